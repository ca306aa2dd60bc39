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

/** The resources that grow over a hundred crawls, given the values after each. */
const growing = (grown: (crawl: number) => Partial<Sample>) =>
  computeTrends(Array.from({ length: 100 }, (_, crawl) => ({ ...AT_REST, ...grown(crawl) })))
    .filter(({ level }) => !level)
    .map(({ name }) => name);

describe('The trends of a worker', () => {
  test('When nothing grows, then every trend is level', () => {
    expect(growing(() => ({}))).toEqual([]);
  });

  test('When values fluctuate or peak once, then the trend is level', () => {
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
  ])('When each crawl leaves slightly more %s, then its trend grows', (name, more) => {
    expect(growing((crawl) => ({ [name]: Math.floor(AT_REST[name] + crawl * more) }))).toEqual([name]);
  });

  test('When the system does not report a resource, then it has no trend', () => {
    const trends = computeTrends([{ ...AT_REST, openFiles: Number.NaN }]);
    const names = Object.keys(AT_REST).filter((name) => name !== 'openFiles');
    expect(trends.map(({ name }) => name).sort()).toEqual(names.sort());
  });
});
