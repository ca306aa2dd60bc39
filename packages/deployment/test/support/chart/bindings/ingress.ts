import { override, structure, type Tree, when } from '../template.ts';
import type { Binding } from './binding.ts';
import { text } from './parts.ts';

export const INGRESS: readonly Binding[] = [
  {
    kind: 'Service',
    name: 'api',
    path: 'spec/type',
    to: () => when('ne .Values.service.type "ClusterIP"', text('.Values.service.type')),
  },
  {
    kind: 'Ingress',
    path: 'metadata/annotations/cert-manager.io~1cluster-issuer',
    to: () => when('.Values.ingress.clusterIssuer', text('.Values.ingress.clusterIssuer')),
  },
  {
    kind: 'Ingress',
    path: 'spec/ingressClassName',
    to: (tree) => override('.Values.ingress.className', text('.Values.ingress.className'), tree as Tree),
  },
  { kind: 'Ingress', path: 'spec/tls', to: (tree) => when('.Values.ingress.tlsSecretName', tree as Tree) },
  { kind: 'HTTPRoute', path: 'spec/parentRefs', to: () => structure('.Values.ingress.gateways') },
  // A Gateway that several installations share tells them apart by their hosts.
  { kind: 'HTTPRoute', path: 'spec/hostnames', to: () => ['brandprint.example.com'] },
];
