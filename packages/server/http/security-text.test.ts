import { operatorOf } from '@hearthside/client';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { localServer } from '../testing/local-server.ts';
import { SECURITY_TXT } from './security-text.ts';

it.each([
  ['ops@example.org', 'mailto:ops@example.org'],
  ['mailto:ops@example.org', 'mailto:ops@example.org'],
  ['https://example.org/contact', 'https://example.org/contact'],
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

it.each(['me', 'javascript:alert(1)', 'http://example.org', 'a@b c', 'https://a\nContact: x'])(
  '%j is no contact',
  (text) => {
    expect(() => readConfig({ contact: text }, {})).toThrow(ConfigError);
  },
);
