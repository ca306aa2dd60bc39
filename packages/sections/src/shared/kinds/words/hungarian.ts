import type { WordsByKind } from './words-by-kind.ts';

/** Hungarian: shops by ware, trades, care, farms, courses, public bodies and outings. Endings follow: "boltja", "üzletben". */
export const HUNGARIAN: WordsByKind = {
  shipyard: 'hajóács|hajóépít\\p{L}+|hajógyár\\p{L}*|vitorlásépít\\p{L}+',
  caterer: 'partyszerv[ií]z\\p{L}*|partiszerv[ií]z\\p{L}*|rendezvény-?vendéglátás',
  distillery: 'párlatfőz\\p{L}+|pálinkafőz\\p{L}+|pálinkaház\\p{L}*|gin főzde|szeszfőzd\\p{L}+',
  tailor: 'szabó műhely|varroda|varrónő|ruhajavítás|női ruha ?készítő',
  'appliance repair service': '(?:háztartásigép|mosógép|hűtőgép|elektromos ?készülék)-?(?:szerel|szerviz|javít)\\p{L}*',
  'flooring company': 'parketta\\p{L}*|parkettás|padlóburkol\\p{L}+|szőnyegpadló|laminált padló',
  'gardening service': 'kertgondozás|kertfenntartás|kertész szolgáltatás',
  glazier: 'üvegműves|üvegezés|üvegvágás',
  'souvenir or craft shop': 'kézműves (?:bolt|ajándék)\\p{L}*|ajándékbolt\\p{L}*',
  'insulation and waterproofing contractor':
    'hőszigetelés\\p{L}*|vízszigetelés\\p{L}*|homlokzati hőszigetelés|szigetelő mester',
  'key cutting or shoe service': 'kulcsmásol\\p{L}+|cipész|cipőjavít\\p{L}+',
  metalworker: 'lakatosmunk\\p{L}+|lakatosüzem|kovácsoltvas\\p{L}*|fémszerkezet\\p{L}*',
  plasterer: 'gipszműves|stukkó\\p{L}*|vakolás|gépi vakolás|vakoló mester',
  saddler: 'nyereggyárt\\p{L}+|nyeregkészít\\p{L}+|szíjgyárt\\p{L}+',
  chandlery: 'vitorlakészít\\p{L}+|hajófelszerelés\\p{L}*|vitorlás felszerelés\\p{L}*|hajós bolt',
  'timber merchant': 'fűrészmalom|fűrészüzem\\p{L}*|fatelep|faáru kereskedés|fűrészáru',
  'scaffolding company': 'állványépít\\p{L}+|állványozás|állvány ?bérlés|állványkölcsönz\\p{L}+',
  'shoe shop': 'cipőbolt\\p{L}*|cipőüzlet\\p{L}*|cipőszaküzlet\\p{L}*|cipőkereskedés',
  'sign maker': 'címfest\\p{L}+|dekorációs cég|világító (?:betű|tábla|reklám)\\p{L}*|cégtábla készítés',
  roofer: 'bádogos\\p{L}*|tetőfed\\p{L}+|ács(?:munka|mester)\\p{L}*',
  watchmaker: 'órás mester|órajavít\\p{L}+|órásmester|órásműhely',
  'window and door company': 'ablakgyárt\\p{L}+|ablakkészít\\p{L}+|ajtószaküzlet|ajtó-?ablak|nyílászáró\\p{L}*',
  'hearing care practice': 'audiológ\\p{L}+|hallásvizsgálat',
  hospital: 'szülészet(?:e|i osztály)?|kórház\\p{L}*|klinikai központ',
  'midwifery practice': 'szülésznő|otthonszülés',
  'occupational therapy practice': 'munkaterap\\p{L}+|ergoterap\\p{L}+',
  optician: 'optometrista|szemüvegkészít\\p{L}+|látszerész\\p{L}*',
  podiatrist: 'lábgyógyász\\p{L}*|lábápolás|gyógypedikűr\\p{L}*|podiáter',
  'rehabilitation centre': 'rehabilitációs (?:központ|intézet|centrum|létesítmény)\\p{L}*',
  naturopath: 'alternatív gyógyászat|természetgyógyász\\p{L}*',
  'government agency': 'kormányhivatal\\p{L}*|adóhivatal|ügyészség|anyakönyvi hivatal|állami hivatal|munkaügyi központ',
  embassy: 'nagykövetség\\p{L}*|követsége|konzulátus\\p{L}*',
  'insurance agency':
    'biztosító (?:zrt|társaság)|biztosítási (?:alkusz|ügynök|bróker|tanácsadó)\\p{L}*|biztosításközvetít\\p{L}+',
  newspaper: 'újságszerkesztőség|hírportál\\p{L}*|hírügynökség',
  'energy and utilities': 'vízmű(?:vek)?|vízművek zrt|áramszolgáltató|gázszolgáltató|távhőszolgáltat\\p{L}+',
  'wine shop': 'borszaküzlet\\p{L}*|borkereskedés\\p{L}*|italbolt\\p{L}*|italdiszkont\\p{L}*|borbolt|alkoholüzlet',
  'electronics shop':
    '(?:háztartásigép|háztartási gép|elektronikai|műszaki|mobiltelefon|hifi|hi-fi)[ -]?(?:bolt|szaküzlet|áruház|üzlet)\\p{L}*|műszaki cikk\\p{L}*',
  'bathroom fitter': 'fürdőszoba ?(?:felújítás|szalon|felszerelés)\\p{L}*',
  'nail salon': 'manikűr\\p{L}*|műköröm\\p{L}*|körömszalon\\p{L}*|géllakk',
  'casino or amusement arcade': 'fogadóiroda\\p{L}*|kaszinó\\p{L}*|játékterem\\p{L}*|lottózó',
  'hobby and comic shop':
    'képregénybolt\\p{L}*|modellbolt\\p{L}*|társasjáték ?bolt\\p{L}*|gyűjthető tárgyak|makett ?bolt',
  cosmetics: 'drogéria\\p{L}*|kozmetikumok? (?:gyártás|webáruház)|natúrkozmetik\\p{L}+',
  'lingerie or swimwear shop': 'fehérnemű[ -]?(?:bolt|üzlet|webáruház)\\p{L}*|fürdőruha (?:bolt|webáruház)\\p{L}*',
  'print shop': 'fénymásol\\p{L}+|nyomdai szolgáltatás\\p{L}*|digitális nyomda',
  'department store': '(?:nagy)?áruház (?:budapest\\p{L}*|a belvárosban)|nagyáruház\\p{L}*',
  laundry: 'vegytisztít\\p{L}+|önkiszolgáló mosoda',
  'lighting shop':
    'lámpabolt\\p{L}*|villamossági (?:szaküzlet|bolt)|lámpa webáruház|világítástechnika\\p{L}*|csillár\\p{L}*',
  'handbag or accessory brand': 'divat ?kiegészítők? (?:bolt|webáruház)\\p{L}*|bőrdíszmű\\p{L}*|táskabolt\\p{L}*',
  'picture framer': 'képkeret\\p{L}*',
  'firewood and fuel supplier': 'tűzifa\\p{L}*|tüzelőanyag\\p{L}*|tüzép\\p{L}*|pellet és brikett|tüzelő telep',
  'music shop': 'hangszerbolt\\p{L}*|hangszerüzlet\\p{L}*|hangszer ?(?:áruház|webáruház|kereskedés)\\p{L}*',
  locksmith: 'zárszerviz\\p{L}*|zárcsere|zárnyitás|ajtónyitás|zárlakatos',
  'army surplus shop': 'military (?:bolt|shop|áruház)|katonai (?:bolt|ruházat)|army shop|használt katonai',
  'financial services': 'pénzkölcsönz\\p{L}+|hitelközvetít\\p{L}+|gyorskölcsön',
  'motorcycle dealer':
    'motorkerékpár ?(?:alkatrész|kereskedés|szalon|bolt|szerviz)\\p{L}*|motorszalon\\p{L}*|motorbolt\\p{L}*',
  'pet shop': 'kisállat ?kereskedés\\p{L}*|állateledel\\p{L}*|állatfelszerelés|kisállat webáruház',
  'pet groomer': 'kisállatfodrász\\p{L}*|kutyakozmetik\\p{L}+|kutyafodrász\\p{L}*',
  'equipment hire':
    '(?:szerszám|gép|építőipari gép|munkagép)[ -]?(?:kölcsönz|bérlés|bérbeadás)\\p{L}*|gépkölcsönző\\p{L}*|szerszámkölcsönz\\p{L}+',
  'diving centre': 'búvár ?(?:felszerelés|bolt|központ|iskola|oktatás|tanfolyam|klub)\\p{L}*',
  'self-storage': 'raktár ?bérlés|tárolóhely\\p{L}*|self-?storage|mini ?raktár\\p{L}*|tároló bérlés',
  'grocery shop': 'szupermarket\\p{L}*|élelmiszerbolt\\p{L}*|zöldség-?gyümölcs\\p{L}*|vegyesbolt|élelmiszer ?áruház',
  'swimming pool builder': 'uszodatechnik\\p{L}+|medenceépít\\p{L}+|medence ?(?:építés|forgalmazás|bolt)\\p{L}*',
  'coffee and tea retailer':
    'teaüzlet\\p{L}*|teabolt\\p{L}*|kávébolt\\p{L}*|tea webáruház|kávé webáruház|teakereskedés',
  'trophy and flag supplier':
    'kupák? (?:és|,) (?:érmek|serlegek)|serlegek|kupabolt|zászló ?(?:gyártás|bolt|készítés)\\p{L}*|éremkészítés',
  tobacconist: 'trafik|nemzeti dohánybolt|szivarbolt',
  aquarium: 'óceánárium|tropicárium|akvárium (?:kiállítás|park)',
  hostel: 'turistaszálló|turistaszállás\\p{L}*|hostel\\p{L}*',
  campsite: 'kemping\\p{L}*|lakókocsi ?(?:kemping|hely)|sátorhely',
  'caravan dealer':
    'lakókocsi ?(?:kereskedés|eladás|értékesítés)\\p{L}*|lakóautó ?(?:kereskedés|értékesítés|szalon)\\p{L}*',
  'surf school': 'szörf ?(?:iskola|oktatás)\\p{L}*|windsurf ?oktatás|kite ?oktatás',
  'holiday chalets':
    'faház ?bérlés|nyaraló ?(?:kiadó|bérlés|falu)\\p{L}*|kiadó (?:nyaraló|faház)\\p{L}*|üdülőház\\p{L}*',
  'learned society': 'tudományos társaság\\p{L}*|tudós társaság\\p{L}*',
  'property portal': 'ingatlanportál\\p{L}*|ingatlanhirdetés\\p{L}*|eladó ingatlanok portál\\p{L}*',
  'game studio': 'játékfejleszt\\p{L}+|játékstúdió\\p{L}*|videojáték ?fejleszt\\p{L}+',
  'AI consultancy': 'mesterséges intelligencia (?:tanácsadás|bevezetés|megoldás)\\p{L}*|ai tanácsadás',
  'cat café': 'macskakávézó|cicakávézó',
  'scheduling software': 'időpontfoglaló (?:rendszer|szoftver)|műszakbeosztás\\p{L}*|beosztáskészít\\p{L}+',
  thatcher: 'nádfed\\p{L}+|nádtető\\p{L}*|nádazás|nádazó',
  'dry stone waller': 'szárazon rakott (?:kőfal|támfal)\\p{L}*|száraz ?kőfal ?építés',
  'sheep shearer': 'birkanyír\\p{L}+|juhnyír\\p{L}+',
  'sheep farm': 'juhász\\p{L}*|juhtenyészt\\p{L}+|birkafarm|juhtelep',
  'goat farm': 'kecskefarm\\p{L}*|kecsketenyészt\\p{L}+|kecsketart\\p{L}+',
  'alpaca farm': 'alpakafarm\\p{L}*|alpaka ?(?:farm|tenyészet|túra)\\p{L}*',
  'pig farm': 'sertéstelep\\p{L}*|sertéstenyészt\\p{L}+|mangalica ?(?:farm|tenyészet|tenyésztés)\\p{L}*|sertéshizlalda',
  'cattle ranch':
    'húsmarha\\p{L}*|szarvasmarha-?(?:tenyészt|telep|tart)\\p{L}*|szürkemarha\\p{L}*|marhatenyészt\\p{L}+',
  'deer farm': 'szarvasfarm\\p{L}*|szarvastenyészt\\p{L}+|dámfarm',
  'ostrich farm': 'struccfarm\\p{L}*|strucctenyészt\\p{L}+',
  'snail farm': 'csigafarm\\p{L}*|csigatenyészt\\p{L}+',
  'worm farm': 'gilisztahumusz|giliszta ?(?:farm|tenyészt|telep)\\p{L}*|gilisztakomposzt\\p{L}*',
  'insect farm': 'rovarfarm\\p{L}*|rovartenyészt\\p{L}+|ehető rovarok',
  'hop farm': 'komlótermeszt\\p{L}+|komlóültetvény\\p{L}*|komlóföld',
  'lavender farm': 'levendulás(?:\\p{L}+)?|levendula ?(?:farm|ültetvény|birtok|manufaktúra|mező)\\p{L}*',
  'herb farm': 'gyógynövény ?(?:termeszt|kert|farm|birtok)\\p{L}*|fűszernövény ?termeszt\\p{L}+',
  'hemp farm': 'kendertermeszt\\p{L}+|ipari kender\\p{L}*',
  'saffron farm': 'sáfránytermeszt\\p{L}+|sáfrány ?ültetvény\\p{L}*',
  smokehouse: 'füstölde|füstöldé\\p{L}*|halfüstöl\\p{L}+|húsfüstöl\\p{L}+',
  'game dealer': 'vadhús\\p{L}*|vadhúsfeldolgoz\\p{L}+|vadfeldolgoz\\p{L}+',
  'charcuterie producer':
    'kolbászgyárt\\p{L}+|húsfeldolgoz\\p{L}+|szalámigyár\\p{L}*|húsüzem\\p{L}*|hentesáru gyárt\\p{L}+|kézműves kolbász\\p{L}*',
  'tofu producer': 'tofugyárt\\p{L}+|tofu ?(?:készít|előállít)\\p{L}+',
  'biscuit and snack manufacturer': 'kekszgyár\\p{L}*|(?:keksz|snack|chips|ropi|ostya) ?gyárt\\p{L}+|ropigyár\\p{L}*',
  'sweets manufacturer':
    'édességgyár\\p{L}*|cukorkagyár\\p{L}*|édességkészít\\p{L}+|cukorkakészít\\p{L}+|kézműves cukorka\\p{L}*',
  'power station': 'erőmű\\p{L}*|atomerőmű\\p{L}*|naperőmű\\p{L}*|vízerőmű\\p{L}*',
  mine: 'bányavállalat\\p{L}*|bányászat\\p{L}*|szénbány\\p{L}+|ércbány\\p{L}+|bányászati (?:kft|zrt|vállalat)',
  'charcoal or peat producer':
    'faszénégetés|faszénégető\\p{L}*|faszén ?gyárt\\p{L}+|tőzegkitermel\\p{L}+|tőzegbány\\p{L}+',
  'composting plant': 'komposztáló ?(?:telep|üzem)\\p{L}*|komposztüzem',
  'vehicle dismantler': 'autóbont\\p{L}+|bontott (?:autó)?alkatrész\\p{L}*|roncsautó\\p{L}*|autó ?roncs\\p{L}*',
  'concrete products maker':
    'betonelem\\p{L}*|térkőgyárt\\p{L}+|betonáru\\p{L}*|előregyártott beton\\p{L}*|betonüzem\\p{L}*',
  'bead shop': 'gyöngybolt\\p{L}*|gyöngy ?webáruház|ékszerkellék\\p{L}*',
  'mineral or fossil shop':
    'ásványbolt\\p{L}*|ásványok és kristályok|ásvány (?:bolt|webáruház|börze)\\p{L}*|ásványékszer\\p{L}*',
  'diamond or gem dealer': 'gyémántkeresked\\p{L}+|befektetési gyémánt\\p{L}*|drágakő ?kereskedés',
  'record shop':
    'lemezbolt\\p{L}*|hanglemezbolt\\p{L}*|bakelit ?(?:bolt|lemez)\\p{L}*|hanglemez ?(?:bolt|üzlet|antikvárium)\\p{L}*',
  'video game shop': 'videojáték ?(?:bolt|üzlet|webáruház)\\p{L}*|konzol ?(?:bolt|szaküzlet)\\p{L}*',
  'magic shop': 'bűvészbolt\\p{L}*|bűvészkellék\\p{L}*',
  'poster and print shop':
    'poszter ?(?:bolt|webáruház|nyomtatás)\\p{L}*|vászonkép\\p{L}*|falikép ?(?:webáruház|nyomtatás)',
  'police, military or maritime academy':
    'rendészeti (?:technikum|egyetem|akadémia)|katonai (?:akadémia|középiskola|kollégium)|honvéd középiskola|közszolgálati egyetem',
  'medical school': 'orvostudományi (?:egyetem|kar)|orvosi egyetem|általános orvostudományi',
  'law school': 'jogi kar|állam- és jogtudományi kar',
  'teacher training college': 'tanítóképző|pedagógiai (?:kar|főiskola)|óvóképző',
  'barista or sommelier school':
    'barista ?(?:képzés|tanfolyam|iskola|akadémia)|sommelier ?(?:képzés|tanfolyam)|bartender ?(?:képzés|iskola|tanfolyam)|mixer ?(?:képzés|tanfolyam|iskola)',
  'welding or machinery school':
    'hegesztő ?(?:képzés|tanfolyam|iskola)|targoncavezető\\p{L}*|gépkezelő (?:képzés|tanfolyam)|targonca ?(?:tanfolyam|vizsga)',
  'motorcycle school': 'motoros iskola|motoros ?oktatás|motoriskola|a kategóriás (?:motoros )?képzés',
  playgroup: 'baba-?mama (?:klub|kör)|családi bölcsőde|játszóház és bölcsőde|ringató foglalkozás\\p{L}*',
  'maths school': 'matek ?(?:korrepetálás|oktatás|suli|tanfolyam)|matematika (?:korrepetálás|oktatás)',
  'music production or DJ school': 'dj ?(?:iskola|képzés|tanfolyam|suli)|zenei producer ?képzés',
  'lactation consultant': 'szoptatási (?:tanácsadó|tanácsadás)\\p{L}*|laktációs (?:szaktanácsadó|tanácsadás)\\p{L}*',
  'domestic violence service': 'bántalmazott nők|családon belüli erőszak|krízisközpont\\p{L}*|anyaotthon',
  'counselling practice':
    'párterápi\\p{L}+|házassági tanácsad\\p{L}+|családterápi\\p{L}+|lelki tanácsad\\p{L}+|pszichológiai tanácsadás',
  'art or music therapist': 'művészetterápi\\p{L}+|zeneterápi\\p{L}+|művészetterapeuta|zeneterapeuta',
  'equine therapy centre': 'lovasterápi\\p{L}+|lovas terápi\\p{L}+|hippoterápi\\p{L}+',
  'vein, laser or cryotherapy clinic':
    'visszér ?(?:kezelés|műtét|centrum|központ)\\p{L}*|érsebész\\p{L}*|krioterápi\\p{L}+|lézerklinik\\p{L}+',
  'float centre': 'lebegő ?(?:terápia|kád|központ)\\p{L}*|floating (?:center|központ)|sószoba és float',
  'sauna house': 'szaunavilág\\p{L}*|szaunaház\\p{L}*|szauna ?park',
  'sperm, egg or stem cell bank': 'őssejt ?(?:bank|tárolás|megőrzés)\\p{L}*|köldökzsinórvér\\p{L}*|spermabank',
  'horse vet': 'lóállatorvos\\p{L}*|lógyógyász\\p{L}*|lóklinik\\p{L}+',
  'sports federation':
    'magyar (?:\\p{L}+ )?(?:labdarúgó|kézilabda|kosárlabda|röplabda|vízilabda|úszó|atlétikai|birkózó|tenisz|kerékpáros?|evezős|vívó|torna|judo|karate|sakk|asztalitenisz|jégkorong|kajak-kenu|triatlon|lovas|sí|ökölvívó) ?szövetség|sportszövetség',
  'professional association':
    '(?:ügyvédi|orvosi|közjegyzői|mérnöki|építész|gyógyszerész|könyvvizsgálói) kamar\\p{L}+|szakmai (?:kamara|szövetség)',
  'pension fund': 'nyugdíjpénztár\\p{L}*|önkéntes pénztár',
  'stockbroker or exchange':
    'értéktőzsd\\p{L}+|tőzsdei? bróker\\p{L}*|értékpapír(?:cég| kereskedés|-kereskedés)|online bróker',
  'science or business park': 'ipari park\\p{L}*|tudományos park|technológiai park|üzleti park|innovációs park',
  'civil protection or coastguard': 'polgárőrség\\p{L}*|polgári védelem|katasztrófavédelm\\p{L}+|vízimentő\\p{L}*',
  'scholarship fund': 'ösztöndíj ?(?:program|alap|alapítvány)\\p{L}*',
  'fair trade or development organisation':
    'méltányos kereskedelem|nemzetközi fejlesztés szervezet|fair ?trade bolt|segélyszervezet\\p{L}*',
  'product or furniture designer': 'terméktervez\\p{L}+|formatervez\\p{L}+|bútortervez\\p{L}+|ipari formaterv\\p{L}+',
  'animation or effects studio':
    'animációs (?:stúdió|műhely)|animációstúdió|rajzfilmstúdió|vizuális effekt\\p{L}*|rajzfilm ?stúdió',
  'dubbing or voice-over studio': 'szinkronstúdió\\p{L}*|narráció|szinkron ?(?:stúdió|rendezés)|hangalámondás',
  'literary agency': 'irodalmi ügynökség\\p{L}*|szerzői ügynökség',
  'proofreader or editor': 'korrektúr\\p{L}+|lektorálás\\p{L}*|szöveggondoz\\p{L}+|korrektor',
  'ticket agency': 'jegyértékesít\\p{L}+|jegyiroda|jegyvásárlás koncert\\p{L}*|online jegyrendszer|koncertjegy\\p{L}*',
  'exhibition stand builder': 'kiállítási (?:stand|installáció)\\p{L}*|standépít\\p{L}+',
  'opera company': 'operaház\\p{L}*|operatársulat',
  'comedy club or cabaret': 'stand-?up (?:comedy|est|klub)|humorest|dumaszínház|kabaré',
  muralist: 'falfestmény\\p{L}*|falfestő művész|dekorfest\\p{L}+|murál\\p{L}*',
  'boat dealer':
    'hajó ?(?:kereskedés|értékesítés|eladás)|csónak ?(?:kereskedés|bolt|gyártás)|motorcsónak ?(?:bolt|kereskedés)|hajókereskedés',
  'safe and lock dealer':
    'széf ?(?:bolt|értékesítés|webáruház)|páncélszekrény\\p{L}*|trezor ?(?:bolt|kereskedés)|széfek és',
  'mobility shop': 'kerekesszék\\p{L}*|lépcsőlift\\p{L}*|mozgássérült (?:eszközök|segédeszköz\\p{L}*)|elektromos moped',
  'butterfly, bird or reptile park': 'lepkeház|lepkepark|madárpark|hüllőház|hüllőpark|lepkekert|lepkemúzeum',
  'racing circuit': 'versenypálya|autóversenypálya|ring versenypály\\p{L}+|drift ?pálya',
  'roller rink or skate park': 'skate ?park|görkorcsolya ?(?:pálya|csarnok)|gördeszka ?(?:pálya|park)',
  'wakeboard or water sports centre':
    'wakeboard\\p{L}*|vízisí\\p{L}*|vízisport ?(?:központ|telep)|wake ?park|sup bérlés',
  'off-road and snowmobile tours':
    'quad ?(?:túra|bérlés|pálya)\\p{L}*|quadozás|terepjáró ?túra|off-?road ?(?:túra|élmény)|motoros szán',
  'sightseeing bus or train': 'városnéző (?:busz|kisvonat|vonat)|kisvonatozás|dottó|városnéző hajó',
  'embroidery service': 'gépi hímzés|hímzés (?:készítés|logó)|emblémázás|hímzés ruhára|hímzett logó',
  'aircraft maintenance company': 'repülőgép ?(?:karbantart|szerviz|javít)\\p{L}*|légijármű ?karbantart\\p{L}*',
  'railway or port company':
    'vasúttársaság\\p{L}*|vasúti (?:áruszállítás|árufuvaroz\\p{L}*|személyszállítás)|kikötő ?(?:üzemeltet|logisztika)\\p{L}*',
  'garden machinery dealer':
    'kertigép ?(?:bolt|szerviz|szaküzlet|kereskedés)\\p{L}*|kerti ?gép\\p{L}* (?:bolt|szerviz)|fűnyíró ?(?:szerviz|bolt)|barkácsgép ?(?:bolt|áruház)',
  'bird control or mole catcher': 'galambriaszt\\p{L}+|galambmentesít\\p{L}+|vakondriaszt\\p{L}+|madárriaszt\\p{L}+',
  'structural or geotechnical engineer':
    'statikus|statikai (?:tervezés|szakvélemény|szakértő)|tartószerkezet\\p{L}*|geotechnik\\p{L}+|talajvizsgálat',
  'geology or archaeology company':
    'régészeti (?:feltárás|szakszolgálat|kutatás)|földtani (?:kutatás|vizsgálat)|geológiai (?:kutatás|szolgáltatás)|hidrogeológ\\p{L}+',
  'town planning consultancy':
    'településtervez\\p{L}+|településrendezési terv\\p{L}*|városrendez\\p{L}+|urbanisztik\\p{L}+',
  'clinical research organisation': 'klinikai (?:vizsgálatok|kutatás|kutatások)',
  'news or stock photo agency': 'hírügynökség\\p{L}*|fotóügynökség|képügynökség|stock ?fotó\\p{L}*',
  'type foundry': 'betűtervez\\p{L}+|betűöntöd\\p{L}+|betűtípus ?tervez\\p{L}+',
  'shed or garden building maker':
    'kerti ?(?:faház|ház|tároló|pavilon)\\p{L}*|faház ?(?:gyártás|építés)|kerti szaletli',
  'tent or tarpaulin maker': 'ponyva ?(?:gyártás|készítés|műhely)|ponyvakészít\\p{L}+|sátorgyárt\\p{L}+|sátorponyva',
  'furniture, camera or tub hire':
    '(?:fotós? eszköz|kamera|fototechnika|bútor|dézsa) ?(?:bérlés|kölcsönz)\\p{L}*|fototechnikai kölcsönző',
  'small animal breeder':
    'nyúltenyészt\\p{L}+|csincsilla ?tenyész\\p{L}+|tengerimalac ?tenyész\\p{L}+|kisállattenyészt\\p{L}+',
  'shooting club': 'lövész ?(?:klub|egylet|egyesület)\\p{L}*|sportlövő ?(?:klub|egyesület)',
  'nut grower': 'dióültetvény\\p{L}*|diótermeszt\\p{L}+|mandulaültetvény|mogyoróültetvény|mogyoró ?termeszt\\p{L}+',
  'equestrian club': 'lovas ?(?:klub|egyesület|egylet)\\p{L}*|lovasklub\\p{L}*',
  'wrestling or strength club':
    'birkózó ?(?:klub|egyesület|szakosztály)|súlyemelő ?(?:klub|egyesület)|erőemelő ?(?:klub|egyesület)',
  'figure skating or winter sports club':
    'műkorcsolya ?(?:klub|egyesület|iskola)|curling ?(?:klub|egyesület)|korcsolyázó egyesület',
  'bird and small animal club': 'galamb- és kisállattenyészt\\p{L}+|postagalamb\\p{L}*|kisállattenyésztő egyesület',
  'sim racing or arcade centre':
    'szimulátor ?(?:terem|központ)|autó ?szimulátor\\p{L}*|sim ?racing|vr (?:terem|aréna|központ)',
  'promotional staff agency': 'hostess ?(?:ügynökség|szolgáltatás)\\p{L}*|promóciós ügynökség|hoszteszügynökség',
};
