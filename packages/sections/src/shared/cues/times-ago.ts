import { type LanguagePatterns, matchesPatterns, wholeText, wordCount } from '../text/index.ts';

/** How many, in words or figures, in front of a unit. */
const N = '(?:\\p{L}+ |\\d+ ?(?:de )?)?';
const ROMANCE_UNITS =
  '(?:segund[oa]s?|segons?|minut[oa]?s?|hor[ae]s?|d[ií][ae]s?|seman[ae]s?|setman[ae]s?|m[eê]s(?:es|os)?|a[ñn][oy]?s)';
const SOUTH_SLAVIC_UNITS =
  '(?:sekund\\p{L}+|minut\\p{L}*|sat\\p{L}*|d(?:an|n)\\p{L}*|tjed\\p{L}+|tedn\\p{L}+|sedmic\\p{L}+|nedelj\\p{L}+|mj?esec\\p{L}*|godin\\p{L}+)';
const CYRILLIC_UNITS =
  '(?:секунд\\p{L}+|минут\\p{L}*|час\\p{L}*|сат\\p{L}*|де?н\\p{L}*|дан\\p{L}*|седмиц\\p{L}+|недел\\p{L}+|недељ\\p{L}+|месец\\p{L}*|годин\\p{L}+)';

/** How long ago something was said: "2 months ago", "a year ago". */
const TIMES_AGO: LanguagePatterns = {
  en: `(?:\\p{L}+ ){0,2}(?:second|minute|hour|day|week|month|year)s? ago|yesterday|today|just now|last (?:week|month|year)`,
  de: `vor ${N}(?:sekunde|minute|stunde|tag|woche|monat|jahr)(?:e?n|e)?|gestern|heute|gerade eben|letzte[ns]? (?:woche|monat|jahr)`,
  fr: `il y a ${N}(?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?)|hier|aujourd['’]hui|le mois dernier`,
  es: `hace ${N}${ROMANCE_UNITS}|ayer|hoy|el mes pasado`,
  gl: `(?:hai|fai) ${N}${ROMANCE_UNITS}|onte|hoxe`,
  it: `${N}(?:second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]) fa|ieri|oggi|il mese scorso`,
  pt: `há ${N}${ROMANCE_UNITS}(?: atrás)?|${N}${ROMANCE_UNITS} atrás|ontem|hoje|mês passado`,
  ca: `fa ${N}${ROMANCE_UNITS}|ahir|avui`,
  nl: `${N}(?:seconden?|minuut|minuten|uur|uren|dag(?:en)?|week|weken|maand(?:en)?|jaar|jaren) geleden|gisteren|vandaag`,
  af: `${N}(?:sekondes?|minuut|minute|uur|dag|dae|week|weke|maande?|jaar) gelede|gister|vandag`,
  sv: `för ${N}(?:sekund|minut|timm|dag|veck|månad|år)\\p{L}* se(?:da)?n|i går|igår|i dag|idag`,
  da: `for ${N}(?:sekund|minut|time|dag|uge|måned|år)\\p{L}* siden|i går|i dag`,
  nb: `for ${N}(?:sekund|minutt|time|dag|uke|måned|år)\\p{L}* siden|i går|i dag`,
  nn: `for ${N}(?:sekund|minutt|time|dag|veke|månad|år)\\p{L}* sidan|i går|i dag`,
  is: `fyrir ${N}(?:sekúnd|mínút|klukkustund|d[aö]g|vik|mánuð|ár)\\p{L}*(?: síðan)?|í gær|í dag`,
  fi: `${N}(?:sekunti|minuutti|tunti|päivä|viikko|kuukausi|vuosi|sekuntia|minuuttia|tuntia|päivää|viikkoa|kuukautta|vuotta) sitten|eilen|tänään`,
  et: `${N}(?:sekundi|minuti|tunni|päeva|nädala|kuu|aasta|sekundit|minutit|tundi|nädalat|kuud|aastat) tagasi|eile|täna`,
  pl: `${N}(?:sekund|minut|godzin|dzień|dni|tydzień|tygodni|miesi[ąę]c|rok|lat)\\p{L}* temu|wczoraj|dzisiaj|dziś`,
  cs: `před ${N}(?:sekund|minut|hodin|dne|dny|týdn|měsíc|rok)\\p{L}*|před ${N}lety|včera|dnes`,
  sk: `pred ${N}(?:sekund|minút|hodin|dňo|dňa|týždň|mesiac|rok)\\p{L}*|včera|dnes`,
  sl: `pred ${N}(?:${SOUTH_SLAVIC_UNITS}|ur(?:o|ama|ami)|let(?:i|oma))|pred enim letom|včeraj|danes`,
  hr: `prije ${N}${SOUTH_SLAVIC_UNITS}|jučer|danas`,
  bs: `prije ${N}${SOUTH_SLAVIC_UNITS}|jučer|danas`,
  sr: `pre ${N}${SOUTH_SLAVIC_UNITS}|juče|danas|пре ${N}${CYRILLIC_UNITS}|јуче|данас`,
  mk: `пред ${N}${CYRILLIC_UNITS}|вчера|денес`,
  bg: `преди ${N}${CYRILLIC_UNITS}|вчера|днес`,
  ru: `${N}(?:секунд\\p{L}*|минут\\p{L}*|час\\p{L}*|день|дня|дней|недел\\p{L}+|месяц\\p{L}*|года?|лет) назад|вчера|сегодня`,
  uk: `${N}(?:секунд\\p{L}*|хвилин\\p{L}*|годин\\p{L}*|день|дні|днів|тиж\\p{L}+|місяц\\p{L}+|рік|роки|років) тому|вчора|сьогодні`,
  be: `${N}(?:секунд\\p{L}*|хвілін\\p{L}*|гадзін\\p{L}*|дзень|дні|дзён|тыд\\p{L}+|месяц\\p{L}*|год|гады|гадоў) таму|учора|сёння`,
  hu: `(?:\\d+|egy|néhány|pár) (?:másodperce|perce|órája|napja|hete|hónapja|éve)|${N}(?:perccel|órával|nappal|héttel|hónappal|évvel) ezelőtt|tegnap|ma`,
  ro: `acum ${N}(?:secund|minut|or[ăe]|zi|săptămân|lun[ăi]|an)\\p{L}*|ieri|azi|astăzi`,
  lv: `pirms ${N}(?:sekund|minūt|stund|dien|nedēļ|mēneš|mēnes|gad)\\p{L}*|vakar|šodien`,
  lt: `prieš ${N}(?:sekund|minut|valand|dien|savait|mėnes|met)\\p{L}*|vakar|šiandien`,
  el: `πριν (?:από )?${N}(?:δευτερόλεπτ|λεπτ|ώρ|ωρ|η?μέρ|εβδομάδ|μήν|μην|έτ|χρόν)\\p{L}+|χθες|σήμερα`,
  sq: `${N}(?:sekond|minut|or|dit|jav|muaj|vit|vjet)\\p{L}* më parë|para ${N}(?:minut|or|dit|jav|muaj|vit|vjet)\\p{L}*|dje|sot`,
  eu: `duela ${N}(?:minutu|ordu|egun|aste|hilabete|hile|urte)\\p{L}*(?: bat)?|atzo|gaur`,
  tr: `${N}(?:saniye|dakika|saat|gün|hafta|ay|yıl) önce|dün|bugün|geçen (?:hafta|ay|yıl)`,
  az: `${N}(?:saniyə|dəqiqə|saat|gün|həftə|ay|il) (?:əvvəl|öncə)|dünən|bu gün`,
  kk: `${N}(?:минут|сағат|күн|апта|ай|жыл) бұрын|кеше|бүгін`,
  hy: `${N}(?:վայրկյան|րոպե|ժամ|օր|շաբաթ|ամիս|տարի) առաջ|երեկ|այսօր`,
  ka: `${N}(?:წამის|წუთის|საათის|დღის|კვირის|თვის|წლის) წინ|გუშინ|დღეს`,
  ga: `${N}(?:nóiméad|uair|lá|seachtain|mhí|mí|bhliain|bliain)\\p{L}* ó shin|inné|inniu`,
  mt: `${N}(?:minut|siegħ|jum|jiem|ġimgħ|xahar|xhur|sena|snin)\\p{L}* ilu|ilbieraħ|illum`,
  ja: `(?:数|一)?(?:秒|分|時間|日|週間|か月|ヶ月|ヵ月|カ月|ケ月|年)前|昨日|今日|先週|先月|昨年`,
  zh: `[几幾数數一两兩三半]?(?:秒|分钟|分鐘|个?小时|個?小時|天|日|周|週|个?星期|個?星期|个月|個月|年)(?:之|以)?前|昨天|今天|上周|上週|上个月|上個月`,
  ko: `(?:몇 ?)?(?:초|분|시간|일|주|주일|개월|달|년|한 달|일주일|일년) ?전|어제|오늘|지난 ?(?:주|달|해)`,
  ar: `(?:منذ|قبل) ${N}(?:ثانية|ثوان|دقيقة|دقائق|ساعة|ساعات|يوم|يومين|أيام|أسبوع|أسبوعين|أسابيع|شهر|شهرين|أشهر|شهور|سنة|سنتين|سنوات|عام|عامين|أعوام)(?: واحدة?)?|أمس|اليوم`,
  he: `לפני ${N}(?:שניה|שנייה|שניות|דקה|דקות|שעה|שעתיים|שעות|יום|יומיים|ימים|שבוע|שבועיים|שבועות|חודש|חודשיים|חודשים|שנה|שנתיים|שנים)(?: אח[דת])?|אתמול|היום`,
  fa: `${N}(?:ثانیه|دقیقه|ساعت|روز|هفته|ماه|سال) (?:پیش|قبل)|دیروز|امروز`,
  ur: `${N}(?:منٹ|گھنٹے|گھنٹہ|دن|ہفتے|ہفتہ|ماہ|مہینے|مہینہ|سال) (?:پہلے|قبل)|کل|آج`,
  hi: `${N}(?:सेकंड|मिनट|घंटे|घंटा|घण्टे|दिन|सप्ताह|हफ़्ते|हफ्ते|महीने|महीना|माह|साल|वर्ष) पहले|कल|आज`,
  bn: `${N}(?:মিনিট|ঘণ্টা|ঘন্টা|দিন|সপ্তাহ|মাস|বছর) আগে|গতকাল|আজ`,
  ta: `${N}(?:நிமிட|மணிநேர|நாட்கள|வார|மாத|ஆண்ட|வருட)\\p{L}*[\\p{L}\\p{M}]* முன்(?:பு)?|நேற்று|இன்று`,
  th: `(?:วินาที|นาที|ชั่วโมง|วัน|สัปดาห์|เดือน|ปี)(?:ที่แล้ว|ที่ผ่านมา|ก่อน)|เมื่อวาน(?:นี้)?|วันนี้`,
  vi: `${N}(?:giây|phút|giờ|ngày|tuần|tháng|năm) trước|hôm qua|hôm nay`,
  id: `${N}(?:detik|menit|jam|hari|minggu|bulan|tahun|sehari|seminggu|sebulan|setahun) (?:yang )?lalu|kemarin|hari ini`,
  ms: `${N}(?:saat|minit|jam|hari|minggu|bulan|tahun) (?:yang )?(?:lalu|lepas)|semalam|hari ini`,
  tl: `${N}(?:minuto|oras|araw|linggo|buwan|taon)(?: na)?(?: ang)? (?:nakalipas|nakaraan)|kahapon|ngayon`,
};

const TIME_AGO = wholeText(TIMES_AGO);
/** Languages of one word for each figure need no more. */
const MAX_WORDS = 6;

/** Whether a text only says how long ago something was said, as beside a review: "2 months ago". Widgets say it in English too. */
export const isTimeAgo = (text: string, language: string): boolean =>
  wordCount(text) <= MAX_WORDS && [...new Set([language, 'en'])].some((code) => matchesPatterns(text, TIME_AGO, code));
