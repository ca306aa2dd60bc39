import type { Kind } from './kind.ts';

export const LEARNING_PLACES: readonly Kind[] = [
  {
    name: 'secondary school',
    bucket: 'Education',
    types: ['HighSchool', 'MiddleSchool'],
    narrows: 'school',
    words: {
      en: '(?:secondary|high|middle|grammar|upper) schools?|sixth form(?: college)?',
      'de nl':
        '*gymnasium|*realschule|*gesamtschule|*mittelschule|*oberschule|*oberstufenschule|*gemeinschaftsschule|*middelbare school|*scholengemeenschap|*lyceum|*vmbo',
      'sv da nb':
        '*gymnasieskola\\p{L}*|*gymnasium|*gymnasiet|*gymnasieskole|*videregående skole|*ungdomsskole|*ungdomsskule|*vidaregåande skule',
      'fr es pt it ca ro':
        "lycée|lycées|collège (?:privé|public|saint|sainte|notre)|instituto de (?:educación secundaria|enseñanza secundaria)|escuela secundaria|liceo|escola secundária|ensino (?:secundário|médio)|istituto (?:superiore|tecnico|d['’]istruzione superiore|di istruzione superiore)|scuola (?:media|secondaria)|institut (?:d['’]educació secundària|escola)|liceu\\p{L}*|colegiul (?:național|tehnic)|școala gimnazială",
      'pl cs sk hr sl':
        'lice(?:um|a) ogólnokształcąc\\p{L}+|liceum|technikum|zespół szkół|gymnázium|gymnázia|střední (?:škola|odborná škola|průmyslová škola)|stredná (?:škola|odborná škola|priemyselná škola)|gimnazij[ae]|srednja škola|srednje škole|srednja šola',
      'ru uk bg':
        'лице[йяе]\\p{L}*|гимнази\\p{L}+|средняя (?:общеобразовательная )?школа|ліце[йюя]\\p{L}*|гімназі\\p{L}+|средно училище|профилирана гимназия|професионална гимназия|гимназия',
      'fi et lv lt hu':
        '*lukio|*lukion|*yläkoulu|*gümnaasium\\p{L}*|vidusskol\\p{L}+|ģimnāzij\\p{L}+|gimnazij\\p{L}+|vidurinė mokykla|progimnazij\\p{L}+|gimnázium\\p{L}*|középiskola\\p{L}*|technikum\\p{L}*|szakgimnázium',
      'el tr': 'λύκειο|γυμνάσιο|(?:anadolu|fen|meslek|imam hatip|kız|teknik) lise\\p{L}*|ortaokul\\p{L}*|lisesi',
      'ar he fa':
        '(?:المدرسة|مدرسة) (?:ال)?(?:ثانوية|الإعدادية|إعدادية)|(?:בית ספר תיכון|חטיבת ביניים|חטיבה עליונה)|(?:دبیرستان|هنرستان|متوسطه)',
      'id vi is th':
        '(?:sma|smp|smk|sman|smpn|smkn)(?: negeri| swasta)?|madrasah (?:aliyah|tsanawiyah)|sekolah menengah|trường (?:trung học|thpt|thcs)|menntaskól\\p{L}+|framhaldsskól\\p{L}+|fjölbrautaskól\\p{L}+|โรงเรียนมัธยม',
      'ja zh ko': '中高一貫校|高级中学|高級中學|中学校|第[一二三四五六七八九十]+中学|중학교|고등학교',
    },
  },
  {
    name: 'exam preparation school',
    bucket: 'Education',
    narrows: 'tutoring service',
    words: {
      en: '(?:exam|test|sat|act|gmat|gre|ielts|toefl|gcse|a-level|bar exam|entrance exam) (?:prep(?:aration)?|coaching|tutoring)|coaching (?:institute|classes)|school preparation|11\\+ tuition',
      'de nl':
        '*prüfungsvorbereitung|*abiturvorbereitung|*maturavorbereitung|*maturakurse?|*repetitorium|*examentraining\\p{L}*|*toelatingsexamen',
      'sv da nb':
        '*högskoleprovet|*eksamenskurs\\p{L}*|*eksamensforberedelse|*privatistskole|*privatistkurs\\p{L}*|*gsk-kursus',
      'fr es pt it ca ro':
        "prépa (?:médecine|concours|bac|privée)|préparation aux? (?:concours|examens?|bac)|stages? (?:intensifs )?de révision|academia de oposiciones|preparación (?:de|para) (?:oposiciones|exámenes|selectividad)|preuniversitario|pre-?universitaria|curso preparatório|cursinho|pré-?vestibular|preparação para (?:exames|vestibular|concursos)|preparazione (?:esami|ai test|ai concorsi|concorsi)|recupero anni scolastici|preparació d['’]oposicions|pregătire (?:bac|evaluare națională|admitere|examen)",
      'pl cs sk hr sl':
        'kurs(?:y)? (?:maturalne|maturalny|ósmoklasisty)|(?:przygotowanie|przygotowania) do (?:matury|egzamin\\p{L}+)|příprav\\p{L}+ (?:na|k) (?:přijímačky|přijímací\\p{L}* zkoušk\\p{L}+|maturit\\p{L}+)|přípravné kurzy|prípravné kurzy|príprav\\p{L}+ na (?:maturit\\p{L}+|prijímac\\p{L}+)|pripreme za (?:maturu|državnu maturu|prijemni)|priprave na maturo',
      'ru uk bg':
        'подготовка к (?:егэ|огэ|экзамен\\p{L}+|школе)|курсы (?:егэ|огэ)|підготовка до (?:зно|нмт|дпа|школи)|курси (?:зно|нмт)|подготовка за (?:матур\\p{L}+|нво|кандидат\\p{L}+|изпит\\p{L}+)|кандидатстудентски курсове',
      'fi et lv lt hu':
        '*valmennuskurs\\p{L}*|*pääsykoevalmennu\\p{L}+|*yo-?valmennu\\p{L}+|*preppaus\\p{L}*|riigieksami(?:te|ks) (?:kursus|ettevalmist)\\p{L}*|eksamikursus\\p{L}*|sagatavošan\\p{L}+ (?:eksāmen|centralizēt)\\p{L}+|eksāmenu kursi|pasiruošim\\p{L}+ (?:vbe|egzaminams|brandos)|(?:érettségi|felvételi)(?:re)? ?(?:felkészít|előkészít)\\p{L}*|felvételi előkészítő',
      'el tr':
        'προετοιμασία (?:για )?(?:πανελλήνιες|πανελλαδικές|πανελληνίων|εξετάσε\\p{L}+)|φροντιστήρι\\p{L}+ (?:μέσης|γυμνασίου|λυκείου)|(?:yks|lgs|kpss|tyt|ayt|dgs|ales|üniversite) (?:kurs|hazırlık)\\p{L}*|sınav(?:lara)? hazırlık|dershane\\p{L}*',
      'ar he fa':
        '(?:دورات|تحضير|تدريب) (?:قدرات|القدرات|تحصيلي|التوجيهي|الاختبارات)|(?:הכנה|קורס|קורסי) (?:ל)?(?:פסיכומטרי|לפסיכומטרי|בגרויות|לבגרויות|לבגרות)|(?:کنکور|آمادگی آزمون|آموزشگاه کنکور)',
      'id vi is th':
        'bimbingan (?:tes|utbk|snbt)|(?:luyện thi|ôn thi) (?:\\p{L}+)|luyện thi|undirbúningsnámskeið|prófaundirbúning\\p{L}*|(?:กวดวิชา|เตรียมสอบ)',
      'ja zh ko': '進学塾|予備校|受験対策|考研培训|公考培训|升学辅导|補習班|考試輔導|입시학원|수능학원|공무원학원',
    },
  },
  {
    name: 'cooking school',
    bucket: 'Education',
    words: {
      en: '(?:cooking|cookery|culinary|baking|pastry) (?:schools?|classes|class|courses|academy|workshops?|lessons)',
      'de nl':
        '*kochschule\\p{L}*|*kochkurs\\p{L}*|*kochstudio|*backkurs\\p{L}*|*kookstudio|*kookschool|*kookworkshop\\p{L}*|*kookles(?:sen)?|*kookcursus\\p{L}*|*bakworkshop\\p{L}*',
      'sv da nb':
        '*matlagningskurs\\p{L}*|*kockskola|*kokkeskole|*madlavningskurs\\p{L}*|*madkurs\\p{L}*|*matkurs\\p{L}*|*kokkekurs\\p{L}*',
      'fr es pt it ca ro':
        '(?:cours|école|atelier|ateliers) (?:de )?(?:cuisine|pâtisserie|culinaires?)|escuela de (?:cocina|hostelería|gastronomía|repostería)|(?:clases|cursos|talleres) de (?:cocina|repostería)|escola de (?:culinária|gastronomia|confeitaria)|(?:aulas|cursos|workshops?) de (?:culinária|cozinha|confeitaria)|(?:scuola|corsi|corso|lezioni) di (?:cucina|pasticceria)|(?:escola|cursos?|classes) de cuina|(?:curs|cursuri|școală) (?:de )?(?:gătit|bucătar\\p{L}*|cofetar\\p{L}*)',
      'pl cs sk hr sl':
        '(?:szkoła|kurs|kursy|warsztaty|lekcje) (?:gotowania|kulinarn)\\p{L}*|(?:škola|kurzy|kurz) vaření|(?:škola|kurzy|kurz) varenia|(?:tečaj|tečajevi|škola|radionice|kulinarske radionice) (?:kuhanja|kuhinje)|kulinarsk\\p{L}+ (?:tečaj|radionic|delavnic|šola|akademij)\\p{L}*|kuharsk\\p{L}+ (?:tečaj|delavnic|šola)\\p{L}*',
      'ru uk bg':
        '(?:кулинарн|кондитерск)\\p{L}+ (?:школ|студи|мастер-класс|курс)\\p{L}*|(?:кулінарн|кондитерськ)\\p{L}+ (?:школ|студі|майстер-клас|курс)\\p{L}*|(?:кулинарн|готварск)\\p{L}+ (?:училищ|курс|школ|академи|работилниц)\\p{L}*',
      'fi et lv lt hu':
        '*kokkikoulu\\p{L}*|*kokkauskurs\\p{L}*|*ruoanlaittokurs\\p{L}*|*leivontakurs\\p{L}*|kokandus(?:kool|kursus|koolitus|töötuba)\\p{L}*|kokakool\\p{L}*|(?:kulinārij|pavāru|kulinārās|gatavošanas) (?:skol|kurs|meistarklas|studij)\\p{L}*|kulinārijas studija|kulinari\\p{L}+ (?:mokykl|kurs|studij|pamok)\\p{L}*|maisto gaminimo (?:kurs|pamok)\\p{L}*|főző(?:iskola|tanfolyam|kurzus|stúdió)\\p{L}*|szakács(?:iskola|képzés|tanfolyam)\\p{L}*',
      'el tr':
        '(?:σχολή|μαθήματα|σεμινάρια) (?:μαγειρικής|ζαχαροπλαστικής)|(?:yemek|aşçılık|pastacılık|mutfak) (?:kurs|okul|atölye|akademi)\\p{L}*',
      'ar he fa':
        '(?:دروس|دورات|مدرسة|أكاديمية|تعليم) (?:ال)?(?:طبخ|الطبخ|طهي|الطهي|الحلويات)|(?:סדנאות|סדנת|בית ספר|קורס|קורסי) (?:ל)?(?:בישול|לבישול|אפייה|קונדיטוריה)|(?:آموزشگاه|آموزش|کلاس) (?:آشپزی|شیرینی ?پزی)',
      'id vi is th':
        '(?:kursus|sekolah|kelas) (?:memasak|masak|baking)|(?:dạy|lớp|học|trường) (?:nấu ăn|làm bánh)|matreiðslu(?:námskeið|skóli)\\p{L}*|โรงเรียนสอน(?:ทำอาหาร|ทำขนม)',
      'ja zh ko':
        '料理教室|クッキングスクール|お菓子教室|パン教室|烹饪学校|厨师学校|烘焙培训|烹飪教室|요리학원|쿠킹클래스|베이킹클래스',
    },
  },
  {
    name: 'coding school',
    bucket: 'Education',
    words: {
      en: '(?:coding|programming|robotics) (?:schools?|bootcamps?|academy|classes|club|courses|camps?) ?(?:for (?:kids|children|teens))?|(?:coding|programming) for (?:kids|children)|(?:software|web development|data science) bootcamps?',
      'de nl':
        '*programmierkurs\\p{L}*|*programmierschule|*coding-?schule|*coding-?bootcamp\\p{L}*|*programmeerles(?:sen)?|*programmeercursus\\p{L}*|*codeerschool|*robotica-?lessen',
      'sv da nb':
        '*programmeringskurs\\p{L}*|*kodskola|*programmeringsskola|*kodeskole|*kodeklubb\\p{L}*|*kodekurs\\p{L}*|*coding pirates',
      'fr es pt it ca ro':
        'école (?:de )?(?:code|programmation|développement web|informatique)|cours de (?:programmation|codage|robotique)|escuela de (?:programación|robótica|código)|(?:cursos?|clases) de (?:programación|robótica)|escola de (?:programação|robótica)|(?:cursos?|aulas) de (?:programação|robótica)|(?:scuola|corsi|corso) di (?:programmazione|coding|robotica)|(?:escola|cursos?) de (?:programació|robòtica)|(?:cursuri|școală) (?:de )?(?:programare|robotică|coding)',
      'pl cs sk hr sl':
        '(?:szkoła|kurs|kursy|nauka|akademia) (?:programowania|kodowania|robotyki)|(?:škola|kurzy|kurz|kroužky) (?:programování|robotiky)|(?:škola|kurzy|kurz|krúžky) (?:programovania|robotiky)|(?:škola|tečaj|tečajevi|radionice) (?:programiranja|robotike)|(?:šola|tečaji|delavnice) (?:programiranja|robotike)',
      'ru uk bg':
        '(?:школа|курсы|обучение) (?:программирования|программированию|робототехники)|школа (?:программирования|айти)|(?:школа|курси|навчання) (?:програмування|програмуванню|робототехніки)|(?:курсове|школа|училище|академия) (?:по|за) (?:програмиране|роботика)',
      'fi et lv lt hu':
        '*koodauskoulu\\p{L}*|*ohjelmointikoulu\\p{L}*|*koodikerho\\p{L}*|*ohjelmointikurs\\p{L}*|programmeerimis(?:kool|kursus|huviring|ring)\\p{L}*|robootika(?:ring|kool)\\p{L}*|(?:programmēšanas|robotikas) (?:skol|kurs|nodarbīb|pulciņ)\\p{L}*|(?:programavimo|robotikos) (?:mokykl|kurs|akademij|būrel|pamok)\\p{L}*|(?:programoz|kódol|robotika)\\p{L}* ?(?:iskola|tanfolyam|oktatás|képzés|szakkör|suli)\\p{L}*',
      'el tr':
        '(?:μαθήματα|σχολή|σχολείο) (?:προγραμματισμού|ρομποτικής)|(?:yazılım|kodlama|robotik|robotik kodlama) (?:kurs|okul|akademi|eğitim)\\p{L}*',
      'ar he fa':
        '(?:تعليم|دورات|مدرسة|أكاديمية) (?:ال)?(?:برمجة|البرمجة|روبوت|الروبوت)|(?:בית ספר|חוגי|קורס|קורסי|לימודי) (?:ל)?(?:תכנות|לתכנות|רובוטיקה|קוד)|(?:آموزشگاه|آموزش|کلاس) (?:برنامه ?نویسی|رباتیک)',
      'id vi is th':
        '(?:kursus|sekolah|les|bootcamp) (?:coding|pemrograman|robotik)|(?:dạy|lớp|học|khóa học|trung tâm) (?:lập trình|robotics)|forritunar(?:skóli|námskeið|nám)\\p{L}*|(?:โรงเรียน)?สอน(?:เขียนโค้ด|โค้ดดิ้ง|หุ่นยนต์)',
      'ja zh ko':
        'プログラミングスクール|プログラミング教室|ロボット教室|少儿编程|编程培训|程式設計課程|程式教育|코딩학원|코딩교육|로봇코딩',
    },
  },
  {
    name: 'student residence',
    bucket: 'Real estate',
    words: {
      en: 'student (?:residences?|accommodation|housing|halls?|apartments?|dorms?)|halls? of residence|dormitor(?:y|ies)',
      'de nl':
        '*studentenwohnheim\\p{L}*|*studierendenwohnheim\\p{L}*|*studentenheim\\p{L}*|*studierendenhaus|*studentenapartments?|*studentenhuisvesting|*studentenkamers?|*studentenhuis|*studentenflat|*studentenkot(?:en)?',
      'sv da nb':
        '*studentbostäder|*studentboende\\p{L}*|*studentlägenheter|*studentbostadsföretag|kollegie(?:t|boliger|værelser)?|*ungdomsboliger|*studieboliger|*studentbolig\\p{L}*|*studenthybler?|*hybelhus',
      'fr es pt it ca ro':
        "résidences? (?:étudiantes?|universitaires?|pour étudiants)|logements? étudiants?|foyer (?:d['’])?étudiants?|residencias? (?:de estudiantes|universitarias?|estudiantil(?:es)?)|colegio mayor|residências? (?:universitárias?|de estudantes|para estudantes|estudantil)|repúblicas? estudanti(?:l|s)|studentat[oi]|residenz[ae] universitari[ae]|(?:alloggi|collegio) (?:per studenti|universitari[o]?)|residènci(?:a|es) (?:universitàri(?:a|es)|d['’]estudiants)|col·legi major|cămin(?:e|ul)? (?:studențesc|studențești|de studenți)",
      'pl cs sk hr sl':
        '(?:dom|domy|akademik|prywatny akademik) (?:studenck\\p{L}+|dla studentów)|mieszkania dla studentów|(?:vysokoškolské koleje|studentské (?:koleje|bydlení|byty))|(?:študentsk(?:ý|é) (?:domov|ubytovanie|bývanie)|internát pre študentov)|študentski domov\\p{L}*|studentski dom\\p{L}*|studentski smještaj',
      'ru uk bg':
        '(?:студенческ\\p{L}+ общежити\\p{L}+|общежити\\p{L}+ для студентов)|студентськ\\p{L}+ гуртожит\\p{L}+|студентск\\p{L}+ (?:общежити|квартир)\\p{L}*',
      'fi et lv lt hu':
        '*opiskelija-?asun(?:to|not|toja|tosäätiö)\\p{L}*|*opiskelija-asuntola|*ylioppilastalo|üliõpilas(?:küla|elamu|maja)\\p{L}*|ühiselamu\\p{L}*|(?:studentu kopmītne|dienesta viesnīca|studentu viesnīca|studentu dzīvokļ)\\p{L}*|(?:studentų bendrabut|studentų būst)\\p{L}+|(?:diákszálló|kollégium|diákotthon|egyetemi kollégium)\\p{L}*|diákszállás\\p{L}*',
      'el tr':
        'φοιτητικ\\p{L}+ (?:εστί|κατοικί|διαμερίσματ|στέγη)\\p{L}*|(?:öğrenci|kız öğrenci|erkek öğrenci|kız|üniversite) yurt\\p{L}*|öğrenci (?:yurdu|konut|rezidans|apart)\\p{L}*|(?:kız|erkek) yurdu',
      'ar he fa':
        '(?:سكن|إسكان) (?:طلاب|الطلاب|طالبات|طلابي|جامعي)|مساكن طلابية|מעונות (?:סטודנטים|לסטודנטים)|(?:خوابگاه (?:دانشجویی|دخترانه|پسرانه|خودگردان))',
      'id vi is th':
        '(?:asrama mahasiswa|kos mahasiswa|rumah kos|kost (?:putri|putra|eksklusif))|ký túc xá|nhà trọ sinh viên|stúdentagarð\\p{L}*|stúdentaíbúð\\p{L}*|หอพัก(?:นักศึกษา|นักเรียน|หญิง|ชาย)?',
      'ja zh ko': '学生寮|学生会館|学生マンション|学生公寓|學生宿舍|學生公寓|기숙사|학생기숙사|학사관',
    },
  },
  {
    name: 'summer camp',
    bucket: 'Leisure',
    words: {
      en: "(?:summer|day|holiday|sleepaway|kids['’]?|children['’]?s|youth|sports) camps?(?: for (?:kids|children|teens))?|overnight camp",
      'de nl':
        '*ferienlager|*ferienfreizeit\\p{L}*|*sommercamp\\p{L}*|*feriencamp\\p{L}*|*kindercamp\\p{L}*|*jugendfreizeit\\p{L}*|*zomerkamp\\p{L}*|*vakantiekamp\\p{L}*|*jeugdkamp\\p{L}*|*kinderkamp\\p{L}*',
      'sv da nb':
        '*sommarläger|*kolloverksamhet|*barnkoloni\\p{L}*|*sommarkollo|*sommerlejr\\p{L}*|*feriekoloni\\p{L}*|*sommerleir\\p{L}*|*leirskole|*feriekoloni',
      'fr es pt it ca ro':
        "colonies? de vacances|camps? (?:de vacances|d['’]été)|séjours? de vacances|centre aéré|campamentos? (?:de verano|infantil(?:es)?|juvenil(?:es)?)|colonias (?:de verano|escolares)|campos? de férias|colónia de férias|acampamento (?:de férias|infantil)|colonie? estiv[ae]|camp(?:us|i) estiv[oi]|centr[oi] estiv[oi]|campeggio per ragazzi|colònies|casals? d['’]estiu|campus d['’]estiu|tabăr[ăa] (?:de vară|pentru copii)|tabere (?:de vară|pentru copii|școlare)",
      'pl cs sk hr sl':
        '(?:kolonie|obozy|obóz|półkolonie) (?:letni|dla dzieci|młodzieżow|sportow|zimow|językow)\\p{L}*|półkolonie|letní tábor\\p{L}*|dětsk\\p{L}+ tábor\\p{L}*|příměstsk\\p{L}+ tábor\\p{L}*|(?:letn|detsk|denn)\\p{L}+ tábor\\p{L}*|ljetni kamp\\p{L}*|kamp za djecu|dječji kamp\\p{L}*|poletni tabor\\p{L}*|otroški tabor\\p{L}*|počitniško varstvo',
      'ru uk bg':
        '(?:детск|летн|оздоровительн)\\p{L}+ лагер\\p{L}*|(?:дитяч|літн|оздоровч)\\p{L}+ таб[оі]р\\p{L}*|(?:детск|летен|летн)\\p{L}* лагер\\p{L}*',
      'fi et lv lt hu':
        '*kesäleiri\\p{L}*|*lastenleiri\\p{L}*|*lasteleiri\\p{L}*|*leirikesku\\p{L}+|*lastelaag\\p{L}+|*suvelaag\\p{L}+|*noortelaag\\p{L}+|(?:bērnu|vasaras|dienas) nometn\\p{L}+|(?:vaikų|vasaros|dienos) stovykl\\p{L}+|(?:gyerek|nyári|napközis|ifjúsági|gyermek)-? ?tábor\\p{L}*',
      'el tr':
        '(?:παιδικ|καλοκαιριν|θεριν)\\p{L}+ (?:κατασκήνωσ|camp)\\p{L}*|κατασκηνώσεις|κατασκήνωση|(?:yaz|çocuk|gençlik) kamp\\p{L}*|yaz okulu',
      'ar he fa':
        '(?:مخيم|معسكر)(?:ات)? (?:صيفي|الصيف|صيفية)|(?:קייטנ(?:ה|ות|ת)|מחנה קיץ|מחנות קיץ)|(?:اردوی تابستانی|کمپ تابستانی)',
      'id vi is th':
        'perkemahan (?:anak|musim)|summer camp|trại hè|sumarbúð\\p{L}*|sumarnámskeið|ค่าย(?:ฤดูร้อน|เด็ก|เยาวชน|ภาษา)',
      'ja zh ko': 'サマーキャンプ|キッズキャンプ|夏令营|夏令營|营地教育|여름캠프|어린이캠프|키즈캠프',
    },
  },
];
