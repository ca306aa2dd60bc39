import type { Kind } from './kind.ts';

export const INDUSTRY: readonly Kind[] = [
  {
    name: 'industrial supplier',
    bucket: 'Wholesale',
    words: {
      en: 'industrial (?:suppl(?:y|ies|iers?)|distributors?|equipment suppliers?|components|fasteners|valves|pumps)|(?:bearings?|hydraulics?|pneumatics?|valves?|pumps?|fasteners?|welding|electrical|laboratory|safety) (?:suppl(?:y|ies|iers?)|distributors?)|(?:industrial|hydraulic) (?:hoses?|seals)',
      'de nl':
        '*industriebedarf*|*technischer handel|werkzeughandel|hydraulikservice|*industriële toelevering|technische groothandel',
      'sv da nb':
        'industriförnödenheter|*industritillbehör|hydraulikservice|industriartikler|industrirekvisita|industriteknik og tilbehør',
      'fr es pt it ca ro':
        'fournitures? industrielles?|suministros? industrial(?:es)?|ferreter[íi]a industrial|fornecimentos? industria\\p{L}+|suprimentos industriais|forniture industriali|subministraments industrials|furnizor industrial|echipamente industriale',
      'pl cs sk hr sl':
        'artykuły (?:przemysłowe|techniczne)|zaopatrzenie przemysłu|hydraulika siłowa|průmyslové potřeby|technické potřeby|priemyselné potreby|industrijska oprema|hidraulika i pneumatika',
      'ru uk bg':
        'промышленн* (?:снабжени*|оборудовани*)|поставк\\p{L}+ (?:промышленного )?оборудования|промислов* (?:постачанн*|обладнанн*)|промишлен\\p{L}+ (?:оборудване|консумативи)',
      'fi et lv lt hu':
        'teollisuustarvik*|tööstuskaubad|tööstustarvi*|rūpniecības (?:preces|iekārtas)|pramonin\\p{L}+ (?:įranga|prekės|reikmenys)|ipari (?:alkatrész\\p{L}*|kereskedelem|beszállít\\p{L}*)',
      'el tr':
        'βιομηχανικά (?:είδη|εξαρτήματα|υλικά)|βιομηχανικός εξοπλισμός|endüstriyel (?:malzeme|ürünler|ekipman)|hırdavat ve teknik',
      'ar he': 'ציוד תעשייתי|אספקה טכנית',
      'id vi':
        'supplier (?:alat teknik|industri|alat industri)|perlengkapan industri|vật tư công nghiệp|thiết bị công nghiệp',
      'ja zh ko': '産業資材|工業用品商社|工业用品|工業設備供應|산업자재|산업용품',
    },
  },
  {
    name: 'plastics manufacturer',
    bucket: 'Manufacturing',
    words: {
      en: 'plastics? (?:manufactur(?:ers?|ing)|processing|products manufacturer|injection mou?lding|extrusion)|injection mou?ld(?:ing|ers?)|rubber (?:products|manufacturers?)|composites? manufactur(?:ers?|ing)',
      'de nl':
        '*kunststofftechnik|*kunststoffverarbeitung|*spritzguss*|*spritzgießerei|gummiwaren|*kunststofverwerk\\p{L}*|spuitgiet*',
      'sv da nb': '*formsprutning|*plastindustri|plasttillverkning|plaststøber\\p{L}*|sprøjtestøb*|plastproduksjon',
      'fr es pt it ca ro':
        'plasturgie|injection plastique|inyección de pl[áa]sticos?|pl[áa]sticos inyectados|fabricantes? de plásticos|injeção (?:de )?plásticos?|stampaggio (?:materie plastiche|plastica)|materie plastiche|injecció de plàstics|mase plastice|injecție mase plastice',
      'pl cs sk hr sl':
        'przetwórstwo tworzyw sztucznych|wtrysk tworzyw|tworzywa sztuczne|vstřikování plastů|výroba plastů|zpracování plastů|lisovňa plastov|vstrekovanie plastov|prerada plastike|brizganje plastike|predelava plastike',
      'ru uk bg':
        'изделия из пластмасс\\p{L}*|литье пластмасс|производство пластика|лиття пластмас|вироби з пластику|изделия от пластмас\\p{L}*|шприцване на пластмас\\p{L}*',
      'fi et lv lt hu':
        'ruiskuvalu*|muovituote*|muoviteollisuus|plasttooted|survevalu|plastmasas (?:izstrādājumi|ražošana)|plastiko (?:gaminiai|liejimas)|műanyag(?:ipar\\p{L}*|feldolgoz\\p{L}*|gyárt\\p{L}*)|fröccsönt*',
      'el tr': 'βιομηχανία πλαστικών|πλαστικά προϊόντα|plastik (?:enjeksiyon|üretim*|imalat*)',
      'id vi': 'pabrik plastik|nhựa công nghiệp|ép nhựa',
      'ja zh ko': 'プラスチック成形|樹脂成形|塑料制品|注塑|塑膠射出|플라스틱사출|사출성형',
    },
  },
  {
    name: 'electronics manufacturer',
    bucket: 'Manufacturing',
    words: {
      en: 'electronics? (?:manufactur(?:ers?|ing)|design (?:and|&) manufactur\\p{L}+|engineering|development)|(?:pcb|circuit board)s? (?:assembly|manufactur(?:ers?|ing))|contract electronics|embedded (?:systems|electronics|hardware)|sensor manufacturers?|semiconductors?',
      'de nl':
        '*elektronikfertigung|elektronikentwicklung|*leiterplatten*|halbleiter|*elektronica-?ontwikkeling|printplaten',
      'sv da nb':
        'elektronikutveckling|elektroniktillverkning|*kretskort*|halvledare|elektronikproduktion|elektronikudvikling|elektronikkproduksjon|elektronikkutvikling',
      'fr es pt it ca ro':
        'conception électronique|fabrication électronique|sous-traitance électronique|circuits imprimés|semi-?conducteurs|diseño electrónico|fabricación electrónica|semiconductores|circuitos impress?os|progettazione elettronica|schede elettroniche|semiconduttori|disseny electrònic|proiectare electronică|cablaje imprimate',
      'pl cs sk hr sl':
        'produkcja elektroniki|montaż elektroniki|projektowanie elektroniki|półprzewodniki|vývoj elektroniky|výroba elektroniky|osazování dps|výroba plošných spojov|razvoj elektronike|proizvodnja elektronike',
      'ru uk bg':
        'разработка электроники|производство электроники|печатн* плат*|розробка електроніки|виробництво електроніки|друкован* плат*|разработка на електроника|печатни платки',
      'fi et lv lt hu':
        'elektroniikkasuunnittelu|elektroniikkavalmistus|piirilevy*|elektroonikatööstus|elektroonika tootmine|elektronikas (?:ražošana|izstrāde)|elektronikos (?:gamyba|kūrimas)|elektronikai (?:gyárt\\p{L}*|fejleszt\\p{L}*)|nyomtatott áramkör\\p{L}*',
      'el tr': 'ηλεκτρονικές κατασκευές|elektronik (?:kart )?üretim*|elektronik tasarım|yarı iletken',
      'id vi': 'sản xuất điện tử|vi mạch|bán dẫn',
      'ja zh ko': '電子機器メーカー|プリント基板|半導体|电路板|半导体|半導體|전자부품|반도체|인쇄회로기판',
    },
  },
  {
    name: 'automation company',
    bucket: 'Manufacturing',
    words: {
      en: '(?:industrial|process|factory|building) automation|automation (?:company|solutions|engineering|systems|integrators?)|plc programming|robotics (?:company|integrators?|start-?up)|industrial robots?|control (?:panels?|systems) (?:builders?|manufacturers?|integrators?)|system integrators?',
      'de nl':
        '*automatisierungstechnik|*industrieautomation|*schaltschrankbau|steuerungstechnik|industriële automatisering|*besturingstechniek|paneelbouw',
      'sv da nb':
        '*industriautomation|automationsföretag|styrteknik|tavlebyggeri|automatisering av industri\\p{L}*|tavlebygging|styr og regulering',
      'fr es pt it ca ro':
        'automatismes? industriels?|automaticiens?|automatización industrial|automa[çc]ão industrial|automazioni? industrial[ei]|quadri elettrici|automatització industrial|automatizări industriale',
      'pl cs sk hr sl':
        'automatyka przemysłowa|automatyki przemysłowej|szafy sterownicze|průmyslová automatizace|rozvaděče|priemyselná automatizácia|rozvádzače|industrijska automatizacija|industrijska avtomatizacija',
      'ru uk bg':
        'промышленн* автоматизаци*|автоматизация производства|промислов* автоматизаці*|промишлена автоматизация',
      'fi et lv lt hu':
        'teollisuusautomaatio*|automaatiosuunnittelu|tööstusautomaatika|rūpnieciskā automatizācija|pramoninė automatika|pramonės automatizavim\\p{L}+|ipari automatizálás|automatizálási|vezérléstechnika',
      'el tr': 'βιομηχανικ\\p{L}+ αυτοματισμ\\p{L}+|αυτοματισμοί|endüstriyel otomasyon|otomasyon sistemleri',
      'id vi': 'otomasi industri|tự động hóa',
      'ja zh ko':
        '産業用ロボット|自動制御|(?:工业)?自动化(?:工程|系统|设备)|工业自动化|(?:工業)?自動化(?:工程|系統|設備)|工業自動化|공장자동화|산업자동화',
    },
  },
  {
    name: 'shipyard',
    bucket: 'Manufacturing',
    words: {
      en: 'ship ?yards?|boat ?yards?|boat ?build(?:ers?|ing)|ship ?build(?:ers?|ing)|ship ?repairs?|yacht (?:builders?|yard|refit)',
      'de nl': '*bootswerft|*schiffswerft|*yachtwerft|*bootsbau*|*schiffbau|*scheepswerf|*jachtwerf|*jachtbouw',
      'sv da nb': '*båtbyggeri|*båtvarv|*skeppsvarv|*bådebygger*|*skibsværft|*bådeværft|*båtbygger*|*skipsverft',
      'fr es pt it ca ro':
        'chantier naval|constru(?:ction|cteur) navale?|astilleros?|estaleiros?|construção naval|cantier[ei] naval[ei]|drassanes|șantier naval',
      'pl cs sk hr sl':
        'stocznia|budowa jachtów|szkutni\\p{L}+|loděnice|stavba lodí|lodenica|brodogradilište|brodogradnja|ladjedelnica',
      'ru uk bg': 'верф[ьи]|судостро\\p{L}+|судноверф[ьи]|суднобуд\\p{L}+|кораборемонт\\p{L}*|корабостро\\p{L}+',
      'fi et lv lt hu':
        'telakka|veneveistämö|veneenrakennus|laevatehas|paadiehitus|paaditehas|kuģu būvētava|laivų statykla|hajógyár|hajóépít*',
      'el tr': 'ναυπηγ\\p{L}+|καρνάγιο|tersane|tekne imalat\\p{L}*',
      'ja zh ko': '造船所|造船|船厂|造船廠|조선소',
    },
  },
  {
    name: 'water treatment company',
    bucket: 'Environment',
    words: {
      en: 'water (?:treatment|purification|filtration|filters?|softeners?)(?: company| systems| plants?| services?)?|(?:waste ?water|sewage) treatment|reverse osmosis',
      'de nl':
        '*wasseraufbereitung*|*abwassertechnik|kläranlagen|wasserfilter|*waterbehandeling|*waterzuivering|waterontharders?',
      'sv da nb':
        'vattenrening*|vattenfilter|avloppsrening|vandbehandling|vandrensning|spildevandsrensning|vannrensing|vannbehandling',
      'fr es pt it ca ro':
        "traitement de l['’]eau|traitement des eaux|adoucisseurs?|tratamiento de aguas?|depuración de aguas|tratamento de (?:água|águas|efluentes)|purificadores de água|trattamento acque|depurazione acque|tractament d['’]aigües|tratarea apei|stații de epurare",
      'pl cs sk hr sl':
        'uzdatnianie wody|oczyszczalnie ścieków|filtry do wody|úprava vody|čistírny odpadních vod|čističky odpadních vod|čistiarne odpadových vôd|obrada vode|pročišćavanje (?:otpadnih )?voda|čistilne naprave',
      'ru uk bg':
        'водоочистк*|очистк[аи] воды|фильтры для воды|водопідготовк*|очищення води|фільтри для води|пречистване на вод\\p{L}*',
      'fi et lv lt hu':
        'vedenkäsittely*|vedenpuhdistus*|jätevesijärjestelm\\p{L}*|veepuhastus*|reoveepuhast\\p{L}*|ūdens (?:attīrīšana|filtri)|notekūdeņu attīrīšan\\p{L}*|vandens (?:valymas|filtrai|minkštinim\\p{L}+)|nuotekų valym\\p{L}+|vízkezel\\p{L}*|víztisztít\\p{L}*|szennyvíztisztít\\p{L}*',
      'el tr': 'επεξεργασία νερού|φίλτρα νερού|su arıtma|arıtma sistemleri',
      'ar he': 'معالجة المياه|تنقية المياه|טיפול במים|טיהור מים',
      'id vi': 'pengolahan air|filter air|water treatment|xử lý nước|lọc nước',
      'ja zh ko': '水処理|浄水器|水处理|净水|淨水器|수처리|정수기',
      'is th fa': 'vatnshreins\\p{L}+|เครื่องกรองน้ำ|บำบัดน้ำเสีย|تصفیه (?:آب|فاضلاب)|دستگاه تصفیه آب',
    },
  },
  {
    name: 'quarrying and concrete company',
    bucket: 'Manufacturing',
    parts: {
      quarry: 'quarr|steinbruch|kieswerk|carrière|cantera|pedreir|cava |pedrer|採石|balast',
      'concrete supplier': 'concrete|beton|hormig|betão|calcestr|formig|生コン|混凝土|레미콘|béton|concreto',
      'mining company': 'mining|mineral|minera|minière|bergbau|矿业|礦業|광산',
    },
    words: {
      en: 'mining (?:company|operations|contractors?|exploration)|mineral exploration|quarr(?:y|ies)(?: products)?|aggregates suppliers?|(?:ready[- ]mix(?:ed)?|precast) concrete|concrete (?:suppliers?|producers?|plants?)',
      'de nl':
        '*bergbauunternehmen|*steinbruch|*kieswerk|*transportbeton|*betonwerk|betonfertigteile|*betoncentrale|*grindhandel|*betonfabriek',
      'sv da nb':
        '*gruvbolag|*bergtäkt|*grustäkt|betongindustri|betongelement|*grusgrav|*betonelement\\p{L}*|*pukkverk|betongstasjon|ferdigbetong',
      'fr es pt it ca ro':
        "carrière de (?:granulats|pierre)|exploitation minière|béton prêt à l['’]emploi|minera|canteras?|áridos y hormigones|hormig[óo]n (?:preparado|premezclado)|mineração|pedreira|betão pronto|concreto usinado|cava di|calcestruzzo|inerti e calcestruzzi|pedrera|formigó preparat|balastieră|stație de betoane|beton marfă|carieră de piatră",
      'pl cs sk hr sl':
        'kopalnia|żwirownia|beton towarowy|betoniarnia|prefabrykaty betonowe|kamenolom|štěrkovna|betonárna|betonáreň|štrkovňa|kamenolomy|šljunčara|betonara|kamnolom|gramoznica|betonarna',
      'ru uk bg':
        'горнодобывающ* компани*|карьер нерудных|бетонный завод|товарный бетон|жби|гірничодобувн*|бетонний завод|кариера за|бетонов (?:възел|център)',
      'fi et lv lt hu':
        'kaivosyhtiö|kiviainekset|sorapaikka|betoniasema|betonielementti\\p{L}*|kaevandus|kruusakarjäär|betoonitehas|betoonelement\\p{L}*|karjers|grants karjers|betona rūpnīca|karjeras|betono gamykla|betono mišiniai|kőbánya|kavicsbánya|betonüzem|transzportbeton',
      'el tr': 'λατομεί\\p{L}+|έτοιμο σκυρόδεμα|maden (?:şirketi|işletmesi)|hazır beton|taş ocağı',
      'id vi': 'perusahaan tambang|pertambangan|beton cor|khai thác mỏ|bê tông tươi|khai thác đá',
      'ja zh ko': '採石場|生コン|矿业公司|礦業|混凝土公司|광산|레미콘',
    },
  },
  {
    name: 'farm machinery dealer',
    bucket: 'Agriculture',
    words: {
      en: '(?:farm|agricultural) (?:machinery|equipment|implements)(?: dealers?| suppliers?)?|tractors?(?: dealers?| sales| parts)|combine harvesters|irrigation (?:systems|equipment|suppliers?)',
      'de nl':
        '*landmaschinen*|landtechnik*|traktoren*|beregnungstechnik|*landbouwmachines|landbouwmechanisatie|*tractoren|mechanisatiebedrijf',
      'sv da nb':
        '*lantbruksmaskiner|traktorservice|landbrugsmaskiner|maskinforretning|landbruksmaskiner|traktorforhandler',
      'fr es pt it ca ro':
        'matériel agricole|machines agricoles|tracteurs|maquinaria agr[íi]cola|tractores|máquinas agrícolas|tratores|alfaias agrícolas|macchine agricole|trattori|maquinària agrícola|utilaje agricole|tractoare',
      'pl cs sk hr sl':
        'maszyny rolnicze|części do (?:ciągników|maszyn rolniczych)|zemědělsk(?:á|é) (?:technika|stroje)|traktory|poľnohospodársk(?:a|e) (?:technika|stroje)|poljoprivredn(?:a|i) (?:mehanizacija|strojevi)|kmetijska mehanizacija',
      'ru uk bg':
        'сельхозтехник*|сельскохозяйственн* техник*|сільгосптехнік*|сільськогосподарськ* технік*|земеделска техника|селскостопанска техника|трактори',
      'fi et lv lt hu':
        'maatalouskone*|traktorihuolto|põllumajandustehnika|põllutehnika|traktorid|lauksaimniecības tehnika|žemės ūkio technika|traktoriai|mezőgazdasági gép*|traktoralkatrész\\p{L}*',
      'el tr': 'γεωργικά μηχανήματα|τρακτέρ|tarım (?:makineleri|aletleri)|traktör (?:bayi\\p{L}*|yedek parça)',
      'ar he': 'معدات زراعية|آلات زراعية|ציוד חקלאי|מיכון חקלאי',
      'id vi': 'alat pertanian|mesin pertanian|máy nông nghiệp',
      'ja zh ko': '農業機械|農機具|农业机械|농기계',
    },
  },
];
