import { describe, expect, test } from '@jest/globals';
import { languageName, splitList } from '../src/shared/text/index.ts';
import { readOffers } from '../src/shared/title-groups/stated-offers.ts';

const named = <T extends readonly [language: string, ...rest: unknown[]]>(rows: readonly T[]) =>
  rows.map((row) => [languageName(row[0]), ...row] as [string, ...T]);

describe('Offers in sentences', () => {
  test.each(
    named<[string, string, string[], string]>([
      [
        'en',
        'We offer tours, tastings and dinners.',
        ['tours', 'tastings', 'dinners'],
        'We offer answers that are quick, fair and honest.',
      ],
      [
        'de',
        'Wir organisieren Kurse, Ausflüge und Konzerte.',
        ['Kurse', 'Ausflüge', 'Konzerte'],
        'Wir fahren über Ulm, Augsburg und München.',
      ],
      [
        'fr',
        'Nous proposons des visites, des ateliers et des repas.',
        ['visites', 'ateliers', 'repas'],
        'Nous passons par Lyon, Nice et Cannes.',
      ],
      [
        'es',
        'Ofrecemos visitas, talleres y cenas.',
        ['visitas', 'talleres', 'cenas'],
        'Ofrecemos un trato cercano, adaptado a cada persona, favoreciendo su bienestar.',
      ],
      [
        'it',
        'Organizziamo visite, laboratori e cene.',
        ['visite', 'laboratori', 'cene'],
        'Passiamo per Roma, Pisa e Lucca.',
      ],
      [
        'pt',
        'Oferecemos visitas, oficinas e jantares.',
        ['visitas', 'oficinas', 'jantares'],
        'Passamos por Lisboa, Porto e Braga.',
      ],
      [
        'nl',
        'Wij organiseren rondleidingen, workshops en diners.',
        ['rondleidingen', 'workshops', 'diners'],
        'Wij rijden langs Ede, Tiel en Breda.',
      ],
      ['ca', 'Oferim visites, tallers i sopars.', ['visites', 'tallers', 'sopars'], 'Passem per Girona, Reus i Vic.'],
      [
        'id',
        'Kami menyediakan pelatihan, konsultasi, dan sewa alat.',
        ['pelatihan', 'konsultasi', 'sewa alat'],
        'Kami melewati Bandung, Solo, dan Malang.',
      ],
      [
        'vi',
        'Chúng tôi cung cấp bao bì, vải dệt và túi giấy.',
        ['bao bì', 'vải dệt', 'túi giấy'],
        'Chúng tôi đi qua Huế, Vinh và Nha Trang.',
      ],
      [
        'sv',
        'Vi erbjuder kurser, visningar och middagar.',
        ['kurser', 'visningar', 'middagar'],
        'Vi åker via Lund, Malmö och Ystad.',
      ],
      [
        'da',
        'Vi tilbyder kurser, rundvisninger og middage.',
        ['kurser', 'rundvisninger', 'middage'],
        'Vi kører via Odense, Vejle og Kolding.',
      ],
      [
        'nb',
        'Vi tilbyr kurs, omvisninger og middager.',
        ['kurs', 'omvisninger', 'middager'],
        'Vi kjører via Hamar, Lom og Voss.',
      ],
      [
        'fi',
        'Tarjoamme kursseja, opastuksia ja illallisia.',
        ['kursseja', 'opastuksia', 'illallisia'],
        'Ajamme reittiä Turku, Pori ja Vaasa.',
      ],
      [
        'pl',
        'Oferujemy kursy, warsztaty i kolacje.',
        ['kursy', 'warsztaty', 'kolacje'],
        'Jedziemy przez Łódź, Kalisz i Poznań.',
      ],
      [
        'cs',
        'Nabízíme kurzy, prohlídky a večeře.',
        ['kurzy', 'prohlídky', 'večeře'],
        'Jedeme přes Brno, Jihlavu a Tábor.',
      ],
      [
        'sk',
        'Ponúkame kurzy, prehliadky a večere.',
        ['kurzy', 'prehliadky', 'večere'],
        'Ideme cez Nitru, Trnavu a Senec.',
      ],
      [
        'ru',
        'Мы проводим экскурсии, концерты и выставки.',
        ['экскурсии', 'концерты', 'выставки'],
        'Мы едем через Тулу, Орёл и Курск.',
      ],
      [
        'uk',
        'Ми проводимо екскурсії, концерти та виставки.',
        ['екскурсії', 'концерти', 'виставки'],
        'Ми їдемо через Львів, Луцьк та Рівне.',
      ],
      [
        'lv',
        'Mēs piedāvājam kursus, ekskursijas un vakariņas.',
        ['kursus', 'ekskursijas', 'vakariņas'],
        'Mēs braucam caur Ogri, Cēsīm un Valku.',
      ],
      [
        'hu',
        'Kínálunk túrákat, kóstolókat és vacsorákat.',
        ['túrákat', 'kóstolókat', 'vacsorákat'],
        'Átmegyünk Győrön, Pápán és Egeren.',
      ],
      ['ro', 'Oferim tururi, degustări și cine.', ['tururi', 'degustări', 'cine'], 'Trecem prin Cluj, Sibiu și Arad.'],
      [
        'et',
        'Pakume ekskursioone, koolitusi ja õhtusööke.',
        ['ekskursioone', 'koolitusi', 'õhtusööke'],
        'Sõidame läbi Paide, Tartu ja Valga.',
      ],
      [
        'lt',
        'Siūlome ekskursijas, kursus ir vakarienes.',
        ['ekskursijas', 'kursus', 'vakarienes'],
        'Važiuojame pro Kauną, Alytų ir Vilnių.',
      ],
      [
        'sl',
        'Ponujamo izlete, tečaje in večerje.',
        ['izlete', 'tečaje', 'večerje'],
        'Peljemo se skozi Celje, Ptuj in Kranj.',
      ],
      [
        'hr',
        'Nudimo izlete, tečajeve i večere.',
        ['izlete', 'tečajeve', 'večere'],
        'Vozimo se kroz Zadar, Knin i Split.',
      ],
      [
        'bg',
        'Предлагаме екскурзии, курсове и вечери.',
        ['екскурзии', 'курсове', 'вечери'],
        'Минаваме през Русе, Варна и Бургас.',
      ],
      [
        'el',
        'Προσφέρουμε ξεναγήσεις, μαθήματα και δείπνα.',
        ['ξεναγήσεις', 'μαθήματα', 'δείπνα'],
        'Περνάμε από Βόλο, Λάρισα και Σέρρες.',
      ],
      ['sr', 'Нудимо излете, курсеве и вечере.', ['излете', 'курсеве', 'вечере'], 'Vozimo se kroz Niš, Užice i Pirot.'],
      [
        'he',
        'אנחנו מציעים סיורים, סדנאות וארוחות.',
        ['סיורים', 'סדנאות', 'ארוחות'],
        'אנחנו לא מציעים משלוחים, אירוח וסדנאות.',
      ],
      [
        'ar',
        'نقدم لكم الجولات والدورات والولائم.',
        ['الجولات', 'الدورات', 'الولائم'],
        'لا نقدم التوصيل، والضيافة، والدورات.',
      ],
      [
        'fa',
        'خدمات ما شامل نان‌پزی، آموزش و مشاوره است.',
        ['نان‌پزی', 'آموزش', 'مشاوره'],
        'از تهران، قم و اصفهان می‌گذریم.',
      ],
      [
        'tr',
        'Hizmetlerimiz arasında geziler, kurslar ve yemekler yer almaktadır.',
        ['geziler', 'kurslar', 'yemekler'],
        'Hizmetlerimiz hakkında bilgi, fiyat ve randevu alabilirsiniz.',
      ],
      [
        'hi',
        'हमारी सेवाओं में भ्रमण, कार्यशाला और भोजन शामिल हैं।',
        ['भ्रमण', 'कार्यशाला', 'भोजन'],
        'हम दिल्ली, आगरा और जयपुर से गुजरते हैं।',
      ],
      [
        'ja',
        'サービス内容：設計、施工、リフォームなど。',
        ['設計', '施工', 'リフォーム'],
        '東京、大阪、名古屋を通ります。',
      ],
      ['zh', '我们提供设计、施工和维护等服务。', ['设计', '施工', '维护'], '我们提供优质、高效、贴心的服务。'],
      [
        'ko',
        '주요 서비스로는 설계, 시공, 인테리어 등이 있습니다.',
        ['설계', '시공', '인테리어'],
        '서울, 대전, 부산을 지나갑니다.',
      ],
      ['th', 'เราให้บริการ ซักรีด, อบผ้า และรีดผ้า', ['ซักรีด', 'อบผ้า', 'รีดผ้า'], 'เราเดินทางผ่าน ลำปาง, แพร่ และน่าน'],
    ]),
  )(
    'When a sentence in %s lists offers, then each is read, and a near miss is not',
    (_, language, sentence, items, nearMiss) => {
      expect(readOffers(sentence, language)).toEqual(items);
      expect(readOffers(nearMiss, language)).toEqual([]);
    },
  );

  test('When signs that are not seen stand in front of the list, then its first item is whole', () => {
    expect(readOffers('فعالیت\u200cهای ما شامل آموزش، مشاوره و ترجمه است.', 'fa')).toEqual([
      'آموزش',
      'مشاوره',
      'ترجمه',
    ]);
  });

  test('When a clause follows the last offer, then it is left out', () => {
    expect(readOffers('We run fellowships, talks, and workshops to train young planners.', 'en')).toEqual([
      'fellowships',
      'talks',
      'workshops',
    ]);
  });

  test('When a list belongs to the first offer, then its items are no offers', () => {
    expect(readOffers('We provide catering for birthdays, weddings and company events.', 'en')).toEqual([]);
  });

  test.each([
    ['en', 'Our products are fresh, local and organic.'],
    ['en', 'The services we offer are fast, fair and honest.'],
    ['fr', 'Nos services sont rapides, fiables et discrets.'],
    ['en', 'We offer no delivery, takeaway or catering.'],
    ['en', 'Acme no longer offers delivery, takeaway and catering.'],
    ['de', 'Leider bieten wir keine Massagen, Kurse oder Workshops.'],
    ['ru', 'Мы не предлагаем экскурсии, курсы и ужины.'],
  ])('When a sentence in %s describes or denies (%s), then it lists no offers', (language, sentence) => {
    expect(readOffers(sentence, language)).toEqual([]);
  });

  test('When offers begin with an article of their language, then only that is left out', () => {
    expect(readOffers('We offer a wine tasting, die cutting and a la carte menus.', 'en')).toEqual([
      'wine tasting',
      'die cutting',
      'a la carte menus',
    ]);
  });

  test('When a hostile sentence is long, then it is not read', () => {
    expect(readOffers(`We offer ${'a, '.repeat(50_000)}b`, 'en')).toEqual([]);
  });

  test.each(
    named<[string, string, string[]]>([
      ['en', 'tours, tastings, and dinners', ['tours', 'tastings', 'dinners']],
      ['de', 'Planung, Bau sowie Wartung', ['Planung', 'Bau', 'Wartung']],
      ['it', 'attività che aiutano, corsi e gite', ['attività che aiutano', 'corsi', 'gite']],
      ['ja', '研修、相談、展示', ['研修', '相談', '展示']],
    ]),
  )('When a list in %s is split, then commas and its own conjunctions part the items', (_, language, text, items) => {
    expect(splitList(text, language)).toEqual(items);
  });
});
