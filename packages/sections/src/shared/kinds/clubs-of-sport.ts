import type { Kind } from './kind.ts';

export const CLUBS_OF_SPORT: readonly Kind[] = [
  {
    name: 'sailing club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    words: {
      en: '(?:sailing|yacht|windsurfing) (?:club|association)|boat sharing club|yacht (?:syndicate|share)',
      'de nl':
        '*segelclub|*segelverein|*yachtclub|*segelgemeinschaft|*seglerverein|*zeilvereniging|*zeilclub|*watersportvereniging|*jachtclub|(?:zeilboot|zeiljacht|boot|jacht) delen|deel je een (?:comfortabel )?(?:zeiljacht|zeilboot|jacht)|*bootdelen',
      'sv da nb':
        '*segelsällskap*|*segelklubb*|*båtklubb*|*sejlklub*|*bådklub*|*sejlforening*|*seilforening*|*seilklubb*|*båtforening*',
      'fr es pt it ca ro':
        'club (?:de voile|nautique|náutico|nàutic|de vela)|yacht[- ]club|cercle de voile|clube (?:naval|náutico|de vela)|circolo (?:velico|della vela|nautico)|lega navale|club(?:ul)? (?:nautic|de yachting)',
      'pl cs sk hr sl sr':
        '(?:jacht|yacht) ?klub|klub żeglarski|(?:jachtařský|jachtársky|jachetní|jachtetný) (?:klub|oddíl)|(?:jedriličarski|jadralni|jedrilarski) klub',
      'ru uk bg mk': 'яхт-клуб*|парусн* клуб*|вітрильн* клуб*|яхт клуб|едриличарски клуб',
      'fi et lv lt hu':
        '*purjehdusseura*|*pursiseura*|*venekerho*|*veneseura|*purjeklubi*|*jahtklubi*|jahtklub*|burāšanas klub*|buriavimo klub*|jachtklub*|vitorlás ?(?:klub|egyesület)|yacht ?klub|jachtklub',
      'el tr': '(?:ιστιοπλοϊκός|ναυτικός) (?:όμιλος|σύλλογος)|(?:yelken|yat) kulübü',
      'ar he fa': 'نادي (?:ال)?(?:يخوت|شراع|إبحار)|מועדון (?:שייט|יאכטות)|باشگاه قایق ?بادبانی',
      'id vi is th sq hi':
        'klub (?:layar|yacht)|câu lạc bộ (?:du thuyền|thuyền buồm)|siglingafélag*|siglingaklúbbur*|สโมสรเรือใบ|klub(?:i)? i? ?(?:velave|jahteve)|नौकायान क्लब',
      'ja zh ko': 'ヨット(?:クラブ|部)|帆船俱乐部|游艇俱乐部|遊艇會|帆船俱樂部|요트클럽|요트협회',
    },
  },
  {
    name: 'skateboarding club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    parts: {
      'skateboard school': 'school|schule|lessons|école|escuela|escola|scuola|スクール|學校',
      'skate park': 'park|halle|baan|パーク|公园|pista|파크',
      'skateboarding club': 'club|verein|association|associazione|vereniging|協会|俱乐部|community',
    },
    words: {
      en: 'skate ?parks?|skateboard(?:ing)? (?:club|association|school|community|lessons)|skate (?:school|club)|roller (?:skating|derby) (?:club|league)',
      'de nl':
        '*skatepark*|*skatehalle*|*skateboardverein|*skateboardschule|*rollerderby|*skatebaan|*skateclub|*skateschool|*skatevereniging',
      'sv da nb':
        '*skateboardförening*|*skatepark*|*skatehall*|*skateboardklubb*|*skateförening*|*skaterforening|*skateboardforening|*skatehal*',
      'fr es pt it ca ro':
        'skate ?parks?|(?:club|école|association) de (?:skate|skateboard|roller)|(?:escuela|club|pista) de (?:skate|patinaje sobre ruedas)|pista de skate|(?:scuola|associazione) (?:di )?(?:skateboard|skate)|escola de skate',
      'pl cs sk hr sl sr':
        'skatepark*|szkółka deskorolkowa|skateboard(?:ový)? (?:klub|škola)|skate klub|rolkarski klub',
      'ru uk bg mk': 'скейт-?парк*|скейт-?школ*|роллердром*|школа роликов|скейтборд клуб',
      'fi et lv lt hu':
        '*skeittihalli*|*skeittiparkki*|*skeittikoulu|*skeittiseura|*rulapark*|*rulahall*|skeitpark*|skrituļdēļu (?:klub|park)*|riedlenčių (?:klub|park)*|gördeszka ?(?:klub|egyesület|park|suli)|skatepark',
      'el tr': '(?:σχολή|σύλλογος) skateboard|kaykay (?:kulübü|okulu|parkı)',
      'ar he fa':
        '(?:حديقة|نادي) (?:ال)?تزلج (?:على )?(?:ال)?(?:ألواح|لوح)*|סקייט ?פארק|בית ספר לסקייטבורד|اسکیت ?پارک|مدرسه اسکیت',
      'id vi is th sq hi':
        'skate ?park|komunitas skateboard|sân trượt ván|câu lạc bộ (?:patin|trượt ván)|hjólabretta*|ลานสเก็ตบอร์ด|स्केट पार्क',
      'ja zh ko':
        'スケートボード(?:パーク|スクール|協会)|スケートパーク|滑板(?:俱乐部|公园|學校)|스케이트파크|스케이트보드',
    },
  },
  {
    name: 'chess or bridge club',
    bucket: 'Leisure',
    narrows: 'hobby club',
    parts: {
      'chess club':
        'chess|schach|schaak|échec|échiquier|ajedrez|xadrez|scacc|șah|escac|szach|šach|šah|шах|チェス|国际象棋|체스|sakk|satranç|sjakk|schack|skak|shakki',
      'bridge club': 'bridge|бридж|bridž|brydż',
      'go club': '囲碁|围棋|圍棋|바둑|^go',
      'shogi club': '将棋',
    },
    words: {
      en: '(?:chess|bridge|go|draughts|scrabble) (?:club|academy|school)|chess (?:lessons|federation)',
      'de nl':
        '*schachverein|*schachclub|*schachklub|*schachschule|*schachabteilung|*bridgeclub|*schaakclub|*schaakvereniging|*bridgevereniging|*damclub',
      'sv da nb': '*schackklubb*|*schacksällskap|*bridgeklubb*|*skakklub*|*bridgeklub*|*sjakklubb*|*sjakkforening',
      'fr es pt it ca ro':
        "(?:club|école) d['’]échecs|échiquier club|club de (?:échecs|bridge|ajedrez|șah|escacs)|club d['’]escacs|escuela de ajedrez|clube de xadrez|escola de xadrez|(?:circolo|società|scuola) (?:di )?(?:scacchistic[oa]|scacchi|bridge)|club(?:ul)? de (?:șah|bridge)",
      'pl cs sk hr sl sr':
        'klub szachowy|szkoła szachowa|akademia szachowa|šachov[ýy] (?:klub|oddíl)|bridžový klub|šahovski klub|šahovska šola|šahovska škola',
      'ru uk bg mk': 'шахматн* (?:клуб|школ|академ)*|шахов* (?:клуб|школ)*|шахматен клуб|шаховски клуб|бридж-клуб',
      'fi et lv lt hu':
        '*shakkikerho*|*shakkiseura|*bridgekerho*|*maleklubi*|*malekool*|*bridžiklubi|šaha (?:klub|skol)*|šachmatų (?:klub|mokykl)*|sakk ?(?:klub|egyesület|kör|iskola|szakkör)|bridzs ?klub',
      'el tr':
        'σκακιστικός (?:όμιλος|σύλλογος)|σκακιστική (?:ένωση|ακαδημία)|σχολή σκάκι|satranç (?:kulübü|okulu|akademisi)|briç kulübü',
      'ar he fa': "(?:نادي|أكاديمية) (?:ال)?شطرنج|מועדון (?:שחמט|ברידג['׳])|(?:باشگاه|مدرسه) شطرنج",
      'id vi is th sq hi':
        'klub catur|sekolah catur|câu lạc bộ cờ(?: vua)?|skákfélag*|skákklúbbur|skákskóli|ชมรมหมากรุก|klub(?:i)? i? ?shahut|शतरंज (?:क्लब|अकादमी)',
      'ja zh ko':
        'チェスクラブ|将棋(?:教室|道場|クラブ)|囲碁(?:教室|サロン|クラブ)|国际象棋(?:俱乐部|学校)|围棋(?:学校|培训|教室)|圍棋教室|체스클럽|바둑학원|바둑교실',
      hu: 'sakk-kör',
    },
  },
  {
    name: 'hiking or alpine club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    parts: {
      'hiking club':
        'hik|rambl|walk|wander|wandel|randonn|senderis|excursion|escursion|caminhad|ハイキング|徒步|트레킹',
      'climbing club': 'climb|escalad|escalade|klimver|kletter|arrampic',
      'alpine club': 'alpin|alpen|mountain|bergs|montañ|montanh|muntany|山岳|登山|산악|альпин',
      'caving club': 'caving|höhlen|spéléo|speleo',
    },
    words: {
      en: '(?:hiking|rambling|walking|ramblers|mountaineering|alpine|climbing|orienteering|caving) (?:club|association|group|society)|caving society',
      'de nl':
        '*wanderverein|*alpenverein*|*bergsteigerverein|*wandergruppe|*wanderclub|*höhlenverein|*orientierungslauf*|*wandelvereniging|*wandelclub|*bergsportvereniging|*klimvereniging',
      'sv da nb':
        '*vandringsförening|*vandrarförening|*klätterklubb*|*orienteringsklubb*|*vandreforening|*fodslaw|*vandrelaug|*klatreklub*|*orienteringsklub|*turlag|*fjellklubb*|*klatreklubb*',
      'fr es pt it ca ro':
        "club (?:alpin|de randonnée|d['’]escalade|d['’]alpinisme|de spéléologie)|randonneurs|club (?:de montaña|de senderismo|excursionista|alpino|de muntanya|de escalada|de orientación)|centre excursionista|grup excursionista|clube de (?:montanhismo|caminhada)|club alpino|(?:gruppo|società|associazione) (?:escursionistic[oa]|speleologic[oa]|alpinistic[oa])|club(?:ul)? (?:alpin|montan|de munte)",
      'pl cs sk hr sl sr':
        'klub (?:górski|wysokogórski|turystyczny|turystyki|speleologiczny)|towarzystwo (?:tatrzańskie|turystyczno)*|(?:turistický|horolezecký|lezecký) (?:klub|oddíl)|klub (?:českých|slovenských) turistů|klub slovenských turistov|planinarsk[oi] (?:društvo|klub)|planinsko društvo|plezalni klub|penjački klub',
      'ru uk bg mk':
        '(?:альпинистский|туристский|горный|туристичний|альпіністський|скалолазный) клуб|(?:туристическо|планинарско) (?:дружество|друштво)|планинарски клуб',
      'fi et lv lt hu':
        '*vaellusseura|*kiipeilyseura*|*suunnistusseura|*alppikerho|*matkaklubi*|*alpiklubi*|*orienteerumisklubi*|(?:alpīnistu|tūristu|orientēšanās) klub*|(?:žygeivių|alpinistų|orientavimosi) klub*|(?:természetjáró|hegymászó|túra|barlangkutató|tájfutó) ?(?:klub|egyesület|szakosztály|kör)',
      'el tr':
        '(?:ορειβατικός|πεζοπορικός|φυσιολατρικός|ορειβατικό) (?:σύλλογος|όμιλος)|(?:dağcılık|doğa yürüyüşü|trekking|mağara) (?:kulübü|topluluğu|derneği)',
      'ar he fa':
        'نادي (?:ال)?(?:مشي|تسلق|هايكنج|جبال)|מועדון (?:טיולים|מטיילים|טיפוס)|(?:باشگاه|گروه) (?:کوهنوردی|طبیعت ?گردی)',
      'id vi is th sq hi':
        'klub (?:pendaki|pecinta alam)|komunitas (?:pendaki|pecinta alam)|câu lạc bộ leo núi|ferðafélag*|göngufélag*|ชมรมเดินป่า|shoqata (?:e )?(?:alpinist|malësor)*|पर्वतारोहण (?:क्लब|संस्था)',
      'ja zh ko':
        '山岳会|登山(?:クラブ|サークル)|ハイキングクラブ|登山协会|登山俱乐部|登山協會|徒步俱乐部|산악회|등산동호회|트레킹클럽',
    },
  },
  {
    name: 'ski club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    words: {
      en: '(?:ski|snowboard|nordic ski|biathlon) club|ski (?:team|association)',
      'de nl': '*skiclub|*skiverein|*schneesportverein|*wintersportverein|*skiabteilung|*skivereniging',
      'sv da nb': '*skidklubb*|*skidförening|*alpinklubb*|*skiklub*|*skiklubb*|*skilag',
      'fr es pt it ca ro':
        'ski[- ]club|club de ski|club de (?:esquí|esqui|schi)|clube de esqui|sci club|club(?:ul)? de schi',
      'pl cs sk hr sl sr':
        'klub narciarski|(?:lyžařský|lyžiarsky|biatlonový) (?:klub|oddíl)|skijaški klub|smučarski klub|smučarsko društvo',
      'ru uk bg mk': '(?:горно)?лыжн* клуб*|лижн* клуб*|ски клуб|скијачки клуб',
      'fi et lv lt hu':
        '*hiihtoseura*|*laskettelukerho|*suusaklubi*|slēpošanas klub*|slidinėjimo klub*|sí ?(?:klub|egyesület)|síelő klub',
      'el tr': '(?:χιονοδρομικός|ορειβατικός χιονοδρομικός) (?:σύλλογος|όμιλος)|kayak kulübü',
      'ar he fa': 'نادي (?:ال)?تزلج|מועדון סקי|باشگاه اسکی',
      'id vi is th sq hi':
        'klub ski|câu lạc bộ trượt tuyết|skíðafélag*|skíðadeild|สโมสรสกี|klub(?:i)? i? ?skive|स्की क्लब',
      'ja zh ko': 'スキー(?:クラブ|連盟)|滑雪俱乐部|滑雪協會|스키클럽',
    },
  },
  {
    name: 'fencing or archery club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    parts: {
      'fencing club': 'fenc|fecht|escrim|esgrim|scherm|szerm|šerm|фехт|eskrim|フェンシング|击剑|擊劍|مبارز|fäkt|fekt',
      'archery club': 'archer|bogen|tir à l|arco|boog|łucz|luko|lukost|лук|okçu|アーチェリー|弓|射箭|قوس|bågsk|bue',
    },
    words: {
      en: '(?:fencing|archery|hema) (?:club|academy|school|range)|archers|bow ?men',
      'de nl':
        '*fechtclub|*fechtverein|*fechtschule|*fechtabteilung|*bogenschützen|*bogensport*|*bogenparcours|*schermvereniging|*schermclub|*handboogvereniging|*handboogschieten|*boogschietvereniging',
      'sv da nb':
        '*fäktklubb*|*fäktförening|*bågskytteklubb*|*bågskytteförening|*fægteklub*|*bueskytte*|*fekteklubb*|*bueskytterklubb',
      'fr es pt it ca ro':
        "(?:club|salle|cercle) d['’]escrime|(?:tir à l['’]arc|archers de)|archers du|club de (?:esgrima|tiro con arco|tir amb arc|scrimă)|sala de (?:esgrima|armas)|clube de (?:esgrima|tiro com arco)|(?:circolo|club|società) (?:della |di )?(?:scherma|schermistic[oa])|arcieri|tiro con l['’]arco|club(?:ul)? de (?:scrimă|tir cu arcul)",
      'pl cs sk hr sl sr':
        'klub (?:szermierczy|łuczniczy)|(?:šermířský|šermiarsky|lukostřelecký|lukostrelecký) (?:klub|oddíl)|(?:mačevalački|sabljaški|streličarski|lokostrelski) klub|lokostrelsko društvo',
      'ru uk bg mk':
        '(?:клуб|школа|секция) (?:фехтования|фехтування|стрельбы из лука)|фехтовальн* клуб|клуб по (?:фехтовка|стрелба с лък)|лучн* клуб|стреличарски клуб',
      'fi et lv lt hu':
        '*miekkailuseura*|*miekkailukerho|*jousiammuntaseura*|*jousiampujat|*vehklemisklubi*|*vibuklubi*|paukošanas klub*|loka šaušanas klub*|fechtavimosi klub*|lankininkų klub*|(?:vívó|íjász) ?(?:klub|egyesület|kör|iskola)|íjászat',
      'el tr': '(?:όμιλος|σύλλογος) (?:ξιφασκίας|τοξοβολίας)|(?:eskrim|okçuluk) (?:kulübü|okulu)',
      'ar he fa':
        'نادي (?:ال)?(?:مبارزة|قوس والسهم)|نادي المبارزة|מועדון (?:סיף|קשתות)|باشگاه (?:شمشیربازی|تیراندازی با کمان)',
      'id vi is th sq hi':
        'klub (?:anggar|panahan)|câu lạc bộ (?:đấu kiếm|bắn cung)|skylmingafélag*|bogfimifélag*|สโมสร(?:ฟันดาบ|ยิงธนู)|तीरंदाजी (?:क्लब|अकादमी)',
      'ja zh ko':
        'フェンシングクラブ|弓道(?:会|場|部)|アーチェリー(?:クラブ|場)|击剑(?:俱乐部|馆)|射箭(?:俱乐部|馆)|擊劍|펜싱클럽|양궁클럽',
    },
  },
  {
    name: 'boxing club',
    bucket: 'Sports and fitness',
    narrows: 'martial arts school',
    parts: {
      'kickboxing club': 'kick|muay|キック|킥|泰拳',
      'boxing club': '(?<!kick)(?<!kick )box|pugil|(?<!キック)ボクシング|拳击|拳擊|복싱|бокс',
    },
    words: {
      en: '(?:boxing|kickboxing|muay thai) (?:club|gym|academy|classes|studio)',
      'de nl':
        '*boxclub|*boxverein|*boxschule|*boxgym|*kickbox(?:schule|verein)|*boksschool|*boksclub|*kickboksschool|*boksvereniging',
      'sv da nb': '*boxningsklubb*|*kickboxningsklubb|*bokseklub*|*bokseklubb*',
      'fr es pt it ca ro':
        '(?:club|école|salle) de (?:boxe|kickboxing)|boxing[- ]club|(?:club|escuela|gimnasio) de (?:boxeo|kick ?boxing)|academia de (?:boxe|muay thai)|escola de boxe|(?:palestra|scuola) di (?:boxe|pugilato|kick ?boxing)|pugilistic[oa]|club(?:ul)? de (?:box|kickbox)',
      'pl cs sk hr sl sr':
        'klub bokserski|szkoła boksu|(?:boxerský|boxersky|kickboxový) (?:klub|oddíl)|boxing klub|(?:boksački|boksarski|kickboxing) klub',
      'ru uk bg mk':
        '(?:клуб|школа|секция|зал) (?:бокса|кикбоксинга|боксу)|боксерск* (?:клуб|зал)*|боксов клуб|боксерски клуб',
      'fi et lv lt hu':
        '*nyrkkeilyseura*|*nyrkkeilykoulu|*nyrkkeilysali|*poksiklubi*|boksa klub*|bokso klub*|(?:boksz|ökölvívó) ?(?:klub|egyesület|edzőterem|iskola)|boksz ?terem|kick-?boksz',
      'el tr':
        '(?:σχολή|όμιλος|σύλλογος) (?:πυγμαχίας|kick ?boxing|μποξ)|(?:boks|kickboks|kick boks) (?:kulübü|salonu|okulu)',
      'ar he fa': '(?:نادي|أكاديمية) (?:ال)?ملاكمة|מועדון (?:אגרוף|איגרוף)|باشگاه (?:بوکس|کیک ?بوکس)',
      'id vi is th sq hi':
        'sasana tinju|klub tinju|câu lạc bộ (?:boxing|quyền anh)|lớp boxing|hnefaleika*|ค่ายมวย|ยิมมวย|klub(?:i)? i? ?boksit|बॉक्सिंग (?:क्लब|अकादमी)',
      'ja zh ko':
        'ボクシング(?:ジム|クラブ)|キックボクシング(?:ジム|スタジオ)?|拳击(?:馆|俱乐部)|拳擊館|泰拳馆|복싱장|복싱체육관|킥복싱',
    },
  },
  {
    name: 'CrossFit gym',
    bucket: 'Sports and fitness',
    narrows: 'gym',
    words: {
      en: 'crossfit(?: box| gym)?|functional fitness (?:gym|box)',
      'de nl': 'crossfit(?:-box|-studio)?',
      'sv da nb': 'crossfit*|*styrkelyftsklubb*|*tyngdlyftningsklubb|*vægtløftningsklub|*styrkeløftklubb*',
      'fr es pt it ca ro': '(?:box|salle|gimnasio|centro) (?:de )?cross ?fit|crossfit',
      'pl cs sk hr sl sr':
        'crossfit*|klub podnoszenia ciężarów|vzpěračský (?:klub|oddíl)|vzpieračský klub|klub dizanja utega',
      'ru uk bg mk': 'кроссфит*|кросфіт*|кросфит*|клуб (?:пауэрлифтинга|тяжелой атлетики)',
      'fi et lv lt hu':
        'crossfit*|*painonnostoseura|*tõsteklubi|crossfit sal*|sunkiosios atletikos|súlyemelő (?:klub|egyesület)',
      'el tr': 'crossfit|κροσφιτ|(?:halter|crossfit) (?:salonu|kulübü)',
      'ar he fa': 'كروس ?فت|קרוספיט|کراس ?فیت',
      'id vi is th sq hi': 'crossfit|phòng tập crossfit|lyftingafélag*|ยิมครอสฟิต|क्रॉसफिट',
      'ja zh ko': 'クロスフィット|综合体能馆|크로스핏',
    },
  },
  {
    name: 'motor club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    words: {
      en: "(?:motor|car|classic car|owners['’]?|karting|rally|motocross|vintage car|automobile) club|classic (?:car|vehicle) (?:club|society)",
      'de nl':
        '*motorsportclub|*motorsportverein|*automobilclub|*motocross(?:club|strecke)|*automobielclub|*motorcrossclub|*motorcrossbaan',
      'sv da nb':
        '*motorklubb*|*motorsällskap|*veteranbilsklubb|*fordonsveteraner|*motorbane|*motorklub*|*veteranbilklub*|*bilklubb*|*motorsportklubb*',
      'fr es pt it ca ro':
        "(?:automobile|auto)[- ]club|club (?:automobile|de voitures anciennes|de motocross)|véhicules anciens|automóvil club|club de (?:automóviles|coches|autos) (?:clásicos|antiguos)|clube (?:de automóveis|automóvel)|club (?:auto|moto) (?:d['’]epoca|storiche)|auto d['’]epoca|escuderia|scuderia",
      'pl cs sk hr sl sr':
        'automobilklub|klub (?:motorowy|zabytkowych|pojazdów zabytkowych)|automotoklub|(?:veterán|veteran) (?:car )?klub|auto moto klub|oldtimer klub|karting klub',
      'ru uk bg mk':
        'автоклуб*|автомотоклуб|клуб (?:ретро|любителей)[ -]?(?:автомобилей|авто)|автомобилен клуб|мотокрос*',
      'fi et lv lt hu':
        '*moottorikerho*|*autourheilu*|*mobilistit|*autoklubi*|*vanatehnika|auto ?klub*|antīko auto|automobilių klub*|senovinių automobilių|(?:autó|motor|veterán) ?(?:klub|sport egyesület)|autósport egyesület',
      'el tr':
        '(?:λέσχη|όμιλος) (?:αυτοκινήτου|κλασικών|αυτοκινητιστών)|φίλπα|(?:otomobil|motor|klasik otomobil|off-?road) kulübü',
      'ar he fa': 'نادي (?:ال)?سيارات|מועדון (?:הרכב|רכבי|מכוניות)*אספנות|מועדון הרכב|باشگاه (?:خودرو|اتومبیل)*',
      'id vi is th sq hi':
        'klub (?:mobil|otomotif)|komunitas mobil|câu lạc bộ (?:xe cổ|ô tô)|fornbílaklúbbur*|akstursíþrótta*|ชมรมรถ(?:โบราณ|คลาสสิก)|ऑटो क्लब',
      'ja zh ko':
        'クラシックカークラブ|モトクロス(?:場|コース)|旧車会|汽车俱乐部|老爷车俱乐部|汽車俱樂部|클래식카|자동차동호회',
    },
  },
  {
    name: 'bowls or petanque club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    words: {
      en: '(?:bowls|bowling green|pétanque|petanque|boules|bocce|croquet|curling|darts) (?:club|association)|lawn bowls',
      'de nl':
        '*bouleverein|*bouleclub|*pétanqueclub|*eisstockverein|*eisschützen|*kegelclub|*kegelverein|*kegelsportverein|*curlingclub|*dartverein|*jeu de boulesvereniging|*petanquevereniging|*kegelvereniging|*dartvereniging',
      'sv da nb':
        '*bouleklubb*|*bouleförening*|*curlingklubb*|*bowlingklubb*|*petanqueklub*|*petanqueforening|*curlingklub*|*dartklub*|*keglelaug',
      'fr es pt it ca ro':
        '(?:club de |association )?pétanque|boulodrome|(?:amicale )?bouliste|club de (?:petanca|petanc|bolos|curling)|clube de petanca|bocciofila|circolo bocciofilo|club de pètanque',
      'pl cs sk hr sl sr':
        'klub (?:petanque|curlingowy|kręglarski|darta)|(?:pétanque|curlingový|kuželkářský|kolkársky) (?:klub|oddíl)|(?:boćarski|balinarski|kuglački|kegljaški|curling) klub|balinarsko društvo',
      'ru uk bg mk': '(?:керлинг|петанк)[- ]?клуб*|клуб (?:керлинга|петанка|дартса)|кърлинг клуб|куглашки клуб',
      'fi et lv lt hu':
        "*keilailuseura|*curlingseura*|*petankkiseura|*petanque'?i?klubi|*kurlinguklubi|kērlinga klub*|petanka klub*|kerlingo klub*|petankės klub*|(?:teke|petanque|curling|darts) ?(?:klub|egyesület)",
      'el tr': '(?:όμιλος|σύλλογος) (?:πετάνκ|μπόουλινγκ)|(?:bocce|curling|dart) kulübü',
      'ar he fa': 'نادي (?:ال)?كرة (?:ال)?حديدية|מועדון (?:פטאנק|קרלינג|באולינג)|باشگاه (?:پتانک|دارت|بولس)',
      'id vi is th sq hi': 'klub petanque|câu lạc bộ bi sắt|krulludeild*|keilufélag*|ชมรมเปตอง|पेटांक क्लब',
      'ja zh ko': 'ペタンク(?:クラブ|協会)|カーリング(?:クラブ|協会)|冰壶俱乐部|滾球|컬링클럽',
    },
  },
];
