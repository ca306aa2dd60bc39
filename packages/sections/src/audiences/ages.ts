/** "From" and "aged" in front of an age. */
const FROM = [
  'from|between|aged?(?: between| from)?|ages|ab|von|zwischen|im alter (?:von|ab|zwischen)|van|vanaf|tussen|(?:in de leeftijd )?van',
  'från|mellan|i åldern|fra|mellem|mellom|i alderen|á aldrinum|frá',
  'de|des|dès|entre|à partir de|âgée?s? (?:de|entre)|da|dai|dagli|tra(?: i)?|dos|das|des de(?:ls)?|a partir (?:de|dos|dels)|de (?:la|entre)|cu v[âa]rst(?:a|e|ele)(?: cuprinse)? (?:de|[îi]ntre)|[îi]ntre',
  'od|w wieku(?: od)?|powyżej|ve věku(?: od)?|vo veku(?: od)?|v starosti(?: od)?|u dobi(?: od)?|uzrasta(?: od)?|stare|узраста(?: од)?|од|от|с|в возрасте(?: от)?|від|віком(?: від)?|на възраст(?: от)?',
  'από|ηλικίας(?: από)?|no|vecumā(?: no)?|nuo|alates|vanuses|vanuse|usia|berusia|mulai|từ|yaş|dari',
].join('|');

const TO =
  'to|and|until|up to|bis(?: zu)?|und|tot(?: en met)?|en|till|til|og|och|à|et|a|al|ai|agli|y|e|i|aos?|às?|fins a|fino a|și|până la|do|až do|až|po|до|по|έως|ως|μέχρι|και|līdz|iki|kuni|sampai|hingga|đến|[-–—]';

/** Years, months and weeks. */
const UNIT = [
  'years?(?: old| of age)?|months?(?: old)?|weeks?(?: old)?|jahren?|monaten?|wochen|jaar|maanden|weken|år|månader|måneder|mdr|ára|mánaða',
  'ans|mois|semaines|años|meses|semanas|anni|mesi|anos|anys|mesos|ani|luni',
  'lat|miesięcy|miesiąca|roku(?: życia)?|let|měsíců|rokov|mesiacov|mesecev|godina|godine|mjeseci|meseci|година|години|месеца|лет|года|месяцев|років|місяців|року',
  'ετών|χρονών|μηνών|gadu(?: vecumam)?|gadiem|mēnešu|metų|mėnesių|aasta\\p{L}*|kuu\\p{L}*|vuotta|tahun|bulan|tuổi|tháng',
].join('|');

/** "de 20 ans d’expérience": no age. */
const EXPERIENCE =
  "(?:of |d['’]|de |di |professional |van )?(?:experien|expérien|esperien|erfahrung|berufserfahrung|doświadcz|опыт|досвід|опит|zkušen|skúsen|erfaren|ervaring|iskustv)";

const NUMBER = '\\d{1,3}(?:[.,]\\d{1,2})?';
const AGE = new RegExp(
  `,? (?:${FROM}) ${NUMBER}(?: (?:${UNIT}))?(?: ?(?:${TO}) ?${NUMBER})?(?: (?:${UNIT})(?! ago| ?${EXPERIENCE})|(?<= aged?[^,.;]{3,20}))(?![\\p{L}\\p{N}])`,
  'iuy',
);

/** Where an age behind a noun ends: "children from 6 months to 5 years old"; -1 where there is none. */
export function ageEnd(text: string, at: number): number {
  AGE.lastIndex = at;
  return AGE.test(text) ? AGE.lastIndex : -1;
}

const AGE_IN_NAME = new RegExp(
  `(?<!\\p{L})(?:ages?|aged|alter|âges?|edad|età|idade|leeftijd|ålder|alder|wiek|věk|vek|возраст|вік|kor|vârsta|ikä) ${NUMBER}|(?<!\\p{N})${NUMBER}(?: ?(?:${TO}) ?${NUMBER}| ?\\+)?[ -]?(?:${UNIT})(?!\\p{L})|\\d ?(?:[歳才岁歲]|세)`,
  'iu',
);

/** Whether a name says an age: "Ages 2-4", "Kinder ab 6 Jahren"; "Week 2" says none. */
export const namesAge = (name: string): boolean => AGE_IN_NAME.test(name);
