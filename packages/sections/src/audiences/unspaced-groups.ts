import { UNSPACED, type UnspacedGrammar } from './grammars/unspaced.ts';
import type { LabelledGroup, NamedGroup } from './named-group.ts';

interface UnspacedReader extends Pick<UnspacedGrammar, 'groups' | 'vague'> {
  patterns: (readonly [NamedGroup['trigger'], RegExp])[];
  isVague: RegExp;
  endsInGroup: RegExp;
  label: RegExp;
}

/** What runs into a name, in a script without spaces. */
const LEADING =
  /^.*のような(?=.{2})|^[\p{Script=Han}\p{Script=Katakana}ー\p{N}に]{2,16}で(?=[\p{Script=Han}\p{Script=Katakana}]{2,}$)|^(?:둔|된|한|할|온|간|있는|없는|위한|대한|모든) (?=.{2})|^(?:こういった|このような|そのような|以下の)|^(?!.*まで|これ|それ|今|だから)[^歳才月年級生児様人〜～]{1,8}から(?=.{2})|^.*(?:における|において|全体で|として|とともに|では|には|.は(?=[\p{Script=Han}\p{Script=Katakana}A-Za-z])|一[个個]|[連聯联]結|连接|连结|提供|[来來]自|所有|[让讓為为给給])(?=.{2})/u;

/** Between the names of a list; Thai has words and spaces there. */
const LIST_SIGN = /[、，]|,? ?(?:และ|หรือ) ?|, ?|(?<=\p{Script=Thai}) (?=\p{Script=Thai})/u;

const readers = new Map<string, UnspacedReader>();

function readerOf(language: string): UnspacedReader | null {
  const grammar = UNSPACED[language];
  if (!grammar) return null;
  const { groups, vague, patterns } = grammar;
  const reader = readers.get(language) ?? {
    groups,
    vague,
    patterns: patterns.map(([trigger, source]) => [trigger, new RegExp(source, 'gu')] as const),
    isVague: new RegExp(
      `^(?:(?:こんな|この|その|どんな|初めての|はじめての|(?:より)?多くの|全ての|すべての|更多|很多|有需要的|所有)?(?:${vague})|[这這那]?[一二三四五六七八九十几幾两兩些]{0,2}(?:种|種|些|位|类|類)人)$`,
      'u',
    ),
    endsInGroup: new RegExp(`(?:${groups})$`, 'u'),
    label: new RegExp(`^[\\p{L}\\p{N}〜～・]{0,14}?(?:${groups}|${vague})(向け|へ)?$`, 'u'),
  };
  readers.set(language, reader);
  return reader;
}

/** "使用者與推廣者" are two groups, "公益與環保團體" are one. What is in front of "や" is left out if it is no group. */
function splitPairs(name: string, { endsInGroup }: UnspacedReader): string[] {
  const parts = name.split(/(?<![参參])[與与和及]|(?<=\p{Script=Hangul})(?:[와과]|이?나| 및) | ?· ?/u);
  if (parts.length > 1 && parts.every((part) => endsInGroup.test(part))) return parts;
  const [first = '', ...others] = name.split('や');
  const last = others.at(-1) ?? '';
  return /^[\p{Script=Han}\p{Script=Katakana}ー]+$/u.test(last) && !endsInGroup.test(first) ? [last] : [name];
}

/** The groups that a sentence names, in a language without spaces between words. */
export function findUnspacedGroups(sentence: string, language: string): NamedGroup[] {
  const reader = readerOf(language);
  if (!reader) return [];
  return reader.patterns.flatMap(([trigger, pattern]) =>
    [...sentence.matchAll(pattern)].flatMap(({ index, 1: list = '' }) => {
      const names = list
        .split(LIST_SIGN)
        .flatMap((name) => splitPairs(name, reader))
        .map((name) => name.replace(LEADING, ''))
        .filter(Boolean);
      return names
        .filter((name) => !reader.isVague.test(name))
        .map((name) => ({ name, trigger, index, count: names.length, isQualified: !reader.endsInGroup.test(name) }));
    }),
  );
}

/** The group that a whole label names. */
export function readUnspacedLabel(label: string, language: string): LabelledGroup[] {
  const reader = readerOf(language);
  const match = reader?.label.exec(label);
  if (!reader || !match) return [];
  const name = label.replace(/(?:向け|へ)$/u, '');
  if (reader.isVague.test(name)) return [];
  return [{ name, trigger: 'for', index: 0, count: 1, isQualified: false, saysFor: match[1] !== undefined }];
}
