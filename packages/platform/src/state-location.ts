/** A Redis server, or the primary that Sentinels know. */
export interface RedisLocation {
  /** With Sentinels, its host is the name of the primary. */
  redisUrl: string;
  /** host:port pairs. */
  sentinels?: readonly string[] | undefined;
  /** Or user:password. */
  sentinelPassword?: string | undefined;
  /** host:port pairs of some nodes of a Redis Cluster; the URL then has user, password and whether there is TLS. */
  clusterNodes?: readonly string[] | undefined;
}

/**
 * Where processes keep shared state besides the product's rows (jobs, windows, permits): Redis, or schemas in Postgres.
 */
export type StateLocation = RedisLocation | { databaseUrl: string };

/** Options of an ioredis client that is connected through Sentinels; null for a server with an address of its own. */
export function sentinelOptions({ redisUrl, sentinels, sentinelPassword }: RedisLocation) {
  if (!sentinels) return null;
  const url = new URL(redisUrl);
  const [, user, password] = /^(?:([^:]+):)?(.+)$/s.exec(sentinelPassword ?? '') ?? [];
  return {
    name: url.hostname,
    sentinels: sentinels.map(parseAddress),
    ...credentialsOf(url),
    ...(/^\/\d+$/.test(url.pathname) && { db: Number(url.pathname.slice(1)) }),
    ...(user && { sentinelUsername: user }),
    ...(password && { sentinelPassword: password }),
    ...(hasTls(url) && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
  };
}

/** Nodes of a Redis Cluster, and options of a client of it; null for anything else. */
export function clusterOptions({ redisUrl, clusterNodes }: RedisLocation) {
  if (!clusterNodes) return null;
  const url = new URL(redisUrl);
  return {
    nodes: clusterNodes.map(parseAddress),
    options: {
      redisOptions: { ...credentialsOf(url), ...(hasTls(url) && { tls: {} }) },
      ...(hasTls(url) && { dnsLookup: keepName }),
    },
  };
}

/** ioredis would connect to the address of a node, for which its certificate is not valid. */
const keepName = (host: string, done: (error: null, host: string) => void): void => done(null, host);

const hasTls = (url: URL): boolean => url.protocol === 'rediss:';

const credentialsOf = (url: URL) => ({
  ...(url.username && { username: decodeURIComponent(url.username) }),
  ...(url.password && { password: decodeURIComponent(url.password) }),
});

function parseAddress(address: string): { host: string; port: number } {
  const [, host = '', port] = /^\[?(.+?)\]?:(\d+)$/.exec(address) ?? [];
  return { host, port: Number(port) };
}
