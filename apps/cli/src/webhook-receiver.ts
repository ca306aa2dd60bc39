import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook } from '@brandprint/sdk';
import { CliError } from './errors.ts';
import { EXIT } from './exit-codes.ts';

/** A message that arrived. */
export interface Delivery {
  id: string;
  /** Of the event; empty if the message is not verified. */
  type: string;
  verified: boolean;
  /** Status of the response to the forwarded message. */
  forwarded: number | undefined;
  /** Why it was not verified or not forwarded; empty if all went well. */
  problem: string;
  /** The event, if it is verified. */
  message: unknown;
}

interface Receiver {
  /** host:port at which it listens. */
  authority: string;
  /** Messages are verified with it. Before, none is accepted. */
  useSecret(secret: string): void;
  stop(): Promise<void>;
}

interface ReceiverOptions {
  port: number;
  forward: string | undefined;
  onDelivery(delivery: Delivery): void;
}

const FORWARD_TIMEOUT_MS = 15_000;
const MAX_BODY_BYTES = 5_000_000;

/**
 * Receives webhook messages on loopback, verifies and forwards them. The sender gets the status of the forwarded message, so
 * that it repeats what failed.
 */
export async function startReceiver({ port, forward, onDelivery }: ReceiverOptions): Promise<Receiver> {
  let secret: string | undefined;
  // A sender that ends the connection in the middle of a message gets no response.
  const server = createServer((request, response) => {
    respond(request, response).catch(() => void response.destroy());
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of request) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) return void response.writeHead(413).end();
      chunks.push(chunk);
    }
    const status = await receive(Buffer.concat(chunks), request.headers);
    end(response, status);
  }

  async function receive(body: Buffer, headers: IncomingHttpHeaders): Promise<number> {
    const delivery: Delivery = {
      id: String(headers['webhook-id'] ?? ''),
      type: '',
      verified: false,
      forwarded: undefined,
      problem: '',
      message: undefined,
    };
    if (!secret) return 503;
    try {
      const message = await verifyWebhook(body, headers, secret);
      Object.assign(delivery, { type: message.type, verified: true, message });
    } catch (error) {
      onDelivery({ ...delivery, problem: `not verified, not forwarded: ${(error as Error).message}` });
      return 401;
    }
    if (!forward) {
      onDelivery(delivery);
      return 204;
    }
    try {
      const status = await send(forward, body, headers);
      onDelivery({
        ...delivery,
        forwarded: status,
        problem: status < 300 ? '' : `${forward} responded with ${status}`,
      });
      return status;
    } catch (error) {
      const { cause, message } = error as Error;
      onDelivery({
        ...delivery,
        problem: `${forward} did not respond: ${cause instanceof Error ? cause.message : message}`,
      });
      return 502;
    }
  }

  server.listen(port, '127.0.0.1');
  await Promise.race([
    once(server, 'listening'),
    once(server, 'error').then(([error]) => {
      throw new CliError(`Cannot listen on port ${port}: ${(error as Error).message}`, {
        hint: 'Choose another one with --port.',
        exitCode: EXIT.failed,
      });
    }),
  ]);
  return {
    authority: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    useSecret(value) {
      secret = value;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The same body, with the headers that the receiver needs to verify it again. */
async function send(to: string, body: Buffer, headers: IncomingHttpHeaders): Promise<number> {
  const kept = Object.entries(headers).filter(([name]) => name.startsWith('webhook-') || FORWARDED.has(name));
  const response = await fetch(to, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    redirect: 'manual',
    signal: AbortSignal.timeout(FORWARD_TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
}

const FORWARDED: ReadonlySet<string> = new Set(['content-type', 'user-agent']);

const end = (response: ServerResponse, status: number): void => void response.writeHead(status).end();
