/**
 * When two names look alike to a reader: the same but for capitals, accents, spaces and letters of
 * another script that are drawn the same.
 */

/** Letters and digits that are read as another one; a short list of those that deceive in names. */
const DRAWN_AS: readonly (readonly [as: string, ...like: string[]])[] = [
  ['a', 'а', 'α', 'ɑ'],
  ['b', 'в', 'β', 'ь', '8'],
  ['c', 'с', 'ϲ'],
  ['d', 'ԁ'],
  ['e', 'е', 'ε', 'є', '3'],
  ['g', 'ɡ', '9'],
  ['h', 'н', 'һ', 'η'],
  ['i', 'і', 'ı', 'ι', 'l', '1', 'ӏ', '|', 'j', 'ј'],
  ['k', 'к', 'κ'],
  ['m', 'м', 'μ'],
  ['n', 'п', 'ν', 'и'],
  ['o', 'о', 'ο', 'σ', '0', 'օ'],
  ['p', 'р', 'ρ'],
  ['q', 'ԛ'],
  ['s', 'ѕ', '5', 'ß'],
  ['t', 'т', 'τ', '7'],
  ['u', 'υ', 'ц', 'ս'],
  ['v', 'ѵ'],
  ['w', 'ԝ', 'ω', 'ш'],
  ['x', 'х', 'χ'],
  ['y', 'у', 'γ'],
  ['z', 'ζ', '2'],
];

const FOLDED = new Map(
  DRAWN_AS.flatMap(([as, ...like]) => like.map((each) => [each, as] as const)),
);

/** Two letters that are read as one. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/ss/g, 's'],
];

const fold = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase()]
    .filter((each) => !/\p{M}/u.test(each))
    .map((each) => FOLDED.get(each) ?? each)
    .join('');

/** The same for all names that look alike. */
export function lookOf(name: string): string {
  const letters = fold(name).replace(/[^\p{L}\p{N}]/gu, '');
  return PAIRS.reduce((text, [pair, as]) => text.replace(pair, as), letters);
}

/** What bots and whoever runs a table are called, in our three languages: nobody else is. */
const OFFICES = [
  'bot',
  'bots',
  'robot',
  'robots',
  'ordi',
  'ordis',
  'hearthside',
  'admin',
  'host',
  'server',
  'system',
];
const OFFICE_LOOKS = new Set(OFFICES.map(lookOf));

/** Would a reader take whoever is called so for a bot, or for the house? */
export const namesAnOffice = (name: string): boolean =>
  OFFICE_LOOKS.has(lookOf(name)) ||
  name.split(/[ '’.-]+/).some((word) => OFFICE_LOOKS.has(lookOf(word)));
