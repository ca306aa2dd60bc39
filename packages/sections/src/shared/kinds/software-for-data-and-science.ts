import { type Kind, OFTEN_ENGLISH } from './kind.ts';

/** Software with which people learn from data, reckon, model and build. */
export const SOFTWARE_FOR_DATA_AND_SCIENCE: readonly Kind[] = [
  {
    name: 'machine learning software',
    bucket: 'Artificial intelligence',
    narrows: ['developer tool', 'AI consultancy'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:machine learning|deep learning|reinforcement learning|neural networks?|computer vision|natural language processing|nlp|federated learning|mlops|llmops) (?:frameworks?|librar(?:y|ies)|platforms?|toolkits?|tools|software|toolbox)|(?:run|serve|train|deploy|fine-?tune|host) (?:large |local |open )?(?:language |ai |machine learning )?(?:models|llms)(?! of)|(?:open|open[- ]source|open-weight|multilingual|foundation|small|large) (?:large )?language models?(?: (?:for|trained|that))|(?:ai|llm) (?:agent framework|gateway|orchestration framework|inference (?:engine|server|platform)|evaluation (?:framework|platform)|observability)|(?:llm|inference) (?:serving|engine) (?:for|library|framework)|framework for (?:building )?(?:ai agents|llm applications|machine learning)',
      'de nl':
        '*machine-?learning-?(?:framework|plattform|bibliothek)|*framework für maschinelles lernen|(?:software|plattform|bibliothek) für maschinelles lernen|offenes sprachmodell',
      'sv da nb': '*maskininlärningsplattform|*maskinlæringsplatt?form|*ramverk för maskininlärning|*språkmodell för',
      'fr es pt it ca ro':
        "(?:bibliothèque|plateforme|framework|logiciel) d['’]apprentissage (?:automatique|profond)|(?:biblioteca|plataforma|framework) de aprendizaje (?:automático|profundo)|(?:biblioteca|plataforma|framework) de (?:aprendizado|aprendizagem) (?:de máquina|automática|profundo)|(?:libreria|piattaforma|framework) di (?:machine|deep) learning|(?:libreria|piattaforma) di apprendimento automatico|plataforma d['’]aprenentatge automàtic",
      'pl cs sk hr':
        '(?:biblioteka|platforma|framework) (?:do )?uczenia maszynowego|(?:knihovna|platforma|framework) pro strojové učení|platforma na strojové učenie|otwarty model językowy',
      'ru uk bg':
        '(?:библиотека|платформа|фреймворк) (?:для )?машинного обучения|(?:бібліотека|платформа|фреймворк) (?:для )?машинного навчання|открыт\\p{L}+ языков\\p{L}+ модел\\p{L}+',
      'fi et hu tr':
        '*koneoppimis(?:alusta|kirjasto)|*masinõppe(?:platvorm|teek|raamistik)|gépi tanulás\\p{L}* (?:keretrendszer|platform|könyvtár)|(?:makine öğrenme?si|derin öğrenme) (?:kütüphanesi|çatısı|platformu)',
      'ar he': '(?:مكتبة|منصة|إطار) (?:ال)?تعلم (?:ال)?(?:آلي|عميق)|(?:ספריית|פלטפורמת) למידת מכונה',
      'ja zh ko':
        '(?:機械学習|深層学習|ディープラーニング)(?:ライブラリ|フレームワーク|プラットフォーム|基盤)|大規模言語モデル(?:の開発|を開発)|(?:机器学习|深度学习)(?:框架|平台|库)|(?:开源)?大(?:语言)?模型(?:平台|推理|部署)|(?:機器學習|深度學習)(?:框架|平台)|(?:머신러닝|딥러닝|기계 ?학습) ?(?:프레임워크|라이브러리|플랫폼)',
    },
  },
  {
    name: 'AI coding assistant',
    bucket: 'Artificial intelligence',
    narrows: ['developer tool', 'chatbot or transcription service', 'code editor or terminal'],
    words: {
      [OFTEN_ENGLISH]:
        'ai (?:pair programmer|code (?:editor|assistant|generator|completion|review(?:er)?)|coding (?:assistant|agent|tool|companion)|app builder|software engineer)|(?:coding|code) (?:assistant|agent) (?:for|that|in your)|(?:coding|code) assistant|ai[- ]powered (?:code editor|ide|coding)',
      'de nl': '*ki-(?:programmierassistent|code-?assistent|code-?editor)|*programmierassistent|*ai-codeerassistent',
      'fr es pt it':
        'assistant de (?:code|codage|programmation) (?:ia|par ia)|asistente de (?:código|programación) (?:con )?ia|assistente de (?:código|programação) (?:com )?ia|assistente (?:ai )?(?:di|per la) programmazione',
      'pl cs ru uk':
        'asystent programowania|asistent pro programování|ии-помощник (?:программиста|разработчика)|ші-помічник (?:програміста|розробника)',
      'hu tr sv': 'ai kódoló asszisztens|yapay zek[aâ] kodlama asistanı|ai-kodassistent',
      'ja zh ko':
        'AI(?:コーディング|プログラミング)(?:支援|アシスタント|エージェント)|AI ?(?:编程|代码|程式)(?:助手|工具|助理)|AI ?(?:코딩|프로그래밍) ?(?:도우미|에이전트|어시스턴트|비서)',
    },
  },
  {
    name: 'data visualisation software',
    bucket: 'Software',
    narrows: ['developer tool', 'analytics software', 'software library'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:data|graph|network|scientific|information|3d) visuali[sz]ation (?:librar(?:y|ies)|software|tools?|platform|toolkit|framework|package)|(?:chart(?:ing)?|plotting|graphing) (?:librar(?:y|ies)|software|tool)|(?:javascript|interactive) (?:charts|charting)(?: (?:for|library))|chart (?:maker|builder)|(?:graphing|plotting) (?:calculator|program)|interactive computing (?:environment|platform)|computational notebooks?|data science notebooks?|notebook (?:environment|interface) for|(?:dashboard|reporting) (?:software|builder|library)',
      'de nl':
        '*datenvisualisierungs-?(?:software|tool|bibliothek)|*diagramm-?bibliothek|*datavisualisatie-?(?:software|tool)|*grafikrechner',
      'sv da nb': '*datavisualiseringsverktyg|*datavisualiseringsværktøj|*datavisualiseringsverktøy',
      'fr es pt it ca':
        '(?:outil|logiciel|bibliothèque) de (?:visualisation|datavisualisation)(?: de données)?|calculatrice graphique|(?:herramienta|software|biblioteca) de visualización de datos|calculadora gráfica|(?:ferramenta|software|biblioteca) de visualização de dados|(?:strumento|software|libreria) (?:di|per la) visualizzazione (?:dei )?dati|eina de visualització de dades',
      'pl cs sk hr':
        '(?:narzędzie|oprogramowanie|biblioteka) do wizualizacji danych|(?:nástroj|software|knihovna) pro vizualizaci dat|nástroj na vizualizáciu dát|alat za vizualizaciju podataka',
      'ru uk bg':
        '(?:инструмент|сервис|библиотека|программа) (?:для )?визуализации данных|(?:інструмент|бібліотека) (?:для )?візуалізації даних|графический калькулятор',
      'fi et hu tr':
        '*datan visualisointi(?:työkalu|ohjelma)|andmete visualiseerimise \\p{L}+|adatvizualizáció\\p{L}* (?:eszköz|szoftver)|veri görselleştirme (?:aracı|kütüphanesi|yazılımı)',
      'ar he': '(?:أداة|مكتبة|برنامج) (?:عرض|تصور|تمثيل) البيانات|(?:כלי|ספריית) (?:ל?ויזואליזציה|הדמיית נתונים)',
      'ja zh ko':
        'データ(?:可視化|ビジュアライゼーション)(?:ツール|ライブラリ)|グラフ(?:描画|作成)(?:ライブラリ|ソフト|ツール)|数据可视化(?:工具|平台|库|软件)|图表库|(?:資料|數據)視覺化(?:工具|平台|軟體)|데이터 ?시각화 ?(?:도구|툴|라이브러리)|차트 ?라이브러리',
    },
  },
  {
    name: 'scientific software',
    bucket: 'Software',
    narrows: ['open source project', 'research project'],
    parts: {
      'statistics software': 'statisti|статисти|統計|统计|통계|istatist|estad|estat|tilasto|statyst|إحص|סטטיסט',
      'mathematics software': 'algebra|mathemat|maths|geometry|numerical|matemat|math',
      'simulation software':
        'simulat|simulaz|simulac|simulaç|модел|симул|シミュ|仿真|模拟|模擬|시뮬|szimul|simül|simule|fluid|finite|molecular',
      'bioinformatics software': 'bioinf|genom|sequence|バイオ|生物信息|생물정보|биоинф|біоінф',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:statistical|numerical|scientific|technical|high[- ]performance|quantum) computing (?:software|environment|platform|library|framework|system|package)|(?:computer algebra|dynamic geometry|proof|theorem proving) (?:system|software|assistant)s?|(?:interactive )?(?:theorem prover|proof assistant)|(?:statistics|statistical(?: analysis)?|dynamic mathematics|mathematics|mathematical|maths|chemistry|bioinformatics|neuroimaging|microscopy|astronomy|scientific|laboratory data|image analysis|qualitative data analysis|finite element|simulation|spectroscopy|phylogenetics) (?:software|packages?|toolkits?)|(?:molecular dynamics|finite element|fluid dynamics|multiphysics|discrete event|circuit|traffic|agent-based|monte carlo|climate|quantum|physics|n-body) (?:simulation|simulator|analysis|modell?ing)(?: (?:software|packages?|tools?|framework|environment|code|library|platform))|(?:circuit|quantum circuit) simulators?|(?:mathematical optimi[sz]ation|linear programming|sat|constraint) solvers?|(?:electronic lab(?:oratory)? notebook|laboratory information (?:management )?system)s?',
      'de nl':
        '*statistik-?(?:software|programm)|*simulations-?(?:software|programm)|*computeralgebra(?:system)?|*mathematik-?software|*geometrie-?software|(?:wissenschaftliche|bioinformatische) software|*statistiekprogramma|*simulatie-?software|*wetenschappelijke software|*computeralgebrasysteem',
      'sv da nb':
        '*statistik-?(?:program|programvara|software)|*statistikk-?(?:program|programvare)|*simulerings-?(?:program|mjukvara|programvara|software|programvare)',
      'fr es pt it ca ro':
        '(?:logiciel|progiciel) (?:de )?(?:statistiques?|calcul (?:scientifique|numérique|formel)|simulation|géométrie dynamique|bio-?informatique|scientifique)|(?:software|programa) (?:de )?(?:estadístic[ao]|cálculo (?:científico|numérico)|simulación|geometría dinámica|científico|bioinformática)|(?:software|programa) (?:de )?(?:estatístic[ao]|simulação|geometria dinâmica|científico|bioinformática)|software (?:di |per la )?(?:statistic[ao]|calcolo (?:scientifico|numerico)|simulazione|geometria dinamica|scientifico|bioinformatica)|programari (?:estadístic|científic|de simulació)',
      'pl cs sk hr sl':
        '(?:program|oprogramowanie) (?:statystyczn[ye]|do (?:statystyki|symulacji|obliczeń)|naukowe)|(?:statistický|simulační|vědecký|matematický) (?:software|program)|(?:štatistický|simulačný) softvér|statistički (?:softver|program)',
      'ru uk bg':
        '(?:программ\\p{L}+|пакет|система) (?:для )?(?:статистическ\\p{L}+ (?:анализа|обработки)|моделирования|компьютерной алгебры|численн\\p{L}+ расч[её]т\\p{L}+)|(?:програма|пакет|система) (?:для )?(?:статистичн\\p{L}+ аналізу|комп.ютерної алгебри)|научно\\p{L}* программн\\p{L}+ обеспечени\\p{L}+',
      'fi et lv lt hu tr':
        '*tilasto-?ohjelma|*simulointiohjelmisto|*statistika(?:tarkvara|programm)|*simulatsioonitarkvara|*teadustarkvara|statistikos programa|statisztikai (?:szoftver|program)|szimulációs (?:szoftver|program)|istatistik (?:yazılımı|programı)|simülasyon (?:yazılımı|programı)',
      'ar he': 'برنامج (?:إحصائي|محاكاة|التحليل الإحصائي)|תוכנ[תה] (?:סטטיסטית|סטטיסטיקה|סימולציה|מתמטיקה)',
      'ja zh ko':
        '統計(?:解析)?ソフト(?:ウェア)?|(?:数値|流体|構造)(?:計算|解析)ソフト(?:ウェア)?|シミュレーションソフト(?:ウェア)?|数式処理システム|(?:统计|数学|科学计算|仿真|模拟|生物信息)(?:分析)?软件|(?:統計|數學|科學計算|模擬)(?:分析)?軟體|(?:통계|수학|시뮬레이션|과학 ?계산) ?(?:분석 ?)?(?:소프트웨어|프로그램)',
    },
  },
  {
    name: 'GIS software',
    bucket: 'Software',
    narrows: ['map or navigation service', 'open source project'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:desktop |web |open[- ]source |free )?(?:geographic(?:al)? information systems?|gis (?:software|server|application|program|toolkit)|geospatial (?:software|library|platform|database|server|data (?:platform|catalogue?))|spatial database|remote sensing software|photogrammetry software|map (?:server|rendering library|tile server)|web mapping library|interactive maps library)',
      'de nl':
        '*geoinformationssystem\\p{L}*|*gis-?(?:software|programm)|*geografisch informatiesysteem|*gis-?software',
      'sv da nb':
        '*geografisk(?:t)? informationssystem|*gis-?(?:program|programvara|programvare|software)|geografisk informasjonssystem',
      'fr es pt it ca ro':
        "(?:système|logiciel) d['’]information géographique|logiciel (?:de )?sig|sistemas? de información geográfica|software (?:gis|sig)|sistemas? de informaç(?:ão|ões) geográficas?|sistema informativo (?:geografico|territoriale)|sistema d['’]informació geogràfica|sistem informatic geografic",
      'pl cs sk hr':
        'system informacji (?:geograficznej|przestrzennej)|oprogramowanie gis|geografick[ýé] informační systém|geografický informačný systém|geografski informacijski sustav',
      'ru uk bg':
        'географическ\\p{L}+ информационн\\p{L}+ систем\\p{L}|геоинформационн\\p{L}+ систем\\p{L}|геоінформаційн\\p{L}+ систем\\p{L}|географска информационна система',
      'fi et hu tr':
        '*paikkatieto-?ohjelmisto|*geoinfosüsteem|térinformatikai (?:szoftver|rendszer)|coğrafi bilgi sistem\\p{L}+',
      'ar he': 'نظم? (?:ال)?معلومات (?:ال)?جغرافية|מערכת מידע גאוגרפית|מערכות מידע גיאוגרפיות',
      'ja zh ko':
        '地理情報システム|GISソフト(?:ウェア)?|地理信息系统|gis ?软件|地理資訊系統|gis ?軟體|지리 ?정보 ?시스템|gis ?소프트웨어',
    },
  },
  {
    name: 'robotics software',
    bucket: 'Software',
    narrows: ['open source project', 'automation company'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:robotics|robot) (?:middleware|software|framework|operating system|simulator|simulation software|toolkit|library|platform)|(?:drone|uav|open[- ]source|vehicle) (?:autopilot|flight control(?:ler)?)(?: (?:software|firmware|system))?|autopilot (?:software|firmware)|(?:flight|autonomous driving|self-driving) (?:control |controller )?(?:software|firmware|stack)|ground control station software',
      'de nl': '*roboter-?(?:software|betriebssystem|framework)|*robotik-?(?:software|framework)|*robotsoftware',
      'fr es pt it':
        'logiciel (?:de )?robotique|framework robotique|software (?:de|para) rob[óo]tica|software (?:di|per la) robotica|pilote automatique open source',
      'pl cs ru uk':
        'oprogramowanie robotów|robotický software|программ\\p{L}+ для роботов|автопилот с открытым|програм\\p{L}+ для роботів',
      'sv hu tr fi': '*robotmjukvara|robot(?:ika)?i? szoftver|robotik yazılımı|*robottiohjelmisto',
      'ja zh ko':
        'ロボット(?:ソフトウェア|ミドルウェア|用OS)|机器人(?:软件|操作系统|中间件|开发平台)|機器人(?:軟體|作業系統)|로봇 ?(?:소프트웨어|미들웨어|운영체제)',
    },
  },
  {
    name: 'typesetting software',
    bucket: 'Software',
    narrows: ['photo, video or design editor', 'open source project'],
    parts: {
      'LaTeX editor': 'tex\\b.*(?:edit|rédac)|edit.*tex\\b|texエディタ|tex ?编辑',
      'desktop publishing software': 'desktop[- ]?publish|\\bdtp|layout|maquetación|排版软',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:online |collaborative )?(?:la)?tex (?:editors?|distribution|templates|typesetting)|typesetting (?:systems?|software|engine|language)|desktop[- ]publishing (?:software|program|application)|(?:page|magazine|book) layout software|document (?:converter|preparation system)|markup[- ]based typesetting',
      'de nl':
        '*textsatz(?:system|programm)|*latex-?editor|*desktop-?publishing-?(?:programm|software)|*layout-?programm|*zetsysteem',
      'fr es pt it ca':
        'éditeur latex|(?:système|logiciel) de composition (?:typographique|de documents)|logiciel de (?:pao|mise en page)|editor (?:de |per )?latex|(?:sistema|programa|software) de (?:composición tipográfica|maquetación|autoedición)|(?:sistema|programa) de (?:composição tipográfica|editoração eletrônica|diagramação)|(?:sistema|programma) di (?:composizione tipografica|impaginazione)',
      'pl cs sk hu':
        'edytor latex\\p{L}*|system składu|program do składu|sázecí (?:systém|program)|sadzobný systém|(?:latex[- ]szerkesztő|kiadványszerkesztő (?:program|szoftver)|szedőrendszer)',
      'ru uk':
        'редактор latex|система (?:компьютерной )?в[её]рстки|программа (?:для )?в[её]рстки|система (?:комп.ютерної )?верстки',
      'tr sv fi':
        'latex editörü|dizgi (?:sistemi|programı)|*typsättningssystem|*ladontaohjelma|masaüstü yayıncılık (?:yazılımı|programı)',
      'ja zh ko':
        '(?:LaTeX|TeX)エディタ(?:ー)?|組版(?:システム|ソフト)|DTPソフト|(?:latex|tex) ?编辑器|(?:桌面)?排版(?:软件|系统|引擎)|(?:latex|tex) ?編輯器|排版(?:軟體|系統)|(?:latex|레이텍) ?(?:에디터|편집기)|조판 ?(?:시스템|프로그램)',
    },
  },
  {
    name: 'reference manager',
    bucket: 'Software',
    narrows: ['note-taking app', 'business software'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:reference|bibliograph(?:y|ic)|citation) (?:managers?|management (?:software|tools?|system)|management|generators?|makers?)|(?:bibtex|bibliography) (?:editor|manager|software)|citation (?:tool|software|style language)',
      'de nl':
        '*literaturverwaltung(?:s(?:programm|software))?|*referenzverwaltung|*zitiergenerator|*referentiebeheer(?:programma)?|*literatuurbeheer',
      'sv da nb':
        '*referenshantering(?:s(?:program|verktyg))?|*referencehåndtering(?:sværktøj|sprogram)?|*referansehåndtering(?:sverktøy|sprogram)?',
      'fr es pt it ca ro':
        '(?:logiciel|outil) de gestion (?:bibliographique|de références)|gestionnaire de références|gestor (?:bibliográfico|de referencias)|gestor de referências|ger(?:enciador|ente) de referências|gest(?:ore|ione) (?:di |delle )?(?:riferimenti bibliografici|bibliografie|citazioni)|gestor de referències|manager de referințe',
      'pl cs sk hr':
        '(?:menedżer|program do zarządzania) bibliografi\\p{L}+|citační manažer|správce citací|generátor citací|citačný manažér|upravitelj referenci',
      'ru uk':
        '(?:менеджер|программа для управления) (?:библиографи\\p{L}+|цитирования|ссылок на литературу)|бібліографічний менеджер|менеджер цитувань',
      'fi et hu tr':
        '*viitteidenhallinta(?:ohjelma)?|*viitehaldur|*viitehaldustarkvara|hivatkozáskezelő|(?:kaynakça|referans) yönetim\\p{L}* (?:programı|yazılımı|aracı)',
      'ar he':
        '(?:برنامج )?إدارة (?:المراجع|الاقتباسات)|(?:ניהול|תוכנת) (?:ביבליוגרפיה|הפניות ביבליוגרפיות)|מחולל ציטוטים',
      'ja zh ko':
        '(?:文献|参考文献|論文)管理(?:ソフト|ツール)|(?:文献|参考文献)管理(?:软件|工具)|(?:文獻|書目)管理(?:軟體|工具)|(?:참고 ?문헌|서지) ?관리 ?(?:프로그램|도구|소프트웨어)',
    },
  },
];
