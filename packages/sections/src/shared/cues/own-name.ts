/** What stands for the name of the brand in texts whose cues need it as the subject. */
export const NAME = '§';

/** The same in quotation marks or not, in any case of languages that decline names: "Acme", "Acmes", "Acme'nin". */
export const NAMED = `["“”„«»]?${NAME}["“”„«»]?(?:['-]?\\p{L}{1,5})?`;

/** A text with the name of the brand as patterns see it: "Acme is not a chain" is "§ is not a chain". */
export function withNameSign(text: string, name: string): string {
  if (name.length < 2) return text;
  const place = placeOf(text.toLowerCase(), name.toLowerCase());
  return place < 0 ? text : `${text.slice(0, place)}${NAME}${text.slice(place + name.length)}`;
}

const LETTER_BEFORE = /[\p{L}\p{N}]$/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;

/** Where a name begins a word; anywhere, in scripts without spaces. */
function placeOf(text: string, name: string): number {
  let at = text.indexOf(name);
  while (at > 0 && LETTER_BEFORE.test(text.slice(0, at)) && !UNSPACED.test(text[at - 1] ?? ''))
    at = text.indexOf(name, at + 1);
  return at;
}
