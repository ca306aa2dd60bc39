import { type CompleteLanguagePatterns, matchesPatterns } from '../text/index.ts';

/** What a site gives away or shows beside its offer: a template, a checklist, a tutorial, an e-book. */
const SINGLE_ITEMS: CompleteLanguagePatterns = {
  en: 'templates?|checklists?|cheat ?sheets?|worksheets?|workbooks?|e-?books?|white ?papers?|tutorials?|downloads?|downloadable|calculators?|quiz(?:zes)?|handouts?|toolkits?|infographics?|case stud(?:y|ies)|webinars?|podcasts?|this (?:guide|article|post|page|tool|kit)|free (?:guide|tool|kit|course)|(?:practical|quick|short|step-by-step|ultimate|complete) guides?',
  de: '\\p{L}*vorlagen?|checklisten?|arbeitsblatt|arbeitsblätter|e-?books?|whitepapers?|tutorials?|downloads?|\\p{L}*ratgeber|merkblatt|infografik\\p{L}*|webinare?|diese[rs]? (?:artikel|beitrag|leitfaden)|kostenlose[rs]? (?:leitfaden|kurs)',
  fr: 'modèles? (?:gratuits?|à télécharger|excel|word)|check-?lists?|livres? blancs?|e-?books?|tutoriels?|à télécharger|téléchargements?|téléchargeables?|fiches? pratiques?|calculatrices?|simulateurs?|infographies?|webinaires?|cet article|ce guide',
  es: 'plantillas?|listas? de verificación|checklists?|e-?books?|libros? electrónicos?|tutorial(?:es)?|descargas?|descargables?|calculadoras?|infografías?|webinars?|este (?:artículo|post)|esta guía|guías? (?:gratuitas?|prácticas?)',
  it: 'modelli (?:gratuiti|scaricabili)|checklist|e-?book|tutorial|download|scaricabil[ei]|guid[ae] (?:gratuit[ae]|pratic(?:a|he))|calcolator[ei]|infografic(?:a|he)|webinar|quest[oa] (?:articolo|guida)',
  pt: 'modelos? (?:gratuitos?|para baixar)|checklists?|e-?books?|tutoria(?:l|is)|downloads?|planilhas?|guias? (?:gratuitos?|práticos?)|calculadoras?|infográficos?|webinars?|este (?:artigo|guia)',
  nl: 'sjablo(?:on|nen)|checklists?|werkbladen|e-?books?|whitepapers?|tutorials?|downloads?|stappenplan|infographics?|webinars?|dit artikel|deze gids|gratis gids',
  sv: 'mallar?|checklist\\p{L}*|e-?b(?:ok|öcker)|handledningar|nedladdning\\p{L}*|guider|webbinari\\p{L}+|artikeln|gratis guide',
  da: 'skabelon\\p{L}*|tjekliste\\p{L}*|e-?b(?:og|øger)|vejledninger|downloads?|webinar\\p{L}*|artiklen|gratis guide',
  nb: '(?:en )?mal(?:er|en)?|sjekkliste\\p{L}*|e-?b(?:ok|øker)|nedlasting\\p{L}*|webinar\\p{L}*|artikkelen|gratis guide',
  fi: 'mallipohj\\p{L}+|tarkistuslist\\p{L}+|e-?kirj\\p{L}+|ladattav\\p{L}+|webinaar\\p{L}+|tämä (?:artikkeli|opas)|ilmainen opas',
  pl: 'szablon\\p{L}*|checklist\\p{L}*|listy? kontroln\\p{L}+|e-?book\\p{L}*|poradnik\\p{L}*|do pobrania|kalkulator\\p{L}*|infografik\\p{L}*|webinar\\p{L}*|ten artykuł',
  cs: 'šablon\\p{L}+|checklist\\p{L}*|e-?book\\p{L}*|e-?knih\\p{L}+|ke stažení|kalkulačk\\p{L}+|infografik\\p{L}*|webinář\\p{L}*|tento článek',
  sk: 'šablón\\p{L}*|checklist\\p{L}*|e-?book\\p{L}*|e-?knih\\p{L}+|na stiahnutie|kalkulačk\\p{L}+|infografik\\p{L}*|webinár\\p{L}*|tento článok',
  uk: 'шаблон\\p{L}*|чек-?лист\\p{L}*|електронн\\p{L}+ книг\\p{L}+|калькулятор\\p{L}*|інфографік\\p{L}+|вебінар\\p{L}*|ця стаття',
  ru: 'шаблон\\p{L}*|чек-?лист\\p{L}*|электронн\\p{L}+ книг\\p{L}+|калькулятор\\p{L}*|инфографик\\p{L}+|вебинар\\p{L}*|эта статья',
  bg: 'шаблон\\p{L}*|чек-?лист\\p{L}*|електронн\\p{L}+ книг\\p{L}+|калкулатор\\p{L}*|инфографик\\p{L}+|уебинар\\p{L}*|тази статия',
  he: 'תבנית|תבניות|צ.?ק ?ליסט|ספר דיגיטלי|מחשבון|אינפוגרפיקה|וובינר|המאמר|מדריך חינם',
  lv: 'veidn\\p{L}+|kontrolsarakst\\p{L}+|e-?grāmat\\p{L}+|lejupielād\\p{L}+|kalkulator\\p{L}*|vebinār\\p{L}*|šis raksts',
  lt: 'šablon\\p{L}+|kontrolini\\p{L}+ sąraš\\p{L}+|el\\. knyg\\p{L}+|atsisiun\\p{L}+|skaičiuokl\\p{L}+|internetini\\p{L}+ seminar\\p{L}+|šis straipsnis',
  et: 'mall(?:id|i)?|kontrollnimekir\\p{L}+|e-?raamat\\p{L}*|allalaadi\\p{L}+|kalkulaator\\p{L}*|veebiseminar\\p{L}*|see artikkel',
  hu: 'sablon\\p{L}*|ellenőrzőlist\\p{L}+|e-?könyv\\p{L}*|letölthető|kalkulátor\\p{L}*|infografik\\p{L}+|webinári?um\\p{L}*|ez a cikk',
  ro: 'șabloane|șablon|liste? de verificare|e-?book\\p{L}*|descărca\\p{L}+|calculator de \\p{L}+|infografic\\p{L}*|webinar\\p{L}*|acest (?:articol|ghid)|ghid gratuit',
  el: 'πρότυπ(?:ο|α) εγγράφ\\p{L}+|λίστ(?:α|ες) ελέγχου|e-?books?|υπολογιστής \\p{L}+|διαδικτυακ\\p{L}+ σεμινάρι\\p{L}+|αυτό το άρθρο|δωρεάν οδηγός',
  hr: 'predlo(?:žak|šci|žaka)|kontroln\\p{L}+ list\\p{L}+|e-?knjig\\p{L}+|za preuzimanje|kalkulator\\p{L}*|webinar\\p{L}*|ovaj članak|besplatni vodič',
  sl: 'predlog(?:a|e) za|kontroln\\p{L}+ seznam\\p{L}*|e-?knjig\\p{L}+|za prenos|kalkulator\\p{L}*|webinar\\p{L}*|ta članek|brezplačni vodnik',
  sr: 'šablon\\p{L}*|e-?knjig\\p{L}+|za preuzimanje|kalkulator\\p{L}*|vebinar\\p{L}*|ovaj članak|besplatan vodič|шаблон\\p{L}*|калкулатор\\p{L}*|вебинар\\p{L}*',
  ca: 'plantill(?:a|es)|llist(?:a|es) de verificació|llibres? electrònics?|descàrreg\\p{L}+|descarregables?|calculador(?:a|es)|infografi(?:a|es)|webinars?|aquest article|guia gratuïta',
  tr: 'şablon\\p{L}*|kontrol liste\\p{L}*|e-?kitap\\p{L}*|indirilebilir|hesaplayıcı\\p{L}*|infografik\\p{L}*|webinar\\p{L}*|bu (?:makale|yazı|rehber)\\p{L}*',
  vi: 'mẫu (?:tải|biểu|excel|miễn phí)|danh sách kiểm tra|sách điện tử|tải xuống|công cụ tính|infographic|hội thảo trực tuyến|bài viết này',
  id: 'templat|template|daftar periksa|e-?book|buku elektronik|unduhan|kalkulator|infografis|webinar|artikel ini|panduan gratis',
  ja: 'テンプレート|チェックリスト|電子書籍|ホワイトペーパー|チュートリアル|ダウンロード|ウェビナー|この記事|資料請求',
  zh: '模板|范本|範本|检查清单|檢查清單|电子书|電子書|白皮书|白皮書|教程|下载|下載|计算器|計算器|网络研讨会|本文',
  ko: '템플릿|체크리스트|전자책|백서|튜토리얼|다운로드|계산기|웨비나|이 글',
  ar: 'قالب|قوالب|قائمة مرجعية|كتاب إلكتروني|للتحميل|حاسبة|إنفوجرافيك|ندوة عبر|هذا المقال|دليل مجاني',
  fa: 'قالب(?:.?های)? آماده|چک.?لیست|کتاب الکترونیکی|دانلود|ماشین.?حساب|اینفوگرافیک|وبینار|این مقاله',
  th: 'เทมเพลต|เช็คลิสต์|อีบุ๊ก|ดาวน์โหลด|เครื่องคำนวณ|อินโฟกราฟิก|เว็บบินาร์|บทความนี้',
  hi: 'टेम्पलेट|चेकलिस्ट|ई-?बुक|डाउनलोड|कैलकुलेटर|इन्फोग्राफिक|वेबिनार|यह लेख',
};

/** Whether a text speaks of something that a site gives away or shows beside its offer. */
export const namesSingleItem = (text: string, language: string): boolean =>
  matchesPatterns(text, SINGLE_ITEMS, language);
