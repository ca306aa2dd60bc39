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
}

/** Every detected technology, in the order of the rules. Empty evidence yields none. */
export function detectTechnologies(evidence: Evidence): Technology[] {
  const collected = collectClueSources(evidence);
  const versionsIn = bannerReader();
  const seen = { ...collected, versionsIn, fileClues: readFileClues(collected.files, versionsIn) };
  return TECHNOLOGY_RULES.flatMap((rule) => {
    const clues = collectClues(rule, seen);
    return clues.length > 0 ? [{ rule, version: mostReliableVersion(clues), clues }] : [];
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
function collectClues(rule: TechnologyRule, sources: ReadSources): Clue[] {
  const clues = [...installedClues(rule, sources), ...authoredClues(rule, sources)];
  return clues.every(({ kind }) => AUTHORED_KINDS.has(kind)) ? [] : clues;
}

function authoredClues({ clues, category }: TechnologyRule, { classes, dom, properties }: ClueSources): Clue[] {
  const isStyles = category === 'css' || clues.fileType === 'stylesheet';
  const styled = isStyles
    ? classNameClue(
        'styled class names',
        clues.classNames,
        classes.filter(({ styled }) => styled),
      )
    : [];
  return [
    ...(styled.length > 0 ? styled : classNameClue('class names', clues.classNames, classes)),
    ...patternClues('attribute', clues.attributes, dom),
    ...patternClues('custom property prefix', clues.customPropertyPrefixes, properties),
  ];
}

function installedClues(rule: TechnologyRule, sources: ReadSources): Clue[] {
  const { clues, category } = rule;
  const iconNames = category === 'icon_libraries' && clues.classNames ? { ...clues.classNames, min: 2 } : undefined;
  return [
    ...sources.fileClues(rule),
    ...globalClues(rule, sources),
    ...patternClues('marker', clues.domMarkers, sources.dom),
    ...classNameClue('generated class names', clues.generatedClassNames, sources.classes),
    ...classNameClue('inline icons', iconNames, sources.inlineIcons),
    ...sources.styleBanners.flatMap((source) => styleBannerClues(rule, source, sources.versionsIn(source.value))),
    ...patternClues('site', clues.siteHosts, sources.hosts),
    ...patternClues('custom element', clues.customElements, sources.customElements),
    ...patternClues('custom property', clues.customProperties, sources.properties),
    ...patternClues('font', clues.fontFamilies, sources.fonts),
    ...patternClues('icon font', clues.fontFamilies, sources.iconFonts),
    ...patternClues('generator', clues.generators, sources.generators),
    ...patternClues('comment', clues.comments, sources.comments),
    ...patternClues('inline script', clues.inlineScripts, sources.inlineScripts),
    ...patternClues('cookie', clues.cookies, sources.cookies),
    ...Object.entries(clues.headers ?? {}).flatMap(([name, patterns]) => headerClues(name, patterns, sources.headers)),
  ];
}

const headerClues = (name: string, patterns: readonly string[], headers: ClueSources['headers']): Clue[] =>
  patternClues(
    'header',
    patterns,
    headers.filter((header) => header.name === name),
  ).map((found) => ({ ...found, value: `${name}: ${found.value}`, selector: `header:${name}` }));

/** A global has its own name or its library's. The scripts of a CSS framework say nothing about its styles. */
function globalClues({ name, clues }: TechnologyRule, { globals, files }: ClueSources): Clue[] {
  const others = new Set(clues.globalsOfOthers);
  if (others.size > 0 && files.some(({ packages }) => packages.some((one) => others.has(one.name)))) return [];
  const names = [
    ...(clues.globals ?? []),
    ...(clues.fileType === 'stylesheet' ? [] : [name, ...(clues.bannerNames ?? [])]),
  ].map(bareName);
  return globals
    .filter((source) => names.includes(bareName(source.value)) && !isPartOfAnother(source))
    .map((source) =>
      source.property
        ? { ...toClue('element property', source, source.version), value: source.property }
        : toClue('global', source, source.version),
    );
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

const patternClues = (kind: string, patterns: readonly string[] | undefined, among: readonly ClueSource[]): Clue[] =>
  patterns
    ? among.flatMap((source) => {
        const match = firstMatch(patterns, source.value);
        return match ? [toClue(kind, source, match[1])] : [];
      })
    : [];

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
