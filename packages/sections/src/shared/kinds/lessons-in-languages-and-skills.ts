import type { Kind } from './kind.ts';

/** Lessons in languages and skills. */
export const LESSONS_IN_LANGUAGES_AND_SKILLS: readonly Kind[] = [
  {
    name: 'make-up school',
    bucket: 'Education',
    narrows: 'beauty school',
    words: {
      en: '(?:(?:make-?up|make-?up artist|special effects make-?up)) (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      'de nl':
        '*(?:(?:make-?up|visagisten|visagistik|maskenbild\\p{L}*))-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*(?:(?:make-?up|visagie|grime))s?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*(?:(?:make-?up|makeupartist)) ?(?:undervisning|kursus|kurser|skole)|*(?:(?:make-?up|sminkörs|sminkör)) ?(?:lektioner|kurs|kurser|undervisning|skola)|*(?:(?:make-?up|sminkør|makeupartist)) ?(?:undervisning|kurs|timer|skole)|*förðunar ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')(?:(?:maquillage|maquilleur|maquilleuse))|(?:clases|cursos?|escuela|academia|profesor|profesora) de (?:(?:maquillaje|automaquillaje))|(?:classes|cursos?|escola) (?:de |d')maquillatge|(?:clases|cursos?|escola) de maquillaxe|(?:aulas|cursos?|escola|professor|professora) de (?:(?:maquiagem|maquilhagem|automaquiagem))|(?:lezioni|corsi|corso|scuola) (?:di |d')(?:(?:trucco|make-?up|truccatori))|(?:cursuri|curs|lecții|ore|școală) (?:de )?(?:(?:machiaj|make-?up))",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:(?:makijażu|wizażu|wizażystek))|(?:výuka|lekce|kurzy?|hodiny|škola) (?:(?:líčení|vizážist\\p{L}+))|(?:výučba|lekcie|kurzy?|hodiny|škola) (?:(?:líčenia|vizážist\\p{L}+))|(?:tečaj|tečaji|šola|učenje|pouk) ličenja|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) (?:(?:šminkanja|šminke))',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) (?:(?:макияжа|визажа|визажистов))|(?:уроки|курси|школа|навчання|заняття) (?:(?:макіяжу|візажу|візажистів))|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) (?:(?:грим|гримьор|гримьори))|(?:часови|курс|курсеви|школа) (?:по|за) шминка',
      'fi et lv lt hu':
        '*(?:(?:meikkaus|meikki|maskeeraaja)) ?(?:tunnit|tunti|opetus|koulu|kurssi)*|(?:(?:jumestus|meigi|grimeerimis)) ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|(?:(?:grima|vizāžistu|meikapa)) (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|(?:(?:makiažo|vizažo|vizažistų)) (?:pamok|kurs|mokykl)\\p{L}*|(?:(?:smink|sminkes|sminktetováló))[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*',
      'el tr':
        '(?:μαθήματα|σχολή|σεμινάρια) (?:(?:μακιγιάζ|μέικ απ))|(?:(?:makyaj|profesyonel makyaj)) (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:(?:ال)?مكياج|(?:ال)?ميكاب)|(?:שיעורי|קורס|לימודי) (?:(?:איפור|איפור מקצועי))|בית ספר ל(?:(?:איפור|איפור מקצועי))|(?:آموزش|کلاس|کلاس های|آموزشگاه) (?:(?:آرایشگری|گریم|میکاپ))',
      'hi th vi id':
        'मेकअप (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)(?:แต่งหน้า)|(?:dạy|học|lớp|khóa học) (?:(?:trang điểm|makeup))|(?:les|kursus|kelas|sekolah) (?:(?:make-?up|tata rias|rias wajah))',
      'ja ko zh':
        '(?:(?:メイク|ヘアメイク))(?:教室|スクール|レッスン|講座)|(?:(?:메이크업|분장)) ?(?:교실|학원|레슨|수업|클래스)|(?:(?:化妆|美妆|彩妆))(?:课程|培训|教学|教室|学校|课)|(?:(?:化妝|美妝|彩妝))(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'nail technician school',
    bucket: 'Education',
    narrows: 'beauty school',
    words: {
      en: '(?:(?:nail (?:technician|art|tech)|manicure)) (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      'de nl':
        '*(?:(?:nageldesign|nageldesigner|nagelstylist\\p{L}*))-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*(?:(?:nagelstyliste?|nagel|nagelstyling))s?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*(?:(?:negletekniker|negle)) ?(?:undervisning|kursus|kurser|skole)|*(?:(?:nagelterapeut|naglar)) ?(?:lektioner|kurs|kurser|undervisning|skola)|*(?:(?:negledesigner|negletekniker|negl)) ?(?:undervisning|kurs|timer|skole)|*nagla ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')(?:(?:prothésie ongulaire|prothésiste ongulaire|manucure|onglerie))|(?:clases|cursos?|escuela|academia|profesor|profesora) de (?:(?:uñas|manicura|manicure|uñas acrílicas))|(?:classes|cursos?|escola) (?:de |d')(?:(?:ungles|manicura))|(?:clases|cursos?|escola) de (?:(?:unllas|manicura))|(?:aulas|cursos?|escola|professor|professora) de (?:(?:manicure|unhas|alongamento de unhas|unhas de gel))|(?:lezioni|corsi|corso|scuola) (?:di |d')(?:(?:ricostruzione unghie|onicotecnica|unghie|manicure))|(?:cursuri|curs|lecții|ore|școală) (?:de )?(?:(?:manichiură|unghii|unghii cu gel|tehnician unghii))",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:(?:stylizacji paznokci|manicure|stylistek paznokci))|(?:výuka|lekce|kurzy?|hodiny|škola) (?:(?:nehtového designu|gelových nehtů|manikúry|modeláže nehtů|nehtů))|(?:výučba|lekcie|kurzy?|hodiny|škola) (?:(?:nechtového dizajnu|gélových nechtov|manikúry|nechtov))|(?:tečaj|tečaji|šola|učenje|pouk) (?:(?:oblikovanja nohtov|manikure|nohtov))|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) (?:(?:manikure|ugradnje noktiju|geliranja noktiju|izlivanja noktiju|noktiju))',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) (?:(?:маникюра|ногтевого сервиса|наращивания ногтей|мастеров маникюра))|(?:уроки|курси|школа|навчання|заняття) (?:(?:манікюру|нарощування нігтів|майстрів манікюру))|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) (?:(?:маникюр|ноктопластика|маникюристи))|(?:часови|курс|курсеви|школа) (?:по|за) (?:(?:маникир|надградба на нокти|ноктарство))',
      'fi et lv lt hu':
        '*(?:(?:kynsiteknikko|rakennekynsi)) ?(?:tunnit|tunti|opetus|koulu|kurssi)*|(?:(?:küünetehniku|maniküüri|geelküünte)) ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|(?:(?:manikīra|nagu (?:dizaina|modelēšanas|pieaudzēšanas))) (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|(?:(?:manikiūro|nagų (?:dizaino|priauginimo))) (?:pamok|kurs|mokykl)\\p{L}*|(?:(?:műkörmös|műköröm|körömépítő|manikűrös))[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*',
      'el tr':
        '(?:μαθήματα|σχολή|σεμινάρια) (?:(?:ονυχοπλαστικής|μανικιούρ|νυχιών))|(?:(?:protez tırnak|tırnak|manikür|manikür pedikür)) (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        "(?:دروس|دورات|دورة|تعليم|مدرسة) (?:(?:ال)?أظافر|مناكير)|(?:שיעורי|קורס|לימודי) (?:(?:בניית ציפורניים|ציפורניים|מניקור|לק ג'ל))|בית ספר ל(?:(?:בניית ציפורניים|ציפורניים|מניקור|לק ג'ל))|(?:آموزش|کلاس|کلاس های|آموزشگاه) (?:(?:ناخن|کاشت ناخن|مانیکور))",
      'hi th vi id':
        'नेल आर्ट (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)(?:(?:ทำเล็บ|ต่อเล็บ))|(?:dạy|học|lớp|khóa học) (?:(?:nail|làm móng|vẽ móng))|(?:les|kursus|kelas|sekolah) (?:(?:nail art|kuku))',
      'ja ko zh':
        '(?:(?:ネイル|ネイリスト))(?:教室|スクール|レッスン|講座)|(?:(?:네일|네일아트)) ?(?:교실|학원|레슨|수업|클래스)|(?:美甲)(?:课程|培训|教学|教室|学校|课)|(?:美甲)(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'massage school',
    bucket: 'Education',
    narrows: 'beauty school',
    words: {
      en: '(?:(?:massage(?: therapy)?|thai massage|reflexology|shiatsu)) (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)|massage (?:therapy )?training',
      'de nl':
        '*(?:(?:massageausbildung|massage|shiatsu|masseur|ayurveda-massage))-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*(?:(?:massageopleiding|massage|masseur))s?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)|massage ?opleiding\\p{L}*',
      'da sv nb is':
        '*massør ?(?:undervisning|kursus|kurser|skole)|massør ?uddannelse\\p{L}*|*(?:(?:massage|massör)) ?(?:lektioner|kurs|kurser|undervisning|skola)|(?:massage|massör)s? ?utbildning\\p{L}*|*(?:(?:massasje|massør)) ?(?:undervisning|kurs|timer|skole)|(?:massasje|massør) ?utdanning\\p{L}*|*nudd ?(?:kennsla|nám|námskeið|skóli)*|nuddnám\\p{L}*|nuddskóli',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')(?:(?:massages?|shiatsu))|formations? (?:de |en |au )?massages?|(?:clases|cursos?|escuela|academia|profesor|profesora) de (?:(?:masajes?|quiromasaje|masaje tailandés|shiatsu))|(?:classes|cursos?|escola) (?:de |d')(?:(?:massatges?|quiromassatge))|(?:clases|cursos?|escola) de (?:(?:masaxe|masaxes))|(?:aulas|cursos?|escola|professor|professora) de (?:(?:massagem|massoterapia|massagens|shiatsu))|(?:lezioni|corsi|corso|scuola) (?:di |d')(?:(?:massaggi|massaggio|massoterapia|shiatsu))|(?:cursuri|curs|lecții|ore|școală) (?:de )?(?:(?:masaj|maseur|masaj terapeutic))",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:(?:masażu|masażystów))|kursy masażu|szkolenia z masażu|(?:výuka|lekce|kurzy?|hodiny|škola) (?:(?:masáží|masérské|masérsk\\p{L}+))|masérsk\\p{L}+ kurz\\p{L}*|kurzy masáží|(?:výučba|lekcie|kurzy?|hodiny|škola) (?:(?:masáží|masérske))|(?:tečaj|tečaji|šola|učenje|pouk) (?:(?:masaže|maserjev))|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) (?:(?:masaže|masera))',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) (?:(?:массажа|массажистов))|(?:уроки|курси|школа|навчання|заняття) (?:(?:масажу|масажистів))|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) (?:(?:масаж|масажисти))|(?:часови|курс|курсеви|школа) (?:по|за) масажа',
      'fi et lv lt hu':
        '*(?:(?:hieroja|hieronta)) ?(?:tunnit|tunti|opetus|koulu|kurssi)*|hieroja(?:koulu|koulutu|opisto)\\p{L}*|(?:(?:massaaži|massööri)) ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|massaaži(?:kool|koolitus|kursus)\\p{L}*|(?:(?:masāžas|masieru)) (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|(?:(?:masažo|masažuotojų)) (?:pamok|kurs|mokykl)\\p{L}*|(?:(?:masszőr|masszázs|gyógymasszőr))[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*|masszőr(?:képzés|iskola|tanfolyam)\\p{L}*',
      'el tr':
        '(?:μαθήματα|σχολή|σεμινάρια) (?:(?:μασάζ|μαλάξεων|ρεφλεξολογίας))|(?:(?:masaj|masör|masözlük|masterapi)) (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        "(?:دروس|دورات|دورة|تعليم|مدرسة) (?:(?:ال)?مساج|(?:ال)?تدليك)|(?:שיעורי|קורס|לימודי) (?:(?:עיסוי|מסאז'|רפלקסולוגיה|שיאצו))|בית ספר ל(?:(?:עיסוי|מסאז'|רפלקסולוגיה|שיאצו))|(?:آموزش|کلاس|کلاس های|آموزشگاه) (?:(?:ماساژ|رفلکسولوژی))",
      'th vi id':
        '(?:เรียน|สอน|คอร์ส)(?:(?:นวด|นวดแผนไทย|นวดไทย))|(?:dạy|học|lớp|khóa học) (?:(?:massage|xoa bóp bấm huyệt))|(?:les|kursus|kelas|sekolah) (?:(?:pijat|massage|spa terapis))',
      'ja ko zh':
        '(?:(?:整体|マッサージ|リフレクソロジー|アロマ))(?:教室|スクール|レッスン|講座)|(?:(?:마사지|경락)) ?(?:교실|학원|레슨|수업|클래스)|(?:(?:按摩|推拿))(?:课程|培训|教学|教室|学校|课)|(?:(?:按摩|推拿))(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'yoga teacher training',
    bucket: 'Education',
    narrows: 'yoga studio',
    words: {
      en: 'yoga teacher training(?:s)?|yoga (?:instructor|teacher) (?:training|certification|courses?)|(?:200|300|500)[- ]?h(?:ou)?rs? ytt',
      'de nl':
        '*yogalehrer\\p{L}*[ -]?ausbildung\\p{L}*|yoga[- ]?ausbildung\\p{L}*|yoga ?(?:docenten|leraren|docent)[ -]?opleiding\\p{L}*',
      'da sv nb is':
        'yogalærer\\p{L}*[ -]?uddannelse\\p{L}*|yogalärar\\p{L}*[ -]?utbildning\\p{L}*|yogalærer\\p{L}*[ -]?utdanning\\p{L}*|jógakennara ?nám\\p{L}*',
      'fr es ca gl pt it ro':
        'formations? (?:de |des )?prof(?:esseur)?s? de yoga|école de formation yoga|formación (?:de )?(?:profesor(?:es|ado)?|instructor(?:es)?) de yoga|profesorado de yoga|formació de professor\\p{L}* de ioga|formación de profesorado de ioga|formação (?:de )?(?:professor(?:es)?|instrutor(?:es)?) de (?:yoga|ioga)|formação em (?:yoga|ioga)|formazione insegnanti (?:di )?yoga|corso insegnanti yoga|(?:curs|formare|cursuri) (?:de )?(?:instructor(?:i)?|profesor(?:i)?) (?:de )?yoga',
      'pl cs sk sl hr sr':
        '(?:kurs|szkoła) (?:dla )?(?:nauczyciel\\p{L}+|instruktor\\p{L}*) jogi|(?:kurz|školení|výcvik) (?:lektor\\p{L}*|instruktor\\p{L}*|učitel\\p{L}*) jógy|(?:kurz|školenie|výcvik) (?:lektor\\p{L}*|inštruktor\\p{L}*|učiteľ\\p{L}*) jogy|(?:izobraževanje|šolanje|tečaj) (?:za )?(?:učitelj\\p{L}+|inštruktorj\\p{L}+) joge|(?:edukacija|obuka|tečaj|škola) za (?:učitelj\\p{L}+|instruktor\\p{L}+|nastavnik\\p{L}+) joge',
      'ru uk bg mk':
        '(?:обучение|курсы|подготовка|школа) (?:преподавателей|инструкторов|учителей) йоги|(?:навчання|курси|підготовка|школа) (?:викладачів|інструкторів|вчителів) йоги|(?:обучение|курс) за (?:учители|инструктори|преподаватели) по йога|йога учителски курс|обука за (?:инструктори|учители) по јога',
      'fi et lv lt hu':
        'jooga(?:opettaja|ohjaaja)\\p{L}*koulutus\\p{L}*|jooga(?:opettaja|ohjaaja)koulutu\\p{L}*|jooga(?:õpetaja|juhendaja)te? ?(?:koolitus|väljaõpe)\\p{L}*|jogas (?:skolotāju|pasniedzēju|instruktoru) (?:apmācīb|kurs)\\p{L}*|jogos (?:mokytojų|instruktorių) (?:mokym|kurs)\\p{L}*|jóga ?oktató ?(?:képzés|képző|tanfolyam)\\p{L}*|jógaoktató-?képzés\\p{L}*',
      'el tr':
        'εκπαίδευση (?:δασκάλων|καθηγητών) (?:yoga|γιόγκα)|yoga (?:eğitmenlik|uzmanlık|eğitmenliği) (?:eğitim|program|kurs)\\p{L}*|yoga hocalık eğitim\\p{L}*',
      'ar he fa':
        'تدريب (?:معلمي|مدربي) (?:ال)?يوغا|קורס (?:מורים|מורי|מדריכי|הכשרת מורים) ?ל?יוגה|הכשרת מורים ליוגה|(?:تربیت مربی|دوره مربیگری) یوگا',
      'hi th vi id':
        'योग शिक्षक प्रशिक्षण (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|อบรมครูโยคะ|หลักสูตรครูโยคะ|đào tạo (?:huấn luyện viên|giáo viên|hlv) yoga|(?:pelatihan|sertifikasi) (?:guru|instruktur) yoga',
      'ja ko zh':
        'ヨガ(?:インストラクター|指導者)(?:養成|資格)\\p{L}*|요가 ?(?:지도자|강사) ?(?:과정|교육|자격증)|瑜伽(?:教练|导师|师资)(?:培训|班)|瑜伽(?:教練|導師|師資)(?:培訓|班)',
    },
  },
  {
    name: 'English school',
    bucket: 'Education',
    narrows: 'language school',
    words: {
      en: 'english(?: language)? (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      'de nl':
        '*englisch-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*engelss?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*engelsk ?(?:undervisning|kursus|kurser|skole)|*engelska ?(?:lektioner|kurs|kurser|undervisning|skola)|*engelsk ?(?:undervisning|kurs|timer|skole)|*ensku ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')anglais|(?:clases|cursos?|escuela|academia|profesor|profesora) de inglés|(?:classes|cursos?|escola) (?:de |d')anglès|(?:clases|cursos?|escola) de inglés|(?:aulas|cursos?|escola|professor|professora) de inglês|(?:lezioni|corsi|corso|scuola) (?:di |d')inglese|(?:cursuri|curs|lecții|ore|școală) (?:de )?engleză",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:języka )?angielskiego|(?:výuka|lekce|kurzy?|hodiny|škola) angličtiny|(?:výučba|lekcie|kurzy?|hodiny|škola) angličtiny|(?:tečaj|tečaji|šola|učenje|pouk) angleščine|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) engleskog(?: jezika)?',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) английского(?: языка)?|(?:уроки|курси|школа|навчання|заняття) англійської(?: мови)?|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) английски(?: език)?|(?:часови|курс|курсеви|школа) (?:по|за) англиски(?: јазик)?',
      'fi et lv lt hu':
        '*englannin(?: kielen)? ?(?:tunnit|tunti|opetus|koulu|kurssi)*|inglise keele ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|angļu valodas (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|anglų kalbos (?:pamok|kurs|mokykl)\\p{L}*|(?:angol(?:nyelv|os)?)[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*',
      'el tr': '(?:μαθήματα|σχολή|σεμινάρια) αγγλικών|ingilizce (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:(?:ال)?لغة الإنجليزية|الإنجليزية|الانجليزية)|(?:שיעורי|קורס|לימודי) אנגלית|בית ספר לאנגלית|(?:آموزش|کلاس|کلاس های|آموزشگاه) (?:زبان )?انگلیسی',
      'hi th vi id':
        '(?:(?:अंग्रेजी|इंग्लिश|स्पोकन इंग्लिश)) (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)ภาษาอังกฤษ|(?:dạy|học|lớp|khóa học) tiếng anh|(?:les|kursus|kelas|sekolah) bahasa inggris',
      'ja ko zh':
        '(?:(?:英語|英会話))(?:教室|スクール|レッスン|講座)|영어 ?(?:교실|학원|레슨|수업|클래스)|英语(?:课程|培训|教学|教室|学校|课)|英語(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'German school',
    bucket: 'Education',
    narrows: 'language school',
    words: {
      en: 'german(?: language)? (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      'de nl':
        '*(?:(?:deutsch|daf-?))-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*duitss?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*tysk ?(?:undervisning|kursus|kurser|skole)|*tyska ?(?:lektioner|kurs|kurser|undervisning|skola)|*tysk ?(?:undervisning|kurs|timer|skole)|*þýsku ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')allemand|(?:clases|cursos?|escuela|academia|profesor|profesora) de alemán|(?:classes|cursos?|escola) (?:de |d')alemany|(?:clases|cursos?|escola) de alemán|(?:aulas|cursos?|escola|professor|professora) de alemão|(?:lezioni|corsi|corso|scuola) (?:di |d')tedesco|(?:cursuri|curs|lecții|ore|școală) (?:de )?germană",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:języka )?niemieckiego|(?:výuka|lekce|kurzy?|hodiny|škola) němčiny|(?:výučba|lekcie|kurzy?|hodiny|škola) nemčiny|(?:tečaj|tečaji|šola|učenje|pouk) nemščine|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) (?:(?:njemačkog|nemačkog)(?: jezika)?)',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) немецкого(?: языка)?|(?:уроки|курси|школа|навчання|заняття) німецької(?: мови)?|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) немски(?: език)?|(?:часови|курс|курсеви|школа) (?:по|за) германски(?: јазик)?',
      'fi et lv lt hu':
        '*saksan(?: kielen)? ?(?:tunnit|tunti|opetus|koulu|kurssi)*|saksa keele ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|vācu valodas (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|vokiečių kalbos (?:pamok|kurs|mokykl)\\p{L}*|(?:német(?:nyelv|es)?)[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*',
      'el tr': '(?:μαθήματα|σχολή|σεμινάρια) γερμανικών|almanca (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:(?:ال)?لغة الألمانية|الألمانية|الالمانية)|(?:שיעורי|קורס|לימודי) גרמנית|בית ספר לגרמנית|(?:آموزش|کلاس|کلاس های|آموزشگاه) (?:زبان )?آلمانی',
      'hi th vi id':
        '(?:जर्मन) (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)ภาษาเยอรมัน|(?:dạy|học|lớp|khóa học) tiếng đức|(?:les|kursus|kelas|sekolah) bahasa jerman',
      'ja ko zh':
        'ドイツ語(?:教室|スクール|レッスン|講座)|독일어 ?(?:교실|학원|레슨|수업|클래스)|德语(?:课程|培训|教学|教室|学校|课)|德語(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'Spanish school',
    bucket: 'Education',
    narrows: 'language school',
    words: {
      en: 'spanish(?: language)? (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      'de nl':
        '*spanisch-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*spaanss?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*spansk ?(?:undervisning|kursus|kurser|skole)|*spanska ?(?:lektioner|kurs|kurser|undervisning|skola)|*spansk ?(?:undervisning|kurs|timer|skole)|*spænsku ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')espagnol|(?:clases|cursos?|escuela|academia|profesor|profesora) de (?:(?:español|español para extranjeros))|español para extranjeros|cursos de español|escuela de español|(?:classes|cursos?|escola) (?:de |d')espanyol|(?:clases|cursos?|escola) de español|(?:aulas|cursos?|escola|professor|professora) de espanhol|(?:lezioni|corsi|corso|scuola) (?:di |d')spagnolo|(?:cursuri|curs|lecții|ore|școală) (?:de )?spaniolă",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:języka )?hiszpańskiego|(?:výuka|lekce|kurzy?|hodiny|škola) španělštiny|(?:výučba|lekcie|kurzy?|hodiny|škola) španielčiny|(?:tečaj|tečaji|šola|učenje|pouk) španščine|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) (?:španjolskog(?: jezika)?|španskog(?: jezika)?)',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) испанского(?: языка)?|(?:уроки|курси|школа|навчання|заняття) іспанської(?: мови)?|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) испански(?: език)?|(?:часови|курс|курсеви|школа) (?:по|за) шпански(?: јазик)?',
      'fi et lv lt hu':
        '*espanjan(?: kielen)? ?(?:tunnit|tunti|opetus|koulu|kurssi)*|hispaania keele ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|spāņu valodas (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|ispanų kalbos (?:pamok|kurs|mokykl)\\p{L}*|(?:spanyol(?:nyelv|os)?)[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*',
      'el tr': '(?:μαθήματα|σχολή|σεμινάρια) ισπανικών|ispanyolca (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:(?:ال)?لغة الإسبانية|الإسبانية|الاسبانية)|(?:שיעורי|קורס|לימודי) ספרדית|בית ספר לספרדית|(?:آموزش|کلاس|کلاس های|آموزشگاه) (?:زبان )?اسپانیایی',
      'hi th vi id':
        'स्पेनिश (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)ภาษาสเปน|(?:dạy|học|lớp|khóa học) tiếng tây ban nha|(?:les|kursus|kelas|sekolah) bahasa spanyol',
      'ja ko zh':
        'スペイン語(?:教室|スクール|レッスン|講座)|스페인어 ?(?:교실|학원|레슨|수업|클래스)|西班牙语(?:课程|培训|教学|教室|学校|课)|西班牙語(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'French school',
    bucket: 'Education',
    narrows: 'language school',
    words: {
      en: 'french(?: language)? (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      'de nl':
        '*französisch-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*franss?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*fransk ?(?:undervisning|kursus|kurser|skole)|*franska ?(?:lektioner|kurs|kurser|undervisning|skola)|*fransk ?(?:undervisning|kurs|timer|skole)|*frönsku ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')(?:(?:français|fle|français langue étrangère))|(?:clases|cursos?|escuela|academia|profesor|profesora) de francés|(?:classes|cursos?|escola) (?:de |d')francès|(?:clases|cursos?|escola) de francés|(?:aulas|cursos?|escola|professor|professora) de francês|(?:lezioni|corsi|corso|scuola) (?:di |d')francese|(?:cursuri|curs|lecții|ore|școală) (?:de )?franceză",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:języka )?francuskiego|(?:výuka|lekce|kurzy?|hodiny|škola) francouzštiny|(?:výučba|lekcie|kurzy?|hodiny|škola) francúzštiny|(?:tečaj|tečaji|šola|učenje|pouk) francoščine|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) francuskog(?: jezika)?',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) французского(?: языка)?|(?:уроки|курси|школа|навчання|заняття) французької(?: мови)?|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) френски(?: език)?|(?:часови|курс|курсеви|школа) (?:по|за) француски(?: јазик)?',
      'fi et lv lt hu':
        '*ranskan(?: kielen)? ?(?:tunnit|tunti|opetus|koulu|kurssi)*|prantsuse keele ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|franču valodas (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|prancūzų kalbos (?:pamok|kurs|mokykl)\\p{L}*|(?:francia(?:nyelv|nyelvi)?)[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*',
      'el tr': '(?:μαθήματα|σχολή|σεμινάρια) γαλλικών|fransızca (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:(?:ال)?لغة الفرنسية|الفرنسية)|(?:שיעורי|קורס|לימודי) צרפתית|בית ספר לצרפתית|(?:آموزش|کلاس|کلاس های|آموزشگاه) (?:زبان )?فرانسه',
      'hi th vi id':
        'फ्रेंच (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)ภาษาฝรั่งเศส|(?:dạy|học|lớp|khóa học) tiếng pháp|(?:les|kursus|kelas|sekolah) (?:bahasa (?:prancis|perancis))',
      'ja ko zh':
        'フランス語(?:教室|スクール|レッスン|講座)|(?:(?:프랑스어|불어)) ?(?:교실|학원|레슨|수업|클래스)|法语(?:课程|培训|教学|教室|学校|课)|法語(?:課程|培訓|教學|教室|學校|課)',
    },
  },
];
