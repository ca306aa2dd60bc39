import {
  type ListScore,
  matches,
  type Outcome,
  scoreSite,
  type WrittenScore,
  type WrittenTruth,
} from '../../../corpus/real/score-written.mjs';

/**
 * The score of corpus/real/score-written.mjs with four additions:
 * - Items of `capabilities_alt`, `values_alt` and `audiences_alt` are right if said, and not missed if not said. They raise
 *   precision only.
 * - `category or bucket` is `category`, with the buckets of `category_broad` right too.
 * - `audiences by name` are `audiences`, right too if the name alone is: a group of one word in a sentence of twelve is no
 *   match of the two together.
 * - The parts of the north star that `northstar` has: each is right if it matches one of its sentences.
 */
export function scoreRealSite(truth: WrittenTruth, analysis: object): WrittenScore {
  const strict = scoreSite(truth, { analysis });
  const lenient = scoreSite(withAlternatives(truth), { analysis });
  const { category = 'missed', ...single } = strict.single;
  return {
    ...strict,
    single: {
      ...single,
      category,
      'category or bucket': lenient.single['category'] ?? 'missed',
      ...partOutcomes(truth, analysis),
    },
    lists: {
      ...Object.fromEntries(
        Object.entries(strict.lists).map(([field, score]): [string, ListScore] => [
          field,
          { ...score, hits: lenient.lists[field]?.hits ?? score.hits },
        ]),
      ),
      'audiences by name': audiencesByName(truth, analysis),
    },
  };
}

interface WithNorthstar {
  'northstart-statement'?: Record<string, string>;
}

function partOutcomes({ northstar = {} }: WrittenTruth, analysis: WithNorthstar): Record<string, Outcome> {
  const said = analysis['northstart-statement'] ?? {};
  return Object.fromEntries(
    Object.entries(northstar).map(([part, wanted]): [string, Outcome] => {
      const text = said[part] ?? '';
      if (text === '') return [part, wanted.length > 0 ? 'missed' : 'empty'];
      if (wanted.some((right) => matches(text, right.text))) return [part, 'right'];
      return [part, wanted.length > 0 ? 'wrong-said' : 'wrong'];
    }),
  );
}

interface WithPersonas {
  audiences?: { personas?: { name: string; business_context: string }[] };
}

function audiencesByName({ audiences, audiences_alt = [] }: WrittenTruth, analysis: WithPersonas): ListScore {
  const personas = analysis.audiences?.personas ?? [];
  const names = (persona: (typeof personas)[number], text: string): boolean =>
    matches(persona.name, text) || matches(`${persona.name} ${quoteIn(persona.business_context)}`, text);
  const wanted = audiences.map(({ text }) => text);
  const right = [...wanted, ...audiences_alt.map((one) => (typeof one === 'string' ? one : one.text))];
  return {
    said: personas.length,
    hits: personas.filter((persona) => right.some((text) => names(persona, text))).length,
    wanted: wanted.length,
    found: wanted.filter((text) => personas.some((persona) => names(persona, text))).length,
  };
}

const quoteIn = (text: string): string => /"([^"]{8,})"/.exec(text)?.[1] ?? '';

const withAlternatives = (truth: WrittenTruth): WrittenTruth => ({
  ...truth,
  category: [...truth.category, ...(truth.category_broad ?? [])],
  capabilities: [...truth.capabilities, ...(truth.capabilities_alt ?? [])],
  values: [...truth.values, ...(truth.values_alt ?? [])],
  audiences: [...truth.audiences, ...(truth.audiences_alt ?? [])],
});
