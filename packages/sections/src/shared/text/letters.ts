/**
 * What is neither a letter nor a digit: signs, private use (fonts of icons) and emoji. These classes have few ranges: `\p{L}`
 * takes up to a millisecond to compile wherever it stands in one of thousands of patterns.
 */
const SIGNS = [
  '[-`{-©«-´¶-¹»-¿×÷\\u037e\\u0387\\u055a-\\u055f\\u0589\\u058a\\u05be\\u05c0\\u05c3\\u05f3\\u05f4\\u060c\\u061b\\u061f\\u066a-\\u066d\\u06d4\\u0964\\u0965\\u0970',
  '\\u0e2f\\u0e4f\\u0e5a\\u0e5b\\u10fb\\u1360-\\u1368\\u17d4-\\u17da',
  '\\u2000-\\u2bff\\u3000-\\u3004\\u3008-\\u303f\\u30fb\\ue000-\\uf8ff\\ufe00-\\ufe0f\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40',
  '\\uff5b-\\uff65\\u{1f000}-\\u{1faff}\\u{f0000}-\\u{10ffff}',
].join('');

/** Of Arabic, Persian, Hindi and Thai, and the wide ones of Japanese. */
const DIGITS = '\\u0660-\\u0669\\u06f0-\\u06f9\\u0966-\\u096f\\u0e50-\\u0e59\\uff10-\\uff19';

/** Sources of patterns for texts in lower case. Marks of letters are letters. */
export const LETTER = `[^\\0-@${DIGITS}${SIGNS}]`;
export const NO_LETTER = `[\\0-@${DIGITS}${SIGNS}]`;
export const LETTER_OR_DIGIT = `[^\\0-/:-@${SIGNS}]`;
export const LETTER_DIGIT_OR_HYPHEN = `[^\\0-,./:-@${SIGNS}]`;
