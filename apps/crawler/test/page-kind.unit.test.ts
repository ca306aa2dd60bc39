import { describe, expect, test } from '@jest/globals';
import { pageKind } from '../src/links/page-kind.ts';
import { LINK_TEXTS, OTHER_LINK_TEXTS } from './page-kind.fixtures.ts';

const kindOf = (path: string, text = ''): string => pageKind(new URL(path, 'https://acme.com/').href, text);

describe('the kind of a page', () => {
  test.each<[kind: string, words: string]>([
    [
      'about',
      'About us · Über uns · À propos · Quiénes somos · Chi siamo · Quem somos · Over ons · Om oss · O nas · О компании · 会社概要 · 关于我们 · 關於我們 · 회사소개',
    ],
    [
      'mission',
      'Our mission · Leitbild · Nos valeurs · Nuestra misión · La nostra missione · Missão · Onze missie · Våra värderingar · 企業理念 · 企业文化 · 미션',
    ],
    [
      'brand',
      'Press kit · Brand guidelines · Presse · Espace presse · Prensa · Area stampa · Imprensa · Pers · ブランドについて · 品牌 · 브랜드',
    ],
    [
      'product',
      'Products · How it works · Leistungen · Nos produits · Servicios · Prodotti · Soluções · Diensten · Tjänster · 製品情報 · サービス · 产品 · 解决方案 · 제품',
    ],
    [
      'pricing',
      'Pricing · Preise · Tarifs · Precios · Prezzi · Preços · Prijzen · Priser · Cennik · Цены · 料金プラン · 价格 · 요금',
    ],
    [
      'careers',
      'Careers · Join our team · Karriere · Recrutement · Trabaja con nosotros · Lavora con noi · Vagas · Werken bij Acme · 採用情報 · 加入我们 · 채용',
    ],
    [
      'contact',
      'Contact sales · Kontakt · Nous contacter · Contacto · Contatti · Fale conosco · Neem contact op · お問い合わせ · 联系我们 · 문의',
    ],
    [
      'customers',
      'Case studies · Referenzen · Témoignages · Casos de éxito · Casi studio · Depoimentos · Klanten · 導入事例 · 客户案例',
    ],
    ['blog', 'Blog · Aktuelles · Actualités · Noticias · Notizie · Nieuws · お知らせ · 新闻'],
    [
      'legal',
      'Privacy policy · Datenschutzerklärung · Mentions légales · Aviso legal · Note legali · Voorwaarden · プライバシーポリシー · 隐私政策',
    ],
    ['other', 'Acme · Read more · Zebra · About the time we all went to the sea · 猫'],
  ])('When a link text means "%s" in any language, then the page is of that kind', (kind, words) => {
    const said = words.split(' · ');
    expect(Object.fromEntries(said.map((word) => [word, kindOf('/x1', word)]))).toEqual(
      Object.fromEntries(said.map((word) => [word, kind])),
    );
  });

  test.each(Object.entries(LINK_TEXTS))(
    'When a link to a page of kind "%s" is in any of its languages, then it is recognised',
    (kind, texts) => {
      const missed = Object.entries(texts).filter(([, text]) => kindOf('/x1', text) !== kind);
      expect(missed).toEqual([]);
    },
  );

  test.each(Object.entries(OTHER_LINK_TEXTS))(
    'When a link in "%s" has similar words, then its page is of no kind',
    (_, text) => {
      expect([text, kindOf('/x1', text)]).toEqual([text, 'other']);
    },
  );

  test.each([
    ['/company/about-acme', '', 'about'],
    ['/about/', '', 'about'],
    ['/ueber-uns', '', 'about'],
    ['/quienes-somos.html', '', 'about'],
    ['/precios', '', 'pricing'],
    ['/datenschutz', '', 'legal'],
    ['/', '', 'home'],
    ['/zebra', '', 'other'],
    ['/de/%C3%BCber-uns', '', 'about'],
    ['/fr/a_propos.html', '', 'about'],
    ['/%E4%BC%9A%E7%A4%BE%E6%A6%82%E8%A6%81', '', 'about'],
    ['/en/products/anvil-9', 'Anvil 9', 'product'],
    ['/blog/about-time', '', 'blog'],
    ['/p/17', 'Über die Acme GmbH', 'about'],
    ['/%E0%A4', '', 'other'],
    ['/?p=17', '', 'other'],
    ['/pt-br/', '', 'home'],
    ['/misyon-vizyon', '', 'mission'],
    ['/x1', 'Our Mission & Vision', 'mission'],
    ['/x1', 'Geschichte und Team', 'about'],
    ['/x1', 'Vision and hearing', 'other'],
    ['/x1', '協會簡介', 'about'],
    ['/x1', '课程简介', 'other'],
  ])('When the path is %s and the link says "%s", then the page is of kind %s', (path, text, kind) => {
    expect(kindOf(path, text)).toBe(kind);
  });
});
