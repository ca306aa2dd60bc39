import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** How a story of the past opens: "It all began with…", "A few years ago…". */
const OPENINGS: LanguagePatterns = {
  en: '(?:it|everything) (?:all )?(?:began|started)|(?:a few|some|many) years ago|once upon a time|as a child(?:,| (?:i|we|he|she|in|at|on|growing)(?!\\p{L}))',
  de: '(?:alles|es) (?:begann|fing)|angefangen hat (?:alles|es)|vor (?:einigen|ein paar|vielen) jahren|es war einmal',
  fr: "tout (?:a commencé(?! à \\p{L}+er(?!\\p{L}))|est parti|commence (?:en|il y a|dans les années|à l['’]âge|un (?:jour|soir|matin)|quand|lorsque))|il y a (?:quelques|plusieurs) années|il était une fois|l['’]histoire (?:commence|débute)",
  es: 'todo (?:(?:comenzó|empezó)(?! a \\p{L}+r(?!\\p{L}))|nació|surgió)|hace (?:unos|algunos|muchos) años|érase una vez',
  it: "tutto (?:è (?:iniziato|cominciato|nato|partito)|(?:ebbe|ha) (?:avuto )?inizio|(?:inizia|nasce) (?:nel(?:l['’]anno)? \\d+|negli anni|quando|un giorno))|(?:alcuni|qualche|molti) ann[io] fa|c['’]era una volta",
  pt: 'tudo (?:começou(?! a \\p{L}+r(?!\\p{L}))|teve início|nasceu)|há (?:alguns|muitos) anos atrás|era uma vez',
  nl: '(?:het|alles) begon(?! te(?!\\p{L}))|het is (?:allemaal )?begonnen|(?:enkele|een paar|vele) jaren geleden|er was eens',
  sv: '(?:allt|det hela) (?:började|startade)|för (?:några|många) år sedan',
  da: '(?:det hele|alt) (?:startede|begyndte)|for (?:nogle|mange) år siden',
  nb: '(?:det hele|alt) (?:startet|begynte)|for (?:noen|mange) år siden',
  fi: 'kaikki alkoi|(?:muutama|monta) vuosi(?:a)? sitten',
  pl: '(?:wszystko|to wszystko) (?:się )?zaczęło|(?:kilka|wiele) lat temu',
  cs: '(?:vše|všechno|všecko) (?:to )?začalo|před (?:několika|mnoha) lety',
  sk: '(?:všetko|celé to) (?:sa )?(?:to )?začalo|pred (?:niekoľkými|mnohými) rokmi',
  hu: 'minden .{0,25}kezdődött|(?:néhány|sok) évvel ezelőtt',
  ro: 'totul a (?:început|pornit)|acum (?:câțiva|mulți) ani',
  ru: 'вс[её] (?:это )?начал(?:ось|ося)|(?:несколько|много) лет назад',
  uk: 'усе (?:це )?почалос[яь]|все (?:це )?почалос[яь]|(?:кілька|декілька|багато) років тому',
  bg: 'всичко (?:започ|тръгна)\\p{L}*|преди (?:няколко|много) години',
  el: 'όλα (?:ξεκίνησαν|άρχισαν)|πριν (?:από )?(?:μερικά|λίγα|πολλά) χρόνια',
  hr: 'sve je (?:započelo|počelo|krenulo)|prije (?:nekoliko|mnogo) godina',
  sr: 'sve je (?:započelo|počelo|krenulo)|pre (?:nekoliko|mnogo) godina|све је (?:започело|почело|кренуло)|пре (?:неколико|много) година',
  sl: 'vse (?:se )?je (?:se )?začelo|pred (?:nekaj|mnogimi) leti',
  lv: 'viss (?:sākās|aizsākās)|pirms (?:dažiem|daudziem) gadiem',
  lt: 'viskas prasidėjo|prieš (?:kelerius|keletą|daug) metų',
  et: 'kõik (?:sai alguse|algas)|(?:mõned|paar|mitu) aastat tagasi',
  ca: "tot (?:va (?:començar|néixer)|comença (?:l['’]any|el \\d+|als anys|quan|un dia))|fa (?:uns|alguns|molts) anys",
  tr: '(?:her şey|hikayemiz) .{0,40}başla(?:dı|r)|(?:birkaç|uzun) yıl(?:lar)? önce|yıllar önce',
  ja: '(?:すべて|全て)(?:は|の).{0,20}(?:始ま|はじま)|(?:数|何)年前',
  zh: '(?:一切|故事|這一切|这一切).{0,4}(?:始于|始於|开始|開始|源于|源於)|(?:多|几|幾|若干)年前',
  ko: '(?:모든 것(?:은|이)|이야기는) .{0,20}시작|(?:몇|수) ?년 전',
  ar: '(?:بدأ|بدأت) (?:كل شيء|القصة|الحكاية)|قبل (?:عدة|سنوات)',
  he: '(?:הכל|הכול) (?:התחיל|החל)|לפני (?:כמה|מספר|הרבה) שנים',
  vi: '(?:mọi (?:thứ|chuyện)|câu chuyện) .{0,20}bắt đầu|(?:nhiều|vài) năm (?:trước|về trước)',
  id: 'semua(?:nya)? (?:berawal|dimulai|bermula)|(?:beberapa|bertahun-tahun) (?:tahun )?(?:yang )?lalu',
  th: '(?:ทุกอย่าง|เรื่องราว).{0,10}(?:เริ่มต้น|เริ่ม)|(?:หลาย|ไม่กี่)ปีก่อน',
  hi: '(?:यह सब|सब कुछ) .{0,20}शुरू|कुछ (?:साल|वर्ष) पहले',
  fa: '(?:همه چیز|داستان) .{0,20}(?:شروع|آغاز)|(?:چند|سال‌?ها) سال پیش|سال‌?ها پیش',
};

const OPENING: LanguagePatterns = Object.fromEntries(
  Object.entries(OPENINGS).map(([language, words]) => [language, `^\\P{L}*(?:${words})`]),
);

/** Whether a sentence opens a story of the past, which says neither what the brand is nor what it promises. */
export const opensHistory = (text: string, language: string): boolean =>
  language !== '' && matchesPatterns(text, OPENING, language);
