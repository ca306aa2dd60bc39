import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { audiences } from '../src/audiences/index.ts';
import { block, heading } from './support/text-blocks.ts';

const personas = (page: PageOverrides) =>
  audiences.compose(audiences.measure(evidence({ pages: [page] })).facts, { things: null, mission: null }).personas;
const namesIn = (lang: string, text: string): string[] =>
  personas({ lang, text: [block(text)] }).map(({ name }) => name);

describe('A group with another role', () => {
  test.each([
    ['donors', 'en', 'We help donors with a phone line.'],
    ['staff', 'en', 'We help authorized users see all schedules.'],
    ['customers of whom nothing is said', 'en', 'We serve our customers with a service that is second to none.'],
    ['suppliers', 'sv', 'Vi stödjer våra lokala producenter.'],
    ['makers that the brand buys from', 'ru', 'Работаем с производителями напрямую, без посредников.'],
  ])('When a sentence names %s, then they are no persona', (_, lang, text) => {
    expect(namesIn(lang, text)).toEqual([]);
  });

  test('When a sentence says who the customers are, then they are one', () => {
    expect(namesIn('en', 'We help small bakeries with their books.')).toEqual(['small bakeries']);
  });
});

describe('Headings that all say "For …"', () => {
  const names = (...titles: string[]): string[] =>
    personas({ lang: 'en', text: titles.flatMap((title) => [heading(title, 2), block('We have a plan.')]) }).map(
      ({ name }) => name,
    );

  test('When one of them names a known group, then all of them are audiences', () => {
    expect(names('For teachers', 'For Probation & Courts')).toEqual(['teachers', 'Probation & Courts']);
  });

  test('When none of them does, then none is', () => {
    expect(names('For Windows', 'For sale')).toEqual([]);
  });

  test('When one names a device, then that is left out', () => {
    expect(names('For teachers', 'For parents', 'For iPhone')).toEqual(['teachers', 'parents']);
  });
});

test('When a long sentence names several groups, then each is quoted with its own name', () => {
  const text =
    'Whether you are a small fleet owner, a dedicated safety officer, or a busy office manager, staying compliant takes more than picking names.';
  const found = personas({ lang: 'en', text: [block(text)] });
  expect(found.length).toBeGreaterThan(0);
  for (const { name, business_context } of found) expect(business_context.split('"')[1]).toContain(name);
});
