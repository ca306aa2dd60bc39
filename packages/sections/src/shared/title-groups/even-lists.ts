import { isDishHeading } from '../cues/dish-headings.ts';
import { namesOffer } from '../cues/offer-phrases.ts';
import { namesOffering } from '../cues/offering-nouns.ts';
import { isReasonsHeading } from '../cues/reasons-heading.ts';
import { isAboutHeading, isStepHeading } from '../cues/section-kinds.ts';
import { isOffer } from './group-features.ts';
import type { TitleGroup } from './title-groups.ts';

const MIN_TITLES = 3;
const MAX_TITLES = 24;
/** From such a mean probability of its titles on, nine in ten of those that are told for their siblings were right. */
const MIN_MEAN_UNDER_OFFERS = 0.57;
/** Under another heading. */
const MIN_MEAN = 0.7;

const announces = (heading: string, language: string): boolean =>
  isOffer(heading, language) || namesOffer(heading, language) || namesOffering(heading, language);

const announcesOthers = (heading: string, language: string): boolean =>
  isReasonsHeading(heading, language) ||
  isAboutHeading(heading, language) ||
  isStepHeading(heading, language) ||
  isDishHeading(heading, language);

/**
 * Whether a list on the first page is one of offers as a whole, by the heading above it and the probabilities of its titles:
 * "Our products" above ropes, anchors and pumps, of which a model knows only some.
 */
export function isListOfOffers(
  { pageIndex, parents: [heading = ''] }: TitleGroup,
  probabilities: readonly number[],
  language: string,
): boolean {
  const { length } = probabilities;
  const mean = probabilities.reduce((sum, probability) => sum + probability, 0) / length;
  return (
    pageIndex === 0 &&
    length >= MIN_TITLES &&
    length <= MAX_TITLES &&
    heading !== '' &&
    mean >= (announces(heading, language) ? MIN_MEAN_UNDER_OFFERS : MIN_MEAN) &&
    !announcesOthers(heading, language)
  );
}
