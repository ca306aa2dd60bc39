import { expect, test } from '@jest/globals';
import { ALL_CASES, setUpLeavingPages } from './support/leaving-pages.ts';

/** TEST_HEAVY=sample visits one page of these many; prime to the number of moments, so that each of them occurs. */
const SAMPLE = 7;
const cases = ALL_CASES.filter((_, index) => process.env.TEST_HEAVY !== 'sample' || index % SAMPLE === 0);

const { visit } = setUpLeavingPages();

test('When a page leaves in each way for each target at each moment, then it is read, and nothing arrives', async () => {
  expect(await visit(cases)).toEqual({ read: cases.length, amiss: [] });
});
