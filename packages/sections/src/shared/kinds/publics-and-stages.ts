import type { Kind } from './kind.ts';

export const PUBLICS_AND_STAGES: readonly Kind[] = [
  {
    name: 'concert promoter',
    bucket: 'Events',
    narrows: 'event agency',
    parts: {
      'talent agency': 'talent',
      'artist management': 'artist management|menajer|ניהול|演出经纪',
      'artist and booking agency':
        'booking|artist (?:ag|bo)|artistb|artistf|künstlerag|boekings|artiestenb|bokningsb|artistique|artistas|artystyczna|bookingowa|umělecká|umelecká|spettacolo|impresar|artiști|букинг|ohjelmat|keikkam|artistide|műsorir|sanatçı ajans|סוכנות|umboðs',
      'concert promoter':
        'promoter|konzertv|konzertag|konzertd|concertorg|concertprom|konsertarr|koncertarr|concerts|conciert|concert(?:os|i|e)|koncert|концерт|konsertti|kontserdi|konser|συναυλ|コンサート|公演|演唱|공연|حفلات|کنسرت|tónleik|คอนเสิร์ต|shows',
    },
    words: {
      en: '(?:concert|gig|tour|live music|event) promoters?|concert (?:organi[sz]ers?|agency|booking)|(?:artist|booking|talent) (?:agency|management)|booking agents?',
      'de nl':
        '*konzertveranstalter\\p{L}*|*konzertagentur|*konzertdirektion|*künstleragentur|*bookingagentur|*booking-?agentur|*concertorganisator|*boekingskantoor|*artiestenbureau|*concertpromotor',
      'sv da nb':
        '*konsertarrangör\\p{L}*|*artistbokning\\p{L}*|*bokningsbolag|*artistförmedling|*koncertarrangør\\p{L}*|*bookingbureau\\p{L}*|*konsertarrangør\\p{L}*|*artistbooking|*bookingbyrå',
      'fr es pt it ca ro':
        '(?:producteur|organisateur|production) de (?:concerts|spectacles)|(?:tourneur|agence de booking|agence artistique)|(?:promotora?|organización|productora?|organizador(?:a)?) de (?:conciertos|espectáculos)|(?:agência de artistas|produtora de (?:shows|eventos musicais)|organizador(?:a)? de concertos)|(?:agenzia di (?:booking|spettacolo)|organizzazione (?:di )?concerti|organizzatore di concerti)|(?:promotora|organització) de concerts|(?:organizator|impresariat|agenție) (?:de )?(?:concerte|artistic\\p{L}*|artiști)',
      'pl cs sk hr sl sr':
        '(?:organizator|agencja|organizacja) koncert\\p{L}+|agencja (?:artystyczna|koncertowa|bookingowa)|(?:koncertní|koncertná|umělecká|umelecká|bookingová) agentur\\p{L}+|pořadatel koncertů|(?:organizator|organizacija) konc?erata?|koncertna agencija|(?:organizator|organizacija) koncertov',
      'ru uk bg mk':
        '(?:организаци|организатор|концертн)\\p{L}* (?:концерт|агентств)\\p{L}*|(?:організаці|організатор|концертн)\\p{L}* (?:концерт|агенці)\\p{L}*|(?:организатор|организация|организиране) на (?:концерт|турнет)\\p{L}*|(?:концертна|букинг) агенци\\p{L}*|организатор на концерти',
      'fi et lv lt hu':
        '*konserttijärjestäjä\\p{L}*|*ohjelmatoimisto\\p{L}*|*keikkamyynti|*kontserdikorraldaja\\p{L}*|*kontserdiagentuur|*artistide vahendus|koncert\\p{L}* (?:aģentūr|rīkotāj|organizat)\\p{L}*|koncert\\p{L}* (?:agentūr|organizatori)\\p{L}*|(?:koncert ?szervez|rendezvényiroda|koncertiroda|műsoriroda)\\p{L}*',
      'el tr':
        '(?:διοργάνωση|διοργανωτές) συναυλιών|(?:konser (?:organizasyon|organizatör)|menajerlik|sanatçı (?:menajerliği|ajansı))\\p{L}*',
      'ar he fa':
        '(?:تنظيم|منظم) (?:ال)?حفلات (?:ال)?(?:موسيقية|غنائية)|(?:הפקת (?:מופעים|הופעות)|סוכנות אמנים|ניהול אמנים)|(?:برگزاری|برگزارکننده) کنسرت',
      'id vi is th sq hi':
        'promotor (?:konser|musik)|(?:tổ chức (?:đêm nhạc|concert|hòa nhạc|liveshow))|(?:tónleikahaldar|umboðsskrifstof)\\p{L}*|(?:ผู้จัดคอนเสิร์ต|จัดคอนเสิร์ต)|(?:organizim|organizator) koncertesh|कॉन्सर्ट आयोजक',
      'ja zh ko':
        'コンサート(?:プロモーター|企画制作|企画)|公演企画|演出经纪|演唱会主办|演唱會主辦|展演策劃|공연기획|공연기획사',
    },
  },
  {
    name: 'street market',
    bucket: 'Events',
    parts: {
      'Christmas market':
        'christmas|weihn|christk|kerst|kersm|jul(?:m|em)|noël|navid|natal|nadal|crăciun|adventsk|božič|božić|vánoč|vianoč|рождеств|різдв|коледен|joulu|jõulu|ziemass|kalėd|karácsony|χριστουγ|noel|الميلاد|giáng sinh|jóla|圣诞|gabonet',
      'flea market':
        'flea|car boot|floh|trödel|rommel|vlooi|vlooim|lopp|loppe|puces|vide[- ]gren|rastro|pulgas|ladra|pulci|vechitur|pchli|staroci|bleší|blší|buvlji|bolšji|блошин|битпазар|kirpp|kirbu|krāmu|blus|bolha|garázsv|bit pazar|פשפש|loak|flóa|蚤|跳蚤|フリーマ|플리마켓|peräkontt|bakluck|brukt|brocant|kræmmer|mercadillo',
      "farmers' market":
        'farmers|wochenm|weekm|boeren|boerem|bondens|producteurs|rolnik|farmář|farmár|kmečk|zelen|фермер|сельскох|продовольств|taluturg|ūkinink|zaļais|mājražot|マルシェ|朝市|איכרים|baserri',
      'craft market':
        'craft|makers|kunsthandw|hantverk|artesan|artisan|meșteșug|řemesl|ремесл|майстр|käsityö|käsitöö|amatniek|amatų|kézműv|el sanat|ambag|クラフト|حرفي|صنایع|seni|हस्त|יצירה|אמנים|artisau',
      'antiques market': 'antiq|antik|antiek|antich|antig|vintage',
      'market hall':
        'market hall|covered|markthalle|saluhall|torvehal|mathall|foodhal|couvert|halles|abastos|municipal|coperto|hala targ|gradska tržn|mestn|kauppahall|turuhoone|vásárcs|kapalı|merkatu',
      'night market': 'night|nocturn|malam|đêm|กลางคืน|夜市|야시장|ليلي',
    },
    words: {
      en: "(?:christmas|flea|farmers['’]?|craft|makers['’]?|vintage|antiques?|street|street food|night|car boot|covered|food|fish) (?:market|markets|fair|sale)|market hall|food hall",
      'de nl':
        '*weihnachtsmarkt|*christkindlmarkt|*flohmarkt|*trödelmarkt|*wochenmarkt|*kunsthandwerkermarkt|*antikmarkt|*markthalle|*streetfood-?(?:markt|festival)|*kerstmarkt|*rommelmarkt|*vlooienmarkt|*weekmarkt|*antiekmarkt|*braderie|*foodhal',
      'sv da nb':
        '*julmarknad\\p{L}*|*loppmarknad\\p{L}*|*saluhall\\p{L}*|*torvehal\\p{L}*|*julemarked\\p{L}*|*loppemarked\\p{L}*|*kræmmermarked\\p{L}*|*bondens marked|*mathall\\p{L}*|*hantverksmarknad',
      'fr es pt it ca ro':
        "marché (?:de noël|aux puces|artisanal|couvert|de producteurs|nocturne)|vide[- ]grenier|(?:mercado|mercadillo|rastro) (?:navideño|medieval|artesanal|de abastos|de pulgas|gastronómico|municipal)|(?:feira|mercado) (?:de artesanato|de natal|da ladra|municipal|livre|de antiguidades)|mercati?n[oi] (?:di natale|dell['’]antiquariato|delle pulci)|mercato coperto|(?:mercat|fira) (?:de nadal|municipal|medieval|artesan\\p{L}*)|târg(?:ul)? (?:de crăciun|de antichități|de vechituri|meșteșugăresc)",
      'pl cs sk hr sl sr':
        '(?:jarmark\\p{L}*|pchli targ|targowisko|hala targowa|kiermasz|targ staroci)|(?:vánoční|farmářské|bleší|řemeslné|vianočné|farmárske|blší) (?:trhy|trh)|(?:adventski|božićni|buvlji|antikvarni|ulični) (?:sajam|pijaca|tržnica|market|bazar)|gradska tržnica|(?:božični|bolšji) sejem',
      'ru uk bg mk':
        '(?:рождественская|ремесленная|сельскохозяйственная|різдвян\\p{L}+) ярмарк\\p{L}*|(?:блошиный|фермерский|продовольственный) рынок|ярмарок майстрів|блошиний ринок|(?:коледен|фермерски|битпазар)\\p{L}* ?(?:базар|пазар)?',
      'fi et lv lt hu':
        '*joulumarkkin\\p{L}*|*kauppahalli\\p{L}*|*käsityömarkkin\\p{L}*|*jõuluturg|*kirbuturg|*käsitööturg|*laadat|ziemassvētku tirdziņ\\p{L}*|krāmu tirg\\p{L}*|amatnieku tirg\\p{L}*|(?:kalėdų|kalėdinė|blusų|amatų|kaziuko) (?:mug|turg)\\p{L}*|(?:karácsonyi|kézműves|bolha) ?(?:vásár|piac)\\p{L}*|vásárcsarnok|garázsvásár',
      'el tr':
        '(?:χριστουγεννιάτικη αγορά|παζάρι|υπαίθρια αγορά|λαϊκή αγορά|bazaar)|(?:bit pazarı|antika pazarı|noel pazarı|el sanatları (?:çarşısı|pazarı)|kapalı çarşı)',
      'ar he fa':
        '(?:سوق|بازار) (?:شعبي|ليلي|خيري|الحرفيين|عيد الميلاد)|(?:שוק (?:פשפשים|איכרים|אוכל|אמנים)|יריד (?:אמנים|יצירה))|(?:بازارچه (?:خیریه|صنایع ?دستی)|جمعه بازار)',
      'id vi is th sq hi':
        '(?:pasar (?:malam|seni|loak|tradisional))|(?:chợ (?:đêm|phiên|trời|giáng sinh))|(?:jólamarkað|flóamarkað|matarmarkað|mathöll)\\p{L}*|(?:ตลาดนัด|ตลาดน้ำ|ตลาดกลางคืน|ถนนคนเดิน)|(?:हाट|हस्तशिल्प मेला)',
      'ja zh ko': 'クラフトフェア|蚤の市|マルシェ|フリーマーケット|朝市|跳蚤市场|圣诞市集|夜市|市集|플리마켓|야시장',
    },
  },
  {
    name: 'musician',
    bucket: 'Arts and culture',
    parts: {
      composer:
        'compos|komponist|componist|komponer|kompon[ií]st|tonsätt|säveltäj|skladatel|kompozytor|композитор|besteci|συνθέτ|作曲|작곡|zeneszerz',
      'music producer':
        'music producer|musikproduzent|musikprodu|producteur de musique|productor musical|produtor musical|produttore musicale|音楽プロデュ',
      'string quartet': 'quartet|quartett|cuarteto|quarteto|quatuor',
      musician:
        'songwrit|pian|violin|violon|cell|guitar|gitar|drum|saxo|harp|flaut|sopran|tenor|bariton|mezzo|vocal|organ|rapper|sänger|sing|zanger|музыкант|muusik|muzyk|musik|歌手|ピアニスト|музикант',
    },
    words: {
      en: '(?:singer-?songwriters?|pianist|violinist|cellist|guitarist|drummer|saxophonist|harpist|flautist|composer|soprano|tenor|baritone|mezzo-soprano|vocalist|organist|rapper|music producer|string quartet|wedding singer)s?',
      'de nl':
        '*pianistin?|*sängerin?|*liedermacher\\p{L}*|*komponistin?|*gitarristin?|*cellistin?|*geigerin?|*violinistin?|*organistin?|*sopranistin|*musikerin|*zangeres|*zanger|*componist\\p{L}*|*singer-songwriter|*violiste|*liedjesschrijver',
      'sv da nb':
        '*pianist|*sångerska|*sångare|*kompositör|*trubadur|*låtskrivare|*sangerinde|*komponist|*visesanger|*låtskriver|*sangerinne',
      'fr es pt it ca ro':
        '(?:pianiste|violoniste|guitariste|chanteu(?:r|se)|auteur-compositeur|auteure-compositrice|compositeur|compositrice|soprano|violoncelliste)|(?:pianista|cantautora?|compositora?|guitarrista|violinista|cantante|soprano|saxofonista)|(?:cantora?|compositora?|músico e)|(?:cantautore|cantautrice|compositore|chitarrista|musicista)|(?:cantant|cantautor|compositor)|(?:cântăreață|cântăreț|solist(?:ă)?|compozitor)',
      'pl cs sk hr sl sr':
        '(?:pianist(?:a|ka)|wokalist(?:a|ka)|kompozytor(?:ka)?|piosenkar(?:z|ka)|gitarzyst(?:a|ka)|skrzypa(?:czka|czek)|skrzypek)|(?:klavírist(?:a|ka)|zpěvá(?:k|ctvo|čka)|zpěvačka|speváčka|spevák|skladatel(?:ka)?|skladateľ(?:ka)?|písničkář|pesničkár)|(?:pijanist(?:a|ica|kinja)|pjevačica|pjevač|pevačica|kantautor(?:ica)?|kompozitor|skladatelj(?:ica)?|pianist(?:ka)?|pevka)',
      'ru uk bg mk':
        '(?:пианист(?:ка)?|певица|певец|композитор|скрипач(?:ка)?|гитарист|автор-исполнитель|піаніст(?:ка)?|співачка|співак|цигулар(?:ка)?|пејачка|пејач)',
      'fi et lv lt hu':
        '*pianisti|*laulaja|*säveltäjä|*lauluntekijä|*trubaduuri|*viulisti|*pianist|*laulja(?:nna)?|*helilooja|*viiuldaja|(?:pianist|dziedātāj|komponist|vijolniek)[a-zē]{1,2}|(?:pianist(?:as|ė)|dainininkė|dainininkas|kompozitor(?:ius|ė)|smuikinink(?:as|ė))|(?:zongoraművész|énekesnő|énekes|zeneszerző|gitárművész|hegedűművész|dalszerző)(?:nő)?',
      'el tr':
        '(?:πιανίστας|πιανίστρια|τραγουδίστρια|τραγουδοποιός|συνθέτης|συνθέτρια|βιολονίστας)|(?:piyanist|besteci|şarkıcı|kemancı|müzisyen|solist)',
      'ar he fa':
        '(?:عازف(?:ة)?|مطرب(?:ة)?|ملحن|مغني(?:ة)?)(?: \\p{L}+)?|(?:זמר(?:ת)?(?: יוצר\\p{L}*)?|פסנתר(?:ן|נית)|מלחין(?:ה)?|כנר(?:ית)?)|(?:نوازنده|آهنگساز|خواننده)',
      'id vi is th sq hi':
        '(?:penyanyi|musisi|komposer|pianis)|(?:ca sĩ|nhạc sĩ|nghệ sĩ (?:piano|violin|guitar))|(?:píanóleikari|söngkona|söngvari|tónskáld|lagahöfundur)|(?:นักร้อง|นักดนตรี|นักแต่งเพลง)|(?:këngëtar(?:e|ja)?|kompozitor|pianist(?:e)?)|(?:गायक|गायिका|संगीतकार)',
      'ja zh ko':
        'シンガーソングライター|ピアニスト|ヴァイオリニスト|作曲家|ギタリスト|声楽家|演奏家|钢琴家|歌手|鋼琴家|小提琴家|피아니스트|싱어송라이터|작곡가|바이올리니스트',
    },
  },
  {
    name: 'speaker or moderator',
    bucket: 'Events',
    parts: {
      'funeral celebrant': 'funeral|trauerred|uitvaart|begrafenisspre|begravningsoff|obsèques|fúnebr|funebr',
      'keynote speaker':
        'keynote|speaker|vortragsred|conférenci|conferenciant|relatore|palestrant|spreker|föreläs|foredrag|mówca|спикер|講演|演讲|演講|강연',
      moderator: 'moderat|dagvoorzit|host|animateur|presentador|konferencier|ведущ|司会|主持|사회자',
    },
    words: {
      en: '(?:wedding|funeral|humanist|civil) celebrants?|conference (?:moderator|host)|(?:professional|keynote) speakers?',
      'de nl':
        '*keynote-?speaker\\p{L}*|*vortragsredner\\p{L}*|*hochzeitsredner\\p{L}*|*trauredner\\p{L}*|*freie (?:trauung|trauungen|theologin|redner\\p{L}*)|*trauerredner\\p{L}*|*moderatorin|*eventmoderator\\p{L}*|*trouwambtenaar|*ceremoniespreker|*dagvoorzitter|*ritueelbegeleid\\p{L}*',
      'sv da nb':
        '*föreläsare|*konferencier\\p{L}*|*vigselförrättare|*begravningsofficiant|*foredragsholder\\p{L}*|*konferencier|*bryllupstaler|*seremonileder',
      'fr es pt it ca ro':
        '(?:conférenci(?:er|ère)|officiant(?:e)?|maître de cérémonie|cérémonies? laïques?)|(?:conferencista|conferenciante|maestr[oa] de ceremonias|oficiante de bodas)|(?:palestrante|celebrante de casamentos?|mestre de cerimônias|cerimonialista)|(?:celebrante|cerimonie simboliche|presentatore|speaker motivazionale)|(?:mestre de cerimònies|oficiant)|(?:maestru de ceremonii|ofițer simbolic|speaker motivațional)',
      'pl cs sk hr sl sr':
        '(?:mówca|prelegent\\p{L}*|konferansjer\\p{L}*|mistrz ceremonii|celebrant\\p{L}* (?:ślub|pogrzeb)\\p{L}*|wodzirej)|(?:moderátor\\p{L}* (?:akcí|akcií|svateb|svadieb)|svatební obřadní\\p{L}*|řečník|starejší|svadobný obrad\\p{L}*)|(?:voditelj(?:ica)? (?:programa|svadbi|prireditev|porok|vjenčanja)|motivacijski govor(?:nik|ec))',
      'ru uk bg mk': '(?:водещ на (?:сватб|събит)\\p{L}*|лектор|водител на свадби)',
      'fi et lv lt hu':
        '*juontaja|*vihkiminen|*vihkijä|*puhuja|*seremoniamestari|*õhtujuht|*tseremooniameister|(?:pasākum|kāz)\\p{L}* vadītāj\\p{L}*|ceremonij\\p{L}+ (?:vadov|meistr)\\p{L}*',
      'el tr': '(?:ομιλητής|παρουσιαστής εκδηλώσεων)|(?:sunucu|konuşmacı|nikah sunucusu)',
      'ar he fa':
        '(?:متحدث(?:ة)? (?:تحفيزي|ملهم)\\p{L}*|مقدم (?:حفلات|فعاليات))|(?:מרצה|הרצאות (?:השראה|העשרה)|מנחה (?:אירועים|טקסים)|עורך טקסים|עורכת טקסים)|(?:سخنران|مجری (?:مراسم|همایش))',
      'id vi is th sq hi':
        '(?:pembicara|motivator|mc) (?:seminar|acara|profesional|pernikahan)|(?:diễn giả|mc (?:sự kiện|đám cưới))|(?:fyrirlesari|veislustjóri|athafnastjóri)\\p{L}*|(?:วิทยากร|พิธีกร)|(?:moderator eventesh|folës motivues)',
      'ja zh ko': '講演(?:家|講師)|司会者|結婚式司会|演讲嘉宾|主持人|司儀|婚禮主持|강연자|사회자|전문MC',
    },
  },
  {
    name: 'diocese or religious order',
    bucket: 'Religion',
    narrows: 'church',
    parts: {
      'theological college':
        'college|institute|seminary|bibelschule|priestersem|bijbelsch|bibelskol|seminar|séminair|seminario|semin|семинар|семінар|szeminár|神学|신학|ilahiyat',
      'mission organisation': 'mission|zending|misjon|misja|misij|мисси|місі|lähetys|misjoni|ministr|宣教|선교',
      diocese:
        'dioc|bistum|bisdom|stift|bispe|landesk|dekanat|diec|biskup|епарх|єпарх|hiippak|piiskop|bīskap|vyskup|egyházm|μητρόπολ|教区|교구|أبرش|arch',
      'religious order': 'order|congrég|congreg|orden|zakon|řehol|rehoľ|klasz|修道会|수도회',
    },
    words: {
      en: 'diocese|archdiocese|(?:bible|theological) (?:college|institute|seminary)|seminary|missionary (?:society|organi[sz]ation)|christian (?:ministry|ministries|mission)',
      'de nl':
        '*bistum|*erzbistum|*landeskirche|*dekanat|*missionswerk|*missionsgesellschaft|*bibelschule|*priesterseminar|*bisdom|*zendingsorganisatie|*bijbelschool',
      'sv da nb':
        '*stift|*bibelskola|*missionsförbund|*bibelskole\\p{L}*|*missionsforening|*misjonsselskap\\p{L}*|*bispedømme\\p{L}*',
      'fr es pt it ca ro':
        '(?:diocèse|archidiocèse|séminaire diocésain|congrégation religieuse|société missionnaire)|(?:diócesis|arquidiócesis|seminario (?:bíblico|teológico|mayor)|congregación religiosa|ministerio cristiano)|(?:diocese|arquidiocese|seminário teológico|congregação religiosa|ministério cristão)|(?:diocesi|arcidiocesi|seminario vescovile|congregazione religiosa)|(?:bisbat|arquebisbat)|(?:episcopia|arhiepiscopia|mitropolia|seminar teologic)\\p{L}*',
      'pl cs sk hr sl sr':
        '(?:diecezja|archidiecezja|zgromadzenie (?:sióstr|zakonne)|seminarium duchowne|dekanat)|(?:biskupství|diecéze|arcidiecéze|diecéza|arcidiecéza|řeholní|rehoľa|biblická škola)|(?:biskupija|nadbiskupija|eparhija|mitropolija|škofija|bogoslovija)',
      'ru uk bg mk': '(?:епархи|митрополи|семинари|архиепископи|єпархі|семінарі|духовн\\p{L}+ академи)\\p{L}*',
      'fi et lv lt hu':
        '*hiippakunta\\p{L}*|*lähetysjärjestö|*lähetysseura|*raamattukoulu|*piiskopkond|*praostkond|*misjonikeskus|(?:diecēz|bīskapij|misij)\\p{L}*|(?:vyskupij|arkivyskupij|seminarij|vienuolij)\\p{L}*|(?:egyházmegye|érsekség|püspökség|szerzetesrend|misszió(?:s)? társaság)\\p{L}*',
      'el tr': '(?:ιερά μητρόπολη|ιερά μητρόπολις|μητρόπολη|ιεραποστολή)|(?:piskoposluk|metropolitlik|ruhban okulu)',
      'ar he fa': '(?:أبرشية|مطرانية|إكليركية|رهبنة)\\p{L}*|(?:בישופות|ארכיבישופות)|(?:اسقف ?نشین|حوزه علمیه)',
      'id vi is th sq hi':
        '(?:keuskupan|seminari|sinode|ordo)\\p{L}*|(?:giáo phận|giáo hạt|dòng tu|chủng viện|tòa giám mục)\\p{L}*|(?:biskupsdæmi|trúboð)\\p{L}*|(?:สังฆมณฑล|พระคัมภีร์วิทยาลัย)|(?:dioqeza|kryedioqeza|seminari)|(?:धर्मप्रांत|सेमिनरी)',
      'ja zh ko': '教区|神学校|宣教団|教区(?:网站)?|神学院|神學院|修會|교구|신학대학원|선교회',
    },
  },
  {
    name: 'service club',
    bucket: 'Community',
    narrows: 'association',
    parts: {
      'Masonic lodge':
        'mason|freimaur|vrijmetsel|frimur|franc-maç|masón|maçon|masson|масон|vapaamuur|szabadkőm|メーソン|共济|共濟',
      'service club':
        'rotar|lion|kiwanis|soropt|zonta|round table|inner wheel|service ?club|ロータリー|ライオンズ|扶轮|扶輪|狮子|獅子|로타리|라이온스|ротар',
    },
    words: {
      en: '(?:rotary|lions|round table|inner wheel) (?:club|international)s?|(?:rotaract|kiwanis|soroptimist|zonta)(?: (?:club|international))?|(?:freemasons?|masonic)(?: lodges?)?',
      'de nl sv da nb':
        '*rotary ?club|*lions ?club|*kiwanis\\p{L}*|*soroptimist\\p{L}*|*zonta ?club|*freimaurer\\p{L}*|*landfrauen\\p{L}*|*frauenverein|*serviceclub|*vrijmetselaar\\p{L}*|*vrouwenvereniging|*rotaryklubb\\p{L}*|*rotary ?klub|*lions ?klub\\p{L}*|*odd fellow\\p{L}*|*frimurer\\p{L}*|*kvinneforening|*kvindeforening',
      'fr es pt it ca ro':
        '(?:rotary|lions|kiwanis|soroptimist|zonta)(?: club)?|club (?:rotario|de leones)|(?:loge|logia|loja|loggia) (?:maçonnique|masónica|maçônica|massonica)|(?:association|asociación|associação|associazione) (?:de |di )?(?:femmes|mujeres|mulheres|donne)',
      'pl cs sk hr sl sr':
        '(?:rotary|lions|kiwanis|rotaract) (?:club|klub)|koło gospodyń wiejskich|klub (?:rotary|lions)|(?:zednářsk|slobodomurársk)\\p{L}+|(?:udruga|udruženje|aktiv) žena|društvo (?:podeželskih |kmečkih )?žen\\p{L}*',
      'ru uk bg mk':
        '(?:ротари|лайонс)[- ]?клуб\\p{L}*|масонск\\p{L}+ лож\\p{L}*|женск\\p{L}+ (?:клуб|союз|организаци)\\p{L}*|жіноч\\p{L}+ (?:клуб|організаці|спілк)\\p{L}*|ротари клуб|женско дружество',
      'fi et lv lt hu':
        '(?:rotary|lions)(?:klubi|[- ]klubi|[- ]club)?|*marttayhdistys|*marttaliitto|*vapaamuurari\\p{L}*|*naisyhdistys|*naisteühing|*naisselts|(?:rotari|rotary|lions) klub\\p{L}*|(?:sieviešu|moterų) (?:biedrīb|klub|asociacij|draugij)\\p{L}*|(?:rotary|lions) (?:klub|club)\\p{L}*|(?:nők|női|asszony)\\p{L}* (?:klub|egyesület|egylet|kör)',
      'el tr':
        '(?:ροταριανός όμιλος|σύλλογος γυναικών|λέσχη lions|τεκτονική στοά)|(?:rotary|lions|rotaract) kulübü|kadın (?:derneği|kooperatifi|dayanışma)',
      'ar he fa':
        '(?:نادي (?:ال)?(?:روتاري|ليونز)|جمعية نسائية|الجمعية النسائية)|(?:רוטרי|מועדון ליונס|ארגון נשים|הבונים החופשיים)|(?:باشگاه روتاری|انجمن زنان)',
      'id vi is th sq hi':
        '(?:rotary|lions) club|(?:câu lạc bộ (?:rotary|lions)|hội (?:liên hiệp )?phụ nữ)|(?:rótarýklúbb|lionsklúbb|kiwanisklúbb|kvenfélag|frímúrara)\\p{L}*|(?:สโมสรโรตารี|สโมสรไลออนส์)|(?:klubi rotary|shoqata e grave)|(?:रोटरी|लायंस) क्लब',
      'ja zh ko':
        'ロータリークラブ|ライオンズクラブ|婦人会|ソロプチミスト|扶轮社|狮子会|扶輪社|獅子會|婦女會|로타리클럽|라이온스클럽|여성단체',
    },
  },
  {
    name: 'patients organisation',
    bucket: 'Health care',
    narrows: 'self-help group',
    words: {
      en: "(?:patients?['’]?|cancer|diabetes|autism|epilepsy|alzheimer['’]?s?|dementia|parkinson['’]?s?|rare diseases?|multiple sclerosis|coeliac|asthma|kidney|heart|down syndrome|haemophilia) (?:association|society|organi[sz]ation|foundation|charity|support group|alliance)",
      'de nl sv da nb':
        '*patientenorganisation|*patientenverein\\p{L}*|*krebsliga|*krebshilfe|*krebsgesellschaft|*diabetesbund|*rheumaliga|*alzheimer-?gesellschaft|*patiëntenvereniging|*patiëntenorganisatie|*patientförening|*patientforening|*pasientforening|*cancerförening\\p{L}*|*kræftens bekæmpelse|*kreftforening\\p{L}*|*diabetesförening\\p{L}*',
      'fr es pt it ca ro':
        'association (?:de )?(?:patients|malades)|ligue contre le cancer|(?:asociación|associação|associazione|asociația|associació) (?:de |di |contra el |contra )?(?:pacientes|pazienti|pacienților|enfermos|malati|cáncer|càncer|autismo|autisme|alzheimer|diabéticos|diabetes|esclerosis múltiple)',
      'pl cs sk hr sl sr':
        'stowarzyszenie (?:pacjent|chorych|osób chorych|amazon)\\p{L}*|(?:pacientská|pacientska) (?:organizace|organizácia)|svaz pacientů|liga proti (?:rakovině|rakovine)|(?:udruga|udruženje|društvo) (?:pacijenata|bolesnika|oboljelih|obolelih|bolnikov|dijabetičara)',
      'ru uk bg mk':
        '(?:организация|объединение|союз|ассоциация) (?:пациентов|больных)|пациентск\\p{L}+ организаци\\p{L}*|(?:асоціація|спілка|організація) (?:пацієнтів|хворих)|(?:сдружение|асоциация|асоцијација) (?:на |за )?(?:пациенти|болни)\\p{L}*',
      'fi et lv lt hu':
        '*potilasyhdistys|*potilasjärjestö|*syöpäyhdistys|*diabetesyhdistys|*reumayhdistys|*patsientide (?:liit|ühing|selts)|*vähiliit|*diabeediselts|(?:pacientu|vēža|diabēta) (?:biedrīb|organizācij|asociācij)\\p{L}*|(?:pacientų|sergančiųjų|diabeto) (?:asociacij|bendrij|organizacij|draugij)\\p{L}*|(?:beteg)(?:egyesület|szervezet|klub)\\p{L}*|rákellenes liga',
      'el tr':
        'σύλλογος (?:ασθενών|καρκινοπαθών|φίλων ασθενών)|(?:hasta(?:lar)? (?:derneği|hakları)|kanserle savaş|diyabet derneği|otizm derneği)',
      'ar he fa':
        'جمعية (?:ال)?(?:مرضى|سرطان|سكري|توحد)\\p{L}*|(?:עמותת (?:חולי|החולים)|האגודה ל(?:מלחמה בסרטן|סוכרת)|ארגון חולים)|(?:انجمن (?:حمایت از )?(?:بیماران|دیابت|سرطان|ام ?اس|اوتیسم))',
      'id vi is th sq hi':
        '(?:yayasan|komunitas) (?:kanker|diabetes|autisme|thalassaemia)|hội (?:bệnh nhân|ung thư)|(?:krabbameinsfélag|sjúklingasamtök|diabetesfélag|gigtarfélag)\\p{L}*|(?:สมาคม(?:ผู้ป่วย|โรคเบาหวาน)|มูลนิธิโรค)\\p{L}*|shoqata e (?:pacientëve|diabetikëve)|(?:कैंसर|मधुमेह) (?:सोसायटी|फाउंडेशन)',
      'ja zh ko': '患者会|患者団体|难病支援|病友会|病友會|癌症基金會|환우회|환자단체',
    },
  },
  {
    name: 'tenants or homeowners association',
    bucket: 'Community',
    narrows: 'association',
    parts: {
      "tenants' association":
        'tenant|renter|mieter|huurder|hyresg|lejer|leieboer|locatair|inquilin|lokator|nájem|najem|квартиросъ|vuokra|üürni|īrniek|bérl|kirac|ενοικ|借家|租户|租客|세입자|임차',
      'housing company':
        'ejerfor|andelsbolig|borettslag|sameie|taloyhtiö|korteriüh|copropr|comunidad|condom[ií]n|wspólnota|spółdzielnia|společenství|družstvo|spoločenstvo|zajednica|skupnost|тсж|товариществ|кооператив|осбб|співвласник|етажна|dzīvokļu|daugiabuč|lakásszöv|ועד|נציגות|húsfélag|นิติบุคคล|管理組合|业主委员会|业委会|管委會|입주자|ban quản trị|हाउसिंग',
      "homeowners' association":
        'homeowner|hoa|property owner|eigentümer|siedler|haus(?:-| )und grund|villaäg|samfällig|grundejer|grunneier|velforening|(?<!comunidad de |syndicat de )propi?et|propriet|owner|omakoti|savinink|ιδιοκτητ|ملاك|садов|снт',
      "residents' association":
        'resident|bewoner|bewohner|boende|beboer|habitant|vecin|morador|residenti|mieszkań|жител|asuk|住民|주민',
    },
    words: {
      en: "(?:tenants?['’]?|renters['’]?|homeowners?['’]?|residents['’]?|property owners['’]?|condominium) (?:association|union|society)|hoa",
      'de nl sv da nb':
        '*mieterverein\\p{L}*|*mieterbund|*mieterschutz\\p{L}*|*siedlergemeinschaft|*haus(?:-| )und grund|*eigentümerverein\\p{L}*|*huurdersvereniging|*bewonersvereniging|*huurdersbelang\\p{L}*|*hyresgästförening\\p{L}*|*samfällighet(?:sförening)?\\p{L}*|*villaägareförening|*lejerforening|*grundejerforening\\p{L}*|*ejerforening|*andelsboligforening|*borettslag\\p{L}*|*velforening\\p{L}*|*sameie|*leieboerforening\\p{L}*',
      'fr es pt it ca ro':
        '(?:association|syndicat) (?:de )?(?:locataires|copropriétaires|résidents)|(?:asociación|junta|comunidad) de (?:inquilinos|propietarios|copropietarios|residentes)|sindicat[o]? (?:de )?(?:inquilin[oa]s|llogater\\p{L}*|inquilini)|(?:associação de moradores|condomínio (?:residencial|edifício)|associação de inquilinos)|(?:associazione|unione) (?:inquilini|proprietari)|asociați[ae] de (?:proprietari|locatari)',
      'pl cs sk hr sl sr':
        '(?:wspólnota mieszkaniowa|stowarzyszenie lokatorów|spółdzielnia mieszkaniowa)|(?:společenství vlastníků|bytové družstvo|spoločenstvo vlastníkov|sdružení nájemníků)|(?:zajednica stanara|stambena zajednica|udruga stanara|skupnost etažnih lastnikov)',
      'ru uk bg mk':
        '(?:тсж|товарищество собственников|жилищный кооператив|снт)|(?:осбб|співвласників багатоквартирного|житловий кооператив)|(?:етажна собственост|сдружение на собствениците|заедница на станари)',
      'fi et lv lt hu':
        '*taloyhtiö\\p{L}*|*omakotiyhdistys|*vuokralaisyhdistys|*korteriühistu\\p{L}*|*üürnike (?:liit|ühing)|*aiandusühistu|(?:dzīvokļu īpašnieku|īrnieku) (?:biedrīb|kooperatīv)\\p{L}*|(?:daugiabuč|namo savinink|sodinink)\\p{L}* (?:bendrij)\\p{L}*|(?:lakásszövetkezet|bérlők egyesülete|lakóközösség)\\p{L}*',
      'el tr': '(?:σύλλογος (?:ενοικιαστών|ιδιοκτητών|οικιστών))',
      'ar he fa':
        '(?:اتحاد|جمعية) (?:ال)?(?:ملاك|مستأجرين|سكان)|(?:ועד (?:הבית|בית)|נציגות (?:ה)?דיירים|ארגון שוכרים)|(?:هیئت مدیره ساختمان|انجمن مستاجران)',
      'id vi is th sq hi':
        '(?:paguyuban warga|perhimpunan penghuni)|(?:ban quản trị chung cư|hội cư dân)|(?:húsfélag|leigjendasamtök|íbúasamtök)\\p{L}*|(?:นิติบุคคล(?:อาคารชุด|หมู่บ้าน))|shoqata e (?:banorëve|qiramarrësve)|(?:हाउसिंग सोसाइटी|आरडब्ल्यूए)',
      'ja zh ko': '管理組合|団地自治会|业主委员会|业委会|社區管委會|입주자대표회의|세입자협회',
    },
  },
  {
    name: 'consumer organisation',
    bucket: 'Non-profit',
    narrows: 'advocacy organisation',
    words: {
      en: "consumers?['’]? (?:association|organi[sz]ation|advocacy|council|union|protection (?:agency|association|organi[sz]ation))s?",
      'de nl sv da nb':
        '*verbraucherzentrale\\p{L}*|*verbraucherschutz(?:verein|verband|organisation|zentrale)\\p{L}*|*konsumentenschutz|*konsumentenforum|*consumentenbond|*consumentenorganisatie|*konsumentförening\\p{L}*|*forbrugerråd\\p{L}*|*forbrukerråd\\p{L}*',
      'fr es pt it ca ro':
        'association (?:de |des )?consommateurs|(?:asociación|organización) de consumidores|defesa do consumidor|associação de consumidores|associazione (?:dei )?consumatori|associació de consumidors|protecția consumatorilor',
      'pl cs sk hr sl sr':
        '(?:ochrona|federacja|rzecznik) (?:praw )?konsument\\p{L}*|(?:ochrana|sdružení|združenie) spotřebitel\\p{L}*|spotrebiteľ\\p{L}+|(?:zaštita|udruga|udruženje) potrošača|(?:varstvo|zveza) potrošnikov',
      'ru uk bg mk':
        '(?:защит|обществ|союз)\\p{L}* (?:прав )?потребител\\p{L}*|захист\\p{L}* (?:прав )?споживач\\p{L}*|защита на потребителите|организација на потрошувачи',
      'fi et lv lt hu':
        '*kuluttajaliitto|*kuluttajayhdistys|*kuluttajaneuvonta|*tarbijakaitse\\p{L}*|patērētāju (?:tiesīb|aizsardzīb|interešu)\\p{L}*|vartotojų (?:teisi|asociacij|aljans)\\p{L}*|fogyasztóvéd\\p{L}*',
      'el tr': '(?:ένωση|προστασία) καταναλωτών|tüketici (?:derneği|hakları|koruma)\\p{L}*',
      'ar he fa': 'حماية (?:ال)?مستهلك|(?:הגנת הצרכן|ארגון צרכנים|המועצה לצרכנות)|حمایت از مصرف ?کنندگان',
      'id vi is th sq hi':
        'perlindungan konsumen|(?:hội bảo vệ người tiêu dùng|bảo vệ người tiêu dùng)|neytenda(?:samtök|stof)\\p{L}*|(?:สภา|มูลนิธิ)(?:องค์กร)?(?:ของ)?(?:เพื่อ)?ผู้บริโภค|mbrojtja e konsumatorit|उपभोक्ता (?:संरक्षण|संगठन)',
      'ja zh ko': '消費者(?:団体|センター)|消费者协会|消費者協會|소비자단체|소비자연맹',
    },
  },
];
