import type { PhrasesByLanguage } from './phrases.ts';

/** A heading above work that is done; one of something else. */
export const CASES: PhrasesByLanguage = {
  ca: ['Galeria', 'Qui som'],
  el: ['Γκαλερί', 'Επικοινωνία'],
  et: ['Galerii', 'Meist'],
  fa: ['گالری', 'درباره ما'],
  he: ['גלריה', 'אודות'],
  hi: ['गैलरी', 'हमारे बारे में'],
  hr: ['Galerija', 'O nama'],
  id: ['Galeri', 'Tentang kami'],
  lt: ['Galerija', 'Apie mus'],
  lv: ['Galerija', 'Par mums'],
  sl: ['Galerija', 'O nas'],
  sr: ['Галерија', 'O nama'],
  th: ['ผลงานของเรา', 'เกี่ยวกับเรา'],
  vi: ['Thư viện ảnh', 'Về chúng tôi'],
};

/** A heading of lines of business; one of something else. */
export const SECTORS: PhrasesByLanguage = {
  bg: ['Отрасли', 'За нас'],
  ca: ['Sectors', 'Qui som'],
  el: ['Κλάδοι', 'Επικοινωνία'],
  et: ['Sektorid', 'Meist'],
  fa: ['صنایع', 'درباره ما'],
  he: ['ענפים', 'אודות'],
  hi: ['उद्योग', 'हमारे बारे में'],
  hr: ['Industrije', 'O nama'],
  hu: ['Iparágak', 'Rólunk'],
  id: ['Sektor industri', 'Tentang kami'],
  lt: ['Sektoriai', 'Apie mus'],
  lv: ['Nozares', 'Par mums'],
  ro: ['Industrii', 'Despre noi'],
  sl: ['Panoge', 'O nas'],
  sr: ['Индустрије', 'O nama'],
  th: ['กลุ่มอุตสาหกรรม', 'เกี่ยวกับเรา'],
  vi: ['Lĩnh vực hoạt động', 'Về chúng tôi'],
};

/** What precedes a list of offers; a greeting. */
export const OFFER_PHRASES: PhrasesByLanguage = {
  ca: ['Oferim:', 'Bon dia a tothom'],
  fa: ['خدمات ما:', 'صبح بخیر'],
  hi: ['हमारी सेवाएं:', 'सभी को नमस्ते'],
  id: ['Kami menyediakan:', 'Selamat pagi semua'],
  sr: ['Нудимо:', 'Dobro jutro svima'],
  th: ['บริการของเรา:', 'สวัสดีทุกคน'],
  vi: ['Chúng tôi cung cấp:', 'Xin chào các bạn'],
};

/** What is offered; whom it is from. */
export const OFFERING_NOUNS: PhrasesByLanguage = {
  ca: ['Classes de pa', 'La Maria'],
  fa: ['کلاس نان‌پزی', 'مریم'],
  hi: ['रोटी कार्यशाला', 'सीता जी'],
  id: ['Kursus roti', 'Ibu Sari'],
  sr: ['Радионица хлеба', 'Marija'],
  th: ['คอร์สทำขนมปัง', 'คุณมาลี'],
  vi: ['Khóa học làm bánh', 'Bà Lan'],
};

/** What precedes a list of values; a price. */
export const VALUES_LEAD_INS: PhrasesByLanguage = {
  ar: ['قيمنا هي الصدق والأمانة.', 'أسعارنا نهائية.'],
  bg: ['Нашите ценности са честност и грижа.', 'Цените са крайни.'],
  ca: ['Els nostres valors són honestedat i cura.', 'Els nostres preus són finals.'],
  el: ['Οι αξίες μας είναι η τιμιότητα και η φροντίδα.', 'Οι τιμές μας είναι τελικές.'],
  fa: ['ارزش‌های ما عبارتند از صداقت و مهر.', 'قیمت‌های ما نهایی است.'],
  he: ['הערכים שלנו הם יושר ואכפתיות.', 'המחירים סופיים.'],
  hi: ['हमारे मूल्य हैं ईमानदारी और देखभाल।', 'कीमत में कर शामिल है।'],
  hu: ['Értékeink: őszinteség és gondosság.', 'Áraink bruttó árak.'],
  id: ['Nilai kami adalah kejujuran dan kepedulian.', 'Harga kami sudah termasuk pajak.'],
  ja: ['私たちの価値観は誠実と感謝です。', '価格は税込です。'],
  ko: ['우리의 핵심 가치는 정직과 배려입니다.', '가격은 세금 포함입니다.'],
  sr: ['Наше вредности су поштење и брига.', 'Naše cene su konačne.'],
  th: ['ค่านิยมของเราคือความซื่อสัตย์', 'ราคารวมภาษี'],
  vi: ['Giá trị cốt lõi của chúng tôi là trung thực.', 'Giá vé là hai mươi nghìn.'],
  zh: ['我们的价值观是诚信与关怀。', '价格是含税的。'],
};

/** A request; a statement. */
export const REQUESTS: PhrasesByLanguage = {
  ca: ['Contacta amb nosaltres', 'Pa del nostre forn'],
  et: ['Võta meiega ühendust', 'Leib meie ahjust'],
  fa: ['با ما تماس بگیرید', 'نان از تنور ما'],
  hi: ['हमसे संपर्क करें', 'हमारे तंदूर की रोटी'],
  hr: ['Kontaktirajte nas', 'Kruh iz naše peći'],
  id: ['Hubungi kami', 'Roti dari oven kami'],
  lt: ['Susisiekite su mumis', 'Duona iš mūsų krosnies'],
  lv: ['Sazinieties ar mums', 'Maize no mūsu krāsns'],
  sl: ['Kontaktirajte nas', 'Kruh iz naše peči'],
  sr: ['Контактирајте нас', 'Hleb iz naše peći'],
  th: ['ติดต่อเรา', 'ขนมปังจากเตาของเรา'],
  vi: ['Liên hệ với chúng tôi', 'Bánh từ lò của chúng tôi'],
};

/** Where something is; what something is. */
export const LOCATIONS: PhrasesByLanguage = {
  bg: ['Намира се в центъра.', 'Хляб от пещта.'],
  ca: ['La fleca és situada al centre.', 'Pa del forn.'],
  el: ['Ο φούρνος βρίσκεται στην παλιά πόλη.', 'Ψωμί από τον φούρνο.'],
  et: ['Pagariäri asub vanalinnas.', 'Leib ahjust.'],
  fa: ['نانوایی در مرکز شهر قرار دارد.', 'نان از تنور'],
  he: ['המאפייה ממוקמת בעיר העתיקה.', 'לחם מהתנור.'],
  hi: ['बेकरी शहर के केंद्र में स्थित है।', 'तंदूर की रोटी।'],
  hr: ['Pekara se nalazi u centru.', 'Kruh iz peći.'],
  hu: ['A pékség a belvárosban található.', 'Kenyér a kemencéből.'],
  id: ['Toko terletak di pusat kota.', 'Roti dari oven.'],
  lt: ['Kepykla įsikūrusi senamiestyje.', 'Duona iš krosnies.'],
  lv: ['Maiznīca atrodas vecpilsētā.', 'Maize no krāsns.'],
  sl: ['Pekarna se nahaja v centru.', 'Kruh iz peči.'],
  sr: ['Пекара се налази у центру.', 'Hleb iz peći.'],
  th: ['ร้านตั้งอยู่ใจกลางเมือง', 'ขนมปังจากเตา'],
  tr: ['Şehir merkezinde yer almaktadır.', 'Fırından ekmek.'],
  vi: ['Tiệm tọa lạc tại trung tâm.', 'Bánh từ lò.'],
};
