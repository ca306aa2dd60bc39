import type { Kind } from './kind.ts';

/** Makers of cosmetics, toys and campervans. */
export const MAKERS_OF_COSMETICS_AND_TOYS: readonly Kind[] = [
  {
    name: 'natural cosmetics maker',
    bucket: 'Beauty and wellness',
    narrows: 'cosmetics',
    isOfWares: true,
    words: {
      en: '(?:(?:natural|organic|handmade|vegan) (?:cosmetics?|skincare|beauty products)|skincare|cosmetics) (?:makers?|manufacturers?|manufacturing|factory|producers?)|(?:makers?|manufacturers?|producers?) of (?:(?:natural|organic|handmade|vegan) (?:cosmetics?|skincare|beauty products)|skincare|cosmetics)|(?:natural|organic|handmade|artisan|vegan) (?:cosmetics|skin ?care|beauty)|private label (?:cosmetics|skincare)',
      'de nl':
        '*(?:(?:naturkosmetik|kosmetik))-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von (?:(?:naturkosmetik|kosmetik))*|*naturkosmetik\\p{L}*|*kosmetikmanufaktur|*lohnherstellung kosmetik|*kosmetikherstell\\p{L}+|*(?:(?:natuurcosmetica|cosmetica))(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)|*natuurlijke (?:cosmetica|huidverzorging)|*natuurcosmetica',
      'da sv nb is':
        '*(?:(?:hudpleje|naturkosmetik)) ?(?:producent|fabrik|fabrikant)*|*naturkosmetik|økologisk hudpleje|naturlig hudpleje|*(?:(?:hudvård|hudvårds|naturkosmetik))s? ?(?:tillverk|fabrik|producent)*|ekologisk hudvård|naturlig hudvård|*(?:(?:hudpleie|naturkosmetikk)) ?(?:produsent|fabrikk|produksjon)*|*naturkosmetikk|økologisk hudpleie|naturlig hudpleie|*(?:(?:snyrtivöru|húðvöru)) ?framleið*|(?:náttúrulegar|íslenskar) (?:húðvörur|snyrtivörur)',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')(?:(?:cosmétiques?(?: naturels?| bio)?))|cosmétiques? (?:naturel(?:le)?s?|bio|artisana(?:le|ux|les))|savonnerie et cosmétiques|soins? naturels? pour la peau|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de (?:(?:cosmétic[ao]s?(?: natural(?:es)?| ecológic[ao]s?)?))|cosmética (?:natural|ecológica|artesanal|vegana)|cosméticos (?:naturales|artesanales|orgánicos)|maquila de cosméticos|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')(?:(?:cosmètics?|cosmètica))|cosmètica (?:natural|ecològica|artesanal)|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de (?:(?:cosmética|cosméticos))|cosmética (?:natural|ecolóxica)|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de (?:(?:cosméticos?|cosmética))|cosmética (?:natural|artesanal)|cosméticos (?:naturais|artesanais|veganos|orgânicos)|(?:produzione|produttor[ei]|fabbrica) (?:di )?(?:(?:cosmetici|cosmesi))|(?:cosmetici|cosmesi|cosmetica) (?:natural[ei]|bio|biologic[ai]|artigianal[ei])|cosmetici conto terzi|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?(?:(?:cosmetice|produse cosmetice))|cosmetice (?:naturale|bio|handmade|artizanale)",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) (?:(?:kosmetyków(?: naturalnych)?|kosmetyki kontraktowej))|kosmetyki (?:naturalne|wegańskie|ekologiczne)|manufaktura kosmetyk\\p{L}+|produkcja kontraktowa kosmetyków|(?:výroba|výrobce|výrobna) (?:(?:kosmetiky|přírodní kosmetiky))|přírodní kosmetik\\p{L}+|bio kosmetika|(?:výroba|výrobca) (?:(?:kozmetiky|prírodnej kozmetiky))|prírodn\\p{L}+ kozmetik\\p{L}+|(?:izdelava|proizvodnja|izdelovalec) (?:(?:kozmetike|naravne kozmetike))|naravn\\p{L}+ kozmetik\\p{L}+|(?:proizvodnja|izrada|proizvođač) (?:(?:kozmetike|prirodne kozmetike))|prirodn\\p{L}+ kozmetik\\p{L}+',
      'ru uk bg mk':
        '(?:производство|производитель|изготовление|фабрика) (?:(?:косметики|натуральной косметики))|натуральная косметика|косметика ручной работы|контрактное производство косметики|(?:виробництво|виробник|виготовлення|фабрика) (?:(?:косметики|натуральної косметики))|натуральна косметика|крафтова косметика|(?:производство|производител|изработка) на (?:(?:козметика|натурална козметика))|натурална козметика|био козметика|(?:производство|производител|изработка) на (?:(?:козметика|природна козметика))|природна козметика',
      'fi et lv lt hu':
        '*(?:(?:kosmetiikka|luonnonkosmetiikka)) ?(?:valmist|tehda)*|*luonnonkosmetiik\\p{L}+|(?:(?:kosmeetika|looduskosmeetika)) (?:tootja|tootmine|valmistamine|valmistaja)|looduskosmeetika|looduslik kosmeetika|(?:(?:kosmētikas|dabīgās kosmētikas)) ražo*|dabīgā kosmētika|dabiskā kosmētika|eko kosmētika|(?:(?:kosmetikos|natūralios kosmetikos)) gamy*|(?:(?:kosmetikos|natūralios kosmetikos)) gamintoj*|natūrali kosmetika|rankų darbo kosmetika|(?:(?:kozmetikum|natúrkozmetikum|natúrkozmetika|kozmetikai termék))[ -]?(?:gyárt|készít|manufaktúra)*|natúrkozmetik\\p{L}+|kézműves kozmetik\\p{L}+',
      'el tr':
        '(?:κατασκευ|παραγωγ)\\p{L}+ (?:(?:καλλυντικών|φυσικών καλλυντικών))|φυσικά καλλυντικά|βιολογικά καλλυντικά|χειροποίητα καλλυντικά|(?:(?:kozmetik|doğal kozmetik)) (?:üretim|üretici|imalat)\\p{L}*|doğal kozmetik|fason kozmetik|organik kozmetik',
      'ar he fa':
        '(?:صناعة|تصنيع|مصنع|إنتاج) (?:(?:مستحضرات تجميل|مستحضرات التجميل))|مستحضرات (?:تجميل|التجميل) (?:طبيعية|الطبيعية)|(?:ייצור|יצרן|יצרני|מפעל) (?:(?:קוסמטיקה|תמרוקים))|קוסמטיקה טבעית|(?:تولید|تولیدی|ساخت|کارخانه) (?:(?:لوازم آرایشی|محصولات آرایشی|مواد آرایشی))|لوازم آرایشی طبیعی',
      'hi th vi id':
        '(?:कॉस्मेटिक) (?:निर्माता|निर्माण)|प्राकृतिक सौंदर्य प्रसाधन|(?:โรงงาน|ผลิต)(?:(?:เครื่องสำอาง|ครีม|สกินแคร์))|เครื่องสำอางธรรมชาติ|รับผลิต(?:ครีม|เครื่องสำอาง)|(?:sản xuất|xưởng sản xuất|nhà máy) (?:mỹ phẩm)|mỹ phẩm (?:thiên nhiên|thuần chay|handmade)|gia công mỹ phẩm|(?:produsen|pabrik|pengrajin|perajin) (?:(?:kosmetik|skincare))|maklon kosmetik|kosmetik (?:alami|organik)',
      'ja ko zh':
        '(?:(?:化粧品|コスメ|スキンケア))(?:製造|メーカー|製作|工房)|オーガニックコスメ|自然派化粧品|化粧品OEM|(?:(?:화장품|천연화장품)) ?(?:제조|제작|공방|생산)|천연화장품|수제화장품|화장품 ?OEM|(?:(?:化妆品|护肤品))(?:制造|生产|工厂|厂家|厂|制作)|天然护肤|手工护肤品|化妆品代工|(?:(?:化妝品|護膚品))(?:製造|生產|工廠|廠家|廠|製作)|天然護膚|手工護膚品|化妝品代工',
    },
  },
  {
    name: 'essential oil distiller',
    bucket: 'Manufacturing',
    narrows: 'cosmetics',
    isOfWares: true,
    words: {
      en: '(?:(?:essential|massage) oils?) (?:makers?|manufacturers?|manufacturing|factory|producers?)|(?:makers?|manufacturers?|producers?) of (?:(?:essential|massage) oils?)|essential oils?|oil distill(?:ery|ers?)|hydrosols?',
      'de nl':
        '*(?:(?:ätherische öle|ätherischen ölen|duftöle))-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von (?:(?:ätherische öle|ätherischen ölen|duftöle))*|ätherische öle|*öldestillerie|*hydrolate|*(?:(?:etherische olie|essentiële olie))(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)|(?:etherische|essentiële) oliën',
      'da sv nb is':
        '*(?:æteriske olier) ?(?:producent|fabrik|fabrikant)*|æteriske olier|*(?:eteriska oljor)s? ?(?:tillverk|fabrik|producent)*|eteriska oljor|*(?:eteriske oljer) ?(?:produsent|fabrikk|produksjon)*|eteriske oljer|*(?:ilmkjarnaolíu) ?framleið*|ilmkjarnaolíur',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')(?:huiles essentielles)|huiles essentielles|distillerie (?:d'huiles|de lavande|de plantes)|hydrolats|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de (?:aceites esenciales)|aceites esenciales|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')(?:olis essencials)|olis essencials|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de (?:aceites esenciais)|aceites esenciais|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de (?:óleos essenciais)|óleos essenciais|(?:produzione|produttor[ei]|fabbrica) (?:di )?(?:oli essenziali)|oli essenziali|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?(?:uleiuri esențiale)|uleiuri esențiale",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) (?:olejków eterycznych)|olejki eteryczne|hydrolaty|(?:výroba|výrobce|výrobna) (?:(?:éterických olejů|esenciálních olejů))|(?:éterické|esenciální) oleje|(?:výroba|výrobca) (?:(?:esenciálnych olejov|éterických olejov))|(?:éterické|esenciálne) oleje|(?:izdelava|proizvodnja|izdelovalec) (?:eteričnih olj)|eterična olja|(?:proizvodnja|izrada|proizvođač) (?:(?:eteričnih ulja|etarskih ulja))|(?:eterična|etarska) ulja|destilerija eteričnih ulja',
      'ru uk bg mk':
        '(?:производство|производитель|изготовление|фабрика) (?:эфирных масел)|эфирные масла|(?:виробництво|виробник|виготовлення|фабрика) (?:ефірних олій)|ефірні олії|(?:производство|производител|изработка) на (?:(?:етерични масла|розово масло))|етерични масла|розова дестилерия|розово масло|(?:производство|производител|изработка) на (?:етерични масла)',
      'fi et lv lt hu':
        '*(?:(?:eteeriset öljyt|eteeristen öljyjen)) ?(?:valmist|tehda)*|eteeriset öljyt|(?:eeterlike õlide) (?:tootja|tootmine|valmistamine|valmistaja)|eeterlikud õlid|(?:ēterisko eļļu) ražo*|ēteriskās eļļas|(?:eterinių aliejų) gamy*|(?:eterinių aliejų) gamintoj*|eteriniai aliejai|(?:illóolaj)[ -]?(?:gyárt|készít|manufaktúra)*|illóolaj\\p{L}*',
      'el tr':
        '(?:κατασκευ|παραγωγ)\\p{L}+ (?:(?:αιθέριων ελαίων|αιθερίων ελαίων))|αιθ[έε]ρι(?:α|ων)? [έε]λαια|αποστακτήριο αιθέριων ελαίων|(?:(?:uçucu yağ|gül yağı)) (?:üretim|üretici|imalat)\\p{L}*|uçucu yağ\\p{L}*|gül yağı',
      'ar he fa':
        '(?:صناعة|تصنيع|مصنع|إنتاج) (?:(?:زيوت عطرية|الزيوت العطرية))|زيوت (?:عطرية|طبيعية)|تقطير الورد|(?:ייצור|יצרן|יצרני|מפעל) (?:שמנים אתריים)|שמנים אתריים|שמנים ארומתיים|(?:تولید|تولیدی|ساخت|کارخانه) (?:(?:اسانس گیاهی|روغن های گیاهی))|گلاب گیری|روغن های گیاهی',
      'hi th vi id':
        '(?:(?:एसेंशियल ऑयल|इत्र)) (?:निर्माता|निर्माण)|एसेंशियल ऑयल|(?:โรงงาน|ผลิต)(?:น้ำมันหอมระเหย)|น้ำมันหอมระเหย|(?:sản xuất|xưởng sản xuất|nhà máy) (?:tinh dầu)|tinh dầu (?:thiên nhiên|nguyên chất)|(?:produsen|pabrik|pengrajin|perajin) (?:(?:minyak atsiri|minyak esensial))|minyak (?:atsiri|esensial)',
      'ja ko zh':
        '(?:(?:精油|エッセンシャルオイル))(?:製造|メーカー|製作|工房)|エッセンシャルオイル|精油蒸留|(?:(?:에센셜 ?오일|아로마 ?오일)) ?(?:제조|제작|공방|생산)|에센셜 ?오일|(?:精油)(?:制造|生产|工厂|厂家|厂|制作)|植物精油|精油品牌|(?:精油)(?:製造|生產|工廠|廠家|廠|製作)',
    },
  },
  {
    name: 'toy maker',
    bucket: 'Manufacturing',
    narrows: 'woodturner or wooden toy maker',
    isOfWares: true,
    parts: {
      'puzzle maker': 'puzzle|jigsaw|rompec|puzzel|пазл',
      'kite maker': 'kite|cerfs-vol|drachen|vlieger|cometas|pipas',
      'toy maker':
        'toy|spielz|speelg|jouet|juguet|joguin|brinqued|giocatt|jucări|zabaw|hračk|igrač|игруш|іграш|играч|lelu|mänguasj|rotaļ|žaisl|játék|oyuncak|ألعاب|צעצוע|اسباب|玩具|おもちゃ|완구|장난감|교구|legetøj|leksak|leke|mainan|đồ chơi',
    },
    words: {
      en: '(?:(?:toy|puzzle|jigsaw|wooden toy|kite|game)s?) (?:makers?|manufacturers?|manufacturing|factory|producers?)|(?:makers?|manufacturers?|producers?) of (?:(?:toy|puzzle|jigsaw|wooden toy|kite|game)s?)|toy ?makers?|handmade toys|wooden (?:toys|puzzles)',
      'de nl':
        '*(?:(?:spielzeug|spielwaren|puzzle|holzspielzeug|drachen))-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von (?:(?:spielzeug|spielwaren|puzzle|holzspielzeug|drachen))*|*spielzeugmanufaktur|*spielzeugmacher\\p{L}*|*holzspielzeug|*(?:(?:speelgoed|puzzel|vlieger))(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)|houten speelgoed|*speelgoedmaker',
      'da sv nb is':
        '*(?:(?:legetøjs|legetøj)) ?(?:producent|fabrik|fabrikant)*|trælegetøj|*(?:(?:leksaks|leksaker))s? ?(?:tillverk|fabrik|producent)*|träleksaker|*(?:(?:leketøy|leke)) ?(?:produsent|fabrikk|produksjon)*|treleker|*leikfanga ?framleið*',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')(?:(?:jouets(?: en bois)?|puzzles|cerfs-volants))|jouets en bois|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de (?:(?:juguetes(?: de madera)?|puzzles|rompecabezas|cometas))|juguetes (?:de madera|artesanales)|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')joguines|joguines de fusta|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de xoguetes|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de (?:(?:brinquedos(?: de madeira)?|puzzles))|brinquedos (?:de madeira|educativos|artesanais)|(?:produzione|produttor[ei]|fabbrica) (?:di )?(?:(?:giocattoli(?: in legno)?|aquiloni))|giocattoli in legno|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?(?:(?:jucării(?: din lemn)?|puzzle))|jucării din lemn",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) (?:(?:zabawek(?: drewnianych)?|puzzli|latawców))|drewniane zabawki|zabawki drewniane|(?:výroba|výrobce|výrobna) (?:(?:hraček|dřevěných hraček))|dřevěné hračky|(?:výroba|výrobca) (?:(?:hračiek|drevených hračiek))|drevené hračky|(?:izdelava|proizvodnja|izdelovalec) (?:(?:igrač|lesenih igrač))|lesene igrače|(?:proizvodnja|izrada|proizvođač) (?:(?:igračaka|drvenih igračaka))|drvene igračke',
      'ru uk bg mk':
        "(?:производство|производитель|изготовление|фабрика) (?:(?:игрушек|деревянных игрушек|пазлов))|деревянные игрушки|игрушки ручной работы|(?:виробництво|виробник|виготовлення|фабрика) (?:(?:іграшок|дерев'яних іграшок|пазлів))|дерев'яні іграшки|(?:производство|производител|изработка) на (?:(?:играчки|дървени играчки|пъзели))|дървени играчки|(?:производство|производител|изработка) на (?:(?:играчки|дрвени играчки))|дрвени играчки",
      'fi et lv lt hu':
        '*(?:(?:lelu|puulelu|palapeli)) ?(?:valmist|tehda)*|*puulelut|(?:(?:mänguasjade|puidust mänguasjade)) (?:tootja|tootmine|valmistamine|valmistaja)|puidust mänguasjad|puitmänguasjad|(?:(?:rotaļlietu|koka rotaļlietu)) ražo*|koka rotaļlietas|(?:(?:žaislų|medinių žaislų)) gamy*|(?:(?:žaislų|medinių žaislų)) gamintoj*|mediniai žaislai|(?:(?:játék|fajáték))[ -]?(?:gyárt|készít|manufaktúra)*|fajáték\\p{L}*',
      'el tr':
        '(?:κατασκευ|παραγωγ)\\p{L}+ (?:(?:παιχνιδιών|ξύλινων παιχνιδιών))|ξύλινα παιχνίδια|(?:(?:oyuncak|ahşap oyuncak)) (?:üretim|üretici|imalat)\\p{L}*|ahşap oyuncak\\p{L}*',
      'ar he fa':
        '(?:صناعة|تصنيع|مصنع|إنتاج) (?:(?:ألعاب أطفال|ألعاب خشبية|لعب أطفال))|(?:ייצור|יצרן|יצרני|מפעל) (?:(?:צעצועים|משחקי עץ|פאזלים))|צעצועי עץ|(?:تولید|تولیدی|ساخت|کارخانه) (?:(?:اسباب بازی|اسباب بازی چوبی))',
      'hi th vi id':
        '(?:(?:खिलौना|खिलौने)) (?:निर्माता|निर्माण)|(?:โรงงาน|ผลิต)(?:(?:ของเล่น|ของเล่นไม้))|ของเล่นไม้|(?:sản xuất|xưởng sản xuất|nhà máy) (?:(?:đồ chơi|đồ chơi gỗ))|đồ chơi gỗ|(?:produsen|pabrik|pengrajin|perajin) (?:(?:mainan|mainan kayu))',
      'ja ko zh':
        '(?:(?:玩具|おもちゃ|木製玩具|知育玩具))(?:製造|メーカー|製作|工房)|木のおもちゃ|木製玩具|(?:(?:완구|장난감|원목교구)) ?(?:제조|제작|공방|생산)|원목 ?(?:장난감|교구)|(?:(?:玩具|木制玩具|拼图|积木))(?:制造|生产|工厂|厂家|厂|制作)|木制玩具|(?:(?:玩具|木製玩具|拼圖|積木))(?:製造|生產|工廠|廠家|廠|製作)',
    },
  },
  {
    name: 'campervan converter',
    bucket: 'Automotive',
    narrows: 'caravan dealer',
    parts: {
      'tiny house builder': 'tiny|トレーラーハウス|タイニー|이동식',
      'food truck builder': 'food truck|キッチンカー|푸드트럭',
      'horsebox builder': 'horsebox|horse ?box',
      coachbuilder: 'coach ?build|coachwork|truck body|carrosserie ind|車体|特装車|특장차|carroz',
      'trailer maker':
        'of trailers|anhänger|aanhang|rimorch|remolq|reboq|przyczep|přívěs|príves|прицеп|(?<!horse )trailers? (?:mak|man|fac|pro)|remorques|트레일러',
      'campervan converter':
        'wohnm|reisemob|kampeer|husbil|bobil|autocarav|kamper|obytn|автодом|кемпер|matkailuauto|karavan|lakóautó|autorulot|camper|van conv|vans? (?:amén|build|conv)|motorhome|fourgons?|camping-?car|utilitaires|キャンピングカー|캠핑카|카라반|vehicle conv|minibus conv|房车|房車',
    },
    words: {
      en: '(?:(?:campervan|camper van|motorhome|vehicle conversion|coachwork|truck body|horsebox|tiny house|food truck|trailer)s?) (?:makers?|manufacturers?|manufacturing|factory|producers?)|(?:makers?|manufacturers?|producers?) of (?:(?:campervan|camper van|motorhome|vehicle conversion|coachwork|truck body|horsebox|tiny house|food truck|trailer)s?)|(?:camper ?van|camper|van|vehicle|horsebox|minibus) conversions?|coach ?build(?:ers?|ing)|tiny houses?|van (?:converters?|builds?)',
      'de nl':
        '*(?:(?:wohnmobil|fahrzeugbau|karosserie|aufbauten|anhänger|reisemobil))-?(?:hersteller*|herstellung|manufaktur*|fabrik*|produktion)|hersteller von (?:(?:wohnmobil|fahrzeugbau|karosserie|aufbauten|anhänger|reisemobil))*|*camper-?ausbau|*wohnmobilausbau|*fahrzeugbau|*karosseriebau|*fahrzeugumbau\\p{L}*|*fahrzeugeinrichtung\\p{L}*|*tiny ?houses?|*kastenwagenausbau|*(?:(?:camper|carrosserie|aanhangwagen))(?:s|en)? ?(?:fabrikant|producent|makerij|maker|fabriek)|*camperbouw\\p{L}*|*camperombouw|*buscamper ombouw|*carrosseriebouw\\p{L}*|*tiny houses?|*bedrijfswageninrichting',
      'da sv nb':
        '*(?:(?:autocamper|karosseri|trailer)) ?(?:producent|fabrik|fabrikant)*|*karosseribygger\\p{L}*|*autocamper ombygning|*bilindretning|*opbygning af (?:lastbiler|autocampere)|tiny houses?|*(?:(?:husbil|påbyggnad|karosseri|släp))s? ?(?:tillverk|fabrik|producent)*|*påbyggnation\\p{L}*|*lastbilspåbygg\\p{L}*|*bilinredning\\p{L}*|*husbilsbygge\\p{L}*|*ombyggnad av (?:husbilar|skåpbilar)|*(?:(?:bobil|påbygg|karosseri|tilhenger)) ?(?:produsent|fabrikk|produksjon)*|*bobilombygging|*karosseribygg\\p{L}*|*lastebilpåbygg\\p{L}*|*bilinnredning',
      'fr es ca gl pt it ro':
        "(?:fabricants?|fabrication|fabrique|producteurs?|manufacture) (?:de |d')(?:(?:fourgons? aménagés?|vans? aménagés?|carrosserie industrielle|remorques|tiny houses?))|aménagement (?:de )?(?:fourgons?|vans?|véhicules?|camping-?cars?|utilitaires?)|carrosserie industrielle|carrossier constructeur|tiny houses?|(?:fourgons?|vans?) aménagés?(?! en location)|(?:fabricantes?|fabricación|fábrica|productor(?:es)?|elaboración) de (?:(?:campers|furgonetas camper|carrocerías|remolques|food trucks?))|camperización|camperizaci[oó]n(?:es)?|carrocer[íi]as (?:industriales|para camiones)|carrocero|homologaci[oó]n(?:es)? (?:de )?(?:campers|furgonetas|vehículos)|(?:fabricants?|fabricació|fàbrica|productors?|elaboració) (?:de |d')(?:(?:campers|remolcs|carrosseries))|camperització|carrosseries industrials|(?:fabricantes?|fabricación|fábrica|produtor(?:es)?) de (?:(?:remolques|carrocerías))|(?:fabricantes?|fabrico|fabricação|fábrica|produtor(?:es)?) de (?:(?:motorhomes|carrocerias|reboques|campers|implementos rodoviários|food trucks))|transformação de (?:carrinhas|furgões|autocaravanas|veículos|vans)|carroçarias|carrocerias|encarroçador\\p{L}*|implementos rodoviários|(?:produzione|produttor[ei]|fabbrica) (?:di )?(?:(?:camper|carrozzerie industriali|rimorchi|van camper|food truck))|allestiment[oi] (?:camper|furgoni|furgonati|van|veicoli|speciali)|camperizza\\p{L}+|carrozzeria industriale|(?:producător|fabric[ăa]|producție|fabricare) (?:de )?(?:(?:autorulote|suprastructuri|remorci|case mobile|rulote))|carosări auto|transformări (?:auto|camper|autoutilitare|dube)|amenajări (?:auto|camper|dube)",
      'pl cs sk sl hr sr':
        '(?:producent|produkcja|wytwórnia) (?:(?:kamperów|zabudów|przyczep|nadwozi|food ?trucków))|zabudow\\p{L}+ (?:kamper\\p{L}+|samochod\\p{L}+|pojazd\\p{L}+|bus\\p{L}+)|tiny houses?|domki mobilne|(?:výroba|výrobce|výrobna) (?:(?:obytných vestaveb|nástaveb|karoserií|přívěsů|obytných vozů))|(?:obytné )?vestavby (?:do )?(?:dodáv\\p{L}+|vozidel|aut)|přestavb\\p{L}+ (?:vozidel|dodáv\\p{L}+)|nástavby na (?:vozidla|nákladní)|(?:výroba|výrobca) (?:(?:obytných vstavieb|nadstavieb|prívesov|karosérií))|prestavb\\p{L}+ (?:vozidiel|dodáv\\p{L}+)|vstavby do (?:dodávok|vozidiel)|(?:izdelava|proizvodnja|izdelovalec) (?:(?:avtodomov|nadgradenj|prikolic))|predelav\\p{L}+ (?:kombij\\p{L}+|vozil|kombi)|nadgradnj\\p{L}+ (?:vozil|tovornih)|mobilne hišice|(?:proizvodnja|izrada|proizvođač) (?:(?:kampera|nadogradnji|prikolica|tiny house))|preurad\\p{L}+ (?:kombija|vozila)|nadogradnj\\p{L}+ (?:vozila|kamiona)|prerad\\p{L}+ (?:kombija|vozila) u kamper|mobilne kućice',
      'ru uk bg mk':
        '(?:производство|производитель|изготовление|фабрика) (?:(?:автодомов|кузовов|фургонов|прицепов|кемперов|спецавтомобилей))|переоборудование (?:микроавтобусов|автомобилей|фургонов)|автодома|тайни хаус|(?:виробництво|виробник|виготовлення|фабрика) (?:(?:автодомів|кузовів|фургонів|причепів|кемперів))|переобладнання (?:мікроавтобусів|автомобілів|бусів)|тайні хаус|(?:производство|производител|изработка) на (?:(?:кемпери|надстройки|ремаркета|каросерии))|преустройство на (?:бусове|автомобили|кемпери)|надстройки за (?:камиони|автомобили)|(?:производство|производител|изработка) на (?:(?:кампери|надградби|приколки))|преправки на комбиња',
      'fi et lv lt hu':
        '*(?:(?:matkailuauto|päällirakenne|perävaunu|korirakenne)) ?(?:valmist|tehda)*|*päällirakenteet|*retkeilyauto\\p{L}* rakent\\p{L}+|*autonvarustelu|*erikoisajoneuvo\\p{L}*|tiny houses?|*minitalot|(?:(?:matkaautode|haagiste|pealisehituste|kerede)) (?:tootja|tootmine|valmistamine|valmistaja)|(?:busside|kaubikute) ümberehit\\p{L}+|pealisehitused|(?:(?:kemperu|virsbūvju|piekabju|furgonu)) ražo*|busiņu pārbūve|kemperu būve|virsbūves|(?:(?:kemperių|antstatų|priekabų|kėbulų|furgonų)) gamy*|(?:(?:kemperių|antstatų|priekabų|kėbulų|furgonų)) gamintoj*|(?:mikroautobusų|autobusiukų) (?:perdirbimas|perdarymas)|kemperių įrengimas|(?:(?:lakóautó|felépítmény|utánfutó|karosszéria))[ -]?(?:gyárt|készít|manufaktúra)*|lakóautó ?(?:átalakít|épít)\\p{L}*|felépítmény\\p{L}*|kisbusz átalakít\\p{L}*|tiny house\\p{L}*',
      'el tr':
        '(?:κατασκευ|παραγωγ)\\p{L}+ (?:(?:τροχόσπιτων|αμαξωμάτων|υπερκατασκευών|τρέιλερ))|μετατροπ\\p{L}+ (?:βαν|van|οχημάτων) ?\\p{L}*|αμαξώματα|υπερκατασκευές|tiny houses?|(?:(?:karavan|üst yapı|dorse|römork|tiny house|araç üstü ekipman)) (?:üretim|üretici|imalat)\\p{L}*|karavan (?:dönüşüm|yapım)\\p{L}*|araç üstü ekipman\\p{L}*|minibüs dizayn\\p{L}*|vip araç dizayn\\p{L}*',
      'ar he fa':
        '(?:صناعة|تصنيع|مصنع|إنتاج) (?:(?:كرفانات|هياكل شاحنات|مقطورات|صناديق شاحنات|فود ترك|عربات طعام))|(?:ייצור|יצרן|יצרני|מפעל) (?:(?:קרוואנים|מרכבים|נגררים|פודטראק))|הסבת (?:רכב|רכבים|ואן) לקמפר|מרכבי רכב|(?:تولید|تولیدی|ساخت|کارخانه) (?:(?:کمپر|کاروان|اتاق کامیون|تریلر|کفی))|تبدیل خودرو به کمپر',
      'th vi id':
        '(?:โรงงาน|ผลิต)(?:(?:รถบ้าน|ฟู้ดทรัค|ตู้รถบรรทุก|รถฟู้ดทรัค))|ดัดแปลงรถบ้าน|(?:sản xuất|xưởng sản xuất|nhà máy) (?:(?:thùng xe tải|rơ ?moóc|nhà di động|xe bán hàng lưu động))|cải tạo xe|độ xe limousine|đóng thùng xe|(?:produsen|pabrik|pengrajin|perajin) (?:(?:karoseri|campervan|food ?truck|bak truk|trailer))|karoseri',
      'ja ko zh':
        '(?:(?:キャンピングカー|特装車|キッチンカー|トレーラーハウス|車体))(?:製造|メーカー|製作|工房)|キャンピングカー製作|車体架装|キッチンカー製作|タイニーハウス|(?:(?:캠핑카|특장차|푸드트럭|트레일러|카라반|이동식주택)) ?(?:제조|제작|공방|생산)|캠핑카 ?개조|특장차|농막|(?:(?:房车|专用车|餐车|挂车|改装车))(?:制造|生产|工厂|厂家|厂|制作)|房车改装|专用汽车|(?:(?:房車|專用車|餐車|掛車|改裝車))(?:製造|生產|工廠|廠家|廠|製作)|房車改裝|專用汽車',
    },
  },
];
