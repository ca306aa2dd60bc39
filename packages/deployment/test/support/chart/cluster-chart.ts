import type { Binding } from './bindings/binding.ts';
import { text } from './bindings/parts.ts';
import { expression, type Substitutions, structure, type Tree, when } from './template.ts';

const POD = 'spec/template/spec';
const optional = (field: string, value: string): Binding => ({
  kind: 'DaemonSet',
  path: `${POD}/${field}`,
  to: () => when(value, structure(value)),
});

/** What depends on values in the chart of what all installations of a cluster share. */
export const CLUSTER_BINDINGS: readonly Binding[] = [
  { kind: 'DaemonSet', path: `${POD}/initContainers/0/image`, to: () => text('.Values.seccomp.images.busybox') },
  { kind: 'DaemonSet', path: `${POD}/containers/0/image`, to: () => text('.Values.seccomp.images.pause') },
  optional('imagePullSecrets', '.Values.seccomp.pullSecrets'),
  optional('nodeSelector', '.Values.seccomp.nodeSelector'),
  {
    kind: 'DaemonSet',
    path: 'spec/template/metadata/annotations',
    to: () => ({ 'checksum/profile': text('.Files.Get "files/chromium.json" | sha256sum') }),
  },
  { kind: 'ConfigMap', path: 'data/chromium.json', to: () => expression('.Files.Get "files/chromium.json" | toJson') },
  {
    kind: 'Namespace|ResourceQuota|DaemonSet|ConfigMap',
    path: '',
    to: (tree) => when('.Values.seccomp.enabled', tree as Tree),
  },
];

export const CLUSTER_SUBSTITUTIONS: Substitutions = [['/var/lib/kubelet', '.Values.seccomp.kubeletFolder']];
