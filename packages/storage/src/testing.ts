import type { AssetStore } from './asset-store.ts';
import { type StoreApp, storePolicy } from './policies.ts';

const BUCKET = 'bucket';

/** As S3 matches a resource: `*` is any text. */
const matches = (pattern: string, text: string) =>
  new RegExp(`^${pattern.replaceAll(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(text);

/** The store as one that enforces the policy of an app. For tests. */
export function restrictStore(store: AssetStore, app: StoreApp): AssetStore {
  const { Statement } = storePolicy(app, BUCKET);
  const assertAllowed = (action: string, key?: string) => {
    const resource = `arn:aws:s3:::${BUCKET}${key === undefined ? '' : `/${key}`}`;
    const isAllowed = Statement.some(
      ({ Action, Resource }) => Action.includes(action) && Resource.some((pattern) => matches(pattern, resource)),
    );
    if (!isAllowed) throw new Error(`AccessDenied: the policy of ${app} does not allow ${action} on ${resource}`);
  };
  return {
    async put(key, ...file) {
      assertAllowed('s3:PutObject', key);
      await store.put(key, ...file);
    },
    async get(key, range) {
      assertAllowed('s3:GetObject', key);
      return store.get(key, range);
    },
    async read(key) {
      assertAllowed('s3:GetObject', key);
      return store.read(key);
    },
    async *list(prefix) {
      assertAllowed('s3:ListBucket');
      yield* store.list(prefix);
    },
    async deletePrefix(prefix) {
      for await (const { key } of this.list(prefix)) assertAllowed('s3:DeleteObject', key);
      await store.deletePrefix(prefix);
    },
    async prepare() {
      assertAllowed('s3:CreateBucket');
      await store.prepare();
    },
    async ping() {
      assertAllowed('s3:ListBucket');
      await store.ping();
    },
  };
}
