import type { TextBlock } from '@brandprint/contracts';
import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { audiences } from '../src/audiences/index.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const namesOn = (lang: string, ...text: TextBlock[]): string[] =>
  audiences
    .compose(audiences.measure(evidence({ pages: [{ lang, text: bindToHeadings(...text) }] })).facts, {
      things: null,
      mission: null,
    })
    .personas.map(({ name }) => name);

const card = (
  title: string,
  level: number,
  said = 'What we do together on every one of our evenings.',
): TextBlock[] => [heading(title, level), block(said)];

describe('Lines that ask whom the offer is for', () => {
  test('When such a line stands above a headline, then the headings below the headline are audiences, and later ones are not', () => {
    expect(
      namesOn(
        'en',
        heading('Harbour Pilates', 1, { region: 'hero' }),
        block('Who it’s for', { kind: 'label' }),
        heading('Find your own way in'),
        ...card('Body-conscious individuals', 3),
        ...card('Wellness seekers', 3),
        heading('Opening hours'),
        ...card('Weekday mornings', 3),
      ),
    ).toEqual(['Body-conscious individuals', 'Wellness seekers']);
  });

  test('When it stands above cards with an introduction between them, then the evenly set cards are audiences', () => {
    expect(
      namesOn(
        'en',
        heading('Harbour Yoga', 1, { region: 'hero' }),
        block('Who is this for?'),
        block('One path for different goals.'),
        ...card('Desk-bound thinkers', 3),
        ...card('Wellness seekers', 3),
        ...card('Mindful movers', 3),
      ),
    ).toEqual(['Desk-bound thinkers', 'Wellness seekers', 'Mindful movers']);
  });

  test('When titles below its headline are no headings, then each with a text of its own is an audience', () => {
    expect(
      namesOn(
        'es',
        heading('Control Faro', 1, { region: 'hero' }),
        block('Sectores'),
        heading('Un programa para cada planta'),
        ...['Industria alimentaria', 'Sector naviero', 'Logística y comercio'].flatMap((title) => [
          block(title),
          block('Protegemos cada instalación con un plan hecho a su medida y revisado cada mes.'),
        ]),
      ),
    ).toEqual(['Industria alimentaria', 'Sector naviero', 'Logística y comercio']);
  });

  test('When nothing but prose follows, then the line names nobody', () => {
    expect(
      namesOn(
        'en',
        heading('Harbour Tools', 1, { region: 'hero' }),
        block('Built for project selection'),
        block('Our catalogue lists what fits.'),
        block('Tell us the site and the voltage.'),
        block('We answer within a day.'),
        ...card('Transformers', 3),
        ...card('Switchgear', 3),
      ),
    ).toEqual([]);
  });

  test.each([
    ['en', 'Who is it for?', 'For children from six to ten years old.', 'On the water', ['Knots', 'Charts', 'Weather']],
    ['nl', 'Voor wie', 'Voor kinderen van zes tot tien jaar.', 'Wie je ontmoet', ['Jan Bakker', 'Els Visser']],
    ['de', 'Zielgruppe', 'Erwachsene mit Vorkenntnissen', 'Auf dem Wasser', ['Knoten', 'Karten', 'Wetter']],
  ])(
    'When a text answers the line (%s: %s), then the next chapter tells nobody',
    (lang, line, answer, headline, titles) => {
      const names = namesOn(
        lang,
        heading('Harbour', 1, { region: 'hero' }),
        block(line),
        block(answer),
        heading(headline),
        ...titles.flatMap((title) => card(title, 3)),
      );
      expect(names.filter((name) => titles.includes(name))).toEqual([]);
    },
  );

  test.each([
    ['en', 'Who is it for?', 'Our team', ['Jane Miller', 'Carlos Vega']],
    ['en', 'Who we work with', 'Suppliers', ['Sheffield Steel', 'Baltic Timber']],
    ['en', 'Who we work for', 'Our values', ['Honesty', 'Patience']],
    ['en', 'Industries', 'Recent news', ['New hall for logistics', 'Retail fair in May']],
    ['en', 'Who can join?', 'How to apply', ['Fill in the form', 'Send it to us', 'Wait for our call']],
    ['es', 'Sectores', 'Nuestros servicios', ['Transporte', 'Logística']],
    ['fr', 'Public', 'Programme', ['Matelotage', 'Navigation', 'Météo']],
    ['it', 'A chi si rivolge', 'Programma', ['Nodi', 'Carte nautiche', 'Meteo']],
    ['pl', 'Dla kogo', 'Program', ['Węzły', 'Mapy', 'Pogoda']],
    ['ru', 'Для кого', 'Преподаватели', ['Анна Иванова', 'Пётр Сидоров']],
    ['ja', '対象者', '料金', ['月謝', '入会金', '教材費']],
    ['en', 'Perfect for', 'Pricing', ['Starter', 'Small teams']],
    ['en', 'Ideal for', 'Where you sleep', ['Families', 'Couples']],
  ])(
    'When the chapter below it is about something else (%s: %s, %s), then it tells nobody',
    (lang, line, headline, titles) => {
      expect(
        namesOn(
          lang,
          heading('Harbour', 1, { region: 'hero' }),
          block(line, { kind: 'label' }),
          heading(headline),
          ...titles.flatMap((title) => card(title, 3, 'It lies by the sea and opens at nine.')),
        ),
      ).toEqual([]);
    },
  );

  test('When evenly set headings go on with other parts of the page, then those tell nobody', () => {
    expect(
      namesOn(
        'en',
        heading('Harbour Yoga', 1, { region: 'hero' }),
        block('Who is this for?'),
        block('One path for different goals.'),
        ...card('Young families', 3),
        ...card('Wellness seekers', 3),
        ...card('Mindful movers', 3),
        ...card('Opening hours', 3),
        ...card('Contact us', 3),
      ),
    ).toEqual(['Young families', 'Wellness seekers', 'Mindful movers']);
  });

  test('When a heading tells an audience too, then that stands first', () => {
    expect(
      namesOn(
        'en',
        heading('Harbour Yoga', 1, { region: 'hero' }),
        block('Who it’s for', { kind: 'label' }),
        heading('Find your own way in'),
        ...card('Wellness seekers', 3),
        ...card('Young families', 3),
        ...card('Mindful movers', 3),
        heading('For sailors'),
        block('We sail with you.'),
      ),
    ).toEqual(['sailors', 'Wellness seekers', 'Young families', 'Mindful movers']);
  });
});
