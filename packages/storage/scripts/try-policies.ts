/**
 * Compares a real store with docs/store-policies.json: each app, with credentials of its own, tries every action on
 * every kind of file. Needs the policies on the users of the store, and
 *   S3_ENDPOINT, S3_BUCKET, OWNER_KEYS, API_KEYS, CRAWLER_KEYS, ANALYST_KEYS, COURIER_KEYS, OPERATOR_KEYS
 * each of the last six as ACCESS:SECRET: `npx tsx packages/storage/scripts/try-policies.ts`
 */
import { SECTION_STAGES } from '@brandprint/contracts';
import type { AssetStore } from '../src/asset-store.ts';
import { STORE_APPS } from '../src/policies.ts';
import { createS3Store } from '../src/s3-store.ts';
import { restrictStore } from '../src/testing.ts';

const env = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};
const open = (who: string): AssetStore => {
  const [accessKey = '', secretKey = ''] = env(`${who.toUpperCase()}_KEYS`).split(':');
  return createS3Store({ endpoint: env('S3_ENDPOINT'), bucket: env('S3_BUCKET'), accessKey, secretKey });
};

const ANALYSIS = 'brands/0190c2c3-0000-7000-8000-000000000001/0190c2c3-0000-7000-8000-000000000002/';
const KINDS = ['crawl-1', ...SECTION_STAGES.map((stage) => `${stage}-1`), 'book-sources', 'books', 'other'];
const FILE = Buffer.from('file');

const ACTIONS: Readonly<Record<string, (store: AssetStore, prefix: string) => Promise<unknown>>> = {
  write: (store, prefix) => store.put(`${prefix}file`, FILE, 'text/plain'),
  read: (store, prefix) => store.read(`${prefix}file`),
  delete: (store, prefix) => store.deletePrefix(prefix),
  list: (store, prefix) => store.list(prefix)[Symbol.asyncIterator]().next(),
  find: (store) => store.ping(),
};

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

const owner = open('owner');
await owner.prepare();
let [tried, different] = [0, 0];
for (const app of STORE_APPS) {
  const store = open(app);
  for (const kind of KINDS)
    for (const [action, act] of Object.entries(ACTIONS)) {
      const prefix = `${ANALYSIS}${kind}/`;
      await owner.put(`${prefix}file`, FILE, 'text/plain');
      const expected = await succeeds(act(restrictStore(owner, app), prefix));
      await owner.put(`${prefix}file`, FILE, 'text/plain');
      const actual = await succeeds(act(store, prefix));
      tried += 1;
      if (actual === expected) continue;
      different += 1;
      console.error(`${app} ${action} ${prefix}: expected ${expected}, the store says ${actual}`);
    }
  const missing = await store.read(`${ANALYSIS}crawl-1/missing`).catch((error: { code?: string }) => error.code);
  console.info(`${app}: a missing file is ${missing === null ? 'found to be missing' : missing}`);
}
await owner.deletePrefix(ANALYSIS);
console.info(`${tried} combinations of app, kind of file and action; ${different} differ from the policies.`);
process.exitCode = different > 0 ? 1 : 0;
