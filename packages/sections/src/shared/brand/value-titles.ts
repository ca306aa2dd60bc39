import { announcesValues, isMissionHeading, isVisionHeading } from '../cues/aim-headings.ts';
import { isAsideHeading } from '../cues/section-kinds.ts';
import { isVirtue } from '../cues/virtues.ts';
import { isNoise, isQuestion, normalizeWhitespace, wordCount } from '../text/index.ts';

export interface BrandValue {
  title: string;
  description: string;
  /** The icon's name; "" if there is none or it has no meaning. */
  icon: string;
  /** Text of the block that states it. */
  source: string;
  page: string;
  selector: string;
}

const MAX_TITLE_WORDS = 12;
/** 痛みの原因を: a noun with its particle, cut out of a sentence. */
const CUT_BEHIND_PARTICLE = /を$|(?<=[\p{Script=Han}\p{Script=Katakana}])[がはにへ]$/u;

export const isValueTitle = (title: string, language: string): boolean =>
  !CUT_BEHIND_PARTICLE.test(title) &&
  wordCount(title) >= 1 &&
  wordCount(title) <= MAX_TITLE_WORDS &&
  /\p{L}{2}/u.test(title) &&
  !isQuestion(title) &&
  !/\b(?:19|20)\d\d\b|@/u.test(title) &&
  !isNoise(title) &&
  !announcesValues(title, language) &&
  !isMissionHeading(title, language) &&
  !isVisionHeading(title, language) &&
  (!isAsideHeading(title, language) || CLOSE_CONTACT.test(title) || isVirtue(title, language));

/** "Personal contact" is how somebody acts, and "Contact" a part of a page. */
const CLOSE_CONTACT =
  /^(?:personal|direct|close|human|warm|open|persönlich\p{L}*|direkt\p{L}*|eng\p{L}*|persoonlijk|nauw|kort|warm|menselijk|personlig|nära|tæt|nær|osobní|osobný|osobisty|bezpośredni|személyes|közvetlen|личный|прямой|особистий)\p{L}* (?:contact|[kc]onta[ck]t\p{L}*|kapcsolat\p{L}*|контакт\p{L}*)$|^contact (?:humain|direct|personnel|personnalisé)$|^contatto (?:umano|diretto|personale)$|^contacto (?:humano|directo|personal|direto|pessoal)$/iu;

/** "Title: text", "Title – text" or "Title. Text" in its two parts. */
export const splitTitle = (text: string): string[] => {
  const line = normalizeWhitespace(text);
  const [title = '', ...rest] = line
    .slice(0, TITLE_END)
    .split(/(?<=^[^:–—：.]{2,40})(?:[:：]|\s[–—-](?=\s)|[.。](?=\s?\p{L}))\s*/u);
  return rest.length > 0 ? [title, rest.join(' ') + line.slice(TITLE_END)] : [line];
};

/** Behind the longest title and what parts it from the text, in any script. */
const TITLE_END = 100;
