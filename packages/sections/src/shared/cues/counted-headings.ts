import type { LanguagePatterns } from '../text/index.ts';

/** Numbers from two to ten, as headings count: "three", "die drei". */
const NUMBERS: LanguagePatterns = {
  en: 'two|three|four|five|six|seven|eight|nine|ten',
  de: 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn',
  fr: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix',
  es: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez',
  it: 'due|tre|quattro|cinque|sei|sette|otto|nove|dieci',
  pt: 'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez',
  ca: 'dos|dues|tres|quatre|cinc|sis|set|vuit|nou|deu',
  ro: '(?:cele )?(?:două|trei|patru|cinci|șase|șapte|opt|nouă|zece)',
  nl: 'twee|drie|vier|vijf|zes|zeven|acht|negen|tien',
  sv: 'två|tre|fyra|fem|sex|sju|åtta|nio|tio',
  da: 'to|tre|fire|fem|seks|syv|otte|ni|ti',
  nb: 'to|tre|fire|fem|seks|sju|syv|åtte|ni|ti',
  fi: 'kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän|kymmenen',
  et: 'kaks|kolm|neli|viis|kuus|seitse|kaheksa|üheksa|kümme',
  lv: 'divas|trīs|četras|piecas|sešas|septiņas|astoņas',
  lt: 'dvi|trys|keturios|penkios|šešios|septynios|aštuonios|du|keturi|penki|šeši|septyni',
  pl: 'dwie|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć',
  cs: 'dvě|dva|tři|čtyři|pět|šest|sedm|osm|devět|deset',
  sk: 'dve|dva|tri|štyri|päť|šesť|sedem|osem|deväť|desať',
  hr: 'dvije|dva|tri|četiri|pet|šest|sedam|osam|devet|deset',
  sr: 'dve|dva|tri|četiri|pet|šest|sedam|osam|две|два|три|четири|пет|шест|седам|осам',
  sl: 'dve|dva|tri|štiri|pet|šest|sedem|osem|devet|deset',
  ru: 'два|две|три|четыре|пять|шесть|семь|восемь|девять|десять',
  uk: "два|дві|три|чотири|п[’']ять|шість|сім|вісім|дев[’']ять|десять",
  bg: 'две|два|три|четири|пет|шест|седем|осем|девет|десет',
  el: 'δύο|τρεις|τρία|τέσσερις|τέσσερα|πέντε|έξι|επτά|οκτώ',
  hu: 'két|három|négy|öt|hat|hét|nyolc|kilenc|tíz',
  tr: 'iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on',
  id: 'dua|tiga|empat|lima|enam|tujuh|delapan',
  vi: 'hai|ba|bốn|năm|sáu|bảy|tám',
  zh: '[两兩二三四五六七八九十]大',
  ko: '(?:두|세|네|다섯|여섯) 가지|\\p{N}(?:가지|대)',
};

/** A heading without the number of what stands below it: "Our values" of "Our five values". "" if it has none. */
export function withoutCount(heading: string, language: string): string {
  const words = NUMBERS[language];
  const number = words ? `(?:${words}|\\p{N}{1,2})` : '\\p{N}{1,2}';
  const pattern =
    language === 'zh'
      ? new RegExp(words ?? number, 'u')
      : new RegExp(`(?<![\\p{L}\\p{N}])${number}(?![\\p{L}\\p{N}]) ?`, 'iu');
  const rest = heading.replace(pattern, '').trim();
  return rest === heading.trim() ? '' : rest;
}
