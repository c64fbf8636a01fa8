/**
 * WebSocket text frames as a server sends them (RFC 6455): whole and unmasked, their JSON written
 * straight as the bytes that leave. Most of what a busy server does is write: texts put together as
 * strings would be joined, looked through and copied again on their way out, and then be garbage.
 *
 * **A byte that was written is never written again.** Frames lie one after the other on pages, and a page
 * that is full is left to whoever still holds a frame on it. So a frame is good for as long as anyone has
 * it, and cannot turn into another table's.
 */

import type { ServerMessage } from '@hearthside/protocol';

const WHOLE_TEXT = 0x81;
/** A ping without a word: the same bytes for everyone, since a server may have thousands to ask. */
export const PING_FRAME = Buffer.from([0x89, 0]);
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** The longest beginning of a frame; so much is left free before each text. */
const HEADROOM = 10;
/** Not large, since whoever keeps a frame keeps the whole page. */
const PAGE_BYTES = 65_536;

const QUOTE = 0x22;
const COMMA = 0x2c;
const ZERO = 0x30;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Writes one text after another; a text is open from `begin` to `end`. */
export class FrameWriter {
  #page = Buffer.allocUnsafeSlow(PAGE_BYTES);
  /** Where the open text begins. */
  #start = HEADROOM;
  #at = HEADROOM;

  begin(): void {
    // Nothing is open yet, so nothing moves if this is the end of a page.
    this.#start = this.#at;
    this.#start = this.#at = this.#place(HEADROOM, this.#at) + HEADROOM;
  }

  /** The frame around the text since `begin`. */
  end(): Buffer {
    const page = this.#page;
    const length = this.#at - this.#start;
    let from = this.#start;
    if (length < TWO_BYTES) page[--from] = length;
    else if (length < 0x10000) {
      from = page.writeUInt16BE(length, from - 2) - 2;
      page[--from] = TWO_BYTES;
    } else {
      from = page.writeBigUInt64BE(BigInt(length), from - 8) - 8;
      page[--from] = EIGHT_BYTES;
    }
    page[--from] = WHOLE_TEXT;
    return page.subarray(from, this.#at);
  }

  /** How many bytes the open text has. */
  get length(): number {
    return this.#at - this.#start;
  }

  /** What was written of the open text after its first `from` bytes. */
  since(from: number): Buffer {
    return this.#page.subarray(this.#start + from, this.#at);
  }

  /** ASCII as it stands. */
  raw(text: string): void {
    this.#at = this.#word(text, this.#at);
  }

  /** Bytes that were written before. */
  bytes(bytes: Uint8Array): void {
    const at = this.#place(bytes.length, this.#at);
    this.#page.set(bytes, at);
    this.#at = at + bytes.length;
  }

  /** What `JSON.stringify` makes of plain data. */
  json(value: unknown): void {
    this.#at = this.#value(value, this.#at);
  }

  /** Writes a value at a place and answers where it ends, as all of these do. */
  #value(value: unknown, at: number): number {
    switch (typeof value) {
      case 'string':
        return this.#string(value, at);
      case 'number':
        return this.#number(value, at);
      case 'boolean':
        return this.#word(value ? 'true' : 'false', at);
      case 'object':
        if (value === null) return this.#word('null', at);
        return Array.isArray(value) ? this.#array(value, at) : this.#object(value, at);
      default:
        throw new TypeError(`a ${typeof value} cannot be sent`);
    }
  }

  #array(values: readonly unknown[], from: number): number {
    let at = this.#byte(OPEN_ARRAY, from);
    for (let i = 0; i < values.length; i++) {
      if (i > 0) at = this.#byte(COMMA, at);
      at = this.#value(values[i], at);
    }
    return this.#byte(CLOSE_ARRAY, at);
  }

  #object(value: object, from: number): number {
    let at = this.#byte(OPEN_OBJECT, from);
    let isFirst = true;
    for (const key in value) {
      const each: unknown = value[key as keyof typeof value];
      if (each === undefined) continue;
      if (!isFirst) at = this.#byte(COMMA, at);
      isFirst = false;
      at = this.#byte(COLON, this.#string(key, at));
      at = this.#value(each, at);
    }
    return this.#byte(CLOSE_OBJECT, at);
  }

  #string(text: string, from: number): number {
    const { length } = text;
    let at = this.#place(length + 2, from);
    const page = this.#page;
    const start = at;
    page[at++] = QUOTE;
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i);
      if (code < 0x20 || code > 0x7e || code === QUOTE || code === BACKSLASH) {
        return this.#utf8(JSON.stringify(text), start);
      }
      page[at++] = code;
    }
    page[at++] = QUOTE;
    return at;
  }

  #utf8(text: string, from: number): number {
    const at = this.#place(text.length * 3, from);
    return at + this.#page.write(text, at);
  }

  #number(value: number, from: number): number {
    if (value >= 0 && value < 10 && Number.isInteger(value)) return this.#byte(ZERO + value, from);
    return this.#word(Number.isFinite(value) ? String(value) : 'null', from);
  }

  #word(text: string, from: number): number {
    const { length } = text;
    let at = this.#place(length, from);
    const page = this.#page;
    for (let i = 0; i < length; i++) page[at++] = text.charCodeAt(i);
    return at;
  }

  #byte(byte: number, from: number): number {
    const at = this.#place(1, from);
    this.#page[at] = byte;
    return at + 1;
  }

  /** Where to write so many bytes: there, or on a new page, to which the open text moves. */
  #place(bytes: number, at: number): number {
    return at + bytes <= this.#page.length ? at : this.#turnPage(bytes, at);
  }

  #turnPage(bytes: number, at: number): number {
    const length = at - this.#start;
    const needed = HEADROOM + length + bytes;
    const page = Buffer.allocUnsafeSlow(needed > PAGE_BYTES ? 2 * needed : PAGE_BYTES);
    this.#page.copy(page, HEADROOM, this.#start, at);
    this.#page = page;
    this.#start = HEADROOM;
    return HEADROOM + length;
  }
}

/** One for all: a text is begun and ended without a pause, so no two are ever open at once. */
const writer = new FrameWriter();

export function writeFrame(write: (out: FrameWriter) => void): Buffer {
  writer.begin();
  write(writer);
  return writer.end();
}

export const frameOf = (message: ServerMessage): Buffer => writeFrame((out) => out.json(message));
