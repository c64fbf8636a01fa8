import type { Prompt, Seat } from '@hearthside/table';
import type { CanonicalProposal } from './canonical.ts';
import { legal } from './legal.ts';
import { readAction } from './notation.ts';
import type { Phase } from './position.ts';
import { editionOf, imagine, type View } from './view.ts';

const PROMPTS: Readonly<Record<Phase, Prompt>> = {
  deploy: { key: 'deploy', rule: 'OE-41' },
  move: { key: 'move', rule: 'OE-50' },
  handle: { key: 'handle', rule: 'OE-30' },
  gift: { key: 'gift', rule: 'OE-70' },
  flee: { key: 'flee', rule: 'OE-92' },
  answer: { key: 'answer-call-end', rule: 'OE-111' },
  rescue: { key: 'rescue', rule: 'OE-102' },
  die: { key: 'die', rule: 'OE-80' },
  over: { key: 'over', rule: 'OE-112' },
};

/** What `seat` is asked for now: only what it can do. */
export function prompt(view: View, seat: Seat): Prompt {
  if (view.proposal) return question(view.proposal, seat);
  switch (view.phase) {
    case 'move':
      return view.elves[seat]?.heldBy ? captivePrompt(view, seat) : PROMPTS.move;
    case 'handle':
      return handlePrompt(view, seat);
    case 'gift':
      return giftPrompt(view, seat);
    case 'rescue':
      return canDo(view, seat, 'rescue') ? PROMPTS.rescue : { ...PROMPTS.rescue, key: 'no-rescue' };
    default:
      return PROMPTS[view.phase];
  }
}

const canDo = (view: View, seat: Seat, ...kinds: readonly string[]): boolean =>
  legal(imagine(view), seat).some(({ kind }) => kinds.includes(kind));

function captivePrompt(view: View, seat: Seat): Prompt {
  const values = { ogre: view.elves[seat]?.heldBy ?? 0 };
  return canDo(view, seat, 'ransom')
    ? { key: 'captive-gift', rule: 'OE-101', values }
    : { key: 'captive', rule: 'OE-100', values };
}

function handlePrompt(view: View, seat: Seat): Prompt {
  if (canDo(view, seat, 'deliver')) return { key: 'handle-home', rule: 'OE-62' };
  if (canDo(view, seat, 'take', 'recover')) return { key: 'handle-mine', rule: 'OE-60' };
  return canDo(view, seat, 'trade', 'hand', 'ask')
    ? PROMPTS.handle
    : { key: 'handle-roll', rule: 'OE-30' };
}

/** OE-70: with one kind to give, all there is to choose is the castle. */
function giftPrompt(view: View, seat: Seat): Prompt {
  const elf = view.elves[seat];
  const [ogre] = Object.entries(view.ogres).find(([, place]) => place === elf?.at) ?? [];
  const tastes = editionOf(view).tastes[ogre as '1'] ?? [];
  const kinds = new Set(elf?.bag.filter((item) => tastes.some((taste) => taste === item)));
  return kinds.size > 1 ? PROMPTS.gift : { key: 'gift-castle', rule: 'OE-71' };
}

/** Short, for the banner; what is proposed is told where the answer is given. */
function question({ by, action }: CanonicalProposal, seat: Seat): Prompt {
  const proposal = readAction(action);
  const values = { seat: by };
  switch (proposal?.kind) {
    case 'ask':
      return { key: 'answer-ask', rule: 'OE-54', values };
    case 'ransom':
      return { key: 'answer-ransom', rule: 'OE-101', values };
    case 'rescue': {
      const key = proposal.other === seat ? 'answer-rescue-you' : 'answer-rescue';
      return { key, rule: 'OE-102', values: { seat: by, other: proposal.other } };
    }
    default:
      return { ...PROMPTS.answer, values };
  }
}
