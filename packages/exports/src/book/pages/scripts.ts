interface Script {
  letters: RegExp;
  /** Two letters that show the design. */
  glyph: string;
  characters: string;
}

const FIGURES = '0123456789 & ? ! @ % ( )';

/** Scripts other than Latin, and what a specimen shows of them. */
const SCRIPTS: Script[] = [
  {
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    glyph: 'あア',
    characters: `あいうえおかきくけこさしすせそ アイウエオカキクケコ 永和明水 ${FIGURES}`,
  },
  { letters: /\p{Script=Han}/gu, glyph: '永明', characters: `永和明水火木金土日月山川天地人 ${FIGURES}` },
  { letters: /\p{Script=Hangul}/gu, glyph: '한글', characters: `가나다라마바사아자차카타파하 ${FIGURES}` },
  {
    letters: /\p{Script=Arabic}/gu,
    glyph: 'أب',
    characters: `ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي ${FIGURES}`,
  },
  { letters: /\p{Script=Hebrew}/gu, glyph: 'אב', characters: `אבגדהוזחטיכלמנסעפצקרשת ${FIGURES}` },
  {
    letters: /\p{Script=Cyrillic}/gu,
    glyph: 'Аа',
    characters: `АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ абвгдежзиклмнопрстуфхцчшщыэюя ${FIGURES}`,
  },
  {
    letters: /\p{Script=Greek}/gu,
    glyph: 'Αα',
    characters: `ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ αβγδεζηθικλμνξοπρστυφχψω ${FIGURES}`,
  },
  { letters: /\p{Script=Thai}/gu, glyph: 'กข', characters: `กขคงจฉชซญดตถทธนบปผพฟมยรลวศสหอ ${FIGURES}` },
  { letters: /\p{Script=Devanagari}/gu, glyph: 'अआ', characters: `अआइईउऊएऐओऔ कखगघचछजझटठडढणतथदधन ${FIGURES}` },
];

const LATIN = { glyph: 'Aa', characters: `ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz ${FIGURES}` };

/** The script of a third of the text or more, otherwise Latin. */
export function scriptOf(text: string): Pick<Script, 'glyph' | 'characters'> {
  const sample = text.slice(0, 5000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  return SCRIPTS.find((script) => (sample.match(script.letters)?.length ?? 0) > letters / 3) ?? LATIN;
}
