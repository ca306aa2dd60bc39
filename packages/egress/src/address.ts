import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** IPv6 that is routed on the public internet, less the blocks that carry or stand for other addresses. */
const PUBLIC_V6 = ipaddr.parseCIDR('2000::/3');
const SPECIAL: [ipaddr.IPv4 | ipaddr.IPv6, number][] = [
  '168.63.129.16/32', // Azure's host agent, in a public block
  '2001::/23', // protocol assignments: Teredo, benchmarking, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '3fff::/20', // documentation
].map((block) => ipaddr.parseCIDR(block));

/** Whether a literal address, in the plain notation that resolvers answer, belongs to the public internet. */
export function isPublicAddress(literal: string): boolean {
  if (isIP(literal) === 0 || literal.includes('%')) return false;
  const address = ipaddr.process(literal);
  if (address.range() !== 'unicast') return false;
  if (SPECIAL.some((block) => address.kind() === block[0].kind() && address.match(block))) return false;
  return address.kind() === 'ipv4' || address.match(PUBLIC_V6);
}
