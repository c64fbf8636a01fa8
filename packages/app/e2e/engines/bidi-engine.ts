/** Firefox as it is installed, over WebDriver BiDi: one socket, messages with ids. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { FoundEngine } from '../../../../tools/find-browser.mjs';
import { type Engine, SIZE, type Tab } from './engine.ts';
import { Program } from './program.ts';

const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-GB, en',
  // Every name leads to this machine: nothing outside is asked, and plain http has a name.
  'network.dns.forceResolve': '127.0.0.1',
  'remote.active-protocols': 1,
  'toolkit.telemetry.enabled': false,
};

export async function bidiEngine({ path }: FoundEngine): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'hearthside-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const firefox = new Program(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { ...process.env, HOME: profile },
  );
  const address = await firefox.said(/WebDriver BiDi listening on (ws:\S+)/);
  const session = await BidiSession.open(`${address}/session`);
  return {
    open: () => openTab(session),
    async close() {
      session.close();
      await firefox.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

class BidiSession {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Fields) => void>();
  #sent = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (text) => {
      const answer = JSON.parse(String(text)) as Fields;
      this.#waiting.get(answer['id'] as number)?.(answer);
      this.#waiting.delete(answer['id'] as number);
    });
  }

  static async open(url: string): Promise<BidiSession> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const session = new BidiSession(socket);
    await session.ask('session.new', { capabilities: {} });
    return session;
  }

  ask(method: string, params: Fields): Promise<Fields> {
    const id = ++this.#sent;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (answer) => {
        if (answer['type'] === 'success') resolve(answer['result'] as Fields);
        else reject(new Error(`${method}: ${answer['error']}: ${answer['message']}`));
      });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }
}

async function openTab(session: BidiSession): Promise<Tab> {
  const { userContext } = await session.ask('browser.createUserContext', {});
  const { context } = await session.ask('browsingContext.create', { type: 'tab', userContext });
  const ask = (method: string, params: Fields = {}) => session.ask(method, { context, ...params });
  await ask('browsingContext.setViewport', { viewport: SIZE });
  return {
    goTo: async (url) => void (await ask('browsingContext.navigate', { url, wait: 'complete' })),
    reload: async () => void (await ask('browsingContext.reload', { wait: 'complete' })),
    async evaluate(expression) {
      const { type, result, exceptionDetails } = await session.ask('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (type === 'success') return String((result as Fields)['value']);
      throw new Error(String((exceptionDetails as Fields)['text']));
    },
    async tap(x, y) {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await ask('input.performActions', { actions: [{ type: 'pointer', id: 'hand', actions }] });
    },
    async picture() {
      const { data } = await ask('browsingContext.captureScreenshot');
      return Buffer.from(String(data), 'base64');
    },
    async close() {
      await session.ask('browser.removeUserContext', { userContext });
    },
  };
}
