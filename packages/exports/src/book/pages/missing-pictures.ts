import { asText } from '../../tokens/read.ts';
import type { Book } from '../book.ts';
import { type Html, html } from '../html.ts';
import { assetName, MAX_PICTURE_BYTES } from '../pictures.ts';
import { dateText, megabytes, shorten } from '../words.ts';

/** In place of a picture that cannot be shown. */
export function missingPictureNote(book: Book, what: string, path: string): Html {
  return html`<div class="gone"><strong>${shorten(what, 80)}</strong><p>${whyMissing(book, path)}</p></div>`;
}

function whyMissing(book: Book, path: string): string {
  switch (book.pictures.problem(path)) {
    case 'unreadable':
      return 'This file is not a picture that browsers show.';
    case 'too large':
      return `Left out for its size of ${megabytes(book.pictures.bytesOf(path) ?? 0)}: ${BUDGET} ${
        book.logos.some((logo) => logo.path === path)
          ? `The archive of logos has it (GET ${logosExport(book)}), and so does GET ${assetPath(book, path)}.`
          : `Get it with GET ${assetPath(book, path)}.`
      }`;
    default:
      return deletionNote(book);
  }
}

const BUDGET = `a book holds ${megabytes(MAX_PICTURE_BYTES)} of pictures.`;

/** Where a kept file is served. */
const assetPath = ({ source: { brand } }: Book, path: string): string =>
  `/v1/api/brands/${brand.id}/assets/${assetName(path)}`;

export const logosExport = ({ source: { brand } }: Book): string => `/v1/api/brands/${brand.id}/exports/logos`;

/** Why files are missing, and how to get them again. */
export function deletionNote({ source: { brand } }: Book): string {
  const date = dateText(asText(brand.assets_expire_at));
  const when =
    brand.assets_expired && date !== '' ? `This file was deleted on ${date}.` : 'This file is not kept any more.';
  return `${when} Analyse the site again (POST /v1/api/brands/${brand.id}/reanalyze), then export the book before its files expire.`;
}
