import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { isCasesHeading } from '../src/shared/cues/case-headings.ts';
import { namesOffering } from '../src/shared/cues/offering-nouns.ts';
import { announcesNoOffers } from '../src/shared/cues/other-lists.ts';
import { isStepHeading } from '../src/shared/cues/section-kinds.ts';
import { languageName } from '../src/shared/text/index.ts';
import { things } from '../src/things/index.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const named = <T extends readonly [language: string, ...rest: unknown[]]>(rows: readonly T[]) =>
  rows.map((row) => [languageName(row[0]), ...row] as [string, ...T]);

const capabilitiesOf = (page: PageOverrides): readonly string[] =>
  things.measure(evidence({ pages: [{ title: 'Acme', lang: 'en', ...page }] })).facts.capabilities;

const cards = (titles: readonly string[]) =>
  titles.flatMap((title) => [heading(title, 3), block(`${title} for teams that send many invoices.`)]);
const TITLES = ['Automatic reminders', 'Bank sync', 'Tax reports'];
const OFFERS = [heading('Acme', 1), heading('Our services'), ...cards(TITLES)];

describe('Capabilities without titles', () => {
  const sentence = block('We offer guided tours, wine tastings and private dinners.');

  test('When the site has a sentence of offers only, then they are the capabilities, with their source', () => {
    const { facts, provenance } = things.measure(
      evidence({ pages: [{ title: 'Acme', lang: 'en', text: bindToHeadings(heading('Acme', 1), sentence) }] }),
    );
    expect(facts.capabilities).toEqual(['guided tours', 'wine tastings', 'private dinners']);
    expect(provenance.find(({ path }) => path === '/capabilities/0')).toMatchObject({ property: 'text' });
  });

  test('When there are titles of offers too, then those are the capabilities', () => {
    expect(capabilitiesOf({ text: bindToHeadings(...OFFERS, sentence) })).toEqual(TITLES);
  });

  test.each<[string, Record<string, unknown>, string[]]>([
    [
      'makesOffer',
      {
        makesOffer: [
          { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Tours' } },
          { '@type': 'Offer', name: 'Tastings' },
        ],
      },
      ['Tours', 'Tastings'],
    ],
    [
      'hasOfferCatalog',
      {
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name: 'All',
          itemListElement: [{ name: 'Tours' }, { name: 'Tastings' }],
        },
      },
      ['Tours', 'Tastings'],
    ],
    [
      'hasOfferCatalog',
      {
        hasOfferCatalog: {
          name: 'Services',
          itemListElement: [
            { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Cleaning' } },
            { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Gardening' } },
            { '@type': 'Offer', name: 'Premium $9/mo' },
          ],
        },
      },
      ['Cleaning', 'Gardening'],
    ],
    ['knowsAbout', { knowsAbout: ['Viticulture', 'Distilling'] }, ['Viticulture', 'Distilling']],
  ])('When only JSON-LD declares offers by %s, then they are the capabilities', (property, declared, names) => {
    const pages = [{ title: 'Acme', lang: 'en', jsonLd: [{ '@type': 'Organization', name: 'Acme', ...declared }] }];
    const { facts, provenance } = things.measure(evidence({ pages }));
    expect(facts.capabilities).toEqual(names);
    expect(provenance.find(({ path }) => path === '/capabilities/1')).toMatchObject({ property });
  });

  test('When JSON-LD declares one subject only, then it is no capability', () => {
    expect(capabilitiesOf({ jsonLd: [{ '@type': 'Organization', name: 'Acme', knowsAbout: 'Viticulture' }] })).toEqual(
      [],
    );
  });
});

describe('Groups that name no offers', () => {
  test('When each title links to a page of an industry, then they are no capabilities', () => {
    const linksTo = (folder: string) =>
      TITLES.map((text, index) => ({
        href: `https://site.test/${folder}/${index}`,
        text,
        region: 'main' as const,
        rel: '',
        sameSite: true,
      }));
    const text = bindToHeadings(...OFFERS);
    expect(capabilitiesOf({ text, links: linksTo('features') })).toEqual(TITLES);
    expect(capabilitiesOf({ text, links: linksTo('industries') })).toEqual([]);
  });

  test('When titles stand below "Our markets", then they are capabilities, but not below "Markets we serve"', () => {
    const below = (title: string) =>
      capabilitiesOf({ text: bindToHeadings(heading('Acme', 1), heading(title), ...cards(TITLES)) });
    expect(below('Our markets')).toEqual(TITLES);
    expect(below('Markets we serve')).toEqual([]);
  });

  test('When titles say what figures count, then they are no capabilities; numbers of steps do not count', () => {
    const counted = (figures: readonly string[]) =>
      bindToHeadings(
        heading('Acme', 1),
        heading('Our services'),
        ...TITLES.flatMap((title, index) => [
          block(figures[index] ?? ''),
          heading(title, 3),
          block(`${title} for teams that send many invoices.`),
        ]),
      );
    expect(capabilitiesOf({ text: counted(['500+', '98 %', '12k']) })).toEqual([]);
    expect(capabilitiesOf({ text: counted(['01', '02', '03']) })).toEqual(TITLES);
  });

  test('When each title heads a review, then they are no capabilities; texts without the name of an account are', () => {
    const signed = (authors: readonly string[]) =>
      bindToHeadings(
        heading('Acme', 1),
        heading('Our services'),
        ...TITLES.flatMap((title, index) => [
          heading(title, 3),
          block(`${title} for teams that send many invoices.`),
          block(authors[index] ?? ''),
        ]),
      );
    expect(capabilitiesOf({ text: signed(['jake2000', 'MaiaPanthera', 'Bromeo192']) })).toEqual([]);
    for (const facts of [
      ['From Leith', 'Every day', 'By hand'],
      ['45min', '60min', '90min'],
      ['GitHub', 'GitHub', 'GitHub'],
    ])
      expect(capabilitiesOf({ text: signed(facts) })).toEqual(TITLES);
  });

  test('When a title is a price with a dash, then it is no capability', () => {
    const text = bindToHeadings(...OFFERS, heading('plus 8,- for breakfast', 3), block('For each guest and each day.'));
    expect(capabilitiesOf({ text })).toEqual(TITLES);
  });

  test.each(['Our branches', 'Latest articles', 'House rules', 'Our awards'])(
    'When titles are under "%s", then they are no capabilities',
    (parent) => {
      const under = (heading2: string) =>
        capabilitiesOf({ text: bindToHeadings(heading('Acme', 1), heading(heading2), ...cards(TITLES)) });
      expect(under(parent)).toEqual([]);
      expect(under('Our services')).toEqual(TITLES);
    },
  );

  test.each(['How to file a tax report', 'About bank sync', 'Our programmes'])(
    'When a title only heads something else, then it is no capability: %s',
    (title) => {
      expect(capabilitiesOf({ text: bindToHeadings(...OFFERS, ...cards([title])) })).toEqual(TITLES);
    },
  );

  test('When titles are under a diary, then they are no capabilities', () => {
    const under = (parent: string) =>
      capabilitiesOf({
        lang: 'de',
        text: bindToHeadings(
          heading('Acme', 1),
          heading(parent),
          ...['Beratung', 'Wartung', 'Schulung'].flatMap((title) => [
            heading(title, 3),
            block(`${title} für alle, die viele Rechnungen schreiben.`),
          ]),
        ),
      });
    expect(under('Brautagebuch')).toEqual([]);
    expect(under('Unsere Leistungen')).toEqual(['Beratung', 'Wartung', 'Schulung']);
  });

  test.each(
    named<[string, string, string]>([
      ['en', 'Case studies', 'Cases and covers'],
      ['de', 'Unsere Referenzen', 'Unsere Reparaturen'],
      ['fr', 'Nos réalisations', 'Nos réparations'],
      ['es', 'Casos de éxito', 'Casas rurales'],
      ['it', 'Le nostre referenze', 'Le nostre riparazioni'],
      ['pt', 'Casos de sucesso', 'Casas de campo'],
      ['nl', 'Onze referenties', 'Onze reparaties'],
      ['pl', 'Nasze realizacje', 'Nasze rehabilitacje'],
      ['cs', 'Naše reference', 'Naše revize'],
      ['ru', 'Наши кейсы', 'Наши кексы'],
      ['ja', '導入事例', '導入支援'],
      ['zh', '客户案例', '客户服务'],
    ]),
  )(
    'When a heading in %s is above examples of work, then that is seen, and a near miss is not',
    (_, language, cases, nearMiss) => {
      expect(isCasesHeading(cases, language)).toBe(true);
      expect(isCasesHeading(nearMiss, language)).toBe(false);
    },
  );
});

describe('Titles that could head a list of something else', () => {
  test.each([
    ['sv', 'Våra tjänster', ['Bostäder', 'Butiker', 'Verkstäder']],
    ['en', 'Stonework', ['Stone walls', 'Fireplaces', 'Stone steps']],
    ['en', 'Films', ['Weddings', 'Portraits', 'Videos']],
    ['de', 'Unsere Leistungen', ['Dachrinnen', 'Kellerabdichtung', 'Wasserablauf']],
    ['pl', 'Oferta', ['Reklamy', 'Teledyski', 'Filmy']],
  ])('When they stand among offers (%s, under "%s": %j), then they are offers', (lang, parent, titles) => {
    expect(
      capabilitiesOf({
        lang,
        text: bindToHeadings(
          heading('Acme', 1),
          heading(parent),
          ...titles.flatMap((title) => [
            heading(title, 3),
            block(lang === 'en' ? `${title} for teams that send many invoices.` : `${title}, ${title}.`),
          ]),
        ),
      }),
    ).toEqual(expect.arrayContaining(titles));
  });

  test.each(['How it works', 'Our offices', '3 easy steps', 'House rules', 'Latest posts'])(
    'When one of them says that it is none ("%s"), then it is none',
    (title) => {
      const text = bindToHeadings(heading('Acme', 1), heading('Our services'), ...cards([...TITLES, title]));
      expect(capabilitiesOf({ text })).toEqual(TITLES);
    },
  );
});

describe('Menus that lead into a folder', () => {
  const menuTo = (folder: string, texts: readonly string[]) =>
    texts.map((text, index) => ({
      href: `https://site.test/${folder}/${index}.html`,
      text,
      region: 'nav' as const,
      rel: '',
      sameSite: true,
    }));
  const entries = ['Tax returns', 'Payroll', 'Company formation'];

  test.each(['services', 'en/our-services', 'leistungen', 'uslugi', '%D1%83%D1%81%D0%BB%D1%83%D0%B3%D0%B8'])(
    'When its name says that offers are in it, then the entries are capabilities: %s',
    (folder) => {
      expect(capabilitiesOf({ links: menuTo(folder, [...entries, 'All services ▼', 'Prices', 'Contact']) })).toEqual(
        entries,
      );
    },
  );

  test.each(['people', 'blog', '2024', '%E0%A4%A'])(
    'When its name says nothing of offers, then they are not: %s',
    (folder) => {
      expect(capabilitiesOf({ links: menuTo(folder, entries) })).toEqual([]);
    },
  );

  test.each([
    ['services', 'en', ['From £20', 'Step 1: Call us', 'Free delivery', 'Friendly staff']],
    ['services', 'en', ['England', 'Scotland', 'Wales']],
    ['courses', 'en', ['Timetable', 'Enrol now', 'Term dates', 'Fees']],
    ['products', 'en', ['New arrivals', 'Sale', 'Brands']],
    ['servicios', 'es', ['Pedir cita', 'Trámites', 'Sede electrónica']],
  ])('When the entries under /%s name no offers (%s: %j), then they are no capabilities', (folder, lang, texts) => {
    expect(capabilitiesOf({ lang, links: menuTo(folder, texts) })).toEqual([]);
  });

  test('When titles name offers too, then the entries follow them, each once', () => {
    const found = capabilitiesOf({
      text: bindToHeadings(...OFFERS),
      links: menuTo('services', ['Bank sync', 'Payroll', 'Company formation']),
    });
    expect(found).toEqual([...TITLES, 'Payroll', 'Company formation']);
  });

  test.each([2, 13])('When %i pages are in it, then they are no list of offers', (count) => {
    const texts = Array.from({ length: count }, (_, index) => `Tax returns for ${'abcdefghijklm'[index]}-shops`);
    expect(capabilitiesOf({ links: menuTo('services', texts) })).toEqual([]);
    expect(capabilitiesOf({ links: menuTo('services', texts.slice(0, 3)) })).toEqual(
      texts.length < 3 ? [] : texts.slice(0, 3),
    );
  });
});

test.each(
  named<[string, string, string]>([
    ['en', 'In 3 easy steps', 'Three stepmothers'],
    ['de', 'In 3 Schritten zu Ihrer Haushaltshilfe', 'Fortschritte'],
    ['nl', 'Vijf stappen, geen verrassingen', 'Stapelbedden'],
    ['fr', 'Comment ça se passe', 'Commentaires'],
    ['es', 'Cómo trabajamos', 'Trabajos en altura'],
    ['it', 'Come lavoriamo', 'Lavorazione del legno'],
    ['pt', 'Como trabalhamos', 'Trabalhos manuais'],
    ['da', 'Sådan foregår det', 'Foredrag'],
    ['pl', 'Jak wygląda współpraca', 'Współpraca'],
    ['cs', 'Jak probíhá výuka', 'Výuka'],
    ['bg', 'Как работим', 'Работилници'],
    ['lt', 'Kaip dirbame?', 'Dirbtuvės'],
    ['ru', 'За 5 шагов', 'Шаговая доступность'],
    ['tr', 'Randevunu 3 adımda al', 'Adım sayar'],
    ['ja', 'ご相談から支援開始までの流れ', '流しそうめん'],
    ['id', 'Tahapan pengerjaan', 'Pengerjaan kayu'],
  ]),
)('When a heading in %s is above steps, then that is seen, and a near miss is not', (_, language, steps, nearMiss) => {
  expect(isStepHeading(steps, language)).toBe(true);
  expect(isStepHeading(nearMiss, language)).toBe(false);
});

test.each(
  named<[string, string, string]>([
    ['en', 'Areas we serve', 'Services'],
    ['de', 'In der Umgebung', 'Umgebungsmessung'],
    ['fr', 'Nos implantations', 'Implants dentaires'],
    ['es', 'Nuestras sedes', 'Sedación dental'],
    ['it', 'Le nostre sedi', 'Sedie in legno'],
    ['pt', 'Regras e condições', 'Regressão'],
    ['nl', 'Werkgebied', 'Werkkleding'],
    ['sv', 'Senaste inläggen', 'Inläggssulor'],
    ['da', 'Nyt fra museet', 'Nytårsmenu'],
    ['nb', 'Våre utmerkelser', 'Merking'],
    ['fi', 'Toimipisteet', 'Toimitukset'],
    ['pl', 'Regulamin', 'Regulacja okien'],
    ['cs', 'Videa z včelařství', 'Videoprodukce'],
    ['sk', 'Naše pobočky', 'Pobytové balíčky'],
    ['hu', 'Házirend', 'Házi sütemények'],
    ['ro', 'Obiective turistice', 'Obiective foto'],
    ['ru', 'Наши филиалы', 'Филе'],
    ['uk', 'Наші нагороди', 'Нагородні стрічки'],
    ['bg', 'Локации', 'Локализация'],
    ['el', 'Οι εταίροι', 'Εταιρικά δώρα'],
    ['hr', 'Kućni red', 'Redovni pregledi'],
    ['sr', 'Наше награде', 'Наградне игре'],
    ['sl', 'Hišni red', 'Redni pregledi'],
    ['lv', 'Jaunākie raksti', 'Rakstāmgaldi'],
    ['lt', 'Mūsų darbai', 'Darbo drabužiai'],
    ['et', 'Kodukord', 'Kodukoristus'],
    ['ca', 'Les nostres seus', 'Seients'],
    ['tr', 'Şubelerimiz', 'Kuralcı'],
    ['ja', '店舗一覧', '店舗設計'],
    ['zh', '最新文章', '文章代写'],
    ['ko', '이용 수칙', '이용권'],
    ['ar', 'فروعنا', 'فروع الأشجار'],
    ['he', 'הסניפים שלנו', 'סנפלינג'],
    ['vi', 'Bài viết mới nhất', 'Viết bài'],
    ['id', 'Informasi terbaru', 'Sistem informasi'],
    ['th', 'สาขาของเรา', 'บริการของเรา'],
    ['hi', 'सेवा क्षेत्र', 'सेवाएं'],
    ['fa', 'شعبه‌های ما', 'شعبده‌بازی'],
  ]),
)(
  'When a heading in %s is above places, posts, prizes or rules, then that is seen, and a near miss is not',
  (_, language, others, nearMiss) => {
    expect(announcesNoOffers(others, language)).toBe(true);
    expect(announcesNoOffers(nearMiss, language)).toBe(false);
  },
);

test.each(
  named<[string, string, string]>([
    ['ar', 'خدمات التنظيف', 'المدير العام'],
    ['bg', 'Консултации', 'Председател'],
    ['cs', 'Rodinné terapie', 'Předseda spolku'],
    ['da', 'Psykologisk rådgivning', 'Formand for foreningen'],
    ['de', 'Ernährungsberatung', 'Vorsitzender des Vereins'],
    ['el', 'Μαθήματα χορού', 'Πρόεδρος του συλλόγου'],
    ['en', 'Speech therapy', 'Chair of the board'],
    ['es', 'Talleres de cerámica', 'Presidenta de la asociación'],
    ['et', 'Psühholoogiline nõustamine', 'Juhatuse esimees'],
    ['fi', 'Perheterapia', 'Yhdistyksen puheenjohtaja'],
    ['fr', 'Ateliers de poterie', 'Présidente de la troupe'],
    ['he', 'ייעוץ משפחתי', 'יושב ראש העמותה'],
    ['hr', 'Obiteljsko savjetovanje', 'Predsjednik udruge'],
    ['hu', 'Családi tanácsadás', 'Az egyesület elnöke'],
    ['it', 'Corsi di ceramica', 'Presidente del comitato'],
    ['ja', '経営相談', '代表取締役'],
    ['ko', '가족 상담', '대표 이사'],
    ['lt', 'Šeimos konsultacijos', 'Valdybos pirmininkas'],
    ['lv', 'Ģimenes konsultācijas', 'Valdes priekšsēdētājs'],
    ['nb', 'Psykologisk rådgivning', 'Styrets leder'],
    ['nl', 'Relatietherapie', 'Voorzitter van het bestuur'],
    ['pl', 'Terapia rodzinna', 'Prezes zarządu'],
    ['pt', 'Oficinas de cerâmica', 'Presidente da diretoria'],
    ['ro', 'Consultanță fiscală', 'Președintele asociației'],
    ['ru', 'Семейная терапия', 'Председатель правления'],
    ['sk', 'Rodinné poradenstvo', 'Predseda združenia'],
    ['sl', 'Družinsko svetovanje', 'Predsednik društva'],
    ['sv', 'Familjerådgivning', 'Styrelsens ordförande'],
    ['tr', 'Aile danışmanlığı', 'Dernek başkanı'],
    ['uk', 'Сімейна терапія', 'Голова правління'],
    ['zh', '家庭咨询', '董事长致辞'],
  ]),
)(
  'When a title in %s names what organisations offer, then that is seen, and the title of a person is not',
  (_, language, offer, person) => {
    expect(namesOffering(offer, language)).toBe(true);
    expect(namesOffering(person, language)).toBe(false);
  },
);
