import type { EditHistoryEntry, SectionName } from '@brandprint/sdk';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { brandprint } from '../../api/client.ts';
import { identity } from '../../api/identity.ts';
import { useRole } from '../../api/me.ts';
import { dateTimeText } from '../../lib/format.ts';
import { differences, isObject, type Json, type JsonObject } from '../../lib/merge-patch.ts';
import { EDITABLE, SECTION_LABELS } from '../../lib/sections.ts';
import { SelectField } from '../../ui/field.tsx';
import { useTitle } from '../../ui/page-title.tsx';
import { ErrorState, Loading, State } from '../../ui/state.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DifferenceList } from '../edit/difference-list.tsx';
import { Problem } from '../settings/settings-page.tsx';
import { useBrand } from './use-brand.ts';

const PAGE_SIZE = 25;
const ACTIONS: Record<string, string> = { patch: 'Edited', replace: 'Replaced', revert: 'Reverted' };
const SECTIONS = [['', 'All sections'], ...EDITABLE.map((name) => [name, SECTION_LABELS[name] ?? name])] as [
  SectionName | '',
  string,
][];

export function HistoryPage() {
  const { brandId } = useParams({ from: '/signed-in/brands/$brandId/history' });
  const [section, setSection] = useState<SectionName | ''>('');
  const brand = useBrand(brandId);
  useTitle(brand.data ? `History of ${brand.data.name}` : 'History');
  const query = useInfiniteQuery({
    queryKey: ['brand', brandId, 'history', section],
    queryFn: ({ pageParam, signal }) =>
      brandprint.sections
        .history(brandId, { limit: PAGE_SIZE, cursor: pageParam, ...(section !== '' && { section }) }, { signal })
        .page(),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => (pagination.has_more ? pagination.next_cursor : undefined),
  });
  const entries = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <div className="page narrow">
      <div className="page-head">
        <div>
          <Link to="/brands/$brandId" params={{ brandId }} className="back small">
            {brand.data?.name ?? 'Brand'}
          </Link>
          <h1>Edit history</h1>
        </div>
        <SelectField label="Section" hideLabel value={section} options={SECTIONS} onChange={setSection} />
      </div>
      {query.isError && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && <Loading label="Loading the history" />}
      {query.isSuccess && entries.length === 0 && (
        <State title="No edits yet">
          <p>What people and programs change is listed here, and can be restored.</p>
        </State>
      )}
      <ol className="history">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {query.hasNextPage && (
        <div className="more">
          <button type="button" className="button" onClick={() => query.fetchNextPage()}>
            Show more
          </button>
        </div>
      )}
    </div>
  );
}

function Entry({ entry }: { entry: EditHistoryEntry }) {
  const client = useQueryClient();
  const say = useToast();
  const { canEdit } = useRole();
  const { brand_id: brandId, section, action, before_data, after_data, created_at } = entry;
  const restore = useMutation({
    mutationFn: async (data: JsonObject) => {
      const { etag } = await brandprint.sections.get(brandId, section);
      return brandprint.sections.replace(brandId, section, data, { ifMatch: etag });
    },
    onSuccess: async () => {
      say('Restored');
      void client.invalidateQueries({ queryKey: ['brands'] });
      await client.invalidateQueries({ queryKey: ['brand', brandId] });
    },
  });
  return (
    <li className="panel stack">
      <div className="row spread">
        <h2>
          {ACTIONS[action] ?? action}: {SECTION_LABELS[section] ?? section}
        </h2>
        <span className="muted small">
          <Who entry={entry} /> · <time dateTime={created_at}>{dateTimeText(created_at)}</time>
        </span>
      </div>
      <DifferenceList differences={differences((before_data ?? {}) as Json, (after_data ?? {}) as Json)} />
      <Problem error={restore.error} />
      {canEdit && isObject(after_data) && (
        <div>
          <button
            type="button"
            className="button small"
            disabled={restore.isPending}
            onClick={() => restore.mutate(after_data)}
          >
            Restore this version
          </button>
        </div>
      )}
    </li>
  );
}

function Who({ entry }: { entry: EditHistoryEntry }) {
  const { changed_by_user_id: userId, changed_by_api_key_id: keyId } = entry;
  const members = useQuery({
    queryKey: ['members'],
    queryFn: identity.members,
    enabled: userId !== null,
    retry: false,
  });
  const keys = useQuery({
    queryKey: ['keys'],
    queryFn: () => brandprint.keys.list().toArray({ limit: 200 }),
    enabled: keyId !== null,
    retry: false,
  });
  if (userId !== null) {
    const member = members.data?.find((it) => it.user_id === userId);
    return member ? member.name || member.email : 'A person';
  }
  const key = keys.data?.find(({ id }) => id === keyId);
  return key ? `API key “${key.description || key.hint}”` : 'An API key';
}
