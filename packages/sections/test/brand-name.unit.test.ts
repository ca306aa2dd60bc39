import { evidence, logoCandidate, type PageOverrides } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { things } from '../src/things/index.ts';
import { block, heading } from './support/text-blocks.ts';

const nameOf = (pages: PageOverrides[]): string =>
  things.measure(evidence({ finalUrl: 'http://127.0.0.1:8080/', pages })).facts.name;
const copyright = (text: string) => block(text, { region: 'footer' });
const site = (name: string): NonNullable<PageOverrides['meta']> => [{ name: 'og:site_name', content: name }];

describe('Names with a full stop', () => {
  test.each([
    'Dr. Jane Smith Clinic',
    'St. Mary Hotel',
    'J. R. Miller Joinery',
    'عيادة د. محمد عبدالسلام',
    'Prof. Δρ. Νίκος',
  ])('When an abbreviation is in the name %s, then it does not cut it', (name) => {
    expect(nameOf([{ title: name }])).toBe(name);
    expect(nameOf([{ title: 'Home', text: [copyright(`© 2026 ${name}. All rights reserved.`)] }])).toBe(name);
  });

  test('When a name ends in a dotted acronym, then its full stops are part of it', () => {
    const meta = site('Fundación N.A.H.U.E.L.');
    expect(nameOf([{ title: 'Fundación N.A.H.U.E.L. | Arte y territorio', meta }])).toBe('Fundación N.A.H.U.E.L.');
  });

  test.each([
    ['杉本工務店', '杉本工務店｜安曇野の自然素材の家づくり', '施工例｜杉本工務店', '家づくりの流れ｜杉本工務店'],
    ['丸山旅館', '【公式】丸山旅館／信州の宿', 'お部屋／丸山旅館', 'お料理／丸山旅館'],
    [
      '杉本工務店',
      '家づくりのこだわり｜杉本工務店【公式サイト】',
      '施工例｜杉本工務店【公式サイト】',
      '流れ｜杉本工務店【公式サイト】',
    ],
  ])('When titles have fullwidth separators, then the name is what they share: %s', (name, ...titles) => {
    const page = (title: string, index: number) => ({ title, finalUrl: `http://127.0.0.1:8080/${index}` });
    expect(nameOf(titles.map(page))).toBe(name);
  });

  test('When a letter ends the sentence, then the name ends before the full stop', () => {
    expect(nameOf([{ title: 'Home', text: [copyright('© 2026 Plan B. All rights reserved.')] }])).toBe('Plan B');
  });

  test.each([
    ['Garage 2000 — Tyres and repairs', 'Garage 2000'],
    ['Anvil Days 2024 — Tickets', 'Anvil Days'],
  ])('When the title is "%s", then a year is not part of the name, and 2000 is: %s', (title, name) => {
    expect(nameOf([{ title, meta: site(title.split(' — ')[0] ?? '') }])).toBe(name);
  });

  test('When a sentence follows, then the text is no name', () => {
    expect(nameOf([{ title: 'We build. You rest' }])).toBe('');
  });

  test('When the name is also declared as a domain, then it is without it; a domain alone stays', () => {
    const text = [copyright('© 2026 Acme')];
    expect(nameOf([{ title: 'Acme: anvils for all of us', meta: site('Acme.com'), text }])).toBe('Acme');
    expect(nameOf([{ title: 'Anvils', meta: site('Acme.com') }])).toBe('Acme.com');
  });
});

describe('What is no name', () => {
  test('When the copyright has two small letters, then the title names the brand', () => {
    expect(nameOf([{ title: 'Penzión Fako', text: [copyright('© 2026 df')] }])).toBe('Penzión Fako');
  });

  const declared = (name: string) => ({
    title: 'Home',
    meta: site(name),
    text: [{ ...heading('Anvil Makers Union', 2), box: { x: 0, y: 90, width: 700, height: 50 } }],
  });

  test.each(['WebSite6147173', 'My Website', 'Meine Seite 2', 'Untitled-1', 'Mi sitio', 'Site'])(
    'When a generator called the site %s, then the heading of the masthead names it',
    (placeholder) => {
      expect(nameOf([declared(placeholder)])).toBe('Anvil Makers Union');
    },
  );

  test.each([
    ['Ταβέρνα', 'Τα Βαρέλια'],
    ['Trattoria', 'Da Pino'],
    ['Bäckerei', 'Huber'],
  ])('When titles have the noun %s beside a name, then the name wins', (noun, name) => {
    const titles = ['Home', 'Menu', 'Photos'].map((page) => ({
      finalUrl: `http://127.0.0.1:8080/${page}`,
      title: `${page} - ${noun} - ${name}`,
    }));
    expect(nameOf(titles)).toBe(name);
  });

  test('When a paragraph of a law is cited, then it is no copyright notice', () => {
    const text = [block("We're a 501(c)(3) organisation."), heading('Anvil Makers', 1)];
    expect(nameOf([{ title: 'Home', text }])).toBe('Anvil Makers');
  });

  test.each([
    ['the word of a menu for home', 'Etusivulle', 'li | ul menu | nav', 'html'],
    ['a switch of languages', 'Svenska', 'nav | header', 'html'],
    ['a menu of a page that is about a brand', 'Produkter', 'nav | header | body brand-oak', 'html'],
  ])('When a link home is %s, then the title names the site', (_, text, ancestry) => {
    const link = logoCandidate({
      source: 'text',
      text,
      alt: '',
      classes: '',
      ancestry,
      region: 'nav',
      inHomeLink: true,
    });
    expect(nameOf([{ title: 'Anvil Makers', logoCandidates: [link] }])).toBe('Anvil Makers');
  });

  test('When a menu begins with the name that the title has, then it is the name', () => {
    const ancestry = 'nav | header';
    const link = logoCandidate({
      source: 'text',
      text: 'Anvil',
      alt: '',
      classes: '',
      ancestry,
      region: 'nav',
      inHomeLink: true,
    });
    expect(nameOf([{ title: 'Anvil | Tools for smiths', logoCandidates: [link] }])).toBe('Anvil');
  });

  test('When a logo sets pieces of the name apart, then the name is spelled as the header writes it elsewhere', () => {
    const logo = (text: string) =>
      logoCandidate({ source: 'text', text, alt: '', classes: 'logo', region: 'header', inHomeLink: true });
    const pieces = [logo('Anvil .work S'), logo('Anvil .work S')];
    expect(nameOf([{ title: 'Tools for smiths', logoCandidates: [...pieces, logo('Anvil.workS')] }])).toBe(
      'Anvil.workS',
    );
    expect(nameOf([{ title: 'Tools for smiths', logoCandidates: pieces }])).toBe('Anvil .work S');
  });

  test.each(['Designed by Oak', 'Réalisé par Oak', 'Webdesign von Oak'])(
    'When the notice names who made the site (%s), then that is no name',
    (credit) => {
      expect(nameOf([{ title: 'Anvil Makers', text: [copyright(`© 2026 ${credit}.`)] }])).toBe('Anvil Makers');
    },
  );

  test.each([
    ['Hei og velkommen til AcmeLogoped!', 'AcmeLogoped'],
    ['Welcome to the Acme Inn', 'Acme Inn'],
    ['Bienvenue chez Acme', 'Acme'],
    ['Chào mừng quý khách đến với Acme', 'Acme'],
    ['アクメへようこそ', 'アクメ'],
  ])('When the first page says "%s", then that names the brand', (text, name) => {
    expect(nameOf([{ title: 'Home', text: [heading(text, 2)] }])).toBe(name);
  });

  test.each([
    ['Velkommen til frk Acmes Anvils', 'frk Acmes Anvils'],
    ['Välkommen till Acme Verkstad', 'Acme Verkstad'],
    ['Bine ați venit la Acme Anvils', 'Acme Anvils'],
    ['Welkom bij Acme Aambeelden', 'Acme Aambeelden'],
  ])('When the title is "%s", then the welcome is not part of the name', (title, name) => {
    expect(nameOf([{ title }])).toBe(name);
  });

  test('When a place follows the name in the title, then it is left out if the page shows the name by itself', () => {
    const title = 'Penzión ACME, Liptovský Mikuláš';
    expect(nameOf([{ title, text: [block('Penzión ACME')] }])).toBe('Penzión ACME');
    expect(nameOf([{ title, text: [block('Vitajte')] }])).toBe(title);
  });

  test('When title and heading differ in one word inside, then they agree against the holder of the copyright', () => {
    const text = [heading('Acme Unconference', 1), copyright('© 2026 Acme Software Association')];
    expect(nameOf([{ title: 'Acme Software Unconference', text }])).toBe('Acme Unconference');
    expect(nameOf([{ title: 'Anvil Days', text }])).toBe('Acme Software Association');
  });

  test.each(['Welcome to our website', 'Velkommen til oss', 'Welcome to a world of flavours and friends'])(
    'When the first page says "%s", then that is no name',
    (text) => {
      expect(nameOf([{ title: 'Anvil Makers', text: [heading(text, 2)] }])).toBe('Anvil Makers');
    },
  );

  test.each(['Greek', 'English (UK)', 'Ελληνικά', 'Deutsch', '简体中文', '回首頁', '返回首页', 'Back to top'])(
    'When a flag or a button at the top is called "%s", then that is no name',
    (label) => {
      const logoCandidates = [logoCandidate({ source: 'img', alt: label, region: 'header', inHomeLink: true })];
      expect(nameOf([{ title: 'Acme', logoCandidates }])).toBe('Acme');
    },
  );

  test('When a document has no title, then what its program calls it is no name', () => {
    expect(nameOf([{ title: '無標題文件', text: [copyright('© 2026 Acme')] }])).toBe('Acme');
  });

  test('When a site declares the word for a language as its name, then it is', () => {
    expect(nameOf([{ title: 'Polish | Nail studio in Leith', meta: site('Polish') }])).toBe('Polish');
  });

  test('When several links of the header lead nowhere, then they open menus, and the title names the brand', () => {
    const link = (text: string) => ({
      href: 'http://127.0.0.1:8080/#',
      text,
      region: 'nav' as const,
      rel: '',
      sameSite: true,
    });
    const title = 'Agora Tools for Joiners';
    expect(nameOf([{ title, links: [link('Joinery'), link('Forms')] }])).toBe(title);
    expect(nameOf([{ title, links: [link('Agora')] }])).toBe('Agora');
    expect(nameOf([{ title, links: [link('Agora'), link('Home'), link('')] }])).toBe('Agora');
  });

  test('When capitals of a header run together, then the name is spelled as elsewhere', () => {
    const logo = (more: Partial<Parameters<typeof logoCandidate>[0]>) =>
      logoCandidate({ source: 'text', region: 'header', inHomeLink: true, ancestry: 'header', ...more });
    const joined = logo({ text: 'ACMEGARDENclub', alt: 'Acme Garden Club' });
    expect(nameOf([{ title: 'Acme Garden Club', logoCandidates: [joined] }])).toBe('Acme Garden Club');
    const capitals = logo({ text: 'ACMEGARDENCLUB', alt: 'Acme Garden Club' });
    expect(nameOf([{ title: 'Acme Garden Club', logoCandidates: [capitals] }])).toBe('Acme Garden Club');
    const picture = logo({ source: 'img', text: '', alt: 'Acme Garden logo-desktop' });
    expect(nameOf([{ title: 'Plants', logoCandidates: [picture] }])).toBe('Acme Garden');
  });

  test('When an app is named by its address, then the title spells the name', () => {
    const meta = [{ name: 'apple-mobile-web-app-title', content: 'plumber-leith' }];
    expect(nameOf([{ title: 'Plumber Leith | Day and night', meta }])).toBe('Plumber Leith');
    expect(nameOf([{ title: 'plumber-leith | Day and night', meta }])).toBe('plumber-leith');
  });

  test('When a picture further down is called a logo, then its text is no name; that of one at the top is', () => {
    const logo = (y: number) =>
      logoCandidate({
        url: 'https://site.test/logo.png',
        alt: 'Dr. med. dent. Ada Oak',
        text: '',
        ancestry: 'main',
        classes: '',
        region: 'main',
        inHomeLink: false,
        box: { x: 0, y, width: 200, height: 80 },
      });
    const text = [heading('Careful hands', 1)];
    expect(nameOf([{ title: '', text, logoCandidates: [logo(90)] }])).toBe('Dr. med. dent. Ada Oak');
    expect(nameOf([{ title: '', text, logoCandidates: [logo(2000)] }])).toBe('Careful hands');
  });

  test('When an institution has a long name in a script without spaces, then its notice names it, and a shorter form describes nothing', () => {
    const text = [copyright('© 一般社団法人日本伝統鍛冶空間職人連盟 All Rights Reserved.')];
    expect(nameOf([{ title: '概要', text }])).toBe('日本伝統鍛冶空間職人連盟');
    const { description } = things.compose(
      things.measure(evidence({ pages: [{ title: '日本伝統鍛冶空間連盟', text }] })).facts,
      {},
    );
    expect(description).not.toBe('日本伝統鍛冶空間連盟');
  });
});

describe('Words beside a name', () => {
  test.each([
    ['the free version of a site builder advertises itself', 'Mobirise Website Builder', 'Acme', 'Acme'],
    ['an alternative text says that it is the logo', 'Logo Acme', 'Home', 'Acme'],
    ['an alternative text in Lithuanian says that it is the logo', 'Petstep logotipas', 'Pagrindinis', 'Petstep'],
    ['an alternative text in Turkish says that it is the logo', 'Acme logosu', 'Ana sayfa', 'Acme'],
    ['an alternative text in Georgian says that it is the logo', 'აკმე ლოგო', 'მთავარი', 'აკმე'],
    ['an alternative text in Hebrew says that it is the logo', 'לוגו חומוס הכהן', 'דף הבית', 'חומוס הכהן'],
    ['an alternative text in Russian says that it is the logo', 'Логотип Ромашка', 'Главная', 'Ромашка'],
    ['an alternative text in Japanese says that it is the logo', '末広屋旅館のロゴ', 'ホーム', '末広屋旅館'],
    ['an alternative text in Korean says that it is the logo', '우리서점 로고', '홈', '우리서점'],
    ['a menu word follows it', 'Acme Etusivu', 'Home', 'Acme'],
  ])('When %s ("%s"), then it is not part of the name', (_, alt, title, name) => {
    const logo = logoCandidate({ alt, text: alt, classes: 'logo' });
    expect(nameOf([{ title, logoCandidates: [logo] }])).toBe(name);
  });

  test.each(['Cesta domů', 'Dětský domov', 'Trygge Hjem', 'Logo Yazılım', 'Logo Design Studio', 'Casa Inicio'])(
    'When a name contains a word of menus or pictures (%s), then it is whole',
    (name) => {
      expect(nameOf([{ title: name }])).toBe(name);
      expect(nameOf([{ title: name, meta: site(name), logoCandidates: [logoCandidate({ alt: name })] }])).toBe(name);
    },
  );

  test.each(['Acme Home', 'Acme | Home', 'Acme – Domů', 'Logo Acme', 'Logo: Acme', 'Acme icon'])(
    'When something else has the name without that word (%s), then it is not part of it',
    (longer) => {
      expect(nameOf([{ title: longer, meta: site('Acme') }])).toBe('Acme');
      expect(nameOf([{ title: longer, text: [copyright('© 2026 Acme')] }])).toBe('Acme');
      const address = { finalUrl: 'https://acme.com/', pages: [{ title: longer, finalUrl: 'https://acme.com/' }] };
      expect(things.measure(evidence(address)).facts.name).toBe('Acme');
    },
  );

  test.each(['Acme | Home', 'Acme: Domov', 'Logo – Acme'])(
    'When only a separator is between them (%s), then too',
    (alt) => {
      expect(nameOf([{ title: 'Welcome', meta: site(alt) }])).toBe('Acme');
    },
  );

  test.each(['Construction Site Software', 'Heritage Site Maker', 'Landing Page Studio'])(
    'When a name only sounds like a site builder (%s), then it is the name',
    (name) => {
      expect(nameOf([{ title: name, meta: site(name) }])).toBe(name);
    },
  );

  test.each(['Mobirise Website Builder', 'Free AI Website Maker', 'Mobirise Free Site Builder', 'Website Builder'])(
    'When a site builder advertises itself (%s), then that is no name',
    (advertising) => {
      const text = [copyright('© 2026 Anvil Makers')];
      expect(nameOf([{ title: 'Home', meta: site(advertising), text }])).toBe('Anvil Makers');
    },
  );

  test.each([
    '© 2026 Wszelkie prawa zastrzeżone Acme',
    '© 2026 Acme. Alle Rechte vorbehalten',
    '© 2026 All rights reserved, Acme',
    '© 2026 جميع الحقوق محفوظة Acme',
  ])('When a notice reserves all rights (%s), then the name is without that', (notice) => {
    expect(nameOf([{ title: 'Home', text: [copyright(notice)] }])).toBe('Acme');
  });
});

describe('Parts of a title', () => {
  const pages = (title: string, rest: PageOverrides = {}): PageOverrides[] =>
    [1, 2, 3, 4].map((page) => ({ title, finalUrl: `http://127.0.0.1:8080/${page}`, ...(page === 1 ? rest : {}) }));

  test('When every title names place and country behind the name, then these are not the name', () => {
    const text = [heading('Hôtel La Cigale', 1)];
    expect(nameOf(pages('La Cigale - Hôtel Provençal Le Beausset - Var - France', { lang: 'fr', text }))).toBe(
      'La Cigale',
    );
  });

  test('When a maker signs a common word ("Ceramics by Renate"), then the whole is the name', () => {
    expect(nameOf([{ title: 'Ceramics by Renate' }])).toBe('Ceramics by Renate');
  });

  test('When the title begins with a country, then that can be the name', () => {
    expect(nameOf([{ title: 'Georgia - Restaurant', lang: 'en' }])).toBe('Georgia');
  });
});
