import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { workspace } from './client.ts';
import { identity, type Me, type Role } from './identity.ts';

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    void identity.renewSession().catch(() => undefined);
    return identity.me();
  },
  staleTime: 5 * 60_000,
  retry: false,
});

export const useMe = () => useQuery(meQuery);

/** The chosen workspace, or the first one. */
export const currentWorkspace = (me: Me) => me.workspaces.find(({ id }) => id === workspace.id) ?? me.workspaces[0];

/** Leads requests to a workspace, or to the person's first one, and opens its brands. Nothing of the one before is left. */
export async function openWorkspace(
  client: QueryClient,
  id: string | null,
  goToBrands: () => Promise<void>,
): Promise<void> {
  workspace.choose(id);
  client.setQueryData(meQuery.queryKey, await identity.me());
  await goToBrands();
  await client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
}

/** What the person may do in the current workspace. */
export function useRole(): { canEdit: boolean; isOwner: boolean; role: Role | undefined } {
  const { data } = useMe();
  const role = data && currentWorkspace(data)?.role;
  return { role, canEdit: role === 'owner' || role === 'editor', isOwner: role === 'owner' };
}
