import type { TextBlock } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { namesOn } from './support/persona-names.ts';
import { block, heading } from './support/text-blocks.ts';

const card = (
  title: string,
  level: number,
  said = 'What we do together on every one of our evenings.',
): TextBlock[] => [heading(title, level), block(said)];

/** Who is named where a line asks for it below the name of the brand. */
const askedOn = (lang: string, line: TextBlock, ...below: TextBlock[]): string[] =>
  namesOn(lang, heading('Harbour', 1, { region: 'hero' }), line, ...below);

const label = (line: string): TextBlock => block(line, { kind: 'label' });
const chapter = (headline: string, titles: readonly string[], said?: string): TextBlock[] => [
  heading(headline),
  ...titles.flatMap((title) => card(title, 3, said)),
];
const cards = (...titles: string[]): TextBlock[] => titles.flatMap((title) => card(title, 3));
/** A line that asks, and an introduction below it. */
const INTRODUCED = [block('Who is this for?'), block('One path for different goals.')] as const;

describe('Lines that ask whom the offer is for', () => {
  test('When such a line stands above a headline, then the headings below the headline are audiences, and later ones are not', () => {
    expect(
      askedOn(
        'en',
        label('Who it’s for'),
        ...chapter('Find your own way in', ['Body-conscious individuals', 'Wellness seekers']),
        ...chapter('Opening hours', ['Weekday mornings']),
      ),
    ).toEqual(['Body-conscious individuals', 'Wellness seekers']);
  });

  test('When it stands above cards with an introduction between them, then the evenly set cards are audiences', () => {
    const titles = ['Desk-bound thinkers', 'Wellness seekers', 'Mindful movers'];
    expect(askedOn('en', ...INTRODUCED, ...cards(...titles))).toEqual(titles);
  });

  test('When titles below its headline are no headings, then each with a text of its own is an audience', () => {
    const titles = ['Industria alimentaria', 'Sector naviero', 'Logística y comercio'];
    const texts = titles.flatMap((title) => [
      block(title),
      block('Protegemos cada instalación con un plan hecho a su medida y revisado cada mes.'),
    ]);
    expect(askedOn('es', block('Sectores'), heading('Un programa para cada planta'), ...texts)).toEqual(titles);
  });

  test('When nothing but prose follows, then the line names nobody', () => {
    const prose = ['Our catalogue lists what fits.', 'Tell us the site and the voltage.', 'We answer within a day.'];
    expect(
      askedOn(
        'en',
        block('Built for project selection'),
        ...prose.map((text) => block(text)),
        ...cards('Transformers', 'Switchgear'),
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
      const names = askedOn(lang, block(line), block(answer), ...chapter(headline, titles));
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
      const about = chapter(headline, titles, 'It lies by the sea and opens at nine.');
      expect(askedOn(lang, label(line), ...about)).toEqual([]);
    },
  );

  test('When evenly set headings go on with other parts of the page, then those tell nobody', () => {
    const titles = ['Young families', 'Wellness seekers', 'Mindful movers'];
    expect(askedOn('en', ...INTRODUCED, ...cards(...titles, 'Opening hours', 'Contact us'))).toEqual(titles);
  });

  test('When a heading tells an audience too, then that stands first', () => {
    const titles = ['Wellness seekers', 'Young families', 'Mindful movers'];
    expect(
      askedOn(
        'en',
        label('Who it’s for'),
        ...chapter('Find your own way in', titles),
        heading('For sailors'),
        block('We sail with you.'),
      ),
    ).toEqual(['sailors', ...titles]);
  });
});
