import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { useCommands } from './quickstart-fixture.ts';

const { launchBundled, newFolder } = useCommands();

describe('quickstart', () => {
  test('When the site cannot be reached, then the exit code says so, and the reason and what to do are printed', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const authority = `127.0.0.1:${(closed.address() as AddressInfo).port}`;
    closed.close();
    await once(closed, 'close');

    const args = ['quickstart', authority, '--once', '--port', '0', '--data', newFolder()];
    const command = await launchBundled(args, { EGRESS_ALLOW: authority });

    expect(await command.exit).toBe(1);
    expect(command.output.stdout).toMatch(/failed[\s\S]*The site could not be reached\./);
    expect(command.output.stdout).toMatch(new RegExp(`try again:\n  npm run quickstart -- \\S*${authority}/ --once\n`));
    expect(command.output.stdout).not.toContain('Analyse your own site');
  });

  test.each([
    [
      'no browser',
      ['--once'],
      { PUPPETEER_EXECUTABLE_PATH: '/nowhere/chrome', BRANDPRINT_BROWSER: '' },
      1,
      /PUPPETEER_EXECUTABLE_PATH: \/nowhere\/chrome is not an executable file/,
    ],
    ['a bad URL', ['ftp://example.com'], {}, 2, /not a website URL/],
    ['nowhere to write', ['--out', '/nowhere/brand.json'], {}, 1, /--out: \/nowhere/],
    ['a database that is down', [], { DATABASE_URL: 'postgres://a:b@127.0.0.1:9/c' }, 1, /DATABASE_URL/],
    ['a bad setting', [], { LOG_LEVEL: 'loud' }, 1, /LOG_LEVEL/],
    [
      'one of an app',
      [],
      { CRAWL_CONCURRENCY: 'some', EVENTS_KEPT_DAYS: '0' },
      1,
      /CRAWL_CONCURRENCY: .*EVENTS_KEPT_DAYS: /,
    ],
  ])('When there is %s, then one line says so', async (_, args, env, code, line) => {
    const command = await launchBundled(['quickstart', ...args, '--port', '0', '--data', newFolder()], env);

    expect(await command.exit).toBe(code);
    const [first = '', ...more] = command.output.stderr.trimEnd().split('\n');
    expect(first).toMatch(/^brandprint: /);
    expect(first).toMatch(line);
    expect(more[0] ?? 'Usage:').toBe('Usage:');
  });
});
