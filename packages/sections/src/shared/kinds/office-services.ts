import type { Kind } from './kind.ts';

export const OFFICE_SERVICES: readonly Kind[] = [
  {
    name: 'virtual assistant and office services',
    bucket: 'Business services',
    parts: {
      'virtual assistant': 'assist|asist|オンライン秘書|비서',
      'virtual office':
        'virtual offices?|virtueel kantoor|oficina virtual|escritório virtual|ufficio virtuale|バーチャルオフィス|虚拟办公',
      'secretarial service': 'secretar|sekretar|secrétar|segreter|schreibb',
      'outsourcing company': 'outsourc',
    },
    words: {
      en: 'virtual assistants?(?: services?| agency)?|office services?|(?:secretarial|administrative|back[- ]?office|data entry|transcription|typing) (?:services?|support)|virtual offices?|(?:call|contact) cent(?:re|er)(?: services?)?|telephone answering|answering service|business process outsourcing|company (?:formation|registration)|corporate services provider',
      'de nl':
        '*büroservice*|*sekretariatsservice|*schreibbüro|virtuelle assistenz|virtuelle assistentin|*telefonservice|*callcenter|firmengründung service|virtual assistant|*secretariaatsservice|virtueel kantoor|*administratieve ondersteuning|*klantcontact\\p{L}*',
      'sv da nb':
        'kontorsservice|virtuell assistent|telefonpassning|kontorservice|virtuel assistent|telefonpasning|kontortjenester|*kundesenter',
      'fr es pt it ca ro':
        "assistante? (?:virtuelle?|indépendante?|administrative)|secrétariat (?:à distance|indépendant)|télésecrétariat|centre d['’]appels|domiciliation d['’]entreprises?|asistentes? virtual(?:es)?|secretariado virtual|oficina virtual|contact center|asistencia administrativa|assistente virtual|escritório virtual|call center|segreteria virtuale|ufficio virtuale|servizi di segreteria|secretaria virtual|asistent virtual|sediu social|înființări firme|înființare firmă",
      'pl cs sk hr sl':
        'wirtualn(?:a asystentka|e biuro)|usługi biurowe|obsługa administracyjna|call center|virtuální (?:asistentka|kancelář|sídlo)|administrativní služby|virtuálna (?:asistentka|kancelária)|administratívne služby|virtualn(?:a asistentica|i ured|a pisarna)|otvaranje (?:tvrtke|firme)',
      'ru uk bg':
        'виртуальн* (?:ассистент\\p{L}*|офис\\p{L}*)|колл-?центр*|регистраци\\p{L}+ (?:ооо|ип|фирм|компаний)|віртуальн* (?:асистент\\p{L}*|офіс\\p{L}*)|кол-?центр*|реєстраці\\p{L}+ (?:тов|фоп)|виртуален офис|виртуален асистент|регистрация на фирм\\p{L}+',
      'fi et lv lt hu':
        'virtuaaliassistentti|toimistopalvelu\\p{L}*|puhelinpalvelu*|asiakaspalvelukeskus|virtuaalkontor|virtuaalne assistent|kontoriteenus\\p{L}*|kõnekeskus|ettevõtte asutamine|virtuālais (?:birojs|asistents)|biroja pakalpojumi|zvanu centrs|virtual(?:us|ios) (?:biuras|asistentas|biuro)|skambučių centras|įmonių steigim\\p{L}+|virtuális (?:asszisztens|iroda)|székhelyszolgáltat\\p{L}*|irodai szolgáltat\\p{L}*|telefonos ügyfélszolgálat|cégalapítás',
      'el tr':
        'εικονικ(?:ό γραφείο|ός βοηθός)|γραμματειακή υποστήριξη|τηλεφωνικό κέντρο|sanal (?:ofis|asistan)|çağrı merkezi|şirket kuruluşu',
      'ar he': 'مساعد افتراضي|مكتب افتراضي|مركز اتصال|تأسيس الشركات|משרד וירטואלי|מזכירה וירטואלית|מוקד טלפוני',
      'id vi': 'virtual office|asisten virtual|jasa pendirian (?:pt|cv)|văn phòng ảo|thành lập công ty|trợ lý ảo',
      'ja zh ko':
        'オンライン秘書|バーチャルオフィス|コールセンター|会社設立代行|虚拟办公|公司注册|公司註冊|콜센터|비서대행|법인설립',
    },
  },
  {
    name: 'coworking space',
    bucket: 'Business services',
    words: {
      en: 'co-?working(?: spaces?)?|shared (?:offices?|workspaces?)|flexible (?:offices?|workspaces?)|serviced workspaces?|hot ?desks?',
      'de nl': '*coworking*|gemeinschaftsbüro*|*hackerspace|*fablab|*makerspace|offene werkstatt|*flexplekken',
      'sv da nb':
        '*coworking*|*kontorshotell|*kontorhotel|*kontorfællesskab|*kontorfellesskap|*kontorhotell|*makerspace|*hackerspace',
      'fr es pt it ca ro':
        'coworking|espace de (?:travail partagé|coworking)|tiers-?lieu\\p{L}*|espacio de (?:trabajo|coworking)|espaço de coworking|spazi? di coworking|uffici condivisi|espai de (?:coworking|treball)|spațiu de coworking',
      'pl cs sk hr sl':
        'coworking\\p{L}*|biura coworkingowe|sdílené kanceláře|zdieľané kancelárie|hackerspace|fablab|zajednički ured',
      'ru uk bg': 'коворкинг*|бизнес-?центр|коворкінг*|бізнес-?центр|споделени офиси|бизнес център',
      'fi et lv lt hu':
        'coworking*|yhteisöllinen työtila|toimistohotelli|yrityshautomotilat|koostöötamis\\p{L}*|ühiskontor|kopstrādes telpa|koprades telpa|bendradarbystės|biurų nuoma|közösségi iroda\\p{L}*|coworking iroda|irodaház',
      'el tr': 'χώρος συνεργασίας|κοινόχρηστα γραφεία|ortak çalışma alanı|hazır ofis|paylaşımlı ofis',
      'ar he': 'مساحة عمل مشتركة|حللي عمل|חלל עבודה|חללי עבודה',
      'id vi': 'coworking space|ruang kerja bersama|không gian làm việc chung|cho thuê văn phòng',
      'ja zh ko': 'コワーキングスペース|シェアオフィス|联合办公|共享办公|共享辦公室|공유오피스',
    },
  },
  {
    name: 'incubator',
    bucket: 'Business services',
    words: {
      en: '(?:start-?up |business |technology )?(?:incubators?|accelerators?)(?: program(?:me)?)?|start-?up (?:studio|hub|community|programme|program)|venture (?:studio|builder)|innovation (?:hub|agency|cluster)|technology transfer|innovation cent(?:re|er)s?',
      'de nl':
        '*inkubator*|*gründerinkubator|*startup-?accelerator|*startup-?incubator|*gründerzentrum|*technologiezentrum',
      'sv da nb': '*företagsinkubator*|*inkubator*|*acceleratorprogram',
      'fr es pt it ca ro':
        "incubateur(?: de start-?ups?)?|accélérateur de start-?ups?|incubadora(?: de (?:empresas|empresas|negócios|startups))?|aceleradora(?: de (?:startups|empresas))?|incubatore(?: di (?:imprese|startup))?|acceleratore di startup|incubator de afaceri|accelerator de afaceri|pépinières? d['’]entreprises|viveros? de empresas",
      'pl cs sk hr sl':
        'inkubator (?:przedsiębiorczości|technologiczny)|akcelerator startupów|podnikatelský inkubátor|inkubátor|poduzetnički inkubator|podjetniški inkubator',
      'ru uk bg':
        'бизнес-?инкубатор*|стартап-?акселератор*|технопарк*|бізнес-?інкубатор*|агенція (?:регіонального )?розвитку',
      'fi et lv lt hu':
        'yrityshautomo|kiihdyttämö|ettevõtlusinkubaator|starditoetus|kiirendi|biznesa inkubators|verslo inkubatorius|inkubátorház|vállalkozásfejleszt\\p{L}*|startup inkubátor',
      'el tr': 'θερμοκοιτίδα|αναπτυξιακή (?:εταιρεία|εταιρία)|kuluçka merkezi|girişim hızlandır\\p{L}*|teknopark',
      'ar he': 'حاضنة أعمال|مسرعة أعمال|حاضنات الأعمال|חממה טכנולוגית|אקסלרטור',
      'id vi': 'inkubator bisnis|vườn ươm doanh nghiệp|vườn ươm khởi nghiệp',
      'ja zh ko': 'インキュベーション施設|アクセラレーター|孵化器|加速器|育成中心|창업보육센터|액셀러레이터|창업지원',
    },
  },
  {
    name: 'investment firm',
    bucket: 'Financial services',
    words: {
      en: 'venture (?:capital|fund|partners)|(?:private equity|investment|hedge|impact|seed capital|growth) (?:fund|firm|company|manager|management)|asset management(?: company)?|family office|angel (?:investors?|network)|(?:invests?|investing) in (?:early[- ]stage|seed|start-?ups|founders)',
      'de nl':
        '*risikokapital*|*beteiligungsgesellschaft*|*vermögensverwaltung*|*investmentgesellschaft*|*kapitalanlage\\p{L}*gesellschaft|crowdinvesting|*investeringsmaatschappij*|*participatiemaatschappij|*vermogensbeheer*|durfkapitaal|*durfinvesteerder',
      'sv da nb':
        '*riskkapital*|*investmentbolag*|*kapitalförvaltning*|*venturefond|*investeringsselskab*|*kapitalforvaltning*|*kapitalfond|*investeringsselskap*',
      'fr es pt it ca ro':
        "capital[- ](?:risque|investissement)|fonds d['’]investissement|société d['’]investissement|gestion d['’]actifs|financement participatif|capital (?:riesgo|privado|de risco|risc)|fondo de (?:inversión|capital)|gestora de fondos|gestión de activos|fundo de investimentos?|gestora de (?:recursos|investimentos)|venture capital|fond[oi] di investimento|gestione (?:del risparmio|patrimoniale)|holding di partecipazioni|raccolta fondi online|fons d['’]inversió|fond de investiții",
      'pl cs sk hr sl':
        'fundusz (?:inwestycyjny|venture capital|vc)|zarządzanie aktywami|investiční (?:fond|společnost|skupina)|rizikový kapitál|investičn(?:ý fond|á spoločnosť)|investicijski (?:fond|sklad)|rizični kapital|upravljanje imovinom|tvegani kapital',
      'ru uk bg':
        'венчурн* (?:фонд*|инвестиц*|капитал*)|инвестиционн* (?:фонд*|компани*)|управляющая компания|краудфандинг*|венчурн* (?:фонд*|капітал*)|інвестиційн* (?:фонд*|компані*)|краудфандинг\\p{L}*|инвестиционен (?:фонд|посредник)|рисков капитал|управляващо дружество',
      'fi et lv lt hu':
        'pääomasijoit\\p{L}*|sijoitusyhtiö*|varainhoito*|joukkorahoitus*|riskikapital\\p{L}*|investeerimisfond*|investeerimisühing|varahaldus|ühisrahastus*|riska kapitāla|ieguldījumu (?:fonds|pārvaldes sabiedrība)|rizikos kapital\\p{L}+|investicijų (?:fondas|bendrovė|valdymas)|kockázati tőke\\p{L}*|befektetési alap\\p{L}*|vagyonkezel\\p{L}*|közösségi finanszírozás',
      'el tr':
        'επενδυτική εταιρεία|κεφάλαια επιχειρηματικών συμμετοχών|διαχείριση κεφαλαίων|girişim sermayesi|yatırım (?:fonu|şirketi|ortaklığı)|portföy yönetimi|kitle fonlama\\p{L}*',
      'ar he':
        'رأس المال (?:ال)?(?:جريء|مخاطر)|صندوق استثمار|شركة استثمار\\p{L}*|إدارة الأصول|קרן הון סיכון|בית השקעות|ניהול השקעות|מימון המונים',
      'id vi': 'modal ventura|perusahaan investasi|manajer investasi|quỹ đầu tư|công ty đầu tư|gọi vốn cộng đồng',
      'ja zh ko':
        'ベンチャーキャピタル|投資ファンド|投資会社|クラウドファンディング|风险投资|創投|创投|投资基金|投資基金|資產管理|벤처캐피탈|자산운용|투자회사|크라우드펀딩',
    },
  },
  {
    name: 'training company',
    bucket: 'Education',
    words: {
      en: '(?:corporate|management|leadership|professional|first aid|compliance|sales) training(?: company| provider| courses)?|training (?:company|consultancy|provider)|leadership development',
      'de nl':
        '*seminaranbieter|*weiterbildungsinstitut|*trainingsinstitut|erste-hilfe-kurs\\p{L}*|*führungskräfteentwicklung|*trainingsbureau*|*opleidingsbureau|*bhv-?(?:cursus|training|opleiding)',
      'sv da nb':
        '*utbildningsföretag|ledarskapsutbildning|hjärt-lungräddning|*kursusvirksomhed|lederudvikling|førstehjælpskursus|*kursleverandør|lederutvikling|førstehjelpskurs',
      'fr es pt it ca ro':
        'organisme de formation|centre de formation professionnelle|formation professionnelle|formación (?:para empresas|empresarial|corporativa)|formação profissional|treinamentos corporativos|ente di formazione|formazione (?:aziendale|professionale)|formació per a empreses|furnizor de formare|cursuri (?:de calificare|autorizate)',
      'pl cs sk hr sl':
        'firma szkoleniowa|szkolenia (?:dla firm|biznesowe)|vzdělávací (?:agentura|společnost)|firemní (?:vzdělávání|školení)|vzdelávacia (?:agentúra|spoločnosť)|poslovne edukacije|poslovna usposabljanja',
      'ru uk bg':
        'учебный центр|корпоративн\\p{L}+ обучени\\p{L}+|бизнес-?тренинг\\p{L}*|навчальний центр|бізнес-?тренінг\\p{L}*|център за (?:професионално )?обучение|корпоративни обучения',
      'fi et lv lt hu':
        'koulutusyritys|yrityskoulutu\\p{L}*|ensiapukoulutu\\p{L}*|koolitusfirma|koolituskeskus|esmaabikoolitu\\p{L}*|mācību centrs|korporatīvās apmācības|mokymų (?:centras|įmonė)|tréningcég|felnőttképző|vállalati (?:képzés\\p{L}*|tréning\\p{L}*)',
      'el tr': 'ΚΕΚ|κέντρο (?:δια βίου μάθησης|επαγγελματικής κατάρτισης)|kurumsal eğitim',
      'ar he': 'مركز تدريب|دورات تدريبية|הדרכות לארגונים',
      'id vi': 'lembaga pelatihan|training center|đào tạo doanh nghiệp',
      'ja zh ko': '研修会社|企業研修|企业培训|企業培訓|기업교육',
    },
  },
  {
    name: 'coach',
    bucket: 'Personal services',
    words: {
      en: '(?:life|executive|career|leadership|business|health|wellness|mindset|relationship|parenting|performance) coach(?:es|ing)?|coaching|certified coach|hypnotherap\\w+|reiki(?: practitioner| master)?',
      'de nl':
        'coaching|*lebensberatung|*life-?coach*|*business-?coach*|*systemisches coaching|karriere-?coach\\p{L}*|*hypnose(?:praxis|therapie)?|*loopbaancoach\\p{L}*|*levenscoach|*loopbaanbegeleiding|*hypnotherap\\p{L}*',
      'sv da nb':
        'livscoach\\p{L}*|karriärcoach\\p{L}*|*ledarskapscoach|*hypnosterapi\\p{L}*|life ?coach\\p{L}*|karrierecoach\\p{L}*|*erhvervscoach|*hypnoterapi\\p{L}*',
      'fr es pt it ca ro':
        'coach (?:de vie|professionnel\\p{L}*|certifiée?)|coaching (?:de vie|professionnel|personal|personalizado|de vida|ejecutivo|executivo)|hypnothérap\\p{L}+|coach (?:personal|ejecutiv\\p{L}+|de vida)|hipnoterap\\p{L}+|ipnosi|life coach|coach certificat',
      'pl cs sk hr sl':
        'coaching (?:życiowy|kariery|biznesowy)|trener rozwoju osobistego|hipnoterapi\\p{L}+|koučink|kouč|koučka|koučing|životn(?:í kouč\\p{L}*|ý kouč\\p{L}*)|hypnoterap\\p{L}+|životno savjetovanje|karijerno savjetovanje|hipnoterapij\\p{L}*',
      'ru uk bg': 'коуч|лайф-?коуч|коучинг|гипнотерап\\p{L}+|коучинг|гіпнотерап\\p{L}+|таролог\\p{L}*|астролог\\p{L}*',
      'fi et lv lt hu':
        'elämäntaitovalmen\\p{L}+|uravalmenn\\p{L}+|business coach|hypnoterap\\p{L}+|elukoolita\\p{L}+|karjäärinõustami\\p{L}+|hüpnoterap\\p{L}+|koučings|hipnoterap\\p{L}+|koučing\\p{L}*|ugdomasis vadovavimas|karrier-?tanácsad\\p{L}*|életvezetési tanácsad\\p{L}*|hipnoterápi\\p{L}*|coach|coaching',
      'el tr': 'σύμβουλος καριέρας|life coaching|yaşam koç\\p{L}*|kariyer koç\\p{L}*|hipnoterapi',
      'ar he': 'كوتشينغ|تدريب حياة|מאמנ[תי]? (?:אישית?|עסקית?)|אימון אישי|היפנותרפיה',
      'id vi': 'life coach|khai vấn',
      'ja zh ko': 'ライフコーチ|コーチング|生涯教练|人生教練|라이프코치|커리어코칭',
    },
  },
];
