import { type Kind, OFTEN_ENGLISH } from './kind.ts';

/** What goes on for a cause or in parts: campaigns, talks, letters, comics, films. */
export const CAMPAIGNS_AND_SERIES: readonly Kind[] = [
  {
    name: 'campaign or petition',
    bucket: 'Politics',
    narrows: ['advocacy organisation', 'charity'],
    parts: {
      petition:
        'petiti|pétition|petic|petiç|petizi|petyc|петиц|署名|请愿|請願|청원|vetoomus|namninsaml|underskrift|aláírásgyűjt|imza|عريضة|עצומה|allkirja',
      'awareness day': 'day|tag|dag|journée|jornada|giornata|dzień|день',
      "citizens' initiative":
        'initiative|begehren|iniciativ|iniziativa|inicjatyw|ініціатив|инициатив|kansalaisaloite|rahvaalgatus|kezdeményezés',
      campaign:
        'campaign|kampagne|campagne|kampanj|campaña|campanha|campagna|kampani|kampaň|кампан|キャンペーン|运动|運動|캠페인|kampány|kampanya|حملة|קמפיין|movement',
    },
    words: {
      en: "(?:a|the|our|international|global|national|citizens['’]?|grassroots|public|awareness|cross-party|european) campaign (?:to (?:end|stop|ban|save|abolish|protect|stop|free|legali[sz]e|reform|decriminali[sz]e)|against|calling for)|campaign (?:to (?:end|stop|ban|abolish)|against) \\p{L}+|(?:coalition|alliance|movement) (?:against|to (?:end|stop|ban|save|protect)|calling for)|coalition for \\p{L}+|campaign for (?:better|safe|safer|fair) \\p{L}+|(?:right to repair|climate|peace|free culture|open access|degrowth|abolition|voluntary simplicity|digital freedom|basic income) (?:movement|campaign|coalition|alliance)|(?:online )?petitions? (?:against|to (?:the|stop|save|ban|end)|platform|site)|sign (?:the|our|this) petition|start a petition|popular initiative|european citizens['’] initiative|(?:world|international|national|global) (?:awareness |action )(?:day|week|month)|(?:awareness|solidarity) campaign",
      'de nl':
        '*volksbegehren|*volksentscheid|*volksinitiative|*(?:online-?)?petition(?:splattform)?|*unterschriftensammlung|*kampagne (?:gegen|für (?:ein|das recht|die abschaffung))|*aktionstag gegen|*bündnis gegen|*aktionsbündnis\\p{L}*|*handtekeningenactie|*campagne tegen|*petities? tegen|teken de petitie',
      'sv da nb':
        '*namninsamling|*underskriftsindsamling|*underskriftskampanje|*(?:kampanj|kampagne|kampanje) (?:mot|imod)|*borgerforslag',
      'fr es pt it ca ro':
        'signez la pétition|pétition (?:contre|pour|en ligne)|campagne (?:contre|citoyenne|de sensibilisation)|collectif contre|journée (?:mondiale|internationale|nationale) (?:de lutte )?contre|firma la petición|recogida de firmas|campaña (?:contra|ciudadana|de sensibilización)|plataforma contra|día (?:mundial|internacional) contra|assine a petição|(?:petição|campanha) (?:contra|pública|de sensibilização|de conscientização)|firma la petizione|(?:petizione|campagna) (?:contro|di sensibilizzazione)|raccolta firme|comitato (?:contro|no)|giornata (?:mondiale|internazionale) contro|campanya contra|campanie împotriva',
      'pl cs sk hr sl':
        'podpisz petycję|petycja (?:przeciw|w sprawie)\\p{L}*|kampania (?:przeciw|społeczna)\\p{L}*|koalicja przeciw\\p{L}*|podepište petici|petice (?:proti|za)|kampaň proti|podpíšte petíciu|petícia (?:proti|za)|(?:peticija|kampanja) (?:protiv|proti)',
      'ru uk bg':
        '(?:подпи[шс]\\p{L}+|підпи[шс]\\p{L}+) петиц\\p{L}+|петици\\p{L} (?:против|за)|(?:общественная )?кампания против|петиці\\p{L} (?:проти|за)|(?:громадська )?кампанія проти|кампания срещу',
      'fi et lv lt hu tr':
        '*kansalaisaloite|*vetoomus (?:vastaan|puolesta)|*kampanja vastaan|*rahvaalgatus|*allkirjade kogumine|*kampaania vastu|parakstu vākšana|parašų rinkimas|(?:petíció|kampány) (?:a|az) \\p{L}+ ellen|aláírásgyűjtés|imza kampanyası|\\p{L}+ karşı kampanya',
      'ar he':
        'حملة (?:ضد|لمناهضة|لمكافحة|توعوية|توعية)|وقّع العريضة|عريضة ضد|(?:עצומה|קמפיין) (?:נגד|למען)|חתמו על העצומה',
      'ja zh ko':
        '(?:署名|反対)(?:運動|活動|キャンペーン)|啓発(?:キャンペーン|活動|月間)|(?:公益|宣传)(?:倡导)?(?:运动|宣传月)|(?:連署|請願)(?:活動|平台)?|(?:서명|반대|인식 ?개선) ?(?:운동|캠페인)|국민 ?청원',
    },
  },
  {
    name: 'newsletter',
    bucket: 'News and media',
    narrows: ['magazine', 'blog'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:a|the) (?:free |independent )?(?:weekly|daily|monthly|curated|bi-?weekly|fortnightly)(?: e-?mail)? (?:newsletter|digest|round-?up) (?:about|on|covering|of)(?! (?:our|the latest (?:offers|deals)|all our|offers|new (?:products|arrivals)))|(?:newsletter|digest) for (?:developers|programmers|designers|founders|engineers|investors|journalists|scientists|data scientists|product managers)|curated (?:weekly )?newsletter|(?:news ?letter|newsletters) (?:publication|archive and podcast)',
      'de nl': '*wöchentlicher newsletter (?:über|zu|rund)|*wekelijkse nieuwsbrief over',
      'fr es pt it':
        '(?:la )?(?:newsletter|lettre) (?:hebdomadaire|quotidienne|mensuelle) (?:sur|consacrée|qui)|(?:newsletter|boletín) semanal sobre|newsletter semanal sobre|newsletter settimanale (?:su|di|dedicata)',
      'pl cs ru uk':
        'cotygodniowy newsletter o|týdenní newsletter o|еженедельная рассылка (?:о|про)|щотижнева розсилка про',
      'ja zh ko': '週刊(?:ニュースレター|メルマガ)|(?:每周|每週)(?:电子报|電子報|资讯简报)|주간 ?뉴스레터',
    },
  },
  {
    name: 'webcomic or video channel',
    bucket: 'News and media',
    narrows: ['blog', 'artist', 'media company'],
    parts: {
      webcomic:
        'comic|strip|漫画|漫畫|만화|웹툰|komik|комикс|комікс|bd en|fumett|quadrin|viñet|tegneserie|serie(?:r)? på nät',
      'video channel': 'channel|youtube|kanal|chaîne|canal|canale|kanał|канал|チャンネル|频道|頻道|채널|csatorna|video',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:a|the|my|daily|weekly) (?:\\p{L}+ )?(?:web ?comics?|comic strip)|comics? about|web ?comics? (?:about|of|by|series)|(?:youtube|video|twitch|peertube) channel (?:about|by|dedicated)|educational (?:video|youtube) (?:series|channel)|web series (?:about|on)',
      'de nl': '*webcomic|*youtube-?kanal (?:über|für|rund|zu)|*webstrip|*youtube-?kanaal over',
      'sv da nb': '*webbserie om|*netttegneserie|*youtube-?kanal om',
      'fr es pt it ca':
        'bd en ligne|web-?comic|chaîne youtube (?:sur|de|consacrée)|canal de youtube (?:sobre|de)|canal (?:do|no) youtube (?:sobre|de)|canale youtube (?:su|di|dedicato)|fumetto online|webserie',
      'pl cs sk hu tr':
        '(?:komiks internetowy|webkomiks)|kanał (?:na )?youtube o|(?:internetový komiks|webový komiks)|youtube kanál o|youtube[- ]csatorna|webképregény|youtube kanalı',
      'ru uk': 'веб-?комикс|(?:youtube|ютуб)-?канал (?:о|про)|веб-?комікс',
      'ar he': 'قناة (?:على )?يوتيوب|ערוץ יוטיוב',
      'ja zh ko':
        '(?:Web|ウェブ)漫画|(?:YouTube|ユーチューブ|動画)チャンネル|(?:网络漫画|视频频道)|(?:網路漫畫|youtube ?頻道)|(?:웹툰|웹 ?만화|유튜브 ?채널)',
    },
  },
  {
    name: 'lecture series or model parliament',
    bucket: 'Events',
    narrows: ['conference', 'meet-up', 'student association'],
    parts: {
      'Model United Nations':
        'model un|united nations|mun\\b|vereinten|nations unies|naciones|nações|模拟联合国|模擬聯合國|모의 ?유엔|模擬国連|оон|modell',
      'debate competition': 'debat|débat|дебат|辩论|辯論|토론|ディベート',
      'lecture series':
        'lectur|talk|vortrag|vorles|ringvor|lezing|föreläs|foredrag|conférence|conferenc|conferên|wykład|přednáš|лекц|лекці|講演|讲座|講座|강연|előadás|seminar|seminář',
    },
    words: {
      en: '(?:public|annual|free|online|distinguished|weekly|science) (?:lecture|talk|seminar) series|(?:lecture|seminar) series (?:on|about|at)|model (?:united nations|un|european (?:parliament|union|council))(?: (?:conference|society|club))?|(?:world|international|national|schools|parliamentary) debat(?:e|ing) (?:championship|competition|tournament)s?|mock trial (?:competition|tournament)|moot court(?: competition)?|science slam|pint of science',
      'de nl':
        '*vortragsreihe|*ringvorlesung|*vorlesungsreihe|*model united nations|*debattierwettbewerb|*science slam|*lezingenreeks|*lezingencyclus|*debatwedstrijd',
      'sv da nb fi et':
        '*föreläsningsserie|*foredragsserie|*forelesningsserie|*forelæsningsrække|*luentosarja|*loengusari|*loengusarja',
      'fr es pt it ca ro':
        "cycle de conférences|simulation (?:des nations unies|de l['’]onu)|concours (?:d['’]éloquence|de plaidoirie|de débats?)|ciclo de (?:conferencias|charlas|palestras|conferências)|(?:modelo|simulación) de (?:las )?naciones unidas|(?:torneo|concurso) de debate|simulação da onu|ciclo di (?:conferenze|incontri|lezioni)|torneo di dibattito|cicle de (?:conferències|xerrades)",
      'pl cs sk hr hu tr':
        'cykl wykładów|(?:turniej|konkurs) debat\\p{L}*|(?:cyklus|série) přednášek|cyklus prednášok|debatní (?:soutěž|liga)|ciklus predavanja|előadás-?sorozat|(?:münazara turnuvası|konferans dizisi)',
      'ru uk': '(?:цикл|серия) лекций|модель оон|дебатный турнир|(?:цикл|серія) лекцій|дебатний турнір',
      'ar he': 'سلسلة (?:ال)?محاضرات|نموذج (?:محاكاة )?(?:ال)?أمم المتحدة|סדרת הרצאות',
      'ja zh ko':
        '(?:連続|公開)講演会|模擬国連|ディベート大会|(?:系列讲座|模拟联合国|辩论赛)|(?:系列講座|模擬聯合國|辯論賽)|(?:강연 ?시리즈|모의 ?유엔|토론 ?대회)',
    },
  },
];
