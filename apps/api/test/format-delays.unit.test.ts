import { expect, test } from '@jest/globals';
import { formatDelays } from '../src/routes/format-delays.ts';

test.each([
  [[0, 5, 300, 1_800, 7_200, 86_400], '5 seconds, 5 and 30 minutes, and 2 and 24 hours'],
  [[0, 90, 3_600], '90 seconds and 1 hour'],
  [[60], '1 minute'],
])('When delays are %j seconds, then the text is: %s', (delays, text) => {
  expect(formatDelays(delays)).toBe(text);
});
