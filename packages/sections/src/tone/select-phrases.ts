import type { Evidence, PageKind } from '@brandprint/contracts';
import { isBoilerplateHeading } from '../shared/cues/boilerplate-headings.ts';
import { spokenQuotes } from '../shared/statements/own-quotes.ts';
import {
  analyzeText,
  comparisonKey,
  endsSentence,
  isAsideSentence,
  isFirstPersonPlural,
  isNoise,
  isPlaceholder,
  normalizeWhitespace,
  type Quote,
  uniqueBy,
  wordCount,
  wordsOf,
} from '../shared/text/index.ts';
import type { CallToAction } from './calls-to-action.ts';
import type { Voice } from './collect-voice.ts';
import { hasVerb, isImperative, isIncomplete } from './english-nlp.ts';
import { isInterfaceLabel } from './interface-labels.ts';
import { detectPerson } from './persons.ts';
import { recurringPhrases } from './recurring-phrases.ts';
import { isSectionHeading } from './section-headings.ts';
import { isPutToReader } from './voice-measures.ts';

export interface Phrase {
  text: string;
  quote: Quote | null;
  call: CallToAction | null;
}

const STOCK_CALL_TO_ACTION =
  /^((get|getting) started|upgrade( (to|now)( \S+)?)?|download( \S+){0,2}|register( \S+)?|notify me|send \S+|invite \S+|pick your \S+|contact us|(buy|start|join|try|call|apply|order|shop)( it)?( now| today| us| free)?|(read|learn|see|view|show|load|find out|discover|know|tell me) ?(more|all|less|details)?( .{0,12})?|(sign|log) ?(in|up|out|on)|submit|send( message)?|search|close|cancel|ok|okay|yes|no|next|previous|prev|back|more|menu|download|subscribe|save( changes)?|edit|delete|add|apply|reset|upload|print|share|reply|older posts?.*|newer posts?.*|continue|continue reading|click here|go|done|toggle.*|open.*|accept.*|got it|register|login|copy|try again|previous .*|action.*|.*\b(account|password|profile|cart|cookies?|button|go back|form|modal)\b.*|primary|secondary|button.*|mehr erfahren|weiterlesen|absenden|en savoir plus|leer más|saber más|scopri di più|saiba mais|lees meer|läs mer|meer weten|ver más|ver todo|enviar( mensaje)?|contáctanos|azzera.*|invia|nachricht senden|mehr (lesen|über.*)|in .{3,20} öffnen|jetzt kontakt aufnehmen|zurück|weiter|envoyer|voir plus|odoslať.*|kontaktovať.*|odeslat.*|více|viac|wyślij|czytaj więcej|vairāk.*|rohkem|saada|отправить|подробнее|открыть в .*|читать далее|узнать больше|اعرف المزيد|اقرأ المزيد|إرسال|اتصل بنا|קרא עוד|שליחה|送信(する)?|クリア|もっと見る|詳しく見る|戻る|内容をコピー|お問い合わせ|聯繫我們|联系我们|了解更多|更多.{0,4}|送出|提交|더 보기|보내기|(?:認識|认识|支持|關於|关于|聯絡|联系)我[們们]|快速(?:開始|开始)|أسئلة شائعة|via (?:whatsapp|telegram|e-?mail) .*|make an enquiry|get (?:full |the )?press kit|formulario de pedido|zum katalog)\W*$/i;

/** Shorter ones are the same on any site. */
const MIN_CALL_WORDS = 3;

/** "Book a table →": a sign of the button, not a word of the brand. */
const withoutArrow = (text: string): string => text.replace(/[\s→›»>⟶➔➜↗]+$/u, '');

/** The brand's own calls to action, without stock phrases. */
function selectOwnCalls(calls: readonly CallToAction[], labels: ReadonlySet<string>, language: string): CallToAction[] {
  return calls.filter(
    ({ text }) =>
      wordCount(text) >= MIN_CALL_WORDS &&
      wordCount(text) <= 7 &&
      text.length <= 50 &&
      !/\d|[?？؟]$/.test(text) &&
      (language !== 'en' || isImperative(text)) &&
      !STOCK_CALL_TO_ACTION.test(text) &&
      !isBoilerplateHeading(text, language) &&
      !isInterfaceLabel(text, language) &&
      !labels.has(comparisonKey(text)) &&
      !isNoise(text) &&
      /^\p{L}/u.test(text),
  );
}

const LEADING_PAGES: ReadonlySet<PageKind> = new Set([
  'home',
  'about',
  'mission',
  'product',
  'brand',
  'careers',
  'pricing',
]);

/** The site's main phrases, unchanged: headlines, its own calls to action, then wordings that keep coming back. */
export function selectPhrases(evidence: Evidence, voice: Voice, calls: readonly CallToAction[]): Phrase[] {
  const { language, name } = voice;
  const { quotes: all, navigationLabels } = analyzeText(evidence);
  const quotes = spokenQuotes(evidence, all);
  const broken = findBrokenHeadings(evidence);
  const answered = findAnsweredQuestions(evidence);
  const headings = voice.headlines;
  // Unless the site writes its headings in lower case.
  const usesSentenceCase = headings.filter(({ text }) => /^\p{Ll}/u.test(text)).length < headings.length / 2;
  const isInBrandVoice = ({ text, region, heading, kind }: Quote): boolean =>
    endsSentence(text) ||
    isFirstPersonPlural(text, language) ||
    detectPerson(text, language).you ||
    (language === 'en'
      ? hasVerb(text) || (region === 'hero' && kind === 'heading')
      : region === 'hero' || (kind === 'heading' && heading === 1));
  const isUsable = (quote: Quote): boolean =>
    isPhrase(quote.text) &&
    !isAsideSentence(quote.text, language) &&
    !(quote.kind === 'heading' && quote.region !== 'hero' && isSectionHeading(quote.text, language)) &&
    !isBoilerplateHeading(quote.text, language) &&
    !isInterfaceLabel(quote.text, language) &&
    !isNameOnly(quote.text, name, language) &&
    !broken.has(quote.text) &&
    !answered.has(quote.text) &&
    // The second half of a line that was broken in two.
    (!usesSentenceCase || !/^\p{Ll}+(?!\p{Lu})\b/u.test(quote.text)) &&
    !(language === 'en' && /\?$/.test(quote.text) && !hasVerb(quote.text)) &&
    // A question by a visitor, not by the brand.
    !(/[?？؟]$/.test(quote.text) && (quote.pageKind === 'pricing' || !isPutToReader(quote.text, language))) &&
    !navigationLabels.has(comparisonKey(quote.text)) &&
    (language !== 'en' || !isIncomplete(quote.text)) &&
    isInBrandVoice(quote);
  const headlines = uniqueBy(
    headings
      .filter((quote) => LEADING_PAGES.has(quote.pageKind) && isUsable(quote))
      .sort((a, b) => b.sizePx - a.sizePx || a.order - b.order),
    // "Our soft-ice machines", "Our slush machines": titles of a list.
    ({ text }) => comparisonKey(wordsOf(text).slice(0, 2).join(' ')) || text,
  ).slice(0, 6);
  const lines = quotes
    .filter(
      (quote) =>
        quote.kind === 'paragraph' &&
        quote.region === 'hero' &&
        (quote.pageKind === 'home' || quote.pageKind === 'product') &&
        endsSentence(quote.text) &&
        !/\d{3}/.test(quote.text) &&
        isUsable(quote),
    )
    .slice(0, 2);
  return uniqueBy(
    [
      ...[...headlines, ...lines].map((quote) => ({ text: quote.text, quote, call: null })),
      ...selectOwnCalls(calls, navigationLabels, language)
        .slice(0, 3)
        .map((call) => ({ text: withoutArrow(normalizeWhitespace(call.text)), quote: null, call })),
      ...recurringPhrases(voice, calls).map(({ text, quote }) => ({ text, quote, call: null })),
    ],
    ({ text }) => comparisonKey(text),
  ).slice(0, 9);
}

/** As many letters more are an article, a place or a legal form. */
const MAX_LETTERS_BESIDE_NAME = 10;
/** Every word with a capital, apart from particles: "Jane van der Berg". Titles in English are set so, and German nouns. */
const NAME_CASE = /^\p{Lu}\p{Ll}+(?: (?:\p{Lu}\p{Ll}+|de|del|della|di|da|do|dos|van|der|von|y|e)){1,4}$/u;

/** Little more than the name of the brand, or a name of somebody else. */
function isNameOnly(text: string, name: string, language: string): boolean {
  const [key, nameKey] = [comparisonKey(text), comparisonKey(name)];
  const isBrand = nameKey.length > 1 && key.includes(nameKey) && key.length - nameKey.length < MAX_LETTERS_BESIDE_NAME;
  return (isBrand && !endsSentence(text)) || (language !== 'en' && language !== 'de' && NAME_CASE.test(text));
}

const QUESTION = /[?？؟;]$/u;
const MIN_QUESTIONS = 3;

/** Headings of a page that has several questions of one level: visitors ask them, and the site answers below each. */
function findAnsweredQuestions({ pages }: Evidence): ReadonlySet<string> {
  return new Set(
    pages.flatMap(({ text }) => {
      const questions = text.filter((line) => line.kind === 'heading' && QUESTION.test(line.text.trim()));
      const ofLevel = (level: number | null | undefined) => questions.filter((line) => line.level === level);
      return questions
        .filter(({ level }) => ofLevel(level).length >= MIN_QUESTIONS)
        .map((line) => normalizeWhitespace(line.text));
    }),
  );
}

/** Headings split into several elements, one per line: none of them is a phrase. */
function findBrokenHeadings({ pages }: Evidence): ReadonlySet<string> {
  const broken = new Set<string>();
  for (const { text } of pages)
    for (const [index, line] of text.entries()) {
      const next = text[index + 1];
      if (line.kind !== 'heading' || next?.kind !== 'heading' || endsSentence(line.text)) continue;
      const gap = next.box.y - (line.box.y + line.box.height);
      const beside = Math.abs(next.box.x - line.box.x) > 40;
      if (line.sizePx !== next.sizePx || line.level !== next.level || beside || gap < -2 || gap > line.sizePx * 0.6)
        continue;
      broken.add(normalizeWhitespace(line.text)).add(normalizeWhitespace(next.text));
    }
  return broken;
}

/** Numbered headings, versions and dates. */
const NUMBERED =
  /^\W*\p{N}+[.)]\s|(?<!\p{N})v?\p{N}+\.\p{N}+|\p{N}{1,4}[-./]\p{N}{1,2}[-./]\p{N}{1,4}|(?<!\p{N})(?:19|20)\p{N}\p{N}(?!\p{N})/iu;

/** Titles of chapters and people, footnotes, and the second half of a cut line. */
const TITLE_OR_NOTE =
  /^[^\p{L}\p{N}"“„«‘「『¿¡(]|^(?:dr|prof|mrs?|ms)\.? |^(?:careers?|jobs) (?:at|bei) |press kit| in the news$|^(?:meet )?(?:our|unsere?|nos|nuestr[oa]s|i nostri|le nostre|onze|наши|наші|nasi|nasze|naši|naše) \p{L}+$|^الوظائف/iu;

function isPhrase(text: string): boolean {
  const words = wordCount(text);
  if (TITLE_OR_NOTE.test(text)) return false;
  if (words < 3 || words > 16 || text.length > 120 || isPlaceholder(text)) return false;
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  // An address: "Harbour Street 1a, door 2".
  if (wordsOf(text).filter((word) => /\p{N}/u.test(word)).length > words / 3) return false;
  return (
    !NUMBERED.test(text) &&
    !/:$/.test(text) &&
    digits / text.length < 0.15 &&
    !/\s[.,](\s|$)/.test(text) &&
    !/\d+ ?(%|days?|hours?|minutes?) ago|^(h[1-6]|step|chapter|part|page|figure|table)\b ?\d?|^\d+\+ |[›»/|]|^welcome\b|^\p{L}+ (by|per|over) \p{L}+$/iu.test(
      text,
    )
  );
}
