import { parseEgressAllow } from '@brandprint/egress';
import { createHostThrottle, throttleLimitsFor } from '@brandprint/limits';
import { openBackends, runService } from '@brandprint/operations';
import { stateLocationOf } from '@brandprint/pipeline';
import { printsOf, processEnv, readSettings } from './env.ts';
import { createHostMatcher } from './robots/host-pattern.ts';
import { startCrawler } from './start.ts';

/** Runs the crawler as a process of its own, on the services that the environment names. */
runService('crawler', readSettings, async (service) => {
  const { settings, logger, lifecycle, metrics } = service;
  const { pipeline, store, dependencies } = openBackends(service);
  const hostThrottle = lifecycle.add(
    'host throttle',
    createHostThrottle(stateLocationOf(settings), { logger, pace: throttleLimitsFor(settings.SITE_CONCURRENCY) }),
    (it) => it.stop(),
  );
  const crawler = await startCrawler({
    pipeline,
    store,
    hostThrottle,
    concurrency: settings.CRAWL_CONCURRENCY,
    pageMs: settings.PAGE_TIMEOUT_SECONDS * 1_000,
    prints: printsOf(settings),
    egressAllow: settings.EGRESS_ALLOW,
    ignoresRobots: createHostMatcher([...settings.ROBOTS_IGNORE_HOSTS, ...parseEgressAllow(settings.EGRESS_ALLOW)]),
    executable: settings.PUPPETEER_EXECUTABLE_PATH,
    env: processEnv(),
    aboutUrl: settings.PUBLIC_BASE_URL,
    graceMs: settings.SHUTDOWN_GRACE_SECONDS * 1_000,
    metrics,
  });
  lifecycle.add('crawler', crawler, (it) => it.stop());
  // A crawl needs all of them, and no request waits for a crawler: one that cannot crawl is of no use.
  const throttle = { ping: () => hostThrottle.ping(), isEssential: true };
  return { dependencies: { ...dependencies(['database', 'queue', 'store']), host_throttle: throttle } };
});
