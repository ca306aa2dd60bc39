import type { AnalysisProgress, Brand, Brandprint } from '@brandprint/sdk';
import { createProgressDisplay, type Progress } from '@brandprint/terminal';
import type { CommandOutput } from './output.ts';

const FRAME_MS = 80;

/** Waits for the newest analysis of a brand and shows how far it has come. */
export async function waitWithProgress(
  client: Brandprint,
  brandId: string,
  { output, signal, timeout }: { output: CommandOutput; signal: AbortSignal; timeout: number },
): Promise<Brand> {
  const { progress: screen, progressPaint } = output;
  const { resolved_stages: stages } = await client.brands.get(brandId, { signal });
  const display = createProgressDisplay(screen, progressPaint);
  let state = toProgress(stages, { pagesDone: 0, pagesFound: 0, stages: {} });
  // Between two events only the spinner moves.
  const timer = screen.live ? setInterval(() => display.update(state), FRAME_MS) : undefined;
  try {
    return await client.brands.wait(brandId, {
      signal,
      timeout,
      onProgress(progress) {
        state = toProgress(stages, progress);
        display.update(state);
      },
    });
  } finally {
    clearInterval(timer);
    display.end();
  }
}

/** All stages in their order, with what has begun. */
function toProgress(
  stages: readonly string[],
  { pagesDone, pagesFound, stages: begun }: Pick<AnalysisProgress, 'pagesDone' | 'pagesFound' | 'stages'>,
): Progress {
  const names = new Set(['crawl', ...stages, ...Object.keys(begun)]);
  return { pagesDone, pagesFound, stages: [...names].map((name) => ({ name, status: begun[name] ?? 'pending' })) };
}
