/** Which page the address asks for. */

import { isExported } from './place.ts';
import { Store, useStore } from './store.ts';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'online'; readonly id: string }
  | { readonly page: 'television-start' }
  | { readonly page: 'television'; readonly id: string }
  | { readonly page: 'join' }
  | { readonly page: 'fair' }
  | { readonly page: 'privacy'; readonly forChildren: boolean }
  | { readonly page: 'learn'; readonly game: string | null; readonly stop: string | null }
  | { readonly page: 'puzzles'; readonly game: string | null; readonly puzzle: string | null }
  | { readonly page: 'print'; readonly game: string | null }
  | { readonly page: 'paper'; readonly game: string | null }
  | { readonly page: 'records' }
  | { readonly page: 'replay'; readonly id: string; readonly also: string }
  | { readonly page: 'shared'; readonly packed: string }
  | {
      readonly page: 'rules';
      readonly game: string | null;
      readonly at: string | null;
      readonly show: boolean;
    }
  | { readonly page: 'unknown'; readonly path: string };

export function readRoute(path: string): Route {
  const [first = '', second = '', third = '', fourth = ''] = path.split('/').slice(1).map(decoded);
  switch (first) {
    case '':
      return { page: 'home' };
    case 'new':
      return { page: 'setup', game: second };
    case 'play':
      return { page: 'table', id: second };
    case 't':
      return { page: 'online', id: second };
    case 'tv':
      return second === '' ? { page: 'television-start' } : { page: 'television', id: second };
    case 'join':
      return { page: 'join' };
    case 'fair':
      return { page: 'fair' };
    case 'privacy':
      return { page: 'privacy', forChildren: second === 'children' };
    case 'learn':
      return { page: 'learn', game: second || null, stop: third || null };
    case 'puzzles':
      return { page: 'puzzles', game: second || null, puzzle: third || null };
    case 'print':
      return { page: 'print', game: second === '' ? null : second };
    case 'paper':
      return { page: 'paper', game: second === '' ? null : second };
    case 'records':
      if (second === '') return { page: 'records' };
      return { page: 'replay', id: second, also: third };
    case 'g':
      return { page: 'shared', packed: second };
    case 'rules':
      return { page: 'rules', game: second || null, at: third || null, show: fourth === 'show' };
    default:
      return { page: 'unknown', path };
  }
}

/** An address that somebody mistyped names no page; it is no reason to fail. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The address of a path. A host of files knows no paths but those of files: there they stand behind
 * the `#`, which needs nothing of the host, whatever folder the page is in.
 */
export const hrefOf = (path: string): string => (isExported() ? `#${path}` : path);

export function currentPath(): string {
  const [, path = ''] = location.hash.split('#');
  // Codes on paper have the path behind the `#` too: they do not know what kind of host there will be.
  if (path.startsWith('/') && (isExported() || location.pathname === '/')) return path;
  return isExported() ? '/' : location.pathname;
}

export function goTo(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', hrefOf(to));
  else history.replaceState(null, '', hrefOf(to));
  scrollTo(0, 0);
  path().set(currentPath());
}

let known: Store<string> | null = null;

/** Where the page is; made when first asked for, since there is no address outside a browser. */
function path(): Store<string> {
  if (known) return known;
  const made = new Store(currentPath());
  addEventListener('popstate', () => made.set(currentPath()));
  known = made;
  return made;
}

export const usePath = (): string => useStore(path());
