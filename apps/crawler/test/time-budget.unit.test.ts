import { expect, test } from '@jest/globals';
import { timeBudget } from '../src/visit/time-budget.ts';

test.each([5_000, 30_000, 60_000, 120_000])(
  'When a page may take %d ms, then its other views fit into that time, even if its scripts were stopped late',
  (pageMs) => {
    const { stopScriptsAfter, screenshot, views, resettleView, readView, pictures, total } = timeBudget(pageMs);
    expect(views).toBeGreaterThanOrEqual(stopScriptsAfter + screenshot);
    expect(views).toBeLessThan(pictures);
    expect(views + resettleView + readView + screenshot).toBeLessThan(total);
  },
);
