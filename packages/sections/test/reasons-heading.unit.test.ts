import { describe, expect, test } from '@jest/globals';
import { isReasonsHeading } from '../src/shared/cues/reasons-heading.ts';

describe('A heading of reasons', () => {
  test.each([
    ['en', 'Why clients choose us'],
    ['en', 'Our strengths'],
    ['en', 'Reasons to choose us'],
    ['en', 'Why book with us?'],
    ['de', 'Unsere Stärken'],
    ['de', '5 Gründe für uns'],
    ['de', 'Das spricht für uns'],
    ['fr', 'Nos atouts'],
    ['fr', 'Ce qui nous différencie'],
    ['es', 'Nuestro diferencial'],
    ['pt', 'Por que nos escolher?'],
    ['pt', 'Nosso diferencial'],
    ['it', 'I nostri punti di forza'],
    ['it', 'La nostra differenza'],
    ['nl', 'Onze troeven'],
    ['nl', 'Wat maakt ons anders?'],
    ['sv', 'Därför ska du välja oss'],
    ['sv', 'Våra styrkor'],
    ['da', 'Derfor skal du vælge os'],
    ['da', 'Vores styrker'],
    ['nb', 'Derfor bør du velge oss'],
    ['fi', 'Vahvuutemme'],
    ['fi', 'Mikä meistä tekee erilaisen?'],
    ['pl', 'Nasze atuty'],
    ['cs', 'Naše přednosti'],
    ['hu', 'Erősségeink'],
    ['sl', 'V čem smo drugačni'],
    ['ja', '弊社の強み'],
    ['ja', '選ばれる3つの理由'],
    ['zh', '为何选择我们'],
    ['zh', '我們的優勢'],
    ['ko', '우리의 강점'],
  ])(
    'When in "%s" it asks why customers come, or names the strengths of the brand ("%s"), then reasons follow',
    (lang, heading) => {
      expect(isReasonsHeading(heading, lang)).toBe(true);
    },
  );

  test.each([
    ['en', 'Your advantages at a glance'],
    ['en', 'Advantages of heat pumps'],
    ['en', 'Our advantages card for members'],
    ['en', 'Why join the team'],
    ['de', 'Ihre Vorteile'],
    ['de', 'Warum bei uns arbeiten?'],
    ['en', 'Why train with us'],
    ['es', '¿Por qué trabajar con nosotros?'],
    ['fr', 'Nos forces'],
    ['it', 'Perché lavorare con noi?'],
    ['ko', '왜 우리는 숲을 지키는가'],
    ['ru', 'Наши преимущества'],
    ['fr', 'Les avantages du bois'],
    ['es', 'Ventajas'],
    ['ru', 'Преимущества дерева'],
  ])(
    'When in "%s" it is of a ware, of work, or of what customers and members get ("%s"), then none do',
    (lang, heading) => {
      expect(isReasonsHeading(heading, lang)).toBe(false);
    },
  );
});
