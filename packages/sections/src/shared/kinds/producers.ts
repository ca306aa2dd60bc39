import type { Kind } from './kind.ts';

export const PRODUCERS: readonly Kind[] = [
  {
    name: 'distillery',
    bucket: 'Food and drink',
    types: ['Distillery'],
    words: {
      en: '(?:micro ?)?distiller(?:y|ies|s)',
      'de nl':
        '*destillerie*|*schnapsbrennerei*|edelbrennerei*|*obstbrennerei*|whiskybrennerei*|*distilleerderij*|stokerij|jeneverstokerij',
      'sv da nb': '*destilleri*|*bränneri|*brænderi|*brenneri',
      'fr es pt it ca ro':
        'distillerie*|distillateur*|destiler[íi]as?|destilarias?|cachaçaria|alambique|distilleria|distiller[íi]a|distilăr*|destil·leria',
      'pl cs sk hr sl': 'destylarni*|gorzelni*|palírn*|lihovar*|pálenic*|liehovar*|destilerij*|žganjarn*|žganjekuha',
      'ru uk bg': 'дистиллери*|винокурн*|дистилер*|ґуральн*',
      'fi et lv lt hu':
        'tislaamo*|destilleri*|viinaköök|piiritusetehas|destilērij*|spirta brūzis|distiliavimo|spirito varykl*|pálinkafőzde*|pálinkaház*|szeszfőzde*|lepárló*',
      'el tr': 'αποσταγματοποι*|ποτοποι*|αποστακτήρι*|damıtımevi|içki üretim*',
      'ja zh ko': '蒸留所|蒸馏酒厂|酿酒厂|蒸餾廠|증류소',
    },
  },
  {
    name: 'cheese dairy',
    bucket: 'Food and drink',
    words: {
      en: 'chees(?:e ?makers?|e dairy|e shop|emongers?)|creamery|creameries|artisan cheeses?',
      'de nl': '*käserei*|molkerei*|*kaasmakerij|kaasboerderij|kaaswinkel|zuivelfabriek|zuivelboerderij',
      'sv da nb': '*mejeri|mejeriet|ysteri|ysteriet|gårdsost|*meieri|meieriet',
      'fr es pt it ca ro':
        'fromager(?:ie|ies|s)?|laiterie|queser[íi]as?|quesos artesan\\w+|queijarias?|laticínios|caseifici*|latteria|formatger*|brânzeturi|lăptărie',
      'pl cs sk hr sl':
        'serowar*|mleczarni*|sýrárn*|mlékárn*|syráreň|mliekáreň|mliekarn*|siran[ae]|mljekara|sirarn*|mlekarn*',
      'ru uk bg': 'сыроварн*|сироварн*|мандра|мандрата|молочн\\p{L}* завод',
      'fi et lv lt hu':
        'juustola*|meijeri*|juustukoda|meierei|meieri*|siernīca|siera darītava|pienotava|sūrinė|sūrių dirbtuvė|pieninė|sajtkészít*|sajtműhely*|sajtmanufakt*|tejüzem',
      'el tr': 'τυροκομ*|γαλακτοκομικά|peynirci*|mandıra*',
      'he ar': 'מחלבה|מחלבת|גבינות|أجبان',
      'ja zh ko': 'チーズ工房|奶酪工坊|치즈공방',
    },
  },
  {
    name: 'butcher',
    bucket: 'Food and drink',
    types: ['ButcherShop'],
    words: {
      en: "butcher(?:s|y|ies)?|butcher[’']s shop|meat (?:shop|market)",
      'de nl': '*metzgerei*|*fleischerei*|*fleischhauer*|*schlachterei*|metzger|*slagerij*|slager|slagers',
      'sv da nb': '*slakteri|charkuteri*|köttaffär|*slagterbutik*|slagter|slagteri*|slakter|slakteri*',
      'fr es pt it ca ro':
        'boucher(?:ie|ies|s)?|charcut*|carnicer[íi]as?|charcuter[íi]as?|açougues?|talhos?|macelleri[ae]|norciner*|carnisser*|xarcuter*|măcelări*|carmanger*',
      'pl cs sk hr sl':
        'masarni*|rzeźni*|sklep mięsny|řeznictv*|uzenářstv*|mäsiarstv*|mesnic[ae]|mesarij*|mesarstv*|mesnin[ae]',
      'ru uk bg':
        "мясн\\p{L}* (?:лавк|магазин)*|м[’']ясн\\p{L}* (?:лавк|крамниц|магазин)*|месарниц*|колбасн\\p{L}* цех",
      'fi et lv lt hu':
        'lihakaup*|lihatukku|teurastamo*|lihapood|lihatööstus|gaļas veikals|mėsinė|mėsos (?:parduotuvė|gaminiai)|skerdykl*|hentes*|húsbolt|hentesüzlet|vágóhíd',
      'el tr': 'κρεοπωλ*|χασάπικ*|kasap|kasabı|şarküteri*',
      'ar he': 'ملحمة|جزارة|אטליז|קצביה|קצביית',
      'ja zh ko': '精肉店|肉屋|肉店|肉铺|肉舖|정육점',
    },
  },
  {
    name: 'fishmonger',
    bucket: 'Food and drink',
    words: {
      en: 'fishmongers?|(?:fish|seafood) (?:shop|market|suppliers?|merchants?)|oyster (?:farm|farmers?)',
      'de nl': '*fischgeschäft|fischhandel|fischräucherei|*viswinkel|vishandel*|visspeciaalzaak|visboer',
      'sv da nb': 'fiskaffär*|fiskhandlare|*fiskehandler*|fiskebutik*|fiskebutikk',
      'fr es pt it ca ro': 'poissonn(?:erie|ier|iers)|pescader[íi]as?|peixarias?|pescheri[ae]|peixater*|pescări[ae]',
      'pl cs sk hr sl': 'sklep rybny|rybárstv*|prodej ryb|ribarnic[ae]',
      'ru uk bg': 'рыбн\\p{L}* (?:лавк|магазин|хозяйств)*|рибн\\p{L}* (?:магазин|господарств)*|магазин за риба',
      'fi et lv lt hu':
        'kalakaup*|kalaliike|kalapood|kalakasvatus*|zivju (?:veikals|audzētava)|žuvies parduotuvė|žuvininkyst*|halbolt|halpiac|halászat',
      'el tr': 'ιχθυοπωλ*|ψαράδικο|ιχθυοκαλλιέργ*|balıkçı|balık (?:pazarı|hali|çiftliği)',
      'ja zh ko': '鮮魚店|魚屋|海鲜批发|수산|생선가게',
    },
  },
  {
    name: 'olive oil mill',
    bucket: 'Food and drink',
    isOfWares: true,
    parts: {
      'oil mill': 'ölmühle',
    },
    words: {
      en: 'olive (?:oil )?mills?|olive oil (?:producers?|makers?|estate)|olive groves?|(?:extra )?virgin olive oil',
      'de nl fr': "*ölmühle|olivenölproduzent*|olivenöle?|olijfolie|moulin à huile|oléiculteur*|huile d[’']olive",
      'es pt it ca ro':
        "almazaras?|aceite de oliva|lagar de azeite|frantoi[oa]?|oleifici*|olio (?:extravergine|d[’']oliva|evo)|oli d[’']oliva|ulei de măsline",
      'hr sl': 'uljara|uljarstvo|maslinovo ulje|maslinik|oljarna|oljčno olje|oljkar*',
      'el tr': 'ελαιοτριβ*|ελαιόλαδο|ελαιουργ*|zeytinyağı*',
      'ar he': 'معصرة زيتون|زيت (?:ال)?زيتون|בית בד|שמן זית',
      'ja zh ko': 'オリーブ園|オリーブオイル|橄榄油|올리브유',
    },
  },
  {
    name: 'chocolate maker',
    bucket: 'Food and drink',
    isOfWares: true,
    words: {
      en: 'chocolat(?:ier|iers|e makers?|e shop)|bean[- ]to[- ]bar|confectioners|confectionery',
      'de nl':
        '*schokoladenmanufaktur*|chocolaterie*|chocolatier*|*pralinen|confiserie*|chocolatemakerij|bonbonatelier|bonbons',
      'sv da nb':
        'chokladfabrik*|chokladbutik|praliner|*chokolader[iå]*|chokolademager*|sjokoladefabrikk*|sjokolader[iå]*',
      'fr es pt it ca ro':
        'chocolat(?:erie|eries|ier|iers)|confiser(?:ie|ies)|confiseurs?|chocolater[íi]as?|bomboner[íi]as?|chocolateiros?|chocolataria|cioccolateri[ae]|cioccolatier\\w+|xocolater*|ciocolaterie',
      'pl cs sk hr sl':
        'czekoladziarni*|pralin\\p{L}*|manufaktura czekolady|čokoládovn*|čokoládovň*|čokoladnic\\p{L}*|čokoladnica|praline',
      'ru uk bg': 'шоколадн\\p{L}* (?:мастерск|фабрик|бутик|майстерн)*|шоколатье|шоколад ручной работы|шоколатерия',
      'fi et lv lt hu':
        'suklaatehda*|suklaapaja*|suklaapuoti|šokolaadikoda|šokolaadivabrik|šokolādes (?:fabrika|darbnīca)|šokolado (?:manufaktūra|dirbtuvė)|šokoladinė|csokoládémanufakt*|csokoládékészít*|bonbonmanufakt*',
      'el tr': 'σοκολατοποι*|σοκολατερί|çikolatacı*|el yapımı çikolata',
      'ja zh ko': 'ショコラトリー|チョコレート専門店|巧克力工坊|수제초콜릿',
    },
  },
  {
    name: 'beekeeper',
    bucket: 'Agriculture',
    words: {
      en: 'beekeep(?:er|ers|ing)|apiar(?:y|ies)|honey producers?|raw honey',
      'de nl': '*imkerei*|imker|imkerij|imkers|*bienenhonig|honigmanufaktur',
      'sv da nb': '*biodling|biodlare|*biavl|biavler|birøkt*|bigård*',
      'fr es pt it ca ro': 'apicult*|apicole|miel de apicultor|apicolt*|stupin[ăa]|stupăritul',
      'pl cs sk hr sl': 'pasiek*|pszczelar*|včelařstv*|včelař|včelár*|pčelar*|čebelar*',
      'ru uk bg': 'пасек*|пчеловод*|пасік*|бджоляр*|бджільництв*|пчелар*',
      'fi et lv lt hu': 'mehiläis*|mesila|mesindus*|mesinik*|biškop*|bitynas|bitinink*|méhész*|termelői méz',
      'el tr': 'μελισσοκομ*|arıcılık|arıcısı',
      'ar he': 'مناحل|نحالة|מכוורת|דבוראי*|דבורים',
      'id vi': 'peternak lebah|peternakan lebah|trại ong|nuôi ong',
      'ja zh ko': '養蜂|养蜂|蜂場|양봉',
    },
  },
  {
    name: 'garden centre',
    bucket: 'Retail',
    types: ['GardenStore'],
    words: {
      en: 'garden (?:centres?|centers?|store)',
      'de nl': '*gartencenter*|*gartenmarkt|*tuincentr*',
      'sv da nb': 'trädgårdscent*|trädgårdsbutik*|plantskola|*havecent*|hagesent*|plantecenter',
      'fr es pt it ca ro':
        'jardineries?|centros? de jardinería|garden center|centro de jardinagem|centre de jardineria',
      'pl cs sk hr sl': 'centrum ogrodnicze|zahradní centrum|záhradné centrum|vrtni cent[ae]r',
      'ru uk bg': 'садов\\p{L}* центр*|градински център',
      'fi et lv lt hu':
        'puutarhamyymälä*|puutarhakeskus|aianduskesk*|aiakeskus|dārza centrs|sodo centras|kertcentrum|kertészeti áruda',
      'el tr': 'κέντρο κήπου|bahçe market*',
      'ja zh ko': 'ガーデンセンター|园艺中心|園藝中心|가든센터',
    },
  },
  {
    name: 'riding stable',
    bucket: 'Sports and fitness',
    parts: {
      'livery yard': 'livery|pension',
    },
    words: {
      en: '(?:horse )?riding (?:schools?|stables?|cent(?:re|er)|lessons)|horse ?back riding|equestrian (?:cent(?:re|er)s?|school)|livery (?:yard|stables)|(?:equestrian|livery|horse ?riding) (?:cent(?:re|er)|stables?|yard)|livery stables?|riding stables?',
      'de nl':
        '*reitschule*|*reitstall*|*reiterhof*|*pferdehof*|pferdepension*|reitunterricht|*manege|paardrijden|paardenpension|paardenstal|pensionsstall|reitanlage|manege|ponyclub|pensionstal',
      'sv da nb':
        '*ridskol*|ridhus|ridläger|*rideskol*|ridecenter|ridesenter|rideklub*|stallplats*|ridanläggning|hästgård|hestesenter',
      'fr es pt it ca ro':
        'centres? équestres?|équitation|poney[- ]club|écuries|hípica|equitación|equita[çc]ão|centro hípico|centro ippico|maneggi[oa]?|equitazione|scuderi[ae]|equitació|echitație|centre équestre|écuries?|centro (?:ecuestre|hípico)|maneggio|scuderia|centru de echitație',
      'pl cs sk hr sl':
        'stadnin*|jazda konna|jeździec\\p{L}*|stajnia|jezdeck*|jízdárn*|jazdeck*|jazdiareň|konjičk*|škola jahanja|konjeništvo|jahalni|ośrodek jeździecki|hřebčín*|jahalni center',
      'ru uk bg':
        'конн\\p{L}* (?:клуб|школ|двор|спорт)*|конюшн*|верхов\\p{L}* езд*|кінн\\p{L}* (?:клуб|школ)*|верхова їзда|конна база|езда на кон|конноспортивн* комплекс*|конезавод*|кінноспортивн* комплекс*|стайня',
      'fi et lv lt hu':
        'ratsastus*|ratsutamis*|ratsakool*|ratsatall*|jāšan\\p{L}*|zirgu sēta|žirgyn*|lovard*|lovasudvar*|lovasoktat*|lovastanya|lovasiskol*|lovagl\\p{L}*|ratsutalli*|siittola|tallikompleks|jāšanas centrs|jojimo*|ménes*',
      'el tr': 'ιππασία|ιππικ[όή]\\p{L}* (?:όμιλος|κέντρο)|ιππικό κέντρο|binicilik*',
      'ar he': 'فروسية|إسطبل|חוות סוסים|רכיבה על סוסים|אורוות',
      'ja zh ko': '乗馬クラブ|乗馬|马术|馬術|승마|乗馬施設|马术俱乐部|馬術中心|승마장',
      zh: '马场|馬場',
    },
  },
  {
    name: 'food truck',
    bucket: 'Food and drink',
    words: {
      'en de nl fr es pt it ca ro sv da nb pl cs sk hr sl fi et hu':
        'food ?-?trucks?|street food (?:van|truck|trailer)s?|foodtruck*|imbisswagen|*frietwagen|camions? de restauration',
      'ru uk bg': 'фудтрак*|фуд-трак*',
      'el tr': 'καντίνα|food truck',
      'ja zh ko': 'キッチンカー|移動販売車|餐车|푸드트럭',
    },
  },
];
