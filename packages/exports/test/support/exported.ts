import type { ExportFormat } from '@brandprint/contracts';
import { type ExportOptions, type ExportSource, exportBrand } from '../../src/index.ts';

const PLAIN: ExportOptions = { scheme: 'both', prefix: '' };

/** The text of an export. */
export const exported = (format: ExportFormat, source: ExportSource, options: Partial<ExportOptions> = {}): string =>
  String(exportBrand(format, source, { ...PLAIN, ...options }).content);

/** The JSON of an export. */
export const exportedJson = (...args: Parameters<typeof exported>) => JSON.parse(exported(...args));
