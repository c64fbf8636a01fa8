export { nodeSocket } from './node-socket.ts';
export { startServer } from './server.ts';
export { copySqlite, FileInUse } from './sqlite-file.ts';
