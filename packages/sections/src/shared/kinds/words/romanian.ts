import type { WordsByKind } from './words-by-kind.ts';

/** Farms, makers, shops, schools and clubs; the rest stands in `ROMANIAN_SERVICES`. */
export const ROMANIAN: WordsByKind = {
  'dry stone waller': 'zidări(?:e|i) (?:din |de )?piatră uscată',
  thatcher: 'acoperișuri? (?:din |de )?(?:stuf|paie)|stufar(?:i)?',
  'agricultural merchant':
    'inputuri agricole|semințe și îngrășăminte|farmaci(?:e|i) agricol(?:ă|e)|cereale (?:și|en gros)|produse fitosanitare|comerț cu cereale|magazin agricol',
  'sheep shearer': 'tuns(?:ul)? (?:oi|oilor|ovine)',
  'sheep farm': 'ferm(?:ă|e|a) de (?:oi|ovine)|crescător(?:i)? de (?:oi|ovine)|stân(?:ă|a) de oi',
  'goat farm': 'ferm(?:ă|e|a) de capre|crescător(?:i)? de capre',
  'alpaca farm': 'ferm(?:ă|a) de (?:alpaca|lama)',
  'pig farm': 'ferm(?:ă|e|a) de porci|crescător(?:i)? de (?:porci|porcine)|complex de porci|suinicol\\p{L}*',
  'cattle ranch': 'ferm(?:ă|e|a) de (?:vaci|bovine|bivoli|taurine)|crescător(?:i)? de (?:bovine|taurine|vaci)',
  'deer farm': 'ferm(?:ă|a) de cerbi',
  'ostrich farm': 'ferm(?:ă|a) de struți',
  'snail farm': 'ferm(?:ă|e|a) de melci|helicicultur(?:ă|a)|crescători(?:e|a) de melci',
  'worm farm': 'ferm(?:ă|a) de râme|vermicompost|humus de râme',
  'insect farm': 'ferm(?:ă|a) de insecte|insecte comestibile|ferm(?:ă|a) de greieri',
  'hop farm': 'plantați(?:e|i) de hamei|cultivator(?:i)? de hamei|hamei românesc',
  'lavender farm': 'lan(?:ul)? de lavandă|ferm(?:ă|a) de lavandă|plantați(?:e|a) de lavandă|cultur(?:ă|a) de lavandă',
  'herb farm': 'plante medicinale|plante aromatice|cultivator(?:i)? de plante medicinale',
  'hemp farm': 'cultur(?:ă|a) de cânepă|cânepă românească|cultivator(?:i)? de cânepă',
  'saffron farm': 'cultur(?:ă|a) de șofran|șofran românesc|plantați(?:e|a) de șofran',
  smokehouse: 'afumători(?:e|i|a)|pește afumat|păstrăv afumat',
  'game dealer': 'carne de vânat',
  'charcuterie producer':
    'mezeluri|producător(?:i)? de mezeluri|fabric(?:ă|a) de mezeluri|cârnați (?:de casă|tradiționali)|carmangeri(?:e|a)|slănină și cârnați',
  'tofu producer': 'tofu (?:artizanal|bio)|producător(?:i)? de tofu',
  'biscuit and snack manufacturer':
    'fabric(?:ă|a) de (?:biscuiți|snacksuri|napolitane|covrigei)|producător(?:i)? de (?:biscuiți|snacksuri)|covrigări(?:e|i|a)',
  'sweets manufacturer':
    'fabric(?:ă|a) de (?:dulciuri|bomboane|halva|rahat|turtă dulce)|producător(?:i)? de (?:dulciuri|bomboane)|turtă dulce',
  'power station':
    'central(?:ă|e|a) (?:electric|hidroelectric|nucleară|nuclearoelectric|fotovoltaic|termoelectric|eolian)\\p{L}*|hidrocentral\\p{L}+|termocentral\\p{L}+|parc(?:uri)? (?:eolian|fotovoltaic)\\p{L}*',
  mine: 'min(?:ă|e|a) de (?:aur|cupru|cărbune|sare)|salina \\p{L}+|exploatare minieră|companie minieră',
  'charcoal or peat producer':
    'cărbun(?:e|i) de lemn|mangal|producător(?:i)? de (?:peleți|brichete|mangal)|brichete din rumeguș',
  'composting plant': 'stați(?:e|i) de compost\\p{L}*|instalați(?:e|i) de compostare|producător(?:i)? de compost',
  'vehicle dismantler': 'dezmembrări(?: auto)?|parc(?:uri)? (?:de )?dezmembrări|dezmembrez|piese din dezmembrări',
  'concrete products maker':
    'prefabricate (?:din |de )?beton|producător(?:i)? de (?:pavele|boltari|bca|tuburi de beton)|pavele (?:și borduri|din beton)|fabric(?:ă|a) de pavele',
  'bead shop': 'magazin de mărgele|mărgele și accesorii|accesorii (?:pentru )?bijuterii handmade',
  'army surplus shop': 'magazin (?:militar|de echipament militar)|surplus militar|articole militare',
  'mineral or fossil shop': 'magazin de (?:minerale|cristale)|minerale și (?:fosile|cristale)|pietre semiprețioase',
  'diamond or gem dealer': 'diamante|pietre prețioase|gemolog',
  'record shop': 'magazin de (?:viniluri|discuri)|discuri (?:de )?vinil|viniluri',
  'video game shop': 'magazin de jocuri(?: video)?|jocuri video second',
  'magic shop': 'magazin de magie|trucuri de magie',
  'poster and print shop': 'postere și tablouri|magazin de postere|hărți vechi',
  'police, military or maritime academy':
    'academi(?:a|e) (?:de poliție|navală|militară|forțelor)|școal(?:a|ă) de (?:agenți de poliție|subofițeri)|colegiul (?:național )?militar',
  'medical school':
    '(?:facultate|universitate)a de (?:medicin|farmaci|stomatologi|medicină veterinar)\\p{L}*|școal(?:a|ă) (?:postliceală )?sanitară',
  'law school': 'facultatea de drept',
  'teacher training college':
    '(?:liceul|colegiul) pedagogic|facultatea de (?:științe ale educației|psihologie și științe)',
  'barista or sommelier school':
    'curs(?:uri)? (?:de )?(?:barista|somelier|barman|ospătar)|școal(?:a|ă) de (?:somelieri|barmani)',
  'Quran school': 'școal(?:a|ă) coranică',
  'welding or machinery school':
    'curs(?:uri)? (?:de )?(?:sudor|sudură|stivuitorist|macaragiu|buldoexcavator\\p{L}*)|autorizare (?:macaragii|stivuitoriști|sudori)',
  'motorcycle school': 'școal(?:a|ă) moto|moto școală|curs(?:uri)? moto',
  playgroup: 'grup(?:uri)? de joacă|mami și bebe',
  'maths school': 'meditații (?:la )?(?:matematică|fizică|chimie)|școal(?:a|ă) de matematică|aritmetică mentală',
  'music production or DJ school': 'curs(?:uri)? (?:de )?(?:dj|producție muzicală)|școal(?:a|ă) de dj',
  'lactation consultant': 'consultant(?:ă|e)? (?:în )?(?:lactație|alăptare)|consiliere (?:în )?alăptare',
  'rehabilitation centre':
    'centr(?:u|ul|e) de (?:recuperare|reabilitare)(?: medicală)?|recuperare medicală|clinică de recuperare',
  'domestic violence service': 'violenț(?:ă|a|ei) (?:domestic|în familie)\\p{L}*|victimele violenței',
  'counselling practice':
    'consiliere (?:psihologică|de cuplu|familială|maritală)|terapie de cuplu|consilier(?:i)? (?:psiholog|familial)',
  'art or music therapist': 'meloterapi(?:e|a)|art-?terapi(?:e|a)|terapie prin (?:artă|muzică|joc)',
  'equine therapy centre': 'terapie (?:cu|asistată de) cai|hipoterapi(?:e|a)|echitație terapeutică',
  'vein, laser or cryotherapy clinic':
    'crioterapi(?:e|a)|flebologi(?:e|a)|clinic(?:ă|a) de (?:varice|flebologie)|terapie hiperbară|tratament varice|ozonoterapi(?:e|a)',
  'float centre': 'float ?therapy|flotați(?:e|a) senzorială|salin(?:ă|a) artificială|cameră de sare|haloterapi(?:e|a)',
  'sauna house': 'saun(?:ă|e) (?:publică|mobilă|finlandeză de închiriat)',
  'sperm, egg or stem cell bank': 'celule stem|banc(?:ă|a) de (?:celule stem|sânge|spermă|țesuturi)',
  'horse vet': '(?:medic )?veterinar (?:pentru )?(?:cai|ecvine|animale mari)|clinică ecvină',
  'sports federation': 'federați(?:a|e) (?:română|națională) de \\p{L}+',
  'professional association':
    '(?:ordinul|colegiul|camera|corpul|uniunea) (?:național(?:ă)? (?:al|a) )?(?:arhitecților|medicilor|farmaciștilor|avocaților|psihologilor|notarilor|experților|biochimiștilor|asistenților|barourilor)|asociație profesională',
  'pension fund': 'fond(?:ul|uri)? de pensii|casa (?:națională |județeană )?de pensii|pensii private',
  'microfinance institution': 'microfinanțare|microcredit(?:e)?|ifn',
  'stockbroker or exchange': 'bursa de valori|brokeraj|firmă de brokeraj|tranzacționare (?:la )?bursă',
  'science or business park': 'parc(?:ul|uri)? (?:științific|tehnologic|industrial|de afaceri|de știință)\\p{L}*',
  'civil protection or coastguard':
    'protecți(?:e|a) civil(?:ă|a)|inspectoratul pentru situații de urgență|salvamont|salvamar',
  'scholarship fund': 'fond(?:ul)? de burse|program(?:ul)? de burse|burse pentru elevi',
  'fair trade or development organisation': 'comerț echitabil|cooperare pentru dezvoltare',
  'product or furniture designer':
    'design(?:er)? (?:de )?(?:produs|mobilier|vestimentar|modă|industrial)|designer vestimentar',
  'animation or effects studio': 'studio de animație|animați(?:e|i) (?:3d|2d)|efecte vizuale|postproducție',
  'dubbing or voice-over studio': 'voice[- ]?over|studio de dublaj|dublaj|subtitrări|subtitrare',
  'literary agency': 'agenți(?:e|a) literar(?:ă|e|a)',
  'proofreader or editor': 'corectur(?:ă|a) (?:de )?texte?|corector(?:i)? (?:de )?text\\p{L}*|redactare și corectură',
  'ticket agency': 'bilete online|vânzare (?:de )?bilete|agenți(?:e|a) de bilete',
  'exhibition stand builder': 'standuri expoziționale|stand expozițional|construcții standuri',
  'opera company': 'oper(?:a|ă) (?:națională|română)|teatr(?:ul|u) de operă|operet(?:ă|a)',
  'comedy club or cabaret': 'stand-?up comedy|cabaret(?:ul)?|club de comedie',
  muralist: 'pictur(?:ă|i|a) murală|picturi murale|pictor mural|graffiti',
  'boat dealer':
    'vânz(?:are|ări) (?:de )?(?:bărci|ambarcațiuni|iahturi)|bărci (?:de vânzare|pneumatice)|ambarcațiuni noi',
  chandlery: 'accesorii (?:nautice|bărci)|motoare (?:de barcă|outboard|termice barcă)|echipamente nautice',
  'safe and lock dealer': 'seifuri|case de bani',
  'mobility shop':
    'scaune (?:cu rotile|rulante)|echipamente (?:pentru )?mobilitate|scutere pentru persoane cu dizabilități|dispozitive (?:de )?mers',
  'specialist food shop':
    'magazin de (?:brânzeturi|miere|fructe uscate|condimente)|brânzeturi (?:fine|artizanale)|fructe uscate',
  'butterfly, bird or reptile park': 'grădin(?:ă|a) cu fluturi|parc(?:ul)? de (?:păsări|reptile)|casa fluturilor',
  'racing circuit': 'circuit auto(?:mobilistic)?|motorpark|hipodrom(?:ul)?|pist(?:ă|a) de curse',
  'roller rink or skate park': 'skate ?park|patinoar (?:cu role|pe role)|pist(?:ă|a) (?:de )?role',
  'wakeboard or water sports centre': 'sporturi (?:nautice|acvatice)|wakeboard|schi nautic|jet[- ]?ski',
  'off-road and snowmobile tours':
    '(?:tururi|ture|plimbări) (?:cu )?(?:atv|off-?road|snowmobil\\p{L}*|4x4)|închirieri atv|închirieri snowmobile',
  'sightseeing bus or train': 'autobuz turistic|tren(?:uleț)? turistic|city tour bus|mocănița \\p{L}+',
  'embroidery service':
    'broderi(?:e|i) (?:personalizat|computerizat|industrial)\\p{L}*|broderie (?:pe haine|mecanică)|atelier de broderie',
  'aircraft maintenance company': 'mentenanță (?:aeronave|aeronautică)|întreținere aeronave|reparații aeronave',
  'railway or port company':
    'căile ferate|transport feroviar|operator (?:feroviar|portuar)|administrația porturilor|compania (?:națională )?(?:de căi ferate|administrația porturilor)',
  'garden machinery dealer':
    'mașini de (?:tuns iarba|grădină)|motocoase|drujbe|motoferăstraie|utilaje (?:de |pentru )?grădină|motocultoare',
  'bird control or mole catcher':
    'alungare păsări|protecție (?:împotriva|contra) (?:păsărilor|porumbeilor)|plase anti ?păsări',
  'structural or geotechnical engineer':
    'proiectare (?:structuri|de rezistență|structurală)|inginer(?:i)? structurist\\p{L}*|studii geotehnice|studiu geotehnic|expertiz(?:ă|e) tehnic\\p{L}*',
  'geology or archaeology company': 'geolog(?:i|ic|ice)?|studii geologice|arheolog(?:i|ie|ic)?|foraje geotehnice',
  'town planning consultancy': 'urbanism|plan(?:uri)? urbanistic\\p{L}*|documentații (?:de )?urbanism|urbanist(?:i)?',
  'clinical research organisation': 'studii clinice|cercetare clinică|trialuri clinice',
  'news or stock photo agency': 'agenți(?:e|a) (?:de știri|de presă|foto)',
  'type foundry': 'design de fonturi|fonturi (?:personalizate|românești)',
  'key cutting or shoe service':
    '(?:multiplicare|copiere|confecționat|duplicat) chei|chei auto(?: și multiplicare)?|multiplicări chei',
  'shed or garden building maker':
    'căsuțe de grădină|foișoare(?: din lemn)?|pavilioane de grădină|sere (?:și solarii|de grădină)|magazii de grădină',
  'tent or tarpaulin maker':
    'prelate(?: (?:auto|camioane|la comandă))?|producător(?:i)? de (?:corturi|prelate)|corturi (?:pentru )?evenimente|pavilioane pliabile',
  'furniture, camera or tub hire':
    'închirier(?:i|e) (?:de )?(?:mobilier|scaune|mese|ciubăr|ciubere|camere foto|veselă)\\p{L}*',
  'small animal breeder':
    'crescător(?:i)? de (?:iepuri|păsări|porumbei|canari|papagali)|crescători(?:e|a) de (?:iepuri|papagali)',
  'shooting club': 'club(?:ul)? de tir|tir sportiv|poligon de tragere',
  'coffee plantation': 'plantați(?:e|i) de cafea',
  'cocoa plantation': 'plantați(?:e|i) de cacao',
  'nut grower':
    '(?:plantați(?:e|i)|livad(?:ă|a)|producător(?:i)?|cultivator(?:i)?) de (?:nuci|nuc|alune|alun|migdale|castane)|pomi altoiți de nuc',
  'vanilla or spice grower': 'cultivator(?:i)? de (?:condimente|vanilie)',
  'palm oil or sugar mill': 'fabric(?:ă|a) de zahăr|producător(?:i)? de zahăr',
  'equestrian club': 'club(?:ul)? (?:de polo|ecvestru|hipic|de echitație)',
  'wrestling or strength club':
    'club(?:ul)? de (?:lupte|haltere|powerlifting|culturism)|federația de (?:lupte|haltere)',
  'figure skating or winter sports club': 'patinaj (?:artistic|viteză)|club(?:ul)? de (?:patinaj|bob|sanie|biatlon)',
  'bird and small animal club':
    'porumbei (?:voiajori|de rasă)|columbofil\\p{L}*|asociația (?:columbofil|avicol|crescătorilor de (?:iepuri|păsări))\\p{L}*',
  'sim racing or arcade centre':
    'realitate virtuală|sim ?racing|simulator(?:oare)? (?:auto|de curse)|sală de jocuri arcade|vr arcade|gaming center',
};
