import type { Kind } from './kind.ts';

export const SPORT_VENUES: readonly Kind[] = [
  {
    name: 'sports tournament',
    bucket: 'Events',
    words: {
      en: '(?:tennis|football|soccer|golf|chess|padel|volleyball|basketball|handball|hockey|rugby|badminton|darts|esports|poker|youth|charity) (?:tournaments?|cup|championships?|open)|sports? (?:tournaments?|events?)',
      'de nl':
        '*(?:tennis|fußball|golf|schach|handball|volleyball|hallen|jugend|dart|reit)turnier\\p{L}*|*sportveranstaltung|*(?:tennis|voetbal|golf|schaak|jeugd|handbal|volleybal)toernooi\\p{L}*|*sportevenement',
      'sv da nb':
        '*(?:tennis|fotbolls|fotball|fodbold|golf|håndbold|handbolls|volleyboll)turnering\\p{L}*|*idrottsevenemang|*idrætsbegivenhed|*idrettsarrangement',
      'fr es pt it ca ro':
        "tournois? (?:de |d['’])\\p{L}+|événement sportif|torneos? de (?:tenis|fútbol|golf|ajedrez|pádel)|evento deportivo|torneios? de (?:ténis|tênis|futebol|golfe|xadrez)|evento (?:esportivo|desportivo)|torne[oi] (?:di (?:tennis|calcio|golf|scacchi|basket|pallavolo)|internazionale)|evento sportivo|torneig de \\p{L}+|esdeveniment esportiu|turne(?:u|ul) de (?:tenis|fotbal|șah)|eveniment sportiv",
      'pl cs sk hr sl':
        'turniej(?:e|u)? (?:tenisow|piłkarsk|szachow|golfow|siatkarsk)*|impreza sportowa|(?:tenisov|fotbalov|futbalov|šachov|golfov)* turnaj*|sportovní akce|športové podujatie|(?:teniski|nogometni|šahovski|malonogometni) turnir*|sportska manifestacija|športna prireditev',
      'ru uk bg':
        'турнир* по (?:теннису|футболу|шахматам|гольфу|тенис|футбол)|теннисн* турнир*|спортивное мероприятие|турнір* з (?:тенісу|футболу|шахів)|спортивний захід|спортно събитие',
      'fi et lv lt hu':
        '*(?:tennis|jalkapallo|golf|shakki|sähly)turnau*|urheilutapahtuma\\p{L}*|*(?:tennise|jalgpalli|male)turniir*|spordiüritus*|(?:tenisa|futbola|šaha) turnīr*|sporta pasākum*|(?:teniso|futbolo|šachmatų) turnyr*|sporto renginy*|*(?:tenisz|futball|foci|sakk|kézilabda)torna|sportesemény*',
      'el tr':
        'τουρνουά (?:τένις|ποδοσφαίρου|μπάσκετ|σκάκι)|αθλητική διοργάνωση|(?:tenis|futbol|satranç|golf) turnuva*|spor etkinliği',
      'ar he fa':
        'بطولة (?:التنس|كرة القدم|الشطرنج)|حدث رياضي|טורניר (?:טניס|כדורגל|שחמט)|אירוע ספורט|مسابقات (?:تنیس|فوتبال|شطرنج)|رویداد ورزشی',
      'id vi': 'turnamen (?:tenis|sepak bola|catur|golf|bulu tangkis)|giải (?:đấu|quần vợt|bóng đá|cờ vua|golf)',
      'is th': '(?:fótbolta|golf|skák|tennis)mót|íþróttamót|ทัวร์นาเมนต์|การแข่งขันกีฬา',
      'ja zh ko':
        '(?:テニス|サッカー|ゴルフ|将棋)大会|スポーツ大会|网球公开赛|足球锦标赛|錦標賽|体育赛事|테니스대회|축구대회|골프대회',
    },
  },
  {
    name: 'ski resort',
    bucket: 'Sports and fitness',
    types: ['SkiResort'],
    words: {
      en: 'ski (?:resorts?|area|centre|center|hill|slopes)|ski ?lifts?',
      'de nl': '*skigebiet\\p{L}*|*skiarena|*skilift\\p{L}*|*skipiste|skioord|skigebied',
      'sv da nb': '*skidanläggning|*skidort|*slalombacke|*skisportssted|*skianlegg|*skisenter|*alpinsenter|*skitrekk',
      'fr es pt it ca ro':
        "stations? de ski|domaine skiable|remontées mécaniques|estación de esquí|estância de esqui|stazione sciistica|comprensorio sciistico|impianti di risalita|estació d['’]esquí|stațiune de schi|pârti[ei] de schi",
      'pl cs sk hr sl':
        'stacja narciarska|ośrodek narciarski|wyciąg(?:i)? narciarsk*|stok narciarski|lyžařsk(?:ý|é) (?:areál|středisko|vlek)*|skiareál|ski areál|lyžiarske stredisko|skijalište|smučišče',
      'ru uk bg':
        'горнолыжн* (?:курорт|комплекс|центр)*|гірськолижн* (?:курорт|комплекс)*|ски (?:курорт|център|зона|писта)',
      'fi et lv lt hu':
        '*hiihtokesku*|*laskettelukesku*|suusakesku*|slēpošanas (?:trase|kalns|centrs)|slidinėjimo (?:trasa|centras|kurortas)|síközpont|sípálya|síterep',
      'el tr': 'χιονοδρομικό κέντρο|kayak merkezi',
      'ar he fa': 'منتجع تزلج|אתר סקי|پیست اسکی',
      'id vi is th': 'resor ski|khu trượt tuyết|skíðasvæði\\p{L}*|สกีรีสอร์ท',
      'ja zh ko': 'スキー場|滑雪场|滑雪場|스키장',
    },
  },
  {
    name: 'ski school',
    bucket: 'Education',
    narrows: 'surf school',
    words: {
      en: '(?:ski|snowboard|snowsports) (?:school|lessons|instructors?)',
      'de nl': '*skischule|*schischule|*snowboardschule|*skikurs\\p{L}*|*skischool|skiles|skilessen',
      'sv da nb': '*skidskola\\p{L}*|*skiskole\\p{L}*|skiundervisning',
      'fr es pt it ca ro':
        "école (?:du|de) ski|moniteurs? de ski|cours de ski|escuela de esquí|clases de esquí|escola de esqui|scuola (?:di )?sci|maestri di sci|escola d['’]esquí|școală de schi|lecții de schi",
      'pl cs sk hr sl':
        'szkoła narciarska|nauka jazdy na nartach|lyžařská škola|škola lyžování|lyžiarska škola|škola skijanja|škola smučanja|smučarska šola',
      'ru uk bg': 'горнолыжная школа|школа сноуборда|гірськолижна школа|ски училище|ски школа',
      'fi et lv lt hu': '*hiihtokoulu\\p{L}*|suusakool|slēpošanas skola|slidinėjimo mokykla|síiskola|síoktat\\p{L}*',
      'el tr': 'σχολή σκι|kayak (?:okulu|dersi)',
      'ar he fa': 'مدرسة تزلج|בית ספר לסקי|מדריכי סקי|مدرسه اسکی|آموزش اسکی',
      'id vi is th': 'sekolah ski|trường dạy trượt tuyết|skíðaskóli\\p{L}*|โรงเรียนสอนสกี',
      'ja zh ko': 'スキースクール|スキー学校|滑雪学校|滑雪學校|스키스쿨|스키학교',
    },
  },
  {
    name: 'sailing school',
    bucket: 'Education',
    narrows: 'surf school',
    words: {
      en: '(?:sailing|yachting|boating|windsurfing and sailing) (?:school|courses|lessons|academy)|learn to sail|powerboat courses',
      'de nl':
        '*segelschule|*yachtschule|*bootsschule|*bootsführerschein\\p{L}*|*segelkurs\\p{L}*|*zeilschool|zeillessen|vaarbewijs',
      'sv da nb': '*segelskola|*seglarskola|*sejlerskole|*sejlskole|*seilskole|båtførerprøven',
      'fr es pt it ca ro':
        'école de voile|permis bateau|escuela (?:de vela|náutica)|escola de vela|escola náutica|scuola (?:di )?vela|patente nautica|escola de vela|școală de (?:navigație|yachting)|permis ambarcațiuni',
      'pl cs sk hr sl':
        'szkoła żeglarstwa|kursy? żeglarsk*|patent żeglarski|škola jachtingu|jachtařská škola|škola jedrenja|jadralna šola|šola jadranja',
      'ru uk bg':
        'школа яхтинга|яхтенная школа|школа парусного спорта|яхтова школа|школа яхтингу|школа по ветроходство',
      'fi et lv lt hu':
        '*purjehduskoulu\\p{L}*|purjetamiskool|burāšanas skola|buriavimo mokykla|vitorlásiskola|vitorlásoktat\\p{L}*',
      'el tr': 'σχολή ιστιοπλοΐας|yelken (?:okulu|eğitimi)|kaptanlık kursu',
      'ar he fa': 'مدرسة إبحار|בית ספר לשייט|קורס משיטים|آموزش قایقرانی',
      'id vi is th': 'sekolah layar|trường dạy thuyền buồm|siglingaskóli|siglinganámskeið|โรงเรียนสอนแล่นเรือ',
      'ja zh ko': 'ヨットスクール|船舶免許|帆船学校|帆船培訓|요트학교|요트스쿨',
    },
  },
  {
    name: 'diving centre',
    bucket: 'Sports and fitness',
    narrows: 'surf school',
    words: {
      en: '(?:scuba|diving|dive|freediving) (?:cent(?:re|er)s?|school|shop|courses|operator)|scuba diving',
      'de nl': '*tauchschule|*tauchbasis|*tauchcenter|*tauchkurs\\p{L}*|*duikschool|*duikcentrum|*duikcursus',
      'sv da nb': '*dykcenter|*dykskola|*dykkerskole|*dykkercenter|*dykkersenter|dykkerkurs',
      'fr es pt it ca ro':
        '(?:centre|école|club) de plongée|baptêmes? de plongée|centro de buceo|escuela de buceo|centro de mergulho|escola de mergulho|diving center|centro immersioni|scuola sub|centre de busseig|centru de scufundări|cursuri (?:de )?scufundări',
      'pl cs sk hr sl':
        'centrum nurkowe|szkoła nurkowania|kursy? nurkow*|potápěčsk(?:é|á) (?:centrum|škola)|kurzy potápění|potápačsk(?:é|á) (?:centrum|škola)|ronilački centar|škola ronjenja|potapljaški center',
      'ru uk bg':
        'дайвинг-?(?:центр|клуб|школа)|школа дайвинга|дайвінг-?(?:центр|клуб|школа)|водолазен център|дайвинг център',
      'fi et lv lt hu':
        '*sukelluskoulu\\p{L}*|*sukelluskesku*|sukeldumis(?:kool|klubi|keskus)|niršanas (?:centrs|skola|klubs)|nardymo (?:centras|mokykla)|búvár(?:iskola|központ|oktatás|bázis)',
      'el tr': 'καταδυτικό κέντρο|σχολή καταδύσεων|dalış (?:merkezi|okulu|kursu)',
      'ar he fa': 'مركز (?:ال)?غوص|מועדון צלילה|מרכז צלילה|קורס צלילה|مرکز غواصی|آموزش غواصی',
      'id vi is th': 'pusat selam|kursus selam|trung tâm lặn|köfunarmiðstöð|köfunarskóli|โรงเรียนสอนดำน้ำ|ศูนย์ดำน้ำ',
      'ja zh ko':
        'ダイビングショップ|ダイビングスクール|ダイビングセンター|潜水中心|潛水中心|潜水培训|다이빙센터|스쿠버다이빙',
    },
  },
  {
    name: 'flying school',
    bucket: 'Education',
    narrows: 'boat and air travel',
    words: {
      en: '(?:flight|flying|pilot|paragliding|parachuting|skydiving|gliding) (?:school|training|academy|courses|cent(?:re|er))|tandem (?:jumps?|paragliding|skydiving)',
      'de nl':
        '*flugschule|*gleitschirmschule|*pilotenausbildung|*fallschirmsprung|*tandemsprung|*tandemflug\\p{L}*|*vliegschool|*parapenteschool|parachutespringen',
      'sv da nb':
        '*flygskola|*pilotutbildning|*fallskärmshopp\\p{L}*|*flyveskole|*pilotuddannelse|*faldskærm\\p{L}*|*flyskole|*pilotutdanning|*fallskjerm\\p{L}*',
      'fr es pt it ca ro':
        "école (?:de pilotage|de parapente|d['’]aviation)|baptêmes? (?:de parapente|de l['’]air)|saut en parachute|escuela de (?:pilotos|vuelo|parapente)|paracaidismo|escola de (?:aviação|pilotagem|parapente)|paraquedismo|scuola di (?:volo|parapendio)|paracadutismo|escola de (?:vol|pilots|parapent)|paracaigudisme|școală de (?:zbor|pilotaj|parapantă)|salt cu parașuta",
      'pl cs sk hr sl':
        'szkoła (?:lotnicza|paralotniowa|pilotażu)|szkolenie lotnicze|skoki spadochronowe|letecká škola|pilotní škola|škola paraglidingu|tandemový seskok|pilotná škola|tandemový zoskok|pilotska škola|padobranstvo|letalska šola|padalstvo',
      'ru uk bg':
        'авиационная школа|летная школа|л[её]тн\\p{L}+ обучение|прыжки с парашютом|льотна школа|авіаційна школа|стрибки з парашутом|летателно училище|скокове с парашут',
      'fi et lv lt hu':
        '*lentokoulu\\p{L}*|*laskuvarjohy*|lennukool|langevarjuhü*|lidojumu skola|pilotu skola|izpletņ*|skraidymo mokykla|pilotų mokykla|šuoliai su parašiutu|pilótaképz\\p{L}*|siklóernyős iskola|ejtőernyő*',
      'el tr': 'σχολή (?:πιλότων|αεροπορίας)|uçuş okulu|pilot eğitimi|yamaç paraşütü',
      'ar he fa': 'مدرسة طيران|בית ספר לטיסה|צניחה חופשית|آموزش خلبانی|مدرسه پرواز',
      'id vi is th':
        'sekolah (?:pilot|penerbangan)|paralayang|trường đào tạo phi công|dù lượn|flugskóli\\p{L}*|โรงเรียนการบิน',
      'ja zh ko':
        '飛行学校|パラグライダースクール|スカイダイビング|飞行学校|飛行學校|滑翔伞|跳伞|비행학교|패러글라이딩|스카이다이빙',
    },
  },
  {
    name: 'shooting range',
    bucket: 'Sports and fitness',
    types: ['ShootingRange'],
    words: {
      en: '(?:shooting|gun|rifle|archery) (?:range|cent(?:re|er)|ground)|clay (?:pigeon )?shooting',
      'de nl': '*schießstand|*schießanlage|*schießkino|*bogenparcours|*schietbaan|*schietcentrum',
      'sv da nb': '*skjutbana|*skydebane|*skytebane',
      'fr es pt it ca ro':
        'stand de tir|champ de tir|ball[- ]?trap|campo de tiro|galería de tiro|carreira de tiro|estande de tiro|clube de tiro|poligono di tiro|tiro a segno|tiro a volo|camp de tir|poligon de tir|poligonul de tir',
      'pl cs sk hr sl': 'strzelnic\\p{L}+|střelnic\\p{L}+|strelnic\\p{L}+|streljana|strelišče',
      'ru uk bg': 'стрелковый (?:тир|клуб|комплекс)|стрелковый|стрілецький (?:тир|клуб)|стрелбище',
      'fi et lv lt hu': '*ampumarata\\p{L}*|lasketiir\\p{L}*|lasuväli|šautuve|šaudykla|šaudyklos|lőtér|lőterem',
      'el tr': 'σκοπευτήριο|atış poligonu',
      'ar he fa': 'ميدان رماية|מטווח|מטווחי|باشگاه تیراندازی|سالن تیراندازی',
      'id vi is th': 'lapangan tembak|trường bắn|skotsvæði|skotæfingasvæði|สนามยิงปืน',
      'ja zh ko': '射撃場|射击场|射擊場|靶场|사격장',
    },
  },
  {
    name: 'ice rink',
    bucket: 'Sports and fitness',
    words: {
      en: '(?:ice|skating) rinks?|ice arena',
      'de nl': 'eishalle|eisbahn|*eislaufbahn|*eisstadion|*eissporthalle|*ijsbaan|*ijshal|*schaatsbaan',
      'sv da nb': 'ishall\\p{L}*|isbana|*skøjtehal\\p{L}*|*skøjtebane|*skøytebane|*skøytehall',
      'fr es pt it ca ro':
        'patinoires?|pista de (?:hielo|patinaje)|ringue de patinagem|pista de patinação|pista de patinagem|pista di pattinaggio|palaghiaccio|stadio del ghiaccio|pista de gel|patinoar\\p{L}*',
      'pl cs sk hr sl':
        'lodowisk\\p{L}+|zimní stadion\\p{L}*|kluziště|zimný štadión\\p{L}*|klizalište|klizališta|drsališče',
      'ru uk bg':
        'ледов\\p{L}+ (?:арена|дворец|каток)|(?:ледовый|крытый) каток|каток(?! дорожн)|льодов\\p{L}+ (?:арена|палац)|ковзанка|ледена пързалка',
      'fi et lv lt hu':
        '*jäähalli\\p{L}*|*luistelurata|jäähall\\p{L}*|liuväli|ledus halle|slidotava|ledo (?:arena|rūmai)|čiuožykla|jégcsarnok|jégpálya|korcsolyapálya',
      'el tr': 'παγοδρόμιο|buz pisti|buz pateni pisti',
      'ar he fa': 'حلبة تزلج|החלקה על הקרח|پیست یخ',
      'id vi is th': 'arena seluncur es|sân trượt băng|skautahöll\\p{L}*|skautasvell|ลานสเก็ตน้ำแข็ง',
      'ja zh ko': 'スケートリンク|溜冰场|溜冰場|滑冰场|아이스링크|빙상장',
    },
  },
];
