import type { ExportFormat } from '@brandprint/contracts';
import { unzipSync } from 'fflate';
import { type ExportOptions, type ExportSource, exportBrand, exportRow } from '../../src/index.ts';
import { readTokens } from '../../src/tokens/index.ts';

const PLAIN: ExportOptions = { scheme: 'both', prefix: '' };

/** The text of an export. */
export function exported(format: ExportFormat, source: ExportSource, options: Partial<ExportOptions> = {}): string {
  const all = { ...PLAIN, ...options };
  const content = exportRow(format).write(source, readTokens(source, all), all);
  if (typeof content !== 'string') throw new Error(`${format} is no text`);
  return content;
}

/** The JSON of an export. */
export const exportedJson = (...args: Parameters<typeof exported>) => JSON.parse(exported(...args));

/** The files of an archive, by name. */
export async function exportedFiles(
  format: ExportFormat,
  source: ExportSource,
  options: Partial<ExportOptions> = {},
): Promise<Record<string, Buffer>> {
  const { content } = await exportBrand(format, source, { ...PLAIN, ...options });
  const files = unzipSync(content as Uint8Array);
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes)]));
}
