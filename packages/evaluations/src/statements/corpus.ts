import type { Stage } from '@brandprint/contracts';
import { corpusPath, readJson } from '../corpus.ts';

/**
 * A statement that a model could make about a site. `from` cites by words: "q:We bake" is the quote that begins so, "e:"
 * a text of the head, menu or footer. A `text` that begins with "q:" is a quote that the model chose as the mission.
 */
export interface ModelStatement {
  site: string;
  field: keyof typeof ANSWERS;
  /** Whether the site supports it. */
  holds: boolean;
  /** What is wrong with it, if it does not hold. */
  why?: string;
  title?: string;
  text: string;
  from: string[];
}

export const readCorpusStatements = async (): Promise<ModelStatement[]> =>
  (await readJson(corpusPath('real/mixed.statements.json'))) as ModelStatement[];

/** Statements about made-up companies in languages other than English, whose sites are part of this repository. */
export const readMadeUpStatements = async (): Promise<ModelStatement[]> =>
  (await readJson(corpusPath('companies.statements.json'))) as ModelStatement[];

const NO_STATEMENT = { quote: null, wording: null, explanation: null };
const THINGS = { description: null, purpose: null, capabilities: [], category: null };
const MISSION = { mission_statement: NO_STATEMENT, vision: NO_STATEMENT, core_values: [], brand_promise: null };
const POSITIONING = Object.fromEntries(
  [
    ...['situation_context', 'target_audience', 'pain_point', 'motivation_goal', 'desired_outcome'],
    ...['belief_aspiration', 'core_benefit', 'how_it_works', 'competitor_alternative', 'competitor_limitation'],
    ...['differentiator', 'transformation'],
  ].map((part) => [part, null]),
);

type MakeAnswer = (statement: ModelStatement) => [Stage, unknown];

const cited = ({ text, from }: ModelStatement) => ({ text, from });

/** The answer of a model that makes this statement and no other, by field. */
const ANSWERS = {
  description: (statement) => ['things', { ...THINGS, description: cited(statement) }],
  purpose: (statement) => ['things', { ...THINGS, purpose: cited(statement) }],
  category: (statement) => ['things', { ...THINGS, category: cited(statement) }],
  capability: (statement) => ['things', { ...THINGS, capabilities: [cited(statement)] }],
  mission: (statement) => [
    'mission',
    {
      ...MISSION,
      mission_statement: statement.text.startsWith('q:')
        ? { ...NO_STATEMENT, quote: statement.text }
        : { ...NO_STATEMENT, wording: cited(statement) },
    },
  ],
  value: (statement) => [
    'mission',
    { ...MISSION, core_values: [{ title: statement.title ?? '', description: cited(statement), icon: '' }] },
  ],
  promise: (statement) => [
    'mission',
    {
      ...MISSION,
      brand_promise: { title: statement.title ?? '', description: cited(statement), usage_context: [], icon: '' },
    },
  ],
  audience: ({ title = '', text, from }) => [
    'audiences',
    {
      personas: [
        {
          ...{ name: title, role: '', industry: '', business_context: '', challenge: '', goals: text, pain_points: '' },
          from,
        },
      ],
    },
  ],
  differentiator: (statement) => ['northstart-statement', { ...POSITIONING, differentiator: cited(statement) }],
  how: (statement) => ['northstart-statement', { ...POSITIONING, how_it_works: cited(statement) }],
} satisfies Record<string, MakeAnswer>;

export const answerOf = (statement: ModelStatement): [Stage, unknown] =>
  (ANSWERS[statement.field] as MakeAnswer)(statement);
