import type { Kind } from './kind.ts';

export const TRANSPORT: readonly Kind[] = [
  {
    name: 'car rental',
    bucket: 'Transport',
    types: ['AutoRental'],
    words: {
      en: '(?:car|van|vehicle|campervan|minibus) (?:rentals?|hire)|rent[- ]a[- ]car',
      'de nl': '*autovermietung*|*mietwagen*|*autoverhuur*|wohnmobilvermietung*|camperverhuur|huurauto*',
      'sv da nb': '*biluthyrning*|hyrbil*|*biludlejning*|*bilutleie*|leiebil*',
      'fr es pt it ca ro':
        'location de (?:voitures?|véhicules?|utilitaires?)|alquiler de (?:coches|autos|furgonetas|carros)|aluguer de (?:carros|automóveis)|aluguel de carros|locadora de veículos|autonoleggio|noleggio (?:auto|furgoni)|lloguer de (?:cotxes|vehicles)|închirieri auto|rent a car',
      'pl cs sk hr sl':
        'wypożyczalni\\p{L}* (?:samochodów|aut)|wynajem (?:samochodów|aut)|autopůjčovn*|půjčovna aut|autopožičovň*|požičovňa áut|najam (?:automobila|vozila)|rent a car|najem (?:avtomobilov|vozil)|izposoja vozil',
      'ru uk bg':
        'аренда (?:авто|автомобил*|машин*)|прокат (?:авто|автомобил*|машин*)|оренда (?:авто|автомобіл*)|коли под наем|автомобили под наем',
      'fi et lv lt hu':
        'autovuokra*|autorent|autode rent|autorendi*|auto noma|autonoma|automobilių nuoma|autónuoma|autókölcsönz*|autóbérl*',
      'el tr':
        'ενοικιάσεις αυτοκινήτων|ενοικίαση αυτοκινήτ\\p{L}*|araç kiralama|araba kiralama|oto kiralama|rent a car',
      'ar he': 'تأجير (?:ال)?سيارات|השכרת רכב',
      'id vi': 'rental mobil|sewa mobil|thuê xe',
      'ja zh ko': 'レンタカー|租车|租車|렌터카|렌트카',
    },
  },
  {
    name: 'moving company',
    bucket: 'Logistics',
    types: ['MovingCompany'],
    words: {
      en: '(?:house|home|office|furniture) removals|removals(?: company| firm)?|moving (?:company|services)|(?:furniture|house|local|long[- ]distance) movers|man (?:and|&|with) (?:a )?van',
      'de nl':
        'umzüge|umzugsunternehmen|umzugsfirma|umzugsservice|möbelspedition|*verhuisbedrijf|verhuisservice|verhuizers',
      'sv da nb': '*flyttfirma*|flytthjälp|*flyttefirma*|flyttemand*|*flyttebyrå*|flyttehjelp',
      'fr es pt it ca ro':
        'déménag*|mudanzas|mudanças|traslochi|trasloco|mudances|mutări (?:mobil[ăa]|locuințe)|firm[ăa] (?:de )?mutări',
      'pl cs sk hr sl': 'przeprowadzki|przeprowadzkow*|stěhování|stěhovac*|sťahovanie|sťahovac*|selidbe|selitve',
      'ru uk bg':
        'квартирн\\p{L}* переезд*|офисн\\p{L}* переезд*|услуги грузчиков|квартирн\\p{L}* переїзд*|хамалски услуги|преместване на (?:багаж|мебели)',
      'fi et lv lt hu': 'muuttopalvelu*|muuttofirma*|kolimisteenus*|kolimisfirma|pārvākšan*|perkraustym*|költöztet*',
      'el tr': 'μετακομίσεις|evden eve nakliyat',
      'ar he': 'نقل (?:عفش|أثاث)|הובלת דירות|הובלות דירה',
      'id vi': 'jasa pindahan|chuyển nhà',
      'ja zh ko': '引越し|引越センター|搬家公司|搬家|이삿짐|이사짐|포장이사',
      ru: '(?:квартирные|офисные|домашние) переезды|услуги переезда',
    },
  },
  {
    name: 'boat hire',
    bucket: 'Travel and hospitality',
    words: {
      en: '(?:boat|yacht|canoe|kayak|houseboat|narrowboat) (?:hire|rentals?|charters?)',
      'de nl':
        '*bootsverleih*|*bootsvermietung*|*yachtcharter*|hausbootvermietung*|kanuverleih*|*botenverhuur*|bootverhuur*|sloepverhuur*|kanoverhuur*|jachtverhuur',
      'sv da nb': '*båtuthyrning*|kanotuthyrning*|*bådudlejning*|kanoudlejning*|*båtutleie*|kajakkutleie*',
      'fr es pt it ca ro':
        'location de (?:bateaux?|voiliers?|canoës?|kayaks?)|alquiler de (?:barcos|veleros|yates|kayaks)|aluguer de barcos|aluguel de (?:barcos|lanchas)|noleggio (?:barche|gommoni)|lloguer de (?:barques|vaixells)|închirieri (?:bărci|caiace)',
      'pl cs sk hr sl':
        'czarter jachtów|spływy kajakowe|wypożyczalni\\p{L}* (?:kajaków|łodzi)|půjčovna (?:lodí|kajaků|kánoí)|požičovňa lodí|najam (?:brodova|plovila|brodica)|čarter jahti|najem (?:plovil|čolnov|jadrnic)',
      'ru uk bg': '(?:аренда|прокат) (?:яхт|лодок|катеров|байдарок)|оренда (?:яхт|човнів)|яхти под наем|лодки под наем',
      'fi et lv lt hu':
        'venevuokra*|kanoottivuokra*|paadirent|paatide rent|kanuumatk*|laivu noma|baidarių nuoma|valčių nuoma|hajóbérl*|csónakkölcsönz*|vitorlásbérl*',
      'el tr': 'ενοικιάσεις σκαφών|ενοικίαση σκαφών|yat kiralama|tekne kiralama',
      'ja zh ko': 'ボートレンタル|レンタルボート|クルーザーチャーター|游艇租赁|遊艇租賃|요트대여',
    },
  },
  {
    name: 'motorcycle dealer',
    bucket: 'Automotive',
    types: ['MotorcycleDealer', 'MotorcycleRepair'],
    words: {
      en: '(?:motorcycle|motorbike|scooter) (?:dealers?|dealership|shop|repairs?|workshop|parts)|custom motorcycles',
      'de nl':
        '*motorradhändler*|motorradhaus|motorradwerkstatt*|zweiradhändler|*motorenzaak|motorzaak|motordealer|scooterwinkel|motorhandel',
      'sv da nb':
        'mc-verkstad|mc-handlare|motorcykelverkstad*|motorcykelforhandler*|motorcykelværksted*|mc-forhandler|motorsykkelforhandler*|mc-verksted',
      'fr es pt it ca ro':
        'concession(?:naire)? moto|garage moto|réparation moto|tienda de motos|taller de motos|concesionario de motos|venta de motos|loja de motos|oficina de motos|concessionária de motos|concessionari[ao] moto|officina moto|taller de motos|service moto|magazin moto',
      'pl cs sk hr sl':
        'salon motocyklowy|serwis motocykli|prodej motocyklů|servis motocyklů|predaj motocyklov|servis motocykl\\p{L}*|prodaja motocikala|servis motocikala|prodaja motociklov',
      'ru uk bg': 'мотосалон*|мотосервис*|мотосервіс*|ремонт мотоциклов|мотоциклети',
      'fi et lv lt hu':
        'moottoripyöräliike*|moottoripyörähuol*|mootorrataste (?:müük|hooldus)|motociklu (?:serviss|tirdzniecība)|motociklų (?:servisas|prekyba)|motorszerviz*|motorkereskedés*|motorkerékpár-?(?:szerviz|kereskedés)*',
      'el tr': 'μοτοσυκλέτες|μοτοσικλέτες|συνεργείο μοτό|motosiklet (?:servis|bayi|mağaza)*',
      'ja zh ko': 'バイクショップ|バイク屋|オートバイ販売|摩托车店|機車行|오토바이',
    },
  },
  {
    name: 'equipment hire',
    bucket: 'Business services',
    words: {
      en: '(?:tool|plant|equipment|machinery|crane|marquee|laptop|computer|iPad|tent) (?:hire|rentals?)',
      'de nl':
        '*baumaschinenvermietung*|*maschinenverleih|werkzeugverleih|mietgeräte|*zeltverleih|machineverhuur|*gereedschapverhuur|kraanverhuur|tentverhuur|partyverhuur|*materieelverhuur',
      'sv da nb':
        'maskinuthyrning*|verktygsuthyrning*|tältuthyrning*|*materieludlejning*|maskinudlejning*|teltudlejning*|liftudlejning|maskinutleie*|utstyrsutleie|teltutleie*',
      'fr es pt it ca ro':
        'location de (?:matériels?|machines|ordinateurs|chapiteaux|nacelles)|alquiler de (?:maquinaria|equipos|carpas|herramientas|computadoras|ordenadores)|aluguer de (?:máquinas|equipamentos)|(?:locação|aluguel) de (?:máquinas|equipamentos|notebooks|computadores)|noleggio (?:attrezzature|macchine|computer|gru)|lloguer de (?:maquinària|carpes)|închirieri (?:utilaje|scule|schele|laptopuri)',
      'pl cs sk hr sl':
        'wypożyczalni\\p{L}* (?:sprzętu|maszyn|narzędzi)|wynajem (?:maszyn|sprzętu|laptopów)|půjčovna (?:nářadí|strojů|strojov)|požičovňa (?:náradia|strojov)|najam (?:strojeva|opreme|alata)|izposoja (?:orodja|strojev)',
      'ru uk bg':
        '(?:аренда|прокат) (?:оборудования|спецтехники|инструмента|ноутбуков|строительной техники)|оренда (?:спецтехніки|інструменту|обладнання)|машини под наем|техника под наем',
      'fi et lv lt hu':
        'konevuokra*|työkaluvuokra*|laitevuokra*|tööriistarent|tööriistade rent|seadmete rent|instrumentu noma|tehnikas noma|įrankių nuoma|technikos nuoma|įrangos nuoma|gépkölcsönz*|szerszámkölcsönz*|gépbérl*|eszközkölcsönz*',
      'el tr':
        'ενοικιάσεις μηχανημάτων|ενοικίαση εξοπλισμού|iş makinesi kiralama|ekipman kiralama|vinç kiralama|laptop kiralama',
      'ar he': 'تأجير (?:معدات|رافعات)|השכרת (?:ציוד|כלים|מחשבים)',
      'id vi': '(?:sewa|rental) (?:alat berat|laptop|komputer|tenda)|cho thuê (?:máy|thiết bị|laptop)',
      'ja zh ko': '機材レンタル|建機レンタル|パソコンレンタル|设备租赁|電腦租賃|장비대여|장비임대',
    },
  },
  {
    name: 'bus company',
    bucket: 'Transport',
    words: {
      en: '(?:coach|minibus|bus) (?:operators?|company|charters?)|coach (?:hire|trips|travel|tours)|bus rental',
      'de nl':
        '*busunternehmen|*omnibusbetrieb|busreisen|busvermietung|reisebusse|*touringcarbedrijf|touringcars?|busreizen',
      'sv da nb':
        '*bussbolag*|bussresor|bussuthyrning|*busselskab*|busrejser|buskørsel|*busselskap*|turbuss*|bussturer',
      'fr es pt it ca ro':
        "autocaristes?|location (?:d[’']autocars?|de minibus)|autocares|alquiler de autobuses|autocarros de turismo|aluguel de (?:vans|ônibus)|fretamento|noleggio (?:pullman|autobus)|autobus gran turismo|autocars|închirieri (?:autocare|microbuze)|transport persoane",
      'pl cs sk hr sl':
        'wynajem (?:autokarów|busów)|przewóz osób|przewozy (?:autokarowe|osobowe)|autobusová doprava|zájezdová doprava|autobusni prijevoz|autobusni prevozi|avtobusni prevozi',
      'ru uk bg':
        '(?:аренда|заказ) (?:автобус|микроавтобус)*|пассажирск\\p{L}* перевозк*|пасажирськ\\p{L}* перевезен*|автобусни превози|пътнически превоз',
      'fi et lv lt hu':
        'tilausajo*|linja-autoliikenne|bussiyhtiö*|bussirent|busside rent|autobusu noma|pasažieru pārvadājumi|autobusų nuoma|keleivių (?:vežim|pervežim)*|buszbérl*|autóbuszbérl*|személyszállítás*|különjárat*',
      'el tr': 'τουριστικά λεωφορεία|ενοικιάσεις λεωφορείων|otobüs kiralama|servis taşımacılığı|personel taşımacılığı',
      'ja zh ko': '貸切バス|観光バス|バス会社|大巴租赁|包車|包车|전세버스|관광버스',
    },
  },
  {
    name: 'self-storage',
    bucket: 'Logistics',
    types: ['SelfStorage'],
    words: {
      en: 'self[- ]storage|storage (?:units?|facility)|container storage',
      'de nl': '*selfstorage|self-storage|lagerraum mieten|lagerboxen|*opslagruimte|opslagbox*',
      'sv da nb': '*magasinering*|*minilager*|lagerhotell|møbelopbevaring|depotrum|*lagerhotel',
      'fr es pt it ca ro':
        'garde-meubles?|self[- ]stockage|box de stockage|guardamuebles|alquiler de trasteros|trasteros|guarda[- ]móveis|self[- ]storage|deposito mobili|traster',
      'pl cs sk hr sl': 'self[- ]storage|magazyny samoobsługowe|wynajem magazynów|pronájem skladů|self-storage',
      'ru uk bg': 'склад индивидуального хранения|хранение вещей|зберігання речей|складове под наем',
      'fi et lv lt hu': 'pienvarasto*|minivarasto*|minilaod|hoiuboks*|sandėliuk\\p{L}* nuoma|raktárbérl*|self storage',
      'el tr': 'αποθήκευση οικοσκευών|self storage|eşya depolama',
      'ja zh ko': 'トランクルーム|レンタル倉庫|迷你仓|迷你倉|셀프스토리지',
    },
  },
  {
    name: 'towing service',
    bucket: 'Transport',
    words: {
      en: 'tow(?:ing)? (?:services?|trucks?|compan(?:y|ies))|(?:vehicle|car|breakdown|roadside) recovery|(?:roadside|breakdown) assistance|breakdown services?',
      'de nl':
        '*abschleppdienst*|abschleppunternehmen|pannendienst|pannenhilfe|*bergingsbedrijf|takeldienst*|sleepdienst|pechhulp',
      'sv da nb': 'bärgning(?:sbil|sfirma|stjänst)*|bilbärgning|autohjælp|vejhjælp|bilberging|veihjelp|redningsbil',
      'fr es pt it ca ro':
        'dépannage (?:auto|automobile)|dépanneuses?|remorquage|grúas? (?:para autos|de arrastre)|servicio de grúas?|asistencia en carretera|remolque de vehículos|reboques? de (?:carros|veículos)|guincho|soccorso stradale|carro attrezzi|carroattrezzi|assistència en carretera|tract[aă]ri auto|servicii (?:de )?tract[aă]ri|remorc[aă]ri|platform[aă] auto',
      'pl cs sk hr sl':
        'pomoc drogowa|holowanie|autoholowanie|laweta|odtahov\\p{L}* služb\\p{L}*|odtah vozidel|odťahov\\p{L}* služb\\p{L}*|vučn\\p{L}* služb\\p{L}*|šlep (?:služba|auto)|avtovleka|vlečn\\p{L}* služb\\p{L}*',
      'ru uk bg': 'эвакуатор*|помощь на дороге|евакуатор*|пътна помощ|репатрак*',
      'fi et lv lt hu':
        'hinauspalvelu*|autohinaus*|tiepalvelu*|puksiirabi|autoabi|evakuators?|autoevakuatori*|techninė pagalba kelyje|autómentő*|autómentés*',
      'el tr': 'οδική βοήθεια|oto kurtar\\p{L}*|oto çekici|çekici hizmet\\p{L}*|yol yardım',
      'ar he': 'سطحة|سطحات|(?:خدم[ةات]+ )?(?:سحب|نقل) (?:وسحب )?السيارات|שירותי גרירה',
      'id vi': 'jasa derek|mobil derek|cứu hộ (?:giao thông|ô tô|xe)',
      'ja zh ko': 'レッカー|ロードサービス|拖车服务|拖車服務|道路救援|견인차|차량 견인',
    },
  },
];
