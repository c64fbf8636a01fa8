import { type Pen, plainPen, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { game, type View } from '../rules/index.ts';
import { at, position } from '../rules/testing/situation.ts';
import { drawTerminal } from './terminal.ts';

const draw = (view: View) => drawTerminal(view, plainPen);

describe('the board in the terminal', () => {
  it('shows trucks with their facing, the Snowman, Stocks and bays where they are', () => {
    const view = game.view(
      position({ snowman: at(1, -1), green: { at: at(0, 0), facing: 1 } }),
      'spectator',
    );
    expect(draw(view)).toContain(
      [
        " .-' '-. .-' '-. .-' '-. .-' '-. .-' '-. .-' '-. .-' '-.",
        '|       |       |  doll |       |  car  |       |       |',
        " '-. .-' '-. .-' '-. .-' '-. .-' '-. .-' '-. .-' '-. .-'",
        '    |       |       |       |☃      |       |       |',
        " .-' '-. .-' '-. .-' '-. .-' '-. .-' '-. .-' '-. .-' '-.",
        '|  bay G|       |       |G↗ball |       |       |R←bay R|',
        " '-. .-' '-. .-' '-. .-' '-. .-' '-. .-' '-. .-' '-. .-'",
      ].join('\n'),
    );
  });

  it('moves the outer Stocks with the option', () => {
    const lines = draw(game.view(position({ stocks: 3 }), 'spectator')).split('\n');
    const doll = lines.find((line) => line.includes('doll'));
    expect(doll).toBe('            |  doll |       |       |  car  |');
  });

  it('shows a seat its own secrets and hides the other’s', () => {
    const game2 = position({
      green: { wishlist: ['ball', 'bear', 'car'], toys: ['bear'], program: 'L1 F2 R1' },
      red: { wishlist: ['bear', 'doll', 'robot'], program: 'F1 R2 L2' },
    });
    const green = draw(game.view(game2, 0));
    expect(green).toContain('ball, bear ✓, car');
    expect(green).toContain('[L1] [F2] [R1]');
    expect(green).toContain('▒▒ ▒▒ ▒▒');
    expect(green).not.toContain('doll, robot');
    expect(draw(game.view(game2, 1))).toContain('bear, doll, robot');
    const neither = draw(game.view(game2, 'spectator'));
    expect(neither.match(/secret/g)).toHaveLength(2);
  });

  it('paints without moving anything', () => {
    const mark = (text: string) => `<${text}>`;
    const names = Object.keys(plainPen) as (keyof Pen)[];
    const ink = Object.fromEntries(names.map((name) => [name, mark])) as unknown as Pen;
    const view = game.view(game.setup({ stocks: 2 }, seededDice(5)), 0);
    const painted = drawTerminal(view, ink);
    expect(painted).toContain('<<G>><<→>>');
    expect(painted.replace(/[<>]/g, '')).toBe(draw(view));
  });
});
