import { describe, expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';

const kindsIn = (text: string, language: string): string[] => countKinds(text, language).map(({ kind }) => kind.name);

describe('Words for kinds at the end of compounds', () => {
  test.each([
    ['da', 'hjertemassage', 'massage studio'],
    ['sv', 'hjärtmassage', 'massage studio'],
    ['da', 'tandrengøring', 'cleaning company'],
    ['da', 'ansigtsrengøring', 'cleaning company'],
    ['nb', 'sosialentreprenør', 'construction company'],
    ['da', 'kulturentreprenør', 'construction company'],
    ['fi', 'elämänremontti', 'construction company'],
    ['fi', 'ryhtiremontti', 'construction company'],
    ['fi', 'kielikahvila', 'café'],
    ['fi', 'korjauskahvila', 'café'],
    ['fi', 'hyönteishotelli', 'hotel'],
    ['fi', 'nukkesairaala', 'hospital'],
    ['nb', 'bamsesykehus', 'hospital'],
    ['sv', 'kärlrenovering', 'construction company'],
    ['sv', 'fängelsesjukhus', 'hospital'],
    ['hu', 'szerszámkönyvtár', 'library'],
    ['et', 'ideekonkurss', 'award'],
    ['sv', 'mobilverkstaden', 'car repair shop'],
    ['sv', 'mobilverkstan', 'car repair shop'],
  ])('When a word in "%s" is "%s", then it names no %s', (language, word, kind) => {
    expect(kindsIn(word, language)).not.toContain(kind);
  });

  test.each([
    ['da', 'ryg- og nakkemassage', 'massage studio'],
    ['da', 'kontorrengøring', 'cleaning company'],
    ['fi', 'asuntoremontti', 'construction company'],
    ['fi', 'kesäkahvila', 'café'],
    ['fi', 'merihotelli', 'hotel'],
    ['fi', 'keskussairaala', 'hospital'],
    ['sv', 'bilverkstad', 'car repair shop'],
  ])('When a word in "%s" is "%s", then it names a %s', (language, word, kind) => {
    expect(kindsIn(word, language)).toContain(kind);
  });
});
