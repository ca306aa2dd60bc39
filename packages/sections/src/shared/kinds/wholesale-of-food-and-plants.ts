import type { Kind } from './kind.ts';

/** Who supplies food, drink and plants to others. */
export const WHOLESALE_OF_FOOD_AND_PLANTS: readonly Kind[] = [
  {
    name: 'fruit and vegetable wholesaler',
    bucket: 'Wholesale',
    narrows: 'wholesaler',
    words: {
      en: '(?:(?:fruit (?:and|&) veg(?:etables?)?|fresh produce|produce|fruit|vegetables?)) (?:wholesale(?:rs?)?|suppliers?|distributors?|importers?|traders?|merchants?)|(?:wholesale|suppliers? of|importers? of) (?:(?:fruit (?:and|&) veg(?:etables?)?|fresh produce|produce|fruit|vegetables?))',
      'de nl':
        '*(?:(?:obst- und gemüse|obst|gemüse|früchte))-?(?:großhandel*|großhändler|grosshandel*|lieferant*|importeur*|importe?)|*(?:(?:groente(?:n)?(?:- en fruit)?|fruit|agf-?|aardappelen))(?:s|en)? ?(?:groothandel|importeur|leverancier)',
      'da sv nb is':
        '*(?:(?:frugt(?: og grønt)?|grønt)) ?(?:grossist|engros|leverandør|importør)*|*(?:(?:frukt(?:- och grönsaks)?|grönsaks))s? ?(?:grossist|importör|leverantör)*|*(?:(?:frukt(?:- og grønt)?|grønnsaks)) ?(?:grossist|importør|engros|leverandør)*|heildverslun með (?:(?:grænmeti|ávexti))*',
      'fr es ca gl pt it ro':
        "(?:grossiste|fournisseur|importateur|distributeur|négoce)s? (?:en |de |d')(?:(?:fruits et légumes|primeurs))|(?:mayorista|proveedor|distribuidor|distribuidora|importador|importadora)(?:e?s)? de (?:(?:frutas(?: y (?:verduras|hortalizas))?|verduras))|(?:(?:frutas(?: y (?:verduras|hortalizas))?|verduras)) al por mayor|(?:majorista|distribuïdor|proveïdor|importador)(?:e?s)? (?:de |d')fruites(?: i verdures)?|(?:maiorista|distribuidor|provedor|importador)(?:e?s)? de froitas(?: e verduras)?|(?:atacadista|fornecedor|distribuidor|distribuidora|importador|importadora|grossista|atacado)(?:e?s)? de (?:(?:frutas(?: e (?:legumes|verduras))?|hortifruti))|(?:(?:frutas(?: e (?:legumes|verduras))?|hortifruti)) (?:por|no) atacado|(?:ingrosso|grossista|fornitor[ei]|distributor[ei]|importator[ei]) (?:di )?(?:(?:frutta e verdura|ortofrutta|ortofrutticolo))|(?:(?:frutta e verdura|ortofrutta|ortofrutticolo)) all'ingrosso|ortofrutta all'ingrosso|(?:distribuitor|importator|furnizor)(?:i)? (?:de )?(?:(?:fructe și legume|legume fructe|legume și fructe))|(?:(?:fructe și legume|legume fructe|legume și fructe)) en[ -]?gros",
      'pl cs sk sl hr sr':
        '(?:hurtownia|dystrybutor|importer|dostawca) (?:(?:owoców i warzyw|warzyw i owoców))|(?:velkoobchod|dovozce|dovoz|dodavatel|distributor) (?:ovoce a zeleniny)|(?:veľkoobchod|dovozca|dovoz|dodávateľ|distribútor) (?:ovocia a zeleniny)|(?:veleprodaja|uvoznik|uvoz|dobavitelj|distributer) (?:sadja in zelenjave)|(?:veleprodaja|uvoznik|uvoz|dobavljač|distributer) (?:voća i povrća)',
      'ru uk bg mk':
        '(?:оптовая продажа|поставщик|поставки|дистрибьютор|импорт[её]р|импорт) (?:(?:овощей и фруктов|фруктов и овощей|овощей|фруктов))|(?:оптовий продаж|постачальник|постачання|імпортер|імпорт) (?:(?:овочів і фруктів|овочів та фруктів|фруктів))|(?:вносител|дистрибутор|доставчик|внос) на (?:плодове и зеленчуци)|(?:плодове и зеленчуци) на едро|(?:увозник|дистрибутер|увоз) на (?:овошје и зеленчук)',
      'fi et lv lt hu':
        '*(?:(?:hedelmä|vihannes)) ?(?:tukku|maahantuo)*|hevi-tukku|(?:(?:puu- ja köögiviljade|köögiviljade)) (?:hulgimüük|maaletooja|edasimüüja)|(?:(?:augļu un dārzeņu|dārzeņu)) (?:vairumtirdzniecīb|izplatītāj|importētāj|piegādātāj)\\p{L}*|(?:(?:vaisių ir daržovių|daržovių)) (?:didmenin|tiekėj|importuotoj|platintoj)\\p{L}*|zöldség ?(?:-?gyümölcs)?[ -]?(?:nagyker|importőr|forgalmaz)*',
      'el tr':
        '(?:χονδρικ\\p{L}+|χονδρεμπόρ\\p{L}+|εισαγωγ\\p{L}+|προμηθευτ\\p{L}+) (?:(?:φρούτων(?: και λαχανικών)?|οπωροκηπευτικών))|(?:(?:sebze meyve|meyve sebze|yaş sebze)) (?:toptan|ithalat|tedarik)\\p{L}*|toptan (?:(?:sebze meyve|meyve sebze|yaş sebze))',
      'ar he fa':
        '(?:استيراد|توريد|مورد|موردي|موزع|تجارة) (?:(?:خضار وفواكه|(?:ال)?خضروات|فواكه))|(?:סיטונאות|ספק|ספקי|יבואן|יבואני) (?:(?:פירות וירקות|ירקות))|(?:عمده فروشی|واردات|پخش) (?:(?:میوه و تره بار|میوه))',
      'hi th vi id':
        '(?:(?:फल सब्जी|सब्जी)) (?:थोक|सप्लायर|आपूर्तिकर्ता)|(?:ขายส่ง|ผู้นำเข้า|จำหน่ายส่ง)(?:(?:ผักผลไม้|ผัก))|(?:nhà cung cấp|bán buôn|bán sỉ|phân phối|nhập khẩu) (?:(?:trái cây|rau củ(?: quả)?))|(?:grosir|supplier|distributor|importir|pemasok) (?:(?:buah|sayur(?:an)?|sayur dan buah))',
      'ja ko zh':
        '(?:(?:青果|野菜))(?:卸|問屋|卸売|商社|輸入)|(?:(?:청과|과일|야채|농산물)) ?(?:도매|수입|유통)|(?:(?:果蔬|水果|蔬菜))(?:批发|供应商|进口|经销商|贸易)|(?:(?:果蔬|水果|蔬菜))(?:批發|供應商|進口|經銷商|貿易)',
    },
  },
  {
    name: 'meat or seafood wholesaler',
    bucket: 'Wholesale',
    narrows: 'wholesaler',
    parts: {
      'meat wholesaler':
        'meat|fleisch|vlees|viande|carne|carni|mięs|masa|mäsa|meso|мяс|м.яс|месо|liha|gaļa|gaļas|mėsos|hús|κρέα|et\\b|لحوم|בשר|گوشت|食肉|육류|축산|肉类|肉類|kød|kött|kjøtt|daging|thịt',
      'seafood wholesaler':
        'seafood|fish|fisch|\\bvis|poisson|mer\\b|marée|pescad|marisc|peix|pesce|ittic|\\bryb|rýb|\\brib[ae]|рыб|(?<!ист)риб|морепрод|kala|zivju|žuvies|hal\\b|ψάρι|balık|أسماك|דגים|ماهی|鮮魚|水産|수산|海鲜|水产|海鮮|水產|fisk|ikan|hải sản',
      'poultry wholesaler':
        'poultry|geflügel|gevogel|volaill|aves|avícol|pollame|drób|drůb|hydin|птиц|птах|baromfi|دواجن|עוף|家禽',
      'frozen food wholesaler':
        'frozen|tiefkühl|diepvr|surgel|congelad|mrożon|mražen|mrazen|заморож|pakaste|külmut|saldēt|šaldyt|fagyaszt|dondur|مجمد|קפוא|منجمد|冷凍|냉동|冷冻|冻品|凍品|frys|frost',
    },
    words: {
      en: '(?:(?:meat|seafood|poultry|frozen (?:food|seafood))) (?:wholesale(?:rs?)?|suppliers?|distributors?|importers?|traders?|merchants?)|(?:wholesale|suppliers? of|importers? of) (?:(?:meat|seafood|poultry|frozen (?:food|seafood)))|fish wholesalers?',
      'de nl':
        '*(?:(?:fleisch|fisch|geflügel|tiefkühl))-?(?:großhandel*|großhändler|grosshandel*|lieferant*|importeur*|importe?)|*(?:(?:vlees|vis|gevogelte|diepvries))(?:s|en)? ?(?:groothandel|importeur|leverancier)',
      'da sv nb is':
        '*(?:(?:kød|fiske|fisk)) ?(?:grossist|engros|leverandør|importør)*|*(?:(?:kött|fisk))s? ?(?:grossist|importör|leverantör)*|*(?:(?:kjøtt|fisk|sjømat)) ?(?:grossist|importør|engros|leverandør)*|heildverslun með (?:(?:kjöt|fisk))*',
      'fr es ca gl pt it ro':
        "(?:grossiste|fournisseur|importateur|distributeur|négoce)s? (?:en |de |d')(?:(?:viandes?|poissons?|produits de la mer|volailles|surgelés|marée))|(?:mayorista|proveedor|distribuidor|distribuidora|importador|importadora)(?:e?s)? de (?:(?:carnes?|pescados?(?: y mariscos)?|mariscos|congelados|pollo))|(?:(?:carnes?|pescados?(?: y mariscos)?|mariscos|congelados|pollo)) al por mayor|(?:majorista|distribuïdor|proveïdor|importador)(?:e?s)? (?:de |d')(?:(?:carn|peix|congelats))|(?:maiorista|distribuidor|provedor|importador)(?:e?s)? de (?:(?:carne|peixe|marisco))|(?:atacadista|fornecedor|distribuidor|distribuidora|importador|importadora|grossista|atacado)(?:e?s)? de (?:(?:carnes?|pescados?|frutos do mar|congelados|peixe|marisco))|(?:(?:carnes?|pescados?|frutos do mar|congelados|peixe|marisco)) (?:por|no) atacado|(?:ingrosso|grossista|fornitor[ei]|distributor[ei]|importator[ei]) (?:di )?(?:(?:carni|pesce|prodotti ittici|surgelati))|(?:(?:carni|pesce|prodotti ittici|surgelati)) all'ingrosso|(?:distribuitor|importator|furnizor)(?:i)? (?:de )?(?:(?:carne|pește|congelate))|(?:(?:carne|pește|congelate)) en[ -]?gros",
      'pl cs sk sl hr sr':
        '(?:hurtownia|dystrybutor|importer|dostawca) (?:(?:mięsa|ryb|mrożonek|wędlin))|(?:velkoobchod|dovozce|dovoz|dodavatel|distributor) (?:(?:masa|ryb|mražených potravin))|(?:veľkoobchod|dovozca|dovoz|dodávateľ|distribútor) (?:(?:mäsa|rýb|mrazených potravín))|(?:veleprodaja|uvoznik|uvoz|dobavitelj|distributer) (?:(?:mesa|rib|zamrznjene hrane))|(?:veleprodaja|uvoznik|uvoz|dobavljač|distributer) (?:(?:mesa|ribe|smrznute hrane))',
      'ru uk bg mk':
        "(?:оптовая продажа|поставщик|поставки|дистрибьютор|импорт[её]р|импорт) (?:(?:мяса|рыбы|морепродуктов|птицы))|(?:оптовий продаж|постачальник|постачання|імпортер|імпорт) (?:(?:м'яса|риби|морепродуктів))|(?:вносител|дистрибутор|доставчик|внос) на (?:(?:месо|риба|замразени храни))|(?:(?:месо|риба|замразени храни)) на едро|(?:увозник|дистрибутер|увоз) на (?:(?:месо|риба|замрзната храна))",
      'fi et lv lt hu':
        '*(?:(?:liha|kala|pakaste)) ?(?:tukku|maahantuo)*|(?:(?:liha|kala|külmutatud toodete)) (?:hulgimüük|maaletooja|edasimüüja)|(?:(?:gaļas|zivju|saldētu produktu)) (?:vairumtirdzniecīb|izplatītāj|importētāj|piegādātāj)\\p{L}*|(?:(?:mėsos|žuvies|šaldytų produktų)) (?:didmenin|tiekėj|importuotoj|platintoj)\\p{L}*|(?:(?:hús|hal|fagyasztott|mirelit))[ -]?(?:nagyker|importőr|forgalmaz)*',
      'el tr':
        '(?:χονδρικ\\p{L}+|χονδρεμπόρ\\p{L}+|εισαγωγ\\p{L}+|προμηθευτ\\p{L}+) (?:(?:κρεάτων|αλιευμάτων|ψαριών|κατεψυγμένων))|(?:(?:et|balık|dondurulmuş gıda|deniz ürünleri)) (?:toptan|ithalat|tedarik)\\p{L}*|toptan (?:(?:et|balık|dondurulmuş gıda|deniz ürünleri))',
      'ar he fa':
        '(?:استيراد|توريد|مورد|موردي|موزع|تجارة) (?:(?:(?:ال)?لحوم|(?:ال)?أسماك|مجمدات|المجمدات|دواجن))|(?:סיטונאות|ספק|ספקי|יבואן|יבואני) (?:(?:בשר|דגים|קפואים))|(?:عمده فروشی|واردات|پخش) (?:(?:گوشت|ماهی|مواد منجمد|مرغ))',
      'hi th vi id':
        '(?:(?:मांस|मछली)) (?:थोक|सप्लायर|आपूर्तिकर्ता)|(?:ขายส่ง|ผู้นำเข้า|จำหน่ายส่ง)(?:(?:อาหารทะเล|เนื้อสัตว์|หมู))|(?:nhà cung cấp|bán buôn|bán sỉ|phân phối|nhập khẩu) (?:(?:thịt|hải sản|thực phẩm đông lạnh))|(?:grosir|supplier|distributor|importir|pemasok) (?:(?:daging|ikan|seafood|frozen food))',
      'ja ko zh':
        '(?:(?:食肉|鮮魚|水産物|冷凍食品))(?:卸|問屋|卸売|商社|輸入)|(?:(?:육류|축산|수산물|수산|냉동식품)) ?(?:도매|수입|유통)|(?:(?:肉类|海鲜|水产|冻品|冷冻食品))(?:批发|供应商|进口|经销商|贸易)|(?:(?:肉類|海鮮|水產|凍品|冷凍食品))(?:批發|供應商|進口|經銷商|貿易)',
    },
  },
  {
    name: 'drinks wholesaler',
    bucket: 'Wholesale',
    narrows: 'wholesaler',
    words: {
      en: '(?:(?:drinks?|beverage|beer|wines and spirits)s?) (?:wholesale(?:rs?)?|suppliers?|distributors?|importers?|traders?|merchants?)|(?:wholesale|suppliers? of|importers? of) (?:(?:drinks?|beverage|beer|wines and spirits)s?)|wine (?:importers?|distributors?|wholesalers?)',
      'de nl':
        '*(?:(?:getränke|bier|wein|spirituosen))-?(?:großhandel*|großhändler|grosshandel*|lieferant*|importeur*|importe?)|*getränkefachgroßhandel|*(?:(?:dranken|bier|wijn))(?:s|en)? ?(?:groothandel|importeur|leverancier)',
      'da sv nb is':
        '*(?:(?:drikkevare|øl|vin)) ?(?:grossist|engros|leverandør|importør)*|*(?:(?:dryckes|vin|öl))s? ?(?:grossist|importör|leverantör)*|*(?:(?:drikke|vin|øl)) ?(?:grossist|importør|engros|leverandør)*|heildverslun með (?:(?:vín|drykkjar))*',
      'fr es ca gl pt it ro':
        "(?:grossiste|fournisseur|importateur|distributeur|négoce)s? (?:en |de |d')(?:(?:boissons|vins|bières|spiritueux))|(?:mayorista|proveedor|distribuidor|distribuidora|importador|importadora)(?:e?s)? de (?:(?:bebidas|vinos|licores|cervezas))|(?:(?:bebidas|vinos|licores|cervezas)) al por mayor|(?:majorista|distribuïdor|proveïdor|importador)(?:e?s)? (?:de |d')(?:(?:begudes|vins))|(?:maiorista|distribuidor|provedor|importador)(?:e?s)? de (?:(?:bebidas|viños))|(?:atacadista|fornecedor|distribuidor|distribuidora|importador|importadora|grossista|atacado)(?:e?s)? de (?:(?:bebidas|vinhos|cervejas))|(?:(?:bebidas|vinhos|cervejas)) (?:por|no) atacado|(?:ingrosso|grossista|fornitor[ei]|distributor[ei]|importator[ei]) (?:di )?(?:(?:bevande|vini|birra|birre))|(?:(?:bevande|vini|birra|birre)) all'ingrosso|(?:distribuitor|importator|furnizor)(?:i)? (?:de )?(?:(?:băuturi|vinuri|bere))|(?:(?:băuturi|vinuri|bere)) en[ -]?gros",
      'pl cs sk sl hr sr':
        '(?:hurtownia|dystrybutor|importer|dostawca) (?:(?:napojów|alkoholi|win|piwa))|(?:velkoobchod|dovozce|dovoz|dodavatel|distributor) (?:(?:nápojů|vín|alkoholu|piva))|(?:veľkoobchod|dovozca|dovoz|dodávateľ|distribútor) (?:(?:nápojov|vín|alkoholu))|(?:veleprodaja|uvoznik|uvoz|dobavitelj|distributer) (?:(?:pijač|vin))|(?:veleprodaja|uvoznik|uvoz|dobavljač|distributer) (?:(?:pića|vina|piva))',
      'ru uk bg mk':
        '(?:оптовая продажа|поставщик|поставки|дистрибьютор|импорт[её]р|импорт) (?:(?:напитков|алкоголя|вина|пива))|(?:оптовий продаж|постачальник|постачання|імпортер|імпорт) (?:(?:напоїв|алкоголю|вина|пива))|(?:вносител|дистрибутор|доставчик|внос) на (?:(?:напитки|алкохол|вина))|(?:(?:напитки|алкохол|вина)) на едро|(?:увозник|дистрибутер|увоз) на (?:(?:пијалаци|пијалоци|вина))',
      'fi et lv lt hu':
        '*(?:(?:juoma|viini|olut)) ?(?:tukku|maahantuo)*|(?:(?:joogi|jookide|veini)) (?:hulgimüük|maaletooja|edasimüüja)|(?:(?:dzērienu|vīna|alus)) (?:vairumtirdzniecīb|izplatītāj|importētāj|piegādātāj)\\p{L}*|(?:(?:gėrimų|vyno|alaus)) (?:didmenin|tiekėj|importuotoj|platintoj)\\p{L}*|(?:(?:ital|bor|sör))[ -]?(?:nagyker|importőr|forgalmaz)*',
      'el tr':
        '(?:χονδρικ\\p{L}+|χονδρεμπόρ\\p{L}+|εισαγωγ\\p{L}+|προμηθευτ\\p{L}+) (?:(?:ποτών|κρασιών|αναψυκτικών))|(?:(?:içecek|şarap|içki)) (?:toptan|ithalat|tedarik)\\p{L}*|toptan (?:(?:içecek|şarap|içki))',
      'ar he fa':
        '(?:استيراد|توريد|مورد|موردي|موزع|تجارة) (?:(?:ال)?مشروبات)|(?:סיטונאות|ספק|ספקי|יבואן|יבואני) (?:(?:משקאות|יינות|אלכוהול))|(?:عمده فروشی|واردات|پخش) (?:(?:نوشیدنی|نوشابه))',
      'hi th vi id':
        'पेय (?:थोक|सप्लायर|आपूर्तिकर्ता)|(?:ขายส่ง|ผู้นำเข้า|จำหน่ายส่ง)(?:(?:เครื่องดื่ม|ไวน์|เหล้า))|(?:nhà cung cấp|bán buôn|bán sỉ|phân phối|nhập khẩu) (?:(?:đồ uống|rượu(?: vang)?|bia))|(?:grosir|supplier|distributor|importir|pemasok) (?:(?:minuman|wine))',
      'ja ko zh':
        '(?:(?:酒類|飲料|ワイン))(?:卸|問屋|卸売|商社|輸入)|(?:(?:주류|음료|와인)) ?(?:도매|수입|유통)|(?:(?:饮料|酒水|酒类|葡萄酒))(?:批发|供应商|进口|经销商|贸易)|(?:(?:飲料|酒水|酒類|葡萄酒))(?:批發|供應商|進口|經銷商|貿易)',
    },
  },
  {
    name: 'flower or plant wholesaler',
    bucket: 'Wholesale',
    narrows: 'wholesaler',
    parts: {
      'flower wholesaler':
        'flower(?! bulb)|blumen(?!zw)|bloem(?!bol)|fleurs|flores|flors|fiori|flori|kwiat|květin|kvetín|cvet|cvije|цвет|кв[іи]т|kukka|lille|ziedu|gėlių|virág|λουλούδ|çiçek|زهور|ورود|פרחים|گل|生花|화훼|꽃|鲜花|鮮花|花卉|bunga|hoa|blomm|blomst|florist',
      'plant wholesaler':
        'plant|pflanz|plante|rośl|rostlin|rastl|растен|рослин|kasvi|augal|stādu|növén|φυτ|bitki|نبات|צמח|گیاه',
      'seed supplier':
        'seed|saatgut|zaden|semenc|semill|sement|sementi|semințe|nasion|osiv|semen|семян|насін|siemen|seemn|sēkl|sėkl|vetőmag|tohum|بذور|זרע|بذر|種苗|종자|种子|種子|benih|frö',
      'flower bulb supplier': 'bulb|bloembol|blumenzwieb|bulbe',
    },
    words: {
      en: '(?:(?:(?:cut |wholesale )?flowers?|house ?plants?|floristry|flower bulbs?|seeds?)) (?:wholesale(?:rs?)?|suppliers?|distributors?|importers?|traders?|merchants?)|(?:wholesale|suppliers? of|importers? of) (?:(?:(?:cut |wholesale )?flowers?|house ?plants?|floristry|flower bulbs?|seeds?))',
      'de nl':
        '*(?:(?:blumen|pflanzen|floristikbedarf|saatgut))-?(?:großhandel*|großhändler|grosshandel*|lieferant*|importeur*|importe?)|*(?:(?:bloemen|planten|bloembollen|zaden))(?:s|en)? ?(?:groothandel|importeur|leverancier)',
      'da sv nb is':
        '*(?:(?:blomster|plante|løg)) ?(?:grossist|engros|leverandør|importør)*|*(?:(?:blom|blomster|växt))s? ?(?:grossist|importör|leverantör)*|*(?:(?:blomster|plante)) ?(?:grossist|importør|engros|leverandør)*|heildverslun með (?:blóma)*',
      'fr es ca gl pt it ro':
        "(?:grossiste|fournisseur|importateur|distributeur|négoce)s? (?:en |de |d')(?:(?:fleurs(?: coupées)?|plantes|semences))|(?:mayorista|proveedor|distribuidor|distribuidora|importador|importadora)(?:e?s)? de (?:(?:flores|plantas|semillas))|(?:(?:flores|plantas|semillas)) al por mayor|(?:majorista|distribuïdor|proveïdor|importador)(?:e?s)? (?:de |d')(?:(?:flors|plantes|llavors))|(?:maiorista|distribuidor|provedor|importador)(?:e?s)? de (?:(?:flores|plantas|sementes))|(?:atacadista|fornecedor|distribuidor|distribuidora|importador|importadora|grossista|atacado)(?:e?s)? de (?:(?:flores|plantas|sementes))|(?:(?:flores|plantas|sementes)) (?:por|no) atacado|(?:ingrosso|grossista|fornitor[ei]|distributor[ei]|importator[ei]) (?:di )?(?:(?:fiori(?: recisi)?|piante|sementi))|(?:(?:fiori(?: recisi)?|piante|sementi)) all'ingrosso|(?:distribuitor|importator|furnizor)(?:i)? (?:de )?(?:(?:flori|plante|semințe))|(?:(?:flori|plante|semințe)) en[ -]?gros",
      'pl cs sk sl hr sr':
        '(?:hurtownia|dystrybutor|importer|dostawca) (?:(?:kwiatów|roślin|nasion))|(?:velkoobchod|dovozce|dovoz|dodavatel|distributor) (?:(?:květin|rostlin|osiv))|(?:veľkoobchod|dovozca|dovoz|dodávateľ|distribútor) (?:(?:kvetín|rastlín|osív))|(?:veleprodaja|uvoznik|uvoz|dobavitelj|distributer) (?:(?:cvetja|rastlin|semen))|(?:veleprodaja|uvoznik|uvoz|dobavljač|distributer) (?:(?:cvijeća|cveća|sjemena|semena))',
      'ru uk bg mk':
        '(?:оптовая продажа|поставщик|поставки|дистрибьютор|импорт[её]р|импорт) (?:(?:цветов|растений|семян))|(?:оптовий продаж|постачальник|постачання|імпортер|імпорт) (?:(?:квітів|рослин|насіння))|(?:вносител|дистрибутор|доставчик|внос) на (?:(?:цветя|растения|семена))|(?:(?:цветя|растения|семена)) на едро|(?:увозник|дистрибутер|увоз) на (?:(?:цвеќе|семиња))',
      'fi et lv lt hu':
        '*(?:(?:kukka|kasvi|siemen)) ?(?:tukku|maahantuo)*|(?:(?:lille|lillede|seemnete)) (?:hulgimüük|maaletooja|edasimüüja)|(?:(?:ziedu|stādu|sēklu)) (?:vairumtirdzniecīb|izplatītāj|importētāj|piegādātāj)\\p{L}*|(?:(?:gėlių|augalų|sėklų)) (?:didmenin|tiekėj|importuotoj|platintoj)\\p{L}*|(?:(?:virág|növény|vetőmag))[ -]?(?:nagyker|importőr|forgalmaz)*',
      'el tr':
        '(?:χονδρικ\\p{L}+|χονδρεμπόρ\\p{L}+|εισαγωγ\\p{L}+|προμηθευτ\\p{L}+) (?:(?:λουλουδιών|ανθέων|φυτών|σπόρων))|(?:(?:çiçek|kesme çiçek|tohum|bitki)) (?:toptan|ithalat|tedarik)\\p{L}*|toptan (?:(?:çiçek|kesme çiçek|tohum|bitki))',
      'ar he fa':
        '(?:استيراد|توريد|مورد|موردي|موزع|تجارة) (?:(?:(?:ال)?زهور|(?:ال)?ورود|بذور|البذور))|(?:סיטונאות|ספק|ספקי|יבואן|יבואני) (?:(?:פרחים|צמחים|זרעים))|(?:عمده فروشی|واردات|پخش) (?:(?:گل|بذر|گل و گیاه))',
      'hi th vi id':
        '(?:(?:फूल|बीज)) (?:थोक|सप्लायर|आपूर्तिकर्ता)|(?:ขายส่ง|ผู้นำเข้า|จำหน่ายส่ง)(?:(?:ดอกไม้|เมล็ดพันธุ์|ต้นไม้))|(?:nhà cung cấp|bán buôn|bán sỉ|phân phối|nhập khẩu) (?:(?:hoa tươi|hạt giống|cây giống))|(?:grosir|supplier|distributor|importir|pemasok) (?:(?:bunga|benih|bibit))',
      'ja ko zh':
        '(?:(?:生花|花卉|種苗))(?:卸|問屋|卸売|商社|輸入)|(?:(?:화훼|꽃|종자)) ?(?:도매|수입|유통)|(?:(?:鲜花|花卉|种子|种苗))(?:批发|供应商|进口|经销商|贸易)|(?:(?:鮮花|花卉|種子|種苗))(?:批發|供應商|進口|經銷商|貿易)',
    },
  },
];
