/** Text on one line, in which nothing is markup: neither of Markdown nor of HTML. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]<>|~$]|&(?=#?\w+;)/g, '\\$&')
    // What would begin a list or a heading.
    .replace(/^(\d{1,9})(?=[.)](?: |$))/, '$1\\')
    .replace(/^(?=(?:#{1,6}|[-+])(?: |$)|[-=]+$)/, '\\');

/** A section with a heading; empty without content. */
export function section(heading: string, ...blocks: readonly string[]): string {
  const content = blocks.filter(Boolean);
  return content.length > 0 ? [heading, ...content].join('\n\n') : '';
}

export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** A bold label with text; empty without text. */
export const labelled = (label: string, text: string): string => (text ? `**${label}:** ${plain(text)}` : '');

/** A table; empty without rows. Cells have to be Markdown already. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The URL of a web page, for a link; empty if the text is none. */
export function linkTarget(text: string): string {
  if (!URL.canParse(text)) return '';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return '';
  return url.href.replaceAll(
    /[()<>\\*_`[\]{}|]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
