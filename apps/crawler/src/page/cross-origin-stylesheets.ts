/** A stylesheet that the page may not read, as the browser got it. */
export interface CrossOriginStylesheet {
  /** Address that the page knows it by. */
  href: string;
  /** Address that answered, to which its own are relative. */
  base: string;
  text: string;
  /** Sheets that it imports; a constructed sheet holds none. */
  imports: { href: string; media: string }[];
}

export interface ReadableStylesheet extends Pick<CrossOriginStylesheet, 'base' | 'imports'> {
  /** Constructed, and never adopted: it styles nothing. */
  sheet: CSSStyleSheet;
}

const provided = new Map<string, ReadableStylesheet>();

/** Makes sheets readable that the page is not let read. */
export function provideStylesheets(sheets: CrossOriginStylesheet[]): void {
  for (const { href, base, text, imports } of sheets) {
    const sheet = new CSSStyleSheet({ baseURL: base });
    sheet.replaceSync(text);
    provided.set(href, { sheet, base, imports });
  }
}

export const providedStylesheet = (href: string | null): ReadableStylesheet | undefined =>
  href === null ? undefined : provided.get(href);
