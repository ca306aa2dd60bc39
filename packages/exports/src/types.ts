import type { BrandDetail, SectionEvidence } from '@brandprint/contracts';

/** What exports are made from: both as the API shows them. */
export interface ExportSource {
  /** The `data` of `GET /v1/api/brands/{id}`. */
  brand: BrandDetail;
  /** The `data` of `GET /v1/api/brands/{id}/evidence`; empty if it is not known. */
  evidence: readonly SectionEvidence[];
  /** The kept files that the format asked for, by name; those that are missing are gone. */
  assets?: ReadonlyMap<string, AssetFile>;
}

/** A stored logo or image. */
export interface AssetFile {
  mediaType: string;
  bytes: Uint8Array;
}

export type SchemeName = 'light' | 'dark';

export interface ExportOptions {
  /** `both`: the site's own scheme, and the other one if it has one. */
  scheme: SchemeName | 'both';
  /** Put before names of tokens; empty for none. */
  prefix: string;
}

export interface ExportFile {
  /** A plain name without folders. */
  name: string;
  content: string | Uint8Array;
}
