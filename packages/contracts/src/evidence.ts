/**
 * Evidence: what a crawl saw, nothing judged. The crawler writes it, the sections read it; both sides change together
 * with EVIDENCE_VERSION. Colours are sRGB `#rrggbb`, or `#rrggbbaa` where alpha < 1, as the browser resolved them.
 * Lengths are CSS pixels; boxes are in document coordinates. Areas are visible CSS px².
 */
export const EVIDENCE_VERSION = 2;

export interface Evidence {
  version: typeof EVIDENCE_VERSION;
  sourceUrl: string;
  /** Address of the first page after redirects. */
  finalUrl: string;
  crawledAt: string;
  browser: string;
  /** The first page (the submitted one) comes first. */
  pages: PageEvidence[];
  /** Every stored binary, once, over all pages. */
  assets: StoredAsset[];
  manifest: WebManifest | null;
  /** Things that a person should know of the crawl, for instance pages that did not load. */
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
  /** Absolute URL it came from; null for what was inline or made here. */
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
  /** 64-bit difference hash in hex, for near-duplicates; null for vectors that could not be drawn. */
  dhash: string | null;
  /** Dominant opaque colours of the drawn picture, most first; shares add up to at most 1. */
  colors: PixelColor[];
  /** null or missing for what could not be drawn. */
  grain?: PictureTexture | null;
}

/** How the pixels of a picture lie beside each other when it is drawn within 160 by 160 of them: what it is made of. */
export interface PictureTexture {
  /** Opaque pixels. */
  pixels: number;
  /** Different colours among them, of 32 levels a channel. */
  tones: number;
  /** Shares of neighbours that are the same, and that are shades of one another. */
  alike: number;
  shades: number;
  /** Straight level edges that run over a fifth of the width or height: of panels, bars and tables. */
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
 * "header" is the bar on top, "nav" a menu (in that bar, in a sidebar or alone), "hero" the opening block, "widget" a
 * consent banner or third-party chat. Menus of the footer are "footer"; nothing inside a dialog or widget is else.
 */
export type Region = 'header' | 'nav' | 'hero' | 'main' | 'aside' | 'footer' | 'dialog' | 'widget';

export interface PageEvidence {
  url: string;
  finalUrl: string;
  kind: PageKind;
  status: number;
  /** Response headers, names in lower case; cookies by name only. */
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
    /** Language of an alternate, where it names one. */
    hreflang?: string;
  }[];
  /** Parsed JSON-LD blocks; broken ones are left out. */
  jsonLd: unknown[];
  viewport: { width: number; height: number };
  documentHeight: number;
  /** Colour of the canvas behind everything. */
  canvasColor: string;
  screenshot: { key: string; assetPath: string; width: number; height: number } | null;
  /** Colours of the screenshot's pixels outside of pictures, most first, and the same for the first screen. */
  pixels: PixelColor[];
  firstScreenPixels: PixelColor[];
  styles: ElementStyle[];
  fontFaces: FontFace[];
  customProperties: CustomProperty[];
  /** The page's readable text in reading order; only what a visitor can see. */
  text: TextBlock[];
  links: PageLink[];
  images: ImageEvidence[];
  icons: IconEvidence[];
  logoCandidates: LogoCandidate[];
  /** Icons that the head declares, and /favicon.ico if it answered. */
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
  /** Other views of the first page; empty for all others. */
  views: PageView[];
  /** What a person should know of this page, for instance that it is a page to sign in. */
  remark?: string;
}

/** A page as it is seen otherwise than on a large screen in the scheme that it shows to who asked for none. */
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
  /** Its other colour scheme, or a small screen in the scheme of the page. */
  name: 'dark' | 'light' | 'mobile';
  /** What calls it up: a media query, or the class or attribute of the root that its own switch sets. */
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

/** One painted look: all visible elements of the same role that share these computed values. */
export interface ElementStyle {
  role: ElementRole;
  /** 1 to 6 for headings; null for a heading by its looks alone (large type in another tag), and for all else. */
  level: number | null;
  tag: string;
  /** A selector of the first such element. */
  selector: string;
  /** Class attribute of the first such element. */
  classes: string;
  /** The region in which most of them stand. */
  region: Region;
  /** Text of the first such element, cut at 160 characters. */
  text: string;
  /** How many elements look like this. */
  count: number;
  /** Characters of own text, of all of them. */
  chars: number;
  /** Visible area of their boxes, and the part of it inside the first screen. */
  area: number;
  firstScreenArea: number;
  /** Area of their own text's line boxes. */
  textArea: number;
  /** Box of the largest one. */
  box: Box;
  color: string;
  /** Own background; null if fully transparent. */
  backgroundColor: string | null;
  /** The opaque colour that is seen behind its text, all layers composed; null over a picture or gradient. */
  backdrop: string | null;
  /** Computed background-image; data: URLs are cut. "none" is null. */
  backgroundImage: string | null;
  /** backgroundClip is "text" where a gradient fills the glyphs. */
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
    /** null is "normal". */
    lineHeightPx: number | null;
    letterSpacingPx: number;
    style: string;
    transform: string;
    decoration: string;
  };
  /** What the browser drew the text with (platform fonts), most glyphs first; empty where it has no text. */
  renderedFonts: { family: string; glyphs: number; isCustom: boolean }[];
  /** top, right, bottom, left */
  padding: [number, number, number, number];
  margin: [number, number, number, number];
  /** row, column; null where the element lays out no flex or grid. */
  gap: [number, number] | null;
  display: string;
  /** What changes when pointed at or focused, from the page's own rules; null if nothing does. */
  hover: StateChange | null;
  focus: StateChange | null;
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
}

export interface FontFace {
  family: string;
  weight: string;
  style: string;
  /** Absolute URLs of its files; data: URLs are written as "data:". */
  urls: string[];
  display: string;
  /** "loaded" means the browser has it; "error" that it was tried in vain. */
  status: 'loaded' | 'loading' | 'unloaded' | 'error';
  /** The stylesheet that declares it; null if inline. */
  stylesheet: string | null;
  /** Of a loaded family, as the browser draws it, in thousandths of an em; the width is that of a usual letter. */
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
  /** How many declarations refer to it by var(). */
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
  /** Index in `text` of the heading it stands under; null before the first. */
  heading: number | null;
  /** Computed font size: what a visitor's eye is drawn to first. */
  sizePx: number;
  box: Box;
}

export interface PageLink {
  href: string;
  text: string;
  region: Region;
  rel: string;
  sameSite: boolean;
}

export interface ImageEvidence {
  /** "svg" is an inline SVG of picture size. */
  kind: 'img' | 'background' | 'svg' | 'video-poster';
  /** Absolute URL; null for inline SVG and data: URLs. */
  url: string | null;
  /** Key in `assets`, null if it was not stored. */
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
  /** Where a click on it leads, if it stands in a link. */
  linkHref: string | null;
  /** Text of the nearest heading above it in its section. */
  nearHeading: string;
}

export interface IconEvidence {
  /** "font" is a glyph of an icon font. */
  kind: 'svg' | 'font' | 'img';
  url: string | null;
  assetKey: string | null;
  /** Markup of an inline SVG, `<use>` resolved; null else. */
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
  /** Markup of an inline SVG, `<use>` resolved and colours computed into it; null else. */
  markup: string | null;
  /** Text beside or instead of a picture: alt, title, aria-label or visible. */
  text: string;
  alt: string;
  classes: string;
  /** id and class attributes of up to four ancestors, for words such as "logo" or "brand". */
  ancestry: string;
  selector: string;
  region: Region;
  /** null for what stands in the head. */
  box: Box | null;
  /** Computed colour of its text or currentColor. */
  color: string | null;
  /** Opaque colour behind it. */
  backdrop: string | null;
  /** Stands in a link to the site's home (localised homes too). */
  inHomeLink: boolean;
  linkHref: string | null;
  /** How many other pictures of like size stand beside it: a logo wall has many. */
  siblings: number;
  /** How a background or mask is laid into the box (without its borders), in px, as the browser resolved it; null for what is shown whole. */
  laid?: { width: number; height: number; position: string; size: string; repeat: string } | null;
  /** JSON-LD: the @type that carries it. Head icons: rel and sizes. "h1" for what is painted in place of a heading's words. */
  detail: string;
}

export interface ResourceEvidence {
  url: string;
  type: 'document' | 'stylesheet' | 'script' | 'font' | 'image' | 'media' | 'fetch' | 'other';
  /** 0 if it did not answer. */
  status: number;
  contentType: string;
  bytes: number;
  /**
   * First 500 characters of a stylesheet or script, then its further licence comments, up to 2,000: they carry names
   * and versions.
   */
  banner: string;
  /** Libraries whose code is in it, by strings that bundlers leave alone; absent where there are none. */
  code?: { name: string; version: string }[];
  /** Same registrable domain as the site. */
  firstParty: boolean;
}

export interface TechSignals {
  generator: string;
  /**
   * Libraries whose global exists, with a version where the object says one; `property` names what was found on elements
   * of the page instead, for instance "__vue_app__".
   */
  globals: { name: string; version: string; property?: string }[];
  /** Markers in the DOM, for instance "data-reactroot", "ng-version=17.0.1", "__NEXT_DATA__". */
  dom: string[];
  /** Class names by use, most first, at most 600; `styled` where a rule of the page's stylesheets asks for the name. */
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
  /** How often each radius, shadow, transition and gradient is painted by visible elements. */
  radii: Sample[];
  shadows: Sample[];
  gradients: Sample[];
  transitions: Sample[];
  /** Painted gaps between neighbours and paddings of boxes, in whole px, zero left out. */
  spacings: { px: number; property: 'padding' | 'margin' | 'gap'; axis: 'x' | 'y'; count: number; selector: string }[];
  mediaQueries: string[];
  /** Media features that the rules ask for, for instance "prefers-reduced-motion". */
  prefersReducedMotion: boolean;
  /** Visible elements that move (transitions, animations), and how many of them stand still for who asks for less motion. */
  motion?: { moving: number; stilled: number };
  prefersColorScheme: boolean;
  /** The color-scheme property or meta. */
  colorScheme: string;
  keyframes: string[];
  layers: string[];
}

export interface Sample {
  value: string;
  count: number;
  area: number;
  selector: string;
  role: ElementRole;
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
  /** What axe-core found; absent on pages where it was not run. */
  checks?: AccessibilityCheck[];
  /** Rules of axe-core for which a large page left no time. */
  unchecked?: string[];
}

/** One rule of axe-core that something on the page falls under, with the elements counted. */
export interface AccessibilityCheck {
  /** Id of the rule, for instance "color-contrast". */
  rule: string;
  /** Of its failures; null if there are none. */
  impact: 'minor' | 'moderate' | 'serious' | 'critical' | null;
  failed: number;
  passed: number;
  /** That a person has to look at, for instance text over a picture. */
  undecided: number;
  /** The first element that fails; "" if none does. */
  selector: string;
  /** Only what is seen without scrolling was checked, as on a large page; else all of it. */
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
  /** As it stood there. */
  value: string;
  /** How often it was seen. */
  count: number;
  /** 0 to 1 */
  confidence: number;
  /**
   * Whether a visitor sees it, or markup and stylesheets only say so; told by its place where a section leaves it out.
   * What is `cited` does not hold the value: a model's words rest on it.
   */
  basis?: 'declared' | 'rendered' | 'cited';
}
