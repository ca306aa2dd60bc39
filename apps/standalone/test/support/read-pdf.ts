import type { PDFDocumentProxy } from 'pdfjs-dist';

/** What a PDF has, as a reader sees it. */
export interface ReadPdf {
  /** The text of each page. */
  pages: string[];
  title: string;
  author: string;
  creator: string;
  producer: string;
  language: string;
  isTagged: boolean;
  /** Titles of the outline, in order. */
  outline: string[];
  /** Whether a font is of Type 3: drawings without names, which variable fonts become. */
  hasType3Fonts: boolean;
}

/** Reads a PDF with PDF.js. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const document = await open(bytes);
  try {
    const { info } = await document.getMetadata();
    const {
      Title = '',
      Author = '',
      Creator = '',
      Producer = '',
      Language = '',
    } = info as Partial<Record<'Title' | 'Author' | 'Creator' | 'Producer' | 'Language', string>>;
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
    }
    return {
      pages,
      title: Title,
      author: Author,
      creator: Creator,
      producer: Producer,
      language: Language,
      isTagged: (await document.getMarkInfo())?.Marked === true,
      outline: titlesOf(await document.getOutline()),
      hasType3Fonts: /\/Subtype\s*\/Type3\b/.test(bytes.toString('latin1')),
    };
  } finally {
    await document.destroy();
  }
}

/** How many letters of a PDF are drawn as boxes, since no font has them: glyph 0 of a font is its `.notdef`. */
export async function countMissingGlyphs(bytes: Buffer): Promise<number> {
  const document = await open(bytes);
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  try {
    let missing = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
      const shown = fnArray.flatMap((operator, index) => (operator === OPS.showText ? argsArray[index][0] : []));
      missing += shown.filter((glyph) => glyph?.originalCharCode === 0).length;
    }
    return missing;
  } finally {
    await document.destroy();
  }
}

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

const titlesOf = (outline: Outline | null): string[] =>
  (outline ?? []).flatMap(({ title, items }) => [title, ...titlesOf(items)]);

async function open(bytes: Buffer): Promise<PDFDocumentProxy> {
  // PDF.js wants these when it is loaded; only drawing uses them.
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) Reflect.set(globalThis, name, class {});
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  return getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS }).promise;
}
