import type { Kind } from './kind.ts';

/** Software by the trade that uses it. */
export const SOFTWARE_BY_TRADE: readonly Kind[] = [
  {
    name: 'video conferencing software',
    bucket: 'Software',
    narrows: 'business software',
    words: {
      en: 'video (?:conferenc(?:e|ing)|call(?:s|ing)?|meetings?)(?: (?:software|app|platform|tool|solution|api)s?)|webinar (?:software|platform|tool)s?|(?:online|virtual) meeting (?:software|platform|tool|app)s?|video conferencing',
      'de nl':
        '*videokonferenz-?(?:software|system|lösung|tool|plattform)\\p{L}*|*videokonferenzen?|*webinar-?(?:software|plattform|tool)|*videoconferentie ?(?:software|systeem|platform)|*videovergader\\p{L}+|webinar ?(?:software|platform)',
      'da sv nb is':
        '*videokonference\\p{L}*|*videomøde(?:r|system|løsning)\\p{L}*|webinar ?(?:platform|software)|*videokonferens\\p{L}*|*videomötes?(?:system|tjänst|lösning)\\p{L}*|webinar(?:plattform|verktyg)|*videokonferanse\\p{L}*|*videomøte(?:r|løsning|system)\\p{L}*|*fjarfundabúna\\p{L}+|*fjarfundakerfi',
      'fr es ca gl pt it ro':
        '(?:logiciel|solution|outil|plateforme) (?:de |pour )?(?:visioconférence|webinaires?|visio)|visioconférence|(?:software|plataforma|sistema|soluci[oó]n(?:es)?) de (?:videoconferencias?|webinars?|videollamadas?)|videoconferencias?|videoconferènci\\p{L}+|(?:software|plataforma|sistema) de (?:videoconferências?|webinars?|webconferência)|videoconferências?|webconferência|(?:software|piattaforma|sistemi) (?:di |per )?(?:videoconferenz\\p{L}|webinar|videochiamat\\p{L})|videoconferenz[ae]|(?:software|platformă|sistem\\p{L}*|soluți\\p{L}+) (?:de )?(?:videoconferinț\\p{L}+|webinar\\p{L}*)|videoconferinț\\p{L}+',
      'pl cs sk sl hr sr':
        '(?:system\\p{L}*|platforma|oprogramowanie) (?:do )?(?:wideokonferencj\\p{L}+|webinarów|wideorozmów)|wideokonferencj\\p{L}+|videokonferenc\\p{L}+|(?:platforma|nástroj) (?:pro|na) webináře|(?:platforma|nástroj) (?:pre|na) webináre|videokonferen\\p{L}+|platforma za (?:webinarje|spletne seminarje)|video konferenc\\p{L}+|platforma za webinare',
      'ru uk bg mk':
        'видео ?-?конференц-?связ\\p{L}+|(?:сервис|платформа|система) (?:для )?(?:видеоконференц\\p{L}+|видеовстреч|вебинар\\p{L}+|видеозвонк\\p{L}+)|відеоконференц\\p{L}+|(?:сервіс|платформа) (?:для )?(?:вебінар\\p{L}+|відеодзвінк\\p{L}+)|видеоконферен\\p{L}+|платформа за (?:уебинари|вебинари)|видео ?конферен\\p{L}+',
      'fi et lv lt hu':
        '*videoneuvottelu\\p{L}*|*etäkokous\\p{L}*|*webinaari(?:alusta|työkalu)\\p{L}*|videokonveren\\p{L}+|veebiseminari(?:de)? ?(?:platvorm|keskkond)|videokonferen\\p{L}+|vebināru platform\\p{L}+|vaizdo konferencij\\p{L}+|vebinarų platform\\p{L}+|videokonferenci\\p{L}+|webinárium ?(?:szoftver|platform)\\p{L}*',
      'el tr':
        'τηλεδιάσκεψ\\p{L}+|τηλεδιασκέψε\\p{L}+|πλατφόρμα webinar|(?:video|görüntülü|telefon) konferans\\p{L}*|webinar (?:platform|yazılım)\\p{L}*',
      'ar he fa':
        'مؤتمرات (?:ال)?فيديو|(?:برنامج|منصة|تطبيق) (?:ال)?(?:اجتماعات|مكالمات) (?:الفيديو|المرئية|عن بعد|افتراضية)|الاجتماعات المرئية|(?:מערכות? |פלטפורמת |תוכנת )?(?:שיחות ועידה|ועידת וידאו|שיחות וידאו|וובינרים)(?: בוידאו)?|(?:نرم افزار|سامانه|پلتفرم) (?:ویدئو ?کنفرانس|وبینار|جلسات آنلاین|کلاس آنلاین)|ویدئو ?کنفرانس|برگزاری وبینار',
      'hi th vi id':
        'वीडियो कॉन्फ्रेंसिंग|(?:ระบบ|โปรแกรม)?(?:ประชุมออนไลน์|วิดีโอคอนเฟอเรนซ์|ประชุมทางไกล)|(?:hội nghị truyền hình|phần mềm họp trực tuyến|họp trực tuyến)|(?:aplikasi|software|platform) (?:video conference|meeting online|webinar|rapat online)|konferensi video',
      'ja ko zh':
        '(?:Web|ビデオ|テレビ)会議(?:システム|ツール|サービス)|ウェビナー(?:ツール|配信|システム)|화상 ?회의(?: ?(?:솔루션|시스템|프로그램))?|웨비나 ?(?:플랫폼|솔루션)|영상회의|视频会议(?:系统|软件|平台)|网络研讨会(?:平台)?|云会议|視頻會議(?:系統|軟件|平臺)|網絡研討會(?:平臺)?|雲會議',
    },
  },
  {
    name: 'backup software',
    bucket: 'Software',
    narrows: 'cloud storage service',
    words: {
      en: '(?:cloud |data |online |server |encrypted |file |deduplicating |incremental )?backup (?:software|programs?|solutions?|tools?|services?|as a service|app)|(?:disaster|data) recovery (?:software|solutions?)|backups? for (?:teams|businesses|developers|servers)',
      'de nl':
        '*backup-?(?:software|lösung|dienst)\\p{L}*|*datensicherung\\p{L}*|online-?backup|cloud-?backup|*back-?up ?(?:software|oplossing|dienst)\\p{L}*|online back-?up|cloud back-?up',
      'da sv nb is':
        '*backup-?(?:løsning|software|program)\\p{L}*|online backup|fjernbackup|*backup-?(?:lösning|tjänst|program)\\p{L}*|*säkerhetskopiering\\p{L}*|molnbackup|online-?backup|*backup-?(?:løsning|tjeneste)\\p{L}*|*sikkerhetskopiering|skybackup|*afritun\\p{L}*',
      'fr es ca gl pt it ro':
        '(?:logiciel|solution|service)s? de sauvegarde|sauvegarde (?:en ligne|externalisée|cloud|informatique)|(?:software|soluciones?|servicio|sistema)s? de (?:backup|copias? de seguridad|respaldo)|copias de seguridad (?:en la nube|online|remotas)|backup en la nube|respaldo en la nube|còpies de seguretat (?:al núvol|remotes)|copias de seguridade (?:na nube|remotas)|(?:software|solução|soluções|serviço) de (?:backup|cópias? de segurança)|backup (?:em nuvem|na nuvem|online|corporativo)|(?:software|soluzioni|servizi\\p{L}*) (?:di )?backup|backup (?:in cloud|online|remoto|dati)|(?:soluți\\p{L}+|software|servicii) (?:de )?backup|backup (?:în )?cloud|backup online',
      'pl cs sk sl hr sr':
        '(?:oprogramowanie|system|program) (?:do )?backupu|kopie zapasowe|backup (?:danych|w chmurze|online)|(?:software|řešení|program) (?:pro |na )?zálohování|zálohování dat|online zálohování|cloudové zálohování|(?:softvér|riešenie) (?:pre |na )?zálohovanie|zálohovanie dát|zálohovanie údajov|varnostno kopiranje(?: podatkov)?|varnostne kopije v oblaku|(?:sigurnosn[ao]|rezervn[ao]) kopiranje(?: podataka)?|backup podataka|cloud backup',
      'ru uk bg mk':
        'резервное копирование|(?:система|программа) резервного копирования|облачный бэкап|резервне копіювання|хмарний бекап|(?:архивиране|резервно копие|бекъп) на данни|бекъп решени\\p{L}+|облачен бекъп|бекап (?:решени\\p{L}+|на податоци)',
      'fi et lv lt hu':
        '*varmuuskopioint\\p{L}*|pilvivarmistus\\p{L}*|*varundus(?:teenus|lahendus|tarkvara)\\p{L}*|andmete varundamine|pilvevarundus|rezerves kopij\\p{L}+|datu rezerves kopēšana|(?:atsarginių|rezervinių) kopijų\\p{L}* ?\\p{L}*|duomenų atsarginės kopijos|biztonsági (?:mentés|másolat)\\p{L}*|adatmentés és visszaállítás|felhő ?mentés\\p{L}*|backup ?(?:szoftver|megoldás)\\p{L}*',
      'el tr':
        '(?:λογισμικό|λύσεις|υπηρεσίες) (?:backup|αντιγράφων ασφαλείας)|αντίγραφα ασφαλείας|cloud backup|(?:yedekleme|veri yedekleme|bulut yedekleme) ?(?:yazılım|çözüm|program|hizmet|sistem)?\\p{L}*',
      'ar he fa':
        '(?:برامج|برنامج|حلول|خدمات) (?:ال)?نسخ (?:ال)?احتياطي|النسخ الاحتياطي|(?:תוכנות|תוכנת|פתרונות|שירותי) גיבוי|גיבוי (?:בענן|ענן|נתונים|מרחוק|לעסקים)|(?:نرم افزار|راهکار) (?:پشتیبان گیری|بک آپ)|پشتیبان گیری(?: اطلاعات)?',
      'hi th vi id':
        'क्लाउड बैकअप|डेटा बैकअप|(?:ระบบ|ซอฟต์แวร์)?สำรองข้อมูล|(?:phần mềm|giải pháp|dịch vụ) (?:sao lưu|backup)(?: dữ liệu)?|sao lưu dữ liệu|(?:software|aplikasi|solusi|layanan) backup(?: data)?|backup cloud|cadangan data',
      'ja ko zh':
        '(?:データ|クラウド|オンライン)?バックアップ(?:ソフト|サービス|ソリューション|システム)|백업 ?(?:솔루션|소프트웨어|서비스)|데이터 ?백업|클라우드 ?백업|(?:数据|云)?备份(?:软件|系统|方案|服务)|数据备份|容灾备份|(?:數據|雲)?備份(?:軟件|系統|方案|服務)|數據備份|容災備份',
    },
  },
  {
    name: 'PDF and document tool',
    bucket: 'Software',
    narrows: 'business software',
    parts: {
      'document management system':
        'document man|dokumentenman|\\bdms\\b|électronique des? doc|\\bged\\b|gestión doc|gestão doc|gestione doc|документооб|文書管理|문서 ?관리|文档管理|文件管理|dokumenthant|obieg dok|správa dok|digitaliz|電子化|scan',
      'PDF tool': 'pdf',
      'OCR software': '\\bocr\\b',
    },
    words: {
      en: 'pdf (?:editors?|converters?|readers?|viewers?|tools?|generators?|merger|library|sdk|api|software)|document (?:management|scanning|generation|automation|processing) (?:software|systems?|platforms?|api|tools?)|ocr (?:software|api|tools?|engine)|(?:merge|split|convert|compress|edit) pdfs?',
      'de nl':
        '*pdf-?(?:editor|konverter|software|reader|tool|programm)\\p{L}*|*dokumentenmanagement\\p{L}*|ocr-?software|dms-?software|pdf-?(?:editor|bewerker|converter|software)|*documentbeheer\\p{L}*|*documentmanagement ?(?:software|systeem)',
      'da sv nb is':
        '*dokumenthåndtering(?:ssystem)?|pdf-?(?:editor|værktøj|program)|esdh|*dokumenthanterings?(?:system)?|pdf-?(?:redigerare|program|verktyg)|pdf-?(?:redigering|verktøy|program)|*skjalakerfi\\p{L}*|*skjalastjórnun\\p{L}*',
      'fr es ca gl pt it ro':
        '(?:logiciel|outil|éditeur|convertisseur) (?:de )?pdf|gestion électronique (?:de|des) documents|logiciel (?:de )?ged|dématérialisation (?:de )?documents|(?:editor|convertidor|programa|herramientas?) (?:de )?pdf|gestión documental|digitalización de documentos|gestor documental|gestió documental|editor (?:de )?pdf|xestión documental|(?:editor|conversor|ferramentas?|leitor) (?:de )?pdf|gestão (?:documental|eletrônica de documentos|de documentos)|digitalização de documentos|ged|(?:editor|convertitore|lettore) pdf|gestione documentale|software documentale|archiviazione documentale|dematerializzazione documenti|(?:editor|convertor|program) pdf|management(?:ul)? (?:al )?documentelor|gestiune documente|gestionarea documentelor',
      'pl cs sk sl hr sr':
        '(?:edytor|konwerter|program) pdf|(?:obieg|zarządzanie) dokument(?:ów|ami)|elektroniczny obieg dokumentów|digitalizacja dokumentów|(?:editor|převodník|nástroj) pdf|pdf (?:editor|převodník)|správa dokumentů|digitalizace dokumentů|dms systém|pdf (?:editor|prevodník)|správa dokumentov|digitalizácia dokumentov|(?:urejevalnik|pretvornik) pdf|pdf urejevalnik|dokumentni sistem|upravljanje (?:z )?dokument\\p{L}+|digitalizacija dokumentov|(?:uređivač|pretvarač) pdf|upravljanje dokument(?:ima|acijom)|dms sustav|digitalizacija (?:dokumenata|dokumentacije)',
      'ru uk bg mk':
        '(?:редактор|конвертер|программа для) pdf|электронный документооборот|(?:система|системы) (?:электронного )?документооборота|сканирование документов и|(?:редактор|конвертер) pdf|електронний документообіг|системи? (?:електронного )?документообігу|(?:редактор|конвертор) (?:за |на )?pdf|документооборот\\p{L}*|управление на документи|дигитализация на документи|управување со документи|дигитализација на документи',
      'fi et lv lt hu':
        '*asiakirjahallint\\p{L}*|*dokumentinhallint\\p{L}*|pdf-(?:editori|muokkain|ohjelma)\\p{L}*|*dokumendihaldus\\p{L}*|pdf[- ]?(?:redaktor|tööriist)\\p{L}*|dokumentu (?:vadīb|pārvaldīb|aprit)\\p{L}+|pdf (?:redaktors|rīks)\\p{L}*|dokumentų (?:valdym|apskait)\\p{L}+|pdf (?:redaktorius|įrank)\\p{L}*|dokumentumkezel\\p{L}+|iratkezel\\p{L}+|pdf ?(?:szerkesztő|konvertáló|készítő)\\p{L}*',
      'el tr':
        '(?:επεξεργασία|μετατροπή|μετατροπέας) pdf|διαχείριση εγγράφων|ψηφιοποίηση (?:εγγράφων|αρχείων)|pdf (?:düzenleyici|dönüştürücü|editör|düzenleme)\\p{L}*|(?:doküman|belge|evrak) (?:yönetim|takip)\\p{L}*|(?:arşiv|belge|evrak) dijitalleştirme',
      'ar he fa':
        '(?:محرر|محول|تحويل|تعديل) (?:ملفات )?pdf|إدارة (?:الوثائق|المستندات)|أرشفة (?:إلكترونية|الكترونية)|الأرشفة الإلكترونية|(?:עורך|עריכת|המרת) (?:קבצי )?pdf|ניהול מסמכים|סריקת מסמכים|ארכיון דיגיטלי|(?:ویرایشگر|مبدل|تبدیل) پی دی اف|مدیریت اسناد|اتوماسیون اداری|اسکن اسناد',
      'hi th vi id':
        '(?:पीडीएफ (?:एडिटर|कनवर्टर)|दस्तावेज़ प्रबंधन)|(?:โปรแกรม|แปลงไฟล์|แก้ไข) ?pdf|ระบบจัดเก็บเอกสาร|จัดการเอกสาร|สแกนเอกสาร|(?:chỉnh sửa|chuyển đổi|phần mềm) (?:file )?pdf|quản lý (?:tài liệu|văn bản)|số hóa tài liệu|(?:editor|konverter|aplikasi|konversi) pdf|manajemen dokumen|digitalisasi (?:dokumen|arsip)',
      'ja ko zh':
        'pdf(?:編集|変換)(?:ソフト|ツール)?|文書管理(?:システム)?|電子化サービス|書類電子化|ai-?ocr|pdf ?(?:편집|변환|에디터)(?:기| 프로그램)?|문서 ?관리(?: ?시스템)?|전자문서|문서 ?스캔|pdf(?:编辑器|转换器|编辑|转换|工具|阅读器)|文档管理(?:系统|软件)?|档案(?:管理系统|数字化)|pdf(?:編輯器|轉換器|編輯|轉換|工具|閱讀器)|文檔管理(?:系統|軟件)?|檔案(?:管理系統|數字化)',
    },
  },
  {
    name: 'survey tool',
    bucket: 'Software',
    narrows: 'form builder',
    parts: {
      'online voting platform':
        '\\bvot|election|wahl|abstimm|stemm|vote|votaci|votaç|votazion|głosow|hlasov|голосов|投票|투표|oylama|röst',
      'survey tool':
        'pesquis|enquet|enquest|enquis|befrag|onderzoek|måling|kann|chestion|sondaj|survey|umfrage|poll|quiz|question|nps|feedback|engagement|enquête|sondage|encuest|inquérit|sondagg|ankiet|dotazn|опрос|опит|アンケート|설문|조사|问卷|問卷|anket|kysely|spørge|enkät|undersøk',
    },
    words: {
      en: '(?:online )?(?:survey|poll|polling|quiz|questionnaire|nps|feedback|customer feedback|employee engagement|voting|election)s? (?:software|tools?|makers?|builders?|platforms?|apps?)|survey (?:creators?|software)|online (?:surveys|voting|elections)|live polls',
      'de nl':
        '*umfrage-?(?:tool|software|plattform|app)\\p{L}*|*online-?umfragen?|*online-?wahl(?:en)?(?! hilfe)|*feedback-?(?:tool|software|system)|*quiz-?(?:app|tool|software)|*mitarbeiterbefragung\\p{L}*|*enquête ?(?:tool|software|programma)|online enquêtes?|*klanttevredenheidsonderzoek|*medewerkersonderzoek|*online stemmen',
      'da sv nb is':
        '*spørgeskema ?(?:værktøj|program|system)\\p{L}*|online spørgeskema\\p{L}*|*trivselsmåling\\p{L}*|*kundetilfredshedsmåling\\p{L}*|*enkätverktyg|online-?enkät\\p{L}*|webbenkät\\p{L}*|*medarbetarundersökning\\p{L}*|*kundundersökning\\p{L}*|*spørreundersøkelse\\p{L}*|*medarbeiderundersøkelse\\p{L}*|*kundeundersøkelse\\p{L}*|*spurningakann\\p{L}+|*viðhorfskann\\p{L}+',
      'fr es ca gl pt it ro':
        "(?:logiciel|outil|plateforme|solution) (?:de |d')(?:sondages?|enquêtes?|questionnaires?|vote|quiz)(?: en ligne)?|sondages? en ligne|enquêtes? de satisfaction|vote électronique|(?:software|herramienta|plataforma|programa) de (?:encuestas|votación|votaciones|quiz)|encuestas (?:online|en línea|de satisfacción)|voto electrónico|votaciones online|enquestes (?:en línia|de satisfacció)|vot electrònic|enquisas en liña|(?:software|ferramenta|plataforma|sistema) de (?:pesquisas?|inquéritos|votação|enquetes)|pesquisas? (?:online|de satisfação|de clima)|inquéritos online|votação (?:online|eletrônica)|(?:software|piattaforma|strumento) (?:di |per )?(?:sondaggi|questionari|voto|votazioni|quiz)|sondaggi online|questionari online|voto (?:elettronico|online)|(?:platformă|software|instrument) (?:de )?(?:sondaje|chestionare|vot)|sondaje online|chestionare online|vot electronic",
      'pl cs sk sl hr sr':
        '(?:narzędzie|program|platforma|system) (?:do )?(?:ankiet|badań|głosowania|głosowań|quizów)|ankiety (?:online|internetowe)|badania satysfakcji|głosowanie (?:elektroniczne|online)|(?:nástroj|systém|platforma) (?:na |pro )?(?:dotazníky|průzkumy|hlasování|ankety|kvízy)|online dotazníky|průzkumy spokojenosti|elektronické hlasování|(?:nástroj|systém|platforma) (?:na |pre )?(?:dotazníky|prieskumy|hlasovanie|ankety|kvízy)|prieskum spokojnosti|elektronické hlasovanie|spletn\\p{L}+ ank[eé]t\\p{L}*|orodje za ankete|e-?glasovanje|spletno glasovanje|(?:alat|platforma|aplikacija) za (?:ankete|glasovanje|kvizove|upitnike)|online ankete|elektroničko glasovanje|elektronsko glasovanje',
      'ru uk bg mk':
        '(?:сервис|платформа|конструктор|программа) (?:для )?(?:опросов|анкет|голосован\\p{L}+|тестов|квизов)|онлайн-?опрос\\p{L}+|онлайн-?голосован\\p{L}+|создать опрос|(?:сервіс|платформа|конструктор) (?:для )?(?:опитувань|анкет|голосуван\\p{L}+|квізів)|онлайн-?опитуван\\p{L}+|онлайн-?голосуван\\p{L}+|(?:платформа|софтуер|инструмент) за (?:анкети|проучвания|гласуване|въпросници)|онлайн анкети|електронно гласуване|(?:платформа|алатка) за (?:анкети|гласање)|онлајн анкети|електронско гласање',
      'fi et lv lt hu':
        '*kyselytyökalu\\p{L}*|*kyselyohjelm\\p{L}+|*palautejärjestelmä\\p{L}*|*henkilöstökysel\\p{L}+|*asiakastyytyväisyys(?:kysel|tutkimu)\\p{L}*|*sähköinen äänestys|küsitlus(?:te)? ?(?:keskkond|tarkvara|tööriist|platvorm)\\p{L}*|veebiküsitlus\\p{L}*|e-hääletus\\p{L}*|rahulolu-?uuring\\p{L}*|aptauju (?:rīks|platform|programm)\\p{L}*|tiešsaistes aptauj\\p{L}+|apmierinātības aptauj\\p{L}+|elektroniskā balsošana|apklausų (?:įrank|platform|sistem|kūrim)\\p{L}*|internetinės apklausos|apklausos internetu|elektroninis balsavimas|kérdőív ?(?:készítő|szerkesztő|szoftver)\\p{L}*|online kérdőív\\p{L}*|elégedettség ?mérés\\p{L}*|elektronikus szavazás',
      'el tr':
        '(?:εργαλείο|πλατφόρμα|λογισμικό) (?:ερωτηματολογίων|δημοσκοπήσεων|ψηφοφορίας|ερευνών)|ηλεκτρονικ\\p{L}+ (?:ψηφοφορί|ερωτηματολόγι)\\p{L}+|(?:anket|online anket|oylama|sınav|e-?seçim) (?:yazılım|program|platform|uygulama|sistem|araç|arac|oluştur)\\p{L}*|online anket\\p{L}*|elektronik oylama',
      'ar he fa':
        '(?:برنامج|منصة|أداة|نظام) (?:ال)?(?:استبيانات|استطلاعات|تصويت|استبيان)|إنشاء (?:استبيان|استطلاع)\\p{L}*|استبيانات إلكترونية|التصويت الإلكتروني|(?:מערכת|תוכנה|כלי|פלטפורמת) (?:ל?סקרים|ל?הצבעות|ל?שאלונים)|סקרים (?:מקוונים|אונליין)|הצבעה אלקטרונית|בחירות אלקטרוניות|(?:سامانه|نرم افزار|پلتفرم|ابزار) (?:نظرسنجی|پرسشنامه|رای گیری|نظرسنجی آنلاین)|نظرسنجی آنلاین|پرسشنامه آنلاین|ساخت پرسشنامه',
      'hi th vi id':
        'ऑनलाइन सर्वे|ऑनलाइन (?:मतदान|पोल)|(?:ระบบ|โปรแกรม|เครื่องมือ)(?:แบบสอบถาม|โหวต|สำรวจความคิดเห็น|แบบสำรวจ)|แบบสอบถามออนไลน์|โหวตออนไลน์|(?:phần mềm|công cụ|nền tảng) (?:khảo sát|bình chọn|bỏ phiếu)(?: trực tuyến)?|khảo sát trực tuyến|(?:aplikasi|software|platform) (?:survei|survey|kuesioner|polling|voting|kuis|e-?voting)|survei online|kuesioner online',
      'ja ko zh':
        'アンケート(?:ツール|作成|システム|アプリ)|オンライン投票|電子投票|従業員満足度調査|ネットリサーチ|설문 ?(?:조사)? ?(?:툴|플랫폼|도구|솔루션|앱)|온라인 ?(?:설문|투표)|전자투표|만족도 ?조사 ?(?:솔루션|시스템)|(?:问卷|调查|投票)(?:调查)?(?:工具|平台|系统|软件|小程序)|在线问卷|问卷星|在线投票|满意度调查系统|(?:問卷|調查|投票)(?:調查)?(?:工具|平臺|系統|軟件|小程序)|在線問卷|問卷星|在線投票|滿意度調查系統',
    },
  },
  {
    name: 'social media tool',
    bucket: 'Software',
    narrows: 'email marketing software',
    parts: {
      'link shortener':
        'shorten|raccourciss|acortador|encurtador|accorcia|短縮|단축|skrac|zkracov|сокращ|skracanje|短链|短網址|短网址',
      'influencer platform': "influenc|инфлюенс|インフルエンサー|인플루언서|网红|網紅|d'influence",
      'link-in-bio tool': 'link[- ]in[- ]bio',
      'social media tool':
        'social|sociál|sosial|réseaux|\\bredes\\b|соцсет|соц|соціал|sosyal|\\bsns\\b|社媒|社交|소셜|schedul|społecz|društven|družben|sotsiaal|sociāl|socialin|közösség|some-',
    },
    words: {
      en: 'social media (?:management|scheduling|scheduler|analytics|monitoring|listening|marketing|automation|posting|planning) (?:software|tools?|platforms?|apps?)|social media schedulers?|schedule (?:your )?(?:social (?:media )?)?posts|link[- ]in[- ]bio(?: tools?| pages?)?|(?:url|link) shorteners?|influencer (?:marketing )?platforms?|social listening',
      'de nl':
        '*social-?media-?(?:management-?)?(?:tool|software)\\p{L}*|*social-?media-?planer|*social-?media-?monitoring|url-?(?:kürzer|shortener)|*link-in-bio|*influencer-?plattform|*social-?media-?(?:tool|planner|beheer ?tool|software)|*link-?verkorter|*url-?verkorter|*influencer ?platform',
      'da sv nb':
        '*some-?værktøj|*social media-?værktøj|*influencerplatform|*sociala medier-?(?:verktyg|plattform)|verktyg för sociala medier|*url-?förkortare|*influencerplattform|verktøy for sosiale medier',
      'fr es ca gl pt it ro':
        "(?:outil|logiciel|plateforme) (?:de |pour )?(?:gestion (?:des|de) |planifier (?:les|vos) )?réseaux sociaux|raccourcisseur (?:d'url|de liens)|plateforme d'influence\\p{L}*|social listening|(?:herramienta|plataforma|software) (?:de |para )?(?:gestión de |gestionar |programar )?redes sociales|acortador de (?:enlaces|url|links)|plataforma de influencers|(?:eina|plataforma) (?:de |per )?(?:gestió de )?xarxes socials|escurçador d'enllaços|acurtador de ligazóns|(?:ferramenta|plataforma|software) (?:de |para )?(?:gestão de |agendamento de )?redes sociais|encurtador de (?:links?|urls?)|plataforma de influenciadores|agendar posts|(?:strumento|piattaforma|software|tool) (?:di |per )?(?:gestione |gestire )?(?:i )?social(?: media| network)?|accorciatore (?:di )?(?:link|url)|piattaforma (?:di )?influencer\\p{L}*|(?:platformă|instrument|software) (?:de |pentru )?(?:gestionare\\p{L}* )?(?:social media|rețele sociale|rețelelor sociale)|scurtare (?:link|url)\\p{L}*|platformă (?:de )?influenceri",
      'pl cs sk sl hr sr':
        '(?:narzędzie|program|platforma) (?:do )?(?:zarządzania |planowania |obsługi )?(?:social media|mediami społecznościowymi|mediów społecznościowych|postów)|skracacz linków|monitoring (?:internetu|mediów społecznościowych)|platforma influencerska|(?:nástroj|aplikace) (?:pro |na )?(?:správu |plánování )?(?:sociálních sítí|sociální sítě|příspěvků)|zkracovač (?:odkazů|url)|influencer platforma|(?:nástroj|aplikácia) (?:pre |na )?(?:správu |plánovanie )?(?:sociálnych sietí|príspevkov)|skracovač (?:odkazov|url)|orodje za (?:družbena omrežja|upravljanje družbenih)|krajšanje povezav|skrajševalnik povezav|(?:alat|platforma) za (?:upravljanje )?(?:društven\\p{L}+ mrež\\p{L}+)|skraćivač linkova|skraćivanje linkova|influenserska platforma',
      'ru uk bg mk':
        '(?:сервис|инструмент|платформа) (?:для )?(?:smm|автопостинга|отложенного постинга|ведения соцсетей|аналитики соцсетей|управления соцсетями)|автопостинг|сокращатель ссылок|мониторинг соцсетей|таплинк|мультиссылка|(?:сервіс|інструмент|платформа) (?:для )?(?:smm|автопостингу|соцмереж)|скорочувач посилань|моніторинг соцмереж|мультипосилання|(?:инструмент|платформа) за (?:управление на )?социални(?:те)? (?:мрежи|медии)|скъсяване на (?:линкове|url)|инфлуенсър платформа|алатка за социјални (?:мрежи|медиуми)|скратување линкови',
      'fi et lv lt hu':
        '*some-?työkalu\\p{L}*|sosiaalisen median (?:hallintatyökalu|työkalu|seuranta)\\p{L}*|*linkinlyhentäjä|*vaikuttajamarkkinointialusta|sotsiaalmeedia (?:haldamise |haldus)?(?:tööriist|platvorm|monitooring)\\p{L}*|lingilühendaja|sociālo (?:tīklu|mediju) (?:pārvaldības |plānošanas )?(?:rīks|platforma|monitorings)|saišu saīsinātājs|socialinių (?:tinklų|medijų) (?:valdymo |planavimo )?(?:įrankis|platforma|stebėsena)|nuorodų trumpinimas|közösségi média (?:kezelő|ütemező|menedzsment|figyelő)\\p{L}*|linkrövidítő|url rövidítő|influenszer platform\\p{L}*',
      'el tr':
        '(?:εργαλείο|πλατφόρμα) (?:διαχείρισης )?(?:social media|κοινωνικών δικτύων)|συντόμευση (?:συνδέσμων|url)|πλατφόρμα influencers?|sosyal medya (?:yönetim|planlama|analiz|takip|otomasyon) (?:araç|arac|platform|yazılım|program|panel)\\p{L}*|link kısaltma\\p{L}*|url kısalt\\p{L}+|influencer platform\\p{L}*',
      'ar he fa':
        '(?:أداة|منصة|برنامج|أدوات) (?:إدارة|جدولة|تحليل) (?:وسائل التواصل|حسابات التواصل|منصات التواصل|مواقع التواصل|السوشيال ميديا)\\p{L}*|اختصار (?:ال)?روابط|منصة مؤثرين|(?:כלי|מערכת|פלטפורמה|פלטפורמת) (?:ל?ניהול|תזמון) (?:רשתות חברתיות|פוסטים|סושיאל)|קיצור (?:קישורים|לינקים|כתובות)|פלטפורמת משפיענים|(?:ابزار|پلتفرم|نرم افزار|ربات) (?:مدیریت )?(?:شبکه های اجتماعی|اینستاگرام)|کوتاه کننده لینک|پلتفرم اینفلوئنسر\\p{L}*',
      'hi th vi id':
        'सोशल मीडिया (?:मैनेजमेंट )?टूल|लिंक शॉर्टनर|(?:เครื่องมือ|ระบบ|โปรแกรม)(?:จัดการ)?โซเชียลมีเดีย|ย่อลิงก์|ย่อลิงค์|แพลตฟอร์มอินฟลูเอนเซอร์|(?:phần mềm|công cụ|nền tảng) (?:quản lý )?(?:mạng xã hội|fanpage|facebook)|rút gọn link|nền tảng influencer|(?:alat|aplikasi|platform|tools?) (?:manajemen |kelola )?media sosial|pemendek (?:url|link|tautan)|platform influencer',
      'ja ko zh':
        'sns(?:管理|運用|分析|投稿)(?:ツール|システム)|短縮url|インフルエンサー(?:マーケティング)?プラットフォーム|sns ?(?:관리|분석|예약) ?(?:툴|도구|프로그램|솔루션)|단축 ?url|인플루언서 ?(?:플랫폼|마케팅 ?플랫폼)|소셜 ?미디어 ?관리|(?:社交媒体|社媒|新媒体|自媒体)(?:管理|运营|营销|分析)(?:工具|平台|系统|软件)|短链接(?:生成)?|网红营销平台|达人营销平台|(?:社交媒體|社媒|新媒體|自媒體)(?:管理|運營|營銷|分析)(?:工具|平臺|系統|軟件)|短鏈接(?:生成)?|網紅營銷平臺|達人營銷平臺',
    },
  },
  {
    name: 'game engine or graphics library',
    bucket: 'Software',
    narrows: 'developer tool',
    parts: {
      'game engine':
        'game|spiele|jeux?\\b|juegos|videojueg|jogos|gioco|videogioch|gier|her\\b|игр|ігр|oyun|ゲーム|게임|游戏|遊戲|peli|mäng',
      'graphics library': 'graphic|graphique|gráfic|grafic|grafik|render|webgl|描画|グラフィ|그래픽|图形|圖形|渲染',
      'physics engine': 'physics|physique|física|fisico|fizik|物理|물리',
    },
    words: {
      en: 'game engines?|(?:2d|3d) (?:game )?(?:engine|framework|graphics (?:library|engine))|(?:graphics|rendering|physics|animation) (?:engine|library|libraries)|webgl (?:library|framework|engine)|game (?:development )?framework',
      'de nl': '*spiele-?engine|*game-?engine|*grafikbibliothek|*physik-?engine',
      'da sv nb is': '*spilmotor|*spelmotor|*spillmotor|*leikjavél',
      'fr es ca gl pt it ro':
        'moteur (?:de jeux?|graphique|physique|3d)|motor (?:de (?:juegos?|videojuegos|físicas)|gráfico)|motor de (?:jocs|videojocs)|motor de xogos|motor (?:de jogos?|gráfico|de física)|engine de jogos|motore (?:di gioco|grafico|fisico)|motore per videogiochi|motor (?:de joc|de jocuri|grafic)',
      'pl cs sk sl hr sr':
        'silnik (?:gier|graficzny|do gier|fizyczny)|herní engine|grafická knihovna|herní framework|herný engine|grafická knižnica|pogon za igre|grafična knjižnica|(?:pogon|engine) za igre|grafička biblioteka',
      'ru uk bg mk':
        'игровой движок|движок для игр|графическая библиотека|графический движок|ігровий рушій|графічна бібліотека|рушій для ігор|(?:гейм|игрови) (?:енджин|двигател|енджини)|графична библиотека|игровен погон',
      'fi et lv lt hu':
        '*pelimoottori\\p{L}*|*grafiikkakirjasto|mängumootor\\p{L}*|spēļu dzinējs|spēļu dzinis|žaidimų variklis|žaidimų varikliai|játékmotor\\p{L}*|grafikus (?:motor|könyvtár)',
      'el tr': 'μηχανή (?:παιχνιδιών|γραφικών)|oyun motor\\p{L}+|grafik (?:motor|kütüphane)\\p{L}*',
      'ar he fa': 'محرك (?:ألعاب|الألعاب|رسومات)|מנוע (?:משחק|משחקים|גרפי)|موتور (?:بازی ?سازی|بازی|گرافیکی)',
      'hi th vi id':
        'गेम इंजन|เกมเอนจิน|เอนจินเกม|(?:game engine|công cụ làm game)|engine game|mesin (?:permainan|game)|game engine',
      'ja ko zh':
        'ゲームエンジン|描画ライブラリ|物理エンジン|グラフィックスライブラリ|게임 ?엔진|그래픽 ?(?:엔진|라이브러리)|물리 ?엔진|游戏引擎|图形库|渲染引擎|物理引擎|遊戲引擎|圖形庫',
    },
  },
  {
    name: 'programming language',
    bucket: 'Software',
    narrows: 'developer tool',
    words: {
      en: '(?:(?:functional|general[- ]purpose|systems?|scripting|typed|compiled|modern|dynamic|statically typed|domain[- ]specific|visual|educational) )?programming language|scripting language|query language(?! for)|(?:\\p{L}+ )?compilers? (?:for|toolchain|infrastructure)|a language (?:that|for) (?:building|writing|programming)',
      'de nl': '*programmiersprache|*skriptsprache|*compilerbau|*programmeertaal|*scripttaal',
      'da sv nb is': '*programmeringssprog|*programmeringsspråk\\p{L}*|*forritunarmál\\p{L}*',
      'fr es ca gl pt it ro':
        'langage de (?:programmation|script)|lenguaje de programación|llenguatge de programació|linguaxe de programación|linguagem de programação|linguaggio di (?:programmazione|scripting)|limbaj de (?:programare|scripting)',
      'pl cs sk sl hr sr':
        'język (?:programowania|skryptowy)|programovací jazyk|skriptovací jazyk|programski jezik|skriptni jezik',
      'ru uk bg mk':
        'язык программирования|скриптовый язык|мова програмування|скриптова мова|език за програмиране|програмен език|програмски јазик',
      'fi et lv lt hu':
        '*ohjelmointikiel[ie]\\p{L}*|*skriptikieli|programmeerimiskeel\\p{L}*|programmēšanas valod\\p{L}*|programavimo kalb\\p{L}*|programozási nyelv\\p{L}*|programnyelv\\p{L}*',
      'el tr': 'γλώσσα προγραμματισμού|programlama dili|betik dili',
      'ar he fa': 'لغة برمجة|لغة (?:ال)?برمجة|שפת תכנות|שפת סקריפט|زبان برنامه ?نویسی',
      'hi th vi id': 'प्रोग्रामिंग भाषा|ภาษาโปรแกรม|ภาษาโปรแกรมมิ่ง|ngôn ngữ lập trình|bahasa pemrograman',
      'ja ko zh':
        'プログラミング言語|スクリプト言語|프로그래밍 ?언어|스크립트 ?언어|编程语言|脚本语言|程序设计语言|編程語言|腳本語言|程序設計語言',
    },
  },
];
