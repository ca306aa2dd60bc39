import { type CompleteLanguagePatterns, type LanguagePatterns, matchesPatterns, wordCount } from '../text/index.ts';

/** What costs nothing or is cheaper, where to park, and what employees get. */
const PERKS: CompleteLanguagePatterns = {
  ar: 'مجان\\p{L}*|خصم|خصومات|تخفيض\\p{L}*|موقف سيارات|مواقف|راتب|رواتب|إجاز[ةه]',
  bg: 'безплат\\p{L}+|отстъпк\\p{L}+|паркинг\\p{L}*|паркиране|заплат\\p{L}+|отпуск\\p{L}*|бонус\\p{L}*',
  ca: 'gratu[ïi]t\\p{L}*|gratis|descomptes?|aparcament\\p{L}*|pàrquing|sou|salari|vacances',
  cs: 'zdarma|bezplatn\\p{L}+|slev\\p{L}+|parkov\\p{L}+|mzd\\p{L}+|plat(?:u|y|em)?|dovolen\\p{L}+|benefit\\p{L}*',
  da: 'gratis|rabat\\p{L}*|parkering\\p{L}*|løn|ferie\\p{L}*|pensionsordning\\p{L}*',
  de: 'kostenlos\\p{L}*|kostenfrei\\p{L}*|gratis|umsonst|rabatt\\p{L}*|parkpl\\p{L}+|parken|gehalt|gehälter|urlaub\\p{L}*|homeoffice|altersvorsorge',
  el: 'δωρεάν|έκπτωσ\\p{L}+|εκπτώσεις|πάρκινγκ|στάθμευσ\\p{L}+|μισθ\\p{L}+|άδει\\p{L}+',
  en: 'free of charge|(?:for|completely|totally) free|free (?:\\p{L}+ )?(?:delivery|shipping|parking|wifi|wi-fi|breakfast|coffee|consultations?|estimates?|quotes?|trials?|samples?)|complimentary|discounts?|parking|car park|wi-?fi|salary|salaries|pension (?:scheme|plan|contribution)s?|paid (?:leave|holidays?)|days off|annual leave|no (?:extra|additional) (?:cost|charge)s?',
  es: 'gratis|gratuit[oa]s?|sin coste|sin costo|descuentos?|aparcamiento|estacionamiento|parking|sueldos?|salarios?|vacaciones',
  et: 'tasuta|soodustus\\p{L}*|allahindlus\\p{L}*|parki\\p{L}+|palk|palga\\p{L}*|puhkus\\p{L}*',
  fa: 'رایگان|تخفیف|پارکینگ|حقوق ماهانه|مرخصی',
  fi: 'ilmai\\p{L}+|maksu(?:tta|ton\\p{L}*)|alennu\\p{L}+|pysäköin\\p{L}+|parkki\\p{L}*|palkka\\p{L}*|loma(?:t|päiv\\p{L}+|-aj\\p{L}+|edu\\p{L}+)?',
  fr: 'gratuit\\p{L}*|offert\\p{L}*|sans frais|remises?|réductions?|parking|stationnement|salaires?|congés|télétravail',
  he: 'חינם|ללא תשלום|ללא עלות|הנחה|הנחות|חניה|חנייה|שכר|חופשה',
  hi: 'मुफ़्त|मुफ्त|निःशुल्क|नि:शुल्क|छूट|पार्किंग|वेतन|छुट्टी',
  hr: 'besplat\\p{L}+|popust\\p{L}*|parkir\\p{L}*|parking\\p{L}*|plać[ae]|godišnj\\p{L}+ odmor\\p{L}*',
  hu: 'ingyen\\p{L}*|díjmentes\\p{L}*|kedvezmény\\p{L}*|parkol\\p{L}+|fizetés\\p{L}*|fizetett szabadság\\p{L}*|szabadságnap\\p{L}*',
  id: 'gratis|cuma-cuma|tanpa biaya|diskon|potongan harga|parkir\\p{L}*|gaji|cuti',
  it: 'gratis|gratuit\\p{L}+|senza costi|omaggio|scont[oi]|parcheggi\\p{L}*|stipendi\\p{L}*|ferie',
  ja: '無料|割引|駐車場|給与|給料|有給|休暇|Wi-?Fi',
  ko: '무료|할인|주차|급여|연봉|휴가',
  lt: 'nemokam\\p{L}+|nuolaid\\p{L}+|parkavim\\p{L}+|stovėjim\\p{L}+|atlyginim\\p{L}+|atostog\\p{L}+',
  lv: 'bezmaksas|bez (?:papildu )?maksas|atlaid\\p{L}+|stāvviet\\p{L}+|autostāvviet\\p{L}+|alg[aiu]|atvaļinājum\\p{L}+',
  nb: 'gratis|kostnadsfri\\p{L}*|rabatt\\p{L}*|parkering\\p{L}*|lønn|ferie\\p{L}*|pensjonsordning\\p{L}*',
  nl: 'gratis|kosteloos|korting\\p{L}*|parkeren|parkeer\\p{L}*|salaris\\p{L}*|vakantiedagen|verlof',
  pl: 'bezpłatn\\p{L}+|darmow\\p{L}+|za darmo|gratis\\p{L}*|rabat\\p{L}*|zniżk\\p{L}+|parking\\p{L}*|wynagrodzeni\\p{L}+|pensj[aię]|urlop\\p{L}*',
  pt: 'grátis|gratuit[oa]s?|sem custos?|descontos?|estacionamento|salários?|férias',
  ro: 'gratuit\\p{L}*|gratis|fără costuri|reducer\\p{L}+|parcare\\p{L}*|salari\\p{L}+|concedi\\p{L}+',
  ru: 'бесплатн\\p{L}+|скидк\\p{L}+|скидок|парковк\\p{L}+|зарплат\\p{L}+|отпуск\\p{L}*|бонус\\p{L}*',
  sk: 'zadarmo|bezplatn\\p{L}+|zľav\\p{L}+|zliav|parkov\\p{L}+|mzd\\p{L}+|dovolen\\p{L}+',
  sl: 'brezplač\\p{L}+|zastonj|popust\\p{L}*|parkir\\p{L}+|plač[aei]|dopust\\p{L}*',
  sr: 'besplat\\p{L}+|popust\\p{L}*|parking\\p{L}*|plat[aeu]|бесплат\\p{L}+|попуст\\p{L}*|паркинг\\p{L}*|плат[аеу]',
  sv: 'gratis|kostnadsfri\\p{L}*|rabatt\\p{L}*|parkering\\p{L}*|lön|semester\\p{L}*|tjänstepension',
  th: 'ฟรี|ส่วนลด|ที่จอดรถ|เงินเดือน|วันลา',
  tr: 'ücretsiz|bedava|indirim\\p{L}*|otopark\\p{L}*|maaş\\p{L}*|yıllık izin',
  uk: 'безкоштовн\\p{L}+|знижк\\p{L}+|знижок|паркуванн\\p{L}+|парковк\\p{L}+|зарплат\\p{L}+|відпустк\\p{L}+|бонус\\p{L}*',
  vi: 'miễn phí|giảm giá|khuyến mãi|ưu đãi|bãi (?:đỗ|đậu) xe|chỗ đậu xe|lương|nghỉ phép',
  zh: '免费|免費|折扣|优惠|優惠|停车|停車|工资|薪资|薪資|年假',
};

/** A title that is hardly more than this, unless it is small print; how something is delivered may set a brand apart. */
const DELIVERY: LanguagePatterns = {
  ar: 'توصيل|التوصيل',
  bg: 'доставк(?:а|и|ата)',
  ca: 'lliuraments?',
  cs: 'doručení|rozvoz',
  da: 'levering',
  de: '\\p{L}*lieferung',
  el: 'παράδοση|παραδόσεις',
  en: 'delivery|deliveries',
  es: 'entregas?|reparto',
  et: 'kohaletoimetamine',
  fa: 'ارسال|تحویل',
  fi: '(?:koti)?toimitus|kotiinkuljetus',
  he: 'משלוח|משלוחים',
  hi: 'डिलीवरी',
  hr: 'dostava',
  hu: '(?:ki|ház\\p{L}*)?szállítás',
  id: 'pengiriman',
  it: 'consegn[ae]',
  ja: '配送|配達',
  ko: '배송|배달',
  lt: 'pristatymas',
  lv: 'piegāde',
  nb: 'levering',
  nl: 'bezorging|levering',
  pl: 'dostaw[ay]',
  pt: 'entregas?',
  ru: 'доставка',
  sk: 'doručenie|donáška',
  sl: 'dostava',
  sr: 'dostava|isporuka|достава|испорука',
  sv: '(?:hem)?leverans(?:er)?',
  th: 'จัดส่ง',
  tr: 'teslimat',
  uk: 'доставка',
  vi: 'giao hàng',
  zh: '送货|送貨|配送',
};
const MAX_TITLE_WORDS = 3;

/** "Admitted" may be to a register: a word that says so only beside guests, animals, cards or smoking. */
const beside = (allowed: string, whom: string): string =>
  `(?:${whom})(?!\\p{L}).{0,30} (?:${allowed})|(?:${allowed}) (?:.{0,30} )?(?:${whom})`;

/** What guests may bring, do or pay with, and whom the brand hires. */
const RULES_AND_JOBS: CompleteLanguagePatterns = {
  ar: 'مسموح|غير مسموح|ممنوع|يمنع|نوظف|للتوظيف|مطلوب موظف\\p{L}*',
  bg: 'разреш\\p{L}+|забран\\p{L}+|не се допуска\\p{L}*|приемаме (?:карти|плащан\\p{L}+)|наемаме',
  ca: 'permès|permesos|permeses|prohibi\\p{L}+|s.accepten?|contractem',
  cs: 'povolen\\p{L}*|zakázán\\p{L}*|přijímáme (?:karty|platby|hotovost)|nabíráme|přijmeme',
  da: 'tillad(?:t|e)|forbudt|modtager (?:kort|kontanter)|ansætter',
  de: `erlaubt|gestattet|${beside('zugelassen', 'tiere|haustiere|hunde|katzen|karten|rauchen|gäste|besucher')}|verboten|(?:karten|karte|bargeld|zahlung\\p{L}*) .{0,30}(?:angenommen|akzeptiert)|stellen wir ein|wir stellen ein`,
  el: 'επιτρέπ\\p{L}+|απαγορεύ\\p{L}+|δεχόμαστε (?:κάρτες|μετρητά)|γίνονται δεκτ\\p{L}+|προσλαμβάν\\p{L}+',
  en: `${beside('allowed|permitted', '(?:guests?|visitors?|animals?|pets?|dogs?|cats?|cards?|smok(?:ing|ers?))')}|forbidden|prohibited|(?:cards?|cash|payments?|vouchers?) .{0,30}accepted|we accept (?:cards?|cash|cheques|payments?)|recruiting`,
  es: 'permitid[oa]s?|prohibid[oa]s?|se (?:aceptan?|admiten?|permiten?)|aceptamos (?:tarjetas?|efectivo)|contratamos',
  et: 'lubatud|keelatud|võtame tööle|aktsepteerime (?:kaarte|sularaha)',
  fa: 'مجاز|ممنوع|استخدام',
  fi: 'salli\\p{L}+|kiellet\\p{L}+|hyväksymme (?:kortit|käteisen)|palkkaamme|rekrytoimme',
  fr: `autorisée?s?|interdite?s?|(?:cartes?|espèces|chèques?) .{0,40}acceptée?s|acceptons (?:les )?(?:cartes|espèces|chèques)|${beside('admise?s?', 'animaux|chiens?|chats?|cartes?|fumeurs?|visiteurs?|clients?')}|embauch\\p{L}+`,
  he: 'מותר|אסור|אסורה|מקבלים (?:אשראי|מזומן)|מגייסים|דרושים|דרוש',
  hi: 'अनुमति|वर्जित|मना है|स्वीकार (?:करते|किए)|भर्ती',
  hr: 'dopušten\\p{L}*|dozvoljen\\p{L}*|zabranjen\\p{L}*|primamo kartice|zapošljavamo',
  hu: 'megenged\\p{L}+|engedélyezet\\p{L}+|tilos|elfogad\\p{L}+ (?:kártyá|készpénz)\\p{L}*|(?:kártyá|készpénz)\\p{L}* .{0,20}elfogad\\p{L}+|felveszünk|munkatársat',
  id: 'diizinkan|dilarang|diperbolehkan|kami menerima (?:kartu|tunai)|lowongan|merekrut',
  it: `${beside('ammess[oaie]', 'animali|cani|gatti|carte|fumatori|ospiti|visitatori')}|consentit[oaie]|vietat[oaie]|si accettano|accettiamo (?:carte|contanti)`,
  ja: '禁止|ご遠慮|募集|求人|採用情報|新卒採用|中途採用|ご予約は|お問い合わせ',
  ko: '금지|허용|카드 결제|채용|모집|예약은',
  lt: 'leidžiam\\p{L}*|draudžiam\\p{L}*|priimame (?:korteles|grynuosius)|įdarbiname',
  lv: 'atļaut\\p{L}*|aizliegt\\p{L}*|pieņemam (?:kartes|skaidru)|pieņemam darbā',
  nb: 'tillatt|forbudt|tar (?:kort|kontanter)|ansetter',
  nl: 'toegestaan|verboden|(?:pin|kaarten|contant) .{0,30}(?:geaccepteerd|mogelijk)|wij accepteren (?:pin|contant|kaarten)|wij nemen aan',
  pl: 'dozwolon\\p{L}+|zabronion\\p{L}+|zakaz\\p{L}*|akceptujemy|przyjmujemy (?:karty|gotówkę)',
  pt: 'permitid[oa]s?|proibid[oa]s?|(?:aceitamos|aceitam-se) |contratamos|estamos contratando',
  ro: 'permis[eăi]?|interzis\\p{L}*|acceptăm (?:carduri|numerar)|se acceptă|angajăm',
  ru: 'разреш\\p{L}+|запрещ\\p{L}+|принимаем (?:карты|наличные|оплату)|принимаются|набираем|вакансии',
  sk: 'povolen\\p{L}*|zakázan\\p{L}*|prijímame (?:karty|platby|hotovosť)|prijmeme|naberáme',
  sl: 'dovoljen\\p{L}*|prepovedan\\p{L}*|sprejemamo (?:kartice|gotovino)|zaposlujemo',
  sr: 'dozvoljen\\p{L}*|zabranjen\\p{L}*|primamo kartice|zapošljavamo|дозвољен\\p{L}*|забрањен\\p{L}*|примамо картице|запошљавамо',
  sv: 'tillåt\\p{L}*|förbjud\\p{L}*|förbud|tar (?:kort|kontanter)|anställer|rekryterar',
  th: 'ห้าม|อนุญาต|รับบัตร|รับสมัคร',
  tr: 'yasak\\p{L}*|izin veril\\p{L}+|kabul (?:edilir|ediyoruz)|işe alıyoruz|eleman',
  uk: 'дозвол\\p{L}+|заборон\\p{L}+|приймаємо (?:картки|готівку|оплату)|приймаються|набираємо|вакансії',
  vi: 'được phép|cấm|nhận thẻ|chấp nhận thẻ|tuyển dụng|tuyển nhân viên',
  zh: '禁止|不允许|不允許|请勿|請勿|接受(?:现金|信用卡|刷卡)|招聘|招募|征才|徵才',
};

/** Whether a text tells what is free or cheaper, parked, or paid to employees, or is "Delivery": what sets few apart. */
export const namesPerk = (text: string, language: string): boolean =>
  matchesPatterns(text, PERKS, language) ||
  (wordCount(text) <= MAX_TITLE_WORDS && matchesPatterns(text, DELIVERY, language));

/** Whether a text tells what guests may do or pay with, or that somebody is hired. */
export const tellsRuleOrJob = (text: string, language: string): boolean =>
  matchesPatterns(text, RULES_AND_JOBS, language);
