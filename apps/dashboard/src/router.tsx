import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Link,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { statusOf } from './api/errors.ts';
import { meQuery } from './api/me.ts';
import { BrandList } from './pages/brand-list.tsx';
import { Invite } from './pages/invite.tsx';
import { ResetPassword } from './pages/reset-password.tsx';
import { Shell } from './pages/shell.tsx';
import { SignIn } from './pages/sign-in.tsx';
import { Welcome } from './pages/welcome.tsx';
import { useTitle } from './ui/page-title.tsx';
import { ErrorState, State } from './ui/state.tsx';

const root = createRootRouteWithContext<{ client: QueryClient }>()({
  component: Outlet,
  errorComponent: ({ error, reset }) => <ErrorState error={error} onRetry={reset} isPage />,
});

/** Only a path of the dashboard: `next` must never lead to another site. */
const safePath = (next: unknown): string | undefined =>
  typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : undefined;

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  component: SignIn,
  // Named even if undefined: what is left out would keep the value of the address.
  validateSearch: ({
    next,
    error,
  }: Record<string, unknown>): { next?: string | undefined; error?: string | undefined } => ({
    next: safePath(next),
    error: typeof error === 'string' ? error.slice(0, 60) : undefined,
  }),
});

const welcome = createRoute({ getParentRoute: () => root, path: '/welcome', component: Welcome });
const invite = createRoute({ getParentRoute: () => root, path: '/invite', component: Invite });

const reset = createRoute({ getParentRoute: () => root, path: '/reset', component: ResetPassword });

const shell = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: Shell,
  beforeLoad: async ({ context, location }) => {
    try {
      await context.client.ensureQueryData(meQuery);
    } catch (error) {
      const status = statusOf(error);
      if (status === 401 || status === 404)
        throw redirect({ to: '/sign-in', search: { next: `${location.pathname}${location.searchStr}` } });
      throw error;
    }
  },
});

export interface BrandSearch {
  q?: string;
  status?: string;
}

const brands = createRoute({
  getParentRoute: () => shell,
  path: '/',
  component: BrandList,
  validateSearch: ({ q, status }: Record<string, unknown>): BrandSearch => ({
    // An address with a number in it is read as a number.
    ...((typeof q === 'string' || typeof q === 'number') && q !== '' && { q: String(q) }),
    ...(typeof status === 'string' && status !== '' && { status }),
  }),
});

const brand = createRoute({
  getParentRoute: () => shell,
  path: '/brands/$brandId',
  component: lazyRouteComponent(() => import('./pages/brand/brand-page.tsx'), 'BrandPage'),
});

const history = createRoute({
  getParentRoute: () => shell,
  path: '/brands/$brandId/history',
  component: lazyRouteComponent(() => import('./pages/brand/history-page.tsx'), 'HistoryPage'),
});

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  component: lazyRouteComponent(() => import('./pages/settings/settings-frame.tsx'), 'SettingsFrame'),
});
const settingsIndex = createRoute({
  getParentRoute: () => settings,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/settings/keys' });
  },
});
const keys = createRoute({
  getParentRoute: () => settings,
  path: '/keys',
  component: lazyRouteComponent(() => import('./pages/settings/keys.tsx'), 'Keys'),
});
const webhooks = createRoute({
  getParentRoute: () => settings,
  path: '/webhooks',
  component: lazyRouteComponent(() => import('./pages/settings/webhooks.tsx'), 'Webhooks'),
});
const webhook = createRoute({
  getParentRoute: () => settings,
  path: '/webhooks/$webhookId',
  component: lazyRouteComponent(() => import('./pages/settings/webhook.tsx'), 'WebhookPage'),
});
const usage = createRoute({
  getParentRoute: () => settings,
  path: '/usage',
  component: lazyRouteComponent(() => import('./pages/settings/usage.tsx'), 'Usage'),
});
const limits = createRoute({
  getParentRoute: () => settings,
  path: '/limits',
  component: lazyRouteComponent(() => import('./pages/settings/limits.tsx'), 'Limits'),
});
const members = createRoute({
  getParentRoute: () => settings,
  path: '/members',
  component: lazyRouteComponent(() => import('./pages/settings/members.tsx'), 'Members'),
});
const audit = createRoute({
  getParentRoute: () => settings,
  path: '/audit-log',
  component: lazyRouteComponent(() => import('./pages/settings/audit-log.tsx'), 'AuditLog'),
});
const workspacePage = createRoute({
  getParentRoute: () => settings,
  path: '/workspace',
  component: lazyRouteComponent(() => import('./pages/settings/workspace.tsx'), 'WorkspacePage'),
});
const profile = createRoute({
  getParentRoute: () => settings,
  path: '/profile',
  component: lazyRouteComponent(() => import('./pages/settings/profile.tsx'), 'Profile'),
});

/** Whatever is no page: a signed-in person still has the bar above it. */
const unknown = createRoute({ getParentRoute: () => shell, path: '$', component: NotFound });

const routeTree = root.addChildren([
  signIn,
  welcome,
  invite,
  reset,
  shell.addChildren([
    brands,
    brand,
    history,
    unknown,
    settings.addChildren([
      settingsIndex,
      keys,
      webhooks,
      webhook,
      usage,
      limits,
      members,
      audit,
      workspacePage,
      profile,
    ]),
  ]),
]);

export const createDashboardRouter = (client: QueryClient) =>
  createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    context: { client },
    scrollRestoration: true,
    defaultErrorComponent: ({ error, reset }) => <ErrorState error={error} onRetry={reset} isPage />,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createDashboardRouter>;
  }
}

function NotFound() {
  useTitle('No such page');
  return (
    <State
      isPage
      title="There is no such page"
      actions={
        <Link to="/" className="button">
          All brands
        </Link>
      }
    >
      <p>The address may be mistyped, or what was here is gone.</p>
    </State>
  );
}
