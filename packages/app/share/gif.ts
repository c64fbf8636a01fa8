/** A moving picture of flat drawings as a GIF, which every page, mail and messenger shows. */

/** Pixels of one frame, five bits a colour: `rrrrrgggggbbbbb`. */
export type Frame = Uint16Array;

export interface Film {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly Frame[];
  /** How long each frame is seen, in hundredths of a second. */
  readonly delays: readonly number[];
}

const SHADES = 1 << 15;
/** The last colour means: as before. */
const COLOURS = 255;
const SAME = 255;

/** Four bytes a pixel, as a canvas has them, to a frame. */
export function frameOf(rgba: Uint8ClampedArray): Frame {
  const frame = new Uint16Array(rgba.length / 4);
  for (let i = 0; i < frame.length; i++) {
    const [r = 0, g = 0, b = 0] = [rgba[4 * i], rgba[4 * i + 1], rgba[4 * i + 2]];
    frame[i] = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
  }
  return frame;
}

export function writeGif(film: Film): Uint8Array<ArrayBuffer> {
  const { width, height, frames, delays } = film;
  const palette = paletteOf(frames);
  const nearest = new NearestColour(palette);
  const out = new Bytes();
  out.text('GIF89a');
  out.word(width);
  out.word(height);
  // A table of 256 colours for all frames, the first behind them.
  out.bytes([0xf7, 0, 0]);
  for (let i = 0; i < 256; i++) out.bytes(asRgb(palette[i] ?? 0));
  // Over and over again.
  out.bytes([0x21, 0xff, 11]);
  out.text('NETSCAPE2.0');
  out.bytes([3, 1, 0, 0, 0]);
  let before: Frame | null = null;
  frames.forEach((frame, n) => {
    // Each frame is laid over the one before; what has not changed is left as it is.
    out.bytes([0x21, 0xf9, 4, 0x05]);
    out.word(delays[n] ?? 50);
    out.bytes([SAME, 0, 0x2c]);
    for (const each of [0, 0, width, height]) out.word(each);
    out.bytes([0, 8]);
    const indices = new Uint8Array(frame.length);
    for (let i = 0; i < frame.length; i++) {
      const shade = frame[i] as number;
      indices[i] = before && before[i] === shade ? SAME : nearest.of(shade);
    }
    squeeze(indices, out);
    before = frame;
  });
  out.bytes([0x3b]);
  return out.all();
}

const asRgb = (shade: number): number[] =>
  [shade >> 10, (shade >> 5) & 31, shade & 31].map((five) => (five << 3) | (five >> 2));

/** The shades that are seen most. */
function paletteOf(frames: readonly Frame[]): number[] {
  const counts = new Uint32Array(SHADES);
  for (const frame of frames)
    for (const shade of frame) counts[shade] = (counts[shade] as number) + 1;
  const seen: number[] = [];
  for (let shade = 0; shade < SHADES; shade++) if (counts[shade] !== 0) seen.push(shade);
  return seen
    .sort((one, other) => (counts[other] as number) - (counts[one] as number))
    .slice(0, COLOURS);
}

class NearestColour {
  readonly #palette: readonly number[];
  readonly #known = new Int16Array(SHADES).fill(-1);

  constructor(palette: readonly number[]) {
    this.#palette = palette;
    palette.forEach((shade, i) => {
      this.#known[shade] = i;
    });
  }

  of(shade: number): number {
    const known = this.#known[shade] as number;
    if (known >= 0) return known;
    const [r = 0, g = 0, b = 0] = asRgb(shade);
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    this.#palette.forEach((each, i) => {
      const [r2 = 0, g2 = 0, b2 = 0] = asRgb(each);
      const far = (r - r2) ** 2 + (g - g2) ** 2 + (b - b2) ** 2;
      if (far < least) [best, least] = [i, far];
    });
    this.#known[shade] = best;
    return best;
  }
}

const MOST_CODES = 4096;
const CLEAR = 256;
const END = 257;

/** LZW as GIF has it: codes of growing width in blocks of at most 255 bytes. */
function squeeze(indices: Uint8Array, out: Bytes): void {
  const codes = new CodeWriter(out);
  let table = new Map<number, number>();
  let next = END + 1;
  codes.write(CLEAR);
  let prefix = indices[0] as number;
  for (let i = 1; i < indices.length; i++) {
    const index = indices[i] as number;
    const key = (prefix << 8) | index;
    const known = table.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    codes.write(prefix);
    if (next < MOST_CODES) {
      if (next === 1 << codes.width) codes.width++;
      table.set(key, next++);
    } else {
      codes.write(CLEAR);
      codes.width = 9;
      table = new Map();
      next = END + 1;
    }
    prefix = index;
  }
  codes.write(prefix);
  if (next === 1 << codes.width && codes.width < 12) codes.width++;
  codes.write(END);
  codes.finish();
}

class CodeWriter {
  width = 9;
  readonly #out: Bytes;
  #block: number[] = [];
  #bits = 0;
  #held = 0;

  constructor(out: Bytes) {
    this.#out = out;
  }

  write(code: number): void {
    this.#held |= code << this.#bits;
    this.#bits += this.width;
    while (this.#bits >= 8) {
      this.#byte(this.#held & 255);
      this.#held >>>= 8;
      this.#bits -= 8;
    }
  }

  finish(): void {
    if (this.#bits > 0) this.#byte(this.#held & 255);
    this.#flush();
    this.#out.bytes([0]);
  }

  #byte(byte: number): void {
    this.#block.push(byte);
    if (this.#block.length === 255) this.#flush();
  }

  #flush(): void {
    if (this.#block.length === 0) return;
    this.#out.bytes([this.#block.length, ...this.#block]);
    this.#block = [];
  }
}

class Bytes {
  #data = new Uint8Array(1 << 16);
  #length = 0;

  bytes(bytes: readonly number[]): void {
    while (this.#length + bytes.length > this.#data.length) {
      const larger = new Uint8Array(this.#data.length * 2);
      larger.set(this.#data);
      this.#data = larger;
    }
    this.#data.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  word(word: number): void {
    this.bytes([word & 255, word >> 8]);
  }

  text(text: string): void {
    this.bytes([...text].map((letter) => letter.charCodeAt(0)));
  }

  all(): Uint8Array<ArrayBuffer> {
    return this.#data.slice(0, this.#length);
  }
}
