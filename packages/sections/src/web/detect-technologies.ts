import type { Evidence } from '@brandprint/contracts';
import { TECHNOLOGY_RULES } from '../shared/technologies/index.ts';
import { firstMatch, isMatch } from '../shared/technologies/match.ts';
import type { ClassNames, TechnologyRule } from '../shared/technologies/rule.ts';
import { type BannerVersions, bannerReader } from './banner-version.ts';
import type { Clue } from './clue.ts';
import { classSelector, clueSelector } from './clue-selectors.ts';
import { type ClueSource, type ClueSources, collectClueSources } from './collect-clue-sources.ts';
import { readFileClues } from './file-clues.ts';

export interface Technology {
  rule: TechnologyRule;
  /** "" if unknown. */
  version: string;
  clues: Clue[];
}

/** Kinds of clues by the reliability of their version, the most reliable first. */
const VERSION_ORDER = [
  'banner',
  'banner of styles',
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

interface ReadSources extends ClueSources {
  versionsIn: (banner: string) => BannerVersions;
  fileClues: (rule: TechnologyRule) => Clue[];
  /** Bare names of all globals. */
  globalNames: ReadonlySet<string>;
}

/** Reads one kind of clues to a technology. */
type ClueReader = (sources: ReadSources) => Clue[];

interface ReadRule {
  rule: TechnologyRule;
  readers: readonly ClueReader[];
}

let cachedRules: readonly ReadRule[] | undefined;

/** The rules with readers of what each asks for: of all kinds of clues, most rules have two or three. */
function readRules(): readonly ReadRule[] {
  cachedRules ??= TECHNOLOGY_RULES.map((rule) => ({
    rule,
    readers: [...installedReaders(rule), ...authoredReaders(rule)],
  }));
  return cachedRules;
}

/** Every detected technology, in the order of the rules. Empty evidence yields none. */
export function detectTechnologies(evidence: Evidence): Technology[] {
  const collected = collectClueSources(evidence);
  const versionsIn = bannerReader();
  const fileClues = readFileClues(collected.files, versionsIn);
  const globalNames = new Set(collected.globals.map(({ value }) => bareName(value)));
  const seen = { ...collected, versionsIn, fileClues, globalNames };
  return readRules().flatMap((read) => {
    const clues = collectClues(read, seen);
    return clues.length > 0 ? [{ rule: read.rule, version: mostReliableVersion(clues), clues }] : [];
  });
}

/** Kinds of clues that authors write or copy: they show what a page was written for, not that the technology is present. */
const AUTHORED_KINDS: ReadonlySet<string> = new Set([
  'class names',
  'attribute',
  'custom property prefix',
  'banner of styles',
]);

/** All clues to it; empty if there are only clues that authors write. */
function collectClues({ readers }: ReadRule, sources: ReadSources): Clue[] {
  const clues = readers.flatMap((read) => read(sources));
  return clues.every(({ kind }) => AUTHORED_KINDS.has(kind)) ? [] : clues;
}

function authoredReaders({ clues, category }: TechnologyRule): ClueReader[] {
  const isStyles = category === 'css' || clues.fileType === 'stylesheet';
  const readClassNames: ClueReader = ({ classes }) => {
    const styled = isStyles
      ? classNameClue(
          'styled class names',
          clues.classNames,
          classes.filter(({ styled }) => styled),
        )
      : [];
    return styled.length > 0 ? styled : classNameClue('class names', clues.classNames, classes);
  };
  return [
    ...(clues.classNames ? [readClassNames] : []),
    ...patternReader('attribute', clues.attributes, ({ dom }) => dom),
    ...patternReader('custom property prefix', clues.customPropertyPrefixes, ({ properties }) => properties),
  ];
}

function installedReaders(rule: TechnologyRule): ClueReader[] {
  const { clues, category } = rule;
  const iconNames = category === 'icon_libraries' && clues.classNames ? { ...clues.classNames, min: 2 } : undefined;
  return [
    ({ fileClues }) => fileClues(rule),
    globalReader(rule),
    ...patternReader('marker', clues.domMarkers, ({ dom }) => dom),
    ...classNameReader('generated class names', clues.generatedClassNames, ({ classes }) => classes),
    ...classNameReader('inline icons', iconNames, ({ inlineIcons }) => inlineIcons),
    ({ styleBanners, versionsIn }) =>
      styleBanners.flatMap((source) => styleBannerClues(rule, source, versionsIn(source.value))),
    ...patternReader('site', clues.siteHosts, ({ hosts }) => hosts),
    ...patternReader('custom element', clues.customElements, ({ customElements }) => customElements),
    ...patternReader('custom property', clues.customProperties, ({ properties }) => properties),
    ...patternReader('font', clues.fontFamilies, ({ fonts }) => fonts),
    ...patternReader('icon font', clues.fontFamilies, ({ iconFonts }) => iconFonts),
    ...patternReader('generator', clues.generators, ({ generators }) => generators),
    ...patternReader('comment', clues.comments, ({ comments }) => comments),
    ...patternReader('inline script', clues.inlineScripts, ({ inlineScripts }) => inlineScripts),
    ...patternReader('cookie', clues.cookies, ({ cookies }) => cookies),
    ...Object.entries(clues.headers ?? {}).map(
      ([name, patterns]): ClueReader =>
        ({ headers }) =>
          headerClues(name, patterns, headers),
    ),
  ];
}

const headerClues = (name: string, patterns: readonly string[], headers: ClueSources['headers']): Clue[] =>
  patternClues(
    'header',
    patterns,
    headers.filter((header) => header.name === name),
  ).map((found) => ({ ...found, value: `${name}: ${found.value}`, selector: `header:${name}` }));

/** A global has its own name or its library's. The scripts of a CSS framework say nothing about its styles. */
function globalReader({ name, clues }: TechnologyRule): ClueReader {
  const others = new Set(clues.globalsOfOthers);
  const names = new Set(
    [...(clues.globals ?? []), ...(clues.fileType === 'stylesheet' ? [] : [name, ...(clues.bannerNames ?? [])])].map(
      bareName,
    ),
  );
  return ({ globals, globalNames, files }) => {
    if (![...names].some((name) => globalNames.has(name))) return [];
    if (others.size > 0 && files.some(({ packages }) => packages.some((one) => others.has(one.name)))) return [];
    return globals
      .filter((source) => names.has(bareName(source.value)) && !isPartOfAnother(source))
      .map((source) =>
        source.property
          ? { ...toClue('element property', source, source.version), value: source.property }
          : toClue('global', source, source.version),
      );
  };
}

/** "1.6ish: miniModernizr for Isotope" is the version of a part that another library contains. */
const isPartOfAnother = ({ version = '' }: ClueSource): boolean => /^\d.* for [A-Z]/.test(version);

function styleBannerClues(rule: TechnologyRule, source: ClueSource, versions: BannerVersions): Clue[] {
  const version = rule.clues.fileType === 'script' ? undefined : versions.get(rule);
  return version === undefined ? [] : [toClue('banner', source, version)];
}

const bareName = (name: string): string => name.toLowerCase().replace(/\.js$/, '');

const MAX_NAMES = 6;

/** Different matching class names as one clue; none if there are fewer than required. */
function classNameClue(kind: string, names: ClassNames | undefined, among: readonly ClueSource[]): Clue[] {
  const found = names ? among.filter(({ value }) => isMatch(names.patterns, value)) : [];
  const [first] = found;
  if (!names || !first || found.length < names.min) return [];
  const values = found.slice(0, MAX_NAMES).map(({ value }) => value);
  const pages = Math.max(...found.map((source) => source.pages));
  const selector = values.map(classSelector).join(', ');
  return [{ kind, value: values.join(', '), version: '', page: first.page, pages, selector }];
}

const patternClues = (kind: string, patterns: readonly string[], among: readonly ClueSource[]): Clue[] =>
  among.flatMap((source) => {
    const match = firstMatch(patterns, source.value);
    return match ? [toClue(kind, source, match[1])] : [];
  });

type Among = (sources: ReadSources) => readonly ClueSource[];

const patternReader = (kind: string, patterns: readonly string[] | undefined, among: Among): ClueReader[] =>
  patterns ? [(sources) => patternClues(kind, patterns, among(sources))] : [];

const classNameReader = (kind: string, names: ClassNames | undefined, among: Among): ClueReader[] =>
  names ? [(sources) => classNameClue(kind, names, among(sources))] : [];

const toClue = (kind: string, source: ClueSource, version = ''): Clue => ({
  kind,
  value: source.value,
  version: /^\d/.test(version) ? version : '',
  page: source.page,
  pages: source.pages,
  selector: source.selector ?? clueSelector(kind, source.value),
});

/** The most reliable version; of equally reliable ones the most specific, then the first. */
function mostReliableVersion(clues: readonly Clue[]): string {
  for (const kind of VERSION_ORDER) {
    const stated = clues.filter((found) => found.kind === kind && found.version);
    const exact = stated.sort((a, b) => b.version.split('.').length - a.version.split('.').length)[0];
    if (exact) return exact.version.replace(/\.$/, '');
  }
  return '';
}
