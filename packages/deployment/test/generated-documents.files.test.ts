import { expect, test } from '@jest/globals';
import { accessDocument } from './support/access-document.ts';
import {
  alertsDocument,
  metricsDocument,
  settingsDocument,
  storePoliciesDocument,
  webhooksDocument,
} from './support/documents.ts';
import { readRepositoryFile } from './support/files.ts';

test.each([
  ['docs/settings.md', settingsDocument],
  ['docs/metrics.md', metricsDocument],
  ['docs/webhooks.md', webhooksDocument],
  ['docs/access.md', accessDocument],
  ['docs/store-policies.json', storePoliciesDocument],
  ['compose/alerts.yml', alertsDocument],
] as const)(
  'When settings, metrics, retries, routes, policies or alerts change, then %s is up to date (npm run documents)',
  (path, document) => {
    expect(readRepositoryFile(path)).toBe(document());
  },
);
