import type { Brand } from '@brandprint/sdk';
import { createContext, useContext, useState } from 'react';
import { assetUrl } from '../../api/client.ts';
import { Icon } from '../../ui/icon.tsx';

/** Opens the dialog that analyses the brand again; null for people who may only read. */
export const ReanalyzeContext = createContext<(() => void) | null>(null);

interface AssetImageProps {
  brand: Brand;
  path: string;
  alt: string;
  className?: string;
}

/** A picture of the brand. An `img` runs no script of an SVG file. */
export function AssetImage({ brand, path, alt, className }: AssetImageProps) {
  const [failed, setFailed] = useState(false);
  if (path === '') return <span className="gone">No file</span>;
  if (brand.assets_expired || failed) return <span className="gone">{brand.assets_expired ? 'Expired' : 'Gone'}</span>;
  return (
    <img
      className={className}
      src={assetUrl(brand.id, path)}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

/** Says once per chapter that its files are gone, and how to get them back. */
export function ExpiredNotice({ brand, what }: { brand: Brand; what: string }) {
  const reanalyze = useContext(ReanalyzeContext);
  if (!brand.assets_expired) return null;
  return (
    <div className="notice warn expired">
      <span>{what} of this analysis have expired: files are kept for a limited time. Everything else stays.</span>
      {reanalyze && (
        <button type="button" className="button small" onClick={reanalyze}>
          <Icon name="refresh" /> Analyse again
        </button>
      )}
    </div>
  );
}
