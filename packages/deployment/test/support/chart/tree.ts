import { choice, isChoice, type Tree, type TreeMap } from './template.ts';

/** Replaces what is at a path, in each case of a choice on the way; maps are made where they are missing. */
export function replaceAt(
  tree: Tree | undefined,
  [step, ...rest]: readonly string[],
  to: (tree: Tree | undefined) => Tree,
): Tree {
  if (step === undefined) return to(tree);
  if (isChoice(tree)) {
    const inside = (it: Tree | undefined) => (it === undefined ? undefined : replaceAt(it, [step, ...rest], to));
    return choice(...tree.$choice.map((it) => ({ ...it, tree: inside(it.tree) })));
  }
  if (Array.isArray(tree)) {
    if (!(Number(step) in tree)) throw new Error(`a list that the chart binds has no item ${step}`);
    return tree.map((item, index) => (index === Number(step) ? replaceAt(item, rest, to) : item));
  }
  const map = (tree ?? {}) as TreeMap;
  return { ...map, [step]: replaceAt(map[step], rest, to) };
}

/** What is at a path that leads through no choice, or through the one case that there is. */
export function treeAt(tree: Tree | undefined, path: string): Tree | undefined {
  return stepsOf(path).reduce<Tree | undefined>((node, step) => {
    const only = isChoice(node) ? node.$choice.find(({ tree }) => tree !== undefined)?.tree : node;
    return (only as TreeMap | undefined)?.[step];
  }, tree);
}

/** The steps of a JSON pointer without its first slash. */
export const stepsOf = (path: string): string[] =>
  path === '' ? [] : path.split('/').map((step) => step.replaceAll('~1', '/'));
