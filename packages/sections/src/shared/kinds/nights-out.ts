import type { Kind } from './kind.ts';

export const NIGHTS_OUT: readonly Kind[] = [
  {
    name: 'nightclub',
    bucket: 'Leisure',
    types: ['NightClub'],
    parts: {
      'strip club': 'strip',
      nightclub:
        'night|disco|disko|diskot|dance|techno|(?<!strip )club|klub|boîte|boate|ночн|нічн|yökerho|ööklubi|gece|κλαμπ|クラブ|夜店|夜总会|클럽',
    },
    words: {
      en: 'night ?clubs?|discotheques?|dance clubs?|techno clubs?|strip clubs?',
      'de nl': '*diskothek(?:en)?|*discothe(?:ek|ken)|*nachtclubs?|techno-?club',
      'sv da nb fi': '*nattklubb\\p{L}*|diskotek(?:et|er|en|erna|ene)?|*natklub\\p{L}*|*yökerho\\p{L}*',
      'fr es pt it ca ro':
        'boîtes? de nuit|discothèques?|discotecas?|boliche bailable|boates?|casa noturna|danceterias?|discotec(?:a|he)|discoteques?|clubs? de noapte|discotecă',
      'pl cs sk hr sl sr':
        'dyskotek\\p{L}+|klub(?:y)? nocn\\p{L}+|diskoték\\p{L}*|noční klub\\p{L}*|nočn(?:ý|é) klub\\p{L}*|noćni klub\\p{L}*|nočni klub\\p{L}*|diskotek\\p{L}+',
      'ru uk bg mk':
        'ночн\\p{L}+ клуб\\p{L}*|дискотек\\p{L}+|нічн\\p{L}+ клуб\\p{L}*|нощ\\p{L}+ клуб\\p{L}*|ноќн\\p{L}+ клуб\\p{L}*',
      'et lv lt hu':
        'ööklub(?:i|id)\\p{L}*|nakts ?klub\\p{L}+|naktin\\p{L}+ klub\\p{L}+|éjszakai (?:klub|szórakozóhely)\\p{L}*|diszkó\\p{L}*',
      'el tr': 'νυχτεριν(?:ό|ά) (?:κέντρ\\p{L}+|club)|gece kulü\\p{L}+|diskotek\\p{L}*',
      'ja zh ko vi': 'ナイトクラブ|夜总会|夜店|나이트클럽|vũ trường|hộp đêm',
    },
  },
  {
    name: 'karaoke bar',
    bucket: 'Leisure',
    narrows: 'bar',
    words: {
      en: '(?:private )?karaoke (?:bars?|rooms?|box|lounges?|clubs?|venue)',
      'de nl sv da nb fi': '*karaoke-?(?:bar|lounge|box|bars|rum|baari|kahvila|huoneet)',
      'fr es pt it ca ro':
        '(?:bars? (?:à |a )?|salles? de |locali? )karaok[ée]|karaok[éeê] (?:box|bar|privé|privad[oa]s?|club)|bar de karaoke',
      'pl cs sk hr sl sr': '(?:klub|bar|sal[ea]|pokoje) karaoke|karaoke (?:bar|box|klub|room)',
      'ru uk bg mk': 'караоке[- ]?(?:клуб|бар|зал)\\p{L}*',
      'el tr et lv lt hu': 'καραόκε (?:μπαρ|bar)|karaoke (?:bar|baar|bārs|baras|klubs|klubas|kulübü|evi)\\p{L}*',
      'id vi ja zh ko th':
        '(?:tempat|family) karaoke|karaoke keluarga|quán karaoke|phòng karaoke|カラオケ(?:ボックス|店|バー|ルーム)|量贩式?ktv|卡拉ok|노래방|노래연습장|코인노래|คาราโอเกะ',
    },
  },
  {
    name: 'casino or amusement arcade',
    bucket: 'Leisure',
    types: ['Casino'],
    parts: {
      casino: 'casin|kasin|казино|spielbank|カジノ|赌场|賭場|카지노|καζίνο',
      'bingo hall': 'bingo|бинго|ビンゴ',
      'poker club': 'poker|покер|ポーカー',
      'amusement arcade':
        'arcade|spielothek|spielhall|speelhal|speelautom|spelhall|spillehal|salle de jeux|salón recreativo|salões|sala giochi|salon gier|herna|herňa|игровые автоматы|pelihall|játékterem|ゲームセンター|游戏厅|遊藝場|오락실|パチンコ',
    },
    words: {
      en: '(?:resort |land[- ]based |online )?casinos? (?:and|&) (?:hotel|resort|entertainment)|casino (?:resorts?|hotels?|games)|bingo halls?|poker (?:rooms?|clubs?)|(?:amusement|video|penny|retro) arcades?',
      'de nl':
        '*spielbank(?:en)?|*spielothek(?:en)?|*spielhallen?|*speelhal(?:len)?|*speelautomatenhal(?:len)?|*bingohal',
      'sv da nb fi': '*spelhall(?:ar)?|*spillehal(?:ler)?|*bingohal(?:ler)?|*bingohall(?:er)?|*pelihalli\\p{L}*',
      'fr es pt it ca ro':
        "salles? de jeux? (?:d['’]arcade|vidéo)|casino et \\p{L}+|sal[óo]n(?:es)? de juegos? recreativos|salas? de bingo|sal[ae] (?:slot|bingo)|săli de jocuri de noroc|saló recreatiu",
      'pl cs sk hr sl sr': 'kasyn(?:o|a|em)|salon(?:y)? gier|(?:herna)|(?:herňa)|(?:igralnic\\p{L}+|kockarnic\\p{L}+)',
      'ru uk bg mk': 'казино и \\p{L}+|зал игровых автоматов|игрална зала',
      'et lv lt hu':
        'kasiino(?:d|ketid)?|spēļu zāle\\p{L}*|lošimo (?:namai|salon)\\p{L}*|(?:kaszinó|játékterem)\\p{L}*',
      'ja zh ko': 'パチンコ|ゲームセンター|电玩城|遊藝場|오락실|파칭코',
    },
  },
  {
    name: 'billiard hall',
    bucket: 'Leisure',
    parts: {
      'pool table shop': 'tables?|tische|tafels|bord (?:till|til)',
      'darts bar': 'dart|ダーツ|飞镖|飛鏢|다트',
      'snooker club': 'snooker|снукер|斯诺克',
      'billiard hall':
        'billiard|billard|biljart|biljard|pool(?! table)|billar|bilhar|bilar|bilard|kulečn|biliard|бильярд|більярд|piljard|biliárd|bilardo|μπιλιάρδ|ビリヤード|台球|撞球|당구',
    },
    words: {
      en: '(?:billiards?|snooker|darts) (?:halls?|clubs?|cent(?:re|er)s?|rooms?|lounges?|bars?|cafés?)|pool (?:halls?|rooms?)|(?:pool|snooker|billiard) tables?(?: (?:shop|manufacturers?|for sale))?',
      'de nl':
        '*billard(?:café|salon|center|halle|club|tische)|*snooker(?:hal|centrum|club|center)|*biljart(?:centrum|zaal|café|club|s)|*poolcentrum|*poolcafé|*dartcafé',
      'sv da nb fi':
        '*biljard(?:hall|klubb|salong|center|sali)|*billard(?:klub|café|hal)|*biljardsali\\p{L}*|*biljardbord',
      'fr es pt it ca ro':
        'salles? de billards?|billards? (?:club|et \\p{L}+)|(?:salón|salones|club|mesas) de billar(?:es)?|salón de pool|(?:salão|clube|mesas) de (?:sinuca|bilhar|snooker)|sala biliardi|biliardi(?: e \\p{L}+)?|club de billar|(?:sală|club) de biliard|mese de biliard',
      'pl cs sk hr sl sr':
        '(?:klub|sal[ea]) bilard\\p{L}+|bilard\\p{L}* (?:klub|i)|kręgle i bilard|bilard i \\p{L}+|kulečník\\p{L}*|billiard centrum|biliard(?:ový|ové)? (?:klub|centrum|stoly)|biljar(?:d)? ?(?:klub|sala|stolovi|centar)',
      'ru uk bg mk':
        'бильярд\\p{L}* ?(?:клуб|стол|зал)\\p{L}*|бильярдн\\p{L}+|більярд\\p{L}* ?(?:клуб|стол|зал)\\p{L}*|більярдн\\p{L}+|билярд ?(?:клуб|зала)|билијард\\p{L}* (?:клуб|сала)',
      'et lv lt hu':
        'piljard(?:isaal|iklubi|ilauad)\\p{L}*|biljarda (?:klubs|zāle|galdi)|biliardo (?:klubas|stalai|salė)|biliárd(?:szalon|klub|asztal)\\p{L}*',
      'el tr': 'μπιλιάρδ(?:ο|α) (?:και|club|αίθουσα)|(?:bilardo|snooker) (?:salon|masa|kulüb)\\p{L}*',
      'ja zh ko': 'ビリヤード場|ダーツバー|台球(?:厅|俱乐部|室)|撞球(?:館|場)|당구장|당구클럽',
    },
  },
  {
    name: 'fast food restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    types: ['FastFoodRestaurant'],
    parts: {
      'kebab shop': 'kebab|kebap|döner|shawarma|shoarma|chawarma|кебаб|шаурм|шаверм|ケバブ|케밥|gyros',
      'fried chicken shop': 'chicken|hähnchen|poulet|pollo|frango|炸鸡|炸雞|치킨|フライドチキン|tavuk',
      'fish and chip shop': 'fish|chip',
      'chip shop': 'frituur|friet|baraque à frites|friterie',
      'hot dog stand': 'hot ?dog|pølse|korv',
      'falafel shop': 'falafel|фалаф|פלאפל|فلافل',
      'snack bar': 'snackbar|imbiss|cafetaria|lanchonete|bufet|закусочн',
    },
    words: {
      en: '(?:burger|kebab|fried chicken|hot dog|sandwich|shawarma|falafel|fish (?:and|&) chips?|poke(?: bowl)?) (?:bars?|shops?|joints?|restaurants?|houses?|places?|takeaways?)|chicken (?:shops?|joints?|takeaways?)|fast food(?: restaurants?| chain)?|take-?away (?:food|menus?|restaurants?|shops?)|(?:chinese|indian|thai|pizza|local|food) take-?aways?|chip shops?|chippy|smashburgers?',
      'de nl':
        '*imbiss|*dönerladen|*döner kebab|*kebaphaus|*burgerladen|*burger ?restaurant|*schnellrestaurant|*snackbar|*frituur|*frietkraam|*cafetaria|*afhaalrestaurant|*shoarmazaak|*frietzaak|*eetkraam',
      'sv da nb fi':
        '*gatukök\\p{L}*|*snabbmat\\p{L}*|*hamburgerrestaurang\\p{L}*|*korvkiosk\\p{L}*|*grillbar\\p{L}*|*pølsevogn|*burgerrestaurant|*gatekjøkken\\p{L}*|*hampurilaisravintola\\p{L}*|*pikaruoka\\p{L}*|*grillikioski\\p{L}*|*kebabravintola\\p{L}*|*kebab-?pizzeria',
      'fr es pt it ca ro':
        'restauration rapide|fast-?food|friterie|snack kebab|burger (?:restaurant|maison)|sandwicherie|hamburgueser[íi]as?|comida rápida|hamburguer[íi]a(?:s)?|lancherias?|lanchonetes?|hamburgueria(?:s)?|pastelarias? e \\p{L}+ lanches|paninoteca|hamburgheria|kebabberia|rosticceri(?:a|e)|hamburgueseries?|fast ?-?food|șaormeri(?:e|i)|shaormerie',
      'pl cs sk hr sl sr':
        '(?:kebab|burger)(?:y|ownia|s)? (?:bar|i)|burgerowni\\p{L}+|bar(?:y)? szybkiej obsługi|(?:bistro|rychlé) občerstvení|(?:burgrárna|rychlé občerstvení|fast ?food)|(?:rýchle občerstvenie|burgráreň)|(?:brza hrana|hitra prehrana|ćevabdžinic\\p{L}*|ćevapdžinic\\p{L}*|burgernic\\p{L}+|kebabdžinic\\p{L}+)',
      'ru uk bg mk':
        'шаурм\\p{L}+|бургерн\\p{L}+|фаст-?фуд\\p{L}*|шаверм\\p{L}+|фастфуд\\p{L}*|бърз\\p{L}+ (?:хранене|закуски)|дюнер\\p{L}*|брза храна',
      'et lv lt hu':
        'kiirtoit\\p{L}*|burgeri(?:baar|restoran)\\p{L}*|burgeru (?:restorāns|bārs)|ātrās ēdināšanas|ātrā ēdināšana|kebabin\\p{L}+|mėsainių (?:restoranas|baras)|greito maisto|greitasis maistas|gyorsétterem\\p{L}*|gyros(?:os|bár)\\p{L}*|hamburgerező\\p{L}*|kebabos',
      'el tr':
        'σουβλατζίδικ\\p{L}+|ψητοπωλεί\\p{L}+|μπεργκεράδικ\\p{L}+|γυράδικ\\p{L}+|dönerci\\p{L}*|kebapçı\\p{L}*|hamburgerci\\p{L}*|köfteci\\p{L}*|fast ?food',
      'ar he fa':
        'مطعم (?:وجبات سريعة|برجر|شاورما|بروست)|وجبات سريعة|המבורגריה|שווארמה|פלאפליה|فست ?فود|کبابی|ساندویچی',
      'ja zh ko':
        'ハンバーガーショップ|ケバブ店|炸鸡店|汉堡店|快餐店|速食店|早餐店|햄버거 ?전문점|치킨 ?전문점|분식(?:집|점)|토스트 ?전문점',
    },
  },
  {
    name: 'bubble tea shop',
    bucket: 'Food and drink',
    narrows: 'café',
    words: {
      'en de nl sv da nb fi fr es pt it ca ro pl cs sk hr sl et lv lt hu id':
        '*bubble ?tea(?:shop| shops?| store| bar| café| salon| butik)?|boba (?:tea|shop|bar)|bubbletea',
      'ru uk bg el tr': 'бабл[- ]?ти|бабъл ти|bubble tea',
      'vi ja zh ko th':
        '(?:quán |tiệm )?trà sữa|タピオカ(?:ドリンク|専門店|ティー)|奶茶(?:店|加盟|品牌)?|手搖(?:飲|杯)|茶饮品牌|버블티|공차|ชานมไข่มุก|ร้านชานม',
      ar: 'بابل تي',
    },
  },
  {
    name: 'samba school',
    bucket: 'Arts and culture',
    narrows: 'dance school',
    words: {
      en: 'samba (?:schools?|bands?|drumming|percussion|groups?|classes|dancers)|(?:batucada|samba reggae|bloco) (?:band|group|drumming)|school of samba|batucada',
      'de nl':
        '*samba-?(?:schule|gruppe|band|trommel\\p{L}*|school|groep|bateria|tänzerinnen|show)|*batucada(?:-?gruppe)?|*sambaband\\p{L}*',
      'sv da nb fi': '*samba(?:skola|förening|skole|orkester|gruppe|grupp|koulu|forening|klubb|yhdisty\\p{L}+)(?:n)?',
      'fr es pt it ca ro':
        '(?:école|groupe|troupe) de (?:samba|batucada)|batucada(?: brésilienne)?|(?:escuela|grupo) de (?:samba|batucada)|escolas? de samba|(?:scuola|gruppo) di (?:samba|batucada)|escola de (?:samba|batucada)|grup de batucada|școală de samba',
      'pl cs sk hr sl sr':
        '(?:szkoła|grupa) samby|samba (?:škola|skupina|grupa|sola)|škol(?:a|y) samby|škola sambe|bubny a samba',
      'ru uk bg':
        '(?:школа|группа|барабанная школа) самбы|школа самби|училище по самба|самба[- ](?:школа|шоу|барабаны)',
      'ja zh ko': 'サンバ(?:スクール|教室|隊|団体)|エスコーラ|桑巴(?:舞)?(?:学校|學校|团|團)|삼바 ?(?:스쿨|학교|팀)',
    },
  },
  {
    name: 'circus',
    bucket: 'Arts and culture',
    parts: {
      'circus school':
        'school|schule|skol|écol|escuela|escola|scuola|szkoł|škol|škola|цирков\\S* (?:школа|студия)|koulu|pädagog|skills',
      'aerial or fire performers': 'aerial|fire|acrobat|feuersh|ildsh|eldsh|spectacle de feu',
      circus:
        'company|troupe|zelt|theater|compagnie|cirque|circo(?!l)|цирк|sirkus|tsirk|cirk|cirkusz|sirk|サーカス|马戏|馬戲|서커스|travelling|contemporary|big top',
    },
    words: {
      en: '(?:contemporary|new|youth|travelling|social|community|big top|family) circus(?:es)?|circus (?:company|school|skills|acts|troupe|arts)|(?:aerial|fire|acrobatic) (?:performers|shows?|acts)',
      'de nl':
        '*zirkus(?:schule|projekt|zelt|pädagogik|theater)|*kinderzirkus|*mitmachzirkus|*jugendzirkus|*circusschool|*jeugdcircus|*circustheater|*circusproject|*feuershow',
      'sv da nb fi':
        '*nycirkus|*cirkusskola|*cirkusskole|*sirkusskole|*nysirkus|*ungdomscirkus|*sirkuskoulu\\p{L}*|*nykysirkus\\p{L}*|*cirkusföreställning\\p{L}*',
      'fr es pt it ca ro':
        '(?:école|compagnie|arts) (?:de|du) cirque|cirque (?:contemporain|nouveau|traditionnel)|(?:escuela|compañía|artes) (?:de|del) circo|circo (?:contemporáneo|social|contemporâneo|contemporaneo)|(?:escola|companhia|artes) (?:de|do) circo|(?:scuola|compagnia|arti) (?:di |del )?circo|arti circensi|artes circenses|circ contemporani|companyia de circ|spectacol(?:e)? de circ',
      'pl cs sk hr sl sr':
        '(?:nowy cyrk|szkoła cyrkowa|sztuka cyrkowa|teatr cyrkowy)|(?:nový cirkus|cirkusov\\p{L}+ (?:škol|umění|soubor)\\p{L}*)|(?:nový cirkus|cirkusová škola)|(?:cirkusk\\p{L}+|cirkušk\\p{L}+) (?:umjetnost|škol|predstav|umetnost)\\p{L}*|suvremeni cirkus|savremeni cirkus',
      'ru uk bg':
        '(?:цирков\\p{L}+ (?:студи|школ|представлени|шоу|вистав)|госцирк|государственный цирк|державний цирк)\\p{L}*|цирково (?:училище|изкуство)',
      'et lv lt hu':
        'tsirkuse(?:kool|stuudio|etendus)\\p{L}*|cirka (?:skola|māksla|izrāde)|cirko (?:mokykla|studija|menas)|cirkusz(?:iskola|művészet|előadás)\\p{L}*|újcirkusz\\p{L}*',
      'el tr ja zh ko':
        '(?:σχολή|τέχνες) τσίρκου|sirk (?:okul|gösteri)\\p{L}*|サーカス(?:団|公演|学校)|马戏团|馬戲團|杂技团|雜技團|서커스단?',
    },
  },
  {
    name: 'puppet theatre',
    bucket: 'Arts and culture',
    narrows: 'theatre',
    words: {
      en: '(?:puppet|marionette|shadow) (?:theat(?:re|er)s?|shows?|company|plays?)|puppet(?:eers?|ry)|punch (?:and|&) judy',
      'de nl':
        '*figurentheater|*puppentheater|*marionettentheater|*kasperl?etheater|*puppenspiel(?:er|erin)?|*schattentheater|*poppentheater|*poppenkast|*poppenspeler',
      'sv da nb fi': '*dockteater\\p{L}*|*dukketeater|*dukketeatret|*figurteater|*nukketeatteri\\p{L}*|*dukkespil',
      'fr es pt it ca ro':
        '(?:théâtre de |compagnie de |spectacles? de )?marionnett(?:es?|istes?)|(?:teatro|compañía) de (?:títeres|marionetas|guiñol)|titiriteros?|(?:teatro|companhia) de (?:marionetas|fantoches|bonecos|formas animadas)|marionetistas?|(?:teatro|spettacoli) (?:di |dei )?(?:burattini|marionette|figura|pupi|ombre)|burattin(?:aio|ai|i)|titelles|teatr(?:ul)? de (?:păpuși|marionete)',
      'pl cs sk hr sl sr':
        'teatr(?:y|zyk)? (?:lalek|lalki|lalkow\\p{L}+|marionetek)|loutkov\\p{L}+ (?:divadl|film|představen)\\p{L}*|loutkoherec|bábkov\\p{L}+ divadl\\p{L}*|(?:kazalište|pozorište) lutaka|lutkarsk\\p{L}+|lutkovn\\p{L}+ (?:gledališ|predstav)\\p{L}*',
      'ru uk bg mk':
        '(?:театр\\p{L}* кукол|кукольн\\p{L}+ (?:театр|спектакл)\\p{L}*|театр\\p{L}* ляльок|ляльков\\p{L}+ (?:театр|вистав)\\p{L}*|куклен\\p{L}* (?:театър|театар|театри)|театър на куклите)',
      'et lv lt hu':
        'nukuteat(?:er|ri|rid)\\p{L}*|leļļu teātr\\p{L}+|lėlių (?:teatr|spektakl)\\p{L}+|bábszínház\\p{L}*|bábjáték\\p{L}*|bábelőadás\\p{L}*',
      'el tr ja zh ko':
        'κουκλοθέατρ\\p{L}+|θέατρο σκιών|καραγκιόζ\\p{L}+|kukla (?:tiyatro|gösteri)\\p{L}*|人形劇(?:団)?|人形浄瑠璃|木偶(?:剧|劇)(?:团|團)?|布袋戲|皮影(?:戏|戲)?|인형극(?:단)?',
    },
  },
];
