/** The outer form of a PDF: numbered objects, streams, cross references. Bytes depend on nothing else. */

import { zlibSync } from 'fflate';

/** The number of an object in the file. */
export type Ref = number & { readonly brand: 'pdf-object' };

const encoder = new TextEncoder();

export class PdfObjects {
  readonly #bodies: (Uint8Array | null)[] = [];

  /** A number for an object that is written later. */
  reserve(): Ref {
    this.#bodies.push(null);
    return this.#bodies.length as Ref;
  }

  add(body: string): Ref {
    const ref = this.reserve();
    this.set(ref, body);
    return ref;
  }

  set(ref: Ref, body: string): void {
    this.#bodies[ref - 1] = encoder.encode(body);
  }

  addStream(content: string | Uint8Array, entries = ''): Ref {
    const ref = this.reserve();
    this.setStream(ref, content, entries);
    return ref;
  }

  setStream(ref: Ref, content: string | Uint8Array, entries = ''): void {
    const plain = typeof content === 'string' ? encoder.encode(content) : content;
    const packed = zlibSync(plain, { level: 9 });
    this.#bodies[ref - 1] = join([
      encoder.encode(`<</Length ${packed.length}/Filter/FlateDecode${entries}>>\nstream\n`),
      packed,
      encoder.encode('\nendstream'),
    ]);
  }

  /** The whole file. */
  write(root: Ref, info: Ref): Uint8Array {
    // The second line is binary so that mail programs do not take the file for text.
    const parts: Uint8Array[] = [
      encoder.encode('%PDF-1.7\n%'),
      Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3, 10),
    ];
    let length = parts.reduce((sum, part) => sum + part.length, 0);
    const put = (part: Uint8Array) => {
      parts.push(part);
      length += part.length;
    };
    const offsets = this.#bodies.map((body, i) => {
      if (!body) throw new Error(`PDF object ${i + 1} was reserved and never written`);
      const offset = length;
      put(encoder.encode(`${i + 1} 0 obj\n`));
      put(body);
      put(encoder.encode('\nendobj\n'));
      return offset;
    });
    const start = length;
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    const size = offsets.length + 1;
    put(encoder.encode(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`));
    put(encoder.encode(`trailer\n<</Size ${size}/Root ${at(root)}/Info ${at(info)}>>\n`));
    put(encoder.encode(`startxref\n${start}\n%%EOF\n`));
    return join(parts);
  }
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** A reference to an object. */
export const at = (ref: Ref): string => `${ref} 0 R`;

/** Text as UTF-16, which every reader shows right. */
export function textString(text: string): string {
  let hex = 'FEFF';
  for (let i = 0; i < text.length; i++) hex += hex4(text.charCodeAt(i));
  return `<${hex}>`;
}

export const hex4 = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0');

/** As short as it can be: a thousandth of a unit is finer than any printer. */
export function num(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}
