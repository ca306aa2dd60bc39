import type { Kind } from './kind.ts';

export const ATTRACTIONS: readonly Kind[] = [
  {
    name: 'show cave or mine',
    bucket: 'Leisure',
    parts: {
      'show cave':
        'cave|höhle|grotte|grotten|grott|druipsteen|drypsten|grott|cueva|gruta|coves|peșter|jaskini|jeskyn|jaskyň|špilj|pećin|jam[ae]|пещер|печер|tippukiv|koobas|koopa|barlang|σπήλαι|mağara|مغار|מערת|غار|goa|gua|động|ถ้ำ|鍾乳洞|溶洞|동굴',
      'show mine':
        'mine|bergwerk|stollen|bergbau|gruv|gruve|mina|miniera|minerario|salina|kopaln|rudnik|шахт|kaivos|kaevandus|bánya|坑|광산',
    },
    words: {
      en: 'show caves?|(?:mine|cave) tours?|show mine|visitor mine',
      'de nl':
        '*schauhöhle|*tropfsteinhöhle|*besucherbergwerk|*besucherstollen|*bergbaumuseum|*druipsteengrot|*grotten van|*schaubergwerk',
      'sv da nb': '*gruvmuseum|*gruvvisning\\p{L}*|*drypstenshule|*besøgsmine|*besøksgruve\\p{L}*|*gruvemuseum',
      'fr es pt it ca ro':
        'grotte (?:de|préhistorique|touristique)|(?:mine|gouffre) (?:de|touristique)|cueva(?:s)? (?:turística|de)|mina turística|grutas? (?:de|turística)|grotte di|miniera visitabile|parco minerario|coves de|peștera \\p{L}+|salina (?:turistică|turda)',
      'pl cs sk hr sl sr':
        '(?:jaskinia|kopalnia) (?:turystyczna|zabytkowa|\\p{L}+ska)|podziemna trasa|(?:zpřístupněná )?jeskyně \\p{L}+|jaskyňa \\p{L}+|(?:špilja|pećina|jama) (?:otvorena|turistička)|turistički rudnik|turistična jama|turistični rudnik',
      'ru uk bg mk':
        '(?:карстовая|экскурсии в) пещер\\p{L}*|музей шахты|соляная шахта|печера \\p{L}+ська|пещера \\p{L}+ (?:вход|работно)',
      'fi et lv lt hu':
        '*kaivosmuseo|*tippukivil\\p{L}*|*kaevandusmuuseum|*koobas külastajatele|pazemes ekskursij\\p{L}*|bunkur\\p{L}+ (?:ekskursij|muziej)\\p{L}*|(?:csepkő)?barlang\\p{L}* látogat\\p{L}*|cseppkőbarlang\\p{L}*|bányamúzeum',
      'el tr': 'σπήλαιο \\p{L}+|σπήλαια|(?:mağarası|mağara) (?:ziyaret|turizm|gezi)\\p{L}*',
      'ar he fa': 'مغارة \\p{L}+|מערת (?:הנטיפים|\\p{L}+) לקהל|غار (?:علیصدر|گردشگری)',
      'id vi is th sq hi':
        '(?:gua|goa) wisata|động (?:phong nha|\\p{L}+) du lịch|hellaskoðun\\p{L}*|íshell\\p{L}+|ถ้ำ(?:ท่องเที่ยว)',
      'ja zh ko': '鍾乳洞|観光坑道|观光溶洞|溶洞景区|地下坑道|동굴 ?관광|광산 ?체험',
    },
  },
  {
    name: 'heritage railway',
    bucket: 'Travel and hospitality',
    narrows: 'historic site',
    words: {
      en: '(?:heritage|steam|narrow[- ]gauge|miniature|preserved|light|tourist|scenic) railways?|steam (?:trains?|locomotives?)|railway (?:preservation )?society',
      'de nl':
        '*museumsbahn|*museumseisenbahn|*dampfbahn|*schmalspurbahn|*parkeisenbahn|*eisenbahnfreunde|*stoomtrein\\p{L}*|*museumspoorlijn|*stoomtram|*modelspoor\\p{L}*',
      'sv da nb':
        '*museijärnväg\\p{L}*|*museibana\\p{L}*|*veteranbane\\p{L}*|*veterantog|*museumsjernbane\\p{L}*|*museumsbane\\p{L}*',
      'fr es pt it ca ro':
        '(?:train|chemin de fer) (?:à vapeur|touristique)|petit train touristique|ferrocarril turístico|tren (?:de vapor|turístico)|trem (?:turístico|a vapor)|comboio (?:histórico|turístico)|ferrovi[ae] (?:turistic[ah]e?|museo)|treno (?:storico|a vapore)|tren turístic|mocăniț\\p{L}*',
      'pl cs sk hr sl sr':
        'kolej(?:ka)? wąskotorow\\p{L}+|parowozownia|(?:úzkorozchodná|úzkokoľajná) (?:dráha|železnice|železnica)|(?:parní|parné) vlaky?|(?:muzejska|muzejski|turistički) (?:željeznica|vlak|voz)|šarganska osmica|muzejski vlak',
      'ru uk bg mk':
        '(?:детская|узкоколейная|ретро) железн\\p{L}+ дорог\\p{L}+|ретро-?поезд\\p{L}*|вузькоколій\\p{L}+|теснолинейка',
      'fi et lv lt hu':
        '*museorautati\\p{L}*|*höyryjuna\\p{L}*|*museoraudtee\\p{L}*|*kitsarööpmeli\\p{L}*|šaursliežu dzelzceļ\\p{L}*|bānīt\\p{L}+|siaurasis geležinkelis|siauruk\\p{L}+|kisvasút\\p{L}*|nosztalgiavonat\\p{L}*',
      'el tr': '(?:οδοντωτός|τουριστικό τρένο)|(?:buharlı|turistik|nostaljik) tren',
      'ar he fa': 'قطار سياحي|רכבת תיירותית|قطار گردشگری',
      'id vi is th sq hi': 'kereta wisata|tàu hỏa du lịch|รถไฟ(?:โบราณ|ท่องเที่ยว)|tren turistik|टॉय ट्रेन',
      'ja zh ko': '保存鉄道|観光列車|ミニ鉄道|窄轨铁路|蒸汽火车|小火車|관광열차|레일바이크',
    },
  },
  {
    name: 'science centre',
    bucket: 'Leisure',
    narrows: 'museum',
    words: {
      en: "science (?:centre|center|museum)|discovery (?:centre|center)|children['’]?s museum",
      'de nl': 'science[- ]center|*kindermuseum|*mitmachmuseum|*wissenschaftsmuseum|*wetenschapsmuseum',
      'sv da nb': 'science center|*barnmuseum|*vitensenter\\p{L}*|*vetenskapscentrum|*experimentarium',
      'fr es pt it ca ro':
        '(?:centre|musée|cité) des sciences|musée des enfants|museo de (?:ciencias?|los niños)|museu (?:de|da) ciências?|museo (?:della scienza|dei bambini)|museu de la ciència|planetari|muzeul? copiilor',
      'pl cs sk hr sl sr':
        '(?:science centrum|vědecké centrum|vedecké centrum|hvězdárna a planetárium)|(?:hiša eksperimentov|centar znanosti|muzej znanosti)',
      'ru uk bg mk': 'науков\\p{L}+ музе\\p{L}+|научен център',
      'fi et lv lt hu':
        '*tiedekesku\\p{L}*|*tiedemuseo|*teaduskesku\\p{L}*|zinātnes (?:centr|muzej)\\p{L}*|planetārij\\p{L}*|mokslo (?:centras|muziejus)|(?:tudományos élményközpont|planetárium|csodák palotája)\\p{L}*',
      'el tr': '(?:bilim (?:merkezi|müzesi)|planetaryum|gezegenevi)',
      'ar he fa':
        '(?:مركز|متحف) (?:ال)?علوم|القبة السماوية|(?:מוזיאון|גן) (?:ה)?מדע|(?:مرکز علوم|آسمان ?نما|افلاک ?نما)',
      'id vi is th sq hi':
        '(?:pusat|museum) (?:sains|iptek)|bảo tàng khoa học|vísindasafn|พิพิธภัณฑ์วิทยาศาสตร์|qendra e shkencës|(?:विज्ञान केंद्र|तारामंडल)',
      'ja zh ko': '科学館|科技馆|科學館|과학관',
    },
  },
  {
    name: 'farm park',
    bucket: 'Leisure',
    narrows: 'zoo',
    parts: {
      'alpaca farm': 'alpa(?:k|c)|alpaga|alpak|альпак|алпак|アルパカ|אלפקות|อัลปา',
      'corn maze': 'maze|labyrint|doolhof|лабиринт|labirynt|labirint|kukoric',
      'pumpkin patch': 'pumpkin',
      'petting zoo':
        'petting|streichel|klapp|klappe|kosedyr|børnezoo|barnens zoo|mini ?zoo|contact|kontakt|контактн|állatsimog|ליטוף|animal park|troetel|ふれあい|kinderboerderij|kotieläin|loomaaed|loomapark',
    },
    words: {
      en: "(?:farm|petting) park|petting (?:zoo|farm)|(?:city|children['’]?s|open|visitor) farm|alpaca (?:farm|walks?|trekking)|llama trekking|(?:corn|maize) maze|pumpkin patch",
      'de nl':
        '*streichelzoo|*erlebnisbauernhof|*kinderbauernhof|*alpaka(?:wanderung|wanderungen|hof|farm)|*lamatrekking|*maislabyrinth|*kinderboerderij|*belevingsboerderij|*alpacaboerderij|*maisdoolhof',
      'sv da nb':
        '*4h-gård\\p{L}*|*besöksgård\\p{L}*|*alpackagård|*alpackavandring|*besøgsgård|*besøgsgaard|*alpakafarm|*besøksgård\\p{L}*|*barnas gård',
      'fr es pt it ca ro':
        "ferme (?:pédagogique|de découverte|aux alpagas)|(?:élevage|balades?) (?:d['’])?alpagas?|labyrinthe de maïs|granja escuela|granja de (?:alpacas|animales)|(?:fazendinha)|fattoria (?:didattica|degli animali)|alpaca trekking|granja escola|ferma (?:de animale|educațională)",
      'pl cs sk hr sl sr':
        '(?:mini ?zoo|zagroda (?:edukacyjna|alpak)|hodowla alpak|labirynt w kukurydzy)|(?:farmapark|minizoo|alpakí farma|farma alpak|kontaktní zoo|kontaktná zoo)|(?:alpaka farma|mini zoo vrt|farma alpaka)',
      'ru uk bg mk':
        'контактн\\p{L}+ зоопарк\\p{L}*|(?:ферма|прогулки с) альпак\\p{L}*|кукурузный лабиринт|контактн\\p{L}+ звірин\\p{L}+|екоферма|ферма за алпаки',
      'fi et lv lt hu':
        '*kotieläinpuisto\\p{L}*|*kotieläinpiha\\p{L}*|*alpakkatila\\p{L}*|*alpakka(?:kävely|vaellus)\\p{L}*|*lemmikloomaaed|*alpakafarm\\p{L}*|*loomapark\\p{L}*|mini ?zoo|alpak\\p{L}+ (?:ferm|saimniecīb|ūk)\\p{L}*|kukurūz\\p{L}+ labirint\\p{L}*|(?:állatsimogat|alpaka ?(?:farm|túra)|tanyaudvar|kukoricalabirintus)\\p{L}*',
      'el tr':
        '(?:φάρμα με ζώα|εκπαιδευτικό αγρόκτημα|επισκέψιμο αγρόκτημα)|(?:hayvan çiftliği|ekolojik çiftlik|evcil hayvan parkı)',
      'ar he fa':
        'مزرعة (?:تعليمية|الحيوانات|ترفيهية)|(?:פינת ליטוף|פינת חי|חוות אלפקות|חוות (?:ה)?חיות)|(?:مزرعه آموزشی|باغ پرندگان)',
      'id vi is th sq hi':
        '(?:wisata|taman) (?:peternakan|edukasi pertanian)|agrowisata|(?:nông trại|trang trại) (?:giáo dục|trải nghiệm|sinh thái)|húsdýragarð\\p{L}*|ฟาร์ม(?:สัตว์|อัลปาก้า|ท่องเที่ยว)|agropark',
      'ja zh ko':
        'ふれあい牧場|ふれあい動物園|観光農園|観光牧場|体験农场|亲子农场|休閒農場|觀光農場|체험농장|체험목장|동물농장',
    },
  },
  {
    name: 'dog sledding operator',
    bucket: 'Leisure',
    parts: {
      'snowmobile tours': 'snöskoter|skoter|scootersaf|motoneige|снегоход|kelkka|vélsleð|スノーモービル|雪地摩托',
      'northern lights tours': 'nordlys|norrsken|revontul|norðurlj',
      'reindeer farm': 'reindeer|poro',
      'dog sledding operator':
        'dog|hund|husky|sled|slæde|hond|chien|perros|cães|câini|psi|ps[íi]ch|pseć|pasja|собач|хаск|кучеш|koer|haski|kutya|σκύλ|köpek|犬|狗|개썰매|كلاب|כלבים|سگ|mushing|trineo|slitt',
    },
    words: {
      en: 'dog[- ]sled(?:ding)?|sled dog (?:tours?|rides?)|husky (?:tours?|safaris?|rides?|farm|adventures?)|reindeer (?:farm|rides?|safari)',
      'de nl':
        '*hundeschlitten\\p{L}*|*huskytour\\p{L}*|*husky-\\p{L}+|*huskyfarm|*husky-wanderung\\p{L}*|*hondensleetocht\\p{L}*|*huskytocht\\p{L}*',
      'sv da nb':
        '*hundspann\\p{L}*|*hundspannsturer|*snöskotersafari|*skotersafari|*hundekørsel|*hundeslæde\\p{L}*|*slædehunde\\p{L}*|*hundekjøring|*hundeslede\\p{L}*|*scootersafari|*nordlystur\\p{L}*|*norrskenstur\\p{L}*',
      'fr es pt it ca ro':
        'chiens? de traîneaux?|(?:balade|sorties?) en traîneau|trineos? de perros|mushing|trenó(?:s)? (?:de|com) cães|(?:slitte|sleddog)|sleddog|sănii (?:trase )?(?:de|cu) (?:câini|husky)',
      'pl cs sk hr sl sr':
        'psie zaprzęgi|psich? spřežení\\p{L}*|psích? záprah\\p{L}*|(?:vožnja|avantura) (?:pseć|s husky|haski)\\p{L}*|pasja vprega',
      'ru uk bg mk':
        '(?:катание|поездки|прогулки) на (?:собачьих|хаски|снегоход)\\p{L}*|собачьи упряжки|хаски[- ](?:парк|центр|ферма)|катання на хаскі|кучешки впряг\\p{L}*',
      'fi et lv lt hu':
        '*huskysafari\\p{L}*|*huskytila\\p{L}*|*huskyajelu\\p{L}*|*porotila\\p{L}*|*porosafari\\p{L}*|*moottorikelkkasafari\\p{L}*|*kelkkasafari\\p{L}*|*revontulimatk\\p{L}*|*koerarakend\\p{L}*|*huskysõi\\p{L}*|haskij\\p{L}+ (?:park|braucien)\\p{L}*|haskių (?:parkas|keliones)\\p{L}*|kutyaszán\\p{L}*|husky ?túr\\p{L}*',
      'el tr': 'έλκηθρο με σκύλους|(?:husky|köpekli kızak) (?:safari|turu)',
      'ar he fa': 'زلاجات (?:ال)?كلاب|מזחלות כלבים|سورتمه سگ',
      'id vi is th sq hi':
        'kereta luncur anjing|xe chó kéo|hundasleð\\p{L}*|vélsleðaferð\\p{L}*|norðurljósaferð\\p{L}*|สุนัขลากเลื่อน',
      'ja zh ko': '犬ぞり|狗拉雪橇|개썰매',
    },
  },
  {
    name: 'minigolf course',
    bucket: 'Leisure',
    narrows: 'golf course',
    parts: {
      'disc golf course':
        'dis[ckq]-?\\.?u? ?-?golf|frisb|диск-?гольф|disku golf|ketta|discgolf|ディスクゴルフ|飞盘高尔夫|golf de disco',
      'footgolf course': 'foot ?golf|fußballgolf|voetbalgolf|fodboldgolf',
      'park golf course': 'パークゴルフ|파크 ?골프|公园高尔夫',
      'farm golf course': 'boerengolf',
      'minigolf course':
        'mini|crazy|adventure|äventyr|seikkailu|midget|glow|パターゴルフ|迷你|미니|мини|міні|μίνι|ميني|מיני|มินิ|मिनी',
    },
    words: {
      en: '(?:mini|crazy|adventure|miniature)[- ]?golf(?: course| club)?|disc golf(?: course| club)?|foot ?golf',
      'de nl':
        '*minigolf\\p{L}*|*adventuregolf\\p{L}*|*adventure-golf|*discgolf\\p{L}*|*disc-golf|*fußballgolf|*midgetgolf\\p{L}*|*boerengolf|*voetbalgolf|*glowgolf',
      'sv da nb':
        '*minigolf\\p{L}*|*äventyrsgolf\\p{L}*|*discgolf\\p{L}*|*frisbeegolf\\p{L}*|*frisbeegolfpark|*fodboldgolf',
      'fr es pt it ca ro': 'mini-?golf|golf miniature|minigolf|disc ?golf|mini golfe|minigolfe',
      'pl cs sk hr sl sr': 'mini-?golf\\p{L}*|discgolf\\p{L}*|mini golf|adventure golf',
      'ru uk bg mk': 'мини-?гольф\\p{L}*|міні-?гольф\\p{L}*|диск-?гольф\\p{L}*|мини голф',
      'fi et lv lt hu':
        '*minigolf\\p{L}*|*minigolfrata|*frisbeegolf\\p{L}*|*seikkailugolf\\p{L}*|*minigolfi\\p{L}*|*discgolfi\\p{L}*|*kettagolf\\p{L}*|minigolf\\p{L}*|disku golf\\p{L}*|diskgolf\\p{L}*|mini ?golf pálya',
      'el tr': 'μίνι γκολφ|mini golf',
      'ar he fa': 'ميني جولف|מיני גולף|مینی گلف',
      'id vi is th sq hi': 'mini golf|sân golf mini|mínígolf\\p{L}*|frisbígolf\\p{L}*|มินิกอล์ฟ|minigolf|मिनी गोल्फ',
      'ja zh ko': 'ミニゴルフ|パターゴルフ|ディスクゴルフ|迷你高尔夫|迷你高爾夫|미니골프|파크골프',
    },
  },
  {
    name: 'beach club',
    bucket: 'Leisure',
    narrows: 'swimming pool',
    parts: {
      'outdoor swimming pool':
        'freibad|naturbad|friluftsb|maauimal|koupališ|kúpalisk|kupališ|kopališ|kąpielisk|strandfürd',
      'bathing beach': 'strandbad|bathing beach|海水浴|οργανωμένη παραλία|plage privée|חוף|شاطئ|plaj tesis',
      'beach bar':
        '(?:beach|strand|плаж|paplūdimio) ?-?bar|strandbar|chiringuit|barracas? de praia|strandtent|strandpavil|海の家|плаж бар|beach bar',
      'seaside resort': 'station|estânc|度假|tatil',
      'beach club': 'club|klub|клуб|클럽|クラブ|俱乐部|klubi|stabilim|lido|كلوب|establish|concess',
    },
    words: {
      en: 'beach (?:club|bar and restaurant|resort club|establishment)|bathing (?:beach|establishment)',
      'de nl': '*strandbad|*naturbad|*freibad|*strandclub|*strandbar|*strandpaviljoen|*strandtent|*beachclub',
      'sv da nb': '*strandbad\\p{L}*|*friluftsbad\\p{L}*|*beach ?club|*strandklub\\p{L}*',
      'fr es pt it ca ro':
        '(?:plage privée|club de plage|beach club)|club de playa|(?:chiringuito|barraca de praia|beach club)|stabilimento balneare|lido balneare|beach club',
      'pl cs sk hr sl sr':
        '(?:beach bar|klub plażowy|kąpielisko)|(?:přírodní koupaliště|plážový klub|prírodné kúpalisko)|(?:beach klub|plažni klub|gradsko kupalište|kupališče)',
      'ru uk bg mk': 'пляжн\\p{L}+ (?:клуб|комплекс)\\p{L}*|плажен клуб|плаж бар',
      'fi et lv lt hu':
        '*rantaklubi|*maauimala|*rannaklubi|pludmales klub\\p{L}*|paplūdimio (?:klub|bar)\\p{L}*|strandfürdő|beach club',
      'el tr': '(?:beach bar|οργανωμένη παραλία)|(?:beach club|plaj (?:kulübü|tesisi))',
      'ar he fa': '(?:شاطئ خاص|نادي (?:ال)?شاطئ|بيتش كلوب)|חוף פרטי|(?:پلاژ|ساحل اختصاصی)',
      'id vi is th sq hi': 'beach club|câu lạc bộ bãi biển|บีชคลับ|klub plazhi|plazh privat',
      'ja zh ko': 'ビーチクラブ|海の家|沙滩俱乐部|海水浴场|비치클럽',
    },
  },
  {
    name: 'live music venue',
    bucket: 'Arts and culture',
    narrows: 'event venue',
    parts: {
      'concert hall':
        'concert hall|konzerth|konzerts|philharm|concertz|concertgeb|konserth|koncerthus|konserttital|konserttisali|musiikkital|kontserdi(?:maja|saal)|koncert(?:ní|ná) (?:sál|síň)|sala koncertowa|koncertna dvorana|концертн\\S* зал|auditori|μέγαρο|konser salonu|コンサートホール|音乐厅|音樂廳|콘서트홀|koncertzāl|koncertu zāle|koncertų sal|koncertterem|אולם|סالن|tónleikahöll|คอนเสิร์ตฮอลล์|salle de concert|sala de concert|sala de conciert|sală de concerte',
      'opera house': 'oper(?:a house|nhaus|ageb|ahus|atal)|ooppera|opéra|teatro lirico|أوبرا|nhà hát',
      'jazz club': "jazz|джаз|ジャズ|재즈|dzsessz|caz|ג['׳]אז",
      'live music venue':
        'live|poppod|musikclub|spillested|konsertscene|musikscen|ライブハウス|livehouse|라이브|canlı|μουσική σκηνή|music (?:venue|club)|hudební klub|klub muzyczny|музыкальный клуб|展演',
    },
    words: {
      en: '(?:live music|concert|music) (?:venue|hall|club)|jazz club|opera house|philharmonic hall',
      'de nl':
        '*konzerthaus|*konzerthalle|*jazzclub|*musikclub|*opernhaus|*kleinkunstbühne|*livemusik-?club|*konzertsaal|*poppodium|*concertzaal|*concertgebouw|*operagebouw|*muziekcentrum',
      'sv da nb':
        '*konserthus\\p{L}*|*jazzklubb\\p{L}*|*musikscen\\p{L}*|*koncerthus\\p{L}*|*spillested\\p{L}*|*jazzklub\\p{L}*|*konsertscene\\p{L}*|*operahus\\p{L}*',
      'fr es pt it ca ro':
        'salle de (?:concerts?|spectacles?)|scène de musiques|café[- ]concert|opéra de|club de jazz|sala de (?:conciertos|concerts|concertos|espetáculos)|café concierto|casa de (?:shows|espetáculos)|(?:sala concerti|locale di musica dal vivo|teatro lirico|auditorium)|auditori|sală de concerte',
      'pl cs sk hr sl sr':
        '(?:sala koncertowa|klub (?:muzyczny|jazzowy)|opera)(?: \\p{Lu}\\p{L}+)?|(?:koncertní|hudební|jazzový) (?:sál|klub|síň)|(?:koncertná|hudobný|jazzový) (?:sála|klub)|koncertna dvorana|(?:jazz|glazbeni|muzički) klub',
      'ru uk bg mk':
        'концертн\\p{L}+ (?:зал|площадк|клуб|зала)\\p{L}*|джаз-?клуб\\p{L}*|музыкальный клуб|музичн\\p{L}+ клуб|концертна зала',
      'fi et lv lt hu':
        '*konserttitalo\\p{L}*|*konserttisali\\p{L}*|*musiikkitalo\\p{L}*|*jazzklubi\\p{L}*|*oopperatalo|*kontserdimaja\\p{L}*|*kontserdisaal\\p{L}*|*muusikaklubi|koncertzāl\\p{L}*|koncertu zāle|koncertų salė\\p{L}*|muzikos klub\\p{L}*|koncert(?:terem|helyszín)\\p{L}*|(?:dzsessz|jazz|zenés) ?klub\\p{L}*',
      'el tr':
        '(?:μέγαρο μουσικής|συναυλιακός χώρος|μουσική σκηνή)|(?:konser salonu|canlı müzik|caz kulübü|konser mekanı)',
      'ar he fa':
        "(?:قاعة|مسرح) (?:ال)?(?:حفلات موسيقية|موسيقى)|دار (?:ال)?أوبرا|(?:אולם|מועדון) (?:קונצרטים|הופעות|ג['׳]אז)|(?:سالن کنسرت|تالار موسیقی)",
      'id vi is th sq hi':
        '(?:gedung|tempat) konser|phòng trà|nhà hát (?:giao hưởng|opera|lớn)|tónleika(?:staður|höll|hús|salur)\\p{L}*|คอนเสิร์ตฮอลล์|sall[aë] koncertesh|कॉन्सर्ट हॉल',
      'ja zh ko':
        'ライブハウス|コンサートホール|ジャズクラブ|ジャズ喫茶|音乐厅|livehouse|音樂廳|展演空間|공연장|라이브클럽|콘서트홀|재즈클럽',
    },
  },
];
