/** A stylesheet that the page may not read, as the browser got it. */
export interface LentSheet {
  /** Address that the page knows it by. */
  href: string;
  /** Address that answered, to which its own are relative. */
  base: string;
  text: string;
  /** Sheets that it imports; a constructed sheet holds none. */
  imports: { href: string; media: string }[];
}

export interface ReadableSheet extends Pick<LentSheet, 'base' | 'imports'> {
  /** Constructed, and never adopted: it styles nothing. */
  sheet: CSSStyleSheet;
}

const lent = new Map<string, ReadableSheet>();

/** Makes sheets readable that the page is not let read. */
export function lendSheets(sheets: LentSheet[]): void {
  for (const { href, base, text, imports } of sheets) {
    const sheet = new CSSStyleSheet({ baseURL: base });
    sheet.replaceSync(text);
    lent.set(href, { sheet, base, imports });
  }
}

export const lentSheet = (href: string | null): ReadableSheet | undefined =>
  href === null ? undefined : lent.get(href);
