import type { TextBlock } from '@brandprint/contracts';
import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { mission } from '../src/mission/index.ts';
import { northstartStatement } from '../src/northstart-statement/index.ts';
import { putsInPlace } from '../src/shared/cues/contrasts.ts';
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

describe('A sentence under a heading for the mission', () => {
  test('When it is the first sentence under "Our mission", then it is the mission', () => {
    const text = 'Reading rooms, story hours and books on wheels for every valley.';
    expect(composed('en', heading('Acme', 1), heading('Our mission'), block(text)).mission_statement.statement).toBe(
      text,
    );
  });

  test.each([
    ['de', 'Unsere Mission', 'Bildung für alle Kinder in allen Dörfern des Tals.'],
    ['de', 'Unsere Mission', 'Der Kulturverein Acme ist seit Jahrzehnten Hüter des Erbes der Region.'],
    ['en', 'Our aims', 'To promote reading in every village of the valley.'],
    ['en', 'Our aims', 'We want to teach every child in every village of the valley.'],
  ])('When one in "%s" stands first under "%s", then "%s" is the mission', (lang, title, text) => {
    const home = composed(lang, heading('Acme', 1), heading(title), block(text));
    expect(home.mission_statement.statement).toBe(text);
  });

  test('When a sentence under such a heading follows from another one, then it is not', () => {
    const text = 'Daraus folgend können wir in unserer Praxis viele Leistungen anbieten.';
    expect(composed('de', heading('Acme', 1), heading('Philosophie'), block(text)).mission_statement.statement).toBe(
      '',
    );
  });
});

describe('A mission that its headings do not tell', () => {
  const AIM = 'To bring reading rooms and story hours to every village of the valley.';
  const OTHER = 'Acme was founded by two teachers in 1990.';

  test.each([
    ['a label', [heading('Who we are'), block(OTHER), block('Mission', { kind: 'label' }), block(AIM)]],
    ['a heading above a headline', [heading('Our mission'), heading('Reading is for everybody', 3), block(AIM)]],
    ['a heading, in one of the same rank', [heading('Our mission:'), heading(AIM), heading('“Come in”', 3)]],
  ])('When %s announces it, then it is the mission', (_, text) => {
    expect(composed('en', heading('Acme', 1), ...text).mission_statement.statement).toBe(AIM);
  });

  test.each([
    ['another label', [heading('Who we are'), block('History', { kind: 'label' }), block(AIM)]],
    ['a heading of another part', [heading('Our mission'), heading('Opening hours'), block(OTHER)]],
  ])('When %s is above it, then it is none', (_, text) => {
    expect(composed('en', heading('Acme', 1), ...text).mission_statement.statement).toBe('');
  });

  test.each([
    ['en', 'My mission is to bring reading rooms to every village of the valley.'],
    ['da', 'Min mission er at bringe læsestuer til hver landsby i dalen.'],
    ['hu', 'Célom, hogy minden faluban legyen olvasóterem a gyerekeknek.'],
    ['ja', '「灯」とは、小さな明かり。私たちは、すべての村に読書の喜びを届けることを使命としています。'],
  ])('When it is worded in "%s" as "%s", then it is the mission', (lang, text) => {
    const { statement } = composed(lang, heading('Acme', 1), heading('Acme'), block(text)).mission_statement;
    expect([text, statement !== '' && text.includes(statement)]).toEqual([text, true]);
  });
});

describe('A mission that names itself', () => {
  test.each([
    ['en', 'Our mission: reading rooms and story hours in every village of the valley.'],
    ['fr', 'Notre mission : combler le fossé entre les lecteurs et les livres.'],
    ['ru', 'Наша миссия: книги и часы чтения в каждой деревне долины.'],
  ])('When a label of its own sentence in "%s" does, as in "%s", then it is the mission', (lang, text) => {
    expect(composed(lang, heading('Acme', 1), heading('Acme'), block(text)).mission_statement.statement).toBe(text);
  });

  test.each([
    ['de', 'Unser Ziel: 2.000 Unterschriften bis zum Ende des Sommers.'],
    ['en', 'Our mission: 2023'],
  ])('When that label in "%s" is of something else, as in "%s", then it is none', (lang, text) => {
    expect(composed(lang, heading('Acme', 1), heading('Acme'), block(text)).mission_statement.statement).toBe('');
  });

  test('When a heading states it above a paragraph, then it is the mission', () => {
    const text = 'Naszą misją jest poprawa dostępu do książek w każdej wsi.';
    const home = composed(
      'pl',
      heading('Acme', 1),
      heading(text),
      block('Od 1990 roku jeździmy z książkami po dolinie.'),
    );
    expect(home.mission_statement.statement).toBe(text);
  });
});

describe('A site of one person', () => {
  const AIM = 'Jag vill hjälpa barn i varje by att hitta glädjen i böcker.';
  const bio = ['Jag är lärare och bor i Leith.', 'Jag har undervisat i tjugo år.', 'Jag läser för barn varje dag.'];

  test('When it says "I" throughout, then that is the voice of the brand', () => {
    const text = [...bio.map((line) => block(line)), heading('Uppdrag'), block(AIM)];
    expect(composed('sv', heading('Acme', 1), ...text).mission_statement.statement).toBe(AIM);
  });

  test('When it mostly says "we", then one who says "I" is somebody of theirs', () => {
    const ours = ['Vi är tre lärare i Leith.', 'Vi har undervisat i tjugo år.', 'Våra böcker är till för alla.'];
    const text = [...ours.map((line) => block(line)), block('Jag vill bidra med glädje i varje by och varje bok.')];
    expect(composed('sv', heading('Acme', 1), ...text).mission_statement.statement).toBe('');
  });
});

describe('A sentence that is no mission', () => {
  test.each([
    ['en', 'Our mission', 'Photo by Jane Miller, taken in the garden at night.'],
    ['en', 'Our mission', 'Read more about our work in the annual report.'],
    ['en', 'Our mission', 'As a mother of two, Jane Miller knows how it feels to be tired.'],
    ['en', 'Our mission', 'Have you ever wondered how many books a village needs?'],
    ['de', 'Ziele', 'Unsere Wanderung führt in vier Stunden zum Gipfel.'],
    ['fr', 'Objectifs', 'La randonnée mène au sommet en quatre heures de marche.'],
    ['de', 'Unser Auftrag', 'Bild: Jane Miller, aufgenommen im Garten unserer Schule bei Nacht.'],
    ['es', 'Objetivos', 'La ruta llega a la cumbre en cuatro horas de marcha.'],
    ['pl', 'Cele', 'Trasa prowadzi na szczyt przez cztery godziny marszu.'],
  ])('When it stands first in "%s" under the heading "%s", then it is none', (lang, title, text) => {
    const home = composed(lang, heading('Acme', 1), heading(title), block(text));
    expect(home.mission_statement.statement).toBe('');
  });

  test('When "Objectives" are those of a course, then its first sentence is none', () => {
    const text = 'To develop skills in two parts that end with an exam.';
    const pages = [
      { title: 'Acme', lang: 'en', text: bindToHeadings(heading('Acme', 1)) },
      {
        title: 'Course',
        lang: 'en',
        kind: 'product' as const,
        finalUrl: 'https://site.test/course',
        text: bindToHeadings(heading('Reading course', 1), heading('Objectives'), block(text)),
      },
    ];
    const { facts } = mission.measure(evidence({ pages }));
    expect(mission.compose(facts, { things: null }).mission_statement.statement).toBe('');
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

  test('When the largest headline names what a trade gives its customers, then it is the promise', () => {
    const text = 'Where bread meets community';
    const promise = composed(
      'en',
      heading(text, 1, { region: 'hero', sizePx: 60 }),
      block('Acme is a bakery in Leith.'),
    );
    expect(promise.brand_promise.title).toBe(text);
  });

  test('When the headline asks for something and offers nothing, then it is no promise', () => {
    const { brand_promise } = composed(
      'en',
      heading('Get in touch with us about your visit', 1, { region: 'hero', sizePx: 48 }),
    );
    expect(brand_promise.title).toBe('');
  });
});

const FAR_DOWN = { x: 0, y: 3_000, width: 1_000, height: 60 };

describe('A headline that is no promise', () => {
  test.each([
    ['en', 'Painters and Decorators in Brighton'],
    ['en', 'Customs clearance for your freight'],
    ['en', 'Professional services and support'],
    ['en', 'Health and wellbeing newsletters'],
    ['de', 'Ihre Steuerkanzlei in Allersberg'],
  ])('When the headline in "%s" is "%s", then it is none', (lang, text) => {
    const home = composed(lang, heading('Acme', 1, { sizePx: 60 }), heading(text, 2, { sizePx: 18, box: FAR_DOWN }));
    expect(home.brand_promise.title).toBe('');
  });
});

describe('A sentence that is no promise', () => {
  test.each([
    ['fr', 'Conformément à la loi, nous nous engageons à respecter le taux d’encadrement.'],
    ['es', 'Nuestro compromiso incluye tres talleres y una charla por semana.'],
    ['nl', 'Wij beloven ons best te doen met de planning van de lessen.'],
  ])('When the first page in "%s" says "%s", then it is none', (lang, text) => {
    expect(composed(lang, heading('Acme', 1), block(text, { box: FAR_DOWN })).brand_promise.description).toBe('');
  });
});

describe('A text that sets nobody apart', () => {
  test.each([
    ['en', 'No pets, no smoking.'],
    ['en', 'No parties, no pets.'],
    ['en', 'No posts, no comments.'],
    ['de', 'Keine Haustiere, keine Raucher.'],
    ['ja', '予約不要、駐車場なし。'],
    ['de', 'Wir haben nicht am Montag geöffnet, sondern am Dienstag.'],
    ['fr', 'Nous ne sommes pas ouverts le lundi, mais le mardi.'],
    ['en', 'Not a member yet, join us today!'],
    ['en', 'Let the dough rest overnight, no kneading, no mixing.'],
  ])('When the first page in "%s" says "%s", then that is none', (lang, text) => {
    expect(differentiator(lang, heading('Acme', 1), block(text))).toBe('');
  });
});

describe('A contrast', () => {
  test.each([
    ['en', 'We know that a burn does not just leave marks, but changes a life.'],
    ['en', 'We bake bread and cakes.'],
    ['de', 'Wir backen Brot und Kuchen.'],
    ['es', 'No abrimos los lunes.'],
    ['ru', 'Мы не работаем по понедельникам.'],
  ])('When a text in %s only denies, or tells of others, then it is none', (lang, text) => {
    expect(putsInPlace(text, lang)).toBe(false);
  });

  test('When the first page says what the brand does without, then that sets it apart', () => {
    const text = 'No additives, no preservatives, no shortcuts.';
    expect(differentiator('en', heading('Acme', 1), block(text))).toBe(text);
  });
});

describe('What another part of the page says', () => {
  test('When a headline announces a post, then it is no promise, and one about the gain itself is', () => {
    const promised = (title: string) =>
      composed('en', heading(title, 1, { region: 'hero', sizePx: 48 }), block('We bake at night.')).brand_promise.title;
    expect(promised('How to bake fresh bread you love')).toBe('');
    expect(promised('Fresh bread you love, every day')).toBe('Fresh bread you love, every day');
  });

  test('When a goal stands under "Our vision", then it is no mission, and under another heading it is', () => {
    const aim = 'Our goal is a valley in which every child learns to read.';
    const missionUnder = (title: string) =>
      composed('en', heading('Acme', 1), heading(title), block(aim)).mission_statement.statement;
    expect(missionUnder('Our vision')).toBe('');
    expect(missionUnder('Our mission')).toBe(aim);
  });

  test('When somebody is quoted, then what they say does not set the brand apart', () => {
    const text = 'At Acme we are unlike any other bakery in the valley.';
    expect(differentiator('en', heading('Acme', 1), block(text))).toBe(text);
    expect(differentiator('en', heading('Acme', 1), heading(`“${text}”`, 3))).toBe('');
  });

  test('When a commitment stands alone, then it is no promise, and a guarantee is', () => {
    const line = (text: string) => composed('en', heading('Acme', 1), block(text)).brand_promise.description;
    expect(line('Our commitment is to the climate goals of the valley.')).toBe('');
    expect(line('We promise to keep your bread fresh all day.')).toBe('We promise to keep your bread fresh all day.');
  });
});

describe('A sentence that sets nothing apart', () => {
  test.each([
    ['lt', 'Jau daugiau nei 14 metų Acme kuria švaresnę šalį.'],
    ['lv', 'Jau vairāk nekā 14 gadus Acme veido tīrāku zemi.'],
    ['et', 'Acme loob rohkem kui 14 aastat puhtamat maad.'],
    ['ru', 'Acme больше чем 14 лет делает страну чище.'],
    ['uk', 'Acme більше ніж 14 років робить країну чистішою.'],
    ['sr', 'Posetite nas u Acme i doživite jedinstvenu atmosferu!'],
  ])('When a text in "%s" counts years or asks for a visit ("%s"), then it is no differentiator', (lang, text) => {
    expect(differentiator(lang, heading('Acme', 1), heading(text, 2), block(text))).toBe('');
  });
});

describe('Reasons to choose a brand', () => {
  const REASONS = 'Acme bakes at night and delivers before six. Each loaf rests for two whole days.';

  test('When a paragraph under a heading asks why to choose the brand, then its first sentences set it apart', () => {
    expect(differentiator('en', heading('Acme', 1), heading('Why choose us', 2), block(REASONS))).toBe(REASONS);
    expect(differentiator('en', heading('Acme', 1), heading('Opening hours', 2), block(REASONS))).toBe('');
  });

  test('When that paragraph speaks to the reader, then it does not', () => {
    const invitation = 'Choose your bread in the shop tonight. Your loaf rests for two whole days.';
    expect(differentiator('en', heading('Acme', 1), heading('Why choose us', 2), block(invitation))).toBe('');
  });
});
