/** A target that must not be reached, and the reason of the refusal. */
export interface HostileUrl {
  url: string;
  reason: string;
}

type Group = readonly [reason: string, entries: string];

/** Hosts in every notation that has been used for private addresses. */
const HOSTS: readonly Group[] = [
  // Loopback and "this host", in every way that inet_aton reads
  [
    'private_address',
    `127.0.0.1 127.1 127.0.1 0 0.0.0.0 2130706433 0x7f.1 0x7f000001 0x7F.0.0.0x1 0177.0.0.1 017700000001
     127.0.0.1. 127.000.000.001 127.255.255.254 00000177.1 0x0000007f.1`,
  ],
  // The same with lookalike letters, and percent-encoded
  ['private_address', '１２７.０.０.１ 127。0。0。1 127｡0｡0｡1 ①②⑦.0.0.1 %31%32%37.0.0.1 127%2e0%2e0%2e1 0x7f%2e1'],
  // IPv6, and IPv4 inside of IPv6: mapped, compatible, translated, NAT64, Teredo, 6to4, ISATAP
  [
    'private_address',
    `[::1] [::] [0:0:0:0:0:0:0:1] [::ffff:7f00:1] [::ffff:127.0.0.1] [::127.0.0.1] [::ffff:0:127.0.0.1]
     [64:ff9b::a9fe:a9fe] [64:ff9b::127.0.0.1] [64:ff9b:1::a9fe:a9fe] [2001::1] [2001:0:4136:e378:8000:63bf:3fff:fdd2]
     [2002:7f00:1::] [2002:a9fe:a9fe::1] [2606:4700::5efe:7f00:1] [2606:4700::200:5efe:10.0.0.1]`,
  ],
  // IPv6 that is not routed
  [
    'private_address',
    `[fe80::1] [febf::1] [fec0::1] [fc00::1] [fd00:ec2::254] [fd12:3456:789a::1] [ff02::1] [ff0e::1] [100::1] [5f00::1]
     [2001:db8::1] [2001:2::1] [2001:10::1] [3fff::1] [4000::1]`,
  ],
  // IPv4 that is not routed: first and last of each block
  [
    'private_address',
    `10.0.0.0 10.0.0.1 10.255.255.255 172.16.0.0 172.16.0.1 172.20.1.1 172.31.255.255 192.168.0.1 192.168.255.255
     100.64.0.1 100.127.255.255 169.254.0.1 169.254.255.255 198.18.0.1 198.19.255.255 192.0.0.1 192.0.0.192 192.0.0.255
     192.0.2.1 198.51.100.1 203.0.113.1 192.88.99.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.254 255.255.255.255`,
  ],
  // Metadata services of clouds
  [
    'private_address',
    '169.254.169.254 0xa9fea9fe 2852039166 [::ffff:a9fe:a9fe] 169.254.170.2 100.100.100.200 168.63.129.16 192.0.0.192',
  ],
  // Names that are private by definition
  [
    'private_name',
    `localhost localhost. LOCALHOST a.localhost a.b.localhost. ｌｏｃａｌｈｏｓｔ localhost.localdomain printer.local
     metadata.google.internal metadata instance-data kubernetes api.default.svc x.svc.cluster.local router.home.arpa`,
  ],
  // Names with an empty label
  ['bad_url', '.localhost a..localhost 127.0.0..1 site..example site.example...'],
  ['private_name', 'localhost.. 127.0.0.1.localhost..'],
  ['private_address', '127.0.0.1..'],
];

/** PORT stands for a web port. The URL parser decides what they mean: it accepts more than expected. */
const URLS: readonly Group[] = [
  // Confusing hosts
  [
    'credentials',
    `http://site.example@127.0.0.1:PORT/ http://site.example:80@127.0.0.1:PORT/ http://site.example%40@127.0.0.1:PORT/
     http://127.0.0.1:PORT@site.example/ http://:secret@127.0.0.1:PORT/ http://site.example&@127.0.0.1:PORT/`,
  ],
  [
    'private_address',
    `http:127.0.0.1:PORT/ http:/127.0.0.1:PORT http:///127.0.0.1:PORT/ http:\\\\127.0.0.1:PORT\\ HTTP://127.0.0.1:PORT
     http://127.0.0.1:PORT\\@site.example/ http://127.0.0.1:PORT#@site.example/ http://127.0.0.1:PORT?@site.example/
     http://127.0.0.1:PORT/@site.example http://127.0.0.1:000PORT/`,
  ],
  // Other protocols
  [
    'bad_scheme',
    `file:///etc/passwd file://127.0.0.1/etc/passwd view-source:http://127.0.0.1:PORT/ chrome://version chrome://net-export
     devtools://devtools/bundled/inspector.html data:text/html,<h1>x</h1> javascript:alert(1) ftp://127.0.0.1:PORT/
     blob:http://127.0.0.1:PORT/1 about:blank filesystem:http://127.0.0.1:PORT/x gopher://127.0.0.1:PORT/_x
     dict://127.0.0.1:PORT/x ldap://127.0.0.1:PORT/ ws://127.0.0.1:PORT/ mailto:a@site.example intent://x#Intent;end`,
  ],
  // Ports that are not for web servers
  [
    'bad_port',
    [22, 25, 53, 110, 2375, 3000, 3306, 5432, 6379, 9200, 11211].map((p) => `http://127.0.0.1:${p}/`).join(' '),
  ],
  ['bad_url', 'http:/// http://[fe80::1%25eth0]:PORT/ http://[::1:PORT/ http://1.2.3.4.5:PORT/ http://0x7f.1.1.1.1/'],
];

const words = (text: string): string[] => text.trim().split(/\s+/);

/** All of them, on a port on which a victim may listen. */
export function hostileUrls(port: number): HostileUrl[] {
  return [
    ...HOSTS.flatMap(([reason, hosts]) => words(hosts).map((host) => ({ url: `http://${host}:${port}/`, reason }))),
    ...URLS.flatMap(([reason, urls]) =>
      words(urls).map((url) => ({ url: url.replaceAll('PORT', String(port)), reason })),
    ),
  ];
}
