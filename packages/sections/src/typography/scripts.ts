import type { ElementStyle } from '@brandprint/contracts';

/** Scripts that families are told apart by, by their ISO 15924 codes. */
const SCRIPTS = (
  'Latn Cyrl Grek Arab Armn Beng Deva Ethi Geor Gujr Guru Hang Hani Hebr Hira Kana Khmr Knda Laoo Mlym Mymr Orya Sinh ' +
  'Taml Telu Thai Tibt'
)
  .split(' ')
  .map((code) => ({ code, letters: new RegExp(`\\p{Script=${code}}`, 'gu') }));
/** Share of the letters from which on a script has to be written: a name or two in another do not make it so. */
const WRITTEN_FROM = 0.1;

/** Adds the letters of a look by script; its first text speaks for all of them. */
export function addScripts(tally: Map<string, number>, { text, chars }: Pick<ElementStyle, 'text' | 'chars'>): void {
  if (text.length === 0) return;
  for (const { code, letters } of SCRIPTS) {
    const share = (text.match(letters)?.length ?? 0) / text.length;
    if (share > 0) tally.set(code, (tally.get(code) ?? 0) + share * chars);
  }
}

/** Scripts that a family for this text has to have. Japanese is known by its syllables, Korean by its own letters. */
export function scriptsIn(tally: ReadonlyMap<string, number>): string[] {
  const all = [...tally.values()].reduce((sum, n) => sum + n, 0);
  const written = [...tally]
    .filter(([, n]) => n >= WRITTEN_FROM * all)
    .map(([code]) => (code === 'Hira' ? 'Kana' : code));
  const ownSigns = written.some((code) => code === 'Kana' || code === 'Hang');
  return [...new Set(written)].filter((code) => code !== 'Hani' || !ownSigns).sort();
}
