import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { chartDocument, chartFiles } from './support/chart/chart.ts';
import { merge } from './support/chart/merge.ts';
import { ROOT, readRepositoryFile } from './support/files.ts';

test('When manifests or settings change, then charts and their page are up to date (npm run documents)', () => {
  const files = chartFiles();
  for (const [path, text] of files) expect([path, readRepositoryFile(path) === text]).toEqual([path, true]);
  for (const folder of ['brandprint', 'brandprint-cluster'].map((chart) => `charts/${chart}/templates/manifests`))
    for (const name of readdirSync(join(ROOT, folder))) expect([...files.keys()]).toContain(`${folder}/${name}`);
  expect(readRepositoryFile('docs/chart.md')).toBe(chartDocument());
});

test('When two options change the same thing, then the generator names both and the place', () => {
  const variant = (group: string, seconds: number) => ({
    group,
    when: `.Values.${group}`,
    tree: { spec: { seconds } },
  });
  expect(() => merge({ spec: { seconds: 1 } }, [variant('spot', 2), variant('zones', 3)], 'Deployment api')).toThrow(
    'options spot and zones both change Deployment api/spec/seconds',
  );
});
