export * from './sayings.ts';
export * from './words.ts';
