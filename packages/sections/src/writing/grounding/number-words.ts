import { extractFigures, tokenize } from '../tokenize.ts';

/** The numbers from two to twelve, as words of a language begin or, with "$", are; alternatives are separated by "/". */
const NUMBER_WORDS: Readonly<Record<string, string>> = {
  en: 'two$ three$ four$ five$ six$ seven$ eight$ nine$ ten$ eleven$ twelve$',
  de: 'zwei/beide drei vier fünf sechs sieb acht neun$ zehn elf zwölf',
  fr: 'deux trois quatre cinq six$ sept$ huit neuf$ dix$ onze douz',
  es: 'dos$/ambos/ambas tres$ cuatro cinco seis$ siete ocho nueve diez once$ doce$',
  it: 'due$/entramb tre$ quattro cinque sei$ sette otto nove$ dieci undici dodici',
  pt: 'dois$/duas$/ambos/ambas três$ quatro$ cinco$ seis$ sete$ oito$ nove$ dez$ onze$ doze$',
  ca: 'dos$/dues$ tres$ quatre$ cinc$ sis$ set$ vuit nou$ deu$ onze$ dotze$',
  ro: 'doi$/două trei patru cinci șase/şase șapte/şapte opt$ nouă zece unsprezece doisprezece/douăsprezece',
  nl: 'twee/beide drie vier vijf zes zeven acht negen tien elf twaalf',
  sv: 'två/båda tre$ fyra fem$ sex$ sju åtta nio$ tio$ elva tolv',
  da: 'to$/begge tre$ fire$ fem$ seks$ syv otte$ ni$ ti$ elleve tolv',
  nb: 'to$/begge tre$ fire$ fem$ seks$ sju/syv åtte ni$ ti$ elleve tolv',
  fi: 'kaksi/kahde/molem kolm neljä viisi/viide kuusi/kuude seitsem kahdeksa yhdeksä kymmen yksitoista kaksitoista',
  hu: 'két/kett/mindkét három négy öt hat$ hét$ nyolc kilenc tíz tizenegy tizenkét/tizenkett',
  pl: 'dw/oba/obie trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem osiem dziewięć dziesięć jedenaście dwanaście',
  cs: 'dva/dvě/dvou/oba/obě tři/tří čtyři/čtyř pět/pěti šest sedm osm devět deset jedenáct dvanáct',
  sk: 'dva/dve/dvoch/oba/obe tri/troch štyri/štyroch päť/piati šesť sedem osem deväť desať jedenásť dvanásť',
  ru: 'два/две/двух/двум/оба/обе три$/трёх/трех/трем четыре пять/пяти шесть/шести семь/семи восемь/восьми девять десять одиннадцать двенадцать',
  uk: "два/дві/двох/обидв три$/трьох чотири п'ять/п’ять шість сім вісім дев'ять/дев’ять десять одинадцять дванадцять",
  tr: 'iki/ikinci üç dört beş altı yedi sekiz dokuz on$ onbir oniki',
};

interface NumberWord {
  value: string;
  letters: string;
  isWhole: boolean;
}

const readWords = (source: string): NumberWord[] =>
  source.split(' ').flatMap((alternatives, at) =>
    alternatives.split('/').map((word) => ({
      value: String(at + 2),
      letters: word.replace('$', ''),
      isWhole: word.endsWith('$'),
    })),
  );

const wordsByLanguage = new Map<string, readonly NumberWord[]>();

function wordsFor(language: string): readonly NumberWord[] {
  const words = wordsByLanguage.get(language) ?? readWords(NUMBER_WORDS[language] ?? '');
  wordsByLanguage.set(language, words);
  return words.filter(({ letters }) => letters !== '');
}

/** Chinese and Japanese write numbers in signs of their own. */
const HAN_DIGITS = '〇一二三四五六七八九';
const HAN_SCALES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000, 万: 10_000, 萬: 10_000 };
const HAN_NUMBER = /[〇一二三四五六七八九十百千万萬]+/gu;

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
    ...spelled
      .filter(({ letters, isWhole }) => (isWhole ? word === letters : word.startsWith(letters)))
      .map(({ value }) => value),
  ]);
  const han = writesHanNumbers(language) ? (text.match(HAN_NUMBER) ?? []).map((signs) => String(hanValue(signs))) : [];
  return [...new Set([...found, ...han])].filter((value) => !['', '0', '1'].includes(value));
}
