import { count, defineCommand, flag, seed, texts, UsageError } from '@brandprint/harness/command';
import { runChaos } from './index.ts';
import { isBroken, reportChaos } from './report.ts';

/** Settings of a full run. */
const FULL_RUN = {
  everyMs: 1_700,
  longest: 30,
  fatalPage: true,
  waitForExpiry: true,
} as const;

export const chaosCommand = defineCommand({
  name: 'chaos',
  description:
    'Has brands analysed by two processes of each app while processes are killed, suspended and stopped, Redis is flushed and restarted, Postgres crashes, the object store goes down, browsers are killed and the network to each service is cut, stalled and slowed. The moments follow from the seed, which is printed. Fails if a brand is lost, duplicated, incomplete, metered twice or reported twice, or if a process or a binary is left. Takes about 15 minutes. Needs redis-server, unless --postgres is given.',
  options: {
    brands: count(200, 'brands to analyse'),
    workers: count(2, 'crawlers, and as many analysts'),
    fault: texts('NAME', 'inject only this fault, by its name in the report; repeatable'),
    once: flag('inject each fault once'),
    between: count(1, 'seconds from one fault to the next, at least; at most five times as many'),
    seed: seed('repeat the run of this seed'),
    postgres: flag('keep the queue in Postgres instead of Redis'),
    cluster: flag('keep the queue in a Redis Cluster: three primaries, a replica of each; nodes are lost too'),
  },
  async run({ postgres, cluster, workers, fault, between, ...given }, logProgress) {
    if (postgres && cluster) throw new UsageError('--postgres and --cluster exclude each other.');
    const options = {
      ...given,
      ...FULL_RUN,
      count: { api: 2, crawler: workers, analyst: workers, courier: 2 },
      between: [between, 5 * between] as const,
      redis: cluster ? ('cluster' as const) : !postgres,
      ...(fault.length > 0 && { only: fault, fatalPage: false }),
    };
    logProgress(`Seed ${options.seed}`);
    const result = await runChaos(options, logProgress);
    return { report: reportChaos(result), data: { ...options, ...result }, failed: isBroken(result) };
  },
});
