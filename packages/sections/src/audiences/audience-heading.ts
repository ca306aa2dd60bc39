import { AUDIENCE_HEADINGS, MORE_AUDIENCE_HEADINGS } from '../shared/cues/audiences.ts';
import { INDUSTRY_HEADINGS, USE_HEADINGS } from '../shared/cues/industry-headings.ts';
import { matchesPatterns, normalizeWhitespace, wholeText } from '../shared/text/index.ts';

/** Longer texts are no headings. */
const MAX_HEADING_LENGTH = 200;

const AUDIENCE_HEADING_ONLY = [AUDIENCE_HEADINGS, MORE_AUDIENCE_HEADINGS].map((patterns) => wholeText(patterns));
const INDUSTRY_HEADING = wholeText(INDUSTRY_HEADINGS);
const USE_HEADING = wholeText(USE_HEADINGS);

/** Whether a heading asks, or says, whom something is for: "Who it is for", "Industries we serve". */
export function isAudienceHeading(heading: string, language: string): boolean {
  const text = normalizeWhitespace(heading);
  return (
    text.length <= MAX_HEADING_LENGTH &&
    AUDIENCE_HEADING_ONLY.some((patterns) => matchesPatterns(text, patterns, language))
  );
}

/** Whether a heading may stand above the industries that are served: "Sectors we serve", "Applications". What stands below it tells. */
export function mayBeIndustryHeading(heading: string, language: string): boolean {
  const text = normalizeWhitespace(heading);
  return (
    text.length <= MAX_HEADING_LENGTH &&
    [INDUSTRY_HEADING, USE_HEADING].some((patterns) => matchesPatterns(text, patterns, language))
  );
}
