import type { Kind } from './kind.ts';

/** Lessons in music and arts. */
export const LESSONS_IN_MUSIC_AND_ARTS: readonly Kind[] = [
  {
    name: 'piano teacher',
    bucket: 'Education',
    narrows: 'music school',
    words: {
      en: 'piano (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      'de nl':
        '*(?:(?:klavier|keyboard))-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*pianos?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*klaver ?(?:undervisning|kursus|kurser|skole)|*piano ?(?:lektioner|kurs|kurser|undervisning|skola)|*piano ?(?:undervisning|kurs|timer|skole)|*píanó ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')piano|(?:clases|cursos?|escuela|academia|profesor|profesora) de piano|(?:classes|cursos?|escola) (?:de |d')piano|(?:clases|cursos?|escola) de piano|(?:aulas|cursos?|escola|professor|professora) de piano|(?:lezioni|corsi|corso|scuola) (?:di |d')pianoforte|(?:cursuri|curs|lecții|ore|școală) (?:de )?pian",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:(?:gry na (?:pianinie|fortepianie)))|(?:výuka|lekce|kurzy?|hodiny|škola) (?:(?:hry na klavír|klavíru))|(?:výučba|lekcie|kurzy?|hodiny|škola) (?:(?:hry na klavír|klavíra))|(?:tečaj|tečaji|šola|učenje|pouk) klavirja|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) klavira',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) (?:(?:фортепиано|игры на фортепиано))|(?:уроки|курси|школа|навчання|заняття) (?:(?:фортепіано|гри на фортепіано))|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) пиано|(?:часови|курс|курсеви|школа) (?:по|за) пијано',
      'fi et lv lt hu':
        '*(?:(?:piano|pianon)) ?(?:tunnit|tunti|opetus|koulu|kurssi)*|klaveri ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|(?:(?:klavier|klavierspēles)) (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|fortepijono (?:pamok|kurs|mokykl)\\p{L}*|zongora[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*',
      'el tr': '(?:μαθήματα|σχολή|σεμινάρια) πιάνου|piyano (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:ال)?بيانو|(?:שיעורי|קורס|לימודי) פסנתר|בית ספר לפסנתר|(?:آموزش|کلاس|کلاس های|آموزشگاه) پیانو',
      'hi th vi id':
        'पियानो (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)เปียโน|(?:dạy|học|lớp|khóa học) (?:đàn )?piano|(?:les|kursus|kelas|sekolah) piano',
      'ja ko zh':
        'ピアノ(?:教室|スクール|レッスン|講座)|피아노 ?(?:교실|학원|레슨|수업|클래스)|钢琴(?:课程|培训|教学|教室|学校|课)|鋼琴(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'guitar teacher',
    bucket: 'Education',
    narrows: 'music school',
    words: {
      en: '(?:(?:guitar|ukulele|bass guitar)) (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      'de nl':
        '*gitarren-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*gitaars?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*guitar ?(?:undervisning|kursus|kurser|skole)|*gitarr ?(?:lektioner|kurs|kurser|undervisning|skola)|*gitar ?(?:undervisning|kurs|timer|skole)|*gítar ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')guitare|(?:clases|cursos?|escuela|academia|profesor|profesora) de guitarra|(?:classes|cursos?|escola) (?:de |d')guitarra|(?:clases|cursos?|escola) de guitarra|(?:aulas|cursos?|escola|professor|professora) de (?:(?:guitarra|violão))|(?:lezioni|corsi|corso|scuola) (?:di |d')chitarra|(?:cursuri|curs|lecții|ore|școală) (?:de )?chitară",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:(?:gry na gitarze|gitary))|(?:výuka|lekce|kurzy?|hodiny|škola) (?:(?:hry na kytaru|kytary))|(?:výučba|lekcie|kurzy?|hodiny|škola) (?:(?:hry na gitaru|gitary))|(?:tečaj|tečaji|šola|učenje|pouk) kitare|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) gitare',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) (?:(?:игры на гитаре|гитары))|(?:уроки|курси|школа|навчання|заняття) (?:(?:гри на гітарі|гітари))|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) китара|(?:часови|курс|курсеви|школа) (?:по|за) гитара',
      'fi et lv lt hu':
        '*kitara ?(?:tunnit|tunti|opetus|koulu|kurssi)*|kitarri ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|(?:(?:ģitāras|ģitārspēles)) (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|gitaros (?:pamok|kurs|mokykl)\\p{L}*|gitár[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*',
      'el tr': '(?:μαθήματα|σχολή|σεμινάρια) κιθάρας|gitar (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:ال)?جيتار|(?:שיעורי|קורס|לימודי) גיטרה|בית ספר לגיטרה|(?:آموزش|کلاس|کلاس های|آموزشگاه) گیتار',
      'hi th vi id':
        'गिटार (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)กีตาร์|(?:dạy|học|lớp|khóa học) (?:đàn )?guitar|(?:les|kursus|kelas|sekolah) gitar',
      'ja ko zh':
        'ギター(?:教室|スクール|レッスン|講座)|(?:기타(?! ?(?:과목|학원비))) ?(?:교실|학원|레슨|수업|클래스)|吉他(?:课程|培训|教学|教室|学校|课)|吉他(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'violin teacher',
    bucket: 'Education',
    narrows: 'music school',
    words: {
      en: '(?:(?:violin|cello|viola|strings)) (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      'de nl':
        '*(?:(?:geigen|violin|cello))-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*(?:(?:viool|cello))s?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*violin ?(?:undervisning|kursus|kurser|skole)|*(?:(?:fiol|violin)) ?(?:lektioner|kurs|kurser|undervisning|skola)|*fiolin ?(?:undervisning|kurs|timer|skole)|*fiðlu ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')(?:(?:violon|violoncelle))|(?:clases|cursos?|escuela|academia|profesor|profesora) de (?:(?:violín|violonchelo))|(?:classes|cursos?|escola) (?:de |d')violí|(?:clases|cursos?|escola) de violín|(?:aulas|cursos?|escola|professor|professora) de (?:(?:violino|violoncelo))|(?:lezioni|corsi|corso|scuola) (?:di |d')violino|(?:cursuri|curs|lecții|ore|școală) (?:de )?(?:(?:vioară|violoncel))",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) gry na skrzypcach|(?:výuka|lekce|kurzy?|hodiny|škola) hry na housle|(?:výučba|lekcie|kurzy?|hodiny|škola) hry na husle|(?:tečaj|tečaji|šola|učenje|pouk) violine|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) violine',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) (?:(?:игры на скрипке|скрипки))|(?:уроки|курси|школа|навчання|заняття) (?:(?:гри на скрипці|скрипки))|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) цигулка|(?:часови|курс|курсеви|школа) (?:по|за) виолина',
      'fi et lv lt hu':
        '*viulu ?(?:tunnit|tunti|opetus|koulu|kurssi)*|viiuli ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|vijoles (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|smuiko (?:pamok|kurs|mokykl)\\p{L}*|hegedű[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*',
      'el tr': '(?:μαθήματα|σχολή|σεμινάρια) βιολιού|keman (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:ال)?كمان|(?:שיעורי|קורס|לימודי) כינור|בית ספר לכינור|(?:آموزش|کلاس|کلاس های|آموزشگاه) ویولن',
      'hi th vi id':
        'वायलिन (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)ไวโอลิน|(?:dạy|học|lớp|khóa học) (?:đàn )?violin|(?:les|kursus|kelas|sekolah) biola',
      'ja ko zh':
        'バイオリン(?:教室|スクール|レッスン|講座)|바이올린 ?(?:교실|학원|레슨|수업|클래스)|小提琴(?:课程|培训|教学|教室|学校|课)|小提琴(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'drum teacher',
    bucket: 'Education',
    narrows: 'music school',
    words: {
      en: '(?:(?:drums?|drum kit|percussion|djembe)) (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      'de nl':
        '*(?:(?:schlagzeug|trommel|percussion))-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*(?:(?:drum|slagwerk|djembé))s?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*tromme ?(?:undervisning|kursus|kurser|skole)|*trum ?(?:lektioner|kurs|kurser|undervisning|skola)|*tromme ?(?:undervisning|kurs|timer|skole)|*trommu ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')(?:(?:batterie|percussions?|djembé))|(?:clases|cursos?|escuela|academia|profesor|profesora) de (?:(?:batería|percusión))|(?:classes|cursos?|escola) (?:de |d')(?:(?:bateria|percussió))|(?:clases|cursos?|escola) de (?:(?:batería|percusión))|(?:aulas|cursos?|escola|professor|professora) de (?:(?:bateria|percussão))|(?:lezioni|corsi|corso|scuola) (?:di |d')(?:(?:batteria|percussioni))|(?:cursuri|curs|lecții|ore|școală) (?:de )?(?:(?:tobe|percuție))",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:gry na (?:perkusji|bębnach))|(?:výuka|lekce|kurzy?|hodiny|škola) hry na bicí|(?:výučba|lekcie|kurzy?|hodiny|škola) hry na bicie|(?:tečaj|tečaji|šola|učenje|pouk) bobnov|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) bubnjeva',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) (?:игры на (?:барабанах|ударных))|(?:уроки|курси|школа|навчання|заняття) (?:гри на (?:барабанах|ударних))|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) (?:(?:барабани|ударни))|(?:часови|курс|курсеви|школа) (?:по|за) тапани',
      'fi et lv lt hu':
        '*(?:(?:rumpu|rumpujen)) ?(?:tunnit|tunti|opetus|koulu|kurssi)*|trummi ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|bungu (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|(?:(?:būgnų|mušamųjų)) (?:pamok|kurs|mokykl)\\p{L}*|dob[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*',
      'el tr':
        '(?:μαθήματα|σχολή|σεμινάρια) (?:(?:ντραμς|κρουστών))|(?:(?:davul|bateri|perküsyon)) (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:(?:درامز|إيقاع))|(?:שיעורי|קורס|לימודי) תופים|בית ספר לתופים|(?:آموزش|کلاس|کلاس های|آموزشگاه) (?:(?:درام|تنبک|دف))',
      'hi th vi id':
        '(?:(?:ड्रम|तबला)) (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)กลอง|(?:dạy|học|lớp|khóa học) trống|(?:les|kursus|kelas|sekolah) drum',
      'ja ko zh':
        '(?:(?:ドラム|和太鼓))(?:教室|スクール|レッスン|講座)|드럼 ?(?:교실|학원|레슨|수업|클래스)|(?:(?:架子鼓|爵士鼓))(?:课程|培训|教学|教室|学校|课)|(?:(?:架子鼓|爵士鼓))(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'drawing and painting classes',
    bucket: 'Education',
    narrows: 'art school',
    words: {
      en: '(?:(?:drawing|painting|art|watercolou?r|life drawing|sketching|manga drawing)) (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      'de nl':
        '*(?:(?:mal|zeichen|aquarell))-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*(?:(?:teken|schilder|aquarel))s?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*(?:(?:male|tegne|akvarel)) ?(?:undervisning|kursus|kurser|skole)|*(?:(?:måleri|målar|teckning|akvarell)) ?(?:lektioner|kurs|kurser|undervisning|skola)|*(?:(?:male|tegne|akvarell)) ?(?:undervisning|kurs|timer|skole)|*(?:(?:teikni|málara)) ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')(?:(?:dessin|peinture|dessin et peinture|aquarelle))|(?:clases|cursos?|escuela|academia|profesor|profesora) de (?:(?:dibujo|pintura|dibujo y pintura|acuarela))|(?:classes|cursos?|escola) (?:de |d')(?:(?:dibuix|pintura|aquarel·la))|(?:clases|cursos?|escola) de (?:(?:debuxo|pintura))|(?:aulas|cursos?|escola|professor|professora) de (?:(?:desenho|pintura|aquarela|aguarela))|(?:lezioni|corsi|corso|scuola) (?:di |d')(?:(?:disegno|pittura|acquerello))|(?:cursuri|curs|lecții|ore|școală) (?:de )?(?:(?:desen|pictură|acuarelă))",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:(?:rysunku|malarstwa|malowania))|(?:výuka|lekce|kurzy?|hodiny|škola) (?:(?:kreslení|malování))|(?:výučba|lekcie|kurzy?|hodiny|škola) (?:(?:kreslenia|maľovania))|(?:tečaj|tečaji|šola|učenje|pouk) (?:(?:risanja|slikanja))|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) (?:(?:crtanja|slikanja))',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) (?:(?:рисования|живописи|рисунка|акварели))|(?:уроки|курси|школа|навчання|заняття) (?:(?:малювання|живопису))|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) (?:(?:рисуване|живопис))|(?:часови|курс|курсеви|школа) (?:по|за) (?:(?:цртање|сликање))',
      'fi et lv lt hu':
        '*(?:(?:piirustus|maalaus|akvarelli)) ?(?:tunnit|tunti|opetus|koulu|kurssi)*|(?:(?:maali|joonistus|maalimis)) ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|(?:(?:zīmēšanas|gleznošanas)) (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|(?:(?:piešimo|tapybos|akvarelės)) (?:pamok|kurs|mokykl)\\p{L}*|(?:(?:rajz|festő|festés|akvarell))[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*',
      'el tr':
        '(?:μαθήματα|σχολή|σεμινάρια) (?:(?:σχεδίου|ζωγραφικής|ελεύθερου σχεδίου))|(?:(?:resim|çizim|karakalem)) (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:ال)?رسم|(?:שיעורי|קורס|לימודי) (?:(?:ציור|רישום))|בית ספר ל(?:(?:ציור|רישום))|(?:آموزش|کلاس|کلاس های|آموزشگاه) (?:(?:نقاشی|طراحی))',
      'hi th vi id':
        '(?:(?:ड्राइंग|पेंटिंग)) (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)(?:(?:วาดรูป|วาดภาพ|ศิลปะเด็ก))|(?:dạy|học|lớp|khóa học) (?:(?:vẽ|hội họa))|(?:les|kursus|kelas|sekolah) (?:(?:melukis|menggambar|lukis))',
      'ja ko zh':
        '(?:(?:絵画|デッサン|水彩|お絵かき))(?:教室|スクール|レッスン|講座)|(?:(?:미술|드로잉|그림)) ?(?:교실|학원|레슨|수업|클래스)|(?:(?:绘画|美术|素描|画画))(?:课程|培训|教学|教室|学校|课)|(?:(?:繪畫|美術|素描|畫畫))(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'photography courses',
    bucket: 'Education',
    narrows: 'art school',
    parts: {
      'film-making courses': 'film ?making|video edit|de cine|영상|filmm',
      'photography courses': 'photo|foto|写真|カメラ|사진|摄影|攝影|фото',
    },
    words: {
      en: '(?:(?:photography|photo|film ?making|video editing)) (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      'de nl':
        '*(?:(?:foto|fotografie|filmemacher))-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*(?:(?:fotografie|foto))s?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*(?:(?:foto|fotografi)) ?(?:undervisning|kursus|kurser|skole)|*(?:(?:foto|fotograferings)) ?(?:lektioner|kurs|kurser|undervisning|skola)|*(?:(?:foto|fotografi)) ?(?:undervisning|kurs|timer|skole)|*ljósmynda ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')(?:(?:photo|photographie))|(?:clases|cursos?|escuela|academia|profesor|profesora) de (?:(?:fotografía|cine))|(?:classes|cursos?|escola) (?:de |d')fotografia|(?:clases|cursos?|escola) de fotografía|(?:aulas|cursos?|escola|professor|professora) de fotografia|(?:lezioni|corsi|corso|scuola) (?:di |d')fotografia|(?:cursuri|curs|lecții|ore|școală) (?:de )?(?:(?:foto|fotografie))",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) fotografii|(?:výuka|lekce|kurzy?|hodiny|škola) fotografování|(?:výučba|lekcie|kurzy?|hodiny|škola) (?:(?:fotografovania|fotenia))|(?:tečaj|tečaji|šola|učenje|pouk) fotografije|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) fotografije',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) (?:(?:фотографии|фотографов))|(?:уроки|курси|школа|навчання|заняття) (?:(?:фотографії|фотографів))|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) (?:(?:фотография|фотографи))|(?:часови|курс|курсеви|школа) (?:по|за) фотографија',
      'fi et lv lt hu':
        '*(?:(?:valokuvaus|valokuva)) ?(?:tunnit|tunti|opetus|koulu|kurssi)*|(?:(?:foto|fotograafia)) ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|(?:(?:foto|fotografēšanas)) (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|(?:(?:fotografijos|fotografavimo)) (?:pamok|kurs|mokykl)\\p{L}*|(?:(?:fotós|fotó|fényképész))[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*',
      'el tr':
        '(?:μαθήματα|σχολή|σεμινάρια) φωτογραφίας|(?:(?:fotoğraf|fotoğrafçılık)) (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:ال)?تصوير|(?:שיעורי|קורס|לימודי) צילום|בית ספר לצילום|(?:آموزش|کلاس|کلاس های|آموزشگاه) (?:(?:عکاسی|فیلمسازی))',
      'hi th vi id':
        'फोटोग्राफी (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)ถ่ายภาพ|(?:dạy|học|lớp|khóa học) (?:(?:chụp ảnh|nhiếp ảnh))|(?:les|kursus|kelas|sekolah) fotografi',
      'ja ko zh':
        '(?:(?:写真|カメラ))(?:教室|スクール|レッスン|講座)|(?:(?:사진|영상편집)) ?(?:교실|학원|레슨|수업|클래스)|(?:摄影)(?:课程|培训|教学|教室|学校|课)|(?:攝影)(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'calligraphy classes',
    bucket: 'Education',
    narrows: ['art school', 'stationery or art supplies shop'],
    words: {
      en: '(?:(?:calligraphy|hand ?lettering)) (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      'de nl':
        '*(?:(?:kalligraphie|kalligrafie|handlettering))-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*(?:(?:kalligrafie|handlettering))s?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*kalligrafi ?(?:undervisning|kursus|kurser|skole)|*(?:(?:kalligrafi|textnings)) ?(?:lektioner|kurs|kurser|undervisning|skola)|*kalligrafi ?(?:undervisning|kurs|timer|skole)|*skrautskriftar ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')calligraphie|(?:clases|cursos?|escuela|academia|profesor|profesora) de caligrafía|(?:classes|cursos?|escola) (?:de |d')cal·ligrafia|(?:clases|cursos?|escola) de caligrafía|(?:aulas|cursos?|escola|professor|professora) de caligrafia|(?:lezioni|corsi|corso|scuola) (?:di |d')calligrafia|(?:cursuri|curs|lecții|ore|școală) (?:de )?caligrafie",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) kaligrafii|(?:výuka|lekce|kurzy?|hodiny|škola) kaligrafie|(?:výučba|lekcie|kurzy?|hodiny|škola) kaligrafie|(?:tečaj|tečaji|šola|učenje|pouk) kaligrafije|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) kaligrafije',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) каллиграфии|(?:уроки|курси|школа|навчання|заняття) каліграфії|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) калиграфия|(?:часови|курс|курсеви|школа) (?:по|за) калиграфија',
      'fi et lv lt hu':
        '*kalligrafia ?(?:tunnit|tunti|opetus|koulu|kurssi)*|kalligraafia ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|kaligrāfijas (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|kaligrafijos (?:pamok|kurs|mokykl)\\p{L}*|kalligráfia[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*',
      'el tr': '(?:μαθήματα|σχολή|σεμινάρια) καλλιγραφίας|(?:(?:kaligrafi|hat)) (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:(?:ال)?خط العربي|الخط)|(?:שיעורי|קורס|לימודי) (?:(?:קליגרפיה|קליגרפייה))|בית ספר ל(?:(?:קליגרפיה|קליגרפייה))|(?:آموزش|کلاس|کلاس های|آموزشگاه) (?:(?:خوشنویسی|خطاطی))',
      'hi th vi id':
        'सुलेख (?:क्लास|क्लासेस|कक्षाएं|प्रशिक्षण)|(?:เรียน|สอน|คอร์ส)(?:(?:คัดลายมือ|เขียนพู่กัน))|(?:dạy|học|lớp|khóa học) (?:(?:thư pháp|luyện chữ đẹp))|(?:les|kursus|kelas|sekolah) kaligrafi',
      'ja ko zh':
        '(?:(?:書道|習字|カリグラフィー|硬筆))(?:教室|スクール|レッスン|講座)|(?:(?:캘리그라피|서예)) ?(?:교실|학원|레슨|수업|클래스)|(?:(?:书法|硬笔))(?:课程|培训|教学|教室|学校|课)|(?:(?:書法|硬筆))(?:課程|培訓|教學|教室|學校|課)',
    },
  },
  {
    name: 'floristry school',
    bucket: 'Education',
    narrows: 'vocational school',
    words: {
      en: '(?:(?:floristry|flower arranging|floral design|ikebana)) (?:lessons?|classes|tuition|courses?|teachers?|tutors?|schools?|academy)',
      'de nl':
        '*(?:(?:floristik|blumenbinde|ikebana))-?(?:unterricht|kurse?|schule|lehrer|lehrerin|stunden)|*(?:(?:bloemschik|bloemsierkunst))s?[ -]?(?:les|lessen|cursus|cursussen|school|leraar|docent)',
      'da sv nb is':
        '*(?:(?:blomsterbinder|blomsterbinding)) ?(?:undervisning|kursus|kurser|skole)|*(?:(?:blomsterbindnings|florist|floristik)) ?(?:lektioner|kurs|kurser|undervisning|skola)|*(?:(?:blomsterbinding|blomsterdekoratør)) ?(?:undervisning|kurs|timer|skole)|*blómaskreyti ?(?:kennsla|nám|námskeið|skóli)*',
      'fr es ca gl pt it ro':
        "(?:cours|école|professeur|leçons) (?:de |d')(?:(?:art floral|fleuriste|composition florale|ikebana))|(?:clases|cursos?|escuela|academia|profesor|profesora) de (?:(?:floristería|arte floral|diseño floral|floristas))|(?:classes|cursos?|escola) (?:de |d')(?:(?:art floral|floristeria))|(?:clases|cursos?|escola) de (?:arte floral)|(?:aulas|cursos?|escola|professor|professora) de (?:(?:arte floral|florista|design floral))|(?:lezioni|corsi|corso|scuola) (?:di |d')(?:(?:floral design|fioristi|composizione floreale))|(?:cursuri|curs|lecții|ore|școală) (?:de )?(?:(?:floristică|aranjamente florale|design floral))",
      'pl cs sk sl hr sr':
        '(?:nauka|lekcje|kurs|kursy|szkoła) (?:(?:florystyki|florystyczn\\p{L}+|układania kwiatów))|(?:výuka|lekce|kurzy?|hodiny|škola) (?:(?:floristiky|vázání květin|aranžování květin))|(?:výučba|lekcie|kurzy?|hodiny|škola) (?:(?:floristiky|viazania kvetov))|(?:tečaj|tečaji|šola|učenje|pouk) (?:(?:floristike|cvetličarstva|aranžiranja cvetja))|(?:tečaj|tečajevi|škola|poduka|kurs|časovi|učenje) (?:(?:floristike|aranžiranja cvijeća|cvećara))',
      'ru uk bg mk':
        '(?:уроки|курсы|школа|обучение|занятия) флористики|(?:уроки|курси|школа|навчання|заняття) флористики|(?:уроци|курс|курсове|школа|обучение) (?:по|за|на) (?:(?:флористика|аранжиране на цветя))|(?:часови|курс|курсеви|школа) (?:по|за) (?:(?:флористика|аранжирање цвеќе))',
      'fi et lv lt hu':
        '*(?:(?:floristiikka|kukkasidonta)) ?(?:tunnit|tunti|opetus|koulu|kurssi)*|(?:(?:floristika|lilleseade)) ?(?:tunnid|kursus|kursused|kool|õpe|õpetus)|(?:(?:floristikas|floristu)) (?:nodarbīb|kurs|skol|stund|apmācīb)\\p{L}*|(?:(?:floristikos|floristų|gėlių komponavimo)) (?:pamok|kurs|mokykl)\\p{L}*|(?:(?:virágkötő|virágkötészeti))[ -]?(?:oktatás|tanfolyam|óra|órák|iskola|tanár|tanítás)*',
      'el tr':
        '(?:μαθήματα|σχολή|σεμινάρια) (?:(?:ανθοδετικής|ανθοδεσίας))|(?:(?:floristik|çiçek tasarımı|çiçekçilik)) (?:dersi|dersleri|kursu|okulu|eğitimi)',
      'ar he fa':
        '(?:دروس|دورات|دورة|تعليم|مدرسة) (?:(?:تنسيق (?:ال)?زهور|تنسيق (?:ال)?ورود))|(?:שיעורי|קורס|לימודי) (?:(?:שזירת פרחים|שזירה))|בית ספר ל(?:(?:שזירת פרחים|שזירה))|(?:آموزش|کلاس|کلاس های|آموزشگاه) (?:(?:گل آرایی|گلآرایی))',
      'th vi id':
        '(?:เรียน|สอน|คอร์ส)(?:จัดดอกไม้)|(?:dạy|học|lớp|khóa học) (?:cắm hoa)|(?:les|kursus|kelas|sekolah) (?:merangkai bunga)',
      'ja ko zh':
        '(?:(?:フラワーアレンジメント|生け花|いけばな|華道))(?:教室|スクール|レッスン|講座)|(?:(?:플로리스트|꽃꽂이|플라워)) ?(?:교실|학원|레슨|수업|클래스)|(?:(?:花艺|插花))(?:课程|培训|教学|教室|学校|课)|(?:(?:花藝|插花))(?:課程|培訓|教學|教室|學校|課)',
    },
  },
];
