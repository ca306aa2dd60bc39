import { geometricMean, median, rise } from '@brandprint/harness/stats';
import { describe, expect, test } from '@jest/globals';
import { computeTrends, type Sample } from '../src/soak/trends.ts';

const MB = 1024 * 1024;
const AT_REST: Sample = {
  heap: 40 * MB,
  rss: 190 * MB,
  openFiles: 40,
  handles: 9,
  listeners: 12,
  contexts: 2,
  targets: 4,
  browsers: 10,
  browserRss: 900 * MB,
  temporary: 1,
};

/** A hundred crawls, after each of which `grown` says what is held. */
const growing = (grown: (crawl: number) => Partial<Sample>) =>
  computeTrends(Array.from({ length: 100 }, (_, crawl) => ({ ...AT_REST, ...grown(crawl) })))
    .filter(({ level }) => !level)
    .map(({ name }) => name);

describe('what a worker holds', () => {
  test('When nothing grows, then all of it is level', () => {
    expect(growing(() => ({}))).toEqual([]);
  });

  test('When it swings, or jumps once and comes back, then it is level', () => {
    expect(
      growing((crawl) => ({
        heap: (crawl % 7) * 10 * MB,
        contexts: crawl === 99 ? 3 : 2,
        browserRss: 500 * MB + (crawl % 10) * 20 * MB,
      })),
    ).toEqual([]);
  });

  test.each<[keyof Sample, number]>([
    ['heap', MB / 10],
    ['rss', MB],
    ['openFiles', 0.1],
    ['handles', 0.1],
    ['listeners', 0.02],
    ['contexts', 0.02],
    ['targets', 0.02],
    ['browsers', 0.1],
    ['browserRss', 5 * MB],
    ['temporary', 0.02],
  ])('When a little more %s is left by each crawl, then that grows', (name, more) => {
    expect(growing((crawl) => ({ [name]: Math.floor(AT_REST[name] + crawl * more) }))).toEqual([name]);
  });

  test('When the system does not tell of something, then nothing is said of it', () => {
    const trends = computeTrends([{ ...AT_REST, openFiles: Number.NaN }]);
    const names = Object.keys(AT_REST).filter((name) => name !== 'openFiles');
    expect(trends.map(({ name }) => name).sort()).toEqual(names.sort());
  });
});

describe('figures', () => {
  test('When values are summed up, then by the middle one, by what they multiply to, and by the line through them', () => {
    expect([median([9, 1, 5]), median([4, 1, 2, 3]), median([])]).toEqual([5, 2.5, Number.NaN]);
    expect(geometricMean([0.5, 2, 8])).toBeCloseTo(2);
    expect([rise([1, 2, 3, 4]), rise([5, 5, 5]), rise([3, 1, 3]), rise([7])]).toEqual([3, 0, 0, 0]);
  });
});
