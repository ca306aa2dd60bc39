import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { EVIDENCE_VERSION, type Evidence } from '@brandprint/contracts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type AssetStore, createDirectoryStore, loadEvidence, saveEvidence, saveFirstView } from '../src/index.ts';

let root: string;
let store: AssetStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'brandprint-evidence-'));
  store = createDirectoryStore(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const texture = { pixels: 6, tones: 5, alike: 0.4, shades: 0.3, edges: 2 };
const evidence = (asset: object, version: number = EVIDENCE_VERSION) =>
  ({ version, pages: [], assets: [{ key: 'a.png', ...asset }] }) as unknown as Evidence;
const putEvidence = (stored: Evidence) =>
  store.put('evidence.json.gz', gzipSync(JSON.stringify(stored)), 'application/gzip');

describe('Evidence of a crawl', () => {
  test('When it is stored, then it is read as it was', async () => {
    const written = evidence({ texture });
    const key = await saveEvidence(store, { brandId: 'b', analysisId: 'a', fence: 1 }, written);
    expect(await loadEvidence(store, key)).toEqual(written);
  });

  test('When two first views are taken under one claim, then neither replaces the other', async () => {
    const claim = { brandId: 'b', analysisId: 'a', fence: 1 };
    const views = [evidence({ texture }), evidence({ texture: null })];
    const [one, two] = await Promise.all(views.map((view) => saveFirstView(store, claim, view)));
    expect([await loadEvidence(store, one ?? ''), await loadEvidence(store, two ?? '')]).toEqual(views);
  });

  test.each([
    ['a texture', texture],
    ['none', null],
  ])('When an earlier release stored %s of an image as `grain`, then it is read as its texture', async (_, grain) => {
    await putEvidence(evidence({ grain }));
    expect(await loadEvidence(store, 'evidence.json.gz')).toEqual(evidence({ texture: grain }));
  });

  test('When it has another version, then the error names both', async () => {
    await putEvidence(evidence({}, 1));
    await expect(loadEvidence(store, 'evidence.json.gz')).rejects.toThrow(
      `unsupported evidence version 1; this release reads version ${EVIDENCE_VERSION}`,
    );
  });

  test('When it is gone, then there is none', async () => {
    expect(await loadEvidence(store, 'evidence.json.gz')).toBeNull();
  });
});
