import { canParseUrl } from '@brandprint/contracts';
import { deadlineSignal, type Logger, type SpanAttributes, type Tracer } from '@brandprint/platform';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import { type Authority, authorityOf, formatAuthority } from './authority.ts';
import { dial } from './dial.ts';
import { type EgressPolicy, parseHttpUrl } from './egress-policy.ts';
import { EgressFailed, EgressRefused, egressError } from './errors.ts';
import { ACCEPT_ENCODING, type BodyLimits, readResponseBody } from './read-response-body.ts';
import type { OnRefused, RequestContext } from './refusal.ts';

export interface FetchOptions extends Partial<BodyLimits> {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string | Buffer;
  signal?: AbortSignal;
  /** Over all redirects, including the body. */
  timeoutMs?: number;
  /** 0: a redirect is returned as the response. */
  maxRedirects?: number;
  /** For the log and the observer of refusals. */
  requestContext?: RequestContext;
}

export interface FetchResponse {
  status: number;
  /** Names in lower case; values of a repeated header joined by ", ". */
  headers: Record<string, string>;
  /** URL after redirects. */
  url: string;
  body: Buffer;
  truncated: boolean;
}

/** Throws EgressRefused, EgressFailed, or the reason of the caller's signal. */
export type PinnedFetch = (url: string | URL, options?: FetchOptions) => Promise<FetchResponse>;

interface Request {
  url: URL;
  method: NonNullable<FetchOptions['method']>;
  headers: Record<string, string>;
  body: string | Buffer | null;
}

const CONNECT_TIMEOUT_MS = 5_000;
const MAX_HEADER_BYTES = 64 * 1024;
const REDIRECTS = [301, 302, 303, 307, 308];
const KEEPS_METHOD = [307, 308];
const SECRET_HEADERS = ['authorization', 'cookie', 'proxy-authorization'];
const BODY_HEADERS = ['content-type', 'content-length', 'content-encoding', 'content-language'];

export interface FetchContext {
  policy: EgressPolicy;
  userAgent: string;
  logger: Logger;
  onRefused?: OnRefused | undefined;
  /** The other side gets no trace headers. */
  tracer?: Tracer | undefined;
  /** Refuses plain http, unless the target is allowed to be private. */
  secure?: boolean;
}

/** A fetch whose every connection, also after a redirect, is checked and pinned. */
export function createFetch(context: FetchContext): PinnedFetch {
  const fetch = createGuardedFetch(context);
  const { tracer } = context;
  if (!tracer) return fetch;
  return (address, options = {}) =>
    tracer.startActiveSpan(
      options.method ?? 'GET',
      { kind: 'client', attributes: spanAttributes(address, options) },
      async (span) => {
        const response = await fetch(address, options);
        span.setAttributes({ 'http.response.status_code': response.status });
        return response;
      },
    );
}

/** A URL without its query, which may contain private data. */
function spanAttributes(address: string | URL, { method = 'GET', requestContext }: FetchOptions): SpanAttributes {
  const url = canParseUrl(String(address)) ? new URL(address) : null;
  return {
    'http.request.method': method,
    'server.address': url?.hostname,
    'server.port': url?.port ? Number(url.port) : undefined,
    'url.path': url?.pathname,
    'url.scheme': url?.protocol.slice(0, -1),
    'brandprint.egress.path': requestContext?.path,
  };
}

function createGuardedFetch(context: FetchContext): PinnedFetch {
  const { policy, secure = false } = context;
  return async (address, options = {}) => {
    const { timeoutMs = 15_000, maxRedirects = 5, maxBytes = 10 * 1024 * 1024, overflow = 'error' } = options;
    options.signal?.throwIfAborted();
    const deadline = deadlineSignal(timeoutMs, ...(options.signal ? [options.signal] : []));
    const agent = createPinnedAgent(policy, deadline.signal);
    let authority: Authority | null = null;
    try {
      let request = firstRequest(parseHttpUrl(address), options, context.userAgent);
      for (let redirects = 0; ; redirects += 1) {
        authority = authorityOf(request.url);
        policy.checkUrl(request.url, { secure });
        const response = await send(agent, request, deadline.signal);
        const next = maxRedirects === 0 ? null : redirectedRequest(request, response);
        if (!next) return await readResponse(response, request, { maxBytes, overflow });
        response.body.on('error', () => {}).destroy();
        if (redirects === maxRedirects) throw new EgressRefused('too_many_redirects', `more than ${maxRedirects}`);
        request = next;
      }
    } catch (error) {
      options.signal?.throwIfAborted();
      const target = authority ? formatAuthority(authority) : 'unknown host';
      const failure = deadline.signal.aborted ? new EgressFailed('timeout', `${target}: ${timeoutMs} ms`) : error;
      const egressFailure = egressError(failure, target);
      const { requestContext } = options;
      const { host = '', port = 0 } = authority ?? {};
      context.logger.info('fetch failed', {
        ...requestContext,
        host,
        port,
        reason: egressFailure.reason,
        detail: egressFailure.message,
      });
      context.onRefused?.({ channel: 'fetch', host, port, reason: egressFailure.reason, requestContext });
      throw egressFailure;
    } finally {
      deadline.clear();
      agent.destroy().catch(() => {});
    }
  };
}

/** The same fetch with a request context. The context of a single call takes precedence. */
export function withContext(fetch: PinnedFetch, about: RequestContext): PinnedFetch {
  return (url, options = {}) => fetch(url, { ...options, requestContext: { ...about, ...options.requestContext } });
}

function createPinnedAgent(policy: EgressPolicy, signal: AbortSignal): Agent {
  const connectTls = buildConnector({ timeout: CONNECT_TIMEOUT_MS });
  return new Agent({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: 0, // the overall deadline is enforced by the signal
    bodyTimeout: 0,
    connect: (target, done) => {
      const url = new URL(`${target.protocol}//${target.host ?? target.hostname}`);
      dial(policy, authorityOf(url), { connectTimeoutMs: CONNECT_TIMEOUT_MS, signal }).then(
        (socket) =>
          url.protocol === 'https:' ? connectTls({ ...target, httpSocket: socket }, done) : done(null, socket),
        (error: Error) => done(error, null),
      );
    },
  });
}

function firstRequest(url: URL, options: FetchOptions, userAgent: string): Request {
  const own = Object.entries(options.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    url,
    method: options.method ?? 'GET',
    headers: {
      'user-agent': userAgent,
      accept: '*/*',
      'accept-encoding': ACCEPT_ENCODING,
      ...Object.fromEntries(own),
    },
    body: options.body ?? null,
  };
}

function send(agent: Agent, { url, method, headers, body }: Request, signal: AbortSignal) {
  return agent.request({ origin: url.origin, path: url.pathname + url.search, method, headers, body, signal });
}

/**
 * The request after a redirect; null if the response is not a redirect. Throws EgressRefused if it leads to another
 * protocol.
 */
function redirectedRequest(request: Request, response: Dispatcher.ResponseData): Request | null {
  const { location: bytes } = response.headers;
  if (!REDIRECTS.includes(response.statusCode) || typeof bytes !== 'string') return null;
  const location = Buffer.from(bytes, 'latin1').toString('utf8'); // as browsers decode it
  if (!canParseUrl(location, request.url.href)) throw new EgressRefused('bad_url', location.slice(0, 200));
  const url = parseHttpUrl(new URL(location, request.url));
  const keeps = KEEPS_METHOD.includes(response.statusCode) || request.method === 'HEAD';
  const dropped = [...(url.origin === request.url.origin ? [] : SECRET_HEADERS), ...(keeps ? [] : BODY_HEADERS)];
  const headers = Object.entries(request.headers).filter(([name]) => !dropped.includes(name));
  return {
    url,
    method: keeps ? request.method : 'GET',
    headers: Object.fromEntries(headers),
    body: keeps ? request.body : null,
  };
}

async function readResponse(response: Dispatcher.ResponseData, { url, method }: Request, limits: BodyLimits) {
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]),
  );
  const encoding = headers['content-encoding'] ?? '';
  const announced = Number(headers['content-length'] ?? 0);
  if (method !== 'HEAD' && encoding === '' && announced > limits.maxBytes && limits.overflow === 'error') {
    response.body.on('error', () => {}).destroy();
    throw new EgressRefused(
      'too_large',
      `${formatAuthority(authorityOf(url))} declares a length of ${announced} bytes`,
    );
  }
  const content = await readResponseBody(response.body, method === 'HEAD' ? '' : encoding, limits);
  return { status: response.statusCode, headers, url: url.href, ...content };
}
