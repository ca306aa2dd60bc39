import { PrismaPg } from '@prisma/adapter-pg';
import { type Prisma, PrismaClient } from './generated/client.ts';

export interface Database {
  prisma: PrismaClient;
  /** Runs `work` in one transaction (read committed); what it throws rolls everything back. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** Inside a transaction, or outside of one. */
export type Queryable = Prisma.TransactionClient;

/** Opens a pool on the database; it connects at the first query. `maxConnections` bounds the pool. */
export function createDatabase(url: string, options: { maxConnections?: number } = {}): Database {
  const adapter = new PrismaPg({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5_000,
  });
  const prisma = new PrismaClient({ adapter });
  return {
    prisma,
    transaction: (work) => prisma.$transaction(work, { maxWait: 10_000, timeout: 30_000 }),
    stop: () => prisma.$disconnect(),
  };
}
