import { describe, expect, test } from '@jest/globals';
import { categoryOf } from './support/category-of.ts';

describe('A kind that only the name says', () => {
  test.each([
    ['en', 'Zebra Bakery', 'Bakery and guest house by the sea.'],
    ['en', 'Zebra Bakery', 'Since 1990 by the sea.'],
    ['de', 'Zebra Bäckerei', 'Bäckerei am Meer, mit Pension.'],
  ])('When in "%s" the description of "%s" says it too, or no kind ("%s"), then it stays', (...site) => {
    expect(categoryOf(...site)).toBe('bakery');
  });

  test.each([
    ['Zebra Locksmiths', 'Locks for schools, hospitals and hotels.', 'locksmith'],
    ['Zebra Law Firm', 'Advice for schools, charities and hotels.', 'law firm'],
  ])('When "%s" names its customers ("%s"), then it stays', (title, description, kind) => {
    expect(categoryOf('en', title, description)).toBe(kind);
  });

  const bells = ['Diese Türklingeln hängen in Ulm.', 'Alle Türklingeln sind laut.', 'Auch alte Türklingeln sind hier.'];
  const name = 'Steinmetz Türklingeln';

  test('When it is a surname too, and the name says what else it sells, then there is none', () => {
    expect(categoryOf('de', name, 'Alles für die Tür.', ...bells, 'Bei Steinmetz klingelt es.')).toBe('');
  });

  test.each(['Unser Steinmetz kommt am Abend.', 'Hier sind Steinmetzarbeiten aller Art.'])(
    'When the site writes of it as of a trade ("%s"), then it stays',
    (text) => {
      expect(categoryOf('de', name, 'Alles für die Tür.', ...bells, 'Bei Steinmetz klingelt es.', text)).toBe(
        'stonemason',
      );
    },
  );
});

describe('A sector', () => {
  const plants = (of: string) => [
    `Our ${of} is old.`,
    `Next to the ${of} there is a pond.`,
    `A cat sleeps in the ${of}.`,
  ];

  test('When the kinds that the site names are of other ones, then it is not told', () => {
    const crafts = 'saddlery, dog kennels and beekeepers';
    expect(categoryOf('en', 'Zebra', `Courses for students in ${crafts}.`, ...plants(crafts))).toBe('');
  });

  test('When one word of the description is of it, and another of another sector, then it is not told', () => {
    expect(categoryOf('en', 'Zebra', 'Courses in wine.')).toBe('');
    expect(categoryOf('en', 'Zebra', 'Courses in iron.')).toBe('Education');
    expect(categoryOf('en', 'Zebra', 'Courses in a classroom, with wine.')).toBe('Education');
  });

  test('When the site names no kinds, then it is told', () => {
    const crafts = 'brass, tin and iron';
    expect(categoryOf('en', 'Zebra', `Courses for students in ${crafts}.`, ...plants(crafts))).toBe('Education');
  });
});

describe('What only the text speaks of', () => {
  const texts = Array.from({ length: 30 }, (_, day) => `Day ${day}: fishmonger`);

  test('When title, description and headings do not say it, then it is not the kind', () => {
    expect(categoryOf('en', 'Zebra', 'Since 1990 by the sea.', ...texts)).toBe('');
  });

  test('When the description says it too, then it is', () => {
    expect(categoryOf('en', 'Zebra', 'Your fishmonger by the sea.', ...texts)).toBe('fishmonger');
  });
});

test('When a site names a kind in two ways, then its category has the weightier one', () => {
  const texts = ['Our preschool is open.', 'The preschool has a garden.', 'Songs of the preschool.'];
  expect(categoryOf('en', 'Zebra Child-care Nursery', 'Child-care nursery in Kent.', ...texts)).toBe('nursery');
});
