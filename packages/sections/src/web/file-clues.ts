import { TECHNOLOGY_RULES } from '../shared/technologies/index.ts';
import { firstMatch, isMatch } from '../shared/technologies/match.ts';
import type { TechnologyRule } from '../shared/technologies/rule.ts';
import { bannerVersion } from './banner-version.ts';
import type { Clue } from './clue.ts';
import { fileSelector } from './clue-selectors.ts';
import type { FileClueSource } from './collect-clue-sources.ts';

/** Clues in the address, the name, the licence comments and the code of a file. */
export function fileClues(rule: TechnologyRule, file: FileClueSource): Clue[] {
  const { packages, cdnPackages, fileType, hosts, urls } = rule.clues;
  const found: [kind: string, version?: string | undefined][] = [];
  if (!fileType || fileType === file.kind) {
    const banner = file.banner && !isOtherLibrary(rule, file) ? bannerVersion(rule, file.banner) : null;
    if (banner !== null)
      found.push([isScriptLibrary(rule) && file.kind === 'stylesheet' ? 'banner of styles' : 'banner', banner]);
    const named = file.packages.find(
      ({ name, fromCdn }) => isNamed(packages, name) || (fromCdn && isNamed(cdnPackages, name)),
    );
    if (named) found.push([named.fromCdn ? 'package' : 'file', named.version]);
  }
  // Code inside third-party scripts, or inside another library's own file, is not a choice of the site.
  const isBundle = file.firstParty && !file.packages.some(({ name }) => libraryNames().packages.has(name));
  const code = isBundle ? file.code.find(({ name }) => name === rule.name) : undefined;
  if (code) found.push(['code', code.version]);
  const isOwn = isOwnUse(rule, file);
  if (isOwn && isMatch(hosts, file.host)) found.push(['host']);
  const address = isOwn ? firstMatch(urls, file.url) : null;
  if (address) found.push(['address', address[1]]);
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

const lowerCase = (names: readonly string[] = []): string[] => names.map((name) => name.toLowerCase());
let cachedLibraryNames: { packages: ReadonlySet<string>; all: ReadonlySet<string> } | undefined;

/** All package names in the rules, in lower case; `all` includes those that count at public CDNs only. */
function libraryNames(): { packages: ReadonlySet<string>; all: ReadonlySet<string> } {
  if (cachedLibraryNames) return cachedLibraryNames;
  const packages = TECHNOLOGY_RULES.flatMap(({ clues }) => lowerCase(clues.packages));
  const cdnPackages = TECHNOLOGY_RULES.flatMap(({ clues }) => lowerCase(clues.cdnPackages));
  cachedLibraryNames = { packages: new Set(packages), all: new Set([...packages, ...cdnPackages]) };
  return cachedLibraryNames;
}

const isNamed = (names: readonly string[] | undefined, name: string): boolean =>
  names?.some((known) => known.toLowerCase() === name) ?? false;

/** Whether the file is named after another library: what is bundled into it is not a choice of the site. */
function isOtherLibrary({ clues }: TechnologyRule, { packages }: FileClueSource): boolean {
  return (
    packages.some(({ name }) => libraryNames().all.has(name)) &&
    !packages.some(({ name }) => isNamed(clues.packages, name) || isNamed(clues.cdnPackages, name))
  );
}

/** Themes bundle the styles of such a library whether or not its script is there. */
const isScriptLibrary = ({ category, clues }: TechnologyRule): boolean =>
  clues.fileType !== 'stylesheet' && (category === 'component_libraries' || category === 'animation');

/** A picture or font hot-linked from another WordPress site says nothing about this one. */
function isOwnUse({ category }: TechnologyRule, file: FileClueSource): boolean {
  if (category === 'language' || category === 'runtime' || category === 'package_manager') return file.firstParty;
  return category !== 'meta_frameworks' || file.firstParty || file.kind !== 'other';
}
