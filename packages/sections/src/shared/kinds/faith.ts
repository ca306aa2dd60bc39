import type { Kind } from './kind.ts';

export const FAITH: readonly Kind[] = [
  {
    name: 'mosque',
    bucket: 'Religion',
    types: ['Mosque'],
    parts: {
      'Islamic centre': 'cent(?:re|er|ro)|zentrum|centrum',
      'Muslim association': 'associa|societ|vereniging|stichting|muslim communit|foundation',
    },
    words: {
      en: 'mosques?|islamic (?:cent(?:re|er)|society|association|foundation)|muslim (?:association|community|cent(?:re|er))|masjid',
      'de nl':
        '*moschee*|islamisches (?:zentrum|kulturzentrum)|*moskee*|islamitisch(?:e)? (?:centrum|vereniging|stichting)',
      'sv da nb':
        '*moské*|islamiska (?:förbundet|centret|föreningen)|moske*|islamisk (?:center|forening|forbund|trossamfunn)|moskeen',
      'fr es pt it ca ro':
        'mosquée*|association (?:cultuelle )?musulmane|centre islamique|mezquita*|centro isl[áa]mico|mesquita|moschea|centro islamico|mesquita|moschee',
      'pl cs sk hr sl':
        'meczet|meczetu|mešita|mešity|islamsk(?:á|é|y|i) (?:centrum|nadace|centar|zajednica|skupnost)|džamija|medžlis|mešita',
      'ru uk bg': 'мечеть|мечети|исламский центр|мусульманск* (?:община|общество)|мечеть|ісламський центр|джамия',
      'fi et lv lt hu':
        'moskeija*|islamilainen yhdyskunta|mošee|islami kogudus|mošeja|mečetė|mecset|iszlám (?:központ|közösség)',
      'el tr': 'τέμενος|τζαμί|cami(?:i|si)?|camii derneği|diyanet',
      'ar he': 'مسجد|جامع|مركز إسلامي|מסגד',
      'id vi': 'masjid|musala|musholla|thánh đường hồi giáo',
      'ja zh ko': 'モスク|清真寺|회교사원|이슬람사원',
    },
  },
  {
    name: 'synagogue',
    bucket: 'Religion',
    types: ['Synagogue'],
    parts: {
      'Jewish community': 'commun|gemein|comun|congreg|gemeente',
    },
    words: {
      en: 'synagogues?|jewish (?:community|congregation|cent(?:re|er))|chabad|temple (?:beth|israel|emanuel|shalom)|hebrew congregation',
      'de nl': '*synagoge*|jüdische gemeinde|jüdisches gemeindezentrum|*joodse gemeente',
      'sv da nb': '*synagog*|judiska församlingen|jødiske samfund|mosaiske (?:trossamfund|trossamfunn)',
      'fr es pt it ca ro':
        'synagogue|communauté (?:juive|israélite)|consistoire|sinagoga|comunidad (?:judía|israelita)|comunidade (?:judaica|israelita)|comunità ebraica|comunitat jueva|comunitatea evreilor',
      'pl cs sk hr sl':
        'synagoga|gmina (?:żydowska|wyznaniowa żydowska)|židovská obec|židovská náboženská obec|sinagoga|židovska općina|judovska skupnost',
      'ru uk bg': 'синагог*|еврейск* (?:община|общество)|єврейськ* громад*|еврейска общност',
      'fi et lv lt hu':
        'synagoga*|juutalainen seurakunta|sünagoog|juudi kogukond|sinagoga|ebreju (?:kopiena|draudze)|žydų bendruomenė|zsinagóga|zsidó hitközség|hitközség',
      'el tr': 'συναγωγή|ισραηλιτική κοινότητα|sinagog',
      'ar he': 'كنيس يهودي|בית כנסת|בית הכנסת|בית חב["”״]ד',
      'ja zh ko': 'シナゴーグ|犹太会堂|猶太會堂|유대교회당',
    },
  },
  {
    name: 'temple',
    bucket: 'Religion',
    types: ['HinduTemple', 'BuddhistTemple'],
    parts: {
      'Hindu temple': 'hindu',
      'Sikh temple': 'sikh|gurdwara',
      'Shinto shrine': '神社|shinto',
      'Buddhist temple': '寺|佛|buddhist temple|사찰|불교',
      'Buddhist centre': 'centre bouddh|buddhist(?:isches)? (?:cent|zentr)|centro budd?h?ista',
    },
    words: {
      en: '(?:hindu|buddhist|sikh|jain|shiva|krishna|taoist|zen) (?:temple|cent(?:re|er)|monastery|community)|gurdwara|zen (?:cent(?:re|er)|group)|(?:buddhist|zen|vipassana|meditation) (?:cent(?:re|er)|retreats?|sangha)|meditation (?:cent(?:re|er)|group|classes)|shinto shrine',
      'de nl':
        'buddhistisches zentrum|*buddhismus\\p{L}*zentrum|*meditationszentrum|*zendo|hindutempel|*boeddhistisch centrum|*meditatiecentrum|zencentrum',
      'sv da nb':
        'buddhistiskt? (?:center|center|tempel|forening|samfund)|meditationscenter|zencenter|meditasjonssenter',
      'fr es pt it ca ro':
        'centre (?:bouddhiste|zen|de méditation)|dojo zen|temple bouddhiste|centro (?:budista|zen|de meditación|de meditação)|templo (?:budista|hindú)|centro (?:buddhista|zen|di meditazione)|centre budista|centru (?:budist|de meditație)',
      'pl cs sk hr sl':
        'ośrodek (?:buddyjski|zen|medytacji)|buddhistické centrum|centrum meditace|budistické centrum|budistički centar|budistični center',
      'ru uk bg': 'буддийск* (?:центр|храм)|центр медитации|буддійськ* (?:центр|храм)|будистки център',
      'fi et lv lt hu':
        'buddhalainen (?:keskus|yhdyskunta)|meditaatiokeskus|zen-?keskus|budistlik keskus|budistu centrs|budistų centras|buddhista központ|meditációs központ',
      'el tr': 'βουδιστικό κέντρο|κέντρο διαλογισμού|budist merkez|tapınak',
      'ar he': 'معبد|מקדש בודהיסטי|מרכז מדיטציה',
      'id vi': 'vihara|wihara|klenteng|chùa|thiền viện|tu viện',
      'ja zh ko': '神社|寺院|禅寺|お寺|佛寺|寺庙|寺廟|禅修中心|禪修中心|사찰|불교사원|템플스테이|선원',
    },
  },
  {
    name: 'cemetery',
    bucket: 'Public services',
    types: ['Cemetery', 'Crematorium'],
    parts: {
      crematorium: 'cremat|kremat|crémat|火葬',
    },
    words: {
      en: 'cemeter(?:y|ies)|crematori(?:um|a)|graveyards?|burial grounds?|(?:natural|green) burials?|pet (?:cremation|cemetery|crematorium)',
      'de nl':
        '*friedhof*|*krematorium*|*friedwald|*bestattungswald|*begraafplaats*|*crematorium|*natuurbegraven|*natuurbegraafplaats',
      'sv da nb': '*kyrkogård*|krematorium|begravningsplats|krematorium|*gravlund',
      'fr es pt it ca ro':
        'cimetière*|crématorium|crematorio|cementerio|camposanto|cemitério|crematório|cimitero|cementiri|crematori|cimitir\\p{L}*|crematoriu',
      'pl cs sk hr sl':
        'cmentarz\\p{L}*|krematorium|spopielarnia|hřbitov\\p{L}*|krematoriu?m?|cintorín|groblje|krematorij|pokopališč\\p{L}*',
      'ru uk bg': 'кладбищ*|крематори\\p{L}+|цвинтар|кладовище|крематорій|гробищ\\p{L}+',
      'fi et lv lt hu':
        'hautausmaa*|krematorio|kalmistu|krematoorium|kapsēta|krematorija|kapinės|krematoriumas|temető|krematórium|hamvasztó',
      'el tr': 'κοιμητήρι\\p{L}+|νεκροταφεί\\p{L}+|αποτεφρωτήριο|mezarlık',
      'ar he': 'مقبرة|בית עלמין|בית קברות',
      'id vi': 'pemakaman|krematorium|nghĩa trang|hoa viên nghĩa trang',
      'ja zh ko': '霊園|墓地|斎場|火葬場|公墓|陵园|墓園|추모공원|납골당|봉안당',
    },
  },
  {
    name: 'alumni or fraternal association',
    bucket: 'Community',
    parts: {
      'alumni association':
        'alumn|old (?:boys|girls|stud|pup)|ehemalig|absolvent|anciens|antigu|oud-|同窓|校友|동문|동창|exalum|egresad',
      'Masonic lodge': 'mason|freimaur|maçon|vrijmets',
      'student fraternity': 'verbindung|burschensch',
    },
    words: {
      en: "alumni (?:association|network|club|society)|old (?:boys|girls|students|pupils)[’']? (?:association|society)|freemason(?:s|ry)|masonic lodge|women[’']s institute|rotaract",
      'de nl':
        '*alumniverein*|*alumni-?netzwerk|*ehemaligenverein*|*absolventenverein*|freimaurerloge|*studentenverbindung|*burschenschaft|*landfrauen\\p{L}*|*alumnivereniging|vrijmetselaars\\p{L}*|oud-leerlingenvereniging',
      'sv da nb': '*alumnförening*|frimurar\\p{L}+|*alumneforening*|frimurer\\p{L}*|*alumniforening*',
      'fr es pt it ca ro':
        'association (?:des )?anciens (?:élèves|étudiants)|loge maçonnique|franc-maçonnerie|asociación de (?:antiguos alumnos|exalumnos|egresados)|logia masónica|associação de antigos alunos|maçonaria|loja maçônica|associazione (?:ex alunni|alumni|ex allievi)|loggia massonica|antics alumnes|asociația absolvenților|loja masonică',
      'pl cs sk hr sl':
        'stowarzyszenie absolwentów|loża masońska|spolek absolventů|klub absolventů|klub absolventov|udruga (?:bivših studenata|alumna)|klub alumnov',
      'ru uk bg': 'ассоциация выпускников|масонск\\p{L}+ лож\\p{L}+|асоціація випускників|клуб на випускниците',
      'fi et lv lt hu':
        'alumniyhdistys|vapaamuurari\\p{L}*|vilistlaskogu|vilistlaste (?:ühing|klubi)|vabamüürla\\p{L}+|absolventu (?:biedrība|asociācija)|alumnų (?:klubas|asociacija)|öregdiák\\p{L}*|alumni egyesület|szabadkőműves\\p{L}*',
      'el tr': 'σύλλογος αποφοίτων|μασονική στοά|mezunlar derneği|mezun derneği',
      'ja zh ko': '同窓会|校友会|校友會|동문회|총동창회|동창회',
    },
  },
];
