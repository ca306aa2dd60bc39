import type { Kind } from './kind.ts';

/** Software for a purpose. What people say of it is often English in any language. */
export const SOFTWARE_BY_PURPOSE: readonly Kind[] = [
  {
    name: 'marketplace',
    bucket: 'Internet services',
    narrows: 'classifieds site',
    parts: {
      'price comparison site':
        'compar|preisvergl|vergleich|vergelijk|prisjämf|prissammen|prisvergl|confront|porówn|srovn|porovn|сравнен|порівнян|hintavert|hinnavõrd|salīdzin|palygin|összehasonl|karşılaştır|σύγκρισ|比較|比价|比價|가격 ?비교',
      'coupon site':
        'coupon|voucher|deals|gutschein|kortingscode|rabatt|rabat|codes? promo|cupon|cupom|kupon|купон|クーポン|优惠券|優惠|쿠폰',
      'crowdfunding platform':
        'crowdf|financement participatif|краудф|joukkorahoit|クラウドファンディング|众筹|群眾募資|募資|크라우드|mikromécén|micromecenat',
      'online marketplace':
        'market|marktplatz|marktplaats|marknads|markeds|place de marché|mercado|mercat|tržišt|trhovisk|tržišč|маркетплейс|markkinapaik|turgplats|piac|pazaryeri|αγορά|マーケットプレイス|交易平台|마켓플레이스|오픈마켓|targow|platforma handlow',
    },
    words: {
      en: '(?:online|b2b|freelance|digital|nft|crafts?|service) marketplaces?|price comparison(?: site)?|(?:coupon|voucher|deals) (?:site|codes)|crowdfunding(?: platform)?|comparison (?:site|portal)',
      'de nl sv da nb':
        '*online-?marktplatz|*marktplatz für|*preisvergleich\\p{L}*|*vergleichsportal|*gutscheinportal|*crowdfunding-?(?:plattform|platform)|*online marktplaats|*prijsvergelijk\\p{L}*|*vergelijkingssite|*prisjämförelse\\p{L}*|*marknadsplats för|*prissammenligning\\p{L}*|*markedsplads for|*markedsplass for',
      'fr es pt it ca ro':
        '(?:place de marché|marketplace|comparateur|financement participatif|comparador de precios|plataforma de (?:crowdfunding|financiación colectiva|financiamento coletivo)|comparador de preços|comparatore|comparazione prezzi|raccolta fondi online|piață online|comparator de prețuri)',
      'pl cs sk hr sl sr':
        '(?:porównywarka|platforma (?:handlowa|crowdfundingowa)|marketplace)|(?:srovnávač|srovnávání cen|tržiště|porovnávač|porovnanie cien)|(?:usporedba cijena|poređenje cena|tržište usluga|primerjava cen)',
      'ru uk bg mk':
        'маркетплейс\\p{L}*|сравнение цен|краудфандинг\\p{L}*|(?:порівняння цін|краудфандинг)\\p{L}*|сравняване на цени',
      'fi et lv lt hu':
        '*markkinapaikka\\p{L}*|*hintavertailu\\p{L}*|*joukkorahoitus\\p{L}*|*hinnavõrdlus\\p{L}*|*turuplats|*ühisrahastus\\p{L}*|(?:cenu salīdzin|tirdzniecības platform)\\p{L}*|(?:kainų palygin|prekyviet)\\p{L}*|(?:árösszehasonlít|piactér|közösségi finanszírozás)\\p{L}*',
      'el tr':
        '(?:σύγκριση τιμών|ηλεκτρονική αγορά προϊόντων)|(?:pazar ?yeri|fiyat karşılaştırma|kitle fonlama)\\p{L}*',
      'ar he fa':
        '(?:سوق إلكتروني|مقارنة (?:ال)?أسعار|منصة تمويل جماعي|أكواد خصم)|(?:השוואת מחירים|זירת מסחר|מימון המונים|מרקטפלייס)|(?:مقایسه قیمت|بازار آنلاین|تامین مالی جمعی|کد تخفیف)',
      'id vi is th sq hi':
        '(?:pasar online|lokapasar|perbandingan harga|urun dana)|(?:sàn thương mại|chợ trực tuyến|so sánh giá|gọi vốn cộng đồng)|(?:verðsamanburð|hópfjármögnun|markaðstorg)\\p{L}*|(?:ตลาดออนไลน์|เปรียบเทียบราคา)|(?:krahasim çmimesh|treg online)|(?:मार्केटप्लेस|कीमत तुलना)',
      'ja zh ko':
        'マーケットプレイス|価格比較サイト|クラウドファンディング|比价(?:网|平台)|交易平台|群眾募資|比價平台|오픈마켓|가격비교|크라우드펀딩',
    },
  },
  {
    name: 'chatbot or transcription service',
    bucket: 'Artificial intelligence',
    narrows: 'AI consultancy',
    parts: {
      'transcription service':
        'transcri|transkri|transkry|транскри|文字起こし|转写|轉錄|전사|speech[- ]to[- ]text|note ?taker',
      'text-to-speech service': 'text[- ]to[- ]speech|voice generat|synthèse vocale|音声合成|语音合成',
      'AI writing assistant': 'writ|textgener',
      'AI image generator': 'image|bildgener|画像生成|图像生成',
      chatbot: 'chat ?-?bot|чат-?бот|チャットボット|聊天机器人|聊天機器人|챗봇',
      'AI assistant': 'assist|agent|ассист',
    },
    words: {
      en: '(?:ai|voice) (?:chatbots?|assistants?|agents?|writer|writing assistant|image generator|voice generator|note ?taker|transcription)|chatbot (?:platform|builder|software)|transcription (?:software|service|app)|text[- ]to[- ]speech|speech[- ]to[- ]text',
      'de nl sv da nb':
        '*ki-(?:chatbot|assistent|assistentin|agenten|telefonassistent\\p{L}*|textgenerator|bildgenerator)|*chatbot-(?:plattform|software)|*transkriptions(?:software|dienst)|*ai-(?:chatbot|assistent|assistant)\\p{L}*|*transcriptie(?:software|dienst)',
      'fr es pt it ca ro':
        '(?:chatbot|assistant) (?:ia|ai|intelligent|de inteligencia artificial)|agents? (?:ia|vocal)|(?:asistente|assistente|agente) (?:virtual|virtuale|de ia|con ia|ia|ai)|transcripción (?:automática|de audio)|transcrição automática|trascrizione automatica|retranscription automatique|asistent (?:ai|virtual)',
      'pl cs sk hr sl sr':
        '(?:asystent|chatbot|agent) (?:ai|głosowy)|(?:ai|hlasový) (?:asistent|chatbot)|transkrypcja (?:nagrań|online)|automatický přepis|ai (?:agent|asistent)\\p{L}*|chatbot za',
      'ru uk bg mk':
        '(?:ии|ai|голосовой)[- ](?:ассистент|бот|агент|помощник)\\p{L}*|чат-?бот(?:ы)? для|расшифровка (?:аудио|речи)|(?:ші|ai)[- ](?:асистент|бот|агент)\\p{L}*|ai (?:асистент|чатбот)',
      'fi et lv lt hu':
        '*tekoälyavustaja|*chatbot-palvelu|*litterointi(?:palvelu)?|*tehisaru assistent|*juturobot\\p{L}*|(?:mākslīgā intelekta|ai) (?:asistent|čatbot)\\p{L}*|(?:di|ai) (?:asistent|pokalbių robot)\\p{L}*|(?:ai|mesterséges intelligencia) ?(?:asszisztens|chatbot|ügynök)\\p{L}*',
      'el tr': '(?:ψηφιακός βοηθός|chatbot για)|(?:yapay zeka|ai) (?:asistanı|chatbot|sohbet botu)',
      'ar he fa':
        "(?:مساعد|روبوت محادثة|وكيل) (?:ذكي|ذكاء اصطناعي)|(?:צ['׳]אטבוט|עוזר (?:ai|דיגיטלי)|סוכן (?:ai|קולי)|תמלול אוטומטי)|(?:چت ?بات|دستیار) (?:هوشمند|هوش مصنوعی)",
      'id vi is th sq hi':
        '(?:chatbot|asisten) (?:ai|virtual)|(?:trợ lý (?:ảo|ai)|chatbot ai)|(?:gervigreindar|spjall)(?:aðstoð|menni)\\p{L}*|(?:แชทบอท|ผู้ช่วย AI)|asistent (?:virtual|ai)|एआई (?:चैटबॉट|असिस्टेंट)',
      'ja zh ko':
        'AI(?:チャットボット|アシスタント|エージェント)|文字起こし(?:サービス|アプリ)|議事録AI|智能客服|AI助手|语音转文字|聊天機器人|AI ?챗봇|AI ?비서|음성인식',
    },
  },
  {
    name: 'analytics software',
    bucket: 'Software',
    narrows: 'business software',
    words: {
      en: '(?:web|website|product|site|app|marketing|privacy-friendly|customer|social media) analytics|analytics for (?:your |the )?(?:websites?|web|apps|mobile apps)|analytics (?:software|platform|tools?|dashboards?)(?! (?:by|from|of|such as|like|provided))|business intelligence (?:software|platform|tools?)|google analytics alternative|(?:heatmap|session replay) (?:software|tools?)',
      'de nl sv da nb':
        '*web-?analyse-?(?:tool|software)?|*webanalytik|*analyse-?(?:software|plattform|tool)|*webbanalys|*webanalyse|*bi-?software|*analysverktyg|*analyseværktøj|*analyseverktøy',
      'fr es pt it ca ro':
        "(?:logiciel|outil|plateforme|herramienta|plataforma|ferramenta|software|strumento|piattaforma|eina) (?:d['’]|de |di )(?:analyse|analytics?|analítica|análisis|análise|analisi|anàlisi|business intelligence)(?: web| de datos| de dados| dei dati)?|analítica web|mesure d['’]audience",
      'pl cs sk hr sl sr':
        'analityka internetowa|narzędzie analityczne|(?:webová|webova) analytika|analytick\\p{L}+ (?:nástroj|platform)\\p{L}*|(?:web )?analitik\\p{L}+ (?:alat|platforma)',
      'ru uk bg mk':
        '(?:веб|сквозн|продуктов|бизнес)[- ]?\\p{L}*аналитик\\p{L}*|система аналитики|(?:веб|бізнес)-?аналітик\\p{L}*|(?:уеб|бизнес) анализи',
      'fi et lv lt hu':
        '*verkkoanalytiik\\p{L}+|*analytiikkatyökalu\\p{L}*|*veebianalüütik\\p{L}*|(?:tīmekļa|datu) analītik\\p{L}+|(?:svetainės|duomenų) analitik\\p{L}+ (?:įrank|platform)\\p{L}*|(?:webanalitika|analitikai (?:szoftver|platform|eszköz))\\p{L}*',
      'el tr ar he fa':
        '(?:πλατφόρμα|εργαλείο|λογισμικό) (?:ανάλυσης|analytics)|(?:web|veri) analiti[kğ]\\p{L}* (?:aracı|platformu|yazılımı)|(?:منصة|أداة|برنامج) تحليل(?:ات)?|(?:פלטפורמת|כלי) אנליטיק\\p{L}+|(?:نرم ?افزار|ابزار) (?:تحلیل|آنالیز)',
      'ja zh ko':
        'アクセス解析(?:ツール)?|BIツール|データ分析(?:ツール|プラットフォーム)|网站统计|数据分析平台|網站分析|數據分析平台|웹 ?(?:분석|로그 ?분석)|데이터 ?분석 ?(?:툴|플랫폼|솔루션)',
    },
  },
  {
    name: 'form builder',
    bucket: 'Software',
    narrows: 'business software',
    words: {
      en: '(?:online|drag[- ]and[- ]drop|free|no-code|simple) (?:form|survey|quiz|poll) (?:builders?|makers?|creators?)|(?:form|survey|quiz) (?:builder|maker|creator) (?:for|software|app|that)|(?:survey|forms?) (?:software|platform|tool)|online (?:forms?|surveys?)',
      'de nl sv da nb':
        '*formular-?(?:baukasten|generator|builder)|*umfrage-?(?:tool|software)|*online-?(?:umfrage|umfragen)|*formulier(?:en)?-?(?:bouwer|maker)|*enquête-?(?:tool|software)|*formulärbyggare|*enkätverktyg|*spørgeskema-?værktøj|*skjemabygger|*spørreundersøkelsesverktøy',
      'fr es pt it ca ro':
        '(?:créateur|générateur|constructeur) de (?:formulaires?|sondages?)|(?:sondages?|formulaires?|encuestas?|formularios?|pesquisas?|sondaggi|moduli|enquestes) (?:en ligne|en línea|online)|(?:creador|constructor|criador|construtor) de (?:formularios|formulários|encuestas)|(?:creare|creazione di) (?:moduli|sondaggi) online|(?:formulare|sondaje) online',
      'pl cs sk hr sl sr':
        '(?:kreator|generator) (?:formularzy|ankiet)|(?:ankiety|formularze) online|(?:online )?(?:tvorba|tvůrce) (?:formulářů|dotazníků)|(?:online )(?:dotazníky|formuláře|formuláre)|(?:online )(?:ankete|obrasci|obrazci)',
      'ru uk bg mk':
        '(?:конструктор|сервис) (?:форм|опросов|квизов|анкет)|онлайн-?опрос\\p{L}*|конструктор (?:форм|опитувань|анкет)|онлайн (?:анкети|форми|формулари)',
      'fi et lv lt hu':
        '*lomaketyökalu\\p{L}*|*kyselytyökalu\\p{L}*|*küsitluskeskkond|*vormiehitaja|(?:anketu|aptauju) (?:veidotāj|rīk)\\p{L}*|(?:apklausų|anketų|formų) (?:kūrim|sistem|įrank)\\p{L}*|(?:űrlap|kérdőív)(?:készítő|szerkesztő)\\p{L}*',
      'el tr ar he fa':
        '(?:δημιουργία|εργαλείο) (?:φορμών|ερωτηματολογίων)|(?:form|anket) (?:oluşturucu|oluşturma|yapma)|(?:منشئ|إنشاء) (?:نماذج|استبيانات)|(?:בונה|יצירת) (?:טפסים|סקרים)|(?:فرم ?ساز|پرسشنامه ?ساز|ساخت پرسشنامه)',
      'ja zh ko':
        'フォーム作成(?:ツール)?|アンケート(?:作成|ツール)|表单(?:工具|系统|设计)|问卷(?:调查平台|工具|系统)|表單(?:工具|系統)|問卷(?:平台|系統)|설문 ?(?:조사 ?(?:툴|플랫폼|서비스)|제작)|폼 ?빌더',
    },
  },
  {
    name: 'content management system',
    bucket: 'Software',
    narrows: 'website builder',
    words: {
      'en de nl sv da nb fi fr es pt it ca ro pl cs sk hr sl sr et lv lt hu tr id vi sq is':
        '(?:headless|flat-?file|open[- ]source|git-based|enterprise|php) cms|content[- ]?management[- ]?(?:systems?|systeme?|software|platform)|*redaktionssystem|*contentmanagement-?systeem|gestionnaire de contenus?|système de gestion de contenu|(?:sistema|gestor) (?:de gestión |de gestão |de gestió |de )?(?:contenidos?|conteúdos?|continguts)|sistema di gestione (?:dei )?contenuti|sistem de management al conținutului|system zarządzania treścią|redakční systém|redakčný systém|sustav za upravljanje sadržajem|sisällönhallintajärjestelm\\p{L}+|sisuhaldus\\p{L}+|satura vadības sistēm\\p{L}+|turinio valdymo sistem\\p{L}+|tartalomkezelő (?:rendszer|szoftver)\\p{L}*|içerik yönetim sistemi|*innehållshantering(?:ssystem)?|*indholdsstyring(?:ssystem)?|*publiseringsløsning',
      'ru uk bg mk':
        'система (?:управления|керування|управління) (?:сайтом|контентом|вмістом)|система за управление на съдържание(?:то)?|headless cms',
      'el ar he fa':
        'σύστημα διαχείρισης περιεχομένου|نظام إدارة (?:ال)?محتوى|מערכת ניהול תוכן|سیستم مدیریت محتوا|headless cms',
      'ja zh ko': 'ヘッドレスCMS|コンテンツ管理システム|内容管理系统|內容管理系統|콘텐츠 ?관리 ?시스템',
    },
  },
  {
    name: 'database',
    bucket: 'Software',
    narrows: 'open source project',
    words: {
      'en de nl sv da nb fi fr es pt it ca ro pl cs sk hr sl sr et lv lt hu tr':
        '(?:relational|vector|graph|document|time[- ]series|distributed|sql|nosql|serverless|in-memory|columnar|embedded|analytical|postgres(?:ql)?|key[- ]value|open[- ]source) (?:databases?|(?:data ?)?stores?|dbms)|database (?:engine|management system|platform|server)|data (?:warehouse|lakehouse) platform|*(?:vektor|graphen|zeitreihen)-?datenbank|*datenbanksystem|base de données (?:relationnelle|vectorielle|orientée|distribuée|graphe)|base de datos (?:relacional|vectorial|distribuida|de grafos)|banco de dados (?:relacional|vetorial|distribuído)|(?:database|banca dati) (?:relazionale|vettoriale)|relačn\\p{L}+ databáz\\p{L}*|relacyjna baza danych',
      'ru uk bg mk':
        '(?:реляционн|векторн|распредел[её]нн|графов|реляційн|колоночн)\\p{L}+ (?:баз\\p{L} (?:данных|даних|данни)|субд)|субд|суб[дд] с открытым кодом',
      'ja zh ko':
        '(?:リレーショナル|ベクトル|グラフ|分散|時系列)データベース|(?:分布式|关系型|向量|图|时序)数据库|(?:分散式|關聯式|向量)資料庫|(?:벡터|그래프|분산|관계형) ?데이터베이스',
    },
  },
  {
    name: 'developer tool',
    bucket: 'Software',
    narrows: 'open source project',
    words: {
      'en de nl sv da nb fi fr es pt it ca ro pl cs sk hr sl et lv lt hu tr':
        '(?:developer|development|debugging|build|testing|test automation|code review|deployment|devops) (?:tools?|toolkits?)|developer platforms?|(?:code|text|source code) editors?|command[- ]line (?:tools?|utility|interface)|(?:bundlers?|linters?|compilers?|test runners?|package managers?|type checkers?|static analy[sz]ers?|postprocessors?|preprocessors?|task runners?|terminal emulators?) for|(?:javascript|python|css|typescript|rust|java|php|sql|html) (?:bundler|linter|compiler|formatter|parser|test(?:ing)? framework|toolchain|preprocessor|postprocessor|transpiler|minifier)|test(?:ing)? framework|api (?:testing|development|documentation) (?:tools?|platform)|ci/cd (?:platform|tools?|pipelines?)|continuous integration (?:service|platform|server)|*entwickler-?(?:tool|tools|werkzeug|werkzeuge|plattform)|*ontwikkelaarstools|*utvecklarverktyg|*udviklerværktøj|outils? (?:pour |de )développeurs?|herramientas? (?:para |de )desarrollador(?:es)?|ferramentas? (?:para |de )desenvolvedor(?:es)?|strumenti per sviluppatori|narzędzia (?:dla programistów|deweloperskie)|nástroje pro vývojáře',
      'ru uk bg mk':
        '(?:инструмент\\p{L}*|платформа) (?:для )?(?:разработчик|разработки|тестирования)\\p{L}*|редактор кода|(?:інструмент\\p{L}*|платформа) для (?:розробник|розробки)\\p{L}*|инструмент\\p{L}* за разработчици',
      'ja zh ko':
        '開発者(?:向け)?ツール|開発ツール|コードエディタ|テスト自動化ツール|(?:开发|开发者|代码)(?:工具|编辑器)|(?:開發|開發者)工具|개발자? ?도구|코드 ?(?:에디터|편집기)',
    },
  },
  {
    name: 'design system',
    bucket: 'Software',
    narrows: 'open source project',
    words: {
      'en de nl sv da nb fi fr es pt it ca ro pl cs sk hr sl sr et lv lt hu tr id vi':
        '(?:ui|gui|widget|user interface) toolkits?|design[- ]systems?|design-?systeme?n?|designsystemet|(?:ui|react|vue|web|css|angular|svelte) (?:component )?(?:librar(?:y|ies)|kits?|frameworks?)|component librar(?:y|ies)|icon (?:sets?|librar(?:y|ies))|pattern library|système de (?:design|conception)|sistema de diseño|sistema di design|sistema de design|designový systém|komponentenbibliothek|système de composants|biblioteca de componentes',
      'ru uk bg mk':
        'дизайн-?систем\\p{L}*|библиотек\\p{L}+ (?:компонентов|иконок)|бібліотек\\p{L}+ компонентів|дизайн система',
      'ja zh ko':
        'デザインシステム|コンポーネントライブラリ|设计系统|组件库|設計系統|元件庫|디자인 ?시스템|컴포넌트 ?라이브러리',
    },
  },
  {
    name: 'CAD software',
    bucket: 'Software',
    narrows: 'photo, video or design editor',
    words: {
      'en de nl sv da nb fi fr es pt it ca ro pl cs sk hr sl sr et lv lt hu tr id vi':
        '(?:2d |3d )?cad[- ]?(?:software|programs?|programm|systems?|modell?ers?|pakket|programma|ohjelmist\\p{L}*|tarkvara|szoftver|yazılımı|softvér|softver)|3d[- ]?(?:cad|model(?:l)?ing|modell?er) ?(?:software|tools?|program)?|logiciel de (?:cao|dao)|(?:software|programa) (?:de |di )?cad|oprogramowanie cad|program(?:y)? cad',
      'ru uk bg mk': 'сапр|cad-?(?:систем|программ)\\p{L}*|программ\\p{L}+ для (?:3d|черчения)',
      'ja zh ko': '(?:3D)?CADソフト|(?:3D)?CAD软件|(?:3D)?CAD軟體|(?:3D ?)?CAD ?(?:소프트웨어|프로그램)',
    },
  },
  {
    name: 'prototyping and design tool',
    bucket: 'Software',
    narrows: 'photo, video or design editor',
    words: {
      en: '(?:ui|ux|interface|prototyping|wireframe|wireframing|whiteboard|floor plan|diagram(?:ming)?|mind ?map(?:ping)?) (?:design )?(?:tools?|software|editors?|apps?)|(?:online|collaborative|digital|shared) whiteboards?|(?:pcb|electronics?|circuit) design (?:software|automation)(?: software)?',
      'de nl sv da nb': '*(?:mindmap|diagramm|whiteboard)-?(?:software|programm|tool)',
      'fr es pt it ca ro':
        '(?:logiciel|outil) de (?:maquettage|prototypage)|(?:herramienta|ferramenta) de (?:prototipado|prototipagem)|pizarra (?:online|digital)|lousa online',
      'ja zh ko': '作図ツール|プロトタイピングツール|在线白板|線上白板|온라인 ?화이트보드',
    },
  },
  {
    name: 'map or navigation service',
    bucket: 'Internet services',
    words: {
      en: '(?:online|interactive|digital|offline|hiking|trail|open|web) maps?(?: service| app)?|(?:map|mapping|navigation|route planning|gps|gis|geocoding) (?:apps?|software|platform|service|api|data)|(?:open[- ]source )?geocoders?|(?:air quality|earthquake|live traffic|noise|flood|cycling|tree|star) maps?(?: of)?|(?:route|journey|trip) planners? (?:for|app)|route planners?|journey planners?|public transport apps?|(?:free|open|community-driven|collaborative|editable|interactive) (?:wiki )?(?:world )?map of (?:the|all) \\p{L}+|map data',
      'de nl sv da nb':
        '*routenplaner|*karten-?(?:dienst|app)|*wander-?(?:karten|app|navi)|*navigations-?app|*gis-?(?:software|system)|*geodaten-?(?:portal|dienst)|*routeplanner|*kaarten-?(?:app|dienst)|*karttjänst|*ruteplanlægger|*kort-?tjeneste|*karttjeneste|*geoportal\\p{L}*',
      'fr es pt it ca ro':
        "(?:carte|cartographie) (?:interactive|en ligne|collaborative)|(?:application|logiciel) de (?:navigation|cartographie|randonnée)|calcul(?:ateur)? d['’]itinéraires?|mapas? (?:interactivos?|en línea|online|interativos?)|planificador de rutas|(?:app|aplicación|aplicativo) de (?:navegación|mapas|navegação)|planejador de rotas|mapp[ae] interattiv[ae]|pianificatore di percorsi|(?:app|software) (?:di navigazione|gis|cartografico)|mapa interactiu|hărți (?:interactive|online)|geoportail|geoportal",
      'pl cs sk hr sl sr':
        '(?:mapa|mapy) (?:interaktywn\\p{L}+|online|turystyczn\\p{L}+ online)|planer tras|geoportal|(?:interaktivní|online|turistické) mapy|plánovač tras|(?:interaktívne|online) mapy|(?:interaktivn\\p{L}+ )(?:karta|mapa|zemljevid)|planer ruta|načrtovalec poti',
      'ru uk bg mk':
        '(?:интерактивн|онлайн|навигационн)\\p{L}*[- ]карт\\p{L}+|(?:гис|картографическ\\p{L}+) (?:сервис|систем|платформ)\\p{L}*|(?:інтерактивн|онлайн)\\p{L}*[- ](?:карт|мап)\\p{L}+|картографічн\\p{L}+ (?:сервіс|платформ)\\p{L}*|интерактивн\\p{L}+ (?:карта|мапа)',
      'fi et lv lt hu':
        '*karttapalvelu\\p{L}*|*reittiopas|*navigointisovellu\\p{L}+|*kaardirakendus\\p{L}*|*geoportaal|(?:interaktīv\\p{L}+ karte|karšu pakalpojum\\p{L}+)|(?:interaktyvus žemėlapis|žemėlapių paslaug\\p{L}+)|(?:interaktív|online) térkép\\p{L}*|útvonaltervező\\p{L}*|térinformatik\\p{L}+',
      'el tr ar he fa':
        '(?:διαδραστικός|ψηφιακός) χάρτης|(?:harita|navigasyon) (?:uygulaması|servisi|hizmeti)|(?:خريطة|خرائط) (?:تفاعلية|رقمية)|(?:مפה|מפות) (?:אינטראקטיבי\\p{L}+|מקוונ\\p{L}+)|אפליקציית ניווט|(?:نقشه آنلاین|مسیریاب)',
      'ja zh ko':
        '地図(?:アプリ|サービス)|ナビアプリ|GISソフト|(?:地图|导航)(?:服务|软件|应用)|地理信息系统|(?:地圖|導航)(?:服務|軟體)|(?:지도|내비게이션) ?(?:앱|서비스)|GIS ?솔루션',
    },
  },
  {
    name: 'weather service',
    bucket: 'Internet services',
    words: {
      en: 'weather (?:forecasts?|services?|office|bureau|app|station|data|api|reports?|radar)|(?:marine|surf|snow|wind|avalanche) forecasts?|meteorological (?:service|office|institute)',
      'de nl sv da nb':
        '*wetter-?(?:vorhersage|dienst|bericht|app|station|warnung)\\p{L}*|*schneebericht|*lawinenwarndienst|*weer-?(?:bericht|station|dienst|voorspelling)\\p{L}*|*väder-?(?:prognos|tjänst|app)\\p{L}*|*vejr-?(?:udsigt|tjeneste|station)\\p{L}*|*vær-?(?:varsel|melding|tjeneste|stasjon)\\p{L}*',
      'fr es pt it ca ro':
        '(?:prévisions?|bulletin|station|service) (?:météo|météorologiques?)|(?:pronóstico|servicio|estación|previsión) (?:del tiempo|meteorológic[oa])|(?:previsão do tempo|(?:serviço|estação) meteorológic[oa])|(?:previsioni|servizio|stazione) (?:meteo|meteorologic[oia]+)|(?:servei|estació|previsió) meteorològic\\p{L}*|prognoz[ăe] (?:meteo|vremii)|stație meteo',
      'pl cs sk hr sl sr':
        '(?:prognoza|serwis|stacja) (?:pogody|pogodow\\p{L}+|meteo\\p{L}*)|(?:předpověď|predpoveď) poč?así?|předpověď počasí|predpoveď počasia|meteostanic\\p{L}+|(?:vremenska|vremenske) (?:prognoz|postaj|napoved|stanic)\\p{L}*|meteorološk\\p{L}+ (?:služb|stanic|postaj|društv)\\p{L}*',
      'ru uk bg mk':
        'прогноз\\p{L}* (?:погоды|погоди)|метео(?:станци|служб|сервис|сервіс|радар)\\p{L}*|прогноза за времето|временска прогноза|метеорологична станция',
      'fi et lv lt hu':
        '*sääennuste\\p{L}*|*sääpalvelu\\p{L}*|*sääasema\\p{L}*|*ilmaprognoos\\p{L}*|*ilmateenistus|*ilmajaam|laika (?:prognoz|ziņ)\\p{L}*|meteoroloģij\\p{L}+|(?:orų prognoz|meteorologij)\\p{L}+|(?:időjárás(?:-?előrejelzés|jelentés)|meteorológiai? (?:szolgálat|állomás))\\p{L}*',
      'el tr ar he fa':
        '(?:πρόγνωση|δελτίο) καιρού|μετεωρολογικ\\p{L}+ (?:σταθμ|υπηρεσί)\\p{L}+|(?:hava durumu|meteoroloji) (?:tahmini|servisi|istasyonu|uygulaması)|(?:أحوال|حالة|توقعات) الطقس|الأرصاد الجوية|תחזית (?:ה)?מזג (?:ה)?אוויר|(?:پیش ?بینی (?:آب و هوا|هوا)|هواشناسی)',
      'ja zh ko':
        '天気予報|気象(?:情報|予報|サービス)|天气预报|气象(?:服务|台)|天氣預報|氣象(?:服務|台)|일기 ?예보|날씨 ?(?:정보|예보|앱)|기상 ?(?:정보|서비스)',
    },
  },
  {
    name: 'language learning app',
    bucket: 'Software',
    narrows: 'mobile app',
    words: {
      en: '(?:language learning|vocabulary|flash ?cards?|spelling|pronunciation|spaced repetition) (?:apps?|platform|software|game|tool|website)|learn (?:languages?|english|spanish|japanese|chinese|german|french|korean|arabic) (?:online|with (?:an )?app|through)',
      'de nl sv da nb':
        '*sprachlern-?(?:app|plattform|software)|*vokabel-?(?:trainer|app)|*sprach-?app|*karteikarten-?app|*taal-?(?:app|leerapp)|*woordjes oefenen|*språk-?app|*glosor app|*sprog-?app|*språklærings-?app',
      'fr es pt it ca ro':
        "(?:application|appli|plateforme) (?:pour apprendre|d['’]apprentissage) (?:les |des |de )?langues|(?:app|aplicación|aplicativo|plataforma) (?:para aprender|de aprendizaje de|de aprendizagem de) (?:idiomas|inglés|inglês|línguas)|(?:app|piattaforma) per (?:imparare|apprendere) (?:le |una )?ling\\p{L}+|app per aprendre (?:idiomes|llengües)|aplicați[ea] (?:de|pentru) (?:învățat|învățarea) limb\\p{L}+",
      'pl cs sk hr sl sr':
        'aplikacja do nauki (?:języków|słówek|angielskiego)|(?:aplikace|aplikácia) (?:pro|na) (?:výuku|učení|učenie) (?:jazyků|jazykov|slovíček|angličtiny)|aplikacija za učenje (?:jezika|jezikov|engleskog)',
      'ru uk bg mk':
        '(?:приложение|платформа|сервис) для изучения (?:языков|английского|слов)|(?:застосунок|додаток|платформа) для вивчення (?:мов|англійської)|приложение за учене на (?:езици|английски)',
      'fi et lv lt hu':
        '*kielten(?:oppimis|opiskelu)sovellu\\p{L}+|*sanastosovellu\\p{L}+|*keeleõpperakendus\\p{L}*|valodu (?:apguves|mācīšanās) (?:lietotn|aplikācij)\\p{L}*|kalbų mokymosi (?:program|platform)\\p{L}*|(?:nyelvtanuló|szótanuló) (?:app|alkalmazás)\\p{L}*',
      'el tr ar he fa':
        'εφαρμογή εκμάθησης (?:γλωσσών|ξένων γλωσσών)|dil öğrenme (?:uygulaması|platformu)|(?:تطبيق|منصة) (?:ل)?تعلم (?:اللغات|الإنجليزية)|אפליקצי\\p{L}+ ללימוד (?:שפות|אנגלית)|(?:اپلیکیشن|نرم ?افزار) (?:آموزش|یادگیری) زبان',
      'ja zh ko vi th id':
        '(?:語学|英語|単語)学習アプリ|英単語アプリ|(?:语言|英语|单词)学习(?:软件|应用|App)|背单词|語言學習(?:平台|App)|(?:언어|외국어|영어) ?학습 ?(?:앱|플랫폼)|단어장 ?앱|ứng dụng học (?:ngoại ngữ|tiếng anh)|แอปเรียนภาษา|aplikasi belajar bahasa',
    },
  },
  {
    name: 'video game',
    bucket: 'Games',
    narrows: 'game studio',
    words: {
      en: '(?:indie|puzzle|strategy|adventure|card|simulation|multiplayer|role-?playing|survival|horror|racing|platform|mobile|browser|free|story) (?:video )?games? (?:for|on|about|where|in which|available)|(?:city[- ]builder|roguelike|roguelite|metroidvania|visual novel|deck-?builder|mmorpg|first-person shooter|open[- ]world|sandbox game|tower defen[cs]e|point-and-click)|wishlist (?:it )?(?:now )?on steam|(?:browser|text-based) game|play (?:free )?online games?',
      'de nl sv da nb':
        '*(?:browser|video|computer|strategie|aufbau|rollen|puzzle|abenteuer)spiel|*indie-?(?:spiel|game|spel|spil|spill)|*(?:browser|video|computer|strategie)spel|*(?:dator|tv)spel|*computerspil|*dataspill',
      'fr es pt it ca ro':
        "jeux? (?:vidéo (?:indépendant|d['’]aventure|de stratégie)|par navigateur|de gestion en ligne)|(?:videojuego|juego) (?:indie|de estrategia|de aventuras?|multijugador|de navegador)|(?:videojogo|jogo) (?:indie|de estratégia|de aventura|multijogador|de navegador)|(?:videogioco|gioco) (?:indie|di strategia|d['’]avventura|gestionale|per browser)|videojoc(?:s)? (?:indie|d['’]aventures)|joc(?:uri)? (?:video|online|de strategie) (?:gratuit|indie)",
      'pl cs sk hr sl sr':
        'gr(?:a|y) (?:przeglądarkow|strategiczn|niezależn|komputerow|przygodow|indie)\\p{L}*|(?:počítačov|strategick|prohlížečov|nezávisl)\\p{L}+ hr[ay]|(?:video|računalnišk|računarsk|kompjutersk)\\p{L}*[- ]?igr[aeiu] (?:za|na|u)',
      'ru uk bg mk':
        '(?:инди|браузерн|компьютерн|мобильн|стратегическ)\\p{L}*[- ]игр[аыу]|(?:інді|браузерн|комп.ютерн|мобільн)\\p{L}*[- ]гр[аиу]|(?:инди|браузърн|видео|компютърн)\\p{L}*[- ]игр[аи]',
      'fi et lv lt hu':
        '*(?:indie|selain|strategia|video|tietokone)peli|*(?:arvuti|indi|brauseri)mäng|(?:datorspēl|pārlūkspēl)[eu]|(?:kompiuterinis|naršyklės|nepriklausomas) žaidim\\p{L}+|(?:indie|böngészős|számítógépes|stratégiai|kaland) ?játék',
      'el tr ar he fa':
        '(?:ανεξάρτητο|indie) (?:βιντεο)?παιχνίδι|(?:indie|tarayıcı|strateji|bağımsız) oyun(?:u)?|لعبة (?:فيديو|استراتيجية|مغامرات|مستقلة)|משחק (?:מחשב|וידאו|אינדי|דפדפן)|بازی (?:مستقل|ویدیویی|آنلاین استراتژی)',
      'ja zh ko':
        '(?:インディー|ブラウザ|シミュレーション|パズル|アドベンチャー)ゲーム|(?:独立|网页|策略|解谜)游戏|(?:獨立|網頁|策略|解謎)遊戲|(?:인디|웹|전략|퍼즐) ?게임',
    },
  },
];
