import type { Kind } from './kind.ts';

/** Software by the task that it does. */
export const SOFTWARE_BY_TASK: readonly Kind[] = [
  {
    name: 'inventory software',
    bucket: 'Software',
    narrows: 'CRM or ERP software',
    words: {
      en: '(?:(?:inventory(?: management)?|stock (?:control|management)|warehouse(?: management)?|wms|order management)) (?:software|apps?|platforms?|tools?|systems?)|(?:software|app|platform|tool) for (?:(?:inventory(?: management)?|stock (?:control|management)|warehouse(?: management)?|wms|order management))',
      'de nl':
        '*(?:(?:lagerverwaltungs?|warenwirtschafts?|lager|lagerhaltungs|wms-?))-?(?:software|app|programm|plattform|tool|system)|*(?:(?:voorraadbeheer|magazijn|wms|voorraad))s?[ -]?(?:software|app|systeem|programma|platform)',
      'da sv nb is':
        '*(?:(?:lagerstyring|lagerstyrings|wms)) ?-?(?:software|system|app|program)|*(?:(?:lager|lagerhanterings|lagersystem))s?[ -]?(?:program|programvara|system|app)|*(?:(?:lagerstyring|lagerstyrings)) ?-?(?:programvare|system|app|program)|*(?:(?:birgða|birgðahalds)) ?(?:hugbúnaður|kerfi|forrit)*',
      'fr es ca gl pt it ro':
        "(?:logiciels?|application|appli|plateforme|outil|solution) (?:de |d')(?:(?:gestion (?:des? stocks?|d'entrepôt|commerciale)|wms))|(?:software|programa|aplicación|app|plataforma|herramienta|sistema) (?:de|para) (?:(?:inventarios?|gestión de (?:almacén|inventario|stock)|control de (?:inventarios?|stock)))|(?:programari|programa|aplicació|plataforma) (?:de |d'|per a )(?:(?:gestió d'(?:estocs|inventari|magatzem)))|(?:software|programa|aplicación|plataforma) de (?:xestión de almacén)|(?:software|programa|aplicativo|aplicação|plataforma|sistema) (?:de|para) (?:(?:(?:gestão|controle|controlo) de (?:estoque|stocks?|armazém)|wms))|(?:software|app|piattaforma|gestionale|programma) (?:di |per )?(?:la |il |le |i |l')?(?:(?:gestione (?:magazzino|inventario)|magazzino))|(?:software|aplicație|program|platformă|soft) (?:de |pentru )?(?:(?:gestiune(?: stocuri| depozit)?|stocuri|wms))",
      'pl cs sk sl hr sr':
        '(?:program|aplikacja|oprogramowanie|system) (?:do )?(?:(?:magazynowy|magazynu|wms|zarządzania magazynem))|(?:software|aplikace|program|systém) (?:pro |na )?(?:(?:skladový|sklad|řízení skladu|wms))|skladový (?:systém|program)|(?:softvér|aplikácia|program|systém) (?:pre |na )?(?:(?:sklad|riadenie skladu))|(?:programska oprema|program|aplikacija|sistem) za (?:(?:skladišče|vodenje zalog|skladiščno poslovanje))|(?:softver|program|aplikacija|sustav|sistem) za (?:(?:skladište|upravljanje (?:skladištem|zalihama)|robno poslovanje))',
      'ru uk bg mk':
        '(?:программа|приложение|сервис|система|платформа) (?:для )?(?:(?:складского уч[её]та|управления складом|уч[её]та товаров|wms))|(?:програма|застосунок|додаток|сервіс|система|платформа) (?:для )?(?:(?:складського обліку|управління складом|обліку товарів))|(?:софтуер|програма|приложение|система) за (?:(?:склад|управление на склад|складови наличности))|(?:софтвер|програма|апликација|систем) за (?:(?:магацин|материјално работење))',
      'fi et lv lt hu':
        '*(?:(?:varastonhallinta|varasto|varastonhallinnan)) ?-?(?:ohjelmisto|sovellus|järjestelmä|ohjelma)*|(?:(?:laohaldus|laohalduse|lao|laoarvestuse)) ?(?:tarkvara|rakendus|programm|süsteem)|(?:(?:noliktavas|noliktavas uzskaites|noliktavas vadības)) (?:programm|lietotn|sistēm)\\p{L}*|(?:(?:sandėlio (?:valdymo|apskaitos)|sandėlio)) (?:program|sistem)\\p{L}*|(?:(?:raktár|raktárkezelő|készletkezelő|raktárnyilvántartó))[ -]?(?:szoftver|alkalmazás|program|rendszer)*',
      'el tr':
        '(?:λογισμικό|εφαρμογή|πρόγραμμα|πλατφόρμα) (?:(?:διαχείρισης αποθήκης|αποθήκης))|(?:(?:stok takip|depo yönetim|stok|wms)) (?:yazılımı|uygulaması|programı|sistemi)',
      'ar he fa':
        '(?:برنامج|تطبيق|نظام|منصة) (?:(?:إدارة (?:المخزون|المخازن|المستودعات)|مخازن|المخازن))|(?:תוכנת|תוכנה ל|אפליקציית|מערכת) ?(?:(?:ניהול (?:מלאי|מחסן)|מלאי))|(?:نرم افزار|اپلیکیشن|برنامه|سامانه) (?:(?:انبارداری|مدیریت انبار|انبار))',
      'hi th vi id':
        'इन्वेंटरी (?:सॉफ्टवेयर|ऐप|सॉफ़्टवेयर)|(?:โปรแกรม|แอป|ซอฟต์แวร์|ระบบ)(?:(?:จัดการสต็อก|สต็อกสินค้า|คลังสินค้า))|(?:phần mềm|ứng dụng|hệ thống) (?:(?:quản lý kho|quản lý bán hàng))|(?:software|aplikasi|sistem|perangkat lunak) (?:(?:(?:manajemen )?(?:gudang|inventaris|stok)|inventory))',
      'ja ko zh':
        '(?:(?:在庫管理|倉庫管理))(?:ソフト|ソフトウェア|アプリ|システム|ツール)|(?:(?:재고관리|재고 관리|창고관리|wms)) ?(?:소프트웨어|앱|프로그램|솔루션|시스템)|(?:(?:库存管理|仓库管理|进销存|仓储管理))(?:软件|系统|平台|应用|工具)|(?:(?:庫存管理|倉庫管理|進銷存|倉儲管理))(?:軟件|系統|平臺|應用|工具)',
    },
  },
  {
    name: 'fleet management software',
    bucket: 'Software',
    narrows: 'business software',
    words: {
      en: '(?:(?:fleet(?: management| tracking)?|vehicle tracking|gps tracking|route (?:planning|optimi[sz]ation)|telematics|delivery (?:management|routing)|transport management)) (?:software|apps?|platforms?|tools?|systems?)|(?:software|app|platform|tool) for (?:(?:fleet(?: management| tracking)?|vehicle tracking|gps tracking|route (?:planning|optimi[sz]ation)|telematics|delivery (?:management|routing)|transport management))|(?:gps|vehicle|fleet) track(?:ers?|ing)',
      'de nl':
        '*(?:(?:fuhrparkverwaltungs?|flottenmanagement-?|fuhrpark|tourenplanungs|telematik|speditions|gps-?ortungs))-?(?:software|app|programm|plattform|tool|system)|*gps-?ortung|*fahrzeugortung|*flottenmanagement|*(?:(?:wagenparkbeheer|fleet(?: ?management)?|routeplanning|track ?(?:&|en) ?trace|rittenregistratie))s?[ -]?(?:software|app|systeem|programma|platform)|*rittenregistratie|*wagenparkbeheer',
      'da sv nb is':
        '*(?:(?:flådestyrings|flådestyring|ruteplanlægnings|kørebogs)) ?-?(?:software|system|app|program)|*flådestyring|*kørebog|*(?:(?:fordonshanterings|körjournals|körjournal|ruttplanerings))s?[ -]?(?:program|programvara|system|app)|*körjournal\\p{L}*|*fordonsspårning|*(?:(?:flåtestyrings|flåtestyring|kjørebok|ruteplanleggings)) ?-?(?:programvare|system|app|program)|*flåtestyring|*elektronisk kjørebok|*(?:(?:flotastýringar|ökurita)) ?(?:hugbúnaður|kerfi|forrit)*|*ökurit\\p{L}*',
      'fr es ca gl pt it ro':
        "(?:logiciels?|application|appli|plateforme|outil|solution) (?:de |d')(?:(?:gestion de flotte|géolocalisation(?: de véhicules)?|optimisation de tournées|télématique))|géolocalisation de (?:véhicules|flotte)|gestion de flotte|(?:software|programa|aplicación|app|plataforma|herramienta|sistema) (?:de|para) (?:(?:(?:gestión|control) de flotas?|rastreo (?:gps|satelital|vehicular)|localización de vehículos|optimización de rutas))|(?:rastreo|monitoreo) (?:gps|satelital|vehicular)|gestión de flotas|localizador(?:es)? gps|(?:programari|programa|aplicació|plataforma) (?:de |d'|per a )(?:gestió de flotes)|gestió de flotes|(?:software|programa|aplicación|plataforma) de (?:xestión de frotas)|xestión de frotas|(?:software|programa|aplicativo|aplicação|plataforma|sistema) (?:de|para) (?:(?:(?:gestão|controle) de frotas?|rastreamento veicular|roteirização))|rastreamento (?:veicular|de veículos|de frotas)|gestão de frotas?|rastreador(?:es)? veicula(?:r|res)|(?:software|app|piattaforma|gestionale|programma) (?:di |per )?(?:la |il |le |i |l')?(?:(?:gestione flott[ae]|localizzazione (?:satellitare|veicoli)|tracking veicoli|pianificazione percorsi))|gestione flotte|localizzazione satellitare|antifurti satellitari|(?:software|aplicație|program|platformă|soft) (?:de |pentru )?(?:(?:monitorizare (?:gps|flotă|auto|flote)|management (?:de )?flot[ăe]|urmărire gps))|monitorizare (?:gps|flot[ăe]|auto gps)",
      'pl cs sk sl hr sr':
        '(?:program|aplikacja|oprogramowanie|system) (?:do )?(?:(?:zarządzania flotą|monitoringu (?:gps|pojazdów)|planowania tras|gps))|monitoring (?:gps|pojazdów|floty)|zarządzanie flotą|lokalizatory gps|(?:software|aplikace|program|systém) (?:pro |na )?(?:(?:správu vozového parku|sledování vozidel|plánování tras|knihu jízd))|(?:gps )?(?:sledování|monitoring) vozidel|elektronická kniha jízd|správa vozového parku|(?:softvér|aplikácia|program|systém) (?:pre |na )?(?:(?:správu vozového parku|sledovanie vozidiel|knihu jázd))|(?:gps )?(?:sledovanie|monitoring|monitorovanie) vozidiel|kniha jázd|(?:programska oprema|program|aplikacija|sistem) za (?:(?:upravljanje (?:voznega parka|flote)|sledenje vozil))|sledenje vozil\\p{L}*|gps sledenje|upravljanje voznega parka|(?:softver|program|aplikacija|sustav|sistem) za (?:(?:upravljanje (?:voznim parkom|flotom)|praćenje vozila))|(?:gps|satelitsko) praćenje(?: vozila)?|praćenje vozila|upravljanje (?:voznim parkom|flotom)',
      'ru uk bg mk':
        '(?:программа|приложение|сервис|система|платформа) (?:для )?(?:(?:мониторинга (?:транспорта|автопарка)|управления (?:автопарком|транспортом)|слежения за транспортом|логистики))|(?:gps|глонасс)[- ]мониторинг|мониторинг транспорта|спутниковый мониторинг|(?:програма|застосунок|додаток|сервіс|система|платформа) (?:для )?(?:(?:моніторингу транспорту|управління автопарком|логістики))|(?:gps|джипіес)[- ]моніторинг|моніторинг транспорту|(?:софтуер|програма|приложение|система) за (?:(?:управление на (?:автопарк|флот\\p{L}*)|проследяване на (?:автомобили|превозни средства)))|gps (?:проследяване|тракер\\p{L}*|контрол)|gps системи|управление на автопарк|(?:софтвер|програма|апликација|систем) за (?:(?:управување со возен парк|следење на возила))|gps следење|следење на возила',
      'fi et lv lt hu':
        '*(?:(?:kalustonhallinta|ajopäiväkirja|reittioptimointi|ajoneuvoseuranta)) ?-?(?:ohjelmisto|sovellus|järjestelmä|ohjelma)*|*ajopäiväkirja|*ajoneuvoseuranta|*kalustonhallinta|(?:(?:sõidukipargi|jälgimis|autopargi|gps jälgimis)) ?(?:tarkvara|rakendus|programm|süsteem)|gps[- ]?jälgimine|gps jälgimis\\p{L}+|sõidupäevik|(?:(?:transporta (?:kontroles|vadības|uzraudzības)|autoparka (?:pārvaldības|vadības)|gps)) (?:programm|lietotn|sistēm)\\p{L}*|transporta (?:gps )?(?:kontrole|monitorings|uzraudzība)|gps kontrole|(?:(?:transporto (?:kontrolės|valdymo|stebėjimo)|autoparko (?:valdymo|priežiūros))) (?:program|sistem)\\p{L}*|transporto (?:kontrolė|stebėjimas|valdymas)|gps sekimas|(?:(?:flottakezelő|flottakövető|útvonaltervező|járműkövető|gps nyomkövető))[ -]?(?:szoftver|alkalmazás|program|rendszer)*|járműkövet\\p{L}+|flottakövet\\p{L}+|flottakezel\\p{L}+|gps nyomkövet\\p{L}+',
      'el tr':
        '(?:λογισμικό|εφαρμογή|πρόγραμμα|πλατφόρμα) (?:(?:διαχείρισης στόλου|παρακολούθησης οχημάτων|τηλεματικής))|διαχείριση στόλου|τηλεματική οχημάτων|gps tracking|(?:(?:filo yönetim|araç takip|rota optimizasyon|filo)) (?:yazılımı|uygulaması|programı|sistemi)|araç takip(?: sistem\\p{L}*)?|filo (?:yönetim|takip)\\p{L}*',
      'ar he fa':
        '(?:برنامج|تطبيق|نظام|منصة) (?:(?:إدارة (?:الأسطول|أساطيل)|تتبع (?:المركبات|السيارات)|تتبع مركبات))|تتبع (?:المركبات|السيارات|مركبات)|إدارة (?:الأسطول|أسطول|أساطيل)|(?:תוכנת|תוכנה ל|אפליקציית|מערכת) ?(?:(?:ניהול צי(?: רכב)?|איתור רכב|איתור רכבים))|ניהול צי רכב|איתור רכבים|(?:نرم افزار|اپلیکیشن|برنامه|سامانه) (?:(?:ردیابی خودرو|مدیریت ناوگان|ردیاب))|ردیاب(?:ی)? (?:خودرو|موتور|ماهواره ای)|مدیریت ناوگان',
      'hi th vi id':
        '(?:(?:जीपीएस ट्रैकिंग|फ्लीट मैनेजमेंट)) (?:सॉफ्टवेयर|ऐप|सॉफ़्टवेयर)|(?:โปรแกรม|แอป|ซอฟต์แวร์|ระบบ)(?:(?:ติดตามรถ|gps ติดตามรถ|จัดการขนส่ง))|gps ?ติดตามรถ|จีพีเอสติดตามรถ|(?:phần mềm|ứng dụng|hệ thống) (?:(?:quản lý (?:đội xe|vận tải)|định vị xe))|(?:thiết bị )?(?:giám sát hành trình|định vị (?:xe|ô tô|gps))|(?:software|aplikasi|sistem|perangkat lunak) (?:(?:manajemen armada|pelacak(?:an)? kendaraan|gps tracker))|gps tracker|pelacak kendaraan|manajemen armada',
      'ja ko zh':
        '(?:(?:車両管理|動態管理|配車|運行管理))(?:ソフト|ソフトウェア|アプリ|システム|ツール)|(?:車両|動態|運行)管理(?:システム|サービス)|(?:(?:차량관제|차량관리|배차|배송관리|운송관리)) ?(?:소프트웨어|앱|프로그램|솔루션|시스템)|차량 ?관제|차량 ?위치추적|(?:(?:车队管理|车辆定位|车辆管理|运输管理))(?:软件|系统|平台|应用|工具)|车辆定位|车队管理|(?:(?:車隊管理|車輛定位|車輛管理|運輸管理))(?:軟件|系統|平臺|應用|工具)|車輛定位|車隊管理',
    },
  },
  {
    name: 'restaurant software',
    bucket: 'Software',
    narrows: 'point of sale system',
    words: {
      en: '(?:(?:restaurant(?: management| ordering)?|digital menu|qr menu|table ordering|kitchen display|food ordering|table reservation|menu)) (?:software|apps?|platforms?|tools?|systems?)|(?:software|app|platform|tool) for (?:(?:restaurant(?: management| ordering)?|digital menu|qr menu|table ordering|kitchen display|food ordering|table reservation|menu))|(?:qr|digital) (?:code )?menus?|online ordering for restaurants',
      'de nl':
        '*(?:(?:gastronomie-?|restaurant-?|gastro-?|bestell|speisekarten-?|digitale speisekarte))-?(?:software|app|programm|plattform|tool|system)|digitale speisekarte|*gastro-?(?:software|kasse)|*(?:(?:horeca-?|restaurant|bestel|qr-?menu|reserverings))s?[ -]?(?:software|app|systeem|programma|platform)|horeca ?software|qr-?bestellen',
      'da sv nb is':
        '*(?:(?:restaurant|bordreservation|bestillings)) ?-?(?:software|system|app|program)|*(?:(?:restaurang|bordsboknings|beställnings))s?[ -]?(?:program|programvara|system|app)|*(?:(?:restaurant|bordbestillings)) ?-?(?:programvare|system|app|program)|*(?:(?:veitinga|borðapantana)) ?(?:hugbúnaður|kerfi|forrit)*',
      'fr es ca gl pt it ro':
        "(?:logiciels?|application|appli|plateforme|outil|solution) (?:de |d')(?:(?:gestion (?:de )?restaurants?|commande en ligne (?:pour )?restaurants?|menu digital))|menu (?:digital|qr ?code)|(?:software|programa|aplicación|app|plataforma|herramienta|sistema) (?:de|para) (?:(?:gestión de restaurantes?|restaurantes?|carta digital|menú digital|hostelería))|(?:carta|menú) (?:digital|qr)|(?:programari|programa|aplicació|plataforma) (?:de |d'|per a )(?:(?:restaurants|hostaleria))|carta digital|(?:software|programa|aplicación|plataforma) de (?:(?:hostalería|restaurantes))|(?:software|programa|aplicativo|aplicação|plataforma|sistema) (?:de|para) (?:(?:restaurantes?|cardápio digital|gestão de restaurantes?|delivery próprio))|(?:cardápio|ementa|menu) digital|(?:software|app|piattaforma|gestionale|programma) (?:di |per )?(?:la |il |le |i |l')?(?:(?:ristorant[ei]|menu digitale|gestione ristorante|comande|ristorazione))|menu digitale|gestionale ristorante|(?:software|aplicație|program|platformă|soft) (?:de |pentru )?(?:(?:restaurant(?:e)?|horeca|comenzi online))|meniu (?:digital|qr)",
      'pl cs sk sl hr sr':
        '(?:program|aplikacja|oprogramowanie|system) (?:do )?(?:(?:gastronomii|restauracji|zamówień online))|menu qr|system dla (?:restauracji|gastronomii)|oprogramowanie dla gastronomii|(?:software|aplikace|program|systém) (?:pro |na )?(?:(?:restaurace|gastro|gastronomii))|restaurační (?:systém|software)|digitální menu|(?:softvér|aplikácia|program|systém) (?:pre |na )?(?:(?:reštaurácie|gastro|gastronómiu))|reštauračný systém|digitálne menu|(?:programska oprema|program|aplikacija|sistem) za (?:(?:restavracije|gostinstvo|gostilne))|digitalni meni|(?:softver|program|aplikacija|sustav|sistem) za (?:(?:restorane|ugostiteljstvo|ugostitelje|kafiće))|qr meni',
      'ru uk bg mk':
        '(?:программа|приложение|сервис|система|платформа) (?:для )?(?:(?:ресторанов|кафе|ресторана|общепита|доставки еды))|автоматизация (?:ресторан|кафе|общепит)\\p{L}*|электронное меню|qr-?меню|(?:програма|застосунок|додаток|сервіс|система|платформа) (?:для )?(?:(?:ресторанів|кафе|ресторану|закладів харчування))|автоматизація (?:ресторан|кафе)\\p{L}*|електронне меню|(?:софтуер|програма|приложение|система) за (?:(?:ресторанти?|заведения|хотели и ресторанти))|дигитално меню|qr меню|(?:софтвер|програма|апликација|систем) за (?:(?:ресторани|угостителство))|дигитално мени',
      'fi et lv lt hu':
        '*(?:(?:ravintola|tilaus|pöytävaraus)) ?-?(?:ohjelmisto|sovellus|järjestelmä|ohjelma)*|(?:(?:restorani|restoranide|toidutellimise)) ?(?:tarkvara|rakendus|programm|süsteem)|digimenüü|(?:(?:restorānu|ēdienkaršu)) (?:programm|lietotn|sistēm)\\p{L}*|(?:(?:restoranų|kavinių|maisto užsakymo)) (?:program|sistem)\\p{L}*|(?:(?:éttermi|vendéglátós|vendéglátó|étterem))[ -]?(?:szoftver|alkalmazás|program|rendszer)*|digitális étlap|qr étlap|vendéglátó szoftver',
      'el tr':
        '(?:λογισμικό|εφαρμογή|πρόγραμμα|πλατφόρμα) (?:(?:εστιατορίων|εστίασης|παραγγελιοληψίας))|ψηφιακός κατάλογος|ηλεκτρονικός κατάλογος|qr menu|παραγγελιοληψία|(?:(?:restoran|adisyon|kafe|qr menü|restoran otomasyon)) (?:yazılımı|uygulaması|programı|sistemi)|qr menü|adisyon (?:program|sistem)\\p{L}*|restoran otomasyon\\p{L}*',
      'ar he fa':
        '(?:برنامج|تطبيق|نظام|منصة) (?:(?:المطاعم|مطاعم|إدارة المطاعم|طلبات المطاعم|كاشير مطاعم))|منيو (?:إلكتروني|الكتروني|رقمي|qr)|قائمة طعام إلكترونية|(?:תוכנת|תוכנה ל|אפליקציית|מערכת) ?(?:(?:מסעדות|ניהול מסעדה|הזמנות למסעדות|למסעדות))|תפריט דיגיטלי|(?:نرم افزار|اپلیکیشن|برنامه|سامانه) (?:(?:رستوران|رستورانی|کافه|فست فود))|منو(?:ی)? دیجیتال|نرم افزار رستوران',
      'hi th vi id':
        '(?:(?:रेस्टोरेंट|रेस्टोरेंट बिलिंग)) (?:सॉफ्टवेयर|ऐप|सॉफ़्टवेयर)|(?:โปรแกรม|แอป|ซอฟต์แวร์|ระบบ)(?:(?:ร้านอาหาร|จัดการร้านอาหาร|สั่งอาหาร))|(?:phần mềm|ứng dụng|hệ thống) (?:(?:quản lý nhà hàng|quản lý quán cafe|gọi món|order món))|menu (?:điện tử|qr)|(?:software|aplikasi|sistem|perangkat lunak) (?:(?:restoran|kasir restoran|pemesanan makanan|kasir kafe))|menu digital',
      'ja ko zh':
        '(?:(?:飲食店|モバイルオーダー|予約台帳|注文))(?:ソフト|ソフトウェア|アプリ|システム|ツール)|モバイルオーダー|飲食店向け(?:アプリ|システム|dx)|(?:(?:식당|매장관리|테이블오더|음식점|외식업)) ?(?:소프트웨어|앱|프로그램|솔루션|시스템)|테이블 ?오더|qr ?오더|(?:(?:餐饮|餐厅|点餐|扫码点餐|餐饮管理))(?:软件|系统|平台|应用|工具)|扫码点餐|餐饮(?:软件|系统)|(?:(?:餐飲|餐廳|點餐|掃碼點餐|餐飲管理))(?:軟件|系統|平臺|應用|工具)|掃碼點餐|餐飲(?:軟件|系統)',
    },
  },
  {
    name: 'school management software',
    bucket: 'Software',
    narrows: ['e-learning software', 'CRM or ERP software'],
    words: {
      en: '(?:(?:school (?:management|administration|information)|student (?:information|management)|classroom management|timetabl(?:e|ing)|nursery management|childcare management|parent communication)) (?:software|apps?|platforms?|tools?|systems?)|(?:software|app|platform|tool) for (?:(?:school (?:management|administration|information)|student (?:information|management)|classroom management|timetabl(?:e|ing)|nursery management|childcare management|parent communication))|student information systems?|(?:childcare|nursery|kindergarten) (?:management )?(?:software|app)|parent(?:-teacher)? (?:communication )?app',
      'de nl':
        '*(?:(?:schulverwaltungs?|schul-?|kita-?|kitaverwaltungs?|stundenplan-?|elternkommunikations|klassenbuch))-?(?:software|app|programm|plattform|tool|system)|kita-?app|schul-?app|digitales klassenbuch|*schulmanager|*(?:(?:leerlingvolg|schooladministratie|ouder|kinderopvang|rooster))s?[ -]?(?:software|app|systeem|programma|platform)|*ouderapp|*leerlingvolgsysteem|*kinderopvangsoftware',
      'da sv nb is':
        '*(?:(?:skole(?:administrations)?|skema|børneintra)) ?-?(?:software|system|app|program)|*(?:(?:skol(?:administrations)?|elevregister|schemaläggnings|förskole))s?[ -]?(?:program|programvara|system|app)|*(?:(?:skole(?:administrative?)?|timeplan|barnehage)) ?-?(?:programvare|system|app|program)|*(?:(?:skóla|nemenda)) ?(?:hugbúnaður|kerfi|forrit)*',
      'fr es ca gl pt it ro':
        "(?:logiciels?|application|appli|plateforme|outil|solution) (?:de |d')(?:(?:gestion (?:scolaire|d'école|d'établissements? scolaires?|de crèche)|vie scolaire|crèche))|gestion scolaire|logiciel (?:de )?(?:crèche|vie scolaire)|(?:software|programa|aplicación|app|plataforma|herramienta|sistema) (?:de|para) (?:(?:gestión (?:escolar|académica|educativa)|control escolar|escuelas infantiles|colegios|guarderías))|(?:programari|programa|aplicació|plataforma) (?:de |d'|per a )(?:(?:gestió escolar|gestió acadèmica|escoles bressol))|(?:software|programa|aplicación|plataforma) de (?:xestión escolar)|(?:software|programa|aplicativo|aplicação|plataforma|sistema) (?:de|para) (?:(?:gestão (?:escolar|acadêmica|académica)|agenda escolar|creches?))|agenda (?:escolar )?digital|gestão escolar|(?:software|app|piattaforma|gestionale|programma) (?:di |per )?(?:la |il |le |i |l')?(?:(?:gestione (?:scolastica|scuola)|registro elettronico|asili nido|segreteria digitale))|registro elettronico|segreteria (?:scolastica )?digitale|(?:software|aplicație|program|platformă|soft) (?:de |pentru )?(?:(?:gestiune școlară|școli|catalog electronic|grădinițe))|catalog (?:electronic|online)",
      'pl cs sk sl hr sr':
        '(?:program|aplikacja|oprogramowanie|system) (?:do )?(?:(?:szkół|szkoły|przedszkola|przedszkoli|żłobków|zarządzania szkołą))|dziennik elektroniczny|e-dziennik|program dla (?:szkół|przedszkoli|żłobków)|(?:software|aplikace|program|systém) (?:pro |na )?(?:(?:školy|školky|školní|školní agendu|mateřské školy))|školní (?:informační )?systém|elektronická třídní kniha|bakaláři|(?:softvér|aplikácia|program|systém) (?:pre |na )?(?:(?:školy|škôlky|materské školy))|školsk\\p{L}+ informačn\\p{L}+ systém|elektronická triedna kniha|edupage|(?:programska oprema|program|aplikacija|sistem) za (?:(?:šole|vrtce|šolsko administracijo))|e-?dnevnik|easistent|(?:softver|program|aplikacija|sustav|sistem) za (?:(?:škole|vrtiće|školsku administraciju))|elektronski dnevnik',
      'ru uk bg mk':
        '(?:программа|приложение|сервис|система|платформа) (?:для )?(?:(?:школ|школы|детских садов|управления школой|учебных центров))|электронный (?:дневник|журнал)|crm для (?:школ|учебных центров|детских центров)|(?:програма|застосунок|додаток|сервіс|система|платформа) (?:для )?(?:(?:шкіл|школи|дитячих садків|управління школою|навчальних закладів))|електронний (?:щоденник|журнал)|(?:софтуер|програма|приложение|система) за (?:(?:училища|детски градини|управление на училище))|електронен дневник|(?:софтвер|програма|апликација|систем) за (?:(?:училишта|градинки))|е-?дневник',
      'fi et lv lt hu':
        '*(?:(?:koulu|koulunhallinta|oppilashallinto|päiväkoti|varhaiskasvatus)) ?-?(?:ohjelmisto|sovellus|järjestelmä|ohjelma)*|(?:(?:kooli|lasteaia|õppeinfo)) ?(?:tarkvara|rakendus|programm|süsteem)|õppeinfosüsteem\\p{L}*|e-päevik|elektrooniline päevik|(?:(?:skolu|skolas vadības|bērnudārzu|skolvadības)) (?:programm|lietotn|sistēm)\\p{L}*|e-klase|elektroniskais žurnāls|skolvadības sistēma|(?:(?:mokyklų|mokyklos valdymo|darželių)) (?:program|sistem)\\p{L}*|elektroninis dienynas|e\\. ?dienynas|(?:(?:iskolai|óvodai|iskolai adminisztrációs|tanulmányi))[ -]?(?:szoftver|alkalmazás|program|rendszer)*|iskolai adminisztrációs rendszer|e-?napló|elektronikus napló',
      'el tr':
        '(?:λογισμικό|εφαρμογή|πρόγραμμα|πλατφόρμα) (?:(?:διαχείρισης (?:σχολείου|φροντιστηρίων|φροντιστηρίου|παιδικών σταθμών)|σχολείων|φροντιστηρίων))|(?:(?:okul(?: yönetim)?|öğrenci (?:takip|bilgi)|kreş|okul otomasyon|kurs takip)) (?:yazılımı|uygulaması|programı|sistemi)|okul (?:yönetim|otomasyon)\\p{L}*|öğrenci bilgi sistem\\p{L}*|kreş (?:yazılım|uygulama|program)\\p{L}*',
      'ar he fa':
        '(?:برنامج|تطبيق|نظام|منصة) (?:(?:إدارة (?:المدارس|مدارس|المدرسة)|المدارس|شؤون الطلاب|الحضانات))|إدارة (?:المدارس|مدارس)|(?:תוכנת|תוכנה ל|אפליקציית|מערכת) ?(?:(?:ניהול (?:בית ספר|בתי ספר|גן|גנים)|בתי ספר|גני ילדים))|(?:نرم افزار|اپلیکیشن|برنامه|سامانه) (?:(?:مدیریت مدرسه|مدارس|مدرسه|آموزشگاه|مهد کودک))|مدرسه هوشمند',
      'hi th vi id':
        '(?:(?:स्कूल मैनेजमेंट|स्कूल प्रबंधन)) (?:सॉफ्टवेयर|ऐप|सॉफ़्टवेयर)|(?:โปรแกรม|แอป|ซอฟต์แวร์|ระบบ)(?:(?:บริหารโรงเรียน|จัดการโรงเรียน|โรงเรียน|เช็คชื่อนักเรียน))|(?:phần mềm|ứng dụng|hệ thống) (?:(?:quản lý (?:trường học|trường mầm non|học sinh|trung tâm)))|sổ liên lạc điện tử|(?:software|aplikasi|sistem|perangkat lunak) (?:(?:sekolah|manajemen sekolah|informasi (?:sekolah|akademik)|siakad|rapor))|sistem informasi (?:sekolah|akademik)|aplikasi rapor',
      'ja ko zh':
        '(?:(?:校務支援|学校|保育園|保育|塾管理|学校連絡|学童))(?:ソフト|ソフトウェア|アプリ|システム|ツール)|校務支援|保育(?:ict|業務支援)|連絡帳アプリ|(?:(?:학원관리|학교관리|학사관리|유치원|어린이집|출결관리)) ?(?:소프트웨어|앱|프로그램|솔루션|시스템)|학원관리|알림장|(?:(?:学校管理|校园|智慧校园|教务|教务管理|幼儿园管理|家校))(?:软件|系统|平台|应用|工具)|智慧校园|家校(?:共育|沟通|互动)|(?:(?:學校管理|校園|智慧校園|教務|教務管理|幼兒園管理|家校))(?:軟件|系統|平臺|應用|工具)|智慧校園|家校(?:共育|溝通|互動)',
    },
  },
  {
    name: 'church or faith software',
    bucket: 'Software',
    narrows: 'business software',
    words: {
      en: '(?:(?:church(?: management)?|ministry|parish|worship|bible|mosque|prayer times?|quran|prayer|synagogue|temple)) (?:software|apps?|platforms?|tools?|systems?)|(?:software|app|platform|tool) for (?:(?:church(?: management)?|ministry|parish|worship|bible|mosque|prayer times?|quran|prayer|synagogue|temple))|(?:bible|prayer|quran|church|devotional|worship) apps?|worship (?:planning|presentation|lyrics)|online giving for churches',
      'de nl':
        '*(?:(?:kirchen|gemeinde-?|pfarrei-?|bibel-?|gebets-?|kirchengemeinde))-?(?:software|app|programm|plattform|tool|system)|bibel-?app|gebets-?app|*(?:(?:kerk|parochie|bijbel|gebeds|kerkelijke))s?[ -]?(?:software|app|systeem|programma|platform)|bijbel-?app',
      'da sv nb is':
        '*(?:(?:kirke|bibel|menigheds)) ?-?(?:software|system|app|program)|bibel-?app|*(?:(?:kyrko|församlings|bibel))s?[ -]?(?:program|programvara|system|app)|*(?:(?:kirke|menighets|bibel)) ?-?(?:programvare|system|app|program)|*(?:(?:kirkju|biblíu)) ?(?:hugbúnaður|kerfi|forrit)*',
      'fr es ca gl pt it ro':
        "(?:logiciels?|application|appli|plateforme|outil|solution) (?:de |d')(?:(?:gestion (?:d'église|paroissiale|de paroisse)|bible|prière))|application (?:bible|coran|de prière)|(?:software|programa|aplicación|app|plataforma|herramienta|sistema) (?:de|para) (?:(?:iglesias?|gestión (?:de iglesias?|parroquial)|bíblica|la biblia|oración))|(?:app|aplicación) (?:bíblica|de la biblia|de oración)|control de iglesias|(?:programari|programa|aplicació|plataforma) (?:de |d'|per a )(?:gestió parroquial)|(?:software|programa|aplicación|plataforma) de (?:xestión parroquial)|(?:software|programa|aplicativo|aplicação|plataforma|sistema) (?:de|para) (?:(?:igrejas?|gestão de igrejas?|bíblia|gestão paroquial|oração))|(?:app|aplicativo) (?:da )?bíblia|gestão (?:de igrejas?|eclesiástica)|(?:software|app|piattaforma|gestionale|programma) (?:di |per )?(?:la |il |le |i |l')?(?:(?:parrocchi[ae]|gestione parrocchia(?:le)?|bibbia|preghiera))|app (?:bibbia|preghiera)|(?:software|aplicație|program|platformă|soft) (?:de |pentru )?(?:(?:biserici|parohii|biblie))|aplicație biblică",
      'pl cs sk sl hr sr':
        '(?:program|aplikacja|oprogramowanie|system) (?:do )?(?:(?:parafii|kościoła|biblii|modlitwy|kancelarii parafialnej))|aplikacja (?:biblijna|modlitewna)|program parafialny|(?:software|aplikace|program|systém) (?:pro |na )?(?:(?:farnosti|sbory|bibli|modlitbu))|(?:softvér|aplikácia|program|systém) (?:pre |na )?(?:(?:farnosti|zbory|bibliu|modlitbu))|(?:programska oprema|program|aplikacija|sistem) za (?:(?:župnije|molitev|sveto pismo))|(?:softver|program|aplikacija|sustav|sistem) za (?:(?:župe|crkve|bibliju|molitvu))',
      'ru uk bg mk':
        '(?:программа|приложение|сервис|система|платформа) (?:для )?(?:(?:церквей|церкви|библии|молитв|намаза|изучения библии))|библия онлайн|время намаза|(?:програма|застосунок|додаток|сервіс|система|платформа) (?:для )?(?:(?:церков|церкви|біблії|молитв))|(?:софтуер|програма|приложение|система) за (?:(?:църкви|библия|молитви))|(?:софтвер|програма|апликација|систем) за (?:(?:цркви|библија|молитви))',
      'fi et lv lt hu':
        '*(?:(?:seurakunta|raamattu|kirkko)) ?-?(?:ohjelmisto|sovellus|järjestelmä|ohjelma)*|(?:(?:kiriku|koguduse|piibli)) ?(?:tarkvara|rakendus|programm|süsteem)|(?:(?:draudzes|baznīcas|bībeles)) (?:programm|lietotn|sistēm)\\p{L}*|(?:(?:parapijos|bažnyčios|biblijos)) (?:program|sistem)\\p{L}*|(?:(?:gyülekezeti|egyházi|plébániai|biblia|imádság))[ -]?(?:szoftver|alkalmazás|program|rendszer)*',
      'el tr':
        '(?:λογισμικό|εφαρμογή|πρόγραμμα|πλατφόρμα) (?:(?:εκκλησιών|ενοριών|της βίβλου|προσευχής))|(?:(?:kilise|cami|namaz vakti|kuran|ezan vakti)) (?:yazılımı|uygulaması|programı|sistemi)|namaz vakitleri|ezan vakti|kuran uygulama\\p{L}*',
      'ar he fa':
        '(?:برنامج|تطبيق|نظام|منصة) (?:(?:القرآن|القرآن الكريم|أوقات الصلاة|مواقيت الصلاة|الكنائس|المساجد|الأذكار))|مواقيت الصلاة|أوقات الصلاة|(?:תוכנת|תוכנה ל|אפליקציית|מערכת) ?(?:(?:בתי כנסת|ניהול בית כנסת|זמני תפילה|תנ"ך|גבאים))|זמני תפילה|ניהול בית כנסת|(?:نرم افزار|اپلیکیشن|برنامه|سامانه) (?:(?:قرآن|اوقات شرعی|مسجد|ادعیه))|اوقات شرعی|قرآن آنلاین',
      'hi th vi id':
        '(?:(?:बाइबिल|मंदिर प्रबंधन|चर्च)) (?:सॉफ्टवेयर|ऐप|सॉफ़्टवेयर)|(?:โปรแกรม|แอป|ซอฟต์แวร์|ระบบ)(?:(?:พระคัมภีร์|โบสถ์|สวดมนต์))|(?:phần mềm|ứng dụng|hệ thống) (?:(?:kinh thánh|quản lý giáo xứ|giáo xứ|nhà thờ))|(?:software|aplikasi|sistem|perangkat lunak) (?:(?:gereja|alkitab|manajemen gereja|masjid|jadwal sholat|al ?quran|manajemen masjid))|jadwal (?:sholat|shalat|salat)|al ?quran digital',
      'ja ko zh':
        '(?:(?:教会|聖書|寺院管理|寺院|檀家管理))(?:ソフト|ソフトウェア|アプリ|システム|ツール)|(?:(?:교회|교적|성경|교회관리)) ?(?:소프트웨어|앱|프로그램|솔루션|시스템)|교적관리|성경앱|(?:(?:教会管理|圣经|教会|寺院管理|灵修))(?:软件|系统|平台|应用|工具)|(?:(?:教會管理|聖經|教會|寺院管理|靈脩))(?:軟件|系統|平臺|應用|工具)',
    },
  },
  {
    name: 'farm management software',
    bucket: 'Software',
    narrows: 'business software',
    words: {
      en: '(?:(?:farm(?: management)?|agri(?:culture|cultural)?|crop (?:management|monitoring)|herd management|livestock management|precision (?:farming|agriculture)|dairy management|vineyard management|irrigation management)) (?:software|apps?|platforms?|tools?|systems?)|(?:software|app|platform|tool) for (?:(?:farm(?: management)?|agri(?:culture|cultural)?|crop (?:management|monitoring)|herd management|livestock management|precision (?:farming|agriculture)|dairy management|vineyard management|irrigation management))|precision (?:agriculture|farming)|smart farming|ag-?tech|agri-?tech|herd management',
      'de nl':
        '*(?:(?:agrar-?|landwirtschafts?-?|ackerschlagkartei-?|herdenmanagement-?|hofmanagement-?|weinbau-?|farm-?management-?))-?(?:software|app|programm|plattform|tool|system)|*ackerschlagkartei|smart farming|precision farming|*herdenmanager|digitale landwirtschaft|*(?:(?:landbouw|perceelregistratie|agrarische|managementsysteem melkvee|teeltregistratie|agro))s?[ -]?(?:software|app|systeem|programma|platform)|precisielandbouw|slimme landbouw',
      'da sv nb is':
        '*(?:(?:landbrugs|markstyrings|besætnings|mark)) ?-?(?:software|system|app|program)|præcisionslandbrug|*(?:(?:lantbruks|växtodlings|besättnings))s?[ -]?(?:program|programvara|system|app)|precisionsodling|precisionslantbruk|*(?:(?:landbruks|skifteplan|jordbruks|gårds)) ?-?(?:programvare|system|app|program)|presisjonslandbruk|presisjonsjordbruk|*(?:(?:bústjórnunar|búnaðar|jarðræktar)) ?(?:hugbúnaður|kerfi|forrit)*',
      'fr es ca gl pt it ro':
        "(?:logiciels?|application|appli|plateforme|outil|solution) (?:de |d')(?:(?:gestion (?:agricole|d'exploitation agricole|de parcelles|parcellaire|d'élevage|de troupeau)|agricole))|agriculture de précision|agriculture connectée|agritech|(?:software|programa|aplicación|app|plataforma|herramienta|sistema) (?:de|para) (?:(?:gestión (?:agrícola|agropecuaria|ganadera|de fincas|de explotaciones agrícolas)|agrícola|cuaderno de campo|agricultura))|agricultura de precisión|cuaderno (?:de campo|digital)|agtech|agrotech|(?:programari|programa|aplicació|plataforma) (?:de |d'|per a )(?:(?:gestió (?:agrícola|ramadera)|quadern de camp))|agricultura de precisió|quadern (?:de camp|digital)|(?:software|programa|aplicación|plataforma) de (?:(?:xestión (?:agrícola|gandeira)))|(?:software|programa|aplicativo|aplicação|plataforma|sistema) (?:de|para) (?:(?:gestão (?:agrícola|rural|pecuária|de fazendas?)|agronegócio|caderno de campo))|agricultura de precisão|agtechs?|caderno de campo|(?:software|app|piattaforma|gestionale|programma) (?:di |per )?(?:la |il |le |i |l')?(?:(?:gestione (?:aziend[ae] agricol[ae]|agricola|allevamento|vigneto)|agricoltura|quaderno di campagna))|agricoltura (?:di precisione|4\\.0)|quaderno di campagna|(?:software|aplicație|program|platformă|soft) (?:de |pentru )?(?:(?:management (?:fermă|agricol)|ferme|fermieri|agricultură))|agricultură (?:de precizie|inteligentă)",
      'pl cs sk sl hr sr':
        '(?:program|aplikacja|oprogramowanie|system) (?:do )?(?:(?:rolników|zarządzania gospodarstwem|rolnictwa|gospodarstw rolnych|ewidencji zabiegów|zarządzania stadem))|rolnictwo precyzyjne|aplikacja dla rolników|(?:software|aplikace|program|systém) (?:pro |na )?(?:(?:zemědělce|zemědělství|řízení farmy|evidenci (?:pozemků|stáda)|farmáře))|precizní zemědělství|chytré zemědělství|(?:softvér|aplikácia|program|systém) (?:pre |na )?(?:(?:poľnohospodárov|farmárov|poľnohospodárstvo|riadenie farmy))|presné poľnohospodárstvo|precízne poľnohospodárstvo|(?:programska oprema|program|aplikacija|sistem) za (?:(?:kmete|kmetije|kmetijstvo|vodenje kmetije))|precizno kmetijstvo|pametno kmetijstvo|(?:softver|program|aplikacija|sustav|sistem) za (?:(?:poljoprivredu|poljoprivrednike|upravljanje farmom|farme|farmere))|precizna poljoprivreda|pametna poljoprivreda|agrotehnologij\\p{L}+',
      'ru uk bg mk':
        '(?:программа|приложение|сервис|система|платформа) (?:для )?(?:(?:агрономов|фермеров|сельского хозяйства|управления (?:фермой|стадом|агробизнесом)|агробизнеса))|точное земледелие|цифровое земледелие|агротех|(?:програма|застосунок|додаток|сервіс|система|платформа) (?:для )?(?:(?:агрономів|фермерів|сільського господарства|управління (?:фермою|агробізнесом|стадом)|агробізнесу))|точне землеробство|(?:софтуер|програма|приложение|система) за (?:(?:земеделие|земеделци|управление на (?:ферма|стопанство)|фермери))|прецизно земеделие|(?:софтвер|програма|апликација|систем) за (?:(?:земјоделство|земјоделци|фарми))|прецизно земјоделство',
      'fi et lv lt hu':
        '*(?:(?:maatila|viljelysuunnittelu|lohkokirjanpito|maatalous|karjanhallinta)) ?-?(?:ohjelmisto|sovellus|järjestelmä|ohjelma)*|täsmäviljely\\p{L}*|(?:(?:põllumajandus|põlluraamatu|põllumehe|karjahaldus)) ?(?:tarkvara|rakendus|programm|süsteem)|täppisviljelus\\p{L}*|põlluraamat|(?:(?:lauksaimniecības|lauku vēstures|zemnieku|ganāmpulka vadības)) (?:programm|lietotn|sistēm)\\p{L}*|precīzā lauksaimniecība|(?:(?:ūkininkų|ūkio valdymo|žemės ūkio|bandos valdymo)) (?:program|sistem)\\p{L}*|tikslioji žemdirbystė|tiksliosios žemdirbystės|(?:(?:mezőgazdasági|gazdálkodási napló|gazdáknak|agrár|telepirányítási))[ -]?(?:szoftver|alkalmazás|program|rendszer)*|precíziós (?:gazdálkodás|mezőgazdaság)\\p{L}*|gazdálkodási napló',
      'el tr':
        '(?:λογισμικό|εφαρμογή|πρόγραμμα|πλατφόρμα) (?:(?:γεωργίας|διαχείρισης αγροκτημάτων|διαχείρισης εκμεταλλεύσεων|αγροτικών εκμεταλλεύσεων))|γεωργία ακριβείας|ευφυής γεωργία|έξυπνη γεωργία|(?:(?:çiftlik(?: yönetim)?|tarım|sürü (?:yönetim|takip)|tarla takip)) (?:yazılımı|uygulaması|programı|sistemi)|(?:akıllı|hassas|dijital) tarım\\p{L}*|sürü (?:yönetim|takip) (?:program|sistem|yazılım)\\p{L}*',
      'ar he fa':
        '(?:برنامج|تطبيق|نظام|منصة) (?:(?:إدارة (?:المزارع|المزرعة|مزارع)|الزراعة|المزارع|المزارعين))|الزراعة (?:الذكية|الدقيقة)|(?:תוכנת|תוכנה ל|אפליקציית|מערכת) ?(?:(?:ניהול (?:משק|רפת|עדר|חווה)|חקלאות|לחקלאים))|חקלאות (?:מדייקת|חכמה)|(?:نرم افزار|اپلیکیشن|برنامه|سامانه) (?:(?:مدیریت (?:مزرعه|دامداری|گاوداری|گلخانه)|کشاورزی|دامداری))|کشاورزی (?:هوشمند|دقیق)',
      'hi th vi id':
        '(?:(?:कृषि|किसान|खेती)) (?:सॉफ्टवेयर|ऐप|सॉफ़्टवेयर)|स्मार्ट खेती|(?:โปรแกรม|แอป|ซอฟต์แวร์|ระบบ)(?:(?:การเกษตร|จัดการฟาร์ม|เกษตร|เกษตรกร))|เกษตรอัจฉริยะ|สมาร์ทฟาร์ม|(?:phần mềm|ứng dụng|hệ thống) (?:(?:quản lý (?:trang trại|nông trại|nông nghiệp)|nông nghiệp))|nông nghiệp (?:thông minh|chính xác|công nghệ cao)|(?:software|aplikasi|sistem|perangkat lunak) (?:(?:pertanian|manajemen (?:peternakan|pertanian|kebun)|peternakan|petani))|pertanian (?:cerdas|presisi)|smart farming',
      'ja ko zh':
        '(?:(?:農業|営農|農作業|圃場管理|牛群管理|営農支援))(?:ソフト|ソフトウェア|アプリ|システム|ツール)|スマート農業|営農(?:支援|管理)|(?:(?:농업|농장관리|스마트팜|축산관리|영농)) ?(?:소프트웨어|앱|프로그램|솔루션|시스템)|스마트팜|스마트 ?농업|(?:(?:农业|农场管理|农场|养殖管理|畜牧管理))(?:软件|系统|平台|应用|工具)|智慧农业|精准农业|数字农业|(?:(?:農業|農場管理|農場|養殖管理|畜牧管理))(?:軟件|系統|平臺|應用|工具)|智慧農業|精準農業|數字農業',
    },
  },
  {
    name: 'legal practice software',
    bucket: 'Software',
    narrows: 'business software',
    words: {
      en: '(?:legal|law (?:practice|firm)|practice management for law|case management|contract (?:management|lifecycle management|review)|litigation|e-?discovery) (?:software|platforms?|tools?|ai)|legal ?tech|contract lifecycle management|clm (?:software|platform)',
      'de nl':
        '*kanzleisoftware|*anwaltssoftware|legal ?tech|*vertragsmanagement-?software|*vertragsverwaltung\\p{L}*|*advocatensoftware|*contractbeheer\\p{L}*|*contractmanagement ?software',
      'da sv nb is':
        '*advokatsystem\\p{L}*|*kontraktstyring\\p{L}*|legal ?tech|*advokatsystem|*avtalshantering\\p{L}*|*avtalehåndtering|*kontraktsstyring|*samningakerfi',
      'fr es ca gl pt it ro':
        "logiciels? (?:d'avocats?|pour avocats|juridiques?|de gestion des contrats)|legal ?tech|(?:software|programa|plataforma) (?:para abogados|jurídic[oa]|legal|de gestión de contratos)|gestión de despachos de abogados|(?:programari|programa) (?:per a advocats|jurídic)|(?:software|programa) (?:para avogados|xurídico)|(?:software|sistema|plataforma) (?:jurídic[oa]|para advogados|para advocacia)|gestão de contratos|lawtech|(?:software|gestionale|piattaforma) (?:per )?(?:avvocati|studi legali|legale)|gestione contratti|(?:software|program|soft) (?:pentru )?avocați",
      'pl cs sk sl hr sr':
        '(?:program|oprogramowanie|system) dla (?:kancelarii|prawników|adwokatów)|legal ?tech|system (?:do )?zarządzania umowami|(?:software|program|systém) pro (?:advokáty|advokátní kanceláře)|správa smluv|(?:softvér|program) pre (?:advokátov|advokátske)|správa zmlúv|program za odvetnik\\p{L}*|(?:program|softver|aplikacija) za (?:odvjetnike|advokate)',
      'ru uk bg mk':
        '(?:программа|сервис|система|crm) для юрист\\p{L}+|юридический сервис|лигалтех|управление договорами|(?:програма|сервіс|система) для юрист\\p{L}+|легалтех|управління договорами|софтуер за (?:адвокати|правни кантори)|управление на договори|софтвер за адвокати',
      'fi et lv lt hu':
        '*lakiohjelmisto|*sopimushallint\\p{L}*|*asianajotoimiston ohjelmisto|*lepinguhaldus\\p{L}*|õigustehnoloogia|advokaadibüroode tarkvara|(?:līgumu pārvaldība|juridiskā programmatūra)\\p{L}*|(?:sutarčių valdym|teisės technologij)\\p{L}*|ügyvédi (?:szoftver|program|ügyviteli)\\p{L}*|szerződéskezelő\\p{L}*|jogi szoftver\\p{L}*',
      'el tr':
        '(?:λογισμικό|πρόγραμμα|εφαρμογή) (?:για )?(?:δικηγόρους|δικηγορικ\\p{L}+ γραφεί\\p{L}+|δικηγόρων)|(?:avukat|hukuk(?: bürosu)?|icra takip|sözleşme yönetim) (?:program|yazılım|otomasyon|sistem)\\p{L}*|legal ?tech',
      'ar he fa':
        '(?:برنامج|نظام) (?:إدارة )?(?:مكاتب (?:ال)?محاماة|المحامين|العقود|القضايا)|إدارة العقود|(?:תוכנה|תוכנת|מערכת) (?:ניהול )?(?:לעורכי דין|עורכי דין|משרד עורכי דין|חוזים)|ניהול חוזים|ליגל ?טק|نرم افزار (?:وکلا|وکالت|حقوقی|مدیریت قرارداد\\p{L}*)',
      'hi th vi id':
        'लीगल टेक|कानूनी सॉफ्टवेयर|(?:โปรแกรม|ระบบ)(?:สำนักงานกฎหมาย|จัดการสัญญา|ทนายความ)|phần mềm (?:quản lý )?(?:văn phòng luật|công ty luật|luật sư|hợp đồng)|(?:aplikasi|software) (?:hukum|advokat|manajemen kontrak)|legal ?tech',
      'ja ko zh':
        '(?:法律事務所|弁護士)(?:向け)?(?:システム|ソフト)|契約(?:書)?管理(?:システム|クラウド)|リーガルテック|AI契約|리걸테크|법률 ?(?:솔루션|ai)|계약(?:서)? ?관리|전자계약|(?:律所|律师|法务)(?:管理)?(?:系统|软件|平台)|合同管理(?:系统|软件)|法律科技|(?:律所|律師|法務)(?:管理)?(?:系統|軟件|平臺)|合同管理(?:系統|軟件)',
    },
  },
];
