/** A table's game as text, as far as one audience may know it. */

import {
  type Audience,
  actorName,
  changedOptions,
  type JsonObject,
  type Referee,
  type SeatName,
  type Step,
  seededDice,
  sortedJson,
  writeRecord,
} from '@hearthside/table';

const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** The record, if the game is over or everyone could have written it down; null otherwise. */
export function openRecord(referee: Referee): string | null {
  return referee.outcome !== null || isOpen(referee) ? textOf(writeRecord(referee.record())) : null;
}

/** Does what a bystander sees say all there is? Then so does every entry since. */
function isOpen(referee: Referee): boolean {
  const { game } = referee;
  if (game.facts.secrets) return false;
  const guess = game.imagine(referee.startView('spectator'), seededDice('what can be hidden'));
  return sortedJson(game.canonical(guess)) === sortedJson(referee.record().start);
}

/**
 * What `audience` was told so far, where a record would tell too much: a record must begin with the
 * whole position. Each line is a step of the log as it went over the socket.
 */
export function seenRecord(referee: Referee, steps: readonly Step[], audience: Audience): string {
  const { game, options, proof, diceMode } = referee;
  const seats = game.seats(options);
  const header = {
    seen: 1,
    game: game.facts.id,
    options: changedOptions(game, options as JsonObject),
    as: audience === 'spectator' ? audience : (seats[audience] as SeatName),
    start: referee.startView(audience),
    ...(diceMode === 'app' ? { fair: proof } : { dice: 'typed' }),
  };
  const lines = steps.map((step) => {
    const { n, by, action, events } = referee.seen(step, audience);
    return JSON.stringify({ n, by: actorName(seats, by), action, events });
  });
  return textOf([JSON.stringify(header), ...lines]);
}
