import { type AnyStage, STAGES, type Stage, type WritingReport } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { nextStep, type StageState } from '../src/next-step.ts';
import { isBlank, qualityNote } from '../src/quality-note.ts';
import { estimateWaitMinutes } from '../src/queue-position.ts';
import { allStagesOf, resolveStages } from '../src/stage-graph.ts';

describe('The stage graph', () => {
  test('When stages are requested, then everything they need is added in run order', () => {
    expect(resolveStages(['colors'])).toEqual(['things', 'colors']);
    expect(resolveStages(['northstart-statement'])).toEqual(['things', 'mission', 'audiences', 'northstart-statement']);
    expect(resolveStages(['art-direction'])).toEqual([
      'things',
      'tone',
      'colors',
      'typography',
      'images',
      'art-direction',
    ]);
    expect(resolveStages()).toEqual(STAGES);
  });
});

describe('The next step', () => {
  const states = (changes: Partial<Record<AnyStage, StageState['status']>>): StageState[] =>
    allStagesOf(['things', 'colors']).map((name) => ({ name, status: changes[name] ?? 'pending' }));

  test('When the crawl is done, then the name is ready, the rest after it, and internal stages after what is shown first', () => {
    const ready = (changes: Parameters<typeof states>[0]) =>
      nextStep(states({ crawl: 'done', ...changes }), ['colors']);
    expect(ready({})).toEqual({ kind: 'ready', stages: ['things'] });
    expect(ready({ things: 'running' })).toEqual({ kind: 'wait' });
    expect(ready({ things: 'done' })).toEqual({ kind: 'ready', stages: ['colors'] });
    expect(ready({ things: 'done', colors: 'failed' })).toEqual({
      kind: 'ready',
      stages: ['web', 'spacing', 'elevation'],
    });
  });

  test('When a need has failed, then the stage that needed it runs anyway', () => {
    const stages = states({ crawl: 'done', things: 'failed', web: 'done', spacing: 'done', elevation: 'done' });
    expect(nextStep(stages, ['colors'])).toEqual({ kind: 'ready', stages: ['colors'] });
  });

  test('When something runs and nothing is due, then there is nothing to do', () => {
    const stages = states({ crawl: 'done', things: 'running', web: 'done', spacing: 'done', elevation: 'done' });
    expect(nextStep(stages, ['colors'])).toEqual({ kind: 'wait' });
  });

  test('When all are final, then a requested stage decides, not an internal one', () => {
    const end = (things: 'done' | 'failed', colors: 'done' | 'failed') =>
      nextStep(states({ crawl: 'done', things, colors, web: 'done', spacing: 'failed', elevation: 'done' }), [
        'colors',
      ]);
    expect(end('failed', 'done')).toEqual({ kind: 'finish', status: 'complete' });
    expect(end('done', 'failed')).toEqual({ kind: 'finish', status: 'failed' });
  });
});

describe('The quality note', () => {
  test('When sections are empty, then they are named as missing', () => {
    const note = qualityNote({
      requested: ['things', 'mission'],
      stages: [{ name: 'crawl', status: 'done', reason: '' }],
      sections: { things: { name: 'Acme' }, mission: { vision: { statement: '' }, core_values: [] } },
      writing: [],
      pages: 1,
      notes: [],
    });
    expect(note).toContain('Based on 1 page.');
    expect(note).toContain('Not found: mission.');
  });

  test('When a prose section was only needed by another one, then the note still says how it was written', () => {
    const sections = { things: { name: 'Acme' }, colors: { primary_palette: [{ hex: '#000000' }] } };
    const note = qualityNote({ requested: ['colors'], stages: [], sections, writing: [], pages: 1, notes: [] });
    expect(note).toContain("composed from the site's own words");
  });

  test('When a model was called, then the note says what it wrote, what it did not, and why', () => {
    const report = (name: Stage, more: Partial<WritingReport> = {}) => ({
      name,
      by: 'model' as const,
      prompt: '',
      model: '',
      groundedness: 1,
      dropped: {},
      reason: '',
      ...more,
    });
    const late = { by: 'rules', groundedness: null, reason: 'the model did not answer in time' } as const;
    const refused = { ...late, reason: 'the model declined to answer' };
    const noted = (...writing: ReturnType<typeof report>[]) =>
      qualityNote({ requested: [], stages: [], sections: { things: { name: 'Acme' } }, writing, pages: 1, notes: [] });

    expect(noted(report('tone', late))).toBe(
      'Based on 1 page. Tone was written without a model: the model did not answer in time.',
    );
    const sections = [
      report('things'),
      report('mission', late),
      report('tone', late),
      report('art-direction', refused),
    ];
    expect(noted(...sections)).toBe(
      'Based on 1 page. One section was written with a language model from what the site says and shows. ' +
        'Mission and tone were written without a model: the model did not answer in time. ' +
        'Art direction was written without a model: the model declined to answer.',
    );
    expect(noted(report('things'), report('tone', { groundedness: 0.617 }))).toContain('tone (61 % supported)');
  });

  test('When pages could not be read, then the note says how many and why, and has other remarks of the crawl', () => {
    const note = qualityNote({
      requested: [],
      stages: [],
      sections: {},
      writing: [],
      pages: 3,
      notes: [
        'The site says that it is not open yet.',
        'https://acme.example/a: robots.txt does not allow it',
        'https://acme.example/b: The site answered with HTTP 404.',
        'https://acme.example/c: The site answered with HTTP 404.',
        'https://acme.example/d: The page leads to another site.',
      ],
    });
    expect(note).toBe(
      'Based on 3 pages. The site says that it is not open yet. 4 pages could not be read (HTTP 404, robots.txt, the page leads to another site).',
    );
  });

  test('When a value is nested, then emptiness is judged by its leaves', () => {
    expect(isBlank({ a: [{ b: '' }], c: null, d: false })).toBe(true);
    expect(isBlank({ a: [{ b: 0 }] })).toBe(false);
  });
});

test('When more run concurrently, then the wait is shorter', () => {
  expect(estimateWaitMinutes({ position: 0, running: 1, meanSeconds: 60 })).toBe(0);
  expect(estimateWaitMinutes({ position: 4, running: 1, meanSeconds: 60 })).toBe(4);
  expect(estimateWaitMinutes({ position: 4, running: 2, meanSeconds: 60 })).toBe(2);
  expect(estimateWaitMinutes({ position: 1, running: 0, meanSeconds: null })).toBe(1);
});
