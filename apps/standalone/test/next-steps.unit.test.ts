import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { nextStepsOnce, nextStepsServing } from '../src/quickstart/next-steps.ts';
import { createTerminalStyle } from '../src/quickstart/terminal-style.ts';

const paint = createTerminalStyle(1);
const served = { baseUrl: 'http://127.0.0.1:3000', apiKey: 'bp_prod_abc', brandId: 'b-1', dataDir: '/data' };

/** Runs the commands in a shell: one line for each call of curl, with its arguments. */
function pasted(lines: readonly string[]): string[][] {
  const commands = lines.filter((line) => line.startsWith('  curl')).join('\n');
  const script = `curl() { for word in "$@"; do printf '%s\\t' "$word"; done; echo; }\n${commands}\n`;
  const output = execFileSync('sh', ['-c', script], { encoding: 'utf8' });
  return output
    .trim()
    .split('\n')
    .map((line) => line.trim().split('\t'));
}

describe('Next steps', () => {
  test('When the commands are pasted into a shell, then they call the running API with its key', () => {
    const bearer = ['-H', 'Authorization: Bearer bp_prod_abc'];

    const [brand, parse] = pasted(nextStepsServing(served, paint));

    expect(brand).toEqual([...bearer, 'http://127.0.0.1:3000/v1/api/brands/b-1']);
    expect(parse).toEqual([
      ...bearer,
      '-H',
      'Content-Type: application/json',
      '-d',
      '{"url": "https://your-site.example"}',
      'http://127.0.0.1:3000/v1/api/parse',
    ]);
  });

  test('When it is serving, then the docs and how to stop are named', () => {
    const text = nextStepsServing(served, paint).join('\n');

    expect(text).toContain('http://127.0.0.1:3000/docs');
    expect(text).toContain('npm run quickstart -- https://your-site.example');
    expect(text).toContain('Serving. Press Ctrl-C to stop. Data directory: /data');
  });

  test.each([
    ['was written', 'brand.json', /^The whole brand is in brand\.json$/m],
    ['was not written', undefined, /--out brand\.json$/m],
  ])('When it ended and the brand %s, then the lines say where it is or how to get it', (_, out, line) => {
    const text = nextStepsOnce(out, paint).join('\n');

    expect(text).toMatch(line);
    expect(text).toContain('npm run quickstart -- https://your-site.example --once');
    expect(text).not.toContain('curl');
  });
});
