import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { descriptionsAgree, scoreCoverage } from '../src/writing/coverage.ts';
import { fieldsOf } from '../src/writing/fields.ts';
import { checkGrounding } from '../src/writing/grounding.ts';
import { isInLanguage } from '../src/writing/language.ts';
import { collectSiteText } from '../src/writing/site-text.ts';
import { unfitReason } from '../src/writing/unfit-reason.ts';

const block = (text: string, kind: 'paragraph' | 'quote' | 'nav' = 'paragraph') => ({
  kind,
  level: null,
  text,
  region: kind === 'nav' ? ('nav' as const) : ('main' as const),
  selector: 'p',
  heading: null,
  sizePx: 16,
  box: { x: 0, y: 0, width: 100, height: 20 },
});

const SITE = collectSiteText(
  evidence({
    pages: [
      {
        text: [
          block('We bake  bread at night.'),
          block('“Our mission is breakfast.”', 'quote'),
          block('Opening hours', 'nav'),
          block('Jane Miller runs the oven.'),
        ],
        pixels: [{ hex: '#aa3300', share: 0.5 }],
      },
    ],
  }),
);

describe('Why a text is unfit', () => {
  test.each([
    ['Lorem ipsum dolor sit amet.', 'lorem ipsum'],
    ['We use cookies on this website, accept all?', 'cookie banner'],
    ['© 2026 Acme', 'legal text'],
    ['<b>Bread</b>', 'code'],
    ['npm install bread', 'code'],
    ['Read more', 'interface label'],
    ['Welcome to our bakery!', 'greeting'],
    ['Made with by Acme .', 'missing word'],
    ['Opening hours', 'menu label'],
    ['Our mission is breakfast.', 'testimonial'],
    ['[click](javascript)', 'markup'],
    ['$1,250 +4%', 'mostly digits'],
    ['We bake bread at night.', ''],
    ['Todo lo que repartimos crece cerca.', ''],
  ])('When a text is "%s", then the reason is "%s"', (text, reason) => {
    expect(unfitReason('mission_statement.statement', text, SITE)).toBe(reason);
  });
});

describe('Grounding', () => {
  const missing = (data: unknown, section: 'mission' | 'art-direction' = 'mission') =>
    checkGrounding(section, fieldsOf(data), SITE, new Set(['#112233'])).missing;

  test('When a quote only differs in white space, then it is found; if it differs in a word, then it is not', () => {
    expect(missing({ mission_statement: { statement: 'We bake bread at night.' } })).toEqual([]);
    expect(missing({ mission_statement: { statement: 'We bake cakes at night.' } })).toHaveLength(1);
  });

  test('When a description names colours, URLs, people and quotations, then each is looked up', () => {
    expect(missing({ explanation: 'Jane Miller says "We bake bread at night." on #aa3300 and #112233.' })).toEqual([]);
    expect(
      missing({ explanation: 'Tom Baker says "We never bake at night." on #00ff00, see https://evil.example.' }),
    ).toHaveLength(4);
  });
});

describe('Coverage', () => {
  test('When a site does not state a field, then the field must be empty; a list must contain all items', () => {
    const said = { mission: { 'vision.statement': [], 'core_values[].title': ['Honesty', 'Patience'] } };
    const data = { vision: { statement: 'To the moon.' }, core_values: [{ title: 'Honesty' }] };
    expect(scoreCoverage('mission', data, said)).toEqual({
      hit: 1,
      of: 3,
      wrong: ['vision.statement: made up: To the moon.', 'core_values[].title: without Patience'],
    });
  });

  test('When descriptions share half of the words of the shorter one, then they agree', () => {
    expect(descriptionsAgree('A free dashboard theme for Bootstrap', 'Dashboard theme built with Bootstrap 5')).toBe(
      true,
    );
    expect(descriptionsAgree('Welcome to our studio!', 'Agency is a theme for Bootstrap')).toBe(false);
  });
});

test.each([
  ['en', 'We bake bread at night so that it is warm when you wake up and come to us for breakfast.', true],
  ['de', 'We bake bread at night so that it is warm when you wake up and come to us for breakfast.', false],
  ['ar', 'نساعد أصحاب المتاجر على الوصول إلى زبائنهم بسرعة وثقة.', true],
  ['ja', 'We help small shops with their books, every single day.', false],
  ['fr', 'Oui.', null],
])('When the site is in %s and the text is "%s", then the match is %s', (language, text, right) => {
  expect(isInLanguage(language, text)).toBe(right);
});
