/** Answers straight on a connection: to what cannot be read as a request, or asked for a WebSocket in vain. */

import { STATUS_CODES } from 'node:http';
import { ERRORS, type ErrorCode } from '@hearthside/protocol/constants';

interface RawAnswer {
  readonly status?: number;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** In the shape of every other answer that says no; the connection ends with it. */
export function rawRefusal(
  code: ErrorCode,
  { status = ERRORS[code].status, message = ERRORS[code].meaning, headers = {} }: RawAnswer = {},
): string {
  const body = JSON.stringify({ error: { code, message, retry: ERRORS[code].retry } });
  const lines = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...headers,
    'Content-Length': String(Buffer.byteLength(body)),
  };
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(lines).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
}

const UNREADABLE = 'this is no request that the server can read';

/** What whoever sent such a request is told, by the error of Node's parser. */
export function answerToUnreadable(error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return rawRefusal('too-slow', { message: 'the request did not come in time' });
    case 'HPE_HEADER_OVERFLOW':
      return rawRefusal('too-large', { status: 431, message: 'address and headers are too long' });
    default:
      return rawRefusal('bad-message', { message: UNREADABLE });
  }
}
