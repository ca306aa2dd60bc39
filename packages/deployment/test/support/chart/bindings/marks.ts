import { expression, type Tree, type TreeMap, when } from '../template.ts';
import type { Binding } from './binding.ts';
import { withMore } from './parts.ts';

/** Helm waits for the job before it changes anything else, and removes what only the job needs. */
const hook = (weight: number, deletion: string): Binding['to'] => {
  const marks = { 'helm.sh/hook': 'pre-install,pre-upgrade', 'helm.sh/hook-weight': String(weight) };
  return (tree) => ({ ...(tree as TreeMap), ...marks, 'helm.sh/hook-delete-policy': deletion });
};

const OWN: Record<string, (app: string) => string> = {
  ServiceAccount: (app) => `.Values.${app}.serviceAccountAnnotations`,
  'Service api': () => '.Values.service.annotations',
  Ingress: () => '.Values.ingress.annotations',
};

function annotations(tree: Tree | undefined, name: string, kind: string): Tree {
  const own = OWN[kind] ?? OWN[`${kind} ${name}`];
  const codes = ['.Values.annotations', ...(own ? [own(name)] : [])];
  if (tree !== undefined) return withMore(tree, ...codes);
  const [only = '', ...others] = codes;
  return when(others.length === 0 ? only : `or ${codes.join(' ')}`, withMore({}, ...codes));
}

/** What marks objects of a release. Their labels are no part of selectors, which cannot change. */
export const MARKS: readonly Binding[] = [
  {
    kind: 'ServiceAccount|ConfigMap',
    name: 'migrate',
    path: 'metadata/annotations',
    to: hook(-5, 'before-hook-creation,hook-succeeded'),
  },
  { kind: 'Job', path: 'metadata/annotations', to: hook(0, 'before-hook-creation') },
  {
    kind: 'ServiceAccount|ConfigMap|Job',
    name: 'migrate',
    path: '',
    to: (tree) => when('.Values.migrate.enabled', tree as Tree),
  },
  { kind: '.*', path: 'metadata/namespace', to: () => expression('.Release.Namespace') },
  {
    kind: '.*',
    path: 'metadata/labels',
    to: (tree) => withMore(tree, '(include "brandprint.labels" . | fromYaml)'),
  },
  { kind: '.*', path: 'metadata/annotations', to: annotations },
];
