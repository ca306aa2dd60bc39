import { canvasColor } from './canvas.ts';
import { blend, luminance, parseComputedColor, type Rgba } from './color.ts';
import { removeDomClobbering } from './remove-dom-clobbering.ts';
import { type FlatRule, readStylesheets, type Stylesheets } from './stylesheets.ts';

const GRID = 8;
/** Relative luminance below which white text is more readable than black (WCAG 2.2: both have a contrast of 4.6). */
const DARK_LUMINANCE = 0.18;
const MAX_DEPTH = 40;
const SHEETS_MS = 400;

/** How dark a page is. */
export interface SchemeLook {
  /** Most of the window is dark. */
  screen: boolean;
  /** The canvas is dark and its text light, or the other way round (false); null for anything else. */
  paper: boolean | null;
}

export function schemeLook(): SchemeLook {
  removeDomClobbering(document);
  const canvas = canvasColor();
  return { screen: isMostlyDark(canvas), paper: isDarkPaper(canvas) };
}

function isDarkPaper(canvas: Rgba): boolean | null {
  const ink = document.body && parseComputedColor(getComputedStyle(document.body).color);
  if (!ink) return null;
  const dark = luminance(canvas) < DARK_LUMINANCE;
  return luminance(blend(ink, canvas)) < DARK_LUMINANCE === dark ? null : dark;
}

function isMostlyDark(canvas: Rgba): boolean {
  let dark = 0;
  for (let i = 0; i < GRID * GRID; i++) {
    const x = ((i % GRID) + 0.5) * (innerWidth / GRID);
    const y = (Math.floor(i / GRID) + 0.5) * (innerHeight / GRID);
    const el = document.elementFromPoint(x, y);
    if (luminance(el ? backgroundBehind(el, canvas) : canvas) < DARK_LUMINANCE) dark++;
  }
  return dark > (GRID * GRID) / 2;
}

function backgroundBehind(el: Element, canvas: Rgba): Rgba {
  const layers: Rgba[] = [];
  let at: Element | null = el;
  for (let depth = 0; at && depth < MAX_DEPTH; depth++) {
    const color = parseComputedColor(getComputedStyle(at).backgroundColor);
    if (color && color.a > 0) layers.push(color);
    if (color?.a === 1) break;
    at = at.parentElement;
  }
  return layers.reduceRight((under, layer) => blend(layer, under), canvas);
}

const SCHEME_NAMES = { dark: /dark|night|slate|midnight/i, light: /light|day|default/i } as const;
/** The first compound of a selector, after "html", ":root", "body", ":is(", ":where(" or ":host-context(". */
const LEADING =
  /(?:^|,\s*|:(?:is|where|host-context)\()\s*(html|:root|body)?(\.[\w-]+|\[[\w-]+[*^$|~]?="?[\w -]+"?\])(?![\w\\-])/g;
const ATTRIBUTE = /^\[([\w-]+)[*^$|~]?="?([\w -]+)"?\]$/;
const THEME_NAME = /theme|scheme|mode/i;
/** Fewer rules are not a theme. */
const MIN_THEME_RULES = 3;

let mayDiffer = true;

/**
 * Remembers of a page that is read whether it may have another colour scheme: nothing without a query about it, the
 * property for it or a theme's rules changes with a preference, unless a script asks.
 */
export function rememberSchemes({ rules, mayAskForScheme, unreadable }: Stylesheets): void {
  mayDiffer =
    unreadable.length > 0 ||
    mayAskForScheme ||
    document.querySelector('meta[name="color-scheme" i]') !== null ||
    getComputedStyle(document.documentElement).colorScheme !== 'normal' ||
    rules.some(({ style }) => style.colorScheme !== '') ||
    Object.values(SCHEME_NAMES).some((names) => findTriggers(rules, names).size > 0);
}

/** What was remembered; true if the page was not read. */
export const mayHaveOtherScheme = (): boolean => mayDiffer;

/**
 * Switches the page to its other scheme like its own switch would, with the class or attribute on the root that its
 * rules need. Returns that as a selector; empty if there is none.
 */
export function switchScheme(to: 'dark' | 'light'): string {
  removeDomClobbering(document);
  const [trigger] = [
    ...findTriggers(readStylesheets([document], performance.now() + SHEETS_MS).rules, SCHEME_NAMES[to]),
  ]
    .filter(([selector, { rules, setsTheme }]) => rules >= MIN_THEME_RULES && setsTheme && !isUsedBySections(selector))
    .sort(([, a], [, b]) => b.rules - a.rules);
  if (!trigger) return '';
  const [selector, { onBody }] = trigger;
  applyTrigger(onBody && document.body ? document.body : document.documentElement, selector, to);
  return selector;
}

interface Trigger {
  rules: number;
  /** Its rules set properties that others use for painting. */
  setsTheme: boolean;
  onBody: boolean;
}

function findTriggers(rules: FlatRule[], words: RegExp): Map<string, Trigger> {
  const found = new Map<string, Trigger>();
  for (const { selector, style } of rules) {
    if (!words.test(selector)) continue;
    for (const [, root, compound] of selector.matchAll(LEADING)) {
      if (!compound || !words.test(ATTRIBUTE.exec(compound)?.[2] ?? compound)) continue;
      const known = found.get(compound) ?? { rules: 0, setsTheme: false, onBody: false };
      known.rules++;
      known.setsTheme ||= root !== undefined || THEME_NAME.test(compound) || setsProperties(style);
      known.onBody ||= root === 'body';
      found.set(compound, known);
    }
  }
  return found;
}

function setsProperties(style: CSSStyleDeclaration): boolean {
  for (let i = 0; i < Math.min(style.length, 50); i++)
    if (style[i]?.startsWith('--') || style[i] === 'color-scheme') return true;
  return false;
}

/** A section can be dark without a dark scheme. */
function isUsedBySections(selector: string): boolean {
  const found = document.querySelectorAll(`body ${selector}`);
  for (let i = 0; i < Math.min(found.length, 20); i++) if ((found[i] as Element).textContent?.trim()) return true;
  return false;
}

function applyTrigger(root: Element, selector: string, to: 'dark' | 'light'): void {
  const [, name, value] = ATTRIBUTE.exec(selector) ?? [];
  if (name && value) root.setAttribute(name, value);
  else {
    const added = selector.slice(1);
    const other = added.replace(SCHEME_NAMES[to], to === 'dark' ? 'light' : 'dark');
    if (other !== added) root.classList.remove(other);
    root.classList.add(added);
  }
}
