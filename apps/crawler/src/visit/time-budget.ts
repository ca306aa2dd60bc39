/**
 * How the time for a page is divided, in milliseconds. A step that takes longer is cut short, and reading continues.
 */
export interface TimeBudget {
  /** For the browser to open a window. */
  open: number;
  /** Until the document has loaded. */
  navigation: number;
  /** A page that does not respond for this long has its scripts stopped. */
  responseTimeout: number;
  /** For it to settle, initially and after scrolling. */
  settle: number;
  resettle: number;
  scroll: number;
  /** For texts that scrolling through has not revealed. */
  reveal: number;
  /** After this it is read in its current state, without its scripts. */
  stopScriptsAfter: number;
  read: number;
  /** For walking over its elements: of a page that takes longer, the rest is left out. */
  walk: number;
  /** For all calls into the page: what was not read by then is left out. */
  reading: number;
  screenshot: number;
  /**
   * No other view of the page is started after this. It is later than the hurried path and a screenshot in time take, so
   * that a busy machine sees the same views as an idle one.
   */
  views: number;
  /** For another view of the page to settle, and to be read. */
  resettleView: number;
  readView: number;
  /** For one image. */
  picture: number;
  /** No image is started after this. */
  pictures: number;
  /** The page is given up. */
  total: number;
}

export function timeBudget(pageMs: number): TimeBudget {
  const share = (of: number, most: number): number => Math.round(Math.min(pageMs * of, most));
  return {
    open: share(0.34, 20_000),
    navigation: share(0.4, 15_000),
    responseTimeout: share(0.1, 6_000),
    settle: share(0.133, 15_000),
    resettle: share(0.06, 1_500),
    scroll: share(0.07, 4_000),
    reveal: share(0.07, 3_000),
    stopScriptsAfter: share(0.45, 14_000),
    read: share(0.25, 30_000),
    walk: share(0.05, 3_000),
    reading: share(0.75, 60_000),
    screenshot: share(0.12, 6_000),
    views: share(0.6, 50_000),
    resettleView: share(0.033, 3_000),
    readView: share(0.1, 10_000),
    picture: share(0.14, 10_000),
    pictures: share(0.8, 60_000),
    total: pageMs,
  };
}
