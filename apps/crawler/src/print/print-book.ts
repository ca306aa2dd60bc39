import { FinalError, RetryableError, raceAbort } from '@brandprint/platform';
import type { BrowserContext, CDPSession, Page } from 'puppeteer';
import type { BrowserPool } from '../browser/browser-pool.ts';
import { withInstalledFonts } from './installed-fonts.ts';
import { authorOf, withPdfInfo } from './pdf-info.ts';
import { withPrintPictures } from './print-pictures.ts';

/** No proxy listens there: whatever would leave the page in spite of everything else has nowhere to go. */
const UNREACHABLE_PROXY = 'http://127.0.0.1:9';
/** What needs no network. A pattern may match anywhere in a URL; the Base64 of pictures has no colon. */
const LOCAL_URLS = ['file:*', 'filesystem:*', 'chrome:*', 'devtools:*', 'view-source:*'];
/** Several times a book of the largest pictures. */
const MAX_PDF_BYTES = 50_000_000;
const CHUNK_BYTES = 1_000_000;

export interface PrintOptions {
  browser: BrowserPool;
  signal: AbortSignal;
  /** Longer than any call to the browser may take; `signal` ends it before. */
  timeoutMs: number;
  maxBytes?: number;
  /** The folder of installed families; by default that of `npm run fonts`. */
  fontsFolder?: string;
}

/**
 * Prints the HTML of a book to a tagged PDF with an outline. Scripts are off, and the page can request nothing: what it
 * shows is in the HTML. Throws FinalError if the PDF is too large, RetryableError if the browser fails.
 */
export async function printBook(html: string, options: PrintOptions): Promise<Buffer> {
  const { browser, signal } = options;
  try {
    const printable = await withPrintPictures(await withInstalledFonts(html, options.fontsFolder));
    const pdf = await browser.withBrowserContext(
      signal,
      (context) => printIn(context, printable, options),
      UNREACHABLE_PROXY,
    );
    return withPdfInfo(pdf, { author: authorOf(html) });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof FinalError) throw error;
    throw new RetryableError('The browser failed while it printed the book.', { detail: String(error), cause: error });
  }
}

async function printIn(
  context: BrowserContext,
  html: string,
  { signal, timeoutMs, maxBytes = MAX_PDF_BYTES }: PrintOptions,
): Promise<Buffer> {
  const page = await context.newPage();
  const session = await page.createCDPSession();
  const gone = closed(page, signal);
  const work = async () => {
    await page.setJavaScriptEnabled(false);
    await refuseRequests(session);
    await page.setOfflineMode(true);
    await page.setContent(hidden(html), { waitUntil: 'load', timeout: timeoutMs });
    await page.evaluate(showWithFonts);
    return await readPdf(session, { timeout: timeoutMs, maxBytes });
  };
  return raceAbort(gone, work());
}

/** Hides what is in the page: see `showWithFonts`. */
const hidden = (html: string): string => html.replace(/<body\b/, '<body hidden');

/**
 * Loads every font in the page, and then shows it: Chromium may keep boxes for a text that it shaped while a part of its
 * font was still loading. A font that cannot be read stops no print. Runs in the page.
 */
async function showWithFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  document.body.hidden = false;
  await document.fonts.ready;
}

/** Aborts with `signal`, and when the page crashes: calls to it would not end. */
function closed(page: Page, signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  page.once('error', (error) => controller.abort(error));
  page.once('close', () => controller.abort(new Error('the page was closed')));
  return AbortSignal.any([signal, controller.signal]);
}

/** An aborted request does not replace the page, not even that of a `meta` refresh. */
async function refuseRequests(session: CDPSession): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // One that has ended needs no refusal.
    void session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }).catch(() => undefined);
  });
  await session.send('Network.enable');
  await Promise.all([
    session.send('Network.setBlockedURLs', { urls: LOCAL_URLS }),
    session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
  ]);
}

/** Read in parts, so that a PDF that is too large is never in memory. */
async function readPdf(
  session: CDPSession,
  { timeout, maxBytes }: { timeout: number; maxBytes: number },
): Promise<Buffer> {
  const { stream: handle } = await session.send(
    'Page.printToPDF',
    {
      transferMode: 'ReturnAsStream',
      printBackground: true,
      preferCSSPageSize: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    },
    { timeout },
  );
  if (handle === undefined) throw new Error('the browser returned no PDF');
  const parts: Buffer[] = [];
  let bytes = 0;
  for (let eof = false; !eof; ) {
    const part = await session.send('IO.read', { handle, size: CHUNK_BYTES }, { timeout });
    const data = Buffer.from(part.data, part.base64Encoded ? 'base64' : 'utf8');
    bytes += data.length;
    if (bytes > maxBytes) throw new FinalError(`The PDF of the book is larger than ${maxBytes / 1_000_000} MB.`);
    parts.push(data);
    eof = part.eof;
  }
  return Buffer.concat(parts);
}
