/** WebKitGTK as Debian packs it, over plain WebDriver: a request for each wish, a browser for each tab. */

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { FoundEngine } from '../../../../tools/find-browser.mjs';
import { type Engine, SIZE, type Tab } from './engine.ts';
import { Program } from './program.ts';

const LONGEST_LOAD_MS = 60_000;
/** Far more than any look at a page takes: an answer that got lost must not use up all patience. */
const LONGEST_SCRIPT_MS = 15_000;
/** A browser that is not there after this never will be. */
const LONGEST_START_MS = 25_000;
const MOST_TRIES = 3;

export async function webdriverEngine({ path }: FoundEngine): Promise<Engine> {
  const display = new Program('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24']);
  const number = await display.said(/^(\d+)\n/m);
  const environment = {
    ...process.env,
    DISPLAY: `:${number}`,
    // The page takes its language from these.
    LANG: 'en_GB.UTF-8',
    LANGUAGE: 'en_GB',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Quicker than a graphics card that the processor plays.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    NO_AT_BRIDGE: '1',
  };
  let driver = await startDriver(path, environment);
  return {
    async open() {
      for (let tries = 1; ; tries++) {
        try {
          return await openTab(driver.server);
        } catch (error) {
          // Now and then the browser never comes up; another driver starts another.
          if (tries === MOST_TRIES) throw error;
          await driver.program.end();
          driver = await startDriver(path, environment);
        }
      }
    },
    async close() {
      await driver.program.end();
      await display.end();
    },
  };
}

async function startDriver(path: string, environment: NodeJS.ProcessEnv) {
  const port = await freePort();
  const program = new Program(path, [`--port=${port}`], environment);
  const server = `http://127.0.0.1:${port}`;
  await program.answers(`${server}/status`);
  return { program, server };
}

/** The driver must be told a port: one at which nobody listens now. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function ask(
  url: string,
  method: 'GET' | 'POST' | 'DELETE',
  body?: unknown,
  signal: AbortSignal | null = null,
) {
  const answer = await fetch(url, {
    method,
    signal,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(url).pathname}: ${error}: ${message}`);
}

async function openTab(server: string): Promise<Tab> {
  const capabilities = {
    alwaysMatch: { timeouts: { script: LONGEST_SCRIPT_MS, pageLoad: LONGEST_LOAD_MS } },
  };
  const patience = AbortSignal.timeout(LONGEST_START_MS);
  const { sessionId } = (await ask(`${server}/session`, 'POST', { capabilities }, patience)) as {
    sessionId: string;
  };
  const session = `${server}/session/${sessionId}`;
  const post = (wish: string, body?: unknown) => ask(`${session}/${wish}`, 'POST', body);
  await post('window/rect', { x: 0, y: 0, ...SIZE });
  return {
    goTo: async (url) => void (await post('url', { url })),
    reload: async () => void (await post('refresh')),
    async evaluate(expression) {
      const script = `const done = arguments[0];
        Promise.resolve().then(() => ${expression}).then(
          (is) => done({ is }), (error) => done({ error: String(error) }));`;
      const value = await post('execute/async', { script, args: [] });
      const { is, error } = value as { is?: string; error?: string };
      if (error !== undefined) throw new Error(error);
      return is as string;
    },
    async tap(x, y) {
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await post('actions', { actions: [{ type: 'pointer', id: 'hand', actions }] });
    },
    picture: async () => Buffer.from(String(await ask(`${session}/screenshot`, 'GET')), 'base64'),
    close: async () => void (await ask(session, 'DELETE')),
  };
}
