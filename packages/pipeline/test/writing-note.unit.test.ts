import { expect, test } from '@jest/globals';
import { writingNotes } from '../src/writing-note.ts';

test('When the rest of an answer was refused, then the note says too which fields the model found nothing for', () => {
  const report = { name: 'mission', by: 'rules', groundedness: 0.2, emptied: ['/vision'] } as const;
  const notes = writingNotes([{ ...report, emptied: [...report.emptied], reason: 'too little was supported' }]);
  expect(notes).toEqual([
    'Mission was written without a model: too little was supported.',
    'What rules had chosen was removed, because the model found that the site does not say it: mission (vision).',
  ]);
});
