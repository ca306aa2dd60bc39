import { readFileSync } from 'node:fs';
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
