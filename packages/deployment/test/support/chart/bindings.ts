import type { Binding } from './bindings/binding.ts';
import { INGRESS } from './bindings/ingress.ts';
import { MARKS } from './bindings/marks.ts';
import { MONITORING } from './bindings/monitoring.ts';
import { NETWORK } from './bindings/network.ts';
import { PODS } from './bindings/pods.ts';
import { SETTINGS } from './bindings/settings.ts';
import type { Tree } from './template.ts';
import { replaceAt, stepsOf } from './tree.ts';

/** All, in the order in which they are applied. */
const BINDINGS: readonly Binding[] = [...PODS, ...SETTINGS, ...NETWORK, ...INGRESS, ...MONITORING, ...MARKS];

/** Applies all bindings. Throws for one that concerns no object: the manifests have changed. */
export function bindAll(objects: ReadonlyMap<string, Tree>, bindings = BINDINGS): Map<string, Tree> {
  const bound = new Map(objects);
  for (const { kind, name = '.*', path, to } of bindings) {
    const pattern = new RegExp(`^(${kind}) (${name})$`);
    const keys = [...bound.keys()].filter((key) => pattern.test(key));
    if (keys.length === 0) throw new Error(`there is no ${kind} ${name}, of which the chart binds ${path}`);
    for (const key of keys) {
      const [itsKind = '', itsName = ''] = key.split(' ');
      bound.set(
        key,
        replaceAt(bound.get(key), stepsOf(path), (tree) => to(tree, itsName, itsKind)),
      );
    }
  }
  return bound;
}
