import type { Kind } from './kind.ts';

export const SMALL_MAKERS: readonly Kind[] = [
  {
    name: 'soap maker',
    bucket: 'Crafts and repair',
    isOfWares: true,
    words: {
      en: 'soap ?(?:makers?|making|works|company|shop)|(?:hand-?made|natural|artisan|hand-?crafted|cold[- ]process(?:ed)?|goat milk|olive oil) soaps?|soapery',
      'de nl':
        '*seifenmanufaktur|*seifensieder\\p{L}*|*naturseifen?|*seifenherstell\\p{L}*|*handgemachte seifen?|*olivenölseifen?|*zeepmaker\\p{L}*|*zeepzieder\\p{L}*|*zeepmakerij|*handgemaakte zepen|*natuurlijke zeep',
      'sv da nb':
        '*tvåltillverk\\p{L}*|*handgjord(?:a)? tvål(?:ar)?|*tvålkok\\p{L}*|*naturtvål(?:ar)?|*sæbemager\\p{L}*|*håndlavet sæbe|*håndlavede sæber|*sæbefabrik|*såpekok\\p{L}*|*håndlag(?:et|de) såpe(?:r)?|*såpeprodus\\p{L}*',
      'fr es pt it ca ro':
        'savonnerie|savonnier|savons? (?:artisana(?:l|ux)|naturels?|saponifiés? à froid|faits? main)|jabones (?:artesanales|naturales|caseros)|jabón (?:artesanal|natural)|jabonería|saboaria|sabonetes? (?:artesana(?:l|is)|natura(?:l|is))|saponificio|saponi (?:artigianali|naturali)|sapone (?:artigianale|naturale)|sabons? (?:artesans?|naturals?)|săpun(?:uri)? (?:artizanal|natural|handmade)\\p{L}*',
      'pl cs sk hr sl':
        'mydlarni\\p{L}+|mydł[ao] (?:naturalne|rzemieślnicze|ręcznie robione)|mydlárn\\p{L}+|(?:přírodní|ručně vyráběná) mýdla|výroba mýd\\p{L}+|mydláre\\p{L}+|(?:prírodné|ručne vyrábané) mydlá|(?:prirodni|ručno rađeni|domaći) sapuni|sapunarni\\p{L}+|(?:naravna|ročno izdelana) mila|milarn\\p{L}+|milarstvo',
      'ru uk bg':
        'мыловар\\p{L}+|мыло (?:ручной работы|натуральное)|натуральное мыло|миловар\\p{L}+|мило (?:ручної роботи|натуральне)|натуральне мило|сапунарн\\p{L}+|(?:ръчно изработени|натурални|естествени) сапуни',
      'fi et lv lt hu':
        '*saippuapaja|*saippuatehdas|*käsintehdyt saippuat|*luonnonsaippua\\p{L}*|*seebikoda|*seebitoot\\p{L}+|*käsitööseebid|looduslikud seebid|ziepju (?:darbnīca|ražo\\p{L}+)|roku darba ziepes|dabīgās ziepes|rankų darbo muil\\p{L}+|natūral(?:us|aus) muil\\p{L}+|muilo gam\\p{L}+|szappan(?:készít|főz|műhely|manufaktúra)\\p{L}*|(?:kézműves|natúr|natur) szappan\\p{L}*',
      'el tr':
        'σαπωνοποι\\p{L}+|(?:χειροποίητ|φυσικ|παραδοσιακ)\\p{L}+ σαπο[ύυ]ν\\p{L}+|(?:doğal|el yapımı|zeytinyağlı|bitkisel) sabun\\p{L}*|sabun (?:üretim|imalat|atölye)\\p{L}*|sabunhane',
      'ar he fa':
        'صابون (?:طبيعي|يدوي|يدوي الصنع|بلدي|نابلسي|غار)|مصبنة|סבונים (?:טבעיים|בעבודת יד)|סבון (?:טבעי|בעבודת יד|שמן זית)|(?:صابون (?:طبیعی|دست ?ساز|گیاهی|سنتی)|صابون ?سازی)',
      'id vi is th':
        'sabun (?:handmade|alami|organik)|(?:pabrik|produsen) sabun|xà (?:phòng|bông) (?:thiên nhiên|handmade|thủ công)|sápugerð\\p{L}*|handgerð(?:ar)? sáp(?:a|ur)|สบู่(?:ทำมือ|แฮนด์เมด|ธรรมชาติ|สมุนไพร)',
      'ja zh ko': '手作り石鹸|手作り石けん|石けん工房|石鹸工房|手工皂|肥皂厂|수제비누|천연비누',
    },
  },
  {
    name: 'candle maker',
    bucket: 'Crafts and repair',
    isOfWares: true,
    narrows: 'home and gift shop',
    words: {
      en: 'candle (?:makers?|making|company|studio|shop|manufactur(?:ers?|ing))|(?:scented|soy|beeswax|hand-?poured|hand-?made) (?:wax )?candles?',
      'de nl':
        '*kerzenmanufaktur|*kerzenhersteller|*kerzenzieher\\p{L}*|*wachszieher\\p{L}*|*kerzenwerkstatt|*duftkerzen|*sojakerzen|*kaarsenmaker\\p{L}*|*kaarsenmakerij|*kaarsenfabriek|*geurkaarsen|*sojakaarsen',
      'sv da nb':
        '*ljusstöperi|*ljustillverk\\p{L}*|*doftljus|*lysstøberi|*stearinlysfabrik|*duftlys|*sojalys|*lysstøperi',
      'fr es pt it ca ro':
        'cirier|bougies? (?:parfumées?|artisanales?|naturelles?)|fabricant de bougies|velas (?:aromáticas|artesanales|de soja|perfumadas)|cerería|velas (?:aromáticas|artesanais|perfumadas|de soja)|candele (?:profumate|artigianali|di soia)|cereria|espelmes (?:artesanes|aromàtiques|perfumades)|lumânări (?:parfumate|artizanale|handmade|din ceară)',
      'pl cs sk hr sl':
        'świece (?:sojowe|zapachowe|ręcznie robione)|(?:producent|produkcja) (?:świec|zniczy)|(?:vonné|sójové|ručně vyráběné) svíčky|(?:výroba|výrobce) svíček|svíčkárna|(?:vonné|sójové) sviečky|výroba sviečok|(?:mirisne|ručno rađene|sojine) svijeće|svjećar\\p{L}*|(?:dišeče|sojine) sveče|svečarstvo|mirisne sveće',
      'ru uk bg':
        '(?:ароматическ|соев)\\p{L}+ свеч\\p{L}+|свечи ручной работы|производство свечей|(?:ароматичн|соєв)\\p{L}+ свічк\\p{L}+|свічки ручної роботи|(?:ароматни|соеви|ръчно изработени) свещи|производство на свещи',
      'fi et lv lt hu':
        '*kynttilätehda\\p{L}+|*kynttilävalmist\\p{L}+|*tuoksukynttilä\\p{L}*|*soijakynttilä\\p{L}*|*küünlatoot\\p{L}+|*küünlakoda|*lõhnaküünla\\p{L}*|*sojaküünla\\p{L}*|sveču (?:darbnīca|ražo\\p{L}+|liešan\\p{L}+)|(?:aromātiskās|sojas vaska|aromātu) sveces|žvakių (?:gam|liejim)\\p{L}+|(?:kvapios|sojų vaško|kvapniosios) žvakės|gyertya(?:készít|gyárt|öntő|mártó)\\p{L}*|(?:illat|szója)gyerty\\p{L}+',
      'el tr':
        'κηροποι\\p{L}+|κηροπλαστ\\p{L}+|(?:αρωματικ|χειροποίητ)\\p{L}+ κερι\\p{L}+|(?:kokulu|soya|el yapımı|dekoratif) mum\\p{L}*|mum (?:üretim|imalat|atölye)\\p{L}*',
      'ar he fa':
        'شموع (?:معطرة|عطرية|يدوية)|(?:صناعة|مصنع) (?:ال)?شموع|נרות (?:ריחניים|סויה|בעבודת יד|דקורטיביים)|(?:شمع (?:معطر|دست ?ساز|تزئینی)|شمع ?سازی)',
      'id vi is th':
        'lilin (?:aromaterapi|aroma)|nến (?:thơm|handmade)|(?:ilm|soja)kerti\\p{L}*|kertagerð\\p{L}*|เทียนหอม',
      'ja zh ko': 'キャンドル工房|アロマキャンドル|香薰蜡烛|蜡烛厂|香氛蠟燭|캔들공방|향초',
    },
  },
  {
    name: 'patisserie',
    bucket: 'Food and drink',
    narrows: 'bakery',
    words: {
      en: 'p[âa]tisseries?|(?:cake|pastry|cupcake|dessert) (?:shops?|makers?|studio|bakery)|(?:pastries and|french) cakes?|confectioner(?:y|s)|pastry chefs?',
      'de nl':
        '*konditorei\\p{L}*|*konditor(?:in)?|*zuckerbäcker\\p{L}*|*tortenmanufaktur|*hochzeitstorten?|*motivtorten?|*banketbakker\\p{L}*|*patisserie|*bruidstaarten|*taartenbakker\\p{L}*|*taartenwinkel',
      'sv da nb':
        '*konditori\\p{L}*|*tårtbageri|*bröllopstårtor|*bryllupskager?|*kageri|*bryllupskaker?|*kakebaker\\p{L}*',
      'fr es pt it ca ro':
        "pâtisser(?:ie)s?|pâtissi(?:er|ère)s?|chocolatier pâtissier|gâteaux? (?:de mariage|d['’]anniversaire|sur mesure)|cake design(?:er)?|pasteler[íi]as?|reposter[íi]a|confiter[íi]as?|tartas (?:personalizadas|de boda)|pastelarias?|confeitarias?|doçarias?|bolos (?:personalizados|de casamento|decorados)|pasticceri[ae]|pasticcere|torte (?:nuziali|personalizzate)|pastisseri\\p{L}+|cofetări[ei]|cofetăria|patiseri[ei]|torturi (?:personalizate|de nuntă|la comandă)",
      'pl cs sk hr sl':
        'cukierni\\p{L}+|torty (?:artystyczne|weselne|na zamówienie|okolicznościowe)|cukrárn\\p{L}+|cukrář\\p{L}*|(?:svatební|narozeninové) dorty|dorty na zakázku|cukráre\\p{L}+|(?:svadobné|narodeninové) torty|torty na objednávku|slastičarn\\p{L}+|slastičar\\p{L}*|poslastičarnic\\p{L}+|(?:svadbene|rođendanske) torte|slaščičarn\\p{L}+|(?:poročne|rojstnodnevne) torte',
      'ru uk bg':
        'кондитерск\\p{L}+|торты на заказ|кондитер\\p{L}*|кондитерськ\\p{L}+|торти на замовлення|сладкарниц\\p{L}+|сладкарски (?:цех|изделия)|торти по поръчка',
      'fi et lv lt hu':
        '*konditoria\\p{L}*|*kakkupuoti|*täytekakku\\p{L}*|*hääkakut|kondiitri(?:äri|tooted|koda)?|kondiitri\\p{L}*|tordid tellimisel|pulmatordid|konditorej\\p{L}+|(?:kāzu|dzimšanas dienas) tortes|tortes pēc pasūtījuma|konditerij\\p{L}+|(?:vestuvin|proginiai|gimtadienio)\\p{L}* tort\\p{L}+|cukrász\\p{L}*|(?:esküvői|egyedi|születésnapi) torta\\p{L}*|esküvői torták|egyedi torták',
      'el tr':
        'ζαχαροπλαστεί\\p{L}+|(?:γαμήλι|παιδικ)\\p{L}+ τούρτ\\p{L}+|pastane\\p{L}*|butik pasta\\p{L}*|(?:düğün|doğum günü) pasta\\p{L}*|tatlıcı\\p{L}*',
      'ar he fa':
        'حلويات|محل حلويات|حلواني|קונדיטוריה|קונדיטוריות|עוגות (?:מעוצבות|חתונה|יום הולדת)|קונדיטור|(?:قنادی|شیرینی ?سرا|شیرینی ?پزی|کیک (?:تولد|عروسی))',
      'id vi is th':
        'toko kue|kue (?:ulang tahun|tart|pengantin)|tiệm bánh (?:ngọt|kem)|bánh (?:kem|sinh nhật|cưới)|kökugerð|konditorí|brúðartert\\p{L}*|ร้านขนม(?:เค้ก|หวาน)|ร้านเค้ก',
      'ja zh ko':
        '洋菓子店|ケーキ屋|パティスリー|ケーキ専門店|甜品店|蛋糕店|甜點店|西点|케이크전문점|디저트카페|케이크샵',
    },
  },
  {
    name: 'fruit grower',
    bucket: 'Agriculture',
    narrows: 'farm',
    words: {
      en: '(?:fruit|apple|berry|blueberry|strawberry|cherry|citrus|avocado|mango|kiwi) (?:growers?|farms?|orchards?)|pick[- ]your[- ]own',
      'de nl':
        '*obstbau\\p{L}*|*obsthof|*obstbaubetrieb|*obstplantage|*beerenhof|*erdbeerhof|*fruitteelt\\p{L}*|*fruitteler\\p{L}*|*fruitkwekerij|*fruitbedrijf|*aardbeienkwekerij',
      'sv da nb':
        '*fruktodling\\p{L}*|*äppelodling\\p{L}*|*bärodling\\p{L}*|*jordgubbsodling\\p{L}*|*frugtplantage\\p{L}*|*frugtavl\\p{L}*|*bæravl|*jordbæravl|*fruktdyrk\\p{L}*|*bærdyrk\\p{L}*|*fruktgård|*jordbærgård',
      'fr es pt it ca ro':
        'arboriculteurs?|(?:producteur|production) de (?:fruits|pommes|fraises)|vergers? (?:de|familia\\p{L}+)|cueillette à la ferme|fruticultura|productor(?:es)? de (?:fruta|cítricos|aguacates?|fresas|naranjas)|fruticultor(?:es)?|(?:produtor(?:es)?|produção) de (?:frutas?|maçãs?|morangos?|mirtilos?|kiwis?)|pomares|frutticoltur\\p{L}+|frutticoltori|(?:produzione|coltivazione) (?:di )?(?:frutta|mele|fragole|agrumi|kiwi|piccoli frutti)|agrumeto|fructicultur[ăa]|fructicultors?|fruticultura|(?:producător\\p{L}*|producție) de (?:fructe|mere|afine|căpșuni)|livadă de \\p{L}+|plantație de \\p{L}+',
      'pl cs sk hr sl':
        '(?:gospodarstwo sadownicze|sadownictwo|sadownik)\\p{L}*|(?:producent|uprawa|plantacja) (?:jabłek|owoców|borówki|truskawek|malin)|ovocnář\\p{L}+|ovocné sady|(?:pěstování|samosběr) (?:ovoce|jablek|jahod|borůvek)\\p{L}*|ovocinár\\p{L}+|(?:pestovanie|samozber) (?:ovocia|jabĺk|jahôd|čučoriedok)|voćar\\p{L}+|(?:proizvodnja|uzgoj) (?:voća|jabuka|jagoda|borovnica|malina)|sadjar\\p{L}+|pridelava (?:sadja|jabolk|jagod|borovnic)',
      'ru uk bg':
        'садоводств\\p{L}+|(?:выращивание|производство) (?:ягод|яблок|фруктов|клубники|голубики)|садівництв\\p{L}+|(?:вирощування|виробництво) (?:ягід|яблук|фруктів|полуниці|лохини)|овощарств\\p{L}+|(?:отглеждане|производство) на (?:плодове|ябълки|ягоди|малини|боровинки|череши)|овощна градина',
      'fi et lv lt hu':
        '*marjatila\\p{L}*|*omenatila\\p{L}*|*mansikkatila\\p{L}*|*hedelmätarha|*marjakasvatu\\p{L}+|*õunaaed|*marjakasvatu\\p{L}+|*maasikakasvatu\\p{L}+|*õunakasvatu\\p{L}+|(?:augļkopīb|ogu audzē|zemeņu audzē|augļu audzē|ābolu audzē)\\p{L}+|(?:uogų|braškių|obuolių|vaisių|šilauogių) augin\\p{L}+|uogininkystė\\p{L}*|sodininkystės ūkis|gyümölcs(?:termeszt|termel|ész)\\p{L}*|(?:alma|eper|bogyós)\\p{L}* ?termeszt\\p{L}*|szedd magad',
      'el tr':
        '(?:παραγωγ|καλλιέργει)\\p{L}+ (?:φρούτων|μήλων|εσπεριδοειδών|φράουλας|ακτινιδίων|κερασιών)|(?:meyve|elma|çilek|kiraz|narenciye|incir|ceviz) (?:üretic|yetiştiric|bahçe)\\p{L}+',
      'ar he fa':
        '(?:مزرعة|مزارع|إنتاج) (?:فواكه|الفواكه|تمور|النخيل|حمضيات)|מטעי (?:תמרים|אבוקדו|תפוחים|פירות)|קטיף עצמי|(?:باغ (?:سیب|میوه|پسته|انار|گردو)|باغداری)',
      'id vi is th':
        'kebun (?:buah|durian|apel|jeruk|stroberi)|(?:vườn|trồng) (?:trái cây|cây ăn quả|sầu riêng|dâu tây)|(?:ávaxta|berja|jarðarberja)ræktun\\p{L}*|สวนผลไม้|สวนทุเรียน',
      'ja zh ko':
        '果樹園|りんご園|ぶどう園|いちご園|いちご狩り|果園|观光果园|果园|과수원|딸기농장|사과농장|블루베리농장',
    },
  },
  {
    name: 'poultry farm',
    bucket: 'Agriculture',
    narrows: 'farm',
    words: {
      en: '(?:poultry|chicken|egg|turkey|duck|quail|ostrich) (?:farms?|farming|producers?|production)|hatcher(?:y|ies)|free[- ]range eggs',
      'de nl':
        '*geflügelhof|*geflügelzucht\\p{L}*|*geflügelbetrieb|*hühnerhof|*eierhof|*legehennen\\p{L}*|*straußenfarm|*pluimveebedrijf|*pluimveehouder\\p{L}*|*legkippen|*kippenboerderij|*eierboerderij',
      'sv da nb':
        '*äggproducent\\p{L}*|*hönsgård|*kycklinguppföd\\p{L}*|*ægproducent\\p{L}*|*hønseri|*kyllingeproduc\\p{L}*|*eggprodusent\\p{L}*|*eggproduksjon|*kyllingprodus\\p{L}*',
      'fr es pt it ca ro':
        '(?:élevage|ferme|production) (?:de )?(?:volailles?|avicole|poules pondeuses)|aviculteurs?|granja avícola|avícola|(?:producción|productor) de huevos|avicultura|granja avícola|aviário|(?:produção|produtor) de ovos|allevamento (?:avicolo|galline|polli)|avicol[ao]|(?:produzione|produttore) (?:di )?uova|granja avícola|aviram|fermă (?:de păsări|avicolă|de găini)|avicol[ăe]|crescătorie de (?:păsări|prepelițe)',
      'pl cs sk hr sl':
        '(?:ferma|hodowla) (?:drobiu|kur|niosek|drobiowa)|(?:producent|produkcja) jaj|drůbežárn\\p{L}+|(?:chov|farma) (?:drůbeže|slepic|nosnic)|(?:chov|farma) (?:hydiny|sliepok|nosníc)|hydináre\\p{L}+|peradarsk\\p{L}+|(?:farma|uzgoj) (?:peradi|kokoši|nesilica|pilića)|proizvodnja jaja|živinarska farma|perutninar\\p{L}+|reja (?:perutnine|kokoši)',
      'ru uk bg':
        'птицефабрик\\p{L}+|птицевод\\p{L}+|инкубационн\\p{L}+ яйц\\p{L}+|птахофабрик\\p{L}+|птахівни\\p{L}+|птицеферм\\p{L}+|птицевъд\\p{L}+|производство на яйца',
      'fi et lv lt hu':
        '*kanala|*munatila|*kananmunatuota\\p{L}+|*siipikarjatila|*linnukasvatu\\p{L}+|*linnufarm|*munatoot\\p{L}+|putnu (?:ferma|fabrika|audzē\\p{L}+|novietne)|putnkop\\p{L}+|(?:olu ražo|vistu audzē)\\p{L}+|paukštyn\\p{L}+|paukščių (?:ūkis|augin\\p{L}+)|kiaušinių gam\\p{L}+|baromfi(?:telep|tenyészt|farm|keltet)\\p{L}*|tojás(?:termel|farm)\\p{L}*',
      'el tr':
        'πτηνοτροφ\\p{L}+|ορνιθοτροφ\\p{L}+|(?:tavuk|kanatlı|yumurta|hindi|bıldırcın) (?:çiftliğ|üretim|yetiştiric|üretic)\\p{L}*|tavukçuluk',
      'ar he fa':
        '(?:مزرعة|مزارع|شركة) (?:ال)?دواجن|دواجن|(?:לול|לולי) (?:מטילות|תרנגולות|פטם)|(?:مرغداری|مرغ تخم ?گذار|پرورش (?:مرغ|بلدرچین|بوقلمون|شترمرغ)|جوجه ?کشی)',
      'id vi is th':
        '(?:peternakan|ternak) (?:ayam|unggas|bebek|puyuh)|(?:trại|chăn nuôi) (?:gà|gia cầm|vịt)|(?:hænsna|kjúklinga|eggja)(?:bú|rækt|framleiðsl)\\p{L}*|ฟาร์มไก่',
      'ja zh ko': '養鶏場|養鶏|鶏卵生産|养鸡场|養雞場|禽业|양계장|양계농장',
    },
  },
  {
    name: 'agricultural contractor',
    bucket: 'Agriculture',
    narrows: 'farm',
    words: {
      en: 'agricultural (?:contract(?:ors?|ing)|services|spraying)|(?:crop|drone) spraying|aerial spraying|custom (?:farming|harvesting)|(?:combine|contract) harvesting|farm contractors?',
      'de nl':
        '*lohnunternehmen\\p{L}*|*lohnunternehmer\\p{L}*|*agrarservice|*agrardienstleist\\p{L}*|*maschinenring|*loonbedrijf|*loonwerk(?:er|ers|bedrijf)?|*landbouwdiensten',
      'sv da nb':
        '*lantbruksentreprenad|*lantbruksentreprenör|*maskinring|*maskinstation\\p{L}*|*landbrugsentreprenør|*landbruksentreprenør|*landbrukstjenester',
      'fr es pt it ca ro':
        '(?:entreprise|entrepreneurs?) (?:de )?travaux agricoles|travaux agricoles|prestations? agricoles?|servicios agrícolas|(?:contratista|maquila) agrícola|fumigación (?:agrícola|con drones)|serviços agrícolas|pulverização (?:agrícola|com drones?)|(?:contoterzis[mt]\\p{L}+|conto terzi) agricol\\p{L}+|contoterzismo|lavorazioni agricole|lavori agricoli|serveis agrícoles|(?:servicii|lucrări|prestări servicii) agricole',
      'pl cs sk hr sl':
        'usługi (?:rolnicze|agro)|opryski dronem|kombajnowanie|(?:zemědělské|agro) služby|služby v zemědělství|poľnohospodárske služby|(?:poljoprivredne|poljoprivredno strojne) usluge|poljoprivredne usluge|strojni krožek|kmetijske storitve',
      'ru uk bg':
        'агроуслуг\\p{L}*|(?:услуги|обработка полей) (?:агродронами|опрыскивания|комбайнов)|внесение удобрений дронами|агропослуг\\p{L}*|(?:обприскування|обробка) полів|послуги обприскування|земеделски услуги|механизирани услуги|пръскане с дрон\\p{L}*',
      'fi et lv lt hu':
        '*maatalousurako\\p{L}+|põllumajandusteenus\\p{L}*|põllutööteenus\\p{L}*|lauksaimniecības pakalpojum\\p{L}+|žemės ūkio paslaug\\p{L}+|mezőgazdasági (?:szolgáltat|bérmunk|gépi bérmunk)\\p{L}*|(?:drónos|helikopteres) permetez\\p{L}*|bérmunka mezőgazdaság\\p{L}*',
      'el tr':
        'γεωργικ[έώ]ς? υπηρεσίες|γεωργικές εργασίες|(?:tarımsal|zirai) (?:ilaçlama|hizmet)\\p{L}*|drone ile ilaçlama',
      'ar he fa':
        'خدمات زراعية|رش (?:المحاصيل|زراعي)|(?:שירותים חקלאיים|ריסוס (?:חקלאי|ברחפנים))|(?:خدمات کشاورزی|سم ?پاشی (?:با پهپاد|مزارع))',
      'id vi is th':
        'jasa (?:pertanian|penyemprotan)|(?:dịch vụ )?(?:phun thuốc (?:bằng )?(?:drone|máy bay)|dịch vụ nông nghiệp)|búverktaka\\p{L}*|landbúnaðarverktak\\p{L}*|(?:โดรน|รับ)(?:พ่นยา|เกษตร)',
      'ja zh ko': '農作業受託|農薬散布|农机服务|植保服务|無人機噴藥|植保无人机|농작업대행|드론방제|방제대행',
    },
  },
  {
    name: 'agricultural cooperative',
    bucket: 'Agriculture',
    narrows: 'farm',
    words: {
      en: "(?:agricultural|farmers['’]?|growers['’]?|dairy|coffee|cocoa) (?:co-?op(?:erative)?s?)",
      'de nl':
        '*agrargenossenschaft|*landwirtschaftliche genossenschaft|*erzeugergemeinschaft|*raiffeisen-?warengenossenschaft|*landbouwcoöperatie|*telersvereniging|*zuivelcoöperatie',
      'sv da nb':
        '*lantbrukskooperativ|*lantmännaförening|*landbrugskooperativ|*andelsselskab landbrug|*landbrukssamvirke',
      'fr es pt it ca ro':
        'coopérative (?:agricole|viticole|laitière|fruitière)|cooperativa (?:agr[íi]cola|agr[àa]ria|agropecuaria|agroindustrial|vinícola|oleícola|ganadera|cafetalera|agropecuária|agroalimentària)|cooperativas? agro-?alimentari\\p{L}+|cooperativa (?:agricola|ortofrutticola|di produttori)|cantina sociale|coopera(?:tiv[ăa]) agricol[ăa]',
      'pl cs sk hr sl':
        'spółdzielnia (?:rolnicza|mleczarska|ogrodnicza|producentów)|(?:rolnicza|mleczarska) spółdzielnia|grupa producentów|zemědělské (?:družstvo|obchodní družstvo)|zemědělsk\\p{L}+ družstv\\p{L}+|poľnohospodárske družstvo|roľnícke družstvo|poljoprivredna (?:zadruga|proizvodna)|kmetijska zadruga|zemljoradnička zadruga',
      'ru uk bg':
        'сельскохозяйственн\\p{L}+ (?:потребительск\\p{L}+ |производственн\\p{L}+ )?кооператив\\p{L}*|сільськогосподарськ\\p{L}+ кооператив\\p{L}*|земеделск\\p{L}+ кооперация|селскостопанск\\p{L}+ кооперация',
      'fi et lv lt hu':
        '*maatalousosuuskunta|*tuottajaosuuskunta|*meijeriosuuskunta|põllumajandusühistu\\p{L}*|(?:lauksaimniecības|piensaimnieku) (?:pakalpojumu )?kooperatīv\\p{L}+|žemės ūkio (?:kooperatyv|bendrov)\\p{L}+|(?:mezőgazdasági|termelői|gazda) (?:szövetkezet|szövetkezete)',
      'el tr':
        '(?:αγροτικός|γεωργικός|πτηνοτροφικός|οινοποιητικός) συνεταιρισμός|tarımsal (?:kalkınma|amaçlı) kooperatif\\p{L}*|(?:tarım|kalkınma|süt) (?:kredi )?kooperatifi',
      'ar he fa':
        '(?:جمعية|تعاونية) (?:تعاونية )?(?:زراعية|فلاحية)|(?:אגודה|קואופרטיב) חקלאית?|אגודת המגדלים|تعاونی (?:کشاورزی|تولید کشاورزی|روستایی)',
      'id vi is th':
        'koperasi (?:petani|pertanian|tani)|hợp tác xã nông nghiệp|htx nông nghiệp|samvinnufélag bænda|สหกรณ์การเกษตร',
      'ja zh ko': '農業協同組合|農協|农民专业合作社|农业合作社|農業合作社|농업협동조합|영농조합법인|영농조합',
    },
  },
  {
    name: 'forestry company',
    bucket: 'Agriculture',
    words: {
      en: 'forestry (?:company|contractors?|services?|commission)|forest (?:management|owners?|services)|(?:logging|timber harvesting) (?:company|contractors?)|woodland management',
      'de nl':
        '*forstbetrieb\\p{L}*|*forstunternehmen|*forstdienstleist\\p{L}*|*forstservice|*waldbesitzer\\p{L}*|*waldbewirtschaftung|*holzernte|*bosbeheer|*bosbouw\\p{L}*|*bosexploitatie|*bosgroep',
      'sv da nb':
        '*skogsbruk\\p{L}*|*skogsentreprenad|*skogsentreprenör\\p{L}*|*skogsägar\\p{L}+|*skogsvård\\p{L}*|*skovbrug\\p{L}*|*skoventreprenør|*skovdyrker\\p{L}*|*skogbruk\\p{L}*|*skogsentreprenør|*skogeierlag|*skogsdrift',
      'fr es pt it ca ro':
        '(?:exploitation|gestion|expert|coopérative|entreprise|travaux) forest(?:ière|ier|iers)s?|débardage|(?:empresa|explotación|gestión|aprovechamientos|servicios|trabajos) forestal(?:es)?|(?:empresa|gestão|exploração|serviços|produtores) floresta(?:l|is)|silvicultura|(?:impresa|lavori|utilizzazioni|gestione|consorzio) (?:forestal[ei]|boschiv[aeio])\\p{L}*|(?:gestió|treballs|empresa) forestals?|ocol(?:ul)? silvic|exploat\\p{L}+ forestier\\p{L}+|servicii silvice',
      'pl cs sk hr sl':
        'nadleśnictw\\p{L}+|usługi leśne|zakład usług leśnych|gospodark\\p{L}+ leśn\\p{L}+|(?:lesnické|lesní) (?:práce|služby)|těžba dřeva|správa lesů|městské lesy|lesnícke služby|ťažba dreva|správa lesov|mestské lesy|urbár\\p{L}*|pozemkové spoločenstvo|šumarsk\\p{L}+|gospodarenje šumama|gozdarstv\\p{L}+|gozdarsk\\p{L}+|sečnja in spravilo lesa|gospodarjenje z gozdovi',
      'ru uk bg':
        'лесхоз\\p{L}*|лесничеств\\p{L}+|лесозаготов\\p{L}+|лісгосп\\p{L}*|лісництв\\p{L}+|лісозаготів\\p{L}+|лісове господарство|горск\\p{L}+ стопанств\\p{L}+|лесничейств\\p{L}+|горскостопанск\\p{L}+|дърводобив',
      'fi et lv lt hu':
        '*metsäpalvelu\\p{L}*|*metsänhoitoyhdistys\\p{L}*|*metsäyhtiö\\p{L}*|*metsuripalvelu\\p{L}*|*metsäurako\\p{L}+|*metsakorraldus\\p{L}*|*metsamajand\\p{L}+|*metsaühistu\\p{L}*|*metsatöö\\p{L}*|metsa ülestöötami\\p{L}*|mež(?:saimniec|izstrād|kop)\\p{L}+|mežu apsaimnieko\\p{L}+|mišk(?:ų ūkio|o ruoš|ų urėdij|ininkyst)\\p{L}*|miško (?:kirtim|darb|pirkim)\\p{L}+|erdő(?:gazdaság|gazdálkod|birtokosság|kezel)\\p{L}*|erdészet\\p{L}*|fakitermel\\p{L}*',
      'el tr': 'δασικ[ήέόώ]\\p{L}* (?:εργασί|συνεταιρισμ|επιχείρησ|υπηρεσ)\\p{L}*|(?:ormancılık|orman işletme)\\p{L}*',
      'ar he fa': 'إدارة الغابات|(?:חברת|שירותי) ייעור|ייעור|جنگلداری|مدیریت جنگل',
      'id vi is th':
        '(?:perusahaan|pengelolaan) (?:kehutanan|hutan)|(?:công ty )?lâm nghiệp|lâm trường|skógrækt\\p{L}*|skógarþjónust\\p{L}*|บริษัทป่าไม้|สวนป่า',
      'ja zh ko': '森林組合|林業会社|林業|林场|林業公司|林业局|산림조합|임업',
    },
  },
];
