import { clientOf, type Queryable } from './client.ts';

/** Throws if the database cannot be reached now. */
export async function pingDatabase(db: Queryable): Promise<void> {
  await clientOf(db).$queryRaw`SELECT 1`;
}

/** Prisma's codes for a database that cannot be reached, is full or closed the connection. */
const UNAVAILABLE_CODES = new Set(['P1000', 'P1001', 'P1002', 'P1003', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
/**
 * The same in the words of sockets and of Postgres: connection exceptions, refused sign-in, no such database, a standby that
 * takes no writes, out of resources, a statement that took too long, shutting down.
 */
const UNAVAILABLE_DRIVER_CODES =
  /^(ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|08\w{3}|25006|28\w{3}|3D000|53\w{3}|57014|57P0[1-5])$/;

/** What Prisma's driver calls a socket that failed; of a raw statement it tells nothing else. */
const UNAVAILABLE_KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout']);

/** Errors of the driver that have no code. */
const UNAVAILABLE_MESSAGES = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** An error has causes, and those have; one that goes round in a circle ends here. */
const MAX_CAUSES = 10;

interface NestedError {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  kind?: unknown;
  /** Prisma's driver puts the code of Postgres here. */
  originalCode?: unknown;
  /** Prisma puts what its driver said of a raw statement here. */
  meta?: { driverAdapterError?: unknown };
  cause?: unknown;
}

/** Whether an error says that the database is down, rather than that a statement is wrong. */
export function isDatabaseDown(error: unknown): boolean {
  let failure = error as NestedError | null | undefined;
  for (let i = 0; i < MAX_CAUSES && typeof failure === 'object' && failure !== null; i++) {
    if (failure.name === 'PrismaClientInitializationError') return true;
    const code = String(failure.originalCode ?? failure.code ?? '');
    if (UNAVAILABLE_CODES.has(code) || UNAVAILABLE_DRIVER_CODES.test(code)) return true;
    if (UNAVAILABLE_KINDS.has(String(failure.kind))) return true;
    if (UNAVAILABLE_MESSAGES.test(String(failure.message))) return true;
    failure = (failure.meta?.driverAdapterError ?? failure.cause) as NestedError;
  }
  return false;
}
