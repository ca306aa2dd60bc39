import type { LanguagePatterns } from '../shared/text/index.ts';
import { VAGUE_QUANTITY } from './contrast-openers.ts';
import type { Contrast } from './contrasts.ts';
import { phraseFor } from './stock-examples.ts';

/** Words in front of a number that go with it: "more than 120". */
const ABOUT: LanguagePatterns = {
  en: 'more than|over|about|around|nearly',
  de: 'über|mehr als|rund|etwa',
  fr: 'plus de|près de|environ',
  es: 'más de|cerca de|unos|unas',
  it: 'oltre|più di|circa',
  pt: 'mais de|cerca de',
  nl: 'meer dan|ruim',
  sv: 'över|mer än|cirka',
  da: 'over|mere end',
  nb: 'over|mer enn',
  bg: 'над|повече от',
};

/** Words in front of a number that make it one of something, a part, or definite: "the 12 rooms", "one in 5". */
const DETERMINERS: LanguagePatterns = {
  en: 'an?|the|in|within|of|every|each|top|our|your|these|those|all|to',
  de: 'der|die|das|den|dem|alle[nr]?|innerhalb|in|von|unsere[nr]?|ihre[nr]?|bis',
  fr: 'les?|la|des|dans|en|nos|vos|ces|leurs|sur|à',
  es: 'los|las|la|el|del|en|nuestr[oa]s|sus|estos|estas|a',
  it: 'gli|le|lo|il|la|i|in|nostr[ie]|di|dei|delle|a',
  pt: 'os|as|o|a|nos|nas|em|nossos|nossas|dos|das|de',
  nl: 'de|het|binnen|in|onze|van|alle|tot',
  sv: 'de|i|av|våra|alla|till',
  da: 'de|i|af|vores|alle|til',
  nb: 'de|i|av|våre|alle|til',
  bg: 'в|от|до|всички|всяко|всеки',
  tr: 'bu|her|ilk|son|en',
};

/** What is measured rather than counted. */
const UNITS: LanguagePatterns = {
  en: 'percent|hours?|minutes?|mins?|sec(?:onds?)?|days?|weeks?|months?|years?|courses?|stars?|miles?|dollars?|euros?|times|degrees?',
  de: 'prozent|stunden?|minuten?|sekunden?|tagen?|wochen?|monaten?|jahren?|uhr|euro|grad|mal',
  fr: 'pour cent|heures?|minutes?|secondes?|jours?|semaines?|mois|ans|années|euros?|étoiles|fois',
  es: 'por ciento|horas?|minutos?|segundos?|días?|semanas?|mes(?:es)?|años?|euros?|dólares|pesos|veces',
  it: 'per ?cento|or[ae]|minut[oi]|second[oi]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|euro|lire|volte|stelle',
  pt: 'por ?cento|horas?|minutos?|segundos?|dias?|semanas?|mes(?:es)?|mês|anos?|euros?|reais|vezes',
  nl: 'procent|uur|minuten?|seconden?|dagen|weken|maanden|jaar|euro|keer|sterren',
  sv: 'procent|timmar|minuter|sekunder|dagar|veckor|månader|år|kronor|gånger',
  da: 'procent|timer|minutter|sekunder|dage|uger|måneder|år|kroner|gange',
  nb: 'prosent|timer|minutter|sekunder|dager|uker|måneder|år|kroner|ganger',
  bg: 'процента|часа|минути|дни|дена|седмици|месеца|години|лева|евро|пъти',
  tr: 'saat|dakika|saniye|gün|hafta|ay|yıl|lira|kez|kere|yıldız',
};
const UNITS_EVERYWHERE = '%|km|m²|mph|kmh|kph|kcal|lbs|kg';

/** What is counted, behind the number: a word in lower case; in English with a plural within three words. */
const COUNTED: LanguagePatterns = {
  en: '(?:\\p{Ll}+ ){0,2}(?:\\p{Ll}{2,}s|people|children|men|women)(?!\\p{L})',
};
const ANY_COUNTED = '\\p{Ll}{3}';

/** No part of another number, of a price, of a name, or of a code. */
const ALONE = '(?<![\\p{L}\\p{N}.,:/€$£#№+-]|[€$£] |(?<!^)(?<!\\p{L})\\p{Lu}\\p{L}+ )';
/** A number of things; years have four digits and no separator. */
const NUMBER = '(?!(?:19|20)\\d\\d(?!\\d))\\d{1,3}(?:[., ]?\\d{3})*\\+?';

/** How numbers are read in a language. */
interface NumberPatterns {
  number: RegExp;
  notCounted: RegExp;
  about: RegExp | null;
}

const patternsByLanguage = new Map<string, NumberPatterns>();

function patternsOf(language: string, quantity: string): NumberPatterns {
  const known = patternsByLanguage.get(language);
  if (known) return known;
  const about = ABOUT[language];
  const units = `(?:${[UNITS[language], UNITS_EVERYWHERE].filter(Boolean).join('|')})(?!\\p{L})`;
  const determiners = `(?<!\\p{L})(?:${DETERMINERS[language] ?? '$^'}) (?:(?:${about ?? '$^'}) )?\\d`;
  const patterns = {
    number: new RegExp(`${ALONE}${NUMBER} (?=${COUNTED[language] ?? ANY_COUNTED})`, 'u'),
    notCounted: new RegExp(`${determiners}|(?<!\\d)1(?!\\d)|\\d\\+? ?${units}`, 'iu'),
    about: about ? new RegExp(`(?<!\\p{L})(?:${about}) (?=${quantity} )`, 'iu') : null,
  };
  patternsByLanguage.set(language, patterns);
  return patterns;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** A number of things in scripts without spaces, where a counter follows. */
const COUNT_UNSPACED =
  /(?<![\p{N}.:/第-])(?:超过|超過|[約约近])?(?!1(?!\d))\d{1,3}(?:,?\d{3})*\+?[多余餘]?(?=[名社人個个家位种種项項件])/u;

const capitalize = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** "More than 120 members sail." → "Many members sail." */
export const withoutFigures: Contrast = (text, { language }) => {
  const quantity = phraseFor(VAGUE_QUANTITY, language, text);
  if (!quantity || (text.match(/\d+/gu)?.length ?? 0) > 2) return '';
  const { number, notCounted, about } = patternsOf(language, quantity);
  if (notCounted.test(text)) return '';
  const changed = UNSPACED.test(text) ? text.replace(COUNT_UNSPACED, quantity) : text.replace(number, `${quantity} `);
  return changed === text || /\d/.test(changed) ? '' : capitalize(about ? changed.replace(about, '') : changed);
};
