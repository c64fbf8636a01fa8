/**
 * A WebSocket client with nothing on it: the handshake and the frames of RFC 6455 straight on a TCP
 * socket. Thousands of these in one process cost so little that the server is what is measured.
 */

import { createHash, randomBytes, randomFillSync } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const WHOLE = 0x80;
const MASKED = 0x80;
const ACCEPT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Everything read is read into here first: no socket needs a buffer of its own. */
const reading = Buffer.allocUnsafe(262_144);
const NOTHING = Buffer.alloc(0);

export interface WireEvents {
  open(): void;
  /** The bytes are good only until the call returns. */
  message(bytes: Buffer): void;
  /** Null when it was closed as planned. */
  closed(error: Error | null): void;
}

export class Wire {
  readonly #socket: Socket;
  readonly #events: WireEvents;
  readonly #key = randomBytes(16).toString('base64');
  /** The beginning of something whose end has not come yet. */
  #rest = NOTHING;
  #isOpen = false;
  /** We hung up: nothing that comes or fails after that is anybody's business. */
  #isLeft = false;

  constructor(url: string, events: WireEvents) {
    this.#events = events;
    const { hostname, port, pathname } = new URL(url);
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: reading,
        callback: (length) => {
          this.#read(reading.subarray(0, length));
          return true;
        },
      },
    });
    this.#socket.on('connect', () => {
      this.#socket.write(
        `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${this.#key}\r\n\r\n`,
      );
    });
    this.#socket.on('error', (error) => {
      if (!this.#isLeft) events.closed(error);
    });
  }

  send(text: string): void {
    this.#write(TEXT, Buffer.from(text));
  }

  close(): void {
    if (this.#isLeft) return;
    this.#isLeft = true;
    if (this.#isOpen) this.#socket.end(maskedFrame(CLOSE, Buffer.from([0x03, 0xe8])));
    else this.#socket.destroy();
    this.#events.closed(null);
  }

  #write(kind: number, body: Buffer): void {
    if (!this.#isLeft) this.#socket.write(maskedFrame(kind, body));
  }

  #read(fresh: Buffer): void {
    let bytes = this.#rest.length === 0 ? fresh : Buffer.concat([this.#rest, fresh]);
    if (!this.#isOpen) bytes = this.#readHandshake(bytes);
    while (this.#isOpen && !this.#isLeft) {
      const frame = frameIn(bytes);
      if (!frame) break;
      this.#take(frame.kind, bytes.subarray(frame.from, frame.to));
      bytes = bytes.subarray(frame.to);
    }
    // What is kept must not lie where the next socket reads.
    this.#rest = bytes.length === 0 ? NOTHING : Buffer.from(bytes);
  }

  #readHandshake(bytes: Buffer): Buffer {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return bytes;
    const answer = bytes.toString('latin1', 0, end);
    const expected = createHash('sha1').update(`${this.#key}${ACCEPT}`).digest('base64');
    if (!answer.startsWith('HTTP/1.1 101') || !answer.includes(expected)) {
      this.#socket.destroy(new Error(`the server would not have us: ${answer.split('\r')[0]}`));
      return NOTHING;
    }
    this.#isOpen = true;
    this.#events.open();
    return bytes.subarray(end + 4);
  }

  #take(kind: number, body: Buffer): void {
    if (kind === TEXT) this.#events.message(body);
    else if (kind === PING) this.#write(PONG, Buffer.from(body));
    else if (kind === CLOSE) this.#socket.end();
  }
}

/** Where the first frame's body is; null while some of it is missing. Servers send whole frames, unmasked. */
function frameIn(bytes: Buffer): { kind: number; from: number; to: number } | null {
  if (bytes.length < 2) return null;
  const kind = (bytes[0] as number) & 0x0f;
  const short = (bytes[1] as number) & 0x7f;
  const from = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (bytes.length < from) return null;
  const length =
    short === 126 ? bytes.readUInt16BE(2) : short === 127 ? bytes.readUIntBE(4, 6) : short;
  return bytes.length < from + length ? null : { kind, from, to: from + length };
}

const masks = randomFillSync(Buffer.allocUnsafe(8192));
let masksUsed = 0;

function maskedFrame(kind: number, body: Buffer): Buffer {
  if (masksUsed === masks.length) {
    randomFillSync(masks);
    masksUsed = 0;
  }
  const { length } = body;
  const start = length < 126 ? 2 : 4;
  const frame = Buffer.allocUnsafe(start + 4 + length);
  frame[0] = WHOLE | kind;
  if (length < 126) frame[1] = MASKED | length;
  else {
    frame[1] = MASKED | 126;
    frame.writeUInt16BE(length, 2);
  }
  masks.copy(frame, start, masksUsed, masksUsed + 4);
  for (let i = 0; i < length; i++) {
    frame[start + 4 + i] = (body[i] as number) ^ (masks[masksUsed + (i & 3)] as number);
  }
  masksUsed += 4;
  return frame;
}
