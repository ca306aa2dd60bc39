import type { Kind } from './kind.ts';

export const SCHOOLS_BY_SUBJECT: readonly Kind[] = [
  {
    name: 'independent school',
    bucket: 'Education',
    narrows: 'school',
    parts: {
      'alternative school': 'フリースクール|대안|實驗|ทางเลือก',
      'forest kindergarten':
        'forest (?:sch|kind|nurs|pre)|waldkinderg|metsalaste|lesní|lesná|leśne|šumsk|gozdn|bosco|bosque|skovb|erdei|יער',
      'special needs school':
        'special|förderschule|коррекц|erityis|luar biasa|speciáln|špeciáln|specjaln|specijaln|especial|מיוחד|ειδικό',
      'international school':
        'international sch|internacional|internazionale|internationell|mezinárodn|международн|міжнародн|kansainv|starptaut|tarptaut|nemzetközi|دولية|عالمية|internasional|quốc tế|นานาชาติ|インターナショナル|国际学校|國際學校|국제학교|ndërkomb|بین ?المللی',
      'private school': 'privat|частн|приватн|erakool|özel|ιδιωτικ|أهلية|خاصة|private',
      'Montessori school': 'montessori|монтессори|монтессорі|モンテッソーリ|蒙特梭利|蒙台梭利|몬테소리|מונטסורי',
      'Waldorf school': 'waldorf|steiner|вальдорф|валдорф|シュタイナー|华德福|華德福|발도르프|ולדורף|vrije ?school',
      'democratic school': 'democrat|demokrat|démocrat|демократ',
      'bilingual kindergarten': '(?:bilingual|international) (?:kinderg|nurser|presch)',
    },
    words: {
      en: '(?:montessori|waldorf|steiner|forest|free|democratic|international|boarding|bilingual|special) (?:school|kindergarten|nursery|preschool)s?|special education (?:school|centre)',
      'de nl sv da nb':
        '*montessori(?:schule|-schule|school|skola|skole|kinderhaus)?|*waldorfschule|*waldorfkindergarten|*waldkindergarten|*internat|*förderschule|*vrijeschool|*basisschool montessori|*vrije school|*waldorfskola\\p{L}*|*internationell skola|*steinerskole\\p{L}*|*friskole|*efterskole|*montessoriskole\\p{L}*|*skovbørnehave|*specialskole',
      'fr es pt it ca ro':
        '(?:école (?:montessori|steiner|démocratique|bilingue|internationale)|internat)|(?:colegio (?:montessori|bilingüe|internacional|waldorf)|escuela (?:montessori|waldorf|bosque|especial))|(?:escola (?:montessori|waldorf|bilíngue|internacional|especial))|(?:scuola (?:montessori|steineriana|waldorf|bilingue|internazionale)|asilo nel bosco|convitto)|(?:școal[aă] (?:montessori|waldorf|specială|internațională)|grădiniț[aă] (?:montessori|waldorf))',
      'pl cs sk hr sl sr':
        '(?:szkoła|przedszkole) (?:montessori|waldorfsk\\p{L}+|leśne|dwujęzyczn\\p{L}+|specjaln\\p{L}+)|(?:montessori|waldorfská|lesní|lesná|mezinárodní|speciální|špeciálna) (?:škola|školka|škôlka)|(?:montessori|waldorfska|šumski|internacionalna|specijalna) (?:škola|vrtić)|(?:montessori|gozdni|waldorfski) (?:vrtec|šola)',
      'ru uk bg mk':
        '(?:монтессори|вальдорфск|международн|билингвальн|коррекционн|частн)\\p{L}*[- ](?:школ|сад|детский сад)\\p{L}*|(?:монтессорі|вальдорфськ|приватн)\\p{L}*[- ](?:школ|сад|садок)\\p{L}*|(?:монтесори|валдорфск|частн)\\p{L}* (?:училище|детска градина|градинка)',
      'fi et lv lt hu':
        '*montessori(?:koulu|päiväkoti)|*steinerkoulu\\p{L}*|*kansainvälinen koulu|*erityiskoulu|*montessori ?(?:kool|lasteaed)|*waldorfkool\\p{L}*|*erakool|*metsalasteaed|(?:montesori|valdorf|privāt|starptautisk)\\p{L}* (?:skol|bērnudārz)\\p{L}*|(?:montessori|valdorf|privat|tarptautin)\\p{L}* (?:mokykl|darželi|gimnazij)\\p{L}*|(?:montessori|waldorf) ?(?:iskola|óvoda)|(?:erdei óvoda|nemzetközi iskola|két tanítási nyelvű)',
      'el tr':
        '(?:σχολείο μοντεσσόρι|ιδιωτικό (?:σχολείο|νηπιαγωγείο)|ειδικό σχολείο)|(?:montessori|waldorf|özel) (?:okulu|anaokulu|anaokulları|kolej(?:i)?|ilkokulu)',
      'ar he fa':
        '(?:مدرسة|روضة|مدارس) (?:مونتيسوري|دولية|عالمية|خاصة|أهلية)|(?:בית ספר (?:דמוקרטי|אנתרופוסופי|מונטסורי|לחינוך מיוחד)|גן (?:אנתרופוסופי|מונטסורי|יער))|(?:مدرسه|مهدکودک) (?:مونته ?سوری|بین ?المللی|دوزبانه)',
      'id vi is th sq hi':
        'sekolah (?:montessori|internasional|alam|luar biasa)|trường (?:quốc tế|song ngữ|montessori|mầm non montessori)|(?:waldorfskól|leikskól montessori)\\p{L}*|(?:โรงเรียน(?:นานาชาติ|มอนเตสซอรี่|ทางเลือก))|(?:shkoll[aë] (?:montessori|ndërkombëtare|private)|kopsht montessori)|(?:मोंटेसरी|इंटरनेशनल) स्कूल',
      'ja zh ko':
        'モンテッソーリ(?:教室|園|スクール)|シュタイナー学校|インターナショナルスクール|フリースクール|国际学校|蒙特梭利|華德福|實驗學校|國際學校|몬테소리|대안학교|국제학교',
    },
  },
  {
    name: 'first aid or safety trainer',
    bucket: 'Education',
    narrows: 'training company',
    parts: {
      'first aid trainer':
        'first|erste|ehbo|förstahj|hlr|førstehj|premiers secours|secouris|primeros auxil|primeiros socorros|primo soccorso|pierwszej pomoc|první pomoc|prvej pomoc|prve pomoć|prva pomoč|перв|ensiap|esmaab|pirmās|pirmosios|elsősegély|ilk yardım|πρώτες|救急|急救|응급|עזרה ראשונה|إسعاف|bhv',
      'forklift training school':
        'forklift|staplers|heftruck|truckk|truckf|cariste|carretill|empilhad|carrellist|wózk|вилоч|погрузчик|trukki|tõstuk|targonca|フォークリフト|叉车|지게차|forklif',
      'hunting school': 'hunting|jagdsch|jägarex|jagttegn|jeger|permis de chasser|metsästä|polowan',
      'truck driver training school': 'hgv|lgv|code 95|lkw',
    },
    words: {
      en: 'first[- ]aid (?:courses?|training|classes|trainer)|(?:food hygiene|fire safety|forklift|operator|plant|hgv|lgv|boat licence|hunting licence|security guard|manual handling) (?:training|courses?)',
      'de nl sv da nb':
        '*erste-hilfe-(?:kurs|kurse|ausbildung|schule)|*staplerschein|*gabelstaplerschein|*jagdschule|*kranschein|*ehbo-?cursus\\p{L}*|*bhv-?(?:cursus|training)|*heftruckcursus|*code 95|*förstahjälpen-?kurs|*truckkort\\p{L}*|*hlr-utbildning|*førstehjelpskurs|*førstehjælpskursus|*truckkursus|*truckførerkurs|*båtførerprøve\\p{L}*',
      'fr es pt it ca ro':
        '(?:curso(?:s)? de (?:primeros auxilios|carretillero|manipulador de alimentos|vigilante)|carnet de (?:carretillero|patrón))|(?:curso de (?:primeiros socorros|empilhadeira|brigadista|vigilante))|(?:curs(?:uri)? (?:de )?(?:prim ajutor|stivuitorist|ssm))',
      'pl cs sk hr sl sr':
        '(?:kurz(?:y)? (?:první pomoci|prvej pomoci)|školení (?:řidičů vzv|obsluhy)|školenie (?:vzv|viazačov)|zkoušky vůdce)|(?:tečaj prve pomo(?:ći|či)|obuka (?:prve pomoći|za viljuškar\\p{L}*|iz bezbednosti)|voditelj brodice|izpit za čoln)',
      'ru uk bg mk':
        '(?:(?:курсы|обучение) (?:первой помощи|первой помощи|охранников|погрузчик\\p{L}*|гимс))|(?:курси (?:першої допомоги|домедичної|водія навантажувача))|(?:курс(?:ове)? (?:по )?(?:първа помощ|мотокар*|заваряване)|курс за (?:мотокарист|прва помош))',
      'fi et lv lt hu':
        '*ensiapukoulutu\\p{L}*|*ensiapukurs\\p{L}*|*tulityökort\\p{L}*|*työturvallisuuskort\\p{L}*|*trukkikort\\p{L}*|*esmaabikoolitu\\p{L}*|*tõstukijuhi\\p{L}*|*väikelaevajuhi\\p{L}*|(?:pirmās palīdzības|iekrāvēj|kuģu vadītāj)\\p{L}* (?:kurs|apmācīb)\\p{L}*|(?:pirmosios pagalbos|krautuv|laivavedži)\\p{L}* (?:kurs|mokym)\\p{L}*|(?:elsősegély|targoncavezető|gépkezelő|hajóvezető|vagyonőr)(?:i)? ?(?:tanfolyam|képzés|oktatás)\\p{L}*',
      'el tr':
        '(?:μαθήματα πρώτων βοηθειών|σεμινάρια (?:πρώτων βοηθειών|haccp))|(?:ilk ?yardım eğitimi|forklift (?:kursu|ehliyeti)|operatör(?:lük)? belgesi|iş makinesi kursu|amatör denizci)',
      'ar he fa':
        '(?:دورات (?:ال)?إسعافات (?:ال)?أولية|تدريب (?:ال)?سلامة)|(?:קורס (?:עזרה ראשונה|מלגזה|מלגזנים|משיט|החייאה))|(?:آموزش (?:کمک ?های اولیه|ایمنی|رانندگی لیفتراک))',
      'id vi is th sq hi':
        '(?:pelatihan (?:p3k|k3|forklift|operator))|(?:đào tạo (?:sơ cấp cứu|lái xe nâng|an toàn lao động))|(?:skyndihjálpar|vinnuvélanám|skotvopna)\\p{L}*|(?:อบรม(?:ปฐมพยาบาล|รถยก|ความปลอดภัย))|(?:kurs(?:e)? (?:i )?ndihmës së parë)|(?:प्राथमिक चिकित्सा|फर्स्ट एड) (?:प्रशिक्षण|ट्रेनिंग)',
      'ja zh ko':
        '救命講習|フォークリフト講習|技能講習|船舶免許(?:教室|スクール)|急救培训|叉车培训|急救訓練|堆高機訓練|응급처치교육|지게차학원|안전교육',
    },
  },
  {
    name: 'international school',
    bucket: 'Education',
    narrows: ['school', 'independent school'],
    words: {
      'en de nl sv da nb':
        '(?:international|bilingual|british|american|french|german) (?:international )?schools?(?! of| for)|ib world school|internationale schule|bilinguale schule|internationale school|internationella skolan|international skole|internasjonal skole',
      'fr es pt it ca ro':
        '(?:école|lycée) (?:internationale?|bilingue)|(?:colegio|escuela) (?:internacional|bilingüe|británico|americano|alemán)|(?:escola|colégio) (?:internacional|bil[ií]ngue)|scuola (?:internazionale|bilingue)|școal[ăa] internațională',
      'pl cs sk hr sl sr':
        '(?:szkoła|przedszkole i szkoła) międzynarodowa|szkoła dwujęzyczna|(?:mezinárodní|medzinárodná|bilingvní|bilingválna) škola|(?:međunarodna|mednarodna|bilingvalna) škola|mednarodna šola',
      'ru uk bg mk':
        '(?:международн|билингвальн|британск|міжнародн|білінгвальн)\\p{L}+ (?:школ|гимнази)\\p{L}*|международно училище|меѓународно училиште',
      'fi et lv lt hu':
        '*kansainvälinen koulu|*rahvusvaheline kool|starptautisk\\p{L}+ skol\\p{L}+|tarptautin\\p{L}+ mokykl\\p{L}+|(?:nemzetközi|kéttannyelvű) iskola\\p{L}*',
      'el tr ar he fa':
        'διεθνές σχολείο|uluslararası okul(?:u)?|(?:مدرسة|مدارس) (?:ال)?(?:دولية|عالمية)|בית ספר בינלאומי|مدرسه بین ?المللی',
      'ja zh ko vi th id':
        'インターナショナルスクール|国际学校|國際學校|雙語學校|국제 ?학교|trường quốc tế|โรงเรียนนานาชาติ|sekolah internasional',
    },
  },
  {
    name: 'boarding school',
    bucket: 'Education',
    narrows: ['school', 'independent school'],
    words: {
      'en de nl sv da nb':
        '(?:co-?educational |independent |prep )?boarding schools?|boarding and day school|*internatsschule|*kostschool|*internatskola|*kostskole|*efterskole\\p{L}*',
      de: '*internat(?:e|s)?',
      'fr es pt it ca ro':
        'pensionnat|internat scolaire|(?:colegio|escuela) (?:con )?internado|internado escolar|colégio interno|(?:collegio|convitto) (?:scolastico|nazionale)|școal[ăa] cu internat',
      'pl cs sk hr sl sr': 'szkoła z internatem|(?:internátní|internátna) škola|škola s internatom|internatska škola',
      'ru uk bg mk':
        'школа-?(?:интернат|пансион)\\p{L}*|(?:школа|ліцей)-?(?:інтернат|пансіон)\\p{L}*|училище с (?:общежитие|пансион)',
      'fi et lv lt hu':
        '*sisäoppilaitos|*internaatkool|internātskol\\p{L}*|internatin\\p{L}+ mokykl\\p{L}+|(?:bentlakásos iskola|kollégiumi iskola)\\p{L}*',
      'el tr ar he fa': 'οικοτροφείο|yatılı okul(?:u)?|مدرسة داخلية|פנימייה|مدرسه شبانه ?روزی',
      'ja zh ko id':
        '全寮制(?:学校|高校)|寄宿(?:制)?学校|寄宿學校|기숙 ?학교|기숙학원|(?:sekolah asrama|pondok pesantren|pesantren)',
    },
  },
  {
    name: 'special needs school',
    bucket: 'Education',
    narrows: ['school', 'independent school'],
    words: {
      en: '(?:special (?:needs|educational needs)|sen|autism|specialist|dyslexia|deaf|blind) schools?|school for (?:children|pupils|students) with (?:autism|special|disabilities|dyslexia|learning)|school for the (?:deaf|blind)|special education (?:school|cent(?:re|er))',
      'de nl sv da nb':
        '*förderschule|*förderzentrum|*sonderschule|*sonderpädagogisch\\p{L}+ (?:schule|zentrum|förderzentrum)|*speciaal onderwijs|*särskola\\p{L}*|*specialskol\\p{L}+|*spesialskole',
      'fr es pt it ca ro':
        "école spécialisée|institut médico-éducatif|(?:colegio|centro|escuela) de educación especial|(?:escola|centro) de educação especial|apae|scuola speciale|escola d['’]educació especial|școal[ăa] (?:gimnazială )?special[ăa]|centru(?:l)? școlar de educație incluzivă",
      'pl cs sk hr sl sr':
        'szkoła specjalna|(?:ośrodek|zespół szkół) (?:szkolno-wychowawczy|specjalnych)|(?:speciální|špeciálna|praktická) (?:základní |základná )?škola|(?:specijalna škola|centar za odgoj i obrazovanje)|škola za (?:osnovno )?obrazovanje djece s',
      'ru uk bg mk':
        'коррекционн\\p{L}+ (?:школ|центр|педагогик)\\p{L}*|спеціальна школа|(?:специално училище|център за специална образователна)\\p{L}*',
      'fi et lv lt hu':
        '*erityiskoulu\\p{L}*|*erikool|speciāl\\p{L}+ (?:pamat)?skol\\p{L}+|(?:specialioji mokykla|specialiojo ugdymo centr\\p{L}+)|(?:gyógypedagógiai|speciális) (?:iskola|intézmény)\\p{L}*|egymi',
      'el tr ar he fa':
        'ειδικό (?:δημοτικό )?σχολείο|özel eğitim (?:okulu|merkezi|kurumu)|rehabilitasyon ve özel eğitim|(?:مدرسة|مركز) (?:ال)?تربية (?:ال)?خاصة|בית ספר (?:לחינוך מיוחד|מיוחד)|مدرسه استثنایی',
      'ja zh ko': '特別支援学校|放課後等デイサービス|特殊教育学校|特殊教育學校|특수 ?학교',
    },
  },
  {
    name: 'forest kindergarten',
    bucket: 'Education',
    narrows: ['kindergarten', 'independent school'],
    words: {
      en: '(?:forest|nature|outdoor|beach|woodland) (?:schools?|kindergartens?|nurser(?:y|ies)|preschools?)',
      'de nl sv da nb':
        '*waldkindergarten|*naturkindergarten|*waldkita|*bauernhofkindergarten|*bosschool|*natuurschool|*skogsmulle|*ur och skur|*skovbørnehave|*naturbørnehave|*naturbarnehage|*friluftsbarnehage|*gårdsbarnehage',
      'fr es pt it ca ro':
        "(?:école|jardin d['’]enfants|crèche) (?:dans la forêt|en forêt|nature|en plein air)|(?:escuela|bosquescuela|jardín) (?:bosque|en la naturaleza|infantil al aire libre)|bosquescuela|escola (?:da floresta|na natureza|bosc)|(?:asilo|scuola) nel bosco|asilo nella natura|grădiniț[ăa] (?:în natură|din pădure)",
      'pl cs sk hr sl sr':
        '(?:leśne|leśny) (?:przedszkole|punkt przedszkolny)|lesní (?:mateřská škola|školka|klub)|lesná (?:škôlka|materská škola)|(?:šumski vrtić|gozdni vrtec)',
      'ru uk bg mk': 'лесной (?:детский )?сад|лісовий (?:дитячий )?садок|горска (?:детска градина|градина)',
      'fi et lv lt hu':
        '*metsäeskari|*luontopäiväkoti|*metsäkoulu|*metsalasteaed|*õuesõppe lasteaed|meža bērnudārz\\p{L}*|(?:lauko|miško) darželi\\p{L}+|erdei (?:óvoda|ovi|iskola)\\p{L}*',
      'ja zh ko': '森のようちえん|森林幼儿园|森林幼兒園|숲 ?유치원|숲 ?어린이집',
    },
  },
  {
    name: 'business school',
    bucket: 'Education',
    narrows: 'university',
    words: {
      'en de nl sv da nb':
        '(?:graduate )?(?:business|management) schools?|school of (?:business|management|economics)|mba (?:programmes?|programs?|school)|*managementschule|*handelshochschule|*handelshögskola\\p{L}*|*handelshøyskole\\p{L}*|*business college',
      'fr es pt it ca ro':
        'école de (?:commerce|management)|escuela de (?:negocios|administración de empresas)|escola de (?:negócios|gestão|negocis)|scuola di (?:management|business)|business school|școal[ăa] de afaceri',
      'pl cs sk hr sl sr':
        'szkoła biznesu|wyższa szkoła (?:biznesu|zarządzania|handlowa)|(?:obchodní|podnikatelská) (?:škola|univerzita)|poslovna (?:škola|šola)|visoka poslovna škola',
      'ru uk bg mk':
        'бизнес-?школ\\p{L}*|школ\\p{L}+ (?:бизнеса|бізнесу|менеджмента)|бізнес-?школ\\p{L}*|бизнес (?:училище|факултет)',
      'fi et lv lt hu':
        '*kauppakorkeakoulu\\p{L}*|*ärikool|(?:biznesa|ekonomikas) augstskol\\p{L}+|verslo mokykl\\p{L}+|(?:üzleti|gazdasági) (?:iskola|főiskola)\\p{L}*',
      'el tr ar he fa':
        'σχολή διοίκησης επιχειρήσεων|işletme okulu|(?:كلية|مدرسة) (?:إدارة )?(?:ال)?أعمال|בית ספר למנהל עסקים|(?:مدرسه کسب ?و ?کار|مدرسه مدیریت)',
      'ja zh ko': 'ビジネススクール|商学院|商學院|경영 ?대학원|비즈니스 ?스쿨',
    },
  },
  {
    name: 'beauty school',
    bucket: 'Education',
    narrows: 'vocational school',
    parts: {
      'hairdressing school':
        'hairdr|barber|friseur|kapper|frisör|frisør|coiffure|peluquer|barber|cabeleir|parrucch|fryzj|kadeř|frizer|парикмах|перукар|kampaa|juuksur|frizier|kirpėj|fodrász|kuaför|κομμωτ|理容|理发|美髮|이용학원',
      'tattoo school': 'tattoo|tatouag|tatua|татуировк',
      'natural therapies school': 'heilpraktiker|naturop',
      'beauty school':
        'beauty|cosmet|kosmet|make-?up|visag|nail|negle|lash|aesthet|schoonh|esthét|estétic|estetic|esteti|космет|beauty|kozmet|güzellik|αισθητ|美容|뷰티|피부|massage',
    },
    words: {
      'en de nl sv da nb':
        '(?:beauty|cosmetology|make-?up|hairdressing|barber|nail|massage|lash|aesthetics|tattoo) (?:schools?|academ(?:y|ies)|training(?: academy| courses?)|college)|*kosmetikschule|*friseurschule|*visagistenschule|*massageschule|*heilpraktikerschule|*kappersschool|*schoonheids-?(?:opleiding|school)|*frisörskola|*makeup-?skol\\p{L}+|*frisørskole|*negleskole',
      'fr es pt it ca ro':
        "école (?:d['’]esthétique|de coiffure|de maquillage|de massage)|(?:escuela|academia) de (?:estética|peluquería|maquillaje|belleza|barbería|uñas|masaje)|(?:escola|academia) de (?:estética|cabeleireiros?|beleza|maquiagem|perruqueria)|(?:scuola|accademia) di (?:estetica|parrucchieri|trucco|make-?up|massaggio)|(?:școal[ăa]|academi[ae]) de (?:make-?up|coafură|înfrumusețare|cosmetică)",
      'pl cs sk hr sl sr':
        '(?:szkoła|akademia) (?:kosmetyczna|wizażu|fryzjerska|stylizacji|masażu|urody)|kursy kosmetyczne|(?:kosmetick|kadeřnick|vizážistick|masérsk|kozmetick|kadernícka|masérska)\\p{L}* (?:škol|akademi|akadémi|kurz)\\p{L}*|(?:škola|akademija) (?:za )?(?:kozmetik|frizer|šmink|masaž|make-?up|noktij|ličenj)\\p{L}*|(?:kozmetička|frizerska|kozmetična) (?:škola|akademija|šola)',
      'ru uk bg mk':
        '(?:школ|академи)\\p{L}+ (?:красоты|визажа|парикмахер|маникюра|массажа|косметолог|краси|візажу|перукар|манікюру|за красота|по маникюр|за фризьори)\\p{L}*|курсы (?:маникюра|массажа|визажа|парикмахеров|косметологов)|курси (?:манікюру|масажу|візажу|перукарів)|курсове по (?:маникюр|масаж|козметика|фризьорство)',
      'fi et lv lt hu':
        '*kosmetologikoulu\\p{L}*|*hierojakoulu\\p{L}*|*parturi-kampaajakoulu|*ilukool|*massaažikool|*juuksurikool|(?:skaistumkopšanas|manikīra|masāžas|vizāžas) (?:skol|akadēmij|kurs)\\p{L}*|(?:grožio|makiažo|manikiūro|masažo|kosmetologijos) (?:mokykl|akademij|kurs)\\p{L}*|(?:kozmetikus|sminkes|fodrász|masszőr|műkörmös) ?(?:iskola|képzés|tanfolyam|akadémia)\\p{L}*',
      'el tr ar he fa':
        '(?:σχολή|σχολές) (?:αισθητικής|κομμωτικής|μακιγιάζ)|(?:güzellik|kuaförlük|makyaj|kuaför) (?:okulu|akademisi|kursu)|(?:أكاديمية|معهد) (?:ال)?(?:تجميل|مكياج|حلاقة)|(?:בית ספר|קורס|אקדמיה) ל(?:איפור|קוסמטיקה|עיצוב שיער|מניקור)|(?:آموزشگاه|آکادمی) (?:آرایشگری|زیبایی|مراقبت زیبایی)',
      'ja zh ko':
        '(?:美容|理容|ネイル|メイク)(?:専門学校|スクール)|(?:美容|美发|化妆|美甲)(?:学校|培训)|(?:美容|彩妝|美甲)(?:補習班|學校|教學)|(?:뷰티|미용|메이크업|네일) ?(?:학원|아카데미)',
    },
  },
  {
    name: 'drama school',
    bucket: 'Education',
    narrows: 'art school',
    parts: {
      'film school': 'film|screenw|cine|кино|кіно|映画|电影|電影|영화',
      'drama school':
        'drama|acting|theat|perform|stage|improv|musical|schausp|toneel|teat|skuesp|skådesp|teatr|интерпрет|interpretaci|recita|aktor|herect|glum|актер|актор|näyttel|näitle|aktier|színész|oyuncul|υποκριτ|演劇|俳優|表演|연기|戏剧|戲劇|acteer',
    },
    words: {
      en: '(?:drama|acting|theat(?:re|er)|performing arts|stage|improv|musical theat(?:re|er)|screenwriting) (?:schools?|academ(?:y|ies)|classes|workshops for|courses)|school of (?:drama|acting|performing arts|film)',
      'de nl sv da nb':
        '*schauspielschule|*theaterschule|*filmschule|*musicalschule|*improtheaterschule|*toneelschool|*theaterschool|*musicalschool|*acteerlessen|*filmacademie|*teaterskola|*teaterkurs\\p{L}*|*skådespelarskola|*filmskola|*filmskole|*skuespillerskole|*teaterskole|*musicalskole',
      'fr es pt it ca ro':
        "(?:école|cours) (?:de |d['’])?(?:théâtre|art dramatique|comédie|cinéma|improvisation)|(?:escuela|academia|clases) de (?:teatro|interpretación|actuación|cine|arte dramático)|(?:escola|aulas) de (?:teatro|atuação|cinema|interpretação|arte dramático)|(?:scuola|corsi?) di (?:teatro|recitazione|cinema|improvvisazione)|escola de (?:teatre|cinema)|(?:școal[ăa]|curs(?:uri)?) de (?:actorie|teatru|film)",
      'pl cs sk hr sl sr':
        '(?:szkoła|studio|szkółka) (?:aktorsk|teatraln|filmow|musicalow)\\p{L}+|zajęcia teatralne|(?:herecká|divadelní|divadelná|filmová|muzikálová) (?:škola|akademie)|(?:škola|studio|tečaj) glume|(?:dramski studio|glumačka škola|škola filma|dramska šola|igralska šola)',
      'ru uk bg mk':
        '(?:театральн|актерск|актёрск|акторськ)\\p{L}+ (?:школ|студи|студі|курс)\\p{L}*|школа (?:актерского|актёрского|акторської)\\p{L}* \\p{L}+|киношкол\\p{L}*|кіношкол\\p{L}*|(?:актьорск|театралн)\\p{L}+ (?:школа|студио|академия)',
      'fi et lv lt hu':
        '*teatterikoulu\\p{L}*|*näyttelijäkoulu\\p{L}*|*teatterikurssi\\p{L}*|*teatrikool|*näitlejakool|(?:teātra|aktiermeistarības) (?:studij|skol|kurs)\\p{L}*|(?:teatro|aktorystės|kino) (?:mokykl|studij|kurs)\\p{L}*|(?:színész|színjátszó|dráma|musical) ?(?:iskola|képzés|tanfolyam|stúdió|akadémia)\\p{L}*',
      'el tr ar he fa':
        '(?:δραματική σχολή|σχολή (?:υποκριτικής|κινηματογράφου)|θεατρικό εργαστήρι)|(?:oyunculuk|tiyatro|drama|sinema) (?:okulu|kursu|atölyesi|akademisi)|(?:معهد|أكاديمية|مدرسة) (?:ال)?(?:تمثيل|مسرح|سينما)|(?:בית ספר|סטודיו|חוגי) (?:ל)?(?:משחק|תיאטרון|קולנוע|דרמה)|(?:آموزشگاه|کلاس) (?:بازیگری|سینمایی|تئاتر)',
      'ja zh ko':
        '(?:演劇|俳優|声優|映画)(?:養成所|スクール|学校)|俳優養成|(?:表演|戏剧|戲劇|电影|電影)(?:学校|學校|培训|教室)|(?:연기|뮤지컬|영화) ?(?:학원|아카데미|학교)',
    },
  },
  {
    name: 'singing school',
    bucket: 'Education',
    narrows: 'music school',
    words: {
      en: '(?:singing|vocal|voice) (?:lessons?|school|teachers?|coach(?:es)?|coaching|academy|studio|classes)',
      'de nl sv da nb':
        '*gesangsunterricht|*gesangsschule|*gesangslehrer(?:in)?|*gesangscoach|*stimmbildung|*zangles(?:sen)?|*zangschool|*zangdocent\\p{L}*|*sånglektioner|*sångskola|*sångpedagog|*sangundervisning|*sangskole|*sangpedagog',
      'fr es pt it ca ro':
        'cours de chant|(?:école|professeur) de chant|coach vocal|(?:clases|escuela|profesora?) de canto|aulas de canto|(?:lezioni|scuola|corsi|insegnante) di canto|classes de cant|(?:lecții|cursuri|școală) de canto',
      'pl cs sk hr sl sr':
        '(?:lekcje|nauka|szkoła) śpiewu|(?:hodiny|výuka|škola) zpěvu|(?:hodiny|výučba|škola) spevu|(?:satovi|časovi|škola|učenje) pjevanja|(?:časovi|škola) pevanja|(?:učenje|šola) petja|solo pjevanje',
      'ru uk bg mk':
        '(?:уроки|школа|студия|студія|обучение) (?:вокала|вокалу|пения|співу)|вокальн\\p{L}+ (?:школ|студи|студі)\\p{L}*|уроци по (?:пеене|вокал)|часови по пеење',
      'fi et lv lt hu':
        '*laulutun(?:nit|teja|ti)|*laulukoulu\\p{L}*|*laulunopettaja\\p{L}*|*laulutund\\p{L}*|*laulukool|*laulustuudio|(?:dziedāšanas|vokāl\\p{L}+) (?:stund|skol|studij|nodarbīb)\\p{L}*|(?:dainavimo|vokalo) (?:pamok|mokykl|studij)\\p{L}*|énektanár\\p{L}*|énekóra|(?:ének|énekes) ?(?:oktatás|iskola|tanítás|stúdió)\\p{L}*',
      'el tr ar he fa':
        '(?:μαθήματα|σχολή) (?:φωνητικής|τραγουδιού)|(?:şan|şarkı söyleme) (?:dersi|dersleri|eğitimi|kursu)|(?:دروس|تعليم) (?:ال)?غناء|(?:פיתוח קול|שיעורי שירה)|(?:آموزش|کلاس) (?:آواز|خوانندگی)',
      'ja zh ko':
        'ボイストレーニング|ボーカル(?:教室|スクール)|声乐(?:培训|教学)|歌唱(?:教學|課)|보컬 ?(?:학원|레슨|트레이닝)|성악 ?레슨',
    },
  },
  {
    name: 'sewing school',
    bucket: 'Education',
    parts: {
      'fashion school': 'fashion|mode|moda|мод|muoti|服装|ファッション|패션',
      'knitting classes': 'knit|strick|strik|brei|tricot|вязан',
      'sewing school':
        'sew|dressm|quilt|pattern|näh|naai|sy(?:k|s)|söm|cout|costura|cucito|krawiec|szyci|šit|šiv|шить|кройк|ompelu|õmbl|šūšan|siuvim|varr|dikiş|ραπτ|洋裁|ソーイング|裁缝|縫紉|재봉|양재',
    },
    words: {
      en: '(?:sewing|dressmaking|knitting|quilting|fashion design|pattern cutting) (?:schools?|classes|lessons|courses|workshops|studio|academy)|fashion school',
      'de nl sv da nb':
        '*nähschule|*nähkurs(?:e)?|*nähstudio|*nähwerkstatt|*modeschule|*naailes(?:sen)?|*naaicursus\\p{L}*|*naaiatelier les|*modeacademie|*sykurs\\p{L}*|*sömnadskurs\\p{L}*|*syskola|*syskole|*strikkekurs\\p{L}*|*designskole mode',
      'fr es pt it ca ro':
        '(?:cours|école|ateliers?) de (?:couture|tricot|stylisme)|école de mode|(?:clases|escuela|academia|cursos|talleres) de (?:costura|corte y confección|patronaje|moda)|(?:aulas|escola|cursos?) de (?:costura|corte e costura|moda)|(?:corsi|scuola) di (?:cucito|sartoria|moda|taglio e cucito)|(?:cursos|classes|escola) de (?:costura|patronatge)|(?:cursuri|școal[ăa]) de (?:croitorie|design vestimentar)',
      'pl cs sk hr sl sr':
        '(?:kursy|kurs|szkoła|nauka|warsztaty) szycia|szkoła (?:krawiecka|projektowania ubioru)|(?:kurzy|kurz|škola) (?:šití|šitia)|(?:tečaj|tečaji|škola|kurs) (?:šivanja|krojenja|kroja)\\p{L}*',
      'ru uk bg mk':
        '(?:курсы|школа|уроки) (?:кройки|шитья|шиття|вязания)\\p{L}*|(?:курси|школа) (?:крою|шиття|кравецтва)|(?:курсове|курс) по (?:шиене|шев)|курс за шиење',
      'fi et lv lt hu':
        '*ompelukurssi\\p{L}*|*ompelukoulu|*õmbluskursus\\p{L}*|*õmbluskool|šūšanas (?:kurs|skol|studij)\\p{L}*|siuvimo (?:kurs|mokykl|pamok)\\p{L}*|(?:varrás?|szabás-?varrás) ?(?:tanfolyam|iskola|suli|oktatás)\\p{L}*|varrótanfolyam\\p{L}*',
      'el tr ar he fa':
        '(?:μαθήματα|σχολή) (?:ραπτικής|κοπτικής|μόδας)|(?:dikiş|moda tasarım|nakış) (?:kursu|okulu|atölyesi)|(?:دورات|تعليم) (?:ال)?خياطة|(?:קורס|שיעורי|לימודי) (?:תפירה|גזרנות|אופנה)|(?:آموزش|آموزشگاه) (?:خیاطی|طراحی لباس)',
      'ja zh ko':
        '(?:ソーイング|洋裁|編み物)(?:教室|スクール)|(?:缝纫|服装设计)(?:培训|课程|学校)|(?:縫紉|服裝設計)(?:教室|課程)|(?:양재|재봉|의상) ?(?:학원|교실|클래스)',
    },
  },
];
