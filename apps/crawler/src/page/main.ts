import type { Box, ElementRole, PageEvidence } from '@brandprint/contracts';
import { correctBackdrops } from './backdrops.ts';
import { formatHex } from './color.ts';
import { rememberSchemes } from './color-scheme.ts';
import { readCss } from './css.ts';
import { readCustomProperties } from './custom-properties.ts';
import { NO_DESIGN, readDesign } from './design.ts';
import { approximateSelectorsAfter } from './dom.ts';
import { readFontFaces } from './font-faces.ts';
import { readForeignAreas } from './foreign-areas.ts';
import { readFavicons, readHeadLinks, readJsonLd, readMeta } from './head.ts';
import { findHiddenParts, type HiddenParts } from './hidden-parts.ts';
import { readIcons } from './icons.ts';
import { readLinks } from './links.ts';
import { readLogoCandidates } from './logos.ts';
import { clearOverlays } from './overlays/clear-overlays.ts';
import { withPanelTexts } from './panel-texts.ts';
import { readDrawings, readImages } from './pictures.ts';
import { removeDomClobbering } from './remove-dom-clobbering.ts';
import { roleOf } from './roles.ts';
import { createStateReader } from './state-changes.ts';
import { readStyles } from './styles.ts';
import { readStylesheets } from './stylesheets.ts';
import { fetchSprites, type Sprites } from './svg.ts';
import { readAccessibility, readSignals } from './tech-signals.ts';
import { readText } from './text.ts';
import { type DraftBlock, draftBlocks } from './text-drafts.ts';
import type { PageOptions, UncertainText } from './types.ts';
import { walk } from './walk.ts';

export { check, checkPlan } from './accessibility-checks.ts';
export { mayHaveOtherScheme, type SchemeLook, schemeLook, switchScheme } from './color-scheme.ts';
export { provideStylesheets } from './cross-origin-stylesheets.ts';
export { clearNewOverlays, clearOverlays } from './overlays/clear-overlays.ts';
export {
  findInInlineScripts,
  finishAnimations,
  hideNoscript,
  scrollThrough,
  waitForQuiet,
  waitUntilParsed,
} from './page-actions.ts';
export { probePage } from './page-probe.ts';
export { revealTexts } from './reveal-texts.ts';
export { closedHosts, registerShadowRoot } from './shadow-roots.ts';
export { unreadableStylesheets } from './stylesheets.ts';
export { hasChanged, waitForFrames, watchChanges } from './watch-changes.ts';

/** The looks of a page, in any view. */
export interface AppearanceReading
  extends Pick<
    PageEvidence,
    'viewport' | 'documentHeight' | 'canvasColor' | 'styles' | 'customProperties' | 'logoCandidates' | 'images'
  > {
  /** What its styles do not paint: pictures in files and foreign frames, as far as nothing covers them. */
  foreignAreas: Box[];
  /** For each style, the index of the sample element whose platform fonts represent it. */
  fontSamples: (number | null)[];
  /** Parts that could not be read, or not completely. */
  problems: string[];
  /** Duration of each part in milliseconds. */
  timings: Record<string, number>;
}

/** Result of one run in the page; the Node side adds platform fonts and globals. */
export interface PageReading
  extends AppearanceReading,
    Omit<
      PageEvidence,
      | 'url'
      | 'kind'
      | 'status'
      | 'headers'
      | 'cookies'
      | 'screenshot'
      | 'pixels'
      | 'firstScreenPixels'
      | 'resources'
      | 'views'
      | 'signals'
    > {
  signals: Omit<PageEvidence['signals'], 'globals'>;
  /** Blocks of `text` with the colour of their background according to the styles. */
  doubtful: UncertainText[];
}

let sampled: Element[] = [];

/** The elements that `fontSamples` refers to. */
export const sampledElements = (): Element[] => sampled;

/** Shared state of the parts. */
async function readShared(options: PageOptions) {
  const problems: string[] = [];
  const timings: Record<string, number> = {};
  /** Runs one part; if it fails, its empty value is used and the failure is reported. */
  function runPart<T>(name: string, empty: T, run: () => T): T {
    const start = performance.now();
    try {
      return run();
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`.slice(0, 300));
      return empty;
    } finally {
      timings[name] = Math.round(performance.now() - start);
    }
  }
  const started = performance.now();
  approximateSelectorsAfter(started + options.walkMs * 2);
  const deadlineAt = (share: number) => started + options.walkMs * (1 + share);

  removeDomClobbering(document);
  const sprites: Sprites = await fetchSprites(options.walkMs / 2).catch(() => new Map());
  runPart('overlays', undefined, () => void clearOverlays()); // a failure here must not prevent the walk
  const walked = walk(options);
  timings.walk = Math.round(performance.now() - started);
  if (walked.truncated) problems.push(`walk: stopped after ${walked.elements.length} elements`);
  runPart('backdrops', undefined, () => correctBackdrops(walked));
  const roles = runPart<ElementRole[]>('roles', [], () =>
    walked.elements.map((seen) => roleOf(seen, options.firstScreen.width)),
  );
  const sheets = runPart('sheets', { ...readStylesheets([], 0), mayAskForScheme: true }, () =>
    readStylesheets(walked.roots, deadlineAt(0.4)),
  );
  const states = runPart('states', { read: () => ({ hover: null, focus: null }) }, () =>
    createStateReader(sheets.rules, deadlineAt(0.9)),
  );
  const { samples, styles, fontSamples } = runPart('styles', { styles: [], fontSamples: [], samples: [] }, () =>
    readStyles(walked, roles, states, deadlineAt(0.8)),
  );
  sampled = samples;
  const appearance = {
    viewport: { width: innerWidth, height: innerHeight },
    documentHeight: Math.round(walked.documentBox.height),
    canvasColor: formatHex(walked.canvas),
    styles,
    fontSamples,
    customProperties: runPart('customProperties', [], () => readCustomProperties(sheets)),
    logoCandidates: runPart('logoCandidates', [], () => readLogoCandidates(walked, sprites)),
    images: runPart('images', [], () => readImages(walked)),
    foreignAreas: runPart('foreignAreas', [], () => readForeignAreas(walked)),
    problems,
    timings,
  };
  return { looks: appearance, part: runPart, walked, roles, sheets, sprites, left: deadlineAt };
}

/** Only the looks of a page: enough for another view of a page that was read. */
export const readAppearance = async (options: PageOptions): Promise<AppearanceReading> =>
  (await readShared(options)).looks;

export async function read(options: PageOptions): Promise<PageReading> {
  const { looks, part, walked, roles, sheets, sprites, left } = await readShared(options);
  part('schemes', undefined, () => rememberSchemes(sheets));
  const root = document.documentElement;
  const hidden = part<HiddenParts>('hidden', { parts: [], clipped: [], concealed: new Set() }, () =>
    findHiddenParts(walked),
  );
  const shown = part<readonly DraftBlock[]>('text', [], () =>
    draftBlocks(walked, ({ order }) => roles[order] as ElementRole),
  );
  const drafts = part('panels', shown, () => withPanelTexts(shown, walked, hidden, options));

  return {
    ...looks,
    finalUrl: location.href,
    title: document.title.slice(0, 500),
    lang: root.lang || root.getAttribute('xml:lang') || '',
    dir: getComputedStyle(root).direction === 'rtl' ? 'rtl' : 'ltr',
    meta: part('meta', [], readMeta),
    headLinks: part('headLinks', [], readHeadLinks),
    jsonLd: part('jsonLd', [], readJsonLd),
    fontFaces: part('fontFaces', [], () => readFontFaces(walked.roots, sheets)),
    ...part('blocks', { text: [], doubtful: [] }, () => readText(drafts)),
    links: part('links', [], () => readLinks(walked, hidden)),
    images: part('drawings', looks.images, () => readDrawings(looks.images, sprites, left(1))),
    icons: part('icons', [], () => readIcons(walked, sprites, left(1))),
    favicons: part('favicons', [], readFavicons),
    signals: part(
      'signals',
      { generator: '', dom: [], classes: [], comments: [], customElements: [], inlineScripts: [] },
      () => readSignals(sheets),
    ),
    css: {
      ...part(
        'css',
        {
          radii: [],
          shadows: [],
          gradients: [],
          transitions: [],
          spacings: [],
          mediaQueries: [],
          prefersReducedMotion: false,
          prefersColorScheme: false,
          colorScheme: '',
          keyframes: [],
          layers: [],
        },
        () => readCss(walked, roles, sheets),
      ),
      design: part('design', NO_DESIGN, () => readDesign(walked, sheets, left(1))),
    },
    accessibility: part(
      'accessibility',
      {
        landmarks: [],
        skipLink: false,
        images: 0,
        imagesWithoutAlt: 0,
        inputs: 0,
        inputsWithoutLabel: 0,
        headingOrder: [],
        ariaRoles: [],
      },
      () => readAccessibility(walked),
    ),
  };
}
