import { useQuery } from '@tanstack/react-query';
import { identity, type WorkspaceLimits } from '../../api/identity.ts';
import { numberText, relativeText } from '../../lib/format.ts';
import { Loading } from '../../ui/state.tsx';
import { SettingsError, SettingsPage } from './settings-page.tsx';

const REFRESH_MS = 30_000;

const STATUS: Record<WorkspaceLimits['subscription'], readonly [label: string, look: string, note: string]> = {
  active: ['Active', 'good', 'Everything works.'],
  trialing: ['Trial', 'good', 'Everything works until the trial ends.'],
  past_due: ['Payment due', 'warn', 'New analyses and results are paused until it is paid. Nothing is deleted.'],
  canceled: ['Cancelled', 'bad', 'New analyses and results are paused. Nothing is deleted.'],
  none: ['None', 'bad', 'Analyses need a subscription. Ask whoever operates this server.'],
};

export function Limits() {
  const limits = useQuery({ queryKey: ['limits'], queryFn: identity.limits, refetchInterval: REFRESH_MS });
  return (
    <SettingsPage title="Plan and limits" intro="What this workspace may do, and what is left of it now.">
      {limits.isError && <SettingsError error={limits.error} onRetry={() => limits.refetch()} />}
      {limits.isPending && <Loading label="Loading the limits" height="20rem" />}
      {limits.data && <Report limits={limits.data} />}
    </SettingsPage>
  );
}

function Report({ limits }: { limits: WorkspaceLimits }) {
  const [label, look, note] = STATUS[limits.subscription];
  const { analyses, key_creation: keys, webhook_changes: changes, webhooks, concurrent_analyses: now } = limits;
  return (
    <>
      <div className="panel row spread">
        <div>
          <h2>Subscription</h2>
          <p className="muted">{note}</p>
        </div>
        <span className={`badge ${look}`}>{label}</span>
      </div>
      <ul className="limits">
        <Limit title="Analyses" left={analyses.remaining} limit={analyses.limit} note={windowNote(analyses)} />
        <Limit title="New API keys" left={keys.remaining} limit={keys.limit} note={windowNote(keys)} />
        <Limit title="Webhook changes" left={changes.remaining} limit={changes.limit} note={windowNote(changes)} />
        <Limit
          title="Webhooks"
          left={webhooks.limit - webhooks.used}
          limit={webhooks.limit}
          note="In this workspace."
        />
      </ul>
      <div className="panel row spread">
        <div>
          <h2>At the same time</h2>
          <p className="muted">
            {now.limit === null
              ? 'As many analyses as the server has room for.'
              : `At most ${numberText(now.limit)} analyses; others wait for their turn.`}
          </p>
        </div>
        <dl className="now">
          <div>
            <dt>Running</dt>
            <dd>{numberText(now.running)}</dd>
          </div>
          <div>
            <dt>Waiting</dt>
            <dd>{numberText(now.waiting)}</dd>
          </div>
        </dl>
      </div>
      <p className="muted small">
        A request over a limit gets the status 429 and says when to try again. Nothing is lost, and nothing is charged.
      </p>
    </>
  );
}

function windowNote({ window_seconds: seconds, resets_at: resets }: WorkspaceLimits['analyses']): string {
  const period = seconds === 3_600 ? 'Per hour' : `Per ${numberText(Math.round(seconds / 60))} minutes`;
  return resets ? `${period}. All are back ${relativeText(resets)}.` : `${period}.`;
}

interface LimitProps {
  title: string;
  left: number;
  limit: number;
  note: string;
}

function Limit({ title, left, limit, note }: LimitProps) {
  const share = limit > 0 ? Math.max(0, left) / limit : 0;
  return (
    <li className="panel">
      <h2>{title}</h2>
      <p>
        <strong className="limit-left">{numberText(Math.max(0, left))}</strong>{' '}
        <span className="muted">of {numberText(limit)} left</span>
      </p>
      <div className={share <= 0.1 ? 'meter bad' : 'meter'} aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </div>
      <p className="muted small">{note}</p>
    </li>
  );
}
