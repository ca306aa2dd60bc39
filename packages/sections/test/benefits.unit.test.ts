import { describe, expect, test } from '@jest/globals';
import { namesBenefit, urgesReader } from '../src/shared/cues/benefits.ts';
import { namesDay } from '../src/shared/cues/days.ts';
import { isGreeting } from '../src/shared/cues/definitions.ts';
import { setsApart } from '../src/shared/cues/distinctions.ts';

const PROMISES: [language: string, benefit: string, description: string][] = [
  ['en', 'Fresh bread, baked with love', 'Bakery in Leith'],
  ['de', 'Mit Liebe gebacken', 'Bäckerei in der Altstadt'],
  ['fr', 'Le plaisir du pain frais', 'Boulangerie à Lille'],
  ['es', 'Pan con corazón', 'Panadería en Madrid'],
  ['it', 'Pane fatto con amore', 'Panificio a Lecce'],
  ['pt', 'Pão feito com amor', 'Padaria em Aracaju'],
  ['nl', 'Brood met liefde gebakken', 'Bakkerij in Diest'],
  ['sv', 'Trygg tandvård', 'Tandläkare i Lund'],
  ['pl', 'Chleb z pasją', 'Piekarnia we Wrocławiu'],
  ['ru', 'Хлеб с любовью', 'Пекарня в Пскове'],
  ['uk', 'Якісний хліб', 'Пекарня у Полтаві'],
  ['tr', 'Sevgiyle pişen ekmek', 'Fırın'],
  ['ja', '笑顔あふれるパン', '葛西のパン屋'],
  ['ko', '마음을 담은 빵', '서울의 빵집'],
  ['zh', '用心做面包', '上海面包店'],
  ['ar', 'خبز بجودة عالية', 'مخبز'],
  ['vi', 'Chất lượng từ trái tim', 'Tiệm bánh'],
];

describe('A promise against a description', () => {
  test.each(PROMISES)('When a line in %s says what readers gain, then it names a benefit', (language, benefit) => {
    expect(namesBenefit(benefit, language)).toBe(true);
  });

  test.each(PROMISES)('When a line in %s only says what and where, then it names none', (language, _, description) => {
    expect(namesBenefit(description, language)).toBe(false);
  });

  test.each([
    ['en', 'Discover the old pier', 'Discovery of the old pier'],
    ['de', 'Erleben Sie den Hafen', 'Erlebnisse am Hafen'],
    ['fr', 'Découvrez le vieux port', 'Découverte du vieux port'],
    ['es', 'Descubre el puerto', 'Puerto de Leith'],
    ['ru', 'Откройте старый порт', 'Старый порт'],
    ['ja', '港へ行きませんか。', '港の歴史'],
  ])('When a line in %s asks for something, then it urges', (language, urging, other) => {
    expect(urgesReader(urging, language)).toBe(true);
    expect(urgesReader(other, language)).toBe(false);
  });

  test.each(['Doors open 8/18', 'Talks on 8 Dec', '8月18日', 'Koncert 3. maj'])(
    'When a line is "%s", then it names a day',
    (text) => {
      expect(namesDay(text)).toBe(true);
    },
  );

  test.each(['24/7 support', 'Since 2014', '12 decisions'])('When a line is "%s", then it names none', (text) => {
    expect(namesDay(text)).toBe(false);
  });

  test.each([
    ['es', 'Te damos la bienvenida a Leith'],
    ['id', 'Selamat datang di sekolah kami'],
    ['hu', 'Üdvözöljük oldalunkon'],
    ['el', 'Καλώς ήρθατε'],
    ['vi', 'Chào mừng quý khách'],
  ])('When a line in %s welcomes, then it greets', (language, text) => {
    expect(isGreeting(text, language)).toBe(true);
  });

  test.each([
    ['en', 'We know that every patient is unique.', 'Our unique method saves teeth.'],
    ['de', 'Jeder Mensch ist einzigartig.', 'Unsere Methode ist einzigartig.'],
    ['sv', 'Varje patient är unik.', 'Vår metod är unik.'],
  ])('When customers are unique in %s, then that does not set the brand apart', (language, customers, brand) => {
    expect(setsApart(customers, language)).toBe(false);
    expect(setsApart(brand, language)).toBe(true);
  });
});
