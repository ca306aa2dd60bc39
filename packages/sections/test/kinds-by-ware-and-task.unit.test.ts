import { describe, expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';

/** The kinds that a text names, without those that give way to any other. */
const namesIn = (text: string, language: string): string[] =>
  countKinds(text, language)
    .filter(({ kind }) => !kind.isGeneral)
    .map(({ kind }) => kind.name);

describe('Who hires out, repairs, makes, supplies or teaches one thing, and clubs and software for one', () => {
  test.each([
    ['en', 'Zebra Van Hire in Leeds', 'van hire'],
    ['de', 'Zebra Anhängerverleih Ulm', 'trailer hire'],
    ['nl', 'Zebra hoogwerker huren in Utrecht', 'aerial platform hire'],
    ['da', 'Zebra Kostumeudlejning i Aarhus', 'costume hire'],
    ['sv', 'Zebra SUP-uthyrning vid sjön', 'surfboard and SUP hire'],
    ['nb', 'Zebra tilhengerutleie', 'trailer hire'],
    ['is', 'Zebra skíðaleiga', 'ski hire'],
    ['fr', 'Zebra, location de nacelles à Lyon', 'aerial platform hire'],
    ['es', 'Zebra, alquiler de quads en Cádiz', 'quad bike hire'],
    ['bg', 'Зебра, багери под наем', 'excavator hire'],
    ['ar', 'زيبرا تأجير ليموزين', 'limousine hire'],
    ['ja', 'ゼブラ 発電機レンタル', 'generator hire'],
    ['zh', '斑馬發電機出租', 'generator hire'],
    ['zh', '斑马挖掘机出租', 'excavator hire'],
    ['pl', 'Zebra – naprawa ekspresów do kawy', 'coffee machine repair'],
    ['cs', 'Zebra, převíjení elektromotorů', 'electric motor and pump repair'],
    ['sk', 'Oprava kotlov Zebra', 'boiler repair'],
    ['uk', 'Зебра – ремонт швейних машин', 'sewing machine repair'],
    ['it', 'Zebra elettrauto a Torino', 'car electrics workshop'],
    ['fa', 'تعمیر گیربکس زبرا', 'gearbox and engine repair'],
    ['ko', '얼룩말 자전거수리', 'bicycle repair'],
    ['pt', 'Zebra, fábrica de colchões', 'mattress maker'],
    ['ca', 'Zebra, fabricació de matalassos', 'mattress maker'],
    ['gl', 'Zebra, mobles de xardín', 'garden furniture maker'],
    ['ro', 'Zebra, pantofi la comandă', 'shoe maker'],
    ['hu', 'Zebra tímárműhely', 'tannery'],
    ['tr', 'Zebra tabakhane', 'tannery'],
    ['lt', 'Zebra sulčių spaudykla', 'juice, syrup or soft drink maker'],
    ['el', 'Zebra χειροποίητα σανδάλια', 'shoe maker'],
    ['fi', 'Zebra puulelut', 'toy maker'],
    ['et', 'Zebra hapukapsa tootja', 'pickle and ferment maker'],
    ['ru', 'Уроки игры на гитаре Зебра', 'guitar teacher'],
    ['hi', 'ज़ेबरा गिटार क्लास', 'guitar teacher'],
    ['th', 'ซีบรา สอนเปียโน', 'piano teacher'],
    ['lv', 'Zebra angļu valodas kursi', 'English school'],
    ['hr', 'Tečaj njemačkog jezika Zebra', 'German school'],
    ['sr', 'Зебра, курс немачког језика', 'German school'],
    ['he', 'זברה, קורס סקיפרים', 'boating licence school'],
    ['id', 'Zebra, kursus mandarin', 'Chinese school'],
    ['sl', 'Namiznoteniški klub Zebra', 'table tennis club'],
    ['mk', 'Карате клуб Зебра', 'martial arts club'],
    ['vi', 'Câu lạc bộ cầu lông Zebra', 'badminton club'],
    ['en', 'Zebra Orienteering Club', 'orienteering club'],
    ['de', 'Zebra Lagerverwaltungssoftware', 'inventory software'],
    ['en', 'Zebra: church management software', 'church or faith software'],
    ['en', 'Zebra is a functional programming language', 'programming language'],
    ['es', 'Zebra, mayorista de frutas y verduras', 'fruit and vegetable wholesaler'],
    ['en', 'Zebra Wholesale Flowers', 'flower or plant wholesaler'],
    ['de', 'Zebra Feuerverzinkung', 'galvanising or plating company'],
    ['nl', 'Zebra pleegzorg', 'foster care agency'],
    ['de', 'Oldtimerclub Zebra', 'classic car club'],
    ['de', 'Mosterei Zebra', 'juice, syrup or soft drink maker'],
    ['de', 'Kalibrierlabor Zebra', 'calibration laboratory'],
    ['el', 'Μαθήματα ρομποτικής Ζέβρα', 'robotics school for children'],
    ['ru', 'Прокат инвалидных колясок Зебра', 'medical equipment hire'],
  ])('When a text in "%s" is "%s", then it names a %s', (language, text, kind) => {
    expect(namesIn(text, language)).toEqual([kind]);
  });

  test.each([
    ['en', 'The van is parked behind the house'],
    ['en', 'We repair the damage of the years'],
    ['en', 'A mattress on the floor'],
    ['en', 'Mustard and honey on the table'],
    ['en', 'The piano stands in the hall'],
    ['en', 'We speak English and German'],
    ['en', 'Go to the club'],
    ['en', 'The engine of growth'],
    ['en', 'Play chess by the fire'],
    ['de', 'Wir sprechen Deutsch und Englisch'],
    ['de', 'Ein Klavier steht im Saal'],
    ['de', 'Mit dem Anhänger in den Urlaub'],
    ['fr', 'Le piano est au salon'],
    ['fr', 'Nous parlons anglais'],
    ['es', 'Hablamos inglés y francés'],
    ['es', 'Una silla y una mesa'],
    ['it', 'Un pianoforte in sala'],
    ['nl', 'De boot ligt in de haven'],
    ['pl', 'Mówimy po angielsku'],
    ['ru', 'Мы говорим по-английски'],
    ['sv', 'Vi talar engelska'],
    ['ja', '英語で話せます'],
    ['zh', '钢琴在大厅里'],
    ['id', 'Kami berbahasa Inggris'],
  ])('When a text in "%s" is "%s", then it names no kind', (language, text) => {
    expect(namesIn(text, language)).toEqual([]);
  });
});
