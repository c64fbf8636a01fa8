import type { OpenSocket, Socket } from '@hearthside/client';
import { WebSocket } from 'ws';

/** How the client opens a socket in Node, which brings none of its own before version 22. */
export const nodeSocket: OpenSocket = (url) =>
  new WebSocket(url, { perMessageDeflate: false }) as unknown as Socket;
