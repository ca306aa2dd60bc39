import type { Kind } from './kind.ts';

/** Where people go out in the evening or on a free day. */
export const NIGHTS_AND_OUTINGS: readonly Kind[] = [
  {
    name: 'nightclub',
    bucket: 'Leisure',
    types: ['NightClub'],
    words: {
      en: 'night ?clubs?|discotheques?|dance clubs?|techno clubs?|strip clubs?',
      'de nl': '*diskothek(?:en)?|*discothe(?:ek|ken)|*nachtclubs?|*tanzclub|techno-?club',
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
    name: 'paintball and laser tag arena',
    bucket: 'Leisure',
    narrows: 'amusement park',
    words: {
      en: '(?:paint ?ball|laser ?(?:tag|quest|game)|airsoft|axe[- ]throwing)(?: (?:arenas?|park|fields?|cent(?:re|er)s?|venue|site|arcades?|experience|games|parties|club))|paint ?ball|laser ?tag',
      'de nl':
        '*paintball(?:halle|anlage|feld|arena)?|*lasertag(?:-?arena|halle)?|*lasergame(?:n|s)?|*paintballen|*airsoft',
      'sv da nb fi': '*paintball(?:bana|bane|arena)?|*laserdome|*lasertag|*lasergame|*värikuulasota|*lasersota\\p{L}*',
      'fr es pt it ca ro':
        'paint-?ball|laser ?(?:game|tag|quest)|airsoft|lancer de haches?|campo (?:da )?(?:softair|paintball)',
      'pl cs sk hr sl sr': 'paintball|laser ?tag|laser ?(?:game|arena|aréna)|airsoft',
      'ru uk bg mk': 'пейнтбол\\p{L}*|пейнтбольн\\p{L}+|лазертаг\\p{L}*|страйкбол\\p{L}*|пејнтбол\\p{L}*',
      'et lv lt hu':
        'paintball\\p{L}*|peintbol\\p{L}*|lasertag\\p{L}*|lāzertag\\p{L}*|lazerių arena|šratasvyd\\p{L}+|dažasvyd\\p{L}+',
      'el tr': 'paintball|laser ?tag',
      'ja zh ko': 'サバゲー(?:フィールド)?|レーザータグ|真人cs|서바이벌 ?게임장',
    },
  },
  {
    name: 'fast food restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    types: ['FastFoodRestaurant'],
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
    name: 'rafting and canyoning operator',
    bucket: 'Sports and fitness',
    narrows: 'boat hire',
    words: {
      en: '(?:white[- ]?water |river )?rafting(?: (?:trips?|tours?|company|cent(?:re|er)|adventures?|school))?|canyoning(?: (?:trips?|tours?))?|canyoneering|bungee ?jump(?:s|ing)?|(?:kayak|canoe|packraft)(?:ing)? (?:tours?|trips|guides?|outfitters?)',
      'de nl sv da nb fi':
        '*rafting(?:touren|center|tour|tours|turer)?|*canyoning(?:touren|tours|turer)?|*bungee-?(?:jumping|springen)|*wildwasserrafting|*kanutouren|*kajaktouren|*kajaktouren|*forsränning|*koskenlasku\\p{L}*|*melontaretk\\p{L}+|*kanotäventyr|*kajakkturer',
      'fr es pt it ca ro':
        'rafting|canyoning|barranquismo|descenso (?:de|del) (?:ríos?|barrancos|cañones|sella)|canyonisme|eaux? vives?|hydrospeed|canoagem e \\p{L}+|canionismo|torrentismo|salto? elástico|barranquisme',
      'pl cs sk hr sl sr':
        'rafting\\p{L}*|spływ(?:y)? (?:kajakow|pontonow|dunajc)\\p{L}+|kanioning|(?:půjčovna lodí|vodácké kurzy|sjíždění řek)|splavovanie(?: riek)?|splavy? riek|kanjoning\\p{L}*|canyoning\\p{L}*',
      'ru uk bg mk':
        'рафтинг\\p{L}*|сплав\\p{L}* (?:по|на) (?:рек|байдарк|катамаран|реч|річ)\\p{L}*|каньонинг\\p{L}*|бънджи скокове|сплави по \\p{L}+|каньйонінг',
      'et lv lt hu':
        'raftimine|raft(?:ings|ing)\\p{L}*|kanuumatk\\p{L}*|laivu nom(?:a|as) un \\p{L}+|laivošan\\p{L}+|baidarių (?:nuoma|žygi)\\p{L}*|plaukimas baidarėmis|vadvízi \\p{L}+|evezőstúr\\p{L}+|kajaktúr\\p{L}+|kenutúr\\p{L}+',
      'el tr': 'ράφτινγκ|rafting|canyoning|rafting tur\\p{L}*',
      'id vi ja zh ko th':
        'arung jeram|rafting|ラフティング|キャニオニング|漂流(?:景区|公司)|泛舟|溯溪|래프팅|번지점프|ล่องแก่ง',
    },
  },
  {
    name: 'hot-air balloon operator',
    bucket: 'Travel and hospitality',
    words: {
      en: '(?:hot[- ]air )?balloon (?:rides?|flights?|tours?|trips|safaris?)|hot[- ]air balloon(?:s|ing)?',
      'de nl':
        '*ballonfahrt(?:en)?|*ballonfahren|*heißluftballon(?:e|s|fahrt|fahrten)?|*ballonvaart(?:en)?|*luchtballonvaart(?:en)?|*ballonvaren',
      'sv da nb fi':
        '*ballongflygning(?:ar)?|*luftballong(?:er)?|*ballonflyvning(?:er)?|*luftballonture|*ballongferd(?:er)?|*kuumailmapallo\\p{L}*',
      'fr es pt it ca ro':
        '(?:vols?|voyages?|baptêmes?) en (?:montgolfières?|ballon)|montgolfières?|(?:vuelos?|paseos?|viajes?) en globo(?: aerostático)?|globos? aerostáticos?|(?:passeios?|voos?) de balão|balonismo|voli? in mongolfiera|mongolfier[ae]|vols? en globus|(?:zbor|zboruri|plimbări) cu balonul|balon cu aer cald',
      'pl cs sk hr sl sr':
        '(?:loty|lot) balon\\p{L}+|(?:lety|let) balon\\p{L}+|balónové lety|vyhlídkové lety balonem|let(?:y|ovi)? balónom|let(?:ovi|enje|i)? balonom|poleti? z balonom|toplozračni balon\\p{L}*',
      'ru uk bg':
        'пол[её]т\\p{L}* на (?:воздушн\\p{L}+ )?шар\\p{L}*|політ\\p{L}* на (?:повітрян\\p{L}+ )?кул\\p{L}+|(?:летене|полет|полети) с балон',
      'et lv lt hu':
        'kuumaõhupall\\p{L}*|lidojum\\p{L}+ ar (?:gaisa )?balonu|gaisa balon\\p{L}+|skrydž\\p{L}+ (?:oro )?balion\\p{L}+|hőlégballon\\p{L}*',
      'el tr ja zh ko':
        '(?:πτήσεις|πτήση) με αερόστατο|(?:sıcak hava )?balon tur\\p{L}*|熱気球(?:体験|フライト|搭乗)?|热气球|熱氣球|열기구',
    },
  },
  {
    name: 'mountain guide',
    bucket: 'Sports and fitness',
    narrows: 'tour operator',
    words: {
      en: '(?:mountain|alpine|climbing|hiking|trekking|canyoning|ski touring|ifmga|uiagm) guides?|guided (?:climbs?|hikes?|hiking|mountaineering)|mountaineering (?:school|courses|expeditions)|alpine school',
      'de nl':
        '*bergführer\\p{L}*|*bergschule|*alpinschule|*wanderführer\\p{L}*|*bergwanderführer\\p{L}*|*berggids(?:en)?|*bergsportschool|*bergsteigerschule',
      'sv da nb fi':
        '*bergsguid(?:e|er)|*fjälledare|*fjällguid(?:e|er)|*bjergguide|*tindevegleder\\p{L}*|*fjellguide\\p{L}*|*fjellfører\\p{L}*|*breføring|*erä-?opas|*eräoppa\\p{L}+|*vuoristo-?oppa\\p{L}+',
      'fr es pt it ca ro':
        'guides? de (?:haute )?montagne|(?:bureau|compagnie) des guides|accompagnateurs? en (?:moyenne )?montagne|guías? de (?:alta |media )?montaña|escuela de (?:montaña|alpinismo)|guias? de montanha|guid[ae] alpin[ae]|guide alpine|scuola di (?:alpinismo|montagna)|accompagnat(?:ore|ori|rice) di media montagna|guies? de muntanya|ghi(?:d|zi) montan\\p{L}*',
      'pl cs sk hr sl sr':
        'przewodni(?:k|cy) (?:górsk|tatrzańsk|wysokogórsk)\\p{L}+|(?:horský|horští) (?:vůdce|průvodc\\p{L}+)|horsk(?:ý|í) vodc\\p{L}+|(?:gorsk|planinsk|visokogorsk)\\p{L}+ vodi[čć]\\p{L}*|gorski vodnik\\p{L}*',
      'ru uk bg mk':
        '(?:горн|гірськ|планинск)\\p{L}+ (?:гид|гід|водач)\\p{L}*|школа альпинизма|школа альпінізму|планински водач\\p{L}*|планински водич\\p{L}*',
      'et lv lt hu':
        'mägigiid\\p{L}*|kalnu gid\\p{L}+|kalnų gid\\p{L}+|hegyi ?vezető\\p{L}*|túravezető\\p{L}*|hegymászó ?iskola\\p{L}*',
      'el tr': 'οδηγ(?:ός|οί) βουνού|σχολή ορειβασίας|dağ rehber\\p{L}*|dağcılık (?:okul|eğitim)\\p{L}*',
      'ja zh ko': '山岳ガイド|登山ガイド|高山向导|高山嚮導|登山嚮導|산악가이드',
    },
  },
  {
    name: 'circus',
    bucket: 'Arts and culture',
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
  {
    name: 'padel and tennis centre',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    words: {
      en: '(?:padel|indoor tennis|pickleball|squash|badminton)(?: (?:and|&) (?:padel|tennis|squash|pickleball))? (?:cent(?:re|er)s?|courts?|halls?|arenas?|clubs?)|(?:book|rent) (?:a )?(?:padel|tennis|squash|badminton) courts?',
      'de nl':
        '*padel(?:halle|center|platz|plätze|park|zentrum|courts?|banen|baan|centrum)|*tennishalle|*tenniscenter|*squashcenter|*badmintonhalle|*tenniscentrum|*squashcentrum|*tennishal',
      'sv da nb fi':
        '*padelhall(?:en|ar)?|*padelcenter|*padelbanor|*padelbaner|*padelhal(?:len)?|*padelsenter|*padelkeskus|*padelkentt\\p{L}+|*padelhalli\\p{L}*|*tenniskeskus|*tennishalli\\p{L}*|*sulkapallohalli\\p{L}*|*squashcenter',
      'fr es pt it ca ro':
        '(?:centre|terrains?|club|courts?) de padel|padel (?:indoor|club|center|couvert)|(?:pistas?|canchas?|club|centro) de p[áa]del|(?:quadras?|arena|campos|clube) de (?:padel|beach tennis)|(?:campi|centro|circolo) (?:da |di )?padel|pistes de pàdel|teren(?:uri)? (?:de )?(?:padel|tenis)|arena beach tennis',
      'pl cs sk hr sl sr':
        '(?:korty|kort|hala) (?:do )?(?:padl\\p{L}*|padel\\p{L}*|tenis\\p{L}+|squash\\p{L}*)|(?:padelov|tenisov|squashov|badmintonov)\\p{L}+ (?:hal|kurt|centr|dvor|ihrisk)\\p{L}*|(?:padel|teniski|tenis|squash) (?:teren|centar|center|igrišč|hala|igrišča)\\p{L}*',
      'ru uk bg mk': '(?:теннисн|падел|сквош|тенісн|тенис)\\p{L}*[- ](?:корт|центр|клуб|центар|терен)\\p{L}*',
      'et lv lt hu':
        'padeli(?:keskus|väljak|hall)\\p{L}*|tenni(?:sekeskus|sehall|seväljak)\\p{L}*|padel(?:a|o)? (?:kort|halle|centr|aren)\\p{L}*|teniso (?:kort|aren|centr)\\p{L}*|tenisa (?:kort|halle|centr)\\p{L}*|padel ?(?:pálya|klub|center|park)\\p{L}*|(?:tenisz|squash|tollas)(?:pálya|csarnok|centrum|központ)\\p{L}*',
      'el tr ja zh ko':
        'γήπεδα (?:padel|τένις)|(?:padel|tenis) (?:kort|kulüb)\\p{L}*|パデル(?:コート|施設)|テニスコート(?:レンタル)?|インドアテニス|网球馆|匹克球馆|羽毛球馆|羽球館|테니스장|배드민턴장|파델',
    },
  },
  {
    name: 'tourist information office',
    bucket: 'Travel and hospitality',
    types: ['TouristInformationCenter'],
    words: {
      en: 'tourist (?:information|board|office)(?: (?:cent(?:re|er)s?|offices?))?|(?:tourism|visitors?) (?:board|bureau)|tourism (?:cent(?:re|er)|office)|convention (?:and|&) visitors bureau|destination (?:management|marketing) organi[sz]ations?|official (?:tourism|tourist|travel|visitor) (?:site|website|guide|information)',
      'de nl':
        '*touristinformation\\p{L}*|*tourist-?information|*tourismusverband\\p{L}*|*tourismusverein\\p{L}*|*fremdenverkehrsamt|*tourismusbüro|*tourist-?info|*verkehrsverein|*kurverwaltung|*vvv-?kantoor|*toeristisch informatiepunt|dienst toerisme|*tourismusregion',
      'sv da nb fi':
        '*turistbyrå\\p{L}*|*turistinformation\\p{L}*|*turistbureau\\p{L}*|*turistforening|*turistkontor\\p{L}*|*turistinformasjon\\p{L}*|*matkailuneuvonta\\p{L}*|*matkailuinfo\\p{L}*|*turistinfo\\p{L}*',
      'fr es pt it ca ro':
        "offices? (?:de|du) tourisme|syndicat d['’]initiative|oficinas? de (?:información )?tur[ií]s(?:mo|tica)|patronato de turismo|postos? de turismo|centro de informações turísticas|portal (?:oficial )?de turismo|pro ?loco|(?:ufficio|ufficio informazioni|azienda di promozione) turistic[oa]|consorzio turistico|informazioni turistiche|oficin(?:a|es) de turisme|centr(?:u|ul) (?:național )?de (?:informare|informații) turistic\\p{L}*",
      'pl cs sk hr sl sr':
        '(?:centrum|punkt) informacji turystycznej|organizacja turystyczna|informacja turystyczna|turistick(?:é|á) (?:informační|informačná|informačné) (?:centrum|kancelária)|destinační (?:agentura|společnost)|oblastná organizácia cestovného ruchu|turističk\\p{L}+ (?:zajednic|organizacij|informativn|ured)\\p{L}*|turistično ?-?informacijsk\\p{L}+|turističn\\p{L}+ (?:zvez|društv|organizacij)\\p{L}*|zavod za turizem',
      'ru uk bg mk':
        'туристск\\p{L}+[- ]информационн\\p{L}+ центр\\p{L}*|туристическ\\p{L}+ (?:информационн\\p{L}+ )(?:центр|портал)\\p{L}*|туристичн\\p{L}+ інформаційн\\p{L}+ центр\\p{L}*|туристическ\\p{L}+ информационен център|туристичк\\p{L}+ (?:организациј|информативен)\\p{L}*',
      'et lv lt hu':
        'turismiinfo(?:keskus|punkt)?\\p{L}*|tūrisma informācijas|turizmo informacijos|turizmo (?:ir verslo )?informacijos centr\\p{L}+|tourinform\\p{L}*|turisztikai (?:egyesület|információs|szervezet|hivatal)\\p{L}*|turistainformáció\\p{L}*',
      'el tr':
        '(?:γραφείο|κέντρο) τουρισ(?:τικών|μού|τικής) ?(?:πληροφοριών|πληροφόρησης)?|turizm (?:danışma|bilgi|ofis)\\p{L}*',
      'ja zh ko': '観光協会|観光案内所|旅游局|旅客服务中心|觀光局|旅遊服務中心|관광안내소|관광협회|관광공사',
      'is sq id vi':
        'upplýsingamiðstöð\\p{L}*|ferðamálastof\\p{L}+|zyr\\p{L}+ (?:e )?informacionit turistik|dinas pariwisata|trung tâm (?:thông tin|xúc tiến) du lịch|sở du lịch',
    },
  },
  {
    name: 'airport',
    bucket: 'Transport',
    types: ['Airport'],
    words: {
      en: 'airports? (?:authority|commission|operators?|operating company|management company)|(?:aerodrome|airfield) operators?|official (?:web)?site of \\p{L}+ (?:international |regional )?airport',
      'de nl':
        '*flughafen(?:betreiber|betreibergesellschaft|gesellschaft)|*flugplatz(?:betreiber|gesellschaft|halter)|flughafen \\p{L}+ gmbh|*luchthaven(?:beheerder|exploitant)',
      'sv da nb fi':
        '*flygplats(?:bolag|operatör|hållare)\\p{L}*|*lufthavns?(?:operatør|selskab|selskap)\\p{L}*|*flyplassoperatør\\p{L}*|*lento(?:asema|kenttä)yhtiö\\p{L}*',
      'fr es pt it ca ro':
        "(?:gestionnaire|exploitant|société) (?:d|de l)['’]aéroports?|(?:gestor|operador) (?:de aeropuertos|de aeroportos|aeroportuari[oa]?)|(?:gestora|operadora|administradora) (?:de aeroportos|aeroportuária)|gestore aeroportuale|società di gestione aeroportuale|operator aeroportuar|regia autonomă aeroport\\p{L}*",
      'pl cs sk hr sl sr':
        'zarządca lotniska|zarządzający lotniskiem|port lotniczy \\p{L}+ (?:s\\.a\\.|sp\\. z o\\.o\\.)|provozovatel letiště|provozovateľ letiska|operater (?:zračne luke|aerodroma)|zračna luka \\p{L}+ d\\.o\\.o|upravljavec letališča',
      'ru uk bg mk': '(?:оператор|управляющая компания) аэропорт\\p{L}+|оператор аеропорт\\p{L}+|летищен оператор',
      'et lv lt hu':
        'lennujaama (?:käitaja|operaator)|lidostas (?:operators|pārvalde)|oro uost(?:o|ų) (?:valdytoj|administracij)\\p{L}+|repülőtér-?(?:üzemeltető|társaság)\\p{L}*',
      'el tr':
        'διαχείριση αεροδρομίων|φορέας διαχείρισης αεροδρομίου|(?:havalimanı|havalimanları|havaalanı) işletme\\p{L}*',
      'ja zh ko': '空港(?:運営|ビル)株式会社|空港ビルディング|机场集团|机场管理(?:公司|有限公司)|機場公司|공항공사',
    },
  },
  {
    name: 'shopping centre',
    bucket: 'Retail',
    types: ['ShoppingCenter'],
    words: {
      en: '(?:shopping|retail|outlet) (?:cent(?:re|er)s?|malls?|parks?|villages?|arcades?)|shopping mall|(?:designer|factory) outlet(?: cent(?:re|er))?',
      'de nl':
        '*einkaufszentrum|*einkaufscenter|*shoppingcenter|*einkaufspassage|*outletcenter|*winkelcentrum|*outletcentrum',
      'sv da nb fi':
        '*köpcentr(?:um|et)|*köpcenter|*shoppingcenter|*galleria och \\p{L}+|*storcenter|*butikscenter|*kjøpesenter\\p{L}*|*kauppakeskus\\p{L}*|*kauppakeskuk\\p{L}+',
      'fr es pt it ca ro':
        'centres? commercia(?:l|ux)|galerie marchande|village de marques|centros? comercia(?:l|les|is)|shopping center|centr[oi] commercial[ei]|outlet village|centre comercial|centru(?:l)? comercial',
      'pl cs sk hr sl sr':
        '(?:centrum|galeria) handlow(?:e|a)|(?:nákupní|obchodní) (?:centrum|galerie)|nákupné centrum|obchodné centrum|(?:trgovački|trgovinski|tržni|šoping|shopping) (?:centar|center)|nakupovaln\\p{L}+ (?:središč|center)\\p{L}*|tržn\\p{L}+ cent\\p{L}+|nakupovalno središče',
      'ru uk bg mk':
        '(?:торгово-развлекательн|торгов)\\p{L}+ (?:центр|комплекс)\\p{L}*|трц|(?:торгово-розважальн|торговельн)\\p{L}+ (?:центр|комплекс)\\p{L}*|(?:търговски|трговски) (?:център|центар)|мол (?:софия|варна)',
      'et lv lt hu':
        'kaubanduskesku\\p{L}*|ostukesku\\p{L}*|tirdzniecības centr\\p{L}+|prekybos (?:ir pramogų )?centr\\p{L}+|bevásárlóközpont\\p{L}*',
      'el tr': 'εμπορικ(?:ό|ά) κέντρ(?:ο|α)|alışveriş merkez\\p{L}*|avm',
      'ar he fa': '(?:مركز|مول) (?:ال)?تسوق|المراكز التجارية|מרכז (?:קניות|מסחרי)|קניון|(?:مرکز|مجتمع) (?:خرید|تجاری)',
      'id vi ja zh ko th':
        'pusat perbelanjaan|trung tâm thương mại|ショッピング(?:センター|モール)|购物中心|購物中心|奥特莱斯|쇼핑센터|ศูนย์การค้า|ห้างสรรพสินค้า',
    },
  },
];
