interface Script {
  name: string;
  letters: RegExp;
  /** Two letters that show the design. */
  glyph: string;
  characters: string;
  /** Open families, then those of devices, for letters that the brand's own families lack. */
  standIns: readonly string[];
}

const FIGURES = '0123456789 & ? ! @ % ( )';

/** Scripts other than Latin, and what a specimen shows of them. */
const SCRIPTS: Script[] = [
  {
    name: 'Japanese',
    standIns: ['Noto Sans JP', 'Noto Sans CJK JP', 'Hiragino Sans', 'Yu Gothic'],
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    glyph: 'あア',
    characters: `あいうえおかきくけこさしすせそ アイウエオカキクケコ 永和明水 ${FIGURES}`,
  },
  {
    name: 'Chinese',
    standIns: ['Noto Sans SC', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei'],
    letters: /\p{Script=Han}/gu,
    glyph: '永明',
    characters: `永和明水火木金土日月山川天地人 ${FIGURES}`,
  },
  {
    name: 'Korean',
    standIns: ['Noto Sans KR', 'Noto Sans CJK KR', 'Apple SD Gothic Neo', 'Malgun Gothic'],
    letters: /\p{Script=Hangul}/gu,
    glyph: '한글',
    characters: `가나다라마바사아자차카타파하 ${FIGURES}`,
  },
  {
    name: 'Arabic',
    standIns: ['Noto Sans Arabic', 'Noto Naskh Arabic', 'Geeza Pro', 'Segoe UI'],
    letters: /\p{Script=Arabic}/gu,
    glyph: 'أب',
    characters: `ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي ${FIGURES}`,
  },
  {
    name: 'Hebrew',
    standIns: ['Noto Sans Hebrew', 'Arial Hebrew', 'Segoe UI'],
    letters: /\p{Script=Hebrew}/gu,
    glyph: 'אב',
    characters: `אבגדהוזחטיכלמנסעפצקרשת ${FIGURES}`,
  },
  {
    name: 'Cyrillic',
    standIns: ['Noto Sans', 'Segoe UI'],
    letters: /\p{Script=Cyrillic}/gu,
    glyph: 'Аа',
    characters: `АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ абвгдежзиклмнопрстуфхцчшщыэюя ${FIGURES}`,
  },
  {
    name: 'Greek',
    standIns: ['Noto Sans', 'Segoe UI'],
    letters: /\p{Script=Greek}/gu,
    glyph: 'Αα',
    characters: `ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ αβγδεζηθικλμνξοπρστυφχψω ${FIGURES}`,
  },
  {
    name: 'Thai',
    standIns: ['Noto Sans Thai', 'Thonburi', 'Leelawadee UI'],
    letters: /\p{Script=Thai}/gu,
    glyph: 'กข',
    characters: `กขคงจฉชซญดตถทธนบปผพฟมยรลวศสหอ ${FIGURES}`,
  },
  {
    name: 'Devanagari',
    standIns: ['Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI'],
    letters: /\p{Script=Devanagari}/gu,
    glyph: 'अआ',
    characters: `अआइईउऊएऐओऔ कखगघचछजझटठडढणतथदधन ${FIGURES}`,
  },
];

const LATIN: Omit<Script, 'letters'> = {
  name: 'Latin',
  standIns: [],
  glyph: 'Aa',
  characters: `ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz ${FIGURES}`,
};

/** The script of a third of the text or more, otherwise Latin. */
export function scriptOf(text: string): Omit<Script, 'letters'> {
  const sample = text.slice(0, 5000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  return SCRIPTS.find((script) => (sample.match(script.letters)?.length ?? 0) > letters / 3) ?? LATIN;
}
