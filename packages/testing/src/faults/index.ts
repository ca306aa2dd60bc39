export { bundleScript } from '../bundle-script.ts';
export { type Line, type LineState, startLine } from './line.ts';
export { freePort } from './port.ts';
export { type OwnPostgres, startOwnPostgres } from './postgres.ts';
export { type OwnProcess, startProcess, startScript } from './process.ts';
export { hasRedis, type OwnRedis, startRedis } from './redis.ts';
export { type OwnS3, startS3 } from './s3.ts';
export { type OwnServices, startServices } from './services.ts';
