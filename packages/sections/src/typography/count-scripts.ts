import type { ElementStyle } from '@brandprint/contracts';

/** Scripts that distinguish families, by ISO 15924 code. */
const SCRIPT_PATTERNS = (
  'Latn Cyrl Grek Arab Armn Beng Deva Ethi Geor Gujr Guru Hang Hani Hebr Hira Kana Khmr Knda Laoo Mlym Mymr Orya Sinh ' +
  'Taml Telu Thai Tibt'
)
  .split(' ')
  .map((code) => ({ code, letters: new RegExp(`\\p{Script=${code}}`, 'gu') }));
/** Minimum share of letters for a script to count; a name or two in another script do not. */
const MIN_SCRIPT_SHARE = 0.1;

/** Adds the letters of a style by script; its first text represents all of them. */
export function countScripts(tally: Map<string, number>, { text, chars }: Pick<ElementStyle, 'text' | 'chars'>): void {
  if (text.length === 0) return;
  for (const { code, letters } of SCRIPT_PATTERNS) {
    const share = (text.match(letters)?.length ?? 0) / text.length;
    if (share > 0) tally.set(code, (tally.get(code) ?? 0) + share * chars);
  }
}

/**
 * Scripts that a family for this text must support. Japanese is identified by its syllabaries, Korean by its own
 * letters.
 */
export function requiredScripts(tally: ReadonlyMap<string, number>): string[] {
  const all = [...tally.values()].reduce((sum, n) => sum + n, 0);
  const usedScripts = [...tally]
    .filter(([, n]) => n >= MIN_SCRIPT_SHARE * all)
    .map(([code]) => (code === 'Hira' ? 'Kana' : code));
  const hasOwnScript = usedScripts.some((code) => code === 'Kana' || code === 'Hang');
  return [...new Set(usedScripts)].filter((code) => code !== 'Hani' || !hasOwnScript).sort();
}
