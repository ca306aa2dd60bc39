import type {
  AccessibilityEvidence,
  CssEvidence,
  ElementStyle,
  Evidence,
  PageEvidence,
  TechSignals,
} from '@brandprint/contracts';

/** Builders of Evidence: a blank value of each shape, with only what a test is about laid over it. */

/** Overrides of an element's look; `font` and `border` may be given in part. */
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

/** A blank home page that answered 200: no elements, no text. */
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

/** A crawl of one blank page; `pages` may be given as overrides of pages. */
export function evidence(overrides: Partial<Omit<Evidence, 'pages'>> & { pages?: PageOverrides[] } = {}): Evidence {
  const { pages = [{}], ...rest } = overrides;
  return {
    version: 1,
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
