export * from './bits.ts';
export * from './branches.ts';
export * from './contract.ts';
export * from './dice.ts';
export * from './event-pattern.ts';
export * from './fair.ts';
export * from './json.ts';
export * from './lesson.ts';
export * from './match.ts';
export * from './new-id.ts';
export * from './open-view.ts';
export * from './options.ts';
export * from './pen.ts';
export * from './perft.ts';
export * from './play-written.ts';
export * from './practice.ts';
export * from './puzzle.ts';
export * from './puzzle-of-the-day.ts';
export * from './puzzle-play.ts';
export * from './record.ts';
export * from './referee.ts';
export * from './result.ts';
export * from './rule-example.ts';
export * from './staged-table.ts';
export * from './tagged.ts';
export {
  ASK_BACK,
  type AskedBack,
  KEEP,
  LET_BACK,
  standingSteps,
  TAKE_BACK,
  type TakeBack,
} from './take-back.ts';
export * from './turns.ts';
export * from './verdict.ts';
