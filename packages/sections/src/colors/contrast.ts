import type { ContrastPair, ElementStyle, PageEvidence, PageView } from '@brandprint/contracts';
import { compositeColor, contrastRatio } from '../shared/color.ts';
import { parseGradients } from '../shared/gradient.ts';

/** A page in one view, with its reported text colours. */
type StyledPage = Pick<PageEvidence | PageView, 'styles'> & { page: string };

const MAX_PAIRS = 60;

/** Text colours on the backgrounds visible behind them, most text first. Text over pictures is not listed. */
export function findContrastPairs(views: readonly StyledPage[]): ContrastPair[] {
  const found = new Map<string, { pair: ContrastPair; most: number; roles: Map<string, number> }>();
  for (const { page, styles } of views) {
    for (const style of styles) {
      const pair = toContrastPair(style, page);
      if (!pair) continue;
      const key = `${pair.foreground} ${pair.background} ${pair.large_text}`;
      const known = found.get(key) ?? { pair, most: 0, roles: new Map<string, number>() };
      found.set(key, known);
      known.roles.set(style.role, (known.roles.get(style.role) ?? 0) + style.chars);
      const { elements, characters } = known.pair;
      if (known.most > 0)
        known.pair = {
          ...(style.chars > known.most ? pair : known.pair),
          elements: elements + pair.elements,
          characters: characters + pair.characters,
        };
      known.most = Math.max(known.most, style.chars);
    }
  }
  return [...found]
    .sort(([a, x], [b, y]) => y.pair.characters - x.pair.characters || (a < b ? -1 : 1))
    .slice(0, MAX_PAIRS)
    .map(([, { pair, roles }]) => ({
      ...pair,
      roles: [...roles].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([role]) => role),
    }));
}

function toContrastPair(style: ElementStyle, page: string): ContrastPair | null {
  const hasGradientText = style.backgroundClip === 'text' && parseGradients(style.backgroundImage).length > 0;
  if (style.chars === 0 || style.backdrop === null || hasGradientText || style.opacity < 0.1) return null;
  if (style.region === 'widget' || style.role === 'code') return null;
  const foreground = compositeColor(style.color, style.backdrop, style.opacity);
  if (!foreground) return null;
  const { sizePx, weight } = style.font;
  const large = sizePx >= 24 || (sizePx >= 18.66 && weight >= 700);
  // Rounded down, so that the figure never overstates the contrast.
  const ratio = Math.floor(contrastRatio(foreground, style.backdrop) * 100 + 1e-9) / 100;
  return {
    foreground,
    background: style.backdrop,
    ratio,
    large_text: large,
    aa: ratio >= (large ? 3 : 4.5),
    aaa: ratio >= (large ? 4.5 : 7),
    elements: style.count,
    characters: style.chars,
    roles: [],
    page,
    selector: style.selector,
    example: style.text.replace(/\s+/g, ' ').trim().slice(0, 80),
  };
}
