// Writes data/fonts.gen.json from @capsizecss/metrics: open web-font families and system fonts with the few figures
// that tell a metric-compatible one. Run from this package: node scripts/fonts.mjs
import { writeFileSync } from 'node:fs';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';

/** Families of the collection that come with operating systems and not from an open web-font host. */
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

const perMille = (value, unitsPerEm) => Math.round((value / unitsPerEm) * 1000);
/** First digits of the upright weights there are: "47" is 400 and 700. */
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
const all = Object.values(entireMetricsCollection)
  .filter(
    (f) => !/^(Material (Icons|Symbols)|Noto .*Emoji|Redacted|Wavefont|Linefont|Libre Barcode)/.test(f.familyName),
  )
  .sort((a, b) => (a.familyName < b.familyName ? -1 : 1));
const system = new Set(SYSTEM);
const lines = (rows) => rows.map((r) => `  ${JSON.stringify(r)}`).join(',\n');
const columns = ['family', 'category', 'xHeight', 'capHeight', 'xWidthAvg', 'weights'];

writeFileSync(
  new URL('../data/fonts.gen.json', import.meta.url),
  `{\n"columns": ${JSON.stringify(columns)},\n"open": [\n${lines(all.filter((f) => !system.has(f.familyName)).map(row))}\n],\n"system": [\n${lines(all.filter((f) => system.has(f.familyName)).map(row))}\n]\n}\n`,
);
