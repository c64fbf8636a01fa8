/** A thread in which one bot thinks at a time, given what its seat may know and nothing else. */

import { parentPort } from 'node:worker_threads';
import { findBox } from '@hearthside/shelf';
import type { BotAnswer, BotQuestion } from './bot-pool.ts';

const port = parentPort;
if (!port) throw new Error('bot-worker runs in a worker thread only');

async function answer({ request }: BotQuestion): Promise<string> {
  const room = findBox(request.game)?.bot;
  if (!room) throw new Error(`${request.game} has no bots`);
  const { bot } = await room();
  const player = bot.player(request.level, request.seed, request.budget);
  for (const step of request.steps) player.notice?.(step);
  try {
    return await player.choose(request.turn);
  } finally {
    player.leave?.();
  }
}

port.on('message', async (question: BotQuestion) => {
  const { call } = question;
  try {
    port.postMessage({ call, action: await answer(question) } satisfies BotAnswer);
  } catch (error) {
    port.postMessage({ call, error: String(error) } satisfies BotAnswer);
  }
});
