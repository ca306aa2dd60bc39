import type { Brand } from '@brandprint/sdk';
import { inkOn, luminance, parseHex } from '../../lib/color.ts';
import { faceFor } from '../../lib/fonts.ts';
import { dateText, hostOf, relativeText } from '../../lib/format.ts';
import { AssetImage } from './asset-image.tsx';

/** The first page: the brand's own colour, logo and typeface. */
export function Cover({ brand }: { brand: Brand }) {
  const { analysis } = brand;
  const palette = (analysis?.colors?.primary_palette ?? []).filter(({ hex }) => parseHex(hex)?.a === 1);
  const lead = palette.find(({ category }) => category === 'primary') ?? palette[0];
  const rgb = parseHex(lead?.hex);
  const isDark = rgb ? luminance(rgb) < 0.179 : false;
  const slots = analysis?.logos?.slots;
  const logo = isDark ? (slots?.wordmark_dark ?? slots?.mark_dark) : (slots?.wordmark_light ?? slots?.mark_light);
  const heading = analysis?.typography?.font_families.find(({ usage }) => /heading/i.test(usage));
  const face = heading && faceFor(heading.name, heading.availability.recommended_alternative).stack;
  return (
    <header className="cover">
      <div
        className="cover-band"
        style={rgb && lead ? { background: lead.hex, color: inkOn(rgb) } : { background: 'var(--sunken)' }}
      >
        <div className="cover-inner">
          {logo && !brand.assets_expired && (
            <div className="cover-logo">
              <AssetImage brand={brand} path={logo.asset_path} alt="" />
            </div>
          )}
          <div>
            <h1 style={face ? { fontFamily: face } : {}}>
              <bdi>{brand.name}</bdi>
            </h1>
            <p className="cover-host">{hostOf(brand.source_url)}</p>
          </div>
        </div>
      </div>
      <div className="cover-strip" aria-hidden="true">
        {palette.slice(0, 10).map(({ hex }, at) => (
          <span key={`${hex}-${at}`} style={{ background: hex }} />
        ))}
      </div>
      <dl className="cover-meta">
        <div>
          <dt>Analysed</dt>
          <dd>{brand.analysis_completed_at ? dateText(brand.analysis_completed_at) : '–'}</dd>
        </div>
        <div>
          <dt>Page limit</dt>
          <dd>{brand.max_pages}</dd>
        </div>
        <div>
          <dt>Files</dt>
          <dd>
            {brand.assets_expired
              ? 'expired'
              : brand.assets_expire_at
                ? `kept until ${relativeText(brand.assets_expire_at).replace(/^in /, 'about ')} from now`
                : '–'}
          </dd>
        </div>
        <div className="cover-note">
          <dt>Quality</dt>
          <dd>{brand.quality_note || 'Nothing to note.'}</dd>
        </div>
      </dl>
    </header>
  );
}
