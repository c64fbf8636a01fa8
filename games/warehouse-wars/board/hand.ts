import type { Cell } from '../rules/index.ts';
import { planAt, planTurned, planWithout, usableTools } from './plan.ts';
import { type Draft, EMPTY_HAND, type Props, type Tool } from './props.ts';
import { refusalAnywhere, refusalAt } from './why-not.ts';

/** What the player has in mind, with a tool in hand that can place something. */
export function handOf({ view, legal, draft }: Props): Draft {
  const hand = draft ?? EMPTY_HAND;
  const [only, ...more] = usableTools(view, legal, hand);
  return only && more.length === 0 && only !== hand.tool ? { ...hand, tool: only } : hand;
}

/**
 * Moves the piece in hand over a cell. Where no crate fits, it is tried all the same, so that the
 * rules can say why not.
 */
export function holdOver(props: Props, cell: Cell): void {
  const { view, legal, setDraft, explain } = props;
  const hand = handOf(props);
  if (legal.length === 0) return;
  const plan = planAt(view, legal, hand, cell);
  if (plan) setDraft({ ...hand, plan, confirmed: false });
  else explain(refusalAt(view, legal, hand, cell));
}

/** Takes a piece in hand; where it could go nowhere, the rules say why. */
export function takeTool(props: Props, tool: Tool): void {
  const { view, legal, draft, setDraft, explain } = props;
  const hand = { ...handOf(props), tool };
  if (!usableTools(view, legal, hand).includes(tool)) {
    explain(refusalAnywhere(view, legal, hand));
    return;
  }
  setDraft({ ...(draft ?? EMPTY_HAND), tool, confirmed: false });
}

/** Lays the plank the other way round; nothing where it cannot. */
export function turnPlank({ view, legal, draft, setDraft }: Props): void {
  const plan = draft && planTurned(view, legal, draft);
  if (plan) setDraft({ ...draft, plan, confirmed: false });
}

export function pickUp({ view, legal, draft, setDraft }: Props): void {
  if (!draft || draft.plan.length === 0) return;
  setDraft({ ...draft, plan: planWithout(view, legal, draft), confirmed: false });
}

export function confirm({ draft, setDraft }: Props): void {
  if (draft && draft.plan.length > 0) setDraft({ ...draft, confirmed: true });
}

/** The cell one step away by an arrow key, or null beyond the board's edge or for another key. */
export function stepFrom(
  { column, row }: { readonly column: number; readonly row: number },
  key: string,
  side: number,
  quarterTurns = 0,
): { column: number; row: number } | null {
  const step = STEPS[key];
  if (!step) return null;
  let [east, north] = step;
  // Seen from another side of the board, the keys keep their meaning on the screen.
  for (let i = 0; i < quarterTurns; i++) [east, north] = [-north, east];
  const next = { column: column + east, row: row + north };
  const inside = [next.column, next.row].every((at) => at >= 0 && at < side);
  return inside ? next : null;
}

const STEPS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export const isArrow = (key: string): boolean => key in STEPS;
