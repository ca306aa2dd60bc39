import type { Kind } from './kind.ts';

export const BARS_AND_DELIS: readonly Kind[] = [
  {
    name: 'wine bar',
    bucket: 'Food and drink',
    narrows: 'bar',
    parts: {
      'sake bar': '日本酒バー',
      'standing bar': '立ち飲み',
      'wine tavern': 'weinstube|heurig|buschens|vinárn|winiarni|borozó',
      'wine bar':
        'wine ?bar|weinbar|wijnbar|vinbar|bar à vins?|vinoteca|enoteca|винный бар|винн|ワインバー|红酒吧|葡萄酒吧|와인바|şarap|viinibaari|borbár',
    },
    words: {
      en: '(?:wine|tapas) bars?',
      'de nl sv da nb':
        '*weinbar|*weinstube|*vinothek|*vinoteca|*wijnbar|*tapasbar|*vinbar\\p{L}*|*tapasbar\\p{L}*|*heuriger|*buschenschank',
      'fr es pt it ca ro':
        'bar à (?:vins?|tapas)|bar de (?:vinos|vins|tapas)|bar de vinhos|wine bar|enoteca con cucina|vermuteria|bar de (?:vinuri|cocktailuri)',
      'pl cs sk hr sl sr':
        '(?:winiarnia|wine bar|cocktail bar|koktajlbar)|vinárna|vináreň|vinný bar|koktejlový bar|vinski bar|vinoteka bar|koktel bar',
      'ru uk bg mk': 'винн\\p{L}+ бар\\p{L}*|коктейльн\\p{L}+ бар\\p{L}*|вин бар|коктейл бар',
      'fi et lv lt hu':
        '*viinibaari\\p{L}*|*cocktailbaari\\p{L}*|*veinibaar\\p{L}*|*kokteilibaar\\p{L}*|vīna bār\\p{L}*|kokteiļbār\\p{L}*|vyno bar\\p{L}*|kokteilių bar\\p{L}*|borbár\\p{L}*|koktélbár\\p{L}*|borozó\\p{L}*',
      'el tr': '(?:wine bar|οινοπωλείο|κοκτέιλ μπαρ|τσιπουράδικο|ρακάδικο)|(?:şarap evi|şaraphane|kokteyl bar)',
      'ar he fa': 'بار (?:نبيذ|كوكتيل)|בר (?:יין|קוקטיילים)|وین بار',
      'id vi is th sq hi':
        'wine bar|quầy bar rượu vang|(?:quán|bar) cocktail|vínbar\\p{L}*|kokteilbar\\p{L}*|(?:ไวน์บาร์|บาร์ค็อกเทล)|(?:bar|baro) vere|वाइन बार',
      'ja zh ko':
        'ワインバー|日本酒バー|立ち飲み|カクテルバー|スナック(?:バー)|鸡尾酒吧|葡萄酒吧|紅酒吧|와인바|칵테일바',
    },
  },
  {
    name: 'tea house',
    bucket: 'Food and drink',
    narrows: 'café',
    parts: {
      'dessert café':
        'dessert|waffel|wafel|vaffel|våffl|gaufre|postre|sobremesa|gelater|デザート|甜品|甜點|디저트|tatlı|десерт',
      'tea house':
        'tea(?!m)|tee|thee|tehus|tesal|thé|té|chá|teiera|tè|herbaciarn|čajov|čajarn|чай|tee|tej|arbat|çay|τσάι|茶|찻집|다방|전통차|ชา',
    },
    words: {
      en: '(?:tea|cream tea|afternoon tea) (?:room|rooms|house)|dessert (?:shop|shops|house|parlour|bar|café|cafe)',
      'de nl sv da nb':
        '*teestube|*teesalon|*waffelhaus|*theehuis|*theetuin|*wafelhuis|*tesalong|*tehus|*tesalon|*vaffel(?:kafé|café)',
      'fr es pt it ca ro':
        'salon de thé|gaufrerie|salón de té|tetería|casa de té|casa de (?:chá|waffles)|sala da tè|ceainări\\p{L}*',
      'pl cs sk hr sl sr': 'herbaciarnia|gofrownia|pijalnia czekolady|čajovn\\p{L}+|čajovňa|čajna kuća|čajnica',
      'ru uk bg mk': 'чайная|чайний дім|чайна къща',
      'fi et lv lt hu': '*teehuone\\p{L}*|*teetupa|*teemaja|tējnīc\\p{L}*|arbatinė\\p{L}*|teaház\\p{L}*|gofriz\\p{L}*',
      'el tr': '(?:τεϊοποτείο|βαφλερί)|(?:çay (?:evi|bahçesi)|waffle evi)',
      'ar he fa': '(?:بيت|مقهى) (?:ال)?شاي|وافل (?:هاوس|كافيه)|בית תה|וופל בר|(?:چایخانه|سفره ?خانه سنتی)',
      'id vi is th sq hi':
        'kedai teh|rumah teh|trà quán|tiệm trà|quán trà|tehús|(?:ร้านชา|ร้านวาฟเฟิล)|shtëpi çaji|çajtore|(?:चाय कैफे|टी हाउस)',
      'ja zh ko': '甘味処|茶馆|茶館|전통찻집|와플가게',
      de: '*teehaus',
      ko: '찻집',
    },
  },
  {
    name: 'delicatessen',
    bucket: 'Retail',
    narrows: 'speciality food and drink shop',
    words: {
      en: 'delicatessens?',
      'de nl sv da nb':
        '*feinkostladen|*feinkostgeschäft|*feinkosthandel|*delikatessenladen|*delicatessenzaak|*traiteur|*broodjeszaak|*delikatessbutik\\p{L}*|*delikatesseforretning|*smørrebrødsforretning|*smørrebrød',
      'fr es pt it ca ro':
        'traiteur|épicerie (?:fine|italienne)|charcuterie traiteur|charcutería|tienda (?:gourmet|delicatessen)|mantequería|empório gourmet|mercearia gourmet|gastronomia (?:e )?\\p{L}*|salumeri[ae]|xarcuteria|delicatese',
      'pl cs sk hr sl sr':
        'delikatesy|garmażeri\\p{L}+|kanapkarni\\p{L}+|lahůdk(?:y|ářství)\\p{L}*|lahôdky|lahôdkárstvo|delikates(?:ni|na)? (?:radnja|trgovina)',
      'ru uk bg mk': 'кулинария|магазин деликатесов|кулінарія|деликатесен магазин',
      'fi et lv lt hu':
        '*herkkukauppa\\p{L}*|*voileipäkahvila|*delikatessipood|*delipood|delikatešu veikal\\p{L}*|delikatesų parduotuv\\p{L}*|csemegeüzlet|delikátesz\\p{L}*|szendvicsbár|hidegtálkészítés',
      'el tr':
        '(?:παντοπωλείο|ντελικατέσεν|αλλαντοπωλείο|εδεσματοπωλείο)|şarküteri\\p{L}*|mezeci\\p{L}*|günlük (?:taze )?meze\\p{L}*|taze meze\\p{L}*',
      'ar he fa': 'محل أجبان|מעדניי?ה|מעדני(?:ית|ת) \\p{L}+|دلیکتسن|فروشگاه (?:پروتئینی|مواد پروتئینی)',
      'id vi is th sq hi': 'toko delikatesen|cửa hàng (?:đồ nguội|thực phẩm ý)|sælkeraverslun|ร้านเดลี่|delikatesë',
      'ja zh ko': '惣菜店|お惣菜屋|サンドイッチ(?:店|専門店)|熟食店|반찬가게|샌드위치가게',
    },
  },
  {
    name: 'shisha bar',
    bucket: 'Food and drink',
    narrows: ['bar', 'café'],
    words: {
      en: '(?:shisha|hookah|narghile|sheesha) (?:bars?|lounges?|cafés?|cafes?)',
      'de nl':
        '*shisha-?(?:bar|lounge|café|cafe)s?|*wasserpfeifen-?(?:bar|lounge|café)|*waterpijp-?(?:café|bar|lounge)',
      'sv da nb':
        '*shisha-?(?:bar|lounge|café|kafé)|*vattenpipe-?(?:café|bar|lounge)|*vandpibe-?(?:café|cafe|bar)|*vannpipe-?(?:kafé|bar)',
      'fr es pt it ca ro':
        '(?:bars?|cafés?|lounges?) à (?:chicha|narguilé)s?|chicha (?:bar|lounge)|bares? de (?:cachimbas|shishas?|narguil[eé])|cachimbas? (?:bar|lounge)|tabacaria narguilé|lounge de narguilé|(?:narghil[eè]|shisha) (?:bar|lounge)|sal[ae] narghilè|bar (?:cu|de) narghilea',
      'pl cs sk hr sl sr':
        'shisha ?(?:bar|lounge|kafe)|(?:čajovna|čajovňa) s vodní\\p{L}* dýmk\\p{L}+|(?:bar|lounge) z shishą|fajki wodne bar|nargila (?:bar|lounge)|nargile bar',
      'ru uk bg mk':
        'кальян-?(?:бар|холл|лаундж)\\p{L}*|кальянн\\p{L}+|лаунж-?бар с кальяном|кальян-?клуб\\p{L}*|наргиле (?:бар|лаундж)',
      'fi et lv lt hu':
        '*vesipiippu(?:baari|kahvila)|*vesipiibu(?:baar|kohvik)\\p{L}*|ūdenspīp\\p{L}+ (?:bār|kafejnīc)\\p{L}*|kaljan\\p{L}+ bar\\p{L}*|(?:vízipipa|shisha) ?(?:bár|kávézó|lounge)\\p{L}*|vízipipázó',
      'el tr': 'ναργιλ(?:έ|ές) (?:καφέ|μπαρ|lounge)|nargile (?:cafe|kafe|salonu|bar)|nargile cafe',
      'ar he fa':
        '(?:مقهى|كافيه|لاونج) (?:ال)?(?:شيشة|أرجيلة|أراكيل)|בר נרגיל(?:ה|ות)|קפה נרגילה|قلیون ?سرا|کافه قلیان',
      'id vi th': 'shisha (?:bar|lounge|cafe)|quán shisha|ร้านชิชา|บาร์ชิชา',
      'ja zh ko':
        'シーシャ(?:バー|カフェ|ラウンジ|屋)|水タバコ(?:カフェ|バー)|水烟吧|水煙(?:館|吧|酒吧)|시샤 ?(?:바|카페)|물담배 ?카페',
    },
  },
  {
    name: 'cocktail bar',
    bucket: 'Food and drink',
    narrows: ['bar', 'wine bar'],
    words: {
      en: '(?:cocktail|tiki|mixology|gin|rum|tequila|mezcal) (?:bars?|lounges?)|speakeas(?:y|ies)|speakeasy bars?|mixology (?:studio|company)',
      'de nl': '*cocktail-?bar(?:s)?|*cocktail-?lounge|*gin-?bar|*rum-?bar|*speakeasy',
      'sv da nb': '*cocktail-?bar(?:en|er)?|*gin-?bar|*drinkbar|*speakeasy',
      'fr es pt it ca ro':
        'bars? à cocktails?|cocktail ?bars?|coct(?:elería|elerías)|bares? de c(?:ócteles|octails|oquetéis|ocktails)|cocteleri(?:a|es)|american bar|bar de cocktailuri|cocktail bar',
      'pl cs sk hr sl sr':
        'ko(?:ktajl|ktail)-?bar\\p{L}*|cocktail ?bar|ko(?:ktejl|kteil)ov[ýé] bar|koktel bar|koktajl bar',
      'ru uk bg mk': 'коктейль?-?(?:бар|холл)\\p{L}*|коктейльн\\p{L}+ бар\\p{L}*|коктейл бар|коктел бар',
      'fi et lv lt hu':
        '*cocktail-?baari\\p{L}*|*drinkkibaari|*kokteilibaar\\p{L}*|kokteiļ\\p{L}+ bār\\p{L}*|kokteili\\p{L}+ bar\\p{L}*|koktélbár\\p{L}*|koktél ?bár\\p{L}*',
      'el tr': 'κοκτέιλ μπαρ|cocktail bar|kokteyl bar\\p{L}*',
      'ar he fa': 'بار (?:ال)?كوكتيل|בר קוקטיילים|بار کوکتل',
      'id vi th': 'bar koktail|cocktail bar|quán cocktail|ค็อกเทลบาร์|บาร์ค็อกเทล',
      'ja zh ko': 'カクテルバー|オーセンティックバー|鸡尾酒吧|雞尾酒吧|調酒吧|칵테일 ?바',
    },
  },
  {
    name: 'Portuguese restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    words: {
      en: 'portuguese (?:restaurant|cuisine|kitchen|grill|tavern|chicken|food)',
      'de nl': 'portugiesische[sn]? (?:restaurant|küche|spezialitäten)|portugees restaurant|portugese keuken',
      'sv da nb': 'portugisisk (?:restaurang|restaurant|mat|mad|køkken)',
      'fr es pt it ca ro':
        'restaurants? portugais|cuisine portugaise|restaurantes? portugu[eê]s(?:es)?|cocina portuguesa|cozinha (?:tradicional )?portuguesa|comida portuguesa|ristorant[ei] portoghes[ei]|cucina portoghese|restaurant portuguès|restaurant portughez',
      'pl cs sk hr sl sr':
        'restauracja portugalska|kuchnia portugalska|portugalská (?:restaurace|kuchyně|reštaurácia|kuchyňa)|portugalski restoran|portugalska (?:kuhinja|restavracija)',
      'ru uk bg mk':
        'португальск\\p{L}+ (?:ресторан|кухн)\\p{L}*|португальськ\\p{L}+ (?:ресторан|кухн)\\p{L}*|португалск\\p{L}+ (?:ресторант|кухня|ресторан)',
      'fi et lv lt hu':
        'portugalilainen ravintola|portugali (?:restoran|köök)|portugāļu (?:restorān|virtuv)\\p{L}*|portugal\\p{L}+ (?:restoran|virtuv)\\p{L}*|portugál (?:étterem|konyha)',
      'el tr': 'πορτογαλικ(?:ό εστιατόριο|ή κουζίνα)|portekiz (?:restoran|mutfağı)\\p{L}*',
      'ar he fa': 'مطعم برتغالي|מסעדה פורטוגלית|رستوران پرتغالی',
      'ja zh ko': 'ポルトガル料理|葡萄牙(?:餐厅|餐廳|菜)|葡国菜|葡國菜|포르투갈 ?(?:음식|요리|레스토랑)',
    },
  },
  {
    name: 'German or Austrian restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    parts: {
      'German restaurant':
        'german|deutsch|duits|tysk|alleman|alemã|alem[aá]n|tedesc|alemany|niemieck|německ|nemeck|njemačk|nemšk|немец|німец|немск|saksal|saksa|vācu|vokieč|német|γερμαν|alman|ألمان|גרמנ|آلمان|ドイツ|德国|德國|德式|독일',
      'Austrian restaurant':
        'austri|österr|wien|østri|österrik|oostenr|autrich|àustri|rakous|rakús|avstrij|австр|itävalt|austria|osztrák|αυστρ|avustur|オーストリア|奥地利|奧地利|오스트리아',
      'Bavarian restaurant': 'bavar|bayer|bajuwar|baviera|baior|baierl|баварск',
      'Swiss restaurant': 'swiss|schweizer|suisse|suiz|suíç|svizzer|швейцар|スイス|瑞士|스위스',
    },
    words: {
      en: '(?:german|austrian|bavarian|swiss|viennese) (?:restaurant|cuisine|kitchen|beer hall|bierhaus|tavern)|bierhaus|schnitzel (?:house|haus|bar)|currywurst (?:bar|stand)',
      'de nl':
        '(?:deutsches|österreichisches|bayerisches|schweizer|wiener) (?:restaurant|wirtshaus|spezialitätenrestaurant)|(?:deutsche|bayerische|österreichische|schwäbische|fränkische|gutbürgerliche|schweizer) küche|*schnitzelhaus|(?:duits|oostenrijks|zwitsers) restaurant|*schnitzelrestaurant',
      'sv da nb': '(?:tysk|østrigsk|østerriksk|österrikisk|schweizisk|sveitsisk) (?:restaurang|restaurant|mat)',
      'fr es pt it ca ro':
        'restaurants? (?:allemands?|autrichiens?|bavarois|suisses?)|cuisine allemande|winstub|restaurantes? (?:alem[aá]n(?:es)?|austríacos?|suizos?)|cocina alemana|restaurantes? (?:alemã(?:o|es)|alemães)|comida alemã|ristorant[ei] (?:tedesc[oh]i?|austriac[oi]|bavares[ei]|svizzer[oi])|restaurant (?:alemany|suís)|restaurant (?:german|austriac|bavarez)',
      'pl cs sk hr sl sr':
        'restauracja (?:niemiecka|austriacka|bawarska)|kuchnia niemiecka|(?:německá|rakouská|bavorská) restaurace|(?:nemecká|rakúska) reštaurácia|(?:njemački|nemački|austrijski|bavarski) restoran|(?:nemška|avstrijska) restavracija',
      'ru uk bg mk':
        '(?:немецк|австрийск|баварск)\\p{L}+ (?:ресторан|кухн)\\p{L}*|(?:німецьк|австрійськ|баварськ)\\p{L}+ (?:ресторан|кухн)\\p{L}*|(?:немск|австрийск|баварск)\\p{L}+ (?:ресторант|кухня)',
      'fi et lv lt hu':
        '(?:saksalainen|itävaltalainen|baijerilainen) ravintola|(?:saksa|austria|baieri) restoran|(?:vācu|austriešu|bavārijas) restorān\\p{L}*|(?:vokiečių|austrų|bavariškas) (?:restoran|virtuv)\\p{L}*|(?:német|osztrák|bajor) (?:étterem|vendéglő|söröző)',
      'el tr': '(?:γερμανικό|αυστριακό|βαυαρικό) εστιατόριο|(?:alman|avusturya|bavyera) (?:restoran|mutfağı)\\p{L}*',
      'ar he fa': 'مطعم (?:ألماني|نمساوي|سويسري)|מסעדה (?:גרמנית|אוסטרית|שוויצרית)|رستوران (?:آلمانی|اتریشی)',
      'ja zh ko':
        '(?:ドイツ|オーストリア|スイス)(?:料理|レストラン)|(?:德国|奥地利|瑞士)(?:餐厅|菜)|(?:德國|奧地利|瑞士)(?:餐廳|料理)|(?:독일|오스트리아|스위스) ?(?:음식|요리|레스토랑)',
    },
  },
  {
    name: 'American restaurant',
    bucket: 'Food and drink',
    narrows: ['restaurant', 'fast food restaurant'],
    words: {
      en: '(?:american|cajun|creole|southern|soul food|tex[- ]?mex and american) (?:restaurants?|diners?|cuisine|kitchen|eatery)|american-style diner|soul food|(?:1950s|50s|retro) diner',
      'de nl':
        '(?:amerikanisches|us-amerikanisches) (?:restaurant|diner)|*american diner|amerikaans(?:e)? (?:restaurant|diner|keuken)',
      'sv da nb': 'amerikansk (?:restaurang|restaurant|diner|mat)|*american diner',
      'fr es pt it ca ro':
        'restaurants? américains?|diner américain|cuisine américaine|restaurantes? american[oa]s?|comida americana|ristorant[ei] american[oi]|cucina americana|american diner|restaurant american',
      'pl cs sk hr sl sr':
        'restauracja amerykańska|kuchnia amerykańska|americká (?:restaurace|reštaurácia)|američki restoran|ameriška restavracija',
      'ru uk bg mk': 'американск\\p{L}+ (?:ресторан|кухн|закусочн)\\p{L}*|американськ\\p{L}+ (?:ресторан|кухн)\\p{L}*',
      'fi et lv lt hu':
        'amerikkalainen ravintola|ameerika restoran|amerikāņu (?:restorān|virtuv)\\p{L}*|amerikietišk\\p{L}+ (?:restoran|virtuv)\\p{L}*|amerikai (?:étterem|konyha)',
      'el tr': 'αμερικάνικο εστιατόριο|amerikan (?:restoran|mutfağı|diner)\\p{L}*',
      'ar he fa': 'مطعم أمريكي|מסעדה אמריקאית|דיינר אמריקאי|رستوران آمریکایی',
      'ja zh ko':
        'アメリカ(?:料理|ンダイナー)|アメリカンレストラン|美式(?:餐厅|餐廳|快餐厅)|美国餐厅|아메리칸 ?(?:다이너|레스토랑)|미국 ?(?:음식점|요리)',
    },
  },
  {
    name: 'noodle restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    words: {
      en: '(?:noodle|udon|soba|laksa|rice noodle) (?:bars?|shops?|houses?|restaurants?|kitchen)',
      'de nl': '*nudel-?(?:bar|haus|restaurant)|*noodle-?bar|*noedel-?(?:bar|restaurant)|*udon-?(?:bar|restaurant)',
      'sv da nb': '*nudel-?(?:bar|restaurang|restaurant)|*nuddel-?(?:bar|restaurant)|*noodle-?bar',
      'fr es pt it ca ro':
        '(?:bars?|restaurants?) à nouilles|(?:bar|restaurante|casa) de (?:fideos|noodles|udon)|noodle bar|(?:bar|ristorante) di noodles',
      'pl cs sk': 'noodle bar|bar z makaronem|nudlov[áé] (?:restaurace|bistro|reštaurácia)|nudlový bar',
      'ru uk bg': 'лапшичн\\p{L}+|вок-?(?:кафе|бар)\\p{L}*|локшинн\\p{L}+|нудъл бар',
      'fi et hu': '*nuudelibaari|*nuudeliravintola|*nuudlibaar|*nuudlirestoran|tészta ?bár|noodle bár',
      'el tr': 'noodle bar|noodle restoran\\p{L}*',
      'id ms vi th':
        '(?:kedai|warung|rumah makan|depot) (?:mie|mi|bakmi)(?: ayam)?|bakmi \\p{L}+|quán (?:mì|bún|hủ tiếu|miến)|ร้าน(?:ก๋วยเตี๋ยว|บะหมี่|ราเมง)|ก๋วยเตี๋ยวเรือ',
      'ja zh ko':
        'うどん(?:屋|店|専門店)|そば(?:屋|処|専門店)|蕎麦(?:屋|処)|手打ち(?:そば|蕎麦|うどん)|面馆|拉面馆|麵館|麵店|牛肉麵店|米粉店|국수집|칼국수|냉면집|막국수',
    },
  },
];
