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

/** Rows of Ethiopic letters that sound as others do in Amharic: ሐ and ኀ as ሀ, ሠ as ሰ, ዐ as አ, ፀ as ጸ. */
const SAME_SOUND: readonly (readonly [row: number, other: number])[] = [
  [0x1210, 0x1200],
  [0x1280, 0x1200],
  [0x1220, 0x1230],
  [0x12d0, 0x12a0],
  [0x1340, 0x1338],
];
const ROW = 8;
const toOneSound = (letter: string): string => {
  const code = letter.charCodeAt(0);
  const [row = code, other = code] = SAME_SOUND.find(([first]) => code >= first && code < first + ROW) ?? [];
  return String.fromCharCode(code - row + other);
};

/** What is written in two ways, by language. */
const FOLDINGS: Readonly<Record<string, (text: string) => string>> = {
  // The first and the fourth vowel are one behind these two, and words are parted by a sign in older print.
  am: (text) =>
    text
      .replaceAll(/[ሐ-ሟሠ-ሧኀ-ኇዐ-ዖፀ-ፆ]/gu, toOneSound)
      .replaceAll('ሃ', 'ሀ')
      .replaceAll('ኣ', 'አ')
      .replaceAll('፡', ' '),
  bs: toLatin,
  he: (text) => text.replaceAll('׳', "'").replaceAll('״', '"'),
  // Many write without marks.
  sq: (text) => text.replaceAll('ë', 'e').replaceAll('ç', 'c'),
  sr: toLatin,
  // Keyboards of Arabic write these letters otherwise.
  ur: (text) =>
    text
      .replaceAll(/[يى]/g, 'ی')
      .replaceAll('ك', 'ک')
      .replaceAll('ه', 'ہ')
      .replaceAll(/[\u064b-\u0652]/g, ''),
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

/** What is written together with the next word: articles and prepositions. */
const ATTACHED: Readonly<Record<string, string>> = {
  am: '[የበለከ]?',
  ar: 'و?(?:ال|لل|[بل])?',
  he: '[הולבמש]{0,2}',
};

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
