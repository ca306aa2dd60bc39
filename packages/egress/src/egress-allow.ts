import { UserError } from '@brandprint/platform';
import { type Authority, parseAuthority } from './authority.ts';

/** Parses EGRESS_ALLOW: comma-separated `host:port` that may be private. Throws UserError with the wrong entry. */
export function parseEgressAllow(text = ''): Authority[] {
  const entries = text.split(',').map((entry) => entry.trim());
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => {
      const authority = parseAuthority(entry);
      if (!authority) throw new UserError(`EGRESS_ALLOW: "${entry}" is not host:port, for example 127.0.0.1:8080.`);
      return authority;
    });
}
