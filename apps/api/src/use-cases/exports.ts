import { buffer } from 'node:stream/consumers';
import type { BrandDetailResponse, ExportFormat, ExportListResponse, ExportQuery } from '@brandprint/contracts';
import { readBrandContent } from '@brandprint/database';
import {
  assetsThatFit,
  EXPORTS,
  type ExportSource,
  exportBrand,
  exportRow,
  fileNamesOf,
  schemesOf,
} from '@brandprint/exports';
import { ApiError } from '@brandprint/platform';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { versionOf } from '../version.ts';
import { brandDetailJson, NOT_WAITING } from '../views/brand.ts';
import { evidenceBody } from '../views/evidence.ts';
import { type AssetFile, getAsset } from './get-asset.ts';
import { type PrintProgress, printExport } from './print-export.ts';
import { requireSubscription } from './require-subscription.ts';
import { storeUnavailable } from './store-unavailable.ts';

/** The formats that a brand can be exported in. */
export async function listExports(context: Context, brandId: string): Promise<{ text: string; version: string }> {
  const { source } = await readSource(context, brandId);
  const fileNameOf = fileNamesOf(source);
  const body: ExportListResponse = {
    data: {
      schemes: schemesOf(source),
      formats: EXPORTS.map((row) => ({
        format: row.format,
        description: row.description,
        media_type: row.mediaType,
        file_name: fileNameOf(row),
        options: [...row.options],
        needs_assets: row.assetPaths !== undefined,
        path: `/v1/api/brands/${brandId}/exports/${row.format}`,
      })),
    },
  };
  const text = JSON.stringify(body);
  return { text, version: versionOf(text) };
}

export interface ExportedFile {
  name: string;
  mediaType: string;
  /** Of the brand and the options. */
  version: string;
  /** The same version may have other bytes: a browser writes them. */
  isPrinted: boolean;
  /** Its bytes, or how far its print is. Throws PRINT_FAILED. */
  read(): Promise<Buffer | PrintProgress>;
}

export async function getExport(
  context: Context,
  { brandId, format, scheme, prefix = '' }: { brandId: string; format: ExportFormat } & ExportQuery,
): Promise<ExportedFile> {
  const { source, analysisId } = await readSource(context, brandId);
  const schemes = schemesOf(source);
  const choosesScheme = exportRow(format).options.includes('scheme');
  if (choosesScheme && scheme !== 'both' && schemes.length > 0 && !schemes.includes(scheme)) {
    const message = `must be ${schemes.join(' or ')}: this brand has no ${scheme} colours`;
    throw new ApiError('VALIDATION_ERROR', { message: `scheme: ${message}`, details: [{ path: 'scheme', message }] });
  }
  const { assetPaths, maxAssetBytes, mediaType, isPrinted = false } = exportRow(format);
  const files = await readAssets(context, brandId, assetPaths?.(source) ?? [], maxAssetBytes);
  const { name, content } = await exportBrand(format, { ...source, ...files }, { scheme, prefix });
  const bytes = Buffer.from(content as Uint8Array);
  const read = async () => (isPrinted ? printExport(context.deps, { brandId, analysisId, html: bytes }) : bytes);
  return { name, mediaType, version: versionOf(bytes), isPrinted, read };
}

interface Source {
  source: ExportSource;
  /** The analysis that is shown. */
  analysisId: string;
}

/** Throws SUBSCRIPTION_REQUIRED, BRAND_NOT_FOUND or ANALYSIS_NOT_COMPLETE. */
async function readSource({ deps, caller }: Context, brandId: string): Promise<Source> {
  requireSubscription(caller);
  const { database } = deps.pipeline;
  const { workspaceId } = caller;
  // In one snapshot: an edit or another analysis can come at any time.
  const content = await readBrandContent(database, { brandId, workspaceId, withEvidence: true });
  if (!content) throw new ApiError('BRAND_NOT_FOUND');
  const { shownAnalysisId } = content.brand;
  if (shownAnalysisId === null) throw new ApiError('ANALYSIS_NOT_COMPLETE');
  const { data }: z.infer<typeof BrandDetailResponse> = JSON.parse(
    brandDetailJson(content, NOT_WAITING, new Date()).toString(),
  );
  const source = { brand: data, evidence: evidenceBody(content.evidence).data };
  return { source, analysisId: shownAnalysisId };
}

/** Files by their path, without those that have expired or do not fit. Throws UNAVAILABLE if the store fails. */
async function readAssets(
  context: Context,
  brandId: string,
  paths: readonly string[],
  maxBytes?: number,
): Promise<Required<Pick<ExportSource, 'assets' | 'omittedAssets'>>> {
  const found = new Map<string, AssetFile>();
  for (const path of paths) {
    const file = await unlessGone(getAsset(context, { brandId, name: path.slice(path.lastIndexOf('/') + 1) }));
    if (file) found.set(path, file);
  }
  const fitting = new Set(assetsThatFit(paths, (path) => found.get(path)?.bytes, maxBytes));
  const assets = new Map<string, Buffer>();
  const omittedAssets = new Map<string, number>();
  for (const [path, file] of found) {
    if (!fitting.has(path)) omittedAssets.set(path, file.bytes);
    else {
      const bytes = await unlessGone(file.open().then(buffer));
      if (bytes) assets.set(path, bytes);
    }
  }
  return { assets, omittedAssets };
}

const GONE: ReadonlySet<string> = new Set(['ASSETS_EXPIRED', 'NOT_FOUND']);

/** Null if the file has expired or was removed. */
async function unlessGone<Result>(reading: Promise<Result>): Promise<Result | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && GONE.has(error.code)) return null;
    throw error instanceof ApiError ? error : storeUnavailable(error);
  }
}
