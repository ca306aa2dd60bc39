import type { LanguageWords } from '../words.ts';

export const ARABIC: LanguageWords = {
  offers: {
    health:
      'علاج* جراح* فحص* فحوصات عيادة عيادات تشخيص* تحاليل أشعة أسنان زراعة تقويم تبييض حشو* تركيبات تنظيف_الأسنان طب تمريض رعاية ليزر تجميل جلدية عيون نساء ولادة أطفال قلب عظام باطنة نفسي* استشار* تغذية مساج حجامة تأهيل تطعيم* صيدلية أدوية منظار تنظير خزعة مسالك بروستاتا عمليات عملية أورام مفاصل سمنة طب* كلى مختبر',
    beauty:
      'شعر قص صبغ مكياج أظافر بشرة عناية رموش حواجب عطور عطر حلاقة سبا تجميلية مستحضرات كريم عدسات شفاه حمام_مغربي',
    building:
      'بناء مقاولات تشطيب* ديكور دهان* سباكة كهرباء تكييف عزل أسقف أرضيات بلاط نجارة حدادة ألمنيوم نوافذ أبواب مطابخ أثاث حدائق تنسيق تنظيف صيانة تركيب ترميم تصميم_داخلي هندسة مسابح مصاعد طاقة_شمسية حفر خرسانة هدم نقل_عفش إنشاء* مكافحة تبليط تجديد تصميم جبس ديكور* زجاج سلالم شبابيك مباني* نظافة طرق',
    legal:
      'قانون* محاماة قضايا عقود محاسبة ضرائب تدقيق تأمين تمويل قروض استثمار عقار* إيجار بيع تأسيس_شركات ملكية_فكرية تحكيم وساطة زكاة توثيق تراخيص تأشير* هجرة جنائي* تجاري* عمالي* استثمار* استشارات بنوك تأسيس ترخيص ملكية',
    education:
      'تعليم تدريب دورات دورة كورسات ورش ورشة محاضرات دروس برامج مدرسة روضة حضانة لغة لغات تحفيظ قرآن منهج منح شهاد* دبلوم ماجستير بكالوريوس معسكر تقوية ندوات كلية أكاديم* تدريب* تعليم* رياض_أطفال طلاب مناهج ورش*',
    hospitality:
      'غرف غرفة جناح أجنحة إقامة شقق فندق إفطار مسبح قاعات قاعة موقف شاليه* مخيم رحلات رحلة جولات سياح* حجز_فنادق تأشيرات استقبال منتجع سفاري',
    food: 'أطباق طبق مأكولات وجبات وجبة قائمة_الطعام مشروبات قهوة شاي عصائر عصير حلويات كيك مخبوزات خبز معجنات بيتزا برجر مشويات لحوم دجاج أسماك سلطات سندويش* شاورما فطائر آيس_كريم شوكولاتة تمور عسل زيت بهارات مكسرات خضار فواكه ضيافة بوفيه أرز توصيل_طعام ألبان أجبان',
    culture:
      'معارض معرض حفلات حفل أفراح زفاف مهرجان* مسرح موسيقى فنون فن رسم تصوير أفلام كتب كتاب نشر مكتبة متحف تراث خط_عربي مسابقات أمسيات فعاليات مؤتمر* ألعاب حرف',
    sport:
      'رياضة رياضي* لياقة تمارين سباحة كرة تنس كاراتيه جودو تايكوندو ملاكمة يوغا فروسية جيم بطول* غوص دراجات جري شطرنج جمباز',
    software:
      'برمج* تطبيق* مواقع موقع نظام أنظمة منصة منصات استضافة بيانات تحليل* سحاب* أمن_سيبراني حماية شبكات دعم_فني متجر_إلكتروني متاجر ذكاء_اصطناعي أتمتة تقارير إشعارات بحث تكامل تتبع إدارة لوحة_تحكم نسخ_احتياطي مزامنة دفع تقنية تقنيات رقمي* كاميرات مراقبة حاسوب تصميم_مواقع تطوير أمن_المعلومات حلول ذكاء',
    marketing:
      'تصميم تصاميم هوية شعار تسويق إعلان* دعاية طباعة مطبوعات تصوير_فوتوغرافي فيديو مونتاج محتوى ترجمة استشارات علاقات_عامة توظيف دراسات_جدوى بحوث تغليف لافتات موشن سوشيال علامات_تجارية حملات',
    transport:
      'نقل شحن توصيل تخزين مستودعات تخليص جمركي سيارات سيارة تأجير* صيانة_سيارات غسيل إطارات قطع_غيار زيوت حافل* لوجست* استيراد تصدير طرود بريد سطحة بحري بري جوي خدمات_لوجستية رحلات شاحنات صيانة_السيارات طيران',
    goods:
      'منتجات منتج ملابس أحذية حقائب إكسسوارات مجوهرات ذهب ساعات نظارات هدايا ألعاب_أطفال أجهزة معدات أدوات مواد مستلزمات إلكترونيات مفروشات ستائر سجاد أقمشة خشب حديد بلاستيك ورد زهور مجموع* أزياء عبايات لوازم قرطاسية بضائع عدسات عطور قطع_غيار كابلات مستحضرات',
    farming:
      'زراع* مزرعة محاصيل بذور أسمدة مشاتل نباتات أشجار دواجن أغنام أبقار أعلاف بيطري* نحل نخيل ري بيوت_محمية مواشي تشجير',
    social:
      'إغاث* كفال* أيتام مساعد* دعم تطوع* توعية تمكين مشاريع مشروع بحث_علمي أبحاث مناصرة حقوق لاجئين شباب مرأة أسر أسرة ذوي_الإعاقة صلاة صدقات وقف تنمية مجتمع* بيئة حوار إيواء سقيا إفطار_صائم خطب مناصحة خدمات خدمة برامج_اجتماعية تبرع* خيرية رعاية زكاة صدق* مياه',
  },
  nonOffers: {
    claims:
      'جودة احتراف* خبرة مصداقية أمانة موثوق* أسعار_منافسة أسعار_مناسبة سرعة ضمان دقة شفافية ابتكار تميز ثقة التزام مرونة راحة رضا حداثة نمو فريق_متخصص خصوصية سهولة مجانا* كفاءة إتقان أمان مسؤولية',
    steps:
      'اتصل* تواصل* احجز* اختر* سجل* ادفع* اطلب* استلم* حمل خطوة خطوات املأ أرسل انضم* تعرف* اكتشف* ابدأ* شارك* تبرع*',
    labels:
      'الرئيسية رئيسية من_نحن عن_* حول اتصل_بنا تواصل_معنا أخبار مدونة معرض_الصور صور عنوان هاتف بريد_إلكتروني ساعات_العمل أسئلة_شائعة أسئلة رؤيتنا رسالتنا قيمنا أهدافنا فريقنا فريق_العمل شركاؤنا عملاؤنا آراء وظائف سياسة_* شروط_* المزيد اقرأ_المزيد التفاصيل بحث سلة تسجيل_الدخول روابط أقسام تصنيفات تاريخ الموقع المدينة المكان السبت الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة مقالات فيديو',
    roles:
      'مدير* رئيس* نائب* طبيب* دكتور أستاذ* مهندس* محامي* محاسب مستشار* منسق* أمين عضو* مؤسس* مدرب* معلم* أخصائي* استشاري* مشرف* سكرتير*',
    prices: 'ريال درهم دينار جنيه دولار مجاني* خصم عروض عرض_* رسوم اشتراك سعر شهري* سنوي* لليلة للشخص',
  },
};

export const HEBREW: LanguageWords = {
  offers: {
    health:
      'טיפול* רפואה רפואי* ניתוח* אבחון* בדיק* שיניים שתלים יישור הלבנה כתרים סתימ* עיסוי* מסאז* פיזיותרפיה דיקור רפלקסולוגיה פסיכולוג* פסיכותרפיה ייעוץ ריפוי תזונה דיאטה לידה הריון תינוקות חיסונים קלינאות שיקום סיעוד אורתופד* עיניים עור תרופות הרגעה צמחי קוסמטיק*',
    beauty:
      'תספור* צבע_שיער שיער איפור ציפורניים מניקור פדיקור לק גבות ריסים הסרת_שיער פנים ספא טיפוח החלקה בושם בשמים',
    building:
      'בנייה בניה שיפוץ שיפוצים אינסטלציה חשמל מיזוג צביעה איטום גגות ריצוף קרמיקה נגרות מסגרות אלומיניום דלתות חלונות מטבחים ארונות רהיטים גינון גינות ניקיון ניקוי תחזוקה תיקון תיקונים התקנה התקנת אדריכלות עיצוב_פנים פרגולות הדברה מנעולן סולארי* גבס דוד_שמש הריסה אדריכל* איטום* אינסטלטור* ארון ברזים בריכות ביוב גבס* גגות* גדר גדרות דלת* חדרי_אמבטיה חלון* חשמלאי* טיח יציקות מטבח* מדרגות מזגנ* מקלחונ* משאבות ניקוז סיוד עבודות_* עץ פוליש פרקט צבע קבלן* קירות ריהוט רצפ* שיש תאורה תריסים*',
    legal:
      'משפט* דיני ליטיגציה חוזים גירושין ירוש* צוואה נזיקין מקרקעין נדל"ן ביטוח* פנסיה השקעות הלוואות משכנתא* מיסוי מסים חשבונאות הנהלת_חשבונות ביקורת שמאות גישור בוררות פטנטים ייצוג הוצאה_לפועל חדלות פיננס* נוטריון פלילי',
    education:
      'קורס* סדנה סדנאות סדנת שיעור* הדרכה הדרכות לימוד* הרצאה הרצאות חוג חוגים גן_ילדים גנים צהרון קייטנ* מכינה תואר הכשר* השתלמ* אנגלית מתמטיקה תגבור הכנה_ל חינוך הורים בית_ספר מלגות סמינר* כיתות תוכנית תוכניות גן גני העשרה הרצאות_* יועצ* כיתה כיתות_* מדע* מוזיקה_* מורים מכינות מלגות* מנהיגות מתנ"ס נגינה פסנתר גיטרה פעוטון צהרונים רובוטיקה שפות תוכניות_* תכניות תכנית תיכון',
    hospitality:
      "חדר חדרים סוויט* צימר* אירוח לינה דירת דירות ארוחת_בוקר ארוחות בריכה ג'קוזי חניה אולם אולמות חאן קמפינג אוהל סיור סיורים טיול* נופש חופשה קרון קבוצות ימי_גיבוש",
    food: "תפריט אוכל מנות מנה ארוחה ארוחת עוגות עוגה עוגיות לחם לחמים מאפים קפה תה משקאות יין יינות בירה קוקטייל* פיצה פסטה סלט סלטים מרק* בשר עוף דגים סושי המבורגר חומוס פלאפל גלידה שוקולד ממתקים גבינות שמן_זית דבש תבלינים פירות ירקות קייטרינג משלוח* כריך* קינוח* ליקוט טעימות אוכלים אירוחים בוקר ברביקיו בראנץ' בשרים דג דבש* המבורגרים טבעוני* טחינה ירקות* כשר לחמ* מאפה* מנות_* מסעד* עוגות_* פיצות פסטות צמחוני* שניצל* שתייה תה* תוספות תפריטי*",
    culture:
      'תערוכ* מופע* הופע* קונצרט* הצגה הצגות תיאטרון סרט* קולנוע מוזיקה מוסיקה שירה שירי שירת מחול ריקוד* ציור פיסול קרמיקה ספר ספרים ספרייה פסטיבל חתונ* אירוע* בר_מצווה בת_מצווה ימי_הולדת סיפור מפגש* טקס כנס* ארכיון אוסף יצירה מקהלה תזמורת משחקים אמנות קליע*',
    sport:
      "יוגה פילאטיס כושר אימון* שחייה כדורגל כדורסל טניס ג'ודו קראטה קפוארה התעמלות בלט ריצה אופניים רכיבה טיפוס גלישה צלילה כדורעף שחמט הגנה_עצמית טאקוונדו",
    software:
      'פיתוח אפליקצי* אתר אתרים תוכנה מערכת מערכות ענן אבטח* סייבר גיבוי נתונים דאטה ניתוח_נתונים אוטומציה אינטגרציה שרתים רשת רשתות אחסון מחשב* בינה_מלאכותית תמיכה חנות_וירטואלית ממשק* ניהול דוחות התראות תזכורות חיפוש סנכרון בוט פלטפורמה מצלמות אחסון_* אינטרנט אתרי* בינה* בניית_אתרים דיגיטל* הגנת* התקנות טכנולוג* מחשוב מערכות_* סליקה ענן* פתרונות* רשתות_* תוכנות* תקשורת',
    marketing:
      'עיצוב מיתוג לוגו שיווק פרסום קידום דפוס הדפסה הדפסות צילום* וידאו סרטוני* תוכן קופירייטינג תרגום אסטרטגי* ייעוץ_עסקי יחסי_ציבור גיוס שילוט אריזות איור גרפיקה קמפיין* מחקר_שוק ליווי_עסקי',
    transport:
      'הובל* אחסנה רכב מוסך פחחות צמיגים גרר* השכרת_רכב הסעות מונית לוגיסטיקה שילוח יבוא יצוא מכס חלפים שטיפה אופנועים טסט',
    goods:
      'מוצר* בגדים ביגוד נעליים תיקים תכשיטים שעונים משקפיים עדשות מתנות מתנה פרחים זרי צעצועים כלים ציוד מכשיר* חומרי חומרים בדים וילונות שטיחים תאורה מזרנים אביזר* סבון* נרות טקסטיל אלקטרוניקה',
    farming:
      'חקלאות משק כרם יקב מטע* גידול* זרעים משתלה צמחים עצים סוסים עיזים כבשים לול דבורים כוורת ייעור השקיה רפת אורגני*',
    social:
      'סיוע עזרה מתנדב* התנדבות קהילה קהילתי* שילוב נוער קשישים נשים נכים רווחה תפילה תפילות שיעורי_תורה חלוקת חסד קליטה הסברה זכויות מחקר* איכות_הסביבה פליטים הוסטל מועדונית דיור_מוגן שירות* פעילות פעילויות דו-קיום אוכלוסי* אירוח בוגרים דמוקרטי* הגנה הורים הנחיה זוגות חברה חברתי* חינוכי* חירום חיילים חברים יזמות ילדים ייעוץ* ליווי מיזם מיזמים מיזמי* מנהיגות מעון מפגשים משפחה משפחות נפגעי סביבה עולים עמותה פרויקט* פרוייקט* קבוצות_תמיכה קהילות רוחני* שוויון שיקום* תמיכה* תעסוקה תרומ* תרבות מאבק* הפגנ* מחאה',
  },
  nonOffers: {
    claims:
      'אמינות אמין איכות איכותי* מקצועיות מקצועי* ניסיון שירות_אישי יחס_אישי אחריות יושר שקיפות מחירים_* זמינות מהיר* מהירות חדשנות מצוינות ביטחון דיסקרטיות ללא_התחייבות מסירות נאמנות סבלנות יצירתיות כבוד הוגנות',
    steps: 'צרו_* צור_* הזמינו* בחרו* בחר הירשמו* מלאו שלחו* קבעו* התקשרו* שלב* פגישת_* תשלום הצטרפו* גלו* הורידו*',
    labels:
      'בית דף_הבית ראשי אודות עלינו מי_אנחנו צוות חדשות בלוג מאמרים גלריה תמונות צור_קשר יצירת_קשר כתובת טלפון אימייל דוא"ל שעות_* שאלות_* המלצות לקוחות שותפים תקנון מדיניות_* נגישות הצהרת_* קרא_עוד עוד פרטים חיפוש סל_* התחבר* הרשמה מחירון תאריך מיקום דרכי_הגעה דרושים קישורים קטגוריות ראשון שני שלישי רביעי חמישי שישי שבת חזון מטרות סרטונים קצת_עלינו',
    roles:
      'מנכ"ל מנהל* סמנכ"ל יו"ר יושב_ראש מייסד* רכז* עו"ד ד"ר פרופ* מדריך מדריכה מורה מאמן* מזכיר* מהנדס* חבר_* עורך* רב גזבר*',
    prices: '₪ ש"ח חינם הנחה מבצע* מחיר* לחודש לשנה ללילה לאדם מקדמה דמי_* מע"מ',
  },
};

export const TURKISH: LanguageWords = {
  offers: {
    health:
      'ağız akupunktur ameliyat* aşı* beyazlatma beslenme botoks cerrah* check-up çocuk_sağ* dermatolog* diş dişler diyet* doğum dolgu* estetik fizik_tedavi fizyoterap* gebelik göz hastalık* hemşire* implant* jinekolog* kanal_tedavi kardiyolog* köprü laboratuvar lazer* masaj* muayene* nörolog* ortodonti ortoped* osteopati pediatri* periodont* pilates protez* psikiyatri psikolog* psikoterap* rehabilit* röntgen sağlık solunum tedavi* terapi* tıbbi tüp_bebek ultrason* veteriner* zayıflama zirkonyum danışmanlığı danışmanlık analiz* bypass cilt çocuk* dermatoloji dişhekim* diş* doğum* egzersiz fizik* göz* güçlendirme kanal_tedavisi kaplama klinik* kontrol* laboratuvar* sağlık* varis',
    beauty:
      'ağda boya cilt epilasyon fön gelin_saçı güzellik kalıcı_makyaj kaş kesim kirpik kuaför makyaj manikür oje parfüm pedikür saç sakal spa tırnak dövme',
    building:
      'alçıpan asansör bahçe* banyo beton boya* cephe çatı çelik dekorasyon doğalgaz doğrama döşeme* elektrik fayans güneş_enerji hafriyat havuz ısıtma iç_mimar* inşaat izolasyon kapı* kaplama klima kombi konut* koltuk_yıkama laminat mantolama marangoz mermer mimari* mobilya* montaj* mutfak* onarım* parke pencere* peyzaj pimapen prefabrik proje* restorasyon seramik sıhhi su_kaçağı tadilat tamir* temizli* tesisat* yalıtım* yapı yenileme yıkım bakım* zemin asansör* balkon* banyo* cam cephe* çatı* elektrik* fayans* inşaat* izolasyon* kaynak kazı klima* kombi* mimarlık parke* peyzaj* perde* restorasyon* sıhhi_tesisat tadilat* temizleme* yapı* yıkama* zemin*',
    legal:
      'aile_hukuk* arabuluculuk avukatlık banka* boşanma bütçe ceza_hukuk* danışmanlık dava* denetim emlak finans* fon gayrimenkul hukuk* icra iflas iş_hukuk* kira* kredi* marka_tescil mali_müşavir* miras* muhasebe noter patent sigorta* sözleşme* şirket_kuruluş* tapu tazminat ticaret_hukuk* vergi* vize yatırım* bordro vekalet ceza* danışman* denetim* emlak* gayrimenkul* icra* mali* marka* muhasebe* şirket* tazminat*',
    education:
      'anaokul* atölye* ders* dil_eğitim* eğitim* etkinlik* etüt gezi* ingilizce kamp* kişisel_gelişim kolej kreş kulüp* kurs* lise matematik mentorluk okul* oyun_grubu öğrenim öğretim özel_ders robotik kodlama sertifika* seminer* sınav* staj* sürücü üniversite yaz_okulu yüksek_lisans burs* webinar* etüt* koçluk* kreş* lise* müzik* öğretim*',
    hospitality:
      'apart* aile_odası balkon bungalov çadır daire* deniz_manzara* düğün* hamam havuz* jakuzi kahvaltı* kamp_alan* karavan konaklama* manzaralı oda* otopark pansiyon plaj restoran sauna suit* tatil tekne* toplantı_salon* transfer* tur* turizm* villa* wifi wi-fi yatak* balayı bungalov* çadır* davet* etkinlik* gezi* kamp* nişan* organizasyon* otel* pansiyon* rehber* salon* toplantı* yürüyüş*',
    food: 'ayran bal baharat balık* baklava börek* bira burger* çay* çikolata* çorba* dondurma döner ekmek* et etler ızgara içecek* kahve* kebap* kokteyl* köfte* kurabiye* kuruyemiş künefe lahmacun makarna* meyve* menü* meze* pasta* pastane peynir* pide* pilav pizza* reçel salata* sandviç* sebze* sıcaklar simit sos sucuk süt şarap* tatlı* tavuk* tost turşu yemek* yoğurt zeytin* zeytinyağ* catering ikram* baklava* bisküvi dondurma* kahvaltılık* pilav* sofra* süt*',
    culture:
      'animasyon arşiv bale belgesel* dergi* dans* defile edebiyat el_sanat* festival* film* fotoğraf* gala gösteri* halk_oyun* heykel kitap* koleksiyon* konferans* konser* koro kültür* kütüphane* masal* müze* müzik* nişan opera organizasyon* orkestra oyun* öykü panel* parti resim roman sanat* sergi* sinema* söyleşi* sünnet sempozyum* şiir* tiyatro* yarışma* yayın* doğum_günü kongre*',
    sport:
      'aikido atletizm badminton basketbol binicilik bisiklet boks buz_pateni cimnastik dağcılık dalış doğa_yürüyüş* eskrim fitness futbol güreş halter hentbol jimnastik judo kano karate kayak kick_boks kürek masa_tenisi okçuluk pilates satranç spor* su_topu taekwondo tenis tırmanış trekking turnuva* voleybol yelken yoga yüzme zumba antrenman*',
    software:
      'analiz* api aplikasyon* arama bulut* bilgisayar* bilişim crm dashboard dijital* donanım entegrasyon* e-ticaret erp geliştirme* güvenlik* hosting internet kamera* mobil_uygulama* nesnelerin* otomasyon* ödeme* program* proje_yönetim* raporlama* robot* seo sistem* siber* siteler* sunucu* takip* teknik_destek test* uygulama* veri* veritaban* web* yapay_zeka yazılım* yedekleme yönetim* bildirim* hatırlatıcı* altyapı bilişim* internet* mobil* site* e-imza',
    marketing:
      'afiş ambalaj baskı* branding broşür* çeviri* danışman* dijital_pazarlama etiket fotoğraf_çekim* grafik* halkla_ilişkiler illüstrasyon ilan* insan_kaynakları iletişim_danış* içerik* kampanya* kartvizit* katalog* kurumsal_kimlik logo* marka* matbaa medya* metin* pazarlama* prodüksiyon promosyon* reklam* seslendirme sosyal_medya strateji* tabela* tanıtım* tasarım* tercüme* video* afiş* ambalaj* dijital* fotoğraf* kurumsal* matbaa*',
    transport:
      'akü araç* araba* asansörlü_taşıma boya_koruma çekici* depo* depolama* dağıtım egzoz evden_eve filo* gümrük* havalimanı havaalanı ihracat ithalat kargo* kiralama* kurye* lastik* lojistik* motor* motosiklet nakliy* oto* otobüs* otomobil* paketleme servis_taşıma seyahat şoför taksi taşıma* taşımacılık teslimat* vinç* yedek_parça* yıkama* ambar* dağıtım* scooter* servis* şoför* transfer* yol_yardım',
    goods:
      'abiye aksesuar* ayakkabı* bebek* bıçak bijuteri cam* cihaz* çanta* çiçek* deri* dekoratif elbise* elektronik ev_tekstil* giyim* gözlük* halı* hediye* hırdavat iplik kağıt* kalıp karton kemer kıyafet* kimyasal* kitaplar kozmetik* kumaş* lamba* makine* makina* malzeme* masa* metal* mobilyalar mum* nevresim oyuncak* parça* plastik* perde* pompa* saat* sabun* sandalye* takı* tekstil* tişört ürün* valf yastık ekipman* aydınlatma aydınlatma* battaniye* çelik el_aletleri kablo* kırtasiye koltuk* yatak* yedek* yorgan* zemin_kaplama iş_güvenliği',
    farming:
      'arı* arıcılık ağaç* bağ bahçecilik bitki* buğday çiftlik* çiçekçilik fidan* gübre* hasat hayvancılık inek kümes meyvecilik orman* sera* seracılık tarım* tarla tavukçuluk tohum* yem* yumurta zeytincilik ağaçlandırma',
    social:
      'afet* ayni barınma* barınak bilinçlendirme burs_* cenaze* çevre* danışma* dayanışma* destek* dini* engelli* farkındalık* gençlik* gıda_* gönüllü* hizmet* hukuki_destek ibadet insani_* istihdam kadın* koruma* mülteci* psikososyal* rehberlik* savunuculuk sosyal_hizmet* sürdürülebilir* toplum* vaftiz yardım* yaşlı* yetim* araştırma* mevlid nikah aile* arşiv* bakım* burs* eğitim_desteği insani* kampanya* kongre* konferans* proje* sosyal* sempozyum*',
  },
  nonOffers: {
    claims:
      'bilgi_birikimi çözüm_odaklı deneyim* dürüst* ekonomik esnek* garanti* güler_yüz* güven* güvenilir* hız* hızlı* hijyen* inovatif kalite* kaliteli kolay* konfor* kusursuz memnuniyet* modern müşteri_* profesyonel* rekabetçi* sabır saygı sorumluluk sürekli_* şeffaf* tecrübe* ücretsiz_* uygun_fiyat* uzman* uzmanlık yenilikçi* zamanında 7/24',
    steps:
      'adım* ara arayın başvur* bize_* destek_ol* doldur* gel* gönüllü_ol* ilk_* indir* incele* iletişime_* katıl* kayıt* keşfet* keşif nasıl_* oluştur* öde* randevu* rezervasyon* seç* sipariş* teklif* tanış* üye_* ücretsiz_keşif yükle*',
    labels:
      'adres* anasayfa ana_sayfa arşiv bağış bağlantı* başkan* belgeler* biz* bizden* blog cuma cumartesi çalışma_saat* çarşamba çerez* daha_* detay* devamı* duyuru* e-posta ekibimiz ekip email etiketler facebook fiyat* fotoğraflar* galeri* gizlilik* giriş haber* hakkımızda hakkında harita iletişim* instagram kategori* kişi_* konum künye kurumsal kvkk logo_* misyon* müşteriler* oku pazar pazartesi perşembe referans* saat salı sepet* sıkça* sss son_* sponsor* şartlar tarih* tarihçe* telefon* tüm* tüzük ulaşım üyelik* video* vizyon* yazılar yer yorumlar* yönetim_kurulu*',
    roles:
      'antrenör* asistan* başkanı* başkan_yardım* danışmanı direktör* doçent editör* eğitmen* genel_* hekim* hoca* koordinatör* kurucu* müdür* mühendis* öğretmen* prof* sayman sekreter* sorumlu* sözcü temsilci* uzmanı üyesi yardımcı* yönetici* yönetmen',
    prices:
      'aidat* aylık çocuk_* dahil* depozito fiyatı gecelik günlük indirim* kampanyalı kdv kişi_başı* peşinat saatlik taksit* tl ücret* yıllık yetişkin*',
  },
};

export const GREEK: LanguageWords = {
  offers: {
    health:
      'αισθητικ* ακουολογ* αλλεργι* ασθεν* βελονισμ* γυναικολογ* δερματολογ* διαγνωσ* διαιτ* διατροφ* εγχειρ* εμβολι* εμφυτευμ* εξετασ* εργοθεραπ* θεραπ* θεραπει* ιατρ* καρδιολογ* καθαρισμος_δοντ* λευκανσ* λεηζερ laser λογοθεραπ* μασαζ* μικροβιολογ* νευρολογ* νοσηλ* οδοντ* ομοιοπαθ* ορθοδοντ* ορθοπ* οφθαλμ* παθολογ* παιδιατρ* προληψ* προσθετικ* σφραγισμ* υγει* υπερηχ* φαρμακ* φροντιδ* φυσικοθεραπ* χειρουργ* ψυχολογ* ψυχοθεραπ* ψυχιατρ* κτηνιατρ*',
    beauty:
      'αποτριχωσ* βαφη βαφες γενι* κομμωτ* κουρεμ* μακιγιαζ μαλλι* μανικιουρ νυχι* νυχια ομορφι* πεντικιουρ περμαναντ σπα τατουαζ φρυδι* βλεφαρ* χτενισμ* αρωμα*',
    building:
      'ανακαινισ* ανακυκλωσ* αλουμιν* ανελκυστηρ* αρχιτεκτον* βαψιμ* γυψοσαν* διακοσμ* ενεργει* επιπλ* επισκευ* εργα εγκαταστασ* ηλεκτρολογ* ηλιακ* θερμανσ* θερμομονωσ* κατασκευ* καθαρισμ* κηπ* κηποτεχν* κλιματισμ* κουζιν* κουφωμ* κτιρι* κτισμα μελετ* μονωσ* μπανι* μαρμαρ* ντουλαπ* ξυλουργ* οικοδομ* πατωμ* πισιν* πλακιδι* πορτ* σιδηρουργ* στεγ* συντηρησ* τεντες υδραυλικ* φωτισμ* φωτοβολταικ* χρωματισμ* χωματουργ* αποφραξ*',
    legal:
      'ακινητ* ασφαλ* ασφαλισ* δανει* διαζυγι* δικαι* δικαιο διαμεσολαβ* επενδυσ* κληρονομ* λογιστ* λογιστικ* μισθωσ* μισθοδοσ* νομικ* οικονομικ* ποινικ* συμβολαι* συμβουλ* συμβουλευτικ* συνταξ* τραπεζ* φορολογ* φοροτεχν* χρηματ* εκτιμησ* ευρεσιτεχν* συστασ*',
    education:
      'αγγλικ* βιβλιοθ* γλωσσ* γλωσσες διαλεξ* διδασκαλ* εκμαθησ* εκπαιδ* εκπαιδευσ* εργαστηρ* εξετασεις ημεριδ* καταρτισ* κατασκηνωσ* μαθημα* μαθηματ* μαθησ* μελετη μεταπτυχ* μουσικ* νηπιαγωγ* παιδικ* πιστοποιησ* προετοιμασ* προγραμμα προγραμματ* ρομποτικ* σεμιναρ* σπουδ* σχολ* τμημα* τμηματα υποτροφ* φροντιστηρ* webinar*',
    hospitality:
      'αιθουσ* βεραντ* βιλ* διαμερισμα* διαμον* δωματι* εκδρομ* εκδηλωσ* ενοικιαζ* ημιδιατροφ* θεα καταλυμ* καμπινγκ κρεβατι* μεταφορα_απο μπαλκον* ξεναγησ* ξενοδοχ* παραλι* παρκινγκ πισινα πρωιν* σουιτ* σαουνα στουντιο ταξιδ* τζακι τουρισ* τουριστικ* φιλοξεν* wifi γαμ* δεξιωσ*',
    food: 'αλλαντικ* αρτ* αρτοποι* αρτοσκευασμα* γαλα γαλακτοκομικ* γλυκ* γλυκα επιδορπι* ελαιολαδ* ζαχαροπλαστ* ζυμαρικ* θαλασσιν* καφε* κατερινγκ κεικ κοκτειλ κουλουρ* κρασι* κρεας κρεατ* κρεπες λαχανικ* λουκανικ* μελι μεζε* μενου μπισκοτ* μπυρ* ορεκτικ* παγωτ* πατατ* πιατ* πιτσ* πιτες ποτ* ποτα σαλατ* σαντουιτς σοκολατ* σουπ* σουβλακι* ψητ* ψαρι* ψωμι* τουρτ* τσαι τυρι* φαγητ* φρουτ* χυμ* αναψυκτικ*',
    culture:
      'αρχει* βιβλι* γλυπτ* εκθεσ* εκδοσ* ζωγραφ* θεατρ* κεραμ* κινηματογρ* κονσερτ* λαογραφ* λογοτεχν* μουσει* μουσικη μπαλετο ορχηστρ* οπερα παραστασ* ποιησ* πολιτισ* πολιτιστικ* συναυλι* συλλογ* συνεδρι* ταινι* τεχν* τραγουδ* φεστιβαλ φωτογραφ* χορ* χορος χορωδι* παιχνιδι* εικαστικ* παρτι',
    sport:
      'αεροβι* αθλητ* αθλημα* αναρριχ* γιογκα γυμναστ* ιππασι* ιστιοπλο* καγιακ καταδυσ* καρατε κολυμβ* κολυμπι μπασκετ μποξ πεζοπορ* πιλατες ποδηλα* ποδοσφαιρ* προπον* σκακι σκι στιβ* ταεκβοντο τενις τουρνουα τρεξιμο τζουντο χειροσφ* βολει',
    software:
      'αναλυσ* αναπτυξη_λογισμ* αποθηκευσ* αυτοματισμ* ανακτησ* δεδομεν* δικτυ* διαδικτυ* ειδοποιησ* εφαρμογ* ηλεκτρονικ* ιστοσελιδ* ιστοχωρ* κυβερνοασφαλ* λογισμικ* πληροφορικ* πλατφορμ* προγραμματισμ* συστημα* τεχνητ* τεχνικη_υποστηριξ* τηλεφων* υποστηριξ* υπολογιστ* ψηφιακ* καμερ* συναγερμ* e-shop web αναφορ*',
    marketing:
      'αφισ* βιντεο branding γραφιστ* διαφημισ* δημοσιες_σχεσεις εκτυπωσ* εντυπ* επικοινωνιακ* εικονογραφ* επιγραφ* ερευν* ετικετ* καμπανι* λογοτυπ* μαρκετινγκ marketing μεταφρασ* προωθησ* προσληψ* σχεδιασμ* στρατηγικ* συσκευασι* τυπογραφ* φωτογραφισ* κειμεν* κοινωνικα_δικτυα κατεργασ*',
    transport:
      'αποθηκ* αποστολ* αποσυρσ* αυτοκινητ* αυτοκινητων βαν γερανο* διανομ* διαγραφη* ελαστικ* ενοικιασ* εισαγωγ* εξαγωγ* κουριερ λεωφορει* λιπανσ* logistics μετακομισ* μετακινησ* μεταφορ* μηχαν* μοτοσυκλετ* ναυλωσ* οδικη_βοηθεια οχημα* παραδοσ* παραλαβ* πλυσιμ* πλοι* σκαφ* συνεργει* ταξι φανοποι* φορτηγ* service ανταλλακτικ*',
    goods:
      'αξεσουαρ* βιομηχαν* γραφικη_υλη γυαλια δερματ* δωρ* δωρα εξοπλισμ* εργαλει* ενδυμα* ειδη ειδος ηλεκτρικα καλλυντικ* κερια κεραμικα κοσμημα* λευκα_ειδη λουλουδι* μεταλλ* μηχανημα* οπτικ* παπουτσι* παιχνιδια προιον* ρολογι* ρουχ* σαπουν* scrap σιδηρ* στρωμα* τσαντ* υλικ* υφασμα* φωτιστικ* χαλι* χαλκ* χαρτ* ξυλει* μπαταρι* μολυβ* αλουμινιο',
    farming:
      'αγροτ* αγρο* αμπελ* αμπελουργ* βιολογικ* γεωργ* γεωπον* δασ* δεντρ* ελαι* ελαιων* ζωα ζωοτροφ* θερμοκηπ* καλλιεργ* κτηνοτροφ* λιπασμα* μελισσ* οινοποι* παραγωγ* προβατ* σπορ* φυτ* φυτωρι* αλιει* αναδασωσ*',
    social:
      'αιμοδοσ* ανακουφ* αναπηρ* αποκατασταση* αστεγ* βαπτισ* βοηθει* γηροκομ* γηρι* δρασ* δρασεις εθελοντ* ενημερωσ* ενταξ* εκκλησι* ευαισθητοπ* ημερα_* θρησκευτ* θεια_λειτουργια κηδει* κοινοτ* κοινωνικ* κοινωφελ* νεολαι* ολοκληρωσ* οικογενει* παιδι* περιβαλλον* προσφυγ* προστασι* συμπαραστασ* συνηγορ* συσσιτ* υπηρεσι* φιλανθρωπ* φιλοζω* ψυχοκοινωνικ* ηλικιωμεν*',
  },
  nonOffers: {
    claims:
      'αξιοπιστι* αξιοπιστ* ανταγωνιστικ* ασφαλεια_και αμεσ* αμεσοτητα δωρεαν εγγυησ* εμπειρι* εμπιστοσυν* εξειδικευμεν* εξυπηρετησ* επαγγελματισμ* επαγγελματικ* ευελιξι* εχεμυθει* καινοτομ* καλυτερ* νομιμ* οικονομικες_τιμες παραδοσιακη ποιοτητα ποιοτικ* προσιτ* προσωπικ* σεβασμ* συνεπεια συνεργασια σωστ* ταχυτητα τιμες τεχνογνωσια υπευθυν* υψηλ* διαφανεια ικανοποιησ* 24ωρη',
    steps:
      'βημα* βρειτε δηλωστε επικοινωνηστε* επιλεξτε* εγγραφ* ζητηστε* καλεστε* κλειστε κρατησ* μαθετε* παραγγ* πληρωστε πληρωμη προσφορα_* πως_* στειλτε* συμπληρωστε* πρωτη_* ραντεβου αξιολογησ*',
    labels:
      'αναζητησ* ανακοινωσ* αρθρα αρχικη* αρχειο blog βιογραφικ* βιντεο* γκαλερι* γινετε δειτε* δευτερα διαβαστε* διευθυνσ* email επικοινωνι* εγγραφ* ευκαιρι* εταιρεια εταιρια facebook ημερομηνι* ιστορι* καλαθι καταστημα* καταλογ* κατηγορι* κυριακη λεπτομερει* μελη μελος νεα ομαδα ορ* οροι* οραμα ολα οχι παρασκευη πεμπτη περισσοτερα πελατ* πολιτικη* πιστοποι* προφιλ σαββατο σελιδ* συνδεσ* συνδεσμ* συχνες* συνεργατ* σχετικα* ταυτοτητα τεταρτη τηλεφων* τοποθεσι* τριτη φιλοσοφι* φωτογραφιες χαρτης χορηγ* ωραρι* ποιοι_ειμαστε σχολια',
    roles:
      'αντιπροεδρ* γενικος_* γραμματε* διαχειριστ* διευθυντ* δικηγορ* δασκαλ* εκπαιδευτ* ιδρυτ* ιδιοκτητ* καθηγητ* μελος_* μηχανικ* οργανωτ* προεδρ* προπονητ* συντονιστ* συντακτ* ταμι* υπευθυν* φυσικοθεραπευτ* χειρουργος',
    prices:
      'ανα_* ατομο διανυκτερευσ* δοση δωρεαν εκπτωσ* ενηλικ* ευρω ημερα μηνα προκαταβολ* προσφορ* τιμη τιμοκαταλογ* φπα ωρα',
  },
};
