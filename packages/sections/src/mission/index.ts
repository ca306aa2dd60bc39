import { type Evidence, MissionSection, type PageKind, type Provenance } from '@brandprint/contracts';
import { section } from '../section.ts';
import {
  type Chosen,
  choose,
  isNoise,
  isWorded,
  plainKey,
  quoted,
  readingOf,
  squash,
  uniqueBy,
} from '../shared/text/index.ts';
import { brandName } from '../things/name/decide.ts';
import { BELIEF, MISSION, PROMISE, VISION } from './cues.ts';
import { type Value, valuesOn } from './values.ts';
import { write } from './write.ts';

interface MissionFacts {
  mission: Chosen | null;
  vision: Chosen | null;
  promise: Chosen | null;
  /** The heading that calls it one; "" if none does. */
  promised: string;
  /** What kinds of pages make it. */
  promisedOn: string[];
  values: Value[];
}

const MOST_VALUES = 10;
/** A score above which nothing else is likely meant. */
const CERTAIN = 5;

function measure(evidence: Evidence) {
  const choice = { ...readingOf(evidence), name: brandName(evidence).name };
  const values = uniqueBy(
    evidence.pages.flatMap((page) => valuesOn(page, choice.language)),
    ({ title }) => plainKey(title),
  ).slice(0, MOST_VALUES);
  // What a value means is no statement of its own.
  const taken = new Set(values.flatMap(({ description, source }) => [description, source]));
  const take = (chosen: Chosen | null): Chosen | null => {
    if (chosen) taken.add(chosen.quote.text);
    return chosen;
  };
  const vision = take(choose(VISION, choice));
  const promise = take(choose(PROMISE, choice, taken));
  const mission = take(choose(MISSION, choice, taken) ?? choose(BELIEF, choice, taken));
  const under = promise?.quote.under ?? '';
  const promised = under && PROMISE.under && isWorded(under, PROMISE.under, choice.language) ? under : '';
  const from = (path: string, chosen: Chosen | null): Provenance[] =>
    chosen ? [quoted(path, chosen.quote, Number(Math.min(0.9, (chosen.score / CERTAIN) * 0.8).toFixed(2)))] : [];
  const provenance: Provenance[] = [
    ...from('/mission_statement/statement', mission),
    ...from('/vision/statement', vision),
    ...from('/brand_promise/description', promise),
    ...values.map(({ title, page, selector }, index) => ({
      path: `/core_values/${index}/title`,
      page,
      selector,
      property: 'text',
      value: title,
      count: 1,
      confidence: 0.8,
    })),
  ];
  const promisedOn = promise ? usedOn(evidence, promise.quote.text) : [];
  const facts: MissionFacts = { mission, vision, promise, promised, promisedOn, values };
  return { facts, provenance };
}

const PLACES: Partial<Record<PageKind, string>> = {
  home: 'home page',
  about: 'about page',
  mission: 'mission page',
  product: 'product page',
  pricing: 'pricing page',
  customers: 'customer stories',
  careers: 'careers page',
  blog: 'blog',
  docs: 'documentation',
  brand: 'brand page',
};

/** Where the site itself uses a sentence. */
function usedOn({ pages }: Evidence, sentence: string): string[] {
  const using = pages.filter(
    ({ status, text }) => status < 400 && text.some((block) => squash(block.text).includes(sentence)),
  );
  return [...new Set(using.flatMap(({ kind }) => PLACES[kind] ?? []))];
}

const CHOSEN_BY: Record<Chosen['by'], string> = {
  words: 'its wording',
  heading: 'the heading above it',
  place: 'its place at the opening of that page, since the wordings of the language are not known here',
};

/** Where a statement was found, so that a reader can weigh it. */
function foundOn(chosen: Chosen | null): string {
  if (!chosen) return '';
  const { page, under, text } = chosen.quote;
  const heading = under && under !== text && !isNoise(under) ? `, under the heading "${under}"` : '';
  return `Quoted from ${page}${heading}; chosen by ${CHOSEN_BY[chosen.by]}.`;
}

/** Why the brand exists, where it wants to go, what it holds dear: only what the site says, in its own words. */
export const mission = section({
  name: 'mission',
  needs: ['things'],
  schema: MissionSection,
  measure,
  compose: ({ mission, vision, promise, promised, promisedOn, values }: MissionFacts): MissionSection => ({
    mission_statement: { statement: mission?.quote.text ?? '', explanation: foundOn(mission) },
    vision: { statement: vision?.quote.text ?? '', explanation: foundOn(vision) },
    core_values: values.map(({ title, description, icon }) => ({ title, description, icon_type: icon })),
    brand_promise: {
      title: promised,
      description: promise?.quote.text ?? '',
      usage_context: promisedOn,
      icon_type: '',
    },
  }),
  write,
});
