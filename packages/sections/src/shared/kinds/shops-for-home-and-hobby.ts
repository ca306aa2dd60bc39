import type { Kind } from './kind.ts';

/** Shops for one thing of a home or a pastime. */
export const SHOPS_FOR_HOME_AND_HOBBY: readonly Kind[] = [
  {
    name: 'baby shop',
    bucket: 'Retail',
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
    },
  },
  {
    name: 'curtain maker',
    bucket: 'Retail',
    narrows: 'home and gift shop',
    words: {
      en: '(?:made[- ]to[- ]measure|bespoke|custom|handmade) (?:curtains?|drapes|drapery|soft furnishings)|curtain (?:makers?|making|shops?|stores?|workrooms?|specialists?)|(?:curtains|drapes) (?:and|&) (?:soft furnishings|upholstery)',
      'de nl':
        '*gardinen(?:studio|atelier|näherei|haus|geschäft|fachgeschäft|nähservice)|gardinen nach maß|*vorhangatelier|vorhänge nach maß|*gordijn(?:en)?(?:atelier|winkel|speciaalzaak)|gordijnen op maat|*gordijnenmaker|*gordijnenatelier',
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
    },
  },
  {
    name: 'hunting and fishing shop',
    bucket: 'Retail',
    narrows: 'sports shop',
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
    words: {
      en: '(?:comics?|comic ?books?|manga|anime|trading cards?|card|hobby|model|rc|model railway|wargaming|collectibles) (?:shops?|stores?)|(?:model railways?|scale models?|rc cars?|plastic kits) (?:shop|store|supplies|and \\p{L}+)',
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
    words: {
      en: '(?:aquarium|tropical fish|reptile|aquatics?|pond|koi)s? (?:shops?|stores?|supplies|cent(?:re|er)s?|specialists?|dealers?)|aquascaping|aquatics cent(?:re|er)|(?:marine|reef|freshwater) aquariums?|aquarium (?:maintenance|design|installation)',
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
