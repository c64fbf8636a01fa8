import { useEffect, useRef } from 'react';
import { type Action, END, type View } from '../rules/index.ts';
import type { Props } from './props.ts';

interface Underway {
  readonly turn: number;
  /** Still to be played, in order, once this many pieces lie on the board. */
  readonly actions: readonly Action[];
  readonly pieces: number;
}

const piecesIn = (view: View): number => view.crates.length + view.planks.length;

/**
 * Plays a turn that was confirmed: the record takes one action at a time, so each waits until the
 * one before it was accepted and shown. What the rules will not have any more is left out.
 */
export function useConfirmedTurn({ view, legal, draft, setDraft, choose }: Props): void {
  const underway = useRef<Underway | null>(null);
  useEffect(() => {
    if (legal.length === 0) return;
    if (draft?.confirmed && underway.current === null) {
      const actions = [...draft.plan, END];
      underway.current = { turn: view.turn, actions, pieces: piecesIn(view) };
    } else if (draft && draft.plan.length > 0 && !draft.confirmed) underway.current = null;
    const due = underway.current;
    if (due === null || (view.turn === due.turn && piecesIn(view) !== due.pieces)) return;
    const [next, ...actions] = due.actions;
    if (view.turn !== due.turn || next === undefined || !legal.includes(next)) {
      underway.current = null;
      if (draft !== null) setDraft(null);
      return;
    }
    underway.current = { ...due, actions, pieces: due.pieces + 1 };
    choose(next);
  }, [view, legal, draft, setDraft, choose]);
}
