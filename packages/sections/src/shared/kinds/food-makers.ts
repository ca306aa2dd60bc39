import type { Kind } from './kind.ts';

export const FOOD_MAKERS: readonly Kind[] = [
  {
    name: 'drinks producer',
    bucket: 'Food and drink',
    isOfWares: true,
    words: {
      en: '(?:juice|soft drinks?|kombucha|lemonade|cider|beverage|drinks?) (?:makers?|producers?|company|brand|manufacturers?|bar|press)|cold[- ]pressed juices?|(?:bottled|mineral|spring) water|cider(?:y|house| mill)|energy drinks?|kombucha',
      'de nl':
        '*mosterei*|*saftkelterei|*fruchtsäfte|*mineralwasser*|*limonade|*getränkehersteller|*sapfabriek|*vruchtensappen|*frisdranken|*bronwater|ciderij',
      'sv da nb':
        '*musteri|*safteri|mineralvatten|kallpressad juice|ciderhus|*mosteri|mineralvand|saftproducent|*saftpresseri|mineralvann|siderhus|sideri',
      'fr es pt it ca ro':
        'cidrerie|jus de fruits|eau(?:x)? (?:minérales?|de source)|boissons artisanales|sidrer[íi]as?|zumos naturales|agua mineral|fábrica de (?:refrescos|bebidas|sucos|sumos)|sucos naturais|sumos naturais|água mineral|succhi di frutta|acqua minerale|bevande artigianali|sidreria|sucs naturals|aigua mineral|sucuri naturale|apă minerală',
      'pl cs sk hr sl':
        'tłoczni\\p{L} sok\\p{L}*|soki naturalne|woda mineralna|producent napojów|moštárna|ovocné šťávy|minerální voda|výrobce nápojů|muštáreň|ovocné šťavy|minerálna voda|prirodni sokovi|mineralna voda|naravni sokovi',
      'ru uk bg':
        'производств* (?:соков|напитков|воды)|натуральные соки|минеральная вода|доставка воды|виробництв* (?:соків|напоїв)|натуральні соки|мінеральна вода|доставка води|натурални сокове|минерална вода',
      'fi et lv lt hu':
        'mehustamo|mehuasema|siideritehdas|kivennäisvesi|virvoitusjuom\\p{L}*|mahlapress|mahlatehas|siiditootja|mineraalvesi|sulu ražotne|dabīgas sulas|minerālūdens|sidra darītava|sulčių spaudykla|natūralios sultys|mineralinis vanduo|sidro gamykla|gyümölcslé\\p{L}*|ásványvíz|üdítőital\\p{L}*|szörp(?:manufaktúra|készít\\p{L}+)',
      'el tr': 'φυσικοί χυμοί|εμφιαλωμένο νερό|αναψυκτικά|meyve suyu|maden suyu|içecek (?:üretim\\p{L}*|firması)',
      'ar he': 'عصائر|مياه معدنية|مصنع مشروبات|מיצים טבעיים|מים מינרליים',
      'id vi': 'air minum dalam kemasan|amdk|pabrik minuman|minuman kemasan|nước uống đóng chai|nước ép|nước khoáng',
      'ja zh ko': '飲料メーカー|ミネラルウォーター|果汁厂|饮料公司|飲料公司|矿泉水|礦泉水|음료회사|생수',
    },
  },
  {
    name: 'food manufacturer',
    bucket: 'Food and drink',
    isOfWares: true,
    words: {
      en: 'food (?:manufactur(?:ers?|ing)|producers?|processing|company|products company|brand|ingredients|exporters?)|(?:pasta|noodle|jam|sauce|snack|pickle|sausage|dairy|nut|honey|rice|flour|frozen food)s? (?:makers?|producers?|manufacturers?|factory|company)|flour mills?|(?:hot|artisan) sauces?|mushroom (?:farm|growers?)',
      'de nl':
        '*lebensmittelhersteller*|*lebensmittelproduktion|*nudelmanufaktur|*getreidemühle|marmeladenmanufaktur|*senfmanufaktur|*molkerei|*levensmiddelenfabrikant|*voedingsmiddelen|*zuivelfabriek|meelfabriek|korenmolen',
      'sv da nb':
        'livsmedelsproducent*|livsmedelstillverk*|*kvarn|fødevareproducent*|fødevarevirksomhed|*mølleri|*næringsmiddelprodusent|matprodusent',
      'fr es pt it ca ro':
        'fabrica(?:tion|nt) (?:de produits )?alimentaires?|industrie agroalimentaire|agroalimentaire|conserverie|minoterie|moulin à farine|industria (?:alimentaria|alimentícia|alimentare)|fábrica de (?:alimentos|conservas|pastas|massas|embutidos)|harinera|conserveras?|indústria (?:alimentar|alimentícia)|moagem|produttori di pasta|pastificio|conservificio|prodotti alimentari|conserves artesanes|farinera|producător (?:de )?alimente|fabrică de (?:lactate|paste|conserve)',
      'pl cs sk hr sl':
        'producent żywności|zakład przetwórstwa|przetwórstwo (?:owoców|spożywcze|mięsne)|młyn|potravinářsk\\p{L}+ (?:výroba|podnik|společnost)|výroba potravin|mlýn|potravinársk\\p{L}+ (?:výroba|podnik)|mlyn|mliekareň|proizvodnja hrane|prehrambena industrija|živilsk\\p{L}+ (?:podjetje|industrija)',
      'ru uk bg':
        'производител\\p{L}* продуктов питания|пищев\\p{L}+ (?:производств*|комбинат*)|мукомольн*|кондитерская фабрика|харчов\\p{L}+ виробництв*|молокозавод|борошномельн*|хранително-вкусов*|производител на храни',
      'fi et lv lt hu':
        'elintarviketuot\\p{L}*|elintarviketeollisuus|elintarvikeyritys|mylly|toiduainetööstus|toidutootja|piimatööstus|pārtikas ražo\\p{L}+|dzirnavas|maisto (?:gamintoja\\p{L}+|pramonė|produktų gamyba)|malūnas|élelmiszer(?:gyárt\\p{L}*|ipar\\p{L}*|előállít\\p{L}*)|malomipar\\p{L}*|lekvármanufaktúra|savanyúság\\p{L}*',
      'el tr':
        'βιομηχανία τροφίμων|παραγωγή τροφίμων|γαλακτοβιομηχανία|αλευρόμυλος|gıda (?:üretim\\p{L}*|sanayi|imalat\\p{L}*|firması|fabrikası)|un fabrikası|değirmen',
      'ar he': 'مصنع (?:أغذية|ألبان)|صناعات غذائية|מפעל מזון|טחנת קמח',
      'id vi':
        'pabrik makanan|produsen makanan|makanan olahan|frozen food|keripik|chế biến thực phẩm|sản xuất thực phẩm',
      'ja zh ko': '食品メーカー|製粉所|製麺所|水産加工|食品厂|食品廠|食品加工|食品有限公司|식품제조|식품회사|방앗간',
    },
  },
  {
    name: 'fish farm',
    bucket: 'Agriculture',
    words: {
      en: 'fish ?farms?|aquaculture|(?:trout|salmon|shrimp|prawn|oyster|mussel) (?:farms?|farming)|fish hatchery|fisheries company',
      'de nl':
        '*fischzucht*|*teichwirtschaft|forellenzucht|aquakultur*|*viskwekerij|viskweker|aquacultuur|forellenkwekerij',
      'sv da nb': '*fiskodling|vattenbruk|*dambrug|fiskeopdræt|havbrug|*fiskeoppdrett|lakseoppdrett|havbruk',
      'fr es pt it ca ro':
        'pisciculture|aquaculture|ostréiculteur\\p{L}*|conchyliculture|piscifactor[íi]as?|acuicultura|piscicultura|aquacultura|aquicultura|acquacoltura|piscicoltura|allevamento (?:trote|ittico)|aqüicultura|acvacultură|păstrăvărie',
      'pl cs sk hr sl':
        'hodowla ryb|gospodarstwo rybackie|pstrągarnia|rybářství|chov ryb|rybářské sádky|rybárstvo|chov rýb|ribnjačarstvo|ribogojstvo|ribogojnica|uzgoj ribe',
      'ru uk bg':
        'рыбн* (?:хозяйств*|ферм*)|рыбоводств*|рибн* (?:господарств*|ферм*)|рибництв*|рибовъд\\p{L}+|рибарник',
      'fi et lv lt hu':
        'kalankasvat\\p{L}*|kalanviljely*|kalakasvatus|kalakasvandus|vähikasvatus|zivju audzētava|akvakultūra|žuvininkystės ūkis|žuvų auginim\\p{L}+|akvakultūros|haltenyészt\\p{L}*|halgazdaság|pisztrángtelep',
      'el tr': 'ιχθυοκαλλιέργει\\p{L}+|υδατοκαλλιέργει\\p{L}+|balık çiftliği|su ürünleri',
      'id vi': 'budidaya ikan|tambak udang|nuôi trồng thủy sản|nuôi tôm|trại cá',
      'ja zh ko': '養殖場|養魚場|水产养殖|水產養殖|양식장|양어장',
      fr: 'ostréicul*',
    },
  },
  {
    name: 'plant nursery',
    bucket: 'Agriculture',
    parts: {
      'seed merchant': 'seed|saatgut|samen|zaad|semill|semence|sement|semin[țt]|种子|종묘|семен|nasion',
    },
    words: {
      en: '(?:plant|tree|garden|native plant|perennial|wholesale|rose) nurser(?:y|ies)|nurserymen|(?:seed|seeds) (?:company|shop|store|merchants?|suppliers?)|heirloom seeds|(?:bonsai|cactus|orchid|houseplant)s? (?:shop|nursery|store)|turf suppliers?',
      'de nl':
        '*baumschule*|*staudengärtnerei|*saatgut*|*samenhandel|*rosenschule|pflanzenhandel|*boomkwekerij*|*plantenkwekerij|*zaadhandel|*kwekerij',
      'sv da nb': '*plantskola|*plantskolor|fröfirma|*planteskole|frøhandel|*planteskoler|frøfirma',
      'fr es pt it ca ro':
        'pépinières?|pépiniériste|semences?|graines potagères|viveros?(?: de plantas)?|semillas|viveiros?|plantas e viveiros|sementes|vivai[o]?|sementi|planters de|pepinier[ăe]|semințe',
      'pl cs sk hr sl':
        'szkółka (?:drzew|krzewów|roślin)|szkółkarstwo|nasiona|školka okrasných|okrasná školka|ovocná školka|osiva|škôlka (?:okrasných|ovocných)|rasadnik|sadnice|drevesnica|semena',
      'ru uk bg':
        'питомник (?:растений|декоративных)|саженц*|семена|розсадник|саджанц*|насіння|разсадник|посадъчен материал',
      'fi et lv lt hu':
        'taimisto|taimitarha|siemenkauppa|puukool|istikuäri|seemnepood|seemned|kokaudzētava|stādaudzētava|stādi|sēklas|medelynas|sodinukai|sėklos|faiskola|dísznövény\\p{L}*|vetőmag\\p{L}*|palántanevel\\p{L}*',
      'el tr': 'φυτώρι\\p{L}+|σπόροι|fidanlık|fidan|tohum (?:firması|satış\\p{L}*)',
      'ar he': 'مشتل|مشاتل|بذور|משתלה|משתלות|זרעים',
      'id vi': 'pembibitan|bibit tanaman|benih|cây giống|vườn ươm|hạt giống',
      'ja zh ko': '種苗店|苗木店|苗圃|种子公司|種苗|종묘|묘목',
      sq: 'fidanisht\\p{L}*',
      is: 'gróðrarstöð\\p{L}*|garðplöntu\\p{L}*',
      th: 'เพาะพันธุ์ไม้|ขายต้นไม้|ร้านขายต้นไม้',
      fa: 'نهالستان|فروش نهال|گلخانه گل و گیاه',
    },
  },
  {
    name: 'catering equipment supplier',
    bucket: 'Wholesale',
    words: {
      en: 'catering (?:equipment|supplies)|(?:commercial|professional) kitchens?(?: equipment)?|restaurant (?:equipment|supplies)|refrigeration equipment|coffee machines?(?: supplier| rental)?|vending machines?',
      'de nl':
        '*gastronomiebedarf|*großküchen\\p{L}*|gastrotechnik|kaffeeautomaten|getränkeautomaten|*horeca-?(?:apparatuur|benodigdheden)|*grootkeuken\\p{L}*|koffieautomaten',
      'sv da nb': 'storköksutrustning|*storkök|kaffeautomater|storkøkken*|kaffeautomat\\p{L}*|storkjøkken*',
      'fr es pt it ca ro':
        "matériel (?:de )?(?:restauration|chr)|cuisines? professionnelles?|equipamiento (?:hostelero|para hostelería)|maquinaria de hostelería|cocinas industriales|equipamentos? (?:hoteleiros?|para restaurantes)|cozinhas industriais|attrezzature (?:per la )?ristorazione|attrezzature alberghiere|cucine professionali|distributori automatici|equipaments d['’]hostaleria|echipamente horeca|utilaje (?:horeca|bucătării)",
      'pl cs sk hr sl':
        'wyposażenie gastronomii|sprzęt gastronomiczny|meble gastronomiczne|gastro vybavení|gastronomické vybavení|gastro zariadenia|ugostiteljska oprema|gostinska oprema',
      'ru uk bg':
        'оборудование для (?:ресторанов|общепита|кафе)|обладнання для (?:ресторанів|кафе)|ресторантско оборудване',
      'fi et lv lt hu':
        'suurkeittiö*|ammattikeittiö*|suurköögi\\p{L}*|köögiseadmed|profesionālās virtuves|profesionali virtuvė|virtuvės įranga|nagykonyhai|vendéglátóipari',
      'el tr':
        'επαγγελματικός εξοπλισμός (?:εστίασης|κουζίνας)|εξοπλισμός εστίασης|endüstriyel mutfak|kahve makineleri',
      'ar he': 'معدات (?:مطابخ|مطاعم)|ציוד למטבחים|ציוד למסעדות',
      'id vi': 'peralatan dapur restoran|peralatan (?:cafe|restoran)|thiết bị bếp công nghiệp|thiết bị nhà hàng',
      'ja zh ko': '厨房機器|業務用厨房|商用厨具|商用廚房|주방설비|업소용주방',
    },
  },
];
