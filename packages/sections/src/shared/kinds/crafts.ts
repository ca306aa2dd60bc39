import type { Kind } from './kind.ts';

export const CRAFTS: readonly Kind[] = [
  {
    name: 'car repair shop',
    bucket: 'Automotive',
    types: ['AutoRepair', 'AutoBodyShop'],
    words: {
      en: 'car (?:repairs?|servicing|mechanic)|auto (?:repair|body) ?(?:shop)?|vehicle repairs?|mot testing|(?:car|auto|mobile) mechanics?',
      'de nl':
        '*autowerkstatt*|kfz-(?:werkstatt|service|betrieb|meister)*|autoservice|autogarage|garagebedrijf|autobedrijf|autoreparatie',
      'sv da nb': 'bilverkstad*|bilservice|autoværksted*|bilværksted*|bilverksted*',
      'fr es pt it ca ro':
        'garage auto*|réparation automobile|carrosserie|taller mecánico|taller de coches|oficina mecânica|auto ?center|officina meccanica|autofficina|carrozzeria|taller mecànic|service auto',
      'pl cs sk hr sl': 'warsztat samochodowy|mechanika pojazdowa|autoservis|automehaničar|avtoservis',
      'ru uk bg': 'автосервис*|ремонт авто*|автосервіс*|автомайстерн*',
      'fi et lv lt hu':
        'autokorjaamo*|autohuolto*|autoremont*|autoteenindus|autoserviss*|autoservisas|autószerviz*|autószerel*',
      'el tr': 'συνεργείο αυτοκινήτων|φανοποιείο|oto (?:servis|tamir)*|araba tamir',
      'ar he': 'ورشة سيارات|صيانة سيارات|מוסך',
      'id vi':
        'bengkel mobil|bengkel(?! (?:las|bubut|modifikasi|seni|kayu|teater|menulis|tari))|gara ô tô|sửa chữa ô tô',
      'ja zh ko': '自動車整備|板金塗装|汽车维修|汽車維修|자동차정비|정비소',
    },
  },
  {
    name: 'car detailing studio',
    bucket: 'Automotive',
    words: {
      en: '(?:car|auto|mobile) detailing|detailing (?:studio|shop|centre|center)|car wrapping|paint protection',
      'de nl': 'fahrzeugaufbereitung*|autoaufbereitung*|autopflege|autopoets*|folierung',
      'sv da nb fi': 'bilrekond*|bilvård|bilpleje|bilpleie|autojen kustomointi|detailing',
      'fr es pt it ca ro': 'detailing(?: auto| automobile)?|estética automotiva',
      'pl cs sk hr sl': 'auto ?detailing|myjnia*',
      'ru uk bg': 'детейлинг*|детейлінг*|автомойк*|автомийк*',
      'tr hu el': 'oto (?:kuaför|yıkama)*|autókozmetika',
      'ja ko': 'コーティング専門店',
    },
  },
  {
    name: 'car dealer',
    bucket: 'Automotive',
    types: ['AutoDealer'],
    words: {
      en: 'car (?:dealer|dealership|sales)|used cars|auto dealer*',
      'de nl': 'autohaus*|autohändler|gebrauchtwagen*|neuwagen|autodealer|occasions',
      'sv da nb': '*bilhandlare|*fordonshandlare|bilförsäljning|bilforhandler*|brugte biler|bruktbil*',
      'fr es pt it ca ro':
        "concessionnaire auto*|voitures d['’]occasion|concesionario(?! de motos)|coches de segunda mano|concessionária(?! de motos)|carros usados|concessionaria auto|auto usate|dealer auto|mașini second hand",
      'pl cs sk hr sl': 'salon samochodowy|komis samochodowy|autobazar|auto salon|avtosalon|rabljena vozila',
      'ru uk bg': 'автосалон*|продажа авто*|автокъща',
      'fi et lv lt hu': 'autoliike*|autokauppa*|automüü*|autosalons|autosalonas|autókeresked*|használtautó*',
      'el tr': 'αντιπροσωπεία αυτοκινήτων|oto galeri|otomobil bayi*',
      'ja zh ko': '中古車販売|汽车销售|중고차',
    },
  },
  {
    name: 'bicycle shop',
    bucket: 'Retail',
    types: ['BikeStore'],
    words: {
      en: '(?:bike|bicycle|cycle) (?:shop|store|repairs?|rental|hire|workshop)',
      'de nl': 'fahrrad(?:laden|geschäft|werkstatt|verleih|händler)*|fietsenwinkel|fietsenmaker|fietsverhuur',
      'sv da nb': 'cykelbutik*|cykelverkstad|cykelhandler*|cykeludlejning|sykkelbutikk|sykkelverksted',
      'fr es pt it ca ro':
        'magasin de vélos|réparation de vélos|location de vélos|tienda de bicicletas|alquiler de bicicletas|loja de bicicletas|negozio di biciclette|noleggio bici*|botiga de bicicletes|magazin de biciclete',
      'pl cs sk hr sl':
        'sklep rowerowy|serwis rowerowy|cykloservis|prodejna kol|požičovňa bicyklov|bicikl servis|kolesarski servis',
      'ru uk bg': 'веломагазин*|веломастерск*|веломайстерн*|веломагазин',
      'fi et lv lt hu':
        'polkupyöräliike|pyöräkauppa|pyörähuolto|jalgrattapood|velo veikals|dviračių (?:parduotuvė|nuoma)|kerékpárbolt|kerékpárszerviz',
      'el tr': 'ποδήλατα|bisiklet (?:mağaza|tamir)*',
      'ja zh ko': '自転車店|自行车店|자전거',
      cs: 'cykloprodejna|cykloservis',
      tr: 'bisikletçi|bisiklet (?:mağaza|dükkan)\\p{L}*',
      ar: 'متجر (?:ال)?دراجات',
      sv: '*cykelaffär',
    },
  },
  {
    name: 'computer repair',
    bucket: 'Crafts and repair',
    types: ['ComputerStore', 'ElectronicsStore'],
    words: {
      en: '(?:computer|laptop|pc|phone|mobile phone|smartphone|electronics?) repairs?',
      'de nl':
        '(?:computer|pc|laptop|handy|smartphone|notebook)-?(?:reparatur*|service|notdienst)|computerhilfe|(?:computer|laptop|telefoon)reparatie|computerhulp',
      'sv da nb':
        'datorreparation*|datorservice|mobilreparation*|computerreparation*|pc-reparation|mobilreparasjon|pc-reparasjon',
      'fr es pt it ca ro':
        'réparation (?:de )?(?:téléphones?|ordinateurs?|smartphones?)|dépannage informatique|reparación de (?:ordenadores|computadoras|móviles|celulares|portátiles)|conserto de (?:celular|computador)*|riparazione (?:pc|computer|smartphone|cellulari)|assistenza pc|reparații (?:laptop|calculatoare|telefoane)*',
      'pl cs sk hr sl':
        'serwis (?:komputer|laptop|telefon)*|naprawa (?:komputer|laptop|telefon)*|servis (?:počítač|notebook|mobil|računal)*|opravy počítačů|popravak (?:računala|mobitela)|servis računalnikov',
      'ru uk bg':
        'ремонт (?:ноутбук|компьютер|телефон|комп.?ютер|смартфон|техник|компют|лаптоп|техніки)*|сервисный центр|сервісний центр|компьютерный сервис',
      'fi et lv lt hu':
        'tietokonehuolto*|puhelinhuolto|arvutiremont|arvutite (?:remont|hooldus)|datoru (?:remonts|serviss)|kompiuterių (?:remontas|taisymas)|számítógép(?:szerviz|javítás)*|laptop ?szerviz|telefonszerviz',
      'el tr': 'επισκευή (?:υπολογιστών|κινητών|laptop)|bilgisayar (?:tamir|servis)*|telefon tamir*',
      'ar he': 'صيانة (?:كمبيوتر|هواتف|حاسوب)|תיקון מחשבים|מעבדת סלולר',
      'id vi': 'servis (?:laptop|komputer|hp)|sửa (?:máy tính|laptop|điện thoại)',
      'ja zh ko': 'パソコン修理|スマホ修理|电脑维修|電腦維修|手机维修|컴퓨터 ?수리',
    },
  },
  {
    name: 'jeweller',
    bucket: 'Retail',
    types: ['JewelryStore'],
    words: {
      en: 'jewell?er(?:s|y)?|jewelry|goldsmiths?|silversmiths?|watchmaker',
      'de nl': '*goldschmied*|*juwelier*|*schmuck|uhrmacher*|edelsmid*|goudsmid*|sieraden',
      'sv da nb': 'guldsmed*|smycken|juvelerare|smykker|gullsmed*',
      'fr es pt it ca ro':
        'bijou*|joaill*|orfèvre*|joyer[íi]a*|joalheria|ourivesaria|joias|gioiell*|oreficeria|orafo|joieria|bijuter*',
      'pl cs sk hr sl': 'jubiler*|biżuteri*|złotnik|zlatnic*|šperk*|klenot*|zlatar*|nakit',
      'ru uk bg': 'ювелир*|ювелір*|бижу*|украшени[яй]',
      'fi et lv lt hu': 'kultasepän*|kultasep*|koru*|kullassepp*|juvelier*|juvelyr*|ékszer*|ötvös*',
      'el tr': 'κοσμηματοπωλεί*|κοσμήματα|kuyumcu*|mücevher*|takı',
      'ja zh ko': 'ジュエリー|宝飾|珠宝|珠寶|금은방|주얼리',
    },
  },
  {
    name: 'tailor',
    bucket: 'Crafts and repair',
    words: {
      en: 'tailors?|alterations|seamstress|dressmak(?:er|ing)',
      'de nl': '*schneiderei*|maßschneider*|änderungsschneider*|kleermaker*|naaiatelier',
      'sv da nb': 'skräddar*|sömmerska|skrædder*|skredder*',
      'fr es pt it ca ro': 'couturi(?:er|ère)|retouches|sastre*|costurera|alfaiat*|costureir*|sartori*|croitor*',
      'pl cs sk hr sl': 'krawiec*|krawcow*|krejčí*|krajčír*|krojač*|šivilj*|krojaštvo',
      'ru uk bg': 'ателье|пошив*|швейн*|ательє',
      'fi et lv lt hu': 'ompelimo*|räätäli*|õmblus*|rätsep*|šūšan*|siuvim*|siuvykl*|varrod*|szabóság',
      'el tr': 'ραφείο|terzi*',
      'ja zh ko': '仕立て屋|裁缝|양복점|수선',
      it: 'atelier sartorial*|sartoria|sartorie|su misura sartorial*',
      es: 'taller de (?:costura|confección y arreglos)',
      pt: 'ateli[êe] de costura',
      cs: 'krejčovství',
      ja: '洋裁店',
      sv: '*skrädderi\\p{L}*',
    },
  },
  {
    name: 'print shop',
    bucket: 'Crafts and repair',
    words: {
      en: 'print(?:ing)? (?:shop|house|company|services)|(?:commercial|digital|offset) printers',
      'de nl': '*druckerei*|drukkerij*|copyshop',
      'sv da nb': 'tryckeri*|trykkeri*',
      'fr es pt it ca ro': 'imprimeri*|imprimeur|imprentas?|serigraf*|stamperia|impremta|tipografie',
      'pl cs sk hr sl': 'drukarni*|tiskárn*|tlačiareň|tlačiarn*|tiskar*',
      'ru uk bg': 'типограф*|друкарн*|печатниц*',
      'fi et lv lt hu': 'kirjapaino*|painotalo*|trükikoda|trükikoja|tipogrāfija|drukātava|spaustuv*|nyomda|nyomdá*',
      'el tr': 'τυπογραφεί*|matbaa*|baskı merkezi',
      'id vi': 'percetakan|in ấn',
      'ja zh ko': '印刷会社|印刷所|印刷厂|印刷廠|인쇄소',
      pt: 'gráfica',
      'it ro': 'tipografi[ae]',
    },
  },
  {
    name: 'haulage company',
    bucket: 'Logistics',
    parts: {
      'logistics company': 'logisti|物流|물류|логист',
    },
    words: {
      en: 'haul(?:age|iers?)|freight transport|road transport|trucking|logistics (?:company|services)|transport company',
      'de nl': 'transportunternehmen|fuhrunternehmen|transportbedrijf|logistiek',
      'sv da nb': 'åkeri*|budtjänst*|transportföretag*|vognmand*|transportfirma*|budbil*',
      'fr es pt it ca ro':
        'transporteur|société de transport|empresa (?:de transportes?|fletera|transportista)|fleter[ao]s?|fletes|transportadora|transportes|autotrasport*|firm[ăa] de transport',
      'pl cs sk hr sl':
        'firma transportowa|usługi transportowe|autodoprava|preprava|(?<!autobusni )prijevoz|(?<!a[uv]tobusni )prevoz*',
      'ru uk bg': 'грузоперевоз*|транспортн* компан*|вантажоперевезен*|перевезення|спедици*|транспортна фирма',
      'fi et lv lt hu':
        'kuljetusliike*|kuljetuspalvelu*|veoteenus*|kravu pārvadājum*|krovinių (?:gabenim|pervežim)*|fuvarozás*',
      'el tr': 'μεταφορική|μεταφορές|(?<!evden eve )nakliyat*|nakliye*|kargo|lojistik',
      'ar he': 'شركة (?:نقل|شحن)|חברת הובלות|הובלות',
      'id vi': 'vận tải|(?:công ty|dịch vụ) vận chuyển',
      'ja zh ko': '運送会社|運送業|物流公司|货运|貨運|운송|물류',
    },
  },
  {
    name: 'taxi service',
    bucket: 'Transport',
    types: ['TaxiService'],
    words: {
      'en de nl fr es pt it ca ro sv da nb pl cs sk hr sl fi et hu id':
        'taxis?|taxi (?:service|company|firma)|airport transfers?|minicabs?|chauffeur service|private hire|taxibolaget|taxiunternehmen|taksi',
      'ru uk bg': 'такси|таксі',
      'el tr lv lt': 'ταξί|taksi|havaalanı transfer|taksometr*',
      'ja zh ko': 'タクシー|出租车|計程車|택시',
    },
  },
  {
    name: 'recycling company',
    bucket: 'Environment',
    types: ['RecyclingCenter'],
    parts: {
      'recycling centre': 'recycling cent|déch[èe]t|écocentre|parcs? à conteneurs|recyclinghof|回收站',
      'scrap dealer': 'scrap|schrott|ferraill|chatarr|sucata|rottam|oud ijzer|fier vechi|złom|고철',
    },
    words: {
      en: '(?:metal|scrap|waste|car) recycling|scrap (?:metal|yard|dealer)|waste management|skip hire|recycling (?:company|centre|center|plant)',
      'de nl':
        'schrotthandel|entsorgung*|containerdienst|autoverwertung|metallrecycling|recyclinghof|afvalverwerking|metaalrecycling|oud ijzer',
      'sv da nb': 'återvinning*|bilskrot*|genbrug(?:splads|sstation)|skrothandel|produkthandler|gjenvinning*',
      'fr es pt it ca ro':
        'recyclage(?: de métaux| automobile)?|ferrailleur|casse auto|reciclaje de metales|chatarrer[íi]a|reciclagem|sucata|riciclo|rottami|reciclatge|reciclare|fier vechi',
      'pl cs sk hr sl':
        'recykling|skup złomu|złomowanie|recyklace|výkup kovů|sběrna|zberné suroviny|otkup (?:željeza|metala)|reciklaža|recikliranje',
      'ru uk bg':
        'переработк* (?:отходов|металл)*|прием металлолома|вторсырь*|металобрухт*|переробк*|рециклиране|изкупуване на (?:метали|скрап)',
      'fi et lv lt hu':
        'kierräty*|romuttamo|metallinkierräty*|taaskasut*|vanametall|metāllūžņ*|pārstrād*|metalo laužas|perdirbim*|fémhulladék|újrahasznosítás',
      'el tr': 'ανακύκλωση*|απόσυρση (?:οχημάτων|αυτοκινήτων)|geri dönüşüm|hurda*',
      'ar he': 'إعادة تدوير|מיחזור|מחזור מתכות',
      'ja zh ko': 'リサイクル業|廃棄物処理|金属リサイクル|废品回收|回收公司|재활용|고철',
    },
  },
];
