/** A mind for one elf of the team; the team's score is all that counts. */

import {
  type BotLevel,
  bestFirst,
  type Clock,
  type Decision,
  Mean,
  type Mind,
  pickAtLevel,
  type RatedChoice,
  type Slips,
} from '@hearthside/search';
import { type Dice, type Seat, seededDice } from '@hearthside/table';
import { type Action, AGREE, DEPLOY, REFUSE } from '../rules/actions.ts';
import { game, type Position, type View } from '../rules/index.ts';
import { legal } from '../rules/legal.ts';
import { play } from '../rules/play.ts';
import { clone, isCaptive, ogreSpaces } from '../rules/position.ts';
import { explain } from './coach.ts';
import { type SolvedPlan, solveEnding } from './ending.ts';
import { expected } from './expectation.ts';
import { idle } from './idle.ts';
import { hopeGivenUp } from './patience.ts';
import { type Foresight, playOut } from './playout.ts';
import { bestShields } from './shields.ts';
import { allAgree, type Plan, plansFor } from './turns.ts';
import { worth } from './worth.ts';

/** How many of the plans that look best are played out, and how. */
interface Trial extends Foresight {
  readonly plans: number;
}

/** Shields take long to place: with them fewer plans and turns fit into the time. */
const SHIELDED: Trial = { plans: 6, turns: 14, weighed: 3 };
const UNSHIELDED: Trial = { plans: 8, turns: 30, weighed: 6 };

/** Only master plays its plans out; the others go by first sight. */
function trialOf(p: Position, level: BotLevel): Trial | null {
  if (level !== 'master') return null;
  return p.rules.shields > 0 ? SHIELDED : UNSHIELDED;
}

/** How many points a level gives away: usually, and at worst. */
const SLIPS: Slips = {
  easy: { usual: 0.7, worst: 2.2 },
  medium: { usual: 0.3, worst: 1.2 },
  hard: null,
  master: null,
};

/** A partner of a lower level says yes to what people ask, unless it costs the team more than this. */
const OBLIGING = 1;

/** How many standard errors better another plan must be than the one that looks best. */
const DOUBT = 1;

/** So many playouts every plan gets. */
const FAIR_TRIAL = 10;

/** Freeing a teammate is worth it unless it costs the team more than this. */
const NO_COST = 0.05;

/** Reasons are told to one decimal: what reads the same is no reason to say no. */
const NO_DIFFERENCE = 0.1;

/** Less than any difference between two plans that means something. */
const HAIR = 1e-9;

/** No turn gives away more points than this. */
const MOST_LOST = 10;

export const mind: Mind<View> = {
  budgets: {
    easy: { iterations: 1 },
    medium: { iterations: 1 },
    hard: { iterations: 1 },
    master: { milliseconds: 1000 },
  },
  grades: { best: 0.05, good: 0.3, fair: 1 },
  // In ten games: a turn is rarely worth a whole point.
  worthOf: (lost) => Math.max(1, Math.round(10 * Math.min(lost, MOST_LOST))),
  weigh(decision) {
    const p = game.imagine(decision.view, decision.dice);
    if (p.phase === 'deploy') return weighDeployment(p, decision.turn.seat);
    const givenUp = hopeGivenUp(decision.steps, decision.turn.seat);
    // What is solved supposes that everybody plays as well as can be.
    const solved = givenUp > 0 ? null : weighEnding(p, decision);
    return solved ?? weighPlans(p, decision, givenUp);
  },
  solve: ({ view, dice, clock }) => {
    const p = game.imagine(view, dice);
    return solveEnding(p, clock)?.map(asChoice) ?? null;
  },
  // A teammate's wish is answered as the bot sees it, at every level: a slip would be a lie with reasons.
  choose: (weighed, { level, dice, view }) =>
    view.phase === 'answer'
      ? (weighed[0] as RatedChoice)
      : pickAtLevel(briskly(weighed), level, SLIPS, dice),
  explain,
  // A teammate who asked for something is told why it is given or not.
  remark: (chosen, weighed, decision) =>
    decision.view.phase === 'answer'
      ? explain([chosen, ...weighed.filter((other) => other !== chosen)], decision)
      : null,
};

/**
 * What a level may slip to: another deed, never another way to dawdle. Going somewhere is done the
 * best way there is, and the game is called off only when that is best.
 */
function briskly(weighed: readonly RatedChoice[]): readonly RatedChoice[] {
  const isIdle = ({ action, plan = [] }: RatedChoice) => idle([action, ...plan]) === true;
  return weighed.filter((each, i) => i === 0 || !(isIdle(each) || ENDING.has(each.action)));
}

const ENDING: ReadonlySet<string> = new Set(['call-end', 'give-up']);

/** The mine where a Shield does most good; the others by how much less. */
function weighDeployment(p: Position, seat: Seat): RatedChoice[] {
  const best = 31 - Math.clz32(bestShields(p, p.shields, 1, ogreSpaces(p)) & ~p.shields);
  const after = (action: Action): number => {
    const next = clone(p);
    play(next, seat, action);
    return worth(next);
  };
  const most = after(DEPLOY[best] as Action);
  const weighed = legal(p, seat).map((action) => ({
    action: game.writeAction(action),
    value: action === DEPLOY[best] ? 0 : Math.min(-0.01, after(action) - most),
  }));
  return bestFirst(weighed);
}

/** The share of its time that master spends on seeing the end of the game. */
const ON_THE_ENDING = 0.4;

/** Master and the coach know the end where it can be seen; what is asked about besides is weighed as ever. */
function weighEnding(p: Position, decision: Decision<View>): RatedChoice[] | null {
  const { level, clock } = decision;
  if (level !== 'master') return null;
  const solved = solveEnding(p, clock.part(ON_THE_ENDING))?.map(asChoice);
  if (!solved || isAskedBeside(solved, decision)) return null;
  return solved;
}

function asChoice({ actions, low }: SolvedPlan): RatedChoice {
  const [action, ...plan] = actions.map((each) => game.writeAction(each));
  return { action: action as string, value: low, plan };
}

/** Is somebody asked about a turn that is not among these: all of it, where more than its beginning is told? */
const isAskedBeside = (
  weighed: readonly RatedChoice[],
  { also, alsoPlan }: Decision<View>,
): boolean =>
  also !== null &&
  !weighed.some(
    ({ action, plan }) =>
      action === also && (alsoPlan.length === 0 || plan?.join() === alsoPlan.join()),
  );

interface Candidate extends Plan {
  value: number;
}

function weighPlans(p: Position, decision: Decision<View>, givenUp: number): RatedChoice[] {
  const { turn, level, dice, clock, also, alsoPlan } = decision;
  const candidates = candidatesFor(p, turn.seat, givenUp);
  const atFirst = candidates[0]?.value ?? 0;
  const trial = trialOf(p, level);
  const near = trial ? candidates.slice(0, trial.plans) : candidates;
  if (near.length > 1 && trial) {
    comparePlayouts(near, trial, dice, clock);
    waitNoMore(near, givenUp);
  }
  preferFreedom(p, near);
  if (p.phase === 'answer') {
    preferAgreeing(near, Math.max(SLIPS[level] ? OBLIGING : NO_DIFFERENCE, givenUp));
  }
  const weighed: RatedChoice[] = near.map(({ actions, value }) => {
    const [action, ...plan] = actions.map((each) => game.writeAction(each));
    return { action: action as string, value, plan };
  });
  if (also !== null && isAskedBeside(weighed, decision)) {
    const worse = promiseOf(p, turn.seat, [also, ...alsoPlan]) - atFirst;
    const value = (near[0]?.value ?? 0) + Math.min(0, worse);
    weighed.push({ action: also, plan: alsoPlan, value });
  }
  return weighed;
}

/** What the best turn promises that begins with these actions. */
function promiseOf(p: Position, seat: Seat, texts: readonly string[]): number {
  const after = clone(p);
  for (const text of texts) {
    const action = game.readAction(text) as Action;
    // A partner may have said no to what is granted here.
    if (game.refuse(after, seat, action) !== null) break;
    play(after, seat, action);
    allAgree(after);
  }
  return expected(bestOf(after));
}

/**
 * Plays the plans out, all with the same dice. The one that promises most at first sight stays
 * first unless another does better beyond doubt: otherwise luck would choose, and an elf that
 * changes its mind every turn gets nowhere.
 */
function comparePlayouts(near: Candidate[], trial: Trial, dice: Dice, clock: Clock): void {
  const [first, ...others] = near as [Candidate, ...Candidate[]];
  const leads = others.map(() => new Mean());
  const sure = new Mean();
  while (clock.goOn()) {
    const seed = dice.below(1 << 30);
    const played = playOut(first.after, trial, seededDice(seed));
    sure.add(played);
    others.forEach(({ after }, i) => {
      const lead = leads[i] as Mean;
      if (isHopeless(lead)) return;
      lead.add(playOut(after, trial, seededDice(seed)) - played);
    });
  }
  first.value = sure.mean;
  others.forEach((other, i) => {
    const lead = leads[i] as Mean;
    other.value = sure.mean + lead.mean - DOUBT * lead.error;
  });
  near.sort((one, other) => other.value - one.value);
}

/** Behind beyond doubt after a fair trial: what time is left is better spent on the others. */
const isHopeless = (lead: Mean): boolean =>
  lead.count >= FAIR_TRIAL && lead.mean + 2 * lead.error < 0;

/** Every plan with what it promises after one roll, the best first. */
function candidatesFor(p: Position, seat: Seat, givenUp: number): Candidate[] {
  const plans = p.phase === 'answer' ? answers(p, seat) : plansFor(p, seat, givenUp);
  const candidates = plans.map(({ actions, after }) => {
    return { actions, after, value: expected(after) };
  });
  waitNoMore(candidates, givenUp);
  return candidates;
}

/** The best first, where what only goes on waiting promises less than it did. */
function waitNoMore(near: Candidate[], givenUp: number): void {
  for (const plan of givenUp > 0 ? near : []) {
    if (idle(plan.actions.map((action) => game.writeAction(action)))) plan.value -= givenUp;
  }
  near.sort((one, other) => other.value - one.value);
}

/** An answer is weighed by the best that the one who asked can make of it. */
function answers(p: Position, seat: Seat): Plan[] {
  return [AGREE, REFUSE].map((action) => {
    const after = clone(p);
    play(after, seat, action);
    allAgree(after);
    return { actions: [action], after: bestOf(after) };
  });
}

function bestOf(p: Position): Position {
  if (p.phase !== 'move' && p.phase !== 'handle') return p;
  let best = p;
  let most = Number.NEGATIVE_INFINITY;
  for (const { after } of plansFor(p, p.turn)) {
    const value = expected(after);
    if (value > most) {
      most = value;
      best = after;
    }
  }
  return best;
}

/** Puts a plan first that frees more teammates at no cost in expected score. */
function preferFreedom(p: Position, near: Candidate[]): void {
  const best = near[0];
  if (!best || captives(p) === 0) return;
  const kind = near.reduce(
    (one, other) =>
      best.value - other.value <= NO_COST && captives(other.after) < captives(one.after)
        ? other
        : one,
    best,
  );
  if (kind === best) return;
  prefer(kind, near);
}

/** What costs the team next to nothing is given gladly: whoever asked had a reason. */
function preferAgreeing(near: Candidate[], cost: number): void {
  const best = near[0];
  const agree = near.find(({ actions }) => actions[0] === AGREE);
  if (!best || !agree || best === agree || best.value - agree.value > cost) return;
  prefer(agree, near);
}

/** Puts a plan first, and by a hair ahead of all others: equals are chosen by lot. */
function prefer(plan: Candidate, near: Candidate[]): void {
  plan.value = (near[0]?.value ?? 0) + HAIR;
  near.splice(near.indexOf(plan), 1);
  near.unshift(plan);
}

function captives(p: Position): number {
  let held = 0;
  for (let seat = 0; seat < p.seats; seat++) if (isCaptive(p, seat)) held++;
  return held;
}
