/** A stylesheet that the page may not read, from the browser's copy. */
export interface CrossOriginStylesheet {
  /** URL in the page. */
  href: string;
  /** URL after redirects, the base of its relative URLs. */
  base: string;
  text: string;
  /** Stylesheets that it imports; a constructed sheet cannot have imports. */
  imports: { href: string; media: string }[];
}

export interface ReadableStylesheet extends Pick<CrossOriginStylesheet, 'base' | 'imports'> {
  /** Constructed, but never adopted, so it styles nothing. */
  sheet: CSSStyleSheet;
}

const provided = new Map<string, ReadableStylesheet>();

/** Makes stylesheets available that the page may not read. */
export function provideStylesheets(sheets: CrossOriginStylesheet[]): void {
  for (const { href, base, text, imports } of sheets) {
    const sheet = new CSSStyleSheet({ baseURL: base });
    sheet.replaceSync(text);
    provided.set(href, { sheet, base, imports });
  }
}

export const providedStylesheet = (href: string | null): ReadableStylesheet | undefined =>
  href === null ? undefined : provided.get(href);
