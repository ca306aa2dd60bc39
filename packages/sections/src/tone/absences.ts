import { hasContraction } from './text-measures.ts';

/** What a brand can leave out, and how to see that it does not. */
export interface Absence {
  /** In the words of the result. */
  what: string;
  occursIn(text: string): boolean;
}

interface AbsenceRule {
  /** The language in which it could be expected; all if missing. */
  languages?: string;
  what: string;
  occursIn: RegExp | ((text: string) => boolean);
}

/** In any script. Wider than what counts as an emoji elsewhere: an absence must hold for every reader. */
const ANY_PICTOGRAPH = /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Presentation}|\p{Regional_Indicator}|\u20E3/u;
const word = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');

const ABSENCES: readonly AbsenceRule[] = [
  { what: 'exclamation marks', occursIn: /[!！¡]/ },
  { what: 'questions', occursIn: /[?？؟¿;]/ },
  { what: 'emoji', occursIn: ANY_PICTOGRAPH },
  {
    what: 'contractions',
    languages: 'en',
    occursIn: (text) => hasContraction(text) || /\p{L}n['’]t\b|\b\p{L}+['’](?:m|re|ve|ll|d)\b/iu.test(text),
  },
  {
    what: '“I” and “my”',
    languages: 'en',
    occursIn: /(?<![\p{L}\p{N}])(?:I|I['’]\p{L}+|[Mm]y|[Mm]ine|[Mm]yself|[Mm]e)(?![\p{L}\p{N}])/u,
  },
  {
    what: 'praise such as “world-class”, “cutting-edge” or “amazing”',
    languages: 'en',
    occursIn: word(
      'world[- ]class|cutting[- ]edge|amazing|awesome|revolutionary|unparalleled|best[- ]in[- ]class|game[- ]chang\\p{L}+|stunning|incredible|outstanding|exceptional|ultimate|unforgettable|state[- ]of[- ]the[- ]art',
    ),
  },
  { what: '“du” and “dein”', languages: 'de', occursIn: word('du|dich|dir|dein\\p{L}*|euch|euer|eure\\p{L}*') },
  {
    what: 'praise such as „erstklassig“, „einzigartig“ or „führend“',
    languages: 'de',
    occursIn: word(
      'erstklassig\\p{L}*|einzigartig\\p{L}*|führend\\p{L}*|hervorragend\\p{L}*|außergewöhnlich\\p{L}*|unvergesslich\\p{L}*|exzellent\\p{L}*|perfekt\\p{L}*',
    ),
  },
  { what: '“tu” and “ton”', languages: 'fr', occursIn: word("tu|toi|te|ton|ta|tes|t['’]\\p{L}+") },
  {
    what: 'praise such as « exceptionnel », « unique » or « leader »',
    languages: 'fr',
    occursIn: word(
      'exceptionnel\\p{L}*|uniques?|leaders?|incontournables?|inoubliables?|parfait\\p{L}*|meilleur\\p{L}*|excellen\\p{L}+',
    ),
  },
  { what: '“usted”', languages: 'es', occursIn: word('usted|ustedes|ud|uds') },
  {
    what: 'praise such as «excepcional», «único» or «líder»',
    languages: 'es',
    occursIn: word(
      'excepcional\\p{L}*|únic[oa]s?|líder(?:es)?|inolvidable\\p{L}*|increíble\\p{L}*|perfect[oa]s?|mejor(?:es)?|excelen\\p{L}+',
    ),
  },
  {
    what: 'praise such as «eccezionale», «unico» or «leader»',
    languages: 'it',
    occursIn: word(
      'eccezional\\p{L}+|unic[oaihe]+|leader|indimenticabil\\p{L}+|perfett\\p{L}+|miglior\\p{L}*|straordinari\\p{L}+',
    ),
  },
  {
    what: 'praise such as “excepcional”, “único” or “líder”',
    languages: 'pt',
    occursIn: word(
      'excepciona\\p{L}+|únic[oa]s?|líder(?:es)?|inesquecíve\\p{L}+|incríve\\p{L}+|perfeit[oa]s?|melhor(?:es)?',
    ),
  },
  {
    what: 'praise such as “uniek”, “perfect” or “toonaangevend”',
    languages: 'nl',
    occursIn: word(
      'uniek\\p{L}*|perfect\\p{L}*|toonaangevend\\p{L}*|uitstekend\\p{L}*|fantastisch\\p{L}*|geweldig\\p{L}*',
    ),
  },
  { what: '“u” and “uw”', languages: 'nl', occursIn: word('u|uw') },
  {
    what: 'praise such as «уникальный», «лучший» or «идеальный»',
    languages: 'ru',
    occursIn: word('уникальн\\p{L}+|лучш\\p{L}+|идеальн\\p{L}+|превосходн\\p{L}+|незабываем\\p{L}+|ведущ\\p{L}+'),
  },
  { what: '«ты» and «твой»', languages: 'ru', occursIn: word('ты|тебя|тебе|тобой|тво[йяёеию]\\p{L}*') },
  {
    what: 'praise such as 「最高」, 「唯一」 or 「究極」',
    languages: 'ja',
    occursIn: /最高|唯一|究極|完璧|抜群|最先端/u,
  },
  {
    what: 'praise such as 「頂級」, 「卓越」 or 「一流」',
    languages: 'zh',
    occursIn: /頂級|顶级|卓越|一流|完美|獨特|独特|領先|领先|最佳/u,
  },
];

/** What a brand that writes in a language can leave out. */
export const absencesIn = (language: string): Absence[] =>
  ABSENCES.filter(({ languages }) => languages === undefined || languages === language).map(({ what, occursIn }) => ({
    what,
    occursIn: (text) => (typeof occursIn === 'function' ? occursIn(text) : occursIn.test(text)),
  }));
