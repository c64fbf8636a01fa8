import { afterEach, describe, expect, it } from 'vitest';
import { type AnsweringWorker, ask } from './ask.ts';
import type { Answered, Asked } from './question.ts';

const open: MessagePort[] = [];

/** Somebody at the other end of a real channel, who answers as the test says. */
function answering(answer: (id: number, say: (answered: Answered<string>) => void) => void) {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  port2.onmessage = ({ data }: MessageEvent<Asked<string>>) =>
    answer(data.id, (answered) => port2.postMessage(answered));
  port1.start();
  return port1 as unknown as AnsweringWorker;
}

const never = () => new AbortController().signal;

describe('a question to a worker', () => {
  afterEach(() => {
    for (const port of open.splice(0)) port.close();
  });

  it('is answered', async () => {
    const worker = answering((id, say) => say({ id, is: 'e4' }));
    await expect(ask(worker, 'where?', never())).resolves.toBe('e4');
  });

  it('takes no answer to another question: a late or doubled one is passed over', async () => {
    // Each question is answered twice, as by a worker whose entry ran twice.
    const worker = answering((id, say) => {
      say({ id: id - 1, is: `late ${id - 1}` });
      say({ id, is: `answer ${id}` });
      say({ id, is: `again ${id}` });
    });
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await ask<string, string>(worker, 'where?', never()));
    for (const answer of answers) expect(answer).toMatch(/^answer/);
    expect(new Set(answers).size).toBe(4);
  });

  it('fails by its own error, not by that of another', async () => {
    const worker = answering((id, say) => {
      say({ id: id - 1, error: 'of another' });
      say({ id, error: 'no such game' });
    });
    await expect(ask(worker, 'where?', never())).rejects.toThrow('no such game');
  });

  it('is given up when it is stopped, before or while it waits', async () => {
    const worker = answering(() => {});
    const stopped = AbortSignal.abort(new Error('left'));
    await expect(ask(worker, 'where?', stopped)).rejects.toThrow('left');
    const leaving = new AbortController();
    const waiting = ask(worker, 'where?', leaving.signal);
    leaving.abort(new Error('left the table'));
    await expect(waiting).rejects.toThrow('left the table');
  });
});
