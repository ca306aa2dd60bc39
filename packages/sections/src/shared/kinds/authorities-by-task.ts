import type { Kind } from './kind.ts';

/** Bodies of the state with one task. */
export const AUTHORITIES_BY_TASK: readonly Kind[] = [
  {
    name: 'statistics office',
    bucket: 'Government',
    narrows: 'government agency',
    words: {
      en: '(?:national|central|federal|state|regional|government) (?:statistics|statistical) (?:offices?|institute|bureau|service|agency|authority)|(?:bureau|institute|department|office) of (?:national )?statistics|statistics (?:office|bureau|authority)|census bureau|official statistics',
      'de nl':
        '*statistisches (?:bundesamt|landesamt|amt)|*amt für statistik|*statistikamt|amtliche statistik|bureau voor de statistiek',
      'sv da nb is':
        '*statistiska centralbyrån|*statistisk sentralbyrå|*officiell statistik|danmarks statistik|*hagstofa\\p{L}*',
      'fr es pt it ca ro':
        "(?:institut|office|bureau|service) (?:national |fédéral |cantonal )?(?:de|des|de la) statistiques?|instituto (?:nacional )?de estadística\\p{L}*|instituto (?:nacional )?de estatística|istituto (?:nazionale )?di statistica|institut d[’']estadística|institutul (?:național )?de statistică",
      'pl cs sk hr sl':
        'urząd statystyczny|(?:český )?statistický úřad|štatistický úrad|(?:državni )?zavod za statistiku|statistični urad',
      'ru uk bg':
        '(?:служба|комитет|управление|агентство) (?:государственной )?статистики|служба статистики|статистически институт',
      'fi et lv lt hu':
        '*tilastokeskus|*statistikaamet|statistikas pārvalde|statistikos (?:departamentas|agentūra)|statisztikai hivatal',
      'el tr': 'στατιστική (?:αρχή|υπηρεσία)|istatistik (?:kurumu|enstitüsü)',
      'ar he fa':
        '(?:هيئة|مركز|جهاز|دائرة|معهد) (?:(?:ال)?عامة (?:لل)?)?(?:ال)?(?:[إا]حصاء|[إا]حصاءات)|(?:ה?לשכה ה?מרכזית לסטטיסטיקה)|مرکز آمار',
      'ja zh ko': '統計(?:局|センター)|(?:国家)?统计局|統計處|主計總處|통계청',
    },
  },
  {
    name: 'parliament',
    bucket: 'Government',
    words: {
      en: '(?:national|european|federal|provincial|regional|youth) (?:parliament|assembly)|house of (?:representatives|commons|lords)|legislative (?:assembly|council)|state (?:legislature|senate)|parliament of',
      'de nl':
        '*landtag|*bundestag|*nationalrat|*bundesrat|*abgeordnetenhaus|*europäisches parlament|tweede kamer|eerste kamer|vlaams parlement',
      'sv da nb fi et': '*riksdagen|*folketinget|*stortinget|*sametinget|*eduskunta|*riigikogu',
      'fr es pt it ca ro':
        'assemblée (?:nationale|législative)|(?:le )?sénat (?:de|français)|chambre des (?:députés|représentants)|(?:congreso|cámara) de (?:los )?diputados|asamblea (?:nacional|legislativa)|senado de (?:la )?(?:república|nación)|(?:assembleia|câmara) (?:da república|legislativa|dos deputados)|senado federal|câmara municipal de vereadores|camera dei deputati|senato della repubblica|consiglio regionale|parlament de catalunya|camera deputaților',
      'pl cs sk hr sl':
        '(?:kancelaria )?sejm(?:u)? rzeczypospolitej|senat rzeczypospolitej|poslanecká sněmovna|senát parlamentu|národná rada|hrvatski sabor|državni zbor',
      'ru uk bg': 'государственная дума|законодательное собрание|совет федерации|верховна рада|народно събрание',
      'hu tr el lv lt': 'országgyűlés|büyük millet meclisi|βουλή των ελλήνων|saeima|lietuvos (?:respublikos )?seimas',
      'ar he': '(?:مجلس (?:ال)?(?:نواب|شعب|شورى|أمة)|(?:ال)?برلمان (?:ال)?\\p{L}+)|כנסת ישראל',
      'ja zh ko':
        '(?:衆|参)議院|県議会|市議会|(?:人民代表大会|立法院|立法会|立法會)|국회(?:사무처|도서관)|(?:도|시)의회',
    },
  },
  {
    name: 'ombudsman or data protection authority',
    bucket: 'Government',
    narrows: ['government agency', 'consumer organisation'],
    parts: {
      'data protection authority':
        'data|daten|gegevens|données|datos|dados|dati|danych|údaj|данн|даних|個人情報|개인정보|tieto|andme|adat|veri|بيانات|פרטיות|information commissioner|dataskydd|datatilsyn|integritets',
      'equality body':
        'equal|gleichst|antidisk|égalité|igualdad|igualdade|pari opp|równ|rovn|anti-?discri|tasa-arvo|diskriminer',
      ombudsman:
        'ombud|bürgerbeauf|médiateur|défenseur|defensor|provedor|difensore|rzecznik|ochránce|pučki|уполномоч|уповноваж|オンブズ|옴부즈|õiguskantsler|jogok biztosa|denetçi|حقوق|תלונות|avvocato del popolo|síndic',
    },
    words: {
      en: "(?:parliamentary|public services?|children['’]s|health|energy|national|local government|university|press|housing) ombuds(?:man|men|person|office)|office of the ombuds(?:man|person)|ombudsman(?:'s)? office|(?:national|independent) data protection authority|(?:data protection|information|privacy) commission(?:er)?(?:['’]s office| of)|(?:equality|equal opportunities|human rights) commission|national human rights institution",
      'de nl':
        '*bürgerbeauftragte\\p{L}*|*ombuds(?:stelle|mann des|frau des)|*landesbeauftragte\\p{L}* für (?:den )?datenschutz|*bundesbeauftragte\\p{L}* für (?:den )?datenschutz|*antidiskriminierungsstelle des|nationale ombudsman|autoriteit persoonsgegevens|*gegevensbeschermingsautoriteit',
      'sv da nb is':
        '*(?:justitie|diskriminerings|barn|folketingets |forbruker|barne|sivil)ombud(?:et|sman\\p{L}*)|*integritetsskyddsmyndigheten|*datatilsynet|*umboðsmaður',
      'fr es pt it ca ro':
        "médiateur (?:de la république|national|de l['’]énergie)|défenseur des droits|commission nationale de l['’]informatique|autorité de protection des données|defensor(?:ía)? del pueblo|agencia (?:española )?de protección de datos|provedor(?:ia)? de justiça|ouvidoria geral|(?:comissão|autoridade) nacional de proteção de dados|difensore civico|garante (?:per la protezione dei dati|per l[’']infanzia)|síndic de greuges|avocatul poporului",
      'pl cs sk hr sl':
        'rzecznik (?:praw (?:obywatelskich|dziecka)|finansowy)|urząd ochrony danych|veřejný ochránce práv|ombudsman české|úřad (?:pro|na) ochranu osobních údajů|verejný ochranca práv|úrad na ochranu osobných údajov|pučki pravobranitelj|varuh človekovih pravic',
      'ru uk bg':
        'уполномоченный по правам (?:человека|реб[её]нка)|уповноважений верховної ради|уповноважений (?:з|із) прав|комисия за защита на личните данни|омбудсман на',
      'fi et lv lt hu':
        '*oikeusasiamie\\p{L}+|*tietosuojavaltuutet\\p{L}+|*õiguskantsler|*andmekaitse inspektsioon|tiesībsargs|seimo kontrolierių|alapvető jogok biztosa|adatvédelmi (?:hatóság|és információszabadság)',
      'el tr': 'συνήγορος του πολίτη|αρχή προστασίας δεδομένων|kamu denetçiliği|kişisel verileri koruma kurumu',
      'ar he': '(?:ديوان المظالم|(?:هيئة|مجلس) حقوق الإنسان|وسيط المملكة)|(?:נציבות תלונות|הרשות להגנת הפרטיות)',
      'ja zh ko':
        '(?:行政|市民)オンブズ(?:マン|パーソン)|個人情報保護委員会|监察专员|申訴專員公署|국민권익위원회|개인정보보호위원회|옴부즈만',
    },
  },
  {
    name: 'election commission',
    bucket: 'Government',
    narrows: 'government agency',
    words: {
      en: '(?:electoral|elections?) (?:commission|office|authority|board|management body)|board of elections|supervisor of elections',
      'de nl': '*wahlleiter(?:in)? des|*landeswahlleiter\\p{L}*|*bundeswahlleiter\\p{L}*|*wahlbehörde|*kiesraad',
      'fr es pt it ca ro':
        'commission électorale|(?:instituto|tribunal|consejo|junta|registraduría) (?:nacional |supremo |central )?electoral|(?:comissão nacional de eleições|justiça eleitoral|tribunal (?:regional|superior) eleitoral)|commissione elettorale|autoritatea electorală',
      'pl cs sk hr':
        'komisja wyborcza|krajowe biuro wyborcze|(?:ústřední|státní) volební komise|volebná komisia|izborno povjerenstvo',
      'ru uk bg': 'избирательн\\p{L}+ комисси\\p{L}+|виборч\\p{L}+ комісі\\p{L}+|избирателна комисия',
      'sv da nb fi et hu tr':
        '*valmyndigheten|*valgdirektoratet|*vaalilautakunta|*valimiskomisjon|*valimisteenistus|választási (?:bizottság|iroda)|seçim kurulu',
      'ar he': '(?:لجنة|مفوضية|هيئة) (?:ال)?(?:عليا |مستقلة )?(?:لل)?(?:ال)?انتخابات|ועדת הבחירות',
      'ja zh ko': '選挙管理委員会|选举委员会|選舉委員會|선거관리위원회',
    },
  },
  {
    name: 'central bank or financial regulator',
    bucket: 'Government',
    narrows: ['government agency', 'bank', 'financial services'],
    parts: {
      'financial regulator':
        'superv|regulat|conduct|aufsicht|autorité|valores|comisión|comissão|consob|nadzor|dohled|надзор|нагляд|監督|监督|監理|金融庁|금융감독|inspektion|tilsyn|valvonta|inspektsioon|felügyelet|denetleme|هيئة|securities|toezicht|markten',
      'central bank': 'bank|banque|banco|banca|bundesb|банк|銀行|银行|은행|pank|pankki|banka|مصرف|بنك|בנק',
    },
    words: {
      en: '(?:national )?central bank(?: of(?! england)| and (?:financial|banking) supervis\\p{L}+)|(?:financial|banking|insurance|securities|prudential) (?:supervisory|supervision|services|conduct|markets?|regulatory|regulation) (?:authority|commission|agency|board)|securities (?:and exchange )?commission|monetary authority',
      'de nl':
        '*zentralbank(?: der)?|*bundesbank|*finanz(?:dienstleistungs|markt)aufsicht|*centrale bank van|autoriteit financiële markten',
      'fr es pt it ca ro':
        "banque centrale (?:de|des|du|européenne)|autorité des marchés financiers|banco central d[eo]\\p{L}*|(?:comisión nacional|superintendencia) (?:del mercado )?de valores|comissão (?:do mercado )?de valores mobiliários|banca centrale (?:europea|di)|banca d[’']italia|banca națională a",
      'pl cs sk hr sl':
        'narodowy bank polski|komisja nadzoru finansowego|česká národní banka|národná banka slovenska|hrvatska narodna banka|banka slovenije',
      'ru uk bg':
        '(?:центральный банк|национальный банк) \\p{L}+|національний банк україни|българска народна банка|комисия за финансов надзор',
      'sv da nb fi et hu tr':
        '*riksbanken|*finansinspektionen|*nationalbanken|*finanstilsynet|norges bank|suomen pankki|*finanssivalvonta|eesti pank|*finantsinspektsioon|magyar nemzeti bank|merkez bankası|(?:bankacılık düzenleme|sermaye piyasası kurulu)',
      'ar he':
        '(?:ال)?(?:بنك|مصرف) (?:ال)?مركزي (?:ال)?\\p{L}+|هيئة (?:ال)?(?:سوق المال|أسواق المال|رقابة المالية)|בנק ישראל|רשות (?:ניירות ערך|שוק ההון)',
      'ja zh ko':
        '(?:日本銀行|中央銀行|金融庁(?!の?登録)|証券取引等監視委員会)|(?:人民银行|中央银行|证监会|银保监会|金融監督管理委員會)|(?:한국은행|금융감독원|금융위원회)',
    },
  },
  {
    name: 'patent office or land registry',
    bucket: 'Government',
    narrows: ['government agency', 'patent attorney'],
    parts: {
      'patent office':
        'patent|intellectual|industrial|industrielle|intelectual|patente|własności|vlastnictví|brevet|invenc|marcas|特許|专利|知识产权|智慧財產|특허|szellemi|sınai|immaterial',
      'land registry':
        'land|grundbuch|kadas|cadast|catast|kataster|katast|geodez|tapu|maa-?amet|lantmät|kartverk|法務局|不动产|地政|등기|ingatlan|росреестр|кадастр|tabu',
      'company registry': 'compan|handelsregister|registro mercantil|business',
    },
    words: {
      en: '(?:national|federal|state|german|spanish|finnish|danish|swedish|hungarian|polish) patent (?:and \\p{L}+ )?office|patent and (?:trade ?mark|registration) office|intellectual property (?:office|organi[sz]ation|authority)|land (?:registry|registration authority)|(?:national )?(?:cadastre|mapping agency|cadastral agency)|(?:compan(?:y|ies)|business) (?:registration office|registrar|house registry)|registrar of companies',
      'de nl':
        '*patent- und markenamt|*patentamt|*grundbuchamt|*katasteramt|*vermessungsamt|*landesvermessung|*kadaster|*octrooibureau',
      'sv da nb':
        '*patent- och registreringsverket|*patent- og varemærkestyrelsen|*patentstyret|*lantmäteriet|*kartverket|*geodatastyrelsen|*bolagsverket|*brønnøysundregistrene',
      'fr es pt it ca':
        'institut national de la propriété industrielle|office (?:européen )?des brevets|service du cadastre|oficina (?:española )?de patentes|(?:instituto|oficina) (?:nacional )?de (?:la )?propiedad (?:industrial|intelectual)|dirección general del catastro|instituto nacional da propriedade industrial|conservatória do registo predial|ufficio (?:italiano )?brevetti|agenzia del territorio',
      'pl cs sk hr sl':
        'urząd patentowy|główny urząd geodezji|úřad průmyslového vlastnictví|(?:zeměměřický a )?katastrální úřad|úrad (?:priemyselného vlastníctva|geodézie)|zavod za intelektualno vlasništvo|geodetska uprava|urad za intelektualno lastnino',
      'ru uk bg':
        '(?:роспатент|патентное ведомство|росреестр)|(?:укрпатент|держгеокадастр)|патентно ведомство|агенция по вписванията',
      'fi et hu tr':
        '*patentti- ja rekisterihallitus|*maanmittauslaitos|*patendiamet|*maa-?amet|szellemi tulajdon nemzeti hivatala|földhivatal|(?:türk )?patent ve marka kurumu|tapu (?:ve kadastro|müdürlüğü)\\p{L}*',
      'ar he':
        '(?:مكتب|هيئة) (?:براءات الاختراع|الملكية الفكرية)|(?:دائرة الأراضي|السجل العقاري)|רשות הפטנטים|לשכת רישום המקרקעין',
      'ja zh ko': '特許庁|法務局|(?:国家知识产权局|专利局|不动产登记中心)|(?:智慧財產局|地政事務所)|특허청|등기소',
    },
  },
  {
    name: 'public health or food authority',
    bucket: 'Government',
    narrows: ['government agency', 'research group'],
    parts: {
      'food or medicines agency':
        'food|drug|medicin|lebensm|arznei|aliment|médic|medicament|farmac|żywn|lék|potrav|леков|продовол|ravim|lääke|élelm|gyógysz|ilaç|غذاء|livsmedel|läkemedel|fødevare|lægemid|matvare|legemid|voedsel|geneesm|食品|药品|藥物|식품',
      'public health institute':
        'health|gesundheit|santé|salud|saúde|sanit|salute|zdrow|zdrav|здоров|здрав|보건|질병|卫生|衛生|疾病|保健|感染|terveyd|tervise|egészség|sağlık|صحة|בריאות|folkhälso|folkehelse|sundheds|volksgezond|disease|krank',
    },
    words: {
      en: '(?:national )?(?:institute|agency|cent(?:re|er)|school) (?:of|for) (?:public health|disease (?:control|prevention)|infectious diseases)(?: and \\p{L}+)?|public health (?:agency|institute|authority|department|service)|(?:cent(?:re|er)s? for disease control)|(?:food (?:standards|safety)|medicines|drug|food and drug) (?:agency|authority|administration|regulator)',
      'de nl':
        '*gesundheitsamt|*landesgesundheitsamt|*bundesinstitut für (?:arzneimittel|risikobewertung)|*bundesamt für (?:gesundheit|lebensmittel)\\p{L}*|rijksinstituut voor volksgezondheid|*voedsel- en warenautoriteit',
      'sv da nb':
        '*folkhälsomyndigheten|*livsmedelsverket|*läkemedelsverket|*folkehelseinstituttet|*sundhedsstyrelsen|*fødevarestyrelsen|*mattilsynet',
      'fr es pt it ca':
        '(?:institut|agence) (?:national[e]? )?de santé publique|agence nationale de sécurité (?:du médicament|sanitaire)|instituto (?:nacional )?de salud(?: pública)?|agencia (?:española )?de (?:medicamentos|seguridad alimentaria)|instituto (?:nacional )?de saúde(?: pública)?|agência nacional de vigilância sanitária|istituto superiore di sanità|agenzia (?:italiana del farmaco|di tutela della salute)|agència de salut pública',
      'pl cs sk hr sl':
        'narodowy instytut zdrowia|(?:stacja|inspekcja) sanitarn\\p{L}+|státní zdravotní ústav|hygienická stanice|úrad verejného zdravotníctva|zavod za javno zdravstvo|nacionalni inštitut za javno zdravje',
      'ru uk bg':
        '(?:роспотребнадзор|центр гигиены и эпидемиологии)|центр (?:контролю та профілактики хвороб|громадського здоров.я)|здравна инспекция',
      'fi et hu tr':
        '*terveyden ja hyvinvoinnin laitos|*ruokavirasto|*terviseamet|*ravimiamet|népegészségügyi (?:központ|hivatal)|halk sağlığı (?:müdürlüğü|kurumu)',
      'ar he': '(?:معهد|هيئة) (?:ال)?صحة (?:ال)?عامة|(?:ال)?هيئة (?:ال)?(?:عامة )?(?:لل)?غذاء والدواء|לשכת הבריאות',
      'ja zh ko':
        '(?:国立感染症研究所|保健所(?!の?(?:登録|許可|届出|への|指導)))|(?:疾病预防控制中心|食品药品监督管理局|疾病管制署)|(?:질병관리청|식품의약품안전처|보건소)',
    },
  },
];
