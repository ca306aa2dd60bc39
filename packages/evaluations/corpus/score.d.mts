/** A record of truth.json. */
export interface Truth {
  id: string;
  brand: string;
  /** Other names that count as correct. */
  brandAlt?: string[];
  /** The main brand colour first. */
  colors: { hex: string; role: string; must: boolean; source: string }[];
  fonts: { family: string; role: string; source: string }[];
  /** `path` is below the web root; null if the logo is not a file. */
  logo: { path: string | null; kind: string; source: string; text?: string; /** Of an inline SVG. */ markup?: string } | null;
  favicon: string | null;
  /** Not complete. */
  tech?: string[];
  /** Main colours, logos and favicons that are as right as the first answer. */
  mainAlt?: string[];
  logoAlt?: string[];
  faviconAlt?: string[];
  /** The file that the site itself shows on light or dark grounds, below the web root; several if they are as right. */
  logoOnLight?: string | string[];
  logoOnDark?: string | string[];
  /** The base unit of spacing in px; several if they are as right, null if none fits. */
  baseUnit?: number | number[] | null;
}

/** The result of a tool, in one shape for all tools. */
export interface Extraction {
  name?: string | undefined;
  description?: string | undefined;
  palette: string[];
  /** The palette with its categories, of tools that have them. */
  categories?: { hex: string; category: string }[];
  fonts: { family: string; role: string }[];
  /** In px; 0 if none is stated. */
  baseUnit?: number | undefined;
  /** `markup` is that of an inline SVG; null if it could not be read, undefined if it was not asked for. */
  logo?: { url: string | null; inline: boolean; markup?: string | null | undefined } | null | undefined;
  /** URLs of the files of the logo for light and for dark grounds, of tools that have them. Recoloured copies have none. */
  slots?: { light: string[]; dark: string[] };
  favicon?: string | undefined;
  tech: string[];
}

/** Null if there is nothing to count. */
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
/** By which names of technologies are compared. */
export declare function techName(name: string): string;
/** What the usage of a family must match to count as that role. */
export declare const ROLE: Readonly<Record<'heading' | 'body', RegExp>>;
/** The last part of a URL's path; empty if there is none. */
export declare function baseName(url: string): string;
export declare function fromBrandprint(body: unknown): Extraction;
export declare function fromDembrandt(out: unknown): Extraction;
export declare function fromOpenbrand(out: unknown): Extraction;
export declare function fromDesignlang(out: unknown): Extraction;
export declare function scoreSite(truth: Truth, got: Extraction | null): Row;
