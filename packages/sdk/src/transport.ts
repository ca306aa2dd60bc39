import {
  BrandprintError,
  ConnectionError,
  InvalidResponseError,
  NotFoundError,
  TimeoutError,
  toApiError,
} from './errors.ts';
import { OPERATIONS } from './generated/operations.gen.ts';
import { isRepeatable, retryDelay, sleep, wasRefusedUnread } from './retry.ts';
import { createDeadline, raceSignal } from './timeout.ts';
import type { OperationId, OperationInput, OperationOutput, RequestOptions } from './types.ts';

/** Where the API is and who calls it. */
export interface ClientOptions {
  /** URL of the server, such as `https://brandprint.example`. A path is kept. */
  baseUrl: string;
  /**
   * An API key, or a function that returns a key or session token; it is called for every attempt. Null sends none: for
   * pages of the API's own origin, where the browser's cookie signs people in.
   */
  apiKey: string | (() => string | Promise<string>) | null;
  /** Another implementation of `fetch`; the global one by default. */
  fetch?: typeof fetch | undefined;
  /** How often a failed request is repeated, if that is safe; 2 by default. */
  maxRetries?: number | undefined;
  /** Milliseconds for each attempt; 60,000 by default. */
  timeout?: number | undefined;
  /** Headers of every request. */
  headers?: Record<string, string> | undefined;
}

/** A successful response, and what its headers say. */
export interface ApiResponse<Body> {
  /** The body; undefined if there is none, as with 204 and 304. */
  data: Body | undefined;
  status: number;
  headers: Headers;
  /** For `If-None-Match` and `If-Match`. */
  etag: string | undefined;
  requestId: string | undefined;
}

/** Input of an operation without its types. */
interface AnyInput {
  path?: Record<string, string> | undefined;
  query?: Record<string, unknown> | undefined;
  headers?: Record<string, unknown> | undefined;
  body?: unknown;
}

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_MAX_RETRIES = 2;
const NOT_MODIFIED = 304;
/** If a repeated one finds nothing, an earlier attempt succeeded and its response was lost. */
const DELETIONS: ReadonlySet<OperationId> = new Set(['deleteBrand', 'deleteWebhook', 'revokeKey']);

/** Sends operations of the API. */
export class Transport {
  readonly #options: ClientOptions;
  readonly #fetch: typeof fetch;

  constructor(options: ClientOptions) {
    if (!URL.canParse(options.baseUrl)) {
      throw new BrandprintError(
        `baseUrl must be an absolute URL such as https://brandprint.example, not "${options.baseUrl}"`,
      );
    }
    if (!options.apiKey && options.apiKey !== null)
      throw new BrandprintError('apiKey is missing: pass an API key, such as bp_prod_…');
    this.#options = options;
    // A browser's fetch refuses to be called as a method of something else.
    this.#fetch = options.fetch ?? ((...args) => fetch(...args));
  }

  get maxRetries(): number {
    return this.#options.maxRetries ?? DEFAULT_MAX_RETRIES;
  }

  /** Any operation by its id; its body is read as JSON. */
  async request<Id extends OperationId>(
    id: Id,
    input: OperationInput<Id>,
    options: RequestOptions = {},
  ): Promise<ApiResponse<OperationOutput<Id>>> {
    return this.#repeat(id, input, options, async (response) => {
      const text = await response.text();
      return { ...describe(response), data: text === '' ? undefined : parseJson(text, response) };
    });
  }

  /** The body of an operation that always has one. */
  async json<Id extends OperationId>(
    id: Id,
    input: OperationInput<Id>,
    options: RequestOptions = {},
  ): Promise<NonNullable<OperationOutput<Id>>> {
    const { data, status } = await this.request(id, input, options);
    if (data === undefined || data === null) throw new InvalidResponseError(`${id} returned ${status} without a body`);
    return data;
  }

  /** The response of any operation, with its body still to be read. `timeout` ends when the headers are there. */
  async open<Id extends OperationId>(
    id: Id,
    input: OperationInput<Id>,
    options: RequestOptions = {},
  ): Promise<Response> {
    return this.#repeat(id, input, options, async (response) => response);
  }

  async #repeat<T>(
    id: OperationId,
    input: AnyInput,
    options: RequestOptions,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const [method] = OPERATIONS[id];
    const maxRetries = options.maxRetries ?? this.maxRetries;
    // A repeated edit could undo one that somebody else made in between, and has an entry of its own in the history.
    const isEdit = method === 'PATCH' || method === 'PUT' || method === 'DELETE';
    const repeatable = DELETIONS.has(id) || isRepeatable(method, toHeaders(input.headers, options.headers));
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#attempt(id, input, options, read);
      } catch (error) {
        options.signal?.throwIfAborted();
        if (attempt > 0 && DELETIONS.has(id) && error instanceof NotFoundError) {
          return read(new Response(null, { status: 204 }));
        }
        const isSafe = repeatable || (isEdit && wasRefusedUnread(error));
        const delay = isSafe && attempt < maxRetries ? retryDelay(error, attempt) : undefined;
        if (delay === undefined) throw error;
        await sleep(delay, options.signal);
      }
    }
  }

  async #attempt<T>(
    id: OperationId,
    input: AnyInput,
    options: RequestOptions,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const [method, path] = OPERATIONS[id];
    const url = this.#urlOf(path, input);
    const ms = options.timeout ?? this.#options.timeout ?? DEFAULT_TIMEOUT_MS;
    const deadline = createDeadline(
      options.signal,
      ms,
      () => new TimeoutError(`${method} ${url} took longer than ${ms} ms. Raise \`timeout\` if the server is slow.`),
    );
    const { signal } = deadline;
    try {
      // What fails here is not the connection: it is thrown as it is, and not repeated.
      const body = input.body === undefined ? {} : { body: JSON.stringify(input.body) };
      const headers = await raceSignal(this.#headersOf(input, options), signal);
      return await this.#send(url, { method, headers, signal, ...body }, read);
    } finally {
      deadline.clear();
    }
  }

  async #send<T>(
    url: string,
    request: RequestInit & { signal: AbortSignal },
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    try {
      const response = await this.#fetch(url, request);
      if (!response.ok && response.status !== NOT_MODIFIED) throw toApiError(response, await response.text());
      return await read(response);
    } catch (error) {
      if (error instanceof BrandprintError) throw error;
      request.signal.throwIfAborted();
      throw new ConnectionError(
        `${request.method} ${url} got no complete response: ${reasonOf(error)}. Check baseUrl and that the server is running.`,
        { cause: error },
      );
    }
  }

  #urlOf(template: string, { path = {}, query = {} }: AnyInput): string {
    const base = this.#options.baseUrl.replace(/\/+$/, '');
    const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
    const parameters = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const search = new URLSearchParams(parameters).toString();
    return `${base}${filled}${search && `?${search}`}`;
  }

  async #headersOf({ headers, body }: AnyInput, options: RequestOptions): Promise<Headers> {
    const all = toHeaders(
      { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      this.#options.headers,
      headers,
      options.headers,
    );
    const { apiKey } = this.#options;
    if (apiKey === null) return all;
    all.set('authorization', `Bearer ${typeof apiKey === 'string' ? apiKey : await apiKey()}`);
    return all;
  }
}

function toHeaders(...groups: (Record<string, unknown> | undefined)[]): Headers {
  const headers = new Headers();
  for (const [name, value] of groups.flatMap((group) => Object.entries(group ?? {}))) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return headers;
}

const describe = ({ status, headers }: Response) => ({
  status,
  headers,
  etag: headers.get('etag') ?? undefined,
  requestId: headers.get('x-request-id') ?? undefined,
});

function parseJson<T>(text: string, { url, status }: Response): T {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidResponseError(
      `${url} returned ${status} with a body that is not JSON: "${text.slice(0, 80)}". Check that baseUrl is that of the API.`,
      { cause: error },
    );
  }
}

/** Node hides why a connection failed in the cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { message?: string } };
  return [message, cause?.message].filter(Boolean).join(': ') || String(error);
}
