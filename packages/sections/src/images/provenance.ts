import type { Provenance } from '@brandprint/contracts';
import { agreement } from '../shared/calibration.ts';
import type { CodeFacts } from './code.ts';
import { listedIcons } from './icon-files.ts';
import { contextOf, gridOf, type IconFacts, isRounded, isStroked, type SeenIcon, strokeWidthOf } from './icons.ts';
import { lightsOf, lightWords, meanLight } from './light.ts';
import { byKind, MAX_IMAGES, type Picture } from './pictures.ts';

/** Pictures that a style is told by: the largest. */
const MAX_TOLD = 3;

type Seen = Omit<Provenance, 'path' | 'confidence'>;

const shown = ({ image, page, count }: Picture, value: string): Seen => ({
  page,
  selector: image.selector,
  property: image.kind === 'background' ? 'background-image' : image.kind,
  value: `${value}: ${image.url ?? 'inline'}`,
  count,
  basis: 'rendered',
});

/** Each picture with its role; surer the more of its showings agree on it. */
export const pictureProvenance = (pictures: readonly Picture[]): Provenance[] =>
  pictures.slice(0, MAX_IMAGES).map((picture, index) => ({
    path: `/assets/images/${index}`,
    ...shown(picture, picture.role),
    confidence: agreement(picture.roles.get(picture.role) ?? 0, picture.count),
  }));

const drawn = ({ icon, page }: SeenIcon): Seen => ({
  page,
  selector: icon.selector,
  property: icon.kind === 'font' ? 'font-family' : icon.kind,
  value: icon.kind === 'font' ? icon.fontFamily : (icon.url ?? 'inline SVG'),
  count: icon.count,
  basis: 'rendered',
});

/** Each icon, surer the more often it is shown as one and not as a picture of another role. */
export function iconProvenance(facts: IconFacts, pictures: readonly Picture[]): Provenance[] {
  const asPicture = new Map(
    pictures.map(({ image, count, roles }) => [image.url, count - (roles.get('icon') ?? 0)] as const),
  );
  return listedIcons(facts).map((seen, index) => {
    const others = seen.icon.url ? (asPicture.get(seen.icon.url) ?? 0) : 0;
    return {
      path: `/assets/icons/${index}`,
      ...drawn(seen),
      confidence: agreement(seen.icon.count, seen.icon.count + others),
    };
  });
}

/** What is read of each icon for a part of the style; null where it says nothing. */
const MEASURES: readonly [path: string, read: (seen: SeenIcon) => string | number | null][] = [
  ['visual_style/stroke_vs_fill', ({ draw }) => draw],
  ['visual_style/stroke_weight', strokeWidthOf],
  ['visual_style/corner_radius', (seen) => (isStroked(seen) ? (isRounded(seen) ? 'round caps' : 'square caps') : null)],
  ['visual_style/consistency_notes', ({ icon }) => gridOf(icon.viewBox)],
];

/** What most icons share, told by the first icon that has it; surer the more of those that say something agree. */
export function iconStyleProvenance({ icons }: IconFacts): Provenance[] {
  const all = icons.reduce((sum, { icon }) => sum + icon.count, 0);
  const libraries = tallied(icons, ({ library }) => library || null).slice(0, 1);
  return [
    ...MEASURES.flatMap(([path, read]) => {
      const found = tallied(icons, read);
      return found.slice(0, 1).map((most) => shared(path, most, sum(found)));
    }),
    ...libraries.map((most) => shared('possible_library', most, all)),
    // One use is no vote against another.
    ...tallied(icons, ({ icon }) => contextOf(icon)).map((one, i) => ({
      ...shared(`usage_contexts/${i}`, one, all),
      confidence: agreement(one.count, one.count),
    })),
  ];
}

interface Tallied {
  value: string | number;
  count: number;
  first: SeenIcon;
}

function tallied(icons: readonly SeenIcon[], read: (seen: SeenIcon) => string | number | null): Tallied[] {
  const found = new Map<string | number, Tallied>();
  for (const seen of icons) {
    const value = read(seen);
    if (value === null) continue;
    const known = found.get(value);
    if (known) known.count += seen.icon.count;
    else found.set(value, { value, count: seen.icon.count, first: seen });
  }
  return [...found.values()].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

const sum = (found: readonly Tallied[]): number => found.reduce((total, { count }) => total + count, 0);

const shared = (path: string, { value, count, first }: Tallied, of: number): Provenance => ({
  path: `/icon_style/${path}`,
  ...drawn(first),
  value: `${value}: ${count} of ${of} icons`,
  count,
  confidence: agreement(count, of),
});

/** What photographs, drawings and pictures of screens look like, by the largest of them; and how code is set. */
export function styleProvenance(pictures: readonly Picture[], { blocks }: CodeFacts): Provenance[] {
  const { photos, drawings, screenshots } = byKind(pictures);
  return [
    ...styleOf('/summary/overall_mood', photos.length > 0 ? photos : drawings),
    ...styleOf('/photographic_style', photos),
    ...styleOf('/illustration_style', drawings),
    ...styleOf('/product_imagery/ui_screenshots', screenshots),
    ...codeStyle(blocks),
  ];
}

/** Surer the more of the pictures are as light or dark as they are in the mean; where nobody could tell, half sure. */
function styleOf(path: string, pictures: readonly Picture[]): Provenance[] {
  const lights = lightsOf(pictures);
  const mean = meanLight(lights);
  const word = mean ? lightWords(mean)[0] : undefined;
  const agree = lights.filter((light) => lightWords(light)[0] === word).length;
  return pictures.slice(0, MAX_TOLD).map((picture) => {
    const own = picture.asset ? lightsOf([picture])[0] : undefined;
    return {
      path,
      ...shown(picture, [picture.role, ...(own ? lightWords(own) : [])].join(', ')),
      confidence: agreement(agree, lights.length),
    };
  });
}

function codeStyle(blocks: CodeFacts['blocks']): Provenance[] {
  const [first] = blocks;
  if (!first) return [];
  const all = blocks.reduce((sum, { count }) => sum + count, 0);
  const same = blocks
    .filter(({ treatment }) => treatment === first.treatment)
    .reduce((sum, { count }) => sum + count, 0);
  const { page, selector, treatment } = first;
  return [
    {
      path: '/product_imagery/code_snippet_style',
      page,
      selector,
      property: 'background-color',
      value: treatment,
      count: same,
      confidence: agreement(same, all),
      basis: 'rendered',
    },
  ];
}
