import { createMetrics } from '@brandprint/operations';
import { createTestLog } from '@brandprint/testing';
import { expect, test } from '@jest/globals';
import { recordSection } from '../src/metrics.ts';

test('When a model has written a text, then its supported share is counted, even if none of it was used', async () => {
  const metrics = createMetrics({ apps: ['analyst'], logger: createTestLog().logger });
  const report = { prompt: 'v1', model: 'a-model', dropped: {}, reason: '' };
  recordSection(metrics, 'tone', { writing: { ...report, by: 'model', groundedness: 0.9 } });
  recordSection(metrics, 'tone', { writing: { ...report, by: 'rules', groundedness: 0.2 } });
  recordSection(metrics, 'tone', { writing: { ...report, by: 'rules', groundedness: null } });
  recordSection(metrics, 'web', {});

  const text = await metrics.text();

  expect(text).toMatch(/brandprint_section_groundedness_count\{section="tone"\} 2$/m);
  expect(text).toMatch(/brandprint_section_groundedness_sum\{section="tone"\} 1\.1\d*$/m);
  expect(text).toMatch(/brandprint_sections_written_total\{section="tone",by="rules"\} 2$/m);
});
