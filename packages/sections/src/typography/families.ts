import type { ElementRole, ElementStyle, Evidence, FontFamily, Provenance, RenderedFace } from '@brandprint/contracts';
import { collectOwnNames } from '../shared/brand/own-names.ts';
import { isNonBrandStyle } from '../shared/excluded-styles.ts';
import { findOpenFont } from '../shared/fonts/catalog.ts';
import {
  canonicalFamilyName,
  firstFamilyName,
  genericStackKeyword,
  isDefaultFont,
  isDefaultKeyword,
  isGeneratedName,
  parseFontStack,
} from '../shared/fonts/font-family.ts';
import { formatList } from '../shared/format-text.ts';
import { sumOf } from '../shared/numbers.ts';
import { weighPages } from '../shared/page-weights.ts';
import { findAvailability } from './availability.ts';
import { type FamilyFeature, familyConfidence } from './confidence.ts';
import { countScripts, requiredScripts } from './count-scripts.ts';
import { toRenderedFace } from './rendered-face.ts';
import { textInk } from './text-styles.ts';

const BODY_USE = 'body text';
/** Uses of a family, in common terms. */
const TEXT_USES: readonly (readonly [string, readonly ElementRole[]])[] = [
  ['headings', ['heading']],
  [BODY_USE, ['body', 'list', 'section', 'container', 'card']],
  ['buttons', ['button']],
  ['navigation', ['nav-link']],
  ['links', ['link']],
  ['labels and forms', ['label', 'input', 'badge']],
  ['quotes', ['blockquote']],
  ['code', ['code']],
];
/** Minimum share of a use's letters for a family to count. */
const MIN_USE_SHARE = 0.15;
const MAX_FAMILIES = 8;

interface FontUse {
  family: string;
  /** Share of the text's area by use, with pages weighed. */
  ink: Map<string, number>;
  /** Part of it: large text outside heading elements. */
  large: number;
  total: number;
  count: number;
  weights: Set<number>;
  levels: Set<number>;
  /** Glyphs by rendered face. */
  drawn: Map<string, number>;
  /** Letters by font-family list. */
  stacks: Map<string, number>;
  /** Letters by script, as far as the texts were stored. */
  scripts: Map<string, number>;
  first: ElementStyle;
  page: string;
}

/** A family and its uses in words. */
interface RankedFontUse {
  use: FontUse;
  roles: string[];
}

/** The families of the pages' text, by amount of text on weighed pages; each as declared and as rendered. */
export function measureFamilies(evidence: Evidence): {
  entries: FontFamily[];
  provenance: Provenance[];
  faces: RenderedFace[];
  /** Families whose text the browser rendered with another face. */
  substituted: string[];
} {
  const rankedUses = rankFontUses(evidence);
  return {
    entries: rankedUses.map(({ use, roles }) => ({
      name: use.family,
      usage: `${capitalizeFirst(formatList(roles))}.`,
      availability: findAvailability(
        {
          family: use.family,
          weights: [...use.weights],
          scripts: requiredScripts(use.scripts),
          renderingNote: describeRendering(use),
          stack: mostUsedStack(use.stacks),
        },
        evidence,
      ),
    })),
    provenance: rankedUses.flatMap(({ use }, i) =>
      familyProvenance(use, `/font_families/${i}`, familyConfidence(featuresOf(use, rankedUses))),
    ),
    faces: rankedUses.map(({ use }) => toRenderedFace(use, evidence)),
    substituted: rankedUses.flatMap(({ use }) => (isSubstituted(use) ? [use.family] : [])),
  };
}

function rankFontUses(evidence: Evidence): RankedFontUse[] {
  const uses = ensureBodyUse(collectFontUses(evidence));
  const totals = new Map<string, number>();
  for (const use of uses) for (const [name, ink] of use.ink) totals.set(name, (totals.get(name) ?? 0) + ink);
  return uses
    .sort((a, b) => b.total - a.total || a.family.localeCompare(b.family))
    .map((use) => ({ use, roles: describeUses(use, totals) }))
    .filter(({ roles }) => roles.length > 0)
    .slice(0, MAX_FAMILIES);
}

/** The families of headings and body text with their features: the input of calibration. */
export function familyFeatures(evidence: Evidence): { value: string; features: Record<FamilyFeature, number> }[] {
  const rankedUses = rankFontUses(evidence);
  return rankedUses
    .filter(({ roles }) => roles.some((role) => role === BODY_USE || role.startsWith('headings')))
    .map(({ use }) => ({ value: use.family, features: featuresOf(use, rankedUses) }));
}

function featuresOf(use: FontUse, rankedUses: readonly RankedFontUse[]): Record<FamilyFeature, number> {
  const all = rankedUses.reduce((sum, other) => sum + other.use.total, 0);
  return { text: all > 0 ? use.total / all : 0, named: Number(!isDefaultKeyword(use.family)) };
}

/**
 * If all text is large, as on a slide or a title page, body text is the text outside heading elements. If there are
 * only headings and controls, as on a login page, it is the family of most of these.
 */
function ensureBodyUse(uses: FontUse[]): FontUse[] {
  if (uses.some(({ ink }) => ink.has(BODY_USE))) return uses;
  const large = uses.filter((use) => use.large > 0);
  if (large.length > 0) for (const { ink, large: area } of large) ink.set(BODY_USE, area);
  else {
    const [most] = uses.toSorted((a, b) => b.total - a.total || (a.family < b.family ? -1 : 1));
    if (most) most.ink.set(BODY_USE, most.total);
  }
  return uses;
}

/** As declared by the stylesheets and as rendered by the browser. */
function familyProvenance(use: FontUse, path: string, confidence: number): Provenance[] {
  const at = { path, page: use.page, selector: use.first.selector, confidence };
  const drawn = [...use.drawn].sort(([a, x], [b, y]) => y - x || a.localeCompare(b))[0];
  return [
    { ...at, property: 'font-family', value: use.first.font.stack, count: use.count, basis: 'declared' },
    ...(drawn
      ? [{ ...at, property: 'platform font', value: drawn[0], count: drawn[1], basis: 'rendered' as const }]
      : []),
  ];
}

function collectFontUses(evidence: Evidence): FontUse[] {
  const ownNames = collectOwnNames(evidence);
  const isCounted = (style: ElementStyle): boolean =>
    style.chars > 0 && (style.role === 'code' || !isNonBrandStyle(style, ownNames)) && !isDefaultFont(style);
  const weights = weighPages(evidence, ({ styles }) => sumOf(styles.filter(isCounted), textInk));
  const found = new Map<string, FontUse>();
  for (const page of evidence.pages) {
    for (const style of page.styles.filter(isCounted)) {
      const family = styleFamilyName(style) ?? genericStackKeyword(style.font.stack);
      const name = TEXT_USES.find(([, roles]) => roles.includes(style.role))?.[0];
      if (!family || !name) continue;
      const use = found.get(family) ?? {
        family,
        ink: new Map(),
        large: 0,
        total: 0,
        count: 0,
        weights: new Set(),
        levels: new Set(),
        drawn: new Map(),
        stacks: new Map(),
        scripts: new Map(),
        first: style,
        page: page.finalUrl,
      };
      found.set(family, use);
      const ink = textInk(style) * (weights.get(page) ?? 0);
      use.ink.set(name, (use.ink.get(name) ?? 0) + ink);
      if (style.role === 'heading' && style.level === null) use.large += ink;
      use.total += ink;
      use.count += style.count;
      countScripts(use.scripts, style);
      use.stacks.set(style.font.stack, (use.stacks.get(style.font.stack) ?? 0) + style.chars);
      use.weights.add(style.font.weight);
      if (style.level !== null) use.levels.add(style.level);
      for (const { family: face, glyphs } of style.renderedFonts)
        use.drawn.set(face, (use.drawn.get(face) ?? 0) + glyphs);
    }
  }
  return [...found.values()];
}

/** The stack's first family. If a build tool named it after a variable of the source, the name in its font file. */
function styleFamilyName({ font, renderedFonts }: ElementStyle): string | null {
  const name = firstFamilyName(font.stack);
  const [declared = ''] = parseFontStack(font.stack);
  if (!name || !isGeneratedName(declared) || findOpenFont(name)) return name;
  const drawn = renderedFonts.find(({ isCustom }) => isCustom)?.family;
  return (drawn && canonicalFamilyName(drawn)) || name;
}

function describeUses(use: FontUse, totals: ReadonlyMap<string, number>): string[] {
  return TEXT_USES.flatMap(([name]) => {
    const share = (use.ink.get(name) ?? 0) / (totals.get(name) || 1);
    if (share < MIN_USE_SHARE) return [];
    const levels = [...use.levels].sort((a, b) => a - b).map((level) => `h${level}`);
    return [name === 'headings' && levels.length > 0 ? `headings (${levels.join(', ')})` : name];
  });
}

const faceKey = (name: string): string =>
  (canonicalFamilyName(name) ?? name).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether the browser rendered its text with other faces only. A keyword such as `serif` names none. */
const isSubstituted = ({ family, drawn }: FontUse): boolean =>
  drawn.size > 0 && !isDefaultKeyword(family) && ![...drawn.keys()].some((face) => isFaceOfFamily(face, family));

const isFaceOfFamily = (face: string, family: string): boolean => faceKey(face).startsWith(faceKey(family));

/** Says so if the browser rendered the text with a face other than the declared one. */
function describeRendering(use: FontUse): string {
  const [face] = [...use.drawn].sort(([a, x], [b, y]) => y - x || a.localeCompare(b))[0] ?? [];
  if (!face) return '';
  if (use.family === 'system-ui')
    return `The operating system's typeface; rendered with ${face} when the pages were captured.`;
  if (isDefaultKeyword(use.family))
    return `No typeface is named, so the browser picks one; rendered with ${face} when the pages were captured.`;
  return isSubstituted(use)
    ? `Declared, but rendered with ${face}: it was not available when the pages were captured.`
    : 'Declared and rendered.';
}

const mostUsedStack = (stacks: ReadonlyMap<string, number>): string =>
  [...stacks].sort(([a, x], [b, y]) => y - x || a.localeCompare(b))[0]?.[0] ?? '';

const capitalizeFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
