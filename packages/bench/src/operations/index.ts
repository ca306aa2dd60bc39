import { createDatabase } from '@brandprint/database';
import { startScratchPostgres } from '@brandprint/harness/scratch-postgres';
import { withPrisma } from '@brandprint/testing';
import { measureAdmission } from './admission.ts';
import { measureDeliveries } from './deliveries.ts';
import { measureHangingModel } from './hanging-model.ts';
import { measureLostQueue } from './lost-queue.ts';
import type { Figure, Measurement, MeasurementContext } from './measurement.ts';
import { measureRenewals } from './renewals.ts';
import { measureSuspects } from './suspects.ts';
import { measureWebhookCeiling } from './webhook-ceiling.ts';

/** By the name that `--only` has. */
const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  suspects: measureSuspects,
  admission: measureAdmission,
  deliveries: measureDeliveries,
  renewals: measureRenewals,
  webhooks: measureWebhookCeiling,
  'lost-queue': measureLostQueue,
  'hanging-model': measureHangingModel,
};
export const MEASUREMENT_NAMES = Object.keys(MEASUREMENTS);

type Options = Pick<MeasurementContext, 'deliveries' | 'modelSeconds' | 'logProgress'>;

/** Runs these measurements one after another, each on a Postgres without rows. */
export async function benchOperations(names: readonly string[], options: Options): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of names) {
    const measure = MEASUREMENTS[name];
    if (!measure) throw new Error(`There is no measurement ${name}.`);
    options.logProgress(name);
    const postgres = await startScratchPostgres();
    const database = withPrisma(createDatabase(postgres.url, { maxConnections: 20, statementTimeoutMs: 600_000 }));
    try {
      figures.push(...(await measure({ ...options, url: postgres.url, database })));
    } finally {
      await database.stop();
      await postgres.stop();
    }
  }
  return figures;
}
