import { extractFigures, tokenize } from '../tokenize.ts';

/** The numbers from two to twelve, in the forms of a language; those of one number are separated by "/". */
const NUMBER_WORDS: Readonly<Record<string, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve',
  de: 'zwei/beide/beiden/zweier drei/dreier vier fünf sechs sieben acht neun zehn elf zwölf',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze',
  es: 'dos/ambos/ambas tres cuatro cinco seis siete ocho nueve diez once doce',
  it: 'due/entrambi/entrambe tre quattro cinque sei sette otto nove dieci undici dodici',
  pt: 'dois/duas/ambos/ambas três quatro cinco seis sete oito nove dez onze doze',
  ca: 'dos/dues tres quatre cinc sis set vuit nou deu onze dotze',
  ro: 'doi/două/doua trei patru cinci șase/şase/sase șapte/şapte/sapte opt nouă zece unsprezece doisprezece/douăsprezece',
  nl: 'twee/beide drie vier vijf zes zeven acht negen tien elf twaalf',
  sv: 'två/båda tre fyra fem sex sju åtta nio tio elva tolv',
  da: 'to/begge tre fire fem seks syv otte ni ti elleve tolv',
  nb: 'to/begge tre fire fem seks sju/syv åtte ni ti elleve tolv',
  fi: 'kaksi/kahden/kahdessa/kahdelle/molemmat kolme/kolmen/kolmessa neljä/neljän/neljässä viisi/viiden/viidessä kuusi/kuuden/kuudessa seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista',
  hu: 'két/kettő/mindkét három négy öt hat hét nyolc kilenc tíz tizenegy tizenkét/tizenkettő',
  pl: 'dwa/dwie/dwóch/dwu/dwoje/dwoma/dwiema/oba/obie trzy/trzech/troje cztery/czterech/czworo pięć/pięciu/pięcioro sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu dziesięć/dziesięciu jedenaście dwanaście',
  cs: 'dva/dvě/dvou/dvěma/oba/obě tři/tří/třemi čtyři/čtyř pět/pěti šest/šesti sedm/sedmi osm/osmi devět/devíti deset/deseti jedenáct dvanáct',
  sk: 'dva/dve/dvoch/oba/obe tri/troch štyri/štyroch päť/piati/piatich šesť/šiestich sedem/siedmich osem/ôsmich deväť/deviatich desať/desiatich jedenásť dvanásť',
  ru: 'два/две/двух/двум/двумя/оба/обе три/трёх/трех/трем/тремя четыре/четырёх/четырех пять/пяти шесть/шести семь/семи восемь/восьми девять/девяти десять/десяти одиннадцать/одиннадцати двенадцать/двенадцати',
  uk: "два/дві/двох/двом/обидва/обидві три/трьох/трьом чотири/чотирьох п'ять/п’ять/п'яти/п’яти шість/шести сім/семи вісім/восьми дев'ять/дев’ять десять/десяти одинадцять дванадцять",
  tr: 'iki/ikisi üç dört beş altı yedi sekiz dokuz on onbir oniki',
};

interface NumberWord {
  value: string;
  word: string;
}

const readWords = (source: string): NumberWord[] =>
  source
    .split(' ')
    .flatMap((alternatives, at) => alternatives.split('/').map((word) => ({ value: String(at + 2), word })));

const wordsByLanguage = new Map<string, readonly NumberWord[]>();

function wordsFor(language: string): readonly NumberWord[] {
  const words = wordsByLanguage.get(language) ?? readWords(NUMBER_WORDS[language] ?? '');
  wordsByLanguage.set(language, words);
  return words.filter(({ word }) => word !== '');
}

/** Chinese and Japanese write numbers in signs of their own. */
const HAN_DIGITS = '〇一二三四五六七八九';
const HAN_SCALES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000, 万: 10_000, 萬: 10_000 };
/** Before a counter: 十分 ("enough") and 千葉 are no numbers. */
const HAN_NUMBER =
  /[〇一二三四五六七八九十百千万萬]+(?=[人名社店年月日個箇台本枚件回歳才坪軒棟室席種階位代円家间間个座张張款項项次]|か所|ヶ所|カ所|時間|小时|小時|分間|分钟|種類)/gu;

function hanValue(signs: string): number {
  let [sum, part, digit] = [0, 0, 0];
  for (const sign of signs) {
    const scale = HAN_SCALES[sign];
    if (scale === undefined) digit = digit * 10 + HAN_DIGITS.indexOf(sign);
    else if (scale < 10_000) [part, digit] = [part + Math.max(1, digit) * scale, 0];
    else [sum, part, digit] = [sum + Math.max(1, part + digit) * scale, 0, 0];
  }
  return sum + part + digit;
}

const writesHanNumbers = (language: string): boolean => language === 'ja' || language === 'zh';

/** "1.200" of a German site is "1,200" in English. */
const withoutGroups = (figure: string): string => figure.replace(/\.(?=\d{3}(?:\.|$))/g, '');

/** Whether number words of a language are known: where they are not, only digits can be compared. */
export const hasNumberWords = (language: string): boolean => language in NUMBER_WORDS || writesHanNumbers(language);

/** Numbers of a text in digits or words, from two on: smaller ones count nothing. */
export function numbersIn(text: string, language: string): string[] {
  const spelled = wordsFor(language);
  const found = tokenize(text).flatMap((word) => [
    ...extractFigures(word).map(withoutGroups),
    ...spelled.filter((spelling) => spelling.word === word).map(({ value }) => value),
  ]);
  const han = writesHanNumbers(language) ? (text.match(HAN_NUMBER) ?? []).map((signs) => String(hanValue(signs))) : [];
  return [...new Set([...found, ...han])].filter((value) => !['', '0', '1'].includes(value));
}
