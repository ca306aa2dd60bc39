import type { Metrics } from '@brandprint/operations';
import { delay, type Logger, type Stoppable } from '@brandprint/platform';

/** Work that is repeated. The database knows what is due, so nothing is lost while no courier runs. */
export interface Sweep {
  name: string;
  /** From the end of one round to the start of the next. */
  intervalMs: number;
  /**
   * One round, of bounded size, safe in several processes at once. It checks the signal between steps. Returns whether
   * more is due: then the next round follows at once.
   */
  run(signal: AbortSignal): Promise<{ more: boolean }>;
}

/**
 * Runs each sweep at once and then at its interval, independently of the others. A round that fails is logged and
 * retried.
 */
export function startSweeps(sweeps: readonly Sweep[], logger: Logger, metrics?: Metrics): Stoppable {
  const stopping = new AbortController();
  const ends = sweeps.map((sweep) => runSweepLoop(sweep, logger, metrics, stopping.signal));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(ends);
    },
  };
}

async function runSweepLoop(
  sweep: Sweep,
  logger: Logger,
  metrics: Metrics | undefined,
  signal: AbortSignal,
): Promise<void> {
  recordSuccess(sweep, metrics); // from here on, so that a sweep that never succeeds is noticed
  while (!signal.aborted) {
    const more = await runOnce(sweep, logger, metrics, signal);
    if (!more) await delay(sweep.intervalMs, { signal });
  }
}

async function runOnce(
  sweep: Sweep,
  logger: Logger,
  metrics: Metrics | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  const { name } = sweep;
  const started = performance.now();
  const count = (outcome: 'succeeded' | 'failed') => {
    const seconds = (performance.now() - started) / 1_000;
    metrics?.observe('brandprint_sweep_duration_seconds', { sweep: name, outcome }, seconds);
  };
  try {
    const { more } = await sweep.run(signal);
    count('succeeded');
    recordSuccess(sweep, metrics);
    return more;
  } catch (error) {
    count('failed');
    logger.error('sweep failed', { sweep: name, error });
    return false;
  }
}

const recordSuccess = ({ name }: Sweep, metrics: Metrics | undefined) =>
  metrics?.set('brandprint_sweep_last_success_timestamp_seconds', { sweep: name }, Date.now() / 1_000);
