import type { Stage } from '@brandprint/contracts';

export interface Quality {
  status: 'complete' | 'failed' | 'idle';
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
