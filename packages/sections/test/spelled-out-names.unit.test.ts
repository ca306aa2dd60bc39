import { describe, expect, test } from '@jest/globals';
import { spellsOutName } from '../src/shared/statements/name-likeness.ts';

describe('Names that are short for something', () => {
  test.each([
    ['FLISoL Cuenca', 'Festival Latinoamericano de Instalación de Software Libre'],
    ['ASSEII', 'Asociación Sociosanitaria de Enfermedades Inflamatorias Intestinales y Ostomías'],
    ['RNLI', 'Royal National Lifeboat Institution'],
  ])('When a line says what "%s" is short for, then it is the name spelled out: %s', (name, line) => {
    expect(spellsOutName(line, name)).toBe(true);
  });

  test.each([
    ['RNLI', 'Royal National Lifeboat Institution saves lives at sea.'],
    ['RNLI', 'Saving Lives at Sea'],
    ['Acme', 'A Cooperative of Makers and Engineers'],
    ['RNLI', 'Rest Now'],
  ])('When a line says something else beside "%s", then it is not: %s', (name, line) => {
    expect(spellsOutName(line, name)).toBe(false);
  });
});
