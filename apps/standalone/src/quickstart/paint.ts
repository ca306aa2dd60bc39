import { createColors } from 'picocolors';

/** How text stands out: on a terminal with colours, elsewhere not at all. */
export interface Paint {
  strong(text: string): string;
  faint(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  /** A small field of the colour; "" where there are no colours. `hex` is #rrggbb. */
  swatch(hex: string): string;
}

export function createPaint(colors: boolean): Paint {
  const { bold, dim, green, red } = createColors(colors);
  return { strong: bold, faint: dim, good: green, bad: red, swatch: colors ? swatch : () => '' };
}

function swatch(hex: string): string {
  const parts = hex.match(/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i)?.slice(1);
  if (!parts) return '    ';
  return `\u001b[48;2;${parts.map((part) => Number.parseInt(part, 16)).join(';')}m    \u001b[0m`;
}
