import { TECHNOLOGY_RULES } from '../shared/technologies/index.ts';
import { firstMatch, isMatch } from '../shared/technologies/match.ts';
import type { TechnologyRule } from '../shared/technologies/rule.ts';
import type { BannerVersions } from './banner-version.ts';
import type { Clue } from './clue.ts';
import { fileSelector } from './clue-selectors.ts';
import type { FileClueSource } from './collect-clue-sources.ts';
import type { UrlPackage } from './packages-from-url.ts';

/** What all rules ask of a file. */
interface KnownFile {
  source: FileClueSource;
  banners: BannerVersions;
  /** Technologies that its name or its package at a CDN stands for. */
  named: ReadonlyMap<TechnologyRule, UrlPackage>;
  /** The same, and those whose names sites also give their own files. */
  related: ReadonlySet<TechnologyRule>;
  /** Names of technologies in its code, if it is a bundle of the site. */
  inCode: ReadonlySet<string>;
}

/** Clues in the addresses, the names, the licence comments and the code of files. */
export function readFileClues(
  files: readonly FileClueSource[],
  versionsIn: (banner: string) => BannerVersions,
): (rule: TechnologyRule) => Clue[] {
  const known = files.map((file) => knownFile(file, versionsIn(file.banner)));
  return (rule) => known.filter((file) => mayHaveClues(rule, file)).flatMap((file) => fileClues(rule, file));
}

function knownFile(source: FileClueSource, banners: BannerVersions): KnownFile {
  const named = new Map<TechnologyRule, UrlPackage>();
  const related = new Set<TechnologyRule>();
  let isLibrary = false;
  for (const found of source.packages) {
    for (const { rule, cdnOnly } of rulesByPackage().get(found.name) ?? []) {
      related.add(rule);
      isLibrary ||= !cdnOnly;
      if ((found.fromCdn || !cdnOnly) && !named.has(rule)) named.set(rule, found);
    }
  }
  // Code inside third-party scripts, or inside another library's own file, is not a choice of the site.
  const inCode = new Set(source.firstParty && !isLibrary ? source.code.map(({ name }) => name) : []);
  return { source, banners, named, related, inCode };
}

/** Most files have nothing to do with most technologies. */
const mayHaveClues = (rule: TechnologyRule, { banners, named, inCode }: KnownFile): boolean =>
  rule.clues.hosts !== undefined ||
  rule.clues.urls !== undefined ||
  banners.has(rule) ||
  named.has(rule) ||
  inCode.has(rule.name);

function fileClues(rule: TechnologyRule, { source: file, banners, named, related, inCode }: KnownFile): Clue[] {
  const { fileType, hosts, urls } = rule.clues;
  const found: [kind: string, version?: string | undefined][] = [];
  if (!fileType || fileType === file.kind) {
    // What is bundled into a file that is named after another library is not a choice of the site.
    const banner = related.size === 0 || related.has(rule) ? banners.get(rule) : undefined;
    if (banner !== undefined)
      found.push([isScriptLibrary(rule) && file.kind === 'stylesheet' ? 'banner of styles' : 'banner', banner]);
    const library = named.get(rule);
    if (library) found.push([library.fromCdn ? 'package' : 'file', library.version]);
  }
  const code = inCode.has(rule.name) ? file.code.find(({ name }) => name === rule.name) : undefined;
  if (code) found.push(['code', code.version]);
  if (isMatch(hosts, file.host) && isOwnUse(rule, file)) found.push(['host']);
  const address = firstMatch(urls, file.url);
  if (address && isOwnUse(rule, file)) found.push(['address', address[1]]);
  return found.map(([kind, version = '']) => toClue(file, kind, version));
}

const toClue = (file: FileClueSource, kind: string, version: string): Clue => ({
  kind,
  value: file.url,
  version,
  page: file.page,
  pages: file.pages,
  selector: fileSelector(file),
});

let cachedRules: ReadonlyMap<string, { rule: TechnologyRule; cdnOnly: boolean }[]> | undefined;

/** The rules by their package names in lower case; some names count at public CDNs only. */
function rulesByPackage() {
  if (cachedRules) return cachedRules;
  const rules = new Map<string, { rule: TechnologyRule; cdnOnly: boolean }[]>();
  for (const rule of TECHNOLOGY_RULES) {
    const { packages = [], cdnPackages = [] } = rule.clues;
    for (const name of [...packages, ...cdnPackages]) {
      const key = name.toLowerCase();
      rules.set(key, [...(rules.get(key) ?? []), { rule, cdnOnly: !packages.includes(name) }]);
    }
  }
  cachedRules = rules;
  return rules;
}

/** Themes bundle the styles of such a library whether or not its script is there. */
const isScriptLibrary = ({ category, clues }: TechnologyRule): boolean =>
  clues.fileType !== 'stylesheet' && (category === 'component_libraries' || category === 'animation');

/** A picture or font hot-linked from another WordPress site says nothing about this one. */
function isOwnUse({ category }: TechnologyRule, file: FileClueSource): boolean {
  if (category === 'language' || category === 'runtime' || category === 'package_manager') return file.firstParty;
  return category !== 'meta_frameworks' || file.firstParty || file.kind !== 'other';
}
