import { expect, test } from '@jest/globals';
import { isOfficialSiteLine } from '../src/shared/cues/definitions.ts';

test.each([
  'Official website of Zebra Records',
  'Zebra – die offizielle Website',
  'Site officiel de la mairie de Zebra',
  'Официальный сайт школы № 5',
  'Website Sekolah Resmi',
  '제브라 공식 홈페이지 - 소개, 공지사항, 학술지, 자료실',
  'ゼブラ公式サイト',
])('When a text is "%s", then it only names the site', (text) => {
  expect(isOfficialSiteLine(text)).toBe(true);
});

test.each([
  'Zebra makes shoes for children.',
  'The official site of Zebra, a museum of toys that families have visited since 1902',
  'Sitio oficial de Zebra: zapatos hechos a mano para niños y mayores en Sevilla',
  'We build official websites',
])('When a text is "%s", then it says more', (text) => {
  expect(isOfficialSiteLine(text)).toBe(false);
});
