import { zip } from '../binary/zip.ts';
import { toIco } from '../logos/ico.ts';
import { type Logo, readFavicon, readLogos } from '../logos/read.ts';
import { type LogoEntry, logosReadme } from '../logos/readme.ts';
import {
  isLightDrawing,
  type LogoImage,
  readLogoImage,
  renderOnGround,
  renderPng,
  renderSquare,
} from '../logos/render.ts';
import type { BrandTokens } from '../tokens/index.ts';
import type { ExportFile, ExportSource } from '../types.ts';

const FACTORS = [1, 2, 4];
const ICON_SIDES = [16, 32, 48, 180, 192, 512];
const ICO_SIDES: ReadonlySet<number> = new Set([16, 32, 48]);
const WHITE = '#ffffff';
const BLACK = '#000000';

/** The paths of the files that the export needs. */
export const logoPaths = (source: ExportSource): string[] =>
  [...readLogos(source), readFavicon(source)].flatMap((logo) => logo?.assetPath ?? []);

/**
 * An archive of every logo in its own format, as PNG, and on its ground, of the favicon in the usual sizes, and of a README
 * that says what each is for, where it came from, and which files are gone.
 */
export async function toLogos(source: ExportSource, tokens: BrandTokens): Promise<Uint8Array> {
  const favicon = readFavicon(source);
  const logos = await Promise.all(readLogos(source).map((logo) => entryOf(logo, source, tokens, logoFiles)));
  const icon = favicon && (await entryOf(favicon, source, tokens, faviconFiles));
  const entries = [...logos, ...(icon ? [icon] : [])];
  const readme = { name: 'README.md', content: logosReadme(source, tokens, entries) };
  return zip([readme, ...entries.flatMap(({ files }) => files)]);
}

type Render = (logo: Logo, picture: LogoImage, tokens: BrandTokens) => Promise<ExportFile[]>;

async function entryOf(logo: Logo, source: ExportSource, tokens: BrandTokens, render: Render): Promise<LogoEntry> {
  const bytes = source.assets?.get(logo.assetPath);
  if (!bytes) return { logo, picture: null, files: [], problem: 'gone' };
  const picture = await readLogoImage(bytes);
  // Null if it is damaged after its header, which is all that was read so far.
  const ground = logo.ground || (picture && (await isLightDrawing(picture)) ? 'dark' : '');
  const rendered = picture && (await render({ ...logo, ground }, picture, tokens).catch(() => null));
  if (rendered) return { logo: { ...logo, ground }, picture, files: rendered, problem: '' };
  // Icons of Windows, which the renderer cannot read.
  const isIco = Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from([0, 0, 1, 0]));
  const files = isIco ? [{ name: `${logo.name}/${logo.name}.ico`, content: bytes }] : [];
  return { logo, picture: null, files, problem: isIco ? '' : 'unreadable' };
}

async function logoFiles({ name, ground }: Logo, picture: LogoImage, tokens: BrandTokens): Promise<ExportFile[]> {
  const path = `logos/${name}/${name}`;
  const factors = picture.isVector ? FACTORS : [1];
  return [
    ...ownFile(path, picture),
    ...(await Promise.all(
      factors.map(async (factor) => ({ name: `${path}@${factor}x.png`, content: await renderPng(picture, factor) })),
    )),
    ...(await onGround(path, picture, ground, tokens)),
  ];
}

const onGround = async (
  path: string,
  picture: LogoImage,
  ground: Logo['ground'],
  tokens: BrandTokens,
): Promise<ExportFile[]> =>
  ground === ''
    ? []
    : [{ name: `${path}-on-${ground}.png`, content: await renderOnGround(picture, groundColor(ground, tokens)) }];

async function faviconFiles({ ground }: Logo, picture: LogoImage, tokens: BrandTokens): Promise<ExportFile[]> {
  const sides = ICON_SIDES.filter((side) => picture.isVector || side <= Math.max(picture.width, picture.height));
  const icons = await Promise.all(sides.map(async (side) => ({ side, png: await renderSquare(picture, side) })));
  const small = icons.filter(({ side }) => ICO_SIDES.has(side));
  return [
    ...ownFile('favicon/favicon', picture),
    ...icons.map(({ side, png }) => ({ name: `favicon/icon-${side}.png`, content: png })),
    ...(small.length > 0 ? [{ name: 'favicon/favicon.ico', content: toIco(small) }] : []),
    ...(await onGround('favicon/favicon', picture, ground, tokens)),
  ];
}

const ownFile = (path: string, { extension, bytes }: LogoImage): ExportFile[] =>
  extension === '' ? [] : [{ name: `${path}.${extension}`, content: bytes }];

/** The brand's own background of that scheme, otherwise white or black. */
function groundColor(ground: 'light' | 'dark', { schemes }: BrandTokens): string {
  const set = schemes.find(({ scheme }) => scheme === ground);
  const background = set?.colors.find(({ name }) => name === 'background');
  return background?.color.hex ?? (ground === 'dark' ? BLACK : WHITE);
}
