import type { Kind } from './kind.ts';

/** What keeps buildings and grounds dry, safe, clean and usable. */
export const PROPERTY_CARE: readonly Kind[] = [
  {
    name: 'damage restoration company',
    bucket: 'Home services',
    words: {
      en: '(?:water|fire|flood|smoke|storm|mou?ld)(?:,? (?:and |& )?(?:water|fire|flood|smoke|mou?ld))* damage restoration|(?:water|flood|fire|disaster) (?:damage )?(?:restoration|remediation|clean ?up)|mou?ld (?:removal|remediation)|(?:crime|trauma) scene clean(?:ing|ers?|up)|biohazard clean(?:ing|up)',
      'de nl':
        '*wasserschaden(?:sanierung|beseitigung)|*brandschaden(?:sanierung)?|*bautrocknung|*gebäudetrocknung|*schimmelsanierung|*schimmelbeseitigung|*schimmelentfernung|*wasserschadensanierung|*tatortreinigung|*waterschade(?:herstel|sanering)?|*schadesanering|*reconditionering|*schimmelbestrijding|*brandschade(?:herstel)?|*bouwdroging',
      'sv da nb':
        '*vattenskad(?:or|esanering|a)|*skadesanering\\p{L}*|*fuktsanering|*brandsanering|*mögelsanering|*skadeservice|*vandskade(?:r|sanering)?|*skimmelsanering|*skimmelsvamp|*affugtning|*vannskade(?:r|sanering)?|*skadesanering|*muggsanering',
      'fr es pt it ca ro':
        '(?:nettoyage|assainissement|décontamination) après (?:sinistres?|incendie|décès|dégât des eaux)|assèchement (?:des murs|après)|décontamination après|(?:limpieza|limpiezas) (?:traumáticas?|post-?incendios?|tras incendios?|forenses?)|recuperación de siniestros|limpeza (?:pós-?incêndio|pós-?sinistro|traumática)|(?:bonifica|risanamento|ripristino) (?:post[- ]incendio|da muffa|muffe|danni)|neteja traumàtica|restaurare după (?:incendiu|inundații)',
      'pl cs sk hr sl sr':
        'osuszanie (?:budynk|po zalani|ścian|po powodzi)\\p{L}*|usuwanie (?:skutków (?:zalań|pożaru)|pleśni|grzyba)|(?:vysoušení|vysúšanie) (?:zdiva|staveb|budov|objektů|stavieb|muriva|domů|po \\p{L}+)|odstraňování plísní|odstránenie plesní|(?:isušivanje|sušenje) (?:zidova|objekata|zgrada)|sanacija (?:vlage|plijesni|buđi|plesni|škod|šteta)',
      'ru uk bg':
        '(?:ликвидация последствий|уборка после) (?:пожар|затоплени|потоп|смерт)\\p{L}+|(?:ліквідація наслідків|прибирання після) (?:пожеж|затопленн|потоп)\\p{L}+|(?:обезвлажняване|подсушаване) на (?:помещения|сгради|стени)|почистване след (?:пожар|наводнение)',
      'fi et lv lt hu':
        '*vesivahin(?:ko|got|kokorjaus|kojen)\\p{L}*|*kuivauspalvelu\\p{L}*|*rakennuskuivau\\p{L}+|*homesaneerau\\p{L}+|*veekahjustus\\p{L}*|*hallituse? tõrje|ēku (?:žāvēšana|nosusināšana)|pelējuma (?:likvidēšana|noņemšana)|pastatų (?:džiovinimas|sausinimas)|pelėsio (?:naikinimas|valymas)|*káreset utáni \\p{L}+|*penészmentesít\\p{L}+|*épületszárít\\p{L}+|*falszárít\\p{L}+',
      'el tr':
        '(?:αποκατάσταση|καθαρισμός) (?:μετά από )?(?:πλημμύρας|πυρκαγιάς)|αφυγρανσ\\p{L}+ κτιρίων|(?:yangın|su) hasar\\p{L}* (?:onarım|temizli|restorasyon)\\p{L}*',
      'ja zh ko': '特殊清掃|水害復旧|火灾清洗|火災清潔|침수복구|특수청소|화재청소',
    },
  },
  {
    name: 'leak detection service',
    bucket: 'Home services',
    narrows: 'plumber',
    words: {
      en: '(?:water |gas |pool |slab )?leak (?:detection|detectors?|locat(?:ion|ors?)|finders?)(?: (?:services?|company|specialists?))?|trace and access',
      'de nl':
        '*leckortung(?:en)?|*leckageortung(?:en)?|*lecksuche|*rohrbruchortung|*lekdetectie|*lekkage(?:detectie|opsporing|specialist|dienst)\\p{L}*|*lekopsporing\\p{L}*',
      'sv da nb fi':
        '*läcksökning\\p{L}*|*lækage(?:sporing|søgning)|*lækagesøger\\p{L}*|*lekkasje(?:søk|sporing)|*vuodonetsin\\p{L}+|*vuotojen etsintä',
      'fr es pt it ca ro':
        "(?:recherche|détection) de fuites?(?: d['’]eau)?|detecci[óo]n de fugas(?: de (?:agua|gas))?|búsqueda de fugas|(?:caça|detec?ção de) vazament\\p{L}+|caça[- ]vazamentos?|detec?ção de fugas(?: de água)?|(?:ricerca|rilevazione|cercaperdite) perdite?(?: (?:d['’])?acqua)?|cercaperdite|ricerca perdite|detecció de fuites|(?:detec(?:ție|tare|tări)|depistare) (?:pierderi|scurgeri)(?: de)? apă",
      'pl cs sk hr sl sr':
        '(?:wykrywanie|lokalizacja) (?:wycieków|nieszczelności|przecieków)(?: wody)?|(?:detekce|vyhledávání|hledání|lokalizace) (?:úniků|úniku|poruch) (?:vody|potrubí)|(?:detekcia|vyhľadávanie|lokalizácia) (?:únikov|úniku|porúch) vody|(?:otkrivanje|detekcija|pronalaženje) (?:curenja|puknuća|propuštanja|kvarova)(?: vode)?|(?:iskanje|odkrivanje|detekcija) (?:puščanja|vodnih okvar|okvar) ?(?:vode)?',
      'ru uk bg mk':
        '(?:поиск|обнаружение|выявление) (?:скрытых )?(?:утеч|протеч)\\p{L}+(?: воды)?|(?:пошук|виявлення) (?:прихованих )?(?:виток|протік|витік|протіка)\\p{L}*(?: води)?|(?:откриване|локализиране|търсене) на (?:скрити )?(?:течове|теч)|откривање на (?:протекување|дефект)',
      'et lv lt hu':
        'lekke(?:otsing|kohtade tuvastamine)\\p{L}*|(?:noplūžu|noplūdes) (?:meklēšana|noteikšana)|nutekėjim(?:o|ų) (?:paieška|nustatymas)|csőtörés (?:bemérés|keresés|kereső)\\p{L}*|műszeres (?:csőtörés|szivárgás)\\p{L}*',
      'el tr':
        '(?:εντοπισμός|ανίχνευση|εύρεση) διαρρο(?:ών|ής)|(?:su|kırmadan su) kaça(?:ğı|k) (?:tespit|bulma)\\p{L}*|kırmadan su (?:kaçağı|tespit)\\p{L}*',
      'ar he fa':
        'كشف (?:ال)?تسرب(?:ات)?(?: (?:ال)?(?:مياه|ميّاه|المياه))?|איתור נזיל(?:ה|ות)|(?:تشخیص|ترکیدگی|نشت یابی) (?:ترکیدگی|نشت|لوله)|نشت یابی',
      'ja zh ko': '漏水調査|水漏れ調査|测漏|漏水检测|漏水檢測|抓漏|누수탐지',
      vi: 'dò (?:tìm )?rò rỉ nước',
    },
  },
  {
    name: 'snow removal service',
    bucket: 'Home services',
    words: {
      en: 'snow (?:removal|plow(?:ing)?|clear(?:ing|ance)|ploughing)(?: (?:services?|company|contractors?))?|gritting (?:services?|company)|winter (?:gritting|maintenance) services?',
      'de nl':
        '*winterdienst(?:e|leister|leistungen)?|*schneeräumung(?:en)?|*schneeräumdienst|*gladheidsbestrijding|*sneeuwruimen',
      'sv da nb':
        '*snöröjning|*snöskottning|*vinterväghållning|*snerydning|*vintertjeneste|*glatførebekæmpelse|*saltning og snerydning|*snørydding|*snøbrøyting|*brøyting|*vintervedlikehold',
      'fr es pt it ca ro':
        'déneigement|remoción de nieve|retirada de nieve|sgombero neve|spalatura neve|spazzamento neve|retirada de neu|(?:deszăpezir|dezăpezir)\\p{L}+',
      'pl cs sk hr sl sr':
        'odśnieżani\\p{L}+|zimowe utrzymanie|(?:úklid|odklízení|odklid|vyhrnování) sněhu|zimní údržb\\p{L}+|odpratávanie snehu|odhŕňanie snehu|zimná údržba|zimsk(?:a|o) (?:služba|održavanje)|čišćenje snijega|čišćenje snega|(?:pluženje|odstranjevanje) snega',
      'ru uk bg mk':
        '(?:уборка|вывоз|чистка) снега|(?:прибирання|вивезення|чистка) снігу|снегопочистван\\p{L}+|зимно поддържане|чистење снег',
      'fi et lv lt':
        '*lumityö\\p{L}*|*lumenaurau\\p{L}+|*auraus (?:ja|sekä) \\p{L}+|*lumenpudotu\\p{L}+|*lume(?:koristus|lükkamine|tõrje)\\p{L}*|sniega (?:tīrīšana|izvešana|novākšana)|sniego (?:valymas|kasimas|išvežimas)',
      'hu tr': '*hóeltakarít\\p{L}+|síkosságmentesít\\p{L}+|kar (?:küreme|temizleme)\\p{L}*',
      'ja zh ko': '除雪業者|除雪サービス|雪下ろし|除雪服务|제설(?:작업|업체)',
    },
  },
  {
    name: 'pressure washing service',
    bucket: 'Home services',
    narrows: 'cleaning company',
    words: {
      en: '(?:pressure|power|soft|jet)[- ]?wash(?:ing|ers)? (?:services?|company|and \\p{L}+)|(?:pressure|power|soft)[- ]?washing|(?:roof|driveway|patio|gutter|render|exterior|graffiti|solar panel)s? (?:cleaning|removal|cleaners)',
      'de nl': '*photovoltaikreinigung|*solarreinigung|*dakgoot ?reiniging|*zonnepanelen ?reiniging',
      'sv da nb': '*altantvätt|*tagrens|*tagrenovering og rens|*facaderens|*fliserens|*algerens|*algebehandling',
      'fr es pt it ca ro':
        '(?:nettoyage|démoussage) (?:de |des )?(?:toitures?|façades?|terrasses?)(?: et \\p{L}+)?|démoussage|limpieza de (?:fachadas|paneles solares|grafitis|tejados)|hidro ?lavado|hidrojateamento|limpeza de (?:fachadas|telhados|painéis solares)|(?:pulizia|pulizie) (?:facciate|tetti|pannelli (?:solari|fotovoltaici))|rimozione graffiti|idropulizia|neteja de façanes|(?:curăț(?:are|at)|spălare|spălat) (?:fațade|acoperișuri|pavaj)',
      'pl cs sk hr sl sr':
        '(?:mycie|czyszczenie) (?:elewacji|dachów|kostki(?: brukowej)?|fotowoltaiki|paneli)|usuwanie graffiti|(?:čištění|mytí) (?:fasád|střech|zámkové dlažby|dlažby|fotovoltaiky)|odstraňování graffiti|čistenie (?:fasád|striech|dlažby|fotovoltiky)|(?:pranje|čišćenje|čiščenje) (?:fasada|fasad|krovova|streh|tlakovcev)',
      'ru uk bg':
        '(?:мойка|чистка) (?:фасад|кровл|крыш|брусчатк)\\p{L}+|(?:миття|чистка) (?:фасад|дах|бруківк)\\p{L}+|почистване на (?:фасади|покриви|графити)',
      'fi et lv lt hu':
        '*julkisivupesu\\p{L}*|*kattopesu\\p{L}*|*kattojen pesu|*fassaadi(?:pesu|de pesu)\\p{L}*|*katuse ?pesu|katuste pesu|(?:fasāžu|jumtu|bruģa) (?:mazgāšana|tīrīšana)|(?:fasadų|stogų|trinkelių) (?:plovimas|valymas)|(?:homlokzat|tető|térkő)tisztít\\p{L}+',
      'el tr ja ko':
        'καθαρισμ\\p{L}+ (?:όψεων|προσόψεων|κεραμοσκεπών|φωτοβολταϊκών)|(?:dış )?cephe temizli\\p{L}+|高圧洗浄(?:業者|専門)|고압세척',
    },
  },
  {
    name: 'alarm and CCTV installer',
    bucket: 'Construction and trades',
    narrows: 'security company',
    words: {
      en: '(?:cctv|security camera|video surveillance|burglar alarm|intruder alarm|alarm|access control|intercom) (?:and \\p{L}+ )?(?:installers?|installations?|systems?|suppliers?|specialists?)|(?:cctv|alarms?) (?:and|&) (?:alarms?|cctv|access control)|burglar alarms?',
      'de nl':
        '*alarmanlagen(?:bau|technik)?|*einbruchmeldeanlagen|*videoüberwachung(?:ssysteme|sanlagen)?|*zutrittskontroll(?:e|systeme)|*sicherheitstechnik|*alarminstallateur|*alarmsystemen|*camerabeveiliging|*camerabewaking|*toegangscontrole|*beveiligingstechniek|*inbraakbeveiliging',
      'sv da nb':
        '*larminstallat(?:ör|ion)\\p{L}*|*larmanläggning(?:ar)?|*kameraövervakning|*passersystem|*videoövervakning|*alarmanlæg|*videoovervågning|*adgangskontrol|*tyverialarm(?:er)?|*alarmanlegg|*adgangskontroll|*kameraovervåk\\p{L}+|*videoovervåk\\p{L}+',
      'fr es pt it ca ro':
        "(?:vidéo-?surveillance|télésurveillance|vidéoprotection)(?: (?:et|,|&) (?:alarmes?|vidéo-?surveillance|contrôle d['’]accès|interphon\\p{L}+))?|alarmes? (?:et|,|&) (?:vidéo-?surveillance|contrôle d['’]accès)|(?:c[áa]maras de seguridad|videovigilancia|sistemas de alarma|alarmas para \\p{L}+|(?:instalación|cámaras|sistemas) (?:de )?cctv)|(?:câmeras de segurança|videovigilância|videomonitoramento|sistemas de alarme|segurança eletrônica|alarmes e \\p{L}+)|(?:videosorveglianza|impianti (?:di allarme|antifurto|d['’]allarme)|antifurti?)|càmeres de seguretat|(?:sisteme (?:de alarmă|antiefracție|de supraveghere(?: video)?)|supraveghere video)",
      'pl cs sk hr sl sr':
        '(?:systemy|instalacje) (?:alarmow\\p{L}+|monitoring\\p{L}+)|(?:montaż|monitoring i) (?:alarmów|kamer|monitoringu)|kontrola dostępu|(?:zabezpečovací|kamerové|zabezpečovacie) (?:systémy|zařízení|a zabezpečovac\\p{L}+)|elektronické zabezpečení|(?:alarmni|protuprovalni|protivprovalni|video ?nadzorni|alarmni i video) (?:sust(?:av|avi)\\p{L}*|sistemi?)|video ?nadzor|kontrola (?:pristupa|dostopa)',
      'ru uk bg mk':
        '(?:установка|монтаж|системы|встановлення|системи) (?:видеонаблюдени|сигнализаци|відеоспостереженн|сигналізаці|видео ?наблюдени|охранной сигнализаци|контроля доступа)\\p{L}*|(?:видеонаблюдение|відеоспостереження)(?: и \\p{L}+| та \\p{L}+)?|скуд|(?:системи за|изграждане на) (?:видеонаблюдение|сигурност|контрол на достъп)|(?:аларми и|сот и|алармени системи) ?(?:видеонаблюдение)?|видео ?надзор',
      'fi et lv lt hu':
        '*hälytysjärjestelm\\p{L}+|*kameravalvon\\p{L}+|*kulunvalvon\\p{L}+|*valvesead\\p{L}+|*videovalve\\p{L}*|*valvekaamera\\p{L}*|*läbipääsusüsteem\\p{L}*|(?:apsardzes|signalizācijas|videonovērošanas) sistēm\\p{L}+|videonovērošan\\p{L}+|(?:apsaugos|signalizacijos|vaizdo stebėjimo|praėjimo kontrolės) sistem\\p{L}+|vaizdo (?:stebėjimas|stebėjimo kameros)|(?:riasztó|kamera|beléptető)(?:rendszer|technika|szerelés)\\p{L}*|biztonságtechnik\\p{L}+|vagyonvédelmi rendszer\\p{L}*',
      'el tr':
        'συστήματα (?:ασφαλείας|συναγερμού|πυρανίχνευσης)|συναγερμοί|εγκατάσταση συναγερμ(?:ού|ών)|κλειστό κύκλωμα|(?:güvenlik (?:kamera|sistem)|alarm sistem|kamera sistem|geçiş kontrol)\\p{L}*(?: \\p{L}+)?',
      'ar he fa':
        '(?:تركيب )?كاميرات (?:ال)?مراقبة|أنظمة (?:ال)?مراقبة|אזעקות|מצלמות אבטחה|מערכות (?:אזעקה|אבטחה|מיגון)|(?:نصب )?دوربین (?:های )?مداربسته|دزدگیر',
      'id vi is th':
        '(?:jasa )?pasang cctv|lắp (?:đặt )?camera(?: quan sát| an ninh)?|öryggismyndavél\\p{L}*|รับติดตั้งกล้องวงจรปิด|กล้องวงจรปิด',
      'ja zh ko': '防犯カメラ|监控安装|安防监控|安防工程|監視器安裝|監視系統|cctv ?설치',
      hi: 'सीसीटीवी',
      it: 'antifurto',
    },
  },
  {
    name: 'smart home installer',
    bucket: 'Construction and trades',
    narrows: 'electrician',
    words: {
      en: '(?:smart home|home automation|home cinema|home theat(?:re|er)|knx) (?:installers?|installation|compan(?:y|ies)|systems?|integrat(?:ors?|ion)|specialists?)|home automation',
      'de nl':
        '*smart-?home-?(?:systeme?|lösungen|installation|integrator)|*smart home (?:systeme?|lösungen|installateur)|*gebäudesystemtechnik|*hausautomation|*heimkino(?:bau|studio)?|*domotica|*huisautomatisering',
      'sv da nb fi':
        '*hemautomation|smarta hem|*intelligente hjem|*smarthjem|*smarthus(?:løsninger)?|*älykoti\\p{L}*|*kotiautomaatio\\p{L}*',
      'fr es pt it ca ro':
        'domotique|maison connectée|domótica|automa[çt]ão residencial|domotica|impianti domotici|domòtica|case inteligente|home ?cinema',
      'pl cs sk hr sl sr':
        'inteligentn(?:y|e) (?:dom|domy|budynki|instalacje)|(?:chytrá|inteligentní) (?:domácnost|elektroinstalace)|(?:inteligentná|múdra) (?:domácnosť|elektroinštalácia)|inteligentné (?:domy|elektroinštalácie)|pametn(?:a|e|i) (?:kuć|hiš|dom|instalacij)\\p{L}*',
      'ru uk bg mk':
        '(?:системы?|установка|монтаж|проектирование) «?умн\\p{L}+ дом\\p{L}*|умный дом|розумний (?:дім|будинок)|умен дом|интелигентен дом|паметен дом',
      'et lv lt hu':
        'targa ?kodu\\p{L}*|tark ?maja\\p{L}*|vied(?:ā|ās) māj\\p{L}+|gudr(?:ā|ās) māj\\p{L}+|išman(?:us|ūs|ieji|ių) nam\\p{L}+|okos ?otthon\\p{L}*|intelligens ?otthon\\p{L}*',
      'el tr': 'έξυπν(?:ο|α) σπίτι(?:α)?|akıllı ev(?: sistem\\p{L}*| teknoloji\\p{L}*)?|ev otomasyon\\p{L}*',
      'ar he fa':
        '(?:منازل|بيوت|المنزل|البيوت|المنازل) (?:ال)?ذكي(?:ة)?|בית חכם|בתים חכמים|خانه هوشمند|هوشمند ?سازی (?:ساختمان|منزل|خانه)',
      'ja zh ko th vi':
        'スマートホーム施工|ホームシアター(?:専門店|施工)|智能家居|智慧家庭|智慧宅|스마트홈 ?시공|บ้านอัจฉริยะ|สมาร์ทโฮม|nhà thông minh',
    },
  },
  {
    name: 'fire protection company',
    bucket: 'Business services',
    words: {
      en: 'fire (?:protection|extinguishers?|alarms?|sprinklers?|suppression|safety equipment|stopping|doors?|risk assessments?|detection)(?! districts?)(?: (?:and|&) \\p{L}+)?(?: (?:services?|company|systems?|suppliers?|servicing|installers?|contractors?|equipment))?|passive fire protection',
      'de nl':
        '*brandschutz(?:technik|service|systeme|beratung|planung|gutachten)|*feuerlöscher(?:service|wartung|prüfung)?|*brandmeldeanlagen|*sprinkleranlagen|*feuerlöschtechnik|*brandbeveiliging|*brandblus(?:sers|middelen|apparaten)|*brandmeldinstallaties?|*brandwerend\\p{L}*|*sprinklerinstallaties?',
      'sv da nb':
        '*brandskydd(?:sföretag|skonsult\\p{L}*|sservice)|*brandsläckare|*brandlarm|*sprinklersystem|*brandtätning|*brandsikring|*brandslukker(?:e|service)?|*brandslukningsmateriel|*brandmateriel|*brandalarm(?:er|anlæg)?|*brannsikring|*brannslukk(?:er|ere|ing)\\p{L}*|*brannalarm\\p{L}*|*brannvern(?:konsulent|tjeneste|utstyr)\\p{L}*|*branntetting',
      'fr es pt it ca ro':
        '(?:sécurité|protection|prévention|détection) incendie|extincteurs?(?: et \\p{L}+)?|désenfumage|(?:protección|sistemas|seguridad|prevención) contra ?incendios|extintor(?:es)?|(?:proteção|sistemas|segurança|equipamentos de combate) (?:contra |a )?incêndios?|avcb|extintores e \\p{L}+|(?:antincendio|estintori)(?: e \\p{L}+)?|prevenzione incendi|impianti antincendio|protecció contra incendis|extintors|(?:stingătoare|sisteme (?:antiincendiu|psi|de stingere|de detecție)|detecție incendi(?:u|i)|protecție (?:la|împotriva) incendi(?:u|ilor))',
      'pl cs sk hr sl sr':
        '(?:ochrona|zabezpieczenia|systemy|instalacje|sprzęt|usługi) (?:przeciwpożarow|ppoż|p\\.poż)\\p{L}*|gaśnic\\p{L}+|(?:požární|protipožární) (?:dveř|systém|ucpávk|zabezpečen)\\p{L}*|(?:revize|služby|školení) (?:v oblasti )?požární ochrany|hasicí přístroje|protipožiarn\\p{L}+ (?:dver|systém|technik|zabezpečen)\\p{L}*|služby (?:v oblasti )?(?:ochrany pred požiarmi|požiarnej ochrany)|hasiace prístroje|(?:vatrogasn\\p{L}+ aparat\\p{L}*|(?:oprema|sistemi|sustavi|usluge) za zaštitu od požara|protupožarn\\p{L}+ (?:zaštit|sustav|oprem)\\p{L}*|protivpožarn\\p{L}+ (?:zaštit|sistem|oprem)\\p{L}*)|storitve požarnega varstva|gasilni aparati|gasilnik\\p{L}+',
      'ru uk bg mk':
        '(?:услуги (?:в области |по )?пожарной безопасности|пожарн\\p{L}+ (?:сигнализаци|оборудовани)\\p{L}+|огнезащит\\p{L}+|системы пожаротушения|огнетушител\\p{L}+|противопожарн\\p{L}+ (?:систем|оборудовани|двер)\\p{L}+)|(?:послуги (?:з |у сфері )?пожежної безпеки|пожежн\\p{L}+ (?:сигналізаці|обладнанн)\\p{L}+|вогнезахист\\p{L}*|системи пожежогасіння|вогнегасник\\p{L}*)|пожарогасител\\p{L}+|(?:пожароизвестителн\\p{L}+|пожарогасителн\\p{L}+) (?:систем|инсталаци)\\p{L}+|услуги по пожарна безопасност|противпожарн\\p{L}+ (?:заштит|опрем)\\p{L}+',
      'fi et lv lt hu':
        '*paloturvallisuus(?:konsult|palvelu)\\p{L}+|*palosuojau\\p{L}*|*sammutin(?:huolto|myynti)?|*sammuttimet|*paloilmoitin\\p{L}*|*sprinkleri\\p{L}*|*palokatko\\p{L}*|*tuleohutus(?:ekspert|teenus|vahend|varustus)\\p{L}*|*tulekustut(?:id|ite)\\p{L}*|*tuletõrjevarustus|ugunsdrošības (?:iekārt|pakalpojum|sistēm)\\p{L}+|ugunsdzēs(?:amie|ības) (?:aparāt|sistēm)\\p{L}+|(?:priešgaisrin|gaisro gesinimo|gaisrinė)\\p{L}* (?:saug|sistem|signalizacij|įrang)\\p{L}*|gesintuv\\p{L}+|*tűzvédel\\p{L}+|*tűzoltó ?(?:készülék|technika)\\p{L}*|*tűzjelző\\p{L}*',
      'el tr':
        'πυρασφάλει\\p{L}+|πυροσβεστήρ\\p{L}+|πυροπροστασί\\p{L}+|πυρανίχνευσ\\p{L}+|yangın (?:söndürme|güvenlik|tüp|alarm|algılama|dolab)\\p{L}*(?: \\p{L}+)?',
      'ar he fa':
        '(?:أنظمة|معدات) (?:ال)?(?:إطفاء|مكافحة) (?:ال)?حريق|إنذار (?:ال)?حريق|طفايات (?:ال)?حريق|(?:ציוד|מערכות) כיבוי אש|גילוי (?:אש|וכיבוי)|מטפים|(?:اعلام|اطفا|اطفای) حریق|آتش نشانی و ایمنی',
      'id vi is th':
        'alat pemadam (?:api|kebakaran)|apar|fire (?:alarm|hydrant)|(?:hệ thống|thi công|thiết bị) (?:phòng cháy chữa cháy|pccc)|slökkvitæki\\p{L}*|brunakerfi|eldvarn\\p{L}+|ถังดับเพลิง|ระบบดับเพลิง|อุปกรณ์ดับเพลิง',
      'ja zh ko': '消防設備|防災設備|消火器|消防工程|消防器材|消防设备|消防設備|소방설비|소방시설|소방공사|소화기',
      hi: 'अग्निशामक यंत्र|फायर सेफ्टी',
    },
  },
  {
    name: 'playground equipment maker',
    bucket: 'Manufacturing',
    isOfWares: true,
    narrows: 'indoor playground',
    words: {
      en: '(?:outdoor |commercial |wooden |school )?(?:playground|play) (?:equipment|structures?|area (?:designers?|installers?))(?: (?:manufacturers?|suppliers?|makers?|installers?|company))?|playground (?:builders?|design|installers?|installation|surfac(?:es|ing))|outdoor gym equipment|playground manufacturers?',
      'de nl':
        '*spielplatz(?:bau|geräte|gestaltung|planung)\\p{L}*|*spielgeräte(?:hersteller)?|*speeltoestellen|*speelplaatsinrichting',
      'sv da nb':
        '*lekplatsutrustning|*lekutrustning|*legepladsudstyr|*legeplads(?:byg|produ)\\p{L}+|*legeredskaber|*lekeplassutstyr|*lekeapparater?',
      'fr es pt it ca ro':
        "(?:aménagement|concepteur|constructeur|équipements?|fabricant|installation) (?:pour |d['’])aires? de jeux?|(?:fabricación|fabricantes?|instalación|montaje) de (?:parques|juegos|áreas de juegos?) infantiles|equipamiento para parques infantiles|(?:fábrica|fabricação|fabricante|instalação) de (?:playgrounds|parques infantis)|brinquedos para playground|(?:(?:attrezzature|produttori|produzione|realizzazione) (?:di |per )?parchi gioco|giochi per parchi)|echipamente (?:de|pentru) (?:locuri de )?joacă|(?:amenajare|producător) locuri de joacă",
      'pl cs sk hr sl sr':
        '(?:budowa|producent|projektowanie|urządzenia|wyposażenie) (?:na )?(?:placów|place) zabaw|(?:montáž|výroba|výrobce|výstavba) dětských hřišť|(?:prvky|vybavení) (?:dětských hřišť|na dětská hřiště)|(?:montáž|výroba|výrobca|výstavba) detských ihrísk|(?:oprema|sprave) za (?:dječja|dečja|dečija) igrališta|oprema za otroška igrišča|otroška igrala',
      'ru uk bg mk':
        '(?:производ|изготовлен|строительств|монтаж|установк|виробни|встановлен)\\p{L}* (?:детских|дитячих) (?:игровых |ігрових )?(?:площадок|майданчиків|комплекс)\\p{L}*|оборудование для детских площадок|обладнання для дитячих майданчиків|детск\\p{L}+ игров\\p{L}+ оборудован\\p{L}+|(?:оборудване за (?:детски )?площадки|детски съоръжения)|опрема за детски игралишта',
      'fi et lv lt hu':
        '*leikkikenttäväline\\p{L}*|*leikkipaikkaväline\\p{L}*|*mänguväljakute (?:ehitus|müük|tootja)|*mänguväljaku ?(?:seadme|vahendi)\\p{L}+|(?:bērnu )?rotaļu laukumu (?:aprīkojum|būvniecīb|iekārt|izbūv|ražo)\\p{L}+|(?:vaikų )?žaidimų aikštelių (?:gam|įrang|įrengim)\\p{L}+|játszótér(?:építés|gyártó)\\p{L}*|(?:játszótéri (?:eszköz|játék)|játszóeszköz)\\p{L}*',
      'el tr':
        '(?:εξοπλισμός|κατασκευή) (?:παιδικών χαρών|παιδότοπων)|(?:çocuk )?oyun (?:park|grub)\\p{L}* (?:ekipman|imalat|kurulum|üretic|üretim)\\p{L}*',
      'ar he fa': '(?:ألعاب|العاب) (?:ال)?حدائق|מתקני (?:משחק|משחקים)|تجهیزات (?:پارک|شهربازی|پارکی)',
      'ja zh ko vi':
        '遊具(?:メーカー|施工|設置)|公園遊具|游乐设备|遊具設計|놀이시설 ?(?:시공|설치|제조)|놀이터 ?시공|조합놀이대|thiết bị sân chơi',
    },
  },
  {
    name: 'artificial grass supplier',
    bucket: 'Construction and trades',
    parts: {
      'turf supplier':
        'rollrasen|graszoden|rulou|rullegræs|ferdigplen|siirtonurm|z rolki|travní koberce|trávnikové koberce|travni tepih|gyepszőnyeg',
      'artificial grass supplier':
        'artifici|synthet|synthét|fake|kunst|konst|gervi|sintét|sintet|teko|sztuczn|um[eě]l|umjetn|umetn|vešta|mākslīg|dirbtin|műfű|συνθετ|sentetik|suni|صناعي|مصنوعي|סינטטי|人工|人造|인조|เทียม|nhân tạo',
    },
    words: {
      en: '(?:artificial|synthetic|fake) (?:grass|turf|lawns?)(?: (?:suppliers?|installers?|installation|company))?',
      'de nl': '*kunstrasen|*rollrasen|*kunstgras|*graszoden',
      'sv da nb fi': '*konstgräs|*kunstgræs|*rullegræs|*kunstgress|*ferdigplen|*tekonurmi\\p{L}*|*siirtonurmi\\p{L}*',
      'fr es pt it ca ro':
        '(?:gazon|pelouse) (?:synthétique|artificiel\\p{L}*)|césped artificial|pasto sintético|grama sintética|relva (?:sintética|artificial)|erba sintetica|prato sintetico|gespa artificial|gazon (?:sintetic|artificial|rulou)|(?:construcción de|construção de|construzione) (?:pistas de padel|pistas de pádel|canchas|quadras|campi (?:da )?(?:padel|tennis))',
      'pl cs sk hr sl sr':
        'sztuczn(?:a|ej) traw(?:a|y)|trawa (?:z rolki|syntetyczna)|uměl(?:á|é|ý) tráv(?:a|y|ník)|travní koberce|umel(?:á|ý) (?:tráva|trávnik)|trávnikové koberce|umjetna trava|veštačka trava|umetna trava|travni tepih',
      'ru uk bg mk':
        '(?:искусственн\\p{L}+ (?:газон|трав)|рулонн\\p{L}+ газон|штучн\\p{L}+ (?:газон|трав)|изкуствен\\p{L}+ трев|вештачк\\p{L}+ трев)\\p{L}*',
      'et lv lt hu':
        'kunstmur(?:u|ukatted)|kunstmuru\\p{L}*|mākslīg(?:ais|ā) (?:zāliens|zāle)|dirbtin(?:ė|ės) (?:žolė|veja|vejos|žolės)|műfű\\p{L}*|gyepszőnyeg\\p{L}*|sportpálya ?épít\\p{L}+',
      'el tr':
        'συνθετικ(?:ός|οί|ό) (?:χλοοτάπητας|χλοοτάπητες|γκαζόν)|(?:sentetik|suni|halı) çim\\p{L}*|halı saha yapım\\p{L}*|spor zemin\\p{L}*',
      'ar he fa': '(?:عشب|نجيل|ثيل|العشب|النجيل) (?:ال)?(?:صناعي|الصناعي)|דשא סינטטי|چمن مصنوعی',
      'id vi ja zh ko th': 'rumput sintetis|cỏ nhân tạo|人工芝|人造草坪|人工草皮|인조잔디|หญ้าเทียม',
    },
  },
  {
    name: 'irrigation installer',
    bucket: 'Construction and trades',
    narrows: 'landscaper',
    words: {
      en: '(?:irrigation|sprinkler|lawn sprinkler)(?: systems?)? (?:installers?|installations?|contractors?|repairs?|services?|company)|lawn sprinklers?|irrigation (?:and|&) lighting',
      'de nl':
        '*bewässerungs(?:anlagen|systeme|technik)|*gartenbewässerung|*rasenbewässerung|*beregening(?:sinstallaties?|stechniek)?|*tuinberegening',
      'sv da nb fi':
        '*bevattning(?:sanläggningar|ssystem|steknik)|*vandingsanlæg|*vanningsanlegg|*vanningssystem|*kastelujärjestelm\\p{L}+',
      'fr es pt it ca ro':
        "arrosage (?:automatique|intégré)|(?:instalaci[óo]n de |sistemas de )?riego (?:automático|por goteo|tecnificado|por aspersión)|sistemas de riego|(?:sistemas? de )?(?:irrigação|rega) (?:automática|automatizada|por gotejamento)|impianti (?:di|d['’]) ?irrigazione|irrigazione (?:giardini|automatica)|reg automàtic|sisteme de iriga(?:ții|re|t)",
      'pl cs sk hr sl sr':
        '(?:systemy |automatyczne )?(?:nawadniani|nawodnieni)\\p{L}+(?: ogrodów| trawników)?|(?:závlahové|zavlažovací) (?:systémy|technika)|automatick(?:á|é|ý) (?:závlah|zavlažován|zavlažovac)\\p{L}+|zavlažovacie systémy|(?:sustavi|sistemi) za (?:navodnjavanje|zalivanje|zalijevanje)|namakalni sistemi|automatsko (?:navodnjavanje|zalivanje|zalijevanje)',
      'ru uk bg mk':
        '(?:систем\\p{L}+ )?(?:авто ?полив|автоматическ\\p{L}+ полив|капельн\\p{L}+ (?:полив|орошен)|автоматичн\\p{L}+ полив|крапельн\\p{L}+ (?:полив|зрошен))\\p{L}*|системи (?:поливу|зрошення)|(?:поливни|напоителни|капково) (?:системи|напояване)|системи за (?:поливане|напояване|наводнување)',
      'et lv lt hu':
        'kastmissüsteem\\p{L}*|laistīšanas sistēm\\p{L}+|(?:automatin\\p{L}+ )?laistymo sistem\\p{L}+|öntözőrendszer\\p{L}*|automata öntöz\\p{L}+|öntözéstechnik\\p{L}+',
      'el tr':
        '(?:συστήματα|αυτόματο|αυτόματα) (?:άρδευσης|πότισμα|ποτίσματα)|αρδευτικά συστήματα|(?:otomatik )?(?:bahçe )?sulama sistem\\p{L}*',
      'ar he fa':
        '(?:شبكات|أنظمة) (?:ال)?ري|מערכות השקיה|השקיה (?:ממוחשבת|לגינה)|(?:سیستم های )?آبیاری (?:قطره ای|هوشمند|تحت فشار|بارانی)',
      'ja zh ko vi th':
        '灌水設備|自動散水|灌溉工程|节水灌溉|滴灌|灌溉系統|관수시설|자동관수|hệ thống tưới|ระบบรดน้ำ(?:อัตโนมัติ)?',
    },
  },
];
