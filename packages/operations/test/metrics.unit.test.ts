import { createLogger } from '@brandprint/platform';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import {
  APPS,
  createMetrics,
  type DueWork,
  METRICS,
  type MetricSpec,
  registerDueWorkMetrics,
  stageMetrics,
} from '../src/index.ts';

const logger = createLogger({ level: 'silent', service: 'test' });
const newMetrics = (apps = APPS.slice()) => createMetrics({ apps, logger });
const named = (text: string) => [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);

describe('The catalogue', () => {
  test('When metrics are named, then they follow the conventions, with their unit and few labels', () => {
    for (const [name, { type, labels }] of Object.entries<MetricSpec>(METRICS)) {
      expect(name).toMatch(/^(brandprint|http_server)_[a-z_]+$/);
      expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
      if (type === 'histogram' && !name.endsWith('groundedness')) expect(name).toMatch(/_seconds$/);
      for (const label of labels) expect(label).not.toMatch(/brand|host|url|path|workspace|analysis|id$/);
    }
  });

  test('When an app shows its metrics, then they are exactly those of the catalogue', async () => {
    for (const app of APPS) {
      const expected = Object.entries<MetricSpec>(METRICS).filter(([, { apps }]) => apps.includes(app));
      expect(named(await newMetrics([app]).text()).sort()).toEqual(expected.map(([name]) => name).sort());
    }
  });
});

describe('Metrics', () => {
  test('When several apps of one process count, then the values add up in one registry, and nowhere else', async () => {
    const [one, other] = [newMetrics(), newMetrics()];
    for (const _app of ['crawler', 'analyst']) stageMetrics(one).onStageBegin('crawl');
    stageMetrics(one).onStageEnd({ stage: 'crawl', outcome: 'handed_back', seconds: 3 });
    const text = await one.text();
    expect(text).toContain('\nbrandprint_stages_running{kind="crawl"} 1\n');
    expect(text).toContain('brandprint_stage_duration_seconds_bucket{le="5",stage="crawl",outcome="handed_back"} 1\n');
    expect(await other.text()).not.toContain('kind="crawl"');
  });

  test('When an app counts a metric that it does not show, then nothing happens', async () => {
    const metrics = newMetrics(['api']);
    metrics.add('brandprint_crawl_pages_total', {});
    expect(await metrics.text()).not.toContain('crawl_pages');
  });

  test('When a read fails, then the other metrics are shown', async () => {
    const metrics = newMetrics(['courier']);
    metrics.beforeScrape(
      () => Promise.reject(new Error('down')),
      () => {},
    );
    expect(await metrics.text()).toContain('brandprint_build_info{app="courier"');
  });
});

describe('Due work', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  const row = (count: number): DueWork => ({ kind: 'crawl', state: 'waiting', count, oldestSeconds: 7 });

  test('When many scrape at once, then the rows are read once, and all get the same values', async () => {
    const metrics = newMetrics(['courier']);
    let asked = 0;
    registerDueWorkMetrics(metrics, async () => {
      asked += 1;
      return [row(asked)];
    });
    const texts = await Promise.all([metrics.text(), metrics.text()]);
    for (const text of [...texts, await metrics.text()]) {
      expect(text).toContain('brandprint_due_work{kind="crawl",state="waiting"} 1\n');
      expect(text).toContain('brandprint_due_work_oldest_seconds{kind="crawl",state="waiting"} 7\n');
    }
    expect(asked).toBe(1);
  });

  test('When the rows are not read in time, then the scrape has no value, and a later one has', async () => {
    jest.useFakeTimers();
    const metrics = newMetrics(['courier']);
    let answer = Promise.resolve([row(1)]);
    registerDueWorkMetrics(metrics, () => answer);
    expect(await metrics.text()).toContain('brandprint_due_work{kind="crawl",state="waiting"} 1\n');

    let end = (_rows: DueWork[]) => {};
    answer = new Promise((resolve) => {
      end = resolve;
    });
    jest.advanceTimersByTime(5_000);
    for (const _scrape of [1, 2]) {
      let text = 'no answer';
      void metrics.text().then((answered) => {
        text = answered;
      });
      await jest.advanceTimersByTimeAsync(3_000);
      expect(text).toContain('brandprint_build_info{app="courier"');
      expect(text).not.toContain('kind="crawl"');
    }
    end([row(2)]);
    expect(await metrics.text()).toContain('brandprint_due_work{kind="crawl",state="waiting"} 2\n');
  });

  test('When one read fails, then the values of the other stay', async () => {
    jest.useFakeTimers();
    const metrics = newMetrics(['courier']);
    const delivery = { ...row(9), kind: 'delivery' };
    let answers = [delivery];
    registerDueWorkMetrics(
      metrics,
      async () => [row(1)],
      async () => {
        if (answers.length === 0) throw new Error('too slow');
        return answers;
      },
    );
    expect(await metrics.text()).toContain('brandprint_due_work{kind="delivery",state="waiting"} 9\n');
    answers = [];
    jest.advanceTimersByTime(5_000);
    const text = await metrics.text();
    expect(text).toContain('brandprint_due_work{kind="crawl",state="waiting"} 1\n');
    expect(text).not.toContain('kind="delivery"');
  });

  test('When the rows cannot be read, then there is no value, and the next scrape reads again', async () => {
    const metrics = newMetrics(['courier']);
    let up = false;
    registerDueWorkMetrics(metrics, async () => {
      if (!up) throw new Error('down');
      return [row(3)];
    });
    expect(await metrics.text()).not.toContain('kind="crawl"');
    up = true;
    expect(await metrics.text()).toContain('brandprint_due_work{kind="crawl",state="waiting"} 3\n');
  });
});
