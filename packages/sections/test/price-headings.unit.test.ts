import { describe, expect, test } from '@jest/globals';
import { isPriceHeading } from '../src/shared/cues/price-headings.ts';
import { differentiatorOf, HEAD, page } from './support/harbour-kitchen.ts';
import { block, heading } from './support/text-blocks.ts';

describe('A heading above prices', () => {
  test.each([
    ['ar', 'أسعارنا', 'أسعار النفط ترتفع'],
    ['bg', 'Нашите цени', 'Една цена за всички'],
    ['ca', 'Els nostres preus', 'Un preu per a tothom'],
    ['cs', 'Naše ceny', 'Jedna cena pro všechny'],
    ['da', 'Vores priser', 'Én pris for alle'],
    ['de', 'Unsere Preise', 'Ein Preis für alle'],
    ['el', 'Οι τιμές μας', 'Μία τιμή για όλους'],
    ['en', 'Our prices', 'One price for all'],
    ['es', 'Nuestros precios', 'Un precio para todos'],
    ['et', 'Meie hinnad', 'Üks hind kõigile'],
    ['fa', 'قیمت‌ها', 'یک قیمت برای همه'],
    ['fi', 'Hinnasto', 'Yksi hinta kaikille'],
    ['fr', 'Nos tarifs', 'Un prix pour tous'],
    ['he', 'המחירים שלנו', 'מחיר אחד לכולם'],
    ['hi', 'मूल्य सूची', 'सबके लिए एक मूल्य'],
    ['hr', 'Naše cijene', 'Jedna cijena za sve'],
    ['hu', 'Áraink', 'Egy ár mindenkinek'],
    ['id', 'Harga kami', 'Satu harga untuk semua'],
    ['it', 'I nostri prezzi', 'Un prezzo per tutti'],
    ['ja', '料金案内', '一つの料金ですべて'],
    ['ko', '가격 안내', '모두에게 한 가격'],
    ['lt', 'Mūsų kainos', 'Viena kaina visiems'],
    ['lv', 'Mūsu cenas', 'Viena cena visiem'],
    ['nb', 'Våre priser', 'Én pris for alle'],
    ['nl', 'Onze tarieven', 'Eén prijs voor iedereen'],
    ['pl', 'Nasze ceny', 'Jedna cena dla wszystkich'],
    ['pt', 'Nossos preços', 'Nossos valores'],
    ['ro', 'Prețurile noastre', 'Un preț pentru toți'],
    ['ru', 'Наши цены', 'Одна цена для всех'],
    ['sk', 'Naše ceny', 'Jedna cena pre všetkých'],
    ['sl', 'Naše cene', 'Ena cena za vse'],
    ['sr', 'Наше цене', 'Jedna cena za sve'],
    ['sv', 'Våra priser', 'Ett pris för alla'],
    ['th', 'อัตราค่าบริการ', 'ราคาเดียวสำหรับทุกคน'],
    ['tr', 'Fiyatlarımız', 'Herkese tek fiyat'],
    ['uk', 'Наші ціни', 'Одна ціна для всіх'],
    ['vi', 'Bảng giá dịch vụ', 'Một giá cho tất cả'],
    ['zh', '收费标准', '所有人一个价格'],
  ])('When one in "%s" is "%s", then it is, and "%s" is not', (lang, prices, other) => {
    expect([isPriceHeading(prices, lang), isPriceHeading(other, lang)]).toEqual([true, false]);
  });

  test('When a term of prices stands below it, then the term sets nobody apart', () => {
    const told = (title: string): string =>
      differentiatorOf(page([...HEAD, heading(title, 2), block('No subscription and no hidden fees.')]));
    expect([told('Our prices'), told('Our word')]).toEqual(['', 'No subscription and no hidden fees.']);
  });
});
