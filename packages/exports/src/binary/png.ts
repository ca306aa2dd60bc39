import { crc32, deflateSync } from 'node:zlib';

type Rgb = readonly [red: number, green: number, blue: number];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const PALETTE = 3;

/** A PNG of rows of squares, of 256 different colours at most. A row that is shorter than the longest ends with squares of the last colour. */
export function swatchesPng(rows: readonly (readonly Rgb[])[], side: number): Buffer {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const palette = [...new Map(rows.flat().map((color) => [color.join(), color])).values()];
  const indexes = new Map(palette.map((color, i) => [color.join(), i]));
  const width = columns * side;
  const lines = rows.flatMap((row) => {
    const line = Buffer.alloc(1 + width);
    for (let x = 0; x < width; x++) {
      const color = row[Math.min(row.length - 1, Math.floor(x / side))];
      line[1 + x] = indexes.get(color?.join() ?? '') ?? 0;
    }
    return Array.from({ length: side }, () => line);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(lines.length, 4);
  header.set([BITS, PALETTE, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
