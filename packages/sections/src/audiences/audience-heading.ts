import { AUDIENCE_HEADINGS, MORE_AUDIENCE_HEADINGS } from '../shared/cues/audiences.ts';
import { matchesPatterns, normalizeWhitespace, wholeText } from '../shared/text/index.ts';

/** Longer texts are no headings. */
const MAX_HEADING_LENGTH = 200;

const AUDIENCE_HEADING_ONLY = [AUDIENCE_HEADINGS, MORE_AUDIENCE_HEADINGS].map((patterns) => wholeText(patterns));

/** Whether a heading asks, or says, whom something is for: "Who it is for", "Industries we serve". */
export function isAudienceHeading(heading: string, language: string): boolean {
  const text = normalizeWhitespace(heading);
  return (
    text.length <= MAX_HEADING_LENGTH &&
    AUDIENCE_HEADING_ONLY.some((patterns) => matchesPatterns(text, patterns, language))
  );
}
