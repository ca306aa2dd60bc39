import type { Kind } from './kind.ts';

export const LEARNING: readonly Kind[] = [
  {
    name: 'kindergarten',
    bucket: 'Education',
    types: ['Preschool', 'ChildCare'],
    parts: { nursery: 'nurser', preschool: 'pre-?school', 'day care': 'day ?care' },
    words: {
      en: 'kindergartens?(?! (?:to|through|and|until|[–-]))|pre-?schools?|nursery school|day ?care|daycare cent(?:er|re)|child[- ]?care cent(?:er|re)|(?:montessori|child[- ]?care|day|early years|children.s) nurser(?:y|ies)',
      'de nl':
        '*kindergarten*|kita|kitas|(?:wald|natur|betriebs|kinder)kita|kindertagesstätte*|kinderkrippe*|krippe|tagesmutter|kinderdagverblijf*|kinderopvang*|peuterspeelzaal*',
      'sv da nb': 'förskol*|dagis|børnehave*|vuggestue*|barnehage*',
      'fr es pt it ca ro':
        "école maternelle|crèche|jardín de infancia|guardería|escuela infantil|jardim de infância|creche|educação infantil|asilo nido|scuola dell['’]infanzia|nido d['’]infanzia|escola bressol|grădiniț[ăae]|creșă",
      'pl cs sk hr sl':
        'przedszkol*|żłob(?:ek|k)*|mateřsk* škol*|školk*|materská škola|škôlk*|dječji vrtić|vrtić*|vrtec',
      'ru uk bg': 'детск* сад*|ясли|дитяч* сад(?:ок|ка|ки)*|дитсадок|детска градина|детската градина',
      'fi et lv lt hu':
        'päiväkoti*|esikoulu|lasteaed|lasteaia*|lastehoid|bērnudārz*|pirmsskolas|vaikų darželi*|darželis|óvod*|bölcsőd*',
      'el tr': 'νηπιαγωγεί*|παιδικός σταθμός|βρεφονηπιακός|anaokul*|kreş*|yuva',
      'ar he': 'روضة أطفال|حضانة|גן ילדים|מעון',
      'id vi': 'taman kanak-kanak|paud|trường mầm non|nhà trẻ|mẫu giáo',
      'ja zh ko': '幼稚園|保育園|こども園|保育所|幼儿园|幼兒園|托儿所|유치원|어린이집',
    },
  },
  {
    name: 'primary school',
    bucket: 'Education',
    types: ['ElementarySchool'],
    words: {
      en: '(?:primary|elementary) school',
      'de nl': 'grundschule|volksschule|primarschule|basisschool|basisonderwijs',
      'sv da nb': 'grundskola*|folkeskole*|barneskole*',
      'fr es pt it ca ro':
        'école (?:primaire|élémentaire)|escuela primaria|ceip|escola primária|ensino fundamental|scuola (?:primaria|elementare)|escola de primària|școal[ăa] (?:primară|gimnazială)',
      'pl cs sk hr sl':
        'szkoła podstawowa|szkoły podstawowej|základní škol*|základn* škol*|osnovn[ae] škol*|osnovna šola',
      'ru uk bg': 'начальн* школ*|початков* школ*|основно училище',
      'fi et lv lt hu':
        'alakoulu*|peruskoulu*|põhikool*|algkool|sākumskol*|pamatskol*|pradinė mokykla|általános iskola',
      'el tr': 'δημοτικό σχολείο|ilkokul*|ortaokul*',
      'ar he': 'مدرسة ابتدائية|בית ספר יסודי',
      'id vi': 'sekolah dasar|sd negeri|sdn|trường tiểu học',
      'ja zh ko': '小学校|小学(?![生館])|小學(?!生)|초등학교',
    },
  },
  {
    name: 'university',
    bucket: 'Education',
    types: ['CollegeOrUniversity'],
    words: {
      en: 'university|faculty of|college of (?:engineering|arts|science|medicine|education)',
      'de nl': '*universität*|*hochschule|fakultät|universiteit*|hogeschool',
      'sv da nb': 'universitet*|högskola|højskole|høgskole',
      'fr es pt it ca ro':
        'université*|universidad*|universidade*|universit(?:à|at)|faculté|facultad|faculdade|facoltà|universitate*',
      'pl cs sk hr sl': 'uniwersytet*|uczelni*|univerzit*|fakult*|sveučiliš*|univerza',
      'ru uk bg': 'университет|університет|факультет|университетът',
      'fi et lv lt hu': 'yliopisto|ammattikorkeakoulu|ülikool|universitāte|universitetas|egyetem',
      'el tr': 'πανεπιστήμιο|üniversite*|fakülte*',
      'ar he': 'جامعة|كلية (?:الطب|الهندسة|الآداب|العلوم|الحقوق)|אוניברסיטה|מכללה',
      'id vi': 'universitas|politeknik|trường đại học|đại học',
      'ja zh ko': '大学(?!生|院生|入試|受験|講師|教授)|大學(?!生)|대학교',
    },
  },
  {
    name: 'language school',
    bucket: 'Education',
    words: {
      en: 'language (?:school|courses|academy)|english (?:lessons|courses|school|classes)|learn (?:english|german|spanish|french)',
      'de nl': 'sprachschule*|sprachkurs*|deutschkurs*|sprachzentrum|taalschool|taalcursus*|taallessen',
      'sv da nb': 'språkskola*|språkkurs*|sprogskole*|språkskole*',
      'fr es pt it ca ro':
        "école de langues?|cours d['’]anglais|escuela de idiomas|academia de (?:inglés|idiomas)|escola de (?:idiomas|línguas)|curso de inglês|scuola di lingue|corsi di (?:inglese|lingua)|escola d['’]idiomes|cursuri de (?:engleză|limbi)",
      'pl cs sk hr sl': 'szkoła językowa|kursy językowe|jazykov* (?:škol*|kurz*)|škola stranih jezika|jezikovna šola',
      'ru uk bg':
        'языков* (?:школ*|курс*)|школа английского|мовн* (?:школ*|курс*)|школа англійської|езикова школа|езиков център',
      'fi et lv lt hu':
        'kielikoulu*|kielikurs*|keeltekool|keelekurs*|valodu (?:skola|kursi)|kalbų mokykla|nyelviskola*|nyelvtanfolyam*',
      'el tr': 'φροντιστήριο ξένων γλωσσών|κέντρο ξένων γλωσσών|dil (?:kurs|okul)*',
      'id vi': 'kursus bahasa|trung tâm (?:ngoại ngữ|anh ngữ|tiếng anh)|dạy tiếng',
      'ja zh ko': '英会話|語学スクール|日本語学校|语言学校|英语培训|英語補習班|어학원|영어학원',
    },
  },
  {
    name: 'music school',
    bucket: 'Education',
    words: {
      en: 'music (?:school|lessons|academy|teacher)|(?:piano|guitar|singing|violin|drum) (?:lessons|teacher|school)',
      'de nl':
        'musikschule*|musikunterricht|klavierunterricht|gitarrenunterricht|gesangsunterricht|muziekschool|muziekles*|pianoles*|zangles*',
      'sv da nb': 'musikskol*|pianolektion*|musikundervisning|klaverundervisning|musikkskole*',
      'fr es pt it ca ro':
        'école de musique|cours de (?:piano|guitare|chant|musique)|escuela de música|clases de (?:piano|guitarra|canto)|escola de música|aulas de (?:piano|violão|música)|scuola di musica|lezioni di (?:piano|pianoforte|canto|chitarra)|școală de muzică',
      'pl cs sk hr sl':
        'szkoła muzyczna|lekcje (?:gry|śpiewu)|hudební škola|základní umělecká škola|výuka hry|hudobná škola|glazbena škola|glasbena šola',
      'ru uk bg': 'музыкальн* школ*|уроки (?:вокала|гитары|фортепиано)|музичн* школ*|музикална школа',
      'fi et lv lt hu':
        'musiikkikoulu*|musiikkiopisto*|pianotunni*|muusikakool*|mūzikas skola|muzikos mokykla|zeneiskola*|zongoraoktatás',
      'el tr': 'ωδεί*|μουσική σχολή|müzik (?:okul|kurs)*',
      'ja zh ko': '音楽教室|ピアノ教室|ギター教室|音乐学校|音樂教室|음악학원|피아노학원',
      ar: '(?:مدرسة|معهد) (?:ال)?موسيقى',
    },
  },
  {
    name: 'dance school',
    bucket: 'Education',
    types: ['DanceGroup'],
    words: {
      en: 'dance (?:school|studio|classes|academy|lessons)|ballet (?:school|classes)|salsa classes',
      'de nl': 'tanzschule*|tanzstudio|ballettschule|tanzkurs*|dansschool|dansles*|balletschool|dansstudio',
      'sv da nb': 'dansskol*|dansstudio|danskurs*|danseskole*|balletskole',
      'fr es pt it ca ro':
        'école de danse|cours de danse|escuela de (?:baile|danza)|clases de baile|escola de dança|aulas de dança|scuola di (?:danza|ballo)|corsi di danza|escola de dansa|școală de dans',
      'pl cs sk hr sl':
        'szkoła tańca|taneční (?:škola|studio|kurzy)|tanečn* (?:škola|štúdio)|plesna? (?:škola|šola|studio)|plesni studio',
      'ru uk bg': 'школа танц*|студия танц*|танцевальн* (?:студи*|школ*)|танцювальн* (?:студі*|школ*)|танцова школа',
      'fi et lv lt hu':
        'tanssikoulu*|tanssistudio|tantsukool|tantsustuudio|deju (?:skola|studija)|šokių (?:mokykla|studija)|tánciskola|táncstúdió',
      'el tr': 'σχολή χορού|dans (?:okul|kurs|stüdyo)*',
      'ja zh ko': 'ダンス(?:スクール|教室|スタジオ)|バレエ教室|舞蹈(?:教室|学校|學校)|댄스학원',
    },
  },
  {
    name: 'driving school',
    bucket: 'Education',
    parts: {
      'driver safety training centre': 'fahrsicherheit|verkehrsübung|pistes',
    },
    words: {
      en: 'driving (?:school|lessons|instructors?)',
      'de nl': 'fahrschule*|rijschool*|rijles*',
      'sv da nb': 'körskol*|trafikskol*|køreskole*|kjøreskole*|trafikkskole*',
      'fr es pt it ca ro':
        'auto-?école|autoescuela|escola de condução|autoescola|auto ?escola|scuola guida|autoscuola|școal[ăa] (?:de )?șoferi',
      'pl cs sk hr sl': 'szkoła jazdy|nauka jazdy|ośrodek szkolenia kierowców|autoškol*|auto škola|avtošola',
      'ru uk bg': 'автошкол*|школа водіння|шофьорск* (?:курс|школ)*',
      'fi et lv lt hu': 'autokoulu*|autokool|autoskola|vairavimo mokykla|autósiskola',
      'el tr': 'σχολή οδηγών|sürücü kurs*',
      'ja zh ko': '自動車学校|教習所|驾校|駕訓班|운전학원',
    },
  },
  {
    name: 'school',
    bucket: 'Education',
    types: ['School', 'HighSchool', 'MiddleSchool', 'EducationalOrganization'],
    isGeneral: true,
    words: {
      en: 'schools?|academy|secondary school|high school|bootcamp|training (?:centre|center|institute|provider)',
      'de nl': '*schule|gymnasium|bildungszentrum|*school|lyceum|opleidingsinstituut',
      'sv da nb': '*skola|*skole|gymnasium|gymnasie*|efterskole',
      'fr es pt it ca ro':
        'école|lycée|collège|centre de formation|escuela|instituto de enseñanza|colegio|escola|colégio|scuola|liceo|istituto scolastico|școal[ăa]|liceul?|colegiul?',
      'pl cs sk hr sl': 'szkoła|szkoły|liceum|škola|gymnázium|gimnazija|šola',
      'ru uk bg': 'школа|лицей|гимназия|ліцей|гімназія|училище',
      'fi et lv lt hu': '*koulu|lukio|opisto|*kool|gümnaasium|*skola|ģimnāzija|mokykla|gimnazija|iskola|gimnázium',
      'el tr': 'σχολείο|λύκειο|γυμνάσιο|σχολή|φροντιστήριο|okulu?|lisesi|kolej*|eğitim kurum*',
      'ar he': 'مدرسة|معهد|אקדמיה|בית ספר',
      'id vi': 'sekolah|madrasah|pesantren|trường (?:trung học|thpt|thcs)|trung tâm đào tạo',
      'ja zh ko': '学校|学園|高等学校|スクール|學校|中学(?!生)|中學(?!生)|중학교|고등학교|대안학교|국제학교|학교|학원',
      ca: 'institut',
    },
  },
  {
    name: 'student association',
    bucket: 'Education',
    words: {
      en: "student (?:association|union|society|club|organi[sz]ation|initiative|team|chapter)|students?[’']? unions?",
      'de nl':
        'studierendenvertretung|fachschaft*|studentenverbindung|studentische (?:initiative|gruppe)|hochschulgruppe|studievereniging|studentenvereniging*',
      'sv da nb': 'studentkår*|studentförening*|studenterforening*|linjeforening*|studentforening*',
      'fr es pt it ca ro':
        'association étudiante|bureau des étudiants|bde|asociación de estudiantes|associação (?:de estudantes|acadêmica)|empresa júnior|associazione studentesca|asociați[ae] (?:studențească|studenților)',
      'pl cs sk hr sl':
        'koło naukowe|samorząd studencki|studentský (?:klub|spolek)|študentsk* (?:organizáci|spolok)*|studentska udruga|študentska organizacija',
      'ru uk bg':
        'студенческ* (?:организац*|клуб*|объединени*)|студентськ* (?:організац*|рада)|студентск* (?:организац*|клуб)',
      'fi et lv lt hu':
        'opiskelijajärjestö|ainejärjestö|kilta|ylioppilaskunta|üliõpilas*|tudengi*|studentu (?:biedrība|organizācija)|studentų (?:atstovybė|asociacija)|hallgatói*',
      'el tr': 'φοιτητικ* (?:ομάδα|πρωτοβουλία|σύλλογος)|öğrenci (?:kulübü|topluluğu|derneği)',
      'id vi ko ja zh': 'himpunan mahasiswa|hội sinh viên|동아리|学生団体|学生会|學生會',
    },
  },
  {
    name: 'youth club',
    bucket: 'Community',
    words: {
      en: 'youth (?:club|centre|center|group|work|organi[sz]ation)|boys (?:and|&) girls club|community cent(?:er|re)',
      'de nl':
        'jugend(?:zentrum|club|treff|haus|verein|verband)*|jongerencentrum|jeugdhuis|jeugdvereniging|scouting*|buurthuis',
      'sv da nb': 'fritidsgård*|ungdomsgård*|ungdomsklub*|ungdomshus',
      'fr es pt it ca ro':
        'maison des jeunes|mjc|casa de la juventud|centro juvenil|oratorio|centro giovanile|centru de tineret',
      'pl cs sk hr sl':
        'dom kultury|klub młodzieżowy|harcer*|dům dětí|skaut*|centrum voľného času|klub mladih|mladinski center',
      'ru uk bg': 'молодежн* (?:центр*|клуб*)|молодіжн* (?:центр*|клуб*)|младежки (?:център|клуб)',
      'fi et lv lt hu':
        'nuorisotalo*|partiolais*|noortekeskus*|jauniešu centrs|jaunimo centras|ifjúsági (?:klub|központ|egyesület)',
      'el tr': 'κέντρο νεότητας|gençlik merkezi',
      'ja zh ko': '児童館|青少年中心|청소년센터',
    },
  },
  {
    name: 'after-school club',
    bucket: 'Community',
    words: {
      en: 'after-?school (?:club|programme?|care)|out of school club',
      'de nl': 'kinderhort|schülerhort|ganztagsbetreuung|buitenschoolse opvang|bso|naschoolse opvang',
      'sv da nb': 'fritidshem*|fritids|eftermiddagsklub*|fritidsklub*|sfo|skolefritidsordning|aktivitetsskole',
      'fr es pt it ca ro':
        'centre de loisirs|accueil périscolaire|actividades extraescolares|doposcuola|esplai|after-?school|școală după școală',
      'pl cs sk hr sl': 'świetlica|školní družina|školský klub detí|produženi boravak',
      'ru uk bg': 'продл[её]нк*|група продовженого дня|занималня',
      'fi et lv lt hu': 'iltapäivätoiminta|pikapäevarühm|pagarinātā grupa|pailgintos dienos|napközi*',
      'el tr': 'ολοήμερο|κέντρο δημιουργικής απασχόλησης|etüt merkezi',
      'ja zh ko': '学童保育|放課後児童クラブ|安親班|방과후',
    },
  },
];
