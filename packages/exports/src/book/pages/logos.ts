import { basisOf } from '../basis.ts';
import type { Book, Page } from '../book.ts';
import { INK, PAPER } from '../contrast.ts';
import { type Html, html } from '../html.ts';
import { type BookLogo, drawLogo } from '../logo-symbols.ts';
import type { SlotLogo } from '../pictures.ts';
import { shorten } from '../words.ts';
import { logoGround } from './cover.ts';
import { missingPictureNote } from './missing-pictures.ts';

const CHAPTER = 'Logo';

export function logoPages(book: Book): Page[] {
  const { logos } = book;
  if (logos.length === 0) return [];
  const basis = basisOf(book, 'measured', 'logos', '/slots', '/variants', '/primary_logo');
  const onGrounds: Page = {
    chapter: CHAPTER,
    title: 'The logo on its grounds',
    intro: 'Each version on the ground that it is made for.',
    basis,
    layout: 'wide',
    body: html`<div class="grid ${logos.length > 1 ? 'two' : ''} fill">${logos.map((logo) => logoTile(book, logo))}</div>`,
  };
  const first = logos.find(({ symbol }) => symbol !== null);
  if (!first) return [onGrounds];
  return [
    onGrounds,
    {
      chapter: CHAPTER,
      title: 'Clear space',
      intro:
        'Keep an area free around the logo: a quarter of its height on each side. Nothing else stands in it, neither text nor the edge of a page. The distance is a proposal: sites do not state it.',
      basis: 'Suggested by this book',
      layout: 'split',
      body: clearSpace(book, first),
    },
    {
      chapter: CHAPTER,
      title: 'Misuse',
      intro: 'What makes a logo hard to recognise. These rules are a proposal: sites do not state them.',
      basis: 'Suggested by this book',
      layout: 'split',
      body: misuse(book, first),
    },
  ];
}

function logoTile(book: Book, logo: BookLogo): Html {
  const details = [logo.format.toUpperCase(), logo.isGenerated ? 'derived from another version' : '']
    .filter(Boolean)
    .join(', ');
  const shown = logo.symbol
    ? html`<div class="ground edge" style="${logoGround(book, logo)};padding:10mm">${drawLogo(logo, book.logos.length > 2 ? sizeOf(logo, 92, 34) : sizeOf(logo, book.logos.length > 1 ? 98 : 170, 70), logo.label)}</div>`
    : missingPictureNote(book, logo.label, logo.path);
  return html`<figure class="tile">${shown}<figcaption><strong>${logo.label}</strong><p class="note">${shorten(details, 60)}${logo.source ? html`. ${shorten(logo.source, 90)}` : ''}</p></figcaption></figure>`;
}

/** The largest size in mm that fits a box. Without known proportions the picture keeps its own within the box. */
function sizeOf({ ratio }: SlotLogo, maxWidth: number, maxHeight: number): string {
  if (ratio === null) return `width:${maxWidth}mm;height:${maxHeight}mm`;
  const height = Math.min(maxHeight, maxWidth / ratio);
  return `width:${(height * ratio).toFixed(2)}mm;height:${height.toFixed(2)}mm`;
}

const CLEAR = 0.25;

function clearSpace(book: Book, logo: BookLogo): Html {
  const height = Math.min(64, 120 / (logo.ratio ?? 2));
  const space = height * CLEAR;
  const ground = logoGround(book, logo);
  return html`<div class="ground edge" style="height:100%;border-radius:.8mm;background:${PAPER}"><div>
<div class="space" style="padding:${space.toFixed(2)}mm"><div class="logo" style="${ground}">${drawLogo(logo, sizeOf({ ...logo, ratio: logo.ratio ?? 2 }, 120, 64), logo.label)}</div>
<span class="x" style="left:50%;top:-3.5mm">¼ h</span><span class="x" style="left:-6mm;top:50%">¼ h</span></div>
<p class="note" style="margin-top:4mm;color:${INK}">h is the height of the logo.</p></div></div>`;
}

/** Rules, and how each is broken in the drawing. */
const MISUSES: [rule: string, style: string][] = [
  ['Do not stretch it', 'transform:scale(1.35,.7)'],
  ['Do not rotate it', 'transform:rotate(-16deg)'],
  ['Do not change its colours', 'filter:invert(.25) sepia(.9) saturate(3) hue-rotate(80deg)'],
  ['Do not add effects', 'filter:drop-shadow(1mm 1.4mm .8mm rgb(0 0 0 / .55)) blur(.25mm)'],
  ['Do not fade it', 'opacity:.28'],
];

function misuse(book: Book, logo: BookLogo): Html {
  const image = (style: string) => drawLogo(logo, `${sizeOf(logo, 40, 24)};${style}`, '');
  const tile = (rule: string, ground: string, content: Html) =>
    html`<figure class="tile misuse"><div class="ground edge" style="${ground}">${content}</div><span class="cross">×</span><figcaption class="fine">${rule}</figcaption></figure>`;
  const own = logoGround(book, logo);
  const busy = 'background:repeating-linear-gradient(45deg,rgb(120 120 120) 0 2mm,rgb(205 205 205) 2mm 4mm)';
  return html`<div class="grid three fill">${[
    ...MISUSES.map(([rule, style]) => tile(rule, own, image(style))),
    tile('Do not set it on a busy ground', busy, image('')),
  ]}</div>`;
}
