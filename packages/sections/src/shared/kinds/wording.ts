import { alternativesOf } from '../text/alternatives.ts';
import { foldCase, foldSpelling, UNBOUNDED_LANGUAGES } from '../text/index.ts';
import { LETTER, LETTER_DIGIT_OR_HYPHEN, LETTER_OR_DIGIT } from '../text/letters.ts';

/** One of the words for a kind, and letters that every match contains. Both are folded, as the texts are. */
export interface Wording {
  source: string;
  letters: string;
}

/** A text as wordings are matched with it. */
export const foldText = (text: string, language: string): string => {
  // Parts of a Persian word are joined by a sign without width, or by a space.
  const spaced = language === 'fa' ? text.replaceAll('\u200c', ' ') : text;
  const folded = foldCase(foldSpelling(spaced, language));
  return FOLDINGS[language]?.(folded) ?? folded;
};

/** Serbian is written in two scripts, letter by letter. */
const CYRILLIC = 'абвгдђежзијклмнопрстћуфхцчшљњџ';
const LATIN = 'a b v g d đ e ž z i j k l m n o p r s t ć u f h c č š lj nj dž'.split(' ');
const SERBIAN_LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(CYRILLIC, (letter, index) => [letter, LATIN[index] ?? letter]),
);
const toLatin = (text: string): string => text.replaceAll(/[а-џ]/gu, (letter) => SERBIAN_LATIN[letter] ?? letter);

/** What is written in two ways, by language. */
const FOLDINGS: Readonly<Record<string, (text: string) => string>> = {
  bs: toLatin,
  // Many write without marks.
  sq: (text) => text.replaceAll('ë', 'e').replaceAll('ç', 'c'),
  sr: toLatin,
};

/** Fewer letters occur all over a text. */
const MIN_LETTERS = 3;

/** A wording with few common letters or none is read as one for each alternative of its first group. */
export function readWordings(source: string, language: string): Wording[] {
  const folded = source.replaceAll(/\\[pP]\{\w+\}|[^\\]+/gu, (part) =>
    part.startsWith('\\') ? part : foldText(part, language),
  );
  const letters = plainLetters(folded);
  const group =
    letters.trim().length < MIN_LETTERS ? /^(\*?)\(\?:((?:[^()]|\([^()]*\))+)\)(?!\?)(.*)$/su.exec(folded) : null;
  if (!group) return [{ source: folded, letters }];
  const [, before = '', alternatives = '', after = ''] = group;
  return alternativesOf(alternatives).map((alternative) => {
    const one = `${before}${alternative}${after}`;
    return { source: one, letters: plainLetters(one) };
  });
}

/** The longest run of letters that stands outside of groups and is not optional; "" if there is none. */
function plainLetters(source: string): string {
  let outside = source.replaceAll(/\\[pP]\{\w+\}|\\.|\[[^\]]*\]/gu, '\0');
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replaceAll(/\([^()]*\)/gu, '\0');
  }
  const runs = outside.replaceAll(/.\?/gsu, '\0').match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ]*/gu) ?? [];
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}

/** What is written together with the next word: articles and prepositions of Arabic and Hebrew. */
const ATTACHED: Readonly<Record<string, string>> = { ar: 'و?(?:ال|لل|[بل])?', he: '[הולבמש]{0,2}' };

const KATAKANA = '[ァ-ヺー]';
const HANGUL = '[가-힣]';
/** Between two signs of a script. */
const inside = (script: string): string => `(?<=${script})(?=${script})`;
/** What Korean writes together with the noun before it. */
const PARTICLES = `(?:들|님)?(?:은|는|이|가|을|를|의|에|에서|에게|와|과|도|로|으로|만|까지|부터|이?나|이며|이고|인|입니다|이?다|이?라|예요|이에요)(?!${HANGUL})`;

/** Words of so many signs may end a compound or follow a name: "サンライズベーカリー", "우리동물병원". */
const LONG_KATAKANA = new RegExp(`^${KATAKANA}{5}`, 'u');
const LONG_HANGUL = new RegExp(`^${HANGUL}{3}`, 'u');

/** Where no space parts words, the ends of a run of Katakana do, and the particles of a Korean noun. */
function unboundedSource(source: string): string {
  const start = [
    LONG_KATAKANA.test(source) ? '' : `(?!${inside(KATAKANA)})`,
    LONG_HANGUL.test(source) ? '' : `(?!${inside(HANGUL)})`,
  ].join('');
  return `${start}(?:${source})(?!${inside(KATAKANA)})(?:(?!${inside(HANGUL)})|(?=${PARTICLES}))`;
}

/** The pattern of a wording: `*` stands for any letters. */
export function compileWording({ source }: Wording, language: string): RegExp {
  const expanded = source.replaceAll(/(?:\\p\{L\})?\*/gu, `${LETTER}*`).replaceAll('\\p{L}', LETTER);
  return new RegExp(
    UNBOUNDED_LANGUAGES.has(language)
      ? unboundedSource(expanded)
      : `(?<!${LETTER_DIGIT_OR_HYPHEN})${ATTACHED[language] ?? ''}(?:${expanded})(?!${LETTER_OR_DIGIT})`,
    'gu',
  );
}
