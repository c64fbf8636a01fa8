import { PAPERS, type PaperName } from '@hearthside/kit/paper';
import { Sheet } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import type { DrawnSheet } from './kit-maker.ts';

interface SheetPicturesProps {
  readonly sheets: readonly DrawnSheet[];
  readonly paper: PaperName;
  readonly words: Words;
}

/** Every page that has something on it: one picture each, with a name. */
export function SheetPictures({ sheets, paper, words }: SheetPicturesProps) {
  const { width, height } = PAPERS[paper];
  return (
    <ol
      className="sheets"
      aria-label={words.say('print.sheets')}
      style={{ ['--sheet-ratio' as string]: width / height }}
    >
      {sheets.map(({ number, side, medium, title, reading, svg }) => {
        const name = words.say('print.sheet', { number, title });
        return (
          <li key={`${number} ${side}`}>
            {/* All that is written on a sheet would be noise: its name says what it is. */}
            <div
              className="sheet-figure"
              role="img"
              aria-label={`${name}, ${words.say('print.medium', { medium })}`}
            >
              <Sheet svg={svg} className={`sheet-preview turn-${reading}`} />
              <p>
                <b>{name}</b> {words.say('print.medium', { medium })}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
