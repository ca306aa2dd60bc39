import { CONJUNCTIONS } from '../../shared/text/index.ts';
import type { GroupGrammar } from './grammar.ts';

export const OTHER: Readonly<Record<'fi' | 'tr' | 'ar' | 'he', GroupGrammar>> = {
  fi: {
    groups:
      '\\p{L}*(?:kehittäj|yrittäj|yrityks|toimisto|koulu|oppila|opiskelij|opettaj|vanhem|laps|lasten|nuor|aikuis|eläkeläis|nais|miehi|perhe|kaupoille|kaupat|kunti|kunna|kansalais|asukka|kävijöi|vapaaehtois|tutkij|taiteilij|muusik|aloittelij|harrastaj|ystäv|ammattilais|potila|yhdisty|viranomais|urheilij|pyöräilij|lukij|suunnittelij|kuvaaj|lääkär|omais|työnantaj|työntekij|yksityishenkilö|vuokral|omistaj|viljelij|hotell|ravintol|kirjasto|museo|seurakun|viera|matkailij|osallistuj|arkkitehd|ostaj|myyj)\\p{L}*(?:lle|ille|n|en|ien|jen|t|ia|iä|ja|jä|ta|tä)',
    vague: '(?:ihmisi|kaiki|asiakka|jäsen|käyttäj|organisaatio|tiime)\\p{L}*',
    qualifiers: 'jotka|joilla|joille|joka',
    stop: 'on|ovat|oli|ja|tai|mutta|että|kun|jos|kuin|ei|myös|se|ne|me|te|hän|he|minä|sinä|joka|jotka|tämä|nämä',
    fillers: 'kaikille|kaikkien|sekä|erityisesti|meidän|jokaiselle|yli|\\d[\\d.]*',
    adjective: 'lle|ita|itä|ten|den|ien|jen|et|at|ät|ot|öt|it|ia|iä|ja|jä|eri|pk',
    maxModifiers: 1,
    and: CONJUNCTIONS.fi,
    before: {
      designed: '(?:suunniteltu|tarkoitettu|tehty|luotu|kehitetty|sopii|avoin|suunnattu|ohjelmisto|palvelu|ratkaisu)',
      helps:
        '(?:autta\\p{L}+|autamme|tuke\\p{L}+|yhdistä\\p{L}+|edusta\\p{L}+|koulutta\\p{L}+|tarjoa\\p{L}+|palvele\\p{L}+)',
      condition: '(?:oletko|jos olet|olitpa)',
      community: '(?:yhteisö|verkosto|yhdistys|liitto)',
    },
    after: { can: '(?:voivat|saavat|löytävät)', welcome: 'ovat tervetulleita' },
  },
  tr: {
    groups:
      '(?:geliştirici|yazılımcı|tasarımcı|girişimci|işletme|şirket|ajans|okul|öğrenci|öğretmen|eğitimci|ebeveyn|anne|baba|çocuk|genç|yetişkin|yaşlı|kadın|erkek|aile|mağaza|belediye|vatandaş|sakin|ziyaretçi|gönüllü|araştırmacı|sanatçı|müzisyen|başlayan|meraklı|sever|profesyonel|uzman|hasta|hekim|doktor|dernek|kurum|sporcu|bisikletçi|okur|fotoğrafçı|işveren|çalışan|mülk sahib|yatırımcı|üretici|tedarikçi|çiftçi|otel|restoran|kütüphane|müze|turist|gezgin|katılımcı|mimar|mühendis|avukat|esnaf|satıcı|oyuncu)(?:ler|lar)\\p{L}*',
    vague: '(?:insan|kişi|müşteri|üye|kullanıcı|ekip|takım|kuruluş)(?:ler|lar)\\p{L}*|herkes',
    qualifiers: '$^',
    stop: 've|veya|ya|da|de|ile|için|gibi|daha|en|çok|bir|bu|şu|o|biz|siz|ben|sen|onlar|ne|nasıl|değil|ama|olarak|olan',
    fillers: 'tüm|bütün|her|birçok|hem|bizim|\\d[\\d.]*',
    maxModifiers: 0,
    and: `${CONJUNCTIONS.tr}|ile`,
    before: {},
    after: {
      designed: '(?:için|yönelik)(?: (?:tasarlan|geliştiril|üretil|hazırlan|özel)\\p{L}*)?',
      helps: '(?:yardımcı|destek|yardım|bir araya)',
      used: 'tarafından (?:kullanıl|tercih)\\p{L}+',
    },
  },
  ar: {
    groups:
      'و?(?:لل|ال|ل)?(?:مطورين|مبرمجين|مصممين|شركات|مدارس|طلاب|طلبة|معلمين|مدرسين|آباء|أمهات|أطفال|شباب|بالغين|كبار السن|نساء|رجال|عائلات|أسر|متاجر|مطاعم|عيادات|مستشفيات|أطباء|مواطنين|سكان|زوار|متطوعين|باحثين|فنانين|موسيقيين|مبتدئين|محترفين|مرضى|جمعيات|رواد الأعمال|موظفين|عمال|مزارعين|مستثمرين|رياضيين|لاجئين|مسافرين)',
    vague: 'و?(?:لل|ال|ل)?(?:أشخاص|ناس|جميع|كل من|عملاء|أعضاء|مستخدمين|مؤسسات|منظمات|فرق)',
    qualifiers: 'الذين|الباحثين عن|الراغبين|ذوي|من|في|الذي',
    stop: 'هو|هي|هم|نحن|أنت|من|إلى|على|في|عن|مع|أو|ثم|لكن|أن|إن|كان|كانت|هذا|هذه|ذلك|لا|ما|لم|لن|قد',
    fillers: 'جميع|كل|كافة|أكثر من|\\d[\\d.]*',
    maxModifiers: 1,
    and: CONJUNCTIONS.ar,
    attachedAnd: 'وال|ولل',
    prefixes: [
      ['و', ''],
      ['لل', 'ال'],
    ],
    before: {
      designed: '(?:مصمم|مخصص|موجه|مناسب|مثالي|مفتوح)[\\p{L}\\p{M}]*(?: (?:لـ|إلى))?',
      helps: '(?:نساعد|يساعد|تساعد|ندعم|يدعم|تدعم|نخدم|يخدم|تخدم|نقدم|يقدم|تقدم|نجمع)',
      for: 'لـ|إلى|خدمات',
    },
  },
  he: {
    groups:
      '(?:ו|ל|ה|ש|ב|מ)*(?:מפתחים|מתכנתים|מעצבים|חברות|עסקים|בתי ספר|תלמידים|סטודנטים|מורים|הורים|ילדים|נוער|צעירים|מבוגרים|קשישים|נשים|גברים|משפחות|מסעדות|רופאים|מטופלים|אזרחים|אזרחיות|תושבים|מבקרים|מתנדבים|חוקרים|אמנים|מוזיקאים|מתחילים|חובבים|עמותות|יזמים|עובדים|מעסיקים|פעילים|פעילי מחאה)',
    vague: '(?:ו|ל|ה|ש|ב|מ)*(?:אנשים|כולם|לקוחות|חברים|משתמשים|ארגונים|צוותים|מי)',
    qualifiers: 'עם|ללא|ש(?!ל(?:י|ך|ו|ה|נו|כם|כן|הם|הן)?$)\\p{L}+|מכל|מן|בעלי',
    stop: 'הוא|היא|הם|אנחנו|אתה|את|של|על|עם|או|אבל|כי|אם|לא|זה|זו|כל|גם|יותר',
    fillers: 'כל|רבים|הרבה|\\d[\\d.]*',
    maxModifiers: 0,
    and: CONJUNCTIONS.he,
    attachedAnd: 'ו[להמבש]?\\p{L}{3}',
    prefixes: [
      ['ו?ל(?!קוחות)(?=\\p{L}{4})', ''],
      ['ו(?!טרינר|עד)(?=\\p{L}{4})', ''],
    ],
    before: {
      designed: '(?:מיועד|מתאים|מיועדת|מתאימה|פתוח|פתוחה|נועד|נועדה)',
      helps: '(?:עוזר|עוזרת|עוזרים|תומך|תומכת|תומכים|מסייע|מסייעת|מסייעים|מאחד|מאחדת|מייצג|מייצגת)',
      for: 'עבור|למען',
      community: '(?:קהילה|קבוצה|רשת|ארגון|עמותה|קבוצת)(?: של)?',
    },
  },
};
