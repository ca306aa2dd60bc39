import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeSettings } from '@brandprint/platform';
import { expect, test } from '@jest/globals';
import { SETTINGS } from '../src/env.ts';
import { TOOLS } from '../src/tools/index.ts';

const guide = readFileSync(new URL('../../../docs/mcp.md', import.meta.url), 'utf8');

test('When the server has a tool, then the guide names it, and no other', () => {
  const named = [...guide.matchAll(/^\| `([a-z]+_[a-z]+)` \|/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(TOOLS.map(({ name }) => name).sort());
});

test('When the server has a setting, then the guide has its name, default and description', () => {
  const rows = describeSettings(SETTINGS).map(({ name, default: text, description, secret }) =>
    [
      `| \`${name}\``,
      text === undefined ? '–' : `\`${text}\``,
      `${description}${secret ? ' · **secret**' : ''} |`,
    ].join(' | '),
  );
  for (const row of rows) expect(guide).toContain(row);
});

test('When an argument is wrong, then the usage is shown and the exit code is 2', () => {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const args = ['--import', import.meta.resolve('tsx'), main, '--http', '70000'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toMatch(/^brandprint: --http needs a port, not "70000"\nUsage: /);
  expect(status).toBe(2);
});
