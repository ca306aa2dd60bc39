import { lines, override, structure, type Tree, when } from '../template.ts';
import type { Binding } from './binding.ts';
import { text } from './parts.ts';

const policy = (name: string, path: string, to: Binding['to']): Binding => ({ kind: 'NetworkPolicy', name, path, to });

const NAMESPACE = 'namespaceSelector/matchLabels/kubernetes.io~1metadata.name';
const monitoring = () => text('.Values.networkPolicy.monitoringNamespace');

const excepted = (index: number, code: string) =>
  policy('crawler|courier', `spec/egress/0/to/${index}/ipBlock/except`, (tree) => [...(tree as Tree[]), lines(code)]);

export const NETWORK: readonly Binding[] = [
  policy('stores', 'spec/egress', () => structure('.Values.networkPolicy.stores')),
  policy('analyst', 'spec/egress', () => structure('.Values.networkPolicy.model')),
  policy('names|mcp', 'spec/egress/0/to', () => structure('.Values.networkPolicy.dns')),
  policy('metrics', `spec/ingress/0/from/0/${NAMESPACE}`, monitoring),
  policy('traces', `spec/egress/0/to/0/${NAMESPACE}`, monitoring),
  policy('api|certificates|mcp', 'spec/ingress/0/from', (tree) =>
    override('.Values.networkPolicy.ingressFrom', structure('.Values.networkPolicy.ingressFrom'), tree as Tree),
  ),
  excepted(0, '.Values.networkPolicy.exceptIpv4'),
  excepted(1, '.Values.networkPolicy.exceptIpv6'),
  policy('.*', '', (tree) => when('.Values.networkPolicy.enabled', tree as Tree)),
];
