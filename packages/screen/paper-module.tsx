/**
 * The contract between the phone page and a game that lies on the table in paper. The page knows no
 * game; a game's paper module counts, tells what a die says, and has its rules answer questions.
 */

import type { Json, MessageValues } from '@hearthside/table';
import type { Catalogue, Words } from '@hearthside/text';
import { type ComponentType, useId } from 'react';
import type { PieceLook } from './board-module.ts';

export interface ScoreProps<Score> {
  readonly score: Score;
  readonly words: Words;
  onChange(score: Score): void;
}

export interface PaperDie {
  /** Every face alike; `1` to `6`, or `O`. */
  readonly faces: readonly string[];
  look(face: string): PieceLook;
  /** What it means, in a sentence. */
  tell(face: string, words: Words): string;
}

/** A drawing in the pieces of the game's sheet, from its top left corner on. */
export interface PaperPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** What the rules say of an action or of what follows from it. */
export interface PaperAnswer {
  readonly allowed: boolean;
  /** The statement that allows or forbids it. */
  readonly rule: string;
  /** The sentence of a refusal; the statement itself is told where there is none. */
  readonly refusal?: { readonly key: string; readonly values?: MessageValues };
}

/** A situation that looks like the one on the table, and `ask.ID` for what is asked about it. */
export interface PaperQuestion {
  readonly id: string;
  picture(): PaperPicture;
  /** By the rules, each time it is asked. */
  answer(): PaperAnswer;
}

/** A game's room for its paper table: what `games/<id>/paper/index.ts` exports as `paperModule`. */
export interface PaperModule<Score> {
  /** Its own sentences, by language. */
  readonly text: Readonly<Record<string, Catalogue>>;
  /** Nothing counted yet. */
  readonly empty: Score;
  /** What was kept on this device; null when it is not a score of this game. */
  readScore(kept: Json): Score | null;
  readonly ScoreKeeper: ComponentType<ScoreProps<Score>>;
  /** How it stands, in a sentence. */
  tellScore(score: Score, words: Words): string;
  readonly die: PaperDie;
  readonly questions: readonly PaperQuestion[];
}

// biome-ignore lint/suspicious/noExplicitAny: the page forgets a game's own score here, once
export type AnyPaperModule = PaperModule<any>;

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** Names of the two keys, for those who do not see the signs. */
  readonly less: string;
  readonly more: string;
  onChange(value: number): void;
}

/** A number with a key to either side. */
export function Stepper({ label, value, max, less, more, onChange }: StepperProps) {
  const id = useId();
  return (
    <fieldset className="paper-stepper" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <button
        type="button"
        aria-label={less}
        disabled={value === 0}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={more}
        disabled={value === max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}

/** A drawing in the flow of the page; the sheet of pieces must be in the page. */
export function PaperDrawing({ svg, width, height }: PaperPicture) {
  const markup = `<svg viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}">${svg}</svg>`;
  return (
    <div
      className="paper-drawing"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own games
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
