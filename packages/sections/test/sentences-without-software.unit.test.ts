import { expect, test } from '@jest/globals';
import { KINDS } from '../src/shared/kinds/index.ts';
import { countKinds } from '../src/shared/kinds/kind-words.ts';
import { SOFTWARE_AND_THE_PUBLIC } from '../src/shared/kinds/software-and-the-public.ts';

/** What sites of other trades say of browsers, letters, laws, files, days and sales. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Please update your browser',
    'Your browser does not support video',
    'Subscribe to our newsletter',
    'Get our monthly newsletter with recipes and offers',
    'Download our app and order bread',
    'Download the menu as a PDF',
    'Follow us on social networks',
    'Search engine optimisation for restaurants',
    'Search engine marketing and web design',
    'Our web servers store log files',
    'Festival season at our hotel',
    'Conference rooms and catering',
    'The hotel is near the parliament',
    'You can complain to the data protection authority',
    'We use open source and modern technology',
    'Our agency builds on open standards',
    'Message us on our messenger',
    'A calendar with pictures of our farm',
    'The calendar of events',
    'Free samples of our fabrics',
    'Ruby gems and gold rings for sale',
    'Dress code for all guests: smart casual',
    'Library of colours and fabrics',
    'The engine of our growth',
    'The platform for your terrace',
    'Our package: two nights, breakfast and spa',
    'Package holidays for families',
    'Our kitchen studio builds on quality',
    'Test drive the new model',
    'Summer school holidays',
    'Open day every Saturday',
    'A photo gallery of our rooms',
    'Our gallery of pictures',
    'Run, walk or cycle to the lake',
    'Competition prices on all tyres',
    'Advertising campaign for your brand',
    'The menu is a symphony of colours',
    'We offer art commissions on request',
    'Statistics show that sleep matters',
    'A council of friends',
    'Book swap corner in the lobby',
    'Community garden and cooking classes',
    'Standards for excellence in care',
  ],
  de: [
    'Melden Sie sich für unseren Newsletter an',
    'Ihr Browser wird nicht unterstützt',
    'Unsere App zum Bestellen',
    'Suchmaschinenoptimierung für Praxen',
    'Tagungsräume und Hotelzimmer',
    'Beschwerderecht bei der Aufsichtsbehörde für den Datenschutz',
    'Bilder unserer Backstube',
    'Terminkalender und Öffnungszeiten',
    'Malprogramm für Kinder am Samstag',
    'Kampagne für Ihre Marke',
  ],
  fr: [
    'Abonnez-vous à notre lettre',
    'Téléchargez notre application',
    'Suivez-nous sur les réseaux sociaux',
    'Référencement sur les moteurs de recherche',
    'La saison des festivals',
  ],
  es: ['Suscríbete al boletín', 'Síguenos en las redes sociales', 'Posicionamiento en buscadores', 'Descarga la carta'],
  it: [
    'Iscriviti alla newsletter',
    'Seguici sui social network',
    'Scarica il menù',
    'Posizionamento sui motori di ricerca',
  ],
  nl: ['Meld je aan voor de nieuwsbrief', 'Volg ons op sociale netwerken', 'Zoekmachineoptimalisatie voor winkels'],
  pl: ['Zapisz się do newslettera', 'Pobierz naszą aplikację', 'Pozycjonowanie w wyszukiwarkach'],
  ru: ['Подпишитесь на рассылку', 'Мы в социальных сетях', 'Продвижение в поисковых системах'],
  ja: ['ニュースレターに登録', 'アプリをダウンロード', 'ブラウザを更新してください', 'SNSをフォロー'],
  zh: ['下载我们的应用', '请更新您的浏览器', '关注我们的社交媒体'],
  ko: ['뉴스레터 구독하기', '앱을 다운로드하세요', '브라우저를 업데이트하세요'],
};

const OURS = new Set(SOFTWARE_AND_THE_PUBLIC);

test.each(Object.entries(SENTENCES))(
  'When sites of other trades write as these do in "%s", then they name no software, authority or event of their own',
  (language, texts) => {
    expect(texts.filter((text) => countKinds(text, language).some(({ kind }) => OURS.has(kind)))).toEqual([]);
  },
);

test('When kinds of software and of the public are listed, then all of them are in the list of kinds', () => {
  expect(SOFTWARE_AND_THE_PUBLIC.filter((kind) => !KINDS.includes(kind))).toEqual([]);
});
