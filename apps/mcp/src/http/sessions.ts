import { randomUUID } from 'node:crypto';
import type { Stoppable } from '@brandprint/platform';
import { type AuthInfo, type McpServer, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import { hashKey } from './key-check.ts';
import { errorResponse, notFound, unavailable } from './responses.ts';

export interface SessionOptions {
  createServer: (auth: AuthInfo) => McpServer;
  maxBodyBytes: number;
  /** Of all keys together. */
  maxSessions: number;
  onError: (error: Error) => void;
}

interface Session {
  transport: WebStandardStreamableHTTPServerTransport;
  /** Hash of the key that it belongs to. */
  owner: string;
  lastUsed: number;
}

const MAX_PER_KEY = 20;
const IDLE_MS = 8 * 3_600_000;
const SWEEP_MS = 60_000;

/** Sessions of clients before the 2026-07-28 revision, in the memory of this process. */
export class Sessions implements Stoppable {
  readonly #sessions = new Map<string, Session>();
  readonly #options: SessionOptions;
  readonly #sweep: NodeJS.Timeout;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#sweep = setInterval(() => this.#closeIdle(), SWEEP_MS).unref();
  }

  /** Answers a request of a session, or one that begins a session. */
  async handle(request: Request, authInfo: AuthInfo): Promise<Response> {
    if (request.method === 'GET') {
      return errorResponse(405, 'Method Not Allowed', 'This server sends nothing by itself: use POST.', {
        Allow: 'POST, DELETE',
      });
    }
    const id = request.headers.get('mcp-session-id');
    if (id === null) return this.#begin(request, authInfo);
    const session = this.#sessions.get(id);
    // One of another key is as unknown as one that ended.
    if (session?.owner !== hashKey(authInfo.token))
      return notFound('The session is unknown or has ended: begin a new one.');
    session.lastUsed = Date.now();
    return session.transport.handleRequest(request, { authInfo });
  }

  async stop(): Promise<void> {
    clearInterval(this.#sweep);
    await Promise.all([...this.#sessions.values()].map(({ transport }) => transport.close()));
  }

  async #begin(request: Request, authInfo: AuthInfo): Promise<Response> {
    const owner = hashKey(authInfo.token);
    await this.#makeRoom(owner);
    const { createServer, maxBodyBytes, maxSessions, onError } = this.#options;
    if (this.#sessions.size >= maxSessions) return unavailable('Too many sessions are open. Try again later.');
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      maxRequestBodySize: maxBodyBytes,
      onsessioninitialized: (id) => {
        this.#sessions.set(id, { transport, owner, lastUsed: Date.now() });
      },
    });
    const server = createServer(authInfo);
    await server.connect(transport);
    server.server.onclose = () => this.#sessions.delete(transport.sessionId ?? '');
    server.server.onerror = onError;
    const response = await transport.handleRequest(request, { authInfo });
    if (transport.sessionId === undefined) await server.close();
    return response;
  }

  /** Closes the session of a key that was idle longest, if the key has as many as it may. */
  async #makeRoom(owner: string): Promise<void> {
    const own = [...this.#sessions.values()].filter((session) => session.owner === owner);
    if (own.length < MAX_PER_KEY) return;
    await own.reduce((oldest, session) => (session.lastUsed < oldest.lastUsed ? session : oldest)).transport.close();
  }

  #closeIdle(): void {
    const idle = [...this.#sessions.values()].filter(({ lastUsed }) => Date.now() - lastUsed > IDLE_MS);
    Promise.all(idle.map(({ transport }) => transport.close())).catch(this.#options.onError);
  }
}
