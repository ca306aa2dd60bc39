import { type Kind, OFTEN_ENGLISH } from './kind.ts';

/** Programs with which people talk, and keep their files and computers in order. */
export const APPS_FOR_TALK_AND_FILES: readonly Kind[] = [
  {
    name: 'email client or server',
    bucket: 'Software',
    narrows: ['open source project', 'password or privacy app', 'hosting provider'],
    parts: {
      'email client':
        'client|programm|app|клиент|клієнт|クライアント|メーラー|客户端|用戶端|클라이언트|klient|kliens|istemci|courrielleur|cliente|عميل|לקוח',
      'mail server': 'serv|сервер|サーバ|服务器|伺服器|서버|szerver|sunucu|خادم|שרת',
      'email service': 'service|provider|dienst|anbieter|fournisseur|proveedor|provedor|サービス|서비스',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:free |open[- ]source |encrypted |private |secure |webmail )?e?-?mail (?:clients?|apps?|server software|encryption software)|webmail (?:client|software|app)|(?:self-?hosted|modern|open[- ]source|secure|a|the|smtp) mail (?:servers?|transfer agent)|mail servers? (?:for|with|that|software)|(?:imap|smtp) (?:and \\p{L}+ )?servers? (?:for|that|software)|(?:mailing list|list) manager software|mailing list (?:manager|server|software)|disposable e?-?mail(?: address(?:es)?)?|temporary e?-?mail|(?:private|secure|encrypted|privacy[- ]friendly) e?-?mail (?:service|provider)|e?-?mail alias(?:es|ing)? (?:service|for)',
      'de nl':
        '*e-?mail-?(?:programm|client)|*mailserver (?:für|mit)|*wegwerf-?(?:e-?mail|adresse)\\p{L}*|(?:sicherer|verschlüsselter) e-?mail-?(?:anbieter|dienst)|*e-?mailprogramma',
      'sv da nb': '*e-?post(?:program|klient)|*mailprogram|*mailklient',
      'fr es pt it ca':
        '(?:client|logiciel) de messagerie(?: électronique)?|client (?:e-?mail|courriel)|serveur de messagerie (?:libre|pour)|adresse e?-?mail jetable|cliente de correo(?: electrónico)?|servidor de correo (?:libre|para|electrónico)|correo (?:temporal|desechable)|cliente de e-?mail|servidor de e-?mail (?:livre|para)|e-?mail temporário|client (?:di posta|e-?mail)(?: elettronica)?|server di posta(?: elettronica)? (?:libero|per)|client de correu',
      'pl cs sk hr':
        '(?:klient|program) pocztow\\p{L}|serwer poczty (?:dla|z)|e-?mailov[ýé]\\p{L}* klient|poštovní (?:klient|program)|poštový klient|dočasný e-?mail',
      'ru uk bg': 'почтов\\p{L}+ клиент|поштов\\p{L}+ клієнт|временная почта|тимчасова пошта|пощенски клиент',
      'fi et hu tr':
        '*sähköpostiohjelma|*meiliklient|*e-?posti klient|levelező ?(?:program|kliens)|e-?posta istemcisi|geçici (?:e-?posta|mail)',
      'ar he': 'عميل (?:ال)?بريد (?:ال)?(?:إ|ا)لكتروني|بريد مؤقت|(?:תוכנת|לקוח) (?:דואר אלקטרוני|אימייל)',
      'ja zh ko':
        '(?:電子)?メール(?:クライアント|ソフト)|捨てメ(?:ール)?アド(?:レス)?|(?:电子)?邮件客户端|邮件服务器(?:软件|系统)|临时邮箱|(?:電子)?郵件(?:用戶端|客戶端|伺服器軟體)|臨時信箱|(?:이메일|메일) ?클라이언트|메일 ?서버 ?(?:솔루션|소프트웨어)|임시 ?(?:메일|이메일)',
    },
  },
  {
    name: 'messenger or team chat',
    bucket: 'Software',
    narrows: ['password or privacy app', 'mobile app', 'open source project'],
    parts: {
      'team chat': 'team|gruppen|work|equipo|équipe|équipes|time|チーム|团队|團隊|팀|ビジネス|업무|takım|коман',
      messenger:
        'messeng|messag|mensaj|mensag|komunik|irc|xmpp|мессендж|месендж|メッセ|通讯|通訊|메신저|mesaj|üzenet|csevegő|pikaviest|sõnum|محادث|مراسل|مسنجر|מסר|מסנג|instant|snabbmed|beskjed|besked',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:secure|private|encrypted|decentrali[sz]ed|instant|peer-to-peer|anonymous|free|open[- ]source|offline|cross-platform|privacy) (?:messengers?|messaging (?:apps?|platform|protocol|app)?|chat (?:apps?|client|protocol))|(?:team|group|workplace|open[- ]source|self-?hosted|business) (?:chat|messenger|messaging)(?: (?:app|platform|software|for|server))?|(?:messaging|messenger|chat) app(?: for)?|(?:irc|xmpp|matrix) (?:clients?|servers?|network)|instant messag(?:ing|er)|(?:tor|matrix|xmpp)[- ]based messenger|(?:voice|text|video) (?:and (?:text|video|voice) )?chat (?:app|for gamers|software)|walkie-talkie app',
      'de nl':
        '(?:sichere|verschlüsselte|freie|private|dezentrale)[rs]? messenger|*messenger-?(?:app|dienst)|*team-?chat|*chat-?(?:app|programm)|(?:veilige|versleutelde) (?:berichtenapp|messenger)|*berichtenapp|*chat-?app',
      'sv da nb':
        '(?:säker|krypterad|sikker|kryptert) (?:meddelandeapp|meldingsapp|beskedapp|messenger)|*meddelandeapp|*beskedapp|*meldingsapp|*snabbmeddelanden',
      'fr es pt it ca ro':
        "messagerie (?:instantanée|sécurisée|chiffrée|d['’]équipe|privée)|(?:aplicación|app) de mensajería|mensajería (?:instantánea|segura|privada)|(?:aplicativo|app) de mensage(?:ns|ria)|mensageiro (?:seguro|instantâneo)|mensagens instantâneas|(?:app|applicazione) di messaggistica|messaggistica (?:istantanea|sicura)|missatgeria instantània|aplicație de mesagerie",
      'pl cs sk hr sl':
        '(?:bezpieczny|szyfrowany|prywatny) komunikator|komunikator (?:internetowy|tekstowy)|(?:bezpečný|šifrovaný) (?:messenger|komunikátor)|(?:sigurna|sigurni) (?:aplikacija za poruke|messenger)|aplikacija za (?:poruke|sporočanje|dopisivanje)',
      'ru uk bg':
        '(?:безопасный|защищ[её]нный|корпоративный|приватный|бесплатный) мессенджер|мессенджер (?:для|с)|(?:безпечний|захищений|корпоративний) месенджер|месенджер (?:для|з)|командный чат|приложение за съобщения',
      'fi et lv lt hu tr':
        '*pikaviestin(?:sovellus|palvelu)?|*viestisovellus|*sõnumirakendus|*sõnumiäpp|ziņojumapmaiņas lietotne|žinučių programėlė|(?:biztonságos |titkosított )?(?:üzenetküldő|csevegő) ?(?:alkalmazás|app|program)|(?:mesajlaşma|sohbet) uygulama\\p{L}*',
      'ar he fa':
        '(?:تطبيق|برنامج) (?:ال)?(?:مراسلة|محادثة|دردشة|تراسل)(?: الفورية?)?|(?:אפליקציית|תוכנת) (?:מסרים|הודעות|צ.אט)(?: מאובטחת)?|پیام ?رسان',
      'ja zh ko':
        '(?:ビジネス|チーム)チャット(?:ツール|アプリ)?|メッセ(?:ンジャー|ージング)アプリ|メッセンジャー|(?:即时|加密|安全)(?:通讯|聊天|通信)(?:软件|工具|应用|app)|团队(?:聊天|沟通)(?:工具|软件)?|(?:即時|加密|安全)(?:通訊|聊天)(?:軟體|工具|應用)|團隊聊天|(?:보안|업무용|암호화|팀) ?메신저|메신저 ?(?:앱|프로그램)|메시징 ?앱',
    },
  },
  {
    name: 'social network',
    bucket: 'Internet services',
    narrows: ['community', 'open source project'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:decentrali[sz]ed|federated|distributed|private|professional|open[- ]source|photo[- ]sharing|non-?commercial|ethical|alternative|ad-free|niche) (?:and \\p{L}+ )?social (?:networks?|media (?:network|platform))|social network(?:ing)? (?:for|where|of|site for|app for|software|server|that)|(?:federated |decentrali[sz]ed )?micro-?blogging (?:platform|service|network|software)|fediverse (?:server|instance|platform|client)|(?:mastodon|peertube|lemmy|pixelfed) (?:instance|server|client)',
      'de nl':
        '(?:dezentrales|freies|soziales|berufliches|föderiertes) (?:soziales )?netzwerk für (?:\\p{L}+ )?(?:menschen|frauen|nachbarn|eltern|künstler)|dezentrales (?:soziales )?netzwerk|mastodon-?(?:instanz|server)|(?:gedecentraliseerd|federatief) (?:sociaal )?netwerk|sociaal netwerk voor',
      'fr es pt it ca ro':
        'réseau social (?:libre|décentralisé|fédéré|professionnel|éthique|de|pour|privé)|instance mastodon|red social (?:libre|descentralizada|federada|profesional|de|para)|rede social (?:livre|descentralizada|federada|profissional|de|para)|(?:istanza mastodon)|(?:rete sociale|social network) (?:libero|decentralizzato|federato|professionale|per)|xarxa social (?:lliure|descentralitzada|per)|rețea de socializare (?:pentru|descentralizată)',
      'pl cs sk hr':
        '(?:zdecentralizowana|federacyjna) sieć społecznościowa|(?:portal|serwis|sieć) społecznościow\\p{L} dla|(?:decentralizovaná|federovaná) sociální síť|sociální síť pro|sociálna sieť pre|društvena mreža za',
      'ru uk bg':
        '(?:децентрализованная|свободная|профессиональная) социальная сеть|социальная сеть для|(?:децентралізована|професійна) соціальна мережа|соціальна мережа для|социална мрежа за',
      'sv da nb fi et hu tr':
        '(?:decentraliserat|öppet|socialt) (?:socialt )?nätverk för|decentralis?er(?:e)?t (?:sosialt |socialt )?net(?:t)?v(?:æ|e)rk|hajautettu sosiaalinen (?:media|verkosto)|detsentraliseeritud sotsiaalvõrgustik|decentralizált közösségi (?:hálózat|oldal)|merkeziyetsiz sosyal (?:ağ|medya)',
      'ar he': '(?:شبكة اجتماعية|منصة تواصل اجتماعي) (?:لا ?مركزية|ل\\p{L}+)|רשת חברתית (?:ל|מבוזרת|פתוחה)\\p{L}*',
      'ja zh ko':
        '分散型(?:SNS|ソーシャルネットワーク)|(?:専門|趣味)のSNS|(?:去中心化|开源|职业|职场|匿名)社交(?:网络|平台)|(?:去中心化|開源|職場)社群(?:網路|平台)|탈중앙화? ?(?:소셜 ?(?:네트워크|미디어)|sns)|소셜 ?네트워크 ?서비스',
    },
  },
  {
    name: 'forum or wiki software',
    bucket: 'Software',
    narrows: ['open source project', 'content management system', 'community'],
    parts: {
      'wiki software': 'wiki|вики|вікі|ウィキ|维基|위키',
      'forum software': 'forum|discussion|bulletin|comment|форум|フォーラム|掲示板|论坛|論壇|포럼|게시판|foro|fór',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:forum|bulletin board|message board|discussion board|comment(?:ing)?|community) (?:software|engine|systems? for websites|script)|(?:discussion|community) platform(?: (?:for|software))?|(?:wiki|q&a) (?:engines?|software|platforms?|hosting)|(?:self-?hosted|open[- ]source|team|personal|company) wikis?(?: (?:software|for))?|wiki (?:for|that|to) (?:teams?|companies|document)\\p{L}*|comment system for',
      'de nl':
        '*forensoftware|*forum-?software|*wiki-?(?:software|engine|system)|*unternehmenswiki|*kommentarsystem|*forumsoftware|*wikisoftware',
      'sv da nb':
        '*forum-?(?:mjukvara|programvara|programvare|software)|*wiki-?(?:programvara|mjukvara|programvare|motor)',
      'fr es pt it ca':
        '(?:logiciel|moteur|script) (?:de )?(?:forum|wiki)|(?:software|motor|programa) (?:de |para )(?:foros?|wikis?)|(?:software|motor) (?:de |para )(?:fóruns?|fórum|wikis?)|(?:software|motore) (?:di |per )(?:forum|wiki)',
      'pl cs sk hu':
        '(?:silnik|oprogramowanie|skrypt) (?:forum|wiki)|(?:software|systém) pro (?:fóra|fórum|wiki)|wiki ?(?:systém|motor|szoftver)|fórum ?(?:motor|szoftver)',
      'ru uk':
        '(?:движок|скрипт|программа) (?:для )?(?:форума|вики)|вики-?движок|(?:рушій|програма) (?:для )?(?:форуму|вікі)|вікі-?рушій',
      'fi et tr':
        '*foorumi(?:ohjelmisto|tarkvara)|*wiki(?:ohjelmisto|tarkvara)|(?:forum|viki|wiki) (?:yazılımı|motoru)',
      'ar he': 'برنامج (?:منتديات|ويكي)|(?:תוכנת|מערכת) (?:פורומים|ויקי)',
      'ja zh ko':
        '(?:フォーラム|掲示板|ウィキ|Wiki)(?:ソフト|エンジン|システム)|(?:论坛|社区|wiki|维基)(?:软件|程序|系统|引擎)|(?:論壇|維基|wiki)(?:軟體|程式|系統|引擎)|(?:포럼|게시판|위키) ?(?:소프트웨어|엔진|프로그램)',
    },
  },
  {
    name: 'file or download manager',
    bucket: 'Software',
    narrows: ['cloud storage service', 'mobile app', 'open source project', 'backup software'],
    parts: {
      'BitTorrent client': 'torrent|торрент|トレント|磁力|토렌트',
      'download manager':
        'download|téléchargement|descargas|загруз|завантаж|pobierania|stahov|ダウンロード|下载|下載|다운로드|letöltés|indirme',
      'file synchronisation software': 'sync|synk|szinkron|synchron|sincron|синхрон|同期|同步|동기화|eşitleme',
      'file transfer tool': 'transfer|shar|paylaş|共享|共有|공유|überträg|отправ',
      'file manager':
        'file manager|dateimanager|verwaltung|bestands|filhanter|filbehand|gestionnaire|fichiers|archivos|ficheiros|arquivos|gestor|gestore|plików|souborů|súborov|файлов|ファイル管理|ファイラ|文件管理|檔案管理|파일 ?관리|fájl|dosya|tiedosto|failihaldur|مدير ملفات|קבצים|explorer|commander',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:dual-pane |two-pane |terminal |web |orthodox )?file (?:managers?|explorer|commander)(?: (?:for|app))?|(?:bit)?torrent (?:clients?|search|tracker)|(?:download|video download|batch download) managers?|(?:video|youtube|media) downloaders?|(?:continuous |peer-to-peer |cross-platform )?file (?:sync(?:hroni[sz]ation|ing)?|transfer|sharing)(?: (?:and \\p{L}+ )?(?:program|tool|client|software|server|app|utility))|(?:encrypted|secure|peer-to-peer|private|self-?hosted|anonymous) file (?:sharing|transfer|storage)|file synchroni[sz]ation(?: program| software| for)?|(?:file archiver|archive manager|file compression (?:software|utility)|zip (?:tool|utility|software))|(?:bulk|batch|file) renam(?:er|ing) (?:tool|utility|program)|duplicate file finder',
      'de nl':
        '*datei-?(?:manager|verwaltung(?:sprogramm)?|synchronisation)|*(?:bit)?torrent-?(?:client|programm)|*download-?manager|*packprogramm|*bestandsbeheer(?:der|programma)|*archivierungsprogramm',
      'sv da nb':
        '*filhanterare|*filhåndtering(?:sprogram)?|*filbehandler|*(?:bit)?torrent-?klient|*filsynk(?:ronisering)?',
      'fr es pt it ca ro':
        'gestionnaire de (?:fichiers|téléchargements?)|client (?:bit)?torrent|synchronisation de fichiers|(?:gestor|administrador|explorador) de (?:archivos|descargas)|cliente (?:de )?(?:bit)?torrent|sincronización de archivos|compresor de archivos|ger(?:enciador|ente|enciadores) de (?:arquivos|downloads)|gestor de ficheiros|sincronização de (?:arquivos|ficheiros)|(?:file manager|gestore (?:di |dei )?(?:file|download))|sincronizzazione (?:di |dei )?file|gestor de fitxers|manager de fișiere',
      'pl cs sk hr sl':
        '(?:menedżer|eksplorator) plików|klient (?:bit)?torrent|menedżer pobierania|synchronizacja plików|správce (?:souborů|stahování)|(?:bit)?torrent[- ]klient|synchronizace souborů|správca súborov|upravitelj datoteka',
      'ru uk bg':
        'файловый менеджер|менеджер загрузок|(?:торрент|torrent|bittorrent)-?(?:клиент|клієнт)|синхронизация файлов|файловий менеджер|менеджер завантажень|синхронізація файлів|архиватор файлов|файлов мениджър',
      'fi et lv lt hu tr':
        '*tiedostonhallinta(?:ohjelma)?|*failihaldur|failu pārvaldnieks|failų tvarkyklė|fájlkezelő (?:program|alkalmazás)|fájlkezelő|(?:bit)?torrent ?(?:kliens|istemcisi)|letöltés ?kezelő|dosya (?:yöneticisi|eşitleme)|indirme yöneticisi',
      'ar he fa': 'مدير (?:ملفات|الملفات|التنزيل|التحميل)|מנהל (?:קבצים|הורדות)|مدیر (?:فایل|دانلود)',
      'ja zh ko':
        'ファイル(?:マネージャー?|管理ソフト|同期ソフト|転送サービス)|ファイラー|(?:BitTorrent|トレント)クライアント|(?:圧縮|解凍)ソフト|(?:文件|下载|资源)管理器|文件同步(?:软件|工具)|(?:bt|torrent|磁力)(?:下载)?(?:客户端|工具)|(?:解压缩|压缩)软件|(?:檔案|下載)(?:管理員|管理器|總管)|(?:解)?壓縮軟體|파일 ?(?:관리자|탐색기|동기화|매니저)|토렌트 ?클라이언트|압축 ?프로그램|다운로드 ?(?:매니저|관리자)',
    },
  },
  {
    name: 'system utility',
    bucket: 'Software',
    narrows: ['open source project', 'mobile app', 'photo, video or design editor'],
    parts: {
      'clipboard manager':
        'clipboard|zwischenablage|presse-papiers|portapapeles|schowk|schránk|буфер|クリップボード|剪贴板|剪貼簿|클립보드|vágólap|pano y',
      'application launcher': 'launcher|starter|ランチャ|启动器|啟動器|런처|lanceur|lanzador',
      'window manager': 'window|fenster|fenêtres|ventanas|окон|вікон|窗口|ウィンドウ|창',
      'disk tool': 'disk|disc|partition|festplatt|disque|disco|диск|ディスク|磁盘|磁碟|디스크|lemez|usb',
      'screen recorder':
        'screen|ekran|экран|екран|画面|屏幕|螢幕|화면|képernyő|écran|pantalla|tela|schermo|bildschirm|obrazovk',
    },
    words: {
      [OFTEN_ENGLISH]:
        'clipboard (?:managers?|history|manager app)|(?:application|app|keyboard|productivity) launchers? (?:for|app)|(?:tiling|dynamic|stacking|floating|macos|x11|wayland) (?:window managers?|compositor)|window manager for|(?:disk|drive|storage) (?:space|usage) (?:analy[sz]ers?|visuali[sz]ers?)|(?:disk|drive|partition) (?:cloning|imaging|partitioning|encryption|recovery|managers?|cloner)(?: (?:software|tool|utility))?|data recovery (?:software|program|tool)|(?:system|pc|mac|registry|junk) (?:cleaner|cleanup|optimi[sz]er|information tool) ?(?:software|utility|app|tool)?|(?:menu bar|system tray|keyboard remapping|key remapper|text expander|macro) (?:app|tool|utility|software)s?|text expanders?|(?:app )?uninstallers? for|colou?r pickers? for|(?:font|printer|battery|fan|usb) (?:manager|monitor)s? (?:app|for (?:mac|macos|windows|linux|designers))|font manager|disk image tools?|keyboard (?:customi[sz]er|remapper|app)|(?:bootable usb|usb boot) (?:creator|tool|drives?)|(?:screen|desktop|game) (?:recorders?|recording (?:software|app|tool))|screenshot (?:tools?|app|software|utility)|(?:hardware|cpu|gpu|battery) (?:monitoring (?:tool|app|software)|benchmark)|benchmark software|time zone app|unit converter app|dictation (?:software|app)',
      'de nl':
        '*zwischenablage(?:n)?-?(?:manager|verwaltung)|*programmstarter|*partitionierungs(?:programm|tool)|*datenrettungs(?:software|programm)|*bildschirm(?:aufnahme|rekorder)(?:-?(?:software|programm|app))?|*screenshot-?(?:tool|programm)|*schermrecorder|*klembordbeheer',
      'fr es pt it ca':
        "gestionnaire de (?:presse-papiers|fenêtres|partitions)|enregistreur d['’]écran|logiciel de récupération de données|gestor de(?:l)? (?:portapapeles|ventanas|particiones)|grabador(?:a)? de pantalla|software de recuperación de datos|ger(?:enciador|ente) de (?:área de transferência|janelas|partições)|gravador de (?:tela|ecrã)|software de recuperação de dados|gestore (?:degli appunti|di finestre|delle partizioni)|registratore (?:dello )?schermo|software di recupero dati",
      'pl cs sk hu':
        'menedżer (?:schowka|okien|partycji)|(?:program do )?nagrywani[ae] ekranu|odzyskiwanie danych program|správce (?:schránky|oken)|nahrávání obrazovky|nahrávanie obrazovky|vágólap ?kezelő|ablakkezelő|képernyő ?(?:felvevő|rögzítő)(?: program)?',
      'ru uk bg':
        'менеджер буфера обмена|оконный менеджер|менеджер буфера обміну|віконний менеджер|(?:программа для )?запис[иь] экрана|запис екрана|программа (?:для )?восстановления данных|програма для відновлення даних',
      'sv da nb fi et tr':
        '*urklippshanterare|*skärminspelare|*skjermopptaker|*skærmoptager|*fönsterhanterare|*leikepöydän hallinta|*ikkunamanageri|*näytöntallennin|*ekraanisalvestus\\p{L}*|*aknahaldur|pano yöneticisi|pencere yöneticisi|ekran (?:kaydedici|kayıt programı)|veri kurtarma (?:yazılımı|programı)',
      'ar he':
        'مسجل (?:ال)?شاشة|برنامج (?:تصوير|تسجيل) الشاشة|מקליט מסך|תוכנת? (?:להקלטת|הקלטת) מסך|מנהל (?:לוח|חלונות)',
      'ja zh ko':
        'クリップボード(?:管理|マネージャー?|履歴)(?:ソフト|アプリ)?|ウィンドウマネージャー?|画面(?:録画|キャプチャ)(?:ソフト|アプリ|ツール)|データ復元ソフト|剪贴板(?:管理器|工具)|(?:平铺式?)?窗口管理器|(?:屏幕)?录(?:屏|像)(?:软件|工具)|数据恢复软件|分区(?:工具|软件)|剪貼簿(?:管理器|工具)|視窗管理員|螢幕錄影(?:軟體|工具)|클립보드 ?(?:관리자|매니저)|창 ?관리자|화면 ?(?:녹화|캡처) ?(?:프로그램|도구|앱)|데이터 ?복구 ?프로그램',
    },
  },
];
