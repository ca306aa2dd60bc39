import type { Kind } from './kind.ts';

/** What is sold for vehicles and done to them, beside repairs. */
export const VEHICLE_TRADES: readonly Kind[] = [
  {
    name: 'vehicle rust protection',
    bucket: 'Automotive',
    narrows: 'car detailing studio',
    words: {
      en: '(?:car |vehicle |automotive )?rust[- ]?proof(?:ing|ers?)|(?:car|vehicle|underbody|automotive) (?:rust protection|under ?coating|corrosion protection)|under ?seal(?:ing)? (?:cent(?:re|er)|services?|specialists?)',
      'de nl':
        '*rostschutz(?:behandlung|zentrum|station|versiegelung|werkstatt)\\p{L}*|*hohlraum(?:versiegelung|konservierung)\\p{L}*|*unterboden(?:schutz|versiegelung|konservierung)|*roestpreventie|*anti-?roestbehandeling\\p{L}*|*roestwering|tectyleren|tectylbehandeling\\p{L}*',
      'sv da nb':
        '*rostskydd(?:sbehandling\\p{L}*|scenter|sanläggning|sverkstad)?|*underredsbehandling\\p{L}*|*rustbeskyttelse(?:scenter)?|*undervognsbehandling\\p{L}*|*rustbehandling\\p{L}*|*understellsbehandling\\p{L}*',
      'fr es pt it ca ro':
        'traitement (?:anti-?rouille|anti-?corrosion) (?:auto\\p{L}*|de véhicules)|anti-?rouille (?:auto\\p{L}*|pour véhicules)|tratamiento anticorrosivo (?:de |para )?(?:autos|coches|vehículos|automotriz)|tratamento anticorrosivo (?:de |para )?(?:carros|automóveis|veículos|automotivo)|trattamento antiruggine (?:auto|veicoli)|tratament anticoroziv auto|protecție anticorozivă auto',
      'pl cs sk hr sl sr':
        'konserwacja podwozi\\p{L}*|zabezpieczenie antykorozyjne (?:podwozi\\p{L}*|samochod\\p{L}+|aut|pojazd\\p{L}+)|antykorozj\\p{L}+ (?:aut|podwozi\\p{L}*|samochod\\p{L}+)|(?:konzervace|ošetření|ochrana) podvozk\\p{L}+|antikorozní (?:ochrana|ošetření) (?:vozidel|vozů|aut|podvozk\\p{L}+)|(?:konzervácia|ošetrenie) podvozk\\p{L}+|antikorózna ochrana (?:vozidiel|áut)|antikorozivna zaštita (?:vozila|automobila|podvozja)|protikorozijska zaščita (?:vozil|podvozja|avtomobilov)',
      'ru uk bg mk':
        'антикор(?:розийн\\p{L}+ обработк\\p{L}+)? (?:авто\\p{L}*|днища|кузова)|антикоррозийн\\p{L}+ (?:обработк|защит)\\p{L}+ (?:авто\\p{L}*|днища|кузова)|антикорозійн\\p{L}+ (?:обробк|захист)\\p{L}* (?:авто\\p{L}*|днища|кузова)|антикорозионна (?:обработка|защита) на (?:автомобили|коли|шаси)|антикорозивна заштита на (?:возила|автомобили)',
      'fi et lv lt hu':
        '*ruosteenesto\\p{L}*|*ruostesuojau\\p{L}*|auto(?:de)? roostetõrje|korrosioonitõrje autodele|auto pretkorozijas apstrāde|antikor\\p{L}+ automobili\\p{L}*|automobili\\p{L}+ antikor\\p{L}+|alvázvéd\\p{L}+|üregvédelem',
      'el tr':
        'αντισκωριακ\\p{L}+ (?:προστασία )?(?:αυτοκινήτ\\p{L}+|οχημάτ\\p{L}+)|(?:araç|oto) (?:alt kaplama|pas koruma)\\p{L}*',
      'is th ja zh ko':
        'ryðvörn\\p{L}*|ryðvarnar\\p{L}+|พ่นกันสนิม(?:รถยนต์)?|車(?:の)?防錆|防錆施工|下回り防錆|汽车防锈|底盘装甲|汽車防鏽|底盤防鏽|언더코팅',
    },
  },
  {
    name: 'auto glass shop',
    bucket: 'Automotive',
    narrows: 'car repair shop',
    words: {
      en: '(?:auto|car|vehicle|automotive) ?glass(?: (?:repairs?|replacement|shop|specialists?|services?|fitters?))?|wind(?:screen|shield)s? (?:repairs?|replacement|services?|specialists?)',
      'de nl':
        '*autoglas(?:er(?:ei)?|service|zentrum|werkstatt|reparatie|schade|specialist)?|*autoscheiben(?:service|reparatur)?|*autoruit(?:en|schade|reparatie)?|*ruitschade\\p{L}*',
      'sv da nb':
        '*bilglas(?:mästare|mästeri)?|*vindrute(?:byte|reparation)|*stenskottslagning|*autoruder?|*autoglas|*bilruder?|*bilglass(?:verksted)?',
      'fr es pt it ca ro':
        'vitrage automobile|(?:remplacement|réparation) (?:de )?pare-?brises?|pare-?brise auto|(?:cristales|lunas|vidrios|parabrisas) (?:para |de )?(?:autos?|automotrices|automóviles?|coches?|automotores)|(?:cambio|reparación) de (?:lunas|parabrisas)|vidros automotivos|vidros para (?:automóveis|carros)|troca de para-?brisas?|(?:riparazione|sostituzione) (?:parabrezza|cristalli|vetri auto)|vetri auto|canvi de parabrises|parbrize(?: auto)?|geamuri auto',
      'pl cs sk hr sl sr':
        'szyby samochodowe|(?:wymiana|naprawa) szyb(?: samochodowych)?|przyciemnianie szyb|autosk(?:lo|la|iel)|auto ?sklá|výměna čelních skel|výmena čelných skiel|auto ?stakl\\p{L}+|vjetrobranska stakla|avtostekl\\p{L}+|vetrobranska stakla',
      'ru uk bg mk':
        'авт(?:о|омобильн\\p{L}+ )ст[её]кл\\p{L}+|замена лобов\\p{L}+ ст[её]к\\p{L}+|автоскло|заміна (?:лобового|автоскла)\\p{L}*|автостъкла|авто ?стакла',
      'fi et lv lt hu':
        '*tuulilas(?:it?|in vaihto|in korjaus|inkorjaus|i-?korjaus)|*autolasit|auto ?klaas(?:id|ide|i)?(?: vahetus| remont)?|auto ?stikl(?:i|u)(?: maiņa)?|auto(?:mobilių|mobilio)? stikl(?:ai|ų)(?: keitimas| remontas)?|*szélvédő(?:javítás|csere)?|autóüveg\\p{L}*',
      'el tr': 'κρύσταλλα αυτοκινήτ\\p{L}+|παρμπρίζ αυτοκινήτ\\p{L}+|oto ?cam(?:ı|cı)?\\p{L}*',
      'ar he fa': 'زجاج (?:ال)?سيارات|שמשות (?:ל)?רכב|זגגות רכב|شیشه اتومبیل',
      'id vi is sq': 'kaca mobil|kính (?:ô tô|xe hơi)|bílrúð\\p{L}+|xhama (?:auto|makinash)',
      'ja zh ko th': '自動車ガラス|汽车玻璃|汽車玻璃|자동차 ?유리|กระจกรถยนต์',
    },
  },
  {
    name: 'car tuning company',
    bucket: 'Automotive',
    words: {
      en: '(?<!search )(?:car|ecu|engine|chip|diesel) (?:tuning|remapp?ing)(?: specialists?| services?| cent(?:re|er))?|ecu remaps?|performance car tuning|performance tuning shop',
      'de nl':
        '*chip-?tuning|*kennfeldoptimierung\\p{L}*|tuning-?(?:werkstatt|shop|betrieb)|*fahrzeugtuning|*autotuning|*motoroptimalisatie',
      'sv da nb fi': '*chiptuning|*motoroptimering\\p{L}*|*motortrimning|*biltuning|*lastutus|moottorin ohjelmointi',
      'fr es pt it ca ro':
        'reprogrammation moteur|préparation automobile|reprogramaci[óo]n (?:de )?(?:centralitas?|ecu|motor(?:es)?)|repro ?ecu|reprogramação (?:de )?(?:centralinas?|ecu|motor)|remap de (?:centralinas?|injeção)|rimappatur\\p{L}+(?: centralin\\p{L}+)?|mappatur\\p{L}+ centralin\\p{L}+|chip ?tuning',
      'pl cs sk hr sl sr':
        'chip ?tuning|chiptuning\\p{L}*|tuning samochodowy|úprav\\p{L}+ řídicích jednotek|čip ?tuning|čipiranje (?:auta|automobila|motora|vozila)',
      'ru uk bg mk':
        'чип[- ]?тюнинг\\p{L}*|чіп[- ]?тюнінг\\p{L}*|тюнинг[- ](?:ателье|центр)|тюнінг[- ](?:ательє|центр)|чип ?тунинг',
      'et lv lt hu':
        'kiibitu?unin\\p{L}+|kiibitamine|čipa tūnings|čip ?tuning\\p{L}*|motorų galios didinimas|chiptuning\\p{L}*|autótuning',
      'el tr': 'αναβάθμιση εγκεφάλου|chip ?tuning|chip yazılım\\p{L}*|ecu yazılım\\p{L}*',
      'ja zh ko': 'チューニングショップ|カスタムカー専門店|汽车改装|汽車改裝|자동차 ?튜닝',
    },
  },
  {
    name: 'car buying service',
    bucket: 'Automotive',
    narrows: 'car dealer',
    words: {
      en: '(?:we buy|sell) (?:any|your|my|used|junk|scrap|old) (?:cars?|vehicles?)|cash for (?:junk |scrap |old |used )?cars|(?:junk|scrap) car (?:buyers?|removal)|car buying service',
      'de nl':
        '*autoankauf|*pkw-?ankauf|*fahrzeugankauf|*unfallwagenankauf|*gebrauchtwagenankauf|auto-?ankauf|*auto-?inkoop|*auto-?opkoper\\p{L}*|auto opkopen',
      'sv da nb fi':
        'vi köper (?:din )?bil\\p{L}*|sälj (?:din )?bil(?:en)? snabbt|bilopkøb(?:er)?|vi køber din bil|vi kjøper (?:din )?bil\\p{L}*|autojen osto(?:liike)?|ostamme autoja',
      'fr es pt it ca ro':
        'rachat (?:de )?(?:voitures?|véhicules?|cash)|reprise de voiture immédiate|compr(?:amos|o) (?:tu |su )?(?:coches?|autos?|carros?|vehículos?)|compramos (?:o )?seu carro|acquist(?:iamo|o) auto usate|compro auto(?: usate| incidentate)?|comprem cotxes|cumpăr(?:ăm)? (?:auto|mașini)',
      'pl cs sk hr sl sr':
        'skup (?:aut|samochodów|pojazdów)|auto ?skup|výkup (?:aut|vozů|automobilů|vozidel)|výkup (?:áut|vozidiel)|autovýkup|otkup (?:automobila|vozila|auta)|odkup (?:avtomobilov|vozil|avtov)',
      'ru uk bg mk':
        'выкуп авто\\p{L}*|скупка авто\\p{L}*|автовыкуп|викуп авто\\p{L}*|автовикуп|изкупуване на (?:коли|автомобили)|откуп на (?:возила|автомобили)',
      'et lv lt hu':
        'autode (?:kokku)?ost|auto (?:iepirkšana|uzpirkšana)|pērku auto|(?:automobilių|auto) supirkimas|superkame automobilius|autófelvásárlás\\p{L}*|autó ?felvásárl\\p{L}+',
      'el tr':
        'αγορ(?:ά|ές|άζουμε) μεταχειρισμέν\\p{L}+ αυτοκιν\\p{L}+|(?:hasarlı|hurda|kazalı) araç alan\\p{L}*|oto alım merkezi',
      'ar he fa': 'شراء (?:ال)?سيارات (?:ال)?(?:مستعملة|سكراب|تشليح)|קניית רכבים|קונה רכבים|خریدار خودرو',
      'ja zh ko th': '車買取|廃車買取|中古車買取|二手车收购|汽車收購|폐차장|중고차 ?매입|รับซื้อรถ(?:ยนต์|มือสอง)?',
    },
  },
  {
    name: 'truck dealer',
    bucket: 'Automotive',
    words: {
      en: '(?:used |commercial |heavy )?(?:truck|lorry|hgv|commercial vehicle)s? (?:dealers?|dealerships?|sales|for sale)|trucks and trailers',
      'de nl':
        '*nutzfahrzeug(?:handel|händler|zentrum|verkauf)|*lkw-?(?:handel|verkauf|händler)|*nutzfahrzeuge|*vrachtwagen(?:handel|dealer|verkoop)|*bedrijfswagen(?:handel|dealer|s)',
      'sv da nb':
        '*lastbilshandel|*lastbilsförsäljning|begagnade lastbilar|*lastbilforhandler|brugte lastbiler|*lastebilforhandler|brukte lastebiler',
      'fr es pt it ca ro':
        "(?:concessionnaire|vente de) (?:poids lourds|camions|véhicules industriels)|camions d['’]occasion|(?:concesionario|venta) de camiones|camiones (?:usados|de ocasión)|(?:concessionária|venda) de caminhões|caminhões (?:usados|seminovos)|camiões usados|(?:concessionaria|vendita) (?:camion)|camion usati|venda de camions|camioane (?:second hand|de vânzare)",
      'pl cs sk hr sl sr':
        'samochody ciężarowe|prodej nákladních (?:vozů|automobilů)|predaj nákladných (?:vozidiel|áut)|prodaja (?:kamiona|gospodarskih vozila|teretnih vozila|tovornih vozil|tovornjakov)|teretna vozila|gospodarska vozila',
      'ru uk bg mk':
        'продажа (?:грузовиков|грузовых автомобилей|грузовой техники)|грузовые автомобили|продаж (?:вантажівок|вантажних авто\\p{L}*)|продажба на камиони',
      'fi et lv lt hu':
        'kuorma-?auto(?:kauppa|huolto|myynti)|käytetyt kuorma-autot|veoautode (?:müük|remont)|kravas auto (?:tirdzniecība|remonts|serviss)|vilkikų (?:pardavimas|remontas|servisas)|sunkvežimių (?:pardavimas|remontas|servisas)|teherautó-?(?:kereskedés|szerviz)|haszongépjármű\\p{L}*',
      'el tr':
        '(?:πωλήσεις|εμπορία) φορτηγών|μεταχειρισμένα φορτηγά|ikinci el (?:kamyon|tır|çekici)|kamyon bayi\\p{L}*|ticari araç bayi\\p{L}*',
      'ja zh ko th':
        '中古トラック|トラック販売|トラック買取|二手卡车|卡车销售|商用车销售|화물차 ?매매|트럭 ?매매|ขายรถบรรทุก|รถบรรทุกมือสอง',
      'ar id vi': 'بيع (?:ال)?شاحنات|شاحنات للبيع|jual truk|dealer truk|bán xe tải|xe tải cũ',
    },
  },
  {
    name: 'trailer dealer',
    bucket: 'Automotive',
    words: {
      en: '(?:car|utility|horse|cargo|livestock|flatbed|boat|enclosed|box|dump)[- ]?(?:trailers|trailer (?:sales|dealers?|hire|manufacturers?))|trailer (?:dealers?|sales|cent(?:re|er)|manufacturers?)|trailers for sale',
      'de nl':
        '*anhänger(?:bau|vermietung|verkauf|center|zentrum|handel|verleih)|pkw-?anhänger|pferdeanhänger|*aanhang(?:ers|wagens?)(?:verkoop|verhuur|centrum)?|*aanhangwagen(?:handel|verkoop|verhuur|centrum|s)?',
      'sv da nb':
        '*släpvagn(?:ar|suthyrning|scenter|sförsäljning)|*trailercenter|*trailerudlejning|*hestetrailere?|*tilhengersenter|*tilhengerutleie|(?:båt|bil|heste)tilhengere',
      'fr es pt it ca ro':
        '(?:vente|location|fabricant) de remorques|remorques (?:pour (?:bateaux?|chevaux|voitures?)|et (?:attelages|semi-remorques))|(?:venta|fabricación|alquiler) de remolques|remolques y (?:caravanas|carrocerías|plataformas|semirremolques)|(?:fabricante|venda|aluguel) de reboques|reboques e (?:carretas|carretinhas|semirreboques)|rimorchi(?: e semirimorchi| per auto)?|carrelli appendice|(?:vânzare|închirieri) remorci|remorci auto',
      'pl cs sk hr sl sr':
        'przyczepy (?:samochodowe|towarowe|lekkie|konne|podłodziowe)|przyczep(?:y|ki) (?:i|oraz) \\p{L}+|wynajem przyczep|přívěsné vozíky|(?:prodej|půjčovna|výroba) přívěsů|přívěsy za auta|prívesné vozíky|auto ?prikolice|(?:proizvodnja|prodaja|najam|izposoja) prikolic\\p{L}*',
      'ru uk bg mk':
        'прицепы (?:для|к) (?:легков\\p{L}+ )?авто\\p{L}*|(?:продажа|производство|прокат|аренда) прицепов|легковые прицепы|причепи (?:для|до) (?:легков\\p{L}+ )?авто\\p{L}*|(?:продаж|виробництво) причепів|автомобилни ремаркета|производство на ремаркета',
      'fi et lv lt hu':
        '*peräkärry(?:t|vuokraus|kauppa|jä)|*järelhaagis(?:ed|te müük|te rent)|*haagiste (?:müük|rent|remont)|piekabju (?:noma|tirdzniecība|ražošana)|automašīnu piekabes|priekab(?:ų|os) (?:nuoma|pardavimas|gamyba|automobiliams)|lengvųjų automobilių priekabos|utánfutó\\p{L}*',
      'el tr':
        'τρέιλερ (?:αυτοκινήτων|σκαφών)|κατασκευή τρέιλερ|(?:araba|tekne|at) römork\\p{L}*|römork (?:imalat|üretim)\\p{L}*|dorse (?:imalat|üretim)\\p{L}*',
    },
  },
  {
    name: 'petrol station',
    bucket: 'Automotive',
    narrows: 'energy and utilities',
    types: ['GasStation'],
    words: {
      en: '(?:petrol|gas|filling|fuel|service) stations?(?: and \\p{L}+)?|fuel cards?',
      'de nl':
        '(?:autobahn|autogas|automaten|diesel|erdgas|lkw-)?tankstellen?|*tankstellen(?:betreiber|betrieb|netz|shop)|*tankstation\\p{L}*|benzinestation\\p{L}*',
      'sv da nb':
        '*bensinstation\\p{L}*|*bensinmack\\p{L}*|*tankstation\\p{L}*|*benzinstation\\p{L}*|*bensinstasjon\\p{L}*',
      'fr es pt it ca ro':
        'stations?[- ]service|gasolineras?|estaci(?:ón|ones) de servicio|bencineras?|postos? de (?:combustíve(?:l|is)|gasolina|abastecimento)|(?:distributore|stazione|stazioni) di (?:carburante|carburanti|benzina|servizio)|distributori di carburante|benziner(?:a|es)|benzinări(?:e|i|a)',
      'pl cs sk hr sl sr':
        'stacj(?:a|e) paliw|stacji paliw|stacja benzynowa|čerpací(?:ch)? stanic\\p{L}*|benzinová stanice|čerpaci(?:a|e) stanic\\p{L}+|benzínka|benzinsk\\p{L}+ (?:postaj|crpk|pump|servis)\\p{L}*|benzinska crpka|bencinsk\\p{L}+ (?:servis|črpalk)\\p{L}*',
      'ru uk bg mk':
        'азс|сеть азс|автозаправ\\p{L}+|заправочн\\p{L}+ станци\\p{L}+|мережа азс|автозаправн\\p{L}+ станці\\p{L}+|бензиностанци\\p{L}+|бензинск\\p{L}+ пумп\\p{L}+',
      'fi et lv lt hu':
        '*huoltoasema\\p{L}*|*bensa-?asema\\p{L}*|*tankla(?:d|te)?|*bensiinijaam\\p{L}*|degvielas uzpildes staci\\p{L}+|dus tīkls|degalin\\p{L}+|*benzinkút\\p{L}*|üzemanyag-?töltőállomás\\p{L}*',
      'el tr':
        'πρατήρι\\p{L}+ (?:υγρών )?καυσίμων|βενζινάδικ\\p{L}+|akaryakıt istasyon\\p{L}*|benzin istasyon\\p{L}*|benzinlik',
      'ar he fa': 'محط(?:ة|ات) (?:ال)?وقود|محط(?:ة|ات) (?:ال)?بنزين|תחנ(?:ת|ות) דלק|پمپ بنزین',
      'id vi is sq':
        'spbu|pom bensin|trạm xăng|cây xăng|cửa hàng xăng dầu|bensínstöð\\p{L}*|(?:pikë|stacion) karburanti',
      'ja zh ko th': 'ガソリンスタンド|加油站|주유소|ปั๊มน้ำมัน|สถานีบริการน้ำมัน',
      hi: 'पेट्रोल पंप',
    },
  },
  {
    name: 'vehicle damage assessor',
    bucket: 'Automotive',
    narrows: 'vehicle inspection centre',
    words: {
      en: '(?:vehicle|motor|auto(?:motive)?) (?:damage )?(?:assessors?|appraisers?)|auto damage apprais(?:als?|ers?)',
      'de nl':
        '*kfz-?(?:gutachter|sachverständige|gutachten)\\p{L}*|*unfallgutachte(?:n|r)|*schadengutachte(?:n|r)|*autoschade-?expert\\p{L}*',
      'sv da nb fi': '*skadebesiktning(?:sman|smän)|*vahinkotarkastus\\p{L}*',
      'fr es pt it ca ro':
        "experts? (?:en )?automobiles?|cabinet d['’]expertise automobile|expertise automobile|perit(?:o|os|ación|aciones) (?:de |en )?(?:automóviles|vehículos)|perit(?:o|os) automóvel|perit(?:o|i) auto|expertiz\\p{L}+ auto",
      'pl cs sk hr sl sr':
        'rzeczoznawc\\p{L}+ (?:samochodow|motoryzacyjn)\\p{L}+|odszkodowania (?:komunikacyjne|powypadkowe)|znalec z oboru doprav\\p{L}+|znalecké posudky (?:vozidel|vozidiel)|vještačenje vozila|sudski vještak za (?:promet|vozila)|veštačenje vozila|procjena štete na vozilu',
      'ru uk bg mk':
        '(?:независим\\p{L}+ )?автоэкспертиз\\p{L}+|оценка (?:ущерба )?(?:после )?дтп|автотехническ\\p{L}+ экспертиз\\p{L}+|автоекспертиз\\p{L}+|автотехнічн\\p{L}+ експертиз\\p{L}+|автоексперт\\p{L}*',
      'et lv lt hu':
        'auto(?:de)? kahjukäsitlus|sõidukite ekspertiis|autoekspertīze|turto vertinimas po eismo įvykio|gépjármű-?szakértő\\p{L}*',
      'el tr':
        'πραγματογνώμον\\p{L}+ (?:αυτοκινήτων|ατυχημάτων)|πραγματογνωμοσύν\\p{L}+ (?:αυτοκινήτων|τροχαίων)|oto eksper(?:i|leri)\\p{L}*',
    },
  },
];
