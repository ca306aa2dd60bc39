import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, defineCommand, flag, text, UsageError } from '@brandprint/harness/command';
import { formatChecks, isBroken } from '../chaos/report.ts';
import { runRollback } from './index.ts';
import { checkOutRelease } from './older-release.ts';

export const rollbackCommand = defineCommand({
  name: 'rollback',
  description:
    'Checks an older release out of the history of this repository, installs it, and replaces every process by it on a database that this release has migrated, while brands are analysed; then goes forward again. Fails if a brand is lost, duplicated, incomplete, metered twice, reported twice, or read differently. Takes about five minutes. Needs git and redis-server, unless --postgres is given.',
  options: {
    release: text('REF', 'commit or tag of the older release; required'),
    brands: count(5, 'brands in each of five phases'),
    'skip-migrate': flag('do not run migrate of the older release; 0.1.0 refuses a newer database'),
    postgres: flag('keep the queue in Postgres instead of Redis'),
  },
  async run({ release, brands, 'skip-migrate': skipMigrate, postgres }, logProgress) {
    if (release === undefined) throw new UsageError('--release is missing: a commit or tag of the older release.');
    const dir = await mkdtemp(join(tmpdir(), 'brandprint-rollback-'));
    try {
      logProgress(`Installing ${release} …`);
      const { folder, unknownMigrations } = await checkOutRelease(release, dir);
      logProgress(`It lacks ${unknownMigrations.length} migrations: ${unknownMigrations.join(', ') || 'none'}`);
      const options = { older: folder, migrate: !skipMigrate, brands, redis: !postgres };
      const result = await runRollback(options, logProgress);
      const { backSeconds, forwardSeconds, restarts, failedRequests } = result;
      const report = [
        `Back in ${backSeconds.toFixed(0)} s, forward in ${forwardSeconds.toFixed(0)} s, one process after the other. Restarted processes: ${Object.values(restarts).reduce((a, b) => a + b)}. Requests sent again: ${failedRequests}.`,
        formatChecks(result.checks),
      ].join('\n\n');
      return { report, data: { release, unknownMigrations, ...options, ...result }, failed: isBroken(result) };
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  },
});
