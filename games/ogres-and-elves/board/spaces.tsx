/** Every space as a named control, above the drawing: a tap or Enter chooses it, arrows walk on. */

import { type Grip, useDrag } from '@hearthside/screen';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Space } from '../rules/index.ts';
import { elfPiece } from './elves.ts';
import { ALL_SPACES, isArrow, isCastle, neighbourTowards, pointOf } from './places.ts';
import type { Props } from './props.ts';
import { describeSpace } from './telling.ts';
import { isAction, meantBy, targetsOf } from './ways.ts';

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
    const meant = meantBy(view, seat, legal, draft, space);
    if (meant) choose(meant);
    else setDraft(null);
  };

  const drag = useDrag<'elf'>((_, space) => tap(space as Space));
  const mine = seat === null || legal.length === 0 ? null : view.elves[seat]?.at;

  return (
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
            isStop={space === focus}
            // Your elf can be taken by the hat and set down elsewhere.
            grip={space === mine && seat !== null ? drag.grip('elf', elfPiece(seat)) : {}}
            label={targets.has(space) ? words.say('board.choosable', { label }) : label}
            onTap={() => tap(space)}
            onWalk={(to) => {
              setFocus(to);
              refs.current.get(to)?.focus();
            }}
          />
        );
      })}
      {drag.ghost}
      {told !== null && <Label space={told} text={describeSpace(view, told, words)} />}
    </svg>
  );
}

interface SpaceControlProps {
  readonly space: Space;
  readonly refs: RefObject<Map<Space, SVGGElement>>;
  readonly isStop: boolean;
  readonly label: string;
  readonly grip: Partial<Grip>;
  onTap(): void;
  onWalk(to: Space): void;
}

function SpaceControl({ space, refs, isStop, label, grip, onTap, onWalk }: SpaceControlProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') onTap();
    else if (isArrow(event.key)) onWalk(neighbourTowards(space, event.key));
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

/** None overlaps another; on a phone of 390 pixels each is 56 across. */
function HitArea({ space }: { readonly space: Space }) {
  const { x, y } = pointOf(space);
  if (space === 'home') return <circle cx={x} cy={y} r="572" />;
  if (!isCastle(space)) return <circle cx={x} cy={y + 14} r="144" />;
  const [left, top] = [x > 1000 ? 1684 : 28, y > 1000 ? 1478 : 28];
  return <rect x={left} y={top} width="288" height="492" rx="40" />;
}

const LETTER = 23;

function Label({ space, text }: { readonly space: Space; readonly text: string }) {
  const { x, y } = pointOf(space);
  const lines = wrap(text, 46);
  const width = Math.max(...lines.map((line) => line.length)) * LETTER + 80;
  const height = lines.length * 58 + 44;
  const left = Math.max(24, Math.min(1976 - width, x - width / 2));
  const top = y > 700 ? y - 150 - height : y + 150;
  return (
    <g className="oe-label" transform={`translate(${left} ${top})`} aria-hidden="true">
      <rect width={width} height={height} rx="30" />
      {lines.map((line, i) => (
        <text key={line} x={width / 2} y={66 + i * 58}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** Lines of at most so many letters, broken between words. */
function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most)
      lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}
