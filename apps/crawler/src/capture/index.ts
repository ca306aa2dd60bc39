import type { PageEvidence } from '@brandprint/contracts';
import type { CDPSession } from 'puppeteer';
import type { AppearanceReading, PageReading } from '../page/main.ts';
import { openClosedShadowRoots } from './closed-shadow-roots.ts';
import { type LoadBody, loadCrossOriginStylesheets } from './cross-origin-stylesheets.ts';
import type { IsolatedWorld } from './isolated-world.ts';
import { readGlobals } from './page-globals.ts';
import { readPlatformFonts } from './platform-fonts.ts';

/** All evidence that is readable inside the loaded page; its asset keys are null. */
export type CapturedPage = Omit<PageReading, 'fontSamples' | 'signals'> & Pick<PageEvidence, 'signals'>;

export interface CaptureOptions {
  /** The viewport. */
  firstScreen: { width: number; height: number };
  /** Maximum number of elements to read; 20,000 by default. */
  maxElements?: number;
  /** Time limit of the walk over the elements; 1,500 ms by default. */
  walkMs?: number;
  /** Timeout of a response; 10 s by default. */
  readMs?: number;
  /** The browser's copies of stylesheets that the page may not read; without them they stay unread. */
  load?: LoadBody;
}

const READ_TIMEOUT_MS = 10_000;
const MAX_ELEMENTS = 20_000;
const WALK_MS = 1_500;
const PART_TIMEOUT_MS = 5_000;

/**
 * Reads a loaded page from an isolated world, so that the page's scripts neither notice nor change it. Throws only if
 * the page is gone or does not respond in time; parts that fail are empty and listed in `problems`.
 */
export async function capturePage(
  { session, world }: { session: CDPSession; world: IsolatedWorld },
  options: CaptureOptions,
): Promise<CapturedPage> {
  const problems: string[] = [];
  const runPart = async <T>(name: string, empty: T, run: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    try {
      return await run();
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return empty;
    } finally {
      timings[name] = Math.round(performance.now() - started);
    }
  };
  const timings: Record<string, number> = {};
  const { firstScreen, maxElements = MAX_ELEMENTS, walkMs = WALK_MS, readMs = READ_TIMEOUT_MS, load } = options;
  const extraMs = Math.min(PART_TIMEOUT_MS, readMs);
  await runPart('closedRoots', undefined, () => openClosedShadowRoots(session, world.contextId, extraMs));
  if (load) await runPart('closedSheets', 0, () => loadCrossOriginStylesheets(world, load, extraMs));
  const { fontSamples, ...reading } = await world.call('read', [{ firstScreen, maxElements, walkMs }], readMs);
  const fonts = await runPart('platformFonts', [], () => readPlatformFonts(session, world.contextId, extraMs));
  const globals = await runPart('globals', [], () => readGlobals(session, extraMs));
  return {
    ...reading,
    styles: reading.styles.map((style, index) => {
      const sample = fontSamples[index] ?? null;
      return sample === null ? style : { ...style, renderedFonts: fonts[sample] ?? [] };
    }),
    signals: { ...reading.signals, globals },
    problems: [...reading.problems, ...problems],
    timings: { ...reading.timings, ...timings },
  };
}

/** Only the looks of a page, for another view of a captured page. Throws like `capturePage`. */
export async function captureAppearance(
  world: IsolatedWorld,
  { firstScreen, readMs = READ_TIMEOUT_MS }: Pick<CaptureOptions, 'firstScreen' | 'readMs'>,
): Promise<Omit<AppearanceReading, 'fontSamples' | 'problems' | 'timings'>> {
  const reading = { firstScreen, maxElements: MAX_ELEMENTS, walkMs: WALK_MS };
  const { fontSamples, problems, timings, ...looks } = await world.call('readAppearance', [reading], readMs);
  return looks;
}
