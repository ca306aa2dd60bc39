import type { Kind } from './kind.ts';

export const TRADES: readonly Kind[] = [
  {
    name: 'locksmith',
    bucket: 'Construction and trades',
    types: ['Locksmith'],
    words: {
      en: 'locksmiths?|lock (?:repairs?|replacement|fitting)',
      'de nl': '*schlüsseldienst*|schlüsselnotdienst*|aufsperrdienst*|slotenmaker*|slotenservice',
      'sv da nb': '*låssmed*|låsesmed*|låsservice',
      'fr es pt it ca ro': 'serrurier*|serrurerie|cerrajer*|serrature|fabbro serrat*|serraller*|lăcătuș*',
      'pl cs sk hr sl':
        'pogotowie (?:zamkowe|ślusarskie)|usługi ślusarskie|ślusarz|otwieranie zamków|zámečnictví|otevírání dveří|zámočníctvo|otvaranje brava',
      'ru uk bg': 'вскрытие замков|відкриття замків|ключар*|отключване на врати',
      'fi et lv lt hu':
        'lukkoliike*|lukkosepp*|lukuabi|lukksepp*|atslēdzniek*|spynų (?:keitimas|meistras)|zárszerviz*|zárszerel*',
      'el tr': 'κλειδαρ[άα]|κλειδαράς|κλειδαράδ*|çilingir*',
      'ar he': 'فتح أقفال|מנעולן|פורץ מנעולים',
      'id vi': 'tukang kunci|ahli kunci|thợ (?:sửa )?khóa|sửa khóa',
      'ja zh ko': '鍵屋|合鍵|开锁|開鎖|열쇠수리|열쇠집',
    },
  },
  {
    name: 'glazier',
    bucket: 'Construction and trades',
    words: {
      en: 'glaziers?|glass (?:repairs?|replacement|fitters?)|glazing (?:company|contractors?)',
      'de nl': '*glaserei*|glasermeister*|glaszetter*|glashandel',
      'sv da nb': '*glasmästar*|*glasmästeri*|glarmester*|glassmester*',
      'fr es pt it ca ro':
        'vitrier*|miroiterie|cristaler[íi]as?|vidra[çc]ari?as?|vetreria|vetrai[oi]|vidrier[íi]a|geamgi*|geamuri termopan',
      'pl cs sk hr sl': 'szklarz|usługi szklarskie|szklarski*|sklenářství|sklenárstvo|staklar*|steklar*',
      'ru uk bg': 'стекольн* мастерск*|стекольщик*|склорізн*|стъклар*',
      'fi et lv lt hu':
        'lasitusliike*|lasiliike*|klaasija*|klaasimeist*|stiklinie*|stiklinink*|üvegesmester*|üvegezés*',
      'el tr': 'τζάμια|υαλοπίνακες|τζαμάς|camcı*|cam balkon',
      'ar he': 'محل زجاج|זגג|זגגות',
      'ja zh ko': 'ガラス屋|ガラス修理|玻璃店|유리가게',
    },
  },
  {
    name: 'window and door company',
    bucket: 'Construction and trades',
    words: {
      en: '(?:windows?|doors?) (?:and|&) (?:doors?|windows?)|double glazing|window (?:fitters?|installers?|company|replacement)|garage doors?|upvc windows',
      'de nl':
        '*fensterbau*|fenster und türen|fenstermontage|türenstudio|garagentore|kozijnen|ramen en deuren|garagedeuren',
      'sv da nb': 'fönsterbyte*|fönster och dörrar|garageportar|vinduer og døre|vinduer og dører|garageporte*',
      'fr es pt it ca ro':
        'portes et fenêtres|fenêtres et portes|pose de fenêtres|ventanas y puertas|puertas y ventanas|ventanas de pvc|portas e janelas|janelas e portas|caixilharia*|serramenti|infissi|finestres i portes|uși și ferestre|ferestre și uși|tâmplărie pvc',
      'pl cs sk hr sl':
        'okna i drzwi|drzwi i okna|montaż okien|bramy garażowe|okna a dveře|plastová okna|okná a dvere|plastové okná|prozori i vrata|pvc stolarija|okna in vrata|garažna vrata',
      'ru uk bg':
        'пластиков[ыа]\\p{L}* окн*|окна пвх|окна и двери|металопластиков[іи]\\p{L}* вікн*|вікна (?:та|і) двері|пвц дограма|дограма|врати и прозорци',
      'fi et lv lt hu':
        'ikkunaremont*|ikkunat ja ovet|ovet ja ikkunat|autotallinov*|aknad ja uksed|aknad-uksed|logi un durvis|plastikiniai langai|langai ir durys|nyílászáró*|ablakcsere',
      'el tr': 'κουφώματα|pimapen|pvc pencere|kapı (?:ve )?pencere',
      'id vi': 'kusen (?:aluminium|upvc)|cửa nhôm kính|cửa nhựa lõi thép',
      'ja zh ko': 'サッシ店|门窗|門窗|창호',
    },
  },
  {
    name: 'blinds and awnings company',
    bucket: 'Construction and trades',
    words: {
      en: '(?:blinds|shutters|awnings|curtains) (?:and|&) (?:blinds|shutters|awnings|curtains)|window blinds|plantation shutters|made[- ]to[- ]measure (?:blinds|curtains)',
      'de nl':
        '*sonnenschutztechnik|markisen*|rollladen*|rolladen*|*jalousien|zonwering*|zonneschermen|rolluiken|raamdecoratie',
      'sv da nb': 'markiser*|persienn*|solskydd|solafskærmning*|solskjerming*|persienner',
      'fr es pt it ca ro':
        'stores et volets|volets roulants|stores bannes?|toldos?|persianas?|estores|tende da sole|tapparelle|zanzariere|tendals|jaluzele|rulouri exterioare|copertine retractabile',
      'pl cs sk hr sl':
        'rolety*|żaluzj*|markizy|žaluzie*|žalúzie*|stínící technika|tieniaca technika|rolete|tende i rolete|senčila',
      'ru uk bg': 'жалюзи|рольставн*|маркиз[ыа]|жалюзі|рулонні штори|щори|сенници',
      'fi et lv lt hu':
        'sälekaihtim*|kaihdinliike*|markiisi*|rulood|aknakatted|žalūzija*|žaliuz*|roletai|redőny*|árnyékolástechnik*',
      'el tr': 'τέντες|τέντα|στόρια|tente sistemleri|panjur*|stor perde(?! yıka)|jaluzi*',
      'ar he': 'ستائر|תריסים',
      'id vi': 'gorden',
      'ja zh ko': 'ブラインド専門|블라인드|커튼',
    },
  },
  {
    name: 'tiler',
    bucket: 'Construction and trades',
    words: {
      en: 'tilers?|tiling (?:services|company|contractors?)|(?:ceramic|wall|floor) (?:and floor )?tiles|tile (?:shop|showroom|installation)',
      'de nl': '*fliesenleger*|fliesenverlegung|*fliesenstudio*|tegelzetter*|tegelwerk*|tegelhandel',
      'sv da nb': 'plattsättar*|plattsättning|kakelsättar*|flisemurer*|fliselegger*|fliselægning',
      'fr es pt it ca ro':
        'carreleur*|carrelage*|alicatador*|azulejist*|azulejos|ladrilhador*|piastrellist*|piastrelle|enrajolador*|faianțar*|gresie și faianță',
      'pl cs sk hr sl':
        'glazurni*|płytkarz|układanie płytek|obkladač*|obkladačsk*|keramičar*|polaganje pločica|keramičarstvo|polaganje ploščic',
      'ru uk bg': 'плиточник*|укладка плитки|плиточник|укладання плитки|плочкаджи*',
      'fi et lv lt hu':
        'laatoit*|laattaliike*|plaatija*|plaatimi*|flīzēšan*|flīzes|plytelių klijavim*|klojame plyteles|burkoló*|csempe',
      'el tr': 'πλακάκια|πλακάς|fayans ustası|fayansçı|seramik döşeme',
      'ja zh ko': 'タイル工事|瓷砖店|瓷磚|타일시공',
    },
  },
  {
    name: 'flooring company',
    bucket: 'Construction and trades',
    words: {
      en: 'flooring|floor (?:layers?|sanding|fitters?|laying)|parquet (?:floors?|fitters?)|carpet (?:fitters?|shop|store)',
      'de nl':
        '*bodenleger*|parkettleger*|*parkett|*fußbodentechnik|parkettstudio*|vloerenlegger*|*parketvloeren|parketteur*|vloerenwinkel',
      'sv da nb':
        'golvläggar*|golvläggning|golvslipning*|golvfirma*|gulvlægger*|gulvfirma*|gulvafslibning*|gulvlegger*|gulvsliping',
      'fr es pt it ca ro':
        'parqueteur*|pose de parquet|revêtements? de sols?|parquetist*|suelos laminados|tarimas?|pisos laminados|soalhos|parquettist*|posa parquet|pavimenti in legno|parquets|montaj parchet|parchet',
      'pl cs sk hr sl':
        'parkiet*|cykliniarz|cyklinowanie|podlahářství|podlahárstvo|pokládka podlah|parketar*|parketi|polaganje parketa',
      'ru uk bg': 'паркет|паркетн*|укладка ламината|укладання ламінату|напольн* покрыти*|подови настилки',
      'fi et lv lt hu':
        'lattia-?asen*|lattiahion*|lattialiike*|põrandat[öo]ö*|parketi (?:paigaldus|lihvimine)|grīdu (?:ieklāšana|slīpēšana)|parketa slīpēšana|grindų (?:klojim|šlifavim)*|parkettáz*|padlóburkol*|parkettacsiszol*',
      'el tr': 'ξύλινα πατώματα|πατώματα|parkeci|parke (?:döşeme|ustası)|zemin kaplama',
      'ja zh ko': '床工事|フローリング工事|地板店|木地板|마루시공',
    },
  },
  {
    name: 'stonemason',
    bucket: 'Construction and trades',
    parts: {
      'memorial mason': 'memorial|headstone|gravestone|grabmal|grafs|grafm|tombales|lápid|funerar|墓石',
    },
    words: {
      en: 'stone ?masons?|stonemasonry|memorial masons?|headstones|gravestones|(?:granite|marble|quartz) worktops',
      'de nl':
        '*steinmetz*|*grabmal*|grabmale|natursteinbetrieb|*steenhouwer*|grafsteen|grafstenen|grafmonument*|natuursteenbedrijf',
      'sv da nb': '*stenhugg*|gravsten*|steinhugg*|gravstein*|stenhuggeri',
      'fr es pt it ca ro':
        'tailleurs? de pierre|marbri(?:er|ers|erie)|pierres tombales|marmoler[íi]as?|marmolist*|lápidas|marmorari?as?|marmist[ai]|marmi e graniti|marbrist*|pietrar*|monumente funerare',
      'pl cs sk hr sl':
        'kamieniar*|nagrobki|kamenictví|kamenosochař*|kamenárstvo|kamenoklesar*|kamnose[kš]*|nagrobniki',
      'ru uk bg': 'камнетес*|памятники из гранита|изготовление памятников|гранітна майстерня|каменоделск*',
      'fi et lv lt hu':
        'kiviveistäm*|hautakiv*|kiviraidur*|hauakiv*|akmeņkal*|kapakmeņ*|akmentaš*|antkapi*|paminklai|sírkö*|síremlék*|kőfaragó*',
      'el tr': 'μαρμαρ[άα]ς?|μαρμαράδικο|μάρμαρα|mermerci*|mezar taşı',
      'ar he': 'رخام|شواهد القبور|מצבות|שיש למטבח',
      'ja zh ko': '石材店|墓石|石匠|석재',
    },
  },
  {
    name: 'metalworker',
    bucket: 'Construction and trades',
    parts: {
      'welding company': 'weld|schwei|lasb|lasw|soldad|svets|svejs|spaw|溶接|용접|\\blas\\b',
      blacksmith: 'blacksmith|schmied|smeder|siersmid|forgeron|鍛冶|대장간',
    },
    words: {
      en: 'blacksmiths?|metal ?work(?:ers?|ing|shop)?|sheet metal|steel fabricat\\w+|metal fabricat\\w+|wrought iron|welders?|welding (?:services|shop|company)',
      'de nl':
        '*schlosserei*|*metallbau*|schmiede|*kunstschmied*|hufschmied*|stahlbau*|schweißerei*|smederij*|siersmid|constructiebedrijf|metaalbewerking|staalbouw*|lasbedrijf|laswerk*',
      'sv da nb':
        '*plåtslager*|smedja|smidesverkstad|svetsfirma|smedeverksted*|smedefirma*|kleinsmed*|mekanisk verksted|smie',
      'fr es pt it ca ro':
        'métallerie|métallier*|ferronn*|chaudronnerie|forgeron*|herrer[íi]a|herreros?|carpintería metálica|calderería|soldadura|serralharia|serralheri[ao]|caldeiraria|fabbro|carpenteria metallica|fierar*|confecții metalice',
      'pl cs sk hr sl':
        'kowalstw*|kowal|konstrukcje stalowe|obróbka metali|spawalnictwo|kovářství|zámečnická výroba|kovovýroba|kováčstvo|zámočnícka výroba|kovačnica|bravar*|metalne konstrukcije|ključavničarstvo|kovaštvo',
      'ru uk bg':
        'кузниц*|кузнечн*|металлоконструкц*|металлообработк*|сварочн* работ*|ковальськ*|кузня|металоконструкці*|металообробка|железари\\p{L}* услуги|ковач*|метални конструкции',
      'fi et lv lt hu':
        'metallipaja*|takomo|seppä|konepaja*|hitsaamo*|metallitöö*|sepikoda|sepatöö*|keevitus*|metālapstrād*|metināšan*|kalēj*|metalo (?:gaminiai|konstrukcijos|apdirbimas)|suvirinim*|kalvė|lakatosműhely|kovácsműhely|kovácsoltvas*|fémmegmunkál*|hegeszt*',
      'el tr':
        'σιδηρουργ*|σιδεράδικο|μεταλλικές κατασκευές|demirci*|ferforje*|kaynakçı*|çelik konstrüksiyon|metal işleme',
      'ar he': 'حدادة|ورشة حدادة|מסגר|מסגריה|נפחות',
      'id vi': 'bengkel las|tukang las|pandai besi|gia công cơ khí|gia công kim loại',
      'ja zh ko': '鉄工所|鍛冶|金属加工|板金加工|铁艺|鐵工廠|철공소|금속가공|대장간',
    },
  },
  {
    name: 'excavation contractor',
    bucket: 'Construction and trades',
    words: {
      en: 'excavation (?:contractors?|compan(?:y|ies)|services?)|earth ?(?:works|moving) (?:contractors?|compan(?:y|ies))|groundworks? (?:contractors?|compan(?:y|ies))|groundworkers?|digger hire',
      'de nl':
        '*erdarbeiten|*erdbau|*tiefbau(?:unternehmen|firma)?|*baggerbetrieb*|baggerarbeiten|grondwerken|grondverzet',
      'sv da nb': 'markarbete*|markentreprenad*|schaktning*|jordarbejde*|grunnarbeid*|anleggsgartner og graving',
      'fr es pt it ca ro':
        'terrassement|terrassier|movimientos? de tierras?|excavaciones y (?:derribos|demoliciones)|terraplen(?:agem|agens)|movimento terra|scavi e (?:movimento|demolizioni|sbancamenti)|impresa di scavi|moviments? de terres|terasamente',
      'pl cs sk hr sl':
        'roboty ziemne|prace ziemne|usługi koparką|zemní práce|výkopové práce|zemné práce|výkopové práce|zemljani radovi|zemeljska dela',
      'ru uk bg': 'земляные работы|услуги экскаватора|земляні роботи|послуги екскаватора|изкопни работи|изкопи с багер',
      'fi et lv lt hu':
        'maanrakennu*|kaivinkone*|kaevetöö*|zemes darbi|rakšanas darbi|žemės darbai|földmunk*|gépi földmunka',
      'el tr': 'χωματουργικ\\p{L}*|εκσκαφές|hafriyat*|kazı işleri',
      'ar he': 'أعمال (?:ال)?حفر|עבודות עפר',
      'id vi': 'jasa galian|pekerjaan tanah|đào đất|san lấp mặt bằng',
      'ja zh ko': '土木工事業|掘削工事|土方工程|토목공사',
    },
  },
  {
    name: 'drainage contractor',
    bucket: 'Construction and trades',
    words: {
      en: 'drain(?:age)? (?:contractors?|cleaning|clearance|services?|engineers?|unblocking)|sewer (?:contractors?|cleaning|repairs?|services?)|septic tank (?:emptying|services?)',
      'de nl':
        '*kanalreinigung*|*rohrreinigung*|abflussreinigung|kanalsanierung|ontstoppingsdienst|rioolservice|rioolreiniging|rioleringsbedrijf',
      'sv da nb':
        'kloakmester*|kloakservice*|kloakarbejde*|kloakrens*|avloppsspolning|slamsugning*|spolbil*|slamsuging*|avløpsrens*|rørspyling',
      'fr es pt it ca ro':
        'assainissement (?:non collectif|autonome|individuel)|débouchage (?:de )?canalisations?|vidange de fosses?|desatascos|desatranques|desentupi\\p{L}*|spurgo (?:pozzi|fognature)|spurghi|autospurgo|desembussos|desfundare canalizare|vidanjare',
      'pl cs sk hr sl':
        'udrażnianie (?:rur|kanalizacji)|czyszczenie kanalizacji|čištění (?:kanalizac\\p{L}*|odpadů(?! vod))|čistenie kanaliz\\p{L}*|odčepljivanje|čišćenje kanalizacije|čiščenje kanalizacije',
      'ru uk bg': 'прочистка (?:канализации|труб)|чистка канализации|прочищення каналізації|отпушване на канал\\p{L}*',
      'fi et lv lt hu':
        'viemärihuolto*|viemärin avau*|viemärihuuhtelu*|kanalisatsioonitöö*|kanalizācijas tīrīšana|kanalizacijos valym*|dugulás ?elhárít*|csatornatisztít*',
      'el tr': 'αποφράξεις|αποφράξεων|tıkanıklık açma|kanal açma|vidanjör*',
      'ar he': 'تسليك مجاري|ביובית|פתיחת סתימות',
      'id vi': 'sedot wc|thông cống|hút hầm cầu',
      'ja zh ko': '排水管(?:清掃|工事)|管道疏通|하수구',
    },
  },
];
