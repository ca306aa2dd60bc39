import { type Kind, OFTEN_ENGLISH } from './kind.ts';

/** Services on the web for anyone, and who keeps the web and free software going. */
export const SOFTWARE_FOR_THE_PUBLIC: readonly Kind[] = [
  {
    name: 'search engine',
    bucket: 'Internet services',
    narrows: 'open source project',
    words: {
      [OFTEN_ENGLISH]:
        "(?:private|privacy[- ](?:first|friendly|focused)|alternative|independent|academic|decentrali[sz]ed|open[- ]source|enterprise|full[- ]text|vector|visual|ad-free|peer-to-peer|distributed|job|code|recipe|children['’]s|scholarly|green|ethical) search engines?(?! (?:optimi|market|advert))|meta-?search engines?|search engines? (?:for|that|of|dedicated)(?! optimi)|(?:enterprise|site|instant|typo-tolerant|full[- ]text) search (?:platform|api|software|library|server|engine)|(?:fast|full[- ]text|fuzzy|client-side) search library",
      'de nl':
        '*meta-?suchmaschine|(?:private|unabhängige|eigene|freie|grüne|alternative|datenschutzfreundliche) suchmaschine|suchmaschine für|*kindersuchmaschine|*volltextsuchmaschine|*metazoekmachine|(?:onafhankelijke|private|privacyvriendelijke) zoekmachine|zoekmachine voor',
      'sv da nb':
        '(?:privat|oberoende|uafhængig|uavhengig) (?:sökmotor|søgemaskine|søkemotor)|(?:sökmotor för|søgemaskine til|søkemotor for)',
      'fr es pt it ca ro':
        '(?:méta-?moteur|moteur) de recherche (?:libre|privé|éthique|français|indépendant|pour|solidaire|de)|méta-?moteur|(?:buscador|motor de búsqueda) (?:privado|libre|independiente|académico)|motor de búsqueda de|buscador de (?:internet|noticias|empleo|vuelos|recetas|imágenes)|metabuscador|motor de (?:busca|pesquisa) (?:privado|livre|independente|acadêmico|de)|metabuscador|motore di ricerca (?:privato|libero|indipendente|etico|di|per)|metamotore|motor de cerca|motor de căutare (?:pentru|independent)',
      'pl cs sk hr':
        '(?:prywatna |niezależna )?wyszukiwarka (?:prywatna|naukowa|pełnotekstowa|ofert|dla|dbająca)|metawyszukiwarka|(?:soukromý|nezávislý|český|fulltextový) vyhledávač|metavyhledávač|(?:súkromný|nezávislý) vyhľadávač|(?:privatna|neovisna) tražilica',
      'ru uk bg':
        '(?:приватн|независим|метапоисков|полнотекстов|детск|научн)\\p{L}+ (?:поисковая система|поисковик|система)|метапоиск|поисковая система (?:по|для)|(?:приватн|незалежн|повнотекстов)\\p{L}+ пошук\\p{L}+ систем\\p{L}|независима търсачка',
      'fi et hu tr':
        '(?:yksityinen|itsenäinen) hakukone|(?:privaatne|sõltumatu) otsingumootor|(?:független|privát|magyar|tematikus) kereső(?:motor|gép)|meta ?kereső|(?:bağımsız|gizlilik odaklı|yerli) arama motoru',
      'ar he': 'محرك بحث (?:خاص|مستقل|عربي|ل\\p{L}+)|(?:محرك بحث يحترم)|מנוע חיפוש (?:פרטי|עצמאי|ל\\p{L}+)',
      'ja zh ko':
        '(?:プライベート|メタ|全文|独自の?|学術)検索エンジン|(?:隐私|元|全文|学术|独立)搜索引擎|(?:隱私|元|全文|學術)搜尋引擎|(?:전문|메타|학술|프라이버시) ?검색 ?엔진',
    },
  },
  {
    name: 'link shortener or QR code tool',
    bucket: 'Internet services',
    narrows: ['social media tool', 'website builder', 'restaurant software'],
    parts: {
      'QR code generator': 'qr',
      'link shortener':
        'short|kürz|verkort|raccourc|acort|encurt|accorcia|skrac|zkrac|сокра|скороч|förkort|短縮|短链|短网|縮短|短網|단축|rövidít|kısalt|lyhen|lühen',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:url|link) shorteners?(?: (?:for|service|software))?|qr[- ]?codes? (?:generators?|makers?|creators?|scanner app|reader)|(?:create|make|generate) (?:free |your )?qr[- ]?codes',
      'de nl': '*(?:link|url)-?(?:verkürzer|kürzer|verkorter)|*qr-?code-?(?:generator|ersteller|maker)',
      'sv da nb': '*(?:länk|url)-?förkortare|*(?:link|lenke|url)-?(?:forkorter)|*qr-?kode?-?generator',
      'fr es pt it ca':
        "(?:raccourcisseur|réducteur) (?:d['’]url|de liens?)|générateur de (?:qr codes?|codes qr)|acortador de (?:url|enlaces)|generador de (?:códigos? qr|qr)|encurtador de (?:urls?|links?)|gerador de (?:qr codes?|códigos? qr)|accorciatore di (?:url|link)|generatore di (?:qr ?codes?|codici qr)",
      'pl cs sk hr':
        'skracacz (?:linków|url)|generator (?:kodów )?qr|zkracovač (?:odkazů|url)|generátor qr|skraćivač linkova',
      'ru uk': '(?:сокращение|сокращатель|сокращалка) ссылок|генератор qr|(?:скорочення|скорочувач) посилань',
      'fi et hu tr':
        '*linkin ?lyhentäjä|*lingilühendaja|(?:link|url) ?rövidítő|(?:link|url) kısalt\\p{L}+|*qr-?kood\\p{L}* ?(?:generaattori|generaator)|qr-?kód ?(?:készítő|generátor)|(?:qr kod|karekod) oluştur\\p{L}*',
      'ar he': '(?:اختصار|تقصير) (?:ال)?روابط|(?:إنشاء|مولد) رمز qr|מקצר קישורים|(?:מחולל|יצירת) (?:קוד )?qr',
      'ja zh ko':
        '短縮URL(?:サービス|作成)|QRコード(?:作成|生成)(?:ツール|サービス)?|(?:短链接|短网址)(?:生成|服务|工具)?|二维码生成器?|(?:短網址|縮網址)(?:服務|產生器)?|qr ?code ?產生器|(?:단축 ?url|링크 ?단축)(?: ?서비스)?|qr ?코드 ?(?:생성기|만들기)',
    },
  },
  {
    name: 'calendar app',
    bucket: 'Software',
    narrows: ['mobile app', 'scheduling software'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:shared |family |group |privacy-friendly |encrypted |smart )?calendar (?:apps?|software|application|server)|(?:shared|family|group) calendar for|(?:meeting|group|doodle) (?:poll|scheduling poll)s?|countdown (?:app|timer app)|(?:pomodoro|focus) (?:timer|app)s?|screen time (?:app|control)',
      'de nl':
        '*kalender-?app|*familienkalender-?app|gemeinsamer kalender für|*terminumfrage|*agenda-?app|*datumprikker',
      'sv da nb': '*kalender-?app|*familiekalender|*familjekalender',
      'fr es pt it':
        'application (?:de )?calendrier|agenda partagé|sondage de dates|(?:app|aplicación) de calendario|calendario compartido|(?:app|aplicativo) de calendário|calendário compartilhado|(?:app|applicazione) (?:di )?calendario|calendario condiviso',
      'pl cs hu tr fi et':
        'aplikacja kalendarza?|wspólny kalendarz|kalendářová aplikace|sdílený kalendář|naptár ?(?:alkalmazás|app)|takvim uygulama\\p{L}*|*kalenterisovellus|*kalendrirakendus',
      'ru uk':
        '(?:приложение|программа)[- ]календарь|общий календарь|(?:застосунок|програма)[- ]календар|спільний календар',
      'ar he': 'تطبيق (?:ال)?تقويم|אפליקציית (?:יומן|לוח שנה)',
      'ja zh ko':
        '(?:共有)?カレンダーアプリ|日程調整(?:ツール|サービス)|日历(?:软件|应用|app)|(?:行事曆|日曆)(?:軟體|應用|app)|(?:공유 ?)?(?:캘린더|달력) ?(?:앱|어플)',
    },
  },
  {
    name: 'remote desktop software',
    bucket: 'Software',
    narrows: ['business software', 'open source project', 'network tool'],
    words: {
      [OFTEN_ENGLISH]:
        'remote (?:desktop|access|control|support) (?:software|app|tools?|client|gateway|solution|platform|application)|(?:open[- ]source|self-?hosted) remote (?:desktop|access)|remote desktop for|screen[- ]sharing (?:tool|app|software)|(?:mobile )?device management (?:software|platform|solution)|remote monitoring and management|(?:game|desktop) streaming (?:client|host|software)|kvm (?:switch )?software',
      'de nl':
        '*fernwartungs-?(?:software|programm|lösung)|*fernzugriffs-?(?:software|lösung)|*remote-?desktop-?(?:software|lösung)|*software voor extern bureaublad',
      'fr es pt it ca':
        "(?:logiciel|solution) (?:de |d['’])(?:bureau à distance|prise en main à distance|accès à distance)|(?:software|programa) de (?:escritorio remoto|acceso remoto)|(?:software|programa) de (?:acesso remoto|área de trabalho remota)|software (?:di|per) (?:desktop remoto|accesso remoto|controllo remoto)",
      'pl cs sk hu':
        '(?:program|oprogramowanie) do (?:zdalnego pulpitu|zdalnego dostępu)|(?:program|software) pro vzdálen(?:ou plochu|ý přístup)|távoli (?:asztal|elérés) (?:szoftver|program)',
      'ru uk':
        '(?:программа|сервис) (?:для )?удал[её]нного (?:доступа|рабочего стола|управления)|(?:програма|сервіс) (?:для )?віддаленого (?:доступу|робочого столу)',
      'sv fi et tr':
        '*fjärrstyrningsprogram|*fjärrskrivbordsprogram|*etätyöpöytäohjelma|*kaugtöölaua tarkvara|uzak (?:masaüstü|bağlantı|erişim) (?:yazılımı|programı)',
      'ar he': 'برنامج (?:سطح المكتب البعيد|التحكم عن بعد)|תוכנת (?:שליטה|גישה|השתלטות) מרחוק',
      'ja zh ko':
        'リモート(?:デスクトップ|アクセス)(?:ソフト|ツール)|(?:远程桌面|远程控制)软件|遠端(?:桌面|遙控)軟體|원격 ?(?:데스크톱|제어|접속) ?(?:프로그램|소프트웨어|솔루션)',
    },
  },
  {
    name: 'blockchain or cryptocurrency',
    bucket: 'Financial services',
    narrows: ['payment service provider', 'open source project'],
    parts: {
      cryptocurrency:
        'crypto|krypto|криптовал|digital cash|coin|暗号資産|仮想通貨|加密货|加密貨|암호화폐|가상화폐|kripto',
      'blockchain network':
        'block ?chain|блокчейн|smart contract|ブロックチェーン|区块链|區塊鏈|블록체인|decentrali|defi|בלוקצ|بلوك',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:layer[- ][12]|public|proof[- ]of[- ]stake|decentrali[sz]ed|modular|scalable|permissioned|enterprise|privacy|evm-compatible) blockchains?(?: (?:network|platform|protocol|for))?|blockchain (?:networks?|protocol|explorer|ecosystem|for)|smart contract (?:platform|language)|(?:private|privacy|decentrali[sz]ed|peer-to-peer|community) (?:crypto ?currency|digital (?:cash|currency))|privacy coin|crypto ?currency (?:project|that|for|with)|(?:decentrali[sz]ed (?:exchange|finance|lending) (?:protocol|platform))|defi (?:protocol|platform)|(?:non-custodial|bitcoin|lightning|hardware|self-custody|crypto) (?:lightning )?wallets?(?: (?:for|app))?|lightning network|stablecoin',
      'de nl':
        '*blockchain-?(?:plattform|protokoll|netzwerk)|(?:private|dezentrale) kryptowährung|*krypto-?wallet|*blockchainplatform|*cryptovaluta voor',
      'fr es pt it ca':
        '(?:plateforme|protocole|réseau) (?:de )?blockchain|crypto-?monnaie (?:privée|décentralisée|libre)|monnaie libre|(?:plataforma|protocolo|red) (?:de )?blockchain|criptomoneda (?:privada|descentralizada|de)|(?:plataforma|protocolo|rede) (?:de )?blockchain|criptomoeda (?:privada|descentralizada|de)|(?:piattaforma|protocollo|rete) blockchain|criptovaluta (?:privata|decentralizzata|per)',
      'pl cs ru uk':
        '(?:platforma|sieć|protokół) blockchain|(?:prywatna|zdecentralizowana) kryptowaluta|blockchainová (?:platforma|síť)|(?:блокчейн)[- ]?(?:платформа|сеть|протокол|мережа)|(?:приватн|децентрализованн|децентралізован)\\p{L}+ криптовалют\\p{L}',
      'hu tr fi sv':
        'blokklánc (?:platform|hálózat|protokoll)|blok ?zinciri? (?:platformu|ağı|protokolü)|(?:merkeziyetsiz|gizlilik odaklı) kripto para|*lohkoketjualusta|*blockkedjeplattform',
      'ar he': '(?:منصة|شبكة|بروتوكول) (?:ال)?بلوك ?تشين|(?:רשת|פלטפורמת) בלוקצ.יין',
      'ja zh ko':
        'ブロックチェーン(?:プラットフォーム|ネットワーク|プロトコル)|(?:公有|联盟|底层)?区块链(?:平台|网络|协议|浏览器)|區塊鏈(?:平台|網路|協議|瀏覽器)|블록체인 ?(?:플랫폼|네트워크|프로토콜|메인넷)',
    },
  },
  {
    name: 'citizen participation platform',
    bucket: 'Internet services',
    narrows: ['survey tool', 'advocacy organisation'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:citizen|civic|public|democratic|community) (?:participation|engagement) (?:platforms?|software|portal|tools?|website)|(?:participatory|e-|digital|liquid|direct) ?democracy (?:platform|software|tool|app)|participatory budgeting(?: platform)?|(?:collective|collaborative) decision[- ]making (?:platform|software|tool)|fix-?my-?street|freedom of information requests? (?:site|portal|platform)|whistle-?blow(?:ing|er) software',
      'de nl':
        '*(?:bürger)?beteiligungs(?:plattform|portal)|*bürgerhaushalt|*mängelmelder|*hinweisgebersystem|*(?:burger)?participatieplatform|*burgerbegroting',
      'fr es pt it ca ro':
        'plateforme (?:de )?(?:participation citoyenne|participative|de démocratie participative)|budget participatif|plataforma de participación (?:ciudadana)?|presupuestos? participativos?|plataforma de participação(?: cidadã)?|orçamento participativo|piattaforma (?:di )?(?:partecipazione|partecipativa)(?: civica)?|bilancio partecipativo|plataforma de participació|pressupostos? participatius?|bugetare participativă',
      'pl cs sk hr':
        '(?:platforma|portal) (?:partycypacji|konsultacji)(?: społecznych| obywatelskiej)?|budżet obywatelski|participativní rozpočet|participatívny rozpočet|participativno budžetiranje',
      'ru uk bg':
        'платформа (?:гражданского )?участия|инициативное бюджетирование|платформа (?:громадської )?участі|(?:громадський|партиципаторний) бюджет|електронна демократія',
      'sv da nb fi et hu tr':
        '*medborgar(?:dialog|budget)|*borgerbudget|*osallistuva budjetointi|*osallistumisalusta|*kaasav eelarve|*osalusplatvorm|*osalusportaal|részvételi költségvetés|katılımcı bütçe|vatandaş katılım platformu',
      'ar he': 'منصة (?:ال)?مشاركة (?:ال)?(?:مجتمعية|المواطنين)|(?:פלטפורמת|אתר) שיתוף (?:ציבור|אזרחים)',
      'ja zh ko':
        '市民参加(?:型)?(?:プラットフォーム|サイト)|(?:公民|公众|公眾)参与平台|(?:公民|民眾)參與平[臺台]|參與式預算|참여 ?예산|시민 ?참여 ?플랫폼',
    },
  },
  {
    name: 'conference software',
    bucket: 'Software',
    narrows: ['business software', 'booking software', 'ticket agency', 'conference'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:conference|abstract|peer review|paper submission|call for papers|congress) management (?:systems?|software|platform)|(?:event|conference) (?:registration|ticketing|check-in|app|scheduling) (?:software|platform|system|tool)s?|(?:virtual|hybrid|online) event (?:platform|software)|(?:journal|editorial|manuscript) management (?:system|software)|event (?:management|ticketing) (?:software|platform|system|app)|conference apps?',
      'de nl':
        '*(?:tagungs|konferenz|veranstaltungs|teilnehmer|event)(?:management|verwaltungs)-?(?:software|system)|*ticketsystem für veranstaltungen|*evenementen(?:software|beheer(?:software|systeem))',
      'fr es pt it ca':
        "(?:logiciel|plateforme|outil) de gestion (?:d['’]événements|de (?:colloques|conférences|congrès))|(?:software|plataforma|sistema) de gestión de (?:eventos|congresos|conferencias)|(?:software|plataforma|sistema) de gestão de (?:eventos|congressos|conferências)|(?:software|piattaforma|sistema) (?:di|per la) gestione (?:di |degli )?(?:eventi|congressi|conferenze)",
      'pl cs hu tr fi et':
        '(?:system|oprogramowanie) do (?:zarządzania|obsługi) (?:konferencj\\p{L}+|wydarzeń)|(?:systém|software) pro (?:správu|pořádání) (?:konferencí|akcí)|(?:konferencia|rendezvény)(?:szervező|kezelő) (?:szoftver|rendszer)|(?:etkinlik|konferans|kongre) yönetim (?:yazılımı|sistemi|platformu)|*tapahtumanhallinta(?:ohjelmisto|järjestelmä)|*ürituste haldus\\p{L}*',
      'ru uk':
        '(?:система|платформа|сервис) (?:для )?(?:управления|организации) (?:мероприятиями|конференциями|мероприятий|конференций)|(?:система|платформа) (?:для )?(?:керування|організації) (?:подіями|заходами|конференці\\p{L}+|заходів)',
      'ja zh ko':
        '(?:学会|イベント|大会)(?:管理|運営)(?:システム|プラットフォーム)|(?:会议|会务|活动)管理(?:系统|平台|软件)|(?:研討會|會議|活動)管理(?:系統|平台)|(?:행사|학회|컨퍼런스) ?관리 ?(?:시스템|플랫폼|솔루션)',
    },
  },
  {
    name: 'library and repository software',
    bucket: 'Software',
    narrows: ['open source project', 'business software', 'library'],
    words: {
      [OFTEN_ENGLISH]:
        'integrated library systems?|library (?:management (?:systems?|software)|software)|(?:digital|institutional|open access|research data|archival|digital asset) (?:repository|archives?|collections?|publishing) (?:software|systems?|platform)|repository (?:software|platform)|(?:collections?|archives?|museum) management (?:software|system|platform)|(?:journal|open access) publishing (?:software|platform|system)|web archiving (?:software|tool|toolset)',
      'de nl':
        '*bibliotheks(?:software|system|verwaltung(?:ssoftware)?)|*integriertes bibliothekssystem|*archivsoftware|*museumssoftware|*repositor(?:y|iums)-?software|*bibliotheeksysteem|*collectiebeheer(?:systeem|software)',
      'sv da nb': '*bibliotekssystem|*biblioteksystem|*samlingsforvaltningssystem|*museumssystem',
      'fr es pt it ca':
        '(?:système intégré de gestion de bibliothèque|sigb|logiciel (?:de )?(?:bibliothèque|archives|gestion de collections))|sistema (?:integrado )?de gestión (?:bibliotecaria|de bibliotecas)|software (?:de |para )(?:bibliotecas|repositorios|archivos|museos)|sistema (?:integrado )?de gestão de bibliotecas|software (?:de |para )(?:bibliotecas|repositórios|museus)|(?:software|gestionale) (?:di |per )(?:biblioteche|archivi|musei)',
      'pl cs sk hu':
        '(?:system|program|oprogramowanie) bibliotecz\\p{L}+|knihovn(?:í|ický) systém|knižničný systém|könyvtári (?:rendszer|szoftver)|integrált könyvtári',
      'ru uk':
        '(?:автоматизированная |интегрированная )?библиотечн\\p{L}+ (?:информационн\\p{L}+ )?систем\\p{L}|(?:автоматизована )?бібліотечн\\p{L}+ (?:інформаційн\\p{L}+ )?систем\\p{L}',
      'fi et tr':
        '*kirjastojärjestelmä|*raamatukogu(?:süsteem|tarkvara|programm)|kütüphane (?:otomasyon\\p{L}*|yönetim) (?:sistemi|yazılımı|programı)',
      'ar he': '(?:نظام|برنامج) إدارة (?:ال)?مكتبات|(?:מערכת|תוכנת?) (?:ל?ניהול )?ספריות?',
      'ja zh ko':
        '図書館(?:管理)?システム|(?:蔵書|機関リポジトリ)(?:管理)?(?:システム|ソフトウェア)|图书馆(?:管理)?(?:系统|软件)|机构(?:知识)?库系统|圖書館(?:自動化|管理)?系統|도서관 ?(?:관리|자동화)? ?(?:시스템|프로그램)',
    },
  },
];
