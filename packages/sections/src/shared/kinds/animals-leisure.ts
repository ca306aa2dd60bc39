import type { Kind } from './kind.ts';

export const LEISURE: readonly Kind[] = [
  {
    name: 'dog trainer',
    bucket: 'Pets and animals',
    words: {
      en: 'dog (?:train(?:ers?|ing)|school|behaviou?rists?)|puppy (?:school|training|classes)',
      'de nl': '*hundeschule*|hundetrain*|hundeerziehung|hondenschool*|hondentrain*|puppycursus',
      'sv da nb': 'hundskol*|hundträn*|hundkurs*|hundetræn*|hundeskol*|hundetren*|hundekurs*',
      'fr es pt it ca ro':
        'éduca(?:teur|tion|trice) canine?*|club canin|adiestra\\p{L}+ canino?|educación canina|adestramento|treino canino|educatore cinofilo|centro cinofilo|dresaj canin',
      'pl cs sk hr sl':
        'szkolenie psów|psia szkoła|výcvik psů|psí škola|kynologick*|výcvik psov|školovanje pasa|pasja šola|šolanje psov',
      'ru uk bg': 'дрессиров* собак|кинолог*|дресирування собак|дресура на кучета|кінолог*',
      'fi et lv lt hu':
        'koirakoulu*|koirakoulutus*|koertekool*|suņu (?:skola|apmācība)|šunų (?:dresūra|mokykla)|kutyaiskola*|kutyakiképz*',
      'el tr': 'εκπαίδευση σκύλων|εκπαιδευτής σκύλων|köpek eğitim*',
      'ja zh ko': 'ドッグトレーニング|犬のしつけ|训犬|訓犬|애견훈련',
    },
  },
  {
    name: 'pet boarding',
    bucket: 'Pets and animals',
    parts: {
      'dog walker': 'walk|uitlaat',
      'pet sitter': 'sitt|シッター',
    },
    words: {
      en: '(?:dog|cat|pet|animal) (?:boarding|hotel|sitters?|sitting|day ?care|walk(?:ers?|ing))|kennels|cattery|catteries',
      'de nl':
        'hundepension*|tierpension*|katzenpension*|hundetagesstätte|hundebetreuung|tiersitt*|dierenpension*|hondenpension*|kattenpension*|hondenuitlaat*|hondenopvang',
      'sv da nb':
        'hundpensionat*|hunddagis*|kattpensionat*|hundepension*|kattepension*|hundepensjonat*|hundebarnehage*',
      'fr es pt it ca ro':
        'pension (?:canine|féline|pour (?:chiens|chats))|residencia canina|hotel canino|guardería canina|creche canina|hotel para (?:cães|pets)|pensione per (?:cani|animali)|dog sitter|residència canina|pensiune canină',
      'pl cs sk hr sl': 'hotel dla (?:psów|zwierząt|kotów)|psí hotel|hotel pro psy|hotel za pse|pasji hotel',
      'ru uk bg':
        '(?:зоо|гостиница для |готель для )(?:гостиниц|собак|животных|тварин)*|передержк* (?:собак|животных)|хотел за кучета',
      'fi et lv lt hu':
        'koirahoitola*|lemmikkihoitola*|kissahoitola*|koiratarha*|loomahotell*|koertehotell*|dzīvnieku viesnīca|šunų viešbutis|kutyapanzió*|kutyahotel*',
      'el tr': 'ξενοδοχείο σκύλων|köpek (?:oteli|pansiyonu)|pet ?otel*',
      'ja zh ko': 'ペットホテル|ペットシッター|宠物寄养|寵物旅館|애견호텔',
    },
  },
  {
    name: 'pet groomer',
    bucket: 'Pets and animals',
    words: {
      en: '(?:dog|cat|pet) groom(?:ers?|ing)(?: salon)?|grooming salon',
      'de nl': 'hundesalon*|hundefriseur*|hundepflege*|hondentrimsalon*|trimsalon*',
      'sv da nb': 'hundtrim*|hundfrisör*|hundesalon*|hundefrisør*|hundeklipp*',
      'fr es pt it ca ro':
        'toilett(?:age|euse|eur) (?:canin|pour)*|toilettage|peluquería canina|banho e tosa|toelettatura|perruqueria canina|frizerie canină|cosmetică canină',
      'pl cs sk hr sl':
        'strzyżenie psów|psi fryzjer|salon dla psów|psí salon|stříhání psů|strihanie psov|šišanje pasa|pasji salon|pasji frizer',
      'ru uk bg': 'груминг*|грумер*|грумінг*|стрижка собак',
      'fi et lv lt hu': 'trimmaamo*|koiratrimm*|koerasalong*|groomer*|suņu frizēt*|šunų kirp*|kutyakozmeti*',
      'el tr': 'κομμωτήριο σκύλων|pet kuaför*|köpek kuaför*',
      'ja zh ko': 'トリミングサロン|ドッグサロン|宠物美容|寵物美容|애견미용',
      pl: 'salon groomerski',
      ar: 'صالون قص (?:ال)?(?:كلاب|قطط|حيوانات)',
      id: 'salon (?:anjing|kucing|hewan)|grooming (?:anjing|kucing)',
      sv: '*hundsalong',
    },
  },
  {
    name: 'martial arts school',
    bucket: 'Sports and fitness',
    words: {
      en: '(?:martial arts|karate|judo|aikido|taekwondo|kung fu|jiu[- ]?jitsu|krav maga|wing chun|kickboxing|mma) (?:school|academy|classes|gym|dojo)|dojo|brazilian jiu[- ]jitsu|capoeir*',
      'de nl':
        'kampfkunst*|kampfsportschule*|karateschule*|*dojo|taekwondo-?schule|wing ?tsun|vechtsportschool*|karateschool|budoschool|capoeir*',
      'sv da nb': 'kampsportsskol*|budoklubb|karateskol*|kampsportssenter|kampsportscenter|dojo|capoeir*',
      'fr es pt it ca ro':
        "école d['’]arts martiaux|dojo|(?:escuela de |dojo de )?artes marciales|(?:bujinkan|ninjutsu|budo) dojo|academia de (?:jiu-jitsu|artes marciais)|scuola di (?:arti marziali|karate)|escola d['’]arts marcials|școală de arte marțiale|capoeir*",
      'pl cs sk hr sl':
        'szkoła (?:sztuk walki|karate|aikido)|sztuki walki|škola (?:bojových umění|bojových umení|borilačkih vještina|borilnih veščin)|dojo|capoeir*',
      'ru uk bg':
        'боевых искусств|единоборств*|бойових мистецтв|единоборства|бойни изкуства|додзё|доджо|капоэйр*|капоейр*|каратэ|карате|тхэквондо|тхеквондо|таекуондо|дзюдо|джудо|айкидо|айкідо|айкидо|бокс* (?:клуб|зал|секц*)',
      'fi et lv lt hu':
        'kamppailulaji*|budokoulu|võitluskunst*|cīņas mākslas|kovos menų|harcművészet*|küzdősport*|dojo|capoeir*',
      'el tr': 'πολεμικών τεχνών|πολεμικές τέχνες|dövüş sanatları',
      'ja zh ko': '空手道場|武术学校|武館|태권도장|합기도장',
      tr: 'capoeir*',
      id: 'capoeir*',
      vi: 'capoeir*',
      ja: 'カポエイラ|空手教室|柔道場|剣道場|合気道|テコンドー|格闘技ジム',
      zh: '跆拳道|空手道|柔道馆|武术馆|武術館|散打',
      ko: '태권도|유도관|주짓수|검도관',
      el: 'καποέιρα|καράτε|τζούντο|ταεκβοντό|αϊκίντο',
    },
  },
  {
    name: 'golf course',
    bucket: 'Sports and fitness',
    types: ['GolfCourse'],
    words: {
      en: 'golf (?:course|resort|links|academy)|driving range|mini(?:ature)? golf|disc golf course',
      'de nl': '*golfplatz*|golfanlage|minigolf*|golfbaan|golfpark',
      'sv da nb': 'golfban*|golfbane*|minigolf*|golfpark',
      'fr es pt it ca ro': 'parcours de golf|campo de golfe?|campo da golf|camp de golf|minigolf|teren de golf',
      'pl cs sk hr sl':
        'pole golfowe|golfové hřiště|golfové ihrisko|golfski? teren|golfsko igralište|golfsko igrišče|minigolf',
      'ru uk bg': 'гольф-?поле|поле для гольфа|голф игрище',
      'fi et lv lt hu': 'golfkenttä*|golfkeskus*|golfirada|golfiväljak|golfa laukums|golfo laukas|golfpály*',
      'el tr': 'γήπεδο γκολφ|golf sahası',
      'ja zh ko': 'ゴルフ場|ゴルフ練習場|高尔夫球场|高爾夫球場|골프장|골프연습장',
    },
  },
  {
    name: 'climbing hall',
    bucket: 'Sports and fitness',
    words: {
      en: 'climbing walls?|indoor climbing|bouldering',
      'de nl': '*kletterhalle*|*boulderhalle*|kletterzentrum|klimhal*|boulderhal*|klimcentrum|klimmuur',
      'sv da nb': 'klätterhall*|klättercenter|klatrehal*|klatreklub*|klatresenter*|buldrehall*|klatrevegg',
      'fr es pt it ca ro':
        "salle d['’]escalade|bloc indoor|rocódromo*|muro de escalada|palestra di arrampicata|arrampicata indoor|rocòdrom|sală de escaladă|panou de escaladă",
      'pl cs sk hr sl':
        'ścianka wspinaczkowa|centrum wspinaczkowe|lezeck* (?:stěna|centrum|stena)|boulder*|penjačka dvorana|plezalni center|plezalna stena',
      'ru uk bg': 'скалодром*|скеледром*|болдеринг*|стена за катерене',
      'fi et lv lt hu':
        'kiipeilyhalli*|kiipeilykeskus*|boulderointi*|ronimishall*|ronimiskeskus|kāpšanas (?:centrs|siena)|laipiojimo*|mászóterem|mászófal*|boulderterem*',
      'el tr': 'αναρριχητικ* (?:πίστα|τοίχος)|tırmanış duvarı',
      'ja zh ko': 'ボルダリング(?:ジム)?|クライミングジム|攀岩馆|攀岩館|클라이밍장|클라이밍짐',
      tr: 'tırmanış salonu',
    },
  },
  {
    name: 'swimming pool',
    bucket: 'Sports and fitness',
    types: ['PublicSwimmingPool'],
    words: {
      en: '(?:public|community|indoor|outdoor) (?:swimming )?pool|leisure pool|aquatic cent(?:re|er)',
      'de nl': '*hallenbad|*freibad|*schwimmbad|erlebnisbad|naturbad|strandbad|zwembad|zwemparadijs',
      'sv da nb': 'simhall*|badhus|äventyrsbad|svømmehal*|svømmebad|badeland|svømmehall*',
      'fr es pt it ca ro':
        'piscine municipale|centre aquatique|piscina municipal|piscinas municipales|complexo de piscinas|piscina comunale|centro natatorio|bazin de înot',
      'pl cs sk hr sl':
        'pływalni*|kryta pływalnia|plaveck* bazén|koupaliště|krytá plaváreň|kúpalisko|gradski bazen|kopališče',
      'ru uk bg': 'плавательн* бассейн*|плавальн* басейн*|плувен (?:басейн|комплекс)',
      'fi et lv lt hu': 'uimahalli*|uimala|ujula|peldbaseins|baseinas|uszoda|strandfürdő*',
      'el tr': 'κολυμβητήριο|yüzme havuzu',
      'ja zh ko': '市民プール|温水プール|游泳馆|游泳館|수영장',
    },
  },
  {
    name: 'race',
    bucket: 'Events',
    types: ['SportsEvent'],
    words: {
      en: 'trail (?:run|race)s?|(?:fun|charity|colou?r|sponsored|night) runs?|(?:charity|sponsored) walks?|(?:cycle|cycling|road|running|bike|canoe|sled dog|mud|dog) races?|triathlon|duathlon|orienteering event|obstacle race|parkrun',
      'de nl':
        '*volkslauf|*stadtlauf|*firmenlauf|*spendenlauf|*sponsorenlauf|*berglauf|*crosslauf|*frauenlauf|*volksläufe|*volkswander\\p{L}+|*wandeltocht\\p{L}*|*wandelvierdaagse|*avondvierdaagse|*toertocht\\p{L}*|*prestatieloop|triathlonveranstaltung|radrennen|hindernislauf|hardloopwedstrijd|wielerronde|loopevenement',
      'sv da nb':
        '*löpartävling|*löparlopp|*skidlopp|*stafettlopp|*løbsevent|*stafetløb|(?:fjel|terreng|gate|motbakke|jente|by|natt|sti|stafett|ultra)løp\\p{L}*|*turmarsj|motionslopp|cykellopp|terränglopp|motionsløb|cykelløb|mosjonsløp|sykkelritt|terrengløp',
      'fr es pt it ca ro':
        'course à pied|course cycliste|carrera popular|corrida de rua|gara podistica|corsa (?:podistica|campestre|in montagna)|camminata (?:popolare|non competitiva|ludico motoria)|gran ?fondo|marche populaire|randonnée cycliste|cyclosportive|trail (?:nature|running)|carrera (?:solidaria|de montaña|nocturna)|marcha (?:cicloturista|popular|solidaria|senderista)|cicloturista|caminhada solidária|marx(?:a|es) (?:popular|solidàri|nòrdic|cicloturist|de muntanya)\\p{L}*|caminad(?:a|es) populars?|cursa (?:popular|de muntanya|solidària|atlètica)|cros de',
      'pl cs sk hr sl':
        'bieg(?:i)? (?:uliczn|górsk|charytatywn|przełajow|nocn)\\p{L}+|rajd (?:rowerowy|pieszy)|běžeck\\p{L}+ závod\\p{L}*|(?:dálkový|turistický) pochod|závod horských kol|bežeck\\p{L}+ pretek\\p{L}*|(?:trail|cestovna|ulična|brdska) utrk[ae]|tekaška prireditev|gorski tek|závod v běhu',
      'ru uk bg': 'велогонк*|забег\\p{L}*|веломарафон|забіг\\p{L}*|велопробіг|планинско бягане',
      'fi et lv lt hu':
        '*juoksutapahtuma\\p{L}*|*juoksukilpailu\\p{L}*|*kävelytapahtuma\\p{L}*|rahvajooks\\p{L}*|maastikujooks\\p{L}*|skrējien\\p{L}+|velobrauciens|bėgimo (?:varžybos|renginys|taurė)|masinis bėgimas|teljesítménytúr\\p{L}*|kerékpárverseny\\p{L}*|polkujuoksu*|rahvajooks|futóverseny*',
      'el tr': '(?:halk|yol|bisiklet) koşusu|αγώνας (?:δρόμου|βουνού)|ορεινός αγώνας',
      'ja zh ko': 'トレイルラン|ウォーキング大会|ロードレース大会|路跑(?!步)|越野跑|걷기대회|트레일런',
      'ar he fa': 'מרוץ|מרוצי|مسابقه دو',
      'id vi is th': 'lomba lari|fun run|giải chạy|(?:víðavangs|utanvega|götu|fjalla)hlaup\\p{L}*|งานวิ่ง|วิ่งเทรล',
    },
  },
  {
    name: 'amusement park',
    bucket: 'Leisure',
    types: ['AmusementPark'],
    words: {
      en: '(?:amusement|theme|adventure|trampoline|water) parks?|high ropes|bowling alley|laser tag|go-?kart(?:ing)?|ten-?pin bowling|paintball',
      'de nl':
        'freizeitpark*|erlebnispark|kletterwald|hochseilgarten|kletterpark|trampolinpark|bowlingcenter|bowlingbahn|lasertag*|kartbahn|pretpark*|attractiepark*|klimbos|bowlingcentrum',
      'sv da nb':
        'nöjespark*|äventyrspark|höghöjdsbana|bowlinghall*|forlystelsespark*|bowlingcenter|klatrepark|fornøyelsespark*|bowlingsenter',
      'fr es pt it ca ro':
        "parc d['’]attractions|parc de loisirs|accrobranche|bowling|karting|parques? (?:de atracciones|temático|acuático)|bolera|parque (?:de diversões|aquático)|parco (?:divertimenti|avventura|acquatico)|parc d['’]atraccions|parc de (?:distracții|aventur[ăi])",
      'pl cs sk hr sl':
        'park (?:rozrywki|linowy|trampolin)|kręgielnia|zábavní park|lanov* (?:park|centrum)|zábavný park|zabavni park|adrenalinski park|pustolovski park|kuglana',
      'ru uk bg':
        'парк (?:развлечений|аттракционов|розваг)|аквапарк*|веревочн* парк*|батутн* (?:парк|центр)*|боулинг|картинг|увеселителен парк',
      'fi et lv lt hu':
        'huvipuisto*|seikkailupuisto*|keilahalli*|seikluspark*|lõbustuspark|atrakciju parks|pramogų parkas|nuotykių parkas|kalandpark*|vidámpark*|játszóház*',
      'el tr': 'πάρκο ψυχαγωγίας|λούνα παρκ|lunapark*|eğlence parkı|bowling salonu',
      'ja zh ko': '遊園地|テーマパーク|ボウリング場|游乐园|遊樂園|主题乐园|놀이공원|테마파크|볼링장',
    },
  },
  {
    name: 'escape room',
    bucket: 'Leisure',
    words: {
      'en de nl fr es pt it ca ro sv da nb pl cs sk hr sl fi et lv lt hu id tr':
        "escape[- ]?(?:room|game|house)s?|escaperoom*|pokój zagadek|pokoje zagadek|únikov* hr[ay]|soba pobjega|soba pobega|pakohuone*|põgenemistuba|põgenemistoa*|izlaušanās istaba|pabėgimo kambar*|szabadulószob*|kaçış oyunu|korku evi|jeu d['’]évasion|sala de escape",
      'ru uk bg': 'квест-?комнат*|квест-?кімнат*|эскейп-?рум*|ескейп стая|эскейп',
      el: 'δωμάτιο απόδρασης|δωμάτια απόδρασης',
      'ja zh ko': '脱出ゲーム|密室逃脱|密室逃脫|방탈출',
    },
  },
  {
    name: 'zoo',
    bucket: 'Leisure',
    types: ['Zoo', 'Aquarium'],
    words: {
      en: 'zoo|zoological (?:garden|park|society)|wildlife park|petting (?:zoo|farm)|aviary|public aquarium',
      'de nl': 'tierpark*|*wildpark|zoologischer garten|streichelzoo|vogelpark|dierentuin*|dierenpark*|zoo',
      'sv da nb': 'djurpark*|zoologisk have|dyrepark*|dyrehage*|zoo',
      'fr es pt it ca ro':
        'parc (?:zoologique|animalier)|zoológico|jardim zoológico|bioparco|parco faunistico|giardino zoologico|parc zoològic|grădin[aă] zoologică|zoo',
      'pl cs sk hr sl':
        'ogród zoologiczny|minizoo|zoologická (?:zahrada|záhrada)|zoopark*|zoološki vrt|živalski vrt|zoo',
      'ru uk bg': 'зоопарк*|зоосад*|контактн* зоопарк*|зоологическа градина',
      'fi et lv lt hu':
        'eläintarha*|eläinpuisto*|kotieläinpiha*|loomaaed|loomapark|zoodārzs|zoologijos sodas|állatkert*|vadaspark*',
      'el tr': 'ζωολογικός κήπος|ζωολογικό πάρκο|hayvanat bahçesi',
      'ar he id vi': 'حديقة حيوان|حديقة الحيوانات|גן חיות|kebun binatang|vườn thú|sở thú',
      'ja zh ko': '動物園|水族館|动物园|水族馆|동물원|아쿠아리움',
    },
  },
  {
    name: 'fishing guide',
    bucket: 'Sports and fitness',
    words: {
      en: '(?:fishing|angling) (?:guides?|trips?|tours?)|guided fishing|fishing charters?',
      'de nl': '*angelguiding|*angelführer|angeltour*|visgids|visreizen',
      'sv da nb': 'fiskeguide*|fiskeguidning*|fisketur(?:er)? med guide|fiskeguiding',
      'fr es pt it ca ro':
        'guides? de pêche|moniteurs?[- ]guides? de pêche|sorties? (?:de )?pêche|guías? de pesca|guias? de pesca|guid[ae] di pesca|ghid de pescuit',
      'pl cs sk hr sl': 'przewodnik wędkarski|rybářský průvodce|rybársky sprievodca|ribolovni vodič|ribiški vodnik',
      'ru uk bg': 'рыболовн\\p{L}* (?:тур|гид)\\p{L}*|риболовн\\p{L}* (?:тур|гід)\\p{L}*|риболовен водач',
      'fi et lv lt hu': 'kalastusopa*|kalastusretk*|kalapüügigiid*|makšķerēšanas gids|žvejybos gidas|horgászvezető*',
      'ja zh ko': '釣りガイド|フィッシングガイド|钓鱼向导|釣魚嚮導|낚시 가이드',
    },
  },
];
