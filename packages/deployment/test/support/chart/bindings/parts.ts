import { expression, lines, MORE, type Tree, type TreeMap } from '../template.ts';

export const text = (code: string) => expression(`${code} | quote`);
export const number = (code: string) => expression(`${code} | int`);

/** A map with the entries of values that are maps. */
export const withMore = (tree: Tree | undefined, ...codes: string[]): Tree => ({
  ...(tree as TreeMap | undefined),
  ...Object.fromEntries(codes.map((code) => [`${MORE} ${code}`, lines(code)])),
});

/** The value of a setting of an app: its own, or that of all. */
export const settingOf = (app: string, name: string) => `include "brandprint.setting" (list . "${app}" "${name}")`;
