import { randomUUID } from 'node:crypto';
import { ParseRequest } from '@brandprint/contracts';
import { createDatabase } from '@brandprint/database';
import { createLogger, Lifecycle } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createTestDatabase, prismaOf, waitFor } from '@brandprint/testing';
import { admit, type Pipeline, submitBrand } from '../../src/index.ts';

const logger = createLogger({ level: 'silent', service: 'test' });

/** A pipeline with its own database, and queries for tests. */
export async function startTestPipeline() {
  const lifecycle = new Lifecycle(logger);
  const test = lifecycle.add('database', await createTestDatabase(), (it) => it.stop());
  /** Another process, as far as the database can tell. */
  const connect = (): Pipeline => {
    const database = lifecycle.add('client', createDatabase(test.url, { maxConnections: 4 }), (it) => it.stop());
    const queue = lifecycle.add('queue', createJobQueue({ databaseUrl: test.url }, { logger }), (it) => it.stop());
    return { database, queue, logger, admissionWindow: 1 };
  };
  const pipeline = connect();
  return { url: test.url, pipeline, join: connect, ...rowQueries(pipeline), stop: () => lifecycle.stop() };
}

export type TestPipeline = Awaited<ReturnType<typeof startTestPipeline>>;

function rowQueries(pipeline: Pipeline) {
  const { database } = pipeline;
  const prisma = prismaOf(database);
  const brandOf = (brandId: string) =>
    prisma.brand.findUniqueOrThrow({
      where: { id: brandId },
      include: {
        analysis: { include: { stages: { orderBy: { name: 'asc' } }, sections: { orderBy: { name: 'asc' } } } },
      },
    });
  return {
    newWorkspace: async (): Promise<string> => (await prisma.workspace.create({ data: { name: randomUUID() } })).id,
    async submit(workspaceId: string, path = '/'): Promise<string> {
      const request = ParseRequest.parse({ url: `https://example.com${path}`, stages: ['things'] });
      const caller = { workspaceId, apiKeyId: null, environment: 'prod' } as const;
      const brandId = await database.transaction((tx) => submitBrand(pipeline, tx, { ...caller, request }));
      await admit(pipeline);
      return brandId;
    },
    brandOf,
    brandIs: (brandId: string, status: string, timeoutMs?: number) =>
      waitFor(async () => {
        const brand = await brandOf(brandId);
        return brand.status === status && brand;
      }, timeoutMs),
    crawlOf: async (brandId: string) => {
      const { analysis } = await brandOf(brandId);
      return analysis?.stages.find(({ name }) => name === 'crawl');
    },
    eventsOf: (brandId: string) => prisma.event.findMany({ where: { brandId }, orderBy: { seq: 'asc' } }),
    /** Expires every lease. */
    expireLeases: () => prisma.stage.updateMany({ where: { status: 'running' }, data: { leaseUntil: new Date(0) } }),
    /** Ends every delay. */
    makeDue: () => prisma.stage.updateMany({ where: { status: 'ready' }, data: { dueAt: new Date(0) } }),
  };
}
