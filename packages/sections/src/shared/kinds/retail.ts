import type { Kind } from './kind.ts';

export const RETAIL: readonly Kind[] = [
  {
    name: 'home and gift shop',
    bucket: 'Retail',
    words: {
      en: '(?:kitchen ?ware|home ?ware|cookware|table ?ware|kitchen|gift|lighting|carpet|rug|mattress|curtain|linen|candle|card|stationery|craft|yarn|fabric|wool|knitting|art supplies|picture framing) (?:shop|store|showroom|retailer)s?|(?:oriental|persian|handmade) (?:rugs|carpets)|picture fram(?:ing|ers?)|stationers?|haberdashery|scented candles',
      'de nl':
        '*haushaltswaren*|*küchenladen|*geschenkladen|*geschenkeladen|*geschenkartikel|*lampenladen|*leuchtenhaus|*teppichhaus|*wollladen|*stoffladen|*schreibwaren*|*papeterie|*kookwinkel|*cadeauwinkel*|*verlichtingswinkel|*tapijtwinkel|*wolwinkel|*stoffenwinkel|*kantoorboekhandel|lijstenmaker',
      'sv da nb':
        'presentbutik|*lampbutik|*belysningsbutik|*mattbutik|*garnbutik|*tygbutik|*pappershandel|*inredningsbutik|gavebutik|*lampebutik|*tæppebutik|*garnforretning|*stofbutik|*boghandel og papir|gavebutikk|*lampebutikk|*garnbutikk|*stoffbutikk|interiørbutikk',
      'fr es pt it ca ro':
        "arts de la table|ustensiles de cuisine|boutique (?:de cadeaux|déco)|luminaires|tapis d['’]orient|literie|rideaux et voilages|mercerie|papeterie|encadreur|menaje del hogar|tienda de (?:regalos|decoración|lámparas|telas|lanas|manualidades|colchones)|regalos y decoración|colchoner[íi]a|mercer[íi]a|papeler[íi]a|utilidades domésticas|loja de (?:presentes|decoração|tecidos)|cortinados|papelaria|retrosaria|casalinghi|articoli da regalo|lampadari|tendaggi|merceria|cartoleria|parament de la llar|botiga de regals|magazin de (?:cadouri|lustre|covoare|perdele)|papetărie",
      'pl cs sk hr sl':
        'artykuły (?:gospodarstwa domowego|papiernicze)|sklep z (?:upominkami|lampami|dywanami|materacami|tkaninami|włóczką)|oświetlenie sklep|pasmanteria|domácí potřeby|dárkové zboží|svítidla|koberce|matrace|galanterie|papírnictví|rámování obrazů|domáce potreby|darčekový obchod|svietidlá|papiernictvo|posteljina|rasvjeta|tepisi|madraci|papirnica|svetila|preproge|vzmetnice|darila',
      'ru uk bg':
        'посуда и товары для дома|магазин (?:подарков|тканей|пряжи|ковров|светильников|люстр)|матрасы|шторы|канцтовары|багетн* мастерск*|магазин (?:подарунків|тканин|килимів)|матраци|канцтовари|магазин за (?:подаръци|осветление|платове|прежди)|осветителни тела|завеси',
      'fi et lv lt hu':
        'lahjatavara\\p{L}*|sisustuskauppa|lankakauppa|kangaskauppa|valaisinliike|mattokauppa|patjakauppa|kehystämö|paperikauppa|kingipood|sisustuspood|lõngapood|kangapood|valgustipood|vaibapood|raamipood|dāvanu veikals|dzijas veikals|audumu veikals|gaismekļi|paklāji|matrači|rāmētava|dovanų parduotuvė|siūlų parduotuvė|šviestuvai|kilimai|čiužiniai|užuolaidos|kanceliarinės prekės|ajándékbolt|fonalbolt|lakástextil|lámpabolt|szőnyeg\\p{L}*|matrac\\p{L}*|függöny\\p{L}*|papírbolt|képkeretez\\p{L}*|méteráru',
      'el tr':
        'είδη (?:οικιακής χρήσης|δώρων)|λευκά είδη|φωτιστικά|χαλιά|στρώματα ύπνου|κουρτίνες|χαρτοπωλείο|hediyelik eşya|aydınlatma mağaza\\p{L}*|avize\\p{L}*|halı (?:mağaza\\p{L}*|satış\\p{L}*)|yatak (?:mağaza\\p{L}*|üretim\\p{L}*)|perde (?:mağaza\\p{L}*|modelleri)|kırtasiye',
      'ar he': 'أدوات منزلية|محل هدايا|سجاد|قرطاسية|כלי בית|חנות מתנות|שטיחים|תאורה לבית',
      'id vi': 'toko (?:kado|lampu|karpet|gorden|kain)|souvenir|cửa hàng quà tặng|đèn trang trí|nệm',
      'ja zh ko': '雑貨店|文房具店|手芸店|家居用品|灯饰|燈飾|文具店|조명가게|문구점|선물가게',
    },
  },
  {
    name: 'sports shop',
    bucket: 'Retail',
    words: {
      en: '(?:sports?|ski|golf|running|outdoor|camping|hunting|gun|archery|skate|fishing(?: tackle)?|tackle) (?:shop|store|retailer)s?|fishing tackle',
      'de nl': '*sportgeschäft|*sporthaus|*angelladen|*angelgeschäft|*waffengeschäft|*sportwinkel|*hengelsportzaak',
      'sv da nb': '*sportbutik|*sportaffär|*fiskebutik|*vapenhandel|*sportsbutik|*grejbutik|*våbenhandel|*sportsbutikk',
      'fr es pt it ca ro':
        "magasin de (?:sport|pêche)|armurerie|tienda de (?:deportes|pesca)|armer[íi]as?|loja de (?:desporto|esportes|pesca)|articoli (?:sportivi|da pesca)|armeria|botiga d['’]esports|magazin (?:sportiv|de pescuit)",
      'pl cs sk hr sl':
        'sklep (?:sportowy|wędkarski|myśliwski)|sportovní potřeby|rybářské potřeby|športové potreby|rybárske potreby|sportska oprema|ribolovna oprema|športna oprema',
      'ru uk bg':
        'спорттовары|магазин (?:для )?(?:рыбалки|рыболов\\p{L}+|оружия)|спортивний магазин|рибальський магазин|магазин зброї|спортни стоки|риболовни (?:принадлежности|такъми)',
      'fi et lv lt hu':
        'urheilukauppa|kalastusväline\\p{L}*|asekauppa|spordipood|kalastuspood|relvapood|sporta preces|makšķerēšanas (?:preces|piederumi)|sporto prekės|žvejybos (?:prekės|reikmenys)|sportbolt|sportszerbolt|horgászbolt',
      'el tr': 'αθλητικά είδη|είδη (?:αλιείας|κυνηγίου)|spor malzeme\\p{L}*|balık malzeme\\p{L}*|av malzeme\\p{L}*',
      'ar he': 'أدوات رياضية|ציוד ספורט|ציוד דיג',
      'id vi': 'toko (?:olahraga|pancing)|đồ (?:câu cá|thể thao)',
      'ja zh ko': 'スポーツ用品店|釣具店|渔具店|釣具行|낚시점',
    },
  },
  {
    name: 'electronics shop',
    bucket: 'Retail',
    words: {
      en: '(?:camera|electronics|appliance|electrical|gadget|phone|computer) (?:shop|store|retailer)s?|home appliances',
      'de nl': '*elektrofachgeschäft|haushaltsgeräte|*witgoed\\p{L}*|*elektronicawinkel|*telefoonwinkel',
      'sv da nb': '*vitvaror|elektronikbutik|hårde hvidevarer|hvitevarer|elektronikkbutikk',
      'fr es pt it ca ro':
        "magasin d['’]électroménager|électroménager|tienda de electrónica|electrodomésticos|loja de eletr[ôó]nic[ao]s?|eletrodomésticos|elettrodomestici|electrodomèstics|electrocasnice",
      'pl cs sk hr sl':
        'sklep z elektroniką|agd rtv|rtv agd|domácí spotřebiče|domáce spotrebiče|bijela tehnika|bela tehnika',
      'ru uk bg': 'магазин (?:электроники|бытовой техники|електроніки|побутової техніки)|бяла техника',
      'fi et lv lt hu':
        'kodinkone\\p{L}*|elektroniikkakauppa|kodumasinad|elektroonikapood|sadzīves tehnika|buitinė technika|háztartási gép\\p{L}*|műszaki áruház',
      'el tr': 'ηλεκτρικές συσκευές|beyaz eşya|elektronik mağaza\\p{L}*',
      'ar he': 'أجهزة كهربائية منزلية|מוצרי חשמל',
      'id vi': 'toko (?:elektronik|gadget)|đồ điện tử|điện máy',
      'ja zh ko': '家電量販店|电器店|家電行|가전제품',
    },
  },
  {
    name: 'music shop',
    bucket: 'Retail',
    words: {
      en: '(?:music|guitar|piano) (?:shop|store|retailer)s?|musical instruments? (?:shop|store)',
      'de nl': '*musikhaus|*plattenladen|*muziekwinkel|*platenzaak',
      'sv da nb': '*musikaffär|*skivbutik|*musikforretning|*pladebutik|*musikkforretning|*platebutikk',
      'fr es pt it ca ro':
        'magasin de (?:musique|disques)|tienda de (?:música|discos|instrumentos)|loja de instrumentos|negozio di (?:dischi|strumenti musicali)|botiga de música|magazin de instrumente muzicale',
      'pl cs sk hr sl': 'sklep muzyczny|hudební nástroje|hudobniny|glazbeni instrumenti',
      'ru uk bg': 'магазин музыкальных инструментов|музичний магазин|музикален магазин',
      'fi et lv lt hu':
        'soitinkauppa|levykauppa|muusikapood|plaadipood|mūzikas instrumentu veikals|muzikos instrumentų parduotuvė|hangszerbolt|lemezbolt',
      'el tr': 'μουσικά όργανα|δισκοπωλείο|müzik market',
      'ja zh ko': '楽器店|乐器店|樂器行|악기점',
    },
  },
];
