import type { Provenance } from '@brandprint/contracts';
import { agreementProbability } from '../shared/calibration.ts';
import type { CodeFacts } from './code-blocks.ts';
import {
  type CollectedIcon,
  type IconFacts,
  iconContext,
  isRounded,
  isStroked,
  strokeWidthOf,
  viewBoxGrid,
} from './icon-facts.ts';
import { selectListedIcons } from './icon-files.ts';
import { groupByKind, MAX_IMAGES, type Picture } from './pictures.ts';
import { meanTonality, measureTonalities, tonalityKeywords } from './tonality.ts';

/** Number of pictures that support a style; the largest are used. */
const MAX_STYLE_SOURCES = 3;

type ProvenanceSource = Omit<Provenance, 'path' | 'confidence'>;

const pictureSource = ({ image, page, count }: Picture, value: string): ProvenanceSource => ({
  page,
  selector: image.selector,
  property: image.kind === 'background' ? 'background-image' : image.kind,
  value: `${value}: ${image.url ?? 'inline'}`,
  count,
  basis: 'rendered',
});

/** Each picture with its role. Confidence is higher the more of its occurrences agree on the role. */
export const pictureProvenance = (pictures: readonly Picture[]): Provenance[] =>
  pictures.slice(0, MAX_IMAGES).map((picture, index) => ({
    path: `/assets/images/${index}`,
    ...pictureSource(picture, picture.role),
    confidence: agreementProbability(picture.roles.get(picture.role) ?? 0, picture.count),
  }));

const iconSource = ({ icon, page }: CollectedIcon): ProvenanceSource => ({
  page,
  selector: icon.selector,
  property: icon.kind === 'font' ? 'font-family' : icon.kind,
  value: icon.kind === 'font' ? icon.fontFamily : (icon.url ?? 'inline SVG'),
  count: icon.count,
  basis: 'rendered',
});

/** Each icon. Confidence is higher the more often it is used as an icon and not in another role. */
export function iconProvenance(facts: IconFacts, pictures: readonly Picture[]): Provenance[] {
  const asPicture = new Map(
    pictures.map(({ image, count, roles }) => [image.url, count - (roles.get('icon') ?? 0)] as const),
  );
  return selectListedIcons(facts).map((seen, index) => {
    const others = seen.icon.url ? (asPicture.get(seen.icon.url) ?? 0) : 0;
    return {
      path: `/assets/icons/${index}`,
      ...iconSource(seen),
      confidence: agreementProbability(seen.icon.count, seen.icon.count + others),
    };
  });
}

/** The property of an icon for each part of the style; null if unknown. */
const ICON_STYLE_READERS: readonly [path: string, read: (seen: CollectedIcon) => string | number | null][] = [
  ['visual_style/stroke_vs_fill', ({ drawStyle }) => drawStyle],
  ['visual_style/stroke_weight', strokeWidthOf],
  ['visual_style/corner_radius', (seen) => (isStroked(seen) ? (isRounded(seen) ? 'round caps' : 'square caps') : null)],
  ['visual_style/consistency_notes', ({ icon }) => viewBoxGrid(icon.viewBox)],
];

/**
 * The value that most icons share, with the first such icon as source. Confidence is higher the more of the icons with
 * a known value agree.
 */
export function iconStyleProvenance({ icons }: IconFacts): Provenance[] {
  const all = icons.reduce((sum, { icon }) => sum + icon.count, 0);
  const libraries = tallyIcons(icons, ({ library }) => library || null).slice(0, 1);
  return [
    ...ICON_STYLE_READERS.flatMap(([path, read]) => {
      const found = tallyIcons(icons, read);
      return found.slice(0, 1).map((most) => iconStyleSource(path, most, sumTallies(found)));
    }),
    ...libraries.map((most) => iconStyleSource('possible_library', most, all)),
    // A single use does not contradict another.
    ...tallyIcons(icons, ({ icon }) => iconContext(icon)).map((one, i) => ({
      ...iconStyleSource(`usage_contexts/${i}`, one, all),
      confidence: agreementProbability(one.count, one.count),
    })),
  ];
}

interface IconTally {
  value: string | number;
  count: number;
  first: CollectedIcon;
}

function tallyIcons(
  icons: readonly CollectedIcon[],
  read: (seen: CollectedIcon) => string | number | null,
): IconTally[] {
  const found = new Map<string | number, IconTally>();
  for (const seen of icons) {
    const value = read(seen);
    if (value === null) continue;
    const known = found.get(value);
    if (known) known.count += seen.icon.count;
    else found.set(value, { value, count: seen.icon.count, first: seen });
  }
  return [...found.values()].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

const sumTallies = (found: readonly IconTally[]): number => found.reduce((total, { count }) => total + count, 0);

const iconStyleSource = (path: string, { value, count, first }: IconTally, of: number): Provenance => ({
  path: `/icon_style/${path}`,
  ...iconSource(first),
  value: `${value}: ${count} of ${of} icons`,
  count,
  confidence: agreementProbability(count, of),
});

/** The style of photographs, drawings and screenshots, from the largest of them; and the style of code blocks. */
export function styleProvenance(pictures: readonly Picture[], { blocks }: CodeFacts): Provenance[] {
  const { photos, drawings, screenshots } = groupByKind(pictures);
  return [
    ...tonalityProvenance('/summary/overall_mood', photos.length > 0 ? photos : drawings),
    ...tonalityProvenance('/photographic_style', photos),
    ...tonalityProvenance('/illustration_style', drawings),
    ...tonalityProvenance('/product_imagery/ui_screenshots', screenshots),
    ...codeStyleProvenance(blocks),
  ];
}

/** Confidence is higher the more pictures are close to the mean lightness; 0.5 if it is unknown. */
function tonalityProvenance(path: string, pictures: readonly Picture[]): Provenance[] {
  const lights = measureTonalities(pictures);
  const mean = meanTonality(lights);
  const word = mean ? tonalityKeywords(mean)[0] : undefined;
  const agreeing = lights.filter((light) => tonalityKeywords(light)[0] === word).length;
  return pictures.slice(0, MAX_STYLE_SOURCES).map((picture) => {
    const own = picture.asset ? measureTonalities([picture])[0] : undefined;
    return {
      path,
      ...pictureSource(picture, [picture.role, ...(own ? tonalityKeywords(own) : [])].join(', ')),
      confidence: agreementProbability(agreeing, lights.length),
    };
  });
}

function codeStyleProvenance(blocks: CodeFacts['blocks']): Provenance[] {
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
      confidence: agreementProbability(same, all),
      basis: 'rendered',
    },
  ];
}
