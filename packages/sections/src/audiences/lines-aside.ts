import type { Evidence, PageEvidence, TextBlock } from '@brandprint/contracts';
import { isQuestionsHeading } from '../shared/cues/asked-headings.ts';
import {
  buildOutline,
  isQuestion,
  normalizeWhitespace,
  type OutlineSection,
  splitSentences,
  wordCount,
} from '../shared/text/index.ts';
import { type Audience, newAudience } from './audience.ts';
import { findGroups } from './find-groups.ts';
import type { GroupTrigger } from './grammars/index.ts';
import { isVetoed } from './mention-vetoes.ts';
import { namesInPassing } from './passing-mentions.ts';
import { quotedPart } from './quoted-part.ts';

/** Paragraphs of a footer that may describe the brand; later ones are addresses and conditions. */
const MAX_PARAGRAPHS = 4;
/** Shorter lines are labels. */
const MIN_WORDS = 4;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Rights, credits of the site's makers, vacancies, newsletters and restrictions. */
const OTHER_MATTER =
  /[©®™]|\p{N}{4}|(?<!\p{L})(?:rights? reserved|powered|hosted|hosting|theme|template|web ?sites?|webb?(?:platser?|design\p{L}*)|webseiten?|site (?:web|internet|realizado|desarrollado|realizzato)|sitio web|sit[oi] web|strona internetowa|webové stránky|сайт\p{L}*|newsletter\p{L}*|subscribe|nyhetsbrev\p{L}*|nyhedsbrev\p{L}*|infolettre|boletín|рассылк\p{L}*|розсилк\p{L}*|jobs?|careers?|vacanc(?:y|ies)|hiring|stellen\p{L}*|karriere\p{L}*|emplois?|empleos?|vagas|lavora con noi|vacatures?|lediga|ledige|praca|kariéra|вакансии|вакансії|only|nur|seulement|uniquement|réservée?s?|solo|apenas|somente|soltanto|alleen|endast|kun|tylko|pouze|len|только|лише|alcohol|alkohol\p{L}*|alcool|álcool)(?!\p{L})/iu;

const isTagline = ({ region, kind, text }: TextBlock): boolean =>
  region === 'footer' && kind === 'paragraph' && !OTHER_MATTER.test(text);

/** What makes a group the audience in a line that stands alone, and in an answer to a question. */
const TRIGGERS = {
  tagline: new Set<GroupTrigger>(['designed', 'helps', 'for']),
  answer: new Set<GroupTrigger>(['designed']),
} as const;

/** Whom the lines about the brand in the footer of the first page are for: "Family theatre for all ages." */
export function audiencesFromFooter({ pages }: Evidence, language: string): Audience[] {
  const [home] = pages;
  if (!home) return [];
  return home.text
    .filter(isTagline)
    .slice(0, MAX_PARAGRAPHS)
    .flatMap((block) => groupsIn(home, block, TRIGGERS.tagline, language));
}

/** Whom answers to the questions of visitors say that something is made for: "The course is designed for beginners." */
export const audiencesFromAnswers = ({ pages }: Evidence, language: string): Audience[] =>
  pages
    .filter(({ kind, status }) => status < 400 && !['legal', 'blog', 'docs', 'careers'].includes(kind))
    .flatMap((page) =>
      buildOutline(page)
        .filter((section) => isUnderQuestions(section, language))
        .flatMap(({ body }) => body.filter(isAnswer))
        .flatMap((block) => groupsIn(page, block, TRIGGERS.answer, language)),
    );

const isAnswer = ({ kind, region, text }: TextBlock): boolean =>
  (kind === 'paragraph' || kind === 'list-item') && region !== 'footer' && !isQuestion(text);

const isUnderQuestions = ({ title, parent }: OutlineSection, language: string): boolean =>
  isQuestionsHeading(title.text, language) || (parent !== null && isUnderQuestions(parent, language));

const groupsIn = (
  page: PageEvidence,
  block: TextBlock,
  triggers: ReadonlySet<GroupTrigger>,
  language: string,
): Audience[] =>
  splitSentences(normalizeWhitespace(block.text), language)
    .filter((text) => (wordCount(text) >= MIN_WORDS || UNSPACED.test(text)) && !namesInPassing(text))
    .flatMap((text) =>
      findGroups(text, language)
        .filter((group) => triggers.has(group.trigger) && !isVetoed(text, group, language))
        .map((group) =>
          newAudience(page, block.selector, {
            name: group.name,
            source: text,
            quoted: quotedPart(text, group),
            foundIn: 'sentence',
          }),
        ),
    );
