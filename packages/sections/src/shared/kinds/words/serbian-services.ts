import type { WordsByKind } from './words-by-kind.ts';

/** Trades, shops, industry, media and clubs as Serbian says them; the rest stands in `SERBIAN`. */
export const SERBIAN_SERVICES: WordsByKind = {
  'eye clinic': 'očn(?:a|i|e) (?:klinik|bolnic|ordinacij|lekar)\\p{L}*|oftalmološk\\p{L}+',
  'surf school': 'škola (?:skijanja|ronjenja|jedrenja|paraglajdinga|surfovanja)|ski škola',
  'holiday chalets': 'planinsk(?:a|e) kuć(?:a|e) za (?:odmor|izdavanje)|brvnare za (?:odmor|izdavanje)|bungalovi',
  hostel: 'hostel\\p{L}*|omladinsko prenoćište',
  campsite: 'kampovanje|kamp naselje|auto ?kamp',
  'farm stay': 'seosk(?:o|a) (?:turističko )?domaćinstv[oa]|etno selo|salaš\\p{L}*',
  'ice cream parlour': 'sladoledžinic\\p{L}*|poslastičarnica i sladoled|zanatski sladoled',
  'coffee roaster': 'pržionic\\p{L}* kafe|pržionica|sveže pržena kafa|specialty kafa',
  carpenter: 'drvene konstrukcije|montažne drvene kuće|drvene kuće',
  roofer: 'krovopokrivač\\p{L}*|popravka krovova|izgradnja krovova|krovovi|limarski radovi',
  landscaper:
    'uređenje (?:dvorišta|bašt[ai]|zelenila)|ozelenjavanje|pejzažn\\p{L}+|održavanje (?:zelenila|zelenih površina)|baštovan\\p{L}*',
  'car detailing studio':
    'detailing|auto ?detejling|poliranje (?:automobila|vozila)|dubinsko pranje (?:automobila|vozila)|keramička zaštita',
  'bicycle shop': 'prodavnica bicikala|servis bicikala|prodaja bicikala|iznajmljivanje bicikala',
  jeweller: 'zlatar\\p{L}*|juvelir\\p{L}*|zlatni nakit|srebrni nakit|časovničar\\p{L}*',
  school: 'škola|škole|gimnazij\\p{L}*|akademija|srednja škola',
  'youth club': 'omladinsk\\p{L}+ (?:klub|centar|organizacij|savet)\\p{L}*|kancelarija za mlade|dom omladine',
  'after-school club': 'produženi boravak|celodnevni boravak|dnevni boravak za decu',
  shelter: 'prihvatilišt\\p{L}*|sigurna kuća|svratište',
  'animal rescue':
    'azil za (?:pse|životinje)|prihvatilište za (?:pse|životinje)|zaštita životinja|napušten\\p{L}+ (?:psi|pas|životinj)\\p{L}*|udomljavanje pasa',
  'trade association':
    '(?:poslovno|strukovno|privredno) udruženje|udruženje (?:proizvođača|preduzetnika|poljoprivrednika|privrednika)|(?:advokatska|lekarska|inženjerska|stomatološka|farmaceutska) komora|klaster',
  'learned society':
    'naučno društvo|srpska akademija nauka|društvo (?:matematičara|fizičara|istoričara|lekara|lekarsko)',
  'research group':
    'istraživačk\\p{L}+ (?:centar|grup|institut|stanic|tim)\\p{L}*|naučnoistraživačk\\p{L}+|naučni institut|institut za (?:istraživanja|fiziku|ekonomske)',
  band: 'muzička grupa|muzički bend|rok bend|bend za svadbe|tamburaški orkestar|muzika za svadbe',
  'art gallery': 'umetnička galerija|galerija (?:umetnosti|savremene umetnosti)|likovna galerija',
  magazine: 'časopis\\p{L}*|nedeljnik|mesečnik',
  'radio station': 'radio[- ]?stanic\\p{L}*|radio televizija',
  'film production company':
    'filmska produkcija|video produkcija|produkcijska kuća|producentska kuća|snimanje (?:spotova|reklama|filmova)',
  'drone service': 'snimanje (?:iz vazduha|dronom)|snimci iz vazduha|prskanje dronom|usluge dronom',
  'wedding planner':
    'organizacij\\p{L}+ (?:venčanja|svadbi|svadbe)|planer venčanja|dekoracija venčanja|organizator venčanja',
  'property portal': 'oglasi za nekretnine|portal za nekretnine|nekretnine oglasi',
  'recruitment agency':
    'agencija za (?:zapošljavanje|posredovanje u zapošljavanju)|regrutacija|iznajmljivanje radne snage|selekcija kadrova|oglasi za posao',
  'AI consultancy':
    '(?:ai|veštačka inteligencija) (?:rešenja|konsalting|agencija|razvoj)|rešenja zasnovana na veštačkoj inteligenciji',
  'game studio': 'razvoj (?:video )?igara|studio za (?:video )?igre|gejming studio|gaming studio',
  'kitchen studio': 'studio kuhinja|kuhinjski nameštaj|moderne kuhinje|salon kuhinja',
  'pottery studio':
    'grnčar\\p{L}*|keramičk\\p{L}+ (?:radionic|atelje|studio)\\p{L}*|ručno rađena keramika|umetnička keramika|škola keramike',
  'leather goods maker':
    'kožna galanterija|obućar\\p{L}*|kožni (?:proizvodi|kaiševi)|kožne torbe|sarač\\p{L}*|popravka obuće',
  'workwear supplier': 'radna odeća|htz oprema|zaštitna odeća|radne uniforme|školske uniforme',
  'instrument maker':
    'izrada (?:gitara|violina|instrumenata)|štimovanje klavira|štimer\\p{L}*|graditelj (?:gitara|violina)',
  'stove shop': 'kamini i peći|peći na (?:drva|pelet)|kamini na drva|kaljeve peći|salon kamina',
  'cheese dairy': 'mlekar\\p{L}*|sirar\\p{L}*|mlečni proizvodi|kozji sir',
  butcher: 'mesar\\p{L}*|mesna industrija|klanic\\p{L}*|suhomesnat\\p{L}+',
  fishmonger: 'ribarnic\\p{L}*|prodaja ribe|sveža riba',
  'olive oil mill': 'maslinovo ulje|uljar\\p{L}*|hladno ceđen\\p{L}+ ulj\\p{L}+',
  'chocolate maker': 'čokolateri\\p{L}+|ručno rađen\\p{L}+ čokolad\\p{L}*|fabrika čokolade|čokoladne praline',
  'garden centre': 'baštenski centar|vrtni centar|sve za baštu|bašta centar',
  'plant nursery': 'rasadni(?:k|ka|ci)\\p{L}*|sadnice|seme i sadni materijal|sadni materijal|semenarstvo',
  'food truck': 'kamion hrane|ulična hrana na točkovima',
  'chimney sweep': 'dimničar\\p{L}*|čišćenje dimnjaka',
  'land surveyor': 'geodet\\p{L}*|geodezij\\p{L}*|geodetski (?:biro|radovi|premer)|geometar',
  'security company':
    'fizičko(?:-| )tehničko obezbeđenje|obezbeđenje (?:lica|imovine|objekata|lica i imovine)|fizičko obezbeđenje|agencija za obezbeđenje|video nadzor|alarmni sistemi',
  laundry: 'hemijsko čišćenje|perionic\\p{L}*|vešeraj|pranje (?:tepiha|veša)|tepih servis',
  'swimming pool builder': 'izgradnja bazena|oprema za bazene|bazenska tehnika|montažni bazeni',
  'pet shop':
    'pet shop|prodavnica za (?:kućne )?ljubimce|oprema za (?:pse|kućne ljubimce)|hrana za (?:pse|kućne ljubimce)|zoo prodavnica',
  'second-hand shop':
    'polovna (?:odeća|garderoba|roba)|antikvitet\\p{L}*|second hand|starinarnic\\p{L}*|polovan nameštaj',
  locksmith: 'bravar\\p{L}*|ključar\\p{L}*|otključavanje (?:brava|vrata|automobila)|izrada ključeva',
  glazier: 'staklorezac\\p{L}*|staklorezačk\\p{L}+|staklar\\p{L}*|stakla i ogledala|ugradnja stakla',
  'blinds and awnings company':
    'roletn\\p{L}*|tende i (?:roletne|venecijaneri)|venecijaner\\p{L}*|trakaste zavese|zebra zavese|roletne',
  tiler: 'keramičarsk\\p{L}+|postavljanje (?:keramike|pločica)|keramičke pločice|salon keramike|pločice i sanitarije',
  'flooring company':
    'parketar\\p{L}*|postavljanje (?:parketa|laminata|podova)|hoblovanje parketa|podne obloge|parket i laminat|epoksidni podovi',
  stonemason: 'kamenorez\\p{L}*|nadgrobni spomenici|mermer i granit|klesar\\p{L}*|izrada spomenika',
  metalworker:
    'metalne konstrukcije|čelične konstrukcije|bravarsk\\p{L}+|kovačk\\p{L}+|kovano gvožđe|metaloprerad\\p{L}+|zavarivanje|metalna galanterija',
  'excavation contractor':
    'zemljani radovi|iskop\\p{L}* (?:temelja|zemlje|bazena)|usluge bagera|bager i kombinirka|zemljani i betonski radovi',
  'drainage contractor':
    'odgušenje (?:kanalizacije|odvoda|sudopere)|odčepljenje kanalizacije|wap kanal|pražnjenje septičkih jama|čišćenje (?:kanalizacije|septičkih jama)|mašinsko odgušenje',
  'boat hire':
    'iznajmljivanje (?:čamaca|brodova|brodića|kajaka|jahti)|rent a boat|čarter jahti|iznajmljivanje splavova',
  'motorcycle dealer':
    'prodaja (?:motora|motocikala|skutera)|servis (?:motora|motocikala|skutera)|moto servis|motocikli i skuteri',
  'equipment hire':
    'iznajmljivanje (?:opreme|mašina|alata|skela|kranova|šatora|dizalica|agregata)|rentiranje (?:opreme|mašina)',
  'bus company':
    'autobuski prevoz|prevoz putnika|iznajmljivanje (?:autobusa|kombija|minibusa)|autoprevoznik|autobuske linije',
  'self-storage':
    'iznajmljivanje (?:magacina|skladišta|boksova)|skladištenje nameštaja|magacinski prostor za izdavanje|čuvanje stvari',
  cosmetics: 'kozmetika|kozmetički proizvodi|prirodna kozmetika|nega kože|parfemi|parfimerij\\p{L}*',
  'midwifery practice': 'babica|akušer\\p{L}*|dula',
  'speech therapy practice': 'logoped\\p{L}*|defektolog\\p{L}*',
  'occupational therapy practice': 'radna terapija|okupaciona terapija|senzorna integracija|radni terapeut',
  nutritionist: 'nutricionist\\p{L}*|dijetetičar\\p{L}*|dijetolog\\p{L}*',
  naturopath:
    'homeopat\\p{L}*|akupunktur\\p{L}*|tradicionalna medicina|lekovito bilje|biljna apoteka|travar\\p{L}*|kvantna medicina',
  osteopath: 'osteopat\\p{L}*|kiropraktičar\\p{L}*|kiropraktik\\p{L}*',
  podiatrist: 'medicinski pedikir|podolog\\p{L}*',
  'rescue service':
    'gorska služba spasavanja|hitna (?:medicinska )?pomoć|crveni krst|sanitetski prevoz|spasilačk\\p{L}+',
  spa: 'banjsko lečilište|spa centar|velnes (?:centar|i spa)|wellness (?:centar|i spa)|termalni izvor\\p{L}*|hamam',
  'tattoo studio': 'tetovaž\\p{L}*|tattoo|pirsing',
  'funeral home': 'pogrebn\\p{L}+|pogrebno preduzeće|pogrebna oprema|sahran[ae]|kremacija',
  'self-help group': 'grup[ae] (?:podrške|samopomoći)|anonimni (?:alkoholičari|narkomani)|klub lečenih alkoholičara',
  'dog trainer': 'dresura (?:pasa|psa)|škola za pse|obuka pasa|školovanje pasa|trener pasa',
  'pet boarding':
    'pansion za (?:pse|ljubimce|mačke)|hotel za (?:pse|ljubimce)|čuvanje (?:pasa|ljubimaca|kućnih ljubimaca)|šetanje pasa',
  'pet groomer': 'šišanje pasa|grooming|salon za pse|frizer za pse|gruming',
  'martial arts school':
    'borilačke veštine|karate|džudo klub|aikido klub|tekvondo|kik ?boks|džiu džicu|škola borilačkih veština',
  'climbing hall':
    'sportsko penjanje|veštačka stena|penjačk\\p{L}+ (?:sala|centar|zid|klub)|bouldering|planinarsko-penjački',
  'swimming pool':
    'gradski bazen|zatvoreni bazen|otvoreni bazen|olimpijski bazen|sportski centar i bazen|gradsko kupalište',
  marathon: 'maraton\\p{L}*|polumaraton',
  race: 'ulična trka|planinsko trčanje|trejl trka|trka zadovoljstva',
  'amusement park':
    'zabavni park|avantura park|akva ?park|aqua ?park|luna park|kuglana|karting|tramplin park|trampolina park|park avantura',
  'escape room': 'escape room|igra bekstva|soba bekstva|sobe bekstva',
  zoo: 'zoološki vrt|vrt dobre nade|zoo vrt',
  'fishing guide': 'ribolovački vodič|pecaroški vodič|organizovani ribolov|ribolovne ture',
  artist:
    'akademski (?:slikar|vajar|umetnik)|likovn(?:i|a) umetni\\p{L}+|vizueln(?:i|a) umetni\\p{L}+|vajar|slikarka|slikar i vajar',
  illustrator: 'ilustrator\\p{L}*|karikaturist\\p{L}*|strip (?:autor|crtač)|knjižna ilustracija',
  'cultural centre': 'kulturni centar|dom kulture|centar za kulturu|ustanova kulture',
  'dance company':
    'kulturno(?:-| )umetničko društvo|folklorni ansambl|baletska trupa|plesna trupa|koreograf\\p{L}*|ansambl narodnih igara|kud',
  'botanical garden': 'botanička bašta|arboretum',
  'adult education centre':
    'obrazovanje odraslih|narodni univerzitet|radnički univerzitet|škola za osnovno obrazovanje odraslih|otvoreni univerzitet',
  'vocational school':
    'srednja (?:stručna|tehnička|medicinska|ekonomska|poljoprivredna|ugostiteljska) škola|tehnička škola|stručno osposobljavanje|mašinska škola|medicinska škola|škola za (?:frizere|kozmetičare|negu lepote)',
  'art school':
    'škola (?:crtanja|slikanja|glume|fotografije|animacije|vajanja)|kurs (?:crtanja|slikanja|fotografije|glume)|likovna škola|priprema za likovn\\p{L}+|pripremna nastava za arhitekturu',
  'public speaking club': 'toastmasters|debatni klub|klub govornika|škola javnog nastupa',
  'fire brigade': 'vatrogas\\p{L}+|dobrovoljno vatrogasno društvo',
  police: 'policijsk(?:a|e) (?:uprav|stanic|ispostav)\\p{L}*|ministarstvo unutrašnjih poslova|komunalna milicija',
  embassy: 'ambasad\\p{L}*|konzulat\\p{L}*|generalni konzulat',
  'environmental organisation':
    'zaštit\\p{L}+ (?:prirode|životne sredine)|ekološk\\p{L}+ (?:društv|udruženj|organizacij|pokret)\\p{L}*|pokret gorana|zaštitu ptica',
  'human rights organisation': 'ljudsk\\p{L}+ prava|helsinški odbor|fond za humanitarno pravo',
  'refugee aid':
    'pomoć (?:izbeglicama|migrantima)|azilanti|komesarijat za izbeglice|centar za zaštitu i pomoć tražiocima azila|tražioci azila',
  "parents' association": 'savet roditelja|udruženje roditelja',
  'senior centre':
    'udruženje penzionera|savez penzionera|klub (?:penzionera|za odrasla i stara lica)|gerontoklub|klub za stare',
  'neighbourhood association':
    'stambena zajednica|skupština stanara|upravnik zgrade|profesionalni upravnik|mesne zajednice|kućni savet',
  'housing cooperative': 'stambena zadruga|socijalno stanovanje|gradska stambena agencija',
  'debt advice': 'otpis dugova|savetovanje o dugovima|lični bankrot|reprogram dugova',
  'patent attorney':
    'intelektualn\\p{L}+ svojin\\p{L}+|patentni zastupnik|zaštita (?:žiga|patenta)|registracija žiga|zastupanje za žigove',
  bank: 'štedionic\\p{L}*|komercijalna banka|poslovna banka|investiciona banka|poštanska štedionica',
  'detective agency': 'detektivsk\\p{L}+|privatni detektiv|poligrafsk\\p{L}+|detektiv',
  'market research company':
    'istraživanj\\p{L}+ (?:tržišta|javnog mnjenja)|ispitivanje javnog mnjenja|ankete i istraživanja|tajni kupac',
  'trade fair':
    'međunarodni sajam|sajam (?:nameštaja|knjiga|građevinarstva|turizma|tehnike|poljoprivrede|automobila)|beogradski sajam|novosadski sajam|sajamsk\\p{L}+',
  'cybersecurity company':
    'sajber bezbednost\\p{L}*|informaciona bezbednost|penetraciono testiranje|zaštita podataka i mreža',
  'hosting provider': 'hosting|web hosting|registracija domena|data centar|zakup servera',
  'open source project': 'slobodni softver|otvoreni kod|softver otvorenog koda|otvorenog koda',
  'mobile app': 'mobilna aplikacija|android aplikacija',
  'scheduling software':
    '(?:softver|aplikacija|program) za (?:zakazivanje|zakazivanje termina|raspored)|online zakazivanje termina|zakazivanje termina online',
  'booking software':
    '(?:softver|program|sistem) za (?:rezervacije|hotele|hotelijere)|prodaja ulaznica|sistem za prodaju karata',
  'business software':
    '(?:program|softver) za (?:fakturisanje|knjigovodstvo|magacin|maloprodaju|obračun zarada|računovodstvo|ugostiteljstvo)|poslovni softver|erp (?:sistem|rešenje)|knjigovodstveni program',
  'environmental consultancy':
    'procen\\p{L}+ uticaja na životnu sredinu|konsalting u zaštiti životne sredine|ekološki konsalting|studije o proceni uticaja',
  'testing laboratory':
    'akreditovana laboratorija|laboratorija za (?:ispitivanje|etaloniranje|kontrolu|analizu)|ispitivanje materijala|etaloniranje|kontrola kvaliteta hrane|biohemijska laboratorija',
  'event agency':
    'organizacij\\p{L}+ (?:događaja|proslava|evenata|kongresa)|agencija za (?:događaje|organizaciju događaja)|event agencija|proslava rođendana',
  'freight forwarder':
    'špedicij\\p{L}*|špedicija|špediter\\p{L}*|carinsko (?:posredovanje|zastupanje)|međunarodna špedicija|carinski agent',
  'courier service': 'kurirsk\\p{L}+ služb\\p{L}+|brza pošta|dostava (?:paketa|pošiljki)|ekspres pošta|kurirska služba',
  'sign maker':
    'svetleće reklame|reklamne (?:table|table)|izrada reklama|brendiranje vozila|svetlosne reklame|reklamni panoi|3d slova',
  'building services contractor':
    'mašinske instalacije|termotehničke instalacije|vodovod i kanalizacija|elektro i mašinsk\\p{L}+|termotehnika',
  bricklayer: 'zidar\\p{L}*|zidarski radovi|zidanje objekata',
  plasterer:
    'gipsar\\p{L}*|gips ?karton\\p{L}*|suva gradnja|mašinsko malterisanje|gipsani radovi|spušteni plafoni|malterisanje',
  'interior fit-out contractor':
    'adaptacij\\p{L}+ (?:stanova|stana|kupatila|prostora)|renoviranje (?:stanova|stana|kupatila|kuća)|opremanje enterijera|završni radovi u građevinarstvu|opremanje poslovnog prostora',
  'insulation and waterproofing contractor':
    'hidroizolacij\\p{L}*|termoizolacij\\p{L}*|demit fasad\\p{L}*|izolacija (?:krovova|fasada|terasa)|izrada fasada|fasaderski radovi|termoizolacione fasade',
  'clothing manufacturer':
    'proizvodnja (?:odeće|tekstila|garderobe|konfekcije)|konfekcij\\p{L}*|tekstilna industrija|trikotaž\\p{L}*|proizvođač odeće',
  'textile mill': 'tkačnic\\p{L}*|predionic\\p{L}*|tkaonic\\p{L}*|proizvodnja tkanina|ćilimar\\p{L}*',
  'metal supplier':
    'prodaja (?:čelika|metala|limova|gvožđa)|crna metalurgija|nerđajući čelik|betonsko gvožđe|čelični limovi|veleprodaja čelika',
  '3D printing service': '3d štamp\\p{L}*|3d print\\p{L}*',
  'laser cutting service': 'lasersko (?:sečenje|graviranje)|sečenje (?:laserom|plazmom)|graviranje laserom',
  'machine shop':
    'cnc obrada|mašinska obrada|obrada metala|metalostrugar\\p{L}*|strugarsk\\p{L}+|alatnic\\p{L}*|izrada alata|glodanje i struganje',
  foundry: 'livnic\\p{L}*|livenje (?:metala|aluminijuma)|topla cinkovanja|toplo cinkovanje',
  mosque: 'džamij\\p{L}*|islamska zajednica|muftijstvo|medžlis',
  synagogue: 'sinagog\\p{L}*|jevrejska opština',
  temple: 'budistički (?:centar|hram)|hinduistički hram|zen centar',
  cemetery: 'grobl[je]\\p{L}*|krematorijum\\p{L}*',
  'alumni or fraternal association':
    'alumni (?:klub|udruženje|mreža)|udruženje bivših (?:đaka|studenata)|masonska loža|slobodni zidari',
  'drinks producer':
    'proizvodnja (?:sokova|pića|vode)|bezalkoholna pića|mineralna voda|prirodni sokovi|hladno ceđeni sokovi|fabrika vode|matični sok',
  'food manufacturer':
    'prehrambena industrija|proizvodnja (?:hrane|testenina|ajvara|začina|konditorskih)|prerada (?:voća|povrća|mesa)|konditorsk\\p{L}+|prehrambeni proizvodi|mlinsk\\p{L}+|smrznuto voće|hladnjača',
  'fish farm': 'ribnja(?:k|ci|ka)\\p{L}*|uzgoj (?:ribe|pastrmke|šarana)|pastrmski ribnjak|akvakultura',
  'catering equipment supplier':
    'ugostiteljska oprema|oprema za (?:ugostiteljstvo|restorane|pekare|kafiće)|profesionalne kuhinje|profesionalna kuhinjska oprema',
  'industrial supplier':
    'industrijska oprema|tehnička roba|hidraulika i pneumatika|ležajevi|kugl\\p{L}+ ležajevi|industrijski alati|procesna oprema|vijčana roba|pumpe i ventili',
  'plastics manufacturer':
    'prerada plastike|proizvodnja plastike|plastični proizvodi|brizganje plastike|plastična ambalaža|plastične mase|pvc cevi',
  'electronics manufacturer':
    'proizvodnja elektronike|razvoj elektronike|štampane ploče|elektronska industrija|štampana kola|embedded razvoj',
  'automation company':
    'industrijska automatika|industrijska automatizacija|automatizacija (?:procesa|postrojenja|proizvodnje)|razvodni ormani|industrijski roboti',
  shipyard: 'brodogradilišt\\p{L}*|brodogradnja|remont brodova|izrada čamaca',
  'water treatment company':
    'prečišćavanj\\p{L}+ (?:otpadnih )?vod\\p{L}*|prerada vode|filteri za vodu|tretman (?:otpadnih )?vod\\p{L}*|postrojenja za prečišćavanje',
  'quarrying and concrete company':
    'kamenolom\\p{L}*|betonska baza|gotov beton|proizvodnja betona|rudnik\\p{L}*|cementar\\p{L}*|separacija (?:šljunka|peska)|betonska galanterija|šljunkara',
  'farm machinery dealer':
    'poljoprivredn\\p{L}+ (?:mašin|mehanizacij|oprem)\\p{L}*|traktor\\p{L}*|delovi za traktore|kombajni',
  'medical device company':
    'medicinsk\\p{L}+ (?:oprem|aparat|sredstv|pomagal|uređaj)\\p{L}*|ortopedska pomagala|stomatološka oprema',
  'pharmaceutical and biotech company':
    'farmaceutsk\\p{L}+ (?:kompanij|industrij|kuć|proizvod)\\p{L}*|proizvodnja lekova|biotehnologij\\p{L}*|veledrogerij\\p{L}*|dijetetski suplementi',
  'chemicals and coatings company':
    'hemijska industrija|proizvodnja (?:boja|hemikalija|deterdženata)|boje i lakovi|hemikalije|industrijske boje|plastifikacija metala|fabrika boja',
  'compounding pharmacy': 'magistralni lekovi|galenska laboratorija|magistralna izrada lekova|galenski lekovi',
  'specialist clinic':
    'vantelesna oplodnja|ginekolo\\p{L}+|dermatolo\\p{L}+|plastičn\\p{L}+ hirurgij\\p{L}*|kardiolo\\p{L}+|estetsk\\p{L}+ hirurgij\\p{L}*|ortopedska klinika|urolo\\p{L}+',
  'hearing care practice': 'slušni aparat\\p{L}*|audiolo\\p{L}+|slušni centar',
  'TV channel': 'televizij\\p{L}*|tv kanal|tv stanica|regionalna televizija|radio-televizija',
  'record label': 'diskografska kuća|izdavač muzike|muzička izdavačka kuća|diskografija',
};
