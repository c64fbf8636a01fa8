/**
 * WebSocket text frames as a server sends them (RFC 6455): whole and unmasked. Several become one
 * piece, so that what a connection is told in one go is one write; the library would write the head
 * and the body of each on their own.
 */

const WHOLE_TEXT = 0x81;
/** A ping without a word: the same bytes for everyone, since a server may have thousands to ask. */
export const PING_FRAME = Buffer.from([0x89, 0]);
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/**
 * Bytes, or a string whose characters are its bytes (`latin1`): text of ASCII alone, which is nearly
 * all, need not be copied.
 */
export function textFrames(texts: readonly string[]): string | Buffer {
  let frames = '';
  let highBytes = 0;
  for (const text of texts) {
    const start = head(text.length);
    for (let i = 0; i < start.length; i++) if (start.charCodeAt(i) > 0x7f) highBytes++;
    frames += start + text;
  }
  // As UTF-8 a character takes one byte if it is ASCII, and more otherwise; so do those of the heads.
  return Buffer.byteLength(frames) === frames.length + highBytes ? frames : inBytes(texts);
}

const inBytes = (texts: readonly string[]): Buffer =>
  Buffer.concat(
    texts.flatMap((text) => {
      const body = Buffer.from(text);
      return [Buffer.from(head(body.length), 'latin1'), body];
    }),
  );

function head(length: number): string {
  if (length < TWO_BYTES) return String.fromCharCode(WHOLE_TEXT, length);
  if (length < 0x10000) {
    return String.fromCharCode(WHOLE_TEXT, TWO_BYTES, length >> 8, length & 0xff);
  }
  const bytes = [24, 16, 8, 0].map((shift) => (length >>> shift) & 0xff);
  return String.fromCharCode(WHOLE_TEXT, EIGHT_BYTES, 0, 0, 0, 0, ...bytes);
}
