import { Words } from '@hearthside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sheet } from '../art/index.ts';
import { type Action, game, type View } from '../rules/index.ts';
import { scene } from '../rules/testing/scene.ts';
import english from '../text/en.json' with { type: 'json' };
import { boardModule } from './index.ts';
import type { Draft, Props } from './props.ts';
import { moments, type TableAtRandom } from './testing/random-table.ts';
import { waysOf } from './ways.ts';
import { unfreed } from './why-not.ts';

const words = new Words('en', english);
const { Board, Tray, SeatPanel, TeamPanel, Tally } = boardModule;

function propsOf(
  { view, seat, legal }: Pick<TableAtRandom, 'view' | 'seat' | 'legal'>,
  draft?: Draft,
): Props {
  return {
    view,
    seat,
    legal,
    choose: () => undefined,
    explain: () => undefined,
    draft: draft ?? null,
    setDraft: () => undefined,
    hint: null,
    event: null,
    words,
    look: { reducedMotion: false, simple: false, dice: 'die', television: false },
    seats: view.elves.map((_, each) => each),
  };
}

/** A moment out of a scene: seat 0 is asked. */
function asked(it: ReturnType<typeof scene>, seat = 0, draft?: Draft): Props {
  const { position } = it;
  const view: View = game.view(position, seat);
  return propsOf({ view, seat, legal: game.legal(position, seat) }, draft);
}

const names = (html: string) =>
  [...html.matchAll(/role="button"[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name ?? '');
const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([all]) => ({
    disabled: /<button[^>]*aria-disabled="true"/.test(all),
    text: all.replace(/<[^>]*>/g, ' ').trim(),
  }));

describe('the table on the screen', () => {
  it('draws every moment with pieces of the sheet and words of the catalogue', () => {
    for (const moment of moments(1, 37)) {
      const props = propsOf(moment);
      const html = renderToStaticMarkup(
        <>
          <Board {...props} />
          <Tray {...props} />
          {TeamPanel && <TeamPanel {...props} />}
          {props.seats.map((_, of) => (
            <SeatPanel key={`${of}`} {...props} of={of} />
          ))}
          <Tally {...props} />
        </>,
      );
      expect(html).not.toContain('⟦');
      const used = new Set([...html.matchAll(/href="#(oe-[^"]+)"/g)].map(([, id]) => id));
      for (const id of used) expect(sheet).toContain(`id="${id}"`);
      const said = [
        boardModule.tell(moment.view, null, words),
        boardModule.progress(moment.view, words),
        ...props.seats.map((_, of) => boardModule.seatLine(moment.view, of, words)),
      ];
      expect(said.join()).not.toContain('⟦');
    }
  });

  it('has a question in words for every key that asks one', () => {
    const needed = new Set<string>();
    for (const { legal } of moments(2)) {
      for (const { key, choices } of waysOf(legal)) {
        for (const { question } of choices) needed.add(`board.ask.${key}.${question}`);
      }
    }
    const there = Object.keys(english).filter((key) => key.startsWith('board.ask.'));
    expect(there.sort()).toEqual([...needed].sort());
  });
});

describe('the board', () => {
  it('makes each of the 21 spaces a named control, one of them a stop for the Tab key', () => {
    const html = renderToStaticMarkup(<Board {...asked(scene({ elves: ['home', 'home'] }))} />);
    expect(names(html)).toHaveLength(21);
    expect(new Set(names(html)).size).toBe(21);
    expect(html.match(/role="button" tabindex="0"/g)).toHaveLength(1);
  });

  it('says what lies and who stands on a mine, and that it can be chosen', () => {
    const props = asked(
      scene({
        level: 'second',
        elves: ['8', 'home'],
        mines: { 8: 'ruby', 9: 'gold' },
        shields: [8],
      }),
    );
    expect(names(renderToStaticMarkup(<Board {...props} />))).toContain(
      'Mine 8: ruby, a Shield, and Red Elf. You can choose this',
    );
  });

  it('says what an Ogre likes', () => {
    const props = asked(scene({ ogres: { 4: '9' }, mines: { 1: 'gold' } }));
    expect(names(renderToStaticMarkup(<Board {...props} />))).toContain(
      'Mine 9: Ogre 4, who likes emeralds and sapphires',
    );
  });

  it('OE-72 shows a resting Ogre asleep beside its castle', () => {
    const props = asked(
      scene({ level: 'second', elves: ['home', 'home'], ogres: { 1: 'resting-b', 3: '5' } }),
    );
    const html = renderToStaticMarkup(<Board {...props} />);
    expect(html).toContain('#oe-ogre-1-asleep');
    expect(names(html)).toContain('Castle B: Ogre 1 resting, who likes gold bars and rubies');
  });
});

describe('what the coach means', () => {
  it('is ringed, with what is to be had there and the way along the roads', () => {
    const at = asked(scene({ elves: ['home', 'home'], mines: { 11: 'emerald', 9: 'gold' } }));
    const hint = ['move 11', 'take emerald', 'roll'].map((text) => game.readAction(text) as Action);
    const html = renderToStaticMarkup(<Board {...at} hint={hint} />);
    expect(html).toContain('oe-hint-ring');
    expect(html).toMatch(/href="#oe-sunburst".*?href="#oe-gem-emerald"/s);
    expect(html.match(/class="oe-trail is-dots">(.*?)<\/g>/)?.[1]?.match(/<path/g)).toHaveLength(3);
    expect(renderToStaticMarkup(<Board {...at} />)).not.toContain('oe-hint-ring');
  });

  it('is the key where it is no place', () => {
    const at = scene({ elves: ['8', 'home'] }).play('0 move 8');
    const hint = [game.readAction('roll') as Action];
    expect(renderToStaticMarkup(<Tray {...asked(at)} hint={hint} />)).toMatch(
      /is-hinted[^>]*>.*?Roll/s,
    );
  });
});

describe('the tray', () => {
  it('OE-30 sends to the glowing places first and keeps the later steps as prints', () => {
    const html = renderToStaticMarkup(<Tray {...asked(scene({ elves: ['home', 'home'] }))} />);
    expect(buttons(html).map(({ text, disabled }) => [text.split(/\s/)[0], disabled])).toEqual([
      ['Tap', false],
      ['Stay', false],
      ['Take', true],
      ['Deliver', true],
      ['Roll', true],
    ]);
  });

  it('OE-50 lists places where asked, as they are counted and never as text', () => {
    const at = asked(scene({ elves: ['home', 'home'] }), 0, {
      key: 'move',
      picks: [],
      listed: true,
    });
    const html = renderToStaticMarkup(<Tray {...at} />);
    const numbers = [...html.matchAll(/aria-label="Mine (\d+)/g)].map(([, n]) => Number(n));
    expect(numbers.length).toBeGreaterThan(8);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    expect(numbers).toContain(10);
  });

  it('OE-71 shows the four castles with whoever is in, the free ones to press', () => {
    const at = scene({ elves: ['home gold', 'home'], ogres: { 3: '4', 2: 'castle-a' } });
    at.play('0 move 4');
    const html = renderToStaticMarkup(<Tray {...asked(at)} />);
    const castles = [...html.matchAll(/aria-disabled="(\w+)" aria-label="(Castle [^"]*)"/g)];
    expect(castles.map(([, disabled, name]) => [name, disabled])).toEqual([
      ['Castle A: Ogre 2 is in', 'true'],
      ['Castle B free', 'false'],
      ['Castle C: Ogre 4 is in', 'true'],
      ['Castle D: Ogre 5 is in', 'true'],
    ]);
    expect(html).toContain('Ogre 3 says thank you!');
  });

  it('OE-102 keeps an elf in the row that no gift can free, and says why', () => {
    const at = scene({
      phase: 'rescue',
      elves: ['4 @3', '5 @2'],
      ogres: { 3: '4', 2: '5' },
      chests: { king: 'ruby' },
    });
    const props = asked(at, 0, { key: 'rescue', picks: [] });
    const html = renderToStaticMarkup(<Tray {...props} />);
    expect(html).toMatch(/aria-disabled="true" aria-label="Red Elf"/);
    const why = { rule: 'OE-102', key: 'no-chest-gift', values: { ogre: 3 } };
    expect(unfreed(props.view, 0, 0)).toEqual(why);
  });

  it('OE-102 asks before it ends the game of everybody', () => {
    const at = scene({
      phase: 'rescue',
      elves: ['4 @3', '5 @2'],
      ogres: { 3: '4', 2: '5' },
      chests: { king: 'ruby' },
    });
    const html = renderToStaticMarkup(<Tray {...asked(at, 0, { key: 'give-up', picks: [] })} />);
    expect(html).toContain('Then the game is over for everybody');
    expect(buttons(html).map(({ text }) => text)).toEqual(['Stop here', 'Never mind']);
  });

  it('OE-60 says of a full bag that it is full', () => {
    const at = scene({
      level: 'second',
      elves: ['8 gold gold ruby ruby', 'home'],
      mines: { 8: 'emerald', 9: 'gold' },
    }).play('0 move 8');
    expect(renderToStaticMarkup(<Tray {...asked(at)} />)).toContain('your bag is full');
  });

  it('OE-54 tells the one who asked that the answer was no', () => {
    const at = scene({ elves: ['8', '8 ruby'] }).play('0 move 8', '0 ask ruby 1', '1 refuse');
    expect(renderToStaticMarkup(<Tray {...asked(at)} />)).toContain(
      'Yellow Elf keeps the ruby this time',
    );
  });

  it('OE-62 asks which chest when a Valuable fits several', () => {
    const at = scene({ elves: ['home gold', '3'] }).play('0 move home');
    const html = renderToStaticMarkup(<Tray {...asked(at, 0, { key: 'deliver', picks: [] })} />);
    expect(html).toContain('aria-label="Put the gold bar into the King’s chest"');
    expect(html).toContain('aria-label="Put the gold bar into the Prince’s chest"');
  });

  it('OE-54 puts a request to the elf it is for, with yes and no', () => {
    const at = scene({ elves: ['8', '8 ruby'] }).play('0 move 8', '0 ask ruby 1');
    const html = renderToStaticMarkup(<Tray {...asked(at, 1)} />);
    expect(html).toContain(
      'role="dialog" aria-label="Red Elf asks you for a ruby. Is that all right?"',
    );
    expect(buttons(html).map(({ text }) => text)).toEqual(['Yes', 'No, thanks']);
  });
});
