import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createLogger, Lifecycle } from '@brandprint/platform';
import { type DatabaseWithPrisma, waitFor, withPrisma } from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  claimStage,
  createAnalysis,
  createDatabase,
  endStageClaim,
  migrateDatabase,
  readEvents,
  recordEvent,
} from '../../database/src/index.ts';
import { startPostgres } from '../../embedded/src/index.ts';
import { reconcile } from '../../pipeline/src/index.ts';
import { createJobQueue, migrateQueue } from '../../queue/src/index.ts';

/** As docs/operations.md describes it: base backup, archived WAL, recovery to a point in time on another machine. */
const TARGET = 'before_the_loss';
const run = promisify(execFile);
const logger = createLogger({ level: 'silent', service: 'test' });
const lifecycle = new Lifecycle(logger);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brandprint-restore-'));
  // If this process is root, Postgres runs as another user.
  await chmod(folder, 0o711);
  await mkdir(join(folder, 'archive'));
  await chmod(join(folder, 'archive'), 0o777);
});
afterAll(async () => {
  await lifecycle.stop();
  await rm(folder, { recursive: true, force: true });
});

async function startServer(name: string, settings: Record<string, string>) {
  const dir = join(folder, name);
  await mkdir(dir, { recursive: true });
  await chmod(dir, 0o711);
  const server = await startPostgres(dir, logger, { settings });
  lifecycle.add(name, server, (it) => it.stop());
  return { ...server, dataDir: join(dir, 'postgres') };
}

function openDatabase(url: string): DatabaseWithPrisma {
  const database = withPrisma(createDatabase(url, { maxConnections: 1 }));
  return lifecycle.add('database', database, (it) => it.stop());
}

/** Postgres also writes to the files that start a recovery: they belong to the owner of its folder. */
async function writeForPostgres(dataDir: string, name: string, content: string): Promise<void> {
  const { uid, gid } = await stat(dataDir);
  const path = join(dataDir, name);
  await writeFile(path, content);
  await chown(path, uid, gid);
}

/** A base backup of a running server, by one connection. */
async function backUp({ prisma }: DatabaseWithPrisma, dataDir: string, target: string): Promise<void> {
  await prisma.$queryRawUnsafe("SELECT pg_backup_start('drill', true)::text");
  await run('cp', ['-a', dataDir, target]);
  const [stopped] = await prisma.$queryRawUnsafe<{ label: string }[]>(
    'SELECT labelfile AS label FROM pg_backup_stop(true)',
  );
  await rm(join(target, 'postmaster.pid'), { force: true });
  await writeForPostgres(target, 'backup_label', stopped?.label ?? '');
}

test('When everything is lost and restored to a point in time, then work goes on from there, and event numbers after it are used again', async () => {
  const archive = join(folder, 'archive');
  const primary = await startServer('primary', {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: `cp %p ${archive}/%f`,
  });
  await migrateDatabase(primary.url);
  await migrateQueue(primary.url);
  const before = openDatabase(primary.url);
  const { id: workspaceId } = await before.prisma.workspace.create({ data: { name: 'acme' } });
  const site = { workspaceId, sourceUrl: 'https://acme.test/' };
  const { id: brandId } = await before.prisma.brand.create({ data: { ...site, name: 'acme.test' } });
  const options = { ...site, brandId, requestedStages: [], resolvedStages: [], maxPages: 1, cacheTtl: 60 };
  const analysisId = await before.transaction((tx) => createAnalysis(tx, { ...options, stages: ['crawl', 'web'] }));
  await before.prisma.stage.updateMany({ where: { name: 'crawl' }, data: { status: 'ready', dueAt: new Date(0) } });
  const crawl = { analysisId, stage: 'crawl' } as const;
  const claim = await claimStage(before, crawl, { leaseSeconds: 0, exclusive: false });
  const record = (database: DatabaseWithPrisma, name: string) =>
    database.transaction((tx) =>
      recordEvent(tx, brandId, 'brand.section_updated', { brand_id: brandId, section: 'web', action: name as never }),
    );
  await record(before, 'patch');
  await mkdir(join(folder, 'restored'));
  await chmod(join(folder, 'restored'), 0o711);
  const restoredData = join(folder, 'restored', 'postgres');
  await backUp(before, primary.dataDir, restoredData);

  await record(before, 'replace');
  await before.prisma.$queryRawUnsafe(`SELECT pg_create_restore_point('${TARGET}')::text`);
  await record(before, 'revert');
  const [wal] = await before.prisma.$queryRawUnsafe<{ file: string }[]>(
    'SELECT pg_walfile_name(pg_switch_wal()) AS file',
  );
  await waitFor(async () => (await readdir(archive)).includes(wal?.file ?? ''), 60_000);

  await before.stop();
  await primary.stop();
  await rm(join(folder, 'primary'), { recursive: true });
  await writeForPostgres(restoredData, 'recovery.signal', '');
  const password = join(folder, 'restored', 'postgres.password');
  await writeFile(password, decodeURIComponent(new URL(primary.url).password), { mode: 0o600 });

  const restored = await startServer('restored', {
    wal_level: 'replica',
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_name: TARGET,
    recovery_target_action: 'promote',
  });
  expect((await migrateDatabase(restored.url)).applied).toEqual([]);
  const after = openDatabase(restored.url);
  const actions = async () =>
    (await readEvents(after, { workspaceId, brandId, after: 0, limit: 10 })).map(({ seq, data }) => [
      seq,
      (data as { action?: string }).action,
    ]);
  // The first is that of the analysis.
  expect(await actions()).toEqual([
    [1, undefined],
    [2, 'patch'],
    [3, 'replace'],
  ]);
  await record(after, 'patch');
  expect((await actions()).at(-1)).toEqual([4, 'patch']);

  const queue = lifecycle.add('queue', createJobQueue({ databaseUrl: restored.url }, { logger }), (it) => it.stop());
  await reconcile({ database: after, queue, logger, admissionWindow: 1 });
  const again = await waitFor(() => claimStage(after, crawl, { leaseSeconds: 60, exclusive: true }), 60_000);
  expect([claim?.fence, again?.fence]).toEqual([1, 2]);
  if (claim) expect(await endStageClaim(after, claim, { status: 'done' })).toBe(false);
  if (again) expect(await endStageClaim(after, again, { status: 'done' })).toBe(true);
});
