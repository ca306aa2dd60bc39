import type { Kind } from './kind.ts';

export const DIGITAL: readonly Kind[] = [
  {
    name: 'marketing agency',
    bucket: 'Creative agency',
    parts: {
      'advertising agency':
        'advert|werbe|reclame|publicidad|publicité|publicidade|publicitate|pubblicit|広告|广告|廣告|광고',
      'design agency': 'design|diseñ|设计|디자인|ontwerp',
      'digital agency': 'digit|internet|online',
    },
    words: {
      en: '(?:digital|marketing|advertising|creative|branding|design|web|social media|seo|pr|media|communications?) (?:agency|studio)|web (?:design|development)(?: agency| studio| company)?|digital marketing|graphic design(?:er)?',
      'de nl':
        '*werbeagentur*|*agentur für|(?:web|digital|internet|marketing|design|kreativ|online-marketing|seo)-?agentur*|webdesign*|grafikdesign*|(?:reclame|marketing|online|internet|web|ontwerp)bureau*',
      'sv da nb':
        '(?:reklam|webb|digital|kommunikations|design)byrå*|(?:reklame|web|digital|kommunikations|design)bureau*|(?:reklame|web|digital|design)byrå*|webbdesign|webdesign',
      'fr es pt it ca ro':
        'agence (?:web|digitale?|de communication|de publicité|créative|marketing)|agencia (?:de (?:publicidad|marketing|comunicación|diseño)|digital|creativa)|diseño (?:web|gráfico)|agência (?:de (?:publicidade|marketing|comunicação)|digital)|criação de sites|agenzia (?:web|di comunicazione|pubblicitaria|creativa|digitale)|web agency|agenție de (?:publicitate|marketing)|design web',
      'pl cs sk hr sl':
        'agencja (?:reklamowa|interaktywna|marketingowa|kreatywna|seo)|projektowanie stron|tworzenie stron|reklamn[íá] agent[úu]ra|tvorba webov*|tvorba web*|marketinška agencija|izrada web*|oglaševalska agencija|izdelava spletnih strani',
      'ru uk bg':
        'рекламн* агентств*|digital-?агентств*|маркетингов* агентств*|создание сайтов|веб-?студи*|дизайн-?студи*|рекламн* агенц*|створення сайтів|веб-?студі*|рекламна агенция|изработка на (?:уеб )?сайтове',
      'fi et lv lt hu':
        'mainostoimisto*|digitoimisto*|viestintätoimisto|verkkosivu*|reklaamiagentuur|kodulehe*|reklāmas aģentūra|mājas lapu izstrāde|reklamos agentūra|svetainių kūrimas|reklámügynökség*|weboldalkészítés*|marketing ügynökség',
      'el tr': 'διαφημιστική εταιρεία|κατασκευή ιστοσελίδων|reklam ajans*|dijital ajans*|web tasarım*',
      'ar he': 'وكالة (?:تسويق|إعلانات|دعاية)|تصميم مواقع|סוכנות שיווק|משרד פרסום|בניית אתרים',
      'id vi':
        'agensi (?:digital|kreatif|pemasaran)|jasa pembuatan website|công ty (?:quảng cáo|truyền thông)|thiết kế website',
      'ja zh ko':
        '広告代理店|ホームページ制作|デザイン事務所|Web制作|广告公司|廣告公司|设计公司|網頁設計|광고대행사|디자인회사|홈페이지제작',
    },
  },
  {
    name: 'software company',
    bucket: 'Software',
    words: {
      en: 'software (?:company|house|agency|development|studio|engineering)|app development|custom software',
      'de nl': 'softwareentwicklung*|softwarehaus|softwareunternehmen|softwareontwikkeling|softwarebedrijf',
      'sv da nb': 'mjukvaruföretag|systemutveckling|softwareudvikling|softwarehus|programvareutvikling',
      'fr es pt it ca ro':
        'éditeur de logiciels|développement (?:de logiciels|informatique|d.applications)|services informatiques|esn|desarrollo de software|empresa de software|servicios informáticos|desenvolvimento de software|empresa de (?:software|tecnologia)|sviluppo software|software house|servizi informatici|dezvoltare software|companie de software',
      'pl cs sk hr sl':
        'tworzenie oprogramowania|firma informatyczna|usługi it|software house|vývoj (?:software|softwaru|aplikací)|it (?:služby|firma)|vývoj softvéru|razvoj softvera|it tvrtka|razvoj programske opreme',
      'ru uk bg':
        'разработк* (?:по|программного|приложени|софта)*|it-?компани*|ит-?компани*|розробк* (?:по|програмного|застосунк)*|іт-?компані*|софтуерна (?:компания|фирма)|разработка на софтуер',
      'fi et lv lt hu':
        'ohjelmistokehity*|ohjelmistotalo*|ohjelmistoyritys|tarkvaraarendus*|tarkvaraettevõte|programmatūras izstrāde|it pakalpojumi|programinės įrangos kūrim*|it paslaugos|szoftverfejleszt*|szoftvercég|informatikai szolgáltat*',
      'el tr':
        'ανάπτυξη λογισμικού|εταιρεία λογισμικού|πληροφορικής|yazılım (?:şirketi|firması|geliştirme|evi)|bilişim*',
      'ar he': 'شركة برمجيات|تطوير (?:برمجيات|تطبيقات)|חברת תוכנה|פיתוח תוכנה',
      'id vi':
        'pengembangan (?:perangkat lunak|aplikasi)|perusahaan (?:software|it)|phát triển phần mềm|công ty phần mềm',
      'ja zh ko': 'システム開発|ソフトウェア開発|受託開発|软件开发|軟體開發|软件公司|소프트웨어 ?개발|시스템개발',
      pl: 'firma programistyczna',
      cs: 'softwarová (?:společnost|firma)',
      zh: '軟[體件]公司|软件公司',
      id: 'perusahaan perangkat lunak',
    },
  },
  {
    name: 'IT services',
    bucket: 'Software',
    words: {
      en: 'it (?:services|consulting|consultancy|company|solutions|support)|managed (?:it|services provider)|network installation|cctv installation',
      'de nl':
        'it-?(?:dienstleist|systemhaus|service|beratung|lösungen|support)*|systemhaus|it-bedrijf|it-dienstverlen*|ict-(?:bedrijf|diensten)',
      'sv da nb': 'it-(?:konsult|tjänster|företag|virksomhed|konsulent|selskap|tjenester|drift)*',
      'fr es pt it ca ro':
        'services informatiques|infogérance|servicios (?:informáticos|de ti)|soporte informático|serviços de (?:ti|informática)|servizi informatici|assistenza informatica|servicii it',
      'pl cs sk hr sl':
        'usługi (?:it|informatyczne)|obsługa informatyczna|it (?:služby|podpora|usluge|storitve)|správa (?:it|sítí)',
      'ru uk bg': 'ит-?(?:услуги|аутсорсинг)|it-?(?:услуги|аутсорсинг)|іт-?послуги|ит услуги',
      'fi et lv lt hu tr': 'it-?(?:palvelut|tuki|teenused|pakalpojumi|paslaugos)|rendszergazda*|it hizmetleri',
      'ja zh ko': 'ITサービス|ITソリューション|IT服务|資訊服務|IT서비스',
    },
  },
  {
    name: 'AI consultancy',
    bucket: 'Artificial intelligence',
    words: {
      'en de nl fr es pt it sv da nb fi pl cs':
        '(?:gen(?:erative)? )?ai (?:consultancy|consulting|agency|solutions|development|automation)|ki-(?:beratung|agentur|lösungen)|conseil en ia|consultor[íi]a (?:de|em|en) ia',
      'ru uk': 'внедрение ии|впровадження ші',
      'ja zh ko': 'AI(?:コンサル*|開発|ソリューション)|人工智能解决方案|AI ?솔루션',
    },
  },
  {
    name: 'game studio',
    bucket: 'Games',
    types: ['VideoGameSeries'],
    words: {
      en: '(?:indie |video ?)?games? (?:studio|developers?|development studio)|indie (?:games?|developers?)|game dev',
      'de nl sv da nb': 'spieleentwickler*|spielestudio|gamestudio|spelstudio|spelutvecklare|spilstudie|spillstudio',
      'fr es pt it ca ro':
        'studio de jeux|développeur de jeux|estudio de videojuegos|estúdio de jogos|studio di videogiochi|studio de jocuri',
      'pl cs sk hr sl fi': 'studio gier|herní studio|herné štúdio|studio za igre|pelistudio',
      'ru uk bg': 'студия разработки игр|разработчик игр|студія ігор|гейм-?студи*',
      'ja zh ko tr': 'ゲーム(?:スタジオ|開発)|游戏工作室|遊戲工作室|게임(?:사|개발)|oyun stüdyo*',
    },
  },
];
