import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { mission } from '../src/mission/index.ts';
import { withoutEmptyPraise } from '../src/shared/cues/empty-praise.ts';
import { statesIntention, statesMission } from '../src/shared/cues/stated-aims.ts';
import { partOfValues } from '../src/shared/cues/values-sentences.ts';
import { speaksOfUs } from '../src/shared/cues/verbs-of-us.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

function onHomePage(lang: string, text: string) {
  const blocks = bindToHeadings(heading('Acme', 1, { region: 'hero' }), block(text));
  return mission.measure(evidence({ pages: [{ title: 'Acme', lang, text: blocks }] })).facts;
}

const missionOn = (lang: string, text: string): string =>
  mission.compose(onHomePage(lang, text), { things: null }).mission_statement.statement;

/** What a body wants today, what a thing is for, and the aim of a game, each with an aim of a brand in like words. */
const EVERYDAY: [lang: string, everyday: string, aim: string][] = [
  [
    'en',
    'The club seeks to recruit a part-time barman for Saturday evenings.',
    'The club seeks to bring people together through song.',
  ],
  [
    'en',
    'The company aims to ship your parcel within 24 hours.',
    'The company aims to make clean water affordable for all.',
  ],
  [
    'en',
    'The goal is simple: score more points than your opponent.',
    'Our goal is simple: clean water for every village.',
  ],
  ['en', 'A button exists to help people find the menu.', 'Acme exists to help people find their voice.'],
  [
    'en',
    'This dish was born with the idea of using leftovers.',
    'The club was born with the idea of saving old songs.',
  ],
  ['es', 'La empresa busca camarero para el verano en la playa.', 'La empresa busca mejorar la vida de los vecinos.'],
  ['es', 'El club busca portero para el primer equipo.', 'El club busca fomentar el deporte entre los jóvenes.'],
  ['es', 'Existe para Android e iPhone en las tiendas de aplicaciones.', 'Acme existe para acercar la música a todos.'],
  ['pt', 'A empresa procura cozinheiro para o verão na praia.', 'A empresa procura melhorar a vida dos vizinhos.'],
  ['fr', 'La carte existe pour les enfants de moins de dix ans.', 'Acme existe pour faire lire tous les enfants.'],
  [
    'fr',
    'Le club cherche à recruter un entraîneur pour ses équipes.',
    'Le club cherche à promouvoir la danse auprès de tous.',
  ],
  [
    'sv',
    'Huvudsakliga arbetsuppgifter är att laga mat och duka bord.',
    'Våra uppgifter är att bevara bygdens sånger och danser.',
  ],
  ['sv', 'Din uppgift är att svara i telefon och boka möten.', 'Klubbens uppgift är att lära alla barn att simma.'],
  ['de', 'Unser Ziel: Sie sind in 30 Minuten wieder auf der Straße.', 'Unser Ziel: Jedes Kind lernt mit Freude lesen.'],
  [
    'de',
    'Das Ziel ist klar: drei Punkte gegen Ulm am Samstag.',
    'Unser Ziel ist klar: sauberes Wasser für jedes Dorf.',
  ],
  ['de', 'Gibt es, um 10 Uhr, noch Karten an der Kasse?', 'Uns gibt es, um allen Kindern das Lesen beizubringen.'],
  ['fi', 'Seura edistää nopeasti sarjataulukossa kohti kärkeä.', 'Seura edistää lasten ja nuorten liikuntaa.'],
  [
    'it',
    'La società punta a salire in serie C nel prossimo campionato.',
    'La società punta a portare lo sport in ogni scuola.',
  ],
  ['nb', 'Oppgaven vår er å levere pakken hjem til deg.', 'Oppgaven vår er å lære alle barn å lese.'],
];

test.each(EVERYDAY)(
  'When a home page in "%s" says "%s", then that is no mission, and "%s" is one',
  (lang, everyday, aim) => {
    expect([missionOn(lang, everyday), statesMission(everyday, lang)]).toEqual(['', false]);
    expect([aim, statesMission(aim, lang)]).toEqual([aim, true]);
  },
);

test.each([
  ['en', 'The association aims to answer every letter soon.'],
  ['nl', 'De vereniging streeft ernaar te winnen van Ajax.'],
  ['da', 'Foreningen har til opgave at ansætte en ny kok.'],
  ['pl', 'Klub stara się wygrać sobotni mecz.'],
  ['cs', 'Klub se snaží vyhrát sobotní zápas.'],
  ['ru', 'Клуб стремится выиграть кубок города.'],
  ['ca', 'El club busca porter per al primer equip.'],
  ['cs', 'Cílem projektu je nákup strojů pro výzkum.'],
  ['de', 'Ziel des Projekts ist die Anschaffung einer Maschine für die Forschung.'],
  ['hu', 'A projekt célja gépek vásárlása kutatáshoz.'],
  ['pl', 'Celem projektu jest zwiększenie konkurencyjności przedsiębiorstwa poprzez badania.'],
  ['ro', 'Obiectivul proiectului este achiziția de utilaje pentru cercetare.'],
  ['en', 'This website strives to conform to WCAG 2.1 so that people with disabilities can read it.'],
  ['en', 'The purpose of this website is to provide general information to the public.'],
  ['en', 'This app exists to make parking easy.'],
  ['en', 'The new season exists to make fans happy.'],
  ['de', 'Das Gericht entstand mit der Idee, Reste zu verwenden.'],
  ['de', 'Das Buch ist entstanden mit der Idee, Kindern zu helfen.'],
  ['es', 'Este plato nació con la idea de aprovechar las sobras.'],
  ['es', 'La asociación busca voluntarios.'],
  ['fr', 'Ce plat est né avec l’idée d’utiliser les restes.'],
  ['fr', 'Il existe pour Android.'],
  ['fr', 'Une application existe pour suivre votre colis.'],
  ['it', 'Questo piatto nasce con l’idea di usare gli avanzi.'],
  ['it', 'Esiste per Android e iPhone.'],
  ['it', 'Una app esiste per seguire il pacco.'],
  ['pt', 'Este prato nasceu com a ideia de usar sobras.'],
  ['pt', 'Existe para Android.'],
  ['pt', 'O clube procura guarda-redes.'],
  ['ca', 'Existeix per a Android.'],
  ['nl', 'Dit gerecht is ontstaan met het idee restjes te gebruiken.'],
  ['sv', 'Knappen finns till för att hjälpa dig hitta.'],
  ['da', 'Knappen findes for at hjælpe dig.'],
  ['nb', 'Knappen finnes for å hjelpe deg.'],
  ['pl', 'Przycisk istnieje, aby pomóc znaleźć menu.'],
  ['cs', 'Tlačítko existuje, aby pomohlo najít menu.'],
  ['ru', 'Кнопка существует, чтобы найти меню.'],
  ['uk', 'Кнопка існує, щоб знайти меню.'],
  ['ro', 'Există pentru Android.'],
  ['ro', 'Butonul există pentru a găsi meniul.'],
  ['hr', 'Postoji radi sigurnosti.'],
  ['el', 'Το κουμπί υπάρχει για να βρείτε το μενού.'],
  ['id', 'Lowongan ada untuk koki.'],
  ['vi', 'Mục tiêu là ghi điểm.'],
  ['fi', 'Tavoite on voittaa sarja.'],
  ['ru', 'Работаем, чтобы доставить заказ вовремя.'],
  ['zh', '公司目的地是北京。'],
  ['zh', '协会任务已经完成。'],
  ['ja', '協会は駅前の移転を目指しています。'],
  ['ko', '센터는 방학을 위해 문을 닫습니다.'],
  ['ar', 'الشركة تعمل على مدار الساعة.'],
  ['lv', 'Klubs vēlas pārdot galdu.'],
  ['et', 'Klubi soovib müüa laua.'],
  ['lt', 'Įmonė siekia įdarbinti virėją.'],
])(
  'When a body in "%s" wants what every body wants, or a thing is for something, then "%s" is no mission',
  (lang, text) => {
    expect(statesMission(text, lang)).toBe(false);
  },
);

test.each([
  ['de', 'Nach Erhalt der Ware zahlen Sie binnen 14 Tagen.'],
  ['en', 'Our trust seal protects your data.'],
  ['it', 'La rete supporta e aiuta il 5G.'],
  ['es', 'La red apoya dispositivos de otra marca.'],
  ['da', 'Vores netværk støtter trådløse telefoner.'],
  ['id', 'Jaringan kami mendukung telepon baru.'],
  ['el', 'Το δίκτυο υποστηρίζει νέα τηλέφωνα.'],
  ['cs', 'Společnost podporuje platby kartou.'],
  ['zh', '本店组织活动支持刷卡。'],
  ['ru', 'Общество развивает сети.'],
])('When a text in "%s" is of trade, then "%s" tells no cause', (lang, text) => {
  expect(statesIntention(text, lang)).toBe(false);
});

test.each([
  ['çalışmıyoruz', false],
  ['Pazar günleri satıyoruz.', false],
  ['Temiz bir nehir istiyoruz.', true],
])('When a verb in Turkish is that of "%s", then whether it is of an aim is %s', (text, isAim) => {
  expect(speaksOfUs(text, 'tr')).toBe(isAim);
});

test.each([
  ['en', 'The local foundation aims to help children read.'],
  ['en', 'The Kiln was founded with the aim of making clay fun.'],
  ['en', 'Founded in 1990 with the aim of teaching all children to swim.'],
  ['en', 'Our mission is to play a part in the life of the town.'],
  ['de', 'Der Verein existiert, um Kindern das Lesen beizubringen.'],
  ['en', 'The app is built to do one thing: end the silence between neighbours.'],
  ['en', 'The refuge was established to meet the needs of people who cannot go home.'],
  ['de', 'Die Kneipe hat es sich zur Aufgabe gemacht, Nachbarn zu verbinden.'],
  ['fr', 'Notre objectif : nourrir la ville avec 80 % de légumes du pays.'],
  ['sv', 'Klubbens huvudsakliga arbetsuppgifter är att bevara ängarna.'],
])('When a sentence in "%s" tells the aim of a body by name or kind, then "%s" is a mission', (lang, text) => {
  expect(statesMission(text, lang)).toBe(true);
});

test.each([
  ['en', 'The aim of the evening is to have fun.'],
  ['de', 'Ziel des Abends ist es, Spaß zu haben.'],
  ['fr', "L'objectif du stage est d'apprendre à faire du pain."],
  ['es', 'El objetivo del taller es aprender a hacer pan.'],
  ['it', 'Lo scopo del gioco è trovare il tesoro.'],
  ['nl', 'Het doel van het spel is de schat te vinden.'],
  ['en', 'Her mission is to make everybody laugh.'],
  ['en', 'Our goal is to raise 5,000 euros for a new roof.'],
  ['es', 'Nuestro objetivo es recaudar 5000 euros para un techo nuevo.'],
])(
  'When a sentence in "%s" tells the aim of an occasion, a person or a collection ("%s"), then it is no mission',
  (lang, text) => {
    expect(missionOn(lang, text)).toBe('');
  },
);

describe('Values', () => {
  const valuesOn = (text: string): string[] =>
    mission.compose(onHomePage('en', text), { things: null }).core_values.map(({ title }) => title);

  test.each(['Prices are our values in euros.', 'We value honesty, and returns within 14 days are free.'])(
    'When a sentence says "%s", then it lists no values',
    (text) => {
      expect([valuesOn(text), partOfValues(text, 'en')]).toEqual([[], '']);
    },
  );

  test('When a sentence lists values and nothing else, then all are values', () => {
    expect(valuesOn('We value honesty, patience and care.')).toEqual(['honesty', 'patience', 'care']);
  });
});

test('When a sentence is full of empty praise, then all of it is left out at once', () => {
  expect(withoutEmptyPraise('A unique place and a unique way.', 'en')).toBe('A … and a ….');
  const long = 'a unique place and '.repeat(5000);
  expect(withoutEmptyPraise(long, 'en')).toBe('a … and '.repeat(5000));
});
