import type { Color } from '../tokens/values.ts';

const COLOR_ENTRY = 0x0001;
/** Neither global nor spot. */
const NORMAL = 2;

/** Adobe Swatch Exchange, version 1.0: named colours in RGB. */
export function toAse(colors: readonly { name: string; color: Color }[]): Buffer {
  const header = Buffer.concat([Buffer.from('ASEF', 'latin1'), u16(1), u16(0), u32(colors.length)]);
  return Buffer.concat([header, ...colors.map(({ name, color }) => entryOf(name, color))]);
}

function entryOf(name: string, { components }: Color): Buffer {
  const text = Buffer.from(`${name}\0`, 'utf16le').swap16();
  const channels = Buffer.alloc(12);
  components.forEach((channel, i) => {
    channels.writeFloatBE(channel, 4 * i);
  });
  const body = Buffer.concat([u16(text.length / 2), text, Buffer.from('RGB ', 'latin1'), channels, u16(NORMAL)]);
  return Buffer.concat([u16(COLOR_ENTRY), u32(body.length), body]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
