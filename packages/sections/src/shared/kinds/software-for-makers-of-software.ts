import type { Kind } from './kind.ts';

/** Software that others build on. */
export const SOFTWARE_FOR_MAKERS_OF_SOFTWARE: readonly Kind[] = [
  {
    name: 'web framework',
    bucket: 'Software',
    narrows: 'developer tool',
    words: {
      en: '(?:web|javascript|typescript|php|python|ruby|go|rust|java|css|frontend|front-end|backend|full-?stack|react|vue|svelte|ui|mobile|rest|microservices?|http|mvc|test(?:ing)?|node\\.?js|asynchronous|component|micro) frameworks?|static site generators?|(?:ui|react|vue|angular|svelte|css|web) component (?:library|libraries|kit)|component librar(?:y|ies)|headless ui|(?:http|web|application) server (?:framework|for node)',
      'de nl': '*web-?framework|*css-?framework|*komponentenbibliothek|*site-?generator|*componentenbibliotheek',
      'da sv nb': '*web-?framework|*komponentbibliotek|*webbramverk|*nettrammeverk|*webrammeverk',
      'fr es ca gl pt it ro':
        'framework (?:web|javascript|php|css|python)|cadriciel\\p{L}*|bibliothèque de composants|générateur de sites? statiques?|framework (?:web|javascript|php|css|python|de desarrollo)|biblioteca de componentes|generador de sitios estáticos|framework web|biblioteca de components|generador de llocs estàtics|framework (?:web|javascript|php|css|de desenvolvimento)|gerador de sites estáticos|framework (?:web|javascript|php|css)|libreria di componenti|generatore di siti statici|bibliotecă de componente|generator de site-uri statice',
      'pl cs sk sl hr sr':
        'framework (?:webowy|javascript|php|css|python)|biblioteka komponentów|generator stron statycznych|webový framework|(?:javascriptový|php|css) framework|knihovna komponent|generátor statických (?:stránek|webů)|knižnica komponentov|generátor statických stránok|spletno ogrodje|knjižnica komponent|generator statičnih strani|web (?:okvir|framework)|biblioteka komponenti|generator statičnih stranica',
      'ru uk bg mk':
        '(?:веб|javascript|php|css|python)[- ]?фреймворк|библиотека компонентов|генератор статических сайтов|бібліотека компонентів|генератор статичних сайтів|уеб (?:фреймуърк|рамка)|библиотека от компоненти|генератор на статични сайтове|веб рамка',
      'fi et lv lt hu':
        '*web-?(?:sovelluskehys|kehys)|*komponenttikirjasto\\p{L}*|staattisten sivustojen generaattori|veebiraamistik\\p{L}*|komponentide teek|tīmekļa ietvars|komponentu bibliotēka|žiniatinklio karkasas|komponentų biblioteka|web(?:es)? ?keretrendszer\\p{L}*|komponens ?könyvtár\\p{L}*|statikus oldal ?generátor\\p{L}*',
      'el tr':
        '(?:web|javascript|php|css) framework|βιβλιοθήκη (?:στοιχείων|components)|γεννήτρια στατικών|web (?:çatısı|framework)\\p{L}*|bileşen kütüphane\\p{L}*|statik site (?:oluşturucu|üretici)\\p{L}*',
      'ar he fa':
        'إطار عمل (?:ويب|الويب|جافاسكريبت|php|css)|مكتبة مكونات|مولد مواقع ثابتة|(?:פריימוורק|ספריית רכיבים|מחולל אתרים סטטיים)|(?:فریم ?ورک|چارچوب) (?:وب|جاوااسکریپت|پی اچ پی)|کتابخانه کامپوننت\\p{L}*|سایت ساز استاتیک',
      'hi th vi id':
        'वेब फ्रेमवर्क|เว็บเฟรมเวิร์ค|เฟรมเวิร์กเว็บ|(?:web framework|khung web|framework (?:php|javascript|web)|thư viện component)|(?:framework|kerangka kerja) (?:web|javascript|php|css)|pustaka komponen|generator situs statis',
      'ja ko zh':
        '(?:Web|JavaScript|CSS|PHP)フレームワーク|ウェブフレームワーク|コンポーネントライブラリ|静的サイトジェネレーター?|(?:웹|자바스크립트|css|php|파이썬) ?프레임워크|컴포넌트 ?라이브러리|정적 ?사이트 ?생성기|(?:web|前端|后端|css|php|javascript|微服务)框架|(?:ui)?组件库|静态(?:网站|站点)生成器|(?:web|前端|後端|css|php|javascript|微服務)框架|(?:ui)?組件庫|靜態(?:網站|站點)生成器',
    },
  },
  {
    name: 'code editor or terminal',
    bucket: 'Software',
    narrows: 'developer tool',
    parts: {
      'terminal emulator': 'terminal|ターミナル|터미널|终端|終端',
      'database or API client': 'client|gui\\b',
      'text or code editor':
        'editor|éditeur|redaktor|редактор|エディタ|에디터|편집|编辑|編輯|environment|环境|環境|開発環境',
    },
    words: {
      en: '(?:code|source code|text|markdown|hex|vim|terminal) editors?(?! in chief)|integrated development environment|(?:python|java|javascript|php|c\\+\\+|go|rust|haskell|cloud|online|lightweight|an) ides? (?:for|with|that)|terminal (?:emulators?|multiplexer|file manager)|(?:ssh|git|ftp|sql|api|rest|graphql|database) (?:client|gui)s?(?! of)|markdown (?:editors?|apps?)',
      'de nl':
        '*code-?editor|*texteditor|*entwicklungsumgebung|*terminal-?emulator|*markdown-?editor|*teksteditor|*ontwikkelomgeving',
      'da sv nb is':
        '*kodeeditor|*teksteditor|*udviklingsmiljø|*kodredigerare|*textredigerare|*utvecklingsmiljö|*koderedigering|*tekstredigeringsprogram|*utviklingsmiljø|*textaritill|*ritill fyrir',
      'fr es ca gl pt it ro':
        'éditeur de (?:code|texte|markdown)|environnement de développement intégré|émulateur de terminal|editor de (?:código|texto|markdown)|entorno de desarrollo integrado|emulador de terminal|editor de (?:codi|text)|editor de (?:código|texto)|ambiente de desenvolvimento integrado|editor di (?:codice|testo)|ambiente di sviluppo integrato|emulatore di terminale|editor de (?:cod|text)|mediu de dezvoltare integrat',
      'pl cs sk sl hr sr':
        'edytor (?:kodu|tekstu|markdown)|zintegrowane środowisko programistyczne|emulator terminala|(?:editor kódu|textový editor|vývojové prostředí|emulátor terminálu)|(?:editor kódu|textový editor|vývojové prostredie)|urejevalnik (?:kode|besedil|besedila)|razvojno okolje|uređivač (?:koda|teksta)|razvojno okruženje',
      'ru uk bg mk':
        'редактор кода|текстовый редактор|среда разработки|эмулятор терминала|редактор коду|текстовий редактор|середовище розробки|емулятор термінала|редактор (?:за|на) код|текстов редактор|среда за разработка|уредувач на (?:код|текст)|развојна околина',
      'fi et lv lt hu':
        '*koodieditori\\p{L}*|*tekstieditori\\p{L}*|*kehitysympäristö|*pääte-emulaattori|koodi ?(?:redaktor|toimeti)\\p{L}*|teksti ?(?:redaktor|toimeti)\\p{L}*|arenduskeskkond|koda redaktors|teksta redaktors|izstrādes vide|kodo redaktorius|teksto redaktorius|programavimo aplinka|kódszerkesztő\\p{L}*|szövegszerkesztő\\p{L}*|fejlesztői környezet|terminál ?emulátor\\p{L}*',
      'el tr':
        'επεξεργαστής (?:κώδικα|κειμένου)|περιβάλλον ανάπτυξης|(?:kod|metin) (?:editör|düzenleyici)\\p{L}*|geliştirme ortamı|uçbirim öykünücü\\p{L}*',
      'ar he fa':
        'محرر (?:أكواد|الأكواد|شيفرة|نصوص|النصوص|كود)|بيئة تطوير متكاملة|עורך (?:קוד|טקסט)|סביבת פיתוח|ویرایشگر (?:کد|متن)|محیط توسعه|شبیه ساز ترمینال',
      'hi th vi id':
        'कोड एडिटर|टेक्स्ट एडिटर|(?:โปรแกรม|เครื่องมือ)(?:เขียนโค้ด|แก้ไขข้อความ)|โค้ดเอดิเตอร์|trình (?:soạn thảo|chỉnh sửa) (?:mã|văn bản|code)|môi trường phát triển tích hợp|(?:editor|penyunting) (?:kode|teks)|lingkungan pengembangan terpadu|emulator terminal',
      'ja ko zh':
        '(?:コード|テキスト|マークダウン)エディタ(?:ー)?|統合開発環境|ターミナルエミュレータ(?:ー)?|(?:코드|텍스트|마크다운) ?(?:에디터|편집기)|통합 ?개발 ?환경|터미널 ?에뮬레이터|(?:代码|文本|markdown)编辑器|集成开发环境|终端(?:模拟器|工具)|(?:代碼|文本|markdown)編輯器|集成開發環境|終端(?:模擬器|工具)',
    },
  },
  {
    name: 'operating system or browser',
    bucket: 'Software',
    narrows: ['software company', 'open source project'],
    parts: {
      'Linux distribution': 'linux|לינוקס',
      'browser extension':
        'extension|erweiterung|extensi|estension|extens|extensie|rozszerz|rozšíř|rozšír|razšir|proširen|расширен|розширен|разшир|laajenn|laiend|paplašin|plėtin|bővítm|eklent|拡張|확장|扩展|插件|擴展|إضافة|תוסף|افزونه',
      'web browser':
        '(?<!for )browser(?! ext|-?erw)|navigat(?:eur|or) web|przeglądarka int|webový pro|spletni br|web pre|веб-?браузер|verkkoselain|veebileh|pārlūks|naršyklė|webブラウザ|웹 ?브라우저|网页浏览|網頁瀏覽|متصفح ويب|דפדפן אינ|مرورگر وب',
      'operating system':
        'operating|betriebss|besturings|operativ|operatiu|d.exploitation|operacyj|operační|operačn|операц|käyttöj|operats|operētāj|işletim|オペレーティング|운영|操作系|作業系|نظام تشغيل|הפעלה|سیستم عامل',
    },
    words: {
      en: 'operating systems?(?! (?:for your|of life))|linux distributions?|linux distro|android (?:rom|distribution)|custom rom|(?:web|private|privacy|open source|fast|mobile) browser(?! (?:window|settings|cache|support))s?|browser extensions?|desktop environments?|firmware for|open[- ]source firmware',
      'de nl':
        '*betriebssystem|*linux-?distribution|*webbrowser|*browser-?erweiterung\\p{L}*|*desktop-?umgebung|*besturingssysteem|*linux-?distributie|*browser-?extensie|*desktopomgeving',
      'da sv nb is':
        '*styresystem|*operativsystem|*linux-?distribution|*browserudvidelse\\p{L}*|*webbläsartillägg|*skrivbordsmiljö|*linux-?distribusjon|*nettleserutvidelse\\p{L}*|*skrivebordsmiljø|*stýrikerfi(?:ð)?|*vafraviðbót',
      'fr es ca gl pt it ro':
        "système d'exploitation|distribution (?:gnu\\/)?linux|extension (?:de |pour )?navigateur|navigateur web|sistema operativo|distribución (?:gnu\\/|de )?linux|extensión (?:de|para) navegador|navegador web|sistema operatiu|distribució linux|sistema operativo libre|distribución linux galega|sistema operacional|distribuição (?:gnu\\/)?linux|extensão (?:de|para) navegador|distribuzione (?:gnu\\/)?linux|estensione (?:per )?browser|browser web|sistem de operare|distribuție linux|extensie (?:de |pentru )?browser",
      'pl cs sk sl hr sr':
        'system operacyjny|dystrybucja linuksa?|rozszerzenie (?:do )?przeglądarki|przeglądarka internetowa|operační systém|linuxová distribuce|rozšíření (?:do |pro )?prohlížeče?|webový prohlížeč|operačný systém|linuxová distribúcia|rozšírenie (?:do |pre )?prehliadača?|webový prehliadač|operacijski sistem|linux distribucija|razširitev za brskalnik|spletni brskalnik|operacijski sustav|operativni sistem|proširenje za preglednik|web preglednik',
      'ru uk bg mk':
        'операционная система|дистрибутив linux|расширение для браузера|веб-браузер|операційна система|розширення для браузера|веббраузер|операционна система|linux дистрибуция|разширение за браузър|уеб браузър|оперативен систем|додаток за прелистувач|веб прелистувач',
      'fi et lv lt hu':
        '*käyttöjärjestelmä|*linux-?jakelu|*selainlaajennus|*verkkoselain|operatsioonisüsteem|linuxi? distributsioon|brauserilaiendus|veebilehitseja|operētājsistēma|linux distributīvs|pārlūka paplašinājums|tīmekļa pārlūks|operacinė sistema|linux distribucija|naršyklės plėtinys|interneto naršyklė|operációs rendszer|linux ?disztribúció|böngészőbővítmény|böngésző bővítmény',
      'el tr':
        'λειτουργικό σύστημα|διανομή linux|επέκταση (?:για )?browser|πρόγραμμα περιήγησης|işletim sistemi|linux dağıtımı|tarayıcı eklentisi|web tarayıcısı',
      'ar he fa':
        'نظام تشغيل|توزيعة لينكس|إضافة متصفح|متصفح ويب|מערכת הפעלה|הפצת לינוקס|תוסף לדפדפן|דפדפן אינטרנט|سیستم عامل|توزیع لینوکس|افزونه مرورگر|مرورگر وب',
      'hi th vi id':
        'ऑपरेटिंग सिस्टम|वेब ब्राउज़र|ระบบปฏิบัติการ|เว็บเบราว์เซอร์|ส่วนขยายเบราว์เซอร์|hệ điều hành|bản phân phối linux|tiện ích trình duyệt|trình duyệt web|sistem operasi|distribusi linux|distro linux|ekstensi browser|peramban web',
      'ja ko zh':
        'オペレーティングシステム|Linuxディストリビューション|ブラウザ拡張機能?|Webブラウザ|운영 ?체제|리눅스 ?배포판|브라우저 ?확장|웹 ?브라우저|操作系统|Linux发行版|浏览器(?:扩展|插件)|网页浏览器|作業系統|操作系統|Linux發行版|瀏覽器(?:擴展|插件)|網頁瀏覽器',
    },
  },
  {
    name: 'music player or audio plugin',
    bucket: 'Software',
    narrows: 'mobile app',
    parts: {
      'podcast host':
        'podcast|podkast|poddapp|подкаст|ポッドキャスト|팟캐스트|播客|taskuhääl|podkāst|tinklalaid|พอดแคสต์|بودكاست|פודקאסט',
      'audio plugin': 'plug-?in|plugin|wtyczki|плагин|vst|插件',
      'music notation software': 'notat|noten|nuotin|нотн|kottasz|楽譜|악보|打谱|打譜',
      'music player':
        'player|afspill|spelare|spiller|speler|lecteur|reproduct|reprodutor|leitor|lettore|odtwarz|přehráv|prehráv|predvaj|плеер|плеєр|soitin|mängija|atskaņ|grotuv|lejátsz|oynatıcı|çalar|مشغل|נגן|پخش|プレーヤー|プレイヤー|재생기|플레이어|播放器',
      'music streaming service': 'streaming|dienst|tjänst|tjeneste|palvelu|veita|配信|流媒体|流媒體',
    },
    words: {
      en: 'music (?:players?|trackers?(?: software)|streaming (?:app|service|server)|apps?|notation software|production software|servers?|making app)|(?:audio|vst|synth(?:esi[sz]er)?) plug-?ins?|audio (?:editors?|software|recorders?)|digital audio workstation|(?:guitar )?amp(?:lifier)? simulators?|drum machine software|software synth(?:esi[sz]er)?s?|podcast (?:apps?|players?|hosting(?: platform)?)|media (?:players?|servers?|center software)|audiobook (?:app|player|server)s?',
      'de nl':
        '*musik-?(?:player|app|streaming-?dienst|software|notationssoftware)|*audio-?(?:plugin|editor|software)|*podcast-?(?:app|hosting)|*mediaplayer|*notensatzprogramm\\p{L}*|*muziek-?(?:speler|app|software|streamingdienst)|*audio-?(?:plugin|editor)|*mediaspeler',
      'da sv nb is':
        '*musikafspiller|*podcast-?(?:app|hosting)|*musiktjeneste|*medieafspiller|*musikspelare|*musiktjänst|*mediespelare|*poddapp|*musikkspiller|*podkast-?app|*musikktjeneste|*mediespiller|*strømmetjeneste for musikk|*tónlistarspilari|*tónlistarveita',
      'fr es ca gl pt it ro':
        'lecteur (?:de musique|audio|multimédia|média)|plug-?ins? audio|hébergement (?:de )?podcasts?|(?:application|logiciel) (?:de )?(?:musique|mao|podcast|notation musicale)|reproductor (?:de música|multimedia|de audio)|plugins? de audio|alojamiento de podcasts?|(?:app|aplicación|software) (?:de |para )(?:música|podcasts|notación musical|producción musical)|editor de audio|reproductor (?:de música|multimèdia)|allotjament de podcasts|reprodutor de música|(?:reprodutor|leitor|player) (?:de música|de mídia|multimédia)|plugins? de áudio|hospedagem de podcasts?|(?:app|aplicativo|software) (?:de |para )(?:música|podcasts?|produção musical)|editor de áudio|lettore (?:musicale|multimediale|audio)|plug-?in audio|hosting podcast|(?:app|software) (?:di |per )?(?:musica|podcast|notazione musicale|produzione musicale)|editor audio|player (?:muzical|de muzică|audio)|plugin audio|aplicație (?:de |pentru )?(?:muzică|podcast\\p{L}*)',
      'pl cs sk sl hr sr':
        'odtwarzacz (?:muzyki|muzyczny|multimediów|audio)|wtyczki (?:audio|vst)|hosting podcastów|aplikacja (?:muzyczna|do (?:muzyki|podcastów))|edytor (?:audio|nut)|(?:hudební|audio|mediální) přehrávač|přehrávač hudby|hosting podcastů|(?:audio|vst) pluginy?|hudební aplikace|aplikace na podcasty|(?:hudobný|mediálny) prehrávač|prehrávač hudby|hosting podcastov|hudobná aplikácia|(?:glasbeni|medijski) predvajalnik|gostovanje podcastov|aplikacija za (?:glasbo|podcaste)|(?:glazbeni|muzički|medijski) (?:player|plejer|svirač)|reproduktor glazbe|aplikacija za (?:glazbu|muziku|podcaste)',
      'ru uk bg mk':
        '(?:музыкальный|аудио|медиа)[- ]?плеер|проигрыватель музыки|(?:аудио|vst)[- ]плагин\\p{L}*|хостинг подкастов|приложение для (?:музыки|подкастов|создания музыки)|аудиоредактор|нотный редактор|(?:музичний|аудіо|медіа)[- ]?(?:плеєр|програвач)|програвач музики|хостинг подкастів|застосунок для (?:музики|подкастів)|аудіоредактор|музикален плейър|аудио плейър|медия плейър|хостинг за подкасти|приложение за (?:музика|подкасти)|музички плеер|апликација за (?:музика|подкасти)',
      'fi et lv lt hu':
        '*musiikkisoitin|*musiikkipalvelu|*podcast-?(?:sovellus|alusta)|*mediasoitin|*nuotinnusohjelma|muusika(?:mängija|pleier|rakendus)|taskuhäälingu ?(?:rakendus|platvorm)|meediapleier|mūzikas (?:atskaņotājs|lietotne)|podkāstu (?:lietotne|platforma)|multivides atskaņotājs|muzikos (?:grotuvas|leistuvas|programėlė)|tinklalaidžių (?:platforma|programėlė)|medijos leistuvas|zenelejátszó\\p{L}*|médialejátszó\\p{L}*|podcast ?(?:alkalmazás|tárhely|app)\\p{L}*|kottaszerkesztő\\p{L}*|hangszerkesztő\\p{L}*',
      'el tr':
        '(?:αναπαραγωγή|αναπαραγωγέας|πρόγραμμα αναπαραγωγής) μουσικής|εφαρμογή (?:μουσικής|podcast)|müzik (?:çalar|oynatıcı|uygulama|çalma|yapma program)\\p{L}*|ses (?:düzenleyici|düzenleme program)\\p{L}*|podcast (?:uygulama|barındırma|platform)\\p{L}*|medya oynatıcı\\p{L}*|nota yazım program\\p{L}*',
      'ar he fa':
        'مشغل (?:موسيقى|الموسيقى|صوتيات|وسائط|ميديا)|تطبيق (?:موسيقى|بودكاست|الموسيقى)|استضافة بودكاست|נגן (?:מוזיקה|מוסיקה|מדיה)|אפליקציית (?:מוזיקה|פודקאסטים)|אחסון פודקאסטים|(?:پخش کننده|پلیر) (?:موسیقی|صوتی|چندرسانه ای)|اپلیکیشن (?:موسیقی|پادکست)|میزبانی پادکست|ویرایشگر صدا',
      'hi th vi id':
        'म्यूजिक (?:प्लेयर|ऐप)|(?:แอป|โปรแกรม)(?:ฟังเพลง|เล่นเพลง|พอดแคสต์|ทำเพลง)|(?:trình phát|ứng dụng|phần mềm) (?:nghe )?(?:nhạc|podcast|làm nhạc)|(?:pemutar|aplikasi) (?:musik|media|podcast)|plugin audio',
      'ja ko zh':
        '音楽(?:プレーヤー|プレイヤー|アプリ|制作ソフト|配信サービス)|ポッドキャスト(?:アプリ|ホスティング)|メディアプレーヤー|楽譜作成ソフト|(?:음악|오디오|미디어) ?(?:플레이어|재생기)|음악 ?(?:앱|스트리밍)|팟캐스트 ?(?:앱|호스팅|플랫폼)|악보 ?프로그램|작곡 ?프로그램|(?:音乐|音频|媒体)播放器|音乐(?:软件|app|流媒体|制作软件)|播客(?:托管|应用|平台)|音频(?:插件|编辑软件)|打谱软件|(?:音樂|音頻|媒體)播放器|音樂(?:軟件|app|流媒體|製作軟件)|播客(?:託管|應用|平臺)|音頻(?:插件|編輯軟件)|打譜軟件',
    },
  },
  {
    name: 'meditation or sleep app',
    bucket: 'Software',
    narrows: 'fitness or habit app',
    parts: {
      'period tracker':
        'period|zyklus|menstru|cycle|ciclo|cyklu|цикл|жіноч|женский кал|kuukaut|haid|adet|دورة|מחזור|قاعد|ประจำ|chu kỳ|生理|생리|经期|經期',
      'pregnancy app':
        'pregn|schwanger|zwanger|graviditet|gravid|grossesse|embarazo|gravid|sarcină|ciężarn|těhot|tehot|noseč|trudn|беремен|вагітн|raskaus|rasedus|grūtn|nėšt|terhes|hamile|حمل|היריון|بارداری|ครรภ์|thai kỳ|kehamil|妊|임신|孕',
      'sleep app':
        'sleep|schlaf|slaap|søvn|sömn|svefn|sommeil|sueño|dormi|sono\\b|sonno|somn|snu\\b|spán|spaní|spav|\\bсна\\b|сну|uni|une|miega|mieg|alvás|uyku|نوم|שינה|خواب|นอนหลับ|ngủ|tidur|睡眠|수면|助眠',
      'mental health app': 'mental|mentale|santé ment|психіч|психич|therapy|ruh sağ|نفسية|メンタル|멘탈|心理',
      'journal app': 'journal|tagebuch|dagbo|dagboek|günlük',
      'mood tracker': 'mood|настро',
      'meditation app':
        'medit|médit|méditation|mindful|achtsam|medytac|медита|медіта|conscience|hugleið|meditaat|تأمل|מדיטצ|مدیتیشن|สมาธิ|thiền|瞑想|マインドフル|명상|마음챙김|冥想|正念|relax|breath|atem',
    },
    words: {
      en: '(?:meditation|mindfulness|sleep|breathing|relaxation|mental health|therapy|journal(?:ing)?|mood|period|pregnancy|fertility|cycle) (?:tracking |tracker )?(?:apps?|trackers?)|(?:guided )?meditation app|period trackers?|mood trackers?|sleep sounds app|app (?:for|to) (?:meditat|sleep|mindful|calm)\\p{L}*',
      'de nl':
        '*meditations-?app|*achtsamkeits-?app|*schlaf-?app|*zyklus-?(?:app|tracker)|*schwangerschafts-?app|*tagebuch-?app|*atem-?app|*meditatie-?app|*slaap-?app|*mindfulness-?app|*zwangerschaps-?app|*menstruatie-?app|*dagboek-?app',
      'da sv nb is':
        '*meditations-?app|*søvn-?app|*mindfulness-?app|*dagbogs-?app|*graviditets-?app|*sömn-?app|*dagboks-?app|*meditasjons-?app|*dagbok-?app|*gravid-?app|*hugleiðslu-?app|*svefn-?app',
      'fr es ca gl pt it ro':
        "(?:application|appli|app) (?:de |d'|pour )?(?:méditation|sommeil|méditer|respiration|pleine conscience|suivi (?:du )?cycle|grossesse|santé mentale)|(?:app|aplicación) (?:de |para )?(?:meditación|meditar|dormir|sueño|mindfulness|embarazo|ciclo menstrual|salud mental|respiración)|(?:app|aplicació) de (?:meditació|son|mindfulness)|aplicación de meditación|(?:app|aplicativo|aplicação) (?:de |para )?(?:meditação|meditar|dormir|sono|mindfulness|gravidez|ciclo menstrual|saúde mental|respiração)|app (?:di |per )?(?:meditazione|meditare|dormire|il sonno|mindfulness|gravidanza|ciclo mestruale|salute mentale|respirazione)|aplicație (?:de |pentru )?(?:meditație|somn|mindfulness|sarcină|ciclu menstrual|sănătate mintală|respirație)",
      'pl cs sk sl hr sr':
        'aplikacja (?:do |dla )?(?:medytacji|snu|mindfulness|zasypiania|ciężarnych|cyklu|zdrowia psychicznego|oddychania)|aplikace (?:pro |na )?(?:meditaci|meditace|spánek|spaní|mindfulness|těhotenství|menstruaci|duševní zdraví|dýchání)|aplikácia (?:pre |na )?(?:meditáciu|spánok|mindfulness|tehotenstvo|duševné zdravie|dýchanie)|aplikacija za (?:meditacijo|spanje|čuječnost|nosečnost|duševno zdravje|dihanje)|aplikacija za (?:meditaciju|spavanje|san|trudnoću|mentalno zdravlje|disanje|praćenje ciklusa)',
      'ru uk bg mk':
        "приложение (?:для )?(?:медитаци\\p{L}+|сна|дыхания|осознанности|беременных|отслеживания цикла|психического здоровья)|женский календарь|календарь беременности|трекер (?:настроения|сна|цикла)|(?:застосунок|додаток) (?:для )?(?:медитаці\\p{L}+|сну|дихання|вагітних|психічного здоров'я)|трекер (?:настрою|сну|циклу)|приложение за (?:медитация|сън|дишане|бременни|менструален цикъл|психично здраве)|апликација за (?:медитација|спиење|бременост|ментално здравје)",
      'fi et lv lt hu':
        '*meditaatiosovellus|*unisovellus|*mindfulness-?sovellus|*raskaussovellus|*kuukautissovellus|(?:meditatsiooni|une|rasedus|teadveloleku) ?(?:äpp|rakendus)\\p{L}*|(?:meditācijas|miega|grūtniecības|menstruālā cikla) (?:lietotne|aplikācija)|(?:meditacijos|miego|nėštumo|ciklo) programėl\\p{L}+|(?:meditációs|alvás|relaxációs|terhességi|menstruációs|ciklus) ?(?:app|alkalmazás|követő)\\p{L}*',
      'el tr':
        'εφαρμογή (?:διαλογισμού|ύπνου|ενσυνειδητότητας|εγκυμοσύνης|κύκλου|ψυχικής υγείας)|(?:meditasyon|uyku|nefes|hamilelik|adet takip|ruh sağlığı|günlük) uygulama\\p{L}*',
      'ar he fa':
        'تطبيق (?:ال)?(?:تأمل|نوم|استرخاء|حمل|دورة الشهرية|صحة النفسية)\\p{L}*|אפליקציית (?:מדיטציה|שינה|מיינדפולנס|היריון|מחזור|נשימה)|اپلیکیشن (?:مدیتیشن|خواب|آرامش|بارداری|تقویم قاعدگی|سلامت روان)|تقویم قاعدگی',
      'hi th vi id':
        '(?:मेडिटेशन|ध्यान|स्लीप) ऐप|แอป(?:นั่งสมาธิ|ทำสมาธิ|นอนหลับ|ตั้งครรภ์|ประจำเดือน)|ứng dụng (?:thiền|ngủ|giấc ngủ|thai kỳ|theo dõi chu kỳ|sức khỏe tinh thần)|aplikasi (?:meditasi|tidur|kehamilan|haid|kalender haid|kesehatan mental)',
      'ja ko zh':
        '(?:瞑想|睡眠|マインドフルネス|生理管理|妊娠|妊活|メンタルヘルス)アプリ|(?:명상|수면|임신|생리|멘탈케어|마음챙김) ?(?:앱|어플)|(?:冥想|睡眠|助眠|正念|经期|孕期|心理健康)(?:app|软件|应用|记录)|(?:冥想|睡眠|助眠|正念|經期|孕期|心理健康)(?:app|軟件|應用|記錄)',
    },
  },
  {
    name: 'recipe or meal planning app',
    bucket: 'Software',
    narrows: 'fitness or habit app',
    parts: {
      'calorie counter':
        'calor|kalor|калор|kcal|θερμίδ|سعرات|קלורי|کالری|แคลอ|calo\\b|カロリー|칼로리|卡路里|热量|熱量',
      'shopping list app':
        'shopping list|grocery|einkaufsl|boodschap|indkøb|inköp|handlel|courses|lista de|lista della|cumpăr|zakup|nákup|покуп|kauppalista|bevás|alışver|تسوق|קניות|خرید|買い物|장보기|买菜|買菜',
      'recipe app':
        'recip|rezept|recept|recett|recet|receita|ricett|rețet|przepis|рецепт|resept|retsept|opskr|oppskr|uppskr|συνταγ|tarif|وصفات|מתכונ|آشپز|レシピ|레시피|菜谱|食谱|菜譜|食譜|resep|nấu|cooking|koch',
      'meal planner':
        'meal|essenspl|weekmenu|madplan|matplan|ukesmeny|repas|comidas|menús|refeiç|pasti|posiłk|jídel|jedál|obrok|питани|menü|ruokalista|献立|식단|膳食',
    },
    words: {
      en: '(?:recipe|meal plan(?:ning|ner)?|cooking|grocery list|shopping list|nutrition|calorie|diet|food waste) (?:tracking |management |manager )?(?:apps?|planners?|managers?|trackers?|counters?)|meal planners?|recipe (?:managers?|box|keepers?|collections?|websites?)|calorie counters?|shopping list apps?',
      'de nl':
        '*rezept-?(?:app|verwaltung|sammlung|manager)|*essensplaner|*wochenplaner essen|*einkaufsliste(?:n)?-?app|*kalorienzähler|*ernährungs-?app|*kochapp|*recepten-?app|*boodschappen(?:lijst)?-?app|*weekmenu ?planner|*calorieteller|*voedings-?app',
      'da sv nb is':
        '*opskrift-?app|*madplan-?app|*madplaner|*indkøbsliste-?app|*kalorietæller|*recept-?app|*matplanerare|*matplanerings-?app|*inköpsliste-?app|*kaloriräknare|*oppskrift-?app|*matplanlegger|*ukesmeny-?app|*handleliste-?app|*kaloriteller|*uppskrifta-?app|*uppskriftavef\\p{L}*',
      'fr es ca gl pt it ro':
        '(?:application|appli|app) (?:de )?(?:recettes?(?: de cuisine)?|liste de courses|repas|nutrition)|planificateur de repas|compteur de calories|anti-?gaspi|(?:app|aplicación) (?:de )?(?:recetas|lista de la compra|nutrición|menús)|planificador de (?:comidas|menús)|contador de calorías|recetario|(?:app|aplicació) de receptes|planificador de menús|receptari|aplicación de receitas|receitario|(?:app|aplicativo) (?:de )?(?:receitas|lista de compras|nutrição|dieta)|planejador de refeições|contador de calorias|app (?:di |per )?(?:ricette|lista della spesa|nutrizione|dieta)|ricettario|pianificatore (?:di )?pasti|contacalorie|aplicație (?:de |pentru )?(?:rețete|listă de cumpărături|nutriție)|contor de calorii|rețetar',
      'pl cs sk sl hr sr':
        'aplikacja (?:z |do )?(?:przepis\\p{L}+|listy zakupów|planowania posiłków|diety)|planer posiłków|licznik kalorii|aplikace (?:na |s |pro )?(?:recept\\p{L}+|nákupní seznam|jídelníček)|plánovač jídel|kalorické tabulky|aplikácia (?:na |s |pre )?(?:recept\\p{L}+|nákupný zoznam|jedálniček)|plánovač jedál|kalorické tabuľky|aplikacija za (?:recepte|nakupovalni seznam|načrtovanje obrokov)|števec kalorij|aplikacija za (?:recepte|popis za kupovinu|planiranje obroka)|brojač kalorija',
      'ru uk bg mk':
        'приложение (?:с |для )?(?:рецепт\\p{L}+|списка покупок|планирования питания|подсч[её]та калорий)|сч[её]тчик калорий|планировщик (?:питания|меню)|кулинарный (?:сайт|портал)|(?:застосунок|додаток) (?:з |для )?(?:рецепт\\p{L}+|списку покупок|планування харчування)|лічильник калорій|приложение (?:с |за )?(?:рецепти|списък за пазаруване|хранене)|брояч на калории|кулинарен сайт|апликација за (?:рецепти|листа за купување)|бројач на калории',
      'fi et lv lt hu':
        '*reseptisovellus|*ruokalistasuunnittelu\\p{L}*|*kauppalista-?sovellus|*kalorilaskuri|retsepti ?(?:äpp|rakendus|portaal)\\p{L}*|kalorilugeja|toidukavaplaneerija|recepšu (?:lietotne|portāls|platforma)|kaloriju skaitītājs|ēdienkartes plānotājs|receptų (?:programėlė|svetainė|portalas)|kalorijų skaičiuoklė|valgiaraščio planavimas|recept ?(?:alkalmazás|app|gyűjtemény|oldal|portál)\\p{L}*|kalória ?(?:számláló|kalkulátor|bázis)\\p{L}*|menütervező\\p{L}*|bevásárlólista ?(?:app|alkalmazás)\\p{L}*',
      'el tr':
        'εφαρμογή (?:συνταγών|διατροφής|λίστας αγορών)|μετρητής θερμίδων|(?:yemek tarifi|tarif|beslenme|alışveriş listesi) uygulama\\p{L}*|kalori (?:sayacı|hesaplama uygulama|takip)\\p{L}*|yemek planlayıcı\\p{L}*',
      'ar he fa':
        'تطبيق (?:وصفات|الوصفات|قائمة التسوق|التغذية|حساب السعرات)|حساب السعرات|مخطط وجبات|אפליקציית (?:מתכונים|קניות|תזונה|רשימת קניות)|סופר קלוריות|ספירת קלוריות|اپلیکیشن (?:آشپزی|لیست خرید|تغذیه|کالری شمار)|کالری شمار|دستور پخت آنلاین',
      'hi th vi id':
        'रेसिपी ऐप|कैलोरी काउंटर|แอป(?:สูตรอาหาร|นับแคลอรี่|รายการซื้อของ)|นับแคลอรี่|ứng dụng (?:công thức nấu ăn|nấu ăn|đếm calo|thực đơn)|đếm calo|aplikasi (?:resep(?: masakan)?|daftar belanja|diet|penghitung kalori)|penghitung kalori',
      'ja ko zh':
        '(?:レシピ|献立|買い物リスト|食事管理|カロリー管理)アプリ|献立作成|レシピサイト|(?:레시피|식단|장보기|칼로리) ?(?:앱|어플)|식단 ?관리|칼로리 ?계산|(?:菜谱|食谱|饮食|买菜|热量)(?:app|软件|应用|网站|记录)|卡路里(?:计算|计数)|膳食规划|(?:菜譜|食譜|飲食|買菜|熱量)(?:app|軟件|應用|網站|記錄)|卡路里(?:計算|計數)|膳食規劃',
    },
  },
];
