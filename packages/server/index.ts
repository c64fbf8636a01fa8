export { nodeSocket } from './node-socket.ts';
export { startServer } from './server.ts';
export { copySqlite } from './sqlite-file.ts';
export { UnusableFile } from './unusable-file.ts';
