export { assetsThatFit } from './asset-budget.ts';
export { EXPORTS, exportBrand, exportRow, fileNamesOf } from './table.ts';
export { schemesOf } from './tokens/index.ts';
export type { ExportFile, ExportOptions, ExportSource } from './types.ts';
