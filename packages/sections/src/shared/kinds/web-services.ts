import type { Kind } from './kind.ts';

export const WEB_SERVICES: readonly Kind[] = [
  {
    name: 'online calculator',
    bucket: 'Internet services',
    words: {
      en: '(?:online|financial|finance|loan|mortgage|tax|salary|unit|calorie|compound interest|vat|bmi|pay) (?:calculators?|converters?)',
      'de nl':
        '*(?:brutto-netto|gehalts|kredit|zins|steuer|einheiten|kalorien)-?rechner|*online-?rechner|*(?:netto|belasting|lening|hypotheek|rente|btw|calorie)calculator|*rekentool',
      'sv da nb':
        '*(?:låne|ränte|skatte|löne|kalori)kalkylator|*(?:låne|rente|skatte|løn|lønns)beregner|*(?:låne|rente|skatte|lønns)kalkulator',
      'fr es pt it ca ro':
        '(?:calculatrices?|simulateurs?|convertisseurs?) (?:en ligne|financi\\p{L}+|de (?:prêt|crédit|salaire|tva|impôt))|calculadoras? (?:online|financieras?|financeiras?|de (?:préstamos?|hipotecas?|empréstimos?|iva|sueldo|salário|impuestos))|simulador(?:es)? de (?:crédito|préstamos)|calcolator[ei] (?:online|finanziar[io]|mutuo|iva|stipendio)|calculadores? en línia|calculato(?:r|are) (?:online|financiar|salarii|credit|salariu)',
      'pl cs sk hr sl':
        '(?:kalkulator(?:y)? (?:online|finansow|kredytow|wynagrodze|vat|walut)\\p{L}*)|kalkulačk[ay] (?:online|hypotéky|mzdy|úvěru|úveru|finančn\\p{L}+)|(?:finančn|hypoteční|mzdov|úvěrov|úverov)\\p{L}* kalkulačk\\p{L}+|(?:kreditni|online|financijski|finančni) kalkulator\\p{L}*|kalkulator (?:plaće|kredita|poreza)',
      'ru uk bg':
        '(?:онлайн|кредитн|ипотечн|финансов)\\p{L}*[- ]калькулятор\\p{L}*|калькулятор\\p{L}* онлайн|(?:кредитн|фінансов)\\p{L}*[- ]калькулятор\\p{L}*|(?:онлайн|кредитен|кредитни|финансови|ипотечен) калкулатор\\p{L}*',
      'fi et lv lt hu':
        '*(?:laina|palkka|vero|korko|kalori)laskuri\\p{L}*|*(?:laenu|palga|intressi|maksu)kalkulaator\\p{L}*|(?:kredīta|algas|nodokļu|aizdevuma) kalkulator\\p{L}+|(?:paskolos|atlyginimo|mokesčių|palūkanų) skaičiuokl\\p{L}+|(?:hitel|bér|online|adó|kamat|fizetés)\\p{L}* ?kalkulátor\\p{L}*',
      'el tr':
        '(?:υπολογιστ\\p{L}+|υπολογισμός) (?:δανείου|φόρου|μισθού|τόκων)|(?:kredi|maaş|faiz|vergi|online|kdv|finans) hesaplama\\p{L}*|hesaplama araçları',
      'ar he fa':
        '(?:حاسبة|آلة حاسبة|حاسبات) (?:القرض|القروض|الراتب|مالية|الضريبة|أونلاين)|(?:מחשבון|מחשבוני) (?:משכנתא|שכר|הלוואה|ריבית|פיננסי\\p{L}*|פנסיה)|(?:ماشین حساب (?:آنلاین|وام)|محاسبه ?گر (?:وام|سود|مالیات))',
      'id vi is th':
        'kalkulator (?:online|keuangan|kpr|pinjaman|pajak)|(?:máy tính|công cụ tính) (?:lãi suất|khoản vay|lương|tài chính|thuế)|(?:lána|launa|reikni)reiknivél\\p{L}*|(?:โปรแกรมคำนวณ|เครื่องคิดเลข)(?:ภาษี|สินเชื่อ|ออนไลน์)',
      'ja zh ko':
        '計算シミュレーション|ローン計算|在线计算器|贷款计算器|房贷计算器|線上計算機|試算工具|이자계산기|연봉계산기|대출계산기',
      sq: 'llogaritës\\p{L}* (?:financiar|i kredisë|page|tatim)\\p{L}*',
    },
  },
  {
    name: 'job board',
    bucket: 'Internet services',
    narrows: 'recruitment agency',
    words: {
      en: 'job (?:boards?|sites?|portals?|search engine|listings)',
      'de nl':
        '*jobbörse\\p{L}*|*stellenbörse|*stellenportal|*stellenmarkt|*jobportal|*jobplattform|*vacaturebank|*vacaturesite|*jobsite|*banenbank',
      'sv da nb': '*jobbsajt|*jobbportal\\p{L}*|*jobportal\\p{L}*|*jobbank|*jobdatabase|*stillingsportal|*jobbportal',
      'fr es pt it ca ro':
        "site d['’]emploi|offres d['’]emploi en ligne|plateforme (?:d['’]emploi|de recrutement)|(?:bolsa|portal|buscador) de (?:empleo|trabajo)|(?:portal|bolsa|site) de (?:emprego|empregos|vagas)|(?:portale|motore di ricerca) (?:del |di |di ricerca )?lavoro|annunci di lavoro|(?:borsa|portal) de treball|(?:portal|site) de (?:joburi|locuri de muncă)",
      'pl cs sk hr sl':
        '(?:portal pracy|serwis z ofertami pracy|portal z ogłoszeniami o pracę)|(?:pracovní portál|portál práce)|(?:pracovný portál)|(?:portal za (?:zapošljavanje|posao)|oglasi za posao|zaposlitveni portal)',
      'ru uk bg':
        '(?:сайт (?:поиска работы|вакансий)|биржа труда|портал вакансий)|(?:сайт (?:пошуку роботи|вакансій)|портал вакансій)|(?:обяви за работа|сайт за работа|портал за работа)',
      'fi et lv lt hu':
        '*työnhakupalvelu|*työpaikkapalvelu|*rekryportaali|tööportaal\\p{L}*|tööotsinguportaal|(?:darba (?:portāl|sludinājum))\\p{L}+|(?:darbo (?:skelbim|portal))\\p{L}+|(?:állásportál|álláskereső portál|álláshirdetések)\\p{L}*',
      'el tr':
        '(?:αγγελίες εργασίας|πλατφόρμα εύρεσης εργασίας)|(?:iş ilan\\p{L}+ (?:sitesi|platformu|portalı)|iş arama (?:sitesi|platformu)|kariyer platformu)',
      'ar he fa':
        '(?:موقع|منصة|بوابة) (?:ال)?(?:توظيف|التوظيف|وظائف|للوظائف)|(?:לוח דרושים|אתר דרושים|לוח משרות)|(?:کاریابی آنلاین|سایت کاریابی|آگهی استخدام)',
      'id vi is th':
        '(?:portal|situs|info) (?:lowongan kerja|lowongan|loker)|(?:trang|website|cổng) (?:việc làm|tuyển dụng)|(?:atvinnuauglýsing|starfatorg)\\p{L}*|(?:เว็บหางาน|ประกาศงาน)',
      'ja zh ko': '求人サイト|転職サイト|求人情報サイト|招聘网|求职网站|人才网|求職網|채용사이트|구인구직',
    },
  },
  {
    name: 'classifieds site',
    bucket: 'Internet services',
    words: {
      en: '(?:free |online )?classified(?:s| ads)|(?:buy and sell|second[- ]hand) (?:marketplace|platform|ads)',
      'de nl': '*kleinanzeigen\\p{L}*|*anzeigenmarkt|*anzeigenportal|*advertentiesite|*online marktplaats|*zoekertjes',
      'sv da nb': '*annonsmarknad|*köp och sälj|*annonssajt|*rubrikannoncer|*køb og salg|*annonceside',
      'fr es pt it ca ro':
        "petites annonces|site d['’]annonces|anuncios clasificados|(?:compra y venta|anuncios gratis)|anúncios (?:grátis|classificados)|classificados|annunci (?:gratuiti|gratis|online)|anuncis classificats|anunțuri (?:gratuite|online)|mica publicitate",
      'pl cs sk hr sl':
        '(?:ogłoszenia (?:drobne|lokalne|bezpłatne)|portal ogłoszeniowy|serwis ogłoszeniowy)|(?:inzerce zdarma|inzertní (?:portál|server)|bazar online)|(?:inzercia zadarmo|inzertný portál|bazár online)|(?:mali oglasi|besplatni oglasi|oglasnik|brezplačni oglasi)',
      'ru uk bg':
        '(?:доска объявлений|бесплатные объявления)\\p{L}*|(?:дошка оголошень|безкоштовні оголошення)\\p{L}*|(?:безплатни обяви|сайт за обяви)',
      'fi et lv lt hu':
        '*kirpputori netissä|*myyntipalsta|*nettikirppis|*kuulutusteportaal|tasuta kuulutused|(?:sludinājumu (?:portāl|serveris))\\p{L}*|(?:skelbimų (?:portal|svetain)|nemokami skelbimai)\\p{L}*|(?:apróhirdetés|hirdetési portál|ingyenes hirdetés)\\p{L}*',
      'el tr': '(?:μικρές αγγελίες|δωρεάν αγγελίες)|(?:ücretsiz ilan|ilan sitesi|alım satım platformu)\\p{L}*',
      'ar he fa': '(?:إعلانات مبوبة|سوق إلكتروني)|(?:לוח מודעות|יד שנייה לוח)|(?:نیازمندی(?: |‌)?ها|درج آگهی)',
      'id vi is th':
        '(?:iklan (?:baris|gratis)|situs jual beli)|(?:rao vặt|mua bán rao vặt)|smáauglýsing\\p{L}*|(?:ลงประกาศฟรี|ประกาศซื้อขาย)',
      'ja zh ko': 'フリマアプリ|フリマサイト|分类信息网|二手交易平台|分類廣告|중고거래|벼룩시장',
    },
  },
  {
    name: 'dating service',
    bucket: 'Internet services',
    words: {
      en: '(?:online )?dating (?:sites?|apps?|service|agency|platform)|match ?mak(?:ing|ers?) (?:agency|service)|marriage (?:bureau|agency)|matrimon(?:y|ial) (?:site|services?)|speed dating',
      'de nl':
        '*partnervermittlung\\p{L}*|*partneragentur|*singlebörse|*dating-?(?:app|portal|plattform)|*heiratsvermittlung|*datingsite\\p{L}*|*datingbureau|*relatiebemiddel\\p{L}*|*huwelijksbureau',
      'sv da nb':
        '*dejtingsajt\\p{L}*|*dejtingapp|*kontaktförmedling|*datingside\\p{L}*|*datingapp|*kontaktformidling|*datingbureau|*sjekkeside',
      'fr es pt it ca ro':
        'site de rencontres?|agence matrimoniale|application de rencontres?|agencia matrimonial|(?:sitio|app|página) de citas|(?:site|aplicativo|app) de (?:namoro|relacionamento|encontros)|agenzia matrimoniale|(?:sito|app) di incontri|agència matrimonial|agenție matrimonială|site de matrimoniale',
      'pl cs sk hr sl':
        '(?:biuro matrymonialne|portal randkowy|serwis randkowy)|(?:seznamka|seznamovací (?:agentura|kancelář))|(?:zoznamka|zoznamovacia agentúra)|(?:agencija za upoznavanje|ženitbena posredovalnica)',
      'ru uk bg':
        '(?:сайт знакомств|брачное агентство|служба знакомств)|(?:сайт знайомств|шлюбне агентство)|(?:сайт за запознанства|брачна агенция|агенция за запознанства)',
      'fi et lv lt hu':
        '*deittipalvelu|*treffipalvelu|*seuranhaku\\p{L}*|tutvumisportaal|kohtinguportaal|(?:iepazīšanās (?:portāl|aģentūr))\\p{L}*|(?:pažinčių (?:portal|agentūr|svetain))\\p{L}*|(?:társkereső|társközvetítő|párkereső)\\p{L}*',
      'el tr':
        '(?:γραφείο συνοικεσίων|γραφείο γνωριμιών|σελίδα γνωριμιών)|(?:evlilik (?:sitesi|ajansı)|tanışma sitesi|arkadaşlık sitesi|flört uygulaması)',
      'ar he fa': '(?:موقع زواج|خطابة زواج|تطبيق زواج)|(?:אתר היכרויות|שדכן|שדכנית|שידוכים)|(?:همسریابی|سایت دوستیابی)',
      'id vi is th': '(?:biro jodoh|aplikasi kencan)|(?:mai mối|hẹn hò)|stefnumótasíð\\p{L}*|(?:เว็บหาคู่(?!มือ)|หาคู่)',
      'ja zh ko': '結婚相談所|婚活パーティー|マッチングアプリ|婚介所|相亲|婚友社|婚姻介紹所|결혼정보회사|소개팅앱',
    },
  },
  {
    name: 'call centre',
    bucket: 'Business services',
    narrows: 'virtual assistant and office services',
    words: {
      en: '(?:call|contact) cent(?:re|er)s?(?: services| outsourcing)?|(?:telephone |phone )?answering services?|telemarketing',
      'de nl':
        '*callcenter\\p{L}*|*telefonservice|*telefonsekretariat|*callcenter|*contactcenter|*telefoonservice|*telefoonbeantwoord\\p{L}*',
      'sv da nb':
        '*telefonpassning|*callcenter|*kundtjänst outsourcing|*telefonpasning|*kundesenter outsourcing|*svarservice|*telefonsvarservice',
      'fr es pt it ca ro':
        "centres? d['’]appels?|permanence téléphonique|télésecrétariat|(?:centro de llamadas|atención telefónica externa)|(?:centro de (?:atendimento|contacto)|telemarketing)|(?:call|contact) center|telemarketing",
      'pl cs sk hr sl':
        '(?:call|contact) cent(?:er|rum|re)|telemarketing|kontaktní centrum|pozivni centar|kontaktni centar|klicni center',
      'ru uk bg':
        '(?:колл-?центр|контакт-?центр|call-?центр)\\p{L}*|(?:кол-?центр|контакт-?центр)\\p{L}*|(?:кол ?център|контактен център)',
      'fi et lv lt hu':
        '*puhelinvastauspalvelu|*puhelinpalvelukeskus|kõnekeskus\\p{L}*|zvanu centr\\p{L}+|skambučių centr\\p{L}+|(?:call center|telefonos ügyfélszolgálat kiszervez|telemarketing)\\p{L}*',
      'el tr': 'τηλεφωνικό κέντρο εξυπηρέτησης|(?:çağrı merkezi)\\p{L}*',
      'ar he fa': '(?:مركز اتصال|كول سنتر)|(?:מוקד טלפוני|שירותי מוקד|מענה טלפוני)|(?:مرکز تماس)',
      'id vi is th':
        '(?:layanan call center|call center)|(?:tổng đài (?:thuê ngoài|chăm sóc khách hàng))|(?:símsvörun|símaver)\\p{L}*|(?:คอลเซ็นเตอร์)',
      'ja zh ko': 'コールセンター代行|電話代行|呼叫中心|客服外包|電話秘書|콜센터 ?(?:대행|아웃소싱|운영대행)',
    },
  },
  {
    name: 'PR agency',
    bucket: 'Creative agency',
    narrows: 'marketing agency',
    words: {
      en: '(?:pr|public relations|communications) (?:agency|firm|consultancy|company)',
      'de nl':
        '*pr-?agentur\\p{L}*|*presseagentur|*kommunikationsagentur|*öffentlichkeitsarbeit agentur|*pr-?bureau|*communicatiebureau\\p{L}*',
      'sv da nb':
        '*pr-?byrå\\p{L}*|*kommunikationsbyrå\\p{L}*|*pr-?bureau\\p{L}*|*kommunikationsbureau\\p{L}*|*kommunikasjonsbyrå\\p{L}*',
      'fr es pt it ca ro':
        '(?:agence|cabinet) (?:de )?(?:relations (?:presse|publiques|médias)|rp|communication)|relations presse|(?:agencia|consultora) de (?:comunicación|relaciones públicas|prensa)|relaciones públicas|(?:agência|assessoria) de (?:comunicação|imprensa|relações públicas)|assessoria de imprensa|(?:agenzia|ufficio) (?:di )?(?:pr|comunicazione|stampa|relazioni pubbliche)|agència de comunicació|agenție de (?:pr|comunicare|relații publice)',
      'pl cs sk hr sl':
        '(?:agencja (?:pr|public relations|komunikacji))|(?:pr agentura|komunikační agentura|agentura pr)|(?:pr agentúra|komunikačná agentúra)|(?:pr agencija|agencija za (?:odnose s javnošću|komunikacij\\p{L}+|odnose z javnostmi)|komunikacijska agencija)',
      'ru uk bg':
        '(?:pr-?агентство|агентство (?:pr|коммуникаций)|связи с общественностью)|(?:pr-?агенція|комунікаційна агенція|піар-?агенція)|(?:pr агенция|комуникационна агенция)',
      'fi et lv lt hu':
        '*viestintätoimisto\\p{L}*|*pr-toimisto|kommunikatsiooni(?:büroo|agentuur)\\p{L}*|suhtekorraldus\\p{L}*|(?:komunikācijas|sabiedrisko attiecību) aģentūr\\p{L}+|(?:komunikacijos|ryšių su visuomene|viešųjų ryšių) agentūr\\p{L}+|(?:pr|kommunikációs) ügynökség\\p{L}*',
      'el tr':
        '(?:εταιρεία|γραφείο) (?:δημοσίων σχέσεων|επικοινωνίας)|(?:pr ajansı|halkla ilişkiler|iletişim ajansı|iletişim danışmanlığı)',
      'ar he fa':
        '(?:وكالة|شركة) (?:ال)?علاقات (?:ال)?عامة|(?:יחסי ציבור|משרד יח["״”]צ)|روابط عمومی و تبلیغات|آژانس روابط عمومی',
      'id vi is th':
        '(?:agensi pr|konsultan (?:pr|humas))|(?:công ty (?:pr|truyền thông)|dịch vụ pr)|almannatengsl\\p{L}*|(?:เอเจนซี่ประชาสัมพันธ์|พีอาร์เอเจนซี่)',
      'ja zh ko': 'pr会社|広報代行|公关公司|公關公司|홍보대행사|pr대행사',
    },
  },
];
