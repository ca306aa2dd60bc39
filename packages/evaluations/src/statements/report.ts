import { formatTable } from '@brandprint/harness/format-table';
import type { CheckedStatement } from './index.ts';

/** True statements that were refused, and false ones that were used. */
export const wrongStatements = (checked: readonly CheckedStatement[]): CheckedStatement[] =>
  checked.filter(({ holds, isUsed }) => holds !== isUsed);

export function reportStatements(checked: readonly CheckedStatement[]): string {
  const lines = wrongStatements(checked).map(({ site, field, holds, why, title, text, dropped }) => {
    const reason = holds ? `refused (${dropped.join(', ')})` : `used (${why})`;
    return `${site} ${field}: ${reason}: ${title ? `${title}: ` : ''}${text}`;
  });
  const count = (site: string | null, holds: boolean): string => {
    const some = checked.filter((one) => one.holds === holds && (site === null || one.site === site));
    return `${some.filter(({ isUsed }) => isUsed).length}/${some.length}`;
  };
  const sites = [...new Set(checked.map(({ site }) => site))];
  const rows = [...sites, null].map((site) => [site ?? 'all', count(site, true), count(site, false)]);
  return [...lines, '', formatTable(['site', 'true ones used', 'false ones used'], rows)].join('\n');
}
