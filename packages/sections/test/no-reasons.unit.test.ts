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
  ])('When a text in "%s" says how the brand works, then it may be a reason: %s', (lang, text) => {
    expect(isNoReason(text, text, lang)).toBe(false);
  });

  test('When only a later sentence tells a price or an extra, then the text may be a reason', () => {
    const first = 'Each of our boats has been rebuilt by hand.';
    expect(isNoReason(`${first} Dinners from £18, with free parking.`, first, 'en')).toBe(false);
  });
});
