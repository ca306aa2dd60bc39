import { comparisonKey } from '../text/index.ts';

/** Languages that sites can be switched to. */
const CODES =
  'ar bg ca cs da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka ko lt lv mk ms nb nl no pl pt ro ru sk sl sq sr sv th tr uk ur vi zh';
/** What switches say besides the names that `Intl` has. */
const OTHER_LABELS = [
  'castellano',
  'slovenski',
  'srpski',
  'valencià',
  '简体中文',
  '繁体中文',
  '繁體中文',
  '簡體中文',
  '中文',
];

let labels: ReadonlySet<string> | undefined;

/** In themselves, in English, German and French. */
const readLabels = (): ReadonlySet<string> =>
  new Set([
    ...OTHER_LABELS.map(comparisonKey),
    ...CODES.split(' ').flatMap((code) =>
      [code, 'en', 'de', 'fr'].map((language) =>
        comparisonKey(new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code),
      ),
    ),
  ]);

/** Whether a text is the label of a flag or link that switches languages: "Greek", "English (UK)". */
export function isLanguageLabel(text: string): boolean {
  labels ??= readLabels();
  return labels.has(comparisonKey(text.replace(/\s*[(（].*$/u, '')));
}
