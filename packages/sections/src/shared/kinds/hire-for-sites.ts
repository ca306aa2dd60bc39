import type { Kind } from './kind.ts';

/** Who hires out machines and what a building site needs. */
export const HIRE_FOR_SITES: readonly Kind[] = [
  {
    name: 'generator hire',
    bucket: 'Business services',
    narrows: ['equipment hire', 'generator and battery supplier'],
    words: {
      en: '(?:power )?generators? (?:hire|rentals?|for hire)|(?:rental|hire) of (?:power )?generators?',
      'de nl':
        '*(?:(?:stromerzeuger|notstromaggregat|stromaggregat|generator|generatoren))-?(?:verleih|vermietung)|(?:(?:stromerzeuger|notstromaggregat|stromaggregat|generator|generatoren)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:aggregaat|generator|stroomaggregaat))(?:s|en)? ?verhuur|(?:(?:aggregaat|generator|stroomaggregaat))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*generator[ -]?udlejning|(?:lej|leje af|udlejning af) generator*|*(?:(?:elverk|generator|elverks))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:elverk|generator|elverks))*|*(?:(?:aggregat|strømaggregat))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:aggregat|strømaggregat))*|*rafstöðvaleig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:groupes? électrogènes?|générateurs?))|(?:alquiler|renta|arriendo) de (?:(?:generadores|plantas (?:eléctricas|de luz)|grupos electrógenos))|lloguer (?:de |d')(?:(?:generadors|grups electrògens))|alugueiro de (?:(?:xeradores|grupos electróxenos))|(?:aluguel|aluguer|locação) de (?:(?:geradores?|grupos geradores))|noleggio (?:di )?(?:(?:gruppi elettrogeni|generatori))|închirier[ie] (?:de )?(?:(?:generatoare|generatoare de curent|grupuri electrogene))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:agregatów|agregatów prądotwórczych|generatorów prądu))|(?:půjčovna|pronájem) (?:(?:elektrocentrál|generátorů|dieselagregátů))|(?:požičovňa|prenájom) (?:(?:elektrocentrál|generátorov))|(?:najem|izposoja) (?:(?:agregatov|generatorjev))|(?:najam|iznajmljivanje) (?:(?:agregata|generatora))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:генераторов|дизель-?генераторов|электростанций|дгу))|(?:оренда|прокат) (?:(?:генераторів|дизель-?генераторів|електростанцій))|наем на (?:(?:генератори|агрегати))|(?:(?:генератори|агрегати)) под наем|изнајмување (?:на )?(?:(?:агрегати|генератори))',
      'fi et lv lt hu':
        '*(?:(?:aggregaatti|generaattori))vuokra*|(?:(?:aggregaatti|generaattori)):n vuokraus|(?:(?:generaatori|generaatorite)) (?:rent|laenutus)|(?:(?:ģeneratoru|elektroģeneratoru)) noma|(?:(?:generatorių|elektros generatorių)) nuoma|(?:(?:áramfejlesztő|aggregátor|generátor))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr': 'ενοικι[άα]\\p{L}+ (?:(?:γεννητριών|ηλεκτροπαραγωγών ζευγών))|jeneratör kiralama*|kiralık jeneratör',
      'ar he fa':
        'تأجير (?:(?:مولدات|مولدات كهرباء|مولدات كهربائية))|השכרת (?:(?:גנרטורים|גנרטור))|(?:اجاره|کرایه) (?:(?:ژنراتور|موتور برق))',
      'hi th vi id':
        '(?:(?:जनरेटर|जेनरेटर)) (?:किराए|किराये) पर|(?:(?:जनरेटर|जेनरेटर)) रेंटल|(?:ให้)?เช่า(?:(?:เครื่องปั่นไฟ|เครื่องกำเนิดไฟฟ้า))|(?:(?:เครื่องปั่นไฟ|เครื่องกำเนิดไฟฟ้า))ให้เช่า|thuê máy phát điện|(?:sewa|rental|penyewaan) genset',
      'ja ko zh':
        '(?:発電機)(?:の)?レンタル|レンタル(?:発電機)|(?:발전기) ?(?:대여|렌탈|임대|렌트)|(?:(?:发电机|发电车))(?:租赁|出租|租借)|(?:(?:發電機|發電車))(?:租賃|出租|租借)',
    },
  },
  {
    name: 'aerial platform hire',
    bucket: 'Construction and trades',
    narrows: ['equipment hire', 'crane hire company'],
    words: {
      en: '(?:(?:aerial (?:work )?platforms?|access platforms?|powered access|cherry pickers?|scissor lifts?|boom lifts?|mewp|man ?lifts?)) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:aerial (?:work )?platforms?|access platforms?|powered access|cherry pickers?|scissor lifts?|boom lifts?|mewp|man ?lifts?))',
      'de nl':
        '*(?:(?:arbeitsbühne|arbeitsbühnen|hebebühne|hebebühnen|hubarbeitsbühnen|steiger))-?(?:verleih|vermietung)|(?:(?:arbeitsbühne|arbeitsbühnen|hebebühne|hebebühnen|hubarbeitsbühnen|steiger)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:hoogwerker|schaarhoogwerker))(?:s|en)? ?verhuur|(?:(?:hoogwerker|schaarhoogwerker))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:lift|saxlift|personlift))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:lift|saxlift|personlift))*|*(?:(?:lift|skylift|saxlift|bomlift))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:lift|skylift|saxlift|bomlift))*|*(?:(?:lift|personlift|sakselift))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:lift|personlift|sakselift))*|*(?:(?:lyftu|skæralyftu|körfubíla))leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:nacelles?|nacelles? élévatrices?|plateformes élévatrices))|(?:alquiler|renta|arriendo) de (?:(?:plataformas elevadoras|plataformas aéreas|elevadores de (?:tijera|personas)))|lloguer (?:de |d')plataformes elevadores|alugueiro de plataformas elevadoras|(?:aluguel|aluguer|locação) de (?:(?:plataformas (?:elevatórias|elevadoras|aéreas)))|noleggio (?:di )?(?:(?:piattaforme aeree|autoscale|cestelli))|închirier[ie] (?:de )?(?:(?:nacele|platforme de lucru|nacelă))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:podnośników|zwyżek|podnośników koszowych|zwyżki))|(?:půjčovna|pronájem) (?:(?:plošin|vysokozdvižných plošin|pracovních plošin|montážních plošin))|(?:požičovňa|prenájom) (?:(?:plošín|pracovných plošín|montážnych plošín))|(?:najem|izposoja) (?:(?:dvižnih košar|dvižnih ploščadi|dvigal))|(?:najam|iznajmljivanje) (?:(?:radnih platformi|auto ?košare|hidrauličnih platformi|škarastih platformi))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:автовышек|автовышки|подъ[её]мников|ножничных подъ[её]мников))|(?:оренда|прокат) (?:(?:автовишок|автовишки|підйомників))|наем на (?:(?:вишки|автовишки|ножични вишки))|(?:(?:вишки|автовишки|ножични вишки)) под наем|изнајмување (?:на )?(?:(?:платформи|хидраулични платформи))',
      'fi et lv lt hu':
        '*(?:(?:nostin|henkilönostin|saksilava|nosturilava))vuokra*|(?:(?:nostin|henkilönostin|saksilava|nosturilava)):n vuokraus|(?:(?:tõstuki|tõstukite|korvtõstuki|käärtõstuki)) (?:rent|laenutus)|(?:(?:pacēlāju|autotorņu)) noma|(?:(?:keltuvų|bokštelių|autobokštelių)) nuoma|(?:(?:emelőkosár|kosaras emelő|emelőgép|személyemelő|ollós emelő))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:καλαθοφόρων|ανυψωτικών|ψαλιδωτών))|(?:(?:platform|manlift|makaslı platform|sepetli vinç|personel yükseltici)) kiralama*|kiralık (?:(?:platform|manlift|makaslı platform|sepetli vinç|personel yükseltici))',
      'ar he fa':
        'تأجير (?:(?:مان ?ليفت|رافعات (?:سلة|مقصية)|سيزر ليفت))|השכרת (?:(?:במות הרמה|במת הרמה|סל הרמה))|(?:اجاره|کرایه) (?:(?:بالابر|جرثقیل سبدی))',
      'hi th vi id':
        'बूम लिफ्ट (?:किराए|किराये) पर|बूम लिफ्ट रेंटल|(?:ให้)?เช่า(?:(?:รถกระเช้า|กระเช้า|บูมลิฟท์))|(?:(?:รถกระเช้า|กระเช้า|บูมลิฟท์))ให้เช่า|thuê (?:(?:xe nâng người|xe thang|boom lift))|(?:sewa|rental|penyewaan) (?:(?:boom lift|scissor lift|man ?lift))',
      'ja ko zh':
        '(?:高所作業車)(?:の)?レンタル|レンタル(?:高所作業車)|(?:(?:고소작업대|고소작업차|스카이차)) ?(?:대여|렌탈|임대|렌트)|(?:(?:高空作业车|升降机|高空作业平台))(?:租赁|出租|租借)|(?:(?:高空作業車|升降機|高空作業平臺))(?:租賃|出租|租借)',
    },
  },
  {
    name: 'excavator hire',
    bucket: 'Construction and trades',
    narrows: ['equipment hire', 'excavation contractor'],
    words: {
      en: '(?:(?:mini )?(?:diggers?|excavators?|jcb|backhoes?|bobcats?|skid steers?|loaders?|dumpers?)) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:mini )?(?:diggers?|excavators?|jcb|backhoes?|bobcats?|skid steers?|loaders?|dumpers?))',
      'de nl':
        '*(?:(?:bagger|minibagger|radlader))-?(?:verleih|vermietung)|(?:(?:bagger|minibagger|radlader)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:graafmachine|minigraver|kraan met machinist|minikraan))(?:s|en)? ?verhuur|(?:(?:graafmachine|minigraver|kraan met machinist|minikraan))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:minigraver|gravemaskine|rendegraver))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:minigraver|gravemaskine|rendegraver))*|*(?:(?:grävmaskin|minigrävare|minigräv))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:grävmaskin|minigrävare|minigräv))*|*(?:(?:gravemaskin|minigraver))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:gravemaskin|minigraver))*|*(?:(?:gröfu|smágröfu))leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:mini-?pelles?|pelleteuses?|pelles? (?:mécaniques?|hydrauliques?)|tractopelles?))|(?:alquiler|renta|arriendo) de (?:(?:excavadoras?|mini ?excavadoras?|retroexcavadoras?))|lloguer (?:de |d')(?:(?:excavadores|miniexcavadores|retroexcavadores))|alugueiro de (?:(?:escavadoras|miniescavadoras))|(?:aluguel|aluguer|locação) de (?:(?:escavadeiras?|escavadoras?|mini ?escavadoras?|retroescavadeiras?|retroescavadoras?))|noleggio (?:di )?(?:(?:escavatori|mini ?escavatori|terne))|închirier[ie] (?:de )?(?:(?:excavatoare|mini ?excavator|buldoexcavator|excavator))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:koparek|mini ?koparek|koparki|minikoparki))|(?:půjčovna|pronájem) (?:(?:bagrů|minibagrů|minirypadel|rypadel))|(?:požičovňa|prenájom) (?:(?:bagrov|minibagrov|minirýpadiel))|(?:najem|izposoja) (?:(?:bagrov|mini bagrov|minibagra))|(?:najam|iznajmljivanje) (?:(?:bagera|mini bagera|minibagera|rovokopača))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:экскаваторов?|мини-?экскаваторов?|экскаватора|мини-?экскаватора|экскаватора-погрузчика|погрузчиков))|(?:оренда|прокат) (?:(?:екскаваторів?|міні-?екскаваторів?|екскаватора|міні-?екскаватора))|наем на (?:(?:багери?|мини ?багери?|минибагери?))|(?:(?:багери?|мини ?багери?|минибагери?)) под наем|изнајмување (?:на )?(?:(?:багери?|мини багери?))',
      'fi et lv lt hu':
        '*(?:(?:kaivinkone|minikaivuri|minikaivinkone))vuokra*|(?:(?:kaivinkone|minikaivuri|minikaivinkone)):n vuokraus|(?:(?:ekskavaatori|minikopa|miniekskavaatori|kopa)) (?:rent|laenutus)|(?:(?:ekskavatoru|miniekskavatoru|minitraktoru)) noma|(?:(?:ekskavatorių|mini ekskavatorių)) nuoma|(?:(?:kotrógép|minikotró|kotró|markoló))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:εκσκαφέα|εκσκαφέων|μπομπκατ|τσάπας))|(?:(?:ekskavatör|mini ekskavatör|beko loder|kepçe|jcb)) kiralama*|kiralık (?:(?:ekskavatör|mini ekskavatör|beko loder|kepçe|jcb))',
      'ar he fa':
        'تأجير (?:(?:حفارات|بوكلين|بوكلينات|شيولات|بوبكات))|השכרת (?:(?:מחפרון|באגר|מיני מחפרון|בובקט|מחפרונים))|(?:اجاره|کرایه) (?:(?:بیل مکانیکی|مینی لودر|بابکت|مینی بیل))',
      'hi th vi id':
        'जेसीबी (?:किराए|किराये) पर|जेसीबी रेंटल|(?:ให้)?เช่า(?:(?:รถแบคโฮ|รถแม็คโคร|รถขุด))|(?:(?:รถแบคโฮ|รถแม็คโคร|รถขุด))ให้เช่า|thuê (?:(?:máy xúc|máy đào|máy cuốc))|(?:sewa|rental|penyewaan) (?:(?:excavator|beko|ekskavator))',
      'ja ko zh':
        '(?:(?:ユンボ|ショベルカー|重機|油圧ショベル))(?:の)?レンタル|レンタル(?:(?:ユンボ|ショベルカー|重機|油圧ショベル))|(?:(?:굴삭기|굴착기|포크레인|미니굴삭기)) ?(?:대여|렌탈|임대|렌트)|(?:(?:挖掘机|挖机|小型挖掘机))(?:租赁|出租|租借)|(?:(?:挖掘機|挖機|小型挖掘機))(?:租賃|出租|租借)',
    },
  },
  {
    name: 'forklift hire',
    bucket: 'Business services',
    narrows: ['equipment hire', 'forklift dealer'],
    words: {
      en: '(?:(?:forklifts?|fork ?lift trucks?|telehandlers?|pallet trucks?|reach trucks?)) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:forklifts?|fork ?lift trucks?|telehandlers?|pallet trucks?|reach trucks?))',
      'de nl':
        '*(?:(?:gabelstapler|stapler|teleskopstapler|teleskoplader))-?(?:verleih|vermietung)|(?:(?:gabelstapler|stapler|teleskopstapler|teleskoplader)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:heftruck|verreiker|reachtruck))(?:s|en)? ?verhuur|(?:(?:heftruck|verreiker|reachtruck))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:truck|gaffeltruck|teleskoplæsser))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:truck|gaffeltruck|teleskoplæsser))*|*(?:(?:truck|gaffeltruck|teleskoplastar))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:truck|gaffeltruck|teleskoplastar))*|*(?:(?:truck|gaffeltruck|teleskoptruck))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:truck|gaffeltruck|teleskoptruck))*|*lyftaraleig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:chariots? élévateurs?|chariots? télescopiques?|manuscopiques?|fenwick))|(?:alquiler|renta|arriendo) de (?:(?:carretillas elevadoras|montacargas|toritos?|manipuladores telescópicos|carretillas))|lloguer (?:de |d')(?:(?:carretons elevadors|toros elevadors))|alugueiro de (?:carretillas elevadoras)|(?:aluguel|aluguer|locação) de (?:(?:empilhadeiras?|empilhadores?|porta-?paletes))|noleggio (?:di )?(?:(?:carrelli elevatori|muletti|sollevatori telescopici))|închirier[ie] (?:de )?(?:(?:stivuitoare|motostivuitoare|electrostivuitoare))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:wózków widłowych|ładowarek teleskopowych|sztaplarek))|(?:půjčovna|pronájem) (?:(?:vysokozdvižných vozíků|manipulátorů|ještěrek))|(?:požičovňa|prenájom) (?:(?:vysokozdvižných vozíkov|manipulátorov))|(?:najem|izposoja) (?:(?:viličarjev|teleskopskih nakladalnikov))|(?:najam|iznajmljivanje) (?:(?:viličara|viljuškara|teleskopskih utovarivača))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:вилочных погрузчиков|погрузчика|штабел[её]ров|телескопических погрузчиков))|(?:оренда|прокат) (?:(?:вилкових навантажувачів|навантажувачів|штабелерів))|наем на (?:(?:мотокари|електрокари|кари|телескопични товарачи))|(?:(?:мотокари|електрокари|кари|телескопични товарачи)) под наем|изнајмување (?:на )?(?:вилушкари)',
      'fi et lv lt hu':
        '*(?:(?:trukki|trukin|kurottaja|haarukkatrukki))vuokra*|(?:(?:trukki|trukin|kurottaja|haarukkatrukki)):n vuokraus|(?:(?:kahveltõstuki|kahveltõstukite|laadurite)) (?:rent|laenutus)|(?:(?:iekrāvēju|autoiekrāvēju|teleskopisko iekrāvēju)) noma|(?:(?:krautuvų|šakinių krautuvų|teleskopinių krautuvų)) nuoma|(?:(?:targonca|villástargonca|targoncák|teleszkópos rakodó))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:περονοφόρων|κλαρκ|παλετοφόρων))|(?:(?:forklift|transpalet|istif makinesi)) kiralama*|kiralık (?:(?:forklift|transpalet|istif makinesi))',
      'ar he fa':
        'تأجير (?:(?:رافعات شوكية|رافعة شوكية|فوركلفت))|השכרת (?:(?:מלגזות|מלגזה))|(?:اجاره|کرایه) (?:لیفتراک)',
      'hi th vi id':
        'फोर्कलिफ्ट (?:किराए|किराये) पर|फोर्कलिफ्ट रेंटल|(?:ให้)?เช่า(?:(?:รถโฟล์คลิฟท์|รถยก|โฟล์คลิฟท์))|(?:(?:รถโฟล์คลิฟท์|รถยก|โฟล์คลิฟท์))ให้เช่า|thuê xe nâng(?! người)|(?:sewa|rental|penyewaan) forklift',
      'ja ko zh':
        '(?:フォークリフト)(?:の)?レンタル|レンタル(?:フォークリフト)|(?:지게차) ?(?:대여|렌탈|임대|렌트)|(?:(?:叉车|堆高机))(?:租赁|出租|租借)|(?:(?:叉車|堆高機))(?:租賃|出租|租借)',
    },
  },
  {
    name: 'skip hire',
    bucket: 'Environment',
    narrows: 'waste management company',
    words: {
      en: '(?:(?:mini |waste |roll[- ]?off )?(?:skips?|dumpsters?|grab lorry|skip bins?)) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:mini |waste |roll[- ]?off )?(?:skips?|dumpsters?|grab lorry|skip bins?))|roll[- ]?off (?:dumpsters?|containers?)',
      'de nl':
        '*(?:(?:(?<!büro|bau|wohn|sanitär|see|lager)container|absetzmulden|mulden|bauschuttcontainer|schuttcontainer))-?(?:verleih|vermietung)|(?:(?:(?<!büro|bau|wohn|sanitär|see|lager)container|absetzmulden|mulden|bauschuttcontainer|schuttcontainer)) (?:mieten|leihen|vermietung|verleih)|*containerdienst*|*muldenservice|*muldendienst|*(?:(?:afvalcontainer|puincontainer|bouwcontainer|container))(?:s|en)? ?verhuur|(?:(?:afvalcontainer|puincontainer|bouwcontainer|container))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:affaldscontainer|vippecontainer))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:affaldscontainer|vippecontainer))*|*(?:(?:avfallscontainer|lastväxlarflak))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:avfallscontainer|lastväxlarflak))*|*(?:(?:avfallscontainer|søppelcontainer))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:avfallscontainer|søppelcontainer))*|*(?:(?:gáma|ruslagáma))leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:bennes?|bennes? à (?:gravats|déchets)))|(?:alquiler|renta|arriendo) de (?:(?:contenedores de (?:escombros?|obra|residuos)|volquetes|containers de escombros|sacos de escombros))|lloguer (?:de |d')(?:contenidors de (?:runa|residus))|alugueiro de (?:contedores de (?:obra|entullos))|(?:aluguel|aluguer|locação) de (?:(?:caçambas?(?: de entulho)?|contentores de entulho))|(?:caçamba|disk) entulho|tele ?entulho|noleggio (?:di )?(?:(?:cassoni scarrabili|scarrabili|cassoni|container macerie))|închirier[ie] (?:de )?(?:(?:containere (?:moloz|deșeuri|gunoi)|bene|containere de moloz))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:kontenerów na (?:gruz|odpady|śmieci)|kontenerów))|kontenery na (?:gruz|odpady)|(?:půjčovna|pronájem) (?:(?:kontejnerů(?: na (?:suť|odpad))?))|kontejnerová doprava|(?:požičovňa|prenájom) (?:(?:kontajnerov(?: na (?:odpad|sutinu))?|veľkoobjemových kontajnerov))|kontajnerová doprava|(?:najem|izposoja) (?:(?:kontejnerjev|zabojnikov za odpadke))|(?:najam|iznajmljivanje) (?:(?:kontejnera(?: za (?:otpad|šut))?))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:бункеров?|мусорных контейнеров|контейнеров для мусора|пухто))|вывоз строительного мусора|(?:оренда|прокат) (?:(?:контейнерів для сміття|бункерів))|вивіз будівельного сміття|наем на (?:(?:контейнери за (?:отпадъци|строителни отпадъци)))|(?:(?:контейнери за (?:отпадъци|строителни отпадъци))) под наем|извозване на строителни отпадъци|изнајмување (?:на )?(?:(?:контејнери за (?:отпад|шут)))',
      'fi et lv lt hu':
        '*(?:(?:jätelava|vaihtolava|siirtolava|roskalava|kippilava))vuokra*|(?:(?:jätelava|vaihtolava|siirtolava|roskalava|kippilava)):n vuokraus|(?:(?:prügikonteineri|konteineri|ehitusprahi konteineri|jäätmekonteineri)) (?:rent|laenutus)|(?:(?:būvgružu konteineru|konteineru|atkritumu konteineru)) noma|(?:(?:statybinių atliekų konteinerių|konteinerių)) nuoma|(?:(?:konténer|sittkonténer|sitt konténer|hulladékkonténer))[ -]?(?:kölcsönz|bérl|bérbead)*|sittszállítás*|konténeres (?:sitt|hulladék)szállítás*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:κάδων μπάζων|κάδων))|αποκομιδή μπάζων|(?:(?:moloz konteyner|hafriyat konteyner|çöp konteyneri)) kiralama*|kiralık (?:(?:moloz konteyner|hafriyat konteyner|çöp konteyneri))|moloz atımı',
      'ar he fa':
        'تأجير (?:(?:حاويات (?:نفايات|مخلفات|أنقاض)))|نقل مخلفات البناء|השכרת (?:(?:מכולות (?:פסולת|אשפה|לפינוי פסולת)|מכולה לפסולת))|פינוי פסולת בניין|פינוי פסולת בנין|(?:اجاره|کرایه) (?:کانتینر نخاله)|حمل نخاله',
      'th vi': '(?:ให้)?เช่า(?:ถังขยะก่อสร้าง)|(?:ถังขยะก่อสร้าง)ให้เช่า|thùng rác công trình',
      'ja ko zh':
        '(?:(?:産廃コンテナ|コンテナ回収))(?:の)?レンタル|レンタル(?:(?:産廃コンテナ|コンテナ回収))|(?:(?:폐기물 ?박스|암롤박스)) ?(?:대여|렌탈|임대|렌트)|건설폐기물 수거|(?:(?:垃圾箱|建筑垃圾箱))(?:租赁|出租|租借)|建筑垃圾清运|(?:(?:垃圾箱|建築垃圾箱))(?:租賃|出租|租借)|建築垃圾清運',
    },
  },
  {
    name: 'site cabin hire',
    bucket: 'Construction and trades',
    narrows: 'equipment hire',
    words: {
      en: '(?:(?:site (?:cabins?|offices?|accommodation)|portable (?:cabins?|offices?|buildings?|classrooms?)|modular buildings?|welfare (?:units?|cabins?)|office trailers?)) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:site (?:cabins?|offices?|accommodation)|portable (?:cabins?|offices?|buildings?|classrooms?)|modular buildings?|welfare (?:units?|cabins?)|office trailers?))',
      'de nl':
        '*(?:(?:bürocontainer|baucontainer|wohncontainer|raummodule|containeranlage|sanitärcontainer|bauwagen))-?(?:verleih|vermietung)|(?:(?:bürocontainer|baucontainer|wohncontainer|raummodule|containeranlage|sanitärcontainer|bauwagen)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:bouwkeet|kantoorunit|kantoorcontainer|schaftkeet|portakabin|woonunit))(?:s|en)? ?verhuur|(?:(?:bouwkeet|kantoorunit|kantoorcontainer|schaftkeet|portakabin|woonunit))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:skurvogn|mandskabsvogn|pavillon))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:skurvogn|mandskabsvogn|pavillon))*|*(?:(?:byggbod|bod|bodar|manskapsbod|modul|lokalmodul))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:byggbod|bod|bodar|manskapsbod|modul|lokalmodul))*|*(?:(?:brakke|brakkerigg|kontorbrakke|modulbygg|anleggsbrakke))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:brakke|brakkerigg|kontorbrakke|modulbygg|anleggsbrakke))*|*(?:(?:vinnubúða|gámahúsa|vinnuskúra))leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:bungalows? de chantier|bungalows? modulaires?|constructions? modulaires?|modulaires?|bases? vie))|(?:alquiler|renta|arriendo) de (?:(?:casetas de obra|módulos prefabricados|casetas prefabricadas|oficinas móviles|campers de obra))|lloguer (?:de |d')(?:(?:casetes d'obra|mòduls prefabricats))|alugueiro de (?:casetas de obra)|(?:aluguel|aluguer|locação) de (?:(?:contentores (?:monobloco|escritório)|módulos habitacionais|containers? escritório|monoblocos|contêineres?))|noleggio (?:di )?(?:(?:monoblocchi|prefabbricati|moduli prefabbricati|box ufficio|container ufficio|baracche di cantiere))|închirier[ie] (?:de )?(?:(?:containere (?:modulare|birou|de șantier|organizare de șantier)|containere))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:kontenerów (?:biurowych|mieszkalnych|socjalnych|budowlanych)|pawilonów|barakowozów))|(?:půjčovna|pronájem) (?:(?:stavebních buněk|obytných kontejnerů|mobilních buněk|kancelářských kontejnerů|unimobuněk))|(?:požičovňa|prenájom) (?:(?:stavebných buniek|obytných kontajnerov|unimobuniek|kancelárskych kontajnerov))|(?:najem|izposoja) (?:(?:bivalnih kontejnerjev|pisarniških kontejnerjev|gradbiščnih kontejnerjev))|(?:najam|iznajmljivanje) (?:(?:stambenih kontejnera|uredskih kontejnera|kancelarijskih kontejnera|gradilišnih kontejnera))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:бытовок|строительных бытовок|блок-контейнеров|модульных зданий|вагончиков))|(?:оренда|прокат) (?:(?:побутівок|будівельних побутівок|блок-контейнерів|вагончиків))|наем на (?:(?:фургони за обекти|офис контейнери|жилищни контейнери))|(?:(?:фургони за обекти|офис контейнери|жилищни контейнери)) под наем|изнајмување (?:на )?(?:(?:контејнери за живеење|градежни контејнери|канцелариски контејнери))',
      'fi et lv lt hu':
        '*(?:(?:työmaakoppi|työmaakopin|työmaaparakki|parakki|siirtokelpoisten tilojen|tilaelementti))vuokra*|(?:(?:työmaakoppi|työmaakopin|työmaaparakki|parakki|siirtokelpoisten tilojen|tilaelementti)):n vuokraus|(?:(?:ehitussoojaku|ehitussoojakute|soojaku|soojakute|moodulmaja)) (?:rent|laenutus)|(?:(?:celtniecības vagoniņu|vagoniņu|moduļu|dzīvojamo vagoniņu)) noma|(?:(?:statybinių vagonėlių|konteinerinių namelių|modulinių patalpų|vagonėlių)) nuoma|(?:(?:irodakonténer|lakókonténer|építkezési konténer|felvonulási konténer|konténerház))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:οικίσκων|λυόμενων|γραφείων κοντέινερ))|(?:(?:konteyner|ofis konteyner|şantiye konteyneri|prefabrik)) kiralama*|kiralık (?:(?:konteyner|ofis konteyner|şantiye konteyneri|prefabrik))',
      'ar he fa':
        'تأجير (?:(?:كرفانات (?:مكاتب|مواقع)|بورتابل كابن|غرف جاهزة|كرافانات مواقع))|השכרת (?:(?:מבנים יבילים|מבנה יביל|מכולות משרד|מכולת משרד))|(?:اجاره|کرایه) (?:کانکس)',
      'th vi id':
        '(?:ให้)?เช่า(?:(?:ตู้คอนเทนเนอร์สำนักงาน|ตู้สำนักงาน|บ้านน็อคดาวน์))|(?:(?:ตู้คอนเทนเนอร์สำนักงาน|ตู้สำนักงาน|บ้านน็อคดาวน์))ให้เช่า|thuê (?:(?:container văn phòng|nhà container))|(?:sewa|rental|penyewaan) (?:(?:kontainer kantor|office container|portacamp))',
      'ja ko zh':
        '(?:(?:プレハブ|仮設ハウス|ユニットハウス|仮設事務所))(?:の)?レンタル|レンタル(?:(?:プレハブ|仮設ハウス|ユニットハウス|仮設事務所))|(?:(?:컨테이너 ?사무실|현장사무실|모듈러|이동식 사무실)) ?(?:대여|렌탈|임대|렌트)|(?:(?:集装箱房|活动板房|住人集装箱|活动房))(?:租赁|出租|租借)|(?:(?:集裝箱房|活動板房|住人集裝箱|活動房))(?:租賃|出租|租借)',
    },
  },
];
