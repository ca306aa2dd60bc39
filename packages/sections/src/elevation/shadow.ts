/** One layer of a computed box-shadow. Lengths are px. */
interface ShadowLayer {
  color: string;
  x: number;
  y: number;
  blur: number;
  spread: number;
  inset: boolean;
}

const COLOR = /(#[0-9a-f]{3,8}|[a-z]+\([^()]*\))/i;

/** The layers of a computed box-shadow; empty for "none". */
export function shadowLayers(value: string): ShadowLayer[] {
  if (!value || value === 'none') return [];
  return value.split(/,(?![^()]*\))/).flatMap((layer) => {
    const color = COLOR.exec(layer)?.[0] ?? '';
    const [x, y, blur = 0, spread = 0] = [...layer.replace(color, ' ').matchAll(/-?\d*\.?\d+/g)].map(([n]) =>
      Number(n),
    );
    return x === undefined || y === undefined ? [] : [{ color, x, y, blur, spread, inset: /\binset\b/.test(layer) }];
  });
}

/** Lifts the box off the page: an outer layer that is offset or blurred. Rings and inner lines do not. */
export function lifts({ inset, y, x, blur }: ShadowLayer): boolean {
  return !inset && (blur > 0 || y > 0 || x !== 0);
}

/** How far off the page the shadow puts a box: its widest outer layer. */
export function height(layers: readonly ShadowLayer[]): number {
  return Math.max(0, ...layers.filter(lifts).map(({ y, blur, spread }) => blur + 2 * Math.abs(y) + spread));
}
