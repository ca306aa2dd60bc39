import { expect, test } from '@jest/globals';
import { runSoak } from '../src/soak/index.ts';

test('When one process crawls many sites, with cancelled and failing crawls, then its resources do not grow and are released at the end', async () => {
  const { faults, trends, outcomes, processes } = await runSoak({ crawls: 12, warmUp: 4, pages: 1 }, () => undefined);
  expect({ faults, trends: trends.filter(({ level }) => !level) }).toEqual({ faults: [], trends: [] });
  expect(outcomes).toEqual({
    'pictures: 1 pages': 2,
    'app: 1 pages': 2,
    'frames: 1 pages': 2,
    'workers: 1 pages': 2,
    'abandoned: no pages': 2,
    'missing: no pages': 2,
  });
  if (process.platform === 'linux') expect(processes).toBeGreaterThan(5);
});
