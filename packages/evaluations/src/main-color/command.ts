import { defineCommand, text, UsageError } from '@brandprint/harness/command';
import { formatTable } from '@brandprint/harness/format-table';
import { ADVERSE_TRAITS, mainColorCandidates } from '@brandprint/sections/main-color-candidates';
import { DELTA_E, deltaE, parseHex, type Truth } from '../../corpus/score.mjs';
import { labelColors } from '../accuracy/color-categories.ts';
import { formatCount } from '../accuracy/table.ts';
import { CORPORA, readCorpus, type TruthRecord } from '../corpus.ts';
import { readRealCorpus } from '../real-sites/corpus.ts';
import { readStoredEvidence } from '../stored-evidence.ts';
import { compareCategories, type LabelledColor } from './categories.ts';
import { compareMainColors, type SiteCandidates } from './compare.ts';
import { compareLogos, logosOf, type SiteLogos } from './logos.ts';

export const mainColorCommand = defineCommand({
  name: 'main-color',
  description:
    'Compares the rules that choose the main colour, the categories of other colours and the logo with models that are fitted to the truth of all other sites (logistic regression; more of a good sign never lowers a colour or a logo). Reads stored crawls only: run `accuracy --evidence DIR` for every corpus first.',
  options: { evidence: text('DIR', 'where crawls are stored') },
  async run({ evidence }, logProgress) {
    if (evidence === undefined) throw new UsageError('Name the folder of crawls: --evidence DIR.');
    const sites: SiteCandidates[] = [];
    const colors: LabelledColor[] = [];
    const logos: NonNullable<SiteLogos>[] = [];
    let names: string[] = [];
    for (const truth of await readTruths()) {
      const stored = await readStoredEvidence(truth.id, evidence);
      if (!stored) {
        logProgress(`Skipped ${truth.id}: there is no evidence of it in ${evidence}.`);
        continue;
      }
      const candidates = mainColorCandidates(stored.evidence);
      const site = logosOf(truth, stored.evidence);
      if (site) logos.push(site);
      colors.push(
        ...labelColors(truth, candidates).map(({ color, fitting }) => ({
          site: truth.id,
          features: Object.values(color.features),
          fitting,
          category: color.category,
        })),
      );
      if (candidates[0]) names = Object.keys(candidates[0].features);
      sites.push({
        site: truth.id,
        candidates: candidates.map(({ hex, score, features }) => ({
          score,
          features: Object.values(features),
          right: isMainColor(hex, truth),
        })),
      });
    }
    if (sites.length === 0) throw new UsageError(`${evidence} has no evidence of a site with known colours.`);
    const result = compareMainColors(sites, names, ADVERSE_TRAITS);
    const rows = [
      ['rules of the product', formatCount(result.rules)],
      ['score by hand alone', formatCount(result.score)],
      ['model, site left out', formatCount(result.model)],
      ...result.certainty.map(({ from, count }) => [`  probability from ${from}`, formatCount(count)]),
    ];
    const category = compareCategories(colors);
    const logo = compareLogos(logos);
    const report = [
      formatTable(['main colour first', 'sites'], rows),
      '',
      `Wrong by the model: ${result.missed.join(', ') || 'none'}`,
      `Weights: ${JSON.stringify(result.weights)}`,
      '',
      formatTable(
        ['colours of known role, not the main one', 'category fits'],
        [
          ['rules of the product', formatCount(category.rules)],
          ['model, site left out', formatCount(category.model)],
        ],
      ),
      '',
      formatTable(
        ['logo, where there is one', 'sites'],
        [
          ['rules of the product', formatCount(logo.rules)],
          ['score by hand alone', formatCount(logo.score)],
          ['model, site left out', formatCount(logo.model)],
        ],
      ),
      '',
      `Wrong by the model: ${logo.missed.join(', ') || 'none'}`,
    ].join('\n');
    return { report, data: { ...result, category, logo }, failed: false };
  },
});

async function readTruths(): Promise<Truth[]> {
  const standard = await Promise.all(CORPORA.map((corpus) => readCorpus({ corpus }, [])));
  const real = await readRealCorpus<TruthRecord>([], 'truth');
  return [...standard.flat(), ...real].map(({ truth }) => truth);
}

function isMainColor(hex: string, { colors, mainAlt = [] }: Truth): boolean {
  const color = parseHex(hex);
  return [colors[0]?.hex, ...mainAlt].some((right) => {
    const other = parseHex(right);
    return color !== null && other !== null && deltaE(color.rgb, other.rgb) <= DELTA_E;
  });
}
