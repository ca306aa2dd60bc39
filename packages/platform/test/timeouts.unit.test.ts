import { describe, expect, test } from '@jest/globals';
import { allWithTimeout, explainConnectionError, UserError, withTimeout } from '../src/index.ts';

const pendingForever = new Promise<never>(() => {});
const late = () => new Error('too late');

describe('Work that has so much time', () => {
  test('When it ends in time, then its answer or its failure is passed on', async () => {
    expect(await withTimeout(60_000, Promise.resolve('done'), late)).toBe('done');
    await expect(withTimeout(60_000, Promise.reject(new Error('broken')), late)).rejects.toThrow('broken');
  });

  test('When it does not, then it is late, and that it fails afterwards harms nobody', async () => {
    let fail = (_: Error): void => {};
    const work = new Promise<void>((_, reject) => {
      fail = reject;
    });
    await expect(withTimeout(1, work, late)).rejects.toThrow('too late');
    fail(new Error('later still'));
    await new Promise(setImmediate); // one that nobody looked at would end the process by now
  });

  test('When one of several does not answer, then none counts', async () => {
    await allWithTimeout(60_000, [Promise.resolve(1), Promise.resolve(2)]);
    await expect(allWithTimeout(1, [Promise.resolve(1), pendingForever])).rejects.toThrow('no answer within 1 ms');
  });
});

describe('A service that is needed at the start', () => {
  test('When it does not answer, then one line names the setting', async () => {
    const failing = (error: Error) => explainConnectionError('REDIS_URL', () => Promise.reject(error));
    await expect(failing(Object.assign(new Error(''), { code: 'ECONNREFUSED' }))).rejects.toEqual(
      new UserError('REDIS_URL: cannot connect to the service (ECONNREFUSED).'),
    );
    await expect(failing(new UserError('Look at it.'))).rejects.toThrow(/^Look at it\.$/);
  });
});
