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

/** Headings above values, and above other things. */
export const VALUES_HEADINGS: PhrasesByLanguage = {
  bg: ['Ценностите на клуба', 'Ценоразпис'],
  cs: ['Hodnoty naší školy', 'Hodnocení školy'],
  hu: ['Az egyesület értékei', 'Értékelések'],
  id: ['Nilai perusahaan', 'Nilai rapor semester ini'],
  lt: ['Klubo vertybės', 'Vertinimai'],
  lv: ['Skolas vērtības', 'Vērtējumi'],
  ro: ['Valorile clubului nostru', 'Evaluări'],
  sk: ['Hodnoty našej školy', 'Hodnotenia'],
  sr: ['Вредности удружења', 'Вредност поруџбине'],
  th: ['ค่านิยมองค์กร', 'ค่าบริการ'],
  vi: ['Giá trị cốt lõi', 'Giá phòng'],
};

/** What says that a site is not finished, and what only speaks of building. */
export const UNFINISHED: PhrasesByLanguage = {
  ar: ['الموقع قيد الإنشاء', 'نبني البيوت منذ عام 1990'],
  cs: ['Stránky jsou ve výstavbě.', 'Specialisté na výstavbu domů.'],
  da: ['Hjemmesiden er under opbygning.', 'Vi opbygger stærke fællesskaber.'],
  de: ['Unsere neue Website ist im Aufbau.', 'Wir helfen beim Aufbau Ihres Gartenhauses.'],
  el: ['Η ιστοσελίδα είναι υπό κατασκευή.', 'Κατασκευή ιστοσελίδων με μεράκι.'],
  en: ['This website is under construction.', 'We insure buildings under construction in Leith.'],
  es: ['Nuestra web está en construcción.', 'Construcción de viviendas con alma.'],
  fi: ['Sivusto on rakenteilla.', 'Rakennamme koteja, joissa on hyvä elää.'],
  fr: ['Le site web est en construction et sera bientôt disponible !', 'La construction de maisons, avec soin.'],
  hu: ['Honlapunk fejlesztés alatt áll.', 'Fejlesztés és képzés egy helyen.'],
  id: ['Situs kami sedang dibangun.', 'Kami membangun rumah impian Anda.'],
  it: ['Il nostro sito è in costruzione.', 'Costruzioni fatte per durare.'],
  ja: ['このサイトは準備中です。', '旅の準備をお手伝いします。'],
  nl: ['Deze website is in aanbouw.', 'Aanbouw en verbouw met zorg.'],
  pl: ['Strona w budowie.', 'Budowa domów z pasją.'],
  pt: ['Nosso site está em construção.', 'Construção com carinho.'],
  ro: ['Site-ul este în construcție.', 'Construcții făcute să dureze.'],
  ru: ['Сайт находится в разработке.', 'Разработка сайтов с душой.'],
  sv: ['Hemsidan är under uppbyggnad.', 'Vi bygger upp företag tillsammans.'],
  tr: ['Sitemiz yapım aşamasında.', 'Evinizi özenle yapıyoruz.'],
  uk: ['Сайт перебуває в розробці.', 'Розробка сайтів із душею.'],
  vi: ['Website đang được xây dựng.', 'Xây dựng ngôi nhà mơ ước.'],
  zh: ['网站建设中，敬请期待', '专业网站设计'],
};

/** Headings above the features of a product, and of something else. */
export const FEATURE_LIST_HEADINGS: PhrasesByLanguage = {
  ar: ['أهم المميزات', 'مميزات العضوية الذهبية'],
  bg: ['Основни функции', 'Функции на директора'],
  ca: ['Característiques principals', 'Característiques de la vivenda'],
  cs: ['Hlavní funkce', 'Funkce v představenstvu'],
  da: ['Alle funktioner', 'Funktionærer'],
  de: ['Die wichtigsten Funktionen', 'Funktionäre'],
  el: ['Βασικά χαρακτηριστικά', 'Χαρακτηριστικά ακινήτου'],
  en: ['What can I do with it?', 'Featured articles'],
  es: ['Características principales', 'Características de la vivienda'],
  et: ['Peamised omadused', 'Omanikud'],
  fa: ['ویژگی‌های اصلی', 'ویژگی‌های یک مدیر'],
  fi: ['Tärkeimmät ominaisuudet', 'Ominaisuuskartta'],
  fr: ['Les principales fonctionnalités', 'Fonctions du bureau'],
  he: ['תכונות מגניבות', 'תכונות אופי'],
  hi: ['मुख्य विशेषताएं', 'विशेषज्ञ'],
  hr: ['Glavne značajke', 'Značajke nekretnine'],
  hu: ['Főbb funkciók', 'Jellemző adatok'],
  id: ['Fitur utama', 'Fitur wajah'],
  it: ['Caratteristiche principali', 'Caratteristiche dell’immobile'],
  ja: ['主な機能', '機能訓練'],
  ko: ['주요 기능', '기능사 시험'],
  lt: ['Pagrindinės funkcijos', 'Funkcionalūs pratimai'],
  lv: ['Galvenās funkcijas', 'Funkcionāri'],
  nb: ['Alle funksjoner', 'Funksjonærer'],
  nl: ['Belangrijkste kenmerken', 'Kenmerken van de woning'],
  pl: ['Główne funkcje', 'Funkcje w zarządzie'],
  pt: ['Principais funcionalidades', 'Recursos humanos'],
  ro: ['Funcționalități principale', 'Caracteristicile imobilului'],
  ru: ['Основные возможности', 'Возможности для карьеры'],
  sk: ['Hlavné funkcie', 'Funkcie v predstavenstve'],
  sl: ['Glavne značilnosti', 'Funkcija predsednika'],
  sr: ['Главне карактеристике', 'Карактеристике стана'],
  sv: ['Viktiga funktioner', 'Funktionärer'],
  th: ['คุณสมบัติเด่น', 'คุณสมบัติผู้สมัคร'],
  tr: ['Öne çıkan özellikler', 'Özel gereksinimler'],
  uk: ['Основні можливості', 'Можливості для кар’єри'],
  vi: ['Tính năng nổi bật', 'Tính cách'],
  zh: ['主要功能', '功能训练'],
};
