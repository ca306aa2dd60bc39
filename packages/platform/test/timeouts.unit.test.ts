import { describe, expect, test } from '@jest/globals';
import { allWithTimeout, explainConnectionError, UserError, withTimeout } from '../src/index.ts';

const pendingForever = new Promise<never>(() => {});
const late = () => new Error('too late');

describe('Work with a timeout', () => {
  test('When it ends in time, then its result or error is passed on', async () => {
    expect(await withTimeout(60_000, Promise.resolve('done'), late)).toBe('done');
    await expect(withTimeout(60_000, Promise.reject(new Error('broken')), late)).rejects.toThrow('broken');
  });

  test('When it does not, then the timeout error is thrown, and a later failure is ignored', async () => {
    let fail = (_: Error): void => {};
    const work = new Promise<void>((_, reject) => {
      fail = reject;
    });
    await expect(withTimeout(1, work, late)).rejects.toThrow('too late');
    fail(new Error('later still'));
    await new Promise(setImmediate); // an unhandled rejection would have ended the process by now
  });

  test('When one of several does not finish, then all fail', async () => {
    await allWithTimeout(60_000, [Promise.resolve(1), Promise.resolve(2)]);
    await expect(allWithTimeout(1, [Promise.resolve(1), pendingForever])).rejects.toThrow('no answer within 1 ms');
  });
});

describe('A service that is needed at the start', () => {
  test('When it does not respond, then the error is one line that names the setting', async () => {
    const failing = (error: Error) => explainConnectionError('REDIS_URL', () => Promise.reject(error));
    await expect(failing(Object.assign(new Error(''), { code: 'ECONNREFUSED' }))).rejects.toEqual(
      new UserError('REDIS_URL: cannot connect to the service (ECONNREFUSED).'),
    );
    await expect(failing(new UserError('Look at it.'))).rejects.toThrow(/^Look at it\.$/);
  });
});
