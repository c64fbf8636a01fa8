import { describe, expect, it } from 'vitest';
import { readServerAddress } from './server-address.ts';

describe('the address of a server', () => {
  it.each([
    ['https://games.example.org', 'https://games.example.org'],
    [' games.example.org ', 'https://games.example.org'],
    ['games.example.org:8443/new/warehouse-elves', 'https://games.example.org:8443'],
    ['http://games.example.org/t/abc#secret', 'http://games.example.org'],
    ['192.168.1.20:8080', 'http://192.168.1.20:8080'],
    ['[fd00::5]:8080', 'http://[fd00::5]:8080'],
    ['localhost:8080', 'http://localhost:8080'],
    ['attic.local', 'http://attic.local'],
    ['attic', 'http://attic'],
  ])('%s leads to %s', (typed, origin) => {
    expect(readServerAddress(typed)).toBe(origin);
  });

  it.each([
    '',
    '   ',
    'our server',
    'https://',
    'javascript:alert(1)',
    'javascript://x',
    'data://x',
  ])('"%s" leads nowhere', (typed) => {
    expect(readServerAddress(typed)).toBeNull();
  });

  it('a name and password in it lead nowhere', () => {
    expect(readServerAddress('https://games.example.org@elsewhere.example')).toBeNull();
  });
});
