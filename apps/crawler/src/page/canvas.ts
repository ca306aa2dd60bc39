import type { Box } from '@brandprint/contracts';
import { blend, parseComputedColor, type Rgba, WHITE } from './color.ts';
import { areaOf, intersect } from './dom.ts';

/** The background of html or body is painted over the whole canvas. */
export function canvasColor(): Rgba {
  for (const el of [document.documentElement, document.body]) {
    const color = el && parseComputedColor(getComputedStyle(el).backgroundColor);
    if (color && color.a > 0) return blend(color, WHITE);
  }
  return WHITE;
}

export const isClipping = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const isScrollable = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** The clip for children: overflow hides what is outside, unless a large area can scroll it into view. */
export function childClip(style: CSSStyleDeclaration, box: Box, clip: Box, screenArea: number): Box {
  const small = areaOf(box) < screenArea * 0.4;
  const x = isClipping(style.overflowX) || (isScrollable(style.overflowX) && small);
  const y = isClipping(style.overflowY) || (isScrollable(style.overflowY) && small);
  if (!x && !y) return clip;
  const far = 1e6;
  return (
    intersect(clip, {
      x: x ? box.x : -far,
      y: y ? box.y : -far,
      width: x ? box.width : 2 * far,
      height: y ? box.height : 2 * far,
    }) ?? { x: box.x, y: box.y, width: 0, height: 0 }
  );
}
