import type { JsonObject } from './json.ts';

/** An event that has these fields with these values, whatever else it has. */
export type EventPattern = { readonly type: string } & JsonObject;

/** Has it all that the pattern asks for? */
export function fits(fields: object, pattern: JsonObject): boolean {
  const known = fields as JsonObject;
  return Object.entries(pattern).every(
    ([key, value]) => JSON.stringify(known[key]) === JSON.stringify(value),
  );
}
