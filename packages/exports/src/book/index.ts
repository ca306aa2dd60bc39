import { fontStack } from '../text/css.ts';
import type { BrandTokens } from '../tokens/index.ts';
import type { ExportSource } from '../types.ts';
import { type Book, createBook, type Page } from './book.ts';
import { Html, html } from './html.ts';
import { lightIcons } from './light-icons.ts';
import { logoSymbols } from './logo-symbols.ts';
import { artPages } from './pages/art.ts';
import { audiencePages } from './pages/audiences.ts';
import { colophonPages } from './pages/colophon.ts';
import { colorPages } from './pages/colors.ts';
import { contents, cover } from './pages/cover.ts';
import { imagePages } from './pages/imagery.ts';
import { logoPages } from './pages/logos.ts';
import { brandPages, missionPages, northStarPages } from './pages/messages.ts';
import { shapePages } from './pages/shapes.ts';
import { typePages } from './pages/type.ts';
import { voicePages } from './pages/voice.ts';
import { webPages } from './pages/web.ts';
import { sheet } from './sheet.ts';
import { STYLES } from './styles.ts';
import { shorten } from './words.ts';

/** In the order of the book. Each returns no pages if the brand has nothing for them. */
const CHAPTERS: readonly ((book: Book) => Page[])[] = [
  brandPages,
  missionPages,
  northStarPages,
  audiencePages,
  voicePages,
  logoPages,
  colorPages,
  typePages,
  shapePages,
  imagePages,
  artPages,
  webPages,
];

/** Nothing is loaded or run: pictures are in the file, as are fonts in prints, and there are no scripts. */
const POLICY =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** Our own text, in which nothing needs escaping. */
const STYLE_SHEET = new Html(STYLES);

/** Below this many chapters a table of contents has no use. */
const MIN_CHAPTERS = 3;

/** The brand book: one HTML file of sheets, for screens and for print. */
export async function toBook(source: ExportSource, tokens: BrandTokens): Promise<string> {
  const book = createBook(source, tokens, await lightIcons(source));
  const chapters = CHAPTERS.flatMap((pagesOf) => pagesOf(book));
  const bases = new Set(chapters.flatMap(({ basis }) => basis ?? []));
  const pages = [...chapters, ...colophonPages(book, bases)];
  const hasContents = new Set(pages.map(({ chapter }) => chapter)).size >= MIN_CHAPTERS;
  const first = hasContents ? 3 : 2;
  const sheets = [
    ...(hasContents
      ? [{ chapter: 'Contents', title: 'Contents', layout: 'split', body: contents(pages, first) } satisfies Page]
      : []),
    ...pages,
  ].map((page, index) => sheet(book, page, index + 2));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="author" content="${shorten(book.name, 120)}">
<meta name="generator" content="Brandprint">
<title>${book.name} – brand book</title>
<style>${STYLE_SHEET}</style>
</head>
<body style="--accent:${book.accent};--face:${book.face || 'inherit'}${book.fallbackFonts.length > 0 ? `;--script:${fontStack(book.fallbackFonts)}` : ''}">
${logoSymbols(book.logos, book.pictures)}${cover(book)}${sheets}</body>
</html>
`.markup;
}
