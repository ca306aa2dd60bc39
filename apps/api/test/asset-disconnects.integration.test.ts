import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { type ClientRequest, get as httpGet, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AssetStore, createDirectoryStore } from '@brandprint/storage';
import { waitFor } from '@brandprint/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startApi } from '../src/index.ts';
import { type TestCaller, useTestApi } from './support/api.ts';
import { useAssets } from './support/assets.ts';

const api = await useTestApi();
let caller: TestCaller;
beforeEach(async () => {
  caller = await api.createCaller();
});
const { withAsset } = useAssets(api, () => caller);

/** Open files can be listed on Linux only. */
const describeOnLinux = existsSync('/proc/self/fd') ? describe : describe.skip;

describeOnLinux('A client that leaves', () => {
  let directory: string;
  let own: AssetStore;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'brandprint-left-'));
    own = createDirectoryStore(directory);
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  async function openFiles(): Promise<number> {
    const fds = await readdir('/proc/self/fd');
    const paths = await Promise.all(fds.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
    return paths.filter((file) => file.startsWith(directory)).length;
  }

  /** Serves a large asset from `store` and requests it. */
  async function asking(store: AssetStore, then: (asked: ClientRequest) => Promise<void>): Promise<void> {
    const { path } = await withAsset({ body: randomBytes(20_000_000), store: own });
    const server = await startApi({ ...api.deps, store, port: 0, host: '127.0.0.1' });
    const asked = httpGet(`${server.url}${path}`, { headers: { Authorization: `Bearer ${caller.key}` } });
    asked.on('error', () => {}); // the test aborts it itself
    try {
      await then(asked);
    } finally {
      await server.stop();
    }
  }

  test('When it disconnects during the transfer, then no file stays open', async () => {
    await asking(own, async (asked) => {
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      await once(response, 'readable');
      expect(await openFiles()).toBe(1);
      response.destroy();
      await waitFor(async () => (await openFiles()) === 0);
    });
  });

  test('When it disconnects before the file is opened, then no file stays open', async () => {
    let opened = 0;
    let opening = () => {};
    const called = new Promise<void>((resolve) => {
      opening = resolve;
    });
    let proceed = () => {};
    const left = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    const late: AssetStore = {
      ...own,
      async get(key, range) {
        opening();
        await left;
        const object = await own.get(key, range);
        opened = await openFiles();
        return object;
      },
    };
    await asking(late, async (asked) => {
      await called;
      asked.destroy();
      await new Promise((resolve) => asked.once('close', resolve));
      proceed();
      await waitFor(async () => opened === 1 && (await openFiles()) === 0);
    });
  });
});
