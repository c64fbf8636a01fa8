/**
 * Where the page stands. A server of ours answers every address with it; `hearthside export` writes
 * it as files for a host that only hands out files, and says so in the page.
 */

export const isExported = (): boolean => document.documentElement.dataset['host'] === 'files';

/**
 * A host of files answers an address it does not know with `404.html`, our page again: it knows where
 * home is and takes the address along. True when it is leaving.
 */
export function leaveForHome(): boolean {
  const { home } = document.documentElement.dataset;
  if (home === undefined || !location.pathname.startsWith(home)) return false;
  const rest = location.pathname.slice(home.length).replace(/(^|\/)index\.html$/, '');
  location.replace(`${home}#/${rest}${location.hash}`);
  return true;
}
