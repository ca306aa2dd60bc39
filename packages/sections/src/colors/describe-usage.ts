import { contrastRatio } from '../shared/color.ts';
import { formatList, formatNumber, pluralize } from '../shared/format-text.ts';
import type { ColorObservation } from './observation.ts';
import type { RankedColor } from './rank-colors.ts';

const USAGE_NOUNS: Record<string, string> = {
  'action background': 'button fill',
  'action gradient': 'button gradient',
  'action text': 'button text',
  'action border': 'button border',
  'action hover': 'hovered button',
  'link text': 'link',
  'link hover': 'hovered link',
  'link background': 'link background',
  'heading text': 'heading',
  'body text': 'text block',
  'surface background': 'background',
  'surface gradient': 'gradient',
  'accent background': 'badge or icon background',
  'accent border': 'border',
  'accent icon': 'icon',
  'accent text': 'badge or icon',
};

/** A role of a colour, the observations that show it, and the minimum share of elements for it to count. */
interface UsageRole {
  name: string;
  minShare: number;
  matches(seen: ColorObservation): boolean;
}

const isFill = ({ kind }: ColorObservation): boolean => kind === 'background' || kind === 'gradient';
const USAGE_ROLES: readonly UsageRole[] = [
  { name: 'action', minShare: 0.04, matches: (o) => o.part === 'action' && isFill(o) },
  { name: 'link', minShare: 0.08, matches: (o) => o.part === 'link' && o.kind === 'text' },
  { name: 'accent', minShare: 0.15, matches: (o) => o.part === 'accent' && (isFill(o) || o.kind === 'icon') },
  { name: 'background', minShare: 0.15, matches: (o) => o.part === 'surface' && isFill(o) },
  { name: 'text', minShare: 0.15, matches: (o) => o.kind === 'text' && o.part !== 'link' },
  { name: 'border', minShare: 0.15, matches: (o) => o.kind === 'border' },
];

/** The roles of a colour, for instance "Primary action, link and border"; empty if nothing paints it. */
function describeRoles({ seen, category }: RankedColor): string {
  const counts = USAGE_ROLES.map((role) =>
    seen.filter((o) => role.matches(o)).reduce((sum, { count }) => sum + count, 0),
  );
  const all = counts.reduce((sum, count) => sum + count, 0);
  const roles = USAGE_ROLES.filter(({ minShare }, i) => (counts[i] ?? 0) > 0 && (counts[i] ?? 0) / all >= minShare).map(
    ({ name }) => {
      if (name === 'action' && category === 'primary') return 'primary action';
      return name === 'background' && category !== 'background' ? 'surface' : name;
    },
  );
  const roleList = formatList(category === 'semantic' ? ['status', ...roles] : roles);
  return roleList === '' ? '' : `${roleList[0]?.toUpperCase()}${roleList.slice(1)}.`;
}

/** The roles of a colour, what it paints (most first), and its names on the site. */
export const describeUsage = (color: RankedColor): string =>
  [describeRoles(color), describePaint(color)].filter(Boolean).join(' ');

function describePaint(color: RankedColor): string {
  const groups = new Map<string, { count: number; weight: number }>();
  const declarations: string[] = [];
  for (const observation of color.seen) {
    const noun = USAGE_NOUNS[`${observation.part} ${observation.kind}`];
    if (noun) {
      const group = groups.get(noun) ?? { count: 0, weight: 0 };
      groups.set(noun, { count: group.count + observation.count, weight: group.weight + observation.weight });
    } else declarations.push(describeDeclaration(observation));
  }
  const painted = [...groups]
    .sort(([, a], [, b]) => b.weight - a.weight)
    .slice(0, 4)
    .map(([noun, { count }]) => pluralize(count, noun));
  if (color.seen.some(({ kind }) => kind === 'logo')) painted.push('the logo');
  const names = declarations.filter(Boolean).slice(0, 3);
  const sentences = [
    painted.length > 0 ? `Painted by ${formatList(painted)}.` : 'Declared, but not painted on the analysed pages.',
    names.length > 0 ? `Declared as ${formatList(names)}.` : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The declared name; empty if there is none. */
function describeDeclaration(seen: ColorObservation): string {
  if (seen.kind === 'property') return seen.property;
  if (seen.kind === 'class') return 'primary by class names';
  if (seen.kind === 'theme-color')
    return seen.property === 'theme_color' ? 'the manifest theme colour' : 'the theme colour';
  return '';
}

/** Sentences with measured figures only. */
export function colorDesignNotes(
  palette: readonly RankedColor[],
  paint: number,
  gradients: number,
  pages: number,
): string {
  const [main] = palette;
  if (!main) return 'No painted colours were found.';
  const findCategory = (category: RankedColor['category']): RankedColor | undefined =>
    palette.find((c) => c.category === category);
  const share = (color: RankedColor): string => `${formatNumber((color.paint / paint) * 100, 1)}%`;
  const [background, text] = [findCategory('background'), findCategory('text')];
  const brandColorCount = palette.filter((c) => ['primary', 'secondary', 'accent'].includes(c.category)).length;
  const notes = [
    `${main.hex} leads the palette on ${pluralize(pages, 'page')}: ${describePaint(main)
      .replace(/^Painted by/, 'painted by')
      .replace(/^Declared,/, 'declared,')}`,
    background && `The largest other background is ${background.hex} (${share(background)} of the weighted paint).`,
    text &&
      `Text is mostly ${text.hex}${background ? `, ${formatNumber(contrastRatio(text.hex, background.hex), 1)}:1 against ${background.hex}` : ''}.`,
    `White text on ${main.hex} has a contrast of ${formatNumber(contrastRatio(main.hex, '#ffffff'), 1)}:1, black text ${formatNumber(contrastRatio(main.hex, '#000000'), 1)}:1.`,
    `${pluralize(brandColorCount, 'brand colour')}, ${pluralize(palette.length - brandColorCount, 'neutral or functional colour')}, ${pluralize(gradients, 'painted gradient')}.`,
  ];
  return notes.filter(Boolean).join(' ');
}
