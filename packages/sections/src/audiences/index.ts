import { AudiencesSection, type Evidence } from '@brandprint/contracts';
import { defineSection } from '../section.ts';
import { findBrandName } from '../shared/brand/brand-name.ts';
import { GOAL_CUES, OUTCOME_CUES, PAIN_CUES } from '../shared/cues/customer-needs.ts';
import { roundTo } from '../shared/numbers.ts';
import { ownQuotes } from '../shared/statements/own-quotes.ts';
import {
  analyzeText,
  chooseQuote,
  comparisonKey,
  isSentence,
  type Quote,
  quoteProvenance,
  type TextContext,
  uniqueBy,
} from '../shared/text/index.ts';
import type { Audience } from './audience.ts';
import { findAudiences } from './find-audiences.ts';
import { inPlainForm } from './plain-form.ts';
import { findTestimonialRoles } from './testimonials.ts';
import { audiencesWriting } from './write.ts';

interface AudiencesFacts {
  /** The site's own sentences on each audience; "" if there is none. */
  audiences: (Audience & AudienceStatements)[];
}

interface AudienceStatements {
  challenge: Quote | null;
  goals: Quote | null;
  otherStatement: string;
}

const MAX_PERSONAS = 6;
/** Confidence that a sentence is about the audience and has the assumed meaning. */
const STATEMENT_CONFIDENCE = 0.6;
const CONFIDENCE: Record<Audience['foundIn'], number> = { link: 0.8, heading: 0.8, sentence: 0.8, testimonial: 0.6 };
const confidenceOf = ({ foundIn, probability }: Audience): number =>
  probability === null ? CONFIDENCE[foundIn] : roundTo(probability);

function measureAudiences(evidence: Evidence) {
  const analysis = analyzeText(evidence);
  const context = {
    ...analysis,
    quotes: ownQuotes(evidence, analysis.quotes),
    name: findBrandName(evidence).name,
  };
  const ownKey = comparisonKey(context.name);
  const found = uniqueBy(
    [...findAudiences(evidence), ...findTestimonialRoles(evidence)].filter(
      ({ name }) => comparisonKey(name) !== ownKey,
    ),
    ({ name }) => comparisonKey(name),
  ).slice(0, MAX_PERSONAS);
  const audiences = found.map((audience) => ({
    ...audience,
    ...findStatements(audience, context),
    name: inPlainForm(audience.name, context.language),
  }));
  const provenance = audiences.flatMap((audience, index) => {
    const { page, selector, source, challenge, goals } = audience;
    return [
      {
        path: `/personas/${index}/name`,
        page,
        selector,
        property: 'text',
        value: source,
        count: 1,
        confidence: confidenceOf(audience),
      },
      ...(challenge ? [quoteProvenance(`/personas/${index}/challenge`, challenge, STATEMENT_CONFIDENCE)] : []),
      ...(goals ? [quoteProvenance(`/personas/${index}/goals`, goals, STATEMENT_CONFIDENCE)] : []),
    ];
  });
  return { facts: { audiences }, provenance };
}

/** The challenge and the goals in the audience's own page, heading or sentence. */
function findStatements(audience: Audience, context: TextContext): AudienceStatements {
  const key = audience.name.toLowerCase();
  const pageUrl = audience.pageUrl.replace(/[?#].*$/, '').replace(/\/$/, '');
  const audienceQuotes = context.quotes.filter(
    ({ text, headingText, page, kind }) =>
      kind !== 'heading' &&
      ((pageUrl !== '' && page.replace(/[?#].*$/, '').replace(/\/$/, '') === pageUrl) ||
        headingText.toLowerCase().includes(key) ||
        text.toLowerCase().includes(key)),
  );
  const audienceContext = { ...context, quotes: audienceQuotes.map(asProductPage) };
  const challenge = chooseQuote(PAIN_CUES, audienceContext)?.quote ?? null;
  const usedTexts = new Set(challenge ? [challenge.text] : []);
  const goals =
    (chooseQuote(GOAL_CUES, audienceContext, usedTexts) ?? chooseQuote(OUTCOME_CUES, audienceContext, usedTexts))
      ?.quote ?? null;
  const otherStatement =
    audience.foundIn === 'sentence' || audience.foundIn === 'testimonial'
      ? ''
      : (audienceQuotes.find(
          ({ text, kind }) =>
            kind !== 'quote' && isSentence(text) && ![challenge?.text, goals?.text, audience.source].includes(text),
        )?.text ?? '');
  return { challenge, goals, otherStatement };
}

/** On a page for one audience, every kind of statement counts. */
const asProductPage = (quote: Quote): Quote => ({
  ...quote,
  pageKind: quote.pageKind === 'other' ? 'product' : quote.pageKind,
});

const CONTEXT_TEXT: Record<Audience['foundIn'], (source: string) => string> = {
  link: (source) => `The site has a page of its own for them ("${source}").`,
  heading: (source) => `Listed as an audience ("${source}").`,
  sentence: (source) => `Named on the site: "${source}"`,
  testimonial: (source) => `Quoted in a testimonial on the site, signed "${source}".`,
};

/** Audiences that the site names. Nothing is invented: names and statements are from the site. */
export const audiences = defineSection({
  name: 'audiences',
  needs: ['things', 'mission'],
  schema: AudiencesSection,
  measure: measureAudiences,
  compose: (facts: AudiencesFacts): AudiencesSection => ({
    personas: facts.audiences.map(({ name, role, industry, source, foundIn, challenge, goals, otherStatement }) => ({
      name,
      gender: '',
      ethnicity: '',
      role,
      challenge: challenge?.text ?? '',
      industry,
      business_context: [CONTEXT_TEXT[foundIn](source), otherStatement && `It tells them: "${otherStatement}"`]
        .filter(Boolean)
        .join(' '),
      goals: goals?.text ?? '',
      // The sentence that names the audience is not repeated.
      pain_points: '',
      image_path: '',
    })),
  }),
  write: audiencesWriting,
});
