import type { Evidence } from '@brandprint/contracts';
import { callOf, classSelector, placeOf } from './places.ts';
import { TECH_RULES } from './rules/index.ts';
import type { TechRule } from './rules/rule.ts';
import { type FileTrace, type Trace, type Traces, traces } from './traces.ts';

/** One thing that was seen of a technology. */
export interface Clue {
  /** What kind of thing, in words: "script", "class names", "response header server" … */
  kind: string;
  value: string;
  version: string;
  page: string;
  /** Pages on which it was seen. */
  pages: number;
  /** Where on the page: a selector, `header:name` or a part of the document. */
  selector: string;
}

export interface Technology {
  rule: TechRule;
  /** "" if nothing says it. */
  version: string;
  clues: Clue[];
}

/** Kinds of clues, from what states a version most reliably to what states it least. */
const VERSION_ORDER = [
  'banner',
  'package',
  'global',
  'element property',
  'code',
  'generator',
  'header',
  'marker',
  'file',
  'address',
  'comment',
];

/** Every technology that left a trace, in the order of the rules. Empty evidence yields none. */
export function technologies(evidence: Evidence): Technology[] {
  const seen = traces(evidence);
  return TECH_RULES.flatMap((rule) => {
    const clues = cluesOf(rule, seen);
    return clues.length > 0 ? [{ rule, version: versionOf(clues), clues }] : [];
  });
}

/** Kinds of clues that say what a page was written for, and not that anything of it is there. */
const WRITTEN: ReadonlySet<string> = new Set(['class names', 'attribute']);

/** All that was seen of it; empty if that is what authors write alone. */
function cluesOf(rule: TechRule, seen: Traces): Clue[] {
  const clues = [...thereOf(rule, seen), ...writtenOf(rule, seen)];
  return clues.every(({ kind }) => WRITTEN.has(kind)) ? [] : clues;
}

function writtenOf(rule: TechRule, { classes, dom }: Traces): Clue[] {
  const { classes: pattern, minClasses = 2, attributes } = rule;
  const isStyles = rule.slot === 'css' || rule.type === 'stylesheet';
  const styled = isStyles
    ? named(
        'styled class names',
        pattern,
        minClasses,
        classes.filter(({ styled }) => styled),
      )
    : [];
  return [
    ...(styled.length > 0 ? styled : named('class names', pattern, minClasses, classes)),
    ...matches('attribute', attributes, dom),
  ];
}

function thereOf(rule: TechRule, seen: Traces): Clue[] {
  return [
    ...seen.files.flatMap((file) => fileClues(rule, file)),
    ...globalClues(rule, seen.globals),
    ...matches('marker', rule.dom, seen.dom),
    ...named('generated class names', rule.made, rule.minMade ?? 2, seen.classes),
    ...named('inline icons', rule.slot === 'icon_libraries' ? rule.classes : undefined, 2, seen.drawings),
    ...seen.styleBanners.flatMap((trace) => styleBannerClues(rule, trace)),
    ...matches('site', rule.site, seen.hosts),
    ...matches('custom element', rule.customElements, seen.customElements),
    ...matches('custom property', rule.properties, seen.properties),
    ...matches('font', rule.fonts, seen.fonts),
    ...matches('icon font', rule.fonts, seen.iconFonts),
    ...matches('generator', rule.generator, seen.generators),
    ...matches('comment', rule.comments, seen.comments),
    ...matches('inline script', rule.inline, seen.inline),
    ...matches('cookie', rule.cookies, seen.cookies),
    ...Object.entries(rule.headers ?? {}).flatMap(([name, pattern]) =>
      matches(
        'header',
        pattern,
        seen.headers.filter((header) => header.name === name),
      ).map((found) => ({ ...found, value: `${name}: ${found.value}`, selector: `header:${name}` })),
    ),
  ];
}

/** A global is known by its own name or by its library's. A CSS framework's scripts say nothing of its styles. */
function globalClues(rule: TechRule, globals: readonly Trace[]): Clue[] {
  const names = [
    ...(rule.globals ?? []),
    ...(rule.type === 'stylesheet' ? [] : [rule.name, ...(rule.bannerNames ?? [])]),
  ].map(bare);
  return globals
    .filter(({ value }) => names.includes(bare(value)))
    .map((trace) =>
      trace.property
        ? { ...clue('element property', trace, trace.version), value: trace.property }
        : clue('global', trace, trace.version),
    );
}

function styleBannerClues(rule: TechRule, trace: Trace): Clue[] {
  const version = rule.type === 'script' ? null : bannerVersion(rule, trace.value);
  return version === null ? [] : [clue('banner', trace, version)];
}

const bare = (name: string): string => name.toLowerCase().replace(/\.js$/, '');

function fileClues(rule: TechRule, file: FileTrace): Clue[] {
  const clues: Clue[] = [];
  const add = (kind: string, version = '') =>
    clues.push({ kind, value: file.url, version, page: file.page, pages: file.pages, selector: callOf(file) });
  if (!rule.type || rule.type === file.kind) {
    const banner = file.banner ? bannerVersion(rule, file.banner) : null;
    if (banner !== null) add('banner', banner);
    const named = file.named.find(
      ({ name, atCdn }) => isNamed(rule.names, name) || (atCdn && isNamed(rule.cdnNames, name)),
    );
    if (named) add(named.atCdn ? 'package' : 'file', named.version);
  }
  // What a script of others holds is no choice of the site, nor what a library's own file holds of another.
  const isBundle = file.firstParty && !file.named.some(({ name }) => libraryNames().has(name));
  const code = isBundle ? file.code.find(({ name }) => name === rule.name) : undefined;
  if (code) add('code', code.version);
  if (rule.host?.test(file.host)) add('host');
  const address = rule.address && isOwn(rule, file) ? rule.address.exec(file.url) : null;
  if (address) add('address', address[1]);
  return clues;
}

let libraries: ReadonlySet<string> | undefined;

/** All names of packages that rules know, in lower case. */
function libraryNames(): ReadonlySet<string> {
  libraries ??= new Set(TECH_RULES.flatMap(({ names = [] }) => names.map((name) => name.toLowerCase())));
  return libraries;
}

const isNamed = (names: readonly string[] | undefined, name: string): boolean =>
  names?.some((known) => known.toLowerCase() === name) ?? false;

/** A picture hot-linked from somebody's WordPress says nothing of this site. */
function isOwn(rule: TechRule, file: FileTrace): boolean {
  if (rule.slot === 'language' || rule.slot === 'runtime' || rule.slot === 'package_manager') return file.firstParty;
  return rule.slot !== 'meta_frameworks' || file.firstParty || file.kind !== 'other';
}

/** The version in a licence banner; "" if it only names the technology; null if it does not. */
function bannerVersion(rule: TechRule, banner: string): string | null {
  const own = rule.banner?.exec(banner);
  if (own) return own[1] ?? '';
  for (const name of [rule.name, ...(rule.bannerNames ?? [])]) {
    const match = namePattern(name).exec(banner);
    if (match) return match[1] ?? '';
  }
  return null;
}

const patterns = new Map<string, RegExp>();

/** "Name v1.2.3", "Name - v1.2.3" or "name.js 1.2.3", not as a part of a longer name. */
function namePattern(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\.js$/, '(?:\\.js)?');
  const made = new RegExp(
    String.raw`(?<![\w.@/-]|requires |for |with )${escaped}(?:\.js|\.css)?(?: JavaScript Library| plugin)?,?(?: -|:)?\s+v?(?:ersion:? ?)?(\d+\.\d+(?:\.\d+)?(?:-[a-z][\w.]*)?)`,
    'i',
  );
  patterns.set(name, made);
  return made;
}

const MAX_NAMES = 6;

/** Different class names that fit, told in one clue; none if they are fewer than `least`. */
function named(kind: string, pattern: RegExp | undefined, least: number, among: readonly Trace[]): Clue[] {
  const found = pattern ? among.filter(({ value }) => pattern.test(value)) : [];
  const [first] = found;
  if (!first || found.length < least) return [];
  const names = found.slice(0, MAX_NAMES).map(({ value }) => value);
  const pages = Math.max(...found.map((trace) => trace.pages));
  const selector = names.map(classSelector).join(', ');
  return [{ kind, value: names.join(', '), version: '', page: first.page, pages, selector }];
}

const matches = (kind: string, pattern: RegExp | undefined, among: readonly Trace[]): Clue[] =>
  pattern
    ? among.flatMap((trace) => {
        const match = pattern.exec(trace.value);
        return match ? [clue(kind, trace, match[1])] : [];
      })
    : [];

const clue = (kind: string, trace: Trace, version = ''): Clue => ({
  kind,
  value: trace.value,
  version: /^\d/.test(version) ? version : '',
  page: trace.page,
  pages: trace.pages,
  selector: trace.selector ?? placeOf(kind, trace.value),
});

/** The most reliable statement; of equals the most exact, then the first. */
function versionOf(clues: readonly Clue[]): string {
  for (const kind of VERSION_ORDER) {
    const stated = clues.filter((found) => found.kind === kind && found.version);
    const exact = stated.sort((a, b) => b.version.split('.').length - a.version.split('.').length)[0];
    if (exact) return exact.version.replace(/\.$/, '');
  }
  return '';
}
