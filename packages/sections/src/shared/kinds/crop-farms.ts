import type { Kind } from './kind.ts';

/** Growers by their crop. */
export const CROP_FARMS: readonly Kind[] = [
  {
    name: 'tea plantation',
    bucket: 'Agriculture',
    narrows: 'farm',
    parts: {
      'coffee plantation': 'coffee|kaffee|koffie|café|cafet|кофе|kopi|cà phê|กาแฟ|コーヒー|咖啡|قهوة|\\bبن',
      'cocoa plantation': 'cocoa|cacao|cacau|kakao',
      'lavender farm':
        'lavend|lavand|лаванд|livando|levand|levendul|λεβάντ|ラベンダー|薰衣草|לבנדר|sivk|ลาเวนเดอร์|لافندر',
      'mushroom farm':
        'mushroom|pilz|paddenst|svamp|sopp|champign|setas|hongos|cogumel|funghi|pieczark|hub|hliv|gljiv|gob|гриб|гъби|sieni|seen|sēņ|gryb|gomba|μανιταρ|mantar|פטריות|فطر|قارچ|jamur|nấm|svepp|เห็ด|kërpudh|मशरूम|きのこ|菇|버섯',
      'truffle farm': 'truf|trüff|trufas|tartuf',
      'saffron farm': 'saffron|safran|azafr|zaffer|šafran|шафран|κρόκ|زعفران',
      'herb farm':
        'herb|kräuter|kruid|ört|urte|ziół|bylin|yrtti|ürdi|zāļu|žolyn|gyógyn|βοτάν|תבלינ|צמחי|jurta|ハーブ|허브|약초|dược|билки|دارویی',
      'hop farm': 'hopf|hop ',
      'rose farm': 'rose|рози|ورد|گل|バラ',
      'vanilla plantation': 'vanil',
      'hemp farm': 'hanf|konop|קנאביס',
      'tea plantation':
        'tea|tee(?:p|$)|thee|thé|té\\b|чай|чая|çay|шай|chá|chè|trà|teh|ชา|茶|녹차|चाय|চা|தேயிலை|chai|ჩაი|شاي|چای|rooibos',
    },
    words: {
      en: '(?:tea|coffee|cocoa|vanilla|lavender|saffron|mushroom|truffle|rose) (?:plantation|estate|estates|farm|farms|growers?)|tea gardens?',
      'de nl':
        '*teeplantage|*kaffeeplantage|*lavendelfeld\\p{L}*|*lavendelhof|*kräuterhof|*kräutergärtnerei|*pilzzucht|*pilzfarm|*trüffelplantage|*hopfenhof|*hanfbauer|*blumenhof|*theeplantage|*lavendelboerderij|*kruidentuin|*paddenstoelenkwekerij',
      'sv da nb':
        '*örtagård\\p{L}*|*svampodling\\p{L}*|*lavendelodling|*svampefarm|*urtegård\\p{L}*|*urtehage\\p{L}*|*soppdyrking',
      'fr es pt it ca ro':
        '(?:plantation|domaine) de (?:thé|café|cacao|vanille)|(?:ferme|champ|producteur) de (?:lavande|safran|champignons|spiruline)|champignonnière|safranière|trufficulteur|(?:finca|plantación|hacienda) (?:cafetera|cacaotera|de café|de cacao|de té)|cultivo de (?:setas|azafrán|lavanda|hongos|trufas)|(?:fazenda|sítio) de (?:café|cacau)|cultivo de cogumelos|(?:coltivazione|azienda) (?:di )?(?:lavanda|zafferano|funghi|tartufi)',
      'pl cs sk hr sl sr':
        '(?:plantacja|pole|farma) (?:lawendy|konopi|ziół)|lawendowe pole|pieczarkarnia|(?:levandulová|levanduľová) (?:farma|zahrada|záhrada)|(?:pěstírna|pestovanie|pěstování) (?:hub|hlivy|bylin)|(?:polje|plantaža|uzgoj) (?:lavande|smilja|šafrana|gljiva|konoplje|aronije)|gojenje (?:gob|sivke)',
      'ru uk bg mk':
        '(?:плантаци|ферма|поле|вирощування|выращивание) (?:лаванды|грибов|шафрана|чая|лаванди|грибів)|(?:лаванд|гриб)\\p{L}+ ферм\\p{L}+|чайн\\p{L}+ плантаци\\p{L}+|(?:отглеждане на|производство на) (?:гъби|лавандула|рози|билки)',
      'fi et lv lt hu':
        '*yrttitila\\p{L}*|*sienitila\\p{L}*|*sienifarmi|*laventelitila|*ravintolayrti\\p{L}*|*ürditalu\\p{L}*|*seenekasvatus\\p{L}*|*lavendlitalu\\p{L}*|(?:lavand|tēj|zāļu|sēņ)\\p{L}* (?:saimniecīb|lauk|audzē|dārz)\\p{L}*|(?:levand|žolyn|gryb)\\p{L}+ (?:ūk|auginim|lauk)\\p{L}*|(?:levendula|gomba|gyógynövény)(?:ültetvény|kert|termeszt|birtok|farm)\\p{L}*',
      'el tr':
        '(?:καλλιέργεια|φυτεία|κτήμα) (?:λεβάντας|κρόκου|μανιταριών|βοτάνων)|(?:lavanta (?:bahçesi|tarlası)|mantar (?:üretimi|çiftliği)|çay bahçeleri|safran üretimi)',
      'ar he fa':
        '(?:مزرعة|مزارع) (?:نخيل|قهوة|فطر|ورد|لافندر|بن|شاي)|(?:חוות|משק|גידול) (?:תבלינים|פטריות|לבנדר|צמחי מרפא|קנאביס|תמרים)|(?:مزرعه|کشت|پرورش) (?:زعفران|قارچ|گل محمدی|چای|گیاهان دارویی)',
      'id vi is th sq hi':
        '(?:kebun|perkebunan) (?:kopi|teh|kakao|sawit|jamur|vanili)|budidaya jamur|(?:trang trại|vườn|đồn điền) (?:chè|trà|cà phê|nấm|dược liệu|hoa)|(?:sveppa|jurta)rækt\\p{L}*|(?:ไร่(?:ชา|กาแฟ|ลาเวนเดอร์)|ฟาร์มเห็ด)|(?:kultivim|plantacion) (?:kërpudhash|livando)|(?:चाय बागान|मशरूम फार्म)',
      'ja zh ko':
        '茶園|コーヒー農園|ハーブ園|きのこ園|バラ園|茶园|咖啡庄园|薰衣草园|菇場|咖啡莊園|버섯농장|녹차밭|허브농원|약초농장',
    },
  },
  {
    name: 'hop farm',
    bucket: 'Agriculture',
    narrows: 'lavender or herb farm',
    words: {
      en: 'hop (?:farm(?:s|ers?)?|gardens?|growers?|yards?)',
      de: '*hopfenhof|*hopfenbau(?:er|betrieb)?|*hopfengarten',
      fr: 'houblonnières?|producteur de houblon',
      es: 'cultivo de lúpulo|lupulares',
      pt: 'produção de lúpulo',
      it: 'coltivazione (?:di )?luppolo|luppoleto',
      nl: '*hopkwekerij|*hopteler',
      pl: 'plantacja chmielu|uprawa chmielu',
      cs: 'chmelnice|chmelařství|pěstování chmele',
      tr: 'şerbetçiotu üret*',
      ru: 'хмелеводств*|выращивание хмеля',
      ja: 'ホップ農園',
      zh: '啤酒花(?:种植|農場|农场)',
      id: 'kebun hop',
      sv: '*humleodling|*humlegård',
    },
  },
  {
    name: 'lavender farm',
    bucket: 'Agriculture',
    narrows: 'lavender or herb farm',
    words: {
      en: 'lavender (?:farm(?:s|ers?)?|fields?|growers?|estate|gardens?)',
      de: '*lavendelfarm|*lavendelhof|*lavendelfeld*|*lavendelanbau',
      fr: '(?:producteurs?|distillerie|ferme|culture) de lavand(?:e|in)|lavandiculteurs?',
      es: '(?:campos?|cultivo|finca) de lavanda',
      pt: '(?:campos?|fazenda|cultivo) de (?:lavanda|alfazema)',
      it: '(?:coltivazione|campi|azienda) di lavanda|lavandeto',
      nl: '*lavendelboerderij|*lavendelkwekerij|*lavendeltuin',
      pl: '(?:pole|plantacja|farma) lawend(?:y|owe|owa)|ogród lawendowy',
      cs: 'levandulov* (?:farm|pol|statek)*',
      tr: 'lavanta (?:bahçesi|çiftliği|tarlası|köyü)',
      ru: 'лавандов* (?:ферм|пол|плантаци)*',
      ja: 'ラベンダー(?:園|農園|畑)',
      zh: '薰衣草(?:庄园|莊園|农场|農場|园|森林)',
      ar: 'مزرعة (?:ال)?(?:خزامى|لافندر)',
      id: 'kebun lavender',
      sv: '*lavendelgård|*lavendelodling',
    },
  },
  {
    name: 'herb farm',
    bucket: 'Agriculture',
    narrows: 'lavender or herb farm',
    words: {
      en: '(?:herb|medicinal (?:plants?|herbs?)|aromatic plants?) (?:farm(?:s|ers?)?|growers?|nursery|nurseries|producers?)',
      de: '*kräuterhof|*kräutergärtnerei|*kräuteranbau|*kräutermanufaktur',
      fr: '(?:producteurs?|cueilleurs?|culture|ferme|paysans?|paysannes?) de plantes (?:aromatiques|médicinales)|plantes aromatiques et médicinales',
      es: '(?:cultivo|finca|productores?) de (?:hierbas|plantas) (?:aromáticas|medicinales)',
      pt: '(?:cultivo|produção|produtores?) de (?:ervas|plantas) (?:aromáticas|medicinais)',
      it: '(?:coltivazione|produzione) (?:di )?(?:erbe|piante) (?:officinali|aromatiche)',
      nl: '*kruidenkwekerij|*kruidenboerderij|*kruidentelers?',
      pl: '(?:uprawa|plantacja|gospodarstwo) zi(?:ół|elarsk)*',
      cs: '(?:bylinkov|bylinná) (?:farm|zahradnictv)*|pěstování bylin',
      tr: 'tıbbi (?:ve )?aromatik bitki*',
      ru: '(?:выращивание|ферма) (?:лекарственных )?трав',
      ja: 'ハーブ(?:園|農園|ガーデン)',
      zh: '香草(?:园|園|农场|農場)|药材种植*|藥材種植',
      ar: '(?:زراعة|مزرعة) (?:ال)?[أا]عشاب',
      id: 'kebun (?:herbal|tanaman obat)',
      sv: '*örtagård|*kryddodling|*örtodling',
    },
  },
  {
    name: 'hemp farm',
    bucket: 'Agriculture',
    narrows: 'lavender or herb farm',
    words: {
      en: 'hemp (?:farm(?:s|ers?)?|growers?|producers?|processors?)',
      de: '*hanfanbau|*hanfbauer*|*hanfhof|*nutzhanf',
      fr: '(?:culture|producteurs?|ferme) de chanvre|chanvrière',
      es: 'cultivo de cáñamo|productores de cáñamo',
      pt: 'cultivo de cânhamo',
      it: 'coltivazione (?:di )?canapa|azienda agricola canapa',
      nl: '*hennepteelt|*vezelhennep',
      pl: 'uprawa konopi|plantacja konopi',
      cs: 'pěstování konopí|konopná farma',
      tr: 'kenevir (?:üretim|çiftliği)*',
      ru: 'выращивание (?:технической )?конопли|коноплеводств*',
      ja: '産業用大麻|ヘンプ農園',
      zh: '工业大麻种植*|工業大麻',
      ar: 'زراعة (?:ال)?قنب',
      sv: '*hampaodling',
    },
  },
  {
    name: 'saffron farm',
    bucket: 'Agriculture',
    narrows: 'lavender or herb farm',
    words: {
      en: 'saffron (?:farm(?:s|ers?)?|growers?|producers?)',
      de: '*safrananbau|*safranbauer*|*safranmanufaktur',
      fr: 'safranières?|producteurs? de safran|safraniers?',
      es: '(?:cultivo|productores?) de azafrán|azafranal',
      pt: 'produção de açafrão',
      it: '(?:coltivazione|produzione) (?:di |dello )?zafferano|produttori? di zafferano|zafferaneto',
      nl: '*saffraankwekerij|*saffraanteelt',
      pl: 'uprawa szafranu',
      cs: 'pěstování šafránu|šafránová farma',
      tr: 'safran (?:üretic|çiftliği|üretim)*',
      ru: 'выращивание шафрана|шафрановая ферма',
      ja: 'サフラン(?:農園|栽培)',
      zh: '藏红花种植*|番紅花種植',
      ar: 'زراعة (?:ال)?زعفران|مزرعة (?:ال)?زعفران',
      id: 'kebun saffron',
      sv: '*saffransodling',
    },
  },
];
