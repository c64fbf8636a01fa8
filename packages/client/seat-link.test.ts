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

it('the link for one’s own second device brings the key along', () => {
  const key = '0123456789abcdef0123456789abcdef';
  const link = writeSeatLink({ server, table, secret, key });
  expect(link).toBe(`${server}/t/${table}#${secret}.${key}`);
  expect(readSeatLink(link)).toEqual({ server, table, secret, key });
  // A key that is none opens nothing: neither with it nor as if it were not there.
  expect(readSeatLink(`${link}0`)).toEqual({ server, table, secret: null });
});

it.each(['', 'hello', `${server}/`, `${server}/t/short`, `${server}/play/${table}`])(
  '"%s" is no link to a table',
  (link) => {
    expect(readSeatLink(link)).toBeNull();
  },
);
