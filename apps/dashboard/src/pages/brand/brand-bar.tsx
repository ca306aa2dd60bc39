import type { Brand } from '@brandprint/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isActive } from '../../api/analysis-progress.ts';
import { API_BASE, brandprint } from '../../api/client.ts';
import { messageOf } from '../../api/errors.ts';
import { useRole } from '../../api/me.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import { StatusBadge } from '../status-badge.tsx';

/** The line above a brand: where one is, and what one can do. */
export function BrandBar({ brand, onReanalyze }: { brand: Brand; onReanalyze: (() => void) | null }) {
  const { isOwner, canEdit } = useRole();
  const [isDeleting, setDeleting] = useState(false);
  const active = isActive(brand.analysis_status);
  return (
    <div className="brand-bar">
      <Link to="/" className="back">
        Brands
      </Link>
      <span aria-hidden="true" className="muted">
        /
      </span>
      <strong className="ellipsis">
        <bdi>{brand.name}</bdi>
      </strong>
      {brand.analysis_status !== 'complete' && <StatusBadge status={brand.analysis_status} />}
      <div className="row brand-actions">
        {brand.analysis && <ExportsMenu brand={brand} />}
        {onReanalyze && !active && (
          <button type="button" className="button small" onClick={onReanalyze}>
            <Icon name="refresh" /> <span className="label">Analyse again</span>
          </button>
        )}
        <Link
          to="/brands/$brandId/history"
          params={{ brandId: brand.id }}
          className="button small icon"
          aria-label="Edit history"
        >
          <Icon name="history" />
        </Link>
        {(isOwner || canEdit) && (
          <button
            type="button"
            className="button small icon"
            aria-label="Delete brand"
            onClick={() => setDeleting(true)}
          >
            <Icon name="trash" />
          </button>
        )}
      </div>
      {isDeleting && <DeleteBrand brand={brand} onClose={() => setDeleting(false)} />}
    </div>
  );
}

/** The formats that the API offers. */
function ExportsMenu({ brand }: { brand: Brand }) {
  return (
    <Popover
      className="button small"
      button={
        <>
          <Icon name="download" /> <span className="label">Export</span>
        </>
      }
      label="Export"
    >
      {() => <ExportList brand={brand} />}
    </Popover>
  );
}

function ExportList({ brand }: { brand: Brand }) {
  const exports = useQuery({
    queryKey: ['brand', brand.id, 'exports'],
    queryFn: ({ signal }) => brandprint.exports.list(brand.id, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (exports.isError) return <p className="notice bad">{messageOf(exports.error)}</p>;
  if (!exports.data) return <p className="muted">Loading …</p>;
  return (
    <ul className="export-list">
      {exports.data.formats.map(({ format, description, file_name: name, path, needs_assets: needsAssets }) => (
        <li key={format}>
          <a className="menu-item" href={`${API_BASE}${path}`} download={name}>
            <span className="export-text">
              <span className="mono">{name}</span>
              <span className="muted">{description}</span>
              {needsAssets && brand.assets_expired && <span className="muted">Without files: they have expired.</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function DeleteBrand({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => brandprint.brands.delete(brand.id),
    onSuccess: async () => {
      await navigate({ to: '/' });
      client.removeQueries({ queryKey: ['brand', brand.id] });
      await client.invalidateQueries({ queryKey: ['brands'] });
    },
  });
  return (
    <Confirm
      title={`Delete ${brand.name}?`}
      action="Delete the brand"
      busy={remove.isPending}
      problem={remove.error ? messageOf(remove.error) : undefined}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>Its analysis, files, edits and history are deleted. This cannot be undone.</p>
    </Confirm>
  );
}
