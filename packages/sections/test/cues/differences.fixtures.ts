import type { PhrasesByLanguage } from './phrases.ts';

/** Headings above what sets a brand apart; headings with similar words. */
export const HEADINGS: PhrasesByLanguage = {
  bg: ['Защо да изберете нас', 'Защо вали'],
  ca: ['Per què triar-nos', 'Per què plou tant'],
  el: ['Γιατί να μας επιλέξετε', 'Γιατί βρέχει'],
  et: ['Miks valida meid', 'Miks sajab vihma'],
  fa: ['چرا ما', 'کجا هستیم'],
  he: ['למה לבחור בנו', 'למה יורד גשם'],
  hi: ['हमें क्यों चुनें', 'बारिश क्यों होती है'],
  hr: ['Zašto odabrati nas', 'Zašto pada kiša'],
  hu: ['Miért válasszon minket', 'Mikor vagyunk nyitva'],
  id: ['Mengapa memilih kami', 'Mengapa hujan turun'],
  lt: ['Kodėl verta rinktis mus', 'Kodėl lyja'],
  lv: ['Kāpēc izvēlēties mūs', 'Kāpēc līst'],
  ro: ['De ce să ne alegi', 'De ce plouă'],
  sk: ['Prečo práve my', 'Prečo prší'],
  sl: ['Zakaj izbrati nas', 'Zakaj dežuje'],
  sr: ['Зашто одабрати нас', 'Zašto pada kiša'],
  th: ['ทำไมต้องเลือกเรา', 'ทำไมฝนตก'],
  uk: ['Чому обирають нас', 'Чому йде дощ'],
  vi: ['Vì sao chọn chúng tôi', 'Vì sao trời mưa'],
};

/** What sets something apart; what is only in one place or one piece. */
export const APART: PhrasesByLanguage = {
  ca: ['Som l’única fleca de la ciutat que mol la seva farina.', 'El dinar es serveix una vegada al mes.'],
  fa: ['ما تنها نانوایی در شهر هستیم که آرد خود را آسیاب می‌کند.', 'ورود کودک با والدین رایگان است.'],
  hi: ['शहर की एकमात्र बेकरी जो अपना आटा पीसती है।', 'एक बार में दो लोग आ सकते हैं।'],
  hr: ['Jedina smo pekara u gradu koja sama melje brašno.', 'Ulaz je jednom tjedno besplatan.'],
  id: ['Satu-satunya toko roti di kota yang menggiling tepung sendiri.', 'Roti tersedia hanya hari Sabtu.'],
  sl: ['Smo edina pekarna v mestu, ki sama melje moko.', 'Odprto je enkrat na teden.'],
  sr: ['Једина смо пекара у граду која сама меље брашно.', 'Ulaz je jednom nedeljno besplatan.'],
  th: ['ร้านขนมปังแห่งเดียวในเมืองที่โม่แป้งเอง', 'ขนมปังมีขายวันเสาร์'],
  vi: ['Tiệm bánh duy nhất tại thành phố tự xay bột.', 'Chỉ còn một chỗ trống.'],
};

/** The first, largest or best of its kind; the first or best of something else. */
export const SUPERLATIVES: PhrasesByLanguage = {
  ca: ['Som la fleca més antiga de la ciutat.', 'El primer dia és gratuït.'],
  el: ['Είμαστε ο παλαιότερος φούρνος της πόλης.', 'Η πρώτη ημέρα είναι δωρεάν.'],
  et: ['Oleme linna vanim pagariäri.', 'Esimene päev on tasuta.'],
  fa: ['قدیمی‌ترین نانوایی در تهران هستیم.', 'اولین روز رایگان است.'],
  hi: ['हम शहर की सबसे पुरानी बेकरी हैं।', 'पहला दिन मुफ़्त है।'],
  hr: ['Mi smo najstarija pekara u gradu.', 'Prvi dan je besplatan.'],
  hu: ['A város legrégebbi péksége vagyunk.', 'Az első nap ingyenes.'],
  id: ['Toko roti tertua di Bandung.', 'Hari pertama gratis.'],
  lt: ['Esame seniausia kepykla mieste.', 'Pirmas kartas nemokamas.'],
  lv: ['Esam vecākā maiznīca pilsētā.', 'Pirmajā dienā ieeja brīva.'],
  ro: ['Suntem cea mai veche brutărie din oraș.', 'Prima zi este gratuită.'],
  sl: ['Smo najstarejša pekarna v mestu.', 'Prvi dan je brezplačen.'],
  sr: ['Ми смо најстарија пекара у граду.', 'Prvi dan je besplatan.'],
  th: ['ร้านขนมปังเก่าแก่ที่สุดในเชียงใหม่', 'วันแรกเข้าฟรี'],
  vi: ['Tiệm bánh lâu đời nhất tại Hà Nội.', 'Ngày đầu tiên miễn phí.'],
};

/** That each of many is unique; that something of the brand is. */
export const EVERYBODY: PhrasesByLanguage = {
  ar: ['كل عميل فريد من نوعه.', 'خبزنا فريد من نوعه.'],
  ca: ['Cada client és irrepetible.', 'La nostra fleca és irrepetible.'],
  el: ['Κάθε πελάτης είναι μοναδικός.', 'Το ψωμί μας είναι μοναδικό.'],
  et: ['Iga klient on ainulaadne.', 'Meie leib on ainulaadne.'],
  fa: ['هر مشتری منحصر به فرد است.', 'نان ما منحصر به فرد است.'],
  he: ['כל לקוח הוא ייחודי.', 'הלחם שלנו ייחודי.'],
  hi: ['हर ग्राहक अनोखा है।', 'हमारी रोटी अनोखी है।'],
  hr: ['Svaki klijent je jedinstven.', 'Naš kruh je jedinstven.'],
  hu: ['Minden ügyfél egyedülálló.', 'A kenyerünk egyedülálló.'],
  id: ['Setiap pelanggan itu unik.', 'Roti kami unik.'],
  ja: ['お客様一人ひとりの違いを大切にします。', '独自の製法で焼き上げます。'],
  ko: ['모든 아이는 유일한 존재입니다.', '이 도시의 유일한 빵집입니다.'],
  lt: ['Kiekvienas klientas yra unikalus.', 'Mūsų duona yra unikali.'],
  lv: ['Katrs klients ir unikāls.', 'Mūsu maize ir unikāla.'],
  ro: ['Fiecare client este unic în felul lui.', 'Pâinea noastră este unică în oraș.'],
  sl: ['Vsaka stranka je edinstvena.', 'Naš kruh je edinstven.'],
  sr: ['Сваки клијент је јединствен.', 'Naš hleb je jedinstven.'],
  th: ['เด็กทุกคนเป็นเอกลักษณ์', 'ขนมปังของเราไม่เหมือนใคร'],
  vi: ['Mỗi khách hàng đều khác biệt.', 'Bánh của chúng tôi khác biệt.'],
  zh: ['每位顾客都是独特的。', '我们的面包配方独特。'],
};

/** What it is not, at its end; what is only denied. */
export const NOT_THAT: PhrasesByLanguage = {
  ar: ['صناعة يدوية، لا إنتاج بالجملة.', 'لا نفتح يوم الأحد.'],
  bg: ['Ръчна изработка, а не масово производство.', 'В неделя не е отворено.'],
  ca: ['Fet a mà, no en sèrie.', 'El diumenge no obrim.'],
  el: ['Χειροποίητο, όχι μαζική παραγωγή.', 'Την Κυριακή δεν είμαστε ανοιχτά.'],
  et: ['Käsitöö, mitte masstoodang.', 'Pühapäeval me ei ole avatud.'],
  fa: ['دست‌ساز، نه تولید انبوه', 'یکشنبه‌ها باز نیستیم'],
  fi: ['Käsin tehtyä, ei massatuotantoa.', 'Emme ole auki sunnuntaisin.'],
  he: ['עבודת יד, לא ייצור המוני.', 'לא פתוח ביום ראשון.'],
  hi: ['हाथ का काम, मशीन का नहीं।', 'रविवार को दुकान नहीं खुलती।'],
  hr: ['Ručni rad, a ne masovna proizvodnja.', 'Nedjeljom ne radimo.'],
  hu: ['Kézműves munka, nem tömegtermelés.', 'Vasárnap nem vagyunk nyitva.'],
  id: ['Buatan tangan, bukan produksi massal.', 'Hari Minggu tidak buka.'],
  ja: ['手仕事です。大量生産ではありません。', '日曜日は営業日ではありません。'],
  ko: ['대량 생산이 아닌 수작업', '일요일은 영업일이 아닙니다.'],
  lt: ['Rankų darbas, o ne masinė gamyba.', 'Sekmadienį nedirbame.'],
  lv: ['Roku darbs, nevis masu ražošana.', 'Svētdienās neesam atvērti.'],
  ro: ['Lucru manual, nu producție de masă.', 'Duminica nu este deschis.'],
  sk: ['Ručná práca, nie masová výroba.', 'V nedeľu nie je otvorené.'],
  sl: ['Ročno delo, ne množična proizvodnja.', 'Ob nedeljah ne delamo.'],
  sr: ['Ручни рад, а не масовна производња.', 'Nedeljom ne radimo.'],
  th: ['งานทำมือ ไม่ใช่งานโรงงาน', 'วันอาทิตย์ร้านไม่เปิด'],
  tr: ['El emeği, seri üretim değil.', 'Pazar günü açık değil.'],
  vi: ['Làm thủ công, không phải sản xuất hàng loạt.', 'Chủ nhật không mở cửa.'],
  zh: ['手工制作，而非批量生产。', '星期天不是营业日。'],
};

/** What is refused on principle; what is not accepted. */
export const REFUSALS: PhrasesByLanguage = {
  ar: ['لا نستخدم مواد حافظة.', 'لا نقبل النقد.'],
  bg: ['Не използваме консерванти.', 'Не използваме бисквитки.'],
  ca: ['No fem servir conservants.', 'No fem servir galetes.'],
  el: ['Δεν χρησιμοποιούμε συντηρητικά.', 'Δεν δεχόμαστε μετρητά.'],
  et: ['Me ei kasuta säilitusaineid.', 'Me ei kasuta küpsiseid.'],
  fa: ['ما از مواد نگهدارنده استفاده نمی‌کنیم.', 'ما پول نقد نمی‌پذیریم.'],
  fi: ['Emme myy tietojasi.', 'Emme ota vastuuta tavaroista.'],
  he: ['אנחנו לא מוכרים מידע.', 'אנחנו לא מקבלים מזומן.'],
  hi: ['हम मिलावट का इस्तेमाल नहीं करते।', 'हम नकद नहीं लेते।'],
  hr: ['Ne koristimo konzervanse.', 'Ne koristimo kolačiće.'],
  hu: ['Nem használunk tartósítószert.', 'Nem használunk sütiket.'],
  id: ['Kami tidak menggunakan pengawet.', 'Kami tidak menggunakan cookie.'],
  ja: ['保存料は一切使いません。', '現金は使えません。'],
  ko: ['방부제는 일절 사용하지 않습니다.', '현금은 받지 않습니다.'],
  lt: ['Nenaudojame konservantų.', 'Nenaudojame slapukų.'],
  lv: ['Neizmantojam konservantus.', 'Neizmantojam sīkdatnes.'],
  ro: ['Nu folosim conservanți.', 'Nu folosim cookie-uri.'],
  ru: ['Мы не используем консерванты.', 'Мы не используем файлы cookie.'],
  sk: ['Nepoužívame konzervanty.', 'Nepoužívame cookies.'],
  sl: ['Ne uporabljamo konzervansov.', 'Ne uporabljamo piškotkov.'],
  sr: ['Не користимо конзервансе.', 'Ne koristimo kolačiće.'],
  th: ['เราไม่ใส่สารกันบูด', 'เราไม่รับบัตรเครดิต'],
  tr: ['Katkı maddesi kullanmıyoruz.', 'Bu sitede çerez kullanmıyoruz.'],
  uk: ['Ми не використовуємо консерванти.', 'Не беремо готівку.'],
  vi: ['Chúng tôi không sử dụng chất bảo quản.', 'Chúng tôi không sử dụng cookie.'],
  zh: ['我们绝不添加防腐剂。', '本店不接受退货。'],
};

/** What is unique and taken for granted; what the brand says is so. */
export const MENTIONED: PhrasesByLanguage = {
  ca: ['Vine a aquest espai únic.', 'Som un espai únic.'],
  et: ['Külastage seda ainulaadset kohta.', 'Meie leib on ainulaadne.'],
  fa: ['به دنبال هدیه‌ای منحصر به فرد هستید؟', 'نان ما منحصر به فرد است.'],
  hi: ['इस अनोखे स्थान पर आएं।', 'हमारी रोटी अनोखी है।'],
  hr: ['Posjetite ovo jedinstveno mjesto.', 'Naš kruh je jedinstven.'],
  id: ['Nikmati tempat unik ini.', 'Roti kami unik.'],
  lt: ['Aplankykite šią unikalią vietą.', 'Mūsų duona unikali.'],
  lv: ['Apmeklējiet šo unikālo vietu.', 'Mūsu maize ir unikāla.'],
  sl: ['Obiščite ta edinstven kraj.', 'Naš kruh je edinstven.'],
  sr: ['Посетите ово јединствено место.', 'Naš hleb je jedinstven.'],
  th: ['กำลังมองหาของขวัญที่ไม่เหมือนใคร', 'ขนมปังของเราไม่เหมือนใคร'],
  vi: ['Bạn đang tìm món quà độc đáo?', 'Món bánh độc đáo của chúng tôi.'],
};

/** What visitors may not do, or an empty list; what something is made without. */
export const HOUSE_RULES: PhrasesByLanguage = {
  ca: ['Sense gossos, sense fumar', 'Sense sucre, sense farina'],
  et: ['Ilma koerteta, ilma suitsetamata', 'Ilma suhkruta, ilma jahuta'],
  fa: ['بدون سگ، بدون سیگار', 'بدون قند، بدون آرد'],
  hi: ['बिना कुत्ते और बिना धूम्रपान', 'बिना चीनी और बिना आटा'],
  lt: ['Be šunų, be rūkymo', 'Be cukraus, be miltų'],
  lv: ['Bez suņiem, bez smēķēšanas', 'Bez cukura, bez miltiem'],
  sr: ['Без паса, без пушења', 'Bez šećera, bez brašna'],
  th: ['ไม่มีสุนัข ไม่มีบุหรี่', 'ไม่มีน้ำตาล ไม่มีแป้ง'],
};

/** Days on which something is open or not; a day of another kind. */
export const WEEKDAYS: PhrasesByLanguage = {
  ca: ['Tancat els dilluns.', 'Un bon dia comença amb pa.'],
  et: ['Suletud esmaspäeviti.', 'Hea päev algab leivaga.'],
  fa: ['دوشنبه بسته است.', 'روز خوب با نان آغاز می‌شود.'],
  hi: ['सोमवार को बंद।', 'अच्छा दिन रोटी से शुरू होता है।'],
  lt: ['Nedirbame pirmadieniais.', 'Gera diena prasideda duona.'],
  lv: ['Slēgts pirmdienās.', 'Laba diena sākas ar maizi.'],
  sr: ['Затворено понедељком.', 'Dobar dan počinje hlebom.'],
  th: ['ปิดทุกวันจันทร์', 'วันดีๆ เริ่มต้นด้วยขนมปัง'],
};
