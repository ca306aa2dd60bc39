import type { Kind } from './kind.ts';

export const TEAM_SPORTS: readonly Kind[] = [
  {
    name: 'football club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    words: {
      en: '(?:football|soccer|futsal) (?:club|academy|team)',
      'de nl':
        '*fußballverein|*fußballclub|*fußballschule|*fußballabteilung|*voetbalclub|*voetbalvereniging|*voetbalschool',
      'sv da nb':
        '*fotbollsklubb*|*fotbollsförening*|*fotbollslag|*fodboldklub*|*fodboldskole|*fotballklubb*|*fotballag',
      'fr es pt it ca ro':
        '(?:club|école) de (?:football|foot|futsal)|(?:club|escuela) de (?:fútbol|futsal)|clube de futebol|escolinha de futebol|(?:scuola|società) calcio|associazione calcio|club de futbol|escola de futbol|club(?:ul)? de fotbal|academi[ea] de fotbal',
      'pl cs sk hr sl sr':
        'klub piłkarski|szkółka piłkarska|akademia piłkarska|fotbalový (?:klub|oddíl)|futbalový klub|(?:nogometni|fudbalski) (?:klub|kamp)|škola (?:nogometa|fudbala)|nogometna (?:šola|akademija)',
      'ru uk bg mk': 'футбольн* (?:клуб|школ|команд|академ)*|школа футбола|футболен клуб|фудбалски клуб',
      'fi et lv lt hu':
        '*jalkapalloseura*|*jalkapallokoulu|*jalgpalliklubi*|*jalgpallikool*|futbola (?:klub|skol)*|futbolo (?:klub|mokykl|akademij)*|*labdarúgó (?:klub|egyesület|akadémia)|futballklub|fociiskola',
      'el tr': 'ποδοσφαιρικ* (?:σύλλογος|όμιλος|ακαδημία)|ακαδημία ποδοσφαίρου|futbol (?:kulübü|okulu|akademisi)',
      'ar he fa':
        '(?:نادي|أكاديمية) (?:ال)?كرة (?:ال)?قدم|מועדון כדורגל|בית ספר לכדורגל|(?:باشگاه|مدرسه|آکادمی) فوتبال',
      'id vi is th sq hi':
        '(?:klub|akademi|sekolah) sepak ?bola|(?:câu lạc bộ|học viện) bóng đá|knattspyrnufélag*|สโมสรฟุตบอล|klub(?:i)? i?f?utbolli*|फुटबॉल (?:क्लब|अकादमी)',
      'ja zh ko':
        'サッカー(?:クラブ|スクール)|フットサルクラブ|足球俱乐部|足球俱樂部|足球学校|축구클럽|축구단|유소년축구',
    },
  },
  {
    name: 'basketball club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    words: {
      en: 'basketball (?:club|academy|team|league)',
      'de nl': '*basketballverein|*basketballclub|*basketballabteilung|*basketbalvereniging|*basketbalclub',
      'sv da nb': '*basketklubb*|*basketförening*|*basketbollklubb|*basketballklub*|*basketballklubb*',
      'fr es pt it ca ro':
        'club de (?:basket|baloncesto|bàsquet|baschet)*|(?:escuela|escola) de (?:baloncesto|bàsquet|basquete*)|clube de basquet*|(?:società|associazione|scuola) (?:di )?(?:basket|pallacanestro)',
      'pl cs sk hr sl sr':
        'klub koszykarski|klub koszykówki|basketbalový klub|(?:košarkaški|košarkarski) klub|škola košarke|košarkarska šola',
      'ru uk bg mk': 'баскетбольн* (?:клуб|школ|команд)*|школа баскетбола|баскетболен клуб|кошаркарски клуб',
      'fi et lv lt hu':
        '*koripalloseura*|*korvpalliklubi*|basketbola (?:klub|skol)*|krepšinio (?:klub|mokykl)*|kosárlabda ?(?:klub|egyesület|akadémia)',
      'el tr': '(?:σύλλογος|ακαδημία) (?:μπάσκετ|καλαθοσφαίρισης)|basketbol (?:kulübü|okulu|akademisi)',
      'ar he fa': '(?:نادي|أكاديمية) (?:ال)?كرة (?:ال)?سلة|מועדון כדורסל|(?:باشگاه|مدرسه) بسکتبال',
      'id vi is th sq hi':
        'klub basket*|akademi basket|câu lạc bộ bóng rổ|körfuknattleiks*|สโมสรบาสเกตบอล|klub(?:i)? i?b?asketbolli*|बास्केटबॉल क्लब',
      'ja zh ko': 'バスケットボール(?:クラブ|スクール)|ミニバス|篮球俱乐部|籃球俱樂部|농구클럽|농구교실',
    },
  },
  {
    name: 'volleyball club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    words: {
      en: '(?:beach )?volleyball (?:club|academy|team)',
      'de nl': '*volleyballverein|*volleyballclub|*volleyballabteilung|*volleybalvereniging|*volleybalclub',
      'sv da nb': '*volleybollklubb*|*volleybollförening*|*volleyballklub*|*volleyballklubb*',
      'fr es pt it ca ro':
        'club de (?:volley|volleyball|voleibol|vòlei|volei)|clube de (?:vôlei|voleibol)|(?:società|associazione) (?:di )?(?:pallavolo|volley)|pallavolo (?:maschile|femminile)|club(?:ul)? de volei',
      'pl cs sk hr sl sr': 'klub siatkarski|klub siatkówki|volejbalový (?:klub|oddíl)|odbojkaški klub|odbojkarski klub',
      'ru uk bg mk': 'волейбольн* (?:клуб|школ)*|школа волейбола|волейболен клуб|одбојкарски клуб',
      'fi et lv lt hu':
        '*lentopalloseura*|*võrkpalliklubi*|volejbola klub*|tinklinio klub*|röplabda ?(?:klub|egyesület|akadémia)',
      'el tr': '(?:σύλλογος|ακαδημία) (?:βόλεϊ|πετοσφαίρισης)|voleybol (?:kulübü|okulu)',
      'ar he fa': 'نادي (?:ال)?كرة (?:ال)?طائرة|מועדון כדורעף|باشگاه والیبال',
      'id vi is th sq hi':
        'klub (?:bola )?voli|câu lạc bộ bóng chuyền|blakfélag*|blakdeild*|สโมสรวอลเลย์บอล|klub(?:i)? i?v?olejbolli*|वॉलीबॉल क्लब',
      'ja zh ko': 'バレーボール(?:クラブ|チーム)|排球俱乐部|排球俱樂部|배구클럽',
    },
  },
  {
    name: 'handball club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    words: {
      en: 'handball (?:club|academy|team)',
      'de nl': '*handballverein|*handballclub|*handballabteilung|*handbalvereniging|*handbalclub',
      'sv da nb': '*handbollsklubb*|*handbollsförening*|*håndboldklub*|*håndballklubb*',
      'fr es pt it ca ro':
        'club de (?:handball|balonmano|handbol)|clube de (?:andebol|handebol)|(?:società|associazione) (?:di )?pallamano|club(?:ul)? de handbal',
      'pl cs sk hr sl sr':
        'klub piłki ręcznej|(?:házenkářský|házená[rř]sk[ýy]|hádzanársky) (?:klub|oddíl)|rukometni klub|rokometni klub',
      'ru uk bg mk': 'гандбольн* (?:клуб|школ)*|хандбален клуб|ракометен клуб',
      'fi et lv lt hu':
        '*käsipalloseura*|*käsipalliklubi*|handbola klub*|rankinio klub*|kézilabda ?(?:klub|egyesület|akadémia)|kézilabda club',
      'el tr': '(?:σύλλογος|τμήμα) (?:χάντμπολ|χειροσφαίρισης)|hentbol (?:kulübü|okulu)',
      'ar he fa': 'نادي (?:ال)?كرة (?:ال)?يد|מועדון כדוריד|باشگاه هندبال',
      'id vi is th sq hi':
        'klub bola tangan|câu lạc bộ bóng ném|handknattleiks*|สโมสรแฮนด์บอล|klub(?:i)? i?h?endbolli*|हैंडबॉल क्लब',
      'ja zh ko': 'ハンドボール(?:クラブ|チーム)|手球俱乐部|핸드볼클럽',
    },
  },
  {
    name: 'rugby club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    words: {
      en: 'rugby (?:football )?(?:union )?(?:club|league club|academy)|touch rugby',
      'de nl': '*rugbyclub|*rugbyverein|*rugby-club',
      'sv da nb': '*rugbyklubb*|*rugbyförening|*rugbyklub*',
      'fr es pt it ca ro':
        '(?:club|école) de rugby|rugby club|(?:club|escuela) de rugby|clube de (?:rugby|râguebi)|(?:società|associazione|scuola) (?:di )?rugby|club(?:ul)? de rugby',
      'pl cs sk hr sl sr': 'klub rugby|rugby klub|ragbyový klub|ragbi klub',
      'ru uk bg mk': 'регби-клуб|регбийн* (?:клуб|школ)*|регбі-клуб|ръгби клуб|рагби клуб',
      'fi et lv lt hu': '*rugbyseura|*ragbiklubi*|regbija klub*|regbio klub*|rögbi ?(?:klub|egyesület)',
      'el tr': '(?:σύλλογος|ομάδα) ράγκμπι|ragbi kulübü',
      'ar he fa': 'نادي (?:ال)?رجبي|מועדון רוגבי|باشگاه راگبی',
      'id vi is th sq hi': 'klub rugbi|câu lạc bộ bóng bầu dục|ruðningsfélag*|สโมสรรักบี้|klub(?:i)? i?r?agbi*|रग्बी क्लब',
      'ja zh ko': 'ラグビー(?:クラブ|スクール)|橄榄球俱乐部|橄欖球俱樂部|럭비클럽',
    },
  },
  {
    name: 'cricket or baseball club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    parts: {
      'cricket club': 'cricket|críquete|クリケット|крикет',
      'baseball club': 'baseball|béisbol|beisbol|honkbal|野球|棒球|야구|бейсбол|little league',
      'softball club': 'softball',
    },
    words: {
      en: '(?:cricket|baseball|softball) (?:club|academy|team|league)|little league',
      'de nl':
        '*baseballverein|*baseballclub|*cricketclub|*softballclub|*honkbalvereniging|*honkbalclub|*cricketvereniging',
      'sv da nb': '*basebollklubb*|*cricketklubb*|*baseballklub*|*cricketklub*',
      'fr es pt it ca ro':
        'club de (?:baseball|béisbol|beisbol|cricket)|clube de (?:beisebol|críquete)|(?:società|associazione) (?:di )?(?:baseball|cricket)|club(?:ul)? de (?:oină|baseball)',
      'pl cs sk hr sl sr': 'klub baseballowy|(?:baseballový|bejzbalový|kriketový) klub|(?:bejzbol|baseball) klub',
      'ru uk bg mk': '(?:бейсбольн|крикетн)* клуб*|бейзболен клуб',
      'fi et lv lt hu':
        '*baseball-seura|*pesäpalloseura*|*pesäpallokoulu|*pesapalliklubi*|beisbola klub*|beisbolo klub*|baseball ?(?:klub|egyesület)',
      'el tr': '(?:σύλλογος|όμιλος) (?:κρίκετ|μπέιζμπολ)|beyzbol kulübü',
      'ar he fa': 'نادي (?:ال)?(?:كريكيت|بيسبول)|מועדון (?:בייסבול|קריקט)|باشگاه (?:کریکت|بیسبال)',
      'id vi is th sq hi':
        'klub (?:bisbol|kriket)|câu lạc bộ bóng chày|สโมสร(?:คริกเก็ต|เบสบอล)|klub(?:i)? i?(?:kriketit|bejsbollit)|क्रिकेट (?:क्लब|अकादमी)',
      'ja zh ko': '少年野球|野球(?:クラブ|教室|チーム)|棒球俱乐部|棒球隊|야구클럽|야구교실|리틀야구',
    },
  },
  {
    name: 'hockey club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    words: {
      en: '(?:ice |field |roller |inline )?hockey (?:club|academy|team)|floorball (?:club|team)',
      'de nl':
        '*hockeyclub|*hockeyverein|*eishockey(?:club|verein)|*floorball(?:club|verein)|*unihockey*|*hockeyvereniging|*ijshockeyvereniging|*floorballvereniging',
      'sv da nb':
        '*hockeyklubb*|*ishockeyförening*|*innebandyklubb*|*innebandyförening*|*bandyklubb*|*ishockeyklub*|*floorballklub*',
      'fr es pt it ca ro':
        'club de (?:hockey|hoquei|floorball)|clube de hóquei|(?:società|associazione) (?:di )?(?:hockey|floorball)|club(?:ul)? de hochei',
      'pl cs sk hr sl sr':
        'klub hokejowy|klub unihokeja|(?:hokejový|florbalový|hokejbalový) (?:klub|oddíl)|hokejaški klub|hokejski klub|floorball klub',
      'ru uk bg mk': 'хоккейн* (?:клуб|школ|команд)*|хокейн* (?:клуб|школ)*|хокеен клуб|хокејски клуб',
      'fi et lv lt hu':
        '*jääkiekkoseura*|*kiekkoseura|*kiekkokoulu|*salibandyseura*|*jäähokiklubi*|*saalihokiklubi*|hokeja (?:klub|skol)*|florbola klub*|ledo ritulio (?:klub|mokykl)*|jégkorong ?(?:klub|egyesület|akadémia)|floorball ?egyesület',
      'el tr': '(?:σύλλογος|όμιλος) χόκεϊ|(?:buz )?hokeyi? kulübü',
      'ar he fa': 'نادي (?:ال)?هوكي|מועדון הוקי|باشگاه هاکی',
      'id vi is th sq hi':
        'klub hoki|câu lạc bộ khúc côn cầu|íshokkífélag*|สโมสรฮอกกี้|klub(?:i)? i?h?okej*|हॉकी (?:क्लब|अकादमी)',
      'ja zh ko': 'アイスホッケー(?:クラブ|チーム)|フロアボール(?:クラブ|チーム)|冰球俱乐部|曲棍球俱乐部|하키클럽',
    },
  },
  {
    name: 'racket sports club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    words: {
      en: '(?:table[- ]tennis|pickleball|racketball) (?:club|centre|center|academy)|badminton (?:association|federation|academy)',
      'de nl':
        '*badmintonverein|*badmintonclub|*tischtennisverein|*tischtennisclub|*tischtennisabteilung|*badmintonvereniging|*tafeltennisvereniging|*squashbaan|*squashbanen',
      'sv da nb': '*badmintonklubb*|*bordtennisklubb*|*badmintonklub*|*bordtennisklub*|*squashklub*',
      'fr es pt it ca ro':
        'club de (?:badminton|tennis de table|ping-pong|squash|tenis de mesa|bàdminton)|tennis de table club|clube de (?:badminton|ténis de mesa|tênis de mesa)|(?:società|associazione) (?:di )?(?:badminton|tennistavolo|squash)|club(?:ul)? de (?:badminton|tenis de masă)',
      'pl cs sk hr sl sr':
        'klub (?:badmintona|tenisa stołowego|squasha)|(?:badmintonový|stolnotenisový) (?:klub|oddíl)|oddíl stolního tenisu|badmintonsk[iy] klub|stolnoteniski klub|namiznoteniški klub|badminton klub',
      'ru uk bg mk':
        '(?:клуб|школа|секция) (?:бадминтона|настольного тенниса|настільного тенісу|бадмінтону|сквоша)|клуб по (?:бадминтон|тенис на маса)|пингпонгарски клуб',
      'fi et lv lt hu':
        '*sulkapalloseura*|*pöytätennisseura*|*sulgpalliklubi*|*sulgpallikool|*lauatenniseklubi*|(?:badmintona|galda tenisa) (?:klub|skol)*|(?:badmintono|stalo teniso) (?:klub|mokykl)*|(?:tollaslabda|asztalitenisz|squash) ?(?:klub|egyesület|club)',
      'el tr':
        '(?:σύλλογος|όμιλος) (?:αντιπτέρισης|μπάντμιντον|επιτραπέζιας αντισφαίρισης)|(?:badminton|masa tenisi|squash) kulübü',
      'ar he fa':
        'نادي (?:ال)?(?:تنس الطاولة|كرة الطاولة|كرة الريشة|بادمنتون)|מועדון (?:טניס שולחן|בדמינטון|סקווש)|باشگاه (?:بدمینتون|تنیس روی میز)',
      'id vi is th sq hi':
        'klub (?:bulu ?tangkis|tenis meja)|câu lạc bộ (?:cầu lông|bóng bàn)|badmintonfélag*|borðtennisfélag*|สโมสรแบดมินตัน|klub(?:i)? i? ?pingpongut|बैडमिंटन (?:क्लब|अकादमी)',
      'ja zh ko':
        '卓球(?:クラブ|教室|スクール)|バドミントン(?:クラブ|教室)|乒乓球俱乐部|羽毛球俱乐部|桌球俱樂部|탁구장|탁구클럽|배드민턴클럽',
    },
  },
  {
    name: 'gymnastics club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    words: {
      en: '(?:gymnastics|acrobatics|cheerleading|rhythmic gymnastics) (?:club|academy|school|centre|center)',
      'de nl':
        '*turnverein|*turnclub|*kunstturn*|*gymnastikverein|*cheerleadingverein|*turnvereniging|*gymnastiekvereniging|*gymvereniging',
      'sv da nb': '*gymnastikförening*|*gymnastikklubb*|*gymnastikforening*|*turnforening*|*turnklubb',
      'fr es pt it ca ro':
        'club de (?:gymnastique|gym|gimnasia|gimnàstica)|gymnastique (?:artistique|rythmique)|gimnasia (?:artística|rítmica)|clube de ginástica|ginástica (?:artística|rítmica)|(?:società|associazione) (?:di )?ginnastica|ginnastica (?:artistica|ritmica)|gimnàstica (?:artística|rítmica)|club(?:ul)? de gimnastică',
      'pl cs sk hr sl sr':
        'klub gimnastyczny|gimnastyka artystyczna|gymnastický (?:klub|oddíl)|(?:moderní|moderná) gymnastika|gimnastički klub|gimnastično društvo|ritmička gimnastika',
      'ru uk bg mk':
        '(?:школа|клуб|секция) (?:художественной |спортивной )?гимнастики|художественная гимнастика|художня гімнастика|клуб по (?:художествена )?гимнастика|гимнастички клуб',
      'fi et lv lt hu':
        '*voimisteluseura*|*telinevoimistelu|*võimlemisklubi*|*iluvõimlemi*|vingrošanas (?:klub|skol)*|gimnastikos (?:klub|mokykl)*|torna ?(?:klub|egyesület)|ritmikus gimnasztika',
      'el tr': '(?:ενόργανη|ρυθμική) γυμναστική|γυμναστικός σύλλογος|cimnastik (?:kulübü|okulu)',
      'ar he fa': '(?:نادي|أكاديمية) (?:ال)?جمباز|מועדון התעמלות|התעמלות (?:אמנותית|קרקע)|باشگاه ژیمناستیک',
      'id vi is th sq hi':
        'klub senam|câu lạc bộ thể dục dụng cụ|fimleikafélag*|fimleikadeild*|สโมสรยิมนาสติก|klub(?:i)? i? ?gjimnastikës|जिम्नास्टिक्स (?:क्लब|अकादमी)',
      'ja zh ko': '体操(?:クラブ|教室|スクール)|新体操(?:クラブ|教室)|体操俱乐部|體操俱樂部|체조클럽|체조교실',
    },
  },
  {
    name: 'swimming club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    words: {
      en: '(?:swimming|swim|water polo|synchro|lifesaving) (?:club|team)|masters swimming',
      'de nl':
        '*schwimmverein|*schwimmclub|*schwimmabteilung|*wasserballverein|*zwemvereniging|*zwemclub|*reddingsbrigade',
      'sv da nb': '*simklubb*|*simsällskap*|*simförening*|*svømmeklub*|*svømmeforening|*svømmeklubb*',
      'fr es pt it ca ro':
        'club de (?:natation|natación|natació|water-polo|înot)|club nautique natation|clube de natação|(?:società|associazione) (?:di )?nuoto|nuoto (?:agonistico|club)|club(?:ul)? de (?:înot|natație)',
      'pl cs sk hr sl sr':
        'klub pływacki|(?:plavecký|plavecké) (?:klub|oddíl)|plivački klub|plavalni klub|vaterpolo klub',
      'ru uk bg mk': '(?:клуб|секция) плавания|плувен клуб|клуб плавання|пливачки клуб|ватерполн* клуб*',
      'fi et lv lt hu':
        '*uimaseura*|*ujumisklubi*|peldēšanas klub*|plaukimo klub*|úszó ?(?:klub|egyesület|egylet)|vízilabda ?(?:klub|egyesület)',
      'el tr': 'κολυμβητικός (?:σύλλογος|όμιλος)|yüzme kulübü',
      'ar he fa': 'نادي (?:ال)?سباحة|מועדון שחייה|باشگاه شنا',
      'id vi is th sq hi': 'klub renang|câu lạc bộ bơi|sundfélag*|sunddeild*|สโมสรว่ายน้ำ|klub(?:i)? i? ?notit|तैराकी क्लब',
      'ja zh ko': '水泳(?:クラブ|部)|スイミングチーム|游泳俱乐部|游泳隊|수영클럽|수영동호회',
    },
  },
  {
    name: 'athletics or running club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    parts: {
      'athletics club':
        'athlet|atlet|leichtath|track|harrier|легкоатл|атлет|yleisurheil|friidrett|friidrætt|friidrot|frjáls|陸上|田径|田徑|육상|atletizm|στίβ|אתלטיק|قوى|vieglatl|lengvoj|kergejõust',
      'running club':
        'running|runn|lauf|löp|løb|løp|hardloop|loopgroep|course à pied|corr|podist|бег|біг|biegow|běžeck|bežeck|tekač|trkač|juoks|jooks|skrieš|bėgim|futó|koşu|δρομ|ランニング|跑|러닝|마라톤|ריצה|دو',
    },
    words: {
      en: '(?:athletics|running|track|triathlon|harriers|tri) club|running (?:group|crew)|road runners|athletics academy',
      'de nl':
        '*leichtathletik(?:verein|abteilung|gemeinschaft|club)|*lauftreff|*laufverein|*laufclub|*triathlonverein|*atletiekvereniging|*hardloopgroep|*loopgroep|*triathlonvereniging',
      'sv da nb':
        '*friidrottsklubb*|*löparklubb*|*löpargrupp|*triathlonklubb*|*atletikklub*|*løbeklub*|*friidrettsklubb*|*løpeklubb*',
      'fr es pt it ca ro':
        "club (?:d['’]athlétisme|de course à pied|de triathlon)|club de (?:atletismo|corredores|running|triatlón|triatló)|club d['’]atletisme|clube de (?:atletismo|corrida|triatlo)|(?:società|associazione|gruppo) (?:di )?(?:atletica|podistic[oa])|atletica leggera|club(?:ul)? de (?:atletism|alergare)",
      'pl cs sk hr sl sr':
        'klub (?:lekkoatletyczny|biegacza|biegowy|triathlonowy)|(?:atletický|běžecký|bežecký|triatlonový) (?:klub|oddíl)|atletski klub|atletsko društvo|trkački klub|tekaški klub|triatlon klub',
      'ru uk bg mk':
        '(?:беговой|легкоатлетический|біговий) клуб|клуб (?:любителей бега|бега|бігу|триатлона)|школа бега|лекоатлетически клуб|атлетски клуб',
      'fi et lv lt hu':
        '*yleisurheiluseura*|*juoksukoulu|*juoksuseura|*triathlonseura*|*kergejõustikuklubi*|*jooksuklubi*|vieglatlētikas klub*|skriešanas klub*|bėgimo klub*|bėgikų klub*|lengvosios atletikos klub*|(?:atlétikai|futó|triatlon) ?(?:klub|egyesület|club)',
      'el tr': '(?:σύλλογος|όμιλος) (?:δρομέων|στίβου|τριάθλου)|(?:atletizm|koşu|triatlon) kulübü',
      'ar he fa':
        'نادي (?:ال)?(?:جري|ألعاب القوى)|מועדון (?:ריצה|אתלטיקה|טריאתלון)|קבוצת ריצה|باشگاه (?:دو و میدانی|دوندگان)',
      'id vi is th sq hi':
        'klub (?:lari|atletik)|câu lạc bộ (?:chạy bộ|điền kinh)|frjálsíþrótta*|hlaupahópur*|ชมรมวิ่ง|klub(?:i)? i? ?(?:vrapimit|atletikës)|एथलेटिक्स क्लब',
      'ja zh ko':
        '陸上(?:クラブ|教室)|ランニング(?:クラブ|チーム|スクール)|跑步俱乐部|田径俱乐部|跑團|육상클럽|러닝크루|마라톤클럽',
    },
  },
  {
    name: 'cycling club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    words: {
      en: '(?:cycling|cycle|bicycle|mountain bike|bmx|road|wheelers) club|bike club|bmx track|pump ?track|bike park',
      'de nl':
        '*radsportverein|*radsportclub|*radfahrverein|*radsportabteilung|*bikepark|*wielerclub|*wielervereniging|*fietsclub|*toerclub|*wielertoerclub',
      'sv da nb': '*cykelklubb*|*cykelförening|*cykleklub*|*cykelklub*|*sykkelklubb*|*sykleklubb*|*bikepark*',
      'fr es pt it ca ro':
        'club (?:cycliste|de vélo|de cyclisme|cyclotouriste)|vélo[- ]club|club (?:ciclista|de ciclismo)|clube de ciclismo|(?:società|gruppo|associazione) ciclistic[oa]|club(?:ul)? de ciclism',
      'pl cs sk hr sl sr':
        'klub kolarski|(?:cyklistický|cyklo) klub|cykloklub|biciklistički klub|kolesarski klub|kolesarsko društvo',
      'ru uk bg mk': 'велоклуб*|велосипедн* клуб*|колоезд[ае]*чен клуб|велосипедски клуб',
      'fi et lv lt hu':
        '*pyöräilyseura*|*polkupyöräseura|*jalgrattaklubi*|*rattaklubi*|riteņbraukšanas klub*|velo klub*|dviračių (?:klub|sporto)*|kerékpár ?(?:klub|egyesület|club)|kerékpáros (?:klub|egyesület)',
      'el tr': 'ποδηλατικ* (?:όμιλος|σύλλογος|λέσχη)|bisiklet (?:kulübü|topluluğu)',
      'ar he fa': 'نادي (?:ال)?دراجات|מועדון (?:אופניים|רכיבה)|باشگاه دوچرخه*',
      'id vi is th sq hi':
        'klub sepeda|câu lạc bộ xe đạp|hjólreiðafélag*|ชมรมจักรยาน|klub(?:i)? i? ?çiklizmit|साइकिलिंग क्लब',
      'ja zh ko': 'サイクリング(?:クラブ|協会)|自転車(?:クラブ|チーム)|自行车俱乐部|單車俱樂部|자전거동호회|사이클팀',
    },
  },
];
