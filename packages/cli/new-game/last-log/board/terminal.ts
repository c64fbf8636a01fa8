/** The pile in text. */

import type { TerminalBoard } from '@hearthside/table';
import type { View } from '../rules/index.ts';

const NAMES = { ember: 'Ember', spark: 'Spark' } as const;

export const drawTerminal: TerminalBoard<View> = ({ left, toAct, winner }, pen) => {
  const pile = left > 0 ? Array.from({ length: left }, () => pen.yellow('▬')).join(' ') : '·';
  const whose = toAct ? `${NAMES[toAct]} to play` : `${winner ? NAMES[winner] : ''} wins`;
  return `${pen.bold(`${left} left`)}${pen.dim(`  ·  ${whose}`)}\n\n${pile}`;
};
