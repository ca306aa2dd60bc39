import { CONJUNCTIONS, type LanguagePatterns, wordCount } from '../shared/text/index.ts';
import { AND_MORE } from './contrast-openers.ts';
import type { Contrast } from './contrasts.ts';
import { hasVerb } from './english-nlp.ts';
import { phraseFor } from './stock-examples.ts';

/** Contrasts that put other marks or words in the place of what makes a trait. */

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const capitalize = (text: string): string =>
  text.replace(/^([^\p{L}\p{N}]*)(\p{Ll})/u, (_, marks, letter) => marks + letter.toUpperCase());

/** Longer parts in front of a colon are no label: they stand alone only with a verb. */
const MAX_LABEL_WORDS = 5;

/** Whether the words in front of a colon can be a sentence, or the label of what follows. */
function standsAlone(before: string, language: string): boolean {
  const words = wordCount(before.split(/[.!?。]\s*/u).at(-1) ?? '');
  return words >= 2 && (language !== 'en' || wordCount(before) <= MAX_LABEL_WORDS || hasVerb(before));
}

/** "One rule: leave no trace." → "One rule. Leave no trace." Not in front of a list. */
export const withoutColon: Contrast = (text, { language }) => {
  const [before = '', after = '', ...others] = text.split(/[:：]\s*/u);
  const isList = (after.match(/[,،、;；]/gu)?.length ?? 0) > 1;
  if (others.length > 0 || isList || !standsAlone(before, language) || wordCount(after) < 4 || /\d$/.test(before))
    return '';
  return UNSPACED.test(text) ? `${before}。${after}` : `${before.trimEnd()}. ${capitalize(after)}`;
};

/** Between two words alone a dash means "to" or "and": "Mon – Fri". */
const TWO_NAMES = /(?:^|[,;:.!?] )\S+ [–—-] \S+|\S+ [–—-] \S+(?=$|[,;:.!?])/u;

/** A comma in the place of each dash. */
export const withCommas: Contrast = (text) => {
  const changed = text.replace(/\s[–—-]\s|(?<=\p{L})—(?=\p{L})/gu, ', ').replace(/——|―/gu, '，');
  return changed === text || TWO_NAMES.test(text) || /^[\s,，]|[,，]\s*[,，.]/u.test(changed) ? '' : changed;
};

const ITEM = '[^,;:.()،、]{2,40}';
/** Between two commas there may be a clause rather than an item; the last two items may have one comma for both. */
const MAX_WORDS_BETWEEN_COMMAS = 6;
/** Words that need all items of the list behind them. */
const NEEDS_ALL =
  /(?<!\p{L})(?:between|both|intersection of|combin\p{L}+|zwischen|sowohl|entre|tra|fra|tussen|mellan|mellem|mellom|между|като)(?!\p{L})/iu;

/** Whether the end of a sentence is a list: four items or more, or short ones. */
function isList(tail: string): boolean {
  const items = tail.split(/[,،]/u).filter((item) => item.trim() !== '');
  if (/\d/.test(tail)) return false;
  return items.length > 2 || items.every((item) => wordCount(item) <= MAX_WORDS_BETWEEN_COMMAS);
}

/** "Tours, tastings and dinners." → "Tours and much more." */
export const withoutList: Contrast = (text, { language }) => {
  const more = phraseFor(AND_MORE, language, text);
  if (!more || NEEDS_ALL.test(text)) return '';
  const mark = /[.!。！]+$/u.exec(text)?.[0] ?? '';
  const body = text.slice(0, text.length - mark.length);
  const and = (CONJUNCTIONS as LanguagePatterns)[language] ?? '$^';
  const isUnspaced = UNSPACED.test(text);
  const tail = isUnspaced
    ? /[、](?:[^、。，]{1,16}[、])+[^、。，をはがにで的]{1,16}$/u
    : new RegExp(`(?:, ${ITEM})+,? (?:${and}) ${ITEM}$`, 'iu');
  if (language === 'ja' && /[、][^、]*[\p{Script=Hiragana}]、/u.test(body)) return '';
  const [listed = ''] = tail.exec(body) ?? [];
  if (listed === '' || (!isUnspaced && !isList(listed))) return '';
  return `${body.slice(0, body.length - listed.length)}${isUnspaced ? more : ` ${more}`}${mark}`;
};

const MIN_PART_WORDS = 4;
/** Conjunctions with the subject of a new clause: what follows another word may be the last item of a list. */
const NEW_CLAUSES: LanguagePatterns = {
  en: '(?:and|but|so|yet) (?:we|you|they|it|he|she|I|there)(?! (?:was|were)? ?\\p{L}+ing)',
  de: '(?:und|aber|denn|doch) (?:wir|sie|ihr|er|es|du|ich|das)',
  fr: "(?:et|mais|donc|car) (?:nous|vous|ils?|elles?|on|je|tu|c['’]est)",
  nl: '(?:en|maar|want|dus) (?:wij|we|u|je|jij|ze|zij|hij|het|dat)',
  sv: '(?:och|men) (?:vi|du|ni|de|den|det|han|hon|jag)',
  da: '(?:og|men) (?:vi|du|I|de|den|det|han|hun|jeg)',
  nb: '(?:og|men) (?:vi|du|de|den|det|han|hun|jeg)',
  ru: '(?:и|но|а) (?:мы|вы|они|он|она|оно|это|я)',
  uk: '(?:і|й|та|але|а) (?:ми|ви|вони|він|вона|воно|це|я)',
};

/** A sentence of several clauses as one short sentence each: "We sail, and we row." → "We sail. And we row." */
export const chopped: Contrast = (text, { language }) => {
  const mark = /[.!]+$/u.exec(text)?.[0] ?? '';
  const clause = NEW_CLAUSES[language];
  if (mark === '' || !clause || /[(（“„«「:：?？]/u.test(text)) return '';
  const parts = text.slice(0, -mark.length).split(new RegExp(`, (?=(?:${clause}) \\p{L})`, 'iu'));
  const isWhole = (part: string): boolean => wordCount(part) >= MIN_PART_WORDS && (language !== 'en' || hasVerb(part));
  // A condition in front would stand alone: "If we sail, and we do, …"
  if (parts.length < 2 || !parts.every(isWhole) || OPENS_SUBORDINATE.test(text)) return '';
  return `${parts.map(capitalize).join('. ')}${mark}`;
};

const OPENS_SUBORDINATE =
  /^(?:if|when|while|because|although|since|by|as|once|wenn|weil|obwohl|während|da|als|si|quand|lorsque|comme|als|omdat|hoewel|om|när|hvis|når|если|когда|якщо|коли)(?!\p{L})/iu;

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
  return changed === text ? '' : changed.replace(/(?<=^\P{L}*|[.!?]["”’]?\s+)we/gu, 'We');
};
