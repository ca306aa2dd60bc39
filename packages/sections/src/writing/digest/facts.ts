import type { Evidence, Provenance } from '@brandprint/contracts';
import { artDirection } from '../../art-direction/index.ts';
import { colors } from '../../colors/index.ts';
import { elevation } from '../../elevation/index.ts';
import { images } from '../../images/index.ts';
import { logos } from '../../logos/index.ts';
import { spacing } from '../../spacing/index.ts';
import { things } from '../../things/index.ts';
import { tone } from '../../tone/index.ts';
import { typography } from '../../typography/index.ts';
import { styleRows } from '../../typography/rows.ts';
import type { FactSheet, Shot, Sighting } from '../material.ts';
import { placeOn } from './places.ts';
import { clean, declared } from './site.ts';

const MOST_IMAGES = 30;
/** Of a line; of what the site itself wrote in it. */
const LENGTH = 400;

/** No family has a name of more words; what has, is a text. */
const FAMILY_WORDS = 6;

/**
 * Everything measured that a text may lean on. The number of a fact is its place in the composed section. Pictures and
 * logos are told by where they stand on the screenshots: what is written in their alternative texts no visitor sees.
 */
export function factSheets(evidence: Evidence, shots: readonly Shot[]): FactSheet[] {
  const painted = colors.measure(evidence);
  const palette = colors.compose(painted.facts, { things: null });
  const set = typography.measure(evidence);
  const type = typography.compose(set.facts, { things: null });
  const rows = styleRows(type);
  const { facts: seen, provenance: shown } = images.measure(evidence);
  const pictures = images.compose(seen, { things: null });
  const told = things.measure(evidence);
  const brand = things.compose(told.facts, {});
  const spoken = tone.measure(evidence);
  const voice = tone.compose(spoken.facts, { things: null });
  const found = logos.measure(evidence).facts.choice.found;
  const sheet = (
    kind: string,
    letter: string,
    lines: readonly string[],
    seen: (index: number) => readonly Sighting[] = () => [],
  ): FactSheet => ({
    kind,
    facts: lines
      .map((text, index) => ({ id: `${letter}${index + 1}`, text, seen: seen(index) }))
      .filter(({ text }) => text !== '')
      .map((fact) => (fact.seen.length > 0 ? fact : { ...fact, seen: [counted(evidence, fact.text)] })),
  });
  const look = artDirection.compose(artDirection.measure(evidence).facts, {
    colors: null,
    typography: null,
    images: null,
    tone: null,
  });
  const space = spacing.compose(spacing.measure(evidence).facts, {});
  const depth = elevation.compose(elevation.measure(evidence).facts, {});
  return [
    sheet(
      'brand',
      'b',
      [
        line('name', brand.name),
        line('what the site declares of itself, in words of its pages', declared(brand.description, evidence)),
        line('category, by the words and types it uses', brand.category),
      ],
      (index) => seenAt(told.provenance, ['/name', '/description', '/category'][index]),
    ),
    sheet(
      'colours of the palette, most important first',
      'c',
      palette.primary_palette.map(
        ({ name, hex, category, color_group, usage, usage_frequency, accessibility }) =>
          `${hex} ${name}; ${category}; ${color_group}; ${percent(usage_frequency)} of the paint; ${accessibility.is_dark ? 'dark' : 'light'}; ${clean(usage, 160)}`,
      ),
      (index) => seenAt(painted.provenance, `/primary_palette/${index}`),
    ),
    sheet(
      'gradients',
      'g',
      palette.gradients.map(({ css, usage }) => `${clean(css, 160)}; ${clean(usage, 100)}`),
      (index) => seenAt(painted.provenance, `/gradients/${index}`),
    ),
    sheet(
      'font families',
      'f',
      type.font_families.map(
        ({ name, usage, availability }) =>
          `${familyName(name)}; ${clean(usage, 120)}; ${availability.availability}${availability.recommended_alternative ? `; alternative ${clean(availability.recommended_alternative, 60)}` : ''}`,
      ),
      (index) => seenAt(set.provenance, `/font_families/${index}`),
    ),
    sheet('type styles', 't', rows.map(typeLine), (index) =>
      seenAt(set.provenance, `/${rows[index]?.group}/${rows[index]?.index}`),
    ),
    sheet(
      'logo, as found',
      'l',
      found.map(
        ({ candidate, asset, view, page }) =>
          `${candidate.source} in the ${candidate.region}${view ? `, shown in the ${view} view only` : ''}; ${asset?.format ?? 'drawn in the page'}${asset?.width && asset.height ? ` ${asset.width} × ${asset.height}` : ''}; ${(!view && candidate.box && placeOn(shots, page, candidate.box)) || 'on no screenshot'}`,
      ),
      (index) =>
        found.slice(index, index + 1).map(({ candidate, page, sightings }) => ({
          page,
          selector: candidate.selector,
          property: candidate.source,
          value: candidate.url ?? 'inline SVG',
          count: sightings,
        })),
    ),
    sheet(
      'pictures, largest first, and where to look for them',
      'i',
      seen.pictures
        .slice(0, MOST_IMAGES)
        .map(({ role, page, image }) => `${role}; ${placeOn(shots, page, image.box) || 'on no screenshot'}`),
      (index) => seenAt(shown, `/assets/images/${index}`),
    ),
    sheet(
      'voice, counted',
      'm',
      [
        line('in figures', voice.voice_summary),
        ...voice.voice_traits.map(({ name, explanation }) => `${name}: ${explanation}`),
      ],
      (index) => seenAt(spoken.provenance, `/voice_traits/${index - 1}/correct_example`),
    ),
    sheet('layout and look of the first page', 'd', [
      ...look.aesthetic_language.style_descriptors.map(({ name, means }) => `${name}: ${clean(means, 200)}`),
      line(
        'base unit of spacing',
        space.base_unit_px > 0 ? `${space.base_unit_px}px (${space.confidence} confidence)` : '',
      ),
      line(
        'levels of elevation',
        depth.levels.map(({ name, css_value }) => `${name} ${clean(css_value, 60)}`).join(', '),
      ),
      line('pictures and drawings', pictures.summary.overall_mood.description),
      line('icons', pictures.icon_style.visual_style.stroke_vs_fill),
      line('palette in figures', palette.design_notes),
      line('type in figures', type.design_notes),
    ]),
  ].filter(({ facts }) => facts.length > 0);
}

function typeLine({ what, style }: ReturnType<typeof styleRows>[number]): string {
  return [
    `${'level' in style ? style.level : what} (${clean(style.label, 60)})`,
    style.font_size,
    `weight ${style.font_weight}`,
    'line_height' in style ? `line height ${style.line_height}` : '',
    'padding' in style ? `padding ${style.padding}` : '',
    'border_radius' in style ? `radius ${style.border_radius}` : '',
    `text ${style.example_text_color}`,
    'background_color' in style ? `on ${style.background_color}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

const familyName = (name: string): string => (name.split(' ').length > FAMILY_WORDS ? '[left out]' : clean(name, 60));
const line = (what: string, value: string): string => (value ? `${what}: ${clean(value, LENGTH)}` : '');
const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

/** The weightiest sighting of a value of a composed section. */
const seenAt = (provenance: readonly Provenance[], path: string | undefined): Sighting[] =>
  provenance
    .filter((seen) => seen.path === path)
    .slice(0, 1)
    .map(({ page, selector, property, value, count }) => ({ page, selector, property, value, count }));

/** What was counted over the site, or is drawn together from much of it, stands at no one place. */
const counted = ({ pages, finalUrl }: Evidence, value: string): Sighting => ({
  page: pages[0]?.finalUrl ?? finalUrl,
  selector: '',
  property: 'measured',
  value,
  count: 1,
});
