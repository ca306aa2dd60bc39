import type { Kind } from './kind.ts';

export const OUTDOOR_TRADES: readonly Kind[] = [
  {
    name: 'ceiling and drywall contractor',
    bucket: 'Construction and trades',
    narrows: 'plasterer',
    words: {
      en: 'dry ?wall(?:ing|ers?)?(?: contractors?| installation| partitions)?|dry ?lining|(?:suspended|false|acoustic|stretch) ceilings?|ceiling (?:contractors?|installers?|installation)',
      'de nl':
        '*trockenbau\\p{L}*|*spanndecken?|*deckensysteme|*akustikdecken|*systeemplafond\\p{L}*|*spanplafond\\p{L}*|*gipsplaten|*plafondmontage',
      'sv da nb':
        '*undertaks(?:montage|montör)|*innertak|*gipsväggar|*nedhængte lofter|*loftmontage|*akustiklofter|*gipsvægge|*systemhimling\\p{L}*|*gipsvegger',
      'fr es pt it ca ro':
        'plaquistes?|plaques? de plâtre|faux[- ]plafonds?|plafonds? (?:tendus?|suspendus?)|pladur|falsos techos|techos (?:falsos|tensados|registrables|de pladur)|tabiquería seca|placas de yeso|cielorrasos?|durlock|forros? (?:de|em) (?:pvc|gesso|madeira)|gesso(?: e)? (?:drywall|acartonado|decorativo|cartonado)|(?:gesso|forros?) e (?:gesso|forros?|drywall|divisórias)|teto falso|tetos falsos|pladur|drywall|cartongesso|controsoffitt\\p{L}*|sostres? (?:falsos?|de pladur)|cels rasos|gips[- ]?carton|rigips|tavane (?:false|extensibile|casetate)',
      'pl cs sk hr sl':
        'sucha zabudowa|suchej zabudowy|sufity (?:podwieszane|napinane)|zabudow\\p{L}+ g-?k|płyt\\p{L}+ (?:g-?k|gipsowo-kartonow\\p{L}+)|sádrokarton\\p{L}*|suchá výstavba|(?:kazetové|napínané|strečové) (?:podhledy|stropy)|sadrokartón\\p{L}*|suché stavby|(?:kazetové|napínané) podhľady|suh[ae] gradnj[ae]|gips ?karton\\p{L}*|spušteni stropovi|rigips|suhomontaž\\p{L}*|mavčne plošče|spuščeni stropovi',
      'ru uk bg':
        'натяжн\\p{L}+ потолк\\p{L}+|подвесн\\p{L}+ потолк\\p{L}+|монтаж гипсокартона|натяжн\\p{L}+ стел\\p{L}+|підвісн\\p{L}+ стел\\p{L}+|гіпсокартон\\p{L}*|опънат\\p{L}+ таван\\p{L}*|окачен\\p{L}+ таван\\p{L}*|сухо строителство|гипсокартон\\p{L}*',
      'fi et lv lt hu':
        '*alakatto\\p{L}*|*levyseinä\\p{L}*|*kipsilevyseinä\\p{L}*|*ripplae\\p{L}*|*pinglae\\p{L}*|*pingulae\\p{L}*|kipsseina\\p{L}*|kipsplaat\\p{L}*|(?:iekārtie|iekaramie|spriegotie|nostiepjamie) griesti|reģipš\\p{L}*|(?:pakabinam|įtempiam)\\p{L}+ lub\\p{L}+|gipso ?karton\\p{L}*|álmennyezet\\p{L}*|feszített mennyezet\\p{L}*|gipszkarton\\p{L}*|szárazépít\\p{L}*',
      'el tr':
        'ψευδοροφ\\p{L}+|γυψοσανίδ\\p{L}*|ξηρ[άα] δόμησ\\p{L}+|ξηρ[άα]ς δόμησ\\p{L}+|asma tavan\\p{L}*|gergi tavan\\p{L}*|alçıpan\\p{L}*',
      'ar he fa': 'جبس ?بورد|أسقف (?:معلقة|مستعارة)|תקרות (?:אקוסטיות|מתוחות|גבס)|עבודות גבס|קירות גבס|سقف کاذب|کناف',
      'id vi is th':
        '(?:plafon|gypsum)(?: dan)? (?:gypsum|pvc|partisi|plafon)|jasa (?:plafon|gypsum)|trần thạch cao|thạch cao|vách ngăn thạch cao|kerfisloft|gifsveggir|ฝ้าเพดาน|ยิปซั่ม',
      'ja zh ko':
        '軽天工事|軽鉄工事|ボード工事|内装ボード工事|吊顶|石膏板隔墙|天花板工程|輕鋼架|轻钢龙骨|경량철골|천장공사|석고보드',
    },
  },
  {
    name: 'power line contractor',
    bucket: 'Construction and trades',
    narrows: 'electrician',
    words: {
      en: '(?:power|transmission|overhead) lines? (?:contractors?|construction|maintenance)|power line (?:contractor|construction)|(?:electrical|power|utility|energy) infrastructure (?:contractors?|company|construction|works)|(?:substation|transmission|overhead line) (?:construction|contractors?|works)|linemen|high[- ]voltage (?:contractors?|installations?|works)',
      'de nl':
        '*freileitungsbau|*leitungsbau|*netzbau|*kabeltiefbau|*energieanlagenbau|*hochspannungsbau|*hoogspannings(?:bouw|werken|installaties)|*kabelwerken|*netaanleg|*laagspanning en middenspanning',
      'sv da nb':
        '*kraftledning(?:ar|sbyggnad|sbygge)|*elnätsbygg\\p{L}*|*elnätsentreprenad\\p{L}*|*luftledningsbygg\\p{L}*|*højspændings(?:anlæg|entreprenør)|*ledningsentreprenør|*kabelentreprenør|*linjeentreprenør|*høyspent(?:anlegg|montører?)?|*linjebygging',
      'fr es pt it ca ro':
        "réseaux (?:électriques|secs)|lignes (?:électriques|haute tension)|travaux (?:de )?réseaux électriques|(?:tendido|redes?) eléctric[oa]s?(?: de (?:media|alta) tensión)?|líneas (?:eléctricas|de (?:alta|media) tensión|de transmisión)|(?:obras|instalaciones) (?:eléctricas )?de (?:alta|media) tensión|montajes eléctricos|redes? (?:elétricas?|de (?:alta|média) tensão)|linhas? de transmissão|infraestruturas? elétricas?|linee elettriche|elettrodotti|reti elettriche|línies (?:elèctriques|d['’]alta tensió)|xarxes elèctriques|rețele electrice|lini[ei] electrice",
      'pl cs sk hr sl':
        '(?:budowa|projektowanie i budowa) (?:linii|sieci) (?:energetyczn|elektroenergetyczn|napowietrzn)\\p{L}+|(?:linie|sieci) (?:energetyczne|elektroenergetyczne)|(?:budowa|stavb[ay]|montáž\\p{L}*) (?:elektrick\\p{L}+ )?(?:vedení|rozvodn)\\p{L}*|výstavba (?:elektrických )?(?:sítí|sietí|vedení)|(?:vedenia|vedení) (?:vn|vvn|nn)|elektroenergetsk\\p{L}+ (?:objekt|mrež|postrojenj|vod|omrežj|naprav)\\p{L}*|dalekovod\\p{L}*|daljnovod\\p{L}*',
      'ru uk bg':
        '(?:строительство|монтаж) (?:лэп|линий электропередач\\p{L}*|подстанций|электросетей)|электросетев\\p{L}+|(?:будівництво|монтаж) (?:леп|ліній електропередач\\p{L}*|підстанцій|електромереж)|(?:изграждане|строителство) на (?:електропроводи|подстанции|електромреж\\p{L}+)|електропровод\\p{L}*',
      'fi et lv lt hu':
        '*sähköverko(?:n|t|jen) (?:rakenta\\p{L}+|urako\\p{L}+)|*voimajohto\\p{L}*|*verkonrakenn\\p{L}*|elektrivõr(?:k|gu)\\p{L}* ehitus\\p{L}*|elektriliin\\p{L}*|kõrgepinge\\p{L}*|elektro(?:tīklu|līniju) (?:būvniecība|izbūve)|augstsprieguma \\p{L}+|elektros (?:tinklų|linijų) (?:statyb|tiesim|įrengim)\\p{L}+|távvezeték\\p{L}*|villamos ?hálózat ?épít\\p{L}*|középfeszültség\\p{L}*',
      'el tr':
        '(?:γραμμ[έω]\\p{L}+|δίκτυ[αω]\\p{L}*) (?:μεταφοράς|μέσης τάσης|υψηλής τάσης|διανομής)|υποσταθμ\\p{L}+|(?:enerji nakil|elektrik dağıtım) hat\\p{L}*|(?:og|ag|yg)[- ]?(?:ag )?elektrik taahhüt|elektrik taahhüt|trafo merkez\\p{L}*',
      'ar he fa':
        '(?:خطوط|شبكات) (?:نقل )?(?:الكهرباء|الطاقة)|محطات (?:تحويل|كهرباء)|(?:קווי|רשתות) (?:מתח גבוה|חשמל)|תשתיות חשמל|خطوط انتقال (?:نیرو|برق)|پست برق|شبکه های برق',
      'id vi is th':
        'kontraktor (?:jaringan )?listrik|jaringan (?:transmisi|distribusi) listrik|(?:thi công|xây lắp) (?:đường dây|trạm biến áp|điện)|đường dây và trạm biến áp|háspennulín\\p{L}*|rafveitu\\p{L}*|(?:ก่อสร้าง|ติดตั้ง)(?:ระบบไฟฟ้าแรงสูง|สายส่ง)|ไฟฟ้าแรงสูง',
      'ja zh ko':
        '送電線工事|架線工事|送配電|输变电工程|电力工程施工|送变电|輸配電工程|送配電工程|송전선로|배전공사|송배전',
    },
  },
  {
    name: 'gardening service',
    bucket: 'Home services',
    narrows: 'landscaper',
    words: {
      en: '(?:garden|grounds|lawn|yard) (?:maintenance|care|services?|upkeep)|gardeners?|gardening (?:services?|company)|lawn ?(?:mowing|cutting)|grass cutting|hedge (?:trimming|cutting)',
      'de nl':
        '*gartenpflege\\p{L}*|*gartenservice|*gartenarbeit(?:en)?|*grünpflege\\p{L}*|*gärtnerarbeiten|*rasenmähen|*heckenschnitt|*rasenpflege|*tuinonderhoud\\p{L}*|*tuinman|*tuinwerken|*tuinwerk|*groenonderhoud|*hovenier en tuinonderhoud',
      'sv da nb':
        '*trädgårdsskötsel|*trädgårdsservice|*trädgårdstjänst\\p{L}*|*trädgårdshjälp|*trädgårdsarbete\\p{L}*|*gräsklippning|*häckklippning|*haveservice|*havehjælp|*havearbejde|*havemand|*havepleje|*græsslåning|*hækklipning|*hageservice|*hagearbeid|*hagestell|*hagehjelp|*plenklipping|*hekklipping|*gartnertjenester',
      'fr es pt it ca ro':
        "(?:service|travaux|entreprise) de jardinage|entretien (?:de |d['’])?(?:jardins?|espaces verts|parcs et jardins)|jardiniers?|tonte (?:de )?(?:pelouse|gazon)|taille (?:de )?haies?|mantenimiento de (?:jardines|zonas verdes|áreas verdes)|jardineros?|servicios? de jardinería|corte de césped|manutenção de jardins?|(?:empresa|serviços?) de jardinagem|jardineiros?|corte de relva|giardinier[ei]|(?:servizio?|lavori|impresa) di giardinaggio|manutenzione (?:del |di )?(?:giardin|verde|parchi|aree verdi|spazi verdi|degli spazi verdi)\\p{L}*|manteniment de jardins|jardiners?|întreținere (?:grădini|spații verzi|gazon)|servicii (?:de )?grădinărit|tuns (?:gazon|iarbă)",
      'pl cs sk hr sl':
        '(?:pielęgnacja|utrzymanie) (?:ogrodów|zieleni|terenów zielonych)|usługi ogrodnicze|ogrodnik|koszenie (?:traw\\p{L}*|trawników)|(?:údržba|péče o) (?:zahrad|zeleně|zelen|trávník)\\p{L}*|zahradnické (?:práce|služby)|sekání trávy|údržba (?:záhrad|zelene)|záhradnícke (?:práce|služby)|záhradník|kosenie trávy?|održavanje (?:vrtova|okućnica|zelenih površina|dvorišta)|vrtlarske usluge|vrtlar|košnja trave|košenje trave|vzdrževanje (?:vrtov|zelenih površin|okolice)|vrtnarske storitve|vrtnar',
      'ru uk bg':
        '(?:уход за|обслуживание) (?:садом|садов|участком|газоном|участков)|садовник\\p{L}*|покос травы|стрижка газон\\p{L}+|догляд за (?:садом|газоном|ділянкою)|садівник\\p{L}*|покіс трави|(?:поддръжка|поддържане) на (?:градини|зелени площи|дворове|тревни площи)|косене на трев\\p{L}+|градинарски услуги',
      'fi et lv lt hu':
        '*puutarhapalvelu\\p{L}*|*puutarhanhoito\\p{L}*|*pihanhoito\\p{L}*|*pihapalvelu\\p{L}*|*pihatyöt|*viheralueiden hoito|nurmikonleikkuu|*aiahooldus\\p{L}*|*aiatöö\\p{L}*|*haljastushooldus|muruniitmi\\p{L}*|heki (?:pügamine|lõikus)|dārza (?:kopšana|darbi|uzturēšana)|dārznieka pakalpojumi|zāles pļaušana|(?:sodo|aplinkos|sodybų|žaliųjų plotų) priežiūr\\p{L}+|sodininko paslaugos|žolės pjovim\\p{L}+|kert(?:gondozás|fenntartás|karbantartás|ápolás)\\p{L}*|kertészeti szolgáltatás\\p{L}*|fűnyírás\\p{L}*|sövénynyírás\\p{L}*',
      'el tr':
        '(?:συντήρηση|φροντίδα|περιποίηση) κήπ\\p{L}+|κηπουρ\\p{L}+|bahçe (?:bakım|düzenleme)\\p{L}*|bahçıvan\\p{L}*|çim biçme',
      'ar he fa':
        '(?:صيانة|تنظيف) (?:ال)?حدائق|(?:خدمات )?(?:بستنة|تقليم أشجار)|תחזוקת (?:גינות|גינה)|גינון (?:ותחזוקה|ופיתוח)|גנן|שירותי גינון|نگهداری (?:فضای سبز|باغ|باغچه)|خدمات باغبانی|باغبانی',
      'id vi is th':
        '(?:jasa|perawatan|tukang) taman|potong rumput|chăm sóc (?:sân vườn|cây cảnh|cảnh quan)|cắt cỏ|(?:garð(?:yrkju)?þjónusta|garðsláttur|garðvinna|garðaþjónusta)|sláttur|ดูแลสวน|ตัดหญ้า',
      'ja zh ko': '庭の手入れ|庭木の剪定|植木屋|草刈り|剪定|庭园养护|绿化养护|園藝維護|除草服務|정원관리|조경관리|예초',
    },
  },
  {
    name: 'tree surgeon',
    bucket: 'Home services',
    narrows: 'landscaper',
    words: {
      en: 'tree (?:surgeons?|surgery|services?|care|removal|felling|trimming|pruning)|arborists?|arboricultur(?:e|al|ists?)|stump (?:grinding|removal)',
      'de nl':
        '*baumpflege\\p{L}*|*baumfäll(?:ung|ungen|arbeiten)|*baumdienst|*baumkontrolle|*seilklettertechnik|*wurzelfräs\\p{L}*|*boomverzorg\\p{L}*|*bomenkap|*bomen (?:rooien|snoeien|kappen)|*boomrooierij|*boomkapper',
      'sv da nb':
        '*trädfällning|*trädvård|*trädbeskärning|*arborist\\p{L}*|*stubbfräsning|*træfældning|*træpleje|*topkapning|*stubfræsning|*trefelling|*trepleie|*stubbefresing',
      'fr es pt it ca ro':
        "élag(?:age|ueurs?)|abattage (?:d['’]arbres?|et élagage)|arboristes?|dessouchage|rognage de souches|(?:poda|tala)(?: y (?:poda|tala))? (?:de árboles|en altura)|arboricultura|(?:poda|abate|corte) de árvores|potatura (?:di )?(?:piante|alberi|siepi)|abbattimento alberi|tree ?climbing|(?:poda|tala) d['’]arbres|toaletare (?:arbori|copaci|pomi)|tăiere (?:arbori|copaci)|defrișări",
      'pl cs sk hr sl':
        '(?:wycinka|pielęgnacja|przycinka) drzew|wycinki drzew|frezowanie pni|arboryst\\p{L}*|(?:kácení|řez|rizikové kácení|ošetření) stromů|arborist\\p{L}*|frézování pařezů|(?:výrub|orez|pílenie) stromov|frézovanie pňov|(?:rušenje|orezivanje|obrezivanje|sječa) (?:stabala|drveća)|(?:podiranje|obžagovanje|podiranje nevarnih) dreves|arboristika',
      'ru uk bg':
        '(?:спил|удаление|обрезка|валка) деревьев|арборист\\p{L}*|(?:спил|видалення|обрізка|кронування) дерев|(?:рязане|кастрене|премахване) на (?:дървета|опасни дървета)|арборист\\p{L}*',
      'fi et lv lt hu':
        '*puunkaato\\p{L}*|*puidenkaato\\p{L}*|*arboristi\\p{L}*|*kantojyrsin\\p{L}*|puude (?:langetamine|raie|hoolduslõikus|lõikus)|puuhooldus\\p{L}*|kändude freesimine|arborist\\p{L}*|koku (?:zāģēšana|kopšana|gāšana)|bīstamo koku \\p{L}+|celmu frēzēšana|medžių (?:pjovim|genėjim|kirtim)\\p{L}+|kelmų frezavim\\p{L}+|fakivágás\\p{L}*|favágás\\p{L}*|(?:veszélyes )?fa(?:kivágás|ápolás)\\p{L}*|tuskómarás\\p{L}*',
      'el tr': '(?:κοπ[ήέ]|κλάδεμα|κλαδέματα) (?:δέντρων|δένδρων|ψηλών δέντρων)|ağaç (?:kesim|budama)\\p{L}*',
      'ar he fa': '(?:قص|تقليم|قطع) (?:ال)?أشجار|(?:גיזום|כריתת|כריתה של) עצים|(?:هرس|قطع) درخت\\p{L}*',
      'id vi is th':
        '(?:jasa )?tebang pohon|(?:chặt|cắt tỉa|đốn) cây|trjá(?:fellingar|klippingar|klippur)|ตัดต้นไม้|ตัดแต่งต้นไม้',
      'ja zh ko': '伐採|樹木伐採|特殊伐採|修剪树木|树木砍伐|修樹|수목전지|위험목제거|벌목',
    },
  },
  {
    name: 'timber house builder',
    bucket: 'Construction and trades',
    narrows: 'construction company',
    words: {
      en: '(?:log|timber|wooden|garden|modular|tiny) (?:houses?|homes?|cabins?|buildings?|rooms?) (?:builders?|manufacturers?|kits?)|(?:timber[- ]frame|prefab(?:ricated)?|modular) (?:houses?|homes?|buildings?)|post and beam homes|garden rooms',
      'de nl':
        '*holzhausbau|*blockhausbau|*fertighaus\\p{L}*|*fertighäuser|*holzrahmenbau|*modulhaus|*modulhäuser|*houtbouw|*houtskeletbouw|*chaletbouw|*prefab woning\\p{L}*',
      'sv da nb':
        '*hustillverkare|*prefabhus|*attefallshus|*stugtillverkare|*træhusbyggeri|*bjælkehuse|*typehuse?|*modulhuse?|*laftebygg|*lafting|*elementhus|*ferdighus',
      'fr es pt it ca ro':
        'maisons? (?:en |à )?(?:ossature )?bois|construction bois|ossature bois|maisons? (?:modulaires?|préfabriquées?)|casas? (?:de madera|prefabricadas?|modulares|de troncos)|casas? (?:de madeira|pré-fabricadas?|modulares)|case? (?:in legno|prefabbricat[ae])|bioedilizia|cases? (?:de fusta|prefabricades?|modulars)|case (?:din lemn|prefabricate|modulare)|case pe structur[ăi] (?:din|de) lemn',
      'pl cs sk hr sl':
        '(?:budowa |producent )?dom(?:y|ów) (?:drewnian|szkieletow|modułow|prefabrykowan|z bali|z drewna)\\p{L}*|dřevostavb\\p{L}+|(?:výroba|stavba) (?:srubů|roubenek)|(?:montované|modulární) domy|drevodom\\p{L}*|drevostavb\\p{L}+|stavba zrubov|montované domy|(?:montažne|modularne) (?:kuće|hiše)|gradnja lesenih hiš',
      'ru uk bg':
        '(?:деревянн|каркасн|модульн)\\p{L}+ дом\\p{L}*|дом\\p{L}* из (?:бруса|бревна|клееного бруса)|срубы|(?:дерев.ян|каркасн|модульн)\\p{L}+ буди?н\\p{L}+|будинк\\p{L}+ зі? (?:зрубу|бруса)|(?:сглобяеми|дървени|модулни) къщи|къщи от дърво',
      'fi et lv lt hu':
        '*hirsitalo\\p{L}*|*talotehdas|*talopaketti|*puutalo(?:t|ja|jen)|*valmistalo\\p{L}*|*palkmaja\\p{L}*|*moodulmaja\\p{L}*|*puitmaja\\p{L}*|*elementmaja\\p{L}*|*puitkarkassmaja\\p{L}*|(?:guļbūv|guļbaļķu|koka karkasa|moduļu|karkasa) (?:māj|ēk)\\p{L}+|(?:karkasin|medin|rąstin|modulin|skydin)\\p{L}+ nam\\p{L}+|könnyűszerkezetes ház\\p{L}*|készház\\p{L}*|mobilház\\p{L}*|moduláris ház\\p{L}*',
      'el tr':
        'ξύλιν\\p{L}+ (?:σπίτι|κατοικί|οικί)\\p{L}*|προκατασκευασμέν\\p{L}+ (?:σπίτι|κατοικί|οικί)\\p{L}*|(?:ahşap|kütük|prefabrik) (?:ev|evler|villa)',
      'ar he fa':
        'بيوت (?:خشبية|جاهزة)|منازل جاهزة|בתי עץ|בתים (?:יבילים|מעץ|טרומיים)|בנייה בעץ|خانه(?: |‌)?(?:های)? (?:چوبی|پیش ?ساخته)|ویلای (?:چوبی|پیش ?ساخته)|کلبه چوبی',
      'id vi is th':
        'rumah (?:kayu|prefab|knockdown)|nhà (?:gỗ|lắp ghép|tiền chế)|(?:timbur|bjálka|eininga)hús\\p{L}*|บ้านน็อคดาวน์|บ้านไม้สำเร็จรูป|บ้านโมดูลาร์',
      'ja zh ko': 'ログハウス|木造注文住宅|木屋|木结构房屋|装配式房屋|組合屋|목조주택|통나무집|이동식주택|모듈러주택',
    },
  },
];
