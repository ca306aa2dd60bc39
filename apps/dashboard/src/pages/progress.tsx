import type { AnalysisProgress } from '@brandprint/sdk';
import { stageLabel } from '../lib/sections.ts';
import { Icon } from '../ui/icon.tsx';

/** One line: what is happening now. */
export function pagesText({ status, pagesDone, pagesFound, stages }: AnalysisProgress): string {
  if (status === 'queued') return 'Waiting for a worker';
  const running = Object.entries(stages).find(([stage, state]) => stage !== 'crawl' && state === 'running');
  if (running) return stageLabel(running[0]);
  return pagesFound > 0 ? `${pagesDone} of ${pagesFound} ${pagesFound === 1 ? 'page' : 'pages'}` : 'Opening the site';
}

const STATES = { running: 'in progress', done: 'done', failed: 'failed', pending: 'not yet' } as const;

interface ProgressProps {
  progress: AnalysisProgress | undefined;
  /** The stages that will run. */
  stages: readonly string[];
}

/** The stages of an analysis as a list that fills up. Screen readers hear the current step. */
export function Progress({ progress, stages }: ProgressProps) {
  const steps = ['crawl', ...stages.filter((stage) => stage !== 'crawl')];
  const states = progress?.stages ?? {};
  const done = steps.filter((stage) => states[stage] === 'done' || states[stage] === 'failed').length;
  const pages = progress && progress.pagesFound > 0 ? progress.pagesDone / progress.pagesFound : 0;
  const share = Math.min(1, (done + (states.crawl === 'done' ? 0 : pages)) / steps.length);
  return (
    <div className="progress">
      <div
        className="progress-bar"
        role="progressbar"
        aria-label="Analysis"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
      >
        <span style={{ width: `${Math.max(2, share * 100)}%` }} />
      </div>
      <p role="status" className="progress-now">
        {progress ? pagesText(progress) : 'Connecting …'}
      </p>
      <ul className="progress-stages">
        {steps.map((stage) => {
          const state = states[stage] ?? 'pending';
          return (
            <li key={stage} className={state}>
              <span className="dot">{state === 'done' && <Icon name="check" />}</span>
              {stageLabel(stage)}
              {stage === 'crawl' && progress && progress.pagesFound > 0 && (
                <span className="muted">
                  {' '}
                  {progress.pagesDone} of {progress.pagesFound}
                </span>
              )}
              <span className="visually-hidden">: {STATES[state]}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
