import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandDetail } from '@brandprint/contracts';
import type { QuickstartCommand } from '../args.ts';
import type { ApiClient } from './api-client.ts';

/** Writes the brand in each format to the folder. Returns lines that say where; a brand without an analysis has none. */
export async function writeExports(
  client: ApiClient,
  { id, analysis }: BrandDetail,
  { formats, folder }: NonNullable<QuickstartCommand['exports']>,
): Promise<string[]> {
  if (!analysis) return ['There is no analysis to export.', ''];
  const lines: string[] = [];
  for (const format of formats) {
    const { fileName, bytes } = await client.export(id, format);
    const file = join(folder, fileName);
    await writeFile(file, bytes);
    lines.push(`Exported ${format} to ${file}`);
  }
  return [...lines, ''];
}
