import { type Site, startSite } from '@brandprint/testing';

export interface ReceivedMessage {
  headers: Record<string, string>;
  body: string;
}

type Reply = { status?: number; headers?: Record<string, string>; body?: string | Buffer };

export interface Receiver extends Site {
  /** Where messages are taken. */
  endpoint: string;
  /** What arrived, in the order of arrival, bodies read. */
  messages: ReceivedMessage[];
  /** Answers what hangs for the longest time. */
  releaseOne(): void;
  /** Answers what hangs, and from now on everything, with 200. */
  release(): void;
}

/** An endpoint's server: `reply` says how the nth message is answered, from 0; 'hang' is not before `release`. */
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
