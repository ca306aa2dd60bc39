import type { Kind } from './kind.ts';

export const ONLINE_SERVICES: readonly Kind[] = [
  {
    name: 'cybersecurity company',
    bucket: 'Cybersecurity',
    words: {
      en: '(?:cyber ?|cyber-)security|penetration test(?:ing|ers?)?|pen ?test(?:ing)?|threat intelligence|managed detection',
      'de nl':
        'cyber-?security|cyber-?sicherheit*|it-?sicherheit*|penetrationstest*|informationssicherheit*|cyberbeveiliging|pentest*',
      'sv da nb':
        'cybersäkerhet*|it-?säkerhet*|informationssäkerhet*|cybersikkerhe[dt]*|it-?sikkerhe[dt]*|informasjonssikkerhet',
      'fr es pt it ca ro':
        "cybersécurité|tests? d['’]intrusion|ciberseguridad|cibersegurança|segurança da informação|sicurezza informatica|cybersicurezza|ciberseguretat|securitate cibernetică",
      'pl cs sk hr sl':
        'cyberbezpieczeństw*|testy penetracyjne|kybernetick\\p{L}+ bezpečnos*|kyberbezpečnos*|penetrační testy|penetračné testy|kibernetičk\\p{L}+ sigurnos*|kibernetsk\\p{L}+ varnos*',
      'ru uk bg': 'кибербезопасност*|информационн\\p{L}+ безопасност*|кібербезпе*|киберсигурност|пентест*',
      'fi et lv lt hu':
        'kyberturva*|tietoturva*|küberturva*|kiberdrošīb*|kibernetin\\p{L}+ saug*|kiberbiztonság*|információbiztonság*',
      'el tr': 'κυβερνοασφάλεια*|siber güvenlik*|sızma testi',
      'ar he': 'الأمن السيبراني|أمن سيبراني|אבטחת מידע|הגנת סייבר',
      'id vi': 'keamanan siber|an ninh mạng|bảo mật thông tin',
      'ja zh ko': 'サイバーセキュリティ|情報セキュリティ|脆弱性診断|网络安全|資訊安全|정보보안|사이버보안|모의해킹',
    },
  },
  {
    name: 'hosting provider',
    bucket: 'Internet services',
    parts: {
      'data centre': 'data ?cent|rechenzentr|centre de données|centro de datos|データセンター|colocation',
    },
    words: {
      en: '(?:web|wordpress|game server|email|vps|cloud|dedicated|managed) ?hosting|hosting (?:provider|company|services)|vps|dedicated servers?|domain (?:registrar|registration)|colocation|data cent(?:re|er)s?',
      'de nl':
        'webhosting*|webhoster|hosting-?anbieter|hostingprovider|rechenzentrum*|domainregistrierung|rootserver|datacenter*|hostingbedrijf',
      'sv da nb':
        'webbhotell*|webbhosting|datacenter*|datahall*|webhotel*|webhosting|domeneregistr*|datasenter*|bredbandsleverantör*|bredbåndsleverandør*',
      'fr es pt it ca ro':
        'hébergement (?:web|de sites?|cloud)|hébergeur|centre de données|alojamiento web|hosting web|hosting|hospedagem de sites?|alojamento web|centro de datos|data center|allotjament web|găzduire web|servere dedicate',
      'pl cs sk hr sl':
        'hosting*|webhosting*|serwery vps|centrum danych|datové centrum|dátové centrum|web hosting|podatkovni centar|gostovanje',
      'ru uk bg': 'хостинг*|аренда серверов|дата-?центр*|оренда серверів',
      'fi et lv lt hu':
        'webhotelli*|verkkotunnukset|konesali*|veebimajutus*|andmekeskus*|hostings|hostingas|mitināšana|datu centrs|duomenų centras|tárhely*|webtárhely*|szerverhoszting|adatközpont*',
      'el tr': 'φιλοξενία ιστοσελίδων|web hosting|hosting|veri merkezi|sunucu kiralama',
      'ar he': 'استضافة مواقع|استضافة المواقع|אחסון אתרים|שרתים וירטואליים',
      'id vi': 'layanan hosting|hosting murah|web hosting|dịch vụ hosting|thuê vps|thuê máy chủ',
      'ja zh ko': 'レンタルサーバー|データセンター|虚拟主机|云服务器|主機代管|虛擬主機|웹호스팅|서버호스팅',
    },
  },
  {
    name: 'open source project',
    bucket: 'Software',
    types: ['SoftwareSourceCode'],
    words: {
      en: '(?:free and |free (?:&|/) )?open[- ]source (?:project|software|library|framework|tool|platform|alternative)|(?:programming language|linux distribution|npm package|command[- ]line tool|static site generator|javascript (?:library|framework)|python (?:library|package))|an? (?:free,? (?:and )?)?open[- ]source(?! (?:[a-z]+ )?(?:community|intelligence|enthusiast|consult|specialist|compan|agenc|provider|expert|investigat|core|code|spirit|business|start-?up|firm|mindset|philosophy)\\p{L}*)',
      'de nl':
        'open-?source-?(?:projekt|software|bibliothek)|freie software|linux-?distribution|programmiersprache|opensourceproject|linuxdistributie',
      'sv da nb': 'öppen källkod|open source-?(?:projekt|prosjekt)|linuxdistribution|åpen kildekode|fri programvara',
      'fr es pt it ca ro':
        'logiciel libre|projet open source|distribution linux|proyecto de código abierto|software libre|software livre|código aberto|código abierto|software libero|progetto open source|programari lliure|codi obert',
      'pl cs sk hr sl':
        'wolne oprogramowanie|otwarte oprogramowanie|svobodný software|otevřený software|open source (?:projekt|softvér)|slobodni softver|odprtokodn*',
      'ru uk bg':
        'открыт\\p{L}+ исходн\\p{L}+ код*|свободн\\p{L}+ программн*|відкритим кодом|вільне програмне|отворен код|свободен софтуер',
      'fi et lv lt hu':
        'avoin lähdekoodi|avoimen lähdekoodin|vaba tarkvara|avatud lähtekood*|atvērtā koda|atvirojo kodo|nyílt forráskódú|szabad szoftver',
      'el tr': 'λογισμικό ανοιχτού κώδικα|ανοικτού κώδικα|açık kaynak*|özgür yazılım',
      'ja zh ko':
        'オープンソース(?:ソフトウェア|プロジェクト)|开源(?:项目|框架|软件)|開源(?:專案|軟體)|오픈소스 ?(?:프로젝트|소프트웨어)',
    },
  },
  {
    name: 'mobile app',
    bucket: 'Software',
    types: ['MobileApplication'],
    words: {
      en: '(?:mobile|iphone|ios|android|ipad) apps?|app for (?:ios|android|iphone)|(?:download|available) on the app store|(?:habit|budget|fitness|meditation|dating|tracker|tracking|organi[sz]er|compass|metronome|(?:guitar |instrument )?tuner|alarm clock|flashlight|manual camera|first aid|(?:plant|bird|bird song|tree|star|insect|mushroom) (?:identification|recognition|identifier)) app',
      'de nl': 'smartphone-?app|handy-?app|(?:iphone|android|ios)-?app|app für (?:ios|android|iphone)|mobiele app',
      'sv da nb': '(?:iphone|android|ios|mobil)-?app*|mobilapplikation*',
      'fr es pt it ca ro':
        'application mobile|appli mobile|aplicación móvil|app móvil|aplicativo (?:móvel|para celular)|aplicação móvel|applicazione mobile|app mobile|aplicació mòbil|aplicație mobilă',
      'pl cs sk hr sl': 'aplikacja mobilna|mobilní aplikace|mobilná aplikácia|mobilna aplikacija',
      'ru uk bg':
        'мобильн\\p{L}+ приложени*|приложение для (?:ios|android|iphone)|мобільн\\p{L}+ застосун*|мобільний додаток|мобилно приложение',
      'fi et lv lt hu':
        'mobiilisovellus*|puhelinsovellus*|mobiilirakendus*|mobilā lietotne|mobilioji programėlė|mobilalkalmazás*|mobil ?applikáció*',
      'el tr': 'εφαρμογή για κινητά|mobil uygulama*',
      'ar he': 'تطبيق جوال|تطبيق هاتف|אפליקציה לנייד|אפליקציית מובייל',
      'id vi ja zh ko':
        'aplikasi (?:mobile|ponsel|android)|ứng dụng di động|スマホアプリ|iPhoneアプリ|手机应用|手機應用程式|모바일 ?앱',
    },
  },
  {
    name: 'scheduling software',
    bucket: 'Software',
    words: {
      en: '(?:scheduling|appointment) (?:software|system)|(?:appointment|meeting) scheduler',
      'de nl': 'terminbuchung(?:ssystem|ssoftware)*|planningssoftware',
      'fr es pt ro':
        'logiciel de planning|prise de rendez-vous en ligne|software de citas|sistema de (?:agendamento|turnos)|software de agendamento|software de programări',
      'ru uk': 'система (?:онлайн-?)?(?: ?записи|запису)|онлайн-?запис[ьи] клиентов',
      'fi hu tr': 'ajanvarausjärjestelmä*|időpontfoglaló*|randevu (?:sistemi|programı|yazılımı)',
    },
  },
  {
    name: 'booking software',
    bucket: 'Software',
    words: {
      en: '(?:booking|reservation|ticketing) (?:software|system)|channel manager|ticketing platform',
      'de nl': 'buchungs(?:software|system|tool)*|reservierungssystem*|reserveringssysteem|boekingssysteem',
      'sv da nb': 'bokningssystem*|bookingsystem*|bestillingssystem',
      'fr es pt it ca ro':
        'logiciel de réservation|système de réservation|software de reservas|sistema de reservas|gestionale (?:per )?prenotazioni|software (?:per )?prenotazioni|programari de reserves|sistem de rezervări',
      'pl cs sk hr sl':
        'system rezerwac\\p{L}+|program do rezerwacji|rezervační systém|rezervačný systém|sustav (?:za )?rezervacij\\p{L}+|rezervacijski sustav|rezervacijski sistem',
      'ru uk bg': '(?:система|сервис|программа) (?:онлайн-?)? ?бронирования|система бронювання|система за резервации',
      'fi et lv lt hu':
        'varausjärjestelmä*|broneerimissüsteem*|rezervācijas sistēma|rezervacijų sistema|foglalási rendszer*',
      'el tr': 'σύστημα κρατήσεων|rezervasyon (?:sistemi|yazılımı)',
      'ja zh ko': '予約システム|予約管理|预订系统|預約系統|예약 ?시스템|예약관리',
    },
  },
  {
    name: 'business software',
    bucket: 'Software',
    types: ['SoftwareApplication', 'WebApplication'],
    words: {
      en: '(?:crm|erp|accounting|invoicing|billing|payroll|hr|inventory|project management|time[- ]tracking|help ?desk|expense|procurement|compliance|warehouse management|fleet management|field service|document management|email marketing|sales|event management|property management|practice management|salon|restaurant|hotel|gym|church|club|membership|point[- ]of[- ]sale) (?:software|platform|system)|invoice generator|b2b saas|saas platform|online invoicing',
      'de nl':
        '(?:crm|erp|hr)-?(?:software|system)*|buchhaltungssoftware|rechnungssoftware|*warenwirtschaft*|zeiterfassung*|lohnsoftware|dokumentenmanagement*|branchensoftware|hotelsoftware|vereinssoftware|kassensystem*|kassasysteem*|boekhoudsoftware|boekhoudprogramma|facturatieprogramma|facturatiesoftware|urenregistratie',
      'sv da nb':
        'affärssystem*|bokföringsprogram*|faktureringsprogram*|crm-?system|lönesystem|tidrapportering|regnskabsprogram*|fakturaprogram*|regnskapsprogram*|kassasystem*|kassesystem*|föreningssystem|forretningssystem*|økonomisystem*',
      'fr es pt it ca ro':
        'logiciel (?:de gestion|de caisse|de facturation|de comptabilité|de paie|crm|erp|rh)|software (?:de (?:gestión|facturación|contabilidad|gestão|faturação)|crm|erp|gestionale)|programa de (?:facturación|gestión)|sistema (?:erp|de gestão|de gestión)|programa de faturação|(?:gestionale|software) (?:di )?(?:fatturazione|contabilità|aziendale)|gestionale (?:per )?(?:hotel|ristoranti|palestre)|programari de gestió|program de (?:facturare|contabilitate|gestiune)|soft de (?:gestiune|contabilitate)',
      'pl cs sk hr sl':
        'system (?:crm|erp)|program do (?:faktur|fakturowania|księgowości|magazynu)|oprogramowanie dla firm|účetní (?:program|software)|fakturační (?:program|systém)|informační systém|pokladní systém|pokladničný systém|ekonomický systém|účtovný program|program (?:za )?(?:fakturiranje|knjigovodstvo|računovodstvo)|poslovni softver',
      'ru uk bg':
        '(?:crm|erp|црм)-?систем*|система учета|программа для (?:учета|бухгалтерии|склада)|автоматизация бизнеса|система обліку|програма для обліку|складов софтуер|счетоводен софтуер|erp софтуер',
      'fi et lv lt hu':
        'toiminnanohjausjärjestelmä*|laskutusohjelma*|kassajärjestelmä*|kassasüsteem*|éttermi szoftver|kirjanpito-?ohjelma*|crm-?järjestelmä|raamatupidamistarkvara|majandustarkvara|grāmatvedības programma|apskaitos programa|verslo valdymo sistem*|számlázó ?program*|vállalatirányítási rendszer*|ügyviteli (?:szoftver|rendszer)',
      'el tr':
        'λογιστικό πρόγραμμα|πρόγραμμα τιμολόγησης|συστήματα erp|(?:crm|erp|otel|ön muhasebe|muhasebe) (?:programı|yazılımı|sistemi)',
      'ar he': 'برنامج محاسبة|نظام محاسبي|نظام erp|תוכנת (?:הנהלת חשבונות|ניהול|חשבוניות)|מערכת (?:crm|erp)',
      'id vi': '(?:software|aplikasi) (?:akuntansi|kasir|erp|hris|pos)|phần mềm (?:quản lý|kế toán|bán hàng|crm|erp)',
      'ja zh ko':
        '会計ソフト|勤怠管理システム|業務管理システム|請求書作成|顧客管理システム|管理软件|ERP系统|CRM系统|進銷存|회계프로그램|ERP ?솔루션|그룹웨어',
    },
  },
  {
    name: 'podcast',
    bucket: 'News and media',
    types: ['PodcastSeries', 'PodcastEpisode'],
    words: {
      'en de nl fr es pt it ca ro sv da nb pl cs sk hr sl fi et lv lt hu id vi tr':
        '*podcast|podcasts|podcasten|podden|podcasting|podkast*|podcastul|podcasti*|podcasty|podcast-?serie*|podcastai|balado',
      'ru uk bg el': 'подкаст*|podcast',
      'ar he': 'بودكاست|פודקאסט|הסכת',
      'ja zh ko': 'ポッドキャスト|播客|팟캐스트',
    },
  },
];
