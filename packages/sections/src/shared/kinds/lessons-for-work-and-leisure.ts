import type { Kind } from './kind.ts';

/** Lessons for work and leisure. */
export const LESSONS_FOR_WORK_AND_LEISURE: readonly Kind[] = [
  {
    name: 'Chinese school',
    bucket: 'Education',
    narrows: 'language school',
    words: {
      en: '(?:(?:chinese|mandarin)(?: language)?) (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      'de nl':
        '*(?:(?:chinesisch|mandarin))-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*(?:(?:chinees|mandarijn))s?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*kinesisk ?(?:undervisning|kursus|kurser|skole)|*kinesiska ?(?:lektioner|kurs|kurser|undervisning|skola)|*kinesisk ?(?:undervisning|kurs|timer|skole)|*kínversku ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')(?:(?:chinois|mandarin))|(?:clases|cursos?|escuela|academia|profesor|profesora) de (?:(?:chino|chino mandarín))|(?:classes|cursos?|escola) (?:de |d')xinès|(?:clases|cursos?|escola) de chinés|(?:aulas|cursos?|escola|professor|professora) de (?:(?:chinês|mandarim))|(?:lezioni|corsi|corso|scuola) (?:di |d')cinese|(?:cursuri|curs|lecții|ore|școală) (?:de )?chineză",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:języka )?chińskiego|(?:výuka|lekce|kurzy?|hodiny|škola) čínštiny|(?:výučba|lekcie|kurzy?|hodiny|škola) čínštiny|(?:tečaj|tečaji|šola|učenje|pouk) kitajščine|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) kineskog(?: jezika)?',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) китайского(?: языка)?|(?:уроки|курси|школа|навчання|заняття) китайської(?: мови)?|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) китайски(?: език)?|(?:часови|курс|курсеви|школа) (?:по|за) кинески(?: јазик)?',
      'fi et lv lt hu':
        '*kiinan(?: kielen)? ?(?:tunnit|tunti|opetus|koulu|kurssi)*|hiina keele ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|ķīniešu valodas (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|kinų kalbos (?:pamok|kurs|mokykl)\\p{L}*|kínai(?:nyelv)?[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*',
      'el tr': '(?:μαθήματα|σχολή|σεμινάρια) κινεζικών|çince (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:(?:ال)?لغة الصينية|الصينية)|(?:שיעורי|קורס|לימודי) סינית|בית ספר לסינית|(?:آموزش|کلاس|کلاس های|آموزشگاه) (?:زبان )?چینی',
      'hi th vi id':
        'चीनी भाषा (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)ภาษาจีน|(?:dạy|học|lớp|khóa học) (?:tiếng (?:trung|hoa))|(?:les|kursus|kelas|sekolah) (?:bahasa )?mandarin',
      'ja ko zh':
        '中国語(?:教室|スクール|レッスン|講座)|중국어 ?(?:교실|학원|레슨|수업|클래스)|(?:(?:对外汉语|汉语|中文))(?:课程|培训|教学|教室|学校|课)|(?:(?:對外漢語|漢語|中文))(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'Japanese school',
    bucket: 'Education',
    narrows: 'language school',
    words: {
      en: 'japanese(?: language)? (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      'de nl':
        '*japanisch-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*japanss?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*japansk ?(?:undervisning|kursus|kurser|skole)|*japanska ?(?:lektioner|kurs|kurser|undervisning|skola)|*japansk ?(?:undervisning|kurs|timer|skole)|*japönsku ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')japonais|(?:clases|cursos?|escuela|academia|profesor|profesora) de japonés|(?:classes|cursos?|escola) (?:de |d')japonès|(?:clases|cursos?|escola) de xaponés|(?:aulas|cursos?|escola|professor|professora) de japonês|(?:lezioni|corsi|corso|scuola) (?:di |d')giapponese|(?:cursuri|curs|lecții|ore|școală) (?:de )?japoneză",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:języka )?japońskiego|(?:výuka|lekce|kurzy?|hodiny|škola) japonštiny|(?:výučba|lekcie|kurzy?|hodiny|škola) japončiny|(?:tečaj|tečaji|šola|učenje|pouk) japonščine|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) japanskog(?: jezika)?',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) японского(?: языка)?|(?:уроки|курси|школа|навчання|заняття) японської(?: мови)?|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) японски(?: език)?|(?:часови|курс|курсеви|школа) (?:по|за) јапонски(?: јазик)?',
      'fi et lv lt hu':
        '*japanin(?: kielen)? ?(?:tunnit|tunti|opetus|koulu|kurssi)*|jaapani keele ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|japāņu valodas (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|japonų kalbos (?:pamok|kurs|mokykl)\\p{L}*|japán(?:nyelv)?[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*',
      'el tr': '(?:μαθήματα|σχολή|σεμινάρια) ιαπωνικών|japonca (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:(?:ال)?لغة اليابانية|اليابانية)|(?:שיעורי|קורס|לימודי) יפנית|בית ספר ליפנית|(?:آموزش|کلاس|کلاس های|آموزشگاه) (?:زبان )?ژاپنی',
      'hi th vi id':
        'जापानी भाषा (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)ภาษาญี่ปุ่น|(?:dạy|học|lớp|khóa học) tiếng nhật|(?:les|kursus|kelas|sekolah) bahasa jepang',
      'ja ko zh':
        '(?:日本語)(?:教室|スクール|レッスン|講座)|日本語学校|일본어 ?(?:교실|학원|레슨|수업|클래스)|日语(?:课程|培训|教学|教室|学校|课)|日語(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'sign language school',
    bucket: 'Education',
    narrows: 'language school',
    parts: {
      'sign language interpreter': 'interpret|interprèt|intérpret|tolk|dolmetsch|tulk|тлумач|перевод',
      'sign language school':
        'lesson|class|tuition|course|cours|teach|tutor|school|academy|centre|école|clases|curso|escuela|aulas|kurs|les\\b|lessen|教室|스쿨|교실|课程',
    },
    words: {
      en: '(?:(?:sign language|bsl|asl|lip ?reading)) (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)|sign language (?:interpret(?:ers?|ing)|centre)',
      'de nl':
        '*gebärdensprach-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*gebarentaals?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*tegnsprog ?(?:undervisning|kursus|kurser|skole)|*teckenspråk ?(?:lektioner|kurs|kurser|undervisning|skola)|*tegnspråk ?(?:undervisning|kurs|timer|skole)|*táknmál ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')(?:langue des signes|lsf)|(?:clases|cursos?|escuela|academia|profesor|profesora) de (?:lengua de (?:señas|signos))|(?:classes|cursos?|escola) (?:de |d')llengua de signes|(?:clases|cursos?|escola) de lingua de signos|(?:aulas|cursos?|escola|professor|professora) de (?:(?:libras|língua gestual|língua de sinais))|(?:lezioni|corsi|corso|scuola) (?:di |d')(?:(?:lis|lingua dei segni))|(?:cursuri|curs|lecții|ore|școală) (?:de )?(?:(?:limbajul semnelor|limbaj mimico-gestual))",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) języka migowego|(?:výuka|lekce|kurzy?|hodiny|škola) znakového jazyka|(?:výučba|lekcie|kurzy?|hodiny|škola) (?:posunkov\\p{L}+ (?:reči|jazyka))|(?:tečaj|tečaji|šola|učenje|pouk) znakovnega jezika|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) znakovnog jezika',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) (?:(?:жестового языка|языка жестов))|(?:уроки|курси|школа|навчання|заняття) (?:(?:жестової мови|мови жестів))|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) (?:(?:жестов език|жестомимичен език))|(?:часови|курс|курсеви|школа) (?:по|за) знаковен јазик',
      'fi et lv lt hu':
        '*viittomakiel\\p{L}* ?(?:tunnit|tunti|opetus|koulu|kurssi)*|viipekeele ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|zīmju valodas (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|gestų kalbos (?:pamok|kurs|mokykl)\\p{L}*|jelnyelv\\p{L}*[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*',
      'el tr':
        '(?:μαθήματα|σχολή|σεμινάρια) νοηματικής(?: γλώσσας)?|işaret dili (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) لغة (?:ال)?إشارة|(?:שיעורי|קורס|לימודי) שפת (?:ה)?סימנים|בית ספר לשפת (?:ה)?סימנים|(?:آموزش|کلاس|کلاس های|آموزشگاه) زبان اشاره',
      'hi th vi id':
        'सांकेतिक भाषा (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)ภาษามือ|(?:dạy|học|lớp|khóa học) ngôn ngữ ký hiệu|(?:les|kursus|kelas|sekolah) bahasa isyarat',
      'ja ko zh':
        '手話(?:教室|スクール|レッスン|講座)|(?:(?:수어|수화)) ?(?:교실|학원|레슨|수업|클래스)|手语(?:课程|培训|教学|教室|学校|课)|手語(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'robotics school for children',
    bucket: 'Education',
    narrows: 'coding school',
    parts: {
      'coding school for children': 'coding|(?<!ロボット)プログラミング|少儿编程|少兒編程|(?<!로봇)코딩',
      'robotics school for children': 'robot|ロボット|로봇|机器人|機器人|робот|stem\\b|steam\\b|lego|乐高|樂高',
    },
    words: {
      en: "(?:(?:robotics|lego robotics|stem|steam|kids['’] coding|coding for kids)) (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)|(?:robotics|coding|stem) (?:for (?:kids|children)|camps?|workshops?)",
      'de nl':
        '*(?:(?:robotik|roboter|mint))-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|robotik für kinder|programmieren für kinder|*(?:(?:robotica|techniek))s?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*robot ?(?:undervisning|kursus|kurser|skole)|*robot ?(?:lektioner|kurs|kurser|undervisning|skola)|*robot ?(?:undervisning|kurs|timer|skole)|*vélmenna ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')robotique|ateliers? (?:de )?robotique|(?:clases|cursos?|escuela|academia|profesor|profesora) de robótica|robótica (?:educativa|para niños)|(?:classes|cursos?|escola) (?:de |d')robòtica|robòtica educativa|(?:clases|cursos?|escola) de robótica|robótica educativa|(?:aulas|cursos?|escola|professor|professora) de robótica|robótica educa(?:cional|tiva)|(?:lezioni|corsi|corso|scuola) (?:di |d')robotica|robotica educativa|(?:cursuri|curs|lecții|ore|școală) (?:de )?robotică|robotică pentru copii",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) robotyki|robotyka dla dzieci|zajęcia z robotyki|(?:výuka|lekce|kurzy?|hodiny|škola) robotiky|robotika pro děti|kroužky robotiky|(?:výučba|lekcie|kurzy?|hodiny|škola) robotiky|robotika pre deti|(?:tečaj|tečaji|šola|učenje|pouk) robotike|robotika za otroke|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) robotike|robotika za djecu|robotika za decu',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) робототехники|робототехника для детей|программирование для детей|(?:уроки|курси|школа|навчання|заняття) робототехніки|робототехніка для дітей|програмування для дітей|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) роботика|роботика за деца|(?:часови|курс|курсеви|школа) (?:по|за) роботика',
      'fi et lv lt hu':
        '*robotiikka ?(?:tunnit|tunti|opetus|koulu|kurssi)*|robotiikkakerho|robootika ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|robootikaring\\p{L}*|robotikas (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|robotika bērniem|robotikos (?:pamok|kurs|mokykl)\\p{L}*|robotika vaikams|robotika[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*|robotika szakkör',
      'el tr':
        '(?:μαθήματα|σχολή|σεμινάρια) (?:(?:ρομποτικής|εκπαιδευτικής ρομποτικής))|(?:(?:robotik|robotik kodlama)) (?:dersi|dersleri|kursu|okulu|eğitimi)|robotik kodlama',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:(?:ال)?روبوتات|(?:ال)?روبوت)|(?:שיעורי|קורס|לימודי) רובוטיקה|בית ספר לרובוטיקה|(?:آموزش|کلاس|کلاس های|آموزشگاه) (?:(?:رباتیک|رباتیک کودکان))',
      'hi th vi id':
        'रोबोटिक्स (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)(?:(?:หุ่นยนต์|โค้ดดิ้ง))|(?:dạy|học|lớp|khóa học) (?:(?:robotics|robot|lập trình cho trẻ em))|(?:les|kursus|kelas|sekolah) (?:(?:robotik|coding anak))',
      'ja ko zh':
        '(?:(?:ロボット|ロボットプログラミング|プログラミング))(?:教室|スクール|レッスン|講座)|(?:(?:로봇|코딩|로봇코딩)) ?(?:교실|학원|레슨|수업|클래스)|(?:(?:机器人|少儿编程|乐高))(?:课程|培训|教学|教室|学校|课)|(?:(?:機器人|少兒編程|樂高))(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'chess school',
    bucket: 'Education',
    narrows: 'chess or bridge club',
    parts: {
      'shogi school': '将棋|shogi',
      'chess school':
        'chess|schach|schaak|échecs|ajedrez|escacs|xadrez|scacchi|șah|szach|šach|šah|шах|satranç|チェス|체스|国际象棋|國際象棋|skak|sjakk|schack',
    },
    words: {
      en: 'chess(?! club) (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      'de nl':
        '*schach(?!klub)-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*schaaks?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*skak ?(?:undervisning|kursus|kurser|skole)|*schack ?(?:lektioner|kurs|kurser|undervisning|skola)|*sjakk ?(?:undervisning|kurs|timer|skole)|*skák ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')(?:(?:échecs|jeu d'échecs))|(?:clases|cursos?|escuela|academia|profesor|profesora) de ajedrez|(?:classes|cursos?|escola) (?:de |d')escacs|(?:clases|cursos?|escola) de xadrez|(?:aulas|cursos?|escola|professor|professora) de xadrez|(?:lezioni|corsi|corso|scuola) (?:di |d')scacchi|(?:cursuri|curs|lecții|ore|școală) (?:de )?șah",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:(?:szachów|gry w szachy|szachowa))|(?:výuka|lekce|kurzy?|hodiny|škola) (?:(?:šachu|šachové))|(?:výučba|lekcie|kurzy?|hodiny|škola) (?:(?:šachu|šachová))|(?:tečaj|tečaji|šola|učenje|pouk) šaha|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) šaha',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) шахмат|(?:уроки|курси|школа|навчання|заняття) шахів|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) (?:шахмат\\p{L}*|шах)|(?:часови|курс|курсеви|школа) (?:по|за) шах',
      'fi et lv lt hu':
        '*shakki ?(?:tunnit|tunti|opetus|koulu|kurssi)*|male ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|šaha (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|šachmatų (?:pamok|kurs|mokykl)\\p{L}*|sakk[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*',
      'el tr': '(?:μαθήματα|σχολή|σεμινάρια) σκακιού|satranç (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:ال)?شطرنج|(?:שיעורי|קורס|לימודי) שחמט|בית ספר לשחמט|(?:آموزش|کلاس|کلاس های|آموزشگاه) شطرنج',
      'hi th vi id':
        '(?:(?:शतरंज|चेस)) (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)หมากรุก|(?:dạy|học|lớp|khóa học) cờ vua|(?:les|kursus|kelas|sekolah) catur',
      'ja ko zh':
        '(?:(?:チェス|将棋))(?:教室|スクール|レッスン|講座)|체스 ?(?:교실|학원|레슨|수업|클래스)|(?:(?:国际象棋|象棋))(?:课程|培训|教学|教室|学校|课)|(?:(?:國際象棋|象棋))(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'mental arithmetic school',
    bucket: 'Education',
    narrows: ['tutoring service', 'maths school'],
    parts: {
      'speed reading school':
        'speed read|lecture rapide|lectura rápida|lectura ràpida|leitura (?:rápida|dinâmica)|lettura veloce|citire rapidă|schnelllese|snellez|szybkiego czyt|rychločt|rýchločít|скорочт|швидкочит|hızlı oku|速読|속독|速读|速讀',
      'mental arithmetic school':
        'abac|mental|boulier|ábaco|kopfrechn|soroban|arytmet|ментал|そろばん|珠算|暗算|주산|암산|珠心算|速算|心算|sempoa',
    },
    words: {
      en: '(?:(?:abacus|mental (?:arithmetic|maths?)|speed reading)) (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)|abacus and mental arithmetic|speed reading',
      'de nl':
        '*(?:(?:abakus|schnelllese|kopfrechen))-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*(?:(?:abacus|snellees))s?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*(?:(?:abacus|hurtiglæsning)) ?(?:undervisning|kursus|kurser|skole)|*(?:(?:abacus|snabbläsning)) ?(?:lektioner|kurs|kurser|undervisning|skola)|*(?:(?:abacus|hurtiglesing)) ?(?:undervisning|kurs|timer|skole)|*hraðlestrar ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')(?:(?:calcul mental|boulier|lecture rapide))|(?:clases|cursos?|escuela|academia|profesor|profesora) de (?:(?:ábaco|cálculo mental|lectura rápida|aritmética mental))|(?:classes|cursos?|escola) (?:de |d')(?:(?:càlcul mental|àbac))|(?:clases|cursos?|escola) de (?:(?:cálculo mental|ábaco))|(?:aulas|cursos?|escola|professor|professora) de (?:(?:ábaco|cálculo mental|soroban|leitura dinâmica))|(?:lezioni|corsi|corso|scuola) (?:di |d')(?:(?:calcolo mentale|abaco|soroban|lettura veloce))|(?:cursuri|curs|lecții|ore|școală) (?:de )?(?:(?:aritmetică mentală|calcul mental|abac|citire rapidă))",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:(?:arytmetyki mentalnej|szybkiego czytania|mentalnej arytmetyki))|(?:výuka|lekce|kurzy?|hodiny|škola) (?:(?:mentální aritmetiky|rychločtení))|(?:výučba|lekcie|kurzy?|hodiny|škola) (?:(?:mentálnej aritmetiky|rýchleho čítania))|(?:tečaj|tečaji|šola|učenje|pouk) (?:(?:mentalne aritmetike|hitrega branja))|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) (?:(?:mentalne aritmetike|brzog čitanja))',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) (?:(?:ментальной арифметики|скорочтения|устного сч[её]та))|ментальная арифметика|скорочтение|(?:уроки|курси|школа|навчання|заняття) (?:(?:ментальної арифметики|швидкочитання|усного рахунку))|ментальна арифметика|швидкочитання|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) (?:(?:ментална аритметика|бързо четене))|ментална аритметика|(?:часови|курс|курсеви|школа) (?:по|за) (?:(?:ментална аритметика|брзо читање))',
      'fi et lv lt hu':
        '*(?:(?:pikalukemis|helmitaulu)) ?(?:tunnit|tunti|opetus|koulu|kurssi)*|(?:(?:peastarvutamise|kiirlugemise)) ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|(?:(?:mentālās aritmētikas|ātrlasīšanas)) (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|mentālā aritmētika|ātrlasīšana|(?:(?:mentalinės aritmetikos|greitojo skaitymo)) (?:pamok|kurs|mokykl)\\p{L}*|mentalinė aritmetika|greitasis skaitymas|(?:(?:mentális aritmetika|abakusz|gyorsolvasó))[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*|mentális aritmetika|szorobán',
      'el tr':
        '(?:μαθήματα|σχολή|σεμινάρια) (?:(?:νοερής αριθμητικής|άβακα|ταχυανάγνωσης))|(?:(?:mental aritmetik|hızlı okuma|abaküs)) (?:dersi|dersleri|kursu|okulu|eğitimi)|mental aritmetik|hızlı okuma',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:(?:الحساب الذهني|حساب ذهني|القراءة السريعة))|الحساب الذهني|(?:שיעורי|קורס|לימודי) (?:(?:חשבון מנטלי|קריאה מהירה))|בית ספר ל(?:(?:חשבון מנטלי|קריאה מהירה))|(?:آموزش|کلاس|کلاس های|آموزشگاه) (?:(?:چرتکه|محاسبات ذهنی|تندخوانی))|چرتکه|تندخوانی',
      'hi th vi id':
        '(?:अबेकस) (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)(?:(?:จินตคณิต|ลูกคิด))|จินตคณิต|(?:dạy|học|lớp|khóa học) (?:(?:toán tư duy|soroban|bàn tính))|toán tư duy|toán soroban|(?:les|kursus|kelas|sekolah) (?:(?:sempoa|jarimatika))|sempoa|jarimatika',
      'ja ko zh':
        '(?:(?:そろばん|珠算|速読|暗算))(?:教室|スクール|レッスン|講座)|(?:(?:주산|암산|속독|주산암산)) ?(?:교실|학원|레슨|수업|클래스)|(?:(?:珠心算|速算|速读))(?:课程|培训|教学|教室|学校|课)|(?:(?:珠心算|速算|速讀))(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'drone pilot school',
    bucket: 'Education',
    narrows: 'flying school',
    words: {
      en: '(?:(?:drone|drone pilot|uav|rpas)) (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)|drone (?:pilot )?(?:training|licen[cs]es?|certification)|drone academy',
      'de nl':
        '*(?:(?:drohnen|drohnenpilot\\p{L}*))-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|drohnenführerschein|*drohnen-?ausbildung|*(?:(?:drone|dronepiloot))s?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)|drone ?opleiding\\p{L}*|dronebewijs',
      'da sv nb is':
        '*drone ?(?:undervisning|kursus|kurser|skole)|dronebevis|dronecertifikat|*drönar ?(?:lektioner|kurs|kurser|undervisning|skola)|drönarkort|drönarutbildning|*drone ?(?:undervisning|kurs|timer|skole)|droneopplæring|dronesertifikat|*dróna ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')(?:(?:drones?|pilotage de drones?|télépilote))|formations? (?:de )?(?:télépilote|drones?)|(?:clases|cursos?|escuela|academia|profesor|profesora) de (?:(?:drones|piloto de drones?))|(?:classes|cursos?|escola) (?:de |d')drons|(?:clases|cursos?|escola) de drons|(?:aulas|cursos?|escola|professor|professora) de (?:(?:drones?|piloto de drones?|pilotagem de drones))|(?:lezioni|corsi|corso|scuola) (?:di |d')(?:(?:droni|pilota (?:di )?droni))|patentino drone?i?|(?:cursuri|curs|lecții|ore|școală) (?:de )?(?:(?:drone|pilot (?:de )?dronă|pilotare drone))",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:(?:dronów|pilotów dronów|operatora drona|na drony))|szkoleni\\p{L}+ (?:na )?dron\\p{L}*|kurs na drona|(?:výuka|lekce|kurzy?|hodiny|škola) (?:(?:dronů|létání s drony|pilotů dronů))|pilotní výcvik dronů|(?:výučba|lekcie|kurzy?|hodiny|škola) (?:(?:dronov|pilotov dronov))|(?:tečaj|tečaji|šola|učenje|pouk) (?:(?:dronov|pilotov dronov))|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) (?:(?:dronova|upravljanja dronom|pilota dronova))',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) (?:(?:пилотов дронов|дронов|операторов бпла|пилотирования дронов|бпла))|обучение (?:операторов|пилотов) (?:дронов|бпла|беспилотников)|(?:уроки|курси|школа|навчання|заняття) (?:(?:пілотів дронів|операторів бпла|дронів|пілотування fpv))|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) (?:(?:дрон|дронове|пилоти на дронове))|(?:часови|курс|курсеви|школа) (?:по|за) (?:дронови)',
      'fi et lv lt hu':
        '*(?:(?:drooni|lennokki|droni)) ?(?:tunnit|tunti|opetus|koulu|kurssi)*|droonikoulutu\\p{L}*|(?:(?:drooni|droonipiloodi|droonijuhi)) ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|droonikoolitus\\p{L}*|(?:(?:dronu|dronu pilotu)) (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|(?:(?:dronų|dronų pilotų)) (?:pamok|kurs|mokykl)\\p{L}*|(?:(?:drón|drónpilóta|drónpilóta))[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*|drónpilóta ?képzés\\p{L}*|drónképzés\\p{L}*',
      'el tr':
        '(?:μαθήματα|σχολή|σεμινάρια) (?:(?:drone|χειριστών drones|χειριστών drone))|(?:(?:drone|drone pilotluğu|iha|iha pilot)) (?:dersi|dersleri|kursu|okulu|eğitimi)|drone ehliyeti|iha-?[01] ?\\p{L}*|drone pilot\\p{L}* (?:eğitim|kurs)\\p{L}*',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:(?:درون|قيادة الدرون|الدرون|طائرات بدون طيار))|(?:שיעורי|קורס|לימודי) (?:(?:רחפנים|רחפן|הטסת רחפנים))|בית ספר ל(?:(?:רחפנים|רחפן|הטסת רחפנים))|רישיון רחפן|(?:آموزش|کلاس|کلاس های|آموزشگاه) (?:(?:پهپاد|خلبانی پهپاد|کوادکوپتر))',
      'hi th vi id':
        'ड्रोन (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)(?:(?:โดรน|บินโดรน))|(?:dạy|học|lớp|khóa học) (?:(?:drone|flycam|lái drone))|(?:les|kursus|kelas|sekolah) (?:(?:drone|pilot drone))',
      'ja ko zh':
        '(?:(?:ドローン|ドローン操縦))(?:教室|スクール|レッスン|講座)|(?:(?:드론|드론조종|드론자격증)) ?(?:교실|학원|레슨|수업|클래스)|(?:(?:无人机|航拍))(?:课程|培训|教学|教室|学校|课)|(?:(?:無人機|航拍))(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'boating licence school',
    bucket: 'Education',
    narrows: 'sailing school',
    words: {
      en: '(?:(?:boating|powerboat|yachtmaster|skipper|day skipper|boat handling|rya|jet ski licence)(?! club)) (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      'de nl':
        '*(?:(?:sportbootführerschein|bootsführerschein|motorboot|skipper|sbf))-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*sportbootführerschein\\p{L}*|*bootsführerschein\\p{L}*|*bootsschule\\p{L}*|*motorbootschule|*(?:(?:vaarbewijs|motorboot|vaar))s?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)|*vaarbewijs\\p{L}*|*vaarschool',
      'da sv nb is':
        '*(?:(?:speedbåds|duelighedsbevis|yachtskipper)) ?(?:undervisning|kursus|kurser|skole)|*speedbådskørekort|*duelighedsbevis|yachtskipper|*(?:(?:förarbevis|skepparexamen|båtförar)) ?(?:lektioner|kurs|kurser|undervisning|skola)|*förarintyg\\p{L}*|*skepparexamen|*båtkörkort|*(?:(?:båtfører|kystskipper)) ?(?:undervisning|kurs|timer|skole)|*båtførerprøve\\p{L}*|*båtførerkurs|*båtsertifikat|*(?:(?:skemmtibáta|smáskipa)) ?(?:kennsla|nám|námskeið|skóli)*|skemmtibátapróf|pungapróf|smáskipanám\\p{L}*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')(?:(?:permis (?:bateau|côtier|hauturier|fluvial)))|(?:permis bateau|bateau[- ]école)\\p{L}*|(?:clases|cursos?|escuela|academia|profesor|profesora) de (?:(?:náutica|per|patrón de embarcaciones|licencia de navegación|titulaciones náuticas))|(?:escuela|academia) náutica|titulín|titulaciones náuticas|licencia de navegación|patrón de embarcaciones|(?:classes|cursos?|escola) (?:de |d')(?:nàutica)|escola nàutica|titulacions nàutiques|llicència de navegació|(?:clases|cursos?|escola) de (?:náutica)|escola náutica|titulacións náuticas|(?:aulas|cursos?|escola|professor|professora) de (?:(?:arrais amador|navegador de recreio|marinheiro|patrão local|motonauta))|arrais amador|carta de (?:marinheiro|navegador|patrão)|habilitação náutica|(?:lezioni|corsi|corso|scuola) (?:di |d')(?:(?:patente nautica|patenti nautiche))|patent[ei] nautic(?:a|he)|scuola nautica|(?:cursuri|curs|lecții|ore|școală) (?:de )?(?:(?:permis (?:de )?(?:ambarcațiune|barcă|skipper)|conducător ambarcațiuni|skipper))|permis (?:de )?(?:ambarcațiuni|barcă|șalupă)|permis conducere ambarcațiuni",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:(?:motorowodn\\p{L}+|sternik\\p{L}*|patent motorowodny|na patent))|patent (?:motorowodn|żeglarsk)\\p{L}+|sternik motorowodny|kurs(?:y)? motorowodn\\p{L}+|(?:výuka|lekce|kurzy?|hodiny|škola) (?:(?:vůdce malého plavidla|kapitánské|vmp|na vůdce))|kapitánské (?:zkoušky|kurzy)|vůdce malého plavidla|průkaz vmp|(?:výučba|lekcie|kurzy?|hodiny|škola) (?:(?:vodcu malého plavidla|kapitánske|na vodcu))|kapitánske (?:skúšky|kurzy)|vodca malého plavidla|(?:tečaj|tečaji|šola|učenje|pouk) (?:(?:voditelja čolna|za voditelja čolna|skiper))|izpit za (?:voditelja )?čoln\\p{L}*|voditelj čolna|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) (?:(?:za voditelja brodice|skipera))|voditelj brodice|škola za skipere|ispit za voditelja brodice|dozvola za čamac',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) (?:(?:судовождения|капитанов|яхтенных капитанов|права гимс|на права гимс))|права гимс|права на (?:катер|лодку|яхту|гидроцикл)|обучение судоводителей|(?:уроки|курси|школа|навчання|заняття) (?:(?:судноводіїв|судноводіння|шкіперів|яхтових капітанів))|права на (?:катер|човен|яхту)|навчання судноводіїв|школа шкіперів|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) (?:(?:водач на малък кораб|шкипери|водачи на (?:яхти|малък кораб)))|капитански курс\\p{L}*|водач на малък кораб|водач на (?:кораб|яхта) до 40|(?:часови|курс|курсеви|школа) (?:по|за) (?:(?:скипер|управувач на чамец))',
      'fi et lv lt hu':
        '*(?:(?:rannikkolaivuri|saaristolaivuri|vuokraveneenkuljettaja)) ?(?:tunnit|tunti|opetus|koulu|kurssi)*|saaristolaivuri\\p{L}*|rannikkolaivuri\\p{L}*|veneilykoulu\\p{L}*|(?:(?:väikelaevajuhi|paadijuhi|jahtkapteni)) ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|väikelaevajuhi\\p{L}*|paadiload|väikelaevajuhtide\\p{L}*|(?:(?:atpūtas kuģu vadītāju|motorlaivu vadītāju|jahtu kapteiņu)) (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|(?:laivas|kuģošanas līdzekļa) vadītāja (?:kursi|apliecība)|atpūtas kuģu vadītāj\\p{L}*|(?:(?:laivavedžių|vidaus vandenų laivavedžių|jachtos kapitono)) (?:pamok|kurs|mokykl)\\p{L}*|laivavedži\\p{L}+ kurs\\p{L}*|laivo teisės|(?:(?:hajóvezető|kedvtelési célú|kishajó|jachtskipper))[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*|hajóvezető\\p{L}* ?(?:tanfolyam|képzés|jogosítvány)\\p{L}*|kishajó\\p{L}*vezető\\p{L}*',
      'el tr':
        '(?:μαθήματα|σχολή|σεμινάρια) (?:(?:σκάφους|ταχυπλόου|ταχύπλοου|χειριστών σκαφών))|δίπλωμα (?:σκάφους|ταχυπλόου|ταχύπλοου)|άδεια ταχυπλόου|(?:(?:amatör denizci|kaptanlık|yat kaptanlığı|tekne kaptanlığı)) (?:dersi|dersleri|kursu|okulu|eğitimi)|amatör denizci\\p{L}*|tekne ehliyeti|kaptanlık ehliyeti',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:رخصة (?:قيادة )?(?:قارب|بحرية|نزهة)|رخصة قيادة (?:ال)?قوارب)|(?:שיעורי|קורס|לימודי) (?:(?:סקיפרים|משיטים|משיט))|בית ספר ל(?:(?:סקיפרים|משיטים|משיט))|רישיון (?:סקיפר|משיט|שיט)|קורס סקיפרים|בית ספר לשייט|(?:آموزش|کلاس|کلاس های|آموزشگاه) (?:(?:ناخدایی|قایقرانی|هدایت شناور))|گواهینامه (?:قایقرانی|ناخدایی)',
      'th vi': 'ใบขับขี่เรือ|เรียนขับเรือ|bằng lái (?:tàu|cano|thuyền|du thuyền)',
      'ja ko zh':
        '(?:(?:船舶免許|ボート免許|小型船舶))(?:教室|スクール|レッスン|講座)|(?:小型)?船舶免許|ボート免許|(?:(?:조종면허|동력수상레저|요트면허)) ?(?:교실|학원|레슨|수업|클래스)|(?:동력수상레저|보트|요트) ?(?:조종)?면허|(?:(?:游艇驾照|船舶驾驶|游艇驾驶))(?:课程|培训|教学|教室|学校|课)|游艇驾(?:照|驶证)|游艇驾驶培训|(?:(?:遊艇駕照|船舶駕駛|遊艇駕駛))(?:課程|培訓|教學|教室|學校|課)|遊艇駕(?:照|駛證)|遊艇駕駛培訓',
    },
  },
];
