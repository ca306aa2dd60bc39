import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { namesWeekday } from './house-rules.ts';

/** "Quality rather than quantity": one thing is done in the place of another. */
const PREFERENCES: LanguagePatterns = {
  en: 'instead of (?!\\p{L}+ing(?!\\p{L}))|rather than|as opposed to|in place of|over (?:quantity|profit|speed|volume)',
  de: 'anstatt|anstelle|^(?!.*(?:find|fand)).*(?<!\\p{L})statt \\p{L}+|lieber .{2,40} als',
  fr: "au lieu (?:de|d['’]|des|du)|plutôt que",
  es: 'en (?:lugar|vez) de|antes que|calidad frente a',
  it: 'invece (?:di|che|del\\p{L}*)|anziché|al posto d\\p{L}+|piuttosto che|alternativa a',
  pt: 'em vez de|ao invés de|em lugar d\\p{L}+|alternativa a',
  nl: 'in plaats van|liever .{2,40} dan|alternatief voor',
  sv: 'i ?stället för|snarare än|hellre .{2,40} än',
  da: 'i stedet for|frem for|snarere end|hellere .{2,40} end',
  nb: 'i stedet for|fremfor|framfor|snarere enn|heller .{2,40} enn',
  fi: 'sijaan|sijasta|mieluummin kuin',
  pl: 'zamiast|a nie',
  cs: 'namísto|raději než|spíše než',
  sk: 'namiesto|radšej ako|skôr ako',
  hu: 'helyett',
  ro: 'în loc (?:de|să)|mai degrabă decât',
  bg: 'вместо|а не',
  hr: 'umjesto|a ne',
  sr: 'umesto|уместо|a ne|а не',
  sl: 'namesto',
  el: 'αντί|και όχι',
  ru: 'вместо|а не',
  uk: 'замість|а не',
  tr: 'yerine(?! (?:getir|gel|ulaş))',
  ar: 'بدلا|عوضا|وليس',
  he: 'במקום (?:ל|ש)\\p{L}+',
  ja: 'の代わりに|ではなく',
  ko: '대신|보다는',
  zh: '而不是|而非',
  id: 'alih-alih|bukan (?!hanya|sekadar|cuma)',
  vi: 'thay vì|thay cho',
  hi: 'के (?:बजाय|बजाए)',
  ca: 'en (?:lloc|comptes) d\\p{L}+|enlloc d\\p{L}+',
  et: 'asemel',
  lv: '(?:nevis|tā vietā)',
  lt: 'vietoj|užuot|o ne',
};

/** Whether a text says what is done in the place of what, other than prices and days. */
export const prefersIt = (text: string, language: string): boolean =>
  matchesPatterns(text, PREFERENCES, language) && !/\p{N}/u.test(text) && !namesWeekday(text, language);
