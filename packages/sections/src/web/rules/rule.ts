/** Which part of the section a technology belongs to. */
export type TechSlot =
  | 'component_libraries'
  | 'icon_libraries'
  | 'meta_frameworks'
  | 'state_management'
  | 'auth'
  | 'deployment'
  | 'css'
  | 'animation'
  | 'service'
  | 'language'
  | 'runtime'
  | 'package_manager';

/**
 * What gives a technology away. Any one clue is enough; `classes` needs `minClasses` different class names (default 2).
 * A pattern's first group, where it has one, is the version.
 */
interface Clues {
  /** Names of packages at CDNs, and of files of that name (without ".min", versions, hashes and extension). */
  names?: string[];
  /** Names that count at CDNs only: as a file name they are too common. */
  cdnNames?: string[];
  /** Only files of this type count for `names`, `cdnNames` and banners. */
  type?: 'script' | 'stylesheet';
  /** Other names under which licence banners know it. The rule's own name is always looked for. */
  bannerNames?: string[];
  /** Licence banners that do not read "Name 1.2.3". */
  banner?: RegExp;
  /** Host of a requested address. */
  host?: RegExp;
  /** Requested address. */
  address?: RegExp;
  /** Global names of scripts. */
  globals?: string[];
  /** Markers in the DOM. */
  dom?: RegExp;
  classes?: RegExp;
  minClasses?: number;
  customElements?: RegExp;
  /** Names of CSS custom properties. */
  properties?: RegExp;
  /** Families of @font-face rules and of icons. */
  fonts?: RegExp;
  generator?: RegExp;
  comments?: RegExp;
  inline?: RegExp;
  cookies?: RegExp;
  /** Response headers of pages, by lower-case name. */
  headers?: Record<string, RegExp>;
}

export interface TechRule extends Clues {
  name: string;
  url: string;
  slot: TechSlot;
  /** What it is, in a few words. */
  what: string;
}

/** One line of a rule table: name, site, what it is, clues. */
export type RuleLine = readonly [name: string, url: string, what: string, clues: Clues];

export const rules = (slot: TechSlot, lines: readonly RuleLine[]): TechRule[] =>
  lines.map(([name, url, what, clues]) => ({ name, url, slot, what, ...clues }));
