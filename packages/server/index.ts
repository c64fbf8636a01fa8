export { nodeSocket } from './node-socket.ts';
export { isPostgres, type RunningServer, startServer } from './server.ts';
export { FileInUse, SqliteFile } from './sqlite-file.ts';
