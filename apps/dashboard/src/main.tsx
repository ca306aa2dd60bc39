import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { workspace } from './api/client.ts';
import { statusOf } from './api/errors.ts';
import { identity } from './api/identity.ts';
import { meQuery, openWorkspace } from './api/me.ts';
import { createDashboardRouter } from './router.tsx';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/shell.css';
import './styles/brands.css';
import './styles/book.css';
import './styles/chapters.css';
import './styles/editor.css';
import './styles/settings.css';
import { ToastProvider } from './ui/toast.tsx';

/** Errors of the request itself do not go away by asking again. */
const MAX_RETRIES = 1;
const isLasting = (error: unknown): boolean => {
  const status = statusOf(error);
  return status !== undefined && status >= 400 && status < 500;
};

/**
 * A session that has ended leads to the sign-in page, and back afterwards. Who has left the workspace that was open, or was
 * removed from it, goes on in another one.
 */
const onError = async (error: unknown): Promise<void> => {
  if (statusOf(error) !== 401) return;
  const { pathname, searchStr } = router.state.location;
  if (/^\/(sign-in|welcome|invite|reset)/.test(pathname)) return;
  const open = workspace.id ?? client.getQueryData(meQuery.queryKey)?.workspaces[0]?.id;
  try {
    const me = await identity.me();
    if (me.workspaces.some(({ id }) => id === open)) return; // the error is not about the workspace
    await openWorkspace(client, null, () => router.navigate({ to: '/' }));
  } catch (cause) {
    if (statusOf(cause) !== 401) return;
    workspace.choose(null);
    client.removeQueries({ queryKey: meQuery.queryKey });
    await router.navigate({ to: '/sign-in', search: { next: `${pathname}${searchStr}` } });
  }
};

const client = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => void onError(error) }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < MAX_RETRIES && !isLasting(error),
    },
  },
});

const router = createDashboardRouter(client);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
createRoot(root).render(
  <QueryClientProvider client={client}>
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>
  </QueryClientProvider>,
);
