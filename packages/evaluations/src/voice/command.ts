import { readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineCommand, flag, texts, UsageError } from '@brandprint/harness/command';
import { corpusPath, readSites } from '../corpus.ts';
import { readStoredEvidence, type StoredEvidence } from '../stored-evidence.ts';
import { makeSections } from '../writing/make-sections.ts';
import { buildVoiceBaseline } from './baseline.ts';
import { measureTraits, reportTraits, type SiteTone } from './traits.ts';

const BASELINE_FILE = fileURLToPath(new URL('../../../sections/data/voice-baseline.gen.json', import.meta.url));

export const voiceCommand = defineCommand({
  name: 'voice',
  description:
    'Makes the tone of every site with stored evidence, and prints how often each trait occurs, how many have a wrong example, and what a site is said to avoid although a text of it has it. With --write, first counts how ordinary sites write and stores it as packages/sections/data/voice-baseline.gen.json, which the traits are compared with. Made-up companies are not counted.',
  options: {
    evidence: texts('DIR', 'stored crawls, as SITE/evidence.json (repeatable)'),
    write: flag('store a new baseline'),
  },
  async run({ evidence: folders, write }, logProgress) {
    if (folders.length === 0) throw new UsageError('Name at least one folder of crawls: --evidence DIR.');
    const all = (await Promise.all(folders.map(readFolder))).flat();
    // A site that is in several folders counts once.
    const sites = [...new Map(all.map((site) => [site.id, site])).values()];
    if (sites.length === 0)
      throw new UsageError(
        'None of the folders has evidence of the current version. Crawl again with `bench -- writing`.',
      );
    if (write) {
      const madeUp = new Set((await readSites(corpusPath('companies.tsv'))).map(({ id }) => id));
      const ordinary = sites.filter(({ id }) => !madeUp.has(id)).map(({ stored }) => stored.evidence);
      await writeFile(BASELINE_FILE, `${JSON.stringify(buildVoiceBaseline(ordinary))}\n`);
      const report = `Counted ${ordinary.length} sites. Run the command again without --write to see the traits.`;
      return { report, data: { sites: ordinary.length }, failed: false };
    }
    const tones: SiteTone[] = [];
    for (const { id, stored } of sites) {
      logProgress(id);
      const { tone } = await makeSections(stored, undefined, ['things', 'tone']);
      if (tone?.data) tones.push({ site: id, evidence: stored.evidence, tone: tone.data as SiteTone['tone'] });
    }
    const result = measureTraits(tones);
    return { report: reportTraits(result), data: result, failed: result.contradictions.length > 0 };
  },
});

async function readFolder(folder: string): Promise<{ id: string; stored: StoredEvidence }[]> {
  const ids = (await readdir(folder)).sort();
  const found = await Promise.all(ids.map(async (id) => ({ id, stored: await readStoredEvidence(id, folder) })));
  return found.flatMap(({ id, stored }) => (stored ? [{ id, stored }] : []));
}
