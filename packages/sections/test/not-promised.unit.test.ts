import { expect, test } from '@jest/globals';
import { promisesNothing } from '../src/shared/cues/not-promised.ts';

test.each([
  'Who and how we serve',
  'Wie wir arbeiten',
  'Ce que nous faisons pour vous',
  'Hoe wij werken',
  'Что мы делаем',
  '#DesignWeek 2018 was a success!',
  'El festival fue un gran éxito',
  'Segundo Informe Económico Trimestral',
  'Jahresbericht 2024',
  'Zapraszamy do Kancelarii',
  'Приглашаем вас на занятия',
])('When a line is "%s", then it promises nothing', (line) => {
  expect(promisesNothing(line)).toBe(true);
});

test.each([
  'What we all need: a warm coat.',
  'How we keep you dry: with wool.',
  'Your success is our work',
  'Wie Ihr Garten blüht',
  'Reports in a minute, not a month',
  'Every child reads',
  'How we help you sleep better',
  'What we grow, you eat',
  'Wie wir Menschen glücklich machen',
  'Annual reports in one click',
  'Jahresberichte, die jeder versteht',
])('When a line is "%s", then it may promise something', (line) => {
  expect(promisesNothing(line)).toBe(false);
});
