import { stripControlCharacters, type TerminalStyle, truncateToWidth, widthOf } from '@brandprint/terminal';

/** Rows in aligned columns below a header. The last column is cut at the width of the terminal. */
export function formatTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  paint: TerminalStyle,
  width: number,
): string[] {
  const clean = rows.map((row) => row.map(stripControlCharacters));
  const widths = header.map((title, column) =>
    Math.max(widthOf(title), ...clean.map((row) => widthOf(row[column] ?? ''))),
  );
  const line = (row: readonly string[]): string => {
    const before = widths.slice(0, -1).map((one, column) => (row[column] ?? '').padEnd(one));
    const used = widths.slice(0, -1).reduce((sum, one) => sum + one + GAP.length, 0);
    const last = truncateToWidth(row.at(-1) ?? '', Math.max(MIN_LAST, width - used));
    return [...before, last].join(GAP).trimEnd();
  };
  return [paint.dim(line(header)), ...clean.map(line)];
}

const GAP = '  ';
const MIN_LAST = 20;

/** "2026-11-23 06:12" in UTC; "" without a time. */
export const shortTime = (iso: string | null): string => (iso ? iso.slice(0, 16).replace('T', ' ') : '');
