/** A screenshot of a page, from its top. */
export interface ScreenshotSpec {
  name: 'first' | 'mobile' | 'dark' | 'light';
  viewport: { width: number; height: number };
  height: number;
}

/** A page to open, and the screenshots to take. */
export interface PageVisit {
  url: string;
  screenshots: ScreenshotSpec[];
}
