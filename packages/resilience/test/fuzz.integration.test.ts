import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@brandprint/testing';
import { expect, test } from '@jest/globals';
import { runFuzzing } from '../src/fuzz/index.ts';

const SAMPLE = { runs: 400, seed: 7 };

test('When valid and invalid requests are generated, then every response matches the document and none is a 5xx', async () => {
  const { url, stop } = await createTestDatabase();
  const dir = await mkdtemp(join(tmpdir(), 'brandprint-fuzz-'));
  try {
    const { requests, answers, failure } = await runFuzzing({ databaseUrl: url, dir }, SAMPLE);
    expect(failure).toBeUndefined();
    expect(requests).toBeGreaterThan(SAMPLE.runs / 2);
    const statuses = new Set([...answers.keys()].map((answer) => answer.split(' ').at(-1)));
    expect([...statuses]).toEqual(expect.arrayContaining(['200', '202', '204', '400', '401', '404', '405', '409']));
  } finally {
    await stop();
    await rm(dir, { recursive: true, force: true });
  }
});
