/** The published description: JSON Schema for programs, Markdown for people, both from the schemas. */

import type Type from 'typebox';
import {
  closeCodeOf,
  EMOTES,
  ERRORS,
  type ErrorCode,
  LIMITS,
  LISTED_NAMES,
  PROTOCOL,
} from './constants.ts';
import { CLIENT_MESSAGES, SERVER_MESSAGES } from './messages.ts';
import { ENDPOINTS } from './requests.ts';

export const describeProtocol = () => ({
  protocol: PROTOCOL,
  limits: LIMITS,
  errors: ERRORS,
  listedNames: LISTED_NAMES,
  clientMessages: CLIENT_MESSAGES,
  serverMessages: SERVER_MESSAGES,
  endpoints: ENDPOINTS,
});

interface Described {
  readonly type?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}

/** The generated half of docs/protocol.md; a test holds the file to it. */
export function describeInMarkdown(): string {
  const limits = Object.entries(LIMITS).map(([name, value]) => `| \`${name}\` | ${value} |`);
  const errors = Object.entries(ERRORS).map(
    ([code, { status, retry, meaning }]) =>
      `| \`${code}\` | ${status} | ${closeCodeOf(code as ErrorCode)} | ${retry ? 'yes' : 'no'} | ${meaning} |`,
  );
  return [
    '## Messages to the server',
    ...messages(CLIENT_MESSAGES),
    '## Messages from the server',
    ...messages(SERVER_MESSAGES),
    '## HTTP',
    ...ENDPOINTS.flatMap(({ method, path, secret, body, answer, does }) => [
      `### \`${method} ${path}\``,
      `${does} Secret: ${secret}.`,
      ...(body ? ['Body:', ...fieldList(body)] : []),
      ...(answer ? ['Answer:', ...fieldList(answer)] : []),
    ]),
    '## Errors',
    [
      '| code | status | close code | try again | meaning |',
      '| --- | --- | --- | --- | --- |',
      ...errors,
    ].join('\n'),
    '## Limits',
    ['| limit | value |', '| --- | --- |', ...limits].join('\n'),
    '## Emotes',
    EMOTES.map((emote) => `\`${emote}\``).join(', '),
    '## Names of the list',
    LISTED_NAMES.join(', '),
  ].join('\n\n');
}

const messages = (all: Readonly<Record<string, Type.TSchema>>): string[] =>
  Object.entries(all).flatMap(([name, schema]) => [
    `### \`${name}\``,
    (schema as Described).description ?? '',
    ...fieldList(schema),
  ]);

function fieldList(schema: Type.TSchema): string[] {
  const { properties = {}, required = [] } = schema as Described;
  const lines = Object.entries(properties)
    .filter(([name]) => name !== 'type')
    .map(([name, field]) => {
      const optional = required.includes(name) ? '' : ' (may be left out)';
      const text = field.description === undefined ? '' : `: ${field.description}`;
      return `- \`${name}\` ${shape(field)}${bounds(field)}${optional}${text}`;
    });
  return lines.length > 0 ? [lines.join('\n')] : [];
}

/** How large a number, and how long a text or list may be. */
function bounds({ minimum, maximum, minLength, maxLength, maxItems }: Described): string {
  const least = minimum ?? minLength;
  const most = maximum ?? maxLength ?? maxItems;
  const unit = maxLength !== undefined ? ' characters' : maxItems !== undefined ? ' of them' : '';
  if (least === undefined && most === undefined) return '';
  if (most === undefined) return ` from ${least}`;
  return least === undefined ? `, at most ${most}${unit}` : ` of ${least} to ${most}${unit}`;
}

/** A field's type in a few characters. */
function shape(schema: Described): string {
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((each) => `\`${each}\``).join(' or ');
  if (schema.anyOf) return schema.anyOf.map(shape).join(' or ');
  if (schema.items) return `list of ${shape(schema.items)}`;
  if (schema.properties) return `{ ${Object.entries(schema.properties).map(part).join(', ')} }`;
  if (schema.pattern) return `text \`${schema.pattern}\``;
  return schema.type ?? 'JSON';
}

/** A field of a field: only what is fixed, or has an end, is said of it. */
function part([name, schema]: [string, Described]): string {
  const { maximum, enum: names, anyOf = [] } = schema;
  const isOneOfSome = anyOf.length > 0 && anyOf.every((each) => each.const !== undefined);
  if (schema.const !== undefined || names || isOneOfSome) return `${name}: ${shape(schema)}`;
  return maximum === undefined ? name : `${name}${bounds(schema)}`;
}
