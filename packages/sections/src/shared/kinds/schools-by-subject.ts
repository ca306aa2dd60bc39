import type { Kind } from './kind.ts';

export const SCHOOLS_BY_SUBJECT: readonly Kind[] = [
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
        '(?:co-?educational |independent |prep )?boarding schools?|boarding and day school|*internatsschule|*kostschool|*internatskola|*kostskole|*efterskole\\p{L}*|*folkehøgskole\\p{L}*|*folkehøjskole',
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
        '(?:graduate )?(?:business|management) schools?|school of (?:business|management|economics)|mba (?:programmes?|programs?|school)|*wirtschaftsschule|*managementschule|*handelshochschule|*handelshögskola\\p{L}*|*handelshøyskole\\p{L}*|*business college',
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
