import type { BrandDetail, SectionEvidence } from '@brandprint/contracts';

/** What exports are made from: both as the API shows them. */
export interface ExportSource {
  /** The `data` of `GET /v1/api/brands/{id}`. */
  brand: BrandDetail;
  /** The `data` of `GET /v1/api/brands/{id}/evidence`; empty if it is not known. */
  evidence: readonly SectionEvidence[];
  /** Files by their `asset_path`: those that the format asks for and that have not expired. */
  assets?: ReadonlyMap<string, Uint8Array>;
  /** Bytes of the files that are kept, but were not read because the format has no room for them. */
  omittedAssets?: ReadonlyMap<string, number>;
}

export type SchemeName = 'light' | 'dark';

export interface ExportOptions {
  /** `both`: the site's own scheme, and the other one if it has one. */
  scheme: SchemeName | 'both';
  /** Put before names of tokens; empty for none. */
  prefix: string;
}

export interface ExportFile {
  /** A plain name; in archives with folders. */
  name: string;
  content: string | Uint8Array;
}
