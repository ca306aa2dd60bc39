interface Script {
  name: string;
  letters: RegExp;
  /** Two letters that show the design. */
  glyph: string;
  characters: string;
  /** Open families, then those of devices, for letters that the brand's own families lack. */
  fallbackFonts: readonly string[];
}

const FIGURES = '0123456789 & ? ! @ % ( )';

/** Scripts other than Latin, and what a specimen shows of them. */
export const SCRIPTS: Script[] = [
  {
    name: 'Japanese',
    fallbackFonts: ['Noto Sans JP', 'Noto Sans CJK JP', 'Hiragino Sans', 'Yu Gothic'],
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    glyph: 'あア',
    characters: `あいうえおかきくけこさしすせそ アイウエオカキクケコ 永和明水 ${FIGURES}`,
  },
  {
    name: 'Chinese',
    fallbackFonts: ['Noto Sans SC', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei'],
    letters: /\p{Script=Han}/gu,
    glyph: '永明',
    characters: `永和明水火木金土日月山川天地人 ${FIGURES}`,
  },
  {
    name: 'Korean',
    fallbackFonts: ['Noto Sans KR', 'Noto Sans CJK KR', 'Apple SD Gothic Neo', 'Malgun Gothic'],
    letters: /\p{Script=Hangul}/gu,
    glyph: '한글',
    characters: `가나다라마바사아자차카타파하 ${FIGURES}`,
  },
  {
    name: 'Arabic',
    fallbackFonts: ['Noto Sans Arabic', 'Noto Naskh Arabic', 'Geeza Pro', 'Segoe UI'],
    letters: /\p{Script=Arabic}/gu,
    glyph: 'أب',
    characters: `ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي ${FIGURES}`,
  },
  {
    name: 'Hebrew',
    fallbackFonts: ['Noto Sans Hebrew', 'Arial Hebrew', 'Segoe UI'],
    letters: /\p{Script=Hebrew}/gu,
    glyph: 'אב',
    characters: `אבגדהוזחטיכלמנסעפצקרשת ${FIGURES}`,
  },
  {
    name: 'Cyrillic',
    fallbackFonts: ['Noto Sans', 'Segoe UI'],
    letters: /\p{Script=Cyrillic}/gu,
    glyph: 'Аа',
    characters: `АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ абвгдежзиклмнопрстуфхцчшщыэюя ${FIGURES}`,
  },
  {
    name: 'Greek',
    fallbackFonts: ['Noto Sans', 'Segoe UI'],
    letters: /\p{Script=Greek}/gu,
    glyph: 'Αα',
    characters: `ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ αβγδεζηθικλμνξοπρστυφχψω ${FIGURES}`,
  },
  {
    name: 'Thai',
    fallbackFonts: ['Noto Sans Thai', 'Thonburi', 'Leelawadee UI'],
    letters: /\p{Script=Thai}/gu,
    glyph: 'กข',
    characters: `กขคงจฉชซญดตถทธนบปผพฟมยรลวศสหอ ${FIGURES}`,
  },
  {
    name: 'Devanagari',
    fallbackFonts: ['Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI'],
    letters: /\p{Script=Devanagari}/gu,
    glyph: 'अआ',
    characters: `अआइईउऊएऐओऔ कखगघचछजझटठडढणतथदधन ${FIGURES}`,
  },
];

const LATIN: Omit<Script, 'letters'> = {
  name: 'Latin',
  fallbackFonts: [],
  glyph: 'Aa',
  characters: `ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz ${FIGURES}`,
};

/** The share of letters from which a text is in a script. Japanese has kana between Chinese characters, often few. */
const MIN_SHARE = 1 / 3;
const MIN_KANA_SHARE = 1 / 20;

/** The script that a text is in, otherwise Latin. */
export function scriptOf(text: string): Omit<Script, 'letters'> {
  const sample = text.slice(0, 5000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const shareOf = ({ letters: pattern }: Script) => (sample.match(pattern)?.length ?? 0) / Math.max(1, letters);
  const found = SCRIPTS.find((script) => shareOf(script) > MIN_SHARE);
  const [japanese] = SCRIPTS;
  return (found?.name === 'Chinese' && japanese && shareOf(japanese) > MIN_KANA_SHARE ? japanese : found) ?? LATIN;
}

export const EMOJI = { letters: /\p{Extended_Pictographic}/u, font: 'Noto Emoji' };

/** The fallback fonts of a script, then the open family of every other script that a text has, and of emoji. */
export function fallbackFontsFor({ fallbackFonts }: Pick<Script, 'fallbackFonts'>, text: string): string[] {
  const others = SCRIPTS.filter(({ letters }) => text.search(letters) >= 0).flatMap(
    ({ fallbackFonts: [open = ''] }) => open,
  );
  return [...new Set([...fallbackFonts, ...others, ...(EMOJI.letters.test(text) ? [EMOJI.font] : [])])];
}
