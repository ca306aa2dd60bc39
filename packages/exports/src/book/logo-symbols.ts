import type { ExportSource } from '../types.ts';
import { type Html, html, NOTHING } from './html.ts';
import { logosOf, type Pictures, type SlotLogo } from './pictures.ts';

/** A logo, and the symbol in the book that draws it; null if its file cannot be shown. */
export interface BookLogo extends SlotLogo {
  symbol: string | null;
}

export const bookLogos = (source: ExportSource, pictures: Pictures): BookLogo[] =>
  logosOf(source).map((logo, i) => ({
    ...logo,
    symbol: pictures.problem(logo.path) === null ? `logo-${i + 1}` : null,
  }));

/** Without known proportions. */
const DEFAULT_RATIO = 2;
const WIDTH = 1000;
const boxOf = ({ ratio }: SlotLogo): string => `0 0 ${WIDTH} ${(WIDTH / (ratio ?? DEFAULT_RATIO)).toFixed(2)}`;

/** The files of the logos, each once: pages refer to them. */
export const logoSymbols = (logos: readonly BookLogo[], pictures: Pictures): Html => {
  const symbols = logos.flatMap((logo) => {
    const uri = logo.symbol && pictures.find(logo.path);
    if (!uri) return [];
    return [
      html`<symbol id="${logo.symbol}" viewBox="${boxOf(logo)}"><image href="${uri}" width="100%" height="100%"/></symbol>`,
    ];
  });
  return symbols.length > 0 ? html`<svg class="symbols" aria-hidden="true">${symbols}</svg>\n` : NOTHING;
};

/** A drawing of a logo in a size of its own, described for people who do not see it unless it is one of several. */
export const drawLogo = (logo: BookLogo, style: string, description: string): Html =>
  html`<svg class="drawing" viewBox="${boxOf(logo)}" style="${style}" ${
    description ? html`role="img" aria-label="${description}"` : html`aria-hidden="true"`
  }><use href="#${logo.symbol}"/></svg>`;
