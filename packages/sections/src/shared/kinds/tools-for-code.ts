import { type Kind, OFTEN_ENGLISH } from './kind.ts';

/** What code is written, checked, built and tested with. */
export const TOOLS_FOR_CODE: readonly Kind[] = [
  {
    name: 'code formatter or linter',
    bucket: 'Software',
    narrows: 'developer tool',
    parts: {
      'code formatter': 'format|форматт|форматув|整形|フォーマッ|포맷|格式化',
      linter: 'lint|リンター|린터',
      'type checker': 'type check',
      'static analysis tool':
        'static|statisch|statique|estátic|statica|statyczn|static|статич|静的|静态|靜態|정적|statik|statikus|statisk',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:code|source code|python|javascript|typescript|css|sql|php|go|rust|json|markdown|yaml|html|kotlin|java) (?:formatters?|beautifiers?|linters?)|(?:pluggable|opinionated|extensible|fast) (?:code )?(?:linter|formatter)|linters? (?:for|and formatter)|static (?:code )?analysis tools?|static code analysis for|static analysis (?:for|of) (?:code|source|c\\+\\+|java|javascript|php|python|ruby|rust|typescript)|static (?:code )?analy[sz]ers?|static type[- ]?checkers?|type[- ]checkers? for|code quality (?:tools?|platform|checks?)',
      'de nl': '*code-?formatierer|*statische (?:code-?analyse|codeanalyse)|werkzeug zur codeanalyse|*typ-?prüfer für',
      'sv da nb': '*statisk kodanalys|*statisk kodeanalyse|*kodformaterare|*kodeformatering(?:sværktøj|sverktøy)',
      'fr es pt it ca ro':
        'formateur de code|analyse statique (?:de|du) code|analyseur statique|formateador de código|análisis estático de código|analizador estático|formatador de código|análise estática de código|analisador estático|formattatore di codice|analisi statica del codice|analizzatore statico|anàlisi estàtica de codi|analiză statică a codului',
      'pl cs sk hr sl':
        'formater kodu|formatowanie kodu|statyczna analiza kodu|statická analýza (?:kódu|zdrojového kódu)|formátovač kódu|statička analiza koda|statična analiza kode',
      'ru uk bg':
        'форматтер кода|статический анализ(?:атор)? кода|линтер для|форматувальник коду|статичний аналіз(?:атор)? коду|лінтер для|статичен анализ на код',
      'fi et lv lt hu':
        'staattinen koodianalyysi|koodi staatiline analüüs|koodivormindaja|statinė kodo analizė|statiskā koda analīze|statikus kódelemz\\p{L}+|kódformázó',
      'el tr': 'στατική ανάλυση κώδικα|statik kod analiz\\p{L}*|kod biçimlendirici\\p{L}*',
      'ar he fa': 'تحليل (?:الكود|الشيفرة) الثابت|ניתוח קוד סטטי|تحلیل ایستای کد',
      'ja zh ko':
        'コード(?:整形ツール|フォーマッター|フォーマッタ)|静的(?:コード)?解析ツール|代码(?:格式化|静态分析)工具|静态(?:代码)?分析工具|程式碼格式化工具|靜態(?:程式碼)?分析工具|코드 ?포맷터|정적 ?(?:코드 ?)?분석 ?(?:도구|툴)',
    },
  },
  {
    name: 'package manager',
    bucket: 'Software',
    narrows: 'developer tool',
    parts: {
      'package registry': 'registr|repositor|index|レジストリ|레지스트리|仓库',
      'package manager':
        'manag|paketmanager|verwalt|beheer|hanter|gestion|gestor|menedżer|správce|менеджер|администратор|yönet|kezelő|haldur|hallinta|パッケージ管理|パッケージマネ|관리|管理|مدير|מנהל',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:package|dependency|plugin) managers? (?:for|that|written)|(?:javascript|python|php|ruby|rust|linux|macos|windows|haskell|npm|system|functional|binary|source|cross-platform|c\\+\\+|perl|lua|julia|node) (?:package|dependency) managers?|(?:the missing|a|the|fast|modern) (?:package|dependency) manager|package (?:registry|index|repository) for|software (?:package )?repository for|(?:vim|emacs|zsh|shell|tmux) (?:plugin|package|version) manager|version manager for',
      'de nl': '*paketverwaltung für|*paketmanager für|*abhängigkeitsverwaltung für|*pakketbeheerder|*pakketmanager',
      'sv da nb': '*pakethanterare|*pakkehåndtering|*pakkebehandler|*pakkesystem for',
      'fr es pt it ca ro':
        'gestionnaire de (?:paquets|dépendances)|gestor de (?:paquetes|dependencias)|gestor de (?:pacotes|dependências)|gerenciador de (?:pacotes|dependências)|gestore (?:di|dei) pacchetti|gestore (?:di|delle) dipendenze|gestor de paquets|manager de pachete software',
      'pl cs sk hr sl':
        'menedżer (?:pakietów|zależności)|správce (?:balíčků|závislostí)|správca balíčkov|upravitelj paketa|upravljalnik paketov',
      'ru uk bg':
        'менеджер (?:пакетов|зависимостей)|менеджер (?:пакетів|пакунків|залежностей)|пакетный менеджер|мениджър на пакети',
      'fi et lv lt hu':
        '*paketinhallinta(?:ohjelma)?|*paketihaldur|pakotņu pārvaldnieks|paketų tvarkyklė|csomagkezelő(?! rendszerű raktár)\\p{L}*',
      'el tr': 'διαχειριστής πακέτων λογισμικού|paket yönetici\\p{L}*',
      'ar he fa': 'مدير حزم|מנהל חבילות|مدیر بسته',
      'ja zh ko':
        'パッケージ(?:マネージャー|マネージャ|管理システム)|(?:软件)?包管理器|套件管理(?:器|工具|程式)|패키지 ?(?:관리자|매니저)',
    },
  },
  {
    name: 'language runtime',
    bucket: 'Software',
    narrows: 'developer tool',
    words: {
      [OFTEN_ENGLISH]:
        '(?:javascript|typescript|webassembly|wasm|python|lua|java|node\\.?js|\\.net|async|erlang|edge) (?:and \\p{L}+ )?runtimes?(?! errors?)|runtime for (?:javascript|typescript|webassembly|python|node)|(?:javascript|webassembly|python|bytecode|just-in-time|optimi[sz]ing|source-to-source) (?:interpreters?|compilers?|virtual machines?)|(?:javascript|webassembly) engine|compiler (?:infrastructure|toolchain)',
      'de nl':
        '*javascript-?(?:laufzeitumgebung|runtime|engine)|*laufzeitumgebung für|*compiler-?infrastruktur|*runtime-?omgeving voor',
      'sv da nb': '*körmiljö för|*kjøremiljø for|*køretidsmiljø',
      'fr es pt it ca ro':
        "environnement d['’]exécution (?:javascript|pour|webassembly)|entorno de ejecución (?:de|para) \\p{L}+|ambiente de execução (?:de|para) \\p{L}+|ambiente di esecuzione (?:javascript|per)|entorn d['’]execució|mediu de execuție",
      'pl cs sk hr sl':
        'środowisko uruchomieniowe|běhové prostředí|behové prostredie|izvršno okruženje|izvajalno okolje',
      'ru uk bg':
        'среда выполнения (?:javascript|java|для)|середовище виконання (?:javascript|java|для)|среда за изпълнение',
      'fi et hu tr':
        'javascript-?ajoympäristö|javascripti käituskeskkond|javascript futtatókörnyezet|javascript çalışma (?:ortamı|zamanı)',
      'ar he': 'بيئة تشغيل (?:جافا ?سكريبت|javascript)|סביבת ריצה (?:ל-?javascript|לג)',
      'ja zh ko':
        '(?:JavaScript|TypeScript|WebAssembly)(?:ランタイム|実行環境|エンジン)|(?:javascript|typescript|webassembly) ?(?:运行时|执行环境|執行環境|執行階段|引擎)|(?:자바스크립트|javascript|웹어셈블리) ?(?:런타임|엔진|실행 ?환경)',
    },
  },
  {
    name: 'version control software',
    bucket: 'Software',
    narrows: ['developer tool', 'code editor or terminal'],
    parts: {
      'Git client':
        '(?:git|svn|mercurial)[- ]?(?:client|gui)|cliente? (?:de |para )?git|client git|клиент git|клієнт git',
      'code hosting': 'host|git service|forge|forja|платформ|托管|ホスティング|호스팅',
      'version control system': 'version|verzió|版本|バージョン|버전|верс|verz|wersj|versij|sürüm|إصدار|גרסאות',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:distributed |decentrali[sz]ed )?(?:version|revision|source) control (?:systems?|software|platform|for)|(?:git|svn|mercurial) (?:clients?|guis?|hosting|server|forge)(?! of)|(?:self-?hosted|lightweight|painless) git (?:service|server|hosting)|(?:code|source code|software|project) (?:hosting (?:platform|service|facility)|forge)|(?:code|software) collaboration platform',
      'de nl':
        '*versionsverwaltung(?:ssystem|ssoftware)?|*versionskontrollsystem|*git-?(?:client|hosting|oberfläche)|*versiebeheer(?:systeem|software)',
      'sv da nb': '*versionshantering(?:ssystem)?|*versionsstyring(?:ssystem)?|*versjonskontroll(?:system)?',
      'fr es pt it ca ro':
        '(?:logiciel|système|gestionnaire) de (?:gestion de )?versions?|client git|hébergement de code|forge logicielle|(?:sistema de )?control de versiones|controle de versão|cliente (?:de |para )?git|forja de software|alojamiento de código|(?:sistema de )?controlo? de vers(?:ões|ão)|(?:sistema di )?controllo (?:di |delle )?version[ei]|client per git|control de versions|sistem de control al versiunilor',
      'pl cs sk hr sl':
        'system kontroli wersji|klient git|(?:systém (?:pro )?správ[uy]|správa) verzí|systém na správu verzií|sustav za (?:kontrolu|upravljanje) verzij\\p{L}+|sistem za (?:nadzor|upravljanje) različic',
      'ru uk bg':
        'систем\\p{L} (?:контроля|управления) версий|система (?:контролю|керування) версі\\p{L}+|git-?(?:клиент|клієнт|хостинг)|хостинг кода|система за контрол на версии',
      'fi et lv lt hu':
        '*versionhallinta(?:järjestelmä|ohjelmisto)?|*versioonihaldus(?:süsteem|tarkvara)?|versiju (?:kontroles|pārvaldības) sistēma|versijų (?:kontrolės|valdymo) sistema|verziókezelő (?:rendszer|szoftver)|verziókövető rendszer',
      'el tr': 'σύστημα ελέγχου εκδόσεων|sürüm (?:kontrol|denetim) sistem\\p{L}+',
      'ar he fa': 'نظام (?:إدارة|التحكم في) (?:ال)?(?:إصدارات|نسخ)|(?:מערכת )?(?:ניהול|בקרת) גרסאות|سیستم کنترل نسخه',
      'ja zh ko':
        '(?:分散型?)?バージョン管理(?:システム|ソフト)|Git(?:クライアント|ホスティング)|(?:分布式)?版本控制(?:系统|工具)|代码托管平台|(?:分散式)?版本控制系統|程式碼(?:託管|代管)平台|버전 ?관리 ?(?:시스템|도구)|코드 ?호스팅',
    },
  },
  {
    name: 'build tool',
    bucket: 'Software',
    narrows: 'developer tool',
    parts: {
      bundler: 'bundl|打包|번들|バンドラ',
      compiler: 'compil',
      'build tool': 'build|构建|建置|빌드|ビルド|sborki|сборки|збірки',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:a|the|fast|meta) build system (?:for|that)|build (?:system generators?|automation (?:tool|system|software))|(?:c\\+\\+|java|scala|multi-language|monorepo|meta|cross-platform|frontend) build (?:systems?|tools?)|(?:module|javascript|next[- ]generation|zero[- ]config(?:uration)?|web|typescript|asset|css) bundlers?|monorepo (?:tool|build)\\p{L}*|task runner for',
      'de nl': '*build-?(?:werkzeug|system) für|*modul-?bundler|*bouwsysteem voor software',
      'fr es pt it ca':
        'outil de (?:build|compilation)|moteur de production (?:logiciel|pour)|empaqueteur de modules|(?:sistema|herramienta) de (?:compilación|construcción) de software|empaquetador de módulos|(?:sistema|ferramenta) de (?:compilação|build)|empacotador de módulos|strumento di (?:compilazione|build)|eina de compilació',
      'pl cs sk hr':
        'system budowania (?:oprogramowania|aplikacji|kodu)|narzędzie do budowania|sestavovací (?:nástroj|systém)',
      'ru uk bg': 'система сборки|сборщик модулей|система збірки|збирач модулів',
      'sv da nb':
        '*byggsystem för program|*byggverktyg för (?:kod|program)\\p{L}*|*byggeverktøy for kode|*byggeværktøj til kode',
      'hu tr fi et':
        'build ?rendszer|fordító ?rendszer szoftver\\p{L}*|derleme (?:sistemi|aracı)|käännösjärjestelmä|koosteriist',
      'ar he': 'أداة بناء (?:البرمجيات|المشاريع البرمجية)|כלי בנייה לתוכנה',
      'ja zh ko':
        '(?:高速な?)?ビルド(?:ツール|システム)|モジュールバンドラー?|(?:前端|自动化|项目)?构建(?:工具|系统)|模块打包(?:工具|器)|建置(?:工具|系統)|빌드 ?(?:도구|시스템|툴)|모듈 ?번들러',
    },
  },
  {
    name: 'testing tool',
    bucket: 'Software',
    narrows: ['developer tool', 'web framework'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:unit|end-to-end|e2e|browser|integration|mock|property-based|snapshot|load|performance|visual regression|mutation|api|mobile|javascript|python|php|java|c\\+\\+|acceptance|web|component|automated|accessibility) test(?:ing|s)? (?:frameworks?|tools?|librar(?:y|ies)|suite|runners?)|(?:end-to-end|unit|browser|visual regression) testing (?:for|made)|headless browsers?|(?:web |e2e )?browser automation|test automation (?:framework|platform|tools?|software)|(?:browser|web) automation (?:framework|library|tool)|test (?:runner|case management|management) (?:for|tool|software|system)|mocking (?:framework|library)',
      'de nl':
        '*test-?automatisierung(?:stool|splattform|ssoftware|swerkzeug)|*test-?framework|*lasttest-?(?:tool|werkzeug)|*testmanagement-?(?:tool|software)|*testautomatisering(?:stool|splatform)|*testraamwerk',
      'sv da nb':
        '*testramverk|*testautomatisering(?:sverktyg|sværktøj|sverktøy)|*testrammeverk|*testværktøj til software',
      'fr es pt it ca ro':
        '(?:outil|framework|plateforme|logiciel) (?:de )?tests? (?:unitaires?|automatisés?|logiciels?|de charge|de bout en bout)|automatisation (?:des|de) tests|(?:herramienta|framework|plataforma) de (?:pruebas|testing)(?: unitarias| automatizadas| de carga)?|automatización de pruebas|(?:ferramenta|framework|plataforma) de testes?(?: unitários| automatizados| de carga)?|automação de testes|(?:strumento|framework|piattaforma) (?:di|per) (?:i )?test (?:unitari|automatici|automatizzati|di carico)|automazione dei test|automatització de proves',
      'pl cs sk hr sl':
        'framework (?:do testów|testowy)|(?:narzędzie|platforma) do test(?:ów|owania) (?:automatycznych|jednostkowych|oprogramowania|wydajności\\p{L}*)|(?:nástroj|framework) (?:pro|na) (?:automatizované |jednotkové )?(?:testování|testovanie) (?:softwaru|softvéru|aplikací|webu|kódu)|alat za testiranje softvera|orodje za testiranje programske',
      'ru uk bg':
        '(?:фреймворк|инструмент|система) (?:для )?(?:автоматизации |модульного |нагрузочного |юнит-)?тестирования|(?:фреймворк|інструмент|система) для (?:автоматизації |модульного |навантажувального )?тестування|рамка за тестване',
      'fi et lv lt hu':
        '*testaustyökalu\\p{L}*|*testikehys|*testimisraamistik|testautomatiseerimise \\p{L}+|testēšanas rīks|testavimo (?:įrankis|karkasas)|teszt ?(?:keretrendszer|automatizáló)\\p{L}*',
      'el tr':
        'εργαλείο δοκιμών λογισμικού|(?:test|birim test) (?:çatısı|otomasyon aracı|otomasyonu aracı)|yük testi aracı',
      'ar he fa':
        'إطار اختبار|أداة اختبار البرمجيات|(?:כלי|מסגרת) (?:ל)?בדיקות (?:תוכנה|אוטומטיות|יחידה)|چارچوب تست|ابزار تست نرم ?افزار',
      'ja zh ko':
        '(?:ユニット|単体|自動|負荷|E2E)テスト(?:フレームワーク|ツール)|テスト自動化ツール|(?:自动化|单元|负载|压力|性能)测试(?:框架|工具|平台)|(?:自動化|單元|負載|壓力)測試(?:框架|工具|平台)|(?:단위|부하|자동화|통합) ?테스트 ?(?:프레임워크|도구|툴)',
    },
  },
  {
    name: 'continuous integration service',
    bucket: 'Software',
    narrows: 'developer tool',
    words: {
      [OFTEN_ENGLISH]:
        'continuous (?:integration|delivery|deployment)(?: (?:and|&) (?:continuous )?(?:delivery|deployment))?(?: (?:service|platform|server|system|tools?|software|for))|ci/cd (?:platform|tools?|service|server|for)|(?:gitops|release|deployment) (?:automation )?(?:tool|platform) for|continuous (?:integration|delivery) (?:for|and)',
      'de nl':
        '*ci-?(?:server|plattform|system)|kontinuierliche integration|*continuous-?integration-?(?:server|plattform|dienst)',
      'fr es pt it ca ro':
        "(?:serveur|outil|plateforme|service) d['’]intégration continue|(?:servidor|servicio|plataforma|herramienta) de integración continua|(?:servidor|serviço|plataforma|ferramenta) de integração contínua|(?:server|servizio|piattaforma) di integrazione continua|servei d['’]integració contínua|server de integrare continuă",
      'pl cs sk hr':
        '(?:serwer|system|narzędzie) ciągłej integracji|(?:server|nástroj) (?:pro )?(?:průběžnou|kontinuální) integraci|server na kontinuálnu integráciu|kontinuirana integracija',
      'ru uk bg':
        '(?:система|сервер|сервис) непрерывной интеграции|(?:система|сервер|сервіс) (?:безперервної|неперервної) інтеграції|непрекъсната интеграция',
      'hu tr sv fi':
        'folyamatos integráció\\p{L}* (?:szerver|eszköz|szolgáltatás)|sürekli entegrasyon \\p{L}+|kontinuerlig integration|jatkuvan integraation \\p{L}+',
      'ar he': 'التكامل المستمر|אינטגרציה רציפה',
      'ja zh ko':
        '継続的インテグレーション(?:ツール|サービス|サーバー)|CI/CD(?:ツール|プラットフォーム|サービス)|持续集成(?:平台|工具|服务|系统)|持續整合(?:平台|工具|服務|系統)|지속적 ?통합 ?(?:도구|서비스|서버)|ci/cd ?(?:도구|플랫폼)',
    },
  },
  {
    name: 'documentation tool',
    bucket: 'Software',
    narrows: 'developer tool',
    words: {
      [OFTEN_ENGLISH]:
        'documentation (?:generators?|tools?|platform|builder|hosting|sites? generator|as code)|(?:api|code|developer|technical|software) documentation (?:generator|tools?|platform|software|hosting)|docs (?:platform|generator|as code)|docs-as-code|api (?:reference|docs) generator',
      'de nl': '*dokumentations-?(?:generator|werkzeug|tool|plattform)|*documentatie-?(?:generator|tool|platform)',
      'fr es pt it ca ro':
        '(?:générateur|outil|plateforme) de documentation|(?:generador|herramienta|plataforma) de documentación|(?:gerador|ferramenta|plataforma) de documentação|(?:generatore|strumento|piattaforma) di documentazione|generador de documentació',
      'pl cs sk hr': 'generator dokumentacji|generátor dokumentac[ei]|nástroj (?:pro|na) dokumentaci',
      'ru uk bg': 'генератор документац(?:ии|ії)|платформа (?:для )?документац(?:ии|ії)|генератор на документация',
      'sv da nb fi et hu tr':
        '*dokumentationsverktyg|*dokumentasjonsverktøy|*dokumentationsværktøj|*dokumentaatiotyökalu|*dokumentatsiooni generaator|dokumentáció ?(?:generátor|készítő)\\p{L}*|(?:belge|dokümantasyon) oluşturucu',
      'ar he': 'مولد (?:ال)?(?:وثائق|توثيق)|מחולל תיעוד',
      'ja zh ko':
        'ドキュメント(?:生成|ジェネレーター|作成)ツール|ドキュメントジェネレーター|文档(?:生成器|生成工具|平台)|文件產生器|문서 ?(?:생성기|생성 ?도구|자동화 ?도구)',
    },
  },
  {
    name: 'static site generator',
    bucket: 'Software',
    narrows: ['web framework', 'website builder', 'content management system'],
    words: {
      [OFTEN_ENGLISH]:
        'static (?:web ?)?site (?:generators?|builders?|engines?)|static blog (?:generators?|engines?)|jamstack framework',
      'de nl nb sv da':
        '*generator für statische (?:web ?seiten|websites|webseiten)|*statischer website-?generator|*site-?generator|*generator for statiske nettsteder|*generator för statiska webbplatser|*generator til statiske websteder',
      'fr es pt it ca ro':
        'générateur de sites? statiques?|generador de sitios (?:web )?estáticos|gerador de sites estáticos|generatore di siti statici|generador de llocs estàtics|generator de site-uri statice',
      'pl cs sk hr sl':
        'generator (?:stron|witryn) statycznych|generátor statických (?:stránek|webů|stránok)|generator statičnih (?:stranica|strani)',
      'ru uk bg': 'генератор статических сайтов|генератор статичних сайтів|генератор на статични сайтове',
      'fi et lv lt hu tr':
        'staattisten sivustojen generaattori|staatiliste (?:lehtede|saitide) generaator|statikus (?:oldal|webhely|weboldal) ?generátor|statik site (?:oluşturucu|üretici)\\p{L}*',
      'ar he': 'مولد مواقع ثابتة|מחולל אתרים סטטיים',
      'ja zh ko':
        '静的サイト(?:ジェネレーター?|生成ツール)|静态(?:网站|站点|博客)(?:生成器|框架)|靜態(?:網站|站點|部落格)(?:生成器|產生器)|정적 ?사이트 ?생성기',
    },
  },
  {
    name: 'command-line tool',
    bucket: 'Software',
    narrows: ['developer tool', 'open source project'],
    parts: {
      shell: '\\bshell|シェル|셸|оболочк',
      'command-line tool': 'command|kommando|commande|comandos|riga|wiersza|příkaz|командн|コマンド|명령|命令',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:command[- ]line|terminal|cli) (?:tools?|utilit(?:y|ies)|programs?|applications?|interface|client|fuzzy finder|file manager|dashboard)(?: (?:for|that|to|written))?|(?:unix|posix|command[- ]line|interactive|modern|smart) shells? (?:with|for|that|and)|command[- ]line shell|shell prompt for',
      'de nl': '*kommandozeilen-?(?:werkzeug|programm|tool)\\p{L}*|*opdrachtregel-?(?:programma|hulpmiddel|tool)',
      'sv da nb': '*kommandorads-?(?:verktyg|program)|*kommandolinje-?(?:værktøj|verktøy|program)',
      'fr es pt it ca ro':
        "(?:outil|utilitaire|programme) en ligne de commande|(?:herramienta|utilidad|programa) de línea de comandos|(?:ferramenta|utilitário|programa) de linha de comandos?|(?:strumento|programma|utility) (?:da|a) riga di comando|eina de línia d[’']ordres|unealtă (?:în|de) linia de comandă",
      'pl cs sk hr':
        '(?:narzędzie|program) (?:wiersza poleceń|konsolowy)|(?:nástroj|program) (?:pro |příkazové\\p{L}* |pre )(?:řádk\\p{L}+|příkazov\\p{L}+ řádk\\p{L}+|príkazov\\p{L}+ riad\\p{L}+)|alat naredbenog retka',
      'ru uk bg':
        '(?:утилита|инструмент|программа) командной строки|консольная утилита|(?:утиліта|інструмент|програма) командного рядка|консольна утиліта|инструмент за командния ред',
      'fi et hu tr':
        '*komentorivi(?:työkalu|ohjelma)|*käsurea(?:tööriist|programm)|parancssori (?:eszköz|program|alkalmazás)|komut satırı (?:aracı|programı|uygulaması)',
      'ar he': 'أداة سطر (?:ال)?أوامر|כלי שורת פקודה',
      'ja zh ko':
        'コマンドライン(?:ツール|ユーティリティ)|命令行工具|命令列工具|命令行程序|명령줄 ?(?:도구|유틸리티)|커맨드라인 ?도구',
    },
  },
];
