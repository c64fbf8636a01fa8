import { useKeyDown } from './use-key-down.ts';

/** Keys of a whole page by their names; those of the board come first, and a dialog has its own. */
export function usePageKeys(keys: Readonly<Record<string, () => void>>): void {
  useKeyDown(({ key }) => {
    const press = document.querySelector('dialog[open]') ? undefined : keys[key];
    press?.();
    return press !== undefined;
  });
}
