import type { AccessibilityEvidence } from './evidence/accessibility.ts';
import type { PixelColor, StoredAsset } from './evidence/assets.ts';
import type { DesignEvidence } from './evidence/design.ts';
import type { IconEvidence, ImageEvidence, LogoCandidate } from './evidence/images.ts';
import type { Box, Region } from './evidence/position.ts';
import type { ResourceEvidence, TechSignals } from './evidence/technology.ts';
import type { PageLink, TextBlock } from './evidence/text.ts';

/**
 * Evidence: what a crawl saw, without judgement. The crawler writes it and the sections read it; both sides change
 * together with EVIDENCE_VERSION. Colours are sRGB `#rrggbb`, or `#rrggbbaa` if alpha < 1, as the browser resolved
 * them. Lengths are CSS pixels; boxes are in document coordinates. Areas are visible CSS px².
 */
export const EVIDENCE_VERSION = 2;

/** A screenshot shows a page down to here, in CSS pixels. */
export const SCREENSHOT_HEIGHT = 8_000;

export interface Evidence {
  version: typeof EVIDENCE_VERSION;
  sourceUrl: string;
  /** URL of the first page after redirects. */
  finalUrl: string;
  crawledAt: string;
  browser: string;
  /** The first page (the submitted one) comes first. */
  pages: PageEvidence[];
  /** Every stored binary once, over all pages. */
  assets: StoredAsset[];
  manifest: WebManifest | null;
  /** Remarks about the crawl for people, for instance pages that did not load. */
  notes: string[];
}

export type PageKind =
  | 'home'
  | 'about'
  | 'mission'
  | 'product'
  | 'pricing'
  | 'customers'
  | 'careers'
  | 'contact'
  | 'brand'
  | 'blog'
  | 'docs'
  | 'legal'
  | 'other';

export interface PageEvidence {
  url: string;
  finalUrl: string;
  kind: PageKind;
  status: number;
  /** Response headers with names in lower case; cookies by name only. */
  headers: Record<string, string>;
  cookies: string[];
  title: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  meta: { name: string; content: string }[];
  headLinks: {
    rel: string;
    href: string;
    type: string;
    sizes: string;
    media: string;
    color: string;
    /** Language of an alternate, if it names one. */
    hreflang?: string;
  }[];
  /** Parsed JSON-LD blocks, without malformed ones. */
  jsonLd: unknown[];
  viewport: { width: number; height: number };
  documentHeight: number;
  /** Colour of the page's canvas. */
  canvasColor: string;
  screenshot: { key: string; assetPath: string; width: number; height: number } | null;
  /** Colours of the screenshot outside of images, most frequent first, and the same for the first screen. */
  pixels: PixelColor[];
  firstScreenPixels: PixelColor[];
  styles: ElementStyle[];
  fontFaces: FontFace[];
  customProperties: CustomProperty[];
  /** The page's readable text in reading order, as far as visitors can see it. */
  text: TextBlock[];
  links: PageLink[];
  images: ImageEvidence[];
  icons: IconEvidence[];
  logoCandidates: LogoCandidate[];
  /** Icons declared in the head, and /favicon.ico if it exists. */
  favicons: {
    /** Absolute URL; null for data: URLs. */
    url: string | null;
    rel: string;
    type: string;
    sizes: string;
    assetKey: string | null;
  }[];
  resources: ResourceEvidence[];
  signals: TechSignals;
  css: CssEvidence;
  accessibility: AccessibilityEvidence;
  /** Other views of the first page; empty for all other pages. */
  views: PageView[];
  /** Remarks about this page for people, for instance that it is a login page. */
  remark?: string;
}

/** A page on a small screen, or in another colour scheme than the default. */
export interface PageView
  extends Pick<
    PageEvidence,
    | 'viewport'
    | 'documentHeight'
    | 'canvasColor'
    | 'screenshot'
    | 'pixels'
    | 'firstScreenPixels'
    | 'styles'
    | 'customProperties'
    | 'logoCandidates'
  > {
  /** The other colour scheme, or a small screen in the default scheme. */
  name: 'dark' | 'light' | 'mobile';
  /** What activates it: a media query, or the class or attribute that the site's own switch sets on the root. */
  trigger: string;
}

export type ElementRole =
  | 'heading'
  | 'body'
  | 'label'
  | 'link'
  | 'nav-link'
  | 'button'
  | 'input'
  | 'blockquote'
  | 'code'
  | 'badge'
  | 'card'
  | 'list'
  | 'section'
  | 'container'
  | 'image'
  | 'icon';

/** One look: all visible elements of the same role with the same computed values. */
export interface ElementStyle {
  role: ElementRole;
  /**
   * 1 to 6 for headings; null for a heading by appearance only (large type in another tag), and for everything else.
   */
  level: number | null;
  tag: string;
  /** A selector of the first such element. */
  selector: string;
  /** Class attribute of the first such element. */
  classes: string;
  /** The region with most of them. */
  region: Region;
  /** Text of the first such element, cut at 160 characters. */
  text: string;
  /** Number of elements with this look. */
  count: number;
  /** Characters of their own text in total. */
  chars: number;
  /** Visible area of their boxes, and the part of it on the first screen. */
  area: number;
  firstScreenArea: number;
  /** Area of the line boxes of their own text. */
  textArea: number;
  /** Box of the largest one. */
  box: Box;
  color: string;
  /** Own background; null if fully transparent. */
  backgroundColor: string | null;
  /** The opaque colour behind its text, with all layers composed; null over an image or gradient. */
  backdrop: string | null;
  /** Computed background-image with data: URLs cut; null for "none". */
  backgroundImage: string | null;
  /** backgroundClip is "text" if a gradient fills the glyphs. */
  backgroundClip: string;
  border: { top: Edge | null; right: Edge | null; bottom: Edge | null; left: Edge | null };
  /** Computed border-radius shorthand, for instance "4px" or "50%". */
  borderRadius: string;
  boxShadow: string | null;
  textShadow: string | null;
  opacity: number;
  fill: string | null;
  stroke: string | null;
  font: {
    /** Computed font-family list. */
    stack: string;
    sizePx: number;
    weight: number;
    /** Null for "normal". */
    lineHeightPx: number | null;
    letterSpacingPx: number;
    style: string;
    transform: string;
    decoration: string;
  };
  /** The fonts that the browser rendered the text with, most glyphs first; empty without text. */
  renderedFonts: { family: string; glyphs: number; isCustom: boolean }[];
  /** top, right, bottom, left */
  padding: [number, number, number, number];
  margin: [number, number, number, number];
  /** row or column; null if the element is neither a flex nor a grid container. */
  gap: [number, number] | null;
  display: string;
  /** What changes on hover or focus, by the page's own rules; null if nothing does. */
  hover: StateChange | null;
  focus: StateChange | null;
  /** The same while it is pressed, and when it is disabled. */
  active?: StateChange;
  disabled?: StateChange;
}

export interface Edge {
  width: number;
  style: string;
  color: string;
}

/** Values of properties in a state, where they differ from the usual ones. */
export interface StateProperties {
  color?: string;
  backgroundColor?: string;
  /** Gradients; "none" if it loses them. */
  backgroundImage?: string;
  /** Of the first side that changes: top, bottom, left, right. */
  borderColor?: string;
  borderRadius?: string;
  padding?: string;
  textDecoration?: string;
  boxShadow?: string;
  opacity?: string;
  filter?: string;
  transform?: string;
  outline?: string;
  /** Of pseudo-elements only. */
  width?: string;
  height?: string;
}

export interface StateChange extends StateProperties {
  /** What changes of its pseudo-elements, for instance of a line under a link. */
  before?: StateProperties;
  after?: StateProperties;
}

export interface FontFace {
  family: string;
  weight: string;
  style: string;
  /** The font-stretch descriptor, if there is one. */
  stretch?: string;
  /** Absolute URLs of its files; data: URLs are written as "data:". */
  urls: string[];
  display: string;
  /** "loaded" means that the browser has it, "error" that loading failed. */
  status: 'loaded' | 'loading' | 'unloaded' | 'error';
  /** The stylesheet that declares it; null if inline. */
  stylesheet: string | null;
  /**
   * Metrics of a loaded family as the browser renders it, in thousandths of an em; the width is that of an average
   * letter.
   */
  metrics?: { xHeight: number; capHeight: number; averageWidth: number };
}

export interface CustomProperty {
  name: string;
  /** As computed on the root, or on the first element that declares it. */
  value: string;
  /** The value as a colour, if it is one. */
  color: string | null;
  /** Selector of the declaring rule. */
  scope: string;
  /** How many declarations refer to it with var(). */
  uses: number;
  /** Another colour for screens of a wide gamut (`@media (color-gamut: p3)`), as written. */
  wideGamut?: string;
}

export interface CssEvidence {
  /** How often visible elements use each radius, shadow, transition and gradient. */
  radii: Sample[];
  shadows: Sample[];
  gradients: Sample[];
  transitions: Sample[];
  /** Gaps between neighbours and paddings of boxes as rendered, in whole px, without zeros. */
  spacings: { px: number; property: 'padding' | 'margin' | 'gap'; axis: 'x' | 'y'; count: number; selector: string }[];
  mediaQueries: string[];
  /** Media features that the rules use, for instance "prefers-reduced-motion". */
  prefersReducedMotion: boolean;
  /**
   * Visible elements that move (transitions, animations), and how many of them stop for users who prefer reduced
   * motion.
   */
  motion?: { moving: number; stilled: number };
  prefersColorScheme: boolean;
  /** The color-scheme property or meta. */
  colorScheme: string;
  keyframes: string[];
  layers: string[];
  design?: DesignEvidence;
}

export interface Sample {
  value: string;
  count: number;
  area: number;
  selector: string;
  role: ElementRole;
  region?: Region;
}

export interface WebManifest {
  url: string;
  name: string;
  shortName: string;
  description: string;
  themeColor: string;
  backgroundColor: string;
  icons: { src: string; sizes: string; type: string; purpose: string; assetKey: string | null }[];
}
