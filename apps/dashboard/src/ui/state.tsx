import type { ReactNode } from 'react';
import { messageOf } from '../api/errors.ts';

interface StateProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** What a page or part of it says in place of content. */
export function State({ title, children, actions }: StateProps) {
  return (
    <div className="state">
      <h2>{title}</h2>
      {children && <div className="muted">{children}</div>}
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}

export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return (
    <div role="alert">
      <State
        title="This did not load"
        actions={
          onRetry && (
            <button type="button" className="button" onClick={onRetry}>
              Try again
            </button>
          )
        }
      >
        <p>{messageOf(error)}</p>
      </State>
    </div>
  );
}

export function Loading({ label, height = '12rem' }: { label: string; height?: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div className="skeleton" style={{ height }} />
    </div>
  );
}
