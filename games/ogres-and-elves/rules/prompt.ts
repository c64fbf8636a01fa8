import type { Prompt, Seat } from '@hearthside/table';
import type { CanonicalProposal } from './canonical.ts';
import { readAction } from './notation.ts';
import type { Phase } from './position.ts';
import type { View } from './view.ts';

const PROMPTS: Readonly<Record<Phase, Prompt>> = {
  deploy: { key: 'deploy', rule: 'OE-26' },
  move: { key: 'move', rule: 'OE-50' },
  handle: { key: 'handle', rule: 'OE-30' },
  gift: { key: 'gift', rule: 'OE-70' },
  flee: { key: 'flee', rule: 'OE-92' },
  answer: { key: 'answer-call-end', rule: 'OE-111' },
  rescue: { key: 'rescue', rule: 'OE-102' },
  die: { key: 'die', rule: 'OE-80' },
  over: { key: 'over', rule: 'OE-112' },
};

/** What `seat` is asked for now. */
export function prompt(view: View, seat: Seat): Prompt {
  if (view.proposal) return question(view.proposal);
  if (view.phase === 'move' && view.elves[seat]?.heldBy) {
    return { key: 'captive', rule: 'OE-100', values: { ogre: view.elves[seat].heldBy } };
  }
  return PROMPTS[view.phase];
}

function question({ by, action }: CanonicalProposal): Prompt {
  const proposal = readAction(action);
  switch (proposal?.kind) {
    case 'ask':
      return { key: 'answer-ask', rule: 'OE-54', values: { seat: by, item: proposal.item } };
    case 'ransom': {
      const { item, chest, castle } = proposal;
      return { key: 'answer-ransom', rule: 'OE-101', values: { seat: by, item, chest, castle } };
    }
    case 'rescue': {
      const { kind: _, ...gift } = proposal;
      return { key: 'answer-rescue', rule: 'OE-102', values: { seat: by, ...gift } };
    }
    default:
      return PROMPTS.answer;
  }
}
