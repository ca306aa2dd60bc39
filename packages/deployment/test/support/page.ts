/** A page of Markdown with one table. */
export function page(title: string, introduction: string, head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const table = [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)];
  return `# ${title}\n\n${introduction}\n\n${table.join('\n')}\n`;
}
