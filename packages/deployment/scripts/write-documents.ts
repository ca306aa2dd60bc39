import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accessDocument } from '../test/support/access-document.ts';
import { chartDocument, chartFiles } from '../test/support/chart/chart.ts';
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
await writeFile(new URL('docs/chart.md', root), chartDocument());
for (const chart of ['brandprint', 'brandprint-cluster'])
  await rm(new URL(`charts/${chart}/templates/manifests`, root), { recursive: true, force: true });
for (const [path, text] of chartFiles()) {
  const file = fileURLToPath(new URL(path, root));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
