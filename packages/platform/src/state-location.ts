/** A Redis server, or the primary that Sentinels know. */
export interface RedisLocation {
  /** With Sentinels, its host is the name of the primary. */
  redisUrl: string;
  /** host:port pairs. */
  sentinels?: readonly string[] | undefined;
  /** Or user:password. */
  sentinelPassword?: string | undefined;
}

/**
 * Where processes keep shared state besides the product's rows (jobs, windows, permits): Redis, or schemas in Postgres.
 */
export type StateLocation = RedisLocation | { databaseUrl: string };

/** Options of an ioredis client that is connected through Sentinels; null for a server with an address of its own. */
export function sentinelOptions({ redisUrl, sentinels, sentinelPassword }: RedisLocation) {
  if (!sentinels) return null;
  const url = new URL(redisUrl);
  const hasTls = url.protocol === 'rediss:';
  const [, user, password] = /^(?:([^:]+):)?(.+)$/s.exec(sentinelPassword ?? '') ?? [];
  return {
    name: url.hostname,
    sentinels: sentinels.map((address) => {
      const [, host = '', port] = /^\[?(.+?)\]?:(\d+)$/.exec(address) ?? [];
      return { host, port: Number(port) };
    }),
    ...(url.username && { username: decodeURIComponent(url.username) }),
    ...(url.password && { password: decodeURIComponent(url.password) }),
    ...(/^\/\d+$/.test(url.pathname) && { db: Number(url.pathname.slice(1)) }),
    ...(user && { sentinelUsername: user }),
    ...(password && { sentinelPassword: password }),
    ...(hasTls && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
  };
}
