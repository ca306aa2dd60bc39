import type { Kind } from './kind.ts';

export const COURSES: readonly Kind[] = [
  {
    name: 'tutoring service',
    bucket: 'Education',
    words: {
      en: '(?:private |math |maths |home |online )?tutor(?:s|ing)|tuition cent(?:re|er)|exam prep(?:aration)?|11\\+ tuition|homework help',
      'de nl': '*nachhilfe*|lernstudio|lernhilfe|lerntherap*|bijles*|huiswerkbegeleiding|examentraining',
      'sv da nb': 'läxhjälp*|studiehjälp|lektiehjælp*|leksehjelp*|privatundervisning',
      'fr es pt it ca ro':
        'soutien scolaire|cours particuliers|clases particulares|apoyo escolar|refuerzo escolar|reforço escolar|aulas particulares|centro de explicações|ripetizioni|reforç escolar|classes de reforç|meditații',
      'pl cs sk hr sl': 'korepetycj*|korepetytor*|doučování|doučovanie|instrukcije|inštrukcije',
      'ru uk bg': 'репетитор*|подготовка к (?:егэ|огэ)|підготовка до (?:зно|нмт)|частни уроци',
      'fi et lv lt hu':
        'tukiopetus|valmennuskurs*|järeleaitamis*|eraõpetaja|privātskolotāj*|repetitori*|korepetitori*|korrepetál*|magántanár*',
      'el tr': 'ιδιαίτερα μαθήματα|φροντιστήρια μέσης|özel ders|dershane*',
      'ar he': 'دروس خصوصية|שיעורים פרטיים|שיעורי עזר',
      'id vi': 'bimbel|bimbingan belajar|les privat|gia sư',
      'ja zh ko': '学習塾|家庭教師|個別指導|家教|补习班|補習班|과외|입시학원',
      es: 'clases de refuerzo',
      pt: 'centro de explicações|explicações (?:de|para)',
    },
  },
  {
    name: 'adult education centre',
    bucket: 'Education',
    words: {
      en: "adult (?:education|learning)|continuing education cent(?:re|er)|evening classes|folk high school|workers[’']? educational",
      'de nl':
        '*volkshochschule*|erwachsenenbildung*|familienbildungsstätte|volksuniversiteit|volwasseneneducatie|volwassenenonderwijs',
      'sv da nb':
        'folkhögskol*|studieförbund*|vuxenutbildning*|folkuniversitet*|højskoleforening|aftenskole*|voksenuddannelse*|folkehøgskole*|voksenopplæring*|folkehøjskole*',
      'fr es pt it ca ro':
        "université populaire|formation pour adultes|educación de (?:adultos|personas adultas)|universidad popular|educação de (?:jovens e )?adultos|università popolare|educazione degli adulti|educació d['’]adults|universitate populară|universitatea populară",
      'pl cs sk hr sl':
        'uniwersytet ludowy|kształcenie dorosłych|uniwersytet otwarty|vzdělávání dospělých|vzdelávanie dospelých|pučko (?:otvoreno )?učilište|ljudska univerza',
      'ru uk bg': 'образование взрослых|освіта дорослих|народен университет|обучение за възрастни',
      'fi et lv lt hu':
        '*kansalaisopisto*|työväenopisto*|kansanopisto*|aikuiskoulutus*|rahvaülikool*|täiskasvanute (?:gümnaasium|koolitus)|pieaugušo izglītība*|suaugusiųjų švietim*|felnőttképzés*|népfőiskola*',
      'el tr': 'κέντρο διά βίου μάθησης|εκπαίδευση ενηλίκων|halk eğitim*',
      'ja zh ko': 'カルチャーセンター|生涯学習|成人教育|社區大學|평생교육원|문화센터',
    },
  },
  {
    name: 'vocational school',
    bucket: 'Education',
    words: {
      en: '(?:vocational|trade|technical|beauty|culinary|nursing|hairdressing|barber) (?:school|college|academy)|apprenticeship provider|cosmetology school',
      'de nl':
        '*berufsschule*|*berufskolleg*|berufsfachschule*|*fachschule|handelsschule|meisterschule|berufsbildungszentrum|beroepsonderwijs|mbo-?school|vakschool',
      'sv da nb': 'yrkeshögskol*|yrkesskol*|erhvervsskole*|tekniske? skole|fagskole*|yrkesfaglig',
      'fr es pt it ca ro':
        "lycée professionnel|centre de formation d['’]apprentis|formación profesional|ensino profissional|escola (?:profissional|técnica)|istituto professionale|istituto tecnico|formació professional|școală profesională|liceu tehnologic|liceul tehnologic|școală postliceală",
      'pl cs sk hr sl':
        'szkoła (?:branżowa|policealna)|technikum|zespół szkół zawodowych|střední odborn* (?:škola|učiliště)|stredná odborná škola|strukovna škola|poklicna šola|srednja poklicna',
      'ru uk bg': 'колледж*|техникум*|профтех*|професійн\\p{L}+ ліцей|фаховий коледж|професионална гимназия',
      'fi et lv lt hu':
        'ammattiopisto*|ammattikoulu*|ammatillinen oppilaitos|kutsekool*|kutsehariduskeskus*|rakenduskool|profesionālā vidusskola|tehnikums|profesinė mokykla|profesinio mokymo|szakképző*|szakgimnázium|technikum',
      'el tr': 'ιεκ|επαγγελματική σχολή|mesleki (?:ve teknik|eğitim)|meslek (?:lisesi|okulu|yüksekokulu)',
      'id vi': 'smk|sekolah menengah kejuruan|trường trung cấp|trường cao đẳng|dạy nghề',
      'ja zh ko': '専門学校|職業訓練|职业学校|职业学院|技工学校|직업전문학교',
    },
  },
  {
    name: 'art school',
    bucket: 'Education',
    parts: {
      'pottery classes': 'potter|ceram|töpfer|poter|cerám',
      'circus school': 'circ|zirk',
      'fashion school': 'fashion',
    },
    words: {
      en: '(?:art|drawing|painting|pottery|ceramics?|acting|drama|photography|fashion|circus) (?:school|classes|academy)|art lessons|drama school',
      'de nl':
        'kunstschule*|malschule*|zeichenschule|schauspielschule*|zirkusschule|töpferkurs*|malkurs*|tekenles*|schilderles*|kunstacademie|toneelschool|schilderscursus*',
      'sv da nb': 'konstskol*|teaterskol*|kulturskol*|kunstskole*|billedskole*|teaterskole*|kulturskole*|tegneskole',
      'fr es pt it ca ro':
        "école (?:d['’]art|des beaux-arts|de théâtre|de cirque)|cours de (?:dessin|peinture|poterie|théâtre)|beaux-arts|escuela de (?:arte|teatro|circo)|clases de (?:pintura|dibujo|cerámica|teatro)|escola de (?:artes?|teatro)|aulas de (?:desenho|pintura)|accademia di belle arti|scuola d['’]arte|scuola di (?:teatro|pittura|recitazione)|corsi di (?:pittura|disegno|ceramica|teatro)|școală de arte(?! marțiale)|cursuri de (?:pictură|desen|actorie)",
      'pl cs sk hr sl':
        'szkoła (?:plastyczna|rysunku|aktorska)|ognisko plastyczne|kurs rysunku|výtvarn(?:á škola|é kurzy)|kurzy kreslení|kurzy malování|likovna (?:škola|šola)|škola crtanja|tečaj slikanja',
      'ru uk bg':
        'художественн* школ*|школа (?:рисования|живописи|искусств)|художня школа|школа мистецтв|школа по рисуване|актерск* школ*',
      'fi et lv lt hu':
        'kuvataidekoulu*|taidekoulu*|sirkuskoulu*|kunstikool*|mākslas skola|dailės mokykla|menų mokykla|művészeti iskola|rajziskola|rajztanfolyam|színiiskola',
      'el tr':
        'σχολή (?:καλών τεχνών|ζωγραφικής)|μαθήματα ζωγραφικής|δραματική σχολή|resim kurs*|güzel sanatlar|sanat (?:okulu|akademisi)|oyunculuk kurs*',
      'ja zh ko': '絵画教室|美術教室|陶芸教室|画室培训|美术培训|畫室|미술학원|연기학원',
    },
  },
  {
    name: 'online courses',
    bucket: 'Education',
    words: {
      en: 'online (?:courses?|learning platform|academy|school|training courses)|e-?learning (?:platform|courses)|video courses',
      'de nl':
        'online-?kurs*|onlinekurs*|online-?akademie|lernplattform|e-learning-?(?:plattform|anbieter)|online cursus*|online academie',
      'sv da nb': 'onlinekurs*|nätkurs*|distansutbildning*|onlinekursus|nettkurs*|fjernundervisning|e-læring',
      'fr es pt it ca ro':
        'formations? en ligne|cours en ligne|cursos? online|formación online|plataforma de cursos|cursos? a distância|corsi online|formazione online|cursos en línia|cursuri online',
      'pl cs sk hr sl': 'kursy online|platforma e-learning*|online kurz*|online tečaj*|platforma za e-učenje',
      'ru uk bg': 'онлайн-?курс*|онлайн-?школ*|онлайн-?обучени*|онлайн курс*|онлайн обучения',
      'fi et lv lt hu':
        'verkkokurs*|verkko-?opetus|veebikoolitus*|e-kursus*|tiešsaistes kursi|nuotoliniai kursai|internetiniai kursai|online (?:tanfolyam|képzés|kurzus)*',
      'el tr': 'διαδικτυακά μαθήματα|online μαθήματα|online eğitim*|uzaktan eğitim*',
      'ar he': 'دورات أونلاين|كورسات أونلاين|קורסים דיגיטליים|קורסים אונליין|קורס דיגיטלי',
      'id vi ja zh ko':
        'kursus online|khóa học (?:online|trực tuyến)|オンライン講座|オンラインスクール|在线课程|線上課程|온라인 ?강의|인터넷강의',
    },
  },
  {
    name: 'public speaking club',
    bucket: 'Community',
    words: {
      'en de nl fr es pt it ca ro sv da nb pl cs sk hr sl fi et lv lt hu id vi tr':
        'toastmasters?|public speaking (?:club|group)|speakers club|redeclub|rednerclub|debating (?:society|club|union)|debattierclub|debat(?:e|ing)? club|club de débat|klub debat|münazara kulübü|puhujaklubi|retorikklubb',
      'ru uk bg el': 'клуб ораторск*|ораторский клуб|дебатн\\p{L}+ клуб|toastmasters|όμιλος ρητορικής',
      'ja zh ko': 'トーストマスターズ|头马俱乐部|國際演講會|토스트마스터즈',
    },
  },
  {
    name: 'folk high school',
    bucket: 'Education',
    narrows: ['adult education centre', 'boarding school'],
    words: {
      en: 'folk high schools?|folk schools?',
      'de nl': '*heimvolkshochschule(?:n)?|*volkshogeschool|*volkshogescholen',
      'sv da nb':
        '*folkhögskol(?:a|an|or|orna)|*folkehøjskole\\p{L}*|*højskoleophold|*folkehøgskole\\p{L}*|*folkehøyskole\\p{L}*',
      'fi et': '*kansanopisto\\p{L}*|*kansankorkeakoulu|*rahvaülikool\\p{L}*',
      is: 'lýðháskól\\p{L}*|lýðskól\\p{L}*',
      'fr es it': 'haute école populaire|escuela popular superior|scuola superiore popolare',
      'pl cs sk': 'uniwersytet(?:y)? ludow(?:y|e)|lidová vysoká škola',
      'hu lt lv': 'népfőiskola\\p{L}*|népfőiskolá\\p{L}*|liaudies aukšt\\p{L}+ mokykl\\p{L}+|tautskol\\p{L}+',
      'ja ko zh': 'フォルケホイスコーレ|フォークハイスクール|폴케호이스콜레|民众高等学校',
    },
  },
];
