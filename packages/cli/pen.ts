import { styleText } from 'node:util';
import { type Pen, plainPen } from '@hearthside/table';

type Style = Parameters<typeof styleText>[0];
const style = (name: Style) => (text: string) => styleText(name, text);

const colourful: Pen = {
  bold: style('bold'),
  dim: style('dim'),
  inverse: style('inverse'),
  red: style('red'),
  green: style('green'),
  yellow: style('yellow'),
  blue: style('blue'),
  magenta: style('magenta'),
  cyan: style('cyan'),
  white: style('white'),
};

/** Colour on a terminal that has it; `NO_COLOR` and `FORCE_COLOR` are honoured. */
const wantsColour = (): boolean => {
  if (process.env['FORCE_COLOR'] !== undefined) return process.env['FORCE_COLOR'] !== '0';
  return (
    process.stdout.isTTY === true && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb'
  );
};

export const ink: Pen = wantsColour() ? colourful : plainPen;
