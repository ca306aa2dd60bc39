import { providedStylesheet, type ReadableStylesheet } from './cross-origin-stylesheets.ts';
import { truncate } from './dom.ts';
import { insideContainer, insideMedia, type RuleContext, stopsMotion } from './media-queries.ts';
import { isInHiddenOverlay } from './overlays/clear-overlays.ts';
import { isVendorRule, isVendorUrl } from './overlays/known-vendors.ts';
import { removeDomClobbering } from './remove-dom-clobbering.ts';
import { ESCAPED } from './split-css.ts';

/** A style rule that applies now, flattened out of media, layer and nesting. */
export interface FlatRule {
  selector: string;
  style: CSSStyleDeclaration;
  /** URL of its stylesheet; null if inline. */
  sheet: string | null;
}

export interface Stylesheets {
  rules: FlatRule[];
  faces: { rule: CSSFontFaceRule; sheet: string | null }[];
  mediaQueries: Set<string>;
  /** Whether any asks for the colour scheme or has colours for both; true if not all could be read. */
  mayAskForScheme: boolean;
  /** Selectors of the rules of each media query about the width, whether it applies now or not. */
  widthQueries: Map<string, string[]>;
  /** Rules that apply now, or on a screen of a wide gamut, and have a colour in light-dark() or in a modern notation. */
  colorNotations: FlatRule[];
  /** Rules with custom properties that apply on a screen of a wide gamut only. */
  wideGamutRules: FlatRule[];
  /** By name; the last rule wins. */
  keyframes: Map<string, CSSKeyframesRule>;
  layers: Set<string>;
  /** URLs of cross-origin stylesheets without a copy. */
  unreadable: string[];
  /** Selectors of rules that stop motion for users who prefer reduced motion. */
  reducedMotionSelectors: Set<string>;
  /** How often each custom property is used. */
  uses: Map<string, number>;
}

const MAX_RULES = 30_000;
const MAX_WIDTH_QUERIES = 100;
const MAX_WIDTH_RULES = 20_000;
const MAX_COLOR_RULES = 200;
export const COLOR_NOTATION = /\b(?:light-dark|oklch|oklab|lch|lab|color|color-mix)\(/;
const MAX_REDUCED_MOTION_SELECTORS = 200;
/** The nesting selector, or what is in escapes and quotes and may not be one. */
const NESTING = new RegExp(`${ESCAPED.source}|&`, 'gs');

/** Outside of other rules `&` is the root. */
function nestSelector(selector: string, parent: string): string {
  const nested = selector.replace(NESTING, (found) => {
    if (found !== '&') return found;
    return parent ? `:is(${parent})` : ':root';
  });
  return parent && nested === selector ? `:is(${parent}) ${selector}` : nested;
}

/** Rules for a banner do not style the site. */
const isForBanner = ({ href, ownerNode }: CSSStyleSheet): boolean =>
  isVendorUrl(href) || isInHiddenOverlay(ownerNode as Element | null);

const EVERYWHERE: RuleContext = {
  sheet: null,
  parent: '',
  active: true,
  activeOnWideGamut: true,
  widthQuery: '',
  motion: null,
};
const INACTIVE = { active: false, activeOnWideGamut: false };

/** Reads all stylesheets: those that the page may read, and copies of the others. */
export function readStylesheets(roots: (Document | ShadowRoot)[], deadline: number): Stylesheets {
  const out: Stylesheets = {
    rules: [],
    faces: [],
    mediaQueries: new Set(),
    mayAskForScheme: false,
    widthQueries: new Map(),
    colorNotations: [],
    wideGamutRules: [],
    keyframes: new Map(),
    layers: new Set(),
    unreadable: [],
    reducedMotionSelectors: new Set(),
    uses: new Map(),
  };
  const visited = new Set<CSSStyleSheet>();
  let looked = 0;
  let widthRules = 0;
  const isExhausted = () => {
    const ends = ++looked > MAX_RULES || ((looked & 255) === 0 && performance.now() > deadline);
    out.mayAskForScheme ||= ends;
    return ends;
  };
  const noteQuery = (media: string | undefined): void => {
    out.mayAskForScheme ||= media?.includes('prefers-color-scheme') ?? false;
  };

  function countUses(text: string): void {
    if (!text.includes('var(')) return;
    for (const match of text.matchAll(/var\(\s*(--[\w-]+)/g)) {
      const name = match[1] as string;
      out.uses.set(name, (out.uses.get(name) ?? 0) + 1);
    }
  }

  function readStyle(rule: FlatRule, { active, activeOnWideGamut, widthQuery, motion }: RuleContext): void {
    const text = rule.style.cssText;
    if (active) out.rules.push(rule);
    out.mayAskForScheme ||= activeOnWideGamut && text.includes('light-dark(');
    if (activeOnWideGamut && out.colorNotations.length < MAX_COLOR_RULES && COLOR_NOTATION.test(text))
      out.colorNotations.push(rule);
    if (activeOnWideGamut && !active && text.includes('--')) out.wideGamutRules.push(rule);
    if (widthQuery) recordWidthRule(widthQuery, rule.selector);
    if (out.reducedMotionSelectors.size < MAX_REDUCED_MOTION_SELECTORS && stopsMotion(rule.style, motion))
      out.reducedMotionSelectors.add(truncate(rule.selector, 500));
    countUses(text);
  }

  function recordWidthRule(query: string, selector: string): void {
    const selectors = out.widthQueries.get(query);
    if (++widthRules > MAX_WIDTH_RULES) return;
    if (selectors) selectors.push(selector);
    else if (out.widthQueries.size < MAX_WIDTH_QUERIES) out.widthQueries.set(query, [selector]);
  }

  function readRules(rules: CSSRuleList, around: RuleContext): void {
    for (let i = 0; i < rules.length; i++) {
      if (isExhausted()) return;
      const rule = rules[i] as CSSRule & Partial<CSSStyleRule & CSSMediaRule & CSSImportRule & CSSKeyframesRule>;
      const kind = rule.constructor.name;
      const { sheet, parent } = around;
      if (rule.selectorText !== undefined && rule.style) {
        const selector = nestSelector(rule.selectorText, parent);
        if (isVendorRule(selector)) continue;
        readStyle({ selector, style: rule.style, sheet }, around);
        if (rule.cssRules?.length) readRules(rule.cssRules, { ...around, parent: selector });
      } else if (kind === 'CSSMediaRule' && rule.media) {
        const media = rule.media.mediaText;
        noteQuery(media);
        if (out.mediaQueries.size < 200) out.mediaQueries.add(truncate(media, 200));
        if (rule.cssRules) readRules(rule.cssRules, insideMedia(around, media));
      } else if (kind === 'CSSContainerRule' && rule.cssRules) {
        readRules(rule.cssRules, insideContainer(around, (rule as unknown as CSSContainerRule).conditionText));
      } else if (kind === 'CSSSupportsRule') {
        const holds = CSS.supports((rule as unknown as CSSSupportsRule).conditionText);
        if (rule.cssRules) readRules(rule.cssRules, holds ? around : { ...around, ...INACTIVE });
      } else if (kind === 'CSSFontFaceRule') {
        if (out.faces.length < 600) out.faces.push({ rule: rule as unknown as CSSFontFaceRule, sheet });
      } else if (kind === 'CSSKeyframesRule') {
        const name = rule.name ?? '';
        // The last active rule wins; an inactive one only says that the name is in use.
        const isKept = out.keyframes.has(name) ? around.active : out.keyframes.size < 200;
        if (isKept) out.keyframes.set(name, rule as unknown as CSSKeyframesRule);
      } else if (kind === 'CSSImportRule' && rule.styleSheet) {
        noteQuery(rule.media?.mediaText);
        readSheet(rule.styleSheet, insideMedia(around, rule.media?.mediaText));
      } else if (kind === 'CSSLayerStatementRule') {
        for (const name of (rule as unknown as CSSLayerStatementRule).nameList) out.layers.add(name);
      } else if (rule.cssRules) {
        if (kind === 'CSSLayerBlockRule' && rule.name) out.layers.add(rule.name);
        readRules(rule.cssRules, around);
      } else if (kind === 'CSSNestedDeclarations' && rule.style) {
        readStyle({ selector: parent, style: rule.style, sheet }, parent ? around : { ...around, ...INACTIVE });
      }
    }
  }

  function readSheet(sheet: CSSStyleSheet, around: RuleContext): void {
    if (visited.has(sheet) || sheet.disabled) return;
    visited.add(sheet);
    if (isForBanner(sheet)) return;
    const media = sheet.media?.mediaText;
    noteQuery(media);
    const inside = insideMedia(around, media);
    let rules: CSSRuleList;
    try {
      rules = sheet.cssRules;
    } catch {
      const provided = providedStylesheet(sheet.href);
      if (provided) readProvided(provided, inside);
      else if (sheet.href) out.unreadable.push(sheet.href);
      return;
    }
    readRules(rules, { ...inside, sheet: sheet.href });
  }

  function readProvided({ sheet, base, imports }: ReadableStylesheet, around: RuleContext): void {
    if (visited.has(sheet)) return;
    visited.add(sheet);
    for (const { href, media } of imports) {
      noteQuery(media);
      const imported = providedStylesheet(href);
      if (imported) readProvided(imported, insideMedia(around, media));
      else out.unreadable.push(href);
    }
    readRules(sheet.cssRules, { ...around, sheet: base });
  }

  for (const root of roots) {
    for (const sheet of root.styleSheets) readSheet(sheet, EVERYWHERE);
    for (const sheet of root.adoptedStyleSheets ?? []) readSheet(sheet, EVERYWHERE);
    for (const el of [...root.querySelectorAll('[style*="var("]')].slice(0, 2000))
      countUses(el.getAttribute('style') ?? '');
  }
  return out;
}

/** URLs of the stylesheets that the page may not read. */
export const unreadableStylesheets = (): string[] => {
  removeDomClobbering(document);
  return [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) => unreadableIn(sheet));
};

/** Only what stands before the first style rule is read: imports cannot come later. */
function unreadableIn(sheet: CSSStyleSheet): string[] {
  if (sheet.disabled || isForBanner(sheet)) return [];
  let rules: CSSRuleList;
  try {
    rules = sheet.cssRules;
  } catch {
    return sheet.href && !providedStylesheet(sheet.href) ? [sheet.href] : [];
  }
  const found: string[] = [];
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as CSSRule & Partial<CSSImportRule>;
    const kind = rule.constructor.name;
    if (kind !== 'CSSImportRule' && kind !== 'CSSLayerStatementRule') break;
    if (rule.styleSheet) found.push(...unreadableIn(rule.styleSheet));
  }
  return found;
}
