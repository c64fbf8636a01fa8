/** Every space as a named control, above the drawing: a tap or Enter chooses it, arrows walk on. */

import { type Grip, useDrag } from '@hearthside/screen';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Space } from '../rules/index.ts';
import { elfPiece } from './elves.ts';
import {
  ALL_SPACES,
  IN_ORDER,
  isArrow,
  isCastle,
  neighbourTowards,
  nextInOrder,
  pointOf,
  stepOf,
} from './places.ts';
import type { Props } from './props.ts';
import { describeSpace } from './telling.ts';
import { thingsAt } from './things.ts';
import { isAction, targetsOf } from './ways.ts';
import { isRefusal, touchOn } from './why-not.ts';

export function Spaces(props: Props) {
  const { view, seat, legal, draft, setDraft, choose, event, words } = props;
  const [focus, setFocus] = useState<Space>('home');
  const [told, setTold] = useState<Space | null>(null);
  const refs = useRef(new Map<Space, SVGGElement>());
  const targets = targetsOf(view, seat, legal, draft);
  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(() => setTold(null), 4000);
    return () => clearTimeout(timer);
  }, [told]);

  const tap = (space: Space) => {
    setFocus(space);
    setTold(null);
    const step = targets.get(space);
    if (step) {
      if (isAction(step)) choose(step);
      else setDraft(step);
      return;
    }
    // Nobody to choose: then a tap asks what is there, or hurries what is being shown.
    if (seat === null || legal.length === 0) {
      if (!event) setTold(space);
      return;
    }
    const touch = touchOn(view, seat, legal, draft, space);
    if (touch && isRefusal(touch)) props.explain(touch);
    else if (touch) choose(touch);
  };

  const drag = useDrag<'elf'>((_, space) => tap(space as Space));
  const lit = new Set(targets.keys());
  // Tab comes to the place that was left last, if that still glows; else to the first that does.
  const stop = lit.size === 0 || lit.has(focus) ? focus : IN_ORDER.find((space) => lit.has(space));
  const walk = (from: Space, event: KeyboardEvent) => {
    if (!isArrow(event.key)) return;
    // What glows is what can be chosen; with Shift every place can be looked at.
    const to =
      lit.size === 0 || event.shiftKey
        ? neighbourTowards(from, event.key)
        : nextInOrder(from, lit, stepOf(event.key));
    setFocus(to);
    refs.current.get(to)?.focus();
  };
  const mine = seat === null || legal.length === 0 ? null : view.elves[seat]?.at;

  return (
    <>
      <svg
        className="oe-board oe-controls"
        viewBox="0 0 2000 2000"
        role="group"
        aria-label={words.say('board.name')}
      >
        {ALL_SPACES.map((space) => {
          const label = describeSpace(view, space, words);
          return (
            <SpaceControl
              key={space}
              space={space}
              refs={refs}
              things={thingsAt(view, space)}
              isStop={space === stop}
              // Your elf can be taken by the hat and set down elsewhere.
              grip={space === mine && seat !== null ? drag.grip('elf', elfPiece(seat)) : {}}
              label={targets.has(space) ? words.say('board.choosable', { label }) : label}
              onTap={() => tap(space)}
              onWalk={(event) => walk(space, event)}
            />
          );
        })}
        {drag.ghost}
      </svg>
      {told !== null && <Label space={told} text={describeSpace(view, told, words)} />}
    </>
  );
}

interface SpaceControlProps {
  readonly space: Space;
  readonly refs: RefObject<Map<Space, SVGGElement>>;
  readonly things: string;
  readonly isStop: boolean;
  readonly label: string;
  readonly grip: Partial<Grip>;
  onTap(): void;
  onWalk(event: KeyboardEvent): void;
}

function SpaceControl(props: SpaceControlProps) {
  const { space, refs, things, isStop, label, grip, onTap, onWalk } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') onTap();
    else if (isArrow(event.key)) onWalk(event);
    else return;
    event.preventDefault();
  };
  return (
    <g
      ref={(element) => {
        if (element) refs.current.set(space, element);
      }}
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      data-space={space}
      data-thing={things}
      data-drop={space}
      className="oe-space"
      onClick={onTap}
      onKeyDown={onKeyDown}
      {...grip}
    >
      <title>{label}</title>
      <HitArea space={space} />
    </g>
  );
}

/** None overlaps another; on a board of 376 pixels each is 56 across. */
function HitArea({ space }: { readonly space: Space }) {
  const { x, y } = pointOf(space);
  if (space === 'home') return <circle cx={x} cy={y} r="572" />;
  if (!isCastle(space)) return <circle cx={x} cy={y + 14} r="149" />;
  const [left, top] = [x > 1000 ? 1684 : 28, y > 1000 ? 1478 : 28];
  return <rect x={left} y={top} width="288" height="492" rx="40" />;
}

/** What is there, in words, above or below the place that was touched. */
function Label({ space, text }: { readonly space: Space; readonly text: string }) {
  const { x, y } = pointOf(space);
  const side = y > 700 ? { bottom: `${(2150 - y) / 20}%` } : { top: `${(y + 150) / 20}%` };
  // From the middle of the board at most as far as the label stays on it.
  const left = Math.max(27, Math.min(73, x / 20));
  return (
    <p className="oe-label" style={{ left: `${left}%`, ...side }} aria-hidden="true">
      {text}
    </p>
  );
}
