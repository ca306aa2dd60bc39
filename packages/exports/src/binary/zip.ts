import { strToU8, zipSync } from 'fflate';
import type { ExportFile } from '../types.ts';

/** The first date of the format, in local time like all of its dates: the same files always make the same archive. */
const DATE = new Date(1980, 0, 1);

/** A ZIP archive. Names may have folders. */
export const zip = (files: readonly ExportFile[]): Uint8Array =>
  zipSync(
    Object.fromEntries(
      files.map(({ name, content }) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ),
    { level: 6, mtime: DATE },
  );
