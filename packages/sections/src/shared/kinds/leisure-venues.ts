import type { Kind } from './kind.ts';

export const LEISURE_VENUES: readonly Kind[] = [
  {
    name: 'bowling alley',
    bucket: 'Leisure',
    types: ['BowlingAlley'],
    narrows: 'amusement park',
    words: {
      en: 'bowling (?:alley|cent(?:re|er)|lanes)|ten-?pin bowling',
      'de nl': '*bowlingcenter|*bowlingbahn|*kegelbahn|*bowlingbaan|*bowlingcentrum',
      'sv da nb': '*bowlinghall\\p{L}*|*bowlingcenter|*bowlingsenter',
      'fr es pt it ca ro': 'salle de bowling|bowling|bolera|boliche|sala da bowling|bitlles|popicărie',
      'pl cs sk hr sl':
        'kręgielni\\p{L}+|bowling(?:ové centrum|ová dráha)|kuželn\\p{L}+|bowlingové centrum|kuglan\\p{L}+|kegljišče',
      'ru uk bg': 'боулинг(?:-?(?:клуб|центр))?|боулінг(?:-?(?:клуб|центр))?',
      'fi et lv lt hu':
        '*keilahalli\\p{L}*|*keilailuhalli|bowlinguhall|bowlingusaal|keegliklubi|boulinga (?:zāle|centrs|klubs)|boulingo (?:klubas|centras)|bowling (?:klub|pálya|központ)|tekepálya',
      'el tr': 'μπόουλινγκ|bowling salonu',
      'ar he fa': 'صالة بولينغ|באולינג|سالن بولینگ',
      'id vi is th': 'arena bowling|khu bowling|keiluhöll\\p{L}*|โบว์ลิ่ง',
      'ja zh ko': 'ボウリング場|保龄球馆|保齡球館|볼링장',
    },
  },
  {
    name: 'go-kart track',
    bucket: 'Leisure',
    narrows: 'amusement park',
    words: {
      en: 'go-?kart(?:s|ing)?(?: track| cent(?:re|er))?|karting(?: track| cent(?:re|er))?|kart track',
      'de nl': '*kartbahn|*kartcenter|*kartfahren|*kartbaan|*karting',
      'sv da nb': '*gokartbana|*gokartbane|*gokart',
      'fr es pt it ca ro':
        'karting|piste de karting|pista de karts|circuito de karts|kartódromo|pista di? kart|kartodromo|circuit de kàrting|pistă de karting',
      'pl cs sk hr sl': 'tor kartingowy|gokarty|motokár\\p{L}+|motokárové centrum|karting (?:staza|centar|steza)',
      'ru uk bg': 'картинг(?:-?(?:клуб|центр|трасс?а))?|картодром',
      'fi et lv lt hu':
        '*kartingrata|*karting|kardirada|kardikeskus|kartinga (?:trase|halle)|kartodroms|kartingo (?:trasa|centras)|kartingas|gokart(?:pálya|ozás)?',
      'el tr': 'πίστα καρτ|karting pisti|go-?kart',
      'ar he fa': 'حلبة كارتينغ|كارتينغ|קארטינג|پیست کارتینگ|کارتینگ',
      'id vi is th': 'sirkuit gokart|gokart|trường đua go-?kart|gokartbraut|โกคาร์ท',
      'ja zh ko': 'カート場|レーシングカート|卡丁车|卡丁車|카트장|카트체험',
    },
  },
  {
    name: 'adventure park',
    bucket: 'Leisure',
    narrows: 'amusement park',
    words: {
      en: '(?:adventure|high ropes|rope|tree ?top|zip ?line) (?:park|course)|high ropes|zip ?lin(?:e|ing) (?:tours?|park)',
      'de nl': '*kletterwald|*hochseilgarten|*kletterpark|*waldseilpark|*seilpark|*klimbos|*klimpark',
      'sv da nb': '*höghöjdsbana|*äventyrspark|*höghöjdspark|*klatrepark|*træklatrepark|*klatreskov|*høyt og lavt',
      'fr es pt it ca ro':
        "accrobranche|parcours (?:aventure|acrobatique)|parc aventure|parque de aventuras?|multiaventura|arborismo|parco avventura|parc d['’]aventura|parc de aventur[ăi]",
      'pl cs sk hr sl':
        'park linowy|lanov\\p{L}+ (?:park|centrum|centra)|lanové centrum|adrenalinski park|pustolovski park',
      'ru uk bg': 'вер[её]вочн\\p{L}+ парк|мотузков\\p{L}+ парк|въжен парк|приключенски парк',
      'fi et lv lt hu':
        '*seikkailupuisto\\p{L}*|*köysirata|seikluspar\\p{L}+|piedzīvojumu parks|šķēršļu parks|nuotykių park\\p{L}+|kalandpark\\p{L}*',
      'el tr': 'πάρκο περιπέτειας|macera parkı|macera park',
      'ar he fa': 'حديقة مغامرات|פארק חבלים|פארק אתגרי|پارک ماجراجویی',
      'id vi is th': 'taman petualangan|công viên mạo hiểm|zipline|ævintýragarður|สวนผจญภัย',
      'ja zh ko': 'アスレチックパーク|フォレストアドベンチャー|冒险公园|冒險公園|拓展乐园|어드벤처파크|짚라인',
    },
  },
  {
    name: 'water park',
    bucket: 'Leisure',
    narrows: 'amusement park',
    words: {
      en: 'water ?parks?|aqua ?parks?|splash park',
      'de nl': '*erlebnisbad|*spaßbad|*aquapark|*wasserpark|*waterpark|*subtropisch zwemparadijs',
      'sv da nb': '*vattenpark|*äventyrsbad|*vandland|*badeland',
      'fr es pt it ca ro':
        'parc aquatique|parque acuático|parque aquático|parco acquatico|parc aquàtic|parc acvatic|aquapark',
      'pl cs sk hr sl': 'park wodny|aquapark|aqua park|vodní park|akvapark|vodni park|vodeni park',
      'ru uk bg': 'аквапарк\\p{L}*',
      'fi et lv lt hu':
        '*vesipuisto\\p{L}*|veepark|akvapark\\p{L}+|vandens park\\p{L}+|élményfürdő|aquapark|csúszdapark',
      'el tr': 'υδάτινο πάρκο|νεροτσουλήθρες|su parkı|aquapark|aqua park',
      'ar he fa': 'حديقة مائية|פארק מים|پارک آبی',
      'id vi is th': 'waterpark|taman air|công viên nước|vatnsrennibrautagarður|สวนน้ำ',
      'ja zh ko': 'ウォーターパーク|水上乐园|水上樂園|워터파크',
    },
  },
  {
    name: 'golf simulator centre',
    bucket: 'Sports and fitness',
    narrows: 'golf course',
    words: {
      en: '(?:indoor )?golf simulators?(?: cent(?:re|er))?|indoor golf(?: cent(?:re|er))?|simulator golf',
      'de nl': '*golfsimulator\\p{L}*|*indoor-?golf\\p{L}*|*golfsimulatie',
      'sv da nb': '*golfsimulator\\p{L}*|inomhusgolf|indendørs golf|innendørs golf|indoorgolf',
      'fr es pt it ca ro':
        'simulateurs? de golf|golf indoor|simulador(?:es)? de golfe?|golfe indoor|simulator[ei] (?:di )?golf|simuladors? de golf|simulator de golf',
      'pl cs sk hr sl':
        'symulator\\p{L}* golf\\p{L}*|golfov\\p{L}+ simulátor\\p{L}*|indoor ?golf\\p{L}*|golf ?simulator\\p{L}*',
      'ru uk bg': 'гольф-?симулятор\\p{L}*|симулятор\\p{L}* гольфа|гольф-?симулятор\\p{L}*|голф симулатор\\p{L}*',
      'fi et lv lt hu':
        '*golfsimulaattori\\p{L}*|*sisägolf\\p{L}*|golfisimulaator\\p{L}*|sisegolf|golfa simulator\\p{L}*|golfo simuliator\\p{L}*|golfszimulátor\\p{L}*',
      'el tr': 'προσομοιωτή\\p{L}+ γκολφ|golf simülatör\\p{L}*',
      'ar he fa': 'محاكي (?:ال)?غولف|סימולטור גולף|شبیه ?ساز گلف',
      'id vi is th': 'simulator golf|golf 3d|golf trong nhà|golfhermi\\p{L}*|inngolf|กอล์ฟซิมูเลเตอร์',
      'ja zh ko': 'シミュレーションゴルフ|インドアゴルフ|模拟高尔夫|室內高爾夫|스크린골프',
    },
  },
  {
    name: 'driving range',
    bucket: 'Sports and fitness',
    narrows: 'golf course',
    words: {
      en: '(?:golf )?driving range',
      'de nl': '*driving ?range|*golfübungsanlage|*oefenbaan golf',
      'sv da nb': 'driving ?range\\p{L}*|utslagsplats',
      'fr es pt it ca ro':
        'practice de golf|campo de prácticas de golf|driving range|campo pratica|camp de pràctiques de golf',
      'pl cs sk hr sl':
        'driving range|strzelnica golfowa|golfov\\p{L}+ (?:odpaliště|cvičiště)|golf vježbalište|golf vadišče',
      'ru uk bg': 'драйвинг-?рейндж|драйвінг-?рейндж|драйвинг рейндж',
      'fi et lv lt hu':
        '*harjoitusalue range|*driving range|harjutusväljak golf|golfa treniņlaukums|golfo treniruočių aikštynas',
      'el tr': 'golf antrenman sahası',
      'id vi is th': 'lapangan latihan golf|sân tập golf|æfingasvæði golf|สนามไดร์ฟกอล์ฟ',
      'ja zh ko': 'ゴルフ練習場|打ちっぱなし|高尔夫练习场|高爾夫練習場|골프연습장',
    },
  },
  {
    name: 'board game café',
    bucket: 'Food and drink',
    narrows: 'café',
    words: {
      en: '(?:board|table ?top) ?games? (?:café|cafe|bar|pub|lounge)',
      'de nl': '*brettspielcafé|*brettspielbar|*bordspellencafé|*spellencafé|*bordspelcafé',
      'sv da nb': '*brädspelscafé|*spelcafé|*brætspilscafé|*brettspillkafé|*brettspillcafé',
      'fr es pt it ca ro':
        'café ludique|bars? à jeux|café jeux|café de juegos|bar de juegos de mesa|luderia|ludo ?bar|ludocaffè|ludopub|cafè de jocs|cafenea (?:de|cu) (?:jocuri|board ?games)',
      'pl cs sk hr sl':
        'kawiarnia z planszówkami|planszówkownia|deskoherna|herní (?:kavárna|čajovna)|kaviareň s hrami|spoločenské hry kaviareň|kafić s društvenim igrama|igralna kavarna',
      'ru uk bg': 'антикафе|игротек\\p{L}+|ігротек\\p{L}+|кафе за настолни игри',
      'fi et lv lt hu':
        '*lautapelikahvila\\p{L}*|lauamängukohvik|galda spēļu kafejnīca|stalo žaidimų (?:kavinė|baras)|társasjáték(?:os)? kávézó|társasjáték-?bár',
      'el tr': 'καφέ (?:με )?επιτραπέζια|επιτραπέζια καφέ|kutu oyun\\p{L}* kafe',
      'ar he fa': 'مقهى ألعاب|בית קפה משחקים|کافه بازی|کافه بردگیم',
      'id vi is th': 'kafe board ?game|cà phê board ?game|boardgame cafe|spilakaffi|บอร์ดเกมคาเฟ่',
      'ja zh ko': 'ボードゲームカフェ|桌游吧|桌遊店|桌游馆|보드게임카페',
      de: '*spielecafé',
    },
  },
  {
    name: 'observatory',
    bucket: 'Arts and culture',
    narrows: 'research group',
    words: {
      en: '(?:public |astronomical )observator(?:y|ies)',
      'de nl': '*sternwarte|*volkssterrenwacht',
      'sv da nb': '*stjernekikker',
      'fr es pt it ca ro':
        "observatoire (?:astronomique|d['’]astronomie)|observatorio astronómico|(?<!(?:nivel|engranajes?|reductor(?:es)?) )planetario|observatório astronómico|observatório astronômico|osservatorio astronomico|observatori astronòmic|observator(?:ul)? astronomic",
      'pl cs sk hr sl':
        'obserwatorium astronomiczne|planetarium|hvězdárn\\p{L}+|planetárium|planetárn\\p{L}+|hvezdáre\\p{L}+|zvjezdarnic\\p{L}+|planetarij|zvezdarn\\p{L}+|observatorij',
      'ru uk bg': 'обсерватори\\p{L}+|планетари\\p{L}+|обсерваторі\\p{L}+|планетарі\\p{L}+|планетариум',
      'fi et lv lt hu':
        '*tähtitorni|*observatorio|planetaario\\p{L}*|tähetorn|planetaarium|observatooriu\\p{L}*|observatorija|planetārijs|observatorija|planetariumas|csillagvizsgáló\\p{L}*|planetárium',
      'el tr': 'αστεροσκοπείο|πλανητάριο|gözlemevi|rasathane|planetaryum',
      'ar he fa': 'مرصد فلكي|قبة فلكية|מצפה כוכבים|פלנטריום|رصدخانه|آسمان ?نما',
      'id vi is th':
        'observatorium|planetarium|đài thiên văn|nhà chiếu hình vũ trụ|stjörnustöð|stjörnuver|หอดูดาว|ท้องฟ้าจำลอง',
      'ja zh ko': '天文台|天文馆|天文館|천문대',
      nl: '*sterrenwacht',
    },
  },
  {
    name: 'wedding venue',
    bucket: 'Events',
    narrows: 'event venue',
    words: {
      en: '(?:wedding|ceremony|marriage) (?:venues?|barn|location)|weddings venue',
      'de nl': '*hochzeitslocation\\p{L}*|*hochzeitssaal|*trouwlocatie\\p{L}*|*huwelijkslocatie',
      'sv da nb': '*bröllopslokal\\p{L}*|*bröllopsställe|*bryllupslokal\\p{L}*|*bryllupssted',
      'fr es pt it ca ro':
        '(?:salle|domaine|lieu|château) (?:de|pour) (?:votre )?mariages?|salón de bodas|finca (?:para|de) bodas|quinta (?:de|para) casamentos|espaço para casamentos|location (?:per |di )?(?:il )?(?:tuo )?matrimoni\\p{L}*|ville? per matrimoni|masies? per (?:a )?casaments|sală de nun[țt]i|salon de nun[țt]i|locație (?:de |pentru )?nunt\\p{L}*',
      'pl cs sk hr sl':
        'sal[ae] weseln\\p{L}+|dom weselny|svatební (?:místo|areál|statek)|svadobná (?:sála|stodola)|svadben\\p{L}+ (?:sala|dvorana|salon)|dvorana za vjenčanja|poročn\\p{L}+ (?:lokacij\\p{L}+|dvoran\\p{L}+)',
      'ru uk bg':
        'свадебн\\p{L}+ площадк\\p{L}+|весільн\\p{L}+ (?:зал\\p{L}*|майданчик)|сватбен\\p{L}+ (?:зал\\p{L}*|комплекс)|зала за сватб\\p{L}+',
      'fi et lv lt hu':
        '*hääpaik\\p{L}+|*häätila\\p{L}*|pulmakoht|pulmapaik|pulmamõis|kāzu (?:vieta|svinību vieta)|vestuvių (?:vieta|salė|sodyba)|esküvői? helyszín\\p{L}*',
      'el tr': 'κτήμα (?:γάμου|γάμων|δεξιώσεων)|χώρος γάμου|düğün (?:salonu|mekan\\p{L}*|salonları)|kır düğünü',
      'ar he fa': 'قاعة (?:أفراح|زفاف|أعراس)|אולם חתונות|אולם אירועים|גן אירועים|تالار عروسی|باغ عروسی',
      'id vi is th':
        'gedung (?:pernikahan|resepsi)|venue pernikahan|nhà hàng tiệc cưới|trung tâm tiệc cưới|brúðkaupssal\\p{L}*|veislusalur|สถานที่จัดงานแต่งงาน',
      'ja zh ko': '結婚式場|婚礼场地|婚禮場地|婚宴会馆|婚宴會館|웨딩홀|예식장',
    },
  },
];
