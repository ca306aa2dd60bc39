import { type Kind, OFTEN_ENGLISH } from './kind.ts';

/** Agencies and portals of the state, those who keep the web and its software free, and what people campaign and write for. */
export const AGENCIES_AND_CAMPAIGNS: readonly Kind[] = [
  {
    name: 'space, environment or audit agency',
    bucket: 'Government',
    narrows: ['government agency', 'geology or archaeology company', 'environmental organisation'],
    parts: {
      'space agency':
        'space|raumfahrt|ruimtevaart|rymd|rom(?:senter|fart)|rumfart|spatial|espacial|spaziale|kosmi|vesmír|косм|avaruus|kosmose|űr|uzay|فضاء|חלל|宇宙|航天|太空|우주',
      'geological survey':
        'geolog|geoloog|földtani|геолог|地質|地质|지질|jeoloji|maden tetkik|jarðfræ|geološk|جيولوج|גאולוג',
      'environment agency':
        'environment|omgevings|околна среда|umwelt|naturvårds|miljø|miljö|environnement|ambient|środowiska|životního|životného|ympäristö|keskkonna|környezet|çevre|بيئ|環境|环境|환경|eponi|milieu',
      'audit office':
        'audit|rechnungshof|rekenkamer|riksrevisj?on|contralor|сметна палата|rigsrevision|riigikontroll|cour des comptes|cuentas|contas|conti|izba kontroli|kontrolní|kontrolný|счетная|счётная|рахункова|tarkastusvirasto|számvevő|sayıştay|会計検査|审计|審計|감사원|المحاسبة|מבקר',
    },
    words: {
      en: '(?:national|european|canadian|italian|german|uk|australian) space (?:agency|cent(?:re|er))|space agency|(?:national |federal |british |state )?geological survey(?: of(?! (?:your|our|the)(?!\\p{L})))|(?:british|state|national|federal) geological survey|(?:national |federal |european )?environment(?:al)? (?:protection )?agency|(?:national|state|federal) audit office|(?:supreme audit institution|court of (?:audit|accounts)|auditor general)',
      'de nl':
        '*raumfahrtagentur|*geologische[rs]? (?:dienst|landesamt|bundesanstalt)|*umweltbundesamt|*landesamt für umwelt\\p{L}*|*umweltamt|*rechnungshof|*ruimtevaartagentschap|*rekenkamer|*milieudienst|*omgevingsdienst',
      'sv da nb fi et':
        '*rymdstyrelsen|*norsk romsenter|*geologiska undersökning|*geologiske undersøgelse\\p{L}*|*geologiske undersøkelse|*naturvårdsverket|*miljøstyrelsen|*miljødirektoratet|*riksrevisionen|*rigsrevisionen|*riksrevisjonen|*geologian tutkimuskeskus|*ympäristökeskus|*geoloogiateenistus|*keskkonnaamet|*keskkonnaagentuur|*riigikontroll',
      'fr es pt it ca':
        "agence spatiale|bureau de recherches géologiques|service géologique|agence de l['’]environnement|cour des comptes|agencia espacial|servicio geológico|instituto geológico|agencia (?:de|del) medio ambiente|tribunal de cuentas|contraloría general|agência espacial|serviço geológico|agência (?:portuguesa )?do ambiente|tribunal de contas|agenzia spaziale|servizio geologico|agenzia (?:regionale )?(?:per la protezione )?(?:dell[’']ambiente|ambientale)|corte dei conti",
      'pl cs sk hr sl':
        '(?:polska )?agencja kosmiczna|(?:państwowy )?instytut geologiczny|inspektorat ochrony środowiska|najwyższa izba kontroli|česká geologická služba|česká inspekce životního prostředí|nejvyšší kontrolní úřad|štátny geologický ústav|najvyšší kontrolný úrad|geološki zavod',
      'ru uk bg':
        '(?:роскосмос|космическое агентство)|геологическая служба|сч[её]тная палата|космічне агентство|геологічна служба|рахункова палата|изпълнителна агенция по околна среда|сметна палата',
      'hu tr':
        'űrügynökség|bányászati és földtani|állami számvevőszék|uzay ajansı|maden tetkik ve arama|sayıştay(?: başkanlığı)?|çevre ajansı',
      'ar he':
        'وكالة (?:ال)?فضاء|هيئة (?:ال)?مساحة (?:ال)?جيولوجية|هيئة (?:ال)?بيئة|(?:סוכנות החלל|המכון הגאולוגי|מבקר המדינה)',
      'ja zh ko':
        '(?:宇宙航空研究開発機構|地質調査総合センター|会計検査院)|(?:国家航天局|地质调查局|生态环境局|审计署|审计局)|(?:國家太空中心|地質調查所|審計部)|(?:항공우주청|지질자원연구원|감사원)',
    },
  },
  {
    name: 'government portal',
    bucket: 'Government',
    narrows: ['government agency', 'municipality'],
    words: {
      en: '(?:government|citizen|e-?government|public services?) (?:services )?(?:portal|gateway)|(?:government|public) services (?:online|in one place)|online (?:government|public) services|(?:official )?(?:website|site|portal) of the (?:\\p{L}+ )?government|(?:passport|voter registration|tax return) (?:application )?service online|(?:municipal|city|council) services (?:portal|online)|digital government (?:service|agency)',
      'de nl':
        '*(?:verwaltungs|bürgerservice|bürger)-?portal|*verwaltungsleistungen online|*bundesportal|*overheidsportaal|*overheidsdiensten online',
      'sv da nb fi et':
        '*borgerportal(?:en)?|*digital selvbetjening til borgere|*innbyggerportal|*valtion verkkopalvelu|*kansalaisen verkkopalvelu|*riigiportaal|*eesti\\.ee|*riiklik teenusteportaal',
      'fr es pt it ca ro':
        "(?:site|portail) officiel (?:de l['’]administration|du gouvernement|de l['’]état)|portail (?:citoyen|des démarches administratives)|(?:portal|sede electrónica) (?:único )?(?:del gobierno|del ciudadano|de trámites|ciudadano)|sede electrónica|portal (?:do cidadão|do governo|único de serviços)|portale (?:del cittadino|dei servizi pubblici|istituzionale del governo)|portalul (?:guvernului|cetățeanului)",
      'pl cs sk hr':
        'portal (?:rządowy|usług publicznych|obywatela)|serwis rzeczypospolitej|portál (?:občana|veřejné správy)|ústredný portál verejnej správy|portal (?:e-građani|javne uprave)',
      'ru uk bg':
        'портал (?:государственных )?(?:и муниципальных )?услуг|портал правительства|официальный портал правительства|(?:урядовий|державний) портал|портал (?:державних|електронних) послуг|портал на електронното управление',
      'hu tr': '(?:kormányzati|közigazgatási|ügyfél) ?portál|kormányzati honlap|e-devlet(?: kapısı)?',
      'ar he':
        '(?:ال)?بوابة (?:ال)?(?:حكومية|الحكومة الإلكترونية)|بوابة (?:ال)?خدمات (?:ال)?حكومية|(?:אתר|פורטל) (?:ה?שירותים|ה?מידע) (?:ה)?ממשלתי\\p{L}*',
      'ja zh ko':
        '(?:政府|行政)(?:広報|ポータル)(?:サイト|オンライン)?|(?:政务服务网|人民政府门户网站|中国政府网)|(?:我的E政府|政府入口網)|(?:정부24|전자정부 ?포털|정부 ?포털)',
    },
  },
  {
    name: 'domain registry',
    bucket: 'Internet services',
    narrows: 'hosting provider',
    words: {
      en: '(?:registry|registry operator) (?:for|of) (?:the )?(?:\\.\\p{L}+|\\p{L}+ (?:country code )?(?:top-level )?domains?|top-level)|(?:domain name|domain|top-level domain|cctld|internet) registr(?:y|ies)|(?:the )?registry for \\.\\p{L}+ domain(?: name)?s|network information cent(?:re|er)|internet exchange (?:point|association)?|regional internet registry',
      'de nl':
        '*domain-?(?:registry|registrierungsstelle)|*registrierungsstelle für \\.?\\p{L}+-?domains|*internetknoten|*domeinregister|beheerder van het \\.?\\p{L}+-?domein',
      'fr es pt it ca':
        "(?:office d['’]enregistrement|registre) (?:du|des|pour le|de) (?:domaines?|\\.\\p{L}+)|(?:registro|entidad de registro) de(?:l)? (?:nombres de )?dominios? \\.?\\p{L}+|registro de domínios|registro (?:dei domini|\\.\\p{L}+)|point d['’]échange internet",
      'pl cs sk hu sv fi et':
        '(?:rejestr|krajowy rejestr) domen|(?:správce|registr) (?:národní )?domén\\p{L}*|správca domény|domain ?nyilvántart(?:ó|ás)|*toppdomän|*domeeniregister',
      'ru uk':
        '(?:реестр|координационный центр|регистратура) (?:национального )?домен\\p{L}+|(?:реєстр|адміністратор) домен\\p{L}+',
      'ja zh ko':
        'ドメイン名?(?:レジストリ|登録管理)|(?:域名注册管理机构|互联网络信息中心)|網路資訊中心|(?:인터넷진흥원|도메인 ?레지스트리)',
    },
  },
  {
    name: 'software foundation',
    bucket: 'Non-profit',
    narrows: ['foundation', 'charity', 'open source project', 'association'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:free|open[- ]source|libre) software (?:foundation|organi[sz]ation|association|community|conservancy|advocacy)|(?:foundation|non-?profit|charity|organi[sz]ation|association)(?: \\p{L}+)?(?: \\p{L}+)?(?: \\p{L}+)? (?:for |supports? |supporting |promoting |of )(?:free|open[- ]source)(?: and open[- ]source)? (?:software|projects|technolog(?:y|ies)|hardware)|open[- ]source (?:foundation|community foundation|initiative|stewardship)|(?:foundation|association|organi[sz]ation|movement) for (?:the |a )?(?:open|free) (?:web|internet|knowledge|culture|data)|open knowledge (?:foundation|network)|fiscal (?:host|sponsor)(?:ing|ship)? (?:for|of) open|(?:linux|unix|bsd|python|perl|php|javascript|wiki|open web|digital commons) (?:foundation|users? group|user groups?)',
      'de nl':
        '(?:verein|stiftung|gemeinschaft|organisation) (?:für|zur förderung) (?:von )?(?:freie[rn]?|offene[rn]?|open-?source)(?:-| )software|*linux-?(?:user group|anwendergruppe|verein)|(?:vereniging|stichting) voor (?:vrije|open) ?(?:source)? software',
      'fr es pt it ca':
        "(?:association|fondation) (?:pour |de promotion (?:et de défense )?|de défense )(?:du |de la promotion du )?logiciel libre|(?:asociación|fundación|comunidad) de(?:l)? software libre|(?:associação|fundação|comunidade) de software livre|(?:associazione|fondazione|comunità) (?:per il |del )?software libero|associació de programari lliure|groupe d['’]utilisateurs linux|grupo de usuarios de linux",
      'pl cs sk hu':
        '(?:fundacja|stowarzyszenie) (?:wolnego|otwartego) oprogramowania|(?:sdružení|spolek|nadace) (?:pro )?(?:svobodn|otevřen)\\p{L}+ software?\\p{L}*|szabad szoftver (?:alapítvány|közösség|egyesület)',
      'ru uk tr fi sv et':
        '(?:фонд|сообщество) свободного (?:программного обеспечения|по)|спільнота вільного програмного|özgür yazılım (?:derneği|vakfı|topluluğu)|linux kullanıcıları derneği|*vapaiden ohjelmistojen|*föreningen för fri programvara|*vaba tarkvara (?:ühing|kogukond)',
      'ja zh ko':
        '(?:オープンソース|フリーソフトウェア)(?:財団|コミュニティ|協会)|(?:开源|自由软件)(?:基金会|社区|联盟|组织)|(?:開源|自由軟體)(?:基金會|社群|協會)|(?:오픈소스|자유 ?소프트웨어) ?(?:재단|커뮤니티|협회)',
    },
  },
  {
    name: 'open standard',
    bucket: 'Software',
    narrows: ['certification body', 'open source project'],
    parts: {
      'file format': 'format',
      protocol: 'protocol|protokol|protocole|protocolo|protocollo|протокол|プロトコル|协议|協定|프로토콜',
      'open standard': 'standard|estándar|norme|padrão|標準|标准|표준|стандарт',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:open|web|royalty-free|data|metadata) standards? for(?! (?:excellence|quality|service|customer))|(?:file|data|image|message|interchange|archive) format specification|(?:open|binary|data interchange|serialization|image|compressed|columnar|package) (?:file )?formats? for|(?:open|decentrali[sz]ed|communication|network|messaging|authentication|synchroni[sz]ation|peer-to-peer) protocol (?:for|that)|specification (?:for|of) (?:the )?(?:rest|http|web|api|\\p{L}+ protocol)(?: apis?)?|(?:web|api|language) specification|(?:controlled|semantic web|metadata|rdf) vocabular(?:y|ies)|(?:persistent|unique|digital object) identifiers? (?:for|system)|linked open data|(?:reference|web|domain) ontology for',
      'de nl': 'offener standard für|offenes (?:datei)?format|offenes protokoll|*dateiformat für|open standaard voor',
      'fr es pt it':
        '(?:norme|standard) ouvert[e]? (?:pour|de)|format (?:ouvert|de fichier) (?:pour|de)|estándar abierto (?:para|de)|formato (?:abierto|de archivo) (?:para|de)|padrão aberto (?:para|de)|standard aperto (?:per|di)|protocol(?:e|lo|o) (?:ouvert|aperto|abierto|aberto)',
      'pl cs ru uk hu tr':
        'otwarty (?:standard|protokół|format)|otevřený (?:standard|protokol|formát)|открытый (?:стандарт|протокол|формат)|відкритий (?:стандарт|протокол|формат)|nyílt (?:szabvány|protokoll)|açık (?:standart|protokol)',
      'ja zh ko':
        'オープン(?:標準|プロトコル|フォーマット)|(?:开放|开源)(?:标准|协议|格式)|開放(?:標準|協定|格式)|(?:개방형|오픈) ?(?:표준|프로토콜)',
    },
  },
  {
    name: 'open hardware project',
    bucket: 'Software',
    narrows: 'open source project',
    parts: {
      'single-board computer':
        'single[- ]board|einplatinen|シングルボード|单板|單板|싱글 ?보드|jednopłytk|jednodesk|одноплат|carte unique|placa única',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:open[- ]source|open|libre|free) hardware(?: (?:project|for|platform|design|community|laptop|synthesi[sz]er|phone))?|single[- ]board computers?|(?:open[- ]source|diy|programmable) (?:electronics (?:platform|kits?)|microcontroller (?:board|platform)|synthesi[sz]er|3d printer|laptop|keyboard|drone|smartwatch|insulin|medical device|farm equipment)|microcontroller (?:board|platform|kit)s? for|(?:mechanical|split|ergonomic) keyboard firmware|(?:repairable|modular) (?:laptop|phone|smartphone)',
      'de nl':
        '(?:freie|offene) hardware|*einplatinencomputer|*mikrocontroller-?(?:plattform|board)|*open-?source-?hardware',
      'fr es pt it':
        'matériel libre|hardware (?:libre|livre|abierto|libero|aperto)|ordinateur à carte unique|ordenador de placa única|computador de placa única|computer a scheda singola',
      'pl cs ru uk hu tr':
        'otwarty sprzęt|komputer jednopłytkowy|otevřený hardware|jednodeskový počítač|открытое аппаратное|одноплатн\\p{L}+ (?:компьютер|комп.ютер)\\p{L}*|відкрите апаратне|nyílt forráskódú hardver|açık kaynak donanım|tek kartlı bilgisayar',
      'ja zh ko':
        'オープン(?:ソース)?ハードウェア|シングルボードコンピュータ(?:ー)?|开源硬件|单板(?:计算机|电脑)|開源硬體|單板電腦|(?:오픈 ?소스|오픈) ?하드웨어|싱글 ?보드 ?컴퓨터',
    },
  },
  {
    name: 'civic technology group',
    bucket: 'Non-profit',
    narrows: ['advocacy organisation', 'community', 'association'],
    words: {
      [OFTEN_ENGLISH]:
        '(?:civic|public interest|democracy|humanitarian)[- ]?tech(?:nology)?(?: (?:organi[sz]ation|group|community|non-?profit|lab|project|collective|volunteers))?|volunteers? who code|coding for (?:good|the city|democracy)|technology for (?:democracy|the public good|social good)|digital public goods?|data for good',
      'de nl':
        '*zivilgesellschaftliche technologie|*digitales ehrenamt|*gemeinwohlorientierte (?:it|technologie|software)',
      'fr es pt it':
        'technologie(?:s)? civique(?:s)?|tecnología cívica|tecnologia cívica|tecnologia civica|attivismo digitale',
      'pl cs ru uk': 'technologie obywatelskie|občanské technologie|гражданские технологии|громадянські технології',
      'ja zh ko': 'シビックテック|公民科技|시빅 ?(?:테크|해킹)',
    },
  },
];
