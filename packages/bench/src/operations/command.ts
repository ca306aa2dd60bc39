import { count, defineCommand, texts, UsageError } from '@brandprint/harness/command';
import { formatTable } from '@brandprint/harness/format-table';
import { benchOperations, MEASUREMENT_NAMES } from './index.ts';

export const operationsCommand = defineCommand({
  name: 'operations',
  description:
    'Measures what a large installation runs into, and beside it the former code where it can still be written down: sections while some lost their lease, an unrelated query while admission waits, a scrape and a claim with many deliveries for a dead endpoint, renewals of leases, the rate of webhooks to one endpoint, what is enqueued after Redis was lost, and an analysis while the model hangs. Takes about 15 minutes.',
  options: {
    only: texts('NAME', `measure only this, repeatable: ${MEASUREMENT_NAMES.join(', ')}`),
    deliveries: count(1_000_000, 'deliveries that wait for a dead endpoint'),
    'model-seconds': count(150, 'seconds that a model may take for an analysis'),
  },
  async run({ only, deliveries, 'model-seconds': modelSeconds }, logProgress) {
    const wrong = only.find((name) => !MEASUREMENT_NAMES.includes(name));
    if (wrong !== undefined) throw new UsageError(`--only must be one of ${MEASUREMENT_NAMES.join(', ')}.`);
    const names = only.length > 0 ? only : MEASUREMENT_NAMES;
    const figures = await benchOperations(names, { deliveries, modelSeconds, logProgress });
    const rows = figures.map(({ what, before, after }) => [what, before, after]);
    return { report: formatTable(['', 'before', 'after'], rows), data: { figures }, failed: false };
  },
});
