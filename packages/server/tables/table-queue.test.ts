import { setImmediate as nextTick } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TableQueue } from './table-queue.ts';

it('begins at once where nothing waits, and says so', () => {
  const queue = new TableQueue();
  let begun = 0;
  expect(queue.isBusy).toBe(false);
  queue.run((over) => {
    begun++;
    expect(queue.isBusy).toBe(true);
    over();
  });
  expect(begun).toBe(1);
  expect(queue.isBusy).toBe(false);
});

it('one thing after another in the order they came, whatever of them is over at once', async () => {
  const now = fc.constant('now' as const);
  const later = fc.constant('later' as const);
  const fails = fc.constant('fails' as const);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(now, later, fails), { maxLength: 30 }), async (kinds) => {
      const queue = new TableQueue();
      const heard: string[] = [];
      let atWork = 0;
      const begin = (index: number) => {
        expect(++atWork).toBe(1);
        heard.push(`begin ${index}`);
      };
      const end = (index: number) => {
        atWork--;
        heard.push(`end ${index}`);
      };
      const all = kinds.map((kind, index) => {
        if (kind === 'now') {
          queue.run((over) => {
            begin(index);
            end(index);
            over();
          });
          return null;
        }
        return queue.settle(async () => {
          begin(index);
          await nextTick();
          end(index);
          if (kind === 'fails') throw new Error(String(index));
        });
      });
      const settled = await Promise.allSettled(all);
      await nextTick();
      expect(heard).toEqual(kinds.flatMap((_, index) => [`begin ${index}`, `end ${index}`]));
      expect(settled.map(({ status }) => status)).toEqual(
        kinds.map((kind) => (kind === 'fails' ? 'rejected' : 'fulfilled')),
      );
      expect(queue.isBusy).toBe(false);
    }),
    { numRuns: 200 },
  );
});

it('what is asked for meanwhile comes in the order in which it was asked for', () => {
  const queue = new TableQueue();
  const heard: string[] = [];
  let overWithFirst = () => {};
  queue.run((over) => {
    overWithFirst = over;
    queue.run((end) => {
      heard.push('asked for by the first');
      end();
    });
  });
  queue.run((over) => {
    heard.push('waits since before');
    over();
  });
  expect(heard).toEqual([]);
  overWithFirst();
  expect(heard).toEqual(['asked for by the first', 'waits since before']);
});

it('a hundred thousand that are over at once need no deeper stack than one', () => {
  const queue = new TableQueue();
  let overWithFirst = () => {};
  queue.run((over) => {
    overWithFirst = over;
  });
  let done = 0;
  for (let i = 0; i < 100_000; i++) {
    queue.run((over) => {
      done++;
      over();
    });
  }
  overWithFirst();
  expect(done).toBe(100_000);
});
