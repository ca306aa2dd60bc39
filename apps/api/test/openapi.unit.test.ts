import { createValidator } from '@brandprint/testing/openapi';
import { describe, expect, test } from '@jest/globals';
import committed from '../openapi.json' with { type: 'json' };
import { createDocument } from '../src/openapi/document.ts';
import type { MediaType, Operation, Response } from '../src/openapi/types.ts';
import { routes } from '../src/routes/index.ts';

const document = createDocument(routes);

describe('The OpenAPI document', () => {
  test('When routes or contracts change, then the committed document is up to date (npm run openapi)', () => {
    expect(committed).toEqual(JSON.parse(JSON.stringify(document)));
  });

  test('When it is served under another URL, then only that differs', () => {
    const server = 'https://brandprint.example/base';
    expect(createDocument(routes, server)).toEqual({ ...document, servers: [{ url: server }] });
  });
});

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;
const operationsOf = (root: 'paths' | 'webhooks') =>
  Object.entries(document[root]).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method): [string, Operation, string[]] => [
      `${method} ${path}`,
      item[method] as Operation,
      [root, path, method],
    ]),
  );
const operations = operationsOf('paths');

describe('Operations', () => {
  test('When there are two, then their ids differ', () => {
    const ids = [...operations, ...operationsOf('webhooks')].map(([, { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(operations)('When %s is described, then it has its own description and a known tag', (_, operation) => {
    expect(operation.summary).not.toMatch(/\.$/);
    expect(operation.description?.length ?? 0).toBeGreaterThan(20);
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(operation.tags));
  });

  test.each(operations)('When %s has parameters, then each is described', (_, { parameters = [] }) => {
    const silent = parameters.filter((parameter) => !('$ref' in parameter) && !parameter.description);
    expect(silent).toEqual([]);
  });
});

const validate = createValidator(document);

/** Every JSON example, with its schema. */
function examplesOf(content: Record<string, MediaType> | undefined, path: string[]) {
  const { 'application/json': media } = content ?? {};
  if (!media) return [];
  const names = Object.entries(media.examples ?? {});
  return names.map(([name, { value }]) => ({
    name,
    value,
    schema: [...path, 'content', 'application/json', 'schema'],
  }));
}

const answersOf = (operation: Operation, path: string[]) =>
  Object.entries(operation.responses).flatMap(([status, response]) =>
    '$ref' in response ? [] : examplesOf(response.content, [...path, 'responses', status]),
  );

const shared = Object.entries(document.components.responses).flatMap(([name, { content }]) =>
  examplesOf(content, ['components', 'responses', name]),
);

describe('Examples', () => {
  test.each([...operations, ...operationsOf('webhooks')])(
    'When %s sends or returns JSON, then its examples are valid',
    (_, operation, path) => {
      const sent = examplesOf(operation.requestBody?.content, [...path, 'requestBody']);
      const answered = answersOf(operation, path);
      const faults = [...sent, ...answered].flatMap(({ name, value, schema }) =>
        validate(schema, JSON.parse(JSON.stringify(value))).map((fault) => `${name}: ${fault}`),
      );
      expect(faults).toEqual([]);
    },
  );

  test('When an error is shared, then its examples are valid, and each code has one', () => {
    expect(shared.length).toBeGreaterThan(20);
    expect(
      shared.flatMap(({ name, value, schema }) => validate(schema, value).map((fault) => `${name}: ${fault}`)),
    ).toEqual([]);
  });

  test.each(operations)('When %s has a body in either direction, then it has an example', (_, operation) => {
    const bodies = Object.values(operation.requestBody?.content ?? {});
    const answers = Object.values(operation.responses).flatMap((response) =>
      '$ref' in response ? [] : Object.entries((response as Response).content ?? {}),
    );
    const json = answers.filter(([type]) => type === 'application/json').map(([, media]) => media);
    expect([...bodies, ...json].filter(({ examples }) => !examples)).toEqual([]);
  });
});
