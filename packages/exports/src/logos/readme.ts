import { bullets, linkTarget, plain, section, table } from '../text/markdown.ts';
import type { BrandTokens } from '../tokens/index.ts';
import type { ExportFile, ExportSource } from '../types.ts';
import type { Logo } from './read.ts';
import type { LogoImage } from './render.ts';

export interface LogoEntry {
  logo: Logo;
  /** Null if there is none that can be rendered. */
  picture: LogoImage | null;
  files: readonly ExportFile[];
  /** Why it has no files; empty if it has some. */
  problem: '' | 'gone' | 'unreadable';
}

/** What is in the archive of logos, what is not, and whom it belongs to. */
export function logosReadme(
  { brand }: ExportSource,
  { name, sourceUrl }: BrandTokens,
  entries: readonly LogoEntry[],
): string {
  const owner = plain(name) || 'the brand';
  const present = entries.filter(({ problem }) => problem === '');
  const gone = entries.filter(({ problem }) => problem === 'gone');
  const unreadable = entries.filter(({ problem }) => problem === 'unreadable');
  const site = linkTarget(sourceUrl);
  return `${[
    `# Logos of ${owner}`,
    `Collected from ${site ? `<${site}>` : 'the site'}. They belong to ${owner} or to their owners, and can be registered trademarks. Having the files gives no right to use them: ask for permission, and follow the owner’s own guidelines where there are some.`,
    section(
      '## Files',
      table(
        ['Folder', 'What it is', 'Ground', 'Size', 'Source'],
        present.map(({ logo, picture }) => [
          plain(logo.name),
          plain([logo.label, logo.generated ? '(derived by recolouring)' : ''].filter(Boolean).join(' ')),
          logo.ground || 'any',
          sizeText(picture),
          originText(logo),
        ]),
      ),
    ),
    entries.length === 0 ? 'No logo was found on the site.' : '',
    present.length > 0 ? NOTES : '',
    section(
      '## Gone',
      gone.length > 0 ? expiryText(brand) : '',
      bullets(gone.map(({ logo }) => `${plain(logo.label)}: ${originText(logo)}`)),
    ),
    section(
      '## Not readable',
      bullets(unreadable.map(({ logo }) => `${plain(logo.label)}: the file is not a picture. ${originText(logo)}`)),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

const NOTES = [
  '## Use',
  bullets([
    '`@1x`, `@2x` and `@4x` are PNGs for screens of that density. Pictures that are no vectors have `@1x` only: they are not enlarged.',
    '`-on-light` and `-on-dark` show a logo on the ground that it is for, dark if it is white or nearly white, in the brand’s own background colour if that is known, otherwise on white or black.',
    'Clear space: the site states none. As a starting point keep a quarter of the logo’s height free on every side, as in these pictures.',
    'SVG files have no scripts, links or references to other files. One that had some is here as PNG only.',
  ]),
].join('\n\n');

const sizeText = (picture: LogoImage | null): string =>
  picture ? `${picture.width} × ${picture.height}${picture.isVector ? ' (vector)' : ''}` : '';

function originText({ sourceUrl, pageUrl }: Logo): string {
  const [file, page] = [linkTarget(sourceUrl), linkTarget(pageUrl)];
  return [file ? `<${file}>` : 'part of the page', page ? `on <${page}>` : ''].filter(Boolean).join(' ');
}

const expiryText = ({ id, assets_expire_at }: ExportSource['brand']): string =>
  `Files of an analysis are kept for a limited time${assets_expire_at ? `, here until ${plain(assets_expire_at)}` : ''}. To get them again, analyse the site again (\`POST /v1/api/brands/${plain(id)}/reanalyze\`) and download this archive before the new \`assets_expire_at\`.`;
