import type { PhrasesByLanguage } from './phrases.ts';

/** Headings in languages that few sites are in. */
export const MISSION_HEADINGS: PhrasesByLanguage = {
  af: ['Ons missie', 'Kommissie'],
  az: ['Missiyamız', 'Komissiya'],
  be: ['Наша місія', 'Камісія'],
  bn: ['আমাদের লক্ষ্য', 'যোগাযোগ'],
  bs: ['Naša misija', 'Komisija'],
  eu: ['Gure helburua', 'Harremanak'],
  ga: ['Ár misean', 'Teagmháil'],
  gl: ['A nosa misión', 'Comisión'],
  hy: ['Մեր առաքելությունը', 'Կապ'],
  is: ['Hlutverk félagsins', 'Hafðu samband'],
  ka: ['ჩვენი მისია', 'კონტაქტი'],
  mk: ['Нашата мисија', 'Комисија'],
  ms: ['Misi Sekolah', 'Komisi'],
  mt: ['Il-missjoni tagħna', 'Ikkuntattjana'],
  sq: ['Misioni ynë', 'Komisioni'],
  ta: ['எங்கள் நோக்கம்', 'தொடர்பு'],
  tl: ['Aming misyon', 'Komisyon'],
  ur: ['ہمارا مشن', 'رابطہ'],
};

export const VISION_HEADINGS: PhrasesByLanguage = {
  af: ['Ons visie', 'Televisie'],
  az: ['Vizyonumuz', 'Televiziya'],
  be: ['Наша візія', 'Тэлебачанне'],
  bs: ['Vizija kluba', 'Televizija'],
  gl: ['A nosa visión', 'Televisión'],
  is: ['Framtíðarsýn okkar', 'Sjónvarp'],
  ka: ['ჩვენი ხედვა', 'ტელევიზია'],
  mk: ['Нашата визија', 'Телевизија'],
  ms: ['Visi Sekolah', 'Televisi'],
  sq: ['Vizioni ynë', 'Televizioni'],
};

export const VALUES_HEADINGS: PhrasesByLanguage = {
  af: ['Ons waardes', 'Waardasie'],
  az: ['Dəyərlərimiz', 'Qiymətlər'],
  be: ['Нашы каштоўнасці', 'Кошты'],
  bs: ['Naše vrijednosti', 'Cjenovnik'],
  gl: ['Os nosos valores', 'Tarifas'],
  is: ['Gildi félagsins', 'Verðskrá'],
  ka: ['ჩვენი ღირებულებები', 'ფასები'],
  mk: ['Нашите вредности', 'Ценовник'],
  sq: ['Vlerat tona', 'Çmimet'],
};

export const DIFFERENTIATOR_HEADINGS: PhrasesByLanguage = {
  af: ['Waarom ons kies', 'Waar ons is'],
  az: ['Niyə biz?', 'Biz haradayıq'],
  be: ['Чаму мы?', 'Дзе мы'],
  bs: ['Zašto nas izabrati', 'Kako do nas'],
  is: ['Af hverju við?', 'Hvar erum við?'],
  mk: ['Зошто ние?', 'Каде сме'],
  sq: ['Pse të na zgjidhni', 'Ku jemi'],
};

export const APART: PhrasesByLanguage = {
  bs: ['Za razliku od drugih, mi pečemo noću.', 'Jedinstvena atmosfera vas čeka.'],
  is: ['Við erum eini salurinn sem opnar á nóttunni.', 'Einstök upplifun bíður þín.'],
  mk: ['За разлика од другите, ние печеме ноќе.', 'Ве чека единствена атмосфера.'],
  sq: ['Ndryshe nga të tjerët, ne pjekim natën.', 'Ju pret një atmosferë unike.'],
};
