import { count, defineCommand, flag, seed } from '@brandprint/harness/command';
import { runChaos } from './index.ts';
import { isBroken, reportChaos } from './report.ts';

/** Settings of a full run. */
const FULL_RUN = {
  count: { api: 2, crawler: 2, analyst: 2, courier: 2 },
  everyMs: 1_700,
  longest: 30,
  between: [1, 5],
  fatalPage: true,
  waitForExpiry: true,
} as const;

export const chaosCommand = defineCommand({
  name: 'chaos',
  description:
    'Has brands analysed by two processes of each app while processes are killed, suspended and stopped, Redis is flushed and restarted, Postgres crashes, the object store goes down, browsers are killed and the network to each service is cut, stalled and slowed. The moments follow from the seed, which is printed. Fails if a brand is lost, duplicated, incomplete, metered twice or reported twice, or if a process or a binary is left. Takes about 15 minutes. Needs redis-server, unless --postgres is given.',
  options: {
    brands: count(200, 'brands to analyse'),
    seed: seed('repeat the run of this seed'),
    postgres: flag('keep the queue in Postgres instead of Redis'),
  },
  async run({ postgres, ...given }, logProgress) {
    const options = { ...given, redis: !postgres, ...FULL_RUN };
    logProgress(`Seed ${options.seed}`);
    const result = await runChaos(options, logProgress);
    return { report: reportChaos(result), data: { ...options, ...result }, failed: isBroken(result) };
  },
});
