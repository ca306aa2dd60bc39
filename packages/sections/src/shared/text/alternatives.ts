/** The alternatives of a pattern, not those of groups in it. */
export function alternativesOf(pattern: string): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of pattern) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === '|' && depth === 0) found.push('');
    else found.push(`${found.pop() ?? ''}${sign}`);
  }
  return found;
}
