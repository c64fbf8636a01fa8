import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bodyReader,
  CLIENT_MESSAGES,
  CreateTable,
  closeCodeOf,
  describeInMarkdown,
  ERRORS,
  type ErrorCode,
  readClientMessage,
} from './index.ts';

const table = 'A'.repeat(22);
const secret = 'b'.repeat(32);
const act = { type: 'act', id: 'one-two-three', action: 'load', seen: 3 };

describe('messages to the server', () => {
  it.each([
    { type: 'join', protocol: 1, table },
    { type: 'join', protocol: 1, table, secret, since: 0, views: false },
    act,
    { ...act, type: 'roll' },
    { type: 'emote', emote: 'hello' },
    { type: 'name', name: 'Ada' },
    { type: 'name', name: null, id: 'one-two-three' },
    { type: 'ping' },
  ])('reads %j', (message) => {
    expect(readClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  });

  it.each([
    ['{', 'bad-json'],
    ['null', 'bad-message'],
    ['[]', 'bad-message'],
    ['{"type":"welcome"}', 'bad-message'],
    ['{"type":"__proto__"}', 'bad-message'],
    [JSON.stringify({ ...act, seen: -1 }), 'bad-message'],
    [JSON.stringify({ ...act, seen: 1.5 }), 'bad-message'],
    [JSON.stringify({ ...act, action: 'x'.repeat(201) }), 'bad-message'],
    [JSON.stringify({ ...act, id: 'short' }), 'bad-message'],
    [JSON.stringify({ type: 'emote', emote: 'rude words' }), 'bad-message'],
    [JSON.stringify({ type: 'name' }), 'bad-message'],
    [JSON.stringify({ type: 'name', name: 'x'.repeat(201) }), 'bad-message'],
    [JSON.stringify({ type: 'join', protocol: 1, table: '../../etc' }), 'bad-message'],
    [JSON.stringify({ type: 'join', protocol: 1.5, room: 'abc' }), 'bad-message'],
    [JSON.stringify({ type: 'join', protocol: '2', room: 'abc' }), 'bad-message'],
    [JSON.stringify({ type: 'join', protocol: 2, room: 'abc' }), 'unsupported-protocol'],
    [JSON.stringify({ type: 'join', protocol: 0, table: 7 }), 'unsupported-protocol'],
  ])('refuses %s as %s', (text, code) => {
    const read = readClientMessage(text);
    expect(read).toMatchObject({ ok: false, code });
  });

  it('drops fields that only a newer program knows, and reads the rest', () => {
    const newer = { ...act, mood: 'brave', __proto__x: { deep: [1] } };
    expect(readClientMessage(JSON.stringify(newer))).toEqual({ ok: true, value: act });
    const proto = JSON.stringify(act).replace('{', '{"__proto__":{"seen":9},');
    const read = readClientMessage(proto);
    expect(read.ok && Object.keys(read.value).sort()).toEqual(Object.keys(act).sort());
    expect(readClientMessage('{"type":"dance"}')).toMatchObject({ ok: false, isUnknown: true });
    expect(readClientMessage('{"type":"act"}')).toMatchObject({ ok: false, isUnknown: false });
  });

  it('takes an emote that only a newer program knows for unknown, and what is no emote for a fault', () => {
    const read = (emote: unknown) => readClientMessage(JSON.stringify({ type: 'emote', emote }));
    expect(read('somersault')).toMatchObject({ code: 'bad-message', isUnknown: true });
    for (const emote of [7, null, ['hello']])
      expect(read(emote)).toMatchObject({ isUnknown: false });
  });

  it('has messages whose fields are all plain: what is nested would be read without being cleaned', () => {
    for (const { properties } of Object.values(CLIENT_MESSAGES)) {
      for (const field of Object.values(properties)) {
        expect(JSON.stringify(field)).not.toMatch(/"properties"|"items"|"patternProperties"/);
      }
    }
  });

  it.each([
    { ...act, action: 7 },
    { ...act, type: 'dance' },
  ])('says of which submission it could make nothing, where it has a name: %j', (wrong) => {
    expect(readClientMessage(JSON.stringify(wrong))).toMatchObject({ ok: false, id: act.id });
    expect(readClientMessage(JSON.stringify({ ...wrong, id: 'x' }))).not.toHaveProperty('id');
  });

  it('never throws, whatever comes', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof readClientMessage(text).ok === 'boolean'));
    fc.assert(fc.property(fc.json(), (text) => typeof readClientMessage(text).ok === 'boolean'));
  });
});

describe('requests', () => {
  const read = bodyReader(CreateTable);

  it('takes a table with everything left to its default', () => {
    expect(read({ game: 'any' }).ok).toBe(true);
  });

  it('drops what only a newer program knows, at any depth, but no option of a game', () => {
    const body = {
      game: 'any',
      options: { level: 'third', anything: { deep: 1 } },
      keepers: [{ kind: 'person', hat: 'red' }],
      clock: { seconds: 60, otherwise: 'random', bell: true },
    };
    expect(read({ ...structuredClone(body), hostHash: 'mine' })).toEqual({
      ok: true,
      value: {
        game: 'any',
        options: body.options,
        keepers: [{ kind: 'person' }],
        clock: { seconds: 60, otherwise: 'random' },
      },
    });
  });

  it.each([
    [{ clock: { seconds: 1, otherwise: 'random' } }, 'clock/seconds must be >= 5'],
    [{ clock: 'late' }, 'clock must be object or null'],
    [{ dice: 'loaded' }, 'dice must be "app" or "typed"'],
    [{ keepers: [{ kind: 'cat' }] }, 'keepers/0/kind must be "person" or "bot"'],
    [{ keepers: [{ kind: 'bot', level: 'godlike' }] }, /^keepers\/0\/level must be "random" or/],
    [{ keepers: [7] }, 'keepers/0 must be object'],
  ])('names the field that is wrong in %j, and what it takes', (wrong, problem) => {
    const answer = read({ game: 'any', ...wrong });
    expect(answer.ok ? '' : answer.error).toMatch(problem);
  });
});

describe('description', () => {
  it('docs/protocol.md holds what the schemas say (UPDATE_DOCS=1 writes it anew)', () => {
    const page = new URL('../../docs/protocol.md', import.meta.url);
    const marker = '<!-- generated from packages/protocol: do not edit -->\n';
    const [written = '', generated = ''] = readFileSync(page, 'utf8').split(marker);
    const current = describeInMarkdown();
    if (process.env['UPDATE_DOCS']) writeFileSync(page, `${written}${marker}\n${current}\n`);
    else expect(generated.trim()).toBe(current.trim());
  });

  it('close codes are of the private range, or "service restart"', () => {
    for (const code of Object.keys(ERRORS) as ErrorCode[]) {
      const number = closeCodeOf(code);
      expect(number === 1012 || (number >= 4000 && number < 5000)).toBe(true);
    }
  });
});
