import type { ReactNode } from 'react';
import { messageOf, statusOf } from '../../api/errors.ts';
import { useTitle } from '../../ui/page-title.tsx';
import { ErrorState, State } from '../../ui/state.tsx';

interface SettingsPageProps {
  title: string;
  intro: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

export function SettingsPage({ title, intro, action, children }: SettingsPageProps) {
  useTitle(title);
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{title}</h1>
          <p className="muted">{intro}</p>
        </div>
        {action}
      </div>
      <div className="stack">{children}</div>
    </>
  );
}

/** An error of a settings page; a server without this feature, and missing rights, are said as such. */
export function SettingsError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const status = statusOf(error);
  if (status === 403) {
    return (
      <State title="Not with your role">
        <p>{messageOf(error)}</p>
      </State>
    );
  }
  if (status === 404) {
    return (
      <State title="Not on this server">
        <p>This server does not offer it. A newer version, or its operator, may.</p>
      </State>
    );
  }
  return <ErrorState error={error} onRetry={onRetry} />;
}

export function Problem({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <p className="notice bad" role="alert">
      {messageOf(error)}
    </p>
  );
}
