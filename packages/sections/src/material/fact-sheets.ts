import type { Evidence, Provenance } from '@brandprint/contracts';
import { artDirection } from '../art-direction/index.ts';
import { colors } from '../colors/index.ts';
import { elevation } from '../elevation/index.ts';
import { images } from '../images/index.ts';
import { logos } from '../logos/index.ts';
import { percent } from '../shared/numbers.ts';
import { spacing } from '../spacing/index.ts';
import { things } from '../things/index.ts';
import { tone } from '../tone/index.ts';
import { typography } from '../typography/index.ts';
import { numberStyles } from '../typography/style-rows.ts';
import type { FactSheet, Occurrence, ScreenshotCrop } from '../writing/material.ts';
import { collectDeclarations } from './declarations.ts';
import { locateOnScreenshots } from './locate-on-screenshots.ts';
import { sanitizeUnlessInjection } from './site-lines.ts';

const MAX_IMAGES = 30;
/** Confidence from which a name is not called doubtful. */
const CERTAIN = 0.7;
/** Maximum length of a line, and of the site's own text in it. */
const MAX_LINE_LENGTH = 400;

/** Maximum words of a font family name; a longer name is ordinary text. */
const MAX_FAMILY_WORDS = 6;

/**
 * All measurements that a text may cite. The number of a fact is its position in the composed section. Pictures and
 * logos are identified by their position on the screenshots, because visitors do not see their alternative texts.
 */
export function buildFactSheets(evidence: Evidence, shots: readonly ScreenshotCrop[]): FactSheet[] {
  const colorsMeasurement = colors.measure(evidence);
  const palette = colors.compose(colorsMeasurement.facts, { things: null });
  const typographyMeasurement = typography.measure(evidence);
  const type = typography.compose(typographyMeasurement.facts, { things: null });
  const rows = numberStyles(type);
  const { facts: seen, provenance: imagesProvenance } = images.measure(evidence);
  const pictures = images.compose(seen, { things: null });
  const thingsMeasurement = things.measure(evidence);
  const brand = things.compose(thingsMeasurement.facts, {});
  const confidenceOf = (path: string): number =>
    thingsMeasurement.provenance.find((seen) => seen.path === path)?.confidence ?? 0;
  const isNameCertain = confidenceOf('/name') >= CERTAIN;
  const declared = collectDeclarations(evidence);
  const toneMeasurement = tone.measure(evidence);
  const voice = tone.compose(toneMeasurement.facts, { things: null });
  const acceptedLogos = logos.measure(evidence).facts.selection.accepted;
  const sheet = (
    kind: string,
    letter: string,
    lines: readonly string[],
    seen: (index: number) => readonly Occurrence[] = () => [],
    supportsClaims: (index: number) => boolean = () => true,
  ): FactSheet => ({
    kind,
    facts: lines
      .map((text, index) => ({
        id: `${letter}${index + 1}`,
        text,
        supportsClaims: supportsClaims(index),
        seen: seen(index),
      }))
      .filter(({ text }) => text !== '')
      .map((fact) => (fact.seen.length > 0 ? fact : { ...fact, seen: [siteWideOccurrence(evidence, fact.text)] })),
  });
  const artDirectionSection = artDirection.compose(artDirection.measure(evidence).facts, {
    colors: null,
    typography: null,
    images: null,
    tone: null,
  });
  const space = spacing.compose(spacing.measure(evidence).facts, {});
  const depth = elevation.compose(elevation.measure(evidence).facts, {});
  return [
    sheet(
      'brand, as rules found it: check it against the quotes',
      'b',
      [
        labelledLine(isNameCertain ? 'name' : 'name, doubtful', brand.name),
        labelledLine('description, chosen by rules', brand.description),
        labelledLine('category, guessed from words and types', brand.category),
      ],
      (index) => occurrenceAt(thingsMeasurement.provenance, ['/name', '/description', '/category'][index]),
      (index) => index === 0 && isNameCertain,
    ),
    sheet(
      'head, menus and footer of the site, outside of its content',
      'e',
      declared.map(({ label, text }) => labelledLine(label, text)),
      (index) => declared.slice(index, index + 1).map(({ seen }) => seen),
      (index) => declared[index]?.supportsClaims === true,
    ),
    sheet(
      'colours of the palette, most important first',
      'c',
      palette.primary_palette.map(
        ({ name, hex, category, color_group, usage, usage_frequency, accessibility }) =>
          `${hex} ${name}; ${category}; ${color_group}; ${percent(usage_frequency, 1)} of the paint; ${accessibility.is_dark ? 'dark' : 'light'}; ${sanitizeUnlessInjection(usage, 160)}`,
      ),
      (index) => occurrenceAt(colorsMeasurement.provenance, `/primary_palette/${index}`),
    ),
    sheet(
      'gradients',
      'g',
      palette.gradients.map(
        ({ css, usage }) => `${sanitizeUnlessInjection(css, 160)}; ${sanitizeUnlessInjection(usage, 100)}`,
      ),
      (index) => occurrenceAt(colorsMeasurement.provenance, `/gradients/${index}`),
    ),
    sheet(
      'font families',
      'f',
      type.font_families.map(
        ({ name, usage, availability }) =>
          `${safeFamilyName(name)}; ${sanitizeUnlessInjection(usage, 120)}; ${availability.availability}${availability.recommended_alternative ? `; alternative ${sanitizeUnlessInjection(availability.recommended_alternative, 60)}` : ''}`,
      ),
      (index) => occurrenceAt(typographyMeasurement.provenance, `/font_families/${index}`),
    ),
    sheet('type styles', 't', rows.map(describeTypeStyle), (index) =>
      occurrenceAt(typographyMeasurement.provenance, `/${rows[index]?.group}/${rows[index]?.index}`),
    ),
    sheet(
      'logo, as found',
      'l',
      acceptedLogos.map(
        ({ candidate, asset, view, page }) =>
          `${candidate.source} in the ${candidate.region}${view ? `, shown in the ${view} view only` : ''}; ${asset?.format ?? 'drawn in the page'}${asset?.width && asset.height ? ` ${asset.width} × ${asset.height}` : ''}; ${(!view && candidate.box && locateOnScreenshots(shots, page, candidate.box)) || 'on no screenshot'}`,
      ),
      (index) =>
        acceptedLogos.slice(index, index + 1).map(({ candidate, page, occurrenceCount }) => ({
          page,
          selector: candidate.selector,
          property: candidate.source,
          value: candidate.url ?? 'inline SVG',
          count: occurrenceCount,
        })),
    ),
    sheet(
      'pictures, largest first, and where to look for them',
      'i',
      seen.pictures
        .slice(0, MAX_IMAGES)
        .map(
          ({ role, page, image }) => `${role}; ${locateOnScreenshots(shots, page, image.box) || 'on no screenshot'}`,
        ),
      (index) => occurrenceAt(imagesProvenance, `/assets/images/${index}`),
    ),
    sheet(
      'voice, counted',
      'm',
      [
        labelledLine('in figures', voice.voice_summary),
        ...voice.voice_traits.map(({ name, explanation }) => `${name}: ${explanation}`),
      ],
      (index) => occurrenceAt(toneMeasurement.provenance, `/voice_traits/${index - 1}/correct_example`),
    ),
    sheet('layout and look of the first page', 'd', [
      ...artDirectionSection.aesthetic_language.style_descriptors.map(
        ({ name, means }) => `${name}: ${sanitizeUnlessInjection(means, 200)}`,
      ),
      labelledLine(
        'base unit of spacing',
        space.base_unit_px > 0 ? `${space.base_unit_px}px (${space.confidence} confidence)` : '',
      ),
      labelledLine(
        'levels of elevation',
        depth.levels.map(({ name, css_value }) => `${name} ${sanitizeUnlessInjection(css_value, 60)}`).join(', '),
      ),
      labelledLine('pictures and drawings', pictures.summary.overall_mood.description),
      labelledLine('icons', pictures.icon_style.visual_style.stroke_vs_fill),
      labelledLine('palette in figures', palette.design_notes),
      labelledLine('type in figures', type.design_notes),
    ]),
  ].filter(({ facts }) => facts.length > 0);
}

function describeTypeStyle({ what, style }: ReturnType<typeof numberStyles>[number]): string {
  return [
    `${'level' in style ? style.level : what} (${sanitizeUnlessInjection(style.label, 60)})`,
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

const safeFamilyName = (name: string): string =>
  name.split(' ').length > MAX_FAMILY_WORDS ? '[left out]' : sanitizeUnlessInjection(name, 60);
const labelledLine = (what: string, value: string): string =>
  value ? `${what}: ${sanitizeUnlessInjection(value, MAX_LINE_LENGTH)}` : '';

/** The source with the highest count for a value of a composed section. */
const occurrenceAt = (provenance: readonly Provenance[], path: string | undefined): Occurrence[] =>
  provenance
    .filter((seen) => seen.path === path)
    .slice(0, 1)
    .map(({ page, selector, property, value, count }) => ({ page, selector, property, value, count }));

/** Values counted or derived over the whole site have no single location. */
const siteWideOccurrence = ({ pages, finalUrl }: Evidence, value: string): Occurrence => ({
  page: pages[0]?.finalUrl ?? finalUrl,
  selector: '',
  property: 'measured',
  value,
  count: 1,
});
