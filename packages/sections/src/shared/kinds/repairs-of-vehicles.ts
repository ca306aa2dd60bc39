import type { Kind } from './kind.ts';

/** Who repairs furniture, vehicles and boats. */
export const REPAIRS_OF_VEHICLES: readonly Kind[] = [
  {
    name: 'furniture repair',
    bucket: 'Crafts and repair',
    narrows: 'upholsterer',
    words: {
      en: '(?:(?:antique |wood(?:en)? )?furniture) (?:repairs?|servicing|repairers?)|repairs? (?:of|to) (?:(?:antique |wood(?:en)? )?furniture)|furniture restor(?:ation|ers?)|french polish(?:ers?|ing)',
      'de nl':
        '*möbel-?(?:reparatur*|instandsetzung|werkstatt)|reparatur von möbel*|*möbelrestaur*|*meubel(?:s|en)? ?reparatie*|reparatie van meubel*|*meubelrestaurat*',
      'da sv nb is':
        '*møbel ?reparation*|reparation af møbel*|*møbelrestaurering|*möbels? ?reparation*|reparation av möbel*|*möbelrenovering|*møbel ?reparasjon*|reparasjon av møbel*|*húsgagnaviðgerð*',
      'fr es ca gl pt it ro':
        "réparation (?:de |d')(?:(?:meubles?|mobilier))|restauration de meubles|reparación de muebles|restauración de muebles|reparació (?:de |d')mobles|restauració de mobles|reparación de mobles|restauración de mobles|(?:reparação|reparações|conserto|reparo) de móveis|restauração de móveis|restauro de móveis|riparazion[ei] (?:di )?mobili|restauro (?:di )?mobili|repara[țt]ii (?:de )?(?:(?:mobilă|mobilier))|reparare (?:(?:mobilă|mobilier))|restaurare mobilier",
      'pl cs sk sl hr sr':
        '(?:naprawa|serwis) mebli|renowacja mebli|(?:oprav[ay]|servis) nábytku|renovace nábytku|restaurování nábytku|reštaurovanie nábytku|renovácia nábytku|(?:popravil[oa]|servis) pohištva|restavriranje pohištva|obnova pohištva|(?:popravak|popravka|servis) (?:(?:namještaja|nameštaja))|restauracija (?:namještaja|nameštaja)',
      'ru uk bg mk':
        'ремонт мебели|реставрация мебели|ремонт меблів|реставрація меблів|(?:ремонт на|сервиз за) мебели|реставрация на мебели|(?:поправка на|сервис за) мебел|реставрација на мебел',
      'fi et lv lt hu':
        '*huonekalu ?(?:korjau|huolto)*|*huonekalujen entisöinti|*entisöintiliike|mööbli (?:remont|parandus)\\p{L}*|mööbli restaureerimine|mēbeļu (?:remonts|labošana)|mēbeļu restaurācija|baldų (?:remontas|taisymas)|baldų restauravimas|bútor[ -]?(?:javít|szerviz)*|bútorrestaurál*|bútorfelújít*',
      'el tr': '(?:επισκευ\\p{L}+|σέρβις|service) επίπλων|συντήρηση επίπλων|mobilya (?:tamir|servis)\\p{L}*',
      'ar he fa':
        '(?:إصلاح|تصليح|صيانة) (?:ال)?أثاث|(?:תיקון|תיקוני) רהיטים|שיפוץ רהיטים|חידוש רהיטים|تعمیر(?:ات)? (?:(?:مبل|مبلمان))',
      'hi th vi id':
        'फर्नीचर (?:रिपेयर|रिपेयरिंग|मरम्मत)|ซ่อมเฟอร์นิเจอร์|sửa(?: chữa)? (?:(?:đồ gỗ|nội thất))|(?:servis|service|reparasi|perbaikan) (?:(?:mebel|furniture))',
      'ja ko zh':
        '家具(?:の)?修理|家具リペア|家具修復|가구 ?(?:수리|정비)|가구복원|家具(?:维修|修理)|傢俱(?:維修|修理)',
    },
  },
  {
    name: 'bicycle repair',
    bucket: 'Automotive',
    narrows: 'bicycle shop',
    words: {
      en: '(?:(?:bicycle|bike|cycle|e-?bike)s?) (?:repairs?|servicing|repairers?)|repairs? (?:of|to) (?:(?:bicycle|bike|cycle|e-?bike)s?)|(?:mobile )?bike (?:mechanics?|workshops?)',
      'de nl':
        '*fahrrad-?(?:reparatur*|instandsetzung|werkstatt)|reparatur von fahrrad*|*fahrradwerkstatt|*radwerkstatt|*fiets(?:s|en)? ?reparatie*|reparatie van fiets*|*fietsenmaker*',
      'da sv nb is':
        '*cykel ?reparation*|reparation af cykel*|*cykelværksted|*cykelsmed*|*cykels? ?reparation*|reparation av cykel*|*cykelverkstad|*sykkel ?reparasjon*|reparasjon av sykkel*|*sykkelverksted|*(?:(?:reiðhjóla|hjóla))viðgerð*|hjólaverkstæði*',
      'fr es ca gl pt it ro':
        "réparation (?:de |d')(?:(?:vélos?|cycles))|atelier vélo|reparación de bicicletas|taller de bicicletas|reparació (?:de |d')bicicletes|taller de bicicletes|(?:reparação|reparações|conserto|reparo) de bicicletas|oficina de bicicletas|riparazion[ei] (?:di )?(?:(?:bici|biciclette))|ciclofficina|repara[țt]ii (?:de )?biciclete|reparare biciclete|service biciclete",
      'pl cs sk sl hr sr':
        '(?:naprawa|serwis) rowerów|serwis rowerowy|(?:oprav[ay]|servis) kol|cykloservis|(?:oprav[ay]|servis) bicyklov|(?:popravil[oa]|servis) koles|kolesarski servis|(?:popravak|popravka|servis) (?:(?:bicikala|bicikla))|biciklo servis',
      'ru uk bg mk':
        'ремонт велосипедов|веломастерск*|ремонт велосипедів|веломайстерн*|(?:ремонт на|сервиз за) (?:(?:велосипеди|велосипед))|(?:поправка на|сервис за) велосипеди',
      'fi et lv lt hu':
        '*(?:(?:polkupyörä|(?<!moottori)pyörä)) ?(?:korjau|huolto)*|*pyörähuolto*|*pyöräkorjaamo*|(?:(?:jalgratta|jalgrataste)) (?:remont|parandus)\\p{L}*|*rattaremont*|*rattahooldus*|velosipēdu (?:remonts|labošana)|velo serviss|dviračių (?:remontas|taisymas)|(?:(?:kerékpár|bicikli|bringa))[ -]?(?:javít|szerviz)*',
      'el tr': '(?:επισκευ\\p{L}+|σέρβις|service) ποδηλάτων|bisiklet (?:tamir|servis)\\p{L}*|bisiklet tamirci*',
      'ar he fa': '(?:إصلاح|تصليح|صيانة) (?:ال)?دراجات(?: هوائية)?|(?:תיקון|תיקוני) אופניים|تعمیر(?:ات)? دوچرخه',
      'hi th vi id':
        'साइकिल (?:रिपेयर|रिपेयरिंग|मरम्मत)|ซ่อมจักรยาน|sửa(?: chữa)? xe đạp|(?:servis|service|reparasi|perbaikan) sepeda|bengkel sepeda(?! motor)',
      'ja ko zh': '自転車(?:の)?修理|自転車出張修理|자전거 ?(?:수리|정비)|自行车(?:维修|修理)|自行車(?:維修|修理)',
    },
  },
  {
    name: 'motorcycle repair',
    bucket: 'Automotive',
    narrows: 'motorcycle dealer',
    words: {
      en: '(?:(?:motorcycle|motorbike|moped|scooter)s?) (?:repairs?|servicing|repairers?)|repairs? (?:of|to) (?:(?:motorcycle|motorbike|moped|scooter)s?)|motorcycle mechanics?',
      'de nl':
        '*motorrad-?(?:reparatur*|instandsetzung|werkstatt)|reparatur von motorrad*|*motorradwerkstatt|*(?:motor(?:fiets|scooter)?)(?:s|en)? ?reparatie*|reparatie van (?:motor(?:fiets|scooter)?)*|*motorwerkplaats',
      'da sv nb is':
        '*motorcykel ?reparation*|reparation af motorcykel*|*mc-?værksted|*motorcykels? ?reparation*|reparation av motorcykel*|*mc-?verkstad|*motorsykkel ?reparasjon*|reparasjon av motorsykkel*|*mc-?verksted|*mótorhjólaviðgerð*',
      'fr es ca gl pt it ro':
        "réparation (?:de |d')(?:(?:motos?|scooters?))|atelier moto|reparación de (?:(?:motos|motocicletas))|taller de motos|reparació (?:de |d')motos|reparación de motos|(?:reparação|reparações|conserto|reparo) de (?:(?:motos|motocicletas))|oficina de motos|riparazion[ei] (?:di )?(?:(?:moto|scooter))|officina moto|repara[țt]ii (?:de )?(?:(?:motociclete|scutere))|reparare (?:(?:motociclete|scutere))|service (?:moto|scutere)",
      'pl cs sk sl hr sr':
        '(?:naprawa|serwis) (?:(?:motocykli|skuterów))|serwis motocyklowy|(?:oprav[ay]|servis) (?:(?:motocyklů|motorek|skútrů))|motoservis|(?:oprav[ay]|servis) (?:(?:motocyklov|skútrov))|(?:popravil[oa]|servis) (?:(?:motorjev|motornih koles))|(?:popravak|popravka|servis) (?:(?:motocikala|motora|skutera))|moto servis',
      'ru uk bg mk':
        'ремонт (?:(?:мотоциклов|скутеров|мототехники))|мотосервис|ремонт (?:(?:мотоциклів|скутерів|мототехніки))|мотосервіс|(?:ремонт на|сервиз за) (?:(?:мотори|мотоциклети|скутери))|мотосервиз|мото сервиз|(?:поправка на|сервис за) мотори|мото сервис',
      'fi et lv lt hu':
        '*moottoripyörä ?(?:korjau|huolto)*|*moottoripyöräkorjaamo*|*mopohuolto*|(?:mootorratta|mootorrataste) (?:remont|parandus)\\p{L}*|motociklu (?:remonts|labošana)|moto serviss|motociklų (?:remontas|taisymas)|moto servisas|(?:(?:motor(?:kerékpár)?|robogó))[ -]?(?:javít|szerviz)*',
      'el tr':
        '(?:επισκευ\\p{L}+|σέρβις|service) (?:(?:μοτοσυκλετών|μοτοσικλετών|μοτό))|συνεργείο (?:μοτοσυκλετών|μοτοσικλετών|μοτό)|(?:(?:motosiklet|motor ustası)) (?:tamir|servis)\\p{L}*',
      'ar he fa':
        '(?:إصلاح|تصليح|صيانة) (?:ال)?دراجات (?:ال)?نارية|(?:תיקון|תיקוני) אופנועים|מוסך אופנועים|تعمیر(?:ات)? موتور ?سیکلت',
      'hi th vi id':
        '(?:बाइक|मोटरसाइकिल) (?:रिपेयर|रिपेयरिंग|मरम्मत)|ซ่อม(?:(?:มอเตอร์ไซค์|จักรยานยนต์))|sửa(?: chữa)? xe máy|(?:servis|service|reparasi|perbaikan) (?:sepeda )?motor|bengkel (?:sepeda )?motor',
      'ja ko zh':
        '(?:(?:バイク|オートバイ))(?:の)?修理|バイク整備|(?:(?:오토바이|바이크|스쿠터)) ?(?:수리|정비)|(?:(?:摩托车|电动车|机车))(?:维修|修理)|(?:(?:摩托車|電動車|機車))(?:維修|修理)',
    },
  },
  {
    name: 'truck repair',
    bucket: 'Automotive',
    narrows: 'car repair shop',
    words: {
      en: '(?:(?:truck|lorry|hgv|commercial vehicle|trailer)s?) (?:repairs?|servicing|repairers?)|repairs? (?:of|to) (?:(?:truck|lorry|hgv|commercial vehicle|trailer)s?)|truck (?:mechanics?|workshop)|hgv (?:mechanics?|workshop)',
      'de nl':
        '*(?:(?:lkw|nutzfahrzeug|lastwagen|anhänger))-?(?:reparatur*|instandsetzung|werkstatt)|reparatur von (?:(?:lkw|nutzfahrzeug|lastwagen|anhänger))*|*lkw-?werkstatt|*nutzfahrzeugwerkstatt|*(?:(?:vrachtwagen|truck|trailer))(?:s|en)? ?reparatie*|reparatie van (?:(?:vrachtwagen|truck|trailer))*|*truckservice|*vrachtwagengarage',
      'da sv nb is':
        '*lastbil ?reparation*|reparation af lastbil*|*lastbilværksted|*(?:(?:lastbil|släpvagn))s? ?reparation*|reparation av (?:(?:lastbil|släpvagn))*|*lastbilsverkstad|*lastbilsservice|*lastebil ?reparasjon*|reparasjon av lastebil*|*lastebilverksted|*vörubílaviðgerð*',
      'fr es ca gl pt it ro':
        "réparation (?:de |d')(?:(?:poids[- ]lourds|camions?|véhicules industriels))|garage poids[- ]lourds|reparación de (?:(?:camiones|vehículos industriales|tráileres))|taller de camiones|taller de vehículos industriales|reparació (?:de |d')(?:(?:camions|vehicles industrials))|taller de camions|reparación de camións|(?:reparação|reparações|conserto|reparo) de caminhões|(?:oficina|mecânica) (?:de caminhões|diesel|de pesados)|riparazion[ei] (?:di )?(?:(?:camion|veicoli industriali|autocarri))|officina (?:camion|veicoli industriali)|repara[țt]ii (?:de )?(?:(?:camioane|autocamioane))|reparare (?:(?:camioane|autocamioane))|service camioane",
      'pl cs sk sl hr sr':
        '(?:naprawa|serwis) (?:(?:ciężarówek|samochodów ciężarowych|naczep|tir|pojazdów ciężarowych))|(?:oprav[ay]|servis) (?:(?:nákladních (?:vozidel|vozů|aut|automobilů)|kamionů))|(?:oprav[ay]|servis) (?:(?:nákladných (?:vozidiel|áut|automobilov)|kamiónov))|(?:popravil[oa]|servis) (?:(?:tovornih vozil|tovornjakov))|(?:popravak|popravka|servis) (?:(?:kamiona|teretnih vozila|šlepera|prikolica))',
      'ru uk bg mk':
        'ремонт (?:(?:грузовиков|грузовых автомобилей|прицепов|полуприцепов))|грузовой (?:авто)?сервис|ремонт (?:(?:вантажівок|вантажних автомобілів|причепів))|(?:ремонт на|сервиз за) (?:(?:камиони|товарни автомобили|тирове))|сервиз за камиони|(?:поправка на|сервис за) (?:(?:камиони|товарни возила))',
      'fi et lv lt hu':
        '*(?:(?:kuorma-auto|raskaskalusto|raskaan kaluston)) ?(?:korjau|huolto)*|raskaskalustokorjaamo*|(?:(?:veoauto|veokite|haagiste)) (?:remont|parandus)\\p{L}*|veokite (?:remont|hooldus)|(?:(?:kravas (?:auto|automašīnu)|piekabju)) (?:remonts|labošana)|(?:(?:sunkvežimių|vilkikų|priekabų)) (?:remontas|taisymas)|(?:(?:teherautó|kamion|tehergépjármű|pótkocsi))[ -]?(?:javít|szerviz)*',
      'el tr':
        '(?:επισκευ\\p{L}+|σέρβις|service) (?:(?:φορτηγών|βαρέων οχημάτων))|συνεργείο φορτηγών|(?:(?:kamyon|tır|dorse|ağır vasıta)) (?:tamir|servis)\\p{L}*',
      'ar he fa': '(?:إصلاح|تصليح|صيانة) (?:ال)?شاحنات|(?:תיקון|תיקוני) משאיות|מוסך משאיות|تعمیر(?:ات)? کامیون',
      'hi th vi id':
        'ट्रक (?:रिपेयर|रिपेयरिंग|मरम्मत)|ซ่อม(?:(?:รถบรรทุก|รถสิบล้อ))|sửa(?: chữa)? xe tải|(?:servis|service|reparasi|perbaikan) truk|bengkel truk',
      'ja ko zh':
        '(?:(?:トラック|大型車))(?:の)?修理|トラック整備|(?:(?:화물차|대형차|트럭|상용차)) ?(?:수리|정비)|(?:(?:卡车|货车))(?:维修|修理)|(?:(?:卡車|貨車))(?:維修|修理)',
    },
  },
  {
    name: 'gearbox and engine repair',
    bucket: 'Automotive',
    narrows: 'car repair shop',
    words: {
      en: '(?:(?:gearbox|transmission|engine|clutch|turbo(?:charger)?|diesel injector|injector|cylinder head)s?) (?:repairs?|servicing|repairers?)|repairs? (?:of|to) (?:(?:gearbox|transmission|engine|clutch|turbo(?:charger)?|diesel injector|injector|cylinder head)s?)|(?:gearbox|transmission) specialists?|(?:engine|turbo|transmission) rebuild(?:s|ing|ers?)?|reconditioned (?:engines|gearboxes|turbos)',
      'de nl':
        '*(?:(?:getriebe|automatikgetriebe|(?<!elektro)motoren|turbolader|einspritzdüsen|zylinderkopf))-?(?:reparatur*|instandsetzung|werkstatt)|reparatur von (?:(?:getriebe|automatikgetriebe|(?<!elektro)motoren|turbolader|einspritzdüsen|zylinderkopf))*|*motoreninstandsetz*|*getriebespül*|*(?:(?:versnellingsbak|automaat|turbo|motorblok|motorrevisie|verstuiver))(?:s|en)? ?reparatie*|reparatie van (?:(?:versnellingsbak|automaat|turbo|motorblok|motorrevisie|verstuiver))*|*motorrevisie|*motoren ?revisie*|*turbo ?revisie|*versnellingsbak ?revisie',
      'da sv nb is':
        '*(?:(?:gearkasse|turbo|motorrenovering)) ?reparation*|reparation af (?:(?:gearkasse|turbo|motorrenovering))*|*motorrenovering|*gearkasserenovering|*(?:(?:växellåd|växellåda|automatlåda|turbo))s? ?reparation*|reparation av (?:(?:växellåd|växellåda|automatlåda|turbo))*|*motorrenovering*|*växellådsrenovering*|*(?:(?:girkasse|turbo)) ?reparasjon*|reparasjon av (?:(?:girkasse|turbo))*|*motoroverhaling|*girkasseoverhaling|*(?:(?:gírkassa|sjálfskipti|túrbínu))viðgerð*',
      'fr es ca gl pt it ro':
        "réparation (?:de |d')(?:(?:boîtes? de vitesses?|boîtes? automatiques?|turbos?|moteurs?|injecteurs?|culasses?))|rectification moteurs?|reparación de (?:(?:cajas? (?:de cambios|automáticas|de velocidades)|transmisiones(?: automáticas)?|turbos?|motores|inyectores|culatas))|rectificadora de motores|rectificación de motores|reparació (?:de |d')(?:(?:caixes de canvi|turbos|injectors))|reparación de (?:(?:caixas de cambios|turbos))|(?:reparação|reparações|conserto|reparo) de (?:(?:câmbio(?:s)?(?: automático)?|caixas de (?:câmbio|velocidades)|turbinas?|turbos?|motores|injetores|cabeçotes))|retífica de motores|câmbio automático oficina|riparazion[ei] (?:di )?(?:(?:cambi automatici|cambio automatico|turbine|turbocompressori|iniettori|motori|testate))|revisione (?:cambi|motori|turbine)|rettifica motori|repara[țt]ii (?:de )?(?:(?:cutii (?:de viteze|automate)|cutie automată|turbine|turbosuflante|injectoare|motoare|chiulase))|reparare (?:(?:cutii (?:de viteze|automate)|cutie automată|turbine|turbosuflante|injectoare|motoare|chiulase))|recondiționare (?:turbine|injectoare|motoare)|recondiționări (?:turbine|turbosuflante|injectoare|motoare)",
      'pl cs sk sl hr sr':
        '(?:naprawa|serwis) (?:(?:skrzyń(?: biegów| automatycznych)?|turbosprężarek|wtryskiwaczy|silników|głowic))|regeneracja (?:turbosprężarek|turbin|wtrysków|wtryskiwaczy|skrzyń)|(?:oprav[ay]|servis) (?:(?:(?:automatických )?převodovek|turbodmychadel|turb|vstřikovačů|motorů|hlav))|repase (?:turb|turbodmychadel|vstřikovačů|převodovek)|(?:oprav[ay]|servis) (?:(?:(?:automatických )?prevodoviek|turbodúchadiel|turb|vstrekovačov|motorov))|repas (?:turb|vstrekovačov|prevodoviek|turbodúchadiel)|(?:popravil[oa]|servis) (?:(?:menjalnikov|turbin|turbo polnilnikov|injektorjev|šob|motorjev z notranjim))|obnova (?:turbin|menjalnikov|motorjev)|(?:popravak|popravka|servis) (?:(?:mjenjača|menjača|turbina|turbo punjača|injektora|dizni|dizna|automatskih (?:mjenjača|menjača)))|reparacija (?:turbina|dizni|mjenjača|menjača|turbo)',
      'ru uk bg mk':
        'ремонт (?:(?:акпп|мкпп|двигателей|двигателя|коробок? передач|турбин|форсунок|турбокомпрессоров|вариаторов))|ремонт (?:(?:акпп|двигунів|двигуна|коробок? передач|турбін|форсунок|варіаторів))|(?:ремонт на|сервиз за) (?:(?:скоростни кутии|автоматични скорости|турбини|турбокомпресори|дюзи|двигатели))|рециклиране на (?:турбини|дюзи|двигатели)|(?:поправка на|сервис за) (?:(?:менувачи|турбини|дизни|мотори со))',
      'fi et lv lt hu':
        '*(?:(?:vaihteisto|automaattivaihteisto|turbo|moottorin)) ?(?:korjau|huolto)*|*moottorikunnost*|(?:(?:käigukasti|käigukastide|automaatkäigukasti|automaatkastide|turbo|turbode|mootorite|pihustite)) (?:remont|parandus)\\p{L}*|(?:(?:(?:automātisko )?(?:ātrumkārbu|kārbu)|turbīnu|sprauslu|dzinēju|motoru)) (?:remonts|labošana)|(?:(?:(?:automatinių )?pavarų dėžių|turbinų|turbokompresorių|purkštukų|variklių)) (?:remontas|taisymas)|(?:(?:(?:automata ?)?váltó|sebességváltó|turbó|turbófeltöltő|porlasztó|motorfelújítás|injektor))[ -]?(?:javít|szerviz)*|motorfelújítás*|turbófelújítás*|váltófelújítás*',
      'el tr':
        '(?:επισκευ\\p{L}+|σέρβις|service) (?:(?:κιβωτίων(?: ταχυτήτων)?|σασμάν|τούρμπο|μπεκ|κινητήρων))|ανακατασκευές? (?:τούρμπο|σασμάν|κινητήρων|μπεκ)|(?:(?:şanzıman|otomatik şanzıman|turbo|enjektör|rektifiye|motor yenileme)) (?:tamir|servis)\\p{L}*|motor yenileme|oto rektifiye|şanzıman revizyon*',
      'ar he fa':
        '(?:إصلاح|تصليح|صيانة) (?:(?:قير|ناقل الحركة|فتيس|تيربو|محركات|جيربوكس|بخاخات))|(?:תיקון|תיקוני) (?:(?:גירים|תיבות הילוכים|טורבו|מנועים))|שיפוץ (?:מנועים|גירים)|تعمیر(?:ات)? (?:(?:گیربکس|گیربکس اتوماتیک|توربوشارژ|موتور خودرو|انژکتور))',
      'th vi id':
        'ซ่อม(?:(?:เกียร์|เกียร์อัตโนมัติ|เทอร์โบ|หัวฉีด|เครื่องยนต์))|sửa(?: chữa)? (?:(?:hộp số|turbo|động cơ ô tô|kim phun))|(?:servis|service|reparasi|perbaikan) (?:(?:transmisi|transmisi matic|turbo|injektor|matic mobil))|bengkel (?:matic|transmisi)|spesialis (?:matic|transmisi)',
      'ja ko zh':
        '(?:(?:エンジン|トランスミッション|ミッション|ターボ))(?:の)?修理|エンジンオーバーホール|リビルトエンジン|(?:(?:미션|변속기|엔진|터보|인젝터)) ?(?:수리|정비)|미션오버홀|엔진보링|(?:(?:变速箱|发动机|自动变速箱|涡轮增压器|喷油嘴))(?:维修|修理)|(?:(?:變速箱|發動機|自動變速箱|渦輪增壓器|噴油嘴))(?:維修|修理)',
    },
  },
  {
    name: 'car electrics workshop',
    bucket: 'Automotive',
    narrows: 'car repair shop',
    parts: {
      'car key service':
        'keys?\\b|clés?|llaves|chaves|chiavi|schlüssel|sleutel|klucz|klíč|kľúč|ključ|ключ|anahtar|مفاتيح|מפתח|کلید|자동차키|차키|车钥匙|車鑰匙|kunci',
      'car air conditioning service':
        'air ?-?con|clima|klima|aire acond|ar condic|кондиц|кліма|エアコン|에어컨|空调|空調|تكييف|מזגן|کولر',
      'car electrics workshop':
        '\\becu\\b|alternator|lichtmasch|starter|dashboard|electri|élect|elektr|eléct|elettr|calculateur|démarreur|compteur|電装|オルタ|전기|электр|електр|كهرب|חשמל|برق',
    },
    words: {
      en: '(?:(?:car (?:air[- ]?con(?:ditioning)?|ecu|electronics|electrical)|ecu|alternator(?:s)?|starter motors?|dashboard)) (?:repairs?|servicing|repairers?)|repairs? (?:of|to) (?:(?:car (?:air[- ]?con(?:ditioning)?|ecu|electronics|electrical)|ecu|alternator(?:s)?|starter motors?|dashboard))|auto electric(?:s|ians?|al)|car electric(?:s|ians?)|car (?:aircon|air conditioning) (?:regas|recharge|service)s?|car (?:key|keys) (?:replacement|programming|cutting)',
      'de nl':
        '*(?:(?:autoklimaanlage|steuergeräte|steuergerät|lichtmaschinen|anlasser|autoelektrik|tacho))-?(?:reparatur*|instandsetzung|werkstatt)|reparatur von (?:(?:autoklimaanlage|steuergeräte|steuergerät|lichtmaschinen|anlasser|autoelektrik|tacho))*|*autoelektrik*|*kfz-?elektrik*|*klimaservice auto|*(?:(?:ecu|dynamo|startmotor|autoairco|teller))(?:s|en)? ?reparatie*|reparatie van (?:(?:ecu|dynamo|startmotor|autoairco|teller))*|auto-?elektricien*|*autosleutel*|*airco ?service auto',
      'da sv nb is':
        '*(?:(?:autoel|aircondition bil)) ?reparation*|reparation af (?:(?:autoel|aircondition bil))*|*autoelektr*|*bilnøgle*|*(?:(?:startmotor|generator bil|bilelektronik))s? ?reparation*|reparation av (?:(?:startmotor|generator bil|bilelektronik))*|*bilelektr*|*bilnyckel*|*bilelektronikk ?reparasjon*|reparasjon av bilelektronikk*|*bilelektro*|*bilnøkkel*|*bílarafmagnsviðgerð*',
      'fr es ca gl pt it ro':
        "réparation (?:de |d')(?:(?:calculateurs?|alternateurs?|démarreurs?|compteurs? auto|électronique automobile|clés? de voiture))|électricité (?:auto|automobile)|électricien (?:auto|automobile)|climatisation (?:auto|automobile)|clés? (?:de )?voitures?|reparación de (?:(?:centralitas|alternadores|motores de arranque|aire acondicionado (?:automotriz|de coches?|auto)|llaves de coches?))|(?:taller )?(?:electricidad|eléctrico|electricista) (?:del automóvil|automotriz|de autos)|electromecánica (?:del automóvil|automotriz)|llaves (?:de coche|de carro|codificadas)|reparació (?:de |d')(?:(?:centraletes|alternadors))|electricitat de l'automòbil|reparación de (?:(?:centraliñas|alternadores))|electricidade do automóbil|(?:reparação|reparações|conserto|reparo) de (?:(?:centralinas|módulos automotivos|alternadores|motores de arranque|painéis automotivos|ar[- ]condicionado automotivo))|auto[- ]?elétrica|auto ?eléctrico|eletricista automotivo|chave(?:s|iro) (?:automotiv[ao]s?|codificadas?)|ar[- ]condicionado automotivo|riparazion[ei] (?:di )?(?:(?:centraline|alternatori|motorini d'avviamento|climatizzatori auto|quadri strumenti))|elettrauto|chiavi auto|ricarica (?:clima|aria condizionata) auto|repara[țt]ii (?:de )?(?:(?:ecu|calculatoare auto|alternatoare|electromotoare|aer condiționat auto|bord auto))|reparare (?:(?:ecu|calculatoare auto|alternatoare|electromotoare|aer condiționat auto|bord auto))|electrician auto|electrică auto|chei auto|încărcare freon auto",
      'pl cs sk sl hr sr':
        '(?:naprawa|serwis) (?:(?:sterowników (?:silnika|samochodowych)|alternatorów|rozruszników|klimatyzacji samochodowej|liczników samochodowych))|elektryk samochodowy|elektromechanika (?:pojazdowa|samochodowa)|auto[- ]?elektryk|dorabianie kluczy samochodowych|(?:oprav[ay]|servis) (?:(?:řídicích jednotek|řídících jednotek|alternátorů|startérů|autoklimatizací|autoelektriky))|autoelektri\\p{L}+|autoklíče|plnění klimatizac\\p{L}+|(?:oprav[ay]|servis) (?:(?:riadiacich jednotiek|alternátorov|štartérov|autoklimatizácií))|autoelektrik\\p{L}*|autokľúče|plnenie klimatizáci\\p{L}+|(?:popravil[oa]|servis) (?:(?:alternatorjev|zaganjačev|avtoklim))|avtoelektri\\p{L}+|avto ?elektrika|polnjenje (?:avto)?klim\\p{L}*|avtoključi|(?:popravak|popravka|servis) (?:(?:alternatora|elektropokretača|anlasera|auto klima|ecu))|auto ?električar\\p{L}*|auto ?elektrik\\p{L}*|punjenje auto klim\\p{L}*|auto ?ključevi',
      'ru uk bg mk':
        'ремонт (?:(?:автоэлектрики|эбу|генераторов и стартеров|стартеров|автокондиционеров))|автоэлектрик\\p{L}*|заправка автокондиционеров|автоключи|изготовление автомобильных ключей|ремонт (?:(?:автоелектрики|ебу|стартерів|генераторів і стартерів|автокондиціонерів))|автоелектрик\\p{L}*|заправка автокондиціонерів|автоключі|(?:ремонт на|сервиз за) (?:(?:алтернатори|стартери|автоклиматици|компютри за автомобили))|авто ?електро\\p{L}*|автоелектри\\p{L}+|автоключ\\p{L}+|зареждане на автоклима\\p{L}*|(?:поправка на|сервис за) (?:(?:алтернатори|анласери|авто клими))|автоелектричар\\p{L}*|авто ?електрика|автоклучеви',
      'fi et lv lt hu':
        '*(?:(?:autosähkö|startti|laturi|auton ilmastoin)) ?(?:korjau|huolto)*|*autosähkö*|*autosähköliike|auton (?:ilmastointihuolto|avain)\\p{L}*|(?:(?:generaatorite|starterite|autoelektri|autokonditsioneeri)) (?:remont|parandus)\\p{L}*|autoelektri\\p{L}+|autovõtme\\p{L}*|auto kliimaseadme\\p{L}*|(?:(?:ģeneratoru un starteru|starteru|autoelektronikas|auto kondicionieru)) (?:remonts|labošana)|auto ?atslēgu \\p{L}+|(?:(?:starterių|generatorių ir starterių|automobilių elektronikos|automobilių kondicionierių)) (?:remontas|taisymas)|auto ?elektrik\\p{L}*|automobilių (?:elektrik\\p{L}*|raktų|raktai)\\p{L}*|(?:(?:önindító|generátor és önindító|autóklíma|motorvezérlő|ecu|óracsoport))[ -]?(?:javít|szerviz)*|autóvillamosság\\p{L}*|autóvillany\\p{L}*|autóklíma\\p{L}*|autókulcs ?(?:másol|készít)\\p{L}*',
      'el tr':
        '(?:επισκευ\\p{L}+|σέρβις|service) (?:(?:εγκεφάλων αυτοκινήτων|μίζας|δυναμό|κλιματισμού αυτοκινήτου))|ηλεκτρολόγος αυτοκινήτων|ηλεκτρολογείο αυτοκινήτων|κλειδιά αυτοκινήτων|(?:(?:oto (?:klima|beyin)|marş dinamo|araç beyni|gösterge paneli)) (?:tamir|servis)\\p{L}*|oto elektrik\\p{L}*|oto anahtar\\p{L}*',
      'ar he fa':
        '(?:إصلاح|تصليح|صيانة) (?:(?:كهرباء سيارات|مكيفات سيارات|كمبيوتر السيارات|دينامو))|كهرباء سيارات|كهربائي سيارات|مفاتيح سيارات|(?:תיקון|תיקוני) (?:(?:מזגני רכב|מזגן רכב|אלטרנטורים|מחשבי רכב))|חשמל רכב|חשמלאי רכב|חשמלאות רכב|שכפול מפתחות לרכב|تعمیر(?:ات)? (?:(?:ایسیو|کولر ماشین|دینام|استارت خودرو))|برق خودرو|باطری سازی|کلید سازی خودرو',
      'th vi id':
        'ซ่อม(?:(?:แอร์รถยนต์|ไดนาโม|กล่องecu))|ไดนาโมรถยนต์|แอร์รถยนต์|กุญแจรถยนต์|sửa(?: chữa)? (?:(?:điện ô tô|điều hòa ô tô|ecu))|chìa khóa ô tô|(?:servis|service|reparasi|perbaikan) (?:(?:ac mobil|ecu|alternator|dinamo))|bengkel ac mobil|kunci mobil duplikat|duplikat kunci mobil',
      'ja ko zh':
        '(?:(?:カーエアコン|オルタネーター|ecu))(?:の)?修理|自動車電装|電装品修理|カーエアコン修理|(?:(?:차량 ?에어컨|자동차 ?에어컨|ecu|자동차 ?전기)) ?(?:수리|정비)|자동차키|차키 ?복사|(?:(?:汽车空调|汽车电路|汽车电脑|行车电脑|汽车音响))(?:维修|修理)|汽车钥匙|(?:(?:汽車空調|汽車電路|汽車電腦|行車電腦|汽車音響))(?:維修|修理)|汽車鑰匙',
    },
  },
];
