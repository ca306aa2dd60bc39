import type { AppName, Fleet } from '@brandprint/harness/fleet';
import type { RedisKind } from '@brandprint/testing/faults';
import { auditKills, type Check } from './audit.ts';
import { socketOwners } from './crashing-site.ts';
import { type FaultOptions, injectFaults } from './inject-faults.ts';
import { type AuditedRun, runAudited } from './run-audited.ts';
import { FATAL_PAGE_LIMIT_SECONDS, measureFatalPage, submitBrands } from './submissions.ts';

export interface ChaosOptions extends FaultOptions {
  brands: number;
  /** Processes per app. */
  count: Readonly<Record<AppName, number>>;
  /** Milliseconds between submissions. */
  everyMs: number;
  /** Whether a page that kills its crawler is submitted first. */
  fatalPage: boolean;
  /** Whether to wait until binaries expire. Otherwise their expiry is set to now. */
  waitForExpiry: boolean;
  redis: RedisKind;
}

export interface ChaosResult extends AuditedRun {
  /** How often each fault was injected. */
  faults: Record<string, number>;
  /** From the submission of the fatal page until its brand has failed; null if there is none. */
  fatalPageSeconds: number | null;
}

/** Has brands analysed while faults are injected, then checks that nothing is lost, duplicated or left behind. */
export async function runChaos(options: ChaosOptions, logProgress: (line: string) => void): Promise<ChaosResult> {
  let kills = 0;
  const killCrawler = (fleet: Fleet, port: number) => {
    const crawlers = fleet.processesOf('crawler').map((member) => member.process().pid);
    for (const pid of socketOwners(port, crawlers)) {
      process.kill(pid, 'SIGKILL');
      kills += 1;
    }
  };
  const { result, ...run } = await runAudited(
    { ...options, onFatalPage: killCrawler },
    async ({ fleet, client, siteUrl, submitted }) => {
      const fatalPageSeconds = options.fatalPage ? await measureFatalPage(fleet, client, siteUrl, submitted) : null;
      if (fatalPageSeconds !== null)
        logProgress(`A page that kills its crawler failed after ${fatalPageSeconds.toFixed(0)} s.`);
      const submissions = submitBrands(client, siteUrl, options, submitted);
      const faults = await injectFaults(fleet, options, submissions, logProgress);
      await submissions;
      logProgress(`Submitted ${submitted.length} brands; the last fault is over.`);
      return { faults, fatalPageSeconds };
    },
    logProgress,
  );
  const { fatalPageSeconds } = result;
  const fatalPage = fatalPageSeconds === null ? [] : [auditKills(kills), auditFatalPageTime(fatalPageSeconds)];
  return { ...run, ...result, checks: [...run.checks, ...fatalPage] };
}

const auditFatalPageTime = (seconds: number): Check => ({
  name: `a page that kills its crawler fails within ${FATAL_PAGE_LIMIT_SECONDS} s`,
  breaches: seconds <= FATAL_PAGE_LIMIT_SECONDS ? [] : [`${seconds.toFixed(0)} s`],
});
