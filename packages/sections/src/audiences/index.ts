import { AudiencesSection, type Evidence } from '@brandprint/contracts';
import { section } from '../section.ts';
import { OUTCOME, PAIN, WANTS } from '../shared/needs.ts';
import {
  type Choice,
  choose,
  isSentence,
  plainKey,
  type Quote,
  quoted,
  readingOf,
  uniqueBy,
} from '../shared/text/index.ts';
import { brandName } from '../things/name/decide.ts';
import { type Audience, namedAudiences } from './named.ts';
import { testimonialRoles } from './testimonials.ts';
import { write } from './write.ts';

interface AudiencesFacts {
  /** What the site says to each audience, in sentences of its own; "" where it says nothing. */
  audiences: (Audience & Told)[];
}

interface Told {
  challenge: Quote | null;
  goals: Quote | null;
  told: string;
}

const MOST = 6;
/** That a sentence is said of them, and means what it is taken for. */
const SAID_TO = 0.6;
const CONFIDENCE: Record<Audience['how'], number> = { link: 0.8, heading: 0.8, sentence: 0.65, testimonial: 0.6 };

function measure(evidence: Evidence) {
  const choice = { ...readingOf(evidence), name: brandName(evidence).name };
  const own = plainKey(choice.name);
  const named = uniqueBy(
    [...namedAudiences(evidence, choice.quotes, choice.language), ...testimonialRoles(evidence)].filter(
      ({ name }) => plainKey(name) !== own,
    ),
    ({ name }) => plainKey(name),
  ).slice(0, MOST);
  const audiences = named.map((audience) => ({ ...audience, ...saidTo(audience, choice) }));
  const provenance = audiences.flatMap(({ page, selector, source, how, challenge, goals }, index) => [
    {
      path: `/personas/${index}/name`,
      page,
      selector,
      property: 'text',
      value: source,
      count: 1,
      confidence: CONFIDENCE[how],
    },
    ...(challenge ? [quoted(`/personas/${index}/challenge`, challenge, SAID_TO)] : []),
    ...(goals ? [quoted(`/personas/${index}/goals`, goals, SAID_TO)] : []),
  ]);
  return { facts: { audiences }, provenance };
}

/** What the page, the heading or the sentence that is theirs says of their trouble and of what they get. */
function saidTo(audience: Audience, choice: Choice): Told {
  const key = audience.name.toLowerCase();
  const address = audience.leadsTo.replace(/[?#].*$/, '').replace(/\/$/, '');
  const theirs = choice.quotes.filter(
    ({ text, under, page, kind }) =>
      kind !== 'heading' &&
      ((address !== '' && page.replace(/[?#].*$/, '').replace(/\/$/, '') === address) ||
        under.toLowerCase().includes(key) ||
        text.toLowerCase().includes(key)),
  );
  const about = { ...choice, quotes: theirs.map(onItsOwn) };
  const challenge = choose(PAIN, about)?.quote ?? null;
  const used = new Set(challenge ? [challenge.text] : []);
  const goals = (choose(WANTS, about, used) ?? choose(OUTCOME, about, used))?.quote ?? null;
  const told =
    audience.how === 'sentence' || audience.how === 'testimonial'
      ? ''
      : (theirs.find(
          ({ text, kind }) => kind !== 'quote' && isSentence(text) && ![challenge?.text, goals?.text].includes(text),
        )?.text ?? '');
  return { challenge, goals, told };
}

/** Of a page that is for one audience, any kind will do. */
const onItsOwn = (quote: Quote): Quote => ({
  ...quote,
  pageKind: quote.pageKind === 'other' ? 'product' : quote.pageKind,
});

const CONTEXT: Record<Audience['how'], (source: string) => string> = {
  link: (source) => `The site has a page of its own for them ("${source}").`,
  heading: (source) => `Listed among those it is for ("${source}").`,
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
    personas: facts.audiences.map(({ name, role, industry, source, how, challenge, goals, told }) => ({
      name,
      gender: '',
      ethnicity: '',
      role,
      challenge: challenge?.text ?? '',
      industry,
      business_context: [CONTEXT[how](source), told && `It tells them: "${told}"`].filter(Boolean).join(' '),
      goals: goals?.text ?? '',
      // The site's own sentence is told once.
      pain_points: '',
      image_path: '',
    })),
  }),
  write,
});
