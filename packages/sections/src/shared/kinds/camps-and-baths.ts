import type { Kind } from './kind.ts';

export const CAMPS_AND_BATHS: readonly Kind[] = [
  {
    name: 'glamping site',
    bucket: 'Travel and hospitality',
    narrows: 'campsite',
    words: {
      en: "glamping(?: site| resort)?|(?:luxury|safari|bell) tents?|yurt (?:stays?|camps?|holidays?)|geodesic domes?|tree ?house (?:hotel|stays?)|(?:shepherd['’]?s huts?|tipis?)",
      'de nl':
        'glamping*|*baumhaushotel|*safarizelte?|*jurten(?:dorf|camp|übernachtung)*|*boomhutten|*safaritenten?|*yurts?',
      'sv da nb': 'glamping*|*trädhushotell|*glampingtält|*trætophytter|*trehytter|*trehotell',
      'fr es pt it ca ro':
        "glamping|(?:hébergements?|cabanes?) (?:insolites?|dans les arbres)|cabanes? perchées?|yourtes?|(?:cabañas|casas) en (?:los )?árboles|domos geodésicos|(?:casas|cabanas) na árvore|case sull['’]albero|tende glamping|cabanes als arbres|(?:corturi|căsuțe) glamping",
      'pl cs sk hr sl sr':
        'glamping*|domki na drzewie|namioty sferyczne|(?:ubytování|spaní) v (?:jurtě|korunách stromů|maringotce)|jurty|stromové domčeky|(?:kućice|kuće) na drvetu|drevesne hiš\\p{L}+|glamping kućice',
      'ru uk bg mk': 'глэмпинг*|глемпінг*|глемпинг*|глампинг*|дома на дереве|къщи на дърво',
      'fi et lv lt hu':
        'glamping*|*puumaja\\p{L}*|*jurttamajoitus|*jurtamajutus|glempings?\\p{L}*|kempinga mājas|glampingas|kupol(?:ai|ų|as)\\p{L}* nuom\\p{L}*|glamping ?(?:sátor|ház)\\p{L}*|jurtaszállás|lombház\\p{L}*',
      'el tr': 'glamping|δεντρόσπιτα|glamping (?:çadır|kamp)\\p{L}*|bungalov ve glamping|ağaç ev',
      'ar he fa': '(?:جلامبينج|مخيم فاخر|تخييم فاخر|خيام فاخرة)|גלמפינג|(?:گلمپینگ|اقامت در کلبه درختی)',
      'id vi is th sq hi': 'glamping|lều glamping|kúluhús|lúxustjöld|แกลมปิ้ง|glamping në|ग्लैम्पिंग',
      'ja zh ko': 'グランピング|ツリーハウス宿泊|帐篷酒店|豪华露营|豪華露營|글램핑|카라반 ?펜션',
    },
  },
  {
    name: 'thermal bath',
    bucket: 'Leisure',
    narrows: 'swimming pool',
    parts: {
      'public bathhouse':
        '(?:public )?bath ?house|badhuis|hammam|banho público|銭湯|澡堂|浴場|목욕탕|대중탕|hamam|лазн|баня',
      'thermal bath':
        'therm|hot spring|onsen|heilbad|solebad|thermaal|terme|termal|termy|termá|kúpel|toplic|терм|спа|kylpyl|fürdő|kaplıca|ιαματ|温泉|溫泉|온천|lązn',
    },
    words: {
      en: 'thermal (?:baths?|spa|springs?)|hot springs? (?:resort|spa|pools?)|(?:onsen|public bath ?house)|sauna (?:world|club|rental|hire)|bath ?house',
      'de nl':
        '*thermalbad|*heilbad|*solebad|*saunalandschaft|*saunaclub|*thermaalbad|*saunacomplex|*badhuis|*saunaverhuur|*mobile sauna',
      'sv da nb':
        '*kallbadhus\\p{L}*|*termalbad\\p{L}*|*badeanstalt|*bastuförening|*saunaklub|*saunagus|*badstu(?:forening|utleie)?|*flytende sauna',
      'fr es pt it ca ro':
        'bains thermaux|(?:centre|station|établissement) therm(?:al|e|oludique)|thermes|(?:aguas|baños|balneario) termales|balneario|(?:águas|banhos|estância) termais|balneário termal|(?:terme|bagni|acque|stabilimento) termal[ei]|terme di|banys termals|(?:băi|ștrand) termal\\p{L}*|stațiune balneară',
      'pl cs sk hr sl sr':
        '(?:termy|baseny termalne|łaźnia|saunarium)|(?:termální|termálne) (?:lázně|koupaliště|kúpalisko|kúpele)|saunov[ýáy]\\p{L}* svět|(?:termalno|toplice|termalni) (?:kupalište|bazeni|park)|terme|saunaland',
      'ru uk bg mk':
        '(?:термальн|бан)\\p{L}* (?:комплекс|источник|курорт|бассейн)\\p{L}*|бани? на дровах|русская баня|термальні (?:води|джерела)|лазня|(?:минерални|термални) (?:бани|басейни|бањи)',
      'fi et lv lt hu':
        '*kylpylä\\p{L}*|*yleinen sauna|*saunalautta\\p{L}*|*vuokrasauna\\p{L}*|*termid|*saunakeskus\\p{L}*|*saunarent\\p{L}*|(?:pirts|termāl)\\p{L}* (?:kompleks|noma|baseins)\\p{L}*|pirts īre|(?:termin|piltų) (?:baseinai|vandenys)|pirties nuoma|(?:termál|gyógy|strand)fürdő\\p{L}*|szaunavilág',
      'el tr': '(?:ιαματικά|θερμά) (?:λουτρά|πηγές)|(?:termal|kaplıca) (?:otel|tesis|su|havuz)\\p{L}*',
      'ar he fa':
        '(?:حمامات|ينابيع|عيون) (?:معدنية|ساخنة|حارة)|حمام (?:مغربي|تركي)|(?:מרחצאות|מעיינות) (?:חמים|תרמיים|מרפא)|חמי \\p{L}+|(?:آبگرم|آب گرم) (?:معدنی|طبیعی)\\p{L}*',
      'id vi is th sq hi':
        'pemandian air panas|(?:suối|tắm) khoáng(?: nóng)?|(?:baðlón|jarðböð|náttúrulaug)\\p{L}*|(?:บ่อ)?น้ำพุร้อน|ออนเซ็น|ujë?ra termale|llixhat\\p{L}*|गर्म पानी का झरना',
      'ja zh ko': '日帰り温泉|銭湯|スーパー銭湯|サウナ施設|温泉度假|洗浴中心|溫泉會館|湯屋|온천|찜질방|사우나',
    },
  },
  {
    name: 'canoe and kayak hire',
    bucket: 'Leisure',
    narrows: 'boat hire',
    words: {
      en: '(?:canoe|kayak|sup|paddle ?board|pedal boat) (?:hire|rental|rentals|tours?|trips?|centre)',
      'de nl':
        '*kanuverleih|*kajakverleih|*kanutour*|*kajaktour*|*kanuvermietung|*sup-verleih|*sup-station|*kanostation|*kanoverhuur|*kajakverhuur|*kanovaren|*suppen',
      'sv da nb':
        '*kanotuthyrning*|*kajakuthyrning*|*paddelture*|*paddling|*kanoudlejning|*kajakudlejning|*kajakture*|*kajakkutleie|*kanoutleie|*kajakktur*',
      'fr es pt it ca ro':
        '(?:location|base|descente) (?:de |en )?(?:canoës?|kayaks?|paddle|canoë-kayak)\\p{L}*|(?:alquiler|rutas|descenso) (?:de |en |del \\p{L}+ en )?(?:kayaks?|canoas?|piraguas?|paddle)|(?:aluguel|aluguer) de (?:caiaques?|canoas?|stand up)|passeios? de caiaque|(?:noleggio|escursioni|tour|discese) (?:di |in )?(?:canoe?|kayak|sup)|lloguer de (?:caiacs?|canoes)|(?:închirieri|închiriere|ture) (?:de |cu )?(?:caiac\\p{L}*|canoe|canoi|sup)',
      'pl cs sk hr sl sr':
        '(?:spływy|wypożyczalnia|wynajem) (?:kajak\\p{L}+|sup\\p{L}*)|(?:vodácké|vodácka|splavy|splavování)\\p{L}* \\p{L}+|(?:najam|iznajmljivanje|izposoja) (?:kajak|kanu|kaja|sup)\\p{L}*|kajak ture',
      'ru uk bg mk':
        '(?:прокат|аренда|сплавы на) (?:байдар|каяк|сап|сапбордов|каноэ)\\p{L}*|(?:прокат|оренда|сплави на) (?:байдар|каяк|сап)\\p{L}*|(?:каяк|кану) (?:турове|под наем|тури)',
      'fi et lv lt hu':
        '*kanoottivuokraam*|*kajakkivuokra*|*melontakeskus*|*kanuurent*|*süstamatk*|*kajakirent*|(?:laivu|kanoe|smaiļu|sup) noma\\p{L}*|(?:baidarių|kajakų|irklenčių) nuom\\p{L}+|kenu ?(?:kölcsönz|túra|bérl)\\p{L}*|kajak ?(?:kölcsönz|túra|bérl)\\p{L}*|sup ?(?:kölcsönz|bérl|túra)\\p{L}*',
      'el tr': '(?:ενοικίαση|εκδρομές με) (?:καγιάκ|kayak|κανό|sup)|(?:kano|kayak) (?:kiralama|turu|turları)',
      'ar he fa':
        '(?:تأجير|رحلات) (?:ال)?(?:كاياك|قوارب الكاياك)|(?:השכרת|שיט) (?:קיאקים|סאפים|קאנו)|קיאקים|(?:اجاره|تور) (?:کایاک|قایق پارویی)',
      'id vi is th sq hi':
        '(?:sewa|wisata) (?:kayak|kano)|(?:thuê|chèo) (?:thuyền )?kayak|kajakferð\\p{L}*|kajakleig\\p{L}*|(?:เช่า|พาย)เรือคายัค|qira kajak\\p{L}*|कयाकिंग',
      'ja zh ko':
        'カヤック(?:ツアー|レンタル|体験)|SUP(?:体験|レンタル|ツアー|スクール)|カヌー(?:体験|ツアー|レンタル)|皮划艇租赁|独木舟体验|獨木舟體驗|카약 ?체험|카누 ?체험|패들보드',
    },
  },
  {
    name: 'safari lodge',
    bucket: 'Travel and hospitality',
    narrows: ['hotel', 'glamping site'],
    words: {
      en: '(?:safari|game|bush|wildlife|river) (?:lodges?|camps?)(?! stools?)|tented (?:safari )?camps?|bush ?camps?|luxury tented camp',
      'de nl': '*safari-?lodge(?:s)?|*safari-?camp(?:s)?|*buschcamp(?:s)?|*wildlodge(?:s)?',
      'sv da nb': '*safarilodge(?:n|r)?|*safari-?lodge|*safaricamp|*safarilejr|*safaricamp',
      'fr es pt it ca ro':
        '(?:lodges?|camps?) (?:de )?safaris?|camp de brousse|campamento (?:de )?safari|lodge (?:de|di) safari|acampamento safari|campo tendato safari',
      'pl cs sk hr sl sr': 'safari lodge|lodge safari|safari kemp|safari kamp',
      'ru uk bg': 'сафари-?лодж\\p{L}*|сафарі-?лодж\\p{L}*',
      'fi et hu': '*safarilodge|*safarimaja|szafari lodge',
      af: '*bosveldlodge|*wildslodge|bosveldkamp|wildkamp|safarikamp',
      'ar he tr': "نزل سفاري|مخيم سفاري|(?:לודג[׳']|מחנה) ספארי|safari (?:lodge|kampı)",
      sw: 'kambi ya (?:safari|wanyama)|hoteli ya mbugani',
      'ja zh ko': 'サファリ(?:ロッジ|キャンプ)|野生动物(?:营地|旅舍)|狩獵(?:旅館|營地)|사파리 ?(?:로지|롯지|캠프)',
    },
  },
  {
    name: 'cable car',
    bucket: 'Leisure',
    words: {
      en: '(?:aerial )?cable ?cars?|aerial tramways?|(?:sightseeing|scenic) (?:chair ?lifts?|gondolas?)|funicular(?: railway)?s?|cable railway',
      'de nl':
        '*luftseilbahn(?:en)?|*seilschwebebahn(?:en)?|*bergbahn(?:en)?|*gondelbahn(?:en)?|*sesselbahn(?:en)?|*standseilbahn(?:en)?|*seilbahn(?:en)?|*zahnradbahn(?:en)?|*kabelbaan|*kabelbanen',
      'sv da nb':
        '*linban(?:a|an|or)|*bergbana|*kabinbana|*svævebane|*tovbane|*kabelbane|*gondolbane|*taubane(?:n|r)?|*fjellheis(?:en)?',
      'fr es pt it ca ro':
        'téléphériques?|télécabines?|funiculaires?|teleféricos?|funicular(?:es)?|telecabinas?|bondinhos?|funivi[ae]|funicolar[ei]|cabinovi[ae]|telefèrics?|telecabin[ăa]|telegondol[ăa]',
      'pl cs sk hr sl sr':
        '(?:kolej|kolejka) (?:linowa|gondolowa|krzesełkowa)|kolejk[ai] linow\\p{L}+|lanovk[ay]|lanová dráha|lanovk\\p{L}+|žičar[ae]|uspinjač[ae]|vzpenjač[ae]|gondola žičara',
      'ru uk bg mk':
        'канатн\\p{L}+ дорог\\p{L}+|фуникулер\\p{L}*|фунікулер\\p{L}*|канатк[аи]|кабинков\\p{L}+ лифт|въжена линия|жичара|жичница',
      'fi et lv lt hu':
        '*köysirata|*kaapelirata|*gondolihissi|*köisraudtee|trošu vagoniņ\\p{L}*|gaisa trošu ceļ\\p{L}+|lynų keltuv\\p{L}+|funikulier\\p{L}+|libegő\\p{L}*|sikló(?:vasút)?\\p{L}*|drótkötélpálya',
      'el tr': 'τελεφερίκ|τελεφερικ|teleferik\\p{L}*|füniküler\\p{L}*',
      'ar he fa': 'تلفريك|التلفريك|רכבל|تله ?کابین',
      'id vi th sq': 'kereta gantung|cáp treo|กระเช้า(?:ลอยฟ้า|ไฟฟ้า)|teleferik\\p{L}*',
      'ja zh ko':
        'ロープウェイ|ロープウェー|ケーブルカー|ゴンドラリフト|索道|观光缆车|缆车|纜車|空中纜車|케이블카|곤돌라',
    },
  },
  {
    name: 'model village',
    bucket: 'Leisure',
    narrows: ['museum', 'model railway or model building club'],
    words: {
      en: '(?:model|miniature) (?:villages?|towns?|cit(?:y|ies)|worlds?|parks?)|miniature wonderland|model railway (?:attraction|layout|exhibition cent(?:re|er))',
      'de nl':
        '*miniaturwelt(?:en)?|*miniaturstadt|*miniaturpark|*miniatur-?wunderland|*modellbahnwelt|*miniatuurstad|*miniatuurpark|*miniworld',
      'sv da nb':
        '*miniatyrstad|*miniatyrvärld|*miniatyrpark|*minivärld|*miniby(?:en)?|*minilandsby|*miniatyrby|*miniverden',
      'fr es pt it ca ro':
        'parc (?:de |des )?miniatures?|villages? miniatures?|monde miniature|parque (?:de|en) miniaturas?|ciudad en miniatura|mini ?mundo|aldeia em miniatura|parco (?:in )?miniatur[ae]|italia in miniatura|parc en miniatura|parc miniatural',
      'pl cs sk hr sl sr':
        'park miniatur|świat miniatur|park miniaturek|(?:svět|království) (?:miniatur|železnic)|park miniatúr|park minijatura|svet miniatur',
      'ru uk bg mk':
        '(?:парк|город|музей) миниатюр|(?:парк|музей) мініатюр|гранд макет|парк на миниатюрите|град на миниатюрите',
      'fi et lv lt hu':
        '*pienoismaailma|*pienoiskaupunki|*pienoisrautatiemaailma|*miniatuurlinn|*miniatuuride park|miniatūru park\\p{L}*|miniatiūrų park\\p{L}*|(?:makett|mini)park\\p{L}*|miniversum',
      'el tr': 'πάρκο μινιατούρας|minyatür (?:park|şehir|kent)\\p{L}*|miniatürk',
      'ar he': 'مدينة (?:ال)?مصغرات|حديقة (?:ال)?مصغرات|(?:פארק|עיר) מיניאטורות|מיני ישראל',
      'id vi th': 'taman miniatur|công viên thu nhỏ|เมืองจำลอง',
      'ja zh ko':
        'ミニチュア(?:パーク|ワールド|ミュージアム|タウン)|微缩景(?:观|区)|微缩世界|小人國|迷你世界樂園|미니어처 ?(?:파크|빌리지|마을)|소인국',
    },
  },
  {
    name: 'observation tower',
    bucket: 'Leisure',
    words: {
      en: '(?:observation|viewing|lookout|panorama|sky) (?:towers?|decks?|platforms?)|observation wheel|skywalk(?: attraction)?|treetop (?:walk|walkway|tower)|canopy walk(?:way)?',
      'de nl':
        '*aussichtsturm|*aussichtstürme|*aussichtsplattform(?:en)?|*fernsehturm|*baumwipfelpfad(?:e)?|*uitkijktoren(?:s)?|*uitkijkplatform|*boomkroonpad|*boomkruinpad|*skywalk',
      'sv da nb':
        '*utsiktstorn(?:et)?|*utsiktsplattform|*udsigtstårn(?:et)?|*udsigtsplatform|*skovtårn(?:et)?|*utsiktstårn(?:et)?|*utsiktsplattform|*tretoppvei|*trätoppsväg',
      'fr es pt it ca ro':
        "tours? (?:d['’]observation|panoramiques?)|plateforme d['’]observation|sentier des cimes|torre(?:s)? (?:mirador|de observación|panorámica)|mirador panorámico|torre (?:panorâmica|de observação)|torre panoramica|torre mirador|turn (?:de observație|panoramic)",
      'pl cs sk hr sl sr':
        'wież[ae] widokow[ae]|taras widokowy|ścieżka w koronach drzew|rozhledn[ay]|vyhlídková věž|stezka korunami stromů|rozhľadň[ae]|vyhliadkov[áé] vež[ae]|chodník korunami stromov|vidikovac toranj|razgledni stolp|pot med krošnjami',
      'ru uk bg mk':
        'смотров(?:ая|ые) (?:площадк\\p{L}+|башн\\p{L}+)|оглядов(?:ий|а) (?:майданчик|вежа)|телебашня|наблюдателна кула|панорамна площадка|видиковец',
      'fi et lv lt hu':
        '*näkötorni\\p{L}*|*näköalatasanne|*vaatetorn\\p{L}*|*vaateplatvorm|skatu torn\\p{L}*|apžvalgos bokšt\\p{L}*|lajų tak\\p{L}+|kilátó(?:torony)?|lombkorona ?(?:tan)?ösvény|lombkoronasétány',
      'el tr': 'πύργος παρατήρησης|παρατηρητήριο θέας|seyir (?:terası|kulesi|tepesi)|gözlem kulesi',
      'ar he fa': 'برج (?:ال)?مراقبة سياحي|منصة مشاهدة|(?:מגדל|מרפסת) תצפית|برج دیده ?بانی|سکوی تماشا',
      'id vi th': 'menara pandang|gardu pandang|đài quan sát|tháp quan sát|หอชมเมือง|หอชมวิว|จุดชมวิวสกายวอล์ค',
      'ja zh ko': '展望台|展望タワー|展望塔|观景台|观光塔|觀景台|觀景塔|天空步道|전망대|전망타워|스카이워크',
    },
  },
  {
    name: 'haunted attraction',
    bucket: 'Leisure',
    narrows: 'amusement park',
    words: {
      en: '(?:haunted|scare|scream|horror) (?:houses?|attractions?|mazes?|parks?|experience)|scream ?park|ghost (?:house|train)|haunted (?:hay ?ride|corn maze)|halloween (?:attraction|scare)',
      'de nl':
        '*geisterbahn(?:en)?|*geisterhaus|*gruselkabinett|*horrorhaus|*gruselhaus|*horrorlabyrinth|*spookhuis|*spookhuizen|*griezelhuis|*scare ?house',
      'sv da nb': '*spökhus(?:et)?|*skräckhus(?:et)?|*spøgelseshus|*gyserhus|*rædselskabinet|*spøkelseshus|*skrekkhus',
      'fr es pt it ca ro':
        "maisons? (?:hantées?|de l['’]horreur)|manoirs? (?:hantés?|de la peur)|(?:casa|pasaje|túnel) del terror|casas? (?:embrujadas?|assombradas?)|casa do terror|cas[ae] (?:degli orrori|stregat[ae])|passatge del terror|casa groazei",
      'pl cs sk hr sl sr':
        'dom strachu|domy strachu|dům (?:hrůzy|duchů|strachu)|strašidelný (?:dům|zámek|dom)|dom (?:hrôzy|strachu)|kuća (?:strave|užasa)|hiša strahov',
      'ru uk bg':
        'комнат\\p{L}+ страха|дом (?:страха|ужасов)|лабиринт страха|хоррор-?квест|кімнат\\p{L}+ страху|лабіринт страху|къща на ужасите',
      'fi et lv lt hu':
        '*kummitustalo|*kauhutalo|*õudusmaja|*tondimaja|šausmu (?:nams|istaba)|bailių namai|siaubo (?:namai|kambar\\p{L}+)|(?:rémség|kísértet|elvarázsolt ?)kastély|horror ?ház|szellemkastély',
      'el tr': 'σπίτι του τρόμου|korku (?:evi|tüneli)',
      'ar he fa': 'بيت الرعب|(?:בית|מבוך) (?:ה)?(?:אימה|רדוף)|خانه (?:وحشت|ترس)|اتاق وحشت',
      'id vi th': 'rumah hantu|nhà ma|บ้านผีสิง',
      'ja zh ko': 'お化け屋敷|ホラーハウス|鬼屋|恐怖屋|귀신의 ?집|공포체험관',
    },
  },
  {
    name: 'stadium',
    bucket: 'Sports and fitness',
    narrows: 'event venue',
    words: {
      en: '(?:football|sports?|national|athletics|baseball|cricket|olympic|multi-purpose) (?:stadiums?|stadia|arenas?)|ice arena stadium|sports arena|ballparks?',
      'de nl':
        '*fußballstadion|*sportstadion|*eisstadion betreiber|*stadionbetreiber|*voetbalstadion|*sportstadion|*stadionbeheer',
      'sv da nb':
        '*fotbollsstadion|*idrottsarena|*fodboldstadion|*idrætsstadion|*fotballstadion|*idrettsarena|*fotbollsarena',
      'fr es pt it ca ro':
        'stades? (?:de football|municipa(?:l|ux)|olympiques?|nautique)|estadios? (?:de fútbol|municipa(?:l|les)|olímpicos?|nacional(?:es)?)|estádios? (?:de futebol|municipa(?:l|is)|olímpico)|stadi[oa]? (?:comunal[ei]|di calcio|olimpic[oi])|estadi (?:municipal|olímpic)|stadion(?:ul)? (?:municipal|de fotbal|național)',
      'pl cs sk hr sl sr':
        'stadion (?:miejski|piłkarski|narodowy|olimpijski)|(?:fotbalový|městský|zimní|atletický) stadion|(?:futbalový|mestský|zimný|atletický) štadión|(?:gradski|nogometni|fudbalski) stadion|mestni stadion',
      'ru uk bg mk':
        '(?:футбольн\\p{L}+|городск\\p{L}+|центральн\\p{L}+|міськ\\p{L}+|олимпийск\\p{L}+|градск\\p{L}+|национален) (?:стадион|стадіон)\\p{L}*',
      'fi et lv lt hu':
        '*jalkapallostadion\\p{L}*|*urheilustadion\\p{L}*|*jalgpallistaadion|*spordistaadion|*linnastaadion|(?:pilsētas|futbola|sporta) stadion\\p{L}*|(?:miesto|futbolo|sporto) stadion\\p{L}*|(?:futball|sport|városi ?)stadion\\p{L}*',
      'el tr': '(?:ποδοσφαιρικό|δημοτικό|εθνικό|ολυμπιακό) (?:στάδιο|γήπεδο)|(?:futbol|şehir|olimpiyat) stad(?:ı|yumu)',
      'ar he fa': '(?:استاد|ملعب) (?:كرة القدم|رياضي|دولي)|אצטדיון\\p{L}*|ورزشگاه\\p{L}*',
      'id vi th': 'stadion (?:olahraga|sepak bola|utama)|sân vận động|สนามกีฬา(?:กลาง|แห่งชาติ)',
      'ja zh ko':
        '(?:サッカー|野球|陸上|総合)(?:スタジアム|競技場|球場)|体育场馆|体育场|體育場|田徑場|棒球場|종합운동장|축구경기장|월드컵경기장|야구장',
    },
  },
];
