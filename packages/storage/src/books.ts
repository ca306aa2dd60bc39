import { analysisPrefix } from './asset-writer.ts';

/** What the files of a printed book are named by. */
interface BookKey {
  brandId: string;
  analysisId: string;
  /** SHA-256 of its HTML. */
  hash: string;
}

/** Below the prefix of the analysis, so that books expire and go with its other files. */
const sourcePrefix = ({ brandId, analysisId, hash }: BookKey) =>
  `${analysisPrefix(brandId, analysisId)}book-sources/${hash}/`;

/** The HTML that is printed; it is removed afterwards, with everything below `prefix`. */
export const bookSource = (book: BookKey) => ({ prefix: sourcePrefix(book), key: `${sourcePrefix(book)}book.html` });

/** The PDF that the claim with this fence wrote. */
export const bookPdfKey = (book: BookKey & { fence: number }): string =>
  `${analysisPrefix(book.brandId, book.analysisId)}books/${book.hash}-${book.fence}.pdf`;
