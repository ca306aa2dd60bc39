import type { Kind } from './kind.ts';

export const NATURE_AND_CULTURE: readonly Kind[] = [
  {
    name: 'waste management company',
    bucket: 'Environment',
    narrows: 'recycling company',
    words: {
      en: '(?:hazardous |industrial |medical |solid |municipal )?waste (?:management|collection|disposal|removal)|skip hire|dumpster rentals?|(?:garbage|trash|refuse) collection',
      'de nl':
        '*entsorgung|*entsorger|*entsorgungs\\p{L}+|*entsorgungsfachbetrieb|*abfallwirtschaft\\p{L}*|*containerdienst|*müllabfuhr|*abfallentsorgung|*sonderabfall\\p{L}*|*afvalverwerk\\p{L}*|*afvalinzamel\\p{L}*|*afvalbeheer|*afvalcontainers?|*containerverhuur',
      'sv da nb':
        '*avfallshantering|*avfallsbolag|*renhållning\\p{L}*|*containeruthyrning|*sophämtning|*affaldshåndtering|*affaldsselskab|*renovationsselskab|*affaldscontainer\\p{L}*|*avfallshåndtering|*avfallsselskap|*renovasjon\\p{L}*|*containerutleie',
      'fr es pt it ca ro':
        '(?:gestion|collecte|traitement|valorisation|élimination) des déchets|location de bennes|(?:gestión|recogida|tratamiento|recolección|manejo) (?:integral )?de (?:residuos|desechos|basuras?)|alquiler de contenedores|gestor de residuos|(?:gestão|recolha|coleta|tratamento) de (?:resíduos|lixo)|aluguel de caçambas|(?:gestione|smaltimento|raccolta|trattamento) (?:dei |di )?rifiuti|igiene urbana|servizi ecologici|(?:gestió|recollida) de residus|(?:gestionare|colectare|managementul|gestionarea|colectarea) (?:a )?deșeuri\\p{L}*|salubritate|salubrizare',
      'pl cs sk hr sl':
        '(?:gospodark\\p{L}+|odbiór|wywóz|utylizacja|zagospodarowanie|przetwarzanie) (?:odpad|śmieci|nieczystości)\\p{L}*|gospodarka komunalna|odpadami|odpad(?:ové|ového) hospodářství|(?:svoz|likvidace|odvoz|zpracování) (?:komunálního |nebezpečného )?odpad\\p{L}+|odpadové hospodárstvo|(?:zvoz|likvidácia|odvoz|zhodnocovanie) (?:komunálneho |nebezpečného )?odpad\\p{L}+|nakladanie s odpad\\p{L}+|(?:gospodarenje|zbrinjavanje|upravljanje|odvoz|sakupljanje) (?:opasnim |opasnog |komunalnog )?otpad\\p{L}+|(?:ravnanje z|zbiranje|odvoz) odpadk\\p{L}+|ravnanje z odpadki',
      'ru uk bg':
        '(?:вывоз|утилизаци|обращени|сбор|переработк)\\p{L}* (?:с |строительного |бытов\\p{L}+ |медицинских |опасных )?(?:мусор|отход|тко|тбо)\\p{L}*|(?:вивезення|утилізаці|поводження|збір|управління)\\p{L}* (?:з |небезпечних |побутових |медичних )?(?:смітт|відход)\\p{L}+|(?:управление|третиране|събиране|извозване|обезвреждане) на (?:опасни |битови |строителни )?отпадъци|сметоизвозван\\p{L}+|сметосъбиране',
      'fi et lv lt hu':
        '*jätehuol(?:to|lon|lot|topalvelu)\\p{L}*|*jätekuljetu\\p{L}+|*jäteyhtiö|*jäteasema|*jäätmekäitlu\\p{L}+|*jäätmeveo?d?\\p{L}*|*jäätmejaam\\p{L}*|*ohtlikud jäätmed|(?:atkritumu|bīstamo atkritumu) (?:apsaimnieko|izvešan|savākšan|pārstrād)\\p{L}+|(?:pavojingų )?atliekų (?:tvarkym|surinkim|išvežim|vežim|utilizavim|šalinim)\\p{L}+|hulladék(?:kezel|gazdálkod|szállít|ártalmatlanít|gyűjt|begyűjt)\\p{L}*|veszélyes hulladék\\p{L}*|sittszállít\\p{L}*|konténerszállít\\p{L}*',
      'el tr':
        '(?:διαχείριση|συλλογή|αποκομιδή) (?:στερεών |επικίνδυνων |αστικών )?(?:αποβλήτων|απορριμμάτων)|(?:atık|tehlikeli atık|hafriyat) (?:yönetim|bertaraf|toplama|taşıma)\\p{L}*|moloz (?:atma|taşıma)',
      'ar he fa':
        '(?:إدارة|جمع|نقل|معالجة|تدوير) (?:ال)?(?:نفايات|النفايات|مخلفات|المخلفات)|(?:פינוי|איסוף|טיפול ב|ניהול) ?(?:פסולת|אשפה)|השכרת מכולות|(?:مدیریت (?:پسماند|ضایعات)|دفع زباله|جمع ?آوری (?:زباله|پسماند))',
      'id vi is th':
        '(?:pengelolaan|pengolahan|pengangkutan|jasa angkut) (?:limbah|sampah)\\p{L}*|(?:xử lý|thu gom|quản lý) (?:rác thải|chất thải|rác|chất thải nguy hại)|(?:sorphirð|sorphirða|úrgangs|gámaþjónust)\\p{L}*|(?:กำจัด|จัดการ|รับกำจัด)(?:ขยะ|ของเสีย|กากอุตสาหกรรม)',
      'ja zh ko':
        '産業廃棄物処理|産業廃棄物|廃棄物収集運搬|廃棄物処理業|危险废物|固废处理|垃圾清运|废物处理|廢棄物清除|廢棄物處理|垃圾清運|폐기물처리|폐기물 처리|폐기물업체',
    },
  },
  {
    name: 'wildlife rehabilitation centre',
    bucket: 'Non-profit',
    narrows: 'animal rescue',
    words: {
      en: '(?:wildlife|wild animal|bird|raptor|hedgehog|bat|seal|turtle|marine mammal|owl|squirrel|koala) (?:rehabilitation|rehab|rescue|hospital|sanctuary|care)(?: cent(?:re|er))?|wildlife rehabilitat(?:ors?|ion)',
      'de nl':
        '*wildtier(?:station|hilfe|auffangstation|rettung|pflege)|*igel(?:station|hilfe|pflege|schutz)\\p{L}*|*wildvogel(?:station|hilfe|pflege)|*greifvogelstation|*auffangstation|*vogelpflegestation|*eichhörnchenhilfe|*egelopvang|*vogelopvang|*wildopvang|*zeehondenopvang|*vogelasiel',
      'sv da nb':
        '*viltrehab\\p{L}*|*igelkottshjälp|*viltvård katastrof\\p{L}*|*fågelrehab\\p{L}*|*vildtpleje\\p{L}*|*vildtplejestation|*pindsvin(?:epleje|ehjælp|ets venner)\\p{L}*|*piggsvinhjelp\\p{L}*|*pinnsvin(?:hjelp|mottak)\\p{L}*|*viltrehabilitering',
      'fr es pt it ca ro':
        '(?:centre|hôpital) (?:de soins|de sauvegarde) (?:de |pour |à )?(?:la )?faune sauvage|centre de soins (?:faune|oiseaux)\\p{L}*|centros? de (?:recuperación|rescate) de (?:fauna|animales silvestres|aves)|centros? de (?:recuperação|reabilitação) de (?:animais|fauna)\\p{L}*|(?:cras|centro (?:di )?recupero) (?:animali|fauna|ricci|rapaci)\\p{L}*|centro recupero (?:animali|fauna|ricci|tartarughe)\\p{L}*|centre de recuperació de fauna|centr(?:u|ul) de reabilitare (?:a )?(?:animalelor|faunei)\\p{L}*',
      'pl cs sk hr sl':
        '(?:ośrodek|centrum) rehabilitacji (?:dzikich )?(?:zwierząt|ptaków|jeży)|azyl dla (?:dzikich|jeży|ptaków)\\p{L}*|záchrann\\p{L}+ stanic\\p{L}+ (?:pro )?(?:živočich|volně|zvířat|zvieratá|pre)\\p{L}*|(?:rehabilitačn|chovn)\\p{L}+ stanic\\p{L}+|oporavilišt\\p{L}+|(?:azil|oskrba|zavetišče) za (?:prosto živeče|divje) \\p{L}+',
      'ru uk bg':
        '(?:реабилитационн\\p{L}+ центр|центр реабилитации|центр спасения) (?:для )?(?:диких|птиц|ежей|тюленей|животных)\\p{L}*|(?:реабілітаційн\\p{L}+ центр|центр реабілітації|центр порятунку) (?:для )?(?:диких|кажанів|рукокрилих|птахів)\\p{L}*|спасителен център за (?:диви|птици)\\p{L}*',
      'fi et lv lt hu':
        '*siili(?:hoitola|kuntoutu|en hoito|en kuntoutu)\\p{L}*|*siilien (?:kuntoutus|hoito)\\p{L}*|*villieläinhoitola\\p{L}*|*villieläinten hoito\\p{L}*|*lintuhoitola\\p{L}*|metsloomade? (?:turvakodu|taastus|rehabilit|abi)\\p{L}*|metsloomaühing\\p{L}*|siilikeskus|savvaļas dzīvnieku (?:rehabilit|aprūp|patvers)\\p{L}+|laukinių gyvūnų (?:globos|reabilit|pagalb|gydym)\\p{L}+|(?:vadállat|vadmadár|madár|sün|vadon élő)\\p{L}* ?(?:mentő|kórház|mentés|menhely)\\p{L}*|repatriáló (?:állomás|központ)',
      'el tr':
        '(?:περίθαλψη|κέντρο περίθαλψης) (?:άγριων|αγρίων|της άγριας)\\p{L}*|σύλλογος προστασίας και περίθαλψης|(?:yaban hayatı|yaban hayvanı) (?:rehabilitasyon|kurtarma)\\p{L}*',
      'ar he fa':
        '(?:إعادة تأهيل|إنقاذ) (?:الحياة البرية|الحيوانات البرية)|(?:בית (?:ה)?חולים לחיות בר|שיקום חיות בר)|(?:بازپروری|توانبخشی|نجات) (?:حیات ?وحش)',
      'id vi is th':
        '(?:pusat )?(?:rehabilitasi|penyelamatan) (?:satwa(?: liar)?|orangutan)|(?:cứu hộ|bảo tồn) động vật hoang dã|villidýra(?:hjálp|athvarf)\\p{L}*|(?:ช่วยเหลือ|ฟื้นฟู)สัตว์ป่า',
      'ja zh ko': '野生動物救護|野生動物リハビリ|野生动物救助|野生動物急救|野鳥急救|야생동물구조센터|야생동물구조',
    },
  },
  {
    name: 'cultural institute',
    bucket: 'Arts and culture',
    narrows: 'cultural centre',
    words: {
      en: 'cultural institutes?|(?:french|german|italian|polish|spanish|japanese|chinese|korean|iranian|persian|hungarian|romanian|czech|danish|finnish|austrian|turkish|swedish|norwegian|portuguese|goethe|confucius|cervantes) (?:cultural )?institutes?',
      'de nl': '*kulturinstitut|goethe-institut|kulturforum|cultuurinstituut|*cultureel instituut',
      'sv da nb': '*kulturinstitut\\p{L}*|*kulturinstitutt',
      'fr es pt it ca ro':
        'institut (?:culturel|français|hongrois|polonais|goethe|cervantes|ramon llull)|alliance française|instituto (?:cultural|cervantes|italiano de cultura|francés|camões|goethe)|aliança francesa|alianza francesa|istituto (?:di cultura|italiano di cultura|culturale|cervantes)|institut de cultura|institutul cultural',
      'pl cs sk hr sl':
        'instytut (?:kultury|polski|francuski|cervantesa|adama mickiewicza)|(?:kulturní|kultúrny|maďarský|poľský|polský|francouzský|francúzsky) (?:institut|inštitút)|kulturni institut|kulturni inštitut|zavod za kulturo',
      'ru uk bg':
        'институт (?:культуры|сервантеса|конфуция)|культурн\\p{L}+ институт|(?:український |культурн\\p{L}+ )інститут культури|культурен институт|френски институт|полски институт',
      'fi et lv lt hu':
        '*kulttuuri-instituutti|*kulttuuri-instituut\\p{L}+|kultuuriinstituut\\p{L}*|kultūras institūt\\p{L}+|kultūros institut\\p{L}+|kulturális intézet\\p{L}*|kultúrintézet\\p{L}*',
      'el tr': '(?:πολιτιστικό|μορφωτικό|γαλλικό|ιταλικό) (?:ινστιτούτο|ίδρυμα)|kültür enstitüsü|yunus emre enstitüsü',
      'ar he fa':
        '(?:المعهد|معهد) (?:ال)?(?:ثقافي|الثقافي|الفرنسي)|מכון (?:תרבות|גתה|לתרבות)|(?:مؤسسه|موسسه|انستیتو) فرهنگی',
      'id vi is th':
        'lembaga (?:kebudayaan|budaya)|(?:viện|học viện) (?:văn hóa|pháp|goethe)|menningarstofnun\\p{L}*|สถาบัน(?:วัฒนธรรม|เกอเธ่)',
      'ja zh ko': '文化研究所|文化学院|孔子学院|文化藝術研究院|文化院|문화원',
    },
  },
  {
    name: 'international exchange association',
    bucket: 'Community',
    words: {
      en: '(?:international|cultural|student|language) exchange (?:association|circle|group|programme|program|club|society)|friendship (?:association|society)|(?:town )?twinning association',
      'de nl':
        '*austauschorganisation|*jugendaustausch|*schüleraustausch|*freundschaftsgesellschaft|*partnerschaftsverein|*partnerschaftskomitee|*uitwisselingsorganisatie|*vriendschapsvereniging',
      'sv da nb':
        '*utbytesorganisation\\p{L}*|*vänortsförening|*udvekslingsorganisation\\p{L}*|*vennskapsforening\\p{L}*|*utvekslingsorganisasjon\\p{L}*|*vennskapssamband',
      'fr es pt it ca ro':
        "comités? de jumelage|(?:association|club) (?:de jumelage|d['’]échanges?|d['’]amitié)|asociación de (?:amistad|hermanamiento)|associação de (?:amizade|geminação)|associazione di amicizia|comitato (?:di |per il )?gemellaggi\\p{L}*|associació d['’]amistat|asociația de prietenie",
      'pl cs sk hr sl':
        'towarzystwo przyjaźni|(?:společnost|spolek) přátel\\p{L}* \\p{L}+|spoločnosť priateľ\\p{L}*|društvo prijateljstva',
      'ru uk bg': 'общество дружбы|товариство дружби|дружество за приятелство',
      'fi et lv lt hu':
        '*vaihto-oppilasjärjestö|sõprusühing\\p{L}*|vahetusorganisatsioon|draudzības biedrīb\\p{L}+|draugijos? (?:bičiuli|draugyst)\\p{L}+|(?:baráti (?:társaság|kör)|testvérvárosi (?:egyesület|kapcsolatok)|cserediák ?szervezet)\\p{L}*',
      'el tr':
        '(?:σύνδεσμος|σύλλογος) (?:ελληνο\\p{L}+ )?φιλίας|(?:dostluk|kültürel değişim|kardeş şehir) derne\\p{L}*',
      'ar he fa':
        'جمعية (?:ال)?صداقة|التبادل الثقافي|(?:אגודת ידידות|חילופי (?:נוער|תרבות))|(?:انجمن دوستی|تبادل فرهنگی)',
      'id vi is th':
        '(?:perhimpunan|asosiasi) persahabatan|pertukaran (?:pelajar|budaya)|(?:hội hữu nghị|giao lưu (?:văn hóa|quốc tế))|vináttufélag\\p{L}*|skiptinemasamtök\\p{L}*|(?:สมาคมมิตรภาพ|แลกเปลี่ยนวัฒนธรรม)',
      'ja zh ko':
        '国際交流協会|国際交流サークル|国際交流団体|友好協会|日中友好|国际交流协会|友好协会|國際交流協會|국제교류협회|친선협회',
    },
  },
  {
    name: 'archive',
    bucket: 'Arts and culture',
    narrows: 'library',
    words: {
      en: '(?:historical|state|city|county|national|digital|public|film|regional) archives?|record office|archives? (?:centre|center|service)',
      'de nl':
        '*stadtarchiv|*staatsarchiv|*landesarchiv|*kreisarchiv|*gemeindearchiv|*filmarchiv|*stadsarchief|*gemeentearchief|*regionaal archief|*streekarchief|*rijksarchief|*historisch archief',
      'sv da nb':
        '*stadsarkiv\\p{L}*|*landsarkiv\\p{L}*|*riksarkivet|*folkrörelsearkiv\\p{L}*|*stadsarkivet|*rigsarkivet|*lokalarkiv\\p{L}*|*lokalhistorisk arkiv|*byarkiv\\p{L}*|*riksarkivet|*statsarkiv\\p{L}*|*fylkesarkiv\\p{L}*',
      'fr es pt it ca ro':
        'archives (?:départementales|municipales|nationales|historiques|de la ville)|archivo (?:histórico|general|municipal|provincial|nacional)|arquivo (?:histórico|municipal|distrital|nacional|público)|archivio (?:storico|di stato|comunale|diocesano|fotografico)|arxiu (?:històric|municipal|comarcal|nacional)|arhivele? (?:naționale|statului|istorice)',
      'pl cs sk hr sl':
        'archiwum (?:państwowe|narodowe|historyczne|społeczne|miejskie|diecezjalne|akt)|(?:státní|národní|městský|zemský|oblastní|okresní) archiv\\p{L}*|(?:štátny|národný|mestský) archív\\p{L}*|(?:državni|gradski|nacionalni|povijesni|istorijski) arhiv\\p{L}*|(?:pokrajinski|zgodovinski) arhiv\\p{L}*',
      'ru uk bg':
        '(?:государственн|исторически|исторический|областной|городской|национальн)\\p{L}* архив\\p{L}*|(?:державн|історичн|обласн)\\p{L}+ архів\\p{L}*|(?:държавен|исторически|държавни) архив\\p{L}*',
      'fi et lv lt hu':
        '*kansallisarkisto\\p{L}*|*kaupunginarkisto\\p{L}*|*keskusarkisto\\p{L}*|*rahvusarhiiv\\p{L}*|*linnaarhiiv\\p{L}*|*riigiarhiiv\\p{L}*|(?:valsts|vēstures|nacionālais) arhīv\\p{L}+|(?:valstybės|istorijos|regioninis|centrinis) archyv\\p{L}+|(?:levéltár|történeti archívum|városi levéltár)\\p{L}*',
      'el tr': '(?:ιστορικό|γενικά|κρατικά|δημοτικό) αρχεί[οα]|(?:devlet|tarih|kent) arşiv\\p{L}*',
      'ar he fa':
        '(?:الأرشيف|أرشيف) (?:ال)?(?:وطني|تاريخي|الوطني)|(?:ארכיון (?:היסטורי|העירייה|המדינה|עירוני|לאומי|דיגיטלי))|(?:آرشیو (?:ملی|تاریخی)|سازمان اسناد)',
      'id vi is th':
        '(?:arsip (?:nasional|daerah|negara))|(?:lưu trữ (?:quốc gia|lịch sử))|(?:borgarskjalasafn|þjóðskjalasafn|héraðsskjalasafn)\\p{L}*|หอจดหมายเหตุ',
      'ja zh ko': '公文書館|文書館|史料館|档案馆|檔案館|기록원|기록관',
    },
  },
  {
    name: 'historic site',
    bucket: 'Arts and culture',
    types: ['LandmarksOrHistoricalBuildings'],
    words: {
      en: 'stately homes?|historic (?:castle|palace|railways?|monuments?)|castle (?:ruins?|museum|tours?)|(?:medieval|ruined) castle|archaeological (?:site|park)|heritage (?:sites?|cent(?:re|er)s?)|historic sites?',
      'de nl':
        '*burgruine|*schloss und park|*schlossmuseum|*burgmuseum|*freilichtmuseum|*museumsbahn|*museumseisenbahn|*schlossverwaltung|*gedenkstätte|*openluchtmuseum|*kasteelmuseum|*stoomtrein\\p{L}*|*herdenkingscentrum',
      'sv da nb':
        '*slottsruin|*borgruin|*friluftsmuseum|*friluftsmuseet|*museijärnväg|*slotsruin|*herregårdsmuseum|*frilandsmuseum|*veteranbane|*museumsjernbane|*slottsmuseum|*festningsmuseum',
      'fr es pt it ca ro':
        '(?:site|monument) (?:historique|archéologique)|monuments historiques|château (?:fort|médiéval|de la loire)|castillo museo|(?:conjunto|sitio) (?:histórico|arqueológico)|yacimiento arqueológico|(?:sítio|parque) arqueológico|(?:parco|sito|area) archeologic[oa]|(?:jaciment|conjunt) (?:arqueològic|monumental)|sit(?:ul)? arheologic',
      'pl cs sk hr sl':
        '(?:ruiny zamku|zamek (?:królewski|krzyżacki|średniowieczny)|skansen\\p{L}*|park etnograficzny|miejsce pamięci)|(?:státní (?:hrad|zámek)|zřícenin\\p{L}+ hradu|skanzen\\p{L}*|památník)|(?:hradn\\p{L}+ zrúcanin\\p{L}+|zrúcanin\\p{L}+|skanzen\\p{L}*)|(?:arheološki park|arheološko nalazište)|(?:grajske razvaline|arheološki park|muzej na prostem)',
      'ru uk bg':
        '(?:музей-заповедник|музей-усадьба|усадьба-музей)\\p{L}*|(?:замок-музей|замковий комплекс|музей просто неба|скансен\\p{L}*)|(?:архитектурно-етнографски|археологически (?:парк|комплекс|резерват)|средновековна крепост|етнографски комплекс)',
      'fi et lv lt hu':
        '*ulkomuseo\\p{L}*|*museorautatie|*linnanraunio\\p{L}*|*kotiseutumuseo|*vabaõhumuuseum\\p{L}*|*linnusevaremed|mõisakompleks|brīvdabas muzej\\p{L}+|(?:pilsdrupas|viduslaiku pils|muižas pils)|(?:piliakaln|dvaro sodyb|liaudies buities)\\p{L}+|(?:várrom|skanzen|szabadtéri (?:néprajzi )?múzeum|várkastély|emlékhely|kastélymúzeum)\\p{L}*',
      'el tr':
        '(?:αρχαιολογικός χώρος|μεσαιωνικό κάστρο|ιστορικός τόπος)|(?:ören yeri|antik kent|tarihi kale|açık hava müzesi)',
      'ar he fa':
        '(?:موقع (?:أثري|تاريخي)|قلعة تاريخية)|(?:אתר (?:מורשת|ארכאולוגי|ארכיאולוגי|היסטורי))|(?:محوطه (?:تاریخی|باستانی)|بنای تاریخی)',
      'id vi is th':
        '(?:situs (?:sejarah|bersejarah|arkeologi))|(?:di tích (?:lịch sử|quốc gia)|khu di tích)|(?:minjasafn og|byggðasafn|sögustaður)\\p{L}*|(?:โบราณสถาน|อุทยานประวัติศาสตร์)',
      'ja zh ko': '史跡|城跡|国宝天守|遗址公园|文物古迹|古蹟|문화유적|유적지',
    },
  },
];
