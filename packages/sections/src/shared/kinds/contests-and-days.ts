import { type Kind, OFTEN_ENGLISH } from './kind.ts';

/** Contests, camps, fairs and days, and what people write and film for others. */
export const CONTESTS_AND_DAYS: readonly Kind[] = [
  {
    name: 'science or programming competition',
    bucket: 'Events',
    narrows: ['award', 'hackathon', 'conference'],
    parts: {
      'robot competition': 'robo|робот|ロボ|机器人|機器人|로봇|روبوت|רובוט',
      'programming contest':
        'program|coding|code|capture the flag|\\bctf|informati|programm|программ|програм|プログラミング|编程|程式|프로그래밍|kodlama|برمجة|תכנות|competitive',
      'mathematics competition': 'math|matem|матем|数学|數學|수학|رياضيات|מתמטי',
      'science olympiad or fair':
        'science|olymp|olimp|олимп|олімп|オリンピ|奥林|奧林|올림|forscht|wetenschap|natur|科学|科學|과학|علوم|מדע|tudomány|bilim',
    },
    words: {
      en: '(?:(?:student|youth|school|national|international|college|high school|world|annual|online) )?(?:robot(?:ics)?|rocket(?:ry)?|drone racing|programming|coding|competitive programming|informatics|math(?:s|ematics)?|physics|chemistry|biology|science|engineering|astronomy|linguistics|geography|philosophy|cyber ?security|invention) (?:competitions?|contests?|olympiads?|championships?|challenge for (?:students|pupils|schools))|(?:capture[- ]the[- ]flag|ctf) (?:competition|contest|event|challenge)s?|(?:student|youth|school) science (?:fair|competition)s?|science fairs?|young (?:scientists?|researchers?|inventors?|engineers?)’? (?:competition|contest|award)s?|(?:maths?|science|informatics) olympiad|coding competition|quiz (?:championship|competition|bowl)|spelling bee',
      'de nl':
        '*roboter-?wettbewerb|*programmierwettbewerb|*(?:mathematik|informatik|physik|chemie|naturwissenschafts)-?(?:wettbewerb|olympiade)|*jugend forscht|*schülerwettbewerb|*(?:robot|programmeer|wiskunde)-?wedstrijd|*(?:wiskunde|informatica|natuurkunde)-?olympiade|*wetenschapsolympiade',
      'sv da nb':
        '*(?:robot|programmerings|matematik|matematikk|forsker|teknik)-?(?:tävling|konkurrence|konkurranse|olympiad\\p{L}*)',
      'fr es pt it ca ro':
        "(?:concours|compétition|coupe) (?:de |d['’])(?:robotique|robots|programmation|informatique|mathématiques)|olympiades? (?:de |d['’])\\p{L}+|(?:concurso|competición|competencia|torneo) de (?:robótica|programación|matemáticas)|olimpiadas? (?:de |española de |nacional de )(?:matemática|física|química|informática|biología|\\p{L}+)|(?:competição|concurso|torneio) de (?:robótica|programação|matemática)|olimpíadas? (?:brasileira |portuguesas? |nacional )?de \\p{L}+|(?:gara|competizione|concorso) di (?:robotica|programmazione|matematica)|olimpiadi (?:di|della|italiane) \\p{L}+|olimpiada (?:de|națională)",
      'pl cs sk hr sl':
        '(?:konkurs|zawody|turniej) (?:robotów|robotyczn\\p{L}+|programistyczn\\p{L}+|matematyczn\\p{L}+)|olimpiada (?:matematyczna|informatyczna|fizyczna|\\p{L}+na)|(?:robotická|programátorská|matematická) (?:soutěž|súťaž|olympiáda)|(?:soutěž|súťaž) (?:robotů|robotov|v programování|v programovaní)|natjecanje (?:robota|iz \\p{L}+)|tekmovanje (?:robotov|v programiranju)',
      'ru uk bg':
        '(?:соревновани\\p{L}+|чемпионат|олимпиад\\p{L}+|турнир|конкурс) (?:по )?(?:робот\\p{L}+|программировани\\p{L}+|математик\\p{L}|информатик\\p{L}|физик\\p{L})|(?:змагання|чемпіонат|олімпіад\\p{L}+|турнір|конкурс) (?:з |із )?(?:робот\\p{L}+|програмуванн\\p{L}+|математик\\p{L}|інформатик\\p{L}|фізик\\p{L})|олимпиада по \\p{L}+',
      'fi et lv lt hu tr':
        '*robottikilpailu|*ohjelmointikilpailu|*robootika ?võistlus|*robotivõistlus|*(?:matemaatika|informaatika|füüsika)-?olümpiaad|*programmeerimisvõistlus|*õpilasvõistlus|robotikas sacensības|matemātikas olimpiāde|matematikos olimpiada|(?:robot|programozó|programozási|matematika|informatika|tudományos) ?verseny\\p{L}*|(?:robot|kodlama|programlama|matematik|bilim) (?:yarışması|olimpiyatı|turnuvası)',
      'ar he':
        '(?:مسابقة|بطولة|[أا]ولمبياد) (?:ال)?(?:روبوت\\p{L}*|برمجة|رياضيات|علوم|معلوماتية)|(?:תחרות|אולימפיאדת) (?:ה)?(?:רובוט\\p{L}*|תכנות|מתמטיקה|מדעים?|מדעית)',
      'ja zh ko':
        '(?:ロボット|プログラミング|数学|科学)(?:コンテスト|コンクール|大会|競技会|オリンピック)|(?:机器人|编程|程序设计|数学|信息学|物理)(?:竞赛|大赛|比赛|奥林匹克)|(?:機器人|程式設計|數學|資訊|物理)(?:競賽|大賽|比賽|奧林匹亞)|(?:로봇|프로그래밍|코딩|수학|과학|정보) ?(?:경진 ?대회|대회|올림피아드|경시 ?대회)',
    },
  },
  {
    name: 'art or writing contest',
    bucket: 'Events',
    narrows: 'award',
    parts: {
      'writing contest':
        'writ|story|poe|essay|schreib|literatur|geschicht|schrijf|skriv|écriture|nouvelles|poés|poes|relat|cuento|escrita|contos|scrittura|racconti|literack|poety|literár|povíd|литер|літер|стих|сочин|рассказ|novella|irodal|kirjut|kirjoit|öykü|şiir|yazı|قص|شعر|כתיבה|סיפור|小説|作文|文学|征文|徵文|글|문학|백일장|문예',
      'photography competition': 'photo|foto|фото|写真|摄影|攝影|사진|fotoğraf|valokuv|تصوير|צילום',
      'music competition':
        'music|musik|muzik|muziek|musique|música|music|piano|violin|sing|song|choir|klavier|geigen|chor|gesang|chant|chopin|concours de piano|музык|музич|пиани|піані|вокал|音楽|ピアノ|音乐|音樂|钢琴|鋼琴|음악|피아노|콩쿠르|zene|zongora|muusika|müzik|piyano|موسيق|מוזיק|guitar|band',
      'drawing or film contest':
        'draw|art|paint|film|video|short|mal(?:en|wett)|zeichen|teken|dessin|dibuj|desenh|disegn|plast|rysun|výtvarn|kresb|рисун|малюн|絵画|イラスト|绘画|繪畫|그림|미술|rajz|resim|joonist|piirust',
    },
    words: {
      en: "(?:(?:international|national|annual|student|youth|young|online) )?(?:writing|short story|poetry|essay|novel|flash fiction|photo(?:graphy)?|photographic|drawing|painting|illustration|children's art|short film|video|piano|violin|cello|singing|song|choral|choir|guitar|organ|chamber music|music|composition|conducting|band|dance) (?:competitions?|contests?)|(?:writing|photo|drawing) challenge for (?:writers|photographers|artists)|(?:international|national) (?:piano|violin|singing|organ|conducting|ballet) (?:competition|contest)",
      'de nl':
        '*schreibwettbewerb|*literaturwettbewerb|*fotowettbewerb|*malwettbewerb|*zeichenwettbewerb|*musikwettbewerb|*klavierwettbewerb|*gesangswettbewerb|*chorwettbewerb|*kurzgeschichtenwettbewerb|*schrijfwedstrijd|*fotowedstrijd|*tekenwedstrijd|*(?:piano|muziek|zang)-?concours',
      'sv da nb':
        '*skrivtävling|*novelltävling|*fototävling|*musiktävling|*pianotävling|*skrivekonkurrence|*novellekonkurrence|*fotokonkurrence|*skrivekonkurranse|*fotokonkurranse|*musikkonkurranse',
      'fr es pt it ca ro':
        "concours (?:d['’]écriture|de nouvelles|de poésie|littéraire|photo|de photographie|de dessin|de piano|de chant|de musique|international de (?:piano|violon|chant|musique))|(?:concurso|certamen) (?:literario|de (?:relatos|cuentos|poesía|escritura|fotografía|dibujo|piano|canto|música)|internacional de (?:piano|canto|música))|concurso (?:literário|de (?:contos|poesia|escrita|desenho)|internacional de (?:piano|canto|música))|concorso (?:letterario|fotografico|di (?:scrittura|poesia|disegno|pittura|canto)|pianistico|musicale|internazionale di (?:canto|pianoforte|musica))|concurs (?:literari|de (?:relats|fotografia|poesia|literatură|pian))",
      'pl cs sk hr sl':
        'konkurs (?:literacki|poetycki|fotograficzny|plastyczny|muzyczny|pianistyczny|na opowiadanie)|(?:literární|fotografická|výtvarná|hudební|klavírní|literárna|hudobná) (?:soutěž|súťaž)|(?:fotosoutěž|fotosúťaž)|(?:literarni|foto|glazbeno|fotografski) (?:natječaj|natjecanje|natečaj)',
      'ru uk bg':
        '(?:литературн\\p{L}+|фото|музыкальн\\p{L}+|поэтическ\\p{L}+|вокальн\\p{L}+)[- ]?конкурс|конкурс (?:пианистов|рисунк\\p{L}+|сочинений|рассказов|фотографи\\p{L}+|эссе|вокалистов|чтецов)|(?:літературн\\p{L}+|фото|музичн\\p{L}+|поетичн\\p{L}+)[- ]?конкурс|конкурс (?:піаністів|малюнк\\p{L}+|оповідань|есе)|(?:литературен|музикален|фотографски) конкурс|фотоконкурс',
      'fi et lv lt hu tr':
        '*kirjoituskilpailu|*valokuvakilpailu|*pianokilpailu|*laulukilpailu|*kirjutamisvõistlus|*jutuvõistlus|*fotovõistlus|*fotokonkurss|*joonistusvõistlus|*lauluvõistlus|fotokonkurss|literatūras konkurss|fotografijų konkursas|(?:novella|vers|irodalmi|fotó|rajz|zongora|zenei) ?(?:pályázat|verseny)\\p{L}*|(?:öykü|şiir|fotoğraf|resim|piyano|kompozisyon|ses|müzik) yarışması',
      'ar he':
        'مسابقة (?:ال)?(?:كتابة|قصة|قصيرة|شعر|تصوير|رسم|غناء)(?: \\p{L}+)?|תחרות (?:כתיבה|סיפורים|צילום|ציור|פסנתר|שירה|זמר)',
      'ja zh ko':
        '(?:小説|作文|写真|絵画|イラスト|ピアノ|音楽|歌唱|短歌|俳句)(?:コンテスト|コンクール)|(?:文学|小説)新人賞|(?:征文|写作|摄影|绘画|钢琴|歌唱|音乐)(?:大赛|比赛|活动)|(?:徵文|寫作|攝影|繪畫|鋼琴|歌唱|音樂)(?:大賽|比賽)|(?:글짓기|백일장|사진|그림|피아노|음악|문예|노래) ?(?:공모전|대회|콩쿠르)|백일장',
    },
  },
  {
    name: 'clothes swap or jumble sale',
    bucket: 'Events',
    narrows: ['street market', 'second-hand shop', 'baby shop', 'clothing shop'],
    parts: {
      'clothes swap':
        'swap|tausch|ruil|bytes|bytte|troc|intercambio|trueque|swapp|troca|scambio|wymian|výměn|výmen|обмен|обмін|vaihto|vahetus|csere|takas|تبادل|החלפ|交換|交换|교환',
      'garage sale': 'garage|yard|vide-grenier|brocante|car boot|hoffloh|loppis|loppemarked|гаражн|garaaž',
      'nearly new sale':
        'nearly|baby|kinder|kids|child|enfant|niñ|bimb|dětsk|dziec|basar|börse|burza|bazár|lasten|laste|barn|børne|gyerek|bebek',
      'jumble sale': 'jumble|rummage|bring[- ]and[- ]buy|bazaar|trödel|rommel',
    },
    words: {
      en: "(?:(?:children's|kids|women's|baby|community|book|toy|plant|seed|school uniform) )?(?:clothes|clothing|fashion|toy|plant|seed|uniform) (?:swaps?|exchange (?:party|event))|swap (?:party|parties|shop event|meet)|swishing (?:party|event)|(?:jumble|rummage|nearly[- ]new|table ?top|bring[- ]and[- ]buy|garage|yard) sales?|(?:children's|kids|baby) (?:clothes|clothing) (?:sale|exchange|swap)s?",
      'de nl':
        '*kleider(?:tausch(?:party|börse)?|basar|börse)|*kinder(?:kleider|sachen)(?:basar|börse|markt|flohmarkt)|*tauschbörse|*babybasar|*pflanzentausch\\p{L}*|*hofflohmarkt|*garagenflohmarkt|*kledingruil(?:beurs)?|*kinderkledingbeurs|*ruilbeurs',
      'sv da nb':
        '*klädbytardag|*klädbyte|*bytesdag|*byttemarked|*tøjbytte(?:marked)?|*klesbyttedag|*barnloppis|*børneloppemarked',
      'fr es pt it ca ro':
        '(?:troc|bourse) (?:aux |de )(?:vêtements|puériculture|jouets|plantes|livres)|bourse aux (?:vêtements|jouets)|vide-(?:greniers?|dressing)|gratiferia|(?:intercambio|trueque) de (?:ropa|libros|juguetes|plantas)|mercadillo (?:solidario|infantil)|(?:troca|feira de trocas?) de (?:roupas?|livros|brinquedos)|(?:scambio|baratto) di (?:vestiti|abiti|libri|giocattoli)|swap party|mercatino (?:dei bambini|del bambino)|intercanvi de (?:roba|llibres)',
      'pl cs sk hr':
        '(?:wymiana|wymienialnia) (?:ubrań|książek|zabawek|roślin)|garażówka|wyprzedaż garażowa|(?:burza|výměna|bazar|bazárek) (?:dětského )?oblečení|(?:swap|výměnný bazar)|(?:burza|výmena) (?:detského )?oblečenia|razmjena odjeće',
      'ru uk bg':
        '(?:обмен|своп) (?:детской )?одежд\\p{L}+|своп-?вечеринка|гаражная распродажа|обмін (?:дитячим |дитячого )?одяг\\p{L}+|гаражний розпродаж',
      'fi et lv lt hu tr':
        '*vaatteidenvaihto(?:tapahtuma|tori)?|*vaatevaihtari\\p{L}*|*lastenvaatekirppis|*riidevahetus\\p{L}*|*vahetusturg|*garaažimüük|*lasteriiete \\p{L}+|drēbju maiņas|drabužių mainai|(?:ruha|gyerekruha|növény|könyv) ?(?:csere|börze|cserebere)\\p{L}*|(?:kıyafet|kitap|oyuncak) takas\\p{L}*',
      'ar he': 'تبادل (?:ال)?ملابس|(?:החלפת|החלפות) בגדים|יריד החלפות',
      'ja zh ko':
        '(?:子ども服|古着|洋服|服|おもちゃ)(?:の)?(?:交換会|リユース会)|(?:旧衣|衣物|图书|二手衣)交换(?:活动|会)?|(?:衣服|二手衣|童裝)交換(?:活動|日)?|(?:옷|아나바다|아동복) ?(?:교환|나눔) ?(?:장터|행사|파티)',
    },
  },
  {
    name: 'hacker or youth tech camp',
    bucket: 'Events',
    narrows: ['conference', 'summer camp', 'hackathon'],
    parts: {
      'hacker camp': 'hack',
      'summer school':
        'school|schule|école|escuela|escola|scuola|szkoła|škola|школ|skola|skole|koulu|kool|egyetem|okulu|スクール|夏令|서머',
      'unconference or barcamp': 'bar ?camp|unconf',
    },
    words: {
      [OFTEN_ENGLISH]:
        "(?:hacker|hacking|maker|open[- ]source|hackers?['’]) (?:camps?|congress|festival|conference|gathering)|bar ?camps?|unconferences?|(?:international|annual|research|doctoral|phd) (?:summer|winter|spring|autumn) schools?|(?:summer|winter|spring) schools? (?:on|in (?:logic|linguistics|physics|mathematics|economics|statistics|philosophy|data)|for (?:phd|doctoral|graduate|young researchers))|demo ?party|chaos communication \\p{L}+",
      'de nl':
        '*hackercamp|*hacker-?(?:kongress|treffen)|*sommeruniversität|(?:internationale|wissenschaftliche) (?:sommer|winter)schule|*hackerkamp|internationale zomerschool',
      'fr es pt it ca':
        "(?:camp|rassemblement) de hackers|université d['’]été|école d['’]été (?:sur|de|en|internationale)|campamento hacker|(?:escuela|universidad) de verano|(?:escola|universidade) de verão|(?:scuola|università) estiva (?:di|su|internazionale)|raduno hacker|hackmeeting",
      'pl cs sk ru uk':
        'obóz hakerów|letnia szkoła (?:naukowa|językoznawcza|matematyczna|\\p{L}+ej)|letní škola (?:\\p{L}+e|logiky|lingvistiky)|хакерский лагерь|летняя школа (?:по|для)|літня школа (?:з|для)',
      'sv da nb fi et hu tr':
        '*hackerläger|*hackerlejr|*hackerleir|*häkkerilaager|*suveülikool|*kesäyliopisto|hackertábor|nyári egyetem|hacker kampı|yaz okulu (?:programı)?',
      'ar he': 'مخيم (?:ال)?(?:هاكرز|برمجة)|(?:מחנה האקרים|בית ספר קיץ ל\\p{L}+)',
      'ja zh ko':
        'ハッカーキャンプ|(?:国際)?サマースクール|黑客(?:营|大会|露营)|(?:国际)?(?:暑期学校|暑期學校)|駭客營|(?:해커 ?캠프|국제 ?여름학교|서머 ?스쿨)',
    },
  },
  {
    name: 'job fair or open day',
    bucket: 'Events',
    narrows: ['trade fair', 'recruitment agency', 'job board'],
    parts: {
      'open day':
        'open|offenen|portes|puertas|portas|porte aperte|otwart|otevřen|otvoren|відкрит|открыт|åben|öppet|åpen|avatud|avoimet|nyílt|オープン|开放|開放|오픈',
      'job fair':
        'job|career|recruit|karriere|beruf|ausbild|stellen|banen|carrière|emploi|métiers|empleo|emprego|trabajo|lavoro|pracy|kariér|ваканс|работ|карьер|кар.єр|arbejd|arbets|jobb|rekry|töö|karjääri|állás|karrier|iş |kariyer|就職|就活|合同|招聘|招募|就業|就业|채용|취업|توظيف|وظ|תעסוק|קריירה',
    },
    words: {
      en: '(?:(?:student|graduate|virtual|university|apprenticeship|tech|international) )?(?:job|careers?|recruitment|apprenticeship|employment|training) fairs?|(?:heritage|science|open) (?:open )?days? (?:at|of|event)|heritage open days?|open doors days?|long night of (?:the )?(?:science|sciences|religions|industry)',
      'de nl':
        '*(?:job|karriere|berufs|ausbildungs|azubi|stellen|studien|firmenkontakt)-?messe|*ausbildungsbörse|*berufsinformationstag|tag des offenen denkmals|*(?:banen|carrière|job|stage)-?beurs|*open monumentendag',
      'sv da nb':
        '*arbetsmarknadsdag(?:ar)?|*jobbmässa|*karriärdag(?:ar)?|*karrieremesse|*karrieredag(?:er|e)?|*jobmesse|*jobbmesse',
      'fr es pt it ca ro':
        "(?:salon|forum) (?:de l['’]emploi|des métiers|de l['’]alternance|du recrutement|de l['’]étudiant)|journées du patrimoine|(?:feria|salón) (?:de(?:l)? )?(?:empleo|trabajo|estudiante)|foro de empleo|feira (?:de|do) (?:emprego|empregos|estágios)|(?:fiera|salone) del lavoro|career day|fira de l['’]ocupació|târg de (?:joburi|locuri de muncă)",
      'pl cs sk hr sl':
        'targi pracy|dni kariery|veletrh (?:práce|pracovních příležitostí)|veľtrh práce|burza práce|sajam poslova|zaposlitveni sejem',
      'ru uk bg':
        'ярмарка (?:вакансий|профессий)|день карьеры|ярмарок вакансій|ярмарка вакансій|день кар.єри|трудова борса|дни на кариерата',
      'fi et lv lt hu tr':
        '*rekrytointimessut|*työnhakumessut|*uramessut|*töömess|*karjäärimess|*karjääripäev|karjeras dienas|karjeros (?:dienos|mugė)|állásbörze|karrier ?nap\\p{L}*|(?:kariyer|istihdam|iş) (?:fuarı|günleri)',
      'ar he': '(?:معرض|ملتقى) (?:ال)?(?:توظيف|وظائف|مهن)|יריד (?:תעסוקה|עבודה|קריירה)',
      'ja zh ko':
        '(?:合同(?:会社|企業)説明会|就職フェア|転職フェア|就活イベント)|(?:招聘会|双选会|人才招聘会)|就業博覽會|徵才博覽會|(?:채용|취업) ?(?:박람회|페어)',
    },
  },
  {
    name: 'science or light festival',
    bucket: 'Events',
    narrows: ['festival', 'museum'],
    parts: {
      'science festival':
        'scien|wissenschaft|wetenschap|vetenskap|videnskab|forskning|cienc|ciênc|scienz|nauk|věd|ved|наук|tiede|teadus|tudomán|bilim|科学|科學|과학|علوم|מדע',
      'light festival':
        'light|licht|ljus|lys|lumi|luces|luz|luci|svět|svet|swiat|świat|свет|світл|valo|valgus|fény|ışık|光|灯|빛|燈|الأضواء|אור',
      'museum night': 'museum|musée|museo|museu|muze|муз|ночь|museo|muuseum|ミュージアム|博物馆之夜|박물관',
    },
    words: {
      en: "(?:science|technology|maths|innovation) festivals?|festival of (?:science|ideas and science|lights?|mathematics)|(?:light|lantern) festivals?|(?:long |white )?night of (?:the )?museums|museum nights?|mini maker faire|maker faire|(?:vintage|retro) computer (?:fair|festival)|european researchers['’]? night",
      'de nl':
        '*wissenschafts(?:festival|nacht)|*lichterfest|*lichtfestival|(?:lange )?nacht der (?:museen|wissenschaften|forschung)|*museumsnacht|*wetenschapsfestival|*museumnacht',
      'sv da nb':
        '*vetenskapsfestival(?:en)?|*ljusfestival|*kulturnatt(?:en)?|*lysfestival|*forskningsdagene|*kulturnat(?:ten)?|*museumsnatt',
      'fr es pt it ca ro':
        'fête (?:de la science|des lumières)|festival (?:des sciences|scientifique|de lumières)|nuit (?:européenne )?des (?:musées|chercheurs)|(?:feria|festival) de (?:la )?ciencia|festival de (?:las )?luces|noche (?:de los museos|en blanco|europea de los investigadores)|festival (?:de|da) (?:ciência|luz)|noite (?:dos museus|europeia dos investigadores)|festival della scienza|festa delle luci|notte (?:dei musei|dei ricercatori)|nit dels museus|noaptea muzeelor',
      'pl cs sk hr':
        'festiwal (?:nauki|światła)|noc (?:muzeów|naukowców)|(?:festival|veletrh) vědy|festival světla|(?:muzejní|muzejná) noc|noc (?:vědců|výskumníkov|muzeí)|noć muzeja|festival znanosti',
      'ru uk bg': 'фестиваль (?:науки|света)|ночь музеев|фестиваль світла|ніч музеїв|нощ на музеите',
      'fi et lv lt hu tr':
        '*tiedefestivaali|*valofestivaali|*museoiden yö|*teadusfestival|*valgusfestival|*muuseumiöö|muzeju nakts|muziejų naktis|(?:tudomány|fény)\\p{L}* ?(?:fesztivál|ünnepe)|múzeumok éjszakája|kutatók éjszakája|(?:bilim|ışık) (?:festivali|şenliği)',
      'ar he': 'مهرجان (?:ال)?(?:علوم|أضواء|نور)|פסטיבל (?:ה)?(?:מדע|אור)|ליל המדענים',
      'ja zh ko':
        '(?:科学|サイエンス)(?:フェスティバル|フェスタ|の祭典)|(?:光の祭典|ライトフェスティバル)|(?:科学|科技)节|(?:灯光节|博物馆之夜)|(?:科學|科技)節|(?:燈節|光影節)|(?:과학 ?(?:축제|축전)|빛 ?축제)',
    },
  },
];
