import type { Kind } from './kind.ts';

export const PLACES_TO_EAT: readonly Kind[] = [
  {
    name: 'meal delivery service',
    bucket: 'Food and drink',
    narrows: 'caterer',
    parts: {
      'contract caterer':
        'contract|school|corporate|office|schul|kantin|betriebsg|bedrijfsc|frokostord|restauration (?:coll|scol)|comedores|ristorazione|menjador|závodn|školní|közétk|toplu|fabrikas|tabldot|henkilöst|koolit|công nghiệp|給食|团餐|團膳|급식|офис',
      'meal kit service': 'kits?|kochbox|matkass|måltidskass|ruokakass|maaltijdbox|box repas|밀키트',
      'meals on wheels': 'essen auf räd|portage',
    },
    words: {
      en: 'meal (?:prep|kits?|delivery)(?: service| company)?|meal plan (?:service|delivery|company)|(?:school|office|corporate) (?:catering|lunches|meals)|lunch delivery|ready meals|tiffin|contract catering',
      'de nl':
        '*essen auf rädern|*menüservice|*mittagessen-lieferservice|*schulverpflegung|*schulcatering|*kantinen\\p{L}*|*betriebsgastronomie|*kochbox\\p{L}*|*maaltijdservice|*maaltijdbezorging|*maaltijdbox|*bedrijfscatering',
      'sv da nb':
        '*matkasse\\p{L}*|*matlåd\\p{L}*|*lunchcatering|*måltidskasse\\p{L}*|*madordning\\p{L}*|*frokostordning\\p{L}*|*kantineordning|*kantinedrift',
      'fr es pt it ca ro':
        '(?:livraison|portage) de repas|plats préparés|box repas|restauration (?:collective|scolaire)|(?:comida|menús|viandas) (?:a domicilio|preparad[ao]s|saludables)|comedores escolares|marmitas? (?:fit|congeladas?)|(?:refeições|marmitas) (?:prontas|saudáveis|ao domicílio)|(?:pasti|piatti) (?:pronti|a domicilio)|ristorazione (?:collettiva|scolastica)|menjador escolar|(?:meniuri|mâncare) (?:zilei|la domiciliu|gătită)',
      'pl cs sk hr sl sr':
        '(?:catering dietetyczny|dieta pudełkowa|obiady domowe|posiłki z dostawą)|(?:krabičková dieta|krabičky|rozvoz obědů|rozvoz obedov|závodní stravování|závodné stravovanie|školní jídelna)|(?:dostava hrane|kuvana jela|kuhana jela|ketering obroka|dostava obroka|dostava kosil)',
      'ru uk bg mk':
        '(?:доставка (?:готовой еды|обедов|рационов|обідів|їжі)|правильное питание с доставкой|бизнес-ланч\\p{L}*|рационы питания)|(?:доставка на (?:храна|обяд)|кетъринг за офиси|диетични кутии)',
      'fi et lv lt hu':
        '*ateriapalvelu\\p{L}*|*ruokakassi\\p{L}*|*lounaskuljetus|*henkilöstöravintola\\p{L}*|*toidukarp\\p{L}*|*koolitoit\\p{L}*|*toidukoju|(?:ēdien|maltīt)\\p{L}* (?:piegād|komplekt)\\p{L}*|(?:maisto|pietų) (?:dėžut|pristatym|tiekim)\\p{L}*|(?:ételfutár|ebédház\\p{L}+|menüfutár|közétkeztetés|dobozos diéta|ételdoboz)\\p{L}*',
      'el tr':
        '(?:μαγειρευτό φαγητό|έτοιμα γεύματα|γεύματα διατροφής)|(?:yemek (?:fabrikası|hizmeti)|toplu yemek|catering yemek|diyet (?:menü|yemek)|tabldot)',
      'ar he fa':
        '(?:وجبات (?:صحية|جاهزة)|اشتراك وجبات|توصيل وجبات)|(?:ארוחות מוכנות|משלוחי אוכל ביתי|אוכל ביתי|מגשי אירוח)|(?:غذای (?:آماده|رژیمی|شرکتی)|کترینگ شرکتی)',
      'id vi is th sq hi':
        '(?:katering (?:harian|diet|sehat)|nasi (?:kotak|box))|(?:suất ăn công nghiệp|cơm văn phòng|cơm hộp|giao (?:cơm|đồ ăn))|(?:matarpakk|veislumatur|hádegismat)\\p{L}*|(?:อาหารคลีน|ปิ่นโต|ข้าวกล่อง)|(?:ushqim i gatshëm|gatim me porosi)|(?:टिफिन|मील) (?:सर्विस|सेवा)',
      'ja zh ko':
        '宅配弁当|仕出し弁当|弁当宅配|給食サービス|团餐|健身餐|快餐配送|便當外送|團膳|도시락배달|급식업체|밀키트|반찬배달',
    },
  },
  {
    name: 'Japanese restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    parts: {
      'sushi restaurant': 'sushi|суши|суші|寿司|壽司|初밥|초밥|스시|סושי|سوشي',
      'ramen restaurant': 'ramen|рамен|ラーメン|拉面|拉麵|라멘',
      'Japanese restaurant':
        'japan|japon|giappon|japans|японс|japán|ιαπων|日本|日料|和食|일식|izakaya|居酒屋|omakase|teppan',
    },
    words: {
      en: '(?:japanese|izakaya|omakase|teppanyaki) (?:restaurant|bar|kitchen)|(?:ramen|sushi) (?:restaurant|bar|shop|house|kitchen)',
      'de nl sv da nb':
        'japanisches restaurant|*sushi-?(?:bar|restaurant|lieferservice|bezorging)|*ramen-?bar|japans(?:k)? restaurant|japansk restaurang|*sushirestaurang*',
      'fr es pt it ca ro':
        'restaurant(?:e)? (?:japonais|japonés|japonês|japonès)|ristorante giapponese|restaurant japonez|sushi bar',
      'pl cs sk hr sl sr':
        'restauracja japońska|(?:japonská|japonska|japanska|japonski) (?:restaurace|reštaurácia|restavracija|restoran)|japanski restoran|sushi bar',
      'ru uk bg mk': '(?:японск|суши)\\p{L}* (?:ресторан|кафе|бар)|суши-бар|суші-бар|доставка (?:суши|суші)',
      'fi et lv lt hu': '*sushiravintola|*sushi ?baar|japāņu restorān\\p{L}*|japonų restoran\\p{L}*|japán étterem',
      'el tr': 'ιαπωνικό εστιατόριο|japon (?:restoranı|mutfağı)',
      'ar he fa': 'مطعم (?:ياباني|سوشي)|מסעדה יפנית|סושי בר|رستوران ژاپنی',
      'id vi is th sq hi':
        '(?:restoran|rumah makan) jepang|nhà hàng nhật\\p{L}*|japanskur veitingastaður|ร้านอาหารญี่ปุ่น|restorant japonez|जापानी रेस्टोरेंट',
      'ja zh ko':
        '寿司店|寿司屋|鮨店|ラーメン(?:店|屋)|そば屋|蕎麦処|うどん(?:店|屋)|割烹|日本料理店|日式料理|日本料理餐厅|壽司店|拉麵店|일식집|초밥집|라멘집|이자카야',
    },
  },
  {
    name: 'Indian restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    parts: {
      'Nepalese restaurant': 'nepal|népal|непал|ネパール|尼泊尔|尼泊爾|네팔',
      'Pakistani restaurant': 'pakist|пакист|パキスタン|巴基斯坦',
      'Bangladeshi restaurant': 'banglad|バングラ',
      'Sri Lankan restaurant': 'sri ?lank|スリランカ',
      'Indian restaurant':
        'indi|indisch|indien|hind|инди|инді|intial|ινδ|インド|印度|인도|הודי|هند|tandoor|curry|punjab|カレー',
    },
    words: {
      en: '(?:indian|punjabi|south indian|nepalese|nepali|bangladeshi|pakistani|tandoori|sri lankan) (?:restaurant|cuisine|takeaway|kitchen|grill)|(?:tandoori|curry) house',
      'de nl sv da nb':
        'indisches? (?:restaurant|küche|spezialitäten)|(?:nepalesisch|pakistanisch|sri-?lankisch|tamilisch)es restaurant|(?:nepalees|pakistaans|sri lankaans) restaurant|indi(?:aas|sk) restaurant|indisk restaurang|nepalesisk restaurang',
      'fr es pt it ca ro':
        'restaurant(?:e)? (?:indien|indio|indiano|indi|indian|hindú|népalais)|cuisine indienne|comida (?:india|hindú)|ristorante indiano|cucina indiana',
      'pl cs sk hr sl sr':
        'restauracja indyjska|indická (?:restaurace|reštaurácia)|indijski restoran|indijska restavracija',
      'ru uk bg mk':
        'индийск\\p{L}* (?:ресторан|кухн)\\p{L}*|індійськ\\p{L}* (?:ресторан|кухн)\\p{L}*|индийски ресторант',
      'fi et lv lt hu':
        '(?:intialainen|nepalilainen) ravintola|india restoran\\p{L}*|indiešu restorān\\p{L}*|indiškas? restoran\\p{L}*|indiai étterem',
      'el tr': 'ινδικό εστιατόριο|hint (?:restoranı|mutfağı)',
      'ar he fa': 'مطعم هندي|מסעדה הודית|رستوران هندی',
      'id vi is th sq hi':
        'restoran india|nhà hàng ấn độ|indverskur|ร้านอาหารอินเดีย|restorant indian|(?:ढाबा|शाकाहारी भोजनालय)',
      'ja zh ko': 'インド料理|ネパール料理|印度餐厅|印度餐廳|인도음식점|인도요리',
    },
  },
  {
    name: 'Chinese restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    parts: {
      'Taiwanese restaurant': 'taiwan|тайван|台湾|台灣|대만',
      'Chinese restaurant':
        'chin|kin[ae]|cines|kitaj|kitaý|китай|kiina|hiina|ķīn|kín|κινέζ|中華|中国|中餐|중식|중국|סינ|صين|canton|sichu|szech|dim sum|hot ?pot',
    },
    words: {
      en: '(?:chinese|cantonese|szechuan|sichuan|dim sum|dumpling|hot ?pot|taiwanese) (?:restaurant|takeaway|cuisine|kitchen)|(?:dim sum|dumpling|hot ?pot) house',
      'de nl sv da nb':
        '*chinarestaurant|chinesisches restaurant|chinees (?:restaurant|afhaalrestaurant)|chinesisk restaurant|kinesisk restaurang|kinesisk restaurant|kinarestaurang',
      'fr es pt it ca ro': 'restaurant(?:e)? (?:chinois|chino|chinês|xinès|chinezesc)|comida china|ristorante cinese',
      'pl cs sk hr sl sr':
        'restauracja chińska|čínská restaurace|čínska reštaurácia|kineski restoran|kitajska restavracija',
      'ru uk bg mk':
        'китайск\\p{L}* (?:ресторан|кухн)\\p{L}*|китайськ\\p{L}* (?:ресторан|кухн)\\p{L}*|китайски ресторант|кинески ресторан',
      'fi et lv lt hu':
        'kiinalainen ravintola|hiina restoran\\p{L}*|ķīniešu restorān\\p{L}*|kinų restoran\\p{L}*|kínai étterem',
      'el tr': 'κινέζικο εστιατόριο|çin (?:restoranı|lokantası)',
      'ar he fa': 'مطعم صيني|מסעדה סינית|رستوران چینی',
      'id vi is th sq hi':
        '(?:restoran|masakan) (?:cina|tiongkok|chinese)|nhà hàng (?:trung hoa|trung quốc|hoa)|kínverskur veitingastaður|ร้านอาหารจีน|restorant kinez|चाइनीज रेस्टोरेंट',
      'ja zh ko':
        '中華料理|中国料理|台湾料理|餃子専門店|火锅店|川菜馆|粤菜馆|面馆|火鍋店|小籠包|中國料理|중국집|중화요리|훠궈',
    },
  },
  {
    name: 'Vietnamese restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    words: {
      en: 'vietnamese (?:restaurant|cuisine|kitchen|street food|eatery)|(?:pho|banh mi) (?:restaurant|shop|bar)',
      'de nl sv da nb':
        'vietnamesische[sr]? (?:restaurant|küche)|vietnamees restaurant|vietnamesisk (?:restaurant|restaurang|street ?food)',
      'fr es pt it ca ro':
        'restaurant(?:e)? (?:vietnamien|vietnamita|vietnamez)|cuisine vietnamienne|ristorante vietnamita',
      'pl cs sk hr sl sr':
        '(?:restauracja|kuchnia) wietnamska|vietnamská (?:restaurace|reštaurácia|kuchyně)|vietnamské bistro|vijetnamski restoran|vietnamska restavracija',
      'ru uk bg mk':
        "вьетнамск\\p{L}* (?:ресторан|кухн|кафе)\\p{L}*|в['’]єтнамськ\\p{L}* (?:ресторан|кухн)\\p{L}*|виетнамски ресторант",
      'fi et lv lt hu':
        'vietnamilainen ravintola|vietnami restoran\\p{L}*|vjetnamiešu restorān\\p{L}*|vietnamiečių restoran\\p{L}*|vietnámi étterem',
      'el tr': 'βιετναμέζικο|vietnam (?:restoranı|mutfağı)',
      'ar he fa': 'مطعم فيتنامي|מסעדה וייטנאמית|رستوران ویتنامی',
      'id vi is th sq hi':
        'restoran vietnam|quán (?:bún|phở|bánh|cơm|ốc|lẩu|nướng)|bún (?:đậu|bò|chả|cá|riêu)|bánh xèo|phở (?:bò|gà)|tiệm phở|víetnamskur veitingastaður|ร้านอาหารเวียดนาม|restorant vietnamez|वियतनामी रेस्टोरेंट',
      'ja zh ko': 'ベトナム料理|越南餐厅|越南料理|越南河粉|베트남 ?음식점|쌀국수',
    },
  },
  {
    name: 'Thai restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    parts: {
      'Lao restaurant': '\\blao|лаос',
      'Malaysian restaurant': 'malays|malais|malas|马来|馬來|マレーシア',
      'Indonesian restaurant': 'indones|indonés|индонез|インドネシア|印尼|인도네시아',
      'Filipino restaurant': 'filipin|philip|フィリピン|菲律宾',
      'Asian fusion restaurant': 'fusion|fusión|asiat',
      'Thai restaurant': 'thai|thaï|tailand|тай|ταϊλ|タイ|泰|태국|타이|תאיל|تايل',
    },
    words: {
      en: '(?:thai|lao|malaysian|indonesian|filipino|asian fusion) (?:restaurant|cuisine|kitchen|bbq|takeaway|street food)',
      'de nl sv da nb':
        '*thairestaurant|*thai-restaurant|(?:thailändisches|indonesisches) restaurant|(?:thais|indonesisch) restaurant|*thairestaurang|*thaimat|*thai ?restaurant',
      'fr es pt it ca ro':
        'restaurant(?:e)? (?:thaï|thaïlandais|tailandés|tailandês|thailandez)|ristorante (?:thailandese|thai)',
      'pl cs sk hr sl sr':
        'restauracja tajska|(?:thajská|thajska) (?:restaurace|reštaurácia)|tajlandski restoran|tajska restavracija',
      'ru uk bg mk':
        'тайск\\p{L}* (?:ресторан|кухн|кафе)\\p{L}*|тайськ\\p{L}* (?:ресторан|кухн)\\p{L}*|тайландски ресторант',
      'fi et lv lt hu':
        'thaimaalainen ravintola|*thai-ravintola|tai restoran\\p{L}*|taizemiešu restorān\\p{L}*|tailandietišk\\p{L}* restoran\\p{L}*|thai étterem',
      'el tr': 'ταϊλανδέζικο εστιατόριο|tayland (?:restoranı|mutfağı)',
      'ar he fa': 'مطعم تايلندي|מסעדה תאילנדית|رستوران تایلندی',
      'id vi is th sq hi':
        'restoran thailand|masakan padang|rumah makan padang|nhà hàng (?:thái|lẩu)|taílenskur veitingastaður|(?:อาหารไทย|ร้านส้มตำ)|restorant tajlandez',
      'ja zh ko': 'タイ料理(?:店)?|泰国餐厅|泰式料理|태국음식점',
    },
  },
  {
    name: 'Mexican restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    parts: {
      'Peruvian restaurant': 'peru|péruv|перу|ペルー|秘鲁|페루',
      'Argentinian restaurant': 'argent|аргент|アルゼンチン|阿根廷',
      'Brazilian restaurant': 'bra[sz]il|brésil|бразил|ブラジル|巴西|브라질|churrascar',
      'Colombian restaurant': 'colomb|colomb',
      'Caribbean restaurant': 'caribb|karib|caraïb|antill|карибс',
      'Cuban restaurant': 'cuba|kuba|куба',
      'Latin American restaurant': 'latin',
      'Mexican restaurant':
        'mexic|mexik|mexiq|messic|meksyk|meksik|mehik|мекси|μεξικ|メキシコ|墨西哥|멕시코|taco|taquer|burrito|tex-mex|tortill|タコス|타코',
    },
    words: {
      en: '(?:mexican|tex-mex|peruvian|argentin(?:e|ian)|brazilian|colombian|caribbean|latin american|cuban) (?:restaurant|cuisine|grill|kitchen|cantina)|taco (?:shop|bar|truck)|burrito (?:bar|shop)',
      'de nl sv da nb':
        '(?:mexikanisches|brasilianisches|argentinisches|peruanisches) restaurant|(?:mexicaans|argentijns|braziliaans) restaurant|mexikansk restaurang|mexicansk restaurant|meksikansk restaurant',
      'fr es pt it ca ro':
        'restaurant(?:e)? (?:mexicain|mexicano|mexicà|mexican|péruvien|peruano|argentin|argentino|brésilien)|taquerías?|cevichería|comida (?:mexicana|peruana|colombiana)|antojitos|ristorante (?:messicano|brasiliano|peruviano)',
      'pl cs sk hr sl sr':
        'restauracja meksykańska|mexická (?:restaurace|reštaurácia)|meksički restoran|mehiška restavracija',
      'ru uk bg mk':
        'мексиканск\\p{L}* (?:ресторан|кухн)\\p{L}*|мексиканськ\\p{L}* (?:ресторан|кухн)\\p{L}*|мексикански ресторант',
      'fi et lv lt hu':
        'meksikolainen ravintola|mehhiko restoran\\p{L}*|meksikāņu restorān\\p{L}*|meksikietišk\\p{L}* restoran\\p{L}*|mexikói étterem',
      'el tr': 'μεξικάνικο εστιατόριο|meksika (?:restoranı|mutfağı)',
      'ar he fa': 'مطعم مكسيكي|מסעדה מקסיקנית|رستوران مکزیکی',
      'id vi is th sq hi':
        'restoran meksiko|nhà hàng mexico|mexíkóskur|ร้านอาหารเม็กซิกัน|restorant meksikan|मैक्सिकन रेस्टोरेंट',
      'ja zh ko': 'メキシコ料理|タコス専門店|ペルー料理|ブラジル料理|墨西哥餐厅|墨西哥餐廳|멕시코음식점|타코집',
    },
  },
  {
    name: 'Italian restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    words: {
      en: 'italian (?:restaurant|cuisine|kitchen|trattoria)|pasta (?:bar|restaurant)',
      'de nl sv da nb':
        '(?:italienisches|italiaans) restaurant|(?:italienische küche|italiaanse keuken)|italiensk restaurant|italiensk restaurang',
      'fr es pt it ca ro':
        'restaurant(?:e)? (?:italien|italiano|italià|italian)|cuisine italienne|comida italiana|cantina italiana',
      'pl cs sk hr sl sr':
        '(?:restauracja|kuchnia) włoska|italská restaurace|talianska reštaurácia|(?:italijanski|talijanski) restoran|italijanska restavracija',
      'ru uk bg mk':
        'итальянск\\p{L}* (?:ресторан|кухн)\\p{L}*|італійськ\\p{L}* (?:ресторан|кухн)\\p{L}*|италиански ресторант|италијански ресторан',
      'fi et lv lt hu':
        'italialainen ravintola|itaalia restoran\\p{L}*|itāļu restorān\\p{L}*|itališk\\p{L}* restoran\\p{L}*|italų restoran\\p{L}*|olasz étterem',
      'el tr': 'ιταλικό εστιατόριο|italyan (?:restoranı|mutfağı)',
      'ar he fa': 'مطعم إيطالي|מסעדה איטלקית|رستوران ایتالیایی',
      'id vi is th sq hi':
        'restoran italia|nhà hàng (?:ý|italia)|ítalskur veitingastaður|ร้านอาหารอิตาเลียน|restorant italian|इटालियन रेस्टोरेंट',
      'ja zh ko': 'イタリア料理店?|イタリアンレストラン|トラットリア|意大利餐厅|義大利餐廳|이탈리안 ?레스토랑|파스타집',
    },
  },
  {
    name: 'Middle Eastern restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    parts: {
      'Lebanese restaurant': 'liban|libań|leban|libán|libanon|ливан|ліван|λιβαν|レバノン|黎巴嫩|레바논|לבנונ|لبنان',
      'Syrian restaurant': 'syri|siri|сири|сирі|סורי|سوري',
      'Persian restaurant': 'persi|persk|persyj|persan|irani|perz|перс|иран|ペルシャ|イラン|伊朗|波斯|פרסי|ایران|سنتی',
      'Moroccan restaurant': 'maroc|morocc|marok|marocch|marroqu|марок|モロッコ|摩洛哥|מרוק|مغرب',
      'Israeli restaurant': 'israel|израил|ізраїл|ישראל',
      'Afghan restaurant': 'afghan|afgan|афган|أفغان',
      'Mediterranean restaurant':
        'mediterr|mittelmeer|medelhav|méditerr|mediterrán|śródziem|středomoř|средизем|середзем|välimer|地中海|지중해|akdeniz|ים תיכונ',
      'Middle Eastern restaurant':
        'middle|orient|arab|bliskowsch|восточ|arabsk|عرب|ערב|中東|アラブ|中东|hummus|falafel|mez',
    },
    words: {
      en: '(?:middle eastern|lebanese|syrian|persian|iranian|moroccan|israeli|afghan|mediterranean) (?:restaurant|cuisine|grill|kitchen|eatery)|(?:hummus|falafel|mezze|meze) (?:bar|restaurant|house|shop)|hummusiya',
      'de nl sv da nb':
        '(?:libanesisches|persisches|orientalisches|syrisches|marokkanisches) restaurant|(?:libanees|perzisch|marokkaans|syrisch) restaurant|(?:libanesisk|persisk) (?:restaurang|restaurant)|*mezebar',
      'fr es pt it ca ro':
        'restaurant(?:e)? (?:libanais|syrien|marocain|oriental|libanés|árabe|marroquí|libanês|libanès|libanez|sirian)|ristorante (?:libanese|arabo|persiano)|cuisine libanaise|comida (?:árabe|libanesa)',
      'pl cs sk hr sl sr':
        'restauracja (?:libańska|arabska|bliskowschodnia)|(?:libanonská|arabská|perská) (?:restaurace|reštaurácia)|(?:libanonski|arapski|libanski) restoran',
      'ru uk bg mk':
        '(?:ливанск|арабск|израильск)\\p{L}* (?:ресторан|кухн|кафе)\\p{L}*|ліванськ\\p{L}* (?:ресторан|кухн)\\p{L}*|ливански ресторант',
      'fi et lv lt hu':
        '(?:libanonilainen|persialainen|syyrialainen) ravintola|liibanoni restoran\\p{L}*|libāniešu restorān\\p{L}*|libaniet\\p{L}* restoran\\p{L}*|(?:libanoni|perzsa) étterem',
      'el tr':
        '(?:λιβανέζικο|πολίτικη κουζίνα|ανατολίτικη κουζίνα)|meze evi|ocakbaşı restoran\\p{L}*|(?:antep|adana|hatay) (?:sofrası|mutfağı)|ciğerci',
      'ar he fa':
        'مطعم (?:لبناني|سوري|شرقي|شامي|يمني|مندي)|חומוסי(?:י)?ה|חומוס (?:ה\\p{L}+|אבו \\p{L}+|של \\p{L}+)|מסעדה (?:מזרחית|לבנונית|ים תיכונית|תוניסאית|מרוקאית)|פלאפל (?:ה\\p{L}+|של \\p{L}+)|(?:رستوران (?:سنتی|عربی|لبنانی)|کبابی|چلوکبابی|دیزی ?سرا)',
      'id vi is th sq hi':
        '(?:restoran|masakan) (?:arab|timur tengah)|nhà hàng trung đông|líbanskur|ร้านอาหารอาหรับ|restorant libanez|लेबनानी रेस्टोरेंट',
      'ja zh ko': 'レバノン料理|モロッコ料理|中東料理|中东餐厅|중동음식',
    },
  },
  {
    name: 'seafood restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    words: {
      en: '(?:seafood|fish|oyster|crab|lobster) (?:restaurant|bar|grill|shack|house)',
      'de nl sv da nb':
        '*fischrestaurant|*visrestaurant|*fiskrestaurang|*fiskerestaurant|*skaldyrsrestaurant|*fischbrötchen',
      'fr es pt it ca ro':
        'restaurant de (?:poissons?|fruits de mer)|bar à huîtres|(?:restaurante de )?(?:mariscos|marisquerías?|pescados y mariscos)|marisqueiras?|(?:ristorante|trattoria) di pesce|marisqueria|restaurant pescăresc',
      'pl cs sk hr sl sr':
        'restauracja rybna|smażalnia ryb|rybí restaurace|rybia reštaurácia|riblji restoran|ribja restavracija',
      'ru uk bg mk': 'рыбн\\p{L}+ ресторан\\p{L}*|рибн\\p{L}+ ресторан\\p{L}*|рибен ресторант',
      'fi et lv lt hu':
        '*kalaravintola|kalarestoran\\p{L}*|zivju restorān\\p{L}*|žuvies restoran\\p{L}*|halétterem|halászcsárda|halsütöde',
      'el tr': 'ψαροταβέρνα|balık (?:restoranı|lokantası|evi)|balıkçı restoran',
      'ar he fa': 'مطعم (?:أسماك|سمك|مأكولات بحرية)|מסעדת דגים|رستوران (?:ماهی|دریایی)',
      'id vi is th sq hi':
        '(?:rumah makan|restoran) (?:seafood|ikan)|warung seafood|(?:nhà hàng|quán) hải sản|fiskveitingastaður|ร้านอาหารทะเล|ซีฟู้ด|restorant peshku|सीफूड रेस्टोरेंट',
      'ja zh ko': '海鮮料理|うなぎ屋|かに料理|海鲜餐厅|海鲜酒楼|海鮮餐廳|횟집|해물요리|조개구이',
    },
  },
];
