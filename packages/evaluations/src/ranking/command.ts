import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineCommand, text, texts } from '@brandprint/harness/command';
import { formatTable } from '@brandprint/harness/format-table';
import { CACHE_DIR } from '@brandprint/harness/npm';
import { fitRankingModels } from './index.ts';

export const rankingCommand = defineCommand({
  name: 'ranking',
  description:
    'Fits the models that choose descriptions, promises, missions, differentiators, capabilities and audiences from the texts of a site to the written truth of real sites (packages/evaluations/corpus/real), and prints how often choices are right in a set of sites that was left out of the fit, with a threshold of the other sets. Sites need stored evidence: run `writing --corpus real` first. --models FILE writes the models into a file, which keeps others that it has; the product reads packages/sections/src/shared/ranking/models.json.',
  options: {
    site: texts('ID', 'only this site or set'),
    evidence: text('DIR', 'where crawls are stored; the cache of `writing --corpus real` if missing'),
    model: texts('NAME', 'only this model'),
    models: text('FILE', 'where to write the models'),
  },
  async run({ site: sites, evidence = join(CACHE_DIR, 'real-writing'), model: only, models: file }, logProgress) {
    const models = await fitRankingModels({ sites, evidence, only }, logProgress);
    if (file) await writeFile(file, `${JSON.stringify({ ...(await readModels(file)), ...models }, null, 2)}\n`);
    const rows = Object.entries(models).map(([name, { sites: count, precision, recall, threshold }]) => [
      name,
      String(count),
      precision.toFixed(2),
      recall.toFixed(2),
      threshold.toFixed(2),
    ]);
    return {
      report: formatTable(['model', 'sites', 'precision', 'recall', 'threshold'], rows),
      data: models,
      failed: false,
    };
  },
});

/** The models that a file has; none if there is no such file. */
async function readModels(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text);
}
