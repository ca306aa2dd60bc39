import type { Kind } from './kind.ts';

/** Who repairs machines and devices. */
export const REPAIRS_OF_MACHINES: readonly Kind[] = [
  {
    name: 'boat repair',
    bucket: 'Transport',
    narrows: 'marina',
    words: {
      en: '(?:(?:boat|yacht|outboard|marine engine|hull|sail|inboard engine|propeller|dinghy|rib)s?) (?:repairs?|servicing|repairers?)|repairs? (?:of|to) (?:(?:boat|yacht|outboard|marine engine|hull|sail|inboard engine|propeller|dinghy|rib)s?)|boat (?:maintenance|valeting|detailing|engineers?)|marine mechanics?|antifouling|osmosis treatment|(?:yacht )?rigging services?|yacht riggers?',
      'de nl':
        '*(?:(?:boots|boot|yacht|bootsmotoren|segel|schlauchboot|gelcoat))-?(?:reparatur*|instandsetzung|werkstatt)|reparatur von (?:(?:boots|boot|yacht|bootsmotoren|segel|schlauchboot|gelcoat))*|*bootsservice|*yachtservice|*osmosesanierung|*rigg-?service|*(?:(?:boot|jacht|scheeps|bootmotor|zeil|polyester))(?:s|en)? ?reparatie*|reparatie van (?:(?:boot|jacht|scheeps|bootmotor|zeil|polyester))*|*jachtservice|*botenstalling|*scheepsreparatie*',
      'da sv nb is':
        '*(?:(?:båd|bådmotor|sejl)) ?reparation*|reparation af (?:(?:båd|bådmotor|sejl))*|*bådservice|*bådværksted|*(?:(?:båt|båtmotor|segel))s? ?reparation*|reparation av (?:(?:båt|båtmotor|segel))*|*båtverkstad|*båtservice|*(?:(?:båt|båtmotor|seil)) ?reparasjon*|reparasjon av (?:(?:båt|båtmotor|seil))*|*båtverksted|*(?:(?:báta|skipa))viðgerð*',
      'fr es ca gl pt it ro':
        "réparation (?:de |d')(?:(?:bateaux?|yachts?|navires|moteurs? (?:marins?|hors[- ]bord)|voiles))|mécanique (?:marine|nautique)|entretien (?:de )?bateaux|gréement|reparación de (?:(?:barcos|embarcaciones|yates|motores (?:marinos|fueraborda|fuera de borda)|velas|lanchas))|mecánica náutica|mantenimiento (?:de (?:barcos|embarcaciones|yates)|náutico)|reparació (?:de |d')(?:(?:vaixells|embarcacions|motors (?:marins|foraborda)))|mecànica nàutica|manteniment de vaixells|reparación de (?:(?:barcos|embarcacións))|(?:reparação|reparações|conserto|reparo) de (?:(?:barcos|embarcações|motores (?:marítimos|náuticos|de popa|fora de borda)|iates|lanchas|velas))|mecânica náutica|manutenção (?:de (?:barcos|embarcações|lanchas|iates)|náutica)|riparazion[ei] (?:di )?(?:(?:barche|imbarcazioni|yacht|motori (?:marini|fuoribordo)|gommoni|vele))|manutenzione (?:barche|imbarcazioni|yacht)|officina nautica|repara[țt]ii (?:de )?(?:(?:bărci|ambarcațiuni|iahturi|motoare (?:de barcă|outboard)))|reparare (?:(?:bărci|ambarcațiuni|iahturi|motoare (?:de barcă|outboard)))|service (?:bărci|ambarcațiuni|motoare barcă)",
      'pl cs sk sl hr sr':
        '(?:naprawa|serwis) (?:(?:łodzi|jachtów|silników (?:zaburtowych|jachtowych)|żagli))|(?:oprav[ay]|servis) (?:(?:lodí|člunů|lodních motorů|jachet))|(?:oprav[ay]|servis) (?:(?:lodí|člnov|lodných motorov|jácht))|(?:popravil[oa]|servis) (?:(?:plovil|čolnov|izvenkrmnih motorjev|jaht|jader))|servis plovil|(?:popravak|popravka|servis) (?:(?:brodova|plovila|jahti|brodskih motora|čamaca|jedara|gumenjaka))|servis (?:plovila|brodova|brodskih motora)|održavanje (?:plovila|jahti|brodova)',
      'ru uk bg mk':
        'ремонт (?:(?:лодок|катеров|яхт|лодочных моторов|судов|лодок пвх))|обслуживание яхт|ремонт (?:(?:човнів|катерів|яхт|човнових моторів|суден|човнів пвх))|(?:ремонт на|сервиз за) (?:(?:лодки|яхти|извънбордови двигатели|кораби))|(?:поправка на|сервис за) (?:(?:чамци|бродови))',
      'fi et lv lt hu':
        '*(?:(?:vene|perämoottori|purje)) ?(?:korjau|huolto)*|*venehuolto*|*venekorjaamo*|*venetelakka*|(?:(?:paadi|paatide|päramootori|päramootorite|jahtide|purje)) (?:remont|parandus)\\p{L}*|paadi ?(?:hooldus|remont)|(?:(?:laivu|jahtu|laivu motoru|kuģu|buru)) (?:remonts|labošana)|laivu serviss|(?:(?:laivų|jachtų|valčių variklių|burių)) (?:remontas|taisymas)|(?:(?:hajó|csónakmotor|vitorla))[ -]?(?:javít|szerviz)*|hajóépít\\p{L}*|hajószerviz\\p{L}*',
      'el tr':
        '(?:επισκευ\\p{L}+|σέρβις|service) (?:(?:σκαφών|πλοίων|εξωλέμβιων|ιστιοφόρων|ναυτικών μηχανών))|συντήρηση σκαφών|συνεργείο σκαφών|(?:(?:tekne|yat|deniz motoru|bot)) (?:tamir|servis)\\p{L}*|(?:tekne|yat) bakım\\p{L}*',
      'ar he fa':
        '(?:إصلاح|تصليح|صيانة) (?:(?:(?:ال)?قوارب|(?:ال)?يخوت|(?:ال)?سفن|محركات بحرية))|(?:תיקון|תיקוני) (?:(?:סירות|יאכטות|מנועי (?:ים|סירה)))|تعمیر(?:ات)? (?:(?:قایق|کشتی|موتور قایق))',
      'th vi id':
        'ซ่อม(?:(?:เรือ|เรือยอร์ช|เครื่องยนต์เรือ))|sửa(?: chữa)? (?:(?:tàu|tàu biển|du thuyền|thuyền|cano))|(?:servis|service|reparasi|perbaikan) (?:(?:kapal|perahu|mesin tempel|speed ?boat))',
      'ja ko zh':
        '(?:(?:船舶|ボート|ヨット|船外機|マリンエンジン))(?:の)?修理|(?:(?:선박|요트|보트|선외기)) ?(?:수리|정비)|(?:(?:船舶|游艇|船外机|快艇))(?:维修|修理)|(?:(?:船舶|遊艇|船外機|快艇))(?:維修|修理)',
    },
  },
  {
    name: 'TV and audio repair',
    bucket: 'Home services',
    narrows: 'appliance repair service',
    words: {
      en: '(?:(?:tv|television|hi-?fi|audio|amplifier|radio|turntable|speaker|record player|vintage radio)s?) (?:repairs?|servicing|repairers?)|repairs? (?:of|to) (?:(?:tv|television|hi-?fi|audio|amplifier|radio|turntable|speaker|record player|vintage radio)s?)',
      'de nl':
        '*(?:(?:fernseher|tv|hifi|radio|verstärker|plattenspieler))-?(?:reparatur*|instandsetzung|werkstatt)|reparatur von (?:(?:fernseher|tv|hifi|radio|verstärker|plattenspieler))*|radio- und fernsehtechnik*|*fernsehtechnik*|*rundfunktechnik*|*(?:(?:tv|televisie|hifi|audio|versterker|radio))(?:s|en)? ?reparatie*|reparatie van (?:(?:tv|televisie|hifi|audio|versterker|radio))*',
      'da sv nb is':
        '*(?:(?:tv|hifi|fjernsyn|forstærker)) ?reparation*|reparation af (?:(?:tv|hifi|fjernsyn|forstærker))*|*(?:(?:tv|hifi|ljud|förstärkar))s? ?reparation*|reparation av (?:(?:tv|hifi|ljud|förstärkar))*|*(?:(?:tv|hifi|forsterker)) ?reparasjon*|reparasjon av (?:(?:tv|hifi|forsterker))*|*(?:(?:sjónvarps|hljómtækja))viðgerð*',
      'fr es ca gl pt it ro':
        "réparation (?:de |d')(?:(?:télévis(?:ions?|eurs?)|tv|hi-?fi|chaînes? hi-?fi|amplis?|platines? vinyles?))|reparación de (?:(?:televisores|televisiones|tv|teles|pantallas|equipos de (?:sonido|música)|amplificadores|pantallas (?:smart|led)))|reparació (?:de |d')(?:(?:televisors|tv|equips de so))|reparación de (?:televisores)|(?:reparação|reparações|conserto|reparo) de (?:(?:tvs?|televis(?:ões|ores)|televisão|aparelhos de som|amplificadores))|riparazion[ei] (?:di )?(?:(?:tv|televisori|hi-?fi|amplificatori|televisioni))|repara[țt]ii (?:de )?(?:(?:televizoare|tv|tv led|audio|amplificatoare))|reparare (?:(?:televizoare|tv|tv led|audio|amplificatoare))",
      'pl cs sk sl hr sr':
        '(?:naprawa|serwis) (?:(?:telewizorów|tv|sprzętu (?:rtv|audio|hi-?fi)|wzmacniaczy))|(?:oprav[ay]|servis) (?:(?:televizorů|televizí|tv|audio techniky|hifi))|(?:oprav[ay]|servis) (?:(?:televízorov|tv|audio techniky))|(?:popravil[oa]|servis) (?:(?:televizorjev|tv|avdio naprav))|(?:popravak|popravka|servis) (?:(?:televizora|tv|tv uređaja|audio uređaja|pojačala))',
      'ru uk bg mk':
        'ремонт (?:(?:телевизоров|аудиотехники|усилителей|акустики))|ремонт (?:(?:телевізорів|аудіотехніки|підсилювачів))|(?:ремонт на|сервиз за) (?:(?:телевизори|аудио техника|усилватели))|(?:поправка на|сервис за) (?:(?:телевизори|аудио уреди))',
      'fi et lv lt hu':
        '*(?:(?:tv|televisio|hifi|vahvistin)) ?(?:korjau|huolto)*|tv-huolto|(?:(?:telerite|teleri|televiisorite|hifi|audiotehnika|võimendite)) (?:remont|parandus)\\p{L}*|(?:(?:televizoru|tv|audio tehnikas)) (?:remonts|labošana)|(?:(?:televizorių|garso (?:technikos|aparatūros)|stiprintuvų)) (?:remontas|taisymas)|(?:(?:tévé|tv|televízió|erősítő|hifi))[ -]?(?:javít|szerviz)*',
      'el tr':
        '(?:επισκευ\\p{L}+|σέρβις|service) (?:(?:τηλεοράσεων|ηχοσυστημάτων|ενισχυτών|tv))|(?:(?:televizyon|tv|müzik seti|lcd tv|anfi)) (?:tamir|servis)\\p{L}*',
      'ar he fa':
        '(?:إصلاح|تصليح|صيانة) (?:(?:تلفزيونات|شاشات|تلفزيون|شاشات تلفزيون))|(?:תיקון|תיקוני) (?:(?:טלוויזיות|טלויזיות|מסכי טלוויזיה|מערכות שמע|מגברים))|تعمیر(?:ات)? (?:(?:تلویزیون|ضبط صوت|آمپلی فایر|سیستم صوتی))',
      'hi th vi id':
        '(?:(?:टीवी|एलईडी टीवी)) (?:रिपेयर|रिपेयरिंग|मरम्मत)|ซ่อม(?:(?:ทีวี|โทรทัศน์|เครื่องเสียง))|sửa(?: chữa)? (?:(?:tivi|ti vi|loa|amply|âm ly))|(?:servis|service|reparasi|perbaikan) (?:(?:tv|televisi|tv led|amplifier|audio))',
      'ja ko zh':
        '(?:(?:テレビ|オーディオ|アンプ|スピーカー))(?:の)?修理|(?:(?:tv|텔레비전|오디오|앰프|티비)) ?(?:수리|정비)|(?:(?:电视|电视机|音响|功放))(?:维修|修理)|(?:(?:電視|電視機|音響|功放))(?:維修|修理)',
    },
  },
  {
    name: 'coffee machine repair',
    bucket: 'Home services',
    narrows: ['appliance repair service', 'coffee and tea retailer'],
    words: {
      en: '(?:(?:coffee|espresso) (?:machines?|makers?|grinders?)) (?:repairs?|servicing|repairers?)|repairs? (?:of|to) (?:(?:coffee|espresso) (?:machines?|makers?|grinders?))|(?:coffee|espresso) machine (?:technicians?|engineers?|maintenance)',
      'de nl':
        '*(?:(?:kaffeemaschinen|kaffeevollautomaten|espressomaschinen))-?(?:reparatur*|instandsetzung|werkstatt)|reparatur von (?:(?:kaffeemaschinen|kaffeevollautomaten|espressomaschinen))*|*kaffeemaschinen-?service|*kaffeevollautomaten-?service|*(?:(?:koffiemachine|espressomachine))(?:s|en)? ?reparatie*|reparatie van (?:(?:koffiemachine|espressomachine))*|koffiemachine ?onderhoud',
      'da sv nb is':
        '*(?:(?:kaffemaskine|espressomaskine)) ?reparation*|reparation af (?:(?:kaffemaskine|espressomaskine))*|*kaffemaskineservice|*(?:(?:kaffemaskin|espressomaskin))s? ?reparation*|reparation av (?:(?:kaffemaskin|espressomaskin))*|*kaffemaskinsservice|*(?:(?:kaffemaskin|espressomaskin)) ?reparasjon*|reparasjon av (?:(?:kaffemaskin|espressomaskin))*|*kaffivélaviðgerð*',
      'fr es ca gl pt it ro':
        "réparation (?:de |d')(?:(?:machines? (?:à café|expresso|espresso)))|dépannage (?:de )?machines? à café|reparación de (?:(?:cafeteras|máquinas de café))|servicio técnico (?:de )?(?:cafeteras|máquinas de café)|reparació (?:de |d')(?:(?:cafeteres|màquines de cafè))|reparación de cafeteiras|(?:reparação|reparações|conserto|reparo) de (?:(?:máquinas de café|cafeteiras|máquinas de café expresso))|assistência técnica (?:de )?(?:máquinas de café|cafeteiras)|riparazion[ei] (?:di )?(?:(?:macchine (?:da|per|del) caff[èe]|macchine caff[èe]))|assistenza macchine (?:da |per )?caff[èe]|repara[țt]ii (?:de )?(?:(?:espressoare|expresoare|aparate de cafea|automate de cafea))|reparare (?:(?:espressoare|expresoare|aparate de cafea|automate de cafea))|service (?:espressoare|expresoare|aparate de cafea)",
      'pl cs sk sl hr sr':
        '(?:naprawa|serwis) (?:ekspresów(?: do kawy)?)|(?:oprav[ay]|servis) (?:kávovarů)|(?:oprav[ay]|servis) (?:kávovarov)|(?:popravil[oa]|servis) (?:(?:kavnih aparatov|kavomatov))|(?:popravak|popravka|servis) (?:(?:aparata za kavu|aparata za kafu|kafe aparata|aparata za kafe|kafemata))',
      'ru uk bg mk':
        'ремонт (?:(?:кофемашин|кофеварок))|ремонт (?:(?:кавомашин|кавоварок))|(?:ремонт на|сервиз за) (?:(?:кафе ?машини|кафемашини|кафеавтомати))|(?:поправка на|сервис за) (?:(?:кафе машини|кафемати|апарати за кафе))',
      'fi et lv lt hu':
        '*(?:(?:kahvikone|espressokone|kahviautomaatti)) ?(?:korjau|huolto)*|(?:(?:kohvimasina|kohvimasinate|espressomasina|espressomasinate)) (?:remont|parandus)\\p{L}*|(?:(?:kafijas automātu|kafijas aparātu)) (?:remonts|labošana)|(?:(?:kavos aparatų|kavos virimo aparatų)) (?:remontas|taisymas)|(?:(?:kávégép|kávéfőző))[ -]?(?:javít|szerviz)*',
      'el tr':
        '(?:επισκευ\\p{L}+|σέρβις|service) (?:(?:μηχανών (?:καφέ|espresso)|καφετιέρας))|(?:(?:kahve makinesi|kahve makinası|espresso makinesi)) (?:tamir|servis)\\p{L}*',
      'ar he fa':
        '(?:إصلاح|تصليح|صيانة) (?:(?:مكائن القهوة|ماكينات القهوة|مكائن قهوة|ماكينات قهوة))|(?:תיקון|תיקוני) (?:(?:מכונות קפה|מכונות אספרסו|מכונת קפה))|تعمیر(?:ات)? (?:(?:قهوه ساز|اسپرسو ساز|اسپرسوساز))',
      'hi th vi id':
        'कॉफी मशीन (?:रिपेयर|रिपेयरिंग|मरम्मत)|ซ่อม(?:เครื่องชงกาแฟ)|sửa(?: chữa)? (?:(?:máy pha cà phê|máy pha cafe))|(?:servis|service|reparasi|perbaikan) (?:(?:mesin kopi|mesin espresso))',
      'ja ko zh':
        '(?:(?:コーヒーマシン|エスプレッソマシン|コーヒーメーカー))(?:の)?修理|(?:(?:커피머신|에스프레소 ?머신)) ?(?:수리|정비)|(?:咖啡机)(?:维修|修理)|(?:咖啡機)(?:維修|修理)',
    },
  },
  {
    name: 'sewing machine repair',
    bucket: 'Crafts and repair',
    narrows: 'fabric shop',
    parts: {
      'sewing machine shop':
        '^(?!.*(?:repair|servic|engineer|technician|reparat|repara|répar|conserto|reparo|riparaz|werkst|instands|napraw|serwis|oprav|servis|popravil|popravk|popravak|ремонт|сервиз|поправка|korja|huolto|remont|parand|labo|taisym|javít|szerviz|viðgerð|επισκ|tamir|إصلاح|تصليح|صيانة|תיקון|تعمیر|ซ่อม|sửa|reparasi|perbaikan|रिपेयर|मरम्मत|修理|수리|정비|维修|維修))',
    },
    words: {
      en: '(?:(?:sewing machine|overlocker|serger|embroidery machine|knitting machine)s?) (?:repairs?|servicing|repairers?)|repairs? (?:of|to) (?:(?:sewing machine|overlocker|serger|embroidery machine|knitting machine)s?)|sewing machine (?:shops?|dealers?|sales|engineers?|technicians?)|sewing machines',
      'de nl':
        '*nähmaschinen-?(?:reparatur*|instandsetzung|werkstatt)|reparatur von nähmaschinen*|*nähmaschinen(?:fachgeschäft|center|haus|service|handel)?|*naaimachine(?:s|en)? ?reparatie*|reparatie van naaimachine*|*naaimachine(?:s|centrum|winkel|handel|specialist)',
      'da sv nb is':
        '*symaskine ?reparation*|reparation af symaskine*|*symaskine(?:r|center|butik|forretning)|*symaskins? ?reparation*|reparation av symaskin*|*symaskin(?:er|shus|affär|scenter|sbutik)|*symaskin ?reparasjon*|reparasjon av symaskin*|*symaskin(?:er|senter|butikk)|*saumavélaviðgerð*',
      'fr es ca gl pt it ro':
        "réparation (?:de |d')machines? à coudre|machines à coudre|reparación de máquinas de coser|máquinas de coser|reparació (?:de |d')màquines de cosir|màquines de cosir|(?:reparação|reparações|conserto|reparo) de (?:máquinas? de (?:costura|bordar))|máquinas de costura|riparazion[ei] (?:di )?(?:macchine (?:da|per) cucire)|macchine (?:da|per) cucire|repara[țt]ii (?:de )?mașini de cusut|reparare mașini de cusut|mașini de cusut",
      'pl cs sk sl hr sr':
        '(?:naprawa|serwis) maszyn do szycia|maszyny do szycia|(?:oprav[ay]|servis) šicích strojů|šicí stroje|(?:oprav[ay]|servis) šijacích strojov|šijacie stroje|(?:popravil[oa]|servis) šivalnih strojev|šivalni stroji|(?:popravak|popravka|servis) (?:(?:šivaćih (?:strojeva|mašina)|šivaće mašine))|šivaći strojevi|šivaće mašine',
      'ru uk bg mk':
        'ремонт швейных машин|швейные машин(?:ы|ки)|ремонт швейних машин|швейні машин(?:и|ки)|(?:ремонт на|сервиз за) шевни машини|шевни машини|(?:поправка на|сервис за) машини за шиење|машини за шиење',
      'fi et lv lt hu':
        '*ompelukone ?(?:korjau|huolto)*|*ompelukoneet|*ompelukoneliike*|(?:(?:õmblusmasina|õmblusmasinate)) (?:remont|parandus)\\p{L}*|õmblusmasinad|šujmašīnu (?:remonts|labošana)|šujmašīnas|siuvimo mašinų (?:remontas|taisymas)|siuvimo mašinos|varrógép[ -]?(?:javít|szerviz)*|varrógép(?:ek|bolt|szaküzlet)',
      'el tr':
        '(?:επισκευ\\p{L}+|σέρβις|service) ραπτομηχανών|ραπτομηχανές|dikiş makinesi (?:tamir|servis)\\p{L}*|dikiş makin[ae](?:leri|ları)',
      'ar he fa':
        '(?:إصلاح|تصليح|صيانة) (?:(?:مكائن|ماكينات|آلات) (?:ال)?خياطة)|(?:תיקון|תיקוני) מכונות תפירה|מכונות תפירה|تعمیر(?:ات)? چرخ خیاطی',
      'hi th vi id':
        'सिलाई मशीन (?:रिपेयर|रिपेयरिंग|मरम्मत)|ซ่อมจักรเย็บผ้า|จักรเย็บผ้า|sửa(?: chữa)? (?:máy (?:may|khâu))|máy may công nghiệp|máy khâu|(?:servis|service|reparasi|perbaikan) mesin jahit|(?:toko|jual) mesin jahit',
      'ja ko zh':
        'ミシン(?:の)?修理|ミシン(?:専門店|販売)|(?:(?:재봉틀|미싱)) ?(?:수리|정비)|(?:재봉틀|미싱) ?(?:판매|매장)|缝纫机(?:维修|修理)|缝纫机(?:专卖|销售|厂家)|縫紉機(?:維修|修理)|縫紉機(?:專賣|銷售|廠家)',
    },
  },
  {
    name: 'boiler repair',
    bucket: 'Home services',
    narrows: ['plumber', 'appliance repair service'],
    parts: {
      'heating engineer': '(?:gas|heating|oil|gas safe) engineer',
      'boiler installer': 'boiler (?:repl|inst)|설치|교체|給湯器交換',
      'boiler repair':
        'servicing|instands|werkst|notdienst|repair|boiler (?:serv|eng|main|cov|break)|réparation|dépann|entretien|ramon|repara|riparaz|reparat|wartung|serwis|napraw|servis|oprav|ремонт|корректив|修理|수리|정비|维修|維修|tamir|huolto|remont|javít|صيانة|إصلاح|תיקון|تعمیر|ซ่อม|sửa|perbaikan',
    },
    words: {
      en: '(?:(?:gas |oil |central )?(?:boilers?|heating|water heaters?|furnaces?|geysers?)) (?:repairs?|servicing|repairers?)|repairs? (?:of|to) (?:(?:gas |oil |central )?(?:boilers?|heating|water heaters?|furnaces?|geysers?))|boiler (?:service|engineers?|maintenance|cover|breakdown|replacement|installation)s?|(?:gas|heating|oil) engineers?|gas safe engineers?',
      'de nl':
        '*(?:(?:heizungs|heizung|gasheizung|gasthermen|therme|thermen|brenner))-?(?:reparatur*|instandsetzung|werkstatt)|reparatur von (?:(?:heizungs|heizung|gasheizung|gasthermen|therme|thermen|brenner))*|*heizungsnotdienst|*thermenwartung|*heizungswartung|*thermenservice|*gasthermenservice|*boilerentkalkung|*brennerservice|*(?:(?:cv-?ketel|ketel|geiser|boiler|verwarming))(?:s|en)? ?reparatie*|reparatie van (?:(?:cv-?ketel|ketel|geiser|boiler|verwarming))*|cv[- ]?(?:ketel|monteur|installateur|storing|onderhoud)\\p{L}*|*ketelonderhoud',
      'da sv nb':
        '*(?:(?:gasfyr|oliefyr|fyr)) ?reparation*|reparation af (?:(?:gasfyr|oliefyr|fyr))*|*gasfyr ?service|*oliefyr ?service|*oliefyrsmester*|*gasservice|*(?:(?:oljepanna|panna|värmepanna))s? ?reparation*|reparation av (?:(?:oljepanna|panna|värmepanna))*|*pannservice|*oljebrännarservice|*(?:(?:oljefyr|varmtvannsbereder)) ?reparasjon*|reparasjon av (?:(?:oljefyr|varmtvannsbereder))*|*oljebrennerservice',
      'fr es ca gl pt it ro':
        "réparation (?:de |d')(?:(?:chaudières?|chauffe-?eau|ballons? d'eau chaude|chaudières? (?:gaz|fioul)))|(?:entretien|dépannage|ramonage) (?:de )?chaudières?|dépannage (?:de )?(?:chauffage|chauffe-?eau)|reparación de (?:(?:calderas?|calentadores|termos|boilers|calefones))|servicio técnico (?:de )?(?:calderas|calentadores)|mantenimiento (?:de )?calderas|reparació (?:de |d')(?:(?:calderes|escalfadors))|reparación de (?:(?:caldeiras|quentadores))|(?:reparação|reparações|conserto|reparo) de (?:(?:caldeiras|esquentadores|aquecedores(?: a gás)?|termoacumuladores|boilers))|assistência (?:técnica )?(?:a |de )?(?:caldeiras|esquentadores)|manutenção (?:de )?(?:caldeiras|esquentadores|aquecedores)|riparazion[ei] (?:di )?(?:(?:caldaie|caldaia|scaldabagni|scaldabagno|boiler))|(?:assistenza|manutenzione|pronto intervento) (?:di )?(?:caldai[ae]|scaldabagni)|caldaist\\p{L}|repara[țt]ii (?:de )?(?:(?:centrale termice|centrale|boilere|cazane))|reparare (?:(?:centrale termice|centrale|boilere|cazane))|(?:service|revizie|verificare|montaj|vtp|iscir) (?:vtp )?(?:la )?central[eă] (?:termic[eă])?|autorizat iscir",
      'pl cs sk sl hr sr':
        '(?:naprawa|serwis) (?:(?:kotłów|pieców(?: gazowych| co)?|junkersów|podgrzewaczy))|(?:serwis|przegląd|przeglądy) (?:kotłów|pieców)|(?:oprav[ay]|servis) (?:(?:kotlů|plynových kotlů|karem|bojlerů|plynových spotřebičů))|(?:revize|servis) (?:plynových )?(?:kotlů|zařízení)|(?:oprav[ay]|servis) (?:(?:kotlov|plynových kotlov|bojlerov|gamatiek|plynových spotrebičov))|servis kotlov|(?:popravil[oa]|servis) (?:(?:peči|kotlov|bojlerjev|gorilnikov|plinskih peči))|servis (?:peči|gorilnikov)|(?:popravak|popravka|servis) (?:(?:bojlera|plinskih (?:bojlera|uređaja|kotlova|peći)|kotlova|kombi bojlera|plamenika))|plinoservis\\p{L}*|plinski servis\\p{L}*',
      'ru uk bg mk':
        'ремонт (?:(?:котлов|газовых (?:котлов|колонок)|водонагревателей|бойлеров|газовых плит))|обслуживание котлов|ремонт (?:(?:котлів|газових (?:котлів|колонок)|бойлерів|водонагрівачів))|обслуговування котлів|(?:ремонт на|сервиз за) (?:(?:бойлери|газови котли|котли|пелетни горелки|котли на пелети))|(?:поправка на|сервис за) (?:(?:бојлери|котли|парни котли))',
      'fi et lv lt hu':
        '*(?:(?:öljypoltin|öljykattila|poltin|lämminvesivaraaja)) ?(?:korjau|huolto)*|*poltinhuolto*|*öljypolttimen huolto|*lämmityskattil*|(?:(?:katla|katelde|gaasikatla|gaasikatelde|boileri|boilerite)) (?:remont|parandus)\\p{L}*|katelde (?:hooldus|paigaldus)|(?:(?:apkures katlu|gāzes katlu|boileru|katlu)) (?:remonts|labošana)|apkures katlu (?:apkope|uzstādīšana|serviss)|(?:(?:katilų|dujinių katilų|šildymo katilų|boilerių)) (?:remontas|taisymas)|dujinių katilų (?:priežiūra|aptarnavimas|montavimas)|(?:(?:kazán|gázkazán|cirkó|bojler|konvektor|gázkészülék|vízmelegítő))[ -]?(?:javít|szerviz)*|gázszerel\\p{L}*|gázkészülék\\p{L}*',
      'el tr':
        '(?:επισκευ\\p{L}+|σέρβις|service) (?:(?:λεβήτων|καυστήρων|θερμοσίφωνα|θερμοσιφώνων|λέβητα))|συντήρηση (?:λέβητα|λεβήτων|καυστήρα|καυστήρων)|(?:(?:kombi|kazan|şofben|termosifon|kalorifer)) (?:tamir|servis)\\p{L}*|kombi (?:bakım|servis|tamir)\\p{L}*',
      'ar he fa':
        '(?:إصلاح|تصليح|صيانة) (?:(?:سخانات|سخان|غلايات|بويلر|بويلرات))|(?:תיקון|תיקוני) (?:(?:דודים|דודי שמש|דוד שמש|בוילרים|דוד חשמל))|(?:החלפת|טכנאי) דוד\\p{L}*|تعمیر(?:ات)? (?:(?:پکیج|آبگرمکن|موتورخانه|شوفاژ|دیگ بخار))|سرویس پکیج|نصب پکیج',
      'hi th vi id':
        '(?:गीजर) (?:रिपेयर|रिपेयरिंग|मरम्मत)|ซ่อม(?:(?:เครื่องทำน้ำอุ่น|หม้อไอน้ำ|บอยเลอร์))|sửa(?: chữa)? (?:(?:bình nóng lạnh|máy nước nóng|lò hơi|nồi hơi|bình nước nóng))|(?:servis|service|reparasi|perbaikan) (?:(?:water heater|pemanas air|boiler))',
      'ja ko zh':
        '(?:(?:給湯器|ボイラー))(?:の)?修理|給湯器交換|(?:보일러) ?(?:수리|정비)|보일러 ?(?:설치|교체|a/?s)|(?:(?:锅炉|热水器|壁挂炉))(?:维修|修理)|(?:(?:鍋爐|熱水器|壁掛爐))(?:維修|修理)',
    },
  },
  {
    name: 'electric motor and pump repair',
    bucket: 'Manufacturing',
    narrows: 'machine shop',
    words: {
      en: '(?:(?:electric motor|motor|pump|hydraulic|hydraulic cylinder|generator|servo motor|spindle|compressor|industrial electronics)s?) (?:repairs?|servicing|repairers?)|repairs? (?:of|to) (?:(?:electric motor|motor|pump|hydraulic|hydraulic cylinder|generator|servo motor|spindle|compressor|industrial electronics)s?)|(?:electric )?motor rewind(?:s|ing|ers?)?|pump (?:service|maintenance|overhaul)s?|hydraulic (?:repairs?|services?|hose repairs?)',
      'de nl':
        '*(?:(?:elektromotoren|pumpen|hydraulik|hydraulikzylinder|spindel|kompressoren|getriebemotoren|industrieelektronik))-?(?:reparatur*|instandsetzung|werkstatt)|reparatur von (?:(?:elektromotoren|pumpen|hydraulik|hydraulikzylinder|spindel|kompressoren|getriebemotoren|industrieelektronik))*|*motorenwicklerei|*elektromaschinenbau\\p{L}*|*ankerwickel\\p{L}*|*wickelei|*(?:(?:elektromotoren|elektromotor|pomp|pompen|hydrauliek|compressor|hydraulische cilinder|spindel))(?:s|en)? ?reparatie*|reparatie van (?:(?:elektromotoren|elektromotor|pomp|pompen|hydrauliek|compressor|hydraulische cilinder|spindel))*|elektromotoren ?(?:revisie|wikkelen)|*wikkelbedrijf|*pomprevisie',
      'da sv nb is':
        '*(?:(?:elmotor|pumpe|hydraulik|kompressor)) ?reparation*|reparation af (?:(?:elmotor|pumpe|hydraulik|kompressor))*|*elmotorservice|*omvikling|*pumpeservice|*elektromotorværksted|*(?:(?:elmotor|pump|hydraulik|hydraulcylinder|kompressor))s? ?reparation*|reparation av (?:(?:elmotor|pump|hydraulik|hydraulcylinder|kompressor))*|*omlindning\\p{L}*|*pumpservice|*hydraulservice|*(?:(?:elmotor|pumpe|hydraulikk|kompressor)) ?reparasjon*|reparasjon av (?:(?:elmotor|pumpe|hydraulikk|kompressor))*|*hydraulikkservice|*(?:(?:rafmótora|dælu))viðgerð*',
      'fr es ca gl pt it ro':
        "réparation (?:de |d')(?:(?:moteurs? électriques?|pompes?|vérins?(?: hydrauliques?)?|électronique industrielle|compresseurs?|groupes? hydrauliques?))|(?:re)?bobinage(?: de moteurs?)?|rebobinage|dépannage hydraulique|reparación de (?:(?:motores eléctricos|bombas(?: hidráulicas| de agua)?|cilindros hidráulicos|electrónica industrial|compresores|servomotores))|(?:re)?bobinado(?:s)? (?:de motores|eléctricos)|embobinado de motores|bobinajes|reparació (?:de |d')(?:(?:motors elèctrics|bombes|cilindres hidràulics))|bobinatge\\p{L}*|reparación de (?:(?:motores eléctricos|bombas))|bobinado de motores|(?:reparação|reparações|conserto|reparo) de (?:(?:motores elétricos|bombas|cilindros hidráulicos|motores eléctricos|compressores|eletrônica industrial|redutores))|rebobinamento|(?:re)?bobinagem|enrolamento de motores|assistência técnica bombas|riparazion[ei] (?:di )?(?:(?:motori elettrici|pompe|elettropompe|cilindri (?:oleodinamici|idraulici)|schede elettroniche|compressori))|avvolgimento motori|riavvolgimento motori|avvolgimenti elettrici|repara[țt]ii (?:de )?(?:(?:motoare electrice|pompe|cilindri hidraulici|electronică industrială|compresoare|hidromotoare|pompe hidraulice))|reparare (?:(?:motoare electrice|pompe|cilindri hidraulici|electronică industrială|compresoare|hidromotoare|pompe hidraulice))|(?:re)?bobinare motoare|bobinaj motoare|rebobinări",
      'pl cs sk sl hr sr':
        '(?:naprawa|serwis) (?:(?:silników elektrycznych|pomp|siłowników|hydrauliki(?: siłowej)?|sprężarek|elektroniki przemysłowej|elektronarzędzi))|przezwajanie silników|(?:oprav[ay]|servis) (?:(?:elektromotorů|čerpadel|hydrauliky|hydraulických válců|kompresorů|průmyslové elektroniky))|převíjení (?:elektro)?motorů|převíjení elektromotorů|(?:oprav[ay]|servis) (?:(?:elektromotorov|čerpadiel|hydrauliky|hydraulických valcov|kompresorov))|prevíjanie (?:elektro)?motorov|(?:popravil[oa]|servis) (?:(?:elektromotorjev|črpalk|hidravlike|hidravličnih cilindrov|kompresorjev))|previjanje (?:elektro)?motorjev|(?:popravak|popravka|servis) (?:(?:elektromotora|pumpi|hidraulike|hidrauličnih cilindara|kompresora|crpki))|premotavanje (?:elektro)?motora|namotavanje (?:elektro)?motora',
      'ru uk bg mk':
        'ремонт (?:(?:электродвигателей|насосов|гидравлики|гидроцилиндров|гидронасосов|компрессоров|промышленной электроники|частотных преобразователей))|перемотка электродвигателей|ремонт (?:(?:електродвигунів|насосів|гідравліки|гідроциліндрів|гідронасосів|компресорів|промислової електроніки))|перемотка електродвигунів|(?:ремонт на|сервиз за) (?:(?:електродвигатели|електромотори|помпи|хидравлика|хидравлични цилиндри|компресори))|пренавиване на (?:електро)?двигатели|пренавиване на електромотори|(?:поправка на|сервис за) (?:(?:електромотори|пумпи|хидраулика|компресори))|премотување на (?:електро)?мотори',
      'fi et lv lt hu':
        '*(?:(?:sähkömoottori|pumppu|hydrauliikka|kompressori|sähkömoottorin)) ?(?:korjau|huolto)*|*sähkömoottorikorjaamo|*käämintä\\p{L}*|*pumppuhuolto|*hydrauliikkahuolto|(?:(?:elektrimootori|elektrimootorite|pumba|pumpade|hüdraulika|kompressori|kompressorite)) (?:remont|parandus)\\p{L}*|mähkimine|elektrimootorite mähkimine|(?:(?:elektromotoru|sūkņu|hidraulikas|hidrocilindru|kompresoru)) (?:remonts|labošana)|elektrodzinēju pārtīšana|elektromotoru tīšana|(?:(?:elektros variklių|siurblių|hidraulikos|hidraulinių cilindrų|kompresorių)) (?:remontas|taisymas)|elektros variklių pervyniojimas|(?:(?:villanymotor|szivattyú|hidraulika|munkahenger|kompresszor))[ -]?(?:javít|szerviz)*|(?:villany)?motor ?tekercsel\\p{L}*',
      'el tr':
        '(?:επισκευ\\p{L}+|σέρβις|service) (?:(?:ηλεκτροκινητήρων|αντλιών|υδραυλικών συστημάτων|συμπιεστών|εμβόλων))|περιελίξεις(?: κινητήρων| ηλεκτροκινητήρων)?|(?:(?:elektrik motoru|pompa|hidrolik|kompresör|servo motor|redüktör|hidrolik silindir)) (?:tamir|servis)\\p{L}*|bobinaj\\p{L}*|motor sarım\\p{L}*',
      'ar he fa':
        '(?:إصلاح|تصليح|صيانة) (?:(?:محركات كهربائية|مضخات|هيدروليك|مواتير|كمبروسر|ضواغط))|لف محركات|لف مواتير|(?:תיקון|תיקוני) (?:(?:מנועים חשמליים|משאבות|מדחסים|הידראוליקה|בוכנות))|ליפוף מנועים|تعمیر(?:ات)? (?:(?:الکتروموتور|پمپ|هیدرولیک|کمپرسور|جک هیدرولیک|پمپ آب))|سیم پیچی (?:موتور|الکتروموتور)',
      'hi th vi id':
        '(?:(?:मोटर वाइंडिंग|पंप)) (?:रिपेयर|रिपेयरिंग|मरम्मत)|ซ่อม(?:(?:มอเตอร์(?!ไซค์)|ปั๊มน้ำ|ปั๊ม|ไฮดรอลิค|คอมเพรสเซอร์))|sửa(?: chữa)? (?:(?:motor điện|động cơ điện|máy bơm|bơm|thủy lực|máy nén khí|mô tơ))|quấn (?:mô tơ|motor)|quấn động cơ|(?:servis|service|reparasi|perbaikan) (?:(?:motor listrik|elektro motor|pompa|hidrolik|kompresor|dinamo listrik))|rewinding motor|gulung dinamo',
      'ja ko zh':
        '(?:(?:モーター|ポンプ|油圧機器|油圧シリンダー|コンプレッサー|産業機器|サーボモーター))(?:の)?修理|モーター巻替え|コイル巻き替え|(?:(?:모터|펌프|유압|콤프레샤|산업용 모터|서보모터|유압실린더)) ?(?:수리|정비)|모터코일|모터 권선|(?:(?:电机|水泵|液压|空压机|伺服电机|工业电路板|变频器|油缸))(?:维修|修理)|(?:(?:電機|水泵|液壓|空壓機|伺服電機|工業電路板|變頻器|油缸))(?:維修|修理)',
    },
  },
];
