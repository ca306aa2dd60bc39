/** A TrueType font with one box for every printable ASCII character: the minimum that a browser accepts as a font. */
export function makeFont(family: string): Buffer {
  const u16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff]));
  const u32 = (value: number) => u16(value >>> 16, value & 0xffff);
  const zeros = (count: number) => Buffer.alloc(count);
  const glyph = Buffer.concat([
    u16(1, 0, 0, 500, 700, 3, 0), // one contour within its box; ends at point 3; no instructions
    Buffer.from([1, 1, 1, 1]), // all on the curve, deltas of two bytes
    u16(0, 500, 0, -500 & 0xffff), // x
    u16(0, 0, 700, 0), // y
    zeros(2),
  ]);
  const cmap = Buffer.concat([
    u16(0, 1, 3, 1),
    u32(12),
    u16(4, 32, 0, 4, 4, 1, 0, 126, 0xffff, 0, 32, 0xffff, 0, 1, 4, 0), // 32…126 by the array, then the end
    zeros(0),
  ]);
  const ids = u16(...Array.from({ length: 95 }, () => 1));
  const format4 = Buffer.concat([cmap, ids]);
  format4.writeUInt16BE(format4.length - 12, 14);
  const text = Buffer.from(family, 'utf16le').swap16();
  const names = [1, 2, 4, 6].flatMap((id) => [3, 1, 0x409, id, text.length, 0]);
  const tables: Record<string, Buffer> = {
    'OS/2': Buffer.concat([
      u16(4, 500, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
      zeros(10),
      zeros(16),
      Buffer.from('TEST'),
      u16(64, 32, 126, 800, -200 & 0xffff, 0, 800, 200),
      zeros(8),
      u16(500, 700, 0, 32, 1),
    ]),
    cmap: format4,
    glyf: Buffer.concat([glyph, glyph]),
    head: Buffer.concat([
      u16(1, 0, 1, 0),
      u32(0),
      u32(0x5f0f3cf5),
      u16(11, 1000),
      zeros(16),
      u16(0, 0, 500, 700, 0, 8, 2, 0, 0),
    ]),
    hhea: Buffer.concat([u16(1, 0, 800, -200 & 0xffff, 0, 600, 0, 0, 500, 1, 0, 0, 0, 0, 0, 0, 0, 2)]),
    hmtx: u16(600, 0, 600, 0),
    loca: u16(0, glyph.length / 2, glyph.length),
    maxp: Buffer.concat([u16(1, 0, 2, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: Buffer.concat([u16(0, 4, 6 + 4 * 12), u16(...names), text]),
    post: Buffer.concat([u16(3, 0), zeros(28)]),
  };
  const tags = Object.keys(tables).sort();
  const header = [u16(0, 1).swap16().swap16(), u16(tags.length, 128, 3, tags.length * 16 - 128)];
  header[0] = Buffer.from([0, 1, 0, 0]);
  let offset = 12 + tags.length * 16;
  const bodies: Buffer[] = [];
  for (const tag of tags) {
    const body = tables[tag] as Buffer;
    const padded = Buffer.concat([body, zeros((4 - (body.length % 4)) % 4)]);
    let sum = 0;
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
    header.push(Buffer.from(tag), u32(sum), u32(offset), u32(body.length));
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([...header, ...bodies]);
}
