import { findOpenFont, findSystemFont } from '../../shared/fonts/catalog.ts';
import type { Lexicon } from '../material.ts';
import { isEnglishWord } from './english-words.ts';

const FONT_CONTEXT =
  /\b(?:fonts?|typefaces?|type ?set|set in|lettering|typograph\w+|serifs?|grotes(?:k|que)|headings? in|text in)\b/i;
const NAMED_FONT =
  /\b(?:typefaces?|fonts?(?: family)?|set in|families)[: ]+(?:is |are |named |called |like )?["“']?(\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+){0,3})/gu;
const CAPITALIZED_RUN = /\p{Lu}[\p{L}\d]*(?: (?:\p{Lu}[\p{L}\d]*|\d+))*/gu;
const SET_IN = /\b(?:set|typeset|lettered|printed) in ((?:[a-z]+ ?){1,4})/g;
/** Whether a text names a family that was not measured. */
export function hasUnknownFont(text: string, lexicon: Lexicon): boolean {
  const mentionsFonts = FONT_CONTEXT.test(text);
  const named = [...text.matchAll(NAMED_FONT)].map(([, name = '']) => name);
  if (
    named.some(
      (name) =>
        !isMeasuredFont(name, lexicon) &&
        !name.split(' ').some((word) => isMeasuredFont(word, lexicon)) &&
        !areCommonWords(name),
    )
  )
    return true;
  if ([...text.matchAll(SET_IN)].some(([, words = '']) => startsWithFont(words.trim().split(' '), lexicon)))
    return true;
  return (text.match(CAPITALIZED_RUN) ?? []).some((run) => {
    const words = run.split(' ');
    return words.some((_, from) =>
      [1, 2, 3, 4].some((count) => {
        const name = words.slice(from, from + count).join(' ');
        if (from + count > words.length || !isKnownFont(name) || isMeasuredFont(name, lexicon)) return false;
        if ([...lexicon.fonts].some((font) => font.includes(name.toLowerCase()))) return false;
        return count > 1 || mentionsFonts || !isEnglishWord(name.toLowerCase());
      }),
    );
  });
}

/** Whether words start with a font name. In lower case, only names that are not ordinary words in text about type count. */
const startsWithFont = (words: readonly string[], lexicon: Lexicon): boolean =>
  [1, 2, 3].some((count) => {
    const name = words.slice(0, count).join(' ');
    return (
      words.length >= count &&
      (name === 'inter' || WELL_KNOWN_FONTS.test(name) || Boolean(findSystemFont(name))) &&
      !isMeasuredFont(name, lexicon)
    );
  });

/** Well-known families that are missing from our lists. */
const WELL_KNOWN_FONTS =
  /^(?:courier|times|georgia|verdana|arial|helvetica(?: neue)?|comic sans(?: ms)?|papyrus|impact|futura(?: pt)?|gotham|proxima nova|avenir(?: next)?|gill sans|garamond|bodoni|didot|rockwell|calibri|cambria|consolas|menlo|monaco|optima|palatino|baskerville|univers|frutiger|akzidenz grotesk|neue haas grotesk|circular|gt america|s[öo]hne|graphik|sf pro(?: text| display)?|san francisco|century gothic|franklin gothic|copperplate|wingdings|lucida(?: sans)?|din|eurostile)$/i;
const isKnownFont = (name: string): boolean =>
  WELL_KNOWN_FONTS.test(name) || Boolean(findOpenFont(name) ?? findSystemFont(name));
const isMeasuredFont = (name: string, { fonts }: Lexicon): boolean => fonts.has(name.toLowerCase());
/** "Set in Large" does not name a font. */
const areCommonWords = (name: string): boolean =>
  name.split(' ').every((word) => isEnglishWord(word.toLowerCase())) && !isKnownFont(name);
