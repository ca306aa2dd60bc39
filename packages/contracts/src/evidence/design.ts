/** Layout, animations and colour notations of one page in its first view. Every list has a maximum length. */
export interface DesignEvidence {
  /** Media queries about the width, and how many of their rules name only classes and ids that the page has. */
  widthQueries: { query: string; rules: number }[];
  /** The same of container queries, from `@container` on; missing in evidence of earlier releases. */
  containerQueries?: { query: string; rules: number }[];
  /** CSS animations of visible elements. */
  animations: AnimationSample[];
  /** The z-index of positioned elements and items of flex boxes and grids, whether they are open or closed. */
  zIndexes: DesignSample[];
  /** The largest width, in px, of centred boxes that have it. */
  containers: DesignSample[];
  /** Grids of two columns or more, and rows of equal boxes; the value has the computed columns of the largest one. */
  grids: GridSample[];
  /** The computed font-variation-settings of visible text. */
  fontVariations: (DesignSample & { family: string })[];
  /** Colours that rules of the page write with light-dark() or in a notation for wide gamuts. */
  colorNotations: ColorNotation[];
}

/** A value of visible elements. */
export interface DesignSample {
  value: string;
  /** Number of elements. */
  count: number;
  /** Selector of the first one. */
  selector: string;
  region: string;
}

/** `value` is the animation-name. All values are computed ones, with one entry per name. */
export interface AnimationSample extends DesignSample {
  duration: string;
  delay: string;
  easing: string;
  iterations: string;
  /** Properties that the keyframes change. */
  properties: string[];
}

export interface GridSample extends DesignSample {
  columns: number;
  /** Whether all columns have the same width. */
  equal: boolean;
  /** row and column, in px */
  gap: [number, number];
  /** Missing for grids. */
  layout?: 'flex';
}

/** A declaration; `value` is as written, `hex` what the browser makes of it in sRGB. */
export interface ColorNotation extends DesignSample {
  property: string;
  hex: string;
}
