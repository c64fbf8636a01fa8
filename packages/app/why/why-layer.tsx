import type { AnyBoardModule } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { RuleChip } from '../ui/rule-chip.tsx';
import { cardPlace, type Place } from './card-place.ts';
import type { Asked, Box } from './thing-marks.ts';
import { useAsking, useAskingKeys } from './use-asking.ts';

interface WhyLayerProps {
  readonly board: AnyBoardModule;
  readonly words: Words;
  /** Has somebody pressed “?”? */
  readonly isOn: boolean;
  onTurn(isOn: boolean): void;
  onRule(rule: string): void;
  /** Opens the sheet of keys. */
  onKeys?(): void;
}

/** “Why?” on anything on the table: what it is, and which rules speak of it. */
export function WhyLayer({ board, words, isOn, onTurn, onRule, onKeys }: WhyLayerProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const asking = {
    isOn,
    isOpen: asked !== null,
    ask: setAsked,
    close,
    stop: () => {
      if (asked) close();
      else onTurn(false);
    },
    onKeys: () => {
      onTurn(false);
      close();
      onKeys?.();
    },
    end: () => onTurn(false),
  };
  useAsking(asking);
  useAskingKeys(asking);
  const known = (asked?.things ?? []).filter((thing) => words.has(wordOf(thing))).slice(0, MOST);
  const said = known.map((thing) => words.say(wordOf(thing)));
  return (
    <>
      <p className="unseen" role="status">
        {said.join(' ')}
      </p>
      {isOn && (
        <div className="why-bar paper">
          <p role="status">{words.say('why.tap')}</p>
          <IconButton icon="close" label={words.say('why.end')} onClick={() => onTurn(false)} />
        </div>
      )}
      {asked && said.length > 0 && (
        <WhyCard key={asked.things.join()} asked={asked} words={words} onClose={close}>
          {known.map((thing) => (
            <div key={thing}>
              <p>{words.say(wordOf(thing))}</p>
              {(board.things?.[thing] ?? []).map((rule) => (
                <RuleChip key={rule} rule={rule} words={words} onRule={onRule} />
              ))}
            </div>
          ))}
        </WhyCard>
      )}
    </>
  );
}

/** Where more stands on one spot, the rest can be asked about where it stands alone. */
const MOST = 2;

const wordOf = (thing: string): string => `why.${thing}`;

interface WhyCardProps {
  readonly asked: Asked;
  readonly words: Words;
  readonly children: ReactNode;
  onClose(): void;
}

function WhyCard({ asked, words, children, onClose }: WhyCardProps) {
  const card = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const size = card.current?.getBoundingClientRect();
    if (size) setPlace(cardPlace(asked.box, size, freeOf(asked)));
  }, [asked]);
  return (
    <aside
      ref={card}
      className="why-card paper"
      aria-label={words.say('why.what')}
      // Measured out of sight before it has a place.
      style={place ?? { left: -9999, top: 0 }}
    >
      <IconButton icon="close" label={words.say('table.close')} onClick={onClose} />
      {children}
    </aside>
  );
}

/** The screen above the keys; beside a key of the tray, the screen above the tray. */
function freeOf({ element, box }: Asked): Box {
  const tray = document.querySelector('.screen > .tray')?.getBoundingClientRect();
  const isInTray = element.closest('.tray') !== null;
  const bottom = isInTray ? box.top : (tray?.top ?? innerHeight);
  return { left: 0, top: 0, right: innerWidth, bottom: bottom > 160 ? bottom : innerHeight };
}
