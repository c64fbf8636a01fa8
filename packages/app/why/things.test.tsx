/** Whatever a board marks can be asked about: it has words in every language, and rules that there are. */

import type { AnyBoardModule, AnyTableProps } from '@hearthside/screen';
import { type Box, shelf } from '@hearthside/shelf';
import { type AnyGame, ExamplePlay, type GameEvent } from '@hearthside/table';
import { Words } from '@hearthside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../settings/languages.ts';
import pageEnglish from '../text/en.json' with { type: 'json' };
import { PAGE_THINGS } from './page-things.ts';

const asking = shelf.map((box) => [box.facts.id, box] as const);

describe.each(asking)('what can be asked about at a table of %s', (id, box) => {
  it.each(LANGUAGES)('has words in %s', async (language) => {
    const { boardModule } = await box.board();
    const { default: text } = (await box.text[language]?.()) ?? { default: {} };
    const said = Object.keys(text).filter((key) => key.startsWith('why.'));
    expect(said.sort()).toEqual(
      Object.keys(boardModule.things ?? {})
        .map((thing) => `why.${thing}`)
        .sort(),
    );
  });

  it('is spoken of by statements that there are', async () => {
    const { boardModule } = await box.board();
    const { default: rules } = (await box.ruleText['en']?.()) ?? { default: {} };
    for (const [thing, cited] of Object.entries(boardModule.things ?? {})) {
      expect([thing, cited.length > 0]).toEqual([thing, true]);
      expect([thing, cited.filter((rule) => !(rule in rules))]).toEqual([thing, []]);
    }
  });

  it('is what is marked at real tables, no more and no less', async () => {
    const { boardModule } = await box.board();
    const seen = await marksOf(box, boardModule);
    const known = Object.keys(boardModule.things ?? {});
    expect([id, [...seen].filter((thing) => !known.includes(thing))]).toEqual([id, []]);
    expect([id, known.filter((thing) => !seen.has(thing))]).toEqual([id, []]);
  });
});

it('what stands round every board has words of the page', () => {
  const said = Object.keys(pageEnglish).filter((key) => key.startsWith('why.page.'));
  expect(said.sort()).toEqual(PAGE_THINGS.map((thing) => `why.page.${thing}`).sort());
});

/** All marks of the tables on which examples show the statements, before and after what shows them. */
async function marksOf(box: Box, board: AnyBoardModule): Promise<Set<string>> {
  const [{ game }, { examples }, text] = await Promise.all([
    box.rules(),
    box.examples(),
    box.text['en']?.(),
  ]);
  const words = new Words('en', { ...pageEnglish, ...text?.default });
  const seen = new Set<string>();
  for (const example of examples) {
    const play = new ExamplePlay(game, example, SECRET);
    const look = (event: GameEvent | null) => {
      const shown = looked(board, { ...momentOf(game, play, event), words });
      for (const [, marks = ''] of shown.matchAll(/data-thing="([^"]*)"/g)) {
        for (const thing of marks.split(' ')) seen.add(thing);
      }
    };
    look(null);
    for (const action of example.actions) play.choose(action);
    look(null);
    // What is shown of a roll is shown while it rolls.
    for (const event of play.steps.flatMap(({ events }) => events)) {
      if (/^roll/.test(event.type)) look(event);
    }
  }
  return seen;
}

const SECRET = '00'.repeat(32);

function momentOf(game: AnyGame, play: ExamplePlay, event: GameEvent | null) {
  const { seat, referee, steps } = play;
  const mayChoose = referee.actors.includes(seat);
  return {
    view: steps.at(-1)?.view ?? referee.startView(seat),
    seat: mayChoose ? seat : null,
    legal: mayChoose ? referee.legal(seat).map((action) => game.readAction(action)) : [],
    choose: () => {},
    explain: () => {},
    draft: null,
    setDraft: () => {},
    hint: null,
    event,
    look: { reducedMotion: true, simple: false, dice: 'die' as const, television: false },
    seats: game.seats(referee.options),
  };
}

const looked = ({ Board, Tray, SeatPanel, TeamPanel }: AnyBoardModule, props: AnyTableProps) =>
  renderToStaticMarkup(
    <>
      <Board {...props} />
      <Tray {...props} />
      {props.seats.map((name, of) => (
        <SeatPanel key={name} {...props} of={of} />
      ))}
      {TeamPanel && <TeamPanel {...props} />}
    </>,
  );
