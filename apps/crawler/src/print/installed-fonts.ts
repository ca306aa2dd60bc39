import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Where `npm run fonts` puts families of scripts: in each folder their stylesheets and a folder `files`. Those of brands are in
 * a folder in it.
 */
const FONTS_FOLDER = fileURLToPath(new URL('../../../../node_modules/.brandprint/fonts', import.meta.url));

const BRANDS = 'families';

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

/**
 * The HTML with the parts of the installed families that its letters need, as data in the file: of families of scripts those
 * that are not Latin, which stays in the fonts of the machine, and of the families of brands that its stylesheets name all.
 * Without installed families it is returned as it is.
 */
export async function withInstalledFonts(html: string, folder = FONTS_FOLDER): Promise<string> {
  const letters = [...new Set(html.replaceAll(/data:[\w/+.-]+;base64,[\w+/=]+/g, ''))].map(
    (letter) => letter.codePointAt(0) ?? 0,
  );
  const named = new Set([...html.matchAll(/&quot;([\w ]+)&quot;/g)].map(([, family = '']) => family));
  const rules = [
    ...(await rulesFor(
      folder,
      letters.filter((point) => !isCommon(point)),
    )),
    ...(await rulesFor(join(folder, BRANDS), letters, named)),
  ];
  if (rules.length === 0) return html;
  // Not a replacement text, in which `$` has a meaning.
  return html.replace('</head>', () => `<style>${rules.join('\n')}</style></head>`);
}

/** Faces of the families in a folder, by default of all, that have any of the letters. */
async function rulesFor(folder: string, letters: readonly number[], named?: ReadonlySet<string>): Promise<string[]> {
  if (letters.length === 0) return [];
  const families = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const rules: string[] = [];
  for (const family of families.filter((entry) => entry.isDirectory())) {
    const home = join(folder, family.name);
    const sheets = (await readdir(home)).filter((name) => name.endsWith('.css'));
    for (const sheet of sheets.sort()) {
      const faces = facesOf(await readFile(join(home, sheet), 'utf8'), home);
      for (const face of faces.filter(({ family: name }) => !named || named.has(name))) {
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
  return rules;
}
