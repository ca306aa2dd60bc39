import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isActive } from '../api/analysis-progress.ts';
import { brandprint } from '../api/client.ts';
import { useMe, useRole } from '../api/me.ts';
import { Icon } from '../ui/icon.tsx';
import { useTitle } from '../ui/page-title.tsx';
import { ErrorState, State } from '../ui/state.tsx';
import { BrandCard } from './brand-card.tsx';
import { NewAnalysis } from './new-analysis.tsx';
import { CreateWorkspace } from './settings/create-workspace.tsx';

const PAGE_SIZE = 24;
const TYPING_MS = 250;
/** Browsers allow six connections to a host: other running brands are polled. */
const STREAMS = 2;
const POLL_MS = 4_000;

const STATUSES = [
  ['', 'All'],
  ['complete', 'Complete'],
  ['running', 'Running'],
  ['queued', 'Queued'],
  ['failed', 'Failed'],
  ['idle', 'Cancelled'],
] as const;
type Status = Exclude<(typeof STATUSES)[number][0], ''>;

const toStatus = (status: string | undefined): Status | undefined =>
  STATUSES.map(([value]) => value).find((value): value is Status => value !== '' && value === status);

export function BrandList() {
  useTitle('Brands');
  const { data: me } = useMe();
  return me?.workspaces.length === 0 ? <NoWorkspace /> : <WorkspaceBrands />;
}

function WorkspaceBrands() {
  const { q, status } = useSearch({ from: '/signed-in/' });
  const navigate = useNavigate({ from: '/' });
  const [isAdding, setAdding] = useState(false);
  const { canEdit } = useRole();
  const query = useInfiniteQuery({
    queryKey: ['brands', q ?? '', status ?? ''],
    queryFn: ({ pageParam, signal }) =>
      brandprint.brands.list({ q, status: toStatus(status), limit: PAGE_SIZE, cursor: pageParam }, { signal }).page(),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => (pagination.has_more ? pagination.next_cursor : undefined),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some((brand) => isActive(brand.analysis_status))) ? POLL_MS : false,
  });
  const brands = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const streamed = brands.filter((brand) => isActive(brand.analysis_status)).slice(0, STREAMS);
  const isFiltered = q !== undefined || status !== undefined;
  const isEmpty = query.isSuccess && brands.length === 0;

  return (
    <div className="page">
      <div className="page-head">
        <h1>Brands</h1>
        {canEdit && (
          <button type="button" className="button primary" onClick={() => setAdding(true)}>
            <Icon name="plus" /> New analysis
          </button>
        )}
      </div>
      {!(isEmpty && !isFiltered) && (
        <div className="filters">
          <Search
            key={q === undefined ? 'none' : 'some'}
            q={q ?? ''}
            onSearch={(text) =>
              navigate({ search: (old) => ({ ...old, q: text || undefined }) as never, replace: true })
            }
          />
          <fieldset className="segments">
            <legend className="visually-hidden">Status</legend>
            {STATUSES.map(([value, label]) => (
              <label key={value} className="segment">
                <input
                  type="radio"
                  name="status"
                  value={value}
                  checked={(status ?? '') === value}
                  onChange={() => navigate({ search: (old) => ({ ...old, status: value || undefined }) as never })}
                />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
        </div>
      )}
      {query.isError && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && <CardSkeletons />}
      {isEmpty && isFiltered && (
        <State
          title="No brand matches"
          actions={
            <button type="button" className="button" onClick={() => navigate({ search: {} })}>
              Clear search and filter
            </button>
          }
        >
          <p>Names and hosts are searched.</p>
        </State>
      )}
      {isEmpty && !isFiltered && <FirstBrand canEdit={canEdit} onAdd={() => setAdding(true)} />}
      {brands.length > 0 && (
        <>
          <ul className="cards">
            {brands.map((brand) => (
              <BrandCard key={brand.id} brand={brand} isStreamed={streamed.includes(brand)} />
            ))}
          </ul>
          {query.hasNextPage && (
            <div className="more">
              <button
                type="button"
                className="button"
                disabled={query.isFetchingNextPage}
                onClick={() => query.fetchNextPage()}
              >
                {query.isFetchingNextPage ? 'Loading …' : 'Show more'}
              </button>
            </div>
          )}
        </>
      )}
      {isAdding && <NewAnalysis onClose={() => setAdding(false)} />}
    </div>
  );
}

/** Searches while one types, a moment after the last key. */
function Search({ q, onSearch }: { q: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(q);
  useEffect(() => {
    if (text.trim() === q) return;
    const timer = setTimeout(() => onSearch(text.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div className="search">
      <Icon name="search" />
      <input
        type="search"
        className="input"
        aria-label="Search brands"
        placeholder="Search by name or host"
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}

/** For somebody who has left, or was removed from, their last workspace. */
function NoWorkspace() {
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>You are in no workspace</h1>
          <p className="muted">
            Ask an owner of a workspace for an invitation link, or create a workspace of your own.
          </p>
        </div>
      </div>
      <CreateWorkspace title="Create a workspace" />
    </div>
  );
}

function FirstBrand({ canEdit, onAdd }: { canEdit: boolean; onAdd: () => void }) {
  return (
    <State
      title="Your first brand"
      actions={
        canEdit && (
          <button type="button" className="button primary" onClick={onAdd}>
            <Icon name="plus" /> Analyse a website
          </button>
        )
      }
    >
      <p>
        Give Brandprint the address of a website. A minute later its colours, type, logos, voice and positioning are
        here, each with where it was seen.
      </p>
    </State>
  );
}

function CardSkeletons() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading brands</span>
      <div className="cards">
        {Array.from({ length: 6 }, (_, at) => (
          <div key={at} className="skeleton card-skeleton" />
        ))}
      </div>
    </div>
  );
}
