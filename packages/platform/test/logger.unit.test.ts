import { Writable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { createLogger, withLogFields, withoutLogFields } from '../src/index.ts';

function capture(secrets?: string[], format?: 'json' | 'text') {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return {
    logger: createLogger({ level: 'debug', service: 'test', secrets, stream, ...(format && { format }) }),
    lines,
  };
}

const basic = (text: string) => Buffer.from(text).toString('base64');
const RANDOM = '1f4Gx0aQpLmZ7c2Rk9TzUe5BdWvYh3';

describe('A log line', () => {
  test.each([
    ['an API key', `GET /v1/api/brands/bp_prod_${RANDOM}aB3x9Z`, 'GET /v1/api/brands/bp_prod_…'],
    ['a webhook secret', `whsec_${RANDOM}+/==`, 'whsec_…'],
    ['a key of a model', `bad key sk-ant-api03-${RANDOM}-x`, 'bad key sk-ant-…'],
    ['a bearer token', `authorization: bearer eyJhbGciOi.eyJzdWIi.${RANDOM}`, 'authorization: bearer …'],
    ['a name with a password', `authorization: Basic ${basic(`operator:${RANDOM}`)}`, 'authorization: Basic …'],
    ['the same in a URL', `/x?a=basic%20${basic(`:${RANDOM}`)}`, '/x?a=basic%20…'],
    ['a password in a URL', `postgres://brandprint:${RANDOM}@db:5432/x`, 'postgres://brandprint:…@db:5432/x'],
    ['a password without a user', `redis://:${RANDOM}@cache:6379`, 'redis://:…@cache:6379'],
  ])('When it would contain %s, then that is redacted', (_, message, shown) => {
    const { logger, lines } = capture();
    logger.info(message, { path: message, error: new Error(message, { cause: new Error(message) }) });
    logger.child({ request_id: message }).warn('twice');

    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain(RANDOM.slice(4));
    expect(lines.join('')).not.toContain(basic(RANDOM).slice(8, 24));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ message: shown, path: shown, service: 'test' });
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ message: 'twice', request_id: shown });
  });

  test.each([
    'https://example.com/a:b@c',
    'the hint bp_prod_1f4G…',
    'http://127.0.0.1:3000/v1/api/brands?x=me@example.com',
    'Bearer token missing',
    'Basic settings and basic understanding of typography',
  ])('When it contains %j, then it stays', (message) => {
    const { logger, lines } = capture();
    logger.info(message);
    expect(JSON.parse(lines[0] ?? '').message).toBe(message);
  });

  test.each([
    ['as it is', 'hunter2hunter2', 'it was hunter2hunter2!', 'it was …!'],
    ['as it is in JSON', 'a"b\\c\nd e', 'it was a"b\\c\nd e!', 'it was …!'],
    ['as it is in a URL', 'p@ss/wörd', 'GET /x?p=p%40ss%2Fw%C3%B6rd&y', 'GET /x?p=…&y'],
    ['twice', 'hunter2hunter2', 'hunter2hunter2, hunter2hunter2', '…, …'],
    ['with replacement patterns', '$&$1hunter', 'it was $&$1hunter', 'it was …'],
  ])('When it would contain a given secret, %s, then that is redacted', (_, secret, message, shown) => {
    const { logger, lines } = capture(['another secret', secret]);
    logger.info(message, { error: new Error(message) });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ message: shown, error: { message: shown } });
  });

  test('When a secret is part of another one, then the longer one is redacted whole', () => {
    const { logger, lines } = capture(['hunter2hunter2', 'redis://:hunter2hunter2@cache:6379']);
    logger.info('redis://:hunter2hunter2@cache:6379 and hunter2hunter2');
    expect(JSON.parse(lines[0] ?? '').message).toBe('… and …');
  });

  test('When a secret is empty or short, then lines stay', () => {
    const { logger, lines } = capture(['', 'e', 'message']);
    logger.info('a message');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ message: 'a message', level: 'info' });
  });

  test('When it would contain values that JSON cannot represent, then the rest is there', () => {
    const { logger, lines } = capture();
    const circle: Record<string, unknown> = { name: 'round' };
    circle.self = circle;
    logger.warn('odd', { circle, big: 2n ** 64n, token: `whsec_${RANDOM}` });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      message: 'odd',
      circle: { name: 'round' },
      big: String(2n ** 64n),
      token: 'whsec_…',
    });
  });

  test('When it is logged within some work, then it has the fields of that work, unless it has its own', async () => {
    const { logger, lines } = capture();
    await withLogFields({ brand: 'b', stage: 'crawl' }, async () => {
      await withLogFields({ attempt: 2 }, async () => logger.info('inside', { stage: 'page' }));
      withoutLogFields(() => logger.info('shared'));
    });
    logger.info('outside');
    const entries = lines.map((line) => JSON.parse(line));
    expect(entries[0]).toMatchObject({ message: 'inside', brand: 'b', stage: 'page', attempt: 2 });
    for (const line of entries.slice(1))
      expect(Object.keys(line).sort()).toEqual(['level', 'message', 'service', 'timestamp']);
  });

  test('When an error is logged, then the line has its message, stack and cause', () => {
    const { logger, lines } = capture();
    logger.error('failed', { error: new TypeError('outer', { cause: new Error('inner') }) });
    expect(JSON.parse(lines[0] ?? '').error).toEqual({
      name: 'TypeError',
      message: 'outer',
      stack: expect.stringContaining('logger.unit.test'),
      cause: 'Error: inner',
    });
  });
});

describe('A log line as text', () => {
  test('When it is a warning, then it is readable', () => {
    const { logger, lines } = capture([], 'text');
    logger.warn('running as root: the browser starts without its sandbox');
    logger.error('could not stop cleanly', { part: 'queue', request_id: 7, error: new Error('gone') });
    expect(lines).toEqual([
      '! Running as root: the browser starts without its sandbox\n',
      '✗ Could not stop cleanly (part: queue, request id: 7, error: gone)\n',
    ]);
  });

  test('When it would contain a secret or terminal control characters, then they are removed', () => {
    const { logger, lines } = capture(['hunter2hunter2'], 'text');
    logger.warn('it was hunter2hunter2', { url: `https://a.example/\u001b[2J?key=bp_prod_${RANDOM}`, page: 'a\nb' });
    expect(lines).toEqual(['! It was … (url: https://a.example/ [2J?key=bp_prod_…, page: a b)\n']);
  });
});
