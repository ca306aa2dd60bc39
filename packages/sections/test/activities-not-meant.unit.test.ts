import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { things } from '../src/things/index.ts';
import { block } from './support/text-blocks.ts';

const categoryOf = (lang: string, title: string, text: string): string => {
  const texts = Array.from({ length: 6 }, (_, index) => block(`${text} ${index + 1}.`));
  return things.measure(evidence({ pages: [{ lang, title, text: texts }] })).facts.category;
};

describe('Activities in names and titles that are about something else', () => {
  test.each([
    ['en', 'Zebra | National Childcare Inspectorate', 'How childcare is inspected', 'kindergarten'],
    ['zh', '斑马保险监督管理委员会', '关于保险的规定', 'insurance agency'],
    ['en', 'Nails & Screws Ltd', 'All kinds of nails', 'nail salon'],
    ['en', 'Talking Heads Radio Repairs', 'Any radio is mended here', 'radio station'],
    ['de', 'Stahl & Partner', 'Beratung durch Dr. Stahl in Ulm', 'metal supplier'],
    ['en', 'Yoga Mats Direct', 'A mat for yoga at home', 'yoga studio'],
    ['en', 'Weddings by Anna | Photographs', 'Anna takes pictures of weddings', 'wedding planner'],
    ['en', "Rooms of One's Own", 'Poems about rooms', 'guest house'],
    ['en', 'Packaging Free Shop', 'Rice without packaging', 'packaging maker'],
    ['en', 'Flowers in the Attic fan site', 'All about the flowers', 'florist'],
    ['en', 'Zebra | Marketing Week awards', 'The best marketing of the year', 'marketing agency'],
    ['en', 'Zebra | Fitness for Work report', 'On fitness at the desk', 'gym'],
    ['en', 'Women in Construction', 'More women choose construction', 'construction company'],
    ['en', 'Anti Zakat Fraud', 'What became of zakat', 'charity'],
    ['fr', 'Grand stores de Paris', 'Les stores de la ville', 'blinds and awnings company'],
    ['es', 'Surf de gatos', 'Un gato que hace surf', 'surf school'],
    ['pl', 'Prawo i Sprawiedliwość dla Zwierząt', 'Dobre prawo dla zwierząt', 'law firm'],
    ['ru', 'Красота русской природы', 'Где живёт красота', 'beauty salon'],
    ['fa', 'بیمه بیکاری، راهنمای کارگران', 'چگونه بیمه بیکاری بگیریم', 'insurance agency'],
    ['ko', '보험 피해자 모임', '우리는 보험 이야기를 합니다', 'insurance agency'],
    ['ja', '花子のブログ', '花子の一日', 'florist'],
    ['fr', "L'histoire du jardinage", 'Le jardinage des rois', 'gardening service'],
  ])('When a title in "%s" is "%s" and its text says "%s", then it is no %s', (lang, title, text, kind) => {
    expect(categoryOf(lang, title, text)).not.toBe(kind);
  });

  test.each([
    ['en', 'Zebra Tailoring Services Ltd', 'All that tailoring can do', 'tailor'],
    ['en', 'Zebra | Curtains & Cushions', 'All curtains of the world', 'curtain maker'],
    ['en', 'Zebra | Tailoring in Kent', 'All that tailoring can do', 'tailor'],
    ['zh', '斑马保洁服务有限公司', '我们做保洁', 'cleaning company'],
    ['fr', 'Zebra | Nettoyage industriel', 'Le nettoyage de vos bureaux', 'cleaning company'],
    ['es', 'Zebra | Limpieza industrial', 'La limpieza de su casa', 'cleaning company'],
    ['ko', '보험 전문 | 얼룩말', '우리는 보험을 합니다', 'insurance agency'],
  ])('When an activity is the head of a title in "%s" ("%s"), then it is that', (lang, title, text, kind) => {
    expect(categoryOf(lang, title, text)).toBe(kind);
  });
});
