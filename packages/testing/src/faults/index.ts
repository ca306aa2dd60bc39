export { bundleScript } from '../bundle-script.ts';
export { type FaultProxy, type FaultProxyState, startFaultProxy } from './line.ts';
export { freePort } from './port.ts';
export { type PostgresProcess, startPostgresProcess } from './postgres.ts';
export { type ManagedProcess, startProcess, startScript } from './process.ts';
export { hasRedis, type RedisProcess, startRedisProcess } from './redis.ts';
export { type S3Process, startS3Process } from './s3.ts';
export { type ServiceProcesses, startServiceProcesses } from './services.ts';
