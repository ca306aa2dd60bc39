import type { Box, Region } from './position.ts';

export interface ImageEvidence {
  /** "svg" is an inline SVG with the size of an image. */
  kind: 'img' | 'background' | 'svg' | 'video-poster';
  /** Absolute URL; null for inline SVG and data: URLs. */
  url: string | null;
  /** Key in `assets`; null if it was not stored. */
  assetKey: string | null;
  alt: string;
  classes: string;
  selector: string;
  region: Region;
  box: Box;
  naturalWidth: number;
  naturalHeight: number;
  objectFit: string;
  borderRadius: string;
  /** Target of the link around it, if any. */
  linkHref: string | null;
  /** Text of the nearest heading above it in its section. */
  nearHeading: string;
}

export interface IconEvidence {
  /** "font" is a glyph of an icon font. */
  kind: 'svg' | 'font' | 'img';
  url: string | null;
  assetKey: string | null;
  /** Markup of an inline SVG with `<use>` resolved; null otherwise. */
  markup: string | null;
  classes: string;
  /** Icon font family for kind "font". */
  fontFamily: string;
  alt: string;
  selector: string;
  region: Region;
  box: Box;
  color: string;
  fill: string | null;
  stroke: string | null;
  strokeWidth: number | null;
  viewBox: string | null;
  /** Text of the link, button or heading it belongs to. */
  context: string;
  count: number;
}

export interface LogoCandidate {
  source:
    | 'img'
    | 'inline-svg'
    | 'css-background'
    | 'css-mask'
    | 'icon-font'
    | 'text'
    | 'json-ld'
    | 'manifest'
    | 'touch-icon'
    | 'head-icon'
    | 'og-image';
  /** Absolute URL; null for inline SVG and data: URLs. */
  url: string | null;
  assetKey: string | null;
  /** Markup of an inline SVG with `<use>` resolved and computed colours inlined; null otherwise. */
  markup: string | null;
  /** Text next to or instead of an image: alt, title, aria-label or visible text. */
  text: string;
  alt: string;
  classes: string;
  /** id and class attributes of up to four ancestors, for words such as "logo" or "brand". */
  ancestry: string;
  selector: string;
  region: Region;
  /** Null for elements of the head. */
  box: Box | null;
  /** Computed colour of its text or currentColor. */
  color: string | null;
  /** Opaque colour behind it; over a picture or gradient the colour around it on the screenshot, if that is mostly dark or mostly light. */
  backdrop: string | null;
  /** Whether it is in a link to the site's home page (localised ones too). */
  inHomeLink: boolean;
  linkHref: string | null;
  /** Number of other images of similar size next to it: a logo wall has many. */
  siblings: number;
  /**
   * How a background or mask is placed in the box (without borders), in px, as the browser resolved it; null for what
   * is shown whole.
   */
  laid?: { width: number; height: number; position: string; size: string; repeat: string } | null;
  /** What CSS filters make of its colours: a silhouette in white or black, or other colours. Not set without any. */
  repaint?: 'white' | 'black' | 'other';
  /** JSON-LD: the @type that has it. Head icons: rel and sizes. "h1" if it is painted in place of a heading's words, "header" if behind a header that holds nothing. */
  detail: string;
}
