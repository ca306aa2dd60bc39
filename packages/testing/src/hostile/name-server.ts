import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer, isIPv4, isIPv6, type Socket } from 'node:net';

/** Addresses, no response, or an error. A name that is not in the zone does not exist. */
type DnsResult = readonly string[] | 'silence' | 'failure';
type DnsAnswer = DnsResult | { v4: DnsResult; v6: DnsResult };

/** A name's answer to each query; the last one repeats. */
export type Zone = Record<string, readonly DnsAnswer[]>;

export interface NameServer {
  /** In a resolver's notation: `127.0.0.1:port`. */
  address: string;
  /** Names in the order of the queries for IPv4. */
  queries: string[];
  stop(): Promise<void>;
}

interface Question {
  name: string;
  type: number;
  /** Header and question of the message. */
  end: number;
}

const A = 1;
const AAAA = 28;
const HEADER_BYTES = 12;
/** RFC 1035, 4.2.1: a truncated answer is requested again over TCP. */
const MAX_DATAGRAM = 512;
const RESPONSE = 0x8580;
const TRUNCATED = 0x0200;
const SERVER_FAILURE = 2;
const NO_SUCH_NAME = 3;

/** A DNS server on loopback (UDP and TCP, RFC 1035) that may answer each query for a name differently. */
export async function startNameServer(zone: Zone): Promise<NameServer> {
  const queries: string[] = [];
  const counts = new Map<string, number>();
  const clients = new Set<Socket>();

  /** The answer to this query. Those over TCP repeat what was truncated before. */
  function nextResult({ name, type }: Question, again: boolean): DnsResult | null {
    const results = zone[name];
    if (!results) return null;
    const key = `${name} ${type}`;
    const turn = (counts.get(key) ?? 0) - (again ? 1 : 0);
    counts.set(key, turn + 1);
    const answer = results[Math.min(turn, results.length - 1)] ?? null;
    return answer !== null && typeof answer === 'object' && 'v4' in answer
      ? answer[type === AAAA ? 'v6' : 'v4']
      : answer;
  }

  function reply(message: Buffer, overTcp: boolean): Buffer | null {
    const question = readQuestion(message);
    const answer = nextResult(question, overTcp);
    if (question.type === A && !overTcp) queries.push(question.name);
    return answer === 'silence' ? null : writeReply(message, question, answer, overTcp ? 65_535 : MAX_DATAGRAM);
  }

  const tcp = createServer((socket) => {
    clients.add(socket.on('error', () => {}));
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (received.length < 2 || received.length < 2 + received.readUInt16BE()) return;
      const answer = reply(received.subarray(2), true);
      if (answer) socket.end(Buffer.concat([uint16(answer.length), answer]));
    });
  });
  await once(tcp.listen(0, '127.0.0.1'), 'listening');
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4').on('message', (message, client) => {
    const answer = reply(message, false);
    if (answer) udp.send(answer, client.port, client.address);
  });
  await once(udp.bind(port, '127.0.0.1'), 'listening');

  return {
    address: `127.0.0.1:${port}`,
    queries,
    stop: async () => {
      for (const client of clients) client.destroy();
      await Promise.all([new Promise((done) => tcp.close(done)), new Promise<void>((done) => udp.close(done))]);
    },
  };
}

function readQuestion(message: Buffer): Question {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length).toLowerCase());
    at += 1 + length;
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 };
}

/** `answer` is null if the name does not exist. */
function writeReply(message: Buffer, question: Question, answer: DnsResult | null, limit: number): Buffer {
  const addresses = answer === null || typeof answer === 'string' ? [] : answer;
  const records = addresses
    .filter(question.type === AAAA ? isIPv6 : isIPv4)
    .map((address) => record(question, address));
  const code = answer === null ? NO_SUCH_NAME : answer === 'failure' ? SERVER_FAILURE : 0;
  const body = question.type === A || question.type === AAAA ? records : [];
  const fits = question.end + Buffer.concat(body).length <= limit;
  const kept = fits ? body : [];
  const flags = RESPONSE | (fits ? 0 : TRUNCATED) | code;
  const counts = [1, kept.length, 0, 0];
  const header = [message.subarray(0, 2), uint16(flags), ...counts.map(uint16)];
  return Buffer.concat([...header, message.subarray(HEADER_BYTES, question.end), ...kept]);
}

/** A resource record for the name of the query, with a TTL of zero. */
function record({ type }: Question, address: string): Buffer {
  const data = type === A ? Buffer.from(address.split('.').map(Number)) : bytesOfV6(address);
  const nameOfQuestion = 0xc000 | HEADER_BYTES;
  return Buffer.concat([...[nameOfQuestion, type, 1, 0, 0, data.length].map(uint16), data]);
}

function bytesOfV6(address: string): Buffer {
  const short = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [before = [], after = []] = short.split('::').map((part) => part.split(':').filter((hextet) => hextet !== ''));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return Buffer.concat([...before, ...zeros, ...after].map((hextet) => uint16(Number.parseInt(hextet, 16))));
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
