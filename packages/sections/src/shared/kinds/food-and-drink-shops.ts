import type { Kind } from './kind.ts';

export const FOOD_AND_DRINK_SHOPS: readonly Kind[] = [
  {
    name: 'coffee and tea retailer',
    bucket: 'Retail',
    narrows: 'speciality food and drink shop',
    words: {
      en: '(?:coffee|tea) (?:capsules?|pods?|beans|subscription|retailer|wholesaler|merchants?)|coffee (?:machines?|equipment)(?: (?:shop|store|rental))?|loose[- ]leaf tea|(?:tea|coffee) (?:shop online|boutique|emporium)',
      'de nl':
        '*kaffeekapseln|*kaffeehandel|*kaffeeversand|*kaffeemaschinen|*teehandel|*teefachgeschäft|*teeversand|*koffiecapsules|*koffiebonen|*theewinkel|*koffiemachines',
      'sv da nb':
        '*kaffekapsl\\p{L}*|*kaffebönor|*kaffemaskin\\p{L}*|tehandel|tebutik\\p{L}*|*kaffebønner|*kaffebutikk|*kaffehandel',
      'fr es pt it ca ro':
        '(?:capsules|dosettes|grains?) (?:de |à )?café|café en grains?|(?:boutique|maison) de (?:thés?|cafés?)|(?:cápsulas|granos) de café|café en grano|tienda de (?:café|té)|(?:cápsulas|grãos) de café|café em grãos|loja de (?:café|chá)s?|(?:capsule|cialde) (?:di |e )?(?:caffè|cialde)|caffè in grani|negozio di tè|càpsules de cafè|(?:capsule|boabe) (?:de )?cafea|cafea boabe|ceainărie online',
      'pl cs sk hr sl sr':
        '(?:kapsułki|ekspresy) do kawy|kawa ziarnista|sklep z (?:kawą|herbatą)|(?:zrnková|kapslová) (?:káva)|kávové kapsle|prodej (?:čaje|kávy)|predaj kávy|(?:kapsule za kavu|kava u zrnu|kafa u zrnu|aparati za kafu|kava v zrnu|kapsule za kavo)',
      'ru uk bg mk':
        '(?:кофе|кава) (?:в|у) (?:зернах|капсулах)|магазин (?:кофе|чая|кави|чаю)|капсулы для кофе|зернов\\p{L}+ (?:кофе|кава)|кафе (?:на зърна|капсули|во зрно|и капсули)|капсули за кафе|мелено кафе|кафемашини|кафемати',
      'fi et lv lt hu':
        '*kahvikapseli\\p{L}*|*kahvipavut|*kahvikauppa|*teekauppa\\p{L}*|*kohvikapsl\\p{L}*|*kohvioad|*kohvipood|*teepood|kafijas (?:kapsul|pupiņ|aparāt|automāt)\\p{L}*|tējas veikal\\p{L}*|kavos (?:kapsul|pupel|aparat)\\p{L}*|arbatos parduotuv\\p{L}*|(?:kávé ?kapszula|szemes kávé|kávégép)\\p{L}*|teabolt|teaszaküzlet',
      'el tr':
        '(?:κάψουλες|κόκκοι) (?:καφέ|espresso)|καφεκοπτεί\\p{L}+|(?:kahve (?:çekirdeği|kapsülü|makinesi|makineleri)|çekirdek kahve|kuru kahve(?:ci)?|çay satış)',
      'ar he fa':
        '(?:كبسولات|حبوب|محمصة|متجر) (?:ال)?قهوة|بن مطحون|קפסולות קפה|פולי קפה|מכונות קפה|(?:فروش|فروشگاه) (?:قهوه|چای)|دانه قهوه',
      'id vi is th sq hi':
        '(?:kapsul|biji) kopi|toko (?:kopi|teh)|(?:cà phê|trà) (?:hạt|rang xay|đặc sản|sạch)|máy pha cà phê|kaffi(?:baunir|hylki|vélar)|(?:เมล็ดกาแฟ|แคปซูลกาแฟ|ร้านขายกาแฟ)|kapsula kafeje|kafe kokërr|कॉफी बीन्स',
      'ja zh ko':
        'コーヒー豆(?:専門店|販売)|自家焙煎珈琲豆|紅茶専門店|咖啡胶囊|咖啡豆(?:专卖|販售)|茶葉專賣|원두(?:판매|쇼핑몰)|커피머신|캡슐커피',
    },
  },
  {
    name: 'wine shop',
    bucket: 'Retail',
    narrows: 'speciality food and drink shop',
    parts: {
      'beer shop': 'beer|bier(?!cer)|ølhandel|bières?|cervez|cervej|olut|пив',
      'whisky shop': 'whisk',
      'sake shop': 'sake|地酒|日本酒',
      'liquor store':
        'spirit|liquor|off[- ]licen|bottle|slijter|licor|alkohol|алкомаркет|алкогол|alcohol|tekel|içki|酒販|酒类|酒行|주류|酒店通販|전통주|ital|içecek|drankwinkel|pićem|pića|pijač|drank(?!en)|monopol|אלכוהול|rượu(?! vang)|เหล้า|minuman|pijesh',
      'drinks shop': 'getränke|drankenhandel|bebidas|băuturi|משקאות|nápoj',
      'wine shop':
        'wine|wein|wijn|wyn|vin(?!to)|cav|enotec|garraf|bodeg|вин(?!а ?$)|vin|viini|veini|vīn|vyn|bor(?:k|s|b|sh)|κρασ|κάβ|οίνω|şarap|ワイン|葡萄酒|红酒|紅酒|와인|יין|ไวน์|वाइन|գին|ღვინ|champagne|酒窖',
    },
    words: {
      en: '(?:wine|whisky|spirits|beer|liquor|bottle|champagne|sake) (?:shop|shops|store|stores|merchants?|retailer|importers?|club|cellar)|off[- ]licence|wine (?:boxes|subscription)',
      'de nl':
        '*weinhandlung|*weinladen|*weinfachgeschäft|*weinimport|*weinversand|*getränkemarkt|*getränkehandel|*spirituosenhandel|*wijnhandel|*wijnwinkel|*slijterij|*wijnimport|*drankenhandel|*bierwinkel|*weinhandel',
      'sv da nb':
        '*vinhandel\\p{L}*|*vinimportör\\p{L}*|*vinklubb|*vinhandler\\p{L}*|*vinimport\\p{L}*|*ølhandel|*vinimportør',
      'fr es pt it ca ro':
        'cavistes?|cave à (?:vins?|bières?)|(?:tienda|club|distribuidora) de (?:vinos|vinos y licores|licores|cervezas)|vinotecas?|licorer[ií]as?|garrafeiras?|(?:loja|distribuidora|adega|clube) de (?:vinhos?|bebidas|cervejas)|enoteche?|vineria|botiga de vins|magazin de (?:vinuri|băuturi)',
      'pl cs sk hr sl sr':
        'sklep (?:z winem|z winami|z alkoholem|winiarski)|(?:vinotéka|vinoteka|obchod s vínem|prodej vín|predaj vína)|(?:vinoteka|prodaja vina|trgovina z vini)',
      'ru uk bg mk':
        'магазин вин\\p{L}*|винотек\\p{L}+|винн\\p{L}+ (?:магазин|бутик)\\p{L}*|магазин (?:за|на) вин\\p{L}+|алкомаркет',
      'fi et lv lt hu':
        '*viinikauppa|*oluthuone ?kauppa|*veinipood\\p{L}*|*veiniimport\\p{L}*|vīna veikal\\p{L}*|vyno (?:parduotuv|klub|rūs)\\p{L}*|bor(?:kereskedés|szaküzlet|shop|bolt)\\p{L}*|italdiszkont|italkereskedés',
      'el tr': '(?:κάβα|κάβες) (?:ποτών|κρασιών|οίνων)|κάβα|tekel bayi|şarap (?:satış|mağazası)',
      'ar he fa': 'حانוت|חנות (?:יין|יינות|אלכוהול|משקאות)|יינות \\p{L}+',
      'id vi is th sq hi':
        'toko (?:wine|minuman)|(?:cửa hàng|shop) rượu(?: vang)?|rượu vang nhập khẩu|vínbúð\\p{L}*|ร้าน(?:ไวน์|ขายเหล้า)|dyqan (?:vere|pijesh)|वाइन शॉप',
      'ja zh ko':
        '酒販店|酒店(?:通販)|ワイン専門店|地酒専門店|酒类专卖|红酒专卖|葡萄酒商|酒窖|酒莊直營|와인샵|주류판매|전통주',
      zh: '葡萄酒(?:专卖店|專賣店)',
      'es it': 'vinacotecas?',
    },
  },
  {
    name: 'farm shop',
    bucket: 'Retail',
    narrows: 'farm',
    parts: {
      "farmers' market":
        "farmers['’]? market|bauernmarkt|boeremark|mercado de (?:agricultores|productores|produtores)|mercati? contadin|marché de producteurs|farmářský trh|farmársky trh|kmečka tržnica|рынок|пазар|lauku tirg|turg|piac|αγορά παραγωγών|üretici pazarı|市集|ตลาด|बाज़ार|שוק",
      'vegetable box scheme':
        'box|kiste|groentepakket|groentetas|grönsakslåd|grøntkasse|paniers?|cestas?|cajas|cassett|cabaz|cistelles|coșuri|paczki|skrzynki|bedýnk|debničk|zabojč|zöldségdoboz|野菜セット|有机蔬菜配送|꾸러미|سلة|سبد',
      'community-supported farm':
        'community[- ]supported|csa|solidarisch|solawi|herenboer|andels(?:jord|land)|amap|zöldségközös',
      'pick-your-own farm': 'zelfpluk|itsepoim|selvpluk|självplock|pick your own',
      'roadside farm market': '道の駅',
      'farm shop':
        'farm ?(?:shop|store|stand)|hofladen|bauernladen|regionalladen|boerderijw|landwink|streekw|hoeve|gårds?(?:but|aff|salg|sutsalg|utsalg|sförs|sprod|mat)|gaardb|vente|venta|vendita|spaccio|spacci|lojas?|sklep|prodej|predaj|prodaja|лавка|магазин|крамниц|tilapu|tilamyy|talup|bolt|veikal|parduotuv|直売|农产品直销|农场直供|農產直銷|직거래|로컬푸드|verkauf|vermarkt',
    },
    words: {
      en: "farm ?(?:shop|shops|store|stand)|(?:vegetable|veg|organic|farm) box(?:es)?(?: scheme| delivery)?|farmers['’]? shop|community[- ]supported agriculture|csa farm",
      'de nl':
        '*hofladen|*bauernladen|*regionalladen|*gemüsekiste|*biokiste|*abokiste|*solidarische landwirtschaft|*solawi|*bauernmarkt|*boerderijwinkel|*landwinkel|*groentepakket|*streekwinkel|*groentetas|*herenboeren',
      'sv da nb':
        '*gårdsbutik\\p{L}*|*gårdsaffär|*grönsakslåda|*gårdbutik\\p{L}*|*gaardbutik|*andelsjordbruk|*andelslandbruk|*reko-?ring\\p{L}*|*gårdsutsalg',
      'fr es pt it ca ro':
        '(?:magasin|vente) (?:à la ferme|de producteurs|directe)|paniers? de légumes|amap|(?:cestas|cajas) de (?:verduras?|frutas)|venta directa del (?:productor|agricultor)|cestas? (?:de )?orgânic[oa]s|vendita diretta (?:in azienda|dal produttore)|cassett[ae] (?:di )?(?:verdura|frutta)|spaccio aziendale|cistelles|coșuri? (?:cu|de) legume',
      'pl cs sk hr sl sr':
        'sklep (?:u rolnika|prosto z gospodarstwa)|(?:paczki|skrzynki) (?:z )?warzyw\\p{L}*|(?:farmářský|farmársky) (?:obchod|trh)\\p{L}*|(?:zeleninové )?bedýnky|debničky zeleniny|(?:kućni prag|prodaja na domaćinstvu|opg)|prodaja na kmetiji|kmečka tržnica|zabojček',
      'ru uk bg mk':
        'ферм\\p{L}+ (?:лавка|магазин|продукты|продукти|крамниця)|фермерский рынок|фермерски пазар|продукты от фермера',
      'fi et lv lt hu':
        '*tilapuoti|*tilamyymälä\\p{L}*|*lähiruokapuoti|*talupood|*talupoe\\p{L}*|*talutoit|lauku (?:labumi|veikal|tirg)\\p{L}*|ūki(?:o|ninko) (?:parduotuv|produkt|turg)\\p{L}*|(?:termelői|kistermelői) (?:bolt|piac|udvar)\\p{L}*|zöldségdoboz|zöldségközösség|háztáji',
      'el tr':
        '(?:αγρόκτημα|φάρμα) πωλήσεις|αγορά παραγωγών|(?:çiftlikten sofraya|köy ürünleri|doğal köy|üretici pazarı)',
      'ar he fa':
        '(?:متجر|منتجات) (?:ال)?(?:مزرعة|مزارع)|(?:חנות|שוק) (?:ה)?(?:משק|חווה|איכרים)|מהשדה (?:לצלחת|לבית)|سلة خضار|سبد محصولات کشاورزی',
      'id vi is th sq hi':
        'toko tani|sayur organik|(?:rau|nông sản) sạch|cửa hàng nông sản|sveitabúð|býli beint|ร้านผักอินทรีย์|ตลาดเกษตรกร|dyqan ferme|produkte ferme|किसान बाज़ार',
      'ja zh ko':
        '農産物直売所|直売所|野菜セット|道の駅|农产品直销|有机蔬菜配送|農產直銷|小農市集|로컬푸드|농산물 ?직거래|꾸러미',
    },
  },
  {
    name: 'health food shop',
    bucket: 'Retail',
    narrows: 'grocery shop',
    parts: {
      'zero-waste shop':
        'zero[- ]waste|refill|bulk|unverpackt|verpakkingsvrij|förpackningsfri|emballag?s?efri|emballasjefri|løsvekt|vrac|a granel|sfuso|bezobal|csomagolásm|pakkaukset|pakendivab|bezatkrit|umbúðal|量り売り|제로웨이스트',
      'food supplements shop':
        'supplement|nahrungserg|sportnahr|kosttil|complément|suplement|integrator|suplimente|doplň|dodaci|dopolnil|спортив|бад|добавк|lisärav|toidulisand|uztura bag|maisto papild|kiegészít|συμπληρ|takviye|sporcu|מכמל|مكمل|مکمل|תוספי|ויטמינ|fæðubót|อาหารเสริม|サプリ|保健品|保健食品|영양제|thực phẩm chức năng|dodatci|vitamin|nutrición deportiva|nutrição',
      'herbal shop': 'herbol|erborist|plafar|zielar|bylin|zelišč|biljna|фитоапт|трав|gyógynöv|βότανα|aktar|عطار',
      'organic food shop':
        'organic|bio|öko|ekobut|ekologi|økolog|økobut|ecológic|biológic|orgânic|luomu|mahe|эко|еко|eko(?!l)|lífræn|οργαν|βιολογ|organik|有机|有機|オーガニック|유기농|ऑर्गेनिक|जैविक|עצמ|אורגני|عضوي|ارگانیک|hữu cơ|ออร์แกนิก|herbal',
      'vegan shop': 'vegan',
      'health food shop':
        'health|reform|naturk|natuurw|natuurv|hälsok|hälsob|helse|naturist|saludab|dietétic|productos naturales|produtos naturais|saudáve|zdrow|zdrav|здоров|terveys|luontais|tervise|veselīg|sveik|υγιειν|健康食品|自然食品|건강|heilsu|טבע|צחי',
    },
    words: {
      en: '(?:(?:health|whole|natural) ?foods?|organic(?: foods?)?|bulk(?: foods?)?|zero[- ]waste|refill|vegan(?: foods?)?|gluten[- ]free(?: foods?)?) (?:shop|store|grocery|groceries|supermarket)|health shops?|(?:(?:health|whole|natural) ?foods?|organic) markets?|(?:food|nutritional|dietary|sports|vitamin) supplements?|(?:vitamins|supplements|sports nutrition) (?:shop|store)',
      'de nl':
        '*bioladen|*biomarkt|*reformhaus|*naturkost\\p{L}*|*unverpackt-?laden|*unverpackt|*nahrungsergänzung\\p{L}*|*sportnahrung|*natuurwinkel|*biowinkel|*reformwinkel|*verpakkingsvrije winkel|*voedingssupplementen|*reformhuis',
      'sv da nb':
        '*hälsokost\\p{L}*|*ekobutik|*kosttillskott|*helsekost\\p{L}*|*helsebutik|*økologisk butik|*kosttilskud|*kosttilskudd',
      'fr es pt it ca ro':
        '(?:magasin|épicerie) (?:bio|biologique|vrac|en vrac)|compléments? alimentaires?|(?:herbolarios?|tienda (?:naturista|ecológica|a granel)|suplementos (?:deportivos|alimenticios))|(?:produtos naturais|loja de (?:produtos naturais|suplementos)|suplementos alimentares)|(?:negozio (?:bio|biologico|sfuso)|erboristeri[ae]|integratori (?:alimentari|sportivi))|(?:plafar|suplimente alimentare|magazin (?:bio|naturist))|herbolari',
      'pl cs sk hr sl sr':
        '(?:zdrowa żywność|sklep (?:ekologiczny|zielarski|z suplementami)|suplementy diety)|(?:zdravá výživa|bezobalový obchod|biopotraviny|doplňky stravy|výživové doplnky|bezobalový)|(?:zdrava (?:hrana|prehrana|hrana)|prodavnica zdrave hrane|biljna apoteka|dodaci prehrani|suplementi|prehranska dopolnila)',
      'ru uk bg mk':
        '(?:эко|био)магазин\\p{L}*|магазин (?:здорового|правильного|спортивного) питания|(?:бад|спортивное питание|спортивне харчування|здорове харчування)|(?:биомагазин|хранителни добавки|здравословни храни|суплементи|здрава храна)',
      'fi et lv lt hu':
        '*luontaistuote\\p{L}*|*luomukauppa|*ekokauppa|*lisäravinne\\p{L}*|*ökopood|*mahepood|*loodustoodete? pood|*toidulisand\\p{L}*|(?:eko|bio|veselīg)\\p{L}* (?:veikal|produkt)\\p{L}*|uztura bagātināt\\p{L}*|(?:ekologišk|sveik)\\p{L}* (?:maist|parduotuv)\\p{L}*|maisto papild\\p{L}*|(?:bio|natúr|csomagolásmentes|gyógynövény)(?:bolt|üzlet|szaküzlet)\\p{L}*|táplálékkiegészítő\\p{L}*|étrend-kiegészítő\\p{L}*',
      'el tr':
        '(?:βιολογικά προϊόντα|κατάστημα βιολογικών|συμπληρώματα διατροφής|βότανα)|(?:organik (?:market|ürünler)|doğal ürünler|aktar(?:iye)?|gıda takviyesi|sporcu (?:besin|gıda))\\p{L}*',
      'ar he fa':
        '(?:مكملات غذائية|منتجات عضوية|أغذية صحية|عطارة)|(?:חנות טבע|מזון טבעי|מוצרים אורגניים|תוספי תזונה)|(?:مکمل (?:غذایی|ورزشی)|محصولات ارگانیک|عطاری)',
      'id vi is th sq hi':
        '(?:toko (?:organik|herbal)|suplemen (?:kesehatan|fitness))|(?:thực phẩm (?:hữu cơ|chức năng|sạch)|cửa hàng hữu cơ)|(?:heilsubúð|fæðubótarefni)\\p{L}*|(?:อาหารเสริม|ร้านอาหารสุขภาพ|สินค้าออร์แกนิก)|(?:suplemente|produkte bio)|(?:ऑर्गेनिक स्टोर|आयुर्वेदिक उत्पाद)',
      'ja zh ko':
        '自然食品店|オーガニック(?:ストア|ショップ)|サプリメント(?:専門店|通販)|量り売り店|有机食品店|保健品|有機商店|健康食品|건강식품|유기농매장|영양제|제로웨이스트샵',
    },
  },
  {
    name: 'sweet shop',
    bucket: 'Retail',
    narrows: 'speciality food and drink shop',
    parts: {
      'nut and dried fruit shop':
        'nut(?!el)|dates|dried|nüsse|nussh|noten|fruits secs|frutos secos|frutta secca|fructe usc|bakali|ořech|such[éy] plod|suvo voće|orašast|орех|горіх|сухофр|ядки|riekst|riešut|aszalt|ξηροί|kuruyemiş|פיצוח|קליית|آجیل|خشکبار|خرما|坚果|thạt|trái cây sấy|อบแห้ง|fruta të thata|ड्राई',
      'Japanese sweets shop': '和菓子|せんべい|駄菓子|飴屋',
      'rice cake shop': '떡집',
      'popcorn shop': 'popcorn',
      'biscuit maker': 'biscuiter',
      'sweet shop':
        'sweet|candy|confection|fudge|nougat|liquor|lolli|süß|bonbon|snoep|zoet|drop|godis|karamell|slik|bolsje|godter|sukker|golosin|dulces|turr|guloseim|doces|caramel|torron|confett|słodycz|cukierk|cukrov|sladk|slatkiš|сладост|солод|цукер|karkki|makei|kommi|maiust|saldum|saldain|édess|cukork|ζαχαρ|λουκ|lokum|baklava|şeker|helva|ממתק|حلوي|糖果|과자|한과|mithai|मिठ|মিষ্ট|இனிப்ப|مٹھائ|(?<![和駄])菓子|ëmbëlsir|kẹo|permen',
    },
    words: {
      en: '(?:sweet|candy|confectionery|fudge|nut|nougat|popcorn|liquorice|lollipop|dried fruit) (?:shop|shops|store|maker|makers|company)|(?:nuts|dates) (?:and|&) dried fruits?',
      'de nl':
        '*süßwaren\\p{L}*|*süßigkeiten|*bonbonmanufaktur|*nüsse und trockenfrüchte|*nusshandel|*snoepwinkel|*snoepgoed|*zoetwaren|*notenbar|*notenwinkel|*dropwinkel',
      'sv da nb': '*godisbutik\\p{L}*|*godisaffär|*karamellkokeri|*slikbutik|*bolsjekogeri|*godteributikk|*sukkertøy',
      'fr es pt it ca ro':
        'confiseries?|(?:marchand|boutique) de bonbons|biscuiter(?:ie|ies)|fruits secs|(?:tienda de )?(?:golosinas|dulces|turrones|frutos secos|confiter[ií]as?)|(?:loja de )?(?:doces|guloseimas|bomboniere|frutos secos)|confeitaria de doces|(?:confetteri[ae]|negozio di caramelle|frutta secca|torron[ei])|llaminadures|(?:bomboane|cofetărie de bomboane|fructe uscate)',
      'pl cs sk hr sl sr':
        'sklep ze słodyczami|(?:manufaktura|ręcznie robione) (?:cukierków|lizaków|krówki)|bakalie|(?:cukrovinky|obchod se sladkostmi|bonbóny|suché plody|ořechy a sušené)|(?:slatkiši|bombonijera|bombondžija|suvo voće|orašasti plodovi|sladkarije)',
      'ru uk bg mk':
        'магазин (?:сладостей|орехов|солодощів)|(?:орехи|сухофрукты) и (?:сухофрукты|орехи)|восточные сладости|горіхи та сухофрукти|ядки и сушени плодове|(?:магазин за )?сладки и бонбони',
      'fi et lv lt hu':
        '*karkkikauppa\\p{L}*|*makeistehdas|*makeiskauppa|*kommipood\\p{L}*|*maiustus\\p{L}*pood|saldum\\p{L}+ (?:veikal|ražo)\\p{L}*|rieksti un žāvēti|saldain\\p{L}+ (?:parduotuv|gamyb)\\p{L}*|riešutai ir džiovinti|édességbolt\\p{L}*|cukorkabolt|aszalt gyümölcs\\p{L}*',
      'el tr':
        '(?:ζαχαρώδη|ξηροί καρποί|λουκούμια|χαλβάς)|(?:kuruyemiş|şekerleme|lokum|baklava|pişmaniye|helva)\\p{L}*',
      'ar he fa': '(?:חנות ממתקים|פיצוחים|ממתקים|קליית|פיצוצי)|(?:آجیل|خشکبار|شیرینی سنتی|گز و سوهان|خرما)',
      'id vi is th sq hi':
        '(?:toko permen|oleh-oleh|kue kering|camilan)|(?:bánh kẹo|hạt dinh dưỡng|trái cây sấy|đặc sản mứt)|(?:sælgætis|nammi)\\p{L}*|(?:ร้านขนม|ลูกอม|ถั่วและผลไม้อบแห้ง)|(?:ëmbëlsira orientale|fruta të thata)|(?:मिठाई|नमकीन|ड्राई फ्रूट्स)\\p{L}*',
      'ja zh ko': '和菓子(?:店|屋)?|飴屋|駄菓子屋|せんべい屋|菓子舗|糖果店|坚果店|零食店|伴手禮|떡집|한과|과자점',
    },
  },
  {
    name: 'spice and sauce maker',
    bucket: 'Food and drink',
    isOfWares: true,
    narrows: 'food manufacturer',
    parts: {
      'spice maker':
        'spice|season|gewürz|kruid|krydd|épice|especias|temper|przypraw|koření|koren|začin|специ|спеці|подправ|mauste|maitse|garšv|priesk|fűszer|μπαχαρ|baharat|بهار|ادویه|תבלינ|スパイス|香料|향신료|মসলা|মশলা|मसाल|மசாலா|مصالح|مسال|ቅመ|kruidenm',
      'jam and preserves maker':
        'jam(?:$|s|m| )|jams?|preserv|chutney|marmelad|frucht|jammak|sylt|confitur|mermelad|geleia|marmellat|confettur|melmelad|dulceț|zacusc|conserv|marmelád|ajvar|ајвар|лютениц|przetwór|gemuri|konfitur|przetwor|přetvor|džem|варень|джем|сладка|hillo|moosi|ievārīj|uogien|lekvár|μαρμελ|reçel|مربى|مربا|ריבות|ジャム|잼',
      'mustard maker': 'mustard|senf|mosterd|senap|moutard|hořčic|sinapp',
      'vinegar maker': 'vinegar|essig|vinaigr|acetai|aceto|酢',
      'muesli maker': 'granola|müsli',
      'salt producer': 'salt(?!y)',
      'soy sauce and miso maker': '味噌|醤油|酱油|酱料|醬油|장류|고추장',
      'pickle maker': 'pickle|turşu|ترشی|مخلل|turshi|अचार|ஊறுகாய்|savanyú',
      'nut butter maker': 'butter',
      'syrup maker': 'syrup|sirup|szörp|сироп',
      'sauce maker':
        'sauce|chilisa|sauz|chiliså|salsas?|molho|salse|sosy|соус|сосов|mērč|padaž|szósz|σάλτσ|salça|sos|صلص|סوس|רטבים|سس|sambal|saus|tương|nước mắm|น้ำพริก|ซอส|辣醬|調味料|调味',
    },
    words: {
      en: '(?:spice|hot sauce|chilli sauce|sauce|pickle|chutney|jam|preserves?|mustard|vinegar|syrup|granola|salt|seasoning|nut butter|peanut butter) (?:maker|makers|company|producer|brand|manufacturer|blends?)|hot sauces?|homemade (?:jams?|chutneys?|preserves)',
      'de nl':
        '*gewürzmanufaktur|*senfmanufaktur|*senfmühle|*marmeladenmanufaktur|*essigmanufaktur|*chilisauce|*fruchtaufstrich\\p{L}*|*gewürzmühle|*müslimanufaktur|*kruidenmengsels|*jammakerij|*mosterdmakerij|*sauzen',
      'sv da nb':
        '*syltkokeri|*saltverk|*senapsmakeri|*marmeladfabrik|*marmeladekogeri|*krydderiblanding\\p{L}*|*chilisaus|*chilisås',
      'fr es pt it ca ro':
        'confitur(?:es|erie) artisanal\\p{L}*|moutarderie|vinaigrerie|(?:sauces|épices) artisanales|(?:mermeladas|salsas|especias) (?:artesanales|caseras)|salsas picantes|(?:geleias|molhos|temperos) (?:artesanais|caseiros?)|(?:confetture|marmellate|conserve|salse) artigianali|acetaia|aceto balsamico|(?:melmelades|conserves) artesan\\p{L}+|(?:dulcețuri|gemuri|zacuscă) (?:artizanale|de casă)',
      'pl cs sk hr sl sr':
        '(?:konfitury|przetwory|sosy) (?:domowe|rzemieślnicze)|przetwórni\\p{L}+ owoc\\p{L}+|(?:domácí|domáce) (?:marmelády|džemy|sirupy)|výroba (?:hořčice|sirupů|marmelád)|(?:domaći (?:džem|ajvar|sokovi)|zimnica|domače marmelade|proizvodnja ajvara)',
      'ru uk bg mk':
        '(?:производство|домашн\\p{L}+) (?:варенья|соусов|специй|джем\\p{L}*)|крафтов\\p{L}+ (?:соус|варень|сироп)\\p{L}*|(?:домашни|производство на) (?:сладка|лютеница|сосове|подправки)|домашен ајвар',
      'fi et lv lt hu':
        '*hillo(?:tehdas|keittämö)|*mauste(?:tehdas|myllly|seos)\\p{L}*|*sinappitehdas|*moosi(?:vabrik|tegu)\\p{L}*|*moosimeister|ievārījum\\p{L}+ (?:ražo|meistar)\\p{L}*|mērč\\p{L}+ ražo\\p{L}*|uogien\\p{L}+ (?:gamyb|gamint)\\p{L}*|padaž\\p{L}+ gam\\p{L}*|(?:kézműves|házi) (?:lekvár|szörp|szósz|savanyúság)\\p{L}*|lekvárfőz\\p{L}*',
      'el tr':
        '(?:παραδοσιακές|χειροποίητες) (?:μαρμελάδες|σάλτσες)|γλυκά του κουταλιού|(?:ev yapımı|doğal) (?:reçel|salça|sos|turşu)\\p{L}*|baharat (?:üretimi|üreticisi)',
      'ar he fa':
        '(?:مصنع|إنتاج) (?:ال)?(?:مخللات|صلصات|بهارات|مربيات|مربى)|(?:ריבות|רטבים|תבלינים) (?:תוצרת בית|בעבודת יד|בוטיק)|(?:تولید|تولیدی) (?:مربا|ترشی|ادویه|سس)\\p{L}*',
      'id vi is th sq hi':
        '(?:sambal|saus|bumbu) (?:kemasan|rumahan|homemade|instan)|(?:tương ớt|nước mắm|gia vị) (?:truyền thống|nhà làm)|(?:sultugerð|sósugerð|kryddblöndu)\\p{L}*|(?:ผู้ผลิตซอส|น้ำพริก|โรงงานซอส)|(?:reçelra|turshi) (?:shtëpie|artizanale)|(?:मसाला|अचार) (?:निर्माता|उद्योग)',
      'ja zh ko':
        '味噌蔵|醤油蔵|ジャム(?:工房|専門店)|酢醸造|調味料メーカー|酱料厂|调味品厂|醬油廠|辣醬|장류|수제잼|고추장',
    },
  },
  {
    name: 'pet food maker',
    bucket: 'Manufacturing',
    isOfWares: true,
    narrows: 'pet shop',
    words: {
      en: '(?:pet|dog|cat|raw|horse) (?:food|treats?|feed) (?:maker|brand|company|manufacturer|producer|delivery|shop)|(?:raw|natural) (?:dog|pet) food|barf',
      'de nl':
        '*barf-?shop|*barf|*hundefutter|*katzenfutter|*tiernahrung|*hundekekse|*pferdefutter|*hondenvoer|*kattenvoer|*rauwvoer|*diervoeding',
      'sv da nb': '*hundmat|*hundfoder|*kattmat|*hundefoder|*hundefôr|*hundemat|*kattefoder',
      'fr es pt it ca ro':
        '(?:croquettes|alimentation|nourriture) (?:pour |naturelle pour )?(?:chiens?|chats?|animale)|(?:comida|alimento|pienso) (?:natural )?para (?:perros|gatos|mascotas)|(?:ração|alimentação|comida) (?:natural )?para (?:cães|cachorros|gatos|pets)|(?:alimenti|cibo|crocchette) per (?:cani|gatti|animali)|menjar per (?:gossos|gats)|hrană (?:pentru|naturală pentru) (?:câini|pisici)',
      'pl cs sk hr sl sr':
        'karm[ay] dla (?:psów|kotów|psa|zwierząt)|(?:krmivo|krmiva|granule|pamlsky) pro (?:psy|kočky)|krmivo pre (?:psov|mačky)|hrana za (?:pse|mačke|ljubimce|kućne ljubimce)',
      'ru uk bg mk': 'корм\\p{L}* для (?:собак|кошек|животных|котів|тварин)|храна за (?:кучета|котки|кучиња)',
      'fi et lv lt hu':
        '*koiranruo(?:ka|at)|*koiranruua\\p{L}*|*kissanruo(?:ka|at)|*lemmikkieläinruo\\p{L}*|*koeratoit\\p{L}*|*kassitoit\\p{L}*|*lemmikloomatoi\\p{L}*|(?:suņu|kaķu|dzīvnieku) barīb\\p{L}*|(?:šunų|kačių|gyvūnų) (?:maist|ėdal|pašar)\\p{L}*|(?:kutya|macska|állat)(?:eledel|táp)\\p{L}*',
      'el tr': '(?:τροφές|ζωοτροφές) (?:για )?(?:σκύλους|γάτες|κατοικίδια|σκύλων)|(?:köpek|kedi) maması',
      'ar he fa':
        '(?:طعام|أغذية) (?:ال)?(?:كلاب|قطط|حيوانات)|(?:מזון|אוכל) (?:ל|טבעי ל)(?:כלבים|חתולים)|غذای (?:سگ|گربه|حیوانات)',
      'id vi is th sq hi':
        'makanan (?:anjing|kucing|hewan)|thức ăn (?:cho )?(?:chó|mèo|thú cưng)|(?:hundamat|kattamat|gæludýrafóður|hundafóður)\\p{L}*|อาหาร(?:สุนัข|แมว|สัตว์เลี้ยง)|ushqim për (?:qen|mace)|(?:पेट|डॉग) फूड',
      'ja zh ko': 'ペットフード|ドッグフード|キャットフード|宠物食品|寵物食品|펫푸드|강아지사료|수제간식',
    },
  },
];
