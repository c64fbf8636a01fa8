/** The thread that waits for the disk. */

import { parentPort, workerData } from 'node:worker_threads';
import { SqliteFile } from './sqlite-file.ts';
import { describeError, type SqliteAnswer, type SqliteCall } from './sqlite-storage.ts';

const port = parentPort;
if (!port) throw new Error('sqlite-worker runs in a worker thread only');

const file = new SqliteFile(String(workerData));

port.on('message', (text: string) => {
  const { method, args } = JSON.parse(text) as SqliteCall;
  let answer: SqliteAnswer;
  try {
    const work = file[method] as (...args: readonly unknown[]) => unknown;
    answer = { value: work.call(file, ...args) };
  } catch (error) {
    answer = describeError(error);
  }
  port.postMessage(JSON.stringify(answer));
  if (method === 'append') file.tidy();
  if (method === 'close') port.close();
});
