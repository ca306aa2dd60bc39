import type { Evidence } from '@brandprint/contracts';
import { announcesValues, isMissionHeading, isVisionHeading } from '../cues/aim-headings.ts';
import { VISION_WORDS } from '../cues/vision-belief-promise.ts';
import { namesVisionByVerb } from '../cues/vision-verbs.ts';
import { findPattern, type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import type { RankedStatement } from './choose-statement.ts';
import { readStatements } from './context.ts';
import { isWholeSentence } from './fields.ts';
import type { Statement } from './statement.ts';

/** "To make our vision come true, we need you": it asks for help, or speaks of the vision without saying it. */
const APPEALS: LanguagePatterns = {
  en: '(?:realis|realiz|achiev|fulfil|deliver)\\p{L}* (?:our|this|that|the|its) (?:\\p{L}+ )?vision|(?:pedagogical|educational|artistic|creative) vision|need|help us|join us|support us|volunteers?|donat\\p{L}+|lost vision|eye|eyes|computer vision|machine vision',
  de: '(?:pädagogisch|künstlerisch)\\p{L}+ vision|benötigen|brauchen|helfen sie|unterstützen sie|spenden|verwirklichen',
  fr: '(?:réaliser|concrétiser) (?:notre|cette|la|sa) (?:\\p{L}+ )?vision|vision (?:pédagogique|éducative|artistique|créative)|besoin|aidez|soutenez|rejoignez|dons?',
  es: 'hacer realidad (?:nuestra|esta|su) visión|visión (?:pedagógica|educativa|artística|creativa)|necesitamos|ayúdanos|apóyanos|únete|donaci\\p{L}+|visión por (?:computador\\p{L}*|ordenador)|visión artificial',
  it: 'realizzare (?:la nostra|questa|la sua) visione|visione (?:pedagogica|educativa|artistica|creativa)|abbiamo bisogno|aiutaci|sostienici|unisciti|visione artificiale|visione d.insieme',
  pt: 'realizar (?:a nossa|nossa|esta|a sua) visão|visão (?:pedagógica|educacional|educativa|artística|criativa)|precisamos|ajude|apoie|junte-se|visão computacional',
  nl: 'visie te (?:realiseren|verwezenlijken)|(?:pedagogische|artistieke) visie|nodig|help ons|steun ons|doneer|oogzorg',
  pl: 'realizować (?:naszą|tę|swoją) wizję|potrzebujemy|pomóż|wesprzyj',
  cs: 'potřebujeme|pomozte|podpořte',
  ru: 'нуждаемся|помогите|поддержите|нужна помощь',
  ja: '必要としています|ご支援|ご寄付|募集',
  zh: '需要您|需要你|捐款|支持我们|支持我們',
};

/** It thanks those who pay: "our sponsors make our vision possible". */
const THANKS = /(?<!\p{L})(?:sponsor\p{L}*|спонсор\p{L}*)|スポンサー|赞助|贊助|후원/iu;

/** "Vision: to bring reading to every village": what a line calls itself. */
const LABEL = /^([^:：]{3,30})[:：]\s+\S/u;

/** "The vision of cats is…": of whom it is must be the brand or a body. */
const OF_SOMEBODY =
  /^(?:the |die |la |a |de )?(?:vis|viz|wiz|виз|віз|виден)\p{L}* (?!nam ).+ (?:is|ist|est|es|è|é|er|jest|je|este|adalah|[—–-])$|^\p{L}+['’]s vision/iu;
const BODY =
  /(?<!\p{L})(?:compan|foundation|association|society|charity|club|school|organi[sz]ation|stiftung|verein|unternehmen|schule|firma|entreprise|fondation|école|empresa|fundaci|asociaci|escuela|azienda|fondazione|associazione|scuola|fundaç|associaç|escola|stichting|vereniging|bedrijf|fundacj|stowarzysz|szkoł|nadac|spolk|škol|udruge|tvrtk|компани|фонд|школ)/iu;

/** Chance that a sentence under a heading for it is the vision, and one that calls itself so. */
const UNDER_HEADING = 0.85;
const BY_WORDS = 0.7;

/**
 * The future that the brand works for: the first sentence under a heading "Our vision", otherwise a sentence of the brand
 * that says "our vision is" or "a world in which". Null if there is none.
 */
export function chooseVision(evidence: Evidence, used: ReadonlySet<string>): RankedStatement | null {
  const { described, language } = readStatements(evidence);
  /** Beside it stands an item with the name of something else: "Hearing: we check how well you hear." */
  const isOneOfServices = ({ kind, page, order }: Statement): boolean =>
    kind === 'list-item' &&
    described.some(({ statement: other }) => {
      if (other.kind !== 'list-item' || other.page !== page || Math.abs(other.order - order) !== 1) return false;
      const label = LABEL.exec(other.text)?.[1] ?? '';
      const isWord = /^\p{L}[\p{L} ]+$/u.test(label);
      return isWord && !isMissionHeading(label, language) && !announcesValues(label, language);
    });
  const candidates = described.flatMap(({ statement, features }): RankedStatement[] => {
    const { text, pageKind, underAside, heading, nth } = statement;
    if (!isWholeSentence(statement, features) || underAside || pageKind === 'blog' || pageKind === 'docs') return [];
    if (used.has(text) || features.year + features.dependent > 0 || matchesPatterns(text, APPEALS, language)) return [];
    if (THANKS.test(text)) return [];
    const isLabelled = isVisionHeading(LABEL.exec(text)?.[1] ?? '', language) && !isOneOfServices(statement);
    const headingCue = isLabelled || isVisionHeading(heading, language) ? 1 : 0;
    const { brand, we, offer, ofUs, testimonial, person } = features;
    const isOwn = brand + we + offer + ofUs > 0 && testimonial + person === 0;
    const words = findPattern(text, VISION_WORDS, language);
    const isOfOther =
      words !== null &&
      features.namesBrand === 0 &&
      OF_SOMEBODY.test(text.slice(words.start, words.end)) &&
      !BODY.test(text.slice(words.start, words.end));
    const isNamed = (words !== null && !isOfOther) || namesVisionByVerb(text, language);
    const cue = isNamed && isOwn ? 1 : 0;
    const found = { statement, features: { ...features, cue, headingCue } };
    if (headingCue === 1 && (isLabelled || nth === 0 || cue === 1)) return [{ ...found, probability: UNDER_HEADING }];
    return cue === 1 ? [{ ...found, probability: BY_WORDS }] : [];
  });
  return candidates.toSorted((a, b) => b.probability - a.probability)[0] ?? null;
}
