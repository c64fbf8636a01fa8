export * from './choose-pins.ts';
export * from './look.ts';
export * from './moments.ts';
export type { Room } from './playouts.ts';
export * from './review.ts';
