import type { PhrasesByLanguage } from './phrases.ts';

/** Headings above a mission, and of something else. */
export const MISSION_HEADINGS: PhrasesByLanguage = {
  bg: ['Мисията на фондацията', 'Емисии'],
  ca: ['La nostra missió', 'Emissió de factures'],
  el: ['Ο σκοπός μας', 'Σκοπευτήριο'],
  et: ['Seltsi eesmärk', 'Eesmärgipärane toitumine'],
  fa: ['مأموریت ما', 'اهداف بازی فوتبال'],
  he: ['המטרה שלנו', 'מטריות'],
  hi: ['हमारा उद्देश्य', 'मिशनरी स्कूल'],
  hr: ['Cilj udruge', 'Ciljna skupina'],
  hu: ['Az egyesület célja', 'Célfotók'],
  id: ['Misi Sekolah', 'Misi penyelamatan di Gunung Rinjani tahun lalu'],
  lt: ['Mūsų misija', 'Komisija'],
  lv: ['Biedrības mērķis', 'Emisija'],
  ro: ['Misiunea asociației', 'Emisiuni'],
  sk: ['Poslanie združenia', 'Emisná kontrola'],
  sl: ['Poslanstvo društva', 'Komisija'],
  sr: ['Мисија удружења', 'Комисија'],
  th: ['พันธกิจของเรา', 'เวลาทำการ'],
  uk: ['Мета організації', 'Метал'],
  vi: ['Tầm nhìn & Sứ mệnh', 'Giờ mở cửa'],
};

/** Headings above a vision, and of something else. */
export const VISION_HEADINGS: PhrasesByLanguage = {
  bg: ['Нашата визия', 'Телевизия'],
  ca: ['La nostra visió', 'Televisió'],
  fa: ['چشم انداز ما', 'چشم پزشکی'],
  hi: ['हमारी दृष्टि', 'दूरदर्शन'],
  hr: ['Vizija kluba', 'Televizija'],
  id: ['Visi dan Misi', 'Televisi'],
  lt: ['Mūsų vizija', 'Televizija'],
  ro: ['Viziunea noastră', 'Revizie auto'],
  sl: ['Poslanstvo in vizija', 'Televizija'],
  sr: ['Наша визија', 'Телевизија'],
  th: ['วิสัยทัศน์', 'โทรทัศน์'],
  vi: ['Tầm nhìn đến năm 2030', 'Kính áp tròng'],
};

/** Headings above what a brand says it is, and calls to do something. */
export const ABOUT_HEADINGS: PhrasesByLanguage = {
  bg: ['За нас', 'Запазете час'],
  ca: ['Qui som', 'Reserva una taula'],
  el: ['Λίγα λόγια για εμάς', 'Κλείστε ραντεβού'],
  et: ['Kes me oleme', 'Broneeri aeg'],
  fa: ['درباره ما', 'رزرو نوبت'],
  he: ['מי אנחנו', 'הזמינו תור'],
  hi: ['हमारे बारे में', 'अभी बुक करें'],
  hr: ['Tko smo mi', 'Rezervirajte termin'],
  hu: ['Bemutatkozunk', 'Foglaljon időpontot'],
  lt: ['Apie mus', 'Registruokitės vizitui'],
  lv: ['Par mums', 'Piesakies vizītei'],
  ro: ['Cine suntem', 'Rezervă o masă'],
  sk: ['O nás', 'Objednajte sa'],
  sl: ['Kdo smo', 'Naročite se'],
  sr: ['О нама', 'Закажите термин'],
  th: ['เกี่ยวกับเรา', 'จองเลย'],
};

/** Headings above what is not about the brand itself, and above what is. */
export const ASIDE_HEADINGS: PhrasesByLanguage = {
  ca: ['Patrocinadors', 'Què fem'],
  fa: ['تماس با ما', 'درباره ما'],
  fi: ['Tulevat tapahtumat', 'Mitä teemme'],
  hi: ['हमारी टीम', 'हमारा उद्देश्य'],
  hr: ['Naši sponzori', 'Što radimo'],
  pl: ['Nadchodzące wydarzenia', 'Co robimy'],
  sl: ['Mnenja strank', 'Kaj delamo'],
  sr: ['Галерија', 'Шта радимо'],
  sv: ['Kommande evenemang', 'Det här gör vi'],
  th: ['ติดต่อเรา', 'เกี่ยวกับเรา'],
};

/** Headings above troubles, and above what helps. */
export const PROBLEM_HEADINGS: PhrasesByLanguage = {
  cs: ['Největší problém malých firem', 'Řešení'],
  hr: ['Zvuči poznato?', 'Rješenje'],
  hu: ['Ismerős?', 'Megoldás'],
  pl: ['Brzmi znajomo?', 'Rozwiązanie'],
  ro: ['Problemele magazinelor mici', 'Soluția'],
  sv: ['Känner du igen dig?', 'Lösningen'],
  vi: ['Vấn đề của doanh nghiệp nhỏ', 'Giải pháp'],
};

/** Headings above steps, and above what is offered. */
export const STEP_HEADINGS: PhrasesByLanguage = {
  bg: ['Как работи това', 'Услуги'],
  ca: ['Com funciona', 'Serveis'],
  et: ['Kuidas see toimib', 'Teenused'],
  fa: ['مراحل ثبت سفارش', 'خدمات'],
  hr: ['U tri koraka do vrta', 'Usluge'],
  lt: ['Kaip tai veikia', 'Paslaugos'],
  lv: ['Trīs soļos', 'Pakalpojumi'],
  sl: ['Kako to poteka', 'Storitve'],
  sr: ['Како то функционише', 'Услуге'],
  th: ['ขั้นตอนการสั่งซื้อ', 'บริการ'],
};

/** Sentences that name the mission, and that speak of an aim of something else. */
export const STATED_MISSIONS: PhrasesByLanguage = {
  ca: ['L’associació va néixer per ajudar les famílies del barri.', 'L’objectiu de la cursa és arribar al cim.'],
  de: ['Als Lehrerin habe ich eine einfache Mission: Musik soll Freude machen.', 'Die Mission startet um acht Uhr.'],
  en: ['Our mandate is to build an open chess community.', 'The mandate ends in May.'],
  es: ['Nació con un objetivo claro: cuidar el río.', 'Un objetivo de 50 mm acompaña la cámara.'],
  et: ['Selts on loodud eesmärgiga hoida vanu laule.', 'Mängu eesmärk on koguda punkte.'],
  fr: ['Une équipe avec une mission simple : réparer.', 'Les missions durent trois mois.'],
  hr: ['Uloga udruge je okupljati majstore.', 'Uloga glumca je zahtjevna.'],
  it: ['Siamo partiti con un obiettivo chiaro: meno rifiuti.', 'L’obiettivo dell’escursione è il rifugio.'],
  nb: ['Studioet ble bygget med et enkelt mål: å gjøre foto tilgjengelig.', 'Det første målet kom etter ti minutter.'],
  pt: ['Nossa igreja existe para servir a cidade.', 'O objetivo do jogo existe desde 1990.'],
  ro: ['Misiunea unui club de lectură este de a aduna oameni.', 'Misiunea lunară pleacă în mai.'],
  sl: ['Namen kluba je širiti veselje do branja.', 'Namen potovanja je ogled gradu.'],
  sr: ['Улога удружења је да чува занате.', 'Улога глумца је тешка.'],
  vi: ['Chúng tôi ra đời để giúp nông dân.', 'Cửa hàng mở cửa lúc tám giờ.'],
};
