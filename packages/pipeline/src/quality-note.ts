import type { Stage, WritingReport } from '@brandprint/contracts';
import { writingNotes } from './writing-note.ts';

interface QualityNoteInput {
  requested: readonly Stage[];
  stages: readonly { name: string; status: string; reason: string }[];
  /** Extracted data by section. */
  sections: Readonly<Record<string, unknown>>;
  /** Reports of the sections for which a model was called. */
  writing: readonly (WritingReport & { name: Stage })[];
  pages: number;
  /** Notes of the crawl: `url: reason` for pages that could not be read, and sentences. */
  notes: readonly string[];
}

/** Sections that are prose. In the others a model only adds words to measured values. */
const PROSE_SECTIONS: ReadonlySet<string> = new Set([
  'things',
  'mission',
  'audiences',
  'tone',
  'art-direction',
  'northstart-statement',
]);

/** True if a section has no content: every leaf is empty. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.every(isBlank);
  if (typeof value === 'object') return Object.values(value).every(isBlank);
  return false;
}

const formatPageCount = (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'}`;

const UNREAD_PAGE = /^https?:\/\/\S+: (.+)$/;
const MAX_REASONS = 3;
const MAX_REMARKS = 3;

/** A short reason why a page could not be read: "HTTP 404" for "The site answered with HTTP 404." */
const shortenReason = (reason: string) =>
  /\bHTTP \d{3}\b/.exec(reason)?.[0] ??
  (reason.includes('robots.txt')
    ? 'robots.txt'
    : reason.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()).replace(/\.$/, ''));

/** Notes of the crawl: remarks unchanged, unread pages as a count with the commonest reasons first. */
function summariseCrawlNotes(notes: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const note of notes) {
    const why = UNREAD_PAGE.exec(note)?.[1];
    if (why) counts.set(shortenReason(why), (counts.get(shortenReason(why)) ?? 0) + 1);
  }
  const remarks = notes.filter((note) => !UNREAD_PAGE.test(note)).slice(0, MAX_REMARKS);
  if (counts.size === 0) return remarks;
  const unread = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const reasons = [...counts].sort((a, b) => b[1] - a[1]).map(([reason]) => reason);
  const shown = [...reasons.slice(0, MAX_REASONS), ...(reasons.length > MAX_REASONS ? ['…'] : [])].join(', ');
  return [...remarks, `${formatPageCount(unread)} could not be read (${shown}).`];
}

/** How the result was obtained and what is missing, in plain words. */
export function qualityNote(quality: QualityNoteInput): string {
  const { stages, requested, sections } = quality;
  const crawl = stages.find((stage) => stage.name === 'crawl');
  if (crawl?.status === 'failed') return crawl.reason;

  const failed = stages.filter((stage) => stage.status === 'failed');
  const available = requested.filter((name) => name in sections);
  const empty = available.filter((name) => isBlank(sections[name]));
  const sentences = [
    `Based on ${formatPageCount(quality.pages)}.`,
    ...summariseCrawlNotes(quality.notes),
    ...writingNotes(quality.writing),
    quality.writing.length === 0 &&
      Object.keys(sections).some((name) => PROSE_SECTIONS.has(name)) &&
      "The texts were composed from the site's own words and from measurements, without a language model.",
    empty.length > 0 && `Not found: ${empty.join(', ')}.`,
    failed.length > 0 && `Failed: ${failed.map((stage) => stage.name).join(', ')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The note of an analysis that did not complete: the reason, and which earlier analysis is shown, if any. */
export function incompleteNote(
  end: { status: 'failed'; reason: string } | { status: 'idle' },
  shown: { finishedAt: Date | null; qualityNote: string } | null,
): string {
  if (!shown) return end.status === 'idle' ? 'The analysis was cancelled.' : end.reason;
  const failure =
    end.status === 'idle' ? 'The last analysis was cancelled.' : `The last analysis failed: ${end.reason}`;
  const date = shown.finishedAt
    ? shown.finishedAt.toISOString().replace(/T(\d\d:\d\d).*/, ' $1 UTC')
    : 'an unknown date';
  return [failure, `Showing the earlier analysis of ${date}.`, shown.qualityNote].filter(Boolean).join(' ');
}
