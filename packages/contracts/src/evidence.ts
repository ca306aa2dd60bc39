import type { DesignEvidence } from './evidence-design.ts';

/**
 * Evidence: what a crawl saw, without judgement. The crawler writes it and the sections read it; both sides change
 * together with EVIDENCE_VERSION. Colours are sRGB `#rrggbb`, or `#rrggbbaa` if alpha < 1, as the browser resolved
 * them. Lengths are CSS pixels; boxes are in document coordinates. Areas are visible CSS px².
 */
export const EVIDENCE_VERSION = 2;

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

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

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
  grain?: PictureTexture | null;
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

/**
 * "header" is the bar at the top, "nav" a menu (in that bar, in a sidebar or alone), "hero" the opening block, "widget"
 * a consent banner or third-party chat. Menus in the footer are "footer". Everything inside a dialog or widget is that.
 */
export type Region = 'header' | 'nav' | 'hero' | 'main' | 'aside' | 'footer' | 'dialog' | 'widget';

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

export interface StateChange {
  color?: string;
  backgroundColor?: string;
  borderColor?: string;
  textDecoration?: string;
  boxShadow?: string;
  opacity?: string;
  transform?: string;
  outline?: string;
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
}

export type TextKind =
  | 'heading'
  | 'paragraph'
  | 'list-item'
  | 'quote'
  | 'button'
  | 'nav'
  | 'caption'
  | 'label'
  | 'code'
  | 'cell';

export interface TextBlock {
  kind: TextKind;
  /** 1 to 6 for headings, else null. */
  level: number | null;
  text: string;
  region: Region;
  selector: string;
  /** Index in `text` of the heading above it; null before the first heading. */
  heading: number | null;
  /** Computed font size, which shows what stands out. */
  sizePx: number;
  box: Box;
}

export interface PageLink {
  href: string;
  text: string;
  region: Region;
  rel: string;
  sameSite: boolean;
  /** In a menu that is closed until visitors hover over it, focus it or click. */
  collapsed?: boolean;
}

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
  /** Opaque colour behind it. */
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
  /** JSON-LD: the @type that has it. Head icons: rel and sizes. "h1" if it is painted in place of a heading's words. */
  detail: string;
}

export interface ResourceEvidence {
  url: string;
  type: 'document' | 'stylesheet' | 'script' | 'font' | 'image' | 'media' | 'fetch' | 'other';
  /** 0 if there was no response. */
  status: number;
  contentType: string;
  bytes: number;
  /**
   * The first 500 characters of a stylesheet or script, then its other licence comments, up to 2,000: they contain
   * names and versions.
   */
  banner: string;
  /** Libraries in the code, recognised by strings that bundlers keep; absent if there are none. */
  code?: { name: string; version: string }[];
  /** Same registrable domain as the site. */
  firstParty: boolean;
}

export interface TechSignals {
  generator: string;
  /**
   * Libraries with a global variable, and a version if the object has one. `property` names a property found on
   * elements of the page instead, for instance "__vue_app__".
   */
  globals: { name: string; version: string; property?: string }[];
  /** Markers in the DOM, for instance "data-reactroot", "ng-version=17.0.1", "__NEXT_DATA__". */
  dom: string[];
  /**
   * Class names by use, most frequent first, at most 600; `styled` if a rule of the page's stylesheets uses the name.
   */
  classes: { name: string; count: number; styled?: true }[];
  /** HTML comments, cut at 200 characters, at most 40. */
  comments: string[];
  /** Tag names of custom elements. */
  customElements: string[];
  /** First 300 characters of each inline script, at most 60. */
  inlineScripts: string[];
  /** Licence comments of inline stylesheets, at most 20. */
  styleBanners?: string[];
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

export interface AccessibilityEvidence {
  landmarks: string[];
  skipLink: boolean;
  images: number;
  imagesWithoutAlt: number;
  inputs: number;
  inputsWithoutLabel: number;
  /** Heading levels in document order. */
  headingOrder: number[];
  ariaRoles: string[];
  /** Results of axe-core; absent on pages where it was not run. */
  checks?: AccessibilityCheck[];
  /** Rules of axe-core that were skipped on a large page for lack of time. */
  unchecked?: string[];
}

/** A violated or undecided rule of axe-core, with the number of elements. */
export interface AccessibilityCheck {
  /** Id of the rule, for instance "color-contrast". */
  rule: string;
  /** Impact of the violations; null if there are none. */
  impact: 'minor' | 'moderate' | 'serious' | 'critical' | null;
  failed: number;
  passed: number;
  /** Elements that a person has to check, for instance text over an image. */
  undecided: number;
  /** The first element with a violation; "" if there is none. */
  selector: string;
  /** True if only the first screen was checked, as on a large page. */
  firstScreen?: true;
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

/** Where a value of a section was seen. */
export interface Provenance {
  /** JSON Pointer (RFC 6901) into the section, for instance "/primary_palette/0". */
  path: string;
  page: string;
  selector: string;
  /** CSS property, HTML attribute or "text". */
  property: string;
  /** The value as found there. */
  value: string;
  /** How often it was seen. */
  count: number;
  /** 0 to 1 */
  confidence: number;
  /**
   * Whether the value is rendered for visitors or only declared in markup and stylesheets. A `cited` sighting does not
   * contain the value: it is what a model's words are based on.
   */
  basis?: 'declared' | 'rendered' | 'cited';
}
