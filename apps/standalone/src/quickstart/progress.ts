import type { AnalysisProgress } from '@brandprint/database';
import type { Paint } from './paint.ts';
import { type Screen, spinner } from './screen.ts';

/** Shows how far an analysis is: redrawn in place on a terminal, else a line for each step. */
export interface ProgressDisplay {
  update(progress: AnalysisProgress): void;
  /** Takes the display away; what follows is printed below. */
  end(): void;
}

const FINAL: readonly string[] = ['done', 'failed', 'skipped'];

export function createProgressDisplay(screen: Screen, paint: Paint): ProgressDisplay {
  let before: AnalysisProgress | undefined;
  return {
    update(progress) {
      if (screen.live) return screen.show(drawFrame(progress, paint.accent(spinner()), screen.width, paint));
      const lines = stepsBetween(before, progress);
      if (lines.length > 0) screen.print(...lines);
      before = progress;
    },
    end: () => screen.show([]),
  };
}

/** A line for each thing that happened from one state to the next. */
export function stepsBetween(before: AnalysisProgress | undefined, after: AnalysisProgress): string[] {
  const earlier = new Map(before?.stages.map(({ name, status }) => [name, status]));
  const pages = after.pagesDone !== (before?.pagesDone ?? 0) ? [`crawl: ${pagesText(after)}`] : [];
  const stages = after.stages
    .filter(({ name, status }) => status !== earlier.get(name) && (FINAL.includes(status) || status === 'running'))
    .map(({ name, status }) => `${name}: ${status}`);
  return [...pages, ...stages];
}

/** The crawl in one line, all stages below it, broken at `columns`. */
export function drawFrame(progress: AnalysisProgress, spinner: string, columns: number, paint: Paint): string[] {
  const marks: Record<string, string> = {
    done: paint.good('✓'),
    failed: paint.bad('✗'),
    skipped: paint.faint('-'),
    running: spinner,
  };
  const crawl = progress.stages.find(({ name }) => name === 'crawl');
  const lines = [`${marks[crawl?.status ?? ''] ?? paint.faint('·')} crawl  ${paint.faint(pagesText(progress))}`];
  let room = 0;
  for (const { name, status } of progress.stages) {
    if (name === 'crawl') continue;
    const width = name.length + 4;
    const mark = `${marks[status] ?? paint.faint('·')} ${name}  `;
    if (width > room) {
      lines.push('  ');
      room = columns - 3;
    }
    lines[lines.length - 1] += mark;
    room -= width;
  }
  return lines;
}

function pagesText({ pagesDone, pagesFound }: AnalysisProgress): string {
  if (pagesFound === 0) return 'opening the site';
  return `${pagesDone} of ${pagesFound} ${pagesFound === 1 ? 'page' : 'pages'}`;
}
