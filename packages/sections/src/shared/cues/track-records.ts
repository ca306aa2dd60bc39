import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

const N = '[\\p{N}]{1,3}(?: ?\\+)?';

/** For how many years a brand has done its work: "30 years' experience", "25 Jahre Erfahrung". */
const YEARS_OF_WORK: LanguagePatterns = {
  en: `(?:over |more than )?${N} years?['’]? (?:of |in )?(?:combined |professional |industry )?(?:experience|expertise|tradition|history|business|the (?:business|trade|industry))|(?:decades|generations) of (?:experience|expertise|craftsmanship|tradition)|(?:family|owner)[- ](?:run|owned|operated)|(?:second|third|fourth|fifth|sixth)[- ]generation`,
  de: `${N} (?:jahren?|jahrzehnten?)(?: \\p{L}+){0,2} (?:erfahrung|tradition|handwerk)|(?:\\p{L}+zig|zehn|zwölf|fünfzehn) jahren? (?:berufs)?erfahrung|jahrzehntelange\\p{L}* erfahrung|familienbetrieb|familienunternehmen|familiengeführt\\p{L}*|inhabergeführt\\p{L}*|in (?:\\p{L}+ter|\\d+\\.) generation|seit generationen`,
  fr: `${N} (?:ans|années) d['’](?:expériences?|existence|activité)|${N} ans de (?:métier|savoir-faire|tradition|pratique)|(?:entreprise|maison|exploitation|domaine|ferme|affaire) familiale?|de (?:génération en génération|père en fils)|(?:deuxième|troisième|quatrième|[2-9]e) génération`,
  es: `${N} años (?:de (?:experiencia|tradición|trayectoria|historia|oficio)|en el (?:sector|mercado)|de experiencia)|(?:empresa|negocio|bodega|granja) familiar|de (?:generación en generación|padres a hijos)|(?:segunda|tercera|cuarta) generación`,
  it: `${N} anni (?:di |d['’] ?)(?:esperienza|tradizione|attività|storia)|(?:azienda|impresa|gestione|conduzione|attività) (?:a (?:conduzione|gestione) )?famil?iare|di (?:generazione in generazione|padre in figlio)|(?:seconda|terza|quarta) generazione`,
  pt: `${N} anos (?:de (?:experiência|tradição|história|mercado|atuação|existência)|no mercado)|(?:empresa|negócio) familiar|de (?:geração em geração|pai para filho)|(?:segunda|terceira|quarta) geração`,
  nl: `${N} jaar(?: \\p{L}+)? (?:ervaring|vakmanschap|traditie|actief)|familiebedrijf|van (?:generatie op generatie|vader op zoon)|(?:tweede|derde|vierde) generatie|jarenlange ervaring`,
  sv: `${N} års? (?:\\p{L}+ )?erfarenhet|familje(?:företag|ägt|drivet|driven)|(?:andra|tredje|fjärde) generationen|mångårig erfarenhet`,
  da: `${N} års (?:\\p{L}+ )?erfaring|familie(?:drevet|virksomhed|ejet)|(?:anden|tredje|fjerde) generation|mangeårig erfaring`,
  nb: `${N} års (?:\\p{L}+ )?erfaring|familie(?:drevet|bedrift|eid)|(?:andre|tredje|fjerde) generasjon|(?:mangeårig|lang) erfaring`,
  fi: `${N} vuoden (?:\\p{L}+ )?kokemu\\p{L}*|perhe(?:yrity|omistei)\\p{L}*|(?:toisen|kolmannen|neljännen) (?:polven|sukupolven)|(?:pitkä|vankka|vuosien) kokemus`,
  et: `${N}[- ]?aasta\\p{L}* (?:\\p{L}+ )?kogemus\\p{L}*|pere(?:ettevõte|firma|talu)|pikaajali\\p{L}+ kogemus\\p{L}*`,
  lv: `${N} gadu (?:ilga )?pieredz\\p{L}+|ģimenes (?:uzņēmums|saimniecība)|ilggadēj\\p{L}+ pieredz\\p{L}+`,
  lt: `${N} metų? (?:darbo )?patirt\\p{L}+|šeimos (?:įmonė|verslas|ūkis)|ilgamet\\p{L}+ patirt\\p{L}+`,
  pl: `${N}(?:-letni\\p{L}+| lat| lata) (?:doświadczeni\\p{L}+|praktyki|tradycji|na rynku)|(?:firma|firmą) rodzinn\\p{L}+|rodzinn\\p{L}+ (?:firm\\p{L}+|gospodarstw\\p{L}+)|z pokolenia na pokolenie|wieloletni\\p{L}* (?:doświadczeni\\p{L}+|tradycj\\p{L}+)`,
  cs: `${N} (?:let|roků) (?:zkušeností|praxe|tradice|na trhu)|${N}let\\p{L}+ (?:zkušenost\\p{L}*|prax\\p{L}*|tradic\\p{L}*)|rodinn\\p{L}+ (?:firm\\p{L}+|podnik\\p{L}*|farm\\p{L}+|vinařství)|dlouholet\\p{L}+ (?:zkušenost\\p{L}*|prax\\p{L}*|tradic\\p{L}*)|z generace na generaci`,
  sk: `${N} rokov (?:skúseností|praxe|tradície|na trhu)|${N}ročn\\p{L}+ (?:skúsenost\\p{L}*|prax\\p{L}*|tradíci\\p{L}*)|rodinn\\p{L}+ (?:firm\\p{L}+|podnik\\p{L}*|farm\\p{L}+)|dlhoročn\\p{L}+ (?:skúsenost\\p{L}*|prax\\p{L}*|tradíci\\p{L}*)|z generácie na generáciu`,
  hu: `${N} éve?s? (?:\\p{L}+ )?(?:tapasztalat\\p{L}*|múlt\\p{L}*|hagyomány\\p{L}*)|családi (?:vállalkozás|gazdaság|cég|pincészet)\\p{L}*|generációról generációra|többéves tapasztalat\\p{L}*`,
  ro: `${N} (?:de )?ani (?:de )?(?:experiență|experienta|activitate|tradiție|pe piață)|afacere de familie|din generație în generație`,
  bg: `${N}[- ]?год(?:ини|ишен) (?:опит|традици\\p{L}+)|семе(?:ен|йна|йно) (?:бизнес|фирма|предприятие)|дългогодишен опит`,
  ru: `${N} (?:лет|года?) (?:опыта|на рынке|практики|работы)|опыт(?: работы)? (?:более |свыше |с )?${N}|${N}-летн\\p{L}+ опыт\\p{L}*|семейн\\p{L}+ (?:бизнес\\p{L}*|компани\\p{L}+|предприяти\\p{L}+|ферм\\p{L}+)|многолетн\\p{L}+ опыт\\p{L}*`,
  uk: `${N} (?:років|роки) (?:досвіду|на ринку|практики|роботи)|досвід(?: роботи)? (?:більше |понад )?${N}|${N}-річн\\p{L}+ досвід\\p{L}*|сімейн\\p{L}+ (?:бізнес\\p{L}*|компані\\p{L}+|ферм\\p{L}+)|багаторічн\\p{L}+ досвід\\p{L}*`,
  el: `${N} (?:χρόνια|έτη|ετών|χρόνων) (?:εμπειρ\\p{L}+|παράδοσ\\p{L}+|στο χώρο|στον χώρο)|οικογενειακή (?:επιχείρηση|εταιρεία)|πολυετή\\p{L}* εμπειρία|από γενιά σε γενιά`,
  tr: `${N} yıl(?:lık|ı aşkın|dan fazla|dır)(?: \\p{L}+){0,2} (?:deneyim|tecrübe|birikim)\\p{L}*|aile (?:şirketi|işletmesi)|kuşaktan kuşağa|yılların (?:deneyimi|tecrübesi)`,
  hr: `${N} godin[ae] (?:iskustva|tradicije|rada|postojanja)|(?:obiteljsk|porodičn)\\p{L}+ (?:tvrtk\\p{L}+|firm\\p{L}+|poduzeć\\p{L}+|obrt\\p{L}*|gospodarstv\\p{L}+|preduzeć\\p{L}+)|(?:višegodišnj|dugogodišnj)\\p{L}+ iskustv\\p{L}+|s(?:a)? koljena na koljeno`,
  sr: `${N} godin[ae] (?:iskustva|tradicije|rada|postojanja)|porodičn\\p{L}+ (?:firm\\p{L}+|preduzeć\\p{L}+|radionic\\p{L}+)|(?:višegodišnj|dugogodišnj)\\p{L}+ iskustv\\p{L}+|${N} година (?:искуства|традиције|рада|постојања)|породичн\\p{L}+ (?:фирм\\p{L}+|предузећ\\p{L}+)|(?:вишегодишњ|дугогодишњ)\\p{L}+ искуств\\p{L}+`,
  bs: `${N} godin[ae] (?:iskustva|tradicije|rada|postojanja)|porodičn\\p{L}+ (?:firm\\p{L}+|preduzeć\\p{L}+)|(?:višegodišnj|dugogodišnj)\\p{L}+ iskustv\\p{L}+`,
  sl: `${N}(?: let|-letn\\p{L}+) (?:izkušenj\\p{L}*|izkušnj\\p{L}*|tradicij\\p{L}+)|družinsk\\p{L}+ (?:podjetj\\p{L}+|kmetij\\p{L}+|obrt\\p{L}*)|(?:večletn|dolgoletn)\\p{L}+ (?:izkušnj\\p{L}+|tradicij\\p{L}+)|iz roda v rod`,
  ca: `${N} anys (?:d['’](?:experiència|ofici|història)|de (?:tradició|trajectòria))|(?:empresa|negoci|celler) familiar|de generació en generació`,
  is: `${N} ára (?:\\p{L}+ )?reynsl\\p{L}+|fjölskyldu(?:fyrirtæki|rekið)|áratuga reynsl\\p{L}+`,
  ja: '創業\\d+年|\\d+年(?:以上)?の(?:経験|実績|歴史)|[二三四五]代目|家族経営',
  zh: '\\d+ ?(?:余|多)?年(?:以上)?(?:的)?(?:行业|行業)?(?:经验|經驗|历史|歷史)|家族(?:企业|企業|经营|經營)|百年老',
  ko: '\\d+ ?년(?: 이상)?(?:의)? ?(?:경험|경력|전통|노하우|업력)|가족 경영',
  ar: '(?:أكثر من |خبرة |منذ )?\\p{N}+ (?:سنة|عاما|عاماً|عامًا|سنوات) (?:من الخبرة|خبرة)|شركة عائلية|خبرة (?:تمتد|تزيد)',
  he: '\\p{N}+ שנ(?:ות|ים)(?: של)? (?:ניסיון|נסיון)|עסק משפחתי',
  fa: '\\p{N}+ سال (?:تجربه|سابقه)|شرکت خانوادگی|نسل به نسل',
  hi: '\\p{N}+\\+? (?:साल|वर्ष|वर्षों|सालों) (?:से अधिक )?(?:का|के) अनुभव|पारिवारिक व्यवसाय',
  th: 'ประสบการณ์(?:มากกว่า|กว่า|ยาวนาน)? ?\\d+ ?ปี|ธุรกิจครอบครัว|กิจการครอบครัว',
  vi: `${N} năm (?:kinh nghiệm|hoạt động|trong nghề)|doanh nghiệp gia đình`,
  id: `${N} tahun (?:pengalaman|berpengalaman)|(?:berpengalaman|pengalaman)(?: selama| lebih dari| di atas)* ${N} tahun|bisnis keluarga|usaha keluarga`,
};

/** What is asked of whom the brand hires: "We are looking for cooks with two years of experience". */
const OF_APPLICANTS =
  /(?<!\p{L})(?:looking for|seeking|hiring|applicants?|candidates?|require[sd]?|suchen|gesucht|bewerber\p{L}*|cherchons|recherchons|candidats?|buscamos|candidat[oa]s|cerchiamo|procuramos|zoeken|sollicitant\p{L}*|söker|sökande|søger|søker|ansøger\p{L}*|etsimme|hakij\p{L}+|szukamy|poszukujemy|kandydat\p{L}*|hledáme|uchazeč\p{L}*|hľadáme|uchádzač\p{L}*|ищем|требу\p{L}+|кандидат\p{L}*|шукаємо|потрібен|търсим|keresünk|jelentkező\p{L}*|căutăm|tražimo|iščemo|arıyoruz|aday\p{L}*|otsime|meklējam|ieškome|ζητάμε|αναζητούμε)(?!\p{L})/iu;

/** Others have worked so long, whom the brand buys from: "from family-run farms". */
const OF_SUPPLIERS =
  /(?<!\p{L})(?:buy|bought|source[sd]?|sourcing|import(?:s|ed|iamo|amos|ons|ieren|iert)?|suppliers?|kauf(?:en|t)|bezieh(?:en|t)|lieferant\p{L}*|achetons|fournisseurs|compramos|proveedores|compriamo|acquistiamo|fornitori|fornecedores|kopen|inkopen|leveranciers|köper|leverantörer|køber|leverandører|kjøper|ostamme|toimittaj\p{L}+|kupujemy|dostawc\p{L}+|nakupujeme|dodavatel\p{L}+|dodávateľ\p{L}+|закуп\p{L}+|поставщик\p{L}+|постачальник\p{L}+|beszállító\p{L}*|furnizor\p{L}*|dobavljač\p{L}*|dobavitelj\p{L}*|tedarikçi\p{L}*|προμηθευτ\p{L}+)(?!\p{L})/iu;

/** Whether a text says for how many years, or that in a family, the work has been done. */
export const statesTrackRecord = (text: string, language: string): boolean =>
  matchesPatterns(text, YEARS_OF_WORK, language) && !OF_SUPPLIERS.test(text) && !OF_APPLICANTS.test(text);
