import { parseCssColor } from './color.ts';

/** One layer of a computed box-shadow. Lengths are px. */
interface ShadowLayer {
  /** The colour as written. */
  text: string;
  color: string;
  x: number;
  y: number;
  blur: number;
  spread: number;
  inset: boolean;
}

/** Default size of a rem in px. */
const ROOT_PX = 16;
const COLOR = /(#[0-9a-f]{3,8}|[a-z]+\([^()]*\))/i;

/** The layers of a computed box-shadow; empty for "none". */
export function parseBoxShadow(value: string): ShadowLayer[] {
  if (!value || value === 'none') return [];
  return value.split(/,(?![^()]*\))/).flatMap((layer) => {
    const text = layer.trim();
    const color = COLOR.exec(text)?.[0] ?? '';
    const [x, y, blur = 0, spread = 0] = [...text.replace(color, ' ').matchAll(/-?\d*\.?\d+/g)].map(([n]) => Number(n));
    if (x === undefined || y === undefined) return [];
    return [{ text, color, x, y, blur, spread, inset: /\binset\b/.test(text) }];
  });
}

/** Whether it paints anything: frameworks keep empty placeholder layers. */
export const isVisibleShadow = ({ color, x, y, blur, spread }: ShadowLayer): boolean =>
  (parseCssColor(color)?.a ?? 1) > 0.005 && (x !== 0 || y !== 0 || blur !== 0 || spread !== 0);

/** Whether it raises the box: an outer layer with an offset or blur. Rings and inner lines do not. */
export function isRaised({ inset, y, x, blur }: ShadowLayer): boolean {
  return !inset && (blur > 0 || y > 0 || x !== 0);
}

/** Apparent height of the box above the page: the extent of its widest outer layer. */
export function shadowHeight(layers: readonly ShadowLayer[]): number {
  return Math.max(0, ...layers.filter(isRaised).map(({ y, blur, spread }) => blur + 2 * Math.abs(y) + spread));
}

/** A shadow's lengths, which identify it whatever its colour: `0 4 8 0, …`; empty for none. Accepts px and rem. */
export function shadowGeometry(value: string): string {
  const px = value.replace(/(-?\d*\.?\d+)rem\b/g, (_, rem) => `${Number(rem) * ROOT_PX}px`);
  return parseBoxShadow(px)
    .filter(isVisibleShadow)
    .map(({ x, y, blur, spread, inset }) => [x, y, blur, spread, ...(inset ? ['inset'] : [])].join(' '))
    .join(', ');
}
