import type { Brand } from '@brandprint/sdk';
import { assetUrl } from '../../api/client.ts';
import { parseHex } from '../../lib/color.ts';
import { hostOf, labelOf } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { AssetImage, ExpiredNotice } from './asset-image.tsx';
import { Nothing } from './chapter.tsx';
import { Evidence } from './evidence.tsx';
import type { ChapterProps, Part as SectionPart } from './types.ts';

type Logos = SectionPart<'logos'>;
type File = NonNullable<Logos['primary_logo']> | NonNullable<Logos['slots']['mark_light']>;

interface Logo {
  file: File;
  /** Everything that this file is: "Wordmark for light backgrounds", "Favicon". */
  roles: string[];
  path: string;
  /** Its slots are for dark backgrounds only: on white it might not be seen. */
  isForDark: boolean;
}

/** Every file once, with all that it is. */
function logosOf({ slots, slot_definitions, primary_logo, variants, favicon }: Logos): Logo[] {
  const found: [role: string, file: File | null, path: string][] = [
    ['Primary logo', primary_logo, '/primary_logo'],
    ...Object.entries(slots).map(([key, file]): [string, File | null, string] => [
      slot_definitions.find((definition) => definition.key === key)?.label ?? labelOf(key),
      file,
      `/slots/${key}`,
    ]),
    ...variants.map((file, at): [string, File | null, string] => [file.label || 'Variant', file, `/variants/${at}`]),
    ['Favicon', favicon, '/favicon'],
  ];
  const logos = new Map<string, Logo>();
  for (const [role, file, path] of found) {
    if (!file) continue;
    const known = logos.get(file.asset_path);
    if (known) known.roles.push(role);
    else logos.set(file.asset_path, { file, roles: [role], path, isForDark: isForDark(slots, file) });
  }
  return [...logos.values()];
}

const isForDark = (slots: Logos['slots'], { asset_path: path }: File): boolean => {
  const keys = Object.entries(slots).flatMap(([key, file]) => (file?.asset_path === path ? [key] : []));
  return keys.length > 0 && keys.every((key) => key.endsWith('_dark'));
};

export function LogosChapter({ brand, part }: ChapterProps<'logos'>) {
  const logos = logosOf(part);
  const missing = Object.entries(part.slots)
    .filter(([, file]) => file === null)
    .map(([key]) => part.slot_definitions.find((definition) => definition.key === key)?.label ?? labelOf(key));
  return (
    <>
      {logos.length > 0 && <ExpiredNotice brand={brand} what="Logos" />}
      {logos.length === 0 && <Nothing>No logo was found: the site may set its name in type.</Nothing>}
      <ul className="logos">
        {logos.map((logo) => (
          <LogoItem key={logo.file.asset_path} brand={brand} logo={logo} />
        ))}
      </ul>
      {missing.length > 0 && logos.length > 0 && (
        <p className="small muted">Not found on the site: {missing.join(', ')}.</p>
      )}
    </>
  );
}

/** The brand's own colour as a ground. */
function brandGround({ analysis }: Brand): string | undefined {
  const palette = (analysis?.colors?.primary_palette ?? []).filter(({ hex }) => parseHex(hex)?.a === 1);
  return (palette.find(({ category }) => category === 'primary') ?? palette[0])?.hex;
}

function LogoItem({ brand, logo: { file, roles, path, isForDark } }: { brand: Brand; logo: Logo }) {
  const [title = 'Logo', ...others] = roles;
  const size = file.width && file.height ? `${Math.round(file.width)} × ${Math.round(file.height)}` : '';
  const source = 'source_url' in file && file.source_url ? hostOf(file.source_url) : '';
  return (
    <li className={file.is_vector ? 'logo' : 'logo raster'}>
      {!brand.assets_expired && <LogoGrounds brand={brand} path={file.asset_path} isForDark={isForDark} />}
      <div className="logo-text">
        <div>
          <h3>{title}</h3>
          {others.length > 0 && <p className="small">Also: {others.join(', ')}</p>}
          <p className="small muted">
            {[
              file.format.toUpperCase(),
              file.is_vector ? 'vector' : '',
              size,
              file.generated ? 'generated' : '',
              source,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="row">
          <Evidence brand={brand} section="logos" path={path} of={title} />
          {!brand.assets_expired && (
            <a className="button small" href={assetUrl(brand.id, file.asset_path)} download>
              <Icon name="download" /> Download<span className="visually-hidden"> {title}</span>
            </a>
          )}
        </div>
      </div>
    </li>
  );
}

/** The logo on every ground, the one that it is made for first. */
function LogoGrounds({ brand, path, isForDark }: { brand: Brand; path: string; isForDark: boolean }) {
  const own = brandGround(brand);
  return (
    <div className="logo-grounds">
      {(isForDark ? ['dark', 'light'] : ['light', 'dark']).map((ground) => (
        <div key={ground} className={`ground ${ground}`}>
          <AssetImage brand={brand} path={path} alt={ground === 'dark' ? 'On black' : 'On white'} />
        </div>
      ))}
      <div className="ground" style={own ? { background: own } : {}}>
        <AssetImage brand={brand} path={path} alt="On the brand’s main colour" />
      </div>
      <div className="ground checkered">
        <AssetImage brand={brand} path={path} alt="On a checkered ground, which shows transparency" />
      </div>
    </div>
  );
}
