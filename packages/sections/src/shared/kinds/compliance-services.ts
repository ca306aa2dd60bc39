import type { Kind } from './kind.ts';

/** Who does for firms what law and offices ask of them. */
export const COMPLIANCE_SERVICES: readonly Kind[] = [
  {
    name: 'occupational health and safety service',
    bucket: 'Business services',
    narrows: 'training company',
    words: {
      en: '(?:health (?:and|&)|occupational|workplace|industrial) safety(?: (?:consultan(?:cy|ts?)|training|services?|advis[eo]rs?|compan(?:y|ies)|management))?|occupational (?:health|medicine)(?: (?:and|&) safety)?(?: (?:services?|providers?|consultan(?:cy|ts?)|clinic))?|(?:hse|ehs|whs|ohs|hseq|sheq) (?:consultan(?:cy|ts?)|services?|training|advis[eo]rs?)|safety consultan(?:cy|ts?)|safety training(?: company| provider| courses)?',
      'de nl':
        '*arbeitssicherheit|*arbeitsschutz|*arbeitsmedizin\\p{L}*|betriebsärzt\\p{L}+|betriebsarzt|*sicherheitsingenieur\\p{L}*|*arbodienst\\p{L}*|*arbozorg|*bedrijfsarts\\p{L}*|*arbo-?advies\\p{L}*|*veiligheidskund\\p{L}+|*verzuimbegeleiding',
      'sv da nb':
        '*arbetsmiljökonsult\\p{L}*|*företagshälsovård\\p{L}*|*företagshälsa|*arbejdsmiljørådgiv\\p{L}*|*arbejdsmiljøkonsulent\\p{L}*|*bedriftshelsetjeneste\\p{L}*|*hms-?(?:rådgiv|kurs|konsulent|tjeneste)\\p{L}*',
      'fr es pt it ca ro':
        'santé (?:et sécurité )?au travail|médecine du travail|prévention des risques professionnels|prevención de riesgos laborales|salud ocupacional|seguridad y salud (?:ocupacional|en el trabajo|laboral)|seguridad (?:industrial|laboral)|medicina (?:ocupacional|laboral|del trabajo)|sst|segurança (?:e saúde )?(?:no|do) trabalho|segurança e medicina|saúde ocupacional|medicina (?:e segurança )?(?:do|no) trabalho|medicina ocupacional|sicurezza (?:sul|nei luoghi di) lavoro|medicina del lavoro|sorveglianza sanitaria|medico competente|rspp|prevenció de riscos laborals|securitate(?:a)? și sănătate(?:a)? în muncă|sănătate(?:a)? și securitate(?:a)? (?:în|a) munc(?:ă|ii)|protecția muncii|medicina muncii|ssm și psi',
      'pl cs sk hr sl sr':
        '(?:usługi|obsługa|służba|szkolenia|nadzór) bhp|bhp|(?:bezpieczeństwo i higiena|bezpieczeństwa i higieny) pracy|medycyna pracy|bezpečnost(?:i)? práce|bozp|pracovnělékařsk\\p{L}+|pracovní lékařství|bezpečnosť práce|pracovn(?:á|ej) zdravotn(?:á|ej) služb\\p{L}+|zaštit(?:a|e|i|u) na radu|medicina rada|varstv(?:o|a) pri delu|medicina dela|bezbednost(?:i)? i zdravlj(?:e|a) na radu',
      'ru uk bg mk':
        'охран\\p{L}+ труда|промышленн\\p{L}+ безопасност\\p{L}+|специальн\\p{L}+ оценк\\p{L}+ условий труда|соут|охорон\\p{L}+ праці|служб\\p{L}+ по трудова медицина|трудова медицина|(?:безопасност и|здраве и безопасност|здравословни и безопасни условия) (?:здраве при работа|на труд|при работа)\\p{L}*|безбедност и здравје при работа',
      'fi et lv lt hu':
        '*työterveyspalvelu\\p{L}*|*työterveyshuol\\p{L}+|*työturvallisuus(?:koulutu|palvelu|konsult)\\p{L}*|*tööohutus\\p{L}*|*töötervishoi\\p{L}+|töökeskkonna (?:teenused|riskianalüüs|spetsialist)\\p{L}*|darba (?:aizsardzīb|drošīb)\\p{L}+|darb(?:ų|o) saug\\p{L}+|darbuotojų saug\\p{L}+|*munkavédel\\p{L}+|foglalkozás-?egészségügy\\p{L}*|üzemorvos\\p{L}*',
      'el tr':
        'ασφάλεια(?:ς)? (?:και υγεία )?(?:της )?εργασίας|υγεία(?:ς)? και ασφάλεια(?:ς)? (?:της |στην )?εργασία(?:ς)?|(?:τεχνικός|γιατρός|ιατρός) (?:ασφαλείας|εργασίας)|εξυππ|(?:ortak )?(?:iş )?sağlı(?:k|ğı) ve (?:iş )?güvenli(?:k|ği)\\p{L}*|iş (?:sağlığı ve )?güvenliği(?: uzman\\p{L}*)?|iş ?yeri hekim\\p{L}*|osgb',
      'ar he fa':
        '(?:ال)?(?:سلامة|صحة) (?:و(?:ال)?(?:سلامة|صحة) )?(?:ال)?مهنية|(?:ال)?صحة والسلامة المهنية|בטיחות (?:ו?גהות|בעבודה)|ממונה בטיחות|יועצי בטיחות|(?:ایمنی|بهداشت) (?:و (?:ایمنی|بهداشت) )?(?:کار|حرفه ای)|طب کار',
      'id vi is sq':
        '(?:jasa|konsultan|pelatihan|sertifikasi|ahli) k3|keselamatan dan kesehatan kerja|an toàn (?:vệ sinh )?lao động|vinnuvernd\\p{L}*|(?:siguria|shëndeti) (?:dhe siguria )?në punë',
      'ja zh ko th':
        '労働安全衛生|労働安全コンサル\\p{L}*|産業医\\p{L}*|安全衛生(?:教育|コンサル\\p{L}*)|职业健康|职业安全|職業安全(?:衛生)?|職安衛|산업안전\\p{L}*|산업보건|안전관리 ?(?:대행|전문)|보건관리 ?대행|ความปลอดภัย(?:ในการทำงาน|อาชีวอนามัย)|อาชีวอนามัย',
    },
  },
  {
    name: 'data protection consultancy',
    bucket: 'Consulting',
    words: {
      en: '(?:data protection|gdpr|privacy) (?:consultan(?:cy|ts?)|consulting)|gdpr (?:services|advis[eo]rs?|experts?)|(?:external|outsourced) (?:dpo|data protection officers?)|dpo as a service',
      'de nl':
        'externe(?:r|n)? datenschutzbeauftragte\\p{L}*|*datenschutzberat\\p{L}+|datenschutz(?:agentur|dienstleist\\p{L}+|experten)|*avg-?advies|*privacy-?(?:advies|adviseurs?)|externe functionaris gegevensbescherming',
      'sv da nb fi':
        '*gdpr-?(?:konsult|rådgivning|rådgiver|hjälp)\\p{L}*|*dataskyddskonsult\\p{L}*|*dataskyddsombud som tjänst|*tietosuojapalvelu\\p{L}*|*tietosuojakonsult\\p{L}+',
      'fr es pt it ca ro':
        'dpo externalisé|dpo externe|(?:conseil|accompagnement) rgpd|mise en conformité rgpd|(?:consultor[íi]a|consultoría y|asesor[íi]a|adaptación) (?:de |en |al? )?(?:protección de datos|rgpd|lopd)|dpo (?:externo|como serviço|as a service)|(?:consultoria|assessoria) (?:em |de )?(?:lgpd|proteção de dados)|(?:consulenza|consulenti) (?:privacy|gdpr)|dpo esterno|consultoria en protecció de dades|(?:consultanță|servicii) gdpr|dpo extern(?:alizat)?',
      'pl cs sk hr sl sr':
        '(?:outsourcing|wdrożenie|audyt|usługi|przejęcie funkcji) (?:iod|rodo)|zewnętrzny inspektor ochrony danych|externí (?:pověřenec pro ochranu osobních údajů|dpo)|externá zodpovedná osoba|služby gdpr|(?:usluge|savjetovanje|svetovanje) (?:za )?gdpr|zunanja pooblaščena oseba za varstvo',
      'et lv lt hu':
        'andmekaitse ?konsult\\p{L}*|andmekaitsespetsialisti teenus\\p{L}*|datu aizsardzības konsult\\p{L}*|datu aizsardzības speciālista (?:pakalpojum|ārpakalpojum)\\p{L}*|(?:bdar|duomenų apsaugos) konsult\\p{L}*|duomenų apsaugos pareigūno paslaug\\p{L}+|(?:gdpr|adatvédelmi) (?:tanácsad|szolgáltat)\\p{L}*',
      'el tr': '(?:υπηρεσίες|σύμβουλοι) gdpr|kvkk (?:danışman|uyum)\\p{L}*',
      'ru uk bg':
        'защита персональных данных под ключ|(?:консалтинг|консультации) gdpr|външно длъжностно лице по защита на данните|консултации (?:по защита на данните|gdpr)',
    },
  },
  {
    name: 'company formation agent',
    bucket: 'Business services',
    narrows: 'virtual assistant and office services',
    words: {
      en: '(?:company|business|llc|offshore company|corporate) (?:formations?|incorporation)(?: (?:agents?|services?|in \\p{L}+))?|(?:company|business|llc|offshore company) registration (?:agents?|services?)|(?:offshore|corporate) service providers?|business set-?up (?:services?|in \\p{L}+|consultants?)|registered agents?|corporate secretarial services?|company secretar(?:y|ial) services?',
      'de nl':
        '*firmengründung(?:en|sservice)?|*gesellschaftsgründung(?:en)?|*vorratsgesellschaft(?:en)?|*gmbh-?gründung|*unternehmensgründung im ausland|*bv oprichten',
      'sv da nb fi': '*lagerbolag|bolagsbildning|*selskabsstiftelse|*hylleselskap\\p{L}*|*yrityksen perustaminen',
      'fr es pt it ca ro':
        "(?:création|domiciliation) (?:de sociétés?|d['’]entreprises?)|(?:constitución|creación) de (?:empresas|sociedades)|(?:abertura|constituição) de (?:empresas?|sociedades)|costituzione (?:di )?società|(?:înființ(?:are|ări)) (?:de )?firm(?:ă|e)|înființare srl|găzduire sediu social",
      'pl cs sk hr sl sr':
        '(?:zakładanie|rejestracja) (?:spółek|firm)|gotowe spółki|(?:zakládání|založení) (?:společnost\\p{L}+|firem|s\\.r\\.o\\.)|ready-?made (?:společnosti|spoločnosti|s\\.r\\.o\\.)|virtuální síd\\p{L}+|(?:zakladanie|založenie) (?:spoločnost\\p{L}+|firmy|firiem|s\\.r\\.o\\.)|virtuálne sídl\\p{L}+|(?:osnivanje|otvaranje|registracija) (?:tvrtk|firm|poduzeć|preduzeć|društ)\\p{L}+|ustanovitev (?:podjetj|družb)\\p{L}+',
      'ru uk bg mk':
        'регистраци\\p{L}+ (?:ооо|фирм|компани|бизнеса|предприятий)\\p{L}*|реєстраці\\p{L}+ (?:тов|фоп|підприємств|компані|бізнесу)\\p{L}*|регистраци\\p{L}+ на (?:фирм|дружеств|оод|еоод|компани)\\p{L}*|отваање на фирма',
      'et lv lt hu':
        '(?:ettevõtte|firma|osaühingu) (?:asutamine|registreerimine)|e-residentsuse teenused|(?:uzņēmumu?|sia|firmas) (?:reģistrācija|dibināšana)|(?:įmonių|uab|mb) steigim\\p{L}+|cégalapítás\\p{L}*|székhelyszolgáltatás\\p{L}*',
      'el tr': '(?:σύσταση|ίδρυση) (?:εταιρ(?:ειών|ιών|είας)|επιχειρήσεων)|şirket (?:kuruluş|kurma)\\p{L}*',
      'ar he fa': 'تأسيس (?:ال)?شركات|הקמת חברות|פתיחת חברה|ثبت شرکت(?: ها)?',
      'id vi': '(?:jasa )?pendirian (?:pt|cv|perusahaan)|jasa pembuatan pt|thành lập (?:công ty|doanh nghiệp)',
      'ja zh ko th':
        '会社設立(?:代行|支援|サポート)?|公司注册|代理注册公司|公司註冊|成立公司|公司設立登記|법인설립(?:대행|등기)?|จดทะเบียนบริษัท|รับจดบริษัท',
      hi: 'कंपनी (?:रजिस्ट्रेशन|पंजीकरण)',
    },
  },
  {
    name: 'grant consultancy',
    bucket: 'Consulting',
    words: {
      en: 'grant (?:writ(?:ing|ers?)|consultan(?:cy|ts?)|funding consultan(?:cy|ts?)|application services?)|(?:r&d tax credits?|eu funding|eu grants?) (?:specialists?|consultan(?:cy|ts?)|advis[eo]rs?|claims?)|bid writ(?:ing|ers?)|fundraising consultan(?:cy|ts?)|tender writing',
      'de nl':
        '*fördermittelberat\\p{L}+|*förderberatung|*fördermittelservice|*fundraisingberatung|*subsidieadvies\\p{L}*|*subsidieadviseurs?|*subsidiebureau|*wbso-?(?:advies|aanvraag)',
      'sv da nb fi':
        '*eu-?rådgivning|*fundraiser(?:e|konsulent)\\p{L}*|*bidragskonsult\\p{L}*|*skattefunn-?rådgiv\\p{L}+|*rahoituskonsult\\p{L}+|*hankekonsult\\p{L}+',
      'fr es pt it ca ro':
        "(?:conseil|cabinet) en (?:financement de l['’]innovation|subventions|cir)|(?:consultor[íi]a|asesor[íi]a) (?:de |en )?(?:subvenciones|ayudas(?: públicas| europeas)?|fondos europeos)|consultoria (?:em|de) (?:fundos comunitários|incentivos|captação de recursos)|(?:consulenza|consulenti|esperti|società|servizi) (?:di |in |per |per la )?(?:finanza agevolata|europrogettazione)|consultanță (?:pentru |în )?fonduri europene|consultanță (?:pentru accesare|accesare|fonduri)",
      'pl cs sk hr sl sr':
        'doradztwo (?:w pozyskiwaniu |w zakresie )?(?:dotacji|dotacyjne|funduszy)|pisanie wniosków (?:o dotacj\\p{L}+|unijn\\p{L}+|dotacyjn\\p{L}+)|(?:dotační|grantov(?:é|á)|dotačné) (?:poradenství|agentura|poradenstvo|agentúra|management|manažment)|(?:priprema|pisanje|izrada) eu projekata|(?:savjetovanje|konzalting) za eu (?:fondove|projekte)|(?:priprava|pisanje) prijav na (?:evropske )?razpise',
      'ru uk bg mk':
        'консултации (?:за|по) (?:европейски|евро) ?(?:програми|проекти|фондове)|(?:писане|консултиране) на (?:европроекти|европейски проекти)|помощь в получении (?:грантов|субсидий)|грантрайтинг|(?:написання|підготовка) грантів',
      'et lv lt hu':
        '(?:euro)?toetuste konsult\\p{L}+|es fondu konsult\\p{L}*|es (?:paramos|fondų) konsult\\p{L}*|(?:pályázatírás|pályázatíró|pályázati tanácsad)\\p{L}*',
      'el tr':
        'εσπα σύμβουλοι|σύμβουλοι (?:εσπα|επιδοτήσεων)|(?:hibe|teşvik|kosgeb|tübitak) (?:(?:proje|destek)\\p{L}* )?danışman\\p{L}*',
      'ja zh ko':
        '補助金(?:申請)?(?:コンサル|支援|代行|サポート)\\p{L}*|助成金(?:申請)?(?:コンサル|支援|代行|サポート)\\p{L}*|项目申报(?:代理|咨询)|高新技术企业认定(?:代理|咨询)|補助申請顧問|정부지원사업 ?컨설팅|정책자금 ?컨설팅',
    },
  },
  {
    name: 'relocation agency',
    bucket: 'Business services',
    words: {
      en: '(?:corporate |employee |international |global |expat )?relocation (?:services?|agenc(?:y|ies)|consultan(?:cy|ts?)|compan(?:y|ies)|specialists?|management)|destination services|global mobility services',
      'de nl': '*relocation-?(?:service|agentur|agentin|dienst)\\p{L}*|relocation (?:service|services|agency|agentur)',
      'sv da nb fi':
        '*relocation(?:tjänst|service|bolag)\\p{L}*|*relokation(?:service)?|*relokasjon(?:stjenester)?|*relocation-?palvelu\\p{L}*',
      'fr es pt it ca ro':
        '(?:agence|société|services?) de (?:relocation|mobilité internationale)|relocation (?:services?|agency|entreprises?)|servicios de (?:reubicación|relocation)|agencia de relocation|serviços de relocation|servizi di relocation|servicii de relocare',
      'pl cs sk hr sl sr':
        '(?:usługi|agencja) (?:relokacyjn\\p{L}+|relokacji)|relokační (?:služby|agentura)|relokačné služby|usluge relokacije|relocation services?',
      'ru uk bg':
        '(?:услуги|сервис|агентство) (?:по )?релокаци\\p{L}+|релокейт[- ]?(?:агентство|сервис)|послуги релокації|услуги по релокация',
      'et lv lt hu':
        'relokatsiooniteenus\\p{L}*|relokācijas pakalpojumi|relokacijos paslaugos|relokáció\\p{L}* (?:ügynökség|szolgáltat)\\p{L}*|relocation szolgáltat\\p{L}+',
      'ja zh ko': 'リロケーション(?:サービス|会社)|外国人赴任支援|海外赴任サポート|搬迁安家服务|리로케이션',
    },
  },
  {
    name: 'property appraiser or surveyor',
    bucket: 'Real estate',
    narrows: 'real estate',
    parts: {
      'property valuer':
        'apprais|valu|bewert|wertgut|taxat|taxac|tasa|avalú|avalúo|estim|évalua|avalia|stim|鑑定|评估|估價|감정|ประเมิน|evalu',
      'home inspector': 'inspect|diagnosti|インスペ|診断|驗屋|ตรวจ|keuring',
      'building surveyor': '(?<!quantity )survey',
      'quantity surveyor': 'quantity',
    },
    words: {
      en: '(?:real estate|property|home|house|residential|land) (?:apprais(?:ers?|als?)|valuers?|valuations?|inspect(?:ors?|ions?))|(?:chartered|building|residential) survey(?:ors?|ing)|home buyers? (?:surveys?|reports?)|home inspections?|quantity survey(?:ors?|ing)|snagging (?:surveys?|inspections?|company)',
      'de nl':
        '*immobilienbewertung(?:en)?|*immobiliengutachter\\p{L}*|*immobiliensachverständige\\p{L}*|*baugutachter\\p{L}*|*bausachverständige\\p{L}*|*verkehrswertgutachten|*taxateur\\p{L}*|*woningtaxatie\\p{L}*|*taxatiebureau|*taxaties|*bouwkundige keuring\\p{L}*',
      'sv da nb fi':
        '*besiktningsm(?:an|än)|*överlåtelsebesiktning(?:ar)?|*fastighetsvärdering|*husbesiktning|*byggesagkyndig\\p{L}*|*tilstandsrapport(?:er)?|*takstm(?:ann|enn)|*boligtakst|*kuntotarkastu\\p{L}+|*kuntokartoitu\\p{L}+|*kiinteistöarvio\\p{L}+|*asuntokaup\\p{L}+ kuntotarkastu\\p{L}+',
      'fr es pt it ca ro':
        '(?:expertise|expert|estimation|évaluation) immobili(?:ère|er)|diagnostics? immobiliers?|diagnostiqueurs? immobiliers?|(?:tasaci[óo]n|tasaciones|aval[úu]o|avalúos|valuador|perito) (?:de (?:inmuebles|viviendas|propiedades)|inmobiliari[oa]s?)|tasadores?|(?:avaliação|avaliações|perícias?|laudos?) (?:de imóveis|imobiliári[oa]s?)|(?:perizie|valutazion[ei]|stime|perito) immobiliar[ei]|taxacions immobiliàries|evalu(?:ări|are|ator) (?:imobiliar\\p{L}*|autorizat|anevar|de proprietăți)',
      'pl cs sk hr sl sr':
        '(?:rzeczoznawc\\p{L}+ majątkow\\p{L}+|(?:wycena|operat\\p{L}*|wyceny) (?:nieruchomości|szacunkow\\p{L}+)|odbiory? (?:mieszkań|techniczne))|(?:odhad(?:y|ce)?|oceňování|znalec|inspekce) (?:nemovitost|oceňování nemovitostí)\\p{L}*|(?:ohodnotenie|odhad|znalec|znalecké posudky) (?:nehnuteľnost)\\p{L}*|(?:procjen|proc[ej]n)\\p{L}+ (?:nekretnin)\\p{L}*|(?:cenitev|cenilec|cenitve) nepremičnin',
      'ru uk bg mk':
        '(?:оценк\\p{L}+|оценщик\\p{L}*) (?:недвижимости|квартир\\p{L}*|имущества|земли|бизнеса)|(?:при[её]мка) (?:квартир|новостроек)|(?:оцінк\\p{L}+|оцінювач\\p{L}*) (?:нерухомості|майна|землі|квартир\\p{L}*)|(?:оценк|оценител|проценк|проценител)\\p{L}* на (?:имоти|недвижими имоти|имот|недвижности|недвижен имот)',
      'et lv lt hu':
        'kinnisvara ?hin(?:damine|danguid?|dajad?)\\p{L}*|hindamisbüroo|nekustamā īpašuma (?:vērtēšana|vērtētāj\\p{L}+)|(?:nekilnojamojo turto|turto|būsto|nt) vertin(?:imas|tojai|tojas)|ingatlan ?becsl\\p{L}+|(?:ingatlan ?)?értékbecsl\\p{L}+|ingatlanszakértő\\p{L}*',
      'el tr': 'εκτιμ(?:ήσεις|ητές|ητής|ηση) ακινήτων|(?:gayrimenkul|taşınmaz) (?:değerleme|ekspertiz)\\p{L}*',
      'ar he fa':
        '(?:تقييم|تثمين|مقيم|مثمن) (?:ال)?(?:عقارات|عقاري|عقار)|(?:ال)?تقييم (?:ال)?عقاري|שמא(?:י|ות) (?:מקרקעין|נדל["״]ן)|בדק בית|(?:کارشناسی|ارزیابی) (?:املاک|ملک)',
      'id vi': 'jasa penilai(?: publik)?|kjpp|appraisal properti|thẩm định giá(?: bất động sản)?',
      'ja zh ko th':
        '不動産鑑定(?:士|所|事務所)?|ホームインスペクション|住宅診断|房地产评估|资产评估|不動產估價\\p{L}*|驗屋|감정평가(?:법인|사)?|ประเมิน(?:ราคา)?ทรัพย์สิน|ตรวจรับบ้าน|ตรวจบ้าน',
    },
  },
  {
    name: 'document destruction and archiving service',
    bucket: 'Business services',
    parts: {
      'document shredding service': 'shred|destr|vernicht|vernietig|distru|裁断|溶解|销毁|銷毀|파쇄',
      'document storage company': 'stor|archiv|einlager|opslag|保管|寄存|보관|guarda|records',
      'document scanning service': 'scan|digitali|numéris',
    },
    words: {
      en: '(?:document|paper|confidential|secure|mobile|hard drive) shredding(?: (?:services?|company))?|(?:document|data|hard drive|secure data) destruction(?: services?| company)?|(?:document|records) (?:storage|scanning|archiving|management) (?:services?|company)|document scanning|records management',
      'de nl':
        '*aktenvernichtung|*datenträgervernichtung|*datenvernichtung|*akteneinlagerung|*archivierungsdienstleist\\p{L}*|*archiefvernietiging|*papiervernietiging|*datavernietiging|*archiefopslag|*archiefbeheer|*documenten (?:scannen|digitaliseren)',
      'sv da nb fi':
        '*dokumentförstöring|*sekretessförstöring|*arkivförvaring|*dokumentmakulering|*arkivdestruktion|*makulering(?:stjenester|sfirma)?|*datatuhoaminen|*tietosuojapaperi\\p{L}*|*asiakirjojen tuhoami\\p{L}+',
      'fr es pt it ca ro':
        "destruction (?:de |d['’])?(?:documents|archives|données)(?: confidentie\\p{L}+)?|(?:archivage|numérisation) (?:de documents|d['’]archives|physique)|(?:destrucci[óo]n|custodia|digitalización) (?:(?:confidencial )?de )?(?:documentos|documental|documentación|archivos)|(?:destruição|guarda|digitalização|gestão) de (?:documentos|arquivos)|(?:distruzione|archiviazione|digitalizzazione|dematerializzazione) (?:documenti|documentale|archivi)|destrucció de documents|(?:arhivare|distrugere|depozitare|legătorie) (?:de )?(?:documente|arhivă)",
      'pl cs sk hr sl sr':
        'niszczenie (?:dokumentów|danych|nośników)|archiwizacja (?:dokumentów|akt)|(?:přechowywanie|przechowywanie) dokumentów|(?:skartace|archivace|likvidace|digitalizace) (?:dokumentů|dokumentace|dat)|(?:skartovanie|archivácia|likvidácia|skartácia) (?:dokumentov|registratúr\\p{L}*|dokumentácie)|(?:uništavanje|arhiviranje|digitalizacija|pohrana) (?:povjerljiv\\p{L}+ )?(?:dokumentacij|arhiv|dokumenat)\\p{L}*|(?:uničevanje|hramba|arhiviranje) dokument\\p{L}+',
      'ru uk bg mk':
        '(?:уничтожение|архивное хранение|внеофисное хранение|архивная обработка) документ\\p{L}+|(?:знищення|архівне зберігання|архівація) документ\\p{L}+|(?:унищожаване|съхранение|архивиране|дигитализация) на (?:документи|архиви)|уништување на документ\\p{L}+',
      'et lv lt hu':
        'dokumentide (?:hävitamine|arhiveerimine|hoiustamine)|dokumentu (?:iznīcināšana|arhivēšana|glabāšana)|dokumentų (?:naikinimas|archyvavimas|saugojimas|tvarkymas)|(?:irat|adat)(?:megsemmisít|archivál|tárol|őrzés)\\p{L}*|iratkezel\\p{L}+ szolgáltat\\p{L}+',
      'el tr':
        '(?:καταστροφή|φύλαξη|αρχειοθέτηση) (?:εγγράφων|αρχείων)|(?:evrak|belge|doküman) (?:imha|arşiv)\\p{L}*|arşiv (?:imha|yönetim|düzenleme)\\p{L}*',
      'ar he': '(?:أرشفة|إتلاف) (?:ال)?(?:وثائق|مستندات|ملفات)|גריס(?:ה|ת) (?:חומר|מסמכים)|גניזת מסמכים|סריקת מסמכים',
      'ja zh ko':
        '機密文書(?:処理|溶解|廃棄|裁断)|文書保管|文件销毁|档案(?:整理|数字化|寄存)|文件銷毀|문서파쇄|문서보관|보안파쇄',
    },
  },
  {
    name: 'promotional staff agency',
    bucket: 'Events',
    words: {
      en: '(?:event|promo(?:tional)?|hospitality) staff(?:ing)? (?:agency|agencies|company)|(?:hostess|promotional models?|promo girls|brand ambassador) (?:agency|agencies|hire)|hostess(?:es)? for (?:events|trade fairs)',
      'de nl':
        '*hostess(?:en)?-?agentur\\p{L}*|*promotion-?agentur\\p{L}*|*messehostess(?:en)?|*eventpersonal|*servicepersonal für \\p{L}+|*promotiepersoneel|*evenementenpersoneel|*hostessbureau|*promotieteam',
      'sv da nb fi':
        '*eventpersonal|*eventpersonale|*demonstratörer|*promotörer|*promootori\\p{L}+|*promohenkilö\\p{L}+',
      'fr es pt it ca ro':
        "agence d['’](?:hôtesses|accueil)|hôtesses (?:d['’]accueil|et hôtes)|hôtesses d['’]évènementiel|agencia de (?:azafatas|edecanes|modelos y azafatas|promotores)|azafatas (?:y (?:modelos|promotoras|edecanes)|de (?:congresos|eventos|imagen|protocolo)|para (?:congresos|eventos|ferias))|edecanes|agência de (?:promotores|recepcionistas|hospedeiras)|(?:agenzia (?:di )?)?hostess (?:e|per|ed|agency) \\p{L}+|agenzia (?:di )?hostess|agència d['’]hostesses|agenție de (?:hostess|promoteri)|promoteri și hostess\\p{L}*",
      'pl cs sk hr sl sr':
        '(?:agencja )?hostess(?: \\p{L}+)?|hostessy(?: i \\p{L}+)?|agencja hostess|agentura hostesek|hostesky(?: a \\p{L}+)?|agentúra hostesiek|(?:agencija )?hostes(?:e|a)(?: i \\p{L}+)?|agencija za hostese',
      'ru uk bg':
        '(?:агентство )?(?:промо-?персонал|промоутер|хостес)\\p{L}*(?: и \\p{L}+)?|промо-?персонал\\p{L}*|промоутери та хостес|агенция за хостеси',
      'el tr':
        '(?:γραφείο )?hostess (?:και|εκθέσεων) \\p{L}+|προωθητικές ενέργειες|(?:hostes|host) (?:ajans|hizmet)\\p{L}*',
    },
  },
];
