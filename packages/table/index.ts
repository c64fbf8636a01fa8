export * from './contract.ts';
export * from './dice.ts';
export * from './ink.ts';
export * from './json.ts';
export * from './options.ts';
export * from './result.ts';
