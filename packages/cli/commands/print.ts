import { writeFileSync } from 'node:fs';
import {
  countSheets,
  INKS,
  KIT_LANGUAGES,
  kitPdf,
  kitProblems,
  type Medium,
  PAPER_NAMES,
  paperAddress,
} from '@hearthside/kit';
import { fontsOnDisk } from '@hearthside/kit/fonts-on-disk';
import { Words } from '@hearthside/text';
import { type Command, type Flags, textFlag, UsageError } from '../command.ts';
import { boxNamed, optionsFlag } from '../games.ts';

export const print: Command = {
  name: 'print',
  summary: 'Writes a game as a PDF to print, cut out and play on paper.',
  usage:
    '--game ID --paper a4|letter [--ink full|light|grey|saver] [--language en|fr|de] [--options JSON] [--url ADDRESS] --out FILE.pdf',
  help: 'Print it at actual size, on both sides, turned over the long edge. --ink light saves ink in colour, grey is black ink only, saver is both. --url is where your Hearthside stands (https://example.org/games/): box and booklet then carry a code that opens this game’s phone page there. The same call writes the same bytes.',
  flags: {
    game: { type: 'string' },
    paper: { type: 'string' },
    ink: { type: 'string' },
    language: { type: 'string' },
    options: { type: 'string' },
    url: { type: 'string' },
    out: { type: 'string' },
  },
  words: [0, 0],
  async run(_, flags) {
    const box = boxNamed(textFlag(flags, 'game'));
    const paper = oneOf(flags, 'paper', PAPER_NAMES, undefined);
    const ink = oneOf(flags, 'ink', INKS, 'full');
    const language = oneOf(flags, 'language', KIT_LANGUAGES, 'en');
    const address = addressFlag(flags, box.facts.id);
    const out = textFlag(flags, 'out');
    if (out === undefined) throw new UsageError('where to? --out FILE.pdf');
    const { game } = await box.rules();
    const options = optionsFlag(game, flags);
    const [text, ruleText] = [await box.text[language]?.(), await box.ruleText[language]?.()];
    const words = new Words(language, text?.default ?? {});
    const fonts = fontsOnDisk();
    const { printModule } = await box.print();
    const kit = printModule.kit({
      paper,
      ink,
      options,
      words,
      ruleText: ruleText?.default ?? {},
      fonts,
      address,
    });
    const [problem] = kitProblems(kit);
    if (problem !== undefined) throw new Error(problem);
    try {
      writeFileSync(out, kitPdf(kit, fonts));
    } catch (error) {
      throw new UsageError(`cannot write ${out}: ${(error as Error).message}`);
    }
    const { card, paper: plain } = countSheets(kit);
    const say = (count: number, medium: Medium): string =>
      `${count} ${count === 1 ? 'sheet' : 'sheets'} on ${medium}`;
    const pages = kit.sheets.filter(({ medium }) => medium === 'card').length;
    console.log(
      `${out}: ${kit.sheets.length} pages for ${say(card, 'card')} (pages 3 to ${pages + 2}) and ${say(plain, 'paper')} (the rest; page 1 first: it says how)`,
    );
  },
};

/** Where this game's phone page is, if the page is where `--url` says. */
function addressFlag(flags: Flags, game: string): string | null {
  const given = textFlag(flags, 'url');
  if (given === undefined) return null;
  try {
    const url = new URL(given);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error('no page');
    return paperAddress(url.href, game);
  } catch {
    throw new UsageError(`--url must be an address such as https://example.org/, not "${given}"`);
  }
}

/** A flag that names one of a few; without a fallback it must be given. */
function oneOf<Name extends string>(
  flags: Flags,
  flag: string,
  names: readonly Name[],
  fallback: Name | undefined,
): Name {
  const given = textFlag(flags, flag) ?? fallback;
  const found = names.find((name) => name === given);
  if (found !== undefined) return found;
  const choice = names.join(' or ');
  throw new UsageError(
    given === undefined
      ? `which ${flag}? --${flag} ${choice}`
      : `--${flag} must be ${choice}, not "${given}"`,
  );
}
