import type { Technology } from './detect.ts';
import type { TechnologyCategory } from './rules/rule.ts';

/** Lists of the section, each of one kind of technology. */
export const LISTS = [
  'component_libraries',
  'icon_libraries',
  'meta_frameworks',
  'state_management',
  'auth',
  'deployment',
] as const satisfies TechnologyCategory[];
export type ListName = (typeof LISTS)[number];
const OTHERS = [
  'animation',
  'service',
  'language',
  'runtime',
  'package_manager',
] as const satisfies TechnologyCategory[];

export interface Arranged {
  lists: Record<ListName, Technology[]>;
  css: Technology | undefined;
  others: Record<(typeof OTHERS)[number], Technology[]>;
}

/** Technologies by their place in the section. Animation libraries and further CSS frameworks are components too. */
export function arranged(found: readonly Technology[]): Arranged {
  const of = (category: TechnologyCategory) => found.filter(({ rule }) => rule.category === category);
  const [css, ...weaker] = of('css').sort((a, b) => weight(b) - weight(a));
  // Frameworks share class names: names alone count only where nothing else is known.
  const moreCss = weaker.filter(({ clues }) => clues.some(({ kind }) => !NAMES.has(kind)));
  const animation = of('animation').sort((a, b) => b.clues.length - a.clues.length);
  const lists = Object.fromEntries(LISTS.map((name) => [name, of(name)])) as Arranged['lists'];
  lists.component_libraries.push(...animation, ...moreCss);
  const others = Object.fromEntries(OTHERS.map((name) => [name, of(name)])) as Arranged['others'];
  return { lists, css, others: { ...others, animation } };
}

/** Each technology that the section tells, once. */
export const toldOf = ({ lists, css, others }: Arranged): Technology[] => [
  ...new Set([...Object.values(lists).flat(), ...Object.values(others).flat(), ...(css ? [css] : [])]),
];

/** Clues that are names only. */
const NAMES: ReadonlySet<string> = new Set(['class names', 'styled class names']);

const WEIGHTS: Record<string, number> = {
  banner: 4,
  package: 4,
  file: 3,
  host: 3,
  'custom property': 2,
  'styled class names': 1.5,
  'class names': 1,
};
const weight = ({ clues }: Technology): number =>
  [...new Set(clues.map(({ kind }) => kind))].reduce((total, kind) => total + (WEIGHTS[kind] ?? 1), 0);
