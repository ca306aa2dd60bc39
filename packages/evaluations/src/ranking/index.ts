import { type RankingField, rankingExamples } from '@brandprint/sections/ranking-examples';
import { matches, type WrittenTruth } from '../../corpus/real/score-written.mjs';
import { readRealCorpus } from '../real-sites/corpus.ts';
import { readStoredEvidence } from '../stored-evidence.ts';
import { readWritingCorpus } from '../writing/corpus.ts';
import { acceptedTexts, readAssessments } from './assessments.ts';
import { namesAudience } from './audience-names.ts';
import { type Candidate, type FitOptions, fitRankingModel, type RankingModel } from './fit.ts';
import { titleWeights } from './title-weights.ts';

export type ModelName = RankingField | 'capabilities' | 'audiences';
const MODEL_NAMES: readonly ModelName[] = [
  'description',
  'promise',
  'mission',
  'differentiator',
  'capabilities',
  'audiences',
];

/**
 * Chosen by leaving sets out. A site has one description and up to hundreds of titles in groups, so sites with many titles
 * weigh more. Every title above the threshold is used, so that all of them count; so is every name of an audience. The
 * truth lists fewer capabilities than a reader would accept.
 */
const FITS: Record<ModelName, Omit<FitOptions, 'answerable'>> = {
  description: { ridge: 1, evenness: 1, precision: 0.88, choices: 'best' },
  promise: { ridge: 0.3, evenness: 1, precision: 0.93, choices: 'best' },
  mission: { ridge: 3, evenness: 1, precision: 0.9, choices: 'best' },
  differentiator: { ridge: 1, evenness: 1, precision: 0.9, choices: 'best' },
  capabilities: { ridge: 0.5, evenness: 0.5, precision: 0.9, choices: 'titles' },
  audiences: { ridge: 3, evenness: 0.5, precision: 0.89, choices: 'names' },
};

interface Examples {
  names: string[];
  candidates: Candidate[];
  /** Sites that state it. */
  answerable: number;
}

/** Fits the models that choose statements and groups of titles. Sites without stored evidence are skipped. */
export async function fitRankingModels(
  options: { sites: string[]; evidence: string; only: string[] },
  logProgress: (line: string) => void,
): Promise<Record<ModelName, RankingModel>> {
  const examples = new Map<ModelName, Examples>();
  for (const source of await readAcceptedTexts(options.sites)) {
    const { site } = source;
    const stored = await readStoredEvidence(site, options.evidence);
    if (!stored) {
      logProgress(`Skipped ${site}: there is no evidence of it in ${options.evidence}.`);
      continue;
    }
    for (const [name, one] of siteExamples(source, rankingExamples(stored.evidence))) {
      if (options.only.length > 0 && !options.only.includes(name)) continue;
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
      return [name, fitRankingModel(candidates, names, { ...FITS[name], answerable })];
    }),
  ) as Record<ModelName, RankingModel>;
}

interface AcceptedOfSite {
  site: string;
  set: string;
  accepted: Accepted;
  /** Capabilities that have to be told; others that are accepted may be. */
  required: string[];
  /** Whether these are all. */
  isComplete: boolean;
}

/** Texts that are right, by model; only models of which the truth is known. */
type Accepted = Partial<Record<ModelName, string[]>>;

/** Real sites with written truth; of the sites from npm, which are mostly themes, only the description is known. */
async function readAcceptedTexts(sites: string[]): Promise<AcceptedOfSite[]> {
  const assessments = await readAssessments();
  const real = (await readRealCorpus<WrittenTruth>(sites, 'written-truth')).map(({ set, source: { id }, truth }) => ({
    site: id,
    isComplete: true,
    set,
    required: truth.capabilities.map(({ text }) => text),
    accepted: Object.fromEntries(
      MODEL_NAMES.map((name) => [name, acceptedTexts(truth, assessments[id], name)]),
    ) as Accepted,
  }));
  const standard = sites.length > 0 ? [] : await readWritingCorpus([]);
  return [
    ...real,
    ...standard
      .map(({ site, described, said }) => ({
        site: site.id,
        isComplete: false,
        set: 'npm',
        required: [],
        accepted: { description: [described, ...(said.things?.['description'] ?? [])].filter((text) => text !== '') },
      }))
      .filter(({ accepted }) => accepted.description.length > 0),
  ];
}

type SiteExamples = ReturnType<typeof rankingExamples>;

function siteExamples(
  { site, set, accepted, required, isComplete }: AcceptedOfSite,
  { fields, titles, audiences }: SiteExamples,
): [ModelName, Examples][] {
  const isRight = (text: string, texts: readonly string[]): boolean => texts.some((one) => matches(text, one));
  const weightOf = titleWeights(
    titles.map(({ text }) => text),
    accepted.capabilities ?? [],
    required,
  );
  return MODEL_NAMES.flatMap((name): [ModelName, Examples][] => {
    const texts = accepted[name];
    if (!texts) return [];
    const states = Number(isComplete && texts.length > 0);
    const described =
      name === 'capabilities'
        ? titles.map(({ text, key, groupSize, features }) => ({
            features,
            key,
            right: Number(isRight(text, texts)),
            isPlain: false,
            // A list of a hundred products tells less than a hundred lists.
            weight: groupSize ** -0.5 * weightOf(text),
          }))
        : name === 'audiences'
          ? audiences.map((mention) => ({
              features: mention.features,
              right: Number(namesAudience(mention, texts)),
              isPlain: false,
              key: mention.key,
            }))
          : fields[name].map(({ text, features, isPlain }) => ({
              features,
              right: Number(isRight(text, texts)),
              isPlain,
            }));
    return [
      [
        name,
        {
          names: Object.keys(described[0]?.features ?? {}),
          candidates: described.map(({ features, right, isPlain, ...more }) => ({
            site,
            set,
            features: Object.values(features),
            right,
            isComplete,
            isPlain,
            ...more,
          })),
          answerable: states,
        },
      ],
    ];
  });
}
