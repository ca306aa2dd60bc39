import type { Kind } from './kind.ts';

/** Makers of drinks and of food that keeps. */
export const MAKERS_OF_DRINKS_AND_PRESERVES: readonly Kind[] = [
  {
    name: 'vinegar or mustard maker',
    bucket: 'Food and drink',
    narrows: ['food manufacturer', 'spice and sauce maker'],
    isOfWares: true,
    parts: {
      'vinegar maker':
        'vinegar|balsam|essig|azijn|vinaigr|vinagr|acet|oțet|oct|ocet|octa|octů|kisa|sirće|уксус|оцт|оцет|etikk|äädik|etiķ|\\bacto\\b|ecet|ξίδ|ξύδ|sirke|خل\\b|חומץ|سرکه|酢|식초|醋|giấm|cuka|eddike|vinäger|ättika|eddik',
      'mustard maker':
        'mostass|сенф|mustard|senf|mosterd|moutard|mostaza|mostarda|senape|muștar|musztard|hořčic|horčic|gorčic|senfa|горчиц|гірчиц|sinappi|sinep|sinepju|garstyč|mustár|μουστάρδ|hardal|خردل|חרדל|خردل|マスタード|芥末|sennep|senap',
    },
    words: {
      en: '(?:(?:vinegar|mustard|balsamic vinegar)s?) (?:makers?|manufacturers?|manufacturing|factory|producers?)|(?:makers?|manufacturers?|producers?) of (?:(?:vinegar|mustard|balsamic vinegar)s?)|artisan vinegars?',
      'de nl':
        '*(?:(?:essig|senf|balsamico))-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von (?:(?:essig|senf|balsamico))*|*essigmanufaktur|*senfmühle|*senfmanufaktur|*essigbrauerei|*(?:(?:azijn|mosterd))(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)|*mosterdmakerij|*azijnmakerij|*azijnbrouwerij',
      'da sv nb is':
        '*(?:(?:eddike|sennep)) ?(?:producent|fabrik|fabrikant)*|*(?:(?:vinäger|senap|ättiks))s? ?(?:tillverk|fabrik|producent)*|*(?:(?:eddik|sennep)) ?(?:produsent|fabrikk|produksjon)*|*(?:(?:sinneps|ediks)) ?framleið*',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')(?:(?:vinaigres?|moutardes?))|vinaigrerie\\p{L}*|moutarderie\\p{L}*|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de (?:(?:vinagres?|mostazas?))|vinagrer[íi]a|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')(?:(?:vinagres?|mostasses?))|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de (?:(?:vinagres?|mostazas?))|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de (?:(?:vinagres?|mostardas?))|vinagreira|(?:produzione|produttor[ei]|fabbrica) (?:di )?(?:(?:aceto|senape|mostarda))|acetaia|acetaie|acetificio|aceto balsamico tradizionale|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?(?:(?:oțet|muștar))",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) (?:(?:octu|octów|musztardy|musztard))|octownia|(?:výroba|výrobce|výrobna) (?:(?:octa|octů|hořčice))|(?:výroba|výrobca) (?:(?:octu|octov|horčice))|(?:izdelava|proizvodnja|izdelovalec) (?:(?:kisa|gorčice))|(?:proizvodnja|izrada|proizvođač) (?:(?:octa|jabučnog octa|senfa|sirćeta))',
      'ru uk bg mk':
        '(?:производство|производитель|изготовление|фабрика) (?:(?:уксуса|горчицы))|(?:виробництво|виробник|виготовлення|фабрика) (?:(?:оцту|гірчиці))|(?:производство|производител|изработка) на (?:(?:оцет|горчица))|(?:производство|производител|изработка) на (?:(?:оцет|сенф))',
      'fi et lv lt hu':
        '*(?:(?:etikka|sinappi)) ?(?:valmist|tehda)*|(?:(?:äädika|sinepi)) (?:tootja|tootmine|valmistamine|valmistaja)|(?:(?:etiķa|sinepju)) ražo*|(?:(?:acto|garstyčių)) gamy*|(?:(?:acto|garstyčių)) gamintoj*|(?:(?:ecet|mustár))[ -]?(?:gyárt|készít|manufaktúra)*|ecetmanufaktúra',
      'el tr':
        '(?:κατασκευ|παραγωγ)\\p{L}+ (?:(?:ξυδιού|μουστάρδας))|(?:(?:sirke|hardal)) (?:üretim|üretici|imalat)\\p{L}*',
      'ar he fa':
        '(?:صناعة|تصنيع|مصنع|إنتاج) (?:(?:خل|خردل|خل التفاح))|(?:ייצור|יצרן|יצרני|מפעל) (?:(?:חומץ|חרדל))|(?:تولید|تولیدی|ساخت|کارخانه) (?:(?:سرکه|خردل))',
      'hi th vi id':
        'सिरका (?:निर्माता|निर्माण)|(?:โรงงาน|ผลิต)น้ำส้มสายชู|(?:sản xuất|xưởng sản xuất|nhà máy) giấm|(?:produsen|pabrik|pengrajin|perajin) cuka',
      'ja ko zh':
        '(?:(?:酢|お酢|マスタード))(?:製造|メーカー|製作|工房)|醸造酢|酢醸造|(?:(?:식초|발효식초)) ?(?:제조|제작|공방|생산)|(?:(?:醋|食醋|陈醋|芥末))(?:制造|生产|工厂|厂家|厂|制作)|醋业|(?:(?:醋|食醋|陳醋|芥末))(?:製造|生產|工廠|廠家|廠|製作)|醋業',
    },
  },
  {
    name: 'pickle and ferment maker',
    bucket: 'Food and drink',
    narrows: ['food manufacturer', 'jam and preserves maker', 'spice and sauce maker'],
    isOfWares: true,
    parts: {
      'kombucha brewery': 'kombu|комбуч|чайного гриб|コンブチャ|콤부차|康普茶',
      'kimchi maker': 'kimchi|kimči|кимчи|кімчі|キムチ|김치',
      'sauerkraut maker':
        'sauerkraut|choucrout|zuurkool|kapust[ay]|zel[íá]|kysan|kysl|капуст|hapankaal|hapukaps|kāpost|kopūst|(?<!ogórków )kiszon|käposzta|káposzta',
      'pickle maker': 'pickle|chutney|gurk|augurk|ogórk|солен|漬物|절임|咸菜|榨菜|酱菜|泡菜|醃|turşu',
    },
    words: {
      en: '(?:(?:pickles?|chutneys?|kimchi|sauerkraut|kombucha|fermented foods?)) (?:makers?|manufacturers?|manufacturing|factory|producers?)|(?:makers?|manufacturers?|producers?) of (?:(?:pickles?|chutneys?|kimchi|sauerkraut|kombucha|fermented foods?))|kombucha (?:brewery|brewers)|craft kombucha',
      'de nl':
        '*(?:(?:sauerkraut|kimchi|kombucha|sauerkonserven|gewürzgurken))-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von (?:(?:sauerkraut|kimchi|kombucha|sauerkonserven|gewürzgurken))*|*sauerkrautfabrik|*kombucha ?brauerei|*(?:(?:zuurkool|kimchi|kombucha|augurken))(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)|*zuurkoolfabriek|*kombuchabrouwerij',
      'da sv nb is':
        '*(?:(?:kombucha|kimchi|surkåls)) ?(?:producent|fabrik|fabrikant)*|*(?:(?:kombucha|kimchi|surkåls))s? ?(?:tillverk|fabrik|producent)*|*(?:(?:kombucha|kimchi|surkål)) ?(?:produsent|fabrikk|produksjon)*|*(?:(?:kombucha|súrkáls)) ?framleið*',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')(?:(?:choucroute|kimchi|kombucha|pickles|légumes lactofermentés|légumes fermentés))|choucrouterie|kombucha (?:artisanal|bio)|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de (?:(?:encurtidos|kombucha|kimchi|fermentados|aceitunas y encurtidos))|encurtidos|kombucha artesanal|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')(?:(?:envinagrats|kombutxa|kombucha))|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de (?:(?:encurtidos|kombucha))|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de (?:(?:conservas em vinagre|picles|kombucha|kimchi|fermentados))|(?:produzione|produttor[ei]|fabbrica) (?:di )?(?:(?:sottaceti|kombucha|kimchi|crauti|sottoli))|sottoli e sottaceti|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?(?:(?:murături|kombucha|kimchi))|murături (?:naturale|de casă)",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) (?:(?:kiszonek|kimchi|kombuchy|kapusty kiszonej|ogórków kiszonych))|kiszonki|kiszarnia|(?:výroba|výrobce|výrobna) (?:(?:kysaného zelí|kimchi|kombuchy))|kysané zelí|zelárna|(?:výroba|výrobca) (?:(?:kyslej kapusty|kimchi|kombuchy))|kvasená kapusta|(?:izdelava|proizvodnja|izdelovalec) (?:(?:kislega zelja|kombuče|kimčija))|kisanje zelja|(?:proizvodnja|izrada|proizvođač) (?:(?:kiselog kupusa|kombuche|kimchija|turšije|zimnice))|zimnica',
      'ru uk bg mk':
        '(?:производство|производитель|изготовление|фабрика) (?:(?:квашеной капусты|солений|комбучи|кимчи|чайного гриба))|соленья и квашения|(?:виробництво|виробник|виготовлення|фабрика) (?:(?:квашеної капусти|солінь|комбучі|кімчі))|(?:производство|производител|изработка) на (?:(?:туршия|комбуча|кимчи|туршии))|(?:производство|производител|изработка) на (?:(?:туршија|комбуха))|зимница',
      'fi et lv lt hu':
        '*(?:(?:kombucha|kimchi|hapankaali)) ?(?:valmist|tehda)*|(?:(?:kombucha|kimchi|hapukapsa)) (?:tootja|tootmine|valmistamine|valmistaja)|(?:(?:kombučas|skābētu kāpostu|kimči)) ražo*|skābēti kāposti|(?:(?:kombučos|raugintų (?:kopūstų|daržovių|agurkų)|kimči)) gamy*|(?:(?:kombučos|raugintų (?:kopūstų|daržovių|agurkų)|kimči)) gamintoj*|(?:(?:savanyúság|savanyú káposzta|kombucha|kimchi))[ -]?(?:gyárt|készít|manufaktúra)*|savanyúság',
      'el tr':
        '(?:κατασκευ|παραγωγ)\\p{L}+ (?:(?:τουρσιών|kombucha|κομπούχα))|(?:(?:turşu|kombucha|kombuça)) (?:üretim|üretici|imalat)\\p{L}*|turşucu\\p{L}*',
      'ar he fa':
        "(?:صناعة|تصنيع|مصنع|إنتاج) (?:(?:مخللات|كمبوتشا|المخللات|طرشي))|(?:ייצור|יצרן|יצרני|מפעל) (?:(?:חמוצים|כבושים|קומבוצ'ה|קימצ'י))|(?:تولید|تولیدی|ساخت|کارخانه) (?:(?:ترشی|خیارشور|کامبوچا))",
      'hi th vi id':
        '(?:अचार) (?:निर्माता|निर्माण)|अचार|(?:โรงงาน|ผลิต)(?:(?:ผักดอง|คอมบูชะ))|(?:sản xuất|xưởng sản xuất|nhà máy) (?:(?:dưa muối|kombucha|kim chi|kimchi))|(?:produsen|pabrik|pengrajin|perajin) (?:(?:kombucha|kimchi|acar))',
      'ja ko zh':
        '(?:(?:漬物|キムチ|コンブチャ))(?:製造|メーカー|製作|工房)|漬物(?:屋|店)|(?:(?:김치|절임|콤부차)) ?(?:제조|제작|공방|생산)|김치 ?공장|반찬공장|(?:(?:泡菜|酱菜|康普茶|咸菜|榨菜))(?:制造|生产|工厂|厂家|厂|制作)|(?:(?:泡菜|醬菜|康普茶|鹹菜|榨菜))(?:製造|生產|工廠|廠家|廠|製作)',
    },
  },
  {
    name: 'nut butter and dried fruit producer',
    bucket: 'Food and drink',
    narrows: ['food manufacturer', 'biscuit and snack manufacturer', 'spice and sauce maker'],
    isOfWares: true,
    parts: {
      'granola maker':
        'granola|muesli|müsli|musli|mysli|гранол|мюсл|cereals?(?! bar)|グラノーラ|그래놀라|燕麦|燕麥|mueslis',
      'nut butter maker':
        'nut butter|peanut|nussmus|erdnuss|notenpasta|pindak|cacahu|oléag|masła orz|ořechov\\p{L}+ más|orechov\\p{L}+ mas|орехов|арахис|урбеч|pähkin|pähkli|riekst|riešut|ナッツバター|땅콩|花生酱|花生醬',
      'dried fruit producer':
        'dried fruit|trockenfr|gedroogd|fruits sec|fruits séch|frutos secos|frutas secas|frutas desh|suszon|owoców sus|sušen|сухофр|kuivat|žāvēt|džiov|aszalt|ドライフルーツ|건과|果干|果乾|蜜饯|蜜餞|kuru meyve',
      'energy bar maker': 'energy bar|riegel|bars?\\b',
    },
    words: {
      en: '(?:(?:nut butters?|peanut butter|dried fruits?|granola|muesli|energy bars?|trail mix|cereal bars?)) (?:makers?|manufacturers?|manufacturing|factory|producers?)|(?:makers?|manufacturers?|producers?) of (?:(?:nut butters?|peanut butter|dried fruits?|granola|muesli|energy bars?|trail mix|cereal bars?))|granola compan(?:y|ies)',
      'de nl':
        '*(?:(?:nussmus|müsli|trockenfrüchte|granola|erdnussmus|riegel))-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von (?:(?:nussmus|müsli|trockenfrüchte|granola|erdnussmus|riegel))*|*müslimanufaktur|*trockenfrüchte|*(?:(?:notenpasta|pindakaas|granola|muesli|gedroogd fruit))(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)',
      'da sv nb is':
        '*(?:(?:müsli|granola|nøddesmør|tørret frugt)) ?(?:producent|fabrik|fabrikant)*|*(?:(?:müsli|granola|nötsmör|torkad frukt))s? ?(?:tillverk|fabrik|producent)*|*(?:(?:müsli|granola|nøttesmør)) ?(?:produsent|fabrikk|produksjon)*|*(?:(?:granóla|múslí)) ?framleið*',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')(?:(?:granola|muesli|beurre de cacahuètes?|purées? d'oléagineux|fruits secs|fruits séchés))|granola artisanal|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de (?:(?:granola|frutos secos|frutas? deshidratadas?|crema de cacahuete|mantequilla de maní|muesli|frutas secas))|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')(?:(?:fruits? secs?|granola|fruita seca))|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de (?:(?:froitos secos|granola))|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de (?:(?:granola|frutos secos|frutas (?:secas|desidratadas)|pasta de amendoim|manteiga de amendoim))|granola artesanal|(?:produzione|produttor[ei]|fabbrica) (?:di )?(?:(?:granola|frutta secca|frutta (?:disidratata|essiccata)|burro d'arachidi|muesli))|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?(?:(?:granola|fructe (?:uscate|deshidratate)|unt de arahide|musli))",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) (?:(?:granoli|masła orzechowego|suszonych owoców|musli|bakalii|owoców suszonych))|(?:výroba|výrobce|výrobna) (?:(?:granoly|ořechových másel|sušeného ovoce|müsli))|ořechová másla|(?:výroba|výrobca) (?:(?:granoly|orechových masiel|sušeného ovocia|müsli))|(?:izdelava|proizvodnja|izdelovalec) (?:(?:granole|suhega sadja|oreščkovih namazov|mislijev))|(?:proizvodnja|izrada|proizvođač) (?:(?:granole|suhog voća|suvog voća|maslaca od kikirikija|kikiriki maslaca|sušenog voća))',
      'ru uk bg mk':
        '(?:производство|производитель|изготовление|фабрика) (?:(?:гранолы|ореховой пасты|арахисовой пасты|сухофруктов|мюсли|ореховых паст|урбеча))|урбеч|(?:виробництво|виробник|виготовлення|фабрика) (?:(?:граноли|горіхової пасти|арахісової пасти|сухофруктів|мюслі|горіхових паст))|(?:производство|производител|изработка) на (?:(?:гранола|сушени плодове|фъстъчено масло|мюсли|ядкови масла))|(?:производство|производител|изработка) на (?:(?:сушено овошје|гранола|путер од кикирики))',
      'fi et lv lt hu':
        '*(?:(?:granola|mysli|pähkinävoi)) ?(?:valmist|tehda)*|(?:(?:granola|müsli|pähklivõi|kuivatatud puuviljade)) (?:tootja|tootmine|valmistamine|valmistaja)|(?:(?:granolas|musli|riekstu (?:sviesta|krēmu)|žāvētu augļu)) ražo*|(?:(?:granolos|dribsnių|riešutų (?:sviesto|kremų)|džiovintų vaisių)) gamy*|(?:(?:granolos|dribsnių|riešutų (?:sviesto|kremų)|džiovintų vaisių)) gamintoj*|(?:(?:granola|müzli|mogyoróvaj|aszalvány|aszalt gyümölcs))[ -]?(?:gyárt|készít|manufaktúra)*|aszalvány\\p{L}*',
      'el tr':
        '(?:κατασκευ|παραγωγ)\\p{L}+ (?:(?:γκρανόλας|αποξηραμένων φρούτων|φυστικοβούτυρου|ξηρών καρπών))|(?:(?:granola|fıstık ezmesi|kuru meyve|müsli|kuruyemiş)) (?:üretim|üretici|imalat)\\p{L}*|kuruyemiş\\p{L}*',
      'ar he fa':
        '(?:صناعة|تصنيع|مصنع|إنتاج) (?:(?:فواكه مجففة|زبدة الفول السوداني|جرانولا|مكسرات))|(?:ייצור|יצרן|יצרני|מפעל) (?:(?:גרנולה|פירות יבשים|חמאת בוטנים|ממרחי אגוזים))|(?:تولید|تولیدی|ساخت|کارخانه) (?:(?:گرانولا|میوه خشک|کره بادام زمینی|خشکبار))',
      'hi th vi id':
        '(?:(?:ड्राई फ्रूट|मखाना|पीनट बटर)) (?:निर्माता|निर्माण)|(?:โรงงาน|ผลิต)(?:(?:ผลไม้อบแห้ง|กราโนล่า|เนยถั่ว))|(?:sản xuất|xưởng sản xuất|nhà máy) (?:(?:granola|trái cây sấy|bơ đậu phộng|hạt dinh dưỡng))|trái cây sấy|(?:produsen|pabrik|pengrajin|perajin) (?:(?:granola|selai kacang|buah kering|keripik buah))',
      'ja ko zh':
        '(?:(?:グラノーラ|ドライフルーツ|ナッツバター))(?:製造|メーカー|製作|工房)|(?:(?:그래놀라|건과일|땅콩버터|견과)) ?(?:제조|제작|공방|생산)|(?:(?:坚果|果干|花生酱|燕麦片|蜜饯))(?:制造|生产|工厂|厂家|厂|制作)|(?:(?:堅果|果乾|花生醬|燕麥片|蜜餞))(?:製造|生產|工廠|廠家|廠|製作)',
    },
  },
  {
    name: 'juice, syrup or soft drink maker',
    bucket: 'Food and drink',
    narrows: ['drinks producer', 'jam and preserves maker', 'spice and sauce maker'],
    isOfWares: true,
    parts: {
      'syrup maker':
        'syrup|sirup|siroop|sirop|jarabe|xarop|sciropp|syrop|сироп|siirap|siirup|sīrup|sirup|szörp|şurup|シロップ|시럽|청\\b|糖浆|糖漿|sirap',
      'juice maker':
        'juice|saft|most(?!ard)|kelter|\\bsap|vruchtens|\\bjus\\b|zumo|jugo|suco|sumo|suc\\b|sucur|succhi|sok|tłocz|mošt|muš?t|šťáv|štiav|сок|соч|mehu|mahl|sula|sulu|sulč|gyümölcsl|χυμ|meyve suyu|عصير|عصائر|מיצים|آبمیوه|ジュース|주스|果汁|sari buah|nước ép',
      'soft drink maker':
        'soft drink|soda|lemonad|limonad|ginger|tonic|cola|iced tea|gasei?os|refriger|refresc|gazowan|napoj|напит|лимонад|virvoit|limo|karast|bezalko|gaivi|üdítő|gazoz|サイダー|清涼|ラムネ|음료|饮料|汽水|飲料|læskedr|läsk|brus|frisdr',
    },
    words: {
      en: '(?:(?:syrup|soft drink|soda|lemonade|ginger beer|cordial|tonic water|cola|iced tea|juice)s?) (?:makers?|manufacturers?|manufacturing|factory|producers?)|(?:makers?|manufacturers?|producers?) of (?:(?:syrup|soft drink|soda|lemonade|ginger beer|cordial|tonic water|cola|iced tea|juice)s?)|craft (?:sodas?|soft drinks)|artisan (?:syrups|lemonades?|tonics?)',
      'de nl':
        '*(?:(?:sirup|limonaden|limonade|saft|fruchtsaft|ingwer|most))-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von (?:(?:sirup|limonaden|limonade|saft|fruchtsaft|ingwer|most))*|*limonadenmanufaktur|*mosterei|*saftkelterei|*kelterei|*lohnmosterei|*(?:(?:siroop|limonade|sap|vruchtensap|frisdrank|gember))(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)|*sappersing|*sapperij|*limonademakerij',
      'da sv nb is':
        '*(?:(?:saft|sodavand|most|sirup)) ?(?:producent|fabrik|fabrikant)*|*mosteri|*(?:(?:saft|läsk|must|lemonad|sirap))s? ?(?:tillverk|fabrik|producent)*|*musteri\\p{L}*|*bryggeri och läskedryck\\p{L}*|*(?:(?:saft|brus|eplemost|sirup)) ?(?:produsent|fabrikk|produksjon)*|*saftpresseri|*eplemosteri|*(?:(?:safa|gosdrykkja)) ?framleið*',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')(?:(?:sirops?|limonades?|jus de (?:pomme|fruits?)|sodas|bissap))|siroperie|limonaderie|jus de fruits artisanaux|sirops artisanaux|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de (?:(?:siropes?|jarabes?|refrescos|gaseosas?|zumos|jugos|limonadas|sodas))|refrescos artesanos|zumos (?:naturales|ecológicos)|sodería|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')(?:(?:xarops?|refrescos|sucs))|sucs ecològics|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de (?:(?:refrescos|zumes))|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de (?:(?:xaropes?|refrigerantes|sumos|sucos|refrescos))|sucos naturais|sumos naturais|polpas? de frutas?|(?:produzione|produttor[ei]|fabbrica) (?:di )?(?:(?:sciroppi|bibite|succhi di frutta|limonate|gazzose))|succhi di frutta|bibite artigianali|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?(?:(?:siropuri?|sucuri|limonadă|răcoritoare|must de mere|suc de mere))|suc (?:natural )?de mere|sucuri naturale",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) (?:(?:syropów|soków|lemoniad|napojów gazowanych|napojów))|tłoczni\\p{L}+ soków|soki tłoczone|tłocznia|(?:výroba|výrobce|výrobna) (?:(?:sirupů|moštů|limonád|šťáv))|moštárn\\p{L}+|moštování|(?:výroba|výrobca) (?:(?:sirupov|muštov|limonád|štiav))|muštáreň|muštovanie|(?:izdelava|proizvodnja|izdelovalec) (?:(?:sirupov|sokov|limonad|brezalkoholnih pijač))|stiskalnica|stiskanje sadja|sadni sokovi|(?:proizvodnja|izrada|proizvođač) (?:(?:sirupa|sokova|voćnih sokova|bezalkoholnih pića|limunada))|prirodni sokovi|domaći sokovi|matični sok',
      'ru uk bg mk':
        '(?:производство|производитель|изготовление|фабрика) (?:(?:сиропов|соков|лимонада|лимонадов|безалкогольных напитков|морсов|кваса|сидра и соков))|(?:виробництво|виробник|виготовлення|фабрика) (?:(?:сиропів|соків|лимонаду|лимонадів|безалкогольних напоїв|квасу))|соки прямого віджиму|(?:производство|производител|изработка) на (?:(?:сиропи|сокове|безалкохолни(?: напитки)?|лимонади))|натурални сокове|(?:производство|производител|изработка) на (?:(?:сирупи|сокови|безалкохолни пијалаци))|природни сокови',
      'fi et lv lt hu':
        '*(?:(?:mehu|virvoitusjuoma|limonadi|siirappi)) ?(?:valmist|tehda)*|*mehuasema*|*mehustamo*|*limutehdas|(?:(?:mahla|siirupi|limonaadi|karastusjoogi|karastusjookide)) (?:tootja|tootmine|valmistamine|valmistaja)|mahlapress\\p{L}*|mahlapressimine|mahlatööstus|(?:(?:sulu|sīrupu|limonāžu|bezalkoholisko dzērienu|kvasa)) ražo*|sulu spied\\p{L}+|sulas spiešana|(?:(?:sulčių|sirupų|limonado|giros|gaiviųjų gėrimų)) gamy*|(?:(?:sulčių|sirupų|limonado|giros|gaiviųjų gėrimų)) gamintoj*|sulčių spaud\\p{L}+|(?:(?:szörp|gyümölcslé|üdítő|üdítőital|limonádé|gyümölcslevek))[ -]?(?:gyárt|készít|manufaktúra)*|gyümölcslé\\p{L}*|szörpmanufaktúra|almalé\\p{L}*',
      'el tr':
        '(?:κατασκευ|παραγωγ)\\p{L}+ (?:(?:σιροπιών|χυμών|αναψυκτικών|λεμονάδας))|φυσικοί χυμοί|αναψυκτικά|(?:(?:şurup|meyve suyu|gazoz|limonata|şerbet|meşrubat)) (?:üretim|üretici|imalat)\\p{L}*|gazoz fabrika\\p{L}*|meyve suları',
      'ar he fa':
        '(?:صناعة|تصنيع|مصنع|إنتاج) (?:(?:عصائر|مشروبات غازية|شراب|العصائر|مرطبات))|(?:ייצור|יצרן|יצרני|מפעל) (?:(?:מיצים|סירופים|משקאות קלים|לימונדה))|(?:تولید|تولیدی|ساخت|کارخانه) (?:(?:شربت|نوشابه|آبمیوه|نوشیدنی|عرقیات))|عرقیات گیاهی',
      'hi th vi id':
        '(?:(?:जूस|शरबत)) (?:निर्माता|निर्माण)|(?:โรงงาน|ผลิต)(?:(?:น้ำผลไม้|ไซรัป|น้ำอัดลม))|(?:sản xuất|xưởng sản xuất|nhà máy) (?:(?:si-?rô|nước ép|nước giải khát|nước ngọt))|(?:produsen|pabrik|pengrajin|perajin) (?:(?:sirup|minuman ringan|jus))',
      'ja ko zh':
        '(?:(?:シロップ|ジュース|サイダー|ラムネ|清涼飲料))(?:製造|メーカー|製作|工房)|(?:(?:시럽|음료|주스|과일청|수제청)) ?(?:제조|제작|공방|생산)|수제청|(?:(?:糖浆|果汁|饮料|汽水))(?:制造|生产|工厂|厂家|厂|制作)|(?:(?:糖漿|果汁|飲料|汽水))(?:製造|生產|工廠|廠家|廠|製作)',
    },
  },
  {
    name: 'mineral water bottler',
    bucket: 'Food and drink',
    narrows: 'drinks producer',
    isOfWares: true,
    parts: {
      'water cooler supplier':
        'cooler|dispenser|wasserspend|fontaines? à eau|dystrybutor|výdejník|кулер|veeauto|vesiauto|ウォーターサーバー|waterkoeler|vandkøler|vattenautomat',
      'water delivery service': 'deliver|доставка|宅配|배달|배송|piegāde|送水',
      'mineral water bottler':
        'mineraalw|kildev|källv|lindarv|agua (?:emb|pur|min)|água|mineral|spring|bottled|quell|brunnen|source|minér|bron|źródl|pramen|rozlewn|минерал|питьев|lähdev|kivennä|allika|avota|šaltin|ミネラル|天然水|먹는샘물|생수|矿泉|礦泉',
    },
    words: {
      en: '(?:(?:mineral|spring|bottled) water) (?:makers?|manufacturers?|manufacturing|factory|producers?)|(?:makers?|manufacturers?|producers?) of (?:(?:mineral|spring|bottled) water)|(?:mineral|spring|bottled) water(?: delivery)?|water (?:coolers?|dispensers?)(?: hire| supplier)?',
      'de nl':
        '*(?:(?:mineralwasser|quellwasser))-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von (?:(?:mineralwasser|quellwasser))*|*mineralbrunnen|*mineralquelle\\p{L}*|*wasserspender|*heilquelle\\p{L}*|*(?:(?:mineraalwater|bronwater))(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)|*bronwater|*waterkoeler\\p{L}*',
      'da sv nb is':
        '*(?:(?:kildevand|mineralvand)) ?(?:producent|fabrik|fabrikant)*|*kildevand|*vandkøler\\p{L}*|*(?:(?:källvatten|mineralvatten))s? ?(?:tillverk|fabrik|producent)*|*källvatten|*vattenautomat\\p{L}*|*(?:(?:kildevann|mineralvann)) ?(?:produsent|fabrikk|produksjon)*|*kildevann|*vannkjøler\\p{L}*|*vanndispenser\\p{L}*|*(?:(?:lindarvatns|sódavatns)) ?framleið*',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')(?:(?:eaux? minérales?|eaux? de source))|eaux? minérales? naturelles?|eau de source|fontaines? à eau|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de (?:(?:agua mineral|agua purificada|agua embotellada))|agua mineral natural|purificadora de agua|agua purificada|planta (?:purificadora|embotelladora)|dispensadores de agua|agua de manantial|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')(?:aigua mineral)|aigua mineral natural|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de (?:auga mineral)|auga mineral|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de (?:(?:água mineral|águas minerais))|águas? minera(?:l|is) natura(?:l|is)|distribuidora de água|bebedouros|(?:produzione|produttor[ei]|fabbrica) (?:di )?(?:(?:acqua minerale|acque minerali))|acqu[ae] mineral[ei]|boccioni (?:d'|di )acqua|erogatori (?:d'|di )acqua|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?(?:(?:apă minerală|apă îmbuteliată))|apă (?:minerală|plată) (?:naturală|carbogazoasă)|dozatoare de apă|îmbuteliere apă",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) (?:(?:wody (?:mineralnej|źródlanej)))|woda (?:mineralna|źródlana)|rozlewnia wód|dystrybutory wody|(?:výroba|výrobce|výrobna) (?:(?:minerální vody|pramenité vody))|minerální vody|výdejník\\p{L}* vody|pramenitá voda|(?:výroba|výrobca) (?:(?:minerálnej vody|pramenitej vody))|minerálne vody|(?:izdelava|proizvodnja|izdelovalec) (?:(?:mineralne vode|izvirske vode))|naravna mineralna voda|polnilnica vode|(?:proizvodnja|izrada|proizvođač) (?:(?:mineralne vode|izvorske vode))|(?:prirodna )?(?:mineralna|izvorska) voda|punionica vode|aparati za vodu',
      'ru uk bg mk':
        '(?:производство|производитель|изготовление|фабрика) (?:(?:минеральной воды|питьевой воды|бутилированной воды))|доставка (?:питьевой )?воды|минеральная вода|питьевая вода|кулеры для воды|(?:виробництво|виробник|виготовлення|фабрика) (?:(?:мінеральної води|питної води))|доставка (?:питної )?води|мінеральна вода|кулери для води|(?:производство|производител|изработка) на (?:(?:минерална вода|изворна вода))|(?:минерална|изворна|трапезна) вода|диспенсъри за вода|(?:производство|производител|изработка) на (?:минерална вода)|(?:минерална|изворска) вода|апарати за вода',
      'fi et lv lt hu':
        '*(?:(?:lähdevesi|kivennäisvesi)) ?(?:valmist|tehda)*|*lähdevesi|*vesiautomaatti|(?:(?:mineraalvee|allikavee)) (?:tootja|tootmine|valmistamine|valmistaja)|mineraalvesi|allikavesi|veeautomaadid|(?:(?:minerālūdens|avota ūdens)) ražo*|minerālūdens|avota ūdens|ūdens piegāde|(?:(?:mineralinio vandens|šaltinio vandens)) gamy*|(?:(?:mineralinio vandens|šaltinio vandens)) gamintoj*|mineralinis vanduo|šaltinio vanduo|vandens aparatai|(?:(?:ásványvíz|forrásvíz))[ -]?(?:gyárt|készít|manufaktúra)*|(?:ásvány|forrás|gyógy)v[ií]z\\p{L}*|vízadagoló\\p{L}*|ballonos víz',
      'el tr':
        '(?:κατασκευ|παραγωγ)\\p{L}+ (?:(?:μεταλλικού νερού|εμφιαλωμένου νερού))|(?:φυσικό )?μεταλλικό νερό|εμφιαλωμένο νερό|εμφιάλωση νερού|ψύκτες νερού|(?:(?:maden suyu|kaynak suyu)) (?:üretim|üretici|imalat)\\p{L}*|maden su\\p{L}+|doğal (?:kaynak )?su\\p{L}+|damacana su|su bayi\\p{L}*|su sebili',
      'ar he fa':
        '(?:صناعة|تصنيع|مصنع|إنتاج) (?:(?:مياه معدنية|المياه المعدنية|مياه الشرب))|مياه (?:معدنية|شرب)|توصيل مياه|تعبئة (?:ال)?مياه|(?:ייצור|יצרן|יצרני|מפעל) (?:מים מינרליים)|מים מינרליים|בר מים|מתקני מים|מי מעיינות|(?:تولید|تولیدی|ساخت|کارخانه) (?:(?:آب معدنی|آب آشامیدنی))|آب معدنی',
      'hi th vi id':
        '(?:(?:मिनरल वाटर|पैकेज्ड ड्रिंकिंग वाटर)) (?:निर्माता|निर्माण)|मिनरल वाटर|(?:โรงงาน|ผลิต)(?:(?:น้ำดื่ม|น้ำแร่))|โรงงานน้ำดื่ม|(?:sản xuất|xưởng sản xuất|nhà máy) (?:(?:nước khoáng|nước tinh khiết|nước uống đóng chai))|nước khoáng|giao nước|đại lý nước|(?:produsen|pabrik|pengrajin|perajin) (?:(?:air mineral|air minum dalam kemasan|amdk))|air mineral|air minum (?:isi ulang|dalam kemasan|kemasan)|depot air minum|amdk',
      'ja ko zh':
        '(?:(?:ミネラルウォーター|天然水))(?:製造|メーカー|製作|工房)|ミネラルウォーター|天然水|ウォーターサーバー|宅配水|(?:(?:생수|먹는샘물)) ?(?:제조|제작|공방|생산)|생수 ?(?:배달|배송)|먹는샘물|(?:(?:矿泉水|纯净水|饮用水|桶装水))(?:制造|生产|工厂|厂家|厂|制作)|矿泉水|桶装水|饮水机|(?:(?:礦泉水|純淨水|飲用水|桶裝水))(?:製造|生產|工廠|廠家|廠|製作)|礦泉水|桶裝水|飲水機',
    },
  },
];
