/**
 * How many frames a client's bytes hold (RFC 6455), whatever is in them: pings and empty pieces of
 * messages cost the server as much as messages do, and nothing else tells of them.
 */

const LENGTH = 0x7f;
const MASKED = 0x80;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MASK_BYTES = 4;

export class FrameCounter {
  /** The beginning of a frame, which may come in pieces. */
  readonly #head = Buffer.alloc(10);
  #known = 0;
  /** Bytes of the frame that are still to come. */
  #left = 0;

  /** Frames that begin in these bytes. */
  count(bytes: Buffer): number {
    let frames = 0;
    for (let at = 0; at < bytes.length; ) {
      if (this.#left > 0) {
        const passed = Math.min(this.#left, bytes.length - at);
        this.#left -= passed;
        at += passed;
        continue;
      }
      this.#head[this.#known++] = bytes[at++] as number;
      if (this.#known < this.#headLength) continue;
      this.#left = this.#bodyLength;
      this.#known = 0;
      frames++;
    }
    return frames;
  }

  get #short(): number {
    return (this.#head[1] as number) & LENGTH;
  }

  get #headLength(): number {
    if (this.#known < 2) return 2;
    return this.#short === EIGHT_BYTES ? 10 : this.#short === TWO_BYTES ? 4 : 2;
  }

  get #bodyLength(): number {
    const mask = ((this.#head[1] as number) & MASKED) === 0 ? 0 : MASK_BYTES;
    if (this.#short === EIGHT_BYTES) return mask + Number(this.#head.readBigUInt64BE(2));
    return mask + (this.#short === TWO_BYTES ? this.#head.readUInt16BE(2) : this.#short);
  }
}
