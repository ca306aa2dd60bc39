import type { ElementStyle, Evidence } from '@brandprint/contracts';
import { isDefaultControl, isForeign } from '../shared/color-exclude.ts';
import { ownNames } from '../things/name/own.ts';

/** One look over all pages. */
export interface Look {
  style: ElementStyle;
  page: string;
  count: number;
  chars: number;
  /** Area of its text. */
  ink: number;
  pages: number;
}

/** Looks of the styles that pass, the same `key` merged over pages, most text first. */
export function looks(
  evidence: Evidence,
  test: (style: ElementStyle) => boolean,
  key: (style: ElementStyle) => string,
): Look[] {
  const own = ownNames(evidence);
  const found = new Map<string, Look & { seen: Set<string> }>();
  for (const page of evidence.pages) {
    for (const style of page.styles) {
      if (style.chars === 0 || isForeign(style, own) || isDefaultControl(style) || !test(style)) continue;
      const name = key(style);
      const look = found.get(name);
      if (!look) {
        const seen = new Set([page.finalUrl]);
        found.set(name, {
          style,
          page: page.finalUrl,
          count: style.count,
          chars: style.chars,
          ink: style.textArea,
          pages: 1,
          seen,
        });
        continue;
      }
      look.count += style.count;
      look.chars += style.chars;
      look.ink += style.textArea;
      look.seen.add(page.finalUrl);
      look.pages = look.seen.size;
    }
  }
  return [...found]
    .sort(([a, x], [b, y]) => y.ink - x.ink || y.chars - x.chars || a.localeCompare(b))
    .map(([, look]) => look);
}
