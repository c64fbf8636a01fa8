export * from './board-room.ts';
export * from './drag.tsx';
export * from './piece.tsx';
