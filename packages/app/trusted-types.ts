/**
 * Where the browser knows Trusted Types, the server lets no text become markup or the address of a
 * script unless it comes through here: workers and the service worker of our own origin, and the
 * drawings of our own games, which are part of the program.
 */

interface PolicyRules {
  createHTML(markup: string): string;
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: PolicyRules): unknown;
}

const MARKUP_THAT_RUNS = /<\s*script|\son[a-z]+\s*=|javascript:/i;

const rules: PolicyRules = {
  createHTML(markup) {
    if (MARKUP_THAT_RUNS.test(markup)) throw new TypeError('markup that would run is not shown');
    return markup;
  },
  createScriptURL(address) {
    const { origin, protocol } = new URL(address, location.href);
    // What a page makes up itself (`blob:`) has its origin too.
    if (origin === location.origin && protocol === location.protocol) return address;
    throw new TypeError('only scripts of this server are loaded');
  },
};

(globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', rules);
