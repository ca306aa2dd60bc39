import type { ElementStyle } from '@brandprint/contracts';

/** Scripts that families are told apart by, by their ISO 15924 codes. */
const SCRIPT_PATTERNS = (
  'Latn Cyrl Grek Arab Armn Beng Deva Ethi Geor Gujr Guru Hang Hani Hebr Hira Kana Khmr Knda Laoo Mlym Mymr Orya Sinh ' +
  'Taml Telu Thai Tibt'
)
  .split(' ')
  .map((code) => ({ code, letters: new RegExp(`\\p{Script=${code}}`, 'gu') }));
/** Share of the letters from which on a script has to be written: a name or two in another do not make it so. */
const MIN_SCRIPT_SHARE = 0.1;

/** Adds the letters of a look by script; its first text speaks for all of them. */
export function countScripts(tally: Map<string, number>, { text, chars }: Pick<ElementStyle, 'text' | 'chars'>): void {
  if (text.length === 0) return;
  for (const { code, letters } of SCRIPT_PATTERNS) {
    const share = (text.match(letters)?.length ?? 0) / text.length;
    if (share > 0) tally.set(code, (tally.get(code) ?? 0) + share * chars);
  }
}

/** Scripts that a family for this text has to have. Japanese is known by its syllables, Korean by its own letters. */
export function requiredScripts(tally: ReadonlyMap<string, number>): string[] {
  const all = [...tally.values()].reduce((sum, n) => sum + n, 0);
  const usedScripts = [...tally]
    .filter(([, n]) => n >= MIN_SCRIPT_SHARE * all)
    .map(([code]) => (code === 'Hira' ? 'Kana' : code));
  const hasOwnScript = usedScripts.some((code) => code === 'Kana' || code === 'Hang');
  return [...new Set(usedScripts)].filter((code) => code !== 'Hani' || !hasOwnScript).sort();
}
