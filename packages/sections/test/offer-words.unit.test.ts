import { describe, expect, test } from '@jest/globals';
import { readTitle } from '../src/shared/offer-words/index.ts';
import { LANGUAGES } from '../src/shared/offer-words/languages/index.ts';

describe('What the words of a title are known for', () => {
  test.each([
    ['en', 'Boiler servicing', 'building'],
    ['en', 'Chocolate cake', 'food'],
    ['de', 'Parodontologie', 'health'],
    ['de', 'Kirchenführungen', 'hospitality'],
    ['fr', 'Atelier de poterie', 'culture'],
    ['es', 'Masaje deportivo', 'health'],
    ['it', 'Camere con balcone', 'hospitality'],
    ['pt', 'Direito de família', 'legal'],
    ['nl', 'Tuinonderhoud', 'building'],
    ['pl', 'Zajęcia plastyczne', 'education'],
    ['cs', 'Kuchyně na míru', 'building'],
    ['sk', 'Rekonštrukcia kúpeľne', 'building'],
    ['hu', 'Fogfehérítés', 'health'],
    ['ro', 'Cursuri de limba engleză', 'education'],
    ['sv', 'Takläggning', 'building'],
    ['da', 'Tandrensning', 'health'],
    ['nb', 'Regnskap og lønn', 'legal'],
    ['fi', 'Verkkosivut', 'software'],
    ['et', 'Raamatupidamine', 'legal'],
    ['lv', 'Zobārstniecība', 'health'],
    ['lt', 'Teisinės paslaugos', 'legal'],
    ['sl', 'Prevozi in selitve', 'transport'],
    ['hr', 'Smještaj u apartmanima', 'hospitality'],
    ['bg', 'Счетоводни услуги', 'legal'],
    ['ru', 'Ремонт квартир', 'building'],
    ['uk', 'Курси англійської', 'education'],
    ['el', 'Φυσικοθεραπεία', 'health'],
    ['tr', 'Diş beyazlatma', 'health'],
    ['ar', 'تصميم المواقع', 'software'],
    ['he', 'סדנאות לילדים', 'education'],
    ['ja', '外壁塗装', 'building'],
    ['zh', '室內設計', 'building'],
    ['ko', '물리치료', 'health'],
    ['id', 'Kursus bahasa', 'education'],
    ['vi', 'Niềng răng', 'health'],
    ['ca', 'Classes de dansa', 'education'],
    ['is', 'Sundlaug og gisting', 'hospitality'],
    ['sq', 'Riparim çatish', 'building'],
    ['mk', 'Превоз на патници', 'transport'],
    ['fa', 'مشاوره حقوقی', 'legal'],
    ['hi', 'दंत चिकित्सा', 'health'],
    ['th', 'รับติดตั้งหลังคา', 'building'],
    ['en', 'Bespoke traybakes', 'food'],
    ['de', 'Schließanlagen', 'building'],
    ['he', 'תכנית למנהיגות', 'education'],
    ['en', 'Wasp nest removal', 'building'],
    ['de', 'Bettwanzenbekämpfung', 'building'],
    ['fr', 'Sciatique et lombalgies', 'health'],
    ['fr', 'Pose d’onglerie', 'beauty'],
    ['it', "Corsi d'acquerello", 'culture'],
    ['es', 'Control de cucarachas', 'building'],
    ['pt', 'Eliminação de cupins', 'building'],
    ['hu', 'Migrén', 'health'],
    ['ru', 'Коучинг', 'education'],
    ['ja', 'ポスター', 'marketing'],
    ['pl', 'Kwalifikowany kurs pierwszej pomocy', 'education'],
    ['gl', 'Fontanería e calefacción', 'building'],
    ['fa', 'پیش‌دبستانی', 'education'],
    ['he', 'נדל"ן', 'legal'],
  ])('When a title in %s is "%s", then the trade "%s" offers it', (language, title, trade) => {
    expect([...readTitle(title, language).trades]).toContain(trade);
  });

  test.each([
    ['en', 'Fully insured', 'claims'],
    ['en', 'Competitive pricing', 'claims'],
    ['de', 'Faire Preise', 'claims'],
    ['pl', 'Doświadczenie', 'claims'],
    ['cs', 'Spolehlivost', 'claims'],
    ['es', 'Honestidad', 'claims'],
    ['en', 'Assess the land', 'steps'],
    ['en', 'Analyse the soil', 'steps'],
    ['en', 'Analyze the soil', 'steps'],
    ['de', 'Schritt 1', 'steps'],
    ['fr', 'Choisissez votre date', 'steps'],
    ['en', 'Opening hours', 'labels'],
    ['de', 'Montag', 'labels'],
    ['it', 'Chi siamo', 'labels'],
    ['en', 'Head of sales', 'roles'],
    ['nl', 'Penningmeester', 'roles'],
    ['en', 'Discount', 'prices'],
  ])('When a title in %s is "%s", then it is known for %s', (language, title, other) => {
    expect([...readTitle(title, language).nonOffers]).toContain(other);
  });

  test.each([
    ['en', 'Teamwork'],
    ['en', 'Barrier'],
    ['de', 'Blauer Himmel'],
    ['fr', 'Tous ensemble'],
    ['vi', 'Xin chào'],
    ['', 'Morgenrot'],
  ])('When a title in "%s" is "%s", then no trade offers it', (language, title) => {
    expect([...readTitle(title, language).trades]).toEqual([]);
  });

  test.each([
    ['en', 'Home cleaning'],
    ['en', 'About us tours'],
    ['en', 'Contactors'],
    ['en', 'Cookies'],
    ['en', 'Beds'],
    ['de', 'Kontaktlinsen'],
    ['de', 'Standortanalyse'],
    ['sv', 'Informationssäkerhet'],
    ['da', 'Informationssikkerhed'],
    ['nb', 'Kontaktlinser'],
    ['es', 'Contactología'],
    ['cs', 'Fotoknihy'],
    ['cs', 'Videoprodukce'],
    ['nl', 'Videobewerking'],
    ['nl', 'Teambuilding'],
    ['pt', 'Datacenter'],
    ['ru', 'Документооборот'],
    ['ru', 'Фотосъёмка'],
  ])('When a title in %s, "%s", only begins with a label, then it is none', (language, title) => {
    expect(readTitle(title, language).nonOffers.has('labels')).toBe(false);
  });

  test.each([
    ['de', 'Kontakte'],
    ['de', 'Standorte'],
    ['de', 'Galerie'],
    ['es', 'Contactos'],
    ['sv', 'Våra kunder'],
    ['cs', 'Informace'],
    ['ru', 'Документы'],
    ['en', 'Privacy policy'],
    ['en', 'About us!'],
    ['de', 'AGB & Datenschutz'],
  ])('When a title in %s is a label with an ending or one more word, "%s", then it is one', (language, title) => {
    expect(readTitle(title, language).nonOffers.has('labels')).toBe(true);
  });

  test.each([
    ['ja', '円滑な進行', 'prices'],
    ['ko', '평생교육원', 'prices'],
  ] as const)('When a sign of a word in %s, "%s", is a word itself, then that is not read', (language, title, kind) => {
    expect(readTitle(title, language).nonOffers.has(kind)).toBe(false);
  });

  test.each([
    ['ja', '日本語', 'goods'],
    ['ja', '家庭教師', 'building'],
    ['zh', '平面设计', 'food'],
    ['ko', '회계', 'food'],
    ['ko', '예약', 'health'],
  ] as const)(
    'When a sign of a word in %s, "%s", is an offer itself, then that is not read',
    (language, title, trade) => {
      expect(readTitle(title, language).trades.has(trade)).toBe(false);
    },
  );

  test.each([
    ['hi', 'मिशन'],
    ['th', 'ติดต่อ'],
  ])('When words of %s differ in their vowels only, then "%s" is not taken for the other', (language, title) => {
    expect([...readTitle(title, language).trades]).toEqual([]);
  });

  test.each([
    ['hu', 'Tartós érték'],
    ['nb', 'Mapper'],
    ['hu', 'Bús'],
  ])(
    'When a word of %s, as in "%s", begins or is spelled almost like an English one, then it is not read as that',
    (language, title) => {
      expect([...readTitle(title, language).trades]).toEqual([]);
    },
  );

  test('When a title is longer than the word by which it is known, then less of it is covered', () => {
    expect(readTitle('Acupuncture', 'en').coverage).toBe(1);
    expect(readTitle('Acupuncture for you and your friends', 'en').coverage).toBeCloseTo(11 / 36);
    expect(readTitle('Nothing of the kind', 'en').coverage).toBe(0);
  });

  test.each([
    ['en', 'Late night opening'],
    ['en', 'Grand prix 2019'],
    ['en', 'Regional final'],
    ['en', "Readers' choice 2020"],
    ['en', 'Product reviews'],
    ['en', 'Letters to Santa'],
    ['it', 'Cronologia'],
  ])('When a title in "%s" is a fact like "%s", then no trade offers it', (language, title) => {
    expect([...readTitle(title, language).trades]).toEqual([]);
  });

  test('When a title is what hosts of events do, then it is no label', () => {
    expect([...readTitle('Moderation', 'de').nonOffers]).toEqual([]);
  });

  test('When a title is a single sign, then it is read', () => {
    expect([...readTitle('茶', 'zh').trades]).toContain('food');
  });

  test.each(Object.entries(LANGUAGES))(
    'When the vocabulary of %s is read, then it has words only, each once',
    (_, { offers, nonOffers }) => {
      for (const field of [...Object.values(offers), ...Object.values(nonOffers)]) {
        const words = field.trim().split(/\s+/);
        expect(words.filter((word) => /[[\](){}|?\\]/.test(word))).toEqual([]);
        expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
      }
    },
  );
});
