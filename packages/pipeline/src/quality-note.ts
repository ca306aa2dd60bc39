import type { Stage } from '@brandprint/contracts';

interface Quality {
  requested: readonly Stage[];
  stages: readonly { name: string; status: string; reason: string }[];
  /** Extracted data by section. */
  sections: Readonly<Record<string, unknown>>;
  pages: number;
}

const WRITTEN: ReadonlySet<string> = new Set([
  'things',
  'mission',
  'audiences',
  'tone',
  'art-direction',
  'northstart-statement',
]);

/** True where a section says nothing: every leaf is empty. */
export function saysNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.every(saysNothing);
  if (typeof value === 'object') return Object.values(value).every(saysNothing);
  return false;
}

/** How the result came about and what is missing from it, in words a person understands. */
export function qualityNote(quality: Quality): string {
  const { stages, requested, sections } = quality;
  const crawl = stages.find((stage) => stage.name === 'crawl');
  if (crawl?.status === 'failed') return crawl.reason;

  const failed = stages.filter((stage) => stage.status === 'failed');
  const asked = requested.filter((name) => name in sections);
  const empty = asked.filter((name) => saysNothing(sections[name]));
  const sentences = [
    `Based on ${quality.pages} ${quality.pages === 1 ? 'page' : 'pages'}.`,
    Object.keys(sections).some((name) => WRITTEN.has(name)) &&
      "The texts were composed from the site's own words and from measurements, without a language model.",
    empty.length > 0 && `The site says nothing for: ${empty.join(', ')}.`,
    failed.length > 0 && `Could not be made: ${failed.map((stage) => stage.name).join(', ')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** What is said of an analysis that did not complete: why, and what is shown instead, if one completed before. */
export function incompleteNote(
  end: { status: 'failed'; reason: string } | { status: 'idle' },
  shown: { finishedAt: Date | null; qualityNote: string } | null,
): string {
  if (!shown) return end.status === 'idle' ? 'The analysis was cancelled.' : end.reason;
  const failure =
    end.status === 'idle' ? 'The last analysis was cancelled.' : `The last analysis failed: ${end.reason}`;
  const date = shown.finishedAt ? shown.finishedAt.toISOString().replace(/T(\d\d:\d\d).*/, ' $1 UTC') : 'before';
  return [failure, `Shown is the one of ${date}.`, shown.qualityNote].filter(Boolean).join(' ');
}
