import { lines, override, structure, type Tree, type TreeMap, when } from '../template.ts';
import { replaceAt } from '../tree.ts';
import type { Binding } from './binding.ts';
import { number, text, withMore } from './parts.ts';

const WORKLOADS = { kind: 'Deployment|Job' };
const POD = 'spec/template/spec';
const CONTAINER = `${POD}/containers/0`;

/** An entry of pods that is there if a value says something. */
const optional = (
  path: string,
  codeOf: (app: string) => string,
  make: (code: string) => Tree = structure,
): Binding => ({
  ...WORKLOADS,
  path,
  to: (_, app) => when(codeOf(app), make(codeOf(app))),
});
const ofPod = (field: string) => optional(`${POD}/${field}`, (app) => `.Values.${app}.${field}`);

/** A change of settings or of secrets in the values starts pods anew. */
const checksums = (app: string) => ({
  'checksum/config': text(`include (print $.Template.BasePath "/manifests/${app}-config.yaml") . | sha256sum`),
  // The MCP server reads none.
  ...(app !== 'mcp' && {
    'checksum/secret': when('.Values.secret.values', text('.Values.secret.values | toJson | sha256sum')),
  }),
});

const secretName = (app: string) =>
  app === 'migrate' ? text('include "brandprint.migrationSecret" .') : text('.Values.secret.name');

function environment(tree: Tree | undefined, app: string): Tree {
  const extra = `.Values.${app}.extraEnv`;
  if (tree === undefined) return when(extra, structure(extra));
  const variables = (tree as TreeMap[]).map((it) =>
    it['valueFrom'] ? replaceAt(it, ['valueFrom', 'secretKeyRef', 'name'], () => secretName(app)) : it,
  );
  return [...variables, lines(extra)];
}

const scaledBy = (app: string) =>
  app === 'api' ? '.Values.api.autoscaling.enabled' : '.Values.autoscaling.keda.enabled';

export const PODS: readonly Binding[] = [
  {
    kind: 'Deployment',
    name: 'api|crawler|analyst',
    path: 'spec/replicas',
    to: (_, app) => when(`not ${scaledBy(app)}`, number(`.Values.${app}.replicas`)),
  },
  { kind: 'Deployment', name: 'courier', path: 'spec/replicas', to: () => number('.Values.courier.replicas') },
  {
    ...WORKLOADS,
    path: 'spec/template/metadata/annotations',
    to: (tree, app) => withMore({ ...(tree as TreeMap), ...checksums(app) }, `.Values.${app}.podAnnotations`),
  },
  {
    ...WORKLOADS,
    path: 'spec/template/metadata/labels',
    to: (tree, app) => withMore(tree, `.Values.${app}.podLabels`),
  },
  ofPod('nodeSelector'),
  ofPod('tolerations'),
  ofPod('affinity'),
  optional(`${POD}/imagePullSecrets`, () => '.Values.image.pullSecrets'),
  optional(
    `${POD}/priorityClassName`,
    (app) => `.Values.priorityClasses.${app === 'crawler' || app === 'analyst' ? 'background' : 'requests'}`,
    text,
  ),
  {
    kind: 'Deployment',
    path: `${POD}/terminationGracePeriodSeconds`,
    to: (tree, app) => {
      const value = `.Values.${app}.terminationGracePeriodSeconds`;
      return override(value, number(value), tree as Tree);
    },
  },
  {
    kind: 'Deployment',
    name: 'crawler',
    path: `${POD}/securityContext/seccompProfile`,
    to: () => structure('.Values.crawler.seccompProfile'),
  },
  {
    ...WORKLOADS,
    name: 'api|crawler|analyst|courier|migrate',
    path: `${POD}/volumes/0/configMap/name`,
    to: () => text('.Values.authorities.configMap'),
  },
  {
    ...WORKLOADS,
    path: `${CONTAINER}/image`,
    to: (_, app) => text(`include "brandprint.image" (list . "${app === 'migrate' ? 'operator' : app}")`),
  },
  optional(`${CONTAINER}/imagePullPolicy`, () => '.Values.image.pullPolicy', text),
  { ...WORKLOADS, path: `${CONTAINER}/resources`, to: (_, app) => structure(`.Values.${app}.resources`) },
  { ...WORKLOADS, path: `${CONTAINER}/env`, to: environment },
];
