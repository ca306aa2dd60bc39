import type { PhrasesByLanguage } from './phrases.ts';

/** It asks readers to do or have something; it only says what there is. */
export const URGES: PhrasesByLanguage = {
  ca: ['Descobreix el nostre pa', 'Pa fresc cada matí'],
  et: ['Avasta meie leib', 'Värske leib igal hommikul'],
  fa: ['طعم نان ما را تجربه کنید', 'نان تازه هر صبح'],
  he: ['גלו את הלחם שלנו', 'לחם טרי כל בוקר'],
  hi: ['हमारी रोटी का आनंद लें', 'ताज़ी रोटी हर सुबह'],
  hr: ['Otkrijte naš kruh', 'Svjež kruh svako jutro'],
  lt: ['Atraskite mūsų duoną', 'Šviežia duona kas rytą'],
  lv: ['Atklāj mūsu maizi', 'Svaiga maize katru rītu'],
  sl: ['Odkrijte naš kruh', 'Svež kruh vsako jutro'],
  sr: ['Откријте наш хлеб', 'Svež hleb svako jutro'],
  th: ['สัมผัสขนมปังของเรา', 'ขนมปังสดทุกเช้า'],
};

/** An aim without a subject; a thing or a day. */
export const AIMS: PhrasesByLanguage = {
  ca: ['Fomentar la lectura entre infants', 'Pa i cafè'],
  et: ['Edendada laste lugemist', 'Leib ja kohv'],
  fa: ['ترویج کتابخوانی میان کودکان', 'نان و قهوه'],
  hi: ['बच्चों में पढ़ने को बढ़ावा देना', 'रोटी और कॉफी'],
  ja: ['子どもの読書の普及', 'パンとコーヒー'],
  ko: ['아이들의 독서를 지원하는 것', '빵과 커피'],
  lt: ['Skatinti vaikų skaitymą', 'Duona ir kava'],
  lv: ['Veicināt lasīšanu bērnu vidū', 'Maize un kafija'],
  sr: ['Подстицање читања код деце', 'Hleb i kafa'],
  th: ['ส่งเสริมการอ่านของเด็ก', 'ขนมปังและกาแฟ'],
  tr: ['Çocuklara okumayı sevdirmek ve onları desteklemek', 'Ekmek ve kahve'],
};

/** The title of a post; a line of the brand. */
export const POSTS: PhrasesByLanguage = {
  ca: ['Com fer pa', 'Pa del nostre forn'],
  et: ['Kuidas küpsetada leiba', 'Leib meie ahjust'],
  fa: ['چگونه نان بپزیم', 'نان از تنور ما'],
  hi: ['रोटी कैसे बनाएं', 'हमारे तंदूर की रोटी'],
  hr: ['Kako ispeći kruh', 'Kruh iz naše peći'],
  lt: ['Kaip iškepti duoną', 'Duona iš mūsų krosnies'],
  lv: ['Kā izcept maizi', 'Maize no mūsu krāsns'],
  sl: ['Kako speči kruh', 'Kruh iz naše peči'],
  sr: ['Како испећи хлеб', 'Hleb iz naše peći'],
  th: ['วิธีอบขนมปัง', 'ขนมปังจากเตาของเรา'],
};

/** The title of an event; a line of the brand. */
export const EVENTS: PhrasesByLanguage = {
  ar: ['ورشة: أساسيات الخبز', 'خبز كل صباح'],
  bg: ['Семинар: основи на хляба', 'Семинари за хора на всяка възраст'],
  ca: ['Taller: bases del pa', 'Pa cada matí'],
  el: ['Σεμινάριο: βάσεις του ψωμιού', 'Ψωμί κάθε πρωί'],
  et: ['Seminar: leiva alused', 'Leib igal hommikul'],
  fa: ['کارگاه: اصول نان', 'نان هر صبح'],
  he: ['סדנה: יסודות הלחם', 'לחם כל בוקר'],
  hi: ['कार्यशाला: रोटी की मूल बातें', 'हर सुबह रोटी'],
  hr: ['Radionica: osnove kruha', 'Kruh svako jutro'],
  hu: ['Koncert: esti dallamok', 'Kenyér minden reggel'],
  id: ['Seminar: dasar roti', 'Roti setiap pagi'],
  ja: ['第5回パン勉強会', '毎朝焼くパン'],
  ko: ['세미나: 빵의 기초', '매일 아침의 빵'],
  lt: ['Seminaras: duonos pagrindai', 'Duona kas rytą'],
  lv: ['Seminārs: maizes pamati', 'Maize katru rītu'],
  ro: ['Atelier: bazele pâinii', 'Pâine în fiecare dimineață'],
  sl: ['Delavnica: osnove kruha', 'Kruh vsako jutro'],
  sr: ['Радионица: основе хлеба', 'Hleb svako jutro'],
  th: ['สัมมนา: พื้นฐานขนมปัง', 'ขนมปังทุกเช้า'],
  vi: ['Hội thảo: cơ bản về bánh mì', 'Bánh mì mỗi sáng'],
  zh: ['讲座：面包基础', '每天早上的面包'],
};
