import { describe, expect, test } from '@jest/globals';
import { isAboutHeading } from '../src/shared/cues/section-kinds.ts';
import { isQuestion } from '../src/shared/text/index.ts';

describe('When a text asks, then it is a question, in the punctuation of its script', () => {
  test.each([
    'Who are we?',
    '私たちは誰？',
    'من نحن؟',
    'Ո՞վ ենք մենք',
    'Ποιοι είμαστε;',
    'Ποιοι είμαστε\u037e',
    '“Why us?”',
    'ማን ነን፧',
  ])('%s', (text) => expect(isQuestion(text)).toBe(true));
});

describe('When a text does not ask, then it is none', () => {
  test.each(['Who we are', 'Bread; and butter;', 'Μένουμε εδώ· πάντα.', 'Մեր մասին', 'Questions? Call us.'])(
    '%s',
    (text) => expect(isQuestion(text)).toBe(false),
  );
});

test.each([
  ['hy', 'Ո՞վ ենք մենք'],
  ['hy', 'Մեր մասին'],
  ['ka', 'ჩვენ შესახებ'],
  ['mk', 'За нас'],
  ['is', 'Um okkur'],
  ['sq', 'Rreth nesh'],
  ['az', 'Haqqımızda'],
  ['kk', 'Біз туралы'],
  ['be', 'Пра нас'],
  ['eu', 'Guri buruz'],
  ['ga', 'Fúinn'],
  ['mt', 'Dwarna'],
  ['bn', 'আমাদের সম্পর্কে'],
  ['ur', 'ہمارے بارے میں'],
  ['ta', 'எங்களைப் பற்றி'],
  ['tl', 'Tungkol sa amin'],
])('When a heading in "%s" is "%s", then what stands below is about the brand', (language, heading) => {
  expect(isAboutHeading(heading, language)).toBe(true);
});
