import { type CompleteLanguagePatterns, matchesPatterns } from '../text/index.ts';
import { namesWeekday } from './house-rules.ts';

/** When a house is open, and the times of a day, a week or a year by which that is told. */
const OPENING_TIMES: CompleteLanguagePatterns = {
  en: '(?:re)?open(?! (?:source|standards?|data|minds?|hearts?|air|to)(?!\\p{L}))(?:s|ed|ing)?|closed|weekdays?|mornings?|noon|midday|afternoons?|evenings?|nights?|lunch(?:time)?s?|dinners?|breakfasts?|summers?|winters?|seasons?',
  de: '(?:ge|er)?öffne[tn]\\p{L}*|öffnungs\\p{L}+|geschlossen|werktag\\p{L}*|wochentag\\p{L}*|morgens|vormittag\\p{L}*|mittag\\p{L}*|nachmittag\\p{L}*|abend|abends|nachts|frühstück\\p{L}*|sommer|winter|saison',
  fr: 'ouvert(?:e|s|es|ure|ures)?|ouvr(?:e|ons|ent)|fermée?s?|matins?|midis?|après-midi|soir(?:s|ée|ées)?|la nuit|déjeuners?|dîners?|été|hiver|en semaine|saison',
  es: 'abiert[oa]s?|abrimos|abre|cerrad[oa]s?|mediodía|mañanas?|tardes?|noches?|almuerzos?|cenas?|desayunos?|verano|invierno|temporada|entre semana|laborables',
  it: "apert[oaie]|apriamo|apre|chius[oaie]|mattin[aoe]|mezzogiorno|pomeriggi[o]?|sera|sere|pranz[oi]|cen[ae]|colazion[ei]|estate|inverno|d'estate|d'inverno|stagione|feriali",
  pt: 'abert[oa]s?|abrimos|abre|fechad[oa]s?|manhãs?|meio-dia|tardes?|noites?|almoços?|jantar(?:es)?|cafés? da manhã|verão|inverno|temporada|dias úteis',
  nl: 'open|geopend|gesloten|doordeweeks|werkdagen|overdag|ochtends?|middags?|avonds?|lunch|diner|ontbijt|zomers?|winters?|seizoen',
  sv: 'öppet|öppna[rt]?|stängt|vardag\\p{L}*|morgon\\p{L}*|lunch\\p{L}*|middag\\p{L}*|kväll\\p{L}*|frukost\\p{L}*|sommar\\p{L}*|vinter\\p{L}*|säsong\\p{L}*',
  da: 'åben|åbent|åbner?|lukket|hverdag\\p{L}*|morgen\\p{L}*|frokost\\p{L}*|middag\\p{L}*|aften\\p{L}*|sommer\\p{L}*|vinter\\p{L}*|sæson\\p{L}*',
  nb: 'åpen|åpent|åpner?|stengt|hverdag\\p{L}*|morgen\\p{L}*|lunsj\\p{L}*|middag\\p{L}*|kveld\\p{L}*|frokost\\p{L}*|sommer\\p{L}*|vinter\\p{L}*|sesong\\p{L}*',
  fi: 'auki|avoinna|suljettu|arki\\p{L}*|aamu\\p{L}*|lounaalla|lounas\\p{L}*|illalla|iltaisin|ilta|kesä\\p{L}*|talve\\p{L}*|talvi\\p{L}*',
  pl: 'otwar\\p{L}+|otwieram\\p{L}+|zamknię\\p{L}+|czynn\\p{L}+|dni powszednie|rano|porank\\p{L}+|południ\\p{L}+|wieczor\\p{L}+|obiad\\p{L}*|kolacj\\p{L}+|śniadani\\p{L}+|lecie|latem|zimą|zimie|sezon\\p{L}*',
  cs: 'otevřen\\p{L}*|otevír\\p{L}+|zavřen\\p{L}*|všední\\p{L}*|ráno|poledne|odpoledne|večer\\p{L}*|oběd\\p{L}*|snídan\\p{L}+|létě|zimě|sezón\\p{L}*',
  sk: 'otvoren\\p{L}*|otvára\\p{L}+|zatvoren\\p{L}*|pracovn\\p{L}+ dn\\p{L}+|ráno|popoludn\\p{L}+|večer\\p{L}*|obed\\p{L}*|raňajk\\p{L}+|lete|zime|sezón\\p{L}*',
  hu: 'nyitva\\p{L}*|nyit(?:unk)?|zárva|hétköznap\\p{L}*|reggel\\p{L}*|délben|délután\\p{L}*|este|esténként|ebéd\\p{L}*|vacsor\\p{L}+|nyáron|télen|szezon\\p{L}*',
  ro: 'deschi(?:s|și|se|să|dem|de)|închi(?:s|și|să|se)|zilele lucrătoare|dimineaț\\p{L}+|prânz\\p{L}*|după-amiaz\\p{L}+|sear[aă]|serile|cin[aă]|mic dejun\\p{L}*|vara|iarna|sezon\\p{L}*',
  bg: 'отворен\\p{L}*|затворен\\p{L}*|делни\\p{L}+|сутрин\\p{L}*|обяд\\p{L}*|следобед\\p{L}*|вечер\\p{L}*|закуска|лято\\p{L}*|зима\\p{L}*|сезон\\p{L}*',
  hr: 'otvoren\\p{L}*|zatvoren\\p{L}*|radnim danom|ujutro|podne|navečer|večer\\p{L}*|ručak\\p{L}*|ručk\\p{L}+|doručk\\p{L}+|ljeti|zimi|sezon\\p{L}*',
  sr: 'otvoren\\p{L}*|zatvoren\\p{L}*|radnim danima|ujutru|podne|uveče|večer\\p{L}*|ruč(?:ak|k)\\p{L}*|doruč\\p{L}+|leti|zimi|sezon\\p{L}*|отворен\\p{L}*|затворен\\p{L}*|радним данима|ујутру|подне|увече|вечер\\p{L}*|руч(?:ак|к)\\p{L}*|доруч\\p{L}+|лети|зими|сезон\\p{L}*',
  sl: 'odprt\\p{L}*|odpremo|zaprt\\p{L}*|delavnik\\p{L}*|zjutraj|opoldne|popoldne|zvečer|večer\\p{L}*|kosil\\p{L}+|zajtrk\\p{L}*|poleti|pozimi|sezon\\p{L}*',
  el: 'ανοιχτ\\p{L}+|ανοίγουμε|κλειστ\\p{L}+|καθημερινές|πρωί|μεσημέρι|απόγευμα|βράδυ|πρωινό|καλοκαίρι|χειμώνα',
  ru: 'открыт\\p{L}*|закрыт\\p{L}*|будн\\p{L}+|утр(?:о|ом|а)|дн[её]м|обед\\p{L}*|вечер\\p{L}*|ноч(?:ь|ью|и)|ужин\\p{L}*|завтрак\\p{L}*|летом|зимой|сезон\\p{L}*',
  uk: 'відчинен\\p{L}*|відкрит\\p{L}*|зачинен\\p{L}*|будн\\p{L}+|вранці|зранку|вдень|обід\\p{L}*|ввечері|увечері|вечер\\p{L}*|вночі|сніданк\\p{L}*|влітку|взимку|сезон\\p{L}*',
  ca: 'obert(?:a|s|es)?|obrim|tanca(?:t|da|ts|des)|matins?|migdia|tardes?|vespres?|nits?|dinars?|sopars?|esmorzars?|estiu|hivern|temporada',
  et: 'avatud|suletud|argipäev\\p{L}*|hommiku\\p{L}*|lõuna\\p{L}*|õhtu\\p{L}*|suvel|talvel|hooaja\\p{L}*',
  lv: 'atvērt\\p{L}*|slēgt\\p{L}*|darbdien\\p{L}*|rīt(?:os|ā)|pusdien\\p{L}*|vakar\\p{L}+|brokast\\p{L}+|vasar(?:ā|as)|ziem(?:ā|as)|sezon\\p{L}+',
  lt: 'atidaryt\\p{L}*|uždaryt\\p{L}*|darbo dien\\p{L}+|ryt(?:ais|e|ą)|piet(?:us|ų|ums)|vakar(?:e|ais|ą)|pusryči\\p{L}+|vasar(?:ą|os)|žiem(?:ą|os)|sezon\\p{L}+',
  tr: 'açığız|açık(?:tır)?|kapalı\\p{L}*|hafta içi\\p{L}*|sabah\\p{L}*|öğle\\p{L}*|akşam\\p{L}*|gece\\p{L}*|kahvaltı\\p{L}*|yazın|kışın|sezon\\p{L}*',
  ja: '営業(?:し|中|日|時間)|開店|閉店|開館|平日|(?<!\\p{Script=Han})[朝昼夜夏冬](?!\\p{Script=Han})|夕方|ランチ|ディナー|朝食|夕食|季節',
  zh: '开门|開門|营业|營業|关门|關門|平日|工作日|早上|上午|中午|下午|晚上|夜间|夜間|午餐|晚餐|早餐|夏天|冬天|夏季|冬季',
  ko: '영업(?:시간|합니다|일)|문을 (?:엽|열|닫)|평일|아침|점심|저녁|낮에|밤에|여름|겨울|계절',
  ar: '(?:مفتوح|مغلق|نفتح|فتح)\\S*|صباحا|ظهرا|مساء|ليلا|الغداء|العشاء|الفطور|صيفا|شتاء|أيام الأسبوع',
  he: '(?:ה|ב|ל)?(?:פתוח|סגור)\\S*|(?:ה|ב|ל)?(?:בוקר|צהריים|צהרים|ערב|לילה|קיץ|חורף)|ארוחות? (?:ה?צהריים|ה?ערב|ה?בוקר)',
  fa: 'باز هستیم|باز است|تعطیل|صبح|ظهر|عصر|شب|ناهار|شام|صبحانه|تابستان|زمستان',
  vi: 'mở cửa|đóng cửa|ngày thường|buổi (?:sáng|trưa|chiều|tối)|ban đêm|bữa (?:sáng|trưa|tối)|mùa (?:hè|đông)',
  id: 'buka|tutup|hari kerja|pagi|siang|sore|malam|sarapan|musim',
  th: 'เปิด(?:บริการ|ร้าน|แค่|ให้)|ปิดร้าน|กลางวัน|กลางคืน|ตอนเช้า|ตอนเย็น|ตอนเที่ยง|มื้อ(?:เช้า|กลางวัน|เที่ยง|เย็น)|ฤดู',
  hi: 'खुल[ाेी]|बंद|सुबह|दोपहर|शाम|रात|नाश्ता|लंच|डिनर|गर्मियों|सर्दियों',
};

/** Whether a text names days, times or meals at which a house is open. */
export const namesOpeningTimes = (text: string, language: string): boolean =>
  namesWeekday(text, language) || matchesPatterns(text, OPENING_TIMES, language);
