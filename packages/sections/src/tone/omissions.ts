import { type LanguagePatterns, UNBOUNDED_LANGUAGES, wordCount } from '../shared/text/index.ts';
import type { Contrast } from './contrasts.ts';

/** Contrasts that leave a part of the sentence out where it is still correct without it. */

/** Shorter remainders are fragments. */
const MIN_WORDS = 4;

function compile(language: string, patterns: LanguagePatterns, around: (words: string) => string): RegExp | null {
  const words = patterns[language];
  if (!words) return null;
  const bounded = UNBOUNDED_LANGUAGES.has(language) ? `(?:${words})` : `(?<!\\p{L})(?:${words})(?!\\p{L})`;
  return new RegExp(around(bounded), 'iu');
}

const capitalize = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
/** Ends in a bracket or quotation that is still open, a last word after a comma, or a verb that needs more. */
const LOOSE_END = /[(«“„「][^)»”“」]*$|[,;:]\s*\S+$|\b(?:is|are|was|were|be|and|or)$/u;
const isWhole = (text: string): boolean =>
  wordCount(text) >= MIN_WORDS && !LOOSE_END.test(text.replace(/[.!。！]+$/u, '')) && !/^[^(]*\)/.test(text);
const isQuestion = (text: string): boolean => /[?？؟]/.test(text);

/** The text up to a part that reaches its end, with its final mark. */
function cutTail(text: string, part: RegExp | null): string {
  const at = part && !isQuestion(text) ? text.search(part) : -1;
  const mark = /[.!。！]+$/u.exec(text)?.[0] ?? '';
  const rest = at > 0 ? text.slice(0, at).replace(/[\s,，、—–-]+$/u, '') : '';
  return isWhole(rest) ? `${rest}${mark}` : '';
}

/** Conjunctions after which the reason runs to the end of the sentence. */
const REASON_TAILS: LanguagePatterns = {
  en: 'because|so that|in order to|which is why',
  de: 'weil|damit wir|damit sie|damit du|um (?=[^,]+ zu \\p{L}+[.!]?$)',
  fr: "parce qu\\p{L}*|car|afin (?:de|que|d’|d')",
  es: 'porque|para que|ya que',
  it: 'perché|affinché|poiché',
  pt: 'porque|para que|pois',
  nl: 'omdat|zodat|doordat',
  sv: 'eftersom|så att',
  da: 'fordi|så at',
  nb: 'fordi|slik at',
  pl: 'ponieważ|żeby|aby',
  cs: 'protože|neboť|aby\\p{L}*',
  sk: 'pretože|lebo|aby\\p{L}*',
  et: 'sest|selleks et',
  lv: 'jo|lai',
  ru: 'потому что|чтобы|так как|ведь',
  uk: 'тому що|щоб|адже',
  he: 'כדי|משום ש\\p{L}*',
  ar: 'لأن\\p{L}*|لكي',
  zh: '[，,](?:因為|因为|為了|为了|讓您|让您)',
};
/** Japanese gives the reason first. */
const REASON_FIRST = /^.{4,60}?(?:ので|ために|ため|から)、/u;

/** "We sail because we like it." → "We sail." */
export const withoutReason: Contrast = (text, { language }) => {
  if (language === 'ja') {
    const rest = text.replace(REASON_FIRST, '');
    return rest !== text && isWhole(rest) ? rest : '';
  }
  return cutTail(
    text,
    compile(language, REASON_TAILS, (words) => `[,，]? ?${words}(?!.*[;:])`),
  );
};

const WITHOUT: LanguagePatterns = {
  en: 'without|instead of|rather than',
  de: 'ohne|statt',
  fr: 'sans|plutôt que',
  es: 'sin',
  it: 'senza',
  pt: 'sem',
  nl: 'zonder',
  sv: 'utan',
  da: 'uden',
  nb: 'uten',
  cs: 'bez',
  sk: 'bez',
  pl: 'bez',
  ru: 'без',
  uk: 'без',
  lv: 'bez',
};

/** "Keep your books without paper." → "Keep your books." */
export const withoutExclusion: Contrast = (text, { language }) =>
  cutTail(
    text,
    compile(language, WITHOUT, (words) => `,? ${words} [^,;:]+$`),
  );

const CONDITIONS: LanguagePatterns = {
  en: '(?:if|when|whenever|once) (?:you|your)',
  fr: '(?:si|quand|lorsque) (?:vous|tu)',
  es: '(?:si|cuando) \\p{L}+',
  it: '(?:se|quando) \\p{L}+',
  pt: '(?:se|quando) \\p{L}+',
  ru: '(?:если|когда) (?:вы|вам|у вас|ты)',
  uk: '(?:якщо|коли) (?:ви|вам|у вас)',
  zh: '(?:如果|當|当)[你您]',
};

/** "If you sail, come and see us." → "Come and see us." */
export const withoutCondition: Contrast = (text, { language }) => {
  const clause = compile(language, CONDITIONS, (words) => `^${words}[^,，;—(]+[,，] ?(?:тогда |то )?`);
  const rest = clause ? text.replace(clause, '') : text;
  return rest !== text && isWhole(rest) && !isQuestion(text) ? capitalize(rest) : '';
};

const YEARS: LanguagePatterns = {
  en: '(?:in|since) (?:the year )?',
  de: '(?:seit|im jahre?|seit dem jahre?) ',
  fr: '(?:en|depuis) ',
  es: '(?:en|desde) ',
  it: '(?:nel|dal) ',
  pt: '(?:em|desde) ',
  nl: '(?:in|sinds) ',
};

/** "Made in Kiel since 1984." → "Made in Kiel." */
export const withoutYear: Contrast = (text, { language }) => {
  const words = YEARS[language];
  const year = words ? new RegExp(`(?<=\\p{L}) ${words}\\d{4}(?=[.,]| \\p{Ll})`, 'iu') : null;
  const rest = year ? text.replace(year, '') : text;
  return rest !== text && isWhole(rest) && !/\d{4}/.test(rest) ? rest : '';
};

/** Adverbs that a sentence can do without. */
const HEDGES: LanguagePatterns = {
  en: 'usually|generally|often|typically|probably|perhaps|sometimes|mostly',
  de: 'meistens|meist|oft|häufig|normalerweise|in der Regel|eventuell',
  fr: 'souvent|généralement|parfois',
  es: 'generalmente|normalmente|a menudo|a veces',
  it: 'spesso|generalmente|di solito',
  pt: 'geralmente|normalmente',
  nl: 'vaak|meestal|soms|doorgaans',
  ru: 'обычно|часто|иногда',
  zh: '可能|通常|一般',
};

export const withoutHedge: Contrast = (text, { language }) => {
  const hedge = compile(language, HEDGES, (words) =>
    language === 'zh' ? `(?<=\\p{L})${words}(?=\\p{L})` : `(?<=\\p{L} )${words} (?=\\p{Ll})`,
  );
  const rest = hedge ? text.replace(hedge, '') : text;
  return rest !== text ? rest : '';
};

/** Adjectives before a noun: after an article or a preposition in English, with an ending in German. */
const PRAISING: LanguagePatterns = {
  en: "(?<=\\b(?:a|an|the|our|your|their|its|with|of|for|offers?|provides?) |[’']s )(?:unique|amazing|awesome|outstanding|exceptional|beautiful|stunning|excellent|premium|unforgettable|unparalleled|powerful|incredible|leading|world-class|cutting-edge|revolutionary|delicious|seamless|finest|ultimate) (?=(?!and |or |for |to |in |at |of )[\\p{Ll}])",
  de: '(?<=\\p{L} )(?:einzigartig|perfekt|erstklassig|hervorragend|außergewöhnlich|unvergesslich|exzellent|hochwertig|innovativ|führend)e[nrms]? (?=\\p{L}+)',
};

/** "Our unique boats" → "Our boats" */
export const withoutPraise: Contrast = (text, { language }) => {
  const source = PRAISING[language];
  if (!source) return '';
  const rest = text
    .replace(new RegExp(source, 'giu'), '')
    .replace(/\b(an?) (?=(\p{L}))/giu, (_, article: string, next: string) =>
      language !== 'en' ? `${article} ` : `${article.charAt(0)}${/[aeiou]/i.test(next) ? 'n' : ''} `,
    );
  return rest !== text && !/\b(an? (?:un[iy]|us[ae]|eu|one|ho[nu]|heir|xm|ml|hr|sm))/i.test(rest) ? rest : '';
};
