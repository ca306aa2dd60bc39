import type { Kind } from './kind.ts';

export const NETWORKS: readonly Kind[] = [
  {
    name: 'energy and utilities',
    bucket: 'Energy',
    parts: {
      'electricity supplier': 'electri(?!.*co-?op)|strom|de luz|eléctric|elett|電力',
      'water utility': 'water|wasser|des eaux|potable|de aguas?|waterleiding',
      'wind farm': 'wind|éolien|eólic|eolic',
      'district heating company': 'district heating|fernwärme|warmtenet|fjernvarme|fjärrvärme|kaukolämp',
      'energy cooperative':
        'co-?op|genossenschaft|cooperativ|coopérativ|coöperat|comunità energ|comunitat energ|bürgerenerg',
      'biogas plant': 'biogas',
      'gas supplier': '^gas|ガス会社|도시가스',
    },
    words: {
      en: '(?:electricity|energy|gas|green energy|renewable energy|heating oil|fuel|lpg|propane) (?:suppliers?|providers?|utility|company|cooperative|co-?op|retailer|distributors?)|(?:electric|power|energy) (?:cooperative|co-?operative|utility)|community energy|(?:wind|hydro|solar) (?:farm|power) (?:developer|operator|company)|wind farms?|biogas plants?|(?:petrol|gas|filling|fuel) stations?|renewable energy (?:developer|projects|producer)|water utility|district heating',
      'de nl':
        '*stadtwerke*|*energieversorger*|*stromanbieter|*stromversorger*|*energiegenossenschaft*|*bürgerenergie*|*ökostrom|*windpark*|*biogasanlage*|*heizölhandel|*heizöl|*tankstelle|*wasserwerk|*fernwärme|*energieleverancier*|*energiecoöperatie*|*windmolenpark|*tankstation*|*netbeheerder',
      'sv da nb':
        '*elbolag|*elhandel|*energibolag|*fjärrvärme*|*vindkraft\\p{L}*|*bensinstation|*elselskab|*varmeværk|*fjernvarme*|*vindmøllelaug|*vandværk|*strømleverandør|*kraftlag|*kraftselskap|*energiselskap|*bensinstasjon|*nettselskap',
      'fr es pt it ca ro':
        "fournisseur d['’](?:électricité|énergie)|coopérative (?:citoyenne )?d['’]énergie|énergies renouvelables|parc éolien|station-?service|comercializadora (?:de energía|eléctrica|de luz)|cooperativa (?:eléctrica|de energía|d['’]energia)|energías renovables|parque eólico|gasolinera|estación de servicio|comercializadora de energia|energias renováveis|posto de (?:gasolina|combustível)|fornitore di energia|comunità energetica|energie rinnovabili|parco eolico|distributore carburanti|energies renovables|comunitat energètica|furnizor de energie|energie regenerabilă|benzinărie",
      'pl cs sk hr sl':
        'sprzedawca (?:energii|prądu)|spółdzielnia energetyczna|odnawialne źródła energii|farma wiatrowa|stacja paliw|ciepłownia|wodociągi|dodavatel (?:energií|elektřiny)|obnovitelné zdroje|čerpací stanice|teplárna|vodárny|dodávateľ energií|obnoviteľné zdroje|čerpacia stanica|tepláreň|opskrba (?:električnom )?energijom|obnovljivi (?:izvori|viri)|benzinska (?:postaja|crpka)|vodovod i odvodnja|toplana|bencinski servis',
      'ru uk bg':
        'энергоснабжающ\\p{L}+|поставщик электроэнергии|возобновляем\\p{L}+ энерг\\p{L}+|ветропарк|азс|водоканал|тепловые сети|постачальник (?:електроенергії|газу)|відновлюван\\p{L}+ енерг\\p{L}+|вітропарк|водоканал|тепломережі|бензиностанци\\p{L}+|топлофикация|доставчик на (?:ток|електроенергия)|възобновяем\\p{L}+ енерг\\p{L}+',
      'fi et lv lt hu':
        'energiayhtiö*|sähköyhtiö*|kaukolämpö|tuulivoima\\p{L}*|huoltoasema|vesihuolto|vesiosuuskunta|elektrimüüja|energiaettevõte|kaugküte|tuulepark|tankla|vee-ettevõte|elektroenerģijas (?:tirgotājs|piegādātājs)|siltumapgāde|degvielas uzpilde\\p{L}*|ūdensapgāde|elektros tiekėjas|šilumos tiekim\\p{L}+|šilumos tinklai|vėjo (?:parkas|jėgainės)|degalinė|energiaszolgáltat\\p{L}*|áramszolgáltat\\p{L}*|távhő\\p{L}*|szélerőmű|benzinkút|vízművek|energiaközösség',
      'el tr':
        'πάροχος (?:ενέργειας|ρεύματος)|ανανεώσιμ\\p{L}+ πηγ\\p{L}+|ενεργειακή κοινότητα|αιολικό πάρκο|πρατήριο (?:υγρών )?καυσίμων|βενζινάδικο|elektrik (?:dağıtım|tedarik)|yenilenebilir enerji|akaryakıt|benzin istasyonu|rüzgar (?:santrali|enerjisi)',
      'ar he': 'طاقة متجددة|محطة وقود|شركة كهرباء|אנרגיה מתחדשת|תחנת דלק|ספק חשמל',
      'id vi': 'energi terbarukan|spbu|distributor bbm|năng lượng tái tạo|trạm xăng|điện gió',
      'ja zh ko':
        '電力会社|再生可能エネルギー|ガソリンスタンド|ガス会社|新能源|可再生能源|加油站|風力發電|風電|신재생에너지|주유소|도시가스',
    },
  },
  {
    name: 'telecommunications company',
    bucket: 'Internet services',
    parts: {
      'internet provider': 'internet|broadband|fib|glasfas|glasvez|isp|プロバイダー|宽带|인터넷',
      'telephone company': 'voip|phone|telefon|téléphon',
    },
    words: {
      en: '(?:internet|broadband|fibre|fiber|telecom(?:munications)?|voip|mobile network|wireless|satellite internet) (?:service )?(?:providers?|operators?|company|isp)|isp|fibre broadband|voip|business phone systems?',
      'de nl':
        '*glasfaseranbieter|*internetanbieter|*telekommunikationsunternehmen|*telefonanlagen|*glasvezel\\p{L}*|*internetprovider|*telecombedrijf|*telefonie',
      'sv da nb':
        '*bredbandsoperatör|*bredbandsbolag|*fiberförening|*internetleverantör|*teleoperatör|*bredbåndsudbyder|*fiberselskab|*teleselskab|*bredbåndsleverandør|*fiberselskap|*teleselskap',
      'fr es pt it ca ro':
        "opérateur (?:télécom|internet|mobile)|fournisseur d['’]accès|fibre optique|operador[a]? de (?:telecomunicaciones|internet|telecomunicações)|proveedor de internet|fibra [óo](?:ptica|tica)|provedor de internet|telecomunicaciones|operatore (?:telefonico|di telecomunicazioni)|fibra ottica|proveïdor d['’]internet|furnizor de internet|telecomunicații",
      'pl cs sk hr sl':
        'dostawca internetu|operator telekomunikacyjny|internet światłowodowy|poskytovatel internetu|internetový poskytovatel|poskytovateľ internetu|optický internet|pružatelj interneta|telekomunikacij\\p{L}+',
      'ru uk bg':
        "интернет-?провайдер\\p{L}*|оператор связи|телекоммуникаци\\p{L}+|інтернет-?провайдер\\p{L}*|оператор зв['’]язку|телекомунікаці\\p{L}+|интернет доставчик|телекомуникаци\\p{L}+",
      'fi et lv lt hu':
        'teleoperaattori|nettiyhteydet|valokuitu\\p{L}*|internetiteenuse|sideettevõte|interneta (?:nodrošinātājs|pakalpojum\\p{L}+)|telekomunikācij\\p{L}+|interneto tiekėj\\p{L}+|telekomunikacij\\p{L}+|internetszolgáltat\\p{L}*|távközlés\\p{L}*',
      'el tr': 'πάροχος internet|τηλεπικοινων\\p{L}+|internet servis sağlayıcı\\p{L}*|telekomünikasyon',
      'ar he': 'مزود (?:خدمة )?(?:ال)?إنترنت|شركة اتصالات|ספק אינטרנט|חברת תקשורת',
      'id vi': 'penyedia (?:layanan )?internet|isp|nhà mạng|viễn thông',
      'ja zh ko': 'プロバイダー|通信会社|电信|電信|宽带|통신사|인터넷서비스',
    },
  },
  {
    name: 'health software',
    bucket: 'Software',
    words: {
      en: '(?:health ?care|medical|clinic(?:al)?|practice|patient|hospital|dental|telehealth|telemedicine|ehr|emr|therapy|pharmacy|care home|mental health) (?:management )?(?:software|platform|app|information system)|digital health(?: company| platform)?|health ?tech|e-?health|telemedicine|electronic (?:health|medical) records?|medical ai',
      'de nl':
        '*praxissoftware|*praxisverwaltung\\p{L}*|*kliniksoftware|*krankenhausinformationssystem|*pflegesoftware|*telemedizin|*digital health|*zorgsoftware|*zorgtechnologie|*patiëntendossier|*e-?health',
      'sv da nb':
        '*journalsystem\\p{L}*|*vårdsystem|*e-hälsa|*sundhedsteknologi|*sundheds-?it|*helseteknologi|*e-helse|*telemedicin|*telemedisin',
      'fr es pt it ca ro':
        'logiciel (?:médical|de santé|de cabinet)|e-?santé|télémédecine|santé (?:numérique|connectée)|software (?:médico|para clínicas|de salud|hospitalar|medico|sanitario|per studi medici)|historia clínica electrónica|salud digital|telemedicina|saúde digital|prontuário eletrônico|sanità digitale|cartella clinica elettronica|salut digital|software medical|telemedicină',
      'pl cs sk hr sl':
        'oprogramowanie (?:medyczne|dla (?:gabinetów|przychodni))|telemedycyna|e-?zdrowie|dokumentacja medyczna|zdravotnický software|ambulantní software|telemedicína|zdravotnícky softvér|ambulantný softvér|medicinski softver|e-?zdravje|telemedicina',
      'ru uk bg':
        'медицинск\\p{L}+ (?:информационн\\p{L}+ систем\\p{L}+|программ\\p{L}+ обеспечени\\p{L}+)|телемедицин\\p{L}+|медичн\\p{L}+ (?:інформаційн\\p{L}+ систем\\p{L}+|програмн\\p{L}+)|телемедицин\\p{L}+|медицински софтуер',
      'fi et lv lt hu':
        'potilastietojärjestelm\\p{L}*|terveydenhuollon ohjelmist\\p{L}*|etälääkäri\\p{L}*|tervisetehnoloogia|e-?tervis|e-?veselība|telemedicīna|medicinos (?:informacinė sistema|programinė įranga)|e\\. sveikata|telemedicina|egészségügyi (?:szoftver\\p{L}*|informatika\\p{L}*)|telemedicina',
      'el tr':
        'λογισμικό ιατρείων|τηλεϊατρική|ψηφιακή υγεία|(?:klinik|hastane|sağlık) (?:yönetim )?(?:yazılımı|bilgi sistemi|otomasyonu)|dijital sağlık|telesağlık',
      'ar he': 'برنامج (?:إدارة )?عيادات|الصحة الرقمية|التطبيب عن بعد|תוכנה למרפאות|בריאות דיגיטלית|רפואה מרחוק',
      'id vi': 'software (?:klinik|rumah sakit)|simrs|telemedicine|phần mềm (?:phòng khám|bệnh viện|y tế)',
      'ja zh ko':
        '電子カルテ|医療システム|遠隔医療|互联网医疗|医疗软件|醫療軟體|電子病歷|의료소프트웨어|디지털헬스|헬스케어',
    },
  },
  {
    name: 'digital trust service',
    bucket: 'Software',
    words: {
      en: '(?:e-?|electronic |digital )signatures?(?: software| platform| solutions?| provider)?|digital (?:trust|identity|certificates?)(?: services?| provider)?|trust services? provider|identity verification|kyc(?: platform| software| solutions?)?|certificate authority',
      'de nl':
        '*elektronische signatur\\p{L}*|*digitale signatur\\p{L}*|vertrauensdienst\\p{L}*|*trustcenter|identitätsprüfung|digitale identität|*elektronische handtekening\\p{L}*|digitaal ondertekenen|identiteitsverificatie',
      'sv da nb':
        '*e-signering|*elektronisk signering|digital signering|e-?signatur|digital signatur|digital identitet',
      'fr es pt it ca ro':
        'signature électronique|identité numérique|tiers de confiance|prestataire de services de confiance|firma (?:electrónica|digital|elettronica|digitale)|identidad digital|certificados? digita(?:l|les|is)|assinatura (?:eletrónica|eletrônica|digital)|certifica(?:ção|do) digital|identità digitale|spid|signatura (?:electrònica|digital)|semnătur[ăi] (?:electronic[ăe]|digital[ăe])',
      'pl cs sk hr sl':
        'podpis(?:y)? elektroniczn\\p{L}+|podpis kwalifikowany|usługi zaufania|elektronick(?:ý|é) podpis\\p{L}*|digitáln\\p{L}+ identit\\p{L}+|elektroničk(?:i|og) potpis\\p{L}*|digitaln(?:i|a) (?:potpis|identitet|identiteta)|elektronsk(?:i|ega) podpis\\p{L}*',
      'ru uk bg':
        'электронн\\p{L}+ подпис\\p{L}+|удостоверяющий центр|эцп|електронн\\p{L}+ підпис\\p{L}*|кеп|електронен подпис|електронни подписи|удостоверителни услуги',
      'fi et lv lt hu':
        'sähköinen allekirjoitus|digitaalinen allekirjoitus|sähköinen tunnistautuminen|digiallkir\\p{L}+|digiallkirjastamine|e-?identiteet|elektroniskais paraksts|e-?paraksts|el(?:ektroninis|\\.) parašas|kvalifikuoto parašo|elektronikus aláírás\\p{L}*|digitális aláírás\\p{L}*|bizalmi szolgáltat\\p{L}*',
      'el tr': 'ηλεκτρονική υπογραφή|ψηφιακή υπογραφή|(?:elektronik|dijital) imza|e-?imza',
      'ar he': 'التوقيع (?:الإلكتروني|الرقمي)|חתימה (?:דיגיטלית|אלקטרונית)',
      'id vi': 'tanda tangan (?:digital|elektronik)|chữ ký (?:số|điện tử)',
      'ja zh ko': '電子署名|電子契約|电子签名|電子簽章|电子合同|전자서명|전자계약',
    },
  },
  {
    name: 'financial services',
    bucket: 'Financial services',
    parts: {
      'bail bond agency': 'bail bond',
      'leasing company': 'leas|līzing|lizing|лизинг|لیزینگ|ลี[สซ]',
      'money transfer service': 'transfer|remit|remesa|pengaöverf|pengeoverf|para trans|переказ|перевод|chuyển tiền',
      'crypto exchange': 'crypto|bitcoin',
      'factoring company': 'factor|faktor|fakturaköp',
    },
    words: {
      en: 'payment (?:gateway|processing|processor|solutions?|platform)|(?:pos|point of sale) (?:systems?|software|solutions?)|fintech(?: company| start-?up)?|money transfers?|remittances?|(?:crypto(?:currency)?|bitcoin) (?:exchange|wallet|payments?|atm)|currency exchange|loans? (?:company|provider|lenders?)|pawn ?brokers?|debt collect(?:ion|ors?)(?: agency)?|leasing company|factoring',
      'de nl':
        '*kassensystem\\p{L}*|*inkasso*|*kreditvermittl\\p{L}*|*pfandhaus|*leihhaus|*wechselstube|*leasinggesellschaft|*betaalprovider|*kassasysteem|*kassasystemen|*incassobureau*|*deurwaarder\\p{L}*|*pandhuis',
      'sv da nb':
        '*betaltjänst\\p{L}*|*kassasystem|*inkassoföretag|*pantbank|*betalingsløsning\\p{L}*|*kassesystem|*inkassofirma|*inkassobyrå|*lånebank',
      'fr es pt it ca ro':
        'solutions? de (?:paiement|caisse|encaissement)|recouvrement de créances|prêt sur gages|pasarela de pagos?|casa de (?:cambio|empeños?)|recobro de deudas|meios de pagamento|casa de câmbio|soluzioni di pagamento|recupero crediti|cambiavalute|banco dei pegni|passarel·la de pagament|procesator de plăți|casă de (?:schimb valutar|amanet)|recuperare creanțe',
      'pl cs sk hr sl':
        'bramka płatnicza|operator płatności|windykacja|kantor|lombard|system kasowy|platební brána|směnárna|zastavárna|vymáhání pohledávek|platobná brána|zmenáreň|záložňa|vymáhanie pohľadávok|mjenjačnica|zalagaonica|menjalnica|izterjava',
      'ru uk bg':
        'платежн\\p{L}+ (?:система|сервис|шлюз)|коллекторск\\p{L}+|ломбард\\p{L}*|обмен валют|микрозайм\\p{L}*|платіжн\\p{L}+ (?:система|сервіс|шлюз)|обмін валют|мікропозик\\p{L}*|заложна къща|обменно бюро|събиране на вземания|бързи кредити',
      'fi et lv lt hu':
        'maksupalvelu\\p{L}*|kassajärjestelm\\p{L}*|perintätoimisto|makselahendus\\p{L}*|inkasso\\p{L}*|valuutavahetus|maksājumu (?:platforma|risinājumi)|parādu piedziņa|valūtas maiņa|mokėjimų (?:sistema|platforma)|skolų išieškojim\\p{L}+|valiutos keitykla|fizetési (?:megoldás\\p{L}*|szolgáltat\\p{L}*)|követeléskezel\\p{L}*|pénzváltó\\p{L}*|pénztárgéprendszer',
      'el tr':
        'πάροχος πληρωμών|ανταλλακτήριο|ενεχυροδανειστήριο|είσπραξη οφειλών|ödeme (?:sistemleri|kuruluşu|altyapısı)|döviz bürosu|tahsilat',
      'ar he': 'بوابة دفع|حلول الدفع|صرافة|פתרונות תשלום|סליקת אשראי|גביית חובות|חלפנות',
      'id vi': 'payment gateway|pegadaian|pinjaman online|cổng thanh toán|cầm đồ|thu hồi nợ',
      'ja zh ko': '決済代行|決済サービス|質屋|債権回収|支付平台|當鋪|외환|결제서비스|전당포',
    },
  },
  {
    name: 'e-learning software',
    bucket: 'Software',
    words: {
      en: '(?:e-?learning|learning management|school management|student information|education(?:al)?|lms|edtech) (?:software|systems?|platform|app)|ed-?tech(?: company| start-?up)?|lms',
      'de nl':
        '*lernplattform|*lernmanagementsystem\\p{L}*|*schulsoftware|*schulverwaltungssoftware|*lern-?app|*leerplatform|*leermanagementsysteem|*schoolsoftware|*lesmateriaal digitaal',
      'sv da nb': '*lärplattform|*skolplattform|*læringsplatform|*læringsplattform|*skoleadministrasjon\\p{L}*',
      'fr es pt it ca ro':
        "plateforme (?:d['’]apprentissage|e-learning|éducative)|logiciel (?:éducatif|scolaire)|plataforma (?:educativa|de aprendizaje|de ensino|de aprendizagem)|software (?:educativo|escolar|de gestão escolar)|piattaforma (?:didattica|e-learning)|registro elettronico|plataforma educativa|platformă (?:educațională|e-learning)|catalog electronic",
      'pl cs sk hr sl':
        'platforma (?:edukacyjna|e-learningowa)|dziennik elektroniczny|vzdělávací (?:platforma|aplikace)|školní informační systém|vzdelávacia platforma|obrazovna platforma|e-dnevnik|izobraževalna platforma',
      'ru uk bg':
        'образовательн\\p{L}+ (?:платформ\\p{L}+|онлайн-платформ\\p{L}+)|электронный журнал|освітн\\p{L}+ платформ\\p{L}+|електронний щоденник|образователна платформа|електронен дневник',
      'fi et lv lt hu':
        'oppimisympäristö|oppimisalusta|õpikeskkond|õppeplatvorm|mācību platforma|e-klase|mokymosi platforma|elektroninis dienynas|oktatási platform|tanulási platform|e-napló',
      'el tr': 'πλατφόρμα (?:μάθησης|εκπαίδευσης|τηλεκπαίδευσης)|eğitim (?:platformu|yazılımı)|okul yönetim\\p{L}*',
      'ar he': 'منصة (?:تعليمية|تعلم)|פלטפורמת למידה|מערכת לימוד',
      'id vi':
        'platform (?:belajar|pembelajaran)|sistem informasi (?:sekolah|akademik)|nền tảng học tập|phần mềm quản lý trường học',
      'ja zh ko': '学習管理システム|教育プラットフォーム|在线教育平台|學習平台|교육플랫폼|학습관리',
    },
  },
];
