import type { Command } from '@brandprint/harness/command';

const WIDTH = 110;

export const describeCommands = (commands: readonly Command[]): string =>
  ['Usage: npm run bench -- NAME [options]', ...commands.map(describeCommand)].join('\n\n');

export function describeCommand({ name, description, options }: Command): string {
  const rows = Object.entries(options).map(([option, { placeholder, multiple, help }]) => ({
    syntax: `--${option}${placeholder === '' ? '' : ` ${placeholder}`}${multiple ? ' …' : ''}`,
    help,
  }));
  const width = Math.max(...rows.map(({ syntax }) => syntax.length));
  return [
    `npm run bench -- ${name} [options]`,
    wrap(description, WIDTH - 2).replaceAll(/^/gm, '  '),
    ...rows.map(({ syntax, help }) => `    ${syntax.padEnd(width)}  ${help}`),
  ].join('\n');
}

/** Breaks lines between words. */
const wrap = (text: string, width: number): string =>
  text.replaceAll(new RegExp(`(.{1,${width}})(?: |$)`, 'g'), '$1\n').trimEnd();
