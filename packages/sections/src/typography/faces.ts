import { canParseUrl, type Evidence, type FontFace, type RenderedFace } from '@brandprint/contracts';
import { familyName } from './family.ts';

const byMost = ([a, x]: [string, number], [b, y]: [string, number]): number => y - x || (a < b ? -1 : 1);
/** Of several files of a family the best one says whether it can be had. */
const STATUSES = ['loaded', 'loading', 'error', 'unloaded'] as const satisfies readonly FontFace['status'][];

/** A family's text: its glyphs by what drew them, its letters by font-family list. */
interface Drawn {
  family: string;
  drawn: ReadonlyMap<string, number>;
  stacks: ReadonlyMap<string, number>;
}

/** A family as the stylesheets declare it, and what the browser drew its text with. */
export function renderedFace({ family, drawn, stacks }: Drawn, evidence: Evidence): RenderedFace {
  const rules = evidence.pages.flatMap(({ fontFaces }) =>
    fontFaces.filter((face) => familyName(face.family) === family),
  );
  const glyphs = [...drawn.values()].reduce((sum, n) => sum + n, 0);
  return {
    family,
    stack: [...stacks].sort(byMost)[0]?.[0] ?? '',
    declared_in: [
      ...new Set(rules.flatMap(({ stylesheet, urls }) => [stylesheet ?? '', ...urls].flatMap(placeOf))),
    ].sort(),
    load_status: STATUSES.find((status) => rules.some((rule) => rule.status === status)) ?? 'none',
    rendered: [...drawn]
      .sort(byMost)
      .map(([face, n]) => ({ family: face, glyphs: n, share: Math.round((n / (glyphs || 1)) * 1000) / 1000 })),
  };
}

/** A stylesheet by its address without the query, a file by its host. */
function placeOf(url: string): string[] {
  if (!/^https?:/.test(url) || !canParseUrl(url)) return [];
  const { origin, pathname, hostname } = new URL(url);
  return [/\.(woff2?|ttf|otf|eot|svg)$/i.test(pathname) ? hostname : `${origin}${pathname}`];
}
