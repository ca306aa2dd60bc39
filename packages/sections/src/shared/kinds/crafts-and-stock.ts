import type { Kind } from './kind.ts';

/** Small crafts that directories list by themselves, and stock that firms buy. */
export const CRAFTS_AND_STOCK: readonly Kind[] = [
  {
    name: 'picture framer',
    bucket: 'Crafts and repair',
    narrows: 'home and gift shop',
    words: {
      en: '(?:bespoke |custom )?picture fram(?:ing|ers?)|(?:custom|bespoke|art) framing|frame (?:shops?|makers?)',
      'de nl':
        '*rahmenhandlung|*bildereinrahmung(?:en)?|*einrahmung(?:en)?|*rahmenatelier|*rahmenwerkstatt|*rahmenmanufaktur|*inlijst(?:erij|ers?|en)|*lijstenmaker\\p{L}*|*lijstenmakerij',
      'sv da nb fi':
        '*inramning(?:ar|sverkstad)?|*ramverkstad|*rammemager\\p{L}*|*indramning(?:er)?|*rammeforretning|*rammeverksted|*innramming\\p{L}*|*kehystämö\\p{L}*|*kehysliike\\p{L}*',
      'fr es pt it ca ro':
        "encadr(?:eurs?|euse)|encadrement (?:d['’]art|sur[- ]mesure|de tableaux)|(?:taller de )?enmarcaci[óo]n(?: de cuadros)?|enmarcado de cuadros|marcos y molduras|molduras (?:e|para) quadros|(?:loja de )?molduraria|cornic(?:i su misura|iai?o)|cornici (?:e|per quadri)|marcs i motllures|emmarcació|înrămări|(?:atelier de )?înrăm(?:are|ări) tablouri",
      'pl cs sk hr sl sr':
        '(?:oprawa obrazów|ramiarni\\p{L}*|oprawa prac|pracownia ram)|rámování (?:obrazů)?|rámařstv\\p{L}+|rámovanie obrazov|rámovanie|uokvir(?:ivanje|avanje|javanje) (?:slika|slik)|uokviravanje',
      'ru uk bg mk': 'багетн\\p{L}+ (?:мастерск|салон|майстерн)\\p{L}*|рамкиране(?: на картини)?|врамување слики',
      'et lv lt hu':
        'raamimis(?:töökoda|teenus|äri)?\\p{L}*|raamistudio|(?:gleznu )?ierāmēšan\\p{L}*|(?:paveikslų )?rėminim\\p{L}+|képkeretez\\p{L}+|képkeret ?(?:készítés|bolt)\\p{L}*',
      'el tr ja zh ko':
        '(?:κορνίζες|κορνιζοποι\\p{L}+|κορνιζάδικ\\p{L}+)|çerçeveci\\p{L}*|額縁(?:店|専門店)?|画框厂|装裱|裝裱|裱框|액자 ?(?:제작|전문)|표구사',
      de: '*bilderrahmen',
    },
  },
  {
    name: 'bookbinder',
    bucket: 'Crafts and repair',
    narrows: 'print shop',
    words: {
      en: 'book ?bind(?:ers?|ing|ery)|(?:thesis|dissertation) (?:printing and )?binding|book (?:restoration|conservation)',
      'de nl': '*buchbinder(?:ei|in|meister)?\\p{L}*|*boekbinder(?:ij|s)?|*boekrestauratie',
      'sv da nb fi':
        '*bokbinder(?:i|iet|er)?|*bokbindare|*bogbinder(?:i|iet)?|*kirjansitomo\\p{L}*|*kirjansitoja\\p{L}*',
      'fr es pt it ca ro':
        "reli(?:ure|eur|euse)s? (?:d['’]art|de livres|artisanal\\p{L}*|et \\p{L}+)|relieur|encuadernaci[óo]n(?:es)?|encuadernador\\p{L}*|encaderna(?:ção|dores|dor)|legatori(?:a|e)|enquadernació|legătorie",
      'pl cs sk hr sl sr':
        'introligator\\p{L}*|knihařstv\\p{L}+|knihárstv\\p{L}+|knihař(?:ka|ská dílna)|vazba (?:diplomových prací|knih)|(?:knjigoveš?|knjigovez)\\p{L}+|uvez (?:diplomskih radova|knjiga)|vezava (?:diplom|knjig)',
      'ru uk bg mk':
        'переплетн\\p{L}+ (?:мастерск|цех|работ)\\p{L}*|палітурн\\p{L}+ майстерн\\p{L}*|переплет (?:книг|дипломов)|подвързия|подвързване на книги|книговезн\\p{L}+',
      'et lv lt hu':
        'köitekoda|köitja|raamatuköi\\p{L}+|grāmatu (?:iesiešana|sējēj\\p{L}+)|knygriš\\p{L}+|könyvköt\\p{L}+',
      'el tr ja zh ko':
        'βιβλιοδεσί\\p{L}+|βιβλιοδετεί\\p{L}+|cilt(?:çi|leme|hane)\\p{L}*|製本(?:所|会社|工房)|装订厂|裝訂廠|제본소',
    },
  },
  {
    name: 'stamp and engraving shop',
    bucket: 'Crafts and repair',
    isOfWares: true,
    narrows: 'sign maker',
    words: {
      en: '(?:rubber|self-inking|custom|company) stamps?(?: (?:makers?|manufacturers?|shop))?|stamp makers?|(?:trophy|trophies|medals?|engraving) (?:shops?|suppliers?|manufacturers?|engravers?)|trophies (?:and|&) engraving|hand engrav(?:ers?|ing)',
      'de nl':
        '*stempel(?:shop|macher|fabrik|hersteller|service)|stempel und \\p{L}+|*pokale?shop|pokale (?:bestellen|kaufen)|*gravurwerkstatt|*graveurmeister\\p{L}*|*stempelmaker|*sportprijzen',
      'sv da nb fi':
        '*stämpelfabrik|*stämplar|*gravyr(?:er|verkstad)?|*stempelfabrik(?:ken)?|*pokal(?:butikk?|fabrik|shop)|*gravør|*premieartikler|*leimasin(?:kauppa|tehdas)|*leimasimet|*palkintokaup\\p{L}+',
      'fr es pt it ca ro':
        '(?:fabricant de |tampons? )(?:encreurs?|tampons|personnalisés)|(?:sellos (?:de caucho|de goma|personalizados|automáticos))|(?:fábrica|tienda|venta) de trofeos|trofeos personalizados|(?:carimbos(?: e \\p{L}+| automáticos)?)|(?:fábrica|fabricação|loja|venda) de troféus|troféus personalizados|timbrific(?:io|i)|timbri (?:e|autoinchiostranti)|trofei sportivi|segells de goma|botiga de trofeus|ștampile|confecționare ștampile',
      'pl cs sk hr sl sr':
        'pieczątk\\p{L}+|(?:wyrób|wyrabianie) pieczątek|grawer(?:stwo|nia|owanie)|puchary (?:i|sportowe)\\p{L}*|výrob(?:a|y) razítek|razítka|rytectví|výroba pečiatok|pečiatky|izrada (?:pečata|žigova)|pečatorez\\p{L}+|(?:pehari|pokali) i(?:n)? \\p{L}+|štampiljk\\p{L}+|izdelava štampiljk',
      'ru uk bg mk':
        '(?:изготовление|производство) (?:печатей|печатей и штампов|штампов)|печати и штампы|(?:виготовлення )?(?:печаток|печатки) (?:та|і) штамп\\p{L}+|наградн\\p{L}+ продукци\\p{L}+|(?:изработка на )?печати и \\p{L}+|изработка на печати',
      'et lv lt hu':
        'templid ja \\p{L}+|templite (?:valmistamine|müük)|karikad ja \\p{L}+|zīmog(?:i|u izgatavošana)|antspaud(?:ai|ų gamyba)|bélyegző(?:készítés|k|gyártás)\\p{L}*|serleg(?:ek|bolt)?\\p{L}*|kupa(?:bolt|ker)\\p{L}*',
      'el tr ja zh ko':
        'σφραγίδες|kaşe (?:imalat|mühür|yapım)\\p{L}*|(?:kupa ve madalya|plaket)\\p{L}*|はんこ(?:屋|店|専門店)?|印鑑(?:専門店|通販)?|トロフィー(?:専門店|製作)|刻章|印章(?:店|刻印)?|(?:獎盃|奖杯)(?:製作|定制|店)|도장(?:집|전문)|(?:트로피|상패) ?(?:제작|전문점)',
    },
  },
  {
    name: 'taxidermist',
    bucket: 'Crafts and repair',
    words: {
      en: 'taxiderm(?:ists?|y)',
      'de nl': '*tierpräparator\\p{L}*|*präparationswerkstatt|*tierpräparation(?:en)?|*taxidermie|*preparateur dieren',
      'sv da nb fi':
        'konservatorverkstad|*djurkonservator|*zoologisk konservator|*taxidermi\\p{L}*|*dyrekonservator|*eläintentäyttäjä\\p{L}*|*konservaattori eläin\\p{L}*',
      'fr es pt it ca ro':
        'taxidermi(?:e|stes?|a|sta|stas|sti)|tassidermi(?:a|sta|sti)|naturaliste taxidermiste|împăieri',
      'pl cs sk hr sl sr':
        'preparacj\\p{L}+ (?:trofeów|zwierząt)|taksydermi\\p{L}+|preparátorství|preparace (?:trofejí|zvířat)|vypreparován\\p{L}+|preparátorstvo|(?:prepariranje|preparacija) (?:životinja|trofej|divljači|živali)\\p{L}*|taksidermi\\p{L}*',
      'ru uk bg': 'таксидерми\\p{L}+|таксідермі\\p{L}+|препариране на (?:животни|трофеи)',
      'et lv lt hu':
        'taksidermi\\p{L}*|topiste valmistamine|(?:iškamšų|trofėjų) (?:gamyba|dirbtuvės)|preparátor\\p{L}*|trófea ?prepar\\p{L}+',
      'el tr ja zh': 'ταριχευτ\\p{L}+|tahnit\\p{L}*|剥製|标本制作|動物標本製作',
    },
  },
  {
    name: 'knife maker',
    bucket: 'Crafts and repair',
    isOfWares: true,
    words: {
      en: 'kni(?:fe|ves) ?(?:makers?|making|shops?|smiths?)|(?:custom|handmade|hand-?forged|kitchen|japanese|hunting) knives|blade ?smiths?|cutlers?',
      'de nl':
        '*messer(?:macher|manufaktur|schmied|schmiede|shop|schleiferei)\\p{L}*|handgeschmiedete messer|*messenmaker\\p{L}*|*messenslijp\\p{L}+|*messensmid|(?:gereedschaps|messen|scharen)slijperij|handgemaakte messen',
      'sv da nb fi':
        '*knivmakare|*knivtillverk\\p{L}+|*knivsmed\\p{L}*|*knivmager|*knivmaker\\p{L}*|*puukkoseppä\\p{L}*|*puukkotehdas',
      'fr es pt it ca ro':
        'couteli(?:ers?|ère)|couteller(?:ie|ies)|(?:affûtage|rémouleurs?)(?: de couteaux)?|cuchiller[íi]as?|cuchillos (?:artesanales|de autor|hechos a mano)|(?:afilado|afilador) de cuchillos|cutelari(?:a|as)|cuteleiro|facas artesanais|(?:afiação|amolação|amolador) de facas|coltelleri(?:a|e)|coltellinai|coltelli artigianali|ganiveteria|cuțite (?:artizanale|handmade)|ascuțir(?:e|i) cuțite',
      'pl cs sk hr sl sr':
        'noże (?:kuchenne|ręcznie robione|kute|myśliwskie)|ostrzenie (?:noży|narzędzi)|nożownictwo|nožířstv\\p{L}+|(?:výroba|broušení) nožů|brusírn\\p{L}+|nožiarstvo|(?:výroba|brúsenie) nožov|(?:izrada|oštrenje|brušenje|izdelava) nožev\\p{L}*|brusač\\p{L}* nožev\\p{L}*|nožarstvo|brušenje nožev',
      'ru uk bg mk':
        '(?:изготовление|производство|заточка|магазин) нож\\p{L}+|ножи ручной работы|(?:виготовлення|заточування|заточка) нож\\p{L}+|ножі ручної роботи|(?:изработка|заточване|точене) на ножове|острење ножеви',
      'et lv lt hu':
        'nugade (?:teritamine|valmistamine)|noamees|nažu (?:asināšana|kalējs|izgatavošana)|peilių (?:galandimas|gamyba)|rankų darbo peiliai|kés(?:készítő|műves|élezés|köszörű|köszörülés|bolt)\\p{L}*',
      'el tr ja zh ko':
        '(?:χειροποίητα )?μαχαίρια (?:χειροποίητα|κουζίνας)|μαχαιροποι\\p{L}+|(?:el yapımı )?bıçak (?:bileme|imalat|atölye)\\p{L}*|bıçakçı\\p{L}*|包丁(?:専門店|研ぎ)|刃物(?:店|工房|専門店)|刀具店|菜刀店|수제 ?칼',
    },
  },
  {
    name: 'farrier',
    bucket: 'Pets and animals',
    narrows: 'metalworker',
    words: {
      en: 'farriers?|farriery|horse ?shoeing|(?:equine|barefoot|hoof) (?:podiatr(?:y|ists?)|trim(?:ming|mers?)|care (?:specialists?|providers?))',
      'de nl':
        '*hufschmied\\p{L}*|*hufbeschlag\\p{L}*|*hufpflege\\p{L}*|*hufbearbeitung|*huforthopäd\\p{L}+|*hoefsmid\\p{L}*|*hoefsmederij|*hoefverzorging|*bekapper|*natuurlijk bekappen',
      'sv da nb fi':
        '*hovslagar\\p{L}*|*hovslager\\p{L}*|*beslagsmed\\p{L}*|*hovbeslag\\p{L}*|*kengittäjä\\p{L}*|*kengityspalvelu\\p{L}*',
      'fr es pt it ca ro':
        'maréch(?:al|ale|aux)[- ]ferrant?e?s?|maréchalerie|pareur (?:de chevaux|équin)|herradores?(?: de caballos)?|podólog[oa] equin[oa]|ferrador(?:es)?(?: de cavalos)?|maniscalc(?:o|hi)|mascalcia|ferrador de cavalls|potcovar\\p{L}*',
      'pl cs sk hr sl sr':
        'podkuwacz\\p{L}*|podkuwnictwo|werkowanie (?:koni|kopyt)|podkovář\\p{L}*|podkúvač\\p{L}*|potkiva(?:č|nj)\\p{L}*(?: konj\\p{L}*)?|podkovsk\\p{L}+ kovač\\p{L}*',
      sl: 'podkov(?:anj|ač)\\p{L}*(?: konj\\p{L}*)?',
      'ru uk bg et lv lt hu':
        '(?:ковка|расчистка) (?:лошадей|копыт)|кування коней|подковач\\p{L}*|hobuserauta\\p{L}+|sepp-?rautaja|rautaja\\p{L}*|zirgu (?:kalšana|kalējs|apkalšana)|arklių kaustym\\p{L}+|kaustytoj\\p{L}+|patkol\\p{L}+|patkolókovács\\p{L}*',
      'el tr ja': 'πεταλωτ\\p{L}+|nalbant\\p{L}*|装蹄師\\p{L}*|装蹄所',
    },
  },
  {
    name: 'animal physiotherapist',
    bucket: 'Pets and animals',
    words: {
      en: '(?:animal|dog|canine|equine|horse|pet|veterinary) (?:physiotherap(?:y|ists?)|physical therapy|rehabilitation|chiropract(?:ic|ors?)|osteopath(?:y|s)?|massage|hydrotherapy)',
      'de nl':
        '*tierphysiotherap\\p{L}+|*hundephysiotherap\\p{L}+|*pferdephysiotherap\\p{L}+|*hundephysio|*pferdephysio|*tierosteopath\\p{L}+|*pferdeosteopath\\p{L}+|*tierheilpraktik\\p{L}+|*dierfysiotherap\\p{L}+|*dierenfysiotherap\\p{L}+|*hondenfysiotherap\\p{L}+|*paardenosteopa\\p{L}+|*dierosteopa\\p{L}+|*paardenfysiotherap\\p{L}+',
      'sv da nb fi':
        '*hundmassage|*hästmassage\\p{L}*|*djurfysioterap\\p{L}+|*hundrehab|*djurrehab|*hästterap\\p{L}+|*hundefysioterap\\p{L}+|*hestefysioterap\\p{L}+|*dyrefysioterap\\p{L}+|*hundemassage|*hestemassage|*hestemassør|*dyreosteopa\\p{L}+|*eläinfysioterap\\p{L}+|*koirahieronta|*koirahieroja\\p{L}*|*hevoshieroja\\p{L}*|*koirafysioterap\\p{L}+',
      'fr es pt it ca ro':
        '(?:ostéopath(?:e|ie)|kinésithérapie|physiothérapie|massage) (?:animali(?:er|ère)|animale?|équine?|équin|canine?|pour (?:animaux|chiens|chevaux))|(?:fisioterapia|osteopat[íi]a|rehabilitaci[óo]n|quiropraxia) (?:animal|veterinaria|equina|canina|veterinária)|(?:fisioterapia|osteopatia) (?:animale|veterinaria|equina|cinofila)|fisioteràpia (?:veterinària|canina)|fizioterapie (?:veterinară|pentru animale|canină)',
      'pl cs sk hr sl sr':
        '(?:zoofizjoterap\\p{L}+|fizjoterap\\p{L}+ (?:zwierząt|koni|psów)|masaż koni)|(?:fyzioterapie|rehabilitace|masáže) (?:zvířat|psů|koní|pro (?:psy|koně|zvířata))|(?:fyzioterapia|rehabilitácia) (?:zvierat|psov|koní)|(?:fizioterapija|rehabilitacija) (?:životinja|pasa|konja|psov|živali|za (?:pse|konje))',
      'ru uk bg':
        '(?:реабилитаци\\p{L}+|физиотерапи\\p{L}+|массаж) (?:животных|собак|лошадей|для собак)|(?:реабілітаці\\p{L}+|фізіотерапі\\p{L}+) (?:тварин|собак)|(?:физиотерапия|рехабилитация) (?:за|на) (?:животни|кучета|коне)',
      'et lv lt hu':
        'looma(?:füsioteraap|füsioterap)\\p{L}+|koera(?:massaaž|füsioteraap)\\p{L}*|(?:dzīvnieku|suņu|zirgu) (?:fizioterap|rehabilit|masāž)\\p{L}+|(?:gyvūnų|šunų|žirgų) (?:kineziterap|reabilitac|masaž)\\p{L}+|(?:állat|kutya|ló) ?(?:fizioterápi|masszőr|gyógytorn|rehabilit)\\p{L}+',
      'tr ja zh ko':
        '(?:veteriner|hayvan|köpek) (?:fizik tedavi|fizyoterapi)\\p{L}*|(?:犬|動物|ペット)(?:の)?(?:リハビリ|整体|マッサージ)(?:専門)?|宠物康复|寵物復健|반려동물 ?재활|강아지 ?재활',
    },
  },
  {
    name: 'pallet supplier',
    bucket: 'Manufacturing',
    isOfWares: true,
    words: {
      en: '(?:wooden |plastic |euro |used |timber )?pallets? (?:suppliers?|manufacturers?|recycl(?:ing|ers?)|company|repairs?|makers?|services?|collars?|boxes|sales)|(?:wooden|euro|plastic) pallets',
      'de nl':
        '*paletten(?:handel|herstellung|service|hersteller|fabrik|reparatur|werk)|*europaletten|*holzpaletten|*pallethandel|*pallets|*europallets|*palletfabriek|*palletbedrijf',
      'sv da nb fi':
        '*pall(?:tillverk|fabrik|handel)\\p{L}*|*lastpall(?:ar)?|*pallefabrik|*europaller|*lagerpaller|*trepaller|*kuormalava\\p{L}*|*eur-?lavat|*lavatehdas',
      'fr es pt it ca ro':
        '(?:fabricant|négoce|recyclage|fabrication|reconditionnement) de palettes|palettes (?:bois|europe|en bois)|(?:fábrica|venta|compra(?: y venta| venta)?|fabricación) de (?:palets|pallets|tarimas)|(?:palets|pallets|tarimas) (?:de madera|de plástico|europeos)|(?:paletes|pallets) (?:de madeira|de plástico|pbr)|(?:produzione|vendita|riparazione) (?:di )?(?:pallet|bancali)|pallets? (?:in legno|usati|epal)|palets de fusta|(?:producție|vânzare) paleți|(?:europaleți|paleți (?:din lemn|euro))',
      'pl cs sk hr sl sr':
        '(?:producent|skup|sprzedaż|produkcja|naprawa) palet|palety (?:drewniane|epal|euro|transportowe)|(?:výroba|výkup|prodej|opravy) palet|(?:dřevěné|euro|atypické) palety|(?:výroba|výkup|predaj) paliet|drevené palety|(?:proizvodnja|otkup|prodaja|izdelava) (?:drvenih |lesenih |euro )?palet\\p{L}*|(?:drvene|euro|lesene) palete',
      'ru uk bg mk':
        '(?:производство|продажа|покупка|скупка|ремонт) (?:деревянных |евро)?поддон\\p{L}+|(?:деревянные|евро) ?поддоны|европоддоны|(?:виробництво|продаж|купівля) (?:дерев\\p{L}+ )?піддон\\p{L}+|європіддони|(?:дървени|евро) ?палети|(?:производство|изкупуване) на (?:\\p{L}+ )?палети|дрвени палети',
      'et lv lt hu':
        'kaubaalus(?:ed|te)\\p{L}*(?: \\p{L}+)?|euroalused|(?:koka )?palešu (?:ražošana|tirdzniecība|remonts)|eiro ?paletes|(?:medini(?:ai|ų) )?padėkl(?:ai|ų (?:gamyba|prekyba|supirkimas|remontas))|euro ?padėklai|raklap\\p{L}+',
      'el tr ja zh ko th vi':
        '(?:ξύλινες |πλαστικές )?παλέτες (?:ευρωπαλέτες|ξύλινες|πλαστικές)|ευρωπαλέτες|(?:ahşap|plastik) palet\\p{L}*|palet (?:imalat|üretim|firma)\\p{L}*|パレット(?:製造|販売|メーカー)|托盘(?:厂|厂家|生产)|木托盘|棧板|파레트 ?(?:제작|전문|제조|판매)|พาเลท(?:ไม้|พลาสติก)|pallet (?:gỗ|nhựa)',
    },
  },
  {
    name: 'shipping container dealer',
    bucket: 'Wholesale',
    words: {
      en: '(?:shipping|storage|sea|cargo|office|used|new) containers? (?:for sale|sales|hire|rentals?|suppliers?|dealers?|conversions?|modifications?|homes?)|(?:shipping|sea) containers',
      'de nl':
        '*container(?:handel|vermietung|verkauf)|*seecontainer|*lagercontainer|*bürocontainer|*wohncontainer|*raumcontainer|*containerverhuur|*containerverkoop|*zeecontainers?|*opslagcontainers?|*kantoorunits?',
      'sv da nb fi':
        '*containeruthyrning|*containerförsäljning|*förrådscontainer|*sjöcontainer|*containersalg|*containerudlejning|*skibscontainere?|*containerutleie|*lagercontainere?|*merikont\\p{L}+|*varastokont\\p{L}+|*konttivuokraus|*konttimyynti',
      'fr es pt it ca ro':
        '(?:vente|location|aménagement) (?:et \\p{L}+ )?(?:de )?(?:conteneurs?|containers?)(?: maritimes?)?|conteneurs? maritimes?|(?:venta|alquiler|renta) de contenedores|contenedores marítimos|(?:venda|aluguel|locação|aluguer) de (?:containers?|contentores|contêineres)|contentores marítimos|container marítimo|(?:vendita|noleggio) container|container marittimi|(?:vânzare|vânzări|închirieri) containere|containere (?:maritime|modulare|birou)',
      'pl cs sk hr sl sr':
        'kontenery (?:morskie|biurowe|magazynowe|socjalne|mieszkalne)|(?:lodní|námořní|obytné|skladové|kancelářské|stavební) kontejnery|(?:lodné|námorné|obytné|skladové) kontajnery|(?:brodski|pomorski|stambeni|uredski|kancelarijski|skladišni|bivalni|ladijski) (?:kontejneri|kontejner|zabojniki|kontejnerji)',
      'ru uk bg mk':
        '(?:морские|бу|жилые|складские|рефрижераторные) контейнер\\p{L}+|(?:продажа|аренда) контейнер\\p{L}+|(?:морські|житлові) контейнер\\p{L}+|(?:продаж|оренда) контейнер\\p{L}+|(?:морски|офис|жилищни|складови) контейнер\\p{L}*|продажба на контейнери',
      'et lv lt hu':
        'merekontein\\p{L}+|soojakud?|(?:jūras|biroja|noliktavas) konteiner\\p{L}+|(?:jūriniai|sandėliavimo|biuro) konteineriai|(?:hajózási|tároló|iroda|lakó|raktár) ?konténer\\p{L}*|konténer (?:értékesítés|bérlés|eladás)\\p{L}*',
      'el tr ja zh ko':
        '(?:πωλήσεις|ενοικιάσεις) (?:container|κοντέινερ)|(?:yük|ofis|yaşam|şantiye|prefabrik) konteyner\\p{L}*|コンテナ(?:販売|ハウス)|集装箱(?:买卖|销售|房|租赁)|貨櫃(?:屋|買賣|出租)|컨테이너 ?(?:하우스|판매|임대|제작)',
    },
  },
  {
    name: 'label printer',
    bucket: 'Manufacturing',
    narrows: 'packaging maker',
    words: {
      en: '(?:custom|product|wine) labels? (?:printers?|printing|manufacturers?|suppliers?|makers?)|(?:self-adhesive|adhesive|barcode|rfid|woven) labels?(?: (?:printers?|printing|manufacturers?|suppliers?|makers?))?|labels? (?:printing|printers?|manufacturers?|converters?)|(?:custom|vinyl|die-?cut) stickers?',
      'de nl':
        '*etiketten(?:druckerei|hersteller|druck|drucker)|*haftetiketten|*rollenetiketten|*selbstklebeetiketten|*etikettendruk|*etikettendrukkerij|*zelfklevende etiketten|*stickerdruk\\p{L}*',
      'sv da nb fi':
        '*etiketttryck\\p{L}*|självhäftande etiketter|*etiketttillverk\\p{L}+|*etikettryk\\p{L}*|*selvklæbende etiketter|*etikettrykkeri|selvklebende etiketter|*tarratuot\\p{L}+|*tarrapaino|*etikettipaino',
      'fr es pt it ca ro':
        "(?:imprimeur|fabricant|impression) d['’]étiquettes(?: adhésives)?|étiquettes (?:adhésives|autocollantes)|etiquetas (?:adhesivas|autoadhesivas|autoadesivas|adesivas|em bobina|en rollo)|(?:fábrica|impresión|fabricantes?) de etiquetas|(?:etichette (?:adesive|autoadesive|in bobina)|stampa (?:di )?etichette|etichettificio)|etiquetes (?:adhesives|autoadhesives)|etichete (?:autocolante|autoadezive|personalizate)|producție etichete",
      'pl cs sk hr sl sr':
        '(?:producent|druk|drukarnia) etykiet|etykiety (?:samoprzylepne|na rolce)|(?:výroba|tisk) (?:samolepicích )?etiket|samolepi?cí etikety|samolepky na míru|(?:výroba|tlač) (?:samolepiacich )?etikiet|samolepiace etikety|(?:samoljepljive|samolepljive|samolepilne) (?:etikete|naljepnice|nalepnice|nalepke)|(?:tisak|štampa) etiketa|tisk etiket',
      'ru uk bg mk':
        '(?:самоклеящиеся|самоклеющиеся) этикетки|(?:производство|печать) этикет\\p{L}+|самоклеючі етикетки|(?:виробництво|друк) етикет\\p{L}+|самозалепващи (?:се )?етикети|(?:производство|печат) на етикети|самолепливи етикети',
      'et lv lt hu':
        '(?:etikettide|kleebiste) (?:trükk|tootmine|trükkimine)|(?:uzlīmju|etiķešu) (?:druka|ražošana|izgatavošana)|pašlīmējošās (?:etiķetes|uzlīmes)|(?:lipdukų|etikečių) (?:gamyba|spauda)|lipnios etiketės|(?:öntapadó(?:s)?)? ?címke(?:gyártás|nyomtatás|nyomda)\\p{L}*|öntapadós címk\\p{L}+',
      'el tr ja zh ko vi th':
        'αυτοκόλλητες ετικέτες|ετικέτες αυτοκόλλητες|(?:etiket (?:imalat|baskı|üretim|matbaa)|yapışkanlı etiket|rulo etiket)\\p{L}*|ラベル印刷|シール印刷|ステッカー印刷|不干胶(?:标签|印刷)|标签印刷|貼紙印刷|標籤印刷|라벨 ?(?:인쇄|제작)|스티커 ?(?:제작|인쇄)|in (?:tem nhãn|decal)|สติ๊กเกอร์(?:ฉลาก|สินค้า)',
    },
  },
  {
    name: 'trampoline park',
    bucket: 'Leisure',
    narrows: 'amusement park',
    words: {
      'en de nl sv da nb fr ro': '*trampoline? ?(?:park|parks|parken|halle|hal|cent(?:re|er))|parc de trampolines?',
      'es pt it ca':
        'parque de (?:trampolines|camas elásticas|trampolins?)|trampoline park|parco trampolini|parc de llits elàstics',
      'pl cs sk hr sl sr':
        'park(?:i)? trampolin\\p{L}*|trampolínov\\p{L}+ (?:park|aréna)\\p{L}*|trampolin park\\p{L}*|trampolinski park|skakalnic\\p{L}+ park',
      'ru uk bg mk fi et lv lt hu':
        'батутн\\p{L}+ (?:парк|центр|арен)\\p{L}*|батутен парк|trampoliinipuisto\\p{L}*|batuudi(?:keskus|park)\\p{L}*|batutu (?:parks|centrs)|batutų parkas|trambulin ?park\\p{L}*',
      'el tr ja zh ko':
        'πάρκο τραμπολίνο|trambolin park\\p{L}*|トランポリン(?:パーク|施設)|蹦床(?:公园|馆)|彈翻床|트램폴린 ?파크',
    },
  },
];
