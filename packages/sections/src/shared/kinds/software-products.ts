import type { Kind } from './kind.ts';

export const SOFTWARE_PRODUCTS: readonly Kind[] = [
  {
    name: 'project management software',
    bucket: 'Software',
    narrows: 'business software',
    parts: {
      'time tracking software':
        'time tracking|zeiterfass|urenregis|tidrapp|tidsreg|timeregis|tidregis|suivi d[eu]s? temps|gestion d[eu]s? temps|control horario|registro (?:de horas|horario)|tempos|rilevazione|rejestracj|docházk|учет\\S* (?:рабочего )?времени|облік\\S* часу|työaik|工数|勤怠|工时|근태|puantaj',
      'to-do app': 'to-?do',
      'project management software':
        'project|projekt|projet|proyecto|projeto|progett|проект|projekti|プロジェクト|项目|專案|프로젝트|proje|task|work|team|gantt|kanban|aufgaben|tâches|tareas|tarefas|attività',
    },
    words: {
      en: '(?:project|task|work|team) management (?:software|tools?|platform|app)|gantt charts?|kanban (?:board|tool|app)|(?:to-?do|task) (?:list )?app|time tracking(?: software| app)?|project planning (?:software|tool)',
      'de nl sv da nb':
        '*projektmanagement-?software|*projektmanagement-?tool|*aufgabenverwaltung|*zeiterfassung\\p{L}*|*gantt-?(?:diagramm|diagram|schema)\\p{L}*|*projectmanagement ?(?:software|tool)|*urenregistratie\\p{L}*|*tidrapportering\\p{L}*|*tidsregistrering\\p{L}*|*projektstyringsværktøj|*projektverktyg',
      'fr es pt it ca ro':
        '(?:logiciel|outil|software|herramienta|plataforma|ferramenta|programa|strumento|eina) (?:de |di |per la )?(?:gestion|gestión|gestão|gestione|gestió) (?:de |di |des )?(?:projets?|proyectos|projetos|progetti|projectes|tareas|tarefas|tâches)|(?:diagramas?|cartas?|diagrammi?|diagrammes?) de? ?gantt|control horario',
      'pl cs sk hr sl sr':
        '(?:program|system|narzędzie|aplikacja) do (?:zarządzania projektami|zadań)|ewidencja czasu pracy|(?:nástroj|software|aplikace|systém) (?:pro|na) (?:řízení projektů|riadenie projektov)|(?:softver|alat) za upravljanje projektima|gant(?:ogram|tov)\\p{L}*',
      'ru uk bg mk':
        '(?:управление|система управления) (?:проектами|задачами)|диаграмм\\p{L}+ ган\\p{L}+|таск-?трекер|учет (?:рабочего )?времени|управління проєктами|управление на проекти софтуер',
      'fi et lv lt hu':
        '*projektinhallintaohjelm\\p{L}*|*työajanseuranta\\p{L}*|*projektijuhtimistarkvara|*tööajaarvestus\\p{L}*|projektu vadības (?:rīk|programm|sistēm)\\p{L}*|projektų valdymo (?:sistem|program|įrank)\\p{L}*|projektmenedzsment (?:szoftver|eszköz)|munkaidő-?nyilvántart\\p{L}*',
      'el tr':
        '(?:λογισμικό|εργαλείο) διαχείρισης έργων|(?:proje yönetim|görev takip|iş takip) (?:yazılımı|programı|uygulaması|aracı)',
      'ar he fa':
        '(?:برنامج|نظام) إدارة (?:ال)?(?:مشاريع|مهام)|(?:תוכנה|מערכת) לניהול (?:פרויקטים|משימות)|(?:نرم ?افزار|سامانه) مدیریت (?:پروژه|وظایف)',
      'id vi is th sq hi':
        '(?:aplikasi|software) manajemen (?:proyek|tugas)|phần mềm quản lý (?:dự án|công việc)|verkefnastjórnunar\\p{L}*|โปรแกรมบริหารโครงการ|menaxhim projektesh softuer|प्रोजेक्ट मैनेजमेंट सॉफ्टवेयर',
      'ja zh ko':
        'プロジェクト管理ツール|タスク管理(?:ツール|アプリ)|ガントチャート|勤怠管理システム|项目管理(?:软件|工具)|甘特图|專案管理(?:軟體|工具)|프로젝트 ?관리 ?(?:툴|소프트웨어)|업무관리',
    },
  },
  {
    name: 'invoicing and accounting software',
    bucket: 'Software',
    narrows: 'business software',
    parts: {
      'payroll software':
        'payroll|lohn(?:software|abrech|programm)|salaris|löneprog|lønprog|paie|nómina|paghe|給与|薪资|급여',
      'expense software': 'expense|spesen|notes de frais|gastos',
      'invoicing software':
        'invoic|billing|rechnungs|factuur|factur|faktur|fatur|fattur|laskut|arve|számláz|fatura|τιμολ|請求|发票|發票|청구|счет|рахун',
      'accounting software':
        'account|bookkeep|buchhalt|boekhoud|bokför|regnskab|regnskap|comptab|contab|księg|účetn|účtovn|račun|бухгалт|kirjanpit|raamatupid|grāmatv|apskait|könyvel|muhasebe|λογισ|会計|财务|會計|회계',
    },
    words: {
      en: '(?:invoic(?:e|ing)|accounting|bookkeeping|billing|expense|payroll) (?:software|app|tool|generator|platform)|invoice maker',
      'de nl sv da nb':
        '*rechnungsprogramm|*rechnungssoftware|*buchhaltungssoftware|*buchhaltungsprogramm|*boekhoudprogramma|*boekhoudsoftware|*factuurprogramma|*facturatiesoftware|*bokföringsprogram|*faktureringsprogram|*regnskabsprogram|*regnskapsprogram|*fakturaprogram',
      'fr es pt it ca ro':
        'logiciel de (?:facturation|comptabilité|devis)|(?:software|programa|sistema) de (?:facturación|contabilidad|faturação|faturamento|contabilidade|facturació)|facturación electrónica|emissor de notas|(?:software|programma|gestionale) (?:di )?(?:fatturazione|contabilità)|fatturazione elettronica|program de (?:facturare|contabilitate)',
      'pl cs sk hr sl sr':
        '(?:program|system|aplikacja) do (?:faktur|fakturowania|księgowości)|(?:fakturační|účetní) (?:program|software|systém)|(?:fakturačný|účtovný) (?:program|softvér)|program za (?:fakturiranje|fakture|knjigovodstvo|račune)',
      'ru uk bg mk':
        '(?:программа|сервис) для (?:бухгалтерии|выставления счетов)|онлайн-?бухгалтерия|програма для бухгалтерії|(?:софтуер|програма) за (?:фактури|фактуриране|счетоводство)',
      'fi et lv lt hu':
        '*laskutusohjelm\\p{L}*|*kirjanpito-ohjelm\\p{L}*|*raamatupidamis(?:tarkvara|programm)|*arveldusprogramm|(?:grāmatvedības|rēķinu) (?:programm|sistēm)\\p{L}*|(?:apskaitos|sąskaitų išrašymo) (?:program|sistem)\\p{L}*|(?:számlázó|könyvelő) ?(?:program|szoftver|rendszer)\\p{L}*',
      'el tr':
        '(?:πρόγραμμα|λογισμικό) (?:τιμολόγησης|λογιστικής)|(?:muhasebe|fatura|ön muhasebe|e-?fatura) (?:programı|yazılımı|uygulaması)',
      'ar he fa':
        '(?:برنامج|نظام) (?:محاسبة|فواتير|محاسبي|الفواتير)|(?:תוכנת|מערכת) (?:הנהלת חשבונות|חשבוניות)|חשבונית ירוקה|نرم ?افزار (?:حسابداری|فاکتور)',
      'id vi is th sq hi':
        '(?:aplikasi|software) (?:akuntansi|invoice|kasir|pembukuan)|phần mềm (?:kế toán|hóa đơn|bán hàng)|bókhaldskerf\\p{L}*|reikningakerf\\p{L}*|โปรแกรมบัญชี|program (?:kontabiliteti|faturimi)|(?:अकाउंटिंग|बिलिंग) सॉफ्टवेयर',
      'ja zh ko':
        '会計ソフト|請求書(?:作成)?(?:ソフト|サービス|アプリ)|财务软件|记账软件|會計軟體|發票軟體|회계프로그램|전자세금계산서|인보이스 ?프로그램',
    },
  },
  {
    name: 'CRM or ERP software',
    bucket: 'Software',
    narrows: 'business software',
    parts: {
      'CRM software': 'crm',
      'ERP software': 'erp|warenwirtsch|affärssystem',
      'inventory software': 'inventory|stock|lager|voorraad|magazzin|inventario|estoque|склад|在庫|库存|재고|warehouse',
      'fleet management software': 'fleet|flotten|flotte|flota|frota',
    },
    words: {
      en: 'crm(?: software| system| platform)?|erp(?: software| system)?|(?:inventory|warehouse|fleet|order|stock|hotel|restaurant|school|salon|gym|dealer) management (?:software|system|platform)|point[- ]of[- ]sale software|pos (?:system|software)',
      'de nl sv da nb':
        '*crm-(?:system|software)|*erp-(?:system|software|systeem)|*warenwirtschaft\\p{L}*|*kassensystem\\p{L}*|*lagerverwaltung\\p{L}*|*praxissoftware|*hotelsoftware|*kassasysteem|*voorraadbeheer\\p{L}*|*kassasystem\\p{L}*|*lagersystem|*affärssystem|*kassesystem\\p{L}*|*bookingsystem',
      'fr es pt it ca ro':
        'logiciel (?:crm|erp|de caisse|de gestion)|(?:sistema|software) (?:crm|erp|punto de venta|de gestión|de gestão|gestionale)|punto de venta|ponto de venda|(?:gestionale|registratore) (?:di cassa|per \\p{L}+)|(?:sistem|program) (?:crm|erp|de gestiune)',
      'pl cs sk hr sl sr':
        '(?:system|program) (?:crm|erp|pos|magazynowy|sprzedażowy)|(?:pokladní|pokladničný|informační|skladový) systém|(?:erp|crm) systém|(?:erp|crm|pos) (?:sustav|sistem)|program za (?:skladište|maloprodaju|trgovinu)',
      'ru uk bg mk':
        '(?:crm|erp)[- ]?систем\\p{L}*|(?:автоматизация|программа) (?:для )?(?:ресторан|магазин|склад|салон)\\p{L}*|складской учет|автоматизація (?:ресторан|магазин|бізнес)\\p{L}*|(?:складов|erp|crm) (?:софтуер|система)',
      'fi et lv lt hu':
        '*toiminnanohjausjärjestelm\\p{L}*|*kassajärjestelm\\p{L}*|*varastonhallinta\\p{L}*|*crm-järjestelm\\p{L}*|*majandustarkvara|*kassasüsteem\\p{L}*|*laohaldus\\p{L}*|(?:noliktavas|kases|crm|erp) (?:programm|sistēm)\\p{L}*|(?:verslo valdymo|kasos|sandėlio|crm) sistem\\p{L}*|(?:vállalatirányítási|ügyviteli|crm|készletkezelő|pénztár) ?(?:rendszer|szoftver|program)\\p{L}*',
      'el tr':
        '(?:σύστημα|λογισμικό) (?:crm|erp)|(?:stok takip|adisyon|otel|restoran|erp|crm|site yönetim) (?:programı|yazılımı|sistemi)',
      'ar he fa':
        '(?:نظام|برنامج) (?:نقاط البيع|إدارة (?:ال)?(?:مخزون|مطاعم|علاقات العملاء))|(?:מערכת|תוכנת) (?:crm|erp|קופה|ניהול לקוחות|ניהול מלאי)|نرم ?افزار (?:crm|erp|انبارداری|رستورانی|فروشگاهی)',
      'id vi is th sq hi':
        '(?:sistem|aplikasi|software) (?:erp|crm|pos|stok|inventori)|phần mềm (?:crm|erp|quản lý (?:kho|bán hàng|nhà hàng|khách sạn|spa))|(?:afgreiðslu|viðskipta)kerf\\p{L}*|โปรแกรม(?:สต็อก|ร้านอาหาร|ขายหน้าร้าน)|(?:sistem|program) (?:erp|crm|pos)|(?:सीआरएम|ईआरपी) सॉफ्टवेयर',
      'ja zh ko':
        '顧客管理システム|在庫管理システム|POSレジ|基幹システム|客户管理系统|进销存|收银系统|客戶管理系統|進銷存|고객관리프로그램|재고관리|포스시스템',
    },
  },
  {
    name: 'password or privacy app',
    bucket: 'Software',
    parts: {
      'password manager':
        'passw|secret|wachtwoord|lösenord|adgangsk|passord|mots? de passe|contrase|senhas|hasł|hesel|hesiel|парол|salasana|parool|jelszó|şifre|パスワード|密码|密碼|비밀번호',
      'VPN service': 'vpn',
      'encrypted messenger': 'messeng|messagi|mensajer|мессендж|messag',
      'ad blocker': 'ad ?block',
    },
    words: {
      en: '(?:password|secret) manager|vpn(?: service| app| client)?|(?:encrypted|private|secure) (?:messenger|messaging|email|notes?)|ad ?blocker|two-factor (?:authentication )?app|authenticator app',
      'de nl sv da nb':
        '*passwort-?manager|*vpn-(?:dienst|anbieter|app|tjänst|tjeneste)|*verschlüsselte\\p{L}* messenger|*wachtwoordmanager|*lösenordshanterare|*adgangskodemanager|*passordhåndterer',
      'fr es pt it ca ro':
        'gestionnaire de mots de passe|messagerie (?:chiffrée|sécurisée)|(?:gestor|gerenciador|administrador) de (?:contraseñas|senhas|contrasenyes)|password manager|(?:manager|administrator) de parole',
      'pl cs sk hr sl sr': 'menedżer haseł|správce hesel|správca hesiel|upravitelj (?:lozinki|gesel)',
      'ru uk bg mk': 'менеджер паролей|впн|мессенджер с шифрованием|менеджер паролів|мениджър на пароли',
      'fi et lv lt hu':
        '*salasananhallinta\\p{L}*|*salasanojen hallinta|*paroolihaldur|paroļu pārvaldniek\\p{L}*|slaptažodžių tvarkykl\\p{L}*|jelszókezel\\p{L}*',
      'el tr': 'διαχειριστής κωδικών|(?:parola|şifre) (?:yöneticisi|kasası)',
      'ar he fa': 'مدير كلمات المرور|(?:מנהל סיסמאות|דפדפן פרטי)|(?:مدیریت رمز عبور|فیلترشکن)',
      'id vi is th sq hi':
        'pengelola kata sandi|trình quản lý mật khẩu|lykilorðastjór\\p{L}*|โปรแกรมจัดการรหัสผ่าน|menaxhues fjalëkalimesh|पासवर्ड मैनेजर',
      'ja zh ko': 'パスワード(?:管理|マネージャー)|密码管理器|密碼管理|비밀번호 ?관리',
    },
  },
  {
    name: 'note-taking app',
    bucket: 'Software',
    narrows: 'mobile app',
    words: {
      en: '(?:note[- ]taking|notes|journal(?:ing)?|diary|writing|outliner|mind ?map(?:ping)?|second brain|markdown) (?:app|apps|software|tool|editor)|mind ?maps?|knowledge base software',
      'de nl sv da nb':
        '*notiz-?app|*notizen-?app|*tagebuch-?app|*mindmap\\p{L}*|*schreibprogramm|*notitie-?app|*anteckningsapp|*dagboksapp|*noteapp|*notatapp',
      'fr es pt it ca ro':
        '(?:application|appli) de (?:prise de )?notes|(?:aplicación|app|aplicativo|aplicació) (?:de|para) (?:notas|notes|diario|escritura|anotações)|mapas? mentales?|mapas? mentais|app per (?:appunti|note)|mappe mentali|aplicație de notițe',
      'pl cs sk hr sl sr':
        '(?:aplikacja|program) do (?:notatek|notowania|pisania)|mapy myśli|(?:aplikace|aplikácia|aplikacija) (?:na|pro|za) (?:poznámky|bilješke|beleške|zapiske|deník)|myšlenkové mapy',
      'ru uk bg mk':
        'приложение для (?:заметок|дневника)|(?:ментальн|интеллект)\\p{L}*[- ]карт\\p{L}*|(?:застосунок|додаток) для нотаток|приложение за бележки',
      'fi et lv lt hu':
        '*muistiinpanosovellus|*päiväkirjasovellus|*märkmerakendus|piezīmju (?:lietotn|programm)\\p{L}*|užrašų program\\p{L}*|(?:jegyzet|napló)(?:elő)? ?(?:alkalmazás|app)\\p{L}*',
      'el tr': 'εφαρμογή σημειώσεων|(?:not (?:alma|tutma)|günlük) uygulaması',
      'ar he fa': 'تطبيق (?:ال)?ملاحظات|אפליקציית (?:פתקים|הערות|יומן)|برنامه یادداشت\\p{L}*',
      'id vi is th sq hi':
        'aplikasi (?:catatan|jurnal)|ứng dụng ghi chú|glósuapp|แอปจดบันทึก|aplikacion shënimesh|नोट्स ऐप',
      'ja zh ko':
        '(?:メモ|ノート|日記|文章)アプリ|マインドマップ(?:ツール|アプリ)|笔记(?:软件|应用)|日记应用|思维导图|筆記軟體|心智圖|메모앱|노트앱|일기앱',
    },
  },
  {
    name: 'fitness or habit app',
    bucket: 'Software',
    narrows: 'mobile app',
    words: {
      en: '(?:fitness|workout|running|habit|sleep|calorie|weight[- ]loss|period|meditation|mindfulness|wellness|nutrition|step|fasting|yoga) (?:tracker|tracking app|app|apps|counter|timer)',
      'de nl sv da nb':
        '*fitness-?app|*meditations-?app|*gewohnheitstracker|*kalorienzähler|*lauf-app|*meditatie-?app|*gewoontetracker|*träningsapp|*meditationsapp|*træningsapp|*treningsapp|*kaloriräknare',
      'fr es pt it ca ro':
        '(?:application|appli) (?:de )?(?:fitness|méditation|sport|sommeil)|(?:app|aplicación|aplicativo|aplicació) (?:de|para) (?:fitness|meditación|hábitos|ejercicio|entrenamiento|meditação|treino|meditació)|contador de calorías|app (?:di|per) (?:meditazione|allenamento|fitness)|contacalorie|aplicație de (?:fitness|meditație)',
      'pl cs sk hr sl sr':
        'aplikacja (?:fitness|treningowa|do medytacji|do nawyków)|licznik kalorii|(?:fitness|meditační|tréninková|meditačná|tréningová) (?:aplikace|aplikácia)|(?:kalorické tabulky)|aplikacija za (?:vježbanje|vežbanje|meditaciju|fitnes|trening)',
      'ru uk bg mk':
        '(?:фитнес-?приложение|трекер (?:привычек|сна|питания)|счетчик калорий|приложение для (?:медитации|тренировок|бега))|(?:трекер звичок|лічильник калорій|застосунок для (?:медитації|тренувань))|фитнес приложение',
      'fi et lv lt hu':
        '*treenisovellus|*kuntoilusovellus|*meditaatiosovellus|*kalorilaskuri|*treeningurakendus|*kaloriloendur|(?:fitnesa|meditācijas) lietotn\\p{L}*|(?:sporto|meditacijos) program(?:ėl|a)\\p{L}*|kalóriaszámláló|(?:edzés|meditációs|fitnesz) ?(?:alkalmazás|app)\\p{L}*',
      'el tr':
        'εφαρμογή (?:γυμναστικής|διαλογισμού)|(?:fitness|meditasyon|alışkanlık|kalori) (?:uygulaması|takip|sayacı)',
      'ar he fa':
        'تطبيق (?:لياقة|رياضي|تأمل|العادات)|אפליקציית (?:כושר|מדיטציה|אימונים|הרגלים)|اپلیکیشن (?:ورزشی|مدیتیشن|سلامت|بدنسازی)',
      'id vi is th sq hi':
        'aplikasi (?:kebugaran|meditasi|olahraga|diet)|ứng dụng (?:thể dục|thiền|sức khỏe|chạy bộ)|(?:hreyfi|hugleiðslu)app|แอป(?:ออกกำลังกาย|สมาธิ)|aplikacion (?:fitnesi|meditimi)|(?:फिटनेस|मेडिटेशन) ऐप',
      'ja zh ko':
        '(?:フィットネス|瞑想|睡眠|習慣化|ダイエット)アプリ|健身(?:应用|APP)|冥想(?:应用|APP)|習慣追蹤|운동앱|명상앱|다이어트앱|습관앱',
    },
  },
  {
    name: 'personal finance app',
    bucket: 'Software',
    narrows: 'mobile app',
    words: {
      en: '(?:budget(?:ing)?|personal finance|expense track(?:er|ing)|money|savings|investment|portfolio|stock|crypto) (?:app|apps|tracker|planner)|bitcoin wallet app|expense tracker',
      'de nl sv da nb':
        '*haushaltsbuch-?app|*finanz-?app|*budget-?app|*portfolio-?tracker|*krypto-?(?:wallet|börse)|*huishoudboekje|*budsjettapp|*budgetapp|*sparapp',
      'fr es pt it ca ro':
        '(?:application|appli) de (?:budget|gestion de budget)|(?:app|aplicación|aplicativo) (?:de|para) (?:finanzas personales|presupuestos?|gastos|finanças pessoais|controle financeiro)|(?:billetera|monedero|carteira|portafoglio|wallet) (?:crypto|cripto|de criptomonedas)|app (?:di|per) (?:budget|spese|risparmio)|aplicație (?:de )?buget',
      'pl cs sk hr sl sr':
        'aplikacja (?:do budżetu|finansowa|do oszczędzania)|budżet domowy|kryptoportfel|(?:aplikace|aplikácia) (?:na|pro) (?:rozpočet|výdaje|finance)|kryptopeněženka|aplikacija za (?:budžet|troškove|osobne finansije|stroške)',
      'ru uk bg mk':
        '(?:учет (?:личных )?(?:финансов|расходов)|приложение для (?:бюджета|финансов)|криптокошелек|криптобиржа)|(?:облік витрат|криптогаманець|особисті фінанси)|приложение за бюджет',
      'fi et lv lt hu':
        '*budjettisovellus|*talousapp|*kryptolompakko|*eelarverakendus|budžeta (?:lietotn|plānotāj)\\p{L}*|biudžeto program\\p{L}*|(?:költségvetés|pénzügyi) ?(?:alkalmazás|app)\\p{L}*|kriptotárca',
      'el tr': 'εφαρμογή (?:προϋπολογισμού|εξόδων)|(?:bütçe|harcama takip|gider takip) uygulaması|kripto cüzdan',
      'ar he fa':
        'تطبيق (?:ال)?(?:ميزانية|مصروفات)|محفظة رقمية|אפליקצי(?:ה|ית) (?:לניהול תקציב|תקציב|הוצאות)|ארנק (?:דיגיטלי|קריפטו)|(?:اپلیکیشن|نرم ?افزار) (?:مالی شخصی|هزینه)|کیف پول (?:دیجیتال|ارز دیجیتال)',
      'id vi is th sq hi':
        'aplikasi (?:keuangan|anggaran)|(?:ứng dụng|quản lý) (?:chi tiêu|tài chính cá nhân)|ví (?:crypto|tiền điện tử)|heimilisbókhald|แอป(?:บันทึกรายจ่าย|การเงิน)|aplikacion financ\\p{L}*|बजट ऐप',
      'ja zh ko':
        '家計簿アプリ|資産管理アプリ|仮想通貨(?:ウォレット|取引所)|加密钱包|記帳APP|가계부앱|가계부|자산관리앱',
    },
  },
  {
    name: 'photo, video or design editor',
    bucket: 'Software',
    parts: {
      'video editor': 'video|vidéo|vídeo|видео|відео|videó|動画|视频|影片|영상|screen|bildschirm',
      'photo editor':
        'photo|foto|image|bild|billed|bilde|imagen|imagem|immagin|фото|obrazk|zdjęć|kuva|kép|画像|写真|图片|圖片|사진',
      'audio editor': 'audio',
      'logo maker': 'logo',
      'font editor': 'font',
      'design tool': 'graphic|vector|pixel|design|дизайн',
    },
    words: {
      en: '(?:photo|image|video|audio|graphic|vector|logo|pdf|font|pixel art) (?:editor|editing software|editing app|maker|converter|generator)|(?:screen ?(?:recorder|capture|shot tool)|file converter|background remover|design tool)',
      'de nl sv da nb':
        '*bildbearbeitung(?:sprogramm|ssoftware)|*videoschnitt(?:programm|software)|*foto-?editor|*video-?editor|*pdf-?(?:editor|konverter|converter)|*bildschirmaufnahme|*fotobewerking\\p{L}*|*videobewerking\\p{L}*|*bildredigering\\p{L}*|*billedredigering\\p{L}*|*bilderedigering\\p{L}*',
      'fr es pt it ca ro':
        "(?:éditeur|logiciel|retouche) (?:de |d['’])?(?:photos?|vidéos?|pdf|images?|montage)|(?:editor|conversor|convertidor|creador) de (?:fotos|vídeos?|videos?|imágenes|imagens|pdf|logos)|(?:editor|convertitore) (?:di )?(?:foto|video|immagini|pdf)|(?:editor|convertor) (?:foto|video|pdf)",
      'pl cs sk hr sl sr':
        '(?:edytor|program do edycji|konwerter) (?:zdjęć|wideo|filmów|pdf|grafiki)|(?:editor|úprava|převodník) (?:fotek|fotografií|videa|pdf|obrázků)|(?:uređivač|urejevalnik|konverter) (?:fotografija|videa|slika|slik|pdf)',
      'ru uk bg mk':
        '(?:фото|видео|аудио|графический |відео|графічний )[- ]?редактор\\p{L}*|конвертер (?:файлов|pdf|видео|файлів)|запись экрана|(?:редактор|конвертор) (?:за|на) (?:снимки|видео)',
      'fi et lv lt hu':
        '*kuvankäsittelyohjelm\\p{L}*|*videoeditori|*pilditöötlus(?:programm|tarkvara)|(?:attēlu|video|foto) redaktor\\p{L}*|(?:nuotraukų|vaizdo) (?:redagavim|redaktor)\\p{L}*|(?:kép|videó|fotó)(?:szerkesztő|vágó)\\p{L}*|pdf ?(?:szerkesztő|konvertáló)',
      'el tr':
        '(?:επεξεργασία|επεξεργαστής) (?:φωτογραφιών|βίντεο|εικόνας)|(?:fotoğraf|video|görsel|pdf) (?:düzenleyici|düzenleme (?:programı|uygulaması)|dönüştürücü)',
      'ar he fa':
        '(?:محرر|برنامج تحرير) (?:ال)?(?:صور|فيديو)|(?:עורך|עריכת) (?:תמונות אונליין|וידאו אונליין|pdf)|(?:ویرایشگر|برنامه ویرایش) (?:عکس|ویدیو|pdf)',
      'id vi is th sq hi':
        '(?:editor|aplikasi edit|konverter) (?:foto|video|pdf)|(?:phần mềm|ứng dụng) (?:chỉnh sửa|cắt ghép) (?:ảnh|video)|(?:mynd|myndbands)vinnslu(?:forrit)?\\p{L}*|(?:โปรแกรม|แอป)(?:แต่งรูป|ตัดต่อ)|redaktues (?:fotosh|videosh)|(?:फोटो|वीडियो) एडिटर',
      'ja zh ko':
        '画像編集(?:ソフト|ツール|アプリ)|動画編集(?:ソフト|ツール|アプリ)|図面ソフト|图片编辑器?|视频编辑(?:软件|器)|影片編輯軟體|照片編輯|사진편집|영상편집 ?(?:프로그램|앱)',
    },
  },
  {
    name: 'website builder',
    bucket: 'Software',
    parts: {
      'landing page builder': 'landing',
      'link-in-bio tool': 'link[- ]in[- ]bio',
      'website builder':
        'website|homepage|hemsid|hjemmesid|nettsid|sites?(?!a)|página|sito|сайт|weboldal|honlap|kotisiv|kodule|ホームページ|网站|網站|홈페이지|strony|webov|web',
    },
    words: {
      en: '(?:landing page|link[- ]in[- ]bio|survey|quiz) (?:builder|maker)|website generator|drag[- ]and[- ]drop website builder|(?:online|qr) menu (?:maker|software)|no-?code (?:platform|tool)',
      'de nl sv da nb':
        '*website-?baukasten|*homepage-?baukasten|*formular-?(?:baukasten|generator)|*qr-code-?generator|*umfragetool|*formulierbouwer|*hemsidebyggare|*hjemmesidebygger|*nettsidebygger',
      'fr es pt it ca ro':
        '(?:créateur|générateur) de (?:sites?|formulaires|qr codes?)|(?:creador|constructor|generador|criador|gerador|construtor|creatore|generatore) (?:de|di) (?:sitios|páginas|sites?|formularios|qr|siti|códigos qr|menús?)|(?:constructor|creator|generator) de (?:site-?uri|qr|formulare)',
      'pl cs sk hr sl sr':
        'kreator (?:stron|ankiet|formularzy|sklepu)|generator (?:qr|kodów qr)|(?:tvorba webu zdarma|editor webů|generátor qr)|(?:izrada|alat za) (?:anketa|obrazaca|qr)\\p{L}* generator|graditelj spletnih strani',
      'ru uk bg mk':
        'конструктор (?:сайтов|лендингов|форм|опросов|ботов)|генератор qr\\p{L}*|конструктор сайтів|(?:билдър|конструктор) на сайтове',
      'fi et lv lt hu':
        '*kotisivukone|*lomaketyökalu|*kodulehe tegemise|*veebiehitaja|mājas ?lapu (?:konstruktor|veidotāj)\\p{L}*|svetainių kūrimo įrank\\p{L}*|qr ?kód generátor',
      'el tr':
        '(?:κατασκευαστής ιστοσελίδων|δημιουργία qr)|(?:site oluşturucu|web sitesi kurucu|form oluşturucu|qr (?:menü|kod oluşturucu))',
      'ar he fa':
        '(?:منشئ|أداة إنشاء) (?:ال)?(?:مواقع|متاجر|نماذج)|(?:בונה אתרים|מחולל qr|בניית טפסים)|(?:سایت ?ساز|فروشگاه ?ساز|فرم ?ساز)',
      'id vi is th sq hi':
        '(?:pembuat|builder) (?:website|formulir|undangan digital|toko online)|(?:trình|công cụ) tạo (?:website|biểu mẫu|qr)|vefsmið\\p{L}*|(?:สร้างเว็บไซต์ฟรี|เว็บสำเร็จรูป)|ndërtues faqesh|वेबसाइट बिल्डर',
      'ja zh ko':
        'ホームページ作成(?:サービス|ツール)|フォーム作成ツール|ノーコード(?:ツール|プラットフォーム)|建站(?:平台|工具)|表单工具|網站製作平台|架站平台|홈페이지 ?제작 ?툴|노코드',
    },
  },
];
