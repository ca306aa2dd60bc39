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
        ...card('Body-conscious starters', 3),
        ...card('Wellness seekers', 3),
        heading('Opening hours'),
        ...card('Weekday mornings', 3),
      ),
    ).toEqual(['Body-conscious starters', 'Wellness seekers']);
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
});
