import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { findGroups } from '../src/audiences/find-groups.ts';
import { audiencesFromParallelLabels } from '../src/audiences/parallel-labels.ts';
import { heading } from './support/text-blocks.ts';

const namesIn = (language: string, sentence: string): string[] => [
  ...new Set(findGroups(sentence, language).map(({ name }) => name)),
];

describe('Groups in the languages of the south and the east', () => {
  test.each([
    ['sr', 'Radionice za penzionere i trudnice.', ['penzionere', 'trudnice']],
    ['sr', 'Радионице за пензионере и децу', ['пензионере', 'децу']],
    ['fa', 'دوره های آموزشی برای نوجوانان و معلمان', ['نوجوانان', 'معلمان']],
    ['hi', 'किसानों और महिलाओं के लिए बनाया गया', ['किसानों', 'महिलाओं']],
    ['hi', 'हम बच्चों की मदद करते हैं', ['बच्चों']],
    ['th', 'คอร์สสำหรับผู้ประกอบการและนักเรียน', ['ผู้ประกอบการ', 'นักเรียน']],
    ['ar', 'خدمات للأفراد والشركات', ['الأفراد', 'الشركات']],
    ['he', 'שירותים לאנשים פרטיים ועסקים', ['אנשים פרטיים', 'עסקים']],
    ['ca', 'Tallers per a corals i cellers', ['corals', 'cellers']],
    ['id', 'Layanan untuk kontraktor dan arsitek', ['kontraktor', 'arsitek']],
    ['vi', 'Dành cho kiến trúc sư và nông dân', ['kiến trúc sư', 'nông dân']],
  ])('When a site in %s says "%s", then the groups are %j', (language, sentence, expected) => {
    expect(namesIn(language, sentence)).toEqual(expected);
  });

  test.each([
    ['sr', 'Hleb za doručak i večeru'],
    ['fa', 'نان برای صبحانه'],
    ['hi', 'नाश्ते के लिए रोटी'],
    ['th', 'ขนมปังสำหรับมื้อเช้า'],
    ['ar', 'خبز للإفطار والعشاء'],
    ['he', 'לחם לארוחת בוקר'],
    ['ca', 'Pa per a l’esmorzar'],
  ])('When a site in %s says "%s", then nothing is taken for a group', (language, sentence) => {
    expect(namesIn(language, sentence)).toEqual([]);
  });

  test.each([
    ['ca', 'Des de nens fins a adults', ['nens', 'adults']],
    ['el', 'Από αρχάριους έως προχωρημένους', ['αρχάριους', 'προχωρημένους']],
    ['sr', 'Od početnika do profesionalaca', ['početnika', 'profesionalaca']],
    ['fa', 'از کودکان تا سالمندان', ['کودکان', 'سالمندان']],
    ['id', 'Dari siswa hingga guru', ['siswa', 'guru']],
  ])('When a site in %s names a range, as in "%s", then both ends are audiences', (language, sentence, expected) => {
    expect(namesIn(language, sentence)).toEqual(expected);
  });

  test.each([
    ['es', 'Talleres para niños de 6 a 12 años', ['niños de 6 a 12 años']],
    ['sv', 'Kurser för barn 7–12 år', ['barn 7–12 år']],
    ['sv', 'Garanti för 5–10 år', []],
    ['pt', 'Contratos para 5 a 10 anos', []],
  ])('When a site in %s names an age, as in "%s", then the groups are %j', (language, sentence, expected) => {
    expect(namesIn(language, sentence)).toEqual(expected);
  });
});

describe('Labels side by side', () => {
  test.each([
    ['tr', ['Öğrenciler için', 'Öğretmenler için', 'Falcılar için'], 'Falcılar'],
    ['fi', ['Lapsille', 'Aikuisille', 'Loppuillallisille'], 'Loppuillallisille'],
    ['hi', ['किसानों के लिए', 'महिलाओं के लिए', 'ज्योतिषियों के लिए'], 'ज्योतिषियों'],
    ['th', ['สำหรับนักเรียน', 'สำหรับครอบครัว', 'สำหรับหมอดู'], 'หมอดู'],
    ['fa', ['برای کودکان', 'برای معلمان', 'برای فالگیران'], 'فالگیران'],
  ])('When those in %s are for %j, then the last is one too', (language, labels, expected) => {
    const page = { lang: language, text: labels.map((label) => heading(label, 3)) };
    const names = audiencesFromParallelLabels(evidence({ pages: [page] }), language).map(({ name }) => name);
    expect(names).toEqual([expected]);
  });
});
