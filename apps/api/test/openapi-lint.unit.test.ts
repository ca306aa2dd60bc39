import { expect, test } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { createDocument } from '../src/openapi/document.ts';
import { routes } from '../src/routes/index.ts';

/** Exceptions to the rules: where, and why. */
const EXPLAINED: Record<string, string[]> = {
  // They have no input that could be wrong.
  'operation-4xx-response': ['/healthz', '/readyz', '/openapi.json', '/docs'].map(
    (path) => `#/paths/${path.replaceAll('/', '~1')}/get/responses`,
  ),
};

test('When the OpenAPI document is linted, then every finding is a listed exception', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(createDocument(routes)), config });
  const unexplained = problems
    .map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer ?? '' }))
    .filter(({ ruleId, at }) => !EXPLAINED[ruleId]?.includes(at));
  expect(unexplained).toEqual([]);
});
