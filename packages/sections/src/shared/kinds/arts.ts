import type { Kind } from './kind.ts';

export const ARTS: readonly Kind[] = [
  {
    name: 'artist',
    bucket: 'Arts and culture',
    parts: {
      sculptor: 'sculpt|bildhau|beeldhouw|escult|scult|彫刻|雕塑|조각|скульпт|rzeźb|pematung',
    },
    words: {
      en: '(?:visual|fine|contemporary|abstract|textile|ceramic|multimedia|digital|mixed media|landscape|portrait) artist|painters? and printmaker|sculptors?|printmakers?|original paintings',
      'de nl':
        'bildhauer*|*kunstmaler*|bildende(?:r|n)? künstler*|künstlerin|medienkünstler*|malerin|kunstschilder*|beeldhouw*|beeldend kunstenaar|kunstenares',
      'sv da nb': 'konstnär*|skulptör*|bildkonstnär*|billedkunstner*|kunstmaler*|billedhugger*|kunstner*',
      'fr es pt it ca ro':
        'artistes? (?:peintres?|plasticiens?|plasticiennes?|visuel\\p{L}*)|artiste-?peintre|sculpt(?:eur|rice)s?|artistas? (?:plástic[oa]s?|visual|visuais)|escult(?:ora?|ores)|artista visivo|scult(?:ore|rice)|artista plàstica?|artist plastic|pictoriță|sculptor',
      'pl cs sk hr sl':
        'artyst(?:a|ka) (?:malarz|plastyk|wizualn\\p{L}+|malarka)|rzeźbiar*|akademick(?:ý|á) (?:malíř|malířka|sochař|maliar)*|sochař*|sochár*|výtvarnice|výtvarník|akademski slikar*|kipar*|akademska slikarka',
      'ru uk bg': 'художник(?!-)|художница|скульптор|художниця|скулптор',
      'fi et lv lt hu':
        'taidemaalari*|kuvataiteilija*|kuvanveistäjä*|kunstnik|skulptor|māksliniek[sc]e?|tēlniek*|tapytoj*|dailinink*|skulptori*|festőművész*|képzőművész*|szobrász*',
      'el tr': 'ζωγράφος|γλύπτ(?:ης|ρια)|εικαστικός|ressam|heykeltıraş*',
      'ar he': 'فنان تشكيلي|فنانة تشكيلية|אמן פלסטי|ציירת|פסלת',
      'id vi ja zh ko':
        'pelukis|pematung|họa sĩ(?! minh)|điêu khắc gia|彫刻家|現代美術家|雕塑家|艺术家|藝術家|조각가|(?<!만)화가',
    },
  },
  {
    name: 'illustrator',
    bucket: 'Creative services',
    parts: {
      cartoonist: 'cartoon|karikatur|caricatur|fumett|vignett|漫画|만화|comic|cómic|strip',
    },
    words: {
      en: 'illustrators?|illustration (?:studio|portfolio|agency)|(?:concept|comic|comics|tattoo flash|storyboard) artist|cartoonists?|caricaturist',
      'de nl':
        '*illustrator|illustratorin|*illustratorinnen|comiczeichner*|karikaturist*|illustratrice|cartoonist*|striptekenaar',
      'sv da nb': 'illustratör*|serietecknare|illustrator|tegneserietegner|tegner og illustratør|illustratør*',
      'fr es pt it ca ro':
        'illustrat(?:eur|rice)s?|dessinateur de presse|ilustrador(?:a|es|as)?|dibujante de cómics|illustratore|fumettista|vignettista|il·lustrador\\p{L}*|ilustratoare|ilustrator',
      'pl cs sk hr sl': 'ilustrator*|rysowni(?:k|czka)|ilustrátor*|karikaturist*|ilustratork*',
      'ru uk bg': 'иллюстратор*|ілюстратор*|илюстратор*|карикатурист*|художник-иллюстратор',
      'fi et lv lt hu':
        'kuvittaja*|sarjakuvapiirtäjä|sarjakuvataiteilija|illustraator*|karikaturist|ilustrator\\p{L}*|iliustratori*|illusztrátor*|karikaturist*',
      'el tr': 'εικονογράφος|σκιτσογράφος|illüstratör*|karikatürist*',
      'ar he': 'رسام كاريكاتير|מאיירת|מאייר|קריקטוריסט',
      'id vi ja zh ko': 'ilustrator|họa sĩ minh họa|イラストレーター|漫画家|插画师|插畫家|일러스트레이터|만화가',
    },
  },
  {
    name: 'cultural centre',
    bucket: 'Arts and culture',
    words: {
      en: 'cultural (?:cent(?:re|er)|institute)|arts cent(?:re|er)|house of culture',
      'de nl':
        '*kulturzentrum*|kulturhaus|soziokulturelles zentrum|kulturinstitut|cultureel centrum|cultuurcentrum|cultuurhuis',
      'sv da nb': 'kulturhus*|kulturcentrum|kulturcenter|kultursenter|medborgarhus|folkets hus',
      'fr es pt it ca ro':
        'centre culturel|maison de la culture|centro cultural|casa de (?:la )?cultura|ateneo|centro culturale|ateneu|centre cultural|centru(?:l)? cultural|cas[aă] de cultură',
      'pl cs sk hr sl':
        'ośrodek kultury|centrum kultury|kulturní (?:dům|centrum)|kultúrn\\p{L}+ (?:dom|centrum|stredisko)|osvetové stredisko|kulturni (?:centar|dom|center)|dom kulture|otvoreno učilište',
      'ru uk bg': '(?:дворец|дом|центр) культуры|культурн\\p{L}+ центр|(?:будинок|палац) культури|културен център',
      'fi et lv lt hu':
        'kulttuurikeskus*|kulttuuritalo*|kultuurikeskus*|kultuurimaja*|rahvamaja*|kultūras (?:nams|centrs|pils)|kultūros (?:centras|namai|rūmai)|művelődési (?:ház|központ)|kulturális központ|közösségi ház',
      'el tr': 'kültür (?:merkezi|sanat merkezi|evi)',
      'ar he': 'مركز ثقافي|دار الثقافة|מרכז תרבות|היכל התרבות',
      'id vi ja zh ko':
        'pusat kebudayaan|taman budaya|nhà văn hóa|trung tâm văn hóa|文化会館|市民会館|文化中心|文化館|문화예술회관',
    },
  },
  {
    name: 'dance company',
    bucket: 'Arts and culture',
    parts: {
      'folk dance group': 'folk|volks|folcl|rancho|esbart|morris',
      choreographer: 'coreogr|choreogr|chorégr',
    },
    words: {
      en: '(?:dance|ballet) (?:company|theatre|theater|ensemble)|choreographers?|(?:morris|folk) dan(?:ce|cing) (?:group|side|club|ensemble)|folk dance',
      'de nl':
        '*tanzkompanie|tanztheater|tanzcompany|choreograf*|volkstanzgruppe|trachtenverein*|tanzgarde|dansgezelschap|volksdansgroep',
      'sv da nb': 'danskompani*|folkdanslag*|koreograf*|folkedanserforening|leikarring*|danseforestilling*',
      'fr es pt it ca ro':
        'compagnie de danse|chorégraphe|groupe folklorique|compañía de danza|ballet folklórico|coreógraf[oa]|companhia de dança|rancho folclórico|compagnia di danza|coreograf[oa]|gruppo folkloristico|companyia de dansa|esbart|ansamblul? folcloric|compania de dans',
      'pl cs sk hr sl':
        'zespół (?:pieśni i tańca|taneczny|ludowy|baletowy)|folklorní soubor|taneční soubor|folklórny súbor|tanečný súbor|folklorn\\p{L}+ (?:ansambl|društvo|skupina)|plesni ansambl|kulturno-umjetničko društvo',
      'ru uk bg':
        'ансамбль танца|танцевальн\\p{L}+ коллектив*|ансамбль танцю|танцювальн\\p{L}+ колектив*|хореограф|танцов ансамбъл|фолклорен ансамбъл|танцов състав',
      'fi et lv lt hu':
        'tanssiryhmä*|tanssiteatteri*|kansantanssi*|koreografi|tantsutrupp|rahvatants*|deju (?:kopa|kolektīvs)|šokių (?:ansamblis|kolektyvas|teatras)|táncegyüttes*|néptánc*|táncszínház*',
      'el tr': 'ομάδα χορού|χορευτικός (?:όμιλος|σύλλογος)|dans topluluğu|halk oyunları|halk dansları',
      'ja zh ko': 'ダンスカンパニー|バレエ団|舞踊団|舞蹈团|舞團|무용단|발레단',
    },
  },
  {
    name: 'botanical garden',
    bucket: 'Leisure',
    words: {
      en: 'botanic(?:al)? gardens?|arboretum|public gardens?',
      'de nl': 'botanischer garten|arboretum|rosarium|botanische tuin|hortus botanicus|kasteeltuin*',
      'sv da nb': 'botanisk(?:a)? (?:trädgård\\p{L}*|have|hage)|arboret(?:um|et)',
      'fr es pt it ca ro':
        'jardin botanique|arboretum|jard[íi]n botánico|jardim botânico|orto botanico|giardino botanico|jardí botànic|grădin[ăa] botanică',
      'pl cs sk hr sl':
        'ogród botaniczny|arboretum|botanická (?:zahrada|záhrada)|arborétum|botanički vrt|botanični vrt',
      'ru uk bg': 'ботаническ\\p{L}+ сад*|ботанічн\\p{L}+ сад*|дендропарк|дендрарий|ботаническа градина|арборетум',
      'fi et lv lt hu':
        'kasvitieteellinen puutarha|arboretum|botaanikaaed|botāniskais dārzs|botanikos sodas|botanikus kert|füvészkert|arborétum',
      'el tr': 'βοτανικός κήπος|botanik bahçe*',
      'id vi ja zh ko': 'kebun raya|vườn bách thảo|植物園|植物园|식물원|수목원',
    },
  },
];
