import type { Kind } from './kind.ts';

/** Who supplies wares to shops and works. */
export const WHOLESALE_OF_WARES: readonly Kind[] = [
  {
    name: 'fabric or clothing wholesaler',
    bucket: 'Wholesale',
    narrows: 'wholesaler',
    parts: {
      'fabric wholesaler':
        'fabric|stoff|tissu|telas|tecidos|teixits|tessut|tkanin|látek|látok|blag|tkanina|ткан|kangas|kanga|audum|audin|szövet|kumaş|أقمشة|בדים|پارچه|生地|원단|面料|布料|kain|vải|tyg',
      'clothing wholesaler':
        'cloth|garment|fashion|kleid|kleding|mode|moda|ropa|roupa|vêtement|prêt|abbigliam|haine|îmbrăc|odzież|oblečen|oblač|odje|одежд|одяг|облекл|vaate|rõivas|rõivaste|apģērb|drabuž|ruházat|giyim|ملابس|בגדים|ביגוד|پوشاک|衣料|アパレル|의류|服装|服裝|pakaian|quần áo|kläd|tøj',
      'haberdashery wholesaler': 'haberd|kurzwar|fournit|mercer|pasmant|galanter|фурнит',
    },
    words: {
      en: '(?:(?:fabrics?|textiles?|clothing|fashion|garments?|haberdashery)) (?:wholesale(?:rs?)?|suppliers?|distributors?|importers?|traders?|merchants?)|(?:wholesale|suppliers? of|importers? of) (?:(?:fabrics?|textiles?|clothing|fashion|garments?|haberdashery))',
      'de nl':
        '*(?:(?:stoff|textil|mode|kleidung|bekleidungs|kurzwaren))-?(?:großhandel*|großhändler|grosshandel*|lieferant*|importeur*|importe?)|*(?:(?:stoffen|textiel|kleding|mode|fournituren))(?:s|en)? ?(?:groothandel|importeur|leverancier)',
      'da sv nb is':
        '*(?:(?:tekstil|stof|tøj)) ?(?:grossist|engros|leverandør|importør)*|*(?:(?:textil|tyg|kläd))s? ?(?:grossist|importör|leverantör)*|*(?:(?:tekstil|stoff|klær)) ?(?:grossist|importør|engros|leverandør)*|heildverslun með (?:(?:fata|vefnaðarvöru))*',
      'fr es ca gl pt it ro':
        "(?:grossiste|fournisseur|importateur|distributeur|négoce)s? (?:en |de |d')(?:(?:tissus?|textiles?|vêtements|prêt-à-porter|mercerie))|(?:mayorista|proveedor|distribuidor|distribuidora|importador|importadora)(?:e?s)? de (?:(?:telas|textiles|ropa|mercería))|(?:(?:telas|textiles|ropa|mercería)) al por mayor|(?:majorista|distribuïdor|proveïdor|importador)(?:e?s)? (?:de |d')(?:(?:teles|roba|tèxtil))|(?:maiorista|distribuidor|provedor|importador)(?:e?s)? de (?:(?:tecidos|roupa))|(?:atacadista|fornecedor|distribuidor|distribuidora|importador|importadora|grossista|atacado)(?:e?s)? de (?:(?:tecidos|roupas?|moda|aviamentos|têxteis))|(?:(?:tecidos|roupas?|moda|aviamentos|têxteis)) (?:por|no) atacado|(?:ingrosso|grossista|fornitor[ei]|distributor[ei]|importator[ei]) (?:di )?(?:(?:tessuti|abbigliamento|tessile|mercerie))|(?:(?:tessuti|abbigliamento|tessile|mercerie)) all'ingrosso|(?:distribuitor|importator|furnizor)(?:i)? (?:de )?(?:(?:țesături|textile|haine|îmbrăcăminte|mercerie))|(?:(?:țesături|textile|haine|îmbrăcăminte|mercerie)) en[ -]?gros",
      'pl cs sk sl hr sr':
        '(?:hurtownia|dystrybutor|importer|dostawca) (?:(?:tkanin|odzieży|pasmanterii))|(?:velkoobchod|dovozce|dovoz|dodavatel|distributor) (?:(?:látek|oblečení|textilu|galanterie))|(?:veľkoobchod|dovozca|dovoz|dodávateľ|distribútor) (?:(?:látok|oblečenia|textilu))|(?:veleprodaja|uvoznik|uvoz|dobavitelj|distributer) (?:(?:blaga in tekstila|tekstila|oblačil))|(?:veleprodaja|uvoznik|uvoz|dobavljač|distributer) (?:(?:tkanina|tekstila|odjeće|odeće|garderobe))',
      'ru uk bg mk':
        '(?:оптовая продажа|поставщик|поставки|дистрибьютор|импорт[её]р|импорт) (?:(?:тканей|одежды|текстиля|фурнитуры))|(?:оптовий продаж|постачальник|постачання|імпортер|імпорт) (?:(?:тканин|одягу|текстилю))|(?:вносител|дистрибутор|доставчик|внос) на (?:(?:платове|дрехи|текстил))|(?:(?:платове|дрехи|текстил)) на едро|(?:увозник|дистрибутер|увоз) на (?:(?:текстил|облека|платна))',
      'fi et lv lt hu':
        '*(?:(?:kangas|tekstiili|vaate)) ?(?:tukku|maahantuo)*|(?:(?:kanga|kangaste|rõivaste|tekstiili)) (?:hulgimüük|maaletooja|edasimüüja)|(?:(?:audumu|tekstila|apģērbu)) (?:vairumtirdzniecīb|izplatītāj|importētāj|piegādātāj)\\p{L}*|(?:(?:audinių|tekstilės|drabužių)) (?:didmenin|tiekėj|importuotoj|platintoj)\\p{L}*|(?:(?:textil|ruha|méteráru|szövet|rövidáru))[ -]?(?:nagyker|importőr|forgalmaz)*',
      'el tr':
        '(?:χονδρικ\\p{L}+|χονδρεμπόρ\\p{L}+|εισαγωγ\\p{L}+|προμηθευτ\\p{L}+) (?:(?:υφασμάτων|ενδυμάτων|ρούχων))|(?:(?:kumaş|tekstil|giyim|konfeksiyon)) (?:toptan|ithalat|tedarik)\\p{L}*|toptan (?:(?:kumaş|tekstil|giyim|konfeksiyon))',
      'ar he fa':
        '(?:استيراد|توريد|مورد|موردي|موزع|تجارة) (?:(?:(?:ال)?أقمشة|(?:ال)?ملابس|منسوجات))|(?:סיטונאות|ספק|ספקי|יבואן|יבואני) (?:(?:בדים|בגדים|טקסטיל|ביגוד))|(?:عمده فروشی|واردات|پخش) (?:(?:پارچه|پوشاک|لباس))',
      'hi th vi id':
        '(?:(?:कपड़ा|टेक्सटाइल|साड़ी)) (?:थोक|सप्लायर|आपूर्तिकर्ता)|(?:ขายส่ง|ผู้นำเข้า|จำหน่ายส่ง)(?:(?:ผ้า|เสื้อผ้า))|(?:nhà cung cấp|bán buôn|bán sỉ|phân phối|nhập khẩu) (?:(?:vải|quần áo|hàng may mặc))|(?:grosir|supplier|distributor|importir|pemasok) (?:(?:kain|baju|pakaian|tekstil))',
      'ja ko zh':
        '(?:(?:生地|衣料|アパレル|繊維))(?:卸|問屋|卸売|商社|輸入)|(?:(?:원단|의류|동대문 ?의류)) ?(?:도매|수입|유통)|(?:(?:面料|布料|服装|纺织品))(?:批发|供应商|进口|经销商|贸易)|(?:(?:面料|布料|服裝|紡織品))(?:批發|供應商|進口|經銷商|貿易)',
    },
  },
  {
    name: 'packaging supplier',
    bucket: 'Wholesale',
    narrows: 'packaging maker',
    words: {
      en: '(?:(?:packaging|carton|cardboard box|pallet wrap|glass (?:bottle|jar)|food packaging|disposable tableware|takeaway packaging)s?) (?:wholesale(?:rs?)?|suppliers?|distributors?|importers?|traders?|merchants?)|(?:wholesale|suppliers? of|importers? of) (?:(?:packaging|carton|cardboard box|pallet wrap|glass (?:bottle|jar)|food packaging|disposable tableware|takeaway packaging)s?)',
      'de nl':
        '*(?:(?:verpackungs?|verpackungsmaterial|karton|kartonagen|flaschen|einweg|einweggeschirr))-?(?:großhandel*|großhändler|grosshandel*|lieferant*|importeur*|importe?)|*verpackungsmaterial|*versandkartons|*einweggeschirr|*(?:(?:verpakkings?|verpakkingsmateriaal|disposables|dozen))(?:s|en)? ?(?:groothandel|importeur|leverancier)|*verpakkingsmateriaal|*verpakkingsmaterialen',
      'da sv nb is':
        '*(?:emballage) ?(?:grossist|engros|leverandør|importør)*|*(?:(?:emballage|förpacknings))s? ?(?:grossist|importör|leverantör)*|*förpackningsmaterial|*(?:emballasje) ?(?:grossist|importør|engros|leverandør)*|heildverslun með (?:umbúða)*|umbúðasala\\p{L}*',
      'fr es ca gl pt it ro':
        "(?:grossiste|fournisseur|importateur|distributeur|négoce)s? (?:en |de |d')(?:(?:emballages?|cartons|emballages alimentaires|flacons))|emballages? (?:alimentaires?|professionnels?|jetables?)|(?:mayorista|proveedor|distribuidor|distribuidora|importador|importadora)(?:e?s)? de (?:(?:embalajes?|envases|cajas de cartón|desechables|material de embalaje))|(?:(?:embalajes?|envases|cajas de cartón|desechables|material de embalaje)) al por mayor|envases y embalajes|desechables para hostelería|(?:majorista|distribuïdor|proveïdor|importador)(?:e?s)? (?:de |d')(?:(?:embalatges?|envasos))|(?:maiorista|distribuidor|provedor|importador)(?:e?s)? de (?:(?:embalaxes?|envases))|(?:atacadista|fornecedor|distribuidor|distribuidora|importador|importadora|grossista|atacado)(?:e?s)? de (?:(?:embalagens?|descartáveis|caixas de papelão))|(?:(?:embalagens?|descartáveis|caixas de papelão)) (?:por|no) atacado|embalagens (?:descartáveis|plásticas|para alimentos)|(?:ingrosso|grossista|fornitor[ei]|distributor[ei]|importator[ei]) (?:di )?(?:(?:imballaggi|packaging|scatole|articoli monouso))|(?:(?:imballaggi|packaging|scatole|articoli monouso)) all'ingrosso|imballaggi (?:alimentari|industriali)|monouso|(?:distribuitor|importator|furnizor)(?:i)? (?:de )?(?:(?:ambalaje|cutii de carton|veselă de unică folosință))|(?:(?:ambalaje|cutii de carton|veselă de unică folosință)) en[ -]?gros|ambalaje (?:alimentare|de unică folosință|carton)",
      'pl cs sk sl hr sr':
        '(?:hurtownia|dystrybutor|importer|dostawca) (?:(?:opakowań|kartonów|opakowań jednorazowych))|opakowania (?:jednorazowe|kartonowe|foliowe|dla gastronomii)|(?:velkoobchod|dovozce|dovoz|dodavatel|distributor) (?:(?:obalů|obalových materiálů|krabic))|obalov(?:ý|é) materiál\\p{L}*|jednorázové (?:obaly|nádobí)|(?:veľkoobchod|dovozca|dovoz|dodávateľ|distribútor) (?:(?:obalov|obalových materiálov|krabíc))|jednorazové obaly|(?:veleprodaja|uvoznik|uvoz|dobavitelj|distributer) (?:(?:embalaže|kartonov))|embalažn\\p{L}+ material\\p{L}*|(?:veleprodaja|uvoznik|uvoz|dobavljač|distributer) (?:(?:ambalaže|kartonske ambalaže|jednokratne ambalaže))|ambalažni materijal\\p{L}*',
      'ru uk bg mk':
        '(?:оптовая продажа|поставщик|поставки|дистрибьютор|импорт[её]р|импорт) (?:(?:упаковки|тары|одноразовой посуды|упаковочных материалов))|упаковочные материалы|одноразовая (?:посуда|упаковка)|(?:оптовий продаж|постачальник|постачання|імпортер|імпорт) (?:(?:упаковки|тари|одноразового посуду|пакувальних матеріалів))|пакувальні матеріали|одноразовий посуд|(?:вносител|дистрибутор|доставчик|внос) на (?:(?:опаковки|опаковъчни материали))|(?:(?:опаковки|опаковъчни материали)) на едро|опаковъчни материали|опаковки за еднократна употреба|(?:увозник|дистрибутер|увоз) на (?:(?:амбалажа|пакувања))',
      'fi et lv lt hu':
        '*(?:(?:pakkaus|pakkaustarvike)) ?(?:tukku|maahantuo)*|*pakkaustarvik\\p{L}+|*pakkausmateriaali\\p{L}*|(?:(?:pakendite|pakkematerjalide)) (?:hulgimüük|maaletooja|edasimüüja)|pakkematerjal\\p{L}*|(?:(?:iepakojuma|iepakojuma materiālu)) (?:vairumtirdzniecīb|izplatītāj|importētāj|piegādātāj)\\p{L}*|iepakojuma materiāl\\p{L}+|(?:(?:pakuočių|pakavimo medžiagų)) (?:didmenin|tiekėj|importuotoj|platintoj)\\p{L}*|pakavimo medžiag\\p{L}+|(?:(?:csomagolóanyag|csomagolástechnika|göngyöleg))[ -]?(?:nagyker|importőr|forgalmaz)*|csomagolóanyag\\p{L}*|csomagolástechnik\\p{L}*',
      'el tr':
        '(?:χονδρικ\\p{L}+|χονδρεμπόρ\\p{L}+|εισαγωγ\\p{L}+|προμηθευτ\\p{L}+) (?:(?:συσκευασιών|υλικών συσκευασίας|ειδών συσκευασίας))|υλικά συσκευασίας|είδη συσκευασίας|(?:(?:ambalaj|ambalaj malzeme\\p{L}*|koli)) (?:toptan|ithalat|tedarik)\\p{L}*|toptan (?:(?:ambalaj|ambalaj malzeme\\p{L}*|koli))|ambalaj malzeme\\p{L}*|gıda ambalaj\\p{L}*',
      'ar he fa':
        '(?:استيراد|توريد|مورد|موردي|موزع|تجارة) (?:(?:مواد (?:ال)?تغليف|مواد التعبئة|عبوات|كراتين))|مواد (?:ال)?تعبئة وال?تغليف|مواد (?:ال)?تغليف|(?:סיטונאות|ספק|ספקי|יבואן|יבואני) (?:(?:אריזות|מוצרי אריזה|חומרי אריזה|חד פעמי|קרטונים))|חומרי אריזה|מוצרי אריזה|כלים חד פעמיים|(?:عمده فروشی|واردات|پخش) (?:(?:ملزومات بسته بندی|ظروف یکبار مصرف|کارتن))|ظروف یکبار مصرف|ملزومات بسته بندی',
      'hi th vi id':
        '(?:पैकेजिंग (?:सामग्री|मटेरियल)) (?:थोक|सप्लायर|आपूर्तिकर्ता)|(?:ขายส่ง|ผู้นำเข้า|จำหน่ายส่ง)(?:(?:บรรจุภัณฑ์|กล่อง(?:กระดาษ|พัสดุ)))|บรรจุภัณฑ์(?:อาหาร|พลาสติก|กระดาษ)|(?:nhà cung cấp|bán buôn|bán sỉ|phân phối|nhập khẩu) (?:(?:bao bì|thùng carton|vật liệu đóng gói|hộp giấy))|bao bì (?:nhựa|giấy|thực phẩm|carton)|(?:grosir|supplier|distributor|importir|pemasok) (?:(?:kemasan|kardus|plastik kemasan))|kemasan (?:makanan|plastik|produk)',
      'ja ko zh':
        '(?:(?:包装資材|梱包資材|段ボール|食品容器))(?:卸|問屋|卸売|商社|輸入)|(?:包装|梱包)資材(?:店|販売|通販)?|食品容器|(?:(?:포장재|포장자재|박스|포장용기|일회용품)) ?(?:도매|수입|유통)|포장(?:재|자재|용기)|택배박스|일회용 ?용기|(?:(?:包装材料|包装盒|纸箱|餐盒|一次性餐具))(?:批发|供应商|进口|经销商|贸易)|包装材料|一次性餐具|(?:(?:包裝材料|包裝盒|紙箱|餐盒|一次性餐具))(?:批發|供應商|進口|經銷商|貿易)|包裝材料',
    },
  },
  {
    name: 'cosmetics or salon supplier',
    bucket: 'Wholesale',
    narrows: 'wholesaler',
    parts: {
      'tattoo supplier': 'tattoo|tatouage|tatuaj|tatuag|тату',
      'nail supplier':
        'nail|nagel|nägel|ongler|uñas|unhas|unghie|unghii|paznok|neht|necht|nohtov|нокт|ногт|маник|ネイル|네일|美甲',
      'salon supplier':
        'salon|hair|friseur|barber|coiffure|peluquer|perruquer|cabeleir|parrucch|frizer|fryzj|kadeř|kader|парикмах|перукар|фризьор|kampaa|juuks|frizier|kirpykl|fodrász|kuaför|berber|كوافير|מספר|آرایشگاه|理美容|美容|미용|美发|美髮|kapper|frisör|frisør',
      'cosmetics wholesaler': 'cosm|kosm|косм|化粧品|화장품|化妆品|化妝品|مستحضرات|تجميل|קוסמט|آرایشی',
    },
    words: {
      en: '(?:(?:salon|hair(?:dressing)?|beauty|nail|barber|cosmetics?|tattoo)(?: supply)?) (?:wholesale(?:rs?)?|suppliers?|distributors?|importers?|traders?|merchants?)|(?:wholesale|suppliers? of|importers? of) (?:(?:salon|hair(?:dressing)?|beauty|nail|barber|cosmetics?|tattoo)(?: supply)?)|(?:salon|hairdressing|beauty|nail|barber|tattoo|massage) (?:suppl(?:y|ies)|equipment|furniture)',
      'de nl':
        '*(?:(?:friseurbedarf|friseur|kosmetik|kosmetikbedarf|nagel|tattoo))-?(?:großhandel*|großhändler|grosshandel*|lieferant*|importeur*|importe?)|*friseurbedarf|*kosmetikbedarf|*nageldesign-?bedarf|*studiobedarf|*tattoobedarf|*friseureinrichtung\\p{L}*|*(?:(?:kappers|salon|schoonheidssalon|nagel|cosmetica|tattoo))(?:s|en)? ?(?:groothandel|importeur|leverancier)|*kappersbenodigdheden|*salonbenodigdheden|*kappersgroothandel|*saloninrichting',
      'da sv nb is':
        '*(?:(?:frisør|kosmetik|negle)) ?(?:grossist|engros|leverandør|importør)*|*frisørartikler|*(?:(?:frisör|salongs|hudvårds|nagel))s? ?(?:grossist|importör|leverantör)*|*salongsinredning|*frisörprodukter|*(?:(?:frisør|salong|kosmetikk|negle)) ?(?:grossist|importør|engros|leverandør)*|*salongutstyr|*frisørutstyr|heildverslun með (?:(?:hárgreiðslu|snyrtivöru))*|heildverslun (?:með )?(?:hár|snyrti)vör\\p{L}+',
      'fr es ca gl pt it ro':
        "(?:grossiste|fournisseur|importateur|distributeur|négoce)s? (?:en |de |d')(?:(?:coiffure|produits de coiffure|cosmétiques|matériel (?:de coiffure|d'esthétique|esthétique)|onglerie))|matériel (?:de coiffure|esthétique|d'esthétique|pour salon)|mobilier de coiffure|(?:mayorista|proveedor|distribuidor|distribuidora|importador|importadora)(?:e?s)? de (?:(?:peluquería|productos de peluquería|cosméticos|estética|uñas|mobiliario de peluquería))|(?:(?:peluquería|productos de peluquería|cosméticos|estética|uñas|mobiliario de peluquería)) al por mayor|productos (?:de |para )peluquería|(?:mobiliario|aparatología|productos) (?:de |para )?(?:peluquería|estética|estétic[ao])|(?:majorista|distribuïdor|proveïdor|importador)(?:e?s)? (?:de |d')(?:(?:perruqueria|cosmètics|estètica))|productes de perruqueria|(?:maiorista|distribuidor|provedor|importador)(?:e?s)? de (?:(?:perruquería|cosméticos))|(?:atacadista|fornecedor|distribuidor|distribuidora|importador|importadora|grossista|atacado)(?:e?s)? de (?:(?:cosméticos|produtos (?:para salão|de beleza|para cabeleireiro)|mobiliário de cabeleireiro|unhas))|(?:(?:cosméticos|produtos (?:para salão|de beleza|para cabeleireiro)|mobiliário de cabeleireiro|unhas)) (?:por|no) atacado|produtos (?:para (?:salão|salões|cabeleireiros?)|profissionais de beleza)|mobiliário (?:de|para) (?:cabeleireiro|estética|salão)|(?:ingrosso|grossista|fornitor[ei]|distributor[ei]|importator[ei]) (?:di )?(?:(?:cosmetici|prodotti (?:per )?parrucchieri|estetica|forniture parrucchieri))|(?:(?:cosmetici|prodotti (?:per )?parrucchieri|estetica|forniture parrucchieri)) all'ingrosso|(?:forniture|prodotti|arredamento|attrezzature) (?:per )?(?:parrucchier[ei]|estetica|estetist[ae]|saloni|nail)\\p{L}*|(?:distribuitor|importator|furnizor)(?:i)? (?:de )?(?:(?:cosmetice|produse (?:de )?coafor|produse cosmetice|unghii|aparatură cosmetică))|(?:(?:cosmetice|produse (?:de )?coafor|produse cosmetice|unghii|aparatură cosmetică)) en[ -]?gros|mobilier (?:de )?(?:coafor|salon|cosmetic[ăa])|produse profesionale (?:coafor|păr)|aparatură (?:salon|cosmetică)",
      'pl cs sk sl hr sr':
        '(?:hurtownia|dystrybutor|importer|dostawca) (?:(?:fryzjersk\\p{L}+|kosmetyk\\p{L}+|kosmetyczn\\p{L}+))|hurtowni\\p{L}+ (?:fryzjersk|kosmetyczn)\\p{L}+|wyposażenie salonów (?:fryzjerskich|kosmetycznych)|meble fryzjerskie|(?:velkoobchod|dovozce|dovoz|dodavatel|distributor) (?:(?:kadeřnick\\p{L}+ potřeb|kosmetiky|nehtové modeláže))|kadeřnick\\p{L}+ (?:potřeby|velkoobchod|nábytek)|kosmetick\\p{L}+ (?:velkoobchod|vybavení)|vybavení (?:kadeřnictví|salonů)|(?:veľkoobchod|dovozca|dovoz|dodávateľ|distribútor) (?:(?:kaderníckych potrieb|kozmetiky|nechtovej modeláže))|kaderníck\\p{L}+ (?:potreby|veľkoobchod|nábytok)|vybavenie salónov|(?:veleprodaja|uvoznik|uvoz|dobavitelj|distributer) (?:(?:frizerske opreme|kozmetike|frizerskih izdelkov))|frizersk\\p{L}+ (?:oprema|material|izdelki|pohištvo)|oprema za (?:salone|kozmetične)|(?:veleprodaja|uvoznik|uvoz|dobavljač|distributer) (?:(?:frizerske opreme|kozmetike|preparata za kosu))|frizersk\\p{L}+ (?:oprema|namještaj|nameštaj|preparati)|oprema za (?:frizerske|kozmetičke|salone)',
      'ru uk bg mk':
        '(?:оптовая продажа|поставщик|поставки|дистрибьютор|импорт[её]р|импорт) (?:(?:косметики|товаров для (?:парикмахеров|салонов|маникюра)|парфюмерии и косметики|профессиональной косметики))|оборудование для салонов|товары для (?:парикмахеров|маникюра|мастеров)|профессиональная косметика|парикмахерск\\p{L}+ (?:оборудовани|мебель)\\p{L}*|мебель для салонов|(?:оптовий продаж|постачальник|постачання|імпортер|імпорт) (?:(?:косметики|товарів для (?:перукарів|манікюру)|професійної косметики))|обладнання для салонів|товари для (?:перукарів|манікюру)|професійна косметика|перукарськ\\p{L}+ (?:обладнанн|меблі)\\p{L}*|(?:вносител|дистрибутор|доставчик|внос) на (?:(?:козметика|фризьорски консумативи|професионална козметика))|(?:(?:козметика|фризьорски консумативи|професионална козметика)) на едро|фризьорск\\p{L}+ (?:оборудване|консумативи|мебели|продукти)|оборудване за (?:салони|козметични|фризьорски)|материали за маникюр|(?:увозник|дистрибутер|увоз) на (?:(?:козметика|фризерска опрема))|фризерск\\p{L}+ (?:опрема|материјал\\p{L}*)|опрема за салони',
      'fi et lv lt hu':
        '*(?:(?:kampaamo|kosmetiikka|kauneusalan|kynsi)) ?(?:tukku|maahantuo)*|*kampaamotarvik\\p{L}+|*kampaamokaluste\\p{L}*|*kauneusalan tukku\\p{L}*|*parturitarvikk\\p{L}+|(?:(?:juuksuritarvete|kosmeetika|ilusalongi ?tarvete|küünetarvete)) (?:hulgimüük|maaletooja|edasimüüja)|juuksuritarbed|ilusalongi (?:sisustus|tarbed)\\p{L}*|juuksuritarvikud|küünetarvikud|(?:(?:kosmētikas|frizieru (?:preču|piederumu)|manikīra preču)) (?:vairumtirdzniecīb|izplatītāj|importētāj|piegādātāj)\\p{L}*|frizieru (?:piederumi|preces|aprīkojums)|skaistumkopšanas (?:aprīkojums|preces)|manikīra (?:preces|materiāli)|salonu aprīkojums|(?:(?:kosmetikos|kirpyklų (?:įrangos|prekių)|grožio salonų)) (?:didmenin|tiekėj|importuotoj|platintoj)\\p{L}*|kirpyklų (?:įranga|baldai|prekės)|grožio salonų (?:įranga|baldai)|manikiūro (?:prekės|priemonės)|profesionali kosmetika salonams|(?:(?:fodrászkellék|fodrász|kozmetikai|műköröm|fodrászcikk))[ -]?(?:nagyker|importőr|forgalmaz)*|fodrász(?:kellék|cikk|bútor|berendezés)\\p{L}*|műköröm ?alapanyag\\p{L}*|szalonberendez\\p{L}+|kozmetikai (?:gép|nagyker|berendezés)\\p{L}*',
      'el tr':
        '(?:χονδρικ\\p{L}+|χονδρεμπόρ\\p{L}+|εισαγωγ\\p{L}+|προμηθευτ\\p{L}+) (?:(?:κομμωτηρίων|ειδών κομμωτηρίου|καλλυντικών|ειδών νυχιών))|(?:είδη|έπιπλα|εξοπλισμός|προϊόντα) (?:για )?(?:κομμωτηρί\\p{L}+|αισθητικής|κομμωτικής|νυχιών)|(?:(?:kuaför(?: malzeme\\p{L}*)?|kozmetik|güzellik salonu)) (?:toptan|ithalat|tedarik)\\p{L}*|toptan (?:(?:kuaför(?: malzeme\\p{L}*)?|kozmetik|güzellik salonu))|kuaför (?:malzeme|mobilya|ekipman)\\p{L}*|güzellik salonu (?:ekipman|malzeme|cihaz)\\p{L}*|berber (?:malzeme|koltuğ|koltuk)\\p{L}*',
      'ar he fa':
        '(?:استيراد|توريد|مورد|موردي|موزع|تجارة) (?:(?:مستحضرات (?:ال)?تجميل|مستلزمات (?:صالونات|الصالونات|الحلاقة|كوافير|تجميل)))|(?:مستلزمات|معدات|تجهيز|أجهزة) (?:ال)?(?:صالونات|حلاقة|كوافير|مراكز التجميل|صالون)\\p{L}*|(?:סיטונאות|ספק|ספקי|יבואן|יבואני) (?:(?:קוסמטיקה|מוצרי (?:שיער|קוסמטיקה)|ציוד למספרות|תמרוקים))|ציוד (?:ל)?(?:מספרות|קוסמטיקאיות|מכוני יופי|ציפורניים|מניקור)|ריהוט למספרות|(?:عمده فروشی|واردات|پخش) (?:(?:لوازم آرایشی|لوازم آرایشگاهی|مواد کاشت ناخن))|(?:تجهیزات|لوازم|صندلی) (?:آرایشگاهی|سالن زیبایی|آرایشگاه)',
      'hi th vi id':
        '(?:(?:सैलून|कॉस्मेटिक्स|ब्यूटी) (?:इक्विपमेंट|प्रोडक्ट|सामान)) (?:थोक|सप्लायर|आपूर्तिकर्ता)|(?:ขายส่ง|ผู้นำเข้า|จำหน่ายส่ง)(?:(?:เครื่องสำอาง|อุปกรณ์(?:เสริมสวย|ทำผม|ร้านเสริมสวย|ทำเล็บ)))|อุปกรณ์(?:เสริมสวย|ร้านเสริมสวย|ทำผม|ทำเล็บ|ร้านตัดผม)|(?:nhà cung cấp|bán buôn|bán sỉ|phân phối|nhập khẩu) (?:(?:mỹ phẩm|(?:dụng cụ|vật tư|thiết bị) (?:làm tóc|nail|spa|ngành tóc)))|(?:thiết bị|dụng cụ|nội thất|vật tư|phụ liệu) (?:spa|salon|làm tóc|nail|thẩm mỹ|ngành tóc|cắt tóc)|(?:grosir|supplier|distributor|importir|pemasok) (?:(?:kosmetik|alat salon|produk salon))|(?:alat|perlengkapan|peralatan) (?:salon|barbershop|barber)',
      'ja ko zh':
        '(?:(?:美容商材|美容機器|化粧品|理美容|ネイル用品))(?:卸|問屋|卸売|商社|輸入)|美容商材|理美容(?:機器|用品)|美容ディーラー|ネイル用品|(?:(?:미용재료|미용기기|화장품|네일재료|미용용품)) ?(?:도매|수입|유통)|미용 ?(?:재료|기기|가구|용품)|네일 ?재료|반영구 ?재료|(?:(?:化妆品|美容(?:美发)?用品|美发用品|美甲用品|美容仪器))(?:批发|供应商|进口|经销商|贸易)|美(?:容|发|甲)(?:美发)?(?:用品|设备|仪器|耗材)|(?:(?:化妝品|美容(?:美髮)?用品|美髮用品|美甲用品|美容儀器))(?:批發|供應商|進口|經銷商|貿易)|美(?:容|發|甲)(?:美髮)?(?:用品|設備|儀器|耗材)',
    },
  },
];
