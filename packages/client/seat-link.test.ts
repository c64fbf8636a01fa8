import { expect, it } from 'vitest';
import { readSeatLink, writeSeatLink } from './index.ts';

const table = 'T'.repeat(22);
const secret = 's'.repeat(32);
const server = 'https://play.example';

it('a seat’s link is read as it was written, with the secret behind the #', () => {
  const link = writeSeatLink({ server, table, secret });
  expect(link).toBe(`${server}/t/${table}#${secret}`);
  expect(readSeatLink(link)).toEqual({ server, table, secret });
});

it('a link without a secret is for spectators', () => {
  const link = writeSeatLink({ server, table, secret: null });
  expect(link).not.toContain('#');
  expect(readSeatLink(link)).toEqual({ server, table, secret: null });
});

it.each(['', 'hello', `${server}/`, `${server}/t/short`, `${server}/play/${table}`])(
  '"%s" is no link to a table',
  (link) => {
    expect(readSeatLink(link)).toBeNull();
  },
);
