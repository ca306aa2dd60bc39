import type { Kind } from './kind.ts';

/** Who sells and hires out machines, and who moves people and goods in ways of their own. */
export const MACHINES_AND_LOADS: readonly Kind[] = [
  {
    name: 'forklift dealer',
    bucket: 'Wholesale',
    words: {
      en: 'fork ?lift(?:s| trucks?)?(?: (?:dealers?|sales|hire|rentals?|services?|repairs?|parts))?|material handling equipment|reach trucks|pallet trucks',
      'de nl':
        '*gabelstapler\\p{L}*|*staplerservice|*stapler(?:vermietung|handel|center|technik)|*flurförderzeuge?|*flurfördertechnik|*heftruck\\p{L}*|*vorkheftruck\\p{L}*|interne transportmiddelen',
      'sv da nb':
        '*gaffeltruck\\p{L}*|*motviktstruck\\p{L}*|*truckservice|*truckuthyrning|*trucksalg|*gaffeltrucks|*trucker og lager',
      'fr es pt it ca ro':
        'chariots? élévateurs?|(?:carretillas elevadoras|autoelevadores)|montacargas (?:a gas|de combustión|eléctricos|nuevos|usados)|renta de montacargas|empilhadeiras?|empilhadores|carrell(?:o|i) elevator[ei]|carretons elevadors|carretó elevador|stivuitoare|motostivuitoare',
      'pl cs sk hr sl sr':
        'wózk(?:i|ów) widłow\\p{L}+|vysokozdvižn\\p{L}+ vozík\\p{L}*|viličar\\p{L}*|viljuškar\\p{L}*|paletn\\p{L}+ vozík\\p{L}*',
      'ru uk bg mk':
        'вилочн\\p{L}+ (?:авто|электро)?погрузчик\\p{L}*|(?:авто|электро)погрузчик\\p{L}*|складск\\p{L}+ техник\\p{L}+|вилков\\p{L}+ навантажувач\\p{L}*|(?:авто|електро)навантажувач\\p{L}*|складськ\\p{L}+ технік\\p{L}+|мотокар\\p{L}*|електрокар\\p{L}*|виљушкар\\p{L}*',
      'fi et lv lt hu':
        '*trukk(?:i|ien|eja)(?:huolto|vuokraus|kauppa| vuokraus| huolto)?|*haarukkatrukki\\p{L}*|*kahveltõstuk\\p{L}*|*tõstukite (?:müük|rent|hooldus)|autoiekrāvēj\\p{L}*|iekrāvēju (?:noma|serviss)|(?:šakiniai|autokrautuv)\\p{L}*|krautuvų (?:nuoma|servisas|pardavimas)|*targonca(?:bérlés|szerviz|kereskedés)?|*villástargonc\\p{L}*',
      'el tr': '(?:περονοφόρα|ανυψωτικά μηχανήματα|κλαρκ)(?: ανυψωτικά)?|forklift\\p{L}*|istif makine\\p{L}+',
      'ar he fa': 'رافع(?:ة|ات) شوكية|מלגז(?:ה|ות)|لیفتراک',
      'id vi': 'forklift|sewa forklift|xe nâng(?: hàng)?',
      'ja zh ko th': 'フォークリフト|叉车|堆高機|지게차|รถโฟล์คลิฟท์|โฟล์คลิฟท์',
    },
  },
  {
    name: 'construction machinery dealer',
    bucket: 'Wholesale',
    words: {
      en: '(?:construction|heavy|earth ?moving) (?:machinery|equipment)(?: dealers?| sales| suppliers?| parts| for sale)?|(?:mini )?excavators? (?:dealers?|sales|for sale|parts)|used (?:excavators|construction machines)',
      'de nl':
        '*baumaschinen(?:handel|händler|verkauf|service|technik)?|*baggerhandel|*bouwmachines|*grondverzetmachines',
      'sv da nb fi':
        '*entreprenadmaskiner|*anläggningsmaskiner|*entreprenørmaskiner|*anleggsmaskiner|*maanrakennuskone(?:et|kauppa|myynti)|*maansiirtokone\\p{L}*',
      'fr es pt it ca ro':
        "(?:engins|matériel|machines) (?:de )?(?:tp|travaux publics|chantier|btp|terrassement)|maquinaria (?:pesada|de construcción|de obra|de obra pública)|máquinas (?:pesadas|de construção|para construção)|equipamentos pesados|macchine (?:movimento terra|edili)|maquinària (?:pesada|d[’']obra pública)|utilaje (?:de construcții|terasiere)",
      'pl cs sk hr sl sr':
        'maszyny (?:budowlane|ziemne)|sprzedaż (?:minikoparek|koparek)|(?:stavební|zemní) stroje|(?:stavebné|zemné) stroje|građevinski strojevi|građevinsk\\p{L}+ mašin\\p{L}+|gradbeni stroji|gradbena mehanizacija',
      'ru uk bg mk':
        '(?:продажа|поставка|запчасти для) (?:спецтехники|строительной техники|дорожно-строительной техники|экскаваторов)|продаж (?:спецтехніки|будівельної техніки|екскаваторів)|строителна (?:техника|механизация)|градежна механизација',
      'et lv lt hu':
        'ehitusmasina(?:d|te müük)|celtniecības tehnika|būvtehnika|statybin(?:ė|ės) technik\\p{L}+|(?:építőipari gép|földmunkagép)\\p{L}*|munkagép-?(?:kereskedés|értékesítés)',
      'el tr': 'χωματουργικά μηχανήματα|μηχανήματα έργων|iş makin(?:a|e)(?:s|lar|ler|ları|leri|si|sı)?\\p{L}*',
      'ar he fa':
        'معدات (?:ال)?(?:ثقيلة|بناء)|المعدات الثقيلة|ציוד (?:מכני הנדסי|הנדסי כבד)|צמ["״]ה|ماشین آلات (?:راهسازی|ساختمانی|سنگین)',
      'id vi': 'alat berat|máy công trình|máy xúc',
      'ja zh ko th':
        '建設機械|建機(?:販売|レンタル|買取)|工程机械|挖掘机销售|工程機械|營建機具|건설기계|중장비|รถแม็คโคร|เครื่องจักรกลหนัก',
    },
  },
  {
    name: 'crane hire company',
    bucket: 'Construction and trades',
    narrows: 'equipment hire',
    words: {
      en: '(?:mobile |tower |crawler )?crane (?:hire|rentals?|services?|operators?)|contract lift(?:s|ing)?|cherry picker hire|(?:access|aerial) platform (?:hire|rentals?)',
      'de nl':
        '*kranverleih|*kranvermietung|*autokrane?|*krandienst(?:leister|leistungen)?|*arbeitsbühnen(?:vermietung|verleih)?|*hebebühnen(?:verleih|vermietung)|*kraanverhuur|*hijskraan\\p{L}*|*hoogwerker(?:s|verhuur)?|*hijswerken?',
      'sv da nb':
        '*mobilkran(?:ar|er)?|*kranuthyrning|*krantjänst\\p{L}*|*liftuthyrning|*kranudlejning|*kranutleie|*liftudlejning|*liftutleie|*kranbilstjänst',
      'fr es pt it ca ro':
        'location (?:de )?(?:grues?|nacelles?)|levage et (?:manutention|grutage)|(?:alquiler|renta|arriendo) de (?:grúas|plataformas elevadoras)|grúas (?:móviles|torre|autopropulsadas)|(?:locação|aluguel|aluguer) de (?:guindastes?|muncks?|plataformas elevatórias|gruas)|guindastes|nolegg(?:io|i) (?:autogrù|gru|piattaforme aeree)|autogrù|lloguer de grues|închirieri? (?:macarale|nacele)|macarale de închiriat',
      'pl cs sk hr sl sr':
        '(?:wynajem|usługi) (?:dźwig\\p{L}+|żuraw\\p{L}+|podnośnik\\p{L}+)|usługi dźwigowe|(?:pronájem|půjčovna) (?:jeřáb|plošin|autojeřáb)\\p{L}*|autojeřáb\\p{L}*|jeřábnické práce|autožeriav\\p{L}*|(?:prenájom|požičovňa) (?:žeriav|plošín)\\p{L}*|(?:najam|iznajmljivanje) (?:dizalica|kranova|platformi)|autodizalic\\p{L}+|avtodvigal\\p{L}+|najem (?:dvigal|dvižnih košar)',
      'ru uk bg mk':
        'аренда (?:авто)?(?:крана|кранов|вышки|вышек|манипулятора)|услуги (?:автокрана|манипулятора|автовышки)|оренда (?:авто)?(?:крана|вишки|маніпулятора)|послуги (?:автокрана|маніпулятора|автовишки)|(?:автокран|автовишк)\\p{L}* под наем|услуги с автокран\\p{L}*',
      'fi et lv lt hu':
        '*nosturipalvelu\\p{L}*|*nosturivuokraus|*nostopalvelu\\p{L}*|*nostinvuokraus|*henkilönostin\\p{L}*|*kraana ?(?:teenus|rent)\\p{L}*|*tõstukirent|(?:auto)?celtņ(?:u|a) (?:noma|pakalpojumi)|pacēlāju noma|(?:autokran|kran)\\p{L}+ (?:nuoma|paslaugos)|keltuvų nuoma|*daru(?:bérlés|zás|kölcsönzés|s autó)\\p{L}*|*emelőkosaras\\p{L}*',
      'el tr':
        '(?:ενοικιάσεις|εργασίες) γερανών|ενοικιάσεις καλαθοφόρων|ανυψωτικές εργασίες|(?:kiralık|mobil) vinç\\p{L}*|vinç kiralama|sepetli (?:vinç|platform)\\p{L}*',
      'ar he fa':
        '(?:تأجير|إيجار) (?:ال)?(?:كرينات|ونشات|رافعات)|השכרת (?:מנופים|במות הרמה)|שירותי מנוף|اجاره جرثقیل|کرایه جرثقیل',
      'id vi': 'sewa crane|rental crane|cho thuê (?:xe cẩu|cần cẩu)',
      'ja zh ko th':
        'クレーン作業|クレーン(?:リース|レンタル)|吊车出租|起重机租赁|吊車出租|크레인 ?임대|스카이차|ให้เช่ารถเครน|รถเครนให้เช่า',
    },
  },
  {
    name: 'portable toilet hire',
    bucket: 'Business services',
    words: {
      en: '(?:portable|luxury|event|mobile|chemical) (?:toilet|restroom|loo)s?(?: (?:hire|rentals?))?|porta[- ]?pott(?:y|ies)|portaloos?|restroom trailers?',
      'de nl':
        '*miettoiletten?|*toilettenvermietung|*toilettenverleih|mobile (?:toiletten|wc|sanitäranlagen)|*toilettenwagen|*toilettenkabinen?|*toiletverhuur|mobiele toiletten|*toiletwagens?',
      'sv da nb fi':
        '*bajamaj(?:a|or)|*toalettvagn(?:ar)?|mobila toaletter|*toiletvogn(?:e|sudlejning)?|*toalettvogn(?:er)?|mobile toaletter|*bajamaja(?:t|vuokraus)|siirrettävät wc:?t?',
      'fr es pt it ca ro':
        '(?:location (?:de )?)?(?:toilettes?|wc|sanitaires) (?:mobiles?|autonomes?|chimiques?|sèches)|(?:alquiler|renta) de (?:baños|sanitarios) (?:portátiles|químicos|móviles)|(?:baños|sanitarios) (?:portátiles|químicos)|banheiros? químicos?|(?:noleggio )?bagni (?:chimici|mobili)|wc químics|toalete ecologice|închirieri toalete',
      'pl cs sk hr sl sr':
        'toalety przenośne|(?:kabiny|wynajem) (?:toalet\\p{L}*|sanitarn\\p{L}+)|mobilní (?:toalety|wc)|(?:pronájem|půjčovna) (?:mobilních )?(?:toalet|wc)|mobilné (?:toalety|wc)|(?:kemijski|mobilni|prijenosni|prenosni) (?:wc|toaleti)|(?:najam|najem|iznajmljivanje) (?:mobilnih |kemijskih )?(?:wc|toaleta|sanitarij)',
      'ru uk bg mk':
        '(?:мобильные туалетн\\p{L}+ кабин|туалетные кабин|биотуалет)\\p{L}+|аренда (?:био)?туалет\\p{L}+|біотуалет\\p{L}*|оренда (?:біо)?туалет\\p{L}+|(?:химически|мобилни) тоалетни',
      'et lv lt hu':
        'välikäimla(?:d|te rent)|(?:bio|mobīlo|pārvietojamo) ?tualešu noma|biotualet(?:es|ai|ų nuoma)|mobili(?:ų|eji) tualet\\p{L}+|mobil ?(?:wc|vécé|toalett)\\p{L}*',
      'el tr': 'χημικές τουαλέτες|(?:mobil|portatif|kiralık|seyyar) (?:wc|tuvalet)\\p{L}*',
      'ja zh ko th': '仮設トイレ|移动厕所|流動廁所|이동식 ?화장실|(?:ให้เช่า)?ห้องน้ำเคลื่อนที่|สุขาเคลื่อนที่',
      'ar he': 'حمامات متنقلة|דורות מים כימיים|שירותים (?:כימיים|ניידים)',
    },
  },
  {
    name: 'designated driver service',
    bucket: 'Transport',
    narrows: 'taxi service',
    words: {
      en: '(?:designated|sober|drink) driver (?:services?|company|app)|sober drivers?',
      'de nl': '*heimfahrservice|nüchterner fahrer|*bob-?chauffeur(?:s|sdienst)?|*thuisrijservice',
      'fr es pt it ca ro':
        'chauffeurs? (?:de nuit )?raccompagn\\p{L}+|raccompagnement (?:à domicile|de nuit)|service de raccompagnement|conductor (?:elegido|designado|resignado)(?: \\p{L}+)?|conductores elegidos|motorista (?:da rodada|da vez)|șofer(?:i)? (?:de rezervă|la cerere|treaz)|autista sobrio',
      'pl cs sk hr sl sr':
        'zastępcz\\p{L}+ kierowc\\p{L}+|odprowadzanie (?:aut|samochodów)|drink ?&? ?driver|odvoz (?:vás i )?vaše(?:ho|m)? (?:vozu|autem)|opil[ýé]\\p{L}* (?:taxi|řidič\\p{L}*)|odvoz vaším autom|vozač (?:za|na) poziv|vozi me doma|treznik vozač',
      'ru uk bg mk':
        'трезв(?:ый|ого|ые) водител\\p{L}+|услуг\\p{L}+ «?трезв\\p{L}+ водител\\p{L}+|тверез\\p{L}+ воді\\p{L}+|драйв ?шеринг водителя|трезвен шофьор|пиян шофьор(?: услуга)?',
      'et lv lt hu':
        'kaine (?:juht|autojuht)|auto kojusõiduteenus|prātīgais šoferis|blaiv(?:us|ūs) vairuotoj\\p{L}+|sofőrszolgálat\\p{L}*',
      'ja zh ko': '運転代行\\p{L}*|代行運転|代驾|代駕|대리운전\\p{L}*|대리기사',
      'vi tr': 'lái (?:xe )?hộ|thuê lái xe hộ|alkollü (?:sürücü|şoför) hizmeti|özel vale şoför',
    },
  },
  {
    name: 'customs broker',
    bucket: 'Logistics',
    narrows: 'freight forwarder',
    words: {
      en: 'customs (?:brokers?|brokerage|clearance|agents?|consultan(?:cy|ts?))',
      'de nl':
        '*zollagentur|*zollabwicklung|*zolldeklarant\\p{L}*|*zollberatung|*zolldienstleist\\p{L}+|*douane-?(?:expediteur|agent|aangiften?|declarant)\\p{L}*|*douane-?adviseurs?',
      'sv da nb fi':
        '*tullombud|*tulldeklaration(?:er)?|*toldklarering|*tollklarering|*fortolling(?:sservice)?|*huolintapalvelu\\p{L}*|*tulliselvity\\p{L}+',
      'fr es pt it ca ro':
        '(?:agents?|commissionnaires?|déclarants?|courtiers?) en douane|agen(?:tes?|cias?) (?:de )?adua(?:nas?|nal|nales|neros?|neras?)|despachantes? (?:aduaneiros?|oficia(?:l|is))|despacho aduaneiro|despachantes? de aduana|assessoria aduaneira|spedizionier[ei] doganal[ei]|agent duaner|comision(?:ar|ariat) vamal|declarant vamal',
      'pl cs sk hr sl sr':
        'agencj\\p{L}+ celn\\p{L}+|odpraw\\p{L}+ celn\\p{L}+|celní (?:služby|zastoupení|deklarac\\p{L}+|odbavení)|coln(?:é|á) (?:služby|deklarácie|zastúpenie|odbavenie)|carinsk\\p{L}+ (?:posredovanje|posredništvo|zastupanje|agencij\\p{L}*|storitve)',
      'ru uk bg mk':
        'таможенн\\p{L}+ (?:оформлени|представител|брокер)\\p{L}*|митн\\p{L}+ (?:оформленн|брокер)\\p{L}*|митнически (?:агент|агенции|услуги|представител)\\p{L}*|(?:царинск|шпедитерск)\\p{L}+ (?:посредувањ|застапувањ)\\p{L}+',
      'et lv lt hu':
        'tolli(?:agent(?:uur)?|deklaratsioonid|vormistus|maakler)\\p{L}*|muitas (?:broker|dokumentu|deklarāc|deklarant)\\p{L}*|muitin(?:ė|e)s (?:tarpinink|brokeri|deklarac)\\p{L}*|vámügyn\\p{L}+|vámkezelés\\p{L}*',
      'el tr': 'εκτελωνισ\\p{L}+|εκτελωνιστ\\p{L}+|gümrük (?:müşavir|komisyon)\\p{L}*',
      'ar he fa': '(?:ال)?تخليص (?:ال)?جمركي|(?:مكتب|شركة) تخليص|עמיל(?:ות|י)? מכס|ترخیص کالا|حق العمل کار گمرک',
      'id vi':
        'ppjk|jasa (?:kepabeanan|custom clearance|pengurusan kepabeanan)|(?:khai thuê|khai báo|thủ tục) hải quan',
      'ja zh ko th':
        '通関業\\p{L}*|報関行|報關行|報關服務|报关行|报关代理|代理报关|清关代理|관세사\\p{L}*|관세법인|통관대행|ตัวแทนออกของ|พิธีการศุลกากร|ชิปปิ้ง(?:จีน)?',
    },
  },
];
