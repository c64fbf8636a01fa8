/** What JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same text for equal values whatever their key order: for comparing positions. */
export function sortedJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  if (isJsonObject(value)) {
    const fields = Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${sortedJson(value[key] as Json)}`);
    return `{${fields.join(',')}}`;
  }
  return JSON.stringify(value);
}

/** What nobody writes by hand or by our programs: deeper values overflow whatever looks into them. */
const DEEPEST = 64;

/** Is a JSON text nested deeper than anything honest? Looked at before it is read. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (inText) {
      if (character === '\\') at++;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === '[' || character === '{') {
      if (++depth > DEEPEST) return true;
    } else if (character === ']' || character === '}') depth--;
  }
  return false;
}
