import { Link, Outlet } from '@tanstack/react-router';

const PAGES = [
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
  return (
    <div className="page settings">
      <nav aria-label="Settings" className="settings-nav">
        <ul className="settings-links">
          {PAGES.map(([to, label]) => (
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
