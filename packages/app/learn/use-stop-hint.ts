import type { LessonStop } from '@hearthside/table';
import { useEffect } from 'react';
import type { Progress } from '../session/practice-table.ts';
import type { Table } from '../table/use-table.ts';

/**
 * Where to tap is drawn by the board itself, as a hint of the coach is: the next choice of the solution, for as long
 * as the learner has nothing else in mind.
 */
export function useStopHint(table: Table, stop: LessonStop, progress: Progress): void {
  const { state, mayAct, hint, props, setHint } = table;
  const next = stop.solution[progress.choices];
  const isWanted =
    next !== undefined &&
    mayAct &&
    progress.answer === null &&
    hint === null &&
    props.draft === null &&
    state.legal.includes(next);
  useEffect(() => {
    if (!isWanted || next === undefined) return;
    setHint({ text: '', exact: '', actions: [next], past: null });
  }, [isWanted, next, setHint]);
}
