import type { BrandSummary } from '@brandprint/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { isActive, useAnalysisProgress } from '../api/analysis-progress.ts';
import { assetUrl, brandprint } from '../api/client.ts';
import { inkOn, parseHex } from '../lib/color.ts';
import { hostOf, relativeText } from '../lib/format.ts';
import { useSeen } from '../ui/use-seen.ts';
import { pagesText } from './progress.tsx';
import { StatusBadge } from './status-badge.tsx';

const MAX_SWATCHES = 6;

interface Swatch {
  hex: string;
  share: number;
}

/**
 * The name, also if somebody edited it, the palette as it is painted and the favicon; kept, since cards come and go. They
 * are asked for when the card is seen: a list is longer than a window.
 */
function useLook({ id, name, analysis_status, updated_at, assets_expired }: BrandSummary, isSeen: boolean) {
  const isWanted = isSeen && analysis_status === 'complete';
  const things = useQuery({
    queryKey: ['brand', id, 'card-things', updated_at],
    queryFn: async ({ signal }) => (await brandprint.sections.get(id, 'things', { signal })).typed,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const colors = useQuery({
    queryKey: ['brand', id, 'card-colors', updated_at],
    queryFn: async ({ signal }) => (await brandprint.sections.get(id, 'colors', { signal })).typed,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const logos = useQuery({
    queryKey: ['brand', id, 'card-logos', updated_at],
    queryFn: async ({ signal }) => (await brandprint.sections.get(id, 'logos', { signal })).typed,
    enabled: isWanted && !assets_expired,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const palette = (colors.data?.primary_palette ?? []).flatMap(({ hex, category, usage_frequency }) =>
    parseHex(hex) ? [{ hex, category, share: usage_frequency }] : [],
  );
  const lead = palette.find(({ category }) => category === 'primary') ?? palette[0];
  const favicon = logos.data?.favicon?.asset_path;
  return {
    name: things.data?.name || name,
    swatches: palette.slice(0, MAX_SWATCHES) as Swatch[],
    lead: lead?.hex,
    favicon: favicon && !assets_expired ? assetUrl(id, favicon) : undefined,
  };
}

export function BrandCard({ brand, isStreamed }: { brand: BrandSummary; isStreamed: boolean }) {
  const item = useRef<HTMLLIElement>(null);
  const { name, swatches, lead, favicon } = useLook(brand, useSeen(item));
  const progress = useAnalysisProgress(brand.id, isStreamed);
  const status = progress?.status ?? brand.analysis_status;
  return (
    <li ref={item} className="card">
      <div className="card-colors" aria-hidden="true">
        {swatches.map(({ hex, share }, at) => (
          <span key={`${hex}-${at}`} style={{ background: hex, flexGrow: Math.max(0.07, share) }} />
        ))}
      </div>
      <div className="card-body">
        <Favicon src={favicon} name={name} color={lead} />
        <div className="card-text">
          <h2 className="ellipsis">
            <Link to="/brands/$brandId" params={{ brandId: brand.id }} className="card-link">
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <p className="muted small ellipsis">{hostOf(brand.source_url)}</p>
        </div>
      </div>
      <div className="card-foot small muted">
        <StatusBadge status={status} />
        <span>{isActive(status) && progress ? pagesText(progress) : relativeText(brand.updated_at)}</span>
      </div>
    </li>
  );
}

/** The favicon, or the first letter on the brand's main colour. */
function Favicon({ src, name, color }: { src: string | undefined; name: string; color: string | undefined }) {
  const [failed, setFailed] = useState(false);
  const rgb = parseHex(color);
  if (src && !failed) {
    return (
      <span className="favicon picture">
        <img src={src} alt="" onError={() => setFailed(true)} />
      </span>
    );
  }
  return (
    <span
      className="favicon"
      aria-hidden="true"
      style={rgb && color ? { background: color, color: inkOn({ ...rgb, a: 1 }) } : {}}
    >
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
