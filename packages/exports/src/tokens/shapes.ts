import type { ExportSource } from '../types.ts';
import { distinctNames, joinName, shortHash, slugOf, uniqueByName } from './names.ts';
import { asNumber, asObject, asObjects, asText } from './read.ts';
import type { FindSightings, Sightings } from './sightings.ts';
import { type Color, type Dimension, MAX_SIZE, parseColor, parseDimension, splitValue } from './values.ts';

export interface SizeToken {
  name: string;
  size: Dimension;
  usage: string;
  sightings: Sightings | null;
}

interface ShadowLayer {
  color: Color;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
  inset: boolean;
}

export interface ShadowToken {
  name: string;
  layers: readonly ShadowLayer[];
  usage: string;
  sightings: Sightings | null;
}

export function readSpacing({ brand }: ExportSource, find: FindSightings): SizeToken[] {
  const { scale, base_unit_px } = asObject(asObject(brand.analysis).spacing);
  const base = asNumber(base_unit_px);
  const levels = asObjects(scale).flatMap(({ index, fields }) => {
    const value = asNumber(fields.value_px);
    if (value === null || value < 0 || value > MAX_SIZE) return [];
    return {
      name: slugOf(asText(fields.name)) || slugOf(`${value}`),
      size: { value, unit: 'px' as const },
      usage: asText(fields.role),
      sightings: find('spacing', `/scale/${index}/value_px`, `/scale/${index}`),
    };
  });
  const unit = {
    name: 'unit',
    size: { value: base ?? 0, unit: 'px' as const },
    usage: 'Base unit of the scale.',
    sightings: find('spacing', '/base_unit_px'),
  };
  return distinctNames([...(base !== null && base > 0 && base <= MAX_SIZE ? [unit] : []), ...levels], sizeName);
}

/** Widths at which the site changes its layout, named by them. */
export function readBreakpoints({ brand }: ExportSource, find: FindSightings): SizeToken[] {
  const group = asObject(asObject(asObject(brand.analysis).web).design_tokens)['measured-breakpoint'];
  const sizes = Object.entries(asObject(group)).flatMap(([key, token]): SizeToken[] => {
    const value = asNumber(asObject(asObject(token).$value).value);
    if (value === null || value <= 0 || value > MAX_SIZE) return [];
    const sightings = find('web', `/design_tokens/measured-breakpoint/${key}`);
    return [{ name: slugOf(`${value}`), size: { value, unit: 'px' }, usage: '', sightings }];
  });
  return uniqueByName(sizes.sort((a, b) => a.size.value - b.size.value));
}

const sizeName = ({ size: { value, unit } }: SizeToken): string => (unit === 'px' ? `${value}` : `${value} ${unit}`);

/** Of pills and circles; `full` has a meaning of its own in Tailwind. */
const ROUND = 'round';

/** Corner radii by the element that has them: that of buttons is in the brand, the others are in its evidence. */
export function readRadii({ brand, evidence }: ExportSource, find: FindSightings): SizeToken[] {
  const { buttons } = asObject(asObject(brand.analysis).typography);
  const ofButtons = asObjects(buttons).flatMap(({ index, fields }): SizeToken[] => {
    const size = parseDimension(asText(fields.border_radius));
    if (!size || size.value < 0) return [];
    const sightings = find('typography', `/buttons/${index}`);
    return [{ name: 'button', size, usage: asText(fields.label), sightings }];
  });
  const [first, ...rest] = ofButtons;
  // The first is the one of most buttons.
  const others = rest
    .filter((token) => first && sizeName(token) !== sizeName(first))
    .map((token) => ({ ...token, name: joinName(token.name, slugOf(sizeName(token))) }));
  const levels = evidence.find(({ section }) => section === 'elevation')?.radii ?? [];
  const taken = new Set(ofButtons.length > 0 ? ['button'] : []);
  const ofOthers = [...levels]
    .sort((a, b) => b.elements - a.elements)
    .flatMap(({ name, value, elements, roles, page, selector }): SizeToken[] => {
      const size = parseDimension(value);
      const role = name === 'full' ? ROUND : roles.map(slugOf).find((role) => role !== '' && !taken.has(role));
      if (!size || !role || taken.has(role)) return [];
      taken.add(role);
      const seen = { page, selector, property: 'border-radius', value, count: elements, basis: 'rendered' as const };
      return [{ name: role, size, usage: roles.join(', '), sightings: { confidence: null, seen: [seen] } }];
    });
  return uniqueByName([...(first ? [first] : []), ...others, ...ofOthers]);
}

export function readShadows({ brand }: ExportSource, find: FindSightings): ShadowToken[] {
  const { levels } = asObject(asObject(brand.analysis).elevation);
  return distinctNames(
    asObjects(levels).flatMap(({ index, fields }): ShadowToken[] => {
      const layers = parseShadow(asText(fields.css_value));
      if (!layers) return [];
      const sightings = find('elevation', `/levels/${index}`);
      return [
        { name: slugOf(asText(fields.name)) || `level-${index + 1}`, layers, usage: asText(fields.usage), sightings },
      ];
    }),
    ({ layers }) => shortHash(JSON.stringify(layers)),
  );
}

const NONE: Dimension = { value: 0, unit: 'px' };

/** The layers of a box-shadow; null if one cannot be read. */
function parseShadow(text: string): ShadowLayer[] | null {
  const layers = splitValue(text, ',').map((layer): ShadowLayer | null => {
    const parts = splitValue(layer, ' ');
    const lengths = parts.flatMap((part) => parseDimension(part) ?? []);
    const rest = parts.filter((part) => !parseDimension(part) && part !== 'inset');
    const color = rest.length === 1 ? parseColor(rest[0] ?? '') : null;
    const [offsetX, offsetY, blur = NONE, spread = NONE] = lengths;
    if (!color || !offsetX || !offsetY || lengths.length > 4) return null;
    if (lengths.some(({ unit }) => unit === '%' || unit === 'em')) return null;
    return { color, offsetX, offsetY, blur, spread, inset: parts.includes('inset') };
  });
  return layers.length > 0 && layers.every((layer) => layer !== null) ? layers : null;
}
