/** The findings of the lab as one HTML page that needs nothing else. */

import { type Ending, type Findings, type Histogram, PACE, type RuleUse } from './lab.ts';

export interface Study {
  readonly title: string;
  /** The call that made it. */
  readonly call: string;
  readonly seats: readonly string[];
  /** Rule texts by id. */
  readonly ruleText: Readonly<Record<string, string>>;
}

const STYLE = `
:root { color-scheme: light dark; --bar: #2a7a6f; --ink: #222; --paper: #fdfbf7; --line: #ccc; }
@media (prefers-color-scheme: dark) { :root { --bar: #57b8a9; --ink: #eee; --paper: #1d1f21; --line: #555; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: var(--ink); background: var(--paper); }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font: 11px system-ui, sans-serif; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .25rem .5rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number { text-align: right; font-variant-numeric: tabular-nums; } meter { width: 8rem; } code { font-size: .9em; overflow-wrap: anywhere; }`;

export function labPage(study: Study, found: Findings): string {
  const parts = [
    `<h1>${inHtml(study.title)}: ${found.games} different games</h1>`,
    `<p><code>${inHtml(study.call)}</code></p>`,
    ...(found.repeated > 0
      ? [`<p>${found.repeated} more went the same way as one of these and are not counted.</p>`]
      : []),
    '<h2>Length</h2>',
    `<p>${number(found.length.value)} turns on average: about ${number(found.minutes.value)} minutes, if people take ${PACE.turn} seconds to think a turn through and ${PACE.entry} for an action or a roll.</p>`,
    bars(found.lengths, 'turns', 'games by length'),
    ...fairness(study, found),
    ...scores(found),
    '<h2>Endings</h2>',
    list(found.endings.map((ending) => sayEnding(ending, found.games, study.seats.map(inHtml)))),
    '<h2>Rules in play</h2>',
    rulesTable(found.rules, study.ruleText),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${inHtml(study.title)}: lab</title><style>${STYLE}</style></head>
<body>
${parts.join('\n')}
</body></html>
`;
}

function fairness({ seats }: Study, { seats: shares, first }: Findings): string[] {
  if (!shares) return [];
  const lines = shares.map(
    ({ value, low, high }, seat) =>
      `${inHtml(seats[seat] ?? '')} wins ${percent(value)} (95%: ${percent(low)} to ${percent(high)})`,
  );
  if (first) {
    const { value, low, high } = first;
    lines.push(`who begins wins ${percent(value)} (95%: ${percent(low)} to ${percent(high)})`);
  }
  return ['<h2>Fairness</h2>', list(lines)];
}

/** How often games end so, and who loses then. */
export function sayEnding(
  { why, games, lost, firstLost }: Ending,
  all: number,
  seats: readonly string[],
): string {
  const who = lost?.map((n, seat) => `${seats[seat]} ${n}`).join(', ');
  const begun = firstLost === null ? '' : `; who begins ${firstLost}`;
  const losers = who === undefined ? '' : ` (lost by ${who}${begun})`;
  return `${why}: ${games} of ${all}${losers}`;
}

function scores({ scores: histogram, score, seats, topRate }: Findings): string[] {
  if (!histogram || !score) return [];
  const what = seats ? 'lead at the end' : 'score';
  return [
    `<h2>${seats ? 'Leads' : 'Scores'}</h2>`,
    `<p>${number(score.value)} on average${topRate ? `; the top score in ${percent(topRate.value)} (95%: ${percent(topRate.low)} to ${percent(topRate.high)})` : ''}.</p>`,
    bars(histogram, what, `games by ${what}`),
  ];
}

const WIDTH = 720;
const HEIGHT = 200;
const FOOT = 34;

/** A bar for each step of the histogram, told in words too. */
function bars({ from, step, counts }: Histogram, unit: string, title: string): string {
  const most = Math.max(...counts);
  const wide = WIDTH / counts.length;
  const drawn = counts.map((count, i) => {
    const high = (count / most) * (HEIGHT - FOOT - 14);
    const low = from + i * step;
    const label = step === 1 ? `${low}` : `${low}–${low + step - 1}`;
    const [x, y] = [i * wide, HEIGHT - FOOT - high];
    const sign =
      i % Math.ceil(counts.length / 12) === 0 ? text(x + wide / 2, HEIGHT - 18, label) : '';
    const rect = `<rect x="${(x + 1).toFixed(1)}" y="${y.toFixed(1)}" width="${(wide - 2).toFixed(1)}" height="${high.toFixed(1)}" fill="var(--bar)"><title>${label} ${unit}: ${count}</title></rect>`;
    return `${rect}${sign}${count > 0 ? text(x + wide / 2, y - 3, String(count)) : ''}`;
  });
  const axis = text(WIDTH / 2, HEIGHT - 3, unit);
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">${drawn.join('')}${axis}</svg>`;
}

const text = (x: number, y: number, what: string): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="middle">${inHtml(what)}</text>`;

function rulesTable(rules: readonly RuleUse[], ruleText: Study['ruleText']): string {
  const rows = rules
    .filter(({ share }) => share > 0)
    .map(({ rule, share, mean }) => {
      const meter = `<meter value="${share.toFixed(3)}">${percent(share)}</meter>`;
      const told = inHtml(ruleText[rule] ?? '');
      return `<tr><th>${rule}</th><td class="number">${percent(share)}</td><td>${meter}</td><td class="number">${number(mean)}</td><td>${told}</td></tr>`;
    });
  const head = '<tr><th>rule</th><th>of games</th><th></th><th>times a game</th><th></th></tr>';
  return `<p>Rules that an event of play cites; a rule that only forbids or sets up never shows here.</p><table>${head}${rows.join('')}</table>${neverInPlay(rules, ruleText)}`;
}

/** Folded: most rules only forbid or set up. */
function neverInPlay(rules: readonly RuleUse[], ruleText: Study['ruleText']): string {
  const never = rules.filter(({ share }) => share === 0);
  if (never.length === 0) return '';
  const rows = never.map(
    ({ rule }) => `<tr><th>${rule}</th><td>${inHtml(ruleText[rule] ?? '')}</td></tr>`,
  );
  return `<details><summary>${never.length} rules that no event cited</summary><table>${rows.join('')}</table></details>`;
}

const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const number = (value: number): string => value.toFixed(value >= 100 ? 0 : 2);
const inHtml = (raw: string): string =>
  raw.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
