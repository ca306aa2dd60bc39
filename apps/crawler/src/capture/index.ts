import type { PageEvidence } from '@brandprint/contracts';
import type { CDPSession, Page } from 'puppeteer';
import type { PageReading } from '../page/main.ts';
import type { PageOptions } from '../page/types.ts';
import { PAGE_GLOBAL, pageBundle } from './bundle.ts';
import { readGlobals } from './globals.ts';
import { readPlatformFonts } from './platform-fonts.ts';

/** All of a page's evidence that can be read inside the loaded page; the asset keys in it are null. */
export interface CapturedPage
  extends Omit<
    PageEvidence,
    'url' | 'kind' | 'status' | 'headers' | 'cookies' | 'screenshot' | 'pixels' | 'firstScreenPixels' | 'resources'
  > {
  /** Parts that could not be read, or not to the end. */
  problems: string[];
  /** Milliseconds that each part took. */
  timings: Record<string, number>;
}

export interface CaptureOptions {
  /** What a visitor sees at once; the page's viewport unless told. */
  firstScreen?: { width: number; height: number };
  /** Most elements that are looked at; 20,000 unless told. */
  maxElements?: number;
  /** How long the walk over the elements may take; 1,500 ms unless told. */
  walkMs?: number;
}

const EVALUATE_TIMEOUT_MS = 10_000;
/** A page whose renderer hangs answers nothing at all. */
const CAPTURE_TIMEOUT_MS = 20_000;

async function read(session: CDPSession, contextId: number, options: PageOptions): Promise<PageReading> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `${pageBundle()};${PAGE_GLOBAL}.read(${JSON.stringify(options)})`,
    contextId,
    awaitPromise: true,
    returnByValue: true,
    timeout: EVALUATE_TIMEOUT_MS,
  });
  if (exceptionDetails) {
    throw new Error(`The page could not be read: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
  }
  return result.value as PageReading;
}

/**
 * Reads a loaded page. Runs in a world of its own, so that the page's scripts see and change nothing of it.
 * Throws only if the page is gone or answers nothing at all; parts that fail are empty and named in `problems`.
 */
export async function capturePage(page: Page, options: CaptureOptions = {}): Promise<CapturedPage> {
  const session = await page.createCDPSession();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The page did not let itself be read in time.')), CAPTURE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([captureWith(session, page, options), late]);
  } finally {
    clearTimeout(timer);
    void session.detach().catch(() => undefined);
  }
}

async function captureWith(session: CDPSession, page: Page, options: CaptureOptions): Promise<CapturedPage> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: PAGE_GLOBAL,
  });
  const problems: string[] = [];
  const tried = async <T>(name: string, empty: T, run: () => Promise<T>): Promise<T> => {
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
  const { width, height } = options.firstScreen ?? page.viewport() ?? { width: 1440, height: 900 };
  const { maxElements = 20_000, walkMs = 1500 } = options;
  const { fontSamples, ...reading } = await read(session, executionContextId, {
    firstScreen: { width, height },
    maxElements,
    walkMs,
  });
  const fonts = await tried('platformFonts', [], () => readPlatformFonts(session, executionContextId));
  const globals = await tried('globals', [], () => readGlobals(session));
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
