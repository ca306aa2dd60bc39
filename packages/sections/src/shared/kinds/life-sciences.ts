import type { Kind } from './kind.ts';

export const LIFE_SCIENCES: readonly Kind[] = [
  {
    name: 'medical device company',
    bucket: 'Health care',
    words: {
      en: 'medical (?:devices?|equipment|technology|supplies|instruments)(?: company| manufacturers?| suppliers?| distributors?)?|medtech|(?:prosthetics|prostheses)(?: and| &)? ?(?:orthotics)?|orthopa?edic (?:supplies|technology|devices)|hospital equipment',
      'de nl':
        '*medizintechnik*|medizinprodukt\\p{L}+|*sanitätshaus*|orthopädietechnik|*medische hulpmiddelen|medische (?:apparatuur|technologie)|orthopedie-?techniek',
      'sv da nb':
        'medicinteknik*|medicintekniska produkter|hjälpmedelscentral*|ortopedteknik|medicinsk udstyr|medicinteknisk|medisinsk utstyr|bandagist*',
      'fr es pt it ca ro':
        'dispositifs? médica(?:l|ux)|matériel médical|équipements médicaux|orthoprothésiste|equip(?:os|amiento) médicos?|dispositivos? médicos?|productos sanitarios|ortopedia técnica|equipamentos? (?:médicos?|hospitalar(?:es)?)|dispositiv[io] medic[io]|apparecchiature (?:elettro)?medicali|elettromedicali|articoli sanitari|dispositius mèdics|dispozitive medicale|aparatură medicală|echipamente medicale',
      'pl cs sk hr sl':
        'sprzęt medyczny|wyroby medyczne|aparatura medyczna|sklep medyczny|zdravotnick(?:á technika|é prostředky|é potřeby)|zdravotníck(?:a technika|e pomôcky|e potreby)|medicinska oprema|medicinski (?:uređaji|pripomočki)|ortopedska pomagala',
      'ru uk bg':
        'медицинск* (?:оборудовани[ея]|техник[аи]|издели[яй])|медичн* (?:обладнанн[яю]|технік[аи]|вироб[иі]в?)|медицинск* апаратур*|медицински изделия|ортопедич\\p{L}+ салон',
      'fi et lv lt hu':
        'lääkintälait\\p{L}+|terveysteknologia*|apuvälinemyymälä|meditsiinisead\\p{L}+|meditsiinitehnika|abivahendi\\p{L}+|medicīnas (?:ierīces|iekārtas|tehnika|preces)|medicinos (?:prietaisai|įranga|technika)|orvostechnika\\p{L}*|orvosi (?:műszer\\p{L}*|eszköz\\p{L}*)|gyógyászati segédeszköz\\p{L}*',
      'el tr':
        'ιατρ(?:ικά είδη|ικός εξοπλισμός|οτεχνολογικά προϊόντα)|ορθοπεδικά είδη|medikal (?:ürünler|cihaz\\p{L}*|malzeme\\p{L}*)|tıbbi cihaz\\p{L}*',
      'ar he': 'أجهزة طبية|مستلزمات طبية|معدات طبية|ציוד רפואי|מכשור רפואי',
      'id vi': 'alat kesehatan|alkes|thiết bị y tế|vật tư y tế',
      'ja zh ko': '医療機器|医疗器械|醫療器材|의료기기',
    },
  },
  {
    name: 'pharmaceutical and biotech company',
    bucket: 'Health care',
    parts: {
      'supplement company': 'supplement|complement|compléments|nahrungserg|健康食品|サプリ|保健食品|건강기능',
      'biotech company': 'biotech|biotecn|biopharma|biotehn|life sciences',
    },
    words: {
      en: 'pharmaceutical (?:company|manufacturers?|distributors?|industry|products)|pharma company|drug (?:discovery|development)|biotech(?:nology)?(?: company| start-?up)?|biopharma\\p{L}*|life sciences company|vaccines? (?:manufacturers?|development)|(?:dietary|food|nutritional) supplements?',
      'de nl':
        '*pharmaunternehmen|*arzneimittelhersteller|*biotechnologie|*pharmagroßhandel|nahrungsergänzung\\p{L}*|farmaceutisch bedrijf|geneesmiddelenfabrikant|voedingssupplementen',
      'sv da nb':
        'läkemedelsföretag|läkemedelsbolag|bioteknikföretag|kosttillskott|lægemiddelvirksomhed|medicinalvirksomhed|kosttilskud|legemiddelfirma|bioteknologi|kosttilskudd',
      'fr es pt it ca ro':
        'laboratoires? pharmaceutiques?|industrie pharmaceutique|compléments alimentaires|biotechnologies?|laboratorios? farmac[ée]uticos?|complementos alimenticios|suplementos (?:alimenticios|alimentares)|biotecnolog[íi]a|indústria farmacêutica|azienda farmaceutica|integratori alimentari|laboratori farmacèutics|complements alimentaris|companie farmaceutică|suplimente alimentare|biotehnologie',
      'pl cs sk hr sl':
        'firma farmaceutyczna|producent leków|suplementy diety|biotechnologi\\p{L}+|farmaceutick\\p{L}+ (?:společnost|firma|spoločnosť)|doplňky stravy|výživové doplnky|farmaceutska tvrtka|dodaci prehrani|prehranska dopolnila|farmacevtsko podjetje',
      'ru uk bg':
        'фармацевтическ* (?:компани*|производств*|завод*)|биологически активные добавки|биотехнологи*|фармацевтичн* (?:компані*|виробництв*)|дієтичні добавки|фармацевтична (?:компания|фирма)|хранителни добавки',
      'fi et lv lt hu':
        'lääkeyhtiö*|lääkevalmist*|ravintolisä*|bioteknologia*|ravimitootja*|ravimifirma|toidulisandid|farmācijas uzņēmums|uztura bagātinātāji|vaistų gamintoja\\p{L}+|maisto papildai|gyógyszergyár*|gyógyszercég|étrend-?kiegészít*|biotechnológia*',
      'el tr':
        'φαρμακευτική εταιρεία|συμπληρώματα διατροφής|φαρμακοβιομηχανία|ilaç (?:firması|şirketi|fabrikası)|takviye edici gıda*|gıda takviye*',
      'ar he': 'شركة أدوية|مكملات غذائية|חברת תרופות|תוספי תזונה',
      'id vi': 'perusahaan farmasi|suplemen kesehatan|công ty dược|dược phẩm|thực phẩm chức năng',
      'ja zh ko': '製薬会社|健康食品|サプリメント|制药|製藥|保健食品|제약회사|건강기능식품',
    },
  },
  {
    name: 'chemicals and coatings company',
    bucket: 'Manufacturing',
    words: {
      en: 'chemicals? (?:company|manufacturers?|suppliers?|distributors?|industry)|(?:industrial|speciality|specialty|agro|fine) ?chemicals|(?:paints?|coatings?|adhesives?|lubricants?|fertili[sz]ers?|varnish(?:es)?) (?:manufacturers?|producers?|suppliers?|company)|powder coating',
      'de nl':
        '*chemieunternehmen|*chemiehandel|*lackhersteller|*farbenhersteller|klebstoffhersteller|pulverbeschichtung|schmierstoffe|chemiebedrijf|*verffabriek|poedercoating|smeermiddelen',
      'sv da nb':
        'kemiföretag|*färgtillverkare|pulverlackering|smörjmedel|kemivirksomhed|pulverlakering|farveproducent|smøremidler',
      'fr es pt it ca ro':
        'industrie chimique|produits chimiques|thermolaquage|lubrifiants|productos químicos|industria química|lubricantes|produtos químicos|indústria química|pintura (?:eletrostática|em pó)|prodotti chimici|industria chimica|verniciatur[ae] (?:a polvere|industriali?)|productes químics|produse chimice|vopsitorie în câmp electrostatic',
      'pl cs sk hr sl':
        'chemia przemysłowa|producent (?:farb|klejów|chemii)|malowanie proszkowe|lakiernia proszkowa|chemická výroba|práškov(?:á|é) (?:lakovna|lakování|lakovanie|lakovňa)|kemijska industrija|plastificiranje|prašno (?:lakiranje|barvanje)|praškasto lakiranje',
      'ru uk bg':
        'химическ* (?:продукци*|производств*|завод*)|бытовая химия|порошков* (?:покраск*|окраск*)|хімічн* (?:продукці*|виробництв*)|побутова хімія|порошкове фарбування|прахово боядисване',
      'fi et lv lt hu':
        'kemikaali(?:valmist|yritys)\\p{L}*|jauhemaalau\\p{L}*|voiteluain\\p{L}*|keemiatööstus|pulbervärvi\\p{L}+|ķīmijas ražotne|pulverkrāsošana|chemijos pramonė|milteliniu būdu|vegyipar*|festékgyár*|porfest\\p{L}+|kenőanyag\\p{L}*',
      'el tr':
        'χημικά προϊόντα|χημική βιομηχανία|ηλεκτροστατική βαφή|kimya (?:sanayi|firması|şirketi)|elektrostatik (?:toz )?boya',
      'id vi': 'pabrik (?:cat|kimia)|công ty hóa chất|sơn tĩnh điện',
      'ja zh ko': '化学メーカー|粉体塗装|化工厂|化學公司|粉末喷涂|화학회사|분체도장',
    },
  },
  {
    name: 'compounding pharmacy',
    bucket: 'Health care',
    words: {
      en: 'compounding pharmac(?:y|ies)|compounded medications?',
      'de nl': '*rezepturapotheke|*herstellende apotheke|bereidingsapotheek',
      'fr es pt it ca ro':
        'pharmacie (?:de )?préparations?|préparations magistrales|farmacia de (?:formulación magistral|manipulação)|fórmulas magistrales|farmácia de manipulação|manipulação|farmacia galenica|preparazioni galeniche|formulació magistral|preparate magistrale',
      'pl cs sk hr sl': 'apteka recepturowa|leki recepturowe|magistraliter přípravky|magistralni pripravci',
      'ru uk bg': 'производственная аптека|аптека с изготовлением|рецептурно-виробнич\\p{L}+|екстемпоральни лекарства',
      'fi et lv lt hu': 'ex tempore|valmistava apteekki',
      'el tr': 'γαληνικά σκευάσματα|majistral ilaç',
      'ja zh ko': '処方調製薬局',
    },
  },
  {
    name: 'specialist clinic',
    bucket: 'Health care',
    parts: {
      'fertility clinic': 'fertil|ivf|kinderwunsch|reprod|procr|egg|不妊|试管|난임',
      'cosmetic surgery clinic': 'cosmetic|plasti|ästhet|estétic',
      'family planning clinic': 'planning familial|ivg',
    },
    words: {
      en: 'fertility (?:clinic|cent(?:re|er)|treatments?)|ivf(?: clinic| treatments?| cent(?:re|er))?|reproductive medicine|egg donation|(?:cosmetic|plastic) surge(?:ry|ons?)(?: clinic)?|hair transplants?(?: clinic)?',
      'de nl':
        '*kinderwunsch*|*fertilitätsklinik|reproduktionsmedizin|*schönheitschirurgie|plastische chirurgie|haartransplantation|*fertiliteitskliniek|*plastisch chirurg\\p{L}*|cosmetische kliniek',
      'sv da nb':
        '*fertilitetsklinik*|ivf-?klinik|*plastikkirurgi\\p{L}*|*fertilitetsklinik|*plastikkirurg\\p{L}*|*fertilitetsklinikk*|*plastisk kirurgi',
      'fr es pt it ca ro':
        'clinique de fertilité|procréation médicalement assistée|chirurgie esthétique|clínica de (?:fertilidad|reproducción asistida|fertilidade|cirugía plástica|cirurgia plástica)|reproducción asistida|cirugía (?:plástica|estética)|reprodução (?:assistida|humana)|cirurgia plástica|procreazione assistita|chirurgia (?:plastica|estetica)|reproducció assistida|cirurgia estètica|fertilizare in vitro|chirurgie estetică',
      'pl cs sk hr sl':
        'klinika (?:leczenia )?niepłodności|leczenie niepłodności|chirurgia plastyczna|reprodukční (?:medicína|klinika)|plastická (?:chirurgie|chirurgia)|asistovan\\p{L}+ reprodukc\\p{L}+|estetska kirurgija|plastična kirurgija|liječenje neplodnosti',
      'ru uk bg':
        'репродуктивн\\p{L}+ (?:медицин\\p{L}+|клиник\\p{L}+)|эко центр|пластическ\\p{L}+ хирурги\\p{L}+|репродуктивн\\p{L}+ (?:медицин\\p{L}+|клінік\\p{L}+)|пластичн\\p{L}+ хірургі\\p{L}+|ин витро|пластична хирургия',
      'fi et lv lt hu':
        'hedelmöityshoito\\p{L}*|lapsettomuushoito\\p{L}*|plastiikkakirurg\\p{L}*|viljatusravi|plastikakirurg\\p{L}*|plastiskā ķirurģija|neauglības ārstēšana|vaisingumo klinika|plastinė chirurgija|meddőségi|plasztikai sebész\\p{L}*',
      'el tr': 'εξωσωματική γονιμοποίηση|πλαστική χειρουργική|tüp bebek|estetik cerrahi|saç ekimi',
      'ar he': 'تلقيح صناعي|أطفال الأنابيب|جراحة (?:ال)?تجميل|زراعة الشعر|טיפולי פוריות|כירורגיה פלסטית',
      'id vi': 'bayi tabung|bedah plastik|thụ tinh ống nghiệm|phẫu thuật thẩm mỹ',
      'ja zh ko': '不妊治療|美容外科|形成外科|试管婴儿|整形医院|整形外科|난임|성형외과',
    },
  },
  {
    name: 'hearing care practice',
    bucket: 'Health care',
    words: {
      en: 'audiolog(?:y|ists?)|hearing (?:aids?|cent(?:re|er)|clinic|care|tests?)',
      'de nl': '*hörgeräte*|*hörakustik*|*hörzentrum|*hoortoestel\\p{L}*|*audicien*|*hoorcentrum',
      'sv da nb':
        '*hörapparat\\p{L}*|*hörselklinik|audionom\\p{L}*|*høreapparat\\p{L}*|*høreklinik\\p{L}*|*hørselssenter\\p{L}*',
      'fr es pt it ca ro':
        'audioprothésiste\\p{L}*|appareils? auditifs?|centro auditivo|audífonos|aparelhos? auditivos?|audiologia|audioprotesist\\p{L}+|apparecchi acustici|centro acustico|audiòfons|centre auditiu|aparate auditive',
      'pl cs sk hr sl':
        'aparaty słuchowe|protetyk słuchu|sluchadla|naslouchadla|načúvacie|slušni aparati|slušni pomagala',
      'ru uk bg': 'слухов\\p{L}+ аппарат\\p{L}*|сурдолог\\p{L}*|слухов\\p{L}+ апарат\\p{L}*|слухови апарати',
      'fi et lv lt hu':
        'kuulokoje\\p{L}*|kuulolaite\\p{L}*|kuuldeaparaa\\p{L}+|kuulmiskeskus|dzirdes aparāti|klausos aparatai|hallókészülék\\p{L}*|audiológi\\p{L}+',
      'el tr': 'ακουστικά βαρηκοΐας|işitme (?:cihaz\\p{L}*|merkezi)',
      'ar he': 'سماعات طبية|מכשירי שמיעה|מכון שמיעה',
      'id vi': 'alat bantu dengar|máy trợ thính',
      'ja zh ko': '補聴器|助听器|助聽器|보청기',
    },
  },
];
