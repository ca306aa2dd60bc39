import type { ElementRole, ElementStyle, Evidence, FontFamily, Provenance, RenderedFace } from '@brandprint/contracts';
import { isForeign } from '../shared/color-exclude.ts';
import { places } from '../shared/words.ts';
import { ownNames } from '../things/name/own.ts';
import { availability } from './availability.ts';
import { openFont } from './catalog.ts';
import { type FamilySign, familyConfidence } from './confidence.ts';
import { renderedFace } from './faces.ts';
import { familyName, firstFamily, genericFamily, isDefaultFace, isHashed, isKeyword, stackOf } from './family.ts';
import { addScripts, scriptsIn } from './scripts.ts';

const BODY = 'body text';
/** What a family is used for, in the words that consumers look for. */
const USES: readonly (readonly [string, readonly ElementRole[]])[] = [
  ['headings', ['heading']],
  [BODY, ['body', 'list', 'section', 'container', 'card']],
  ['buttons', ['button']],
  ['navigation', ['nav-link']],
  ['links', ['link']],
  ['labels and forms', ['label', 'input', 'badge']],
  ['quotes', ['blockquote']],
  ['code', ['code']],
];
/** Share of a use's letters from which a family counts as used for it. */
const COUNTS_FROM = 0.15;
const MAX_FAMILIES = 8;

interface Use {
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
interface ToldUse {
  use: Use;
  roles: string[];
}

/** The families of the pages' text, by how much text they set; each told as declared and as drawn. */
export function families(evidence: Evidence): {
  entries: FontFamily[];
  provenance: Provenance[];
  faces: RenderedFace[];
} {
  const told = toldUses(evidence);
  return {
    entries: told.map(({ use, roles }) => ({
      name: use.family,
      usage: `${capital(places(roles))}.`,
      availability: availability(
        {
          family: use.family,
          weights: [...use.weights],
          scripts: scriptsIn(use.scripts),
          drawn: drawnAs(use),
          stack: mostUsed(use.stacks),
        },
        evidence,
      ),
    })),
    provenance: told.flatMap(({ use }, i) => origins(use, `/font_families/${i}`, familyConfidence(signsOf(use, told)))),
    faces: told.map(({ use }) => renderedFace(use, evidence)),
  };
}

function toldUses(evidence: Evidence): ToldUse[] {
  const uses = withBody(collect(evidence));
  const totals = new Map<string, number>();
  for (const use of uses) for (const [name, ink] of use.ink) totals.set(name, (totals.get(name) ?? 0) + ink);
  return uses
    .sort((a, b) => b.total - a.total || a.family.localeCompare(b.family))
    .map((use) => ({ use, roles: rolesOf(use, totals) }))
    .filter(({ roles }) => roles.length > 0)
    .slice(0, MAX_FAMILIES);
}

/** The families of headings and body text with what speaks for each: what confidence is calibrated on. */
export function familySigns(evidence: Evidence): { value: string; signs: Record<FamilySign, number> }[] {
  const told = toldUses(evidence);
  return told
    .filter(({ roles }) => roles.some((role) => role === BODY || role.startsWith('headings')))
    .map(({ use }) => ({ value: use.family, signs: signsOf(use, told) }));
}

function signsOf(use: Use, told: readonly ToldUse[]): Record<FamilySign, number> {
  const all = told.reduce((sum, other) => sum + other.use.total, 0);
  return { text: all > 0 ? use.total / all : 0, named: Number(!isKeyword(use.family)) };
}

/**
 * Where all text is large, as on a slide or a title page, what no heading element sets is the body text; where there are
 * headings and controls alone, as on a page to sign in, what sets most of these.
 */
function withBody(uses: Use[]): Use[] {
  if (uses.some(({ ink }) => ink.has(BODY))) return uses;
  const large = uses.filter((use) => use.large > 0);
  if (large.length > 0) for (const { ink, large: area } of large) ink.set(BODY, area);
  else {
    const [most] = uses.toSorted((a, b) => b.total - a.total || (a.family < b.family ? -1 : 1));
    if (most) most.ink.set(BODY, most.total);
  }
  return uses;
}

/** As the stylesheets ask for it, and as the browser drew it. */
function origins(use: Use, path: string, confidence: number): Provenance[] {
  const at = { path, page: use.page, selector: use.first.selector, confidence };
  const drawn = [...use.drawn].sort(([a, x], [b, y]) => y - x || a.localeCompare(b))[0];
  return [
    { ...at, property: 'font-family', value: use.first.font.stack, count: use.count, basis: 'declared' },
    ...(drawn
      ? [{ ...at, property: 'platform font', value: drawn[0], count: drawn[1], basis: 'rendered' as const }]
      : []),
  ];
}

function collect(evidence: Evidence): Use[] {
  const own = ownNames(evidence);
  const found = new Map<string, Use>();
  for (const page of evidence.pages) {
    for (const style of page.styles) {
      if (style.chars === 0 || (isForeign(style, own) && style.role !== 'code') || isDefaultFace(style)) continue;
      const family = nameOf(style) ?? genericFamily(style.font.stack);
      const name = USES.find(([, roles]) => roles.includes(style.role))?.[0];
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
      addScripts(use.scripts, style);
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
function nameOf({ font, renderedFonts }: ElementStyle): string | null {
  const name = firstFamily(font.stack);
  const [declared = ''] = stackOf(font.stack);
  if (!name || !isHashed(declared) || openFont(name)) return name;
  const drawn = renderedFonts.find(({ isCustom }) => isCustom)?.family;
  return (drawn && familyName(drawn)) || name;
}

function rolesOf(use: Use, totals: ReadonlyMap<string, number>): string[] {
  return USES.flatMap(([name]) => {
    const share = (use.ink.get(name) ?? 0) / (totals.get(name) || 1);
    if (share < COUNTS_FROM) return [];
    const levels = [...use.levels].sort((a, b) => a - b).map((level) => `h${level}`);
    return [name === 'headings' && levels.length > 0 ? `headings (${levels.join(', ')})` : name];
  });
}

const plainName = (name: string): string => (familyName(name) ?? name).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

function isDrawn(use: Use): boolean {
  return [...use.drawn.keys()].some((face) => isFace(face, use.family));
}

const isFace = (face: string, family: string): boolean => plainName(face).startsWith(plainName(family));

/** Says so where the browser drew the text with another face than the declared one. */
function drawnAs(use: Use): string {
  const [face] = [...use.drawn].sort(([a, x], [b, y]) => y - x || a.localeCompare(b))[0] ?? [];
  if (!face) return '';
  if (use.family === 'system-ui') return `The system's own typeface; drawn with ${face} where the pages were seen.`;
  if (isKeyword(use.family))
    return `No typeface is named, the browser picks one; drawn with ${face} where the pages were seen.`;
  return isDrawn(use)
    ? 'Declared and drawn.'
    : `Declared, but drawn with ${face}: it was not available where the pages were seen.`;
}

const mostUsed = (stacks: ReadonlyMap<string, number>): string =>
  [...stacks].sort(([a, x], [b, y]) => y - x || a.localeCompare(b))[0]?.[0] ?? '';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
