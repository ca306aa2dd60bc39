import { asObject, asText, asTexts } from '../../tokens/read.ts';
import { basisOf } from '../basis.ts';
import type { Book, Page } from '../book.ts';
import { type Fact, factPages } from '../facts.ts';
import { spans } from '../fit.ts';
import { type Html, html } from '../html.ts';
import { ruledList } from '../lists.ts';
import { iconsOf, type Picture, photosOf } from '../pictures.ts';
import { labelOf, listed, plainWords, shorten } from '../words.ts';
import { deletionNote, missingPictureNote } from './missing-pictures.ts';

const CHAPTER = 'Imagery';
/** One or two words on a style are no page. */
const MIN_FACTS = 3;
const MAX_ALL_FACTS = 30;
/** Fewer are no page: what is said about them is with the pictures. */
const MIN_ICONS = 3;
const MAX_ICON_FACTS = 4;

export function imagePages(book: Book): Page[] {
  const basis = basisOf(book, 'measured', 'images', '/assets');
  const images = book.part('images');
  const page = (title: string, body: Html, more: Partial<Page> = {}): Page => ({
    chapter: CHAPTER,
    title,
    basis,
    layout: 'wide',
    body,
    ...more,
  });
  const pages: Page[] = [];
  const photos = photosOf(book.source);
  const kept = photos.filter(({ path }) => ['too large', null].includes(book.pictures.problem(path)));
  if (kept.length > 0) pages.push(page('Pictures', mosaic(book, kept), { intro: 'As they are on the site.' }));
  const icons = iconsOf(book.source);
  const shownIcons = icons.flatMap(({ path }) => {
    const uri = book.pictures.find(path);
    return uri ? [{ uri, ground: book.lightIcons.has(path) ? 'ground dark' : 'ground' }] : [];
  });
  const wanted = [...photos, ...icons];
  if (wanted.length > 0 && wanted.every(({ path }) => book.pictures.problem(path) === 'gone')) {
    const names = wanted.map(({ description, role }) => description || role).filter(Boolean);
    pages.push(
      page('Pictures', ruledList(names.slice(0, 8), book.words, { width: 193, maxText: 90 }), {
        layout: 'split',
        intro: deletionNote(book),
      }),
    );
  }
  const { summary, photographic_style, illustration_style, product_imagery } = images;
  const iconFacts = factsOf(images.icon_style, 'Icons').slice(0, MAX_ICON_FACTS);
  const showsIcons = shownIcons.length >= MIN_ICONS;
  const facts = withoutRepeats([
    ...factsOf({ summary, photographic_style, illustration_style, product_imagery }, ''),
    ...(showsIcons ? [] : iconFacts.map(({ label, text }) => ({ label: labelFor('Icons', label), text }))),
  ]).slice(0, MAX_ALL_FACTS);
  if (facts.length >= MIN_FACTS) {
    pages.push(
      ...factPages(facts, plainWords, (body) =>
        page('Picture style', body, { layout: 'split', basis: basisOf(book, 'composed', 'images', ...STYLE_PATHS) }),
      ),
    );
  }
  if (showsIcons) pages.push(page('Icons', iconGrid(shownIcons, iconFacts), { layout: 'split' }));
  return pages;
}

/** What is said about the pictures, without the pictures themselves. */
const STYLE_PATHS = ['/summary', '/photographic_style', '/illustration_style', '/product_imagery'];

/** Photographs fill their frames; other pictures are shown whole. */
const FILLING: ReadonlySet<string> = new Set(['photo', 'hero']);

/** The places of pictures in a grid of twelve columns: not much higher than wide, so that little of them is cut. */
const framesOf = (count: number): string[] =>
  count === 3
    ? ['grid-column:span 8;grid-row:span 2', 'grid-column:span 4', 'grid-column:span 4']
    : spans(count, count === 4 ? 2 : 3).map((columns) => `grid-column:span ${columns}`);

function mosaic(book: Book, pictures: readonly Picture[]): Html {
  const frames = framesOf(pictures.length);
  return html`<div class="mosaic" style="max-height:${pictures.length === 2 ? 116 : 160}mm">${pictures.map(
    (picture, index) => {
      const { path, role, description, page } = picture;
      const uri = book.pictures.find(path);
      const shown = uri
        ? html`<div class="picture ${FILLING.has(role) ? '' : 'whole'}"><img src="${uri}" alt="${shorten(description, 120)}"></div>`
        : missingPictureNote(book, description || role || 'Picture', path);
      return html`<figure class="tile" style="${frames[index] ?? ''}">${shown}<figcaption class="note line">${book.words(description || role, 60)}${page ? html` · ${shorten(pathOf(page), 40)}` : ''}</figcaption></figure>`;
    },
  )}</div>`;
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** Names of fields that say nothing without the field that they are in. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['primary', 'Subjects'],
  ['secondary', 'Other subjects'],
  ['types', 'Backgrounds'],
]);

/** Of which kind of picture the fields in a field speak. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['illustration_style', 'Drawings'],
  ['ui_screenshots', 'Screenshots'],
  ['code_snippet_style', 'Code'],
]);

/** The texts of a tree of fields, without those that list examples. */
function factsOf(value: unknown, label: string, kind = ''): Fact[] {
  const fields = asObject(value);
  return Object.entries(fields).flatMap(([field, child]): Fact[] => {
    if (field === 'examples' || field === 'assets') return [];
    // How sure a name is, beside the name: not for a book.
    if (field === 'notes' && asText(fields.name) !== '') return [];
    const own = LABELS.get(field) ?? labelOf(field);
    const text = Array.isArray(child) ? listed(asTexts(child).slice(0, 8)) : asText(child);
    if (text === '') return factsOf(child, own, KINDS.get(field) ?? kind);
    return [
      { label: labelFor(kind, field === 'name' || field === 'notes' || field === 'description' ? label : own), text },
    ];
  });
}

const labelFor = (kind: string, label: string): string =>
  kind === '' || label.startsWith(kind.slice(0, -1)) ? label : `${kind}: ${label.toLowerCase()}`;

/** Where sentences are from, without anything to follow. */
const NO_ADVICE = /^(?:Measured on \d+ [a-z]+(?: and \d+ [a-z]+)?|Formats: .*)\.$/;

/** The same sentence is often said of the pictures as a whole and of one kind of them. */
function withoutRepeats(facts: readonly Fact[]): Fact[] {
  const said = new Set<string>();
  const isNew = (sentence: string) => {
    if (NO_ADVICE.test(sentence) || said.has(sentence)) return false;
    said.add(sentence);
    return true;
  };
  return facts.flatMap((fact) => {
    const text = fact.text
      .split(/(?<=\.)\s+(?=\p{Lu})/u)
      .filter(isNew)
      .join(' ');
    return text === '' ? [] : [{ ...fact, text }];
  });
}

const iconColumns = (count: number): number => Math.ceil(count / (count <= 6 ? 1 : count <= 12 ? 2 : 3));

const iconGrid = (icons: readonly { uri: string; ground: string }[], facts: readonly Fact[]): Html =>
  html`<div class="icon-page"><div class="icons" style="grid-template-columns:repeat(${iconColumns(icons.length)},minmax(0,1fr))">${icons.map(
    ({ uri, ground }) => html`<div class="${ground}"><img src="${uri}" alt=""></div>`,
  )}</div><dl class="facts" style="--size:11pt;max-height:${facts.length * 24}mm">${facts.map(
    ({ label, text }) => html`<dt>${shorten(label, 40)}</dt><dd>${shorten(text, 130)}</dd>`,
  )}</dl></div>`;
