/** A record of truth.json. */
export interface Truth {
  id: string;
  brand: string;
  /** Names that count as well. */
  brandAlt?: string[];
  /** The first one is the main brand colour. */
  colors: { hex: string; role: string; must: boolean; source: string }[];
  fonts: { family: string; role: string; source: string }[];
  /** `path` is below the web root; null where the logo is no file. */
  logo: { path: string | null; kind: string; source: string; text?: string; /** Of an inline SVG. */ markup?: string } | null;
  favicon: string | null;
  /** Not all there is. */
  tech?: string[];
  /** Main colours, logos and favicons that are as right as the first answer. */
  mainAlt?: string[];
  logoAlt?: string[];
  faviconAlt?: string[];
}

/** What a tool answers, whoever it is. */
export interface Extraction {
  name?: string | undefined;
  description?: string | undefined;
  palette: string[];
  fonts: { family: string; role: string }[];
  /** `markup` is what an inline one draws; null if its file is gone, undefined if nobody looked. */
  logo?: { url: string | null; inline: boolean; markup?: string | null | undefined } | null | undefined;
  favicon?: string | undefined;
  tech: string[];
}

/** Null where a site has nothing of the kind. */
export interface Row {
  id: string;
  name: boolean;
  main_top1: boolean;
  main_top3: boolean;
  must_recall: number | null;
  all_recall: number;
  junk_colours: number;
  palette_size: number;
  heading_font: boolean | null;
  body_font: boolean | null;
  logo: boolean | null;
  logo_false: boolean | null;
  favicon: boolean | null;
  tech_recall: number | null;
}

export type Rgb = [red: number, green: number, blue: number];

export declare const MAX_PALETTE: number;
export declare const MAX_FAMILIES: number;
export declare const DELTA_E: number;
export declare function parseHex(text: unknown): { rgb: Rgb; alpha: number } | null;
export declare function deltaE(one: Rgb, other: Rgb): number;
export declare const SAME_DRAWING: number;
export declare function shapesOf(markup: string | null): Set<string>;
export declare function sameDrawing(one: string | null, other: string | null): boolean;
export declare function family(name: string): string;
/** The last part of the path of an address; empty if there is none. */
export declare function baseName(url: string): string;
export declare function fromBrandprint(body: unknown): Extraction;
export declare function fromDembrandt(out: unknown): Extraction;
export declare function fromOpenbrand(out: unknown): Extraction;
export declare function scoreSite(truth: Truth, got: Extraction | null): Row;
