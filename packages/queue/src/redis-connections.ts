import { clusterOptions, type RedisLocation, sentinelOptions } from '@brandprint/platform';
import type { ConnectionOptions } from 'bullmq';
import { Cluster } from 'ioredis';

interface CommandOptions {
  enableOfflineQueue?: boolean;
  /** Null: commands wait until Redis is back. */
  maxRetriesPerRequest: number | null;
}

interface QueueConnection {
  connection: ConnectionOptions;
  /** Of the keys of a queue. */
  prefixOf(namespace: string, queue: string): string;
  /** What BullMQ does not close, because it did not open it. */
  owned: Cluster | null;
}

/** How BullMQ connects: by options to one server or its Sentinels, which it opens itself; with a client to a cluster. */
export function connectionsTo(location: RedisLocation): (options: CommandOptions) => QueueConnection {
  const cluster = clusterOptions(location);
  if (!cluster) {
    const server = sentinelOptions(location) ?? { url: location.redisUrl };
    return (options) => ({ connection: { ...server, ...options }, prefixOf: (namespace) => namespace, owned: null });
  }
  return ({ enableOfflineQueue = true, maxRetriesPerRequest }) => {
    const client = new Cluster(cluster.nodes, {
      ...cluster.options,
      enableOfflineQueue,
      redisOptions: { ...cluster.options.redisOptions, maxRetriesPerRequest },
    });
    return { connection: client, prefixOf: hashTagOf, owned: client };
  };
}

/** The scripts of BullMQ touch many keys of a queue at once: a hash tag keeps them in one slot, on one node. */
const hashTagOf = (namespace: string, queue: string): string => `{${namespace}-${queue}}`;

interface Closable {
  close(): Promise<void>;
  disconnect(): Promise<void>;
}

/** Ends a client together with what uses it. Nothing that uses it can disconnect while it tries to connect. */
export function endWith<T extends Closable>(user: T, client: Cluster | null): T {
  if (!client) return user;
  const [close, disconnect] = [user.close.bind(user), user.disconnect.bind(user)];
  return Object.assign(user, {
    close: () => close().finally(() => client.disconnect()),
    disconnect() {
      client.disconnect();
      return disconnect();
    },
  });
}
