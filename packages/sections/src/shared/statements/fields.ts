import { PROMISE_CUES } from '../cues/mission.ts';
import { PURPOSE_CUES } from '../cues/purpose.ts';
import type { Cues } from '../text/index.ts';
import type { FeatureVector, FieldCues, StatementFeature } from './features.ts';
import type { Statement } from './statement.ts';

/** A written field that holds one statement of the site, chosen by a model. */
interface StatementField {
  cues: FieldCues;
  /** Whether a statement can be it at all. */
  eligible(statement: Statement, features: FeatureVector): boolean;
}

const cuesOf = ({ sentencePatterns, headingPatterns }: Cues): FieldCues => ({
  ...(sentencePatterns && { words: sentencePatterns }),
  ...(headingPatterns && { heading: headingPatterns }),
});

/** The name itself is never a candidate. */
export type RankingFeature = Exclude<StatementFeature, 'isName'>;

/** What the models weigh; each field has weights of its own. */
export const RANKING_FEATURES: readonly RankingFeature[] = [
  ...(['meta', 'og', 'jsonLd', 'title'] as const),
  ...(['home', 'about', 'mission', 'product', 'otherPage'] as const),
  ...(['hero', 'header', 'h1', 'h2', 'h3', 'smallHeading', 'listItem', 'caption'] as const),
  ...(['firstScreen', 'secondScreen', 'order0', 'order1', 'order3', 'order8'] as const),
  ...(['beforeHeadings', 'firstHeading', 'nth0', 'nth1', 'nthLater', 'size', 'largest', 'afterLargest'] as const),
  ...(['underAbout', 'underAside', 'testimonial'] as const),
  ...(['brand', 'we', 'reader', 'offer', 'other', 'person', 'dependent', 'namesBrand', 'saysWe', 'saysYou'] as const),
  ...(['sentence', 'words1', 'words4', 'words8', 'words25', 'words45'] as const),
  ...(['question', 'exclamation', 'colon', 'digits', 'cue', 'headingCue', 'definition', 'several'] as const),
  ...(['greeting', 'year', 'late', 'salience', 'inTitle', 'inMeta', 'likeMeta', 'onPages'] as const),
  ...(['nearName', 'linkText', 'patternChoice'] as const),
];

/** Whether the brand itself says it, about itself. */
export const isOwnVoice = ({ isTestimonial, underAside, pageKind }: Statement, { person }: FeatureVector): boolean =>
  !isTestimonial && !underAside && person === 0 && pageKind !== 'blog' && pageKind !== 'docs';

/** "Acme Dashboard by Jane Miller": names the work and its author. */
const namesAuthor = ({ source, text }: Statement): boolean => source === 'title' && /(?<!\p{L})by \p{Lu}/u.test(text);

const isDescriptive = (statement: Statement, features: FeatureVector): boolean =>
  !namesAuthor(statement) &&
  !statement.isPartHeading &&
  isOwnVoice(statement, features) &&
  features.isName === 0 &&
  features.nearName === 0 &&
  (features.words1 === 0 || features.meta === 1);

export const FIELDS = {
  description: { cues: { ...cuesOf(PURPOSE_CUES), patternChoice: true }, eligible: isDescriptive },
  promise: {
    cues: cuesOf(PROMISE_CUES),
    eligible: (statement, features) =>
      isDescriptive(statement, features) &&
      features.words45 + features.greeting + features.question === 0 &&
      !statement.several &&
      statement.pageIndex === 0,
  },
} satisfies Record<string, StatementField>;

export type FieldName = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];
