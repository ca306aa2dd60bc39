import type { LogProgress } from '@brandprint/harness/command';
import type { DatabaseWithPrisma } from '@brandprint/testing';

/** One line of the table: the same quantity with the code as it was and as it is. */
export interface Figure {
  what: string;
  /** As it was; `–` if it cannot be measured any more. */
  before: string;
  after: string;
}

export interface MeasurementContext {
  /** Of a Postgres of its own, with the real migrations and no rows. */
  url: string;
  database: DatabaseWithPrisma;
  logProgress: LogProgress;
  /** Webhook deliveries that wait for a dead endpoint. */
  deliveries: number;
  /** Seconds that a model may take for an analysis. */
  modelSeconds: number;
}

/** Measures something that went wrong once, with the former code beside it where it can be written down again. */
export type Measurement = (context: MeasurementContext) => Promise<Figure[]>;

export async function msOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Three significant digits. */
export const milliseconds = (ms: number): string => `${Number(ms.toPrecision(3))} ms`;
