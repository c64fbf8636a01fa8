/** Reads a script far enough to ask what it uses. */

import { parseSync } from 'rolldown/utils';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

export interface Place {
  readonly node: Node;
  /** What it stands in; null for the script itself. */
  readonly parent: Place | null;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every node of a script with what stands around it. Throws on what is no script. */
export function* places(file: string, text: string): Generator<Place> {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  // Not by recursion: bundled scripts nest deeper than a generator likes.
  const open: Place[] = [{ node: program as unknown as Node, parent: null }];
  for (let place = open.pop(); place; place = open.pop()) {
    yield place;
    for (const [field, value] of Object.entries(place.node)) {
      if (field === 'typeAnnotation' || field === 'typeArguments') continue;
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) open.push({ node: child, parent: place });
    }
  }
}

/** The name a member is reached by: `a.name`, `a?.name`, `a['name']`, `const { name } = a`. */
export function memberName(node: Node): string | null {
  const key = node.type === 'MemberExpression' ? node['property'] : node['key'];
  if (node.type !== 'MemberExpression' && node.type !== 'Property') return null;
  if (!isNode(key)) return null;
  if (key.type === 'Literal') return String(key['value']);
  return key.type === 'Identifier' && node['computed'] !== true ? String(key['name']) : null;
}

export const lineOf = (text: string, { start }: Node): number =>
  text.slice(0, start).split('\n').length;
