// Writes data/fonts.gen.json. Sources: @capsizecss/metrics for open web-font families and system fonts, with the
// figures that identify a metric-compatible font; google-font-metadata for the scripts of each family. Its
// data/api-response.json is large and has to be unpacked by hand. Run from this package: node scripts/fonts.mjs
// API-RESPONSE.json
import { readFileSync, writeFileSync } from 'node:fs';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';

/** Families of the collection that come with operating systems, not from an open web-font host. */
const SYSTEM = [
  '-apple-system',
  'Arial',
  'BlinkMacSystemFont',
  'Brush Script',
  'Courier New',
  'Georgia',
  'Helvetica',
  'Helvetica Neue',
  'Lucida Grande',
  'Segoe UI',
  'Tahoma',
  'Times New Roman',
  'Trebuchet MS',
  'Verdana',
];
const CATEGORY = { 'sans-serif': 's', serif: 'r', display: 'd', handwriting: 'h', monospace: 'm' };
/** Scripts that subsets are named after, by ISO 15924 code. Japanese is identified by its syllabaries. */
const SCRIPTS = {
  arabic: 'Arab',
  armenian: 'Armn',
  bengali: 'Beng',
  'chinese-hongkong': 'Hani',
  'chinese-simplified': 'Hani',
  'chinese-traditional': 'Hani',
  cyrillic: 'Cyrl',
  devanagari: 'Deva',
  ethiopic: 'Ethi',
  georgian: 'Geor',
  greek: 'Grek',
  gujarati: 'Gujr',
  gurmukhi: 'Guru',
  hebrew: 'Hebr',
  japanese: 'Kana',
  kannada: 'Knda',
  khmer: 'Khmr',
  korean: 'Hang',
  lao: 'Laoo',
  latin: 'Latn',
  malayalam: 'Mlym',
  myanmar: 'Mymr',
  oriya: 'Orya',
  sinhala: 'Sinh',
  tamil: 'Taml',
  telugu: 'Telu',
  thai: 'Thai',
  tibetan: 'Tibt',
};
const subsets = new Map(
  JSON.parse(readFileSync(process.argv[2], 'utf8')).map((font) => [font.family, font.subsets ?? []]),
);
/** "Cyrl Latn". Families missing from the list are assumed to be Latin. */
const scripts = ({ familyName }) =>
  [...new Set((subsets.get(familyName) ?? ['latin']).flatMap((subset) => SCRIPTS[subset] ?? []))].sort().join(' ');

const perMille = (value, unitsPerEm) => Math.round((value / unitsPerEm) * 1000);
/** First digits of the available upright weights: "47" is 400 and 700. */
const weights = (f) =>
  Object.keys(f.variants)
    .flatMap((key) => (key === 'regular' ? ['4'] : /^[1-9]00$/.test(key) ? [key[0]] : []))
    .sort()
    .join('');
const row = (f) => [
  f.familyName,
  CATEGORY[f.category],
  perMille(f.xHeight, f.unitsPerEm),
  perMille(f.capHeight, f.unitsPerEm),
  perMille(f.xWidthAvg, f.unitsPerEm),
  weights(f),
];
const openRow = (f) => [...row(f), scripts(f)];
const all = Object.values(entireMetricsCollection)
  .filter(
    (f) => !/^(Material (Icons|Symbols)|Noto .*Emoji|Redacted|Wavefont|Linefont|Libre Barcode)/.test(f.familyName),
  )
  .sort((a, b) => (a.familyName < b.familyName ? -1 : 1));
const system = new Set(SYSTEM);
const lines = (rows) => rows.map((r) => `  ${JSON.stringify(r)}`).join(',\n');
const columns = ['family', 'category', 'xHeight', 'capHeight', 'xWidthAvg', 'weights', 'scripts'];

writeFileSync(
  new URL('../data/fonts.gen.json', import.meta.url),
  `{\n"columns": ${JSON.stringify(columns)},\n"open": [\n${lines(all.filter((f) => !system.has(f.familyName)).map(openRow))}\n],\n"system": [\n${lines(all.filter((f) => system.has(f.familyName)).map(row))}\n]\n}\n`,
);
