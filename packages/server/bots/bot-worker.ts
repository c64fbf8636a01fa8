/** A thread in which one bot thinks at a time, given what its seat may know and nothing else. */

import { parentPort } from 'node:worker_threads';
import { type Thought, think } from '@hearthside/search';
import { findBox } from '@hearthside/shelf';
import type { BotAnswer, BotTask } from './bot-pool.ts';

const port = parentPort;
if (!port) throw new Error('bot-worker runs in a worker thread only');

async function answer({ request }: BotTask): Promise<Thought> {
  const loadBot = findBox(request.game)?.bot;
  if (!loadBot) throw new Error(`${request.game} has no bots`);
  return think((await loadBot()).bot, request);
}

port.on('message', async (task: BotTask) => {
  const { call } = task;
  try {
    port.postMessage({ call, thought: await answer(task) } satisfies BotAnswer);
  } catch (error) {
    port.postMessage({ call, error: String(error) } satisfies BotAnswer);
  }
});
