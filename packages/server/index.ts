export { startServer } from './server.ts';
export { nodeSocket } from './socket/node-socket.ts';
export { SqliteConnection } from './storage/sqlite-connection.ts';
export { copySqlite } from './storage/sqlite-opening.ts';
export { UnusableFile } from './storage/unusable-file.ts';
