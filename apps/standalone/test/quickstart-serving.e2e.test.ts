import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BrandDetailResponse } from '@brandprint/contracts';
import { isAlive } from '@brandprint/embedded';
import { describe, expect, test } from '@jest/globals';
import { type Access, get, postgresOf, startGatedSite, useCommands } from './quickstart-fixture.ts';
import { HAS_TERMINAL } from './run-command.ts';

const { launch, launchInTerminal, launchBundled, newFolder } = useCommands();
/** One after another, as its user starts it. */
const folder = newFolder();

describe('quickstart', () => {
  test('When it serves, then its key opens the API, its folder is held, and Ctrl-C stops everything', async () => {
    const args = ['--port', '0', '--data', folder, '--stages', 'colors', '--max-pages', '1'];
    const command = launch(['quickstart', ...args]);
    await command.waitForOutput(/Press Ctrl-C to stop/);
    expect(command.output.stdout).toMatch(/API key {2}bp_prod_\w{36}\n/);
    const file = join(folder, 'quickstart.json');
    const access = JSON.parse(readFileSync(file, 'utf8')) as Access;

    expect(statSync(file).mode & 0o777).toBe(0o600);
    const brand = BrandDetailResponse.parse(await get(access, `/v1/api/brands/${access.brand_id}`)).data;
    expect(brand).toMatchObject({ requested_stages: ['colors'], resolved_stages: ['things', 'colors'] });

    const other = await launchBundled(['start', '--port', '0', '--data', folder]);
    expect(await other.exit).toBe(1);
    expect(other.output.stderr).toMatch(/^brandprint: .* in use by process \d+ \(quickstart\).*\n$/);

    const port = await launchBundled(['start', '--port', new URL(access.base_url).port, '--data', newFolder()]);
    expect(await port.exit).toBe(1);
    expect(port.output.stderr).toMatch(/^brandprint: .*port.*\n$/im);

    const postgres = postgresOf(folder);
    command.kill('SIGINT');
    expect(await command.exit).toBe(0);
    expect(existsSync(file)).toBe(false);
    expect(isAlive(postgres)).toBe(false);
  });

  const inTerminal = HAS_TERMINAL ? test : test.skip;
  inTerminal('When it runs in a terminal, then all of its output is for people, the log too', async () => {
    const site = await startGatedSite();
    site.open();
    const args = ['quickstart', site.authority, '--once', '--port', '0', '--data', folder, '--stages', 'colors'];
    const command = launchInTerminal(args, { EGRESS_ALLOW: site.authority, LOG_LEVEL: 'info' });

    expect({ code: await command.exit, err: command.output.stderr }).toEqual({ code: 0, err: '' });
    await site.stop();
    const { stdout } = command.output;
    expect(stdout).toContain('\u001b[');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal gets them
    const lines = stdout.replace(/\u001b\[[\d;]*[A-Za-z]/g, '').split(/\r?\n/);
    expect(lines).toContainEqual(expect.stringMatching(/^✓ Starting PostgreSQL {2}\d/));
    expect(lines).toContainEqual(expect.stringMatching(/^· Browser started \(version: /));
    expect(lines.filter((line) => line.startsWith('{'))).toEqual([]);
  });
});
