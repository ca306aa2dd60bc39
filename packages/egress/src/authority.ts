/** Target of a connection. `host` is a lower-case ASCII name without a trailing dot, or a literal without brackets. */
export interface Authority {
  host: string;
  port: number;
}

/** A name without empty labels, or a literal of either family, as the URL parser leaves it; underscores do occur. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*|[\da-f.:]*:[\da-f.:]*)$/;
const DEFAULT_PORT: Record<string, number> = { 'http:': 80, 'https:': 443 };

/** The authority of an http(s) URL. The URL parser has already converted every notation of IPv4 to dotted decimal. */
export function authorityOf(url: URL): Authority {
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, ''),
    port: url.port === '' ? (DEFAULT_PORT[url.protocol] ?? 0) : Number(url.port),
  };
}

/** Parses `host:port` or `[v6]:port`; null for anything else. */
export function parseAuthority(text: string): Authority | null {
  const port = /^[^\s/?#@\\]+:(\d{1,5})$/.exec(text)?.[1];
  if (port === undefined) return null;
  try {
    const authority = { ...authorityOf(new URL(`http://${text}`)), port: Number(port) };
    return HOST.test(authority.host) && authority.port !== 0 ? authority : null;
  } catch {
    return null;
  }
}

export function formatAuthority({ host, port }: Authority): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}
