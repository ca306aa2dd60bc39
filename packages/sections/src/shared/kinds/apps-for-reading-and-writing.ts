import { type Kind, OFTEN_ENGLISH } from './kind.ts';

/** Programs with which people read, write, learn and keep what they have. */
export const APPS_FOR_READING_AND_WRITING: readonly Kind[] = [
  {
    name: 'e-book reader',
    bucket: 'Software',
    narrows: ['mobile app', 'open source project'],
    parts: {
      'e-book manager': 'manag|verwalt|gestion|gestione|gestor|server|converter|管理|관리',
      'PDF or comic reader': 'comic|pdf|manga|document',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:e-?books?|epub|comic|manga|pdf|document) (?:readers?|viewers?|managers?|management software|library software|reading app|server)(?: (?:for|app))?|e-?book (?:converter|reading software)|reading app for',
      'de nl':
        '*e-?book-?(?:reader|verwaltung|lese-?app|programm) (?:für|app)|*e-?book-?verwaltung|*pdf-?(?:reader|betrachter)|*e-?book-?lezer|*e-?reader-?app|*comic-?reader',
      'sv da nb': '*e-?boksläsare|*e-?bogslæser|*e-?bok-?leser|*pdf-?(?:läsare|læser|leser)',
      'fr es pt it ca ro':
        "lecteur (?:d['’]e-?books?|d['’]?epub|de (?:livres numériques|pdf|bd))|liseuse (?:pour|open source)|lector de (?:libros electrónicos|e-?books|pdf|cómics)|leitor de (?:livros (?:digitais|eletrônicos)|e-?books|pdf)|lettore di (?:e-?book|pdf|fumetti)|lector de llibres electrònics|cititor de cărți electronice",
      'pl cs sk hr':
        'czytnik (?:e-?booków|pdf|komiksów)|čtečka (?:e-?knih|elektronických knih|pdf|komiksů)|čítačka e-?kníh|čitač e-?knjiga',
      'ru uk bg':
        'читалка (?:книг|для)|программа для чтения (?:книг|pdf|электронных)|програма для читання (?:книг|електронних)|четец на електронни книги',
      'fi et hu tr':
        '*e-?kirjalukija|*e-?raamatu ?luger|e-?könyv ?olvasó (?:program|alkalmazás)|e-?kitap okuyucu\\p{L}*|pdf (?:olvasó|okuyucu)',
      'ar he': 'قارئ (?:ال)?كتب (?:ال)?(?:إ|ا)لكترونية|קורא ספרים (?:אלקטרוניים|דיגיטליים)',
      'ja zh ko':
        '電子書籍(?:リーダー|ビューア|管理ソフト|アプリ)|PDFビューアー?|(?:电子书|漫画|pdf)(?:阅读器|管理软件)|(?:電子書|漫畫|pdf)(?:閱讀器|管理軟體)|(?:전자책|pdf|만화) ?(?:뷰어|리더|관리 ?프로그램)',
    },
  },
  {
    name: 'genealogy software',
    bucket: 'Software',
    narrows: ['genealogist', 'business software', 'local history society'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:genealog(?:y|ical)|family tree|family history|ancestry) (?:software|programs?|apps?|database|search engine|maker|builder|platform|website)|(?:build|create|grow|make|draw) your (?:own )?family tree(?: online)?|online family trees?',
      'de nl':
        '*(?:genealogie|ahnenforschungs|stammbaum|familienforschungs)-?(?:software|programm|portal|datenbank|app)|*stamboom-?(?:programma|software)|*genealogisch programma',
      'sv da nb':
        '*släktforskningsprogram|*släktforskningssajt|*slægtsprogram|*slektsprogram|*slægtsforskningsprogram|*slektsforskningsprogram',
      'fr es pt it ca':
        '(?:logiciel|site|base de données) (?:de )?généalog\\p{L}+|créez votre arbre généalogique|(?:programa|software) de genealogía|crea tu árbol genealógico|(?:programa|software) de genealogia|crie sua árvore genealógica|(?:programma|software) (?:di|per la) genealogia|crea il tuo albero genealogico',
      'pl cs sk hr':
        'program (?:do )?genealogiczn\\p{L}+|drzewo genealogiczne online|(?:genealogický|rodokmenový) (?:program|software)|program na rodokmeň',
      'ru uk bg':
        '(?:программа|сайт) для (?:построения )?(?:родословн\\p{L}+|генеалог\\p{L}+|семейного д(?:е|р)\\p{L}+)|генеалогическая (?:программа|база данных)|генеалогічна (?:програма|база даних)|програма для родоводу',
      'fi et hu tr':
        '*sukututkimusohjelma|*sugupuu(?:programm|tarkvara|keskkond)|családfa ?(?:készítő|program|kutató program)|soy ağacı (?:programı|yazılımı|oluştur\\p{L}*)',
      'ar he': 'برنامج شجرة (?:ال)?عائلة|(?:תוכנת|אתר) (?:ל?עץ משפחה|גנאלוגיה|אילנות יוחסין)',
      'ja zh ko':
        '(?:家系図|系図)(?:作成)?(?:ソフト|アプリ|ツール)|(?:家谱|族谱)(?:软件|制作软件|网站)|(?:家譜|族譜)(?:軟體|製作)|(?:족보|가계도) ?(?:프로그램|앱|소프트웨어)',
    },
  },
  {
    name: 'flashcard app',
    bucket: 'Software',
    narrows: ['language learning app', 'mobile app', 'e-learning software'],
    parts: {
      'quiz app': 'quiz|викторин|クイズ|퀴즈',
      'flashcard app':
        'flash ?card|spaced|karteikart|flitskaart|fiszk|kartičk|карточ|картк|単語カード|暗記|抽认|記憶卡|单词卡|플래시|암기|szókártya|kelime kart|tarjetas|cartes|répétition|repaso|flashkort|õppekaart',
    },
    words: {
      [OFTEN_ENGLISH]:
        'flash ?cards? (?:apps?|programs?|software|makers?|websites?|platform|tool)|(?:spaced[- ]repetition|smart|digital|online) (?:flash ?cards?|learning (?:app|software|program))(?: (?:app|program|software))?|(?:make|create) (?:your own )?flash ?cards|(?:study|revision|learning|quiz|trivia|exam) apps?(?: for (?:students|kids|children|schools|pupils))?|(?:classroom|learning) quiz (?:platform|games?)',
      'de nl':
        '*karteikarten-?(?:app|programm|software)|*vokabeltrainer|*lern-?app|*quiz-?app|*flitskaarten-?(?:app|programma)|*overhoor(?:programma|app)|*leerapp',
      'sv da nb': '*flashkort-?(?:app|program)|*glosövningsprogram|*quiz-?app|*läringsapp|*læringsapp',
      'fr es pt it ca':
        '(?:application|logiciel|appli) (?:de )?(?:flashcards|cartes mémoire|fiches de révision|répétition espacée)|(?:app|aplicación|programa) de (?:flashcards|tarjetas de (?:estudio|memoria)|repetición espaciada)|(?:app|aplicativo|programa) de (?:flashcards|cartões de memória|repetição espaçada)|(?:app|programma) (?:di|per) (?:flashcards?|ripetizione dilazionata|studiare)',
      'pl cs sk':
        '(?:aplikacja|program) (?:do )?(?:fiszek|z fiszkami|nauki słówek)|(?:aplikace|program) (?:na|s|pro) (?:kartičk\\p{L}+|slovíčka|učení se)|aplikácia na (?:kartičky|slovíčka)',
      'ru uk':
        '(?:приложение|программа) (?:с |для )(?:карточ\\p{L}+|запоминания слов|интервальн\\p{L}+)|(?:застосунок|програма) (?:з |для )(?:картк\\p{L}+|запам.ятовування слів|інтервальн\\p{L}+)',
      'fi et hu tr':
        '*muistikorttisovellus|*õppekaartide (?:äpp|rakendus|programm)|*õppeäpp|(?:szókártya|tanulókártya|szótanuló) ?(?:app|alkalmazás|program)|(?:bilgi kartı|kelime kartı|kelime ezberleme) (?:uygulama|program)\\p{L}*',
      'ar he': 'تطبيق (?:ال)?بطاقات (?:ال)?تعليمية|אפליקציית (?:כרטיסיות|כרטיסי זיכרון)',
      'ja zh ko':
        '(?:暗記|単語)カード(?:アプリ|ソフト)?|暗記アプリ|(?:单词卡|抽认卡|记忆卡|背单词)(?:软件|应用|app)|(?:單字卡|記憶卡|背單字)(?:軟體|應用|app)|(?:플래시 ?카드|암기|단어장) ?(?:앱|프로그램|어플)',
    },
  },
  {
    name: 'feed reader',
    bucket: 'Software',
    narrows: ['mobile app', 'open source project'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:rss|atom|feed|news ?feed)(?:[- ](?:and|&) \\p{L}+)? (?:readers?|aggregators?)|news (?:reader|aggregator) (?:app|for)|news aggregator',
      'de nl': '*(?:rss|feed)-?(?:reader|lezer|leser)|*nachrichten-?aggregator|*nieuwsaggregator',
      'sv da nb': '*(?:rss|flödes)-?läsare|*rss-?(?:læser|leser)',
      'fr es pt it ca ro':
        '(?:lecteur|agrégateur) (?:de )?(?:flux|rss)(?: rss)?|(?:lector|agregador) (?:de )?(?:rss|feeds|noticias|fuentes)|(?:leitor|agregador) (?:de )?(?:rss|feeds|notícias)|(?:lettore|aggregatore) (?:di )?(?:rss|feed|notizie)|cititor rss',
      'pl cs sk hr': 'czytnik (?:rss|kanałów)|agregator (?:rss|wiadomości)|čtečka rss|rss čtečka|čítačka rss|čitač rss',
      'ru uk bg':
        '(?:rss|читалка rss)[- ]?(?:ридер|агрегатор|читалка|лент)\\p{L}*|агрегатор новостей|агрегатор новин|rss[- ]?рідер',
      'fi et hu tr':
        '*(?:rss|syöte)-?lukija|*rss-?luger|*uudisvoo luger|(?:rss|hír)[- ]?(?:olvasó|csatorna ?olvasó)|rss okuyucu|haber toplayıcı',
      'ar he': 'قارئ (?:خلاصات|rss)|קורא (?:rss|פידים)',
      'ja zh ko':
        '(?:RSS|フィード)リーダー|(?:rss|订阅|新闻)(?:阅读器|聚合器)|(?:rss|新聞)(?:閱讀器|聚合器)|(?:rss|피드) ?(?:리더|구독기)|뉴스 ?(?:수집기|애그리게이터)',
    },
  },
  {
    name: 'bookmark manager',
    bucket: 'Software',
    narrows: ['note-taking app', 'open source project'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:social )?bookmark(?:s|ing)? (?:managers?|management (?:software|app|tool)|app|service|tool|organi[sz]er)|read[- ](?:it[- ])?later (?:app|service|list|tool)|(?:web page|article) (?:saver|archiver)|save (?:links|articles) for later',
      'de nl': '*lesezeichen-?(?:verwaltung|manager)|*später-?lesen-?(?:app|dienst)|*bladwijzer-?(?:beheer|manager)',
      'sv da nb': '*bokmärkeshanterare|*bogmærke(?:håndtering|tjeneste)|*bokmerke(?:håndterer|tjeneste)',
      'fr es pt it ca':
        "gestionnaire de (?:favoris|signets|marque-pages)|gestor de (?:marcadores|favoritos)|gerenciador de favoritos|gestore di (?:segnalibri|preferiti)|gestor d[’']adreces d[’']interès",
      'pl cs sk hr': 'menedżer zakładek|správce záložek|správca záložiek|upravitelj oznaka',
      'ru uk': 'менеджер закладок|сервис (?:социальных )?закладок|менеджер закладок|сервіс закладок',
      'fi et hu tr': '*kirjanmerkkien hallinta|järjehoidjate haldur|könyvjelző ?kezelő|yer imi (?:yöneticisi|yönetimi)',
      'ar he': 'مدير (?:ال)?إشارات المرجعية|مدير (?:ال)?مفضلة|מנהל סימניות',
      'ja zh ko':
        'ブックマーク管理(?:ツール|アプリ|サービス)|あとで読む(?:アプリ|サービス)|(?:书签|收藏夹|稍后阅读)(?:管理器|管理工具|工具|应用)|(?:書籤|稍後閱讀)(?:管理器|管理工具|工具|應用)|북마크 ?(?:관리 ?)?(?:앱|서비스|도구|매니저)|나중에 ?읽기 ?(?:앱|서비스)',
    },
  },
  {
    name: 'writing software',
    bucket: 'Software',
    narrows: ['note-taking app', 'mobile app'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:screen-?writing|script-?writing|novel writing|creative writing|story writing|book writing|script|comic creation|worldbuilding|world-building) (?:software|apps?|platform|programs? for writers)|(?:distraction-free|minimalist|focused) (?:writing (?:app|tool|software|environment)|text editor)|writing (?:app|software|tool) for (?:novelists|writers|authors|novels)|interactive fiction (?:tool|engine|software)',
      'de nl': '*schreibprogramm|*drehbuch-?(?:software|programm)|*autorensoftware|*schrijfsoftware|*schrijfprogramma',
      'fr es pt it':
        "logiciel d['’]écriture(?: de romans?| de scénario)?|(?:software|programa) de escritura(?: creativa| de guiones)?|(?:software|programa) de escrita(?: criativa)?|software (?:di|per la) (?:scrittura|sceneggiatur[ae])",
      'pl cs ru uk':
        'program (?:do|dla) (?:pisania (?:książek|powieści|scenariuszy)|pisarzy)|program (?:pro|na) (?:psaní (?:knih|románů|scénářů)|spisovatele)|программа для (?:писателей|написания книг|сценаристов)|програма для (?:письменників|написання книг)',
      'hu tr sv':
        '(?:regény|forgatókönyv) ?író (?:program|szoftver)|(?:senaryo|roman) yazma (?:programı|yazılımı)|*skrivprogram för|*manusprogram',
      'ja zh ko':
        '(?:小説|脚本|シナリオ)(?:執筆|作成)(?:ソフト|アプリ|ツール)|(?:小说|剧本)?写作软件|(?:小說|劇本)寫作軟體|(?:소설|시나리오) ?(?:쓰기|집필|작성) ?(?:프로그램|앱)',
    },
  },
  {
    name: 'translation software',
    bucket: 'Software',
    narrows: ['business software', 'translation agency', 'developer tool'],
    parts: {
      'localisation platform': 'locali|i18n|lokalis|локализ|локаліз|ローカライズ|本地化|在地化|현지화',
      'machine translation': 'machine|automat|online transl|maschinel|автомат|машин|機械翻訳|机器|機器|기계',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:locali[sz]ation|translation|internationali[sz]ation) (?:management )?(?:platforms?|software|systems?|tools?|memory) (?:for|software|system|that)|(?:translation|locali[sz]ation) management (?:systems?|platforms?|software)|(?:locali[sz]ation|website translation|software translation|app translation|i18n) (?:platforms?|software|tools?)|(?:machine|automatic) translation (?:engine|software|api|system|platform|service|app)|(?:free )?online translators?|(?:computer-assisted translation|cat) tools? for translators|translator app|subtitle editors?',
      'de nl':
        '*übersetzungs(?:management-?(?:system|software)|speicher|software|plattform|programm|app)|*lokalisierungsplattform|*online-?übersetzer|*maschinelle übersetzung|*vertaalsoftware|*vertaalprogramma|*lokalisatieplatform',
      'sv da nb':
        '*översättningsprogram|*oversættelsesprogram|*oversettelsesprogram|*lokaliseringsplattform|*översättningsverktyg',
      'fr es pt it ca':
        '(?:logiciel|plateforme|outil) de (?:traduction|localisation)(?: automatique| de logiciels)?|traducteur en ligne|(?:software|plataforma|herramienta) de (?:traducción|localización)(?: automática)?|traductor (?:online|en línea|automático)|(?:software|plataforma|ferramenta) de (?:tradução|localização de software)|tradutor (?:online|automático)|(?:software|piattaforma|strumento) di (?:traduzione|localizzazione del software)|traduttore (?:online|automatico)',
      'pl cs sk':
        '(?:program|platforma|oprogramowanie) do (?:tłumaczeń|lokalizacji oprogramowania)|tłumacz online|(?:překladový|lokalizační) (?:software|nástroj|program)|online překladač|strojový překlad',
      'ru uk':
        '(?:программа|платформа|система) (?:для )?(?:перевода текстов|локализации)|онлайн-?переводчик|машинный перевод|платформа локалізації|онлайн-?перекладач|машинний переклад',
      'fi et hu tr':
        '*käännösohjelma|*konekäännin|*tõlkeprogramm|*masintõlge|fordító ?(?:program|szoftver|alkalmazás)|online fordító|(?:çeviri|yerelleştirme) (?:yazılımı|programı|platformu|uygulaması)',
      'ar he': '(?:برنامج|منصة) (?:ال)?(?:ترجمة|توطين)(?: الآلية)?|(?:תוכנת|פלטפורמת) (?:תרגום|לוקליזציה)|תרגום מכונה',
      'ja zh ko':
        '(?:翻訳|ローカライズ)(?:支援)?(?:ソフト|ツール|プラットフォーム|アプリ)|機械翻訳(?:サービス|エンジン)|(?:翻译|本地化)(?:软件|平台|管理系统)|(?:机器|在线)翻译(?:平台|引擎|工具)|(?:翻譯|在地化)(?:軟體|平台)|(?:번역|현지화) ?(?:소프트웨어|플랫폼|프로그램|앱)|기계 ?번역 ?(?:서비스|엔진)',
    },
  },
  {
    name: 'spelling and grammar checker',
    bucket: 'Software',
    narrows: ['business software', 'proofreader or editor', 'chatbot or transcription service'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:spelling|grammar|style|spell|writing|plagiarism)(?: and (?:grammar|style|spelling|punctuation))?[- ]?checkers?(?: (?:for|software))?|(?:ai )?(?:grammar|proofreading) (?:tool|software|assistant|app)|hyphenation library',
      'de nl':
        '*rechtschreib(?:prüfung|korrektur) (?:online|kostenlos|für|software)|*grammatikprüfung|*stil- und grammatikprüfung|*textprüfung online|*(?:spelling|grammatica)(?:s)?-?controle(?:programma)?|*spellingchecker|*plagiats(?:prüfung|software)',
      'sv da nb': '*stavningskontroll|*rättstavningsprogram|*stavekontrol(?:l)?|*grammatikkontroll?|*plagiatkontroll?',
      'fr es pt it ca':
        "correcteur (?:d['’]orthographe|orthographique|grammatical|de grammaire)|corrector (?:ortográfico|gramatical|de estilo online)|corretor (?:ortográfico|gramatical)|correttore (?:ortografico|grammaticale)|corrector ortogràfic|corrector gramatical",
      'pl cs sk hr':
        '(?:korektor|sprawdzanie) (?:pisowni|gramatyki|ortografii)|kontrola (?:pravopisu|gramatiky|překlepů)|provjera pravopisa',
      'ru uk bg':
        'проверка (?:орфографии|грамматики|правописания)|перевірка (?:орфографії|граматики|правопису)|проверка на правописа',
      'fi et hu tr':
        '*oikolukuohjelma|*oikeinkirjoituksen tarkist\\p{L}+|*õigekirja ?(?:kontroll|spelleri?)|helyesírás-?ellenőrző|(?:yazım|dil bilgisi|imla) denetleyici\\p{L}*',
      'ar he': 'مدقق (?:إملائي|لغوي|نحوي)|(?:בודק|בדיקת) (?:איות|דקדוק)',
      'ja zh ko':
        '(?:文章)?校正(?:ツール|ソフト|支援ツール)|スペルチェッカー|(?:拼写|语法)检查(?:工具|器|软件)|(?:拼字|文法)檢查(?:工具|器)|맞춤법 ?검사기|문법 ?검사기',
    },
  },
  {
    name: 'photo management software',
    bucket: 'Software',
    narrows: ['photo, video or design editor', 'open source project', 'mobile app'],
    parts: {
      'digital asset management software': 'asset|\\bdam\\b|bildverwaltung für unt',
      'photo management software': 'photo|foto|gallery|galerie|фото|写真|照片|相册|사진|kép|valokuv|picture|image',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:photo|picture|image|photo and video) (?:management(?: (?:software|app|solution|system))?|manager|library app|sharing (?:app|site|service|community|platform)|hosting (?:site|service|platform)|workflow application)|(?:self-?hosted|private) photo (?:gallery|library|management|backup)(?: \\p{L}+)?|digital asset management(?: (?:software|system|platform))?|photo gallery (?:software|script|app|for (?:your|the) (?:web|server))|raw (?:photo )?(?:developer|converter|processor|processing program)',
      'de nl':
        '*foto-?(?:verwaltung(?:ssoftware|sprogramm)?|organizer|community)|*bildverwaltung(?:ssoftware|sprogramm)?|*bilddatenbank für|*foto-?(?:beheer|organisatie)(?:programma|software)?',
      'sv da nb':
        '*fotohantering(?:sprogram)?|*billedhåndtering(?:sprogram)?|*bildehåndtering(?:sprogram)?|*bildhantering(?:sprogram)?',
      'fr es pt it ca':
        '(?:logiciel|application) de gestion (?:de |des )?(?:photos?|images|ressources numériques)|photothèque (?:en ligne|numérique|auto-?hébergée)|(?:software|programa|gestor) de (?:gestión de )?(?:fotos|fotografías|activos digitales)|(?:software|programa|ger(?:enciador|ente)) de (?:gestão de )?(?:fotos|fotografias|ativos digitais)|(?:software|programma) (?:di|per la) gestione (?:delle |di )?(?:foto|immagini|risorse digitali)',
      'pl cs sk hu':
        'program do (?:zarządzania|katalogowania) zdję\\p{L}+|(?:program pro|program na) správu (?:fotografií|fotek)|správce fotografií|(?:fénykép|fotó|kép)(?:kezelő|rendszerező) (?:program|szoftver)',
      'ru uk':
        '(?:программа|сервис) для (?:хранения|организации|каталогизации) фото\\p{L}*|каталогизатор фото\\p{L}*|програма для (?:зберігання|впорядкування) фото\\p{L}*',
      'fi et tr':
        '*kuvienhallintaohjelma|*valokuvien hallinta\\p{L}*|*fotohaldus(?:programm|tarkvara)|fotoğraf (?:yönetim|düzenleme ve arşiv)\\p{L}* (?:yazılımı|programı)|dijital varlık yönetimi',
      'ar he': 'برنامج إدارة (?:ال)?صور|תוכנה לניהול תמונות|ניהול תמונות',
      'ja zh ko':
        '写真(?:管理|整理)(?:ソフト|アプリ)|デジタルアセット管理|(?:照片|图片|相册)管理(?:软件|系统|工具)|(?:相片|照片|相簿)管理(?:軟體|系統|工具)|数字资产管理系统|사진 ?(?:관리|정리) ?(?:프로그램|앱|소프트웨어)',
    },
  },
];
