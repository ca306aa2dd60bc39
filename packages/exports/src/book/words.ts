import { asText } from '../tokens/read.ts';
import type { ExportSource } from '../types.ts';
import { type Html, html } from './html.ts';

/** How wide a text is, in letters of Latin: ideographs, kana and hangul need two. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\p{Extended_Pictographic}]/u;
const widthOf = (character: string): number => (WIDE.test(character) ? 2 : 1);

export const textWidth = (text: string): number => {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
};

/** From this width on a text is cut after a sentence. */
const LONG = 200;
/** Up to the last end of a sentence; the stop of an abbreviation or of a date is none. */
const SENTENCES = /^.*(?:[。！？]|[\p{L}\p{N}%)"”]{3}[.!?](?=\s+\p{Lu}|\s*$))/u;

/** The text on one line, cut after a word to a width in letters, or after a sentence if there is one towards its end. */
export function shorten(text: string, width: number): string {
  const line = text
    .slice(0, 4 * width + 1000)
    // Letters of icon fonts, which no other font has.
    .replaceAll(/[\ue000-\uf8ff]/g, '')
    // Flags are two letters in boxes on most devices.
    .replaceAll(/[\u{1f1e6}-\u{1f1ff}]{2}/gu, '')
    .replaceAll(/\s+/g, ' ')
    // A number stays on the line of its sign.
    .replaceAll(/(?<=\d) %/g, '\u00a0%')
    .trim();
  let end = 0;
  let used = 0;
  for (const character of line) {
    used += widthOf(character);
    if (used > width) {
      const cut = line.slice(0, end);
      const sentences = width >= LONG ? (SENTENCES.exec(cut)?.[0] ?? '') : '';
      if (sentences.length > end * 0.6) return `${sentences} …`.toWellFormed();
      const space = cut.lastIndexOf(' ');
      return `${(space > end * 0.6 ? cut.slice(0, space) : cut).replace(/[\s,;:.–—-]+$/u, '')}…`.toWellFormed();
    }
    end += character.length;
  }
  return line;
}

/** The language that the site declares, as a tag of BCP 47; empty if it declares none. */
export function languageOf({ evidence }: ExportSource): string {
  const seen = evidence.find(({ section }) => section === 'web')?.values.flatMap((value) => value.seen) ?? [];
  const declared = asText(seen.find(({ property }) => property === 'lang')?.value).split(',')[0] ?? '';
  return /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(declared) ? declared : '';
}

/** A whole quotation in right-to-left letters, between straight quotes. */
const RTL_QUOTATION = /"([^"]*[\p{Script=Arabic}\p{Script=Hebrew}][^"]*)"/gu;

/** Such quotations in isolates: else their full stops and the quotes would change sides within an English sentence. */
const withIsolates = (text: string): string => text.replaceAll(RTL_QUOTATION, '"\u2068$1\u2069"');

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Texts as a list, each in its own direction; one in both directions runs from left to right. */
export function listed(texts: readonly string[]): string {
  const list = texts.map((text) => (RTL.test(text) ? `\u2068${text}\u2069` : text)).join(', ');
  return texts.some((text) => RTL.test(text)) && !texts.every((text) => RTL.test(text)) ? `\u200e${list}` : list;
}

/** A text cut to a width in letters, in a direction of its own. */
export type Words = (text: string, width?: number) => Html;

/** For words of the brand, in its language. */
export const wordsIn =
  (language: string): Words =>
  (text, width = 400) =>
    language === ''
      ? plainWords(text, width)
      : html`<bdi lang="${language}">${withIsolates(shorten(text, width))}</bdi>`;

/** For texts about the brand. */
export const plainWords: Words = (text, width = 400) => html`<bdi>${withIsolates(shorten(text, width))}</bdi>`;

/** The list in parts of at most `size` that are as even as possible. */
export function evenly<Item>(items: readonly Item[], size: number): Item[][] {
  const parts = Math.ceil(items.length / size);
  return Array.from({ length: parts }, (_, part) =>
    items.slice(Math.ceil((part * items.length) / parts), Math.ceil(((part + 1) * items.length) / parts)),
  );
}

/** A size of a file: "3.2 MB". */
export const megabytes = (bytes: number): string => `${Number((bytes / 1_000_000).toFixed(1))} MB`;

/** A field name as a label: `how_it_works` is "How it works", `color_usage` "Colour usage". */
export const labelOf = (field: string): string =>
  (field.charAt(0).toUpperCase() + field.slice(1)).replaceAll('_', ' ').replaceAll(/\b(c)olor(s?)\b/gi, '$1olour$2');

/** Without the text of links or emphasis within it, as where it was seen: "found on . The open", "(abbreviated )". */
const TORN = /^\s*[,.;:)\]](?![\p{L}\d])|\(\s*\)|\[\s*\]|\s[.,)\]](?=\s|$)|\s[、。，．]/u;

/** An example of the site's own text; empty if it is torn, or has no letter or digit. */
export const wholeExample = (text: string): string => (TORN.test(text) || !/[\p{L}\p{N}]/u.test(text) ? '' : text);

/**
 * What is in curly quotes at the end of a usage: an example of the site's own text. One that was cut ends after a whole
 * word.
 */
export const quotedIn = (usage: string): string =>
  wholeExample((/“(.{2,})”\.?$/u.exec(usage)?.[1] ?? '').replace(/[,;:.–—-]*\s+\S*…$/u, '…').trim());

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The day of a timestamp in UTC; empty if it is none. */
export function dateText(timestamp: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(timestamp) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name ? `${Number(day)} ${name} ${year}` : '';
}
