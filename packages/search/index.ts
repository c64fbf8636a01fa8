export * from './bot.ts';
export * from './clock.ts';
export { generalBot } from './general/mind.ts';
export * from './mean.ts';
export * from './mind.ts';
export * from './regret.ts';
export * from './slips.ts';
