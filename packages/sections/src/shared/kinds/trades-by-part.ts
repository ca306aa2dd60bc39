import type { Kind } from './kind.ts';

export const TRADES_BY_PART: readonly Kind[] = [
  {
    name: 'handyman service',
    bucket: 'Home services',
    narrows: 'facility management company',
    words: {
      en: 'handy ?m[ae]n(?: services?)?|handyperson|odd jobs?|(?:home|house|property) (?:repairs?|maintenance) (?:services?|company)|furniture assembly service',
      'de nl sv da nb':
        '*hausmeister-?(?:service|dienst)|*handwerkerservice|*allround-?handwerker|*möbelmontage-?service|*klusjesman(?:nen)?|*klusbedrijf|*klussenbedrijf|*klusservice|*hantverkarhjälp|*fixartjänst|*handyman\\p{L}*|*vaktmesterservice|*altmuligmand|*viceværtservice',
      'fr es pt it ca ro':
        'homme toutes mains|(?:petits travaux|bricolage) à domicile|multiservices? (?:habitat|bâtiment|à domicile)|(?:servicio de )?manitas(?: a domicilio)?|(?:mantenimiento|reparaciones) (?:del hogar|de viviendas|a domicilio)|marido de aluguel|faz[- ]tudo|(?:pequenas reparações|reparos residenciais)|tuttofare|(?:piccole )?riparazioni (?:a domicilio|domestiche)|reparacions de la llar|(?:meșter bun la toate|reparații la domiciliu|handyman)',
      'pl cs sk hr sl sr':
        '(?:złota rączka|pan złota rączka|drobne (?:naprawy|remonty))|(?:hodinový manžel|domácí opravy|údržbářské práce)|(?:hodinový manžel|drobné opravy)|(?:kućni majstor|majstor za sve|sitni popravci|sitne popravke)|(?:hišni mojster|mojster za vse)',
      'ru uk bg mk':
        '(?:муж|мастер) на час|мелкий (?:бытовой )?ремонт|(?:чоловік|майстер) на годину|дрібний ремонт|майстор (?:на час|за час)|домашен майстор|мајстор за дома',
      'fi et lv lt hu':
        '*kotimies\\p{L}*|*remonttireiska|*kodinkorjau\\p{L}+|*talonmiespalvelu\\p{L}*|*meistrimees|*pisiremont\\p{L}*|(?:vīrs uz stundu|meistars uz stundu|sīkie remontdarbi)|(?:vyras valandai|meistras valandai|smulk\\p{L}+ (?:remont|darb)\\p{L}*)|(?:ezermester|gyorsszolgálat|házi ?mester|apró javítások)\\p{L}*',
      'el tr ar he fa id vi th hi':
        '(?:μερεμέτια|μάστορας για όλα|τεχνικές εργασίες σπιτιού)|(?:tadilat ustası|ev tamir ustası)|صيانة (?:منزلية|منازل|عامة للمنازل)|هندي?מן|הנדימן|שיפוצניק לבית|(?:خدمات منزل|تعمیرات ساختمان)|(?:jasa tukang|tukang harian)|(?:thợ sửa chữa nhà|sửa nhà trọn gói)|ช่างซ่อมบ้าน|(?:हैंडीमैन|घर की मरम्मत)',
      'ja zh ko': '便利屋|何でも屋|ハウスメンテナンス|家庭维修|居家修繕|水電修繕|집수리 ?(?:업체|전문)?',
    },
  },
  {
    name: 'garage door and gate company',
    bucket: 'Construction and trades',
    narrows: 'window and door company',
    parts: {
      'garage door company': 'garage|garag|garasj|гараж|autotalli|garaž|garáž|ガレージ|车库|차고|Γκαραζ',
      'roller shutter company': 'roller|shutter|シャッター|卷帘|셔터|kepenk',
      'gate company':
        'gates?\\b|hoftor|toranl|poort|grind|portail|portón|portão|cancell|bram|brán|kapij|ворот|portti|värav|vārt|vart|kapu|門|大门|대문',
    },
    words: {
      en: '(?:garage|roller|industrial|overhead|shutter) doors? (?:repairs?|installers?|installations?|company|suppliers?|specialists?)|(?:electric|automatic|driveway|security|iron) gates?(?: (?:installers?|repairs?|automation|company))?|gate automation|roller shutters|garage doors?',
      'de nl sv da nb':
        '*garagentor(?:e|en|bau|antrieb\\p{L}*)?|*industrietor(?:e|en|bau)?|*torbau|*hoftor(?:e|en)?|*toranlagen|*torantrieb\\p{L}*|*garagedeur(?:en)?|*overheaddeur(?:en)?|*poort(?:en)?(?:bouw|automatisering)|*garageportar?|*industriportar?|*grindautomatik|*garageporte?|*industriporte?|*portautomatikk',
      'fr es pt it ca ro':
        '(?:portes?|fermetures?) (?:de garage|industrielles)|portails? (?:automatiques?|coulissants?|et clôtures|sur mesure)|(?:puertas|portones) (?:de garaje|automátic[ao]s|seccionales|eléctricos)|(?:portões|portas) (?:automátic[ao]s|de garagem|seccionad[ao]s|eletrônicos)|(?:porte|portoni|cancelli) (?:per garage|sezionali|automatici|industriali|basculanti)|portes (?:de garatge|automàtiques)|(?:uși|porți) (?:de garaj|secționale|automate|industriale)',
      'pl cs sk hr sl sr':
        'bramy (?:garażowe|przemysłowe|wjazdowe|przesuwne)|automatyka do bram|(?:garážová|garážové|průmyslová|sekční|priemyselné|posuvné) (?:vrata|brány|vráta)|vrata a brány|pojezdové brány|(?:garažna|industrijska|sekcijska|rolo|klizna) (?:vrata|kapije)|garažn\\p{L}+ vrat\\p{L}*|pogoni za vrata',
      'ru uk bg mk':
        '(?:гаражн|секционн|откатн|промышленн|автоматическ)\\p{L}+ ворот\\p{L}*|автоматик\\p{L}+ для ворот|(?:гаражн|секційн|відкатн|промислов)\\p{L}+ вор(?:іт|от)\\p{L}*|(?:гаражни|индустриални|секционни|плъзгащи) врати|автоматика за врати|гаражни врати',
      'fi et lv lt hu':
        '*autotallin ?ov(?:i|et|ia)|*nosto-?ov(?:i|et|ia)|*teollisuusov\\p{L}+|*garaažiuks\\p{L}*|*tõstuks\\p{L}*|*väravaautomaatika|(?:garāžas|rūpniecisk\\p{L}+|automātisk\\p{L}+) vārt\\p{L}*|vārtu automātik\\p{L}*|(?:garažo|kiemo|pramonin\\p{L}+|automatiniai|stumdomi) vartai|vartų automatik\\p{L}*|(?:garázskapu|ipari kapu|kaputechnika|kapunyitó|úszókapu|tolókapu)\\p{L}*',
      'el tr ar he fa':
        'γκαραζόπορτες|(?:αυτόματες|βιομηχανικές) (?:πόρτες|γκαραζόπορτες)|(?:garaj|otomatik|seksiyonel|endüstriyel|bahçe) kapı(?:sı|ları|lar|)(?: sistemleri)?|(?:أبواب|بوابات) (?:كراج|أوتوماتيكية|الكترونية|إلكترونية|رول)|(?:שערים חשמליים|דלתות מוסך|שערי חניה)|(?:درب|کرکره) (?:اتوماتیک|برقی|پارکینگ|پارکینگی)',
      'ja zh ko':
        '(?:ガレージ|電動)シャッター|シャッター(?:工事|修理|取付)|(?:车库门|卷帘门|伸缩门)(?:安装|厂家|维修)?|(?:車庫門|鐵捲門|電動門)(?:安裝|維修)?|(?:차고문|셔터|자동문) ?(?:설치|시공|수리|제작)',
    },
  },
  {
    name: 'septic tank service',
    bucket: 'Home services',
    narrows: ['drainage contractor', 'asbestos and hazardous material removal'],
    words: {
      en: '(?:septic tanks?|cesspits?|cess ?pools?|sewage (?:treatment plants?|tanks?)|grease traps?) (?:emptying|cleaning|services?|installations?|pumping|installers?|maintenance)|septic (?:service|pumping|system)|septic tanks?',
      'de nl sv da nb':
        '*klein-?kläranlage(?:n)?|*grubenentleerung|*klärgruben-?(?:entleerung|service)|*fäkalienabfuhr|*sickergruben\\p{L}*|*septictank(?:s)?|*beerput(?:ten)?|*iba-?systemen|*slamsugning\\p{L}*|*trekammarbrunn\\p{L}*|*minireningsverk|*slamsuger\\p{L}*|*septiktank\\p{L}*|*bundfældningstank\\p{L}*|*slamtømming|*septiktømming',
      'fr es pt it ca ro':
        '(?:vidange|entretien|curage) (?:de |des )?(?:fosses? septiques?|bacs à graisse)|assainissement (?:non collectif|individuel|autonome)|micro-?stations?|(?:vaciado|limpieza) de (?:fosas|pozos) (?:sépticas|negros|ciegos)|fosas sépticas|desatascos y fosas|(?:limpa|esgotamento de) fossas?|limpa fossa|fossas sépticas|(?:spurgo|svuotamento) (?:di )?(?:pozzi neri|fosse (?:biologiche|settiche))|autospurgh?[io]|fosses sèptiques|(?:vidanjare|fose septice|vidanj[ăa])',
      'pl cs sk hr sl sr':
        '(?:wywóz|opróżnianie) (?:szamb|nieczystości)\\p{L}*|przydomowe oczyszczalnie|szamba betonowe|(?:vyvážení|čištění|vývoz) (?:jímek|septiků|žump)|(?:domovní|domové) (?:čistírny|čistírny odpadních vod|čov)|vývoz (?:žúmp|septikov)|(?:pražnjenje|čišćenje|crpljenje) (?:septičkih|septičke) jam\\p{L}*|septičk\\p{L}+ jam\\p{L}*|(?:praznjenje greznic|male čistilne naprave|greznice)',
      'ru uk bg mk':
        '(?:откачка|чистка|установка|монтаж) (?:септик|выгребн|канализаци)\\p{L}*|септики|ассенизатор\\p{L}*|(?:викачка|відкачка|чистка) (?:септик|вигрібн|туалет)\\p{L}*|асенізатор\\p{L}*|(?:изпомпване|почистване) на (?:септични ями|септик)|септични ями|септичк\\p{L}+ јам\\p{L}*',
      'fi et lv lt hu':
        '*loka-?auto(?:palvelu)?\\p{L}*|*lokakaivo\\p{L}*|*sakokaivo\\p{L}*|*likakaivo\\p{L}*|*jätevesijärjestelm\\p{L}+|*septiku(?:te)? (?:tühjendus|paigaldus)|*fekaalivedu\\p{L}*|*septikud|(?:asenizācij|septiķ|bioloģisk\\p{L}+ attīrīšanas iekārt)\\p{L}*|(?:nuotekų valymo įrengin|asenizacij|septik)\\p{L}*|(?:szippantás|emésztő|szennyvíz ?szippantás|derítő ?(?:szippantás|ürítés))\\p{L}*',
      'el tr ar he fa':
        'εκκενώσεις βόθρων|(?:βόθροι|αποφράξεις και εκκενώσεις)|(?:vidanjör|foseptik|fosseptik)\\p{L}*|(?:شفط|تسليك) (?:بيارات|مجاري|بيارة)|(?:שאיבת בורות|ביובית|בורות ספיגה)',
      'ja zh ko id vi th':
        '浄化槽(?:清掃|管理|工事|点検)|汲み取り|化粪池(?:清理|清掏)|(?:抽水肥|化糞池(?:清理)?)|정화조 ?(?:청소|설치)|sedot (?:wc|tinja)|(?:hút (?:bể phốt|hầm cầu))|(?:ดูดส้วม|ถังบำบัด)',
    },
  },
  {
    name: 'window cleaner',
    bucket: 'Home services',
    narrows: ['cleaning company', 'pressure washing service'],
    parts: {
      'gutter cleaning service': 'gutter|dachrinn|dakgoot|tagrend|gouttière|canalon|grondai|rynn|okap|водосто',
      'solar panel cleaning service': 'solar|photovolt|zonnepan|panneaux|paneles|painéis|pannelli|солнечн',
      'window cleaner':
        'window|fenster|glas|glaz|raam|fönster|vindu|vitre|ventana|vidro|cristal|vetri|okien|oken|окн|вікон|ikkuna|akna|log|lang|ablak|cam|τζαμ|窓|玻璃|유리창|창문',
    },
    words: {
      'en de nl sv da nb':
        '(?:window|gutter|conservatory|solar panel) clean(?:ers?|ing)(?: services?| company)?|*fensterreinig\\p{L}+|*fensterputzer\\p{L}*|*glasreinigung|*glas- und gebäudereinigung|*solarreinigung|*photovoltaikreinigung|*dachrinnenreinigung|*glazenwasser\\p{L}*|*raambewassing|*glasbewassing|*dakgootreiniging|*zonnepanelen (?:reinigen|reiniging)|*fönsterputs\\p{L}*|*vinduespudser\\p{L}*|*vinduespolering|*vinduspuss\\p{L}*|*vindusvask|*tagrenderensning',
      'fr es pt it ca ro':
        '(?:laveurs?|lavage|nettoyage) de (?:vitres|gouttières|panneaux solaires)|limpieza de (?:cristales|ventanas|vidrios|placas solares|paneles solares)|limpeza de (?:vidros|janelas|painéis solares|placas solares|calhas)|(?:pulizia|lavaggio) (?:di )?(?:vetri|vetrate|pannelli (?:solari|fotovoltaici)|grondaie)|neteja de (?:vidres|plaques solars)|(?:spălare|curățare|spălat) (?:de )?(?:geamuri|ferestre|panouri)',
      'pl cs sk hr sl sr':
        'mycie (?:okien|szyb|paneli|fotowoltaiki|rynien)|(?:mytí|umývání|umývanie|čištění|čistenie) (?:oken|okien|výloh|okapů|fotovoltaik\\p{L}*|solárnych)|(?:pranje|čišćenje|čiščenje) (?:prozora|stakala|oken|solarnih|žljebova|žlebov)',
      'ru uk bg mk':
        '(?:мойка|мытье|мытьё) (?:окон|витрин|фасадов и окон)|миття (?:вікон|вітрин)|(?:миене|почистване) на (?:прозорци|витрини|соларни)|миење прозорци',
      'fi et lv lt hu':
        '*ikkunanpes\\p{L}+|*ikkunapes\\p{L}+|*rännien? puhdist\\p{L}+|*aknapes\\p{L}+|logu mazgāšan\\p{L}+|langų (?:plovim|valym)\\p{L}+|(?:ablaktisztítás|ablakpucolás|ereszcsatorna tisztítás|napelem ?tisztítás|ablaktisztító)\\p{L}*',
      'ja zh ko tr el ar he fa':
        '窓ガラス清掃|窓掃除|擦窗(?:服务)?|玻璃清洗|(?:洗窗|清洗玻璃)|(?:유리창|창문) ?청소|(?:cam|cephe|güneş paneli) temizli\\p{L}+|καθαρισμ\\p{L}+ (?:τζαμιών|παραθύρων)|(?:تنظيف|غسيل) (?:زجاج|نوافذ|واجهات|ألواح شمسية)|ניקוי (?:חלונות|פאנלים סולאריים)|شیشه ?شویی|نظافت شیشه',
    },
  },
  {
    name: 'bathroom fitter',
    bucket: 'Construction and trades',
    narrows: 'interior fit-out contractor',
    words: {
      'en de nl sv da nb':
        '(?:bathrooms?|wet rooms?|shower) (?:fitters?|fitting|installations?|installers?|renovations?|remodel(?:l?ing|l?ers)|refurbishments?|design and installation)|bathroom (?:company|specialists?|showroom)|*bad-?(?:sanierung|renovierung|studio|planung|umbau|ausstellung)|*badezimmer-?(?:sanierung|renovierung|studio|umbau)|*wanne zur dusche|*badkamer-?(?:renovatie|specialist|installateur|verbouwing|showroom)\\p{L}*|*badrums-?(?:renovering|företag)\\p{L}*|*våtrum(?:srenovering|sföretag)|*badeværelses-?(?:renovering|firma)\\p{L}*|*baderoms-?(?:renovering|oppussing|firma)|*baderom(?:met)? (?:oppussing|rehabilitering)',
      'fr es pt it ca ro':
        '(?:rénovation|installation|création|aménagement) (?:de )?salles? de bains?|(?:reformas?|instalación) de (?:baños?|cuartos de baño)|(?:remodelação|reforma) de (?:casas de banho|banheiros?|wc)|(?:ristrutturazion[ei]|rifacimento|realizzazione) (?:del )?bagn[oi]|(?:reformes|reforma) de banys?|(?:renovări|amenajări) (?:de )?băi',
      'pl cs sk hr sl sr':
        '(?:remonty?|wykończenia|aranżacja) łazienek|(?:rekonstrukce|rekonštrukci[ae]|renovace) (?:koupel(?:en|ny)|kúpeľn[ea]|kúpeľní|bytových jader)|koupelnov\\p{L}+ studio|(?:adaptacij\\p{L}+|renoviranje|uređenje|prenov\\p{L}+|obnova) (?:kupaonic|kupatil|kopalnic)\\p{L}*',
      'ru uk bg mk':
        'ремонт (?:ванн\\p{L}+|санузл\\p{L}+)|ремонт ванних кімнат|ремонт на (?:баня|бани)|реновирање на бањ\\p{L}+',
      'fi et lv lt hu':
        '*kylpyhuoneremont\\p{L}+|*märkätila(?:remont|saneeraus)\\p{L}*|*vannitoa (?:remont|renoveeri)\\p{L}*|vannasistab(?:as|u) (?:remont|renovācij)\\p{L}*|vonios (?:kambario )?(?:remont|įrengim)\\p{L}*|fürdőszoba ?(?:felújítás|szalon|kivitelezés)\\p{L}*',
      'ja zh ko tr el ar he fa':
        '浴室(?:リフォーム|工事)|水回りリフォーム|(?:浴室|卫生间)(?:装修|翻新)|(?:浴室|衛浴)(?:裝修|翻修|整修)|(?:욕실|화장실) ?(?:리모델링|인테리어|시공)|banyo (?:tadilat|yenileme|dekorasyon)\\p{L}*|ανακαίνιση μπάνιου|(?:تجديد|ترميم) (?:ال)?حمامات|שיפוץ (?:ה)?(?:אמבטי\\p{L}+|חדרי אמבטיה)|بازسازی (?:حمام|سرویس بهداشتی)',
    },
  },
  {
    name: 'powder coating company',
    bucket: 'Manufacturing',
    narrows: ['foundry', 'chemicals and coatings company'],
    words: {
      en: '(?:powder[- ]coat(?:ing|ers?)|galvani[sz](?:ing|ers?)|anodi[sz](?:ing|ers?)|electroplat(?:ing|ers?)|chrome plating|shot ?blast(?:ing|ers?)|sand ?blast(?:ing|ers?)|metal finishing|surface treatment)(?: (?:company|services?|plant|specialists?))?',
      'de nl sv da nb':
        '*pulverbeschicht\\p{L}+|*pulverlackier\\p{L}+|*verzinkerei|*feuerverzink\\p{L}+|*eloxal\\p{L}*|*galvanik(?:betrieb)?|*galvanotechnik|*sandstrahl(?:en|erei|arbeiten|technik)|*strahltechnik|*oberflächentechnik|*oberflächenveredelung|*poedercoat\\p{L}+|*poederlak\\p{L}*|*verzinker(?:ij|en)|*straalbedrijf|*gritstralen|*pulverlack(?:ering|erare)|*blästring|*varmförzink\\p{L}+|*ytbehandling(?:sföretag)?|*pulverlakering|*sandblæs\\p{L}+|*varmgalvanis\\p{L}+|*varmforzink\\p{L}+|*overfladebehandling|*pulverlakk\\p{L}+|*sandblås\\p{L}+|*overflatebehandling',
      'fr es pt it ca ro':
        'thermolaquage|(?:galvanisation|anodisation|sablage|aérogommage|traitement de surface)|(?:pintura|lacado) (?:en polvo|electrost[áa]tica)|(?:granallado|galvanizado|anodizado|galvanoplastia|chorro de arena)|pintura eletrostática|(?:lacagem|galvanização|anodização|metalização|jateamento)|(?:verniciatura (?:a polvere|industriale)|zincatura|anodizzazione|galvanica|sabbiatura|trattament[oi] superfici)|(?:lacat en pols|galvanitzat|sorrejat)|(?:vopsire (?:în câmp )?electrostatic[ăa]|zincare|sablare|galvanizare)',
      'pl cs sk hr sl sr':
        '(?:malowanie|lakiernia) proszkow\\p{L}+|(?:cynkownia|cynkowanie|galwanizernia|anodowanie|piaskowanie|śrutowanie)\\p{L}*|(?:práškové (?:lakování|lakovanie|farbení)|prášková lakovn\\p{L}+|zinkovn\\p{L}+|galvanovn\\p{L}+|žárové zinkování|eloxování|tryskání|pískování|pieskovanie)|(?:plastifikacij\\p{L}+|elektrostatsko (?:lakiranje|bojanje)|cinčaonic\\p{L}*|pocinčavanje|pjeskarenje|peskarenje|anodizacija|prašno (?:lakiranje|barvanje)|peskanje|cinkarn\\p{L}+)',
      'ru uk bg mk':
        'порошков\\p{L}+ (?:покраск|окраск|фарбуванн|покриття|боядисван)\\p{L}*|(?:горяч\\p{L}+ )?цинковани\\p{L}+|гальваник\\p{L}*|пескостру\\p{L}+|піскостру\\p{L}+|(?:прахово боядисване|песъкоструене|поцинковане|галванизация|анодиране)|(?:пластификација|поцинкување)',
      'fi et lv lt hu':
        '*jauhemaal\\p{L}+|*pulverimaal\\p{L}+|*hiekkapuhal\\p{L}+|*kuumasinkit\\p{L}+|*pintakäsittel\\p{L}+|*pulbervärv\\p{L}+|*liivaprit\\p{L}+|*kuumtsinki\\p{L}+|(?:pulverkrāso|smilšstrūk|cinkošan|galvaniz)\\p{L}+|(?:milteliniai dažai|miltelin\\p{L}+ dažym\\p{L}+|smėliavim\\p{L}+|cinkavim\\p{L}+)|(?:porfestés|porszórás|homokfúvás|homokszórás|tűzihorgany|horganyzás|galvanizálás|eloxálás|felületkezelés|szemcseszórás)\\p{L}*',
      'el tr ar he fa':
        '(?:ηλεκτροστατική βαφή|αμμοβολή|γαλβάνισμα|ανοδίωση)|(?:elektrostatik (?:toz )?boya|kumlama|galvaniz kaplama|eloksal|metal kaplama)|(?:طلاء (?:كهروستاتيك|بودرة)|جلفنة|ترميل)|(?:צביעה (?:בתנור|אלקטרוסטטית)|גלוון|ניקוי חול)|(?:رنگ (?:پودری|الکترواستاتیک)|آبکاری|گالوانیزه گرم|سندبلاست)',
      'ja zh ko':
        '(?:粉体塗装|めっき加工|メッキ加工|溶融亜鉛めっき|アルマイト処理|ブラスト加工|表面処理)(?:専門|会社)?|(?:粉末喷涂|静电喷涂|热镀锌|电镀|喷砂|阳极氧化)(?:加工|厂)|(?:粉體塗裝|電鍍|熱浸鍍鋅|噴砂|陽極處理)|(?:분체 ?도장|도금|아노다이징|샌드 ?블라스트) ?(?:업체|전문|가공)?',
    },
  },
  {
    name: 'refrigeration contractor',
    bucket: 'Construction and trades',
    narrows: 'air conditioning and heat pump installer',
    words: {
      'en de nl sv da nb':
        '(?:commercial|industrial|marine) (?:refrigeration|cooling)|refrigeration (?:engineers?|contractors?|services?|systems?|company|mechanics?)|cold (?:rooms?|storage) (?:installers?|installations?|construction|manufacturers?|hire)|*kältetechnik|*kälteanlagen(?:bau|bauer)?|*kühlzellen(?:bau)?|*kühlraum-?bau|*gewerbekälte|*koeltechniek|*koudetechniek|*koelcel(?:len|bouw)?|*kylteknik|*kylanläggningar|*kylservice|*køleteknik|*køleanlæg|*køleservice|*kjøleteknikk|*kuldeteknikk|*kjøleanlegg',
      'fr es pt it ca ro':
        'froid (?:commercial|industriel)|frigoriste|chambres? froides?|(?:refrigeración|frío) (?:industrial|comercial)|cámaras? (?:frigoríficas?|frigoríficos)|refrigeração (?:comercial|industrial)|câmaras? (?:frigoríficas?|frias?)|(?:refrigerazione|impianti frigoriferi) (?:industriali?|commerciali?)|(?:impianti frigoriferi|celle frigorifere|frigorist[ia])|fred industrial|cambres frigorífiques|(?:camere frigorifice|instalații frigorifice|refrigerare industrială)',
      'pl cs sk hr sl sr':
        '(?:chłodnictwo|komory chłodnicze|urządzenia chłodnicze|klimatyzacja i chłodnictwo)|(?:chladicí|chladiaca|průmyslové chlazení|chladírenská|chladiarenská) ?(?:technika|boxy|zařízení)?|(?:rashladn\\p{L}+ (?:tehnik|komor|uređaj|sustav|sistem)\\p{L}*|hladnjače|hladilna tehnika|hladilnice)',
      'ru uk bg mk':
        '(?:промышленн|торгов|коммерческ)\\p{L}+ холод\\p{L}*|холодильн\\p{L}+ (?:камер|оборудовани|установк|обладнанн|техник\\p{L}+ для)\\p{L}*|(?:промислов|торгов)\\p{L}+ холод\\p{L}*|(?:хладилни камери|хладилна техника|индустриално охлаждане|ладилни комори)',
      'fi et lv lt hu':
        '*kylmälait(?:e|eet|eita|easennus|eiden|ehuolto)\\p{L}*|*kylmätekniikka|*kylmähuone\\p{L}*|*külmaseadme\\p{L}*|*külmutusseadme\\p{L}*|*külmkambri\\p{L}*|(?:saldēšanas|aukstuma|dzesēšanas) (?:iekārt|kamer|tehnik)\\p{L}*|(?:šaldymo|šalčio) (?:įrang|kamer|įrengin|technik)\\p{L}*|(?:hűtéstechnika|ipari hűtés|hűtőkamra|hűtőház építés)\\p{L}*',
      'el tr ar he fa':
        '(?:επαγγελματική ψύξη|βιομηχανική ψύξη|ψυκτικοί θάλαμοι|ψυκτικός)|(?:endüstriyel soğutma|soğuk (?:hava )?depo(?:su|ları)?|soğutma sistemleri)|(?:غرف (?:ال)?تبريد|أنظمة (?:ال)?تبريد|تبريد صناعي)|(?:חדרי קירור|קירור תעשייתי|מערכות קירור)|(?:سردخانه|تبرید صنعتی|برودتی)',
      'ja zh ko':
        '(?:業務用)?冷(?:凍|蔵)(?:設備|庫工事|機器)(?:工事|販売)?|(?:冷库|制冷设备)(?:安装|工程|厂家)?|(?:冷凍|冷藏)(?:設備|庫)(?:工程|安裝)?|(?:냉동|냉장|저온) ?(?:창고|설비|기) ?(?:시공|제작|전문)',
    },
  },
  {
    name: 'fibre optic contractor',
    bucket: 'Construction and trades',
    parts: {
      'network cabling contractor':
        'network|data|structured|netzwerk|netwerk|réseau|redes|rete|sieci|сет|LAN|配線|布线|佈線|통신',
      'fibre optic contractor':
        'fib|glasf|glasv|fiber|fibra|fibre|światłow|optick|opti|волокн|оптово|kuitu|optika|üvegszál|οπτικ|光ファイバ|光纤|光纜|광케이블',
    },
    words: {
      'en de nl sv da nb':
        '(?:fib(?:re|er)[- ]optics?|fibre|telecoms?|network|data|structured) (?:cabl(?:e|ing) )?(?:installers?|installations?|contractors?|splicing|engineers?|blowing|construction)|structured cabling|data cabling|cable laying|*glasfaser-?(?:ausbau|bau|montage|technik|installation|tiefbau)|*kabel-?(?:tiefbau|verlegung|leitungstiefbau)|*leitungsbau|*glasvezel-?(?:aanleg|installatie|montage|monteur)|*fiber-?(?:installation|montage|svetsning|entreprenör|graving|utbygging)\\p{L}*|*kabel-?(?:grävning|nedgravning|pløjning|legging)\\p{L}*|*fiberinstallation\\p{L}*',
      'fr es pt it ca ro':
        '(?:installation|déploiement|raccordement|tirage) (?:de |de la )?fibres? optiques?|réseaux? (?:vdi|télécom et fibre)|(?:instalación|tendido|instaladores?|fusión) de (?:fibra óptica|redes de telecomunicaciones)|cableado estructurado|(?:instalação|fusão|lançamento) de fibra [óo](?:p)?tica|cabeamento estruturado|(?:posa|installazione|giunzione) (?:di |della )?fibr[ae] ottic(?:a|he)|cablaggio strutturato|(?:instal·lació|fusió) de fibra òptica|(?:instalare|montaj|sudare) fibr[ăa] optic[ăa]',
      'pl cs sk hr sl sr':
        '(?:budowa|montaż|instalacje|spawanie) (?:sieci )?światłowod\\p{L}+|okablowanie strukturalne|(?:pokládk\\p{L}+|výstavb\\p{L}+|svařování|zváranie|montáž) (?:optick\\p{L}+|kabel\\p{L}+|optických)|(?:strukturovan\\p{L}+|štruktúrovan\\p{L}+) kabel\\p{L}+|(?:polaganje|izgradnja|spajanje|montaža) (?:svjetlovod|optičk|optičn|kabel)\\p{L}*|strukturno (?:kabliranje|ožičenje)',
      'ru uk bg mk':
        '(?:монтаж|прокладка|сварка|строительство) (?:волс|оптоволокн|кабел|оптик|сетей связи)\\p{L}*|(?:монтаж|прокладання|зварювання) (?:волз|оптоволокн|оптик)\\p{L}*|(?:полагане|изграждане|монтаж|сплайс) на (?:оптичн|оптика|кабел)\\p{L}*|скс',
      'fi et lv lt hu':
        '*valokuitu-?(?:asennu|rakent|urako|työ|hitsau)\\p{L}*|*kuituasennu\\p{L}*|*kaapelointi(?:työ|urako)?\\p{L}*|*kaapelinveto|*valguskaabli (?:paigaldus|ehitus|keevitus)|*fiiberoptika paigaldus|(?:optisk\\p{L}+ (?:tīklu|kabeļu)|optikas) (?:izbūv|montāž|metināšan)\\p{L}*|(?:optin\\p{L}+ (?:tinkl|kabel)\\p{L}*|šviesolaidi\\p{L}+) (?:įrengim|klojim|montavim|suvirinim)\\p{L}*|(?:optikai hálózat ?(?:építés|szerelés)|üvegszálas|optikai szál|kábelfektetés|strukturált kábelezés)\\p{L}*',
      'ja zh ko tr ar he':
        '(?:光ファイバー|通信|電気通信)(?:工事|設備工事)(?:会社|業者)?|LAN工事|(?:光纤|综合布线|弱电)(?:施工|工程|熔接)|(?:光纖|弱電|網路佈線)(?:工程|施工|熔接)|(?:광케이블|통신|네트워크) ?(?:공사|시공)|(?:fiber optik|yapısal) (?:altyapı|kablolama|montaj|kurulum)\\p{L}*|(?:تمديد|تركيب) (?:ألياف ضوئية|كابلات|شبكات)|(?:פריסת|התקנת) (?:סיבים|תשתיות תקשורת)',
    },
  },
  {
    name: 'generator and battery supplier',
    bucket: 'Energy',
    parts: {
      'generator supplier':
        'generator|stromerz|notstrom|noodstroom|aggreg|reservkraft|elverk|nødstrøm|groupe électrogène|générat|generador|gerador|gruppi elettrog|agregat|генератор|generaattor|generátor|jeneratör|γεννήτρ|発電機|发电机|發電機|발전기',
      'battery supplier':
        'batter|accu|akku|batterie|bateria|batería|baterij|аккумул|акумул|aku|akumul|akkumul|akü|μπαταρ|バッテリー|電池|电池|배터리|ups|usv',
    },
    words: {
      'en de nl sv da nb':
        '(?:diesel|standby|backup|emergency|portable|industrial) (?:power )?generators?|generator (?:hire|sales|suppliers?|installers?|servicing|rentals?)|(?:battery storage|industrial batter(?:y|ies)|forklift batter(?:y|ies)|ups systems?) (?:suppliers?|systems?|installers?|company)?|battery (?:shop|suppliers?|wholesalers?)|*notstrom-?(?:aggregat|aggregate|anlagen|technik)|*stromerzeuger|*batterie-?(?:handel|fachhandel|großhandel|shop)|*usv-?anlagen|*noodstroom\\p{L}*|*aggregaten (?:verhuur|huren)|*accu-?(?:specialist|winkel|service)|*batteri-?(?:specialist|butik|grossist)\\p{L}*|*reservkraft\\p{L}*|*elverk|*nødstrøm\\p{L}*|*reservestrøm',
      'fr es pt it ca ro':
        'groupes? électrogènes?|(?:grossiste|magasin|spécialiste) (?:de |en )?(?:batteries|piles)|(?:grupos? electr[óo]genos?|plantas eléctricas|generadores (?:diésel|eléctricos|de emergencia))|(?:tienda|venta) de baterías|(?:grupos? geradores?|geradores (?:a diesel|de energia))|(?:loja|venda|distribuidora) de baterias|grupp[oi] elettrogen[oi]|(?:vendita|negozio) (?:di )?(?:batterie|gruppi elettrogeni)|grups electrògens|(?:grupuri electrogene|generatoare (?:de curent|electrice)|magazin (?:de )?baterii)',
      'pl cs sk hr sl sr':
        '(?:agregaty prądotwórcze|sklep z akumulatorami|hurtownia (?:akumulatorów|baterii)|akumulatory przemysłowe)|(?:elektrocentrál\\p{L}+|motorgenerátor\\p{L}*|záložní zdroj\\p{L}*|prodej (?:baterií|autobaterií)|záložné zdroje)|(?:dizel(?:ski)? agregat\\p{L}*|agregati za struju|prodaja (?:akumulatora|baterija)|prodaja akumulatorjev)',
      'ru uk bg mk':
        '(?:дизельн|бензинов|промышленн)\\p{L}+ (?:генератор|электростанци)\\p{L}*|(?:магазин|продажа) аккумуляторов|аккумуляторный (?:центр|магазин)|(?:дизельн|бензинов)\\p{L}+ генератор\\p{L}*|(?:магазин|продаж) акумуляторів|(?:дизелови|електрически) (?:генератори|агрегати)|магазин за акумулатори|(?:дизел агрегати|акумулатори и батерии)',
      'fi et lv lt hu':
        '*varavoima\\p{L}*|*aggregaatti\\p{L}*|*akku(?:kauppa|myymälä|liike)|*generaatori(?:d|te müük|te rent)|*aku(?:pood|keskus|de müük)|(?:dīzeļ)?ģenerator(?:u|i) (?:tirdzniecīb|noma|pārdošan)\\p{L}*|akumulatoru (?:veikal|tirdzniecīb|centr)\\p{L}*|(?:generatori(?:ai|ų) (?:nuoma|pardavim)|akumuliatorių (?:parduotuv|prekyb|centr))\\p{L}*|(?:áramfejlesztő|aggregátor|akkumulátor (?:bolt|kereskedés|áruház)|akkubolt)\\p{L}*',
      'ja zh ko tr ar he fa id vi':
        '(?:非常用)?発電機(?:販売|レンタル|設備)|バッテリー(?:専門店|販売)|(?:柴油)?发电机(?:组|租赁|厂家)|(?:蓄电池|电池)(?:厂家|批发|供应)|發電機(?:租賃|銷售)|電池(?:批發|專賣)|발전기 ?(?:대여|렌탈|판매|제조)|배터리 ?(?:전문점|판매|유통)|(?:jeneratör|akü) (?:kiralama|satışı|bayi|servisi|satış)|(?:مولدات|بطاريات) (?:كهرباء|كهربائية|ديزل|سيارات|صناعية)|(?:גנרטורים|מצברים)|(?:دیزل ژنراتور|فروش باتری|باطری فروشی)|(?:genset|sewa genset|toko aki)|(?:máy phát điện|ắc quy)',
    },
  },
];
