import { isMissionHeading, isVisionHeading } from '../shared/cues/aim-headings.ts';
import type { SiteStatements } from '../shared/statements/context.ts';
import { endsSentence, wordCount } from '../shared/text/index.ts';
import type { GroupTrigger } from './grammars/index.ts';
import type { NamedGroup } from './named-group.ts';

export type DescribedStatement = SiteStatements['described'][number];

/** Longer headings are about something else. */
export const MAX_HEADING_WORDS = 8;

/** On the first page, on pages about the brand or its offer, and under a heading that asks for its aims. */
const isAboutBrand = (one: DescribedStatement, language: string): boolean =>
  isHome(one) ||
  ['about', 'mission', 'product', 'pricing'].includes(one.statement.pageKind) ||
  statesAim(one, language);

const statesAim = ({ statement: { heading } }: DescribedStatement, language: string): boolean =>
  isMissionHeading(heading, language) || isVisionHeading(heading, language);

const isHome = ({ statement }: DescribedStatement): boolean => statement.pageIndex === 0;

/** In the name of the brand, on any of its pages: "We help everybody who asks". */
const speaksOfBrand = ({ statement, features }: DescribedStatement): boolean =>
  features.brand === 1 ||
  (features.we + features.offer > 0 && features.dependent + features.late + statement.level === 0);

/** "Physiotherapy for schoolchildren": a heading on a page about an offer. */
const namesOffer = ({ statement: { level, pageKind, text } }: DescribedStatement): boolean =>
  level > 0 &&
  ['product', 'pricing', 'other'].includes(pageKind) &&
  wordCount(text) <= MAX_HEADING_WORDS &&
  !/[?:]/.test(text);

/** Longer lines that end without a full stop are sentences too. */
const MAX_NAME_WORDS = 6;

/** "Table & stools for children": a short line in the text that is no sentence. */
export const isProductName = ({ statement: { source, kind, region, text } }: DescribedStatement): boolean =>
  source === 'text' &&
  kind !== 'heading' &&
  region !== 'hero' &&
  wordCount(text) <= MAX_NAME_WORDS &&
  !endsSentence(text);

/** "Adults & children" alone is a line of a price list, or a choice in a form. */
export const saysMoreThanNames = ({ statement: { text, level } }: DescribedStatement, count: number): boolean =>
  level > 0 || wordCount(text) > 2 * count + 1;

/**
 * Where each wording says whom the brand is for: the vaguer it is, the closer it has to stand to the brand. The clearest
 * comes first.
 */
const TRIGGERS: Record<GroupTrigger, (one: DescribedStatement, group: NamedGroup, language: string) => boolean> = {
  addressed: (one, _, language) => isAboutBrand(one, language),
  designed: (one, _, language) => isAboutBrand(one, language) || one.features.late === 0,
  condition: () => true,
  listed: () => true,
  welcome: (one, _, language) => isAboutBrand(one, language),
  helps: (one, { count }, language) =>
    one.features.other === 0 &&
    (one.features.late === 0 || count > 1) &&
    (one.statement.level === 0 || isHome(one)) &&
    (isHome(one) || speaksOfBrand(one) || statesAim(one, language)),
  used: () => true,
  connects: (one, _, language) => one.features.other === 0 && (isAboutBrand(one, language) || one.features.brand === 1),
  range: (one, _, language) => one.features.other === 0 && isAboutBrand(one, language),
  community: (one) => one.features.brand === 1 && (isHome(one) || ['about', 'other'].includes(one.statement.pageKind)),
  quality: (one, _, language) =>
    isAboutBrand(one, language) &&
    one.features.late + one.features.other + one.features.dependent === 0 &&
    one.features.brand + one.features.we + one.features.offer > 0,
  levels: (one, _, language) => one.features.other === 0 && isAboutBrand(one, language),
  whole: (one, { count }, language) =>
    saysMoreThanNames(one, count) &&
    (isHome(one) || (one.features.other === 0 && isAboutBrand(one, language))) &&
    !isProductName(one),
  can: (one, _, language) => isAboutBrand(one, language),
  for: (one, { count, index }) =>
    !isProductName(one) &&
    (isHome(one) ||
      // "For homes and restaurants: call us".
      (one.statement.pageKind === 'product' && count > 1 && index === 0) ||
      namesOffer(one) ||
      count > 2 ||
      (one.statement.pageKind === 'about' && (count > 1 || speaksOfBrand(one)))) &&
    // Who is named together is less likely there by chance.
    (one.features.late === 0 || count > 1) &&
    one.features.other + one.features.dependent + one.features.digits === 0,
};

/** Whether a wording makes the group the audience, where it stands. */
export const makesAudience = (one: DescribedStatement, group: NamedGroup, language: string): boolean =>
  TRIGGERS[group.trigger](one, group, language);

const ORDER = Object.keys(TRIGGERS);

/** The lower, the more clearly a wording says whom the brand is for. */
export const clearness = (group: NamedGroup | undefined): number => ORDER.indexOf(group?.trigger ?? '');
