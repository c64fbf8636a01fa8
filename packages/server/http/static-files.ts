/** The built page. Only files that were there at start are served: a path cannot lead elsewhere. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentPolicy, securityHeaders } from './security-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.glb': 'model/gltf-binary',
};
const PACKS = /^(text|application\/(json|manifest|wasm)|image\/svg|model)/;
const YEAR_SECONDS = 31_536_000;

type Encoding = 'br' | 'gzip';

interface StaticFile {
  readonly path: string;
  readonly type: string;
  readonly caching: string;
  /** What the bytes are known by; worked out when first asked for. */
  tag: string | null;
  readonly packed: Map<Encoding, Promise<Buffer>>;
}

const pack: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 7 }),
};

export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();
  readonly #headers: Readonly<Record<string, string>>;

  constructor(folder: string | null) {
    const names = folder === null ? [] : readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of names) {
      const type = TYPES[extname(name)];
      if (folder === null || type === undefined) continue;
      const url = `/${name.replaceAll('\\', '/')}`;
      const caching = url.startsWith('/assets/')
        ? `public, max-age=${YEAR_SECONDS}, immutable`
        : 'no-cache';
      this.#files.set(url, {
        path: join(folder, name),
        type,
        caching,
        tag: null,
        packed: new Map(),
      });
    }
    const page = this.#files.get('/index.html');
    this.#headers = securityHeaders(contentPolicy(page ? readFileSync(page.path, 'utf8') : ''));
  }

  /** Headers for answers that are no file. */
  get headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  get hasPage(): boolean {
    return this.#files.has('/index.html');
  }

  /** Serves the file, or the page for any other address without an extension; false when neither is there. */
  async serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const file =
      this.#files.get(path) ?? (extname(path) === '' ? this.#files.get('/index.html') : undefined);
    if (!file) return false;
    const encoding = PACKS.test(file.type) ? wanted(request) : null;
    file.tag ??= tagOf(readFileSync(file.path));
    const about = {
      ...this.#headers,
      'Cache-Control': file.caching,
      Vary: 'Accept-Encoding',
      ETag: encoding === null ? `"${file.tag}"` : `"${file.tag}-${encoding}"`,
    };
    if (isKnown(request, about.ETag)) {
      response.writeHead(304, about);
      response.end();
      return true;
    }
    const bytes = await this.#bytes(file, encoding);
    response.writeHead(200, {
      ...about,
      'Content-Type': file.type,
      'Content-Length': bytes.length,
      ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  }

  #bytes({ path, packed }: StaticFile, encoding: Encoding | null): Promise<Buffer> {
    if (encoding === null) return Promise.resolve(readFileSync(path));
    let bytes = packed.get(encoding);
    if (!bytes) {
      bytes = pack[encoding](readFileSync(path));
      packed.set(encoding, bytes);
    }
    return bytes;
  }
}

const tagOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** Does whoever asks have these very bytes? */
function isKnown(request: IncomingMessage, tag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known
    .split(',')
    .some((each) => each.trim().replace(/^W\//, '') === tag || each.trim() === '*');
}

function wanted(request: IncomingMessage): Encoding | null {
  const accepted = String(request.headers['accept-encoding'] ?? '').toLowerCase();
  const named = accepted.split(',').map((each) => each.replaceAll(/\s/g, ''));
  // `gzip;q=0` means anything but that.
  const takes = (encoding: Encoding) =>
    named.some(
      (each) => each === encoding || (each.startsWith(`${encoding};`) && !NONE.test(each)),
    );
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

const NONE = /;q=0(\.0*)?$/;
