import { evidence } from '@brandprint/testing/evidence';
import { expect, test } from '@jest/globals';
import { countActivities, countKinds } from '../src/shared/kinds/kind-words.ts';
import { things } from '../src/things/index.ts';

const categoryOf = (lang: string, description: string): string =>
  things.measure(evidence({ pages: [{ lang, title: 'Zebra', meta: [{ name: 'description', content: description }] }] }))
    .facts.category;

const namesIn = (text: string, language: string): string[] =>
  countKinds(text, language)
    .filter(({ kind }) => !kind.isGeneral)
    .map(({ kind }) => kind.name);

test.each([
  ['en', 'Fresh pasta and wood-fired pizza by the harbour in Bari.', 'pasta maker'],
  ['en', 'Homemade preserves for breakfast, rooms with a view.', 'jam and preserves maker'],
  ['en', 'Birthday cakes, tea and coffee in Bury.', 'cake maker'],
  ['en', 'Wedding cake, tea and coffee in Bury.', 'cake maker'],
  ['en', 'Marathon meetings are over. Rosa plans your week.', 'marathon'],
  ['en', 'Electric bikes & scooters for hire in Bath.', 'bicycle maker'],
  ['en', 'Sea salt & vinegar crisps from Kent.', 'salt producer'],
  ['en', 'Vapes and e-cigarettes: how to quit. Charity for young people.', 'vape shop'],
  ['en', 'Magician of flavours, cook of the year.', 'magician'],
  ['de', 'Ein Feuerwerk an Ideen für Ihre Marke. Werbeagentur in Ulm.', 'fireworks company'],
  ['de', 'Kräutergarten, Sauna und Zimmer im Allgäu.', 'lavender or herb farm'],
  ['de', 'Magier des Lichts: Lichtplanung für Museen.', 'magician'],
  ['fr', "Un feu d'artifice de saveurs au cœur de Lyon.", 'fireworks company'],
  ['ru', 'Фейерверк эмоций для детей и взрослых.', 'fireworks company'],
  ['zh', '海盐焦糖拿铁与蛋糕。', 'salt producer'],
  ['ja', '優勝トロフィーを目指す少年野球チーム。', 'trophy and flag supplier'],
  ['es', 'Trofeos y medallas de nuestros equipos de baloncesto.', 'trophy and flag supplier'],
  ['es', 'Maratón de lectura en la plaza.', 'marathon'],
  ['pt', 'Bolos caseiros e quartos com vista para o rio.', 'cake maker'],
])('When a description in "%s" is "%s", then the category is no %s', (lang, description, kind) => {
  expect(categoryOf(lang, description)).not.toBe(kind);
});

test.each([
  ['en', 'E-cigarettes and vapes are not allowed in the rooms'],
  ['en', 'Ancient bullion on show'],
  ['en', 'Two flagpoles stand at the gate'],
  ['en', 'Historical costumes at the castle'],
  ['en', 'Designer sunglasses are on sale'],
  ['en', 'Custom badges for your profile'],
  ['en', 'Magician of flavours'],
  ['en', 'The payment service provider Mollie'],
  ['en', 'Analytics software by Google'],
  ['en', 'Smoked salt'],
  ['en', 'Electric bikes'],
  ['en', 'Marathon meetings'],
  ['de', 'Ein Feuerwerk der Farben'],
  ['de', 'E-Zigaretten sind nicht erlaubt'],
  ['de', 'Konfitüren und Teigwaren'],
  ['de', 'In unserem Kräutergarten'],
  ['de', 'Der Zauberer von Oz'],
  ['de', 'Ein alter Fotoautomat'],
  ['de', 'Blick auf die Saline'],
  ['de', 'Zahlungsdienstleister ist Stripe'],
  ['nl', 'Babs vertelt'],
  ['nl', 'Beter beeld van wat speelt in uw gemeente'],
  ['en', 'News from your municipality'],
  ['id', 'Bengkel seni'],
  ['nl', 'Luchtkussens in een schoenzool'],
  ['fr', 'La civette est un animal'],
  ['it', 'Pasta fresca'],
  ['es', 'Compro oro, incienso y mirra'],
  ['es', 'Flor de sal'],
  ['es', 'Maratón de lectura'],
  ['ro', 'Artificii de culoare'],
  ['cs', 'Trafika na rohu'],
  ['cs', 'Mořská sůl'],
  ['cs', 'Ohňostroj barev'],
  ['cs', 'Klobouky dolů'],
  ['pl', 'Kapelusze z głów'],
  ['hu', 'Kalapos gomba'],
  ['hu', 'Tengeri só'],
  ['hu', 'Tűzijáték a Dunán'],
  ['hr', 'Vatromet boja'],
  ['ru', 'Фейерверк эмоций'],
  ['ru', 'Одноразки запрещены'],
  ['ru', 'Фотозона у входа'],
  ['tr', 'Deniz tuzu'],
  ['fa', 'ویپ ممنوع'],
  ['th', 'ห้ามบุหรี่ไฟฟ้า'],
  ['ja', '電子タバコは禁止'],
  ['ja', '花火が見える'],
  ['ja', '優勝トロフィー'],
  ['zh', '海盐焦糖'],
  ['zh', '禁止电子烟'],
  ['ko', '전자담배 금지'],
  ['ko', '천일염'],
])('When a text in "%s" is "%s", then it names no kind', (language, text) => {
  expect(namesIn(text, language)).toEqual([]);
});

test.each([
  ['en', 'Zebra fireworks displays', 'fireworks company'],
  ['de', 'Zebra Feuerwerksverkauf', 'fireworks company'],
  ['ru', 'Магазин фейерверков Зебра', 'fireworks company'],
  ['hu', 'Zebra tűzijáték bolt', 'fireworks company'],
  ['en', 'Zebra vape shop', 'vape shop'],
  ['de', 'Zebra E-Zigaretten-Shop', 'vape shop'],
  ['ja', '電子タバコ専門店ゼブラ', 'vape shop'],
  ['en', 'Zebra Sea Salt Company', 'salt producer'],
  ['en', 'Zebra electric bike makers', 'bicycle maker'],
  ['en', 'Zebra trophy makers', 'trophy and flag supplier'],
  ['de', 'Zebra Zauberkünstler', 'magician'],
  ['en', 'Zebra wedding cake makers', 'cake maker'],
  ['es', 'Maratón de Zebra', 'marathon'],
  ['fr', 'Marathon de Zebra', 'marathon'],
  ['it', 'Maratona di Zebra', 'marathon'],
  ['pl', 'Zebra Maraton', 'marathon'],
  ['ru', 'Зебра Марафон', 'marathon'],
  ['zh', '斑马马拉松', 'marathon'],
  ['ja', '横浜マラソン大会', 'marathon'],
])('When a text in "%s" is "%s", then it names a %s', (language, text, kind) => {
  expect(namesIn(text, language)).toContain(kind);
});

test.each([
  ['de', 'Zebra Fachgeschäft', 'shop'],
  ['nl', 'Zebra winkel', 'shop'],
  ['sv', 'Zebra butik', 'shop'],
  ['fr', 'Zebra boutique', 'shop'],
  ['de', 'Zebra Onlineshop', 'online shop'],
  ['fr', 'Zebra boutique en ligne', 'online shop'],
  ['sv', 'Zebra webbutik', 'online shop'],
  ['es', 'Zebra tienda online', 'online shop'],
])('When a shop in "%s" is "%s", then it is a %s', (language, text, kind) => {
  expect(countKinds(text, language).map((named) => named.kind.name)).toEqual([kind]);
});

test('When a definition goes on with what the brand does, then the category ends before', () => {
  expect(categoryOf('en', 'Zebra is an economics R&D consulting firm operating in the energy industry.')).toBe(
    'economics R&D consulting firm',
  );
});

test('When a virtual tour is what is sold, then nobody leads tours', () => {
  const activitiesIn = (text: string) => countActivities(text, 'en').map(({ kind }) => kind.name);
  expect(activitiesIn('Bus tours of Bath')).toContain('tour operator');
  expect(activitiesIn('Virtual tours of Bath')).not.toContain('tour operator');
});
