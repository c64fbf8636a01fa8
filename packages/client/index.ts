export type { OpenSocket, Socket } from './line.ts';
export * from './play-seat.ts';
export * from './requests.ts';
export * from './seat-link.ts';
export * from './server-error.ts';
export * from './table-client.ts';
