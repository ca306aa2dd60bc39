import { type LanguagePatterns, matchesPatterns, normalizeWhitespace, wordCount } from '../text/index.ts';

/** Words of headings above work that is done: customers' stories, references, pictures. */
const CASES: LanguagePatterns = {
  en: 'case stud(?:y|ies)|success stories|portfolio|references|recent(?:ly)?|past|previous|gallery',
  de: 'referenzen|fallstudien|erfolgsgeschichten|galerie|rückblick|bisherige',
  fr: 'réalisations|références|études de cas|galerie|portfolio',
  es: 'casos(?: de éxito)?|referencias|galería|portafolio',
  it: 'casi (?:studio|di successo)|referenze|realizzazioni|galleria|portfolio',
  pt: 'casos(?: de sucesso)?|referências|galeria|portfólio|portfolio',
  nl: 'referenties|portfolio|praktijkvoorbeelden|galerij',
  sv: 'referenser|kundcase|galleri',
  da: 'referencer|cases|galleri',
  nb: 'referanser|galleri',
  fi: 'referenssit|galleria',
  pl: 'realizacje|referencje|galeria|portfolio',
  cs: 'reference|realizace|galerie',
  sk: 'referencie|realizácie|galéria',
  hu: 'referenci\\p{L}*|galéria',
  ro: 'portofoliu|galerie',
  ru: 'кейсы|портфолио|галерея',
  uk: 'кейси|портфоліо|галерея',
  bg: 'портфолио|галерия',
  tr: 'referanslar(?:ımız)?|galeri',
  ja: '実績|事例|作品|ギャラリー',
  zh: '案例|作品|图库|圖庫',
  ko: '사례|실적|포트폴리오|갤러리',
  ar: 'معرض',
  he: '(?:תיק )?עבודות|פרויקטים|סיפורי הצלחה|גלריה|המלצות',
  lv: 'portfolio|paveiktie darbi|atsauksmes|galerija|pieredzes stāsti',
  lt: 'atlikti darbai|portfolio|galerija|sėkmės istorijos|referencijos',
  et: 'tehtud tööd|portfoolio|galerii|edulood|referentsid',
  el: 'έργα μας|χαρτοφυλάκιο|γκαλερί|ιστορίες επιτυχίας|πελάτες μας',
  hr: 'reference|portfelj|portfolio|galerija|izvedeni radovi|priče o uspjehu',
  sl: 'reference|portfelj|galerija|izvedeni projekti|zgodbe o uspehu',
  ca: "casos d['’]èxit|referències|galeria|portafolis|projectes realitzats",
  vi: 'dự án (?:tiêu biểu|đã thực hiện)|thư viện ảnh|câu chuyện thành công|hồ sơ năng lực',
  id: 'portofolio|galeri|studi kasus|kisah sukses|proyek kami',
  fa: 'نمونه.?کارها?|گالری|پروژه.?های (?:ما|انجام شده)|داستان.?های موفقیت',
  th: 'ผลงาน(?:ของเรา|ที่ผ่านมา)?|แกลเลอรี|แกลลอรี่|กรณีศึกษา',
  hi: 'गैलरी|पोर्टफोलियो|सफलता की कहानियां|हमारे (?:काम|प्रोजेक्ट)',
  sr: 'reference|portfolio|galerija|izvedeni radovi|priče o uspehu|референце|портфолио|галерија|изведени радови|приче о успеху',
};

const MAX_WORDS = 6;

/** A heading above examples of work: "Recent work". */
export const isCasesHeading = (heading: string, language: string): boolean =>
  wordCount(heading) <= MAX_WORDS && matchesPatterns(normalizeWhitespace(heading), CASES, language);
