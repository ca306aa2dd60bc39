import type { PhrasesByLanguage } from './phrases.ts';

/** Headings above a list of audiences; questions about something else. */
export const AUDIENCE_HEADINGS: PhrasesByLanguage = {
  bg: ['За кого е подходящо', 'За нас'],
  ca: ['Per a qui és', 'Qui som'],
  el: ['Για ποιους είναι', 'Ποιοι είμαστε'],
  et: ['Kellele see sobib', 'Kes me oleme'],
  fa: ['مناسب چه کسانی است', 'چه کسانی هستیم'],
  he: ['למי זה מתאים', 'מי אנחנו'],
  hi: ['यह किसके लिए है', 'हम कौन हैं'],
  hr: ['Za koga je', 'Tko smo'],
  hu: ['Kiknek ajánljuk', 'Kik vagyunk'],
  id: ['Untuk siapa program ini', 'Siapa kami'],
  lt: ['Kam tai skirta', 'Kas mes esame'],
  lv: ['Kam tas domāts', 'Kas mēs esam'],
  ro: ['Pentru cine este', 'Cine suntem'],
  sk: ['Pre koho sme tu', 'Prečo prší'],
  sl: ['Za koga je', 'Kdo smo'],
  sr: ['За кога је', 'Ko smo mi'],
  th: ['เหมาะกับใคร', 'เราคือใคร'],
  uk: ['Для кого цей курс', 'Що таке хліб'],
  vi: ['Khóa học dành cho ai', 'Chúng tôi là ai'],
};

/** More headings above a list of audiences; headings with similar words. */
export const MORE_AUDIENCE_HEADINGS: PhrasesByLanguage = {
  ar: ['الفئة المستهدفة', 'الأسئلة الشائعة'],
  ca: ['Adreçat a', 'Adreça postal'],
  fa: ['جامعه هدف', 'درباره جامعه'],
  hi: ['कौन भाग ले सकता है', 'कौन हैं हम'],
  id: ['Siapa yang bisa ikut', 'Siapa pembuat roti ini'],
  sr: ['Ко може да учествује', 'Ko pravi hleb'],
  th: ['ใครควรเรียน', 'ใครทำขนมปัง'],
  vi: ['Ai nên tham gia', 'Ai đã làm bánh này'],
};
