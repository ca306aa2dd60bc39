import type { Kind } from './kind.ts';

/** Makers of leather, shoes, bags and knitwear. */
export const MAKERS_OF_LEATHER_AND_KNITS: readonly Kind[] = [
  {
    name: 'rope and net maker',
    bucket: 'Manufacturing',
    narrows: 'manufacturer',
    parts: {
      'rope maker':
        'rope|seil|touw|cord|cuerda|corda|lina|lin\\b|lan[oa]?\\b|vrv|konop|uža|канат|верев|мотуз|въже|köysi|köie|virv|kötél|halat|ip\\b|حبال|חבל|طناب|ロープ|로프|绳|繩|tali|dây|reb|rep\\b|tau\\b|cordag',
      'net maker':
        '\\bnet|netz|filet|redes?\\b|xarx|reti\\b|rete\\b|siec|sítí|sieť|mrež|сет|сіт|мреж|verkko|võrk|tīkl|tinkl|háló|ağ\\b|شباك|רשת|تور|網|그물|어망|网|jaring|lưới|nät|garn',
    },
    words: {
      en: '(?:(?:rope|net|netting|cordage|fishing net|safety net)s?) (?:makers?|manufacturers?|manufacturing|factory|producers?)|(?:makers?|manufacturers?|producers?) of (?:(?:rope|net|netting|cordage|fishing net|safety net)s?)|rope ?works|rope ?makers?|net ?makers?',
      'de nl':
        '*(?:(?:seil|tau|netz|schutznetz|seile))-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von (?:(?:seil|tau|netz|schutznetz|seile))*|*seilerei*|*netzfabrik|*tauwerk|*(?:(?:touw|net|netten|touwwerk))(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)|*touwslagerij\\p{L}*|*nettenmakerij',
      'da sv nb is':
        '*(?:(?:reb|tovværk|net)) ?(?:producent|fabrik|fabrikant)*|*rebslager\\p{L}*|*vodbinder\\p{L}*|*(?:(?:rep|nät))s? ?(?:tillverk|fabrik|producent)*|*repslager\\p{L}*|*repslagar\\p{L}*|*(?:(?:tau|not|garn)) ?(?:produsent|fabrikk|produksjon)*|*reperbane\\p{L}*|*notbøteri\\p{L}*|*(?:(?:kaðla|neta)) ?framleið*|*netagerð\\p{L}*|*veiðarfæragerð',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')(?:(?:cordes|cordages|filets))|corderie\\p{L}*|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de (?:(?:cuerdas|redes|mallas|cordeles))|cordelería|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')(?:(?:cordes|xarxes))|corderia|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de (?:(?:cordas|redes))|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de (?:(?:cordas|redes|cabos))|cordoaria|(?:produzione|produttor[ei]|fabbrica) (?:di )?(?:(?:corde|reti|cordami))|retificio|cordificio|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?(?:(?:frânghii|plase|sfoară))",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) (?:(?:lin|sieci|sznurów|powrozów|lin stalowych))|powroźnictw\\p{L}*|(?:výroba|výrobce|výrobna) (?:(?:lan|sítí|provazů))|provaznictv\\p{L}*|(?:výroba|výrobca) (?:(?:lán|sietí|povrazov))|povrazníctv\\p{L}*|(?:izdelava|proizvodnja|izdelovalec) (?:(?:vrvi|mrež))|vrvarna|(?:proizvodnja|izrada|proizvođač) (?:(?:užadi|konopa|mreža))|užarija|konopar\\p{L}*',
      'ru uk bg mk':
        '(?:производство|производитель|изготовление|фабрика) (?:(?:канатов|сетей|вер[её]вок|тросов))|(?:виробництво|виробник|виготовлення|фабрика) (?:(?:канатів|сіток|мотузок))|(?:производство|производител|изработка) на (?:(?:въжета|мрежи))|(?:производство|производител|изработка) на (?:(?:јажиња|мрежи))',
      'fi et lv lt hu':
        '*(?:(?:köysi|verkko)) ?(?:valmist|tehda)*|*köysitehdas|*verkkokutomo|(?:(?:köite|köie|võrkude|trosside)) (?:tootja|tootmine|valmistamine|valmistaja)|(?:(?:virvju|tauvu|tīklu)) ražo*|(?:(?:virvių|tinklų|lynų)) gamy*|(?:(?:virvių|tinklų|lynų)) gamintoj*|(?:(?:kötél|háló))[ -]?(?:gyárt|készít|manufaktúra)*|kötélverő\\p{L}*|kötélgyártó\\p{L}*',
      'el tr':
        '(?:κατασκευ|παραγωγ)\\p{L}+ (?:(?:σχοινιών|διχτυών))|(?:(?:halat|ağ|file|ip)) (?:üretim|üretici|imalat)\\p{L}*',
      'ar he fa':
        '(?:صناعة|تصنيع|مصنع|إنتاج) (?:(?:حبال|شباك))|(?:ייצור|יצרן|יצרני|מפעל) (?:(?:חבלים|רשתות))|(?:تولید|تولیدی|ساخت|کارخانه) (?:(?:طناب|تور))',
      'hi th vi id':
        'रस्सी (?:निर्माता|निर्माण)|(?:โรงงาน|ผลิต)(?:(?:เชือก|อวน|แห))|(?:sản xuất|xưởng sản xuất|nhà máy) (?:(?:dây thừng|lưới))|(?:produsen|pabrik|pengrajin|perajin) (?:(?:tali|jaring))',
      'ja ko zh':
        '(?:(?:ロープ|漁網|網|ネット製造))(?:製造|メーカー|製作|工房)|(?:(?:로프|그물|어망)) ?(?:제조|제작|공방|생산)|(?:(?:绳索|绳|渔网|绳网))(?:制造|生产|工厂|厂家|厂|制作)|(?:(?:繩索|繩|漁網|繩網))(?:製造|生產|工廠|廠家|廠|製作)',
    },
  },
  {
    name: 'tannery',
    bucket: 'Manufacturing',
    narrows: 'leather goods maker',
    words: {
      en: 'tanner(?:y|ies|s)|leather (?:producers?|suppliers?|merchants?)|sheepskins?(?: rugs?)?',
      'de nl': '*gerberei*|*lederfabrik|*lammfelle|*schaffelle|*leerlooierij\\p{L}*|*schapenvachten',
      'da sv nb is': '*garveri\\p{L}*|*lammeskind|*fårskinn|*saueskinn|sútun\\p{L}*',
      'fr es ca gl pt it ro':
        'tannerie\\p{L}*|mégisserie\\p{L}*|tanneur\\p{L}*|curtiduría|tenería|curtidos|curtiembre\\p{L}*|adoberia|blanqueria|curtume\\p{L}*|curtimento de couro|conceria|concerie|concia (?:di )?pelli|tăbăcărie|tăbăcar\\p{L}*',
      'pl cs sk sl hr sr':
        'garbarnia|garbarstwo|koželužn\\p{L}+|jirchář\\p{L}*|garbiar\\p{L}+|kožiarsk\\p{L}+ závod|usnjarna|usnjarstvo|strojarna|kožara|štavljenje kože|prerada kože',
      'ru uk bg mk':
        'кожевенн\\p{L}+ (?:завод|мастерск|производств)\\p{L}*|выделка (?:кожи|шкур)|чинбарн\\p{L}+|вичинка шкур|шкіряний завод|дъбене на кож\\p{L}*|обработка на кожи|табакхана|преработка на кожа|кожара',
      'fi et lv lt hu':
        'nahkatehdas|nahkurinliike|nahkurinverstas|nahkimo|nahapark\\p{L}+|nahatehas|lambanahad|ādas? (?:ģērē|apstrād)\\p{L}*|ģērētav\\p{L}*|odų (?:išdirb|apdirb)\\p{L}*|odų raugykla|tímár\\p{L}*|bőrgyár\\p{L}*|bőrkikészít\\p{L}*',
      'el tr': 'βυρσοδεψ\\p{L}+|tabakhane|deri (?:fabrika|işleme)\\p{L}*',
      'ar he fa': 'دباغة(?: الجلود)?|مدبغة|בית חרושת לעורות|עיבוד עורות|בורסקאי|چرم سازی|دباغی|کارخانه چرم',
      'hi th vi id':
        '(?:चमड़ा (?:कारखाना|निर्माता)|टेनरी) (?:निर्माता|निर्माण)|(?:โรงงาน|ผลิต)(?:โรงฟอกหนัง|ฟอกหนัง)|(?:sản xuất|xưởng sản xuất|nhà máy) (?:nhà máy thuộc da|thuộc da)|(?:produsen|pabrik|pengrajin|perajin) penyamakan kulit',
      'ja ko zh':
        '(?:なめし革|タンナー|皮革製造)(?:製造|メーカー|製作|工房)|(?:가죽 ?제조|피혁 ?공장|무두질) ?(?:제조|제작|공방|생산)|(?:制革(?:厂|公司)?|皮革厂)(?:制造|生产|工厂|厂家|厂|制作)|(?:製革(?:廠|公司)?|皮革廠)(?:製造|生產|工廠|廠家|廠|製作)',
    },
  },
  {
    name: 'knitwear and sock maker',
    bucket: 'Manufacturing',
    narrows: 'clothing manufacturer',
    parts: {
      'sock maker':
        'sock|hosier|chausset|calcet|meias|mitjons|calz[ei]|șosete|skarpet|ponož|nogavic|čarap|носк|шкарпет|чорап|sukka|sukk|soki|zeķ|kojin|zokni|çorap|جوارب|גרב|جوراب|靴下|양말|袜|襪|strømp|strump|sokk|kaus kaki|tất|socken|strümpf',
      'glove maker':
        'glove|gant|guante|guants|luvas|guanti|mănuș|rękawic|rukavic|rokavic|перчат|рукавич|ръкавиц|käsine|kinda|cimd|piršt|kesztyű|eldiven|قفاز|手袋|장갑|手套|handsk|hanske|handschuh|handschoen',
      'knitwear maker':
        'knit|jumper|sweater|pulls?\\b|maille|bonnet|strick|punto|suéter|suèter|malha|maglie|tricot|dzian|swet|pleten|пряж|трикот|вязан|в.язан|плетив|neule|kudum|adīj|trikot|megzt|kötött|triko|örgü|ニット|セーター|니트|스웨터|针织|毛衣|針織|stick|strik|strikk|prjón',
    },
    words: {
      en: '(?:(?:knitwear|sock|hosiery|jumper|sweater|glove|scarf)s?) (?:makers?|manufacturers?|manufacturing|factory|producers?)|(?:makers?|manufacturers?|producers?) of (?:(?:knitwear|sock|hosiery|jumper|sweater|glove|scarf)s?)|knitwear|hand ?knitted (?:jumpers|sweaters|socks)',
      'de nl':
        '*(?:(?:strickwaren|strick|socken|strumpf|handschuh|handschuhe))-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von (?:(?:strickwaren|strick|socken|strumpf|handschuh|handschuhe))*|*strickerei*|*strickmode|*strickwaren|*sockenmanufaktur|*(?:(?:breigoed|sokken|tricot|handschoenen))(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)|*breierij|*breigoed',
      'da sv nb is':
        '*(?:(?:strik|strømpe|handske)) ?(?:producent|fabrik|fabrikant)*|*strikvarer|*strømpefabrik|*(?:(?:stickade|strump|handsk))s? ?(?:tillverk|fabrik|producent)*|*stickfabrik|*trikåfabrik|*strumpfabrik|*(?:(?:strikke|sokke|hanske)) ?(?:produsent|fabrikk|produksjon)*|*strikkefabrikk|*trikotasjefabrikk|*strikkevarer|*(?:(?:prjóna|sokka|ullar)) ?framleið*|prjónastofa|prjónavör\\p{L}+|lopapeys\\p{L}+',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')(?:(?:pulls|chaussettes|gants|maille|bonneterie))|bonneterie\\p{L}*|ganterie\\p{L}*|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de (?:(?:calcetines|suéteres|jerséis|guantes|géneros de punto|prendas de punto))|géneros de punto|tejidos de punto|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')(?:(?:mitjons|gènere de punt|guants))|gèneres? de punt|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de (?:(?:calcetíns|prendas de punto))|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de (?:(?:meias|malhas|tricô|luvas))|malharia\\p{L}*|malhas|(?:produzione|produttor[ei]|fabbrica) (?:di )?(?:(?:maglieria|calze|calzini|guanti|maglioni))|maglificio\\p{L}*|maglieria|calzificio\\p{L}*|guantificio|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?(?:(?:tricotaje|șosete|ciorapi|mănuși))|tricotaje",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) (?:(?:dzianin|skarpet|swetrów|rękawiczek|odzieży dzianinowej))|dziewiarstw\\p{L}*|dziewiarsk\\p{L}+|dzianiny|(?:výroba|výrobce|výrobna) (?:(?:ponožek|svetrů|rukavic|pletenin))|pletárn\\p{L}*|pletenin\\p{L}*|rukavičkářstv\\p{L}*|(?:výroba|výrobca) (?:(?:ponožiek|svetrov|rukavíc|pletenín|pletených výrobkov))|(?:izdelava|proizvodnja|izdelovalec) (?:(?:nogavic|puloverjev|pletenin|rokavic))|pletilstv\\p{L}*|pletenine|(?:proizvodnja|izrada|proizvođač) (?:(?:čarapa|džempera|pletiva|trikotaže|rukavica))|trikotaža|pletiona',
      'ru uk bg mk':
        "(?:производство|производитель|изготовление|фабрика) (?:(?:трикотажа|носков|чулочно-носочных изделий|свитеров|перчаток|вязаной одежды))|трикотажн\\p{L}+ фабрик\\p{L}*|(?:виробництво|виробник|виготовлення|фабрика) (?:(?:трикотажу|шкарпеток|светрів|рукавичок|в'язаного одягу))|(?:производство|производител|изработка) на (?:(?:трикотаж|чорапи|плетива|ръкавици))|(?:производство|производител|изработка) на (?:(?:трикотажа|чорапи|плетенини))|трикотажа",
      'fi et lv lt hu':
        '*(?:(?:neule|sukka|villasukka|käsine)) ?(?:valmist|tehda)*|*neulomo*|*neuletehdas|*sukkatehdas|(?:(?:kudumite|sokkide|sukkade|trikotaaži|kampsunite)) (?:tootja|tootmine|valmistamine|valmistaja)|kudumid|trikotaaž|(?:(?:trikotāžas|zeķu|džemperu|cimdu)) ražo*|trikotāža|adījumi|(?:(?:trikotažo|kojinių|megztinių|pirštinių)) gamy*|(?:(?:trikotažo|kojinių|megztinių|pirštinių)) gamintoj*|mezgimo įmonė|megzti drabužiai|(?:(?:kötöttáru|zokni|harisnya|kesztyű|pulóver))[ -]?(?:gyárt|készít|manufaktúra)*|kesztyűs(?: mester)?|kötöttáru\\p{L}*',
      'el tr':
        '(?:κατασκευ|παραγωγ)\\p{L}+ (?:(?:πλεκτών|καλτσών|γαντιών))|πλεκτήρι\\p{L}+|καλτσοποι\\p{L}+|(?:(?:triko|çorap|kazak|eldiven|örme)) (?:üretim|üretici|imalat)\\p{L}*|triko (?:atölye|fabrika)\\p{L}*|çorap fabrika\\p{L}*',
      'ar he fa':
        '(?:صناعة|تصنيع|مصنع|إنتاج) (?:(?:تريكو|جوارب|قفازات|كنزات))|(?:ייצור|יצרן|יצרני|מפעל) (?:(?:סריגים|גרביים|כפפות))|מפעל סריגה|(?:تولید|تولیدی|ساخت|کارخانه) (?:(?:تریکو|جوراب|بافتنی|دستکش|کشباف))',
      'hi th vi id':
        '(?:(?:मोज़े|स्वेटर)) (?:निर्माता|निर्माण)|(?:โรงงาน|ผลิต)(?:(?:ถุงเท้า|ถุงมือ|เสื้อไหมพรม))|(?:sản xuất|xưởng sản xuất|nhà máy) (?:(?:tất|vớ|áo len|găng tay))|(?:produsen|pabrik|pengrajin|perajin) (?:(?:kaos kaki|rajut|sarung tangan))',
      'ja ko zh':
        '(?:(?:ニット|靴下|セーター|手袋))(?:製造|メーカー|製作|工房)|(?:(?:니트|양말|장갑|스웨터)) ?(?:제조|제작|공방|생산)|(?:(?:袜子|针织|毛衣|手套|袜业))(?:制造|生产|工厂|厂家|厂|制作)|(?:(?:襪子|針織|毛衣|手套|襪業))(?:製造|生產|工廠|廠家|廠|製作)',
    },
  },
  {
    name: 'shoe maker',
    bucket: 'Manufacturing',
    narrows: ['shoe shop', 'shoe repair shop'],
    words: {
      en: '(?:(?:shoe|boot|footwear|sandal|slipper)s?) (?:makers?|manufacturers?|manufacturing|factory|producers?)|(?:makers?|manufacturers?|producers?) of (?:(?:shoe|boot|footwear|sandal|slipper)s?)|bespoke (?:shoes|boots)|shoe ?makers?|cordwainers?|handmade (?:shoes|boots|sandals)',
      'de nl':
        '*(?:(?:schuh|schuhe|maßschuh|maßschuhe|stiefel))-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von (?:(?:schuh|schuhe|maßschuh|maßschuhe|stiefel))*|*schuhmanufaktur|*maßschuhmach\\p{L}+|*schuhfabrik|*maßschuhe|*(?:(?:schoen|schoenen|laarzen))(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)|*schoenmakerij|*maatschoenen|*schoenfabriek',
      'da sv nb is':
        '*(?:(?:sko|støvle)) ?(?:producent|fabrik|fabrikant)*|*skofabrik|*(?:(?:sko|stövel|toffel))s? ?(?:tillverk|fabrik|producent)*|*skotillverk\\p{L}+|*(?:(?:sko|støvel)) ?(?:produsent|fabrikk|produksjon)*|*skofabrikk|*skomaker\\p{L}*|*skó ?framleið*|skósmið\\p{L}*',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')(?:(?:chaussures|souliers|espadrilles|bottes|sandales|sabots))|bottier\\p{L}*|botterie|manufacture de chaussures|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de (?:(?:calzado|zapatos|alpargatas|botas|sandalias))|zapatos (?:a medida|hechos a mano|artesanales)|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')(?:(?:calçat|sabates|espardenyes))|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de (?:(?:calzado|zapatos|zocos))|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de (?:(?:calçado|sapatos|calçados|alpargatas|botas|sandálias))|calçado artesanal|(?:produzione|produttor[ei]|fabbrica) (?:di )?(?:(?:scarpe|calzature|sandali|stivali|zoccoli))|calzaturificio\\p{L}*|scarpe (?:su misura|artigianali|fatte a mano)|calzolaio artigiano|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?(?:(?:încălțăminte|pantofi|cizme))|pantofi (?:la comandă|handmade)",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) (?:(?:obuwia|butów))|buty (?:na miarę|szyte na miarę|ręcznie szyte)|szewstwo miarowe|(?:výroba|výrobce|výrobna) (?:(?:obuvi|bot))|boty na míru|ševcovsk\\p{L}+ dílna|(?:výroba|výrobca) (?:(?:obuvi|topánok))|topánky na mieru|obuvnícka dielňa|(?:izdelava|proizvodnja|izdelovalec) (?:(?:obutve|čevljev))|čevlji po meri|čevljarstvo|(?:proizvodnja|izrada|proizvođač) (?:(?:obuće|cipela))|cipele po mjeri|cipele po meri|ručno (?:rađene|šivene) cipele',
      'ru uk bg mk':
        '(?:производство|производитель|изготовление|фабрика) обуви|обувн\\p{L}+ (?:фабрик|мастерск)\\p{L}*|обувь (?:на заказ|ручной работы)|пошив обуви|(?:виробництво|виробник|виготовлення|фабрика) взуття|взуттєв\\p{L}+ фабрик\\p{L}*|пошиття взуття|взуття ручної роботи|(?:производство|производител|изработка) на обувки|обувки по поръчка|(?:производство|производител|изработка) на (?:(?:обувки|чевли))|рачно изработени чевли',
      'fi et lv lt hu':
        '*(?:(?:kenkä|jalkine|kenkien)) ?(?:valmist|tehda)*|*kenkätehdas|*suutarinverstas|(?:(?:jalatsite|jalanõude|kingade)) (?:tootja|tootmine|valmistamine|valmistaja)|jalatsivabrik|apavu ražo*|apavu fabrika|(?:(?:avalynės|batų)) gamy*|(?:(?:avalynės|batų)) gamintoj*|batai pagal užsakymą|avalynės fabrikas|(?:(?:cipő|csizma|lábbeli|papucs))[ -]?(?:gyárt|készít|manufaktúra)*|cipőmanufaktúra|csizmadia\\p{L}*|cipőgyár|méretre készített cipő',
      'el tr':
        '(?:κατασκευ|παραγωγ)\\p{L}+ (?:(?:υποδημάτων|παπουτσιών|σανδαλιών))|χειροποίητα (?:σανδάλια|παπούτσια)|υποδηματοποι\\p{L}+|(?:(?:ayakkabı|bot|terlik|sandalet)) (?:üretim|üretici|imalat)\\p{L}*|el yapımı ayakkabı\\p{L}*',
      'ar he fa':
        '(?:صناعة|تصنيع|مصنع|إنتاج) (?:(?:أحذية|الأحذية|صنادل))|(?:ייצור|יצרן|יצרני|מפעל) (?:(?:נעליים|סנדלים|מגפיים))|נעליים בעבודת יד|סנדלים בעבודת יד|(?:تولید|تولیدی|ساخت|کارخانه) (?:(?:کفش|کیف و کفش|گیوه))',
      'hi th vi id':
        '(?:(?:जूता|फुटवियर|जूते)) (?:निर्माता|निर्माण)|(?:โรงงาน|ผลิต)รองเท้า|(?:sản xuất|xưởng sản xuất|nhà máy) (?:(?:giày|giày dép|giày da))|(?:produsen|pabrik|pengrajin|perajin) (?:(?:sepatu|sandal))',
      'ja ko zh':
        '(?:(?:靴|シューズ|革靴))(?:製造|メーカー|製作|工房)|オーダー靴|靴工房|(?:(?:신발|구두|수제화)) ?(?:제조|제작|공방|생산)|수제화|수제구두|(?:(?:鞋|鞋业|皮鞋|手工鞋))(?:制造|生产|工厂|厂家|厂|制作)|手工皮鞋|鞋业|(?:(?:鞋|鞋業|皮鞋|手工鞋))(?:製造|生產|工廠|廠家|廠|製作)|鞋業',
    },
  },
  {
    name: 'bag and backpack maker',
    bucket: 'Manufacturing',
    narrows: ['leather goods maker', 'handbag or accessory brand'],
    words: {
      en: '(?:(?:bag|backpack|rucksack|tote bag|handbag|pannier|suitcase|luggage|wallet)s?) (?:makers?|manufacturers?|manufacturing|factory|producers?)|(?:makers?|manufacturers?|producers?) of (?:(?:bag|backpack|rucksack|tote bag|handbag|pannier|suitcase|luggage|wallet)s?)|handmade bags',
      'de nl':
        '*(?:(?:taschen|rucksack|koffer|rucksäcke|fahrradtaschen))-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von (?:(?:taschen|rucksack|koffer|rucksäcke|fahrradtaschen))*|*taschenmanufaktur|*taschenmacher\\p{L}*|*(?:(?:tassen|rugzak|rugzakken|koffers))(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)|*tassenmaker',
      'da sv nb is':
        '*(?:(?:taske|rygsæk)) ?(?:producent|fabrik|fabrikant)*|*(?:(?:väsk|ryggsäck|väskor))s? ?(?:tillverk|fabrik|producent)*|*(?:(?:veske|ryggsekk)) ?(?:produsent|fabrikk|produksjon)*|*tösku ?framleið*',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')(?:(?:sacs|sacs à (?:dos|main)|bagages|cabas))|sacs (?:faits main|artisanaux)|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de (?:(?:bolsos|mochilas|maletas|bolsas))|bolsos (?:artesanales|hechos a mano)|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')(?:(?:bosses|motxilles))|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de (?:(?:bolsos|mochilas))|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de (?:(?:bolsas|malas|mochilas|sacos))|bolsas artesanais|(?:produzione|produttor[ei]|fabbrica) (?:di )?(?:(?:borse|zaini|valigie))|borse artigianali|borse fatte a mano|pelletteria artigianale|valigeria|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?(?:(?:genți|rucsacuri|ghiozdane|poșete))|genți (?:handmade|lucrate manual)",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) (?:(?:toreb|torebek|plecaków|walizek))|torebki (?:ręcznie|szyte ręcznie|handmade)|(?:výroba|výrobce|výrobna) (?:(?:tašek|batohů|kabelek|zavazadel))|šité (?:kabelky|batohy|tašky)|(?:výroba|výrobca) (?:(?:tašiek|batohov|kabeliek))|(?:izdelava|proizvodnja|izdelovalec) (?:(?:torb|torbic|nahrbtnikov))|(?:proizvodnja|izrada|proizvođač) (?:(?:torbi|torba|ruksaka|rančeva))|ručno (?:rađene|izrađene) torbe',
      'ru uk bg mk':
        '(?:производство|производитель|изготовление|фабрика) (?:(?:сумок|рюкзаков|чемоданов))|сумки ручной работы|пошив сумок|(?:виробництво|виробник|виготовлення|фабрика) (?:(?:сумок|рюкзаків|валіз))|сумки ручної роботи|пошиття (?:сумок|рюкзаків)|(?:производство|производител|изработка) на (?:(?:чанти|раници))|ръчно изработени чанти|(?:производство|производител|изработка) на (?:(?:чанти|ранци))|рачно изработени чанти',
      'fi et lv lt hu':
        '*(?:(?:laukku|reppu)) ?(?:valmist|tehda)*|(?:(?:kottide|seljakottide)) (?:tootja|tootmine|valmistamine|valmistaja)|(?:(?:somu|mugursomu)) ražo*|(?:(?:rankinių|kuprinių|krepšių)) gamy*|(?:(?:rankinių|kuprinių|krepšių)) gamintoj*|rankų darbo rankinės|(?:(?:táska|hátizsák|bőrönd))[ -]?(?:gyárt|készít|manufaktúra)*|táskakészít\\p{L}*|kézműves táska|bőrdíszműves\\p{L}*',
      'el tr':
        '(?:κατασκευ|παραγωγ)\\p{L}+ (?:(?:τσαντών|σακιδίων|βαλιτσών))|χειροποίητες τσάντες|(?:(?:çanta|sırt çantası|valiz|bavul)) (?:üretim|üretici|imalat)\\p{L}*',
      'ar he fa':
        '(?:صناعة|تصنيع|مصنع|إنتاج) (?:(?:حقائب|شنط))|(?:ייצור|יצרן|יצרני|מפעל) (?:(?:תיקים|מזוודות|תיקי גב))|תיקים בעבודת יד|(?:تولید|تولیدی|ساخت|کارخانه) (?:(?:کیف|کوله پشتی|چمدان))',
      'hi th vi id':
        '(?:बैग) (?:निर्माता|निर्माण)|(?:โรงงาน|ผลิต)(?:(?:กระเป๋า|เป้))|(?:sản xuất|xưởng sản xuất|nhà máy) (?:(?:túi xách|ba ?lô|vali|túi))|(?:produsen|pabrik|pengrajin|perajin) (?:(?:tas|ransel|koper))',
      'ja ko zh':
        '(?:(?:バッグ|鞄|かばん|カバン|リュック))(?:製造|メーカー|製作|工房)|鞄工房|オーダーバッグ|(?:(?:가방|백팩|핸드백)) ?(?:제조|제작|공방|생산)|가죽가방|수제가방|(?:(?:箱包|背包|皮具|手袋包))(?:制造|生产|工厂|厂家|厂|制作)|箱包厂|(?:(?:箱包|背包|皮具|手袋包))(?:製造|生產|工廠|廠家|廠|製作)|箱包廠',
    },
  },
];
