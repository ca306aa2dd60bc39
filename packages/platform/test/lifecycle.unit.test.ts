import { expect, test } from '@jest/globals';
import { createLogger, Lifecycle } from '../src/index.ts';

const logger = createLogger({ level: 'silent', service: 'test' });

test('When it stops, then what was started last is stopped first, and one failure does not prevent the others', async () => {
  const stopped: string[] = [];
  const lifecycle = new Lifecycle(logger);
  lifecycle.add('a', 'a', async (it) => stopped.push(it));
  lifecycle.add('b', 'b', () => Promise.reject(new Error('stuck')));
  lifecycle.add('c', 'c', async (it) => stopped.push(it));
  await Promise.all([lifecycle.stop(), lifecycle.stop()]);
  expect(stopped).toEqual(['c', 'a']);
});

test('When something is added after the stop, then it is stopped too', async () => {
  const lifecycle = new Lifecycle(logger);
  await lifecycle.stop();
  const stopped: string[] = [];
  lifecycle.add('late', 'late', async (it) => stopped.push(it));
  await lifecycle.stop();
  expect(stopped).toEqual(['late']);
});
