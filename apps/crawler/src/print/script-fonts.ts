import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `npm run fonts` puts families: in each folder their stylesheets and a folder `files`. */
const FONTS_FOLDER = fileURLToPath(new URL('../../../../node_modules/.brandprint/fonts', import.meta.url));

interface Face {
  family: string;
  weight: string;
  ranges: string;
  file: string;
}

const RULE = /@font-face\s*\{([^}]*)\}/g;

/** The faces of a stylesheet as fontsource writes them: one for each weight and part of the letters. */
const facesOf = (css: string, folder: string): Face[] =>
  [...css.matchAll(RULE)].flatMap(([, rule = '']) => {
    const match = (pattern: RegExp) => pattern.exec(rule)?.[1] ?? '';
    const file = match(/url\(\.\/(files\/[\w.-]+\.woff2)\)/);
    const family = match(/font-family:\s*'([\w ]+)'/);
    const ranges = match(/unicode-range:\s*([\w+,\- ]+)/);
    if (!file || !family || !ranges) return [];
    return [{ family, weight: match(/font-weight:\s*(\d+)/), ranges, file: join(folder, file) }];
  });

/** Those of the code points that a unicode-range has. */
function coveredBy(ranges: string, codePoints: readonly number[]): number[] {
  const pairs = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return codePoints.filter((point) => pairs.some(([from, to]) => point >= from && point <= to));
}

/** Latin and general punctuation: every machine that prints has a font for them. */
const isCommon = (point: number): boolean => point < 0x370 || (point >= 0x1e00 && point < 0x2100);

/** The letters and pictographs of an HTML document that need a font for their script. */
const scriptLetters = (html: string): number[] =>
  [...new Set(html.replaceAll(/data:[\w/+.-]+;base64,[\w+/=]+/g, ''))]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .filter((point) => !isCommon(point));

/**
 * The HTML with the parts of the installed families that its letters need, as data in the file: Latin stays in the
 * fonts of the machine. Without installed families it is returned as it is.
 */
export async function withScriptFonts(html: string, folder = FONTS_FOLDER): Promise<string> {
  const letters = scriptLetters(html);
  if (letters.length === 0) return html;
  const families = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const rules: string[] = [];
  for (const family of families.filter((entry) => entry.isDirectory())) {
    const home = join(folder, family.name);
    const sheets = (await readdir(home)).filter((name) => name.endsWith('.css'));
    for (const sheet of sheets.sort()) {
      for (const face of facesOf(await readFile(join(home, sheet), 'utf8'), home)) {
        const covered = coveredBy(face.ranges, letters);
        if (covered.length === 0) continue;
        // Not all that it has: fonts of emoji have figures too.
        const range = covered.map((point) => `U+${point.toString(16)}`).join(',');
        const data = (await readFile(face.file)).toString('base64');
        rules.push(
          `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-display:block;unicode-range:${range};src:url(data:font/woff2;base64,${data})}`,
        );
      }
    }
  }
  if (rules.length === 0) return html;
  // Not a replacement text, in which `$` has a meaning.
  return html.replace('</head>', () => `<style>${rules.join('\n')}</style></head>`);
}
