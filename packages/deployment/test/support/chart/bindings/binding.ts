import type { Tree } from '../template.ts';

/** Makes a part of objects depend on values. */
export interface Binding {
  /** Kinds and names, as regular expressions of the whole. */
  kind: string;
  name?: string;
  /** A JSON pointer without its first slash; maps on the way are made where they are missing. */
  path: string;
  to(tree: Tree | undefined, name: string, kind: string): Tree;
}
