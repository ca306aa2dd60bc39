import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** IPv6 ranges that are routed on the public internet, without the blocks that embed or represent other addresses. */
const PUBLIC_V6 = ipaddr.parseCIDR('2000::/3');
const SPECIAL: [ipaddr.IPv4 | ipaddr.IPv6, number][] = [
  '168.63.129.16/32', // Azure's host agent, in a public block
  '2001::/23', // protocol assignments: Teredo, benchmarking, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '3fff::/20', // documentation
].map((block) => ipaddr.parseCIDR(block));

/** Whether a literal address, in the plain notation of resolvers, is on the public internet. */
export function isPublicAddress(literal: string): boolean {
  if (isIP(literal) === 0 || literal.includes('%')) return false;
  const address = ipaddr.process(literal);
  if (address.range() !== 'unicast') return false;
  if (SPECIAL.some((block) => address.kind() === block[0].kind() && address.match(block))) return false;
  if (address instanceof ipaddr.IPv4) return true;
  return address.match(PUBLIC_V6) && !isTunnelAddress(address);
}

/** ISATAP (RFC 5214, section 6.1): the last half of the address contains an IPv4 address, public or not. */
const isTunnelAddress = ({ parts: [, , , , flags = 0, mark] }: ipaddr.IPv6): boolean =>
  (flags & ~0x0200) === 0 && mark === 0x5efe;

/**
 * The public addresses of this machine. Services on them are often meant for the machine itself only, and a firewall in
 * front of it does not see connections between its own addresses.
 */
export function ownPublicAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.map(({ address }) => address).filter(isPublicAddress);
}

/** The canonical notation of an address that has many. */
export const canonicalAddress = (literal: string): string => ipaddr.process(literal).toString();
