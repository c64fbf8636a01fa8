/**
 * The oldest browsers that the page is made for; README and `older-browsers.js` say so to people.
 * For Safari before 16 the compiler rewrites class fields: there an initialiser with parentheses
 * may not find its variables (webkit.org/b/236843).
 */
export const OLDEST = ['chrome109', 'firefox115', 'safari15.4', 'ios15.4'];
