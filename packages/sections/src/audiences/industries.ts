import { mayBeIndustryHeading } from '../shared/cues/industry-headings.ts';
import { isOfferHeading, isPartHeading } from '../shared/cues/section-kinds.ts';
import type { Audience } from './audience.ts';
import { isFieldOfBusiness, isWholeField, namesIndustry, opensWithField, saysIndustry } from './fields-of-business.ts';
import { isGroup } from './labelled-audiences.ts';

/** So many industries with a page of their own are the audiences. A single one may be a subject. */
export const MIN_INDUSTRIES = 3;

/** Of headings above fields of business, which are no groups of people: "Industries we serve", "Branschen". */
export const INDUSTRY_WORDS =
  /industr|branche|bransch|bransje|branż|sect(?:eu|o)r|settor|setor|segment|toimiala|odvětv|odvetvi|sektör|отрасл|галуз|бранш|panoge|nozar|κλάδ|業|行业|업종|산업|القطاعات/iu;

/** What the titles below a heading have to be to be industries; null where it is about no industries. */
export function fieldTest(heading: string, language: string): ((title: string) => boolean) | null {
  const namesIndustries = INDUSTRY_WORDS.test(heading);
  if (mayBeIndustryHeading(heading, language))
    return namesIndustries ? (title) => isFieldOfBusiness(title) || isGroup({ name: title }, language) : isWholeField;
  const isOther = IN_BUSINESS.test(heading) || isOfferHeading(heading, language) || isPartHeading(heading, language);
  return namesIndustries && EACH.test(heading) && !isOther ? opensWithField : null;
}

/** "For every industry", "im Auftrag Ihrer Branche": industries of customers, and none of jobs, awards or figures. */
const EACH =
  /(?<!\p{L})(?:every|each|your|jede[nrsm]?|ihrer?|chaque|votre|cada|su|ogni|tuo|vostro|elke|iedere|uw|varje|din|hver|jokais\p{L}+|każd\p{L}+|twoj\p{L}+|každ\p{L}+|minden|fiecare|кажд\p{L}+|ваш\p{L}*|кожн\p{L}+|κάθε)(?!\p{L})|sektörün(?:de|e)|dalam industri/iu;

/** 事業: a business, and no line of business. */
const IN_BUSINESS = /(?<![業业])[業业](?![界種种])/u;

/** Where at least three of them, and more than half, are industries; below uses and markets, these as a whole. */
export function industriesOf(found: readonly Audience[], isField: (title: string) => boolean): Audience[] {
  const industries = found.filter(({ name }) => namesIndustry(name) || isField(name));
  const areKnown = industries.length >= MIN_INDUSTRIES && industries.length * 2 > found.length;
  return areKnown || (found.length >= MIN_INDUSTRIES && found.every(({ name }) => saysIndustry(name)))
    ? found.map((audience) => ({ ...audience, industry: audience.name }))
    : [];
}
