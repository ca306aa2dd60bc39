import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveTasks } from '@brandprint/harness/child/serve';

export interface OpenbrandTask {
  url: string;
}

const LOOPBACK = '127.0.0.1';

/** As in the browsers, only sites on this machine are reachable. */
const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : input);
  return hostname === LOOPBACK ? fetch(input, init) : Promise.reject(new TypeError('fetch failed'));
};

await serveTasks<OpenbrandTask, unknown>(async () => {
  const installed = join(process.env['PEER_MODULES'] ?? '', 'openbrand/dist/index.mjs');
  const { extractBrandAssets } = (await import(pathToFileURL(installed).href)) as {
    extractBrandAssets(url: string): Promise<{ ok: boolean }>;
  };
  return {
    async run({ url }) {
      const result = await extractBrandAssets(url);
      if (!result.ok) throw new Error(JSON.stringify(result));
      return result;
    },
    stop: async () => undefined,
  };
});
