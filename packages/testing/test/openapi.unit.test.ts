import { describe, expect, test } from '@jest/globals';
import { createResponseChecker, type HttpExchange } from '../src/openapi/index.ts';

const document = {
  paths: {
    '/things/{id}': {
      get: {
        operationId: 'getThing',
        responses: {
          200: {
            headers: { ETag: { $ref: '#/components/headers/ETag' }, 'Retry-After': { schema: { type: 'integer' } } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
          204: {},
          206: { content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } },
          404: { $ref: '#/components/responses/NotFound' },
        },
      },
    },
    '/things/{id}/events': {
      get: {
        operationId: 'watchThing',
        responses: {
          200: {
            content: {
              'text/event-stream': {
                schema: {
                  type: 'string',
                  contentSchema: {
                    type: 'array',
                    items: {
                      type: 'object',
                      properties: {
                        id: { type: 'string' },
                        event: { enum: ['made'] },
                        data: { type: 'string', contentSchema: { $ref: '#/components/schemas/Thing' } },
                      },
                      required: ['id', 'event', 'data'],
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/things/new': { get: { operationId: 'newThing', responses: { 204: {} } } },
  },
  components: {
    headers: { ETag: { required: true, schema: { type: 'string', pattern: '^".*"$' } } },
    responses: {
      NotFound: {
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Error',
              properties: { code: { enum: ['NOT_FOUND'] } },
              required: ['code'],
            },
          },
        },
      },
    },
    schemas: {
      Error: {
        type: 'object',
        properties: { message: { type: 'string' }, code: { type: 'string' } },
        required: ['message'],
      },
      Thing: {
        type: 'object',
        properties: {
          at: { type: 'string', format: 'date-time' },
          // A field named like a keyword.
          example: { type: 'object', properties: { text: { type: 'string' } } },
          any: { type: 'object', additionalProperties: {} },
        },
        required: ['at'],
      },
    },
  },
};

const check = createResponseChecker(document);
const thing = { at: '2026-11-21T09:30:00.000Z', example: { text: 'x' }, any: { key: 1 } };

/** The violations of a valid response with this change. */
const faults = ({ json = thing, headers = {}, ...more }: Partial<HttpExchange> & { json?: unknown } = {}) =>
  check({
    method: 'GET',
    url: 'http://127.0.0.1:1/things/1?x=1',
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', etag: '"1"', date: 'today', ...headers },
    body: JSON.stringify(json),
    ...more,
  }).violations;

describe('A response', () => {
  test('When it is as documented, then there are no violations', () => {
    expect(faults()).toEqual([]);
    expect(faults({ headers: { 'retry-after': '5' } })).toEqual([]);
    expect(faults({ status: 404, json: { message: 'x', code: 'NOT_FOUND' } })).toEqual([]);
    expect(faults({ status: 204, body: '' })).toEqual([]);
    expect(faults({ status: 206, headers: { 'content-type': 'image/png' }, body: 'x' })).toEqual([]);
    expect(faults({ method: 'HEAD', body: '' })).toEqual([]);
  });

  test.each<[string, Parameters<typeof faults>[0], RegExp]>([
    ['its status is not documented', { status: 500 }, /status is not in the document/],
    ['a key is not documented', { json: { ...thing, more: 1 } }, /additional properties.*more/],
    ['a key deeper in is not documented', { json: { ...thing, example: { more: 1 } } }, /\/example.*more/],
    ['a key is missing', { json: {} }, /required.*at/],
    ['a value is of another type', { json: { at: 1 } }, /\/at must be string/],
    ['a value is of another format', { json: { at: 'today' } }, /\/at must match format "date-time"/],
    ['its body is not JSON', { body: '<p>' }, /must be object/],
    [
      'its error has another code',
      { status: 404, json: { message: 'x', code: 'GONE' } },
      /\/code must be equal to one/,
    ],
    ['its error has another key', { status: 404, json: { message: 'x', code: 'NOT_FOUND', more: 1 } }, /more/],
    ['its content type is not documented', { headers: { 'content-type': 'text/html' } }, /content type text\/html/],
    ['it has a body where there is none', { status: 204, body: 'x' }, /a body where there should be none/],
    ['it has a body for HEAD', { method: 'HEAD' }, /HEAD was answered with a body/],
    ['a header is missing', { headers: { etag: undefined } }, /header ETag is missing/],
    ['a header is not documented', { headers: { 'x-more': '1' } }, /header x-more is not in the document/],
    ['a header is wrong', { headers: { etag: '1' } }, /header ETag: .* must match pattern/],
    ['a header is of another type', { headers: { 'retry-after': 'soon' } }, /header Retry-After: .* must be integer/],
  ])('When %s, then that is the violation', (_, change, fault) => {
    expect(faults(change)).toEqual([expect.stringMatching(fault)]);
  });

  test('When a path matches literally, then it takes precedence over one with a parameter', () => {
    const exchange = { method: 'GET', url: '/things/new', status: 204, headers: {}, body: '' };
    expect(check(exchange)).toEqual({ answer: 'newThing 204', violations: [] });
  });
});

describe('Server-sent events', () => {
  const faultsOf = (body: string) => {
    const headers = { 'content-type': 'text/event-stream; charset=utf-8' };
    return check({ method: 'GET', url: '/things/1/events', status: 200, headers, body }).violations;
  };
  const data = JSON.stringify(thing);

  test('When they are as documented, then there are no violations', () => {
    expect(
      faultsOf(`retry: 5\n\n:\n\nid: 1\nevent: made\ndata: ${data}\n\nid: 2\nevent: made\ndata: ${data}\n\n`),
    ).toEqual([]);
  });

  test.each([
    ['an event is not documented', `id: 1\nevent: lost\ndata: ${data}\n\n`, /\/0\/event/],
    ['a field is missing', `event: made\ndata: ${data}\n\n`, /\/0 .*id/],
    ['its data is not as documented', 'id: 1\nevent: made\ndata: {}\n\n', /required property 'at'/],
  ])('When %s, then that is the violation', (_, body, fault) => {
    expect(faultsOf(body)).toEqual([expect.stringMatching(fault)]);
  });
});

describe('Undocumented requests', () => {
  const answered = (method: string, url: string, status: number, body = '{"message":"x"}') =>
    check({ method, url, status, headers: {}, body }).violations.length;

  test('When one is rejected, then that is correct', () => {
    expect(answered('GET', '/nothing', 404)).toBe(0);
    expect(answered('POST', '/things/1', 405)).toBe(0);
    expect(answered('OPTIONS', '/things/1', 204, '')).toBe(0);
  });

  test('When the response is anything else, then that is a violation', () => {
    expect(answered('GET', '/nothing', 200)).toBe(1);
    expect(answered('POST', '/things/1', 200)).toBe(1);
    expect(answered('GET', '/nothing', 404, '{"code":1}')).toBeGreaterThan(0);
  });
});
