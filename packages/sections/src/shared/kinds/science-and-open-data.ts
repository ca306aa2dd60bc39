import { type Kind, OFTEN_ENGLISH } from './kind.ts';

/** Who pays for research and watches over it, and what is open to all: data, books, standards. */
export const SCIENCE_AND_OPEN_DATA: readonly Kind[] = [
  {
    name: 'academy of sciences',
    bucket: 'Research',
    narrows: ['learned society', 'research group'],
    words: {
      en: '(?:national |royal |young )?academy of (?:sciences?|(?:arts|humanities|engineering|medicine|letters)(?: and (?:sciences|humanities|letters))?)(?! (?:high|charter) school)|academies of sciences?',
      'de nl': '*akademie der (?:wissenschaften|künste)|*wissenschaftsakademie|akademie van wetenschappen',
      'sv da nb': '*vetenskapsakademi(?:en)?|*videnskabernes selskab|*videnskapsakademi|*vitenskapsakademi',
      'fr es pt it ca ro':
        'académie (?:nationale |royale )?des (?:sciences|inscriptions|beaux-arts)|academia (?:nacional |real )?de (?:las )?(?:ciencias|ciências|bellas artes|letras)|accademia (?:nazionale )?(?:delle|di) scienze|academia română',
      'pl cs sk hr sl':
        'polska akademia (?:nauk|umiejętności)|akademie věd|slovenská akadémia vied|akademija (?:znanosti|nauka)',
      'ru uk bg': '(?:российская |национальная )?академия наук|(?:національна )?академія наук|академия на науките',
      'fi et lv lt hu tr':
        '*tiedeakatemia|*teaduste akadeemia|zinātņu akadēmija|mokslų akademija|tudományos akadémia|bilimler akademisi',
      'ar he': '(?:ال)?أكاديمية (?:ال)?(?:وطنية )?(?:لل)?(?:ال)?علوم|האקדמיה הלאומית',
      'ja zh ko': '(?:日本学士院|科学アカデミー)|(?:中国)?科学院(?!大学)|(?:中央)?科學院|(?:과학기술)?한림원',
    },
  },
  {
    name: 'research funder',
    bucket: 'Research',
    narrows: ['research group', 'scholarship fund', 'foundation'],
    words: {
      en: '(?:national |european |medical |arts |social )?(?:research|science) (?:councils?|funding (?:agency|organi[sz]ation|body|programme)|funders?)|(?:national )?science foundation|(?:grants?|funding) for (?:scientific )?(?:research|researchers)',
      'de nl':
        '*forschungsgemeinschaft|*forschungsförderung(?:sgesellschaft)?|*wissenschaftsfonds|*forschungsrat|*wissenschaftsrat|onderzoeksfinancier|*fonds wetenschappelijk onderzoek|organisatie voor wetenschappelijk onderzoek',
      'sv da nb fi et':
        '*vetenskapsrådet|*forskningsråd(?:et)?|*forskningsfond(?:en)?|*forskningsfinansiär|*suomen akatemia|*teadusagentuur',
      'fr es pt it ca':
        'agence nationale de la recherche|fonds national de la recherche(?: scientifique)?|financement de la recherche scientifique|agencia (?:estatal|nacional) de investigación|consejo nacional de ciencia|fundação de amparo à pesquisa|fundação para a ciência|conselho nacional de desenvolvimento científico|consiglio nazionale delle ricerche|fondo per la ricerca',
      'pl cs sk hu tr':
        'narodowe centrum (?:nauki|badań)|grantová agentura|agentúra na podporu výskumu|(?:kutatási|tudományos) (?:alap|hivatal)|bilimsel ve teknolojik araştırma kurumu',
      'ru uk': '(?:российский )?научный фонд|фонд фундаментальных исследований|фонд досліджень',
      'ja zh ko': '学術振興会|科学技術振興機構|自然科学基金(?:委员会)?|國家科學及技術委員會|한국연구재단',
    },
  },
  {
    name: 'research infrastructure',
    bucket: 'Research',
    narrows: ['research project', 'research group'],
    parts: {
      'supercomputing centre':
        'supercomput|high[- ]performance computing cent|hochleistungsrech|rechenzentrum|スーパーコン|超算|超级计算|슈퍼컴',
      'research facility':
        'synchrotron|light source|neutron|accelerator|telescope|beschleuniger|加速器|放射光|가속기|collider|facilit',
    },
    words: {
      en: '(?:european |national |distributed |digital )?research (?:data )?infrastructures?(?: (?:for|consortium))?|e-infrastructure|(?:synchrotron|neutron|x-ray|free-electron laser) (?:light )?(?:source|facility)|particle (?:accelerator|physics laboratory)|(?:supercomputing|high[- ]performance computing) cent(?:re|er)|(?:radio|space) telescope (?:project|array|facility)|research data (?:centre|center|management service|repository|alliance|archive)|biobank(?:s| network)?',
      'de nl':
        '*forschungsinfrastruktur\\p{L}*|*forschungsdaten(?:zentrum|infrastruktur|repositorium)|*synchrotron(?:quelle|strahlungsquelle)|*hochleistungsrechenzentrum|*onderzoeksinfrastructuur|*biobank',
      'sv da nb fi et': '*forskningsinfrastruktur\\p{L}*|*tutkimusinfrastruktuuri|*teadustaristu|*biopankki',
      'fr es pt it ca':
        'infrastructure de recherche|(?:source|centre) (?:de )?(?:rayonnement )?synchrotron|infraestructura (?:científica|de investigación)|(?:fuente|centro) (?:de )?(?:luz )?sincrotrón|infraestrutura de (?:investigação|pesquisa)|infrastruttura di ricerca|infraestructura de recerca',
      'pl cs sk hu':
        'infrastruktura badawcza|(?:velká )?výzkumná infrastruktura|výskumná infraštruktúra|kutatási infrastruktúra',
      'ru uk':
        '(?:научно-)?исследовательская инфраструктура|центр коллективного пользования|дослідницька інфраструктура',
      'tr ar he': 'araştırma altyapısı|بنية (?:ال)?بحث(?:ية)?|תשתית מחקר',
      'ja zh ko':
        '研究(?:基盤|インフラ)(?:整備)?|放射光施設|スーパーコンピュータ(?:ー)?センター|(?:科研|研究)基础设施|同步辐射光源|超级计算中心|同步輻射(?:光源|研究中心)|연구 ?인프라|방사광 ?가속기',
    },
  },
  {
    name: 'scientific database',
    bucket: 'Research',
    narrows: ['research project', 'database', 'archive', 'online database'],
    parts: {
      'preprint server': 'preprint|プレプリント|预印本|預印本',
      'repository of publications': 'repositor|repozit|репозит|リポジトリ|知识库|典藏|theses|open access',
      'biodiversity database': 'species|biodivers|art(?:en)?datenb|plants?|birds?|生物多样|生物多樣|生物多様',
      'language corpus': 'corpus|korpus|корпус|コーパス|语料|語料|말뭉치',
    },
    words: {
      en: '(?:database|catalogue?|atlas|encyclop(?:a)?edia|repository|knowledgebase|registry) of (?:\\p{L}+ )?(?:research organi[sz]ations|clinical trials|data repositories|proteins?|protein (?:structures|sequences|families)|genes?|genomes?|species|birds|mammals|insects|fungi|stars|galaxies|chemical compounds|molecules|metabolites|mutations|diseases|clinical trials|languages|manuscripts|inscriptions|research data|open access journals|scientific names|crystal structures)|pre-?print (?:servers?|repository|archive|service)|genome browser|(?:protein|gene|genome|sequence|chemical|biodiversity|species|bioinformatics|open access|institutional|subject|theses|dissertations?|linguistic|crystallograph(?:y|ic)) (?:databases?|data ?bank|repositor(?:y|ies)|knowledgebase)|(?:text|speech|language|linguistic|national|parallel|historical) corp(?:us|ora)|(?:open[- ]access|scholarly|scientific) (?:research )?(?:repository|articles? (?:archive|database)|index)|bibliographic database',
      'de nl':
        '*preprint-?server|*(?:gen|genom|protein|arten|literatur|inschriften|handschriften|fach)-?datenbank|*text-?korpus|*sprachkorpus|*hochschulschriftenserver|*publikationsserver|institutionelles repositorium|*soortenregister|*genendatabank',
      'sv da nb fi et': '*artdatabank(?:en)?|*artsdatabanken|*kielipankki|*keelekorpus|*julkaisuarkisto',
      'fr es pt it ca ro':
        'base de données (?:scientifiques?|bibliographiques?|génétiques?|de protéines|des espèces|génomiques?)|(?:archive ouverte|dépôt institutionnel|serveur de prépublications)|base de datos (?:científica|bibliográfica|genómica|de especies|de proteínas)|repositorio (?:institucional|digital|científico|de acceso abierto)|base de dados (?:científica|bibliográfica|de espécies)|repositório (?:institucional|digital|científico)|(?:banca|base) dati (?:scientifica|bibliografica|genomica|delle specie)|archivio istituzionale della ricerca|repositori institucional',
      'pl cs sk hr':
        '(?:bibliograficzna |naukowa )?baza (?:gatunków|białek|publikacji|danych naukowych)|repozytorium (?:instytucjonalne|naukowe|cyfrowe)|korpus języka|(?:institucionální|digitální) repozitář|český národní korpus|jazykový korpus|(?:institucionalni|digitalni) repozitorij',
      'ru uk bg':
        '(?:национальный )?корпус (?:русского )?языка|(?:институциональный|научный) репозиторий|(?:наукометрическая|библиографическая|научная) (?:база данных|электронная библиотека)|інституційний репозит\\p{L}+|корпус української мови|бібліографічна база',
      'hu tr ar he':
        '(?:intézményi|tudományos) (?:repozitórium|adatbázis)|nyelvi korpusz|(?:kurumsal|akademik) (?:arşiv sistemi|veri ?tabanı)|(?:المستودع|مستودع) (?:ال)?(?:رقمي|مؤسسي)|מאגר מידע (?:מדעי|ביבליוגרפי)',
      'ja zh ko':
        '(?:論文|遺伝子|タンパク質|化合物|生物種|文献)データベース|機関リポジトリ|プレプリントサーバー?|コーパス|(?:蛋白质|基因|物种|文献|论文)数据库|预印本(?:平台|服务器)|(?:语料库|机构知识库)|(?:物種|文獻|論文)資料庫|(?:語料庫|機構典藏)|(?:단백질|유전자|논문|문헌|생물종) ?데이터베이스|말뭉치',
    },
  },
  {
    name: 'digital library or edition',
    bucket: 'Arts and culture',
    narrows: ['library', 'archive', 'research project'],
    parts: {
      'digital edition': 'edition|edizione|edición|edição|edycja|edice',
      'web archive': 'web arch|internet arch|webarch',
      'digital library':
        'librar|biblioth|bibliot|電子図書|电子图书|數位圖書|数字图书|전자 ?도서|knihovn|könyvtár|kütüphane|raamatukogu|kirjasto|e-?books|مكتبة|ספרייה|books',
    },
    words: {
      en: 'digital (?:librar(?:y|ies)|humanities project|archive of|edition of|collections? of|scholarly edition)|(?:free|online|open) (?:digital )?(?:library|archive) of (?:free |old |public domain |digiti[sz]ed |historical )?(?:e-?books|books|texts|manuscripts|newspapers|music|scores|films|websites|images)|free public domain e-?books|free e-?books (?:from|in the public domain|and audiobooks|library|to download)|public domain (?:books|texts|audiobooks|sheet music)|(?:web|internet) archive|online (?:edition|archive) of (?:the )?(?:letters|works|manuscripts|correspondence)|digiti[sz]ed (?:newspapers|books|manuscripts|collections)',
      'de nl':
        '*digitale (?:bibliothek|edition|sammlungen)|*online-?bibliothek|*onlinebibliothek|gemeinfreie (?:bücher|texte)|*webarchiv|*digitale bibliotheek|digitale editie',
      'sv da nb fi et':
        '*digital(?:t|a)? bibliotek|*digitalt arkiv|*digitaalinen kirjasto|*digitaalraamatukogu|*digitaalarhiiv|*digiarhiiv',
      'fr es pt it ca ro':
        'bibliothèque (?:numérique|en ligne)|édition numérique (?:de|des)|livres du domaine public|biblioteca (?:digital|virtual|en línea)|edición digital (?:de|del)|libros de dominio público|edição digital (?:de|das)|biblioteca digitale|edizione digitale (?:di|delle)|biblioteca digitală',
      'pl cs sk hr':
        'biblioteka cyfrowa|cyfrowa edycja|wolne lektury|digitální (?:knihovna|edice)|digitálna knižnica|digitalna (?:knjižnica|zbirka)',
      'ru uk bg': '(?:электронная|цифровая) библиотека|(?:електронна|цифрова) бібліотека|дигитална библиотека',
      'hu tr': '(?:digitális|elektronikus) könyvtár|(?:dijital|sayısal) kütüphane|dijital arşiv',
      'ar he': '(?:ال)?مكتبة (?:ال)?(?:رقمية|إلكترونية)|ספרי(?:י)?ה דיגיטלית',
      'ja zh ko':
        '電子図書館|デジタル(?:アーカイブ|図書館|ライブラリー)|(?:数字|电子)图书馆|(?:數位|電子)(?:圖書館|典藏)|(?:디지털|전자) ?(?:도서관|아카이브)',
    },
  },
  {
    name: 'citizen science project',
    bucket: 'Research',
    narrows: 'research project',
    words: {
      [OFTEN_ENGLISH]:
        '(?:citizen|community) science(?: (?:projects?|platform|programme|network|app))?|crowdsourc(?:ed|ing) (?:science|research)|distributed computing project|volunteer computing|people-powered research',
      'de nl': '*bürgerwissenschaft\\p{L}*|*mitmachforschung|*burgerwetenschap\\p{L}*',
      'sv da nb fi et':
        '*medborgarforskning|*borgervidenskab|*folkeforskning|*kansalaistiede|*harrastusteadus|*kodanikuteadus',
      'fr es pt it ca':
        'sciences? (?:participatives?|citoyennes?)|ciencia ciudadana|ciência cidadã|scienza partecipata|citizen science|ciència ciutadana',
      'pl cs sk hr hu tr':
        'nauka obywatelska|občanská věda|občianska veda|građanska znanost|közösségi tudomány|vatandaş bilimi',
      'ru uk': 'гражданская наука|громадянська наука',
      'ar he': 'علم المواطن|מדע אזרחי',
      'ja zh ko': '市民科学|シチズンサイエンス|公民科学|公民科學|시민 ?과학',
    },
  },
  {
    name: 'open data portal',
    bucket: 'Internet services',
    narrows: ['research project', 'database'],
    parts: {
      'geodata portal': 'geo(?!rg)|\\bmaps?\\b|spatial|地理|공간',
      'open database': 'database|datenbank|base de données|base de datos|banca dati|база|データベース|数据库',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:open|public|government|geo-?spatial|city|national|statistical|research) (?:government )?data (?:portals?|platform|hub|catalogue?s?|repository|project|initiative|community)|open (?:government )?data(?: (?:of|on|about|from|for))|open data ?(?:sets?|bases?)|open (?:dataset|database|map data|mapping project) of|(?:the|a) (?:free|open|collaborative)(?: and (?:free|open))? (?:database|dataset) of|(?:public transit|transport|air quality|election|climate|health|ocean) data (?:platform|portal|hub)|geodata portal|knowledge graph of|(?:real-?time|historical) (?:public )?(?:data|statistics) on(?! (?:your|every|all)(?!\\p{L}))',
      'de nl':
        '*open-?data-?(?:portal|plattform|platform)|*datenportal|*geoportal\\p{L}*|offene (?:verwaltungs)?daten|freie datenbank|*dataportaal|open overheidsdata',
      'sv da nb fi et':
        '*dataportal(?:en)?|öppna data|åbne data|åpne data|*avoin data|*avoimen datan|*avaandmete? portaal|*avaandmed|*geoportaal|*geoportal(?:en)?',
      'fr es pt it ca ro':
        '(?:portail|plateforme) (?:de |des )?(?:données ouvertes|open data|données publiques)|données ouvertes|base de données libre|géoportail|portal de datos(?: abiertos)?|datos abiertos|geoportal|portal de dados(?: abertos)?|dados abertos|(?:portale )?(?:dei )?dati aperti|portale open data|portal de dades obertes|dades obertes|date deschise',
      'pl cs sk hr sl':
        'otwarte dane|portal (?:otwartych )?danych|geoportal|(?:portál )?otevřen\\p{L}+ dat\\p{L}*|(?:portál )?otvoren\\p{L}+ (?:dát|údajov|údaje)|(?:portal )?otvoren\\p{L}+ podata\\p{L}+|odprti podatki',
      'ru uk bg':
        '(?:портал )?открыты[ех]\\p{L}* данны[ех]|(?:портал )?відкрити[хй]\\p{L}* дани[х]|(?:портал )?відкриті дані|(?:портал )?отворени данни|геопортал',
      'hu tr': '(?:nyílt|nyilvános) adat(?:ok|portál|bázis)\\p{L}*|açık veri(?: portalı| platformu)?',
      'ar he':
        '(?:(?:بوابة|منصة) )?(?:ال)?بيانات (?:ال)?مفتوحة|(?:(?:פורטל|מאגר) )?(?:ה)?(?:נתונים|מידע) (?:ה)?פתוחי?ם?|מאגרי המידע הממשלתיים',
      'ja zh ko':
        'オープンデータ(?:ポータル|カタログ|サイト)?|(?:公共|政府)?(?:数据开放|开放数据)(?:平台|门户|网)?|(?:政府)?(?:資料開放|開放資料)(?:平[臺台])?|(?:공공 ?데이터|오픈 ?데이터) ?(?:포털|플랫폼)|열린 ?데이터',
    },
  },
  {
    name: 'parliamentary monitoring site',
    bucket: 'Politics',
    narrows: ['watchdog organisation', 'politician', 'advocacy organisation'],
    words: {
      en: 'voting records? of (?:the )?(?:members|mps|politicians|parliament|senators|deputies|lawmakers)|(?:how|what) (?:your |the )?(?:mps?|members of parliament|politicians|representatives|senators) (?:vote|voted|have voted|said)|(?:parliamentary|legislative|congress|bill) (?:monitoring|tracking)(?: (?:site|platform|organi[sz]ation|service|project))?|track (?:bills|legislation|politicians|your representatives)|(?:voting advice|vote compass) (?:application|app|tool)|(?:contact|write to) your (?:mp|representatives|politicians) (?:online|site)',
      'de nl':
        '*abstimmungsverhalten (?:der|von) (?:abgeordnete|mdb|politiker)\\p{L}*|*wahl-?o-?mat|*abgeordnetenwatch|*parlamentsbeobachtung|*stemwijzer|*stemhulp|*kieskompas',
      'sv da nb fi et': '*valkompass(?:en)?|*vaalikone|*valimiskompass|*kandidattest',
      'fr es pt it ca':
        '(?:activité|votes) des (?:députés|parlementaires)|votaciones de los (?:diputados|parlamentarios)|(?:observatorio|seguimiento) (?:parlamentario|legislativo)|votações dos deputados|monitoramento (?:parlamentar|legislativo)|(?:voti|attività) dei parlamentari|monitoraggio parlamentare',
      'pl cs sk hu':
        'głosowania posłów|monitoring (?:posłów|sejmu)|hlasování poslanců|volební kalkulačka|hlasovanie poslancov|volebná kalkulačka|képviselők szavazás\\p{L}*',
      'ru uk': 'голосования депутатов|голосування депутатів|мониторинг парламента|моніторинг парламенту',
      'tr ar he':
        'milletvekili (?:oylamaları|karnesi)|مراقبة (?:أداء )?(?:ال)?(?:برلمان|نواب)|(?:מעקב|הצבעות) חברי (?:ה)?כנסת',
      'ja zh ko':
        '(?:国会|議会)(?:議員)?(?:の投票記録|活動データ|モニタリング)|(?:議員|议员)(?:投票紀錄|投票记录|监督|監督)|(?:국회의원|의정) ?(?:표결|활동) ?(?:기록|감시|모니터링)',
    },
  },
];
