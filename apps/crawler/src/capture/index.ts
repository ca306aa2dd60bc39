import type { PageEvidence } from '@brandprint/contracts';
import type { CDPSession } from 'puppeteer';
import type { AppearanceReading, PageReading } from '../page/main.ts';
import { runAccessibilityChecks } from './accessibility-checks.ts';
import { openClosedShadowRoots } from './closed-shadow-roots.ts';
import { type LoadBody, loadCrossOriginStylesheets } from './cross-origin-stylesheets.ts';
import type { IsolatedWorld } from './isolated-world.ts';
import { readGlobals } from './page-globals.ts';
import { readPlatformFonts } from './platform-fonts.ts';

/** All of a page's evidence that can be read inside the loaded page; the asset keys in it are null. */
export type CapturedPage = Omit<PageReading, 'fontSamples' | 'signals'> & Pick<PageEvidence, 'signals'>;

export interface CaptureOptions {
  /** What a visitor sees at once. */
  firstScreen: { width: number; height: number };
  /** Most elements that are looked at; 20,000 unless told. */
  maxElements?: number;
  /** How long the walk over the elements may take; 1,500 ms unless told. */
  walkMs?: number;
  /** After so long an answer is no longer waited for; 10 s unless told. */
  readMs?: number;
  /** Whether accessibility is checked by rules too. */
  checks?: boolean;
  /** Milliseconds from now after which no more is checked, whatever is left then; none unless told. */
  checksDeadlineMs?: number;
  /** Of stylesheets that the page may not read; they stay unread without. */
  load?: LoadBody;
}

const READ_TIMEOUT_MS = 10_000;
const MAX_ELEMENTS = 20_000;
const WALK_MS = 1_500;
const PART_TIMEOUT_MS = 5_000;
const CHECKS_TIMEOUT_MS = 6_000;

/**
 * Reads a loaded page from a world of its own, so that the page's scripts see and change nothing of it.
 * Throws only if the page is gone or does not answer in time; parts that fail are empty and named in `problems`.
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
  const {
    firstScreen,
    maxElements = MAX_ELEMENTS,
    walkMs = WALK_MS,
    readMs = READ_TIMEOUT_MS,
    checks = false,
    load,
  } = options;
  const { checksDeadlineMs = Number.POSITIVE_INFINITY } = options;
  const started = performance.now();
  const extraMs = Math.min(PART_TIMEOUT_MS, readMs);
  await runPart('closedRoots', undefined, () => openClosedShadowRoots(session, world.contextId, extraMs));
  if (load) await runPart('closedSheets', 0, () => loadCrossOriginStylesheets(world, load, extraMs));
  const { fontSamples, ...reading } = await world.call('read', [{ firstScreen, maxElements, walkMs }], readMs);
  const fonts = await runPart('platformFonts', [], () => readPlatformFonts(session, world.contextId, extraMs));
  const globals = await runPart('globals', [], () => readGlobals(session, extraMs));
  const checksMs = Math.round(Math.min(CHECKS_TIMEOUT_MS, readMs, checksDeadlineMs - (performance.now() - started)));
  const checked =
    checks && checksMs > 0
      ? await runPart('checks', null, () => runAccessibilityChecks(session, world, checksMs))
      : null;
  return {
    ...reading,
    ...(checked && { accessibility: { ...reading.accessibility, ...checked } }),
    styles: reading.styles.map((style, index) => {
      const sample = fontSamples[index] ?? null;
      return sample === null ? style : { ...style, renderedFonts: fonts[sample] ?? [] };
    }),
    signals: { ...reading.signals, globals },
    problems: [...reading.problems, ...problems],
    timings: { ...reading.timings, ...timings },
  };
}

/** The looks of a page alone, for another view of one that was captured. Throws as `capturePage` does. */
export async function captureAppearance(
  world: IsolatedWorld,
  { firstScreen, readMs = READ_TIMEOUT_MS }: Pick<CaptureOptions, 'firstScreen' | 'readMs'>,
): Promise<Omit<AppearanceReading, 'fontSamples' | 'problems' | 'timings'>> {
  const reading = { firstScreen, maxElements: MAX_ELEMENTS, walkMs: WALK_MS };
  const { fontSamples, problems, timings, ...looks } = await world.call('readAppearance', [reading], readMs);
  return looks;
}
