import type { Kind } from './kind.ts';

export const SOFTWARE_FOR_BUSINESS: readonly Kind[] = [
  {
    name: 'property management software',
    bucket: 'Software',
    narrows: ['business software', 'property manager', 'tenants or homeowners association', 'CRM or ERP software'],
    words: {
      en: '(?:property|condominium|hoa|landlord|tenant|rental|strata|vacation rental) management (?:software|platform|system|app)|software for (?:landlords|property managers|condominiums)',
      'de nl sv da nb':
        '*hausverwaltungs-?software|*immobilien-?(?:software|verwaltungssoftware)|*weg-?verwaltung software|*vve-?software|*vastgoed-?(?:software|beheersoftware)|*fastighetssystem|*brf-?system|*ejendoms-?(?:system|software)|*eiendoms-?(?:system|programvare)',
      'fr es pt it ca ro':
        'logiciel (?:de gestion (?:locative|immobilière|de copropriété)|de syndic|immobilier)|(?:software|programa|sistema|app) (?:de |para )?(?:gestión de |administración de |gestão de |administração de |administrar )?(?:fincas|comunidades de (?:propietarios|vecinos)|condomínios|condominios|alquileres|inmobiliari[oa]s)|gestão condominial|(?:software|gestionale|programma) (?:di gestione )?(?:condomini(?:o|ale|ali)?|immobiliare|affitti)|(?:aplicație|program|soft) (?:de )?(?:administrare )?(?:bloc|asociați\\p{L}+ de proprietari)',
      'pl cs sk hr sl sr':
        '(?:program|system|aplikacja) (?:do zarządzania |dla )(?:nieruchomości\\p{L}*|wspólnot\\p{L}*|najmem)|(?:software|systém|aplikace) pro (?:svj|správu (?:nemovitostí|domů|bytů))|(?:softvér|systém) na správu (?:nehnuteľností|bytov)|(?:softver|program|aplikacija) za (?:upravljanje|vođenje) (?:zgrad|nekretnin|stambenim)\\p{L}*|program za upravljanje nepremičnin',
      'ru uk bg mk':
        '(?:программа|система|сервис) (?:для )?(?:жкх|тсж|управляющих компаний|управления недвижимостью)|(?:програма|система) (?:для )?(?:осбб|управління нерухомістю)|софтуер за (?:етажна собственост|управление на имоти|домоуправители)',
      'fi et lv lt hu':
        '*taloyhtiö(?:ohjelmisto|järjestelmä)|*isännöintiohjelmist\\p{L}*|*korteriühistu (?:tarkvara|programm)|(?:namu|īpašumu) (?:pārvaldības|apsaimniekošanas) (?:programm|sistēm)\\p{L}*|(?:bendrijų|nekilnojamojo turto|nuomos) (?:valdymo|administravimo) (?:program|sistem)\\p{L}*|(?:társasház|ingatlan)(?:kezelő)? ?(?:szoftver|program|rendszer)\\p{L}*',
      'el tr ar he fa':
        '(?:εφαρμογή|λογισμικό|πρόγραμμα) (?:διαχείρισης )?(?:πολυκατοικί|κοινοχρήστων|ακινήτων)\\p{L}*|(?:site|apartman|aidat|emlak) (?:yönetim|takip) (?:programı|yazılımı|sistemi)|(?:برنامج|نظام) إدارة (?:ال)?(?:عقارات|أملاك)|(?:תוכנה|מערכת) לניהול (?:נכסים|ועד בית|בניינים)|نرم ?افزار (?:مدیریت ساختمان|شارژ ساختمان|املاک)',
      'ja zh ko':
        '(?:不動産|賃貸|マンション)管理(?:ソフト|システム)|物业管理(?:系统|软件)|物業管理系統|社區管理系統|(?:건물|임대|아파트|부동산) ?관리 ?(?:프로그램|앱|솔루션)',
    },
  },
  {
    name: 'point of sale system',
    bucket: 'Software',
    narrows: ['business software', 'CRM or ERP software', 'invoicing and accounting software', 'financial services'],
    words: {
      en: '(?:restaurant|retail|cloud|mobile|bar|café|cafe) pos(?: systems?| software)?|point[- ]of[- ]sale (?:systems?|software|app)|pos (?:systems?|software|terminal)|(?:qr code|digital|online) menus? (?:for restaurants|software|maker)|(?:cash register|epos) (?:systems?|software|app)',
      'de nl sv da nb':
        '*kassensystem\\p{L}*|*kassensoftware|*registrierkasse\\p{L}*|*kassasysteem|*kassasystemen|*kassasystem\\p{L}*|*kassesystem\\p{L}*|*kasseapparat\\p{L}*|*digitale speisekarte',
      'fr es pt it ca ro':
        '(?:logiciel|système) de caisse|caisse (?:enregistreuse|tactile)|tpv (?:táctil|para|en la nube)|(?:software|programa|sistema) (?:de |para )(?:tpv|punto de venta|frente de caixa|pdv|restaurantes?)|punto de venta para|carta digital|card[áa]pio digital|(?:registratore|sistema) di cassa|cassa (?:in cloud|touch)|menu digitale|tpv per a|(?:soft|sistem|program) (?:pos|restaurant|de vânzare|horeca)|(?:case|casă) de marcat',
      'pl cs sk hr sl sr':
        '(?:system|program) (?:pos|kasowy|sprzedażowy|dla gastronomii)|(?:pokladní|pokladničný|pokladničn\\p{L}+) (?:systém|software|softvér)\\p{L}*|(?:pos|fiskalna|fiskalne) (?:sustav|sistem|kas|blagajn)\\p{L}*|(?:davčna|pos) blagajna',
      'ru uk bg mk':
        '(?:онлайн-касс|кассов\\p{L}+ (?:программ|систем|аппарат))\\p{L}*|автоматизаци\\p{L} (?:кафе|ресторан|магазин)\\p{L}*|(?:програмн\\p{L}+ рро|касов\\p{L}+ (?:програм|апарат))\\p{L}*|(?:касов апарат|касови апарати|pos софтуер|софтуер за (?:ресторант|заведения))\\p{L}*',
      'fi et lv lt hu':
        '*kassajärjestelm\\p{L}+|*kassasüsteem\\p{L}*|*kassatarkvara|kases (?:sistēm|aparāt|programm)\\p{L}*|(?:kasos|pardavimo) (?:sistem|aparat|program)\\p{L}*|(?:pénztárgép|kassza|éttermi)(?:rendszer|szoftver| szoftver| program)\\p{L}*',
      'el tr ar he fa':
        '(?:ταμειακ\\p{L}+ (?:μηχαν|συστήματ)\\p{L}+|συστήματα (?:εστίασης|παραγγελιοληψίας))|(?:adisyon|restoran|yazarkasa|pos) (?:programı|sistemi|yazılımı)|(?:qr menü|dijital menü)|(?:نظام|برنامج) (?:نقاط البيع|كاشير|مطاعم)|(?:קופה רושמת|מערכת קופה|קופות למסעדות)|(?:نرم ?افزار (?:فروشگاهی|رستورانی|صندوق)|منوی دیجیتال)',
      'ja zh ko vi th id':
        'POSレジ|レジシステム|モバイルオーダーシステム|收银系统|点餐系统|收銀系統|點餐系統|POS ?(?:시스템|프로그램)|키오스크 ?(?:주문|솔루션)|phần mềm (?:bán hàng|quản lý nhà hàng)|ระบบ(?:ขายหน้าร้าน|POS)|aplikasi kasir',
    },
  },
  {
    name: 'HR software',
    bucket: 'Software',
    narrows: 'business software',
    words: {
      en: '(?:hr|human resources|people|hris|employee|shift|rota|leave|absence|applicant tracking|talent|performance|workforce) (?:management )?(?:software|systems?|platform|scheduling|planner)|(?:staff|employee|shift) (?:rota|roster)s?(?: software| app)?',
      'de nl sv da nb':
        '*hr-?software|*personal-?(?:software|verwaltungssoftware|management-?software)|*dienstplan-?(?:software|app|programm)|*bewerbermanagement\\p{L}*|*schichtplanung(?:ssoftware)?|*personeels-?(?:software|planning)|*hr-?systeem|*personalsystem|*hr-?system(?:et)?|*schemaläggning(?:sprogram)?|*vagtplan(?:lægning)?|*vaktplan',
      'fr es pt it ca ro':
        '(?:logiciel|sirh) (?:rh|de paie|de planning|de gestion (?:du personnel|des congés))|sirh|(?:software|programa|plataforma|sistema) (?:de )?(?:rrhh|recursos humanos|rh|gestão de pessoas|turnos)|(?:software|gestionale) (?:hr|risorse umane|del personale|turni)|software de recursos humans|(?:software|soft|aplicație) (?:hr|resurse umane)',
      'pl cs sk hr sl sr':
        '(?:system|program|oprogramowanie) (?:hr|kadrow\\p{L}+)|grafik pracy online|(?:hr|personální|personálny) (?:systém|software|softvér)|plánování směn|(?:hr|kadrovski) (?:softver|program|sustav|sistem)|planiranje smjena',
      'ru uk bg mk':
        '(?:hr-?(?:система|платформа|софт|tech))|(?:автоматизация|система) (?:hr|кадров\\p{L}+|управления персоналом)|(?:hr-?система|система управління персоналом)|софтуер за (?:човешки ресурси|hr|графици)',
      'fi et lv lt hu':
        '*hr-?järjestelm\\p{L}+|*henkilöstöhallintajärjestelm\\p{L}+|*työvuorosuunnittelu\\p{L}*|*personalitarkvara|personāla vadības (?:sistēm|programm)\\p{L}*|personalo valdymo (?:sistem|program)\\p{L}*|(?:hr|munkaügyi|beosztás(?:kezelő|tervező)) ?(?:szoftver|rendszer|program)\\p{L}*',
      'el tr ar he fa':
        'λογισμικό (?:hr|ανθρώπινου δυναμικού|μισθοδοσίας)|(?:ik|insan kaynakları|personel takip|vardiya) (?:yazılımı|programı|sistemi)|(?:نظام|برنامج) (?:إدارة )?(?:ال)?موارد (?:ال)?بشرية|(?:תוכנת|מערכת) (?:משאבי אנוש|שעון נוכחות|גיוס)|نرم ?افزار (?:منابع انسانی|حضور و غیاب)',
      'ja zh ko':
        '(?:人事|労務|シフト)管理(?:システム|ソフト|アプリ)|採用管理システム|人事(?:系统|软件)|排班(?:系统|軟體)|人資系統|(?:인사|근태|급여) ?관리 ?(?:시스템|프로그램|솔루션|앱)',
    },
  },
  {
    name: 'help desk software',
    bucket: 'Software',
    narrows: 'business software',
    words: {
      en: '(?:help ?desk|service desk|customer (?:support|service)|support ticketing|live chat|shared inbox|knowledge base|contact cent(?:re|er)) (?:software|platform|tools?|app|solution)|live chat for websites?',
      'de nl sv da nb':
        '*help-?desk-?(?:software|system|tool)|*ticketsystem|*kundenservice-?software|*live-?chat-?(?:software|tool)|*klantenservice-?software|*ticketsysteem|*ärendehanteringssystem|*kundtjänstsystem|*kundeservice-?system',
      'fr es pt it ca ro':
        'logiciel (?:de )?(?:help ?desk|ticketing|support client|service client)|(?:software|sistema|plataforma) (?:de )?(?:help ?desk|tickets|atención al cliente|atendimento(?: ao cliente)?|chamados)|(?:software|sistema) (?:di )?(?:help ?desk|ticketing|assistenza clienti)|(?:software|sistem) (?:de )?(?:ticketing|suport clienți)',
      'pl cs sk hr sl sr':
        '(?:system|oprogramowanie) (?:help ?desk|zgłoszeń|ticketowy|obsługi klienta)|(?:helpdesk|tiketovací|ticketovací) (?:systém|software|softvér)|(?:help ?desk|tiketing) (?:sustav|sistem|softver)',
      'ru uk bg mk':
        '(?:help ?desk|хелпдеск|service desk)\\p{L}*[- ]?(?:система|платформа)?|система (?:обработки|обробки) (?:заявок|обращений|звернень)|онлайн-?(?:чат|консультант) для сайта|онлайн-?чат для сайту|тикет система',
      'fi et lv lt hu':
        '*asiakaspalvelu(?:ohjelmisto|järjestelmä)|*tikettijärjestelm\\p{L}+|*kliendi(?:toe|teeninduse) tarkvara|klientu (?:atbalsta|apkalpošanas) (?:sistēm|programm|platform)\\p{L}*|(?:klientų aptarnavimo|užklausų valdymo) (?:sistem|program|platform)\\p{L}*|(?:ügyfélszolgálati|ticketing|help ?desk) (?:szoftver|rendszer)\\p{L}*',
      'ja zh ko':
        '(?:ヘルプデスク|カスタマーサポート|問い合わせ管理)(?:ツール|システム|ソフト)|チャットサポートツール|(?:客服|工单)系统|客服系統|(?:고객 ?상담|헬프데스크|고객지원) ?(?:솔루션|시스템|툴)',
    },
  },
  {
    name: 'monitoring software',
    bucket: 'Software',
    narrows: 'business software',
    words: {
      'en de nl sv da nb fi fr es pt it ca ro pl cs sk hr sl et lv lt hu tr':
        '(?:uptime|server|website|network|application|infrastructure|performance|log|error|cron|database|system|systems|it) (?:monitoring|tracking|observability)(?: (?:software|tools?|service|platform))?|observability (?:platform|tools?)|status pages?(?: software| service)?|error tracking|log management|(?:incident|on-call) management|*(?:server|netzwerk|website)-?(?:monitoring|überwachung)|surveillance de (?:sites?|serveurs?)|(?:monitoreo|monitorización) de (?:servidores|redes|sitios)|monitoramento de (?:servidores|sites|redes)|monitoraggio (?:siti|server|reti)|monitorowanie (?:stron|serwerów|sieci)|monitoring (?:serverů|webů|serwerów|sítě)',
      'ru uk bg mk':
        'мониторинг\\p{L}* (?:сайтов|серверов|доступности|инфраструктуры)|моніторинг\\p{L}* (?:сайтів|серверів)|мониторинг на (?:сайтове|сървъри)',
      'ja zh ko':
        '(?:死活|サーバー|サイト|ログ)監視(?:ツール|サービス)|(?:网站|服务器|应用|日志)(?:监控|监测)(?:平台|系统|服务)|網站監控|(?:서버|웹사이트|로그) ?모니터링 ?(?:툴|서비스|솔루션)',
    },
  },
  {
    name: 'email marketing software',
    bucket: 'Software',
    narrows: 'business software',
    words: {
      en: '(?:e-?mail marketing|newsletter|marketing automation|email campaign|transactional email|sms marketing) (?:software|platform|tools?|service|app|api)|newsletter (?:platform|builder)|cold (?:email|outreach) (?:software|tool|platform)|email api',
      'de nl sv da nb':
        '*newsletter-?(?:software|tool|system)|*e-?mail-?marketing-?(?:software|tool|plattform)|*nieuwsbrief-?(?:software|systeem)|*e-?mailmarketing-?(?:software|platform|tool)|*nyhetsbrevs-?(?:verktyg|system|verktøy)|*nyhedsbrevs-?(?:system|værktøj)',
      'fr es pt it ca ro':
        "(?:logiciel|outil|plateforme|solution) (?:d['’])?(?:e-?mailing|e-?mail marketing|newsletters?)|(?:software|plataforma|herramienta|ferramenta|piattaforma) (?:de |di |per )?(?:e-?mail marketing|newsletter|marketing automation|automação de marketing)|platform[ăa] (?:de )?(?:e-?mail marketing|newsletter)",
      'pl cs sk hr sl sr':
        '(?:system|platforma|narzędzie|program) do (?:e-?mail marketingu|newsletterów|mailingu)|(?:e-?mailingov|newsletterov)\\p{L}+ (?:nástroj|platform|systém)\\p{L}*|(?:alat|platforma|sustav) za (?:e-?mail marketing|newsletter)\\p{L}*',
      'ru uk bg mk':
        '(?:сервис|платформа|система) (?:email-?|e-?mail[- ]|sms-?)?(?:рассыл\\p{L}+|маркетинга)|(?:сервіс|платформа) (?:email-?|sms-?)?розсил\\p{L}+|(?:платформа|софтуер) за (?:имейл|email) маркетинг',
      'fi et lv lt hu':
        '*uutiskirjetyökalu\\p{L}*|*uutiskirjeohjelm\\p{L}*|*uudiskirja (?:tarkvara|platvorm|keskkond)|(?:e-?pasta mārketinga|jaunumu vēstuļu) (?:rīk|platform)\\p{L}*|(?:naujienlaiškių|el\\. ?pašto rinkodaros) (?:sistem|platform|įrank)\\p{L}*|hírlevél ?(?:küldő|szoftver|rendszer)\\p{L}*',
      'ja zh ko':
        'メール(?:配信|マーケティング)(?:システム|サービス|ツール)|MAツール|(?:邮件|短信)营销(?:平台|系统)|電子報(?:系統|平台)|EDM平台|(?:이메일|뉴스레터) ?(?:마케팅|발송) ?(?:툴|서비스|솔루션|플랫폼)',
    },
  },
  {
    name: 'e-commerce platform',
    bucket: 'Software',
    narrows: 'website builder',
    words: {
      en: '(?:e-?commerce|online store|online shop|shopping cart|headless commerce|storefront|subscription) (?:platforms?|software|builders?|solutions?)|(?:sell|selling) online (?:with|platform)',
      'de nl sv da nb':
        '*shop-?(?:system|software|baukasten)|*shopsysteme|*webshop-?(?:systeem|software|platform|bouwer)|*webshop-?system|*e-?handels-?(?:plattform|system|platform|løsning)|*e-?commerce-?(?:plattform|platform|lösung)',
      'fr es pt it ca ro':
        '(?:solution|plateforme|logiciel) (?:e-?commerce|de vente en ligne)|(?:plataforma|software) (?:de )?(?:e-?commerce|tiendas? online|comercio electr[óo]nico|loja virtual|comercio electrònic)|crea(?:r)? (?:tu|sua|la tua) (?:tienda online|loja virtual)|piattaforma (?:e-?commerce|di vendita online)|platform[ăa] (?:de )?(?:e-?commerce|magazin online)',
      'pl cs sk hr sl sr':
        '(?:platforma|oprogramowanie) (?:e-?commerce|sklepu|sklepów|do sklepów)|sklepy internetowe na|(?:e-?shopové|e-?commerce) (?:řešení|riešenie|platforma)|(?:pronájem|tvorba) e-?shop\\p{L}+|(?:web ?shop|e-?commerce) (?:platforma|rješenja|rešenja|rešitev)',
      'ru uk bg mk':
        '(?:платформа|конструктор|движок) (?:для )?(?:интернет-магазин|онлайн-магазин)\\p{L}*|(?:платформа|конструктор) (?:для )?(?:інтернет-магазин|онлайн-магазин)\\p{L}*|платформа за (?:онлайн|електронн)\\p{L}+ (?:магазин|търговия)\\p{L}*',
      'fi et lv lt hu':
        '*verkkokauppa(?:-alusta|alusta|ohjelmisto|järjestelmä)\\p{L}*|*e-?poe (?:platvorm|tarkvara|lahendus)|(?:interneta veikal|e-?komercij)\\p{L}+ (?:platform|risinājum)\\p{L}*|(?:el\\. ?parduotuvių|elektroninės prekybos) (?:platform|sistem)\\p{L}*|(?:webáruház|webshop) ?(?:rendszer|motor|szoftver|bérlés)\\p{L}*',
      'el tr ar he fa':
        '(?:πλατφόρμα|λογισμικό) (?:e-?commerce|ηλεκτρονικού εμπορίου|eshop)|(?:e-?ticaret) (?:altyapısı|paketleri|yazılımı|sistemi|platformu)|(?:منصة|نظام) (?:تجارة إلكترونية|متاجر إلكترونية|المتاجر الإلكترونية)|(?:פלטפורמ|מערכ)\\p{L}+ (?:לחנויות|איקומרס|לחנות) ?\\p{L}*|(?:فروشگاه ?ساز|سیستم فروشگاهی)',
      'ja zh ko':
        '(?:EC|ネットショップ)(?:構築|サイト構築)(?:システム|サービス|プラットフォーム)|(?:电商|商城)(?:平台|系统|软件)|(?:電商|網路開店|購物車)(?:平台|系統)|(?:쇼핑몰|이커머스) ?(?:솔루션|구축|플랫폼)',
    },
  },
  {
    name: 'cloud storage service',
    bucket: 'Internet services',
    narrows: 'hosting provider',
    words: {
      en: '(?:cloud|online|object|decentrali[sz]ed|distributed|encrypted|s3-compatible) (?:file )?storage(?: (?:service|provider|platform|network))?|cloud backups?|(?:file (?:sharing|transfer|hosting|sync)|online backup) (?:service|platform|software|app)|send large files',
      'de nl sv da nb':
        '*cloud-?(?:speicher|opslag|lagring|backup)\\p{L}*|*online-?(?:speicher|backup|opslag|lagring)\\p{L}*|*datei-?(?:transfer|austausch)|*dateien (?:teilen|versenden)|*molnlagring\\p{L}*|*skylagring\\p{L}*',
      'fr es pt it ca ro':
        '(?:stockage|sauvegarde) (?:cloud|en ligne|dans le cloud|décentralisée?)|transfert de fichiers|almacenamiento (?:en la nube|descentralizado)|copias de seguridad en la nube|armazenamento (?:em nuvem|na nuvem)|backup em nuvem|(?:archiviazione|backup|storage) (?:in |nel )?cloud|emmagatzematge al núvol|stocare (?:în )?cloud',
      'pl cs sk hr sl sr':
        '(?:dysk|pamięć|kopia zapasowa) w chmurze|przechowywanie (?:plików|danych) w chmurze|(?:cloudové|cloudová|cloudov\\p{L}+) (?:úložiště|zálohování|úložisko|zálohovanie)|(?:pohrana|skladištenje|shramba) u? ?(?:oblaku|v oblaku)|shramba v oblaku',
      'ru uk bg mk':
        'облачн\\p{L}+ (?:хранилищ|хранени|диск|бэкап)\\p{L}*|файлообменник\\p{L}*|хмарн\\p{L}+ (?:сховищ|диск)\\p{L}*|облачно (?:съхранение|хранилище)',
      'fi et lv lt hu':
        '*pilvitallennu\\p{L}+|*pilvivarmuuskopio\\p{L}*|*pilvesalvestus\\p{L}*|mākoņ(?:a |u |)?(?:krātuv|glabāšan)\\p{L}*|debesų saugykl\\p{L}+|(?:felhő|online) ?(?:tárhely|tárolás|mentés)\\p{L}*',
      'el tr ar he fa':
        '(?:αποθήκευση|αντίγραφα ασφαλείας) (?:στο )?(?:cloud|νέφος)|bulut (?:depolama|yedekleme)|(?:تخزين|نسخ احتياطي) سحابي|(?:אחסון|גיבוי) (?:ב)?ענן|(?:فضای|ذخیره ?سازی) ابری',
      'ja zh ko':
        'クラウドストレージ|オンラインストレージ|ファイル(?:転送|共有)サービス|云(?:存储|盘|备份)|網盘|雲端(?:硬碟|儲存|備份)|클라우드 ?(?:스토리지|저장소|백업)|웹하드|파일 ?(?:공유|전송) ?서비스',
    },
  },
  {
    name: 'payment service provider',
    bucket: 'Financial services',
    narrows: 'financial services',
    parts: {
      'payment service provider':
        'payment|card|zahlung|betaal|betal|paiement|pago|pagament|płatno|plat(?:eb|ob)|plać|платеж|плаща|плат|maks|maksu|mokėj|fizet|ödeme|πληρωμ|決済|支付|결제|תשלום|סליק|دفع|پرداخت',
      'crypto wallet or exchange': 'crypto|bitcoin|krypto|cripto|крипто|暗号|仮想通貨|加密|암호화폐|kripto',
      'money transfer service':
        "money transfer|geldtransfer|transfert d[’']argent|remesas|remessas|денежные перевод|送金|汇款|송금|para transfer",
    },
    words: {
      en: '(?:payment|card) (?:gateways?|processors?|processing|platforms?|terminals?)|payment service providers?(?= ?(?:$|[.,|-]|for |in ))|(?:accept|take) (?:card |online )payments|(?:crypto|bitcoin) (?:wallets?|payments?|exchange)|money transfer (?:service|app)|buy now,? pay later',
      'de nl sv da nb':
        '*zahlungsdienstleister(?= ?(?:$|[.,|-]|für |aus |in ))|*zahlungs-?(?:anbieter|abwicklung|terminal)\\p{L}*|*payment-?(?:anbieter|provider|gateway)|*betaal-?(?:provider|oplossing|terminal|dienst)\\p{L}*|*betalnings-?(?:lösning|leverantör|terminal|tjänst)\\p{L}*|*betalings-?(?:løsning|løsninger|terminal|formidling|gateway)\\p{L}*',
      'fr es pt it ca ro':
        '(?:solution|prestataire|plateforme|terminal|passerelle) de paiement|(?:pasarela|plataforma|solución|procesador) de pagos?|(?:gateway|meio|plataforma|soluções|máquina)s? de pagamentos?|(?:gateway|sistema|piattaforma|terminale) (?:di )?pagamento|passarel·?la de pagament|procesator de plăți|(?:plăți|terminal) (?:online|pos) pentru (?:magazine|comercianți)',
      'pl cs sk hr sl sr':
        '(?:bramka|operator|system) płatnicz\\p{L}+|bramka płatności|(?:platební|platobn\\p{L}+) (?:brán|terminál|metod|služb)\\p{L}*|(?:payment gateway|platni promet|usluge plaćanja|sustav naplate|plačilni sistem)',
      'ru uk bg mk':
        '(?:платежн|платіжн)\\p{L}+ (?:шлюз|сервис|сервіс|систем|агрегатор)\\p{L}*|интернет-?эквайринг|интернет-?еквайринг|при[её]м платежей|прийом платежів|(?:платежн|разплащателн)\\p{L}+ (?:институция|оператор|услуги)|криптокошел[её]к|криптообмен\\p{L}+',
      'fi et lv lt hu':
        '*maksu(?:palvelu|pääte|ratkaisu)\\p{L}*|*makse(?:lahendus|teenus|terminal)\\p{L}*|maksājumu (?:risinājum|vārtej|termināl|pakalpojum|iestād)\\p{L}*|mokėjimo (?:sprendim|platform|terminal|įstaig|surinkim)\\p{L}*|(?:fizetési (?:megoldás|szolgáltató|kapu)|bankkártyás fizetés elfogadás|fizetési terminál)\\p{L}*',
      'el tr ar he fa':
        '(?:πάροχος|λύσεις|υπηρεσίες) πληρωμών|(?:sanal pos|ödeme (?:kuruluşu|sistemi|altyapısı|çözümleri))|(?:بوابة|حلول|مزود) (?:ال)?دفع|(?:שירותי|פתרונות|מערכת) (?:סליקה|תשלומים)|סליקת אשראי|(?:درگاه پرداخت|پرداخت یار)',
      'ja zh ko':
        '決済(?:代行|サービス|端末|プラットフォーム)|支付(?:网关|平台|解决方案|服务商)|金流(?:服務|平台)|第三方支付|(?:전자)?결제 ?(?:대행|서비스|게이트웨이|솔루션|단말기)|PG사',
    },
  },
  {
    name: 'data integration or automation software',
    bucket: 'Software',
    narrows: 'business software',
    words: {
      'en de nl sv da nb fi fr es pt it ca ro pl cs sk hr sl et lv lt hu tr':
        '(?:workflow|process|business process|robotic process|no-?code|document) automation (?:software|platform|tools?)|(?:data|api|system) integration (?:platform|software|tools?)|(?:data|etl) pipeline (?:tools?|platform|software)|dataflow (?:system|programming|automation)|(?:no|low)-?code (?:platform|tool|app builder)|etl (?:tools?|platform)|*workflow-?software|*prozess-?automatisierungssoftware',
      'ru uk bg mk': '(?:интеграционная|low-code|no-code) платформа',
      'ja zh ko':
        '(?:業務|ワークフロー)自動化ツール|ノーコード(?:ツール|プラットフォーム)|RPAツール|データ連携(?:ツール|プラットフォーム)|(?:流程自动化|低代码|无代码|数据集成)(?:平台|工具)|(?:流程自動化|無代碼|低代碼)平台|(?:업무|워크플로) ?자동화 ?(?:툴|솔루션|플랫폼)|노코드 ?(?:툴|플랫폼)',
    },
  },
  {
    name: 'online encyclopedia or directory',
    bucket: 'Internet services',
    parts: {
      'online dictionary':
        'dictionar|dictionn|diccion|dicion|dizionar|wörterb|woordenb|ordbok|ordbog|thesaur|słown|slovn|slovar|rječn|словар|словник|sanakirj|sõnar|vārdn|žodyn|szótár|sözlük|λεξικό|辞書|辞典|词典|詞典|사전',
      'business directory':
        'direct|verzeichnis|branchen|bedrijveng|katalog|catalog|annuaire|guía|guia|pagine|katalog firm|каталог|справочник|довідник|hakemist|kataloog|rehber|名簿|黄页|黃頁|목록|bedriftskat|företagskat',
      'online encyclopedia':
        'encycl|enzykl|lexik|uppslags|opslags|oppslags|wiki|enciclop|encyklop|энцикл|енцикл|tietosanak|entsükl|enciklop|lexikon|ansiklop|εγκυκλ|百科|백과',
    },
    words: {
      en: 'online (?:encyclop[a]?edias?|dictionar(?:y|ies)|thesaurus|directory|lexicon)|(?:free|open|collaborative|fan) (?:encyclop[a]?edia|dictionary|wiki)|(?:business|company|web|local) director(?:y|ies)|curated (?:list|directory) of',
      'de nl sv da nb':
        '*online-?(?:lexikon|wörterbuch|enzyklopädie|verzeichnis)|*branchenbuch|*branchenverzeichnis|*firmenverzeichnis|*online ?(?:woordenboek|encyclopedie)|*bedrijvengids|*uppslagsverk|*företagskatalog|*opslagsværk|*bedriftskatalog|*oppslagsverk',
      'fr es pt it ca ro':
        '(?:encyclopédie|dictionnaire|annuaire) (?:en ligne|libre|collaborati\\p{L}+|des entreprises|professionnel)|(?:enciclopedia|diccionario|directorio) (?:en línea|online|libre|de empresas)|(?:enciclop[ée]dia|dicionário|diretório) (?:on-?line|livre|de empresas)|(?:enciclopedia|dizionario|elenco|directory) (?:on-?line|libera|aziende|delle imprese)|diccionari en línia|(?:dicționar|catalog) online(?: de firme)?',
      'pl cs sk hr sl sr':
        '(?:encyklopedia|słownik|katalog firm) (?:online|internetow\\p{L}+)|katalog firm|(?:online|internetov\\p{L}+) (?:encyklopedie|slovník|encyklopédia)|katalog firem|(?:internetsk\\p{L}+|online) (?:enciklopedij|rječnik|rečnik)\\p{L}*|(?:poslovni imenik|spletni slovar)',
      'ru uk bg mk':
        '(?:онлайн|интернет|свободн)\\p{L}*[- ](?:энциклопеди|словар|справочник)\\p{L}*|(?:каталог|справочник) (?:компаний|предприятий|организаций|сайтов)|(?:онлайн|вільн)\\p{L}*[- ](?:енциклопеді|словник|довідник)\\p{L}*|каталог (?:компаній|підприємств)|(?:онлайн )(?:речник|енциклопедия)|(?:бизнес|фирмен) (?:каталог|указател)',
      'fi et lv lt hu':
        '*verkko(?:sanakirja|tietosanakirja)|*yrityshakemisto|*(?:võrgu|netiso)?entsüklopeedia|*ettevõtete kataloog|(?:tiešsaistes|interneta) (?:vārdnīc|enciklopēdij)\\p{L}*|(?:interneto|internetin\\p{L}+) (?:žodyn|enciklopedij)\\p{L}*|(?:įmonių katalog)\\p{L}*|(?:online (?:szótár|lexikon)|cégkatalógus)\\p{L}*',
      'el tr ar he fa':
        '(?:διαδικτυακή|ελεύθερη) εγκυκλοπαίδεια|(?:επαγγελματικός οδηγός|κατάλογος επιχειρήσεων)|(?:online sözlük|firma rehberi)|(?:موسوعة|قاموس) (?:إلكتروني\\p{L}*|حرة|على الإنترنت)|دليل (?:ال)?شركات|(?:אנציקלופדיה|מילון) (?:מקוונ\\p{L}+|חופשית)|(?:אינדקס עסקים)|(?:دانشنامه آنلاین|فرهنگ لغت آنلاین|راهنمای مشاغل)',
      'ja zh ko':
        '(?:オンライン|ネット)(?:辞書|百科事典)|(?:在线|网络)(?:词典|百科)|企业名录|(?:線上|網路)(?:字典|百科)|(?:온라인|인터넷) ?(?:사전|백과)|업체 ?디렉토리',
    },
  },
];
