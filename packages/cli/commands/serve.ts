import { ConfigError, readConfig, SETTINGS, variableOf } from '@hearthside/server/config';
import { homeAddresses } from '@hearthside/server/home-network';
import { CheckFailed, type Command, UsageError } from '../command.ts';
import { pageFolder } from '../page/page-folder.ts';

const width = Math.max(...SETTINGS.map(({ flag, value }) => flag.length + value.length)) + 3;

const settings = SETTINGS.map((setting) => {
  const { flag, value, help } = setting;
  return `  ${`--${flag} ${value}`.padEnd(width)}  ${help}  [${variableOf(setting)}]`;
}).join('\n');

export const serve: Command = {
  name: 'serve',
  summary: 'Serves the page and online tables.',
  usage: '[--host ADDRESS] [--port NUMBER] [--database FILE|URL] …',
  help: `Settings, each also as the environment variable in brackets:\n${settings}`,
  flags: Object.fromEntries(SETTINGS.map(({ flag }) => [flag, { type: 'string' as const }])),
  words: [0, 0],
  async run(_words, flags) {
    const server = await start(flags);
    const { host, port } = server;
    console.log(`Hearthside is at ${ownAddress(host, port)}`);
    for (const address of homeAddresses(host, port)) {
      console.log(`  phones and the big screen in your network: ${address}`);
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, async () => {
        // Asked twice means now.
        process.once(signal, () => process.exit(1));
        await server.stop();
        process.exit(0);
      });
    }
  },
};

async function start(flags: Readonly<Record<string, unknown>>) {
  const { startServer, UnusableFile } = await import('@hearthside/server');
  try {
    const config = readConfig(flags, process.env);
    return await startServer({ ...config, pages: pageFolder() });
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message);
    if (error instanceof UnusableFile) throw new CheckFailed(error.message);
    const { code, message } = error as { code?: string; message?: string };
    if (code === 'EADDRINUSE') throw new CheckFailed(`the port is taken: ${message}`);
    // A database that is not there, a folder that cannot be written: no fault of ours.
    if (code !== undefined) throw new CheckFailed(`cannot start: ${message || code}`);
    throw error;
  }
}

/** What to open here. */
function ownAddress(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
