import type { Kind } from './kind.ts';

export const RESTAURANTS_BY_COUNTRY: readonly Kind[] = [
  {
    name: 'Greek restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    words: {
      en: '(?:greek|cypriot) (?:restaurant|taverna?|cuisine|kitchen|eatery|grill|street food)|(?:souvlaki|gyros?) (?:bar|restaurant|house|shop|grill)',
      'de nl sv da nb':
        'griechische[sn]? (?:restaurant|taverne|küche|spezialitäten)|*gyros-?(?:grill|imbiss)|grieks(?:e)? (?:restaurant|keuken|taverne)|grekisk (?:restaurang|taverna|mat)|græsk (?:restaurant|taverna)|gresk (?:restaurant|taverna)',
      'fr es pt it ca ro':
        'restaurant(?:e)? (?:grec|griego|grego|grecesc)|ristorante greco|taverne grecque|taverna (?:griega|grega|greca|grecească)|cuisine grecque|(?:comida|cocina) griega|cucina greca',
      'pl cs sk hr sl sr':
        '(?:restauracja|tawerna|kuchnia) grecka|grecka (?:restauracja|tawerna)|řeck(?:á|é) (?:restaurace|taverna|kuchyně)|gréck(?:a|á) (?:reštaurácia|taverna|kuchyňa)|grčk(?:i|a) (?:restoran|taverna|kuhinja)|grška (?:restavracija|taverna)',
      'ru uk bg mk':
        'греческ\\p{L}+ (?:ресторан|таверн|кухн)\\p{L}*|грецьк\\p{L}+ (?:ресторан|таверн|кухн)\\p{L}*|гръцк\\p{L}+ (?:ресторант|таверна|кухня)|грчк\\p{L}+ (?:ресторан|таверна)',
      'fi et lv lt hu':
        'kreikkalainen (?:ravintola|taverna)|kreeka (?:restoran|köö)\\p{L}*|grieķu (?:restorān|virtuv)\\p{L}*|graik(?:ų|išk\\p{L}+) (?:restoran|virtuv)\\p{L}*|görög (?:étterem|taverna|konyha)\\p{L}*',
      'el tr': 'ελληνικό εστιατόριο|yunan (?:restoranı|tavernası|mutfağı)',
      'ar he fa': 'مطعم يوناني|(?:מסעדה|טברנה) יוונית|رستوران یونانی',
      'id vi is th sq hi':
        'restoran yunani|nhà hàng hy lạp|grískur veitingastaður|ร้านอาหารกรีก|restorant grek|ग्रीक रेस्टोरेंट',
      'ja zh ko': 'ギリシャ料理|希腊(?:餐厅|餐馆|菜)|希臘(?:餐廳|料理)|그리스 ?(?:음식점|레스토랑)',
    },
  },
  {
    name: 'Turkish restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    words: {
      en: '(?:turkish|anatolian|ottoman) (?:restaurant|cuisine|grill|kitchen|eatery|bbq)|ocakbasi|lahmacun (?:house|shop)',
      'de nl sv da nb':
        '(?:türkisches|anatolisches) (?:restaurant|grillrestaurant)|türkische küche|turks(?:e)? (?:restaurant|grill|keuken)|(?:tyrkisk|turkisk) (?:restaurang|restaurant|grill|mat)',
      'fr es pt it ca ro':
        'restaurant(?:e)? (?:turc|turco|turcesc)|ristorante turco|cuisine turque|(?:comida|cocina) turca|cucina turca',
      'pl cs sk hr sl sr':
        '(?:restauracja|kuchnia) turecka|turecká (?:restaurace|reštaurácia|kuchyně|kuchyňa)|tursk(?:i|a) (?:restoran|kuhinja)|turška restavracija',
      'ru uk bg mk':
        'турецк\\p{L}+ (?:ресторан|кухн|кафе)\\p{L}*|турецьк\\p{L}+ (?:ресторан|кухн)\\p{L}*|турски ресторант?|турска кухня',
      'fi et lv lt hu':
        'turkkilainen ravintola|türgi (?:restoran|köö)\\p{L}*|turku (?:restorān|virtuv)\\p{L}*|turk(?:ų|išk\\p{L}+) (?:restoran|virtuv)\\p{L}*|török (?:étterem|konyha|büfé)\\p{L}*',
      el: 'τουρκικό εστιατόριο|τουρκική κουζίνα',
      'ar he fa': 'مطعم تركي|(?:مطبخ|مأكولات) (?:ال)?تركية?|מסעדה טורקית|رستوران ترک(?:ی|یه ای)',
      'id vi is th sq hi':
        'restoran turki|nhà hàng thổ nhĩ kỳ|tyrkneskur veitingastaður|ร้านอาหารตุรกี|restorant turk|तुर्की रेस्टोरेंट',
      'ja zh ko': 'トルコ料理|土耳其(?:餐厅|餐廳|料理|菜)|터키 ?(?:음식점|레스토랑)|튀르키예 ?음식점',
    },
  },
  {
    name: 'Korean restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    words: {
      en: 'korean (?:restaurant|cuisine|kitchen|bbq|barbecue|takeaway|street food|fried chicken|grill)|bibimbap (?:bar|restaurant)',
      'de nl sv da nb':
        'koreanisches (?:restaurant|bbq)|koreanische küche|koreaans(?:e)? (?:restaurant|bbq|keuken)|koreansk (?:restaurang|restaurant|bbq|mat|grill)',
      'fr es pt it ca ro':
        'restaurant(?:e)? (?:coréen|coreano|coreà|coreean)|ristorante coreano|(?:cuisine|barbecue) coréenn?e?|(?:comida|barbacoa) coreana|churrasco coreano',
      'pl cs sk hr sl sr':
        '(?:restauracja|kuchnia) koreańska|(?:korejská|kórejská) (?:restaurace|reštaurácia|kuchyně|kuchyňa)|korejsk(?:i|a) (?:restoran|restavracija|kuhinja)',
      'ru uk bg mk':
        'корейск\\p{L}+ (?:ресторан|кухн|кафе)\\p{L}*|корейськ\\p{L}+ (?:ресторан|кухн)\\p{L}*|корейски ресторант|корејски ресторан',
      'fi et lv lt hu':
        '(?:korealainen|korealaiset) ravintola\\p{L}*|korea (?:restoran|köök|grill)\\p{L}*|korejiešu (?:restorān|virtuv)\\p{L}*|korėj(?:iečių|ietišk\\p{L}+) (?:restoran|virtuv)\\p{L}*|koreai (?:étterem|konyha|bbq)\\p{L}*',
      'el tr': 'κορεάτικο εστιατόριο|κορεάτικη κουζίνα|kore (?:restoranı|mutfağı|barbeküsü)',
      'ar he fa': 'مطعم كوري|(?:مأكولات|المطبخ) (?:ال)?كوري\\p{L}*|מסעדה קוריאנית|رستوران کره ?ای',
      'id vi is th sq hi':
        '(?:restoran|masakan) korea|nhà hàng hàn quốc|quán (?:ăn|nướng) hàn quốc|kóreskur veitingastaður|(?:ร้าน)?อาหารเกาหลี|ร้านปิ้งย่างเกาหลี|restorant korean|कोरियन रेस्टोरेंट',
      'ja zh ko':
        '韓国料理|サムギョプサル専門店|韩国(?:料理|餐厅|烤肉)|韓式(?:料理|烤肉)|한식당|한정식|국밥집|한식 ?(?:전문점|레스토랑)',
    },
  },
  {
    name: 'Spanish restaurant',
    bucket: 'Food and drink',
    narrows: ['restaurant', 'wine bar'],
    words: {
      en: 'spanish (?:restaurant|cuisine|kitchen|bodega)|tapas (?:restaurant|bar|kitchen)|paella (?:restaurant|catering)|pintxos? bar',
      'de nl sv da nb':
        'spanisches restaurant|*tapas-?bar|*tapas-?restaurant|*paella-?catering|spanische küche|spaans(?:e)? (?:restaurant|keuken)|*tapasrestaurang|spansk (?:restaurang|restaurant|mat)',
      'fr es pt it ca ro':
        'restaurant(?:e)? (?:espagnol|espanhol|spaniol)|bar à tapas|cuisine espagnole|bar de (?:tapas|pintxos)|arrocer[íi]as?|taberna (?:andaluza|vasca)|ristorante spagnolo|tapas bar|restaurant basc|arrossos i paelles',
      'pl cs sk hr sl sr':
        '(?:restauracja|kuchnia) hiszpańska|hiszpańska (?:restauracja|tawerna)|tapas bar|(?:španělská|španielska) (?:restaurace|reštaurácia|kuchyně)|španjolski restoran|španski restoran|španska restavracija',
      'ru uk bg mk':
        'испанск\\p{L}+ (?:ресторан|кухн)\\p{L}*|тапас-?бар\\p{L}*|іспанськ\\p{L}+ (?:ресторан|кухн)\\p{L}*|испански ресторант|шпански ресторан',
      'fi et lv lt hu':
        'espanjalainen ravintola|*tapasbaari|*tapasravintola|hispaania (?:restoran|köök)\\p{L}*|tapasebaar|spāņu (?:restorān|virtuv)\\p{L}*|ispan(?:ų|išk\\p{L}+) (?:restoran|virtuv)\\p{L}*|spanyol (?:étterem|konyha|tapas)\\p{L}*|tapas ?bár\\p{L}*',
      'el tr':
        'ισπανικό εστιατόριο|(?:τάπας|tapas) (?:μπαρ|bar)|i̇spanyol (?:restoranı|mutfağı)|ispanyol (?:restoranı|mutfağı)|tapas (?:restoranı|barı)',
      'ar he fa': 'مطعم إسباني|בר טאפאס|מסעדה ספרדית|رستوران اسپانیایی',
      'id vi is th sq hi':
        'restoran spanyol|nhà hàng tây ban nha|spænskur veitingastaður|tapasbar|ร้านอาหารสเปน|restorant spanjoll|स्पेनिश रेस्टोरेंट',
      'ja zh ko': 'スペイン料理|スペインバル|西班牙(?:餐厅|餐廳|料理|菜)|스페인 ?(?:음식점|레스토랑)|타파스바',
    },
  },
  {
    name: 'French restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    parts: {
      'Belgian restaurant': 'belg|бельг|ベルギー|比利时',
      'fondue restaurant': 'fondue',
      'French restaurant':
        'fran|fransk|француз|ranskal|prantsuse|francu|prancūz|franci|fransız|γαλλ|フレンチ|フランス|法国|法式|法餐|프랑스|צרפת|فرنس|breton',
    },
    words: {
      en: '(?:french|breton|belgian) (?:restaurant|bistro|brasserie|cuisine)|fondue restaurant',
      'de nl sv da nb':
        'französisches (?:restaurant|bistro)|französische küche|*fondue-?restaurant|frans(?:e)? (?:restaurant|bistro|keuken)|fransk (?:restaurang|restaurant|bistro|mat)',
      'es pt it ca ro':
        'restaurante? (?:francés|francês|francès|franțuzesc)|(?:cocina|cozinha) francesa|ristorante francese|cucina francese|bistr[oó] francés',
      fr: 'bouchons? lyonnais|winstub',
      'pl cs sk hr sl sr':
        '(?:restauracja|kuchnia) francuska|francuskie bistro|francouzsk(?:á|é) (?:restaurace|bistro|kuchyně)|francúzska reštaurácia|francuski (?:restoran|bistro)|francoska (?:restavracija|kuhinja)',
      'ru uk bg mk':
        'французск\\p{L}+ (?:ресторан|бистро|кухн)\\p{L}*|французьк\\p{L}+ (?:ресторан|бістро|кухн)\\p{L}*|френск\\p{L}+ (?:ресторант|бистро)|француски ресторан',
      'fi et lv lt hu':
        'ranskalainen (?:ravintola|bistro)|prantsuse (?:restoran|bistroo|köök)\\p{L}*|franču (?:restorān|virtuv|bistro)\\p{L}*|prancūz(?:ų|išk\\p{L}+) (?:restoran|virtuv|bistro)\\p{L}*|francia (?:étterem|bisztró|konyha)\\p{L}*',
      'el tr': 'γαλλικό (?:εστιατόριο|μπιστρό)|fransız (?:restoranı|bistrosu|mutfağı)',
      'ar he fa': 'مطعم فرنسي|(?:מסעדה|ביסטרו) צרפתית?|رستوران فرانسوی',
      'id vi is th sq hi':
        'restoran (?:prancis|perancis)|nhà hàng pháp|franskur veitingastaður|ร้านอาหารฝรั่งเศส|restorant francez|फ्रेंच रेस्टोरेंट',
      'ja zh ko':
        'フランス料理|フレンチレストラン|ビストロフレンチ|法国(?:餐厅|菜)|法式(?:餐厅|餐廳|料理)|프랑스 ?(?:음식점|레스토랑)|프렌치 ?레스토랑',
    },
  },
  {
    name: 'Caucasian or Central Asian restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    parts: {
      'Georgian restaurant':
        'georgi|géorg|gruz|грузин|georg|khink|khach|хинкал|хачапур|ジョージア|グルジア|格鲁吉亚|조지아|გ|גאורג|גרוז',
      'Armenian restaurant': 'armen|armén|ermeni|армян|вірмен|アルメニア|亚美尼亚',
      'Azerbaijani restaurant': 'azer|азерб',
      'Uzbek restaurant': 'uzb|usbek|oezbek|ouzb|узбек|ウズベキスタン|乌兹别克|우즈베크|özbek',
    },
    words: {
      en: '(?:georgian|caucasian|armenian|azerbaijani|uzbek|central asian) (?:restaurant|cuisine|kitchen|bakery and restaurant)|khinkali|khachapuri (?:bar|restaurant|house)',
      'de nl sv da nb':
        '(?:georgisches|armenisches|usbekisches) restaurant|(?:georgische|armenische) küche|(?:georgisch|armeens|oezbeeks) restaurant|georgisk (?:restaurang|restaurant)',
      'fr es pt it ca ro':
        'restaurant(?:e)? (?:géorgien|arménien|georgiano|armenio|georgian)|ristorante (?:georgiano|armeno)|cuisine géorgienne|cocina georgiana',
      'pl cs sk hr sl sr':
        '(?:restauracja|kuchnia) (?:gruzińska|ormiańska|uzbecka)|gruzińska restauracja|(?:gruzínská|gruzínska) (?:restaurace|reštaurácia|kuchyně)|gruzijski restoran|gruzijska restavracija',
      'ru uk bg mk':
        '(?:грузинск|армянск|узбекск|азербайджанск|кавказск)\\p{L}+ (?:ресторан|кухн|кафе)\\p{L}*|(?:грузинськ|вірменськ|узбецьк|кавказьк)\\p{L}+ (?:ресторан|кухн)\\p{L}*|хинкальн\\p{L}+|хінкальн\\p{L}+|чайхан\\p{L}+|грузински ресторант|арменски ресторант',
      'fi et lv lt hu':
        'georgialainen ravintola|gruusia (?:restoran|köö)\\p{L}*|gruzīnu (?:restorān|virtuv)\\p{L}*|(?:gruzin(?:ų|išk\\p{L}+)|sakartvelo|kartvelų) (?:restoran|virtuv)\\p{L}*|(?:grúz|örmény) étterem\\p{L}*',
      'el tr': 'γεωργιανό εστιατόριο|(?:gürcü|özbek|azeri) (?:restoranı|mutfağı|lokantası)',
      'ar he fa': 'مطعم جورجي|מסעדה גאורגית|מסעדה גרוזינית|رستوران گرجی',
      'ja zh ko': 'ジョージア料理|ウズベキスタン料理|格鲁吉亚(?:餐厅|菜)|喬治亞(?:餐廳|料理)|조지아 ?음식점',
    },
  },
  {
    name: 'African restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    parts: {
      'Ethiopian restaurant': 'ethiop|äthiop|etiop|éthiop|эфиоп|ефіоп|エチオピア|埃塞俄比亚|에티오피아|אתיופ|إثيوب',
      'Eritrean restaurant': 'eritr|érythr',
      'Nigerian restaurant': 'niger|нигер',
      'Ghanaian restaurant': 'ghan',
      'Senegalese restaurant': 'senegal|sénégal',
      'Somali restaurant': 'somal',
      'South African restaurant': 'south afric|südafrik|zuid-afrik',
      'African restaurant': '(?<!south )(?<!south-)afri[ck]|африкан|アフリカ|非洲|아프리카',
    },
    words: {
      en: '(?:african|west african|ethiopian|eritrean|nigerian|ghanaian|senegalese|somali|south african) (?:restaurant|cuisine|kitchen|eatery|takeaway)|jollof',
      'de nl sv da nb':
        '(?:afrikanisches|äthiopisches|eritreisches) restaurant|afrikanische küche|(?:afrikaans|ethiopisch|eritrees) restaurant|(?:afrikansk|etiopisk|eritreansk) (?:restaurang|restaurant)',
      'fr es pt it ca ro':
        'restaurant(?:e)? (?:africain|africano|africà|éthiopien|etíope|sénégalais|african|etiopian)|cuisine africaine|(?:cocina|comida) africana|ristorante (?:africano|etiope|eritreo)',
      'pl cs sk hr sl sr':
        '(?:restauracja|kuchnia) (?:afrykańska|etiopska)|(?:africká|etiopská) (?:restaurace|reštaurácia|kuchyně)|afrički restoran|afriška restavracija',
      'ru uk bg mk':
        '(?:африканск|эфиопск)\\p{L}+ (?:ресторан|кухн)\\p{L}*|(?:африканськ|ефіопськ)\\p{L}+ (?:ресторан|кухн)\\p{L}*|африкански ресторант?',
      'fi et lv lt hu':
        '(?:afrikkalainen|etiopialainen) ravintola|(?:aafrika|etioopia) restoran\\p{L}*|(?:āfrikas|etiopiešu) restorān\\p{L}*|(?:afrikiet\\p{L}+|etiop\\p{L}+) restoran\\p{L}*|(?:afrikai|etióp) étterem\\p{L}*',
      'el tr': '(?:αφρικανικό|αιθιοπικό) εστιατόριο|(?:afrika|etiyopya) (?:restoranı|mutfağı)',
      'ar he fa': 'مطعم (?:أفريقي|إثيوبي|حبشي)|מסעדה (?:אפריקאית|אתיופית)|رستوران (?:آفریقایی|اتیوپیایی)',
      'ja zh ko':
        '(?:アフリカ|エチオピア)料理|(?:非洲|埃塞俄比亚)(?:餐厅|菜)|非洲料理|아프리카 ?음식점|에티오피아 ?음식점',
    },
  },
  {
    name: 'Eastern European restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    parts: {
      'Balkan restaurant': 'balkan|joegosl|балкан|ćevap|cevap',
      'Bosnian restaurant': 'bosni|bosan',
      'Serbian restaurant': 'serb|srps|сербск',
      'Croatian restaurant': 'kroat|croat|hrvat|хорват',
      'Bulgarian restaurant': 'bulgar|болгар|българ',
      'Romanian restaurant': 'roum|român|ruman|румын',
      'Albanian restaurant': 'alban|shqip',
      'Hungarian restaurant': 'hungar|ungar|hongar|magyar|maďar|węgier|венгер|ハンガリー',
      'Polish restaurant': 'polish|polni|pools|polsk|polon|польск|ポーランド|pierog',
      'Ukrainian restaurant': 'ukrain|украин|україн|ウクライナ',
      'Russian restaurant': 'russ|rosyj|rusk|русск|venäl|vene |orosz|rus |ロシア|俄罗斯|俄式|러시아',
      'Czech restaurant': 'czech|tschech|tsjech|česk|чешск',
    },
    words: {
      en: '(?:balkan|bosnian|serbian|croatian|bulgarian|romanian|albanian|hungarian|polish|ukrainian|russian) (?:restaurant|cuisine|grill|kitchen)|(?:cevapi|pierogi) (?:bar|house|restaurant)',
      'de nl sv da nb':
        '*balkan-?(?:grill|restaurant)|(?:kroatisches|serbisches|bosnisches|ungarisches|polnisches|russisches) restaurant|(?:pools|hongaars|russisch|joegoslavisch) restaurant|(?:polsk|balkansk) (?:restaurang|restaurant)',
      'fr es pt it ca ro':
        'restaurant(?:e)? (?:polonais|russe|hongrois|balkanique|polaco|ruso|húngaro|ucraniano|sârbesc|unguresc)|ristorante (?:russo|balcanico|ungherese)',
      'pl cs sk hr sl sr':
        'pierogarni\\p{L}*|(?:balkánská|balkánska) (?:restaurace|reštaurácia|kuchyně)|(?:bosanska|balkanska) kuhinja',
      'ru uk bg mk': 'пельменн(?:ая|ой)|варенична|балканск\\p{L}+ (?:ресторан|кухн|кухня)\\p{L}*',
      'fi et lv lt hu':
        '(?:venäläinen|balkanilainen) ravintola|(?:ukraina|vene) restoran\\p{L}*|(?:ukraiņu|krievu) restorān\\p{L}*|ukrainiet\\p{L}+ (?:restoran|virtuv)\\p{L}*|(?:balkáni|szerb) (?:étterem|konyha|vendéglő)\\p{L}*',
      'ar he fa': 'مطعم (?:روسي|بوسني)|מסעדה (?:רומנית|בולגרית|רוסית|פולנית)|رستوران روسی',
      'ja zh ko':
        '(?:ロシア|ウクライナ|ハンガリー|ポーランド)料理|(?:俄罗斯|俄羅斯|俄式)(?:餐厅|餐廳|料理)|러시아 ?음식점',
    },
  },
];
