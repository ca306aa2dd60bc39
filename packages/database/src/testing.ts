import { type Database, type Queryable, queryable, type Select, selectOf, withSelect } from './client.ts';
import type { Prisma } from './generated/client.ts';

export { type Select, withSelect };

/** A Prisma client that also works with the functions of this package. */
export type PrismaQueryable = Prisma.TransactionClient & Queryable;

/** A database for tests, which may read and write all rows. */
export interface DatabaseWithPrisma extends Omit<Database, 'transaction'> {
  prisma: PrismaQueryable;
  select: Select;
  transaction<T>(work: (tx: PrismaQueryable) => Promise<T>): Promise<T>;
}

export const prismaOf = (db: Queryable): PrismaQueryable => queryable(db);

export const withPrisma = (database: Database): DatabaseWithPrisma => ({
  ...database,
  prisma: prismaOf(database),
  select: selectOf(database),
  transaction: (work) => database.transaction((tx) => work(prismaOf(tx))),
});
