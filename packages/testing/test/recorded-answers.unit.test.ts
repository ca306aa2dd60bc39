import { describe, expect, test } from '@jest/globals';
import { resolveIds } from '../src/messages/index.ts';

const SHOWN = [
  'on p1 (home):',
  'q1 heading, opening: A calmer day',
  'q2 paragraph: A calmer day at the clinic is not for everybody.',
  'q3 heading: Features',
  'c1 #1f5c4d Evergreen; primary; painted by 10 button fills',
  't2 heading (Heading 2); 32px',
].join('\n');

describe('Recorded answers', () => {
  test('When words are given for an id, then they become the id of the matching line, anywhere in the answer', () => {
    const answer = { quote: 'q:A calmer day', from: ['q:A calmer day at', 'c:#1f5c4d', 't:heading (Heading 2)', 's1'] };
    expect(resolveIds(answer, SHOWN)).toEqual({ quote: 'q1', from: ['q2', 'c1', 't2', 's1'] });
  });

  test('When words are not in the prompt, or of another kind, then they stay and cite nothing', () => {
    expect(resolveIds(['q:Opening hours', 'q:Evergreen', null, 7, 'Features'], SHOWN)).toEqual([
      'q:Opening hours',
      'q:Evergreen',
      null,
      7,
      'Features',
    ]);
  });
});
