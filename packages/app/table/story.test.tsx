import { findBox } from '@hearthside/shelf';
import { Referee, readOptions, type Seat, type Step } from '@hearthside/table';
import { Words } from '@hearthside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ViewedStep } from '../session/table-session.ts';
import page from '../text/en.json' with { type: 'json' };
import { LogPanel } from './log-panel.tsx';
import { storyOf } from './story.ts';

async function sit(id: string) {
  const box = findBox(id);
  if (!box) throw new Error(`no box ${id}`);
  const { game } = await box.rules();
  const { boardModule: board } = await box.board();
  const { default: english = {} } = (await box.text['en']?.()) ?? {};
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  const setup = { game, options: options.value, table: 'a story', secret: 'ab'.repeat(32) };
  const referee = new Referee(setup);
  const steps: Step[] = [];
  const words = new Words('en', page, english);
  const seen = (audience: Seat): ViewedStep[] =>
    steps.map((step) => ({
      ...referee.seen(step, audience),
      view: referee.viewAfter(step, audience),
    }));
  return {
    board,
    words,
    referee,
    play(seat: Seat, action: string) {
      const verdict = referee.submit(seat, action, referee.n);
      if (!verdict.ok) throw new Error(`${action}: ${JSON.stringify(verdict.rejection)}`);
      steps.push(...verdict.steps);
    },
    takeBack() {
      const verdict = referee.proposeTakeBack([0, 1]);
      if (!verdict.ok) throw new Error('nothing to take back');
      referee.commit(verdict);
      steps.push(...verdict.steps);
    },
    story: () => storyOf(seen(0), { steps: steps.length, events: 0 }, board, words),
    log: () =>
      renderToStaticMarkup(
        <LogPanel
          steps={seen(0)}
          shown={{ steps: steps.length, events: 0 }}
          board={board}
          words={words}
          seats={game.seats(options.value)}
          reader={0}
          lookingAt={null}
          open={true}
          coach={null}
          seal={null}
          onLook={() => undefined}
          onRule={() => undefined}
          onClose={() => undefined}
        />,
      ),
  };
}

describe('the log as a story', () => {
  it('tells a turn in one line, and folds what followed into it', async () => {
    const table = await sit('ogres-and-elves');
    table.play(0, 'move 3');
    table.play(0, table.referee.legal(0).find((text) => text.startsWith('take')) as string);
    table.play(0, 'roll');
    table.play(1, 'move home');
    table.play(1, 'roll');
    const story = table.story();
    expect(story.map(({ main }) => main.event.type)).toEqual(['took', 'stayed']);
    expect(story[0]?.text).toMatch(/^Red Elf picks up the .* on mine 3$/);
    expect(story[0]?.told.length).toBeGreaterThan(2);
    // The turn that begins is the banner's to tell.
    expect(table.log()).not.toContain('turn</');
    expect(table.log()).toContain('class="log-you">You');
  });

  it('drops what was taken back, and says so', async () => {
    const table = await sit('ogres-and-elves');
    table.play(0, 'move 3');
    table.takeBack();
    expect(table.story()).toEqual([]);
    expect(table.log()).toContain('Taken back');
  });

  it('shows what a seat does in its own colours, and where a truck came to', async () => {
    const table = await sit('warehouse-elves');
    for (const seat of [0, 1]) table.play(seat, table.referee.legal(seat)[0] as string);
    const red = table
      .log()
      .split('<li')
      .filter((line) => line.includes('Frosty'));
    expect(red.length).toBeGreaterThan(0);
    for (const line of red) expect(line).toContain('--team:var(--red)');
    const lines = table.story().map(({ text }) => text);
    expect(lines.some((line) => /drives (to the|home|\d+ space)/.test(line))).toBe(true);
    expect(lines.join()).not.toContain('⟦');
  });
});
