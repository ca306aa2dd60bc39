import { useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { workspace } from '../api/client.ts';
import { identity, type Me } from '../api/identity.ts';
import { currentWorkspace, openWorkspace, useMe } from '../api/me.ts';
import { Icon } from '../ui/icon.tsx';
import { Mark } from '../ui/mark.tsx';
import { Popover } from '../ui/popover.tsx';
import { ThemeButton } from '../ui/theme-button.tsx';
import { NewAnalysis } from './new-analysis.tsx';

const CommandMenu = lazy(() => import('./command-menu.tsx').then((it) => ({ default: it.CommandMenu })));

/** What every page of a signed-in person has around it. */
export function Shell() {
  const { data: me } = useMe();
  const main = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<'menu' | 'new-analysis'>();
  const close = () => setOpen(undefined);
  useMenuKey(() => setOpen('menu'));
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const shown = useRef(path);
  useEffect(() => {
    // A new page: keyboards and screen readers go on at its content.
    if (shown.current !== path) main.current?.focus();
    shown.current = path;
  }, [path]);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="bar">
        <Link to="/" className="home" aria-label="Brandprint: brands">
          <Mark />
          <span>Brandprint</span>
        </Link>
        {me && me.workspaces.length > 0 && <WorkspaceSwitch me={me} />}
        <nav aria-label="Main" className="bar-nav">
          <Link to="/" activeOptions={{ exact: true }}>
            Brands
          </Link>
          <Link to="/settings">Settings</Link>
          <a href="/docs" className="wide-only">
            API
          </a>
        </nav>
        <div className="bar-end">
          <button
            type="button"
            className="button quiet icon"
            aria-label="Go to a page or brand"
            aria-keyshortcuts="Meta+K Control+K"
            title="Go to … (⌘K or Ctrl+K)"
            onClick={() => setOpen('menu')}
          >
            <Icon name="search" />
          </button>
          <ThemeButton />
          {me && <Account me={me} />}
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      {open === 'menu' && (
        <Suspense>
          <CommandMenu onClose={close} onNewAnalysis={() => setOpen('new-analysis')} />
        </Suspense>
      )}
      {open === 'new-analysis' && <NewAnalysis onClose={close} />}
    </>
  );
}

/** ⌘K or Ctrl+K, unless a dialog is open. */
function useMenuKey(onKey: () => void): void {
  const open = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // Browsers that fill in a form send such events without a key.
      if (event.key?.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) open();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function WorkspaceSwitch({ me }: { me: Me }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const current = currentWorkspace(me);
  const choose = async (id: string, close: () => void) => {
    close();
    await openWorkspace(client, id, () => navigate({ to: '/' }));
  };
  return (
    <Popover
      align="start"
      className="button quiet workspace"
      label={`Workspace: ${current?.name ?? ''}`}
      button={
        <>
          <span className="ellipsis">{current?.name}</span>
          <Icon name="chevron" />
        </>
      }
    >
      {(close) => (
        <>
          {me.workspaces.map(({ id, name, role }) => (
            <button key={id} type="button" className="menu-item" onClick={() => choose(id, close)}>
              <span className="ellipsis grow">{name}</span>
              <span className="muted">{role}</span>
              {id === current?.id && <Icon name="check" />}
            </button>
          ))}
          <Link to="/settings/workspace" className="menu-item" onClick={close}>
            <Icon name="plus" /> New workspace
          </Link>
        </>
      )}
    </Popover>
  );
}

function Account({ me }: { me: Me }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const signOut = async () => {
    await identity.signOut().catch(() => undefined);
    workspace.choose(null);
    client.clear();
    await navigate({ to: '/sign-in' });
  };
  return (
    <Popover className="button quiet icon" label="Account" button={<Icon name="user" />}>
      {(close) => (
        <>
          <div className="account-name">
            <strong className="ellipsis">{me.user.name || me.user.email}</strong>
            <span className="muted ellipsis">{me.user.email}</span>
          </div>
          <Link to="/settings/profile" className="menu-item" onClick={close}>
            Profile
          </Link>
          <button type="button" className="menu-item" onClick={signOut}>
            Sign out
          </button>
        </>
      )}
    </Popover>
  );
}
