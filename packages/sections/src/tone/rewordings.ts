import { CONJUNCTIONS, type LanguagePatterns, wordCount } from '../shared/text/index.ts';
import { AND_MORE, VAGUE_QUANTITY } from './contrast-openers.ts';
import type { Contrast } from './contrasts.ts';

/** Contrasts that put other marks, a vaguer word, or a manner of speaking in the place of what makes a trait. */

/** Characters that only traditional Chinese has. */
const TRADITIONAL =
  /[們說時國學過還這為會對開發產務業簡單與體實機構導際觀門問電網點經濟處參關於協當從個來後無藝術辦歡樂讓數據選擇歷圖書館線區動畫]/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const capitalize = (text: string): string =>
  text.replace(/^(\P{L}*)(\p{Ll})/u, (_, marks, letter) => marks + letter.toUpperCase());

const NON_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/** What a table has for the language of a text, in its characters; nothing for a text in another script than its site. */
function phraseFor(phrases: LanguagePatterns, language: string, text: string): string {
  const key = language === 'zh' && TRADITIONAL.test(text) ? 'zh-Hant' : language;
  const phrase = phrases[key] ?? '';
  return NON_LATIN.test(phrase) && !NON_LATIN.test(text) ? '' : phrase;
}

/** A manner of speaking in front of the text: "Long story short: We build boats." */
export const openedWith =
  (phrases: LanguagePatterns): Contrast =>
  (text, { language }) => {
    const opener = phraseFor(phrases, language, text);
    // Two colons in a row are a fault of their own.
    return opener && !/[:：]/u.test(text) ? `${opener}${/[，。：、]$/u.test(opener) ? '' : ' '}${text}` : '';
  };

/** A sentence in another manner, where the text itself cannot be reworded. */
export const replacedBy =
  (phrases: LanguagePatterns): Contrast =>
  (text, { language }) =>
    phraseFor(phrases, language, text);

/** "One rule: leave no trace." → "One rule. Leave no trace." Not in front of a list. */
export const withoutColon: Contrast = (text) => {
  const [before = '', after = '', ...others] = text.split(/[:：]\s*/u);
  const isList = (after.match(/[,،、;；]/gu)?.length ?? 0) > 1;
  if (others.length > 0 || isList || wordCount(before) < 2 || wordCount(after) < 4 || /\d$/.test(before)) return '';
  return UNSPACED.test(text) ? `${before}。${after}` : `${before.trimEnd()}. ${capitalize(after)}`;
};

/** A comma in the place of each dash. */
export const withCommas: Contrast = (text) => {
  const changed = text.replace(/\s[–—-]\s|(?<=\p{L})—(?=\p{L})/gu, ', ').replace(/——|―/gu, '，');
  return changed === text || /^[\s,，]|[,，]\s*[,，.]/u.test(changed) ? '' : changed;
};

/** A number with a noun behind it: no year, price, share, time, version or name. */
const COUNT =
  /(?<![\p{L}\p{N}.,:/€$£#№+-]|[€$£] |(?<!^)(?<!\p{L})\p{Lu}\p{L}+ )(?:(?:more than|over|about|around|nearly|über|mehr als|rund|etwa|plus de|près de|más de|cerca de|oltre|più di|mais de|meer dan|ruim|över|mer än|over|mere end|ponad|przes|více než|přes|viac ako|более|больше|свыше|понад|більше|над|повече от|約) ?)?(?!(?:19|20)\d\d(?!\d))\d{1,3}(?:[., ]?\d{3})*\+?(?: (?!(?:mph|kmh|kph|min|mins|sec|sek|lbs|kcal|uhr|heures?|horas?|часов|годин|euros?|dollars?|lire?)(?!\p{L}))(?=\p{Ll}{3}))/u;

/** The same in scripts without spaces, where a counter follows. */
const COUNT_UNSPACED =
  /(?<![\p{N}.:/第-])(?:超过|超過|[約约近])?\d{1,3}(?:,?\d{3})*\+?[多余餘]?(?=[名社人個个家位种種项項件])/u;

/** A figure that is one of something, a part, a measure, or that a determiner or preposition makes definite. */
const NO_COUNT =
  /(?<!\p{L})(?:an?|the|in|within|of|every|each|der|die|das|den|dem|alle[nr]?|innerhalb|les?|des|dans|en|los|las|el|del|gli|lo|il|i|de|het|binnen|os|as|nas?|nos?) \d|(?<!\d)1(?!\d)|\d\+? ?(?:%|percent|prozent|procent|por ?cento|por ciento|pour cent|per ?cento|hours?|minutes?|days?|weeks?|months?|years?|courses?|km|m²|stunden|minuten|tage|wochen|jahre|heures|jours|ans|horas|días|años|ore|giorni|anni|uur|dagen|jaar)(?!\p{L})/iu;

/** "120 members" → "many members" */
export const withoutFigures: Contrast = (text, { language }) => {
  const quantity = NO_COUNT.test(text) ? '' : phraseFor(VAGUE_QUANTITY, language, text);
  if (!quantity || (text.match(/\d+/gu)?.length ?? 0) > 2) return '';
  const changed = UNSPACED.test(text) ? text.replace(COUNT_UNSPACED, quantity) : text.replace(COUNT, `${quantity} `);
  return changed === text || /\d/.test(changed) ? '' : capitalize(changed);
};

const ITEM = '[^,;:.()،、]{2,40}';

/** "Tours, tastings and dinners." → "Tours and much more." */
export const withoutList: Contrast = (text, { language }) => {
  const more = phraseFor(AND_MORE, language, text);
  if (!more) return '';
  const mark = /[.!。！]+$/u.exec(text)?.[0] ?? '';
  const body = text.slice(0, text.length - mark.length);
  const and = (CONJUNCTIONS as LanguagePatterns)[language] ?? '$^';
  const tail = UNSPACED.test(text)
    ? /[、](?:[^、。，]{1,16}[、])+[^、。，をはがにで的]{1,16}$/u
    : new RegExp(`(?:, ${ITEM})+,? (?:${and}) ${ITEM}$`, 'iu');
  if (language === 'ja' && /[、][^、]*[\p{Script=Hiragana}]、/u.test(body)) return '';
  const changed = body.replace(tail, UNSPACED.test(text) ? more : ` ${more}`);
  return changed === body ? '' : `${changed}${mark}`;
};

const MIN_PART_WORDS = 4;
const BUT: LanguagePatterns = {
  en: 'but|so|yet',
  de: 'aber|denn|sondern|doch',
  fr: 'mais|donc|car',
  es: 'pero|sino',
  it: 'ma|però',
  pt: 'mas|porém',
  nl: 'maar|want|dus',
  sv: 'men',
  da: 'men',
  nb: 'men',
  fi: 'mutta',
  pl: 'ale|lecz|a',
  cs: 'ale',
  sk: 'ale',
  ru: 'но|а',
  uk: 'але|а',
};

/** A sentence of several clauses as one short sentence each: "We sail, and we row." → "We sail. And we row." */
export const chopped: Contrast = (text, { language }) => {
  const mark = /[.!]+$/u.exec(text)?.[0] ?? '';
  const conjunctions = [(CONJUNCTIONS as LanguagePatterns)[language], BUT[language]].filter(Boolean).join('|');
  if (mark === '' || conjunctions === '' || /[(（“„«「:：?？]/u.test(text)) return '';
  const clauses = new RegExp(`, (?=(?:${conjunctions}) \\p{L})|; | – | — `, 'iu');
  const parts = text.slice(0, -mark.length).split(clauses);
  // A comma in front of the last of a list.
  if (parts.length < 2 || parts.some((part) => wordCount(part) < MIN_PART_WORDS) || LIST_END.test(text)) return '';
  return `${parts.map(capitalize).join('. ')}${mark}`;
};

const LIST_END = /, [^,]{2,40}, \p{L}{1,4} [^,]+$/u;

/** "I build boats." → "We build boats." */
export const inThePlural: Contrast = (text, { language }) => {
  if (language !== 'en' || /\b(?:we|us|our)\b/i.test(text)) return '';
  const changed = text
    .replace(/\bI am\b/g, 'we are')
    .replace(/\bI was\b/g, 'we were')
    .replace(/\bI['’]m\b/g, 'we’re')
    .replace(/\bI\b/g, 'we')
    .replace(/\bmyself\b/gi, 'ourselves')
    .replace(/\bmine\b/gi, 'ours')
    .replace(/\bmy\b/gi, 'our')
    .replace(/\bme\b/gi, 'us');
  return changed === text ? '' : capitalize(changed);
};
