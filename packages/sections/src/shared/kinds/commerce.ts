import type { Kind } from './kind.ts';

export const COMMERCE: readonly Kind[] = [
  {
    name: 'manufacturer',
    bucket: 'Manufacturing',
    isGeneral: true,
    words: {
      en: 'manufactur(?:ers?|ing company)|factory|makers of|producers? of|fabricators?',
      'de nl': '*hersteller|*fabrik|*manufaktur|*produzent|maschinenbau*|fabrikant|*fabriek|producent',
      'sv da nb': 'tillverkare|*fabrik|producent*|produsent|fabrikk',
      'fr es pt it ca ro':
        'fabricants?|manufacture|usine|fabricantes?|fábrica|indústria|produttor[ei]|fabbrica|manifattura|fabricants|producător*',
      'pl cs sk hr sl':
        'producent|fabryka|wytwórnia|výrobc[ei]|výroba|továrna|výrobca|proizvođač|tvornica|proizvajalec|tovarna',
      'ru uk bg': 'производител[ьяеи]*|завод|фабрика|виробник*|производство',
      'fi et lv lt hu': 'valmistaja|tehdas|*tootja|tehas|ražotājs|rūpnīca|gamintojas|gamykla|gyártó|gyár|gyártás',
      'el tr': 'κατασκευαστής|βιομηχανία|βιοτεχνία|üretici*|fabrika*|imalat*',
      'ar he': 'مصنع|تصنيع|יצרן|מפעל',
      'id vi': 'pabrik|produsen|manufaktur|nhà sản xuất|nhà máy|xưởng sản xuất',
      'ja zh ko': 'メーカー|製造業|製作所|工場|制造商|製造商|工厂|工廠|제조업체|제조사',
      ro: 'fabrică|fabrica',
    },
  },
  {
    name: 'wholesaler',
    bucket: 'Wholesale',
    types: ['WholesaleStore'],
    words: {
      en: 'wholesal(?:ers?|e)|distributors?|importers?',
      'de nl': '*großhandel*|*großhändler|importeur|groothandel*',
      'sv da nb': 'grossist*|engros*|importör|importør',
      'fr es pt it ca ro':
        'grossistes?|importateur|mayorista*|distribuidora?|importadora?|atacadista|grossista|ingrosso|distributore|majorista|distribuitor|angro|importator',
      'pl cs sk hr sl':
        'hurtowni*|dystrybutor|importer|velkoobchod*|veľkoobchod*|distribút*|veleprodaj*|uvoznik|veletrgov*',
      'ru uk bg': 'оптов*|дистрибьютор*|импортер*|гуртов*|дистриб*|вносител|търговия на едро',
      'fi et lv lt hu':
        'tukkukaup*|tukku|maahantuo*|hulgimü*|maaletoo*|vairumtirdzniec*|importētājs|didmenin*|importuotoj*|nagykeresked*|forgalmazó|importőr',
      'el tr': 'χονδρικ*|εισαγωγ[ήέ]*|toptan*|distribütör*|ithalat*',
      'ar he': 'موزع|تجارة الجملة|استيراد|יבואן|סיטונאות',
      'id vi': 'grosir|distributor|importir|nhà phân phối|nhà nhập khẩu|bán buôn',
      'ja zh ko': '卸売|商社|批发|批發|도매|유통업체',
    },
  },
  {
    name: 'supplier',
    bucket: 'Wholesale',
    isGeneral: true,
    isVague: true,
    words: {
      en: 'suppliers?|supply company',
      'de nl': '*lieferant|leverancier',
      'sv da nb': 'leverantör|leverandør',
      'fr es pt it ca ro': 'fournisseur|proveedor|fornecedor|fornitore|proveïdor|furnizor',
      'pl cs sk hr sl': 'dostawca|dodavatel|dodávateľ|dobavljač|dobavitelj',
      'ru uk bg': 'поставщик*|постачальник*|доставчик',
      'fi et lv lt hu': 'tavarantoimittaja|tarnija|piegādātājs|tiekėjas|beszállító',
      'el tr': 'προμηθευτής|tedarikçi*',
      'ar he': 'مورد|ספק',
      'id vi': 'supplier|pemasok|nhà cung cấp',
      'ja zh ko': 'サプライヤー|供应商|供應商|공급업체',
    },
  },
  {
    name: 'dealer',
    bucket: 'Retail',
    isGeneral: true,
    isVague: true,
    words: {
      en: '(?:authori[sz]ed|official) (?:dealer|reseller|distributor)',
      'de nl':
        'vertragshändler|(?:offizieller|autorisierter) (?:händler|fachhändler)|fachhändler|(?:officieel|erkend) dealer',
      'sv da nb': '(?:auktoriserad|officiell) återförsäljare|(?:autoriseret|officiel|autorisert) forhandler',
      'fr es pt it ca ro':
        '(?:revendeur|distributeur) (?:agréé|officiel)|distribuidor (?:oficial|autorizado)|revendedor autorizado|rivenditore (?:autorizzato|ufficiale)|distribuitor (?:autorizat|oficial)',
      'pl cs sk hr sl':
        'autoryzowany (?:dealer|dystrybutor)|autorizovaný prodejce|autorizovaný predajca|ovlašteni (?:distributer|zastupnik)|pooblaščeni zastopnik',
      'ru uk bg': 'официальн* (?:дилер*|дистриб*)|офіційн* (?:дилер*|дистриб*)|официален (?:дилър|вносител)',
      'fi et lv lt hu':
        'valtuutettu jälleenmyyjä|ametlik edasimüüja|oficiālais (?:pārstāvis|dīleris)|oficialus atstovas|hivatalos (?:forgalmazó|kereskedő|márkakereskedő)',
      'el tr': 'επίσημος (?:αντιπρόσωπος|διανομέας)|yetkili (?:satıcı|bayi)',
      'ja zh ko': '正規代理店|販売代理店|授权经销商|经销商|經銷商|공식대리점',
    },
  },
  {
    name: 'cosmetics',
    bucket: 'Beauty and wellness',
    isOfWares: true,
    words: {
      en: 'cosmetics|skin ?care|make-?up (?:brand|products)|perfumes?',
      'de nl': 'naturkosmetik*|kosmetikmarke|hautpflege*|parfümerie|huidverzorging|cosmeticamerk|parfumerie',
      'sv da nb': 'hudvårdsprodukter|kosmetika|hudplejeprodukter|hudpleieprodukter',
      'fr es pt it ca ro':
        'cosmétiques?|soins de la peau|parfums?|cosméticos?|cosmétic[oa]|cosmetici|cosmetica|cosmètica|cosmetice',
      'pl cs sk hr sl': 'kosmetyki|kosmetika|kozmetika|pleťová kosmetika',
      'ru uk bg': 'косметик*|парфюмери*|парфумерія|козметика',
      'fi et lv lt hu': 'kosmetiikka*|kosmeetika|kosmētika|kosmetika|kozmetikum*',
      'el tr': 'καλλυντικά|kozmetik*|parfüm*',
      'ar he': 'مستحضرات (?:ال)?تجميل|عطور|קוסמטיקה|בשמים',
      'id vi': 'kosmetik|mỹ phẩm|nước hoa',
      'ja zh ko': '化粧品|コスメ|化妆品|化妝品|화장품',
    },
  },
  {
    name: 'florist',
    bucket: 'Retail',
    types: ['Florist'],
    words: {
      en: 'florists?|flower shop|floral design',
      'de nl sv da nb':
        '*blumenladen|blumengeschäft|florist*|floristik|bloemist*|bloemenwinkel|blomsterhandel*|blomsterbutik*|blomsterbutikk',
      'fr es pt it ca ro': 'fleurist*|floristería|florería|floricultura|florista|fiorista|fioraio|floristeria|florări*',
      'pl cs sk hr sl': 'kwiaciarni*|květinářství|kvetinárstvo|cvjećarn*|cvetličarn*',
      'ru uk bg': 'доставка цветов|цветочн* магазин*|квітк* магазин|доставка квітів|магазин за цветя',
      'fi et lv lt hu':
        'kukkakaup*|lillepood|ziedu (?:veikals|salons)|gėlių (?:parduotuvė|salonas)|virágbolt*|virágüzlet*',
      'el tr': 'ανθοπωλεί*|çiçekçi*',
      'ja zh ko': '花屋|フラワーショップ|花店|꽃집',
    },
  },
  {
    name: 'bookshop',
    bucket: 'Retail',
    types: ['BookStore'],
    words: {
      en: 'book ?(?:shop|store)|booksellers?|antiquarian books',
      'de nl sv da nb':
        '*buchhandlung*|*antiquariat*|*boekhandel*|boekenwinkel|antiquariaat|bokhandel*|antikvariat*|boghandel*',
      'fr es pt it ca ro': 'librairie|librer[íi]a|livraria|libreria|llibreria|librări[ae]|anticariat',
      'pl cs sk hr sl': 'księgarni*|antykwariat|knihkupectv*|antikvariát|kníhkupectv*|knjižara|antikvarijat|knjigarn*',
      'ru uk bg fi et lv lt hu':
        'книжн* магазин*|книгарн*|книжарниц*|kirjakaup*|raamatupood|grāmatnīca|grāmatu veikals|knygyn*|könyvesbolt*|antikvárium',
      'el tr': 'βιβλιοπωλεί*|kitabevi|kitapçı*|sahaf',
      'ja zh ko': '書店|古書店|书店|서점|책방',
    },
  },
  {
    name: 'shop',
    bucket: 'Retail',
    types: ['ClothingStore', 'FurnitureStore', 'ToyStore', 'Store', 'ShoeStore', 'PetStore'],
    isGeneral: true,
    words: {
      en: '(?:clothing|toy|gift|pet|furniture|shoe|vintage|record|second-hand|concept) (?:shop|store)|boutique|retailer',
      'de nl': '*fachgeschäft|modegeschäft|boutique|spielzeugladen',
      'sv da nb': '*butik|*butikk',
      'fr es pt it ca ro':
        'boutique|magasin|tienda de (?:ropa|regalos|muebles|juguetes|mascotas)|loja de (?:roupas|móveis|brinquedos)|negozio di|botiga de|magazin de',
      'pl cs sk hr sl': 'sklep z',
      'ru uk bg': 'магазин (?:одежды|мебели|подарков|игрушек|дрехи|мебели)',
      'fi et lv lt hu': '*bolt',
      'ja zh ko': '专卖店|專賣店|专门店|전문점',
      nl: '*winkel',
    },
  },
  {
    name: 'online shop',
    bucket: 'Retail',
    narrows: 'shop',
    types: ['OnlineStore'],
    isGeneral: true,
    words: {
      en: '(?:online|web) (?:shop|store)|e-?commerce store',
      'de nl': '*onlineshop|online-shop|*webshop|*webwinkel',
      'sv da nb': '*nätbutik|*webbutik|*webbbutik|webshop|netbutik|*nettbutikk',
      'fr es pt it ca ro':
        'boutique en ligne|tienda (?:online|en línea)|loja (?:online|virtual)|negozio online|botiga online|magazin online',
      'pl cs sk hr sl':
        'sklep internetowy|e-shop|eshop|internetový obchod|internetski dućan|web trgovina|spletna trgovina',
      'ru uk bg': 'интернет-?магазин*|інтернет-?магазин*|онлайн магазин*',
      'fi et lv lt hu': 'verkkokaup*|e-pood|internetveikals|interneto parduotuvė|e\\. parduotuvė|webáruház*|webshop',
      'el tr': 'ηλεκτρονικό κατάστημα|e-shop|e-?ticaret|online mağaza',
      'ar he': 'متجر (?:إلكتروني|الكتروني)|חנות (?:אונליין|מקוונת)',
      'id vi': 'toko online|cửa hàng trực tuyến',
      'ja zh ko': 'オンラインショップ|通販|網路商店|쇼핑몰',
    },
  },
];
