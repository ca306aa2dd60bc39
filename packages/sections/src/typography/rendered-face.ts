import { canParseUrl, type Evidence, type FontFace, type RenderedFace } from '@brandprint/contracts';
import { canonicalFamilyName } from '../shared/fonts/font-family.ts';

const byCountDescending = ([a, x]: [string, number], [b, y]: [string, number]): number => y - x || (a < b ? -1 : 1);
/** If a family has several files, the best status counts. */
const STATUS_ORDER = ['loaded', 'loading', 'error', 'unloaded'] as const satisfies readonly FontFace['status'][];

/** A family's text: glyphs by rendered face, letters by font-family list. */
interface FamilyText {
  family: string;
  drawn: ReadonlyMap<string, number>;
  stacks: ReadonlyMap<string, number>;
}

/** A family as declared by the stylesheets, and the face that rendered its text. */
export function toRenderedFace({ family, drawn, stacks }: FamilyText, evidence: Evidence): RenderedFace {
  const rules = evidence.pages.flatMap(({ fontFaces }) =>
    fontFaces.filter((face) => canonicalFamilyName(face.family) === family),
  );
  const glyphs = [...drawn.values()].reduce((sum, n) => sum + n, 0);
  return {
    family,
    stack: [...stacks].sort(byCountDescending)[0]?.[0] ?? '',
    declared_in: [
      ...new Set(rules.flatMap(({ stylesheet, urls }) => [stylesheet ?? '', ...urls].flatMap(fontSource))),
    ].sort(),
    load_status: STATUS_ORDER.find((status) => rules.some((rule) => rule.status === status)) ?? 'none',
    rendered: [...drawn]
      .sort(byCountDescending)
      .map(([face, n]) => ({ family: face, glyphs: n, share: Math.round((n / (glyphs || 1)) * 1000) / 1000 })),
  };
}

/** A stylesheet by its URL without the query, a file by its host. */
function fontSource(url: string): string[] {
  if (!/^https?:/.test(url) || !canParseUrl(url)) return [];
  const { origin, pathname, hostname } = new URL(url);
  return [/\.(woff2?|ttf|otf|eot|svg)$/i.test(pathname) ? hostname : `${origin}${pathname}`];
}
