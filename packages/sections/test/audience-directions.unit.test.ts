import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { findGroups } from '../src/audiences/find-groups.ts';
import { audiences } from '../src/audiences/index.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const namesIn = (language: string, sentence: string): string[] => [
  ...new Set(findGroups(sentence, language).map(({ name }) => name)),
];

const personasOn = (...pages: PageOverrides[]) =>
  audiences.compose(audiences.measure(evidence({ pages })).facts, { things: null, mission: null }).personas;

const namesOn = (...pages: PageOverrides[]): string[] => personasOn(...pages).map(({ name }) => name);

describe('Words around the groups that an offer serves', () => {
  test.each([
    ['en', 'We partner with governments and museums.', ['governments', 'museums']],
    ['de', 'Wir setzen uns für Familien ein.', ['Familien']],
    ['nl', 'Wij richten ons op slagers en kappers.', ['slagers', 'kappers']],
    ['sv', 'Lokalen kan användas av frisörer och importörer.', ['frisörer', 'importörer']],
    ['da', 'Vi betjener boligejere og frisører.', ['boligejere', 'frisører']],
    ['nb', 'Vi betjener huseiere og frisører.', ['huseiere', 'frisører']],
    ['is', 'Fullkomið fyrir vinnustaðinn eða vinahópinn.', ['vinnustaðinn', 'vinahópinn']],
    ['fr', 'Accessible aux bouchers et aux coiffeurs.', ['bouchers', 'coiffeurs']],
    ['es', 'Trabajamos por el bienestar de los hogares.', ['hogares']],
    ['it', 'Ci occupiamo di bambini e anziani.', ['bambini', 'anziani']],
    ['pt', 'A casa acolhe idosos e crianças.', ['idosos', 'crianças']],
    ['ca', "Creixement personal d'infants i joves", ['infants', 'joves']],
    ['ro', 'Sprijinirea familiilor', ['familiilor']],
    ['ru', 'Мы заботимся о детях и родителях', ['детях', 'родителях']],
    ['uk', 'Ми дбаємо про дітей і батьків', ['дітей', 'батьків']],
    ['bg', 'Помагаме на семейства и деца', ['семейства', 'деца']],
    ['pl', 'Miejsce przyjazne rowerzystom', ['rowerzystom']],
    ['cs', 'Staráme se o děti a seniory', ['děti', 'seniory']],
    ['sk', 'Staráme sa o deti a seniorov', ['deti', 'seniorov']],
    ['hr', 'Naši klijenti su frizeri i majstori.', ['frizeri', 'majstori']],
    ['bs', 'Časovi za početnike i jahače', ['početnike', 'jahače']],
    ['sr', 'Brinemo o početnicima', ['početnicima']],
    ['sl', 'Skrbimo za otroke in starejše', ['otroke', 'starejše']],
    ['el', 'Η στήριξη οικογενειών', ['οικογενειών']],
    ['hu', 'Szeretettel várjuk az egész családot.', ['az egész családot']],
    ['hu', 'Haladó lovasokat is várunk.', ['Haladó lovasokat']],
    ['fi', 'Tervetulleita ovat kaikki, jotka liikkuvat', ['kaikki, jotka liikkuvat']],
    ['et', 'Ootame lastele', ['lastele']],
    ['lv', 'Mēs gaidām ģimenes', ['ģimenes']],
    ['lt', 'Dirbame su vietinėmis agentūromis', ['vietinėmis agentūromis']],
    ['tr', 'Kuaförler faydalanabilir', ['Kuaförler']],
    ['ar', 'رعاية الأطفال', ['الأطفال']],
    ['he', 'ליווי משפחות', ['משפחות']],
    ['fa', 'ارائه خدمات به کودکان', ['کودکان']],
    ['hi', 'बच्चों की देखभाल', ['बच्चों']],
    ['id', 'Kami melayani konsumen yang baru maupun warga', ['konsumen yang baru', 'warga']],
    ['vi', 'Cung cấp bao bì cho nhà hàng', ['nhà hàng']],
    ['ja', '法人様へリースをご提案します。', ['法人様']],
    ['ko', '이용인의 행복한 하루', ['이용인']],
  ])('When a site in %s says "%s", then it serves %j', (language, sentence, expected) => {
    expect(namesIn(language, sentence)).toEqual(expected);
  });

  test.each([
    ['en', 'We partner with the seasons.'],
    ['de', 'Wir setzen uns für Qualität ein.'],
    ['nl', 'Wij richten ons op kwaliteit en rust.'],
    ['sv', 'Lokalen kan användas hela året.'],
    ['da', 'Vi betjener hele landet.'],
    ['nb', 'Vi betjener hele landet.'],
    ['is', 'Fullkomið fyrir sumarið og haustið.'],
    ['fr', 'Accessible depuis la gare.'],
    ['es', 'Trabajamos por la calidad del agua.'],
    ['it', 'Ci occupiamo di infissi e tetti.'],
    ['pt', 'A casa acolhe eventos e festas.'],
    ['ca', 'Creixement personal i natura'],
    ['ro', 'Sprijinirea culturii'],
    ['ru', 'Мы заботимся о качестве'],
    ['uk', 'Ми дбаємо про якість'],
    ['bg', 'Помагаме на място'],
    ['pl', 'Miejsce przyjazne naturze'],
    ['cs', 'Staráme se o kvalitu'],
    ['sk', 'Staráme sa o kvalitu'],
    ['hr', 'Naši klijenti su zadovoljni.'],
    ['bs', 'Krema za njegu lica'],
    ['sr', 'Brinemo o kvalitetu'],
    ['sl', 'Skrbimo za kakovost'],
    ['el', 'Η στήριξη της ποιότητας'],
    ['hu', 'Várjuk a hívását.'],
    ['fi', 'Tervetulleita ovat palautteet'],
    ['et', 'Ootame kevadet'],
    ['lv', 'Mēs gaidām pavasari'],
    ['lt', 'Dirbame su medžiu'],
    ['tr', 'Bu fırsattan faydalanabilir'],
    ['ar', 'رعاية الحدائق'],
    ['he', 'ליווי מוזיקלי'],
    ['fa', 'ارائه خدمات با کیفیت'],
    ['hi', 'बगीचे की देखभाल'],
    ['id', 'Pelayanan profesional dan cepat'],
    ['vi', 'Cung cấp bao bì cho mùa hè'],
    ['ja', '会社様式のリースです。'],
    ['ko', '여름의 행복한 하루'],
  ])('When a site in %s says "%s", then it names nobody', (language, sentence) => {
    expect(namesIn(language, sentence)).toEqual([]);
  });

  test.each([
    ['fi', 'Hieronta urheilijoille', ['urheilijoille']],
    ['fi', 'Hieronta paikalle ja pihalle', []],
    ['et', 'Ujumine lastele', ['lastele']],
    ['et', 'Tee linnadele', []],
    ['lv', 'Svētki bērniem', ['bērniem']],
    ['lv', 'Svētki kopā ar bērniem', []],
    ['lt', 'Šventės vaikams', ['vaikams']],
    ['lt', 'Prekės namams', []],
    ['ar', 'استشارات للشركات', ['الشركات']],
    ['ar', 'استشارات للبيع', []],
    ['he', 'סדנאות לקבוצות', ['קבוצות']],
    ['he', 'סדנאות לקראת הקיץ', []],
  ])('When a case in %s says for whom, as in "%s", then the groups are %j', (language, sentence, expected) => {
    expect(namesIn(language, sentence)).toEqual(expected);
  });

  test.each([
    ['Toys for children with mobility challenges.', ['children with mobility challenges']],
    ['Books for children with dyslexia read aloud.', ['children with dyslexia']],
  ])('When "%s" says what people live with, then the groups are %j', (sentence, expected) => {
    expect(namesIn('en', sentence)).toEqual(expected);
  });

  test.each([
    ['es', 'Sistemas para gremiales, empresas y colegios', ['empresas', 'colegios']],
    ['nl', 'Een plek voor kwibussen, gezinnen en senioren', ['gezinnen', 'senioren']],
    ['es', 'Sistemas para salas amplias, cómodas y luminosas', []],
    ['fr', 'Machines pour les espaces culturels, éducatifs, sportifs', []],
  ])('When a list in %s has unknown items, as in "%s", then it goes on to %j', (language, sentence, expected) => {
    expect(namesIn(language, sentence)).toEqual(expected);
  });
});

describe('Groups that an offer does not serve', () => {
  const home = (text: string, lang = 'en'): PageOverrides => ({ lang, kind: 'home', text: [block(text)] });

  test.each([
    ['It is not meant for technicians.', []],
    ['It is meant not only for technicians.', ['technicians']],
    ['A hall for 300 families.', []],
    ['We serve the interests of our suppliers, employees and families.', ['families']],
    ['Product galleries can load images late.', []],
  ])('When the site says "%s", then the audiences are %j', (sentence, expected) => {
    expect(namesOn(home(sentence))).toEqual(expected);
  });

  test('When a page about jobs says whom a benefit is for, then it is no audience', () => {
    const text = [block('Our health insurance is designed for parents.')];
    expect(namesOn(home('We bake bread.'), { kind: 'careers', text })).toEqual([]);
    expect(namesOn(home('We bake bread.'), { kind: 'product', text })).toEqual(['parents']);
  });
});

describe('Titles and questions that name groups', () => {
  const titlesOn = (kind: 'product' | 'about', ...titles: string[]): PageOverrides => ({
    kind,
    text: bindToHeadings(
      ...titles.flatMap((title) => [heading(title, 3), block(`More on ${title.toLowerCase()} here.`)]),
    ),
  });

  test('When most titles of an offer name groups, then these are audiences', () => {
    const titles = ['Bakers', 'Butchers', 'Hairdressers', 'Stock and roofs'];
    expect(namesOn({ kind: 'home' }, titlesOn('product', ...titles))).toEqual(['Bakers', 'Butchers', 'Hairdressers']);
    expect(namesOn({ kind: 'home' }, titlesOn('about', ...titles))).toEqual([]);
  });

  test('When a list item says more of a group, then its first words are the source', () => {
    const page: PageOverrides = {
      kind: 'home',
      text: bindToHeadings(
        heading('Who should apply', 2),
        block('Freelancers: tax returns, invoices, contracts and all the other papers of a year', {
          kind: 'list-item',
        }),
        block('Company directors: tenders, registers, filings and all the other papers of a firm', {
          kind: 'list-item',
        }),
      ),
    };
    expect(personasOn(page).map(({ business_context }) => business_context)).toEqual([
      'Listed as an audience ("Freelancers").',
      'Listed as an audience ("Company directors").',
    ]);
  });

  test.each([
    ['What kind of companies do you work with?', ['museums', 'theatres']],
    ['What kind of paper do you print on?', []],
  ])('When the question "%s" is answered, then the groups in the answer are %j', (question, expected) => {
    const text = bindToHeadings(
      heading('Frequently asked questions', 2),
      heading(question, 3),
      block('A mix of museums and theatres in the whole country.'),
    );
    expect(namesOn({ kind: 'home', text })).toEqual(expected);
  });
});
