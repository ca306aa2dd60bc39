import { type RankingField, rankingExamples } from '@brandprint/sections/ranking-examples';
import { matches, type WrittenTruth } from '../../corpus/real/score-written.mjs';
import { readRealCorpus } from '../real-sites/corpus.ts';
import { readStoredEvidence } from '../stored-evidence.ts';
import { acceptedTexts, readAssessments, type SiteAssessment } from './assessments.ts';
import { type Candidate, fitRankingModel, type RankingModel } from './fit.ts';

export type ModelName = RankingField | 'capabilities';

/** Pulls weights towards zero, against overfitting. Chosen by leaving sites out; the figures hardly depend on it. */
const RIDGE = 0.1;
/**
 * Share of first choices that must be right on sites outside the fit. The truth lists fewer capabilities than a reader
 * would accept, and a promise has two lines.
 */
const PRECISION: Record<ModelName, number> = { description: 0.9, promise: 0.8, capabilities: 0.8 };

interface Examples {
  names: string[];
  candidates: Candidate[];
  /** Sites that state it. */
  answerable: number;
}

/** Fits the models that choose statements and groups of titles. Sites without stored evidence are skipped. */
export async function fitRankingModels(
  options: { sites: string[]; evidence: string },
  logProgress: (line: string) => void,
): Promise<Record<ModelName, RankingModel>> {
  const assessments = await readAssessments();
  const examples = new Map<ModelName, Examples>();
  for (const { source, truth } of await readRealCorpus<WrittenTruth>(options.sites, 'written-truth')) {
    const stored = await readStoredEvidence(source.id, options.evidence);
    if (!stored) {
      logProgress(`Skipped ${source.id}: there is no evidence of it in ${options.evidence}.`);
      continue;
    }
    for (const [name, one] of siteExamples(
      source.id,
      truth,
      assessments[source.id],
      rankingExamples(stored.evidence),
    )) {
      const all = examples.get(name) ?? { names: one.names, candidates: [], answerable: 0 };
      all.candidates.push(...one.candidates);
      all.answerable += one.answerable;
      if (all.names.length === 0) all.names = one.names;
      examples.set(name, all);
    }
  }
  return Object.fromEntries(
    [...examples].map(([name, { names, candidates, answerable }]) => {
      logProgress(`Fitting ${name} to ${candidates.length} candidates …`);
      return [name, fitRankingModel(candidates, names, { ridge: RIDGE, precision: PRECISION[name], answerable })];
    }),
  ) as Record<ModelName, RankingModel>;
}

type SiteExamples = ReturnType<typeof rankingExamples>;

function siteExamples(
  site: string,
  truth: WrittenTruth,
  assessment: SiteAssessment | undefined,
  { fields, groups }: SiteExamples,
): [ModelName, Examples][] {
  const statements = Object.entries(fields).map(([field, candidates]): [ModelName, Examples] => {
    const accepted = acceptedTexts(truth, assessment, field as RankingField);
    return [
      field as RankingField,
      {
        names: Object.keys(candidates[0]?.features ?? {}),
        candidates: candidates.map(({ text, features }) => ({
          site,
          features: Object.values(features),
          right: Number(accepted.some((one) => matches(text, one))),
        })),
        answerable: Number(accepted.length > 0),
      },
    ];
  });
  const accepted = acceptedTexts(truth, assessment, 'capabilities');
  const capabilities: Examples = {
    names: Object.keys(groups[0]?.features ?? {}),
    candidates: groups.map(({ titles, features }) => ({
      site,
      features: Object.values(features),
      right: titles.filter((title) => accepted.some((one) => matches(title, one))).length / titles.length,
    })),
    answerable: Number(accepted.length > 0),
  };
  return [...statements, ['capabilities', capabilities]];
}
