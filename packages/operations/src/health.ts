import { checkDependencies, type Dependencies, type Readiness, statusOf } from './dependencies.ts';
import type { AppName } from './metrics/apps.ts';
import type { Metrics } from './metrics/metrics.ts';

/** Why a process takes no work at the moment. */
type NotReadyReason = 'starting' | 'stopping' | 'a dependency does not answer';

interface HealthReport {
  status: ReturnType<typeof statusOf>;
  reason?: NotReadyReason;
  /** State of each dependency; absent before the start and after the end. */
  dependencies?: Readiness['states'];
  errors?: Readiness['errors'];
}

export interface Health {
  check(): Promise<HealthReport>;
  /** The app has started; from now on these decide. */
  setDependencies(dependencies: Dependencies): void;
}

/** Not ready before it has started, and after SIGTERM. Each check is counted in the metrics of the app. */
export function createHealth(draining: AbortSignal, { metrics, app }: { metrics: Metrics; app: AppName }): Health {
  let dependencies: Dependencies | undefined;

  async function check(): Promise<HealthReport> {
    if (draining.aborted) return { status: 'unavailable', reason: 'stopping' };
    if (!dependencies) return { status: 'unavailable', reason: 'starting' };
    const readiness = await checkDependencies(dependencies);
    for (const [dependency, state] of Object.entries(readiness.states))
      metrics.set('brandprint_dependency_up', { app, dependency }, state === 'ok' ? 1 : 0);
    if (draining.aborted) return { status: 'unavailable', reason: 'stopping' };
    const { states, errors } = readiness;
    const status = statusOf(readiness);
    const reason = status === 'unavailable' ? { reason: 'a dependency does not answer' as const } : {};
    return { status, ...reason, dependencies: states, errors };
  }

  return {
    async check() {
      const report = await check();
      metrics.set('brandprint_ready', { app }, report.status === 'unavailable' ? 0 : 1);
      return report;
    },
    setDependencies(given) {
      dependencies = given;
    },
  };
}
