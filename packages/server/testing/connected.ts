/** Connections over this machine's network, for tests that look at what goes over the wire. */

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach } from 'vitest';

const ends: Socket[] = [];

/** None outlives its test. */
export const closeConnectionsAfterEach = (): void =>
  afterEach(() => {
    for (const end of ends.splice(0)) end.destroy();
  });

/** The end that sends and the end that reads. */
export async function connected(): Promise<[Socket, Socket]> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [[wire]] = await Promise.all([once(server, 'connection'), once(reader, 'connect')]);
  server.close();
  ends.push(reader, wire);
  return [wire, reader];
}
