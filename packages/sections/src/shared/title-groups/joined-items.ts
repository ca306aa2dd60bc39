/** "And" where it is written together with the next word, or between words without spaces. */
const JOINTS: Readonly<Record<string, RegExp>> = {
  // Only in front of an article, since nouns begin with the letter too.
  ar: /\s+و(?=ال)/u,
  he: /\s+ו(?!ידאו|יל|טרינר|יטמינ|עד|עיד|תיק|רד|רוד)(?=\p{L}{3})/u,
  th: /\s*และ\s*/u,
  zh: /以及|和|与|與|及/u,
};
const LEADING_JOINTS: Readonly<Record<string, RegExp>> = { ar: /^و(?=ال)/u, he: /^ו(?=ה\p{L})/u, th: /^และ/u };

/** "And so on", and the verb behind a list. */
const REMARKS: Readonly<Record<string, RegExp>> = {
  ja: /(?:など|等).*$|(?:です|があります|となります|を(?:行|提供|ご提供|取り扱|承)\S*)$/u,
  th: /\s*(?:เป็นต้น|ฯลฯ|และอื่น).*$/u,
  zh: /等.*$/u,
};

/** A list without what is said behind its last item. */
export const withoutRemark = (list: string, language: string): string =>
  REMARKS[language] ? list.replace(REMARKS[language], '') : list;

/** The items of a list, the last of which may be two that are joined. */
export function splitJoined(items: readonly string[], language: string): string[] {
  const joint = JOINTS[language];
  if (!joint) return [...items];
  const leading = LEADING_JOINTS[language];
  return [...items.slice(0, -1), ...(items.at(-1) ?? '').split(joint)].map((item, index) =>
    leading && index > 0 ? item.trim().replace(leading, '') : item.trim(),
  );
}
