import { clientOf, type Queryable } from './client.ts';

/** Throws if the database is unreachable. */
export async function pingDatabase(db: Queryable): Promise<void> {
  await clientOf(db).$queryRaw`SELECT 1`;
}

/** Prisma's codes for a database that is unreachable, full, or closed the connection. */
const UNAVAILABLE_CODES = new Set(['P1000', 'P1001', 'P1002', 'P1003', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
/**
 * The same as error codes of sockets and Postgres: connection exceptions, rejected sign-in, no such database, a
 * read-only standby, out of resources, a statement timeout, shutting down.
 */
const UNAVAILABLE_DRIVER_CODES =
  /^(ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|08\w{3}|25006|28\w{3}|3D000|53\w{3}|57014|57P0[1-5])$/;

/** The name that Prisma's driver gives a failed socket; for a raw statement it reports nothing else. */
const UNAVAILABLE_KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout']);

/** Driver errors without a code. */
const UNAVAILABLE_MESSAGES = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** Maximum depth of `cause` chains, which may be circular. */
const MAX_CAUSES = 10;

interface NestedError {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  kind?: unknown;
  /** Where Prisma's driver puts the code of Postgres. */
  originalCode?: unknown;
  /** Where Prisma puts the driver's error for a raw statement. */
  meta?: { driverAdapterError?: unknown };
  cause?: unknown;
}

/** Whether an error means that the database is down, rather than that a statement is wrong. */
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
