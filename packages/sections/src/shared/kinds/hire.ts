import type { Kind } from './kind.ts';

export const HIRE: readonly Kind[] = [
  {
    name: 'scooter hire',
    bucket: 'Transport',
    words: {
      en: '(?:e-?|electric )?(?:scooter|moped|vespa|motorbike|motorcycle)s? (?:hire|rentals?|sharing)|rent (?:a |an )?(?:e-?)?(?:scooter|moped|vespa|motorbike)',
      'de nl':
        '*rollerverleih|*roller mieten|*rollervermietung|*motorradvermietung|*motorradverleih|*vespa-?verleih|*scooterverhuur|*scooter huren|*scooters huren|*motorverhuur',
      'sv da nb':
        '*mopeduthyrning|*scooteruthyrning|*elsparkcykel uthyrning|*scooterudlejning|*motorcykeludlejning|*scooterutleie|*mopedutleie',
      'fr es pt it ca ro':
        'location (?:de )?(?:scooters?|motos?|vespas?|deux[- ]roues)|alquiler de (?:motos?|scooters?|patinetes|ciclomotores)|alu(?:guel|guer) de (?:motos?|scooters?|patinetes|trotinetes)|noleggio (?:di )?(?:scooter|moto|vespa|monopattini)|lloguer de (?:motos?|patinets)|închirier[ie] (?:de )?(?:scutere|motociclete|trotinete)',
      'pl cs sk hr sl':
        '(?:wypożyczalnia|wynajem) (?:skuterów|motocykli|hulajnóg)|půjčovna (?:skútrů|motorek|motocyklů|koloběžek)|požičovňa (?:skútrov|motoriek|kolobežiek)|najam (?:skutera|motora|romobila)|izposoja (?:skuterjev|skirojev|motorjev)',
      'ru uk bg':
        '(?:аренда|прокат) (?:скутер|мопед|самокат|мотоцикл|байк)\\p{L}+|(?:оренда|прокат) (?:скутер|самокат|мотоцикл)\\p{L}+|(?:наем|под наем) на (?:скутери|мотори|тротинетки)',
      'fi et lv lt hu':
        '*skootterivuokra\\p{L}*|*mopovuokra\\p{L}*|rollerirent|tõukerataste rent|rolleri rent|(?:motorolleru|skrejriteņu|motociklu) noma|(?:motorolerių|paspirtukų|motociklų) nuoma|(?:robogó|motor|roller)(?:kölcsönz|bérl)\\p{L}*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:μοτο\\p{L}*|σκούτερ|μηχανών)|(?:scooter|motosiklet|motor|skuter) kiralama|kiralık (?:scooter|motosiklet|motor)',
      'ar he fa':
        'تأجير (?:سكوتر|دراجات نارية|سكوترات)|השכרת (?:קטנועים|אופנועים|קורקינטים|קטנוע)|اجاره (?:اسکوتر|موتور)',
      'id vi is th':
        '(?:sewa|rental) (?:motor|skuter|vespa)|(?:cho )?thuê xe máy|(?:vespu|hlaupahjóla|mótorhjóla)leiga|เช่า(?:มอเตอร์ไซค์|สกู๊ตเตอร์)',
      'ja zh ko':
        'レンタルバイク|バイクレンタル|電動キックボード|摩托车租赁|機車出租|租機車|电动车租赁|오토바이대여|스쿠터대여|스쿠터 렌트|전동킥보드 대여',
    },
  },
  {
    name: 'bicycle hire',
    bucket: 'Transport',
    narrows: 'bicycle shop',
    words: {
      en: '(?:bi(?:ke|cycle)|e-?bike|cycle)s? (?:hire|rentals?|sharing)|rent (?:a )?bikes?',
      'de nl':
        '*fahrradverleih|*radverleih|*e-?bike-?verleih|*fahrradvermietung|*fietsverhuur|*fietsenverhuur|*e-?bike verhuur|*fietsen huren',
      'sv da nb': '*cykeluthyrning|*cykeludlejning|*sykkelutleie|*lånecyklar',
      'fr es pt it ca ro':
        'location (?:de )?vélos?|vélos? (?:électriques? )?en location|alquiler de bici\\p{L}*|alu(?:guel|guer) de bici\\p{L}*|noleggio (?:di )?(?:bici\\p{L}*|e-?bike|mountain bike)|lloguer de bici\\p{L}*|închirier[ie] (?:de )?biciclete',
      'pl cs sk hr sl':
        '(?:wypożyczalnia|wynajem) rowerów|půjčovna (?:elektro)?kol|požičovňa (?:elektro)?bicyklov|najam bicikala|izposoja koles',
      'ru uk bg':
        '(?:аренда|прокат) велосипедов|велопрокат\\p{L}*|(?:оренда|прокат) велосипедів|велосипеди под наем|наем на велосипеди',
      'fi et lv lt hu':
        '*pyörävuokra\\p{L}*|polkupyörien vuokraus|*rattarent|jalgrataste rent|(?:velosipēdu|velo) noma|dviračių nuoma|(?:kerékpár|bicikli|bringa)-?(?:kölcsönz|bérl)\\p{L}*',
      'el tr': 'ενοικι[άα]\\p{L}+ ποδηλάτων|bisiklet kiralama|kiralık bisiklet',
      'ar he fa': 'تأجير (?:ال)?دراجات|השכרת אופניים|اجاره دوچرخه|کرایه دوچرخه',
      'id vi is th': '(?:sewa|rental) sepeda|thuê xe đạp|hjólaleiga\\p{L}*|เช่าจักรยาน',
      'ja zh ko':
        'レンタサイクル|レンタルサイクル|自転車レンタル|自行车租赁|單車租借|腳踏車出租|자전거대여|자전거 대여',
    },
  },
  {
    name: 'motorhome hire',
    bucket: 'Transport',
    narrows: 'car rental',
    words: {
      en: '(?:motorhome|camper ?van|camper|rv|caravan)s? (?:hire|rentals?)|rent (?:a )?(?:motorhome|camper ?van|camper|rv)',
      'de nl':
        '*wohnmobilvermietung|*wohnmobil mieten|*wohnmobile mieten|*campervermietung|*camper mieten|*wohnmobilverleih|*camperverhuur|*camper huren|*caravanverhuur',
      'sv da nb':
        '*husbilsuthyrning|hyra husbil|hyr husbil|*autocamperudlejning|*autocamper udlejning|lej autocamper|*bobilutleie|leie bobil|lei bobil',
      'fr es pt it ca ro':
        "location (?:de )?(?:camping-?cars?|vans?(?: aménagés?)?|fourgons? aménagés?)|alquiler de (?:autocaravanas?|campers?|furgonetas camper)|alu(?:guel|guer) de (?:autocaravanas?|motorhomes?|campervans?)|noleggio (?:di )?camper|lloguer d['’]autocaravanes|lloguer de (?:furgonetes camper|càmpers?)|închirier[ie] (?:de )?(?:autorulote|rulote)",
      'pl cs sk hr sl':
        '(?:wypożyczalnia|wynajem) (?:kamperów|camperów|przyczep kempingowych)|půjčovna (?:obytných (?:vozů|aut)|karavanů)|požičovňa (?:obytných (?:áut|vozidiel)|karavanov)|prenájom (?:obytných áut|karavanov)|najam (?:kampera|kamp kućica)|najem avtodomov|izposoja avtodomov',
      'ru uk bg':
        '(?:аренда|прокат) (?:автодом|кемпер)\\p{L}+|(?:оренда|прокат) (?:автобудинк|кемпер)\\p{L}+|кемпери под наем|(?:каравани|кемпер) под наем',
      'fi et lv lt hu':
        '*matkailuautovuokra\\p{L}*|matkailuauton vuokraus|*asuntoautovuokra\\p{L}*|matkaautode rent|autoelamu(?:te)? rent|(?:kemperu|autofurgonu) noma|kemperių nuoma|lakóautó(?:bérl|kölcsönz)\\p{L}*|lakóautó bérl\\p{L}*',
      'el tr': 'ενοικι[άα]\\p{L}+ (?:αυτοκινούμεν\\p{L}+|τροχόσπιτ\\p{L}+)|karavan kiralama|kiralık karavan',
      'ar he fa': 'تأجير كرفان\\p{L}*|השכרת (?:קרוואנים|קרוואן)|اجاره کمپر|اجاره کاروان',
      'id vi is th':
        '(?:sewa|rental) (?:campervan|motorhome)|thuê (?:xe )?(?:campervan|motorhome|nhà di động)|húsbílaleiga\\p{L}*|húsbílar til leigu|เช่ารถบ้าน',
      'ja zh ko':
        'キャンピングカーレンタル|レンタルキャンピングカー|房车租赁|露營車出租|露營車租|캠핑카대여|캠핑카 대여|캠핑카 렌트|캠핑카렌트',
    },
  },
  {
    name: 'caravan dealer',
    bucket: 'Automotive',
    narrows: 'car dealer',
    words: {
      en: '(?:motorhome|camper ?van|caravan|rv)s? (?:dealers?|dealership|sales|for sale|conversions?)',
      'de nl':
        '*wohnmobilhändler\\p{L}*|*wohnmobilhandel|*caravanhandel|*caravancenter|*camperausbau|*wohnwagenhandel|*camperdealer|*caravanbedrijf|*camperbouw',
      'sv da nb':
        '*husbilsförsäljning|*husvagnsförsäljning|*husbilar till salu|*campingvognsforhandler|*autocamperforhandler|*bobilforhandler',
      'fr es pt it ca ro':
        '(?:vente|concessionnaire) (?:de )?(?:camping-?cars?|caravanes?)|aménagement (?:de )?(?:vans?|fourgons?)|venta de (?:autocaravanas|caravanas)|concesionario de autocaravanas|camperización|venda de (?:autocaravanas|autocaravanes|caravanes)|concessionari[ao] camper|vendita camper|allestimento camper|vânzări (?:autorulote|rulote)',
      'pl cs sk hr sl':
        'sprzedaż (?:kamperów|przyczep kempingowych)|zabudow\\p{L}+ kamper\\p{L}+|prodej (?:obytných (?:vozů|přívěsů)|karavanů)|predaj (?:karavanov|obytných)|prodaja (?:kampera|kamp prikolica|avtodomov|počitniških prikolic)',
      'ru uk bg': 'продажа автодомов|автодома|продаж (?:автобудинків|кемперів)|продажба на (?:каравани|кемпери)',
      'fi et lv lt hu':
        '*matkailuautokauppa|*asuntovaunukauppa|matkailuautojen myynti|matkaautode müük|haagissuvilad|kemperu (?:tirdzniecība|pārbūve)|kemperių (?:prekyba|pardavimas|gamyba)|lakóautó (?:értékesítés|építés|kereskedés)|lakókocsi (?:kereskedés|értékesítés)',
      'el tr': 'πωλήσεις τροχόσπιτ\\p{L}+|karavan (?:üretim\\p{L}*|satış\\p{L}*|imalat\\p{L}*)',
      'ar he fa': 'بيع كرفانات|מכירת קרוואנים|فروش کاروان',
      'id vi is th': 'jual (?:campervan|karavan)|bán xe nhà di động|húsbílar til sölu|hjólhýsi til sölu|ขายรถบ้าน',
      'ja zh ko': 'キャンピングカー販売|キャンピングカー専門店|房车销售|房車銷售|캠핑카제작|캠핑카 판매|카라반판매',
    },
  },
  {
    name: 'party and tent hire',
    bucket: 'Events',
    narrows: 'equipment hire',
    words: {
      en: '(?:marquee|party|tent|event furniture|wedding|crockery|linen|chair)s? (?:hire|rentals?)|party supplies hire',
      'de nl':
        '*zeltverleih|*partyzelt\\p{L}*|*zeltvermietung|*festzelte|*geschirrverleih|*partyverleih|*eventverleih|*tentverhuur|*partyverhuur|*feestverhuur|*tentenverhuur|*feestmateriaal',
      'sv da nb':
        '*tältuthyrning|*festuthyrning|*partytält|*teltudlejning|*festudlejning|*serviceudlejning|*teltutleie|*festutleie|*partytelt',
      'fr es pt it ca ro':
        'location (?:de )?(?:chapiteaux|tentes(?: de réception)?|barnums?|vaisselle|matériel (?:de réception|événementiel|de fête))|alquiler de (?:carpas|mobiliario para eventos|vajilla|menaje)|alu(?:guel|guer) de (?:tendas|mobiliário para (?:eventos|festas)|material para festas)|noleggio (?:gazebo|tensostrutture|tendoni|attrezzature per (?:eventi|feste))|lloguer de (?:carpes|envelats)|închirier[ie] (?:de )?(?:corturi|mobilier evenimente|veselă)',
      'pl cs sk hr sl':
        '(?:wynajem|wypożyczalnia) (?:namiotów|hal namiotowych|zastawy|sprzętu eventowego)|(?:půjčovna|pronájem) (?:stanů|párty stanů|party stanů|nádobí)|(?:prenájom|požičovňa) (?:stanov|párty stanov|party stanov|riadu)|najam (?:šatora|opreme za (?:zabave|evente))|najem (?:šotorov|prireditvene opreme)',
      'ru uk bg': 'аренда (?:шатров|посуды|тентов)|оренда (?:шатрів|наметів|посуду)|шатри под наем|наем на шатри',
      'fi et lv lt hu':
        '*telttavuokra\\p{L}*|*juhlavuokra\\p{L}*|*astiavuokra\\p{L}*|telkide rent|peotelkide rent|nõude rent|telšu noma|trauku noma|(?:palapinių|paviljonų|indų) nuoma|(?:sátor|rendezvénysátor|partisátor)(?:kölcsönz|bérl)\\p{L}*|rendezvénysátor bérl\\p{L}*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:τεντών|σκηνών|εξοπλισμού δεξιώσεων)|(?:çadır|masa sandalye|organizasyon malzemeleri) kiralama',
      'ar he fa': 'تأجير (?:خيام|طاولات وكراسي)|השכרת (?:אוהלים|ציוד לאירועים)|اجاره (?:چادر|تجهیزات مراسم|ظروف)',
      'id vi is th':
        'sewa (?:tenda|alat pesta)|rental tenda|cho thuê (?:nhà bạt|bàn ghế|rạp cưới)|tjaldaleiga\\p{L}*|ให้เช่า(?:เต็นท์|โต๊ะเก้าอี้)',
      'ja zh ko': 'テントレンタル|イベント用品レンタル|帐篷租赁|帳篷出租|篷房租赁|텐트대여|행사용품 대여|행사용품대여',
    },
  },
  {
    name: 'event technology company',
    bucket: 'Events',
    narrows: 'event agency',
    words: {
      en: '(?:sound|lighting|pa|av|audio ?visual|stage|event) (?:system |equipment |and lighting )?(?:hire|rentals?)|stage lighting|(?:event|stage) (?:technology|technicians?)',
      'de nl':
        '*veranstaltungstechnik\\p{L}*|*eventtechnik|*bühnentechnik|*tontechnik|*evenemententechniek|*licht-? en geluid\\p{L}*|*licht en geluid|*podiumverhuur',
      'sv da nb':
        '*eventteknik|*scenteknik|ljud och ljus|*ljudteknik|lyd og lys|*lydudlejning|*sceneteknik|*lydutleie|*sceneteknikk|*eventteknikk',
      'fr es pt it ca ro':
        'sonorisation|location (?:de )?(?:sono|matériel (?:son|scénique|audiovisuel))|prestataire technique événementiel|alquiler de (?:sonido|equipos de sonido|luces)|sonido e iluminación|sonorización|som e (?:luz|iluminação)|alu(?:guel|guer) de som|service audio|noleggio (?:audio|impianti audio|service) \\p{L}+|audio e luci|audio luci|so i il·luminació|sonorizar(?:e|i)|sonorizări|închirier[ie] (?:de )?sonorizare',
      'pl cs sk hr sl':
        'nagłośnienie i oświetlenie|technika (?:sceniczna|estradowa)|obsługa techniczna (?:imprez|eventów|koncertów)|ozvučení (?:a osvětlení|akcí)|pronájem ozvučení|pódiová technika|ozvučenie (?:a osvetlenie|akcií)|ozvučenje|rasvjeta i (?:zvuk|razglas)|ozvočenje|odrska tehnika',
      'ru uk bg':
        'аренда (?:звука|светового|звукового|сцены|светодиодных)|техническое обеспечение мероприятий|оренда (?:звуку|світла|сцени)|технічне забезпечення заходів|озвучаване|осветление и озвучаване',
      'fi et lv lt hu':
        '*tapahtumatekniikka|*esitystekniikka|*äänentoistovuokra\\p{L}*|üritustehnika|helitehnika rent|heli- ja valgustehnika|(?:skaņas|gaismas|pasākumu) (?:tehnikas? )?(?:noma|apskaņošana)|pasākumu apskaņošana|(?:garso|šviesos|renginių) (?:technika|įranga|įgarsinimas|nuoma)|renginių įgarsinimas|rendezvénytechnika\\p{L}*|hangtechnika\\p{L}*|színpadtechnika\\p{L}*',
      'el tr':
        'ηχητικ\\p{L}+ κάλυψη|ενοικι[άα]\\p{L}+ ηχητικών|ηχοφωτιστικ\\p{L}+|(?:ses sistemi|ses ışık|sahne|led ekran) kiralama|ses ve ışık sistem\\p{L}*',
      'ar he fa': 'تأجير (?:أنظمة صوت|صوتيات)|הגברה ותאורה|השכרת ציוד הגברה|اجاره (?:سیستم صوتی|تجهیزات صوتی)',
      'id vi is th':
        'sewa (?:sound system|panggung|lighting)|cho thuê (?:âm thanh|ánh sáng|sân khấu)|(?:hljóðkerfa|ljósa)leiga\\p{L}*|ให้เช่า(?:เครื่องเสียง|เวที)',
      'ja zh ko':
        '音響レンタル|舞台音響|舞台照明|舞台搭建|音响租赁|灯光音响|燈光音響|舞台燈光|음향대여|무대조명|음향렌탈',
      fr: 'location de sonorisation',
    },
  },
  {
    name: 'body shop',
    bucket: 'Automotive',
    types: ['AutoBodyShop'],
    narrows: 'car repair shop',
    words: {
      en: '(?:auto|car|vehicle) (?:body (?:shop|repairs?)|bodywork|paint(?:ing)? shop)|collision (?:repair|center|centre)|dent (?:repair|removal)|panel ?beat(?:ers?|ing)|body ?shop',
      'de nl':
        '*autolackiererei|*fahrzeuglackierung\\p{L}*|*karosseriebau|*karosserie(?:betrieb|werkstatt)?|*smart ?repair|*dellentechnik|*autoschadeherstel|*schadeherstel\\p{L}*|*autoschade|*autospuiterij|*uitdeuken',
      'sv da nb':
        '*billackering|*bilplåt\\p{L}*|*plåtverkstad|*autolakering|*autolakerer\\p{L}*|*pladeværksted|*karosseri\\p{L}*|*billakkering|*skadeverksted|*bilskade\\p{L}*',
      'fr es pt it ca ro':
        'carrosserie(?: automobile)?|carrossier|débosselage|chapa y pintura|taller de chapa|planchisteria|funilaria(?: e pintura)?|chapeação|chapa e pintura|carrozzeri[ae]|tinichigerie(?: auto)?|vopsitorie auto',
      'pl cs sk hr sl':
        'blacharstwo|blacharnia|lakiernia samochodowa|lakiernictwo (?:samochodowe|pojazdowe)|autolakovn\\p{L}+|karosárn\\p{L}+|autoklempír\\p{L}+|autolakovň\\p{L}+|autolimar\\p{L}*|autolakirer\\p{L}*|avtokleparstvo|avtoličarstvo|autolakirnica',
      'ru uk bg':
        'кузовной (?:ремонт|цех)|кузовного ремонта|покраска авто\\p{L}*|малярно-кузовн\\p{L}+|рихтовк\\p{L}+|кузовний ремонт|фарбування авто\\p{L}*|автобояджийск\\p{L}+|автотенекеджийск\\p{L}+|автобояджи\\p{L}*',
      'fi et lv lt hu':
        '*autokorikorjaamo\\p{L}*|*automaalaamo\\p{L}*|*kolarikorjaamo\\p{L}*|*korikorjaamo\\p{L}*|kolarikorjau\\p{L}+|kereremont|autovärvimi\\p{L}*|plekitööd|virsbūves? remont\\p{L}*|auto krāsošana|kėbul\\p{L}+ (?:remont\\p{L}+|dažym\\p{L}+|darbai)|automobilių dažymas|karosszéri\\p{L}*|autófényez\\p{L}*',
      'el tr': 'φανοποι\\p{L}+|βαφ[εέ]\\p{L}+ αυτοκινήτων|kaporta(?: boya| ve boya)?|oto boya',
      'ar he fa': 'سمكرة|دهان سيارات|פחחות(?: וצבע)?|صافکاری|نقاشی خودرو',
      'id vi is th':
        'body repair|cat mobil|ketok magic|đồng sơn ô tô|sơn ô tô|bílamálun|bílasprautun|réttingaverkstæði\\p{L}*|réttingar og (?:sprautun|málun)|ซ่อมสีรถ|อู่สี',
      'ja zh ko': '板金塗装|鈑金塗装|钣金喷漆|鈑金烤漆|汽车喷漆|판금도색|자동차도색|덴트',
    },
  },
  {
    name: 'vehicle inspection centre',
    bucket: 'Automotive',
    words: {
      en: '(?:vehicle|car) (?:inspection|testing) (?:cent(?:re|er)|station)|mot (?:test(?:ing|s)?|cent(?:re|er)|station)',
      'de nl':
        '*hauptuntersuchung|*kfz-prüfstelle|*kfz-sachverständig\\p{L}*|*kfz-gutachter\\p{L}*|*apk-?keuring\\p{L}*|*apk-?station',
      'sv da nb':
        '*bilprovning\\p{L}*|*besiktningsstation\\p{L}*|*synshal(?:len|ler)?|*bilsyn|*bilinspektion|*eu-kontroll',
      'fr es pt it ca ro':
        'contrôle technique(?: automobile)?|inspección técnica de vehículos|estación itv|centro de inspeç(?:ão|ões)|inspeç(?:ão|ões) (?:de veículos|automóve\\p{L}+|periódica)|vistoria veicular|centro revisioni|revisioni (?:auto|moto)|inspecció tècnica de vehicles|stați[ea] itp|inspecți[ea] tehnică periodică',
      'pl cs sk hr sl':
        'stacja kontroli pojazdów|przegląd(?:y)? (?:rejestracyjne|techniczne)|stanice technické kontroly|technická kontrola (?:vozidel|vozidiel)|stanica technickej kontroly|stanic[ae] za tehnički pregled|tehnički pregled(?:i)? vozila|tehnični pregledi',
      'ru uk bg':
        'технический осмотр|техосмотр\\p{L}*|техогляд\\p{L}*|технічний огляд|технически прегледи|годишен технически преглед',
      'fi et lv lt hu':
        '*katsastu\\p{L}*|*autokatsastu\\p{L}*|tehnoülevaatus\\p{L}*|ülevaatuspunkt|tehniskā apskate|techninė apžiūra|műszaki vizsga\\p{L}*|műszaki vizsgáztat\\p{L}*',
      'el tr': 'ΚΤΕΟ|ΙΚΤΕΟ|τεχνικός έλεγχος οχημάτων|araç muayene\\p{L}*|oto ekspertiz',
      'ar he fa': 'فحص (?:دوري|فني) (?:للسيارات|للمركبات)|الفحص الدوري|מכון רישוי|טסט לרכב|معاینه فنی',
      'id vi is th': 'uji kir|đăng kiểm (?:xe|ô tô)|bifreiðaskoðun|bílaskoðun|skoðunarstöð\\p{L}*|ตรวจสภาพรถ',
      'ja zh ko': '車検専門店|車検|机动车检测|车辆检测站|汽車檢驗|驗車|자동차검사소|자동차검사',
    },
  },
  {
    name: 'chauffeur service',
    bucket: 'Transport',
    narrows: 'taxi service',
    words: {
      en: '(?:chauffeur|limousine|limo) (?:service|hire|rental)s?|chauffeur[- ]driven|executive cars?',
      'de nl':
        '*limousinenservice|*chauffeurservice|*chauffeurdienst|*fahrservice|*limousineservice|*directievervoer|*limousineverhuur',
      'sv da nb':
        '*limousineservice|*limousinservice|*limousinekørsel|*chaufførservice|*privatchaufför|*privatchauffør|*limousinkjøring',
      'fr es pt it ca ro':
        'chauffeurs? (?:privés?|vtc)|voitures? avec chauffeur|service de limousine|chófer privado|coches? con (?:chófer|conductor)|servicio de limusinas|motoristas? (?:particular(?:es)?|privado)|carro com motorista|serviço de limusines?|noleggio (?:con conducente|auto con conducente)|ncc|autisti privati|cotxes? amb xofer|mașini cu șofer|închirier[ie] limuzine',
      'pl cs sk hr sl':
        '(?:wynajem|przewóz) (?:limuzyn|z kierowcą)|auto z szoferem|limuzín\\p{L}+ s řidičem|limuzínový servis|limuzínov\\p{L}+ služb\\p{L}+|limuzína s vodičom|najam (?:limuzina|vozila s vozačem)|najem (?:limuzin|vozila z voznikom)',
      'ru uk bg':
        '(?:аренда|прокат) (?:лимузин\\p{L}*|авто(?:мобиля)? с водителем)|(?:оренда|прокат) (?:лімузин\\p{L}*|авто з водієм)|лимузини под наем|кола с шофьор',
      'fi et lv lt hu':
        '*limusiinipalvelu\\p{L}*|limusiinivuokrau\\p{L}*|limusiiniteenus|limusiini rent|auto koos juhiga|limuzīnu noma|auto ar (?:šoferi|vadītāju)|limuzinų nuoma|automobilis su vairuotoju|limuzinbérl\\p{L}*|sofőrszolgálat\\p{L}*|sofőrszolgáltat\\p{L}*',
      'el tr':
        'λιμουζίν\\p{L}+ με οδηγό|(?:αυτοκίνητο|ενοικίαση) με οδηγό|şoförlü (?:araç|vip)|limuzin kiralama|vip transfer',
      'ar he fa':
        'ليموزين|سيارات مع سائق|شركة ليموزين|לימוזינה|רכב עם נהג|تشریفات خودرو|اجاره (?:خودرو|ماشین) با راننده',
      'id vi is th':
        'sewa mobil (?:dengan|plus) (?:sopir|supir)|thuê xe có (?:tài xế|lái)|eðalvagna\\p{L}*|รถเช่าพร้อมคนขับ',
      'ja zh ko': 'ハイヤーサービス|ハイヤー|包车服务|包車服務|礼宾车|의전차량|리무진서비스',
    },
  },
];
