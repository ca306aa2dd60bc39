import { expect, test } from '@jest/globals';
import { timeBudget } from '../src/visit/time-budget.ts';

test.each([5_000, 30_000, 60_000, 120_000])(
  'When a page may take %d ms, then one that was read just before the hurried path is captured in its other views, in time',
  (pageMs) => {
    const { stopScriptsAfter, screenshot, views, resettleView, readView, pictures, total } = timeBudget(pageMs);
    expect(views).toBeGreaterThanOrEqual(stopScriptsAfter + screenshot);
    expect(views).toBeLessThan(pictures);
    expect(views + resettleView + readView + screenshot).toBeLessThan(total);
  },
);
