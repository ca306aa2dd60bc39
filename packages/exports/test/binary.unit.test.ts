import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { exportBrand } from '../src/index.ts';
import { ALL, EXAMPLES } from './support/brands.ts';
import { exportedJson } from './support/exported.ts';

const [, composed] = EXAMPLES[0] as (typeof EXAMPLES)[number];

/** The files of an archive, read from its directory. */
function unzip(archive: Buffer): Record<string, Buffer> {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, Buffer> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let n = archive.readUInt16LE(end + 10); n > 0; n--) {
    const [crc, bytes, nameLength] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    expect(archive.readUInt32LE(local)).toBe(0x04034b50);
    const start = local + 30 + archive.readUInt16LE(local + 26);
    const content = archive.subarray(start, start + bytes);
    expect(crc32(content)).toBe(crc);
    files[name] = content;
    at += 46 + nameLength;
  }
  return files;
}

const paletteOf = (source: typeof composed) =>
  unzip(Buffer.from(exportBrand('palette', source, { scheme: 'both', prefix: '' }).content));

describe('palette', () => {
  test('When the palette is exported, then each file has the colours of the tokens', () => {
    const { 'palette.ase': ase, 'palette.gpl': gpl, 'palette.png': png } = paletteOf(composed);
    const { $type: _, ...color } = exportedJson('dtcg', composed).color;
    const hexes = Object.values(color as Record<string, { $value: { hex: string } }>).map(({ $value }) => $value.hex);

    expect(readAse(ase ?? Buffer.alloc(0))).toEqual(Object.keys(color).map((name, i) => [name, hexes[i]]));
    const lines = String(gpl)
      .split('\n')
      .filter((line) => /^\s*\d/.test(line));
    expect(lines.map((line) => hexOf((line.split('\t')[0] ?? '').trim().split(/\s+/).map(Number)))).toEqual(hexes);
    expect(readPng(png ?? Buffer.alloc(0))).toEqual(hexes);
  });

  test.each(ALL)('When %s is exported, then the archive can be read', (_, source) => {
    expect(Object.keys(paletteOf(source))).toEqual(expect.arrayContaining(['palette.ase', 'palette.gpl']));
  });
});

const hexOf = (bytes: number[]) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

function readAse(ase: Buffer): [string, string][] {
  expect(ase.toString('latin1', 0, 4)).toBe('ASEF');
  let at = 12;
  return Array.from({ length: ase.readUInt32BE(8) }, () => {
    const nameEnd = at + 8 + 2 * ase.readUInt16BE(at + 6);
    const name = Buffer.from(ase.subarray(at + 8, nameEnd - 2))
      .swap16()
      .toString('utf16le');
    const channels = [4, 8, 12].map((offset) => Math.round(ase.readFloatBE(nameEnd + offset) * 255));
    at += 6 + ase.readUInt32BE(at + 2);
    return [name, hexOf(channels)];
  });
}

/** The colours of the first row of squares. */
function readPng(png: Buffer): string[] {
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const length = png.readUInt32BE(at);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(png.subarray(at + 4, at + 8 + length)));
    chunks[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, at + 8 + length);
  }
  const { IHDR, PLTE, IDAT } = chunks as Record<'IHDR' | 'PLTE' | 'IDAT', Buffer>;
  const width = IHDR.readUInt32BE(0);
  const row = inflateSync(IDAT).subarray(1, 1 + width);
  const side = IHDR.readUInt32BE(4);
  return Array.from({ length: width / side }, (_, i) => {
    const index = row[i * side] ?? 0;
    return hexOf([...PLTE.subarray(3 * index, 3 * index + 3)]);
  });
}
