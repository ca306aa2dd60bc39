import type { Kind } from './kind.ts';

/** Who hires out vehicles, and gear for snow and water. */
export const HIRE_OF_VEHICLES: readonly Kind[] = [
  {
    name: 'van hire',
    bucket: 'Transport',
    narrows: 'car rental',
    words: {
      en: '(?:(?:moving |cargo )?vans?) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:moving |cargo )?vans?)',
      'de nl':
        '*transporter-?(?:verleih|vermietung)|transporter (?:mieten|leihen|vermietung|verleih)|lkw-vermietung|transportervermietung|*(?:bestelbus|bestelwagen|verhuiswagen)(?:s|en)? ?verhuur|(?:bestelbus|bestelwagen|verhuiswagen)(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:varevogn|flyttebil)[ -]?udlejning|(?:lej|leje af|udlejning af) (?:varevogn|flyttebil)*|*(?:skåpbil|flyttbil|släpbil)s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:skåpbil|flyttbil|släpbil)*|*(?:varebil|flyttebil)[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:varebil|flyttebil)*|*sendibílaleig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:utilitaires?|camionnettes?|véhicules utilitaires))|(?:alquiler|renta|arriendo) de furgonetas|lloguer (?:de |d')furgonetes|alugueiro de furgonetas|(?:aluguel|aluguer|locação) de (?:(?:furgões|carrinhas|vans))|noleggio (?:di )?furgoni|închirier[ie] (?:de )?(?:(?:dube|utilitare))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:samochodów dostawczych|busów dostawczych|aut dostawczych))|(?:půjčovna|pronájem) (?:(?:dodávek|dodávky))|(?:požičovňa|prenájom) dodávok|(?:najem|izposoja) kombijev|(?:najam|iznajmljivanje) (?:(?:kombija|dostavnih vozila|kombi vozila))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:грузов\\p{L}+ (?:автомобилей|фургонов|газелей))|(?:оренда|прокат) (?:(?:вантажних авто|бусів|фургонів))|наем на (?:(?:бусове|товарни бусове))|(?:(?:бусове|товарни бусове)) под наем|изнајмување (?:на )?(?:(?:комбе|товарни возила))',
      'fi et lv lt hu':
        '*pakettiautovuokra*|pakettiauto:n vuokraus|kaubiku(?:te)? (?:rent|laenutus)|(?:(?:busiņu|kravas busiņu|furgonu)) noma|krovininių mikroautobusų nuoma|(?:(?:furgon|kisteherautó|kisteher))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:φορτηγών|βαν))|(?:(?:panelvan|kamyonet|kargo aracı)) kiralama*|kiralık (?:(?:panelvan|kamyonet|kargo aracı))',
      'ar he fa':
        'تأجير (?:(?:فان|شاحنات|سيارات نقل))|השכרת (?:(?:טנדרים|רכב מסחרי|מסחריות))|(?:اجاره|کرایه) (?:(?:ون|وانت))',
      'hi th vi id':
        'वैन (?:किराए|किराये) पर|वैन रेंटल|(?:ให้)?เช่ารถตู้|รถตู้ให้เช่า|thuê (?:xe (?:tải|van))|(?:sewa|rental|penyewaan) (?:(?:mobil box|pick ?up|truk box))',
      'ja ko zh':
        '(?:(?:トラック|バン|軽トラ))(?:の)?レンタル|レンタル(?:(?:トラック|バン|軽トラ))|(?:(?:승합차|화물차|트럭)) ?(?:대여|렌탈|임대|렌트)|(?:(?:货车|面包车))(?:租赁|出租|租借)|(?:(?:貨車|麵包車))(?:租賃|出租|租借)',
    },
  },
  {
    name: 'trailer hire',
    bucket: 'Transport',
    narrows: ['equipment hire', 'trailer dealer'],
    words: {
      en: '(?:car )?trailers? (?:hire|rentals?|for hire)|(?:rental|hire) of (?:car )?trailers?',
      'de nl':
        '*(?:(?:anhänger|pkw-anhänger|autoanhänger))-?(?:verleih|vermietung)|(?:(?:anhänger|pkw-anhänger|autoanhänger)) (?:mieten|leihen|vermietung|verleih)|*(?:aanhanger|aanhangwagen)(?:s|en)? ?verhuur|(?:aanhanger|aanhangwagen)(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*trailer[ -]?udlejning|(?:lej|leje af|udlejning af) trailer*|*(?:släpvagn|släp)s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:släpvagn|släp)*|*(?:tilhenger|henger)[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:tilhenger|henger)*|*kerruleig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?remorques?|(?:alquiler|renta|arriendo) de remolques|lloguer (?:de |d')remolcs|alugueiro de remolques|(?:aluguel|aluguer|locação) de (?:(?:reboques|carretinhas))|noleggio (?:di )?rimorchi|închirier[ie] (?:de )?(?:(?:remorci|remorcă|platforme auto))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:przyczep|przyczepek|lawet))|(?:půjčovna|pronájem) (?:(?:přívěsů|přívěsných vozíků|vozíků))|(?:požičovňa|prenájom) (?:(?:prívesov|prívesných vozíkov|vozíkov))|(?:najem|izposoja) prikolic|(?:najam|iznajmljivanje) (?:(?:prikolica|auto prikolica))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:прицепов|автоприцепов))|(?:оренда|прокат) причепів|наем на ремаркета|ремаркета под наем|изнајмување (?:на )?приколки',
      'fi et lv lt hu':
        '*(?:peräkärry|perävaunu)vuokra*|(?:peräkärry|perävaunu):n vuokraus|(?:(?:haagise|järelhaagise|järelkäru)(?:te)?) (?:rent|laenutus)|piekabju noma|priekabų nuoma|utánfutó[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:τρέιλερ|ρυμουλκουμένων))|(?:(?:römork|treyler)) kiralama*|kiralık (?:(?:römork|treyler))',
      'ar he fa': 'تأجير مقطورات|השכרת (?:(?:נגררים|עגלות נגררות))|(?:اجاره|کرایه) (?:(?:تریلر|یدک))',
      'hi th vi id':
        'ट्रेलर (?:किराए|किराये) पर|ट्रेलर रेंटल|(?:ให้)?เช่ารถพ่วง|รถพ่วงให้เช่า|thuê (?:(?:rơ ?moóc|xe kéo))|(?:sewa|rental|penyewaan) trailer',
      'ja ko zh':
        'トレーラー(?:の)?レンタル|レンタルトレーラー|트레일러 ?(?:대여|렌탈|임대|렌트)|拖车(?:租赁|出租|租借)|拖車(?:租賃|出租|租借)',
    },
  },
  {
    name: 'limousine hire',
    bucket: 'Transport',
    narrows: 'chauffeur service',
    parts: {
      'party bus hire': 'party ?bus|パーティーバス',
      'limousine hire': 'limo|limuz|лимуз|лімуз|リムジン|리무진|豪华轿|豪華轎|礼宾|禮賓|ليموزين|לימוז|لیموزین|ลีมู',
    },
    words: {
      en: '(?:(?:limo|limousine|stretch limo|party bus)s?) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:limo|limousine|stretch limo|party bus)s?)|limousine services?|limo services?',
      'de nl':
        '*(?:(?:limousinen|stretchlimousinen))-?(?:verleih|vermietung)|(?:(?:limousinen|stretchlimousinen)) (?:mieten|leihen|vermietung|verleih)|limousinenservice|*limousine(?:s|en)? ?verhuur|limousine(?:s|en)? (?:huren|te huur)|limousineservice',
      'da sv nb is':
        '*limousine[ -]?udlejning|(?:lej|leje af|udlejning af) limousine*|*limousins?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) limousin*|*limousin[ -]?utleie|(?:lei|leie|leie av|utleie av) limousin*|limousinservice|*límósínleig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?limousines?|(?:alquiler|renta|arriendo) de (?:(?:limusinas|limosinas))|lloguer (?:de |d')limusines|alugueiro de limusinas|(?:aluguel|aluguer|locação) de limusines|noleggio (?:di )?limousine|închirier[ie] (?:de )?limuzine",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) limuzyn|(?:půjčovna|pronájem) limuzín|(?:požičovňa|prenájom) limuzín|(?:najem|izposoja) limuzin|(?:najam|iznajmljivanje) limuzina',
      'ru uk bg mk':
        '(?:аренда|прокат) лимузинов|лимузин напрокат|(?:оренда|прокат) лімузинів|наем на лимузини|лимузини под наем|изнајмување (?:на )?лимузини',
      'fi et lv lt hu':
        '*limusiinivuokra*|limusiini:n vuokraus|limusiini(?:de)? (?:rent|laenutus)|limuzīnu noma|limuzinų nuoma|limuzin[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr': 'ενοικι[άα]\\p{L}+ (?:(?:λιμουζίνας|λιμουζινών))|limuzin kiralama*|kiralık limuzin',
      'ar he fa':
        'تأجير (?:(?:ليموزين|سيارات ليموزين))|خدمة ليموزين|השכרת (?:לימוזינות|לימוזינה)|(?:اجاره|کرایه) لیموزین',
      'hi th vi id':
        '(?:लिमोज़ीन|लिमोजिन) (?:किराए|किराये) पर|(?:लिमोज़ीन|लिमोजिन) रेंटल|(?:ให้)?เช่ารถลีมูซีน|รถลีมูซีนให้เช่า|thuê (?:xe )?limousine|(?:sewa|rental|penyewaan) (?:limo(?:usine|sin)?)',
      'ja ko zh':
        'リムジン(?:の)?レンタル|レンタルリムジン|リムジンハイヤー|리무진 ?(?:대여|렌탈|임대|렌트)|(?:豪华轿车|礼宾车)(?:租赁|出租|租借)|(?:豪華轎車|禮賓車)(?:租賃|出租|租借)',
    },
  },
  {
    name: 'wedding car hire',
    bucket: 'Events',
    narrows: ['chauffeur service', 'car rental'],
    parts: {
      'classic car hire':
        'classic|vintage(?! wed)|oldtimer|ancien|collection|clásic|antigu|clàssic|clássic|epoca|epocă|zabytk|veterán|historick|star(?:o|i)doben|ретро|класич|ретро|museoauto|klassikali|antīk|senovin|veterán|klasik|كلاسيك|קלאסי|کلاسیک|クラシック|클래식|올드카|老爷车|老爺車',
      'wedding car hire':
        'wedding|hochzeit|bruilofts|trouw|mariage|boda|casament|noiv|spos|matrimon|nunt|nunț|ślub|wesel|svateb|svadob|poroč|vjenč|venčan|свадеб|весіль|сватб|hää|pulma|kāzu|vestuv|esküv|düğün|gelin|زفاف|عروس|חתונ|عروسی|ブライダル|웨딩|婚车|婚車|bryllup|bröllop',
    },
    words: {
      en: '(?:(?:wedding|classic|vintage|vintage wedding|classic wedding) cars?) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:wedding|classic|vintage|vintage wedding|classic wedding) cars?)',
      'de nl':
        '*(?:(?:oldtimer|hochzeitsauto|hochzeitsautos|brautauto))-?(?:verleih|vermietung)|(?:(?:oldtimer|hochzeitsauto|hochzeitsautos|brautauto)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:trouwauto|oldtimer|trouwwagen))(?:s|en)? ?verhuur|(?:(?:trouwauto|oldtimer|trouwwagen))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:veteranbil|bryllupsbil))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:veteranbil|bryllupsbil))*|*(?:(?:bröllopsbil|veteranbil))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:bröllopsbil|veteranbil))*|*(?:(?:bryllupsbil|veteranbil))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:bryllupsbil|veteranbil))*|*brúðarbílaleig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:voitures? (?:de mariage|anciennes?|de collection)|véhicules? (?:anciens?|de collection)))|(?:alquiler|renta|arriendo) de (?:(?:coches (?:de boda|para bodas|clásicos|antiguos)|autos (?:para bodas|clásicos)))|lloguer (?:de |d')(?:cotxes (?:de boda|per a casaments|clàssics))|alugueiro de (?:coches (?:para vodas|clásicos))|(?:aluguel|aluguer|locação) de (?:carros (?:clássicos|antigos|para casamentos?))|noleggio (?:di )?(?:(?:auto (?:d'epoca|matrimonio|per matrimoni|storiche)))|închirier[ie] (?:de )?(?:mașini (?:de nuntă|nuntă|de epocă))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:samochodów|aut|auta|samochodu) (?:do ślubu|ślubnych|zabytkowych|na ślub))|(?:půjčovna|pronájem) (?:(?:svatebních aut|veteránů|aut na svatbu|historických vozidel))|(?:požičovňa|prenájom) (?:(?:svadobných áut|veteránov|auta na svadbu))|(?:najem|izposoja) (?:(?:starodobnikov|poročnih avtomobilov))|(?:najam|iznajmljivanje) (?:(?:oldtimera|automobila za vjenčanj[ea]|automobila za venčanj[ea]))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:свадебных (?:автомобилей|машин)|ретро ?-?(?:автомобилей|авто)|авто на свадьбу))|(?:оренда|прокат) (?:(?:весільних авто|ретро ?авто|авто на весілля))|наем на (?:(?:сватбени автомобили|ретро автомобили|автомобили за сватба))|(?:(?:сватбени автомобили|ретро автомобили|автомобили за сватба)) под наем|изнајмување (?:на )?(?:(?:автомобили за свадби|олдтајмери))',
      'fi et lv lt hu':
        '*(?:hääauto|museoauto)vuokra*|(?:hääauto|museoauto):n vuokraus|(?:(?:pulmaauto|vanaauto)(?:de)?) (?:rent|laenutus)|(?:(?:kāzu auto|retro auto)) noma|(?:(?:vestuvinių automobilių|senovinių automobilių)) nuoma|(?:(?:esküvői autó|oldtimer|veteránautó))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:αυτοκινήτων γάμου|κλασικών αυτοκινήτων))|(?:(?:gelin arabası|klasik araba|düğün arabası)) kiralama*|kiralık (?:(?:gelin arabası|klasik araba|düğün arabası))',
      'ar he fa':
        'تأجير (?:سيارات (?:زفاف|أعراس|كلاسيكية))|השכרת (?:(?:רכב לחתונה|רכבי אספנות|רכב אספנות))|(?:اجاره|کرایه) (?:(?:ماشین عروس|خودرو عروس|خودرو کلاسیک))',
      'hi th vi id':
        '(?:शादी के लिए कार|विंटेज कार) (?:किराए|किराये) पर|(?:शादी के लिए कार|विंटेज कार) रेंटल|(?:ให้)?เช่า(?:รถแต่งงาน|รถคลาสสิก)|(?:รถแต่งงาน|รถคลาสสิก)ให้เช่า|thuê (?:xe (?:hoa|cưới|cổ))|(?:sewa|rental|penyewaan) (?:mobil (?:pengantin|klasik))',
      'ja ko zh':
        '(?:(?:クラシックカー|ブライダルカー))(?:の)?レンタル|レンタル(?:(?:クラシックカー|ブライダルカー))|(?:(?:웨딩카|클래식카|올드카)) ?(?:대여|렌탈|임대|렌트)|(?:(?:婚车|老爷车))(?:租赁|出租|租借)|(?:(?:婚車|老爺車))(?:租賃|出租|租借)',
    },
  },
  {
    name: 'minibus hire',
    bucket: 'Transport',
    narrows: 'bus company',
    words: {
      en: '(?:(?:minibus(?:es)?|mini ?coach(?:es)?)) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:minibus(?:es)?|mini ?coach(?:es)?))|minibus with driver',
      'de nl':
        '*(?:(?:kleinbus|minibus|9-sitzer))-?(?:verleih|vermietung)|(?:(?:kleinbus|minibus|9-sitzer)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:minibus|personenbus|9-persoonsbus))(?:s|en)? ?verhuur|(?:(?:minibus|personenbus|9-persoonsbus))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:minibus|minibusser))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:minibus|minibusser))*|*(?:(?:minibuss|minibussar))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:minibuss|minibussar))*|*minibuss[ -]?utleie|(?:lei|leie|leie av|utleie av) minibuss*|*(?:(?:smárútu|rútu))leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:minibus|mini-?bus|minicars?))|(?:alquiler|renta|arriendo) de (?:(?:minibuses|microbuses|minibús|combis))|lloguer (?:de |d')(?:(?:minibusos|microbusos))|alugueiro de (?:(?:minibuses|microbuses))|(?:aluguel|aluguer|locação) de (?:(?:minibus|micro-?ônibus|carrinhas de 9 lugares|minibuses|vans com motorista))|noleggio (?:di )?(?:(?:minibus|pulmini|pullmini))|închirier[ie] (?:de )?(?:(?:microbuze?|minibus|microbuz))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:busów|minibusów|mikrobusów|busa))|(?:půjčovna|pronájem) (?:(?:minibusů|mikrobusů))|(?:požičovňa|prenájom) (?:(?:minibusov|mikrobusov))|(?:najem|izposoja) (?:(?:minibusov|kombi vozil))|(?:najam|iznajmljivanje) (?:(?:minibusa|minibuseva))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:микроавтобусов|микроавтобуса))|(?:оренда|прокат) (?:(?:мікроавтобусів|мікроавтобуса))|наем на (?:(?:микробуси|микробус|миниван))|(?:(?:микробуси|микробус|миниван)) под наем|изнајмување (?:на )?(?:(?:минибуси|миникомбе))',
      'fi et lv lt hu':
        '*(?:pikkubussi|minibussi)vuokra*|(?:pikkubussi|minibussi):n vuokraus|(?:(?:väikebussi|mikrobussi)(?:de)?) (?:rent|laenutus)|(?:(?:mikroautobusu|minibusu)) noma|mikroautobusų nuoma|(?:(?:kisbusz|mikrobusz|minibusz))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:μίνι ?μπας|mini ?bus|μικρών λεωφορείων))|(?:(?:minibüs|midibüs)) kiralama*|kiralık (?:(?:minibüs|midibüs))',
      'ar he fa':
        'تأجير (?:(?:ميني باص|باصات|حافلات صغيرة))|השכרת (?:(?:מיניבוסים|מיניבוס))|(?:اجاره|کرایه) (?:(?:مینی بوس|میدل باس))',
      'hi th vi id':
        '(?:मिनी बस|टेम्पो ट्रैवलर) (?:किराए|किराये) पर|(?:मिनी बस|टेम्पो ट्रैवलर) रेंटल|(?:ให้)?เช่ารถมินิบัส|รถมินิบัสให้เช่า|thuê (?:xe (?:16 chỗ|29 chỗ|minibus))|(?:sewa|rental|penyewaan) (?:(?:mini ?bus|elf|hiace|bus pariwisata))',
      'ja ko zh':
        '(?:(?:マイクロバス|ミニバス貸切))(?:の)?レンタル|レンタル(?:(?:マイクロバス|ミニバス貸切))|(?:(?:미니버스|미니 버스|승합버스)) ?(?:대여|렌탈|임대|렌트)|(?:(?:中巴|小巴|中型客车))(?:租赁|出租|租借)|(?:(?:中巴|小巴|中型客車))(?:租賃|出租|租借)',
    },
  },
  {
    name: 'quad bike hire',
    bucket: 'Leisure',
    narrows: ['off-road and snowmobile tours', 'motorcycle hire'],
    words: {
      en: '(?:(?:quads?|quad bikes?|atv|buggy|utv)s?) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:quads?|quad bikes?|atv|buggy|utv)s?)',
      'de nl':
        '*(?:(?:quad|atv|buggy))-?(?:verleih|vermietung)|(?:(?:quad|atv|buggy)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:quad|buggy))(?:s|en)? ?verhuur|(?:(?:quad|buggy))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:atv|quad))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:atv|quad))*|*(?:(?:fyrhjuling|atv|quad))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:fyrhjuling|atv|quad))*|*(?:(?:atv|firhjuling))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:atv|firhjuling))*|*(?:(?:fjórhjóla|buggý))leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:quads?|buggys?|ssv))|(?:alquiler|renta|arriendo) de (?:(?:quads|buggies|cuatriciclos|cuatrimotos))|lloguer (?:de |d')quads|alugueiro de quads|(?:aluguel|aluguer|locação) de (?:(?:quadriciclos|moto ?4|buggy|buggies))|noleggio (?:di )?(?:(?:quad|buggy))|închirier[ie] (?:de )?(?:(?:atv-?uri|atv|quad-?uri))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:quadów|quada|buggy))|(?:půjčovna|pronájem) čtyřkolek|(?:požičovňa|prenájom) štvorkoliek|(?:najem|izposoja) štirikolesnikov|(?:najam|iznajmljivanje) (?:(?:quadova|četverocikala|buggyja|kvadova))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:квадроциклов|багги))|(?:оренда|прокат) (?:(?:квадроциклів|багі))|наем на (?:(?:атв|бъгита))|(?:(?:атв|бъгита)) под наем|изнајмување (?:на )?(?:(?:квадови|багита))',
      'fi et lv lt hu':
        '*mönkijävuokra*|mönkijä:n vuokraus|(?:(?:atv|ATV-de)) (?:rent|laenutus)|kvadraciklu noma|keturračių nuoma|quad[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:γουρουνών|quad|atv|buggy))|(?:(?:atv|buggy)) kiralama*|kiralık (?:(?:atv|buggy))',
      'ar he fa':
        'تأجير (?:(?:دباب|دبابات|باقي|دراجات رباعية))|השכרת (?:(?:טרקטורונים|רייזרים|טרקטורון))|(?:اجاره|کرایه) (?:(?:موتور چهار چرخ|ای تی وی))',
      'hi th vi id':
        'एटीवी (?:किराए|किराये) पर|एटीवी रेंटल|(?:ให้)?เช่า(?:(?:เอทีวี|รถatv|รถ atv))|(?:(?:เอทีวี|รถatv|รถ atv))ให้เช่า|thuê (?:xe (?:địa hình|atv))|(?:sewa|rental|penyewaan) atv',
      'ja ko zh':
        '(?:(?:バギー|四輪バギー))(?:の)?レンタル|レンタル(?:(?:バギー|四輪バギー))|(?:(?:사륜바이크|atv|버기카)) ?(?:대여|렌탈|임대|렌트)|(?:(?:沙滩车|全地形车))(?:租赁|出租|租借)|(?:(?:沙灘車|全地形車))(?:租賃|出租|租借)',
    },
  },
  {
    name: 'ski hire',
    bucket: 'Leisure',
    narrows: 'furniture, camera or tub hire',
    words: {
      en: '(?:(?:skis?|snowboards?|ski equipment|ski and snowboard)) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:skis?|snowboards?|ski equipment|ski and snowboard))|ski hire shop',
      'de nl':
        '*(?:(?:(?<!jet|jet-)ski|snowboard|skiausrüstung|langlauf))-?(?:verleih|vermietung)|(?:(?:(?<!jet|jet-)ski|snowboard|skiausrüstung|langlauf)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:(?<!jet|jet-)ski|snowboard))(?:s|en)? ?verhuur|(?:(?:(?<!jet|jet-)ski|snowboard))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:(?<!jet|jet-)ski|snowboard))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:(?<!jet|jet-)ski|snowboard))*|*(?:(?:skid|snowboard|längdskid))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:skid|snowboard|längdskid))*|*(?:(?:(?<!jet|jet-)ski|snowboard))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:(?<!jet|jet-)ski|snowboard))*|*(?:(?:skíða|snjóbretta))leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:skis?|snowboards?|matériel de ski))|(?:alquiler|renta|arriendo) de (?:(?:esquís|esquíes|material de esquí|equipos de ski|esquí y snowboard))|lloguer (?:de |d')(?:(?:esquís|material d'esquí))|alugueiro de (?:(?:esquís|material de esquí))|(?:aluguel|aluguer|locação) de (?:(?:esquis?|material de esqui|roupas de neve))|noleggio (?:di )?(?:(?:sci|snowboard|attrezzatura sci|sci e snowboard))|închirier[ie] (?:de )?(?:(?:schi|schiuri|echipament (?:de )?schi|snowboard))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:nart|sprzętu narciarskiego|nart i snowboardu))|(?:půjčovna|pronájem) (?:(?:lyží|snowboardů|lyžařského vybavení|lyží a snowboardů|skialpů))|(?:požičovňa|prenájom) (?:(?:lyží|lyžiarskej výstroje|snowboardov))|(?:najem|izposoja) (?:(?:smuči|smučarske opreme))|(?:najam|iznajmljivanje) (?:(?:skija|skijaške opreme|ski opreme))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:лыж|сноубордов|горнолыжного (?:оборудования|снаряжения)|горных лыж))|(?:оренда|прокат) (?:(?:лиж|сноубордів|гірськолижного спорядження))|наем на (?:(?:ски|сноуборд|ски и сноуборд|ски екипировка))|(?:(?:ски|сноуборд|ски и сноуборд|ски екипировка)) под наем|изнајмување (?:на )?(?:(?:скии|ски опрема))',
      'fi et lv lt hu':
        '*(?:suksi|lumilauta)vuokra*|(?:suksi|lumilauta):n vuokraus|(?:(?:suusa|suuskade|lumelaua|suusavarustuse)) (?:rent|laenutus)|(?:(?:slēpju|kalnu slēpju|snovborda)) noma|(?:(?:slidžių|slidinėjimo įrangos)) nuoma|(?:(?:sí|síléc|sífelszerelés|snowboard))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:σκι|εξοπλισμού σκι))|(?:(?:kayak|kayak takımı|snowboard)) kiralama*|kiralık (?:(?:kayak|kayak takımı|snowboard))',
      'ar he fa':
        'تأجير (?:معدات (?:التزلج|تزلج))|השכרת (?:(?:ציוד סקי|סקי))|(?:اجاره|کرایه) (?:(?:تجهیزات اسکی|اسکی))',
      'hi th vi id':
        'स्की (?:किराए|किराये) पर|स्की रेंटल|(?:ให้)?เช่าสกี|สกีให้เช่า|thuê đồ trượt tuyết|(?:sewa|rental|penyewaan) (?:(?:alat|peralatan) ski)',
      'ja ko zh':
        '(?:(?:スキー|スノーボード|スノボ))(?:の)?レンタル|レンタル(?:(?:スキー|スノーボード|スノボ))|(?:(?:스키|스노보드|스키복)) ?(?:대여|렌탈|임대|렌트)|(?:(?:滑雪板|滑雪装备|滑雪用具|雪具))(?:租赁|出租|租借)|(?:(?:滑雪板|滑雪裝備|滑雪用具|雪具))(?:租賃|出租|租借)',
    },
  },
];
