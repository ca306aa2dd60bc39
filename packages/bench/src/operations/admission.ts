import { setTimeout as pause } from 'node:timers/promises';
import { ADMISSION_LOCK, createDatabase } from '@brandprint/database';
import { admit, type Pipeline } from '@brandprint/pipeline';
import { createLogger } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { prismaOf, withPrisma } from '@brandprint/testing';
import pg from 'pg';
import { type Measurement, type MeasurementContext, milliseconds, msOf } from './measurement.ts';

const POOL = 20;
const WAITERS = 40;
const HOLDER_MS = 5_000;
/** So that the waiters are at the lock. */
const SETTLED_MS = 300;

/**
 * An unrelated SELECT while 40 callers in a process with 20 connections want to admit, and another process admits and
 * hangs. Formerly each of them waited for the lock in a transaction.
 */
export const measureAdmission: Measurement = async (context) => [
  {
    what: 'unrelated SELECT, pool of 20, while 40 wait for an admission that takes 5 s',
    before: milliseconds(await selectDuring(context, waitForLock)),
    after: milliseconds(await selectDuring(context, (pipeline) => admit(pipeline))),
  },
];

type Wait = (pipeline: Pipeline) => Promise<unknown>;

const waitForLock: Wait = ({ database }) =>
  database.transaction((tx) => prismaOf(tx).$queryRaw`SELECT pg_advisory_xact_lock(${ADMISSION_LOCK})::text`);

async function selectDuring({ url }: MeasurementContext, wait: Wait): Promise<number> {
  const logger = createLogger({ level: 'silent', service: 'bench' });
  const holder = new pg.Client({ connectionString: url });
  const database = withPrisma(createDatabase(url, { maxConnections: POOL }));
  const queue = createJobQueue({ databaseUrl: url }, { logger });
  try {
    await holder.connect();
    await database.prisma.$queryRaw`SELECT 1`;
    await holder.query('BEGIN');
    await holder.query('SELECT pg_advisory_xact_lock($1)', [ADMISSION_LOCK]);
    const released = pause(HOLDER_MS).then(() => holder.query('COMMIT'));
    // Each as if it were the first caller of its process.
    const waiters = Array.from({ length: WAITERS }, () =>
      wait({ database: { ...database }, queue, logger, admissionWindow: 1 }).catch(() => undefined),
    );
    await pause(SETTLED_MS);
    const ms = await msOf(() => database.prisma.$queryRaw`SELECT 1`);
    await Promise.all([released, ...waiters]);
    return ms;
  } finally {
    await queue.stop();
    await database.stop();
    await holder.end();
  }
}
