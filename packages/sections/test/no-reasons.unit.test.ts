import { describe, expect, test } from '@jest/globals';
import { isNoReason } from '../src/shared/statements/no-reasons.ts';

describe('What stands under a heading of reasons', () => {
  test.each([
    ['en', 'Who would you rather sail with?'],
    ['en', 'At Acme, three things count:'],
    ['en', 'Dinners from £18.'],
    ['pl', 'Obiady od 18 zł.'],
    ['en', 'Acme was founded in 1998.'],
    ['de', 'Jeden Dienstag ist jemand da.'],
    ['de', 'Von 9 bis 17 Uhr ist jemand da.'],
    ['en', 'We are looking for cooks.'],
    ['fr', 'Nous recrutons des cuisiniers.'],
    ['de', 'Buchen Sie Ihren Tisch auf unserer Seite.'],
    ['cs', 'Rezervujte si stůl na našem webu.'],
    ['en', 'It all began in a shed.'],
    ['en', 'Refunds are paid within a week.'],
    ['en', 'Free parking behind the house.'],
    ['de', 'Im Jahr 1990 zog die Werft um.'],
    ['fr', 'Le chantier a brûlé en 1990.'],
    ['pl', 'W 1990 warsztat spłonął.'],
    ['ru', 'В 1990 году верфь сгорела.'],
    ['ja', '1990年に造船所が焼けました。'],
    ['fr', 'Le bureau ouvre à 9h.'],
    ['ja', '21時まで待ちます。'],
    ['en', 'Free delivery on Skye.'],
    ['de', 'Kostenlose Lieferung auf der Insel.'],
    ['fr', 'Livraison offerte sur l’île.'],
    ['en', 'Delivery'],
    ['it', 'Consegna a casa'],
    ['fi', 'Kotiinkuljetus'],
    ['en', 'Dogs are not allowed on board.'],
    ['it', 'I cani non sono ammessi a bordo.'],
    ['de', 'Hunde sind an Bord nicht zugelassen.'],
    ['fr', 'Les chiens ne sont pas admis à bord.'],
    ['ja', '新卒採用について'],
  ])('When a text in "%s" asks, announces, or tells terms, times or jobs, then it is no reason: %s', (lang, text) => {
    expect(isNoReason(text, text, lang)).toBe(true);
  });

  test.each([
    ['en', 'Each of our boats has been rebuilt by hand.'],
    ['en', '500 people sailed with us.'],
    ['en', 'Since 1963 we have built nothing but boats.'],
    ['fr', 'Depuis 1963, nous ne construisons que des bateaux.'],
    ['ja', '1963年から船だけを造っています。'],
    ['de', 'Jedes Boot wird von Hand gebaut.'],
    ['cs', 'Nekupujete si anonymní službu, jednáte přímo se mnou.'],
    ['ja', '24時間いつでも対応します。'],
    ['id', 'Layanan tersedia 24 jam setiap hari.'],
    ['en', 'Established 1890, still run by the same family.'],
    ['fr', 'Depuis l’an 1890, nous ne construisons que des bateaux.'],
    ['it', 'La stessa famiglia dal 1890.'],
    ['en', 'We have rebuilt 1500 boats by hand.'],
    ['de', 'Unsere Segel sind in 1500 Booten im Einsatz.'],
    ['es', 'Más de 2000 familias navegan con nosotros.'],
    ['fr', 'Nous réparons votre voile sous 24h.'],
    ['fr', 'Une voile neuve en 48 h.'],
    ['de', 'Ein neues Segel in 48 h.'],
    ['en', 'Each boat is delivered by the woman who built it.'],
    ['es', 'Entregamos cada barco en persona.'],
    ['de', 'Wir liefern jedes Boot selbst aus.'],
    ['de', 'Unsere Lieferanten sind Bauern aus dem Dorf.'],
    ['fr', 'Chaque bateau est livré par celle qui l’a construit.'],
    ['it', 'Ogni barca è consegnata da chi l’ha costruita.'],
    ['fi', 'Toimitusjohtaja vastaa puhelimeen itse.'],
    ['fi', 'Et täytä meillä lomakkeita.'],
    ['hu', 'Nálunk a vitorlázás szabadság.'],
    ['en', 'Three of us have been pension advisers before.'],
    ['en', 'The only yard permitted to rebuild royal boats.'],
    ['de', 'Als einzige Werft für alte Schiffe zugelassen.'],
    ['it', 'Ci assumiamo ogni responsabilità della barca.'],
    ['fr', 'Le seul chantier admis au registre des maîtres.'],
    ['ja', '古い木だけを採用しています。'],
  ])('When a text in "%s" says how the brand works, then it may be a reason: %s', (lang, text) => {
    expect(isNoReason(text, text, lang)).toBe(false);
  });

  test('When only a later sentence tells a price or an extra, then the text may be a reason', () => {
    const first = 'Each of our boats has been rebuilt by hand.';
    expect(isNoReason(`${first} Dinners from £18, with free parking.`, first, 'en')).toBe(false);
  });
});
