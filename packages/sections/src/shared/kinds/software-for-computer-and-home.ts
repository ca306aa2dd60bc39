import { type Kind, OFTEN_ENGLISH } from './kind.ts';

/** Programs for the computer itself, for the home and for making things. */
export const SOFTWARE_FOR_COMPUTER_AND_HOME: readonly Kind[] = [
  {
    name: 'desktop environment',
    bucket: 'Software',
    narrows: 'operating system or browser',
    words: {
      [OFTEN_ENGLISH]: '(?:linux |lightweight |modern |unix )?desktop (?:environments?|shell for)(?: for)?',
      'de nl': '*desktop-?umgebung|*arbeitsumgebung für linux|*desktopomgeving',
      'sv da nb': '*skrivbordsmiljö|*skrivebordsmiljø',
      'fr es pt it ca':
        "environnement de bureau|entorno de escritorio|ambiente de (?:trabalho|desktop)|ambiente desktop|entorn d[’']escriptori",
      'pl cs sk hr': 'środowisko graficzne|desktopové prostředí|desktopové prostredie|radno okruženje za linux',
      'ru uk': 'окружение рабочего стола|среда рабочего стола|(?:стільничне )?середовище (?:робочого столу|стільниці)',
      'fi et hu tr': '*työpöytäympäristö|*töölauakeskkond|asztali környezet|masaüstü ortamı',
      'ar he': 'بيئة سطح المكتب|סביבת שולחן עבודה',
      'ja zh ko': 'デスクトップ環境|桌面环境|桌面環境|데스크톱 ?환경',
    },
  },
  {
    name: 'accessibility software',
    bucket: 'Software',
    narrows: ['open source project', 'mobile app'],
    parts: {
      'screen reader':
        'screen reader|vorlese|lecteur d|lector de p|leitor de|schermlez|skärml|skjerml|skærml|экранн|екранн|スクリーンリーダー|读屏|螢幕閱讀|화면 ?낭독|스크린 ?리더|ekran okuyucu|képernyőolvasó|ruudunluk|ekraanilugeja|odczytu ekranu|odečítač|lettore di schermo|قارئ شاشة|קורא מסך',
    },
    words: {
      [OFTEN_ENGLISH]:
        'screen readers? for|(?:free|open[- ]source|portable) screen reader|(?:web )?accessibility (?:software|checker|testing tool|widget|scanner|overlay)|(?:augmentative communication|aac|communication) (?:app|software) for|(?:magnifier|screen magnification|eye tracking|head tracking|switch access) software|dyslexia (?:app|software|font)',
      'de nl': '*screenreader für|*bildschirm-?vorlese(?:programm|software)|*vorleseprogramm|*schermlezer',
      'sv da nb': '*skärmläsare|*skjermleser|*skærmlæser',
      'fr es pt it':
        "lecteur d['’]écran|lector de pantalla|leitor de (?:ecrã|tela)|lettore di schermo|screen reader gratuito",
      'pl cs sk': '(?:czytnik|program do odczytu) ekranu|odečítač obrazovky|čítač obrazovky',
      'ru uk': '(?:программа )?экранн\\p{L}+ доступа|экранный диктор|програма екранного доступу|екранний читач',
      'fi et hu tr': '*ruudunlukuohjelma|*ekraanilugeja|képernyőolvasó|ekran okuyucu',
      'ar he': 'قارئ (?:ال)?شاشة|קורא מסך',
      'ja zh ko': 'スクリーンリーダー|读屏软件|螢幕閱讀(?:軟體|器)|(?:화면 ?낭독|스크린 ?리더) ?(?:프로그램)?',
    },
  },
  {
    name: 'office suite',
    bucket: 'Software',
    narrows: ['business software', 'PDF and document tool', 'open source project'],
    parts: {
      spreadsheet:
        'spreadsheet|tabell|tabelle|tableur|hojas? de c|planilh|foglio|foglie|arkusz|таблиц|表計算|表格|试算|試算|스프레드|táblázat|tablo|rekenblad',
      'document editor': 'document|collaborative editor|文書',
      'office suite':
        'office|büro|bureautique|ofim|escritório|biurow|kancel|офис|офіс|オフィス|办公|辦公|오피스|irodai|ofis|toimisto|kontori',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:free|online|open[- ]source|compatible|cloud|collaborative|productivity) (?:and \\p{L}+ )?office (?:suites?|software|package)(?! to )|office productivity suites?|office suite (?:for (?:linux|windows|macos|mac|android|ios)|software)|(?:collaborative|online|open[- ]source|ai|smart) (?:online )?(?:spreadsheets?|document editors?|word processors?)|spreadsheet (?:software|application|program|editor)|word process(?:or|ing) (?:software|program|application)|presentation (?:software|maker|framework|program|tool|app)|(?:real-time|online) collaborative (?:(?:text |document )?editor|editing)|groupware (?:server|suite)?',
      'de nl':
        '*office-?(?:paket|suite)|*bürosoftware|*tabellenkalkulation(?:sprogramm)?|*textverarbeitung(?:sprogramm)?|*kantoorpakket|*kantoorsoftware|*rekenbladprogramma|*tekstverwerker',
      'sv da nb':
        '*kontorspaket|*kontorspakke|*kalkylprogram|*regneark(?:sprogram)?|*ordbehandlare|*tekstbehandling(?:sprogram)?',
      'fr es pt it ca ro':
        "suite bureautique|tableur (?:en ligne|libre|collaboratif)|traitement de texte|suite (?:de ofimática|ofimática)|paquete ofimático|hoja de cálculo (?:online|en línea|colaborativa)|procesador de textos?|suíte de escritório|pacote de escritório|planilha (?:online|colaborativa)|processador de texto|suite per ufficio|suite (?:per )?(?:l[’']ufficio|da ufficio|di produttività)|foglio di calcolo (?:online|collaborativo)|suite ofimàtica|suită de birou",
      'pl cs sk hr':
        'pakiet biurowy|arkusz kalkulacyjny|kancelářský balík|tabulkový (?:procesor|editor)|kancelársky balík|uredski paket',
      'ru uk bg': 'офисный пакет|офисный редактор|табличный процессор|офісний пакет|табличний процесор|офис пакет',
      'fi et hu tr':
        '*toimisto-?(?:ohjelmisto|paketti)|*taulukkolaskenta(?:ohjelma)?|*kontoritarkvara|*tabelarvutus(?:programm)?|irodai (?:programcsomag|szoftvercsomag)|táblázatkezelő|ofis (?:paketi|yazılımı|programı)|elektronik tablo',
      'ar he':
        '(?:حزمة|مجموعة) (?:برامج )?مكتبية|حزمة (?:ال)?أوفيس|חבילת (?:אופיס|תוכנות משרדיות|יישומים משרדיים)|גיליון אלקטרוני',
      'ja zh ko':
        'オフィス(?:スイート|ソフト)|表計算ソフト|ワープロソフト|(?:在线)?办公(?:软件|套件)|(?:在线|协作|电子)表格(?:软件|工具)|(?:線上)?辦公室?(?:軟體|套件)|試算表(?:軟體|工具)|오피스 ?(?:스위트|프로그램|소프트웨어)|스프레드시트 ?(?:프로그램|서비스)',
    },
  },
  {
    name: 'antivirus or firewall software',
    bucket: 'Cybersecurity',
    narrows: ['cybersecurity company', 'open source project', 'network tool'],
    parts: {
      firewall:
        'firewall|feuer|pare-feu|cortafuegos|zapora|межсет|брандмау|防火墙|防火牆|방화벽|ファイアウォール|güvenlik duvarı|tűzfal',
      'vulnerability scanner': 'vulnerab|security scann|schwachst|脆弱|漏洞|취약|уязвим|вразлив',
      'intrusion detection system': 'intrusion|侵入|入侵|침입',
      'encryption software': 'encrypt|verschlüss|chiffr|cifrado|criptogr|шифров|暗号|加密|암호화',
      antivirus:
        'anti-?virus|anti-?malware|антивірус|антивирус|アンチウイルス|ウイルス|杀毒|防毒|백신|víruskereső|vírusirtó|virustorjun|viirusetõrje',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:free |open[- ]source |cloud )?(?:anti-?virus|anti-?malware|malware (?:removal|protection|scanner)) (?:software|programs?|apps?|engine|protection|tool|for)|free antivirus|(?:web application|next[- ]generation|open[- ]source|application|outbound|personal) firewalls?(?: (?:software|for|and router))?|firewall (?:software|distribution|app)|(?:vulnerability|secret|container|web application security|network security|dependency) scann(?:ers?|ing tool)(?: for)?|(?:vulnerability|web application|network) (?:scanner|management platform)|(?:network )?intrusion (?:detection|prevention) (?:systems?|software|engine)|honeypot software|incident response platform|(?:security information and event|log and event) management(?: system)?|(?:file|disk|email|end-to-end) encryption (?:software|tool|library|program)|(?:reverse engineering|digital forensics|penetration testing|osint) (?:tools?|frameworks?|platform|toolkit|distribution|suite|software)',
      'de nl':
        '*anti-?viren-?(?:programm|software|schutz)|*virenscanner|*schwachstellenscanner|*verschlüsselungs(?:software|programm)|*anti-?virus-?(?:programma|software)|*virusscanner',
      'sv da nb': '*antivirus(?:program|programvara|programvare)|*krypteringsprogram',
      'fr es pt it ca ro':
        '(?:logiciel |solution )?antivirus (?:gratuit|pour)|logiciel (?:anti-?virus|de chiffrement)|pare-feu (?:applicatif|logiciel|open source)|scanner de vulnérabilités|antivirus (?:gratis|gratuito|para)|software (?:antivirus|de cifrado)|cortafuegos (?:de aplicaciones|de código abierto)|escáner de vulnerabilidades|antivírus (?:grátis|gratuito|para)|software (?:antivírus|de criptografia)|(?:antivirus gratuito|antivirus per)|software di crittografia|scanner di vulnerabilità',
      'pl cs sk hr':
        '(?:program|oprogramowanie) antywirusow[ye]|darmowy antywirus|skaner (?:luk|podatności)|antivirov[ýé]\\p{L}* (?:program|software)|antivírusov[ýé]\\p{L}* (?:program|softvér)|antivirusni program',
      'ru uk bg':
        'антивирусн\\p{L}+ (?:программ\\p{L}+|защит\\p{L}+|решени\\p{L}+)|бесплатный антивирус|сканер уязвимостей|антивірусн\\p{L}+ (?:програм\\p{L}+|захист\\p{L}*)|сканер вразливостей|антивирусна програма',
      'fi et hu tr':
        '*virustorjuntaohjelma|*viirusetõrje(?:programm|tarkvara)|vírus(?:irtó|kereső|védelmi) (?:program|szoftver)|ingyenes vírusirtó|(?:antivirüs|virüs koruma) (?:yazılımı|programı)|güvenlik açığı tarayıcısı',
      'ar he':
        '(?:برنامج|برامج) (?:مضاد|مكافحة) (?:ال)?فيروسات|جدار حماية التطبيقات|(?:תוכנת )?אנטי ?-?וירוס(?: חינם)?|סורק (?:חולשות|פגיעויות)',
      'ja zh ko':
        '(?:ウイルス対策|アンチウイルス|暗号化)ソフト|脆弱性(?:スキャナー?|診断ツール)|(?:杀毒|防病毒|加密)软件|(?:漏洞扫描|web应用防火墙)(?:器|工具|系统)?|(?:防毒|加密)軟體|弱點掃描(?:工具|器)|(?:백신|안티바이러스) ?(?:프로그램|소프트웨어)|취약점 ?(?:스캐너|점검 ?도구)|웹 ?방화벽',
    },
  },
  {
    name: 'website plugin or theme',
    bucket: 'Software',
    narrows: ['website builder', 'open source project', 'content management system'],
    parts: {
      'website theme': 'theme|template|テーマ|テンプレート|模板|主题|佈景|테마|thème|tema|шаблон|motyw|šablon|szablon',
      'website plugin':
        'plug-?in|extension|module|プラグイン|插件|外掛|플러그인|плагин|плагін|wtycz|eklenti|bővítmény|add-?on',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:wordpress|woocommerce|drupal|joomla|shopify|magento|prestashop|typo3|craft cms|obsidian|figma|photoshop|blender|jetbrains|vs code|grafana|jira|moodle) (?:seo |gallery |forms? |backup |booking |membership |caching |security )?(?:plug-?ins?|extensions?|modules?|add-?ons?|apps?) (?:for|that|to|which)|(?:premium|free|best|popular|multipurpose|responsive|block) (?:wordpress|woocommerce|shopify|drupal|joomla|ghost|hugo|html) (?:plug-?ins?|themes?|templates?)|(?:plug-?ins?|extensions?|add-?ons?) for (?:wordpress|woocommerce|shopify|drupal|joomla|typo3|figma|firefox|chrome|thunderbird|gimp|blender|minecraft servers|obsidian|vs code|visual studio)|(?:firefox|chrome|thunderbird|safari) (?:add-?ons?|extensions?)',
      'de nl':
        '*wordpress-?(?:plugin|theme) (?:für|mit|zum|zur)|*(?:firefox|chrome)-?(?:erweiterung|extensie)|*wordpress-?plug-?in voor',
      'fr es pt it ca':
        '(?:plugin|extension|thème) (?:wordpress|woocommerce|prestashop|drupal) (?:pour|de|gratuit|premium)|extension (?:pour )?(?:firefox|chrome)|(?:plugin|tema|extensión) (?:de |para )(?:wordpress|woocommerce|prestashop) (?:para|que|gratis|premium)|extensión (?:de|para) (?:chrome|firefox)|(?:plugin|tema) (?:de |para )?wordpress (?:para|que|grátis|premium)|extensão (?:do|para) (?:o )?(?:chrome|firefox)|(?:plugin|tema) (?:per )?wordpress (?:per|che|gratuito|premium)|estensione (?:per )?(?:chrome|firefox)',
      'pl cs sk':
        '(?:wtyczka|motyw) (?:do )?wordpressa? (?:do|dla)|rozszerzenie do (?:chrome|firefoxa?)|(?:plugin|šablona) pro wordpress|rozšíření (?:do|pro) (?:chrome|firefox)\\p{L}*|plugin pre wordpress',
      'ru uk':
        '(?:плагин|тема|шаблон) для wordpress|расширение для (?:chrome|firefox)|(?:плагін|тема|шаблон) для wordpress|розширення для (?:chrome|firefox)',
      'hu tr sv':
        'wordpress (?:bővítmény|sablon) (?:a|az)|wordpress (?:eklentisi|teması)|(?:chrome|firefox) (?:bővítmény|eklentisi)|*wordpress-?(?:tillägg|tema) för',
      'ar he': '(?:إضافة|قالب) (?:ل)?ووردبريس|(?:תוסף|תבנית) (?:ל|ל-)?(?:וורדפרס|כרום)',
      'ja zh ko':
        '(?:WordPress|ワードプレス)(?:プラグイン|テーマ)|(?:Chrome|Firefox)拡張機能|wordpress ?(?:插件|主题|外掛|佈景主題)|(?:chrome|firefox) ?(?:扩展|插件|擴充功能)|(?:워드프레스|wordpress) ?(?:플러그인|테마)|(?:크롬|chrome) ?확장 ?프로그램',
    },
  },
  {
    name: 'home automation software',
    bucket: 'Software',
    narrows: ['open source project', 'smart home installer'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:open[- ]source |free |diy |local )(?:home automation|smart home)(?: (?:software|platform|system|hub|server|controller|gateway))?|(?:home automation|smart home|iot|internet of things|device management) (?:software|platform|server|hub software|middleware|gateway software|firmware)|firmware for (?:esp8266|esp32|routers|smart|microcontrollers)\\p{L}*|(?:smart home|home automation) hub(?: software)?|zigbee (?:bridge|gateway|coordinator)',
      'de nl':
        '*hausautomations(?:software|server)|*smart-?home-?(?:software|plattform|server)|*hausautomatisierungs(?:software|plattform)|*iot-?plattform|*domotica-?(?:software|platform)',
      'fr es pt it ca':
        '(?:logiciel|plateforme|box) (?:de )?domotique(?: open source| libre)?|domotique (?:libre|open source)|(?:software|plataforma) (?:de )?domótica(?: de código abierto| libre)?|(?:software|plataforma) de (?:automação residencial|domótica)|(?:software|piattaforma) (?:di |per la )?domotica|plataforma (?:de )?iot|plateforme iot|piattaforma iot',
      'pl cs sk hu':
        '(?:oprogramowanie|system) (?:do )?(?:automatyki domowej|inteligentnego domu) open|platforma iot|software pro (?:chytrou domácnost|domácí automatizaci)|okosotthon (?:szoftver|platform)|iot platform',
      'ru uk':
        '(?:платформа|программа|система) (?:для )?умного дома с открытым|платформа (?:для )?(?:интернета вещей|iot)|платформа (?:для )?(?:розумного будинку|інтернету речей)',
      'sv fi tr':
        '*hemautomations(?:programvara|mjukvara|system)|*kotiautomaatio-?ohjelmisto|(?:akıllı ev|ev otomasyonu) (?:yazılımı|platformu)',
      'ja zh ko':
        'ホームオートメーション(?:ソフト|プラットフォーム)|IoTプラットフォーム|(?:智能家居|物联网)(?:平台|系统软件|软件)|(?:智慧家庭|物聯網)(?:平台|軟體)|(?:스마트홈|홈 ?오토메이션|사물인터넷|iot) ?(?:플랫폼|소프트웨어)',
    },
  },
  {
    name: 'emulator',
    bucket: 'Games',
    narrows: ['open source project', 'video game'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:game ?boy|nes|snes|nintendo(?: \\p{L}+)?|playstation(?: \\d)?|ps[123p]|sega|amiga|commodore(?: 64)?|atari|dos|arcade|console|android|multi-system|retro|video game|mac|wii|dreamcast|zx spectrum|windows|x86|calculator) emulators?(?: (?:for|that))?|emulators? for (?:the )?(?:game ?boy|nintendo|playstation|amiga|commodore|atari|retro|dos|consoles|android)|(?:game|mod) (?:mod|modding|loader|manager) (?:for|tool)|(?:modding (?:tool|framework|api)|open[- ]source (?:game )?reimplementation)',
      'de nl fr es pt it':
        '*emulator (?:für|voor) (?:den |die )?(?:klassische |alte )?(?:konsolen|spielkonsolen|spelcomputers|game ?boy|amiga)|émulateur (?:de (?:console|jeux)|game ?boy|android|playstation|nintendo)|emulador (?:de (?:consolas|consoles|android|juegos|jogos)|game ?boy|para)|emulatore (?:di (?:console|giochi)|game ?boy|android)',
      'pl cs ru uk':
        'emulator (?:konsoli|gier|androida)|emulátor (?:konzolí|her|androidu)|эмулятор (?:консолей|приставок|игр|android|андроид)|емулятор (?:консолей|приставок|ігор|android)',
      'hu tr fi sv':
        '(?:konzol|játék|android) ?emulátor|(?:konsol|oyun|android) emülatörü|*pelikonsoliemulaattori|*spelemulator',
      'ja zh ko':
        '(?:ゲーム|Android|レトロ)(?:機)?エミュレーター?|(?:游戏机?|安卓|街机|主机)模拟器|(?:遊戲機?|安卓|街機|主機)模擬器|(?:게임기?|안드로이드|콘솔|닌텐도) ?에뮬레이터|앱플레이어',
    },
  },
  {
    name: '3D graphics software',
    bucket: 'Software',
    narrows: ['CAD software', 'photo, video or design editor', 'open source project'],
    parts: {
      'rendering software': 'render|rendu|рендер|レンダリング|渲染|렌더링',
      'animation software': 'animat|animac|animaz|anima[cç]|аніма|анима|アニメーション|动画|動畫|애니메이션|animaatio',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:free |open[- ]source |professional )?3d (?:creation|graphics|animation|modell?ing|rendering|sculpting|computer graphics|content creation) (?:suites?|software|programs?|tools?|package|application)|(?:physically[- ]based|real[- ]time|photorealistic|architectural|path-tracing|gpu|3d) render(?:er|ing) (?:engine|software|plugin|program)|(?:2d|vector|traditional|stop motion|character) animation (?:software|programs?|tool|app)|animation software|(?:visual effects|compositing|motion graphics) software|render engine for|procedural (?:texture|terrain) (?:generator|software)|(?:photo|point cloud|mesh) (?:reconstruction|processing) software',
      'de nl':
        '*3d-?(?:grafik(?:software|programm|suite)|animations(?:software|programm)|render(?:ing)?-?(?:software|programm))|*animations(?:software|programm)|*render-?(?:software|engine)|*3d-?animatiesoftware',
      'sv da nb': '*3d-?(?:grafik|animations)(?:program|programvara|software)|*animationsprogram|*animasjonsprogram',
      'fr es pt it ca':
        "(?:logiciel|suite) (?:de |d['’])(?:création|animation|modélisation|rendu|graphisme) ?3d|logiciel d['’]animation|moteur de rendu|(?:software|programa|suite) de (?:creación|animación|modelado|renderizado|gráficos)(?: 3d| 2d)|motor de render(?:izado)?|(?:software|programa|suite) de (?:criação|animação|modelagem|renderização)(?: 3d| 2d)|motor de renderização|(?:software|programma|suite) (?:di |per )(?:creazione|animazione|modellazione|rendering)(?: 3d| 2d)|motore di rendering",
      'pl cs sk hu':
        'program do (?:grafiki|animacji|modelowania) 3d|silnik renderujący|(?:program|software) (?:pro|na) 3d (?:grafiku|animaci|modelování|tvorbu)|3d (?:grafikai|animációs|modellező|renderelő) (?:szoftver|program|csomag)|animációs (?:szoftver|program)',
      'ru uk':
        '(?:программа|пакет|редактор) (?:для )?(?:создания )?(?:3d|трёхмерн\\p{L}+|трехмерн\\p{L}+)[- ](?:графики|моделирования|анимации)|(?:програма|пакет) (?:для )?(?:3d|тривимірн\\p{L}+)[- ](?:графіки|моделювання|анімації)|программа для анимации',
      'fi et tr':
        '*3d-?(?:mallinnus|animaatio)ohjelma|*3d-?(?:graafika|animatsiooni)(?:programm|tarkvara)|3d (?:grafik|animasyon|modelleme|görselleştirme) (?:yazılımı|programı|paketi)|animasyon (?:yazılımı|programı)',
      'ar he':
        'برنامج (?:تصميم|نمذجة|رسوم|تحريك) ثلاثي(?:ة)? (?:ال)?أبعاد|(?:תוכנת|תוכנה ל) ?(?:אנימציה|מידול|הדמיה)(?: תלת ?-?ממד\\p{L}*)?',
      'ja zh ko':
        '3D(?:CG|グラフィックス|モデリング|アニメーション|制作)(?:ソフト(?:ウェア)?|スイート|ツール)|レンダリング(?:ソフト|エンジン)|アニメーション(?:制作)?ソフト|(?:3d|三维)(?:创作|动画|建模|图形|渲染)(?:软件|套件|引擎)|动画制作软件|3d ?(?:創作|動畫|建模|繪圖|渲染)(?:軟體|套件|引擎)|3d ?(?:그래픽|모델링|애니메이션|렌더링|제작) ?(?:소프트웨어|프로그램|툴)|애니메이션 ?제작 ?프로그램',
    },
  },
  {
    name: '3D printing software',
    bucket: 'Software',
    narrows: ['3D printing service', 'open source project', 'operating system or browser'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:3d print(?:ing|er)?|resin) (?:slicers?|software|firmware|slicing software|host software|management software)|slic(?:er|ing) (?:software|for 3d print\\p{L}+)|slicer for(?: \\p{L}+)? 3d printers|(?:cnc|laser cutter|plotter|pen plotter|g-code) (?:software|controller software|firmware|sender)|firmware for 3d printers|(?:free )?3d (?:print(?:able|ing)? )?(?:models?|files|stl files) (?:library|repository|platform|for printing)|web interface for (?:your )?3d printers?',
      'de nl': '*3d-?druck-?(?:software|slicer)|*slicer für 3d-?drucker|*cnc-?software|*3d-?printsoftware',
      'fr es pt it':
        "logiciel (?:d['’]impression 3d|de tranchage)|trancheur (?:3d|pour imprimantes)|(?:software|programa) de (?:impresión 3d|laminado)|(?:software|fatiador) (?:de |para )impress(?:ão|oras) 3d|software (?:di|per la) stampa 3d|slicer per stampanti 3d",
      'pl cs ru uk':
        '(?:program|slicer) do (?:druku|drukarek) 3d|slicer pro 3d tiskárny|(?:программа|слайсер) для 3d[- ]?(?:печати|принтеров)|(?:програма|слайсер) для 3d[- ]?(?:друку|принтерів)',
      'hu tr fi': '3d nyomtat(?:ó|ás)\\p{L}* szoftver|3d yazıcı (?:yazılımı|dilimleyici)|*3d-tulostusohjelma',
      'ja zh ko':
        '3Dプリンター?(?:用)?(?:スライサー|ソフト)|3d打印(?:切片)?软件|3d列印(?:切片)?軟體|3d ?(?:프린팅|프린터) ?(?:슬라이서|소프트웨어|프로그램)',
    },
  },
];
