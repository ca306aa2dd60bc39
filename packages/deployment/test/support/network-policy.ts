import { BlockList, isIPv6 } from 'node:net';
import { type Cluster, type Pod, type Selector, selects } from './cluster.ts';

interface Peer {
  ipBlock?: { cidr: string; except?: string[] };
  podSelector?: Selector;
  namespaceSelector?: Selector;
}
interface Rule {
  to?: Peer[];
  from?: Peer[];
  ports?: { protocol: string; port: number | string }[];
}

function policiesOf(cluster: Cluster, pod: Pod, type: 'Egress' | 'Ingress') {
  return cluster
    .all('NetworkPolicy')
    .filter(({ metadata }) => metadata.namespace === pod.owner.metadata.namespace)
    .map(({ spec }) => spec)
    .filter(({ podSelector, policyTypes }) => selects(podSelector, pod.labels) && policyTypes.includes(type));
}

const blockLists = new Map<string, BlockList>();

function isInSubnet(address: string, cidr: string): boolean {
  const list = blockLists.get(cidr) ?? new BlockList();
  if (!blockLists.has(cidr)) {
    const [base = '', bits] = cidr.split('/');
    list.addSubnet(base, Number(bits), isIPv6(base) ? 'ipv6' : 'ipv4');
    blockLists.set(cidr, list);
  }
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Whether a pod may connect to an address outside of the cluster's selectors. A pod without policy may. */
export function canReach(cluster: Cluster, pod: Pod, address: string, port: number, protocol = 'TCP'): boolean {
  const policies = policiesOf(cluster, pod, 'Egress');
  if (policies.length === 0) return true;
  const rules = policies.flatMap(({ egress = [] }): Rule[] => egress);
  return rules.some(({ to, ports }) => {
    const portOpen = !ports || ports.some((it) => it.port === port && it.protocol === protocol);
    return portOpen && (!to || to.some(({ ipBlock }) => ipBlock && isInIpBlock(address, ipBlock)));
  });
}

const isInIpBlock = (address: string, { cidr, except = [] }: NonNullable<Peer['ipBlock']>) =>
  isInSubnet(address, cidr) && !except.some((part) => isInSubnet(address, part));

/** Namespaces and labels that may connect to a pod's port by the policies. */
export function allowedPeers(cluster: Cluster, pod: Pod, port: string | number): Peer[] {
  const rules = policiesOf(cluster, pod, 'Ingress').flatMap(({ ingress = [] }): Rule[] => ingress);
  return rules.filter(({ ports }) => !ports || ports.some((it) => it.port === port)).flatMap(({ from = [{}] }) => from);
}
