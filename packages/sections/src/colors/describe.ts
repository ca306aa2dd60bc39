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

/** What a colour was seen doing, most painted first, and what the site calls it. */
export function usageOf(color: Ranked): string {
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
  const sentences = [
    painted.length > 0 ? `Painted by ${places(painted)}.` : 'Declared, and not painted on the pages seen.',
    said.length > 0 ? `Declared as ${places(said.filter(Boolean).slice(0, 3))}.` : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

function declaration(seen: Observation): string {
  if (seen.kind === 'property') return seen.property;
  if (seen.kind === 'class') return 'primary by class names';
  if (seen.kind === 'theme-color')
    return seen.property === 'theme_color' ? 'the manifest theme colour' : 'the theme colour';
  return seen.kind === 'logo' ? 'a colour of the logo' : '';
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
    `${main.hex} leads the palette on ${plural(pages, 'page')}: ${usageOf(main)
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
