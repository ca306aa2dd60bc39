import { isDeepStrictEqual } from 'node:util';
import { type Choice, choice, isMap, type Tree } from './template.ts';

/** What an optional part of the manifests makes of them. */
export interface Variant {
  /** Variants of one group exclude each other. */
  group: string;
  /** Condition of a template. */
  when: string;
  tree: Tree | undefined;
}

/**
 * One tree for the manifests as they are without options and with each: where an option changes something, a condition
 * decides. Throws if options of two groups change the same thing.
 */
export function merge(tree: Tree | undefined, variants: readonly Variant[], path = ''): Tree | undefined {
  const changed = variants.filter((it) => !isDeepStrictEqual(it.tree, tree));
  if (changed.length === 0) return tree;
  const removing = changed.filter((it) => it.tree === undefined);
  if (removing.length > 0 && tree !== undefined) {
    const rest = merge(
      tree,
      changed.filter((it) => it.tree !== undefined),
      path,
    );
    return choice(...casesOf(removing, path), { when: null, tree: rest });
  }
  const trees = [tree, ...changed.map((it) => it.tree)];
  if (trees.every(isMap)) return mergeMaps(trees, changed, path);
  if (trees.every(Array.isArray) && trees.every((it) => it.length >= (trees[0]?.length ?? 0)))
    return mergeLists(trees, changed, path);
  return choice(...casesOf(changed, path), { when: null, tree });
}

function mergeMaps([tree, ...trees]: Record<string, Tree>[], variants: readonly Variant[], path: string): Tree {
  const keys = new Set([tree, ...trees].flatMap((it) => Object.keys(it ?? {})));
  return Object.fromEntries(
    [...keys].map((key) => [key, merge(tree?.[key], childrenAt(key, variants), `${path}/${key}`) as Tree]),
  );
}

function mergeLists([tree, ...trees]: Tree[][], variants: readonly Variant[], path: string): Tree {
  const length = Math.max(...trees.map((it) => it.length));
  return Array.from(
    { length },
    (_, index) => merge(tree?.[index], childrenAt(index, variants), `${path}/${index}`) as Tree,
  );
}

const childrenAt = (key: string | number, variants: readonly Variant[]): Variant[] =>
  variants.map((it) => ({ ...it, tree: (it.tree as Record<string, Tree>)[key] }));

function casesOf(variants: readonly Variant[], path: string): Choice['$choice'] {
  const groups = [...new Set(variants.map(({ group }) => group))];
  if (groups.length > 1) throw new Error(`options ${groups.join(' and ')} both change ${path}`);
  return variants.map((it) => ({ when: it.when, tree: it.tree }));
}
