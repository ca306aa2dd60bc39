export { freePort } from '@brandprint/embedded';
export { bundleScript } from '../bundle-script.ts';
export { type FaultProxy, type FaultProxyState, startFaultProxy } from './fault-proxy.ts';
export { type ManagedProcess, startProcess, startScript } from './managed-process.ts';
export { type PostgresProcess, startPostgresProcess } from './postgres-process.ts';
export { type RedisCluster, startRedisCluster } from './redis-cluster.ts';
export { hasRedis, startRedisProcess } from './redis-process.ts';
export { type S3Process, startS3Process } from './s3-process.ts';
export { type RedisKind, type ServiceProcesses, startServiceProcesses } from './service-processes.ts';
