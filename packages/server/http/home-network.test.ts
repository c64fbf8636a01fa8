import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { localServer } from '../testing/local-server.ts';
import { homeAddresses, isFromThisMachine } from './home-network.ts';

const asks = (host: string, remoteAddress: string, forwarded?: string) =>
  isFromThisMachine({
    headers: { host, ...(forwarded && { 'x-forwarded-for': forwarded }) },
    socket: { remoteAddress },
  } as unknown as IncomingMessage);

describe('the home network', () => {
  it('has no address where the server listens to itself alone', () => {
    expect(homeAddresses('127.0.0.1', 8080)).toEqual([]);
  });

  it('has every outer address of the machine where it lets others in', () => {
    const outer = Object.values(networkInterfaces())
      .flatMap((each) => each ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal);
    expect(homeAddresses('0.0.0.0', 99)).toEqual(
      outer.map(({ address }) => `http://${address}:99`),
    );
  });

  it('is told to the machine itself and to nobody else', () => {
    expect(asks('localhost:8080', '127.0.0.1')).toBe(true);
    expect(asks('127.0.0.1:8080', '::ffff:127.0.0.1')).toBe(true);
    expect(asks('192.168.1.5:8080', '192.168.1.9')).toBe(false);
    expect(asks('localhost', '192.168.1.9')).toBe(false);
    expect(asks('games.example', '127.0.0.1')).toBe(false);
    expect(asks('localhost', '127.0.0.1', '203.0.113.7')).toBe(false);
  });

  it('is answered over HTTP, for the page that shows a code to scan', async () => {
    for (const host of ['127.0.0.1', '0.0.0.0']) {
      const server = await localServer({ host });
      const answer = await fetch(`${server.url}/api/v1/addresses`);
      const port = Number(new URL(server.url).port);
      expect(await answer.json()).toEqual({ addresses: homeAddresses(host, port) });
      await server.stop();
    }
  });
});
