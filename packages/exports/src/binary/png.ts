import { PNG } from 'pngjs';

type Rgb = readonly [red: number, green: number, blue: number];

const RGB = 2;

/** A PNG of rows of squares. A row that is shorter than the longest ends with squares of the last colour. */
export function swatchesPng(rows: readonly (readonly Rgb[])[], side: number): Buffer {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const png = new PNG({ width: columns * side, height: rows.length * side });
  rows.forEach((row, y) => {
    const line = Buffer.from(
      Array.from({ length: columns }, (_, x) => row[Math.min(row.length - 1, x)] ?? [0, 0, 0]).flatMap(([r, g, b]) =>
        Array.from({ length: side }, () => [r, g, b, 255]).flat(),
      ),
    );
    for (let i = 0; i < side; i++) line.copy(png.data, (y * side + i) * line.length);
  });
  return PNG.sync.write(png, { colorType: RGB, filterType: 0 });
}
