import { describe, expect, test } from '@jest/globals';
import { namesOn } from './support/persona-names.ts';
import { block, heading } from './support/text-blocks.ts';

const NAME = heading('Harbour', 1, { region: 'hero' });
const withFooter = (lang: string, line: string): string[] => namesOn(lang, NAME, block(line, { region: 'footer' }));
const withAnswer = (lang: string, title: string, answer: string): string[] =>
  namesOn(lang, NAME, heading(title), heading('…?', 3), block(answer));

describe('Lines about the brand in the footer', () => {
  test.each([
    ['en', 'Family theatre for children and adults.', ['children', 'adults']],
    ['de', 'Musikunterricht für Kinder und Erwachsene.', ['Kinder', 'Erwachsene']],
    ['fr', 'Le clavier pensé pour les développeurs.', ['développeurs']],
    ['es', 'Talleres de teatro para niños y adultos.', ['niños', 'adultos']],
    ['pt', 'Oficinas de teatro para crianças e adultos.', ['crianças', 'adultos']],
    ['it', 'Laboratori teatrali per bambini e adulti.', ['bambini', 'adulti']],
    ['nl', 'Toneel en muziek voor kinderen en volwassenen.', ['kinderen', 'volwassenen']],
    ['sv', 'Teater och musik för barn och vuxna.', ['barn', 'vuxna']],
    ['da', 'Teater og musik for børn og voksne.', ['børn', 'voksne']],
    ['nb', 'Teater og musikk for barn og voksne.', ['barn', 'voksne']],
    ['pl', 'Warsztaty teatralne dla dzieci i dorosłych.', ['dzieci', 'dorośli']],
    ['cs', 'Divadelní dílny pro děti a dospělé.', ['děti', 'dospělí']],
    ['ru', 'Театральная студия для детей и взрослых.', ['дети', 'взрослые']],
    ['uk', 'Театральна студія для дітей і дорослих.', ['діти', 'дорослі']],
    ['ro', 'Ateliere de teatru pentru copii și adulți.', ['copii', 'adulți']],
    ['el', 'Εργαστήρια θεάτρου για παιδιά και ενήλικες.', ['παιδιά', 'ενήλικες']],
    ['hu', 'Színházi műhely gyerekeknek és felnőtteknek.', ['gyerekek', 'felnőttek']],
    ['id', 'Lokakarya teater untuk anak-anak dan remaja.', ['anak-anak', 'remaja']],
    ['ja', '地域の皆さまの健康を支えます。', ['地域の皆さま']],
  ])('When it says in %s "%s", then the groups are %j', (language, line, names) => {
    expect(withFooter(language, line)).toEqual(names);
  });

  test.each([
    ['en', 'Website designed for schools by Pixel Works'],
    ['en', 'Subscribe to our newsletter for teachers and parents'],
    ['en', 'Jobs for drivers and nurses in Kent'],
    ['en', 'Not suitable for children under three years.'],
    ['en', '© Harbour, software for schools and teachers'],
    ['de', 'Alkohol nur für Erwachsene ab 18 Jahren'],
    ['de', 'Unser Newsletter für Eltern und Lehrkräfte'],
    ['fr', 'Offres d’emploi pour les infirmiers et les aides-soignants'],
    ['es', 'Sitio web diseñado para colegios por Pixel'],
    ['it', 'Sito web pensato per scuole e aziende da Pixel'],
    ['pt', 'Venda de álcool apenas para adultos'],
    ['nl', 'Vacatures voor chauffeurs en verpleegkundigen'],
    ['sv', 'Nyhetsbrev för föräldrar och lärare'],
    ['pl', 'Sprzedaż tylko dla osób pełnoletnich i firm'],
    ['ru', 'Вакансии для водителей и врачей'],
  ])('When it says in %s "%s", then nobody is named', (language, line) => {
    expect(withFooter(language, line)).toEqual([]);
  });
});

describe('Answers to questions of visitors', () => {
  test.each([
    ['en', 'FAQ', 'The first course is designed for beginners.', ['beginners']],
    ['de', 'Häufige Fragen', 'Der erste Kurs ist ideal für Anfänger.', ['Anfänger']],
    ['fr', 'Questions fréquentes', 'Le premier cours est conçu pour les débutants.', ['débutants']],
    ['es', 'Preguntas frecuentes', 'Los jabones están diseñados para toda la familia.', ['toda la familia']],
    ['pt', 'Perguntas frequentes', 'O primeiro curso é ideal para iniciantes.', ['iniciantes']],
    ['it', 'Domande frequenti', 'Il primo corso è ideale per principianti.', ['principianti']],
    ['nl', 'Veelgestelde vragen', 'De eerste cursus is geschikt voor beginners.', ['beginners']],
    ['sv', 'Vanliga frågor', 'Den första kursen är perfekt för nybörjare.', ['nybörjare']],
    ['pl', 'Najczęstsze pytania', 'Pierwszy kurs jest idealny dla początkujących.', ['początkujący']],
    ['cs', 'Časté otázky', 'První kurz je ideální pro začátečníky.', ['začátečníci']],
    ['ru', 'Частые вопросы', 'Первый курс подходит для начинающих.', ['начинающие']],
  ])('When one in %s under "%s" says "%s", then the groups are %j', (language, title, answer, names) => {
    expect(withAnswer(language, title, answer)).toEqual(names);
  });

  test.each([
    ['en', 'FAQ', 'We send an invoice as the law asks for doctors.'],
    ['en', 'FAQ', 'Please be considerate towards neighbours and families.'],
    ['en', 'FAQ', 'It is not designed for beginners.'],
    ['en', 'FAQ', 'Is the first course designed for beginners?'],
    ['de', 'Häufige Fragen', 'Die Rechnung folgt der Gebührenordnung für Ärzte.'],
    ['fr', 'Questions fréquentes', 'La caution est de 175 € pour les étudiants.'],
    ['es', 'Preguntas frecuentes', 'El curso no está diseñado para principiantes.'],
    ['it', 'Domande frequenti', 'La tariffa per studenti è di dieci euro.'],
    ['cs', 'Časté otázky', 'Prosíme o ohleduplnost k rodinám.'],
    ['pl', 'Najczęstsze pytania', 'Cena dla studentów to dziesięć złotych.'],
  ])('When one in %s under "%s" says "%s", then nobody is named', (language, title, answer) => {
    expect(withAnswer(language, title, answer)).toEqual([]);
  });
});
