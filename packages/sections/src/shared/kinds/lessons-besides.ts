import type { Kind } from './kind.ts';

/** Lessons in further languages and instruments. */
export const LESSONS_BESIDES: readonly Kind[] = [
  {
    name: 'Italian school',
    bucket: 'Education',
    narrows: 'language school',
    words: {
      en: 'italian(?: language)? (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      de: '*italienisch(?:kurse?|unterricht|lehrer(?:in)?|schule)',
      nl: 'cursus(?:sen)? italiaans|*italiaans(?:e)? (?:les|lessen|taalcursus|taalschool)|italiaansles(?:sen)?',
      'sv da nb':
        '(?:kurs(?:er)? i|lektioner i) italienska|*italienska-?kurs(?:er)?|(?:kursus|kurser|undervisning) i italiensk|*italiensk-?(?:kursus|undervisning)',
      fr: "(?:cours|école|leçons|professeurs?) d['’]italien(?! ?(?:et |, )?(?:maths|littér))",
      es: '(?:clases|cursos?|escuela|academia|profesora?) de italiano',
      pt: '(?:aulas|cursos?|escola|professora?) de italiano',
      it: '(?:lezioni|corsi|corso|scuola) di italiano(?: per stranieri)?|italiano per stranieri',
      'ca ro':
        "(?:classes|cursos?|escola|acadèmia) d['’]italià|(?:cursuri|curs|lecții|meditații) (?:de )?(?:limba )?italiană",
      'pl cs sk':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:języka )?włoskiego|(?:výuka|lekce|kurzy?|doučování|škola) italštiny|(?:výučba|lekcie|kurzy?|doučovanie|škola) taliančiny',
      'hr sl sr':
        '(?:tečaj(?:evi)?|kurs(?:evi)?|časovi|poduka|škola|učenje) (?:talijanskog(?: jezika)?|italijanskog(?: jezika)?)|(?:tečaj[i]?|učenje|šola) italijanščine',
      'ru uk bg':
        '(?:курсы|уроки|школа|обучение|изучение) итальянского(?: языка)?|(?:курси|уроки|школа|вивчення) італійської(?: мови)?|(?:курс|курсове|уроци|школа) по италиански(?: език)?',
      'fi et lv lt hu':
        'italian (?:kielen )?(?:kurssi|kurssit|tunnit|opetus)|itaalia keele (?:kursus|kursused|tunnid|õpe)|itāļu valodas (?:kursi|kurss|nodarbības|apmācība)|italų kalbos (?:kursai|pamokos|mokykla)|olasz ?(?:nyelvtanfolyam|nyelviskola|nyelvóra|nyelvoktatás|tanár|tanfolyam)\\p{L}*',
      'el tr': '(?:μαθήματα|φροντιστήριο|εκμάθηση) ιταλικών|italyanca (?:kursu|dersi|dersleri|eğitimi)',
      'ar he fa':
        '(?:دورات|دورة|تعليم|تعلم|معهد|دروس) (?:ال)?(?:لغة (?:ال)?)?إيطالية|(?:לימודי|שיעורי|קורס) איטלקית|(?:آموزش|کلاس|آموزشگاه) (?:زبان )?ایتالیایی',
      'id vi': '(?:les|kursus|belajar) (?:bahasa )?italia|(?:học|khóa học|trung tâm|lớp) tiếng ý',
      'ja zh ko':
        'イタリア語(?:教室|スクール|レッスン|講座|学校)|(?:意大利语|意大利語|義大利文|義大利語)(?:培训|课程|教学|学校|課程|補習班|教學|班)|이탈리아어 ?(?:학원|레슨|교실|수업|학당)',
    },
  },
  {
    name: 'Arabic school',
    bucket: 'Education',
    narrows: 'language school',
    words: {
      en: 'arabic(?: language)? (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      de: '*arabisch(?:kurse?|unterricht|lehrer(?:in)?|schule)',
      nl: 'cursus(?:sen)? arabisch|*arabisch(?:e)? (?:les|lessen|taalcursus|taalschool)|arabischles(?:sen)?',
      'sv da nb':
        '(?:kurs(?:er)? i|lektioner i) arabiska|*arabiska-?kurs(?:er)?|(?:kursus|kurser|undervisning) i arabisk|*arabisk-?(?:kursus|undervisning)',
      fr: "(?:cours|école|leçons|professeurs?) d['’]arabe(?! ?(?:et |, )?(?:maths|littér))",
      es: '(?:clases|cursos?|escuela|academia|profesora?) de árabe',
      pt: '(?:aulas|cursos?|escola|professora?) de árabe',
      it: '(?:lezioni|corsi|corso|scuola|insegnante) di arabo',
      'ca ro':
        "(?:classes|cursos?|escola|acadèmia) d['’]àrab|(?:cursuri|curs|lecții|meditații) (?:de )?(?:limba )?arabă",
      'pl cs sk':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:języka )?arabskiego|(?:výuka|lekce|kurzy?|doučování|škola) arabštiny|(?:výučba|lekcie|kurzy?|doučovanie|škola) arabčiny',
      'hr sl sr':
        '(?:tečaj(?:evi)?|kurs(?:evi)?|časovi|poduka|škola|učenje) arapskog(?: jezika)?|(?:tečaj[i]?|učenje|šola) arabščine',
      'ru uk bg':
        '(?:курсы|уроки|школа|обучение|изучение) арабского(?: языка)?|(?:курси|уроки|школа|вивчення) арабської(?: мови)?|(?:курс|курсове|уроци|школа) по арабски(?: език)?',
      'fi et lv lt hu':
        'arabian (?:kielen )?(?:kurssi|kurssit|tunnit|opetus)|araabia keele (?:kursus|kursused|tunnid|õpe)|arābu valodas (?:kursi|kurss|nodarbības|apmācība)|arabų kalbos (?:kursai|pamokos|mokykla)|arab ?(?:nyelvtanfolyam|nyelviskola|nyelvóra|nyelvoktatás|tanár|tanfolyam)\\p{L}*',
      'el tr': '(?:μαθήματα|φροντιστήριο|εκμάθηση) αραβικών|arapça (?:kursu|dersi|dersleri|eğitimi)',
      'ar he fa':
        '(?:دورات|دورة|تعليم|تعلم|معهد|دروس) (?:ال)?(?:لغة )?(?:ال)?عربية لغير الناطقين|(?:לימודי|שיעורי|קורס) ערבית|(?:آموزش|کلاس|آموزشگاه) (?:زبان )?عربی',
      'id vi': '(?:les|kursus|belajar) (?:bahasa )?arab|(?:học|khóa học|trung tâm|lớp) tiếng ả rập',
      'ja zh ko':
        'アラビア語(?:教室|スクール|レッスン|講座|学校)|(?:阿拉伯语|阿拉伯語|阿拉伯文)(?:培训|课程|教学|学校|課程|補習班|教學|班)|아랍어 ?(?:학원|레슨|교실|수업|학당)',
    },
  },
  {
    name: 'Russian school',
    bucket: 'Education',
    narrows: 'language school',
    words: {
      en: 'russian(?: language)? (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      de: '*russisch(?:kurse?|unterricht|lehrer(?:in)?|schule)',
      nl: 'cursus(?:sen)? russisch|*russisch(?:e)? (?:les|lessen|taalcursus|taalschool)|russischles(?:sen)?',
      'sv da nb':
        '(?:kurs(?:er)? i|lektioner i) ryska|*ryska-?kurs(?:er)?|(?:kursus|kurser|undervisning) i russisk|*russisk-?(?:kursus|undervisning)',
      fr: '(?:cours|école|leçons|professeurs?) de russe(?! ?(?:et |, )?(?:maths|littér))',
      es: '(?:clases|cursos?|escuela|academia|profesora?) de ruso',
      pt: '(?:aulas|cursos?|escola|professora?) de russo',
      it: '(?:lezioni|corsi|corso|scuola|insegnante) di russo',
      'ca ro': '(?:classes|cursos?|escola|acadèmia) de rus|(?:cursuri|curs|lecții|meditații) (?:de )?(?:limba )?rusă',
      'pl cs sk':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:języka )?rosyjskiego|(?:výuka|lekce|kurzy?|doučování|škola) ruštiny|(?:výučba|lekcie|kurzy?|doučovanie|škola) ruštiny',
      'hr sl sr':
        '(?:tečaj(?:evi)?|kurs(?:evi)?|časovi|poduka|škola|učenje) ruskog(?: jezika)?|(?:tečaj[i]?|učenje|šola) ruščine',
      'ru uk bg':
        '(?:курсы|уроки|школа|обучение|изучение) русского(?: языка)? как иностранного|(?:курси|уроки|школа|вивчення) російської(?: мови)?|(?:курс|курсове|уроци|школа) по руски(?: език)?',
      'fi et lv lt hu':
        'venäjän (?:kielen )?(?:kurssi|kurssit|tunnit|opetus)|vene keele (?:kursus|kursused|tunnid|õpe)|krievu valodas (?:kursi|kurss|nodarbības|apmācība)|rusų kalbos (?:kursai|pamokos|mokykla)|orosz ?(?:nyelvtanfolyam|nyelviskola|nyelvóra|nyelvoktatás|tanár|tanfolyam)\\p{L}*',
      'el tr': '(?:μαθήματα|φροντιστήριο|εκμάθηση) ρωσικών|rusça (?:kursu|dersi|dersleri|eğitimi)',
      'ar he fa':
        '(?:دورات|دورة|تعليم|تعلم|معهد|دروس) (?:ال)?(?:لغة (?:ال)?)?روسية|(?:לימודי|שיעורי|קורס) רוסית|(?:آموزش|کلاس|آموزشگاه) (?:زبان )?روسی',
      'id vi': '(?:les|kursus|belajar) (?:bahasa )?rusia|(?:học|khóa học|trung tâm|lớp) tiếng nga',
      'ja zh ko':
        'ロシア語(?:教室|スクール|レッスン|講座|学校)|(?:俄语|俄語|俄文)(?:培训|课程|教学|学校|課程|補習班|教學|班)|러시아어 ?(?:학원|레슨|교실|수업|학당)',
    },
  },
  {
    name: 'Portuguese school',
    bucket: 'Education',
    narrows: 'language school',
    words: {
      en: 'portuguese(?: language)? (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      de: '*portugiesisch(?:kurse?|unterricht|lehrer(?:in)?|schule)',
      nl: 'cursus(?:sen)? portugees|*portugees(?:e)? (?:les|lessen|taalcursus|taalschool)|portugeesles(?:sen)?',
      'sv da nb':
        '(?:kurs(?:er)? i|lektioner i) portugisiska|*portugisiska-?kurs(?:er)?|(?:kursus|kurser|undervisning) i portugisisk|*portugisisk-?(?:kursus|undervisning)',
      fr: '(?:cours|école|leçons|professeurs?) de portugais(?! ?(?:et |, )?(?:maths|littér))',
      es: '(?:clases|cursos?|escuela|academia|profesora?) de portugués',
      pt: '(?:aulas|cursos?|escola|professora?) de português para estrangeiros',
      it: '(?:lezioni|corsi|corso|scuola|insegnante) di portoghese',
      'ca ro':
        '(?:classes|cursos?|escola|acadèmia) de portuguès|(?:cursuri|curs|lecții|meditații) (?:de )?(?:limba )?portugheză',
      'pl cs sk':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:języka )?portugalskiego|(?:výuka|lekce|kurzy?|doučování|škola) portugalštiny|(?:výučba|lekcie|kurzy?|doučovanie|škola) portugalčiny',
      'hr sl sr':
        '(?:tečaj(?:evi)?|kurs(?:evi)?|časovi|poduka|škola|učenje) portugalskog(?: jezika)?|(?:tečaj[i]?|učenje|šola) portugalščine',
      'ru uk bg':
        '(?:курсы|уроки|школа|обучение|изучение) португальского(?: языка)?|(?:курси|уроки|школа|вивчення) португальської(?: мови)?|(?:курс|курсове|уроци|школа) по португалски(?: език)?',
      'fi et lv lt hu':
        'portugalin (?:kielen )?(?:kurssi|kurssit|tunnit|opetus)|portugali keele (?:kursus|kursused|tunnid|õpe)|portugāļu valodas (?:kursi|kurss|nodarbības|apmācība)|portugalų kalbos (?:kursai|pamokos|mokykla)|portugál ?(?:nyelvtanfolyam|nyelviskola|nyelvóra|nyelvoktatás|tanár|tanfolyam)\\p{L}*',
      'el tr': '(?:μαθήματα|φροντιστήριο|εκμάθηση) πορτογαλικών|portekizce (?:kursu|dersi|dersleri|eğitimi)',
      'ar he fa':
        '(?:دورات|دورة|تعليم|تعلم|معهد|دروس) (?:ال)?(?:لغة (?:ال)?)?برتغالية|(?:לימודי|שיעורי|קורס) פורטוגזית|(?:آموزش|کلاس|آموزشگاه) (?:زبان )?پرتغالی',
      'id vi': '(?:les|kursus|belajar) (?:bahasa )?portugis|(?:học|khóa học|trung tâm|lớp) tiếng bồ đào nha',
      'ja zh ko':
        'ポルトガル語(?:教室|スクール|レッスン|講座|学校)|(?:葡萄牙语|葡语|葡萄牙語|葡語)(?:培训|课程|教学|学校|課程|補習班|教學|班)|포르투갈어 ?(?:학원|레슨|교실|수업|학당)',
    },
  },
  {
    name: 'Korean school',
    bucket: 'Education',
    narrows: 'language school',
    words: {
      en: 'korean(?: language)? (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      de: '*koreanisch(?:kurse?|unterricht|lehrer(?:in)?|schule)',
      nl: 'cursus(?:sen)? koreaans|*koreaans(?:e)? (?:les|lessen|taalcursus|taalschool)|koreaansles(?:sen)?',
      'sv da nb':
        '(?:kurs(?:er)? i|lektioner i) koreanska|*koreanska-?kurs(?:er)?|(?:kursus|kurser|undervisning) i koreansk|*koreansk-?(?:kursus|undervisning)',
      fr: '(?:cours|école|leçons|professeurs?) de coréen(?! ?(?:et |, )?(?:maths|littér))',
      es: '(?:clases|cursos?|escuela|academia|profesora?) de coreano',
      pt: '(?:aulas|cursos?|escola|professora?) de coreano',
      it: '(?:lezioni|corsi|corso|scuola|insegnante) di coreano',
      'ca ro':
        '(?:classes|cursos?|escola|acadèmia) de coreà|(?:cursuri|curs|lecții|meditații) (?:de )?(?:limba )?coreeană',
      'pl cs sk':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:języka )?koreańskiego|(?:výuka|lekce|kurzy?|doučování|škola) korejštiny|(?:výučba|lekcie|kurzy?|doučovanie|škola) kórejčiny',
      'hr sl sr':
        '(?:tečaj(?:evi)?|kurs(?:evi)?|časovi|poduka|škola|učenje) korejskog(?: jezika)?|(?:tečaj[i]?|učenje|šola) korejščine',
      'ru uk bg':
        '(?:курсы|уроки|школа|обучение|изучение) корейского(?: языка)?|(?:курси|уроки|школа|вивчення) корейської(?: мови)?|(?:курс|курсове|уроци|школа) по корейски(?: език)?',
      'fi et lv lt hu':
        'korean (?:kielen )?(?:kurssi|kurssit|tunnit|opetus)|korea keele (?:kursus|kursused|tunnid|õpe)|korejiešu valodas (?:kursi|kurss|nodarbības|apmācība)|korėjiečių kalbos (?:kursai|pamokos|mokykla)|koreai ?(?:nyelvtanfolyam|nyelviskola|nyelvóra|nyelvoktatás|tanár|tanfolyam)\\p{L}*',
      'el tr': '(?:μαθήματα|φροντιστήριο|εκμάθηση) κορεατικών|korece (?:kursu|dersi|dersleri|eğitimi)',
      'ar he fa':
        '(?:دورات|دورة|تعليم|تعلم|معهد|دروس) (?:ال)?(?:لغة (?:ال)?)?كورية|(?:לימודי|שיעורי|קורס) קוריאנית|(?:آموزش|کلاس|آموزشگاه) (?:زبان )?کره ?ای',
      'id vi': '(?:les|kursus|belajar) (?:bahasa )?korea|(?:học|khóa học|trung tâm|lớp) tiếng hàn',
      'ja zh ko':
        '(?:韓国語|ハングル)(?:教室|スクール|レッスン|講座|学校)|(?:韩语|韩国语|韓語|韓文)(?:培训|课程|教学|学校|課程|補習班|教學|班)|한국어 ?(?:학원|레슨|교실|수업|학당)',
    },
  },
  {
    name: 'wind instrument teacher',
    bucket: 'Education',
    narrows: 'music school',
    parts: {
      'flute teacher':
        'flute|flöte|fluit|flöjt|fløjte|fløyte|flûte|flauta|flauto|flaut|flec|fletu|flétn|флейт|флејт|huilun|flöödi|fleito|fuvola|furulya|φλάουτ|flüt|فلوت|חליל|sáo|フルート|长笛|長笛|플루트|플룻|recorder',
      'saxophone teacher':
        'saxo|\\bsax\\b|saks|sassof|саксоф|szaxof|σαξοφ|ساكس|סקסופ|ساکس|サックス|萨克斯|薩克斯|색소폰',
      'clarinet teacher': 'clarin|klarin|klarn|кларн|кларин|κλαριν|קלרינט|کلارین|クラリネット|单簧管|單簧管|클라리넷',
      'trumpet teacher':
        'trumpet|trompet|trompett|tromba|trąbc|trub|trúb|труб|тромпет|trimit|trombita|τρομπ|חצוצרה|ترومپت|terompet|トランペット|트럼펫',
      'accordion teacher':
        'accord|akkord|akord|acord|dragspel|harmonik|trekkspill|sanfona|fisarm|аккорд|акорд|баян|хармон|ακορντ|أكورد|אקורד|آکارد|アコーディオン|手风琴|手風琴|아코디언',
    },
    words: {
      en: '(?:flute|saxophone|sax|clarinet|trumpet|recorder|oboe|trombone|bagpipe|woodwind|brass|accordion) (?:lessons?|classes|tuition|courses?|teachers?|tutors?)',
      'de nl':
        '*(?:querflöten|blockflöten|flöten|saxo(?:ph|f)on|klarinetten|trompeten|posaunen|oboen|bläser|akkordeon)-?(?:unterricht|lehrer(?:in)?|kurse?|stunden)|(?:dwars)?fluit(?:les|lessen|docent\\p{L}*)|(?:saxofoon|klarinet|trompet|trombone|hobo|blokfluit|accordeon) ?(?:les|lessen|docent\\p{L}*)',
      'sv da nb':
        '*(?:flöjt|saxofon|klarinett|trumpet|dragspels)(?:lektioner|undervisning|lärare|kurs)|*(?:fløjte|saxofon|klarinet|trompet|harmonika)(?:undervisning|timer|lærer)|*(?:fløyte|saksofon|klarinett|trompet|trekkspill)(?:undervisning|timer|lærer)',
      'fr es pt it ca ro':
        "(?:cours|leçons|professeurs?) (?:de |d['’])(?:flûte(?: traversière| à bec)?|saxo(?:phone)?|clarinette|trompette|trombone|hautbois|accordéon|cornemuse)|(?:clases|profesora?|cursos?) de (?:flauta|saxof[óo]n|clarinete|trompeta|trombón|oboe|acordeón|gaita)|(?:aulas|cursos?|professora?) de (?:flauta|saxofone|clarinete|tro(?:m)?pete|acordeão|sanfona)|(?:lezioni|corsi|corso|insegnante) di (?:flauto(?: traverso)?|sassofono|sax|clarinetto|tromba|oboe|fisarmonica)|classes de (?:flauta|saxo|clarinet|trompeta|acordió)|(?:lecții|cursuri|ore) de (?:flaut|saxofon|clarinet|trompetă|nai|acordeon)",
      'pl cs sk hr sl sr':
        '(?:nauka|lekcje|kurs) (?:gry )?(?:na )?(?:flecie|saksofonie|klarnecie|trąbce|akordeonie|saksofonu|fletu)|(?:výuka|lekce|kurzy|hodiny) (?:hry )?(?:na )?(?:flétnu|flétny|saxofon|saxofonu|klarinet|trubku|akordeon)|(?:výučba|hodiny) (?:hry )?(?:na )?(?:flautu|flauty|saxofón|klarinet|trúbku|akordeón)|(?:poduka|satovi|časovi|učenje|poučevanje) (?:flaute|saksofona|klarineta|trube|harmonike)',
      'ru uk bg mk':
        '(?:уроки|обучение) (?:игр[ые] на )?(?:флейт[еы]|саксофон[еа]|кларнет[еа]|труб[еы]|аккордеон[еа]|баян[еа])|уроки (?:гри на )?(?:флейт[іи]|саксофон[іа]|кларнет[іа]|труб[іи]|акордеон[іа])|уроци по (?:флейта|саксофон|кларинет|тромпет|акордеон)|часови по (?:флејта|саксофон|кларинет|хармоника)',
      'fi et lv lt hu':
        '(?:huilun|saksofonin|klarinetin|trumpetin|harmonikan)soi(?:ton|tto)\\p{L}*|(?:flöödi|saksofoni|klarneti|trompeti|akordioni)(?:tunnid| tunnid|õpe| õpe|õpetaja)|(?:flautas|saksofona|klarnetes|trompetes|akordeona) (?:spēles )?(?:nodarbības|stundas)|(?:fleitos|saksofono|klarneto|trimito|akordeono) (?:pamokos|mokytoj\\p{L}+)|(?:fuvola|furulya|szaxofon|klarinét|trombita|harmonika)(?: ?tanár|oktatás| oktatás|óra|tanítás)\\p{L}*',
      'el tr':
        'μαθήματα (?:φλάουτου|σαξοφώνου|κλαρινέτου|τρομπέτας|ακορντεόν)|(?:flüt|yan flüt|saksafon|saksofon|klarnet|trompet|ney|akordeon) (?:dersi|dersleri|kursu|eğitimi)',
      'ar he fa':
        '(?:دروس|تعليم) (?:(?:ال)?ناي|(?:ال)?فلوت|(?:ال)?ساكسفون|(?:ال)?أكورديون)|שיעורי (?:חליל(?: צד)?|סקסופון|קלרינט|חצוצרה|אקורדיון)|(?:آموزش|کلاس) (?:فلوت|ساکسیفون|کلارینت|ترومپت|نی|آکاردئون)',
      'id vi':
        '(?:les|kursus) (?:flute|saxophone|saksofon|klarinet|terompet|akordeon)|(?:học|dạy|lớp) (?:sáo|kèn|saxophone|flute|accordion)',
      'ja zh ko':
        '(?:フルート|サックス|クラリネット|トランペット|オカリナ|アコーディオン)(?:教室|レッスン|スクール)|(?:长笛|萨克斯|单簧管|竹笛|手风琴)(?:培训|教学|课程)|(?:長笛|薩克斯風|單簧管|手風琴)(?:教學|課程|教室)|(?:플루트|플룻|색소폰|클라리넷|트럼펫|오카리나|아코디언) ?(?:레슨|학원|교실|수업)',
    },
  },
];
