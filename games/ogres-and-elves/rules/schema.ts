/**
 * Checks a value against a JSON Schema, as far as `edition/schema.json` uses the language,
 * and says what is wrong with the field and the statement of the
 * rules: the nearest `$comment` above it. The published schema is thereby the check itself.
 */

import { isJsonObject, type Json, type JsonObject } from '@hearthside/table';

export interface Schema {
  readonly $comment?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly enum?: readonly Json[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** What is wrong: in which field, and which statement of the rules says so. */
export interface FieldProblem {
  readonly where: string;
  readonly what: string;
  readonly rule: string;
}

interface Place {
  readonly root: Schema;
  readonly path: string;
  readonly rule: string;
}

/** The first thing wrong with `value`, or null. `name` begins the path to the field. */
export const schemaProblem = (root: Schema, value: Json, name: string): FieldProblem | null =>
  problem(root, value, { root, path: name, rule: '' });

function problem(schema: Schema, value: Json, above: Place): FieldProblem | null {
  const place = { ...above, rule: schema.$comment ?? above.rule };
  if (schema.$ref !== undefined) return problem(definition(schema.$ref, place.root), value, place);
  if (schema.enum && !schema.enum.includes(value)) {
    return say(place, `must be one of ${schema.enum.join(', ')}`);
  }
  switch (schema.type) {
    case 'object':
      return objectProblem(schema, value, place);
    case 'array':
      return arrayProblem(schema, value, place);
    case 'integer':
      return integerProblem(schema, value, place);
    case 'string':
      return stringProblem(schema, value, place);
    case 'boolean':
      return typeof value === 'boolean' ? null : say(place, 'must be true or false');
    default:
      return null;
  }
}

const say = ({ path, rule }: Place, what: string): FieldProblem => ({ where: path, what, rule });

function definition(reference: string, root: Schema): Schema {
  const found = root.$defs?.[reference.replace('#/$defs/', '')];
  if (!found) throw new Error(`the schema has no ${reference}`);
  return found;
}

function objectProblem(schema: Schema, value: Json, place: Place): FieldProblem | null {
  if (!isJsonObject(value)) return say(place, 'must be an object');
  const properties = schema.properties ?? {};
  const missing = schema.required?.find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) return say(inside(place, missing, properties), 'is missing');
  const surplus = Object.keys(value).find((key) => !Object.hasOwn(properties, key));
  if (schema.additionalProperties === false && surplus !== undefined) {
    return say(place, `has no field "${surplus}"; there are ${Object.keys(properties).join(', ')}`);
  }
  return firstOf(Object.entries(properties), ([key, inner]) =>
    Object.hasOwn(value, key)
      ? problem(inner, (value as JsonObject)[key] as Json, inside(place, key, properties))
      : null,
  );
}

/** The place of a field, with the field's own statement already known. */
const inside = (
  place: Place,
  key: string,
  properties: Readonly<Record<string, Schema>>,
): Place => ({
  ...place,
  path: `${place.path}.${key}`,
  rule: properties[key]?.$comment ?? place.rule,
});

function arrayProblem(schema: Schema, value: Json, place: Place): FieldProblem | null {
  if (!Array.isArray(value)) return say(place, 'must be a list');
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  if (value.length < minItems || value.length > maxItems) {
    return say(place, `must have ${range(minItems, maxItems)} entries, not ${value.length}`);
  }
  const inner =
    items &&
    firstOf([...value.entries()], ([index, each]) => problem(items, each, at(place, index)));
  if (inner) return inner;
  const twice = value.findIndex((each, index) => value.indexOf(each) !== index);
  return schema.uniqueItems && twice >= 0
    ? say(at(place, twice), `names ${JSON.stringify(value[twice])} a second time`)
    : null;
}

const at = (place: Place, index: number): Place => ({ ...place, path: `${place.path}[${index}]` });

function integerProblem(schema: Schema, value: Json, place: Place): FieldProblem | null {
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = schema;
  return Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum
    ? null
    : say(place, `must be a whole number, ${range(minimum, maximum)}`);
}

function stringProblem(schema: Schema, value: Json, place: Place): FieldProblem | null {
  if (typeof value !== 'string') return say(place, 'must be a text');
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  // JSON Schema counts characters, not code units.
  const length = [...value].length;
  return length >= minLength && length <= maxLength
    ? null
    : say(place, `must have ${range(minLength, maxLength)} characters`);
}

function range(least: number, most: number): string {
  if (least === most) return `exactly ${least}`;
  return most === Number.POSITIVE_INFINITY ? `${least} or more` : `${least} to ${most}`;
}

function firstOf<T>(
  values: readonly T[],
  check: (value: T) => FieldProblem | null,
): FieldProblem | null {
  for (const value of values) {
    const found = check(value);
    if (found !== null) return found;
  }
  return null;
}
