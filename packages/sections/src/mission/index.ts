import { type Evidence, MissionSection, type Provenance } from '@brandprint/contracts';
import { section } from '../section.ts';
import {
  byCue,
  chaptersOf,
  isNoise,
  languageOf,
  plainKey,
  type Quote,
  quoted,
  quotesOf,
  squash,
  uniqueBy,
  wordCount,
} from '../shared/text/index.ts';
import { BELIEF, MISSION, PROMISE, VALUES, VISION } from './cues.ts';

interface Value {
  title: string;
  description: string;
  page: string;
  selector: string;
}

interface MissionFacts {
  mission: Quote | null;
  vision: Quote | null;
  promise: Quote | null;
  values: Value[];
}

const MOST_VALUES = 10;

function measure(evidence: Evidence) {
  const quotes = quotesOf(evidence, languageOf(evidence));
  const taken = new Set<string>();
  const take = (quote: Quote | null): Quote | null => {
    if (quote) taken.add(quote.text);
    return quote;
  };
  const vision = take(byCue(quotes, VISION));
  const mission = take(byCue(quotes, MISSION, taken) ?? byCue(quotes, BELIEF, taken));
  const promise = take(byCue(quotes, PROMISE, taken));
  const values = uniqueBy(evidence.pages.flatMap(valuesOn), ({ title }) => plainKey(title)).slice(0, MOST_VALUES);
  const provenance: Provenance[] = [
    ...(mission ? [quoted('/mission_statement/statement', mission, 0.7)] : []),
    ...(vision ? [quoted('/vision/statement', vision, 0.7)] : []),
    ...(promise ? [quoted('/brand_promise/description', promise, 0.6)] : []),
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
  return { facts: { mission, vision, promise, values }, provenance };
}

/** Headings or list items that stand under a heading of values. */
function valuesOn(page: Evidence['pages'][number]): Value[] {
  if (page.kind === 'legal' || page.kind === 'docs') return [];
  return chaptersOf(page)
    .filter(({ title }) => VALUES.test(title.text) && wordCount(title.text) <= 8)
    .flatMap((chapter): Value[] => {
      if (chapter.children.length >= 2) {
        return chapter.children.map(({ title, body }) => ({
          title: squash(title.text),
          description: squash(body.find(({ kind }) => kind === 'paragraph')?.text ?? ''),
          page: page.finalUrl,
          selector: title.selector,
        }));
      }
      return chapter.body
        .filter(({ kind }) => kind === 'list-item')
        .map(({ text, selector }) => {
          const [title = '', ...rest] = squash(text).split(/(?<=^[^:–—]{2,40})(?::|\s[–—-])\s+/);
          return { title, description: rest.join(' '), page: page.finalUrl, selector };
        });
    })
    .filter(({ title }) => wordCount(title) >= 1 && wordCount(title) <= 12 && !isNoise(title))
    .map((value) => (isNoise(value.description) ? { ...value, description: '' } : value));
}

/** Where a statement was found, so that a reader can weigh it. */
function foundOn(quote: Quote | null): string {
  if (!quote) return '';
  const under =
    quote.under && quote.under !== quote.text && !isNoise(quote.under) ? `, under the heading "${quote.under}"` : '';
  return `Quoted from ${quote.page}${under}.`;
}

/** Why the brand exists, where it wants to go, what it holds dear: only what the site says, in its own words. */
export const mission = section({
  name: 'mission',
  needs: ['things'],
  schema: MissionSection,
  measure,
  compose: (facts: MissionFacts): MissionSection => ({
    mission_statement: { statement: facts.mission?.text ?? '', explanation: foundOn(facts.mission) },
    vision: { statement: facts.vision?.text ?? '', explanation: foundOn(facts.vision) },
    core_values: facts.values.map(({ title, description }) => ({ title, description, icon_type: '' })),
    brand_promise: {
      title: facts.promise && PROMISE.under?.test(facts.promise.under) ? facts.promise.under : '',
      description: facts.promise?.text ?? '',
      usage_context: facts.promise ? [facts.promise.page] : [],
      icon_type: '',
    },
  }),
});
