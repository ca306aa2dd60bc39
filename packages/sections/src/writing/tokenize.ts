import { visibleText, wordsOf } from '../shared/text/index.ts';

/** Lower-case words, including the parts of compounds. */
export function tokenize(text: string): string[] {
  return wordsOf(visibleText(text).normalize('NFKC').toLowerCase()).flatMap((word) => {
    const plain = word.replace(/[’]/g, "'").replace(/'s$|[.&+'-]+$/g, '');
    const parts = plain.split(/[-.&+']/).filter(Boolean);
    return parts.length > 1 ? [plain, ...parts] : [plain];
  });
}

/** Figures as digits with a decimal point: "1,200" and "1.200" are equal. */
export const extractFigures = (text: string): string[] =>
  (text.match(/\d[\d.,  ]*/g) ?? []).map((figure) => figure.replace(/[,  ]/g, '').replace(/\.+$/, ''));
