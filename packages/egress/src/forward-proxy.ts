import { setMaxListeners } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Logger } from '@brandprint/platform';
import { type Authority, authorityOf, formatAuthority, parseAuthority } from './authority.ts';
import { isBrowserService } from './browser-services.ts';
import { type ByteLimits, createByteMeter } from './byte-meter.ts';
import { dial } from './dial.ts';
import { type EgressPolicy, parseHttpUrl } from './egress-policy.ts';
import { EgressFailed, EgressRefused, egressError } from './errors.ts';
import type { OnRefused, Refusal, RequestContext } from './refusal.ts';
import { forwardRequest, pipeBothWays, serializeUpgradeRequest } from './relay.ts';

export interface ProxyLimits extends ByteLimits {
  connectTimeoutMs: number;
  /**
   * Idle timeout of a connection: a host that accepts and never responds must not use up the time of the page that
   * waits for its script.
   */
  idleTimeoutMs: number;
  /** Maximum concurrent connections to the outside. */
  maxSockets: number;
  /**
   * How long a failed target is not retried, so that ten files of a dead host cost one wait. A target that was ever
   * reached is always retried.
   */
  failureCacheMs: number;
}

export interface ForwardProxyOptions {
  policy: EgressPolicy;
  logger: Logger;
  limits?: Partial<ProxyLimits>;
  onRefused?: OnRefused | undefined;
  /** The crawl that it serves, for the log and the observer of refusals. */
  requestContext?: RequestContext | undefined;
}

export interface ForwardProxy {
  /** For `--proxy-server`. */
  url: string;
  port: number;
  /** `reasons` counts refusals and failures by reason. */
  stats(): {
    connections: number;
    refused: number;
    failed: number;
    reasons: Partial<Record<Refusal['reason'], number>>;
    bytes: number;
    openSockets: number;
  };
  /** Aborts when it takes no more connections, for whatever reason: the browser can reach nothing any more. */
  closed: AbortSignal;
  /** Closes every connection, both sides, at once. */
  stop(): Promise<void>;
}

/** Bounds for remembered targets and logged lines. */
const MAX_REMEMBERED = 2_000;
const DEFAULTS: ProxyLimits = {
  connectTimeoutMs: 3_000,
  idleTimeoutMs: 8_000,
  maxSockets: 256,
  maxConnectionBytes: 128 * 1024 * 1024,
  maxTotalBytes: 512 * 1024 * 1024,
  failureCacheMs: 30_000,
};

/**
 * A forward proxy on loopback for one browser or one of its sessions. The policy checks plain requests and tunnels,
 * which reach only checked addresses. A refused plain request gets no response: its connection is closed, so that a
 * page cannot mistake the proxy's response for the site's.
 *
 * It needs no password: Chromium can send one only by intercepting every request, and whoever can connect to loopback
 * gains nothing here but the public internet.
 */
export async function startForwardProxy(options: ForwardProxyOptions): Promise<ForwardProxy> {
  const limits = { ...DEFAULTS, ...options.limits };
  const { requestContext } = options;
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal); // every dial adds a listener
  const clientSockets = new Set<Socket>();
  const upstreamSockets = new Set<Socket>();
  const failedUntil = new Map<string, number>();
  const reached = new Set<string>();
  const logged = new Set<string>();
  const meter = createByteMeter(limits);
  const counts = { connections: 0, refused: 0, failed: 0 };
  const reasons: Partial<Record<Refusal['reason'], number>> = {};
  let pendingDials = 0;

  /** Checks the address and connects, within the limits. */
  async function openUpstream(authority: Authority): Promise<Socket> {
    const target = formatAuthority(authority);
    if (isBrowserService(authority.host)) throw new EgressRefused('browser_service', target);
    if (meter.isExhausted()) throw new EgressRefused('byte_limit', target);
    if (upstreamSockets.size + pendingDials >= limits.maxSockets) throw new EgressRefused('socket_limit', target);
    if (hasFailedRecently(target)) throw new EgressFailed('failed_recently', target);
    pendingDials += 1;
    try {
      const socket = await dial(options.policy, authority, { ...limits, signal: stopping.signal });
      counts.connections += 1;
      if (reached.size < MAX_REMEMBERED) reached.add(target);
      upstreamSockets.add(socket);
      socket.once('close', () => upstreamSockets.delete(socket));
      return socket;
    } catch (error) {
      if (error instanceof EgressFailed) rememberFailure(target);
      throw error;
    } finally {
      pendingDials -= 1;
    }
  }

  /** Of several connections at once, one may fail and another one reach the target. */
  const hasFailedRecently = (target: string): boolean =>
    !reached.has(target) && (failedUntil.get(target) ?? 0) > Date.now();

  /** `target` is an authority, or one URL that never responds. */
  function rememberFailure(target: string): void {
    if (failedUntil.size >= MAX_REMEMBERED) failedUntil.clear();
    failedUntil.set(target, Date.now() + limits.failureCacheMs);
  }

  /** Logs a failure once for each authority and reason, and calls `onRefused`. */
  function reportFailure(error: unknown, authority: Authority | null): void {
    if (stopping.signal.aborted) return;
    const known = egressError(error, authority ? formatAuthority(authority) : 'unknown host');
    counts[known instanceof EgressRefused ? 'refused' : 'failed'] += 1;
    const { reason } = known;
    const { host = '', port = 0 } = authority ?? {};
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    const line = `${reason} ${authority ? formatAuthority(authority) : ''}`;
    if (!logged.has(line) && logged.size < MAX_REMEMBERED) {
      logged.add(line);
      options.logger.info('proxy blocked a connection', {
        ...requestContext,
        host,
        port,
        reason,
        detail: known.message,
      });
    }
    options.onRefused?.({ channel: 'proxy', host, port, reason, requestContext });
  }

  /** Lets bytes pass both ways until either side ends or is idle for too long, or a limit is reached. */
  function tunnel(client: Socket, upstream: Socket, authority: Authority): void {
    const onError = (error: Error): void => reportFailure(error, authority);
    pipeBothWays(client, upstream, { count: meter.countConnection(), idleMs: limits.idleTimeoutMs, onError });
  }

  async function connect(request: IncomingMessage, client: Socket, head: Buffer): Promise<void> {
    client.on('error', () => {});
    const authority = parseAuthority(request.url ?? '');
    try {
      if (!authority) throw new EgressRefused('bad_url', String(request.url).slice(0, 200));
      const upstream = await openUpstream(authority);
      if (client.destroyed) return void upstream.destroy();
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      if (head.length > 0) upstream.write(head);
      tunnel(client, upstream, authority);
    } catch (error) {
      reportFailure(error, authority);
      client.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => client.destroy());
    }
  }

  /** A WebSocket or other upgrade over plain http: forwards the request unchanged, then bytes both ways. */
  async function upgrade(request: IncomingMessage, client: Socket, head: Buffer): Promise<void> {
    client.on('error', () => {});
    let authority: Authority | null = null;
    try {
      const url = absoluteHttpUrl(request);
      authority = authorityOf(url);
      const upstream = await openUpstream(authority);
      if (client.destroyed) return void upstream.destroy();
      upstream.write(serializeUpgradeRequest(request, url));
      if (head.length > 0) upstream.write(head);
      tunnel(client, upstream, authority);
    } catch (error) {
      reportFailure(error, authority);
      client.destroy();
    }
  }

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let authority: Authority | null = null;
    try {
      const url = absoluteHttpUrl(request);
      authority = authorityOf(url);
      // A browser asks again when a connection it had used before closes without an answer.
      if (hasFailedRecently(url.href)) throw new EgressFailed('failed_recently', url.host);
      const upstream = await openUpstream(authority);
      if (response.destroyed) return void upstream.destroy();
      const watch = { count: meter.countConnection(), idleMs: limits.idleTimeoutMs };
      await forwardRequest({ request, response, url, upstream, ...watch }).catch((error: unknown) => {
        if (error instanceof EgressFailed && error.reason === 'timeout') rememberFailure(url.href);
        throw error;
      });
    } catch (error) {
      // A request that the browser cancelled has not failed. A refusal is reported anyway.
      if (error instanceof EgressRefused || !request.socket.destroyed) reportFailure(error, authority);
      request.socket.destroy();
    }
  }

  const server = createServer({ keepAliveTimeout: limits.idleTimeoutMs, requestTimeout: 0 }, (request, response) => {
    void forward(request, response);
  });
  server.on('connect', (...call: [IncomingMessage, Socket, Buffer]) => void connect(...call));
  server.on('upgrade', (...call: [IncomingMessage, Socket, Buffer]) => void upgrade(...call));
  server.on('clientError', (_error, socket) => socket.destroy());
  server.on('connection', (socket) => {
    clientSockets.add(socket);
    socket.once('close', () => clientSockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const closed = new AbortController();
  server.on('close', () => closed.abort(new EgressFailed('proxy_closed', 'the proxy no longer accepts connections')));
  server.on('error', (error) => options.logger.error('proxy could not accept a connection', { error }));
  const { port } = server.address() as AddressInfo;

  const stats: ForwardProxy['stats'] = () => ({
    ...counts,
    reasons: { ...reasons },
    bytes: meter.total(),
    openSockets: clientSockets.size + upstreamSockets.size,
  });

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    stats,
    closed: closed.signal,
    stop: async () => {
      stopping.abort();
      const ended = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of [...clientSockets, ...upstreamSockets]) socket.destroy();
      await ended;
      options.logger.info('proxy stopped', { ...requestContext, ...stats() });
    },
  };
}

/** The URL of a request in absolute form; only plain http uses it. */
function absoluteHttpUrl(request: IncomingMessage): URL {
  const url = parseHttpUrl(request.url ?? '');
  if (url.protocol !== 'http:') throw new EgressRefused('bad_scheme', url.protocol);
  return url;
}
