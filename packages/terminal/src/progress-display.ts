import { type Screen, spinner } from './screen.ts';
import type { TerminalStyle } from './terminal-style.ts';

/** How far an analysis has come. */
export interface Progress {
  pagesDone: number;
  pagesFound: number;
  stages: readonly { name: string; status: string }[];
}

/** Shows the progress of an analysis: redrawn in place on a terminal, otherwise one line per step. */
export interface ProgressDisplay {
  update(progress: Progress): void;
  /** Removes the display; later output is printed below. */
  end(): void;
}

const FINAL: readonly string[] = ['done', 'failed', 'skipped'];

export function createProgressDisplay(screen: Screen, paint: TerminalStyle): ProgressDisplay {
  let before: Progress | undefined;
  return {
    update(progress) {
      if (screen.live) return screen.show(renderFrame(progress, paint.accent(spinner()), screen.width, paint));
      const lines = describeChanges(before, progress);
      if (lines.length > 0) screen.print(...lines);
      before = progress;
    },
    end: () => screen.show([]),
  };
}

/** One line for each change between two states. */
export function describeChanges(before: Progress | undefined, after: Progress): string[] {
  const earlier = new Map(before?.stages.map(({ name, status }) => [name, status]));
  const pages = after.pagesDone !== (before?.pagesDone ?? 0) ? [`crawl: ${formatPages(after)}`] : [];
  const stages = after.stages
    .filter(({ name, status }) => status !== earlier.get(name) && (FINAL.includes(status) || status === 'running'))
    .map(({ name, status }) => `${name}: ${status}`);
  return [...pages, ...stages];
}

/** The crawl on one line, all stages below it, wrapped at `columns`. */
export function renderFrame(progress: Progress, spinner: string, columns: number, paint: TerminalStyle): string[] {
  const marks: Record<string, string> = {
    done: paint.success('✓'),
    failed: paint.error('✗'),
    skipped: paint.dim('-'),
    running: spinner,
  };
  const crawl = progress.stages.find(({ name }) => name === 'crawl');
  const lines = [`${marks[crawl?.status ?? ''] ?? paint.dim('·')} crawl  ${paint.dim(formatPages(progress))}`];
  let room = 0;
  for (const { name, status } of progress.stages) {
    if (name === 'crawl') continue;
    const width = name.length + 4;
    const mark = `${marks[status] ?? paint.dim('·')} ${name}  `;
    if (width > room) {
      lines.push('  ');
      room = columns - 3;
    }
    lines[lines.length - 1] += mark;
    room -= width;
  }
  return lines;
}

function formatPages({ pagesDone, pagesFound }: Progress): string {
  if (pagesFound === 0) return 'opening the site';
  return `${pagesDone} of ${pagesFound} ${pagesFound === 1 ? 'page' : 'pages'}`;
}
