/**
 * Where the phone page of a game is, when the page itself is at `home`. Behind a `#` it needs nothing
 * of the host: a server of ours and a host of plain files both find it.
 */
export function paperAddress(home: string, game: string): string {
  const bare = home.replace(/[#?].*$/, '').replace(/\/index\.html$/, '/');
  return `${bare}${bare.endsWith('/') ? '' : '/'}#/paper/${game}`;
}
