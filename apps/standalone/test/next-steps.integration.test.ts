import { execFileSync } from 'node:child_process';
import { createTerminalStyle } from '@brandprint/terminal';
import { describe, expect, test } from '@jest/globals';
import { nextStepsOnce, nextStepsServing } from '../src/quickstart/next-steps.ts';
import { type Outcome, outcomeSteps } from '../src/quickstart/outcome-steps.ts';

const paint = createTerminalStyle(1);
const served = { baseUrl: 'http://127.0.0.1:3000', apiKey: 'bp_prod_abc', brandId: 'b-1', dataDir: '/data' };

/** What a shell makes of the commands in the lines: a line for each call of curl, with its arguments. */
function pasted(lines: readonly string[]): string[][] {
  const commands = lines.filter((line) => line.startsWith('  curl')).join('\n');
  const script = `curl() { for word in "$@"; do printf '%s\\t' "$word"; done; echo; }\n${commands}\n`;
  const output = execFileSync('sh', ['-c', script], { encoding: 'utf8' });
  return output
    .trim()
    .split('\n')
    .map((line) => line.trim().split('\t'));
}

describe('What to do next', () => {
  test('When the commands are pasted into a shell, then they call the API that serves, with its key', () => {
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

  test('When it serves, then the documentation and how to stop are named', () => {
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

describe('What to do about an analysis', () => {
  const complete: Outcome = {
    brand: { analysis_status: 'complete', requested_stages: ['colors'], analysis: { colors: null } as never },
    url: "https://shop.example:8443/?a=1&b=it's",
    once: true,
    robotsRefused: false,
  };
  const failed: Outcome = { ...complete, brand: { ...complete.brand, analysis_status: 'failed' } };
  const cancelled: Outcome = { ...complete, brand: { ...complete.brand, analysis_status: 'idle' } };
  const linesOf = (outcome: Outcome) => nextStepsOnce(undefined, paint, outcomeSteps(outcome));

  /** What npm would be run with if the first command were pasted into a shell: its setting and its arguments. */
  const run = (outcome: Outcome): string[] => {
    const text = linesOf(outcome).join('\n');
    const command = text.slice(text.indexOf('  '), text.indexOf('\n\n'));
    const npm = `npm() { printf '%s\n' "$ROBOTS_IGNORE_HOSTS" "$@"; }`;
    return execFileSync('sh', ['-c', `${npm}\n${command}`], { encoding: 'utf8' })
      .trimEnd()
      .split('\n');
  };

  test('When all of it is there, then nothing is to be done about it', () => {
    expect(outcomeSteps(complete)).toEqual([]);
  });

  test.each([
    ['failed', failed, ['', 'run', 'quickstart', '--', complete.url, '--once']],
    ['was cancelled', cancelled, ['', 'run', 'quickstart', '--', complete.url, '--once']],
    [
      'was refused by robots.txt',
      { ...failed, robotsRefused: true },
      ['shop.example:8443', 'run', 'quickstart', '--', complete.url, '--once'],
    ],
    [
      'lacks sections',
      { ...complete, brand: { ...complete.brand, requested_stages: ['colors', 'tone', 'web'] } },
      ['', 'run', 'quickstart', '--', complete.url, '--once', '--stages', 'tone,web'],
    ],
    ['of the bundled site failed', { ...failed, url: undefined }, ['', 'run', 'quickstart', '--', '--once']],
  ])('When it %s, then the command for that can be pasted, in place of the usual ones', (_, outcome, words) => {
    expect(run(outcome)).toEqual(words);
    expect(linesOf(outcome).join('\n')).not.toContain('your-site');
  });

  test('When robots.txt refused it, then it is said whose sites the command is for', () => {
    const outcome = { ...failed, robotsRefused: true, once: false };
    const text = nextStepsServing(served, paint, outcomeSteps(outcome)).join('\n');
    expect(text).toMatch(
      /^If you own the site, .*\(after Ctrl-C\):\n {2}ROBOTS_IGNORE_HOSTS=shop\.example:8443 npm run/m,
    );
    expect(text).toContain('Serving.');
  });
});
