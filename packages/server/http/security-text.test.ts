import { operatorOf } from '@hearthside/client';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { localServer } from '../testing/local-server.ts';
import { SECURITY_TXT } from './security-text.ts';

it.each([
  ['ops@example.org', 'mailto:ops@example.org'],
  ['mailto:ops@example.org', 'mailto:ops@example.org'],
  ['mailto:ops@example.org?subject=Hearthside', 'mailto:ops@example.org?subject=Hearthside'],
  ['zoë@öl.example', 'mailto:zoë@öl.example'],
  ['https://example.org/contact', 'https://example.org/contact'],
  ['https://example.org/@ops?of=hearthside', 'https://example.org/@ops?of=hearthside'],
])('%s is named where programs look for it and to the page', async (given, contact) => {
  const config = readConfig({}, { HEARTHSIDE_CONTACT: given });
  const server = await localServer({ contact: config.contact });
  const answer = await fetch(`${server.url}${SECURITY_TXT}`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).split('\n');
  expect(lines[0]).toBe(`Contact: ${contact}`);
  const expires = Date.parse(lines[1]?.replace('Expires: ', '') ?? '');
  // Some time from now, and less than a year, as the standard recommends.
  expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  expect(await operatorOf(server.url)).toBe(contact);
  await server.stop();
});

it('where nobody is named there is nothing, and the page is told so', async () => {
  const server = await localServer();
  expect((await fetch(`${server.url}${SECURITY_TXT}`)).status).toBe(404);
  expect(await operatorOf(server.url)).toBeNull();
  await server.stop();
});

it.each([
  'me',
  '@',
  'ops@',
  '@example.org',
  'mailto:',
  'mailto:ops',
  'mailto:ops@',
  'mailto:a@b@c',
  'javascript:alert(1)',
  'http://example.org',
  'https:',
  'https://',
  'https://[example',
  'https:example.org',
  'a@b c',
  'https://a\nContact: x',
  'a@b"><script>alert(1)</script>',
  'https://a/"><script>',
  "a@b'c",
  'a@b\u200bc',
  'mailto:\u2028a@b',
  'https://a/\u202eb',
  'a@b\u0000',
  'a@b\u3164',
])('%j is no contact', (text) => {
  expect(() => readConfig({}, { HEARTHSIDE_CONTACT: text })).toThrow(ConfigError);
});

it('a contact that is too long is refused, one of 200 characters is not', () => {
  const read = (contact: string) => readConfig({ contact }, {}).contact;
  const longest = `${'x'.repeat(200 - '@b.example'.length)}@b.example`;
  expect(read(longest)).toBe(`mailto:${longest}`);
  for (const text of [
    `x${longest}`,
    `https://a/${'x'.repeat(200)}`,
    `${'x'.repeat(5000)}@b.example`,
  ]) {
    // In a sentence that a terminal can show.
    expect(() => read(text)).toThrow(/^contact must be .{1,400}$/);
  }
});

it('what cannot be seen of a wrong contact is named', () => {
  expect(() => readConfig({ contact: 'a@b\u200b' }, {})).toThrow('not "a@b\\u{200b}"');
});
