import type { Kind } from './kind.ts';

export const FABRICATION: readonly Kind[] = [
  {
    name: 'clothing manufacturer',
    bucket: 'Manufacturing',
    isOfWares: true,
    words: {
      en: '(?:clothing|garment|apparel|knitwear|textile|t-shirt|sportswear) (?:manufactur(?:ers?|ing)|factory|makers?|producers?|production)|cut,? make (?:and|&) trim|private label clothing',
      'de nl':
        '*bekleidungshersteller*|*textilhersteller*|*konfektionsbetrieb|lohnkonfektion|strickfabrik|näherei|*kledingfabrikant*|*kledingproducent*|*confectieatelier*',
      'sv da nb': '*klädtillverk*|*konfektionsfabrik|tøjproducent*|tøjfabrik*|systue|*klesprodusent*|*konfeksjon',
      'fr es pt it ca ro':
        'fabricant de vêtements|atelier de confection|confection textile|fabricantes? de ropa|taller de confección|confecciones|fábrica de (?:roupas?|vestuário)|confecção de roupas|confecções|confezion[ei] (?:abbigliamento|conto terzi)|maglificio|maglifici|produzione abbigliamento|confecció de roba|confecții textile|fabrică de (?:confecții|textile|haine)|producător (?:de )?haine',
      'pl cs sk hr sl':
        'szwalni*|producent odzieży|produkcja odzieży|zakład krawiecki|oděvní výroba|výroba oděvů|výrobce oděvů|odevná výroba|výroba odevov|proizvodnja odjeće|proizvođač odjeće|proizvodnja oblačil|konfekcija',
      'ru uk bg':
        'швейн* (?:фабрик*|производств*|предприяти*|цех*)|производств* (?:одежды|трикотажа)|пошив одежды|швейн* виробництв*|виробни\\p{L}* одягу|пошиття одягу|шивашк*|производств* на облекл*|производител* на (?:дрехи|облекл*)',
      'fi et lv lt hu':
        'vaatevalmist*|vaatetehdas|*rõivatootja*|rõivatootmine|õmblusettevõte|õmblustööstus|apģērbu ražo\\p{L}+|šūšanas (?:uzņēmums|fabrika)|drabužių (?:gamyba|gamintoja\\p{L}+|siuvimas)|siuvimo (?:įmonė|fabrikas)|ruhagyártó|ruhaipar*|varroda|konfekció*',
      'el tr':
        'βιοτεχνία (?:ενδυμάτων|ρούχων)|κατασκευή ενδυμάτων|konfeksiyon|tekstil (?:üretim*|imalat*|fabrikası)|hazır giyim|giyim üretic*',
      'ar he': 'مصنع ملابس|مصانع الملابس|מפעל טקסטיל|מתפרה',
      'id vi': 'pabrik (?:garmen|pakaian)|jasa konveksi|garmen|xưởng may|công ty may|may gia công',
      'ja zh ko': '縫製工場|アパレルメーカー|服装厂|服裝廠|制衣厂|成衣廠|의류제조|봉제공장',
    },
  },
  {
    name: 'textile and promotional printer',
    bucket: 'Crafts and repair',
    parts: {
      'promotional products supplier':
        'promo|werbeartikel|relatiegesch|publicitair|publicitario|gadget|brindes|ノベルティ|禮贈|판촉',
      'textile printer': 'textil|shirt|garment|fabric|apparel|티셔츠|camiset|magliett|tricou',
    },
    words: {
      en: '(?:textile|t-?shirt|garment|fabric|dtf|dtg) print(?:ing|ers?)|screen print(?:ing|ers?)|custom (?:t-?shirts|apparel|merch(?:andise)?)|print on demand|embroidery (?:and|&) print(?:ing)?|promotional (?:products|items|gifts|merchandise)',
      'de nl':
        '*textildruck*|t-shirt-?druck|siebdruck*|werbeartikel*|werbetechnik und textil\\p{L}*|*textieldruk*|t-shirts bedrukken|kleding bedrukken|zeefdruk*|relatiegeschenken',
      'sv da nb':
        '*textiltryck*|t-shirttryck|screentryck*|profilprodukter|reklamprodukter|tekstiltryk|reklameartikler|firmagaver|profilartikler|tekstiltrykk',
      'fr es pt it ca ro':
        'marquage textile|impression textile|sérigraphie|objets publicitaires|broderie et (?:flocage|impression)|serigraf[ií]as?|estampad[oa]s? (?:de )?(?:camisetas|textil)|estampación textil|regalos (?:publicitarios|promocionales)|artículos promocionales|estamparia|camisetas personalizadas|brindes (?:personalizados|promocionais)|stampa (?:magliette|t-shirt|su tessuti)|abbigliamento personalizzato|gadget (?:personalizzati|aziendali)|serigrafia|regals promocionals|imprimare (?:textile|tricouri)|serigrafie|obiecte promoționale|tricouri personalizate',
      'pl cs sk hr sl':
        'nadruki na koszulk\\p{L}+|sitodruk*|druk na (?:odzieży|tekstyliach)|haft komputerowy|gadżety reklamowe|potisk (?:triček|textilu)|sítotisk|reklamní předměty|potlač (?:tričiek|textilu)|sieťotlač|reklamné predmety|tisak na (?:majice|tekstil)|sitotisak|promotivni materijali|tisk na (?:majice|tekstil)|sitotisk|poslovna darila',
      'ru uk bg':
        'печать на (?:футболках|ткани|одежде)|шелкография|сувенирная продукция|друк на (?:футболках|тканині|одязі)|шовкографія|сувенірна продукція|печат върху (?:тениски|текстил)|ситопечат|рекламни сувенири',
      'fi et lv lt hu':
        'tekstiilipaino*|paitapainatus|liikelahjat|mainoslahjat|brodeeraus|tekstiilitrükk|särkide trükk|siiditrükk|reklaamkingitused|apdruka uz apģērba|apdrukātāji|sietspiede|reklāmas suvenīri|spauda ant (?:marškinėlių|drabužių|tekstilės)|šilkografija|verslo dovanos|pólónyomtat*|textilnyom*|szitanyom*|reklámajándék*',
      'el tr':
        'εκτυπώσεις (?:σε )?(?:μπλουζάκια|υφάσματα|ρούχα)|μεταξοτυπί*|διαφημιστικά δώρα|tişört baskı|tekstil baskı|serigrafi|promosyon ürün*',
      'ar he': 'طباعة (?:على )?(?:الملابس|تيشيرتات|القماش)|هدايا دعائية|הדפסה על (?:חולצות|בדים)|מוצרי פרסום',
      'id vi': 'sablon(?: kaos)?|cetak kaos|merchandise perusahaan|in áo(?: thun)?|quà tặng doanh nghiệp',
      'ja zh ko': 'オリジナルtシャツ|シルク印刷|ノベルティ|丝印|T恤印制|禮贈品|티셔츠 ?인쇄|판촉물',
    },
  },
  {
    name: 'textile mill',
    bucket: 'Manufacturing',
    words: {
      en: '(?:woollen|wool|cotton|silk|spinning|weaving|textile|fabric) mills?|fabric (?:manufacturers?|makers?)|weavers?(?: of)?|hand ?weav(?:ing|ers)|weaving (?:studio|mill|workshop)',
      'de nl': '*weberei|*spinnerei|handweberei|*weverij|*spinnerij',
      'sv da nb': '*väveri|spinneri|*væveri|*veveri|uldspinderi|ullspinneri',
      'fr es pt it ca ro':
        'filature|tissage(?: artisanal)?|tisserand\\p{L}*|tejedur[íi]a|hilaturas|fábrica de (?:tejidos|tecidos)|tecelagem|fiação|tessitura|tessitori|filatura|lanificio|teixits|țesătorie|filatură',
      'pl cs sk hr sl':
        'tkalnia|przędzalnia|tkactwo|tkalcovna|přádelna|tkáčovňa|tkaonica|predionica|tkalnica|predilnica',
      'ru uk bg':
        'ткацк* (?:фабрик*|мастерск*|майстерн*)|прядильн* (?:фабрик*|производств*)|тъкачн* (?:фабрик*|ателие)|предачн* фабрик*',
      'fi et lv lt hu':
        'kutomo|kehräämö|villakehräämö|kudumistöökoda|villavabrik|vērptuve|austuve|audykla|verpykla|szövöde|fonoda|szövőműhely',
      'el tr': 'υφαντουργ[εί]*|υφαντήρι*|dokuma (?:fabrikası|atölyesi)|iplik fabrikası',
      'id vi': 'pabrik tekstil|tenun|nhà máy dệt|dệt may',
      'ja zh ko': '織物工場|機織|织布厂|紡織廠|纺织厂|방직',
    },
  },
  {
    name: 'metal supplier',
    bucket: 'Wholesale',
    words: {
      en: '(?:steel|metals?|alumin(?:i)?um|stainless(?: steel)?|copper|pipe) (?:suppliers?|stockholders?|merchants?|distributors?|traders?|service cent(?:re|er)s?)|stainless steel (?:pipes?|sheets?|fittings)|rolled metal',
      'de nl': '*stahlhandel*|*metallhandel*|*edelstahlhandel|*staalhandel*|*metaalhandel*',
      'sv da nb': '*stålgrossist*|metallgrossist*|*stålgrosserer|metalgrossist',
      'fr es pt it ca ro':
        "négoce (?:de métaux|d['’]acier)|distributeur d['’]acier|distribui\\p{L}+ de (?:aço|metais)|almacén de hierros|hierros y aceros|suministros? de acero|comércio de (?:aço|metais)|commercio (?:acciaio|metalli|ferro)|acciai inossidabili|distribució d['’]acer|produse metalurgice|depozit metalurgic",
      'pl cs sk hr sl':
        'hurtownia stali|stal nierdzewna|wyroby hutnicze|skład stali|hutní materiál|prodej hutního materiálu|hutnícky materiál|hutný materiál|trgovina metalima|prodaja (?:željeza|čelika|jekla)',
      'ru uk bg':
        'металлопрокат*|металлобаз*|нержавеющ* стал*|металопрокат*|металобаз*|нержаві\\p{L}+ стал*|черни метали|търговия с метали',
      'fi et lv lt hu':
        'terästukku*|metallitukku*|metalli müük|metallimüük|metāla tirdzniecība|metālbāze|metalo (?:prekyba|bazė)|acélkeresked*|vaskeresked*',
      'el tr': 'εμπορία (?:σιδήρου|μετάλλων|χάλυβα)|σιδηρεμπορ*|demir çelik (?:ticaret*|firması)|paslanmaz çelik',
      'id vi': 'distributor besi|supplier besi|besi baja|sắt thép|thép không gỉ|inox',
      'ja zh ko': '鋼材商社|鋼材販売|钢材|不锈钢|不鏽鋼|鋼鐵貿易|철강 ?유통|스테인리스',
      'ar he fa':
        'تجارة (?:الحديد|المعادن)|حديد (?:التسليح|وصلب)|סחר במתכות|שיווק (?:ברזל|מתכות|פלדה)|آهن ?آلات|فروش (?:آهن|فولاد|میلگرد)',
      'is th': 'stálsala|stálbirg\\p{L}+|ขายเหล็ก|ร้านเหล็ก|จำหน่ายเหล็ก',
      ko: '철강(?:회사|전문|판매)|강관|강재',
    },
  },
  {
    name: '3D printing service',
    bucket: 'Manufacturing',
    words: {
      en: '3d[- ]print(?:ing|ers?|ed)?(?: services?| shop| studio)?|additive manufacturing|rapid prototyp(?:ing|es)',
      'de nl': '3d-?druck*|*3d-?druckservice|additive fertigung|3d-?print(?:en|er|ers|service)?',
      'sv da nb': '3d-?utskrift*|3d-?skriva\\p{L}+|3d-?print\\p{L}*|3d-?printing',
      'fr es pt it ca ro':
        'impression 3d|imprimantes? 3d|impresi[óo]n 3d|impressão 3d|stampa 3d|impressió 3d|imprimare 3d|printare 3d',
      'pl cs sk hr sl': 'druk 3d|drukarki 3d|3d tisk|3d tlač|3d (?:ispis|printanje|tiskanje)',
      'ru uk bg': '3d[- ]печать|3d[- ]печати|3d[- ]друк|3d[- ]принт\\p{L}*',
      'fi et lv lt hu':
        '3d-?tulost\\p{L}*|3d-?printimi\\p{L}+|3d (?:druka|drukāšana|printēšana)|3d spausdinim\\p{L}+|3d nyomtatás|3d-nyomtatás',
      'el tr': '3d εκτυπώσεις|τρισδιάστατη εκτύπωση|3d (?:baskı|yazıcı)',
      'ar he': 'طباعة ثلاثية الأبعاد|הדפסת תלת מימד|הדפסה בתלת מימד',
      'id vi': 'cetak 3d|jasa 3d print|in 3d',
      'ja zh ko': '3dプリント|3dプリンター|3d打印|3d列印|3d ?프린팅',
    },
  },
  {
    name: 'laser cutting service',
    bucket: 'Manufacturing',
    words: {
      en: 'laser (?:cutting|engraving|cutters?|engravers?)|water ?jet cutting|plasma cutting',
      'de nl': '*laserschneid*|*lasergravur*|lasertechnik|wasserstrahlschneiden|*lasersnijd*|*lasergraver*',
      'sv da nb': '*laserskär*|lasergravyr*|vattenskärning|laserskæring|lasergravering|laserskjæring',
      'fr es pt it ca ro':
        'découpe laser|gravure laser|corte (?:por |com |a )?l[áa]ser|grabado láser|gravação a laser|taglio laser|incisione laser|tall per làser|debitare laser|gravură laser|tăiere laser',
      'pl cs sk hr sl':
        'cięcie laserem|wycinanie laserowe|grawerowanie laserowe|laserowe cięcie|řezání laserem|laserové (?:řezání|gravírování|rezanie|gravírovanie)|rezanie laserom|lasersko (?:rezanje|graviranje)',
      'ru uk bg': 'лазерн* (?:резк[аи]|гравировк[аи]|порізк[аи]|різанн*|гравіюванн*|рязане|гравиране)',
      'fi et lv lt hu':
        'laserleikkau*|laserkaiverru*|laserlõikus|lasergraveerimine|lāzergriešana|griešana ar lāzeri|lāzergravēšana|pjovimas lazeriu|lazerinis (?:pjovimas|graviravimas)|graviravimas lazeriu|lézervágás|lézergravír\\p{L}*',
      'el tr': 'κοπή (?:με )?λέιζερ|χάραξη λέιζερ|lazer kesim*',
      'id vi': 'laser cutting|cắt laser|khắc laser',
      'ja zh ko': 'レーザー加工|レーザーカット|激光切割|雷射切割|雷射雕刻|레이저 ?가공|레이저 ?커팅',
    },
  },
  {
    name: 'machine shop',
    bucket: 'Manufacturing',
    words: {
      en: 'machine shops?|(?:cnc|precision) (?:machining|turning|milling|engineering)|contract machining|tool ?making|toolmakers?|mould(?:s| making| makers?)|injection mou?ld makers?',
      'de nl':
        '*zerspanung*|*cnc-?(?:fertigung|bearbeitung|technik|drehen|fräsen)|*drehteile|werkzeugbau|formenbau|lohnfertigung|verspaning*|*draaierij|matrijzenbouw',
      'sv da nb':
        '*skärande bearbetning|cnc-?(?:bearbetning|bearbejdning|maskinering)|legotillverkning|spåntagning|spåntagende|maskinverkstad*|maskinfabrik*|maskineringsverksted',
      'fr es pt it ca ro':
        'usinage(?: de précision)?|mécanique de précision|décolletage|mecanizad[oa]s?(?: de precisión)?|matricer[íi]a|usinagem|ferramentaria|maquinação|officina meccanica di precisione|lavorazioni meccaniche|meccanica di precisione|torneria|mecanitzats|prelucrări (?:mecanice|prin așchiere|cnc)',
      'pl cs sk hr sl':
        'obróbka (?:cnc|skrawaniem)|usługi (?:tokarskie|frezerskie)|narzędziownia|cnc obrábění|obrábění kovů|nástrojárna|kovoobrábění|cnc obrábanie|kovoobrábanie|nástrojáreň|cnc obrada|strojna obrada|alatnica|cnc obdelava|orodjarna',
      'ru uk bg':
        'токарн* (?:работ*|обработк*|роботи|услуги)|механообработк*|механическ* обработк* металл*|механообробк*|чпу|механична обработка|инструментална екипировка',
      'fi et lv lt hu':
        'koneistus|koneistamo|*koneistuspalvelu*|cnc-?töötlus|mehaaniline töötlus|metāla virpošana|cnc frēzēšana|tekinimo (?:darbai|paslaugos)|cnc frezavim\\p{L}+|cnc (?:megmunkálás|forgácsolás)|*forgácsol*|szerszámgyártás|szerszámkészít*',
      'el tr': 'μηχανουργ*|talaşlı imalat|cnc (?:torna|işleme)|kalıp (?:imalat*|üretim*)',
      'ar he': 'خراطة|ورشة خراطة|עיבוד שבבי',
      'id vi': 'bengkel bubut|jasa cnc|gia công cnc|gia công chính xác|khuôn mẫu',
      'ja zh ko': '精密加工|切削加工|金型|数控加工|精密機械加工|模具|정밀가공|금형',
    },
  },
  {
    name: 'foundry',
    bucket: 'Manufacturing',
    words: {
      en: '(?:iron|bronze|aluminium|steel|art|metal) foundry|foundries|(?:die|investment|metal|aluminium) casting(?:s| company)?|forging (?:company|manufacturers?)|galvani[sz](?:ing|ers)|electroplating',
      'de nl': '*gießerei*|*druckguss|*galvanik|verzinkerei|*gieterij|verzinkerij',
      'sv da nb':
        '*gjuteri|*metalgjuteri|galvanisering|jernstøberi|metalstøberi|støberi|*støperi|forzinkning|varmforzinking',
      'fr es pt it ca ro':
        'fonderie|galvanisation|fundici[óo]n (?:de|artística|industrial)|fundições|fundição|fonderia|fonderie|zincatura|pressofusione|foneria|turnătorie|zincare termică',
      'pl cs sk hr sl':
        'odlewnia|odlewnie|ocynkownia|galwanizernia|slévárna|zinkovna|galvanovna|zlievareň|zinkovňa|ljevaonica|pocinčavaonica|livarna|cinkarna',
      'ru uk bg':
        'литейн* (?:завод|производств*|цех)|гальваническ* (?:цех|покрыти*)|ливарн* (?:завод|виробництв*)|леярн\\p{L}+',
      'fi et lv lt hu':
        'valimo|valimot|kuumasinkity\\p{L}*|valukoda|tsinkimine|lietuve|cinkošana|liejykla|cinkavim\\p{L}+|öntöde|horganyz\\p{L}+',
      'el tr': 'χυτήρι\\p{L}*|γαλβανιστήρι\\p{L}*|dökümhane|galvaniz kaplama',
      'ja zh ko': '鋳造所|鋳物工場|铸造厂|鑄造廠|주물공장|주조',
    },
  },
];
