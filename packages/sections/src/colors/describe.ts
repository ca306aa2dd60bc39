import { contrast } from '../shared/color.ts';
import { places, plural, short } from '../shared/words.ts';
import type { Observation } from './observation.ts';
import type { Ranked } from './rank.ts';

const NOUN: Record<string, string> = {
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

/** A part that a colour can play, what shows it, and the share of the elements under which it is played in passing. */
interface Role {
  name: string;
  least: number;
  shows(seen: Observation): boolean;
}

const isFill = ({ kind }: Observation): boolean => kind === 'background' || kind === 'gradient';
const ROLES: readonly Role[] = [
  { name: 'action', least: 0.04, shows: (o) => o.part === 'action' && isFill(o) },
  { name: 'link', least: 0.08, shows: (o) => o.part === 'link' && o.kind === 'text' },
  { name: 'accent', least: 0.15, shows: (o) => o.part === 'accent' && (isFill(o) || o.kind === 'icon') },
  { name: 'background', least: 0.15, shows: (o) => o.part === 'surface' && isFill(o) },
  { name: 'text', least: 0.15, shows: (o) => o.kind === 'text' && o.part !== 'link' },
  { name: 'border', least: 0.15, shows: (o) => o.kind === 'border' },
];

/** The parts that it plays, for instance "Primary action, link and border"; empty for one that nothing paints. */
function rolesOf({ seen, category }: Ranked): string {
  const counts = ROLES.map((role) => seen.filter((o) => role.shows(o)).reduce((sum, { count }) => sum + count, 0));
  const all = counts.reduce((sum, count) => sum + count, 0);
  const roles = ROLES.filter(({ least }, i) => (counts[i] ?? 0) > 0 && (counts[i] ?? 0) / all >= least).map(
    ({ name }) => {
      if (name === 'action' && category === 'primary') return 'primary action';
      return name === 'background' && category !== 'background' ? 'surface' : name;
    },
  );
  const told = places(category === 'semantic' ? ['status', ...roles] : roles);
  return told === '' ? '' : `${told[0]?.toUpperCase()}${told.slice(1)}.`;
}

/** The parts that a colour plays, what it was seen doing, most painted first, and what the site calls it. */
export const usageOf = (color: Ranked): string => [rolesOf(color), seenDoing(color)].filter(Boolean).join(' ');

function seenDoing(color: Ranked): string {
  const groups = new Map<string, { count: number; weight: number }>();
  const said: string[] = [];
  for (const seen of color.seen) {
    const noun = NOUN[`${seen.part} ${seen.kind}`];
    if (noun) {
      const group = groups.get(noun) ?? { count: 0, weight: 0 };
      groups.set(noun, { count: group.count + seen.count, weight: group.weight + seen.weight });
    } else said.push(declaration(seen));
  }
  const painted = [...groups]
    .sort(([, a], [, b]) => b.weight - a.weight)
    .slice(0, 4)
    .map(([noun, { count }]) => plural(count, noun));
  if (color.seen.some(({ kind }) => kind === 'logo')) painted.push('the logo');
  const names = said.filter(Boolean).slice(0, 3);
  const sentences = [
    painted.length > 0 ? `Painted by ${places(painted)}.` : 'Declared, and not painted on the pages seen.',
    names.length > 0 ? `Declared as ${places(names)}.` : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** What the site calls it; empty for what it does not name. */
function declaration(seen: Observation): string {
  if (seen.kind === 'property') return seen.property;
  if (seen.kind === 'class') return 'primary by class names';
  if (seen.kind === 'theme-color')
    return seen.property === 'theme_color' ? 'the manifest theme colour' : 'the theme colour';
  return '';
}

/** Sentences that hold measured figures only. */
export function designNotes(palette: readonly Ranked[], paint: number, gradients: number, pages: number): string {
  const [main] = palette;
  if (!main) return 'No painted colours were found.';
  const of = (category: Ranked['category']): Ranked | undefined => palette.find((c) => c.category === category);
  const share = (color: Ranked): string => `${short((color.paint / paint) * 100, 1)}%`;
  const [background, text] = [of('background'), of('text')];
  const vivid = palette.filter((c) => ['primary', 'secondary', 'accent'].includes(c.category)).length;
  const notes = [
    `${main.hex} leads the palette on ${plural(pages, 'page')}: ${seenDoing(main)
      .replace(/^Painted by/, 'painted by')
      .replace(/^Declared,/, 'declared,')}`,
    background && `The largest other background is ${background.hex} (${share(background)} of the weighted paint).`,
    text &&
      `Text is mostly ${text.hex}${background ? `, ${short(contrast(text.hex, background.hex), 1)}:1 against ${background.hex}` : ''}.`,
    `White text on ${main.hex} has a contrast of ${short(contrast(main.hex, '#ffffff'), 1)}:1, black text ${short(contrast(main.hex, '#000000'), 1)}:1.`,
    `${plural(vivid, 'brand colour')}, ${plural(palette.length - vivid, 'neutral or functional colour')}, ${plural(gradients, 'painted gradient')}.`,
  ];
  return notes.filter(Boolean).join(' ');
}
