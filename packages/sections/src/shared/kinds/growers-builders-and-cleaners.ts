import type { Kind } from './kind.ts';

export const GROWERS_BUILDERS_AND_CLEANERS: readonly Kind[] = [
  {
    name: 'sawmill',
    bucket: 'Manufacturing',
    narrows: 'timber merchant',
    words: {
      en: 'saw ?mills?|(?:hardwood|lumber) mills?',
      'de nl': '*sägewerk\\p{L}*|*sägerei|*houtzagerij|*zagerij',
      'sv da nb': '*sågverk\\p{L}*|*savværk\\p{L}*|*sagbruk\\p{L}*',
      'fr es pt it ca ro': 'scieries?|aserraderos?|serrarias?|serraç(?:ão|ões)|segheri[ae]|serradora|gatere?',
      'pl cs sk hr sl sr':
        'tartak\\p{L}*|pila a prodej řeziva|pilařský provoz|pilan[ae]|pílnica|žagarski obrat|žaga les|strugar[ae]',
      'ru uk bg mk': 'лесопил\\p{L}*|пилорам\\p{L}*|лісопил\\p{L}*|дъскорезниц\\p{L}*|пилан[аи]',
      'fi et lv lt hu':
        'sahalaito\\p{L}*|saeveski\\p{L}*|kokzāģētav\\p{L}*|lentpjūv\\p{L}*|fűrész(?:üzem|malom|telep)\\p{L}*',
      'el tr': 'πριονιστήρι(?:ο|α)|kereste (?:fabrika|atölye)\\p{L}*',
      'ar he fa': 'منشرة|מנסרה|چوب ?بری',
      'id vi': 'penggergajian|xưởng (?:cưa|xẻ)',
      'ja zh ko th': '製材所|製材業|锯木厂|鋸木廠|제재소|โรงเลื่อย',
      'af is': 'saagmeule|sögunarmyll\\p{L}*',
      'eu gl': 'zerrategi\\p{L}*|serradoir?os?',
      'be bn hi': 'лесапіл\\p{L}*|স ?মিল|आरा मशीन',
    },
  },
  {
    name: 'fishing cooperative',
    bucket: 'Agriculture',
    narrows: 'fishing company',
    words: {
      en: "fish(?:ing|eries|ermen['’]?s) co-?op(?:erative)?s?",
      'de nl': '*fischereigenossenschaft\\p{L}*|*visserijcoöperatie\\p{L}*',
      'sv da nb': '*fiskelag|*fiskeriforening\\p{L}*|*fiskeskipperforening',
      'fr es pt it ca ro':
        'coopérative (?:de pêche|maritime)|armement de pêche|cofrad[íi]as? de pescadores|cooperativas? (?:pesqueras?|de pescadores|de pesca)|cooperativa (?:di )?pescatori|confrari(?:a|es) de pescadors|cooperativă de pescari',
      'pl hr sl sr': 'spółdzielnia rybacka|ribarsk[ai] zadrug[ae]|ribiška zadruga',
      'ru uk bg': 'рыболовецк\\p{L}+ (?:артел|колхоз)\\p{L}*|рибальська артіль|рибарска кооперация',
      'fi et hu': 'kalastusosuuskun\\p{L}*|kalurite ühistu|halászati szövetkezet',
      'el tr': 'αλιευτικός συνεταιρισμός|su ürünleri kooperatif\\p{L}*',
      'id vi': 'koperasi nelayan|hợp tác xã (?:thủy sản|nghề cá)',
      'ar fa': 'تعاونية (?:ال)?صيادين|تعاونی صیادان',
      'ja zh ko th': '漁業協同組合|内水面漁協|漁協|渔业合作社|漁會|수협|수산업협동조합|어촌계|สหกรณ์ประมง',
    },
  },
  {
    name: 'road construction company',
    bucket: 'Construction and trades',
    narrows: 'paving contractor',
    words: {
      en: 'road (?:construction|building|surfacing|contractors?|maintenance)(?: (?:compan(?:y|ies)|contractors?))?|highway (?:construction|contractors?|maintenance)',
      'de nl': '*straßenbau\\p{L}*|*wegebau\\p{L}*|*asphaltbau\\p{L}*|*wegenbouw\\p{L}*|*asfaltwerken',
      'sv da nb': '*vägbygg\\p{L}*|*vejbyg\\p{L}*|*veibygg\\p{L}*|*vejentreprenør\\p{L}*',
      'fr es pt it ca ro':
        'travaux (?:routiers|de voirie|publics)|construcción de carreteras|obras viales|construção de estradas|(?:costruzioni|lavori) stradali|construcció de carreteres|construcți[ie] (?:de )?drumuri|drumuri și poduri',
      'pl cs sk hr sl sr':
        'budowa dróg|roboty drogowe|stavba silnic|silniční stavby|výstavba ciest|cestné stavby|izgradnja (?:cesta|puteva)|gradnja cest|putarsk\\p{L}+',
      'ru uk bg mk':
        'строительство (?:автомобильных )?дорог|дорожное строительство|дорожно-строительн\\p{L}+|будівництво доріг|дорожнє будівництво|пътно строителство|пътностроител\\p{L}+|изградба на патишта',
      'fi et lv lt hu':
        'tienrakenn\\p{L}*|teede ?ehitus\\p{L}*|ceļu būv\\p{L}*|kelių (?:tiesim|statyb)\\p{L}*|útépít\\p{L}*',
      'el tr': 'οδοποιί(?:α|ες)|yol (?:yapım|inşaat)\\p{L}*',
      'ar he fa': '(?:رصف|إنشاء|شق) (?:ال)?طرق|סלילת כבישים|راه ?سازی',
      'id vi': 'kontraktor jalan|pembangunan jalan|thi công cầu đường|xây dựng cầu đường',
      'ja zh ko th': '道路工事|道路施工|道路建設|公路工程|道路工程|도로공사|도로 ?시공|รับทำถนน|ก่อสร้างถนน',
      hi: 'सड़क निर्माण',
    },
  },
  {
    name: 'prefabricated house builder',
    bucket: 'Construction and trades',
    narrows: 'construction company',
    words: {
      en: '(?:prefab(?:ricated)?|modular|manufactured|tiny|container|kit) (?:houses?|homes?|buildings?)(?: (?:builders?|manufacturers?|company|kits?))?',
      'de nl':
        '*fertighaus\\p{L}*|*fertighäuser|*modulhaus\\p{L}*|*modulhäuser|*modulbau\\p{L}*|*containerhäuser|tiny[- ]?house[- ]?(?:hersteller|bau)|*prefab ?woning\\p{L}*',
      'sv da nb': '*prefabhus|*modulhus|*typehus\\p{L}*|*hustillverkare|*ferdighus\\p{L}*|*elementhus',
      'fr es pt it ca ro':
        'maisons? (?:modulaires?|préfabriquées?)|constructions? modulaires?|casas? (?:prefabricadas?|modulares?|pré-fabricadas?)|cas[ae] prefabbricat[ae]|cases? (?:prefabricades?|modulars)|case (?:prefabricate|modulare)',
      'pl cs sk hr sl sr':
        'domy (?:modułowe|prefabrykowane)|modulové domy|montované domy|montovaný dom|montažn[ae] (?:kuć[ae]|hiš[ae])|modularne kuće',
      'ru uk bg mk': 'модульн\\p{L}+ (?:дом|здани|будин|къщ)\\p{L}*|сглобяеми къщи|монтажни (?:куќи|къщи)',
      'fi et lv lt hu':
        'valmistalo\\p{L}*|talopaket\\p{L}*|moodulmaja\\p{L}*|elementmaja\\p{L}*|moduļu (?:māj|ēk)\\p{L}*|moduliniai namai|skydiniai namai|készház\\p{L}*|moduláris ház\\p{L}*|könnyűszerkezetes ház\\p{L}*',
      'el tr': 'προκατασκευασμέν(?:α|ες|ο) (?:σπίτια|σπίτι|κατοικίες)|prefabrik (?:ev|yapı|konut)\\p{L}*',
      'ar he fa':
        '(?:منازل|بيوت|مباني) (?:جاهزة|متنقلة|مسبقة الصنع)|בתים (?:מתועשים|מודולריים|ניידים)|خانه(?: ?های)? پیش ?ساخته',
      'id vi': 'rumah prefab\\p{L}*|nhà lắp ghép',
      'ja zh ko th':
        'プレハブ住宅|ユニットハウス|プレハブ(?:建築|メーカー)|装配式房屋|模块化房屋|組合屋|活动板房|이동식 ?주택|모듈러 ?주택|조립식 ?주택|บ้านน็อคดาวน์|บ้านสำเร็จรูป',
    },
  },
  {
    name: 'sports court builder',
    bucket: 'Construction and trades',
    words: {
      en: 'sports surfaces?(?: contractors?)?|(?:tennis|padel|pickleball|basketball|sports|squash) courts? (?:construction|builders?|surfac(?:es|ing)|manufacturers?|contractors?)|(?:sports (?:pitch|field)|running track)(?:es|s)? (?:construction|contractors?|builders?)',
      'de nl':
        '*sportplatzbau\\p{L}*|*sportbodenbau|*tennisplatzbau|*padel ?court ?bau|*sportstättenbau|*sportvloeren|*tennisbanenbouw|*sportveldenbouw',
      'sv da nb': '*idrottsgolv|*sportsgulv|*sportsdekke',
      'fr es pt it ca ro':
        '(?:construction|rénovation) (?:de )?(?:courts? de tennis|terrains? de (?:sport|padel|tennis))|construcción de (?:pistas? (?:de p[áa]del|deportivas)|canchas)|pavimentos deportivos|construção de (?:quadras|campos de ténis|campos de padel)|pisos esportivos|costruzione (?:di )?campi (?:da )?(?:padel|tennis)|pavimentazioni sportive|construcció de pistes|construcție terenuri (?:de )?(?:sport|tenis)',
      'pl cs sk hr sl sr':
        'budowa (?:boisk|kortów)|nawierzchnie sportowe|výstavba (?:sportovišť|hřišť|tenisových kurtů)|športové povrchy|sportske podloge|športne podlage',
      'ru uk bg mk':
        'строительство (?:спортивных площадок|стадионов|кортов)|спортивн\\p{L}+ покрыти\\p{L}+|спортивні покриття|спортни настилки',
      'et lv lt hu':
        'spordiväljakute ehitus|sporta laukumu būv\\p{L}*|sporto aikštelių įreng\\p{L}*|sportpálya ?épít\\p{L}*',
      'el tr': 'κατασκευή γηπέδ(?:ων|ου)|halı saha yapım\\p{L}*|spor zemin\\p{L}*|tenis kortu yapım\\p{L}*',
      'ar he': 'إنشاء (?:ال)?ملاعب|בניית מגרשי\\p{L}*',
      'id vi': 'kontraktor lapangan|thi công sân (?:tennis|bóng|pickleball)',
      'ja zh ko th':
        'テニスコート(?:施工|工事)|スポーツ施設工事|球场施工|体育场地(?:工程|施工)|塑胶跑道|체육시설 ?시공|우레탄 ?시공|รับทำสนาม',
    },
  },
  {
    name: 'street furniture maker',
    bucket: 'Manufacturing',
    words: {
      en: '(?:street|urban) furniture(?: (?:manufacturers?|suppliers?|makers?))?|(?:park|public) (?:benches|seating) (?:manufacturers?|suppliers?)',
      'de nl': '*stadtmobiliar|*straßenmöbel|*straatmeubilair|*stadsmeubilair',
      'sv da nb': '*byinventar|*parkmöbler|*bymøbler',
      'fr es pt it ca ro':
        'mobilier urbain|mobiliario urbano|mobiliário urbano|arredo urbano|mobiliari urbà|mobilier urban',
      'pl cs sk hr sl sr':
        'mała architektura|meble miejskie|městský mobiliář|mestský mobiliár|urban[ai] (?:oprema|mobilijar)',
      'ru uk bg mk':
        'малые архитектурные формы|малі архітектурні форми|градско обзавеждане|урбана опрема|уличная мебель',
      'fi et lv lt hu': 'kaupunkikalust\\p{L}*|katukalust\\p{L}*|utcabútor\\p{L}*|köztéri bútor\\p{L}*',
      'el tr': 'αστικός εξοπλισμός|kent mobilya\\p{L}*',
      'ja zh ko': 'ストリートファニチャー|城市家具|街道家具|가로시설물',
    },
  },
  {
    name: 'exterior cleaning service',
    bucket: 'Home services',
    narrows: 'cleaning company',
    words: {
      en: '(?:roof|driveway|patio|render|exterior|graffiti|fa[cç]ade|deck|cladding)s? (?:cleaning|cleaners)(?: (?:services?|company))?|graffiti removal|moss removal',
      'de nl':
        '*steinreinigung(?:en)?|*fassadenreinigung(?:en)?|*dachreinigung(?:en)?|*graffiti-?entfernung|*pflasterreinigung|*gevelreiniging|*dakreiniging|*terrasreiniging',
      'sv da nb':
        '*fasadtvätt|*taktvätt|*altantvätt|*klottersanering|*tagrens|*facaderens|*fliserens|*algerens|*algebehandling|*fasadevask|*takvask|*takrens',
      'fr es pt it ca ro':
        '(?:nettoyage|démoussage) (?:de |des )?(?:toitures?|façades?|terrasses?|gouttières|panneaux solaires)|démoussage|limpieza de (?:fachadas|grafitis|tejados|canalones|placas solares|paneles solares)|limpeza de (?:fachadas|telhados|painéis solares|calhas)|puli(?:zia|zie) (?:facciate|tetti|grondaie|pannelli (?:solari|fotovoltaici))|rimozione graffiti|neteja de (?:façanes|teulades)|(?:curăț(?:are|at)|spălare|spălat) (?:fațade|acoperișuri|pavaj)',
      'pl cs sk hr sl sr':
        '(?:mycie|czyszczenie) (?:elewacji|dachów|kostki(?: brukowej)?|rynien|paneli(?: fotowoltaicznych)?)|usuwanie graffiti|(?:čištění|mytí) (?:fasád|střech|(?:zámkové )?dlažby|okapů|fotovoltaiky)|odstraňování graffiti|čistenie (?:fasád|striech|dlažby|fotovoltiky)|(?:pranje|čišćenje|čiščenje) (?:fasada|fasad|krovova|streh|tlakovcev)',
      'ru uk bg mk': '(?:мойка|очистка) (?:фасадов|крыш)|миття фасадів|почистване на (?:фасади|покриви|графити|улуци)',
      'fi et lv lt hu':
        '*julkisivupesu\\p{L}*|*kattopesu\\p{L}*|*kattojen pesu|*fassaadi(?:pesu|de pesu)\\p{L}*|*katuse ?pesu|katuste pesu|(?:fasāžu|jumtu|bruģa) (?:mazgāšana|tīrīšana)|(?:fasadų|stogų|trinkelių) (?:plovimas|valymas)|homlokzat ?tisztít\\p{L}*|(?:tető|térkő) ?tisztít\\p{L}*',
      'el tr': 'καθαρισμός (?:προσόψεων|φωτοβολταϊκών)|dış cephe temizli\\p{L}*|(?:çatı|güneş paneli) temizli\\p{L}*',
      'ar fa he': 'تنظيف (?:ال)?واجهات|نماشویی|ניקוי (?:גגות|פנלים סולאריים)',
      'ja zh ko': '外壁洗浄|屋根洗浄|外墙清洗|外牆清洗|외벽 ?청소|태양광 ?(?:패널 )?청소',
    },
  },
  {
    name: 'knife sharpening service',
    bucket: 'Crafts and repair',
    narrows: ['key cutting or shoe service'],
    words: {
      en: '(?:mobile )?(?:knife|knives|tool|scissors?|blade|saw|mower) sharpen(?:ing|ers?)(?: services?)?|sharpening (?:services?|shops?)',
      'de nl':
        '*messerschleif\\p{L}*|*schleifservice|*scherenschleifer\\p{L}*|*slijpservice|*slijpdienst|(?:gereedschaps|messen|scharen)slijperij|*scharensliep',
      'sv da nb': '*knivslipning|*skärpservice|*knivslibning|*knivsliping|*slipeservice',
      'fr es pt it ca ro':
        'affûtage(?: de couteaux)?|rémouleurs?|affûteurs?|(?:afilado|afiladores?|afilador) de (?:cuchillos|tijeras|herramientas)|(?:afiação|amolação|amoladores?|amolador) de facas|arrotin[oi]|arrotatura|esmoladors?|ascuțir[ei] (?:cuțite|scule)',
      'pl cs sk hr sl sr':
        'ostrzenie (?:noży|narzędzi)|broušení nožů|brusírna nožů|brúsenie nožov|(?:oštrenje|brušenje) nožev\\p{L}*|brusač\\p{L}* nož\\p{L}*',
      'ru uk bg mk':
        'заточк[аи] (?:ножей|инструмент\\p{L}*)|заточування ножів|(?:точене|заточване) на ножове|острење ножеви',
      'fi et lv lt hu':
        'veitsenteroitu\\p{L}*|teroituspalvel\\p{L}*|nugade teritam\\p{L}*|nažu asināšan\\p{L}*|peilių galandim\\p{L}*|kés(?:élez|köszörü)\\p{L}*',
      'el tr': 'τρόχισμα|ακονιστ\\p{L}+|bıçak bileme\\p{L}*|bileyici',
      'he id': 'השחזת סכינים|asah pisau',
      'ja zh ko': '包丁研ぎ|研ぎ屋|刃物研ぎ|磨刀(?:服务|服務|店|师傅)|칼갈이|칼 ?연마',
      de: '*schärfdienst',
      nl: '*slijperij',
      es: 'afilador(?:es)?',
      it: 'affilatura',
      ar: 'سن سكاكين',
    },
  },
];
