import type { Kind } from './kind.ts';

export const TRIPS_AND_TOURS: readonly Kind[] = [
  {
    name: 'boat trip operator',
    bucket: 'Travel and hospitality',
    narrows: 'boat and air travel',
    words: {
      en: '(?:boat|sailing|sailboat|catamaran|whale[- ]watching|dolphin|glass[- ]bottom|sunset|yacht|fjord|canal) (?:trips?|tours?|cruises?|excursions?)|(?:whale|dolphin) watching|sailing adventures?',
      'de nl':
        '*bootstour|*bootstouren|*segeltour|*segeltouren|*segeltörn*|*mitsegeln|*schiffsausflüge|*bootsausflüge|*walbeobachtung|*boottocht|*boottochten|*zeiltocht|*zeiltochten|*vaartocht|*vaartochten',
      'sv da nb':
        '*båttur|*båtturer|*seglingstur*|*sjötur*|*bådtur*|*sejltur*|*valsafari|*hvalsafari|*seiltur*|*skärgårdstur*',
      'fr es pt it ca ro':
        '(?:balades?|promenades?|sorties|excursions|croisières) en (?:bateau|mer|voilier|catamaran)|excursion bateau|(?:paseos|excursiones|salidas) en (?:barco|velero|catamarán|lancha)|avistamiento de (?:ballenas|cetáceos)|passeios? de (?:barco|lancha|escuna|veleiro)|(?:gite|escursioni|tour|uscite) in (?:barca|gommone|catamarano|motonave)|(?:excursions|sortides) en (?:vaixell|barca|veler|catamarà)|plimbări cu (?:barca|vaporașul|șalupa)',
      'pl cs sk hr sl sr':
        'rejsy (?:widokowe|statkiem|po|morskie)|rejs statkiem|(?:výletní|vyhlídkové) (?:plavby|lodě|plavba)|(?:výletné|vyhliadkové) plavby|(?:izleti|ture|krstarenje|krstarenja) brod(?:om|icom)|(?:izleti|vožnje) z (?:ladjo|barko|čolnom)|panoramske vožnje brodom|fish picnic',
      'ru uk bg mk':
        '(?:морские|речные|прогулки на|экскурсии на) (?:прогулки|яхте|катере|теплоходе|кораблях)|прогулянки на (?:яхті|катері)|разходки с (?:яхта|лодка|кораб)|возење со брод',
      'fi et lv lt hu':
        '*veneretk*|*laivaristeily*|*saaristoristeily*|*purjehdusretk*|*paadiretk*|*paadisõi*|*purjetamisretk*|(?:izbraucieni|braucieni) ar (?:kuģ|laiv|jaht|plost)*|(?:plaukiojim|pasiplaukiojim|iškyl)* (?:laiv|jacht|kater)*|hajókirándulás*|sétahajó*|vitorlástúra*|hajótúra*',
      'el tr':
        '(?:ημερήσιες )?κρουαζιέρες|εκδρομές με (?:σκάφος|καΐκι|ιστιοπλοϊκό)|(?:tekne|yat) tur(?:u|ları)|mavi yolculuk|boğaz turu',
      'ar he fa':
        '(?:رحلات|جولات) (?:بحرية|بالقارب|القوارب|اليخوت|باليخت)|(?:שייט|הפלגות|הפלגה) (?:ב|תיירותי|ל)*|טיולי סירות|(?:تور|گشت) دریایی',
      'id vi is th sq hi':
        '(?:wisata|sewa|trip) (?:kapal|perahu|phinisi)|open trip|du thuyền (?:hạ long|tham quan)|tour (?:thuyền|du thuyền)|hvalaskoðun*|siglingar um|bátsferð*|ทัวร์เรือ|ล่องเรือ|ekskursion* me varkë|shëtitje me varkë|बोट टूर',
      'ja zh ko': '遊覧船|クルーズツアー|ホエールウォッチング|屋形船|游船|观鲸|遊船|賞鯨|유람선|요트투어|요트체험',
    },
  },
  {
    name: 'adventure and trekking operator',
    bucket: 'Travel and hospitality',
    narrows: 'tour operator',
    words: {
      en: '(?:adventure|trekking|hiking|ski touring|backcountry|mountain|expedition|overland|off-?road|nature|wilderness|horse(?:back)? (?:riding )?) ?(?:tours?|travel|holidays|adventures?|expeditions?|treks?|operator)|(?:backcountry|heli|cat) ?ski(?:ing)?|travel adventures?|trekking',
      'de nl':
        '*trekkingreisen|*abenteuerreisen|*erlebnisreisen|*expeditionsreisen|*outdoorreisen|*skitourenreisen|*trekkingtour*|*outdoor-abenteuer|*avontuurlijke reizen|*trektocht|*trektochten|*wandelreizen|*avontuurreizen',
      'sv da nb':
        '*äventyrsresor|*vandringsresor|*äventyrsturer|*eventyrrejser|*vandrerejser|*vandreture|*eventyrreiser|*vandrereiser|*fotturer',
      'fr es pt it ca ro':
        "(?:voyages?|séjours?) (?:d['’])?(?:aventure|randonnée|trek\\p{L}*)|agence de trek\\p{L}*|randonnées? accompagnées?|(?:turismo|viajes) de aventuras?|(?:rutas|excursiones) (?:de )?(?:trekking|senderismo|4x4)|trekking|(?:turismo|viagens|roteiros) de aventura|trilhas guiadas|(?:viaggi|turismo) (?:avventura|trekking|outdoor)|escursioni guidate|viatges d['’]aventura|(?:turism|excursii|ture) (?:de aventură|montane|ghidate)",
      'pl cs sk hr sl sr':
        'wyprawy (?:trekkingowe|górskie|4x4)|(?:trekking|wyprawy) w|turystyka (?:aktywna|przygodowa)|(?:dobrodružné|expediční|trekové|poznávací) zájezdy|dobrodružné zájazdy|treky|(?:avanturistički|trekking|pustolovni|planinarski) (?:turizam|ture|izleti)|treking',
      'ru uk bg mk':
        '(?:приключенч|экспедицион|треккинг|активн|пригодницьк|активни)* (?:туры|тури|туризм|отдых|отдих)|треккинг*|трекинг*|джип-?туры|авантуристички тури',
      'fi et lv lt hu':
        '*seikkailumatk*|*vaellusmatk*|*elämysmatk*|*eräopas*|*seiklusreis*|*matkareis*|*loodusretk*|piedzīvojumu (?:ceļojum|tūris)*|pārgājien*|(?:nuotykių|žygių|pažintin)* kelion*|kaland(?:túra|utazás)*|(?:gyalog|hegyi|trekking) ?túrák*',
      'el tr':
        '(?:ταξίδια|εκδρομές|τουρισμός) περιπέτειας|(?:πεζοπορικές|ορεινές) εκδρομές|(?:doğa|macera|trekking|trek) (?:turları|turu|turizmi)|doğa yürüyüşü turları',
      'ar he fa':
        "(?:سياحة|رحلات|جولات) (?:ال)?(?:مغامرات?|تخييم|سفاري|هايكنج|جبلية)|טיולי (?:הרפתקאות|אקסטרים|ג['׳]יפים|טרקים)|טרקים|(?:تور|تورهای) (?:ماجراجویی|طبیعت ?گردی|کوهنوردی|کویرنوردی)",
      'id vi is th sq hi':
        '(?:wisata|trip|tur) (?:petualangan|trekking|hiking|gunung)|(?:tour|du lịch) (?:trekking|mạo hiểm|khám phá)|(?:ævintýra|göngu|fjalla|jeppa)ferð\\p{L}*|ทัวร์(?:ผจญภัย|เดินป่า)|ture (?:malore|aventureske|në natyrë)|(?:ट्रेकिंग|एडवेंचर टूर)\\p{L}*',
      'ja zh ko':
        'アドベンチャーツアー|トレッキングツアー|ネイチャーガイド|エコツアー|探险旅行|户外旅行|徒步旅行|探險旅遊|트레킹 ?여행|모험 ?여행',
    },
  },
  {
    name: 'safari operator',
    bucket: 'Travel and hospitality',
    narrows: 'tour operator',
    parts: {
      'safari operator':
        'tour|operator|company|drives?|trek|reisen|reizen|resor|rejser|reiser|safaris?(?! (?:lodge|camp))|сафари|сафарі|サファリ|사파리|ซาฟารี|ספארי|سفاري|سافاری',
      'safari lodge': '(?:safari|game) (?:lodges?|camps?)',
      'game reserve': 'reserve',
    },
    words: {
      en: 'safari (?:operator|company|tours?|lodges?|camps?)|(?:wildlife|game|gorilla|photo(?:graphic)?) safaris?|gorilla (?:trekking|tours?)|game (?:drives?|reserve|lodge)',
      'de nl': '*safarireisen|*safaris in|*fotosafari*|*safari-reisen|*safarireizen',
      'sv da nb': '*safariresor|*safarirejser|*safarireiser|*fotosafari*',
      'fr es pt it ca ro':
        'safaris? (?:en|au|photo|fotográficos?|fotografic[oi]|na|no)|(?:agence|operador|agencia|organizzatore) (?:de |di )?safaris?',
      'pl cs sk hr sl sr': '(?:safari|wyprawy na safari) w|fotosafari|safari (?:zájezdy|zájazdy|putovanja)',
      'ru uk bg mk': '(?:фото)?сафари[- ](?:туры|тури|туроператор)|сафари в|сафарі в',
      'fi et lv lt hu': '*safarimatk*|*safarireis*|safari (?:ceļojum|kelion|utak|utazás)*|szafari (?:utak|utazás)*',
      'el tr': 'σαφάρι στ\\p{L}+|safari turları',
      'ar he fa': 'ספארי ב\\p{L}+|تور سافاری',
      'id vi is th sq hi': 'safari (?:satwa|afrika)|(?:tour|du lịch) safari|safaríferð*|ซาฟารี|सफारी टूर',
      'ja zh ko': 'サファリツアー|野生动物之旅|獵遊|사파리 ?투어',
    },
  },
  {
    name: 'city guide',
    bucket: 'Travel and hospitality',
    narrows: 'tour operator',
    words: {
      en: '(?:city|walking|ghost|heritage|street art) tours?|licensed (?:tourist )?guide|tourist guides?|food tours?|(?:wine|tasting) tours?|segway tours?|guided bike tours?',
      'de nl':
        '*stadtführer|*stadtführerin|*gästeführer*|*stadtrundgang|*stadtrundgänge|*themenführung*|*fremdenführer*|*kulinarische tour*|*stadsgids*|*stadswandeling*|*stadsrondleiding*',
      'sv da nb':
        '*stadsvandring*|*guidade vandringar|*byvandring*|*byvandringer|*guidede byture|*turistguide*|*auktoriserad guide',
      'fr es pt it ca ro':
        'guide[- ](?:conférenci(?:er|ère)|touristique|local)|visites? (?:guidées?|insolites?) (?:de|à)|guía (?:turístic[oa]|oficial|local)|(?:free|walking) tours?|guia (?:turístic[oa]|de turismo|local)|guida turistica|visite guidate (?:a|di)|passeggiate (?:guidate|culturali)|tour gastronomici|ghid (?:turistic|local)|tururi ghidate',
      'pl cs sk hr sl sr':
        'przewodnik (?:po|miejski|turystyczny)|spacery (?:z przewodnikiem|po)|oprowadzanie po|(?:průvodce|průvodkyně|sprievodca) (?:po|městem|mestom)|komentované (?:prohlídky|prehliadky)|turistički vodič|turistični vodnik|(?:vođene|vodene) (?:ture|šetnje)|vodeni ogledi',
      'ru uk bg mk':
        '(?:частный|авторские|лицензированный) (?:гид|экскурсии)|гид (?:по|в)|экскурсовод*|екскурсовод*|екскурсії (?:по|містом)|туристически водач|туристички водич',
      'fi et lv lt hu':
        '*kaupunkiopas*|*kävelykierro*|*opastetut kierrokset|*giidituuri*|*linnaekskursioon*|*jalutuskäi\\p{L}+ giidiga|*giid*|(?:pilsētas|ekskursij)\\p{L}* (?:gid|vadītāj|ekskursij)*|gid[aoių]\\p{L}* paslaug*|ekskursij\\p{L}+ po|ekskursijų vadov*|idegenvezet*|városnézés*|tematikus séták*',
      'el tr': 'ξεναγ(?:ός|ήσεις|οί)|(?:turist|şehir|kültür|rehberli|gurme) (?:rehberi|turları)|profesyonel rehber*',
      'ar he fa':
        'مرشد سياحي|(?:جولات|جولة) (?:سياحية )?(?:بالمدينة|المدينة|سيرا)|מורה דרך|סיורים (?:ב|מודרכים|קולינריים)*|(?:راهنمای تور|تور شهری|لیدر تور)',
      'id vi is th sq hi':
        'pemandu wisata|tur (?:jalan kaki|kota)|hướng dẫn viên du lịch|tour (?:thành phố|ẩm thực)|leiðsög(?:n|umað|uferð)\\p{L}*|มัคคุเทศก์|ไกด์(?:ท้องถิ่น|ทัวร์)|udhërrëfyes turistik|guid[ëa] turistike?|पर्यटक गाइड',
      'ja zh ko':
        'まち歩きツアー|観光ガイド|通訳案内士|街歩きガイド|导游服务|城市漫步|導覽員|文化導覽|도보 ?여행|문화관광해설|가이드 ?투어',
    },
  },
  {
    name: 'pilgrimage travel agency',
    bucket: 'Travel and hospitality',
    narrows: 'tour operator',
    words: {
      en: '(?:hajj|umrah|umra|pilgrimage|holy land) (?:travel|tours?|packages|agency|services)|pilgrimages? to',
      'de nl':
        '*pilgerreise*|*wallfahrtsreise*|umrah-?reise\\p{L}*|*bedevaart(?:en|reizen|sreizen)?|umrah ?reizen|hadj ?reizen',
      'sv da nb': '*pilgrimsresor|umrah-?resor|*pilgrimsrejser|*pilegrimsreiser',
      'fr es pt it ca ro':
        '(?:voyages?|agence) (?:de )?(?:pèlerinages?|omra|hajj)|(?:peregrinaciones|viajes) (?:a tierra santa|religios[oa]s|de peregrinación)|(?:peregrinações|turismo religioso)|pellegrinaggi|pelerinaje(?:le)?|peregrinacions',
      'pl cs sk hr sl sr':
        'pielgrzymki (?:do|autokarowe|lotnicze)|biuro pielgrzymkowe|(?:poutní|pútnické) (?:zájezdy|zájazdy)|hodočašć\\p{L}+|hodočasnič\\p{L}+|romanja',
      'ru uk bg mk':
        'паломническ* (?:служб|поездк|тур|центр)*|паломницьк* (?:тур|поїздк|центр)*|поклоннически (?:пътувания|турове)|хадж и умр\\p{L}+|поклонички патувања',
      'fi et lv lt hu':
        '*pyhiinvaellusmatk*|*palverännakud|svētceļojum*|piligrimin(?:ės|ių) kelion*|zarándoklat*|zarándok ?(?:utak|út|utazás)*',
      'el tr': 'προσκυνηματικές εκδρομές|προσκυνήματα|(?:hac|umre) (?:ve umre )?(?:organizasyonu|turları|turizm|turu)',
      'ar he fa':
        '(?:حج|الحج|عمرة|العمرة) (?:و ?(?:ال)?عمرة|و ?(?:ال)?حج|بر)*|(?:رحلات|حملات|حملة) (?:ال)?(?:حج|عمرة)|צליינות|סיורי קברי צדיקים|טיולי (?:צליינות|קברי צדיקים)|(?:کاروان|تور) (?:زیارتی|حج|کربلا|مشهد)',
      'id vi is th sq hi':
        '(?:travel|paket|biro|tour) (?:haji|umrah|umroh)|umrah|umroh|(?:tour )?hành hương|pílagrím(?:sferð|aferð)\\p{L}*|แสวงบุญ|ทัวร์(?:ฮัจญ์|อุมเราะห์)|(?:haxh|umre)\\p{L}*|(?:हज|उमरा|तीर्थ) यात्रा',
      'ja zh ko': '巡礼ツアー|巡礼の旅|朝圣(?:之旅|旅行)|朝聖團|성지순례',
    },
  },
  {
    name: 'visa service',
    bucket: 'Business services',
    narrows: 'study abroad and immigration consultancy',
    words: {
      en: 'visa (?:agency|service|services|applications?|assistance|consultants?|processing)|e-?visas?',
      'de nl': '*visumservice|*visaservice|*visum-service|*visa-agentur|*visumdienst|*visumbureau',
      'sv da nb': '*visumservice|*viseringsservice|*visumtjänst\\p{L}*',
      'fr es pt it ca ro':
        '(?:service|agence) de visas?|demandes? de visas?|(?:agencia|gestión|trámites?|asesoría) de (?:visas|visados)|(?:despachante|assessoria) de vistos?|vistos? para|(?:agenzia|servizio) visti|servicii vize',
      'pl cs sk hr sl sr':
        '(?:pośrednictwo|biuro) wizow\\p{L}+|wizy do|(?:vízový|vízové) (?:servis|služby)|vízum do|(?:vizne|vizni) (?:usluge|servis)|posredovanje (?:viza|vizumov)',
      'ru uk bg mk':
        'визов* (?:центр|агентств|поддержк|служб)*|оформление виз|оформлення віз|візов* (?:центр|підтримк)*|визови услуги',
      'fi et lv lt hu':
        '*viisumipalvelu*|*viisumiteenus*|vīzu (?:noformēšan|pakalpojum)*|vizų (?:tvarkym|paslaug|centr)*|vízum ?(?:ügyintéz|iroda|szolgáltat)*',
      'el tr': 'έκδοση (?:βίζας|visa)|(?:vize) (?:danışmanlığı|işlemleri|başvurusu|hizmetleri|ofisi)',
      'ar he fa':
        '(?:خدمات|استخراج|مكتب) (?:ال)?(?:تأشيرات|تأشيرة|فيزا)|הוצאת (?:ויזה|ויזות|אשרות)|שירותי ויזה|(?:اخذ|خدمات) ویزا',
      'id vi is th sq hi':
        '(?:jasa|layanan|agen) (?:urus |pengurusan )?visa|(?:dịch vụ|làm) visa|vegabréfsáritan\\p{L}*|รับทำวีซ่า|บริการวีซ่า|shërbime vizash|वीजा (?:सेवा|कंसल्टेंट)',
      'ja zh ko': 'ビザ(?:申請|代行|サポート)|签证(?:代办|服务|中心)|簽證(?:代辦|服務)|비자 ?(?:대행|발급|센터)',
    },
  },
  {
    name: 'airport transfer service',
    bucket: 'Transport',
    narrows: 'taxi service',
    words: {
      en: 'airport (?:transfers?|shuttle|taxi|pick ?up)|private transfers?|shuttle service',
      'de nl': '*flughafentransfer*|*flughafenshuttle|*flughafentaxi|*luchthavenvervoer|*luchthaventaxi|*taxi schiphol',
      'sv da nb': '*flygtransfer|*flygplatstransfer*|*lufthavnstransfer|*flyplasstransfer|*lufthavnstaxi',
      'fr es pt it ca ro':
        "(?:navette|transferts?|transfers?) (?:aéroport|aéroports)|(?:traslados|transfers?) (?:al |del |a |de )?aeropuerto|(?:transfers?|traslados?) (?:para o |do |de )?aeroporto|(?:transfer|navetta|trasferimenti) (?:da e per )?(?:l['’])?aeroport[oi]|transfer aeroport|trasllats a l['’]aeroport",
      'pl cs sk hr sl sr':
        '(?:transfery?|przewóz|transport) (?:na |z )?lotnisk\\p{L}*|(?:transfery?|odvoz|doprava) (?:na |z )?(?:letiště|letisko)|letištní (?:transfer|taxi)\\p{L}*|(?:transfer|prevoz) (?:do |s |sa |na )?(?:aerodroma?|zračne luke|letališč\\p{L}+)|letališki prevozi',
      'ru uk bg mk':
        'трансфер (?:в |из |до )?аэропорт\\p{L}*|трансфер (?:в |з |до )?аеропорт\\p{L}*|трансфер (?:до |от )?летище\\p{L}*|аеродромски трансфер',
      'fi et lv lt hu':
        '*lentokenttäkuljetu*|*lentokenttätaksi|*lennujaamatransfeer*|transfēr\\p{L}+ uz lidost\\p{L}+|pervežim\\p{L}+ (?:į|iš) oro uost\\p{L}+|reptéri transzfer*|repülőtéri transzfer*',
      'el tr':
        'μεταφορές (?:από και προς (?:το )?)?αεροδρόμι\\p{L}+|transfer αεροδρομίου|havaalanı transfer\\p{L}*|havalimanı transfer\\p{L}*',
      'ar he fa': '(?:توصيل|نقل|استقبال) (?:من وإلى )?(?:ال)?مطار|הסעות (?:ל|מ)?נתב|הסעות לשדה|ترانسفر فرودگاه\\p{L}*',
      'id vi is th sq hi':
        'antar jemput bandara|travel bandara|đưa đón sân bay|xe sân bay|flugrúta*|flugvallarakstur|รถรับส่งสนามบิน|transfer aeroporti|एयरपोर्ट (?:टैक्सी|ट्रांसफर)',
      'ja zh ko': '空港送迎|空港シャトル|机场接送|機場接送|공항 ?픽업|공항 ?셔틀|공항 ?택시',
    },
  },
  {
    name: 'yacht charter',
    bucket: 'Travel and hospitality',
    narrows: 'boat hire',
    words: {
      en: 'yacht charters?|(?:bareboat|crewed|catamaran|gulet|sailing|superyacht) charters?|charter (?:yachts?|fleet)',
      'de nl':
        '*yachtcharter|*bootscharter|*segelcharter|*yachtverleih|*jachtverhuur|*zeilbootverhuur|*jachtcharter|*zeilcharter',
      'sv da nb': '*båtcharter|*segelbåtscharter|*yachtcharter|*bådcharter',
      'fr es pt it ca ro':
        'location de (?:yachts?|voiliers?|catamarans?)|(?:alquiler|chárter) de (?:yates?|veleros?|catamaranes)|(?:aluguer|aluguel|charter) de (?:iates?|veleiros?|catamarãs?|lanchas)|(?:noleggio|charter) (?:di )?(?:yacht|barche a vela|catamarani|caicchi)|lloguer de (?:velers|iots)|închirieri? (?:de )?(?:iahturi|yachturi)',
      'pl cs sk hr sl sr':
        '(?:czarter|wynajem) (?:jachtów|jachtu|katamaranów)|(?:pronájem|prenájom) (?:jachet|jácht|plachetnic|plachetníc|katamaránů)|(?:najam|čarter) (?:jahti|brodova|plovila|jedrilica|katamarana)|jahting čarter|najem (?:jadrnic|jaht)',
      'ru uk bg mk': '(?:аренда|чартер) (?:яхт|парусных)\\p{L}*|(?:оренда) яхт\\p{L}*|яхт[еи]н? ?чартър|яхти под наем',
      'fi et lv lt hu':
        '*purjevenevuokrau*|*venecharter|*jahirent*|*jahicharter|jaht\\p{L}* (?:noma|īre)|jacht\\p{L}* nuom\\p{L}+|(?:yacht|jacht|vitorlás) ?(?:bérlés|charter|kölcsönz)\\p{L}*',
      'el tr': '(?:ενοικίαση|ναύλωση) (?:σκαφών|ιστιοπλοϊκών|γιοτ|καταμαράν)|(?:yat|gulet|tekne) (?:kiralama|charter)',
      'ar he fa':
        '(?:تأجير|إيجار|استئجار) (?:ال)?(?:يخوت|يخت)|השכרת (?:יאכטות|יאכטה|קטמרן)|(?:اجاره|کرایه) (?:یات|کشتی تفریحی)',
      'id vi is th sq hi':
        'sewa (?:yacht|kapal pesiar)|(?:thuê|cho thuê) du thuyền|snekkjuleig\\p{L}*|เช่าเรือยอร์ช|qira jahte\\p{L}*|याट चार्टर',
      'ja zh ko':
        'ヨット(?:チャーター|レンタル)|クルーザー(?:チャーター|レンタル)|游艇租赁|遊艇租賃|요트 ?(?:대여|렌탈)',
    },
  },
  {
    name: 'motorcycle hire',
    bucket: 'Transport',
    narrows: 'scooter hire',
    parts: {
      'motorcycle tour operator':
        'tour|reise|safari|adventure|reizen|resor|rejser|viaje|viagens|viagg|voyage|тур|ツーリングツアー',
      'motorcycle hire':
        'hire|rent|verleih|vermiet|verhuur|uthyr|udlej|utlei|locat|alquil|alug|nolegg|lloguer|închiri|wypoż|wynaj|půjč|požič|najam|прокат|оренд|аренд|vuokra|rent|noma|nuom|kölcs|bérl|kirala|ενοικ|レンタル|出租|租赁|租賃|대여|렌탈',
    },
    words: {
      en: '(?:motorcycle|motorbike|moped|quad|atv|buggy) (?:hire|rental|rentals|tours?)|(?:quad|buggy|atv) (?:safari|adventures?)',
      'de nl':
        '*motorradverleih|*motorradvermietung|*motorradreisen|*motorradtouren|*quadtouren|*quadverleih|*motorverhuur|*motorreizen|*quadverhuur',
      'sv da nb':
        '*motorcykeluthyrning|*mc-uthyrning|*mc-resor|*motorcykeludlejning|*mc-rejser|*motorsykkelutleie|*mc-turer',
      'fr es pt it ca ro':
        '(?:location|randonnées?) (?:de |en )?(?:motos?|quads?)|(?:alquiler|rutas|excursiones) (?:de |en )?(?:motos?|quads?|buggys?|cuatrimotos)|(?:aluguel|aluguer|passeios?) de (?:motos?|quadriciclos?|buggy)|(?:noleggio|escursioni|tour) (?:in )?(?:moto|quad)|lloguer de motos|închirieri? (?:de )?(?:motociclete|atv\\p{L}*)',
      'pl cs sk hr sl sr':
        '(?:wypożyczalnia|wynajem) (?:motocykli|quadów)|wyprawy motocyklowe|(?:půjčovna|požičovňa) (?:motorek|motocyklů|motoriek|motocyklov|čtyřkolek|štvorkoliek)|(?:najam|iznajmljivanje|izposoja) (?:motora|motocikala|motornih koles|quadova)|quad (?:ture|safari)',
      'ru uk bg mk':
        '(?:прокат|аренда) (?:мотоцикл|квадроцикл|багги)\\p{L}*|(?:прокат|оренда) (?:мотоцикл|квадроцикл)\\p{L}*|мотоциклети под наем|мототуры|изнајмување мотори',
      'fi et lv lt hu':
        '*moottoripyörävuokra*|*mönkijäsafari*|*mootorrattarent*|*atv-?safari*|motociklu noma|kvadraciklu noma|motociklų nuom\\p{L}+|keturračių nuom\\p{L}+|motor ?(?:bérlés|kölcsönz)\\p{L}*|quad ?(?:bérlés|túra|kölcsönz)\\p{L}*',
      'el tr':
        '(?:ενοικίαση|ενοικιάσεις) (?:μοτοσυκλετών|μηχανών|γουρούνες)|(?:motosiklet|atv) (?:kiralama|turu|safari)',
      'ar he fa':
        'تأجير (?:ال)?(?:دراجات نارية|دبابات)|השכרת (?:אופנועים|טרקטורונים|רייזרים)|טיולי (?:טרקטורונים|רייזרים)|(?:اجاره|کرایه) (?:موتور|موتورسیکلت|ای تی وی)',
      'id vi is th sq hi':
        '(?:sewa|rental) motor|(?:thuê|cho thuê) xe máy|fjórhjólaferð\\p{L}*|mótorhjólaleig\\p{L}*|เช่ามอเตอร์ไซค์|เช่ารถ(?:มอเตอร์ไซค์|มอไซค์)|(?:qira|makina) motor\\p{L}*|बाइक रेंटल',
      'ja zh ko': 'レンタルバイク|バギー体験|摩托车租赁|機車出租|租機車|오토바이 ?(?:대여|렌탈)',
    },
  },
  {
    name: 'luggage storage',
    bucket: 'Travel and hospitality',
    words: {
      en: 'luggage (?:storage|lockers?|delivery)|left luggage|bag(?:gage)? (?:storage|lockers)',
      'de nl': '*gepäckaufbewahrung|*gepäcktransport|*bagageopslag|*bagagekluis\\p{L}*|*bagagevervoer',
      'sv da nb': '*bagageförvaring|*bagageopbevaring|*bagasjeoppbevaring',
      'fr es pt it ca ro':
        "consigne (?:à |de )?bagages?|transport de bagages|consigna de equipaje|transporte de (?:equipajes|mochilas)|guarda[- ](?:volumes|malas|bagagens)|deposito bagagli|trasporto bagagli|consigna d['’]equipatges|depozitare bagaje",
      'pl cs sk hr sl sr':
        'przechowalnia bagażu|úschovna zavazadel|úschovňa batožiny|(?:čuvanje|ostava) (?:prtljage|prtljaga)|garderoba prtljage|hramba prtljage',
      'ru uk bg mk': '(?:хранение|камера хранения) багаж\\p{L}*|зберігання багажу|съхранение на багаж|чување багаж',
      'fi et lv lt hu':
        '*matkatavarasäilyty*|*pagasihoid*|bagāžas (?:glabāšan|uzglabāšan)\\p{L}*|bagažo (?:saugojim|saugykl)\\p{L}*|(?:csomag|poggyász)(?:megőrz|tárol)\\p{L}*',
      'el tr': 'φύλαξη αποσκευών|(?:bagaj|valiz) (?:emanet|saklama)\\p{L}*',
      'ar he fa':
        '(?:تخزين|حفظ|إيداع) (?:ال)?(?:أمتعة|حقائب)|שמירת (?:חפצים|מזוודות)|(?:نگهداری|امانت) (?:چمدان|بار مسافر)',
      'id vi is th sq hi':
        'penitipan (?:koper|barang|bagasi)|(?:gửi|giữ) hành lý|farangursgeymsl\\p{L}*|ฝากกระเป๋า|ruajtje bagazhi|क्लॉक रूम',
      'ja zh ko': '荷物預かり|手荷物(?:預かり|配送)|行李寄存|짐 ?보관',
    },
  },
];
