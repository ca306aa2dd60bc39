import { toAse } from '../binary/ase.ts';
import { swatchesPng } from '../binary/png.ts';
import { zip } from '../binary/zip.ts';
import type { BrandTokens } from '../tokens/index.ts';
import { joinName } from '../tokens/names.ts';
import type { Color } from '../tokens/values.ts';
import type { ExportOptions } from '../types.ts';

const SIDE = 64;
const COLUMNS = 16;
/** More swatches are in the other files only. */
const MAX_PNG_SWATCHES = 256;

/** An archive of the palette for Adobe's programs (ASE), for GIMP, Inkscape and Krita (GPL), and as a picture (PNG). */
export function toPalette(tokens: BrandTokens, { prefix }: ExportOptions): Uint8Array {
  const [own, other] = tokens.schemes;
  const colors = [own, ...(other ? [other] : [])].flatMap((set) =>
    set.colors.map(({ name, color }) => ({
      name: joinName(prefix, set === own ? '' : set.scheme, name),
      color,
    })),
  );
  const rows = tokens.schemes.flatMap((set) => {
    const shown = set.colors.slice(0, MAX_PNG_SWATCHES / tokens.schemes.length).map(({ color }) => bytesOf(color));
    return Array.from({ length: Math.ceil(shown.length / COLUMNS) }, (_, row) =>
      shown.slice(row * COLUMNS, (row + 1) * COLUMNS),
    );
  });
  return zip([
    { name: 'palette.ase', content: toAse(colors) },
    { name: 'palette.gpl', content: Buffer.from(toGpl(tokens.name, colors)) },
    ...(rows.length > 0 ? [{ name: 'palette.png', content: swatchesPng(rows, SIDE) }] : []),
  ]);
}

const bytesOf = ({ components: [r, g, b] }: Color) =>
  [Math.round(r * 255), Math.round(g * 255), Math.round(b * 255)] as const;

function toGpl(name: string, colors: readonly { name: string; color: Color }[]): string {
  const title = name.replaceAll(/\s+/g, ' ');
  const lines = colors.map(
    ({ name, color }) =>
      `${bytesOf(color)
        .map((byte) => String(byte).padStart(3))
        .join(' ')}\t${name}`,
  );
  return ['GIMP Palette', `Name: ${title}`, 'Columns: 0', '#', ...lines, ''].join('\n');
}
