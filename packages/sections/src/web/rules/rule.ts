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
 * What gives a technology away. Any one clue is enough, but for what authors write by hand: `classes` and `attributes` say
 * what a page is written for, not what is there. They are told beside other clues; alone, class names count only where the
 * technology is a stylesheet and the page's rules ask for them. A pattern's first group, where it has one, is the version.
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
  /** Markers in the DOM that its own code leaves. */
  dom?: RegExp;
  /** Markers in the DOM that authors write. */
  attributes?: RegExp;
  /** Class names that authors write, and how many different ones there have to be (2 unless told). */
  classes?: RegExp;
  minClasses?: number;
  /** Class names that its own code writes, and how many different ones there have to be (2 unless told). */
  made?: RegExp;
  minMade?: number;
  customElements?: RegExp;
  /** Names of CSS custom properties. */
  properties?: RegExp;
  /** Families of @font-face rules and of icons. */
  fonts?: RegExp;
  generator?: RegExp;
  comments?: RegExp;
  inline?: RegExp;
  cookies?: RegExp;
  /** Host of the site itself. */
  site?: RegExp;
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
