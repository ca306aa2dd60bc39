import { type Fleet, THIS_CHECKOUT } from '@brandprint/harness/fleet';
import { waitFor } from '@brandprint/testing';
import type { Check } from '../chaos/audit.ts';
import { connectToRows } from '../chaos/database-rows.ts';
import { type AuditedRun, runAudited, type Scene } from '../chaos/run-audited.ts';
import { submitBrands } from '../chaos/submissions.ts';
import { brandReader } from './brand-reader.ts';
import { migrateWith } from './operator.ts';

export interface RollbackOptions {
  /** A checkout of the older release, with its packages installed. */
  older: string;
  /** Whether the older release's migrations are run, as its deployment does. */
  migrate: boolean;
  /** Brands in each of the five phases. */
  brands: number;
  redis: boolean;
}

export interface RollbackResult extends AuditedRun {
  /** From the first to the last process, back and forward. */
  backSeconds: number;
  forwardSeconds: number;
}

const COUNT = { api: 2, crawler: 2, analyst: 1, courier: 1 } as const;
const EVERY_MS = 1_000;
/** Time for the brands of a phase. */
const PHASE_MS = 5 * 60_000;
const EDIT = { purpose: 'Anvils, edited during a rollback' };

/**
 * Has brands analysed by this release, replaces each process by the older one on the same database while brands are
 * submitted, has brands analysed by the older one alone, goes forward again in the same way, and checks that nothing is
 * lost, duplicated or read differently.
 */
export async function runRollback(
  { older, migrate, brands, redis }: RollbackOptions,
  logProgress: (line: string) => void,
): Promise<RollbackResult> {
  const options = { count: COUNT, redis, waitForExpiry: false, seed: 1 };
  const { result, ...run } = await runAudited(
    options,
    async (scene) => {
      const { fleet, client, siteUrl, submitted } = scene;
      const submit = () =>
        submitBrands(client, siteUrl, { brands, everyMs: EVERY_MS, first: submitted.length + 1 }, submitted);
      const moveTo = async (checkout: string): Promise<number> => {
        const began = performance.now();
        const replaceAll = async () => {
          for (const member of fleet.members) await member.replaceBy(checkout);
        };
        await Promise.all([submit(), replaceAll()]);
        return (performance.now() - began) / 1000;
      };
      await submit();
      await waitForFinal(scene, 1);
      const [first] = submitted;
      const reader = brandReader(fleet, first?.brandId ?? '');
      await waitFor(() => reader.isComplete(), PHASE_MS);
      const before = await reader.section();

      logProgress('Going back to the older release …');
      const checks: Check[] = migrate ? [await checkMigrate(older, fleet)] : [];
      const backSeconds = await moveTo(older);
      await submit();
      await waitForFinal(scene, submitted.length);
      logProgress(`The older release has analysed what was left: ${submitted.length} brands are final.`);
      checks.push(same('the older release reads what this one wrote', before, await reader.section()));
      await reader.edit(EDIT);

      logProgress('Going forward again …');
      checks.push(await checkMigrate(THIS_CHECKOUT, fleet));
      const forwardSeconds = await moveTo(THIS_CHECKOUT);
      await submit();
      await waitForFinal(scene, submitted.length);
      checks.push(same('an edit through the older release stays', { ...before, ...EDIT }, await reader.section()));
      return { checks, backSeconds, forwardSeconds };
    },
    logProgress,
  );
  return { ...run, ...result, checks: [...run.checks, ...result.checks] };
}

async function waitForFinal({ fleet }: Scene, brands: number): Promise<void> {
  const rows = await connectToRows(fleet.services.postgres.url(), fleet.workspaceId);
  try {
    await waitFor(async () => (await rows.countFinal()) >= brands, PHASE_MS);
  } finally {
    await rows.stop();
  }
}

async function checkMigrate(checkout: string, fleet: Fleet): Promise<Check> {
  const { exit, output } = await migrateWith(checkout, fleet);
  const name = `migrate of ${checkout === THIS_CHECKOUT ? 'this' : 'the older'} release leaves the database usable`;
  return { name, breaches: exit === 0 ? [] : [`it exited with ${exit}: ${output.trim().split('\n').at(-1)}`] };
}

const same = (name: string, due: object, found: object): Check => {
  const [wanted, shown] = [due, found].map((one) => JSON.stringify(one));
  return { name, breaches: wanted === shown ? [] : [`${shown} instead of ${wanted}`] };
};
