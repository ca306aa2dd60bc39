import { type Kind, OFTEN_ENGLISH } from './kind.ts';

/** What one looks up, listens to or tries out on the web, and who watches over a trade. */
export const PAGES_AND_REGULATORS: readonly Kind[] = [
  {
    name: 'debugger or issue tracker',
    bucket: 'Software',
    narrows: ['developer tool', 'monitoring software', 'project management software'],
    parts: {
      'issue tracker':
        'bug|issue|defect|ticket|fehler|anomal|errores|баг|задач|バグ|課題|缺陷|问题|이슈|버그|hiba|hata',
      debugger: 'debugg|отладчик|налагоджувач|デバッガ|调试|除錯|디버거|débog|depur',
      profiler: 'profil|профил|профіл|プロファイラ|性能分析|프로파일',
      decompiler: 'decompil|disassembl|reverse|逆コンパイ|反编译|디컴파일',
      'diff or merge tool': 'diff|merge|compar|vergleich|比較|对比',
      'log analysis tool': '\\blogs?\\b|логов',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:bug|issue|defect) track(?:ers?|ing)(?: (?:system|software|tool|for))?|(?:source-level|graphical|interactive|reversible|kernel|javascript|python|java|gdb|\\p{L}+\\.js) debuggers?|debuggers? (?:for|and)|(?:cpu|memory|sampling|heap|continuous) profil(?:ers?|ing)(?: (?:for|tool|platform))|(?:decompilers?|disassemblers?) (?:for|and)|(?:\\p{L}+ )?fuzzers? (?:for|that)|(?:coverage-guided|is a) fuzzer|fuzzing (?:tool|framework)|(?:visual |structural )?(?:diff|merge|file comparison) (?:and merge )?tools?|code review (?:tools?|software|platform|system)|log (?:analysis|analy[sz]er|viewer|collector|shipper)(?: (?:tool|software))?|(?:regex|regular expression|json|api|webhook) (?:tester|viewer|debugger|formatter|validator)s?',
      'de nl': '*bug-?tracker|*fehlerverfolgung(?:ssystem)?|*dateivergleichsprogramm|*log-?analyse-?(?:tool|software)',
      'fr es pt it':
        '(?:logiciel|outil) de suivi (?:de |des )?(?:bugs?|bogues|anomalies|tickets)|débogueur (?:pour|de)|(?:sistema|herramienta) de seguimiento de (?:errores|incidencias)|depurador (?:para|de)|(?:sistema|ferramenta) de rastreamento de (?:bugs|erros)|(?:sistema|strumento) di (?:bug tracking|tracciamento dei bug)',
      'pl cs sk hu tr':
        'system (?:śledzenia|zgłaszania) błędów|debugger dla|systém (?:pro )?sledování chyb|hibakövető (?:rendszer|szoftver)|hata takip (?:sistemi|yazılımı)',
      'ru uk':
        'баг-?трекер|система отслеживания (?:ошибок|задач)|отладчик (?:для|на)|профилировщик (?:для|кода)|система відстеження (?:помилок|задач)|налагоджувач для',
      'ja zh ko':
        'バグ(?:管理|トラッキング)(?:システム|ツール)|課題管理(?:システム|ツール)|デバッガー?|プロファイラー?|(?:缺陷|问题|bug)(?:管理|跟踪)(?:系统|工具)|(?:代码)?调试(?:器|工具)|性能分析工具|反编译(?:器|工具)|(?:問題|臭蟲)追蹤系統|除錯(?:器|工具)|(?:버그|이슈) ?(?:추적|트래커|관리) ?(?:시스템|도구)?|디버거|프로파일러',
    },
  },
  {
    name: 'media converter or streaming software',
    bucket: 'Software',
    narrows: [
      'photo, video or design editor',
      'music player or audio plugin',
      'open source project',
      'chatbot or transcription service',
    ],
    parts: {
      'video converter': 'convert|transcod|konver|conversi|конверт|変換|转换|轉檔|변환|dönüştür|encod',
      'streaming software': 'stream|broadcast|直播|配信|방송|转播|estrim',
      'speech recognition software':
        'speech|voice rec|sprach|reconnaissance voc|reconocimiento de voz|音声認識|语音识别|語音辨識|음성 ?인식|распознавани\\p{L}* речи',
      'OCR software': '\\bocr\\b|optical character|texterkenn|文字認識|文字识别|문자 ?인식|распознавани\\p{L}* текст',
      'digital signage software': 'signage|サイネージ|사이니지|数字标牌|數位看板',
      'DJ or karaoke software': '\\bdj\\b|karaoke|カラオケ|노래방',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:video|audio|media|music|file|multimedia) (?:converters?|transcoders?|encoders?|transcoding (?:software|tool)|framework)|(?:live ?-?streaming|video streaming|screencasting|broadcasting|live broadcast|webcasting) (?:software|servers?|engine|tool|platform)|(?:video|audio|radio) (?:streaming|automation) (?:server|software|platform)|(?:speech|voice|handwriting|text) recognition (?:software|engine|toolkit|library|model)|ocr (?:software|engine|tool)|optical character recognition|digital signage (?:software|platform|cms)|(?:dj|karaoke|vj|lighting control|show control|subtitl(?:e|ing)) software|video (?:codec|player library|sharing platform)|(?:self-?hosted|decentrali[sz]ed) (?:video|music|podcast) (?:platform|streaming|server)',
      'de nl':
        '*(?:video|audio)-?konverter|*streaming-?(?:software|server)|*texterkennungs?(?:software|programm)|*spracherkennungs(?:software|programm)|*dj-?software|*videoconverter|*spraakherkennings?software',
      'sv da nb fi et':
        '*videokonverterare|*videokonverter|*strömningsprogram|*talegenkendelse(?:sprogram)?|*puheentunnistus(?:ohjelma)?|*kõnetuvastus(?:programm|tarkvara)?',
      'fr es pt it ca':
        'convertisseur (?:vidéo|audio|multimédia)|logiciel (?:de )?(?:diffusion en direct|streaming|reconnaissance (?:vocale|de caractères)|dj|affichage dynamique)|(?:convertidor|conversor) de (?:vídeo|video|audio|áudio)|(?:software|programa) de (?:streaming|retransmisión|reconocimiento de (?:voz|texto)|reconhecimento de (?:voz|texto)|transmissão|cartelería digital)|convertitore (?:video|audio)|(?:software|programma) (?:di|per) (?:lo )?(?:streaming|riconoscimento (?:vocale|del testo)|dj)',
      'pl cs sk hu tr':
        'konwerter (?:wideo|audio|filmów)|(?:program|oprogramowanie) do (?:streamowania|transmisji|rozpoznawania (?:mowy|tekstu))|převodník (?:videa|audia)|(?:program|software) pro (?:streamování|vysílání|rozpoznávání (?:řeči|textu))|(?:videó|hang) ?(?:konvertáló|átalakító)|(?:beszéd|szöveg)felismerő (?:program|szoftver)|(?:video|ses) dönüştürücü|(?:yayın|konuşma tanıma|metin tanıma) (?:programı|yazılımı)',
      'ru uk':
        '(?:видео|аудио|відео|аудіо)конвертер|программа для (?:стримов|трансляций|распознавания (?:текста|речи))|програма для (?:стримів|трансляцій|розпізнавання (?:тексту|мови))',
      'ar he':
        'محول (?:ال)?(?:فيديو|صوت)|برنامج (?:البث المباشر|التعرف على (?:الصوت|النصوص))|ממיר (?:וידאו|אודיו)|(?:תוכנת|תוכנה ל) ?(?:זיהוי (?:דיבור|תווים)|שידור)',
      'ja zh ko':
        '(?:動画|音声)(?:変換|配信)(?:ソフト|ツール|サーバー)|(?:音声|文字)認識(?:ソフト|エンジン)|デジタルサイネージ(?:システム|ソフト)?|(?:视频|音频)(?:转换器|转码)|(?:直播|推流)软件|(?:语音|文字)识别(?:软件|引擎)|(?:影片|音訊)(?:轉檔|轉換器)|直播軟體|(?:語音|文字)辨識(?:軟體|引擎)|(?:동영상|오디오) ?변환기?|방송 ?(?:프로그램|송출 ?소프트웨어)|(?:음성|문자) ?인식 ?(?:엔진|소프트웨어|프로그램)',
    },
  },
  {
    name: 'coding practice or learning site',
    bucket: 'Education',
    narrows: ['e-learning software', 'online courses', 'coding school', 'language learning app'],
    parts: {
      'coding practice site':
        'cod(?:e|ing)|program|judge|algorit|программ|програм|プログラミング|编程|程式|코딩|프로그래밍|kodl',
      'educational app': 'app|aplic|appli|äpp|rakendus|alkalmazás|uygulama|アプリ|应用|앱',
      'educational game or simulation': 'simulat|game|spiel|jeu|juego|gioco|игр|simulac',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:coding|programming|algorithm) (?:challenges|puzzles|exercises|katas?|interview (?:questions|practice)|problems)(?: (?:for|and|to|site|platform))?|online judge|learn (?:to code|programming|to program|python|javascript|rust|sql|haskell|go)(?: (?:with|by|online|interactively|for free))|interactive (?:simulations?|textbook|lessons) (?:for|on|of|in) \\p{L}+|(?:educational|edutainment|learning) (?:software|apps?) for|(?:ear training|typing|touch typing|mental maths?|times tables|spelling|reading|phonics|piano learning|guitar learning|anatomy|geography quiz) (?:app|software)|(?:ear training|(?:touch )?typing|geography quiz) (?:game|trainer|tutor|program)|open (?:textbooks?|educational resources?)(?: (?:for|library|platform))?|free (?:online )?(?:textbooks|tutorials|courses) (?:on|in|for) (?:programming|mathematics|maths|physics|statistics|computer science)|block-based programming|programming (?:language|environment) for (?:children|kids|beginners)',
      'de nl':
        '*lernsoftware|*programmieren lernen|*programmier-?(?:aufgaben|rätsel|übungen)|*tipptrainer|*gehörbildungs-?(?:app|programm)|*lernprogramm|*educatieve software|*leren programmeren|*typecursus online',
      'sv da nb fi et':
        '*lär dig (?:programmera|koda)|*lærings(?:program|spil|spill)|*opetusohjelma|*õpitarkvara|*õppemäng',
      'fr es pt it ca':
        'logiciel éducatif|apprendre (?:à coder|à programmer|la programmation)|exercices de programmation|software educativo|aprende(?:r)? a programar|(?:retos|ejercicios) de programación|aprend[ae](?:r)? a programar|(?:desafios|exercícios) de programação|software (?:didattico|educativo)|impara(?:re)? a programmare|esercizi di programmazione',
      'pl cs sk hu tr':
        'program(?:y)? edukacyjn[ye]|nauka programowania|zadania programistyczne|výukov[ýé] (?:program|software)|nauč se programovat|výukový softvér|oktató ?(?:program|szoftver|játék)|tanulj programozni|eğitim (?:yazılımı|oyunu)|kodlama öğren\\p{L}*',
      'ru uk':
        '(?:обучающая|образовательная) (?:программа|игра)|(?:задачи|упражнения) по программированию|научиться программировать|тренаж[её]р (?:печати|по программированию)|(?:навчальна|освітня) (?:програма|гра)|задачі з програмування|навчитися програмувати',
      'ar he': 'تعلم البرمجة|برنامج تعليمي|ללמוד (?:תכנות|לתכנת)|לומדה',
      'ja zh ko':
        '(?:プログラミング|競技プログラミング)(?:学習サイト|練習|問題集)|(?:学習|教育)ソフト|(?:编程|算法)(?:练习|题库|学习平台)|在线(?:评测|判题)(?:系统)?|教育软件|(?:程式|演算法)(?:練習|解題)|教育軟體|(?:코딩|알고리즘|프로그래밍) ?(?:연습|문제 ?풀이|학습 ?사이트)|온라인 ?저지|교육용 ?(?:소프트웨어|게임|앱)',
    },
  },
  {
    name: 'online database',
    bucket: 'Internet services',
    narrows: ['online encyclopedia or directory', 'open data portal'],
    parts: {
      'legal database':
        'law|legal|court|recht|gesetz|jurid|juríd|giurid|прав|судеб|判例|法令|法律|판례|법령|jog|hukuk|mevzuat|praw',
      'film or music database': 'film|movie|music|disc|song|anime|cinema|кино|фільм|映画|音楽|电影|音乐|영화|음악',
      'image archive': 'photo|image|picture|bild|foto',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:film|movie|music|discograph(?:y|ic)|video game|board game|book|anime|mountain|ship|aircraft|case law|legal|court decisions?|legislation|patent|lyrics|chord|chess games?|results|footballers?|football|recipe|photo|image|monument|cemetery|castle|lighthouse|locomotive|coin|stamp|typeface|logo|quotation|proverb|joke|crossword clue) (?:database|wiki)s?|(?:database|archive|catalogue|index|wiki|encyclop(?:a)?edia|bibliography|glossary|atlas) of (?:\\p{L}+ )?(?:\\p{L}+ )?(?:films|movies|music|songs|games|books|photographs|photos|images|ships|aircraft|court decisions|laws|patents|chess games|castles|monuments|buildings|artworks|artists|musicians|writers|comics|coins|stamps|mathematics|philosophy|linguistics|history|literature|computing|proverbs|quotations|terms|inventions|railways|trains|mountains|caves|islands)|(?:etymological|rhyming|bilingual|visual|biographical|sign language|reverse|pronouncing|historical|dialect) dictionar(?:y|ies)|encyclop(?:a)?edia of \\p{L}+|free (?:legal texts|law reports)|(?:a|the|an) (?:searchable |online |world |global |interactive )?database of(?! (?:[\\d,.]+|over|our|your|(?:\\p{L}+ )?(?:customers|clients|candidates|contacts|buyers|properties|homes|houses|plots|jobs|engineers|experts|investors|members|models|suppliers|tutors|venues|caterers)))|(?:world|global) (?:database|atlas|inventory) of',
      'de nl':
        '*(?:film|musik|buch|spiele|bild|rechtsprechungs|urteils|gesetzes|flugzeug|schiffs|münz|zitate|schlösser)-?datenbank|*bildarchiv|etymologisches wörterbuch|*(?:biografisches|historisches) lexikon|*(?:film|muziek|beeld)-?(?:database|databank)|etymologisch woordenboek',
      'sv da nb fi et':
        '*(?:film|musik|musikk|bok|bild|foto)-?databas(?:e|en)?|*elokuvatietokanta|*filmiandmebaas|*andmebaas filmidest|*ordbok över|*etümoloogiasõnaraamat',
      'fr es pt it ca':
        'base de données (?:de films|musicale|juridique|cinématographique|de jeux|de jurisprudence)|dictionnaire (?:étymologique|biographique|historique)|encyclopédie (?:de|du|des) \\p{L}+|base de datos (?:de (?:películas|cine|música|videojuegos|jurisprudencia)|jurídica)|diccionario (?:etimológico|biográfico)|enciclopedia de (?:la |las |los )?\\p{L}+|(?:base|banco) de dados (?:de (?:filmes|cinema|música|jogos|jurisprudência)|jurídica)|dicionário (?:etimológico|biográfico)|enciclopédia (?:da|do|de) \\p{L}+|(?:banca dati|database) (?:giuridica|cinematografic[oa]|musicale|di (?:film|giurisprudenza))|dizionario (?:etimologico|biografico)|enciclopedia (?:della|del|dei|delle) \\p{L}+',
      'pl cs sk hu tr':
        'baza (?:filmów|danych filmowych|orzeczeń|aktów prawnych|gier)|słownik (?:etymologiczny|biograficzny)|(?:filmová|hudební|knižní) databáze|databáze (?:filmů|her|knih|judikátů)|(?:filmová|hudobná) databáza|film ?adatbázis|jogszabály ?(?:adatbázis|kereső)|(?:film|mevzuat|içtihat) (?:veri ?tabanı|veritabanı)',
      'ru uk':
        'база (?:данных )?(?:фильмов|игр|судебных решений|законодательства)|этимологический словарь|справочно-правовая система|база (?:даних )?(?:фільмів|судових рішень|законодавства)|етимологічний словник',
      'ar he': 'قاعدة بيانات (?:الأفلام|القوانين|الأحكام)|מאגר (?:סרטים|פסקי דין|חוקים|תמונות)',
      'ja zh ko':
        '(?:映画|音楽|判例|法令|画像|ゲーム)データベース|語源辞典|(?:电影|音乐|法律|判例|图片|游戏)数据库|(?:電影|音樂|法律|判例|圖片)資料庫|(?:영화|음악|판례|법령|게임) ?(?:데이터베이스|db)|어원 ?사전',
    },
  },
  {
    name: 'fonts, icons or stock media',
    bucket: 'Internet services',
    narrows: ['type foundry', 'design system', 'news or stock photo agency'],
    parts: {
      fonts:
        'font|typeface|schrift|polices|tipograf|fuentes|caratteri|czcionk|písm|шрифт|フォント|字体|字型|글꼴|폰트|betűtíp|yazı tip',
      icons: 'icon|emoji|icône|icono|ícone|ikon|иконк|アイコン|图标|圖示|아이콘',
      'stock photos or illustrations':
        'photo|image|illustrat|bilder|foto|imágen|imagen|immagin|зображ|изображ|写真素材|フリー素材|图片|圖庫|이미지|clip ?art|vectors',
      'sound effects or free music':
        'sound|music|sample|geräusch|bruitage|sonid|audio|効果音|フリーbgm|音效|효과음|loops',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:free|open[- ]source|royalty-free|open|public domain|variable|monospaced?|programming|handwriting) (?:and open \\p{L}+ )?(?:web ?fonts?|fonts?|typefaces?|icons?|icon (?:set|font|pack)s?|emojis?|stock (?:photos?|images?|videos?|footage|music)|illustrations|vectors|clip ?art|sound effects|textures|3d models|background music)(?: (?:for|library|collection|family|download))?|(?:font|typeface|icon) (?:for (?:programmers|developers|coding|dyslexi\\p{L}+|interfaces|designers)|library|collection|family)|(?:collection|library) of (?:free |open[- ]source )?(?:\\p{L}+ )?(?:icons|fonts|emojis|illustrations|sound effects|textures)|royalty-free (?:music|images)',
      'de nl':
        '(?:kostenlose|freie|lizenzfreie) (?:schriften|schriftarten|icons|bilder|fotos|grafiken|musik|geräusche)|(?:gratis|rechtenvrije) (?:lettertypes|iconen|foto.s|muziek)',
      'sv da nb fi et':
        '(?:gratis|fria|frie) (?:typsnitt|skrifttyper|ikoner|ikonen)|*ilmaiset (?:fontit|kuvat|kuvakkeet)|tasuta (?:fondid|ikoonid|pildid)',
      'fr es pt it ca':
        '(?:polices|icônes|images|photos|musiques|illustrations) (?:gratuites|libres(?: de droits)?)|(?:fuentes|tipografías|iconos|imágenes|fotos|música|ilustraciones) (?:gratis|gratuit[oa]s|libres?(?: de derechos)?)|(?:fontes|ícones|imagens|fotos|músicas|ilustrações) (?:grátis|gratuit[oa]s|livres)|(?:font|caratteri|icone|immagini|foto|musiche) (?:gratis|gratuit[ie]|liber[ie]|royalty free)',
      'pl cs sk hu tr':
        'darmowe (?:czcionki|ikony|zdjęcia|grafiki|fonty)|(?:fonty|ikony|obrázky|fotky) zdarma|ikony zadarmo|ingyenes (?:betűtípus|ikon|kép|fotó)\\p{L}*|ücretsiz (?:font|yazı tip|ikon|simge|görsel|stok)\\p{L}*',
      'ru uk':
        'бесплатные (?:шрифты|иконки|изображения|фото\\p{L}*|картинки)|безкоштовні (?:шрифти|іконки|зображення|фото\\p{L}*)',
      'ar he': '(?:خطوط|أيقونات|صور) (?:عربية )?مجانية|(?:גופנים|פונטים|אייקונים|תמונות) (?:חינם|בחינם|להורדה)',
      'ja zh ko':
        '(?:フリー|無料)(?:フォント|アイコン|素材|写真素材|BGM|イラスト)|効果音素材|免费(?:字体|图标|图片(?!编辑|处理|压缩)|素材|音效)|免費(?:字型|圖示|圖庫|素材|音效)|무료 ?(?:폰트|글꼴|아이콘|이미지(?! ?(?:편집|변환))|효과음|일러스트)',
    },
  },
  {
    name: 'regulator or safety authority',
    bucket: 'Government',
    narrows: ['government agency', 'cybersecurity company'],
    parts: {
      'energy or utilities regulator': 'energ|gas|electric|water|utilit|netzagentur|river|电力|전기',
      'media or telecoms regulator':
        'media|broadcast|telecom|communicat|medien|audiovis|press|телек|зв.яз|связ|放送|通信|방송|통신|telecomunica|telekom',
      'aviation or transport safety authority':
        'aviation|air accident|luftfahrt|luchtvaart|aéronaut|aviaci|aviaç|aviazione|lotnic|letect|авіац|авиац|maritime|seeschiff|rail|eisenbahn|road|traffic|transport safety|kraftfahrt|luftfart|ilmailu|transpordi|legügy|havacılık|航空|鉄道|运输|민용|항공|طيران|תעופה|verkehr',
      'nuclear safety authority':
        'nuclear|nukle|nuklear|nucléaire|jadrov|jadern|ядерн|strahl|stråle|strål|radiation|kernenergie|säteily|原子力|核安全|원자력',
      'cyber security agency': 'cyber|sicherheit in der info|кибер|кібер|kyber|kiber|サイバー|网络安全|사이버|siber',
      'prison service':
        'prison|correction|probation|strafvollzug|justizvollzug|penitenc|kriminal|więzien|vězeň|fängelse|kriminalforsorg|пенитенц|vanki|vangla|büntetés|矯正|监狱|교정',
      'forestry service': 'forest|forst|skog|les[yů]|лес|metsä|metsa|orman|bosch|林|산림',
      'heritage agency':
        'heritage|denkmal|monument|patrimoine histor|riksantik|zabytk|památk|muinsus|kulturmin|örökség|文化財|文物|국가유산',
    },
    words: {
      en: '(?:energy|rail|water|gas|media|communications|telecoms?|telecommunications|broadcasting|gambling|utilities|charity|housing|pensions|press) (?:regulator|regulatory (?:authority|agency|commission|office))|(?:nuclear|radiation|aviation|maritime|rail|transport|road|product) safety (?:authority|board|commission|agency)|(?:civil )?aviation (?:authority|administration)|maritime (?:authority|administration)|(?:road|vehicle|road traffic) (?:traffic |licensing )?(?:authority|agency)|(?:air|rail|marine|transport|safety) (?:accidents? )?investigation (?:branch|board|bureau|authority)|(?:national )?cyber ?security (?:cent(?:re|er)|agency)|(?:prison|correctional|probation) (?:service|services)|(?:forest|forestry) (?:service|commission)|river basin (?:authority|organi[sz]ation|commission)|(?:national )?heritage (?:agency|board|council)',
      'de nl':
        '*bundesnetzagentur|*regulierungsbehörde|*landesmedienanstalt|*luftfahrt-?bundesamt|*kraftfahrt-?bundesamt|*eisenbahn-?bundesamt|*strahlenschutzbehörde|*bundesamt für sicherheit in der informationstechnik|*justizvollzugsanstalt|*landesforsten|*denkmalamt|*landesdenkmalamt|*denkmalschutzbehörde|*toezichthouder|*commissariaat voor de media|dienst justitiële inrichtingen|*staatsbosbeheer',
      'sv da nb fi et':
        '*energimyndigheten|*post- och telestyrelsen|*transportstyrelsen|*kriminalvården|*skogsstyrelsen|*riksantikvarie\\p{L}+|*trafikstyrelsen|*kriminalforsorgen|*luftfartstilsynet|*strålevernet|*energiavirasto|*rikosseuraamus\\p{L}+|*säteilyturvakeskus|*transpordiamet|*muinsuskaitseamet|*konkurentsiamet',
      'fr es pt it ca':
        "autorité de (?:régulation|sûreté nucléaire|la concurrence)|(?:commission|agence) de régulation de l['’]énergie|direction générale de l['’]aviation civile|office national des forêts|administration pénitentiaire|(?:comisión|ente|organismo) regulador\\p{L}*(?: de (?:energía|telecomunicaciones))?|consejo de seguridad nuclear|(?:dirección|agencia)(?: general| estatal)? de (?:aviación civil|seguridad aérea)|servicio penitenciario|agência (?:nacional )?(?:de|reguladora) (?:energia elétrica|telecomunicações|aviação civil)|entidade reguladora|autorità (?:di regolazione|per le garanzie)|ente nazionale per l[’']aviazione|soprintendenza (?:archeologia|belle arti)",
      'pl cs sk hu tr':
        'urząd (?:regulacji energetyki|komunikacji elektronicznej|lotnictwa cywilnego|ochrony konkurencji\\p{L}*)|służba więzienna|lasy państwowe|(?:energetický regulační|telekomunikační) úřad|úřad pro (?:civilní letectví|ochranu hospodářské soutěže)|národní (?:památkový ústav|úřad pro kybernetickou)|vězeňská služba|úrad pre reguláciu|(?:energetikai|média)\\p{L}* (?:hivatal|hatóság)|büntetés-végrehajtás\\p{L}*|(?:enerji piyasası düzenleme|bilgi teknolojileri ve iletişim|rekabet) kurumu|sivil havacılık genel müdürlüğü',
      'ru uk':
        '(?:роскомнадзор|ростехнадзор|росавиация)|антимонопольн\\p{L}+ (?:служба|комитет|комітет)|служба исполнения наказаний|(?:національна комісія|нкрекп)|державна авіаційна служба|центр кибербезопасности|центр кібербезпеки',
      'ar he':
        'هيئة (?:تنظيم|ال)?(?:الاتصالات|الكهرباء|الطيران المدني|الطاقة|المنافسة)|(?:רשות (?:התעופה|החשמל|התחרות|העתיקות)|שירות בתי הסוהר|מערך הסייבר)',
      'ja zh ko':
        '(?:原子力規制委員会|公正取引委員会|運輸安全委員会|林野庁|文化庁|内閣サイバーセキュリティセンター)|(?:民用航空局|国家能源局|核安全局|监狱管理局|文物局|林业局|网络安全应急中心)|(?:民用航空局|公平交易委員會|通訊傳播委員會|林業署)|(?:공정거래위원회|방송통신위원회|원자력안전위원회|산림청|국가유산청|교정본부|사이버안보센터)',
    },
  },
  {
    name: 'arts, sports or language council',
    bucket: 'Government',
    narrows: ['government agency', 'foundation', 'cultural association'],
    parts: {
      'arts council':
        '\\barts?\\b|kultur|cultur|kunst|sztuk|umění|искусств|мистец|芸術|艺术|藝術|예술|film|letterenf|taide|muziek|kulturrat',
      'sports council': 'sports?|deport|desport|idrott|体育|스포츠|체육',
      'language council':
        'langu|sprach|taal|språk|sprog|langue|lengua|língua|kielen|keele|język|jazyk|мов|язык|語|语|국어|dil ',
    },
    words: {
      en: '(?:national |regional |scottish |welsh |local )?(?:arts|sports?|language|film|music|literature|design) (?:councils?|funding body)|council for the arts|film institute|national language institute',
      'de nl sv da nb':
        '*kulturrat|*kulturstiftung|*filmförderung|*rat für (?:deutsche )?(?:rechtschreibung|kulturelle)|*sprachrat|*raad voor cultuur|*letterenfonds|*fonds podiumkunsten|*taalunie|*kulturrådet|*språkrådet|*sprognævn|*kunstrådet|*filminstitutet|*filminstitut',
      'fr es pt it ca':
        'conseil (?:des arts|national du sport)|centre national (?:du livre|du cinéma|de la musique)|académie de la langue|(?:consejo|fondo) nacional (?:de|para) las? (?:artes|cultura)|consejo superior de deportes|real academia (?:de la lengua|española)|(?:conselho nacional|direção-geral) (?:de cultura|das artes)|film commission|accademia della crusca',
      'pl cs sk hu fi et':
        'rada języka|instytut (?:teatralny|książki|filmowy)|ústav pro jazyk český|fond na podporu umenia|nemzeti kulturális alap|*taiteen edistämiskeskus|*kotimaisten kielten keskus|*kultuurkapital|*keeleinstituut|*emakeele selts',
      'ru uk tr':
        'институт русского языка|український культурний фонд|(?:уповноважений із захисту державної мови)|türk dil kurumu',
      'ja zh ko':
        '芸術文化振興会|(?:国家)?艺术基金(?:会)?|國家文化藝術基金會|(?:한국)?문화예술위원회|국립국어원|대한체육회',
    },
  },
  {
    name: 'online generator or puzzle',
    bucket: 'Internet services',
    narrows: ['online calculator', 'video game'],
    parts: {
      'puzzle site':
        'sudoku|crossword|puzzle|kreuzwort|mots croisés|crucigram|cruciverb|palavras cruzadas|krzyż|křížov|кроссворд|кросворд|クロスワード|ナンプレ|数独|数独|數獨|填字|스도쿠|십자말|keresztrejtv|bulmaca|ristsõn|kruiswoord|korsord',
      'chess site':
        'chess|schach|échecs|ajedrez|xadrez|scacchi|szach|šach|шахмат|шахов|체스|チェス|国际象棋|satranç|sakk|schaak',
      'online generator': 'generat|gener[aá]|ジェネレーター|生成|생성|oluşturu|készítő|генератор',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:colou?r palette|password|barcode|lorem ipsum|favicon|crossword|word search|word cloud|random name|random number|meme|gradient|username|sudoku|maze|worksheet|fantasy (?:map|name)) (?:generators?|makers?)|(?:play |free |daily |online )(?:sudoku|crosswords?|solitaire|mahjong|word puzzles?)(?: (?:online|puzzles?|for free))?|(?:sudoku|crosswords?) (?:online|puzzles?)|(?:online|play|free) chess(?: (?:server|online|with|site|for free))|chess (?:server|engine|puzzles|database|app)',
      'de nl':
        '*passwort-?generator|*farbpaletten-?generator|*sudoku online|*kreuzworträtsel (?:online|hilfe)|*online-?schach|schach online|*wachtwoordgenerator|*kruiswoordpuzzels? online|online schaken',
      'sv da nb fi et':
        '*lösenordsgenerator|*korsord online|*krydsord online|*kryssord på nett|schack online|*salasanageneraattori|*ristikot netissä|*paroolide? generaator|*ristsõnad? (?:veebis|netis)',
      'fr es pt it ca':
        'générateur de (?:mots de passe|couleurs|noms)|mots croisés (?:en ligne|gratuits)|sudoku (?:en ligne|gratuit)|échecs en ligne|generador de (?:contraseñas|colores|nombres)|(?:crucigramas|sudokus?|ajedrez) (?:online|en línea|gratis)|gerador de (?:senhas|cores|nomes)|(?:palavras cruzadas|sudoku|xadrez) (?:online|grátis)|generatore di (?:password|colori|nomi)|(?:cruciverba|sudoku|scacchi) (?:online|gratis)',
      'pl cs sk hu tr':
        'generator (?:haseł|kolorów|nazw)|(?:krzyżówki|sudoku|szachy) online|generátor (?:hesel|hesiel|barev|jmen)|(?:křížovky|sudoku|šachy|krížovky) online|(?:jelszó|név|szín) ?generátor|(?:online keresztrejtvény|online sakk)|(?:şifre|renk|isim) oluşturucu|(?:online bulmaca|online satranç)',
      'ru uk':
        'генератор (?:паролей|цветов|имен|им[её]н|паролів|кольорів|імен)|(?:кроссворды|судоку|шахматы) онлайн|(?:кросворди|судоку|шахи) онлайн',
      'ar he': 'مولد (?:كلمات المرور|الأسماء|الألوان)|(?:מחולל סיסמאות|תשבצים אונליין|שחמט אונליין)',
      'ja zh ko':
        '(?:パスワード|配色|ダミーテキスト)(?:生成|ジェネレーター?)(?:ツール)?|(?:ナンプレ|クロスワード|数独)(?:無料|オンライン)|(?:密码|随机|配色)生成器|在线(?:数独|象棋|填字)|(?:密碼|隨機|配色)產生器|線上(?:數獨|象棋)|(?:비밀번호|색상|랜덤) ?생성기|온라인 ?(?:스도쿠|체스)',
    },
  },
];
