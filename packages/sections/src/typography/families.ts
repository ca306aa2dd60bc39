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
import { findAvailability } from './availability.ts';
import { type FamilyFeature, familyConfidence } from './confidence.ts';
import { countScripts, requiredScripts } from './count-scripts.ts';
import { toRenderedFace } from './rendered-face.ts';

const BODY_USE = 'body text';
/** What a family is used for, in the words that consumers look for. */
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
/** Share of a use's letters from which a family counts as used for it. */
const MIN_USE_SHARE = 0.15;
const MAX_FAMILIES = 8;

interface FontUse {
  family: string;
  /** Area of text by use. */
  ink: Map<string, number>;
  /** Of it, large text that no heading element sets. */
  large: number;
  total: number;
  count: number;
  weights: Set<number>;
  levels: Set<number>;
  /** Glyphs by the face that the browser drew them with. */
  drawn: Map<string, number>;
  /** Letters by font-family list. */
  stacks: Map<string, number>;
  /** Letters by script, as far as the texts were kept. */
  scripts: Map<string, number>;
  first: ElementStyle;
  page: string;
}

/** A family and what it is used for, in words. */
interface RankedFontUse {
  use: FontUse;
  roles: string[];
}

/** The families of the pages' text, by how much text they set; each told as declared and as drawn. */
export function measureFamilies(evidence: Evidence): {
  entries: FontFamily[];
  provenance: Provenance[];
  faces: RenderedFace[];
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

/** The families of headings and body text with what speaks for each: what confidence is calibrated on. */
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
 * Where all text is large, as on a slide or a title page, what no heading element sets is the body text; where there are
 * headings and controls alone, as on a page to sign in, what sets most of these.
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

/** As the stylesheets ask for it, and as the browser drew it. */
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
  const found = new Map<string, FontUse>();
  for (const page of evidence.pages) {
    for (const style of page.styles) {
      if (style.chars === 0 || (isNonBrandStyle(style, ownNames) && style.role !== 'code') || isDefaultFont(style))
        continue;
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
      const ink = style.textArea || style.chars * style.font.sizePx;
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

/** The stack's first family; where a tool named it after a variable of the source, as its file names itself. */
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

function isRendered(use: FontUse): boolean {
  return [...use.drawn.keys()].some((face) => isFaceOfFamily(face, use.family));
}

const isFaceOfFamily = (face: string, family: string): boolean => faceKey(face).startsWith(faceKey(family));

/** Says so where the browser drew the text with another face than the declared one. */
function describeRendering(use: FontUse): string {
  const [face] = [...use.drawn].sort(([a, x], [b, y]) => y - x || a.localeCompare(b))[0] ?? [];
  if (!face) return '';
  if (use.family === 'system-ui') return `The system's own typeface; drawn with ${face} where the pages were seen.`;
  if (isDefaultKeyword(use.family))
    return `No typeface is named, the browser picks one; drawn with ${face} where the pages were seen.`;
  return isRendered(use)
    ? 'Declared and drawn.'
    : `Declared, but drawn with ${face}: it was not available where the pages were seen.`;
}

const mostUsedStack = (stacks: ReadonlyMap<string, number>): string =>
  [...stacks].sort(([a, x], [b, y]) => y - x || a.localeCompare(b))[0]?.[0] ?? '';

const capitalizeFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
