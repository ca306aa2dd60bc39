import { describe, expect, test } from '@jest/globals';
import { isCallToAction } from '../src/shared/cues/calls-to-action.ts';
import { setsApart } from '../src/shared/cues/distinctions.ts';
import { languageName } from '../src/shared/text/index.ts';

const named = (rows: readonly (readonly [language: string, stated: string, nearMiss: string])[]) =>
  rows.map(([language, ...texts]) => [languageName(language), language, ...texts] as const);

describe('What a brand does not do', () => {
  test.each(
    named([
      ['cs', 'Neprodáváme údaje našich čtenářů.', 'Nepoužíváme cookies.'],
      ['da', 'Vi arbejder ikke med tobaksfirmaer.', 'Vi tager ingen ansvar for fejl.'],
      ['de', 'Wir nehmen keine Sponsoren an.', 'Wir machen keine Reservierungen.'],
      ['en', 'We don’t take money from sponsors.', 'We do not take reservations.'],
      ['es', 'No trabajamos con intermediarios.', 'No aceptamos tarjetas.'],
      ['fr', 'Nous ne vendons pas vos données.', 'Nous ne prenons pas les chèques.'],
      ['it', 'Non lavoriamo con intermediari.', 'Non accettiamo prenotazioni.'],
      ['nb', 'Vi arbeider ikke med tobakksfirmaer.', 'Vi tar ingen bestillinger.'],
      ['nl', 'Wij werken niet voor tabaksfirma’s.', 'Wij nemen geen reserveringen aan.'],
      ['pl', 'Nie pracujemy z pośrednikami.', 'Nie używamy plików cookie.'],
      ['pt', 'Não trabalhamos com intermediários.', 'Não aceitamos cartões.'],
      ['sv', 'Vi arbetar inte med tobaksbolag.', 'Vi tar inga kort.'],
    ]),
  )(
    'When a sentence in %s refuses something on principle, then it sets apart, and a rule of the house does not',
    (_, language, stated, nearMiss) => {
      expect(setsApart(stated, language)).toBe(true);
      expect(setsApart(nearMiss, language)).toBe(false);
    },
  );
});

describe('Requests', () => {
  test.each(
    named([
      ['en', 'Become a member of our club.', 'Old barns become a home for bats.'],
      ['es', 'Llámanos cuando quieras.', 'La casa se llama Villa Sol.'],
      ['it', 'Chiamaci quando vuoi.', 'La casa si chiama Villa Sole.'],
    ]),
  )(
    'When a sentence in %s asks visitors for something, then it is a request, and a near miss is not',
    (_, language, request, nearMiss) => {
      expect(isCallToAction(request, language)).toBe(true);
      expect(isCallToAction(nearMiss, language)).toBe(false);
    },
  );
});
