/** How a control is found in a page, by what a person sees or hears of it. Runs in the page. */

export interface Control {
  readonly role: 'button' | 'link' | 'combobox' | 'radio' | 'textbox' | 'spinbutton';
  /** How its name begins, or a pattern between slashes. */
  readonly name: string;
  /** A selector: what it stands in. */
  readonly within: string;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where to press it, or null: it is not there, not to be used, or something lies over it. */
export function findControl({ role, name, within }: Control): Spot | null {
  const SELECTORS: Record<string, string> = {
    button: 'button, [role="button"], summary',
    link: 'a[href]',
    combobox: 'select',
    radio: 'input[type="radio"]',
    textbox: 'input:not([type]), input[type="text"]',
    spinbutton: 'input[type="number"]',
  };
  const pattern = /^\/(.*)\/$/.exec(name)?.[1];
  const isNamed = (text: string) =>
    pattern === undefined ? text.startsWith(name) : new RegExp(pattern).test(text);
  const nameOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels;
    const text =
      element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
    return text.replace(/\s+/g, ' ').trim();
  };
  // Over an open dialog nothing else can be used.
  const dialogs = document.querySelectorAll('dialog[open]');
  const root = dialogs[dialogs.length - 1] ?? document;
  for (const element of root.querySelectorAll(SELECTORS[role] ?? role)) {
    if (!element.closest(within) || !isNamed(nameOf(element))) continue;
    if ((element as HTMLButtonElement).disabled) continue;
    if (element.getAttribute('aria-disabled') === 'true') continue;
    let box = element.getBoundingClientRect();
    if (box.bottom > innerHeight || box.top < 0 || box.right > innerWidth || box.left < 0) {
      element.scrollIntoView({ block: 'center', inline: 'center' });
      box = element.getBoundingClientRect();
    }
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = box.width > 0 ? document.elementFromPoint(x, y) : null;
    if (hit && (element.contains(hit) || hit.contains(element))) return { x, y };
  }
  return null;
}
