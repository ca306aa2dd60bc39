import type { Kind } from './kind.ts';

export const GUIDED_OUTINGS: readonly Kind[] = [
  {
    name: 'food tour operator',
    bucket: 'Travel and hospitality',
    narrows: 'city guide',
    words: {
      en: '(?:food|culinary|street food|foodie|tasting|gastronomic|chocolate|coffee) (?:walking )?tours?',
      'de nl sv da nb':
        '*kulinarische (?:stadtführung|führung|tour|rundgang)\\p{L}*|*food-?tour(?:en|s)?|*genuss-?tour(?:en)?|*culinaire (?:wandeling|stadswandeling|tour|fietstocht|rondleiding)\\p{L}*|*food-?tours?|*matvandring\\p{L}*|*matrundtur\\p{L}*|*madvandring\\p{L}*',
      'fr es pt it ca ro':
        '(?:visites?|balades?|circuits?) (?:gourmandes?|culinaires?|gastronomiques?)|food tours?|(?:tours?|rutas?|recorridos?) (?:gastron[óo]mic[oa]s?|culinari[oa]s?|de tapas)|(?:tours?|roteiros?|passeios?) (?:gastron[ôó]micos?|culinários?)|(?:tour|percorsi|itinerari) (?:gastronomic[oi]|enogastronomic[oi]|culinari)|rutes? gastronòmiques?|tururi (?:gastronomice|culinare)',
      'pl cs sk hr sl sr':
        '(?:spacery|wycieczki|tury) (?:kulinarn|smak)\\p{L}+|(?:gastronomick|kulinářsk|kulinársk)\\p{L}+ (?:prohlídk|tour|túr|procházk|prehliadk)\\p{L}*|(?:gastro|gastronomsk\\p{L}+|kulinarsk\\p{L}+) (?:tur\\p{L}*|ogled\\p{L}*|vođenj\\p{L}*)|food tour',
      'ru uk bg mk':
        '(?:гастрономическ|гастро|кулинарн)\\p{L}*[- ](?:тур|экскурси)\\p{L}*|(?:гастрономічн|гастро|кулінарн)\\p{L}*[- ](?:тур|екскурсі)\\p{L}*|кулинарн\\p{L}+ (?:тур|обиколк)\\p{L}*|гастро тур\\p{L}*',
      'fi et lv lt hu':
        '*ruokakierro\\p{L}+|*ruokaopastu\\p{L}+|*toidutuur\\p{L}*|(?:gastronomisk|kulinār)\\p{L}* (?:tūr|ekskursij)\\p{L}*|(?:gastronomin|kulinarin)\\p{L}+ (?:tur|ekskursij)\\p{L}*|(?:gasztro|kulináris) ?(?:túra|séta|túrák|séták)\\p{L}*',
      'el tr ar he fa':
        '(?:γαστρονομικ|γευστικ)\\p{L}+ (?:ξεναγήσεις|περιηγήσεις|περίπατοι|τουρ)|(?:lezzet|gastronomi|yemek) tur(?:u|ları)|جولات (?:الطعام|طعام|تذوق)|סיורי (?:אוכל|טעימות|קולינריה)|סיורים קולינריים|تور (?:غذا|خوراک)',
      'ja zh ko': 'フードツアー|グルメツアー|美食之旅|美食(?:导览|徒步游|導覽)|푸드 ?투어|맛집 ?투어',
    },
  },
  {
    name: 'wine tour operator',
    bucket: 'Travel and hospitality',
    narrows: 'city guide',
    words: {
      en: '(?:wine|winery|vineyard|brewery|distillery|whisky|beer) tours?(?: (?:company|operator|and tastings?))?|guided wine tasting tours?',
      'de nl sv da nb':
        '*weintour(?:en)?|*weinreise(?:n|veranstalter)?|*weinbergführung\\p{L}*|*weinwanderung\\p{L}*|*wijntour\\p{L}*|*wijnreis\\p{L}*|*vinresor|*vinrejser|*vinreiser|*vingårdsresor|*whiskyreise\\p{L}*',
      'fr es pt it ca ro':
        '(?:circuits?|visites?|excursions?|séjours?) (?:œnologiques?|dans les vignobles|des vignobles|vins?)|œnotourisme|oenotourisme|enoturismo|(?:tours?|rutas?) (?:de|del|por) (?:vinos?|bodegas|viñedos)|(?:tours?|rotas?|passeios?) (?:de|do|dos|por) vinhos?|(?:wine tour|tour (?:enologic[oi]|del vino|in cantina|tra i vigneti))|enoturisme|tururi (?:de vinuri|viticole)',
      'pl cs sk hr sl sr':
        'enoturystyka|wycieczk\\p{L}+ (?:po winnicach|winiarsk\\p{L}+)|(?:vinařsk|vinársk)\\p{L}+ (?:turistik|zájezd|výlet|tour)\\p{L}*|(?:vinske|vinski) tur\\p{L}*|vinska tura|vinsk\\p{L}+ (?:izlet|potovanj)\\p{L}*',
      'ru uk bg mk':
        '(?:винн|винодельческ)\\p{L}+ (?:тур|экскурси)\\p{L}*|винн\\p{L}+ (?:тур|екскурсі)\\p{L}*|(?:винен туризъм|винени турове|винска тура|вински тури)',
      'fi et lv lt hu':
        '*viinimatk\\p{L}+|*viinikierro\\p{L}+|*veinireis\\p{L}*|*veinituur\\p{L}*|vīna (?:tūr|ceļojum)\\p{L}*|vyno (?:tur|kelion)\\p{L}*|(?:bor|pince) ?(?:túra|túrák|utak|utazás)\\p{L}*',
      'el tr ar he fa':
        '(?:οινικ|οινοτουριστικ)\\p{L}+ (?:εκδρομές|ξεναγήσεις|περιηγήσεις)|οινοτουρισμός|(?:şarap|bağ) tur(?:u|ları)|סיורי (?:יין|יקבים)',
      'ja zh ko': 'ワイナリーツアー|ワインツーリズム|酒庄(?:之旅|游)|酒莊(?:之旅|導覽)|와이너리 ?투어',
    },
  },
  {
    name: 'walking tour operator',
    bucket: 'Travel and hospitality',
    narrows: 'city guide',
    words: {
      en: '(?:free |guided |history |historical )?walking tours?|ghost (?:walks?|tours?)|free tours?|guided walks?',
      'de nl sv da nb':
        '*stadt-?(?:rundgang|rundgänge|spaziergang|spaziergänge|wanderung)|*free walking tours?|*nachtwächterführung\\p{L}*|*stadswandeling(?:en)?|*wandelrondleiding\\p{L}*|*stadsvandring\\p{L}*|*spökvandring\\p{L}*|*byvandring\\p{L}*',
      'fr es pt it ca ro':
        'visites? guidées? à pied|balades? (?:guidées?|urbaines?|contées?)|free tours?|(?:tours?|recorridos?|rutas?) (?:a pie|guiad[oa]s? a pie|de misterio)|visitas? guiadas? a p(?:ie|é)|(?:passeios?|tours?) a pé|(?:tour|visite|passeggiate) (?:guidate )?a piedi|passeggiate guidate|rutes? (?:guiades )?a peu|tururi (?:pietonale|ghidate pe jos)',
      'pl cs sk hr sl sr':
        'spacery (?:z przewodnikiem|po mieście|miejskie)|(?:pěší|komentované) (?:prohlídky|procházky)|(?:pešie|komentované) (?:prehliadky|prechádzky)|(?:pješačk|pešačk)\\p{L}+ tur\\p{L}*|vođene (?:šetnje|ture)|vodeni sprehodi',
      'ru uk bg mk':
        '(?:пешеходн|пішохідн|пеш[еі]\\p{L}*)\\p{L}* (?:экскурси|екскурсі|тур)\\p{L}*|авторские экскурсии|авторські екскурсії|пешеходн\\p{L}+ тур\\p{L}*|пешачк\\p{L}+ тур\\p{L}*',
      'fi et lv lt hu':
        '*kävelykierro\\p{L}+|*kävelyopastu\\p{L}+|*kummituskävely\\p{L}*|*jalutuskäi(?:k|gu)\\p{L}* giidiga|*jalgsituur\\p{L}*|(?:pastaigu|kājnieku) (?:tūr|ekskursij)\\p{L}*|pėsčiųjų (?:tur|ekskursij)\\p{L}*|(?:városi|tematikus|vezetett) séták?\\p{L}*|városnéző séta\\p{L}*',
      'el tr ar he fa':
        '(?:πεζοπορικ|περιπατητικ)\\p{L}+ (?:ξεναγήσεις|περιηγήσεις|τουρ)|(?:yürüyüş|yürüyerek) şehir tur(?:u|ları)|جولات (?:سيرا على الأقدام|مشي)|סיורים רגליים|סיורי לילה|تور (?:پیاده ?روی شهری|شهری پیاده)',
      'ja zh ko':
        '(?:街歩き|まち歩き|ウォーキング)(?:ツアー|ガイド)|徒步导览|城市漫步|走讀(?:導覽)?|도보 ?(?:투어|여행)|워킹 ?투어',
    },
  },
  {
    name: 'cycling holiday company',
    bucket: 'Travel and hospitality',
    narrows: ['tour operator', 'city guide'],
    words: {
      en: '(?:(?<!quad |motor )bike|bicycle|cycling|e-?bike|mountain bike|mtb) (?:tours?|holidays?|vacations?|trips?)(?: (?:company|operator))?|guided (?:bike|cycling|mtb) (?:tours?|rides?)|self-guided cycling',
      'de nl sv da nb':
        '*(?:rad|fahrrad|bike|e-?bike|mountainbike)-?(?:reisen|reiseveranstalter|touren|urlaub)|geführte (?:rad|bike|mtb)-?touren|*fietsvakantie\\p{L}*|*fietsreizen|*fietstour\\p{L}*|*cykelresor|*cykelsemester|*cykelferie|*cykelrejser|*sykkelferie|*sykkelturer|*sykkelreiser',
      'fr es pt it ca ro':
        '(?:voyages?|séjours?|circuits?|balades?|vacances) (?:à|en) vélo|cyclotourisme|(?:viajes|rutas|tours?|vacaciones) en (?:bici|bicicleta|btt)|cicloturismo|(?:passeios|tours?|viagens) de (?:bicicleta|bike)|(?:vacanze|viaggi|tour|escursioni) in (?:bici|bicicletta|e-?bike|mtb)|(?:rutes|viatges) en bicicleta|cicloturisme|(?:tururi|excursii) (?:cu|pe) biciclet[aă]|cicloturism',
      'pl cs sk hr sl sr':
        '(?:wyjazdy|wyprawy|wycieczki) rowerowe|(?:cyklo|cyklistick\\p{L}+ )(?:zájezdy|výlety|dovolená|dovolenka|turistika)|cyklozájezdy|(?:biciklističk|kolesarsk)\\p{L}+ (?:tur|putovanj|potovanj|izlet|počitnic)\\p{L}*|cikloturizam',
      'ru uk bg mk':
        '(?:вело-?тур|велосипедн\\p{L}+ (?:тур|экскурси|поход))\\p{L}*|(?:велотур|велосипедн\\p{L}+ екскурсі)\\p{L}*|(?:вело|колоездачн|велосипедск)\\p{L}* (?:турове|тури|туризъм|тура)',
      'fi et lv lt hu':
        '*pyörämatk\\p{L}+|*pyöräretk\\p{L}+|*pyöräloma\\p{L}*|*rattamatk\\p{L}+|*rattareis\\p{L}*|velo (?:tūr|ceļojum|brauc)\\p{L}*|velotūr\\p{L}*|dviračių (?:tur|žyg|kelion)\\p{L}*|(?:kerékpár|bringa|bicikli)(?:os)? ?túr[aá]\\p{L}*',
      'el tr ar he fa':
        'ποδηλατικ\\p{L}+ (?:εκδρομές|διαδρομές|τουρ)|bisiklet tur(?:u|ları)|جولات (?:ال)?دراجات|טיולי אופניים|تور دوچرخه ?سواری',
      'ja zh ko': 'サイクリングツアー|自転車ツアー|单车(?:旅行|环游)|騎行旅遊|單車旅遊|자전거 ?(?:여행|투어)',
    },
  },
  {
    name: 'whale and wildlife watching operator',
    bucket: 'Travel and hospitality',
    narrows: ['tour operator', 'boat trip operator'],
    words: {
      en: '(?:whale|dolphin|bear|bird|seal|wildlife|gorilla|puffin|northern lights?|aurora) (?:watching|viewing|spotting|hunting tours)(?: (?:tours?|trips?|cruises?|safaris?))?|(?:birding|birdwatching|wildlife) (?:tours?|holidays?|trips)|northern lights? tours?',
      'de nl sv da nb':
        '*wal-?beobachtung\\p{L}*|*whale-?watching|*delfin-?beobachtung\\p{L}*|*vogelreisen|*ornithologische reisen|*nordlicht-?(?:tour|reise)\\p{L}*|*walvis(?:sen)?tour\\p{L}*|*vogelreizen|*valsafari\\p{L}*|*hvalsafari\\p{L}*|*fågelresor|*norrskens(?:tur|safari)\\p{L}*|*nordlys(?:safari|tur)\\p{L}*|*fugleture|*havørnsafari|*älgsafari|*elgsafari|*sælsafari',
      'fr es pt it ca ro':
        "observation des? (?:baleines|cétacés|dauphins|oiseaux|aurores)|whale watching|avistamiento de (?:ballenas|cetáceos|aves|delfines)|observación de (?:aves|ballenas|cetáceos)|observação de (?:baleias|cetáceos|golfinhos|aves)|(?:osservazione|avvistamento) (?:di |delle )?(?:balene|cetacei|delfini)|birdwatching|observació d['’]ocells|albirament de cetacis|observarea păsărilor|tururi (?:de )?birdwatching",
      'pl cs sk hr sl sr':
        '(?:obserwacj\\p{L}+|podglądanie) (?:wielorybów|ptaków|delfinów)|pozorov(?:ání|anie) (?:velryb|ptáků|vtákov|medvědů|medveďov|delfínů)|promatranje (?:ptica|dupina|kitova|medvjeda)|opazovanje (?:ptic|medvedov|delfinov)|posmatranje ptica',
      'ru uk bg mk':
        '(?:наблюдени\\p{L}+ за|туры к) (?:китам[и]?|птиц\\p{L}+|дельфин\\p{L}+)|б[её]рдвотчинг\\p{L}*|спостереження за (?:птахами|китами)|(?:охота|тур\\p{L}*) за северным сиянием|наблюдение на птици|набљудување птици',
      'fi et lv lt hu':
        '*valassafari\\p{L}*|*valaiden katselu|*lintumatk\\p{L}+|*revontuli(?:retk|matk|safari)\\p{L}*|*karhunkatselu\\p{L}*|*linnuvaatlus\\p{L}*|*hülgevaatlus\\p{L}*|(?:putnu|vaļu) vēroša\\p{L}+|(?:paukščių|banginių) stebėjim\\p{L}+|(?:madárles|bálnales|medveles|madármegfigyel)\\p{L}*|hvalaskoðun\\p{L}*',
      is: 'hvalaskoðun\\p{L}*|norðurljósaferð\\p{L}*|fuglaskoðun\\p{L}*|lundaskoðun',
      'el tr ar he fa':
        'παρατήρηση (?:πουλιών|φαλαινών|δελφινιών)|(?:kuş|yunus|balina) gözlem\\p{L}*|مشاهدة (?:الحيتان|الدلافين|الطيور)|צפייה ב(?:ציפורים|לווייתנים)|صפרות|پرنده ?نگری',
      'ja zh ko':
        'ホエールウォッチング|バードウォッチング(?:ツアー)?|オーロラツアー|赏鲸|观鸟(?:之旅)?|賞鯨|賞鳥(?:團)?|고래 ?관광|탐조 ?(?:여행|투어)|오로라 ?투어',
    },
  },
  {
    name: 'horse trekking operator',
    bucket: 'Travel and hospitality',
    narrows: ['riding stable', 'adventure and trekking operator', 'farm park'],
    parts: {
      'llama or alpaca trekking': 'alpa|lama|llama|лам|альпак|アルパカ|羊驼|알파카',
      'camel rides': 'camel|kamel|kameel|chameau|dromadaire|camell|cammell|wielbłą|верблю|deve|骆驼|駱駝|낙타',
      'donkey trekking': 'donkey|esel|ezel|âne|burro|asin|osioł',
      'horse trekking operator':
        'horse|pony|ponies|trail|riding|ritt|reit|paard|buitenrit|häst|hest|rid(?:e|ning)|cheval|équest|caball|caval|konn|jezde|jazd|kůň|kon[ěi]|jahanje|конн|кінн|ratsas|vaellus|lovas|at (?:turu|safari)|乗馬|騎馬|骑马|승마',
    },
    words: {
      en: '(?:horse|horseback|pony) (?:trekking|riding (?:tours?|holidays?|vacations?|trips?)|treks?)|trail rides?|riding holidays?|(?:llama|alpaca|donkey|camel) (?:trekking|treks?|walks?|rides?)',
      'de nl sv da nb':
        '*wanderreiten|*wanderritte?|*reiterferien|*reitferien|*reiturlaub|*trekkingritte?|*(?:lama|alpaka|esel|kamel)-?(?:wanderung|trekking|wandern)\\p{L}*|*paardrijvakantie\\p{L}*|*ponykamp\\p{L}*|*buitenritten|*(?:alpaca|lama|ezel)wandeling\\p{L}*|*turridning|*ridläger|*rideferie|*rideleir|*hesteturer|*islandshest ?tur\\p{L}*|*alpackavandring|*alpaka(?:tur|vandring)',
      'fr es pt it ca ro':
        '(?:randonnées?|balades?|promenades?) (?:à cheval|équestres?|à poney|avec (?:des )?(?:ânes|lamas|alpagas)|à dos (?:de (?:chameau|dromadaire|mulet)|d.âne))|tourisme équestre|(?:rutas?|paseos?|cabalgatas?|excursiones) a caballo|cabalgatas|turismo ecuestre|(?:passeios?|cavalgadas?) a cavalo|cavalgadas|(?:passeggiate|trekking|escursioni) (?:a cavallo|con (?:gli )?(?:asini|alpaca|lama))|turismo equestre|rutes? a cavall|(?:plimbări|tururi|drumeții) (?:cu calul|călare)',
      'pl cs sk hr sl sr':
        '(?:rajdy|wczasy|obozy) konne|wczasy w siodle|turystyka konna|(?:vyjížďky|výlety|tábory) na (?:koních|koni)|vychádzky na koňoch|(?:terensko jahanje|jahanje u prirodi|ture na konjima)|terensko jahanje|(?:jahalne|konjske) (?:ture|poti|počitnice)',
      'ru uk bg mk':
        '(?:конные|верховые) (?:прогулки|туры|походы|маршруты)|прогулки на лошадях|кінні (?:прогулянки|тури|походи)|(?:конни|езда на кон) (?:преходи|турове)|конна езда|јавање (?:коњи|тура)',
      'fi et lv lt hu':
        '*ratsastusvaellu\\p{L}+|*ratsastusmatk\\p{L}+|*ratsastusleiri\\p{L}*|*alpakkavaellu\\p{L}+|*ratsamatk\\p{L}+|izjādes ar zirgiem|žygiai (?:žirgais|su žirgais)|jodinėjim\\p{L}+ (?:žyg|stovykl|pramog)\\p{L}*|(?:lovas|túra)(?:túra|lovaglás|tábor)\\p{L}*|terep ?lovaglás\\p{L}*|alpakatúra',
      is: 'hestaferð\\p{L}*|hestaleig\\p{L}*|reiðtúr\\p{L}*',
      'el tr ar he fa':
        '(?:περίπατοι|βόλτες|διαδρομές) με άλογα|(?:at|atlı|atla) (?:safari|gezinti|tur)\\p{L}*|(?:رحلات|جولات) (?:ركوب (?:ال)?خيل|على الخيل)|טיולי סוסים|تور اسب ?سواری',
      'ja zh ko':
        '(?:外乗|ホーストレッキング|乗馬ツアー|ラマトレッキング)|骑马(?:游|旅行)|騎馬(?:體驗|旅遊)|승마 ?(?:트레킹|체험)|외승',
    },
  },
  {
    name: 'skydiving centre',
    bucket: 'Sports and fitness',
    narrows: ['gliding or paragliding club', 'flying school'],
    words: {
      en: 'sky ?div(?:e|es|ing)(?: cent(?:re|er)| school| club)?|tandem (?:sky ?div(?:es?|ing)|jumps?|parachuting)|parachut(?:e|ing) (?:cent(?:re|er)|club|school|jumps?)|drop ?zone|indoor sky ?diving|wind tunnel flying',
      'de nl sv da nb':
        '*fallschirmsprung\\p{L}*|*fallschirmspring\\p{L}+|*tandemspr(?:ung|ünge)|*parachutespringen|*tandemsprong\\p{L}*|*valschermspringen|*skydive\\p{L}*|*paracentrum|*fallskärm(?:shopp|sklubb|shoppning)\\p{L}*|*tandemhopp\\p{L}*|*faldskærms(?:udspring|klub|spring)\\p{L}*|*tandemspring|*fallskjerm(?:hopp|klubb)\\p{L}*',
      'fr es pt it ca ro':
        "(?:saut|sauts|école|club|centre) (?:en |de |d['’]initiation en )?parachut(?:e|isme)|sauts? en tandem|chute libre|paracaidismo|saltos? (?:en paracaídas|tándem)|paraquedismo|saltos? (?:de paraquedas|duplo|tandem)|paracadutismo|lanci? (?:in tandem|con il paracadute)|paracaigudisme|salts? en paracaigudes|(?:salt(?:uri)?|școală) (?:cu|de) paraș\\p{L}+|parașutism",
      'pl cs sk hr sl sr':
        'skok(?:i)? (?:ze |na )?spadochron\\p{L}+|szkoła spadochronowa|skoki w tandemie|tunel aerodynamiczny|(?:tandemové )?sesk\\p{L}+ padák\\p{L}+|tandemov\\p{L}+ (?:seskok|zoskok)\\p{L}*|zoskok\\p{L}* padák\\p{L}+|parašutist\\p{L}+|(?:padobransk|padalsk)\\p{L}+ (?:klub|škol|centar|cent|skok)\\p{L}*|tandem (?:skok|skokovi)|skok\\p{L}* (?:padobranom|s padalom)',
      'ru uk bg mk':
        '(?:прыж|стриб|скок)\\p{L}+ (?:с|з|со) (?:парашют|падобран)\\p{L}*|парашютн\\p{L}+ (?:клуб|центр|спорт)\\p{L}*|аэротруб\\p{L}+|аеротруб\\p{L}+|тандемен скок|тандем скок\\p{L}*',
      'fi et lv lt hu':
        '*laskuvarjo(?:hyppy|kerho|kurssi|hyppääminen)\\p{L}*|*tandemhyp(?:py|yt)|*langevarju(?:hüp|klubi)\\p{L}*|*tandemhüp\\p{L}+|izpletņ(?:u|a) (?:lēcien|lēkšan|klub)\\p{L}*|(?:šuoli(?:s|ai|ų) (?:su|parašiut)|parašiut)\\p{L}*|(?:ejtőernyő|tandemugrás)\\p{L}*',
      'el tr ar he fa':
        '(?:αλεξίπτωτο|πτώση) (?:ελεύθερης|tandem|ελεύθερη) ?\\p{L}*|ελεύθερη πτώση|(?:serbest paraşüt|paraşütle atlama|tandem atlayış)|قفز (?:ال)?مظلي|(?:צניחה חופשית|צניחת טנדם)|(?:چتربازی|سقوط آزاد)',
      'ja zh ko': 'スカイダイビング|跳伞(?:基地|俱乐部)?|跳傘|스카이 ?다이빙|패러슈팅',
    },
  },
  {
    name: 'zip line park',
    bucket: 'Leisure',
    narrows: 'adventure park',
    parts: {
      'bungee jumping operator': 'bung|банджи|банджі|バンジー|蹦极|번지',
      'zip line park':
        'zip|seilruts|flying ?fox|tokkel|canopy|tyrol|tirol|tirolin|tyrolk|зип|zip|ジップ|滑索|짚라인|집라인|lanovk',
    },
    words: {
      en: '(?:zip ?-?lines?|zip ?-?wires?|canopy) (?:parks?|tours?|adventures?|courses?|rides?)|zip ?-?lining|zip ?lines?|bungee (?:jumps?|jumping)|giant swing',
      'de nl sv da nb':
        '*zipline(?:s|-park|park)?|*seilrutsche\\p{L}*|*flying ?fox|*bungee-?(?:jumping|springen|sprung)\\p{L}*|*tokkelbaan|*zip ?-?line-?(?:bana|bane|park)\\p{L}*|*linbana äventyr',
      'fr es pt it ca ro':
        "tyroliennes?(?: géantes?)?|saut à l['’]élastique|tirolinas?|puenting|salto bungee|tirolesas?|rapel e tirolesa|bungee ?jump|(?:zip ?line|volo dell['’]angelo|bungee jumping)|tirolines?|tiroliană|tiroliene",
      'pl cs sk hr sl sr':
        'tyrolk[aię]|zjazd na linie|skoki na bungee|zip ?line|bungee (?:jumping|skok)\\p{L}*|zipline|adrenalinski spust|(?:skok|jeklenica) bungee',
      'ru uk bg mk':
        'зип-?лайн\\p{L}*|роуп-?джампинг\\p{L}*|банджи-?(?:джампинг)?|зіп-?лайн\\p{L}*|зиплайн\\p{L}*|бънджи скок\\p{L}*|банџи скок\\p{L}*',
      'fi et lv lt hu':
        '*zipline-?rat(?:a|oja)|*vaijeriliuku\\p{L}*|*benji-?hyp\\p{L}+|*trosslaskumi\\p{L}+|*benji-?hüp\\p{L}+|(?:troš|zip ?line) (?:nobraucien|tras)\\p{L}*|(?:skrydis lynu|zip ?line)\\p{L}*|(?:drótkötélpálya|zipline|bungee)\\p{L}*',
      'el tr ar he fa':
        'zip ?line|bungee jumping|zipline (?:parkuru|tesisi)|زيب ?لاين|(?:אומגה|באנג.י)(?: (?:ארוכה|פארק|ג.מפינג))|زیپ ?لاین|بانجی ?جامپینگ',
      'ja zh ko': 'ジップライン|バンジージャンプ|高空滑索|蹦极|高空彈跳|溜索|짚라인|집라인|번지점프',
    },
  },
  {
    name: 'surf camp',
    bucket: 'Sports and fitness',
    narrows: 'surf school',
    words: {
      en: '(?:surf|kite|kitesurf|windsurf|surf and yoga|wing foil) (?:camps?|house|hostel|lodge|retreats?|holidays?|resort)',
      'de nl sv da nb':
        '*surf-?(?:camp|house|hostel|reisen|urlaub|kamp|vakantie|reizen|läger|resor|rejser|leir)\\p{L}*|*kite-?(?:camp|reisen|kamp|vakantie)\\p{L}*',
      'fr es pt it ca ro':
        'surf ?-?(?:camps?|house|trip|hostel)|(?:campamentos?|casa) de surf|camp(?:o|amento) de surf|acampamento de surf|vacanze surf|campament de surf|tabără de surf',
      'pl cs sk hr sl sr':
        '(?:surf|kite|windsurf)-?(?:camp|obóz|kemp|kamp)\\p{L}*|obóz (?:surfingowy|kitesurfingowy|windsurfingowy)|surfový kemp',
      'ru uk bg mk': '(?:серф|кайт)-?(?:кемп|лагер|тур|табір|табор)\\p{L}*|сърф (?:лагер|камп)',
      'fi et lv lt hu':
        '*surffileiri\\p{L}*|*surfilaager\\p{L}*|*lohelaager|(?:sērfa|kaita) nometn\\p{L}*|(?:banglenčių|jėgos aitvarų) stovykl\\p{L}*|(?:szörf|kite) ?tábor\\p{L}*',
      'el tr ar he fa':
        'surf camp|(?:sörf|kitesurf) (?:kampı|oteli)|(?:مخيم|معسكر) (?:ركوب )?(?:ال)?أمواج|מחנה גלישה|کمپ موج ?سواری',
      'ja zh ko': 'サーフ(?:キャンプ|ハウス|トリップ)|冲浪营|衝浪(?:營|旅館)|서핑 ?(?:캠프|하우스)',
    },
  },
];
