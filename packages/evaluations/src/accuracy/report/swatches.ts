import { DELTA_E, deltaE, type Extraction, MAX_PALETTE, parseHex, type Truth } from '../../../corpus/score.mjs';
import type { KnownSite } from '../../corpus.ts';
import { isJunk } from '../measures.ts';
import { type Html, html } from './html.ts';

type Kind = 'hit' | 'main' | 'missed' | 'junk' | 'other' | 'may';

export const expectedSwatches = ({ colors }: Truth): Html =>
  row(
    colors.map(({ hex, role, must }, index) =>
      swatch(
        hex,
        [index === 0 ? 'main' : 'hit', must ? 'hit' : 'may'],
        `${hex} ${role}${must ? ', must be there' : ''}`,
      ),
    ),
  );

/** The colours found, in their order, then the expected ones. */
export function foundSwatches({ truth, seen }: Pick<KnownSite, 'truth' | 'seen'>, { palette }: Extraction): Html {
  const read = palette.slice(0, MAX_PALETTE);
  const same = (one: string, other: string): boolean => {
    const [a, b] = [parseHex(one), parseHex(other)];
    return a !== null && b !== null && a.alpha > 0 && deltaE(a.rgb, b.rgb) <= DELTA_E;
  };
  const kinds = (hex: string): Kind[] => {
    const index = truth.colors.findIndex((color) => same(hex, color.hex));
    if (index >= 0) return index === 0 ? ['hit', 'main'] : ['hit'];
    return [isJunk(hex, truth, seen) ? 'junk' : 'other'];
  };
  const missed = truth.colors.filter(({ hex, must }) => must && !read.some((found) => same(found, hex)));
  return row([
    ...read.map((hex) => swatch(hex, kinds(hex), hex)),
    ...missed.map(({ hex, role }) => swatch(hex, ['missed'], `${hex} ${role}, missed`)),
  ]);
}

const row = (swatches: readonly Html[]): Html => html`<div class="swatches">${swatches}</div>`;

const swatch = (hex: string, kinds: readonly Kind[], title: string): Html =>
  html`<i class="swatch ${[...new Set(kinds)].join(' ')}" style="background:${hex};color:${hex}" title="${title}"></i>`;
