export * from './board-module.ts';
export * from './drag.tsx';
export * from './festive.tsx';
export * from './paper-module.tsx';
export * from './piece.tsx';
export * from './rulebook.ts';
export * from './seating.ts';
