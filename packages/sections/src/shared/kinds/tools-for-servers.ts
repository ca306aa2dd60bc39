import { type Kind, OFTEN_ENGLISH } from './kind.ts';

/** What runs on servers or keeps them running. */
export const TOOLS_FOR_SERVERS: readonly Kind[] = [
  {
    name: 'message broker',
    bucket: 'Software',
    narrows: 'developer tool',
    parts: {
      'event streaming platform': 'stream',
      'job queue': 'job|task',
      'message broker':
        'messag|mqtt|amqp|nachricht|mensaj|mensag|messagg|komunikat|zpráv|сообщ|повідомл|mesaj|üzenet|メッセージ|消息|訊息|메시지|رسائل|הודעות',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:message|mqtt|amqp|messaging) (?:brokers?|queues?|bus|queuing system)(?: (?:for|that|with|written))?|message-oriented middleware|(?:distributed )?(?:event|data|message) streaming (?:platform|system|engine)|(?:job|task|background job) queues? (?:for|with|system|library)|(?:distributed|background) (?:task|job) queue|stream processing (?:framework|platform|engine)|event store database|publish[-/]subscribe (?:messaging|system)|pub/sub (?:messaging|system|server)',
      'de nl': '*message-?broker|*nachrichten-?(?:broker|warteschlange)|*berichtenwachtrij',
      'fr es pt it ca ro':
        'courtier de messages|agent de messages|file de messages|(?:broker|intermediario|cola) de mensaj(?:es|ería)|(?:corretor|broker|fila) de mensagens|broker di messaggi|coda di messaggi|cua de missatges|broker de mesaje',
      'pl cs sk hr': '(?:broker|kolejka) (?:komunikatów|wiadomości)|zprostředkovatel zpráv|fronta zpráv',
      'ru uk bg': 'брокер (?:сообщений|повідомлень|на съобщения)|очередь сообщений|черга повідомлень',
      'hu tr sv da nb fi et':
        'üzenet(?:bróker|sor kezelő)|mesaj (?:kuyruğu|aracısı)|*meddelandekö|*meldingskø|*viestijono|*sõnumivahendaja',
      'ar he': 'وسيط رسائل|מתווך הודעות|תור הודעות',
      'ja zh ko': 'メッセージ(?:ブローカー|キュー)|消息(?:队列|中间件|代理)|訊息(?:佇列|代理)|메시지 ?(?:브로커|큐)',
    },
  },
  {
    name: 'web server or proxy',
    bucket: 'Software',
    narrows: 'developer tool',
    parts: {
      'API gateway': 'gateway|网关|閘道|게이트웨이|ゲートウェイ|шлюз',
      'reverse proxy or load balancer':
        'prox|balanc|cache|прокс|балансир|プロキシ|バランサ|代理|负载|負載|프록시|밸런서',
      'web server':
        'web ?-?(?:server|szerver|palvelin)|http|serveur web|servi(?:dor|dor) web|serwer www|webový server|веб-?сервер|ウェブサーバ|webサーバ|服务器|伺服器|웹 ?서버|خادم|שרת',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:fast|http|modern|open[- ]source|lightweight|embedded|high[- ]performance|small|simple|extensible|async|python|java|wsgi|asgi) (?:and \\p{L}+ )?(?:http |https )?(?:web|application|http) servers?|web servers? (?:written|for|that|with automatic)|(?:http|https) server (?:for|that|written|library)|(?:reverse|edge|caching|http|socks) prox(?:y|ies)(?: (?:and|server|for))?(?: load balancers?)?|(?:software|layer [47]|tcp|network|http) load balancers?|api (?:gateways?|management platform)|service mesh|http (?:cache|accelerator)',
      'de nl': '*web-?server (?:für|mit|von|in)|*http-?server|*reverse-?proxy|*lastverteiler für|*api-?gateway',
      'fr es pt it ca ro':
        "serveur (?:web|http) (?:libre|léger|rapide|open source)|proxy inverse|répartiteur de charge|passerelle d['’]api|servidor (?:web|http) (?:libre|ligero|de código abierto|rápido)|proxy inverso|balanceador de carga|servidor (?:web|http) (?:livre|leve|rápido|de código aberto)|proxy reverso|server web (?:libero|leggero|open source|veloce)|bilanciatore di carico|servidor web lliure",
      'pl cs sk hr sl':
        'serwer (?:www|http)|odwrotne proxy|reverzní proxy|(?:rychlý|otevřený) webový server|vyvažování zátěže',
      'ru uk bg':
        '(?:http|веб)-?сервер (?:с открытым|для|на)|обратный прокси|балансировщик нагрузки|зворотний проксі|балансувальник навантаження|веб-?сервер з відкритим',
      'hu tr fi sv': '(?:gyors|nyílt forráskódú) webszerver|ters vekil|yük dengeleyici|kuormantasaaja|lastbalanserare',
      'ar he': 'موازن الأحمال|خادم ويب (?:مفتوح|سريع)|מאזן עומסים|שרת אינטרנט בקוד פתוח',
      'ja zh ko':
        '(?:軽量|高速|オープンソースの?)(?:Web|ウェブ|HTTP)サーバー?|リバースプロキシ|ロードバランサー?|APIゲートウェイ|(?:高性能|轻量级|开源)的?(?:web|http) ?服务器|反向代理|负载均衡器|api网关|(?:高效能|輕量級|開源)的?網頁伺服器|負載平衡器|(?:경량|고성능|오픈소스) ?웹 ?서버|리버스 ?프록시|로드 ?밸런서|api ?게이트웨이',
    },
  },
  {
    name: 'container or virtualisation software',
    bucket: 'Software',
    narrows: 'developer tool',
    parts: {
      'container software': 'contain|konten|контейн|コンテナ|容器|컨테이너|kubernetes|docker',
      'virtualisation software': 'virtual|wirtual|hypervisor|виртуал|віртуал|仮想|虚拟|虛擬|가상|sanal|افتراض|וירטואל',
    },
    words: {
      [OFTEN_ENGLISH]:
        'kubernetes (?:for|at) (?:the |your )?\\p{L}+|container (?:orchestration|runtime|engine|management (?:platform|software)|registry|platform)|(?:kubernetes|docker|linux container) (?:distribution|dashboard|management|ide|manager|operator|runtime|platform)|(?:desktop |server |network |open source )?virtuali[sz]ation (?:software|platform|solution|environment)|(?:virtual machine|vm) (?:managers?|monitor)|(?:bare[- ]metal |type[- ]1 )?hypervisors?|(?:machine|processor|system) emulator and virtuali[sz]er|private cloud software|cloud (?:operating system|management platform|infrastructure software)',
      'de nl':
        '*virtualisierungs-?(?:software|plattform|lösung|umgebung)|*container-?(?:orchestrierung|plattform|verwaltung)|*virtualisatie-?(?:software|platform)|*container-?orkestratie',
      'sv da nb':
        '*virtualiserings-?(?:program|mjukvara|plattform|platform|software|programvare)\\p{L}*|*containerplattform|*containerorkestrering',
      'fr es pt it ca ro':
        '(?:logiciel|plateforme|solution|outil) de virtualisation|orchestrat(?:eur|ion) de conteneurs|(?:software|plataforma|programa) de virtualización|orquestación de contenedores|(?:software|plataforma) de virtualização|orquestra(?:ção|dor) de contêineres|(?:software|piattaforma) di virtualizzazione|orchestrazione di container|programari de virtualització|platformă de virtualizare',
      'pl cs sk hr sl':
        '(?:platforma|oprogramowanie) (?:do )?wirtualizacji|orkiestracja kontenerów|virtualizační (?:platforma|software|nástroj)|orchestrace kontejnerů|virtualizačný softvér|platforma za virtualizaciju',
      'ru uk bg':
        '(?:платформа|система|программа|средства) (?:для )?виртуализации|оркестрац\\p{L}+ контейнеров|(?:платформа|система) віртуалізації|оркестрація контейнерів|платформа за виртуализация',
      'fi et lv lt hu tr':
        '*virtualisointi(?:ohjelmisto|alusta)|*virtualiseerimis(?:tarkvara|platvorm)|virtualizācijas platforma|virtualizacijos platforma|virtualizációs (?:szoftver|platform)|konténer ?orkesztráció|sanallaştırma (?:yazılımı|platformu)',
      'ar he': '(?:منصة|برنامج) (?:ال)?(?:محاكاة )?(?:ال)?افتراضية|تنسيق الحاويات|(?:תוכנת|פלטפורמת) וירטואליזציה',
      'ja zh ko':
        '仮想化(?:ソフト|ソフトウェア|基盤|プラットフォーム)|コンテナ(?:オーケストレーション|管理|ランタイム)|虚拟化(?:软件|平台)|容器(?:编排|管理平台|运行时|引擎)|虛擬化(?:軟體|平台)|容器(?:編排|協作|管理平台)|가상화 ?(?:소프트웨어|플랫폼|솔루션)|컨테이너 ?(?:오케스트레이션|관리 ?플랫폼)',
    },
  },
  {
    name: 'application platform',
    bucket: 'Software',
    narrows: ['developer tool', 'hosting provider', 'cloud storage service'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:backend|platform|database|functions)[- ]as[- ]a[- ]service|(?:serverless|edge|cloud application|cloud development|application deployment|app hosting) (?:platform|framework|computing platform)|(?:backend|deployment|cloud) platform for (?:web|mobile|apps|developers|frontend|python|php|node)|(?:self-?hosted|open[- ]source) (?:paas|backend|heroku alternative|firebase alternative)|backend for (?:web|mobile|your app|apps|flutter)|(?:cloud|remote) development environments?',
      'de nl': '*serverless-?plattform|*backend-?plattform für|*anwendungsplattform für entwickler',
      'fr es pt it':
        'plateforme (?:serverless|de déploiement|cloud pour développeurs)|plataforma (?:serverless|sin servidor|de despliegue)|plataforma (?:serverless|de implantação|de deploy)|piattaforma (?:serverless|di deployment)',
      'pl cs ru uk':
        'platforma (?:serverless|bezserwerowa)|bezserverová platforma|бессерверная платформа|безсерверна платформа',
      'ja zh ko':
        'サーバーレス(?:プラットフォーム|基盤)|无服务器(?:平台|架构)|后端即服务|無伺服器平台|서버리스 ?플랫폼',
    },
  },
  {
    name: 'infrastructure tool',
    bucket: 'Software',
    narrows: 'developer tool',
    words: {
      [OFTEN_ENGLISH]:
        'infrastructure[- ]as[- ]code(?: tool| platform)?|(?:configuration|infrastructure|secrets|cluster|server configuration|dotfiles?|feature flag) (?:management|automation|orchestration|provisioning) (?:tools?|systems?|software|platform)|(?:it|infrastructure|server|network) automation (?:tool|platform|framework|software)|(?:feature flags?|feature flag) (?:service|platform|software)|server (?:management|control) (?:panel|software)|(?:web )?hosting control panel|secrets? manager for (?:developers|teams)|chaos engineering (?:tool|platform)',
      'de nl':
        '*konfigurationsmanagement-?(?:tool|software|system)|*server-?verwaltungs(?:software|oberfläche)|*configuratiebeheer(?:tool|systeem)',
      'fr es pt it ca':
        "(?:outil|logiciel) de gestion de(?:s)? configurations?|panneau de contrôle (?:d[’']hébergement|de serveurs?)|(?:herramienta|sistema) de gestión de (?:la )?configuraci(?:ón|ones)|panel de control (?:de hosting|de servidores)|(?:ferramenta|sistema) de ger(?:ência|enciamento) de configuração|painel de controle de (?:hospedagem|servidores)|(?:strumento|sistema) di gestione della configurazione|pannello di controllo (?:hosting|per server)",
      'pl cs ru uk':
        'narzędzie do zarządzania konfiguracją|nástroj pro správu konfigurac[ei]|система управления конфигурац\\p{L}+|система керування конфігурац\\p{L}+|панель управления (?:хостингом|сервером)',
      'ja zh ko':
        '構成管理ツール|インフラ自動化ツール|配置管理工具|服务器(?:运维|管理)面板|組態管理工具|구성 ?관리 ?도구|서버 ?관리 ?패널',
    },
  },
  {
    name: 'authentication software',
    bucket: 'Software',
    narrows: ['developer tool', 'digital trust service', 'cybersecurity company'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:identity (?:and|&) access|customer identity|privileged access|user|access rights) management (?:software|solution|platform|system|server)|identity (?:and|&) access management|(?:authentication|authori[sz]ation|identity|user management|login|passkey) (?:platform|server|library|as a service|provider for|infrastructure|service for|solution for developers|framework)|single sign[- ]on (?:for|solution|server|software|platform|service)|(?:sso|oauth2?|openid connect|oidc|saml|ldap|passwordless) (?:server|provider|platform|library|solution|authentication)|directory server software',
      'de nl':
        '*identitäts- und (?:zugriffs|zugangs|berechtigungs)(?:verwaltung|management)|*single-?sign-?on-?(?:lösung|plattform)|*authentifizierungs-?(?:software|server|plattform|lösung)|*identiteits- en toegangsbeheer',
      'sv da nb':
        '*identitets- och (?:behörighets|åtkomst)hantering|*identitets- og (?:adgangs|tilgangs)(?:styring|håndtering)|*inloggningstjänst för',
      'fr es pt it ca ro':
        "gestion des identités et des accès|(?:solution|serveur) d['’]authentification|gestión de identidades y accesos|(?:solución|servidor) de autenticación|gestão de identidades? e acessos?|(?:solução|servidor) de autenticação|gestione (?:delle identità e degli accessi|identità e accessi)|(?:soluzione|server) di autenticazione",
      'pl cs sk':
        'zarządzanie tożsamością i dostępem|správa identit a přístupů|autentizační (?:server|systém)|správa identít',
      'ru uk bg':
        'управление (?:доступом и учетными|идентификацией и доступом|учетными данными)|сервер аутентификации|керування (?:ідентифікацією|доступом)|сервер автентифікації',
      'hu tr fi et':
        'személyazonosság-?kezelő|kimlik ve erişim yönetimi|identiteetin- ja pääsynhallinta|autentimis(?:teenus|tarkvara)',
      'ar he': 'إدارة الهوية والوصول|ניהול זהויות(?: והרשאות| וגישה)?',
      'ja zh ko':
        'ID管理(?:システム|プラットフォーム)|認証(?:基盤|サーバー|プラットフォーム)|シングルサインオン(?:サービス|ソリューション|システム)|身份(?:认证|验证|和访问管理)(?:平台|系统|服务)|单点登录(?:系统|平台)|身分(?:認證|驗證)(?:平台|系統)|통합 ?인증 ?(?:시스템|솔루션|플랫폼)|싱글 ?사인온',
    },
  },
  {
    name: 'network tool',
    bucket: 'Software',
    narrows: ['developer tool', 'code editor or terminal'],
    parts: {
      'DNS server': 'dns',
      'SSH or FTP client': 'ssh|ftp',
      'packet analyser': 'protocol|packet|traffic anal|パケット|抓包|协议',
      'network scanner': 'scan',
      'VPN software': 'vpn|wireguard',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:network protocol|packet|network traffic) (?:analy[sz]ers?|sniffers?|capture)|(?:network|port|wifi|ip) (?:scanners?|mappers?|simulators?|emulators?)|(?:ssh|sftp|ftp|telnet|scp) (?:clients?|servers?)(?: (?:for|with))?|(?:authoritative |recursive |caching )?dns (?:servers?|resolvers?)(?: (?:for|that|written|software))|(?:a|fast|recursive|authoritative|public|private) dns (?:server|resolver)|(?:encrypted|privacy[- ]focused|recursive) dns (?:service|resolver)|(?:routing|firewall|router) (?:software|firmware|daemon|distribution|operating system)|network (?:simulation|configuration|management) (?:tool|software|system)|(?:mesh|overlay|peer-to-peer) (?:vpn|network software)|(?:open[- ]source|self-?hosted) vpn',
      'de nl':
        '*netzwerk-?(?:analyse-?(?:tool|software|programm)|scanner|simulator)|*ssh-?client|*ftp-?(?:client|programm)|*netwerk-?(?:analyse-?(?:tool|software)|scanner)',
      'fr es pt it ca':
        'analyseur de (?:paquets|protocoles?|réseau)|client (?:ssh|ftp)|analizador de (?:paquetes|protocolos|redes)|cliente (?:ssh|ftp)|analisador de (?:pacotes|protocolos|redes)|analizzatore di (?:pacchetti|protocolli|rete)|scanner di rete',
      'pl cs sk hu':
        'analizator (?:pakietów|protokołów|sieci)|klient (?:ssh|ftp)|analyzátor (?:paketů|protokolů|sítě)|(?:ssh|ftp)[- ]?kliens|hálózati (?:elemző|szkenner)',
      'ru uk bg':
        'анализатор (?:трафика|пакетов|протоколов)|(?:ssh|ftp)[- ]?(?:клиент|клієнт)|аналізатор (?:трафіку|пакетів|протоколів)|сканер (?:сети|портов|мережі)',
      'sv da nb fi tr':
        '*nätverksanalysator|*nettverksanalysator|*verkkoanalysaattori|ağ (?:analizörü|tarayıcı|analiz aracı)|(?:ssh|ftp) istemcisi',
      'ja zh ko':
        'パケット(?:アナライザー?|キャプチャ(?:ー)?ツール)|(?:SSH|FTP)クライアント|网络(?:协议)?分析(?:器|工具)|抓包工具|(?:ssh|ftp) ?(?:客户端|用戶端)|網路(?:封包)?分析(?:器|工具)|패킷 ?(?:분석기|캡처)|(?:ssh|ftp) ?클라이언트',
    },
  },
  {
    name: 'software library',
    bucket: 'Software',
    narrows: ['developer tool', 'open source project'],
    parts: {
      'HTTP client library': 'http|rest client',
      'networking library': 'network',
      'ORM library': '\\borms?\\b|object-relational',
      'template engine': 'templat|шаблон|テンプレート|模板|템플릿|plantillas|vorlagen',
      'parser or parser generator': 'pars',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:python|javascript|typescript|java|php|ruby|rust|go|kotlin|swift|c\\+\\+|c#|\\.net|haskell|scala|r|julia|perl|lua|dart|flutter|elixir|clojure|node\\.?js|react|jquery|android|header-only|networking|http|cryptograph(?:y|ic)|concurrency|async|image processing|graphics|numerical|date|datetime|validation|state management|testing|animation|parsing|serialization|regex|compression|gui|widget|linear algebra|scraping|web scraping|database|geospatial|scientific computing) (?:librar(?:y|ies)|bindings)(?: (?:for|that|to|written|of))?|(?:librar(?:y|ies)|bindings|sdks?|toolkit) for (?:python|javascript|typescript|java|php|ruby|rust|go|kotlin|swift|c\\+\\+|c#|\\.net|haskell|node|react|android|the jvm)|(?:http|rest|https|graphql|websocket|api) clients? (?:for (?:kotlin|java|python|php|ruby|go|rust|swift|\\.net|javascript|node|android|the jvm|c\\+\\+)|library)|orms? (?:for|library|framework)|object-relational mapp(?:er|ing)|(?:template|templating|rules|regular expression) engines? (?:for|written)|parser generators?|(?:graphql|yaml|json|xml|html|markdown|csv) parsers?|(?:npm|pypi|nuget|hackage) package',
      'de nl':
        '*programmbibliothek|*software-?bibliothek|(?:python|java|javascript|php|c\\+\\+)-?(?:bibliothek|bibliotheek)|*template-?engine|*parser-?generator|*programmeerbibliotheek|*softwarebibliotheek',
      'sv da nb': '*programbibliotek|(?:python|javascript|java|php)-?bibliotek(?:et)?',
      'fr es pt it ca ro':
        'bibliothèque (?:python|javascript|java|php|logicielle|c\\+\\+|open source|de programmation)|moteur de (?:templates|gabarits)|(?:biblioteca|librería) (?:de |para )?(?:python|javascript|java|php|c\\+\\+|de software)|motor de plantillas|biblioteca (?:de |para |em )?(?:python|javascript|java|php|de software)|(?:libreria|biblioteca) (?:software|python|javascript|java|php|c\\+\\+)|motore di template|llibreria (?:de |per a )?(?:python|javascript)',
      'pl cs sk hr sl':
        'biblioteka (?:programistyczna|python|javascript|java|php|dla języka)|silnik szablonów|(?:softwarová|programová|javascriptová) knihovna|knihovna pro (?:python|javascript|java|php)|(?:javascriptová|softvérová) knižnica|(?:javascript|python|programska) (?:knjižnica|biblioteka)',
      'ru uk bg':
        'библиотека (?:для|на) (?:языка )?(?:python|javascript|java|php|go|rust|c\\+\\+)|(?:python|javascript|java)-?библиотека|шаблонизатор|программная библиотека|бібліотека (?:для|на) (?:мови )?(?:python|javascript|java|php|go|rust)|програмна бібліотека',
      'fi et lv lt hu tr':
        "(?:python|javascript|java|ohjelmisto)-?kirjasto|(?:python'?i|javascripti|tarkvara) ?teek|programmatūras bibliotēka|(?:python|javascript|szoftver|program) ?könyvtár|(?:python|javascript|java|php|yazılım) kütüphanesi",
      'ar he': 'مكتبة (?:برمجية|بايثون|جافا ?سكريبت|javascript|python)|ספריית (?:קוד|פייתון|javascript|python|תוכנה)',
      'ja zh ko':
        '(?:Python|JavaScript|TypeScript|Java|PHP|Ruby|Rust|Go|C\\+\\+)(?:用|向け)?の?ライブラリ|テンプレートエンジン|(?:python|javascript|typescript|java|php|ruby|rust|go|c\\+\\+) ?(?:语言)?(?:库|类库|函式庫|程式庫)|模板引擎|(?:python|javascript|java|파이썬|자바스크립트|자바) ?라이브러리|템플릿 ?엔진',
    },
  },
  {
    name: 'development kit',
    bucket: 'Software',
    narrows: 'developer tool',
    parts: { API: '\\bapis?\\b', SDK: 'sdk|development kit' },
    words: {
      [OFTEN_ENGLISH]:
        '(?:mobile|payments?|ar|chat|video|iot|blockchain|javascript|ios|android|voice|maps?|ai|cross-platform) sdks?|sdks? for (?:\\p{L}+ )?(?:apps?|payments?|developers|ios|android|games|video|chat|web|mobile)|software development kit|(?:rest|graphql|web|public|json|free|open) apis? (?:for|of|to|with|that)|apis? for developers|(?:image|speech|face|text|emotion) recognition api|(?:screenshot|currency|exchange rates?|geolocation|geocoding|translation|search|scraping|sports data) api',
      'de nl': '*entwicklungskit für|*rest-?(?:api|schnittstelle) für',
      'fr es pt it':
        'kit de développement logiciel|kit de desarrollo de software|kit de desenvolvimento de software|kit di sviluppo software',
      'ru uk': 'комплект (?:средств разработки|розробника)|набор средств разработки|набір засобів розробки',
      'ja zh ko': 'ソフトウェア開発キット|软件开发(?:工具包|包|套件)|軟體開發(?:套件|工具包)|소프트웨어 ?개발 ?키트',
    },
  },
];
