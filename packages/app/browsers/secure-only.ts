/**
 * What a browser gives to secure contexts only: a page over https or from this very machine. At
 * home the phones load the page over plain http from another machine, and it must play there.
 */

import { lineOf, memberName, type Node, type Place, places } from './syntax-tree.ts';

/** Of these two a page over plain http has only a part; everything else of them is asked about. */
const EVERYWHERE: Readonly<Record<string, readonly string[]>> = {
  crypto: ['getRandomValues'],
  navigator: ['language', 'languages', 'onLine', 'userActivation', 'userAgent', 'maxTouchPoints'],
};

const GLOBALS: ReadonlySet<string> = new Set([
  'Notification',
  'PushManager',
  'ServiceWorker',
  'caches',
  'cookieStore',
  'launchQueue',
  'showDirectoryPicker',
  'showOpenFilePicker',
  'showSaveFilePicker',
]);

export interface SecureUse {
  readonly what: string;
  readonly line: number;
}

/** Every use of something that needs a secure context. Asking whether it is there (`in`) is none. */
export function secureUses(file: string, text: string): SecureUse[] {
  const uses: SecureUse[] = [];
  for (const place of places(file, text)) {
    const what = secureUse(place);
    if (what !== null) uses.push({ what, line: lineOf(text, place.node) });
  }
  return uses.sort((a, b) => a.line - b.line);
}

function secureUse({ node, parent: around }: Place): string | null {
  const parent = around?.node;
  if (node.type !== 'Identifier' || !parent) return null;
  const name = String(node['name']);
  const reached = parent.type === 'MemberExpression' && parent['property'] === node;
  // `globalThis.crypto` is `crypto`; `window.x.crypto` or `{ crypto: 1 }` are somebody else's.
  if (reached && !isGlobalObject(parent['object'] as Node)) return null;
  if (!reached && isOnlyAName(node, parent)) return null;
  if (GLOBALS.has(name)) return name;
  const everywhere = EVERYWHERE[name];
  if (!everywhere) return null;
  const user = reached ? around?.parent?.node : parent;
  const whole = reached ? parent : node;
  if (user?.type === 'BinaryExpression' && user['operator'] === 'in') return null;
  const taken = user ? takenFrom(user, whole) : null;
  if (taken === null) return name;
  const secret = taken.find((each) => !everywhere.includes(each));
  return secret === undefined ? null : `${name}.${secret}`;
}

const isGlobalObject = (object: Node): boolean =>
  object.type === 'Identifier' && ['globalThis', 'window', 'self'].includes(String(object['name']));

const isOnlyAName = (node: Node, parent: Node): boolean =>
  (parent['key'] === node && parent['shorthand'] !== true) ||
  parent.type.startsWith('TS') ||
  parent.type.startsWith('Import');

/** The members that are taken from an object, or null when all of it is passed on. */
function takenFrom(user: Node, whole: Node): readonly string[] | null {
  if (user.type === 'MemberExpression' && user['object'] === whole) {
    const name = memberName(user);
    return name === null ? null : [name];
  }
  const pattern = user['id'] as Node | undefined;
  if (user.type !== 'VariableDeclarator' || pattern?.type !== 'ObjectPattern') return null;
  return (pattern['properties'] as Node[]).map((each) => memberName(each) ?? 'everything');
}
