import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BrandDetail } from '@brandprint/contracts';
import type { QuickstartCommand } from '../args.ts';
import type { ApiClient } from './api-client.ts';

/** Writes the brand in each format to the folder. Returns lines that say where; a brand without an analysis has none. */
export async function writeExports(
  client: Pick<ApiClient, 'export'>,
  { id, analysis }: BrandDetail,
  { formats, folder }: NonNullable<QuickstartCommand['exports']>,
): Promise<string[]> {
  if (!analysis) return ['There is no analysis to export.', ''];
  const lines: string[] = [];
  for (const format of formats) {
    const { fileName, bytes } = await client.export(id, format);
    const file = await writeNewFile(folder, fileName, bytes);
    const isRenamed = basename(file) !== fileName;
    lines.push(`Exported ${format} to ${file}${isRenamed ? `, because ${fileName} exists already` : ''}`);
  }
  return [...lines, ''];
}

/** Never overwrites a file: if the name is taken, the new one gets a number. Returns its path. */
async function writeNewFile(folder: string, fileName: string, bytes: Buffer): Promise<string> {
  for (let n = 1; ; n++) {
    const file = join(folder, n === 1 ? fileName : fileName.replace(/(?=\.)/, `-${n}`));
    try {
      await writeFile(file, bytes, { flag: 'wx' });
      return file;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
