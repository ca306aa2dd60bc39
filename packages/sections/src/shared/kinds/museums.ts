import type { Kind } from './kind.ts';

export const MUSEUMS: readonly Kind[] = [
  {
    name: 'art museum',
    bucket: 'Arts and culture',
    narrows: 'museum',
    words: {
      en: '(?:art|modern art|contemporary art|fine arts?|design|photography|sculpture) museums?|museum of (?:modern |contemporary |fine )?(?:arts?|design|photography)|kunsthalle|sculpture (?:park|garden)',
      'de nl sv da nb':
        '*kunstmuseum|*kunsthalle|*skulpturenpark|*kunstmuseet|*konstmuseum|*konsthall|*kunsthal|*designmuseum|*museum voor (?:moderne )?kunst',
      'fr es pt it ca ro':
        "musées? (?:d['’]art|des beaux-arts)|museo (?:de arte|de bellas artes)|museu (?:de arte|d['’]art)|museo d['’]arte|pinacoteca|muzeul? de art[ăa]",
      'pl cs sk hr sl sr':
        'muzeum (?:sztuki|umění|umenia)|muzej (?:suvremene|savremene|sodobne|moderne) (?:umjetnosti|umetnosti)',
      'ru uk bg mk':
        '(?:художественн|художн)\\p{L}+ музе\\p{L}+|музе\\p{L}+ (?:современного искусства|сучасного мистецтва)|музей (?:на|за) (?:съвременно изкуство|современа уметност)',
      'fi et lv lt hu':
        '*taidemuseo\\p{L}*|*kunstimuuseum\\p{L}*|mākslas muzej\\p{L}+|(?:dailės|meno) muziej\\p{L}+|(?:művészeti|szépművészeti) múzeum\\p{L}*',
      'el tr ar he fa':
        'μουσείο (?:σύγχρονης )?τέχνης|(?:sanat|resim) müzesi|متحف (?:ال)?(?:فن|فنون)|מוזיאון (?:ל)?א[ו]?מנות|موزه هنر\\p{L}*',
      'ja zh ko vi th id': '美術館|美术馆|美術博物館|미술관|bảo tàng mỹ thuật|พิพิธภัณฑ์ศิลปะ|museum seni',
    },
  },
  {
    name: 'local history museum',
    bucket: 'Arts and culture',
    narrows: 'museum',
    parts: {
      'open-air museum':
        "freilicht|openlucht|frilufts|frilands|plein air|aire libre|ar livre|all[’']aperto|skansen|под открытым|просто неба|ulkomuse|vabaõhu|brīvdab|szabadtér|açık hava|υπαίθρι|野外|露天|야외",
      'local history museum':
        'local|town|city|village|county|folk|heritage|social|regional|heimat|stadt|dorf|streek|hembygd|bymuse|bygde|lokal|municipal|histor|region|краеведч|краєзнав|kotiseutu|郷土|地方|향토|etnog|ethnog',
    },
    words: {
      en: '(?:local|town|city|village|county|folk|heritage|social history|regional) (?:history )?museums?|museum of (?:local|rural|folk) (?:history|life)',
      'de nl sv da nb':
        '*heimatmuseum|*stadtmuseum|*dorfmuseum|*bauernhofmuseum|*freilichtmuseum|*streekmuseum|*stadsmuseum|*openluchtmuseum|*hembygdsmuseum|*bymuseum\\p{L}*|*bygdemuseum|*lokalmuseum',
      'fr es pt it ca ro':
        "musée (?:d['’]histoire locale|municipal|des arts et traditions populaires)|écomusée|museo (?:etnográfico|histórico municipal|local|civico|etnografico|della civiltà contadina)|museu (?:etnográfico|municipal|etnològic)|muzeul? (?:de istorie|satului|județean|etnografic)",
      'pl cs sk hr sl sr':
        'muzeum (?:regionalne|etnograficzne|miejskie|miasta)|skansen|(?:městské|vlastivědné|mestské|vlastivedné) (?:muzeum|múzeum)|(?:gradski|zavičajni|narodni|pokrajinski|mestni) muzej',
      'ru uk bg mk':
        'краеведческ\\p{L}+ музе\\p{L}+|краєзнавч\\p{L}+ музе\\p{L}+|(?:историческ|етнографск|градск)\\p{L}+ музей',
      'fi et lv lt hu':
        '*kotiseutumuseo\\p{L}*|*kaupunginmuseo\\p{L}*|*talumuuseum\\p{L}*|*linnamuuseum|novadpētniecības muzej\\p{L}*|(?:krašto|etnografijos|miesto) muziej\\p{L}+|(?:helytörténeti|néprajzi|városi) (?:múzeum|gyűjtemény)\\p{L}*|tájház\\p{L}*',
      'el tr ar he fa':
        '(?:λαογραφικό|ιστορικό) μουσείο|(?:kent|etnografya) müzesi|متحف (?:التراث|تراثي|المدينة)|מוזיאון (?:מקומי|היסטורי|העיר)|موزه (?:مردم ?شناسی|تاریخ)',
      'ja zh ko': '郷土(?:資料|博物)館|歴史民俗資料館|民俗博物馆|地方文化館|향토 ?박물관|역사 ?박물관|민속 ?박물관',
    },
  },
  {
    name: 'natural history museum',
    bucket: 'Arts and culture',
    narrows: 'museum',
    words: {
      'en de nl sv da nb':
        'natural history museum|museum of natural history|(?:dinosaur|fossil|mineral|geology|insect) museums?|*naturkunde-?museum|*naturmuseum|*mineralienmuseum|*natuurhistorisch museum|*naturhistoriska museet|*naturhistorisk museum|*dinosauriermuseum',
      'fr es pt it ca ro':
        "(?:muséum|musée) d['’]histoire naturelle|museo de (?:historia natural|ciencias naturales|paleontología)|museu de (?:história natural|ciências naturais|ciències naturals)|museo di (?:storia naturale|scienze naturali)|muzeul? de (?:istorie naturală|științe(?:le)? naturii)",
      'pl cs sk hr sl sr':
        'muzeum (?:przyrodnicze|geologiczne|przírodopisné)|přírodovědn\\p{L}+ muzeum|prírodovedn\\p{L}+ múzeum|(?:prirodoslovni|prirodnjački) muzej',
      'ru uk bg mk':
        '(?:естественнонаучн|природоведческ|палеонтологическ|геологическ)\\p{L}+ музе\\p{L}+|природнич\\p{L}+ музе\\p{L}+|природонауч\\p{L}+ музе\\p{L}+',
      'fi et lv lt hu':
        '*luonnontieteellinen museo|*luonnonhistoriallinen museo|*loodusmuuseum\\p{L}*|dabas muzej\\p{L}+|gamtos (?:istorijos )?muziej\\p{L}+|természettudományi múzeum\\p{L}*',
      'el tr ar he fa':
        'μουσείο φυσικής ιστορίας|doğa tarihi müzesi|متحف (?:ال)?تاريخ (?:ال)?طبيعي|מוזיאון (?:ה)?טבע|موزه تاریخ طبیعی',
      'ja zh ko': '自然(?:史)?博物館|恐竜博物館|自然博物馆|自然科學博物館|자연사 ?박물관|공룡 ?박물관',
    },
  },
  {
    name: 'transport museum',
    bucket: 'Arts and culture',
    narrows: 'museum',
    parts: {
      'railway museum':
        'rail|train|eisenb|spoor|järnväg|jernbane|chemin|ferroc|ferrov|kolej|železn|železn|želez|желез|заліз|rautat|raudtee|dzelzc|geležink|vasút|demiryol|鉄道|铁路|鐵道|철도',
      'car museum':
        'car museum|auto|motor museum|oldtimer|bil(?:mus)|voiture|coches|carros|samochod|автомоб|auto|otomobil|自動車|汽车|자동차|vintage',
      'aviation museum':
        'aviat|air|luftfahrt|vliegtuig|flyg|flymus|aéro|aeron|aviac|aviaç|aeronau|lotnic|letec|letal|авиац|авіац|ilmailu|lennund|repül|havac|航空|항공',
      'motorcycle museum': 'motorcycle|motorrad|motocycl|motocicl|mottor|мотоцик',
      'tram museum': 'tram|straßenbahn|spårväg|sporvej|трамва|raitio',
      'transport museum': 'transport|verkehr|bus|bicycle|traktor|tractor|fire engine',
    },
    words: {
      en: '(?:railway|rail|train|tram|transport|bus|car|motor|automobile|motorcycle|vintage|aviation|air|aircraft|bicycle|fire engine|tractor) museums?|museum of (?:transport|flight|aviation)',
      'de nl sv da nb':
        '*eisenbahnmuseum|*automuseum|*verkehrsmuseum|*straßenbahnmuseum|*motorradmuseum|*luftfahrtmuseum|*traktorenmuseum|*oldtimermuseum|*spoorwegmuseum|*tram(?:weg)?museum|*vliegtuigmuseum|*järnvägsmuse\\p{L}+|*bilmuse\\p{L}+|*jernbanemuse\\p{L}+|*flymuse\\p{L}+|*flyvemuse\\p{L}+|*spårvägsmuse\\p{L}+',
      'fr es pt it ca ro':
        "musée (?:du train|ferroviaire|du chemin de fer|de l['’]auto(?:mobile)?|de l['’]aviation|des transports|de la moto)|museo (?:del ferrocarril|ferroviario|del automóvil|del transporte|de aviación|dell['’]automobile|dei trasporti|della moto|dell['’]aeronautica)|museu (?:ferroviário|do automóvel|do carro|del ferrocarril|de l['’]automòbil)|muzeul? (?:cfr|locomotivelor|aviației|automobilului)",
      'pl cs sk hr sl sr':
        'muzeum (?:kolej\\p{L}+|motoryzacji|lotnictwa|železni\\p{L}+|automobil\\p{L}+|mhd|motorek|aut|veteránů|dopravy)|(?:železniční|dopravné) (?:muzeum|múzeum)|(?:željeznički|železnički|železniški|tehnički) muzej|muzej (?:automobila|avijacije|vazduhoplovstva)',
      'ru uk bg mk':
        'музе\\p{L}+ (?:автомобил|ретро-?авто|железных дорог|авиации|транспорта|залізниц|авіації)\\p{L}*|(?:железнодорожн|транспорт|автомобильн|авиацион)\\p{L}+ музе\\p{L}+',
      'fi et lv lt hu':
        '*rautatiemuseo\\p{L}*|*automuseo\\p{L}*|*ilmailumuseo\\p{L}*|*raudteemuuseum\\p{L}*|*automuuseum\\p{L}*|*lennundusmuuseum|(?:dzelzceļa|motor|auto|aviācijas) ?muzej\\p{L}+|(?:geležinkelių|automobilių|aviacijos) muziej\\p{L}+|(?:vasút|autó|közlekedési|repülő) ?múzeum\\p{L}*',
      'el tr ar he fa':
        'μουσείο (?:σιδηροδρόμων|αυτοκινήτου|αεροπορίας|μεταφορών)|(?:demiryolu|otomobil|araba|ulaşım|havacılık) müzesi|متحف (?:السيارات|القطارات|السكة الحديد|الطيران)|מוזיאון (?:הרכבת|הרכב|התחבורה|חיל האוויר)|موزه (?:خودرو|راه ?آهن|هوایی)',
      'ja zh ko':
        '鉄道(?:博物|資料)館|自動車博物館|航空博物館|铁路博物馆|汽车博物馆|航空馆|鐵道博物館|汽車博物館|철도 ?박물관|자동차 ?박물관|항공 ?박물관',
    },
  },
  {
    name: 'maritime museum',
    bucket: 'Arts and culture',
    narrows: 'museum',
    words: {
      'en de nl sv da nb':
        '(?:maritime|naval|nautical|fishing|fisheries|shipwreck|lifeboat|lighthouse|whaling) museums?|museum ships?|*schifffahrtsmuseum|*seefahrtsmuseum|*museumsschiff|*fischereimuseum|*scheepvaartmuseum|*visserijmuseum|*museumschip|*sjöfartsmuse\\p{L}+|*sjøfartsmuse\\p{L}+|*søfartsmuse\\p{L}+|*kystmuse\\p{L}+|*fiskerimuse\\p{L}+|*leuchtturmmuseum',
      'fr es pt it ca ro':
        'musée (?:maritime|de la marine|de la pêche|de la mer|de la batellerie)|museo (?:marítimo|naval|del mar|de la pesca|marinaro|navale|della pesca)|museu (?:marítimo|de marinha|do mar|marítim|de la pesca)|muzeul? (?:marinei|naval)',
      'pl cs sk hr sl sr':
        'muzeum (?:morskie|rybołówstwa)|statek-muzeum|(?:pomorski|pomorsko-povijesni|ribarski) muzej|pomorski muzej',
      'ru uk bg mk':
        '(?:морск|военно-морск|рыболовн)\\p{L}+ музе\\p{L}+|морськ\\p{L}+ музе\\p{L}+|музе\\p{L}+ (?:мирового океана|флота)|морски музей',
      'fi et lv lt hu':
        '*merimuseo\\p{L}*|*merenkulkumuseo\\p{L}*|*museolaiva\\p{L}*|*meremuuseum\\p{L}*|*muuseumlaev|(?:jūras|jūrniecības|zvejniecības) muzej\\p{L}+|(?:jūrų|žvejybos|laivybos) muziej\\p{L}+|(?:hajózási|halászati) múzeum\\p{L}*',
      'el tr ar he fa':
        '(?:ναυτικό|ναυτιλίας) μουσείο|μουσείο ναυτικό|deniz(?:cilik)? müzesi|متحف (?:ال)?بحري\\p{L}*|מוזיאון (?:ימי|הימי)|موزه دریایی',
      'ja zh ko': '海事博物館|海洋(?:博物館|博物馆)|海事博物馆|船舶博物館|해양 ?박물관|해사 ?박물관|선박 ?박물관',
    },
  },
  {
    name: 'military museum or memorial',
    bucket: 'Arts and culture',
    narrows: 'museum',
    parts: {
      memorial:
        'memorial|gedenk|mémorial|mindes|minnes|minnen|pomnik|památn|pamätn|spomen|мемориал|меморіал|muistom|mälestus|emlék|anıt|μνημεί|記念|纪念|紀念|기념|추모',
      'military museum':
        '(?:war|military|regimental|army|air force|tank|bunker) museum|museum of war|militärm|kriegsm|bunkerm|oorlogsm|legerm|krigsm|försvarsm|forsvarsm|guerre|militair|guerra|ejército|esercito|wojsk|vojen|vojn|военн|військов|sotam|sõjam|kara muz|karo|hadtört|askeri|πολεμ|軍事|战争|戰爭|전쟁',
    },
    words: {
      'en de nl sv da nb':
        '(?:war|military|regimental|army|air force|resistance|holocaust|bunker|tank|liberation) (?:museums?|memorials?)|museum of (?:war|the resistance)|memorial museums?|*militärmuseum|*kriegsmuseum|*bunkermuseum|*gedenkstätte|*heeresgeschichtlich\\p{L}+|*oorlogsmuseum|*verzetsmuseum|*legermuseum|*bevrijdingsmuseum|*krigsmuse\\p{L}+|*försvarsmuse\\p{L}+|*militärmuseum|*forsvarsmuse\\p{L}+|*besættelsesmuse\\p{L}+',
      'fr es pt it ca ro':
        "musée (?:de la guerre|militaire|de la résistance|du débarquement|de l['’]armée)|mémorial de la (?:guerre|shoah|résistance)|museo (?:militar|de la guerra|de la memoria|della guerra|storico militare|della resistenza)|museu (?:militar|da guerra|da resistência|memorial)|muzeul? militar|memorialul victimelor",
      'pl cs sk hr sl sr':
        'muzeum (?:wojskowe|wojska|armii|wojny|powstania|pamięci|vojenské|opevnění)|vojenské (?:muzeum|múzeum)|(?:vojni|memorijalni|vojaški) muzej|spomen[- ](?:područje|centar|park)',
      'ru uk bg mk':
        '(?:военн|военно-исторически)\\p{L}* музе\\p{L}+|музе\\p{L}+ (?:войны|победы|війни|голокосту|холокоста)|військов\\p{L}+ музе\\p{L}+|воен\\p{L}+ музе\\p{L}+',
      'fi et lv lt hu':
        '*sotamuseo\\p{L}*|*sotilasmuseo\\p{L}*|*sõjamuuseum\\p{L}*|(?:kara|okupācijas) muzej\\p{L}+|(?:karo|genocido|okupacijų) (?:auk\\p{L}+ )?muziej\\p{L}+|(?:hadtörténeti|holokauszt|katonai) (?:múzeum|emlékközpont)\\p{L}*',
      'el tr ar he fa':
        'πολεμικό μουσείο|μουσείο (?:ολοκαυτώματος|εθνικής αντίστασης)|(?:askeri|savaş) müze(?:si)?|(?:المتحف الحربي|متحف عسكري|متحف الشهداء)|מוזיאון (?:השואה|המלחמה|לוחמי \\p{L}+|הלח.י)|אתר הנצחה|موزه (?:دفاع مقدس|جنگ|نظامی)',
      'ja zh ko':
        '(?:平和|戦争)(?:資料|記念|祈念)館|军事博物馆|(?:抗战|战争)纪念馆|軍事博物館|戰爭紀念館|전쟁 ?(?:기념관|박물관)|평화 ?기념관|군사 ?박물관',
    },
  },
  {
    name: "children's museum",
    bucket: 'Arts and culture',
    narrows: ['museum', 'science centre'],
    parts: {
      'toy museum':
        'toy|doll|teddy|spielzeug|puppen|speelgoed|leksak|legetøj|leketøy|jouet|poupée|juguet|brinqued|giocattol|zabaw|hrač|igrač|игруш|іграш|lelu|mänguas|rotaļ|žaisl|játék|oyuncak|παιχν|おもちゃ|玩具|장난감',
      "children's museum":
        'child|kids|kinder|barn|børn|enfant|niñ|crian|bambin|infan|dzieci|dět|det|детск|дитяч|lasten|laste|bērn|vaik|gyerek|çocuk|παιδ|こども|子ども|儿童|兒童|어린이',
    },
    words: {
      'en de nl sv da nb':
        "(?:children['’]?s|kids|toy|doll|teddy bear|model) museums?|museum of (?:childhood|toys)|*kindermuseum|*spielzeugmuseum|*puppenmuseum|*speelgoedmuseum|*leksaksmuse\\p{L}+|*barnmuseum|*legetøjsmuse\\p{L}+|*børnemuse\\p{L}+|*barnemuse\\p{L}+",
      'fr es pt it ca ro':
        'musée (?:du jouet|des enfants|de la poupée|en herbe)|museo (?:infantil|del juguete|del niño|dei bambini|del giocattolo)|museu (?:infantil|do brinquedo|del joguet|da criança)|muzeul? (?:jucăriilor|copiilor)',
      'pl cs sk hr sl sr':
        'muzeum (?:zabawek|dla dzieci|lalek|hraček|panenek|hračiek)|(?:dječji|dečji|otroški) muzej|muzej (?:igračaka|djetinjstva|detinjstva|iluzija)',
      'ru uk bg mk':
        '(?:детск|дитяч)\\p{L}+ музе\\p{L}+|музе\\p{L}+ (?:игрушк|іграшк|кукол|ляльок|детства)\\p{L}*|музей на (?:играчките|детството)',
      'fi et lv lt hu':
        '*lelumuseo\\p{L}*|*lastenmuseo\\p{L}*|*mänguasjamuuseum\\p{L}*|*lastemuuseum\\p{L}*|(?:rotaļlietu|bērnu|leļļu) muzej\\p{L}+|(?:žaislų|vaikų) muziej\\p{L}+|(?:gyermek|játék|baba)múzeum\\p{L}*',
      'el tr ar he fa':
        'παιδικό μουσείο|μουσείο παιχνιδιών|(?:oyuncak|çocuk) müzesi|متحف (?:ال)?(?:أطفال|طفل|ألعاب)|מוזיאון (?:הילדים|הצעצועים)|موزه (?:کودک|اسباب ?بازی|عروسک)',
      'ja zh ko':
        'おもちゃ博物館|こどもミュージアム|儿童博物馆|玩具博物馆|兒童博物館|玩具博物館|어린이 ?박물관|장난감 ?박물관',
    },
  },
];
