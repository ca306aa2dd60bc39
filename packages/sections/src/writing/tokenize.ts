import { visibleText, wordsOf } from '../shared/text/index.ts';

/** Lower-case words, of compounds also the parts. */
export function tokenize(text: string): string[] {
  return wordsOf(visibleText(text).normalize('NFKC').toLowerCase()).flatMap((word) => {
    const plain = word.replace(/[’]/g, "'").replace(/'s$|[.&+'-]+$/g, '');
    const parts = plain.split(/[-.&+']/).filter(Boolean);
    return parts.length > 1 ? [plain, ...parts] : [plain];
  });
}

/** Figures as digits and a point: "1,200" and "1.200" are one. */
export const extractFigures = (text: string): string[] =>
  (text.match(/\d[\d.,  ]*/g) ?? []).map((figure) => figure.replace(/[,  ]/g, '').replace(/\.+$/, ''));
