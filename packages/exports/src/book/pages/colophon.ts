import { SECTION_NAMES } from '@brandprint/contracts';
import { asText } from '../../tokens/read.ts';
import { BASES, type Basis } from '../basis.ts';
import type { Book, Page } from '../book.ts';
import { factPages } from '../facts.ts';
import { type Html, html, NOTHING } from '../html.ts';
import { bookAssets, MAX_PICTURE_BYTES, screenshotsOf } from '../pictures.ts';
import { dateText, labelOf, megabytes, plainWords, shorten } from '../words.ts';
import { logosExport } from './missing-pictures.ts';

const MAX_PAGES = 22;
const MAX_POINTS = 13.5;

/** When and where the brand was measured, and with what confidence. `bases` are those of the other pages. */
export function colophonPages(book: Book, bases: ReadonlySet<Basis>): Page[] {
  const pages = pagesOf(book);
  const scores = confidences(book);
  const facts = factsOf(book).flatMap(([label, text]) => (text === '' ? [] : [{ label, text }]));
  const result = factPages(
    facts,
    plainWords,
    (body) => ({
      chapter: 'Colophon',
      title: 'Colophon',
      layout: 'split',
      intro: basisNote(bases),
      body,
    }),
    MAX_POINTS,
  );
  if (pages.length > 0 || scores.length > 0) {
    result.push({
      chapter: 'Colophon',
      title: 'How sure',
      layout: 'split',
      intro:
        'The confidence of each section is the middle one of its values. It says how likely a value is to be right, not how good it is.',
      body: html`<div class="grid two fill" style="gap:14mm"><ul class="scores">${scores.map(
        ({ name, confidence, values }) =>
          html`<li>${sectionLabel(name)} <span class="note">${Math.round(confidence * 100)}% · ${values} ${values === 1 ? 'value' : 'values'}</span><span class="meter"><i style="width:${Math.round(confidence * 100)}%"></i></span></li>`,
      )}</ul><div>${pages.length > 0 ? html`<h3>Where it was seen</h3>` : NOTHING}<ul class="pages">${pages
        .slice(0, MAX_PAGES)
        .map(
          (page) => html`<li>${shorten(page, 120)}</li>`,
        )}${pages.length > MAX_PAGES ? html`<li>and ${pages.length - MAX_PAGES} more</li>` : NOTHING}</ul></div></div>`,
    });
  }
  return result;
}

/** The name of a section as readers know it. */
const sectionLabel = (name: string): string =>
  name === 'northstart-statement' ? 'North star' : labelOf(name.replaceAll('-', ' '));

const basisNote = (bases: ReadonlySet<Basis>): Html =>
  html`The foot of every sheet names the source of its values.<dl class="bases">${(Object.keys(BASES) as Basis[])
    .filter((basis) => bases.has(basis))
    .map((basis) => html`<dt>${basis}</dt><dd>${BASES[basis]}</dd>`)}</dl>`;

function factsOf(book: Book): [string, string][] {
  const {
    source: { brand },
    tokens,
    part,
  } = book;
  const empty = SECTION_NAMES.filter((name) => name !== 'audio' && Object.keys(part(name)).length === 0);
  return [
    ['Site', tokens.sourceUrl],
    ['Measured', dateText(asText(brand.analysis_completed_at))],
    ['About this result', asText(brand.quality_note)],
    ['Edited by people', brand.overridden_sections.join(', ')],
    ['Without a result', empty.join(', ')],
    ['Pictures', missingPictures(book)],
    ['Suggested here', book.logos.length > 0 ? 'Clear space and misuse of the logo.' : ''],
    ['Fonts', fontsNote(book)],
    ['Rights', 'Name, logo, pictures and texts belong to their owners.'],
    ['Long texts', 'Texts that end with … are longer in the data of the brand.'],
  ];
}

function fontsNote({ source, script: { name }, fallbackFonts }: Book): string {
  const note =
    'Specimens are shown in the brand’s families where they are installed, otherwise in stand-ins; all other text is in the sans-serif of your device.';
  const drawn =
    screenshotsOf(source).length > 0
      ? ' Screenshots have the fonts of the machine that read the site, and boxes where it has none for a letter.'
      : '';
  return fallbackFonts.length > 0
    ? `${note} ${name === 'Latin' ? 'Letters' : `${name} letters and others`} that these lack are in the first of these families that is installed and has them: ${fallbackFonts.join(', ')}. Where none is installed they are boxes.${drawn}`
    : note;
}

function missingPictures(book: Book): string {
  const { brand } = book.source;
  const problems = bookAssets(book.source).map((path) => book.pictures.problem(path));
  const count = (wanted: (typeof problems)[number]) => problems.filter((problem) => problem === wanted).length;
  const [gone, large] = [count('gone'), count('too large')];
  const date = dateText(asText(brand.assets_expire_at));
  const texts = [
    gone > 0
      ? `${gone} of ${problems.length} files are not kept any more${date ? ` (they are deleted after ${date})` : ''}. To get them again, analyse the site again (POST /v1/api/brands/${brand.id}/reanalyze), then export the book before the files expire.`
      : '',
    large > 0
      ? `${large} of ${problems.length} files are left out for their size: a book holds ${megabytes(MAX_PICTURE_BYTES)} of pictures. Logos are in their archive (GET ${logosExport(book)}), the others at the addresses in their place.`
      : '',
  ];
  return texts.filter(Boolean).join(' ');
}

/** The pages on which values were seen, and files such as a manifest, in the order of the site's sections. */
function pagesOf({ source: { evidence } }: Book): string[] {
  const seen = evidence.flatMap(({ values }) => values.flatMap((value) => value.seen.map(({ page }) => asText(page))));
  return [...new Set(seen)].filter((page) => URL.canParse(page));
}

/** Sections that people edited have no confidence of their own any more. */
function confidences({ source: { brand, evidence } }: Book): { name: string; confidence: number; values: number }[] {
  const edited: ReadonlySet<string> = new Set(brand.overridden_sections);
  return evidence.flatMap(({ section, values }) => {
    if (edited.has(section) || values.length === 0) return [];
    const sorted = values.map(({ confidence }) => confidence).sort((a, b) => a - b);
    return [{ name: section, confidence: sorted[Math.floor(sorted.length / 2)] ?? 0, values: values.length }];
  });
}
