const HEADER = 6;
const ENTRY = 16;

/** An icon of several PNGs, smallest first, none wider than 256 pixels. */
export function toIco(pictures: readonly { side: number; png: Uint8Array }[]): Uint8Array {
  const header = Buffer.alloc(HEADER + ENTRY * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ side, png }, i) => {
    const at = HEADER + ENTRY * i;
    header.set([side % 256, side % 256], at);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
