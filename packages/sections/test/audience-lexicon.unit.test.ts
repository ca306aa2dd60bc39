import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { findGroups, readLabel } from '../src/audiences/find-groups.ts';
import { audiences } from '../src/audiences/index.ts';
import { block } from './support/text-blocks.ts';

const namesIn = (language: string, sentence: string): string[] => [
  ...new Set(findGroups(sentence, language).map(({ name }) => name)),
];

const personasOf = (...texts: Parameters<typeof block>[]) =>
  audiences.compose(
    audiences.measure(
      evidence({
        pages: texts.map((text, index) => ({
          lang: 'de',
          kind: index === 0 ? ('home' as const) : ('product' as const),
          text: [block(...text)],
        })),
      }),
    ).facts,
    { things: null, mission: null },
  ).personas;

describe('Whom ordinary businesses serve', () => {
  test.each([
    ['en', 'Riding lessons for golfers and preschoolers.', ['golfers', 'preschoolers']],
    ['en', 'Coach trips for pilgrims and delegations', ['pilgrims', 'delegations']],
    ['en', 'Advice for companies that build ships', ['companies that build ships']],
    ['es', 'Herramientas para ceramistas', ['ceramistas']],
    ['es', 'Gimnasia para personas mayores', ['personas mayores']],
    ['fr', 'Un cours pour femmes enceintes', ['femmes enceintes']],
    ['nl', 'Pannenkoeken voor groot en klein', ['groot en klein']],
    ['nl', 'We bakken voor groot en klein onze pannenkoeken', ['groot en klein']],
    ['nb', 'For dei som søkjer spenning', ['dei som søkjer spenning']],
    ['ko', '유치부부터 고등부까지 연결하는 영어교육', ['유치부부터 고등부까지']],
    ['fi', 'Tarjoamme ohjelmaa seurueille', ['seurueille']],
    ['is', 'Námskeið fyrir eldri borgara', ['eldri borgara']],
    ['de', 'Kurse für Schwangere und Heimwerker', ['Schwangere', 'Heimwerker']],
    ['de', 'Reinigung für Bauunternehmen', ['Bauunternehmen']],
    ['nl', 'Tennis voor kleuters en competitiespelers', ['kleuters', 'competitiespelers']],
    ['sv', 'Lugn uthyrning för värdar', ['värdar']],
    ['da', 'Kurser for bedsteforældre', ['bedsteforældre']],
    ['nb', 'Rengjøring for borettslag', ['borettslag']],
    ['fr', 'Un atelier pour les écoliers', ['écoliers']],
    ['es', 'Servicios para fabricantes y hoteleros', ['fabricantes', 'hoteleros']],
    ['it', 'Servizi per i brand della moda', ['brand della moda']],
    ['pt', 'Soluções para pecuaristas', ['pecuaristas']],
    ['ca', 'Tallers per a infants i avis', ['infants', 'avis']],
    ['ro', 'Cursuri pentru liceeni', ['liceeni']],
    ['ru', 'Занятия для дошкольников', ['дошкольников']],
    ['uk', 'Заняття для дошкільників', ['дошкільників']],
    ['bg', 'Курсове за шофьори', ['шофьори']],
    ['pl', 'Zajęcia dla przedszkolaków', ['przedszkolaków']],
    ['cs', 'Kurzy pro předškoláky', ['předškoláky']],
    ['sk', 'Kurzy pre predškolákov', ['predškolákov']],
    ['hr', 'Radionice za umirovljenike', ['umirovljenike']],
    ['sl', 'Delavnice za ribiče', ['ribiče']],
    ['el', 'Μαθήματα για ποδηλάτες', ['ποδηλάτες']],
    ['tr', 'Sürücüler için tasarlandı', ['Sürücüler']],
    ['id', 'Layanan bagi peserta didik, orang tua, dan guru.', ['peserta didik', 'orang tua', 'guru']],
    ['vi', 'Bao bì phục vụ các nhà hàng, quán ăn', ['nhà hàng', 'quán ăn']],
  ])('When a site in %s says "%s", then the groups are %j', (language, sentence, expected) => {
    expect(namesIn(language, sentence)).toEqual(expected);
  });

  test.each([
    ['en', 'A table for breakfast and dinner.'],
    ['de', 'Ideal für Ihren Urlaub und Ihre Feier.'],
    ['de', 'Lösungen für optimale Ergebnisse und normaler Betrieb'],
    ['nl', 'Alles voor uw tuin en terras'],
    ['sv', 'Underlag och förslag för bättre luft'],
    ['fr', 'Une recette pour le dessert'],
    ['es', 'Para uso profesional y pequeños detalles'],
    ['it', 'Ricette per la cena'],
    ['pt', 'Receitas para o jantar'],
    ['ru', 'Материалы для строительных работ'],
    ['uk', 'Матеріали для будівельних робіт'],
    ['pl', 'Produkty dla zdrowia'],
    ['cs', 'Doplňky pro zdravotní péči'],
    ['el', 'Για πιστοποίηση και μεταφορά'],
    ['fi', 'Kansainväliselle tasolle suunniteltu'],
    ['et', 'Lahendused probleemidele'],
    ['id', 'Bahan untuk makan malam'],
    ['vi', 'Dành cho bữa tối'],
  ])('When a site in %s says "%s", then nothing is taken for a group', (language, sentence) => {
    expect(namesIn(language, sentence)).toEqual([]);
  });

  test.each([
    ['en', 'Lessons at our pool: adults and children.', ['adults', 'children']],
    ['de', 'Therapie bei Kindern und Erwachsenen', ['Kindern', 'Erwachsenen']],
    ['sv', 'Leveranser, företag och privatpersoner', ['företag', 'privatpersoner']],
    ['it', 'Servizi: privati e aziende', ['privati', 'aziende']],
    ['ru', 'Перевозки: юридических лиц и частных лиц', ['юридических лиц', 'частных лиц']],
    ['fi', 'Siivous yrityksille ja yksityisille', ['yrityksille', 'yksityisille']],
  ])('When a site in %s names clients together, as in "%s", then they are %j', (language, sentence, expected) => {
    expect(namesIn(language, sentence)).toEqual(expected);
  });

  test.each([
    ['it', 'La casa per chi torna ogni estate', 'chi torna ogni estate'],
    ['pt', 'A casa para quem procura sossego', 'quem procura sossego'],
    ['nl', 'Een huis voor wie rust zoekt', 'wie rust zoekt'],
    ['es', 'La casa para quienes buscan calma', 'quienes buscan calma'],
  ])(
    'When a site in %s says with a clause who is meant, as in "%s", then the clause is the name',
    (language, sentence, name) => {
      expect(namesIn(language, sentence)).toContain(name);
    },
  );

  test.each([
    ['customers of a place', 'en', 'We bring repairs to customers across Kent.', 'customers'],
    ['what the team has', 'en', 'A place for people with a combined experience of 50 years.', 'people'],
    ['customers without a word on who they are', 'pt', 'Cuidamos do atendimento para seus clientes.', 'clientes'],
    ['the reader', 'da', 'Tag fat i os, vi hjælper gerne og giver dig et uforpligtende tilbud.', 'giver'],
    ['what there is for them', 'pl', 'Dla firm mamy specjalną ofertę.', 'mamy'],
    ['devices', 'cs', 'Aplikace pro mobilní zařízení.', 'zařízení'],
    ['suppliers', 'it', 'Collaboriamo con produttori di vino locali per offrirti il meglio.', 'produttori'],
  ])('When a sentence names %s, then that is no audience', (_, lang, sentence, noun) => {
    const found = audiences.compose(
      audiences.measure(evidence({ pages: [{ lang, kind: 'home', text: [block(sentence)] }] })).facts,
      { things: null, mission: null },
    );
    expect(found.personas.map(({ name }) => name).join()).not.toContain(noun);
  });

  test('When a label says with a clause for whom it is, then the whole clause is the name', () => {
    expect(readLabel('Per chi torna in Salento per qualcosa che conta', 'it')).toMatchObject([
      { name: 'chi torna in Salento per qualcosa che conta', saysFor: true },
    ]);
  });

  test('When somebody is supported with something, then what they get is no part of the name', () => {
    expect(namesIn('en', 'We support keepers with practical advice.')).toEqual(['keepers']);
    expect(namesIn('en', 'We support people with complex needs.')).toEqual(['people with complex needs']);
  });
});

const WELCOME: Parameters<typeof block> = ['Willkommen in unserer Praxis.'];

describe('Where groups are audiences', () => {
  test('When a page about an offer has a heading that says for whom it is, then that is a persona', () => {
    const personas = personasOf(WELCOME, ['Physiotherapie für Schulkinder', { kind: 'heading', level: 1 }]);
    expect(personas.map(({ name }) => name)).toEqual(['Schulkinder']);
  });

  test('When a heading on another page asks a question, then it names no audience', () => {
    expect(personasOf(WELCOME, ['Was gibt es für Schulkinder?', { kind: 'heading', level: 1 }])).toEqual([]);
  });

  test('When another sentence follows, then it is no part of what is cited', () => {
    const [persona] = personasOf(['Zahnpflege für die ganze Familie. Termin heute noch buchen.']);
    expect(persona?.business_context).toContain('ganze Familie');
    expect(persona?.business_context).not.toContain('Termin');
  });

  test('When a shorter name of a group leaves out a word in the middle, then it is no second persona', () => {
    const found = audiences.compose(
      audiences.measure(
        evidence({
          pages: [
            {
              lang: 'en',
              kind: 'home',
              text: [
                block('Acme is software for independent veterinary clinics.'),
                block('We help independent clinics grow.'),
              ],
            },
          ],
        }),
      ).facts,
      { things: null, mission: null },
    );
    expect(found.personas.map(({ name }) => name)).toEqual(['independent veterinary clinics']);
  });
});
