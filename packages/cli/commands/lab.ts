import { writeFileSync } from 'node:fs';
import { tableOptions } from '../bouts.ts';
import { type Command, textFlag, UsageError } from '../command.ts';
import { ruleTextOf, wordsOf } from '../games.ts';
import { sayStopped, untilInterrupted } from '../interrupt.ts';
import { type Findings, findings } from '../lab.ts';
import { labPage, sayEnding } from '../lab-page.ts';
import { playBouts } from '../play-bouts.ts';
import type { Estimate } from '../standings.ts';
import { readSeries, SERIES_FLAGS } from './tournament.ts';

/** How many rules the summary on the terminal names. */
const RULES_TOLD = 12;

export const lab: Command = {
  name: 'lab',
  summary:
    'Plays many games and measures the game itself: length, fairness, rules in play, scores.',
  usage:
    '--game ID [--players A[,B…]] [--games N] [--seed S] [--options JSON] [--opening N] [--threads K] [--json] [--html FILE]',
  help: 'Players sit in the order given, one name standing for all seats. --opening draws the first N actions by lot (2 where neither dice nor secrets make games differ); games that went the same way are counted once. --html writes one page with plots that needs nothing else.',
  flags: { ...SERIES_FLAGS, html: { type: 'string' } },
  words: [0, 0],
  async run(_, flags) {
    const { box, series, games, threads } = await readSeries(flags);
    const { game } = await box.rules();
    const seats = game.seats(tableOptions(game, series));
    const { players } = series;
    if (players.length !== 1 && players.length !== seats.length) {
      throw new UsageError(`give --players one name, or one for each of the ${seats.length} seats`);
    }
    const seated = seats.map((_, seat) => (players.length === 1 ? 0 : seat));
    const bouts = Array.from({ length: games }, (_, i) => {
      return { number: i + 1, table: String(i + 1), seated };
    });
    const results = await untilInterrupted((signal) =>
      playBouts(box, { ...series, rules: true }, bouts, threads, signal),
    );
    if (results.length < games) console.error(sayStopped(results.length, games));
    if (results.length === 0) return;
    const [words, ruleText] = [await wordsOf(box), await ruleTextOf(box)];
    const found = findings(results, Object.keys(ruleText));
    const html = textFlag(flags, 'html');
    if (html !== undefined) {
      const call = `hearthside lab --game ${series.game} --players ${players.join(',')} --games ${results.length} --seed ${series.seed} --options '${JSON.stringify(series.options)}' --opening ${series.opening}`;
      const names = seats.map((seat) => words.say(`seat.${seat}`));
      const study = { title: words.say('title'), call, seats: names, ruleText };
      writeFileSync(html, labPage(study, found));
    }
    if (flags['json']) console.log(JSON.stringify({ ...series, ...found }));
    else console.log(inWords(found, seats.map(String)));
  },
};

function inWords(found: Findings, seats: readonly string[]): string {
  const { length, seats: shares, first, score, topRate, minutes, repeated } = found;
  const lines = [
    `${found.games} different games, ${sayMean(length)} turns each, about ${minutes.value.toFixed(0)} minutes`,
  ];
  if (repeated > 0)
    lines.push(`${repeated} more went the same way as one of these and are not counted`);
  shares?.forEach((share, seat) => {
    lines.push(`${seats[seat]} wins ${sayShare(share)}`);
  });
  if (first) lines.push(`who begins wins ${sayShare(first)}`);
  if (score) lines.push(`${shares ? 'lead at the end' : 'score'} ${sayMean(score)}`);
  if (topRate) lines.push(`the top score in ${sayShare(topRate)} of games`);
  for (const ending of found.endings) {
    lines.push(`ends by ${sayEnding(ending, found.games, seats)}`);
  }
  const often = found.rules
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.mean - one.mean);
  for (const { rule, share, mean } of often.slice(0, RULES_TOLD)) {
    lines.push(`${rule} in ${(100 * share).toFixed(0)}% of games, ${mean.toFixed(1)} times each`);
  }
  const never = found.rules.filter(({ share }) => share === 0).map(({ rule }) => rule);
  lines.push(`${never.length} more rules are cited by no event (--json and --html name them)`);
  return lines.join('\n');
}

const sayMean = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(1)} (95%: ${low.toFixed(1)} to ${high.toFixed(1)})`;
const sayShare = ({ value, low, high }: Estimate): string =>
  `${(100 * value).toFixed(1)}% (95%: ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
