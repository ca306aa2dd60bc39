import { expect, test } from '@jest/globals';
import { metricsDocument, settingsDocument } from './support/documents.ts';
import { read } from './support/files.ts';

test.each([
  ['docs/settings.md', settingsDocument],
  ['docs/metrics.md', metricsDocument],
] as const)('When settings or metrics change, then %s is written anew (npm run documents)', (path, document) => {
  expect(read(path)).toBe(document());
});
