export { COACH_SENTENCES } from './coach/coach-words.ts';
export * from './sayings.ts';
export * from './words.ts';
