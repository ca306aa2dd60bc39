/** What answered at an address: the response, and the little of the page that tells a wall from a site. */
export interface LoadedPage {
  status: number;
  headers: Record<string, string>;
  title: string;
  description: string;
  /** The page's markup, or its start. */
  html: string;
  /** The start of what a visitor can read. */
  text: string;
  /** Characters that a visitor can read. */
  textLength: number;
  requested: string;
  finalUrl: string;
  hasPassword: boolean;
  /** Fields to write into, those for passwords left out. */
  fields: number;
  links: number;
  hasPictures: boolean;
}
