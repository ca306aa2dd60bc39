import type { TextBlock } from '@brandprint/contracts';
import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { mission } from '../src/mission/index.ts';
import { northstartStatement } from '../src/northstart-statement/index.ts';
import { opensLikeAim } from '../src/shared/cues/aim-openings.ts';
import { countBenefits } from '../src/shared/cues/benefits.ts';
import { doesWithout, namesStanding, putsInPlace } from '../src/shared/cues/contrasts.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const composed = (lang: string, ...text: TextBlock[]) =>
  mission.compose(
    mission.measure(evidence({ pages: [{ title: 'Acme', lang, text: bindToHeadings(...text) }] })).facts,
    { things: null },
  );

const differentiator = (lang: string, ...text: TextBlock[]) =>
  northstartStatement.compose(
    northstartStatement.measure(evidence({ pages: [{ title: 'Acme', lang, text: bindToHeadings(...text) }] })).facts,
    { things: null, mission: null, audiences: null },
  ).differentiator;

describe('Words of what readers gain', () => {
  test.each([
    ['en', 'Save time and enjoy fresh bread at home', 'Oak, beech and ash in stock'],
    ['de', 'Entspannt genießen, ganz ohne Sorgen', 'Eiche, Buche und Esche'],
    ['fr', 'Savourez un moment de détente en famille', 'Chêne, hêtre et frêne'],
    ['es', 'Disfruta de un sabor auténtico con tu familia', 'Roble, haya y fresno'],
    ['it', 'Vivi un’esperienza indimenticabile e serena', 'Rovere, faggio e frassino'],
    ['pt', 'Conforto e tranquilidade para sua família', 'Carvalho, faia e freixo'],
    ['nl', 'Zorgeloos genieten van lekker vers brood', 'Eiken, beuken en essen'],
    ['sv', 'Trygg hjälp och omtanke för hela familjen', 'Ek, bok och ask'],
    ['fi', 'Nauti herkullisesta ruoasta rauhassa', 'Tammi, pyökki ja saarni'],
    ['pl', 'Odkryj smak i odpocznij w ciszy', 'Dąb, buk i jesion'],
    ['cs', 'Spolehlivě, pohodlně a na míru', 'Dub, buk a jasan'],
    ['ru', 'Вкусно, уютно и без забот', 'Дуб, бук и ясень'],
    ['hr', 'Otkrij snagu i uživaj u prirodi', 'Hrast, bukva i jasen'],
    ['tr', 'Huzurlu bir deneyim, güvenilir destek', 'Meşe, kayın ve dişbudak'],
    ['ja', 'あなたの暮らしを、もっと豊かに', '樫、ブナ、トネリコ'],
    ['vi', 'An tâm khám phá hương vị gia đình', 'Gỗ sồi, gỗ tần bì'],
  ])('When a line in %s has several, then they are counted, and none in a list of goods', (lang, promise, goods) => {
    expect(countBenefits(promise, lang)).toBeGreaterThan(1);
    expect(countBenefits(goods, lang)).toBe(0);
  });
});

describe('An aim without a subject', () => {
  test.each([
    ['en', 'To advance reading in every village.', 'Reading rooms are open on Mondays.'],
    ['es', 'Promover la lectura en cada pueblo.', 'Abierto todos los lunes.'],
    ['fr', 'Favoriser la lecture dans chaque village.', 'Ouvert tous les lundis.'],
    ['de', 'Die Förderung der Lesekultur in allen Dörfern.', 'Die Bücherei ist montags offen.'],
    ['pl', 'Wspieranie czytelnictwa w każdej wsi.', 'Otwarte w każdy poniedziałek.'],
    ['ru', 'Развитие чтения в каждом селе.', 'Открыто по понедельникам.'],
    ['id', 'Menumbuhkan minat baca di setiap desa.', 'Buka setiap hari Senin.'],
    ['vi', 'Mang đến sách cho mọi làng quê.', 'Mở cửa vào thứ hai.'],
    ['tr', 'Her köyde okumayı yaygınlaştırmaktır.', 'Pazartesi günleri açık.'],
  ])('When a sentence in %s opens (or ends) like one, then it is known', (lang, aim, other) => {
    expect(opensLikeAim(aim, lang)).toBe(true);
    expect(opensLikeAim(other, lang)).toBe(false);
  });

  test('When it is the first sentence under "Our mission", then it is the mission', () => {
    const text = 'Reading rooms, story hours and books on wheels for every valley.';
    expect(composed('en', heading('Acme', 1), heading('Our mission'), block(text)).mission_statement.statement).toBe(
      text,
    );
  });

  test('When a sentence under such a heading follows from another one, then it is not', () => {
    const text = 'Daraus folgend können wir in unserer Praxis viele Leistungen anbieten.';
    expect(composed('de', heading('Acme', 1), heading('Philosophie'), block(text)).mission_statement.statement).toBe(
      '',
    );
  });
});

describe('What statutes say', () => {
  test.each([
    ['de', 'Der Verein Acme bezweckt die Förderung des Lesens in allen Dörfern.'],
    ['fr', "L'association Acme a pour objet de promouvoir la lecture dans les villages."],
    ['es', 'La asociación Acme tiene como finalidad promover la lectura en los pueblos.'],
    ['it', "L'associazione Acme si propone di diffondere la lettura nei paesi."],
    ['nl', 'De stichting Acme heeft als doel het lezen in dorpen te bevorderen.'],
    ['pl', 'Celem stowarzyszenia Acme jest wspieranie czytelnictwa na wsi.'],
    ['tr', 'Acme Vakfı, köylerde okumayı yaymak için kurulmuş bir kuruluştur.'],
    ['fi', 'Yhdistyksen tarkoituksena on edistää Acme-lukemista kylissä.'],
  ])('When a site in %s says what its association is for, then it is the mission', (lang, text) => {
    expect(composed(lang, heading('Acme', 1), block(text)).mission_statement.statement).toBe(text);
  });

  test('When a sentence says what lessons are for, then it is no mission', () => {
    const text = 'Celem zajęć jest rozbudzanie u dzieci miłości do muzyki.';
    expect(composed('pl', heading('Acme', 1), block(text)).mission_statement.statement).toBe('');
  });
});

describe('A promise', () => {
  test('When the headline is in words of what readers gain, then it is the promise', () => {
    const promise = composed('en', heading('Fresh bread, baked with care', 1, { region: 'hero', sizePx: 48 }));
    expect(promise.brand_promise.title).toBe('Fresh bread, baked with care');
  });

  test('When the headline asks for something and offers nothing, then it is no promise', () => {
    const { brand_promise } = composed(
      'en',
      heading('Get in touch with us about your visit', 1, { region: 'hero', sizePx: 48 }),
    );
    expect(brand_promise.title).toBe('');
  });
});

describe('A contrast', () => {
  test.each([
    ['en', 'We don’t just bake bread.'],
    ['de', 'Keine Ware von der Stange, sondern Brot nach Maß.'],
    ['es', 'No vendemos pan, sino tiempo.'],
    ['it', 'Non è solo pane, ma un modo di vivere.'],
    ['ru', 'Это не просто хлеб, а традиция.'],
    ['hr', 'Mi nismo samo pekara, mi smo obitelj.'],
    ['ja', '売るのではなく、つくる。'],
    ['zh', '我们不只是卖面包，更是传递味道。'],
  ])('When a text in %s puts one thing in the place of another, then it is known', (lang, text) => {
    expect(putsInPlace(text, lang)).toBe(true);
  });

  test.each([
    ['en', 'We know that a burn does not just leave marks, but changes a life.'],
    ['en', 'We bake bread and cakes.'],
    ['de', 'Wir backen Brot und Kuchen.'],
    ['es', 'No abrimos los lunes.'],
    ['ru', 'Мы не работаем по понедельникам.'],
  ])('When a text in %s only denies, or tells of others, then it is none', (lang, text) => {
    expect(putsInPlace(text, lang)).toBe(false);
  });

  test.each([
    ['en', 'No additives, no preservatives.', 'No experience, no equipment needed.'],
    ['ru', 'Поставляем муку без посредников.', 'Поставляем муку без выходных.'],
    ['el', 'Ψωμί χωρίς μεσάζοντες.', 'Ψωμί χωρίς γλουτένη.'],
  ])('When a text in %s names what is missing on purpose, then it is known', (lang, text, other) => {
    expect(doesWithout(text, lang)).toBe(true);
    expect(doesWithout(other, lang)).toBe(false);
  });

  test.each([
    ['en', 'A family-run bakery since 1902', 'Open since Monday'],
    ['de', 'Familienbetrieb in dritter Generation', 'Neue Öffnungszeiten'],
    ['fr', "30 ans d'expérience", '30 places assises'],
    ['ru', 'Более 15 лет опыта', '15 видов хлеба'],
  ])('When a text in %s says how long something has been done, then it is known', (lang, text, other) => {
    expect(namesStanding(text, lang)).toBe(true);
    expect(namesStanding(other, lang)).toBe(false);
  });

  test('When the first page says what the brand does without, then that sets it apart', () => {
    const text = 'No additives, no preservatives, no shortcuts.';
    expect(differentiator('en', heading('Acme', 1), block(text))).toBe(text);
  });
});
