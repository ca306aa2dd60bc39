import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { isShorterName } from '../src/shared/statements/name-likeness.ts';
import { isNoise } from '../src/shared/text/index.ts';
import { things } from '../src/things/index.ts';
import { block } from './support/text-blocks.ts';

test.each([
  ['ja', 'ディスクリプション'],
  ['en', 'Meta description'],
  ['de', 'Beschreibung'],
  ['sl', 'Opis spletne strani'],
])('When the description that a site in "%s" declares is "%s", then it is not told', (lang, content) => {
  const own = block('Zebra is a bakery in Bath that bakes bread by hand every night.', { region: 'hero' });
  const meta = ['description', 'og:description'].map((name) => ({ name, content }));
  const { facts } = things.measure(evidence({ pages: [{ lang, title: 'Zebra', meta, text: [own] }] }));
  expect(facts.description).not.toBe(content);
});

describe('When a text stands where nobody wrote a description or a name, then no section quotes it', () => {
  test.each([
    ...['Your description here', 'Title of the site', 'Service name 1', 'Your title here', 'Page title'],
    ...[
      'Titel der Website',
      'Name der Leistung',
      'Nom du service',
      'Titre du site',
      'Descripción',
      'Nombre del servicio',
    ],
    ...['Descrizione', 'Titolo del sito', 'Descrição', 'Nome do serviço', 'Omschrijving', 'Naam van de dienst'],
    ...['Beskrivning', 'Titel på sidan', 'Beskrivelse', 'Sivuston kuvaus', 'Palvelun nimi', 'Opis', 'Nazwa usługi'],
    ...['Popis', 'Název služby', 'Názov služby', 'Ime storitve2', 'Naziv usluge', 'Назив услуге', 'Име на услугата'],
    ...['Описание', 'Название услуги', 'Опис', 'Назва послуги', 'A szolgáltatás neve', 'Leírás', 'Descriere'],
    ...['Numele serviciului', 'Περιγραφή', 'Τίτλος της σελίδας', 'Kirjeldus', 'Teenuse nimi', 'Apraksts', 'Aprašymas'],
    ...[
      'Hizmet adı',
      'Açıklama',
      'Nama layanan',
      'Mô tả',
      'Tên dịch vụ',
      'サイトの説明',
      'ページタイトル',
      'サービス名',
    ],
    ...[
      'テキストが入ります',
      '网站描述',
      '服务名称',
      '사이트 설명',
      '서비스 이름',
      'اسم الخدمة',
      'שם השירות',
      'نام سایت',
    ],
    ...['ชื่อบริการ', 'सेवा का नाम', 'Descripció', 'Nom del servei'],
  ])('%s', (text) => expect(isNoise(text)).toBe(true));
});

describe('When a text only begins like one, then sections may quote it', () => {
  test.each([
    'Descriptions of every trail in the valley',
    'The name of the game is bread',
    'Opisujemy każdy szlak w dolinie',
    'Titres de transport pour toute la ville',
    'Service naming and branding',
    ...['Business name', 'Nazwa firmy', 'Nazwa produktu', 'Firma adı', 'Name des Unternehmens', 'Nom du produit'],
    ...['Название компании', 'Nombre de la empresa', 'Produktname', '会社名', '公司名称', '회사 이름', 'اسم الشركة'],
    'テキストマイニングの専門会社',
    'Naslovnica je naša',
  ])('%s', (text) => expect(isNoise(text)).toBe(false));
});

test.each([
  'Home / About us / Our history',
  'Home › About us',
  'Startseite » Leistungen',
  'ホーム / 自走式駐車場とは/ 自走式駐車場について',
])('When a text says where in the site a page is, then no section quotes it: %s', (text) => {
  expect(isNoise(text)).toBe(true);
});

test.each([
  'Home is where bread is baked.',
  'Home / office cleaning',
  'Home / Office cleaning',
  'Home / office / garden cleaning',
  'Home/Contents insurance',
  'Home/EV charger installation',
  'Hem/kontorsstädning',
  'Hjem/kontor/lager',
  'Home → Station in ten minutes.',
  'Home / hospital care by nurses: Zebra Care looks after you.',
])('When a text only begins like a path, then sections may quote it: %s', (text) => {
  expect(isNoise(text)).toBe(false);
});

test.each([
  ['श्री जय गंगादास मंदिर', 'जय गंगादास मंदिर', true],
  ['St Mary’s Church', 'Mary’s Church', true],
  ['St Mary’s Church', 'A church for all', false],
  ['St Mary’s Church', 'Church', false],
])('When a brand is "%s" and a line is "%s", then it is a shorter name: %s', (name, line, isName) => {
  expect(isShorterName(line, name)).toBe(isName);
});
