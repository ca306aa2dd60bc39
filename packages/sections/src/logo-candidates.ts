import type { Evidence } from '@brandprint/contracts';
import { canonicalizeEvidence } from './shared/canonicalize-evidence.ts';
import { selectLogos } from './shared/logos/select-logos.ts';

interface LogoChoice {
  /** Null for none, and for drawings inside a page. */
  url: string | null;
  /** By points set by hand. */
  score: number;
  /** Points for and against it, by reason, in hundreds. */
  reasons: Record<string, number>;
}

/** All pictures that could be the logo: the one that the product leads with (or none) first, then the likeliest. */
export function logoChoices(evidence: Evidence): LogoChoice[] {
  const { accepted, scored } = selectLogos(canonicalizeEvidence(evidence));
  const [first] = accepted;
  const choices = [...(first ? [first] : []), ...scored.filter((logo) => logo !== first)].map(
    ({ candidate, score, reasons }): LogoChoice => ({
      url: candidate.url,
      score,
      reasons: Object.fromEntries(reasons.map(({ text, points }) => [reasonKind(text), points / 100])),
    }),
  );
  return first ? choices : [{ url: null, score: 0, reasons: {} }, ...choices];
}

/** A reason without what it counts or quotes. */
const reasonKind = (text: string): string => text.replace(/\s*\(.*\)|"[^"]*"/g, '').trim();
