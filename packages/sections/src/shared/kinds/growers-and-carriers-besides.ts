import type { Kind } from './kind.ts';

/** Growers, carriers, and menders that stand beside commoner ones. */
export const GROWERS_AND_CARRIERS_BESIDES: readonly Kind[] = [
  {
    name: 'car upholsterer',
    bucket: 'Automotive',
    narrows: ['upholsterer', 'saddler'],
    words: {
      en: '(?:car|auto(?:motive)?|vehicle|boat|marine|motorcycle|car seat|van) upholster(?:y|ers?)|(?:auto|car|motor) trimmers?|(?:car|auto) (?:re)?trimming|(?:car|auto|vehicle) interior (?:restoration|repairs?)|convertible tops?',
      'de nl':
        '*autosattler\\p{L}*|*fahrzeugsattler\\p{L}*|*bootssattler\\p{L}*|*autobekleding|*autostoffeerder\\p{L}*|*autostoffering|*motorzadels?',
      'sv da nb':
        '*biltapetser\\p{L}*|*bilsadelmagare|*bilklädsel|*autosadelmager\\p{L}*|*bilsadelmager\\p{L}*|*bilsalmaker\\p{L}*',
      'fr es pt it ca ro':
        "sellerie (?:auto(?:mobile)?|nautique|bateau|moto)|sellier(?:-| )garnisseur|tapicer[íi]a (?:de |del )?(?:coches?|autom[óo]vil(?:es)?|autos?|veh[íi]culos|automotriz|n[áa]utica)|tapiza(?:do|dos) de (?:coches?|autos?|asientos de coches?|motos)|(?:estofamento|estofador|tapeçaria) (?:automotiv[oa]|de automóveis|de carros)|estofos (?:de )?(?:automóveis|auto)|tappezzeria (?:auto(?:mobili)?|nautica)|tappezzier[ei] auto|sell(?:eria|ai) auto|tapisseria (?:de cotxes|d['’]automòbils)|tapițerie auto",
      'pl cs sk hr sl sr':
        'tapicer\\p{L}+ (?:samochodow|motocyklow)\\p{L}+|(?:auto|moto)čalouni?c?\\p{L}*|čalounění (?:aut|autosedaček)|autočalún\\p{L}+|(?:auto ?tapetar|autotapetar)\\p{L}*|avtotapetništ\\p{L}+|auto ?tapacir\\p{L}*',
      'ru uk bg mk':
        '(?:перетяжка|пошив) (?:салон[аов]+|руля|автосалон\\p{L}*)|автоател[иь]е|перетяжка салону|автоательє|тапициране на (?:автомобил|салон)\\p{L}*|автотапицер\\p{L}*|автотапетар\\p{L}*',
      'fi et lv lt hu':
        'autoverhoomo\\p{L}*|autonverhoilu\\p{L}*|autopolster\\p{L}*|auto (?:salonu|salona) (?:pāršūšana|pārvilkšana)|automobili(?:ų|o) salon\\p{L}+ (?:siuvimas|pertraukimas)|autókárpit\\p{L}*',
      'el tr': 'ταπετσαρί\\p{L}+ αυτοκινήτ\\p{L}+|oto döşeme\\p{L}*',
      'ar he fa': 'تنجيد (?:ال)?سيارات|ריפוד רכב|ריפודי רכב|تودوزی (?:خودرو|ماشین)',
      'id vi th': 'jok (?:mobil|motor)|bọc ghế (?:da )?(?:ô tô|xe hơi|oto)|หุ้มเบาะรถ\\p{L}*',
      'ja zh ko':
        '(?:車|カー)シート(?:張替え|張り替え)|汽车(?:内饰改装|座椅包覆|真皮座椅)|汽車(?:皮椅|座椅包覆)|자동차 ?(?:시트|가죽시트) ?(?:복원|제작|리폼)',
    },
  },
  {
    name: 'bookmaker',
    bucket: 'Leisure',
    narrows: ['casino or amusement arcade'],
    words: {
      en: 'bookmakers?|bookies|betting (?:shops?|offices?|compan(?:y|ies)|operators?)|sports ?books?|turf accountants?',
      'de nl': '*wettbüros?|*wettanbieter|*sportwetten|*wettshop|*wedkantoor|*wedkantoren|*gokkantoor|*bookmakers?',
      'sv da nb':
        '*vadslagning|*vadslagningsbolag|*spelbolag|*bookmakere?|*sportsvæddemål|*væddemål\\p{L}*|*spillselskap',
      'fr es pt it ca ro':
        "bookmakers?|paris sportifs|casas? de apuestas|apuestas deportivas|casas? de apostas|apostas (?:desportivas|esportivas)|(?:agenzia|sala|centro) scommesse|scommesse sportive|cas(?:a|es) d['’]apostes|apostes esportives|(?:agenție|agenții|casă|case) de pariuri|pariuri sportive",
      'pl cs sk hr sl sr':
        'bukmacher\\p{L}*|zakłady bukmacherskie|sázková kancelář|sázkové kanceláře|sázkařsk\\p{L}+|stávkov\\p{L}+ kancelári\\p{L}+|kladionic\\p{L}+|sportsk\\p{L} klađenj\\p{L}|stavnic\\p{L}+|športne stave',
      'ru uk bg mk':
        'букмекер\\p{L}*|ставки на спорт|спортивні ставки|спортни залози|букмейкър\\p{L}*|обложувалниц\\p{L}+',
      'fi et lv lt hu':
        'vedonlyön\\p{L}+|kihlveokontor\\p{L}*|spordiennustus\\p{L}*|totalizator\\p{L}*|sporta (?:derības|likmes)|lažybų (?:bendrov|punkt)\\p{L}*|fogadóirod\\p{L}+|sportfogadás\\p{L}*',
      'el tr': 'στοιχηματικ\\p{L}+ (?:εταιρ|πρακτορ)\\p{L}+|bahis (?:şirketi|bürosu|bayii)|iddaa bayii?',
      'ar he fa': 'مكتب مراهنات|مراهنات رياضية|(?:סוכנות|אתר) הימורים|شرط ?بندی ورزشی',
      'id vi th hi': 'agen taruhan|nhà cái|บริษัทรับพนัน|सट्टेबाज़?',
      'ja zh ko': 'ブックメーカー|博彩公司|體育博彩|体育博彩|스포츠 ?베팅',
    },
  },
  {
    name: 'livestock market',
    bucket: 'Agriculture',
    words: {
      en: '(?:livestock|cattle|sheep) (?:markets?|auctions?|marts?|saleyards?)|horse auctions?|saleyards?|livestock auctioneers?',
      'de nl':
        '*viehmarkt|*viehauktion(?:en)?|*zuchtviehmarkt|*pferdeauktion(?:en)?|*veemarkt|*veeveiling|*paardenveiling',
      'sv da nb': '*kreaturauktion|*djurauktion|*kvægauktion|*hesteauktion|*husdyrauksjon|*hästauktion',
      'fr es pt it ca ro':
        'marchés? (?:aux bestiaux|au cadran)|foires? (?:aux bestiaux|agricole aux)|(?:subastas?|remates?) (?:ganader[oa]s?|de ganado)|mercados? (?:ganaderos?|de ganado)|(?:leil(?:ão|ões)|feiras?) de gado|mercati? (?:del )?bestiame|ast[ae] (?:di )?bestiame|mercats? de (?:bestiar|ramat)|târg(?:ul)? de animale',
      'pl cs sk hr sl sr':
        'targ(?:i|owisko)? (?:zwierząt|bydła|koni)|aukcje (?:bydła|koni)|dobytčí trh|aukce (?:dobytka|skotu|koní)|dobytčie trhy|stočn(?:i sajam|a pijaca|a tržnica)|živinski sejem',
      'ru uk bg mk':
        '(?:скотный|животноводческий) рынок|аукцион (?:скота|лошадей)|ринок худоби|пазар за животни|сточен пазар|добиточен пазар',
      'fi et lv lt hu':
        'karjahuutokaup\\p{L}+|eläinhuutokaup\\p{L}+|loomaoksjon\\p{L}*|lopu izsol\\p{L}+|galvijų (?:turgus|aukcion\\p{L}*)|állatvásár\\p{L}*|állatárverés\\p{L}*',
      'el tr': 'ζωοπάζαρο|ζωαγορά|(?:hayvan|canlı hayvan) (?:pazarı|borsası)',
      'ar he fa': 'سوق (?:ال)?(?:مواشي|ماشية|أغنام|مزاد الإبل)|שוק בהמות|میدان دام|بازار دام',
      'id vi hi': 'pasar (?:hewan|ternak|sapi)|chợ (?:trâu bò|gia súc)|पशु (?:मेला|बाज़ार)',
      'ja zh ko': '家畜市場|牛市場|牲畜交易市场|活畜交易市场|牲畜交易市場|가축시장|우시장',
    },
  },
  {
    name: 'olive grower',
    bucket: 'Agriculture',
    narrows: ['fruit grower', 'olive oil mill'],
    words: {
      en: 'olive (?:growers?|farm(?:s|ers?)?|plantations?)',
      'de nl': '*olivenbauern?|*olivenplantage|*olijfboer(?:en)?|*olijfkwekerij',
      'sv da nb': '*olivodling(?:ar)?|*olivendyrk\\p{L}+',
      'fr es pt it ca ro':
        'oléicult(?:eurs?|ure|rice)|olivicultor(?:es)?|olivicultura|cultivo (?:de|del) olivos?|produtor(?:es)? de azeitonas?|olivicoltor[ei]|olivicoltura|olivicultors?|plantați[ei] de măslini',
      'pl cs sk hr sl sr':
        'plantacj\\p{L}+ oliwek|pěstitel oliv|uzgoj maslina|maslinar\\p{L}*|oljkar(?:stvo|ji)?|nasad oljk',
      'ru uk bg mk': 'оливков\\p{L}+ (?:плантаци|ферм)\\p{L}+|маслинов\\p{L}+ (?:градин|насад|плантац)\\p{L}+',
      'fi et lv lt hu':
        'oliivitarh\\p{L}+|oliivi(?:istandus|kasvatus)\\p{L}*|olīvu (?:audzētav|birz)\\p{L}+|alyvmedžių (?:giraitė|ūkis)|olajfaligete?\\p{L}*|olívaültetvény\\p{L}*',
      'el tr': 'ελαιοκαλλιέργει\\p{L}+|ελαιοπαραγωγ\\p{L}+|zeytin (?:üreticisi|bahçesi|yetiştiric\\p{L}+)',
      'ar he fa': '(?:مزرعة|مزارع) (?:ال)?زيتون|מטע(?:י)? זיתים|כרם זיתים|باغ زیتون',
      'ja zh ko': 'オリーブ(?:農園|園|農家)|橄榄(?:庄园|种植园)|橄欖(?:莊園|園)|올리브 ?농장',
    },
  },
  {
    name: 'rice grower',
    bucket: 'Agriculture',
    narrows: ['farm', 'flour mill'],
    parts: {
      'rice mill':
        'mill|mühle|molen|pellerij|molino|arrocer|rizerie|beneficiad|riseri|młyn|завод|hántol|ορυζόμυλ|fabrikası|değirm|مضرب|مضارب|کوبی|pengg|pabrik|xay xát|โรงสี|मिल|精米|碾米|加工|정미',
    },
    words: {
      en: 'rice (?:growers?|farm(?:s|ers?)?|mills?|millers?|producers?)',
      'de nl': '*reisbauern?|*reismühle|*reisproduzent(?:en)?|*reisanbau|*rijstboer(?:en)?|*rijstmolen|*rijstpellerij',
      'fr es pt it ca ro':
        'rizicult(?:eurs?|ure|rice)|riziers?|producteurs? de riz|rizeries?|arroceros?|(?:productor(?:es)?|cultivo|molino) de arroz|arrocer[íi]as?|molino arrocero|orizicult(?:ura|or|ores)|(?:produtor(?:es)?|produção|cultivo) de arroz|beneficiadora de arroz|riseri[ae]|risicoltor[ei]|risicoltura|aziend[ae] risicol[ae]|arrossaires?|cultiv(?:ul|atori) de orez',
      'pl cs hr sr': '(?:uprawa|producent|młyn) ryżu|pěstování rýže|uzgoj riže|uzgoj pirinča',
      'ru uk bg mk':
        'рисоводств\\p{L}*|рисовый (?:завод|чек)|производство риса|рисівництв\\p{L}*|виробництво рису|оризо(?:производ|пиринч)\\p{L}*|производство на ориз|оризарниц\\p{L}+',
      'hu el tr':
        'rizstermeszt\\p{L}*|rizshántoló|ορυζόμυλ\\p{L}+|ορυζοκαλλιέργει\\p{L}+|(?:çeltik|pirinç) (?:fabrikası|üretic\\p{L}+|değirmeni|ekimi)',
      'ar fa': '(?:مزرعة|مزارع|مضرب|مضارب) (?:ال)?[أا]رز|(?:شالیزار|شالیکوبی|برنج ?کوبی)',
      'id vi th hi':
        '(?:penggilingan padi|petani padi|pabrik beras)|(?:nhà máy xay xát|xay xát lúa gạo|trồng lúa)|โรงสีข้าว|ชาวนาปลูกข้าว|राइस मिल|चावल मिल',
      'ja zh ko': '米農家|稲作農家|精米所|お米農家|碾米厂|大米加工厂|水稻种植|碾米廠|稻米產銷班|쌀 ?농가|벼농사|정미소',
    },
  },
  {
    name: 'animal transport company',
    bucket: 'Pets and animals',
    parts: {
      'horse transport company':
        'horse|equine|pferd|paard|häst|hest(?!el)|chevaux|équid|caballo|cavalo|cavall|cai\\b|koni|koní|konj|коней|лошад|коне|коњ|hevos|hobus|zirgu|žirgų|\\bló|αλόγ|ίππων|\\bat |خيول|סוסים|اسب|kuda|馬',
      'pet transport company':
        '\\bpet|dog|mascota|animalier|\\bde companie|зоотак|любимц|милениц|kisállat|κατοικ|evcil|أليفة|חיות מחמד|כלבים|hewan|thú cưng|chó mèo|สัตว์เลี้ยง|ペット|宠物|寵物|반려',
      'livestock transport company':
        'livestock|cattle|vieh|vee|bétail|ganado|gado|bestiam|bestiar|bydł|dobyt|stoke|živine|скота|lopu|gyvul|canlı|مواشي|دام|ternak',
    },
    words: {
      en: '(?:horse|equine|pet|animal|livestock|dog|cattle) (?:transport(?:ers?|ation)?|couriers?|relocation|shipping|hauliers?|haulage|taxis?)(?: compan(?:y|ies)| services?)?',
      'de nl':
        '*pferdetransport(?:e|unternehmen)?|*tiertransport(?:e|unternehmen)?|*tiertaxi|*viehtransport(?:e)?|*paardentransport|*paardenvervoer|*dierentransport|*dierentaxi|*dierenvervoer|*veetransport',
      'sv da nb':
        '*hästtransport(?:er)?|*djurtransport(?:er)?|*hestetransport(?:er)?|*dyretransport(?:er)?|*kreaturtransport(?:er)?',
      'fr es pt it ca ro':
        "transport(?:eurs?)? (?:de |d['’])(?:chevaux|animaux|bétail|équidés)|taxis? animaliers?|transporte de (?:caballos|animales|mascotas|ganado)|taxi (?:de )?mascotas|transporte de (?:cavalos|animais|gado)|taxi (?:dog|pet)|trasport[oi] (?:di )?(?:cavalli|animali|bestiame)|taxi pet|transport de (?:cavalls|animals|bestiar)|transport (?:de )?(?:cai|animale(?: de companie)?)",
      'pl cs sk hr sl sr':
        '(?:transport|przewóz) (?:koni|zwierząt|bydła)|taxi dla zwierząt|(?:přeprava|doprava) (?:koní|zvířat|dobytka)|(?:preprava|prevoz) (?:koní|zvierat|konja|životinja|konj|živali|stoke|živine)',
      'ru uk bg mk':
        '(?:перевозка|транспортировка) (?:лошадей|животных|скота)|зоотакси|перевезення (?:коней|тварин)|зоотаксі|транспорт на (?:животни|коне|домашни любимци)|превоз на (?:животни|коњи|миленици)',
      'fi et lv lt hu':
        'hevoskuljetu\\p{L}+|eläinkuljetu\\p{L}+|hobuste (?:transport|vedu)|loomade (?:transport|vedu)|loomatakso|(?:zirgu|dzīvnieku|lopu) (?:transports|transportēšana|pārvadājumi)|(?:žirgų|gyvūnų|gyvulių) (?:pervežimas|transportavimas)|(?:ló|állat|kisállat) ?(?:szállít|taxi)\\p{L}*',
      'el tr':
        'μεταφορ\\p{L} (?:αλόγων|ζώων|κατοικιδίων|ίππων)|(?:at|hayvan|evcil hayvan|pet|canlı hayvan) (?:nakliye|taşımacılığı|taksi)\\p{L}*',
      'ar he fa':
        'نقل (?:ال)?(?:خيول|حيوانات|مواشي)(?: (?:ال)?أليفة)?|(?:הובלת|הטסת) (?:בעלי חיים|סוסים|חיות מחמד|כלבים)|حمل (?:اسب|دام|حیوانات)',
      'id vi th':
        '(?:jasa )?(?:pengiriman|kirim|transport) (?:hewan|kuda|ternak)|vận chuyển (?:thú cưng|động vật|chó mèo)|(?:ขนส่ง|รับส่ง)สัตว์เลี้ยง',
      'ja zh ko':
        '(?:ペット|馬匹|動物)(?:輸送|タクシー|搬送)|宠物(?:托运|运输)|馬匹運輸|寵物(?:運輸|計程車)|(?:반려동물|마필|동물) ?(?:운송|택시)',
    },
  },
  {
    name: 'leather repair service',
    bucket: 'Crafts and repair',
    narrows: ['leather goods maker', 'shoe repair shop'],
    words: {
      en: '(?:leather|handbag|bag|luggage|suitcase|sofa leather) (?:repairs?|restoration|recolou?ring)(?: services?| specialists?)?',
      'de nl':
        '*lederreparatur(?:en)?|*taschenreparatur(?:en)?|*kofferreparatur(?:en)?|*lederrestaurierung|*lederaufbereitung|*leer ?reparatie|*tassen ?reparatie|*koffer ?reparatie|*lederreparatie|*lederherstel',
      'sv da nb':
        '*läderreparation(?:er)?|*väskreparation(?:er)?|*læderreparation(?:er)?|*skinnreparasjon(?:er)?|*taskereparation(?:er)?',
      'fr es pt it ca ro':
        'réparation (?:de )?(?:cuir|maroquinerie|sacs?(?: à main)?|valises?|bagages)|restauration (?:de |du )?cuir|reparaci[óo]n de (?:bolsos|maletas|cuero|piel|carteras)|restauraci[óo]n de (?:cuero|piel)|(?:conserto|reparação|reparo) de (?:bolsas|malas|couro)|riparazion[ei] (?:di )?(?:borse|valigie|pelletteria|pelle|cuoio)|reparació de (?:bosses|maletes|pell)|repara(?:re|ții) (?:de )?(?:genți|poșete|piele|valize)',
      'pl cs sk hr sl sr':
        '(?:naprawa|renowacja) (?:torebek|toreb|walizek|skór\\p{L}*|galanterii skórzanej|kaletnicz\\p{L}+)|kaletni(?:k|ctwo)|(?:oprav[ay]|renovace) (?:kabelek|kufrů|kožen\\p{L}+|kůže)|oprav[ay] (?:kabeliek|kufrov|kožen\\p{L}+)|(?:popravak|popravka) (?:torbi|torbica|kofera|kože)|popravil[oa] (?:torbic|kovčkov|usnja)',
      'ru uk bg mk':
        '(?:ремонт|реставрация) (?:сумок|чемоданов|кожи|кожаных изделий|кожгалантереи)|ремонт (?:сумок|валіз|шкіряних виробів)|ремонт на (?:чанти|куфари|кожени изделия)|поправка на (?:чанти|куфери)',
      'fi et lv lt hu':
        '(?:nahan|laukkujen|laukun|matkalaukkujen) korjau\\p{L}+|nahkakorjau\\p{L}+|(?:nahatoodete|kottide|kohvrite) parandus|(?:somu|koferu|ādas izstrādājumu) remonts|(?:rankinių|lagaminų|odos gaminių) (?:taisymas|remontas)|(?:táska|bőrönd|bőr|bőráru) ?javít\\p{L}*|bőrdíszműves\\p{L}*',
      'el tr':
        'επισκευ\\p{L} (?:τσαντών|βαλιτσών|δερμάτινων)|(?:çanta|valiz|bavul|deri) (?:tamir|boyama|onarım)\\p{L}*',
      'ar he fa':
        '(?:إصلاح|تصليح) (?:ال)?(?:شنط|حقائب|جلود)|תיקון (?:תיקים|מזוודות|עור)|تعمیر(?:ات)? (?:کیف|چمدان|چرم)',
      'id vi': '(?:reparasi|servis|perbaikan|service) (?:tas|koper|kulit)|sửa (?:túi xách|vali|đồ da)|spa túi xách',
      'ja zh ko':
        '(?:バッグ|鞄|革製品|レザー|スーツケース)(?:の)?修理|革修理|皮具(?:护理|维修|修复)|箱包维修|奢侈品护理|皮件維修|包包(?:維修|護理)|(?:가방|명품|가죽|캐리어) ?수선',
    },
  },
];
