import { getEventListeners } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import {
  allWithTimeout,
  deadlineSignal,
  delay,
  escalateAfter,
  explainConnectionError,
  raceAbort,
  UserError,
  withTimeout,
  withTimeoutFallback,
} from '../src/index.ts';

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

describe('Work that may take long', () => {
  test('When it does not end in time, then the fallback is used; a failure in time is passed on', async () => {
    expect(await withTimeoutFallback(60_000, Promise.resolve('done'), 'fallback')).toBe('done');
    expect(await withTimeoutFallback(1, pendingForever, 'fallback')).toBe('fallback');
    await expect(withTimeoutFallback(60_000, Promise.reject(new Error('broken')), 'fallback')).rejects.toThrow(
      'broken',
    );
  });

  test('When it does not end in time, then it is escalated and still waited for', async () => {
    let end = (_: string): void => {};
    const work = new Promise<string>((resolve) => {
      end = resolve;
    });
    expect(await escalateAfter(1, work, () => end('forced'))).toBe('forced');
    expect(await escalateAfter(0, Promise.resolve('done'), () => end('again'))).toBe('done');
  });
});

describe('Work that can be aborted', () => {
  test('When the signal fires, then waiting ends with its reason and no listener is left', async () => {
    const controller = new AbortController();
    const waiting = raceAbort(controller.signal, pendingForever);
    controller.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });

  test('When the signal fires and there is a grace period, then work that ends within it counts', async () => {
    const aborted = AbortSignal.abort(new Error('stopped'));
    expect(
      await raceAbort(
        aborted,
        delay(1).then(() => 'ended'),
        { graceMs: 60_000 },
      ),
    ).toBe('ended');
    await expect(raceAbort(aborted, pendingForever, { graceMs: 1 })).rejects.toThrow('stopped');
  });
});

describe('A deadline', () => {
  test('When the time is over, then it fires with a TimeoutError', async () => {
    const { signal } = deadlineSignal(1);
    await delay(60_000, { signal });
    expect(signal.reason).toMatchObject({ name: 'TimeoutError', message: '1 ms passed' });
  });

  test('When a source fires, then it fires with the reason of that; once cleared it follows none', () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const deadline = deadlineSignal(60_000, first.signal, second.signal);
    const cleared = deadlineSignal(60_000, first.signal, second.signal);
    cleared.clear();
    second.abort(new Error('stopped'));
    expect(deadline.signal.reason).toEqual(new Error('stopped'));
    expect(cleared.signal.aborted).toBe(false);
    deadline.clear();
    expect(getEventListeners(first.signal, 'abort')).toEqual([]);
    const late = deadlineSignal(60_000, second.signal);
    late.clear();
    expect(late.signal.reason).toEqual(new Error('stopped'));
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
