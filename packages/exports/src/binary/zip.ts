import { crc32 } from 'node:zlib';
import type { ExportFile } from '../types.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** 1980-01-01, the first date of the format: the same files always make the same archive. */
const DATE = 0x0021;

/** A ZIP archive that stores files uncompressed. */
export function zip(files: readonly ExportFile[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const nameBytes = Buffer.from(name);
    const bytes = Buffer.from(content as Uint8Array);
    const common = [u16(FLAGS), u16(0), u16(0), u16(DATE), u32(crc32(bytes)), u32(bytes.length), u32(bytes.length)];
    const local = Buffer.concat([u32(LOCAL), u16(VERSION), ...common, u16(nameBytes.length), u16(0), nameBytes, bytes]);
    centrals.push(
      u32(CENTRAL),
      ...[VERSION, VERSION].map(u16),
      ...common,
      ...[nameBytes.length, 0, 0, 0, 0].map(u16),
      u32(0),
      u32(offset),
      nameBytes,
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = [u32(END), ...[0, 0, files.length, files.length].map(u16), u32(directory.length), u32(offset), u16(0)];
  return Buffer.concat([...locals, directory, ...end]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
