import { type Evidence, NorthstarSection } from '@brandprint/contracts';
import { defineSection } from '../section.ts';
import { findBrandName } from '../shared/brand/brand-name.ts';
import { findValues } from '../shared/brand/values.ts';
import { isCallToAction } from '../shared/cues/calls-to-action.ts';
import { POSITIONING_CUES } from '../shared/cues/positioning.ts';
import { type RankedStatement, rankStatements, statementProvenance } from '../shared/statements/choose-statement.ts';
import { readStatements } from '../shared/statements/context.ts';
import { distinctPart } from '../shared/statements/distinct-part.ts';
import { ownQuotes } from '../shared/statements/own-quotes.ts';
import { analyzeText, type ChosenQuote, chooseQuote, comparisonKey, quoteProvenance } from '../shared/text/index.ts';
import { findAlternative } from './alternative.ts';
import { partTester } from './tells-part.ts';
import { northstartWriting } from './write.ts';

interface NorthstarFacts {
  parts: Partial<Record<keyof NorthstarSection, ChosenQuote>>;
  differentiator: RankedStatement | null;
}

/** One of several: a workshop of a conference, a course of a school. */
const SINGLE_PART =
  /(?<!\p{L})(?:this|dieser|diesem|ce|este|questo|deze) (?:\p{L}+ )?(?:workshop|talk|session|webinar|tutorial|lecture|masterclass|seminar|course|episode|article|vortrag|kurs|atelier|cours|taller|curso|corso|sessione)(?!\p{L})/iu;

/** "The price will increase." */
const PRICE_NOTICE = /(?<!\p{L})(?:prices? (?:will|may|increases?)|early[- ]bird)(?!\p{L})/iu;

/** Sentences of blocks and chapters that are about a single part of the offer. */
const partsOfTheOffer = (evidence: Evidence): string[] => {
  const { described } = readStatements(evidence);
  const headings = new Set(
    described
      .filter(({ statement: { text, heading } }) => heading !== '' && SINGLE_PART.test(text))
      .map(({ statement: { page, heading } }) => `${page} ${heading}`),
  );
  return described
    .map(({ statement }) => statement)
    .filter(({ text, page, heading }) => SINGLE_PART.test(text) || headings.has(`${page} ${heading}`))
    .map(({ text }) => text);
};

/** Parts that may share the sentence of the differentiator. */
const ABOUT_OTHERS: ReadonlySet<string> = new Set(['competitor_limitation', 'competitor_alternative']);

/** What sets the brand apart: said on a page rather than in what the site declares, of which only the part that says it is told. */
function findDifferentiator(evidence: Evidence, used: ReadonlySet<string>, language: string): RankedStatement | null {
  const ranked = rankStatements('differentiator', evidence).filter(({ statement }) => !used.has(statement.text));
  const chosen = ranked.find(({ statement }) => statement.source === 'text') ?? ranked[0];
  if (!chosen) return null;
  const { statement } = chosen;
  return { ...chosen, statement: { ...statement, text: distinctPart(statement, language) } };
}

/**
 * Each sentence is used for one part only, and the most specific parts choose first. What sets the brand apart may name
 * what others lack as well: "Unlike other tools, Acme…".
 */
function measureNorthstart(evidence: Evidence) {
  const analysis = analyzeText(evidence);
  const context = {
    ...analysis,
    quotes: ownQuotes(evidence, analysis.quotes),
    name: findBrandName(evidence).name,
  };
  // The explanation of a value is not part of the offer.
  const usedTexts = new Set(
    evidence.pages.flatMap((page) => findValues(page, context.language).map(({ description }) => description)),
  );
  const differentiator = findDifferentiator(evidence, usedTexts, context.language);
  const texts = context.quotes.map(({ text }) => text);
  for (const text of partsOfTheOffer(evidence)) usedTexts.add(text);
  const elsewhere: Partial<Record<keyof NorthstarSection, readonly string[]>> = {
    // What visitors are asked to do is not what they are after.
    motivation_goal: texts.filter((text) => isCallToAction(text, context.language)),
    core_benefit: [
      ...texts.filter((text) => PRICE_NOTICE.test(text)),
      ...(['description', 'promise', 'mission'] as const).flatMap((field) =>
        rankStatements(field, evidence)
          .slice(0, 1)
          .map(({ statement }) => statement.text),
      ),
    ],
  };
  const tellsPart = partTester(readStatements(evidence));
  const parts: NorthstarFacts['parts'] = {};
  for (const { name, part } of POSITIONING_CUES) {
    const distinction = differentiator && !ABOUT_OTHERS.has(name) ? [differentiator.statement.text] : [];
    const excluded = [...(elsewhere[name] ?? []), ...distinction];
    const taken = new Set([...usedTexts, ...excluded]);
    const chosen =
      name === 'competitor_alternative'
        ? findAlternative(parts.competitor_limitation, context, taken)
        : chooseQuote(part, context, taken, (quote) => tellsPart(name, quote));
    if (!chosen) continue;
    for (const { text, order } of context.quotes) if (order === chosen.quote.order) usedTexts.add(text);
    parts[name] = chosen;
  }
  const provenance = [
    ...Object.entries(parts).map(([name, { quote, score }]) =>
      quoteProvenance(`/${name}`, quote, Math.min(0.8, Math.round(score * 15) / 100)),
    ),
    ...(differentiator ? [statementProvenance('/differentiator', differentiator)] : []),
  ];
  return { facts: { parts, differentiator }, provenance };
}

/** The audiences of the site. People in testimonials count only if it names no one else. */
function targetAudiences(personas: readonly { name: string; role: string }[]): string[] {
  const named = personas.filter(({ role }) => role === '');
  return (named.length > 0 ? named : personas).map(({ name }) => name);
}

/** The first benefit that says something other than the given texts; "" if none does. */
function benefitBesides(stated: readonly (string | undefined)[], benefits: readonly string[]): string {
  const keys = stated.map((text) => comparisonKey(text ?? '')).filter(Boolean);
  const repeats = (benefit: string): boolean =>
    keys.some((key) => key.includes(comparisonKey(benefit)) || comparisonKey(benefit).includes(key));
  return benefits.find((benefit) => benefit !== '' && !repeats(benefit)) ?? '';
}

/** The positioning in parts, each a sentence of the site; "" for parts that it does not state. */
export const northstartStatement = defineSection({
  name: 'northstart-statement',
  needs: ['things', 'mission', 'audiences'],
  schema: NorthstarSection,
  measure: measureNorthstart,
  compose: ({ parts, differentiator }: NorthstarFacts, { things, mission, audiences }): NorthstarSection => {
    const quoteText = (part: keyof NorthstarSection): string => parts[part]?.quote.text ?? '';
    return {
      situation_context: quoteText('situation_context'),
      target_audience: targetAudiences(audiences?.personas ?? []).join(', '),
      pain_point: quoteText('pain_point'),
      motivation_goal: quoteText('motivation_goal'),
      desired_outcome: quoteText('desired_outcome'),
      belief_aspiration: quoteText('belief_aspiration') || (mission?.vision.statement ?? ''),
      product_name: things?.name ?? '',
      product_category: things?.category ?? '',
      core_benefit: benefitBesides(
        [
          things?.description,
          mission?.mission_statement.statement,
          mission?.brand_promise.title,
          mission?.brand_promise.description,
        ],
        [quoteText('core_benefit'), things?.purpose ?? ''],
      ),
      how_it_works: quoteText('how_it_works'),
      competitor_alternative: quoteText('competitor_alternative'),
      competitor_limitation: quoteText('competitor_limitation'),
      differentiator: differentiator?.statement.text ?? '',
      transformation: quoteText('transformation'),
    };
  },
  write: northstartWriting,
});
