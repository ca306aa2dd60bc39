import type { Kind } from './kind.ts';

export const ASSOCIATIONS: readonly Kind[] = [
  {
    name: 'charity',
    bucket: 'Non-profit',
    types: ['NGO'],
    parts: {
      'non-profit organisation': 'profit|501|npo|特定非営利|비영리|lucr|loi 1901|gemeinnützig|ânim',
      'supporters association': 'förderverein',
    },
    words: {
      en: "charit(?:y|ies)|charitable (?:foundation|organi[sz]ation|trust)|non-?profits?|not-for-profit|501\\(c\\)\\(?3\\)?|ngo|community interest company|social enterprise|relief organi[sz]ation|homeless shelter|women[’']s shelter",
      'de nl': 'gemeinnützig*|hilfsorganisation|hilfswerk*|hilfsverein|förderverein*|goede doel*|anbi',
      'sv da nb':
        'hjälporganisation*|ideell organisation|insamlingsstiftelse*|hjælpeorganisation*|velgørenhed*|hjelpeorganisasjon*|frivillig organisasjon',
      'fr es pt it ca ro':
        'association (?:caritative|humanitaire|à but non lucratif|loi 1901|de solidarité)|ong|organización sin (?:ánimo|fines) de lucro|asociación sin ánimo|organização sem fins lucrativos|associação sem fins|organização da sociedade civil|onlus|organizzazione di volontariato|associazione di volontariato|associazione no-?profit|entitat sense ànim|organizație (?:neguvernamentală|non-?profit)|asociație caritabilă',
      'pl cs sk hr sl':
        'organizacj* pożytku publicznego|organizacj* charytatywn*|hospicjum|neziskov*|charit[ay]|obecně prospěšn*|nezisková organizácia|občianske združenie|humanitarna (?:udruga|organizacija)|nevladina organizacija|humanitarno društvo|nevladna organizacija',
      'ru uk bg':
        'благотворительн* (?:фонд*|организац*)|некоммерческ* организац*|благодійн* (?:фонд*|організац*)|неприбутков* організац*|громадськ* організац*|неправителствена организация|сдружение с нестопанска',
      'fi et lv lt hu':
        'hyväntekeväisyysjärjestö|avustusjärjestö|kansalaisjärjestö|heategevus*|mittetulundusühing*|mtü|labdarīb*|nevalstiska organizācija|labdaros|nevyriausybinė organizacija|nonprofit szervezet|közhasznú|civil szervezet',
      'el tr': 'μη κερδοσκοπικ*|φιλανθρωπικ*|μκο|sivil toplum kuruluş*|yardım (?:derneği|vakfı)|kâr amacı gütmeyen',
      'ar he': 'جمعية خيرية|منظمة غير ربحية|عمل خيري|עמותה|ארגון ללא כוונת רווח',
      'id vi': 'yayasan|lembaga amal|organisasi nirlaba|lsm|tổ chức phi lợi nhuận|quỹ từ thiện',
      'ja zh ko': 'NPO法人|特定非営利活動法人|慈善机构|慈善機構|公益组织|公益組織|비영리단체|봉사단체',
    },
  },
  {
    name: 'shelter',
    bucket: 'Social services',
    words: {
      en: "(?:homeless|women['’]?s|night) shelter|women['’]?s refuge|halfway house|hospice",
      'de nl':
        'frauenhaus|obdachlosenhilfe|notunterkunft|hospiz|blijf-van-mijn-lijf*|opvanghuis|daklozenopvang|hospice',
      'sv da nb': 'kvinnojour|härbärge|kvindekrisecenter|herberg|krisesenter',
      'fr es pt it ca ro':
        "centre d['’]hébergement|maison d['’]accueil|casa de acogida|albergue para|casa de apoio|casa de acolhimento|casa famiglia|casa di accoglienza|casa d['’]acollida|adăpost pentru",
      'pl cs sk hr sl': 'noclegownia|dom samotnej matki|azylový dům|noclehárna|útulok pre ľudí|sigurna kuća|varna hiša',
      'ru uk bg': 'приют для (?:женщин|бездомных|детей)|кризисн* центр*|кризовий центр|приют за хора',
      'fi et lv lt hu': 'turvakoti*|varjupaik|krīzes centrs|krizių centras|anyaotthon|hajléktalanszálló',
      'el tr': 'ξενώνας φιλοξενίας|sığınma evi|kadın sığınağı',
      'ar he': 'دار إيواء|دار أيتام|מקלט לנשים|הוסטל שיקומי',
      'id vi': 'rumah singgah|panti asuhan|nhà tạm lánh|mái ấm',
      'ja zh ko': 'シェルター|児童養護施設|庇護所|收容所',
    },
  },
  {
    name: 'animal rescue',
    bucket: 'Non-profit',
    types: ['AnimalShelter'],
    words: {
      en: '(?:animal|dog|cat|pet|wildlife|horse|exotic animal)s? (?:rescue|shelter|sanctuary|rehoming|welfare)|animal protection',
      'de nl': 'tierheim*|tierschutzverein*|tierschutz|gnadenhof|dierenasiel*|dierenopvang|dierenbescherming',
      'sv da nb': 'djurskydd*|katthem*|hundhem|dyreværn|dyrebeskyttelse|dyreinternat',
      'fr es pt it ca ro':
        'refuge (?:pour|animalier)*|protection animale|protectora de animales|refugio de animales|abrigo de animais|proteção animal|canile|gattile|rifugio (?:per )?animali|protectora d.animals|adăpost de animale',
      'pl cs sk hr sl':
        'schronisko dla (?:zwierząt|psów|kotów)|ochron* zwierząt|útul*k*|azyl pro zvířata|sklonište za životinje|zavetišče za živali',
      'ru uk bg': 'приют для (?:животных|собак|кошек)|притулок для тварин|защита на животните|приют за животни',
      'fi et lv lt hu':
        'eläinsuojelu*|löytöeläin*|loomade varjupaik|dzīvnieku patversme|gyvūnų (?:prieglauda|globa)|állatmenhely*|állatvédel*',
      'el tr': 'καταφύγιο ζώων|φιλοζωικ*|hayvan barınağı|hayvan koruma',
      'ar he': 'مأوى (?:حيوانات|للحيوانات)|צער בעלי חיים|אימוץ כלבים',
      'ja zh ko': '動物保護|保護猫|保護犬|动物救助|流浪動物|유기동물|동물보호',
      id: 'penampungan (?:hewan|anjing|kucing)',
      sv: '*djurhem\\p{L}*',
    },
  },
  {
    name: 'foundation',
    bucket: 'Non-profit',
    words: {
      en: '(?<!the )foundation(?! (?:for|to|of|repairs?|stage|degrees?|courses?|models?|year|design|engineering|work)(?!\\p{L}))|charitable trust|endowment',
      'de nl': '*stiftung',
      'sv da nb fi': '*stiftelse*|fond|fonden|säätiö*',
      'fr es pt it ca ro': 'fondation|fundación|fundação|fondazione|fundació|fundați[ae]|fundati[ae]',
      'pl cs sk hr sl': 'fundacj[aięą]|nadac[eí]|nadáci[ae]|zaklada|fundacija',
      'ru uk bg': 'фонд|фондация',
      'et lv lt hu': '*sihtasutus|fonds|nodibinājums|fondas|alapítvány*',
      'el tr': 'ίδρυμα|vakfı|vakıf',
      'ar he': 'مؤسسة خيرية|קרן',
      'ja zh ko': '財団法人|基金会|基金會|재단',
      nl: 'stichting',
    },
  },
  {
    name: 'trade association',
    bucket: 'Association',
    words: {
      en: "(?:trade|industry|professional|bar) (?:association|federation)|guild|consortium|industry bod(?:y|ies)|manufacturers?[’']? association",
      'de nl':
        '*(?:fach|berufs|branchen)verband*|*wirtschaftsverband\\p{L}*|*industrieverband\\p{L}*|innung|*erinnung|*innungsverband|*brancheorganisatie\\p{L}*|*branchevereniging',
      'sv da nb':
        'yrkesförening|*branschorganisation\\p{L}*|*branschförening|*brancheforening\\p{L}*|*brancheorganisation|*bransjeforening\\p{L}*|*bransjeorganisasjon',
      'fr es pt it ca ro':
        '(?:association|syndicat|fédération|organisation) professionnel*|chambre syndicale|asociación (?:profesional|gremial)|associação (?:profissional|de classe)|confederazione|gremi|col·legi professional|asociație profesională',
      'pl cs sk hr sl':
        'stowarzyszenie (?:branżowe|zawodowe)|(?:agrární|profesní) komora|svaz|profesní sdružení|zväz|agrárna komora|strukovna udruga',
      'ru uk bg':
        'отраслев* (?:ассоциац*|союз*)|профессиональн* (?:ассоциац*|сообществ*)|галузев* асоціац*|браншов* (?:организац*|асоциац*)',
      'fi et lv lt hu': '(?:agrár|mérnöki|orvosi) ?kamara',
      'el tr': 'επαγγελματικ* (?:σύλλογος|ένωση)|meslek (?:odası|birliği)',
      'ar he': 'התאחדות|איגוד',
      'ja zh ko': '経済団体|協同組合|行業協會|연합회|협동조합|業界団体|工業会|行业协会|同業公會',
      fr: 'fédération professionnelle|syndicat professionnel',
    },
  },
  {
    name: 'learned society',
    bucket: 'Association',
    words: {
      en: 'learned society|academic society|scientific society|research network',
      'de nl': 'fachgesellschaft*|wissenschaftliche gesellschaft|wetenschappelijke vereniging',
      'fr es pt it ca ro': 'société savante|sociedad científica|sociedade científica|società scientifica',
      'pl cs sk hr sl': 'towarzystwo naukowe|vědecká společnost|odborná společnost|znanstveno društvo',
      'ru uk bg': 'научн* обществ*|научно дружество|наукове товариство',
      'ja zh ko': '학회',
      ja: '学会|研究会',
    },
  },
  {
    name: 'association',
    bucket: 'Association',
    isGeneral: true,
    words: {
      en: "association|society|federation|alliance|network of|coalition|volunteer (?:group|organi[sz]ation)|collective|members[’']? association",
      'de nl': '*verein|vereinigung|bürgerinitiative|vereniging|verbond|collectief',
      'sv da nb': '*förening*|*förbund*|*forening*|*forbund*|sammenslutning|samfund*',
      'fr es pt it ca ro':
        'associations?|collectif|fédération|asociación|federación|colectivo|associação|federação|coletivo|associazione|federazione|circolo|comitato|associació|federació|col·lectiu|asociați[ae]|federați[ae]',
      'pl cs sk hr sl':
        'stowarzyszeni*|towarzystwo|zrzeszenie|federacja|koło gospodyń|spolek|sdružení|asociace|asociácia|spolok|združenie|udruga|udruženje|savez|društvo|zveza|združenje',
      'ru uk bg': 'ассоциаци*|общественн* (?:организац*|движени*)|сообщество|асоціаці*|спілка|товариство|сдружение',
      'fi et lv lt hu':
        '*yhdistys*|*seura|liitto|*selts|*ühing*|*liit|biedrība*|asociācija|apvienība|asociacija|draugija|bendruomen*|egyesület*|szövetség*',
      'el tr': 'σύλλογος|σωματείο|ένωση|ομοσπονδία|derne[kğ]*|birliği',
      'ar he': 'جمعية|رابطة|اتحاد|אגודה',
      'id vi': 'asosiasi|perkumpulan|hiệp hội',
      'ja zh ko': '社団法人|協会|協會|协会|联盟|聯盟|협회|연맹',
      de: '*verband|kollektiv',
      ja: '連盟',
    },
  },
  {
    name: 'community',
    bucket: 'Community',
    isGeneral: true,
    words: {
      en: 'community (?:of|for|group|project)|volunteer community|online community',
      'de nl': 'gemeinschaft|gemeenschap',
      'fr es pt it ca ro': 'communauté|comunidad|comunidade|comunità|comunitat|comunitate*',
      'pl cs sk hr sl': 'społeczność|komunita|zajednica|skupnost',
      'ru uk bg': 'сообщество|спільнота|общност',
      'sv da nb': 'gemenskap|fællesskab',
      'fi et lv lt hu': 'yhteisö|kogukond|kopiena|bendruomen*|közösség',
      'el tr': 'κοινότητα|topluluk|topluluğu',
      'ar he': 'קהילה',
      'id vi': 'komunitas|cộng đồng',
      'ja zh ko': 'コミュニティ|社区|社區|社群|커뮤니티|공동체',
    },
  },
  {
    name: 'church',
    bucket: 'Religion',
    types: ['Church', 'PlaceOfWorship', 'CatholicChurch'],
    words: {
      en: 'church|parish|chapel|cathedral|ministries|congregation',
      'de nl': '*kirchengemeinde*|*pfarrgemeinde*|pfarrei|*kirche|freikirche|kerk|kerkgemeente|parochie',
      'sv da nb': 'församling*|*kyrka*|sognekirke|*kirke*|menighed*|menighet*',
      'fr es pt it ca ro':
        'église|paroisse|iglesia|parroquia|igreja|paróquia|chiesa|parrocchia|església|parròquia|biseric[ăa]|parohi[ae]|mănăstire*',
      'pl cs sk hr sl': 'parafia|kościół|zbór|farnost|církev|sbor|kostel|farnosť|cirkev|župa|crkva|župnija|cerkev',
      'ru uk bg': 'церковь|храм|монастырь|церква|парафія|църква|манастир',
      'fi et lv lt hu':
        'seurakunta*|kirkko|kogudus*|kirik|draudze|baznīca|parapija|bažnyčia|plébánia|gyülekezet*|templom',
      'el tr': 'εκκλησία|ενορία|ιερά μονή|kilise*',
      'ar he': 'كنيسة|כנסייה',
      'id vi': 'gereja|paroki|nhà thờ|giáo xứ',
      'ja zh ko': '教会(?![你您我])|教會|교회|성당',
    },
  },
  {
    name: 'municipality',
    bucket: 'Government',
    types: ['GovernmentOrganization', 'GovernmentOffice', 'CityHall'],
    words: {
      en: '(?:city|town|parish|county|district|borough|village) council|(?<!(?:your|the|each|every|for) )municipality|city hall|local government|local authority',
      'de nl':
        '*ortsgemeinde|*verbandsgemeinde|*marktgemeinde|stadtverwaltung|gemeindeverwaltung|rathaus|landratsamt|(?<!(?:uw|jouw|je|elke|iedere|per|voor) )gemeente|gemeentehuis',
      'sv da nb': '*kommun|kommune|rådhus',
      'fr es pt it ca ro':
        'mairie|commune de|communauté de communes|ayuntamiento|municipalidad|prefeitura|câmara municipal|junta de freguesia|comune di|municipio|ajuntament|primări[ae]|comuna',
      'pl cs sk hr sl':
        'urząd (?:gminy|miasta|miejski)|gmina|obecní úřad|městský úřad|obec|obecný úrad|mestský úrad|općina|gradska uprava|občina',
      'ru uk bg':
        'администрация (?:города|района|муниципальн)*|муниципал*|министерств*|міська рада|сільська рада|територіальн* громад*|кметство',
      'fi et lv lt hu':
        '*kaupunki|kunta|maakunta|vallavalitsus|linnavalitsus|pašvaldība|novads|savivaldyb*|seniūnija|önkormányzat*|polgármesteri hivatal',
      'el tr': 'δήμος|belediye*|valiliği|kaymakamlığı|muhtarlığı',
      'ar he': 'بلدية|وزارة|עירייה|מועצה (?:מקומית|אזורית)',
      'id vi': 'pemerintah (?:kota|desa|kabupaten)|kelurahan|desa|ủy ban nhân dân|ubnd',
      'ja zh ko': '市役所|町役場|区役所|村役場|人民政府|市政府|县政府|縣政府|區公所|시청|군청|주민센터|구청',
      bg: 'община',
    },
  },
  {
    name: 'research group',
    bucket: 'Research',
    types: ['ResearchOrganization'],
    parts: {
      'research institute': 'institut|cent(?:re|er|ro)|zentrum|研究所|研究院|연구소|anstalt',
      'research laboratory': 'laborat|\\blab\\b|実験室|实验室|實驗室',
    },
    words: {
      en: '(?:ai|robotics|vision|language technology|human-computer interaction|digital humanities) (?:research )?labs?|cent(?:re|er) for (?:\\p{L}+ )?(?:\\p{L}+ )?(?:humanities|research|science)|institute for (?:\\p{L}+ )?(?:\\p{L}+ )?research|research (?:group|lab(?:oratory)?|institute|centre|center|unit)|laborator(?:y|ies)',
      'de nl':
        '*forschungsgruppe|forschungsinstitut*|lehrstuhl*|*labor|sternwarte|onderzoeksgroep|onderzoeksinstituut|laboratorium',
      'sv da nb': 'forskargrupp*|forskningsinstitut*|forskningsgruppe*|forskningscenter|observatorium',
      'fr es pt it ca ro':
        'laboratoire de recherche|groupe de recherche|centre de recherche|grupo de investigación|centro de investigación|grupo de pesquisa|centro de pesquisa|laboratório|gruppo di ricerca|centro di ricerca|istituto di ricerca|grup de recerca|grup de cercetare|laborator',
      'pl cs sk hr sl':
        'grupa badawcza|laboratorium|instytut badawczy|výzkumn* (?:skupina|ústav|centrum)|laboratoř|výskumn*|istraživačk* (?:grupa|skupina|centar)|laboratorij|raziskovaln*',
      'ru uk bg':
        'исследовательск* (?:групп*|центр*|институт*)|(?:научн*|исследовательск*|наукова|дослідницька) лаборатор*|дослідницьк*|изследователск*',
      'fi et lv lt hu':
        'tutkimusryhmä*|tutkimuslaitos|uurimisrühm*|labor|pētniec*|laboratorija|tyrim* (?:grupė|centras)|kutatócsoport*|kutatóintézet*|laboratórium',
      'el tr': 'ερευνητικ* (?:ομάδα|κέντρο|εργαστήριο)|araştırma (?:grubu|merkezi|laboratuvar*)|enstitü*',
      'ja zh ko': '研究室|研究所|实验室|實驗室|研究院|연구소|연구실',
      es: 'laboratorio',
      it: 'laboratorio di (?:ricerca|analisi)',
    },
  },
];
