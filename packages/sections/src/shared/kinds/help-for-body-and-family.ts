import type { Kind } from './kind.ts';

export const HELP_FOR_BODY_AND_FAMILY: readonly Kind[] = [
  {
    name: 'racing stable',
    bucket: 'Pets and animals',
    words: {
      en: '(?:racing|race ?horse) (?:stables?|yards?|trainers?)|race ?horses?(?: (?:syndicates?|trainers?))?',
      'de nl': '*galopprennstall|*trabrennstall|*rennpferde|*renpaarden',
      'sv da nb': '*galoppstall|*travstall|*travtränare|*travtræner|*travtrener',
      'fr es pt it':
        'écuries? de course|entraîneurs? de (?:galop|trot)|cuadra de carreras|caballos de carreras|cavalos de corrida|scuderia (?:ippica|di galoppo)|cavalli da corsa',
      'pl cs sk': 'stajnia wyścigowa|dostihová (?:stáj|stajňa)',
      'fi hu ru': 'ravitalli\\p{L}*|versenyistálló\\p{L}*|скаковая конюшня',
      'ja ko': '競走馬育成|競馬厩舎|경주마',
    },
  },
  {
    name: 'racecourse',
    bucket: 'Sports and fitness',
    narrows: ['racing circuit'],
    words: {
      en: 'race ?courses?|horse ?racing (?:tracks?|venues?)|greyhound (?:track|stadium)s?|(?:horse|greyhound|harness) racing(?: (?:tracks?|clubs?|associations?))?',
      'de nl': '*galopprennbahn|*trabrennbahn|*pferderennbahn|*drafbaan',
      'sv da nb': '*galoppbana|*travbana|*travbane|*galopbane|*galoppbane|*væddeløbsbane',
      'fr es pt it ca ro': 'hippodromes?|hip[óo]dromos?|ippodrom[oi]|hipòdroms?|hipodrom(?:ul)?',
      'pl cs sk hr sl sr': 'tor wyścigów konnych|dostihov(?:é|á) (?:závodiště|dráha)|hipodrom',
      'ru uk bg mk': 'ипподром\\p{L}*|іподром\\p{L}*|хиподрум|хиподром',
      'fi et lv lt hu': 'ravirata\\p{L}*|hipodroom\\p{L}*|hipodrom(?:s|as)|lóversenypálya|ügetőpálya',
      'el tr': 'ιππόδρομο[ςυ]|hipodrom\\p{L}*',
      'ar he fa': 'ميدان سباق الخيل|مضمار سباق الخيل|היפודרום|پیست اسب ?دوانی',
      'ja zh ko th id vi': '競馬場|赛马场|跑馬場|경마장|สนามม้า|pacuan kuda|trường đua ngựa',
      nl: '*paardenrenbaan|*renbaan',
      pt: 'jockey club(?:e)?',
      zh: '赛马会|賽馬會|跑马场',
    },
  },
  {
    name: 'sports coach',
    bucket: 'Sports and fitness',
    narrows: 'personal trainer',
    words: {
      en: '(?:sports?|running|cycling|triathlon|tennis|golf|swim(?:ming)?|football|soccer|basketball|boxing|ski|athletics|mental performance|endurance) coach(?:es|ing)?',
      'de nl':
        '*lauftrainer\\p{L}*|*triathlontrainer\\p{L}*|*tennistrainer\\p{L}*|*fußballtrainer\\p{L}*|*looptrainer|*wielertrainer',
      'sv da nb': '*löpcoach\\p{L}*|*løbetræner\\p{L}*|*løpetrener\\p{L}*|*tennistränare|*tennistræner',
      'fr es pt it':
        'entraîneurs? (?:de )?(?:course à pied|triathlon|tennis|running)|entrenador(?:es|a)? de (?:running|triatlón|tenis|fútbol|ciclismo)|treinador(?:es|a)? de (?:corrida|triatlo|ténis|tênis|futebol)|assessoria (?:esportiva|de corrida)|allenator[ei] (?:di )?(?:corsa|triathlon|tennis|running)',
      'pl cs sk': 'trener (?:biegania|tenisa|triathlonu|pływania)|trenér (?:běhu|tenisu|triatlonu)|tréner tenisu',
      'ru uk bg':
        'тренер (?:по|з) (?:бегу|бігу|теннису|тенісу|плаванию|плавання|триатлону|футболу)|треньор по (?:тенис|бягане)',
      'fi et hu':
        'juoksuvalmentaj\\p{L}*|tennisvalmentaj\\p{L}*|jooksutreener\\p{L}*|futóedző\\p{L}*|teniszedző\\p{L}*',
      tr: 'tenis antrenör\\p{L}*|koşu koç\\p{L}*',
      'ja zh ko': 'ランニングコーチ|テニスコーチ|网球教练|跑步教练|러닝 ?코치|테니스 ?코치',
    },
  },
  {
    name: 'adult day centre',
    bucket: 'Social services',
    words: {
      en: '(?:adult|senior|elderly) day (?:care|cent(?:re|er)s?|services?)(?: cent(?:re|er)s?)?|day (?:care )?cent(?:re|er)s? for (?:adults|seniors|older people|the elderly)',
      'de nl': '*tagespflege|*dagbesteding|*dagverzorging|*dagverzorgingscentrum',
      'sv da nb': '*dagverksamhet för äldre|dagtilbud for (?:voksne|ældre)',
      'fr es pt it ca ro':
        "accueils? de jour|centres? d['’]accueil de jour|centros? de d[íi]a|centr[oi] diurn[oi]|centres? de dia|centr(?:u|e) de zi",
      'pl cs sk':
        'środowiskowy dom samopomocy|dzienny dom (?:pobytu|pomocy|seniora)|denní stacionář\\p{L}*|denný stacionár',
      'ru uk bg': 'центр дневного пребывания|денний центр|дневен център',
      'fi et lv lt hu':
        'päiväkeskus|päevakesku\\p{L}*|dienas (?:aprūpes )?centr\\p{L}*|dienos (?:užimtumo )?centr\\p{L}*|nappali ellátás',
      'el tr': 'κέντρ(?:ο|α) (?:ημέρας|ημερήσιας φροντίδας)|yaşlı gündüz',
      'ar he': 'مركز رعاية نهارية|מרכז יום(?: לקשישים)?',
      'ja zh ko': 'デイサービス|通所介護|日间照料中心|日間照顧中心|주간보호센터|주야간보호',
    },
  },
  {
    name: 'childminder',
    bucket: 'Social services',
    words: {
      en: 'child ?minders?|family day ?care|home day ?care|in-home day ?care',
      'de nl': '*tagesmutter|*tagesmütter|*tagesvater|*kindertagespflege\\p{L}*|*gastouder\\p{L}*|*onthaalouder\\p{L}*',
      'sv da nb': '*dagmamma|*dagbarnvårdare|*familjedaghem|*dagplejer?|*familiebarnehage',
      'fr es pt it ca':
        'assistantes? maternelles?|crèches? familiales?|madres? de día|tagesmutter|nid[oi] (?:famiglia|domiciliar[ei])|mares de dia',
      'pl sl': 'dzienny opiekun|varuh(?:inja)? predšolskih otrok',
      'fi hu': 'perhepäivähoi\\p{L}*|családi (?:bölcsőde|napközi)\\p{L}*',
      is: 'dagforeldr\\p{L}*|dagmæð\\p{L}*',
      he: 'משפחתון',
      'ja zh': '保育ママ|家庭的保育|居家保母|到府保母',
    },
  },
  {
    name: 'domestic help agency',
    bucket: 'Home services',
    narrows: ['au pair agency'],
    words: {
      en: '(?:domestic|household) (?:help|helpers?|staff|workers?)(?: (?:agency|agencies|services?))?|maid (?:agency|agencies)|housekeepers? agency',
      nl: '*dienstenchequebedrijf|*dienstencheques',
      'fr es pt it ca':
        'agences? de personnel de maison|agencias? de empleadas? (?:del hogar|domésticas?)|servicio doméstico|agências? de (?:empregadas|diaristas)|empregadas? domésticas?|agenzia (?:di )?colf|colf e badanti|servei domèstic',
      'pl cs sk': 'agencja pomocy domowych|pomoc domowa|hospodyně do domácnosti',
      'ru uk': '(?:агентство )?домашн\\p{L}+ персонал\\p{L}*|домработниц\\p{L}*|домашній персонал',
      'ar he fa': 'استقدام (?:ال)?عمالة(?: (?:ال)?منزلية)?|عمالة منزلية|עוזרת בית|خدمات منزل',
      'el tr': 'οικιακές βοηθοί|ev yardımcısı|gündelikçi',
      'id vi tl': 'penyalur (?:art|pembantu)|yayasan pembantu|giúp việc (?:nhà|gia đình)|kasambahay',
      'ja zh ko th': '家事代行|家政服务|家政公司|家政服務|가사도우미|จัดหาแม่บ้าน',
      'hi sw': 'घरेलू सहायक|wafanyakazi wa ndani',
      hu: 'házvezetőnő\\p{L}*|bejárónő\\p{L}*',
      de: '*hauspersonal\\p{L}*|*haushälterin-?vermittlung',
      ja: '家政婦(?:紹介所|派遣|紹介)',
      bg: 'домашни помощници',
      ar: 'مكتب استقدام|استقدام (?:خادمات|العمالة المنزلية)',
    },
  },
  {
    name: 'nephrology practice',
    bucket: 'Health care',
    narrows: 'medical practice',
    words: {
      en: 'nephrolog(?:y|ists?)(?: (?:clinic|practice|cent(?:re|er)|associates))?|kidney (?:clinics?|specialists?|doctors?)',
      'de nl': '*nephrolog\\p{L}*|*nefrolo\\p{L}*|*nierenarzt|*nierenpraxis',
      'sv da nb': '*nefrolog\\p{L}*|*njurmottagning',
      'fr es pt it ca ro': 'néphrolog(?:ie|ues?)|nefrolog(?:ía|ia|ie|o|a|os|as|i)|nefrólog[oa]s?|nefrologista',
      'pl cs sk hr sl sr': 'nefrolog\\p{L}*',
      'ru uk bg mk': 'нефролог\\p{L}*',
      'fi et lv lt hu': 'nefroloo?g\\p{L}*|nefrológ\\p{L}*',
      'el tr': 'νεφρολόγο[ςι]|νεφρολογικ\\p{L}+|nefroloji\\p{L}*',
      'ar he fa': '(?:طبيب|عيادة) (?:ال)?كلى|أمراض الكلى|נפרולוג\\p{L}*|نفرولوژ\\p{L}*',
      id: '(?:dokter|spesialis) ginjal',
      'ja zh ko th': '腎臓内科|肾内科|腎臟科|신장내과|โรคไต',
    },
  },
  {
    name: 'denturist',
    bucket: 'Health care',
    narrows: 'dental laboratory',
    words: {
      en: 'denturists?|denture (?:clinics?|cent(?:re|er)s?|repairs?|makers?)|clinical dental technicians?',
      fr: 'denturologistes?',
      nl: '*tandprothetic\\p{L}*|*tandprothetische praktijk|*gebitsprothese\\p{L}*|*kunstgebit\\p{L}*',
      'fi da': 'erikoishammasteknik\\p{L}*|klinisk tandtekniker\\p{L}*',
    },
  },
  {
    name: 'feng shui consultant',
    bucket: 'Personal services',
    narrows: 'astrologer or fortune teller',
    words: {
      en: 'feng ?shui (?:consult(?:ants?|ations?|ancy|ing)|masters?|services?)|vas(?:tu|tu shastra) (?:consult(?:ants?|ancy|ations?)|experts?)',
      'de nl': '*feng[- ]shui[- ](?:berat|advies|advis|consul)\\p{L}*',
      'sv da nb': 'feng shui-?(?:konsult|rådgiv|konsulent)\\p{L}*',
      'fr es pt it':
        '(?:experte?|consultante?) (?:en )?feng ?shui|géobiologues?|consultor(?:es|a|[íi]a)? (?:de |en |em )?feng ?shui|consulen(?:te|za) feng ?shui',
      'pl cs sk hu tr':
        'konsultant(?:ka)? feng shui|porad(?:ce|ca|enství|enstvo) feng shui|feng shui (?:tanácsad|szakért|danışman|uzman)\\p{L}*',
      'ru uk bg': 'мастер фэн-?шуй|консультант фэн-?шуй|фен-?шуй консултант',
      'he vi id': 'פנג שואי|phong thủy|(?:konsultan|ahli) feng ?shui',
      'zh ja ko th': '风水|風水|풍수지리|ฮวงจุ้ย|ซินแส',
      'hi ta': 'वास्तु (?:शास्त्र|सलाहकार)|வாஸ்து\\p{L}*',
    },
  },
  {
    name: 'foster care agency',
    bucket: 'Social services',
    narrows: ["children's home", 'adoption agency'],
    words: {
      en: 'foster(?:ing)? (?:care|agenc(?:y|ies)|services?)(?: agenc(?:y|ies)| services?)?|independent fostering',
      'de nl': '*pflegefamilien\\p{L}*|*pflegekinderdienst|*pflegekinderhilfe|*pleegzorg\\p{L}*|*pleeggezin\\p{L}*',
      'sv da nb': '*familjehem\\p{L}*|*plejefamili\\p{L}*|*fosterhjem\\p{L}*',
      'fr es pt it ca ro':
        'placement familial|acogimiento familiar|acolhimento familiar|affid[oi] familiar[ei]|acolliment familiar|plasament familial',
      'pl cs sk hr sl sr':
        'rodzin(?:a|y) zastępcz\\p{L}+|piecza zastępcza|pěstounsk\\p{L}+|náhradn(?:í|á) rodin\\p{L}+|pestúnsk\\p{L}+|udomiteljstvo|hraniteljs\\p{L}+|rejništv\\p{L}+',
      'ru uk bg': 'приемн\\p{L}+ сем\\p{L}+|прийомн\\p{L}+ сім\\p{L}+|приемна грижа',
      'fi et lv lt hu': 'sijaisperhe\\p{L}*|hoolduspere\\p{L}*|audžuģimen\\p{L}*|nevelőszülő\\p{L}*',
      'el tr he': 'αναδοχή|koruyucu aile|משפחות אומנה',
      'ja zh ko': '里親(?:支援|会)|寄养家庭|寄養家庭|가정위탁',
    },
  },
  {
    name: 'repair café',
    bucket: 'Community',
    narrows: 'makerspace',
    words: {
      'en fr es pt it ca': 'repair[- ]?caf[eéè]s?',
      'de nl': '*repair-?caf[ée]\\p{L}*|*reparatur-?café\\p{L}*|*reparatur-?initiative',
      'sv da nb': '*repair ?caf[ée]|*fikserfest',
      'pl cs sk hr sl': 'kawiarenka naprawcza|opravárenská kavárna',
      'fi hu': 'korjauskahvila|javítókávézó',
    },
  },
];
