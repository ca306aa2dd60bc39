import type { Kind } from './kind.ts';

/** What people do on a day out, and the places that they come to. */
export const OUTINGS: readonly Kind[] = [
  {
    name: 'paintball and laser tag arena',
    bucket: 'Leisure',
    narrows: 'amusement park',
    parts: {
      'paintball field': 'paint ?ball|пейнтбол|ペイントボール|彩弹|漆彈|페인트볼',
      'laser tag arena': 'laser|лазерт|レーザー|激光|레이저|lézer|lazer',
      'airsoft field': 'airsoft|サバゲー|страйкбол|에어소프트|asg',
      'axe throwing venue': 'axe',
    },
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
    parts: {
      'hiking guide':
        'hik|trekk|wanderf|wandelg|accompagnateur|senderis|escursion|vandring|vaellus|トレッキングガイド|登山ガイド(?!協)',
      'canyoning guide': 'canyon',
      'mountaineering school': 'school|schule|courses|école|escuela|scuola|škola|школа',
      'mountain guide':
        'mountain|alpin|climb|ski|ifmga|uiagm|bergf|bergg|berggu|tinde|bjerg|fjell|haute montagne|guide de|montaña|montanha|monta[gn]|górsk|horsk|gorsk|гор|hegyi|dağ|βουν|山岳|高山|등산|산악',
    },
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
    name: 'padel and tennis centre',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    parts: {
      'padel centre': 'padel|pádel|падел|パデル|板式网球|파델',
      'tennis centre': '(?<!table )tennis|tenis|теннис|теніс|テニス|网球|網球|테니스|tenisz|tenn',
      'squash centre': 'squash|сквош|スカッシュ|壁球|스쿼시',
      'badminton centre': 'badminton|бадминтон|бадмінтон|バドミントン|羽毛球|배드민턴|sulkapallo|tollas',
      'pickleball centre': 'pickle',
    },
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
      en: 'tourist (?:information|board|office)(?: (?:cent(?:re|er)s?|offices?))?|(?:tourism|visitors?) (?:board|bureau)|tourism (?:cent(?:re|er)|office)|convention (?:and|&) visitors bureau|destination (?:management|marketing) organi[sz]ations?|official (?:tourism|tourist|travel|visitor) (?:site|website|guide|information)|tourism association',
      'de nl':
        '*touristinformation\\p{L}*|*tourist-?information|*tourismusverband\\p{L}*|*tourismusverein\\p{L}*|*fremdenverkehrsamt|*tourismusbüro|*tourist-?info|*verkehrsverein|*kurverwaltung|*vvv-?kantoor|*toeristisch informatiepunt|dienst toerisme|*tourismusregion',
      'sv da nb fi':
        '*turistbyrå\\p{L}*|*reiselivslag\\p{L}*|*reiselivsnettverk\\p{L}*|*destinasjonsselskap\\p{L}*|*reisemålsselskap\\p{L}*|*turistinformation\\p{L}*|*turistbureau\\p{L}*|*turistforening|*turistkontor\\p{L}*|*turistinformasjon\\p{L}*|*matkailuneuvonta\\p{L}*|*matkailuinfo\\p{L}*|*turistinfo\\p{L}*',
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
