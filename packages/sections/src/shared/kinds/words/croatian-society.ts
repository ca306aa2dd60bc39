import type { WordsByKind } from './words-by-kind.ts';

/** Croatian, much of it Serbian and Bosnian as well: farms, small makers, courses, care, public bodies and outings. */
export const CROATIAN_SOCIETY: WordsByKind = {
  'dry stone waller': 'suhozid\\p{L}*|gradnja suhozida',
  'sheep farm': 'ovčja farma|uzgoj ovaca|ovčarstvo|farma ovaca',
  'goat farm': 'kozja farma|uzgoj koza|farma koza|kozarstvo',
  'alpaca farm': 'farma alpaka|uzgoj alpaka|alpaka farma',
  'pig farm': 'uzgoj svinja|svinjogojs\\p{L}+|farma svinja|uzgoj crne slavonske svinje|svinjarska farma',
  'cattle ranch': 'uzgoj goveda|govedarstvo|farma goveda|farma krava',
  'deer farm': 'uzgoj jelena|farma jelena|uzgajalište jelena',
  'ostrich farm': 'farma nojeva|uzgoj nojeva',
  'snail farm': 'uzgoj puževa|farma puževa|puževa farma|uzgajalište puževa',
  'worm farm': 'kalifornijske gliste|uzgoj glista|lumbripost|glistenjak',
  'insect farm': 'uzgoj kukaca|farma kukaca|uzgoj insekata',
  'hop farm': 'uzgoj hmelja|hmeljarnik|hmeljarstvo',
  'lavender farm': '(?:polje|polja|farma|uzgoj) lavande|lavandino polje|plantaža lavande',
  'herb farm':
    'uzgoj (?:ljekovitog|aromatičnog|začinskog) bilja|ljekovito bilje uzgoj|plantaža (?:smilja|kamilice)|uzgoj smilja',
  'hemp farm': 'uzgoj (?:industrijske )?konoplje|industrijska konoplja',
  'saffron farm': 'uzgoj šafrana',
  smokehouse: 'pušnica|sušara za meso|dimljena riba proizvodnja',
  'charcuterie producer':
    'proizvodnja (?:kobasica|pršuta|kulena|suhomesnatih)|pršutana|suhomesnati proizvodi|mesna industrija|domaći kulen',
  'tofu producer': 'proizvodnja tofua|proizvođač tofua',
  'biscuit and snack manufacturer': 'proizvodnja (?:keksa|grickalica|čipsa|napolitanki)|tvornica keksa|fabrika keksa',
  'sweets manufacturer':
    'proizvodnja (?:bombona|slatkiša|konditorskih)|konditorski proizvodi|tvornica bombona|konditorska industrija',
  'power station': 'hidroelektrana|termoelektrana|nuklearna elektrana|vjetroelektrana|elektroprivreda',
  mine: 'rudnik \\p{L}+|rudarstvo|rudarska (?:kompanija|tvrtka)|eksploatacija (?:ugljena|uglja|rude|boksita)',
  'charcoal or peat producer': 'proizvodnja drvenog (?:ugljena|uglja)|drveni (?:ugljen|ugalj) proizvođač',
  'composting plant': 'kompostana|kompostiranje otpada',
  'vehicle dismantler': 'auto ?otpad|otkup (?:rashodovanih|otpadnih) vozila|reciklaža vozila|rabljeni auto dijelovi',
  'concrete products maker':
    'betonski (?:proizvodi|elementi)|betonska galanterija|proizvodnja (?:opločnika|betonskih elemenata)|predgotovljeni betonski',
  'bead shop': 'perle za nakit|perlice i|trgovina perli|materijal za izradu nakita',
  'mineral or fossil shop': 'trgovina minerala|minerali i kristali|kristali i minerali|poludrago kamenje prodaja',
  'diamond or gem dealer': 'investicijski dijamanti|trgovina dijamantima|dragulji prodaja',
  'magic shop': 'mađioničarsk\\p{L}+ (?:rekviziti|trgovina|oprema)',
  'poster and print shop': 'posteri i slike|slike za zid|slike na platnu|trgovina postera',
  'police, military or maritime academy':
    'policijska akademija|vojna akademija|pomorski fakultet|pomorska škola|vojno učilište|vazduhoplovna akademija',
  'medical school': 'medicinski fakultet|medicinska škola',
  'law school': 'pravni fakultet',
  'teacher training college': 'učiteljski fakultet|pedagoški fakultet|odgojiteljski studij',
  'barista or sommelier school':
    'tečaj za (?:bariste|barmene|sommeliere)|barmenska škola|barista (?:tečaj|škola|kurs|akademija)|škola za barmene',
  'welding or machinery school':
    'tečaj za (?:zavarivače|viličariste|rukovatelje)|škola zavarivanja|kurs za (?:zavarivače|viljuškariste)|obuka za (?:zavarivače|viljuškariste|viličariste)',
  'motorcycle school': 'moto škola|škola vožnje motocikla|a kategorija motocikl',
  playgroup: 'igraonica za bebe|centar za rani razvoj|jaslice i vrtić|malešnica',
  'maths school': 'instrukcije iz matematike|časovi matematike|mentalna aritmetika|škola matematike',
  'music production or DJ school': 'dj (?:škola|akademija|tečaj)|škola za dj|tečaj glazbene produkcije',
  'lactation consultant': 'savjetnica za dojenje|savjetovalište za dojenje|iblc savjetnica|savetnica za dojenje',
  'domestic violence service':
    'žrtve (?:obiteljskog |porodičnog )?nasilja|sigurna kuća|autonomna ženska kuća|savjetovalište za žrtve',
  'art or music therapist': 'art ?terapija|art ?terapeut\\p{L}*|muzikoterapija|glazboterapija',
  'equine therapy centre': 'terapijsko jahanje|hipoterapija|terapija s? ?konjima',
  'vein, laser or cryotherapy clinic':
    'liječenje (?:proširenih )?vena|proširene vene ordinacija|krioterapija|flebološk\\p{L}+|lečenje vena',
  'float centre': 'float (?:centar|spa|studio)|plutanje terapija|senzorna deprivacija',
  'sauna house': 'svijet sauna|javna sauna|sauna centar',
  'sperm, egg or stem cell bank':
    'matične stanice|matične ćelije|banka (?:matičnih|krvi iz pupkovine)|krvi iz pupkovine',
  'horse vet': 'veterinar za konje|konjska veterina',
  'sports federation':
    '(?:hrvatski|srpski) (?:\\p{L}+ )?savez|(?:fudbalski|nogometni|rukometni|odbojkaški|košarkaški|plivački|atletski|teniski|vaterpolski|skijaški|šahovski|streljački) savez',
  'professional association':
    '(?:liječnička|lekarska|odvjetnička|advokatska|ljekarnička|javnobilježnička|inženjerska) komora|komora (?:arhitekata|inženjera|medicinskih sestara|dentalne medicine)',
  'pension fund':
    'mirovinski fond\\p{L}*|penzijski fond\\p{L}*|mirovinsko društvo|dobrovoljni (?:mirovinski|penzijski)',
  'microfinance institution': 'mikrokredit\\p{L}*|brzi krediti|mikrokreditna organizacija|brze pozajmice',
  'stockbroker or exchange': 'burza vrijednosnih papira|zagrebačka burza|beogradska berza|brokerska (?:kuća|tvrtka)',
  'science or business park':
    'znanstveni park|znanstveno-tehnologijski park|tehnološki park|naučno-tehnološki park|industrijski park|poslovna zona',
  'civil protection or coastguard': 'civilna zaštita|obalna straža|gorska služba spašavanja|civilne zaštite',
  'scholarship fund':
    'zaklada za stipendije|stipendijski (?:fond|program)|fond za stipendije|stipendije za (?:studente|učenike)',
  'fair trade or development organisation': 'pravedna trgovina|humanitarna organizacija|razvojna suradnja',
  'product or furniture designer':
    'produkt dizajn\\p{L}*|industrijski dizajn\\p{L}*|dizajn namještaja|dizajner namještaja',
  'animation or effects studio':
    'studio za animaciju|vizualni efekti|vizuelni efekti|animirani film studio|3d animacija',
  'dubbing or voice-over studio':
    'studio za sinkronizaciju|sinkronizacija crtanih|voice ?over snimanje|sinhronizacija crtanih',
  'literary agency': 'književna agencija|literarna agencija',
  'proofreader or editor': 'lektura(?: i korektura)?|lektoriranje|lektorske usluge|lektor\\p{L}* tekst\\p{L}+',
  'ticket agency': 'prodaja (?:ulaznica|karata)|ulaznice za koncerte|ulaznice online|karte za koncerte',
  'exhibition stand builder': 'sajamski (?:štandovi|štand)|izrada štandova|izložbeni štandovi|gradnja štandova',
  'opera company': 'opera i balet|narodno kazalište opera',
  'comedy club or cabaret': 'stand-?up (?:comedy|komedija)|komedija klub|kabaret|kabare',
  muralist: 'oslikavanje zidova|murali|izrada murala|zidne slike',
  'mobility shop': 'invalidska kolica|stubišna (?:dizala|platforma)|stepenišn\\p{L}+ lift\\p{L}*|električna kolica za',
  'butterfly, bird or reptile park': 'park ptica|kuća leptira|vrt leptira|terarij gmazova',
  'racing circuit': 'automotodrom|trkaća staza|moto staza|trkačka staza',
  'roller rink or skate park': 'skate ?park|rolanje dvorana|roller park',
  'wakeboard or water sports centre':
    'wakeboard\\p{L}*|sportovi na vodi|vodeni sportovi|skijanje na vodi|wake park|jet ski najam',
  'off-road and snowmobile tours':
    '(?:quad|buggy|jeep) (?:ture|safari|avantura)|najam quadova|vožnja (?:quadovima|kvadovima)|iznajmljivanje kvadova',
  'sightseeing bus or train': 'turistički vlakić|turistički vozić|panoramski (?:autobus|vlak)|razgledavanje autobusom',
  'embroidery service': 'strojni vez|mašinski vez|vezenje (?:loga|na odjeći)|izrada veza|strojno vezenje',
  'aircraft maintenance company': 'održavanje zrakoplova|održavanje aviona|servis zrakoplova|avio servis',
  'railway or port company': 'željeznički prijevoz|željeznički prevoz|lučka uprava|željezničk\\p{L}+ kompanija',
  'bird control or mole catcher': 'zaštita od (?:ptica|golubova)|tjeranje (?:golubova|ptica)|hvatanje krtica',
  'structural or geotechnical engineer':
    'statičar|statički proračun\\p{L}*|geotehni\\p{L}+|statika konstrukcija|projektiranje konstrukcija',
  'geology or archaeology company':
    'geološk\\p{L}+ (?:istraživanj|radov)\\p{L}*|arheološka istraživanja|hidrogeolog\\p{L}+|inženjerska geologija',
  'town planning consultancy':
    'urbanističk\\p{L}+ (?:plan|planiranje|projekt)\\p{L}*|prostorno planiranje|prostorni planovi|urbanizam i prostorno',
  'clinical research organisation': 'klinička (?:ispitivanja|istraživanja)',
  'news or stock photo agency': 'novinska agencija|izvještajna agencija|foto ?agencija|novinarska agencija',
  'type foundry': 'dizajn (?:fontova|pisama)|tipografija studio',
  'shed or garden building maker': 'vrtne kućice|drvene kućice|sjenice i nadstrešnice|vrtne kuće',
  'tent or tarpaulin maker':
    'izrada (?:cerada|šatora|tendi)|proizvodnja (?:cerada|šatora|cirada)|cerade po mjeri|cerade i',
  'furniture, camera or tub hire': '(?:najam|iznajmljivanje) (?:foto opreme|kamera|namještaja|objektiva|fotoaparata)',
  'small animal breeder': 'uzgoj (?:kunića|činčila|zamoraca|zečeva)|kunićarstvo|uzgajivačnica (?:kunića|činčila)',
  'shooting club': 'streljački klub|streljačko društvo|streljačka družina|klub praktičnog streljaštva',
  'nut grower':
    'uzgoj (?:lješnjaka|lešnika|oraha|badema)|plantaža (?:lješnjaka|lešnika|oraha|badema)|voćnjak (?:oraha|lješnjaka)',
  'equestrian club': 'konjički klub|konjički savez',
  'wrestling or strength club': 'hrvački klub|rvački klub|klub dizača utega|powerlifting klub',
  'figure skating or winter sports club': 'klizački klub|curling klub|klub umjetničkog klizanja|sanjkaški klub',
  'bird and small animal club':
    'uzgajivača (?:golubova|malih životinja)|društvo uzgajivača|klub golubara|golubarsk\\p{L}+ (?:klub|društvo)',
  'sim racing or arcade centre': 'sim ?racing|simulator (?:vožnje|utrka|trka)|vr arena|virtualna stvarnost arena',
};
