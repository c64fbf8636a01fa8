import { INKS, type InkMode, PAPER_NAMES, type PaperName } from '@hearthside/kit/paper';
import { Icon } from '@hearthside/screen';
import { type Box, findBox } from '@hearthside/shelf';
import { type Json, readOptions } from '@hearthside/table';
import { sayProblem, type Words } from '@hearthside/text';
import { use, useEffect, useId, useState } from 'react';
import { GameSheets } from '../home/game-sheets.tsx';
import { WhichGame } from '../home/which-game.tsx';
import { HomeLink } from '../home-link.tsx';
import { Link } from '../link.tsx';
import NotFound from '../pages/not-found.tsx';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../settings/languages.ts';
import { OptionChoice } from '../setup/option-choice.tsx';
import { rulesOf } from '../setup/rules-of.ts';
import { PaperPage } from '../ui/paper-page.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useGameWords, useWords } from '../words.tsx';
import { usePaperAddress } from './paper-address.ts';
import { SheetPictures } from './sheet-pictures.tsx';
import { type Making, useKit } from './use-kit.ts';

/** The games on paper: which one, then how, with every sheet to look at before it is printed. */
export default function PrintPage({ game }: { readonly game: string | null }) {
  if (game === null) return <WhichKit />;
  const box = findBox(game);
  return box ? <KitOf key={game} box={box} /> : <NotFound />;
}

function WhichKit() {
  const words = useWords();
  return <WhichGame title={words.say('print.title')} how={words.say('print.how')} under="/print" />;
}

/** What most printers there are loaded with. */
const usualPaper = (): PaperName =>
  /-(US|CA|MX|PH|CL|CO|VE|GT)\b/.test(navigator.language) ? 'letter' : 'a4';

function KitOf({ box }: { readonly box: Box }) {
  const { id, title } = box.facts;
  const words = useGameWords(id);
  const { game } = use(rulesOf(box));
  const [paper, setPaper] = useState<PaperName>(usualPaper);
  const [ink, setInk] = useState<InkMode>('full');
  const [language, setLanguage] = useState(words.locale as Language);
  const [chosen, setChosen] = useState<Readonly<Record<string, Json>>>({});
  const [matters, setMatters] = useState<readonly string[]>([]);
  const address = usePaperAddress(id);
  const options = readOptions(game, chosen);
  const { making, stop, again } = useKit({
    game: id,
    paper,
    ink,
    language,
    options: chosen,
    address,
  });
  useEffect(() => {
    if (making.state === 'made') setMatters(making.kit.matters);
  }, [making]);
  const inkName = (each: InkMode) => words.say(`print.ink.${each}`);
  const paperName = (each: PaperName) => words.say(`print.paper.${each}`);
  return (
    <PaperPage className="print" title={words.say('print.kit', { title })}>
      <GameSheets boxes={[box]} />
      <Choice
        label={words.say('print.paper')}
        values={PAPER_NAMES}
        value={paper}
        nameOf={paperName}
        onChange={(name) => setPaper(name)}
      />
      <Choice
        label={words.say('print.ink')}
        values={INKS}
        value={ink}
        nameOf={inkName}
        onChange={(name) => setInk(name)}
      />
      <Choice
        label={words.say('print.language')}
        values={LANGUAGES}
        value={language}
        nameOf={(each) => LANGUAGE_NAMES[each]}
        onChange={(name) => setLanguage(name)}
      />
      {matters.map((option) => (
        <OptionChoice
          key={option}
          option={option}
          game={game}
          seating={box.seating}
          chosen={chosen}
          words={words}
          onChange={setChosen}
        />
      ))}
      {!options.ok && <p role="alert">{sayProblem(words, options)}</p>}
      <Made
        making={making}
        paper={paper}
        name={`hearthside-${id}-${paper}-${ink}-${language}.pdf`}
        words={words}
        onStop={stop}
        onAgain={again}
      />
      <p className="dialog-buttons">
        <Link className="second" href={`/paper/${id}`}>
          {words.say('print.play')}
        </Link>
        <Link className="second" href="/print">
          {words.say('print.title')}
        </Link>
        <HomeLink className="second" />
      </p>
    </PaperPage>
  );
}

interface ChoiceProps<Name extends string> {
  readonly label: string;
  readonly values: readonly Name[];
  readonly value: NoInfer<Name>;
  nameOf(value: NoInfer<Name>): string;
  onChange(value: NoInfer<Name>): void;
}

function Choice<Name extends string>({
  label,
  values,
  value,
  nameOf,
  onChange,
}: ChoiceProps<Name>) {
  const id = useId();
  return (
    <p className="setting">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value as Name)}>
        {values.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
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
  onStop(): void;
  onAgain(): void;
}

/** The button and every page; or how far it is, and a way to stop. */
function Made({ making, paper, name, words, onStop, onAgain }: MadeProps) {
  switch (making.state) {
    case 'under-way':
      return <UnderWay share={making.share} words={words} onStop={onStop} />;
    case 'stopped':
    case 'failed':
      return (
        <div className="making">
          <p role={making.state === 'failed' ? 'alert' : 'status'}>
            {words.say(making.state === 'failed' ? 'print.failed' : 'print.stopped')}
          </p>
          <button type="button" className="primary" onClick={onAgain}>
            {words.say('print.again')}
          </button>
        </div>
      );
    case 'made': {
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
          <SheetPictures sheets={sheets} paper={paper} words={words} />
        </>
      );
    }
  }
}

interface UnderWayProps {
  readonly share: number;
  readonly words: Words;
  onStop(): void;
}

function UnderWay({ share, words, onStop }: UnderWayProps) {
  const id = useId();
  return (
    <div className="making">
      <p id={id} role="status">
        {words.say('print.making')}
      </p>
      <progress aria-labelledby={id} max={1} value={share} />
      <button type="button" className="second" onClick={onStop}>
        {words.say('print.stop')}
      </button>
    </div>
  );
}
