import type { Kind } from './kind.ts';

export const FOOD: readonly Kind[] = [
  {
    name: 'restaurant',
    bucket: 'Food and drink',
    types: ['Restaurant', 'FoodEstablishment', 'FastFoodRestaurant'],
    words: {
      en: 'restaurants?|bistro|diner|steak ?house|eatery|gastropub|trattoria|taqueria|sushi bar|grill',
      'de nl': '*restaurant|*gasthaus|*gasthof|wirtshaus|gaststätte|landgasthof|speiselokal|eetcafé|eethuis|brasserie',
      'sv da nb': 'restaurang*|krog|restaurant*|spisested|spiseri|kro',
      'fr es pt it ca ro':
        'restaurants?|brasserie|bistrot?|crêperie|restaurantes?|mesón|marisquería|churrascaria|marisqueira|ristorante|trattoria|osteria|restaurante?|crama|ospătărie',
      'pl cs sk hr sl':
        'restauracj[aię]|karczma|restaurace|hospoda|reštaurác*|reštauráci*|restoran|konoba|gostionica|restavracij*|gostilna|gostišče',
      'ru uk bg': 'ресторан*|закусочн*|чайхан*|механа|бистро',
      'fi et lv lt hu': 'ravintola*|restoran*|restorāns|restoranas|étterem*|vendéglő*|csárda',
      'el tr':
        'εστιατόριο|ταβέρνα|ψησταριά|μεζεδοπωλείο|ψαροταβέρνα|ουζερί|restoran*|lokanta*|meyhane*|ocakbaşı|kebapçı',
      'ar he': 'مطعم|מסעד[הת]',
      'id vi': 'restoran|rumah makan|warung makan|nhà hàng|quán ăn',
      'ja zh ko': 'レストラン|居酒屋|食堂|料理店|餐厅|餐廳|식당|레스토랑|음식점',
    },
  },
  {
    name: 'pizzeria',
    bucket: 'Food and drink',
    words: {
      'en de nl fr es pt it ca ro sv da nb pl cs sk hr sl et':
        'pizzeria|pizzería|pizzerie|pizzaria|pizza (?:restaurant|delivery|shop|lieferservice)|pizzéria',
      'ru uk bg el fi lv lt hu tr': 'пиццери*|піцері*|пицария|πιτσαρία|pizzeria|picērija|picerija|pizzéria|pizzacı',
      'ja ko': 'ピッツェリア|ピザ屋|피자',
    },
  },
  {
    name: 'café',
    bucket: 'Food and drink',
    types: ['CafeOrCoffeeShop'],
    words: {
      en: 'caf[eé]s?|coffee (?:shop|house|bar)|tea ?room|teahouse',
      'de nl sv da nb': '*café|kaffeehaus|kaffebar|konditori|koffiebar|koffiehuis|kaffestue|kafé|kafe',
      'fr es pt it ca ro': 'cafés?|salon de thé|cafeter[íi]a|caffetteria|cafenea|cafè',
      'pl cs sk hr sl': 'kawiarni*|kavárn*|kaviareň|kaviarn*|kafić|kavarna|caffe bar',
      'ru uk bg': "кафе|кофейн*|кав[’']?ярн*|кав.ярн*|сладкарница",
      'fi et lv lt hu': 'kahvila*|kohvik*|kafejnīca|kavinė|kávézó*',
      'el tr': 'καφέ|καφετέρια|καφενείο|kafe|kahve dükkanı|cafe',
      'ar he': 'مقهى|كافيه|בית קפה',
      'id vi': 'kafe|kedai kopi|quán cà phê|tiệm cà phê',
      'ja zh ko': 'カフェ|喫茶店|コーヒー店|珈琲店|咖啡馆|咖啡館|咖啡店|咖啡厅|카페',
    },
  },
  {
    name: 'bakery',
    bucket: 'Food and drink',
    types: ['Bakery'],
    words: {
      en: 'baker(?:y|ies)|cake shop|patisserie|pastry shop|cakes',
      'de nl': '*bäckerei*|*konditorei*|*backstube|bakker|bakkerij|banketbakker*|taartenwinkel',
      'sv da nb': '*bageri*|*bakeri*|konditori|tårtor',
      'fr es pt it ca ro':
        'boulanger*|pâtisser*|panader[íi]a*|pasteler[íi]a*|padaria|confeitaria|panificio|pasticceria|forn de pa|pastisseria|brutărie|cofetărie|patiserie',
      'pl cs sk hr sl': 'piekarni*|cukierni*|pekárn*|cukrárn*|pekáreň|pekara|slastičarnica|pekarna|slaščičarna',
      'ru uk bg': 'пекарн*|кондитерск*|кондитерськ*|хлебопекар*|сладкарница|пекарна|торты на заказ',
      'fi et lv lt hu':
        'leipomo*|konditoria*|pagar*|pagariäri|maiznīca|konditoreja|kepykl*|pékség*|cukrászda|cukrászat',
      'el tr': 'φούρνος|αρτοποιείο|ζαχαροπλαστείο|fırını|ekmek fırın*|unlu mamul*|pastane*',
      'ar he': 'مخبز|مخبوزات|حلويات|מאפי[יה]*|קונדיטוריה',
      'id vi': 'toko (?:roti|kue)|tiệm bánh',
      'ja zh ko': 'パン屋|ベーカリー|洋菓子店|和菓子店|面包店|麵包店|烘焙坊|빵집|제과점|베이커리',
    },
  },
  {
    name: 'ice cream parlour',
    bucket: 'Food and drink',
    types: ['IceCreamShop'],
    words: {
      en: 'ice cream (?:parlou?r|shop|maker)|gelato|gelateria',
      'de nl':
        'eiscaf[eé]*|eisdiele*|eismanufaktur|ijssalon*|ijsmakerij|ijsboerderij|cremerie|(?:ambachtelijk|artisanaal|huisbereid) (?:room)?ijs',
      'sv da nb fi': 'glassbar|glasskiosk|isbutik*|iskrembar|jäätelöbaari',
      'fr es pt it ca ro':
        '(?:artisan|maître) glacier|glaces artisanales|heladería|geladaria|sorveteria|gelateria|gelaterie',
      'pl cs sk hr sl': 'lodziarni*|zmrzlin*|sladoled*',
      'ru uk bg el tr hu': 'кафе-мороженое|παγωτ(?:ατζίδικο|οπωλείο)|dondurmacı*|fagyizó|fagylaltozó',
      'ja ko': 'ジェラート|アイスクリーム店|아이스크림',
    },
  },
  {
    name: 'bar',
    bucket: 'Food and drink',
    types: ['BarOrPub'],
    parts: {
      pub: 'pub|kneipe|bierstube|bruin',
      'beer garden': 'beer garden|bier ?garten|ビアガーデン|啤酒花园',
      'shisha lounge': 'shisha|hookah|chicha',
    },
    words: {
      en: 'pub|cocktail bar|wine bar|bar (?:and|&) grill|taproom|sports bar|beer garden',
      'de nl': 'cocktailbar|weinbar|kneipe|bierstube|bruin café|biergarten',
      'fr es pt it ca ro': 'bar à (?:vins|cocktails|bières)|bar de copas|coctelería|cervecería|wine bar|enoteca',
      'pl cs sk hr sl hu': 'pub|winiarnia|vinárna|vinotéka|borozó|söröző',
      'ru uk bg': 'бар|паб|винн* бар*',
      'tr el': 'bar|μπαρ',
      'ja zh ko': '(?:ワイン|カクテル|ダイニング|スポーツ)?バー|酒吧|와인바',
      hr: 'pivnica',
    },
  },
  {
    name: 'brewery',
    bucket: 'Food and drink',
    types: ['Brewery'],
    words: {
      en: '(?:micro|craft )?brewer(?:y|ies)|craft beer|brewing (?:company|co)',
      'de nl': '*brauerei*|*brouwerij*',
      'sv da nb': '*bryggeri*',
      'fr es pt it ca ro':
        'brasserie artisanale|micro-?brasserie|cervecería artesanal|cerveza artesan*|cervejaria|birrificio|cervesera|berărie artizanală|fabrica de bere',
      'pl cs sk hr sl': 'browar*|pivovar*|pivovara|pivovarna',
      'ru uk bg': 'пивоварн*',
      'fi et lv lt hu': 'panimo*|pruulikoda|õlletehas|alus darītava|alaus darykla|sörfőzde*',
      'el tr': 'ζυθοποιία|bira üretim*',
      'ja zh ko': 'ブルワリー|醸造所|精酿啤酒|양조장|수제맥주',
    },
  },
  {
    name: 'winery',
    bucket: 'Food and drink',
    types: ['Winery'],
    words: {
      en: 'winer(?:y|ies)|vineyards?|wine estate|winemaker*',
      'de nl': 'weingut*|winzer*|weinbau*|wijngaard|wijnmakerij',
      'sv da nb': 'vingård*|vinproducent*',
      'fr es pt it ca ro':
        'domaine viticole|vigneron*|viticult*|bodegas?|viñedos?|adega|vinícola|quinta vinícola|cantina vinicola|azienda vinicola|celler|cramă|podgorie',
      'pl cs sk hr sl': 'winnic[aey]|vinařství|vinárstvo|vinarija|vinograd*|vinska klet',
      'ru uk bg': 'винодельн*|виноробн*|винарн*|винарска изба',
      'fi et lv lt hu': 'viinitila*|veinimõis|vīna darītava|vyninė|borászat*|pincészet*',
      'el tr': 'οινοποι[εί]*|bağ evi|şaraphane|şarap üretic*',
      'ja zh ko': 'ワイナリー|酒庄|酒莊|와이너리',
    },
  },
  {
    name: 'coffee roaster',
    bucket: 'Food and drink',
    words: {
      en: 'coffee roast*|roaster(?:y|ies)|specialty coffee|speciality coffee',
      'de nl sv da nb': '*kaffeerösterei*|*rösterei|koffiebranderij*|kafferosteri|kaffebrenneri|kaffebrænderi',
      'fr es pt it ca ro':
        'torréfact*|tostador* de café|café de especialidad|torrefaç*|cafés especiais|torrefazione|prăjitorie de cafea',
      'pl cs sk hr sl': 'palarnia kawy|pražírna|pražiareň|pražionica|pražarna|pržionica kave',
      'ru uk bg': 'обжарк* кофе|обсмажування кави',
      'fi et lv lt hu': 'kahvipaahtimo*|kohvirösti*|kafijas grauzd*|kavos skrudin*|kávépörkölő*',
      'tr el': 'kahve kavurma*|καβουρδιστήριο',
      'ja ko': '珈琲焙煎|自家焙煎|로스터리',
    },
  },
  {
    name: 'caterer',
    bucket: 'Food and drink',
    words: {
      'en de nl fr es pt it ca ro sv da nb pl cs sk hr sl fi et id tr':
        'catering|caterers?|catering-service|traiteur|partyservice|cateringowa|cateringová|katering',
      'ru uk bg': 'кейтеринг*|кейтъринг',
      'el lv lt hu': 'κέτερινγκ|catering|ēdināšana|maitinimo paslaugos|rendezvényétkeztetés',
      'he ar': 'קייטרינג|ضيافة حفلات',
      'ja zh ko': 'ケータリング|外烩|外燴|케이터링',
    },
  },
  {
    name: 'farm',
    bucket: 'Agriculture',
    words: {
      en: '(?:organic |family |dairy |fruit |flower )?farms?|farm shop|market garden|agricultur(?:e|al) (?:company|services)|crop spraying|orchard',
      'de nl': '*bauernhof|*biohof|*hofladen|landwirtschaftlicher betrieb|obsthof|gärtnerei|*boerderij',
      'sv da nb': 'gårdsbutik*|lantbruk*|handelsträdgård|landbrug*|gårdbutik|gårdsbutikk|gårdsbruk',
      'fr es pt it ca ro':
        'ferme|exploitation agricole|maraîch*|granja|explotación agrícola|fazenda|agricultura familiar|quinta (?:d[aeo]s?|pedagógica|biológica)|azienda agricola|fattoria',
      'pl cs sk hr sl': 'gospodarstwo (?:rolne|ekologiczne)|farma|obiteljsko poljoprivredno gospodarstvo|opg|kmetija',
      'ru uk bg': 'ферма|фермерск* хозяйств*|питомник|фермерськ* господарств*|земеделск*',
      'fi et lv lt hu':
        'maatila*|(?:luomu|marja|mansikka|omena|lammas|maito|karja|kotieläin|hedelmä|hevos|puutarha|yrtti)tila*|taimisto*|talu|(?:zemnieku|lauku|bioloģiskā) saimniecība|ūkininko|ekologinis ūkis|családi gazdaság|tanya|kertészet|biogazdaság',
      'el tr': 'αγρόκτημα|φάρμα|çiftlik*',
      'ar he': 'مزرعة|חווה|משק (?:חקלאי|חי|אורגני)',
      'id vi': 'peternakan|perkebunan|kebun|nông trại|trang trại',
      'ja zh ko': '農園|牧場|農場|农场|果園|果园|농장|농원|과수원|목장',
      ro: 'fermă|ferma',
      cs: 'statek',
    },
  },
];
