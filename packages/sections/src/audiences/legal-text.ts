import type { Evidence, PageEvidence, TextBlock } from '@brandprint/contracts';
import { normalizeWhitespace } from '../shared/text/index.ts';

/** Titles of texts on privacy, terms and cookies, in all languages. */
const TITLES = [
  "(?:(?:our|the|your) )?(?:(?:website|online|data|children['’]?s|kids['’]?|minors['’]?|gdpr|coppa|ccpa|california|general) )*(?:privacy|data protection|cookies?|coppa|gdpr|ccpa|safeguarding of data)(?: (?:and|&) (?:cookies?|terms|security|data protection))?(?: (?:policy|policies|notice|statement|declaration|information|compliance|rights|center|settings))*(?: (?:for|to|of) (?:children|minors|parents|users|visitors|california residents|eu residents))?|children['’]?s online privacy(?: protection)?(?: act)?.{0,20}|(?:important )?(?:privacy )?(?:notice|information|note) (?:to|for) parents.{0,40}|(?:(?:website|general|our) )*(?:terms|conditions)(?: (?:and|&|of|for) (?:conditions|use|service|services|sale|terms|website use))*(?: policy)?|legal (?:notice|notices|information|disclaimer|terms)|disclaimer|acceptable use(?: policy)?|refund policy",
  'datenschutz(?:erklärung|hinweise?|bestimmungen|richtlinie|information(?:en)?)?(?: (?:für|von) (?:kinder|minderjährige|eltern|bewerber\\p{L}*))?|(?:allgemeine )?(?:geschäfts|nutzungs|teilnahme|vertrags)bedingungen|agb|impressum|cookie[- ]?(?:richtlinie|hinweise?|erklärung)|haftungsausschluss|rechtliche hinweise',
  '(?:notre )?(?:politique|charte|déclaration|avis) (?:de |sur la |relative à la )?(?:confidentialité|protection des données.{0,20}|vie privée|cookies|gestion des cookies)|(?:protection des )?données personnelles|mentions légales|conditions générales.{0,30}|rgpd|vie privée des (?:enfants|mineurs)|avis (?:important )?aux parents',
  '(?:política|aviso|declaración|declaração|termo)s? (?:de |legal(?:es)? y )?(?:privacidad|privacidade|cookies|protección de datos.{0,20}|proteção de dados.{0,20}|tratamiento de datos.{0,20}|tratamento de dados.{0,20})|(?:privacidad|privacidade)(?: (?:de|dos) (?:los )?(?:niños|menores|crianças))?|protección de datos(?: personales)?|proteção de dados(?: pessoais)?|aviso legal|(?:términos|termos|condiciones|condições)(?: (?:y|e|de|del|do|generales|gerais|condiciones|condições|uso|servicio|serviço|utilização|contratación|venta))*|lgpd|rgpd|aviso (?:importante )?(?:a los padres|aos pais)',
  '(?:informativa|politica|normativa|policy) (?:sulla |sui |di |in materia di )?(?:privacy|cookie|riservatezza|trattamento dei dati.{0,20}|protezione dei dati.{0,20})|privacy(?: e cookie)?(?: policy)?|note legali|(?:termini|condizioni)(?: (?:e|di|del|generali|condizioni|uso|utilizzo|servizio|vendita))*|protezione dei dati(?: personali)?|(?:avviso|informativa) (?:per i|ai) genitori',
  '(?:política|avís) (?:de )?(?:privacitat|privadesa|galetes|legal)|(?:politica|nota|declarația) de (?:confiden[țţ]ialitate|cookie.{0,5}|protec[țţ]ie.{0,20})|protec[țţ]ia datelor.{0,20}|termeni(?: [șş]i condi[țţ]ii.{0,20})?|confiden[țţ]ialitate',
  'privacy(?:beleid|verklaring|statement|reglement)|algemene voorwaarden|(?:gegevens|persoonsgegevens)bescherming|avg|gebruiksvoorwaarden|voorwaarden|cookie(?:beleid|verklaring)|(?:bericht|informatie) voor ouders over .{0,20}privacy',
  '(?:integritets|dataskydds|cookie|sekretess|personuppgifts)(?:policy|information|villkor|skydd)|dataskydd|behandling av personuppgifter|(?:allmänna |användar|köp)villkor|gdpr',
  '(?:privatlivs|persondata|cookie|databeskyttelses|personvern|personopplysnings)(?:politik|erklæring|erklaring|policy|vilkår)?|behandling af personoplysninger|behandling av personopplysninger|(?:handels|forretnings|bruks|brugs|salgs)(?:betingelser|vilkår)|betingelser|vilkår',
  'tietosuoja(?:seloste|käytäntö|lauseke|ilmoitus)?|rekisteriseloste|evästekäytäntö|evästeet|(?:käyttö|toimitus|sopimus|myynti)ehdot|(?:andmekaitse|privaatsus|küpsiste)\\p{L}*|isikuandmete (?:töötlemine|kaitse)|(?:kasutus|müügi|üld)tingimused',
  'polityka (?:prywatności|cookies|ochrony danych.{0,20})(?: i .{0,20})?|prywatność|regulamin(?: (?:serwisu|sklepu|strony))?|rodo|ochrona danych(?: osobowych)?|klauzula informacyjna.{0,30}|(?:standardy )?ochrony? małoletnich',
  '(?:zásady|ochrana|zpracování|spracovanie|spracúvanie) (?:ochrany |zpracování |používání |súkromí|súkromia)?(?:osobních údajů|osobných údajov|soukromí|súkromia|cookies)|(?:všeobecné )?obchod(?:ní|né) podm(?:ínky|ienky)|podm(?:ínky|ienky) (?:použ\\p{L}+|ochrany .{0,20})|gdpr|zásady cookies',
  'политика (?:в отношении обработки .{0,30}|конфиденциальности|обработки .{0,30}|cookie.{0,10}|приватности)|обработка персональных данных|(?:пользовательское соглашение|публичная оферта|договор оферты)|согласие на обработку.{0,30}|конфиденциальность|персональные данные|правовая информация|условия (?:использования|обслуживания)',
  'політика (?:конфіденційності|приватності|обробки.{0,30}|cookie.{0,10})|(?:обробка|захист) персональних даних|договір оферти|публічна оферта|(?:умови|правила) (?:використання|користування)|политика за (?:поверителност|защита.{0,30}|бисквитки.{0,10})|(?:защита|обработка) на лични(?:те)? данни|поверителност|общи условия',
  '(?:pravila|politika|izjava|zaštita|varstvo|zásady) (?:o |privatnosti|zasebnosti|kolačića|piškotkov)?(?:privatnosti?|zasebnosti?|osobnih podat\\p{L}+|podataka o ličnosti|osebnih podatkov|kolačićima?|piškotkih)?|privatnost|zasebnost|(?:opći|opšti|splošni) (?:uvjeti|uslovi|pogoji).{0,20}|uvjeti korištenja|uslovi korišćenja|pogoji uporabe|политика приватности|заштита података.{0,20}',
  'adatvédelm\\p{L}*(?: (?:tájékoztató|nyilatkozat|szabályzat|irányelv\\p{L}*))?|adatkezelési \\p{L}+|(?:általános )?(?:szerződési|felhasználási) feltételek|ászf|πολιτική (?:απορρήτου|cookies|προστασίας.{0,30})|προστασία (?:προσωπικών )?δεδομένων|απόρρητο|όροι (?:χρήσης|και προϋποθέσεις)',
  '(?:gizlilik|çerez|kvkk|kişisel veri\\p{L}*)(?: (?:politikası|sözleşmesi|bildirimi|metni|aydınlatma.{0,15}|ve .{0,25}|koruma.{0,20}))?|aydınlatma metni|kullanım (?:koşulları|şartları)|privātuma politika|(?:personas )?datu aizsardzība|lietošanas noteikumi|sīkdatņu politika|privatumo politika|(?:asmens )?duomenų apsauga|(?:naudojimo|pirkimo) (?:sąlygos|taisyklės)|slapukų politika',
  '(?:kebijakan|pemberitahuan) (?:privasi|cookie)|syarat (?:dan|&) ketentuan.{0,20}|ketentuan (?:layanan|penggunaan)|perlindungan data.{0,15}|chính sách (?:bảo mật|quyền riêng tư|riêng tư|cookie).{0,20}|điều khoản.{0,25}|bảo vệ dữ liệu.{0,15}',
  '(?:プライバシー|個人情報|クッキー|Cookie).{0,10}(?:ポリシー|方針|保護|取り?扱い.{0,5})|利用規約|特定商取引.{0,10}|免責事項|(?:隐私|隱私|个人信息|個人資料).{0,6}(?:政策|声明|聲明|保护|保護|条款|權政策)|(?:服务|服務|使用|用户)(?:条款|條款|协议|協議)|儿童隐私.{0,6}|(?:개인정보|개인 정보).{0,3}(?:처리방침|취급방침|보호.{0,3})|이용약관|นโยบาย(?:ความเป็นส่วนตัว|คุกกี้|คุ้มครองข้อมูล.{0,20})|ข้อกำหนด.{0,20}|गोपनीयता(?: नीति)?|नियम (?:और|एवं) शर्तें',
  'سياسة (?:الخصوصية|ملفات .{0,20})|(?:إشعار )?الخصوصية|(?:الشروط|الأحكام) و(?:الأحكام|الشروط)|شروط (?:الاستخدام|الخدمة)|خصوصية الأطفال|(?:سیاست|خط‌?مشی|بیانیه) (?:حفظ )?(?:حریم خصوصی|محرمانگی)|حریم خصوصی|(?:قوانین|شرایط) (?:و مقررات|استفاده.{0,10})|(?:מדיניות|הצהרת) (?:ה)?פרטיות.{0,15}|תנאי (?:ה)?שימוש|תקנון(?: האתר)?|הגנת (?:ה)?פרטיות',
];
const LEGAL_TITLE = new RegExp(`^[\\p{N}.§) ]*(?:${TITLES.join('|')})[:：.]?$`, 'iu');

/** What such a text says of children wherever it stands: "We do not knowingly collect data of children". */
const LEGAL_TEXT =
  /(?<!\p{L})(?:COPPA(?!\p{L})|children['’]s online privacy protection|knowingly (?:collect|solicit|gather|request|process)|wissentlich\p{L}* .{0,60}(?:daten|informationen)|sciemment .{0,60}(?:données|informations)|a sabiendas .{0,60}(?:datos|información)|(?:intencionalmente|conscientemente) .{0,60}dados|consapevolmente .{0,60}(?:dati|informazioni)|bewust .{0,60}(?:persoons)?gegevens|medvetet .{0,60}(?:person)?uppgifter|bevidst .{0,60}(?:person)?oplysninger|bevisst .{0,60}(?:person)?opplysninger|tietoisesti .{0,60}tietoja|świadomie .{0,60}dan(?:ych|e)|vědomě .{0,60}údaje|vedome .{0,60}údaje|(?:сознательно|намеренно) .{0,60}(?:данны|информаци)\p{L}*|свідомо .{0,60}(?:дан|інформаці)\p{L}*|bilerek .{0,60}(?:veri|bilgi)\p{L}*|tudatosan .{0,60}adat\p{L}*|(?:cu bună știință|în mod conștient) .{0,60}date)/iu;

const isLegalTitle = (text: string): boolean => LEGAL_TITLE.test(normalizeWhitespace(text));

/** A page whose title or main heading says that it is one, wherever it is on the site. */
const isLegalPage = ({ title, text }: PageEvidence): boolean =>
  isLegalTitle(title.split(/\s[|–—:·-]\s/)[0] ?? '') ||
  text.filter(({ level }) => level === 1).some((block) => isLegalTitle(block.text));

/** The text of a page without the chapters that such a heading opens, and without other sentences like theirs. */
function withoutLegalChapters(text: readonly TextBlock[]): TextBlock[] {
  let hiddenBelow = 0;
  return text.filter((block) => {
    if (block.kind === 'heading') {
      const level = block.level ?? 6;
      if (hiddenBelow === 0 || level <= hiddenBelow) hiddenBelow = isLegalTitle(block.text) ? level : 0;
    }
    return hiddenBelow === 0 && !LEGAL_TEXT.test(block.text);
  });
}

/** Evidence without texts on privacy, terms and the like, which name children and parents, but as nobody's audience. */
export function withoutLegalText(evidence: Evidence): Evidence {
  const [home, ...others] = evidence.pages;
  if (!home) return evidence;
  const pages = [home, ...others.map((page): PageEvidence => (isLegalPage(page) ? { ...page, kind: 'legal' } : page))];
  const told = pages.map((page) => {
    const text = page.kind === 'legal' ? page.text : withoutLegalChapters(page.text);
    return text.length === page.text.length ? page : { ...page, text };
  });
  return told.every((page, index) => page === evidence.pages[index]) ? evidence : { ...evidence, pages: told };
}
