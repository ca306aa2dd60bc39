import { CONJUNCTIONS, type LanguagePatterns, UNBOUNDED_LANGUAGES, wordCount } from '../shared/text/index.ts';
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
/** Ends in a bracket or quotation that is still open, or a last word after a comma. */
const LOOSE_END = /[(«“„「][^)»”“」]*$|[,;:]\s*\S+$/u;
/** What needs a word after it: verbs, articles and prepositions. */
const LEADING_WORDS: LanguagePatterns = {
  en: 'is|are|was|were|be|but|a|an|the|of|in|on|at|to|for|with|by|from',
  de: 'ist|sind|war|waren|aber|der|die|das|den|dem|des|ein|eine[nmrs]?|in|im|am|an|auf|mit|für|von|vom|zu|zum|zur|bei|aus|nach',
  fr: 'est|sont|mais|le|la|les|l|un|une|des|du|de|d|à|au|aux|en|dans|avec|pour|par|sur|chez|ni',
  es: 'es|son|está|están|pero|el|la|los|las|un|una|unos|unas|de|del|a|al|en|con|por|para|ni|que',
  it: 'è|sono|ma|il|lo|la|i|gli|le|l|un|uno|una|di|del|della|dei|a|al|da|dal|in|nel|con|per|su|né|che',
  pt: 'é|são|está|mas|os?|as?|um|uma|de|d[oa]s?|em|n[oa]s?|com|por|para|ao|à|nem|que',
  nl: 'is|zijn|was|maar|de|het|een|van|in|op|aan|met|voor|bij|uit|naar|te|door',
  sv: 'är|var|men|en|ett|av|i|på|till|för|med|från|hos|att',
  da: 'er|var|men|en|et|af|i|på|til|for|med|fra|hos|at',
  nb: 'er|var|men|en|et|ei|av|i|på|til|for|med|fra|hos|å',
  pl: 'jest|są|ale|w|we|na|z|ze|do|od|o|u|dla|przez|przy|po',
  cs: 'je|jsou|ale|v|ve|na|z|ze|s|se|do|od|o|u|k|pro|při|po',
  sk: 'je|sú|ale|v|vo|na|z|zo|s|so|do|od|o|u|k|pre|pri|po',
  et: 'on|aga|kuid',
  lv: 'ir|bet|ar|no|uz|par|pie|pēc|līdz|un',
  ru: 'но|в|во|на|с|со|из|к|о|об|от|до|для|по|у|за|при|без',
  uk: 'але|в|у|на|з|із|зі|до|від|о|об|для|по|за|при|без',
  he: 'של|את|עם|על|אל',
  ar: 'في|من|إلى|على|عن|مع',
};

const ENDINGS: LanguagePatterns = Object.fromEntries(
  Object.keys({ ...LEADING_WORDS, ...CONJUNCTIONS }).map((language) => [
    language,
    [LEADING_WORDS[language], (CONJUNCTIONS as LanguagePatterns)[language]].filter(Boolean).join('|'),
  ]),
);

const isWhole = (text: string, language: string): boolean => {
  const end = text.replace(/[.!。！]+$/u, '');
  return (
    wordCount(text) >= MIN_WORDS &&
    !LOOSE_END.test(end) &&
    !compile(language, ENDINGS, (words) => `${words}$`)?.test(end) &&
    !/^[^(]*\)/.test(text)
  );
};
const isQuestion = (text: string): boolean => /[?？؟]/.test(text);

/** The text up to a part that reaches its end, with its final mark. */
function cutTail(text: string, part: RegExp | null, language: string): string {
  const at = part && !isQuestion(text) ? text.search(part) : -1;
  const mark = /[.!。！]+$/u.exec(text)?.[0] ?? '';
  const rest = at > 0 ? text.slice(0, at).replace(/[\s,，、—–-]+$/u, '') : '';
  return isWhole(rest, language) ? `${rest}${mark}` : '';
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
    return rest !== text && isWhole(rest, language) ? rest : '';
  }
  return cutTail(
    text,
    compile(language, REASON_TAILS, (words) => `[,，]? ?${words}(?!.*[;:])`),
    language,
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
    language,
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
  // "Si vous cherchez, que vous aimez …": the condition goes on.
  const goesOn = compile(language, CONTINUATIONS, (words) => `^${words}`)?.test(rest) ?? false;
  return rest !== text && !goesOn && isWhole(rest, language) && !isQuestion(text) ? capitalize(rest) : '';
};

/** Words with which a second condition opens. */
const CONTINUATIONS: LanguagePatterns = {
  en: 'and|or|if|when|but',
  fr: 'et|ou|que|qu|si|mais',
  es: 'y|e|o|que|si|pero',
  it: 'e|o|che|se|ma',
  pt: 'e|ou|que|se|mas',
  ru: 'и|или|если|когда|но',
  uk: 'і|й|та|або|якщо|коли|але',
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
  return rest !== text && isWhole(rest, language) && !/\d{4}/.test(rest) ? rest : '';
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
