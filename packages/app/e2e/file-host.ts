/** A host that hands out files and knows nothing else, such as a family might have. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export class FileHost {
  /** The path of every request, in order. */
  readonly asked: string[] = [];
  readonly #server: Server;

  /** `lost`: the file for addresses that it does not know, as some hosts have; else a bare 404. */
  constructor(folder: string, lost: string | null = null) {
    this.#server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
      this.asked.push(path);
      const named = join(folder, path);
      const file = path.endsWith('/') ? join(named, 'index.html') : named;
      const found = existsSync(file) && statSync(file).isFile() ? file : null;
      const given = found ?? (lost === null ? null : join(folder, lost));
      response.writeHead(found === null ? 404 : 200, {
        'Content-Type': TYPES[extname(given ?? '')] ?? 'text/plain',
      });
      response.end(given === null ? 'not found' : readFileSync(given));
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  start(): Promise<void> {
    return new Promise((done) => this.#server.listen(0, '127.0.0.1', done));
  }

  /** From now on nobody answers: the network is gone. */
  stop(): Promise<void> {
    return new Promise((done) => {
      this.#server.close(() => done());
      this.#server.closeAllConnections();
    });
  }
}
