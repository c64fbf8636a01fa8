export * from './board-room.ts';
export * from './piece.tsx';
