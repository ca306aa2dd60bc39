import type { Kind } from './kind.ts';

/** Shops for one thing of a home or a pastime. */
export const SHOPS_FOR_HOME_AND_HOBBY: readonly Kind[] = [
  {
    name: 'outdoor or camping shop',
    bucket: 'Retail',
    narrows: 'sports shop',
    parts: {
      'running shop': 'running|laufladen|laufshop|hardloopw|löparbut|løbebut|ランニング',
      'golf shop': 'golf|ゴルフ|골프|高尔夫',
      'tack shop':
        'equest|tack|reitsport|ruiters|ridsport|rideudst|équit|hípic|equitaz|jeździec|jezdec|конн|ratsas|lovas|乗馬',
      'surf shop': 'surf',
      'skate shop': 'skate',
      'ski shop': '(?<!water)ski(?!n)|snowboard',
      'dive shop': 'div(?:e|ing)|plong|buceo|dykar',
      'motorcycle gear shop': 'motorcycle|motorrad|motorkled|moto',
      'cycling gear shop': 'cycling',
      'tennis shop': 'tennis',
      'army surplus shop': 'army|surplus',
      'outdoor or camping shop':
        'outdoor|camp|hik|climb|surviv|kampeer|buitensp|friluft|montañ|montagn|turyst|turist|турист|поход|retkei|matka|アウトドア|キャンプ|户外|戶外|露营|露營|캠핑|등산',
    },
    words: {
      en: '(?:outdoor|camping|hiking|climbing|running|cycling|fishing|ski|surf|skate|snowboard|dive|golf|equestrian|tennis|motorcycle|army surplus|survival) (?:gear|shop|store|equipment|outfitters|clothing|accessories)(?: (?:shop|store|brand))?|(?:surfboard|skateboard|snowboard|ski|kayak|bike) (?:brand|makers?|builder|manufacturer)|tack shop',
      'de nl sv da nb':
        '*outdoorladen|*outdoor-?shop|*outdoorausrüstung|*campingausrüstung|*campingzubehör|*skateshop|*surfshop|*reitsport(?:geschäft|bedarf|laden)?|*laufladen|*laufshop|*golfshop|*motorradbekleidung|*kampeerwinkel|*buitensportwinkel|*ruitersport(?:winkel|zaak)|*hardloopwinkel|*outdoorwinkel|*friluftsbutik|*campingbutik|*ridsportbutik|*löparbutik|*friluftsudstyr|*rideudstyr|*rideutstyr|*turutstyr|*løbebutik|*løpebutikk',
      'fr es pt it ca ro':
        "(?:magasin|équipement|boutique) (?:de |d['’])?(?:plein air|randonnée|outdoor|camping|running|équitation|surf|skate)|sellerie équestre|surplus militaire|(?:tienda|equipo|material) (?:de |para )?(?:montaña|camping|outdoor|hípica|running|surf|skate|escalada)|(?:loja|equipamento) de (?:camping|montanhismo|surf|skate|corrida|equitação)|(?:attrezzatura|negozio|articoli) (?:da |per |di )?(?:montagna|campeggio|outdoor|equitazione|running|surf|skate)|selleria equitazione|botiga de muntanya|(?:echipament|magazin) (?:outdoor|camping|montan|de munte|echitație)",
      'pl cs sk hr sl sr':
        'sklep (?:turystyczny|górski|jeździecki|biegowy|outdoorowy|kempingowy|militarny)|(?:outdoorové vybavení|jezdecké potřeby|jazdecké potreby|kempingové vybavení|turistické vybavení|outdoor obchod|army shop)|(?:oprema za (?:kampiranje|planinarenje|trčanje|jahanje)|outdoor (?:oprema|trgovina)|oprema za (?:pohodništvo|kampiranje))',
      'ru uk bg mk':
        '(?:туристическ\\p{L}+ снаряжени\\p{L}+|товары для (?:туризма|кемпинга|верховой езды)|магазин (?:туристического|конного))|(?:туристичн\\p{L}+ спорядженн\\p{L}+|товари для туризму)|(?:туристическа екипировка|къмпинг оборудване|планинарска опрема)',
      'fi et lv lt hu':
        '*retkeilykauppa|*eräkauppa|*retkeilyvarust\\p{L}*|*ratsastustarvike\\p{L}*|*hevostarvike\\p{L}*|*juoksukauppa|*matkapood|*matkavarustus|*ratsatarb\\p{L}*|*hobusepood|(?:tūrisma|kempinga|jāšanas) (?:inventār|preč|piederum)\\p{L}*|(?:turizmo|stovyklavimo|jojimo) (?:prek|įrang|inventor)\\p{L}*|(?:túra|kemping|lovas|futó|outdoor) ?(?:bolt|felszerelés|üzlet|webshop|kellék)\\p{L}*',
      'el tr':
        '(?:είδη (?:camping|ορειβασίας|ιππασίας|κατασκήνωσης))|(?:kamp malzemeleri|outdoor (?:mağazası|malzemeleri)|binicilik malzemeleri|kamp ekipmanları)',
      'ar he fa':
        '(?:معدات|مستلزمات|لوازم) (?:ال)?(?:تخييم|رحلات|فروسية)|(?:ציוד (?:מחנאות|טיולים|קמפינג|רכיבה)|חנות (?:מטיילים|טיולים))|(?:لوازم (?:کمپینگ|کوهنوردی|سوارکاری|طبیعت ?گردی))',
      'id vi is th sq hi':
        '(?:perlengkapan|alat) (?:camping|outdoor|hiking)|(?:dụng cụ|đồ) (?:dã ngoại|cắm trại|phượt)|(?:útivistar|hestavöru|útilegu)\\p{L}*|(?:อุปกรณ์(?:แคมป์ปิ้ง|เดินป่า|แคมปิ้ง))|(?:pajisje (?:kampingu|malore))|(?:कैंपिंग|ट्रेकिंग) (?:गियर|उपकरण)',
      'ja zh ko':
        'アウトドア(?:ショップ|用品)|キャンプ用品|登山用品|サーフショップ|スケートショップ|乗馬用品|户外用品|露营装备|登山裝備|露營用品|캠핑용품|등산용품|서핑샵|승마용품',
    },
  },
  {
    name: 'party supplies shop',
    bucket: 'Retail',
    words: {
      en: '(?:party|balloon|fancy dress|costume|fireworks?|carnival|cake decorating|celebration) (?:supplies|shop|store|hire|decorations?|decorators?|rental|stylists?)',
      'de nl sv da nb':
        '*partybedarf|*ballon(?:dekoration|shop|künstler|deko)|*luftballons|*kostümverleih|*faschingskostüme|*karnevalskostüme|*feuerwerksverkauf|*feestwinkel|*feestartikelen|*ballondecoratie\\p{L}*|*verkleedkleding|*kostuumverhuur|*vuurwerkwinkel|*partybutik|*ballongdekoration|*maskeradkläder|*festartiklar|*festartikler|*ballondekoration|*udklædning|*kostymeutleie',
      'fr es pt it ca ro':
        '(?:articles de fête|location de costumes|décorat\\p{L}+ (?:de |en )?ballons)|(?:artículos (?:de|para) fiestas?|decoración con globos|alquiler de disfraces|disfraces|pirotecnia)|(?:artigos (?:de|para) festas?|decoração (?:com|de) balões|aluguel de fantasias|fantasias|pirotecnia)|(?:articoli per feste|allestimenti (?:con )?palloncini|noleggio costumi|palloncini)|(?:articles de festa|pirotècnia|disfresses)|(?:articole (?:de )?petrecere|baloane (?:cu heliu)?|închirieri costume)',
      'pl cs sk hr sl sr':
        '(?:artykuły imprezowe|dekoracje balonowe|balony z helem|wypożyczalnia (?:strojów|kostiumów))|(?:párty (?:potřeby|potreby)|balónková výzdoba|balónková dekorace|půjčovna (?:kostýmů|masek)|balóny)|(?:party oprema|dekoracij\\p{L}+ balonima|baloni (?:za|sa)|najam kostima|iznajmljivanje kostima)',
      'ru uk bg mk':
        '(?:товары для праздника|воздушные шары|оформление (?:воздушными )?шарами|аэродизайн|прокат костюмов)|(?:повітряні кул(?:і|ьки)|товари для свята|прокат костюмів)|(?:парти артикули|балони с хелий|украса с балони|карнавални костюми)',
      'fi et lv lt hu':
        '*juhlatarvik\\p{L}*|*ilmapallo(?:koristelu|kauppa)|*naamiaisasu\\p{L}*|*pukuvuokraamo|*peotarb\\p{L}*|*õhupall\\p{L}*|*kostüümi(?:laenutus|rent)|(?:svētku preč|balon\\p{L}+ (?:dekor|piegād)|karnevāla tērp)\\p{L}*|(?:švenčių reikmen|balion\\p{L}+ (?:dekor|prist)|karnavalin\\p{L}+ kostium)\\p{L}*|(?:party ?kellék|lufi ?dekor|léggömb|jelmezkölcsönz)\\p{L}*',
      'el tr':
        '(?:είδη (?:πάρτυ|πάρτι)|διακόσμηση με μπαλόνια|στολισμός με μπαλόνια|ενοικίαση στολών)|(?:parti malzemeleri|balon süsleme|kostüm kiralama)',
      'ar he fa':
        '(?:مستلزمات (?:ال)?حفلات|بالونات|تنسيق بالونات)|(?:ציוד למסיבות|עיצוב בבלונים|בלונים|השכרת תחפושות|תחפושות)|(?:لوازم (?:تولد|جشن)|بادکنک ?آرایی)',
      'id vi is th sq hi':
        '(?:perlengkapan pesta|dekorasi balon|sewa kostum)|(?:phụ kiện (?:tiệc|sinh nhật)|trang trí (?:bong bóng|sinh nhật)|cho thuê trang phục)|(?:partívör|blöðruskreyt|búningaleig)\\p{L}*|(?:อุปกรณ์ปาร์ตี้|ลูกโป่ง|เช่าชุดแฟนซี)|(?:tullumbace|artikuj për festa)|(?:गुब्बारे|पार्टी सामान)',
      'ja zh ko':
        'パーティーグッズ|バルーン(?:アート|ショップ|装飾)|コスチュームレンタル|花火(?:店|製造)|气球(?:布置|装饰)|派对用品|氣球佈置|派對用品|파티용품|풍선장식|의상대여',
    },
  },
  {
    name: 'baby shop',
    bucket: 'Retail',
    parts: {
      "children's clothes shop": 'children',
      'maternity shop': 'maternity|umstands|zwangersch|maternité|premamá|gestante',
      'baby shop':
        'baby|nursery|pram|pushchair|stroller|kinderwagen|bébé|puéric|bebé|bebê|beb|dzieci|niemowl|kojen|dojč|дитя|детск|малыш|vauva|laste|bērn|kūdik|bab[ay]|bebek|βρεφ|ベビー|母婴|婴|嬰|아기|유아',
    },
    words: {
      en: "nursery furniture|(?:baby|maternity|children[’']?s) (?:shops?|stores?|products|wear|clothes|equipment|boutique)|(?:prams?|pushchairs?|strollers?) (?:and|&) (?:pushchairs|car seats|strollers|prams)|baby carriers",
      'de nl':
        '*babymarkt|*babyausstattung|*baby-?(?:fachmarkt|fachgeschäft|shop|laden)|*kinderwagen(?:shop|geschäft)?|*babywinkel|*babyspeciaalzaak|*babyspullen|*kinderwagens|*babykleding|*babyuitzet',
      'sv da nb fi':
        '*barnvagnar?|*babybutik|*babyudstyr|*barnevogne?|*babyutstyr|*barneutstyr|*barnevogner|*babykläder|*babytøj|*lastentarvik\\p{L}+|*lastenvaunu\\p{L}*|*vauvantarvik\\p{L}+',
      'fr es pt it ca ro':
        "(?:magasin|boutique|articles) de puériculture|(?:tienda|artículos|ropa) (?:de|para) beb[ée]s?|carritos de bebé|(?:loja|enxoval|artigos|roupas) (?:de|para) bebês?|enxovais? de bebê|carrinhos de bebé|(?:articoli|negozio|prodotti) per (?:l['’]|la prima )?(?:infanzia|bambini|neonati)|abbigliamento (?:neonato|bambini)|passeggini|botiga de nadons|(?:articole|magazin|cărucioare|hăinuțe) (?:pentru )?(?:copii|bebeluși|bebe)",
      'pl cs sk hr sl sr':
        '(?:sklep (?:dziecięcy|z artykułami dla dzieci)|wózki dziecięce|artykuły dziecięce|wyprawk\\p{L}+ dla (?:niemowl|noworod)\\p{L}+)|(?:kočárky|kojenecké (?:potřeby|zboží|oblečení)|dětské zboží)|(?:kočíky|kojenecké potreby|detský tovar)|(?:dječja|dečja|dečija|bebi) (?:oprema|kolica)|oprema za bebe|otroška oprema|otroški vozički',
      'ru uk bg mk':
        '(?:товары|одежда) для (?:новорожд[её]нных|малышей|детей)|детские (?:товары|коляски)|магазин детск\\p{L}+ (?:товаров|одежды)|(?:товари|одяг) для (?:немовлят|новонароджених|дітей|малюків)|дитячі (?:товари|коляски|візочки)|(?:бебешк|бебешки|детски) (?:стоки|магазин|колички|дрехи)|бебешка опрема|бебешки',
      'et lv lt hu':
        'beebi(?:pood|tarbed|kaubad)|lastekau(?:bad|pade pood)|lapsevankri(?:d|te)|bērnu (?:preces|ratiņi|apģērb\\p{L}+)|prec(?:es|ēm) (?:mazuļiem|bērniem)|(?:vaikų|kūdikių) (?:prekės|vežimėliai|drabužiai)|prekės (?:kūdikiams|vaikams)|baba(?:bolt|kocsi|áruház|ruha|webáruház)\\p{L}*',
      'el tr':
        '(?:βρεφικά|βρεφικές|παιδικά) (?:είδη|ρούχα|καρότσια)|βρεφικ\\p{L}+ είδ\\p{L}+|bebek (?:mağaza|ürün|araba|giyim)\\p{L}*',
      'ar he fa':
        '(?:مستلزمات|ملابس|محل) (?:ال)?(?:أطفال|مواليد|اطفال|حديثي الولادة)|(?:מוצרי|עגלות|חנות) תינוק(?:ות)?|(?:سیسمونی|لباس نوزاد|کالسکه)(?: نوزاد)?',
      'id vi ja zh ko th':
        '(?:toko )?perlengkapan bayi|baby ?shop|mẹ và bé|đồ (?:sơ sinh|em bé)|ベビー用品|ベビー服|母婴(?:用品|店)|嬰兒用品|婦嬰用品|유아용품|아기용품|유모차|ของใช้เด็ก|เสื้อผ้าเด็ก',
    },
  },
  {
    name: 'carpet shop',
    bucket: 'Retail',
    narrows: 'home and gift shop',
    words: {
      en: '(?:oriental|persian|handmade|antique|hand-?knotted|moroccan|turkish|area) (?:rugs?|carpets?)|(?:carpet|rug)s? (?:shops?|stores?|galler(?:y|ies)|showrooms?|dealers?|weavers?|makers?|merchants?)',
      'de nl':
        '*teppich(?:haus|galerie|handel|geschäft|handlung|manufaktur)|*orientteppiche?|*perserteppiche?|*designerteppiche?|handgeknüpfte teppiche|*tapijten|*tapijthandel|*tapijtwinkel|perzische tapijten|*vloerkleden(?:winkel)?',
      'sv da nb fi':
        '*matthandel|*mattaffär|orientaliska mattor|handknutna mattor|*ægte tæpper|*tæppebutik|orientalske tæpper|*teppehandel|ekte tepper|orientalske tepper|*mattokaup\\p{L}+|itämaiset matot',
      'fr es pt it ca ro':
        "tapis (?:d['’]orient|persans?|berbères?|faits main|anciens|sur mesure)|alfombras (?:persas|orientales|a medida|hechas a mano|turcas)|tienda de alfombras|tapetes (?:persas|orientais|artesanais)|(?:loja de|arraiolos) tapetes|tappeti (?:persiani|orientali|antichi|moderni|su misura|annodati)|catifes (?:perses|orientals)|covoare (?:persane|orientale|lucrate manual|tradiționale)|magazin de covoare",
      'pl cs sk hr sl sr':
        'dywany (?:perskie|orientalne|wełniane|ręcznie \\p{L}+)|sklep z dywanami|(?:perské|orientální|ručně tkané|kusové) koberce|prodejna koberců|(?:perzské|orientálne|kusové) koberce|predajňa kobercov|(?:perzijsk|orijentaln|persijsk|pirotsk)\\p{L}+ (?:ćilim|tepi[hs])\\p{L}*|(?:perzijske|orientalske) preproge',
      'ru uk bg mk':
        '(?:магазин|салон) ковр\\p{L}+|(?:персидские|восточные|шерстяные) ковры|ковры ручной работы|(?:магазин|салон) килим\\p{L}+|(?:перські|вовняні) килими|(?:персийски|ръчно тъкани|вълнени) килими|магазин за килими|персиски теписи',
      'et lv lt hu':
        'vaibapood|pärsia vaibad|paklāju veikals|persiešu paklāji|kilimų (?:salonas|parduotuvė|namai)|persiški kilimai|perzsaszőnyeg\\p{L}*|szőnyeg(?:bolt|áruház|szalon|webáruház)\\p{L}*',
      'el tr':
        '(?:περσικά|χειροποίητα) χαλιά|κατάστημα χαλιών|(?:el dokuma|makine|ipek|antika|türk) halı(?:sı|ları|lar)?|halı (?:mağaza|kilim|imalat|üretim)\\p{L}*|halıcılık|kilim ve halı',
      'ar he fa':
        '(?:محل |معرض |بيع )?(?:ال)?سجاد (?:إيراني|عجمي|يدوي|تركي|فاخر)|שטיחים (?:פרסיים|בעבודת יד)|חנות שטיחים|فرش (?:دستباف|ماشینی|ایرانی|کاشان|دستبافت)|قالی (?:دستباف|ایرانی)|فروش فرش',
      'ja zh ko hi': 'ペルシャ絨毯|絨毯専門店|ラグ専門店|波斯地毯|手工地毯|地毯厂|地毯專賣|카펫 ?전문|러그 ?전문|कालीन',
      'es it': 'alfombras|tappeti',
      zh: '地毯',
    },
  },
  {
    name: 'curtain maker',
    bucket: 'Retail',
    narrows: 'home and gift shop',
    words: {
      en: '(?:made[- ]to[- ]measure|bespoke|custom|handmade) (?:curtains?|drapes|drapery|soft furnishings)|curtain (?:makers?|making|shops?|stores?|workrooms?|specialists?)|(?:curtains|drapes) (?:and|&) (?:soft furnishings|upholstery)',
      'de nl':
        '*gardinen(?:studio|atelier|näherei|haus|geschäft|fachgeschäft|nähservice)|gardinen nach maß|*vorhangatelier|vorhänge nach maß|*gordijn(?:en)?(?:atelier|winkel|speciaalzaak)|gordijnen op maat|*gordijnenmaker|*gordijnenatelier|*gardinen\\p{L}*|*gordijnen\\p{L}*',
      'sv da nb fi':
        'måttsydda gardiner|*gardinsömnad|*gardinateljé|*gardinbutik|gardiner efter mål|*gardinsyning|gardiner på mål|*gardinsøm|*verhoompalvelu|*verho-ompelimo|verhot mittojen mukaan',
      'fr es pt it ca ro':
        'rideaux (?:sur[- ]mesure|et voilages)|confection de rideaux|(?:cortinas|visillos) (?:a medida|y estores|y visillos|a la medida)|confección de cortinas|cortinas (?:sob medida|por medida)|loja de cortinas|cortinados|(?:tende|tendaggi) (?:da interni|su misura|per interni)|tendaggi|cortines a mida|(?:perdele și draperii|draperii (?:la comandă|și perdele)|confecții? perdele)',
      'pl cs sk hr sl sr':
        '(?:szycie )?(?:firan|zasłon|firany|zasłony)(?: (?:i|oraz|na) \\p{L}+)?|(?:šití|ušití) (?:záclon|závěsů)|záclony a závěsy|(?:šitie záclon|záclony a závesy)|zavjese (?:po mjeri|i karniše)|šivanje zavjes[ae]|šivenje zavesa|zavese (?:po meri|i)|šivanje zaves|zavese po meri',
      'ru uk bg mk':
        '(?:пошив|дизайн|салон|ателье|магазин) (?:штор|гардин|тюл\\p{L}+)|шторы (?:на заказ|и тюль)|(?:пошиття|салон|магазин|дизайн) (?:штор|гардин)|штори (?:на замовлення|та тюль)|(?:шиене на )?(?:пердета|завеси) (?:по поръчка|и)|шиене на (?:завеси|пердета)|шиење завеси',
      'et lv lt hu':
        'kardina(?:salong|te õmblemine|pood|stuudio)\\p{L}*|aizkaru (?:salons|šūšana|dizains)|užuolaid(?:ų|os) (?:siuvimas|salonas|dizainas)|függöny(?:varrás|bolt|szalon|áruház)\\p{L}*',
      'el tr':
        '(?:ραφή|κατάστημα|ράψιμο) κουρτινών|κουρτίνες (?:ραφή|κατά παραγγελία)|perde (?:dikim|mağaza|modelleri|tasarım|sistemleri)\\p{L}*|(?:tül|zebra|fon) perde\\p{L}*',
      'ar he fa': '(?:تفصيل|محل|معرض|خياطة) (?:ال)?ستائر|וילונות(?: בהתאמה אישית| מעוצבים)?|(?:دوخت|فروش|مزون) پرده',
      'id vi ja zh ko th':
        '(?:toko|jasa) gorden|gorden (?:minimalis|custom)|(?:may |cửa hàng )?rèm cửa|rèm vải|オーダーカーテン|カーテン専門店|窗帘|窗簾|커튼(?:전문| 전문|블라인드)|ผ้าม่าน(?: ม่าน)?',
      hi: 'पर्दे की दुकान',
      'es pt ro': 'cortinas|magazin de perdele',
    },
  },
  {
    name: 'lighting shop',
    bucket: 'Retail',
    narrows: 'home and gift shop',
    words: {
      en: '(?:lighting|lamp|light fixtures?|chandelier)s? (?:shops?|stores?|showrooms?|retailers?|galler(?:y|ies)|manufacturers?|makers?|suppliers?)|(?:led|designer|decorative|architectural|commercial|outdoor) (?:lighting|lamps)(?: (?:manufacturers?|suppliers?|solutions))?|chandeliers',
      'de nl':
        '*leuchten(?:haus|manufaktur|hersteller|studio|shop)|*lampen(?:laden|geschäft|haus|shop)|*lichtstudio|*lichthaus|*lichtplanung|*led-?beleuchtung(?:en)?|*verlichtingswinkel|*lampenwinkel|*verlichtingsspeciaalzaak|*led-?verlichting|*lampenspeciaalzaak',
      'sv da nb fi':
        '*lampbutik|*belysningsbutik|*led-?belysning|*lampefabrik|*lampebutik|*lampehus|*belysningsforretning|*valaisinliike|*valaisinkaup\\p{L}+|*led-?valaisi\\p{L}+|*valaisinvalmistaja',
      'fr es pt it ca ro':
        "(?:magasin de |boutique de )?luminaires?|éclairage (?:led|professionnel|architectural)|(?:tienda de (?:lámparas|iluminación)|iluminación (?:led|decorativa|industrial|profesional))|lámparas y \\p{L}+|(?:loja de )?(?:luminárias|iluminação led|candeeiros)|iluminação (?:decorativa|profissional|residencial)|(?:negozio|vendita) (?:di )?(?:lampadari|illuminazione)|lampadari(?: e \\p{L}+)?|illuminazione (?:led|per interni|d['’]interni|professionale)|botiga de làmpades|il·luminació led|(?:corpuri de iluminat|magazin de lustre|iluminat led|lustre și \\p{L}+)",
      'pl cs sk hr sl sr':
        '(?:sklep z (?:oświetleniem|lampami)|oświetlenie (?:led|wewnętrzne|zewnętrzne|przemysłowe)|lampy i \\p{L}+|żyrandole)|(?:prodejna svítidel|svítidla|led osvětlení|lustry)|(?:predajňa svietidiel|svietidlá|led osvetlenie)|(?:rasvjetn|rasvetn)\\p{L}+ tijel\\p{L}*|(?:led|unutarnja|vanjska|dekorativna) (?:rasvjeta|rasveta)|salon rasvete|lusteri|(?:svetila|led razsvetljava)',
      'ru uk bg mk':
        '(?:магазин|салон|производство) (?:светильников|света|люстр|освещения)|люстры(?: и \\p{L}+)?|светодиодн\\p{L}+ (?:светильник|освещени)\\p{L}+|(?:магазин|виробництво) (?:світильників|люстр|світла)|люстри (?:та|і) \\p{L}+|світлодіодн\\p{L}+ (?:світильник|освітленн)\\p{L}+|(?:осветителни тела|полилеи|led осветление|лед осветление|лед осветлување)',
      'et lv lt hu':
        'valgustipood|valgusti(?:d|te) (?:pood|müük|ja)|led ?valgust(?:id|us)|(?:gaismekļi|lampu veikals|led apgaismojums)|(?:šviestuvai|šviestuvų (?:salonas|parduotuvė)|led apšvietimas)|(?:lámpabolt|csillár|világítástechnik|led világítás|lámpaüzlet|lámpa webáruház)\\p{L}*',
      'el tr':
        '(?:φωτιστικά|κατάστημα φωτιστικών|είδη φωτισμού)|(?:aydınlatma (?:mağaza|ürün|firma|armatür|sistem)|avize)\\p{L}*',
      'ar he fa':
        '(?:محل |معرض )?(?:ثريات|نجف|إنارة ليد|وحدات إنارة)|גופי תאורה|תאורת (?:לד|פנים|חוץ)|(?:لوستر|چراغ های? led|نورپردازی و روشنایی|روشنایی led)',
      'id vi ja zh ko th hi':
        'toko lampu|lampu hias|đèn (?:trang trí|led|chùm)|照明専門店|照明器具メーカー|灯饰|灯具|燈飾|燈具|照明公司|조명(?:가게|전문|업체| ?전문점)|โคมไฟ|ร้านโคมไฟ|झूमर',
      'es pt': 'iluminación y lámparas|iluminação e candeeiros',
      ja: '照明器具店',
    },
  },
  {
    name: 'hunting and fishing shop',
    bucket: 'Retail',
    narrows: 'sports shop',
    parts: {
      gunsmith:
        'gun ?(?:smith|mak)|büchsenm|armur|armer[ií]a|armaiol|armeiro|rusznik|puškař|puškár|puškar|оружейник|zbrojn|asesepp|relvameist|fegyverműv|銃砲',
      'fishing tackle shop':
        'fishing|tackle|bait|angl|fly|angel|hengels|fiske|pêche|pesca|wędkar|rybár|rybář|ribolov|рыбол|рибол|kalastus|kalapüg|makšķer|žvejy|horgász|balık|αλιευτ|釣|渔具|釣具|낚시',
      'hunting shop':
        'hunt|jagd|jakt|jagt|jacht|chasse|caza|caça|caccia|myśliw|lovec|poľov|lov(?!n)|охот|мислив|metsästys|jahi|medīb|medžiok|vadász|av |κυνηγ|猎|狩猟|사냥',
      'gun shop':
        'gun ?(?:shop|store|deal)|firearm|guns(?!mith)|waffen|wapen|vapen|våben|våpen|armas|armi|broń|zbran|оруж|збро|asekaup|relva|ieroč|ginkl|fegyver|silah|όπλ',
    },
    words: {
      en: '(?:fishing tackle|tackle|bait|angling|fly) (?:shops?|stores?|dealers?)|bait (?:and|&) tackle|fishing (?:shops?|stores?|lures?|tackle|gear|equipment)|gun ?(?:smiths?|shops?|stores?|dealers?|makers?)|(?:guns|firearms) (?:and|&) ammo|firearms? (?:dealers?|retailers?|sales)|hunting (?:shops?|equipment|supplies)',
      'de nl':
        '*angelshop|*angelgeräte|*anglerbedarf|*angelbedarf|*angelladen|*waffengeschäft|*büchsenmacher\\p{L}*|*jagdbedarf|*jagdausrüst\\p{L}+|*jagd und angel|*waffen und munition|*hengelsport(?:winkel|zaak)?|*hengelsportartikelen|*wapenhandel|*jachtwinkel|*jachtartikelen',
      'sv da nb fi':
        '*fiskebutik för \\p{L}+|*fiskeutrustning|*fiskeredskap|*sportfiskebutik|*vapenaffär|*jaktbutik|*jakt och fiske|*vapenhandel|*grejbutik|*lystfiskerbutik|*fiskegrej|*våbenforretning|*jagtforretning|*våbenhandler|jagt og fiskeri|*jaktbutikk|*våpenforretning|jakt og fiske|*børsemaker|*kalastuskaup\\p{L}+|*kalastustarvik\\p{L}+|*kalastusväline\\p{L}+|*asekaup\\p{L}+|*aseliike',
      'fr es pt it ca ro':
        '(?:magasin|articles|matériel) de (?:pêche|chasse)(?: et \\p{L}+)?|armureri(?:e|es)|armuriers?|coutellerie armurerie|(?:tienda|artículos|equipos) de (?:pesca|caza)|armer[íi]as?|(?:loja|artigos|material) de (?:pesca|caça)|espingardaria|armeiro|(?:negozio|articoli) (?:di |da |per la )?(?:pesca|caccia)|armeria|caccia e pesca|botiga de (?:pesca|caça)|(?:magazin|articole|echipamente) (?:de )?(?:pescuit|vânătoare)|(?:arme și muniții|armurier)',
      'pl cs sk hr sl sr':
        '(?:sklep (?:wędkarski|myśliwski|z bronią)|artykuły wędkarskie|broń i amunicja|rusznikar\\p{L}+)|(?:rybářské (?:potřeby|zboží)|zbraně a střelivo|puškařství|myslivecké potřeby|lovecké potřeby)|(?:rybárske potreby|zbrane a strelivo|poľovnícke potreby|puškárstvo)|(?:(?:ribolovna|pecaroška|lovačka) (?:oprema|trgovina|radnja)|oružje i (?:municija|streljivo)|lovačka prodavnica|puškar\\p{L}*)|(?:ribiška|lovska) (?:oprema|trgovina)|orožje in strelivo',
      'ru uk bg mk':
        '(?:рыболовн|охотнич|оружейн)\\p{L}+ (?:магазин|снаряжени|снаст)\\p{L}*|(?:товары|всё|все) для (?:рыбалки|охоты)(?: и \\p{L}+)?|(?:рибальськ|збройов|мисливськ)\\p{L}+ (?:магазин|спорядженн|снаст)\\p{L}*|товари для (?:риболовлі|рибалки|полювання)|(?:риболовни|риболовен|ловни|ловен|оръжеен) (?:принадлежности|магазин)|риболовна опрема|ловечка опрема',
      'et lv lt hu':
        'kalastus(?:tarbed|pood)|jahi(?:pood|tarbed)|relvapood|(?:makšķerēšanas|medību|ieroču) (?:veikal|piederum|prec)\\p{L}*|(?:žvejybos|žūklės|medžioklės|ginklų) (?:prekė|parduotuvė|reikmen|prekių)\\p{L}*|(?:horgász|vadász|fegyver)(?:bolt|áruház|szaküzlet|cikk|üzlet)\\p{L}*',
      'el tr':
        'είδη (?:αλιείας|κυνηγίου|κυνηγιού|ψαρέματος)|οπλοπωλεί\\p{L}+|κυνηγετικά (?:όπλα|είδη)|(?:balık malzeme|olta|av malzeme|av tüfe|silah mağaza)\\p{L}*(?: takım\\p{L}*| malzeme\\p{L}*)?|av bayi\\p{L}*',
      'ja zh ko': '釣具店|釣り具|銃砲店|渔具|釣具|钓具|낚시(?:용품|점|방)|총포사',
    },
  },
  {
    name: 'hobby and comic shop',
    bucket: 'Retail',
    narrows: 'toy shop',
    types: ['HobbyShop'],
    parts: {
      'comic shop':
        'comic|manga|anime|strip|bande dessinée|\\bbd\\b|cómic|fumett|komiks|комикс|комікс|sarjakuv|képregény|çizgi|漫画|アニメ|动漫|만화',
      'trading card shop': 'card|sammelkart|カード|卡牌|카드',
      'model shop': 'model|modell|modèle|modél|maquet|модел|pienoismall|makett|模型|プラモデル|모형|프라모델|rc',
      'hobby shop': 'hobby|collect|wargam|ホビー|хобби',
    },
    words: {
      en: '(?:comics?|comic ?books?|manga|anime|trading cards?|hobby|model|rc|model railway|wargaming|collectibles) (?:shops?|stores?)|(?:model railways?|scale models?|rc cars?|plastic kits) (?:shop|store|supplies|and \\p{L}+)',
      'de nl':
        '*comic(?:laden|shop|buchhandlung)|*mangaladen|*modellbau(?:shop|laden|geschäft|fachgeschäft)|*modellbahn(?:shop|laden|geschäft|center)|*modelleisenbahn(?:en)?|*sammelkarten(?:shop)?|*stripwinkel|*stripspeciaalzaak|*modelbouw(?:winkel|shop)|*modeltreinen|*modelspoorwinkel',
      'sv da nb fi':
        '*serietidningsbutik|*seriebutik|*hobbybutik|*modelltåg|*modelljärnväg(?:ar)?|*tegneseriebutik|*modeltog|*modelljernbane|*tegneseriebutikk|*sarjakuvakaup\\p{L}+|*pienoismallikaup\\p{L}+|*pienoisrautatie\\p{L}*|*pienoismallit',
      'fr es pt it ca ro':
        '(?:librairie|boutique) (?:bd|manga|comics)|(?:magasin|boutique) de (?:modélisme|maquettes|figurines|cartes)|modélisme(?: ferroviaire| naval)?|(?:tienda|librería) de (?:cómics?|manga|modelismo|maquetas)|modelismo(?: ferroviario| ferroviário)?|loja de (?:quadrinhos|modelismo|banda desenhada|mangá|cartas)|fumetteri(?:a|e)|negozio di (?:fumetti|modellismo|carte)|modellismo(?: ferroviario)?|fermodellismo|botiga de còmics|modelisme|(?:magazin de |librărie de )(?:benzi desenate|modelism)|machete și \\p{L}+',
      'pl cs sk hr sl sr':
        '(?:sklep (?:modelarski|komiksowy|z komiksami)|modelarstw\\p{L}+|kolejki elektryczne)|(?:modelářské (?:potřeby|centrum)|komiksový obchod|modelová železnice|plastikové modely)|(?:modelárske potreby|komiksový obchod|plastikové modely)|(?:modelarstvo|striparnica|maketarstvo|strip(?:arnica| knjižara))',
      'ru uk bg':
        '(?:магазин|клуб) (?:комиксов|моделей|настольных игр и комиксов|моделизма|коміксів)|масштабные модели|сборные модели|железнодорожный моделизм|масштабні моделі|збірні моделі|(?:магазин за (?:комикси|модели)|моделизъм)',
      'et lv lt hu':
        'mudelipood|koomiksipood|komiksu veikals|modelisma veikals|modelių parduotuvė|komiksų (?:parduotuvė|knygynas)|modell(?:bolt|vasút|ező)\\p{L}*|makett(?:bolt|ezés|áruház)\\p{L}*|képregény(?:bolt|kereskedés)\\p{L}*',
      'el tr':
        '(?:κατάστημα|βιβλιοπωλείο) κόμικς|μοντελισμός|(?:çizgi roman|hobi|maket|model) (?:mağaza|dükkan)\\p{L}*|maket ve \\p{L}+',
      'ja zh ko':
        '鉄道模型(?:店|専門店)|模型店|ホビーショップ|カードショップ|トレカ(?:ショップ|専門店)|漫画书店|模型店|모형 ?전문점|만화방',
    },
  },
  {
    name: 'aquarium shop',
    bucket: 'Retail',
    narrows: 'pet shop',
    parts: {
      'reptile shop': 'reptil|terrar|террари|爬虫|爬蟲|파충',
      'koi and pond specialist': 'pond|koi|teich|vijver|bassin|estanque|laghett|錦鯉|锦鲤|비단잉어',
      'aquarium shop':
        'aquar|akvar|aqua|fisch|zierf|acuar|acquar|akwar|аквари|akváriu|tropical|marine|reef|アクアリウム|熱帯魚|水族|수족|ενυδρε|akvaryum',
    },
    words: {
      en: '(?:aquarium|tropical fish|reptile|pond|koi)s? (?:shops?|stores?|supplies|cent(?:re|er)s?|specialists?|dealers?)|aquatics? (?:shops?|stores?|supplies|specialists?|dealers?)|aquascaping|(?:marine|reef|freshwater) aquariums?|aquarium (?:maintenance|design|installation)',
      'de nl':
        '*aquaristik\\p{L}*|*aquarien(?:bau|shop|pflege)|*terraristik\\p{L}*|*zierfisch(?:e|handel|zucht)|*koi(?:farm|handel|zucht|center)|*meerwasseraquaristik|*aquariumwinkel|*aquariumspeciaalzaak|*aquaristiek|*vijverspeciaalzaak|*koispecialist',
      'sv da nb fi':
        '*akvariebutik|*akvarieaffär|*akvarieservice|*akvariefirma|*akvariebutikk|*terrariebutik|*akvaariokaup\\p{L}+|*akvaarioliike|*akvariefisk',
      'fr es pt it ca ro':
        "aquariophilie|(?:magasin|boutique) d['’]aquari(?:ums?|ophilie)|terrariophilie|acuariofilia|(?:tienda|servicio) de acuarios|(?:loja de )?aquari(?:smo|ofilia)|loja de aquários|aquapaisagismo|acquariofilia|negozio di acquari|acquari e \\p{L}+|aquariofília|acvaristică|magazin de acvarii",
      'pl cs sk hr sl sr':
        '(?:sklep akwarystyczny|akwarystyk\\p{L}+|terrarystyk\\p{L}+)|akvaristik\\p{L}+|akvarijn\\p{L}+ (?:rybk|trgovin|ryby)\\p{L}*|teraristik\\p{L}+',
      'ru uk bg mk':
        '(?:магазин аквариум|аквариумистик|аквариумн\\p{L}+ (?:рыб|магазин)|акваріумістик|акваріумн\\p{L}+ (?:риб|магазин)|аквариум(?:ен магазин|ни риб)|террариумистик|акваскейпинг)\\p{L}*',
      'et lv lt hu':
        'akvaaristika\\p{L}*|akvaariumipood|akvāriju veikals|akvārijistika|akvariumų (?:parduotuvė|priežiūra)|akvarist\\p{L}*|akvarisztik\\p{L}+|díszhal\\p{L}*|terrarisztik\\p{L}+',
      'el tr':
        '(?:είδη|κατάστημα) ενυδρείου|ενυδρεία και \\p{L}+|akvaryum (?:mağaza|market|malzeme|tasarım|balık|bakım)\\p{L}*|akvaryumcu\\p{L}*',
      'ar he fa id vi':
        '(?:محل )?أسماك زينة|أحواض (?:ال)?أسماك|דגי נוי|אקווריומים|ماهی (?:های )?(?:آکواریومی|زینتی)|(?:فروشگاه )?آکواریوم|toko (?:ikan hias|aquarium)|ikan hias|cá cảnh|hồ cá cảnh|thủy sinh',
      'ja zh ko th':
        '熱帯魚専門店|アクアリウム(?:専門店|ショップ)|爬虫類専門店|水族馆用品|水族(?:店|用品)|观赏鱼|觀賞魚|수족관 ?(?:전문|용품|청소)|열대어|ปลาสวยงาม|ตู้ปลา',
    },
  },
];
