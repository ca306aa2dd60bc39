import type { WordsByKind } from './words-by-kind.ts';

export const NORWEGIAN: WordsByKind = {
  'beauty salon': '*hudterapeut*|*skjønnhetssalong|*velværeklinikk|*skjønnhetsklinikk',
  hairdresser: '*hårstudio|*hårpleie salong',
  'massage studio': '*massasje(?:klinikk|studio|terapeut|terapi|salong)|*thaimassasje|*idrettsmassasje|*muskelterap*',
  hotel:
    '*motell|motel|*leilighetshotell|*høyfjellshotell|*kurhotell|*strandhotell|*sjøhotell|*fjordhotell|*turisthotell',
  campsite: '*bobilplass|*teltplass|*leirplass|*leirsted|*bobilcamp*|*bobilpark*|*bobilcamping',
  restaurant: '*gourmetrestaurant|*familierestaurant|*spisestue|*serveringssted|*brasserie',
  'ice cream parlour': '*isbar|*iskiosk|*iskremutsalg|*gelateria|*håndlaget is|*gelato',
  bar: '*cocktailbar|*nattbar|*vertshus|irish pub|*ølbar|*sportsbar|*gastropub|*ginbar',
  brewery: '*bryggerhus|*bryggpub',
  caterer:
    '*cateringfirma|*matlevering til selskap|*lunsjordning|*selskapsmat|*bedriftskantine|*koldtbord|*kantineservice',
  'bicycle shop': '*sykkelreparasjon*|*sykkelservice|*elsykkelbutikk|*sykkelforhandler|*sykkelforretning',
  tailor: '*klesreparasjon|*omsøm|*søm og reparasjon|*bunadstilvirk*|*sysalong|*syverksted',
  'print shop': '*kopisenter|*kopibutikk|*digitaltrykk|*offsettrykk*|*trykksaker|*boktrykkeri|*kopiservice',
  'kitchen studio':
    '*kjøkkensenter|*kjøkkenforhandler|*kjøkkeninnredning*|*kjøkkenmontering|*kjøkkenforretning|*kjøkkenfabrikk|*kjøkkenspesialist*|*nytt kjøkken',
  'pottery studio': '*keramikkstudio|*keramikkurs|*keramikkbutikk|*dreiekurs',
  distillery: '*brennevinsprodusent',
  butcher: '*kjøttbutikk|*kjøttforretning|*kjøttutsalg|*slakterforretning|*slakterbutikk',
  'chocolate maker':
    '*sjokoladebutikk|*konfektmaker*|*sjokolatier|*sjokolademaker*|*håndlaget sjokolade|*konfektbutikk',
  beekeeper: '*honning(?:butikk|produsent|gård|utsalg)|*honningproduksjon',
  'garden centre': '*hageland|*plantesenter|*blomsterland',
  'clothing shop':
    '*herreklær|*dameklær|*barneklær|*motebutikk|*herreekvipering|*dressbutikk|*moteforretning|*bunad(?:er|s(?:salong|butikk))?',
  'second-hand shop':
    '*bruktforretning|*vintagebutikk|*bruktsalg|*bruktmarked|*bruktklær|*ombruksbutikk|*brukte klær|*fretexbutikk',
  florist: '*blomsterdekoratør*|*blomsterforretning|*blomsterverksted|*blomsterhandler|*blomsterbinderi|*blomsterhus',
  spa: '*spahotell|*velværesenter|*spasenter|*badehus|day ?spa',
  'tattoo studio': '*piercing|*piercingstudio',
  'dog trainer': '*valpekurs|*atferdskonsultasjon hund|*hundeatferd|*hundeinstruktør|*hverdagslydighet',
  'pet boarding':
    '*kattepensjonat|*dyrepensjonat|*hundehotell|*hundepass|*hundelufting|*kattehotell|*dyrepass|*hundelufter',
  'pet groomer': '*hundepleie|*kattefrisør|*dyrefrisør|*pelsstell',
  'sign maker':
    '*skilt(?:produsent|maker|verksted|fabrikk|produksjon|firma|leverandør)|*lysskilt|*fasadeskilt|*skilt og dekor*|*skilting|*foliering|*skiltreklame',
  shipyard: '*båtbygg*|*båtverft|*slipp og mek|*båtslipp',
  'home and gift shop':
    '*livsstilsbutikk|*interiørforretning|*gaveforretning|*dekorbutikk|*interiørvarer|*gave- og interiør*',
  'electronics shop':
    '*hvitevarebutikk|*databutikk|*mobilbutikk|*hi-?fi-?(?:butikk|klubb)|*fotobutikk|*fotoforretning|*radioforretning|*datautstyrsbutikk|*elektrobutikk',
  'music shop':
    '*musikkbutikk|*gitarbutikk|*pianobutikk|*pianoforretning|*musikkinstrument*|*noteforretning|*musikkhandel|*pianohandel',
  'hardware shop': '*jernvare*|*malingbutikk|*fargehandel*|*malerbutikk|*verktøyhandel|*fargehandler',
  'grocery shop':
    '*supermarked|*nærbutikk|*frukt og grønt(?:butikk|handel)|*landhandleri|*dagligvareforretning|*kjøpmann|*matsenter|*nærkjøp',
  'speciality food and drink shop': '*vinmonopol|*spesialøl|*ostebutikk|*ølutsalg|*osteforretning|*drikkevarebutikk',
  'caravan dealer': '*bobil(?:forhandler|senter|salg|er)|*caravansenter|*caravanforhandler|*bobilsenter',
  'vehicle inspection centre': '*eu-?kontroll\\p{L}*|*bilkontroll|*kontrollhall|*periodisk kjøretøykontroll|*biltilsyn',
  upholsterer: '*omtrekking*|*tapetserer|*møbelstopp*|*salmaker og tapetserer|*møbeltrekking|*møbelomtrekk*',
  watchmaker: '*urbutikk|*klokkebutikk|*klokkereparasjon|*urverksted|*urreparasjon|*klokkeforretning',
  'candle maker': '*lysfabrikk|*håndstøpte lys|*lysstøper*|*stearinlys',
  'mountain hut': '*fjellhytte|*ubetjent hytte|*selvbetjent hytte|*turistforening hytte',
  'nail salon': '*neglebar|*neglpleie',
  barber: '*barber(?:salong|sjappe|stue|shop|er)',
  'bridal shop': '*brudebutikk|*brudehus|*brudeklær|*brudeboutique',
  'office supplies dealer':
    '*kontorutstyr|*kontormaskiner|*skriverpatroner|*blekkpatroner|*kontorforsyning|*kontorleverandør',
  'picture framer': '*rammemaker*|*bilderamme*|*rammebutikk|*billedramme*',
  'wine shop': '*vinbutikk|*vinforhandler',
  'farm shop': '*gårdsmat|*selvplukk|*gardsutsal|*gardsbutikk',
  'health food shop': '*økobutikk|*økologisk (?:butikk|matbutikk)|*helsebutikk|*løsvektbutikk|*emballasjefri butikk',
  'Japanese restaurant': '*sushi(?:bar|sjappe)|*ramen(?:bar|restaurant)|*izakaya',
  'Chinese restaurant': '*kinarestaurant|*nudelbar|*dim sum',
  'seafood restaurant': '*sjømatrestaurant|*skalldyrrestaurant|*østersbar|*sjømatbistro',
  'lingerie or swimwear shop': '*lingeributikk|*undertøyforretning|*badetøy|*undertøy og badetøy|*korsettbutikk',
  'handbag or accessory brand': '*veskeforretning|*håndvesker|*lærvesker|*dameveske*|*koffertbutikk',
  'stationery or art supplies shop': '*papirvarer|*papirforretning',
  'religious or esoteric shop':
    '*kristen bokhandel|*alternativbutikk|*røkelse|*spirituell butikk|*bok og media kristen',
  'outdoor or camping shop':
    '*friluftsbutikk|*turbutikk|*turutstyrsbutikk|*friluftsutstyr|*fjellsport(?:butikk)?|*villmarksbutikk|*villmarksutstyr',
  'party supplies shop':
    '*festbutikk|*ballongbutikk|*kostymebutikk|*festpynt|*selskapsartikler|*festutstyr|*bursdagspynt',
  'firewood and fuel supplier':
    '*vedprodu*|*gassflasker|*fyringsolje|*peisved|*bjørkeved|*ved til salgs?|*oljeselskap|*trepellets',
  'vape shop': 'e-?sigarett\\p{L}*|*vape-?(?:shop|butikk|store)|*dampbutikk|*e-?væske\\p{L}*|*dampsigarett*',
  tobacconist: '*tobakksbutikk|*sigarbutikk|*sigarhandel|*tobakkforretning|*snusbutikk|*snus og tobakk|*pipebutikk',
  'gold and coin dealer': '*kjøp av gull|*gullhandel|*numismatik*|*oppkjøp av gull|*myntforretning|*mynthandler',
  'baby shop': '*babybutikk',
  'curtain maker':
    '*gardinbutikk|*gardinstue|*gardiner etter mål|*gardinforretning|*tekstilbutikk gardin|*gardinmontering',
  'hobby and comic shop':
    '*hobbybutikk|*modellbutikk|*frimerkehandel|*mangabutikk|*samlekort*|*hobbyforretning|*hobbyutstyr',
  'fast food restaurant':
    '*hurtigmat(?:restaurant)?|*pølsebu|*kebabsjappe|*kebabrestaurant|*kebabhus|*kafeteria|*veikro|*fish and chips|*kebab og pizza',
  'bubble tea shop': 'bubble ?tea(?:[- ]?(?:shop|butikk|bar|kafé))',
  'burger restaurant': '*burgerbule|*smashburger*',
  'sandwich and bagel shop': '*bagelsjappe|*smørbrødservice',
  'food hall': '*mathall',
  'horse trekking operator': '*rideturer|*hestetur*|*ponniridning|*fjellritt*|*rideturar|*kløvtur*',
  'basket weaver': '*pilflett*|*kurvflett*|*tegerbinding|*kurver i pil',
  'trophy and flag supplier':
    '*pokaler|*flaggstang*|*premiebutikk|*medaljer og pokaler|*premier og pokaler|*flaggstenger|*gravering og pokaler',
  saddler: '*salmaker*|*sadelmaker*|*saltilpass*|*salmakeri',
  'agricultural merchant': '*landbruksbutikk|*felleskjøp*|*landbruksvarer|*landbruksutstyr|*gårdsutstyr|*såkorn',
  'sheep shearer': '*saueklipp*|*klipping av sau',
  'sheep farm': '*sauegård|*sauehold|*sauebonde|*sauebruk|*saueavl|*sauefarm|*gammalnorsk sau|*villsau*',
  'goat farm': '*geitegård|*geitehold|*geitefarm|*geiteavl|*geitebruk|*geitestøl|*mohairgeit*',
  'alpaca farm': '*alpakkafarm|*alpakkagård|*alpakkaer|*alpakkaoppdrett|*alpakka gård',
  'pig farm': '*svineprodu*|*grisegård|*smågris*|*svineavl|*svinebonde|*frilandsgris|*slaktegris*',
  'cattle ranch': '*storfekjøtt|*kjøttfe|*storfeavl|*ammeku*|*angusavl',
  'deer farm': '*hjortefarm|*hjorteoppdrett|*hjortegård|*hjorteavl|*hjortepark',
  'ostrich farm': '*strutsefarm|*strutseoppdrett',
  'snail farm': '*sneglefarm',
  'worm farm': '*meitemarkkompost*|*markkompost*|*meitemarkfarm',
  'insect farm': '*insektoppdrett|*insektfarm|*insektproduksjon|*insektprotein',
  'hop farm': '*humlegård|*humledyrking|*humledyrker',
  'lavender farm': '*lavendelfarm|*lavendelmark|*lavendelgård',
  'herb farm': '*urtegård|*urtegartneri|*urtedyrk*|*urtehage*',
  'hemp farm': '*hampedyrk*|*industrihamp|*hampeprodu*|*hampåker',
  'saffron farm': '*safrandyrking|*safranfarm',
  smokehouse: '*røykeri|*fiskerøykeri|*lakserøykeri|*røkeri',
  'game dealer': '*viltkjøtt|*viltslakteri*|*viltforedling|*viltbutikk|*viltmottak',
  'charcuterie producer': '*spekemat*|*pølsemaker*|*spekeskinke*|*pølseprodu*|*pølsemakeri|*spekepølse*|*fenalår*',
  'tofu producer': '*tofu(?:produsent|produksjon)|*tempeh(?:produsent)|*soyaprodukter',
  'biscuit and snack manufacturer': '*kjeksfabrikk|*snacksprodusent|*potetchips|*kjeksprodusent|*potetgull*',
  'sweets manufacturer':
    '*godterifabrikk|*sukkertøy*|*dropsfabrikk|*karamellfabrikk|*godteriprodusent|*lakrisprodu*|*kamferdrops',
  mine: '*gruveselskap|*gruvedrift|*gullgruve|*kullgruve|*gruveprosjekt|*mineralselskap',
  'charcoal or peat producer': '*torvprodu*|*torvstrø|*grillkull|*trekull(?:produsent|brenner)|*veksttorv',
  'vehicle dismantler': '*bilopphugg*|*bildemontering|*vrakpant*|*brukte bildeler|*delebilhandel|*bilvrak*|*bilskrot',
  'concrete products maker':
    '*betongelement*|*betongvare*|*betongrør|*betongprodukter|*elementfabrikk|*betongheller|*kumringer|*støttemur*',
  'bead shop': '*perlebutikk|*smykkeperler|*perler og smykkedeler|*glassperler',
  'department store': '*varemagasin|*stormagasin|*varehus',
  'army surplus shop':
    '*army-?(?:shop|store|butikk)|*militæroverskudd|*overskuddslager|*militærutstyr|*militære effekter',
  'mineral or fossil shop': '*mineralbutikk|*krystallbutikk|*steinbutikk|*mineraler og fossiler|*steinsenter',
  'diamond or gem dealer': '*diamanthandel|*diamanthandler|*edelsten(?:handel|er|sliper)?|*diamantsliper*|*edelstein*',
  'record shop': '*platebutikk|*vinylbutikk|*plateforretning|*vinylplater|*platesjappe',
  'video game shop': '*spillbutikk|*retrospill|*tv-spill|*konsollspill|*videospillbutikk',
  'magic shop': '*tryllebutikk|*trylleutstyr|*tryllerekvisitter',
  'poster and print shop': '*plakatbutikk|*kunsttrykk|*plakater og bilder|*posterbutikk',
  'float centre': '*flyteterapi|*floating(?:senter|tank)|*flytetank|*floatation*|*flytesenter',
  'sauna house': '*badstuflåte|*badstue*|*badstu|*badstuer|*flytende badstu|*badstuforening|*saunaflåte',
  'horse vet': '*hesteveterinær*|*hesteklinikk|*hestesykehus|*hestepraksis',
  'boat dealer': '*båtforhandler*|*båtsalg|*båtmegler*|*båtbutikk|*båthandel|*båtsenter|*bruktbåt*|*yachtmegler',
  chandlery:
    '*båtutstyr|*marint utstyr|*skipshandel|*båttilbehør|*skipsutstyr|*maritimt utstyr|*båtdeler|*seilmaker og båtutstyr',
  'safe and lock dealer': '*verdiskap|*pengeskap|*våpenskap|*verdiskap*',
  'mobility shop':
    '*hjelpemidler|*rullestol*|*rullator*|*elektrisk scooter|*trappeheis*|*bevegelseshjelp*|*hjelpemiddelbutikk',
  'specialist food shop':
    '*krydderbutikk|*asiatisk matbutikk|*nøttebutikk|*osteutsalg|*innvandrerbutikk|*krydderhandel|*utenlandsk matbutikk',
  'off-road and snowmobile tours': '*snøscooter(?:tur|safari|utleie)\\p{L}*|*atv-?(?:tur|safari)\\p{L}*|*scootertur*',
  'sightseeing bus or train': '*sightseeingbuss|*bytog|*turisttog|*hop-?on hop-?off|*rundturbuss|*turisttrikk',
  'embroidery service': '*brodering|*profilbrodering|*broderi på|*maskinbroderi|*broderiservice',
  'garden machinery dealer':
    '*hagemaskin*|*robotklipper*|*motorsag*|*hageredskap*|*plentraktor*|*snøfreser*|*skog og hage|*skog- og hageutstyr',
  'key cutting or shoe service': '*nøkkelfiling|*nøkkelkopiering|*nøkkelservice|*hælbar',
  'tent or tarpaulin maker':
    '*presenning*|*seilmaker*|*duk og kalesje|*kalesje*|*teltprodusent|*teltprodukt*|*båtkalesje*',
  'small animal breeder': '*kaninoppdrett|*marsvinoppdrett|*fugleoppdrett|*verpehøns|*kaninavler|*livkyllinger',
  'coffee plantation': '*kaffeplantasje*|*kaffefarm',
  'cocoa plantation': '*kakaoplantasje*|*kakaofarm',
  'banana plantation': '*bananplantasje*',
  'date farm': '*daddelplantasje',
  'nut grower': '*hasselnøttplantasje|*valnøttplantasje|*nøttedyrk*',
  'vanilla or spice grower': '*vaniljeplantasje|*krydderplantasje',
  'palm oil or sugar mill': '*sukkerfabrikk|*palmeoljeplantasje|*sukkerbruk',
  'rubber or coconut producer': '*gummiplantasje|*kokosplantasje',
};
