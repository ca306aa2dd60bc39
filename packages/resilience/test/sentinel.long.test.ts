import type { Fleet } from '@brandprint/harness/fleet';
import { waitFor } from '@brandprint/testing';
import { hasRedis, sendAndReceive, startSentinelProcesses } from '@brandprint/testing/faults';
import { expect, test } from '@jest/globals';
import { connectToRows } from '../src/chaos/database-rows.ts';
import { runAudited } from '../src/chaos/run-audited.ts';
import { submitBrands } from '../src/chaos/submissions.ts';

const BRANDS = 10;
const PATIENCE_MS = 120_000;
const installed = hasRedis();
if (!installed) console.warn('redis-server is not installed: the test of Sentinel is skipped.');

(installed ? test : test.skip)(
  'When the Redis primary dies during analyses and Sentinels promote its replica, then every brand completes once, and the old primary comes back as a replica',
  async () => {
    const sentinels = await startSentinelProcesses();
    try {
      const replicaHas = async (text: string) =>
        (await sendAndReceive(sentinels.replica.port, 'INFO replication\r\n')).includes(text);
      await waitFor(() => replicaHas('master_link_status:up'), PATIENCE_MS);
      const { result, checks } = await runAudited(
        {
          count: { api: 1, crawler: 1, analyst: 1, courier: 1 },
          redis: false,
          env: sentinels.env,
          waitForExpiry: false,
          seed: 5,
        },
        async ({ fleet, client, siteUrl, submitted }) => {
          const before = await sentinels.primaryPort();
          const failOver = async (): Promise<number> => {
            const finalBefore = await untilOneIsFinal(fleet);
            await sentinels.first.kill();
            await waitFor(async () => (await sentinels.primaryPort()) === sentinels.replica.port, PATIENCE_MS);
            await waitFor(() => replicaHas('role:master'), PATIENCE_MS);
            return finalBefore;
          };
          const [finalBefore] = await Promise.all([
            failOver(),
            submitBrands(client, siteUrl, { brands: BRANDS, everyMs: 1_000 }, submitted),
          ]);
          await sentinels.first.start();
          await waitFor(() => replicaHas('connected_slaves:1'), PATIENCE_MS);
          return { before, finalBefore };
        },
        () => undefined,
      );
      expect(result.before).toBe(sentinels.first.port);
      expect(result.finalBefore).toBeLessThan(BRANDS);
      expect(checks.filter(({ breaches }) => breaches.length > 0)).toEqual([]);
      expect(await sentinels.primaryPort()).toBe(sentinels.replica.port);
      // The queues are there, and not in Postgres.
      expect(await sendAndReceive(sentinels.replica.port, 'EXISTS brandprint:crawl:meta\r\n')).toBe(':1\r\n');
    } finally {
      await sentinels.stop();
    }
  },
);

/** How many are final then. */
async function untilOneIsFinal(fleet: Fleet): Promise<number> {
  const rows = await connectToRows(fleet.services.postgres.url(), fleet.workspaceId);
  try {
    await waitFor(async () => (await rows.countFinal()) > 0, PATIENCE_MS);
    return await rows.countFinal();
  } finally {
    await rows.stop();
  }
}
