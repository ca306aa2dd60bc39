import { expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';

const kindsIn = (text: string, language: string): string[] => countKinds(text, language).map(({ kind }) => kind.name);

test.each([
  ['ja', 'サーバー監視'],
  ['ja', 'メンバー、カバー、コンバーター、オーバーホール'],
  ['ja', '中学生の息子'],
  ['ja', '大学生向けの記事'],
  ['ja', '政府機関向け'],
  ['ja', '最大会場'],
  ['ja', '加工会社'],
  ['zh', '节能改造'],
  ['zh', '环节，关节，章节，节目'],
  ['zh', '视频会议'],
  ['zh', '城市政策'],
  ['zh', '大学生的故事'],
  ['ko', '보안과 신뢰'],
  ['ko', '변화가 시작되는 곳'],
  ['ko', '서스펜션'],
  ['ko', '정책방향'],
  ['ko', '국회의원'],
  ['ko', '극단적 정당한 지배관계'],
  ['ko', '대학원'],
])('When a text in "%s" is "%s", then it names no kind', (language, text) => {
  expect(kindsIn(text, language)).toEqual([]);
});

test.each([
  ['ja', 'プレミアムレストラン', 'restaurant'],
  ['ja', '駅前のワインバーです', 'wine bar'],
  ['zh', '草莓音乐节', 'music festival'],
  ['zh', '第三中学', 'secondary school'],
  ['ko', '치과입니다', 'dentist'],
  ['ko', '미소치과의원', 'dentist'],
  ['ko', '우리동물병원은', 'veterinary practice'],
])('When a text in "%s" is "%s", then it names a %s', (language, text, kind) => {
  expect(kindsIn(text, language)).toContain(kind);
});

test.each([
  ['sk', 'Knihy o sobe', 'hr', 'Sobe uz more', 'guest house'],
  ['it', 'La vita non si ferma', 'ro', 'Ferma familiei', 'farm'],
  ['es', 'La quinta pared', 'pt', 'Quinta pedagógica', 'farm'],
  ['pt', 'A cor da sua parede', 'ca', 'El cor de la vila', 'choir'],
  ['pl', 'Nasz statek', 'cs', 'Rodinný statek', 'farm'],
  ['de', 'Der Blickwinkel', 'nl', 'Onze ruilwinkel', 'shop'],
  ['nl', 'In verband met vakantie', 'de', 'Unser Dachverband', 'association'],
])(
  'When "%s" has a word as in "%s", which names a kind in "%s" only, then it does there ("%s": %s)',
  (other, text, language, named, kind) => {
    expect(kindsIn(text, other)).toEqual([]);
    expect(kindsIn(named, language)).toContain(kind);
  },
);

test.each([
  ['fi', 'Vapaa tila'],
  ['hr', 'Kina'],
  ['it', 'Rete di sensori'],
  ['sv', 'Villkor'],
  ['ru', 'Сто причин'],
  ['cs', 'Rozšířená realita a reality show'],
])('When a word of "%s" also means something else ("%s"), then it names no kind', (language, text) => {
  expect(kindsIn(text, language)).toEqual([]);
});

test.each([
  ['el', 'ΦΩΤΟΓΡΑΦΟΣ', 'photographer'],
  ['hu', 'étterem'.normalize('NFD'), 'restaurant'],
  ['fr', 'café'.normalize('NFD'), 'café'],
  ['ru', 'Литературный конкурс', 'art or writing contest'],
  ['ru', 'Магазин обуви', 'shoe shop'],
  ['ru', 'Магазин одежды', 'clothing shop'],
  ['en', 'Senior centre', 'senior centre'],
])('When a text in "%s" is "%s", then it names a %s however it is written', (language, text, kind) => {
  expect(kindsIn(text, language)).toContain(kind);
});

test.each([
  ['de', 'Hundepension', ['pet boarding']],
  ['de', 'Zahnarztpraxis', ['dentist']],
  ['de', 'Tierärztliche Gemeinschaftspraxis', ['veterinary practice']],
  ['en', 'Driving school', ['driving school']],
])('When a word of "%s" has other kinds in it ("%s"), then it names the whole one only', (language, text, kinds) => {
  expect(kindsIn(text, language)).toEqual(kinds);
});

test.each([
  'Website builder, query builder and form builder',
  'Foundation repair',
  'Vacuum cleaners',
  'GNU Autoconf',
  'The summit of the mountain',
])('When an English text is "%s", then it names no kind', (text) => {
  expect(kindsIn(text, 'en')).toEqual([]);
});
