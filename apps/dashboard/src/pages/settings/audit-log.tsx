import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type AuditEntry, identity } from '../../api/identity.ts';
import { dateTimeText, labelOf } from '../../lib/format.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Loading, State } from '../../ui/state.tsx';
import { SettingsError, SettingsPage } from './settings-page.tsx';

export function AuditLog() {
  const members = useQuery({ queryKey: ['members'], queryFn: identity.members });
  const log = useInfiniteQuery({
    queryKey: ['audit-log'],
    queryFn: ({ pageParam }) => identity.auditLog(pageParam),
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => (pagination.has_more ? pagination.next_cursor : undefined),
  });
  const entries = log.data?.pages.flatMap(({ data }) => data) ?? [];
  const whoOf = ({ user_id: userId, api_key_id: keyId }: AuditEntry): string => {
    if (userId !== null) {
      const member = members.data?.find((it) => it.user_id === userId);
      return member ? member.name || member.email : 'A former member';
    }
    return keyId === null ? 'Command line' : 'API key';
  };
  return (
    <SettingsPage
      title="Audit log"
      intro="Who changed members, keys, webhooks and the workspace. Edits of brands are in their history."
    >
      {log.isError && <SettingsError error={log.error} onRetry={() => log.refetch()} />}
      {log.isPending && <Loading label="Loading the audit log" />}
      {log.isSuccess && entries.length === 0 && (
        <State title="Nothing yet">
          <p>The first change of a member, key or webhook will be here.</p>
        </State>
      )}
      {entries.length > 0 && (
        <ScrollRegion className="table-scroll rows" label="Audit log">
          <table>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Who</th>
                <th scope="col">Details</th>
                <th scope="col">When</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.id}>
                  <th scope="row">{labelOf(entry.action.replace('.', ' '))}</th>
                  <td data-label="Who">{whoOf(entry)}</td>
                  <td className="wrap" data-label="Details">
                    {Object.entries(entry.details)
                      .map(
                        ([key, value]) =>
                          `${labelOf(key)}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
                      )
                      .join(' · ')}
                  </td>
                  <td data-label="When">
                    <time dateTime={entry.created_at}>{dateTimeText(entry.created_at)}</time>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {log.hasNextPage && (
        <button type="button" className="button" onClick={() => log.fetchNextPage()}>
          Show more
        </button>
      )}
    </SettingsPage>
  );
}
