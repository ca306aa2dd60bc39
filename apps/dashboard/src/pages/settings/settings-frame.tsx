import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

export const SETTINGS_PAGES = [
  ['/settings/keys', 'API keys'],
  ['/settings/webhooks', 'Webhooks'],
  ['/settings/usage', 'Usage'],
  ['/settings/limits', 'Plan and limits'],
  ['/settings/members', 'Members'],
  ['/settings/audit-log', 'Audit log'],
  ['/settings/workspace', 'Workspace'],
  ['/settings/profile', 'Profile'],
] as const;

export function SettingsFrame() {
  const links = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // Narrow windows scroll the links sideways.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another link
  useEffect(() => {
    links.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  return (
    <div className="page settings">
      <nav aria-label="Settings" className="settings-nav" ref={links}>
        <ul className="settings-links">
          {SETTINGS_PAGES.map(([to, label]) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="settings-content">
        <Outlet />
      </div>
    </div>
  );
}
