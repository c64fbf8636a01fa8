export * from './board-module.ts';
export * from './drag.tsx';
export * from './paper-room.tsx';
export * from './piece.tsx';
