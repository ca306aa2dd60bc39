import type { Kind } from './kind.ts';

export const HARVESTS_AND_DRINKS: readonly Kind[] = [
  {
    name: 'cidery',
    bucket: 'Food and drink',
    isOfWares: true,
    narrows: 'drinks producer',
    words: {
      en: '(?:craft|hard|artisan|farmhouse|natural|traditional) (?:cider|perry)s?(?: (?:makers?|producers?|company))?|cider(?:y|ies|works| (?:makers?|mill|house|press|producers?|company|farm|maker))|perry makers?',
      'de nl sv da nb':
        '*apfelwein-?(?:kelterei|manufaktur|wirtschaft)|*cider-?(?:manufaktur|kellerei|hersteller)|*ciderij|*cidermakerij|*ciderproducent\\p{L}*|*cideri(?:et)?|*cidermusteri|*cidermakeri|*sideri(?:et)?|*siderprodusent\\p{L}*',
      'fr es pt it ca ro':
        'cidreries?|producteurs? de cidre|cidre (?:fermier|artisanal|bouché)|(?:llagar|lagar)(?:es)? de sidra|sidrer[íi]a|sidra (?:natural|artesana|artesanal)|sidraria|produtores? de sidra|sidreria|sidrificio|sidro artigianale|sidr[ăe]ri\\p{L}+|cidru artizanal',
      'pl cs sk hr sl sr':
        'cydrowni\\p{L}*|producent cydru|cydr rzemieślniczy|cidréri\\p{L}*|(?:výroba|výrobce) cid(?:e)?ru|výroba cidru|(?:proizvodnja|proizvođač) (?:cidera|jabukovače)|jabolčnik\\p{L}*',
      'ru uk bg mk':
        'сидрерия|сидродельн\\p{L}+|(?:производство|крафтовый) сидр\\p{L}*|сидроварн\\p{L}+|крафтовий сидр|(?:производство на|крафт) сайдер',
      'fi et lv lt hu':
        '*siideritehdas|*siideripanimo|*siideritila|*siidrikoda|*siidritalu|*siidritootja\\p{L}*|sidra (?:darītav|ražot)\\p{L}*|sidrerij\\p{L}*|sidro (?:daryk|gamint|gamyb)\\p{L}*|(?:ciderfőzde|cider ?manufaktúra|ciderkészítő)\\p{L}*',
      'ja zh ko tr el':
        'シードル(?:醸造所|工房)|サイダリー|(?:苹果酒|蘋果酒)(?:酒厂|酒莊|厂|酿造)|(?:사이더리|시드르 ?(?:양조장|와이너리))|elma şarabı üretimi|μηλίτη(?:ς)? παραγωγή',
    },
  },
  {
    name: 'meadery',
    bucket: 'Food and drink',
    isOfWares: true,
    narrows: 'drinks producer',
    words: {
      'en de nl sv da nb':
        'mead(?:er(?:y|ies)| makers?| hall|works)|(?:craft|honey) mead|*metkellerei|*honigwein-?(?:kellerei|manufaktur|imkerei)?|*metmanufaktur|*mede-?(?:makerij|brouwerij)|*mjödbryggeri|*mjød-?(?:bryggeri|brygger)\\p{L}*',
      'fr es pt it ca ro':
        'hydromel(?:erie|s)?|hidromiel|hidromeleria|hidromel|idromele|hidromel artesanal|hidromel\\p{L}*',
      'pl cs sk hr sl sr':
        'miodosytni\\p{L}*|miód pitny|miody pitne|medovin(?:a|y|árn\\p{L}+|áre\\p{L}+)|medovačk\\p{L}*|(?:medovina|medica) (?:proizvodnja|iz)|medovina',
      'ru uk bg mk': 'медоварн\\p{L}+|медовух\\p{L}+|медоварня|медовина',
      'fi et lv lt hu':
        '*simapanimo|*mõdukoda|midus\\p{L}* gamint\\p{L}*|midaus (?:gamyb|daryk)\\p{L}*|medalus (?:darītav)\\p{L}*|(?:mézbor|mézsör)(?:készítő|ászat|főzde)\\p{L}*',
      'ja zh ko': 'ミード(?:醸造所)?|蜂蜜酒(?:酿造|醸造所|酒莊)?|(?:미드|벌꿀술) ?(?:양조장)',
    },
  },
  {
    name: 'dairy farm',
    bucket: 'Agriculture',
    narrows: 'farm',
    words: {
      'en de nl sv da nb':
        '(?:dairy|goat|sheep|buffalo|raw milk) farms?|(?:farm|raw|fresh) milk (?:vending|deliver(?:y|ies)|producers?)|dairy farmers?|*milchhof|*milchvieh-?(?:betrieb|haltung)|*milchviehbetrieb|*ziegenhof|*milchtankstelle|*melkvee-?(?:bedrijf|houderij)|*geitenboerderij|*melktap|*mjölkgård|*mjölkbonde|*mælkeproducent|*malkekvæg\\p{L}*|*melkegård|*melkeprodusent|*gedegård|*geitegård',
      'fr es pt it ca ro':
        '(?:ferme|élevage|exploitation) (?:laitière|caprine|de chèvres)|(?:granja|ganadería|explotación) (?:lechera|de leche|caprina)|vaquer[íi]a|(?:exploração|fazenda|quinta) (?:leiteira|de leite)|(?:azienda|allevamento) (?:lattiero|zootecnica da latte|di capre|di bufale)|granja de (?:vaques|cabres)|ferm[ăa] (?:de vaci|de capre|de lapte|zootehnică)',
      'pl cs sk hr sl sr':
        '(?:gospodarstwo|ferma) (?:mleczn|krów|kóz)\\p{L}*|hodowla (?:krów mlecznych|kóz)|(?:mléčná|kozí|mliečna|kozia) farma|(?:farma|uzgoj) (?:krava|koza|muznih)\\p{L}*|mliječna farma|kozja farma|mlečna farma|kmetija z (?:mlekom|kozami)',
      'ru uk bg mk':
        'молочн\\p{L}+ ферм\\p{L}+|козья ферма|козина ферма|(?:кравеферма|млечна ферма|козеферма|ферма за (?:крави|кози))\\p{L}*',
      'fi et lv lt hu':
        '*maitotila\\p{L}*|*lypsykarja\\p{L}*|*vuohitila\\p{L}*|*piimafarm|*piimatalu|*kitsefarm|(?:piena|kazu) (?:ferm|saimniecīb)\\p{L}*|(?:pieno|ožkų|karvių) ūki\\p{L}+|(?:tehenészet|kecskefarm|tejgazdaság|kecskegazdaság)\\p{L}*',
      'el tr ar he fa':
        '(?:γαλακτοπαραγωγική μονάδα|φάρμα (?:αγελάδων|αιγών))|(?:süt|keçi) çiftliği|(?:مزرعة|مزارع) (?:ال)?(?:ألبان|أبقار|ماعز)|(?:רפת|משק חלב|משק עיזים)|(?:گاوداری|دامداری شیری)',
      'ja zh ko':
        '酪農(?:家|園)|乳牛牧場|奶牛(?:场|牧场)|牧场奶|(?:酪農|乳牛)(?:場|牧場)|젖소 ?(?:목장|농장)|낙농 ?(?:가|목장)',
    },
  },
  {
    name: 'mushroom farm',
    bucket: 'Agriculture',
    narrows: ['farm', 'tea plantation'],
    words: {
      'en de nl sv da nb':
        '(?:mushrooms?|gourmet mushrooms?) (?:farms?|growers?|growing|grow kits?|kits?|spawn|producers?|cultivation)|gourmet mushrooms|*pilz-?(?:zucht|hof|farm|manufaktur|garten)|*pilzzuchtset\\p{L}*|*champignon-?(?:kwekerij|teelt|zucht)|*paddenstoelen-?(?:kwekerij|teelt)|*oesterzwammen(?:kwekerij)?|*svampodling\\p{L}*|*svampefarm|*svampedyrkning|*soppdyrking|*soppgård',
      'fr es pt it ca ro':
        'champignonnières?|(?:culture|producteurs?|production) de champignons|(?:cultivo|producción|granja) de (?:setas|hongos|champiñones)|(?:cultivo|produção|produtor\\p{L}*) de cogumelos|(?:fungicoltura|fungaia|coltivazione (?:di )?funghi)|cultiu de bolets|(?:ciupercări\\p{L}+|cultură de ciuperci|producător de ciuperci)',
      'pl cs sk hr sl sr':
        '(?:pieczarkarni\\p{L}*|uprawa (?:grzybów|pieczarek)|hodowla grzybów)|(?:pěstování|pestovanie) (?:hub|hlívy|húb|žampionů)|houbová farma|(?:uzgoj|proizvodnja) (?:gljiva|pečuraka|šampinjona|bukovača)|gojenje gob|gobarna',
      'ru uk bg mk':
        '(?:грибн\\p{L}+ ферм\\p{L}+|выращивание (?:грибов|вешенок|шампиньонов)|вирощування (?:грибів|печериць)|грибна ферма|(?:отглеждане|производство) на гъби|гъбарник|производство на печурки)',
      'fi et lv lt hu':
        '*sieni(?:viljely|mö|farmi|kasvattamo)\\p{L}*|*herkkusieni(?:viljelmä|mö)|*seenekasvatus\\p{L}*|*seenefarm|sēņu (?:audzēšan|audzētav|ferm)\\p{L}*|(?:pievagrybių|grybų) (?:auginim|ferm|ūki)\\p{L}*|(?:gombatermeszt|gombafarm|laskagomba|csiperkegomba)\\p{L}*',
      'ja zh ko tr ar':
        '(?:きのこ|しいたけ|キノコ)(?:農園|栽培|園|農家)|(?:蘑菇|食用菌|香菇)(?:种植|基地|合作社)|(?:香菇|菇類)(?:農場|栽培|園)|버섯 ?(?:농장|농원|재배)|mantar (?:çiftliği|üretimi|üreticisi)|(?:مزرعة|زراعة) (?:ال)?(?:فطر|مشروم)',
    },
  },
  {
    name: 'lavender or herb farm',
    bucket: 'Agriculture',
    narrows: ['farm', 'tea plantation'],
    parts: {
      'lavender farm': 'lavend|lavand|alfazema|lawend|levandul|lavant|лаванд|ラベンダー|薰衣草|خزامى|λεβάντ',
      'herb farm': 'herb|kräuter|aromát|aromati|kruiden|zioł|bylin|трав|ハーブ|örte?',
    },
    words: {
      'en de nl sv da nb':
        '(?:lavender|herb|hop|hemp|saffron|medicinal plants?|aloe vera) (?:farms?|fields?|growers?|producers?)|*lavendel-?(?:hof|feld|farm|gård|boerderij|kwekerij)\\p{L}*|*kräuter-?(?:hof|gärtnerei|manufaktur|farm)|*safran-?(?:manufaktur|anbau)|*kruiden-?(?:kwekerij|boerderij)|*örtgård|*örtodling',
      'fr es pt it ca ro':
        '(?:producteurs?|ferme|distillerie|culture) de (?:lavande|plantes aromatiques|plantes médicinales|safran|houblon)|safranière|(?:cultivo|producción|finca) de (?:lavanda|azafrán|plantas aromáticas|aloe vera)|(?:produção|cultivo) de (?:lavanda|plantas aromáticas|ervas)|(?:coltivazione|azienda agricola) (?:di )?(?:lavanda|zafferano|erbe aromatiche)|erbe officinali|cultiu de (?:lavanda|safrà)|(?:cultură|fermă|plantație) de lavand[ăa]',
      'pl cs sk hr sl sr':
        '(?:lawendow\\p{L}+ (?:pol|wzgórz|ogr|gospodarstw|farm)\\p{L}*|gospodarstwo zielarskie|uprawa (?:lawendy|ziół|chmielu))|(?:levandulov\\p{L}+ (?:farma|pole|statek|údolí)|bylinková farma|pěstování bylinek|levanduľová farma|bylinková farma)|(?:polje lavande|uzgoj (?:lavande|ljekovitog bilja|lekovitog bilja|smilja)|zeliščarsk\\p{L}+|zeliščna kmetija)',
      'ru uk bg mk':
        '(?:лавандов\\p{L}+ (?:ферм|пол)\\p{L}*|выращивание (?:лаванды|трав|шафрана)|лавандова ферма|вирощування лаванди|(?:отглеждане|производство) на (?:лавандула|рози|билки)|лавандулови полета|билкопроизвод\\p{L}+)',
      'fi et lv lt hu':
        '*yrttitila\\p{L}*|*laventelitila|*ürditalu|*ravimtaimekasvatus\\p{L}*|*lavenditalu|(?:lavandas|ārstniecības augu|zāļu tēju) (?:lauk|saimniecīb|ferm|audzē)\\p{L}*|(?:levandų|vaistažolių) (?:ūki|ferm|laukai|auginim)\\p{L}*|(?:levendula|gyógynövény|sáfrány|fűszernövény)(?:s|ös)? ?(?:farm|birtok|termeszt|termelő|manufaktúra)\\p{L}*',
      'ja zh ko tr':
        '(?:ラベンダー|ハーブ)(?:農園|園|畑)|(?:薰衣草|药材|中草药)(?:庄园|种植|基地)|(?:香草|薰衣草)(?:農場|園|莊園)|(?:라벤더|허브) ?(?:농장|농원|팜)|(?:lavanta|tıbbi aromatik bitki|safran)\\p{L}* (?:bahçesi|çiftliği|üretimi|üreticisi)',
    },
  },
  {
    name: 'flower farm',
    bucket: 'Agriculture',
    narrows: ['farm', 'tea plantation'],
    words: {
      'en de nl sv da nb':
        '(?:flower|cut flower|dahlia|peony|tulip|rose) (?:farms?|growers?|fields?)|(?:pick[- ]your[- ]own|locally grown|seasonal) flowers|flower csa|*blumen-?(?:feld|hof|farm|bauer|manufaktur)(?:er)?|*schnittblumen-?(?:gärtnerei|anbau)|*slow ?flowers?|*bloemen-?(?:kwekerij|pluktuin|boerderij|teelt)\\p{L}*|*pluktuin|*tulpen-?(?:kwekerij|teelt)|*blomsterodling\\p{L}*|*snittblomsodl\\p{L}*|*självplock blommor|*blomstergård|*blomsterfarm',
      'fr es pt it ca ro':
        '(?:ferme florale|horticultrice florale|productrice de fleurs|floricultrice)|fleurs (?:locales et de saison|coupées de saison)|(?:cultivo|finca|granja) de flores|floricultura (?:sustentável|e produção)|(?:produção|quinta) de flores|(?:azienda floricola|floricoltura|fiori recisi)|cultiu de flors|(?:fermă|grădină) de flori|cultivator de flori',
      'pl cs sk hr sl sr':
        '(?:farma|gospodarstwo|uprawa) kwiat\\p{L}+|kwiaty cięte z|(?:květinov\\p{L}+ (?:farma|pole)|pěstitel\\p{L}* květin|řezané květiny|kvetinová farma|pestovanie kvetov)|(?:uzgoj|farma|proizvodnja) (?:rezanog )?(?:cvijeća|cveća)|gojenje rezanega cvetja|cvetlična kmetija',
      'ru uk bg mk':
        'цветочн\\p{L}+ (?:ферм|хозяйств)\\p{L}*|выращивание (?:цветов|тюльпанов|роз)|квітков\\p{L}+ (?:ферм|господарств)\\p{L}*|вирощування (?:квітів|тюльпанів)|(?:отглеждане|производство) на цветя|производство на цвеќе',
      'fi et lv lt hu':
        '*kukkatila\\p{L}*|*kukkaviljelmä\\p{L}*|*leikkokukkatila|*lillefarm|*lilletalu|*lillekasvatus\\p{L}*|ziedu (?:audzēšan|audzētav|saimniecīb|ferm)\\p{L}*|gėlių (?:ūki|ferm|auginim)\\p{L}*|(?:virágfarm|virágtermeszt|vágottvirág|szedd magad virág)\\p{L}*',
      'ja zh ko':
        '(?:花卉|切り花)(?:農園|生産|農家)|フラワーファーム|(?:鲜花|花卉)(?:种植|基地|农场)|(?:花卉|切花)(?:農場|栽培)|화훼 ?(?:농장|농원|단지)|꽃 ?농장',
    },
  },
  {
    name: 'Christmas tree farm',
    bucket: 'Agriculture',
    narrows: 'farm',
    parts: {
      'pumpkin farm': 'pumpkin|kürbis|pompoen',
      'Christmas tree farm':
        'christmas|xmas|tree|weihn|christb|kerstb|julgr|juletr|sapin|navidad|natal|nadal|crăciun|choin|vánoč|vianoč|božić|елк|ялин|joulu|jõulu|eglīt|egl|karácsony|fenyő|クリスマス|圣诞|聖誕|크리스마스|noel',
    },
    words: {
      'en de nl sv da nb':
        '(?:christmas|xmas) trees? (?:farms?|growers?|sales?|plantations?|nurser(?:y|ies)|delivery)|(?:cut|choose)[- ]your[- ]own (?:christmas )?tree|pumpkin farm|*weihnachtsbaum-?(?:verkauf|hof|kultur|plantage|produzent)\\p{L}*|*christbaum-?(?:verkauf|hof|kultur|bauer)\\p{L}*|*kürbishof|*kerstbomen-?(?:kwekerij|verkoop)|*julgrans-?(?:odling|försäljning)|*juletræs?-?(?:plantage|salg|producent)\\p{L}*|*juletre-?(?:salg|produsent|gård)\\p{L}*',
      'fr es pt it ca ro':
        "(?:producteurs?|vente|pépinière) de sapins(?: de noël)?|(?:venta|cultivo|vivero) de (?:árboles|abetos) de navidad|(?:produção|venda) de (?:árvores|pinheiros) de natal|(?:produzione|vendita) (?:di )?(?:abeti|alberi) di natale|(?:venda|viver) d['’](?:avets|arbres) de nadal|(?:pepinieră|plantație|vânzare) (?:de )?brazi(?: de crăciun)?",
      'pl cs sk hr sl sr':
        '(?:plantacja|sprzedaż|producent) (?:choinek|choinki)|(?:plantáž|prodej|pěstování|predaj) vánočních stromků|(?:predaj|pestovanie) vianočných stromčekov|(?:uzgoj|prodaja|plantaža) božićnih (?:drvaca|jelki)|prodaja (?:božičnih|novoletnih) (?:smrečic|jelk|dreves)',
      'ru uk bg mk':
        '(?:питомник|продажа) (?:новогодних )?[её]лок|(?:розсадник|продаж) (?:новорічних )?ялинок|(?:плантация|продажба) (?:на |за )(?:коледни )?елх[аи]|продажба на елки',
      'fi et lv lt hu':
        '*joulukuusi(?:tila|myynti|viljelmä)\\p{L}*|*joulukuusten myynti|*jõulukuus(?:ed|kede) (?:müük|kasvatus)|(?:ziemassvētku eglīšu|eglīšu) (?:audzēšan|tirdzniecīb|plantācij)\\p{L}*|kalėdinių eglučių (?:auginim|pardavim)\\p{L}*|(?:karácsonyfa|fenyőfa) ?(?:telep|árusítás|ültetvény|termesztés)\\p{L}*',
    },
  },
  {
    name: 'pasta maker',
    bucket: 'Food and drink',
    isOfWares: true,
    narrows: 'food manufacturer',
    words: {
      'en de nl sv da nb':
        '(?:fresh|handmade|artisan|dried) (?:pasta|noodles?) (?:makers?|shop|producers?|company|manufacturers?)|(?:pasta|noodle) (?:makers?|factory|manufacturers?|producers?)|*nudel-?(?:manufaktur|fabrik|werkstatt|hersteller)|*teigwaren-?(?:manufaktur|fabrik|hersteller)|*pastamanufaktur|*pasta-?(?:makerij|fabriek|producent)|*pastatillverk\\p{L}+|*pastaproducent',
      'fr es pt it ca ro':
        '(?:fabri(?:que|cant)|atelier) de pâtes|(?:fábrica|obrador) de pastas?|fábrica de massas|pastific(?:io|i)|(?:laboratorio|bottega|negozio|produzione) (?:di )?pasta|fàbrica de pasta|(?:fabrică|producător|atelier) de paste',
      'pl cs sk hr sl sr':
        '(?:wytwórnia|producent|fabryka) makaron\\p{L}+|(?:výroba|výrobce|výrobca) těstovin|výroba cestovín|(?:proizvodnja|izrada) (?:tjestenine|testenine|testenin)',
      'ru uk bg mk':
        '(?:производств|производител)\\p{L}* (?:макарон|пасты|лапши|на паста|на макаронени)\\p{L}*|макаронн\\p{L}+ фабрик\\p{L}*|виробництво макарон\\p{L}*',
      'fi et lv lt hu':
        '*pastatehdas|*tuorepasta(?:tehdas|valmistaja|kauppa)|*pastavalmistaja|*pastatööstus|(?:makaronu|pastas) (?:ražo|rūpnīc|darbnīc)\\p{L}*|makaronų (?:gamyb|gamint|fabrik)\\p{L}*|(?:tésztagyártó|tésztakészítő|tésztaüzem)\\p{L}*',
      'el tr ar he fa':
        '(?:βιοτεχνία|παραγωγή|εργαστήριο) ζυμαρικών|(?:makarna|erişte|mantı) (?:üretimi|üreticisi|fabrikası|imalatı)|(?:مصنع|إنتاج) (?:ال)?(?:معكرونة|مكرونة|شعيرية)|(?:מפעל|סדנת) פסטה|(?:کارخانه|تولید) (?:ماکارونی|رشته)',
      'ja zh ko':
        '(?:製麺|生パスタ)(?:所|工房|会社)?|(?:面条|挂面|意面)(?:厂|生产|加工)|(?:製麵|麵條)(?:廠|工廠)|(?:제면소|생면 ?(?:제조|공장)|국수 ?(?:공장|제조))',
    },
  },
  {
    name: 'salt producer',
    bucket: 'Food and drink',
    isOfWares: true,
    narrows: 'food manufacturer',
    words: {
      'en de nl sv da nb':
        '(?:sea|artisan|hand-?harvested|smoked|rock) salt (?:company|producers?|makers?|works|harvesters?)|salt ?works|*salzmanufaktur|*meersalz-?(?:manufaktur|gewinnung)|*zoutziederij|*saltsyderi|*saltproducent|*saltprodusent|*saltkokeri',
      'fr es pt it ca ro':
        'paludiers?|saunier|(?:producteurs?|production|récolte) de (?:sel|fleur de sel)|salinas? (?:artesana|tradiciona)\\p{L}+|(?:producción|productor\\p{L}*|produção|produtor\\p{L}*|producció) de (?:sal|flor de sal)(?! y| e)|salin[ae] artigianal[ei]|(?:produzione|produttor[ei]) (?:di )?sale(?: marino)?|salin[ăa] artizanală',
      'pl cs sk hr sl sr':
        'warzelnia soli|(?:výroba|výrobce|výrobca|producent|produkcja|proizvodnja) (?:mořské |morskej |morske )?soli|solan[ae]',
      'ru uk bg mk':
        '(?:добыча|производство) (?:морской |поваренной )?соли|(?:видобуток|виробництво) (?:морської )?солі|солници|добив на (?:морска )?сол',
      'fi et lv lt hu':
        '*merisuola(?:tehdas|valmistaja)|*suolankeittämö|*meresoola tootja|sāls ražo\\p{L}*|druskos gamyb\\p{L}*|(?:sófőzde|sólepárló)\\p{L}*',
      'el tr ja zh ko':
        'αλυκές|(?:deniz |kaya )?tuzu? üretimi|製塩所|塩工房|盐业|(?:盐业|海盐)(?:公司|厂)|鹽場|소금 ?(?:염전|제조)|염전',
    },
  },
  {
    name: 'jam and preserves maker',
    bucket: 'Food and drink',
    isOfWares: true,
    narrows: ['food manufacturer', 'spice and sauce maker'],
    words: {
      'en de nl sv da nb':
        '(?:jams?|marmalades?|chutneys?|preserves?|pickles?|jelly|conserves?) (?:makers?|producers?|company|kitchen)|*marmeladen-?manufaktur|*konfitüren-?manufaktur|*fruchtaufstrich-?(?:manufaktur|hersteller)|*einmach-?(?:manufaktur|küche)|*jam-?makerij|*syltkokeri|*marmeladkokeri|*syltetøyprodusent',
      'fr es pt it ca ro':
        'confitur(?:iers?|ière|erie)|conserverie(?: artisanale)?|(?:fábrica|obrador|elaboración|productor\\p{L}*) de (?:mermeladas|conservas|confituras)|(?:produção|fábrica|produtor\\p{L}*) de (?:compotas|doces|geleias)|(?:produzione|produttor[ei]|laboratorio) (?:di )?(?:confetture|marmellate|conserve)|elaboració de (?:melmelades|confitures)|producător de (?:dulcețuri|gemuri|zacuscă)',
      'pl cs sk hr sl sr':
        '(?:producent|wytwórnia) (?:konfitur|dżemów|przetworów)|(?:výroba|výrobce|výrobca) (?:džemů|džemov|marmelád|zavařenin)|proizvodnja (?:džemova|pekmeza|ajvara|zimnice)',
      'ru uk bg mk':
        'производство (?:варенья|джемов|конфитюр\\p{L}*)|виробництво (?:варення|джемів)|производство на (?:сладка|конфитюри|лютеница|айвар|ајвар)',
      'fi et lv lt hu':
        '*hillo(?:tehdas|mo|valmistaja)|*moosi(?:tootja|koda)|(?:ievārījum|džem)\\p{L}* (?:ražo|darbnīc)\\p{L}*|(?:uogien|džem)\\p{L}* (?:gamyb|gamint)\\p{L}*|(?:lekvár|dzsem|szörp|savanyúság)(?:manufaktúra|készítő|főzde)\\p{L}*',
      'ja zh ko tr el':
        'ジャム(?:工房|専門店)|(?:手工果酱|手工果醬)(?:工坊|专卖店|店)|果醬(?:工坊|專賣)|수제 ?(?:잼|청) ?(?:공방|전문점|가게)|reçel (?:üretimi|üreticisi|imalatı)|(?:παρασκευή|παραγωγή|εργαστήριο) μαρμελάδ\\p{L}+',
    },
  },
];
