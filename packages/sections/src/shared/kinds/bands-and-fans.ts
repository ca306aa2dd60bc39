import type { Kind } from './kind.ts';

export const BANDS_AND_FANS: readonly Kind[] = [
  {
    name: 'brass or wind band',
    bucket: 'Arts and culture',
    narrows: 'orchestra',
    words: {
      en: '(?:brass|wind|concert|marching|pipe|military|silver) bands?|brass ensemble|wind (?:orchestra|ensemble)s?|drum corps',
      'de nl':
        '*musikverein\\p{L}*|*blaskapelle\\p{L}*|*musikkapelle\\p{L}*|*stadtkapelle|*trachtenkapelle|*blasorchester|*bläserensemble|*spielmannszug\\p{L}*|*fanfarenzug\\p{L}*|*posaunenchor\\p{L}*|*harmonieorkest|*fanfareorkest|*brassband|*blaasorkest|*drumband|*muziekvereniging\\p{L}*',
      nl: '*fanfare|koninklijke harmonie',
      'sv da nb':
        '*blåsorkester|*musikkår|*harmoniorkester|*blæseorkester|*skolekorps|*janitsjar\\p{L}*|*brassband|*musikkorps',
      'fr es pt it ca ro':
        "harmonies? municipales?|orchestres? d['’]harmonie|fanfares?|banda (?:municipal|de música|filarm[óo]nica|sinfónica|de cornetas|musicale|cittadina)|bandas? (?:filarmónicas?|marciais)|corp[oi] bandistic[oi]|cobla|fanfar[ăa]",
      'pl cs sk hr sl sr':
        'orkiestra dęta|dechov(?:á|ý) (?:hudba|orchestr)|dychov(?:á|ý) (?:hudba|orchester)|puhački orkestar|limena glazba|pihaln[ai] (?:orkester|godba)|godba|duvački orkestar|trubački orkestar',
      'ru uk bg': 'духов\\p{L}+ оркест\\p{L}+',
      'fi et lv lt hu':
        'puhallinorkesteri\\p{L}*|soittokunta\\p{L}*|puhkpilliorkest\\p{L}*|pūtēju orķestr\\p{L}*|pučiamųjų orkestr\\p{L}*|fúvószenekar\\p{L}*|fúvósegyesület\\p{L}*',
      'el tr': 'μπάντα πνευστών|φιλαρμονική|bando(?:su)?',
      'ar he': 'فرقة نحاسية|תזמורת כלי נשיפה',
      is: 'lúðrasveit\\p{L}*|skólahljómsveit\\p{L}*|blásarasveit\\p{L}*',
      'ja zh ko': '吹奏楽団|ブラスバンド|マーチングバンド|管樂團|管乐团|취주악단|윈드 ?오케스트라',
    },
  },
  {
    name: 'folk dance group',
    bucket: 'Arts and culture',
    narrows: 'cultural association',
    words: {
      en: 'folk(?:lore)? (?:dance|dancing) (?:groups?|ensembles?|societ(?:y|ies)|clubs?)|folklore (?:ensembles?|groups?)|morris (?:dancers|side|men)|(?:ceilidh|country dance) (?:club|society)',
      'de nl':
        '*trachtenverein\\p{L}*|*volkstanzgruppe\\p{L}*|*volkstanzkreis|*folkloregruppe|*trachtengruppe|*schuhplattler\\p{L}*|*volksdansgroep|*volksdansvereniging|*folkloregroep',
      'sv da nb': '*folkdanslag|*folkdansgille|*folkedanserlag|*folkedanserforening|*leikarring|*spelmanslag',
      'fr es pt it ca ro':
        'groupes? folkloriques?|cercle celtique|ensemble folklorique|(?:grupo|agrupación|conjunto|ballet) (?:folcl[óo]rico|de danzas)|ranchos? folcl[óo]ricos?|grupp[oi] folk(?:loristic[oi])?|esbart|ansamblu(?:l)? folcloric',
      'pl cs sk hr sl sr':
        'zespół (?:folklorystyczny|pieśni i tańca|ludowy)|folklorní (?:soubor|spolek)|folklórn[ya] (?:súbor|skupina)|folklorn[oai] (?:društvo|skupina|ansambl)|kulturno[- ]um(?:j)?etničko društvo',
      'ru uk bg mk':
        'фольклорн\\p{L}+ (?:ансамбл|коллектив|колектив)\\p{L}*|ансамбль народного танц\\p{L}+|фолклорен ансамб\\p{L}*|ансамбъл за народни (?:песни и )?танци|клуб за народни танци|културно-?уметничко друштво',
      'fi et lv lt hu':
        'kansantanssi(?:ryhmä|yhdistys|seura)\\p{L}*|rahvatantsu(?:rühm|ansambel|selts)\\p{L}*|folkloras kopa|deju kolektīv\\p{L}*|folkloro ansambl\\p{L}*|néptánc ?(?:együttes|egyesület|csoport)\\p{L}*',
      'el tr': 'χορευτικό(?:ς)? (?:συγκρότημα|όμιλος|σύλλογος)|(?:halk oyunları|folklor) (?:derneği|topluluğu|ekibi)',
      'ar he': 'فرقة (?:ال)?فنون (?:ال)?شعبية|להקת (?:מחול עם|ריקודי עם)',
      'ja zh ko id': '民謡保存会|民俗芸能(?:保存会|団体)|民族舞蹈团|민속무용단|sanggar tari',
    },
  },
  {
    name: 'rehearsal room',
    bucket: 'Arts and culture',
    narrows: 'recording studio',
    words: {
      en: 'rehearsal (?:studios?|rooms?|spaces?)',
      'de nl': '*proberaum|*proberäume|*oefenruimte\\p{L}*|*repetitieruimte\\p{L}*',
      'sv da nb': '*replokal\\p{L}*|*øvelokale\\p{L}*|*øvingslokale\\p{L}*',
      'fr es pt it ca ro':
        "studios? de répétition|salas? de ensa(?:y|i)os?|locales? de ensayo|estúdios? de ensaio|sal[ae] prove|bucs? d['’]assaig|sal[ăi] de repetiții",
      'pl cs sk hr': 'sala prób|zkušebna|zkušebny|skúšobňa|prostor za probe',
      'ru uk': 'репетиционн\\p{L}+ баз\\p{L}+|репетиційн\\p{L}+ баз\\p{L}+',
      'fi et lv lt hu':
        'treenikämp\\p{L}*|prooviruum\\p{L}*|mēģinājumu telp\\p{L}*|repeticijų (?:bazė|patalp)\\p{L}*|próbaterem\\p{L}*',
      'el tr he': 'στούντιο προβών|προβάδικο|prova stüdyo\\p{L}*|חדרי? חזרות',
      'ja zh ko th id': 'リハーサルスタジオ|音楽スタジオ|排练室|排练房|練團室|합주실|ห้องซ้อมดนตรี|studio latihan band',
    },
  },
  {
    name: 'music or sound producer',
    bucket: 'Arts and culture',
    narrows: 'record label',
    parts: {
      'music producer':
        'musi|muzi|muzy|glaz|beat|hudeb|muusi|mūzi|zene|müzik|муз|музич|bit|битм|μουσικ|音楽|音乐|音樂|음악',
      'sound designer': 'sound|sonore|sonoro|саунд|サウンド|사운드|klang',
      'sound engineer':
        'tontech|ljudtek|lydtek|engineer|ingéni|ingenier|звукореж|geluidstech|hangmérn|dźwięk|zvuk|ηχολ',
    },
    words: {
      en: 'music (?:production|producers?)|beat ?makers?|sound (?:design(?:ers?)?|engineers?)|film composers?',
      'de nl':
        '*musikproduktion\\p{L}*|*musikproduzent\\p{L}*|*sounddesign\\p{L}*|*tontechniker\\p{L}*|*filmkomponist\\p{L}*|*muziekproducent\\p{L}*|*geluidstechnicus',
      'sv da nb':
        '*musikproduktion|*musikproducent\\p{L}*|*musikkprodusent\\p{L}*|*ljudtekniker|*lydtekniker|*ljuddesign\\p{L}*|*lyddesign\\p{L}*',
      'fr es pt it ca ro':
        'production musicale|beatmakers?|ingénieurs? du son|design sonore|sound designers?|producción musical|productor(?:es)? musical(?:es)?|ingenier[oa]s? de sonido|diseño sonoro|produção musical|produtor(?:es)? musica(?:l|is)|produzion[ei] musical[ei]|produttor[ei] musical[ei]|producció musical|producție muzicală',
      'pl cs sk hr sl sr':
        'produkcja muzyczna|producent muzyczny|realizator dźwięku|hudební (?:produkce|producent)|zvukař|hudobný producent|(?:glazben|muzičk|glasben)[ai] (?:produkcija|producent)',
      'ru uk':
        'музыкальн\\p{L}+ продюсер\\p{L}*|битмейкер\\p{L}*|саунд-?дизайн\\p{L}*|звукорежисс?[её]?р\\p{L}*|музичн\\p{L}+ продюсер\\p{L}*',
      'fi et lv lt hu':
        'musiikkituottaja\\p{L}*|äänisuunnitt\\p{L}*|muusikaprodut\\p{L}*|mūzikas produc\\p{L}*|muzikos prodiuser\\p{L}*|zenei producer\\p{L}*|hangmérnök\\p{L}*',
      'el tr he':
        'μουσική παραγωγή|ηχολήπτ\\p{L}+|müzik (?:prodüksiyon|yapımcı)\\p{L}*|ses tasarım\\p{L}*|הפקה מוזיקלית|מפיק מוזיקלי',
      'ja zh ko': '音楽制作|サウンドデザイン|音乐制作|音樂製作|음악 ?(?:제작|프로듀서)|사운드 ?디자인',
    },
  },
  {
    name: 'copywriter',
    bucket: 'Creative services',
    words: {
      en: 'copy ?writers?|copywriting (?:services?|agency)|ghost ?writers?|ghost ?writing services?',
      'de nl':
        '*texterin|*werbetexter\\p{L}*|*copywriter\\p{L}*|*textagentur\\p{L}*|*ghostwriter\\p{L}*|*tekstschrijver\\p{L}*|*tekstbureau\\p{L}*',
      'sv da nb': '*copywriter\\p{L}*|*tekstforfatter\\p{L}*|*textbyrå|*tekstbureau',
      'fr es pt it ca ro':
        'rédact(?:eurs?|rices?) (?:web|freelance|seo|publicitaires?)|concept(?:eur|rice)[- ]rédact(?:eur|rice)|copywriters?|redactor(?:a|es)? (?:freelance|web|publicitari[oa])|redator(?:a|es)? (?:freelance|publicitári[oa]|web)|redactors? (?:freelance|web)',
      'pl cs sk hr sl sr': 'copywriter\\p{L}*',
      'ru uk bg': 'копирайтер\\p{L}*|копірайтер\\p{L}*',
      'fi et lv lt hu': 'copywriter\\p{L}*|sisältökirjoitta\\p{L}*|szövegíró\\p{L}*',
      'el tr': 'κειμενογράφο[ςι]|metin yazar\\p{L}*',
      'he fa': 'קופירייטר\\p{L}*|کپی ?رایتر',
      'id vi': 'copywriter|penulis konten',
      'ja zh ko th': 'コピーライター|ライティング代行|文案策划|文案公司|文案撰寫|카피라이터|รับเขียนบทความ',
    },
  },
  {
    name: 'planetarium',
    bucket: 'Arts and culture',
    narrows: 'observatory',
    words: {
      en: 'planetari(?:ums?|a)',
      'de nl': '*planetarium|*planetarien|*planetaria',
      'sv da nb': '*planetarium|*planetariet|*planetarie',
      'fr es pt it ca ro':
        'planétariums?|planetarium|planetáriu?o?|(?<!(?:nivel|engranajes?|reductor(?:es)?) )planetario(?! della)|planetariul\\p{L}*',
      'pl cs sk hr sl sr': 'planetarium|planetárium|planetarij',
      'ru uk bg mk': 'планетари\\p{L}+|планетарі\\p{L}+',
      'fi et lv lt hu': 'planetaario|planetaarium|planetārij\\p{L}*|planetariumas|planetárium',
      'el tr': 'πλανητάριο|planetaryum',
      'ar he fa': 'قبة فلكية|القبة السماوية|פלנטריום|آسمان ?نما',
      'id vi': 'planetarium',
      'ja zh ko th': 'プラネタリウム|天象馆|天象館|천체투영관|플라네타륨|ท้องฟ้าจำลอง',
    },
  },
  {
    name: 'broadcaster',
    bucket: 'News and media',
    words: {
      en: 'public broadcast(?:er|ing)s?|broadcasting (?:company|corporation)',
      'de nl': '*rundfunkanstalt|*omroep|*omroepvereniging|*streekomroep',
      'sv nb': '*public service-?bolag|*kringkasting\\p{L}*',
      'fr es pt it': 'radiotélévision|radiotelevisión|radiotelevisão|radiotelevisione',
      'ru uk be kk': 'телерадиокомпани\\p{L}*|телерадіокомпан\\p{L}*|тэлерадыёкампан\\p{L}*',
      'mk sr': 'радиотелевизија|radio-?televizija',
      'is ka fa': 'ríkisútvarp\\p{L}*|საზოგადოებრივი მაუწყებ\\p{L}*|صدا و سیما',
      'ar he': 'هيئة الإذاعة|תאגיד השידור',
      'zh ko': '广播电视台|廣播電視|방송국|방송사',
    },
  },
  {
    name: 'fan club',
    bucket: 'Community',
    narrows: 'hobby club',
    words: {
      en: "fan ?clubs?|fan association|(?:supporters?|fans?)[’']? (?:clubs?|associations?|trusts?)",
      'de nl': '*fan-?club\\p{L}*|*supportersvereniging\\p{L}*|*supportersclub\\p{L}*',
      'sv da nb': '*fanklubb?\\p{L}*|*supporterklubb?\\p{L}*',
      'fr es pt it ca ro': 'fan[- ]clubs?|clubs? de (?:supporters?|fans)|clube de fãs|torcidas? organizadas?',
      'pl cs sk hr sl sr':
        'fan ?klub\\p{L}*|klub kibica|navijačk[ai] (?:skupina|klub)|klub navijača|udruženje navijača',
      'ru uk bg mk':
        'фан-? ?клуб\\p{L}*|клуб (?:болельщиков|фанатов|вболівальників|уболівальників|на навивачи)|фен ?клуб',
      'fi et lv lt hu':
        'faniklubi\\p{L}*|kannattajayhdisty\\p{L}*|fänniklubi\\p{L}*|fanu klub\\p{L}*|gerbėjų klub\\p{L}*|rajongói klub\\p{L}*|szurkolói (?:klub|csoport|kör)\\p{L}*',
      'el tr': 'σύνδεσμος φιλάθλων|taraftar (?:derneği|kulübü|grubu)',
      'ar he fa': 'رابطة (?:ال)?مشجعين|מועדון (?:אוהדים|מעריצים)|(?:باشگاه|کانون) هواداران',
      'id vi': 'fans ?club|klub penggemar|câu lạc bộ (?:người )?hâm mộ|hội cổ động viên',
      'ja zh ko th': 'ファンクラブ|粉丝俱乐部|球迷会|球迷協會|팬클럽|แฟนคลับ',
      'is hi': 'stuðningsmannaklúbb\\p{L}*|फैन क्लब',
    },
  },
  {
    name: 'board game club',
    bucket: 'Games',
    narrows: ['gaming community', 'role-playing game club'],
    words: {
      en: '(?:board|tabletop|card) games? (?:clubs?|groups?|nights?|societ(?:y|ies)|meet-?ups?)|wargam(?:es?|ing) (?:club|society)',
      'de nl':
        '*brettspielclub|*brettspielverein|*spieleverein|*brettspieltreff|*spieletreff|*bordspellenclub|*spellenclub|*spellenvereniging',
      'sv da nb': '*brädspelsklubb\\p{L}*|*brädspelsförening\\p{L}*|*brætspilsklub\\p{L}*|*brettspillklubb\\p{L}*',
      'fr es pt it ca ro':
        '(?:club|association) (?:de )?jeux de société|club(?:e)? de (?:juegos de mesa|jogos de tabuleiro|jocs de taula)|asociación de juegos de mesa|associazione ludica|club de jocuri de societate',
      'pl cs sk hr sr': 'klub gier(?: planszowych)?|klub deskových her|klub spoločenských hier|klub društvenih igara',
      'ru uk bg': 'клуб настольных игр|клуб настільних ігор|клуб за настолни игри',
      'fi et lv lt hu':
        'lautapeli(?:kerho|seura|yhdistys)\\p{L}*|lauamänguklubi\\p{L}*|galda spēļu klub\\p{L}*|stalo žaidimų klub\\p{L}*|társasjáték ?klub\\p{L}*',
      'el tr he': '(?:λέσχη|σύλλογος) επιτραπέζιων|kutu oyunu kulüb\\p{L}*|מועדון משחקי (?:קופסה|לוח)',
      'ja zh ko': 'ボードゲーム(?:サークル|クラブ)|桌游社|桌遊社|보드게임 ?(?:동호회|모임)',
    },
  },
  {
    name: 'esports organisation',
    bucket: 'Games',
    narrows: 'gaming community',
    words: {
      en: 'e-?sports(?: (?:teams?|organi[sz]ations?|clubs?|leagues?|arenas?))?',
      'de nl': '*e-?sport-?(?:verein|team|organisation|vereniging|club)\\p{L}*',
      'sv da nb': '*e-?sports?(?:förening|forening|klubb?|lag|hold)\\p{L}*',
      'fr es pt it ca ro':
        "(?:équipe|club|association|structure) d['’]e-?sports?|(?:equipos?|clubs?|equipes?) de e-?sports?|squadra (?:di )?e-?sports?",
      'pl cs sk hr': '(?:drużyna|organizacja) esportow\\p{L}+|e-?sportov(?:ý|á) (?:tým|organizace|tím)',
      'ru uk bg mk': 'киберспорт\\p{L}*|кіберспорт\\p{L}*|електронни спортове|е-?спорт',
      'fi et lv lt hu':
        'e-?urheilu\\p{L}*|e-?spordi\\p{L}*|e-?sporta|e\\.? ?sporto|e-?sport (?:egyesület|csapat|klub)\\p{L}*',
      'el tr': 'ομάδα e-?sports|e-?spor (?:takım|kulüb)\\p{L}*',
      'ar fa': '(?:ال)?رياضات (?:ال)?إلكترونية|ورزش(?: ?های)? الکترونیک',
      'ja zh ko th': 'eスポーツ|电竞|電競|e스포츠|이스포츠|อีสปอร์ต',
      'is hi': 'rafíþrótt\\p{L}*|ई-?स्पोर्ट्स',
    },
  },
];
