import type { Kind } from './kind.ts';

/** Makers of what a house and a yard need. */
export const MAKERS_FOR_HOUSE_AND_YARD: readonly Kind[] = [
  {
    name: 'mattress maker',
    bucket: 'Manufacturing',
    narrows: 'bed shop',
    words: {
      en: 'mattress (?:makers?|manufacturers?|manufacturing|factory|producers?)|(?:makers?|manufacturers?|producers?) of mattress',
      'de nl':
        '*matratzen-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von matratzen*|*(?:matras|matrassen)(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)',
      'da sv nb is':
        '*madras ?(?:producent|fabrik|fabrikant)*|*madrasss? ?(?:tillverk|fabrik|producent)*|*madrass ?(?:produsent|fabrikk|produksjon)*|*dýnu ?framleið*',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')matelas|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de colchones|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')matalassos|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de colchóns|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de colchões|(?:produzione|produttor[ei]|fabbrica) (?:di )?materassi|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?saltele",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) materacy|(?:výroba|výrobce|výrobna) matrací|(?:výroba|výrobca) matracov|(?:izdelava|proizvodnja|izdelovalec) (?:ležišč|vzmetnic)|(?:proizvodnja|izrada|proizvođač) (?:(?:madraca|dušeka))',
      'ru uk bg mk':
        '(?:производство|производитель|изготовление|фабрика) матрасов|(?:виробництво|виробник|виготовлення|фабрика) матраців|(?:производство|производител|изработка) на матраци|(?:производство|производител|изработка) на душеци',
      'fi et lv lt hu':
        '*patja ?(?:valmist|tehda)*|madratsite (?:tootja|tootmine|valmistamine|valmistaja)|matraču ražo*|čiužinių gamy*|čiužinių gamintoj*|matrac[ -]?(?:gyárt|készít|manufaktúra)*',
      'el tr': '(?:κατασκευ|παραγωγ)\\p{L}+ στρωμάτων|yatak (?:üretim|üretici|imalat)\\p{L}*',
      'ar he fa':
        '(?:صناعة|تصنيع|مصنع|إنتاج) (?:مراتب|إسفنج)|(?:ייצור|יצרן|יצרני|מפעל) מזרנים|(?:تولید|تولیدی|ساخت|کارخانه) تشک',
      'hi th vi id':
        '(?:गद्दा|मैट्रेस) (?:निर्माता|निर्माण)|(?:โรงงาน|ผลิต)ที่นอน|(?:sản xuất|xưởng sản xuất|nhà máy) (?:nệm|đệm)|(?:produsen|pabrik|pengrajin|perajin) (?:kasur|springbed)',
      'ja ko zh':
        'マットレス(?:製造|メーカー|製作|工房)|매트리스 ?(?:제조|제작|공방|생산)|床垫(?:制造|生产|工厂|厂家|厂|制作)|床墊(?:製造|生產|工廠|廠家|廠|製作)',
    },
  },
  {
    name: 'garden furniture maker',
    bucket: 'Manufacturing',
    narrows: 'furniture manufacturer',
    isOfWares: true,
    parts: {
      'garden furniture supplier':
        '^(?!.*(?:mak|manufact|factory|produ|fabri|fàbri|fábri|fabbri|herstell|makerij|tillverk|valmist|tehda|výrob|izdel|izrad|proizvod|произв|изготов|вироб|вигот|изработ|gyárt|készít|ražo|gam[iy]|tootja|tootmine|κατασκ|imalat|üret|صناعة|تصنيع|مصنع|ייצור|יצרן|تولید|製造|メーカー|製作|工房|제조|제작|공방|생산|制造|生产|厂|廠|โรงงาน|ผลิต|sản xuất|pabrik|pengraj|निर्मा))',
    },
    words: {
      en: '(?:(?:garden|outdoor|rattan) furniture) (?:makers?|manufacturers?|manufacturing|factory|producers?)|(?:makers?|manufacturers?|producers?) of (?:(?:garden|outdoor|rattan) furniture)|garden furniture',
      'de nl':
        '*gartenmöbel-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von gartenmöbel*|*gartenmöbel|*tuinmeubel(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)|*tuinmeubelen',
      'da sv nb is':
        '*havemøbel ?(?:producent|fabrik|fabrikant)*|*havemøbler|*(?:trädgårdsmöbel|utemöbel)s? ?(?:tillverk|fabrik|producent)*|*trädgårdsmöbler|utemöbler|*hagemøbel ?(?:produsent|fabrikk|produksjon)*|*hagemøbler|*garðhúsgagna ?framleið*',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')(?:(?:mobilier|meubles|salons) de jardin)|mobilier de jardin|salons de jardin|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de (?:muebles de (?:jardín|exterior|terraza))|muebles de (?:jardín|exterior|terraza)|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')mobles de jardí|mobles de jardí|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de mobles de xardín|mobles de xardín|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de (?:(?:móveis|mobiliário) de (?:jardim|exterior))|móveis para área externa|mobiliário de (?:jardim|exterior)|(?:produzione|produttor[ei]|fabbrica) (?:di )?(?:(?:mobili|arredi) da (?:giardino|esterno))|(?:mobili|arredo) (?:da )?(?:giardino|esterno)|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?(?:mobilier de (?:grădină|exterior|terasă))|mobilier de (?:grădină|exterior|terasă)",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) mebli ogrodowych|meble ogrodowe|(?:výroba|výrobce|výrobna) zahradního nábytku|zahradní nábytek|(?:výroba|výrobca) záhradného nábytku|záhradný nábytok|(?:izdelava|proizvodnja|izdelovalec) vrtnega pohištva|vrtno pohištvo|(?:proizvodnja|izrada|proizvođač) (?:(?:vrtnog namještaja|baštenskog nameštaja))|vrtni namještaj|baštenski nameštaj',
      'ru uk bg mk':
        '(?:производство|производитель|изготовление|фабрика) садовой мебели|садовая мебель|(?:виробництво|виробник|виготовлення|фабрика) садових меблів|садові меблі|(?:производство|производител|изработка) на градински мебели|градински мебели|(?:производство|производител|изработка) на градинарски мебел|градинарски мебел',
      'fi et lv lt hu':
        '*puutarhakaluste ?(?:valmist|tehda)*|*puutarhakalusteet|aiamööbli (?:tootja|tootmine|valmistamine|valmistaja)|aiamööbel|dārza mēbeļu ražo*|dārza mēbeles|lauko baldų gamy*|lauko baldų gamintoj*|lauko baldai|kerti ?bútor[ -]?(?:gyárt|készít|manufaktúra)*|kerti ?bútor(?:ok)?',
      'el tr':
        '(?:κατασκευ|παραγωγ)\\p{L}+ επίπλων κήπου|έπιπλα κήπου|bahçe mobilya* (?:üretim|üretici|imalat)\\p{L}*|bahçe mobilya\\p{L}*',
      'ar he fa':
        '(?:صناعة|تصنيع|مصنع|إنتاج) (?:أثاث (?:حدائق|الحدائق|خارجي))|أثاث (?:حدائق|الحدائق|خارجي)|(?:ייצור|יצרן|יצרני|מפעל) ריהוט גן|ריהוט גן|ריהוט חוץ|(?:تولید|تولیدی|ساخت|کارخانه) (?:مبلمان (?:باغ|فضای باز|ویلایی))|مبلمان (?:باغ|باغی|فضای باز|ویلایی)',
      'hi th vi id':
        'गार्डन फर्नीचर (?:निर्माता|निर्माण)|(?:โรงงาน|ผลิต)เฟอร์นิเจอร์สนาม|เฟอร์นิเจอร์สนาม|(?:sản xuất|xưởng sản xuất|nhà máy) (?:bàn ghế (?:sân vườn|ngoài trời))|bàn ghế (?:sân vườn|ngoài trời)|(?:produsen|pabrik|pengrajin|perajin) (?:(?:mebel|furniture) (?:taman|outdoor))',
      'ja ko zh':
        'ガーデンファニチャー(?:製造|メーカー|製作|工房)|ガーデンファニチャー|야외가구 ?(?:제조|제작|공방|생산)|야외가구|户外家具(?:制造|生产|工厂|厂家|厂|制作)|户外家具|戶外傢俱(?:製造|生產|工廠|廠家|廠|製作)|戶外傢俱',
    },
  },
  {
    name: 'office furniture supplier',
    bucket: 'Retail',
    narrows: ['furniture shop', 'office supplies dealer'],
    isOfWares: true,
    parts: {
      'office fit-out company': 'fit-?out|aménagement de bureaux|büroeinricht|kantoorinricht',
      'office furniture supplier':
        'kontorm|stühle|stoelen|sillas|cadeiras|arred|furnit|chair|desk|mobilier|möbel|meubel|mueble|mobiliari|móveis|mobili|mebl|nábyt|pohišt|namješt|namešt|мебел|мебл|kalust|mööbl|mēbel|bald|bútor|mobilya|أثاث|ריהוט|مبلمان|家具|チェア|가구|家俱|傢俱|מושב|เฟอร์|nội thất|kursi|mebel',
    },
    words: {
      en: '(?:office (?:furniture|chairs?|desks?)) (?:makers?|manufacturers?|manufacturing|factory|producers?)|(?:makers?|manufacturers?|producers?) of (?:office (?:furniture|chairs?|desks?))|office furniture|office chairs|office fit-?outs?',
      'de nl':
        '*büromöbel-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von büromöbel*|*büromöbel|*büroeinrichtung\\p{L}*|*bürostühle|*kantoormeubel(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)|*kantoormeubel\\p{L}*|*kantoorinrichting|*bureaustoelen',
      'da sv nb is':
        '*kontormøbel ?(?:producent|fabrik|fabrikant)*|*kontormøbler|*kontorindretning|*kontorsmöbels? ?(?:tillverk|fabrik|producent)*|*kontorsmöbler|*kontorsinredning|*kontormøbel ?(?:produsent|fabrikk|produksjon)*|*kontorinnredning|*skrifstofuhúsgagna ?framleið*|skrifstofuhúsg\\p{L}+',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')mobilier de bureau|mobilier (?:de bureau|professionnel)|aménagement de bureaux|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de (?:(?:muebles|mobiliario) de oficina)|(?:muebles|mobiliario) (?:de|para) oficinas?|sillas de oficina|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')mobiliari d'oficina|mobiliari d'oficina|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de mobiliario de oficina|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de (?:(?:móveis|mobiliário) (?:de|para) escritório)|(?:móveis|mobiliário) (?:de|para) escritórios?|cadeiras (?:de|para) escritório|(?:produzione|produttor[ei]|fabbrica) (?:di )?(?:(?:mobili|arredi) per ufficio)|(?:mobili|arredi|arredamento|arredo) (?:per |da )?uffici\\p{L}*|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?mobilier (?:de )?birou|mobilier (?:de |pentru )?birou\\p{L}*|scaune (?:de )?birou",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) mebli biurowych|mebl\\p{L}+ biurow\\p{L}+|krzesła biurowe|(?:výroba|výrobce|výrobna) kancelářského nábytku|kancelářský nábytek|kancelářské židle|(?:výroba|výrobca) kancelárskeho nábytku|kancelársky nábytok|kancelárske stoličky|(?:izdelava|proizvodnja|izdelovalec) pisarniškega pohištva|pisarniško pohištvo|pisarniški stoli|(?:proizvodnja|izrada|proizvođač) (?:(?:uredskog namještaja|kancelarijskog nameštaja))|uredski namještaj|kancelarijski nameštaj',
      'ru uk bg mk':
        '(?:производство|производитель|изготовление|фабрика) офисной мебели|офисн(?:ая|ой) мебел[ьи]|мебель для офиса|(?:виробництво|виробник|виготовлення|фабрика) офісних меблів|офісні меблі|меблі для офісу|(?:производство|производител|изработка) на офис мебели|офис мебели|офис столове|(?:производство|производител|изработка) на канцелариски мебел|канцелариски мебел',
      'fi et lv lt hu':
        '*toimistokaluste ?(?:valmist|tehda)*|*toimistokalust\\p{L}+|kontorimööbli (?:tootja|tootmine|valmistamine|valmistaja)|kontorimööb\\p{L}+|bürootool\\p{L}*|biroja mēbeļu ražo*|biroja mēbel\\p{L}+|biuro baldų gamy*|biuro baldų gamintoj*|biuro bald\\p{L}+|irodabútor[ -]?(?:gyárt|készít|manufaktúra)*|irodabútor\\p{L}*',
      'el tr':
        '(?:κατασκευ|παραγωγ)\\p{L}+ επίπλων γραφείου|έπιπλα γραφείου|ofis mobilya* (?:üretim|üretici|imalat)\\p{L}*|ofis mobilya\\p{L}*|büro mobilya\\p{L}*',
      'ar he fa':
        '(?:صناعة|تصنيع|مصنع|إنتاج) أثاث مكتبي|أثاث مكتبي|أثاث مكاتب|(?:ייצור|יצרן|יצרני|מפעל) ריהוט משרדי|ריהוט משרדי|רהיטים למשרד|(?:تولید|تولیدی|ساخت|کارخانه) مبلمان اداری|مبلمان اداری|صندلی اداری',
      'hi th vi id':
        'ऑफिस फर्नीचर (?:निर्माता|निर्माण)|ऑफिस फर्नीचर|(?:โรงงาน|ผลิต)เฟอร์นิเจอร์สำนักงาน|เฟอร์นิเจอร์สำนักงาน|(?:sản xuất|xưởng sản xuất|nhà máy) nội thất văn phòng|nội thất văn phòng|bàn ghế văn phòng|(?:produsen|pabrik|pengrajin|perajin) (?:(?:mebel|furniture) kantor)|(?:mebel|furniture|furnitur) kantor',
      'ja ko zh':
        'オフィス家具(?:製造|メーカー|製作|工房)|オフィス家具|オフィスチェア|사무용 ?가구 ?(?:제조|제작|공방|생산)|사무용 ?가구|사무가구|办公家具(?:制造|生产|工厂|厂家|厂|制作)|办公家具|辦公傢俱(?:製造|生產|工廠|廠家|廠|製作)|辦公傢俱',
    },
  },
  {
    name: 'mirror maker',
    bucket: 'Construction and trades',
    narrows: 'glazier',
    words: {
      en: 'mirror (?:makers?|manufacturers?|shop)s?|bespoke mirrors',
      'de nl':
        '*spiegel-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von spiegel*|*spiegelmanufaktur|spiegel nach maß|*spiegel(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)|spiegels op maat',
      'da sv nb is':
        '*spejl ?(?:producent|fabrik|fabrikant)*|*spegels? ?(?:tillverk|fabrik|producent)*|*speil ?(?:produsent|fabrikk|produksjon)*|*spegla ?framleið*',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')miroirs|miroiterie\\p{L}*|miroitier\\p{L}*|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de espejos|espejos a medida|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')miralls|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de espellos|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de espelhos|espelhos (?:à|sob) medida|(?:produzione|produttor[ei]|fabbrica) (?:di )?specchi|specchi su misura|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?oglinzi|oglinzi la comandă",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) luster|lustra na wymiar|(?:výroba|výrobce|výrobna) zrcadel|zrcadla na míru|(?:výroba|výrobca) zrkadiel|zrkadlá na mieru|(?:izdelava|proizvodnja|izdelovalec) ogledal|(?:proizvodnja|izrada|proizvođač) (?:(?:zrcala|ogledala))|(?:zrcala|ogledala) po mjeri',
      'ru uk bg mk':
        '(?:производство|производитель|изготовление|фабрика) зеркал|зеркала на заказ|(?:виробництво|виробник|виготовлення|фабрика) дзеркал|дзеркала на замовлення|(?:производство|производител|изработка) на огледала|огледала по поръчка',
      'fi et lv lt hu':
        '*peili ?(?:valmist|tehda)*|peeglite (?:tootja|tootmine|valmistamine|valmistaja)|spoguļu ražo*|veidrodžių gamy*|veidrodžių gamintoj*|tükör[ -]?(?:gyárt|készít|manufaktúra)*',
      'el tr': '(?:κατασκευ|παραγωγ)\\p{L}+ καθρεφτών|ayna (?:üretim|üretici|imalat)\\p{L}*',
      'ar he fa': '(?:صناعة|تصنيع|مصنع|إنتاج) مرايا|(?:ייצור|יצרן|יצרני|מפעל) מראות|(?:تولید|تولیدی|ساخت|کارخانه) آینه',
      'th vi id':
        '(?:โรงงาน|ผลิต)กระจกเงา|(?:sản xuất|xưởng sản xuất|nhà máy) gương|(?:produsen|pabrik|pengrajin|perajin) cermin',
      'ja ko zh':
        '鏡(?:製造|メーカー|製作|工房)|거울 ?(?:제조|제작|공방|생산)|镜子(?:制造|生产|工厂|厂家|厂|制作)|鏡子(?:製造|生產|工廠|廠家|廠|製作)',
    },
  },
  {
    name: 'tile and brick maker',
    bucket: 'Manufacturing',
    narrows: 'concrete products maker',
    parts: {
      brickworks:
        'brick|(?<!fa)brique|briquet|ziegel|steenfabr|baksteen|tegel(?=bruk|sten)|ladrill|tijol|olaria|matton|laterizi|fornac|cărămi|cegi|cegie|cihel|cihln|tehel|tehl|opek|cigl|tuğla|кирпич|цегл|тухл|тули|tiili|telli|ķieģel|plyt(?!el)|tégla|τούβλ|طوب|לבנים|レンガ|煉瓦|벽돌|(?<![瓷花])[砖磚]',
      'roof tile maker':
        'roof|dachzieg|tuile|teja|telha|tegol|dakpan|țigl|dachów|střešn|krytin|kiremit|черепиц|kattotiil|katusekivi|kārniņ|čerpi|cserép|κεραμίδ|قرميد|רעפים|(?<!煉)瓦(?!斯)|기와|genteng',
      'tile maker':
        '(?<!roof )tiles?\\b|fliesen|kachel|tegels|carreaux|azulej|baldos|piastrell|mattonelle|faianț|płyt[ek]|kafel|obklad|dlažd|ploščic|pločic|плитк|плочк|kaakel|laatta|flīž|plytel|csempe|πλακ|fayans|karo|بلاط|אריחים|タイル|타일|瓷砖|花砖|瓷磚|花磚',
    },
    words: {
      en: '(?:(?:ceramic|terracotta|encaustic|clay|roof|cement|handmade) tiles?|bricks?) (?:makers?|manufacturers?|manufacturing|factory|producers?)|(?:makers?|manufacturers?|producers?) of (?:(?:ceramic|terracotta|encaustic|clay|roof|cement|handmade) tiles?|bricks?)|brick ?works|brickyards?|terracotta tiles',
      'de nl':
        '*(?:(?:ziegel|klinker|fliesen|kachel))-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von (?:(?:ziegel|klinker|fliesen|kachel))*|*ziegelei*|*ziegelwerk*|*zementfliesen|*ofenkacheln|*(?:(?:baksteen|dakpannen|tegel))(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)|*steenfabriek\\p{L}*|*steenbakkerij|*cementtegels',
      'da sv nb':
        '*(?:(?:tegl|mursten)) ?(?:producent|fabrik|fabrikant)*|*teglværk*|*(?:(?:tegel|kakel))s? ?(?:tillverk|fabrik|producent)*|*tegelbruk*|*kakelfabrik*|*(?:(?:tegl|mur ?stein)) ?(?:produsent|fabrikk|produksjon)*|*teglverk*',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')(?:(?:briques|tuiles|carreaux(?: de ciment)?|terres cuites))|briqueterie\\p{L}*|tuilerie\\p{L}*|carreaux de ciment|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de (?:(?:ladrillos|tejas|azulejos|baldosas hidráulicas|mosaico hidráulico))|ladrillera\\p{L}*|baldosas hidráulicas|tejar(?:es)?|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')(?:(?:rajoles|maons|mosaic hidràulic))|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de (?:(?:ladrillos|tellas|azulexos))|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de (?:(?:tijolos|telhas|azulejos|mosaico hidráulico|ladrilho hidráulico))|azulejaria|ladrilhos? hidráulicos?|olaria de tijolos|(?:produzione|produttor[ei]|fabbrica) (?:di )?(?:(?:mattoni|laterizi|piastrelle|cotto|cementine|coppi))|fornace (?:di )?laterizi|cementine|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?(?:(?:cărămizi|cărămidă|țigle|țiglă|teracotă|plăci ceramice|cahle))|fabrică de cărămidă",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) (?:(?:cegieł|cegły|dachówek|płytek|klinkieru|kafli))|cegielnia|kafle piecowe|(?:výroba|výrobce|výrobna) (?:(?:cihel|střešních tašek|obkladů|kachlů|cementové dlažby))|cihelna|(?:výroba|výrobca) (?:(?:tehál|tehly|škridiel|obkladov|kachlíc))|tehelňa|(?:izdelava|proizvodnja|izdelovalec) (?:(?:opeke|strešnikov|keramičnih ploščic|pečnic))|opekarna|pečnice|(?:proizvodnja|izrada|proizvođač) (?:(?:opeke|crijepa|crepa|cigle|pločica|keramičkih pločica))|ciglana',
      'ru uk bg mk':
        '(?:производство|производитель|изготовление|фабрика) (?:(?:кирпича|черепицы|плитки|изразцов))|кирпичный завод|изразцы|(?:виробництво|виробник|виготовлення|фабрика) (?:(?:цегли|черепиці|плитки|кахлів))|цегельний завод|кахлі|(?:производство|производител|изработка) на (?:(?:тухли|керемиди|плочки|циментови плочки))|(?:производство|производител|изработка) на (?:(?:тули|керамиди|плочки))|циглана',
      'fi et lv lt hu':
        '*(?:(?:tiili|kaakeli|laatta)) ?(?:valmist|tehda)*|tiilitehdas|tiiliruukki|(?:(?:telliste|katusekivide|ahjukahlite|plaatide)) (?:tootja|tootmine|valmistamine|valmistaja)|tellisetehas|ahjukahlid|(?:(?:ķieģeļu|dakstiņu|flīžu|podiņu)) ražo*|ķieģeļu (?:ceplis|rūpnīca)|krāsns podiņi|(?:(?:plytų|čerpių|plytelių|koklių)) gamy*|(?:(?:plytų|čerpių|plytelių|koklių)) gamintoj*|plytinė|kokliai|(?:(?:tégla|cserép|tetőcserép|csempe|cementlap|kályhacsempe))[ -]?(?:gyárt|készít|manufaktúra)*|téglagyár|kályhacsempe|cementlap',
      'el tr':
        '(?:κατασκευ|παραγωγ)\\p{L}+ (?:(?:τούβλων|κεραμιδιών|πλακιδίων|τσιμεντοπλακιδίων))|κεραμοποι\\p{L}+|τσιμεντοπλακίδια|(?:(?:tuğla|kiremit|karo|çini karo|seramik karo)) (?:üretim|üretici|imalat)\\p{L}*|tuğla fabrika\\p{L}*',
      'ar he fa':
        '(?:صناعة|تصنيع|مصنع|إنتاج) (?:(?:طوب|بلاط|قرميد|سيراميك))|(?:ייצור|יצרן|יצרני|מפעל) (?:(?:לבנים|רעפים|אריחים|מרצפות מצוירות))|(?:تولید|تولیدی|ساخت|کارخانه) (?:(?:آجر|کاشی|سفال ساختمانی|کاشی و سرامیک))',
      'hi th vi id':
        '(?:ईंट|टाइल) (?:निर्माता|निर्माण)|(?:โรงงาน|ผลิต)(?:(?:อิฐ|กระเบื้อง))|(?:sản xuất|xưởng sản xuất|nhà máy) (?:(?:gạch|ngói|gạch bông))|(?:produsen|pabrik|pengrajin|perajin) (?:(?:bata|genteng|keramik lantai|tegel|batu bata))',
      'ja ko zh':
        '(?:(?:レンガ|煉瓦|瓦|タイル))(?:製造|メーカー|製作|工房)|瓦工場|(?:(?:벽돌|기와|타일)) ?(?:제조|제작|공방|생산)|(?:(?:砖|瓦|瓷砖|花砖))(?:制造|生产|工厂|厂家|厂|制作)|(?:(?:磚|瓦|瓷磚|花磚))(?:製造|生產|工廠|廠家|廠|製作)',
    },
  },
  {
    name: 'brush and broom maker',
    bucket: 'Manufacturing',
    narrows: 'manufacturer',
    words: {
      en: '(?:(?:brush|broom)s?) (?:makers?|manufacturers?|manufacturing|factory|producers?)|(?:makers?|manufacturers?|producers?) of (?:(?:brush|broom)s?)',
      'de nl':
        '*(?:(?:bürsten|besen|pinsel))-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von (?:(?:bürsten|besen|pinsel))*|*bürstenmach\\p{L}+|*bürstenbinder\\p{L}*|*besenbinder\\p{L}*|*(?:(?:borstel|bezem|kwast))(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)|*borstelmaker\\p{L}*',
      'da sv nb is':
        '*(?:(?:børste|kost)) ?(?:producent|fabrik|fabrikant)*|*børstenbinder\\p{L}*|*(?:borst)s? ?(?:tillverk|fabrik|producent)*|*borstbinder\\p{L}*|*(?:børste) ?(?:produsent|fabrikk|produksjon)*|*børstebinder\\p{L}*|*bursta ?framleið*',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')(?:(?:brosses|balais|pinceaux))|brosserie\\p{L}*|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de (?:(?:cepillos|escobas|brochas|pinceles))|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')(?:(?:raspalls|escombres))|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de escobas|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de (?:(?:escovas|vassouras|pincéis))|(?:produzione|produttor[ei]|fabbrica) (?:di )?(?:(?:spazzole|scope|pennelli))|spazzolificio|pennellificio|scopificio|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?(?:(?:perii|mături))",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) (?:(?:szczotek|pędzli|mioteł))|(?:výroba|výrobce|výrobna) (?:(?:kartáčů|košťat|štětců))|kartáčnictv\\p{L}*|(?:výroba|výrobca) (?:(?:kief|metiel|štetcov))|kefárstv\\p{L}*|(?:izdelava|proizvodnja|izdelovalec) (?:(?:krtač|metel|čopičev))|krtačarstv\\p{L}*|(?:proizvodnja|izrada|proizvođač) (?:(?:četki|četaka|metli|kistova))',
      'ru uk bg mk':
        '(?:производство|производитель|изготовление|фабрика) (?:(?:щ[её]ток|метел|кистей))|(?:виробництво|виробник|виготовлення|фабрика) (?:(?:щіток|мітел|пензлів))|(?:производство|производител|изработка) на (?:(?:четки|метли))',
      'fi et lv lt hu':
        '*(?:(?:harja|luuta)) ?(?:valmist|tehda)*|*harjateollisuus*|(?:(?:harjade|harja)) (?:tootja|tootmine|valmistamine|valmistaja)|(?:(?:birstu|slotu|otu)) ražo*|(?:(?:šepečių|šluotų|teptukų)) gamy*|(?:(?:šepečių|šluotų|teptukų)) gamintoj*|(?:(?:kefe|seprű|ecset))[ -]?(?:gyárt|készít|manufaktúra)*|kefekötő\\p{L}*|seprűkötő\\p{L}*',
      'el tr':
        '(?:κατασκευ|παραγωγ)\\p{L}+ (?:(?:βουρτσών|σκουπών|πινέλων))|(?:(?:fırça|süpürge)) (?:üretim|üretici|imalat)\\p{L}*',
      'ar he fa':
        '(?:صناعة|تصنيع|مصنع|إنتاج) (?:(?:فرش تنظيف|مكانس|فرشاة))|(?:ייצור|יצרן|יצרני|מפעל) (?:(?:מברשות|מטאטאים))|(?:تولید|تولیدی|ساخت|کارخانه) (?:(?:برس|جارو|قلم مو))',
      'hi th vi id':
        '(?:झाड़ू|ब्रश) (?:निर्माता|निर्माण)|(?:โรงงาน|ผลิต)(?:(?:แปรง|ไม้กวาด))|(?:sản xuất|xưởng sản xuất|nhà máy) (?:(?:bàn chải|chổi))|(?:produsen|pabrik|pengrajin|perajin) (?:(?:sikat|sapu|kuas))',
      'ja ko zh':
        '(?:(?:ブラシ|ほうき|刷毛))(?:製造|メーカー|製作|工房)|(?:(?:브러시|빗자루|붓)) ?(?:제조|제작|공방|생산)|(?:(?:刷子|扫帚|毛笔|毛刷))(?:制造|生产|工厂|厂家|厂|制作)|(?:(?:刷子|掃帚|毛筆|毛刷))(?:製造|生產|工廠|廠家|廠|製作)',
    },
  },
];
