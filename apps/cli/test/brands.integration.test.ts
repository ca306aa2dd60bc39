import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Brandprint } from '@brandprint/sdk';
import { describe, expect, test } from '@jest/globals';
import { useCommands } from './support/commands.ts';

const commands = useCommands();
const { cli } = commands;

describe('analyze', () => {
  test('When stdout is a pipe, then the result has no escape codes and progress is on stderr', async () => {
    const { code, stdout, stderr } = await cli(['analyze', 'pipe.example']);

    expect(code).toBe(0);
    expect(stdout + stderr).not.toContain('\u001b');
    expect(stdout).toMatch(/^Fennwick {2}https:\/\/pipe\.example\/ {2}complete\n/);
    expect(stdout).toContain('  Colours   #1f5c4d  Evergreen');
    expect(stderr).toMatch(/Analysing https:\/\/pipe\.example[\s\S]*crawl: done[\s\S]*Analysed in [\d.]+ s/);
  });

  test('When stdout is a terminal, then progress is redrawn and colours are painted', async () => {
    const { code, stdout, stderr } = await cli(['analyze', 'terminal.example'], { columns: 80 });

    expect(code).toBe(0);
    expect(stderr).toContain('\u001b[1A\u001b[2K');
    expect(stdout).toContain('\u001b[48;2;31;92;77m\u001b[38;5;244m▏    ▕\u001b[0m  #1f5c4d  Evergreen');
  });

  test('When --json is given, then stdout is the brand and stderr says nothing, also on a terminal', async () => {
    const { code, stdout, stderr } = await cli(['analyze', 'json.example', '--json', '--out', 'brand.json'], {
      columns: 80,
    });

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout).analysis.colors.primary_palette[0].hex).toBe('#1f5c4d');
    expect(JSON.parse(await readFile(join(commands.folder, 'brand.json'), 'utf8'))).toEqual(JSON.parse(stdout));
  });

  test('When the analysis fails, then the exit code is 2 and the reason is on stderr', async () => {
    commands.server.crawl = 'fail';

    const { code, stdout, stderr } = await cli(['analyze', 'fails.example', '--quiet']);

    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^error: The analysis of https:\/\/fails\.example\/ failed: The site has no pages\./);
  });

  test('When the analysis is not final in time, then the exit code is 5 and the hint says how to go on', async () => {
    commands.server.crawl = 'hang';

    const { code, stderr } = await cli(['analyze', 'slow.example', '--timeout', '0.05', '--json']);

    const { error } = JSON.parse(stderr);
    expect({ code, exit: error.exit_code }).toEqual({ code: 5, exit: 5 });
    expect(error.hint).toMatch(/^It goes on\. Wait for it: brandprint get [0-9a-f-]{36} --wait$/);
    expect(error.message).toBe('The analysis was not final within the time of --timeout');
    const [id = ''] = /[0-9a-f-]{36}/.exec(error.hint) ?? [];
    await new Brandprint({ baseUrl: commands.server.url, apiKey: commands.server.apiKey }).brands.cancel(id);
  });

  test('When the person presses Ctrl-C, then the analysis is cancelled and the exit code is 130', async () => {
    commands.server.crawl = 'hang';

    const { code, stdout, stderr } = await cli(['analyze', 'stopped.example'], { interruptAt: 'crawl: running' });

    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr).toContain('error: Interrupted. The analysis was cancelled');
    expect((await cli(['list', '--search', 'stopped', '--status', 'idle', '--json'])).stdout).toContain(
      'stopped.example',
    );
  });

  test('When --no-wait is given, then only the id is on stdout', async () => {
    const { code, stdout } = await cli([
      'analyze',
      'later.example',
      '--no-wait',
      '--max-pages',
      '2',
      '--stages',
      'colors',
    ]);

    expect(code).toBe(0);
    expect(stdout).toMatch(/^[0-9a-f-]{36}\n$/);
    const { stdout: waited } = await cli(['get', stdout.trim(), '--wait', '--json']);
    expect(JSON.parse(waited)).toEqual(
      expect.objectContaining({ analysis_status: 'complete', max_pages: 2, requested_stages: ['colors'] }),
    );
  });
});

describe('brands', () => {
  test('When a brand is named by its id, host or name, then it is found', async () => {
    for (const name of [commands.brandId, 'fennwick.example', 'https://fennwick.example/about', 'latest']) {
      const { code, stdout } = await cli(['get', name, '--json']);
      expect({ name, code, brand: JSON.parse(stdout).name }).toEqual({ name, code: 0, brand: 'Fennwick' });
    }
  });

  test('When the name of a brand is empty, then no command takes another one', async () => {
    const { code, stderr } = await cli(['section', 'patch', '', 'things', '{"name": "Acme"}']);

    expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringContaining('The name of the brand is empty') });
  });

  test('When a host is also a part of a newer one, then the exact one is found', async () => {
    const { id } = JSON.parse((await cli(['analyze', 'exact.example', '--json'])).stdout);
    await cli(['analyze', 'www.exact.example']);

    expect(JSON.parse((await cli(['get', 'exact.example', '--json'])).stdout).id).toBe(id);
  });

  test('When a brand is unknown, then the exit code is 6 and the hint names the list', async () => {
    for (const name of ['00000000-0000-4000-8000-000000000000', 'nobody']) {
      const { code, stderr } = await cli(['get', name]);
      expect({ name, code }).toEqual({ name, code: 6 });
      expect(stderr).toContain('hint: `brandprint list` shows');
    }
  });

  test('When brands are listed in a pipe, then every line is whole', async () => {
    const { stdout } = await cli(['ls', '--search', 'fennwick.example']);

    expect(stdout).toMatch(new RegExp(`^ID .*\\n${commands.brandId}  complete  .*  https://fennwick\\.example/\\n$`));
  });

  test('When a brand is opened, then the browser gets its book, its site or the reference', async () => {
    const [book] = (await cli(['open', commands.brandId])).opened;

    expect(await readFile(book ?? '', 'utf8')).toContain('Fennwick');
    expect((await cli(['open', commands.brandId, '--site'])).opened).toEqual(['https://fennwick.example/']);
    expect((await cli(['open', commands.brandId, '--docs'])).opened).toEqual([`${commands.server.url}/docs`]);
  });
});

describe('sections', () => {
  test('When a section is patched, replaced and reverted, then the history has each edit', async () => {
    const section = async (...argv: string[]) => JSON.parse((await cli(['section', ...argv, '--json'])).stdout);
    const original = await section('get', commands.brandId, 'things');

    const patched = await section('patch', commands.brandId, 'things', '{"name": "Acme"}', '--if-match', original.etag);
    await writeFile(join(commands.folder, 'things.json'), JSON.stringify({ name: 'Other' }));
    const replaced = await section('set', commands.brandId, 'things', 'things.json');
    const reverted = await section('revert', commands.brandId, 'things');

    expect(patched).toEqual(expect.objectContaining({ data: { ...original.data, name: 'Acme' } }));
    expect(replaced.data).toEqual({ name: 'Other' });
    expect(reverted.data).toEqual(original.data);
    const { stdout } = await cli(['history', commands.brandId, '--section', 'things']);
    expect(stdout.match(/revert|replace|patch/g)).toEqual(['revert', 'replace', 'patch']);
  });

  test('When the ETag is outdated, then the edit is refused with 6; when the data is no object, with 3', async () => {
    const late = await cli(['section', 'patch', commands.brandId, 'tone', '-', '--if-match', '"old"'], {
      stdin: '{"a": 1}',
    });
    const wrong = await cli(['section', 'set', commands.brandId, 'tone', '-'], { stdin: '[1]' });

    expect([late.code, wrong.code]).toEqual([6, 3]);
    expect(wrong.stderr).toContain('Stdin must be a JSON object\nhint: ');
    expect(late.stderr).toContain('hint: Somebody else has edited it.');
  });
});

describe('export', () => {
  test('When a format is exported, then it is on stdout or in the file', async () => {
    const { stdout } = await cli(['export', commands.brandId, 'css', '--prefix', 'acme']);
    const saved = await cli(['export', commands.brandId, 'css', '--prefix', 'acme', '--out', 'files/']);

    expect(stdout).toContain('--acme-color-primary: #1f5c4d');
    expect(await readFile(saved.stdout.trim(), 'utf8')).toBe(stdout);
  });

  test('When the file cannot be written, then the error says which and why', async () => {
    await writeFile(join(commands.folder, 'taken'), '');

    const { code, stderr } = await cli(['export', commands.brandId, 'css', '--out', 'taken/brand.css']);

    expect({ code, stderr }).toEqual({
      code: 3,
      stderr: expect.stringMatching(/^error: Cannot write taken\/brand\.css: E/),
    });
  });

  test('When no format is given or it is unknown, then the formats are named', async () => {
    expect((await cli(['export', commands.brandId])).stdout).toMatch(/\ndtcg .*\ncss /);
    expect(await cli(['export', commands.brandId, 'docx'])).toEqual(
      expect.objectContaining({ code: 3, stderr: expect.stringContaining('hint: Use dtcg, css, ') }),
    );
  });

  test('When a file is no text, then a terminal does not get it', async () => {
    expect(await cli(['export', commands.brandId, 'palette'], { columns: 80 })).toEqual(
      expect.objectContaining({ code: 3, stdout: '', stderr: expect.stringContaining('Add --out ') }),
    );
  });
});

describe('check', () => {
  test('When a style sheet has foreign colours, then each is found with its line and the exit code is 1', async () => {
    await writeFile(join(commands.folder, 'a.css'), 'a { color: #1f5c4d }\nb { color: #ff6347; background: white }\n');

    const { code, stdout } = await cli(['check', 'a.css', '--brand', commands.brandId]);

    expect(code).toBe(1);
    expect(stdout).toMatch(/^a\.css:2: #ff6347 is not a colour of the brand\. The nearest is /);
    expect(stdout).toContain('a.css:2: #ff6347 on white has a contrast of 2.');
  });

  test('When files are in the brand, then nothing is on stdout and the exit code is 0', async () => {
    await writeFile(join(commands.folder, 'b.css'), 'a { color: #1f5c4d }');

    const { code, stdout, stderr } = await cli(['check', 'b.css', '-', '--kind', 'colors'], {
      stdin: '{"a": {"$type": "color", "$value": "#1f5c4d"}}',
      env: { BRANDPRINT_BRAND: 'fennwick.example' },
    });

    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Nothing found in 2 files against Fennwick.\n',
    });
  });

  test('When a text is not in the voice of the brand, then the findings are JSON', async () => {
    const { code, stdout } = await cli(['check', '-', '--brand', commands.brandId, '--json'], { stdin: 'Buy now!\n' });

    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual([
      expect.objectContaining({
        file: '-',
        kind: 'copy',
        findings: [expect.objectContaining({ rule: 'avoided-habit', line: 1 })],
      }),
    ]);
  });

  test('When design tokens do not parse, then the exit code is 3; with a byte order mark or without colours it is 0', async () => {
    await writeFile(join(commands.folder, 'broken.json'), '{"a": ');
    await writeFile(join(commands.folder, 'empty.tokens'), '\ufeff{}');

    const broken = await cli(['check', 'broken.json', '--brand', commands.brandId]);
    const empty = await cli(['check', 'empty.tokens', '--brand', commands.brandId]);

    const piped = await cli(['check', '-', '--brand', commands.brandId], { stdin: '{"a": ' });

    for (const { code, stderr } of [broken, piped]) {
      expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringMatching(/is not JSON: .*\nhint: Correct it/) });
    }
    expect(empty).toEqual(
      expect.objectContaining({ code: 0, stderr: expect.stringContaining('No colours were found in empty.tokens.') }),
    );
  });

  test('When the brand or the file is missing, then the exit code is 3', async () => {
    expect((await cli(['check', 'a.css'])).code).toBe(3);
    expect((await cli(['check', 'nowhere.css', '--brand', commands.brandId])).stderr).toContain(
      'there is no such file\nhint: Paths begin at the current folder',
    );
  });
});
