import { escapeRegExp } from '../shared/escape-reg-exp.ts';
import { firstMatch } from '../shared/technologies/match.ts';
import type { TechnologyRule } from '../shared/technologies/rule.ts';

/** The version in a licence banner; "" if it only names the technology; null if it does not. */
export function bannerVersion({ name: ownName, clues, category }: TechnologyRule, banner: string): string | null {
  const own = firstMatch(clues.banners, banner);
  if (own) return own[1] ?? '';
  // Services and content systems have no files of their own, and their names are common words: "Kit", "Front", "Bricks".
  const isFile = clues.packages || clues.cdnPackages || !(category === 'service' || category === 'meta_frameworks');
  for (const name of [...(isFile ? [ownName] : []), ...(clues.bannerNames ?? [])]) {
    const match = namePattern(name).exec(banner);
    if (match) return match[1] ?? '';
  }
  return null;
}

const patterns = new Map<string, RegExp>();

/** Words before the name of something that the file only refers to. */
const FOREIGN_LEAD =
  '(?:requires|for|with|from|upon|and|like|(?:based|built) on|(?:fork|port|version|part) of|inspired by|compatible to) (?:the )?';

/**
 * "Name v1.2.3", "Name - v1.2.3" or "name.js 1.2.3", not as part of a longer name or after a reference to it. The name is
 * looked for first: looking behind at each position takes ten times as long.
 */
function namePattern(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const escaped = escapeRegExp(name).replace(/\\\.js$/, '(?:\\.js)?');
  const made = new RegExp(
    String.raw`(?=${escaped})(?<![\w.@/-]|${FOREIGN_LEAD})${escaped}(?:\.js|\.css)?(?: JavaScript Library| plugin)?,?(?: -|:)?\s+v?(?:ersion:? ?)?(\d+\.\d+(?:\.\d+)?(?:-[a-z][\w.]*)?)`,
    'i',
  );
  patterns.set(name, made);
  return made;
}
