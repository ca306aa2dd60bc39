/** An image in an .ico file: a PNG, or the pixels of a bitmap. */
export type IcoPicture =
  | { kind: 'png'; width: number; height: number; data: Buffer }
  | { kind: 'pixels'; width: number; height: number; rgba: Buffer };

const PNG_MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

export const isIco = (body: Buffer): boolean =>
  body.length > 22 && body.readUInt16LE(0) === 0 && [1, 2].includes(body.readUInt16LE(2)) && body.readUInt16LE(4) > 0;

/** The largest image in an .ico file. Throws if the file is malformed. */
export function decodeIco(body: Buffer): IcoPicture {
  const count = Math.min(body.readUInt16LE(4), 64);
  const entries = Array.from({ length: count }, (_, index) => {
    const at = 6 + index * 16;
    const width = body.readUInt8(at) || 256;
    return {
      width,
      depth: body.readUInt16LE(at + 6),
      bytes: body.readUInt32LE(at + 8),
      offset: body.readUInt32LE(at + 12),
    };
  });
  const best = entries.sort((a, b) => b.width - a.width || b.depth - a.depth)[0];
  if (!best || best.offset + 40 > body.length) throw new RangeError('broken icon');
  const data = body.subarray(best.offset, best.offset + best.bytes);
  if (data.subarray(0, 4).equals(PNG_MAGIC)) {
    return { kind: 'png', width: data.readUInt32BE(16), height: data.readUInt32BE(20), data };
  }
  return decodeBitmap(data);
}

/** A device-independent bitmap with 1, 4, 8, 24 or 32 bits per pixel, and its mask. */
function decodeBitmap(data: Buffer): IcoPicture {
  const header = data.readUInt32LE(0);
  const width = data.readInt32LE(4);
  // The height includes the mask.
  const height = Math.abs(data.readInt32LE(8)) >> 1;
  const depth = data.readUInt16LE(14);
  if (header < 40 || width < 1 || height < 1 || width > 1024 || height > 1024 || ![1, 4, 8, 24, 32].includes(depth)) {
    throw new RangeError('unknown kind of bitmap');
  }
  const colors = depth > 8 ? 0 : data.readUInt32LE(32) || 1 << depth;
  const pixelsAt = header + colors * 4;
  const stride = ((width * depth + 31) >> 5) << 2;
  const maskAt = pixelsAt + stride * height;
  const maskStride = ((width + 31) >> 5) << 2;
  const masked = data.length >= maskAt + maskStride * height;
  const rgba = Buffer.alloc(width * height * 4);
  let opaque = false;
  for (let y = 0; y < height; y += 1) {
    const row = pixelsAt + (height - 1 - y) * stride;
    for (let x = 0; x < width; x += 1) {
      const out = (y * width + x) * 4;
      const at = depth > 8 ? row + (x * depth) / 8 : header + paletteIndex(data, row, x, depth) * 4;
      rgba[out] = data.readUInt8(at + 2);
      rgba[out + 1] = data.readUInt8(at + 1);
      rgba[out + 2] = data.readUInt8(at);
      rgba[out + 3] = depth === 32 ? data.readUInt8(at + 3) : 255;
      opaque ||= depth === 32 && rgba[out + 3] !== 0;
    }
  }
  // 32-bit bitmaps without any alpha, and all others, use the mask.
  if (depth !== 32 || !opaque) {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const hidden = masked && bit(data, maskAt + (height - 1 - y) * maskStride, x) === 1;
        rgba[(y * width + x) * 4 + 3] = hidden ? 0 : 255;
      }
    }
  }
  return { kind: 'pixels', width, height, rgba };
}

const bit = (data: Buffer, row: number, x: number): number => (data.readUInt8(row + (x >> 3)) >> (7 - (x & 7))) & 1;

function paletteIndex(data: Buffer, row: number, x: number, depth: number): number {
  if (depth === 8) return data.readUInt8(row + x);
  if (depth === 4) return (data.readUInt8(row + (x >> 1)) >> (x % 2 === 0 ? 4 : 0)) & 15;
  return bit(data, row, x);
}
