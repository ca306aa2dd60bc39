import { type Evidence, NorthstarSection } from '@brandprint/contracts';
import { valuesOn } from '../mission/values.ts';
import { section } from '../section.ts';
import { type Chosen, choose, quoted, readingOf } from '../shared/text/index.ts';
import { brandName } from '../things/name/decide.ts';
import { PARTS } from './cues.ts';
import { write } from './write.ts';

interface NorthstarFacts {
  parts: Partial<Record<keyof NorthstarSection, Chosen>>;
}

/** Each sentence says one part only: the more special parts choose first. */
function measure(evidence: Evidence) {
  const choice = { ...readingOf(evidence), name: brandName(evidence).name };
  // What a value means is no part of the offer.
  const taken = new Set(
    evidence.pages.flatMap((page) => valuesOn(page, choice.language).map(({ description }) => description)),
  );
  const parts: NorthstarFacts['parts'] = {};
  for (const { name, part } of PARTS) {
    const chosen = choose(part, choice, taken);
    if (!chosen) continue;
    taken.add(chosen.quote.text);
    parts[name] = chosen;
  }
  const provenance = Object.entries(parts).map(([name, { quote, score }]) =>
    quoted(`/${name}`, quote, Math.min(0.8, Math.round(score * 15) / 100)),
  );
  return { facts: { parts }, provenance };
}

/** Those the site is for; people who speak on it stand in only where it names nobody else. */
function addressed(personas: readonly { name: string; role: string }[]): string[] {
  const named = personas.filter(({ role }) => role === '');
  return (named.length > 0 ? named : personas).map(({ name }) => name);
}

/** The positioning in parts: a sentence of the site for each that it speaks of, "" for the others. */
export const northstartStatement = section({
  name: 'northstart-statement',
  needs: ['things', 'mission', 'audiences'],
  schema: NorthstarSection,
  measure,
  compose: ({ parts }: NorthstarFacts, { things, mission, audiences }): NorthstarSection => {
    const said = (part: keyof NorthstarSection): string => parts[part]?.quote.text ?? '';
    return {
      situation_context: said('situation_context'),
      target_audience: addressed(audiences?.personas ?? []).join(', '),
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
  write,
});
