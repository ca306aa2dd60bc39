import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { createLogger } from '@brandprint/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createOtelTracer } from '../src/tracing/otel-tracer.ts';

interface OtlpSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code: number; message?: string };
}

const bodies: string[] = [];
const lines: string[] = [];
let answer: (response: ServerResponse) => void;
const collector = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => {
    body += text;
  });
  request.on('end', () => {
    bodies.push(body);
    answer(response);
  });
});
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const logger = createLogger({ level: 'info', service: 'test', stream });

beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});
beforeEach(() => {
  bodies.length = 0;
  lines.length = 0;
  answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});

function newTracer() {
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
  return createOtelTracer({ endpoint, service: 'acme', version: '1', logger });
}

const sent = (): OtlpSpan[] => bodies.flatMap((body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans);
const named = (name: string) => sent().find((span) => span.name === name) as OtlpSpan;

describe('A trace', () => {
  test('When spans are nested and concurrent, then each has the right parent, and one that throws is marked as failed', async () => {
    const tracer = newTracer();
    expect(tracer.traceParent()).toBeNull();
    const inner = (name: string) => tracer.startActiveSpan(name, {}, async () => tracer.traceParent());
    await Promise.all(
      ['a', 'b'].map((name) =>
        tracer.startActiveSpan(name, {}, async (span) => {
          const below = await inner(`${name} below`);
          expect(below).toMatch(new RegExp(`^00-${span.traceId}-[0-9a-f]{16}-01$`));
        }),
      ),
    );
    const failing = tracer.startActiveSpan('failing', {}, () => Promise.reject(new Error('out of anvils')));
    await expect(failing).rejects.toThrow('out of anvils');
    await tracer.stop();

    for (const name of ['a', 'b']) {
      expect(named(`${name} below`)).toMatchObject({ traceId: named(name).traceId, parentSpanId: named(name).spanId });
      expect(named(name).parentSpanId ?? '').toBe('');
    }
    expect(named('a').traceId).not.toBe(named('b').traceId);
    expect(named('failing').status).toEqual({ code: 2, message: 'out of anvils' });
  });

  test('When a trace comes from another process, then it continues, and an invalid traceparent starts a new one', async () => {
    const tracer = newTracer();
    const [traceId, parentSpanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    await tracer.startActiveSpan('goes on', { parent: `00-${traceId}-${parentSpanId}-01` }, async () => undefined);
    for (const parent of ['', 'nonsense', `00-${'0'.repeat(32)}-${parentSpanId}-01`, null])
      await tracer.startActiveSpan('begins', { parent }, async () => undefined);
    await tracer.stop();
    expect(named('goes on')).toMatchObject({ traceId, parentSpanId });
    const begins = sent().filter(({ name }) => name === 'begins');
    expect(new Set(begins.map((span) => span.traceId)).size).toBe(4);
    for (const span of begins) expect(span.parentSpanId ?? '').toBe('');
  });

  test('When the collector does not respond, then work continues, stopping ends, and the log reports lost spans', async () => {
    answer = () => {};
    const tracer = newTracer();
    expect(await tracer.startActiveSpan('work', {}, async () => 'done')).toBe('done');
    await tracer.stop().catch(() => undefined);
    expect(lines.join('')).toContain('could not export spans');
  });
});
