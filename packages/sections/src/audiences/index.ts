import { AudiencesSection, type Evidence } from '@brandprint/contracts';
import { section } from '../section.ts';
import { byCue, languageOf, plainKey, quotesOf, uniqueBy } from '../shared/text/index.ts';
import { type Audience, namedAudiences } from './named.ts';
import { GOAL, PAIN } from './needs.ts';
import { testimonialRoles } from './testimonials.ts';

interface AudiencesFacts {
  /** What the site says of each audience, in sentences that name it; "" where it says nothing. */
  audiences: (Audience & { challenge: string; goals: string })[];
}

const MOST = 6;

function measure(evidence: Evidence) {
  const quotes = quotesOf(evidence, languageOf(evidence));
  const named = uniqueBy([...namedAudiences(evidence, quotes, ''), ...testimonialRoles(evidence)], ({ name }) =>
    plainKey(name),
  ).slice(0, MOST);
  const audiences = named.map((audience) => {
    const key = audience.name.toLowerCase();
    const about = quotes.filter(
      ({ text, under }) => text.toLowerCase().includes(key) || under.toLowerCase().includes(key),
    );
    return { ...audience, challenge: byCue(about, PAIN)?.text ?? '', goals: byCue(about, GOAL)?.text ?? '' };
  });
  const provenance = audiences.map(({ page, selector, source, how }, index) => ({
    path: `/personas/${index}/name`,
    page,
    selector,
    property: 'text',
    value: source,
    count: 1,
    confidence: how === 'link' ? 0.8 : how === 'sentence' ? 0.65 : 0.6,
  }));
  return { facts: { audiences }, provenance };
}

const CONTEXT: Record<Audience['how'], (source: string) => string> = {
  link: (source) => `The site has a page of its own for them ("${source}").`,
  sentence: (source) => `Named on the site: "${source}"`,
  testimonial: (source) => `Speaks in a testimonial on the site, signed "${source}".`,
};

/** Whom the site says it is for. No person is made up: name, and what is said of each, stand on the site. */
export const audiences = section({
  name: 'audiences',
  needs: ['things', 'mission'],
  schema: AudiencesSection,
  measure,
  compose: (facts: AudiencesFacts): AudiencesSection => ({
    personas: facts.audiences.map(({ name, role, industry, source, how, challenge, goals }) => ({
      name,
      gender: '',
      ethnicity: '',
      role,
      challenge,
      industry,
      business_context: CONTEXT[how](source),
      goals,
      pain_points: challenge,
      image_path: '',
    })),
  }),
});
