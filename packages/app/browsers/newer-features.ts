/** What the oldest supported browsers do not have, as it stands in built scripts and styles. */

import { lineOf, memberName, type Node, places } from './syntax-tree.ts';

/** Syntax by the kind of node it makes, with the first Safari that reads it. */
const SYNTAX: Readonly<Record<string, string>> = {
  StaticBlock: 'a static block (Safari 16.4)',
  ImportAttribute: 'an import attribute (Safari 17.2)',
  AccessorProperty: 'an accessor (none)',
  Decorator: 'a decorator (none)',
};

/** A script with one of these is not read at all by Safari before 16.4 and 17. */
const LOOKBEHIND = /\(\?<[=!]/;

/** Names that mean only this, with the first of the browsers that is too old for them. */
const MEMBERS: Readonly<Record<string, string>> = {
  adoptedStyleSheets: 'Safari 16.4',
  any: 'Safari 17.4',
  canParse: 'Safari 17',
  checkVisibility: 'Safari 17.4',
  fromAsync: 'Safari 16.4',
  groupBy: 'Safari 17.4',
  inert: 'Safari 15.5',
  isSubsetOf: 'Safari 17',
  isWellFormed: 'Safari 16.4',
  requestIdleCallback: 'no Safari',
  showPopover: 'Safari 17',
  showSaveFilePicker: 'no Safari',
  startViewTransition: 'Safari 18',
  symmetricDifference: 'Safari 17',
  timeout: 'Safari 16',
  toReversed: 'Safari 16',
  toSorted: 'Safari 16',
  toSpliced: 'Safari 16',
  togglePopover: 'Safari 17',
  withResolvers: 'Safari 17.4',
};

/** Names that others use too: these objects only. */
const OF: Readonly<Record<string, string>> = {
  any: 'AbortSignal',
  groupBy: 'Object',
  timeout: 'AbortSignal',
};

const GLOBALS: Readonly<Record<string, string>> = {
  CompressionStream: 'Safari 16.4',
  DecompressionStream: 'Safari 16.4',
  Iterator: 'Safari 18.4',
  OffscreenCanvas: 'Safari 16.4',
  URLPattern: 'Safari 26',
};

const STYLES: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/:has\(/, ':has() (Firefox 121)'],
  [/@container\b/, '@container (Safari 16)'],
  [/\d(cqw|cqh|cqi|cqb|cqmin|cqmax)\b/, 'container units (Safari 16)'],
  [/\bcolor-mix\(/, 'color-mix() (Safari 16.2)'],
  [/\blight-dark\(/, 'light-dark() (Safari 17.5)'],
  [/\bsubgrid\b/, 'subgrid (Safari 16)'],
  [/@starting-style\b/, '@starting-style (Safari 17.5)'],
  [/@scope\b/, '@scope (Safari 17.4)'],
  [/:popover-open\b/, 'popovers (Safari 17)'],
  [/[{;]\s*&|&[\s.:#[>]/, 'nesting (Safari 16.5)'],
];

export interface Newer {
  readonly what: string;
  readonly line: number;
}

export function newerInScript(file: string, text: string): Newer[] {
  const found: Newer[] = [];
  for (const { node, parent } of places(file, text)) {
    const what = newerSyntax(node) ?? newerName(node, parent?.node);
    if (what !== null) found.push({ what, line: lineOf(text, node) });
  }
  return found;
}

function newerSyntax(node: Node): string | null {
  const known = SYNTAX[node.type];
  if (known !== undefined) return known;
  if (node.type !== 'Literal') return null;
  const regex = node['regex'] as { pattern: string; flags: string } | undefined;
  if (regex?.flags.includes('v')) return 'a regular expression with the flag v (Safari 17)';
  const pattern = regex?.pattern ?? node['value'];
  return typeof pattern === 'string' && LOOKBEHIND.test(pattern)
    ? 'a lookbehind (Safari 16.4)'
    : null;
}

function newerName(node: Node, parent: Node | undefined): string | null {
  const member = node.type === 'MemberExpression' ? memberName(node) : null;
  if (member !== null && Object.hasOwn(MEMBERS, member)) {
    const of = (node['object'] as Node)['name'];
    if (OF[member] === undefined || OF[member] === of) return `${member} (${MEMBERS[member]})`;
  }
  // `typeof Iterator` asks whether it is there.
  if (node.type !== 'Identifier' || !parent || parent['operator'] === 'typeof') return null;
  const name = String(node['name']);
  const isUse = parent.type === 'NewExpression' || parent.type === 'MemberExpression';
  const isMade = parent['callee'] === node || parent['object'] === node;
  return isUse && isMade && Object.hasOwn(GLOBALS, name) ? `${name} (${GLOBALS[name]})` : null;
}

/** What stands under `@supports` is left out by those who do not know it. */
export function newerInStyle(text: string): string[] {
  const bare = withoutSupports(text.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""'));
  return STYLES.filter(([pattern]) => pattern.test(bare)).map(([, what]) => what);
}

function withoutSupports(text: string): string {
  const begins = text.indexOf('@supports');
  if (begins < 0) return text;
  let depth = 0;
  for (let i = text.indexOf('{', begins); i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}') depth--;
    if (depth === 0) return text.slice(0, begins) + withoutSupports(text.slice(i + 1));
  }
  return text.slice(0, begins);
}
