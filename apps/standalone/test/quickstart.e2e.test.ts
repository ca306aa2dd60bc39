import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BrandDetailResponse,
  ColorsSection,
  LogosSection,
  NorthstarSection,
  ThingsSection,
  WebSection,
} from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { shapeMismatches } from '../../../packages/contracts/test/shape.ts';
import { ANSWERS } from '../../../packages/contracts/test/specification.ts';
import { useCommands } from './quickstart-fixture.ts';

const { launch, launchBundled, newFolder } = useCommands();

/** The empty parts of a section. */
const emptyParts = (section: unknown): string[] =>
  Object.entries(section ?? { all: null }).flatMap(([name, part]) => (saysNothing(part) ? [name] : []));

const saysNothing = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.values(value).every(saysNothing));

describe('quickstart', () => {
  test('When it runs once on the included site, then the brand is in the file, and nothing is left running', async () => {
    const folder = newFolder();
    const out = join(folder, 'brand.json');

    const exporting = ['--export', 'dtcg,css,design-md'];
    const files = ['--out', out, ...exporting, '--data', join(folder, 'data')];
    const command = launch(['quickstart', '--once', '--port', '0', ...files]);

    expect({ code: await command.exit, err: command.output.stderr }).toMatchObject({ code: 0 });
    const body = JSON.parse(readFileSync(out, 'utf8'));
    expect(shapeMismatches(ANSWERS.BrandDetailResponse, body, '')).toEqual([]);
    const { data } = BrandDetailResponse.parse(body);
    expect(data).toMatchObject({ name: 'Tidelark', analysis_status: 'complete', has_overrides: false });
    const { analysis } = data;
    expect(ColorsSection.parse(analysis?.colors).primary_palette.map(({ hex }) => hex)).toContain('#0a5a72');
    expect(ThingsSection.parse(analysis?.things).description).toContain('tide and weather forecasting');

    const { stdout } = command.output;
    expect(stdout.split('\n').map((line) => line.replace(/\d+(\.\d)? s$/, 'n s'))).toEqual(
      expect.arrayContaining([
        'Loading Brandprint … n s',
        'Starting PostgreSQL …',
        'Starting PostgreSQL … n s',
        'Applying migrations … n s',
        expect.stringMatching(/^Starting the API on http:\/\/127\.0\.0\.1:\d+ … n s$/),
        'Tidelark is a made-up company. Its site came with Brandprint.',
        'crawl: done',
        `Exported css to ${join(folder, 'tidelark.css')}`,
        `The whole brand is in ${out}`,
      ]),
    );
    expect(stdout).toMatch(/Tidelark .* complete/);
    expect(stdout).not.toMatch(/bp_prod_|curl/);
    expect(stdout).not.toContain('\u001b');
    expect(readdirSync(join(folder, 'data')).sort()).toEqual([
      'assets',
      'postgres',
      'postgres.password',
      'secrets.key',
    ]);
    expect(existsSync(join(folder, 'data/postgres/postmaster.pid'))).toBe(false);

    expect(readdirSync(folder).sort()).toEqual([
      'DESIGN.md',
      'brand.json',
      'data',
      'tidelark.css',
      'tidelark.resolver.json',
    ]);
    expect(readFileSync(join(folder, 'tidelark.css'), 'utf8')).toContain('#0a5a72;');

    // What it is built with, except libraries: it uses none.
    const { web, ...sections } = analysis ?? {};
    for (const [name, section] of Object.entries(sections))
      expect({ [name]: emptyParts(section) }).toEqual({ [name]: [] });
    expect(emptyParts(LogosSection.parse(analysis?.logos).slots)).toEqual([]);
    expect(emptyParts(NorthstarSection.parse(analysis?.['northstart-statement']))).toEqual([]);
    const { accessibility, animation, design_tokens } = WebSection.parse(web);
    expect(emptyParts({ accessibility, design_tokens, notes: animation.notes })).toEqual([]);

    const keys = await launchBundled(['keys', 'list', '--data', join(folder, 'data')]);
    expect(await keys.exit).toBe(0);
    expect(keys.output.stdout).toMatch(/ revoked \S+ {2}quickstart\n$/);
    expect(keys.output.stdout).not.toContain('  active');
  });
});
