import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/**
 * What we want, in verbs that say "we" by themselves: "chceme", "vogliamo", "работим". Languages that need the pronoun have
 * none.
 */
const VERBS_OF_US: LanguagePatterns = {
  es: '(?:quer|hac|cre|ten|pretend|deb)emos|(?:busc|trabaj|aspir|apost|ayud|apoy|dedic|luch|anhel|dese|intent|procur)amos|(?:promov|ofrec)emos|existimos',
  it: '(?:vogl|cerch|lavor|cred|impegn|promuov|desider|offr|aiut|punt|m|aspir|sosten)iamo',
  pt: '(?:quer|cr|faz|oferec|promov|pretend)emos|(?:busc|trabalh|acredit|dedic|ajud|apoi|lut|desej|procur)amos|existimos|dedicamo-nos',
  ca: 'volem|treballem|creiem|busquem|ajudem|lluitem|promovem|ens proposem|oferim',
  ro: '(?:ne )?(?:dorim|propunem|străduim)|vrem|credem|luptăm|sprijinim|promovăm|ajutăm|lucrăm',
  pl: 'chcemy|dążymy|pragniemy|staramy się|wspieramy|wierzymy|pomagamy|działamy|walczymy|pracujemy|promujemy',
  cs: 'chceme|usilujeme|snažíme se|věříme|podporujeme|pomáháme|pracujeme|bojujeme|toužíme',
  sk: 'chceme|usilujeme|snažíme sa|veríme|podporujeme|pomáhame|pracujeme|bojujeme|túžime',
  hu: 'szeretnénk|törekszünk|hiszünk|dolgozunk|segítünk|támogatunk|támogatjuk|segítjük|akarunk|akarjuk',
  hr: 'želimo|nastojimo|vjerujemo|težimo|radimo|pomažemo|podržavamo|borimo se|zalažemo se',
  sr: 'želimo|nastojimo|verujemo|težimo|radimo|pomažemo|podržavamo|borimo se|zalažemo se|желимо|настојимо|верујемо|тежимо|радимо|помажемо|подржавамо|боримо се|залажемо се',
  bs: 'želimo|nastojimo|vjerujemo|težimo|radimo|pomažemo|podržavamo|borimo se|zalažemo se',
  sl: 'želimo|prizadevamo si|verjamemo|delamo|pomagamo|podpiramo|stremimo|borimo se',
  bg: 'искаме|вярваме|работим|стремим се|помагаме|подкрепяме|борим се',
  mk: 'сакаме|веруваме|работиме|се стремиме|помагаме|поддржуваме|настојуваме|се бориме',
  sq: 'duam|synojmë|besojmë|punojmë|përpiqemi|ndihmojmë|mbështesim|dëshirojmë',
  el: 'θέλουμε|επιδιώκουμε|πιστεύουμε|δεσμευόμαστε|εργαζόμαστε|στηρίζουμε|βοηθάμε|προσπαθούμε|αγωνιζόμαστε',
  fi: 'haluamme|pyrimme|edistämme|uskomme|tuemme|autamme|työskentelemme|vaalimme',
  lt: 'siekiame|norime|tikime|dirbame|padedame|remiame|stengiamės|skatiname',
  lv: 'vēlamies|tiecamies|ticam|strādājam|palīdzam|atbalstām|cenšamies',
  et: 'soovime|tahame|usume|töötame|aitame|toetame|püüame',
  tr: 'istiyoruz|çalışıyoruz|inanıyoruz|hedefliyoruz|amaçlıyoruz|destekliyoruz|yardım ediyoruz|mücadele ediyoruz|savunuyoruz|koruyoruz|çabalıyoruz|gayret ediyoruz|diliyoruz|arzuluyoruz|önemsiyoruz|katkı(?:da)? (?:sağlı|bulunu)yoruz',
  ru: 'стремимся|хотим|верим|работаем|помогаем|поддерживаем',
  uk: 'прагнемо|хочемо|віримо|працюємо|допомагаємо|підтримуємо',
};

/** Whether a sentence says what "we" want or do, by its verb. */
export const speaksOfUs = (text: string, language: string): boolean =>
  language !== '' && matchesPatterns(text, VERBS_OF_US, language);
