import type { TechnologyCategory } from '../shared/technologies/rule.ts';
import type { Technology } from './detect-technologies.ts';

/** Lists of the section, each for one kind of technology. */
export const LIST_NAMES = [
  'component_libraries',
  'icon_libraries',
  'meta_frameworks',
  'state_management',
  'auth',
  'deployment',
] as const satisfies TechnologyCategory[];
export type ListName = (typeof LIST_NAMES)[number];
const OTHER_CATEGORIES = [
  'animation',
  'service',
  'language',
  'runtime',
  'package_manager',
] as const satisfies TechnologyCategory[];

export interface GroupedTechnologies {
  lists: Record<ListName, Technology[]>;
  css: Technology | undefined;
  others: Record<(typeof OTHER_CATEGORIES)[number], Technology[]>;
}

/** Technologies by their field in the section. Animation libraries and further CSS frameworks are also components. */
export function groupTechnologies(found: readonly Technology[]): GroupedTechnologies {
  const of = (category: TechnologyCategory) => found.filter(({ rule }) => rule.category === category);
  const [css, ...weaker] = of('css').sort((a, b) => clueWeight(b) - clueWeight(a));
  // Frameworks share class names, so names alone count only if nothing else is known.
  const moreCss = weaker.filter(({ clues }) => clues.some(({ kind }) => !NAME_ONLY_CLUES.has(kind)));
  const animation = of('animation').sort((a, b) => b.clues.length - a.clues.length);
  const lists = Object.fromEntries(LIST_NAMES.map((name) => [name, of(name)])) as GroupedTechnologies['lists'];
  lists.component_libraries.push(...animation, ...moreCss);
  const others = Object.fromEntries(OTHER_CATEGORIES.map((name) => [name, of(name)])) as GroupedTechnologies['others'];
  return { lists, css, others: { ...others, animation } };
}

/** Each technology in the section, once. */
export const reportedTechnologies = ({ lists, css, others }: GroupedTechnologies): Technology[] => [
  ...new Set([...Object.values(lists).flat(), ...Object.values(others).flat(), ...(css ? [css] : [])]),
];

/** Clues that are only names. */
const NAME_ONLY_CLUES: ReadonlySet<string> = new Set(['class names', 'styled class names']);

const CLUE_WEIGHTS: Record<string, number> = {
  banner: 4,
  package: 4,
  file: 3,
  host: 3,
  'custom property': 2,
  'styled class names': 1.5,
  'class names': 1,
};
const clueWeight = ({ clues }: Technology): number =>
  [...new Set(clues.map(({ kind }) => kind))].reduce((total, kind) => total + (CLUE_WEIGHTS[kind] ?? 1), 0);
