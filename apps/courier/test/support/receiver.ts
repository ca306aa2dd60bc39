import { type Site, startSite } from '@brandprint/testing';

export interface ReceivedMessage {
  headers: Record<string, string>;
  body: string;
}

type Reply = { status?: number; headers?: Record<string, string>; body?: string | Buffer };

export interface Receiver extends Site {
  /** The URL that receives messages. */
  endpoint: string;
  /** Received messages in order, with their bodies. */
  messages: ReceivedMessage[];
  /** Responds to the request that has been waiting longest. */
  releaseOne(): void;
  /** Responds with 200 to all waiting requests and all later ones. */
  release(): void;
}

/** A server for an endpoint. `reply` decides the response to the nth message, from 0; 'hang' waits for `release`. */
export async function startReceiver(
  reply: (index: number, message: ReceivedMessage) => Reply | 'hang' = () => ({}),
): Promise<Receiver> {
  const messages: ReceivedMessage[] = [];
  const hanging: (() => void)[] = [];
  let released = false;
  const site = await startSite((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      const message = { headers: request.headers as Record<string, string>, body };
      const answer = released ? {} : reply(messages.push(message) - 1, message);
      if (released) messages.push(message);
      const send = (plain: Reply): void => {
        response.writeHead(plain.status ?? 200, plain.headers).end(plain.body);
      };
      if (answer === 'hang') hanging.push(() => send({}));
      else send(answer);
    });
  });
  return Object.assign(site, {
    endpoint: `${site.url}/in`,
    messages,
    releaseOne: () => hanging.shift()?.(),
    release: () => {
      released = true;
      for (const answer of hanging.splice(0)) answer();
    },
  });
}
