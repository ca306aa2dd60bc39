import { asText } from '../../tokens/read.ts';
import type { Book } from '../book.ts';
import { type Html, html } from '../html.ts';
import { dateText, shorten } from '../words.ts';

/** In place of a picture that cannot be shown. */
export function goneNote(book: Book, what: string, path: string): Html {
  const why = book.source.assets?.has(path) ? 'This file is not a picture that browsers show.' : whyGone(book);
  return html`<div class="gone"><strong>${shorten(what, 80)}</strong><p>${why}</p></div>`;
}

/** Why files are missing, and how to get them again. */
export function whyGone({ source: { brand } }: Book): string {
  const date = dateText(asText(brand.assets_expire_at));
  const when =
    brand.assets_expired && date !== '' ? `This file was deleted on ${date}.` : 'This file is not kept any more.';
  return `${when} Analyse the site again (POST /v1/api/brands/{brandId}/reanalyze), then export the book before its files expire.`;
}
