import {
  type AccessibilityEvidence,
  type CssEvidence,
  type ElementStyle,
  EVIDENCE_VERSION,
  type Evidence,
  type IconEvidence,
  type ImageEvidence,
  type LogoCandidate,
  type PageEvidence,
  type ResourceEvidence,
  type StoredAsset,
  type TechSignals,
} from '@brandprint/contracts';

export { headingBlock, textBlock } from './text-block.ts';

/** Builders of Evidence: a blank value of each shape, with only what a test is about laid over it. */

/** Overrides of an element's look; `font` and `border` may be partial. */
type ElementOverrides = Partial<Omit<ElementStyle, 'font' | 'border'>> & {
  font?: Partial<ElementStyle['font']>;
  border?: Partial<ElementStyle['border']>;
};

export type PageOverrides = Partial<Omit<PageEvidence, 'css' | 'signals' | 'accessibility'>> & {
  css?: Partial<CssEvidence>;
  signals?: Partial<TechSignals>;
  accessibility?: Partial<AccessibilityEvidence>;
};

/** One paragraph of black 16 px text on white. */
export function elementStyle(overrides: ElementOverrides = {}): ElementStyle {
  const { font, border, ...rest } = overrides;
  return {
    role: 'body',
    level: null,
    tag: 'p',
    selector: 'p',
    classes: '',
    region: 'main',
    text: 'Some text that a visitor reads.',
    count: 1,
    chars: 31,
    area: 24_000,
    firstScreenArea: 24_000,
    textArea: 5_000,
    box: { x: 0, y: 0, width: 1_000, height: 24 },
    color: '#000000',
    backgroundColor: null,
    backdrop: '#ffffff',
    backgroundImage: null,
    backgroundClip: 'border-box',
    borderRadius: '0px',
    boxShadow: null,
    textShadow: null,
    opacity: 1,
    fill: null,
    stroke: null,
    renderedFonts: [],
    padding: [0, 0, 0, 0],
    margin: [0, 0, 0, 0],
    gap: null,
    display: 'block',
    hover: null,
    focus: null,
    ...rest,
    border: { top: null, right: null, bottom: null, left: null, ...border },
    font: {
      stack: 'Arial, sans-serif',
      sizePx: 16,
      weight: 400,
      lineHeightPx: 24,
      letterSpacingPx: 0,
      style: 'normal',
      transform: 'none',
      decoration: 'none',
      ...font,
    },
  };
}

/** A blank home page with status 200: no elements, no text. */
export function pageEvidence(overrides: PageOverrides = {}): PageEvidence {
  const { css, signals, accessibility, ...rest } = overrides;
  return {
    url: 'https://site.test/',
    finalUrl: 'https://site.test/',
    kind: 'home',
    status: 200,
    headers: {},
    cookies: [],
    title: '',
    lang: 'en',
    dir: 'ltr',
    meta: [],
    headLinks: [],
    jsonLd: [],
    viewport: { width: 1_440, height: 900 },
    documentHeight: 900,
    canvasColor: '#ffffff',
    screenshot: null,
    pixels: [],
    firstScreenPixels: [],
    styles: [],
    fontFaces: [],
    customProperties: [],
    text: [],
    links: [],
    images: [],
    icons: [],
    logoCandidates: [],
    favicons: [],
    resources: [],
    views: [],
    ...rest,
    signals: {
      generator: '',
      globals: [],
      dom: [],
      classes: [],
      comments: [],
      customElements: [],
      inlineScripts: [],
      ...signals,
    },
    css: {
      radii: [],
      shadows: [],
      gradients: [],
      transitions: [],
      spacings: [],
      mediaQueries: [],
      prefersReducedMotion: false,
      prefersColorScheme: false,
      colorScheme: 'normal',
      keyframes: [],
      layers: [],
      ...css,
    },
    accessibility: {
      landmarks: [],
      skipLink: false,
      images: 0,
      imagesWithoutAlt: 0,
      inputs: 0,
      inputsWithoutLabel: 0,
      headingOrder: [],
      ariaRoles: [],
      ...accessibility,
    },
  };
}

/** A crawl of one blank page; `pages` may be given as overrides. */
export function evidence(overrides: Partial<Omit<Evidence, 'pages'>> & { pages?: PageOverrides[] } = {}): Evidence {
  const { pages = [{}], ...rest } = overrides;
  return {
    version: EVIDENCE_VERSION,
    sourceUrl: 'https://site.test/',
    finalUrl: 'https://site.test/',
    crawledAt: '2026-01-01T00:00:00.000Z',
    browser: 'Chromium',
    pages: pages.map(pageEvidence),
    assets: [],
    manifest: null,
    notes: [],
    ...rest,
  };
}

/** A PNG of 200 by 60 px with a transparent border, stored under `key`. */
export function storedAsset(overrides: Partial<StoredAsset> = {}): StoredAsset {
  const { key = 'a/1.png' } = overrides;
  return {
    key,
    assetPath: `/assets/${key}`,
    url: `https://site.test/${key}`,
    pageUrl: 'https://site.test/',
    kind: 'image',
    contentType: 'image/png',
    format: 'png',
    bytes: 1_000,
    sha256: `sha-${key}`,
    width: 200,
    height: 60,
    isVector: false,
    hasAlpha: true,
    dhash: null,
    colors: [],
    ...overrides,
  };
}

/** An image at the top left of the header that links to the home page and has no other clues. */
export function logoCandidate(overrides: Partial<LogoCandidate> = {}): LogoCandidate {
  return {
    source: 'img',
    url: 'https://site.test/picture.png',
    assetKey: null,
    markup: null,
    text: '',
    alt: '',
    classes: '',
    ancestry: 'a | div | header',
    selector: 'header img',
    region: 'header',
    box: { x: 24, y: 16, width: 120, height: 40 },
    color: '#000000',
    backdrop: '#ffffff',
    inHomeLink: true,
    linkHref: 'https://site.test/',
    siblings: 0,
    detail: '',
    ...overrides,
  };
}

/** An image of 400 by 300 px in the main part, below the first screen. */
export function imageEvidence(overrides: Partial<ImageEvidence> = {}): ImageEvidence {
  return {
    kind: 'img',
    url: 'https://site.test/picture.png',
    assetKey: null,
    alt: '',
    classes: '',
    selector: 'main img',
    region: 'main',
    box: { x: 100, y: 1_200, width: 400, height: 300 },
    naturalWidth: 800,
    naturalHeight: 600,
    objectFit: 'fill',
    borderRadius: '0px',
    linkHref: null,
    nearHeading: '',
    ...overrides,
  };
}

/** A glyph of 24 px in the main part. */
export function iconEvidence(overrides: Partial<IconEvidence> = {}): IconEvidence {
  return {
    kind: 'svg',
    url: null,
    assetKey: null,
    markup: null,
    classes: '',
    fontFamily: '',
    alt: '',
    selector: 'main svg',
    region: 'main',
    box: { x: 100, y: 1_200, width: 24, height: 24 },
    color: '#000000',
    fill: null,
    stroke: null,
    strokeWidth: null,
    viewBox: '0 0 24 24',
    context: '',
    count: 1,
    ...overrides,
  };
}

/** A successful request; its type follows from the extension. */
export function resource(url: string, overrides: Partial<ResourceEvidence> = {}): ResourceEvidence {
  const type = /\.css\b/.test(url) ? 'stylesheet' : /\.m?js\b/.test(url) ? 'script' : 'other';
  return {
    url,
    type,
    status: 200,
    contentType: '',
    bytes: 1_000,
    banner: '',
    firstParty: url.startsWith('https://site.test/'),
    ...overrides,
  };
}
