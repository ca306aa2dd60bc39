import { withTimeout } from '@brandprint/platform';

/** Something that a process uses. */
export interface Dependency {
  /** Throws if it does not respond. */
  ping(): Promise<void>;
  /** Without it the process cannot do anything; without any other the rest goes on. */
  isEssential: boolean;
}

/** By name, as `/readyz` and the metrics show them. */
export type Dependencies = Readonly<Record<string, Dependency>>;

export interface Readiness {
  /** All essential dependencies respond. */
  isReady: boolean;
  states: Record<string, 'ok' | 'unavailable'>;
  /** Why those that do not respond do not. */
  errors: Record<string, unknown>;
}

const TIMEOUT_MS = 3_000;

/** Pings all at once, each with the same timeout: one that hangs does not hide the state of another. */
export async function checkDependencies(dependencies: Dependencies): Promise<Readiness> {
  const readiness: Readiness = { isReady: true, states: {}, errors: {} };
  const check = async ([name, { ping, isEssential }]: [string, Dependency]) => {
    try {
      await withTimeout(TIMEOUT_MS, ping(), () => new Error(`no response within ${TIMEOUT_MS} ms`));
      readiness.states[name] = 'ok';
    } catch (error) {
      readiness.states[name] = 'unavailable';
      readiness.errors[name] = error;
      if (isEssential) readiness.isReady = false;
    }
  };
  // In this order, whichever responds first.
  for (const name of Object.keys(dependencies)) readiness.states[name] = 'unavailable';
  await Promise.all(Object.entries(dependencies).map(check));
  return readiness;
}

/** The status that goes with it: something that is missing need not keep the process from its work. */
export const statusOf = ({ isReady, errors }: Readiness): 'ok' | 'degraded' | 'unavailable' => {
  if (!isReady) return 'unavailable';
  return Object.keys(errors).length > 0 ? 'degraded' : 'ok';
};
