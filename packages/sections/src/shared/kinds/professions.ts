import type { Kind } from './kind.ts';

export const PROFESSIONS: readonly Kind[] = [
  {
    name: 'law firm',
    bucket: 'Legal services',
    types: ['LegalService', 'Attorney', 'Notary'],
    words: {
      en: 'law (?:firm|office|practice)|lawyers?|attorneys?(?: at law)?|solicitors?|barristers?|legal (?:services|advice|counsel)|notary',
      'de nl':
        '*rechtsanwält*|*rechtsanwalt*|*anwaltskanzlei*|*kanzlei|notariat|fachanwalt*|advocatenkantoor|advoca(?:at|ten)|notaris*',
      'sv da nb': 'advokat*|juristbyrå*|advokatfirma*',
      'fr es pt it ca ro':
        "cabinet d['’]avocats?|avocate?s?|notaires?|abogad[oa]s?|despacho (?:de abogados|jurídico)|bufete|notaría|advogad[oa]s?|advocacia|escritório de advocacia|studio legale|avvocat[oi]|notaio|advocats?|cabinet de avocat*|avocat",
      'pl cs sk hr sl':
        'kancelari* (?:adwokack|prawn|radc|notarialn)*|adwoka*|radca prawny|advokátn*|advokát*|notář*|advokátska|odvjetni*|odvetnik*|odvetniš*|notar*',
      'ru uk bg':
        'адвокаты?|адвокати|адвокатск*|адвокатськ*|адвокатур*|адвокат[ау] в|юридическ* (?:фирм*|компан*|услуг*|помощ*)|юристы?|юристи|нотариус|нотариусы|юридичн* (?:фірм*|компан*|послуг*|допомог*)|нотаріус',
      'fi et lv lt hu':
        'asianajo*|lakitoimisto*|lakiasiain*|advokaadibüroo|õigusbüroo|notar*|advokātu birojs|zvērināt*|advokat*|notaras|ügyvéd*|közjegyző*',
      'el tr': 'δικηγορ*|συμβολαιογραφ*|avukat*|hukuk büro*|noter',
      'ar he': 'محاماة|محامي|مكتب قانوني|עורך דין|עורכת דין|עורכי דין|משרד עורכי דין|נוטריון',
      'id vi': 'kantor hukum|firma hukum|pengacara|advokat|notaris|luật sư|công ty luật|văn phòng luật',
      'ja zh ko': '法律事務所|弁護士|律师事务所|律師事務所|律师|법무법인|법률사무소|변호사',
    },
  },
  {
    name: 'accounting firm',
    bucket: 'Financial services',
    types: ['AccountingService'],
    parts: {
      'tax adviser': 'steuerb|steuerk|tax adv|tax cons|belastingadv|fiscalist|税理士|세무|doradc',
      'audit firm': 'audit|wirtschaftsprüf|commissaires? aux',
    },
    words: {
      en: 'account(?:ants?|ancy|ing firm|ing services)|bookkeep(?:ers?|ing)|tax (?:advis(?:er|or)s?|consultants?|returns?)|auditors?|payroll services',
      'de nl':
        '*steuerberat*|*steuerkanzlei*|buchhaltungsservice|wirtschaftsprüf*|accountant*|administratiekantoor|boekhoud*|belastingadvi*',
      'sv da nb': 'redovisningsbyrå*|bokföring*|revisionsbyrå*|revisor*|bogføring*|bogholderi*|regnskap*|regnskabs*',
      'fr es pt it ca ro':
        'expert-?comptable*|cabinet comptable|asesoría (?:fiscal|contable)|gestoría|contador(?:es)?|contabilidade|escritório contábil|contabilista*|commercialist*|studio commerciale|consulente del lavoro|gestoria|contabil*|expert contabil',
      'pl cs sk hr sl':
        'biuro rachunkowe|usługi księgowe|księgow*|doradca podatkowy|účetní*|vedení účetnictví|daňov* porad*|účtovn*|knjigovodstv*|računovodstv*|računovodski servis',
      'ru uk bg': 'бухгалтер*|аудиторск*|бухгалтерськ*|счетоводн*|счетоводител*',
      'fi et lv lt hu':
        'tilitoimisto*|kirjanpito*|raamatupidam*|grāmatved*|buhalter*|könyvel*|adótanácsad*|könyvvizsgál*',
      'el tr': 'λογιστ*|φοροτεχν*|muhasebe*|mali müşavir*',
      'ar he': 'محاسب*|مكتب محاسبة|רואה חשבון|רואי חשבון|הנהלת חשבונות',
      'id vi': 'kantor akuntan|jasa (?:akuntansi|pajak)|kế toán|kiểm toán',
      'ja zh ko': '会計事務所|税理士|会计师事务所|會計師事務所|代理记账|세무사|회계법인|세무법인',
    },
  },
  {
    name: 'insurance agency',
    bucket: 'Financial services',
    types: ['InsuranceAgency'],
    words: {
      en: 'insurance (?:agency|brokers?|company|agents?)|mortgage (?:brokers?|advis[eo]rs?)|financial (?:advis[eo]rs?|planning|planners?)|wealth management',
      'de nl':
        'versicherungs(?:makler|agentur|büro|vermittlung)*|finanzberat*|finanzdienstleist*|baufinanzierung|verzekering*|hypotheek*|financieel advi*',
      'sv da nb':
        'försäkringsbolag|försäkringsförmed*|finansiell rådgivning|forsikring*|finansiel rådgivning|finansrådgiv*',
      'fr es pt it ca ro':
        'assurances?|courtier (?:en assurances?|en crédit)|correduría de seguros|seguros|agente de seguros|corretora de seguros|assicurazion*|broker assicurativo|consulente finanziario|assegurances|asigurări|broker de asigurare',
      'pl cs sk hr sl':
        'ubezpieczeni*|doradca finansowy|pośrednictwo kredytowe|pojiš[tť]*|finanční porad*|hypoték*|poist*|finančn* porad*|osiguranj*|zavarovan*',
      'ru uk bg':
        'страхов* (?:агентств*|брокер*|компан*)|финансов* консультант*|страхов* (?:агенц*|компані*)|застраховател*|застрахователен брокер',
      'fi et lv lt hu tr el':
        'vakuutusmeklari|vakuutusyhtiö|kindlustusmaakler|apdrošināšan*|draudim*|biztosítási*|pénzügyi tanácsad*|sigorta acent*|sigorta*|ασφαλιστικ*|ασφάλειες',
      'ja zh ko': '保険代理店|保险代理|保險經紀|보험대리점',
    },
  },
  {
    name: 'estate agency',
    bucket: 'Real estate',
    types: ['RealEstateAgent'],
    words: {
      en: 'estate agen(?:ts?|cy)|real estate (?:agency|agents?|brokers?|company)|realtors?|letting agents?|property (?:management|agency)|homes for sale',
      'de nl': '*immobilienmakler*|immobilienagentur|hausverwaltung*|makelaar*|makelaardij|vastgoedkantoor',
      'sv da nb':
        'mäklar*|fastighetsmäklar*|fastighetsförvaltning|ejendomsmægler*|ejendomsadministration|eiendomsmegl*',
      'fr es pt it ca ro':
        'agences? immobili[èe]res?|inmobiliaria*|agencia inmobiliaria|imobiliária*|corretor de imóveis|agenzia immobiliare|immobiliària|agenți[ae] imobiliar[ăa]',
      'pl cs sk hr sl':
        'biuro nieruchomości|realitní (?:kancelář|makléř)*|realitná kancelária|agencija za nekretnine|nepremičninska agencija',
      'ru uk bg': 'агентств* недвижимости|риэлтор*|агенц* (?:за недвижими имоти|нерухомості)',
      'fi et lv lt hu':
        'kiinteistönvälit*|isännöinti*|kinnisvarabüroo|nekustam* īpašum* aģentūra|nekilnojam* turto agentūra|ingatlaniroda*|ingatlanközvetít*',
      'el tr': 'μεσιτικ*|κτηματομεσιτικ*|emlak ofis*|emlakçı*',
      'ar he': 'مكتب عقاري|תיווך',
      'id vi': 'agen properti|môi giới bất động sản',
      'ja zh ko': '不動産(?:会社|屋|業)|地产中介|房屋仲介|부동산중개',
    },
  },
  {
    name: 'property portal',
    bucket: 'Real estate',
    words: {
      en: '(?:property|real estate) (?:portal|listings|marketplace|search|news)',
      'de nl': 'immobilienportal|immobiliensuche|huizensite',
      'fr es pt it ca ro':
        'portail immobilier|annonces immobilières|portal inmobiliario|portal imobiliário|portal de imóveis|annunci immobiliari|anunțuri imobiliare',
      'pl cs sk hr sl':
        'portal nieruchomości|ogłoszenia nieruchomości|realitní portál|realitný portál|portal nekretnina|nepremičninski portal',
      'ru uk bg': 'портал о недвижимости|объявлени* о недвижимости|портал нерухомості|имотен портал',
      'ja zh ko': '物件検索|房产网|房屋網|부동산 ?플랫폼',
    },
  },
  {
    name: 'real estate',
    bucket: 'Real estate',
    isGeneral: true,
    words: {
      en: 'real estate|properties for sale|property investment',
      'de nl': '*immobilien|vastgoed*',
      'fr es pt it ca ro':
        'immobilier|inmobiliari[oa]s?|bienes raíces|imóveis|imobiliári[oa]|immobiliare|immobili|imobiliare',
      'pl cs sk hr sl': 'nieruchomości|realitn*|nemovitost*|nehnuteľnost*|nekretnin*|nepremičnin*',
      'ru uk bg': 'недвижимост*|нерухом*|недвижими имоти',
      'fi et lv lt hu': 'kiinteistö*|kinnisvara*|nekustam* īpašum*|nekilnojam*|ingatlan*',
      'el tr': 'ακίνητα|emlak*|gayrimenkul*',
      'ar he': 'عقارات|נדל"ן|נדל״ן',
      'id vi': 'properti|bất động sản|nhà đất',
      'ja zh ko': '不動産|房地产|房地產|부동산',
    },
  },
  {
    name: 'architecture firm',
    bucket: 'Creative services',
    words: {
      en: 'architect(?:s|ure)?(?: (?:firm|practice|studio|office))|architects|interior design(?:er|ers)?',
      'de nl':
        '*architekturbüro|architekt(?:en|in|ur)?|innenarchitekt*|architectenbureau|architect(?:en)?|interieurontwerp*',
      'sv da nb': 'arkitektkontor*|arkitekt(?:er|byrå|firma)?|inredning*|arkitekttegnestue|tegnestue|interiørarkitekt*',
      'fr es pt it ca ro':
        "cabinet d['’]architect*|architectes?|architecte d['’]intérieur|estudio de arquitectura|arquitect[oa]s?|interiorismo|escritório de arquitetura|arquitet[oa]s?|studio di architettura|architett[oi]|estudi d.arquitectura|birou de arhitectură|arhitect*",
      'pl cs sk hr sl':
        'pracownia architektoniczna|biuro architektoniczne|architekt*|projektowanie wnętrz|architektonick* (?:kancelář|studio|ateliér)|návrhy interiérů|arhitektonski (?:ured|studio)|arhitekt*',
      'ru uk bg':
        'архитектурн* (?:бюро|студи*|мастерск*)|дизайн интерьер*|архітектурн* (?:бюро|студі*)|дизайн інтер*|архитектурно (?:бюро|студио)|интериорен дизайн',
      'fi et lv lt hu':
        'arkkitehtitoimisto*|sisustussuunnit*|arhitektuuribüroo|sisearhitekt*|arhitektu birojs|interjera dizain*|architekt*|interjero dizain*|építésziroda|építész*|lakberendez*',
      'el tr': 'αρχιτεκτονικ* γραφείο|αρχιτέκτον*|διακόσμηση|mimarlık*|mimar|iç mimar*',
      'he ar id vi':
        'אדריכל*|עיצוב פנים|تصميم داخلي|biro arsitek|arsitek|desain interior|công ty kiến trúc|thiết kế nội thất',
      'ja zh ko': '建築設計事務所|設計事務所|建築家|建筑事务所|建築師事務所|室内设计|室內設計|건축사사무소',
    },
  },
  {
    name: 'consultancy',
    bucket: 'Consulting',
    isGeneral: true,
    serves: ['Education'],
    words: {
      en: 'consultanc(?:y|ies)|consulting (?:firm|company|services)|consultants?|management consult*',
      'de nl': 'unternehmensberat*|beratungsunternehmen|beratungsgesellschaft|consultant|adviesbureau*',
      'sv da nb':
        'konsultföretag*|konsultbyrå*|konsulentvirksomhed|rådgivningsfirma|konsulentfirma*|konsulentselskap|konsulent|konsult',
      'fr es pt it ca ro':
        "cabinet de conseil|conseil en (?:stratégie|management|entreprise)|bureau d['’]études|consultor[íi]a|consultores|asesoría|assessoria empresarial|consultoria|società di consulenza|consulenza (?:aziendale|strategica)|studio di consulenza|firm[ăa] de consultanță|consultanță",
      'pl cs sk hr sl':
        'firma (?:doradcza|konsultingowa)|doradztwo (?:biznesowe|gospodarcze)|poradensk* (?:firma|společnost|spoločnosť)|poradenství|poradenstvo|konzultantsk*|savjetovanje|svetovanje',
      'ru uk bg': 'консалтинг*|консультационн* компан*|консалтингов*|консултантск*',
      'fi et lv lt hu':
        'konsulttitoimisto*|konsultointi*|konsultatsioon*|konsultāciju uzņēmums|konsultacij* įmon*|tanácsadó cég|tanácsadás',
      'el tr': 'εταιρεία συμβούλων|σύμβουλοι επιχειρήσεων|danışmanlık (?:şirketi|firması|hizmet*)|danışmanlık',
      'ar he': 'شركة استشارات|استشارات|ייעוץ עסקי|חברת ייעוץ',
      'id vi': 'konsultan|jasa konsultasi|công ty tư vấn|tư vấn doanh nghiệp',
      'ja zh ko': 'コンサルティング(?:会社|ファーム)|经营顾问|咨询公司|顾问公司|顧問公司|컨설팅',
    },
  },
  {
    name: 'recruitment agency',
    bucket: 'Business services',
    types: ['EmploymentAgency'],
    words: {
      en: 'recruit(?:ment|ing) (?:agency|company|consultants?)|staffing (?:agency|company)|employment agency|job board|executive search|headhunt*',
      'de nl':
        'personalvermittlung*|zeitarbeit*|personaldienstleist*|personalberatung|jobbörse|uitzendbureau*|werving en selectie|detachering',
      'sv da nb': 'bemanningsföretag*|rekrytering*|vikarbureau*|rekruttering*|bemanning*',
      'fr es pt it ca ro':
        "agence d['’](?:intérim|emploi)|cabinet de recrutement|empresa de trabajo temporal|selección de personal|agência de emprego|recrutamento e seleção|agenzia per il lavoro|ricerca e selezione|agenție de (?:recrutare|muncă)",
      'pl cs sk hr sl':
        'agencja (?:pracy|zatrudnienia|rekrutacyjna)|personální agentura|pracovní agentura|personálna agentúra|agencija za zapošljavanje|kadrovska agencija',
      'ru uk bg': 'кадров* агентств*|рекрутинг*|кадров* агенц*|агенция за подбор',
      'fi et lv lt hu tr el':
        'henkilöstöpalvelu*|rekrytointi*|personaliotsing*|tööjõurent|personāla atlase|personalo atranka|munkaerő-?közvetít*|fejvadász*|insan kaynakları danışman*|εύρεση εργασίας',
      'ja zh ko': '人材紹介|人材派遣|猎头|獵頭|人力资源公司|채용대행|헤드헌팅',
    },
  },
];
