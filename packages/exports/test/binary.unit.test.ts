import { describe, expect, test } from '@jest/globals';
import { PNG } from 'pngjs';
import { ALL, EXAMPLES } from './support/brands.ts';
import { exportedFiles, exportedJson } from './support/exported.ts';

const [, composed] = EXAMPLES[0] as (typeof EXAMPLES)[number];

const paletteOf = (source: typeof composed) => exportedFiles('palette', source);

describe('palette', () => {
  test('When the palette is exported, then each file has the colours of the tokens', async () => {
    const { 'palette.ase': ase, 'palette.gpl': gpl, 'palette.png': png } = await paletteOf(composed);
    const { $type: _, ...color } = exportedJson('dtcg', composed).color;
    const hexes = Object.values(color as Record<string, { $value: { hex: string } }>).map(({ $value }) => $value.hex);

    expect(readAse(ase ?? Buffer.alloc(0))).toEqual(Object.keys(color).map((name, i) => [name, hexes[i]]));
    const lines = String(gpl)
      .split('\n')
      .filter((line) => /^\s*\d/.test(line));
    expect(lines.map((line) => hexOf((line.split('\t')[0] ?? '').trim().split(/\s+/).map(Number)))).toEqual(hexes);
    expect(readPng(png ?? Buffer.alloc(0))).toEqual(hexes);
  });

  test.each(ALL)('When %s is exported, then the archive can be read', async (_, source) => {
    expect(Object.keys(await paletteOf(source))).toEqual(expect.arrayContaining(['palette.ase', 'palette.gpl']));
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
function readPng(file: Buffer): string[] {
  const { width, height, data } = PNG.sync.read(file);
  return Array.from({ length: width / height }, (_, i) =>
    hexOf([...data.subarray(4 * i * height, 4 * i * height + 3)]),
  );
}
