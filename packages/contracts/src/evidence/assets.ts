/** A binary in the asset store. */
export interface StoredAsset {
  /** Key in the asset store. */
  key: string;
  /** Path below the base URL at which the API serves it. */
  assetPath: string;
  /** Absolute URL of the source; null for inline content and files created here. */
  url: string | null;
  pageUrl: string;
  kind: 'screenshot' | 'image' | 'logo' | 'icon' | 'derived';
  contentType: string;
  format: string;
  bytes: number;
  sha256: string;
  width: number | null;
  height: number | null;
  isVector: boolean;
  hasAlpha: boolean;
  /** 64-bit difference hash in hex, for near-duplicates; null for vectors that could not be rendered. */
  dhash: string | null;
  /** Dominant opaque colours of the rendered image, most frequent first; shares add up to at most 1. */
  colors: PixelColor[];
  /** Null or missing if the image could not be rendered. */
  texture?: PictureTexture | null;
}

/**
 * Texture of an image rendered within 160 by 160 pixels: how neighbouring pixels relate, which shows what kind of image
 * it is.
 */
export interface PictureTexture {
  /** Number of opaque pixels. */
  pixels: number;
  /** Number of different colours among them, with 32 levels per channel. */
  tones: number;
  /** Shares of neighbours that are identical, and that are shades of one another. */
  alike: number;
  shades: number;
  /**
   * Straight horizontal or vertical edges over more than a fifth of the width or height: of panels, bars and tables.
   */
  edges: number;
}

export interface PixelColor {
  hex: string;
  /** 0 to 1 */
  share: number;
  /**
   * Of the first screen, for a colour whose pixels are nearly all exactly this one: their share of it, with what
   * `share` does not count.
   */
  flat?: number;
}
