import type { ReactNode } from 'react';
import { messageOf } from '../api/errors.ts';

interface StateProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** All of the page: its title is that of the page. */
  isPage?: boolean;
}

/** What a page or part of it says in place of content. */
export function State({ title, children, actions, isPage = false }: StateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className="state">
      <Heading>{title}</Heading>
      {children && <div className="muted">{children}</div>}
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}

interface ErrorStateProps extends Pick<StateProps, 'isPage'> {
  error: unknown;
  onRetry?: () => void;
}

export function ErrorState({ error, onRetry, isPage = false }: ErrorStateProps) {
  return (
    <div role="alert">
      <State
        title="This did not load"
        isPage={isPage}
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
