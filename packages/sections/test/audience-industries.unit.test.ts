import type { TextBlock } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { namesOn } from './support/persona-names.ts';
import { block, heading } from './support/text-blocks.ts';

/** Who is named on a page with titles below a heading, each with a text that says nothing of anybody. */
const below = (lang: string, title: string, titles: readonly string[]): string[] =>
  namesOn(
    lang,
    heading('Harbour', 1, { region: 'hero' }),
    heading(title),
    ...titles.flatMap((name): TextBlock[] => [heading(name, 3), block('…')]),
  );

describe('Industries below a heading that has a word for them', () => {
  test.each([
    ['en', 'At home in every industry', ['Energy and heating', 'Construction', 'Textile industry']],
    ['de', 'Stark in jeder Branche', ['Energie und Klima', 'Baugewerbe', 'Textilindustrie']],
    ['fr', 'Au cœur de votre secteur', ['Énergie et climat', 'Construction', 'Industrie textile']],
    ['es', 'A la altura de cada sector', ['Energía y clima', 'Construcción', 'Industria textil']],
    ['pt', 'À altura de cada setor', ['Energia e clima', 'Construção', 'Indústria têxtil']],
    ['it', 'Vicini a ogni settore', ['Energia e clima', 'Edilizia', 'Industria tessile']],
    ['nl', 'Sterk in elke sector', ['Energie en klimaat', 'Bouw', 'Textielindustrie']],
    ['sv', 'Starka i varje bransch', ['Energi och klimat', 'Byggbranschen', 'Textilindustrin']],
    ['da', 'Stærke i hver branche', ['Energi og klima', 'Byggebranchen', 'Tekstilindustrien']],
    ['nb', 'Sterke i hver bransje', ['Energi og klima', 'Byggebransjen', 'Tekstilindustrien']],
    ['pl', 'Mocni w każdej branży', ['Energetyka i klimat', 'Budownictwo', 'Przemysł tekstylny']],
    ['cs', 'Silní v každém odvětví', ['Energetika a klima', 'Stavebnictví', 'Textilní průmysl']],
    ['ru', 'Сильны в каждой отрасли', ['Энергетика и климат', 'Строительство', 'Текстильная промышленность']],
    ['uk', 'Сильні в кожній галузі', ['Енергетика', 'Будівництво', 'Текстильна промисловість']],
    ['tr', 'Sektöründe öncü gruplarımız', ['Enerji ve İklimlendirme', 'İnşaat ve Yapı', 'Otomotiv Sanayi']],
    ['id', 'Penggunaan soda abu dalam industri:', ['Industri Detergen', 'Industri Kaca', 'Industri Pulp']],
  ])('When a page in %s says "%s" above %j, then these are the audiences', (language, title, titles) => {
    expect(below(language, title, titles)).toEqual(titles);
  });

  test.each([
    ['en', 'At home in every industry', ['Energy audits', 'Construction management', 'Textile cleaning']],
    ['en', 'Industry-leading quality', ['Honesty', 'Experience', 'Construction']],
    ['de', 'Stark in jeder Branche', ['Energieberatung', 'Baustellenreinigung', 'Textilreinigung']],
    ['fr', 'Au cœur de votre secteur', ['Audit énergétique', 'Nettoyage de chantier', 'Location de linge']],
    ['es', 'A la altura de cada sector', ['Auditoría energética', 'Limpieza de obra', 'Alquiler de ropa']],
    ['it', 'Vicini a ogni settore', ['Audit energetico', 'Pulizia di cantiere', 'Noleggio di biancheria']],
    ['nl', 'Sterk in elke sector', ['Energieadvies', 'Bouwtoezicht', 'Textielreiniging']],
    ['sv', 'Starka i varje bransch', ['Energirådgivning', 'Byggstädning', 'Textiltvätt']],
    ['pl', 'Mocni w każdej branży', ['Audyt energetyczny', 'Nadzór budowlany', 'Pranie tekstyliów']],
    ['ru', 'Сильны в каждой отрасли', ['Аудит энергии', 'Надзор за стройкой', 'Чистка ткани']],
    ['tr', 'Sektöründe öncü gruplarımız', ['Kaynak makinesi', 'Punta kaynağı', 'Robot hücresi']],
    ['id', 'Keunggulan di industri', ['Harga bersaing', 'Pengiriman cepat', 'Stok lengkap']],
    ['es', 'Naves por sector', ['Sector Norte', 'Sector Sur', 'Sector Este']],
    ['ja', '私たちの事業', ['共同仕入事業', '商品企画事業', '物販支援事業']],
  ])('When a page in %s says "%s" above %j, then nobody is named', (language, title, titles) => {
    expect(below(language, title, titles)).toEqual([]);
  });

  test('When groups stand below such a heading, then they are audiences too', () => {
    const titles = ['Schools', 'Hospitals', 'Hotels'];
    expect(below('en', 'Sectors we serve', titles)).toEqual(titles);
  });

  test('When more than two of them open alike, then each is one', () => {
    const titles = ['Industria alimentaria', 'Industria farmacéutica', 'Industria petroquímica', 'Industria naval'];
    expect(below('es', 'Sectores', titles)).toEqual(titles);
  });
});

/** Who is named where short lines stand below a heading. */
const lines = (lang: string, title: string, ...texts: readonly string[]): string[] =>
  namesOn(lang, heading('Harbour', 1, { region: 'hero' }), heading(title), ...texts.map((text) => block(text)));

describe('Short lines below a heading for whom something is', () => {
  test.each([
    ['en', 'Trusted across various sectors', ['SMEs', 'Government institutions', 'NGOs']],
    ['de', 'Für wen wir da sind', ['Familien', 'Schulen', 'Vereine']],
    ['fr', 'Pour qui ?', ['Familles', 'Écoles', 'Associations']],
    ['es', '¿Para quién es?', ['Familias', 'Colegios', 'Asociaciones']],
    ['pt', 'Para quem é', ['Famílias', 'Escolas', 'Associações']],
    ['it', 'Per chi è', ['Famiglie', 'Scuole', 'Associazioni']],
    ['nl', 'Voor wie', ['Gezinnen', 'Scholen', 'Verenigingen']],
    ['sv', 'För vem', ['Familjer', 'Skolor', 'Föreningar']],
    ['da', 'For hvem', ['Familier', 'Skoler', 'Foreninger']],
    ['nb', 'For hvem', ['Familier', 'Skoler', 'Foreninger']],
    ['pl', 'Dla kogo', ['Rodziny', 'Szkoły', 'Firmy']],
    ['cs', 'Pro koho', ['Rodiny', 'Školy', 'Spolky']],
    ['ru', 'Для кого', ['Семьи', 'Школы', 'Студенты']],
    ['uk', 'Для кого', ['Родини', 'Школи', 'Студенти']],
    ['tr', 'Kimler için', ['Aileler', 'Okullar', 'Dernekler']],
    ['el', 'Για ποιους', ['Οικογένειες', 'Σχολεία', 'Εταιρείες']],
    ['hu', 'Kiknek ajánljuk', ['Családok', 'Iskolák', 'Egyesületek']],
    ['ro', 'Pentru cine', ['Familii', 'Școli', 'Asociații']],
  ])('When a page in %s says "%s" above %j, then these are the audiences', (language, title, names) => {
    expect(lines(language, title, ...names)).toEqual(names);
  });

  test('When a line behind them calls to something, then it is none; one between them is', () => {
    expect(lines('en', 'Who we serve', 'Schools', 'State-owned enterprises', 'NGOs', 'SMEs', 'Get in touch')).toEqual([
      'Schools',
      'State-owned enterprises',
      'NGOs',
      'SMEs',
    ]);
  });

  test('When they are no names, then nobody is named', () => {
    expect(lines('en', 'Who it is for', 'Read more', 'Book now', 'Contact us')).toEqual([]);
  });

  test.each([
    ['en', 'Who we serve', ['Warm rooms', 'Good food', 'Schools']],
    ['de', 'Für wen wir da sind', ['Warme Räume', 'Gutes Essen', 'Schulen']],
    ['fr', 'Pour qui ?', ['Salles chauffées', 'Bonne cuisine', 'Écoles']],
    ['es', '¿Para quién es?', ['Salas cálidas', 'Buena comida', 'Colegios']],
    ['it', 'Per chi è', ['Sale calde', 'Buon cibo', 'Scuole']],
    ['sv', 'För vem', ['Varma rum', 'God mat', 'Skolor']],
    ['pl', 'Dla kogo', ['Ciepłe sale', 'Dobre jedzenie', 'Szkoły']],
    ['ru', 'Для кого', ['Тёплые залы', 'Вкусная еда', 'Школы']],
    ['tr', 'Kimler için', ['Sıcak odalar', 'Güzel yemek', 'Okullar']],
  ])(
    'When a page in %s says "%s" above %j, then the first two are not taken with the last',
    (language, title, names) => {
      expect(lines(language, title, ...names)).toEqual(names.slice(2));
    },
  );
});
