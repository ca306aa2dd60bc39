import { createTestDatabase, type TestDatabase, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { admitCrawls, createAnalysis, readQueueSnapshot } from '../src/index.ts';

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.stop());

/** The same pseudo-random numbers from 0 to 1 each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Workspaces with some waiting and some running analyses, and perhaps a limit. */
async function fill(random: () => number): Promise<void> {
  const { database } = testDatabase;
  const { prisma } = database;
  await prisma.workspace.deleteMany();
  const options = { requestedStages: [], resolvedStages: [], maxPages: 1, cacheTtl: 60, sourceUrl: 'https://a.test' };
  for (let i = 0; i < 6; i += 1) {
    const concurrency = random() < 0.4 ? 1 + Math.floor(random() * 4) : null;
    const { id: workspaceId } = await prisma.workspace.create({ data: { name: `w${i}`, concurrency } });
    for (let n = Math.floor(random() * 7); n > 0; n -= 1) {
      const data = { workspaceId, name: 'a', sourceUrl: 'https://a.test' };
      const { id: brandId } = await prisma.brand.create({ data });
      const id = await database.transaction((tx) =>
        createAnalysis(tx, { brandId, workspaceId, stages: ['crawl'], ...options }),
      );
      // Some were queued at the same moment.
      const queuedAt = new Date(1_700_000_000_000 + Math.floor(random() * 8) * 1_000);
      const runs = random() < 0.25 && { status: 'running' as const, admittedAt: queuedAt };
      await prisma.analysis.update({ where: { id }, data: { queuedAt, ...runs } });
    }
  }
}

/** Ids in the order of their positions. */
async function line(workspaceConcurrency: number | undefined): Promise<string[]> {
  const { positions } = await readQueueSnapshot(testDatabase.database, workspaceConcurrency);
  return [...positions].sort(([, one], [, other]) => one - other).map(([id]) => id);
}

describe('Admission', () => {
  test.each([
    [1, undefined],
    [2, undefined],
    [3, 2],
    [4, 1],
  ])(
    'When crawls are admitted (case %i, at most %s of a workspace), then in queue order, unless they are held',
    async (seed, workspaceConcurrency) => {
      const random = numbers(seed);
      await fill(random);
      const before = await line(workspaceConcurrency);
      const admissionWindow = 1 + Math.floor(random() * 6);
      const admit = (window: number) =>
        testDatabase.database.transaction((tx) => admitCrawls(tx, { admissionWindow: window, workspaceConcurrency }));

      const admitted = await admit(admissionWindow);
      if (!admitted) throw new Error('another process admits');
      expect(admitted.length).toBeGreaterThan(0);
      expect(admitted).toEqual(before.slice(0, admitted.length));
      expect(admitted.length).toBeLessThanOrEqual(admissionWindow);
      expect(await admit(admissionWindow)).toEqual([]);
      expect((await line(workspaceConcurrency)).slice(0, admitted.length)).toEqual(admitted);

      await admit(1_000);
      const { prisma } = testDatabase.database;
      for (const { id, concurrency } of await prisma.workspace.findMany()) {
        const where = { workspaceId: id, admittedAt: { not: null } };
        const most = concurrency ?? workspaceConcurrency ?? Number.POSITIVE_INFINITY;
        const running = await prisma.analysis.count({ where: { ...where, status: 'running' } });
        expect(await prisma.analysis.count({ where })).toBeLessThanOrEqual(Math.max(most, running));
        const waits = await prisma.analysis.count({ where: { workspaceId: id, admittedAt: null } });
        if (waits > 0) expect(await prisma.analysis.count({ where })).toBeGreaterThanOrEqual(most);
      }
    },
  );

  test('When a process hangs during admission, then others do not wait for it for long', async () => {
    const { database } = testDatabase;
    await fill(numbers(5));
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    let admitted: string[] | null = null;
    const still = database.transaction(async (tx) => {
      admitted = await admitCrawls(tx, { admissionWindow: 1 });
      await asleep;
    });
    still.catch(() => undefined); // checked below
    await waitFor(async () => admitted?.length === 1);
    const admit = () => database.transaction((tx) => admitCrawls(tx, { admissionWindow: 1 }));
    expect(await admit()).toBeNull();
    expect(await waitFor(admit)).toEqual(admitted);
    wake();
    await expect(still).rejects.toThrow(/connection/); // the server has closed it
  });
});
