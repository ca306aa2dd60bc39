import { isAboutWebsite, isCongratulation, isDefinition, isGreeting, isHedged } from '../cues/definitions.ts';
import { flag } from '../numbers.ts';
import { comparisonKey, endsSentence, isQuestion, isSentence, wordCount } from '../text/index.ts';
import type { Salience } from '../text/salience.ts';
import { isLongerName, isMostlyName, isNearName, isShorterName, spellsOutName } from './name-likeness.ts';
import { type SiteText, sharedWords } from './site-text.ts';
import type { Statement } from './statement.ts';
import { type SubjectContext, speaksAsWe, speaksToReader, subjectOf } from './subject.ts';
import { type WordFeature, wordFeatures } from './word-features.ts';

/**
 * What a ranking model knows of a statement, each from 0 to 1. `size`, `salience`, `likeMeta` and some of the words
 * (`word-features.ts`) are graded, the others are 1 or 0.
 *
 * Some features divide a number into ranges, because a weight for each range can follow any curve. What no feature of a
 * scale covers is its reference, where all of them are 0.
 * - `orderN`: blocks of content before the statement on its page, N at most: 0, 1, 2 to 3, 4 to 8. `late`: more than 20.
 * - `nthN`: sentences between the statement and the heading above it, exactly N; headings have no `nth0`. `nthLater`: more
 *   than 3.
 * - `wordsN`: number of words, N at least: 1 to 3, 4 to 7, 8 to 24, 25 to 45; the last, `words45`, is more than 45.
 *   One of them is always 1.
 * - `slogan`: a short heading with a full stop.
 * - `h1` to `h3`: level of a heading. `smallHeading`: any lower level.
 * - `firstScreen`, `secondScreen`: less than 0.9 and less than 2 heights of a window from the top of its page.
 */
export type StatementFeature =
  | 'meta'
  | 'og'
  | 'jsonLd'
  | 'title'
  | 'home'
  | 'about'
  | 'mission'
  | 'product'
  | 'otherPage'
  | 'hero'
  | 'header'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'smallHeading'
  | 'listItem'
  | 'caption'
  | 'firstScreen'
  | 'secondScreen'
  | 'order0'
  | 'order1'
  | 'order3'
  | 'order8'
  | 'beforeHeadings'
  | 'firstHeading'
  | 'nth0'
  | 'nth1'
  | 'nthLater'
  | 'size'
  | 'largest'
  | 'afterLargest'
  | 'underAbout'
  | 'underAside'
  | 'testimonial'
  | 'brand'
  | 'we'
  | 'reader'
  | 'offer'
  | 'other'
  | 'person'
  | 'dependent'
  | 'namesBrand'
  | 'saysWe'
  | 'saysYou'
  | 'sentence'
  | 'words1'
  | 'words4'
  | 'words8'
  | 'words25'
  | 'words45'
  | 'question'
  | 'exclamation'
  | 'colon'
  | 'digits'
  | 'cue'
  | 'headingCue'
  | 'weakCue'
  | 'definition'
  | 'several'
  | 'greeting'
  | 'website'
  | 'hedged'
  | 'year'
  | 'late'
  | 'salience'
  | 'inTitle'
  | 'inMeta'
  | 'likeMeta'
  | 'onPages'
  | 'isName'
  | 'nearName'
  | 'mostlyName'
  | 'linkText'
  | 'patternChoice'
  | 'slogan'
  | 'headingAim'
  | 'namedHeading'
  | 'otherHeading'
  | 'headlineOfGains'
  | 'manyGains'
  | 'tradeOnly'
  | WordFeature;

export type FeatureVector = Record<StatementFeature, number>;

/** Whether a text or heading has a wording. */
export type CueTest = (text: string, language: string, name: string) => boolean;

/** Wordings that a field looks for: in the statement, and in the heading above it. */
export interface FieldCues {
  words?: CueTest;
  heading?: CueTest;
  /** A heading that names the field itself: "Our mission", not "What drives us". */
  namedHeading?: CueTest;
  /** A heading for something else: "Our vision". */
  otherHeading?: CueTest;
  /** Weaker ones, of what may be something else. */
  weakWords?: CueTest;
  /** Whether the description that patterns choose is a candidate. */
  patternChoice?: boolean;
}

export interface StatementContext extends SubjectContext {
  salience: Salience;
  statements: readonly Statement[];
  /** Keys of texts that are links on the home page. */
  linkTexts: ReadonlySet<string>;
}

/** All that is the same whatever a statement is wanted for; features of cues are 0. */
export function describeStatement(statement: Statement, context: StatementContext, site: SiteText): FeatureVector {
  const { text, source, kind, pageKind, pageIndex, region, level, order, nth, headings, screens, sizeRatio } =
    statement;
  const words = wordCount(text);
  const key = comparisonKey(text);
  const nameKey = comparisonKey(context.name);
  const subject = subjectOf(text, context);
  const inText = source === 'text';
  const onHome = inText && pageIndex === 0;
  const opensWithGreeting = isGreeting(text, context.language);
  const speaksOfWebsite = isAboutWebsite(text);
  const isFullSentence = isSentence(text) || (endsSentence(text) && words > 3);
  const defines = isDefinition(text, context.language);
  return {
    meta: flag(source === 'meta'),
    og: flag(source === 'og'),
    jsonLd: flag(source === 'json-ld' || source === 'manifest'),
    title: flag(source === 'title'),
    home: flag(onHome),
    about: flag(inText && pageKind === 'about' && pageIndex > 0),
    mission: flag(inText && pageKind === 'mission' && pageIndex > 0),
    product: flag(inText && pageKind === 'product' && pageIndex > 0),
    otherPage: flag(inText && pageIndex > 0 && !['about', 'mission', 'product'].includes(pageKind)),
    hero: flag(inText && region === 'hero'),
    header: flag(inText && region === 'header'),
    h1: flag(level === 1),
    h2: flag(level === 2),
    h3: flag(level === 3),
    smallHeading: flag(level > 3),
    listItem: flag(kind === 'list-item'),
    caption: flag(kind === 'caption'),
    firstScreen: flag(inText && screens < 0.9),
    secondScreen: flag(inText && screens >= 0.9 && screens < 2),
    order0: flag(inText && order <= 0),
    order1: flag(inText && order === 1),
    order3: flag(inText && order >= 2 && order <= 3),
    order8: flag(inText && order >= 4 && order <= 8),
    beforeHeadings: flag(inText && headings === 0),
    firstHeading: flag(inText && headings === 1),
    nth0: flag(inText && level === 0 && nth === 0),
    nth1: flag(inText && nth === 1),
    nthLater: flag(inText && nth > 3),
    size: inText ? Math.min(1, Math.max(0, (sizeRatio - 1) / 2)) : 0,
    largest: flag(site.largest.get(statement.page) === statement),
    afterLargest: flag(site.afterLargest.has(statement)),
    underAbout: flag(statement.underAbout),
    underAside: flag(statement.underAside),
    testimonial: flag(statement.isTestimonial),
    brand: flag(subject === 'brand'),
    we: flag(subject === 'we'),
    reader: flag(subject === 'reader'),
    offer: flag(subject === 'offer'),
    other: flag(subject === 'other'),
    person: flag(subject === 'person'),
    dependent: flag(subject === 'dependent'),
    namesBrand: flag(nameKey.length > 1 && key.includes(nameKey)),
    saysWe: flag(speaksAsWe(text, context.language)),
    saysYou: flag(speaksToReader(text, context.language)),
    sentence: flag(isFullSentence),
    words1: flag(words < 4),
    words4: flag(words >= 4 && words < 8),
    words8: flag(words >= 8 && words < 25),
    words25: flag(words >= 25 && words <= 45),
    words45: flag(words > 45),
    question: flag(isQuestion(text)),
    exclamation: flag(/[!！]["”’»)]*$/.test(text)),
    colon: flag(/[:：]$/.test(text)),
    digits: flag((text.match(/\p{N}/gu)?.length ?? 0) > 3),
    cue: 0,
    headingCue: 0,
    headingAim: 0,
    namedHeading: 0,
    otherHeading: 0,
    weakCue: 0,
    headlineOfGains: 0,
    manyGains: 0,
    tradeOnly: 0,
    definition: flag(defines),
    several: flag(statement.several),
    greeting: flag(((words <= 9 || speaksOfWebsite) && opensWithGreeting) || isCongratulation(text)),
    website: flag(speaksOfWebsite && (!inText || opensWithGreeting)),
    hedged: flag(isHedged(text, context.language)),
    year: flag(/(?<!\d)(?:1[89]|20)\d\d(?!\d)/.test(text)),
    late: flag(inText && order > 20),
    salience: context.salience(text),
    inTitle: flag(inText && key.length > 6 && site.titleKey.includes(key)),
    inMeta: flag(source !== 'meta' && key.length > 10 && site.metaKey.includes(key)),
    likeMeta: source === 'meta' ? 0 : sharedWords(text, site.metaWords),
    onPages: flag((site.pagesWith.get(key) ?? 0) > 2),
    isName: flag(key === nameKey),
    nearName: flag(isNearName(key, nameKey) || isLongerName(text, context.name) || isShorterName(text, context.name)),
    mostlyName: flag(isMostlyName(text, context.name) || spellsOutName(text, context.name)),
    linkText: flag(inText && context.linkTexts.has(key)),
    patternChoice: 0,
    ...wordFeatures(text, context, { isFullSentence, defines, subject }),
    slogan: flag((level > 0 || nth < 0) && words < 13 && /[.!。！]["”»]?$/u.test(text)),
  };
}

/** The same for one field: with its cues, and whether patterns alone would choose the statement. */
export function fieldFeatures(
  base: FeatureVector,
  statement: Statement,
  cues: FieldCues,
  { language, name, patternChoice }: { language: string; name: string; patternChoice: string },
): FeatureVector {
  const underHeading = cues.heading?.(statement.heading, language, name) === true;
  return {
    ...base,
    cue: flag(cues.words?.(statement.text, language, name) === true),
    weakCue: flag(cues.weakWords?.(statement.text, language, name) === true),
    patternChoice: flag(cues.patternChoice === true && comparisonKey(statement.text) === patternChoice),
    headingCue: flag(underHeading),
    headingAim: flag(underHeading && base.aim === 1),
    otherHeading: flag(cues.otherHeading?.(statement.heading, language, name) === true),
    namedHeading: flag(cues.namedHeading?.(statement.heading, language, name) === true),
  };
}
