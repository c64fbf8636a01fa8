import { INKS, type InkMode, PAPER_NAMES, PAPERS, type PaperName } from '@hearthside/kit/paper';
import { Icon, Sheet } from '@hearthside/screen';
import { type Box, findBox, shelf } from '@hearthside/shelf';
import { type Json, readOptions } from '@hearthside/table';
import { sayProblem, type Words } from '@hearthside/text';
import { use, useEffect, useId, useState } from 'react';
import { GameCover } from '../home/game-cover.tsx';
import { HomeLink } from '../home-link.tsx';
import { Link } from '../link.tsx';
import NotFound from '../pages/not-found.tsx';
import type { Language } from '../settings/languages.ts';
import { OptionChoices } from '../setup/option-choices.tsx';
import { rulesOf } from '../setup/rules-of.ts';
import { PaperPage } from '../ui/paper-page.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useGameWords, useWords } from '../words.tsx';
import type { MadeKit } from './kit-maker.ts';
import { makeKit } from './make-kit.ts';

/** The games on paper: which one, then how, with every sheet to look at before it is printed. */
export default function PrintPage({ game }: { readonly game: string | null }) {
  if (game === null) return <WhichKit />;
  const box = findBox(game);
  return box ? <KitOf key={game} box={box} /> : <NotFound />;
}

function WhichKit() {
  const words = useWords();
  return (
    <PaperPage className="print" title={words.say('print.title')}>
      <p>{words.say('print.how')}</p>
      <ul className="kits">
        {shelf.map((box) => (
          <li key={box.facts.id}>
            <Link href={`/print/${box.facts.id}`}>
              <GameCover box={box} />
              <b>{box.facts.title}</b>
            </Link>
          </li>
        ))}
      </ul>
      <p className="dialog-buttons">
        <HomeLink className="primary" />
      </p>
    </PaperPage>
  );
}

/** What most printers there are loaded with. */
const usualPaper = (): PaperName =>
  /-(US|CA|MX|PH|CL|CO|VE|GT)\b/.test(navigator.language) ? 'letter' : 'a4';

type Making = { readonly kit: MadeKit } | 'failed' | null;

function KitOf({ box }: { readonly box: Box }) {
  const { id, title } = box.facts;
  const words = useGameWords(id);
  const { game } = use(rulesOf(box));
  const [paper, setPaper] = useState<PaperName>(usualPaper);
  const [ink, setInk] = useState<InkMode>('full');
  const [chosen, setChosen] = useState<Readonly<Record<string, Json>>>({});
  const options = readOptions(game, chosen);
  const [making, setMaking] = useState<Making>(null);
  const [matters, setMatters] = useState<readonly string[]>([]);
  const language = words.locale as Language;
  const wish = JSON.stringify({ game: id, paper, ink, language, options: chosen });
  useEffect(() => {
    const stop = new AbortController();
    setMaking(null);
    makeKit(JSON.parse(wish), stop.signal).then(
      (kit) => {
        setMaking({ kit });
        setMatters(kit.matters);
      },
      (error: Error) => {
        if (stop.signal.aborted) return;
        console.error(error);
        setMaking('failed');
      },
    );
    return () => stop.abort();
  }, [wish]);
  return (
    <PaperPage className="print" title={words.say('print.kit', { title })}>
      <Choice
        name="paper"
        values={PAPER_NAMES}
        value={paper}
        words={words}
        onChange={(name) => setPaper(name)}
      />
      <Choice
        name="ink"
        values={INKS}
        value={ink}
        words={words}
        onChange={(name) => setInk(name)}
      />
      <OptionChoices
        game={game}
        chosen={chosen}
        words={words}
        only={matters}
        onChange={setChosen}
      />
      {!options.ok && <p role="alert">{sayProblem(words, options)}</p>}
      <Made
        making={making}
        paper={paper}
        name={`hearthside-${id}-${paper}-${ink}-${language}.pdf`}
        words={words}
      />
      <p className="dialog-buttons">
        <Link className="second" href="/print">
          {words.say('print.title')}
        </Link>
        <HomeLink className="second" />
      </p>
    </PaperPage>
  );
}

interface ChoiceProps<Name extends string> {
  readonly name: 'paper' | 'ink';
  readonly values: readonly Name[];
  readonly value: Name;
  readonly words: Words;
  onChange(value: Name): void;
}

function Choice<Name extends string>({ name, values, value, words, onChange }: ChoiceProps<Name>) {
  const id = useId();
  return (
    <p className="setting">
      <label htmlFor={id}>{words.say(`print.${name}`)}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value as Name)}>
        {values.map((each) => (
          <option key={each} value={each}>
            {words.say(`print.${name}.${each}`)}
          </option>
        ))}
      </select>
    </p>
  );
}

interface MadeProps {
  readonly making: Making;
  readonly paper: PaperName;
  readonly name: string;
  readonly words: Words;
}

/** The button and every page; or how far it is. */
function Made({ making, paper, name, words }: MadeProps) {
  if (making === null) return <p role="status">{words.say('print.making')}</p>;
  if (making === 'failed') return <p role="alert">{words.say('print.failed')}</p>;
  const { sheets, counts, pdf } = making.kit;
  return (
    <>
      <p>{words.say('print.counts', { ...counts })}</p>
      <p className="dialog-buttons">
        <button
          type="button"
          className="primary"
          onClick={() => saveFile(pdf, name, 'application/pdf')}
        >
          <Icon name="print" />
          {words.say('print.save')}
        </button>
      </p>
      <p>{words.say('print.advice')}</p>
      <ol
        className="sheets"
        style={{ ['--sheet-ratio' as string]: PAPERS[paper].width / PAPERS[paper].height }}
      >
        {sheets.map(({ number, side, medium, title, reading, svg }) => (
          <li key={`${number} ${side}`}>
            <figure>
              <Sheet svg={svg} className={`sheet-preview turn-${reading}`} />
              <figcaption>{words.say('print.sheet', { number, medium, title })}</figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </>
  );
}
