import { describe, expect, test } from '@jest/globals';
import { readTitle } from '../src/shared/offer-words/index.ts';

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
    ['de', 'Schritt 1', 'steps'],
    ['fr', 'Choisissez votre date', 'steps'],
    ['en', 'Opening hours', 'labels'],
    ['de', 'Montag', 'labels'],
    ['it', 'Chi siamo', 'labels'],
    ['en', 'Head of sales', 'roles'],
    ['nl', 'Penningmeester', 'roles'],
    ['en', 'Discount', 'prices'],
  ])('When a title in %s is "%s", then it is known for %s', (language, title, other) => {
    expect([...readTitle(title, language).others]).toContain(other);
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

  test('When a title only begins with a label, then it is no label', () => {
    expect(readTitle('Home cleaning', 'en').others.has('labels')).toBe(false);
  });
});
