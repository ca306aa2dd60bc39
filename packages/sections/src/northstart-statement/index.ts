import { type Evidence, NorthstarSection, type PageKind } from '@brandprint/contracts';
import { section } from '../section.ts';
import { byCue, languageOf, type Quote, quoted, quotesOf } from '../shared/text/index.ts';
import { PARTS } from './cues.ts';

interface NorthstarFacts {
  parts: Partial<Record<keyof NorthstarSection, Quote>>;
}

/** Kinds of pages that speak of the whole offer; a sentence of an article or a form does not. */
const SPEAKING: ReadonlySet<PageKind> = new Set([
  'home',
  'about',
  'mission',
  'product',
  'pricing',
  'customers',
  'brand',
]);

/** Each sentence says one part only: the more special parts choose first. */
function measure(evidence: Evidence) {
  const quotes = quotesOf(evidence, languageOf(evidence)).filter(({ pageKind }) => SPEAKING.has(pageKind));
  const taken = new Set<string>();
  const parts: NorthstarFacts['parts'] = {};
  for (const { part, cue } of PARTS) {
    const quote = byCue(quotes, cue, taken);
    if (!quote) continue;
    taken.add(quote.text);
    parts[part] = quote;
  }
  const provenance = Object.entries(parts).map(([part, quote]) => quoted(`/${part}`, quote, 0.5));
  return { facts: { parts }, provenance };
}

/** The positioning in parts: a sentence of the site for each that it speaks of, "" for the others. */
export const northstartStatement = section({
  name: 'northstart-statement',
  needs: ['things', 'mission', 'audiences'],
  schema: NorthstarSection,
  measure,
  compose: ({ parts }: NorthstarFacts, { things, mission, audiences }): NorthstarSection => {
    const said = (part: keyof NorthstarSection): string => parts[part]?.text ?? '';
    return {
      situation_context: said('situation_context'),
      target_audience: audiences?.personas.map(({ name }) => name).join(', ') ?? '',
      pain_point: said('pain_point'),
      motivation_goal: said('motivation_goal'),
      desired_outcome: said('desired_outcome'),
      belief_aspiration: said('belief_aspiration') || (mission?.vision.statement ?? ''),
      product_name: things?.name ?? '',
      product_category: things?.category ?? '',
      core_benefit: said('core_benefit') || (things?.purpose ?? ''),
      how_it_works: said('how_it_works'),
      competitor_alternative: said('competitor_alternative'),
      competitor_limitation: said('competitor_limitation'),
      differentiator: said('differentiator'),
      transformation: said('transformation'),
    };
  },
});
