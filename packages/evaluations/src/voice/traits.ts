import type { Evidence, ToneSection } from '@brandprint/contracts';
import { formatTable } from '@brandprint/harness/format-table';

export interface SiteTone {
  site: string;
  evidence: Evidence;
  tone: ToneSection;
}

export interface TraitResult {
  sites: number;
  /** Sites of which the voice is described. */
  described: number;
  traits: { name: string; sites: number; share: number; withWrongExample: number }[];
  /** Claims of absence, and those that a text of the site refutes. */
  absences: number;
  contradictions: { site: string; claim: string; text: string }[];
}

/** Read independently of the section's own rules, so that one does not hide faults of the other. */
const CLAIMS: readonly { claim: RegExp; refutedBy: RegExp }[] = [
  { claim: /exclamation marks/, refutedBy: /[!！]/ },
  { claim: /questions/, refutedBy: /[?？؟]/ },
  { claim: /emoji/, refutedBy: /\p{Emoji_Presentation}|[☀-➿]\uFE0F/u },
  {
    claim: /contractions/,
    refutedBy: /\b(?:\w+n['’]t|(?:it|that|we|you|they|i|he|she|there|here|what|who|let)['’](?:s|re|ve|ll|d|m))\b/i,
  },
];

export function measureTraits(tones: readonly SiteTone[]): TraitResult {
  const all = tones.flatMap(({ tone }) => tone.voice_traits);
  const names = [...new Set(all.map(({ name }) => name))];
  const claims = tones.flatMap(({ site, evidence, tone }) =>
    tone.example_phrases.we_dont_say.map((claim) => ({ site, evidence, claim })),
  );
  return {
    sites: tones.length,
    described: tones.filter(({ tone }) => tone.voice_traits.length > 0).length,
    traits: names
      .map((name) => {
        const having = all.filter((trait) => trait.name === name);
        return {
          name,
          sites: having.length,
          share: having.length / all.length,
          withWrongExample: having.filter(({ incorrect_example }) => incorrect_example !== '').length,
        };
      })
      .sort((a, b) => b.sites - a.sites || (a.name < b.name ? -1 : 1)),
    absences: claims.length,
    contradictions: claims.flatMap(({ site, evidence, claim }) => {
      const text = refutation(claim, evidence);
      return text === undefined ? [] : [{ site, claim, text }];
    }),
  };
}

/** A text that has what the site is said to avoid: by the list above, and any quoted word of the claim. */
function refutation(claim: string, { pages }: Evidence): string | undefined {
  const patterns = CLAIMS.filter((rule) => rule.claim.test(claim)).map(({ refutedBy }) => refutedBy);
  const words = Array.from(claim.matchAll(/[“„«「]\s?([^“”„«»「」]+?)\s?[”“»」]/gu), ([, quoted = '']) => quoted);
  const isWord = (text: string, word: string): boolean =>
    // "I" is a word, the "i" of "i.e." is none.
    new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, word === 'I' ? 'u' : 'iu').test(text) ||
    (/[\p{Script=Han}]/u.test(word) && text.includes(word));
  return pages
    .flatMap(({ title, text }) => [title, ...text.map((block) => block.text)])
    .find((text) => patterns.some((pattern) => pattern.test(text)) || words.some((word) => isWord(text, word)));
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export function reportTraits({ sites, described, traits, absences, contradictions }: TraitResult): string {
  return [
    formatTable(
      ['trait', 'sites', 'of all traits', 'with a wrong example'],
      traits.map(({ name, sites: having, share, withWrongExample }) => [
        name,
        String(having),
        percent(share),
        String(withWrongExample),
      ]),
    ),
    '',
    `${described} of ${sites} sites with a described voice, ${traits.length} different traits.`,
    `${contradictions.length} of ${absences} claims of absence are refuted by a text of the site.`,
    ...contradictions.map(({ site, claim, text }) => `  ${site}: ${claim}: ${text}`),
  ].join('\n');
}
