import { writeFile } from 'node:fs/promises';
import { metricsDocument, settingsDocument } from '../test/support/documents.ts';

const docs = new URL('../../../docs/', import.meta.url);
await writeFile(new URL('settings.md', docs), settingsDocument());
await writeFile(new URL('metrics.md', docs), metricsDocument());
