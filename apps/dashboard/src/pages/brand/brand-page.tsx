import type { Brand, SectionName } from '@brandprint/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isActive, useAnalysisProgress } from '../../api/analysis-progress.ts';
import { brandprint } from '../../api/client.ts';
import { messageOf, statusOf } from '../../api/errors.ts';
import { useRole } from '../../api/me.ts';
import { hostOf } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTitle } from '../../ui/page-title.tsx';
import { ErrorState, Loading, State } from '../../ui/state.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FirstLook } from '../first-look.tsx';
import { Progress } from '../progress.tsx';
import { ReanalyzeContext } from './asset-image.tsx';
import { Book } from './book.tsx';
import { BrandBar } from './brand-bar.tsx';
import { EditContext } from './chapter.tsx';
import { Reanalyze } from './reanalyze.tsx';
import { useBrand } from './use-brand.ts';

const Editor = lazy(() => import('../edit/editor.tsx').then(({ Editor: component }) => ({ default: component })));

export function BrandPage() {
  const { brandId } = useParams({ from: '/signed-in/brands/$brandId' });
  const query = useBrand(brandId);
  useTitle(query.data?.name ?? 'Brand');
  if (query.isError) {
    if (statusOf(query.error) !== 404) return <ErrorState error={query.error} onRetry={() => query.refetch()} isPage />;
    return (
      <State
        isPage
        title="There is no such brand"
        actions={
          <Link to="/" className="button">
            All brands
          </Link>
        }
      >
        <p>It was deleted, or it belongs to another workspace.</p>
      </State>
    );
  }
  if (!query.data) {
    return (
      <div className="page">
        <Loading label="Loading the brand" height="24rem" />
      </div>
    );
  }
  return <BrandView key={brandId} brand={query.data} isKnown={!query.isFetchedAfterMount} />;
}

function BrandView({ brand, isKnown }: { brand: Brand; isKnown: boolean }) {
  const { canEdit } = useRole();
  const [isReanalyzing, setReanalyzing] = useState(false);
  const [editing, setEditing] = useState<SectionName>();
  const reanalyze = canEdit ? () => setReanalyzing(true) : null;
  const edit = canEdit ? (section: string) => setEditing(section as SectionName) : null;
  const active = isActive(brand.analysis_status);
  useEndSaid(brand);
  return (
    <ReanalyzeContext value={reanalyze}>
      <EditContext value={edit}>
        <BrandBar brand={brand} onReanalyze={reanalyze} />
        {active && <Running brand={brand} canCancel={canEdit} />}
        {!active && <Outcome brand={brand} onReanalyze={reanalyze} />}
        {!active && brand.analysis && <Book brand={brand} isKnown={isKnown} />}
        {isReanalyzing && <Reanalyze brand={brand} onClose={() => setReanalyzing(false)} />}
        {editing && (
          <Suspense>
            <Editor key={editing} brand={brand} section={editing} onClose={() => setEditing(undefined)} />
          </Suspense>
        )}
      </EditContext>
    </ReanalyzeContext>
  );
}

const ENDS: Partial<Record<Brand['analysis_status'], string>> = {
  complete: 'The analysis is complete',
  failed: 'The analysis failed',
  idle: 'The analysis was cancelled',
};

/** Says how an analysis ended to whoever waited for it. */
function useEndSaid({ analysis_status: status }: Brand): void {
  const say = useToast();
  const before = useRef(status);
  useEffect(() => {
    const end = ENDS[status];
    if (end && isActive(before.current)) say(end);
    before.current = status;
  }, [status, say]);
}

function Running({ brand, canCancel }: { brand: Brand; canCancel: boolean }) {
  const client = useQueryClient();
  const progress = useAnalysisProgress(brand.id, true);
  const cancel = useMutation({
    mutationFn: () => brandprint.brands.cancel(brand.id),
    onSuccess: () => client.invalidateQueries({ queryKey: ['brand', brand.id] }),
  });
  const isQueued = (progress?.status ?? brand.analysis_status) === 'queued';
  return (
    <div className="page narrow">
      <div className="panel stack">
        <div>
          <p className="eyebrow">Analysing</p>
          <h1 className="wrap">{hostOf(brand.source_url)}</h1>
        </div>
        <FirstLook brandId={brand.id} progress={progress} />
        <Progress progress={progress} stages={brand.resolved_stages} />
        {isQueued && brand.queue_position > 0 && (
          <p className="muted">
            Position {brand.queue_position} in the queue
            {brand.estimated_wait_minutes > 0 && `, about ${brand.estimated_wait_minutes} min`}.
          </p>
        )}
        {cancel.isError && (
          <p className="notice bad" role="alert">
            {messageOf(cancel.error)}
          </p>
        )}
        <div className="row spread">
          <span className="muted small">You can leave this page. The analysis goes on.</span>
          {canCancel && (
            <button type="button" className="button" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
              Cancel analysis
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

/** What the last analysis came to, if it was not simply complete. */
function Outcome({ brand, onReanalyze }: { brand: Brand; onReanalyze: (() => void) | null }) {
  const isFailed = brand.analysis_status === 'failed';
  if (brand.analysis_status === 'complete') return null;
  const again = onReanalyze && (
    <button type="button" className="button primary" onClick={onReanalyze}>
      <Icon name="refresh" /> Analyse again
    </button>
  );
  if (brand.analysis) {
    return (
      <div className="page outcome">
        <div className={`notice ${isFailed ? 'bad' : ''}`}>
          <strong>{isFailed ? 'The last analysis failed.' : 'The last analysis was cancelled.'}</strong>
          <span>{brand.quality_note} Shown is the analysis before it.</span>
        </div>
      </div>
    );
  }
  return (
    <State
      isPage
      title={isFailed ? `${hostOf(brand.source_url)} could not be analysed` : 'The analysis was cancelled'}
      actions={again}
    >
      <p>{brand.quality_note || 'Nothing was read yet.'}</p>
      {isFailed && <p>Check that the address opens in a browser without signing in, then analyse it again.</p>}
    </State>
  );
}
