/* Asks whether this browser can run the page, and says so kindly where it cannot. In the oldest words there are. */
(function () {
  /** @type {Record<string, { title: string, text: string }>} */
  var words = JSON.parse('__WORDS__');
  var isFirefox = /Firefox\//.test(navigator.userAgent);
  var canRun =
    'noModule' in HTMLScriptElement.prototype &&
    'hasOwn' in Object &&
    'findLast' in Array.prototype &&
    'structuredClone' in window &&
    'HTMLDialogElement' in window &&
    'CSS' in window &&
    CSS.supports('height', '1dvh') &&
    // Bots think in workers of a kind that Firefox has since 114; it shows by nothing else.
    (!isFirefox || 'toSorted' in Array.prototype);
  if (canRun) return;
  var language = (navigator.language || 'en').slice(0, 2).toLowerCase();
  var known = words[language] ? language : 'en';
  var said = words[known] || { title: '', text: '' };
  var page = document.getElementById('page');
  var main = document.createElement('main');
  var title = document.createElement('h1');
  var text = document.createElement('p');
  document.documentElement.lang = known;
  title.appendChild(document.createTextNode(said.title));
  text.appendChild(document.createTextNode(said.text));
  main.appendChild(title);
  main.appendChild(text);
  main.style.maxWidth = '34em';
  main.style.margin = '10vh auto';
  main.style.padding = '24px';
  main.style.font = '20px/1.5 sans-serif';
  title.style.lineHeight = '1.2';
  main.style.color = '#2b1e16';
  main.style.background = '#fffbf0';
  main.style.borderRadius = '16px';
  document.body.style.background = '#c4935b';
  // Without its place the page does not begin, half working.
  if (page) document.body.replaceChild(main, page);
})();
