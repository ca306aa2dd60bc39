/** A picture of a page, from its top. */
export interface ScreenshotSpec {
  name: 'first' | 'mobile' | 'dark' | 'light';
  viewport: { width: number; height: number };
  height: number;
}

/** A page that is opened, and what it is pictured as. */
export interface PageVisit {
  url: string;
  shots: ScreenshotSpec[];
}
