import type { Evidence, FontFace } from '@brandprint/contracts';
import { agreementProbability } from '../../shared/calibration.ts';
import { collectSamples } from './measures.ts';
import { addToken, type DesignTokens, type ProvenanceSource, type TokenTree, uniqueTokenName } from './token-tree.ts';
import { splitFontStack } from './token-values.ts';

const MAX_FAMILIES = 12;
const NUMBER = String.raw`-?\d*\.?\d+`;
const RANGE = new RegExp(`^(?:oblique\\s+)?(${NUMBER})(?:%|deg)?\\s+(${NUMBER})(?:%|deg)?$`);
const SETTING = new RegExp(`["']([A-Za-z0-9]{4})["']\\s+(${NUMBER})`, 'g');

interface Axis {
  family: string;
  tag: string;
  range: [min: number, max: number];
  property: string;
  value: string;
  selector: string;
}

/** Ranges of the axes of variable fonts in use, and the settings of visible text, by family. */
export function addFontAxes(tokens: DesignTokens, evidence: Evidence): void {
  const found = new Map<string, { axis: Axis; page: string; count: number; pages: Set<string> }>();
  for (const { finalUrl: page, fontFaces } of evidence.pages) {
    for (const axis of fontFaces.filter(({ status }) => status === 'loaded').flatMap(axesOf)) {
      const key = `${axis.family}|${axis.tag}|${axis.range}`;
      const known = found.get(key) ?? { axis, page, count: 0, pages: new Set() };
      known.count += 1;
      known.pages.add(page);
      found.set(key, known);
    }
  }
  const names = new Map<string, string>();
  for (const { axis, page, count, pages } of found.values()) {
    const { family, tag, range, property, value, selector } = axis;
    const name =
      names.get(family) ?? (names.size < MAX_FAMILIES ? groupName(tokens, 'measured-font-axis', family) : '');
    if (!name) continue;
    names.set(family, name);
    const confidence = agreementProbability(pages.size, evidence.pages.length);
    const source: ProvenanceSource = { page, selector, property, value, count, confidence, basis: 'declared' };
    for (const [end, limit] of [
      ['min', range[0]],
      ['max', range[1]],
    ] as const)
      addToken(tokens, ['measured-font-axis', name, `${tag}-${end}`], { $type: 'number', $value: limit }, source);
  }
  addSettings(tokens, evidence);
}

function addSettings(tokens: DesignTokens, evidence: Evidence): void {
  const seen = new Set<string>();
  for (const { sample, at } of collectSamples(evidence, ({ css }) => css.design?.fontVariations ?? [])) {
    const family = splitFontStack(sample.family)[0] ?? '';
    const key = `${family}|${sample.value}`;
    if (!family || seen.has(key) || seen.size >= MAX_FAMILIES) continue;
    seen.add(key);
    const name = groupName(tokens, 'measured-font-variation', family);
    if (!name) continue;
    const { weight: _, ...source } = at;
    for (const [value, tag = '', setting] of sample.value.matchAll(SETTING))
      addToken(
        tokens,
        ['measured-font-variation', name, tag],
        { $type: 'number', $value: Number(setting) },
        {
          ...source,
          property: 'font-variation-settings',
          value,
          confidence: agreementProbability(1, 1),
          basis: 'rendered',
        },
      );
  }
}

const groupName = ({ tree }: DesignTokens, group: string, family: string): string =>
  uniqueTokenName((tree[group] ?? {}) as TokenTree, family);

/** Axes that the descriptors of a face have a range for. */
function axesOf({ family, weight, style, stretch = '', stylesheet }: FontFace): Axis[] {
  const descriptors = [
    ['wght', 'font-weight', weight],
    ['wdth', 'font-stretch', stretch],
    ['slnt', 'font-style', style],
  ] as const;
  return descriptors.flatMap(([tag, property, value]) => {
    const [, first, last] = RANGE.exec(value) ?? [];
    if (first === undefined || last === undefined || Number(first) === Number(last)) return [];
    // A slant to the right is a positive angle in CSS and a negative one in fonts.
    const range = [Number(first), Number(last)]
      .map((limit) => (tag === 'slnt' ? 0 - limit : limit))
      .sort((a, b) => a - b);
    return [
      {
        family,
        tag,
        range: range as Axis['range'],
        property,
        value,
        selector: `@font-face ${stylesheet ?? ''}`.trim(),
      },
    ];
  });
}
