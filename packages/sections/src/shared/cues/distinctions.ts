import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { withoutEmptyPraise } from './empty-praise.ts';
import { isHouseRule } from './house-rules.ts';
import { isAboutEverybody, isMentioned } from './mentions.ts';
import { standsOut } from './more-distinctions.ts';
import { addsToPart } from './not-only.ts';

/** What only this brand has or does, or does otherwise than others; "not only" adds and does not set apart. */
const DISTINCTIONS: LanguagePatterns = {
  en: "(?:is|are|['’](?:s|re)) the only \\p{L}+|unique(?:ly)?(?! (?:opportunit(?:y|ies)|perspectives?|challenges?|needs?|situations?|strengths|id|ids|identifiers?|numbers?|codes?|links?|urls?|keys?|users?|usernames?|visitors?)(?!\\p{L}))|one of a kind|unlike (?!that)\\p{L}+|like no other|no other \\p{L}+|unmatched|unrivall?ed|second to none|what makes (?:us|it|\\p{L}+) (?:different|special|unique)|not just an? \\p{L}+|compared (?:to|with) (?:other|traditional)|than (?:any other|the traditional) \\p{L}+|pride ourselves|by (\\p{L}+),? for \\1|for (\\p{L}+),? by \\2|in contrast to",
  de: '(?:ist|sind) (?:\\p{L}+ )?(?:der|die|das) einzige[nrs]?|einzigartig\\p{L}*|einmalig(?:e[rsnm]?)?(?! (?:anmelde|einrichtungs|aufnahme|bearbeitungs)?(?:gebühr|zahlung|kosten|betrag|beitrag|anmeldung|registrierung|einrichtung))|unikate?|unverwechselbar\\p{L}*|als einzige[rsn]?|im (?:gegensatz|unterschied) zu|anders als|mehr als (?:nur )?ein\\p{L}*|kein\\p{L}* \\p{L}+, sondern|(?:unterscheidet|hebt) (?:uns|sich)|was uns (?:\\p{L}+ ){0,3}(?:unterscheidet|besonders macht|auszeichnet)|von (\\p{L}+),? für \\1|\\p{L}+ statt \\p{Lu}\\p{L}+[.!]?$|wir (?:verkaufen|berechnen|verlangen) (?:dir |ihnen )?kein\\p{L}*|(?:alles )?aus einer hand',
  fr: "(?:est|sont|sommes) (?:le|la|les) seule?s?|unique en (?:son|leur) genre|(?:expérience|concept|lieu|offre|cadre|approche|savoir-faire) uniques?|inédite?s?|contrairement aux? \\p{L}+|plus qu['’]une? \\p{L}+|se distingue|(?:par) des (\\p{L}+),? pour des \\1|pas un simple|nous ne (?:vendons|facturons|demandons) (?:pas|aucun)|un seul (?:interlocuteur|outil)",
  es: '(?:es|son|somos) (?:el|la|los|las) únic[oa]s?|(?:servicio|experiencia|lugar|producto|espacio|método|forma) únic[oa]s?|inigualable|irrepetible|a diferencia de|más que un[oa]? \\p{L}+|lo que nos (?:diferencia|distingue|hace)|no (?:cobramos|vendemos|filtramos|añadimos)|un (?:solo|único) (?:equipo|proveedor|interlocutor)|se (?:distingue|diferencia|caracteriza)n?|únic[oa] en|no (?:es|somos) (?:solo|sólo|solamente) \\p{L}+|no (?:es|somos) un[oa]? \\p{L}+(?: \\p{L}+){0,4}, sino',
  it: "(?:è|sono|siamo) (?:l['’]|gli |le )unic[oaie]|unic[oaie] (?:nel suo genere|al mondo|in)|(?:esperienza|luogo|prodotto|metodo|ambiente) unic[oa]|inimitabil\\p{L}+|a differenza d\\p{L}+|più di un[oa']? ?\\p{L}+|ciò che ci rende|non (?:vendiamo|chiediamo|aggiungiamo)|un unico (?:referente|interlocutore|fornitore)|si distingu\\p{L}+|non (?:è|siamo) (?:solo|soltanto)|non (?:è|siamo) un[oa']? ?\\p{L}+(?: \\p{L}+){0,4},? ma",
  pt: '(?:é|são|somos) (?:o|a|os|as) únic[oa]s?|(?:experiência|serviço|produto|lugar|conceito|espaço) únic[oa]s?|únic[oa] (?:no|na|em)|ao contrário d\\p{L}+|mais (?:do )?que um[a]? \\p{L}+|o que nos torna|não (?:vendemos|cobramos)|diferencia(?:l|is|-se)|feit[oa] à mão|não (?:é|somos) (?:só|apenas) \\p{L}+|não (?:é|somos) um[a]? \\p{L}+(?: \\p{L}+){0,4}, mas',
  nl: '(?:is|zijn) (?:de|het) enige|unieke?|in tegenstelling tot|anders dan|meer dan (?:alleen )?een \\p{L}+|wat ons anders maakt|(?:wij|we) (?:verkopen|rekenen) geen|onderscheidt zich|voor en door|door (\\p{L}+),? voor \\1',
  sv: 'unik(?:t|a)?|enda .{2,40} som|till skillnad från|mer än (?:bara )?(?:en|ett) (?!(?:meter|timme|dag|vecka|månad|år|miljon)(?!\\p{L}))\\p{L}+|av (\\p{L}+),? för \\1',
  da: 'unik(?:t|ke)?|eneste .{2,40} (?:der|som)|i modsætning til|mere end (?:bare )?(?:en|et) (?!(?:meter|time|dag|uge|måned|år|million)(?!\\p{L}))\\p{L}+|af (\\p{L}+),? for \\1',
  nb: 'unik(?:t|e)?|eneste .{2,40} (?:som|der)|i motsetning til|til forskjell fra|mer enn (?:bare )?(?:en|ei|et) (?!(?:meter|time|dag|uke|måned|år|million)(?!\\p{L}))\\p{L}+|av (\\p{L}+),? for \\1',
  fi: 'ainutlaatui\\p{L}+|ainoa(?!staan)\\p{L}{0,9} .{2,40} jo(?:ka|lla|ssa|sta|nka)|toisin kuin|enemmän kuin(?! \\d)',
  pl: 'jesteśmy jedyn\\p{L}+|wyjątkow\\p{L}+ (?!os[oó]b|ludz|specjalist|chwil|moment|okazj)\\p{L}+|unikal\\p{L}+|niepowtarzaln\\p{L}+|w (?:przeciwieństwie do|odróżnieniu od)|nie (?:sprzedajemy|pobieramy)|więcej niż(?! \\d)',
  cs: '(?:je|jsme) jedin\\p{L}+|jedinečn\\p{L}+|unikátn\\p{L}+|na rozdíl od|odlišuje|víc než(?! \\d)',
  sk: 'jedinečn\\p{L}+|unikátn\\p{L}+|na rozdiel od|odlišuje|viac než(?! \\d)',
  ru: 'единственн(?:ый|ая|ое|ые)|уникальн\\p{L}+|неповторим\\p{L}+|в отличие от|мы не (?:бер[её]м|прода[её]м|навязываем)|больше,? чем(?! \\d)',
  uk: 'унікальн\\p{L}+|неповторн\\p{L}+|на відміну від|більше,? ніж(?! \\d)',
  bg: 'уникал\\p{L}+|неповторим\\p{L}+|за разлика от',
  tr: '\\p{L}{1,30}(?:deki|daki|teki|taki) (?:tek|ilk)|(?:tek|ilk) \\p{L}{1,30}[ıiuü]z|tek \\p{L}+(?:dır|dir|dur|dür|yız|yiz|yuz|yüz)|eşsiz|benzersiz|bizi (?:farklı|özel) kılan|aksine|\\p{L}+d[ae]n farklı olarak',
  ja: '(?:で|の)唯一|唯一(?:の|無二)|違い(?:は|を|です)|(?:私たち|当社)の強み|独自の|ここだけの|他にはない|とは(?:違|異な)|だけではない|に特化',
  zh: '唯一|独特|獨特|独有|獨有|不同于|不同於|不只是|不仅仅是|不僅僅是',
  ko: '유일(?:한|무이)|차별점|독보적|차별화|남다른|과(?:는)? 달리',
  ar: 'الوحيدة? (?:في|من|الت?ي|الذي)|فريد(?:ة)?(?: من نوع)?|لا مثيل|على عكس|ما يميزنا|يميزنا',
  he: 'ייחודי\\S*|בניגוד ל|מה שמייחד|יותר מ(?:סתם)',
  lv: 'unikāl\\p{L}+|atšķirībā no|vairāk nekā(?! \\d)',
  lt: 'unikal\\p{L}+|išskirtin\\p{L}+|(?:skirtingai|kitaip) nei|daugiau nei(?! \\d)',
  et: 'ainulaad\\p{L}+|erinevalt|eristab (?:meid|mind)|rohkem kui(?! \\d)',
  hu: 'egyedülálló\\p{L}*|páratlan|ellentétben|több mint egy',
  ro: 'unic(?:ă|e|i)? (?:în|prin)|spre deosebire de|mai mult decât(?! \\d)',
  el: 'μοναδικ\\p{L}+|σε αντίθεση με|κάτι παραπάνω από|μας ξεχωρίζει',
  hr: '(?:jedini|jedina|jedino) (?:smo|je|\\p{L}+ (?:u|na|koj[ia])(?!\\p{L}))|jedinstven\\p{L}*(?! (?:identifik|broj|kod|lozink)\\p{L}*)|neponovljiv\\p{L}*|za razliku od|(?:ono )?(?:što|po čemu) (?:nas|se) (?:izdvaja|razlikuje|razlikujemo|čini)|ne (?:prodajemo|naplaćujemo)|ručni rad|nije (?:samo|običn[aio]) \\p{L}+',
  sl: '(?:edini|edina|edino) (?:smo|je|\\p{L}+ (?:v|na|ki)(?!\\p{L}))|edinstven\\p{L}*(?! (?:identifik|številk|kod|gesl)\\p{L}*)|neponovljiv\\p{L}*|za razliko od|(?:kar|po čemer) (?:nas|se) (?:odlikuje|loči|razlikuje|razlikujemo)|več kot (?:le |samo )?(?:trgovin|pekarn|podjetj|društv|šol)\\p{L}+|ne (?:prodajamo|zaračunavamo)|ročno delo',
  ca: "(?:és|són|som) (?:l['’]|els |les )(?:únic|única|úniques|únics)|(?:experiència|espai|servei|lloc|producte|projecte) únics?a?|únic(?:a|s|ues)? en|irrepetible|a diferència d\\p{L}+|el que ens fa|es (?:distingeix|diferencia)|no (?:venem|cobrem)",
  vi: 'duy nhất (?:tại|ở|trong|của|có)|độc (?:đáo|quyền|bản|nhất)|khác biệt(?! (?:giữa|về giá))|không giống (?:như )?(?:các|bất kỳ|những)|(?:hơn cả|không chỉ là) một|có một không hai|điều (?:làm|khiến|tạo) nên sự khác biệt|chỉ có (?:tại|ở)',
  id: 'satu-satunya|unik(?! (?:id|pengguna))|berbeda (?:dari|dengan) (?:yang lain|lainnya|\\p{L}+ (?:lain|lainnya|biasa))|tidak seperti|tiada duanya|tak tertandingi|keunikan(?:nya)?|hanya ada di',
  fa: 'تنها \\p{L}+ (?:در|که)|یگانه|منحصر.?به.?فرد|بی.?نظیر|بی.?همتا|برخلاف|متفاوت (?:از|با)|متمایز|فراتر از یک|چیزی بیش از',
  th: 'แห่งเดียว|เพียงหนึ่งเดียว|หนึ่งเดียว(?:ใน|ที่)|รายเดียว|ไม่เหมือนใคร|เป็นเอกลักษณ์|เอกลักษณ์เฉพาะ|(?:แตกต่าง|ต่าง)จาก(?:ที่อื่น|ร้านอื่น|คนอื่น|ทั่วไป)|ไม่ใช่แค่|มากกว่าแค่|หาที่ไหนไม่ได้',
  hi: 'एकमात्र|इकलौत[ाीे]|अनोख[ाीे]|अद्वितीय|बेजोड़|अनूठ[ाीे]|(?:दूसरों|औरों|अन्य लोगों) से अलग|के विपरीत|सिर्फ (?:एक )?\\S+ नहीं|केवल (?:एक )?\\S+ नहीं',
  sr: '(?:jedini|jedina|jedino) (?:smo|je|\\p{L}+ (?:u|na|koj[ia])(?!\\p{L}))|jedinstven\\p{L}*(?! (?:identifik|broj|kod|lozink|matičn)\\p{L}*)|neponovljiv\\p{L}*|za razliku od|(?:ono )?(?:što|po čemu) (?:nas|se) (?:izdvaja|razlikuje|razlikujemo|čini)|ne (?:prodajemo|naplaćujemo)|ručni rad|nije (?:samo|običn[aio]) \\p{L}+|(?:једини|једина|једино) (?:смо|је|\\p{L}+ (?:у|на|кој[иа])(?!\\p{L}))|јединствен\\p{L}*(?! (?:идентифик|број|код|лозинк|матичн)\\p{L}*)|непоновљив\\p{L}*|за разлику од|(?:оно )?(?:што|по чему) (?:нас|се) (?:издваја|разликује|разликујемо|чини)|не (?:продајемо|наплаћујемо)|ручни рад|није (?:само|обичн[аио]) \\p{L}+',
  sq: 'i vetmi .{2,40} (?:në|që)|e vetmja .{2,40} (?:në|që)|unik(?:e|ë)?(?! (?:mundësi|identifik)\\p{L}*)|ndryshe nga|na dallon|më shumë se (?:thjesht|vetëm) një|jo (?:thjesht|vetëm) një|i pakrahasueshëm|e pakrahasueshme',
  mk: 'единствен(?:иот|ата|ото|ите)? \\p{L}+ (?:во|кој|која|што)(?!\\p{L})|уникатн\\p{L}+|неповторлив\\p{L}*|за разлика од|н[еѐ\\u00e8] (?:издвојува|разликува)|повеќе од (?:обичн\\p{L}+|само)|не (?:само|обичн\\p{L}+) \\p{L}+',
  is: '(?:eini|eina|einu) .{2,40} (?:sem|á (?:íslandi|landinu))|einstak(?:ur|t|ir|ar|an|a|rar|ri|s)?|einstök|ólíkt|ólíkir|sker\\p{L}* sig úr|aðgreinir okkur|meira en bara|ekki bara \\p{L}+',
  bs: '(?:jedini|jedina|jedino) (?:smo|je|\\p{L}+ (?:u|na|koj[ia])(?!\\p{L}))|jedinstven\\p{L}*(?! (?:identifik|broj|kod|lozink|matičn)\\p{L}*)|neponovljiv\\p{L}*|za razliku od|(?:ono )?(?:što|po čemu) (?:nas|se) (?:izdvaja|razlikuje|razlikujemo|čini)|više od (?:obič\\p{L}+|samo)|ručni rad|nije (?:samo|običn[aio]) \\p{L}+',
  gl: '(?:é|son|somos) (?:o|a|os|as) únic[oa]s?|únic[oa]s? (?:en|no|na)|a diferenza de|máis que un(?:ha)? \\p{L}+|o que nos (?:diferencia|distingue)',
  eu: 'bakarra (?:da|gara)|paregab\\p{L}+|ez bezala',
  az: 'yeganə \\p{L}+|unikal\\p{L}*|bənzərsiz|fərqli olaraq|bizi fərqləndirən',
  be: 'адзін\\p{L}* ў (?:краіне|беларусі|горадзе)|унікальн\\p{L}+|непаўторн\\p{L}+|у адрозненне ад|нас адрознівае',
  af: 'is die enigste|unieke?|anders as|meer as (?:net )?n \\p{L}+|wat ons (?:onderskei|anders maak)',
};

/** What the brand does not do on principle: "We don't take sponsors." */
const REFUSALS: LanguagePatterns = {
  en: "we (?:don['’]t|do not|never) (?:take|work (?:with|for)|do|sell|use|accept|charge|show|run|track|bundle|add)(?! (?:any )?(?:responsib\\p{L}+|liabil\\p{L}+|returns?|refunds?|exchanges?|cash|cards?|credit|reservations?|bookings?|walk-ins|cookies|orders|payments?|appointments?|so|this|that|it|not)(?!\\p{L}))",
  de: 'wir (?:nehmen|verkaufen|verwenden|machen|arbeiten|verlangen|zeigen) (?:kein\\p{L}{0,2}(?! (?:haftung|verantwortung|gewähr|rücksendung\\p{L}*|reservierung\\p{L}*|kartenzahlung\\p{L}*))|nicht mit)',
  fr: 'nous ne (?:prenons|travaillons|faisons|vendons|utilisons|facturons|acceptons|affichons) (?:pas|aucune?|jamais)(?! (?:de |les )?(?:cartes?|chèques?|responsabilité|réservations?|remboursements?))',
  es: 'no (?:trabajamos con|vendemos|usamos|utilizamos|cobramos|aceptamos)(?! (?:cookies|tarjetas?|devoluciones|reservas|efectivo)(?!\\p{L}))',
  it: 'non (?:lavoriamo con|vendiamo|usiamo|utilizziamo|chiediamo|accettiamo)(?! (?:cookie|carte|resi|prenotazioni|contanti)(?!\\p{L}))',
  pt: 'não (?:trabalhamos com|vendemos|usamos|utilizamos|cobramos|aceitamos)(?! (?:cookies|cartões|devoluções|reservas|dinheiro)(?!\\p{L}))',
  nl: '(?:wij|we) (?:werken niet (?:met|voor)|(?:nemen|verkopen|gebruiken|rekenen|doen) (?:geen|nooit))(?! (?:cookies|pinpas|reserveringen|retouren|verantwoordelijkheid)(?!\\p{L}))',
  sv: 'vi (?:tar|säljer|använder|arbetar|jobbar) (?:inte med|aldrig|inga|ingen)(?! (?:kakor|cookies|kort|kontanter|ansvar|bokningar)(?!\\p{L}))',
  da: 'vi (?:tager|sælger|bruger|arbejder) (?:ikke med|aldrig|ingen)(?! (?:cookies|kort|kontanter|ansvar|reservationer)(?!\\p{L}))',
  nb: 'vi (?:tar|selger|bruker|arbeider|jobber) (?:ikke med|aldri|ingen)(?! (?:cookies|informasjonskapsler|kort|kontanter|ansvar|bestillinger)(?!\\p{L}))',
  pl: 'nie (?:sprzedajemy|pobieramy|bierzemy|używamy|stosujemy|pracujemy z)(?! (?:plików|cookies|odpowiedzialności|rezerwacji)(?!\\p{L}))',
  cs: 'ne(?:prodáváme|bereme|používáme|účtujeme|pracujeme s)(?! (?:cookies|odpovědnost|rezervace|hotovost)(?!\\p{L}))',
  fi: 'emme (?:koskaan )?(?:myy|käytä|ota|veloita|peri|näytä|seuraa)(?! (?:vastuuta|varauksia|evästeitä|käteistä|kortteja)(?!\\p{L}))',
  sk: 'ne(?:predávame|berieme|používame|účtujeme|pracujeme s)(?! (?:cookies|zodpovednosť|rezervácie|hotovosť)(?!\\p{L}))',
  ru: '(?<!если )мы (?:никогда )?не (?:продаем|берем|используем|работаем с|навязываем|применяем|показываем|сотрудничаем с)(?! (?:ответственност|файл|куки|cookie|наличн|заказ)\\p{L}*)',
  uk: "(?:ми )?(?:ніколи )?не (?:продаємо|беремо|використовуємо|працюємо з|нав['’]язуємо|додаємо|співпрацюємо з)(?! (?:відповідальн|файл|кукі|готівк|замовлен)\\p{L}*)",
  bg: '(?:ние )?(?:никога )?не (?:продаваме|вземаме|използваме|работим с|таксуваме|добавяме)(?! (?:отговорност|бисквитки|резерваци|карти)\\p{L}*)',
  tr: '(?<!çerez |sorumluluk |nakit |kart )(?:satmıyoruz|satmayız|kullanmıyoruz|kullanmayız|çalışmıyoruz|çalışmayız|eklemiyoruz|eklemeyiz)',
  ja: '(?:は|を)(?:一切|いっさい)(?:使(?:用)?(?:しません|いません|わず|用せず)|加えません|販売しません|入れません|掲載しません)',
  zh: '(?:我们|我們)?(?:绝不|絕不|从不|從不|坚决不|堅決不|拒绝|拒絕)(?:添加|使用|出售|收取|接受(?!退|现金|現金)|投放|做)',
  ko: '(?:절대|결코|일절|일체) (?:.{0,12})?(?:사용하지|팔지|판매하지|넣지|첨가하지|받지) 않',
  ar: '(?:لا|لن) (?:نبيع|نستخدم|نضيف|نعمل مع|نعرض)(?! (?:ملفات|الكوكيز|مسؤولية|البطاقات|النقد)(?!\\p{L}))',
  he: '(?:אנחנו |אנו )?(?:לעולם )?לא (?:מוכרים|משתמשים ב|עובדים עם|גובים|מוסיפים)(?! ?(?:עוגיות|מזומן|אחריות|כרטיסי)(?!\\p{L})) ?\\p{L}+',
  lv: '(?:mēs )?(?:nekad )?ne(?:pārdodam|izmantojam|lietojam|ņemam|strādājam ar|pievienojam)(?! (?:sīkdatn|atbildīb|skaidr|rezervāc)\\p{L}*)',
  lt: '(?:mes )?(?:niekada )?ne(?:parduodame|naudojame|imame|dirbame su|dedame)(?! (?:slapuk|atsakomyb|gryn|rezervacij)\\p{L}*)',
  et: '(?:me |meie )?ei (?:müü|kasuta|lisa|võta|tööta) (?!(?:küpsise|vastutust|sularaha|broneering|me)\\p{L}*)\\p{L}+',
  hu: '(?:soha )?nem (?:használunk|árulunk|adunk el|dolgozunk|számítunk fel|teszünk)(?! (?:süti|cookie|felelőss|készpénz)\\p{L}*)',
  ro: 'nu (?:vindem|folosim|utilizăm|percepem|lucrăm cu|adăugăm|acceptăm)(?! (?:cookie|module cookie|carduri|retur|rezerv|numerar|răspunde)\\p{L}*)',
  el: 'δεν (?:πουλάμε|χρησιμοποιούμε|χρεώνουμε|συνεργαζόμαστε με|προσθέτουμε|βάζουμε)(?! (?:cookies|μετρητά|κάρτες|κρατήσεις|ευθύνη)(?!\\p{L}))',
  hr: '(?:nikada )?ne (?:koristimo|dodajemo|radimo s|uzimamo)(?! (?:kolačić|odgovornost|gotovin|rezervacij)\\p{L}*)',
  sl: '(?:nikoli )?ne (?:uporabljamo|dodajamo|delamo s|jemljemo)(?! (?:piškotk|odgovornost|gotovin|rezervacij)\\p{L}*)',
  ca: 'no (?:treballem amb|utilitzem|fem servir|acceptem|afegim)(?! (?:galetes|cookies|targetes?|devolucions|reserves|efectiu)(?!\\p{L}))',
  vi: '(?:chúng tôi )?(?:tuyệt đối |không bao giờ |cam kết )?không (?:bao giờ )?(?:sử dụng|dùng|thêm|bán) (?:chất|hóa chất|phụ gia|hàng giả|thông tin|dữ liệu|phẩm màu)(?!\\p{L})',
  id: '(?:kami )?tidak (?:pernah )?(?:menjual|menggunakan|memakai|menambahkan|memungut)(?! (?:cookie|kartu|tunai|tanggung)\\p{L}*)',
  fa: '(?<!کوکی )(?<!کارت )(?:استفاده نمی.?کنیم|نمی.?فروشیم|اضافه نمی.?کنیم)',
  th: '(?:เรา)?ไม่(?:เคย)?(?:ใช้|ใส่|ขาย|เติม)(?:สาร|วัตถุกันเสีย|ผงชูรส|สีสังเคราะห์|ข้อมูล|ของปลอม)',
  hi: '(?:हम )?(?:कभी )?\\S+ (?:का (?:उपयोग|इस्तेमाल|प्रयोग) नहीं करते|नहीं (?:बेचते|मिलाते|डालते))',
  sr: '(?:nikada )?ne (?:koristimo|dodajemo|radimo sa?|uzimamo)(?! (?:kolačić|odgovornost|gotovin|rezervacij)\\p{L}*)|(?:никада )?не (?:користимо|додајемо|радимо са?|узимамо)(?! (?:колачић|одговорност|готовин|резервациј)\\p{L}*)',
};

/** "Unlike last year": what has changed. */
const SINCE_LAST_TIME =
  /^(?:unlike|anders als|im gegensatz zu|contrairement à|a diferencia de|a differenza di|ao contrário de|anders dan|in tegenstelling tot|till skillnad från|i modsætning til|i motsetning til|w odróżnieniu od|w przeciwieństwie do|в отличие от|на відміну від|na rozdíl od) .{0,12}(?<!\p{L})(?:last|previous|letzt|vorig|vergangen|früher|dernière?|passé|précédent|pasado|anterior|scors|passat|afgelopen|förra|sidste|forrige|zeszł|ubiegł|poprzedni|прошл|предыдущ|минул|loňsk|minul)/iu;

/** What is no ware of a house, or sold elsewhere: "We do not accept dogs", "Wir verkaufen keine Gutscheine an der Kasse". */
const NOT_AT_THE_TILL =
  /(?<!\p{L})(?:gift ?cards?|vouchers?|gutschein\p{L}*|bons? cadeaux?|cheques? regalo|buoni regalo|tickets?|billets?|entradas|biglietti|bilhetes|kaartjes|biljetter|billetter|bilet\p{L}+|билет\p{L}*|online|en ligne|en línea|by phone|over the phone|telefonisch|por teléfono|an der kasse|at the (?:door|till|desk|counter))(?!\p{L})/iu;

const isRuleOfHouse = (text: string, language: string): boolean =>
  matchesPatterns(text, REFUSALS, language) && (isHouseRule(text, language) || NOT_AT_THE_TILL.test(text));

/** Whether a sentence says in so many words what sets something apart. */
export const setsApart = (text: string, language: string): boolean =>
  !SINCE_LAST_TIME.test(text) &&
  !isRuleOfHouse(text, language) &&
  !isAboutEverybody(text, language) &&
  !isMentioned(text, language) &&
  !addsToPart(text, language) &&
  (matchesPatterns(withoutEmptyPraise(text, language), DISTINCTIONS, language) ||
    matchesPatterns(text, REFUSALS, language) ||
    standsOut(text, language));
