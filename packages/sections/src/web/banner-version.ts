import { escapeRegExp } from '../shared/escape-reg-exp.ts';
import { TECHNOLOGY_RULES } from '../shared/technologies/index.ts';
import { firstMatch } from '../shared/technologies/match.ts';
import type { TechnologyCategory, TechnologyRule } from '../shared/technologies/rule.ts';

/** The technologies that a licence banner names, with their version; "" if it states none. */
export type BannerVersions = ReadonlyMap<TechnologyRule, string>;

/** Reads each distinct banner once. */
export function bannerReader(): (banner: string) => BannerVersions {
  const read = new Map<string, BannerVersions>([['', new Map()]]);
  return (banner) => {
    const versions = read.get(banner) ?? bannerVersions(banner);
    read.set(banner, versions);
    return versions;
  };
}

function bannerVersions(banner: string): BannerVersions {
  const lowerCase = banner.toLowerCase();
  const versions = new Map<TechnologyRule, string>();
  for (const { rule, names } of namesByRule()) {
    const own = firstMatch(rule.clues.banners, banner);
    const version = own ? (own[1] ?? '') : namedVersion(names, banner, lowerCase);
    if (version !== null) versions.set(rule, version);
  }
  return versions;
}

interface BannerName {
  name: string;
  /** The least of it that a banner contains, in lower case. */
  part: string;
}

/** Most banners have none of the names: a search for the text is much faster than one for the pattern. */
function namedVersion(names: readonly BannerName[], banner: string, lowerCase: string): string | null {
  for (const { name, part } of names) {
    const match = lowerCase.includes(part) ? namePattern(name).exec(banner) : null;
    if (match) return match[1] ?? '';
  }
  return null;
}

/** Others have no files of their own, and their names are common words or licences: "Kit", "Front", "Thin", "Ubuntu". */
const FILE_CATEGORIES: ReadonlySet<TechnologyCategory> = new Set([
  'component_libraries',
  'icon_libraries',
  'state_management',
  'css',
  'animation',
]);

const hasFiles = ({ clues, category }: TechnologyRule): boolean =>
  clues.packages !== undefined || clues.cdnPackages !== undefined || FILE_CATEGORIES.has(category);

let cachedNames: readonly { rule: TechnologyRule; names: readonly BannerName[] }[] | undefined;

function namesByRule() {
  cachedNames ??= TECHNOLOGY_RULES.map((rule) => ({
    rule,
    names: [...(hasFiles(rule) ? [rule.name] : []), ...(rule.clues.bannerNames ?? [])].map((name) => ({
      name,
      part: name.replace(/\.js$/, '').toLowerCase(),
    })),
  }));
  return cachedNames;
}

const patterns = new Map<string, RegExp>();

/** Words before the name of something that the file only refers to. */
const FOREIGN_LEAD =
  '(?:requires|for|with|from|upon|and|like|(?:based|built) on|(?:fork|port|version|part) of|inspired by|compatible to) (?:the )?';

/**
 * "Name v1.2.3", "Name - v1.2.3" or "name.js 1.2.3", not as part of a longer name or after a reference to it. The name is
 * looked for first: looking behind at each position takes ten times as long. A plugin "jQuery Parallax" is not Parallax.js.
 */
function namePattern(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const escaped = escapeRegExp(name).replace(/\\\.js$/, '(?:\\.js)?');
  const lead = name.endsWith('.js') ? `${FOREIGN_LEAD}|jquery ` : FOREIGN_LEAD;
  const made = new RegExp(
    String.raw`(?=${escaped})(?<![\w.@/-]|${lead})${escaped}(?:\.js|\.css)?(?: JavaScript Library| plugin)?,?(?: -|:)?\s+v?(?:ersion:? ?)?(\d+\.\d+(?:\.\d+)?(?:-[a-z][\w.]*)?)`,
    'i',
  );
  patterns.set(name, made);
  return made;
}
