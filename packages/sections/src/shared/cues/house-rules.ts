import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** What visitors may not do or need not bring, and lists that are empty: "No pets, no smoking", "No posts, no comments". */
const HOUSE_RULES: LanguagePatterns = {
  en: 'pets?|dogs?|animals|smok\\p{L}*|vap(?:e|ing)|part(?:y|ies)|noise|shoes|parking|refunds?|exchanges?|returns|reservations?|bookings?|walk-ins?|appointments?|deposits?|children|minors|cash|credit cards|outside food|entry|admission|posts?|comments?|results?|events?|messages?|experience|equipment|required|needed|necessary|allowed|permitted',
  de: 'haustiere?\\p{L}*|hunde\\p{L}*|tiere?\\p{L}*|rauch\\p{L}*|party\\p{L}*|feiern|lärm|schuhe|park(?:platz|plätze\\p{L}*|en)|rückgabe|umtausch|reservierung\\p{L}*|anmeldung|voranmeldung|kaution|kinder|barzahlung|kartenzahlung|eintritt|beiträge|kommentare|ergebnisse|einträge|veranstaltungen|vorkenntnisse|erforderlich|nötig|notwendig|erlaubt|gestattet',
  fr: 'animaux|animal|chiens?|fum\\p{L}+|tabac|fêtes?|bruit|chaussures|parking|stationnement|remboursements?|échanges?|retours?|réservations?|rendez-vous|caution|enfants|espèces|cartes? bancaires?|entrée|articles?|commentaires?|résultats?|événements?|expérience requise|requise?s?|nécessaires?|autorisée?s?|permis|admis',
  es: 'mascotas?|perros?|animales|fum\\p{L}+|fiestas?|ruidos?|zapatos|aparcamiento|estacionamiento|reembolsos?|devoluciones|cambios|reservas?|cita previa|depósito|niños|efectivo|tarjetas?|entrada|publicaciones|comentarios?|resultados|eventos|experiencia previa|requisitos?|necesari[oa]s?|permitid[oa]s?|se permiten?|se aceptan?|se admiten?',
  it: 'animali|cani|fum\\p{L}+|feste|rumori?|scarpe|parcheggi\\p{L}*|rimborsi?|cambi|resi|prenotazion[ei]|appuntamento|cauzione|bambini|contanti|carte di credito|ingresso|articoli|commenti|risultati|eventi|esperienza richiesta|richiest[oaie]|necessari[oa]?|ammess[oaie]|consentit[oaie]|permess[oaie]',
  pt: 'animais|cães|cachorros?|fum\\p{L}+|festas?|barulho|sapatos|estacionamento|reembolsos?|devoluções|trocas|reservas?|marcação|agendamento|caução|crianças|dinheiro|cartão|cartões|entrada|publicações|comentários?|resultados|eventos|experiência prévia|requisitos?|necessári[oa]s?|permitid[oa]s?',
  nl: 'huisdier\\p{L}*|honden|dieren|rok\\p{L}*|feest\\p{L}*|lawaai|schoenen|park(?:eren|eer\\p{L}*|ing)|terugbetaling|ruilen|retour\\p{L}*|reserver\\p{L}*|afspraak|borg|kinderen|contant\\p{L}*|toegang|berichten|reacties|resultaten|evenementen|ervaring vereist|vereist|nodig|toegestaan',
  sv: 'husdjur|hundar|djur|rök\\p{L}*|fest\\p{L}*|skor|parkering\\p{L}*|återbetalning|byten|returer|bokning\\p{L}*|tidsbokning|förbokning|barn|kontanter|entré|inlägg|kommentarer|resultat|evenemang|krävs|behövs|nödvändig\\p{L}*|tillåt\\p{L}*',
  da: 'husdyr|kæledyr|hunde|dyr|ryg\\p{L}*|fest\\p{L}*|sko|parkering\\p{L}*|refusion|ombytning|returret|reservation\\p{L}*|booking|tidsbestilling|børn|kontanter|entré|indlæg|kommentarer|resultater|begivenheder|kræves|nødvendig\\p{L}*|tilladt',
  nb: 'husdyr|kjæledyr|hunder|dyr|røyk\\p{L}*|fest\\p{L}*|sko|parkering\\p{L}*|refusjon|bytte|retur|reservasjon\\p{L}*|bestilling|timebestilling|barn|kontanter|inngang|innlegg|kommentarer|resultater|arrangementer|kreves|nødvendig\\p{L}*|tillatt',
  fi: 'lemmik\\p{L}+|koir\\p{L}+|eläim\\p{L}+|tupako\\p{L}+|juhl\\p{L}+|kenk\\p{L}+|pysäköin\\p{L}+|palautu\\p{L}+|varau\\p{L}+|ajanvarau\\p{L}+|lapsi\\p{L}*|lapset|käteis\\p{L}+|pääsymaksu\\p{L}*|kirjoituksia|kommentteja|tuloksia|tapahtumia|vaadita|tarvita|sallittu',
  pl: 'zwierz\\p{L}+|ps(?:y|ów|a)|pal(?:enia|enie|ących|ić)|imprez\\p{L}*|hałas\\p{L}*|but(?:y|ów)|parking\\p{L}*|zwrot\\p{L}*|wymian\\p{L}*|rezerwacj\\p{L}+|wizyt\\p{L}*|kaucj\\p{L}+|dzieci|gotówk\\p{L}+|wstęp\\p{L}*|wpis(?:ów|y)|komentarz\\p{L}*|wyników|wydarzeń|wymagan\\p{L}+|potrzebn\\p{L}+|dozwolon\\p{L}+',
  cs: 'zvířat\\p{L}*|mazlíčk\\p{L}+|ps[iůy]|psa|kouř\\p{L}+|večírk\\p{L}+|hluk\\p{L}*|parkov\\p{L}+|vrácení|výměn\\p{L}*|rezervac\\p{L}+|objednán\\p{L}+|kauc\\p{L}+|dět[ií]|hotovost\\p{L}*|vstup\\p{L}*|příspěvk\\p{L}+|komentář\\p{L}*|výsledk\\p{L}+|akce|akcí|vyžadov\\p{L}+|nutn\\p{L}+|potřeb\\p{L}+|povolen\\p{L}*',
  sk: 'zvierat\\p{L}*|domác\\p{L}+ miláčik\\p{L}*|ps[iyo]v?|fajč\\p{L}+|večierk\\p{L}+|hluk\\p{L}*|parkov\\p{L}+|vrátenie|výmen\\p{L}*|rezerváci\\p{L}+|objedna\\p{L}+|kauci\\p{L}+|det[ií]|hotovosť|vstup\\p{L}*|príspevk\\p{L}+|komentár\\p{L}*|výsledk\\p{L}+|akcie|podujat\\p{L}+|vyžad\\p{L}+|nutn\\p{L}+|potreb\\p{L}+|povolen\\p{L}*',
  hu: 'háziállat\\p{L}*|állat\\p{L}*|kuty\\p{L}+|dohány\\p{L}+|buli\\p{L}*|zaj\\p{L}*|parkol\\p{L}+|visszatérít\\p{L}+|visszavét\\p{L}*|foglal\\p{L}+|bejelentkez\\p{L}+|kaució\\p{L}*|gyerek\\p{L}*|készpénz\\p{L}*|belépő\\p{L}*|bejegyzés\\p{L}*|hozzászólás\\p{L}*|találat\\p{L}*|esemény\\p{L}*|szükség\\p{L}*|megengedett|tilos',
  ro: 'animal\\p{L}*|câin\\p{L}+|fumat\\p{L}*|fumăt\\p{L}+|petrecer\\p{L}+|zgomot\\p{L}*|parcare\\p{L}*|ramburs\\p{L}+|retur\\p{L}*|rezerv\\p{L}+|programare\\p{L}*|garanți\\p{L}+|copii\\p{L}*|numerar|intrare\\p{L}*|postări|articole|comentarii|rezultate|evenimente|necesar\\p{L}*|obligatori\\p{L}*|permis\\p{L}*',
  ru: 'животн\\p{L}+|питомц\\p{L}+|собак\\p{L}*|кур(?:ить|ени\\p{L}+|ящ\\p{L}+)|вечерин\\p{L}+|шум\\p{L}*|парковк\\p{L}+|возврат\\p{L}*|обмен\\p{L}*|брони\\p{L}*|запис(?:и|ь)|залог\\p{L}*|дет(?:и|ей)|наличн\\p{L}+|вход\\p{L}*|комментари\\p{L}+|результат\\p{L}*|событи\\p{L}+|требу\\p{L}+|нужн\\p{L}+|необходим\\p{L}*|разреш\\p{L}+',
  uk: 'тварин\\p{L}*|собак\\p{L}*|палі\\p{L}+|курц\\p{L}+|вечірк\\p{L}+|вечірок|шум\\p{L}*|паркування|парковк\\p{L}+|повернен\\p{L}+|обмін\\p{L}*|бронюван\\p{L}+|запис\\p{L}*|застав\\p{L}*|діт(?:и|ей)|готівк\\p{L}+|вхід|коментар\\p{L}*|результат\\p{L}*|поді[йї]\\p{L}*|потріб\\p{L}+|необхідн\\p{L}+|дозвол\\p{L}+',
  bg: 'животн\\p{L}+|домашни любимци|кучета|пуш\\p{L}+|парти\\p{L}*|шум\\p{L}*|паркинг\\p{L}*|паркиране|връщан\\p{L}+|замян\\p{L}+|резерваци\\p{L}+|записван\\p{L}+|депозит\\p{L}*|деца|вход\\p{L}*|публикации|коментари|резултати|събития|изиск\\p{L}+|необходим\\p{L}*|нужн\\p{L}+|разреш\\p{L}+',
  hr: 'životinj\\p{L}+|ljubim\\p{L}+|ps[ia]|puš\\p{L}+|zabav\\p{L}+|buk[ae]|parkir\\p{L}*|povrat\\p{L}*|zamjen\\p{L}+|rezervacij\\p{L}+|naručivanj\\p{L}+|djec[ae]|gotovin\\p{L}+|ulaz\\p{L}*|objav\\p{L}+|komentar\\p{L}*|rezultat\\p{L}*|događaj\\p{L}*|potrebn\\p{L}+|dopušten\\p{L}*',
  sl: 'živali|hišn\\p{L}+ ljubljen\\p{L}+|ps[ie]|kaj[ae]\\p{L}*|kadi\\p{L}*|zabav\\p{L}+|hrup\\p{L}*|parkir\\p{L}*|vračil\\p{L}*|menjav\\p{L}*|rezervacij\\p{L}*|otrok\\p{L}*|gotovin\\p{L}*|vstop\\p{L}*|objav\\p{L}*|komentar\\p{L}*|rezultat\\p{L}*|dogodk\\p{L}*|potrebn\\p{L}+|dovoljen\\p{L}*',
  el: 'κατοικίδι\\p{L}+|ζώ[αω]\\p{L}*|σκύλ\\p{L}+|κάπνισμα\\p{L}*|πάρτι|θόρυβ\\p{L}+|πάρκινγκ|στάθμευση\\p{L}*|επιστροφ\\p{L}+|αλλαγές|κράτηση\\p{L}*|κρατήσεις|ραντεβού|παιδιά|μετρητά|είσοδο\\p{L}*|δημοσιεύσεις|σχόλια|αποτελέσματα|εκδηλώσεις|απαιτείται|απαραίτητ\\p{L}+|επιτρέπ\\p{L}+|γλουτένη\\p{L}*',
  tr: 'evcil|hayvan\\p{L}*|köpek\\p{L}*|sigara\\p{L}*|parti\\p{L}*|gürültü\\p{L}*|otopark\\p{L}*|iade\\p{L}*|değişim\\p{L}*|rezervasyon\\p{L}*|randevu\\p{L}*|depozito\\p{L}*|çocuk\\p{L}*|nakit\\p{L}*|giriş\\p{L}*|yorum\\p{L}*|sonuç\\p{L}*|etkinlik\\p{L}*|gerek\\p{L}*|zorunlu\\p{L}*|izin\\p{L}*',
  ja: 'ペット|犬|動物|禁煙|喫煙|パーティー|騒音|土足|駐車|返金|返品|交換|予約|申込|現金|カード|入場|入会|投稿|コメント|結果|イベント|経験|資格|必要|年会費|送料|手数料',
  zh: '宠物|寵物|狗|吸烟|吸煙|抽烟|派对|派對|噪音|停车|停車|退款|退货|退貨|换货|換貨|预约|預約|预订|預訂|儿童|兒童|现金|現金|门票|門票|入场|入場|文章|评论|評論|留言|结果|結果|活动|活動|需要|必须|必須|允许|允許',
  ko: '반려|애완|강아지|금연|흡연|파티|소음|주차|환불|교환|반품|예약|현금|카드|입장|게시글|댓글|결과|행사|경험|필요|허용',
  ar: 'حيوان|كلاب|تدخين|حفلات|ضوضاء|موقف|مواقف|استرجاع|استرداد|استبدال|حجز|موعد|أطفال|نقد|دخول|منشورات|مقالات|تعليقات|نتائج|فعاليات|مطلوب|ضروري|مسموح|يسمح',
  he: 'חיות|כלבים|עישון|מעשנים|מסיבות|רעש|חניה|חנייה|החזר|החזרים|החלפה|החלפות|הזמנה|תור|פיקדון|ילדים|מזומן|כניסה|פוסטים|תגובות|תוצאות|אירועים|נדרש\\S*|צורך|מותר\\S*',
  vi: 'thú cưng|chó|hút thuốc|tiệc|ồn|đỗ xe|giữ xe|hoàn tiền|đổi trả|đặt (?:chỗ|bàn|phòng|trước)|trẻ em|tiền mặt|vé|bài viết|bình luận|kết quả|sự kiện|yêu cầu|bắt buộc|được phép',
  id: 'hewan|anjing|merokok|pesta|bising|parkir|refund|pengembalian|penukaran|reservasi|pemesanan|janji temu|anak-anak|tunai|tiket|postingan|artikel|komentar|hasil|acara|wajib|diperlukan|perlu|diizinkan',
};

/** Days of the week on which something is open or not: "not on Monday but on Tuesday". */
const WEEKDAYS: LanguagePatterns = {
  en: 'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|holidays?',
  de: 'montag\\p{L}*|dienstag\\p{L}*|mittwoch\\p{L}*|donnerstag\\p{L}*|freitag\\p{L}*|samstag\\p{L}*|sonnabend\\p{L}*|sonntag\\p{L}*|wochenend\\p{L}*|feiertag\\p{L}*',
  fr: 'lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week-ends?|jours? fériés?',
  es: 'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|festivos',
  it: 'lunedì|martedì|mercoledì|giovedì|venerdì|sabat[oi]|domenic\\p{L}+|festivi',
  pt: 'segunda\\p{L}*|terça\\p{L}*|quarta-feira|quinta-feira|sexta\\p{L}*|sábados?|domingos?|feriados',
  nl: 'maandag\\p{L}*|dinsdag\\p{L}*|woensdag\\p{L}*|donderdag\\p{L}*|vrijdag\\p{L}*|zaterdag\\p{L}*|zondag\\p{L}*|weekend\\p{L}*|feestdagen',
  sv: 'måndag\\p{L}*|tisdag\\p{L}*|onsdag\\p{L}*|torsdag\\p{L}*|fredag\\p{L}*|lördag\\p{L}*|söndag\\p{L}*|helg\\p{L}*',
  da: 'mandag\\p{L}*|tirsdag\\p{L}*|onsdag\\p{L}*|torsdag\\p{L}*|fredag\\p{L}*|lørdag\\p{L}*|søndag\\p{L}*|weekend\\p{L}*',
  nb: 'mandag\\p{L}*|tirsdag\\p{L}*|onsdag\\p{L}*|torsdag\\p{L}*|fredag\\p{L}*|lørdag\\p{L}*|søndag\\p{L}*|helg\\p{L}*',
  fi: 'maanantai\\p{L}*|tiistai\\p{L}*|keskiviikko\\p{L}*|torstai\\p{L}*|perjantai\\p{L}*|lauantai\\p{L}*|sunnuntai\\p{L}*|viikonlop\\p{L}+',
  pl: 'poniedział\\p{L}+|wtor\\p{L}+|środ(?:y|ę|a|ach)|czwart\\p{L}+|piąt(?:ek|ki|ku|kach)|sobot\\p{L}*|niedziel\\p{L}*|weekend\\p{L}*|świąt',
  cs: 'ponděl\\p{L}+|úter\\p{L}+|střed[uyě]|čtvrt(?:ek|ky)|pát(?:ek|ky)|sobot\\p{L}*|neděl\\p{L}*|víkend\\p{L}*|svátk\\p{L}+',
  sk: 'pondel\\p{L}+|utor\\p{L}+|stred[uya]|štvrt(?:ok|ky)|piat(?:ok|ky)|sobot\\p{L}*|nedeľ\\p{L}*|víkend\\p{L}*|sviatk\\p{L}+',
  hu: 'hétfő\\p{L}*|kedd\\p{L}*|szerd\\p{L}+|csütörtök\\p{L}*|péntek\\p{L}*|szombat\\p{L}*|vasárnap\\p{L}*|hétvég\\p{L}+|ünnep\\p{L}*',
  ro: 'luni|marți|miercuri|joi|vineri|sâmbăt\\p{L}+|duminic\\p{L}+|weekend\\p{L}*',
  ru: 'понедельник\\p{L}*|вторник\\p{L}*|сред[уы]|четверг\\p{L}*|пятниц\\p{L}+|суббот\\p{L}+|воскресень\\p{L}+|выходн\\p{L}+|праздник\\p{L}*',
  uk: "понеділ\\p{L}+|вівтор\\p{L}+|серед[уи]|четвер\\p{L}*|п['’]ятниц\\p{L}+|субот\\p{L}*|неділ\\p{L}+|вихідн\\p{L}+|свят(?:а|ах)",
  bg: 'понеделник|вторник|сряда|четвъртък|петък|събота|неделя|уикенд\\p{L}*|празни\\p{L}+',
  hr: 'ponedjelj\\p{L}+|utor\\p{L}+|srijed\\p{L}+|četvrt\\p{L}+|pet(?:ak|kom)|subot\\p{L}+|nedjelj\\p{L}+|vikend\\p{L}*',
  sl: 'ponedelj\\p{L}+|tor(?:ek|kih)|sred[oaeah]+|četrt\\p{L}+|pet(?:ek|kih)|sobot\\p{L}*|nedelj\\p{L}*|vikend\\p{L}*',
  el: 'δευτέρα|τρίτη|τετάρτη|πέμπτη|παρασκευή|σάββατο|κυριακή|σαββατοκύριακ\\p{L}+',
  tr: 'pazartesi\\p{L}*|salı(?: günü)?|çarşamba\\p{L}*|perşembe\\p{L}*|cuma\\p{L}*|cumartesi\\p{L}*|pazar(?: günü| günleri)?|hafta sonu\\p{L}*|tatil\\p{L}*',
  ja: '月曜|火曜|水曜|木曜|金曜|土曜|日曜|祝日|週末|定休|休業|休館|営業|開館',
  zh: '周一|周二|周三|周四|周五|周六|周日|週一|週二|週三|週四|週五|週六|週日|星期|周末|週末|节假日|假日|营业|營業|休息|开放|開放|关闭|關閉',
  ko: '월요일|화요일|수요일|목요일|금요일|토요일|일요일|주말|공휴일|휴무',
  ar: 'الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد|عطل',
  he: '(?:יום |ימי |ביום |בימי )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)|חג\\S*',
  vi: 'thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật|cuối tuần|ngày lễ',
  id: 'senin|selasa|rabu|kamis|jumat|sabtu|minggu|akhir pekan|libur',
};

/** Whether a text is of what visitors may not do or need not bring, or of an empty list. */
export const isHouseRule = (text: string, language: string): boolean => matchesPatterns(text, HOUSE_RULES, language);

/** Whether a text names days of the week. */
export const namesWeekday = (text: string, language: string): boolean => matchesPatterns(text, WEEKDAYS, language);
