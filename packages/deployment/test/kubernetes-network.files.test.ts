import { WEB_PORTS } from '@brandprint/egress';
import { describe, expect, test } from '@jest/globals';
import { isPublicAddress } from '../../egress/src/address.ts';
import { SERVICES } from './support/app-settings.ts';
import { overlayCluster, SHARED } from './support/cluster.ts';
import { readRepositoryFile } from './support/files.ts';
import { allowedPeers, canReach } from './support/network-policy.ts';

const cluster = overlayCluster('production');
const podOf = (app: string) => {
  const pod = cluster.pods.find(({ labels }) => labels['app.kubernetes.io/component'] === app);
  if (!pod) throw new Error(`no pod of ${app}`);
  return pod;
};

/** Addresses of a cluster, a cloud, a private network, and this machine. */
const PRIVATE = [
  '10.0.0.1',
  '10.96.0.1',
  '172.17.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '168.63.129.16',
  '127.0.0.1',
  '100.64.0.1',
  'fd00::1',
  'fe80::1',
  '::1',
];
const STORES = '10.20.0.7';
const PUBLIC = ['1.1.1.1', '93.184.215.14', '203.0.114.1', '2606:4700::1111'];
const MODEL = ['160.79.104.10', '2607:6bc0::10'];

/** IANA's registry of special-purpose addresses (IPv4), multicast and reserved blocks. */
const SPECIAL = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '255.255.255.255/32',
];

const asText = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.');
const asNumber = (text: string) => text.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

/** One of each eighth of the space, and those on both sides of both ends of each special block. */
function addresses(): string[] {
  const ends = SPECIAL.flatMap((block) => {
    const [base = '', bits = '32'] = block.split('/');
    const first = asNumber(base);
    const last = first + 2 ** (32 - Number(bits)) - 1;
    return [first - 1, first, last, last + 1].filter((value) => value >= 0 && value < 2 ** 32).map(asText);
  });
  return [...Array.from({ length: 256 }, (_, first) => `${first}.1.2.3`), ...ends];
}

describe('network policies', () => {
  test.each(['crawler', 'courier'])(
    'When the %s connects, then to public addresses on web ports, and to its stores',
    (app) => {
      const pod = podOf(app);
      for (const address of PUBLIC)
        for (const port of WEB_PORTS)
          expect([address, port, canReach(cluster, pod, address, port)]).toEqual([address, port, true]);
      for (const address of PRIVATE)
        for (const port of [...WEB_PORTS, 22, 5432, 6443])
          expect([address, canReach(cluster, pod, address, port)]).toEqual([address, false]);
      expect(canReach(cluster, pod, '1.1.1.1', 22)).toBe(false);
      expect(canReach(cluster, pod, '1.1.1.1', 443, 'UDP')).toBe(false);
      for (const port of [5432, 6379, 443]) expect(canReach(cluster, pod, STORES, port)).toBe(true);
      expect(canReach(cluster, pod, STORES, 8080)).toBe(false);
    },
  );

  test('When the crawler may reach an address, then egress considers it public, and vice versa', () => {
    const pod = podOf('crawler');
    const differ = addresses().filter((address) => canReach(cluster, pod, address, 80) !== isPublicAddress(address));
    expect(differ).toEqual([]);
  });

  test('When the analyst connects, then only to the model and its stores', () => {
    const pod = podOf('analyst');
    for (const address of MODEL) expect(canReach(cluster, pod, address, 443)).toBe(true);
    for (const address of [...PUBLIC, ...PRIVATE]) expect(canReach(cluster, pod, address, 443)).toBe(false);
    expect(canReach(cluster, pod, STORES, 5432)).toBe(true);
  });

  test.each(['api', 'migrate'])('When %s connects, then only to its stores', (app) => {
    for (const address of [...PUBLIC, ...PRIVATE, ...MODEL])
      expect(canReach(cluster, podOf(app), address, 443)).toBe(false);
    expect(canReach(cluster, podOf(app), STORES, 5432)).toBe(true);
  });

  test('When connections come in, then only from the ingress controller to the API, and from Prometheus to every metrics port', () => {
    const namespace = (name: string) => ({
      namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
    });
    for (const app of SERVICES) {
      expect(allowedPeers(cluster, podOf(app), 'metrics')).toEqual([namespace('monitoring')]);
      expect(allowedPeers(cluster, podOf(app), 'http')).toEqual(app === 'api' ? [namespace('traefik')] : []);
    }
  });
});

describe("the browser's seccomp profile", () => {
  const profile = JSON.parse(readRepositoryFile('k8s/seccomp/chromium.json')) as {
    defaultAction: string;
    syscalls: {
      names: string[];
      action: string;
      args?: { value: number; valueTwo: number; op: string }[];
      errnoRet?: number;
    }[];
  };
  const rulesOf = (name: string) => profile.syscalls.filter(({ names }) => names.includes(name));
  const NEW_USER = 0x10000000;
  const NEW_PID = 0x20000000;
  const NEW_NET = 0x40000000;
  const NEW_NS = 0x00020000;
  /** Whether a call with these flags is allowed. */
  const passes = (name: string, flags: number) =>
    rulesOf(name).some(
      ({ action, args: [arg] = [] }) =>
        action === 'SCMP_ACT_ALLOW' && arg?.op === 'SCMP_CMP_MASKED_EQ' && (flags & arg.value) === arg.valueTwo,
    );

  test('When Chromium creates its sandbox, then its calls are allowed, and no other namespaces', () => {
    expect(profile.defaultAction).toBe('SCMP_ACT_ERRNO');
    expect(passes('clone', NEW_USER | NEW_PID | NEW_NET)).toBe(true);
    expect(passes('unshare', NEW_USER)).toBe(true);
    for (const name of ['clone', 'unshare']) expect(passes(name, NEW_USER | NEW_NS)).toBe(false);
    expect(rulesOf('chroot')).toEqual([expect.objectContaining({ action: 'SCMP_ACT_ALLOW' })]);
    // Its flags are in memory, where no filter sees them: the C library falls back to clone.
    expect(rulesOf('clone3')).toEqual([{ names: ['clone3'], action: 'SCMP_ACT_ERRNO', errnoRet: 38 }]);
  });

  test('When a process is root in its own namespace, then it still cannot mount, load, trace or inspect others', () => {
    for (const name of [
      'mount',
      'umount2',
      'pivot_root',
      'setns',
      'ptrace',
      'bpf',
      'init_module',
      'keyctl',
      'perf_event_open',
      'userfaultfd',
      'io_uring_setup',
      'kexec_load',
    ]) {
      expect([name, rulesOf(name).map(({ action }) => action)]).toEqual([name, ['SCMP_ACT_ERRNO']]);
    }
  });

  test('When a call has several rules, then they agree', () => {
    const seen = new Map<string, string>();
    for (const { names, action, args } of profile.syscalls) {
      for (const name of args ? [] : names) {
        expect([name, seen.get(name) ?? action]).toEqual([name, action]);
        seen.set(name, action);
      }
    }
  });

  test('When the crawler uses it, then it is where the installer puts it', () => {
    const { seccompProfile } = podOf('crawler').spec.securityContext;
    const [, folder] = /^(.*)\/chromium\.json$/.exec(seccompProfile.localhostProfile) ?? [];
    const installer = SHARED.get('DaemonSet', 'seccomp')['spec'].template.spec;
    const { hostPath } = installer.volumes.find((it: { name: string }) => it.name === 'node');
    expect(hostPath.path).toBe(`/var/lib/kubelet/seccomp/${folder}`);
  });
});
