import { writeFile } from 'node:fs/promises';
import { accessDocument } from '../test/support/access-document.ts';
import {
  alertsDocument,
  metricsDocument,
  settingsDocument,
  storePoliciesDocument,
  webhooksDocument,
} from '../test/support/documents.ts';

const root = new URL('../../../', import.meta.url);
await writeFile(new URL('docs/settings.md', root), settingsDocument());
await writeFile(new URL('docs/metrics.md', root), metricsDocument());
await writeFile(new URL('compose/alerts.yml', root), alertsDocument());
await writeFile(new URL('docs/store-policies.json', root), storePoliciesDocument());
await writeFile(new URL('docs/webhooks.md', root), webhooksDocument());
await writeFile(new URL('docs/access.md', root), accessDocument());
