import type { Kind } from './kind.ts';

export const SERVICES: readonly Kind[] = [
  {
    name: 'chimney sweep',
    bucket: 'Home services',
    words: {
      en: 'chimney (?:sweeps?|sweeping|cleaning)',
      'de nl':
        '*schornsteinfeger*|*kaminkehrer*|rauchfangkehrer*|kaminfegermeister|kaminfeger*|schoorsteenveger*|schoorsteenvegen',
      'sv da nb': 'sotare|sotning*|skorstensfejer*|feier|feiing',
      'fr es pt it ca ro':
        'ramon(?:age|eur|eurs)|deshollinador*|limpa-chaminés|limpeza de chaminés|spazzacamin*|escura-xemeneies|coșar*',
      'pl cs sk hr sl': 'kominiar*|kominictv*|kominík|kominár*|dimnjačar*|dimnikar*',
      'ru uk bg': 'трубочист*|чистка дымоходов|сажотрус*|чищення димоходів|коминочистач*',
      'fi et lv lt hu': 'nuohous*|nuohooja*|korstnapühki*|skursteņslauķ*|skursteņu tīrīšana|kaminkrėt*|kéményseprő*',
      'el tr': 'καθαρισμός καμινάδ\\p{L}*|καπνοδοχοκαθαριστ*|baca temizl\\p{L}*',
      'ja zh ko': '煙突掃除|烟囱清洁|굴뚝청소',
      'ar he fa': 'تنظيف مداخن|ניקוי ארובות|מנקה ארובות|دودکش پاک ?کن',
    },
  },
  {
    name: 'solar installer',
    bucket: 'Construction and trades',
    words: {
      en: 'solar (?:panels?|installers?|installations?|power systems?|pv)|photovoltaics?',
      'de nl': '*photovoltaik*|*solaranlagen|solartechnik*|solarteur*|*zonnepanelen',
      'sv da nb': '*solceller|solcellsinstallat*|*solpaneler|solcelleanlæg*|solcelleanlegg*',
      'fr es pt it ca ro':
        'panneaux (?:solaires|photovoltaïques)|photovoltaïque|paneles solares|placas solares|fotovoltaic[oaă]s?|energia solar|painéis solares|plaques solars|panouri (?:solare|fotovoltaice)|impianti fotovoltaici',
      'pl cs sk hr sl':
        'fotowolta*|panele słoneczne|fotovoltai*|solární panely|solárne panely|solarne elektrane|solarni paneli|sončne elektrarne|fotonaponsk*',
      'ru uk bg':
        'солнечн\\p{L}* (?:панел|батаре|электростанц)*|сонячн\\p{L}* (?:панел|батаре|електростанц)*|фотоволтаи*|соларни панели',
      'fi et lv lt hu': 'aurinkopaneel*|aurinkosähkö*|päikesepaneel*|saules pane[ļl]*|saulės elektrin*|napelem*',
      'el tr': 'φωτοβολταϊκ*|güneş (?:paneli|panelleri|enerjisi)',
      'ar he': 'ألواح شمسية|طاقة شمسية|פאנלים סולאריים|מערכות סולאריות',
      'id vi': 'panel surya|pin mặt trời|điện mặt trời',
      'ja zh ko': '太陽光発電|太阳能|太陽能|태양광',
    },
  },
  {
    name: 'land surveyor',
    bucket: 'Construction and trades',
    words: {
      en: 'land (?:surveyors?|surveying)|topographic(?:al)? surveys?|geomatics',
      'de nl': '*vermessungsbüro*|vermessungsingenieur*|*landmeter|landmeetkund*|landmeetbureau',
      'sv da nb': 'mätningskonsult*|mätningsteknik*|*landinspektør*|oppmåling*',
      'fr es pt it ca ro':
        'géomètres?(?:-experts?)?|topógraf[oa]s?|topografía|topografia|agrimens*|geometra|studio topografico|rilievi topografici|topògraf*|cadastru|topometr*',
      'pl cs sk hr sl': 'geodet[aóy]*|geodezja|usługi geodezyjne|geodetick*|geodézia|zeměměřič*|geodetsk*|geodezij*',
      'ru uk bg': 'геодези*|кадастров\\p{L}* (?:инженер|работ)*|землеустро*|геодезі*|землевпоряд*|геодезист*',
      'fi et lv lt hu':
        'maanmittaus*|maamõõt*|geodees*|geodēz*|mērniek*|mērniecīb*|geodezij*|matininka*|földmérő*|földmérés*|geodézi*',
      'el tr': 'τοπογράφο[ςι]|τοπογραφικ*|harita mühendis*|haritacılık',
      'ar he': 'مساح أراضي|مساحة الأراضي|מודד מוסמך|מדידות קרקע',
      'id vi': 'jasa pengukuran tanah|đo đạc địa chính',
      'ja zh ko': '測量会社|土地家屋調査士|测绘|測繪|측량',
    },
  },
  {
    name: 'pest control company',
    bucket: 'Home services',
    words: {
      en: 'pest (?:control|management)|exterminators?|termite (?:control|treatment)|wasp nest removal',
      'de nl': '*schädlingsbekämpf*|kammerjäger*|*ongediertebestrijding*|plaagdierbeheersing|plaagdierbestrijding',
      'sv da nb': 'skadedjursbekämp*|skadedjurssanering|skadedyrsbekæmp*|skadedyrbekjemp*|skadedyrkontroll',
      'fr es pt it ca ro':
        'dératisation|désinsectisation|control de plagas|fumigaciones|desratización|controle de pragas|dedetiza\\p{L}*|desbaratização|disinfestazion*|derattizzazion*|control de plagues|deratizare|dezinsecție',
      'pl cs sk hr sl':
        'deratyzacj*|dezynsekcj*|deratizac*|dezinsekc*|hubení škůdců|deratizácia|dezinsekcij*|deratizacij*',
      'ru uk bg':
        'дезинсекц*|дератизац*|уничтожение (?:насекомых|клопов|тараканов)|дезінсекці*|дератизаці*|обработка срещу вредители',
      'fi et lv lt hu':
        'tuholaistorjun*|kahjurit[õo]rje*|deratizācij*|dezinsekcij*|kenkėjų (?:naikinim|kontrol)*|rovarirtás*|kártevőirt*|rágcsálóirt*',
      'el tr': 'απεντόμωσ*|μυοκτον*|απολυμάνσεις|ilaçlama*|haşere*',
      'ar he': 'مكافحة (?:ال)?حشرات|הדברה|מדביר',
      'id vi': 'jasa anti rayap|pembasmi (?:hama|rayap)|diệt (?:côn trùng|mối)',
      'ja zh ko': '害虫駆除|シロアリ駆除|白蚁防治|除虫公司|滅蟲|해충방제',
    },
  },
  {
    name: 'security company',
    bucket: 'Business services',
    words: {
      en: 'security (?:company|guards?|guarding|firm)|alarm systems?|door supervis\\w+|manned guarding',
      'de nl':
        '*sicherheitsdienst|wachdienst*|bewachungsunternehmen|wach- und schließgesellschaft|alarmanlagen|beveiligingsbedrijf*|alarmsystemen|bewakingsbedrijf',
      'sv da nb': 'bevakningsföretag*|väktar*|larmföretag*|vagtselskab*|alarmanlæg*|vaktselskap*|vekterselskap*',
      'fr es pt it ca ro':
        'gardiennage|société de sécurité|empresa de seguridad|seguridad privada|empresa de segurança|segurança privada|vigilância patrimonial|vigilanza privata|istituto di vigilanza|impianti di allarme|seguretat privada|firmă de (?:pază|securitate)',
      'pl cs sk hr sl':
        'agencja ochrony|ochrona osób i mienia|bezpečnostní agentura|bezpečnostná služba|bezpečnostná agentúra|zaštitarska tvrtka|tjelesna zaštita|varovanje premoženja|alarmni sistemi',
      'ru uk bg':
        'охранн\\p{L}* (?:предприят|агентств|компан|фирм)*|чоп|охоронн\\p{L}* (?:фірм|агенц|компан)*|охранителна фирма',
      'fi et lv lt hu':
        'vartiointi*|vartiointiliike|turvafirma|turvaettevõte|apsardzes (?:kompānija|firma)|apsaugos (?:įmonė|tarnyba|sistemos)|vagyonvédel*|biztonsági (?:szolgálat|őr)*|riasztórendszer*',
      'el tr':
        'εταιρεία (?:ασφαλείας|security|φύλαξης)|συστήματα συναγερμού|συναγερμοί|güvenlik şirketi|özel güvenlik|alarm sistem*',
      'ar he': 'شركة حراسة|حراسات أمنية|חברת שמירה|חברת אבטחה|מערכות אזעקה',
      'id vi': 'jasa (?:satpam|keamanan)|công ty bảo vệ|dịch vụ bảo vệ',
      'ja zh ko': '警備会社|保安公司|安保公司|保全公司|경비업체|경호업체',
    },
  },
  {
    name: 'laundry',
    bucket: 'Home services',
    types: ['DryCleaningOrLaundry'],
    parts: {
      'dry cleaner': 'dry|chemische|pressing|stomerij|tintor|химчист|干洗|乾洗|kuru temiz',
      launderette: 'launderette|laundromat|waschsalon|wasserette|wassalon|laverie|コインランドリー|빨래방',
    },
    words: {
      en: 'laund(?:ry|ries|erette|romat)|dry[- ]clean(?:ers?|ing)',
      'de nl':
        '*wäscherei*|waschsalon*|textilreinigung*|reinigung und wäscherei|wasserij*|stomerij*|wasserette*|wassalon*',
      'sv da nb': '*kemtvätt*|tvätteri*|renseri*|vaskeri*|møntvask',
      'fr es pt it ca ro':
        'blanchisserie|pressing|laverie*|lavander[íi]as?|tintorerías?|lavand(?:aria|erie)s?|bugaderia|tintoreria|curățătorie|spălătorie de (?:haine|rufe)',
      'pl cs sk hr sl':
        'pralnia*|prádeln*|čistírna oděvů|práčovň*|čistiareň|praonic[ae]|kemična čistilnica|pralnic[ae]',
      'ru uk bg': 'прачечн*|химчистк*|хімчистк*|пральня|пральні|химическо чистене|пералня',
      'fi et lv lt hu':
        'pesula|pesulapalvelu*|itsepalvelupesula|pesumaja*|keemiline puhastus|veļas mazgātav*|ķīmiskā tīrītava|skalbykl*|mosoda|mosodá*|ruhatisztító|patyolat',
      'el tr': 'στεγνοκαθαριστήρι\\p{L}*|καθαριστήριο|πλυντήρια ρούχων|çamaşırhane*|kuru temizleme*',
      'ar he': 'مغسلة|مصبغة|מכבסה|מכבסת|ניקוי יבש',
      'id vi': 'binatu|laundry|giặt (?:ủi|là|khô)',
      'ja zh ko': 'クリーニング店|コインランドリー|洗衣店|干洗|乾洗|세탁소|빨래방',
    },
  },
  {
    name: 'carpet cleaning service',
    bucket: 'Home services',
    narrows: 'cleaning company',
    words: {
      en: '(?:carpet|rug|upholstery|sofa|mattress) clean(?:ing|ers?)|(?:carpet|rug) wash(?:ing)?|upholstery cleaning(?: services?)?',
      'de nl': '*teppichreinigung*|*teppichwäsche*|*polsterreinigung*|*tapijtreinig*|*vloerkleedreinig*|*meubelreinig*',
      'sv da nb': '*mattvätt*|*tæpperens*|*tepperens*|*möbeltvätt*|*møbelrens*',
      'fr es pt it ca ro':
        'nettoyage de (?:tapis|canapés?|matelas)|(?:lavado|limpieza) de (?:alfombras|tapetes|sofás?|sillones|colchones)|(?:lavagem|limpeza) de (?:tapetes|sofás?|estofados|colchões)|(?:lavaggio|pulizia) (?:di )?(?:tappeti|divani|materassi)|neteja de (?:catifes|sofàs)|(?:spălătorie|spălare|curățare) (?:de )?(?:covoare|canapele|tapițerie)|spălătorie covoare',
      'pl cs sk hr sl':
        'pranie (?:dywanów|tapicerki|wykładzin|kanap)|czyszczenie dywanów|čištění (?:koberců|čalounění|sedaček)|čistenie (?:kobercov|čalúnenia|sedačiek)|(?:pranje|čišćenje) (?:tepiha|namještaja)|(?:pranje|čiščenje) preprog',
      'ru uk bg':
        '(?:стирк|чистк|мойк)[аи] ковров|химчистка (?:мебели|диванов|ковров)|(?:прання|чистка|хімчистка) (?:килимів|меблів)|(?:пране|изпиране|почистване) на (?:килими|мека мебел)',
      'fi et lv lt hu':
        '*mattopes*|*vaippade pesu*|*vaibapes*|paklāju (?:mazgāšana|tīrīšana)|kilimų (?:valymas|plovimas)|(?:szőnyeg|kárpit)tisztít*|szőnyegmosás*',
      'el tr':
        'καθαρισμός (?:χαλιών|μοκετών|σαλονιών)|ταπητοκαθαριστήρι*|(?:halı|koltuk|yorgan|yatak|stor perde|perde) (?:yıkama|temizl)*',
      'ar he': '(?:غسيل|تنظيف|غسل) (?:السجاد|سجاد|الموكيت|موكيت|الكنب|كنب)|ניקוי (?:שטיחים|ספות|ריפודים)',
      'id vi': '(?:cuci|laundry) (?:karpet|sofa|springbed)|giặt (?:thảm|ghế sofa|nệm|rèm)',
      'ja zh ko': '絨毯クリーニング|カーペットクリーニング|地毯清洗|沙发清洗|카펫 ?청소|소파 ?청소',
      fa: 'قالی ?شویی|مبل ?شویی',
    },
  },
  {
    name: 'swimming pool builder',
    bucket: 'Construction and trades',
    parts: {
      'pool supplies shop': 'shop|store|bedarf|zubeh',
      'pool maintenance service': 'maintenance|cleaning|poolservice',
    },
    words: {
      en: '(?:swimming )?pool (?:builders?|construction|installers?|maintenance)',
      'de nl': '*schwimmbadbau*|poolbau*|*zwembadbouw*',
      'sv da nb': 'poolbygg*|poolfirma*|poolbygger*|bassengbygg*',
      'fr es pt it ca ro':
        'piscinistes?|constructeurs? de piscines?|construction de piscines|construcción de piscinas|construção de piscinas|costruzione piscine|construcció de piscines|construcție piscine|construcții piscine',
      'pl cs sk hr sl': 'budowa basenów|výstavba bazénů|výstavba bazénov|izgradnja bazena|gradnja bazenov',
      'ru uk bg': 'строительство бассейн*|будівництво басейн*|изграждане на басейни',
      'fi et lv lt hu':
        'uima-altaat|allasrakent*|basseinide ehitus|baseinu būvniecība|baseinų (?:statyba|įrengimas)|medenceépít*',
      'el tr': 'κατασκευή πισίν\\p{L}*|havuz (?:yapımı|inşaatı)',
      'ja zh ko': 'プール施工|泳池工程|수영장시공',
    },
  },
];
