/** The product, as PDF viewers name it. */
const CREATOR = 'Brandprint';

/** Of the HTML of a book: whose book it is. */
const AUTHOR = /<meta name="author" content="([^"]*)">/;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The author that the head of an HTML document names; empty if it names none. */
export const authorOf = (html: string): string =>
  (AUTHOR.exec(html.slice(0, 2000))?.[1] ?? '').replaceAll(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name) => ENTITIES[name] ?? '',
  );

const TRAILER = /trailer\s*<<([\s\S]*?)>>\s*startxref\s+(\d+)\s+%%EOF\s*$/;
const TRAILER_BYTES = 2_000;
const ENTRY_BYTES = 20;
const MAX_OBJECT_BYTES = 20_000;

/**
 * The PDF with the author and the product in its properties. Chromium writes its user agent there, and has no option for
 * it. The new objects are appended, as the format has it for changes; the old properties are overwritten with spaces.
 * A PDF of another structure than Chromium's is returned as it is.
 */
export function withPdfInfo(pdf: Buffer, { author }: { author: string }): Buffer {
  const [, trailer = '', start = ''] = TRAILER.exec(pdf.subarray(-TRAILER_BYTES).toString('latin1')) ?? [];
  const numberOf = (key: string) => new RegExp(`/${key} (\\d+)`).exec(trailer)?.[1];
  const [size, root, info] = ['Size', 'Root', 'Info'].map(numberOf);
  const properties = info && findObject(pdf, Number(start), Number(info));
  const catalog = root && findObject(pdf, Number(start), Number(root));
  if (!size || !properties || !catalog) return pdf;
  const { text } = properties;
  const kept = ['Title', 'CreationDate', 'ModDate'].map(
    (key) => new RegExp(`/${key} (<[0-9A-F]*>|\\((?:\\\\.|[^\\\\)])*\\))`).exec(text)?.[0],
  );
  const engine = /\/Producer \(([\w/. ]+)\)/.exec(text)?.[1];
  const changed = [
    [
      info,
      [
        ...kept,
        author && `/Author ${pdfText(author)}`,
        `/Creator ${pdfText(CREATOR)}`,
        `/Producer ${pdfText(engine ? `${CREATOR} (${engine})` : CREATOR)}`,
      ]
        .filter(Boolean)
        .join('\n'),
    ],
    // Viewers show the title instead of the name of the file.
    [
      root,
      `${catalog.text}${catalog.text.includes('/ViewerPreferences') ? '' : '\n/ViewerPreferences <</DisplayDocTitle true>>'}`,
    ],
  ] as const;
  const cleared = Buffer.from(pdf);
  cleared.fill(' ', properties.from, properties.to);
  let end = cleared.length + 1;
  const objects = changed.map(([number, dictionary]) => {
    const object = { number, offset: end, text: `${number} 0 obj\n<<${dictionary}>>\nendobj\n` };
    end += object.text.length;
    return object;
  });
  const entries = objects.map(({ number, offset }) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`);
  const update = [
    '\n',
    ...objects.map((object) => object.text),
    `xref\n${entries.join('')}`,
    `trailer\n<</Size ${size}\n/Root ${root} 0 R\n/Info ${info} 0 R\n/Prev ${start}>>\nstartxref\n${end}\n%%EOF\n`,
  ];
  return Buffer.concat([cleared, Buffer.from(update.join(''), 'latin1')]);
}

/** The text of a dictionary and where it is, by the table of objects at `start`. */
function findObject(pdf: Buffer, start: number, number: number): { text: string; from: number; to: number } | null {
  const head = /^xref\s+0 \d+\s+/.exec(pdf.subarray(start, start + 50).toString('latin1'))?.[0];
  if (!head) return null;
  const entry = start + head.length + number * ENTRY_BYTES;
  const offset = Number(pdf.subarray(entry, entry + 10).toString('latin1'));
  const object = pdf.subarray(offset, offset + MAX_OBJECT_BYTES).toString('latin1');
  const [, before = '', text] = /^(\d+ 0 obj\s*<<)([\s\S]*?)>>\s*endobj/.exec(object) ?? [];
  if (text === undefined || !before.startsWith(`${number} `)) return null;
  const from = offset + before.length;
  return { text, from, to: from + text.length };
}

/** A text as UTF-16 in hexadecimal digits. */
const pdfText = (text: string): string =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
