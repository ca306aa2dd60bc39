import type { Kind } from './kind.ts';

/** Clubs of one art or science. */
export const CLUBS_OF_ONE_ART_OR_SCIENCE: readonly Kind[] = [
  {
    name: 'classic car club',
    bucket: 'Community',
    narrows: 'motor club',
    words: {
      en: "(?:(?:classic|vintage|veteran|sports) car|(?:car owners['’]?|tractor|vintage tractor)) (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)|(?<!(?:home|boat|yacht|dog|horse|pet|villa|property|business|bike|flat) ?)owners['’]? club",
      'de nl':
        '*(?:(?:oldtimer|automobil|traktor|veteranen|schlepper))-?(?:verein*|club|klub|verband*|abteilung)|*(?:(?:oldtimer|klassieker|tractor))s?[ -]?(?:vereniging|club|bond)',
      'da sv nb is':
        '*(?:(?:veteranbil|veterankøretøjs)) ?(?:klub|forening|forbund)*|*(?:(?:veteranbils|entusiastfordons|fordonsveteran)) ?(?:klubb|förening|förbund)*|*(?:(?:veteranbil|veterankjøretøy)) ?(?:klubb|forening|forbund)*|*fornbíla ?(?:félag|klúbbur|deild)*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')(?:(?:voitures anciennes|véhicules anciens|automobiles anciennes|tracteurs anciens|collectionneurs de véhicules))|(?:club|asociación|federación) de (?:(?:autos (?:clásicos|antiguos)|coches (?:clásicos|antiguos)|vehículos (?:clásicos|antiguos|históricos)))|(?:club|associació|federació) (?:de |d')(?:(?:cotxes clàssics|vehicles clàssics|vehicles històrics))|(?:club|clube|asociación|federación) de (?:(?:coches clásicos|vehículos clásicos))|(?:clube|associação|federação) de (?:(?:carros antigos|automóveis (?:antigos|clássicos)|veículos antigos|clássicos))|(?:club|circolo|associazione|federazione) (?:di )?(?:(?:auto d'epoca|auto storiche|veicoli d'epoca|auto e moto d'epoca|veicoli storici))|(?:club|clubul|asociația|federația) (?:de )?(?:(?:mașini (?:de epocă|clasice)|vehicule istorice|retromobil))",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:(?:pojazdów zabytkowych|starych samochodów|zabytkowych pojazdów|miłośników (?:starych|zabytkowych)))|automobilklub|(?:klub|oddíl|spolek|svaz) (?:(?:historických vozidel|veteránů))|veteran car club|veterán klub|(?:klub|oddiel|spolok|zväz) (?:(?:historických vozidiel|veteránov))|(?:klub|društvo|zveza) (?:(?:starodobnih vozil|starodobnikov|ljubiteljev starodobnih))|(?:klub|udruga|savez|društvo|udruženje) (?:(?:oldtimera|starodobnih vozila|oldtajmera))|oldtimer klub',
      'ru uk bg mk':
        '(?:клуб|федерация|общество) (?:(?:ретро ?автомобилей|старинных автомобилей|классических автомобилей))|ретро ?авто ?клуб|автоклуб|(?:клуб|федерація|товариство) (?:(?:ретро ?автомобілів|старовинних автомобілів))|(?:клуб|федерация) (?:по|за) (?:(?:ретро автомобили|ретро))|(?:клуб|федерација) (?:по|за|на) (?:(?:олдтајмери|стари возила))',
      'fi et lv lt hu':
        '*(?:(?:museoauto|veteraaniauto|harrasteauto|mobilisti)) ?(?:seura|kerho|klubi|yhdistys|liitto)*|(?:(?:vanasõidukite|vanatehnika|uunikumide)) ?(?:klubi|selts|liit|ühing)|(?:(?:antīko automobiļu|antīko auto|senauto)) (?:klubs|biedrība|federācija)|(?:(?:senovinių automobilių|klasikinių automobilių|retro automobilių)) (?:klubas|draugija|federacija)|(?:(?:veteránautó|oldtimer|veterán autó|veterán jármű))[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) (?:(?:κλασικών αυτοκινήτων|ιστορικών αυτοκινήτων|κλασικού αυτοκινήτου))|(?:(?:klasik otomobil|klasik araba)) (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) (?:ال)?سيارات (?:ال)?كلاسيكية|(?:מועדון|אגודת|איגוד) (?:(?:מכוניות אספנות|רכבי אספנות|רכב אספנות|החמש))|(?:باشگاه|انجمن|هیئت|فدراسیون) (?:(?:خودروهای کلاسیک|خودروهای تاریخی))',
      'hi th vi id':
        'विंटेज कार (?:क्लब|संघ)|(?:ชมรม|สมาคม|สโมสร)(?:(?:รถโบราณ|รถคลาสสิก))|(?:câu lạc bộ|hội|liên đoàn) xe cổ|(?:klub|komunitas|perkumpulan) (?:(?:mobil (?:klasik|kuno|antik)|mobil tua))',
      'ja ko zh':
        '(?:(?:クラシックカー|旧車|オーナーズ))(?:クラブ|協会|連盟|同好会|サークル)|(?:(?:클래식카|올드카)) ?(?:클럽|동호회|협회|연맹)|(?:(?:老爷车|古董车|车友))(?:俱乐部|协会|学会|联盟)|(?:(?:老爺車|古董車|車友))(?:俱樂部|協會|學會|聯盟)',
      it: "auto e moto d['’]epoca",
    },
  },
  {
    name: 'philatelic or numismatic society',
    bucket: 'Community',
    narrows: 'hobby club',
    parts: {
      'philatelic society':
        'philat|stamp|postal|postcard|filat|briefmark|postzegel|frimær|frimærke|frimerk|timbr|филат|bélyeg|postimerk|pul\\b|郵趣|切手|우표|우취|集邮|集郵',
      'numismatic society': 'numism|coin|münz|munten|mynt|нумизм|нумізм|貨幣|古銭|コイン|화폐|钱币|錢幣|éremgy|raha',
      "collectors' club":
        'collectionn|coleccion|col·leccion|colecion|collezion|sammler|verzamel|kolekcj|sběrat|zberat|коллекц|收藏',
    },
    words: {
      en: '(?:(?:philatelic|numismatic|stamp|coin|postcard|postal history|coin collectors|stamp collectors)) (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)',
      'de nl':
        '*(?:(?:briefmarken|briefmarkensammler|philatelisten|münz|münzfreunde|numismatische-?|sammler))-?(?:verein*|club|klub|verband*|abteilung)|*(?:(?:postzegel|filatelisten|filatelie|munten))s?[ -]?(?:vereniging|club|bond)',
      'da sv nb is':
        '*(?:(?:frimærke|filatelist|numismatisk|numismatiske)) ?(?:klub|forening|forbund)*|*(?:(?:frimärks|filatelist|numismatiska|myntsamlar|samlar)) ?(?:klubb|förening|förbund)*|*(?:(?:frimerke|filatelist|numismatisk|myntsamler|samler)) ?(?:klubb|forening|forbund)*|*(?:(?:frímerkja|myntsafnara|safnara)) ?(?:félag|klúbbur|deild)*|félag frímerkjasafnara|myntsafnarafélag\\p{L}*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')(?:(?:philatélique|philatélie|numismatique|collectionneurs))|(?:amicale|société|association) philatélique|club philatélique|(?:club|asociación|federación) de (?:(?:filatelia|filatélico|numismática|coleccionistas))|(?:club|sociedad|círculo) (?:filatélic|numismátic)\\p{L}+|(?:club|associació|federació) (?:de |d')(?:(?:filatèlia|filatèlic|numismàtica))|(?:club|clube|asociación|federación) de (?:(?:filatelia|numismática))|(?:clube|associação|federação) de (?:(?:filatelia|numismática|colecionadores))|(?:clube|sociedade) (?:filatélic|numismátic)\\p{L}+|(?:club|circolo|associazione|federazione) (?:di )?(?:(?:filatelico|filatelia|numismatica|numismatico|collezionisti))|circolo filatelic\\p{L}+|circolo numismatic\\p{L}+|(?:club|clubul|asociația|federația) (?:de )?(?:(?:filatelie|filatelică|numismatică|colecționarilor))|(?:societatea|asociația) (?:filatelic|numismatic)\\p{L}+",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:(?:filatelistów|numizmatyczne|numizmatyków|kolekcjonerów))|(?:klub|oddíl|spolek|svaz) (?:(?:filatelistů|numismatiků|sběratelů))|česká numismatická společnost|(?:klub|oddiel|spolok|zväz) (?:(?:filatelistov|numizmatikov|zberateľov))|numizmatická spoločnosť|(?:klub|društvo|zveza) (?:(?:filatelistov|zbirateljev|numizmatikov))|filatelistično društvo|numizmatično društvo|(?:klub|udruga|savez|društvo|udruženje) (?:(?:filatelista|numizmatičara|kolekcionara))|filatelistič?k\\p{L}+ (?:društvo|klub|savez)|numizmatičko društvo',
      'ru uk bg mk':
        '(?:клуб|федерация|общество) (?:(?:филателистов|нумизматов|коллекционеров))|нумизматическое общество|(?:клуб|федерація|товариство) (?:(?:філателістів|нумізматів|колекціонерів))|(?:клуб|федерация) (?:по|за) (?:(?:филателия|нумизматика|филателисти))|филателно дружество|нумизматично дружество|(?:клуб|федерација) (?:по|за|на) (?:(?:филателисти|нумизматичари))|филателистичко друштво|нумизматичко друштво',
      'fi et lv lt hu':
        '*(?:(?:postimerkki|filatelisti|numismaattinen|keräilijä|filatelia)) ?(?:seura|kerho|klubi|yhdistys|liitto)*|(?:(?:filatelistide|numismaatikute|kollektsionääride|numismaatika)) ?(?:klubi|selts|liit|ühing)|(?:(?:filatēlistu|numismātu|kolekcionāru)) (?:klubs|biedrība|federācija)|(?:(?:filatelistų|numizmatų|kolekcininkų)) (?:klubas|draugija|federacija)|(?:(?:bélyeggyűjtő|éremgyűjtő|bélyegkör|gyűjtők))[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) (?:(?:φιλοτελική|νομισματική|συλλεκτών|φιλοτελισμού))|φιλοτελικ\\p{L}+ (?:εταιρεία|σύλλογος|ένωση)|(?:(?:filateli|pul|nümizmatik|koleksiyoncular|para ve pul)) (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) (?:(?:هواة (?:جمع )?(?:الطوابع|العملات)|هواة الطوابع))|(?:מועדון|אגודת|איגוד) (?:(?:בולאים|בולאות|נומיסמטיקה|אספנים))|(?:باشگاه|انجمن|هیئت|فدراسیون) (?:(?:تمبر|سکه|کلکسیونرها|مجموعه داران))',
      'th vi id':
        '(?:ชมรม|สมาคม|สโมสร)(?:(?:นักสะสมตราไปรษณียากร|นักสะสมแสตมป์|เหรียญกษาปณ์))|(?:câu lạc bộ|hội|liên đoàn) (?:(?:tem|sưu tập tem|tiền xưa))|(?:klub|komunitas|perkumpulan) (?:(?:filatelis|numismatik|kolektor uang kuno))',
      'ja ko zh':
        '(?:(?:郵趣|切手収集|貨幣|古銭|コイン収集))(?:クラブ|協会|連盟|同好会|サークル)|(?:(?:우표|우취|화폐수집|화폐)) ?(?:클럽|동호회|협회|연맹)|(?:(?:集邮|钱币|收藏家|收藏))(?:俱乐部|协会|学会|联盟)|(?:(?:集郵|錢幣|收藏家|收藏))(?:俱樂部|協會|學會|聯盟)',
      de: '*philatelisten\\p{L}*',
      hu: 'bélyeggyűjt\\p{L}*',
    },
  },
  {
    name: 'caving club',
    bucket: 'Sports and fitness',
    narrows: 'hiking or alpine club',
    words: {
      en: '(?:(?:caving|caver|speleological|speleology|pothole(?:rs)?|potholing)) (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)',
      'de nl':
        '*(?:(?:höhlen|höhlenforscher|höhlenkunde|speläo))-?(?:verein*|club|klub|verband*|abteilung)|höhlenforschung|*(?:(?:speleologische?|grotten|speleo))s?[ -]?(?:vereniging|club|bond)',
      'da sv nb is':
        '*(?:(?:grotte|speleo)) ?(?:klub|forening|forbund)*|*(?:(?:grott|grottforskar|speleolog)) ?(?:klubb|förening|förbund)*|*(?:(?:grotte|grotteforsker)) ?(?:klubb|forening|forbund)*|*hellarannsóknar ?(?:félag|klúbbur|deild)*|hellarannsóknafélag\\p{L}*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')(?:(?:spéléologie|spéléo|spéléologique))|spéléo[- ]?club|(?:club|asociación|federación) de (?:(?:espeleología|espeleológico))|grupo (?:de )?espele\\p{L}+|espeleo ?club|(?:club|associació|federació) (?:de |d')(?:(?:espeleologia|espeleològic))|grup d'espeleologia|(?:club|clube|asociación|federación) de espeleoloxía|grupo espeleolóxico|(?:clube|associação|federação) de espeleologia|(?:club|circolo|associazione|federazione) (?:di )?(?:(?:speleologia|speleologico))|gruppo (?:grotte|speleologico)|gruppo grotte|speleo club|(?:club|clubul|asociația|federația) (?:de )?(?:(?:speologie|speologi))|clubul de speologie|asociația speologică",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:(?:speleologiczny|speleologów|grotołazów|taternictwa jaskiniowego))|(?:klub|oddíl|spolek|svaz) (?:(?:speleologů|jeskyňářů))|speleologický klub|speleoklub|základní organizace čss|(?:klub|oddiel|spolok|zväz) (?:(?:speleológov|jaskyniarov))|speleoklub\\p{L}*|jaskyniarsk\\p{L}+ (?:klub|skupina)|oblastná skupina sss|(?:klub|društvo|zveza) (?:(?:jamarjev|jamarski))|jamarsk\\p{L}+ (?:klub|društvo|zveza)|društvo za raziskovanje jam|(?:klub|udruga|savez|društvo|udruženje) (?:speleologa)|speleološk\\p{L}+ (?:klub|odsjek|društvo|udruga|odsek|savez)',
      'ru uk bg mk':
        '(?:клуб|федерация|общество) спелеологов|спелеоклуб|спелеологический клуб|(?:клуб|федерація|товариство) спелеологів|спелеологічний клуб|(?:клуб|федерация) (?:по|за) (?:(?:спелеология|пещерняци))|пещерен клуб|спелео ?клуб|(?:клуб|федерација) (?:по|за|на) спелеологија|спелеолошк\\p{L}+ (?:друштво|клуб)',
      'fi et lv lt hu':
        '*(?:(?:luola|luolatutkimus)) ?(?:seura|kerho|klubi|yhdistys|liitto)*|(?:(?:koopa|speleoloogia)) ?(?:klubi|selts|liit|ühing)|(?:(?:speleologu|alu pētnieku)) (?:klubs|biedrība|federācija)|(?:speleologų) (?:klubas|draugija|federacija)|(?:(?:barlangkutató|barlangász|karszt- és barlangkutató))[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) (?:(?:σπηλαιολογικός|σπηλαιολογίας))|σπηλαιολογικ\\p{L}+ (?:όμιλος|εταιρεία|ομοσπονδία|σύλλογος)|(?:(?:mağara|mağaracılık|mağara araştırma)) (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) (?:(?:استكشاف الكهوف|المغارات|الكهوف))|(?:מועדון|אגודת|איגוד) (?:(?:חקר מערות|מערות))|(?:باشگاه|انجمن|هیئت|فدراسیون) (?:(?:غارنوردی|غارشناسی))',
      'th vi id':
        '(?:ชมรม|สมาคม|สโมสร)(?:(?:สำรวจถ้ำ|ถ้ำวิทยา))|(?:câu lạc bộ|hội|liên đoàn) (?:thám hiểm hang động)|(?:klub|komunitas|perkumpulan) (?:(?:speleologi|penelusur gua))',
      'ja ko zh':
        '(?:(?:ケイビング|洞窟探検|洞窟))(?:クラブ|協会|連盟|同好会|サークル)|(?:(?:동굴탐험|동굴연구)) ?(?:클럽|동호회|협회|연맹)|(?:(?:洞穴|探洞))(?:俱乐部|协会|学会|联盟)|(?:(?:洞穴|探洞))(?:俱樂部|協會|學會|聯盟)',
    },
  },
  {
    name: 'role-playing game club',
    bucket: 'Community',
    narrows: 'hobby club',
    words: {
      en: '(?:(?:role[- ]?play(?:ing)?(?: games?)?|rpg|larp|wargam(?:es?|ing|ers)|tabletop(?: gam(?:es?|ing))?|board games?|boardgam(?:es|ers))) (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)|tabletop (?:rpg|role-?playing)|larp(?:ing)?',
      'de nl':
        '*(?:(?:rollenspiel|larp|tabletop|brettspiel|spiele))-?(?:verein*|club|klub|verband*|abteilung)|*(?:(?:rollenspel|larp|wargame|bordspel|bordspellen|spellen))s?[ -]?(?:vereniging|club|bond)',
      'da sv nb is':
        '*(?:(?:rollespils|rollespil|liverollespils|brætspils)) ?(?:klub|forening|forbund)*|*(?:(?:rollspels|lajv|brädspels|spel)) ?(?:klubb|förening|förbund)*|*(?:(?:rollespill|laiv|brettspill)) ?(?:klubb|forening|forbund)*|*(?:(?:spuna|hlutverkaspila|borðspila)) ?(?:félag|klúbbur|deild)*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')(?:(?:jeux? de rôles?|jeux? de société|jeux de plateau|grandeur nature|gn|wargame|figurines))|(?:club|asociación|federación) de (?:(?:juegos? de rol|rol|juegos? de mesa|wargames|rol en vivo))|(?:club|associació|federació) (?:de |d')(?:(?:jocs? de rol|rol|jocs? de taula))|(?:club|clube|asociación|federación) de (?:(?:xogos? de rol|xogos? de mesa|rol))|(?:clube|associação|federação) de (?:(?:rpg|jogos? de (?:tabuleiro|rpg|interpretação)|boardgames))|(?:club|circolo|associazione|federazione) (?:di )?(?:(?:giochi di ruolo|gioco di ruolo|giochi da tavolo|ludica|ludico|live))|associazione ludica|(?:club|clubul|asociația|federația) (?:de )?(?:(?:jocuri de rol|boardgames|jocuri de societate|larp))",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:(?:gier (?:planszowych|fabularnych|bitewnych)|fantastyki|miłośników gier|larpowy))|(?:klub|oddíl|spolek|svaz) (?:(?:deskových her|rpg|larpů|fantasy))|klub deskových her|dračí doupě|(?:klub|oddiel|spolok|zväz) (?:(?:spoločenských hier|rpg|stolových hier|fantasy))|(?:klub|društvo|zveza) (?:(?:namiznih iger|igranja vlog|družabnih iger))|(?:klub|udruga|savez|društvo|udruženje) (?:(?:društvenih igara|rpg|igranja uloga|fantastike))',
      'ru uk bg mk':
        '(?:клуб|федерация|общество) (?:(?:настольных игр|ролевых игр|любителей фантастики|ролевиков))|(?:клуб|федерація|товариство) (?:(?:настільних ігор|рольових ігор|любителів фантастики))|(?:клуб|федерация) (?:по|за) (?:(?:настолни игри|ролеви игри|настолни))|(?:клуб|федерација) (?:по|за|на) (?:(?:друштвени игри|игри со улоги))',
      'fi et lv lt hu':
        '*(?:(?:roolipeli|larp|lautapeli|miniatyyripeli|figupeli)) ?(?:seura|kerho|klubi|yhdistys|liitto)*|(?:(?:rollimängu|larpi|lauamängu|lauamängude)) ?(?:klubi|selts|liit|ühing)|(?:(?:galda spēļu|lomu spēļu|lārpa)) (?:klubs|biedrība|federācija)|(?:(?:stalo žaidimų|vaidmenų žaidimų|larp)) (?:klubas|draugija|federacija)|(?:(?:szerepjáték|társasjáték|larp|figurás játék|terepasztal))[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) (?:(?:επιτραπέζιων παιχνιδιών|παιχνιδιών ρόλων|ρόλων))|(?:(?:rol yapma|frp|masa oyunları|kutu oyunu)) (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) (?:(?:ألعاب الطاولة|الألعاب اللوحية|تقمص الأدوار))|(?:מועדון|אגודת|איגוד) (?:(?:משחקי תפקידים|משחקי לוח|משחקי קופסה|מבוכים ודרקונים))|(?:باشگاه|انجمن|هیئت|فدراسیون) (?:(?:بازی های رومیزی|نقش آفرینی|بردگیم))',
      'hi th vi id':
        'बोर्ड गेम (?:क्लब|संघ)|(?:ชมรม|สมาคม|สโมสร)(?:(?:บอร์ดเกม|เกมสวมบทบาท))|(?:câu lạc bộ|hội|liên đoàn) (?:(?:board ?game|nhập vai))|(?:klub|komunitas|perkumpulan) (?:(?:board ?game|permainan papan))',
      'ja ko zh':
        '(?:(?:TRPG|ボードゲーム|ウォーゲーム|LARP|テーブルゲーム))(?:クラブ|協会|連盟|同好会|サークル)|(?:(?:보드게임|TRPG|미니어처 ?게임)) ?(?:클럽|동호회|협회|연맹)|(?:(?:桌游|跑团|桌面角色扮演))(?:俱乐部|协会|学会|联盟)|(?:(?:桌遊|跑團|桌面角色扮演))(?:俱樂部|協會|學會|聯盟)',
    },
  },
  {
    name: 'go or mahjong club',
    bucket: 'Community',
    narrows: 'chess or bridge club',
    parts: {
      'go club':
        '\\bgo (?:club|assoc|fed)|de go\\b|go[- ]?(?:klub|verein|vereniging)|囲碁|바둑|기원|围棋|圍棋|baduk|weiqi',
      'mahjong club': 'mahjong|mah-?jong|маджонг|麻雀|마작|麻将|麻將',
      'shogi club': 'shogi|将棋',
      'scrabble club': 'scrabble|скрэббл|скрабъл',
      'backgammon club': 'backgammon|tavla',
      'draughts club': 'draught|damas|dame(?:n)?club|dam(?:men|verenig)|шашк|warcab',
      'card club': 'tarot|belote|\\bmus\\b|botif|skat\\b|skatclub|jass|klaverj',
      'xiangqi club': '(?<!国际|國際)象棋|장기',
    },
    words: {
      en: '(?:(?:mahjong|shogi|scrabble|backgammon|draughts)) (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)|go (?:club|association|federation)|baduk club|weiqi',
      'de nl':
        '*(?:(?:go-|mahjong|scrabble|backgammon|skat|dame-?|doppelkopf))-?(?:verein*|club|klub|verband*|abteilung)|*skatclub|*go-?verband|*skatverein|*(?:(?:go-?|mahjong|scrabble|backgammon|dam|klaverjas))s?[ -]?(?:vereniging|club|bond)|*damclub|*damvereniging',
      'da sv nb':
        '*(?:(?:go-|mahjong|backgammon|skat)) ?(?:klub|forening|forbund)*|*(?:(?:go-|mahjong|backgammon|go)) ?(?:klubb|förening|förbund)*|*(?:(?:go-|mahjong|backgammon)) ?(?:klubb|forening|forbund)*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')(?:(?:go|mahjong|scrabble|tarot|belote|backgammon))|(?:club|asociación|federación) de (?:(?:go|mahjong|scrabble|mus|backgammon|damas))|club de go|(?:club|associació|federació) (?:de |d')(?:(?:go|mahjong|botifarra|scrabble))|(?:club|clube|asociación|federación) de (?:(?:go|dominó))|(?:clube|associação|federação) de (?:(?:go|mahjong|damas|backgammon|truco))|(?:club|circolo|associazione|federazione) (?:di )?(?:(?:go|mahjong|scrabble|burraco|backgammon|dama))|circolo (?:di )?burraco|(?:club|clubul|asociația|federația) (?:de )?(?:(?:go|mahjong|scrabble|table|remi))",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:(?:go|mahjonga|scrabble|warcabowy|brydża))|(?:klub|oddíl|spolek|svaz) (?:(?:go|mahjongu|scrabble|mariáše))|klub go|go klub|(?:klub|oddiel|spolok|zväz) (?:(?:go|mahjongu|mariáša|scrabble))|(?:klub|društvo|zveza) (?:(?:go|mahjonga|taroka))|go društvo|(?:klub|udruga|savez|društvo|udruženje) (?:(?:go|mahjonga|bele|belote|domina))',
      'ru uk bg mk':
        '(?:клуб|федерация|общество) (?:(?:го|маджонга|нард|шашек|преферанса))|шашечный клуб|клуб го|федерация го|(?:клуб|федерація|товариство) (?:(?:го|маджонгу|нардів|шашок))|шашковий клуб|федерація го|(?:клуб|федерация) (?:по|за) (?:(?:го|табла|белот|шашки))|клуб по го|(?:клуб|федерација) (?:по|за|на) (?:(?:го|табла|домино))',
      'fi et lv lt hu':
        '*(?:(?:go-?|mahjong|backgammon|tammi)) ?(?:seura|kerho|klubi|yhdistys|liitto)*|go-liitto|go-seura|(?:(?:go-?|kabe|mahjongi)) ?(?:klubi|selts|liit|ühing)|kabeklubi|go ühing|(?:(?:go|dambretes|zolītes|novusa)) (?:klubs|biedrība|federācija)|dambretes klubs|(?:(?:go|šaškių|domino)) (?:klubas|draugija|federacija)|(?:(?:gó|mahjong|madzsong|scrabble|dáma|kanaszta))[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) (?:(?:γκο|μαζόνγκ|τάβλι|σκραμπλ))|(?:(?:go|okey|tavla|mahjong|dama)) (?:kulübü|derneği|federasyonu)|go derneği|tavla federasyonu',
      'ar he fa':
        "(?:نادي|جمعية|اتحاد) (?:(?:الدومينو|الطاولة الزهر|البلوت|الضامة))|(?:מועדון|אגודת|איגוד) (?:(?:גו|מהג'ונג|רמיקוב|שש בש|דמקה))|(?:باشگاه|انجمن|هیئت|فدراسیون) (?:(?:گو|تخته نرد|منچ))",
      'th vi id':
        '(?:ชมรม|สมาคม|สโมสร)(?:(?:หมากล้อม|โกะ|ไพ่นกกระจอก|หมากฮอส))|(?:câu lạc bộ|hội|liên đoàn) (?:(?:cờ vây|mạt chược|cờ tướng))|(?:klub|komunitas|perkumpulan) (?:(?:go|domino|mahjong))',
      'ja ko zh':
        '(?:(?:囲碁|麻雀|将棋|オセロ))(?:クラブ|協会|連盟|同好会|サークル)|(?:(?:바둑|마작|장기|기원)) ?(?:클럽|동호회|협회|연맹)|(?:(?:围棋|麻将|象棋))(?:俱乐部|协会|学会|联盟)|围棋(?:道场|协会)|棋院|(?:(?:圍棋|麻將|象棋))(?:俱樂部|協會|學會|聯盟)|圍棋(?:道場|協會)',
    },
  },
  {
    name: 'needlework or craft group',
    bucket: 'Community',
    narrows: ['hobby club', 'souvenir or craft shop'],
    words: {
      en: "urban sketchers|(?:quilters?['’]?|embroiderers?['’]?|weavers?['’]?|lacemakers?['’]?|woodturners?['’]?|potters?['’]?|spinners?['’]?) guild|knitting (?:circle|group)|craft guild",
      'de nl':
        '*(?:(?:patchwork|quilt|strick|handarbeits|klöppel|häkel))-?(?:verein*|club|klub|verband*|abteilung)|*patchwork-?gilde|*strickgruppe|*stricktreff|*klöppelgruppe|*handarbeitskreis|*handarbeitsgruppe|urban sketchers|*(?:(?:quilt|brei|handwerk|kantklos|(?<!sc)haak))s?[ -]?(?:vereniging|club|bond)|*quiltgilde|*breiclub|haakclub|*breicafé',
      'da sv nb is':
        '*(?:(?:patchwork|strikke|knipling|husflids)) ?(?:klub|forening|forbund)*|*husflid\\p{L}*|*strikkeklub|*strikkecafé|*(?:(?:quilt|stick|hemslöjds|knyppel)) ?(?:klubb|förening|förbund)*|*hemslöjd\\p{L}*|*stickcafé|*stickklubb|*symöte|*(?:(?:quilte|strikke|husflids)) ?(?:klubb|forening|forbund)*|*husflidslag\\p{L}*|*strikkekafé|*strikkeklubb|*(?:(?:prjóna|bútasaums|handverks)) ?(?:félag|klúbbur|deild)*|prjónakaffi|prjónaklúbb\\p{L}*|bútasaumsfélag\\p{L}*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')(?:(?:tricot|patchwork|dentelle|broderie|loisirs créatifs|quilt))|café tricot|club de (?:tricot|couture)|(?:club|asociación|federación) de (?:(?:patchwork|punto|ganchillo|encaje|bolillos|costura))|grupo de (?:punto|ganchillo|costura)|encajeras|(?:club|associació|federació) (?:de |d')(?:(?:patchwork|puntaires|ganxet|puntes))|puntaires|(?:club|clube|asociación|federación) de (?:(?:palilleiras|encaixe|patchwork))|palilleiras|(?:clube|associação|federação) de (?:(?:patchwork|tricô|croché|bordados|rendas))|rendilheiras|grupo de (?:tricô|crochê)|(?:club|circolo|associazione|federazione) (?:di )?(?:(?:patchwork|ricamo|merletto|quilting|uncinetto))|merlettaie|associazione merletto|(?:club|clubul|asociația|federația) (?:de )?(?:(?:patchwork|tricotat|croșetat|quilting))",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:(?:patchworku|koronki|hafciarek|rękodzielników|robótek ręcznych))|koło (?:hafciarek|koronczarek|rękodzielnicze)|(?:klub|oddíl|spolek|svaz) (?:(?:patchworku|paličkování|ručních prací|krajkářek|pletení))|bohemia patchwork|(?:klub|oddiel|spolok|zväz) (?:(?:patchworku|čipkárok|ručných prác|paličkovanej čipky))|(?:klub|društvo|zveza) (?:(?:klekljaric|kvačkanja|pletenja|ročnih del|rokodelcev))|društvo klekljaric|klekljarsko društvo|rokodelsk\\p{L}+ (?:društvo|center)|(?:klub|udruga|savez|društvo|udruženje) (?:(?:vezilja|čipkarica|heklanja|ručnog rada|pletilja))|udruga (?:vezilja|čipkarica)|udruženje žena ručni rad',
      'ru uk bg mk':
        "(?:клуб|федерация|общество) (?:(?:рукоделия|вязания|лоскутного шитья|вышивальщиц|мастериц))|(?:клуб|федерація|товариство) (?:(?:рукоділля|в'язання|вишивальниць|майстринь))|(?:клуб|федерация) (?:по|за) (?:(?:плетене|ръкоделие|бродерия|пачуърк))|(?:клуб|федерација) (?:по|за|на) (?:(?:везење|плетење|ракотворби))",
      'fi et lv lt hu':
        '*(?:(?:tilkku|käsityö|neule|kotiteollisuus|nypläys)) ?(?:seura|kerho|klubi|yhdistys|liitto)*|*neulekahvila|*käsityökerho|*tilkkuyhdistys|*martat|(?:(?:lapitöö|käsitöö|kudumis|pitsi)) ?(?:klubi|selts|liit|ühing)|käsitööring\\p{L}*|kudumisring|rahvakunsti ja käsitöö\\p{L}*|(?:(?:rokdarbnieku|adīšanas|tekstilmozaīkas)) (?:klubs|biedrība|federācija)|rokdarbu pulciņ\\p{L}*|tautas lietišķās mākslas studija|(?:(?:rankdarbių|mezgimo|skiautinių|tautodailininkų)) (?:klubas|draugija|federacija)|tautodailininkų sąjunga|(?:(?:foltvarró|patchwork|kézimunka|hímző|csipkeverő|kötő))[ -]?(?:klub|egyesület|szövetség|kör)*|kézimunka ?(?:kör|szakkör)\\p{L}*|foltvarró ?(?:céh|kör|klub)\\p{L}*',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) (?:(?:πλεξίματος|κεντήματος|πάτσγουορκ|χειροτεχνίας))|(?:(?:örgü|el sanatları|kırkyama|nakış)) (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) (?:(?:التطريز|الحياكة|الأشغال اليدوية))|(?:מועדון|אגודת|איגוד) (?:(?:סריגה|טלאים|רקמה|עבודות יד))|(?:باشگاه|انجمن|هیئت|فدراسیون) (?:(?:بافندگی|صنایع دستی|گلدوزی))',
      'th vi id':
        '(?:ชมรม|สมาคม|สโมสร)(?:(?:ถักนิตติ้ง|งานฝีมือ|ควิลท์))|(?:câu lạc bộ|hội|liên đoàn) (?:(?:đan len|thủ công|thêu))|(?:klub|komunitas|perkumpulan) (?:(?:rajut|kerajinan tangan|sulam))|komunitas rajut',
      'ja ko zh':
        '(?:(?:パッチワーク|編み物|手芸|刺繍))(?:クラブ|協会|連盟|同好会|サークル)|(?:(?:퀼트|뜨개|자수|손뜨개)) ?(?:클럽|동호회|협회|연맹)|(?:(?:手工|编织|拼布|刺绣))(?:俱乐部|协会|学会|联盟)|(?:(?:手工|編織|拼布|刺繡))(?:俱樂部|協會|學會|聯盟)',
    },
  },
  {
    name: 'film society',
    bucket: 'Arts and culture',
    narrows: ['cultural association', 'camera club'],
    words: {
      en: 'film (?:club|society)|cin[ée][- ]?club',
      'de nl':
        '*(?:(?:film|kino))-?(?:verein*|club|klub|verband*|abteilung)|*filmclub|*filmclub e|*kommunales kino|*filmverein|*kinoverein|*(?:(?:film|filmliefhebbers))s?[ -]?(?:vereniging|club|bond)|*filmhuis',
      'da sv nb is':
        '*(?:film) ?(?:klub|forening|forbund)*|*filmklub|*(?:film) ?(?:klubb|förening|förbund)*|*filmstudio\\p{L}* förening|*filmklubb|*(?:film) ?(?:klubb|forening|forbund)*|*(?:kvikmynda) ?(?:félag|klúbbur|deild)*|kvikmyndaklúbb\\p{L}*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')(?:(?:cinéma|cinéphiles))|cin[ée][- ]?clubs?|(?:club|asociación|federación) de (?:(?:cine|cinéfilos))|cine[- ]?clubs?|(?:club|associació|federació) (?:de |d')(?:cinema)|(?:club|clube|asociación|federación) de (?:cine)|(?:clube|associação|federação) de (?:cinema)|cine[- ]?clubes?|(?:club|circolo|associazione|federazione) (?:di )?(?:(?:cinema|cinematografico))|cineforum|circolo del cinema|cineclub|cinecircolo|(?:club|clubul|asociația|federația) (?:de )?(?:film)|cineclub\\p{L}*",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) filmow\\p{L}+|dyskusyjny klub filmowy|dkf|(?:klub|oddíl|spolek|svaz) filmov\\p{L}+|filmový klub|(?:klub|oddiel|spolok|zväz) filmov\\p{L}+|(?:klub|društvo|zveza) filma|filmski klub|filmsko društvo|kino klub|(?:klub|udruga|savez|društvo|udruženje) filma|kino ?klub\\p{L}*',
      'ru uk bg mk':
        '(?:клуб|федерация|общество) (?:любителей кино)|киноклуб\\p{L}*|(?:клуб|федерація|товариство) (?:любителів кіно)|кіноклуб\\p{L}*|(?:клуб|федерация) (?:по|за) (?:кино)|(?:клуб|федерација) (?:по|за|на) (?:кино)|кино ?клуб\\p{L}*',
      'fi et lv lt hu':
        '*(?:elokuva) ?(?:seura|kerho|klubi|yhdistys|liitto)*|elokuvakerho\\p{L}*|(?:filmi) ?(?:klubi|selts|liit|ühing)|filmiklubi|(?:kino) (?:klubs|biedrība|federācija)|kinoklubs|kino klubs|(?:kino) (?:klubas|draugija|federacija)|kino klubas|(?:film)[ -]?(?:klub|egyesület|szövetség|kör)*|filmklub\\p{L}*',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) (?:κινηματογραφική)|κινηματογραφική λέσχη|κινηματογραφικές λέσχες|(?:(?:sinema|film)) (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) (?:(?:السينما|سينما))|(?:מועדון|אגודת|איגוד) (?:(?:קולנוע|סרטים))|סינמטק|(?:باشگاه|انجمن|هیئت|فدراسیون) (?:(?:فیلم|سینما))',
      'th vi id':
        '(?:ชมรม|สมาคม|สโมสร)(?:ภาพยนตร์)|(?:câu lạc bộ|hội|liên đoàn) (?:(?:điện ảnh|phim))|(?:klub|komunitas|perkumpulan) (?:(?:film|pecinta film))',
      'ja ko zh':
        '(?:(?:映画|シネマ))(?:クラブ|協会|連盟|同好会|サークル)|シネクラブ|(?:영화) ?(?:클럽|동호회|협회|연맹)|시네마테크|시네클럽|(?:(?:电影|影迷))(?:俱乐部|协会|学会|联盟)|(?:(?:電影|影迷))(?:俱樂部|協會|學會|聯盟)',
    },
  },
  {
    name: 'mushroom or plant society',
    bucket: 'Community',
    narrows: 'environmental organisation',
    parts: {
      'mycological society': 'myco|mico|pilz|paddenst|svamp|sopp|сунд|гриб|mykol|grzyb|sieni|gomb|きのこ|버섯',
      'bonsai club': 'bonsai|bonsaï|бонсай|盆栽|분재|盆景',
      'orchid society': 'orchi|orqu|orkid|орхид|蘭|난초|난 |兰花|蘭花',
      'cactus society': 'cact|kakt|сукк|サボテン|선인장|仙人掌',
      'rose society': '\\brose|rosen|rosas|薔薇|ばら',
      'botanical society': 'botan|бот[аа]н|植物|native plant',
      'garden club':
        'garden|hortic|gartenb|gärtn|tuin|kleing|jardin|ogrodn|zahrád|садов|кертбар|kertbar|have|trädgård|puutarha|aia|원예|园艺|園藝|山野草|菊',
    },
    words: {
      en: '(?:horticultural|mycological|botanical|bonsai|orchid|cactus|rose|fuchsia|alpine garden) (?:society|club|group)|garden club',
      'de nl':
        '*(?:(?:pilz|orchideen|kakteen|bonsai|rosen|botanische|gartenbau|obst- und gartenbau))-?(?:verein*|club|klub|verband*|abteilung)|*gartenbauverein|*pilzfreunde|*pilzverein|*rosenfreunde|*kakteengesellschaft|*bonsaiclub|*(?:(?:paddenstoelen|orchideeën|cactus|bonsai|rozen|tuinier|mycologische|plantenliefhebbers))s?[ -]?(?:vereniging|club|bond)|*tuinclub|*groei ?& ?bloei',
      'da sv nb is':
        '*(?:(?:svampe|orkidé|kaktus|bonsai|rose|haveselskab|botanisk)) ?(?:klub|forening|forbund)*|*haveselskab\\p{L}*|*(?:(?:svamp|orkidé|kaktus|bonsai|ros|botaniska)) ?(?:klubb|förening|förbund)*|trädgårdsförening\\p{L}*|*(?:(?:sopp|orkide|kaktus|bonsai|rose|hagelag|botanisk)) ?(?:klubb|forening|forbund)*|*soppforening|*hagelag|*hageselskap|*(?:(?:sveppa|garðyrkju|rósa)) ?(?:félag|klúbbur|deild)*|garðyrkjufélag\\p{L}*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')(?:(?:mycologie|mycologique|orchidophiles?|bonsaï|cactus|roses|horticulture|botanique))|société (?:mycologique|d'horticulture|botanique|d'orchidophilie|nationale d'horticulture)|(?:club|asociación|federación) de (?:(?:micología|micológica|bonsái|bonsai|cactus|orquídeas|botánica|jardinería))|(?:sociedad|asociación) (?:micológica|de micología|botánica)|(?:club|associació|federació) (?:de |d')(?:(?:micologia|micològica|bonsai|orquídies|botànica))|(?:societat|associació) micològica|(?:club|clube|asociación|federación) de (?:(?:micoloxía|micolóxica|bonsai))|(?:sociedade|asociación) micolóxica|(?:clube|associação|federação) de (?:(?:orquidófilos|bonsai|micologia|orquídeas|jardinagem|botânica))|orquidófil\\p{L}+|sociedade (?:de botânica|botânica|orquidófila)|(?:club|circolo|associazione|federazione) (?:di )?(?:(?:micologia|micologica|bonsai|orchidee|cactus|botanica|rose))|(?:gruppo|associazione|società) (?:micologic|botanic)\\p{L}+|bonsai club|(?:club|clubul|asociația|federația) (?:de )?(?:(?:bonsai|orhidee|cactuși|micologie))",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:(?:działkowców|bonsai|miłośników (?:kaktusów|storczyków|roślin|grzybów)|botaniczne|mykologiczne))|(?:klub|oddíl|spolek|svaz) (?:(?:zahrádkářů|mykologů|mykologický|kaktusářů|orchideářů|bonsai|bonsajistů))|zahrádkářský svaz|mykologický klub|(?:klub|oddiel|spolok|zväz) (?:(?:záhradkárov|mykológov|kaktusárov|bonsai))|zväz záhradkárov|(?:klub|društvo|zveza) (?:(?:gobarjev|vrtnarjev|orhideje|kaktusov|bonsaja))|gobarsk\\p{L}+ (?:društvo|družina|zveza)|hortikulturno društvo|botanično društvo|(?:klub|udruga|savez|društvo|udruženje) (?:(?:gljivara|vrtlara|ljubitelja (?:kaktusa|orhideja)|bonsaija))|gljivarsk\\p{L}+ (?:društvo|udruga|savez|družstvo)',
      'ru uk bg mk':
        '(?:клуб|федерация|общество) (?:(?:садоводов|цветоводов|любителей кактусов|бонсай|микологов))|микологическое общество|клуб цветоводов|(?:клуб|федерація|товариство) (?:(?:садівників|квітникарів|бонсай|мікологів))|(?:клуб|федерация) (?:по|за) (?:(?:градинари|гъбари|бонсай|кактуси|микология))|микологичн\\p{L}+ (?:клуб|дружество)|гъбарск\\p{L}+|(?:клуб|федерација) (?:по|за|на) (?:(?:габари|бонсаи|градинари))|габарск\\p{L}+ (?:друштво|здружение)',
      'fi et lv lt hu':
        '*(?:(?:sieni|puutarha|orkidea|kaktus|bonsai|ruusu|kasvitieteellinen)) ?(?:seura|kerho|klubi|yhdistys|liitto)*|*puutarhayhdistys|*puutarhaseura|*sieniseura|(?:(?:seene|mükoloogia|aiandus|orhidee|kaktuse|bonsai)) ?(?:klubi|selts|liit|ühing)|aiandus ja mesindus ?selts|aiandusselts|mükoloogia ?ühing|(?:(?:mikologu|dārzkopju|kaktusu|orhideju|bonsai)) (?:klubs|biedrība|federācija)|dārzkopības biedrīb\\p{L}*|mikologu biedrība|(?:(?:grybautojų|sodininkų|kaktusų|orchidėjų|bonsų)) (?:klubas|draugija|federacija)|sodininkų (?:bendrija|draugija|bendrijos)|(?:(?:gombász|kertbarát|kaktuszgyűjtő|kaktusz|bonszáj|bonsai|orchidea|gombagyűjtő))[ -]?(?:klub|egyesület|szövetség|kör)*|kertbarát ?(?:kör|klub)\\p{L}*|gombász ?(?:egyesület|klub|kör)\\p{L}*|mikológiai társaság',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) (?:(?:μανιταρόφιλων|φίλων μανιταριών|μπονσάι|ορχιδέας|κηπουρικής))|μανιταρόφιλ\\p{L}+|(?:(?:bonsai|orkide|kaktüs|mantar|bahçıvanlar|botanik)) (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) (?:(?:البستنة|الصبار|البونساي|علم النبات))|(?:מועדון|אגודת|איגוד) (?:(?:בונסאי|סחלבים|קקטוסים|פטריות|בוטנית))|האגודה הבוטנית|(?:باشگاه|انجمن|هیئت|فدراسیون) (?:(?:بونسای|کاکتوس|گل و گیاه|قارچ شناسی))',
      'hi th vi id':
        '(?:(?:बोनसाई|बागवानी)) (?:क्लब|संघ)|(?:ชมรม|สมาคม|สโมสร)(?:(?:บอนไซ|กล้วยไม้|แคคตัส|เห็ด|ไม้ดอกไม้ประดับ))|(?:câu lạc bộ|hội|liên đoàn) (?:(?:bonsai|sinh vật cảnh|cây cảnh|hoa lan|xương rồng))|(?:klub|komunitas|perkumpulan) (?:(?:bonsai|anggrek|kaktus|pencinta tanaman))',
      'ja ko zh':
        '(?:(?:盆栽|蘭|きのこ|菊花|山野草|薔薇|サボテン))(?:クラブ|協会|連盟|同好会|サークル)|蘭友会|きのこの会|盆栽会|(?:(?:분재|난초|버섯|야생화|선인장|난|원예)) ?(?:클럽|동호회|협회|연맹)|(?:(?:盆景|兰花|食用菌|园艺|花卉|菌物))(?:俱乐部|协会|学会|联盟)|(?:(?:盆景|蘭花|食用菌|園藝|花卉|菌物))(?:俱樂部|協會|學會|聯盟)',
    },
  },
];
