import type { Kind } from './kind.ts';

/** Who hires out what an occasion needs. */
export const HIRE_FOR_OCCASIONS: readonly Kind[] = [
  {
    name: 'surfboard and SUP hire',
    bucket: 'Leisure',
    narrows: ['canoe and kayak hire', 'wakeboard or water sports centre'],
    parts: {
      'SUP hire': '\\bsup\\b|sup[- ]|paddle|stand up|сап|サップ|桨板|槳板|패들',
      'surfboard hire':
        'surf ?board|planches? de surf|tablas? de surf|surfbrett|surfplank|surfbräd|prancha|tavole da surf|サーフボード|서핑|서프|冲浪|衝浪|серф',
      'windsurf hire': 'windsurf|planches? à voile|виндсерф',
      'kitesurf hire': 'kite|кайт',
      'wetsuit hire': 'wetsuit|neopren',
    },
    words: {
      en: '(?:(?:surf ?boards?|sup|paddle ?boards?|sup boards?|wetsuits?|body ?boards?|kite(?:surf)?(?: equipment)?|windsurf(?:ing)?(?: equipment)?)) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:surf ?boards?|sup|paddle ?boards?|sup boards?|wetsuits?|body ?boards?|kite(?:surf)?(?: equipment)?|windsurf(?:ing)?(?: equipment)?))',
      'de nl':
        '*(?:(?:sup|sup-board|surfbrett|stand-up-paddle|surfboard|surfmaterial))-?(?:verleih|vermietung)|(?:(?:sup|sup-board|surfbrett|stand-up-paddle|surfboard|surfmaterial)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:sup|surfplank|supboard|surfboard))(?:s|en)? ?verhuur|(?:(?:sup|surfplank|supboard|surfboard))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:sup|paddleboard|surfboard))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:sup|paddleboard|surfboard))*|*(?:(?:sup|sup-bräd|surfbräd|paddleboard))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:sup|sup-bräd|surfbräd|paddleboard))*|*(?:(?:sup|sup-brett|surfebrett))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:sup|sup-brett|surfebrett))*|*(?:(?:brimbretta|sup bretta))leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:planches? de surf|paddles?|stand up paddle|planches? à voile|matériel de surf))|(?:alquiler|renta|arriendo) de (?:(?:tablas? de (?:surf|paddle|paddle surf|windsurf)|paddle surf|material de surf))|lloguer (?:de |d')(?:(?:taules de surf|paddle surf))|alugueiro de (?:(?:táboas de surf|paddle surf))|(?:aluguel|aluguer|locação) de (?:(?:pranchas?(?: de (?:surf|sup|stand up))?|stand up paddle|material de surf))|noleggio (?:di )?(?:(?:sup|tavole da surf|windsurf|attrezzatura kite))|închirier[ie] (?:de )?(?:(?:sup|plăci sup|plăci de surf|windsurf))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:desek sup|deski sup|sup-?ów|desek surfingowych|desek windsurfingowych|sprzętu windsurfingowego))|(?:půjčovna|pronájem) (?:(?:paddleboardů|sup|windsurfingu))|(?:požičovňa|prenájom) (?:(?:paddleboardov|sup))|(?:najem|izposoja) (?:(?:sup|supov|jadralnih desk))|(?:najam|iznajmljivanje) (?:(?:sup-?(?:a|ova)?|daski za (?:surfanje|sup)|dasaka za surf))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:сапбордов|сап-?(?:бордов|досок)|sup-?(?:досок|бордов)|сёрфов|серфов|досок для с[её]рфинга))|(?:оренда|прокат) (?:(?:сапбордів|сапів|sup-?дошок|сапдошок))|наем на (?:(?:сърф|sup|падълборд|сърфове))|(?:(?:сърф|sup|падълборд|сърфове)) под наем|изнајмување (?:на )?(?:(?:sup|сап))|изнајмување sup',
      'fi et lv lt hu':
        '*(?:sup-?lauta|surffilauta)vuokra*|(?:sup-?lauta|surffilauta):n vuokraus|(?:(?:sup|sup-?laua|sup-?laudade|surfilaua)) (?:rent|laenutus)|(?:(?:sup|sup dēļu|vindsērfinga)) noma|(?:(?:irklenčių|burlenčių|banglenčių|sup)) nuoma|(?:(?:sup|szörf|szörfdeszka))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:sup|σανίδων|ιστιοσανίδων|windsurf))|(?:(?:sup|sörf tahtası|sörf|windsurf)) kiralama*|kiralık (?:(?:sup|sörf tahtası|sörf|windsurf))',
      'ar he fa':
        'تأجير (?:(?:ألواح (?:تجديف|ركوب الأمواج)))|השכרת (?:(?:סאפים|סאפ|גלשנים))|(?:اجاره|کرایه) (?:(?:پدل برد|تخته موج سواری))',
      'hi th vi id':
        'सर्फबोर्ड (?:किराए|किराये) पर|सर्फबोर्ड रेंटल|(?:ให้)?เช่า(?:(?:ซับบอร์ด|เซิร์ฟบอร์ด))|(?:(?:ซับบอร์ด|เซิร์ฟบอร์ด))ให้เช่า|thuê (?:(?:ván sup|sup|ván lướt sóng))|(?:sewa|rental|penyewaan) (?:(?:papan (?:selancar|surfing|sup)))',
      'ja ko zh':
        '(?:(?:サーフボード|sup))(?:の)?レンタル|レンタル(?:(?:サーフボード|sup))|(?:(?:서핑보드|패들보드|서프보드)) ?(?:대여|렌탈|임대|렌트)|(?:(?:冲浪板|桨板))(?:租赁|出租|租借)|(?:(?:衝浪板|槳板))(?:租賃|出租|租借)',
    },
  },
  {
    name: 'jet ski hire',
    bucket: 'Leisure',
    narrows: 'boat hire',
    words: {
      en: '(?:(?:jet[- ]?skis?|personal watercraft|waverunners?)) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:jet[- ]?skis?|personal watercraft|waverunners?))',
      'de nl':
        '*(?:(?:jet-?ski|jetboot))-?(?:verleih|vermietung)|(?:(?:jet-?ski|jetboot)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:jet-?ski|waterscooter))(?:s|en)? ?verhuur|(?:(?:jet-?ski|waterscooter))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:jet-?ski|vandscooter))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:jet-?ski|vandscooter))*|*(?:(?:jet-?ski|vattenskoter))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:jet-?ski|vattenskoter))*|*(?:(?:jet-?ski|vannscooter))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:jet-?ski|vannscooter))*|*(?:(?:sjóþotu|jet ski))leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:jet[- ]?skis?|scooters? des mers|motos? marines?))|(?:alquiler|renta|arriendo) de (?:(?:motos? (?:de agua|acuáticas)|jet ?skis?))|lloguer (?:de |d')(?:motos? (?:d'aigua|aquàtiques))|alugueiro de motos acuáticas|(?:aluguel|aluguer|locação) de (?:(?:motas? de água|jet ?skis?|motos? (?:d'água|aquáticas)))|noleggio (?:di )?(?:(?:moto d'acqua|acquascooter|jet ?ski))|închirier[ie] (?:de )?(?:(?:jet[- ]?ski|ski ?jet|ski-?jet-?uri))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:skuterów wodnych|jet[- ]?ski))|(?:půjčovna|pronájem) (?:(?:vodních skútrů|jet ?ski))|(?:požičovňa|prenájom) (?:(?:vodných skútrov|jet ?ski))|(?:najem|izposoja) (?:(?:vodnih skuterjev|jet ski))|(?:najam|iznajmljivanje) (?:(?:jet ?ski(?:ja|jeva)?|vodenih skutera|skutera na vodi))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:гидроциклов|водных мотоциклов))|(?:оренда|прокат) (?:(?:гідроциклів|водних мотоциклів))|наем на (?:(?:джет(?:ове|ски)?|водни джетове))|(?:(?:джет(?:ове|ски)?|водни джетове)) под наем|изнајмување (?:на )?(?:(?:џет ски|водени скутери))',
      'fi et lv lt hu':
        '*(?:vesijetti|vesiskootteri)vuokra*|(?:vesijetti|vesiskootteri):n vuokraus|(?:(?:jeti|jettide|skuutri)) (?:rent|laenutus)|(?:(?:ūdens motociklu|hidrociklu)) noma|(?:(?:vandens motociklų|hidrociklų)) nuoma|jet-?ski[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:τζετ σκι|jet ski))|(?:(?:jet ?ski|su motoru)) kiralama*|kiralık (?:(?:jet ?ski|su motoru))',
      'ar he fa':
        "تأجير (?:(?:جت سكي|جيت سكي|دباب بحر|دبابات بحرية))|השכרת (?:(?:אופנועי ים|אופנוע ים|ג'ט סקי))|(?:اجاره|کرایه) (?:جت اسکی)",
      'hi th vi id':
        'जेट स्की (?:किराए|किराये) पर|जेट स्की रेंटल|(?:ให้)?เช่า(?:(?:เจ็ตสกี|เจ็ทสกี))|(?:(?:เจ็ตสกี|เจ็ทสกี))ให้เช่า|thuê (?:(?:mô tô nước|moto nước|jet ?ski))|(?:sewa|rental|penyewaan) jet ?ski',
      'ja ko zh':
        '(?:(?:ジェットスキー|水上バイク|水上オートバイ))(?:の)?レンタル|レンタル(?:(?:ジェットスキー|水上バイク|水上オートバイ))|(?:(?:제트스키|수상오토바이)) ?(?:대여|렌탈|임대|렌트)|(?:(?:水上摩托|摩托艇))(?:租赁|出租|租借)|(?:(?:水上摩托|摩托艇))(?:租賃|出租|租借)',
    },
  },
  {
    name: 'costume hire',
    bucket: 'Events',
    narrows: 'costume maker',
    words: {
      en: '(?:(?:fancy dress|(?:carnival|theatrical|halloween|mascot|party) )?costumes?) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:fancy dress|(?:carnival|theatrical|halloween|mascot|party) )?costumes?)|fancy dress hire',
      'de nl':
        '*(?:(?:kostüm|faschingskostüm|karnevalskostüm))-?(?:verleih|vermietung)|(?:(?:kostüm|faschingskostüm|karnevalskostüm)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:kostuum|verkleedkleding|carnavalskleding))(?:s|en)? ?verhuur|(?:(?:kostuum|verkleedkleding|carnavalskleding))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:kostume|udklædning))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:kostume|udklædning))*|*(?:(?:maskerad|maskeraddräkt|kostym))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:maskerad|maskeraddräkt|kostym))*|*kostyme[ -]?utleie|(?:lei|leie|leie av|utleie av) kostyme*|*búningaleig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:costumes?|déguisements?))|(?:alquiler|renta|arriendo) de disfraces|lloguer (?:de |d')disfresses|alugueiro de disfraces|(?:aluguel|aluguer|locação) de (?:(?:fantasias|fatos de carnaval|disfarces))|noleggio (?:di )?(?:(?:costumi(?: di carnevale| teatrali)?|vestiti di carnevale|abiti di carnevale))|închirier[ie] (?:de )?(?:costume (?:de carnaval|populare|tematice|halloween))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:kostiumów|strojów karnawałowych|strojów|przebrań))|(?:půjčovna|pronájem) (?:(?:kostýmů|karnevalových kostýmů|masek))|(?:požičovňa|prenájom) (?:(?:kostýmov|karnevalových kostýmov|masiek))|(?:najem|izposoja) (?:(?:kostumov|pustnih kostumov))|(?:najam|iznajmljivanje) (?:(?:kostima|maškarnih kostima))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:костюмов|карнавальных костюмов|ростовых кукол))|(?:оренда|прокат) (?:(?:костюмів|карнавальних костюмів))|наем на (?:(?:костюми|карнавални костюми))|(?:(?:костюми|карнавални костюми)) под наем|изнајмување (?:на )?(?:(?:костуми|маскенбал костуми))',
      'fi et lv lt hu':
        '*(?:naamiaisasu|naamiaispuku|asu)vuokra*|(?:naamiaisasu|naamiaispuku|asu):n vuokraus|(?:(?:kostüümi|kostüümide|peokostüümide|karnevalikostüümide)) (?:rent|laenutus)|(?:(?:karnevāla tērpu|tērpu|kostīmu)) noma|(?:(?:karnavalinių kostiumų|kostiumų)) nuoma|jelmez[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:στολών|αποκριάτικων στολών|κοστουμιών))|(?:kostüm) kiralama*|kiralık (?:kostüm)',
      'ar he fa':
        'تأجير (?:(?:ملابس تنكرية|أزياء|أزياء تنكرية))|השכרת (?:(?:תחפושות|תלבושות))|(?:اجاره|کرایه) (?:(?:لباس محلی|لباس نمایش|لباس))',
      'hi th vi id':
        '(?:फैंसी ड्रेस|कॉस्ट्यूम) (?:किराए|किराये) पर|(?:फैंसी ड्रेस|कॉस्ट्यूम) रेंटल|(?:ให้)?เช่าชุดแฟนซี|ชุดแฟนซีให้เช่า|thuê (?:(?:trang phục|đồ hóa trang))|(?:sewa|rental|penyewaan) kostum',
      'ja ko zh':
        '(?:(?:衣装|コスチューム))(?:の)?レンタル|レンタル(?:(?:衣装|コスチューム))|(?:(?:의상|코스튬|한복)) ?(?:대여|렌탈|임대|렌트)|(?:(?:服装|戏服|汉服|演出服))(?:租赁|出租|租借)|(?:(?:服裝|戲服|漢服|演出服))(?:租賃|出租|租借)',
    },
  },
  {
    name: 'dress and suit hire',
    bucket: 'Retail',
    narrows: ['clothing shop', 'bridal shop'],
    words: {
      en: '(?:(?:(?:wedding|evening|prom|ball) (?:dress(?:es)?|gowns?)|dress(?:es)?|suits?|tuxedos?|formal ?wear|designer dress(?:es)?)) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:(?:wedding|evening|prom|ball) (?:dress(?:es)?|gowns?)|dress(?:es)?|suits?|tuxedos?|formal ?wear|designer dress(?:es)?))',
      'de nl':
        '*(?:(?:brautkleid|abendkleid|smoking|anzug|festmode|kleider))-?(?:verleih|vermietung)|(?:(?:brautkleid|abendkleid|smoking|anzug|festmode|kleider)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:trouwjurk|smoking|jurken|galakleding|feestkleding))(?:s|en)? ?verhuur|(?:(?:trouwjurk|smoking|jurken|galakleding|feestkleding))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:kjole|smoking|brudekjole|jakkesæt))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:kjole|smoking|brudekjole|jakkesæt))*|*(?:(?:frack|smoking|klännings|bröllopsklännings|kläd))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:frack|smoking|klännings|bröllopsklännings|kläd))*|*(?:(?:kjole|smoking|brudekjole|dress))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:kjole|smoking|brudekjole|dress))*|*(?:(?:kjóla|jakkafata|kjólfata))leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:robes?(?: de (?:mariée|soirée|mariage))?|smokings?|costumes? de mariage))|(?:alquiler|renta|arriendo) de (?:(?:vestidos(?: de (?:novia|fiesta|noche))?|trajes(?: de (?:novio|etiqueta))?|esmoquins?|chaqués?|smokings?))|lloguer (?:de |d')(?:vestits de (?:núvia|festa|nit))|alugueiro de (?:(?:vestidos|traxes) de (?:noiva|festa))|(?:aluguel|aluguer|locação) de (?:(?:vestidos(?: de (?:noiva|festa|cerimónia))?|trajes(?: a rigor| de cerimónia)?|ternos|smokings?|roupas de festa))|noleggio (?:di )?(?:(?:abiti(?: da (?:sposa|sera|cerimonia))?|smoking))|închirier[ie] (?:de )?(?:(?:rochii(?: de (?:mireasă|seară|ocazie))?|costume de mire|smoking))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:sukni(?: ślubnych)?|sukienek|smokingów|garniturów|strojów wizytowych))|(?:půjčovna|pronájem) (?:(?:(?:svatebních|společenských|plesových) šatů|obleků|smokingů))|(?:požičovňa|prenájom) (?:(?:(?:svadobných|spoločenských) šiat|oblekov|smokingov))|(?:najem|izposoja) (?:(?:poročnih oblek|večernih oblek))|(?:najam|iznajmljivanje) (?:(?:vjenčanica|venčanica|večernjih haljina|haljina|odijela|smokinga))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:(?:вечерних |свадебных )?платьев|смокингов|(?:мужских )?костюмов и платьев|фраков))|(?:оренда|прокат) (?:(?:(?:вечірніх |весільних )?суконь|смокінгів|фраків))|наем на (?:(?:булчински рокли|бални рокли|официални рокли|смокинги))|(?:(?:булчински рокли|бални рокли|официални рокли|смокинги)) под наем|изнајмување (?:на )?(?:(?:венчаници|вечерни фустани|фустани))',
      'fi et lv lt hu':
        '*(?:juhlapuku|morsiuspuku|frakki|smokki)vuokra*|(?:juhlapuku|morsiuspuku|frakki|smokki):n vuokraus|(?:(?:pulmakleidi|pulmakleitide|õhtukleitide|kleidi|kleitide|fraki|ülikonna)) (?:rent|laenutus)|(?:(?:kāzu kleitu|vakarkleitu|kleitu|uzvalku)) noma|(?:(?:vestuvinių suknelių|proginių suknelių|suknelių|kostiumų vyrams)) nuoma|(?:(?:menyasszonyi ruha|esküvői ruha|alkalmi ruha|öltöny|szmoking|estélyi))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:νυφικών|φορεμάτων|κοστουμιών γαμπρού|βραδινών φορεμάτων))|(?:(?:gelinlik|abiye|damatlık|smokin)) kiralama*|kiralık (?:(?:gelinlik|abiye|damatlık|smokin))',
      'ar he fa':
        'تأجير (?:(?:فساتين|فساتين (?:زفاف|سهرة)|بدلات))|השכרת (?:(?:שמלות(?: כלה| ערב)?|חליפות))|(?:اجاره|کرایه) (?:(?:لباس (?:عروس|مجلسی|شب)|کت و شلوار))',
      'hi th vi id':
        '(?:(?:लहंगा|शादी का जोड़ा|शेरवानी)) (?:किराए|किराये) पर|(?:(?:लहंगा|शादी का जोड़ा|शेरवानी)) रेंटल|(?:ให้)?เช่า(?:(?:ชุด(?:ราตรี|แต่งงาน|เจ้าสาว|สูท|ไทย)))|(?:(?:ชุด(?:ราตรี|แต่งงาน|เจ้าสาว|สูท|ไทย)))ให้เช่า|thuê (?:(?:váy cưới|áo cưới|áo dài|vest cưới|váy dạ hội))|(?:sewa|rental|penyewaan) (?:(?:gaun(?: pengantin| pesta)?|kebaya|jas|baju pengantin))',
      'ja ko zh':
        '(?:(?:ドレス|ウェディングドレス|着物|振袖|タキシード|礼服))(?:の)?レンタル|レンタル(?:(?:ドレス|ウェディングドレス|着物|振袖|タキシード|礼服))|(?:(?:드레스|웨딩드레스|정장|턱시도|예복)) ?(?:대여|렌탈|임대|렌트)|(?:(?:婚纱|礼服|西装|晚礼服))(?:租赁|出租|租借)|(?:(?:婚紗|禮服|西裝|晚禮服))(?:租賃|出租|租借)',
      ja: '貸衣装店',
    },
  },
  {
    name: 'tableware hire',
    bucket: 'Events',
    narrows: 'party and tent hire',
    words: {
      en: '(?:(?:crockery|tableware|cutlery|glassware|china|catering equipment|table linen)) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:crockery|tableware|cutlery|glassware|china|catering equipment|table linen))',
      'de nl':
        '*(?:(?:geschirr|gläser|besteck|tischwäsche|geschirrmobil))-?(?:verleih|vermietung)|(?:(?:geschirr|gläser|besteck|tischwäsche|geschirrmobil)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:servies|glaswerk|glazen|bestek))(?:s|en)? ?verhuur|(?:(?:servies|glaswerk|glazen|bestek))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:service|porcelæn|duge))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:service|porcelæn|duge))*|*(?:(?:porslin|porslins|glas|dukning|servis))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:porslin|porslins|glas|dukning|servis))*|*(?:(?:servise|dekketøy|glass))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:servise|dekketøy|glass))*|*(?:(?:leirtaus|borðbúnaðar|borðbúnaða))leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:vaisselle|verres|couverts|nappes|nappage))|(?:alquiler|renta|arriendo) de (?:(?:vajilla|menaje|cristalería|mantelería|cubertería))|lloguer (?:de |d')(?:(?:vaixella|parament))|alugueiro de vaixela|(?:aluguel|aluguer|locação) de (?:(?:louças?|loiças?|talheres|copos|palamenta))|noleggio (?:di )?(?:(?:stoviglie|piatti e bicchieri|bicchieri|posate))|închirier[ie] (?:de )?(?:(?:veselă|vesela|pahare|tacâmuri))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:zastawy|zastawy stołowej|naczyń|porcelany|szkła))|(?:půjčovna|pronájem) (?:(?:nádobí|inventáře|skla))|(?:požičovňa|prenájom) (?:(?:riadu|inventára|skla))|(?:najem|izposoja) (?:(?:posode|pribora|kozarcev))|(?:najam|iznajmljivanje) (?:(?:posuđa|suđa|inventara|čaša))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:посуды|банкетной посуды|столовых приборов|бокалов))|(?:оренда|прокат) (?:(?:посуду|келихів))|наем на (?:(?:съдове|чаши и прибори|съдове и прибори))|(?:(?:съдове|чаши и прибори|съдове и прибори)) под наем|изнајмување (?:на )?(?:(?:садови|прибор и чаши))',
      'fi et lv lt hu':
        '*astiavuokra*|astia:n vuokraus|(?:(?:nõude|lauanõude|peonõude)) (?:rent|laenutus)|(?:(?:trauku|galda piederumu)) noma|(?:(?:indų|taurių)) nuoma|(?:(?:edény|étkészlet|teríték|tányér))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:σερβίτσιων|σερβίτσιου|ειδών catering))|(?:(?:tabak bardak|yemek takımı|çatal bıçak|sofra takımı)) kiralama*|kiralık (?:(?:tabak bardak|yemek takımı|çatal bıçak|sofra takımı))',
      'ar he fa':
        'تأجير (?:(?:أواني|صحون|أدوات مائدة))|השכרת (?:(?:כלי אוכל|כלים לאירועים|כלי הגשה))|(?:اجاره|کرایه) (?:(?:ظروف|ظروف پذیرایی))',
      'hi th vi id':
        'बर्तन (?:किराए|किराये) पर|बर्तन रेंटल|(?:ให้)?เช่า(?:(?:จานชาม|ถ้วยชาม))|(?:(?:จานชาม|ถ้วยชาม))ให้เช่า|thuê (?:(?:chén dĩa|bát đĩa|ly cốc))|(?:sewa|rental|penyewaan) (?:(?:alat makan|peralatan pesta|piring))',
      'ja ko zh':
        '食器(?:の)?レンタル|レンタル食器|(?:(?:식기|그릇|접시)) ?(?:대여|렌탈|임대|렌트)|(?:(?:餐具|器皿))(?:租赁|出租|租借)|(?:(?:餐具|器皿))(?:租賃|出租|租借)',
    },
  },
  {
    name: 'furniture hire',
    bucket: 'Events',
    narrows: 'furniture, camera or tub hire',
    words: {
      en: '(?:(?:(?:event|office|party|home staging|exhibition|wedding) )?furniture) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:(?:event|office|party|home staging|exhibition|wedding) )?furniture)|(?:chairs?|tables? and chairs?|chiavari chairs?) (?:hire|rentals?)',
      'de nl':
        '*(?:(?:möbel|eventmöbel|messemöbel|mietmöbel|tische))-?(?:verleih|vermietung)|(?:(?:möbel|eventmöbel|messemöbel|mietmöbel|tische)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:meubel|meubilair|tafels))(?:s|en)? ?verhuur|(?:(?:meubel|meubilair|tafels))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:møbel|stole|borde og stole))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:møbel|stole|borde og stole))*|*(?:(?:möbel|bord och stol))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:möbel|bord och stol))*|*(?:(?:møbel|bord og stoler))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:møbel|bord og stoler))*|*(?:(?:húsgagna|borða))leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:mobiliers?|meubles|chaises|tables et chaises))|(?:alquiler|renta|arriendo) de (?:(?:muebles|mobiliario|sillas|sillas y mesas|mesas y sillas))|lloguer (?:de |d')(?:(?:mobles|mobiliari|taules i cadires))|alugueiro de (?:(?:mobles|mobiliario))|(?:aluguel|aluguer|locação) de (?:(?:mobiliário|móveis|mesas e cadeiras|cadeiras))|noleggio (?:di )?(?:(?:mobili|arredi|sedie|tavoli e sedie|arredamento))|închirier[ie] (?:de )?(?:(?:mobilier|mese și scaune|scaune))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:mebli|mebli eventowych|krzeseł|stołów|stołów i krzeseł))|(?:půjčovna|pronájem) (?:(?:nábytku|židlí|stolů a židlí|mobiliáře))|(?:požičovňa|prenájom) (?:(?:nábytku|stoličiek|stolov a stoličiek))|(?:najem|izposoja) (?:(?:pohištva|stolov|miz in stolov))|(?:najam|iznajmljivanje) (?:(?:namještaja|nameštaja|stolica|stolova i stolica))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:мебели|столов и стульев|стульев|банкетной мебели))|(?:оренда|прокат) (?:(?:меблів|столів|стільців|столів та стільців))|наем на (?:(?:мебели|маси и столове|столове))|(?:(?:мебели|маси и столове|столове)) под наем|изнајмување (?:на )?(?:(?:мебел|маси и столици|столици))',
      'fi et lv lt hu':
        '*(?:(?:kaluste|tuoli|pöytä))vuokra*|(?:(?:kaluste|tuoli|pöytä)):n vuokraus|(?:(?:mööbli|toolide|laudade|laudade ja toolide)) (?:rent|laenutus)|(?:(?:mēbeļu|galdu un krēslu|krēslu)) noma|(?:(?:baldų|stalų ir kėdžių|kėdžių)) nuoma|(?:(?:bútor|szék|asztal és szék|rendezvénybútor))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:επίπλων|τραπεζιών|καρεκλών|τραπεζοκαθισμάτων))|(?:(?:mobilya|masa sandalye|sandalye)) kiralama*|kiralık (?:(?:mobilya|masa sandalye|sandalye))',
      'ar he fa':
        'تأجير (?:(?:أثاث|كراسي|طاولات|كراسي وطاولات))|השכרת (?:(?:ריהוט|רהיטים|כיסאות|שולחנות|שולחנות וכיסאות))|(?:اجاره|کرایه) (?:(?:مبلمان|میز و صندلی|صندلی))',
      'hi th vi id':
        '(?:(?:फर्नीचर|कुर्सी टेबल)) (?:किराए|किराये) पर|(?:(?:फर्नीचर|कुर्सी टेबल)) रेंटल|(?:ให้)?เช่า(?:(?:เฟอร์นิเจอร์|โต๊ะเก้าอี้))|(?:(?:เฟอร์นิเจอร์|โต๊ะเก้าอี้))ให้เช่า|thuê (?:(?:bàn ghế|nội thất))|(?:sewa|rental|penyewaan) (?:(?:mebel|furnitur|kursi|meja kursi|kursi meja))',
      'ja ko zh':
        '(?:(?:家具|什器|椅子|机|テーブル))(?:の)?レンタル|レンタル(?:(?:家具|什器|椅子|机|テーブル))|(?:(?:가구|의자|테이블)) ?(?:대여|렌탈|임대|렌트)|(?:(?:家具|桌椅))(?:租赁|出租|租借)|(?:(?:傢俱|桌椅))(?:租賃|出租|租借)',
    },
  },
  {
    name: 'camera hire',
    bucket: 'Creative services',
    narrows: 'furniture, camera or tub hire',
    words: {
      en: '(?:(?:cameras?|lens(?:es)?|film equipment|camera equipment|video equipment|cine equipment|photo equipment|grip equipment)) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:cameras?|lens(?:es)?|film equipment|camera equipment|video equipment|cine equipment|photo equipment|grip equipment))',
      'de nl':
        '*(?:(?:kamera|filmtechnik|objektiv|filmequipment|fototechnik))-?(?:verleih|vermietung)|(?:(?:kamera|filmtechnik|objektiv|filmequipment|fototechnik)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:camera|filmapparatuur|lenzen|fotoapparatuur))(?:s|en)? ?verhuur|(?:(?:camera|filmapparatuur|lenzen|fotoapparatuur))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:kamera|filmudstyr|fotoudstyr|objektiv))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:kamera|filmudstyr|fotoudstyr|objektiv))*|*(?:(?:kamera|filmutrustning|fotoutrustning|objektiv))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:kamera|filmutrustning|fotoutrustning|objektiv))*|*(?:(?:kamera|filmutstyr|fotoutstyr))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:kamera|filmutstyr|fotoutstyr))*|*(?:(?:myndavéla|linsu|kvikmyndatækja))leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:caméras?|matériel (?:photo|vidéo|audiovisuel|cinéma|de tournage)|appareils photo|objectifs))|(?:alquiler|renta|arriendo) de (?:(?:cámaras|equipos? (?:de cine|audiovisual(?:es)?|de video|fotográficos?)|material (?:audiovisual|fotográfico)|objetivos))|lloguer (?:de |d')(?:(?:càmeres|material (?:audiovisual|fotogràfic)))|alugueiro de (?:(?:cámaras|material audiovisual))|(?:aluguel|aluguer|locação) de (?:(?:câmeras|câmaras|equipamentos? (?:audiovisual|de cinema|fotográfico|de filmagem)|lentes))|noleggio (?:di )?(?:(?:videocamere|fotocamere|attrezzature? (?:foto|video|cinematografic\\p{L}+|fotografic\\p{L}+)|obiettivi))|închirier[ie] (?:de )?(?:(?:camere (?:foto|video)|echipament(?:e)? (?:foto|video|foto-video|de filmare)|aparate foto|obiective foto))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:kamer|sprzętu (?:filmowego|fotograficznego|foto|wideo)|obiektywów|aparatów))|(?:půjčovna|pronájem) (?:(?:kamer|fototechniky|filmové techniky|foto techniky|objektivů))|(?:požičovňa|prenájom) (?:(?:kamier|fototechniky|filmovej techniky|objektívov))|(?:najem|izposoja) (?:(?:kamer|foto opreme|filmske opreme|video opreme))|(?:najam|iznajmljivanje) (?:(?:kamera|foto opreme|filmske opreme|video opreme|objektiva))',
      'ru uk bg mk':
        "(?:аренда|прокат) (?:(?:фототехники|видеотехники|кинооборудования|камер|объективов|фотоаппаратов|съ[её]мочного оборудования))|(?:оренда|прокат) (?:(?:фототехніки|відеотехніки|кінообладнання|камер|об'єктивів|знімального обладнання))|наем на (?:(?:камери|фототехника|видеотехника|филмова техника|обективи))|(?:(?:камери|фототехника|видеотехника|филмова техника|обективи)) под наем|изнајмување (?:на )?(?:(?:камери|фото опрема|филмска опрема))",
      'fi et lv lt hu':
        '*(?:(?:kamera|kuvauskalusto|valokuvauskalusto|videokalusto))vuokra*|(?:(?:kamera|kuvauskalusto|valokuvauskalusto|videokalusto)):n vuokraus|(?:(?:kaamera|kaamerate|fototehnika|filmitehnika|objektiivide)) (?:rent|laenutus)|(?:(?:kameru|fototehnikas|filmēšanas tehnikas|objektīvu)) noma|(?:(?:kamerų|fototechnikos|filmavimo įrangos|objektyvų)) nuoma|(?:(?:kamera|fototechnika|filmtechnika|objektív|fényképezőgép))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:καμερών|φωτογραφικού εξοπλισμού|κινηματογραφικού εξοπλισμού))|(?:(?:kamera|fotoğraf makinesi|film ekipmanı|lens)) kiralama*|kiralık (?:(?:kamera|fotoğraf makinesi|film ekipmanı|lens))',
      'ar he fa':
        'تأجير (?:(?:كاميرات|معدات (?:تصوير|سينمائية)|عدسات))|השכרת (?:(?:מצלמות|ציוד צילום|עדשות|ציוד קולנוע))|(?:اجاره|کرایه) (?:(?:دوربین|تجهیزات (?:فیلمبرداری|عکاسی|سینمایی)|لنز))',
      'hi th vi id':
        'कैमरा (?:किराए|किराये) पर|कैमरा रेंटल|(?:ให้)?เช่า(?:(?:กล้อง|อุปกรณ์ถ่ายทำ))|(?:(?:กล้อง|อุปกรณ์ถ่ายทำ))ให้เช่า|thuê (?:(?:máy ảnh|máy quay|thiết bị quay phim))|(?:sewa|rental|penyewaan) (?:(?:kamera|lensa|alat syuting))',
      'ja ko zh':
        '(?:(?:カメラ|撮影機材|レンズ|ビデオカメラ))(?:の)?レンタル|レンタル(?:(?:カメラ|撮影機材|レンズ|ビデオカメラ))|(?:(?:카메라|촬영장비|촬영 장비|렌즈)) ?(?:대여|렌탈|임대|렌트)|(?:(?:相机|摄影器材|影视器材|镜头|摄像机))(?:租赁|出租|租借)|(?:(?:相機|攝影器材|影視器材|鏡頭|攝像機))(?:租賃|出租|租借)',
    },
  },
];
