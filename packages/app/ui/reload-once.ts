/** A page of an older version loads itself anew, but not for ever. */

const KEY = 'hearthside.reloaded';
const AGAIN_MS = 60_000;

/** Every engine says it in words of its own. */
const MISSING =
  /dynamically imported module|importing a module script failed|unable to preload|failed to fetch dynamically/i;

export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && MISSING.test(error.message);

/** Loads the page anew, unless that was just tried; answers whether it did. */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AGAIN_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage nobody could tell the second time from the first.
    return false;
  }
  location.reload();
  return true;
}
